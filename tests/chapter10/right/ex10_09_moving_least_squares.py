"""新样本用移动最小二乘；列表与元组 / Moving least squares for new samples; lists and tuples"""

import math
import numpy as np


def _solve(A, b):
    n = len(b)
    T = [list(r) + [v] for r, v in zip(A, b)]
    for c in range(n):
        p = max(range(c, n), key=lambda r: abs(T[r][c]))
        T[c], T[p] = T[p], T[c]
        for r in range(c + 1, n):
            f = T[r][c] / T[c][c]
            if f:
                T[r] = [u - f * v for u, v in zip(T[r], T[c])]
    x = [0.0] * n
    for c in reversed(range(n)):
        x[c] = (T[c][n] - sum(T[c][j] * x[j] for j in range(c + 1, n))) / T[c][c]
    return x


def _nearest(X, x, k, skip=None):
    d2 = ((X - x) ** 2).sum(axis=1)
    order = sorted((i for i in range(len(X)) if i != skip), key=lambda i: (d2[i], i))
    return order[:k]


def lle_weights(x, N, reg):
    D = (x - N).tolist()
    k = len(D)
    C = [[math.fsum(a * b for a, b in zip(p, q)) for q in D] for p in D]
    tr = sum(C[i][i] for i in range(k))
    if tr == 0:
        return tuple(1.0 / k for _ in range(k))
    A = [[C[i][j] / tr + (reg if i == j else 0.0) for j in range(k)] for i in range(k)]
    w = _solve(A, [1.0] * k)
    s = math.fsum(w)
    return tuple(v / s for v in w)


def lle_weight_matrix(X, k, reg):
    m = len(X)
    W = [[0.0] * m for _ in range(m)]
    for i in range(m):
        near = _nearest(X, X[i], k, i)
        for j, w in zip(near, lle_weights(X[i], X[near], reg)):
            W[i][j] = w
    return W


def lle_embed(X, k, d, reg):
    m = len(X)
    W = np.array(lle_weight_matrix(X, k, reg))
    Q = np.zeros((m, m - 1))
    for j in range(1, m):
        Q[:j, j - 1] = 1 / math.sqrt(j * (j + 1))
        Q[j, j - 1] = -j / math.sqrt(j * (j + 1))
    _, _, Vt = np.linalg.svd((np.eye(m) - W) @ Q)
    return (Q @ Vt[::-1][:d].T).tolist()


def map_new(X, Z, x, k):
    near = _nearest(X, x, k)
    D = X[near] - x
    r2 = (D**2).sum(axis=1)
    if r2[0] == 0:
        return tuple(Z[near[0]])
    # moving least squares: a local linear fit, near neighbours weigh more
    scale = math.sqrt(r2[-1])
    wt = np.sqrt(r2[0] / r2)
    F = np.column_stack([np.ones(len(near)), D / scale]) * wt[:, None]
    coef = np.linalg.pinv(F, rcond=1e-4)
    a = coef[0] * wt
    a = a / a.sum()
    base = Z[near[0]]
    return tuple(base + a @ (Z[near] - base))


def design():
    return ""
