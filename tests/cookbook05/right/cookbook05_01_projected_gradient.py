"""对偶上的投影梯度（FISTA），二分求投影；b 由黄金分割；负松弛时 w 不为 0 / Projected gradient on the dual with bisection; b by bisection on the slope; w is not 0 in the witness"""

import math

import numpy as np


def slacks(w, b, X, y):
    return [max(0.0, 1 - s * (sum(p * q for p, q in zip(w, x)) + b)) for x, s in zip(X.tolist(), y.tolist())]


def objective(w, b, X, y, C, loss):
    power = {"hinge": 1, "squared": 2}[loss]
    return math.fsum(v * v for v in w) / 2 + C * math.fsum(xi**power for xi in slacks(w, b, X, y))


def value(alpha, X, y, C, loss):
    Q = (X * y[:, None]) @ (X * y[:, None]).T
    v = alpha.sum() - 0.5 * alpha @ Q @ alpha
    if loss == "squared":
        v -= (alpha**2).sum() / (4 * C)
    return v


def dual(alpha, X, y, C, loss):
    ok = np.all(alpha >= -1e-9) and abs((alpha * y).sum()) <= 1e-9
    if loss == "hinge":
        ok = ok and np.all(alpha <= C + 1e-9)
    return value(alpha, X, y, C, loss) if ok else float("-inf")


def lowest(slope, lo, hi):
    for _ in range(200):
        mid = (lo + hi) / 2
        if slope(mid) < 0:
            lo = mid
        else:
            hi = mid
    return (lo + hi) / 2


def best_bias(w, X, y, C):
    f = X @ w
    kinks = np.sort(y - f)
    for b in kinks:
        # the slope to the right of the kink
        if -(y * (1 - y * (f + b) > 1e-12 * (1 + abs(b)))).sum() >= 0:
            break
    sums = [np.maximum(0, 1 - y * (f + b)).sum() for b in kinks]
    return kinks[int(np.argmin(sums))]


def solve(X, y, C, loss):
    m = len(y)
    top = C if loss == "hinge" else 1e9
    Q = np.outer(y, y) * (X @ X.T) + (np.eye(m) / (2 * C) if loss == "squared" else 0)
    L = max(np.linalg.norm(Q, 2), 1e-3)  # where all samples coincide in 0 there is no curvature

    def project(a):
        t = lowest(lambda t: -(np.clip(a - t * y, 0, top) @ y), -1e4, 1e4)
        return np.clip(a - t * y, 0, top)

    a = z = np.zeros(m)
    t = 1.0
    for k in range(4000):
        new = project(z + (1 - Q @ z) / L)
        nt = (1 + math.sqrt(1 + 4 * t * t)) / 2
        z = new + (t - 1) / nt * (new - a)
        a, t = new, nt
        if k % 20 == 19:
            w = (a * y) @ X
            if loss == "hinge":
                b = best_bias(w, X, y, C)
            else:
                b = lowest(lambda b: -(y * np.maximum(0, 1 - y * (X @ w + b))).sum(), -1e3, 1e3)
            high = objective(w, b, X, y, C, loss)
            if high - value(a, X, y, C, loss) <= 5e-5 * (1 + high):
                break
    return {"w": w.tolist(), "b": b, "alpha": a.tolist()}


def without_sign(X, y, C, depth):
    w = np.full(X.shape[1], 1e-3 / (1 + abs(X).max()))
    f = X @ w
    n = int(y.sum())
    b = (depth / C + len(y) + w @ w / C + abs(f).sum() + 1) / n
    return w.tolist(), b, (1 - y * (f + b)).tolist()
