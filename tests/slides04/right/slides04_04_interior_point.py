"""内点法；tiny_sigma 二分求 b；huge_sigma 的 α 只给部分样本 / An interior-point method; b by bisection in tiny_sigma; only some samples get an α in huge_sigma"""

import math
import numpy as np


def tiny_sigma(y, C):
    lo, hi = -1.0 - C, 1.0 + C
    for _ in range(200):
        b = (lo + hi) / 2
        s = sum(v * min(max(1 - b * v, 0), C) for v in y)
        if s > 0:
            lo = b
        else:
            hi = b
    a = [min(max(1 - b * v, 0), C) for v in y]
    return a, b


def huge_sigma(y, C):
    p, n = sum(v > 0 for v in y), sum(v < 0 for v in y)
    left = {1: min(p, n), -1: min(p, n)}
    a = []
    for v in y:
        if left[v] > 0:
            a.append(C)
            left[v] -= 1
        else:
            a.append(0)
    return np.array(a), (1 if p > n else -1 if n > p else 0.3)


def _d2(X):
    return [sum((p - q) ** 2 for p, q in zip(X[i], X[j])) for i in range(len(X)) for j in range(i)]


def sigma_for_identity(X, eps):
    return np.float64(math.sqrt(min(_d2(X)) / (-2 * math.log(eps))))


def sigma_for_constant(X, eps):
    return math.sqrt(max(_d2(X)) / (-2 * math.log1p(-eps)))


def leave_one_out_limit(y):
    wrong = 0
    for i, v in enumerate(y):
        s = sum(y) - v
        wrong += s * v <= 0
    return np.float64(wrong / len(y))


def matching_cost(C_linear, sigma):
    return C_linear * sigma * sigma


def _ip(Q, y, C):
    m = len(y)
    a = np.full(m, C / 2)
    z = np.full(m, 1.0)
    w = np.full(m, 1.0)
    b = 0.0
    for _ in range(80):
        mu = (a @ z + (C - a) @ w) / (2 * m)
        rd = Q @ a - 1 + b * y - z + w
        rp = y @ a
        if mu * 2 * m < 1e-9 and abs(rd).max() < 1e-9 and abs(rp) < 1e-11:
            break
        t = 0.1 * mu
        D = z / a + w / (C - a)
        rhs = -rd - z + t / a + w - t / (C - a)
        K = np.zeros((m + 1, m + 1))
        K[:m, :m] = Q + np.diag(D)
        K[:m, m] = K[m, :m] = y
        s = np.linalg.solve(K, np.append(rhs, -rp))
        da, db = s[:m], s[m]
        dz = (t - z * da) / a - z
        dw = (t + w * da) / (C - a) - w
        step = 1.0
        for v, dv in ((a, da), (C - a, -da), (z, dz), (w, dw)):
            neg = dv < 0
            if neg.any():
                step = min(step, 0.99 * float((-v[neg] / dv[neg]).min()))
        a, b, z, w = a + step * da, b + step * db, z + step * dz, w + step * dw
    return a, b


def curve(X, y, X_val, y_val, sigmas, C):
    X, V, yy = np.array(X, float), np.array(X_val, float), np.array(y, float)
    out = []
    for s in sigmas:

        def k(A, B):
            return np.exp(-((A[:, None, :] - B[None]) ** 2).sum(2) / (2 * s * s))

        K = k(X, X)
        a, b = _ip(K * np.outer(yy, yy), yy, C)
        f, g = K @ (a * yy) + b, k(V, X) @ (a * yy) + b
        out.append(
            {
                "sigma": s,
                "alpha": a.tolist(),
                "b": np.float64(b),
                "train_errors": np.int64(((f >= 0) != (yy > 0)).sum()),
                "val_errors": sum((float(v) >= 0) != (t > 0) for v, t in zip(g, y_val)),
            }
        )
    return out
