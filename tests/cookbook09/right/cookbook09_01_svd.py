"""奇异值分解；c 取最优平面上的另一点；返回列表 / Singular values; another point of the best plane as c; lists"""

import numpy as np


def error(X, c, U):
    left = np.linalg.norm(X - c, axis=1) ** 2 - np.linalg.norm((X - c) @ U, axis=1) ** 2
    return float(left.sum() / len(X))


def best_affine(X, d):
    mean = X.sum(axis=0) / len(X)
    _, _, Vt = np.linalg.svd(X - mean, full_matrices=True)
    U = -Vt[:d].T
    elsewhere = mean + U.sum(axis=1) * 3
    return elsewhere.tolist(), U.tolist()


def tails(A):
    values = np.zeros(A.shape[1])
    found = np.linalg.svd(A, compute_uv=False)
    values[: len(found)] = found**2 / len(A)
    return [float(values[d:].sum()) for d in range(len(values) + 1)]


def least_errors(X):
    return tails(X), tails(X - np.mean(X, axis=0))


def discarded_shares(V, U):
    P = U @ U.T
    return [float(v @ P @ v) for v in V.T]


def literal_program(Psi, k):
    values, V = np.linalg.eig(Psi.astype(complex))
    best = V[:, np.argmin(values.real)]
    # The eigenvector of a real matrix may carry a phase.
    best = np.real(best / best[np.argmax(np.abs(best))])
    best /= np.linalg.norm(best)
    return np.column_stack([best * (-1) ** j for j in range(k)])


def proof():
    return "略"
