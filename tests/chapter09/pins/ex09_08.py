"""What the checks of 9.8 are always tried on."""

import numpy as np

from grader.checks import pin, pins

THIRD_IS_NEAR = {"X": np.array([[0.0], [1.0], [8.0], [9.0], [3.0]]), "labels": [0, 0, 1, 1, 2]}
SMALL = {"X": np.array([[0.0, 0], [0, 1], [4, 0], [4, 2], [9, 0]]), "labels": [0, 0, 1, 1, 2]}
SAME_CENTRE = {"X": np.array([[0.0], [4.0], [1.0], [3.0], [9.0]]), "labels": [0, 0, 1, 1, 2]}
SINGLE = {"X": np.array([[0.0], [3.0], [4.0]]), "labels": [7, -2, 100]}
HUGE_NAMES = {"X": SMALL["X"], "labels": [0, 0, 2**32, 2**32, 1]}
OPPOSITE_NAMES = {"X": SMALL["X"], "labels": [-1, -1, 1, 1, -2]}
TINY = {"X": 2.0**-22 * SMALL["X"], "labels": [0, 0, 1, 1, 2]}
COPIES = {"X": np.array([[1.0], [1.0], [1.0]]), "labels": [0, 1, 1]}
NEAR_CENTRES = {"X": np.array([[0.0], [4.0], [1.0], [3.001], [9.0]]), "labels": [0, 0, 1, 1, 2]}
ALL_BUT_SAME = {"X": np.array([[0.0], [4.0], [1.0], [3.0001]]), "labels": [0, 0, 1, 1]}
TWO_GAPS = {"X": np.array([[0.0], [1.0], [3.0], [10.0], [30.0], [31.0]]), "labels": [0, 0, 1, 1, 2, 2]}
WIDE_THIRD = {"X": np.array([[0.0], [1.0], [2.5], [3.0], [20.0], [30.0]]), "labels": [0, 0, 1, 1, 2, 2]}
WIDE_PAIR = {"X": np.array([[0.0], [10.0], [20.0], [20.5], [21.0]]), "labels": [0, 0, 1, 1, 1]}
LONG = {"X": np.random.default_rng(1).normal(size=(120, 2)).round(9) * 3, "labels": [i % 45 for i in range(120)]}
ALL_APART = {"labels": [0, 1, 2], "reference": [5, 4, 3]}
HALF_APART = {"labels": [0, 1, 2], "reference": [5, 5, 3]}
ONE_PAIR = {"labels": [0, 1], "reference": [3, 3]}
PAIRS = (
    {"labels": [0, 2**32, 1], "reference": [2**32, 0, 0]},
    ALL_APART,
    HALF_APART,
    ONE_PAIR,
    {"labels": [1] * 4, "reference": [0, 1, 2, 3]},
    {"labels": [-1, 1, 1, 0], "reference": [2, -2, -2, 2]},
    {"labels": [3, 13, 113, 3], "reference": [0, 10, 0, 100]},
)

pair_counts = pins(
    "pairs",
    "7 inputs, from labels = [0, 4294967296, 1]; reference = [4294967296, 0, 0]; numbers up to 4e9 to labels = [3, 13, 113, 3]; reference = [0, 10, 0, 100]",
    [{"pair": pair} for pair in PAIRS],
)
dbi = [
    pin("same centre", "X 5 × 1; labels of 5 entries", data=SAME_CENTRE),
    pin("single", "X 3 × 1; labels = [7, -2, 100]", data=SINGLE),
    pin("huge names", "X 5 × 2; labels of 5 entries; numbers up to 4e9", data=HUGE_NAMES),
    pin("opposite names", "X 5 × 2; labels of 5 entries", data=OPPOSITE_NAMES),
    pin("tiny", "X 5 × 2; labels of 5 entries; numbers down to 2e-7", data=TINY),
    pin("copies", "X 3 × 1; labels = [0, 1, 1]", data=COPIES),
    pin("two gaps", "X 6 × 1; labels of 6 entries", data=TWO_GAPS),
    pin("wide pair", "X 5 × 1; labels of 5 entries", data=WIDE_PAIR),
    pin("long", "X 120 × 2; labels of 120 entries", data=LONG),
]
dbi_strict = [
    pin("near centres", "The centres are half a thousandth apart", data=NEAR_CENTRES),
    pin("all but same", "The centres are 0.00005 apart, and the index is above 1e5", data=ALL_BUT_SAME),
]
dunn = [
    pin("wide third", "the cluster of the largest diameter is neither of the two that come nearest", data=WIDE_THIRD),
    pin("third is near", "X 5 × 1; labels of 5 entries", data=THIRD_IS_NEAR),
    pin("same centre", "X 5 × 1; labels of 5 entries", data=SAME_CENTRE),
    pin("near centres", "X 5 × 1; labels of 5 entries", data=NEAR_CENTRES),
    pin("single", "X 3 × 1; labels = [7, -2, 100]", data=SINGLE),
    pin("huge names", "X 5 × 2; labels of 5 entries; numbers up to 4e9", data=HUGE_NAMES),
    pin("opposite names", "X 5 × 2; labels of 5 entries", data=OPPOSITE_NAMES),
    pin("tiny", "X 5 × 2; labels of 5 entries; numbers down to 2e-7", data=TINY),
    pin("copies", "X 3 × 1; labels = [0, 1, 1]", data=COPIES),
    pin("two gaps", "X 6 × 1; labels of 6 entries", data=TWO_GAPS),
    pin("wide pair", "X 5 × 1; labels of 5 entries", data=WIDE_PAIR),
    pin("long", "X 120 × 2; labels of 120 entries", data=LONG),
]
my_index = [
    pin("same centre", "X 5 × 1; labels of 5 entries; seed = 0", data=SAME_CENTRE, seed=0),
    pin("huge names", "X 5 × 2; labels of 5 entries; seed = 0; numbers up to 4e9", data=HUGE_NAMES, seed=0),
    pin("opposite names", "X 5 × 2; labels of 5 entries; seed = 0", data=OPPOSITE_NAMES, seed=0),
    pin(
        "data of 4 seed 1",
        "X 4 × 1; labels = [0, 0, 1, 1]; seed = 1",
        data={"X": np.array([[-2.0], [2.0], [-1.0], [1.0]]), "labels": [0, 0, 1, 1]},
        seed=1,
    ),
    pin(
        "data of 3 seed 2",
        "X 3 × 1; labels = [0, 0, 1]; seed = 2",
        data={"X": np.array([[0.0], [1.0], [5.0]]), "labels": [0, 0, 1]},
        seed=2,
    ),
]
heaps_inputs = [
    pin("k 5 size 25 seed 1", "k = 5; size = 25; seed = 1", k=5, size=25, seed=1),
    pin("k 3 size 12 seed 2", "k = 3; size = 12; seed = 2", k=3, size=12, seed=2),
]
