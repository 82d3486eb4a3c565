"""单边雅可比旋转；多解时不取最短的 a；列表作答 / One-sided Jacobi rotations; not the shortest of many moves; answers as lists"""

from math import sqrt
import numpy as np


def basis(T):
    A = np.array(T, float)
    d, r = A.shape
    s0 = np.max(np.abs(A)) if A.size else 0
    if s0 == 0:
        return np.zeros((d, 0)), np.zeros((r, 0)), np.zeros(0)
    A = A / s0
    V = np.eye(r)
    for _ in range(60):
        off = 0
        for i in range(r):
            for j in range(i + 1, r):
                a, b, c = A[:, i] @ A[:, i], A[:, j] @ A[:, j], A[:, i] @ A[:, j]
                if abs(c) <= 1e-16 * sqrt(a * b) or a * b == 0 or abs(c) < 1e-40:
                    continue
                off = max(off, abs(c) / sqrt(a * b))
                z = (b - a) / (2 * c)
                t = (1 if z >= 0 else -1) / (abs(z) + sqrt(1 + z * z))
                co = 1 / sqrt(1 + t * t)
                si = co * t
                for M in (A, V):
                    u, v = M[:, i].copy(), M[:, j].copy()
                    M[:, i], M[:, j] = co * u - si * v, si * u + co * v
        if off < 1e-15:
            break
    n = np.sqrt((A**2).sum(axis=0))
    keep = n > 1e-6 * n.max()
    return A[:, keep] / n[keep], V[:, keep], n[keep] * s0


def tangent_distance(x, y, T):
    x, y = np.asarray(x, float), np.asarray(y, float)
    Q, V, n = basis(T)
    v = y - x
    for _ in range(2):
        v = v - Q @ (Q.T @ v)
    return np.float64(np.sqrt(v @ v))


def best_move(x, y, T):
    Q, V, n = basis(T)
    v = np.asarray(y, float) - np.asarray(x, float)
    a = V @ ((Q.T @ v) / n)
    # another of several: add something of the null space where there is one
    if V.shape[1] < V.shape[0]:
        w = np.ones(V.shape[0])
        w = w - V @ (V.T @ w)
        w = w - V @ (V.T @ w)
        a = a + w
    return [float(t) for t in a]


def two_sided(x, Tx, y, Ty):
    return float(tangent_distance(y, x, np.concatenate([np.asarray(Ty, float), -np.asarray(Tx, float)], axis=1)))


def shift_tangents(image):
    im = [list(map(float, r)) for r in image]
    h, w = len(im), len(im[0])
    g = lambda i, j: im[i][j] if 0 <= i < h and 0 <= j < w else 0.0
    a = [(g(i + 1, j) - g(i - 1, j)) / 2 for i in range(h) for j in range(w)]
    b = [(g(i, j + 1) - g(i, j - 1)) / 2 for i in range(h) for j in range(w)]
    return [[-q, -p] for p, q in zip(a, b)]


def classify(train, labels, queries, shape):
    h, w = shape
    B = [basis(np.array(shift_tangents(np.asarray(t, float).reshape(h, w))))[0] for t in train]
    out = []
    for q in np.asarray(queries, float):
        d = []
        for t, Q in zip(np.asarray(train, float), B):
            v = q - t
            for _ in range(2):
                v = v - Q @ (Q.T @ v)
            d.append(float(v @ v))
        out.append(np.int64(labels[d.index(min(d))]))
    return np.array(out)


def lopsided(ratio):
    # y-x = (10r, 1): Tx = e2 kills 1, Ty = e1 kills 10r
    return ([0, 0, 0], (10 * ratio, 1, 0), [[0], [5], [0]], np.array([[-3.0], [0], [0]]))


def no_triangle(g):
    # planes: x along e1 at height 0, z along e1 at height 2g, y is e3-direction line meeting both
    x = np.array([1.0, 0, 0])
    z = np.array([-4.0, 0, 2 * g])
    y = np.array([0, 0, 7.0])
    e = [[1.0], [0], [0]]
    return [(x, e), (y, [[0.0], [0], [-2]]), (z, np.array(e))]
