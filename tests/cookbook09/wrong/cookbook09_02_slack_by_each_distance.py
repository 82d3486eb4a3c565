"""舍入的余地取 10⁻⁹·L[i][j], 不是 10⁻⁹·M / The slack is 10⁻⁹·L[i][j] instead of 10⁻⁹·M

caught by: test_audit
book: §9.2.2
"""

from itertools import combinations

import numpy as np


def audit(D):
    L = np.tril(D) + np.tril(D).T
    pairs = list(combinations(range(len(D)), 2))
    slack = 1e-9 * D.max()
    asymmetric = [(i, j) for i, j in pairs if D[i, j] != D[j, i]]
    broken = [(i, j) for i, j in pairs if L[i, j] > np.min(L[i] + L[j]) + 1e-9 * L[i, j]]
    return asymmetric, broken


def gram(D):
    squares = D**2
    rows = squares.mean(axis=0)
    return -(squares - rows - rows[:, None] + rows.mean()) / 2


def mds(D, d):
    values, V = np.linalg.eigh(gram(D))
    # Eigenvalues ascend.
    values, V = values[::-1][:d], V[:, ::-1][:, :d]
    return V * np.sqrt(np.maximum(values, 0))


def settle(D):
    values, V = np.linalg.eigh(gram(D))
    # For weights with sum 0 the sum in question is -2 wᵀBw.
    if -2 * values[0] >= 1e-6 * D.max() ** 2:
        return {"weights": V[:, 0]}
    return {"points": mds(D, len(D))}


def lift(D):
    # c adds c/2 to all eigenvalues but the one of the vector of ones, which stays 0.
    return max(0.0, -2 * np.linalg.eigvalsh(gram(D))[0])


def proof():
    return "略 / Omitted"
