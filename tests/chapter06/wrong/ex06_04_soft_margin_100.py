"""用 C = 100 的软间隔, α 还能达到它 / A soft margin with C = 100, which α can still reach

caught by: test_margin
hint: C
book: (6.6)
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


def margin_direction(X, y):
    scaled = X / np.max(abs(X))
    return unit((smo(scaled @ scaled.T, y, 100.0) * y) @ scaled)


def smo(K, y, C):
    alpha, wanted = np.zeros(len(y)), y.astype(float)
    for _ in range(20000):
        rise = np.where(y > 0, alpha < C, alpha > 0)
        fall = np.where(y > 0, alpha > 0, alpha < C)
        i = np.argmax(np.where(rise, wanted, -np.inf))
        gap = np.where(fall, wanted[i] - wanted, 0)
        if gap.max() < 1e-6:
            break
        curvature = np.maximum(K[i, i] + np.diag(K) - 2 * K[i], 1e-300)
        j = np.argmax(np.where(gap > 0, gap**2 / curvature, 0))
        room = min(C - alpha[i] if y[i] > 0 else alpha[i], alpha[j] if y[j] > 0 else C - alpha[j])
        step = min(gap[j] / curvature[j], room)
        alpha[i] += y[i] * step
        alpha[j] -= y[j] * step
        wanted -= step * (K[i] - K[j])
    return alpha


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
