"""The eigenvectors of the smaller of Xc Xcᵀ and Xcᵀ Xc, made orthonormal by QR; loops for the rest."""

import numpy as np


def everything(X):
    X = np.array(X, dtype=float)
    m, n = X.shape
    mean = X.sum(axis=0) / m
    A = X - mean
    if n <= m:
        values, vectors = np.linalg.eigh(A.T @ A)
        order = np.argsort(values)[::-1]
        return mean, vectors[:, order], np.maximum(values[order], 0) / (m - 1)
    values, vectors = np.linalg.eigh(A @ A.T)
    order = np.argsort(values)[::-1][: m - 1]
    return mean, A.T @ vectors[:, order], np.maximum(values[order], 0) / (m - 1)


def pca(X, d):
    mean, W, variances = everything(X)
    Q, R = np.linalg.qr(W[:, :d])
    return mean.tolist(), Q, variances[:d].tolist()


def project(X, mean, W):
    return np.array([np.asarray(W).T @ (x - mean) for x in np.asarray(X)])


def reconstruct(Z, mean, W):
    return [mean + sum(c * w for c, w in zip(z, np.asarray(W).T)) for z in np.asarray(Z)]


def smallest_dim(variances, t):
    total, so_far = sum(variances), 0.0
    for d, value in enumerate(variances, 1):
        so_far += value
        if so_far >= (t - 1e-12) * total:
            return d
    return len(variances)


def component_images(W, shape, count):
    made = []
    for k in range(count):
        w = [float(v) for v in np.asarray(W)[:, k]]
        if w[int(np.argmax(np.abs(w)))] < 0:
            w = [-v for v in w]
        low, high = min(w), max(w)
        w = [0.5 if high == low else (v - low) / (high - low) for v in w]
        made.append([w[r * shape[1] : (r + 1) * shape[1]] for r in range(shape[0])])
    return made


def experiment(X, dims):
    _, _, variances = everything(X)
    total = variances.sum()
    cumulative = [float(variances[:d].sum() / total) for d in range(1, 21)]
    m, n = np.shape(X)
    left = {d: float(np.sqrt(max(0.0, variances[d:].sum()) * (m - 1) / (m * n))) for d in dims}
    return {"rmse": left, "cumulative20": tuple(cumulative), "dims": {t: smallest_dim(variances, t) for t in (0.8, 0.9, 0.95, 0.99)}}


def conclusions(report):
    half = None
    for d in range(20, 0, -1):
        if report["cumulative20"][d - 1] >= 0.5:
            half = d
    pairs = sorted(report["rmse"].items())
    return {
        "half_of_variance_by": half,
        "rmse_decreasing": not any(pairs[k + 1][1] >= pairs[k][1] for k in range(len(pairs) - 1)),
        "twenty_enough_for_95": report["cumulative20"][19] >= 0.95,
    }
