"""What the checks of 15.2 are always tried on."""

from grader.checks import pin, pins


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
SINGLE = _rows(["是", "否"], a="xy")
NO_NEGATIVE = _rows(["是"] * 3, a="xyx", b="yxx")
TWINS = _rows(["是", "否", "否"], a="xxy", b="yyy")
APART = _rows(["否", "是", "否", "是"], x="xyxy", y="xyyx")
WIDE = _rows(["否"] * 52 + ["是"], **{f"c{j}": [str(int(j == k)) for k in range(53)] for j in range(52)})
"""Of whose 52 literals none may go: each negative agrees in all but one."""
LOOSE = _rows(["是", "否"], **{f"c{j}": "10" if j % 50 else "12" for j in range(110)})
"""Of 110 literals all but one go."""
PARITY = _rows(
    [("否", "是")[bin(k).count("1") % 2] for k in range(128)],
    **{f"b{j}": [str(k >> j & 1) for k in range(128)] for j in range(7)},
)
SPECIAL = (ONE, SINGLE, NO_NEGATIVE, APART, WIDE, LOOSE)
MANY = [(f"a{k}", "=", f"v{k % 3}") for k in range(120)]
MANY_OTHER = [(f"a{k}", "=", f"v{k % 2}") for k in reversed(range(120))]

safe_deletions = pins(
    "twins",
    '24 inputs, from rows of one entry; a = ["x"]; pick = 0; dropped is empty to rows of one entry; a = ["x"]; pick = 0; dropped = [0]',
    [
        {"data": data, "pick": pick, "dropped": dropped, "turn": turn}
        for data in (*SPECIAL, TWINS, {"rows": [*ONE["rows"]], "values": {"a": ["x"]}})
        for pick, dropped, turn in ((0, [], 0), (1, [], 1), (0, [0], 0))
    ],
)
generalise = [
    *pins(
        "special",
        '12 inputs, from rows of one entry; a = ["x"]; pick = 0; turn = 0 to rows of 2 entries; c0 = ["1", "2"]; pick = 1; turn = 2',
        [{"data": data, "pick": pick, "turn": turn} for data in SPECIAL for pick, turn in ((0, 0), (1, 2))],
    ),
    pin("twins", 'rows of 3 entries; a = ["x", "y"]; pick = 0; turn = 0', data=TWINS, pick=0, turn=0),
]
bottom_up = [
    *pins(
        "special",
        '6 inputs, from rows of one entry; a = ["x"] to rows of 2 entries; c0 = ["1", "2"]',
        [{"data": data} for data in SPECIAL],
    ),
    pin("parity", "Whose positives need a rule each", data=PARITY),
    pin("rows", 'rows of one entry; a = ["x"]', data=_rows(["否"], a="x")),
    pin("data of 0", 'rows is empty; a = ["x"]', data={"rows": [], "values": {"a": ["x"]}}),
    *pins(
        "rows",
        "The same samples, and the attributes in two orders",
        [
            {"data": {**_rows("是否", a="xy", b="uv"), "values": {name: sorted(domains[name]) for name in order}}}
            for domains in [{"a": "xy", "b": "uv"}]
            for order in ("ab", "ba")
        ],
    ),
]
lgg = [
    pin("pair of 2", "pair 2 × 0", pair=([], [])),
    pin("pair of 2, 2", "pair of 2 entries", pair=([("a", "=", "x")], [])),
    pin("pair of 2, 3", "pair of 2 entries", pair=(MANY, MANY_OTHER)),
    pin("pair of 2, 4", "pair of 2 entries", pair=(MANY, MANY)),
    pin(
        "pair of 2, 5",
        "pair of 2 entries",
        pair=([("甲", "=", "甲"), ("1", "=", "1")], [("1", "=", "10"), ("甲", "=", "甲")]),
    ),
    pin(
        "pair of 2, 6",
        "pair of 2 entries",
        pair=([("甲", "=", "=乙"), ("1", "=", "1")], [("1", "=", "1"), ("甲=", "=", "乙")]),
    ),
    pin(
        "pair of 2, 7",
        "pair of 2 entries",
        pair=([("1", "=", "11"), ("a", "=", "x=y")], [("11", "=", "1"), ("a=x", "=", "y")]),
    ),
]
