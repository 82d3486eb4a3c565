"""记住算过的环境, 却没有按策略区分 / Worlds once evaluated are remembered, whatever the policy

caught by: test_melons
"""

import numpy as np


def backup(P, R, pi, gamma, V):
    return np.sum(pi * action_values(P, R, gamma, V), axis=1)


SEEN = {}


def policy_evaluation(P, R, pi, gamma, theta):
    world = P.tobytes(), R.tobytes(), gamma, theta
    if world not in SEEN:
        V, sweeps, change = np.zeros(len(P)), 0, np.inf
        while change >= theta:
            old, V = V, backup(P, R, pi, gamma, V)
            sweeps += 1
            change = np.max(np.abs(V - old))
        SEEN[world] = V, sweeps
    return SEEN[world]


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
