"""11.7 直接求解 L0 为何困难 / Why the L0 norm is hard to minimise"""

from itertools import combinations

import numpy as np


def supports(d):
    return [list(support) for size in range(d + 1) for support in combinations(range(d), size)]


def least_squares(X, y, support):
    """The best w that is 0 outside the support, and the rank of X there."""
    w = np.zeros(X.shape[1])
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
    return """$‖w‖_0$ 不凸也不连续，梯度几乎处处为 0，所以梯度法无从下手；每个支撑集上的最小二乘解一般都是局部极小点，
共 $2^d$ 个，局部搜索会停在其中任何一个；前向选择走出第一步就不回头；穷举要解 $2^d$ 个最小二乘问题（一般情形是 NP 难的）。
换成 L1 后目标是凸的，局部极小就是全局极小，近端梯度下降即可求解；代价是系数被收缩，选出的特征也可能与 L0 不同。"""
