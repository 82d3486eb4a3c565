"""What the checks of 13.7 are always tried on."""

import numpy as np

from grader.checks import pin, pins

TRIANGLE = np.array([[0.0, 1.0, 2.0], [1.0, 0.0, 4.0], [2.0, 4.0, 0.0]])
TWINS = np.array([[0.0, 0.0, 1.0], [0.0, 0.0, 1.0], [1.0, 1.0, 0.0]])
STAR = np.zeros((5, 5))
STAR[4, :4] = STAR[:4, 4] = (1.0, 2.0, 3.0, 4.0)
NEARLY_APART = np.kron(np.eye(2), 1 - np.eye(3))
NEARLY_APART[2, 3] = NEARLY_APART[3, 2] = 0.01
CHAIN = np.eye(23, k=1) + np.eye(23, k=-1)
NEAR_ZERO = {
    "X_new": np.array([[1e-5], [-1e-5], [5e-6], [-5e-6], [1e-3]]),
    "X_l": np.array([[-1.0], [1.0]]),
    "y_l": [-1, 1],
    "X_u": np.array([[0.0]]),
    "sigma": 1.0,
}
TWELVE = {
    "X_new": np.array([[0.0] * 11 + [3.0], [0.0] * 11 + [-1.0], [3.0] + [0.0] * 11]),
    "X_l": np.array([[0.0] * 11 + [-2.0], [0.0] * 11 + [2.0]]),
    "y_l": [-1, 1],
    "X_u": np.array([[1.0] * 11 + [1.0], [1.0] * 11 + [-1.5], [2.0] + [0.0] * 10 + [0.5]]),
    "sigma": 3.0,
}


def _two_crowds(n):
    """A hundred nodes about 0 with the value −1 and n about 4 with +1, those about 4 last."""
    rng = np.random.default_rng(n)
    left, right = (np.round(place + rng.uniform(-0.3, 0.3, (size, 1)), 3) for place, size in ((0, 100), (4, n)))
    return {
        "X_new": np.array([[1.0], [2.08], [2.11], [2.35], [2.5], [2.8], [5.0]]),
        "X_l": np.vstack([left[:4], right[:2]]),
        "y_l": [-1] * 4 + [1] * 2,
        "X_u": np.vstack([left[4:], right[2:]]),
        "sigma": 1.0,
    }


CROWDS = [_two_crowds(50), _two_crowds(40)]
FAR_BETWEEN = {
    "x_new": np.array([200.0, 0.001]),
    "X": np.array([[0.0, 1.0], [0.0, -1.0], [-1.0, 0.0]]),
    "f": np.array([1.0, -1.0, 5.0]),
    "sigma": 1.0,
}
FAR_MIXED = {**FAR_BETWEEN, "x_new": np.array([100.0, 0.2]), "f": np.array([3.0, -2.0, 0.0])}
SIGNS_MATTER = {
    "X_new": np.array([[1.45], [1.6], [0.2], [2.9]]),
    "X_l": np.array([[0.0], [4.0]]),
    "y_l": [-1, 1],
    "X_u": np.array([[1.0], [1.2], [1.3], [1.4], [2.2], [3.5]]),
    "sigma": 0.6,
}
SUM_COLUMN = {
    "X_new": np.array([[1.0, 2.0, 3.0], [-1.0, -1.0, -2.0]]),
    "X_l": np.array([[1.0, 1.0, 2.0], [-1.0, -2.0, -3.0]]),
    "y_l": [1, -1],
    "X_u": np.array([[2.0, 1.0, 3.0], [0.0, -1.0, -1.0], [-2.0, -1.0, -3.0]]),
    "sigma": 2.0,
}

affinity = [
    pin("cloud of 3", "X 3 × 1; sigma = 3", cloud={"X": np.array([[0.0], [1.0], [1.0]]), "sigma": 3.0}),
    pin("cloud of 2", "X 2 × 1; sigma = 0.5", cloud={"X": np.array([[0.0], [100.0]]), "sigma": 0.5}),
    pin(
        "numbers down to 9e-5",
        "X 2 × 1; sigma = 1; numbers down to 9e-5",
        cloud={"X": np.array([[0.0], [9e-5]]), "sigma": 1.0},
    ),
    pin("cloud of 5", "X 5 × 12; sigma = 2", cloud={"X": np.sin(np.arange(60.0)).reshape(5, 12), "sigma": 2.0}),
]
energy = pins(
    "triangle",
    "3 inputs, each with W 3 × 3; f = [1, -1, 0.5]",
    [{"case": {"W": W, "f": np.array([1.0, -1.0, 0.5])}} for W in (TRIANGLE, 1e5 * TRIANGLE, TWINS)],
)
harmonic = [
    pin("case of 3", "W 3 × 3; f_l = [1]", case={"W": TRIANGLE, "f_l": np.array([1.0])}),
    pin("case of 3, 2", "W 3 × 3; f_l = [1]", case={"W": TWINS, "f_l": np.array([1.0])}),
    pin("case of 23", "W 23 × 23; f_l = [-0.25]", case={"W": CHAIN, "f_l": np.array([-0.25])}),
    pin("case of 3, 3", "W 3 × 3; f_l = [1000, -1000]", case={"W": TRIANGLE, "f_l": np.array([1000.0, -1000.0])}),
    pin(
        "numbers up to 4e5",
        "W 3 × 3; f_l = [3.123]; numbers up to 4e5",
        case={"W": 1e5 * TRIANGLE, "f_l": np.array([3.123456789])},
    ),
    pin(
        "case of 3, 4",
        "W 3 × 3; f_l = [0.1235, -7.988]",
        case={"W": TRIANGLE, "f_l": np.array([0.123456789, -7.987654321])},
    ),
    pin("case of 3, 5", "W 3 × 3; f_l = [1, -1]", case={"W": TRIANGLE, "f_l": np.array([1.0, -1.0])}),
    pin("case of 5", "W 5 × 5; f_l = [1, -1, 2, 0]", case={"W": STAR, "f_l": np.array([1.0, -1.0, 2.0, 0.0])}),
    pin("case of 5, 2", "W 5 × 5; f_l = [3]", case={"W": STAR[::-1, ::-1].copy(), "f_l": np.array([3.0])}),
    pin(
        "numbers down to 1e-6",
        "W 5 × 5; f_l = [-3, 2]; numbers down to 1e-6",
        case={"W": STAR[::-1, ::-1] * 1e-6, "f_l": np.array([-3.0, 2.0])},
    ),
]
propagate = [
    *pins(
        "triangle",
        "4 inputs, from W 3 × 3; Y 3 × 2; alpha = 0.01 to W 3 × 3; Y 3 × 2; alpha = 0.9877",
        [
            {"case": {"W": TRIANGLE, "Y": np.array([[1.0, 0], [0, 1], [0, 0]]), "alpha": alpha}}
            for alpha in (0.01, 0.5, 0.99, 0.987654321)
        ],
    ),
    pin("case of 6", "W 6 × 6; Y 6 × 2; alpha = 0.99", case={"W": NEARLY_APART, "Y": np.eye(6)[:, :2], "alpha": 0.99}),
    pin(
        "case of 5",
        "W 5 × 5; Y 5 × 2; alpha = 0.8",
        case={"W": STAR, "Y": np.array([[1.0, 0], [0, 1], [0, 1], [0, 0], [0, 0]]), "alpha": 0.8},
    ),
]
induce = [
    pin(
        "far between",
        "Two nodes are almost equally far: 200, where the weights are 0 as floats, but their ratio is e^0.002",
        case=FAR_BETWEEN,
    ),
    pin("far mixed", "x_new = [100, 0.2]; X 3 × 2; f = [3, -2, 0]", case=FAR_MIXED),
    pin(
        "far between, 2",
        "Two nodes are almost equally far: 200, where the weights are 0 as floats, but their ratio is e^0.002",
        case={**FAR_BETWEEN, "f": np.array([9e-7, -4e-7, 0.0])},
    ),
    pin(
        "case of one",
        "x_new = [0]; X 100 × 1; f of 100 entries",
        case={"x_new": np.array([0.0]), "X": np.array([[0.0]] + [[6.09]] * 99), "f": np.arange(100.0), "sigma": 1.0},
    ),
    pin(
        "case of 12",
        "x_new of 12 entries; X 3 × 12; f = [1, -2, 0.5]",
        case={"x_new": TWELVE["X_new"][0], "X": TWELVE["X_u"], "f": np.array([1.0, -2.0, 0.5]), "sigma": 1.5},
    ),
    pin(
        "case of one, 2",
        "x_new = [0.5]; X 3 × 1; f = [1, 2, 4]",
        case={
            "x_new": np.array([0.5]),
            "X": np.array([[0.0], [1.0], [2.0]]),
            "f": np.array([1.0, 2.0, 4.0]),
            "sigma": 1.0,
        },
    ),
    pin(
        "case of one, 3",
        "x_new = [1]; X 3 × 1; f = [1, 2, 4]",
        case={
            "x_new": np.array([1.0]),
            "X": np.array([[0.0], [1.0], [2.0]]),
            "f": np.array([1.0, 2.0, 4.0]),
            "sigma": 0.7,
        },
    ),
    pin(
        "case of one, 4",
        "x_new = [9]; X 3 × 1; f = [1, 2, 4]",
        case={
            "x_new": np.array([9.0]),
            "X": np.array([[0.0], [1.0], [2.0]]),
            "f": np.array([1.0, 2.0, 4.0]),
            "sigma": 100.0,
        },
    ),
    pin(
        "case of one, 5",
        "x_new = [250]; X 3 × 1; f = [1, 2, 4]",
        case={
            "x_new": np.array([250.0]),
            "X": np.array([[0.0], [1.0], [2.0]]),
            "f": np.array([1.0, 2.0, 4.0]),
            "sigma": 1.0,
        },
    ),
]
classify = [
    pin("signs matter", "X_new 4 × 1; X_l 2 × 1; y_l = [-1, 1]", task=SIGNS_MATTER),
    pin("sum column", "X_new 2 × 3; X_l 2 × 3; y_l = [1, -1]", task=SUM_COLUMN),
    pin("near zero", "Values of 0.55 times the coordinate", task=NEAR_ZERO),
    pin("twelve", "The last of twelve attributes decides", task=TWELVE),
    *pins(
        "crowds",
        "What decides is how many nodes there are on either side, not the nearest, the first or the last of them",
        [{"task": task} for task in CROWDS],
    ),
]
