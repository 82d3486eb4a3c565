"""What the checks of chapter 16 share: environments, and exact values by definition."""

from itertools import product

import numpy as np
from hypothesis import strategies as st

from grader.checks import memo
from grader.strategies import decision_processes, probabilities, seeds

MOST_POLICIES = 300


def watering():
    """(P, R) of growing a melon: states 健康, 缺水, 溢水, 凋亡；actions 浇水，不浇水。"""
    moves = {
        (0, 0): {0: (0.6, 1), 2: (0.4, -1)},
        (0, 1): {0: (0.4, 1), 1: (0.6, -1)},
        (1, 0): {0: (0.5, 1), 1: (0.5, -1)},
        (1, 1): {1: (0.4, -1), 3: (0.6, -100)},
        (2, 0): {2: (0.6, -1), 3: (0.4, -100)},
        (2, 1): {0: (0.6, 1), 2: (0.4, -1)},
        (3, 0): {3: (1.0, -100)},
        (3, 1): {3: (1.0, -100)},
    }
    P, R = np.zeros((4, 2, 4)), np.zeros((4, 2, 4))
    for (state, action), targets in moves.items():
        for target, (probability, reward) in targets.items():
            P[state, action, target], R[state, action, target] = probability, reward
    return P, R


def grid_world(k, slip=0.0):
    """(P, R) of a k×k grid with moves up, down, left, right; the last cell is the goal and pays 1 when entered.

    With probability `slip` one stays where one is.
    """
    n = k * k
    P, R = np.zeros((n, 4, n)), np.zeros((n, 4, n))
    P[-1, :, -1] = 1
    for cell, (action, (down, right)) in product(range(n - 1), enumerate([(-1, 0), (1, 0), (0, -1), (0, 1)])):
        row, column = cell // k + down, cell % k + right
        target = row * k + column if 0 <= row < k and 0 <= column < k else cell
        P[cell, action, target] += 1 - slip
        P[cell, action, cell] += slip
        R[cell, action, n - 1] = 1
    return P, R


def corridor(n, goal):
    """(P, R) of n cells in a row with moves left and right; entering the cell `goal`, where one stays, pays 1."""
    P, R = np.zeros((n, 2, n)), np.zeros((n, 2, n))
    for cell, (action, step) in product(range(n), enumerate((-1, 1))):
        P[cell, action, goal if cell == goal else min(max(cell + step, 0), n - 1)] = 1
        R[cell, action, goal] = float(cell != goal)
    return P, R


def random_world(seed, n, actions):
    """(P, R) with many moves impossible and rewards that are multiples of 1/4."""
    rng = np.random.default_rng(seed)
    P = np.maximum(rng.integers(-2, 5, (n, actions, n)), 0.0)
    P[..., 0] += P.sum(axis=2) == 0
    return P / P.sum(axis=2, keepdims=True), rng.integers(-8, 9, (n, actions, n)) / 4


def action_values_of(P, R, gamma, V):
    """(16.10), sum by sum."""
    states, actions = range(P.shape[0]), range(P.shape[1])
    return np.array([[sum(P[s, a, t] * (R[s, a, t] + gamma * V[t]) for t in states) for a in actions] for s in states])


@memo
def values_of(P, R, gamma, policy):
    """The fixed point of (16.8) for a deterministic policy."""
    n = len(policy)
    A, b = np.eye(n), np.zeros(n)
    for s, a in enumerate(policy):
        for t in range(n):
            A[s, t] -= gamma * P[s, a, t]
            b[s] += P[s, a, t] * R[s, a, t]
    return np.linalg.solve(A, b)


@memo
def best_values(P, R, gamma):
    """V*: by trying every deterministic policy, or by value iteration (16.18) where there are too many."""
    if P.shape[1] ** P.shape[0] <= MOST_POLICIES:
        return np.max(values_of_all(P, R, gamma), axis=0)
    V = np.zeros(len(P))
    for _ in range(2000):
        V = np.sum(P * (R + gamma * V), axis=2).max(axis=1)
    return V


def values_of_all(P, R, gamma):
    """The values of every deterministic policy, a row for each."""
    policies = np.array(list(product(range(P.shape[1]), repeat=P.shape[0])))
    states = np.arange(len(P))
    moves, rewards = P[states, policies], np.sum(P * R, axis=2)[states, policies]
    return np.linalg.solve(np.eye(len(P)) - gamma * moves, rewards[..., None])[..., 0]


def random_policy(seed, n, actions):
    """(n, actions): probabilities of actions, some of them 0."""
    weights = np.maximum(np.random.default_rng(seed).integers(-2, 5, (n, actions)), 0.0)
    weights[:, 0] += weights.sum(axis=1) == 0
    return weights / weights.sum(axis=1, keepdims=True)


@st.composite
def policy_tasks(draw, states=(1, 5), actions=(1, 3)):
    """{"P", "R", "pi"}: small and degenerate ones, and ones drawn by seed in which everything matters."""
    if draw(st.booleans()):
        return random_task(draw(seeds()), draw(st.integers(*states)), draw(st.integers(*actions)))
    world = draw(decision_processes(states, actions))
    n, actions = world["P"].shape[:2]
    return {**world, "pi": np.array([draw(probabilities((actions, actions), stretch=False)) for _ in range(n)])}


def random_task(seed, n, actions):
    P, R = random_world(seed, n, actions)
    return {"P": P, "R": R, "pi": random_policy(seed, n, actions)}


def unlikely():
    """{"P", "R", "pi"} in which what hardly ever happens, an action or a move, brings the largest rewards."""
    P = np.array([[[0.999, 0.001], [1.0, 0.0]], [[0.0, 1.0], [0.002, 0.998]]])
    R = np.array([[[0.0, 100.0], [-90.0, 0.0]], [[0.0, 0.5], [75.0, -0.25]]])
    return {"P": P, "R": R, "pi": np.array([[0.9995, 0.0005], [0.001, 0.999]])}


def backup_of(P, R, pi, gamma, V):
    """The right side of (16.8), sum by sum."""
    Q = action_values_of(P, R, gamma, V)
    return np.array([sum(p * q for p, q in zip(*row, strict=True)) for row in zip(pi, Q, strict=True)])


@memo
def values_under(P, R, pi, gamma):
    """V^π of a policy of probabilities: the fixed point of (16.8), by a linear system."""
    n = len(P)
    A, b = np.eye(n), np.zeros(n)
    for s, a, t in product(range(n), range(P.shape[1]), range(n)):
        A[s, t] -= gamma * pi[s, a] * P[s, a, t]
        b[s] += pi[s, a] * P[s, a, t] * R[s, a, t]
    return np.linalg.solve(A, b)
