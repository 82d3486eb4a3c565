"""最近点：两类凸包间最短的线段给出 α；面上的最小点用零空间求 / Nearest points of the two hulls give α; faces by null spaces"""

from itertools import chain, combinations

import numpy as np


def dual_objective(alpha, X, y):
    w = sum(a * label * x for a, label, x in zip(alpha, y, X))
    return np.float64(0.5 * (w @ w) - sum(alpha))


def reduced(X, y):
    m = len(y)
    H = np.array([[y[i] * y[j] * (X[i] - X[-1]) @ (X[j] - X[-1]) for j in range(m - 1)] for i in range(m - 1)])
    return H.tolist(), np.array([y[-1] * one - 1 for one in y[:-1]])


def face_minimum(X, y, zeros):
    m = len(y)
    kept = [i for i in range(m) if i not in zeros]
    alpha = np.zeros(m)
    if len(kept) < 2:
        return alpha, 0.0
    first, rest = kept[0], kept[1:]
    # β_i = α_i y_i; β of the first point is minus the sum of the others.
    D = X[rest] - X[first]
    G = D @ D.T
    if round(np.linalg.det(G)) == 0:
        return None
    beta = np.linalg.solve(G, [y[i] - y[first] for i in rest])
    alpha[rest] = [b * y[i] for b, i in zip(beta, rest)]
    alpha[first] = -beta.sum() * y[first]
    return alpha, dual_objective(alpha, X, y)


def subsets(items):
    return chain.from_iterable(combinations(items, k) for k in range(1, len(items) + 1))


def nearest(P, N):
    """Weights of the nearest points of the affine hulls of P and N."""
    A = np.concatenate([(P[1:] - P[0]).T, -(N[1:] - N[0]).T], axis=1)
    found = np.linalg.lstsq(A, N[0] - P[0], rcond=None)[0] if A.shape[1] else np.zeros(0)
    p, n = found[: len(P) - 1], found[len(P) - 1 :]
    return np.array([1 - p.sum(), *p]), np.array([1 - n.sum(), *n])


def solve_dual(X, y):
    y = np.array(y)
    best, shortest = None, np.inf
    for positive in subsets(np.flatnonzero(y > 0)):
        for negative in subsets(np.flatnonzero(y < 0)):
            p, n = nearest(X[list(positive)], X[list(negative)])
            if min(*p, *n) < -1e-9:
                continue
            gap = p @ X[list(positive)] - n @ X[list(negative)]
            if gap @ gap < shortest - 1e-12:
                shortest = gap @ gap
                best = np.zeros(len(y))
                best[list(positive)], best[list(negative)] = p, n
    return np.clip(best, 0, None) * 2 / shortest


def hyperplane(alpha, X, y):
    w = np.einsum("i,i,ij", alpha, y, X)
    # The plane lies midway between the nearest samples of both classes.
    scores = X @ w
    b = -(min(v for v, one in zip(scores, y) if one > 0) + max(v for v, one in zip(scores, y) if one < 0)) / 2
    return tuple(w), b
