"""用 numpy 的计数表 / Tables of counts in numpy"""

from math import lgamma

import numpy as np


def entropy(counts):
    q = np.asarray(counts, dtype=float)
    q = q[q > 0] / q.sum()
    return -np.sum(q * np.log2(q))


def table(values, y):
    _, i = np.unique(np.array(values), return_inverse=True)
    _, j = np.unique(np.array(y), return_inverse=True)
    counts = np.zeros((i.max() + 1, j.max() + 1))
    np.add.at(counts, (i, j), 1)
    return counts


def gain(values, y):
    T = table(values, y)
    return entropy(T.sum(axis=0)) - sum(row.sum() * entropy(row) for row in T) / T.sum()


def gain_ratio(values, y):
    sizes = table(values, y).sum(axis=1)
    return np.float64(0) if len(sizes) == 1 else gain(values, y) / entropy(sizes)


def refinement(coarse, fine, y):
    coarse, fine, y = map(np.array, (coarse, fine, y))
    return sum(np.mean(coarse == u) * gain(fine[coarse == u], y[coarse == u]) for u in np.unique(coarse))


def binomial(n, q):
    k = np.arange(n + 1)
    if q == 1:
        return (k == n).astype(float)
    logs = [lgamma(n + 1) - lgamma(j + 1) - lgamma(n - j + 1) + j * np.log(q) + (n - j) * np.log1p(-q) for j in k]
    return np.exp(logs)


def chance_gain(p, n, V):
    A, B = np.meshgrid(np.arange(p + 1), np.arange(n + 1), indexing="ij")
    weight = np.outer(binomial(p, 1 / V), binomial(n, 1 / V)) * (A + B) / (p + n)
    H = np.array([[entropy([a, b]) if a + b else 0.0 for b in range(n + 1)] for a in range(p + 1)])
    return entropy([p, n]) - V * np.sum(weight * H)


def overshoot(m):
    y = np.array(["1"] * 4 + ["0"] * (m - 4))
    a, b = np.repeat("n", m), np.repeat("n", m)
    a[:8] = "y"
    b[2] = "y"
    return np.array([a, b, y])


def proof():
    return "每一支内部的增益不小于 0，因为熵是凹函数。"
