"""cookbook5.3 间隔限制打散 / A margin limits shattering"""

from itertools import combinations
from math import sqrt

import numpy as np


def simplex(k, R):
    # The unit vectors of R^k less their mean, in an orthonormal basis of the hyperplane in which they then lie.
    _, _, basis = np.linalg.svd(np.ones((1, k)))
    return R * sqrt(k / (k - 1)) * basis[1:].T


def separator(points, labels):
    y = np.array(labels)
    if abs(y.sum()) == len(y):
        return np.zeros(points.shape[1]), float(y[0])
    # By symmetry the nearest points of both hulls are the class means, half-way between which the boundary stands.
    upper, lower = points[y == 1].mean(axis=0), points[y == -1].mean(axis=0)
    w = 2 * (upper - lower) / ((upper - lower) @ (upper - lower))
    return w, float(-w @ (upper + lower) / 2)


def needed_norm(k, R):
    # The means of p and q vertices are kR / √(pq(k − 1)) apart, which is least for the most even split.
    return 2 * sqrt((k // 2) * (k - k // 2) * (k - 1)) / (k * R)


def hardest_labelling(points):
    def apart(chosen):
        inside = np.isin(range(len(points)), chosen)
        return np.linalg.norm(points[inside].mean(axis=0) - points[~inside].mean(axis=0))

    closest = min(combinations(range(len(points)), len(points) // 2), key=apart)
    return [1 if i in closest else -1 for i in range(len(points))]


def beats_the_bound(k):
    return needed_norm(k, 1.0)


def proof():
    return """记两类的均值为 $m_+$，$m_-$。对任何点集，把 $y(w·x+b) ≥ 1$ 在每一类中取平均再相减，
得到 $w·(m_+ - m_-) ≥ 2$，所以 $‖w‖ ≥ 2/‖m_+ - m_-‖$。
正单纯形中取 $w = 2(m_+ - m_-)/‖m_+ - m_-‖^2$ 与两均值的中垂面：同类的点到它等距，等号成立。设两类有 p 与 q 个点，由
$x_i·x_j = -R^2/(k-1)$ 得 $‖m_+ - m_-‖^2 = k^2R^2/(pq(k-1))$，平分时最小。
对半径 R 内任何 k 个点，在所有 p = ⌊k/2⌋ 的标记上取平均，$‖m_+ - m_-‖^2$ 的平均值是
$\\frac{k}{pq(k-1)} Σ_i ‖x_i - \\bar x‖^2 ≤ k^2R^2/(pq(k-1))$，总有一种标记不超过它：
没有哪组点需要的 A 比单纯形小。证毕。
k 是奇数时 $A^2R^2 = (k^2-1)(k-1)/k^2 < k-1$，单纯形仍被打散，于是 $⌊R^2A^2⌋ + 1 = k-1$ 不是界。"""
