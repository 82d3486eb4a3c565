"""根号下很小时距离当作 0 / The distance counts as 0 where the number under the root is small

caught by: test_dist
book: (10.34)
"""

import numpy as np

TINY = 1e-9


def spectrum(M):
    """The eigenvalues, ascending, and eigenvectors of the symmetric part: all that the quadratic form knows of M."""
    M = np.asarray(M)
    return np.linalg.eigh((M + M.T) / 2)


def dist(x, z, M):
    step = np.subtract(x, z)
    square = step @ M @ step
    if abs(square) < 1e-10:
        return 0.0
    rounding = TINY * (np.abs(step) @ np.abs(M) @ np.abs(step))
    return float(np.sqrt(max(square, 0.0))) if square >= -rounding else float("nan")


def classify(M):
    values, _ = spectrum(M)
    tiny = TINY * np.abs(values).max()
    if values[0] < -tiny:
        return "neither"
    return "metric" if values[0] > tiny else "pseudometric"


def violation(M):
    kind = classify(M)
    if kind == "metric":
        return None
    lowest = spectrum(M)[1][:, 0]
    return "non_negativity" if kind == "neither" else "identity", [lowest, np.zeros(len(lowest))]


def factor(M):
    values, vectors = spectrum(M)
    kept = values > TINY * values[-1]
    return vectors[:, kept] * np.sqrt(values[kept])


def repair(M, floor):
    values, vectors = spectrum(M)
    return vectors * np.maximum(values, floor) @ vectors.T


def squared_violation(n):
    return np.zeros(n), np.ones(n), np.full(n, 2.0)


def essay():
    return ""
