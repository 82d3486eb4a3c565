"""照 11.4 节旁注对 L0 范数的说明写，逐个子集求 (11.5) / What the margin of §11.4 says of L0; (11.5) for every subset"""

import itertools

import numpy as np


def subsets(d):
    for r in range(d + 1):
        yield from itertools.combinations(range(d), r)


def l0_best(X, y, lam):
    d = X.shape[1]
    best, best_value = None, np.inf
    for S in subsets(d):
        w = np.zeros(d)
        if S:
            w[list(S)] = np.linalg.lstsq(X[:, S], y, rcond=None)[0]
        value = ((y - X @ w) ** 2).sum() + lam * len(S)
        if value < best_value:
            best, best_value = w, value
    return best, best_value


def nonconvex_points(d):
    u = np.zeros(d)
    u[0] = 1
    return u, np.zeros(d), 0.5


def jump(d, eps):
    return np.full(d, eps / (2 * np.sqrt(d))), np.zeros(d)


def count_local_minima(X, y):
    count = 0
    for S in subsets(X.shape[1]):
        if not S:
            count += 1
            continue
        if np.linalg.matrix_rank(X[:, S]) < len(S):
            continue
        w = np.linalg.lstsq(X[:, S], y, rcond=None)[0]
        if (np.abs(w) > 1e-6).all():
            count += 1
    return count


def greedy_trap(d):
    X = np.zeros((3, d))
    X[:, 0] = [1, 0, 0]
    X[:, 1] = [0, 1, 0]
    X[:, 2] = [1, 1, 0.5]
    return X, np.array([1.0, 1.0, 0.0]), 2


def claims():
    return {
        "l0_is_a_norm": False,
        "l0_scale_invariant": True,
        "l0_gradient_zero_where_defined": True,
        "l1_problem_convex": True,
        "l1_and_l0_always_same_support": False,
    }


def essay():
    return "L0 不连续，不凸，梯度没有用，只能逐个子集试，是 NP 难的；L1 凸，但会压缩系数。"
