"""9.3 k 均值能否找到最优解 / Does k-means find the optimum?"""

import numpy as np


def means(X, labels):
    labels = np.array(labels)
    return np.array([X[labels == c].mean(axis=0) for c in range(labels.max() + 1)])


def objective(X, labels):
    return float(np.sum((X - means(X, labels)[labels]) ** 2))


def is_fixed_point(X, labels):
    distances = np.linalg.norm(X[:, None, :] - means(X, labels)[None, :, :], axis=2)
    own = distances[np.arange(len(X)), labels]
    return bool((own <= distances.min(axis=1)).all())


def partitions(m, k):
    """All partitions into exactly k clusters: a sample joins a cluster that is there, or opens the next one."""
    if m == 0:
        return [[]] if k == 0 else []
    joins = [[*rest, c] for rest in partitions(m - 1, k) for c in range(k)]
    opens = [[*rest, k - 1] for rest in partitions(m - 1, k - 1)] if k else []
    return joins + opens


def best_partition(X, k):
    return min(partitions(len(X), k), key=lambda labels: objective(X, labels))


def stuck_instance(k, ratio):
    # Two upright pairs far apart: started in one pair, k-means keeps the lower and the upper samples together.
    width = 1.2 * ratio**0.5
    pairs = [[0.0, 0.0], [0.0, 1.0], [width, 0.0], [width, 1.0]]
    lonely = [[100.0 * width * (i + 1), 0.0] for i in range(k - 2)]
    return np.array(pairs + lonely), [0, 1, *range(4, k + 2)]


def escape_centers(X, k):
    return means(X, best_partition(X, k))


def claims():
    return {
        "stops_after_finitely_many_rounds": True,
        "objective_never_increases": True,
        "every_fixed_point_is_optimal": False,
        "some_optimum_is_a_fixed_point": True,
        "assignment_step_can_raise_objective": False,
    }


def analysis():
    return r"""
**必然停止。** 归类一步只会使每个样本到中心的距离变小，取均值一步使各簇内的平方和变小，所以目标值从不上升；
划分只有有限个，目标值不变时划分也不再变（并列按固定规则），故有限轮后停止。

**不一定最优。** 停下的只是不动点。两对上下相邻的样本相距 $w$：从同一对出发，停在上下两簇，目标值 $w^2$，而最优值是 1。

**总有好起点。** 最优划分的各均值就是：从那里出发目标值不会上升，又不可能低于最优值。
"""
