"""What the checks of 8.10 are always tried on."""

import numpy as np

from grader.checks import core, pin, pins

RNG = np.random.default_rng(810)
MANY = {
    "X_train": RNG.integers(-40, 41, size=(130, 2)) / 4,
    "y_train": RNG.integers(3, size=130),
    "X_test": RNG.integers(-40, 41, size=(12, 2)) / 4,
}
LINE = np.array([[0.0], [1.0], [2.0], [4.0]])
DECIDED = [
    {"X_train": LINE, "y_train": np.array([1, 0, 1, 0]), "X_test": np.array([[1.0], [3.0], [0.5]]), "k": 2},
    {"X_train": LINE, "y_train": np.array([2, 2, 1, 1]), "X_test": np.array([[1.0], [3.0], [9.0]]), "k": 4},
    {"X_train": LINE, "y_train": np.array([2, 0, 1, 1]), "X_test": np.array([[3.0], [1.5], [0.5]]), "k": 1},
    {"X_train": LINE, "y_train": np.array([0, 3, 3, 0]), "X_test": np.array([[3.0]]), "k": 50},
    {"X_train": LINE[::-1].copy(), "y_train": np.array([0, 1, 2, 3]), "X_test": np.array([[3.0], [1.5]]), "k": 1},
    {
        "X_train": np.array([[3.0, 4.0], [0.0, 6.0]]),
        "y_train": np.array([1, 0]),
        "X_test": np.array([[0.0, 0.0]]),
        "k": 1,
    },
    {"X_train": np.array([[2000.0], [1000.0]]), "y_train": np.array([1, 0]), "X_test": np.array([[3000.0]]), "k": 1},
]


def _member(features, samples, weight=1.0, k=1):
    return {"features": features, "samples": samples, "weight": weight, "k": k}


SQUARE = np.array([[0.0, 0.0], [0.0, 4.0], [4.0, 0.0], [4.0, 4.0]])
CROWDS = [
    {
        "members": members,
        "X_train": SQUARE,
        "y_train": np.array([2, 1, 3, 0]),
        "X_test": np.array([[1.0, 2.5], [3.0, 1.0], [2.0, 2.0]]),
    }
    for members in (
        [_member([0], [0, 1, 2, 3]), _member([1], [0, 1, 2, 3])],
        [_member([0], [3, 2, 1, 0], 0.5), _member([1], [0, 1], 0.25), _member([1, 0], [2, 1], 0.25)],
        [_member([0, 1], [0, 1, 2, 3], 1.0, 1), _member([0, 1], [0, 1, 2, 3], 1.000001, 3)],
        [_member([0, 0, 1], [0, 1, 2, 3]), _member([0, 1, 1, 1], [1, 2])],
        [_member([0], [0, 1, 1, 1], 1.0, 3), _member([0], [3, 3, 2], 1.0, 3)],
        [_member([0], [k % 4], 0.125 * (k % 3 + 1)) for k in range(151)],
        [_member([0], [0 if k < 60 else 1]) for k in range(151)],
        [_member([0], [0], 3e-5), _member([0], [1], 1e-5)],
        [_member([0], [0], 3e-8), _member([0], [1], 1e-8)],
        [_member([0], [0], 3e6), _member([0], [1], 2e6)],
        [_member([0], [0], 1e6 + 0.02), _member([0], [3], 1e6 + 0.01)],
    )
]
CROWDS += [
    {
        "members": [_member([0], [0, 1]), _member([0], [0], 0.5)],
        "X_train": np.array([[2.0**23 + 0.125], [2.0**23]]),
        "y_train": np.array([1, 0]),
        "X_test": np.array([[0.0]]),
    }
]

ALL_ROWS = [0, 1, 2, 3]
DECISIVE = [
    # one member outweighs two; repeated columns decide; each member has its own k
    {
        "members": [_member([0], [0], 3.0), _member([0], [1]), _member([0], [1])],
        "X_train": SQUARE,
        "y_train": np.array([2, 1, 3, 0]),
        "X_test": np.array([[1.0, 2.5]]),
    },
    {
        "members": [_member([0, 0, 0, 1], [0, 1]), _member([0, 0, 0, 1], [0, 1], 0.5)],
        "X_train": np.array([[0.0, 3.0], [2.0, 0.0]]),
        "y_train": np.array([1, 0]),
        "X_test": np.array([[0.0, 0.0]]),
    },
    {
        "members": [_member([0, 1], ALL_ROWS, 1.0, 1), _member([0, 1], ALL_ROWS, 2.0, 3)],
        "X_train": SQUARE,
        "y_train": np.array([2, 1, 3, 0]),
        "X_test": np.array([[1.0, 2.5]]),
    },
]
NEARLY = (2, 10)
"""Of CROWDS those whose weights differ by a millionth or less."""


def _training(m, d, classes, seed):
    rng = np.random.default_rng(seed)
    return {"X": rng.normal(size=(m, d)), "y": np.append(np.arange(classes), rng.integers(classes, size=m - classes))}


SUMS = np.array([[i, i * i % 7, i + i * i % 7] for i in range(25)], dtype=float)

knn = [
    *pins(
        "decided",
        "7 inputs, from X_train 4 × 1; y_train = [1, 0, 1, 0]; X_test 3 × 1 to X_train 2 × 1; y_train = [1, 0]; X_test 1 × 1",
        [{"case": one} for one in DECIDED],
    ),
    *pins(
        "some k",
        "3 inputs, each with X_train 125 × 1; y_train of 125 entries; X_test 4 × 1",
        [
            {
                "case": {
                    "X_train": np.array([[float(i % 2)] for i in range(125)]),
                    "y_train": np.arange(125) // 2 % 5 * (np.arange(125) > 9),
                    "X_test": np.array([[0.0], [0.25], [1.0], [0.5]]),
                    "k": k,
                }
            }
            for k in (3, 5, 20)
        ],
    ),
    *pins(
        "many",
        "8 inputs, each with X_train 130 × 2; y_train of 130 entries; X_test 12 × 2",
        [{"case": {**MANY, "k": k}} for k in (4, 6, 7, 8, 10, 11, 13, 25)],
    ),
    pin(
        "numbers up to 8e6",
        "X_train 2 × 1; y_train = [1, 0]; X_test 1 × 1; numbers up to 8e6",
        case={
            "X_train": np.array([[2.0**23 + 0.125], [2.0**23]]),
            "y_train": np.array([1, 0]),
            "X_test": np.array([[0.0]]),
            "k": 1,
        },
    ),
    pin(
        "numbers down to 9e-13",
        "X_train 4 × 2; y_train = [0, 2, 12, 3]; X_test 3 × 2; numbers down to 9e-13",
        case={
            "X_train": np.array([[7.0, 0], [2, 5], [1, 3], [9, 1]]) * 2.0**-40,
            "y_train": np.array([0, 2, 12, 3]),
            "X_test": np.array([[0.0, 2], [8, 0], [3, 6]]) * 2.0**-40,
            "k": 1,
        },
    ),
]
ensemble = pins(
    "crowds",
    "members by columns, by rows, by weight, by k; repeated columns and rows",
    [{"case": one} for one in [*DECISIVE, *(one for k, one in enumerate(CROWDS) if k not in NEARLY)]],
)
ensemble_strict = pins("nearly equal", "weights that hardly differ", [{"case": CROWDS[k]} for k in NEARLY])
design = [
    core(
        pin("training 20 2 2 0", "X 20 × 2; y of 20 entries; k = 1; seed = 0", data=_training(20, 2, 2, 0), k=1, seed=0)
    ),
    pin(
        "data of 25 k 3 seed 4",
        "X 25 × 3; y of 25 entries; k = 3; seed = 4",
        data={"X": SUMS, "y": np.arange(25) % 3},
        k=3,
        seed=4,
    ),
    pin(
        "training 200 80 4 1",
        "X 200 × 80; y of 200 entries; k = 5; seed = 1; numbers down to 2e-5",
        data=_training(200, 80, 4, 1),
        k=5,
        seed=1,
    ),
    pin(
        "data of 20 k 9 seed 2",
        "X 20 × 3; y of 20 entries; k = 9; seed = 2",
        data={"X": np.ones((20, 3)), "y": np.arange(20) % 2},
        k=9,
        seed=2,
    ),
    pin(
        "data of 24 k 3 seed 3",
        "X 24 × 2; y of 24 entries; k = 3; seed = 3",
        data={"X": np.tile([[0.0, 1.0], [1.0, 0.0]], (12, 1)), "y": np.arange(24) % 5},
        k=3,
        seed=3,
    ),
]
