"""只在一边中心化 / Centred on one side only

caught by: test_small_graphs, test_mds_kernel, test_kpca
"""

import numpy as np


def centred(K):
    return K - np.mean(K, axis=0)


def leading(K, d):
    values, vectors = np.linalg.eigh(centred(K))
    return values[::-1][:d], vectors[:, ::-1][:, :d]


def kpca(K, d):
    values, vectors = leading(K, d)
    return vectors * np.sqrt(values)


def kpca_new(K, K_new, d):
    values, vectors = leading(K, d)
    # Both means are those of the training samples: of K_new along its rows, and of K.
    about = K_new - np.mean(K, axis=0)
    about = about - about.mean(axis=1, keepdims=True)
    return about @ (vectors / np.sqrt(values))


def mds_kernel(D):
    return centred(-(D**2) / 2)


def lle_kernel(W):
    residual = np.eye(len(W)) - W
    M = residual.T @ residual
    # The smallest eigenvalues become the largest; the constant vector falls to centring.
    return np.linalg.eigvalsh(M)[-1] * np.eye(len(W)) - M


def non_psd_geodesics(m):
    # A star: leaves are at distance 2, so the centre would have to be the midpoint of each pair.
    D = np.full((m, m), 2)
    D[0] = D[:, 0] = 1
    np.fill_diagonal(D, 0)
    return D


def claims():
    return {
        "mds_on_euclidean_distances_equals_pca": True,
        "isomap_kernel_always_psd": False,
        "kpca_has_out_of_sample_formula": True,
        "isomap_has_out_of_sample_formula_from_its_own_objective": False,
        "rbf_kernel_with_fixed_width_keeps_geodesic_distances": False,
    }


def essay():
    return "三者都是某个矩阵的核主成分分析. / All three are kernel PCA of some matrix."
