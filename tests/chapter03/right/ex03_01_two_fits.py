"""用伪逆，降低量取两次拟合之差 / Pseudo-inverse; the drop as the difference of two fits"""

import numpy as np


def fit_with_bias(X, y):
    n = len(y)
    A = np.ones((n, X.shape[1] + 1))
    A[:, 1:] = X
    beta = np.linalg.pinv(A) @ y
    return beta[1:], beta[0]


def fit_without_bias(X, y):
    return np.linalg.pinv(X) @ y


def sse_drop(X, y):
    w, b = fit_with_bias(X, y)
    v = fit_without_bias(X, y)
    return ((y - X @ v) ** 2).sum() - ((y - X @ w - b) ** 2).sum()


def remove_bias(X, y):
    # Multiply both sides by the projection that removes the constant.
    n = len(y)
    P = np.eye(n) - np.ones((n, n)) / n
    return P @ X, P @ y


def needless_example(n, d, seed):
    # A constant column makes b redundant; the other columns are free.
    rng = np.random.RandomState(seed % (2**32))
    X = 1 + rng.rand(n, d)
    X[:, 0] = 1.0
    y = 5 + rng.rand(n)
    return X.tolist(), y.tolist()


def dummy_columns(values):
    kinds = sorted(set(values))
    columns = np.zeros((len(values), len(kinds)), dtype=int)
    for i, value in enumerate(values):
        columns[i, kinds.index(value)] = 1
    return columns
