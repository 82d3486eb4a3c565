"""What the checks of 9.1 are always tried on."""

import math

import numpy as np

from grader.checks import pin

LONG = np.array([[math.sin(3 * i) + k * math.cos(i) for i in range(105)] for k in (0, 1, 3)])
NEAR = np.array([[1.0, 1.000001, 1.0], [0.0, 0.000001, 0.0], [2.0, 2.0, 2.0]])
TINY = np.array([[0.0, 1e-12], [0.0, 3e-12], [2e-12, 0.0]])

axioms = [
    pin("long", "points 3 × 105; p = 0.05", points=LONG, p=0.05),
    pin("long, 2", "points 3 × 105; p = 1", points=LONG, p=1),
    pin("long, 3", "points 3 × 105; p = 3", points=LONG, p=3),
    pin("long, 4", "points 3 × 105; p = 1000", points=LONG, p=1000),
    pin("long, 5", "points 3 × 105; p = inf", points=LONG, p=math.inf),
    pin("near", "points 3 × 3; p = 0.5; numbers down to 1e-6", points=NEAR, p=0.5),
    pin("tiny", "points 3 × 2; p = 0.05; numbers down to 1e-12", points=TINY, p=0.05),
    pin("tiny, 2", "points 3 × 2; p = 2; numbers down to 1e-12", points=TINY, p=2),
    pin("tiny, 3", "points 3 × 2; p = 1000; numbers down to 1e-12", points=TINY, p=1000),
    pin("tiny, 4", "points 3 × 2; p = inf; numbers down to 1e-12", points=TINY, p=math.inf),
    pin("points of 3 p 0.05", "points 3 × 1; p = 0.05", points=np.array([[1.0], [1.0], [4.0]]), p=0.05),
]
violation = [
    pin("p 0.99 n 2", "p = 0.99; n = 2", p=0.99, n=2),
    pin("p 0.5 n 1", "p = 0.5; n = 1", p=0.5, n=1),
    pin("p 0.05 n 40", "p = 0.05; n = 40", p=0.05, n=40),
    pin("p 0.99 n 1", "p = 0.99; n = 1", p=0.99, n=1),
]
dual = [
    pin("u of 3 p 1", "u = [3, 0, -4]; p = 1", u=[3.0, 0.0, -4.0], p=1),
    pin("u of 3 p inf", "u = [2, -2, 0]; p = inf", u=[2.0, -2.0, 0.0], p=math.inf),
    pin("u of 3 p inf, 2", "u = [1, -5, 3]; p = inf", u=[1.0, -5.0, 3.0], p=math.inf),
    pin("numbers up to 3e6", "u = [3e6, -1, 2e6]; p = 1000; numbers up to 3e6", u=[3e6, -1.0, 2e6], p=1000),
    pin("u of 2 p 1.01", "u = [0, 5]; p = 1.01", u=[0.0, 5.0], p=1.01),
    pin("u of 3 p 1, 2", "u = [3, -1, 2]; p = 1", u=[3.0, -1.0, 2.0], p=1.0001),
    pin("u of 105 p 3", "u of 105 entries; p = 3", u=LONG[0].tolist(), p=3),
    pin("numbers down to 1e-6", "u = [1, 1, 1e-6, 0]; p = 3; numbers down to 1e-6", u=[1.0, 1.000001, 1e-6, 0.0], p=3),
]
smallest_p = [
    pin("n 2 eps 0.01", "n = 2; eps = 0.01", n=2, eps=0.01),
    pin("n 3 eps 0.1", "n = 3; eps = 0.1", n=3, eps=0.1),
    pin("n 100 eps 0.001", "n = 100; eps = 0.001", n=100, eps=0.001),
    pin("n 30 eps 2", "n = 30; eps = 2", n=30, eps=2.0),
    pin("n 3 eps 2", "n = 3; eps = 2", n=3, eps=2.0),
    pin("n 1 eps 0.5", "n = 1; eps = 0.5", n=1, eps=0.5),
    pin("n 20000 eps 0.5", "n = 20000; eps = 0.5; numbers up to 2e4", n=20000, eps=0.5),
    pin("n 7 eps 1000", "n = 7; eps = 1000", n=7, eps=1000.0),
]
