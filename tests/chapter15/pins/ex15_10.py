"""What the checks of 15.10 are always tried on."""

from grader.checks import pin, pins

from ..shared import melons

DECAYS = (0.0, 0.25, 0.5, 0.75, 1.0)


def _rows(labels, **columns):
    names = list(columns)
    return {
        "rows": [
            {"编号": k + 1, **dict(zip(names, cells, strict=True)), "好瓜": label}
            for k, (label, *cells) in enumerate(zip(labels, *columns.values(), strict=True))
        ],
        "values": {name: sorted(set(cells)) for name, cells in columns.items()},
    }


ONE = _rows(["是"], a="x")
ALL_GOOD = _rows(["是"] * 3, a="xyz")
XOR = _rows(["是", "否", "否", "是"], x="yyxx", y="yxyx")
SAME = _rows(["是", "否", "是", "是"], 甲=["甲", "甲", "1", "1"], b=["1", "甲", "1", "甲"])
LONE = _rows(["否"] * 18 + ["是"], **{f"c{j}": [str(int(j == k)) for k in range(19)] for j in range(18)})
"""Whose only positive needs a rule of 18 literals."""
PARITY = _rows(
    [("否", "是")[bin(k).count("1") % 2] for k in range(128)],
    **{f"b{j}": [str(k >> j & 1) for k in range(128)] for j in range(7)},
)
"""Whose positives need a rule each."""
XOR_AND_CONSTANT = _rows(["是", "否", "否", "是"], k="aaaa", x="yyxx", y="yxyx")
NEARLY_EQUAL = _rows(["是", "是", "否", "否", "否"], a="xyyxz", b="uvuvu")
"""With slightly rising weights a = y is better than a = x by 2e-7."""
HUB = _rows(["是"] * 8 + ["否"], **{f"a{j}": ["1"] + [str(int(j == k)) for k in range(7)] + ["0"] for j in range(7)})
"""Every rule covers the first positive again, seven times in all."""
XOR_TURNED = {**XOR, "values": {"y": ["y", "x"], "x": ["y", "x"]}}
XOR_EXCHANGED = _rows(["否", "是", "是", "否"], x="yyxx", y="yxyx")
"""The same samples and other candidates first; the same candidates and other labels."""
SPECIAL = (XOR_TURNED, XOR_EXCHANGED, ONE, ALL_GOOD, XOR, XOR_AND_CONSTANT, SAME, LONE)

weights = [
    *pins(
        "special",
        '24 inputs, from rows of 4 entries; y = ["y", "x"]; decay = 0; seed = 3 to rows of 19 entries; c0 = ["0", "1"]; decay = 1; seed = 3',
        [
            {"data": data, "decay": decay, "seed": 3, "picks": picks}
            for data in SPECIAL
            for decay, picks in ((0.0, []), (0.123456, [0]), (1.0, [1, 1] + [1, 1] * 50))
        ],
    ),
    pin(
        "melons",
        'rows of 17 entries; 色泽 = ["青绿", "乌黑", "浅白"]; decay = 0.8765; seed = 1',
        data=melons(),
        decay=0.87654321,
        seed=1,
        picks=[0] * 13,
    ),
]
learn_rule = [
    *pins(
        "special",
        "27 inputs, from rows of 4 entries; seed = -1; scale = 1 to rows of 17 entries; seed = 1; scale = 6.104e-5; numbers down to 6e-5",
        [
            {"case": {"data": data, "seed": seed, "scale": scale}}
            for data in (*SPECIAL, melons())
            for seed, scale in ((-1, 1.0), (0, 1.0), (1, 2.0**-14))
        ],
    ),
    pin(
        "case of 2", "rows of 5 entries; seed = -2; scale = 0.5", case={"data": NEARLY_EQUAL, "seed": -2, "scale": 0.5}
    ),
]
covering = [
    *pins(
        "special",
        "24 inputs, from rows of 4 entries; decay = 0 to rows of 19 entries; decay = 1",
        [{"case": {"data": data, "decay": decay}} for data in SPECIAL for decay in (0.0, 0.5, 1.0)],
    ),
    pin("case of 2", "rows of 128 entries; decay = 0.5", case={"data": PARITY, "decay": 0.5}),
    *pins(
        "decays",
        "5 inputs, from rows of 9 entries; decay = 0 to rows of 9 entries; decay = 1",
        [{"case": {"data": HUB, "decay": decay}} for decay in DECAYS],
    ),
    pin("case of 2, 2", "rows of 17 entries; decay = 0.75", case={"data": melons(), "decay": 0.75}),
    pin("case of 2, 3", "rows of one entry; decay = 0.5", case={"data": _rows(["否"], a="x"), "decay": 0.5}),
    pin(
        "case of 2, 4", "rows is empty; decay = 0.5", case={"data": {"rows": [], "values": {"a": ["x"]}}, "decay": 0.5}
    ),
]
no_decay = [
    *pins(
        "special",
        '8 inputs, from rows of 4 entries; y = ["y", "x"] to rows of 19 entries; c0 = ["0", "1"]',
        [{"data": data} for data in SPECIAL],
    ),
    pin("melons", 'rows of 17 entries; 色泽 = ["青绿", "乌黑", "浅白"]', data=melons()),
]
