"""What the checks of 15.1 are always tried on."""

from grader.checks import pin, pins

from ..shared import noisy


def _rows(labels, **columns):
    names = list(columns)
    return {
        "rows": [
            {"编号": k + 1, **dict(zip(names, cells, strict=True)), "好瓜": label}
            for k, (label, *cells) in enumerate(zip(labels, *columns.values(), strict=True))
        ],
        "values": {name: sorted(set(cells)) for name, cells in columns.items()},
    }


ONE = _rows(["是"], a="x", b="y")
ONE_BAD = _rows(["否"], a="x")
TWINS = _rows(["是", "否"], a="xx", b="yy")
SOME_TWINS = _rows(["是", "是", "否", "否", "是"], a="xyyxx", b="uuuuv")
ALL_GOOD = _rows(["是"] * 3, a="xyz")
ACCURACY_NOT_SIZE = _rows(["是"] * 6 + ["否"], a="xxxxxyx", b="uuuuuuv", c="pqqqqpq")
SURE_BUT_SMALL = _rows(["是"] * 6 + ["否"] * 3, a="xxxxxyxzz", b="vvvvvuvvv")
SAME_CELLS_APART = _rows(["是", "否", "是"], a="xxy", b="xyx")
XOR = _rows(["是", "否", "否", "是"], x="yyxx", y="yxyx")
XOR_AND_CONSTANT = _rows(["是", "否", "否", "是"], k="aaaa", x="yyxx", y="yxyx")
"""k = a is as accurate as any literal and covers more, but excludes nothing."""
NEARLY_AS_ACCURATE = _rows(
    ["是"] * 74 + ["否"] * 76, a="x" * 73 + "y" + "x" * 72 + "y" * 4, b="u" * 74 + "v" * 3 + "u" * 73
)
SPECIAL = (ONE, TWINS, SOME_TWINS, ALL_GOOD, ACCURACY_NOT_SIZE, SURE_BUT_SMALL, SAME_CELLS_APART, XOR, XOR_AND_CONSTANT)
NOT_X = _rows("否否是是是是", a="xxyyzz", b="uvuvuv")
NOT_X_TURNED = {**NOT_X, "values": {"b": ["v", "u"], "a": ["z", "y", "x"]}}
"""The same samples, of which a != x is true; y and z are equally good."""
SAME_ROWS = [{"data": data, "negation": negation} for data in (NOT_X, NOT_X_TURNED) for negation in (True, False)]
PARITY = _rows(
    [("否", "是")[bin(k).count("1") % 2] for k in range(128)],
    **{f"b{j}": [str(k >> j & 1) for k in range(128)] for j in range(7)},
)
NARROW = _rows(["否"] * 52 + ["是"], **{f"c{j}": [str(int(j == k)) for k in range(53)] for j in range(52)})
HARD = (
    (10, False, 12),
    (10, True, 12),
    (10, False, 5),
    (13, True, 3),
    (13, True, 2),
    (15, True, 5),
    (19, False, 3),
    (27, True, 2),
    (27, True, 4),
    (27, True, 12),
    (49, False, 2),
    (49, True, 3),
    (166, True, 12),
)
SAME_COVERAGE = (
    (_rows("否否是否是", a0="yxxxy", a1="yyyxy", a2="xyxxy", a3="xxxyx"), False, 2),
    (_rows("否否是否否", a0="yxyyx", a1="xyyyx", a2="yxyxy", a3="xyyyx"), True, 2),
    (_rows("是否否是否", a0="xxxxy", a1="yyxyy", a2="yyxxx", a3="yxyxy"), True, 3),
    (_rows("是否否是是", a0="xyxyx", a1="xyxyy", a2="yxyyx", a3="yyxyx"), True, 4),
)
RUN_TOGETHER = _rows(
    "否是否否是", a=["x", "x", "xx", "xx", "xx"], b=["z", "z", "z", "y", "z"], xb=["y", "z", "z", "y", "y"]
)

candidates_and_counts = [
    *pins(
        "one",
        '22 inputs, from rows of one entry; a = ["x"]; negation is True; picks is empty to rows of 4 entries; k = ["a"]; negation is True; picks = [1, 2]',
        [
            {"data": one, "negation": True, "picks": picks, "times": 60}
            for one in (ONE, ONE_BAD, *SPECIAL)
            for picks in ([], [1, 2])
        ],
    ),
    pin(
        "data of 0 times 1",
        'rows is empty; a = ["x", "y"]; negation is True; picks = [0]',
        data={"rows": [], "values": {"a": ["x", "y"]}},
        negation=True,
        picks=[0],
        times=1,
    ),
    pin(
        "no picks",
        'rows is empty; a0 = ["x", "y"]; negation is False; picks is empty',
        data={"rows": [], "values": {f"a{k}": ["x", "y"] for k in range(120)}},
        negation=False,
        picks=[],
        times=1,
    ),
    pin(
        "xor",
        'rows of 4 entries; x = ["x", "y"]; negation is False; picks = [0, 2]',
        data=XOR,
        negation=False,
        picks=[0, 2],
        times=1,
    ),
]
best_literal = [
    *pins(
        "special",
        '18 inputs, from rows of one entry; a = ["x"]; negation is False; depth = 0 to rows of 4 entries; k = ["a"]; negation is True; depth = 0',
        [
            {"data": one, "negation": negation, "depth": 0, "pick": 0, "times": 1}
            for one in SPECIAL
            for negation in (False, True)
        ],
    ),
    pin(
        "one bad",
        'rows of one entry; a = ["x"]; negation is True; depth = 0',
        data=ONE_BAD,
        negation=True,
        depth=0,
        pick=0,
        times=1,
    ),
    *pins(
        "narrow",
        "Whose only positive needs a rule of 52 literals",
        [
            {"data": NARROW, "negation": False, "depth": depth, "pick": 3, "times": times}
            for depth, times in ((2, 1), (4, 30))
        ],
    ),
    pin(
        "xor",
        'rows of 4 entries; x = ["x", "y"]; negation is True; depth = 1',
        data=XOR,
        negation=True,
        depth=1,
        pick=0,
        times=1,
    ),
    pin(
        "nearly as accurate",
        "a = x covers 73 and 72, b = u 74 and 73: the accuracies differ by less than 5e-5",
        data=NEARLY_AS_ACCURATE,
        negation=False,
        depth=0,
        pick=0,
        times=1,
    ),
    pin(
        "nearly as accurate, 2",
        "a = x covers 73 and 72, b = u 74 and 73: the accuracies differ by less than 5e-5",
        data=NEARLY_AS_ACCURATE,
        negation=True,
        depth=0,
        pick=0,
        times=1,
    ),
    pin(
        "noisy 13",
        'rows of 26 entries; a0 = ["v0", "v1", "v2"]; negation is True; depth = 2',
        data=noisy(13),
        negation=True,
        depth=2,
        pick=7,
        times=1,
    ),
    *pins(
        "same rows",
        '4 inputs, from rows of 6 entries; a = ["x", "y", "z"]; negation is True; depth = 0 to rows of 6 entries; b = ["v", "u"]; negation is False; depth = 0',
        [{**one, "depth": 0, "pick": 0, "times": 1} for one in SAME_ROWS],
    ),
]
learn_rule = [
    *pins(
        "special",
        '18 inputs, from rows of one entry; a = ["x"]; negation is False to rows of 4 entries; k = ["a"]; negation is True',
        [{"data": one, "negation": negation} for one in (*SPECIAL,) for negation in (False, True)],
    ),
    pin("narrow", "Whose only positive needs a rule of 52 literals", data=NARROW, negation=False),
    *pins(
        "same rows",
        '4 inputs, from rows of 6 entries; a = ["x", "y", "z"]; negation is True to rows of 6 entries; b = ["v", "u"]; negation is False',
        SAME_ROWS,
    ),
]
sequential_covering = [
    *pins(
        "one bad",
        '20 inputs, from rows of one entry; a = ["x"]; negation is False to rows of one entry; a = ["x"]; negation is True',
        [{"data": one, "negation": negation} for one in (*SPECIAL, ONE_BAD) for negation in (False, True)],
    ),
    pin("parity", "Whose positives need a rule each, of seven literals", data=PARITY, negation=False),
    pin(
        "data of 0",
        'rows is empty; a = ["x"]; negation is False',
        data={"rows": [], "values": {"a": ["x"]}},
        negation=False,
    ),
    *pins(
        "same rows",
        '4 inputs, from rows of 6 entries; a = ["x", "y", "z"]; negation is True to rows of 6 entries; b = ["v", "u"]; negation is False',
        SAME_ROWS,
    ),
]
beam = [
    *pins(
        "one",
        '24 inputs, from rows of one entry; a = ["x"]; negation is False; width = 1 to rows of 4 entries; k = ["a"]; negation is True; width = 3',
        [
            {"data": one, "negation": negation, "width": width}
            for one in (ONE, ALL_GOOD, ACCURACY_NOT_SIZE, SURE_BUT_SMALL, XOR, XOR_AND_CONSTANT)
            for negation in (False, True)
            for width in (1, 3)
        ],
    ),
    *pins(
        "hard",
        "Where the width matters, and rules of the same literals come in several ways",
        [{"data": noisy(seed), "negation": negation, "width": width} for seed, negation, width in HARD],
    ),
    *pins(
        "same coverage",
        "Where rules of different literals cover the same samples, and each takes a place in the beam",
        [{"data": data, "negation": negation, "width": width} for data, negation, width in SAME_COVERAGE],
    ),
    pin(
        "run together",
        "Where a=x with xb=y, and a=xx with b=y, are the same text when run together",
        data=RUN_TOGETHER,
        negation=False,
        width=2,
    ),
    pin(
        "run together, 2",
        "Where a=x with xb=y, and a=xx with b=y, are the same text when run together",
        data=RUN_TOGETHER,
        negation=False,
        width=3,
    ),
    *pins(
        "same rows",
        '4 inputs, from rows of 6 entries; a = ["x", "y", "z"]; negation is True; width = 2 to rows of 6 entries; b = ["v", "u"]; negation is False; width = 2',
        [{**one, "width": 2} for one in SAME_ROWS],
    ),
    pin("narrow", "Whose only positive needs a rule of 52 literals", data=NARROW, negation=False, width=1),
    pin("xor", 'rows of 4 entries; x = ["x", "y"]; negation is True; width = 12', data=XOR, negation=True, width=12),
]
