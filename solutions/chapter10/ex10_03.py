"""10.3 中心化的作用 / What centring does"""

import numpy as np


def centering_matrix(m):
    return np.eye(m) - 1 / m


def centered_scatter(X):
    centred = X - np.mean(X, axis=0)
    return centred.T @ centred


def scatter_decomposition(X):
    mean = np.mean(X, axis=0)
    return centered_scatter(X), len(X) * np.outer(mean, mean)


def center_gram(K):
    rows = K - np.mean(K, axis=0)
    return rows - rows.mean(axis=1, keepdims=True)


def misleading_data(u, v):
    # Centred: the eigenvalue 10 belongs to u, all others are 0. Uncentred: 4·10² = 400 to v, 10 to u.
    return np.array([10 * v + t * u for t in (-2, -1, 1, 2)])


def analysis():
    return """
H 是对称的投影矩阵：$1^T 1 = m$，所以 $H H^T = H^2 = H$。$X H$ 的第 i 列是 $x_i - μ$，于是
$X H H^T X^T = Σ_i (x_i - μ)(x_i - μ)^T$，正是关于均值的散度。

展开 $Σ x_i x_i^T = Σ (x_i - μ)(x_i - μ)^T + m μ μ^T$：不中心化就多出秩为 1 的 $m μ μ^T$。
均值离原点远时它压倒一切，第一主方向成了均值的方向，与样本怎样散布毫无关系。

H is a symmetric projection: $1^T 1 = m$, hence $H H^T = H^2 = H$. Column i of $X H$ is $x_i - μ$, so that
$X H H^T X^T$ is the scatter about the mean.

Without centring $m μ μ^T$, of rank one, is added. Far from the origin it outweighs all else: the first
direction is that of the mean, whatever the spread of the samples.
"""
