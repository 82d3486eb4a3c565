"""权重由零空间或伪逆得到；坐标由奇异值分解得到 / Weights from a null space or an inverse; coordinates from singular values"""

import numpy as np


def best_weights(x, neighbours):
    A = (x - neighbours).T
    # Orthonormal directions in which weights may move without changing their sum.
    K = A.shape[1]
    moves = np.linalg.svd(np.ones((1, K)))[2][1:].T
    start = np.full(K, 1 / K)
    U, sizes, Vt = np.linalg.svd(A @ moves, full_matrices=False)
    real = sizes > 1e-10 * np.abs(A).max()
    return start - moves @ Vt[real].T @ ((U[:, real].T @ (A @ start)) / sizes[real])


def cost(W, Y):
    total = 0.0
    for i, y in enumerate(Y):
        guess = sum(w * other for w, other in zip(W[i], Y))
        total += float(np.sum((y - guess) ** 2))
    return total


def cost_matrix(W):
    N = len(W)
    return [
        [sum(((k == i) - W[k, i]) * ((k == j) - W[k, j]) for k in range(N)) for j in range(N)] for i in range(N)
    ]


def embed(W, d):
    N = len(W)
    A = np.vstack([np.eye(N) - W, np.full((1, N), 100.0 * N)])
    Vt = np.linalg.svd(A, full_matrices=False)[2]
    return [[float(N**0.5 * Vt[N - 1 - k, i]) for k in range(d)] for i in range(N)]


def collapse(W):
    W = W.tolist()
    N = len(W)
    parent = list(range(N))

    def root(i):
        return i if parent[i] == i else root(parent[i])

    for i in range(N):
        for j in range(N):
            if W[i][j]:
                parent[root(i)] = root(j)
    last = [root(i) == root(N - 1) for i in range(N)]
    k = sum(last)
    if k == N:
        return None
    a, b = (k / (N - k)) ** 0.5, ((N - k) / k) ** 0.5
    return tuple(-b if inside else a for inside in last)
