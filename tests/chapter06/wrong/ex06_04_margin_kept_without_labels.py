"""间隔的方向按 X 记下, 漏了 y / The direction of the margin is kept by X, y left out

caught by: test_margin
"""

import numpy as np


def unit(v):
    return v / np.linalg.norm(v)


def within_scatter(X, y):
    centred = np.vstack([X[y == label] - X[y == label].mean(axis=0) for label in (-1, 1)])
    return centred.T @ centred


def lda_direction(X, y):
    S_w, size = within_scatter(X, y), np.max(abs(X))
    difference = X[y == 1].mean(axis=0) - X[y == -1].mean(axis=0)
    values, vectors = np.linalg.eigh(S_w)
    coordinates = vectors.T @ difference
    null = values < 1e-6 * size**2
    # In the null space 1/τ outgrows every 1/(λ + τ) elsewhere, unless there is nothing of the difference in it.
    if np.linalg.norm(coordinates[null]) > 1e-4 * size:
        return unit(vectors[:, null] @ coordinates[null])
    return unit(vectors[:, ~null] @ (coordinates[~null] / values[~null]))


KEPT = {}


def margin_direction(X, y):
    key = X.tobytes(), X.shape
    if key not in KEPT:
        KEPT[key] = widest(X, y)
    return KEPT[key]


def widest(X, y):
    # The shortest w with w·(p - n) >= 1 for all pairs is a combination of pairs with weights >= 0. The row of ones
    # keeps these weights from being 0 and leaves the direction (least distance programming, Lawson and Hanson).
    scaled = X / np.max(abs(X))
    pairs = (scaled[y == 1][:, None] - scaled[y == -1]).reshape(-1, X.shape[1]).T
    target = np.append(np.zeros(len(pairs)), 1.0)
    return unit(pairs @ nonnegative_least_squares(np.vstack([pairs, np.ones(pairs.shape[1])]), target))


def nonnegative_least_squares(A, b):
    """The u ≥ 0 of least ‖Au - b‖ (Lawson and Hanson): columns come in one by one, and leave when negative."""
    u, used = np.zeros(A.shape[1]), np.zeros(A.shape[1], dtype=bool)
    while True:
        slope = np.where(used, -np.inf, A.T @ (b - A @ u))
        new = np.argmax(slope)
        if slope[new] < 1e-11:
            return u
        used[new] = True
        while True:
            wanted = np.zeros(len(u))
            wanted[used] = np.linalg.lstsq(A[:, used], b, rcond=None)[0]
            negative = used & (wanted <= 0)
            if not negative.any():
                break
            step = np.min(u[negative] / (u[negative] - wanted[negative]))
            u += step * (wanted - u)
            used &= u > 1e-14
            u[~used] = 0
        u = wanted


def equivalent_data(u, n_extra):
    # The columns of Q are u and d - 1 directions across it.
    Q = np.linalg.qr(np.column_stack([u, np.eye(len(u))]))[0]
    across = np.vstack([Q[:, 1:].T, -Q[:, 1:].T])
    beyond = np.outer(np.full(max(1, n_extra), 2.0), u)
    positive = np.vstack([u + across, beyond])
    negative = across - u
    return np.vstack([positive, negative]), np.repeat([1, -1], [len(positive), len(negative)])


def different_data(angle):
    # Two of the four samples pin the margin to (0, 1); the segments turn LDA, which is perpendicular to them.
    theta = np.radians(angle)
    positive = np.array([[0.0, 1.0], [4 * np.cos(theta), 1 + 4 * np.sin(theta)]])
    return np.vstack([positive, -positive]), np.array([1, 1, -1, -1])


def support_scatter(X, y):
    along = X @ margin_direction(X, y)
    top, bottom = along[y == 1].min(), along[y == -1].max()
    beyond = np.where(y == 1, along - top, bottom - along)
    # y f(x) = 1 + 2 beyond / (top - bottom)
    on_margin = beyond < 0.05 * (top - bottom)
    return within_scatter(X[on_margin], y[on_margin])


def claims():
    return {
        "separable_implies_equal": False,
        "all_samples_on_margin_implies_equal": True,
        "equal_implies_all_on_margin": False,
        "equal_if_fitted_on_support_vectors_only": True,
        "equal_when_the_two_normals_are_perpendicular": False,
        "pseudo_inverse_gives_the_limit": False,
    }


def discussion():
    return """
**Finite samples.** If every sample lies on its margin plane, wᵀS_w w = 0 for the SVM's w: the samples of a class do not
differ along w. Among the directions of the null space of S_w both criteria choose the projection of μ₊ - μ₋, the SVM
because its margin is largest, LDA because there the quotient is unbounded. On the samples on the margin alone this is
always so (Shashua, 1999). It is not necessary: samples further off that are placed symmetrically leave both directions.

**Populations.** LDA is the Bayes direction if both classes are Gaussian with the same covariance Σ, w = Σ⁻¹(μ₊ - μ₋).
With equal priors and Σ = σ²I the boundary is half-way between the means and perpendicular to their difference; by
symmetry a soft-margin SVM tends to the same direction. With other covariances the two differ in general.
"""
