"""10.7 核化线性降维与流形学习 / Kernel PCA and manifold learning"""

import numpy as np


def centred(K):
    rows = K - np.mean(K, axis=0)
    return rows - rows.mean(axis=1, keepdims=True)


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
    return """
三者都是对一个核矩阵做核主成分分析：MDS 的是 $-\\frac12 H D^{(2)} H$，Isomap 把其中的距离换成最短路径的长度，
LLE 的是 $λ_{max} I - M$，中心化恰好去掉它那个无用的常数特征向量。

1. 真正的核由核函数给出：半正定，每个元素只依赖两个样本，(10.25) 直接给出新样本的坐标。缺点是核与流形无关，
   宽度不合适就展不开曲面。
2. 流形方法的核从数据学来，反映测地线距离或局部线性关系，能展开曲面。缺点是每个元素依赖全部样本，新样本没有现成的坐标；
   Isomap 的核可能不是半正定的；近邻数要选，要求采样稠密，有短路与断路。

All three are kernel PCA of some matrix: $-\\frac12 H D^{(2)} H$ for MDS, the same of shortest paths for Isomap,
$λ_{max} I - M$ for LLE, whose useless constant vector falls to centring.

A true kernel is positive semidefinite, depends on two samples at a time, and gives new samples their coordinates,
but knows nothing of the manifold. Kernels of manifold methods are learned from the data and unfold curved surfaces,
but depend on all samples, may fail to be positive semidefinite, and need dense sampling.
"""
