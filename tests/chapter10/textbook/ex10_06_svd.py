"""照图 10.5 与 (10.18) 写，照旁注用奇异值分解 / Fig. 10.5 and (10.18), by SVD as the margin says"""

import numpy as np


def pca(X, d):
    mean = X.mean(axis=0)
    U, s, Vt = np.linalg.svd(X - mean, full_matrices=False)
    return mean, Vt[:d].T, s[:d] ** 2 / (len(X) - 1)


def project(X, mean, W):
    return (X - mean) @ W


def reconstruct(Z, mean, W):
    return Z @ W.T + mean


def smallest_dim(variances, t):
    for d in range(1, len(variances) + 1):
        if sum(variances[:d]) / sum(variances) >= t:
            return d


def component_images(W, shape, count):
    images = []
    for j in range(count):
        w = W[:, j]
        if w.max() == w.min():
            images.append(np.full(shape, 0.5))
            continue
        if w[np.argmax(np.abs(w))] < 0:
            w = -w
        images.append(((w - w.min()) / (w.max() - w.min())).reshape(shape))
    return images


def experiment(X, dims):
    r = min(X.shape)
    mean, W, variances = pca(X, r)
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
    cumulative = report["cumulative20"]
    half = None
    for d in range(1, 21):
        if cumulative[d - 1] >= 0.5:
            half = d
            break
    errors = [report["rmse"][d] for d in sorted(report["rmse"])]
    return {
        "half_of_variance_by": half,
        "rmse_decreasing": all(a > b for a, b in zip(errors, errors[1:])),
        "twenty_enough_for_95": cumulative[19] >= 0.95,
    }
