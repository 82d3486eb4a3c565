"""What the checks of cookbook9.1 are always tried on."""

import math

import numpy as np

from grader.checks import pin, pins

from ..shared import random_orthonormal

FOUR = np.array([[0.0, 1], [4, 1], [2, 0], [2, 2]])
FAR = np.array([[3.0, 1e6 + 1], [4, 1e6 + 1], [5, 1e6 + 2], [6, 1e6 + 1], [7, 1e6 + 2]])
OFF_ORIGIN = np.array([[10.0, 0], [10, 1], [10, -1], [11, 5], [9, -5]])
"""The mean lies along the first axis, the data along the second."""
LARGEST = np.random.default_rng(91).normal(size=(200, 12)) * np.arange(1, 13) + 3
NARROW = np.random.default_rng(92).normal(size=(30, 3)) * [1.0, 2e-4, 1e-4] + [0.0, 0.5, -0.5]
"""The last two variances are small beside the first, but not beside what the stub lets them be off."""
DISTANT = np.add(OFF_ORIGIN * 0.3, [9e6 + 0.1, 0.7 - 7e6])
ROUND = np.vstack([np.eye(3), -np.eye(3)]) + 5.0
"""No direction is better than another."""
PINNED = (
    FOUR,
    FAR,
    OFF_ORIGIN,
    LARGEST,
    ROUND,
    NARROW,
    DISTANT,
    OFF_ORIGIN * 1e-5 + 1.2345678e-5,
    OFF_ORIGIN * 1e-5,
    OFF_ORIGIN * 1e6,
    np.array([[0.1, 0.7]] * 3),
    np.array([[1e6 + 0.1, 0.3]] * 7),
    np.zeros((3, 2)),
    np.array([[-7.25]]),
    np.array([[1.0, 2, 3, 4]]),
    np.array([[0.0, 0, 0], [3, 0, 4]]),
    np.array([[1.0], [2], [4]]),
    np.diag([1.0, 1 + 1e-6, 1 - 1e-6]) + 2,
)
HALF = np.array([[1.0], [1.0]]) / math.sqrt(2)
TURNED = np.array([[1.0, -1e-5], [1e-5, 1.0]]) / math.hypot(1, 1e-5)
ONE_DIRECTION = np.array([[2.0, 1, 1], [1, 2, 1], [1, 1, 2]])

best_affine = [
    *pins(
        "pinned",
        "22 inputs, from X 4 × 2; pick = 0 to X 200 × 12; pick = 12",
        [{"X": X, "pick": d} for X in PINNED[:4] for d in range(X.shape[1] + 1)],
    ),
    *pins(
        "pinned, 2",
        "42 inputs, from X 6 × 3; pick = 0 to X 3 × 3; pick = 3",
        [{"X": X, "pick": d} for X in PINNED[4:] for d in (0, 1, X.shape[1])],
    ),
]
least_errors = pins("pinned", "18 inputs, from X 4 × 2 to X 3 × 3", [{"X": X} for X in PINNED])
error = [
    pin("plane of 4", "X 4 × 2; c = [0, 0]; U 2 × 1", plane={"X": FOUR, "c": np.array([0.0, 0.0]), "U": HALF}),
    pin(
        "plane of 4, 2",
        "X 4 × 2; c = [2, 2]; U 2 × 0",
        plane={"X": FOUR, "c": np.array([2.0, 2.0]), "U": np.zeros((2, 0))},
    ),
    pin(
        "plane of 4, 3",
        "X 4 × 2; c = [1, 3]; U 2 × 0",
        plane={"X": FOUR, "c": np.array([1.0, 3.0]), "U": np.zeros((2, 0))},
    ),
    pin(
        "numbers up to 1e6",
        "X 5 × 2; c = [3, 1e6]; U 2 × 1; numbers up to 1e6",
        plane={"X": FAR, "c": FAR[0], "U": HALF},
    ),
    pin(
        "numbers of 1e6 and 1e-5 in one input",
        "X 5 × 2; c = [1, 1]; U 2 × 2; numbers of 1e6 and 1e-5 in one input",
        plane={"X": FAR, "c": np.array([1.0, 1.0 + 1e-6]), "U": TURNED},
    ),
    pin(
        "plane of 200",
        "X 200 × 12; c of 12 entries; U 12 × 7",
        plane={"X": LARGEST, "c": np.arange(12.0), "U": random_orthonormal(np.random.default_rng(5), 12, 7)},
    ),
    pin(
        "numbers up to 4e6",
        "X 200 × 12; c of 12 entries; U 12 × 9; numbers up to 4e6",
        plane={"X": LARGEST * 1e5, "c": LARGEST[0] * 1e5, "U": np.eye(12)[:, 3:]},
    ),
    pin(
        "numbers down to 1e-6",
        "X 5 × 2; c = [1e-5, 1e-6]; U 2 × 1; numbers down to 1e-6",
        plane={"X": OFF_ORIGIN * 1e-6, "c": np.array([1e-5, 1e-6]), "U": TURNED[:, :1]},
    ),
    pin(
        "plane of one",
        "X 1 × 1; c = [-4]; U 1 × 1",
        plane={"X": np.array([[3.0]]), "c": np.array([-4.0]), "U": np.array([[-1.0]])},
    ),
    pin(
        "plane of one, 2",
        "X 1 × 1; c = [-4]; U 1 × 0",
        plane={"X": np.array([[3.0]]), "c": np.array([-4.0]), "U": np.zeros((1, 0))},
    ),
]
shares = [
    pin("frame of 2", "V 2 × 2; U 2 × 1", frame={"V": np.eye(2), "U": HALF}),
    pin("frame of 2, 2", "V 2 × 2; U 2 × 2", frame={"V": np.array([[0.6, -0.8], [0.8, 0.6]]), "U": np.eye(2)}),
    pin("frame of 3", "V 3 × 3; U 3 × 2", frame={"V": np.eye(3)[:, [2, 0, 1]], "U": np.eye(3)[:, :2]}),
    pin("numbers down to 1e-5", "V 2 × 2; U 2 × 1; numbers down to 1e-5", frame={"V": TURNED, "U": HALF}),
    pin("frame of one", "V 1 × 1; U 1 × 1", frame={"V": np.eye(1), "U": np.array([[-1.0]])}),
    pin("frame of one, 2", "V 1 × 1; U 1 × 0", frame={"V": np.eye(1), "U": np.zeros((1, 0))}),
    pin("frame of 4", "V 4 × 4; U 4 × 1", frame={"V": np.eye(4)[::-1], "U": np.ones((4, 1)) / 2}),
    pin(
        "frame of 12",
        "V 12 × 12; U 12 × 8",
        frame={"V": random_orthonormal(np.random.default_rng(2), 12, 12), "U": np.eye(12)[:, 4:]},
    ),
]
literal = [
    pin("Psi of 3 k 2", "Psi 3 × 3; k = 2", Psi=np.diag([5.0, 3, 1]), k=2),
    pin("Psi of 3 k 3", "Psi 3 × 3; k = 3", Psi=np.diag([5.0, 3, 1]), k=3),
    pin("Psi of 3 k 1", "Psi 3 × 3; k = 1", Psi=np.diag([1.0, 3, 5]), k=1),
    pin("Psi of 3 k 4", "Psi 3 × 3; k = 4", Psi=np.diag([-1.0, 3, -5]), k=4),
    pin("Psi of 3 k 2, 2", "Psi 3 × 3; k = 2", Psi=np.diag([2.0, 2 - 1e-6, 2 + 1e-6]), k=2),
    pin("Psi of 3 k 3, 2", "Psi 3 × 3; k = 3", Psi=np.diag([1 + 3e-8, 1.0, 1 + 2e-8]), k=3),
    pin("Psi of one k 20", "Psi 1 × 1; k = 20", Psi=np.array([[-3.0]]), k=20),
    pin("Psi of 2 k 3", "Psi 2 × 2; k = 3", Psi=np.zeros((2, 2)), k=3),
    pin("one direction", "Psi 3 × 3; k = 2", Psi=ONE_DIRECTION, k=2),
    pin("numbers up to 2e6", "Psi 3 × 3; k = 3; numbers up to 2e6", Psi=ONE_DIRECTION * 1e6, k=3),
    pin("numbers down to 1e-6", "Psi 3 × 3; k = 2; numbers down to 1e-6", Psi=ONE_DIRECTION * 1e-6, k=2),
    pin("Psi of 12 k 11", "Psi 12 × 12; k = 11", Psi=np.cov(LARGEST.T, bias=True), k=11),
    pin("Psi of 2 k 1", "Psi 2 × 2; k = 1", Psi=np.array([[1.0, 3], [3, 1]]), k=1),
]
