"""What checks of locally linear embedding share: neighbours and weights by their definition."""

import numpy as np

from .shared_knn import nearest


def weights(x, N, reg) -> np.ndarray:
    """The weights of x on the rows of N, by the conditions for a least value; the total of 1 is one of the equations."""
    apart = np.asarray(x, dtype=float) - np.asarray(N, dtype=float)
    C = apart @ apart.T
    trace = float(np.trace(C))
    size = trace or 1.0
    k = len(C)
    C = C / size + (reg if trace else (reg or 1.0)) * np.eye(k)
    system = np.block([[C, np.ones((k, 1))], [np.ones((1, k)), np.zeros((1, 1))]])
    return np.linalg.solve(system, np.append(np.zeros(k), 1.0))[:k]


def weight_matrix(X, k, reg) -> np.ndarray:
    X = np.asarray(X, dtype=float)
    W = np.zeros((len(X), len(X)))
    for i, x in enumerate(X):
        rest = [j for j in nearest(X, x, len(X)) if j != i][:k]
        W[i, rest] = weights(x, X[rest], reg)
    return W
