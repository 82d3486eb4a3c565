"""Q-学习即贪心策略的 Sarsa；用 einsum 与累积乘积 / Q-learning as Sarsa for the greedy policy; einsum and cumulative products"""

import numpy as np


def incremental_mean(q, r, t):
    return np.average([q, r], weights=[t, 1])


def sample_weights(alphas):
    alphas = np.array([1.0, *alphas])  # the initial value is a sample with a full step
    later = np.append(np.cumprod((1 - alphas)[:0:-1])[::-1], 1.0)
    return alphas * later


def bellman_target(P, R, pi, Q, gamma):
    return np.einsum("sat,sat->sa", P, R) + gamma * np.einsum("sat,tb,tb->sa", P, pi, Q)


def sarsa_update(Q, s, a, r, s2, a2, alpha, gamma):
    step = np.zeros(Q.shape)
    step[s, a] = alpha
    return Q + step * (r + gamma * Q[s2, a2] - Q)


def expected_change(P, R, pi, Q, s, a, alpha, gamma):
    return alpha * (bellman_target(P, R, pi, Q, gamma) - Q)[s, a]


def q_learning_change(P, R, Q, s, a, alpha, gamma):
    greedy = np.eye(Q.shape[1])[Q.argmax(axis=1)]
    return expected_change(P, R, greedy, Q, s, a, alpha, gamma)


def derivation():
    return ""
