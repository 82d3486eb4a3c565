"""16.5 推导 Sarsa 的更新式 / Deriving the Sarsa update"""

import numpy as np


def incremental_mean(q, r, t):
    return q + (r - q) / (t + 1)


def sample_weights(alphas):
    weights = [1.0]
    for alpha in alphas:
        weights = [(1 - alpha) * w for w in weights] + [alpha]
    return weights


def bellman_target(P, R, pi, Q, gamma):
    return expected_target(P, R, np.sum(pi * Q, axis=1), gamma)


def expected_target(P, R, V, gamma):
    return np.sum(P * (R + gamma * V), axis=2)


def sarsa_update(Q, s, a, r, s2, a2, alpha, gamma):
    new = Q.copy()
    new[s, a] += alpha * (r + gamma * Q[s2, a2] - Q[s, a])
    return new


def expected_change(P, R, pi, Q, s, a, alpha, gamma):
    # r + γQ(s', a') is an unbiased sample of the right side of (16.30), and the update is linear in it.
    return alpha * (bellman_target(P, R, pi, Q, gamma)[s, a] - Q[s, a])


def q_learning_change(P, R, Q, s, a, alpha, gamma):
    return alpha * (expected_target(P, R, Q.max(axis=1), gamma)[s, a] - Q[s, a])


def derivation():
    return r"""由 (16.29)，$Q_{t+1} = Q_t + \frac{1}{t+1}(G - Q_t)$，G 是新的累积奖赏样本；
把 $\frac{1}{t+1}$ 换成步长 α。
由 (16.30)，$Q^π(x, a)$ 是 $R + γ Q^π(x', a')$ 对 $x' \sim P$，$a' \sim π$ 的期望，
所以一次转移得到的 $R + γ Q_t(x', a')$ 就是累积奖赏的样本（把未知的 $Q^π$ 换成现有的估计）。以它作 $G$ 即得 (16.31)。
展开得 $Q_t = \prod_j (1 - α_j) Q_0 + \sum_i α_i \prod_{j>i} (1 - α_j) r_i$，系数之和（连同 $Q_0$ 的）为 1；
α 为常数时越早的样本权重越小。"""
