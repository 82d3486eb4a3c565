"""What the checks of 16.4 are always tried on."""

import numpy as np

from grader.checks import pin, pins

from ..shared import corridor, random_world


def many(seed, n, actions, count):
    """Samples of a random walk with rewards of many decimals."""
    rng = np.random.default_rng(seed)
    return {
        "transitions": [
            (int(rng.integers(n)), int(rng.integers(actions)), round(float(rng.normal()), 7), int(rng.integers(n)))
            for _ in range(count)
        ],
        "S": n,
        "A": actions,
    }


BATCHES = [
    {"batch": {"transitions": [], "S": 2, "A": 2}},
    {"batch": {"transitions": [(0, 0, 1.0, 0)], "S": 1, "A": 1}},
    {"batch": {"transitions": [(1, 0, 1.0, 0), (0, 0, 2.0, 1), (1, 0, 4.0, 0)], "S": 3, "A": 2}},
    {"batch": {"transitions": [(0, 0, 0.00005, 1), (1, 1, -0.00002, 0)], "S": 2, "A": 2}},
    {"batch": {"transitions": [(0, 0, 99.0, 1), (0, 0, -100.0, 1), (0, 0, 3.0, 0)], "S": 2, "A": 1}},
    {"batch": {"transitions": [(0, 0, 7.0, 1)] * 9 + [(0, 0, -2.0, 0)], "S": 2, "A": 1}},
    {"batch": {"transitions": [(0, 1, 2.0, 1), (1, 0, 2.0, 1), (1, 1, 2.0, 0)], "S": 2, "A": 2}},
    # One move very often, and a move that stays and pays nothing: that is no end.
    {"batch": {"transitions": [(0, 0, k * k / 225, 1) for k in range(150)] + [(0, 0, 1.0, 0)], "S": 2, "A": 1}},
    {"batch": {"transitions": [(0, 0, 0.0, 0), (0, 1, 1.0, 1), (1, 1, 0.0, 1), (1, 1, 2.0, 0)], "S": 2, "A": 2}},
    {"batch": many(1, 10, 4, 200)},
    {"batch": many(2, 4, 2, 130)},
    {"batch": many(3, 3, 3, 50)},
]

model = pins(
    "batches", "12 inputs, from transitions is empty; S = 2; A = 2 to transitions 50 × 4; S = 3; A = 3", BATCHES
)
sweep = pins(
    "batches",
    "24 inputs, from transitions is empty; S = 2; A = 2; gamma = 0.9 to transitions 50 × 4; S = 3; A = 3; gamma = 0.1235",
    [{**one, "gamma": gamma, "seed": k} for k, one in enumerate(BATCHES) for gamma in (0.9, 0.123456789)],
)
plan = pins(
    "random world",
    "9 inputs, from P of 10 entries; R of 10 entries; gamma = 0.95 to P of one entry; R of one entry; gamma = 0.95",
    [
        {"task": {"P": P, "R": R}, "gamma": gamma}
        for (P, R), gamma in (
            (random_world(1, 10, 4), 0.95),
            (random_world(2, 10, 1), 0.9),
            (random_world(3, 3, 4), 0.987654321 * 0.95),
            (random_world(4, 4, 2), 0.005),
            (corridor(10, 0), 0.95),
            (corridor(10, 9), 0.5),
            ((np.ones((1, 3, 1)), np.array([[[100.0], [-100.0], [99.999]]])), 0.95),
            ((np.ones((1, 2, 1)), np.array([[[0.00005], [0.00004]]])), 0.5),
            ((np.ones((1, 2, 1)), np.array([[[-100.0], [-99.999]]])), 0.95),
        )
    ],
)
memory = [pin("S 7 A 3", "S = 7; A = 3", S=7, A=3), pin("S 1 A 1", "S = 1; A = 1", S=1, A=1)]
misled = [
    pin("share 0.5 gamma 0", "share = 0.5; gamma = 0", share=0.5, gamma=0.0),
    pin("share 0.5 gamma 0.5", "share = 0.5; gamma = 0.5", share=0.5, gamma=0.5),
    pin("share 0.5 gamma 0.9", "share = 0.5; gamma = 0.9", share=0.5, gamma=0.9),
    pin("share 0.5 gamma 0.95", "share = 0.5; gamma = 0.95", share=0.5, gamma=0.95),
    pin("share 1e-05 gamma 0.5", "share = 1e-5; gamma = 0.5; numbers down to 1e-5", share=0.00001, gamma=0.5),
]
hard_to_explore = pins("some n", "9 inputs, from n = 2 to n = 10", [{"n": n} for n in range(2, 11)])
