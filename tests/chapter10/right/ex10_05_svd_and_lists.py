"""Everything from the singular value decomposition, handed on as lists; W is a skew matrix that is no scaling of axes."""

import numpy as np


def encode(X, W):
    columns = list(zip(*W))
    return [[float(sum(a * b for a, b in zip(x, w))) for w in columns] for x in X]


def decode(Z, W):
    U, s, V = np.linalg.svd(W, full_matrices=False)
    return ((np.asarray(Z) @ V.T) / s @ U.T).tolist()


def orthonormalize(W):
    # The polar factor: Q = U Vᵀ, and R = V Σ Vᵀ is symmetric.
    U, s, V = np.linalg.svd(W, full_matrices=False)
    return U @ V, V.T @ np.diag(s) @ V


def expanding_pair(W):
    U, s, _ = np.linalg.svd(W, full_matrices=False)
    return None if s[0] < 1.0000005 else ((1000 * U[:, 0]).tolist(), (-1000 * U[:, 0]).tolist())


def nonorthogonal_helps(d):
    # Classes differ across the direction (1, −1, 0, …), and are long along (1, 1, 0, …).
    t = np.array([0, 5, 11, 18, 26])
    X = np.vstack([np.outer(t, [1, 1] + [0] * (d - 2)) + np.array([s, -s] + [0] * (d - 2)) / 4 for s in (0, 1)])
    W = np.eye(d)
    W[:2, :2] = [[50, 1], [-50, 1.5]]
    return X.tolist(), ["b"] * 5 + ["a"] * 5, W.tolist()


def claims():
    return {
        "orthonormal_columns_make_scores_uncorrelated": False,
        "orthonormal_never_expands": True,
        "Wz_reconstructs_for_every_W": False,
        "Wz_reconstructs_for_orthonormal_W": True,
        "span_decides_which_information_is_kept": True,
    }


def essay():
    return ""
