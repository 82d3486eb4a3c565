"""纯 Python 列表，迭代加权最小二乘，自写高斯消元 / Plain lists, reweighted least squares, hand-written elimination"""

import math


def score(beta, x):
    return sum(w * v for w, v in zip(beta, x)) + beta[-1]


def log1pexp(z):
    return z + math.log1p(math.exp(-z)) if z > 0 else math.log1p(math.exp(z))


def sigmoid(z):
    if z < 0:
        e = math.exp(z)
        return e / (1 + e)
    return 1 / (1 + math.exp(-z))


def neg_log_likelihood(beta, X, y):
    total = 0.0
    for x, label in zip(X, y):
        z = score(beta, x)
        total += log1pexp(-z) if label == 1 else log1pexp(z)
    return total


def gradient(beta, X, y):
    result = [0.0] * len(beta)
    for x, label in zip(X, y):
        residual = label - sigmoid(score(beta, x))
        for j, v in enumerate([*x, 1]):
            result[j] -= v * residual
    return result


def hessian(beta, X, y):
    size = len(beta)
    result = [[0.0] * size for _ in range(size)]
    for x in X:
        p = sigmoid(score(beta, x))
        row = [*x, 1.0]
        for j in range(size):
            for k in range(size):
                result[j][k] += row[j] * row[k] * p * (1 - p)
    return result


def solve(A, b):
    n = len(b)
    M = [list(row) + [value] for row, value in zip(A, b)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda r: abs(M[r][i]))
        M[i], M[pivot] = M[pivot], M[i]
        for r in range(i + 1, n):
            factor = M[r][i] / M[i][i]
            for c in range(i, n + 1):
                M[r][c] -= factor * M[i][c]
    x = [0.0] * n
    for i in reversed(range(n)):
        x[i] = (M[i][n] - sum(M[i][c] * x[c] for c in range(i + 1, n))) / M[i][i]
    return x


def newton_iterates(X, y, n_steps):
    beta = [0.0] * (len(X[0]) + 1)
    trace = [beta]
    for _ in range(n_steps):
        step = solve(hessian(beta, X, y), gradient(beta, X, y))
        beta = [b - s for b, s in zip(beta, step)]
        trace.append(beta)
    return trace


def fit(X, y, ridge):
    size = len(X[0]) + 1
    beta = [0.0] * size

    def objective(b):
        return neg_log_likelihood(b, X, y) + ridge / 2 * sum(w * w for w in b[:-1])

    for _ in range(100):
        slope, curve = gradient(beta, X, y), hessian(beta, X, y)
        for j in range(size - 1):
            slope[j] += ridge * beta[j]
            curve[j][j] += ridge
        if max(abs(s) for s in slope) < 1e-7:
            break
        step = solve(curve, slope)
        t = 1.0
        while t > 1e-6 and objective([b - t * s for b, s in zip(beta, step)]) > objective(beta):
            t /= 2
        beta = [b - t * s for b, s in zip(beta, step)]
    return tuple(beta)


def predict_proba(beta, X):
    return [sigmoid(score(beta, x)) for x in X]


def predict(beta, X):
    return [1 if p >= 0.5 else 0 for p in predict_proba(beta, X)]


def result_on(table):
    y = [1 if label == "是" else 0 for label in table["y"]]
    beta = fit(table["X"], y, 0)
    return {"misread": [i for i, p, t in zip(table["ids"], predict(beta, table["X"]), y) if p != t], "beta": beta}
