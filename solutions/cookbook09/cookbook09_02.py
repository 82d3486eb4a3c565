"""cookbook9.2 这张表是欧氏距离吗 / Is this table Euclidean?"""

from itertools import combinations

import numpy as np


def audit(D):
    L = np.tril(D) + np.tril(D).T
    pairs = list(combinations(range(len(D)), 2))
    slack = 1e-9 * D.max()
    asymmetric = [(i, j) for i, j in pairs if D[i, j] != D[j, i]]
    broken = [(i, j) for i, j in pairs if L[i, j] > np.min(L[i] + L[j]) + slack]
    return asymmetric, broken


def gram(D):
    squares = D**2
    rows = squares.mean(axis=0)
    return -(squares - rows - rows[:, None] + rows.mean()) / 2


def mds(D, d):
    values, V = np.linalg.eigh(gram(D))
    # Eigenvalues ascend.
    values, V = values[::-1][:d], V[:, ::-1][:, :d]
    return V * np.sqrt(np.maximum(values, 0))


def settle(D):
    values, V = np.linalg.eigh(gram(D))
    # For weights with sum 0 the sum in question is -2 wᵀBw.
    if -2 * values[0] >= 1e-6 * D.max() ** 2:
        return {"weights": V[:, 0]}
    return {"points": mds(D, len(D))}


def lift(D):
    # c adds c/2 to all eigenvalues but the one of the vector of ones, which stays 0.
    return max(0.0, -2 * np.linalg.eigvalsh(gram(D))[0])


def proof():
    return """记 $H = I - \\frac1N 11^T$，$A = [D_{ij}^2]$，$B = -\\frac12 HAH$。对 $\\sum w_i = 0$ 有 $Hw = w$，所以
$\\sum_{ij} w_iw_jD_{ij}^2 = w^TAw = -2w^TBw$。

**不会都有。** 若有点 $x_i$ 实现 D，则 $D_{ij}^2 = \\|x_i\\|^2 + \\|x_j\\|^2 - 2x_i^Tx_j$，代入并用 $\\sum w_i = 0$，得
$w^TAw = -2\\|\\sum w_ix_i\\|^2 \\le 0$，权重不存在。

**总有一种。** 若 B 半正定，则 $B = YY^T$，取 Y 的各行为点：$b_{ii} + b_{jj} - 2b_{ij} = D_{ij}^2$
（行、列的均值都消去了），所以它们实现 D。若 B 不半正定，取负特征值 λ 的特征向量 w。因为 $B1 = 0$，w 与 1 正交，
即 $\\sum w_i = 0$，而 $w^TAw = -2\\lambda\\|w\\|^2 > 0$。"""
