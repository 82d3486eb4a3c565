"""以固定的容差判断线性相关, 数很小时出错 / Dependence by a fixed tolerance, which fails for small numbers

caught by: test_global_minimum
book: §11.4
"""

from itertools import combinations

import numpy as np


def supports(d):
    return [list(support) for size in range(d + 1) for support in combinations(range(d), size)]


def least_squares(X, y, support):
    """The best w that is 0 outside the support, and the rank of X there."""
    w = np.zeros(X.shape[1])
    if support and np.linalg.matrix_rank(X[:, support], tol=1e-6) < len(support):
        return w, -1
    w[support], _, rank, _ = np.linalg.lstsq(X[:, support], y, rcond=None)
    return w, rank


def l0_best(X, y, lam):
    def objective(w):
        return float(np.sum((y - X @ w) ** 2) + lam * np.count_nonzero(w))

    best = min((least_squares(X, y, support)[0] for support in supports(X.shape[1])), key=objective)
    return best, objective(best)


def nonconvex_points(d):
    return np.zeros(d), np.ones(d), 0.5


def jump(d, eps):
    return np.zeros(d), np.full(d, eps / d)


def count_local_minima(X, y):
    # Leaving the support costs λ at once, so only moves inside it matter: there the objective is a quadratic, whose
    # minimum is strict if the columns are independent, and has this very support if no coefficient is 0.
    count = 0
    for support in supports(X.shape[1]):
        w, rank = least_squares(X, y, support)
        count += rank == len(support) and np.all(np.abs(w[support]) > 1e-8)
    return int(count)


def greedy_trap(d):
    X = np.eye(d)
    X[:, 2] = 0
    X[:3, 2] = [1, 1, 0.1]  # nearly y, the sum of the first two: better than either alone
    y = np.zeros(d)
    y[:2] = 1
    return X, y, 2


def claims():
    return {
        "l0_is_a_norm": False,
        "l0_scale_invariant": True,
        "l0_gradient_zero_where_defined": True,
        "l1_problem_convex": True,
        "l1_and_l0_always_same_support": False,
    }


def essay():
    return ""
