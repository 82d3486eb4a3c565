"""极限由很高的幂得到 / The limit by a very high power; another pair of graphs that no net can tell apart"""

import math

import numpy as np


def inverse(x):
    return 1 / x if x > 0 else 0.0


def normalize(A, lam):
    B = A.copy()
    np.fill_diagonal(B, lam)
    roots = [math.sqrt(inverse(x)) for x in B.sum(axis=1)]
    return np.diag(roots) @ B @ np.diag(roots)


def random_walk(A, lam):
    B = A.copy()
    np.fill_diagonal(B, lam)
    return np.diag([inverse(x) for x in B.sum(axis=1)]) @ B


def loss_gradients(S, X, W1, W2, labels):
    N, K = len(X), W2.shape[1]
    Y = np.eye(K)[np.array(labels)]
    SX = S @ X
    U = SX @ W1
    SH = S @ (U * (U > 0))
    Z = SH @ W2
    lse = np.logaddexp.reduce(Z, axis=1, keepdims=True)
    E = (np.exp(Z - lse) - Y) / N
    loss = float(np.sum(Y * (lse - Z)) / N)
    return loss, SX.T @ np.where(U > 0, S.T @ E @ W2.T, 0), SH.T @ E


def deep_limit(A, lam):
    # Squaring keeps the eigenvalue 1 up to rounding, and every other one dies out.
    P = normalize(A, lam)
    for _ in range(22):
        P = P @ P
        P = (P + P.T) / 2
    return P


def large_row_sum(target):
    # Two stars side by side, the larger one decides.
    for leaves in range(1, 100):
        A = np.zeros((leaves + 3, leaves + 3))
        A[0, 1:-2] = A[1:-2, 0] = 1
        A[-1, -2] = A[-2, -1] = 1
        if normalize(A, 1.0).sum(axis=1).max() >= target:
            return A


def ring(A, nodes):
    for a, b in zip(nodes, nodes[1:] + nodes[:1]):
        A[a, b] = A[b, a] = 1


def twins(n):
    joined, apart = np.zeros((n, n)), np.zeros((n, n))
    nodes = list(range(n))
    if n % 2 or n < 12:
        ring(joined, nodes)
        ring(apart, nodes[:-3])
        ring(apart, nodes[-3:])
        return joined, apart
    # Every node has three neighbours: a prism over one long cycle, or over two short ones.
    half = n // 2
    for first in (0, half):
        ring(joined, nodes[first : first + half])
        ring(apart, nodes[first : first + 3])
        ring(apart, nodes[first + 3 : first + half])
    for A in (joined, apart):
        for k in range(half):
            A[k, k + half] = A[k + half, k] = 1
    return joined, apart
