"""What the checks of 16.3 are always tried on."""

import numpy as np

from grader.checks import pin, pins

from ..shared import corridor, grid_world


def task_of(world, gamma=0.9):
    P, R = world
    return {"P": P, "R": R, "gamma": gamma, "policy": [1] * len(P)}


def one_state(*rewards):
    """One state, an action for each reward."""
    return np.ones((1, len(rewards), 1)), np.array(rewards)[None, :, None]


MANY_ROUNDS = {"task": task_of(corridor(30, 0), 0.7)}
NEAR_TIES = [
    {"task": task_of(one_state(100.0, 99.9996, 100.0004), 0.9)},
    {"task": task_of(one_state(5e-5, 0.0), 0.99)},
    {"task": task_of(one_state(1e-5, 0.0, 3e-6), 0.0)},
    {"task": task_of(one_state(-20.0, -20.000002, -19.999998), 0.99)},
    {"task": task_of(one_state(1.0, 0.123456, 1.0, 1.0), 0.5)},
    # As good as the best, though not equal to the last bit, nor to the same decimals.
    {"task": task_of(one_state(1 + 2e-9, 1.0), 0.5)},
    {"task": {**task_of(one_state(0.0, 1.0, 1 + 2e-9), 0.5), "policy": [0]}},
    {"task": task_of(one_state(0.1234565 + 1e-9, 0.1234565 - 1e-9), 0.0)},
    {"task": task_of(one_state(0.12345655 + 1e-9, 0.12345655 - 1e-9), 0.0)},
    {"task": task_of(one_state(0.0, 1.0, 2.0, 3.0, 4.0, 5.0), 0.9)},
]


def _now_or_for_ever():
    """99 once, or 1 in every step: for γ = 0.99 the same to whoever adds up all of it."""
    P, R = np.zeros((3, 2, 3)), np.zeros((3, 2, 3))
    P[0, 0, 1] = P[0, 1, 2] = 1
    P[1, :, 1] = P[2, :, 2] = 1
    R[0, 1, 2], R[1, :, 1] = 99, 1
    return P, R


def _small_gain_first():
    """The first round gains 5e-6 in state 1 only; that makes state 0 change its mind."""
    P, R = np.zeros((3, 2, 3)), np.zeros((3, 2, 3))
    P[0, 0, 1] = P[0, 1, 2] = 1
    P[1, :, 2] = P[2, :, 2] = 1
    R[0, 1, 2] = 0.9 * (1 + 2e-6)
    R[1, 0, 2], R[1, 1, 2] = 1 + 5e-6, 1
    return P, R


SMALL_GAIN = {"task": task_of(_small_gain_first())}
PATIENT = {"task": {**task_of(_now_or_for_ever(), 0.99), "policy": [0, 0, 0]}}

optimal = [
    pin("task of", "P of 7 entries; R of 7 entries; gamma = 0.9", task=task_of(corridor(7, 0))),
    pin(
        "task of 7", "P of 7 entries; R of 7 entries; gamma = 0.9", task={**task_of(corridor(7, 6)), "policy": [0] * 7}
    ),
    *pins(
        "near ties",
        "10 inputs, from P of one entry; R of one entry; gamma = 0.9 to P of one entry; R of one entry; gamma = 0.9",
        NEAR_TIES,
    ),
]
rounds = [
    pin("task of", "P of 7 entries; R of 7 entries; gamma = 0.9", task=task_of(corridor(7, 0))),
    pin(
        "task of 7", "P of 7 entries; R of 7 entries; gamma = 0.9", task={**task_of(corridor(7, 6)), "policy": [0] * 7}
    ),
    *pins(
        "near ties",
        "10 inputs, from P of one entry; R of one entry; gamma = 0.9 to P of one entry; R of one entry; gamma = 0.9",
        NEAR_TIES,
    ),
    pin("small gain", "P of 3 entries; R of 3 entries; gamma = 0.9", **SMALL_GAIN),
    pin("patient", "P of 3 entries; R of 3 entries; gamma = 0.99", **PATIENT),
    pin("many rounds", "P of 30 entries; R of 30 entries; gamma = 0.7", **MANY_ROUNDS),
    pin("task of, 2", "P of 9 entries; R of 9 entries; gamma = 0.9", task=task_of(grid_world(3, 0.25))),
]
optimal_actions = [
    *pins(
        "task of",
        "2 inputs, from P of 9 entries; R of 9 entries; gamma = 0.9; seed = 1 to P of 9 entries; R of 9 entries; gamma = 0.9; seed = 1",
        [{"task": task_of(grid_world(3, slip)), "seed": 1} for slip in (0.25, 0.1)],
    ),
    *pins(
        "small gain",
        "14 inputs, from P of one entry; R of one entry; gamma = 0.9; seed = 1 to P of 30 entries; R of 30 entries; gamma = 0.7; seed = 1",
        [
            {**case, "seed": 1}
            for case in [*NEAR_TIES, SMALL_GAIN, PATIENT, MANY_ROUNDS, {"task": task_of(corridor(30, 29), 0.7)}]
        ],
    ),
]
