"""照式 (4.1)、(4.5)、(4.7) 与 4.3 节长树剪枝，对率结点用牛顿法 (3.29)，检验照式 (2.34)–(2.36) / Trees by (4.1), (4.5), (4.7) and section 4.3, logistic nodes by Newton's method (3.29), the tests by (2.34)–(2.36)"""

import numpy as np

from exercises.datasets import breast_cancer, iris, optdigits, wine

CRITERIA = ("entropy", "gini", "logistic")
PRUNINGS = ("none", "pre", "post")
NAMES = [f"{criterion}/{pruning}" for criterion in CRITERIA for pruning in PRUNINGS]


def rank_table(errors):
    return [
        [1 + sum(other < e for other in row) + (sum(other == e for other in row) - 1) / 2 for e in row]
        for row in errors
    ]


def mean_ranks(ranks):
    return [sum(column) / len(ranks) for column in zip(*ranks)]


def friedman_f(ranks):
    N, k = len(ranks), len(ranks[0])
    chi2 = 12 * N / (k * (k + 1)) * (sum(r**2 for r in mean_ranks(ranks)) - k * (k + 1) ** 2 / 4)
    return (N - 1) * chi2 / (N * (k - 1) - chi2)


def different_pairs(ranks, q):
    N, k = len(ranks), len(ranks[0])
    CD = q * (k * (k + 1) / (6 * N)) ** 0.5
    r = mean_ranks(ranks)
    return [(i, j) for i in range(k) for j in range(i + 1, k) if abs(r[i] - r[j]) > CD]


def impurity(p, criterion):
    """p 是正例比例的数组。"""
    if criterion == "gini":
        return 1 - p**2 - (1 - p) ** 2
    q = np.stack([p, 1 - p])
    return -np.sum(q * np.log2(np.where(q > 0, q, 1)), axis=0)


def axis_split(X, y, criterion):
    best, found = None, None
    m = len(y)
    for j in range(X.shape[1]):
        order = np.argsort(X[:, j], kind="stable")
        a, labels = X[order, j], y[order]
        cuts = np.flatnonzero(a[1:] > a[:-1]) + 1
        if len(cuts) == 0:
            continue
        positives = np.cumsum(labels)[cuts - 1]
        left, right = cuts / m, 1 - cuts / m
        p_left, p_right = positives / cuts, (y.sum() - positives) / (m - cuts)
        values = left * impurity(p_left, criterion) + right * impurity(p_right, criterion)
        i = int(np.argmin(values))
        if best is None or values[i] < best:
            best = values[i]
            found = {"feature": j, "threshold": float((a[cuts[i] - 1] + a[cuts[i]]) / 2)}
    return found


def logistic_split(X, y):
    mean, sigma = X.mean(axis=0), X.std(axis=0)
    sigma[X.max(axis=0) == X.min(axis=0)] = 1
    Z_hat = np.hstack([(X - mean) / sigma, np.ones((len(X), 1))])
    penalty = np.full(Z_hat.shape[1], 0.01)
    penalty[-1] = 0
    beta = np.zeros(Z_hat.shape[1])
    for _ in range(20):
        p1 = 1 / (1 + np.exp(-Z_hat @ beta))
        g = -Z_hat.T @ (y - p1) + penalty * beta
        H = Z_hat.T @ (Z_hat * (p1 * (1 - p1))[:, None]) + np.diag(penalty)
        beta = beta - np.linalg.inv(H) @ g
    w = beta[:-1] / sigma
    return {"weights": w.tolist(), "threshold": float(w @ mean - beta[-1])}


def goes_left(node, X):
    if "weights" in node:
        return X @ np.array(node["weights"]) <= node["threshold"]
    return X[:, node["feature"]] <= node["threshold"]


def majority(y):
    return 1 if sum(y) > len(y) / 2 else 0


def grow(X, y, V, u, criterion, pre):
    leaf = {"label": majority(y)}
    if len(set(y.tolist())) == 1:
        return leaf
    node = logistic_split(X, y) if criterion == "logistic" else axis_split(X, y, criterion)
    if node is None:
        return leaf
    left = goes_left(node, X)
    if left.all() or not left.any():
        return leaf
    v_left = goes_left(node, V)
    if pre:
        before = np.sum(u == leaf["label"])
        after = np.sum(u[v_left] == majority(y[left])) + np.sum(u[~v_left] == majority(y[~left]))
        if after <= before:
            return leaf
    node["le"] = grow(X[left], y[left], V[v_left], u[v_left], criterion, pre)
    node["gt"] = grow(X[~left], y[~left], V[~v_left], u[~v_left], criterion, pre)
    return node


def post_prune(tree, X, y, V, u):
    if "label" in tree:
        return tree
    left, v_left = goes_left(tree, X), goes_left(tree, V)
    tree["le"] = post_prune(tree["le"], X[left], y[left], V[v_left], u[v_left])
    tree["gt"] = post_prune(tree["gt"], X[~left], y[~left], V[~v_left], u[~v_left])
    leaf = {"label": majority(y)}
    if np.sum(u == leaf["label"]) > np.sum(np.array(predict(tree, V)) == u):
        return leaf
    return tree


def train_tree(X, y, X_val, y_val, criterion, pruning):
    y, y_val = np.array(y), np.array(y_val)
    tree = grow(X, y, X_val, y_val, criterion, pruning == "pre")
    if pruning == "post":
        tree = post_prune(tree, X, y, X_val, y_val)
    return tree


def predict(tree, X):
    if "label" in tree:
        return [tree["label"]] * len(X)
    result = np.zeros(len(X), dtype=int)
    left = goes_left(tree, X)
    result[left] = predict(tree["le"], X[left])
    result[~left] = predict(tree["gt"], X[~left])
    return result.tolist()


def conclusions(results, q, f_critical):
    errors = [[sum(results["errors"][task][c][p]) for c in CRITERIA for p in PRUNINGS] for task in results["datasets"]]
    ranks = rank_table(errors)
    means = mean_ranks(ranks)
    f = friedman_f(ranks)
    reject = f > f_critical
    pairs = different_pairs(ranks, q) if reject else []
    leaves = results["leaves"]
    return {
        "mean_ranks": means,
        "order": [NAMES[i] for i in sorted(range(9), key=lambda i: means[i])],
        "friedman_f": f,
        "reject": reject,
        "different": [[NAMES[i], NAMES[j]] for i, j in pairs],
        "pruning_shrinks": all(
            leaves[task][c]["post"] <= leaves[task][c]["none"] for task in results["datasets"] for c in CRITERIA
        ),
    }


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
     'errors': {'iris_v': {'entropy': {'none': [1, 1, 2, 1, 0, 0, 2, 1, 1, 1],
                                       'pre': [5, 5, 5, 5, 5, 5, 5, 5, 5, 5],
                                       'post': [1, 1, 2, 1, 0, 0, 2, 1, 1, 1]},
                           'gini': {'none': [1, 0, 2, 1, 0, 0, 2, 1, 1, 1],
                                    'pre': [5, 5, 5, 5, 5, 5, 5, 5, 5, 5],
                                    'post': [1, 0, 2, 1, 0, 0, 2, 1, 1, 1]},
                           'logistic': {'none': [1, 3, 1, 2, 2, 4, 4, 1, 2, 2],
                                        'pre': [5, 3, 2, 5, 5, 5, 6, 5, 2, 2],
                                        'post': [1, 3, 1, 2, 2, 4, 4, 1, 2, 2]}},
                'wine_2': {'entropy': {'none': [1, 0, 3, 5, 3, 0, 1, 1, 0, 3],
                                       'pre': [0, 0, 4, 3, 3, 0, 2, 3, 1, 1],
                                       'post': [0, 0, 3, 5, 3, 0, 1, 1, 1, 1]},
                           'gini': {'none': [1, 0, 3, 5, 3, 1, 0, 0, 1, 2],
                                    'pre': [0, 1, 4, 3, 3, 1, 3, 1, 1, 1],
                                    'post': [0, 0, 3, 5, 3, 1, 0, 0, 1, 1]},
                           'logistic': {'none': [0, 0, 0, 1, 1, 0, 0, 0, 0, 1],
                                        'pre': [0, 0, 0, 1, 1, 0, 0, 0, 0, 1],
                                        'post': [0, 0, 0, 1, 1, 0, 0, 0, 0, 1]}},
                'cancer': {'entropy': {'none': [1, 1, 3, 5, 4, 4, 3, 2, 5, 4],
                                       'pre': [4, 2, 6, 8, 7, 11, 5, 5, 3, 7],
                                       'post': [1, 1, 4, 5, 4, 4, 3, 3, 5, 4]},
                           'gini': {'none': [1, 3, 6, 4, 4, 8, 4, 4, 2, 5],
                                    'pre': [0, 2, 6, 8, 4, 10, 4, 2, 7, 6],
                                    'post': [1, 3, 6, 4, 4, 8, 4, 4, 2, 5]},
                           'logistic': {'none': [1, 1, 1, 3, 1, 3, 2, 3, 4, 1],
                                        'pre': [0, 1, 1, 2, 1, 3, 3, 3, 4, 2],
                                        'post': [0, 1, 1, 3, 1, 3, 2, 3, 4, 1]}},
                'digits_38': {'entropy': {'none': [0, 5, 1, 2, 3, 2, 3, 1, 2, 0],
                                          'pre': [0, 4, 5, 2, 4, 8, 3, 3, 3, 0],
                                          'post': [0, 2, 1, 2, 4, 2, 3, 1, 2, 0]},
                              'gini': {'none': [2, 5, 1, 0, 1, 3, 3, 2, 0, 1],
                                       'pre': [2, 4, 2, 0, 2, 6, 3, 3, 3, 1],
                                       'post': [2, 2, 2, 0, 1, 3, 3, 2, 0, 1]},
                              'logistic': {'none': [0, 0, 0, 0, 0, 2, 0, 0, 0, 0],
                                           'pre': [0, 0, 0, 0, 0, 2, 0, 0, 0, 0],
                                           'post': [0, 0, 0, 0, 0, 2, 0, 0, 0, 0]}}},
     'leaves': {'iris_v': {'entropy': {'none': 8.3, 'pre': 1.0, 'post': 8.3},
                           'gini': {'none': 8.5, 'pre': 1.0, 'post': 8.5},
                           'logistic': {'none': 9.6, 'pre': 2.4, 'post': 9.2}},
                'wine_2': {'entropy': {'none': 6.8, 'pre': 2.0, 'post': 5.1},
                           'gini': {'none': 8.1, 'pre': 2.4, 'post': 7.0},
                           'logistic': {'none': 2.0, 'pre': 2.0, 'post': 2.0}},
                'cancer': {'entropy': {'none': 16.3, 'pre': 2.5, 'post': 14.5},
                           'gini': {'none': 18.9, 'pre': 3.1, 'post': 17.0},
                           'logistic': {'none': 3.4, 'pre': 2.1, 'post': 3.2}},
                'digits_38': {'entropy': {'none': 11.3, 'pre': 3.4, 'post': 10.6},
                              'gini': {'none': 15.4, 'pre': 3.9, 'post': 13.9},
                              'logistic': {'none': 2.0, 'pre': 2.0, 'post': 2.0}}}}


def _task(name: str) -> tuple[np.ndarray, list[int]]:
    """一个任务的样本与 0/1 标签.

    The rows and the 0/1 labels of a task.
    """
    table = {"iris_v": iris, "wine_2": wine, "cancer": breast_cancer, "digits_38": optdigits}[name]()
    X, y = table["X"], table["y"]
    if name == "digits_38":
        X, y = X[(y == 3) | (y == 8)], y[(y == 3) | (y == 8)]
    return X, (y == {"iris_v": 1, "wine_2": 1, "cancer": 1, "digits_38": 8}[name]).astype(int).tolist()


def _leaves(tree: dict) -> int:
    """树的叶数.

    The number of leaves of a tree.
    """
    return 1 if "label" in tree else _leaves(tree["le"]) + _leaves(tree["gt"])


def _run() -> dict:
    """实验的全部 4 × 9 × 10 格.

    All 4 × 9 × 10 cells of the experiment.
    """
    names = ["iris_v", "wine_2", "cancer", "digits_38"]
    table: dict = {"datasets": names, "folds": 10, "fold_of": {}, "errors": {}, "leaves": {}}
    for name in names:
        X, labels = _task(name)
        y = np.array(labels)
        fold_of = np.zeros(len(y), dtype=int)
        for label in (0, 1):
            fold_of[y == label] = np.arange(np.sum(y == label)) % 10
        table["fold_of"][name] = fold_of.tolist()
        table["errors"][name], table["leaves"][name] = {}, {}
        for criterion in ("entropy", "gini", "logistic"):
            errors, leaves = table["errors"][name][criterion], table["leaves"][name][criterion] = {}, {}
            for pruning in ("none", "pre", "post"):
                trees, errors[pruning] = [], []
                for fold in range(10):
                    test, validation = fold_of == fold, fold_of == (fold + 1) % 10
                    training = ~(test | validation)
                    arguments = X[training], y[training].tolist(), X[validation], y[validation].tolist()
                    trees.append(train_tree(*arguments, criterion, pruning))
                    errors[pruning].append(int(np.sum(np.array(predict(trees[-1], X[test])) != y[test])))
                leaves[pruning] = float(np.mean([_leaves(tree) for tree in trees]))
    return table


if __name__ == "__main__":
    print(_run())
