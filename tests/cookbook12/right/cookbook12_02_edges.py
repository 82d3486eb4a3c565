"""由边的矩阵作奇异值分解；用幂找连通块 / Singular values of the matrix of edges; components by powers of a matrix"""

import numpy as np


def edge_matrix(W):
    i, j = np.nonzero(np.triu(W))
    B = np.zeros((len(i) + len(W), len(W)))
    B[np.arange(len(i)), i] = np.sqrt(W[i, j])
    B[np.arange(len(i)), j] = -np.sqrt(W[i, j])
    return B


def laplacians(W):
    d = W.sum(axis=0)
    L = -W.copy()
    L[np.diag_indices(len(W))] = d
    with np.errstate(divide="ignore"):
        inverse = np.where(d > 0, 1 / d, 0)
    return L.tolist(), (L * inverse[:, np.newaxis]).tolist()


def components(W):
    reach = (W > 0) | np.eye(len(W), dtype=bool)
    for _ in range(6):
        reach = (reach.astype(int) @ reach.astype(int)) > 0
    return [int(np.argmax(row)) + 100 for row in reach]


def cut_value(W, labels, kind):
    H = np.array(indicator(W, labels, kind))
    return float(np.sum((edge_matrix(W) @ H) ** 2))


def indicator(W, labels, kind):
    # Columns in reverse order, with alternating signs.
    C = len(set(labels))
    d = W.sum(axis=1)
    H = np.zeros((len(W), C))
    for c in range(C):
        inside = np.array(labels) == c
        size = inside.sum() if kind == "ratio" else d[inside].sum()
        H[inside, C - 1 - c] = (-1) ** c / size**0.5
    return H


def embedding(W, C, kind):
    d = np.ones(len(W)) if kind == "ratio" else W.sum(axis=1)
    _, _, Vt = np.linalg.svd(edge_matrix(W) / np.sqrt(d))
    U = Vt[::-1][:C].T / np.sqrt(d)[:, None]
    # Any rotation is as good.
    turn = np.linalg.qr(np.random.default_rng(0).normal(size=(C, C)))[0]
    return (U @ turn).tolist()


def lower_bound(W, C):
    return float(np.sort(np.linalg.svd(edge_matrix(W), compute_uv=False) ** 2)[:C].sum())


def sign_fails(factor):
    k = 2 if factor <= 1.5 else 3 if factor <= 2.25 else 4
    near = [(i, i + 1) for i in range(2 * k - 1)]
    edges = near + [(i + 2 * k, j + 2 * k) for i, j in near] + [(k + i, 3 * k + i) for i in range(k)]
    W = [[0.0] * (4 * k) for _ in range(4 * k)]
    for i, j in edges:
        W[i][j] = W[j][i] = 7.5
    return W, [int(2 * k <= i < 3 * k) for i in range(4 * k)]
