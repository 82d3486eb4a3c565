"""10.5 正交与非正交的投影矩阵 / Orthogonal and non-orthogonal projection matrices"""

import numpy as np


def encode(X, W):
    return X @ W


def decode(Z, W):
    # The points W a with Wᵀ W a = z; the pseudoinverse is (WᵀW)⁻¹ Wᵀ without squaring the condition number.
    return Z @ np.linalg.pinv(W)


def orthonormalize(W):
    return np.linalg.qr(W)


def expanding_pair(W):
    left, singular, _ = np.linalg.svd(W)
    if singular[0] <= 1:
        return None
    return left[:, 0], np.zeros(len(W))


def nonorthogonal_helps(d):
    # Column 0 tells the classes apart; in column 1, which is larger, each sample has one of the other class beside it.
    X = np.zeros((8, d))
    X[4:, 0] = 1
    X[:, 1] = np.tile([0, 3, 7, 12], 2)
    W = np.eye(d)
    W[1, 1] = 0.01
    return X, ["是"] * 4 + ["否"] * 4, W


def claims():
    return {
        "orthonormal_never_expands": True,
        "Wz_reconstructs_for_orthonormal_W": True,
        "Wz_reconstructs_for_every_W": False,
        "span_decides_which_information_is_kept": True,
        "orthonormal_columns_make_scores_uncorrelated": False,
    }


def essay():
    return """
正交：还原只需 $W z$，就是正交投影；$‖W^T x‖ ≤ ‖x‖$，距离不会变大，噪声不被放大；各坐标互不重复，数值稳定。

非正交：还原要解 $W^T W a = z$；距离按奇异值伸缩，病态时误差放大。但张成的子空间相同时信息并不少
($W = Q R$)，而伸缩本身可以有用：压缩类内变化大的方向，放大区分类别的方向，最近邻就变好。
这正是度量学习学的东西。标准正交与不相关是两回事。

Orthonormal: W z restores the projection, distances never grow, coordinates do not repeat one another. Otherwise a
system must be solved and errors are stretched; yet no information is lost (W = Q R), and the stretching itself may
serve: it can shrink what varies within classes. That is what metric learning learns.
"""
