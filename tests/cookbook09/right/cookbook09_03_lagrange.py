"""拉格朗日方程组，伪逆；消去常向量以后求特征值 / Lagrange's equations with a pseudo-inverse; the constant vector projected away"""

import numpy as np


def best_weights(x, neighbours):
    K = len(neighbours)
    A = x - neighbours
    system = np.ones((K + 1, K + 1))
    system[:K, :K] = A @ A.T
    system[K, K] = 0
    right = np.zeros(K + 1)
    right[K] = 1
    return np.linalg.lstsq(system, right, rcond=None)[0][:K]


def cost(W, Y):
    return float(np.trace(Y.T @ np.array(cost_matrix(W)) @ Y))


def cost_matrix(W):
    M = np.eye(len(W)) - W - W.T
    for row in W:
        M = M + np.outer(row, row)
    return M.tolist()


def embed(W, d):
    N = len(W)
    basis = np.linalg.qr(np.column_stack([np.ones(N), np.eye(N)[:, 1:]]))[0][:, 1:]
    _, V = np.linalg.eigh(basis.T @ np.array(cost_matrix(W)) @ basis)
    return (-np.sqrt(N) * (basis @ V)[:, :d][:, ::-1]).tolist()


def collapse(W):
    N = len(W)
    joined = ((W != 0) | (W.T != 0) | np.eye(N, dtype=bool)).astype(int)
    for _ in range(N):
        joined = np.minimum(1, joined @ joined)
    names = [int(np.flatnonzero(row)[0]) for row in joined]
    if max(names) == 0:
        return None
    # A different value for each group.
    y = np.array([float(sorted(set(names)).index(name)) for name in names])
    y -= y.mean()
    return (y / np.sqrt(np.mean(y**2))).tolist()
