"""照 (10.34) 写：M 要（半）正定对称，M = P P^T / (10.34): M must be positive (semi)definite and symmetric, M = P P^T"""

import numpy as np


def dist(x, z, M):
    u = x - z
    square = u @ M @ u
    s = np.abs(u) @ np.abs(M) @ np.abs(u)
    if square < -1e-6 * s:
        return float("nan")
    return float(np.sqrt(max(square, 0.0)))


def spectrum(M):
    return np.linalg.eigh((M + M.T) / 2)


def classify(M):
    values, vectors = spectrum(M)
    q = np.abs(values).max()
    if values[0] < -1e-9 * q:
        return "neither"
    if values[0] <= 1e-9 * q:
        return "pseudometric"
    return "metric"


def violation(M):
    kind = classify(M)
    if kind == "metric":
        return None
    values, vectors = spectrum(M)
    name = "non_negativity" if kind == "neither" else "identity"
    return name, [vectors[:, 0], np.zeros(len(M))]


def factor(M):
    values, vectors = spectrum(M)
    keep = values > 1e-9 * values[-1]
    return vectors[:, keep] * np.sqrt(values[keep])


def repair(M, floor):
    values, vectors = spectrum(M)
    return vectors @ np.diag(np.maximum(values, floor)) @ vectors.T


def squared_violation(n):
    e = np.zeros(n)
    e[0] = 1
    return 0 * e, e, 2 * e


def essay():
    return "令 M = P P^T 且 P 行满秩，M 就是正定对称的；学习时投影到半正定锥。"
