"""What the checks of 6.3 are always tried on."""

import numpy as np

from grader.checks import core, pin, pins


def _small(seed, m, d, step=0.5, noise=0.25):
    """A small set: numbers on a grid, labels of a hidden rule, some of them wrong."""
    rng = np.random.default_rng(seed)
    X = (rng.normal(size=(m, d)) / step).round() * step
    y = np.where(X[:, 0] + 0.5 * X[:, -1] ** 2 > 0.3, 1, -1) * np.where(rng.random(m) < noise, -1, 1)
    y[:2] = 1, -1
    return X, y, X[:2] + 0.25


RARE = (
    np.array(
        [[0, 1, 1], [1, 1, 1], [1, 0, 1], [2, 1, 1], [2, 1, 0], [0, 1, 0], [2, 0, 1], [2, 0, 2], [0, 2, 0]], dtype=float
    ),
    np.array([1, 1, 1, 1, 1, -1, 1, 1, -1]),
    np.zeros((1, 3)),
)
"""The second column has the largest gain ratio, but a gain below the mean of the three."""
CONSTANT = np.column_stack([RARE[0], np.ones((9, 2))]), RARE[1], np.zeros((1, 5))
"""The same, but for two columns of a single value, with which the mean would be lower."""
TINY = 2e-5 * np.array([[1.0], [2.0], [3.0], [4.0]]), np.array([-1, 1, 1, 1]), np.zeros((1, 1))
SILENT = (
    np.array([[0, 1, 0], [2, 0, 1], [2, 0, 0], [2, 1, 1], [2, 0, 0], [1, 2, 1], [1, 1, 0], [1, 1, 1]], dtype=float),
    np.array([1, 1, 1, 1, -1, -1, -1, -1]),
    np.zeros((1, 3)),
)
"""The last column tells nothing (gain 0), but is not constant: without it the mean would leave out the right column."""
CLASH = (np.array([[0.0], [0.0], [0.0], [1.0]]), np.array([1, -1, -1, 1]), np.zeros((1, 1)))
FLAT = (np.zeros((3, 2)), np.array([1, -1, 1]), np.zeros((1, 2)))
XOR = (np.array([[0.0, 0], [0, 1], [1, 0], [1, 1]]), np.array([1, -1, -1, 1]), np.zeros((1, 2)))
FINE = _small(2, 60, 4, 0.01, 0.3)
ODD_TASKS = {"rare": RARE, "constant": CONSTANT, "silent": SILENT, "clash": CLASH, "flat": FLAT, "xor": XOR}
SMALL_TASKS = (
    {"tiny": TINY},
    {"a": _small(0, 30, 3), "b": _small(1, 45, 2, 0.25, 0.1)},
    {"c": FINE, "d": _small(3, 2, 1)},
    {"e": _small(4, 110, 11, 0.5, 0.2)},
)
CHAIN = {"label": 1}
for level in range(60, 0, -1):
    CHAIN = {"feature": 0, "threshold": float(level), "le": {"label": (-1) ** level}, "gt": CHAIN}
POINTS = {
    "X": np.array([[0.0, 0.0], [1.0, 2.0]]),
    "y": np.array([1, -1]),
    "Z": np.array([[0.5, 1.0], [2.0, 0.0], [-3.0, 1.0]]),
}
NOTHING = {"alpha": np.zeros(2), "b": 0.0, "C": 1.0}
STILL = {"V": np.ones((2, 2)), "gamma": np.zeros(2), "W": np.zeros((2, 1)), "theta": np.zeros(1)}


def _against(truth, wrong):
    return [-label if i in wrong else label for i, label in enumerate(truth)]


TRUE = [1, 1, -1, -1, 1, -1, 1, 1, -1, 1]
LITERAL = {
    "melons": {
        "svm_linear": _against(TRUE, {3}),
        "svm_gaussian": _against(TRUE, {0, 1}),
        "bp": _against(TRUE, {5}),
        "c45": _against(TRUE, {1, 2, 4, 5, 6, 7, 8, 9, 0}),
    }
}
MANY_NAMES = {
    "predictions": {
        f"task {i}": {f"m{j}": _against([1, -1, 1, -1], set(range((i + j) % 4))) for j in range(10)} for i in range(10)
    },
    "truth": {f"task {i}": [1, -1, 1, -1] for i in range(10)},
    "level": 0.9,
}
HARDLY_BETTER = {
    "one": _against([1] * 400, set(range(31))),
    "two": _against([1] * 400, set(range(30))),
    "three": _against([1] * 400, set(range(5, 35))),
}
"""Of 400 samples one method has a single error more than the two that tie."""
LONG_LIST = {"one": _against([1] * 1500, set(range(31))), "two": _against([1] * 1500, set(range(30)))}
"""One error in 1500 is less than a thousandth."""
ALIKE = {"a": _against([1] * 12, {3, 4}), "b": _against([1] * 12, {3, 4}), "c": _against([1] * 12, {3, 4, 7, 8})}
"""Two methods that predict the same have p = 1, which is not below a level of 1."""

small = [
    core(pin("odd ones", "Columns that decide how C4.5 chooses; conflicts, constants, XOR", data=ODD_TASKS, seed=0)),
    core(pin("plain", "Some samples on a grid, a quarter of the labels wrong", data={"a": _small(0, 20, 3)}, seed=0)),
]
small_strict = pins(
    "small tasks",
    "Values of 2e-5, a grid of hundredths, 110 samples with eleven columns",
    [{"data": data, "seed": 0} for data in SMALL_TASKS],
)
predict = [
    pin(
        "nested 63 deep",
        'method = "c45"; feature = 0; X 2 × 1; nested 63 deep',
        case={
            "method": "c45",
            "model": CHAIN,
            "X": np.zeros((2, 1)),
            "y": np.array([1, -1]),
            "Z": np.arange(0.5, 64)[:, None],
        },
    ),
    pin(
        "case of 4",
        'method = "svm_linear"; alpha = [0, 0]; X 2 × 2',
        case={"method": "svm_linear", "model": NOTHING, **POINTS},
    ),
    pin(
        "case of 4, 2",
        'method = "svm_gaussian"; alpha = [0, 0]; X 2 × 2',
        case={"method": "svm_gaussian", "model": {**NOTHING, "sigma": 2.0}, **POINTS},
    ),
    pin("case of 4, 3", 'method = "bp"; V 2 × 2; X 2 × 2', case={"method": "bp", "model": STILL, **POINTS}),
    pin(
        "case of 4, 4",
        'method = "svm_linear"; alpha = [0, 0]; X 2 × 3',
        case={
            "method": "svm_linear",
            "model": {**NOTHING, "b": -0.25},
            **{key: np.column_stack([POINTS[key], POINTS[key].sum(axis=1)]) for key in ("X", "Z")},
            "y": POINTS["y"],
        },
    ),
    pin(
        "case of 4, 5",
        'method = "bp"; V 2 × 2; X 2 × 2',
        case={
            "method": "bp",
            "model": {**STILL, "V": np.full((2, 2), 300.0), "W": np.ones((2, 1)), "theta": np.array([1.5])},
            **POINTS,
        },
    ),
    pin(
        "case of 4, 6",
        'method = "svm_linear"; alpha = [0, 0.25]; X 2 × 2',
        case={"method": "svm_linear", "model": {**NOTHING, "alpha": np.array([0.0, 0.25]), "b": 0.6}, **POINTS},
    ),
    pin(
        "case of 4, 7",
        'method = "svm_linear"; alpha = [0, 0.0002]; X 2 × 2',
        case={"method": "svm_linear", "model": {**NOTHING, "alpha": np.array([0.0, 2e-4]), "b": 3e-4}, **POINTS},
    ),
    pin(
        "case of 4, 8",
        'method = "svm_linear"; alpha = [5000, 0.0002]; X 2 × 2',
        case={"method": "svm_linear", "model": {**NOTHING, "alpha": np.array([5e3, 2e-4]), "b": 3e-4}, **POINTS},
    ),
    pin(
        "case of 4, 9",
        "σ(8) = 0.99966 and σ(5) = 0.9933 fall on different sides of the output threshold",
        case={
            "method": "bp",
            "model": {**STILL, "V": np.full((2, 2), 8.0), "W": np.full((2, 1), 100.0), "theta": np.array([199.5])},
            "X": POINTS["X"],
            "y": POINTS["y"],
            "Z": np.array([[0.5, 0.5], [0.25, 0.375], [2.0, 1.0]]),
        },
    ),
    pin(
        "numbers up to 5e4",
        'method = "svm_linear"; alpha = [3e4, 2e4]; X 2 × 2; numbers up to 5e4',
        case={
            "method": "svm_linear",
            "model": {**NOTHING, "alpha": np.array([30000.0, 20000.0]), "b": 50001.0},
            **POINTS,
        },
    ),
]
sign_test = [
    pin("case of 2", "a = [1, 1]; b = [1, -1]; truth = [1, 1]", case={"a": [1, 1], "b": [1, -1], "truth": [1, 1]}),
    pin("case of 2, 2", "a = [1, -1]; b = [-1, 1]; truth = [1, 1]", case={"a": [1, -1], "b": [-1, 1], "truth": [1, 1]}),
    pin(
        "case of 400",
        "a of 400 entries; b of 400 entries; truth of 400 entries",
        case={"a": [1] * 400, "b": [-1] * 400, "truth": [1, -1] * 200},
    ),
    pin(
        "case of 399",
        "a of 399 entries; b of 399 entries; truth of 399 entries",
        case={"a": [1] * 399, "b": [-1] * 399, "truth": [1] * 180 + [-1] * 219},
    ),
]
error_table = [
    pin(
        "case of one",
        "svm_linear of 10 entries; melons of 10 entries; level = 0.05",
        case={"predictions": LITERAL, "truth": {"melons": TRUE}, "level": 0.05},
    ),
    pin("many names", "m0 = [1, -1, 1, -1]; task 0 = [1, -1, 1, -1]; level = 0.9", case=MANY_NAMES),
]
conclusions = [
    *pins(
        "literal",
        "4 inputs, from svm_linear of 10 entries; melons of 10 entries; level = 0.05 to svm_linear of 10 entries; melons of 10 entries; level = 0.995",
        [
            {"case": {"predictions": LITERAL, "truth": {"melons": TRUE}, "level": level}}
            for level in (0.05, 0.01, 0.9, 0.995)
        ],
    ),
    pin(
        "case of one",
        "one of 400 entries; t of 400 entries; level = 0.2",
        case={"predictions": {"t": HARDLY_BETTER}, "truth": {"t": [1] * 400}, "level": 0.2},
    ),
    pin(
        "case of one, 2",
        "one of 1500 entries; t of 1500 entries; level = 0.2",
        case={"predictions": {"t": LONG_LIST}, "truth": {"t": [1] * 1500}, "level": 0.2},
    ),
    pin("many names", "m0 = [1, -1, 1, -1]; task 0 = [1, -1, 1, -1]; level = 0.9", case=MANY_NAMES),
    pin(
        "case of one, 3",
        "a of 12 entries; t of 12 entries; level = 1",
        case={"predictions": {"t": ALIKE}, "truth": {"t": [1] * 12}, "level": 1.0},
    ),
]
