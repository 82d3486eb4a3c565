"""相关的特征，大小不一的分量；首个零逐个分量算 / Correlated features, components of different size; the first zero one by one"""

import numpy as np


def dense_target(A, lam, signs):
    s = np.array(signs)
    w = s * np.linspace(0.001, 1000, len(s))[::-1] if len(s) > 1 else s * 7.5
    if np.abs(w).min() < 0.01:
        w = s * (0.01 + np.random.default_rng(0).random(len(s)))
    return np.dot(A, w) + s * lam * 0.5, w


def dense_data(d, lam):
    X = np.eye(d) + 0.3 * np.ones((d, d))
    s = np.where(np.arange(d) % 2, -1.0, 1.0)
    w = 2.0 * s
    # Xᵀ(y − Xw) = (λ/2)s
    return X, X @ w + np.linalg.solve(X.T, lam / 2 * s)


def lambda_first_zero(X, y):
    Q, R = np.linalg.qr(X)
    w = np.linalg.solve(R, Q.T @ y)
    speed = np.linalg.solve(R, np.linalg.solve(R.T, np.sign(w)))
    best = float("inf")
    for value, change in zip(w, speed):
        if value * change > 0:
            best = min(best, 2 * value / change)
    return np.float64(best)


def essay():
    return "相遇在边上。 / On an edge."
