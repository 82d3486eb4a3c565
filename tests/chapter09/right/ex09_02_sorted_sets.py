"""numpy，先求平方距离，在并集上一起算 / numpy, squared distances, both directions from one table"""

import numpy as np


def _squares(X, Z):
    return ((X[:, np.newaxis] - Z) ** 2).sum(-1)


def directed(X, Z):
    return np.sqrt(np.max(np.min(_squares(np.unique(X, axis=0), np.unique(Z, axis=0)), axis=1)))


def hausdorff(X, Z):
    S = _squares(X, Z)
    return np.sqrt(np.max(np.concatenate([S.min(0), S.min(1)])))


def attaining_pair(X, Z):
    S = _squares(X, Z)
    wanted = max(S.min(0).max(), S.min(1).max())
    rows, columns = np.where(wanted == S)
    for i, j in zip(rows, columns):
        if S[i].min() == wanted or S[:, j].min() == wanted:
            return np.array([i, j])


def triangle_chain(X, Y, Z, i):
    j = np.argmin(_squares(X, Y)[i])
    return j, np.argmin(_squares(Y, Z)[j])


def asymmetric_sets(n, r):
    Z = np.zeros((50, n))
    Z[:, -1] = np.linspace(0, 1, 50)
    X, Z = Z[:1], Z * r
    return X, Z


def proof():
    return "略"
