"""LDA 照 (3.39) 的奇异值分解 S_w⁻¹ = VΣ⁻¹Uᵀ；SVM 照 (6.11) 用 SMO 求解，w 照 (6.9) / LDA by (3.39) with the decomposition S_w⁻¹ = VΣ⁻¹Uᵀ; SVM by (6.11) with SMO, w by (6.9)"""

import numpy as np


def scatter(X, y):
    S_w = np.zeros((X.shape[1], X.shape[1]))
    for label in (-1, 1):
        mu = X[y == label].mean(axis=0)
        S_w += (X[y == label] - mu).T @ (X[y == label] - mu)
    return S_w


def lda_direction(X, y):
    difference = X[y == 1].mean(axis=0) - X[y == -1].mean(axis=0)
    U, s, Vt = np.linalg.svd(scatter(X, y))
    w = Vt.T @ np.diag(1 / s) @ U.T @ difference
    return w / np.linalg.norm(w)


def hard_margin(X, y):
    """(6.11) by SMO: the worst violator of the KKT conditions (6.13), then the fastest gain; b by (6.18)."""
    K = X @ X.T
    alpha = np.zeros(len(y))
    g = np.zeros(len(y))
    distances = np.diag(K)[:, None] + np.diag(K)[None, :] - 2 * K
    while True:
        support = alpha > 0
        b = np.mean(y[support] - g[support]) if support.any() else 0.0
        yf = y * (g + b)
        violation = np.where(support, np.abs(yf - 1), np.maximum(0, 1 - yf))
        if violation.max() < 1e-7:
            break
        v = y - g
        low = np.where(y > 0, -alpha, -np.inf)
        high = np.where(y > 0, np.inf, alpha)
        best = 0.0
        for i in np.argsort(-violation):
            step = np.where(distances[i] > 0, (v[i] - v) / np.where(distances[i] > 0, distances[i], 1), 0)
            step = np.clip(step, np.maximum(low[i], -high), np.minimum(high[i], -low))
            gains = (v[i] - v) * step - distances[i] * step**2 / 2
            j = np.argmax(gains)
            best = gains[j]
            if best > 0:
                break
        if best <= 0:
            break
        alpha[i] += y[i] * step[j]
        alpha[j] -= y[j] * step[j]
        g = g + step[j] * (K[i] - K[j])
    return (alpha * y) @ X, b


def margin_direction(X, y):
    w, _ = hard_margin(X, y)
    return w / np.linalg.norm(w)


def equivalent_data(u, n_extra):
    d = len(u)
    basis = np.linalg.qr(np.column_stack([u, np.eye(d)]))[0][:, 1:d]
    X, y = [], []
    for label in (-1, 1):
        for e in basis.T:
            X += [label * u + e, label * u - e]
            y += [label, label]
    for k in range(max(1, n_extra)):
        label = 1 if k % 2 == 0 else -1
        X.append(3 * label * u)
        y.append(label)
    return np.array(X), np.array(y)


def different_data(angle):
    c = np.tan(np.radians(angle + 1))
    return np.array([[1.0, 0.0], [1 + c, 1.0], [-1.0, 0.0], [-1 - c, -1.0]]), np.array([1, 1, -1, -1])


def support_scatter(X, y):
    w, b = hard_margin(X, y)
    on_margin = y * (X @ w + b) < 1.1
    return scatter(X[on_margin], y[on_margin])


def claims():
    return {
        "separable_implies_equal": False,
        "all_samples_on_margin_implies_equal": True,
        "equal_implies_all_on_margin": False,
        "equal_if_fitted_on_support_vectors_only": True,
        "equal_when_the_two_normals_are_perpendicular": False,
        "pseudo_inverse_gives_the_limit": False,
    }


def discussion():
    return "所有样本都是支持向量时两者相同; 两类高斯同方差时 LDA 是最优的, 样本趋于无穷时两者未必相同。"
