"""10.6 对图像做主成分分析 / PCA on images"""

from itertools import pairwise

import numpy as np

THRESHOLDS = (0.8, 0.9, 0.95, 0.99)


def spectrum(X):
    """The mean, all components as rows, and their variances."""
    mean = np.mean(X, axis=0)
    # Thin: neither factor has more than min(m, n) rows or columns.
    _, singular, rows = np.linalg.svd(X - mean, full_matrices=False)
    return mean, rows, singular**2 / (len(X) - 1)


def pca(X, d):
    mean, rows, variances = spectrum(X)
    return mean, rows[:d].T, variances[:d]


def project(X, mean, W):
    return (X - mean) @ W


def reconstruct(Z, mean, W):
    return mean + Z @ np.transpose(W)


def smallest_dim(variances, t):
    shares = np.cumsum(variances) / np.sum(variances)
    return int(np.argmax(shares >= t - 1e-12)) + 1


def component_images(W, shape, count):
    images = []
    for column in np.transpose(W)[:count]:
        if abs(column.min()) > column.max():
            column = -column
        low, high = column.min(), column.max()
        scaled = (column - low) / (high - low) if high > low else np.full(len(column), 0.5)
        images.append(scaled.reshape(shape))
    return images


def experiment(X, dims):
    mean, rows, variances = spectrum(X)
    shares = np.cumsum(variances) / variances.sum()
    rmse = {}
    for d in dims:
        restored = reconstruct(project(X, mean, rows[:d].T), mean, rows[:d].T)
        rmse[d] = float(np.sqrt(np.mean((X - restored) ** 2)))
    return {
        "cumulative20": shares[:20].tolist(),
        "dims": {t: smallest_dim(variances, t) for t in THRESHOLDS},
        "rmse": rmse,
    }


def conclusions(report):
    shares, rmse = report["cumulative20"], report["rmse"]
    errors = [rmse[d] for d in sorted(rmse)]
    return {
        "half_of_variance_by": next((d for d, share in enumerate(shares, 1) if share >= 0.5), None),
        "rmse_decreasing": all(later < earlier for earlier, later in pairwise(errors)),
        "twenty_enough_for_95": bool(shares[-1] >= 0.95),
    }


def observations():
    return """
人脸的前几幅特征图像是整张脸的明暗与左右的光照，接着是眼镜、眼睛与嘴的位置，越往后越细，最后像噪声。九成的方差，人脸要 14 维，数字要 21 维：人脸由光照、
表情等少数几个因素造成，像素高度相关；数字有十种字形，笔画的位置各人不同，方差分散在许多方向上。

The first eigen-images of the faces are the tone of the whole and light from either side; glasses, eyes and mouths follow, finer and
finer, and noise in the end. Nine tenths of the variance take 14 dimensions for faces and 21 for digits: few causes, such as light and
expression, make the faces, and their pixels are highly correlated; digits have ten shapes, and everybody's strokes differ.
"""
