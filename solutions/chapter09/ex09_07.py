"""9.7 凸聚类 / Convex clusterings"""

from itertools import combinations

import numpy as np


def separator(prototypes, i, j):
    w = prototypes[i] - prototypes[j]  # the perpendicular bisector
    return w, float(-w @ (prototypes[i] + prototypes[j]) / 2)


def meeting_point(P, Q):
    # If there is a common point, there is one made of at most four of the points: a vertex of a linear programme.
    m = len(P)
    size = max(np.abs(P).max(), np.abs(Q).max())
    columns = np.vstack([np.hstack([P.T, -Q.T]) / size, np.repeat([[1.0, 0.0], [0.0, 1.0]], [m, len(Q)], axis=1)])
    for some in combinations(range(m + len(Q)), 4):
        square = columns[:, some]
        if abs(np.linalg.det(square)) < 1e-12:
            continue
        solved = np.linalg.solve(square, [0.0, 0.0, 1.0, 1.0])
        if (solved >= -1e-12).all():
            weights = np.zeros(m + len(Q))
            weights[list(some)] = np.maximum(solved, 0)
            return weights[:m].tolist(), weights[m:].tolist()
    return None


def circle(count, radius):
    angle = 2 * np.pi * np.arange(count) / count
    return radius * np.column_stack([np.cos(angle), np.sin(angle)])


def nonconvex_witness(algorithm):
    # A ring around a heap; for the mean distance a half ring, and a line that reaches into it.
    ring = np.vstack([circle(24, 3.0), circle(8, 0.5)])
    half = circle(16, 1.0)[:9]
    line = np.column_stack([np.zeros(10), 0.2 - 0.2 * np.arange(10)])
    witnesses = {
        "dbscan": {"X": ring, "eps": 1.0, "min_pts": 3},
        "agnes_min": {"X": ring, "k": 2},
        "agnes_max": {"X": np.array([[16.0, 1], [20, 13], [12, 8], [1, 13], [13, 20], [5, 3]]), "k": 2},
        "agnes_avg": {"X": np.vstack([half, line]), "k": 2},
        "gmm": {
            "X": ring,
            "alpha": np.array([0.5, 0.5]),
            "mu": np.zeros((2, 2)),
            "Sigma": np.array([0.25 * np.eye(2), 9.0 * np.eye(2)]),
        },
    }
    return witnesses.get(algorithm)


def only_convex():
    names = ("kmeans", "lvq", "gmm", "dbscan", "agnes_min", "agnes_max", "agnes_avg")
    return {name: name in ("kmeans", "lvq") for name in names}


def analysis():
    return r"""
**k 均值与 LVQ** 把样本归到最近的原型：任何两个簇被两个原型的中垂面分开。恰在中垂面上的样本总归下标小的，
所以凸包不相交（原型重合时，下标大的那个没有样本）。

**高斯混合** 各成分的协方差不同时，边界是二次曲面：窄的成分可以在宽的成分中间。

**DBSCAN** 与 **最小距离** 沿着稠密处延伸，环可以围住另一个簇。

**最大距离、平均距离** 的簇虽然紧凑，合并却是贪心的：先合并的不再拆开，后来的簇可以伸进另一个的凸包。
"""
