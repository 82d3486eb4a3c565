"""照 (9.44) 与 (9.45) 写 / (9.44) and (9.45)"""

import numpy as np


def distances(X, Z):
    return np.array([[np.linalg.norm(x - z) for z in Z] for x in X])


def directed(X, Z):
    return distances(X, Z).min(axis=1).max()


def hausdorff(X, Z):
    return max(directed(X, Z), directed(Z, X))


def attaining_pair(X, Z):
    d = distances(X, Z)
    if directed(X, Z) >= directed(Z, X):
        i = np.argmax(d.min(axis=1))
        return int(i), int(np.argmin(d[i]))
    j = np.argmax(d.min(axis=0))
    return int(np.argmin(d[:, j])), int(j)


def triangle_chain(X, Y, Z, i):
    j = np.argmin([np.linalg.norm(X[i] - y) for y in Y])
    k = np.argmin([np.linalg.norm(Y[j] - z) for z in Z])
    return int(j), int(k)


def asymmetric_sets(n, r):
    X = np.zeros((1, n))
    Z = np.zeros((2, n))
    Z[1, 0] = r
    return X, Z


def proof():
    return "对每个 x 取 Y 中最近的 y，再取 Z 中离 y 最近的 z，由欧氏距离的直递性得到结论。"
