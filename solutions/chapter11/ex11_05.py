"""11.5 L1 何时不产生稀疏解 / When L1 does not give zeros"""

import numpy as np


def dense_target(A, lam, signs):
    w = np.array(signs, dtype=float)
    # The gradient 2Aw − 2b + λ sign(w) is to be 0.
    return A @ w + lam / 2 * w, w


def dense_data(d, lam):
    # Each coefficient is shrunk by λ/2, to 1.
    return np.eye(d), np.full(d, 1 + lam / 2)


def lambda_first_zero(X, y):
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    # As long as no sign changes, the solution is w − λv. Some coefficient shrinks, since sign(w)ᵀ v > 0.
    v = np.linalg.solve(np.transpose(X) @ X, np.sign(w)) / 2
    return float(1 / np.max(v / w))


def essay():
    return """
L1 范数的等值线是菱形。等值线与它相遇在**顶点**（坐标轴上）时才有零分量；相遇在**边**上时，两个分量都不为 0。
无零分量的解满足 $2 X^T(y - Xw) = λ \\, sign(w)$，即 $w = w_0 - λ v$，$w_0$ 是最小二乘解：
只要 λ 相对于数据足够小，或最小二乘解离坐标轴足够远，解就没有零分量。
λ 增大时各分量沿直线移动，第一个到达 0 的给出界限；相关的特征可以使有的分量反而先增大。

The contour of the L1 norm is a diamond. Zeros arise where the ellipse meets a corner; on an edge no component is 0.
Without zeros $w = w_0 - λ v$: so for a small λ, or a least-squares solution far from the axes, L1 gives none.
"""
