"""What the checks of 4.5 are always tried on."""

import numpy as np

from grader.checks import pin, pins

from ..shared_logistic import fine_threshold, staircase


def _samples(n, kinds, separable, seed):
    """{"Z", "y", "groups"} of numbers and one-hot columns; both classes there."""
    rng = np.random.default_rng(seed)
    blocks = [
        np.round(rng.normal(size=(n, 1)), 6) if kind == 1 else np.eye(kind)[rng.integers(kind, size=n)]
        for kind in kinds
    ]
    Z = np.column_stack(blocks)
    y = (Z @ rng.normal(size=Z.shape[1]) > 0).astype(int) if separable else rng.integers(2, size=n)
    y[:2] = 0, 1
    starts = np.cumsum([0, *kinds])
    groups = [list(range(start, start + kind)) for start, kind in zip(starts.tolist(), kinds, strict=False)]
    return {"Z": Z, "y": y.tolist(), "groups": groups}


REPEATED = {"Z": np.array([[k / 2, k / 2, 1.0] for k in range(6)]), "y": [0, 0, 0, 1, 1, 1], "groups": [[0], [1], [2]]}
DEPENDENT = {
    "Z": np.array([[1.0, 2.0, 3.0], [-2.0, 0.5, -1.5], [0.25, -3.0, -2.75], [4.0, 1.0, 5.0], [0.0, 2e-5, 2e-5]]),
    "y": [0, 1, 1, 0, 1],
    "groups": [[0, 1], [2]],
}
FAR_APART = {
    "Z": np.array([[-20.0], [-19.0], [-18.5], [0.125], [0.25], [19.5], [20.0]]),
    "y": [0, 0, 0, 0, 1, 1, 1],
    "groups": [[0]],
}
LARGE = _samples(120, [1, 1, 3, 1, 2, 1, 1], False, 5)
LARGE_SEPARABLE = _samples(110, [1, 3, 1], True, 6)
# Chance labels of one number: thirteen levels of nodes, one below the other.
DEEP_DRAW = np.random.default_rng(1849)
DEEP = {
    "Z": np.round(DEEP_DRAW.normal(size=(150, 1)) * 3, 2),
    "y": DEEP_DRAW.integers(0, 2, 150).tolist(),
    "groups": [[0]],
}
SIX_LEVELS_DRAW = np.random.default_rng(277)
SIX_LEVELS = {
    "Z": np.round(SIX_LEVELS_DRAW.normal(size=(16, 1)) * 3, 2),
    "y": SIX_LEVELS_DRAW.integers(0, 2, 16).tolist(),
    "groups": [[0]],
}
OVERSHOOT = {
    "Z": np.array([[10.0, 6.0], [4.0, -4.0], [6.0, 18.0], [5.0, -6.0]]),
    "y": [0, 1, 1, 0],
    "groups": [[0], [1]],
}
NAMED = {
    "X": [["a b", 1e5, "10"], ["a", -2e-5, "1"]],
    "attributes": ["1", "a b", "甲"],
    "domains": [["a", "a b", "b"], None, ["1", "10", "a"]],
}
TWENTY_VALUES = {"X": [["v19"], ["v0"], ["v11"]], "attributes": ["a"], "domains": [[f"v{k}" for k in range(20)]]}
ALIKE_VALUES = ["1", "1.0", "01", " 1", "1 ", "a", "A", "10"]
ALIKE = {"X": [[value] for value in ALIKE_VALUES], "attributes": ["a"], "domains": [ALIKE_VALUES]}
ONE_ROW = {"Z": np.array([[0.5, -1.0]]), "y": [1], "groups": [[0], [1]]}
ONE_CLASS = {"Z": np.array([[0.0], [1.0]]), "y": [1, 1], "groups": [[0]]}
TIED = {"Z": np.array([[0.5, 1.0]] * 4), "y": [1, 0, 1, 0], "groups": [[0], [1]]}
LONELY = {"Z": np.array([[0.1 * k] for k in range(9)]), "y": [0, 0, 0, 0, 1, 0, 0, 0, 0], "groups": [[0]]}

encode = [
    pin("named", "X 2 × 3; numbers of 1e5 and 2e-5 in one input", table=NAMED),
    pin(
        "twenty values",
        "A value of twenty, and values that differ, though not to whoever strips them, ignores case or reads them as numbers",
        table=TWENTY_VALUES,
    ),
]
encode_strict = [
    pin("alike", "X 8 × 1; texts that differ in blanks", table=ALIKE),
]
fit_is_stationary = [
    pin("repeated", "Z 6 × 3; y of 6 entries; groups 3 × 1; ridge = 0.01", data=REPEATED, ridge=0.01),
    pin("lonely", "Z 9 × 1; y of 9 entries; groups 1 × 1; ridge = 0.01", data=LONELY, ridge=0.01),
    pin("dependent", "The third column is the sum of the others; one number is tiny", data=DEPENDENT, ridge=0.01),
    pin(
        "large",
        "Z 120 × 10; y of 120 entries; groups of 7 entries; ridge = 0.01; numbers down to 2e-5",
        data=LARGE,
        ridge=0.01,
    ),
    pin(
        "large separable",
        "Z 110 × 5; y of 110 entries; groups of 3 entries; ridge = 0.01",
        data=LARGE_SEPARABLE,
        ridge=0.01,
    ),
]
fit_strict = [
    pin("overshoot", "Full Newton steps from zero diverge here", data=OVERSHOOT, ridge=0.01),
    pin(
        "far apart",
        "Newton's method takes many steps where the classes are far apart and the penalty is weak",
        data=FAR_APART,
        ridge=0.001,
    ),
]
attribute_losses = [
    pin("repeated", "Z 6 × 3; y of 6 entries; groups 3 × 1; ridge = 0.01", data=REPEATED, ridge=0.01),
    pin("dependent", "The third column is the sum of the others; one number is tiny", data=DEPENDENT, ridge=0.01),
    pin(
        "large",
        "Z 120 × 10; y of 120 entries; groups of 7 entries; ridge = 0.01; numbers down to 2e-5",
        data=LARGE,
        ridge=0.01,
    ),
    pin(
        "large separable",
        "Z 110 × 5; y of 110 entries; groups of 3 entries; ridge = 0.01",
        data=LARGE_SEPARABLE,
        ridge=0.01,
    ),
]
losses_strict = [
    pin(
        "far apart",
        "Newton's method takes many steps where the classes are far apart and the penalty is weak",
        data=FAR_APART,
        ridge=0.001,
    ),
]
every_node_is_a_fit = [
    pin("six levels", "Chance labels of one number: six levels of nodes", data=SIX_LEVELS, ridge=0.01, max_depth=30),
    pin("one class", "Z 2 × 1; y = [1, 1]; groups 1 × 1; ridge = 0.1", data=ONE_CLASS, ridge=0.1, max_depth=3),
    pin("tied", "Z 4 × 2; y = [1, 0, 1, 0]; groups 2 × 1; ridge = 0.1", data=TIED, ridge=0.1, max_depth=3),
    pin("lonely", "Z 9 × 1; y of 9 entries; groups 1 × 1; ridge = 0.1", data=LONELY, ridge=0.1, max_depth=4),
    pin("repeated", "Z 6 × 3; y of 6 entries; groups 3 × 1; ridge = 0.01", data=REPEATED, ridge=0.01, max_depth=1),
    pin("one row", "Z 1 × 2; y = [1]; groups 2 × 1; ridge = 0.01", data=ONE_ROW, ridge=0.01, max_depth=3),
    pin(
        "dependent",
        "The third column is the sum of the others; one number is tiny",
        data=DEPENDENT,
        ridge=0.01,
        max_depth=3,
    ),
    pin(
        "large",
        "Z 120 × 10; y of 120 entries; groups of 7 entries; ridge = 0.01; numbers down to 2e-5",
        data=LARGE,
        ridge=0.01,
        max_depth=3,
    ),
    pin(
        "large separable",
        "Z 110 × 5; y of 110 entries; groups of 3 entries; ridge = 0.001",
        data=LARGE_SEPARABLE,
        ridge=0.001,
        max_depth=30,
    ),
    pin("deep", "Z 150 × 1; y of 150 entries; groups 1 × 1; ridge = 0.001", data=DEEP, ridge=0.001, max_depth=30),
]
nodes_strict = [
    pin(
        "far apart",
        "Newton's method takes many steps where the classes are far apart and the penalty is weak",
        data=FAR_APART,
        ridge=0.001,
        max_depth=5,
    ),
]
predict = [
    pin(
        "case of 3",
        "Z 3 × 2; weights = [2, 0]",
        case={
            "Z": np.array([[0.5, 3.0], [0.75, 3.0], [0.25, -1.0]]),
            "tree": {"weights": [2.0, 0.0], "threshold": 1.0, "le": {"label": 0}, "gt": {"label": 1}},
        },
    ),
    *pins(
        "some t",
        "3 inputs, from Z 2 × 1; weights = [1] to Z 2 × 1; weights = [1]; numbers up to 3e6",
        [{"case": fine_threshold(t)} for t in (0.30042, 4e-5, 3e6)],
    ),
    pin("staircase", "Z 122 × 2; weights = [1, 0]; nested 63 deep", case=staircase()),
]
predict_strict = [
    pin("case of 0", "Z 0 × 2; label = 1", case={"Z": np.zeros((0, 2)), "tree": {"label": 1}}),
]
