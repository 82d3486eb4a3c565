"""What the checks of cookbook5.2 are always tried on."""

import numpy as np

from grader.checks import pins

X, Z = np.array([1.0, 2.0]), np.array([0.5, -1.0])
"""The points of the examples, with σ = 2."""
PAIRS = [
    {"x": X, "z": Z, "sigma": 2.0},
    {"x": np.array([0.0, 0.0, 0.0]), "z": np.array([0.0, 1.0, 0.0]), "sigma": 1.0},
    {"x": np.array([1.0, -1.0, 2.0]), "z": np.array([1.5, 0.5, 1.0]), "sigma": 1.0},
    {"x": np.array([2e-6, 1e-6]), "z": np.array([1e-6, -3e-6]), "sigma": 1.5e-6},
    {"x": np.array([9e5, 2e5, -1e5]), "z": np.array([1e6, 1e5, 3e5]), "sigma": 8e5},
    {"x": np.array([5.0, 5.0]), "z": np.array([6.0, 4.0]), "sigma": 1.0},
    {"x": np.array([1e-5]), "z": np.array([2.0]), "sigma": 1e-2 * 150},
    {"x": np.array([6.0, 8.0, 0.0]), "z": np.array([0.0, 8.0, -6.0]), "sigma": 1.0},
]
FARTHEST = [{"x": np.array([6.0, 8.0]), "z": sign * np.array([6.0, 8.0]), "sigma": 1.0} for sign in (1, -1)]
NEEDED = [
    *({"r": ratio, "sigma": 1.0, "eps": eps} for ratio in (0.5, 1.0, 2.0, 3.0) for eps in (0.1, 1e-3, 1e-6)),
    {"r": 1e-6, "sigma": 2e-6, "eps": 1e-3},
    {"r": 6e5, "sigma": 2e5, "eps": 1e-6},
    {"r": 1e-3, "sigma": 1.0, "eps": 0.5},
    {"r": 0.002, "sigma": 1.0, "eps": 1.5e-6},
    {"r": 250.0, "sigma": 150.0, "eps": 0.999},
]


def _kernel(x, z, gamma, r, p):
    return {"x": np.array(x), "z": np.array(z), "gamma": gamma, "r": r, "p": p}


KERNELS = [
    _kernel([1.0, 1.0], [1.0, 1.0], 1.0, 0.0, 2),
    _kernel([1.0, -2.0, 0.5], [0.25, 1.0, 3.0], 0.7, 1.3, 4),
    _kernel([0.0, 0.0], [1.0, 2.0], 1.0, 2.0, 3),
    _kernel([0.0, 0.0], [0.0, 0.0], 1.0, 0.0, 1),
    _kernel([1e-5, 2e-5], [3e-5, 1e-5], 1e3, 0.0, 2),
    _kernel([600.0, 700.0], [-800.0, 500.0], 1e3, 1e3, 4),
    _kernel([600.0], [-900.0], 1e-3, 0.002, 1),
    _kernel([0.0, 0.0], [0.0, 0.0], 1.0, 1e-7, 1),
    _kernel([1e-6], [-2e-6], 2.0, 3e-11, 2),
]

count = pins(
    "some d and order",
    "7 inputs, from d = 1; order = 0 to d = 60; order = 41",
    [{"d": d, "order": order} for d, order in ((1, 0), (1, 7), (100, 0), (100, 1), (3, 100), (100, 100), (60, 41))],
)
features = pins(
    "pairs",
    "16 inputs, from x = [1, 2]; z = [0.5, -1]; sigma = 2; order = 1 to x = [6, 8, 0]; z = [0, 8, -6]; sigma = 1; order = 6",
    [{"pair": pair, "order": order} for pair in PAIRS for order in (1, 6)],
)
error = [
    *pins(
        "pairs",
        "24 inputs, from x = [1, 2]; z = [0.5, -1]; sigma = 2; order = 0 to x = [6, 8, 0]; z = [0, 8, -6]; sigma = 1; order = 20",
        [{"pair": pair, "order": order} for pair in PAIRS for order in (0, 3, 20)],
    ),
    *pins(
        "farthest",
        "Pairs of points for which terms of any degree up to 100 count",
        [{"pair": pair, "order": order} for pair in FARTHEST for order in (93, 99, 100)],
    ),
]
order = pins(
    "needed",
    "17 inputs, from r = 0.5; sigma = 1; eps = 0.1 to r = 250; sigma = 150; eps = 0.999",
    [{"case": case} for case in NEEDED],
)
poly = pins(
    "kernels",
    "9 inputs, from x = [1, 1]; z = [1, 1]; gamma = 1 to x = [1e-6]; z = [-2e-6]; gamma = 2; numbers down to 3e-11",
    [{"kernel": kernel} for kernel in KERNELS],
)
tanh = pins(
    "some gamma",
    "30 inputs, from gamma = 0.1; r = 0 to gamma = 0.1235; r = 1e-5; numbers down to 1e-5",
    [
        {"gamma": gamma, "r": r}
        for gamma in (0.1, 5.0, -0.1, -5.0, 0.123456)
        for r in (0.0, 1.0, -1.0, 0.004, -0.6, 1e-5)
    ],
)
