"""照 (16.29)~(16.31) 与图 16.13。 / (16.29) to (16.31) and fig. 16.13."""

import numpy as np


def incremental_mean(q, r, t):
    return q + 1 / (t + 1) * (r - q)


def sample_weights(alphas):
    weights = [1.0]
    for alpha in alphas:
        weights = [w * (1 - alpha) for w in weights] + [alpha]
    return weights


def bellman_target(P, R, pi, Q, gamma):
    return np.sum(P * (R + gamma * np.sum(pi * Q, axis=1)), axis=2)  # (16.30)


def sarsa_update(Q, s, a, r, s2, a2, alpha, gamma):
    new = np.array(Q, dtype=float)
    new[s, a] = Q[s, a] + alpha * (r + gamma * Q[s2, a2] - Q[s, a])  # (16.31)
    return new


def expected_change(P, R, pi, Q, s, a, alpha, gamma):
    return float(alpha * (bellman_target(P, R, pi, Q, gamma)[s, a] - Q[s, a]))


def q_learning_change(P, R, Q, s, a, alpha, gamma):
    target = np.sum(P[s, a] * (R[s, a] + gamma * Q.max(axis=1)))
    return float(alpha * (target - Q[s, a]))


def derivation():
    return "以单个样本 R + γQ(x', a') 代替 (16.30) 的期望，以 α 代替 (16.29) 的 1/(t+1)，即得 (16.31)。"
