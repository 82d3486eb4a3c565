"""小于 1e-10 的奇异值一律当作 0, 不看数据的大小 / Singular values below 1e-10 are made 0, however small the data

caught by: test_svd
book: (10.17)
"""

import numpy as np


def pca_eig(X, d):
    X = np.asarray(X, dtype=float)
    C = X - X.mean(axis=0)
    lam, V = np.linalg.eigh(C.T @ C)
    order = np.argsort(lam)[::-1][:d]
    return V[:, order], lam[order]


def pca_svd(X, d):
    X = np.asarray(X, dtype=float)
    C = X - X.mean(axis=0)
    U, s, Vt = np.linalg.svd(C, full_matrices=False)
    s[s < 1e-10] = 0.0
    return Vt[:d].T, s[:d] ** 2


def small_singular_values(X):
    X = np.asarray(X, dtype=float)
    C = X - X.mean(axis=0)
    lam = np.linalg.eigvalsh(C.T @ C)[0]
    return float(np.sqrt(max(lam, 0))), float(np.linalg.svd(C, compute_uv=False)[-1])


def ill_conditioned(delta):
    return np.array([[1.0, 1.0], [-1.0, -1.0], [delta, -delta], [-delta, delta]])


def storage(m, n):
    return {"sample_entries": m * n, "scatter_entries": n * n, "max_rank": min(m - 1, n)}


def essay():
    return "Squaring doubles the condition number; SVD needs no n by n matrix."
