"""What the checks of 5.9 are always tried on."""

import numpy as np

from grader.checks import pin

from ..shared_elman import long_sequence

SCALAR = {
    "net": {
        "U": np.array([[0.5]]),
        "R": np.array([[-1.0]]),
        "gamma": np.array([0.0]),
        "W": np.array([[2.0]]),
        "theta": np.array([1.0]),
    },
    "xs": np.array([[1.0], [0.0]]),
    "ys": np.array([[1.0], [0.0]]),
    "h0": np.array([0.0]),
}
SKEW = {
    "net": {
        "U": np.array([[1.0, -0.5], [0.25, 0.75]]),
        "R": np.array([[0.5, 2.0], [-1.5, 0.25]]),
        "gamma": np.array([0.25, -0.5]),
        "W": np.array([[1.0, -2.0, 0.5], [0.5, 1.5, -1.0]]),
        "theta": np.array([0.1, -0.3, 0.2]),
    },
    "xs": np.array([[1.0, 0.0], [0.5, -1.0], [-1.0, 2.0], [0.0, 1.0]]),
    "ys": np.array([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0], [1.0, 1.0, 0.0], [0.25, 0.0, 1.0]]),
    "h0": np.array([0.2, 0.200001]),
}
GROWING = {
    "net": {
        "U": np.array([[1.0]]),
        "R": np.array([[6.0]]),
        "gamma": np.array([3.0]),
        "W": np.array([[4.0]]),
        "theta": np.array([2.0]),
    },
    "xs": np.array([[1e-4], *[[0.0]] * 19]),
    "ys": np.array([*[[0.5]] * 19, [1.0]]),
    "h0": np.array([0.5]),
}

forward = [
    pin("scalar", "U 1 × 1; xs 2 × 1; ys 2 × 1", case=SCALAR),
    pin("skew", "U 2 × 2; xs 4 × 2; ys 4 × 3; h0 is not zero", case=SKEW),
]
far_and_long = [
    pin(
        "growing",
        "Units near 1/2 with a large R: what one time does to the last grows by 3/2 with every time between",
        case=GROWING,
    ),
    pin(
        "long sequence 101",
        "U 9 × 1; xs 101 × 9; ys 101 × 9; numbers of 2e4 and 1e-6 in one input",
        case=long_sequence(101),
    ),
]
