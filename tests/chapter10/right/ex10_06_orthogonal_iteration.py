"""Subspace iteration on the smaller of the two products, with a few columns to spare; pixels only at the end."""

import numpy as np


def ritz(S, d):
    size = len(S)
    V = np.linalg.qr(np.random.default_rng(0).normal(size=(size, min(size, d + 12))))[0]
    for _ in range(150):
        V, _ = np.linalg.qr(S @ (S @ V))
    # Within the subspace found, turn to the axes.
    values, R = np.linalg.eigh(V.T @ S @ V)
    return (V @ R)[:, ::-1][:, :d], values[::-1][:d]


def pca(X, d):
    mean = np.mean(X, axis=0)
    A = X - mean
    if len(A) < A.shape[1]:
        V, squares = ritz(A @ A.T, d)
        W = A.T @ V
        W = W / np.linalg.norm(W, axis=0)
    else:
        W, squares = ritz(A.T @ A, d)
    return mean, W, squares / (len(X) - 1)


def project(X, mean, W):
    return np.einsum("ij,jk->ik", X - mean, W)


def reconstruct(Z, mean, W):
    return Z @ W.T + mean


def smallest_dim(variances, t):
    v = np.asarray(variances, dtype=float)
    d = 1
    while v[:d].sum() / v.sum() < t - 1e-12 and d < len(v):
        d += 1
    return np.int64(d)


def component_images(W, shape, count):
    W = np.array(W[:, :count])
    W = W * np.where(W.max(axis=0) < -W.min(axis=0), -1.0, 1.0)
    span = W.max(axis=0) - W.min(axis=0)
    scaled = np.where(span > 0, (W - W.min(axis=0)) / np.where(span > 0, span, 1), 0.5)
    return scaled.T.reshape(count, *shape)


def experiment(X, dims):
    A = X - np.mean(X, axis=0)
    small = A @ A.T if len(A) < A.shape[1] else A.T @ A
    squares = np.sort(np.linalg.eigvalsh(small))[::-1].clip(0)
    shares = np.append(np.cumsum(squares) / squares.sum(), np.ones(20))
    mean, all_of_them, _ = pca(X, max(dims))
    rmse = {}
    for d in dims:
        W = all_of_them[:, :d]
        rmse[d] = np.linalg.norm(X - reconstruct(project(X, mean, W), mean, W)) / np.sqrt(X.size)
    return {"cumulative20": shares[:20], "dims": {t: smallest_dim(squares, t) for t in (0.8, 0.9, 0.95, 0.99)}, "rmse": rmse}


def conclusions(report):
    share = np.array(report["cumulative20"])
    errors = np.array([report["rmse"][d] for d in sorted(report["rmse"])])
    return {
        "half_of_variance_by": int(np.flatnonzero(share >= 0.5)[0]) + 1 if np.any(share >= 0.5) else None,
        "rmse_decreasing": bool(np.all(np.diff(errors) < 0)),
        "twenty_enough_for_95": bool(share[-1] >= 0.95),
    }
