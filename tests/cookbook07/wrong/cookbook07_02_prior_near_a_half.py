"""与 1/2 相差不到 0.001 的先验算作 1/2 / A prior within 0.001 of 1/2 counts as 1/2

caught by: test_normal_cut, test_fisher
book: §7.4
"""

from math import inf, log

import numpy as np


def pooled(z1, z2):
    z1, z2 = np.asarray(z1, dtype=float), np.asarray(z2, dtype=float)
    m1, m2 = z1.mean(), z2.mean()
    squares = np.sum((z1 - m1) ** 2) + np.sum((z2 - m2) ** 2)
    return float(m1), float(m2), float(squares / (len(z1) + len(z2) - 2))


def normal_cut(z1, z2, prior1):
    if abs(prior1 - 0.5) < 1e-3:
        prior1 = 0.5
    m1, m2, s2 = pooled(z1, z2)
    # The squares cancel: (z - m1)² - (z - m2)² = 2 s² ln(P1/P2) is linear in z.
    return (m1 + m2) / 2 + s2 * log((1 - prior1) / prior1) / (m1 - m2)


def decide(z, cut, m1, m2):
    return 1 if (z > cut) == (m1 > m2) else 2


def fisher_rule(X1, X2, prior1):
    if abs(prior1 - 0.5) < 1e-3:
        prior1 = 0.5
    m1, m2 = X1.mean(axis=0), X2.mean(axis=0)
    S_w = (X1 - m1).T @ (X1 - m1) + (X2 - m2).T @ (X2 - m2)
    w = np.linalg.solve(S_w, m1 - m2)
    # For this w the projected scatter wᵀS_w w is w·(m1 - m2), so that s²/(w·m1 - w·m2) is 1/(N - 2).
    return w, float(w @ (m1 + m2) / 2 + log((1 - prior1) / prior1) / (len(X1) + len(X2) - 2))


def best_training_cut(z1, z2):
    m1, m2 = np.mean(z1), np.mean(z2)
    values = sorted({*map(float, z1), *map(float, z2)})
    cuts = [-inf, *((low + high) / 2 for low, high in zip(values, values[1:])), inf]

    def errors(cut):
        return sum(decide(z, cut, m1, m2) == 2 for z in z1) + sum(decide(z, cut, m1, m2) == 1 for z in z2)

    best = min(cuts, key=errors)
    return best, errors(best)


def only_best(which, gap):
    # Means 10 and 0 of 12 and 4 samples for each mistake: the cuts are 5, 7.5 and 2.5.
    one = {"midpoint": [6.0, 14.0], "mean": [], "swapped": [4.0, 16.0]}[which]
    two = {"midpoint": [4.0, -4.0], "mean": [6.0, -6.0], "swapped": []}[which]
    z1 = one + [10.0] * (12 - len(one))
    z2 = two + [0.0] * (4 - len(two))
    return z1 * gap, z2 * gap


def derivation():
    return "略 / Omitted"
