"""What the checks of slides4.7 are always tried on."""

import numpy as np

from grader.checks import pin, pins

from ..shared_trees import SHARED, VERY_CLOSE


def _table(columns, y):
    """A table of these columns, given as strings of one letter for each sample."""
    X = [list(row) for row in zip(*columns, strict=True)]
    return {"X": X, "y": list(y), "attributes": [f"a{j}" for j in range(len(columns))]}


TIED_GAINS = _table(["aabbccdd", "xxxxyyyy", "xyyyyyyy", "zzzzzzzz"], "ppppqqqq")
GAIN_OR_RATIO = _table(["x" * 20 + "y" * 20, "x" + "y" * 39, "xy" * 20], "p" * 7 + "q" * 33)
NUMBERS = _table(["abcdefgh", "xxxxyyyy", "aabbccdd", "zzzzzzzz"], "pppqqqqq")
TWO_NUMBERS = _table(["abcdefgh", "hgfedcba", "xxxxyyyy", "zzzzzzzy"], "pppqqqqq")
LADDER = _table(
    [
        "x" * p + "y" * (16 - p) + "x" * q + "y" * (24 - q)
        for p, q in ((4, 15), (2, 11), (7, 3), (4, 1), (0, 3), (1, 0))
    ],
    "p" * 16 + "q" * 24,
)
# The same with twelve, in any order: so many of 75 and of 75.
RUNGS = (
    (73, 60),
    (18, 3),
    (59, 34),
    (75, 67),
    (64, 41),
    (70, 52),
    (47, 21),
    (67, 46),
    (25, 6),
    (74, 63),
    (62, 38),
    (71, 54),
)
LONG_LADDER = _table(["x" * p + "y" * (75 - p) + "x" * q + "y" * (75 - q) for p, q in RUNGS], "p" * 75 + "q" * 75)
ONE = _table(["a", "b"], "p")
NEARLY_TIED = _table(
    ["xxxxyyyyyyyyyyyyxyyyyyyyyyyyyyyyyyyyyyyy", "xxyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy"], "p" * 16 + "q" * 24
)
RATIOS_CLOSE = _table(
    ["x" * 18 + "y" * 56 + "x" * 29 + "y" * 46, "x" * 12 + "y" * 62 + "x" * 21 + "y" * 54], "p" * 74 + "q" * 75
)


def _split_evenly(groups):
    """a1 splits every value of a0 into k equal parts: the same gain but for rounding errors, and a smaller ratio."""
    parts = [(j, i, p, q) for j, (p, q, k) in enumerate(groups) for i in range(k)]
    rows = [(str(j), f"{j}{i}", label) for j, i, p, q in parts for label in "p" * p + "q" * q]
    return {"X": [[a, b] for a, b, _ in rows], "y": [label for *_, label in rows], "attributes": ["a0", "a1"]}


EQUAL_GAINS = [_split_evenly([(1, 3, 2), (3, 2, 2), (2, 3, 3)]), _split_evenly([(4, 1, 2), (4, 2, 3)])]


def _many(rows=150, columns=12):
    rng = np.random.default_rng(4)
    y = rng.integers(0, 4, rows)
    X = [
        [f"v{int(v)}" for v in (rng.integers(0, 2 + j % 5, rows) + y * (j % 3 == 0)) % (2 + j)] for j in range(columns)
    ]
    return {
        "X": [list(row) for row in zip(*X, strict=True)],
        "y": [f"c{c}" for c in y],
        "attributes": [f"a{j}" for j in range(columns)],
    }


definitions = [
    pin("table of 5", "X 5 × 3; y of 5 entries", table=SHARED),
    pin(
        "tied gains",
        "a0 and a1 both settle everything: their gains tie, their ratios do not; a2 has the largest ratio of the rest",
        table=TIED_GAINS,
    ),
    pin("one", 'X 1 × 2; y = ["p"]', table=ONE),
    pin("table", "X 9 × 1; y of 9 entries", table=_table(["z" * 9], "pppqqqrrr")),
    pin("table, 2", "X 150 × 1; y of 150 entries", table=_table(["x" + "y" * 149], "p" + "q" * 149)),
    pin("table, 3", "X 150 × 1; y of 150 entries", table=_table(["x" * 75 + "y" * 75], "pq" * 75)),
    pin(
        "table pqpq",
        "Texts that differ by a blank, or by how a number is written, are different",
        table=_table([["a", "a ", "a", " a"], ["1", "1.0", "01", "1"]], "pqpq"),
    ),
    pin("table, 4", "X 100 × 1; y of 100 entries", table=_table([[f"v{i % 60}" for i in range(100)]], "pqrr" * 25)),
    pin(
        "table of 150",
        "X 150 × 1; y of 150 entries",
        table={**_table([], ""), "X": [[f"是{i}"] for i in range(150)], "y": ["p", "q", "r"] * 50},
    ),
]
all_different = [
    pin("y of 2", 'y = ["是", "否"]', y=["是", "否"]),
    pin("y of 2, 2", 'y = ["是", "是"]', y=["是", "是"]),
    pin("y of 150", "y of 150 entries", y=["是"] * 149 + ["否"]),
    pin("y of 3", 'y = ["a", "b", "c"]', y=["a", "b", "c"]),
]
best_value = pins(
    "float",
    "16 inputs, from X 6 × 1; y of 6 entries; sign = 1 to X 6 × 1; y of 6 entries; sign = 1; numbers up to 1e9",
    [
        {"table": {"X": [[v] for v in values], "y": list(y)}, "sign": 1.0}
        for values, y in (
            ([1.0, 2.0, 10.0, 9.0, -3.0, -20.0], "ppqqqr"),
            ([0.5, 0.500001, 0.500002, 0.5, 0.500001, -2e-5], "pqqpqp"),
            ([3.0] * 5, "ppqqp"),
            ([7.5], "p"),
            ([2.0, 3.0, 1.0, 3.0, 5.0], ["是", "是 否", "是", "1", "10"]),
            ([1.0, 2.0, 3.0, 4.0], "pppp"),
            ([1.0, 2.0, 3.0, 4.0], "pqqq"),
            ([1.0, 2.0, 3.0, 4.0], "pppq"),
            ([1e9, -1e9, 1e9 - 0.5, 3.0], "pqpq"),
            ([float(k % 3) for k in range(120)], ["pq"[k % 7 < 3] for k in range(120)]),
            ([k / 7 for k in range(150)], ["pqr"[k * k % 11 % 3] for k in range(150)]),
            # The gain is largest in the middle, the ratio at the end.
            ([float(k) for k in range(40)], "p" * 2 + "q" + "p" * 15 + "q" * 21 + "p"),
            # The gains of 1.0 and 2.0 (of -3.0 and -2.0) differ by 2.5e-9.
            ([1.0] * 30 + [2.0] * 41 + [3.0] * 71, "p" * 16 + "q" * 14 + "p" * 20 + "q" * 21 + "p" * 32 + "q" * 39),
            ([-1.0] * 30 + [-2.0] * 41 + [-3.0] * 71, "p" * 16 + "q" * 14 + "p" * 20 + "q" * 21 + "p" * 32 + "q" * 39),
            # Values that differ in the last digits only, large ones among them.
            ([1.0, 1.0 + 1e-10, 1.0, 1.0 + 1e-10, 1.0 - 1e-10, 1.0 - 1e-10], "ppppqq"),
            ([1e9, 1e9 - 1e-6, 1e9 - 2e-6, 1e9 - 1e-6, 1e9, 1e9 - 2e-6], "ppqpqq"),
        )
    ],
)
two_step = [
    pin(
        "tied gains",
        "a0 and a1 both settle everything: their gains tie, their ratios do not; a2 has the largest ratio of the rest",
        table=TIED_GAINS,
    ),
    pin("gain or ratio", "The gain of a0 is the larger, the ratio of a1; a2 is worse in both", table=GAIN_OR_RATIO),
    pin("nearly tied", "The gain of a0 is larger by 1.5e-4 only, the ratio of a1 much larger", table=NEARLY_TIED),
    pin("table of 142", "X 142 × 2; y of 142 entries", table=VERY_CLOSE),
    *pins(
        "equal gains",
        "By most ways to sum, rounding errors make the gain of a1 the larger one",
        [{"table": table} for table in EQUAL_GAINS],
    ),
    pin("ratios close", "The ratio of a1 exceeds that of a0 by 3.8e-9, its gain is smaller", table=RATIOS_CLOSE),
    pin(
        "ladder",
        "The smaller the gain, the larger the ratio: every n has its own answer. So many of the 16 and of the 24 samples have value x",
        table=LADDER,
    ),
    pin("long ladder", "X 150 × 12; y of 150 entries", table=LONG_LADDER),
    pin("numbers", "Row numbers, half of the samples each, a feature of four values, one of one value", table=NUMBERS),
    pin(
        "two numbers",
        "Two row numbers have the largest gain, a2 and a3 a larger ratio: the second largest gain is that of a row number",
        table=TWO_NUMBERS,
    ),
    pin("table of 5", "X 5 × 3; y of 5 entries", table=SHARED),
    pin("one", 'X 1 × 2; y = ["p"]', table=ONE),
    pin("many", "X 150 × 12; y of 150 entries", table=_many()),
]
ratio_trap = [
    pin("m 12", "m = 12", m=12),
    pin("m 13", "m = 13", m=13),
    pin("m 16", "m = 16", m=16),
    pin("m 24", "m = 24", m=24),
    pin("m 40", "m = 40", m=40),
    pin("m 70", "m = 70", m=70),
    pin("m 99", "m = 99", m=99),
    pin("m 100", "m = 100", m=100),
]
