"""What the checks of 15.3 are always tried on."""

import numpy as np

from grader.checks import pin, pins

from ..shared import covers, melons, plant


def flipped(seed, count=80, rules=3, length=2, share=0.1, levels=3, width=6) -> dict:
    """Rows labelled by planted rules of some literals each, and a share of the labels wrong."""
    rng = np.random.default_rng(seed)
    values = {f"a{j}": [f"v{k}" for k in range(levels)] for j in range(width)}
    bodies = [
        [(f"a{j}", "=", f"v{rng.integers(levels)}") for j in rng.choice(width, length, replace=False)]
        for _ in range(rules)
    ]
    rows = []
    for place in range(count):
        row = {one: f"v{rng.integers(levels)}" for one in values}
        good = any(covers(body, row) for body in bodies) != (rng.random() < share)
        rows.append({"编号": place + 1, **row, "好瓜": "是" if good else "否"})
    return {"rows": rows, "values": values}


def table(labels, **columns):
    names = list(columns)
    return {
        "rows": [
            {"编号": k + 1, **dict(zip(names, cells, strict=True)), "好瓜": label}
            for k, (label, *cells) in enumerate(zip(labels, *columns.values(), strict=True))
        ],
        "values": {name: sorted(set(cells)) for name, cells in columns.items()},
    }


NO_ROWS = {"rows": [], "values": {"a": ["x", "y"]}}
ONE = table("是", a="x")
BAD = table("否否否否", a="xxyy")
GOOD = table("是" * 7, a="xxyyxyx")
TWO_OF_EACH = table("是是否否", a="xxyy")
"""Nothing to prune by."""
TWINS = table("是否" * 6, a="xx" * 6)
XOR = table("是否否是" * 3, x="yyxx" * 3, y="yxyx" * 3)
EQUAL_GAINS = table("是" * 3 + "否" * 22, p="xyy" + "xx" + "y" * 20, q="uuv" + "u" * 8 + "v" * 14)
"""25/9 is the square of 5/3: p=x covers (1, 2) and q=u (2, 8), whose gains are equal, but hardly ever as floats."""
EQUAL_TURNED = {**EQUAL_GAINS, "values": {"q": ["v", "u"], "p": ["y", "x"]}}
NARROW = table("否" * 10 + "是", **{f"c{j}": "".join("ox"[j == k] for k in range(11)) for j in range(10)})
"""Whose rule has ten literals."""
MANY = table("是" * 48 + "否" * 26, a="".join(3 * one for one in "abcdefghijklmnop") + "x" * 26)
"""Each rule covers three positives."""


def exchanged(data):
    """Positives become negatives, and the other way round."""
    return {**data, "rows": [{**row, "好瓜": "否" if row["好瓜"] == "是" else "是"} for row in data["rows"]]}


def with_pruning(data):
    """The same rows as the growing set of more: after each second one of a class it is there once more, and goes to the pruning set."""
    rows, seen = [], {"是": 0, "否": 0}
    for row in data["rows"]:
        rows.append(row)
        seen[row["好瓜"]] += 1
        if seen[row["好瓜"]] % 2 == 0:
            rows.append(row)
    return {"rows": [{**row, "编号": place} for place, row in enumerate(rows)], "values": data["values"]}


NEARLY_EQUAL = table("是" * 3 + "否" * 23, p="xyy" + "x" * 5 + "y" * 18, q="u" * 23 + "v" * 3)
"""The gains of p=x and q=u differ by 1e-4."""
HARDLY_APART = table("是" * 18 + "否" * 25, p="x" * 29 + "y" * 14, q="u" * 13 + "v" * 25 + "u" * 5)
"""By 4e-7."""
TIES = table("是" * 4 + "否" * 4, a="yyxxzzzz", b="vuvuvuvu") | {"values": {"b": ["v", "u"], "a": ["z", "y", "x"]}}
"""The values y and x are equally good."""
TWO_VALUES = [
    {**table("是" * 6 + "否" * 6, a="yxyyxx" + "z" * 6), "values": {"a": order}}
    for order in (["x", "y", "z"], ["z", "y", "x"])
]
"""The same samples, of which y and x are equally good in the growing set, too; which comes first is up to `values`."""
NAMES = [plant(np.random.default_rng(seed), "names", [4, 3, 4, 2], 24, clash=True) for seed in (0, 1)]
LARGE = flipped(7, 130, 5, 3, 0.2, 4, 10)
SPECIAL = [
    NO_ROWS,
    ONE,
    BAD,
    GOOD,
    TWO_OF_EACH,
    TWINS,
    XOR,
    TIES,
    *TWO_VALUES,
    NARROW,
    with_pruning(NARROW),
    MANY,
    LARGE,
    melons(),
    *NAMES,
]
CLOSE_GAINS = [EQUAL_GAINS, EQUAL_TURNED, NEARLY_EQUAL, HARDLY_APART]
CLOSE_GAINS += list(map(with_pruning, CLOSE_GAINS))


def renumbered(data):
    """The same rows in the same order, with numbers in another."""
    count = len(data["rows"])
    rows = [
        {**row, "编号": place * 7 % count + 1 if count % 7 else count - place} for place, row in enumerate(data["rows"])
    ]
    return {"rows": rows, "values": data["values"]}


OPTIMISED = [
    flipped(97, 40, 2, 2, 0.1, 2, 5),
    flipped(118, 60, 4, 3, 0.1, 2, 6),
    flipped(50, 40, 3, 1, 0.3, 3, 4),
    flipped(15, 40, 3, 1, 0.3, 3, 4),
    flipped(10, 40, 3, 1, 0.3, 3, 4),
    flipped(43, 60, 4, 3, 0.1, 2, 6),
    flipped(89, 50, 3, 1, 0.3, 4, 5),
    renumbered(flipped(97, 40, 2, 2, 0.1, 2, 5)),
    renumbered(flipped(43, 60, 4, 3, 0.1, 2, 6)),
    flipped(805, 27, 4, 2, 0.0, 3, 6),
    flipped(952, 22, 4, 1, 0.1, 2, 5),
    flipped(22, 60, 4, 3, 0.1, 2, 6),
    flipped(52, 50, 3, 1, 0.3, 4, 5),
    flipped(149, 50, 3, 1, 0.3, 4, 5),
]
BODIES = [[], [0], [1, 4], [2, 0, 1], [5, 3, 1, 0, 4], [7, 2, 1, 5, 0, 3, 4, 1, 2, 0, 5]]

gain = [
    pin("numbers of 4", "numbers = [8, 9, 5, 2]", numbers=(8, 9, 5, 2)),
    pin("numbers of 4, 2", "numbers = [7, 9, 5, 2]", numbers=(7, 9, 5, 2)),
    pin("numbers of 4, 3", "numbers = [1, 0, 1, 0]", numbers=(1, 0, 1, 0)),
    pin("numbers of 4, 4", "numbers = [1, 0, 0, 0]", numbers=(1, 0, 0, 0)),
    pin("numbers of 4, 5", "numbers = [7, 3, 0, 2]", numbers=(7, 3, 0, 2)),
    pin("numbers of 4, 6", "numbers = [5, 5, 5, 5]", numbers=(5, 5, 5, 5)),
    pin("numbers of 4, 7", "numbers = [5, 5, 1, 5]", numbers=(5, 5, 1, 5)),
    pin("numbers up to 1e4", "numbers = [10000, 10000, 9999, 1]; numbers up to 1e4", numbers=(10000, 10000, 9999, 1)),
    pin(
        "numbers up to 1e4, 2",
        "numbers = [10000, 10000, 9999, 9998]; numbers up to 1e4",
        numbers=(10000, 10000, 9999, 9998),
    ),
    pin("numbers up to 1e4, 3", "numbers = [10000, 1, 3, 1]; numbers up to 1e4", numbers=(10000, 1, 3, 1)),
    pin("numbers up to 1e4, 4", "numbers = [3, 10000, 3, 9999]; numbers up to 1e4", numbers=(3, 10000, 3, 9999)),
    pin("numbers of 4, 8", "numbers = [20, 0, 7, 0]", numbers=(20, 0, 7, 0)),
]
split = pins(
    "special",
    '17 inputs, from rows is empty; a = ["x", "y"] to rows of 25 entries; 甲 = ["bc", "1", "10", "是"]; numbers up to 1e10',
    [{"data": data} for data in SPECIAL],
)
grow = [
    *pins(
        "special",
        '50 inputs, from rows is empty; a = ["x", "y"]; picks is empty to rows of 64 entries; p = ["x", "y"]; picks = [2]',
        [{"data": data, "picks": picks} for data in (*SPECIAL, *CLOSE_GAINS) for picks in ([], [2])],
    ),
    *pins(
        "optimised",
        "Where rounds change something: by replacement and by revision, in the first round and in the second, with rules appended; where numbers are not in the order of rows; where a set without errors loses literals; where a rule appended in one round changes in the next; where [] would be the better variant",
        [{"data": data, "picks": [3, 1]} for data in OPTIMISED[:3]],
    ),
    *pins(
        "names",
        '16 inputs, the first with rows of 25 entries; 1 = ["1", "甲", "否", "bc"]; picks = [0, 5]',
        [{"data": data, "picks": [k, k + 5]} for data in NAMES for k in range(8)],
    ),
]
prune_value = pins(
    "special",
    '64 inputs, from rows of one entry; a = ["x"]; picks is empty to rows of 25 entries; 甲 = ["bc", "1", "10", "是"]; picks = [2, 0, 1]; numbers up to 1e10',
    [{"data": data, "picks": picks} for data in SPECIAL[1:] for picks in BODIES[:4]],
)
prune_rule = [
    *pins(
        "special",
        '102 inputs, the first with rows is empty; a = ["x", "y"]; picks is empty',
        [{"data": data, "picks": picks} for data in SPECIAL for picks in BODIES],
    ),
    *pins(
        "xor",
        "The same rules on other samples",
        [{"data": exchanged(data), "picks": picks} for data in (XOR, TIES, melons()) for picks in BODIES],
    ),
]
irep = [
    *pins(
        "special",
        '17 inputs, from rows is empty; a = ["x", "y"] to rows of 25 entries; 甲 = ["bc", "1", "10", "是"]; numbers up to 1e10',
        [{"data": data} for data in SPECIAL],
    ),
    *pins(
        "close gains",
        '8 inputs, from rows of 25 entries; p = ["x", "y"] to rows of 64 entries; p = ["x", "y"]',
        [{"data": data} for data in CLOSE_GAINS],
    ),
    *pins(
        "optimised",
        "Where rounds change something: by replacement and by revision, in the first round and in the second, with rules appended; where numbers are not in the order of rows; where a set without errors loses literals; where a rule appended in one round changes in the next; where [] would be the better variant",
        [{"data": data} for data in OPTIMISED],
    ),
]
ripper = [
    *pins(
        "special",
        '17 inputs, from rows is empty; a = ["x", "y"]; k = 2 to rows of 25 entries; 甲 = ["bc", "1", "10", "是"]; k = 2; numbers up to 1e10',
        [{"data": data, "k": 2} for data in SPECIAL],
    ),
    *pins(
        "close gains",
        '8 inputs, from rows of 25 entries; p = ["x", "y"]; k = 2 to rows of 64 entries; p = ["x", "y"]; k = 2',
        [{"data": data, "k": 2} for data in CLOSE_GAINS],
    ),
    *pins(
        "optimised",
        "Where rounds change something: by replacement and by revision, in the first round and in the second, with rules appended; where numbers are not in the order of rows; where a set without errors loses literals; where a rule appended in one round changes in the next; where [] would be the better variant",
        [{"data": data, "k": 3} for data in OPTIMISED],
    ),
    pin(
        "optimised 0",
        "Where rounds change something: by replacement and by revision, in the first round and in the second, with rules appended; where numbers are not in the order of rows; where a set without errors loses literals; where a rule appended in one round changes in the next; where [] would be the better variant",
        data=OPTIMISED[0],
        k=0,
    ),
    pin(
        "optimised 0, 2",
        "Where rounds change something: by replacement and by revision, in the first round and in the second, with rules appended; where numbers are not in the order of rows; where a set without errors loses literals; where a rule appended in one round changes in the next; where [] would be the better variant",
        data=OPTIMISED[0],
        k=1,
    ),
]
