"""纯 Python 的 SMO：挑最违反 KKT 的一对，到对偶间隙够小为止；b 在折点中搜索 / SMO in plain lists, stopped by the gap"""

import math


def kernel_matrix(X, Z, kind, sigma):
    def k(x, z):
        if kind == "linear":
            return sum(a * b for a, b in zip(x, z))
        return math.exp(-sum((a - b) ** 2 for a, b in zip(x, z)) / 2 / sigma / sigma)

    return [[float(k(x, z)) for z in Z] for x in X]


def products(alpha, y, K):
    """Σ_j α_j y_j K_ij for every i."""
    return [sum(a * t * k for a, t, k in zip(alpha, y, row)) for row in K]


def dual_objective(alpha, K, y):
    return sum(alpha) - sum(a * t * f for a, t, f in zip(alpha, y, products(alpha, y, K))) / 2


def primal_objective(alpha, b, K, y, C):
    f = products(alpha, y, K)
    total = sum(a * t * v for a, t, v in zip(alpha, y, f)) / 2
    for t, v in zip(y, f):
        if t * (v + b) < 1:
            total += C * (1 - t * (v + b))
    return total


def best_b(alpha, K, y, C):
    f = products(alpha, y, K)
    return min((t - v for t, v in zip(y, f)), key=lambda b: primal_objective(alpha, b, K, y, C))


def solve(K, y, C):
    K, y = [[float(v) for v in row] for row in K], [int(t) for t in y]
    m = len(y)
    alpha = [0.0] * m
    error = [float(t) for t in y]  # y_i - Σ_j α_j y_j K_ij
    for count in range(1, 200001):
        up = [i for i in range(m) if (alpha[i] < C if y[i] > 0 else alpha[i] > 0)]
        down = [i for i in range(m) if (alpha[i] > 0 if y[i] > 0 else alpha[i] < C)]
        i = max(up, key=lambda t: error[t])
        j = min(down, key=lambda t: error[t])
        if error[i] - error[j] < 1e-10:
            break
        if count % 50 == 0:
            b = best_b(alpha, K, y, C)
            primal = primal_objective(alpha, b, K, y, C)
            if primal - dual_objective(alpha, K, y) <= 1e-7 * max(1, primal):
                return alpha, b
        curve = K[i][i] + K[j][j] - 2 * K[i][j]
        rooms = [C - alpha[i] if y[i] > 0 else alpha[i], alpha[j] if y[j] > 0 else C - alpha[j]]
        t = min(rooms + ([(error[i] - error[j]) / curve] if curve > 1e-12 else []))
        alpha[i] = min(max(alpha[i] + y[i] * t, 0.0), C)
        alpha[j] = min(max(alpha[j] - y[j] * t, 0.0), C)
        for s in range(m):
            error[s] -= t * (K[s][i] - K[s][j])
    return alpha, best_b(alpha, K, y, C)


def decision(alpha, b, y, K_test):
    return tuple(v + b for v in products(alpha, y, K_test))


def split_support(alpha, C, tol):
    parts = {"free": [], "bounded": []}
    for i, a in enumerate(alpha):
        if a >= (1 - tol) * C:
            parts["bounded"].append(i)
        elif a > tol * C:
            parts["free"].append(i)
    return parts


def compare(X, y, C_linear, C_gaussian, sigma):
    answer, vectors = {}, {}
    for kind, C in (("linear", C_linear), ("gaussian", C_gaussian)):
        K = kernel_matrix(X, X, kind, sigma)
        alpha, b = solve(K, y, C)
        f = decision(alpha, b, y, K)
        part = {name: [i + 1 for i in rows] for name, rows in split_support(alpha, C, 1e-3).items()}
        part["training_errors"] = [i + 1 for i, (v, t) in enumerate(zip(f, y)) if (1 if v >= 0 else -1) != t]
        answer[kind] = part
        vectors[kind] = part["free"] + part["bounded"]
    answer["only_linear"] = sorted(i for i in vectors["linear"] if i not in vectors["gaussian"])
    answer["only_gaussian"] = sorted(i for i in vectors["gaussian"] if i not in vectors["linear"])
    return answer
