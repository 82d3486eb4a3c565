"""猜中近邻的一项没有变号 / The hits are added

caught by: test_sixteen_rows
book: §11.2
"""

import numpy as np
from ex11_01 import normalize


def differences(column, kind):
    if kind == "numeric":
        return np.abs(np.subtract.outer(column, column))
    names = np.array(column, dtype=object)
    return (names[:, None] != names).astype(float)


def pair_scores(X, y, kinds):
    columns = zip(*normalize(X, kinds))
    diffs = np.array([differences(column, kind) for column, kind in zip(columns, kinds)])  # (d, m, m)
    distances = diffs.sum(axis=0)
    np.fill_diagonal(distances, len(kinds) + 1)  # beyond all others: a neighbour only of who is alone in its class
    same = np.array([[a == b for b in y] for a in y])
    hits = np.where(same, distances, np.inf).argmin(axis=1)
    misses = np.where(same, np.inf, distances).argmin(axis=1)

    def changes(neighbours):
        steps = diffs[:, np.arange(len(y)), neighbours]
        return np.maximum(steps[:, None], steps).sum(axis=2)  # a pair changes where one of the two does

    return (changes(misses) + changes(hits)).tolist()


def best_pair(scores):
    pairs = [(i, j) for j in range(len(scores)) for i in range(j)]
    return min(pairs, key=lambda pair: (-scores[pair[0]][pair[1]], pair))


def idea():
    return r"""
近邻仍在全部属性上找, 与 Relief 相同; 但一对属性 $(j, k)$ 的差别取 $\max(diff^j, diff^k)$: 两个属性中有一个变了, 这一对就变了.
得分 $S_{jk}$ 是对全体样本求和: 到猜错近邻的差别, 减去到猜中近邻的差别. 对异或, 从样本走到猜错近邻时这一对中恰有一个属性变化,
每次都记 1 分; 走到猜中近邻时两个都不变. 若把两个属性的得分相加, 变化被分摊到两个属性上, 与同时变化的别的属性混在一起,
就看不出哪两个是一对.
"""
