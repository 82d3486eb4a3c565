"""What the checks of 5.7 are always tried on."""

import numpy as np

from grader.checks import pin

SQUARE = np.array([[0.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 1.0]])
XOR = np.array([0.0, 1.0, 1.0, 0.0])

output_inputs = [
    pin(
        "case of 3",
        "centers 2 × 2; X 1 × 2",
        case={
            "net": {
                "centers": np.array([[1.0, 2.0], [-1.0, 0.5]]),
                "weights": np.array([3.0, -2.0]),
                "betas": np.array([0.5, 2.0]),
            },
            "X": np.array([[0.5, 1.0]]),
        },
    ),
]
far_outputs = [
    pin(
        "numbers up to 1e6",
        "centers 2 × 2; X 2 × 2; numbers up to 1e6",
        case={
            "net": {
                "centers": np.array([[1e6 + 0.1, 0.3], [1e6 + 0.7, -0.2]]),
                "weights": np.array([1.0, 2.0]),
                "betas": np.array([1.0, 3.0]),
            },
            "X": np.array([[1e6 + 0.35, 0.1], [1e6 - 0.2, 0.0]]),
        },
    ),
    pin(
        "case of 3, 2",
        "centers 103 × 2; X 104 × 2",
        case={
            "net": {
                "centers": np.sin(np.arange(206.0)).reshape(103, 2),
                "weights": np.cos(np.arange(103.0)),
                "betas": 1 + np.arange(103) % 5 / 4,
            },
            "X": np.cos(2 * np.arange(208.0)).reshape(104, 2),
        },
    ),
]
exact_values = [
    pin("square", "corners 4 × 2; targets = [0, 1, 1, 0]; beta = 1", corners=SQUARE, targets=XOR, beta=1.0),
    pin(
        "xor, 2",
        "corners 4 × 2; targets = [0, 1, 1, 0]; beta = 2.5",
        corners=np.array([[1.0, 0.0], [1.0, 1.0], [1.0, 2.5], [1.0, -3.0]]),
        targets=XOR,
        beta=2.5,
    ),
]
nearly_singular = [
    pin(
        "numbers of 2e4 and 5e-5 in one input",
        "corners 4 × 2; targets = [1, 1, -2, 5e-5]; beta = 1; numbers of 2e4 and 5e-5 in one input",
        corners=2e4 + SQUARE,
        targets=np.array([1.0, 1.000001, -2.0, 5e-5]),
        beta=1.0,
    ),
    pin(
        "xor",
        "corners 4 × 2; targets = [0, 1, 1, 0]; beta = 2.5; numbers down to 5e-5",
        corners=np.array([[5e-5, 5e-5], [0.5, 0.5], [1.1234, 1.1234], [3.0, 3.0]]),
        targets=XOR,
        beta=2.5,
    ),
    pin(
        "corners of 4 beta 0.2",
        "corners 4 × 2; targets = [1, -1, -1, 1]; beta = 0.2",
        corners=2 * SQUARE - 1,
        targets=np.array([1.0, -1.0, -1.0, 1.0]),
        beta=0.2,
    ),
    pin(
        "corners of 4 beta 0.2, 2",
        "corners 4 × 2; targets = [1, -1, 1, -1]; beta = 0.2",
        corners=np.array([[0.0, 0.0], [0.25, 0.0], [0.5, 0.0], [0.75, 0.0]]),
        targets=np.array([1.0, -1.0, 1.0, -1.0]),
        beta=0.2,
    ),
]
two_units = [
    pin("side 1", "side = 1", side=1.0),
    pin("side 0.1", "side = 0.1", side=0.1),
    pin("side 10", "side = 10", side=10.0),
]
extreme_sides = [
    pin("side 0.001", "side = 0.001", side=0.001),
    pin("side 1000", "side = 1000", side=1000.0),
]
obstruction = [
    pin(
        "case of 2",
        "center = [-1, 1]; corners 4 × 2",
        case={"center": np.array([-1.0, 1.0]), "corners": np.array([[0.0, 0.0], [1.0, 0.0], [2.0, 1.0], [0.0, 3.0]])},
    ),
    pin(
        "case of 2, 2",
        "center = [5, 5]; corners 4 × 2",
        case={"center": np.array([5.0, 5.000001]), "corners": SQUARE[[0, 1, 3, 2]]},
    ),
    pin(
        "numbers up to 1e6",
        "center = [1e6, 1e6]; corners 4 × 2; numbers up to 1e6",
        case={"center": np.array([1e6 + 0.3, 1e6 - 0.7]), "corners": 1e6 + SQUARE[[0, 1, 3, 2]]},
    ),
    pin(
        "numbers up to 1e6, 2",
        "center = [1e6]; corners 4 × 1; numbers up to 1e6",
        case={"center": np.array([1e6 + 0.3]), "corners": 1e6 + np.array([[0.1], [0.7], [1.4], [0.2]])},
    ),
]
