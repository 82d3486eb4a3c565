"""概率小于 0.01 的动作被略去 / Actions of a probability below 0.01 are left out

caught by: test_backup, test_evaluation
book: (16.8)
"""

import numpy as np


def backup(P, R, pi, gamma, V):
    likely = np.where(pi > 0.01, pi, 0)
    return np.sum(likely * action_values(P, R, gamma, V), axis=1)


def policy_evaluation(P, R, pi, gamma, theta):
    V, sweeps, change = np.zeros(len(P)), 0, np.inf
    while change >= theta:
        old, V = V, backup(P, R, pi, gamma, V)
        sweeps += 1
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
