"""照图 16.7 的框架，第 3 行换成 (16.8)，第 4 行换成 (16.9)。 / Fig. 16.7 with (16.8) in line 3 and (16.9) in line 4."""

import numpy as np


def backup(P, R, pi, gamma, V):
    S, A, _ = P.shape
    new = np.zeros(S)
    for x in range(S):
        for a in range(A):
            new[x] += pi[x, a] * np.sum(P[x, a] * (R[x, a] + gamma * V))
    return new


def policy_evaluation(P, R, pi, gamma, theta):
    V = np.zeros(len(P))
    t = 0
    while True:
        t += 1
        new = backup(P, R, pi, gamma, V)
        if np.max(np.abs(V - new)) < theta:  # (16.9)
            return new, t
        V = new


def action_values(P, R, gamma, V):
    return np.sum(P * (R + gamma * V), axis=2)  # (16.10)


def error_bound(theta, gamma):
    return gamma * theta / (1 - gamma)


def sweeps_needed(theta, gamma, r_max):
    # the change of sweep t is at most gamma^(t-1) r_max
    t = 1
    while gamma ** (t - 1) * r_max >= theta:
        t += 1
    return t
