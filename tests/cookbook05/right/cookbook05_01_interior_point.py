"""内点法解对偶，答案含有多余的键；目标按样本循环 / The dual by an interior-point method; the answer has more keys than asked for"""

import numpy as np


def slacks(w, b, X, y):
    return np.where(y * (X @ w + b) < 1, 1 - y * (X @ w + b), 0)


def objective(w, b, X, y, C, loss):
    total = np.linalg.norm(w) ** 2 / 2
    for s in slacks(w, b, X, y):
        total += C * s if loss == "hinge" else C * s * s
    return total


def dual(alpha, X, y, C, loss):
    if np.any(alpha < -1e-10) or not np.isclose(alpha @ y, 0, rtol=0, atol=1e-10):
        return -np.inf
    if loss == "hinge" and np.any(alpha > C + 1e-10):
        return -np.inf
    w = X.T @ (alpha * y)
    return alpha.sum() - 0.5 * w @ w - (loss == "squared") * alpha @ alpha / 4 / C


def best_bias(w, X, y, C):
    f = X @ w
    order = np.sort(y - f)
    values = [slacks(w, b, X, y).sum() for b in order]
    k = int(np.argmin(values))
    return order[k]


def solve(X, y, C, loss):
    m = len(y)
    y = y.astype(float)
    G = X * y[:, None]
    Q = G @ G.T + (np.eye(m) / (2 * C) if loss == "squared" else 0)
    hinge = loss == "hinge"
    top = C
    n1, n2 = (y > 0).sum(), (y < 0).sum()
    a = np.where(y > 0, n2, n1) / max(n1, n2) * top / 2
    b, z, s = 0.0, np.ones(m), np.ones(m) if hinge else np.zeros(m)
    for _ in range(100):
        slack = top - a if hinge else np.ones(m)
        mu = (a @ z + (slack @ s if hinge else 0)) / m
        if mu < 1e-9:
            break
        sigma = 0.2 * mu
        r = Q @ a - 1 + b * y - z + s
        D = z / a + (s / slack if hinge else 0)
        rhs = -(r - sigma / a + z + ((sigma / slack - s) if hinge else 0))
        K = np.block([[Q + np.diag(D), y[:, None]], [y[None], np.zeros((1, 1))]])
        step = np.linalg.solve(K, np.append(rhs, -(a @ y)))
        da, db = step[:m], step[m]
        dz = (sigma - z * da) / a - z
        ds = (sigma + s * da) / slack - s if hinge else np.zeros(m)
        t = 1.0
        for v, dv in ((a, da), (z, dz)) + (((slack, -da), (s, ds)) if hinge else ()):
            if np.any(dv < 0):
                t = min(t, 0.99 * np.min(-v[dv < 0] / dv[dv < 0]))
        a, b, z, s = a + t * da, b + t * db, z + t * dz, s + t * ds
    w = (a * y) @ X
    return {"w": w, "b": np.float64(b), "alpha": a, "loss": loss, "iterations": _}


def without_sign(X, y, C, depth):
    m = len(y)
    p = int((y > 0).sum())
    t = 2 * (m + depth / C)
    b = t if p > m - p else -t
    return [0.0] * X.shape[1], b, 1 - y * b
