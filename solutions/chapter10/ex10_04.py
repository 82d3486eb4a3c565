"""10.4 为什么用奇异值分解 / Why SVD instead of the eigendecomposition"""

import numpy as np


def centred(X):
    return X - np.mean(X, axis=0)


def scatter(X):
    return centred(X).T @ centred(X)


def pca_eig(X, d):
    values, vectors = np.linalg.eigh(scatter(X))
    return vectors[:, ::-1][:, :d], values[::-1][:d]


def pca_svd(X, d):
    _, singular, rows = np.linalg.svd(centred(X), full_matrices=False)
    return rows[:d].T, singular[:d] ** 2


def small_singular_values(X):
    least = max(0.0, np.linalg.eigvalsh(scatter(X))[0])
    return float(np.sqrt(least)), float(np.linalg.svd(centred(X), compute_uv=False)[-1])


def ill_conditioned(delta):
    # Along (1, 1) and (1, -1): the scatter's entries are 2 ± 2δ², and 2δ² is lost beside 2.
    return np.array([[1.0, 1.0], [-1.0, -1.0], [delta, -delta], [-delta, delta]])


def storage(m, n):
    return {"scatter_entries": n * n, "sample_entries": m * n, "max_rank": min(n, m - 1)}


def essay():
    return """
$X_c = U Σ V^T$ 给出 $X_c^T X_c = V Σ^2 V^T$：右奇异向量就是散度矩阵的特征向量，$λ = σ^2$，结果相同。

1. 精度：散度矩阵的条件数是 $X_c$ 的平方。σ₂/σ₁ 小于约 $10^{-8}$ 时，$λ_2$ 在 $λ_1$ 旁被舍入抹去；
   奇异值分解直接作用于 $X_c$，误差只有 $10^{-16} σ_1$ 左右。
2. 存储：n 远大于 m 时（例如图像）不必形成 n×n 的散度矩阵，何况它的秩至多是 m − 1。
3. 时间：薄的奇异值分解是 $m n \\min(m, n)$ 量级，散度矩阵的特征值分解是 $n^3$ 量级。

$X_c = U Σ V^T$ gives $X_c^T X_c = V Σ^2 V^T$: both ways find the same. But the condition number of the
scatter matrix is squared, so that small singular values are lost; for n much larger than m it has n²
entries and yet a rank of m − 1 at most; and its eigendecomposition takes n³ operations.
"""
