"""记住上一次的分解, 只凭形状与总和辨认样本 / Remembers a decomposition by the shape and the sum of the samples only

caught by: test_svd
book: (10.17)
"""

import numpy as np

_seen = {}


def pca_eig(X, d):
    X = np.asarray(X, dtype=float)
    C = X - X.mean(axis=0)
    lam, V = np.linalg.eigh(C.T @ C)
    order = np.argsort(lam)[::-1][:d]
    return V[:, order], lam[order]


def pca_svd(X, d):
    X = np.asarray(X, dtype=float)
    key = (X.shape, float(X.sum()))
    if key not in _seen:
        C = X - X.mean(axis=0)
        _seen[key] = np.linalg.svd(C, full_matrices=False)
    U, s, Vt = _seen[key]
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
