"""乘方迭代只做 20 步, 最大的两个奇异值接近时还没有收敛 / Power iteration of 20 steps only, which have not converged where two singular values are close

caught by: test_expanding_pair
book: §10.2
"""

import numpy as np


def encode(X, W):
    return [[sum(float(x) * float(w) for x, w in zip(row, col)) for col in np.transpose(W)] for row in X]


def decode(Z, W):
    Z = np.asarray(Z, dtype=float)
    W = np.asarray(W, dtype=float)
    return np.linalg.lstsq(W.T, Z.T, rcond=None)[0].T


def orthonormalize(W):
    W = np.asarray(W, dtype=float)
    Q = []
    for w in W.T:
        v = w.copy()
        for _ in range(2):
            for q in Q:
                v = v - (q @ v) * q
        Q.append(v / np.sqrt(v @ v))
    Q = np.array(Q).T
    return Q, Q.T @ W


def expanding_pair(W):
    W = np.asarray(W, dtype=float)
    v = np.random.default_rng(0).normal(size=W.shape[1])
    for _ in range(20):
        v = W.T @ (W @ v)
        v = v / np.sqrt(v @ v)
    x = W @ v
    s = [np.sqrt(x @ x)]
    U = (x / s[0])[:, None]
    if s[0] <= 1 + 4e-7:
        return None
    return [(1 + 7 * u) for u in U[:, 0].tolist()], [1.0] * len(U)


def nonorthogonal_helps(d):
    pts = [(0, 0), (0, 10), (1, 0), (1, 10)]
    X = [list(p) + [5] * (d - 2) for p in pts]
    y = ("a", "a", "b", "b")
    W = [[0] * d for _ in range(d)]
    for i in range(d):
        W[i][i] = 100 if i == 0 else 1
    return X, y, W


def claims():
    return {
        "orthonormal_never_expands": True,
        "Wz_reconstructs_for_orthonormal_W": True,
        "Wz_reconstructs_for_every_W": False,
        "span_decides_which_information_is_kept": True,
        "orthonormal_columns_make_scores_uncorrelated": False,
    }


def essay():
    return "Orthonormal columns: W z restores, distances never grow, conditioning is good; a non-orthogonal W may weigh directions."
