"""照 (11.7) 与图 11.2 写：没有零分量时令梯度为 0 / (11.7) and fig. 11.2: without zeros the gradient is 0"""

import numpy as np


def dense_target(A, lam, signs):
    # 2 A w - 2 b + lam s = 0
    w = np.array(signs, dtype=float)
    return A @ w + lam / 2 * w, w


def dense_data(d, lam):
    return np.eye(d), np.ones(d) * (1 + lam / 2)


def lambda_first_zero(X, y):
    # w(lam) = w0 - lam/2 (X^T X)^-1 s as long as the signs stay
    inverse = np.linalg.inv(X.T @ X)
    w0 = inverse @ X.T @ y
    v = inverse @ np.sign(w0) / 2
    return min(w0[i] / v[i] for i in range(len(w0)) if w0[i] / v[i] > 0)


def essay():
    return "λ 小，或等值线的最低点离坐标轴远时，交点在象限之中，解没有零分量。"
