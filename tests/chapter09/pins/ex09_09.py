"""What the checks of 9.9 are always tried on."""

from exercises.datasets import watermelon_3_0
from grader.checks import core, pin, pins

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
PINNED = (BOTH, ABSENT, ONE_ROW, ALIKE, _pinned(*MELONS))
STRICT = (EXACT, BLANKS, MANY, TWELVE)


def _with_powers(tables):
    return [{"data": data, "p": p} for data in tables for p in (1.0, 2.0, 3.45678)]


minkov = [
    core(one) for one in pins("pinned", "clusters by number and by text, one row, the melons", _with_powers(PINNED))
]
vdm = minkov
vdm_strict = pins("strict", "large and tiny numbers, blanks, 110 rows, twelve clusters", _with_powers(STRICT))
my_distance = [
    pin("both", "both kinds, clusters by number", data=BOTH),
    pin("absent", "clusters by text, in each of which some value is absent", data=ABSENT),
    pin("one row", 'X 1 × 2; kinds = ["nominal", "numeric"]; clusters = [7]', data=ONE_ROW),
    pin("alike", "unordered values with the same proportions in the clusters", data=ALIKE),
    core(pin("melons", "watermelon 3.0: X 17 × 8", data=_pinned(*MELONS))),
]
my_distance_strict = [
    pin("blanks", "texts that differ in blanks", data=BLANKS),
    pin("many", "X 110 × 4; clusters of 110 entries", data=MANY),
]
reactions = [one for one in my_distance if one.name != "one row"]
