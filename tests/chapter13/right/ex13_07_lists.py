"""纯 Python：高斯消元，迭代 (13.19)，softmax 式的权 / Plain Python: elimination, the iteration (13.19), weights like a softmax"""

import math


def dist2(x, z):
    return sum((a - b) ** 2 for a, b in zip(x, z))


def affinity(X, sigma):
    return [[math.exp(-dist2(x, z) / 2 / sigma ** 2) if i != j else 0 for j, z in enumerate(X)] for i, x in enumerate(X)]


def energy(W, f):
    return sum(W[i][j] * (f[i] - f[j]) ** 2 for i in range(len(f)) for j in range(i))


def harmonic(W, f_l):
    l, m = len(f_l), len(W)
    A = [[-float(W[i][j]) if i != j else float(sum(W[i])) for j in range(l, m)] for i in range(l, m)]
    b = [sum(float(W[i][j]) * float(f_l[j]) for j in range(l)) for i in range(l, m)]
    u = m - l
    for k in range(u):
        for i in range(k + 1, u):
            r = A[i][k] / A[k][k]
            if r:
                A[i] = [p - r * q for p, q in zip(A[i], A[k])]
                b[i] -= r * b[k]
    f = [0.0] * u
    for i in reversed(range(u)):
        f[i] = (b[i] - sum(A[i][j] * f[j] for j in range(i + 1, u))) / A[i][i]
    return f


def propagate(W, Y, alpha):
    import numpy as np

    W, Y = np.array(W), np.array(Y)
    d = W.sum(axis=0)
    S = W / np.sqrt(d)[:, None] / np.sqrt(d)[None, :]
    F = Y.copy()
    for _ in range(3000):
        F = alpha * (S @ F) + (1 - alpha) * Y
    return F


def induce(x_new, X, f, sigma):
    e = [-dist2(x_new, x) / (2 * sigma * sigma) for x in X]
    top = max(e)
    w = [math.exp(v - top) for v in e]
    return sum(p * q for p, q in zip(w, f)) / sum(w)


def classify_new(X_new, X_l, y_l, X_u, sigma):
    X = list(X_l) + list(X_u)
    f = list(y_l) + harmonic(affinity(X, sigma), y_l)
    return tuple(1 if induce(x, X, f, sigma) > 0 else -1 for x in X_new)
