"""9.2 豪斯多夫距离是度量 / The Hausdorff distance is a metric"""

import numpy as np


def distances(X, Z):
    return np.linalg.norm(np.asarray(X)[:, None, :] - np.asarray(Z)[None, :, :], axis=2)


def directed(X, Z):
    return float(distances(X, Z).min(axis=1).max())


def hausdorff(X, Z):
    return max(directed(X, Z), directed(Z, X))


def attaining_pair(X, Z):
    D = distances(X, Z)
    i, j = int(D.min(axis=1).argmax()), int(D.min(axis=0).argmax())
    if D[i].min() >= D[:, j].min():
        return i, int(D[i].argmin())
    return int(D[:, j].argmin()), j


def triangle_chain(X, Y, Z, i):
    # Nearest neighbours both times, the second from where the first step has led.
    j = int(distances(X[i : i + 1], Y).argmin())
    return j, int(distances(Y[j : j + 1], Z).argmin())


def asymmetric_sets(n, r):
    X = np.zeros((1, n))
    return X, np.vstack([X, np.eye(1, n) * r])  # X is part of Z, and Z reaches r farther


def proof():
    return r"""
**非负性、对称性** 由定义直接得到。

**同一性。** $\mathrm{dist_H}(X, Z) = 0$ 当且仅当每个 $x$ 到 $Z$ 的最近距离为 0，每个 $z$ 到 $X$ 的也是；
有限集中这就是 $X \subseteq Z$ 且 $Z \subseteq X$。（无限集须是闭集：开区间与它的闭包相距 0。）

**直递性。** 取 $x \in X$，令 $y$ 是 $Y$ 中离 $x$ 最近的点，$z$ 是 $Z$ 中离 $y$ 最近的点，则
$\min_{z'} \lVert x - z' \rVert \le \lVert x - y \rVert + \lVert y - z \rVert
\le \mathrm{dist_h}(X, Y) + \mathrm{dist_h}(Y, Z)$。
对 $x$ 取最大，再对另一个方向同样做。

**一个方向不够。** $X \subset Z$ 时 $\mathrm{dist_h}(X, Z) = 0$ 而 $X \ne Z$，也不对称。
"""
