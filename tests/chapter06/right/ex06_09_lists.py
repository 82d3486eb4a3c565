"""迭代重加权最小二乘，用列表 / Iteratively re-weighted least squares, with lists"""

from math import exp, log1p


def sigma(f):
    return 1 / (1 + exp(-f)) if f > 0 else exp(f) / (exp(f) + 1)


def outputs(alpha, b, K):
    return [b + sum(float(k) * float(a) for k, a in zip(row, alpha, strict=True)) for row in K]


def objective(alpha, b, K, y, lam):
    f = outputs(alpha, b, K)
    loss = sum(max(-v if one == 1 else v, 0.0) + log1p(exp(-abs(v))) for v, one in zip(f, y, strict=True))
    return loss + lam / 2 * sum(float(a) * (v - b) for a, v in zip(alpha, f, strict=True))


def gradient(alpha, b, K, y, lam):
    error = [sigma(v) - float(one) for v, one in zip(outputs(alpha, b, K), y, strict=True)]
    inner = [e + lam * float(a) for e, a in zip(error, alpha, strict=True)]
    return [sum(float(k) * v for k, v in zip(row, inner, strict=True)) for row in K] + [sum(error)]


def hessian(alpha, b, K, y, lam):
    m = len(y)
    s = [sigma(v) * sigma(-v) for v in outputs(alpha, b, K)]
    rows = [[float(k) for k in row] + [1.0] for row in K]
    H = [[sum(s[i] * rows[i][j] * rows[i][k] for i in range(m)) for k in range(m + 1)] for j in range(m + 1)]
    for j in range(m):
        for k in range(m):
            H[j][k] += lam * rows[j][k]
    return H


def eliminate(A, right):
    rows = [[*row, value] for row, value in zip(A, right, strict=True)]
    n = len(rows)
    for k in range(n):
        pivot = max(range(k, n), key=lambda i: abs(rows[i][k]))
        rows[k], rows[pivot] = rows[pivot], rows[k]
        for i in range(k + 1, n):
            factor = rows[i][k] / rows[k][k]
            if factor:
                rows[i] = [u - factor * v for u, v in zip(rows[i], rows[k], strict=True)]
    found = [0.0] * n
    for k in reversed(range(n)):
        found[k] = (rows[k][n] - sum(rows[k][j] * found[j] for j in range(k + 1, n))) / rows[k][k]
    return found


def fit(K, y, lam):
    m = len(y)
    K, y = [[float(k) for k in row] for row in K], [float(one) for one in y]
    alpha, b = [0.0] * m, 0.0
    best = objective(alpha, b, K, y, lam)
    for _ in range(100):
        f = outputs(alpha, b, K)
        p = [sigma(v) for v in f]
        s = [max(q * (1 - q), 1e-12) for q in p]
        # (K + λ/s) α + b = f + (y - p)/s, and the coefficients sum to 0
        A = [[K[i][j] + (lam / s[i] if i == j else 0.0) for j in range(m)] + [1.0] for i in range(m)] + [[1.0] * m + [0.0]]
        *new, level = eliminate(A, [f[i] + (y[i] - p[i]) / s[i] for i in range(m)] + [0.0])
        share = 1.0
        while True:
            at = [a + share * (n - a) for a, n in zip(alpha, new, strict=True)]
            value = objective(at, b + share * (level - b), K, y, lam)
            if value <= best or share < 1e-10:
                break
            share /= 2
        alpha, b = at, b + share * (level - b)
        if best - value < 1e-12:
            break
        best = value
    return alpha, b


def probability(alpha, b, K_test):
    return [sigma(v) for v in outputs(alpha, b, K_test)]


def coefficients_from_probabilities(p, y, lam):
    return [(float(one) - float(q)) / lam for q, one in zip(p, y, strict=True)]


def primal_weights(alpha, X):
    return [sum(float(a) * float(v) for a, v in zip(alpha, column, strict=True)) for column in zip(*X, strict=True)]


def derivation():
    return "表示定理；αᵀKα；K(p − y + λα)。"
