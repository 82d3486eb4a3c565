"""照 (10.10)、(10.24)、(10.25) 与 (10.30) 写 / (10.10), (10.24), (10.25) and (10.30)"""

import numpy as np


def center(K):
    m = len(K)
    H = np.eye(m) - np.ones((m, m)) / m
    return H @ K @ H


def kpca(K, d):
    values, A = np.linalg.eigh(center(K))
    values, A = values[::-1][:d], A[:, ::-1][:, :d]
    return A * np.sqrt(values)


def kpca_new(K, K_new, d):
    values, A = np.linalg.eigh(center(K))
    values, A = values[::-1][:d], A[:, ::-1][:, :d]
    alpha = A / np.sqrt(values)  # so that w has length 1
    centered = K_new - K_new.mean(axis=1, keepdims=True) - K.mean(axis=0) + K.mean()
    return centered @ alpha


def mds_kernel(D):
    S = D**2
    return -0.5 * (S - S.mean(axis=1, keepdims=True) - S.mean(axis=0, keepdims=True) + S.mean())


def lle_kernel(W):
    m = len(W)
    M = (np.eye(m) - W).T @ (np.eye(m) - W)
    return np.linalg.eigvalsh(M)[-1] * np.eye(m) - M


def non_psd_geodesics(m):
    # a star: all but the first are 2 apart
    D = np.full((m, m), 2.0)
    D[0, :] = 1
    D[:, 0] = 1
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
    return "流形学习的各个方法也是对某个核矩阵做核主成分分析，这个矩阵由数据而来；因此没有新样本的公式。"
