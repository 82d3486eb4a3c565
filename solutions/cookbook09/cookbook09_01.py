"""cookbook9.1 最优子空间的三个漏洞 / Three gaps in the optimal subspace"""

import numpy as np


def error(X, c, U):
    centred = X - c
    return np.mean(np.sum((centred - centred @ U @ U.T) ** 2, axis=1))


def best_affine(X, d):
    c = X.mean(axis=0)
    _, V = np.linalg.eigh((X - c).T @ (X - c))
    return c, V[:, len(V) - d :]


def least_errors(X):
    def sums_of_smallest(A):
        return [0.0, *np.cumsum(np.linalg.eigvalsh(A.T @ A / len(A)))][::-1]

    return sums_of_smallest(X), sums_of_smallest(X - X.mean(axis=0))


def discarded_shares(V, U):
    return np.sum((V.T @ U) ** 2, axis=1)


def literal_program(Psi, k):
    # Nothing keeps the columns apart, so that each is the best one there is.
    _, V = np.linalg.eigh(Psi)
    return np.repeat(V[:, :1], k, axis=1)


def proof():
    return """**点 c。** 对固定的方向，令 $Q = I - UU^T$，误差是 $\\frac1N\\sum\\|Q(x_i - c)\\|^2$。
记均值为 $\\mu$，交叉项为零，所以它等于 $\\frac1N\\sum\\|Q(x_i-\\mu)\\|^2 + \\|Q(\\mu - c)\\|^2$，在 $c = \\mu$ 时最小。

**方向。** 把 U 补成标准正交基，丢弃的方向是 $u_{d+1}, …, u_D$，误差是 $\\sum_i u_i^T\\Psi u_i = \\sum_j p_j\\lambda_j$，
其中 $\\Psi$ 是协方差矩阵，$p_j = \\sum_i (u_i^Tv_j)^2$。因为 $u_i$ 标准正交，$0 \\le p_j \\le \\|v_j\\|^2 = 1$，且
$\\sum_j p_j = \\sum_i\\|u_i\\|^2 = D-d$。设 t 是最小的 $D-d$ 个特征值中最大的一个，则
$\\sum_j p_j(\\lambda_j - t) \\ge \\sum_{\\lambda_j < t}(\\lambda_j - t)$，即误差不小于最小的 $D-d$ 个特征值之和；
丢弃的方向取为它们的特征向量时达到。

**漏洞。** 只要求 $u_i$ 长度为 1 时没有 $p_j \\le 1$，各列可以都取最小特征值的特征向量。"""
