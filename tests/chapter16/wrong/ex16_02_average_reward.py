"""照搬图 16.7 的 T 步平均 / The average over T steps of figure 16.7 is kept

caught by: test_evaluation
book: (16.7), (16.8)
"""

import numpy as np


def backup(P, R, pi, gamma, V):
    return np.sum(pi * action_values(P, R, gamma, V), axis=1)


def policy_evaluation(P, R, pi, gamma, theta):
    V, sweeps, change = np.zeros(len(P)), 0, np.inf
    while change >= theta:
        sweeps += 1
        old, V = V, np.sum(pi * np.sum(P * (R / sweeps + (sweeps - 1) / sweeps * gamma * V), axis=2), axis=1)
        change = np.max(np.abs(V - old))
    return V, sweeps


def action_values(P, R, gamma, V):
    return np.sum(P * (R + gamma * V), axis=2)


def error_bound(theta, gamma):
    # Each sweep brings V nearer to its limit by the factor γ, so that the changes to come sum to θ(γ + γ² + …) at most.
    return theta * gamma / (1 - gamma)


def sweeps_needed(theta, gamma, r_max):
    # The first change is r_max at most; a single state with that reward changes as slowly as can be.
    change, sweeps = r_max, 1
    while change >= theta:
        change *= gamma
        sweeps += 1
    return sweeps
