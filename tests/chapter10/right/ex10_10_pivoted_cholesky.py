"""分解用选主元的 Cholesky；修正用交替投影之外的闭式 S + 不足的部分 / Pivoted Cholesky; what the eigenvalues lack is added"""

import numpy as np


def dist(x, z, M):
    u = x - z
    A = (M + M.T) / 2
    value = np.sum(A * np.outer(u, u))
    if value < -1e-7 * np.sum(np.abs(M) * np.abs(np.outer(u, u))):
        return np.nan
    return abs(value) ** 0.5 if value > 0 else 0


def lowest(M):
    values, vectors = np.linalg.eigh(M / 2 + M.T / 2)
    return values[0], vectors[:, 0], max(-values[0], values[-1])


def classify(M):
    least, _, q = lowest(M)
    if abs(least) <= 3e-8 * q:
        return "pseudometric"
    return "metric" if least > 0 else "neither"


def violation(M):
    _, u, _ = lowest(M)
    z = np.arange(len(M)) * 0.0
    return {"metric": None, "neither": ("non_negativity", [z, u]), "pseudometric": ("identity", [z - u, z])}[classify(M)]


def factor(M):
    rest, columns = M.copy(), []
    size = np.diag(M).max()
    # A pivot that is left by rounding alone is far below the smallest eigenvalue that counts, divided by n.
    while np.diag(rest).max() > 1e-10 * size and len(columns) < len(M):
        k = int(np.argmax(np.diag(rest)))
        column = rest[:, k] / np.sqrt(rest[k, k])
        columns.append(column)
        rest = rest - np.outer(column, column)
    return np.column_stack(columns)


def repair(M, floor):
    S = (M + M.T) / 2
    values, vectors = np.linalg.eigh(S - floor * np.eye(len(M)))
    return S - vectors @ np.diag(np.minimum(values, 0)) @ vectors.T


def squared_violation(n):
    y = np.linspace(1, 2, n)
    return -y, 0 * y, 0.5 * y


def essay():
    return "半正定，要同一性则正定；开根号。 / Semidefinite; definite for the identity; take the root."
