"""What the checks of 4.10 are always tried on."""

import numpy as np

from exercises.datasets import watermelon_3_0
from grader.checks import core, pin, pins

XOR = np.array([[0.0, 0], [0, 1], [1, 0], [1, 1], [0.5, 2], [2, 0.5], [2, 2], [3, 1]]), [0, 1, 1, 0, 0, 1, 0, 1]


def slanted(seed):
    """120 points of the square, labelled by the sign of x1 + x2, none near the line."""
    X = np.random.default_rng(seed).uniform(-1, 1, (1000, 2))
    X = X[np.abs(X.sum(axis=1)) / np.sqrt(2) > 0.05][:120]
    return X, [int(total > 0) for total in X.sum(axis=1)]


def one_hot_melons():
    """3.0 as numbers: a column for each value of a discrete attribute, then density and sugar content."""
    table = watermelon_3_0()
    X = [
        [float(x) for value, domain in zip(row, table["domains"], strict=True) for x in _encoded(value, domain)]
        for row in table["X"]
    ]
    return np.array(X), [int(label == "是") for label in table["y"]]


def _encoded(value, domain):
    return [value] if domain is None else [value == v for v in domain]


def _by_chance(seed):
    rng = np.random.default_rng(seed)
    return rng.normal(size=(40, 5)), rng.integers(0, 2, 40).tolist()


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
SUMMED = {
    "tree": {"weights": [0, 0, 1], "threshold": 2, "le": {"label": 0}, "gt": {"label": 1}},
    "X": np.array([[1.0, 1, 2], [2, 1, 3], [-1, 0, -1]]),
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
best_cut_strict = [
    pin("pairs of 4", "pairs 4 × 2", pairs=[(1.0, 0), (1.000001, 1), (1.000002, 0), (1.000003, 1)]),
    pin("numbers up to 1e6", "pairs 9 × 2; numbers up to 1e6", pairs=[(1e6 + k / 4, k % 3 == 0) for k in range(9)]),
]
slanted_inputs = [pin("units", "One column in metres, one in millimetres", seed=0, map=(1000.0, 1.0, 0.0))]
slanted_strict = pins("far", "Far from the origin", [{"seed": seed, "map": (10.0, 10.0, 3000.0)} for seed in (0, 1, 2)])
repeats = [
    pin("xor", "No direction beats another", data=dict(zip("Xy", XOR, strict=True)), seed=3),
    core(pin("melons", "The melons of the book", data=dict(zip("Xy", one_hot_melons(), strict=True)), seed=3)),
    # A direction by chance may be the worst of all candidates once; not at every node of several trees.
    *map(
        core,
        pins(
            "slanted",
            "A slanted boundary",
            [{"data": dict(zip("Xy", slanted(seed), strict=True)), "seed": seed} for seed in (0, 1, 2)],
        ),
    ),
]
repeats_strict = pins(
    "by chance",
    "Labels by chance",
    [{"data": dict(zip("Xy", _by_chance(seed), strict=True)), "seed": seed} for seed in (0, 1, 2)],
)
small_data = [
    pin(
        "data of 4",
        "X 4 × 2; y = [0, 1, 1, 0]",
        data={"X": np.array([[0.0, 0], [0, 1], [1, 0], [1, 1]]), "y": [0, 1, 1, 0]},
    ),
    pin("data of 4, 2", "X 4 × 1; y = [0, 1, 1, 0]", data={"X": np.array([[0.0], [1], [2], [3]]), "y": [0, 1, 1, 0]}),
    pin("data of one", "X 1 × 2; y = [1]", data={"X": np.array([[2.0, 3]]), "y": [1]}),
]
small_data_strict = [
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
    pin("dependent", "The third column is the sum of the others", case=SUMMED),
    pin("slope", "weights = [1, -1]; X 3 × 2", case=SLOPE),
    pin("steps", "weights = [1, 0]; X 130 × 2; nested 123 deep", case=STEPS),
    pin("wide", "Nineteen columns, the last of which decides", case=WIDE),
]
predict_strict = [
    pin("one row", "weights = [1, -1]; X 1 × 2", case=ONE_ROW),
    pin("next to it", "weights = [0, 1, 0]; X 3 × 3", case=NEXT_TO_IT),
]
leaves = [
    pin("slope", "weights = [1, -1]; X 3 × 2", case=SLOPE),
    pin("steps", "weights = [1, 0]; X 130 × 2; nested 123 deep", case=STEPS),
]
