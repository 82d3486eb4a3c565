"""What the checks of 4.6 are always tried on."""

import numpy as np

from grader.checks import pin, pins

from ..shared import stairs
from ..shared_logistic import fine_threshold, staircase

NAMES = ("iris_v", "wine_2", "cancer", "digits_38")
SMALL = ("iris_v", "wine_2")
CRITERIA, PRUNINGS = ("entropy", "gini", "logistic"), ("none", "pre", "post")
TABLE_2_5 = [[1, 2, 3], [1, 2.5, 2.5], [1, 2, 3], [1, 2, 3]]
MANY_SETS = [[[1.0, 2.0, 3.0], [2.0, 1.0, 3.0], [1.5, 3.0, 1.5], [3.0, 2.0, 1.0]][k * k % 7 % 4] for k in range(120)]
XOR = {"X": np.array([[0.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 1.0]]), "y": [0, 1, 1, 0]}
ONE_ROW = {"X": np.array([[0.5, -2.0]]), "y": [1]}
STAIRS = {"X": np.array(stairs()["X"]), "y": [int(label == "是") for label in stairs()["y"]]}
DEPENDENT = {"X": np.array([[0.5, 1.0, 1.5], [2.0, -1.0, 1.0], [1.0, 3.0, 4.0], [-2.0, 0.0, -2.0]]), "y": [1, 0, 0, 1]}
CLOSE = {"X": np.array([[1e4 + k * 1e-5] for k in range(6)]), "y": [0, 1, 1, 0, 0, 1]}
SIGNED = {
    "X": np.array([[-3e5, 1.0], [-2e5, 1.0], [-1e5, 1.0], [2e5, 1.0], [3e5, 1.0], [3e5, 1.0]]),
    "y": [0, 1, 0, 1, 1, 0],
}

ranks_inputs = [
    pin("errors of 2", "errors 2 × 3", errors=[[0.1, 0.2, 0.3], [0.1, 0.2, 0.2]]),
    pin("errors of one", "errors 1 × 4", errors=[[0.5, 0.5, 0.5, 0.0]]),
    pin(
        "numbers up to 1e6", "errors 2 × 3; numbers up to 1e6", errors=[[0.1, 0.1 + 1e-9, 0.1], [1e6, 1e6 + 1e-3, 1e6]]
    ),
]
friedman_inputs = [
    pin("table 2 5", "ranks 4 × 3", ranks=TABLE_2_5),
    pin("many sets", "ranks 120 × 3", ranks=MANY_SETS),
    pin("ranks of one", "ranks 1 × 3", ranks=[[1.0, 2.5, 2.5]]),
]
different_pairs = [
    pin("table 2 5", "ranks 4 × 3; q = 2.344", ranks=TABLE_2_5, q=2.344),
    pin("ranks of 2 q 2", "ranks 2 × 3; q = 2", ranks=[[1, 2, 3], [1, 2, 3]], q=2.0),
    pin("ranks of 2 q 1.99", "ranks 2 × 3; q = 1.99", ranks=[[3, 2, 1], [3, 2, 1]], q=1.99),
    pin("many sets", "ranks 120 × 3; q = 3.102", ranks=MANY_SETS, q=3.102),
    pin("ranks of one q 0.5", "ranks 1 × 3; q = 0.5", ranks=[[1.0, 2.5, 2.5]], q=0.5),
]
unpruned_trees = [
    pin("xor", "X 4 × 2; y = [0, 1, 1, 0]", data=XOR),
    pin("one row", "X 1 × 2; y = [1]", data=ONE_ROW),
    pin("dependent", "The third column is the sum of the others", data=DEPENDENT),
    pin("stairs", "X 60 × 1; y of 60 entries", data=STAIRS),
    pin("close", "Values so close that neither three decimals nor 32 bits tell them apart", data=CLOSE),
    pin("signed", "X 6 × 2; y of 6 entries; numbers up to 3e5", data=SIGNED),
]
pruned_trees = pins(
    "criteria",
    '6 inputs, from n = 40; criterion = "entropy"; seed = 1 to n = 40; criterion = "logistic"; seed = 2',
    [{"n": 40, "criterion": criterion, "seed": seed} for criterion in CRITERIA for seed in (1, 2)],
)
predict = [
    *pins(
        "some t",
        "3 inputs, from Z 2 × 1; weights = [1]; feature = 0; threshold = 0 to Z 2 × 1; weights = [1]; feature = 0; threshold = 0; numbers up to 3e6",
        [{"case": fine_threshold(t), "feature": 0, "threshold": 0.0} for t in (0.30042, 4e-5, 3e6)],
    ),
    pin(
        "staircase",
        "Z 122 × 2; weights = [1, 0]; feature = 1; threshold = 1; nested 63 deep",
        case=staircase(),
        feature=1,
        threshold=1.0,
    ),
]
reproduced = pins(
    "small tasks",
    "All cells of the two small tasks",
    [{"name": name, "criterion": criterion} for name in SMALL for criterion in CRITERIA],
)
reproduced_large = pins(
    "large tasks",
    "Two folds of each cell of the two large tasks, where training takes time",
    [{"name": name, "criterion": criterion} for name in NAMES if name not in SMALL for criterion in CRITERIA],
)
conclusions = [
    pin(
        "spread 0 seed 0 q 3.102 f_critical 2.355 grows Non",
        "spread = 0; seed = 0; q = 3.102; f_critical = 2.355",
        spread=0,
        seed=0,
        q=3.102,
        f_critical=2.355,
        grows=None,
    ),
    pin(
        "spread 1 seed 7 q 3.102 f_critical 2.355 grows Non",
        "spread = 1; seed = 7; q = 3.102; f_critical = 2.355",
        spread=1,
        seed=7,
        q=3.102,
        f_critical=2.355,
        grows=None,
    ),
    pin(
        "spread 0 seed 1 q 3.102 f_critical 0 grows None",
        "spread = 0; seed = 1; q = 3.102; f_critical = 0",
        spread=0,
        seed=1,
        q=3.102,
        f_critical=0.0,
        grows=None,
    ),
    pin(
        "spread 1 seed 2 q 0.005 f_critical 0.005 grows Non",
        "spread = 1; seed = 2; q = 0.005; f_critical = 0.005",
        spread=1,
        seed=2,
        q=0.005,
        f_critical=0.005,
        grows=None,
    ),
    pin(
        "spread 1 seed 2 q 200 f_critical 0.005 grows None",
        "spread = 1; seed = 2; q = 200; f_critical = 0.005",
        spread=1,
        seed=2,
        q=200.0,
        f_critical=0.005,
        grows=None,
    ),
    pin(
        "spread 1 seed 3 q 1 f_critical 500 grows None",
        "spread = 1; seed = 3; q = 1; f_critical = 500",
        spread=1,
        seed=3,
        q=1.0,
        f_critical=500.0,
        grows=None,
    ),
    *pins(
        "some place",
        "12 inputs, each with spread = 3; seed = 5; q = 3.102; f_critical = 2.355",
        [{"spread": 3, "seed": 5, "q": 3.102, "f_critical": 2.355, "grows": place} for place in range(12)],
    ),
]
