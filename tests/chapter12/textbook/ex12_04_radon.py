"""照例 12.2 的两半写：打散 d + 1 个点；d + 2 个点有 Radon 划分 / The two halves of example 12.2: d + 1 points shattered, d + 2 with a Radon partition"""

import numpy as np


def shattered_points(d):
    return [[0.0] * d] + np.eye(d).tolist()


def realize(points, labels):
    # w x_i + b = y_i
    A = np.hstack([np.array(points), np.ones((len(points), 1))])
    wb = np.linalg.lstsq(A, np.array(labels, dtype=float), rcond=None)[0]
    return wb[:-1].tolist(), float(wb[-1])


def radon(points):
    # sum a_i x_i = 0 and sum a_i = 0
    P = np.array(points)
    d = P.shape[1]
    A = np.vstack([P[: d + 2].T, np.ones(d + 2)])
    a = np.linalg.svd(A)[2][-1]
    I = [i for i in range(d + 2) if a[i] > 0]
    J = [i for i in range(d + 2) if a[i] <= 0]
    return I, J, (a[I] / a[I].sum()).tolist(), (a[J] / a[J].sum()).tolist()


def unrealizable_labels(points):
    I, J, lam, mu = radon(points)
    return [1 if i in I else -1 for i in range(len(points))]


def unshattered_small(d):
    points = [[float(i)] + [0.0] * (d - 1) for i in range(d + 1)]
    return points, [1], [0, 2], [1.0], [0.5, 0.5]


def proof():
    return "原点与各单位向量能被打散；任意 d+2 个点有 Radon 划分，两组的凸包相交，超平面分不开。"
