"""The ready-made solvers find the minima of their objectives."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from numpy.typing import NDArray

from exercises.solvers import kernel_svm, kernel_svr, weighted_linear_svm

Array = NDArray[np.float64]


def objective(w: Array, b: float, points: Array, y: Array, c: Array) -> float:
    return float(w @ w / 2 + c @ np.maximum(0, 1 - y * (points @ w + b)))


def least_objective(points: Array, y: Array, c: Array) -> float:
    """Exact, for few samples: every sample lies beyond its margin (alpha 0), inside (alpha c) or on it."""
    m, n = points.shape
    best = np.inf
    for states in itertools.product(["beyond", "inside", "on"], repeat=m):
        on = np.array([state == "on" for state in states])
        inside = np.array([state == "inside" for state in states])
        k = int(on.sum())
        # Unknowns: w, b and the alphas of the samples on the margin.
        system, right = np.zeros((n + 1 + k, n + 1 + k)), np.zeros(n + 1 + k)
        signed = points * y[:, None]
        system[:n, :n], system[:n, n + 1 :], right[:n] = np.eye(n), -signed[on].T, (c * inside) @ signed
        system[n, n + 1 :], right[n] = y[on], -(c * inside) @ y
        system[n + 1 :, :n], system[n + 1 :, n], right[n + 1 :] = signed[on], y[on], 1
        solution = np.linalg.lstsq(system, right, rcond=None)[0]
        best = min(best, objective(solution[:n], float(solution[n]), points, y, c))
    return best


def random_problem(seed: int, m: int, n: int) -> tuple[Array, Array, Array]:
    rng = np.random.default_rng(seed)
    y = np.where(np.arange(m) % 2, 1.0, -1.0)
    return rng.normal(size=(m, n)) + 0.8 * y[:, None], y, rng.uniform(0.05, 3, m)


@pytest.mark.parametrize("seed", range(8))
def test_it_reaches_the_least_objective(seed: int) -> None:
    points, y, c = random_problem(seed, m=6, n=2)
    w, b = weighted_linear_svm(points, y, c, tol=1e-8)
    assert objective(w, b, points, y, c) == pytest.approx(least_objective(points, y, c), rel=1e-6)


@pytest.mark.parametrize("seed", range(4))
def test_no_small_move_improves_on_it(seed: int) -> None:
    points, y, c = random_problem(seed, m=80, n=5)
    w, b = weighted_linear_svm(points, y, c)
    best = objective(w, b, points, y, c)
    rng = np.random.default_rng(seed)
    for size in (1e-3, 1e-2, 1e-1, 1):
        for move in size * rng.normal(size=(50, 6)):
            assert objective(w + move[:5], b + move[5], points, y, c) >= best * (1 - 1e-3)


def test_two_points_are_parted_in_the_middle() -> None:
    w, b = weighted_linear_svm([[0, 0], [2, 0]], [-1, 1], [10, 10])
    assert w == pytest.approx([1, 0])
    assert b == pytest.approx(-1)


def test_small_costs_bound_the_weights() -> None:
    w, _ = weighted_linear_svm([[-1], [1]], [-1, 1], [0.25, 0.25])
    assert w == pytest.approx([0.5])


def test_a_costly_sample_far_beyond_the_margin_does_not_move_the_bias() -> None:
    points, y, c = np.array([[-1.0], [1.0], [100.0]]), np.array([-1.0, 1.0, 1.0]), np.array([0.25, 0.25, 1.0])
    w, b = weighted_linear_svm(points, y, c)
    assert w == pytest.approx([0.5])
    assert -0.5 <= b <= 0.5


def test_a_cost_of_two_is_the_sample_twice() -> None:
    points, y, c = random_problem(0, m=20, n=3)
    c[4] = 2 * c[7]
    points[4], y[4] = points[7], y[7]
    merged = c.copy()
    merged[7], merged[4] = 3 * c[7], 0
    apart, together = weighted_linear_svm(points, y, c, tol=1e-8), weighted_linear_svm(points, y, merged, tol=1e-8)
    assert together[0] == pytest.approx(apart[0], abs=1e-6)
    assert together[1] == pytest.approx(apart[1], abs=1e-6)


def test_samples_of_cost_zero_do_not_count() -> None:
    points, y, c = random_problem(1, m=20, n=3)
    c[10:] = 0
    w, b = weighted_linear_svm(points, y, c, tol=1e-8)
    few_w, few_b = weighted_linear_svm(points[:10], y[:10], c[:10], tol=1e-8)
    assert w == pytest.approx(few_w)
    assert b == pytest.approx(few_b)


@pytest.mark.parametrize("label", [-1, 1])
def test_a_single_class_needs_only_a_bias(label: int) -> None:
    w, b = weighted_linear_svm([[1.0], [5.0]], [label, label], [1, 1])
    assert w.tolist() == [0]
    assert label * b >= 1


def test_equal_points_of_opposite_labels_cancel() -> None:
    w, b = weighted_linear_svm([[1.0, 2.0], [1.0, 2.0]], [1, -1], [1, 1])
    assert objective(w, b, np.array([[1.0, 2.0]] * 2), np.array([1, -1]), np.ones(2)) == pytest.approx(2)


def test_one_cost_may_serve_all_samples() -> None:
    points, y, _ = random_problem(2, m=12, n=2)
    one, many = weighted_linear_svm(points, y, 0.5), weighted_linear_svm(points, y, [0.5] * 12)
    assert np.array_equal(one[0], many[0])
    assert one[1] == many[1]


def test_no_samples_and_no_features_are_no_trouble() -> None:
    w, b = weighted_linear_svm(np.empty((0, 3)), [], [])
    assert (w.tolist(), b) == ([0, 0, 0], 0.0)
    w, b = weighted_linear_svm(np.empty((3, 0)), [1, 1, -1], [1, 1, 1])
    assert w.shape == (0,)
    assert b == 1


def test_arguments_are_left_alone() -> None:
    arguments = random_problem(3, m=12, n=2)
    copies = [argument.copy() for argument in arguments]
    weighted_linear_svm(*arguments)
    assert all(np.array_equal(argument, copy) for argument, copy in zip(arguments, copies, strict=True))


@pytest.mark.parametrize(("value", "cost"), [(np.nan, 1), (np.inf, 1), (1, np.nan), (1, np.inf), (1, -1)])
def test_it_refuses_what_would_never_converge(value: float, cost: float) -> None:
    with pytest.raises(ValueError, match="finite"):
        weighted_linear_svm([[0.0], [value]], [-1, 1], [1, cost])


@pytest.mark.parametrize(
    ("points", "y", "message"),
    [
        ([[1.0], [2.0]], [1, 0], "-1 or"),
        ([[1.0], [2.0]], [1], "X must be"),
        ([1.0, 2.0], [1, -1], "X must be"),
    ],
)
def test_labels_and_shapes_are_checked(points: list[float], y: list[int], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        weighted_linear_svm(points, y, 1)


@pytest.mark.parametrize("seed", range(4))
def test_kernel_svm_has_no_duality_gap(seed: int) -> None:
    points, y, _ = random_problem(seed, 12, 2)
    for K in (points @ points.T, np.exp(-((points[:, None] - points) ** 2).sum(axis=2))):
        for C in (0.1, 1.0, 10.0):
            alpha, b = kernel_svm(K, y, C)
            beta = alpha * y
            assert alpha.min() >= 0
            assert alpha.max() <= C
            assert abs(beta.sum()) <= 1e-9
            dual = alpha.sum() - beta @ K @ beta / 2
            primal = beta @ K @ beta / 2 + C * np.maximum(0, 1 - y * (K @ beta + b)).sum()
            assert primal - dual <= 1e-5 * max(1.0, primal)


@pytest.mark.parametrize("eps", [0.0, 0.1, 5.0])
def test_kernel_svr_has_no_duality_gap(eps: float) -> None:
    rng = np.random.default_rng(7)
    x, t = rng.normal(size=12), rng.normal(size=12)
    for C in (0.1, 1.0, 10.0):
        K = np.outer(x, x)
        alpha, alpha_hat, b = kernel_svr(K, t, C, eps)
        beta = alpha_hat - alpha
        assert min(alpha.min(), alpha_hat.min()) >= 0
        assert max(alpha.max(), alpha_hat.max()) <= C
        dual = t @ beta - eps * (alpha + alpha_hat).sum() - beta @ K @ beta / 2
        primal = beta @ K @ beta / 2 + C * np.maximum(0, abs(K @ beta + b - t) - eps).sum()
        assert primal - dual <= 1e-5 * max(1.0, primal)


def test_kernel_svm_ends_on_a_flat_kernel_with_contradicting_samples() -> None:
    x = np.array([-0.5, 0.0, 1.5, 1.5, 2.0, -1.5, 0.5, 0.0, 2.0])
    y = np.array([1, 1, -1, 1, 1, 1, 1, -1, 1])
    alpha, _ = kernel_svm(np.exp(-(np.subtract.outer(x, x) ** 2) / 32), y, 0.5)
    assert alpha.sum() == pytest.approx(2.0, abs=1e-3)


def test_kernel_svm_needs_both_classes() -> None:
    with pytest.raises(ValueError, match="both"):
        kernel_svm(np.eye(2), [1, 1], 1.0)
