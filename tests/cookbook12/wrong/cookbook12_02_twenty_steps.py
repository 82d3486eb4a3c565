"""连通块只走 20 步: 更长的路断成几块 / Components by walks of twenty steps: longer paths fall apart

caught by: test_components
"""

import numpy as np


def laplacians(W):
    d = W.sum(axis=1)
    L = np.diag(d) - W
    return L, L / np.where(d > 0, d, 1)[:, None]


def components(W):
    reached = np.linalg.matrix_power((W > 0) + np.eye(len(W)), 20) > 0
    return [int(np.argmax(row)) for row in reached]


def masses(W, kind):
    """What a vertex counts in the size of its cluster."""
    return np.ones(len(W)) if kind == "ratio" else W.sum(axis=1)


def cut_value(W, labels, kind):
    labels, mass = np.array(labels), masses(W, kind)
    clusters = [labels == c for c in set(labels.tolist())]
    return sum(W[inside][:, ~inside].sum() / mass[inside].sum() for inside in clusters)


def indicator(W, labels, kind):
    H = np.eye(max(labels) + 1)[labels]
    return H / np.sqrt(masses(W, kind) @ H)


def embedding(W, C, kind):
    # With V = D^½ U the constraint is VᵀV = I again.
    roots = np.sqrt(masses(W, kind))
    L, _ = laplacians(W)
    _, V = np.linalg.eigh(L / np.outer(roots, roots))
    return V[:, :C] / roots[:, None]


def lower_bound(W, C):
    L, _ = laplacians(W)
    return np.linalg.eigvalsh(L)[:C].sum()


def sign_fails(factor):
    # Two paths of 2k vertices, with rungs between their second halves: the sign cuts all rungs, though each feeler
    # hangs on one edge only.
    k = 4
    W = np.zeros((4 * k, 4 * k))
    for i in range(2 * k - 1):
        W[i, i + 1] = W[2 * k + i, 2 * k + i + 1] = 1
    for i in range(k, 2 * k):
        W[i, 2 * k + i] = 1
    return W + W.T, [int(i < k) for i in range(4 * k)]
