"""先求策略的转移矩阵与平均奖赏；遍数用对数 / The chain of the policy first; logarithms for the number of sweeps"""

from math import floor, log

import numpy as np


def chain(P, R, pi):
    return np.einsum("sa,sat->st", pi, P), np.einsum("sa,sat,sat->s", pi, P, R)


def backup(P, R, pi, gamma, V):
    moves, rewards = chain(P, R, pi)
    return rewards + gamma * moves @ V


def policy_evaluation(P, R, pi, gamma, theta):
    moves, rewards = chain(P, R, pi)
    V = change = rewards  # the first sweep starts from 0; each later one changes by γ·moves times the change before
    sweeps = 1
    while not np.all(np.abs(change) < theta):
        change = gamma * moves @ change
        V = V + change
        sweeps += 1
    return V, np.int64(sweeps)


def action_values(P, R, gamma, V):
    return np.einsum("sat,sat->sa", P, R) + gamma * P @ V


def error_bound(theta, gamma):
    return theta / (1 - gamma) - theta


def sweeps_needed(theta, gamma, r_max):
    if r_max < theta:
        return 1
    if gamma == 0:
        return 2
    return floor(log(theta / r_max) / log(gamma)) + 2
