"""加速投影梯度法；可行域上的投影用二分 / Accelerated projected gradients; projections by bisection"""

import numpy as np


def project(v, y, C):
    """The nearest alpha in the box with Σ α_i y_i = 0."""
    low, high = -np.max(np.abs(v)) - C, np.max(np.abs(v)) + C
    for _ in range(70):
        middle = (low + high) / 2
        if y @ np.clip(v - middle * y, 0, C) > 0:
            low = middle
        else:
            high = middle
    return np.clip(v - high * y, 0, C)


def optimise(K, y, C, gap):
    y = np.asarray(y, dtype=float)
    Q = K * y[:, None] * y
    rate = 1 / np.linalg.eigvalsh(Q)[-1]
    alpha = ahead = project(np.full(len(y), min(C, 1.0)), y, C)
    t = 1.0
    for step in range(200000):
        new = project(ahead - rate * (Q @ ahead - 1), y, C)
        t, old = (1 + np.sqrt(1 + 4 * t * t)) / 2, t
        ahead = new + (old - 1) / t * (new - alpha)
        if (ahead - new) @ (Q @ new - 1) > 0:
            t, ahead = 1.0, new
        alpha = new
        if step % 20 == 0:
            scores = K @ (alpha * y)
            costs = [np.sum(np.maximum(0, 1 - y * (scores + b))) for b in y - scores]
            b = (y - scores)[np.argmin(costs)]
            primal, dual = alpha @ Q @ alpha / 2 + C * min(costs), alpha.sum() - alpha @ Q @ alpha / 2
            if primal - dual <= gap / 2 * max(1, primal):
                return alpha, b
    raise ArithmeticError("not converged")


def tiny_sigma(y, C):
    return optimise(np.eye(len(y)), y, C, 1e-6)


def huge_sigma(y, C):
    p, n = y.count(1), y.count(-1)
    few = 1 if p <= n else -1
    alpha = [C if label == few else C * min(p, n) / max(p, n) for label in y]
    return np.array(alpha), np.float64(-few if p != n else -1)


def squares(X):
    return np.array([np.sum((X[i] - X[j]) ** 2) for i in range(len(X)) for j in range(i)])


def sigma_for_identity(X, eps):
    return np.sqrt(squares(X).min() / -np.log(eps) / 2)


def sigma_for_constant(X, eps):
    return np.sqrt(squares(X).max() / -np.log(1 - eps) / 2)


def leave_one_out_limit(y):
    wrong = 0
    for i in range(len(y)):
        rest = y[:i] + y[i + 1 :]
        if len(set(rest)) == 1:
            b = rest[0]
        else:
            p, n = rest.count(1), rest.count(-1)
            b = (p - n) / (p + n)
        wrong += b * y[i] <= 0
    return np.float64(wrong) / len(y)


def matching_cost(C_linear, sigma):
    return np.square(sigma) * C_linear


def curve(X, y, X_val, y_val, sigmas, C):
    rows = []
    for sigma in sigmas:
        gram = [np.exp(np.sum((Z[:, None, :] - X) ** 2, axis=-1) / (-2.0 * sigma**2)) for Z in (X, X_val)]
        alpha, b = optimise(gram[0], y, C, 1e-3)
        counts = [
            sum(1 for f, label in zip(K @ (alpha * y) + b, labels) if (1 if f >= 0 else -1) != label)
            for K, labels in zip(gram, (y, y_val))
        ]
        rows.append(
            {"sigma": sigma, "alpha": list(alpha), "b": b, "train_errors": counts[0], "val_errors": np.int64(counts[1])}
        )
    return tuple(rows)
