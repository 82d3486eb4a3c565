"""The distribution of the number of correct votes, one classifier after the other."""

import numpy as np


def distribution(n, p):
    q = np.zeros(n + 1)
    q[0] = 1.0
    for _ in range(n):
        q[1:] = q[1:] * (1 - p) + q[:-1] * p
        q[0] *= 1 - p
    return q


def ensemble_error(T, eps):
    return distribution(T, 1 - eps)[: T // 2 + 1].sum()


def hoeffding(n, p, delta):
    k = int(np.floor((p - delta) * n + 1e-9))
    left = distribution(n, p)[: k + 1].sum() if k >= 0 else 0.0
    return left, np.exp(-2 * delta**2 * n)


def substitution(eps):
    return 1 - eps, 1 / 2 - eps


def bound(T, eps):
    return np.exp(-((1 - 2 * eps) ** 2) * T / 2)


def needed_size(eps, target):
    sizes = []
    for error in (ensemble_error, bound):
        T = 1
        while error(T, eps) > target:
            T = T + 2
        sizes.append(T)
    return tuple(sizes)


def adverse_joint(T, eps):
    wrong = (T + 1) // 2
    patterns = [np.roll([1] * wrong + [0] * (T - wrong), s) for s in range(T)]
    joint = [(tuple(int(v) for v in pattern), eps / wrong) for pattern in patterns]
    joint.append((tuple([0] * T), 1 - T * eps / wrong))
    return joint


def proof():
    return "见书。"


def violation(T):
    return 0.75 if ensemble_error(T, 0.75) > bound(T, 0.75) else 1


def decay_rates(eps):
    return -np.log(2) - np.log(eps) / 2 - np.log1p(-eps) / 2, 2 * (0.5 - eps) ** 2
