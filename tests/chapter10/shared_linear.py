"""What checks of PCA and projections share: centred rows, eigenvalues, and how far two subspaces are apart."""

import numpy as np


def centred(X) -> np.ndarray:
    """The rows about their mean; taken about the first row before, where large numbers close to one another lose nothing."""
    X = np.asarray(X, dtype=float)
    moved = X - X[0]
    return moved - moved.mean(axis=0)


def orthonormal(n, d, seed) -> np.ndarray:
    """d orthonormal columns of length n at random."""
    Q, R = np.linalg.qr(np.random.default_rng(seed).normal(size=(n, d)))
    return Q * np.sign(np.diag(R))


def sine_to(vector, direction) -> float:
    """The sine of the angle between two directions, small angles included."""
    unit, along = (np.asarray(one, dtype=float) / np.linalg.norm(one) for one in (vector, direction))
    return float(np.linalg.norm(unit - (unit @ along) * along))


def spectrum(X) -> tuple[np.ndarray, np.ndarray]:
    """All n singular values of the centred rows, the largest first and zeros where there are no more, and all n directions."""
    rows = centred(X)
    _, singular, directions = np.linalg.svd(rows, full_matrices=len(rows) < rows.shape[1])
    return np.concatenate([singular, np.zeros(rows.shape[1])])[: rows.shape[1]], directions


def groups(values, gap) -> list[int]:
    """The number of the group of each value, in descending order: values closer than `gap` to their neighbour go together."""
    return np.concatenate([[0], np.cumsum(-np.diff(values) > gap)]).astype(int).tolist()


def strays(W, values, directions, gap) -> list[float]:
    """How far each column of W lies outside the span of the directions whose values are (nearly) that of its place."""
    group = np.array(groups(values, gap))
    outside = []
    for place, column in enumerate(np.asarray(W).T):
        basis = directions[group == group[place]]
        outside.append(float(np.linalg.norm(column - basis.T @ (basis @ column))))
    return outside


def sine_between(A, B) -> float:
    """The sine of the largest angle between the spans of the orthonormal columns of A and of B."""
    return float(np.linalg.norm(A - B @ (B.T @ A), ord=2))
