"""What the checks of 9.9 are always tried on."""

from exercises.datasets import watermelon_3_0
from grader.checks import pin, pins

TABLE = watermelon_3_0()
MELONS = TABLE["X"], ["nominal" if domain else "numeric" for domain in TABLE["domains"]], TABLE["y"]


def _pinned(X, kinds, clusters, seed=0):
    return {"X": X, "kinds": kinds, "clusters": clusters, "seed": seed}


BOTH = _pinned([[0.25, "a"], [0.5, "b"], [0.5, "a"], [1.0, "c"]], ["numeric", "nominal"], [0, 1, 1, 2])
ABSENT = _pinned([["a", 1.0], ["b", 2.0], ["c", 3.0]], ["nominal", "numeric"], ["p", "q", "r"], 3)
ONE_ROW = _pinned([["a", 3.0]], ["nominal", "numeric"], [7])
ALIKE = _pinned([["1", "x"], ["10", "x"], ["1", "y"], ["10", "y"]], ["nominal", "nominal"], [0, 0, 1, 1], 5)
EXACT = _pinned(
    [[1234.567891, "a"], [2345.678912, "b"], [0.000123456, "b"], [5e6, "a"]], ["numeric", "nominal"], [0, 1, 0, 1], 2
)
BLANKS = _pinned(
    [["a b", -3.5], ["a ", -1.25], ["a  b", 2.0], ["a", -7.5], ["a", 1.5]],
    ["nominal", "numeric"],
    ["x y", "x", "x y", "x ", "y"],
    4,
)
MANY = _pinned(
    [[i % 7 * 0.123, f"v{i % 11}", i * 1.7, f"w{i % 2}"] for i in range(110)],
    ["numeric", "nominal", "numeric", "nominal"],
    [i * i % 5 for i in range(110)],
    1,
)
TWELVE = _pinned([["ab"[i % 5 % 2]] for i in range(48)], ["nominal"], [f"c{i % 12}" for i in range(48)], 3)
"""Twelve clusters, in which the two values have different shares."""
PINNED = (BOTH, ABSENT, ONE_ROW, ALIKE, EXACT, BLANKS, MANY, TWELVE, _pinned(*MELONS))

vdm = pins(
    "pinned",
    '27 inputs, the first with X 4 × 2; kinds = ["numeric", "nominal"]; clusters = [0, 1, 1, 2]; p = 1',
    [{"data": data, "p": p} for data in PINNED for p in (1.0, 2.0, 3.45678)],
)
my_distance = [
    pin("both", 'X 4 × 2; kinds = ["numeric", "nominal"]; clusters = [0, 1, 1, 2]', data=BOTH),
    pin("absent", 'X 3 × 2; kinds = ["nominal", "numeric"]; clusters = ["p", "q", "r"]', data=ABSENT),
    pin("one row", 'X 1 × 2; kinds = ["nominal", "numeric"]; clusters = [7]', data=ONE_ROW),
    pin("alike", 'X 4 × 2; kinds = ["nominal", "nominal"]; clusters = [0, 0, 1, 1]', data=ALIKE),
    pin(
        "blanks",
        'X 5 × 2; kinds = ["nominal", "numeric"]; clusters of 5 entries; texts that differ in blanks',
        data=BLANKS,
    ),
    pin("many", 'X 110 × 4; kinds = ["numeric", "nominal", "numeric", "nominal"]; clusters of 110 entries', data=MANY),
    pin("pinned", "X 17 × 8; kinds of 8 entries; clusters of 17 entries", data=_pinned(*MELONS)),
]
reactions = [
    pin("both", 'X 4 × 2; kinds = ["numeric", "nominal"]; clusters = [0, 1, 1, 2]', data=BOTH),
    pin("absent", 'X 3 × 2; kinds = ["nominal", "numeric"]; clusters = ["p", "q", "r"]', data=ABSENT),
    pin("alike", 'X 4 × 2; kinds = ["nominal", "nominal"]; clusters = [0, 0, 1, 1]', data=ALIKE),
    pin(
        "blanks",
        'X 5 × 2; kinds = ["nominal", "numeric"]; clusters of 5 entries; texts that differ in blanks',
        data=BLANKS,
    ),
    pin("many", 'X 110 × 4; kinds = ["numeric", "nominal", "numeric", "nominal"]; clusters of 110 entries', data=MANY),
    pin("pinned", "X 17 × 8; kinds of 8 entries; clusters of 17 entries", data=_pinned(*MELONS)),
]
