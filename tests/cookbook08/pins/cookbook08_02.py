"""What the checks of cookbook8.2 are always tried on."""

import numpy as np

from grader.checks import pin, pins

FIVE = {"X": np.arange(10.0).reshape(5, 2), "y": np.array([1.0, 0.0, 2.0, 0.0, 1.0]), "w": np.array([1.0, -1.0])}
TALL = {
    "X": np.column_stack([np.sin(np.arange(200.0)) * 10, np.arange(200) % 7 - 3.0]),
    "y": np.cos(np.arange(200.0)),
    "w": np.array([0.3, -1.7]),
}
WIDE = {
    "X": np.cos(np.outer(np.arange(3.0) + 1, np.arange(20.0) + 0.5)),
    "y": np.array([1.0, 1.0, 1.0]),
    "w": np.sin(np.arange(20.0)),
}
ONE = {"X": np.array([[2.0]]), "y": np.array([0.5]), "w": np.array([0.25])}
TENS = {
    "X": np.array([[10.0, -9.0], [1e-5, 9.5], [-10.0, 10.0]]),
    "y": np.array([-10.0, 10.0, 9.0]),
    "w": np.array([9.5, -10.0]),
}


def descent(gradients, eta, beta1, beta2, eps):
    return {"gradients": np.array(gradients), "eta": eta, "beta1": beta1, "beta2": beta2, "eps": eps}


LONG = np.sin(np.arange(600.0)).reshape(300, 2) + 1e-3
DESCENTS = (
    descent([[3.0], [1.0]], 0.1, 0.5, 0.5, 0.0),
    descent([[1e-8]], 1.0, 0.9, 0.999, 1e-8),
    descent([[0.0, 2.0], [0.0, 0.0], [1.0, 0.0]], 0.5, 0.9, 0.99, 1e-8),
    descent([[-5.0]] * 9, 0.001, 0.9, 0.999, 0.0),
    descent([[1e6, 1e-6], [1.5, 2e-6], [-3e5, -1.0]], 2.0, 0.3, 0.6, 0.0),
    descent([[2.0, 2.000001], [2.0, 2.0], [-1.0, -1.000001]], 1.0, 0.0, 0.9, 1e-8),
    descent([[2.0, 1.0], [-1.0, 4.0], [3.0, 3.0]], 1.0, 0.7, 0.0, 0.5),
    descent([[2.0, 1.0], [-1.0, 4.0], [3.0, 3.0]], 1.0, 1e-5, 1e-6, 0.5),
    descent([[1.0, 2.0, 3.0], [4.0, -1.0, 3.0], [-2.0, -3.0, -5.0]], 0.1, 0.9, 0.99, 1e-8),
    descent(LONG, 0.01, 0.9, 0.999, 1e-8),
    descent(LONG[:, :1], 10.0, 0.9999, 0.9999, 0.0),
    descent(np.cos(np.arange(40.0)).reshape(2, 20), 1.0, 0.2, 0.8, 0.01),
)

batch_gradient = pins(
    "five",
    "10 inputs, from X 5 × 2; y of 5 entries; w = [1, -1]; seed = 1 to X 3 × 2; y = [-10, 10, 9]; w = [9.5, -10]; seed = 2; numbers down to 1e-5",
    [{"lesson": lesson, "seed": seed} for lesson in (FIVE, TALL, WIDE, ONE, TENS) for seed in (1, 2)],
)
batches = pins(
    "some m and k",
    "11 inputs, from m = 4; k = 2 to m = 6; k = 20000; numbers up to 2e4",
    [
        {"m": m, "k": k}
        for m, k in (
            (4, 2),
            (1, 1),
            (5, 2),
            (3, 3),
            (3, 7),
            (7, 1),
            (9, 8),
            (130, 11),
            (1000, 999),
            (1000, 1),
            (6, 20000),
        )
    ],
)
full_gradient = [
    pin(
        "five",
        "gradients 1 × 2; sizes = [3]; X 5 × 2; y of 5 entries",
        parts={"gradients": np.array([[-4.0, 2.0]]), "sizes": [3]},
        lesson=FIVE,
        k=2,
    ),
    pin(
        "tall",
        "gradients 2 × 2; sizes = [1, 10000000000]; X 200 × 2; y of 200 entries; numbers of 1e10 and 1e-5 in one input",
        parts={"gradients": np.array([[1e-5, 1.0], [3e-5, 1.0]]), "sizes": [1, 10**10]},
        lesson=TALL,
        k=3,
    ),
    pin(
        "one",
        "gradients 4 × 1; sizes = [2, 2, 5, 1]; X 1 × 1; y = [0.5]; numbers up to 1e6",
        parts={"gradients": np.array([[1e6], [-1e6], [1.000001], [1.000002]]), "sizes": [2, 2, 5, 1]},
        lesson=ONE,
        k=1,
    ),
    pin(
        "one, 2",
        "gradients 2 × 2; sizes = [100000, 100001]; X 1 × 1; y = [0.5]; numbers up to 1e5",
        parts={"gradients": np.array([[1.0, -3.0], [-1.0, 2.0]]), "sizes": [100000, 100001]},
        lesson=ONE,
        k=1,
    ),
    pin(
        "one, 3",
        "gradients 2 × 2; sizes = [10000000000, 9999999000]; X 1 × 1; y = [0.5]; numbers up to 1e10",
        parts={"gradients": np.array([[1e5, 1.0], [-1e5, 1.0]]), "sizes": [10**10, 10**10 - 1000]},
        lesson=ONE,
        k=1,
    ),
    pin(
        "numbers down to 1e-5",
        "gradients 200 × 4; sizes of 200 entries; X 3 × 2; y = [-10, 10, 9]; numbers down to 1e-5",
        **{"parts": {"gradients": np.sin(np.arange(800.0)).reshape(200, 4), "sizes": [1 + r % 5 for r in range(200)]}}
        | {"lesson": TENS, "k": 2},
    ),
]
epoch = [
    *pins(
        "five",
        "4 inputs, from X 5 × 2; y of 5 entries; w = [1, -1] to X 5 × 2; y of 5 entries; w = [1, -1]; numbers of 2e4 and 1e-4 in one input",
        [{"case": {**FIVE, "eta": eta, "k": k}} for eta, k in ((0.005, 2), (0.005, 1), (0.006, 5), (0.0001, 20000))],
    ),
    *pins(
        "tall",
        "3 inputs, each with X 200 × 2; y of 200 entries; w = [0.3, -1.7]",
        [{"case": {**TALL, "eta": eta, "k": k}} for eta, k in ((0.009, 30), (0.002, 101), (0.003, 1))],
    ),
    pin(
        "case of 101",
        "X 101 × 2; y of 101 entries; w = [0.3, -1.7]",
        case={**{part: TALL[part][:101] for part in ("X", "y")}, "w": TALL["w"], "eta": 0.009, "k": 100},
    ),
    pin("wide eta 0.05 k 2", "X 3 × 20; y = [1, 1, 1]; w of 20 entries", case={**WIDE, "eta": 0.05, "k": 2}),
    *pins(
        "one",
        "2 inputs, each with X 1 × 1; y = [0.5]; w = [0.25]",
        [{"case": {**ONE, "eta": eta, "k": k}} for eta, k in ((0.25, 1), (0.125, 13))],
    ),
    pin(
        "case of one",
        "X 1 × 1; y = [0.5]; w = [0.25]",
        case={"X": ONE["X"] / 4, "y": ONE["y"], "w": ONE["w"], "eta": 1.0, "k": 1},
    ),
    pin(
        "tens eta 0.004 k 2",
        "X 3 × 2; y = [-10, 10, 9]; w = [9.5, -10]; numbers down to 1e-5",
        case={**TENS, "eta": 0.004, "k": 2},
    ),
]
adam = pins(
    "descents",
    "12 inputs, from gradients 2 × 1; eta = 0.1; beta1 = 0.5 to gradients 2 × 20; eta = 1; beta1 = 0.2",
    [{"case": case} for case in DESCENTS],
)
memory_weights = pins(
    "some beta and t",
    "9 inputs, from beta = 0.5; t = 3 to beta = 1e-5; t = 3; numbers down to 1e-5",
    [
        {"beta": beta, "t": t}
        for beta, t in (
            (0.5, 3),
            (0.0, 1),
            (0.0, 4),
            (0.9, 2),
            (0.9999, 1000),
            (0.001, 5),
            (0.995, 130),
            (0.2, 60),
            (1e-5, 3),
        )
    ],
)
wrong_way = pins(
    "some beta2 and height",
    "6 inputs, from beta2 = 0.1; height = 1 to beta2 = 0.99; height = 200",
    [
        {"beta2": beta2, "height": height}
        for beta2, height in ((0.1, 1.0), (0.001, 0.001), (0.5, 10.0), (0.9, 30.0), (0.95, 60.0), (0.99, 200.0))
    ],
)
