"""What the checks of slides4.3 are always tried on."""

import numpy as np

from grader.checks import pin, pins


def pair(x, z, p):
    return {"x": np.array(x, dtype=float), "z": np.array(z, dtype=float), "p": p}


DECISIVE = [
    *(pair((1, 2, 3, -1)[:n], (2, -1, 1, 5)[:n], p) for n in (1, 2, 3, 4) for p in (1, 2, 3, 4)),
    pair((0, 0, 0), (1, 2, 3), 3),
    pair((10, -10, 10, -10), (10, 10, -10, 9), 4),
    pair((1e-5, 2e-5), (3e-5, -1e-5), 4),
    pair((1e-5, 2e-5, 3e-5), (1, 2, 3), 2),
    pair((0.123456789, 0.5), (1.000000001, 2), 3),
    pair((1, 1, 1, 1), (1, 1, 1, 1), 4),
]

monomial = pins(
    "decisive",
    "22 inputs, from x = [1]; z = [2]; p = 1 to x = [1, 1, 1, 1]; z = [1, 1, 1, 1]; p = 4",
    [{"data": data} for data in DECISIVE],
)
isometry = pins(
    "some n",
    "16 inputs, from n = 1; p = 1 to n = 4; p = 4",
    [{"n": n, "p": p} for n in (1, 2, 3, 4) for p in (1, 2, 3, 4)],
)
third = [
    pin("x of 2", "x = [1, 2]; z = [3, -1]", x=[1.0, 2.0], z=[3.0, -1.0]),
    pin("x of 2, 2", "x = [0, 0]; z = [10, -10]", x=[0.0, 0.0], z=[10.0, -10.0]),
    pin("x of 2, 3", "x = [3, -5]; z = [-5, 7]", x=[3.0, -5.0], z=[-5.0, 7.0]),
    pin("numbers down to 1e-5", "x = [1e-5, 2e-5]; z = [3, -5]; numbers down to 1e-5", x=[1e-5, 2e-5], z=[3.0, -5.0]),
    pin("x of 2, 4", "x = [9, 0.1235]; z = [-0.1235, 9.5]", x=[9.0, 0.123456789], z=[-0.123456789, 9.5]),
]
not_a_kernel = pins(
    "some c",
    "15 inputs, from c = 0.25; n = 1 to c = 0.7; n = 3",
    [{"c": c, "n": n} for c in (0.25, 1.0, 2.0, 4.0, 0.7) for n in (1, 2, 3)],
)
