"""11.3 给每一对属性打分 / A score for every pair of attributes"""

import numpy as np
from ex11_01 import normalize


def squares(column, kind):
    if kind == "numeric":
        return np.subtract.outer(column, column) ** 2
    names = np.array(column, dtype=object)
    return (names[:, None] != names).astype(float)


def pair_scores(X, y, kinds):
    columns = zip(*normalize(X, kinds))
    D = np.array([squares(column, kind) for column, kind in zip(columns, kinds)])  # (d, m, m)
    same = np.array([[a == b for b in y] for a in y])
    others = same & ~np.eye(len(y), dtype=bool)
    accompanied = others.any(axis=1)  # who is alone in its class has no near-hit

    def score(j, k):
        distances = D[j] + D[k]  # in the plane of the pair, whatever the other attributes are
        misses = np.where(same, np.inf, distances).min(axis=1)
        hits = np.where(others, distances, np.inf).min(axis=1)
        return float(misses.sum() - hits[accompanied].sum())

    return [[score(j, k) for k in range(len(kinds))] for j in range(len(kinds))]


def best_pair(scores):
    pairs = [(i, j) for j in range(len(scores)) for i in range(j)]
    return min(pairs, key=lambda pair: (-scores[pair[0]][pair[1]], pair))


def idea():
    return r"""
对每一对属性 $(j, k)$ 各做一次 Relief：近邻只在这两个属性张成的平面上找，其余属性一概不看。
得分 $S_{jk}$ 是对全体样本求和：到猜错近邻的距离平方，减去到猜中近邻的距离平方。

对异或，平面上同类样本聚在一起（猜中近邻很近），异类样本至少有一个属性不同（猜错近邻较远），得分就高；
与类别无关的一对，两种近邻一样近，得分约为 0。
单个得分之和做不到：异或的两个属性单看时，到两种近邻的距离一样，各得 0 分。
若近邻在全部属性上找，异类近邻总由最省的那个属性隔开，含有它的各对就分不清了。

For each pair a Relief of its own, with neighbours sought by these two attributes only: the squared distance to the
near-miss minus that to the near-hit, summed over all samples. Where the pair decides the class together, near-hits
are close and near-misses are not; where it has nothing to do with the class, both are equally close. Single scores
cannot show this: each attribute of an exclusive or is worth nothing alone. Neighbours sought by all attributes do not
do either: the cheapest attribute to change sets the classes apart, and all pairs with it look alike.
"""
