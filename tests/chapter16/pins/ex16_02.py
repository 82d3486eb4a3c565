"""What the checks of 16.2 are always tried on."""

import numpy as np

from grader.checks import memo, pin, pins

from ..shared import random_task, unlikely, watering


@memo
def sweeps_of(P, R, pi, gamma, theta):
    """(values after the last sweep, number of sweeps, whether no change was near θ)."""
    V, count, clear = np.zeros(len(P)), 0, True
    weights = np.einsum("sa,sat->st", pi, P)
    rewards = np.einsum("sa,sat,sat->s", pi, P, R)
    while True:
        new, count = rewards + gamma * weights @ V, count + 1
        change = max(abs(new - V))
        clear = clear and abs(change - theta) > 1.1e-3 * theta
        if change < theta:
            return new, count, clear and count <= 2000
        V = new


def is_clear(case) -> bool:
    return sweeps_of(*case.values())[2]


def case_of(task, gamma, theta):
    return {"case": {**task, "gamma": gamma, "theta": theta}}


def crossing():
    """A value that is 1 after the first sweep and −1 after the second, when no other changes."""
    P, R = np.zeros((3, 1, 3)), np.zeros((3, 1, 3))
    P[0, 0, 1] = P[1, 0, 2] = P[2, 0, 2] = 1
    R[0, 0, 1], R[1, 0, 2] = 1, -4
    return {"P": P, "R": R, "pi": np.ones((3, 1))}


def melons(pi=None):
    P, R = watering()
    return {"P": P, "R": R, "pi": np.full((4, 2), 0.5) if pi is None else pi}


def alone(reward):
    """One state, one action."""
    return {"P": np.ones((1, 1, 1)), "R": np.full((1, 1, 1), float(reward)), "pi": np.ones((1, 1))}


def turned(task, c):
    """The rewards shifted by c."""
    return {**task, "R": task["R"] + c}


def slowest(theta, gamma, r_max):
    """(sweeps of a single state whose reward is r_max, whether no change is near θ)."""
    changes = [r_max * gamma**k for k in range(3000)]
    clear = all(abs(change - theta) > 2e-6 * theta for change in changes)
    return next(k for k, change in enumerate(changes) if change < theta) + 1, clear


backup = [
    pin(
        "random task 3 30 6",
        "P of 30 entries; R of 30 entries; pi 30 × 6; gamma = 0.9",
        task=random_task(3, 30, 6),
        gamma=0.9,
        seed=1,
    ),
    pin(
        "random task 4 5 2",
        "P of 5 entries; R of 5 entries; pi 5 × 2; gamma = 0.005",
        task=random_task(4, 5, 2),
        gamma=0.005,
        seed=2,
    ),
    pin(
        "random task 5 3 5",
        "P of 3 entries; R of 3 entries; pi 3 × 5; gamma = 0.1235",
        task=random_task(5, 3, 5),
        gamma=0.123456789,
        seed=3,
    ),
    pin("unlikely", "P of 2 entries; R of 2 entries; pi 2 × 2; gamma = 0.9", task=unlikely(), gamma=0.9, seed=4),
]
evaluation = pins(
    "case of",
    "14 inputs, from P of one entry; R of one entry; pi 1 × 1 to P of 4 entries; R of 4 entries; pi 4 × 2; numbers down to 1e-5",
    [
        one
        for one in (
            case_of(alone(1), 0.0, 0.5),
            case_of(alone(1), 0.0, 2.0),
            case_of(alone(0), 0.99, 1e-6),
            case_of(alone(100), 0.99, 1e-6),
            case_of(alone(-100), 0.99, 0.5),
            case_of(alone(7), 0.5, 1000.0),
            case_of(alone(-99), 0.99, 80.0),
            case_of(crossing(), 0.5, 0.25),
            case_of(random_task(3, 30, 6), 0.5, 1e-4),
            case_of(random_task(8, 3, 2), 0.987654321, 0.00123),
            case_of(turned(random_task(9, 4, 3), 90.0), 0.95, 1e-6),
            case_of(random_task(11, 20, 5), 0.005, 2e-6),
            case_of(unlikely(), 0.9, 1e-4),
            case_of(melons(np.array([[1.0, 0.0], [1.0, 0.0], [0.0, 1.0], [1.0, 0.0]])), 0.9, 1e-5),
        )
        if is_clear(one["case"])
    ],
)
action_values = [
    pin(
        "random task 3 30 6",
        "P of 30 entries; R of 30 entries; pi 30 × 6; gamma = 0.9",
        task=random_task(3, 30, 6),
        gamma=0.9,
        seed=1,
    ),
    pin(
        "random task 5 3 5",
        "P of 3 entries; R of 3 entries; pi 3 × 5; gamma = 0.1235",
        task=random_task(5, 3, 5),
        gamma=0.123456789,
        seed=3,
    ),
    pin("unlikely", "P of 2 entries; R of 2 entries; pi 2 × 2; gamma = 0.9", task=unlikely(), gamma=0.9, seed=4),
]
error_bound = [
    pin("theta 0.01235 gamma 0.1235", "theta = 0.01235; gamma = 0.1235", theta=0.0123456789, gamma=0.123456789),
    pin("theta 1.5e-06 gamma 0.005", "theta = 1.5e-6; gamma = 0.005; numbers down to 2e-6", theta=1.5e-6, gamma=0.005),
    pin("theta 1000 gamma 0.99", "theta = 1000; gamma = 0.99", theta=1000.0, gamma=0.99),
    pin("theta 4e-05 gamma 0.5", "theta = 4e-5; gamma = 0.5; numbers down to 4e-5", theta=0.00004, gamma=0.5),
]
sweeps_needed = pins(
    "some theta and gamma and r max",
    "13 inputs, from theta = 0.5; gamma = 0; r_max = 1 to theta = 1e-6; gamma = 0.5; r_max = 1000; numbers down to 1e-6",
    [
        {"rule": {"theta": theta, "gamma": gamma, "r_max": r_max}}
        for theta, gamma, r_max in (
            (0.5, 0.0, 1.0),
            (2.0, 0.0, 1.0),
            (0.001, 0.9, 100.0),
            (1e-6, 0.99, 1000.0),
            (0.3, 0.5, 0.2),
            (1e-6, 0.005, 1000.0),
            (0.00123456, 0.987654321, 12.3456789),
            (0.5 * 1.00001, 0.5, 4.0),
            (0.5 * 0.99999, 0.5, 4.0),
            (0.9801 * 1.000003, 0.99, 1.0),
            (0.9801 * 0.999997, 0.99, 1.0),
            (2e-6, 0.5, 0.00005),
            (1e-6, 0.5, 1001 - 1.0),
        )
        if slowest(theta, gamma, r_max)[1]
    ],
)
