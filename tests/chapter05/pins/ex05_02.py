"""What the checks of 5.2 are always tried on."""

import numpy as np

from grader.checks import pin

LONG = {
    "X": np.sin(np.arange(208.0)).reshape(2, 104),
    "y": [1, 0],
    "w": np.append(np.cos(np.arange(103.0)).round(9), 2e4) / [*[1.0] * 103, 100.0],
    "theta": 150.123456789,
}
WORST = {"X": np.array([[1000.0], [-1000.0], [0.0]]), "y": [0, 1, 1], "w": np.array([1.0]), "theta": 0.0}

TWO = {"X": np.array([[1.0, 2.0], [3.0, -1.0]]), "y": [1, 0], "w": np.array([0.5, -0.25]), "theta": 0.75}

two_samples = [pin("two", "X 2 × 2; y = [1, 0]; w = [0.5, -0.25]; theta = 0.75", case=TWO)]
far_out = [
    pin("worst", "X 3 × 1; y = [0, 1, 1]; w = [1]", case=WORST),
    pin("long", "X 2 × 104; y = [1, 0]; w of 104 entries", case=LONG),
]
LARGE = {"X": np.array([[0.01, -0.5]]), "y": [1], "w": np.array([2e4, -3.0]), "theta": 15000.0}
long_weights = [
    pin("long", "w of 104 entries", case=LONG),
    pin("large", "w = [2e4, -3]; theta = 15000", case=LARGE),
]
saturation = [
    pin("tol of a half", "exponent = -1: tol is 0.56", exponent=-1),
    pin("tol of a millionth", "exponent = -24: tol is 1e-6", exponent=-24),
]
extreme_saturation = [
    pin("exponent -120", "exponent = -120: tol is 1e-30", exponent=-120),
    pin("exponent -0.005", "exponent = -0.005: tol is just below 1", exponent=-0.005),
]
not_convex = [
    pin("x 1 y 1", "x = 1; y = 1", x=1.0, y=1),
    pin("x -0.3 y 1", "x = -0.3; y = 1", x=-0.3, y=1),
    pin("x 2 y 0", "x = 2; y = 0", x=2.0, y=0),
    pin("x -1000 y 0", "x = -1000; y = 0", x=-1000.0, y=0),
    pin("x 0.001 y 1", "x = 0.001; y = 1", x=0.001, y=1),
]
