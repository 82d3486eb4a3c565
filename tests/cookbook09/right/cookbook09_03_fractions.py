"""整数的法方程用分数解；并查集 / Normal equations of integers, solved in fractions; union-find"""

from fractions import Fraction
import numpy as np


def best_weights(x, neighbours):
    # The integers first: the products with s are rounded, and lie on no line exactly.
    numbers = [float(v) for v in (*x, *np.ravel(neighbours))]
    unit = min([abs(v) for v in numbers if v] or [1.0])
    unit = next(unit / k for k in range(1, 11) if all(abs(v * k / unit - round(v * k / unit)) < 1e-6 for v in numbers))
    x = [Fraction(round(float(v) / unit)) for v in x]
    P = [[Fraction(round(float(v) / unit)) for v in row] for row in neighbours]
    K = len(P)
    A = [[a - b for a, b in zip(P[j], P[0], strict=True)] for j in range(1, K)]
    b = [a - c for a, c in zip(x, P[0], strict=True)]
    rows = [[sum(u * v for u, v in zip(A[i], A[j], strict=True)) for j in range(K - 1)] + [sum(u * v for u, v in zip(A[i], b, strict=True))] for i in range(K - 1)]
    piv = []
    r = 0
    for c in range(K - 1):
        p = next((i for i in range(r, K - 1) if rows[i][c] != 0), None)
        if p is None:
            continue
        rows[r], rows[p] = rows[p], rows[r]
        rows[r] = [v / rows[r][c] for v in rows[r]]
        for i in range(K - 1):
            if i != r and rows[i][c] != 0:
                f = rows[i][c]
                rows[i] = [v - f * u for v, u in zip(rows[i], rows[r], strict=True)]
        piv.append(c)
        r += 1
    t = [Fraction(0)] * (K - 1)
    for i, c in enumerate(piv):
        t[c] = rows[i][-1]
    w = [1 - sum(t), *t]
    return [np.float64(float(v)) for v in w]


def cost(W, Y):
    N = len(W)
    total = Fraction(0)
    W = [[Fraction(float(v)) for v in r] for r in W]
    Y = [[Fraction(float(v)) for v in r] for r in Y]
    for i in range(N):
        for a in range(len(Y[0])):
            total += (Y[i][a] - sum(W[i][j] * Y[j][a] for j in range(N) if W[i][j])) ** 2
    return total


def cost_matrix(W):
    N = len(W)
    A = [[float(i == j) - float(W[i][j]) for j in range(N)] for i in range(N)]
    return [[sum(A[i][a] * A[i][b] for i in range(N)) for b in range(N)] for a in range(N)]


def embed(W, d):
    N = len(W)
    # basis of the complement of ones (Helmert)
    H = np.zeros((N, N - 1))
    for k in range(1, N):
        H[:k, k - 1] = 1
        H[k, k - 1] = -k
        H[:, k - 1] /= np.sqrt(k * (k + 1))
    A = (np.eye(N) - np.asarray(W)) @ H
    _, _, Vt = np.linalg.svd(A)
    return (-(N**0.5) * (H @ Vt[::-1][:d].T)).tolist()


def collapse(W):
    N = len(W)
    p = list(range(N))

    def find(a):
        while p[a] != a:
            a = p[a]
        return a

    for i in range(N):
        for j in range(N):
            if W[i][j] != 0:
                p[find(i)] = find(j)
    g = [find(i) for i in range(N)]
    if len(set(g)) == 1:
        return None
    n = sum(1 for v in g if v == g[-1])
    a, b = ((N - n) / n) ** 0.5, -((n / (N - n)) ** 0.5)
    return [a if v == g[-1] else b for v in g]
