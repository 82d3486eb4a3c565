"""纯 Python 循环，返回列表；下界逐项相加，差由相减得到；反例收缩最后一个成分 / Loops and lists; the bound term by term, the gap by subtraction; the last component collapses"""

import math


def solve(A, b):
    n = len(b)
    M = [[float(A[i][j]) for j in range(n)] + [float(b[i])] for i in range(n)]
    det = 1.0
    for i in range(n):
        p = max(range(i, n), key=lambda r: abs(M[r][i]))
        M[i], M[p] = M[p], M[i]
        for r in range(i + 1, n):
            f = M[r][i] / M[i][i]
            for j in range(i, n + 1):
                M[r][j] -= f * M[i][j]
    x = [0.0] * n
    for i in reversed(range(n)):
        x[i] = (M[i][n] - sum(M[i][j] * x[j] for j in range(i + 1, n))) / M[i][i]
    return x, sum(math.log(abs(M[i][i])) for i in range(n))


def log_joint(X, alpha, mu, Sigma):
    rows = []
    for x in X:
        row = []
        for a, m, S in zip(alpha, mu, Sigma):
            diff = [float(u) - float(v) for u, v in zip(x, m)]
            z, logdet = solve(S, diff)
            q = sum(u * v for u, v in zip(diff, z))
            row.append(math.log(a) - 0.5 * (len(diff) * math.log(2 * math.pi) + logdet + q))
        rows.append(row)
    return rows


def logaddexp(values):
    top = max(values)
    return top + math.log(sum(math.exp(v - top) for v in values))


def log_likelihood(log_joint):
    return math.fsum(logaddexp(row) for row in log_joint.tolist())


def posterior(log_joint):
    out = []
    for row in log_joint.tolist():
        top = max(row)
        w = [math.exp(v - top) for v in row]
        out.append([v / sum(w) for v in w])
    return out


def lower_bound(log_joint, q):
    total = 0.0
    for lrow, qrow in zip(log_joint.tolist(), q.tolist()):
        for l, p in zip(lrow, qrow):
            if p > 0:
                total += p * (l - math.log(p))
    return total


def bound_gap(log_joint, q):
    return log_likelihood(log_joint) - lower_bound(log_joint, q)


def m_step(X, q):
    n, c = q.shape
    d = X.shape[1]
    alpha, mu, Sigma = [], [], []
    for k in range(c):
        count = sum(float(q[i, k]) for i in range(n))
        mean = [sum(float(q[i, k] * X[i, j]) for i in range(n)) / count for j in range(d)]
        alpha.append(count / n)
        mu.append(mean)
        Sigma.append([[sum(float(q[i, k]) * (X[i, a] - mean[a]) * (X[i, b] - mean[b]) for i in range(n)) / count for b in range(d)] for a in range(d)])
    return alpha, mu, Sigma


def better_but_not_gem(X, alpha, mu, Sigma):
    d = X.shape[1]
    mu, Sigma = mu.tolist(), Sigma.tolist()
    mu[-1] = X[-1].tolist()
    Sigma[-1] = [[1e-190 if a == b else 0.0 for b in range(d)] for a in range(d)]
    return alpha.tolist(), mu, Sigma


def proof():
    return "略"
