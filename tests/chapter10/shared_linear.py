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
