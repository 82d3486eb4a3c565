"""照 (10.13) 的 Z = W^T X 写 / Z = W^T X of (10.13)"""

import numpy as np


def encode(X, W):
    return X @ W


def decode(Z, W):
    # x = W a with W^T W a = z
    return Z @ np.linalg.inv(W.T @ W) @ W.T


def orthonormalize(W):
    return np.linalg.qr(W)


def expanding_pair(W):
    U, s, Vt = np.linalg.svd(W)
    if s[0] > 1:
        return U[:, 0], np.zeros(len(W))
    return None


def nonorthogonal_helps(d):
    X, y = [], []
    for x in [0.0, 10.0, 21.0, 33.0]:
        X.append([x, 0.0] + [0.0] * (d - 2))
        y.append(0)
        X.append([x + 1, 2.0 / 10] + [0.0] * (d - 2))
        y.append(1)
    return np.array(X), y, np.diag([0.001] + [1.0] * (d - 1))


def claims():
    return {
        "orthonormal_never_expands": True,
        "Wz_reconstructs_for_orthonormal_W": True,
        "Wz_reconstructs_for_every_W": False,
        "span_decides_which_information_is_kept": True,
        "orthonormal_columns_make_scores_uncorrelated": False,
    }


def essay():
    return "正交的：还原只需乘 W，距离不会变大；非正交的：可以放大有用的方向，但还原要求逆。"
