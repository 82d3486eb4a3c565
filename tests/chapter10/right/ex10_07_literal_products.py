"""H as a matrix, the pseudo-inverse of M as LLE's kernel, a cycle of four with a tail as witness."""

import numpy as np


def H(m):
    return np.eye(m) - np.ones((m, m)) / m


def kpca(K, d):
    m = len(K)
    values, vectors = np.linalg.eigh(H(m) @ K @ H(m))
    order = sorted(range(m), key=lambda j: -values[j])[:d]
    vectors = vectors[:, order]
    return [[-vectors[i, j] * values[order[j]] ** 0.5 for j in range(d)] for i in range(m)]


def kpca_new(K, K_new, d):
    m = len(K)
    values, vectors = np.linalg.eigh(H(m) @ K @ H(m))
    alpha = vectors[:, : -d - 1 : -1] / values[: -d - 1 : -1] ** 0.5
    return -(np.array(K_new) - np.ones((len(K_new), m)) @ K / m) @ H(m) @ alpha


def mds_kernel(D):
    return -0.5 * H(len(D)) @ np.square(D) @ H(len(D))


def lle_kernel(W):
    m = len(W)
    M = (np.eye(m) - W).T @ (np.eye(m) - W)
    values, vectors = np.linalg.eigh(M)
    return (vectors[:, 1:] / values[1:]) @ vectors[:, 1:].T


def non_psd_geodesics(m):
    edges = [(0, 1), (1, 2), (2, 3), (3, 0)] + [(i - 1, i) for i in range(4, m)]
    D = [[0 if i == j else m for j in range(m)] for i in range(m)]
    for i, j in edges:
        D[i][j] = D[j][i] = 1
    for k in range(m):
        for i in range(m):
            for j in range(m):
                D[i][j] = min(D[i][j], D[i][k] + D[k][j])
    return D


def claims():
    return {
        "rbf_kernel_with_fixed_width_keeps_geodesic_distances": False,
        "isomap_has_out_of_sample_formula_from_its_own_objective": False,
        "kpca_has_out_of_sample_formula": True,
        "isomap_kernel_always_psd": False,
        "mds_on_euclidean_distances_equals_pca": True,
    }


def essay():
    return "核化方法的核由人选定，流形学习的核由数据得出。 / Kernels are chosen in the one and learned in the other."
