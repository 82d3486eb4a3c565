"""10.9 新样本的 LLE 坐标 / Out-of-sample LLE"""

import numpy as np


def lle_weights(x, N, reg):
    apart = np.asarray(x, dtype=float) - np.asarray(N, dtype=float)
    C = apart @ apart.T
    size, k = np.trace(C), len(C)
    if size == 0:
        return np.full(k, 1 / k)
    w = np.linalg.solve(C / size + reg * np.eye(k), np.ones(k))
    return w / w.sum()


def nearest(X, x, k):
    squares = ((np.asarray(X, dtype=float) - x) ** 2).sum(axis=1)
    return np.argsort(squares)[:k]


def lle_weight_matrix(X, k, reg):
    W = np.zeros((len(X), len(X)))
    for i, x in enumerate(X):
        others = np.delete(np.arange(len(X)), i)
        near = others[nearest(X[others], x, k)]
        W[i, near] = lle_weights(x, X[near], reg)
    return W


def lle_embed(X, k, d, reg):
    residual = np.eye(len(X)) - lle_weight_matrix(X, k, reg)
    # The first eigenvector has equal entries, and serves nobody.
    return np.linalg.eigh(residual.T @ residual)[1][:, 1 : d + 1]


def map_new(X, Z, x, k):
    near = nearest(X, x, k)
    return lle_weights(x, X[near], 1e-4) @ Z[near]


def design():
    return """
训练样本的坐标 Z 不动，只对新样本解一次 (10.27)：求出由近邻重构它的权重，再用同样的权重组合近邻的坐标，
即固定其他坐标时 (10.29) 中这一项的最小值。权重之和为 1，所以结果随坐标系一起变换；平整数据上坐标是样本的仿射函数，
重构准确，坐标就准确。

新样本离训练样本很远时是外推，近邻跨过短路的间隙时会混合曲面的两层，这时都会失败。采样稀疏、曲率大时误差也大。

The coordinates Z stay. (10.27) is solved for the new sample only, and the same weights combine the coordinates of
its neighbours, which makes its own term of (10.29) least. Weights sum to 1, so the result moves along with the
coordinates; on flat data they are affine in the samples, and as exact as the reconstruction.

It fails far from all training samples, and where neighbours lie on two sheets; sparse samples and strong bends make
it less accurate.
"""
