"""照图 10.5 的 PCA 与其旁注的奇异值分解写 / PCA by fig. 10.5, and by SVD as its margin says"""

import numpy as np


def pca_eig(X, d):
    Xc = X - X.mean(axis=0)
    values, vectors = np.linalg.eigh(Xc.T @ Xc)
    order = np.argsort(values)[::-1][:d]
    return vectors[:, order], values[order]


def pca_svd(X, d):
    Xc = X - X.mean(axis=0)
    U, s, Vt = np.linalg.svd(Xc, full_matrices=False)
    return Vt[:d].T, s[:d] ** 2


def small_singular_values(X):
    Xc = X - X.mean(axis=0)
    smallest = np.linalg.eigvalsh(Xc.T @ Xc)[0]
    return np.sqrt(max(smallest, 0.0)), np.linalg.svd(Xc)[1][-1]


def ill_conditioned(delta):
    return np.array([[1.0, 1.0], [-1.0, -1.0], [delta, -delta], [-delta, delta]])


def storage(m, n):
    return {"scatter_entries": n * n, "sample_entries": m * n, "max_rank": min(m - 1, n)}


def essay():
    return "奇异值分解不必算出也不必存下 n×n 的散度矩阵，也不会因平方而丢掉小的奇异值。"
