"""13.8 自训练的缺陷 / What is wrong with self-training"""

import numpy as np


def self_train(X_l, y_l, X_u, n_rounds):
    X_l, y_l, X_u = np.asarray(X_l, dtype=float), np.asarray(y_l), np.asarray(X_u, dtype=float)
    rounds = [nearest_centroid(X_l, y_l, X_u)]
    for _ in range(n_rounds):
        rounds.append(nearest_centroid(np.vstack([X_l, X_u]), np.append(y_l, rounds[-1]), X_u))
    return [predictions.tolist() for predictions in rounds]


def nearest_centroid(X, y, X_new):
    to_negative, to_positive = (((X_new - X[y == sign].mean(axis=0)) ** 2).sum(axis=1) for sign in (-1, 1))
    return np.where(to_positive <= to_negative, 1, -1)


def degrading_dataset(n_unlabeled, lost):
    # Far points draw the positive centroid away, and the boundary with it: those at 0.5 end up on the other side.
    X_u = [[0.5]] * lost + [[10.0 * n_unlabeled]] * (n_unlabeled - lost)
    return {"X_l": [[-1.0], [1.0]], "y_l": [-1, 1], "X_u": X_u, "y_u": [1] * n_unlabeled}


def improving_dataset(n_unlabeled, gained):
    # Here it is the negative centroid, and the points at 3 were on the wrong side before.
    X_u = [[-10.0 * n_unlabeled]] + [[3.0]] * gained + [[8.0]] * (n_unlabeled - 1 - gained)
    return {"X_l": [[0.0], [8.0]], "y_l": [-1, 1], "X_u": X_u, "y_u": [-1] + [1] * (n_unlabeled - 1)}


def claims():
    return {
        "errors_get_corrected": False,
        "never_worse": False,
        "always_worse": False,
        "one_nn_frozen": True,
        "fixed_after_repeat": True,
        "centroids_settle": True,
    }


def essay():
    return """学习器把自己的预测当作标准答案：伪标记没有置信度，错的与对的同样有力；
错误会移动分类边界，带来更多同样的错误，而没有任何新的信息来纠正它。
补救：只采用置信度高的伪标记并允许撤回，给伪标记较小的权，或由另一个视图、另一个学习器来提供标记（协同训练）。"""
