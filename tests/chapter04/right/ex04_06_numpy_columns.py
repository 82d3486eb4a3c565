"""逐列 numpy 扫描；对率结点只用损失最小的一个属性；相等时保留 / Column by column; logistic nodes on one attribute; ties kept"""

import math

import numpy as np


def rank_table(errors):
    errors = np.asarray(errors, dtype=float)
    ranks = np.zeros_like(errors)
    for i, row in enumerate(errors):
        order = np.argsort(row)
        ranks[i, order] = np.arange(1, len(row) + 1)
        for value in np.unique(row):
            ranks[i, row == value] = ranks[i, row == value].mean()
    return ranks


def friedman_f(ranks):
    ranks = np.asarray(ranks, dtype=float)
    N, k = ranks.shape
    r = ranks.mean(axis=0)
    chi = (k - 1) / k * 12 * N / (k**2 - 1) * ((r - (k + 1) / 2) ** 2).sum()
    return (N - 1) * chi / (N * (k - 1) - chi)


def different_pairs(ranks, q):
    ranks = np.asarray(ranks, dtype=float)
    N, k = ranks.shape
    r = ranks.mean(axis=0)
    gap = np.abs(r[:, None] - r[None, :])
    return np.argwhere(np.triu(gap > q * np.sqrt(k * (k + 1) / 6 / N)))


def _impurity(ones, n, criterion):
    p = ones / n
    if criterion == "gini":
        return 1 - p**2 - (1 - p) ** 2
    total = np.zeros_like(p)
    for share in (p, 1 - p):
        positive = share > 0
        total[positive] -= share[positive] * np.log(share[positive]) / np.log(2)
    return total


def _axis(X, y, criterion):
    best = None
    for j in reversed(range(X.shape[1])):
        values = np.unique(X[:, j])
        if len(values) == 1:
            continue
        cuts = (values[1:] + values[:-1]) / 2
        below = X[:, j][:, None] <= cuts
        n_left = below.sum(axis=0).astype(float)
        ones = (below * y[:, None]).sum(axis=0).astype(float)
        n_right = len(y) - n_left
        score = n_left * _impurity(ones, n_left, criterion) + n_right * _impurity(y.sum() - ones, n_right, criterion)
        k = int(np.argmin(score))
        if best is None or score[k] < best[0] - 1e-12:
            best = (score[k], j, cuts[k])
    return None if best is None else {"feature": best[1], "threshold": best[2]}


def _logistic(X, y):
    """One attribute, standardised, with a small ridge; all attributes are fitted side by side."""
    mean, std = X.mean(axis=0), X.std(axis=0)
    std = np.where(std > 0, std, 1.0)
    Z = (X - mean) / std
    w, b = np.zeros(X.shape[1]), np.zeros(X.shape[1])
    for _ in range(30):
        p = 0.5 * (1 + np.tanh((Z * w + b) / 2))
        h = p * (1 - p)
        gw, gb = ((p - y[:, None]) * Z).sum(axis=0) + 0.1 * w, (p - y[:, None]).sum(axis=0)
        hww, hwb, hbb = (h * Z * Z).sum(axis=0) + 0.1, (h * Z).sum(axis=0), h.sum(axis=0) + 1e-6
        det = hww * hbb - hwb**2
        w, b = w - (hbb * gw - hwb * gb) / det, b - (hww * gb - hwb * gw) / det
    s = Z * w + b
    loss = np.logaddexp(0, s).sum(axis=0) - y @ s + 0.05 * w**2
    j = int(np.argmin(loss))
    weights = np.zeros(X.shape[1])
    weights[j] = w[j] / std[j]
    return {"weights": weights, "threshold": weights[j] * mean[j] - b[j]}


def _left(node, X):
    if "weights" in node:
        return np.dot(X, node["weights"]) <= node["threshold"]
    return X[:, node["feature"]] <= node["threshold"]


def train_tree(X, y, X_val, y_val, criterion, pruning):
    X, y, V, v = np.asarray(X, float), np.asarray(y, int), np.asarray(X_val, float), np.asarray(y_val, int)
    label = 1 if y.sum() * 2 > len(y) else 0
    if y.min() == y.max():
        return {"label": label}
    node = _logistic(X, y) if criterion == "logistic" else _axis(X, y, criterion)
    if node is None:
        return {"label": label}
    left, val_left = _left(node, X), _left(node, V)
    if left.all() or (~left).all():
        return {"label": label}
    if pruning == "pre":
        guess = {side: int(2 * y[left == side].sum() > (left == side).sum()) for side in (True, False)}
        if sum(guess[side] == truth for side, truth in zip(val_left.tolist(), v)) <= (v == label).sum():
            return {"label": label}
    node["le"] = train_tree(X[left], y[left], V[val_left], v[val_left], criterion, pruning)
    node["gt"] = train_tree(X[~left], y[~left], V[~val_left], v[~val_left], criterion, pruning)
    # The subtrees are pruned by now: that is bottom-up.
    if pruning == "post" and (v == label).sum() > (np.asarray(predict(node, V)) == v).sum():
        return {"label": label}
    return node


def predict(tree, X):
    X = np.asarray(X, dtype=float)
    result = np.full(len(X), tree.get("label", -1))
    if "label" not in tree and len(X):
        left = _left(tree, X)
        result[left] = predict(tree["le"], X[left])
        result[~left] = predict(tree["gt"], X[~left])
    return result


def results():
    return {'datasets': ['iris_v', 'wine_2', 'cancer', 'digits_38'],
     'folds': 10,
     'fold_of': {'iris_v': [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0,
                            1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1,
                            2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2,
                            3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3,
                            4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
                 'wine_2': [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0,
                            1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 1, 2,
                            3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3,
                            4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4,
                            5, 6, 7, 8, 9, 0, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3,
                            4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6],
                 'cancer': [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 1, 2, 9, 0, 1, 2, 3, 4, 5, 6, 7,
                            8, 9, 0, 1, 2, 3, 3, 4, 5, 6, 7, 8, 9, 0, 1, 4, 2, 5, 6, 7, 8, 9, 3, 4, 0, 5, 6, 1, 2, 3, 4,
                            7, 5, 8, 9, 6, 7, 8, 9, 0, 0, 1, 2, 1, 3, 2, 4, 5, 3, 4, 5, 6, 7, 6, 8, 9, 0, 7, 8, 9, 1, 0,
                            1, 2, 3, 2, 3, 4, 4, 5, 5, 6, 7, 8, 6, 9, 0, 7, 1, 2, 3, 4, 5, 6, 7, 8, 8, 9, 0, 9, 1, 2, 0,
                            1, 2, 3, 4, 3, 5, 4, 6, 7, 5, 8, 9, 6, 7, 0, 8, 9, 1, 0, 1, 2, 3, 2, 4, 5, 6, 7, 8, 9, 0, 1,
                            2, 3, 3, 4, 5, 6, 4, 5, 7, 6, 8, 9, 7, 8, 0, 1, 9, 0, 2, 3, 4, 5, 1, 6, 7, 2, 3, 4, 8, 5, 9,
                            6, 0, 1, 2, 7, 3, 4, 8, 9, 5, 0, 1, 2, 3, 6, 4, 5, 6, 7, 7, 8, 8, 9, 0, 9, 1, 0, 1, 2, 3, 2,
                            3, 4, 5, 4, 5, 6, 6, 7, 8, 9, 0, 1, 7, 8, 2, 3, 9, 4, 5, 0, 1, 6, 2, 7, 8, 9, 0, 3, 1, 2, 3,
                            4, 5, 4, 6, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 7, 8, 9, 0, 1, 2, 9, 3, 0, 4, 5, 1, 6,
                            7, 2, 8, 3, 4, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 5, 2, 3, 6, 4, 7, 5, 6, 7, 8, 9, 0, 1,
                            2, 3, 4, 5, 6, 7, 8, 8, 9, 0, 1, 9, 2, 0, 3, 4, 5, 6, 1, 2, 3, 7, 8, 9, 0, 4, 1, 5, 2, 6, 3,
                            4, 5, 7, 6, 7, 8, 9, 0, 1, 2, 8, 9, 0, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 1, 2, 4, 3, 4, 5, 5,
                            6, 7, 6, 7, 8, 9, 0, 8, 1, 2, 3, 4, 5, 9, 6, 7, 8, 0, 9, 0, 1, 2, 1, 2, 3, 4, 5, 6, 3, 7, 8,
                            9, 0, 1, 2, 3, 4, 4, 5, 6, 7, 8, 5, 9, 0, 6, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 7, 3, 8, 9,
                            4, 0, 5, 6, 7, 8, 9, 1, 0, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 0, 1, 2, 3, 6, 7, 4, 5, 6,
                            7, 8, 9, 8, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 0, 1, 2, 3, 4, 5, 6, 0, 7, 1, 8, 9, 2, 0, 1, 2,
                            3, 4, 3, 4, 5, 5, 6, 6, 7, 8, 9, 0, 1, 7, 2, 3, 8, 4, 9, 5, 0, 1, 6, 7, 8, 2, 9, 0, 1, 2, 3,
                            4, 5, 6, 7, 8, 9, 3, 0, 4, 5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1,
                            2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 6],
                 'digits_38': [0, 0, 1, 1, 2, 2, 3, 4, 3, 5, 4, 5, 6, 7, 6, 8, 9, 0, 7, 1, 2, 8, 9, 0, 1, 2, 3, 3, 4, 4,
                               5, 5, 6, 7, 6, 8, 7, 8, 9, 0, 9, 1, 2, 3, 0, 4, 5, 1, 2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9, 0,
                               9, 1, 0, 1, 2, 3, 2, 4, 5, 6, 3, 7, 8, 4, 5, 6, 7, 9, 0, 8, 1, 9, 2, 0, 1, 2, 3, 3, 4, 5,
                               6, 7, 4, 8, 9, 0, 5, 1, 2, 6, 7, 8, 9, 0, 3, 1, 4, 2, 5, 3, 4, 5, 6, 6, 7, 8, 9, 0, 7, 1,
                               2, 3, 8, 4, 5, 9, 0, 1, 2, 3, 6, 4, 7, 5, 8, 6, 7, 8, 9, 9, 0, 1, 2, 3, 0, 4, 5, 6, 1, 7,
                               8, 2, 3, 4, 5, 6, 9, 7, 0, 8, 1, 9, 0, 1, 2, 2, 3, 4, 5, 6, 3, 7, 8, 9, 4, 0, 1, 5, 6, 7,
                               8, 9, 2, 0, 3, 1, 4, 2, 3, 4, 5, 5, 6, 7, 8, 9, 6, 0, 1, 2, 7, 3, 4, 8, 9, 0, 5, 1, 6, 2,
                               7, 3, 4, 5, 8, 6, 9, 0, 1, 2, 7, 3, 4, 5, 8, 6, 7, 9, 0, 1, 2, 3, 8, 4, 9, 5, 0, 6, 7, 8,
                               1, 9, 2, 3, 4, 5, 0, 6, 7, 8, 1, 9, 0, 2, 3, 4, 5, 6, 1, 7, 2, 8, 3, 9, 0, 1, 4, 2, 5, 6,
                               7, 8, 3, 9, 0, 1, 4, 2, 3, 5, 6, 7, 8, 4, 9, 5, 0, 6, 1, 2, 3, 7, 4, 8, 9, 0, 1, 5, 2, 3,
                               4, 6, 5, 6, 7, 8, 9, 0, 1, 7, 2, 8, 9, 3, 4, 5, 0, 6, 1, 2, 3, 4, 7, 5, 6, 7, 8, 8, 9, 9,
                               0, 0, 1, 1, 2, 2, 3, 4, 5, 3, 6, 4, 5, 6, 7, 7, 8, 9, 0, 8, 1, 2, 9, 0, 1, 2, 3]},
     'errors': {'iris_v': {'entropy': {'none': [1, 1, 1, 1, 0, 0, 1, 1, 0, 2],
                                       'pre': [5, 5, 5, 5, 5, 5, 5, 5, 5, 5],
                                       'post': [1, 1, 1, 1, 0, 0, 1, 1, 0, 2]},
                           'gini': {'none': [1, 0, 2, 1, 0, 0, 1, 1, 0, 2],
                                    'pre': [5, 5, 5, 5, 5, 5, 5, 5, 5, 5],
                                    'post': [1, 0, 2, 1, 0, 0, 1, 1, 0, 2]},
                           'logistic': {'none': [2, 4, 1, 3, 3, 4, 3, 1, 2, 1],
                                        'pre': [5, 5, 1, 5, 5, 5, 7, 5, 5, 2],
                                        'post': [2, 4, 1, 3, 3, 4, 3, 1, 2, 1]}},
                'wine_2': {'entropy': {'none': [0, 0, 2, 2, 3, 0, 1, 2, 0, 1],
                                       'pre': [0, 0, 4, 3, 3, 0, 2, 3, 1, 1],
                                       'post': [0, 0, 2, 2, 3, 0, 1, 2, 0, 1]},
                           'gini': {'none': [1, 0, 4, 2, 3, 1, 2, 0, 1, 1],
                                    'pre': [0, 1, 4, 3, 3, 1, 3, 1, 1, 1],
                                    'post': [1, 0, 4, 2, 3, 1, 2, 0, 1, 1]},
                           'logistic': {'none': [0, 0, 5, 3, 4, 3, 2, 2, 1, 1],
                                        'pre': [0, 0, 4, 2, 4, 2, 2, 3, 2, 1],
                                        'post': [0, 0, 4, 3, 4, 3, 2, 2, 1, 1]}},
                'cancer': {'entropy': {'none': [2, 0, 3, 5, 4, 3, 3, 3, 5, 5],
                                       'pre': [4, 2, 6, 8, 7, 11, 5, 5, 3, 6],
                                       'post': [2, 0, 3, 5, 2, 4, 3, 3, 5, 5]},
                           'gini': {'none': [3, 4, 4, 6, 7, 6, 4, 4, 3, 8],
                                    'pre': [0, 2, 6, 8, 4, 10, 4, 2, 7, 6],
                                    'post': [1, 4, 4, 6, 6, 6, 4, 3, 2, 8]},
                           'logistic': {'none': [3, 1, 4, 0, 4, 8, 2, 5, 4, 5],
                                        'pre': [3, 1, 3, 4, 5, 8, 1, 5, 3, 6],
                                        'post': [3, 1, 3, 0, 4, 8, 2, 5, 3, 5]}},
                'digits_38': {'entropy': {'none': [1, 2, 2, 1, 3, 3, 4, 2, 0, 1],
                                          'pre': [0, 4, 5, 2, 4, 8, 3, 3, 3, 0],
                                          'post': [0, 3, 2, 1, 4, 3, 4, 2, 0, 1]},
                              'gini': {'none': [2, 3, 2, 1, 1, 5, 3, 2, 0, 5],
                                       'pre': [2, 4, 2, 0, 2, 6, 3, 3, 3, 0],
                                       'post': [2, 3, 3, 0, 1, 5, 3, 2, 0, 4]},
                              'logistic': {'none': [0, 3, 2, 0, 2, 3, 3, 2, 2, 3],
                                           'pre': [2, 6, 2, 0, 4, 4, 3, 3, 2, 4],
                                           'post': [1, 3, 2, 0, 2, 3, 3, 2, 2, 3]}}},
     'leaves': {'iris_v': {'entropy': {'none': 8.3, 'pre': 1.0, 'post': 8.2},
                           'gini': {'none': 8.5, 'pre': 1.0, 'post': 8.2},
                           'logistic': {'none': 8.6, 'pre': 1.7, 'post': 8.5}},
                'wine_2': {'entropy': {'none': 6.8, 'pre': 2.0, 'post': 6.8},
                           'gini': {'none': 8.1, 'pre': 2.4, 'post': 7.0},
                           'logistic': {'none': 9.5, 'pre': 2.4, 'post': 7.9}},
                'cancer': {'entropy': {'none': 16.1, 'pre': 2.5, 'post': 15.1},
                           'gini': {'none': 19.0, 'pre': 3.1, 'post': 16.3},
                           'logistic': {'none': 10.3, 'pre': 2.9, 'post': 9.2}},
                'digits_38': {'entropy': {'none': 11.2, 'pre': 3.4, 'post': 10.0},
                              'gini': {'none': 15.4, 'pre': 3.9, 'post': 13.7},
                              'logistic': {'none': 8.9, 'pre': 3.9, 'post': 8.4}}}}


def conclusions(results, q, f_critical):
    names = results["datasets"]
    labels, columns = [], []
    for criterion in ("entropy", "gini", "logistic"):
        for pruning in ("none", "pre", "post"):
            labels.append(criterion + "/" + pruning)
            columns.append([sum(results["errors"][name][criterion][pruning]) for name in names])
    ranks = rank_table(np.array(columns).T)
    mean = ranks.mean(axis=0)
    F = friedman_f(ranks)
    found = {
        "mean_ranks": mean,
        "order": sorted(labels, key=lambda label: (mean[labels.index(label)], labels.index(label))),
        "friedman_f": F,
        "reject": bool(F > f_critical),
        "different": [],
        "pruning_shrinks": True,
    }
    if F > f_critical:
        found["different"] = [(labels[i], labels[j]) for i, j in different_pairs(ranks, q)]
    for name in names:
        for row in results["leaves"][name].values():
            if row["post"] > row["none"]:
                found["pruning_shrinks"] = False
    return found
