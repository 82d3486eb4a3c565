"""忘了 relu / Forgets relu

caught by: test_loss
book: §8.12.2
"""

import numpy as np


def with_loops(A, lam):
    """Ã and its row sums."""
    looped = A + lam * np.eye(len(A))
    return looped, looped.sum(axis=1)


def power(d, exponent):
    """d to a negative exponent; where d is 0, so are the row and the column that this is for."""
    return np.where(d > 0, d, 1) ** exponent


def normalize(A, lam):
    looped, d = with_loops(A, lam)
    root = power(d, -0.5)
    return root[:, None] * looped * root


def random_walk(A, lam):
    looped, d = with_loops(A, lam)
    return power(d, -1.0)[:, None] * looped


def loss_gradients(S, X, W1, W2, labels):
    nodes = np.arange(len(X))
    inputs = S @ X
    hidden = inputs @ W1
    mixed = S @ hidden
    Z = mixed @ W2
    Z = Z - Z.max(axis=1, keepdims=True)
    log_p = Z - np.log(np.exp(Z).sum(axis=1, keepdims=True))
    dZ = np.exp(log_p)
    dZ[nodes, labels] -= 1
    dZ /= len(X)
    dhidden = S.T @ dZ @ W2.T
    return -log_p[nodes, labels].mean(), inputs.T @ dhidden, mixed.T @ dZ


def deep_limit(A, lam):
    # Each component keeps one direction: the roots of its degrees.
    _, d = with_loops(A, lam)
    together = np.linalg.matrix_power((A > 0) + np.eye(len(A)), len(A)) > 0
    return together * np.sqrt(np.outer(d, d)) / (together @ d)


def large_row_sum(target):
    leaves = 1
    while True:
        star = np.zeros((leaves + 1, leaves + 1))
        star[0, 1:] = star[1:, 0] = 1
        if normalize(star, 1.0)[0].sum() >= target:
            return star
        leaves += 1


def cycle(n):
    A = np.zeros((n, n))
    for i in range(n):
        A[i, i - 1] = A[i - 1, i] = 1
    return A


def twins(n):
    apart = np.zeros((n, n))
    apart[:3, :3], apart[3:, 3:] = cycle(3), cycle(n - 3)
    return cycle(n), apart
