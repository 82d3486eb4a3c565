"""照 10.1 节的 k 近邻与投票法写 / k nearest neighbours and voting, as in §10.1"""

import numpy as np

TREE = {
    "feature": 1,
    "threshold": 0.126,
    "le": {"label": "否"},
    "gt": {
        "feature": 0,
        "threshold": 0.3815,
        "le": {"label": "否"},
        "gt": {
            "feature": 1,
            "threshold": 0.2045,
            "le": {"feature": 0, "threshold": 0.560, "le": {"label": "是"}, "gt": {"label": "否"}},
            "gt": {"label": "是"},
        },
    },
}


def neighbors(X, q, k):
    d = np.linalg.norm(X - q, axis=1)
    return [int(i) for i in np.argsort(d, kind="stable")[:k]]


def vote(labels):
    best = labels[0]
    for label in labels:
        if labels.count(label) > labels.count(best):
            best = label
    return best


def knn_predict(X, y, Q, k):
    return [vote([y[i] for i in neighbors(X, q, k)]) for q in Q]


def tree_predict(tree, Q):
    predictions = []
    for q in Q:
        node = tree
        while "label" not in node:
            node = node["le"] if q[node["feature"]] <= node["threshold"] else node["gt"]
        predictions.append(node["label"])
    return predictions


def loo_errors(X, y, k):
    wrong = []
    for i in range(len(X)):
        rest = [j for j in range(len(X)) if j != i]
        if knn_predict(X[rest], [y[j] for j in rest], X[i : i + 1], k)[0] != y[i]:
            wrong.append(i)
    return wrong


def compare_on_grid(X, y, k, tree, g0, g1):
    knn = [knn_predict(X, y, np.array([[a, b] for b in g1]), k) for a in g0]
    by_tree = [tree_predict(tree, np.array([[a, b] for b in g1])) for a in g0]
    different = sum(p != q for r, s in zip(knn, by_tree) for p, q in zip(r, s))
    return {"knn": knn, "tree": by_tree, "disagreement": different / (len(g0) * len(g1))}


def boundary_pieces(X, y):
    # on the bisector of i and j: the points that are farther from all others
    pieces = []
    m = len(X)
    for i in range(m):
        for j in range(i + 1, m):
            if y[i] == y[j]:
                continue
            middle = (X[i] + X[j]) / 2
            direction = np.array([-(X[j] - X[i])[1], (X[j] - X[i])[0]])
            low, high = -np.inf, np.inf
            for k in range(m):
                if k in (i, j):
                    continue
                # |x - x_k|^2 - |x - x_i|^2 = a + b t > 0
                a = (middle - X[k]) @ (middle - X[k]) - (middle - X[i]) @ (middle - X[i])
                b = 2 * direction @ (X[i] - X[k])
                if b > 0:
                    low = max(low, -a / b)
                elif b < 0:
                    high = min(high, -a / b)
                elif a <= 0:
                    high = -np.inf
            if low >= high:
                continue
            if low == -np.inf and high == np.inf:
                t = 0.0
            elif low == -np.inf:
                t = high - 1
            elif high == np.inf:
                t = low + 1
            else:
                t = (low + high) / 2
            pieces.append((i, j, (middle + t * direction).tolist()))
    return pieces


def scale_witness():
    return np.array([[0.0, 1.0], [2.0, 0.0]]), ["a", "b"], np.array([0.0, 0.0]), 0.1


def claims():
    return {
        "tree_boundary_axis_parallel": True,
        "one_nn_boundary_axis_parallel": False,
        "one_nn_training_error_zero_without_conflicts": True,
        "k_nn_training_error_zero_for_all_k": False,
        "rescaling_a_feature_can_change_knn": True,
        "rescaling_a_feature_can_change_a_retrained_tree": False,
    }
