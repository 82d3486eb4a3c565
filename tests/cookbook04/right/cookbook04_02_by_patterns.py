"""按缺失的模式分组，精度矩阵；M 步先减均值；闭式解用 lstsq / By patterns of gaps, precision matrices; the closed form by lstsq"""

import numpy as np


def pieces(mu, Sigma, m):
    B = np.zeros((len(mu), len(mu)))
    C = np.zeros((len(mu), len(mu)))
    if m.all():
        return np.eye(len(mu)), C
    if not m.any():
        return B, np.array(Sigma)
    P = np.linalg.inv(Sigma)
    g = ~m
    C[np.ix_(g, g)] = np.linalg.inv(P[np.ix_(g, g)])
    B[np.ix_(g, m)] = -C[np.ix_(g, g)] @ P[np.ix_(g, m)]
    B[m, m] = 1
    return B, C


def conditional(mu, Sigma, x, mask):
    B, C = pieces(mu, Sigma, mask)
    mean = mu + B @ (x - mu)
    mean[mask] = x[mask]
    return mean, C


def e_step(X, mask, mu, Sigma):
    S1, S2 = 0, 0
    for pattern in {tuple(m) for m in mask.tolist()}:
        m = np.array(pattern)
        rows = X[(mask == m).all(1)]
        B, C = pieces(mu, Sigma, m)
        F = mu + (rows - mu) @ B.T
        S1 = S1 + F.sum(0)
        S2 = S2 + F.T @ F + len(rows) * C
    return S1, S2


def m_step(S1, S2, n):
    mu = S1 / n
    Sigma = S2 / n - mu[:, None] * mu
    return mu, (Sigma + Sigma.T) / 2


def observed_log_likelihood(X, mask, mu, Sigma):
    total = 0
    for x, m in zip(X, mask):
        if m.any():
            L = np.linalg.cholesky(Sigma[m][:, m])
            z = np.linalg.solve(L, (x - mu)[m])
            total += -0.5 * m.sum() * np.log(2 * np.pi) - np.log(np.diag(L)).sum() - z @ z / 2
    return total


def em(X, mask, steps):
    n = mask.sum(0)
    mu = (X * mask).sum(0) / n
    Sigma = np.diag((((X - mu) * mask) ** 2).sum(0) / n)
    out = [[mu, Sigma]]
    for _ in range(steps):
        mu, Sigma = m_step(*e_step(X, mask, mu, Sigma), len(X))
        out.append([mu, Sigma])
    return out


def monotone_mle(x, y):
    m = len(y)
    A = np.column_stack([np.ones(m), x[:m]])
    (a, b), *_ = np.linalg.lstsq(A, y, rcond=None)
    s2 = np.mean((y - A @ [a, b]) ** 2)
    v = x.var()
    return [x.mean(), a + b * x.mean()], [[v, b * v], [b * v, s2 + b * b * v]]
