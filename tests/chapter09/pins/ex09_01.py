"""What the checks of 9.1 are always tried on."""

import math

import numpy as np

from grader.checks import pin

LONG = np.array([[math.sin(3 * i) + k * math.cos(i) for i in range(105)] for k in (0, 1, 3)])
NEAR = np.array([[1.0, 1.000001, 1.0], [0.0, 0.000001, 0.0], [2.0, 2.0, 2.0]])
CORNER = np.array([[1.0, 0.0], [0.0, 0.0], [0.0, 1.0]])
TINY = np.array([[0.0, 1e-12], [0.0, 3e-12], [2e-12, 0.0]])

axioms = [
    pin("points of 3 p 0.5", "points 3 × 1; p = 0.5", points=np.array([[1.0], [1.0], [4.0]]), p=0.5),
    pin(
        "negative largest",
        "the largest difference is negative; infinite p",
        points=np.array([[0.0, 0], [1, 1], [2, 5]]),
        p=math.inf,
    ),
    pin("all the same", "no difference at all", points=np.array([[1.0, 2.0]] * 3), p=3),
]
axioms_strict = [
    *(pin(f"long, p = {p}", f"points 3 × 105; p = {p}", points=LONG, p=p) for p in (0.05, 1, 3, 1000, math.inf)),
    pin("near", "points 3 × 3; p = 0.5; numbers down to 1e-6", points=NEAR, p=0.5),
    *(
        pin(f"tiny, p = {p}", f"points 3 × 2; p = {p}; numbers down to 1e-12", points=TINY, p=p)
        for p in (0.05, 2, 1000, math.inf)
    ),
    pin("points of 3 p 0.05", "points 3 × 1; p = 0.05", points=np.array([[1.0], [1.0], [4.0]]), p=0.05),
    *(
        pin(
            f"millions, times {size:g}",
            "twice the same difference c: the distance is 2^(1/p)·c",
            points=size * CORNER,
            p=1000,
        )
        for size in (1e6, 1e-6)
    ),
]
violation = [
    pin("p 0.9 n 2", "p = 0.9; n = 2", p=0.9, n=2),
    pin("p 0.5 n 1", "on a line there are none", p=0.5, n=1),
    pin("p 0.5 n 40", "p = 0.5; n = 40", p=0.5, n=40),
]
violation_strict = [
    pin("p 0.99 n 2", "p = 0.99; n = 2", p=0.99, n=2),
    pin("p 0.05 n 40", "p = 0.05; n = 40", p=0.05, n=40),
    pin("p 0.99 n 1", "p = 0.99; n = 1", p=0.99, n=1),
]
dual = [
    pin("u of 3 p 1", "u = [3, 0, -4]; p = 1", u=[3.0, 0.0, -4.0], p=1),
    pin("u of 3 p 1, 2", "u = [3, -1, 2]; p = 1", u=[3.0, -1.0, 2.0], p=1),
    pin("u of 3 p inf", "two largest entries of different signs", u=[2.0, -2.0, 0.0], p=math.inf),
    pin("u of 3 p inf, 2", "the largest entry is negative", u=[1.0, -5.0, 3.0], p=math.inf),
    pin("u of 2 p 1.5", "an entry is 0", u=[0.0, 5.0], p=1.5),
]
dual_strict = [
    pin("numbers up to 3e6", "u = [3e6, -1, 2e6]; p = 1000; numbers up to 3e6", u=[3e6, -1.0, 2e6], p=1000),
    pin("u of 2 p 1.01", "u = [0, 5]; p = 1.01", u=[0.0, 5.0], p=1.01),
    pin("p 1.0001", "p is near 1, and is not 1", u=[3.0, -1.0, 2.0], p=1.0001),
    pin("u of 105 p 3", "u of 105 entries; p = 3", u=LONG[0].tolist(), p=3),
    pin("numbers down to 1e-6", "u = [1, 1, 1e-6, 0]; p = 3; numbers down to 1e-6", u=[1.0, 1.000001, 1e-6, 0.0], p=3),
]
smallest_p = [
    pin("n 2 eps 0.01", "p is about 70", n=2, eps=0.01),
    pin("n 3 eps 0.1", "n = 3; eps = 0.1", n=3, eps=0.1),
    pin("n 30 eps 2", "n = 30; eps = 2", n=30, eps=2.0),
    pin("n 3 eps 2", "p is exactly 1", n=3, eps=2.0),
    pin("n 7 eps 20", "p would fall below 1", n=7, eps=20.0),
    pin("n 1 eps 0.5", "n = 1; eps = 0.5", n=1, eps=0.5),
]
smallest_p_strict = [
    pin("n 100 eps 0.001", "n = 100; eps = 0.001", n=100, eps=0.001),
    pin("n 20000 eps 0.5", "n = 20000; eps = 0.5; numbers up to 2e4", n=20000, eps=0.5),
    pin("n 7 eps 1000", "n = 7; eps = 1000", n=7, eps=1000.0),
]
