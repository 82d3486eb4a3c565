"""带权线性支持向量机，供 13.4-13.6 使用。
The weighted linear support vector machine that 13.4-13.6 may build on."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

__all__ = ["weighted_linear_svm"]

FloatArray = NDArray[np.float64]


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
