"""What the checks of 4.10 are always tried on."""

import numpy as np

from grader.checks import pin


def _chain(depth):
    """A tree that peels off one value at a time: x ≤ 0, x ≤ 1, …, with labels 0, 1, 0, 1, …"""
    tree = {"label": depth % 2}
    for k in reversed(range(depth)):
        tree = {"weights": [1.0, 0.0], "threshold": float(k), "le": {"label": k % 2}, "gt": tree}
    return tree


STEPS = {"tree": _chain(120), "X": np.column_stack([np.arange(130) - 0.5, np.ones(130)])}
SLOPE = {
    "tree": {"weights": [1, -1], "threshold": 0, "le": {"label": 1}, "gt": {"label": 0}},
    "X": np.array([[1.0, 1], [2, 1], [0, 1]]),
}
ONE_ROW = {"tree": SLOPE["tree"], "X": np.array([[1.000001, 1.0]])}
NEXT_TO_IT = {
    "tree": {"weights": [0, 1, 0], "threshold": 0.3, "le": {"label": 1}, "gt": {"label": 0}},
    "X": np.array([[9.0, 0.3, 9.0], [9.0, 0.3 + 1e-12, 9.0], [9.0, 0.3 - 1e-12, 9.0]]),
}
WIDE = {
    "tree": {"weights": [1] * 18 + [4], "threshold": 20, "le": {"label": 0}, "gt": {"label": 1}},
    "X": np.array([[1.0] * 18 + [0.5], [1.0] * 18 + [0.75]]),
}


def _almost_as_good():
    """The best cut is the later one, by less than 0.001."""
    y = [0] * 40 + [1] * 20 + [0] * 21 + [1] * 40
    return [(float(k), label) for k, label in enumerate(y)]


def _formula():
    i = np.arange(40)
    X = np.column_stack([np.sin(i), np.sin(i * i), np.zeros(40)]).round(3)
    X[:, 2] = X[:, 0] + X[:, 1]
    return X


DEPENDENT = {"X": _formula(), "y": [int(x > 0.3 * k % 1) for k, x in enumerate(_formula()[:, 2])]}
FAR = {
    "X": _formula()[:, :2] / 4 + [1e6, 0],
    "y": [int(x + 0.3 > k * 0.11 % 1) for k, x in enumerate(_formula()[:, 0])],
}

best_cut = [
    pin("pairs of 3", "pairs 3 × 2", pairs=[(0.0, 0), (1.0, 1), (2.0, 0)]),
    pin("pairs of 3, 2", "pairs 3 × 2", pairs=[(3.0, 1), (3.0, 0), (3.0, 0)]),
    pin("pairs of one", "pairs 1 × 2", pairs=[(2.0, 1)]),
    pin("pairs of 4", "pairs 4 × 2", pairs=[(1.0, 0), (1.000001, 1), (1.000002, 0), (1.000003, 1)]),
    pin("numbers up to 1e6", "pairs 9 × 2; numbers up to 1e6", pairs=[(1e6 + k / 4, k % 3 == 0) for k in range(9)]),
    pin(
        "pairs of 150",
        "The best of 150 cuts is the last, or beats an earlier one by 6e-7",
        pairs=[(k / 8, int(k == 149)) for k in range(150)],
    ),
    pin(
        "pairs of 150, 2",
        "pairs 150 × 2",
        pairs=[(k / 8, label) for k, label in enumerate(np.random.default_rng(13393).integers(0, 2, 150).tolist())],
    ),
    pin("almost as good", "pairs 121 × 2", pairs=_almost_as_good()),
    pin("pairs of 121", "pairs 121 × 2", pairs=[(-score, label) for score, label in _almost_as_good()]),
]
slanted_inputs = [pin("map of 3 seed 0", "seed = 0; map = [1000, 1, 0]", seed=0, map=(1000.0, 1.0, 0.0))]
small_data = [
    pin(
        "data of 4",
        "X 4 × 2; y = [0, 1, 1, 0]",
        data={"X": np.array([[0.0, 0], [0, 1], [1, 0], [1, 1]]), "y": [0, 1, 1, 0]},
    ),
    pin("data of 4, 2", "X 4 × 1; y = [0, 1, 1, 0]", data={"X": np.array([[0.0], [1], [2], [3]]), "y": [0, 1, 1, 0]}),
    pin("data of one", "X 1 × 2; y = [1]", data={"X": np.array([[2.0, 3]]), "y": [1]}),
    pin(
        "numbers down to 1e-10",
        "X 2 × 1; y = [1, 0]; numbers down to 1e-10",
        data={"X": np.array([[1e-10], [2e-10]]), "y": [1, 0]},
    ),
    pin(
        "data of 60", "X 60 × 1; y of 60 entries", data={"X": np.arange(60.0)[:, None], "y": [k % 2 for k in range(60)]}
    ),
    pin("dependent", "X 40 × 3; y of 40 entries", data=DEPENDENT),
    pin("far", "X 40 × 2; y of 40 entries; numbers up to 1e6", data=FAR),
]
predict = [
    pin("slope", "weights = [1, -1]; X 3 × 2", case=SLOPE),
    pin("steps", "weights = [1, 0]; X 130 × 2; nested 123 deep", case=STEPS),
    pin("one row", "weights = [1, -1]; X 1 × 2", case=ONE_ROW),
    pin("next to it", "weights = [0, 1, 0]; X 3 × 3", case=NEXT_TO_IT),
    pin("wide", "Nineteen columns, the last of which decides", case=WIDE),
]
leaves = [
    pin("slope", "weights = [1, -1]; X 3 × 2", case=SLOPE),
    pin("steps", "weights = [1, 0]; X 130 × 2; nested 123 deep", case=STEPS),
]
