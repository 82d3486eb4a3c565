"""照图 10.5 写：协方差矩阵的特征值分解 / Fig. 10.5: the eigendecomposition of the covariance matrix"""

import numpy as np


def pca(X, d):
    mean = X.mean(axis=0)
    Xc = X - mean
    values, vectors = np.linalg.eigh(Xc.T @ Xc)
    return mean, vectors[:, ::-1][:, :d], values[::-1][:d] / (len(X) - 1)


def project(X, mean, W):
    return (X - mean) @ W


def reconstruct(Z, mean, W):
    return Z @ W.T + mean


def smallest_dim(variances, t):
    total = sum(variances)
    share = 0.0
    for d, v in enumerate(variances, start=1):
        share += v
        if share / total >= t:
            return d


def component_images(W, shape, count):
    images = []
    for j in range(count):
        w = W[:, j]
        if w.max() == w.min():
            images.append(np.full(shape, 0.5))
            continue
        if -w.min() > w.max():
            w = -w
        images.append(((w - w.min()) / (w.max() - w.min())).reshape(shape))
    return images


def experiment(X, dims):
    mean, W, variances = pca(X, X.shape[1])
    shares = np.cumsum(variances) / variances.sum()
    rmse = {}
    for d in dims:
        restored = reconstruct(project(X, mean, W[:, :d]), mean, W[:, :d])
        rmse[d] = float(np.sqrt(np.mean((X - restored) ** 2)))
    return {
        "cumulative20": shares[:20].tolist(),
        "dims": {t: smallest_dim(variances.tolist(), t) for t in (0.8, 0.9, 0.95, 0.99)},
        "rmse": rmse,
    }


def conclusions(report):
    c = report["cumulative20"]
    half = [d for d in range(1, 21) if c[d - 1] >= 0.5]
    errors = [report["rmse"][d] for d in sorted(report["rmse"])]
    return {
        "half_of_variance_by": half[0] if half else None,
        "rmse_decreasing": all(b < a for a, b in zip(errors, errors[1:])),
        "twenty_enough_for_95": c[19] >= 0.95,
    }
