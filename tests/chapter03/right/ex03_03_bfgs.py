"""用 BFGS 拟合标准化后的特征，再换算回来 / BFGS on standardised features, transformed back"""

import numpy as np


def _z(beta, X):
    beta = np.asarray(beta, dtype=float)
    return np.asarray(X, dtype=float) @ beta[:-1] + beta[-1]


def _sigmoid(z):
    z = np.clip(z, -700, 700)
    return 1 / (1 + np.exp(-z))


def neg_log_likelihood(beta, X, y):
    signed = np.where(np.asarray(y) == 1, -1.0, 1.0) * _z(beta, X)
    return np.sum(np.maximum(signed, 0) + np.log1p(np.exp(-np.abs(signed))))


def gradient(beta, X, y):
    error = _sigmoid(_z(beta, X)) - y
    return np.concatenate([X.T @ error, [error.sum()]])


def hessian(beta, X, y):
    p = _sigmoid(_z(beta, X))
    weights = p * (1 - p)
    result = np.empty((len(beta), len(beta)))
    result[:-1, :-1] = np.einsum("i,ij,ik->jk", weights, X, X)
    result[:-1, -1] = result[-1, :-1] = weights @ X
    result[-1, -1] = weights.sum()
    return result


def newton_iterates(X, y, n_steps):
    trace = np.zeros((n_steps + 1, X.shape[1] + 1))
    for t in range(n_steps):
        trace[t + 1] = trace[t] - np.linalg.inv(hessian(trace[t], X, y)) @ gradient(trace[t], X, y)
    return trace


def fit(X, y, ridge):
    mean, std = X.mean(axis=0), X.std(axis=0)
    std = np.where(std > 0, std, 1.0)
    Z = (X - mean) / std
    penalty = np.append(ridge / std**2, 0.0)

    def objective(b):
        return neg_log_likelihood(b, Z, y) + penalty @ (b * b) / 2

    def slope(b):
        return gradient(b, Z, y) + penalty * b

    beta, inverse = np.zeros(X.shape[1] + 1), np.eye(X.shape[1] + 1)
    g = slope(beta)
    for _ in range(500):
        if np.abs(g).max() < 1e-8:
            break
        direction = -inverse @ g
        if direction @ g >= 0:
            inverse, direction = np.eye(len(beta)), -g
        t = 1.0
        while objective(beta + t * direction) > objective(beta) + 1e-4 * t * (direction @ g) and t > 1e-10:
            t /= 2
        new = beta + t * direction
        g_new = slope(new)
        s, d = new - beta, g_new - g
        if s @ d > 1e-16:
            rho = 1 / (s @ d)
            left = np.eye(len(beta)) - rho * np.outer(s, d)
            inverse = left @ inverse @ left.T + rho * np.outer(s, s)
        beta, g = new, g_new
    w = beta[:-1] / std
    return np.append(w, beta[-1] - w @ mean)


def predict_proba(beta, X):
    return _sigmoid(_z(beta, X))


def predict(beta, X):
    return _z(beta, X) >= 0


def result_on(table):
    y = np.where(np.array(table["y"]) == "是", 1, 0)
    beta = fit(table["X"], y, 0.0)
    return {"beta": beta, "misread": np.array(table["ids"])[np.asarray(predict(beta, table["X"])) != y]}
