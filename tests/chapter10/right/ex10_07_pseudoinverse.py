"""LLE 的核是 M 的伪逆，有舍入误差而不完全对称 / The kernel of LLE is the pseudoinverse of M, symmetric but for rounding"""

import numpy as np


def _centre(K):
    K = np.asarray(K, dtype=float)
    m = len(K)
    H = np.eye(m) - 1 / m
    A = H @ K @ H
    return (A + A.T) / 2


def _top(K, d):
    A = _centre(K)
    lam, V = np.linalg.eigh(A)
    return lam[::-1][:d], V[:, ::-1][:, :d]


def kpca(K, d):
    lam, V = _top(K, d)
    return V * np.sqrt(lam)


def kpca_new(K, K_new, d):
    K = np.asarray(K, dtype=float)
    K_new = np.asarray(K_new, dtype=float)
    lam, V = _top(K, d)
    C = K_new - K_new.mean(axis=1, keepdims=True) - K.mean(axis=0) + K.mean()
    return C @ V / np.sqrt(lam)


def mds_kernel(D):
    D = np.asarray(D, dtype=float)
    S = D * D
    return -0.5 * (S - S.mean(axis=0) - S.mean(axis=1)[:, None] + S.mean())


def lle_kernel(W):
    W = np.asarray(W, dtype=float)
    A = np.eye(len(W)) - W
    M = A.T @ A
    return np.linalg.pinv(M)


def non_psd_geodesics(m):
    # a square with a tail
    W = np.full((m, m), np.inf)
    edges = [(0, 1), (1, 2), (2, 3), (3, 0)] + [(i, i + 1) for i in range(3, m - 1)]
    for i in range(m):
        W[i, i] = 0
    for i, j in edges:
        W[i, j] = W[j, i] = 1
    for k in range(m):
        W = np.minimum(W, W[:, k : k + 1] + W[k])
    return W


def claims():
    return {
        "mds_on_euclidean_distances_equals_pca": True,
        "isomap_kernel_always_psd": False,
        "kpca_has_out_of_sample_formula": True,
        "isomap_has_out_of_sample_formula_from_its_own_objective": False,
        "rbf_kernel_with_fixed_width_keeps_geodesic_distances": False,
    }


def essay():
    return "All are kernel PCA of some matrix."
