"""LDA 用总散度的伪逆，SVM 用没有上界的 SMO / LDA by the pseudo-inverse of the total scatter, SVM by SMO without an upper bound"""

import numpy as np


def lda_direction(X, y):
    X = np.array(X, dtype=float) / np.abs(X).max()
    centred = X - X.mean(0)
    total = centred.T @ centred
    # S_t is S_w plus a multiple of the outer square of the difference, so that the difference lies in its range.
    w = np.linalg.pinv(total, rcond=1e-12, hermitian=True) @ (X[y > 0].mean(0) - X[y < 0].mean(0))
    return w / np.linalg.norm(w)


def margin_direction(X, y):
    # SMO without an upper bound, on data of size 1, until the KKT conditions hold to 1e-5.
    X = np.array(X, dtype=float) / np.abs(X).max()
    y = np.array(y)
    K = X @ X.T
    alpha, e = np.zeros(len(y)), y * 1.0
    for _ in range(5000):
        i = int(np.argmax(np.where((y > 0) | (alpha > 0), e, -np.inf)))
        gap = np.where((y < 0) | (alpha > 0), e[i] - e, 0.0)
        if gap.max() < 1e-5:
            break
        eta = K[i, i] + K.diagonal() - 2 * K[i] + 1e-300
        j = int(np.argmax(np.where(gap > 0, gap * gap / eta, 0)))
        t = gap[j] / eta[j]
        if y[i] < 0:
            t = min(t, alpha[i])
        if y[j] > 0:
            t = min(t, alpha[j])
        alpha[i] += y[i] * t
        alpha[j] -= y[j] * t
        e -= t * (K[i] - K[j])
    w = X.T @ (alpha * y)
    return w / np.linalg.norm(w)


def equivalent_data(u, n_extra):
    d = len(u)
    first = np.eye(d)[0]
    v = u - first
    mirror = np.eye(d) if v @ v < 1e-30 else np.eye(d) - 2 * np.outer(v, v) / (v @ v)
    rows, labels = [], []
    for side in (1, -1):
        for k in range(1, d):
            for shift in (-3.0, 3.0):
                row = np.zeros(d)
                row[0], row[k] = 2.0 * side, shift
                rows.append(row)
                labels.append(side)
        for k in range(n_extra // 2 + 1):
            row = np.zeros(d)
            row[0] = side * (5 + k % 4)
            rows.append(row)
            labels.append(side)
    return np.array(rows) @ mirror + 0.5, labels


def different_data(angle):
    t = np.tan(np.radians(min(angle + 2, 81)))
    top = [(0, 1), (1, 1 + t)] if t < 1 else [(0, 1), (1 / t, 2)]
    X = [(10 * a, 10 * b) for a, b in top] + [(-10 * a, -10 * b) for a, b in top]
    return X, [1, 1, -1, -1]


def support_scatter(X, y):
    X = np.array(X)
    w = margin_direction(X, y)
    s = X @ w
    hi, lo = s[y > 0].min(), s[y < 0].max()
    f = (2 * s - hi - lo) / (hi - lo)
    S = np.zeros((X.shape[1],) * 2)
    for label in (-1, 1):
        A = X[(y == label) & (y * f < 1.1)]
        S += len(A) * np.cov(A.T, ddof=0).reshape(S.shape) if len(A) > 1 else 0
    return S.tolist()


def claims():
    return {
        "pseudo_inverse_gives_the_limit": False,
        "equal_when_the_two_normals_are_perpendicular": False,
        "equal_if_fitted_on_support_vectors_only": True,
        "equal_implies_all_on_margin": False,
        "all_samples_on_margin_implies_equal": True,
        "separable_implies_equal": False,
    }


def discussion():
    return "所有样本都在间隔边界上时两者方向相同。"
