"""10.1 k 近邻与决策树的分类边界 / Decision boundaries of k-NN and of a decision tree"""

from itertools import combinations

import numpy as np


def neighbors(X, q, k):
    squares = ((np.asarray(X) - q) ** 2).sum(axis=1)
    return np.argsort(squares)[:k].tolist()


def vote(labels):
    # max() keeps the first of equals, and the labels come in the order of the neighbours.
    return max(labels, key=labels.count)


def knn_predict(X, y, Q, k):
    return [vote([y[i] for i in neighbors(X, q, k)]) for q in Q]


def label_of(tree, x):
    while "label" not in tree:
        tree = tree["le"] if x[tree["feature"]] <= tree["threshold"] else tree["gt"]
    return tree["label"]


def tree_predict(tree, Q):
    return [label_of(tree, q) for q in Q]


def loo_errors(X, y, k):
    wrong = []
    for i, label in enumerate(y):
        others = [*y[:i], *y[i + 1 :]]
        if knn_predict(np.delete(X, i, axis=0), others, X[i : i + 1], k)[0] != label:
            wrong.append(i)
    return wrong


def compare_on_grid(X, y, k, tree, g0, g1):
    rows = [[(a, b) for b in g1] for a in g0]
    knn = [knn_predict(X, y, row, k) for row in rows]
    by_tree = [tree_predict(tree, row) for row in rows]
    pairs = [pair for row in zip(knn, by_tree, strict=True) for pair in zip(*row, strict=True)]
    differ = sum(one != other for one, other in pairs)
    return {"knn": knn, "tree": by_tree, "disagreement": differ / len(pairs)}


def boundary_pieces(X, y):
    # Relative to one of the samples, so that coordinates are no larger than the span.
    points = np.asarray(X) - X[0]
    span = max(np.hypot(*(p - q)) for p, q in combinations(points, 2))
    pieces = []
    for i, j in combinations(range(len(y)), 2):
        if y[i] == y[j]:
            continue
        middle, across = (points[i] + points[j]) / 2, points[j] - points[i]
        along = np.array([-across[1], across[0]])
        far = 100 * span / np.hypot(*across)
        # middle + t·along is nearer to i than to another sample where t·slope < room.
        others = np.delete(points, [i, j], axis=0)
        slope = 2 * (others - points[i]) @ along
        room = ((others - middle) ** 2).sum(axis=1) - across @ across / 4
        if np.any(room[slope == 0] <= 0):
            continue
        low = max([-far, *(room[slope < 0] / slope[slope < 0])])
        high = min([far, *(room[slope > 0] / slope[slope > 0])])
        if low < high:
            pieces.append((i, j, (X[0] + middle + (low + high) / 2 * along).tolist()))
    return pieces


def scale_witness():
    return np.array([[0.0, 1.0], [2.0, 0.0]]), ["是", "否"], np.array([0.0, 0.0]), 0.25


def claims():
    return {
        "tree_boundary_axis_parallel": True,
        "one_nn_boundary_axis_parallel": False,
        "one_nn_training_error_zero_without_conflicts": True,
        "k_nn_training_error_zero_for_all_k": False,
        "rescaling_a_feature_can_change_knn": True,
        "rescaling_a_feature_can_change_a_retrained_tree": False,
    }


def observations():
    return """
瓜密的地方两条边界贴得近，17 个瓜都判对；上边（含糖率 0.4 以上）与下边（密度 0.4 到 0.5、含糖率 0.1 以下）分得远，那里几乎没有瓜可凭。
k 由 1 增到 5，近邻的边界变直，孤立的小块消失，12、15 这样被异类包围的瓜开始判错。把密度换成百分数，树的边界照旧，近邻的边界几乎只看密度了。

Where melons are dense the boundaries run close together, and all 17 are right; they part above (sugar over 0.4) and below
(density 0.4 to 0.5, sugar under 0.1), where hardly a melon tells. With k from 1 to 5 the boundary of k-NN gets straighter, small
islands vanish, and melons among those of the other class, such as 12 and 15, go wrong. With density in percent the tree's
boundary stays, and k-NN looks at density almost alone.
"""
