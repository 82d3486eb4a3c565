"""Other routines: a general eigensolver, a full SVD, and the SVD of the transposed matrix; integers stay integers."""

import numpy as np


def pca_eig(X, d):
    X = np.array(X, dtype=float)
    C = np.cov(X, rowvar=False, bias=True).reshape(X.shape[1], -1) * len(X)
    values, vectors = np.linalg.eigh((C + C.T) / 2)
    order = np.argsort(-values)
    return -vectors[:, order[:d]], values[order[:d]].tolist()


def pca_svd(X, d):
    columns = np.array(X, dtype=float).T
    U, s, _ = np.linalg.svd(columns - columns.mean(axis=1, keepdims=True))
    s = np.concatenate([s, np.zeros(len(columns))])
    return U[:, :d].tolist(), [float(value) ** 2 for value in s[:d]]


def small_singular_values(X):
    H = np.eye(len(X)) - np.full((len(X), len(X)), 1 / len(X))
    A = H @ X
    values = np.linalg.eigvalsh(A.T @ A)
    return np.sqrt(np.clip(values.min(), 0, None)), np.linalg.norm(A, -2) if A.shape[1] > 1 else np.linalg.norm(A)


def ill_conditioned(delta):
    # A long line of slope 1 (σ₁ = √20), and one sample moved off it.
    t = np.array([-2.0, -1.0, 0.0, 1.0, 2.0])
    off = delta * np.array([1.0, -2.0, 2.0, -2.0, 1.0])
    return np.column_stack([t + off, t - off])


def storage(m, n):
    return {"scatter_entries": n**2, "sample_entries": m * n, "max_rank": n if m > n else m - 1}


def essay():
    return "SVD ..."
