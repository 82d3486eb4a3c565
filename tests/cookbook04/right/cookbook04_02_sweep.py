"""扫描算子，纯 Python 列表；闭式解用正规方程 / The sweep operator on lists; the closed form by normal equations"""

import math


def sweep(A, k):
    n = len(A)
    p = A[k][k]
    B = [[A[i][j] - A[i][k] * A[k][j] / p for j in range(n)] for i in range(n)]
    for i in range(n):
        B[i][k] = A[i][k] / p
        B[k][i] = A[k][i] / p
    B[k][k] = -1 / p
    return B


def conditional(mu, Sigma, x, mask):
    mu, A, x = [float(v) for v in mu], [[float(v) for v in row] for row in Sigma], [float(v) for v in x]
    d = len(mu)
    seen = [j for j in range(d) if mask[j]]
    gaps = [j for j in range(d) if not mask[j]]
    for k in seen:
        A = sweep(A, k)
    mean = list(x)
    for j in gaps:
        mean[j] = mu[j] + sum(A[j][k] * (x[k] - mu[k]) for k in seen)
    cov = [[A[i][j] if i in gaps and j in gaps else 0.0 for j in range(d)] for i in range(d)]
    return [mean, cov]


def e_step(X, mask, mu, Sigma):
    d = len(mu)
    S1, S2 = [0.0] * d, [[0.0] * d for _ in range(d)]
    for x, m in zip(X, mask):
        mean, cov = conditional(mu, Sigma, x, m)
        for i in range(d):
            S1[i] += mean[i]
            for j in range(d):
                S2[i][j] += mean[i] * mean[j] + cov[i][j]
    return S1, S2


def m_step(S1, S2, n):
    d = len(S1)
    mu = [float(s) / n for s in S1]
    return mu, [[float(S2[i][j]) / n - mu[i] * mu[j] for j in range(d)] for i in range(d)]


def observed_log_likelihood(X, mask, mu, Sigma):
    # entry by entry: each given those before it
    total = 0.0
    for x, m in zip(X, mask):
        A, center = [[float(v) for v in row] for row in Sigma], [float(v) for v in mu]
        for k in range(len(center)):
            if m[k]:
                diff = float(x[k]) - center[k]
                total -= 0.5 * (math.log(2 * math.pi * A[k][k]) + diff * diff / A[k][k])
                col, p = [A[i][k] for i in range(len(center))], A[k][k]
                center = [c + a / p * diff for c, a in zip(center, col)]
                A = [[A[i][j] - col[i] * col[j] / p for j in range(len(center))] for i in range(len(center))]
    return total


def em(X, mask, steps):
    d = X.shape[1]
    mu, Sigma = [], [[0.0] * d for _ in range(d)]
    for j in range(d):
        v = [float(a) for a, m in zip(X[:, j], mask[:, j]) if m]
        mu.append(sum(v) / len(v))
        Sigma[j][j] = sum((a - mu[j]) ** 2 for a in v) / len(v)
    out = [(mu, Sigma)]
    for _ in range(steps):
        S1, S2 = e_step(X, mask, *out[-1])
        out.append(m_step(S1, S2, len(X)))
    return out


def monotone_mle(x, y):
    x, y = [float(v) for v in x], [float(v) for v in y]
    n, m = len(x), len(y)
    sx, sy = sum(x[:m]), sum(y)
    sxx, sxy = sum(v * v for v in x[:m]), sum(v * w for v, w in zip(x, y))
    b = (m * sxy - sx * sy) / (m * sxx - sx * sx)
    a = (sy - b * sx) / m
    rest = sum((w - a - b * v) ** 2 for v, w in zip(x, y)) / m
    mean = sum(x) / n
    var = sum((v - mean) ** 2 for v in x) / n
    return (mean, a + b * mean), ((var, b * var), (b * var, b * b * var + rest))
