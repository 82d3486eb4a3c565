"""cookbook7.1 多类 Fisher 准则究竟选出什么 / What multi-class Fisher criteria select"""

import numpy as np


def criteria(W, S_b, S_w):
    W = np.asarray(W, dtype=float)
    between, within = W.T @ S_b @ W, W.T @ S_w @ W
    return (
        float(np.prod(np.diag(between) / np.diag(within))),
        float(np.trace(between) / np.trace(within)),
        float(np.linalg.det(between) / np.linalg.det(within)),
    )


def top_eigenvectors(A, r):
    return np.linalg.eigh(A)[1][:, ::-1][:, :r]


def fisher(S_b, S_w, r):
    # Where S_w is the identity, directions that are orthogonal are uncorrelated, too.
    sizes, axes = np.linalg.eigh(S_w)
    whitening = axes / np.sqrt(sizes)
    return whitening @ top_eigenvectors(whitening.T @ S_b @ whitening, r)


def best_product_free(S_b, S_w, r):
    # Nothing keeps the columns apart.
    return np.tile(fisher(S_b, S_w, 1), r)


def best_product(S_b, S_w, r):
    W = fisher(S_b, S_w, r)
    mean = np.trace(W.T @ S_b @ W) / r
    # The diagonal has the same sum for every basis of this subspace: its product is largest where all are equal.
    for _ in range(r - 1):
        A = W.T @ S_b @ W
        i, j = int(np.argmax(np.diag(A))), int(np.argmin(np.diag(A)))
        if A[i, i] <= mean or A[j, j] >= mean:
            break
        # In the plane of w_i and w_j: the direction w_i + t w_j whose quotient is the mean.
        root = np.sqrt(A[i, j] ** 2 + (A[i, i] - mean) * (mean - A[j, j]))
        t = (A[i, j] + root) / (mean - A[j, j])
        first, second = W[:, i] + t * W[:, j], W[:, j] - t * W[:, i]
        W[:, i], W[:, j] = first / np.sqrt(1 + t * t), second / np.sqrt(1 + t * t)
    return W


def best_trace_ratio(S_b, S_w, r):
    ratio, before = 0.0, -1.0
    while ratio > before:
        W = top_eigenvectors(S_b - ratio * S_w, r)
        before, ratio = ratio, np.trace(W.T @ S_b @ W) / np.trace(W.T @ S_w @ W)
    return W


def proof():
    return r"""**不加约束。** 每个因子 $w_i^T S_b w_i / w_i^T S_w w_i ≤ λ_1$，各列互不相干，
都取第一个特征向量时等号成立：最大值 $λ_1^r$。

**$W^T S_w W = I$。** 各分母是 1，乘积是 $W^T S_b W$ 的对角元之积。由均值不等式它不超过
$(tr(W^T S_b W)/r)^r$；令 $V = S_w^{1/2} W$，V 的列标准正交，由 Ky Fan 定理
$tr(W^T S_b W) ≤ λ_1 + … + λ_r$。在前 r 个特征向量张成的子空间里迹不随标准正交基改变，
总能旋转到对角元全相等：取最大与最小的对角元，它们分居均值两侧，由连续性有一个转角使其中一个
等于均值，至多 r-1 次。故最大值是 $((λ_1 + … + λ_r)/r)^r$。

**$W^T W = I$。** 记 $f(ρ) = \max tr(W^T(S_b - ρ S_w)W)$，即 $S_b - ρ S_w$ 的前 r 个特征值之和。
$tr(W^T S_w W) > 0$，所以 f 严格递减，且有 W 使比值不小于 ρ 当且仅当 $f(ρ) ≥ 0$。
最大的比值 ρ* 是 f 的零点，由 $S_b - ρ^* S_w$ 的前 r 个特征向量取得。"""
