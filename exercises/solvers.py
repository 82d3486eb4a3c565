"""现成的支持向量机求解器：带权线性的（13.4-13.6）、核形式的分类与回归（第 6 章，代替书上说的 LIBSVM）。
Ready-made solvers of support vector machines: the weighted linear one (13.4-13.6), and with kernels for classification
and regression (chapter 6, in the place of the LIBSVM that the book names)."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

__all__ = ["kernel_svm", "kernel_svr", "weighted_linear_svm"]

FloatArray = NDArray[np.float64]


def kernel_svm(K: ArrayLike, y: ArrayLike, C: float, tol: float = 1e-7) -> tuple[FloatArray, float]:
    """软间隔支持向量机 (6.40) 的最优 (α, b)：K 是训练样本的核矩阵，y 是 -1 或 +1，两类都有；α ≥ 0，不带标签。
    An optimal (α, b) of the soft-margin support vector machine (6.40): K is the kernel matrix of the training samples,
    y is -1 or +1 and both occur; α ≥ 0, without the label. `tol` bounds how far the KKT conditions may be violated."""
    signs = np.asarray(y, dtype=np.float64)
    if not (np.any(signs == 1) and np.any(signs == -1) and np.all(abs(signs) == 1)):
        raise ValueError("every y must be -1 or +1, and both must occur")
    # α_i y_i is what f holds: it lies in [0, C] for y_i = +1, in [-C, 0] for y_i = -1.
    beta, b = _coefficients(K, signs, np.where(signs > 0, 0.0, -C), np.where(signs > 0, C, 0.0), 0.0, tol)
    return np.abs(beta), b


def kernel_svr(
    K: ArrayLike, t: ArrayLike, C: float, eps: float, tol: float = 1e-7
) -> tuple[FloatArray, FloatArray, float]:
    """支持向量回归 (6.51) 的最优 (α, α̂, b)，α 与 α̂ 照 (6.46) 配对：K 是训练样本的核矩阵，t 是输出。
    An optimal (α, α̂, b) of the support vector regression (6.51), α and α̂ paired as in (6.46): K is the kernel matrix of
    the training samples, t holds their outputs. `tol` bounds how far the KKT conditions may be violated."""
    outputs = np.asarray(t, dtype=np.float64)
    bound = np.full(len(outputs), float(C))
    beta, b = _coefficients(K, outputs, -bound, bound, eps, tol)
    return np.maximum(-beta, 0.0), np.maximum(beta, 0.0), b


def _coefficients(
    K: ArrayLike, target: FloatArray, low: FloatArray, high: FloatArray, eps: float, tol: float
) -> tuple[FloatArray, float]:
    """The β of largest Σ target·β - eps·|β| - ½ βᵀKβ with low ≤ β ≤ high and Σ β = 0, and the b that goes with it: SMO,
    which raises one β and lowers another, as far as the nearest bound or kink at 0."""
    products = np.asarray(K, dtype=np.float64)
    if products.shape != (len(target), len(target)) or not np.isfinite(products).all():
        raise ValueError(f"K must be finite and {len(target)} × {len(target)}, but has shape {products.shape}")
    beta, rest = np.zeros(len(target)), target.copy()
    diagonal = np.diag(products)
    while True:
        # What raising β_i gains and lowering it loses, for each unit.
        gained = np.where(beta < high, rest - np.where(beta >= 0, eps, -eps), -np.inf)
        lost = np.where(beta > low, rest - np.where(beta > 0, eps, -eps), np.inf)
        i = int(np.argmax(gained))
        least = float(lost.min())
        if gained[i] - least <= tol:
            return beta, float((gained[i] + least) / 2)
        slope = np.maximum(gained[i] - lost, 0.0)
        curvature = np.maximum(diagonal[i] + diagonal - 2 * products[i], 1e-12)
        j = int(np.argmax(slope**2 / curvature))
        end_i = 0.0 if beta[i] < 0 else high[i]
        end_j = 0.0 if beta[j] > 0 else low[j]
        step = min(slope[j] / curvature[j], end_i - beta[i], beta[j] - end_j)
        # At an end β is set to it: adding and subtracting would leave it a hair beside.
        beta[i] = end_i if step == end_i - beta[i] else beta[i] + step
        beta[j] = end_j if step == beta[j] - end_j else beta[j] - step
        rest -= step * (products[i] - products[j])


def weighted_linear_svm(
    X: ArrayLike,
    y: ArrayLike,
    c: ArrayLike,
    tol: float = 1e-4,
) -> tuple[FloatArray, float]:
    """求 (w, b), 使 ½‖w‖² + Σ c_i·max(0, 1 - y_i(w·x_i + b)) 最小; y_i 为 -1 或 +1, c_i ≥ 0 每样本一个 (或共用一个数)。
    各列尺度悬殊时很慢: 请先标准化。
    The (w, b) that minimises ½‖w‖² + Σ c_i·max(0, 1 - y_i(w·x_i + b)); y_i is -1 or +1, c_i ≥ 0, one for each sample
    (or one for all). `tol` bounds how far the dual optimality conditions may be violated.
    It is slow where the columns differ much in scale: standardise them first."""
    points = np.asarray(X, dtype=np.float64)
    signs = np.asarray(y, dtype=np.float64)
    costs = np.broadcast_to(np.asarray(c, dtype=np.float64), signs.shape)
    if points.ndim != 2 or signs.shape != points.shape[:1]:
        raise ValueError(f"X must be (m, n) and y (m,), but got X {points.shape} and y {signs.shape}")
    if not np.all(abs(signs) == 1):
        raise ValueError("every y must be -1 or +1")
    if not (np.isfinite(points).all() and np.isfinite(costs).all() and (costs >= 0).all()):
        raise ValueError("X and c must be finite, and no cost negative")
    w = (_dual_variables(points, signs, costs, tol) * signs) @ points
    return w, _best_bias(signs - points @ w, signs, costs)


def _dual_variables(points: FloatArray, signs: FloatArray, costs: FloatArray, tol: float) -> FloatArray:
    """SMO: each step solves the dual exactly in two variables, chosen by second order (Fan, Chen and Lin, 2005)."""
    alpha = np.zeros(len(signs))
    # residual = y - Xw is -y times the gradient of the dual; it is kept up to date, w itself is not needed here.
    residual = signs.copy()
    norms = np.einsum("ij,ij->i", points, points)
    # Rounding leaves variables a hair away from their bounds; those count as being there.
    slack = 1e-12 * costs
    while True:
        below, above = alpha < costs - slack, alpha > slack
        can_rise = np.where(signs > 0, below, above)
        can_fall = np.where(signs > 0, above, below)
        if not (can_rise.any() and can_fall.any()):
            return alpha
        i = int(np.argmax(np.where(can_rise, residual, -np.inf)))
        violations = np.where(can_fall, residual[i] - residual, -np.inf)
        if violations.max() <= tol:
            return alpha
        products_i = points @ points[i]
        curvatures = np.maximum(norms[i] + norms - 2 * products_i, 1e-12)
        j = int(np.argmax(np.where(violations > 0, violations**2 / curvatures, -np.inf)))
        room_i = costs[i] - alpha[i] if signs[i] > 0 else alpha[i]
        room_j = alpha[j] if signs[j] > 0 else costs[j] - alpha[j]
        step = min(violations[j] / curvatures[j], room_i, room_j)
        alpha[i] += signs[i] * step
        alpha[j] -= signs[j] * step
        residual -= step * (products_i - points @ points[j])


def _best_bias(breakpoints: FloatArray, signs: FloatArray, costs: FloatArray) -> float:
    """The b with the least hinge loss for a fixed w: the loss is convex and piecewise linear, with a kink at each
    y_i - w·x_i, so the minimum is where its slope stops being negative."""
    if not len(breakpoints):
        return 0.0
    order = np.argsort(breakpoints, kind="stable")
    slopes = np.cumsum(costs[order]) - costs[signs > 0].sum()
    # A sum of costs that should cancel may be off by rounding; the loss is then flat, and the left end is as good.
    first = int(np.argmax(slopes >= -1e-12 * costs.sum()))
    return float(breakpoints[order[first]])
