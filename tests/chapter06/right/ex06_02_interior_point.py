"""内点法解对偶问题，b 取自等式约束的乘子 / An interior-point method on the dual; b is the multiplier of the equality"""

import numpy as np


def kernel_matrix(X, Z, kind, sigma):
    if kind == "linear":
        return np.einsum("ik,jk->ij", X, Z)
    squared = (X**2).sum(1)[:, None] + (Z**2).sum(1)[None, :] - 2 * X @ Z.T
    return np.exp(np.maximum(squared, 0) * (-0.5 / sigma**2))


def dual_objective(alpha, K, y):
    Q = np.outer(y, y) * K
    return np.sum(alpha) - 0.5 * np.dot(alpha, Q.dot(alpha))


def primal_objective(alpha, b, K, y, C):
    f = np.array(decision(alpha, b, y, K))
    return 0.5 * (alpha * y) @ (f - b) + C * np.clip(1 - y * f, 0, None).sum()


def solve(K, y, C):
    m = len(y)
    Q = np.outer(y, y) * K
    alpha = np.full(m, C / 2)
    b, z, u = 0.0, np.ones(m), np.ones(m)
    for _ in range(200):
        room = C - alpha
        r_dual = Q @ alpha - 1 + y * b - z + u
        r_sum = y @ alpha
        mu = (alpha @ z + room @ u) / (2 * m)
        if mu * 2 * m < 1e-9 and np.abs(r_dual).max() < 1e-9 and abs(r_sum) < 1e-9 * C:
            break
        H = Q + np.diag(z / alpha + u / room)
        target = 0.1 * mu
        rhs = -r_dual + (target / alpha - z) - (target / room - u)
        solved = np.linalg.solve(H, np.column_stack([rhs, y]))
        db = (r_sum + y @ solved[:, 0]) / (y @ solved[:, 1])
        da = solved[:, 0] - db * solved[:, 1]
        dz = (target - z * da) / alpha - z
        du = (target + u * da) / room - u
        ratios = [1.0]
        for value, change in ((alpha, da), (room, -da), (z, dz), (u, du)):
            ratios += list(-0.99 * value[change < 0] / change[change < 0])
        step = min(ratios)
        alpha, b, z, u = alpha + step * da, b + step * db, z + step * dz, u + step * du
    return alpha.tolist(), float(b)


def decision(alpha, b, y, K_test):
    return [b + sum(a * label * k for a, label, k in zip(alpha, y, row)) for row in K_test]


def split_support(alpha, C, tol):
    alpha = np.asarray(alpha, dtype=float)
    free = np.where((alpha > tol * C) & (alpha < (1 - tol) * C))[0]
    return {"free": free, "bounded": np.where(alpha >= (1 - tol) * C)[0]}


def compare(X, y, C_linear, C_gaussian, sigma):
    result, support = {}, []
    for kind, C in (("linear", C_linear), ("gaussian", C_gaussian)):
        K = kernel_matrix(X, X, kind, sigma)
        alpha, b = solve(K, y, C)
        parts = split_support(alpha, C, 1e-3)
        wrong = np.flatnonzero((np.array(decision(alpha, b, y, K)) >= 0) != (y > 0))
        result[kind] = {"free": parts["free"] + 1, "bounded": parts["bounded"] + 1, "training_errors": wrong + 1}
        support.append(np.union1d(parts["free"], parts["bounded"]).astype(int) + 1)
    result["only_linear"] = np.setdiff1d(*support)
    result["only_gaussian"] = np.setdiff1d(*reversed(support))
    return result
