"""w 与 b 由线性方程组 y f(x) = 1 解出，单纯形来自特征向量，标记用全部枚举取最小的能量 / w and b from the linear system y f(x) = 1, the simplex from eigenvectors"""

from itertools import product

import numpy as np


def simplex(k, R):
    G = np.eye(k) - 1 / k
    values, vectors = np.linalg.eigh(G)
    P = vectors[:, 1:]
    return R * P / np.linalg.norm(P, axis=1, keepdims=True)


def separator(points, labels):
    scale = np.linalg.norm(points[0])
    A = np.column_stack([points / scale, np.ones(len(points))])
    solution = np.linalg.solve(A, np.array(labels, dtype=float))
    return tuple(solution[:-1] / scale), solution[-1]


def needed_norm(k, R):
    A2 = (k - 1.0) if k % 2 == 0 else (k * k - 1) * (k - 1) / k**2
    return np.sqrt(A2) / R


def hardest_labelling(points):
    k = len(points)
    best = None
    for y in product((1.0, -1.0), repeat=k):
        y = np.array(y)
        if y.sum() != k % 2:
            continue
        w = np.where(y > 0, y / (y > 0).sum(), y / (y < 0).sum())
        energy = w @ (points @ points.T) @ w
        if best is None or energy < best[0]:
            best = (energy, y)
    return best[1]


def beats_the_bound(k):
    return (needed_norm(k, 1) + np.sqrt(k - 1)) / 2


def proof():
    return "略"
