"""What the checks of 12.8 are always tried on."""

import math

import numpy as np

from grader.checks import pin, pins

from ..shared import signs

EVEN = {"F": [[1.0, -1.0], [-1.0, 1.0]], "probs": [0.5, 0.5]}

enumeration = [
    pin("V of one", "V 1 × 1", V=[[0.0]]),
    pin("V of one, 2", "V 1 × 3", V=[[1.0, 2.0, 3.0]]),
    pin("V of 2", "V 2 × 2", V=[[-1.0, -2.0], [-3.0, -1.0]]),
    pin("V of 2, 2", "V 2 × 10", V=[[5.0] * 10, [5.0] * 9 + [6.0]]),
    pin("V of 10", "V 10 × 10", V=np.eye(10).tolist()),
    pin("V of 19", "V 19 × 10", V=[[math.sin(i * j + j * j) for j in range(1, 11)] for i in range(19)]),
    pin(
        "numbers down to 3e-5",
        "V 150 × 7; numbers down to 3e-5",
        V=[[math.sin(i * j + j * j) for j in range(1, 8)] for i in range(150)],
    ),
    pin("V of 128", "V 128 × 7", V=[[float(x) for x in row] for row in signs(7)]),
    pin("numbers up to 1e6", "V 2 × 3; numbers up to 1e6", V=[[1e6, -1e6, 1e6], [1e6, -1e6 + 0.5, 1e6 - 3]]),
    pin("numbers down to 1e-6", "V 2 × 3; numbers down to 1e-6", V=[[1.0, 0.0, 1.0], [1.0, 1e-6, 1.0]]),
    pin("numbers down to 1e-8", "V 2 × 3; numbers down to 1e-8", V=[[3e-8, -1e-8, 2e-8], [-2e-8, 1e-8, 0.0]]),
    pin(
        "V of 4992",
        "V 4992 × 2",
        V=[[float(k % 7 - 3), float(k % 5 - 2)] for k in range(4990)] + [[9.0, -9.0], [-5.0, 8.0]],
    ),
]
single = [
    pin("constant 3", "the book's constant function", values=[3.0] * 5),
    pin("one point", "E σ = 0 there as well", values=[2.0]),
    pin("not constant", "a single function need not be constant", values=[1.0, 2.0]),
    pin("mean 0", "values of both signs", values=[-2.0, 1.0, 1.0]),
]
long_single = [
    pin("two hundred", "2^200 vectors σ", values=[7.0] * 200),
    pin("two hundred values", "2^200 vectors σ", values=[float(k) for k in range(200)]),
]
bounded_constants = [
    *pins("ones", "B = 1, and every m in turn", [{"B": 1.0, "m": m} for m in (1, 2, 3, 4, 5, 9, 10, 11)]),
    pin("of size 3", "9/8", B=3.0, m=5),
    pin("zero alone", "B = 0: a single function after all", B=0.0, m=3),
    pin("decimals", "any B", B=0.123456789, m=8),
]
many_points = [
    *pins("many points", "2^m vectors σ cannot be listed", [{"B": 1.0, "m": m} for m in (31, 100, 199, 200)]),
    pin("tiny", "B of 2.5e-5", B=2.5e-5, m=6),
    pin("large", "B of 1e5", B=123456.789, m=7),
]
expected_inputs = [
    pin("even m 6", "F 2 × 2; probs = [0.5, 0.5]; m = 6", task={**EVEN, "m": 6}),
    pin("task of one", "F 1 × 1; probs = [1]; m = 5", task={"F": [[3.0]], "probs": [1.0], "m": 5}),
    pin("task of 2", "F 2 × 1; probs = [1]; m = 10", task={"F": [[3.0], [-1.0]], "probs": [1.0], "m": 10}),
    pin(
        "task of 2, 2",
        "F 2 × 3; probs = [0, 1, 0]; m = 3",
        task={"F": [[1.0, -1.0, 0.0], [0.0, 2.0, 1.0]], "probs": [0.0, 1.0, 0.0], "m": 3},
    ),
    pin(
        "task of 2, 3",
        "F 2 × 3; probs = [0.25, 0.5, 0.25]; m = 3",
        task={"F": [[1.0, 2.0, 3.0], [0.0, -1.0, -1.0]], "probs": [0.25, 0.5, 0.25], "m": 3},
    ),
    pin(
        "numbers down to 1e-6",
        "F 2 × 2; probs = [1, 1e-6]; m = 2; numbers down to 1e-6",
        task={"F": [[1.0, 5.0], [0.0, -5.0]], "probs": [1 - 1e-6, 1e-6], "m": 2},
    ),
    pin(
        "numbers down to 1e-8",
        "F 2 × 2; probs = [0.5, 0.5]; m = 2; numbers down to 1e-8",
        task={"F": [[3e-8, -1e-8], [-2e-8, 2e-8]], "probs": [0.5, 0.5], "m": 2},
    ),
    pin(
        "task of 150",
        "F 150 × 2; probs = [0.3, 0.7]; m = 3",
        task={"F": [[float(k % 7), float(k % 5)] for k in range(150)], "probs": [0.3, 0.7], "m": 3},
    ),
    pin(
        "task of 2, 4",
        "F 2 × 130; probs of 130 entries; m = 1",
        task={"F": [[float(k % 7 - 3) for k in range(130)], [1.0] * 130], "probs": [1 / 130] * 130, "m": 1},
    ),
    pin(
        "task of 2, 5",
        "F 2 × 45; probs of 45 entries; m = 2",
        task={"F": [[float(k % 7 - 3) for k in range(45)], [1.0] * 45], "probs": [1 / 45] * 45, "m": 2},
    ),
]
relations = [
    pin("both constants", "±1 on two points", H=[[1, 1], [-1, -1]], seed=0),
    pin("two labellings", "two functions on three points", H=[[1, -1, 1], [-1, -1, 1]], seed=1),
]
massart = pins(
    "some n labelings and m",
    "one labelling, all of them, few and many points",
    [
        {"count": {"n_labelings": n_labelings, "m": m}}
        for n_labelings, m in ((5, 4), (1, 1), (2, 1), (16, 4), (1, 10**6), (10**12, 10**6), (10**12, 40), (2**30, 30))
    ],
)
