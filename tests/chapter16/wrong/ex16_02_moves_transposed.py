"""转移概率转置了 / The transition probabilities are transposed

caught by: test_backup, test_action_values
book: (16.8)
"""

import numpy as np


def backup(P, R, pi, gamma, V):
    return np.sum(pi * action_values(P, R, gamma, V), axis=1)


def policy_evaluation(P, R, pi, gamma, theta):
    V, sweeps, change = np.zeros(len(P)), 0, np.inf
    while change >= theta:
        old, V = V, backup(P, R, pi, gamma, V)
        sweeps += 1
        change = np.max(np.abs(V - old))
    return V, sweeps


def action_values(P, R, gamma, V):
    return np.sum(P * R, axis=2) + gamma * np.einsum("tas,t->sa", P, V)


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
