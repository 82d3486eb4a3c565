"""Normal equations, Gram-Schmidt, and the eigenvectors of W Wᵀ; other data of two classes on slanted lines."""

import numpy as np


def encode(X, W):
    return np.array([W.T @ x for x in X])


def decode(Z, W):
    return np.array([W @ np.linalg.solve(W.T @ W, z) for z in Z])


def orthonormalize(W):
    columns = []
    for w in np.array(W, dtype=float).T:
        for _ in range(2):
            for q in columns:
                w = w - (q @ w) * q
        columns.append(w / np.linalg.norm(w))
    Q = np.array(columns).T
    return Q.tolist(), (Q.T @ W).tolist()


def expanding_pair(W):
    values, vectors = np.linalg.eigh(W @ W.T)
    if values[-1] < 1 + 1e-9:
        return None
    x = np.arange(len(W), dtype=float)
    return [x, x - 7 * vectors[:, -1]]


def nonorthogonal_helps(d):
    # Classes 0, 1, 2 lie on three parallel lines; all else is alike.
    rng = np.random.default_rng(d)
    t = np.concatenate([np.cumsum(rng.uniform(3, 4, size=5))] * 3)
    y = np.repeat([0, 1, 2], 5)
    X = np.zeros((15, d))
    X[:, d - 1] = t
    X[:, 0] = np.array([0.0, 1.0, 2.5])[y] + 0.01 * t * y
    return X, y, np.diag([1.0] * (d - 1) + [1e-3]) + np.zeros((d, d))


def claims():
    names = "orthonormal_never_expands Wz_reconstructs_for_orthonormal_W Wz_reconstructs_for_every_W"
    names += " span_decides_which_information_is_kept orthonormal_columns_make_scores_uncorrelated"
    return dict(zip(names.split(), (True, True, False, True, False)))


def essay():
    return "…"
