"""5.7 解决异或的 RBF 网络 / An RBF network for XOR"""

import numpy as np


def activations(X, centers, betas):
    """Entry (k, i): how close sample k is to centre i."""
    squares = ((X[:, None, :] - centers[None, :, :]) ** 2).sum(axis=2)
    return np.exp(-betas * squares)


def rbf_output(net, X):
    return activations(X, net["centers"], net["betas"]) @ net["weights"]


def exact_xor(corners, targets, beta):
    betas = np.full(4, beta)
    # The matrix of a Gaussian at distinct points is nonsingular.
    weights = np.linalg.solve(activations(corners, corners, betas), targets)
    return {"centers": corners, "weights": weights, "betas": betas}


def two_unit_xor(side):
    # A corner that is wanted gets 1 and a little more, the others 2 exp(-β side²).
    centers = np.array([[0.0, side], [side, 0.0]])
    return {"centers": centers, "weights": np.ones(2), "betas": np.full(2, 3 / side**2)}


def one_unit_obstruction(center, corners):
    a, b, c, d = ((corners - center) ** 2).sum(axis=1)
    return float(a + c - b - d)


def justification():
    return r"""
对矩形 ABCD 的任何中心 c 都有 $|c-A|^2 + |c-C|^2 = |c-B|^2 + |c-D|^2$（英国国旗定理）。
一个高斯单元的输出随 $|x - c|^2$ 单调，加上阈值，就是以 c 为圆心的一个圆分开两类。若
A、C 都在圆内而 B、D 都在圆外（或者相反），左边就严格小于（大于）右边，矛盾。
"""
