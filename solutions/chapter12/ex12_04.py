"""12.4 超平面的 VC 维是 d+1 / The VC dimension of hyperplanes is d + 1"""

import numpy as np


def with_ones(points):
    return np.column_stack([np.asarray(points, dtype=float), np.ones(len(points))])


def shattered_points(d):
    return [[0.0] * d, *np.eye(d).tolist()]


def realize(points, labels):
    # Differences of affinely independent points are linearly independent: w·x + b = y has a solution.
    first, *rest = np.asarray(points, dtype=float)
    y = np.asarray(labels, dtype=float)
    w = np.zeros(len(first))
    if rest:
        w = np.linalg.lstsq(np.array(rest) - first, y[1:] - y[0], rcond=None)[0]
    return w.tolist(), float(y[0] - w @ first)


def radon(points):
    # More than d + 1 rows (x, 1) are dependent: Σ a_i = 0 and Σ a_i x_i = 0 for some a ≠ 0; split it by sign.
    a = np.linalg.svd(with_ones(points).T)[2][-1]
    plus, minus = np.flatnonzero(a > 0), np.flatnonzero(a <= 0)
    return plus.tolist(), minus.tolist(), a[plus] / a[plus].sum(), a[minus] / a[minus].sum()


def unrealizable_labels(points):
    plus, _, _, _ = radon(points)
    return [1 if i in plus else -1 for i in range(len(points))]


def unshattered_small(d):
    points = [[float(i)] + [0.0] * (d - 1) for i in range(d + 1)]  # all on one line
    return points, [1], [0, 2], [1.0], [0.5, 0.5]


def proof():
    return r"""下界：取 d+1 个仿射无关的点，矩阵 (x, 1) 可逆，
对任意标记 y 方程组 $w \cdot x_i + b = y_i$ 有解，于是它们被打散。
上界：d+2 个点的 (x, 1) 是 $R^{d+1}$ 中的 d+2 个向量，必线性相关：$\sum a_i x_i = 0$，$\sum a_i = 0$，a 不全为 0。
按 a 的正负分成两组，各除以自己的和，就得到凸包的公共点 z。若超平面把正的一组放在正侧，负的一组放在负侧，
则 z 同时在两侧，矛盾。所以这组标记不能实现，任何 d+2 个点都不能被打散。"""
