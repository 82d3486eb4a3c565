"""cookbook7.2 在投影上切一刀 / Where to cut the projection"""

from math import inf, log

import numpy as np


def pooled(z1, z2):
    z1, z2 = np.asarray(z1, dtype=float), np.asarray(z2, dtype=float)
    m1, m2 = z1.mean(), z2.mean()
    squares = np.sum((z1 - m1) ** 2) + np.sum((z2 - m2) ** 2)
    return float(m1), float(m2), float(squares / (len(z1) + len(z2) - 2))


def normal_cut(z1, z2, prior1):
    m1, m2, s2 = pooled(z1, z2)
    # The squares cancel: (z - m1)² - (z - m2)² = 2 s² ln(P1/P2) is linear in z.
    return (m1 + m2) / 2 + s2 * log((1 - prior1) / prior1) / (m1 - m2)


def decide(z, cut, m1, m2):
    return 1 if (z > cut) == (m1 > m2) else 2


def fisher_rule(X1, X2, prior1):
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
    return r"""**直线上。** $P_1 e^{-(z-m_1)^2/(2s^2)} = P_2 e^{-(z-m_2)^2/(2s^2)}$ 两边取对数，$z^2$ 抵消：
$z (m_1-m_2)/s^2 = (m_1^2-m_2^2)/(2s^2) + \ln(P_2/P_1)$，即 $z = (m_1+m_2)/2 + s^2 \ln(P_2/P_1)/(m_1-m_2)$。

**原空间。** 取 $Σ = S_w/(N-2)$，对数几率是 $(m_1-m_2)^TΣ^{-1}(x-(m_1+m_2)/2) + \ln(P_1/P_2)$，
方向是 $w = S_w^{-1}(m_1-m_2)$。

**化简。** 投影后的平方和 $w^TS_ww = w^T(m_1-m_2)$，所以 $s^2/(w^Tm_1-w^Tm_2) = 1/(N-2)$，切点是
$w^T(m_1+m_2)/2 + \ln(P_2/P_1)/(N-2)$。别的长度的 w 没有这个式子。讲义上的 $\ln(P_1/P_2)$ 反了。"""
