"""纯 Python 的树；对率结点用梯度法；相等时剪去 / Trees in plain Python; logistic nodes by gradient descent; ties cut"""

import math
from statistics import mean, stdev


def rank_table(errors):
    table = []
    for row in errors:
        ordered = sorted(row)
        table.append(tuple(ordered.index(e) + 1 + (ordered.count(e) - 1) / 2 for e in row))
    return tuple(table)


def friedman_f(ranks):
    n, k = len(ranks), len(ranks[0])
    r = [sum(column) / n for column in zip(*ranks)]
    chi = 12 * n / k / (k + 1) * (sum(x * x for x in r) - k * (k + 1) * (k + 1) / 4)
    return (n - 1) * chi / (n * (k - 1) - chi)


def different_pairs(ranks, q):
    n, k = len(ranks), len(ranks[0])
    r = [sum(column) / n for column in zip(*ranks)]
    cd = q * math.sqrt(k * (k + 1) / (6.0 * n))
    pairs = []
    for i in range(k):
        for j in range(i + 1, k):
            if abs(r[i] - r[j]) > cd:
                pairs.append((i, j))
    return pairs


def _badness(ones, n, criterion):
    p = ones / n
    if criterion == "gini":
        return n * (1 - p * p - (1 - p) ** 2)
    return -n * sum(s * math.log2(s) for s in (p, 1 - p) if s)


def _cut(X, y, criterion):
    best = (math.inf, None, None)
    total, n = sum(y), len(y)
    for j in range(len(X[0])):
        pairs = sorted((row[j], label) for row, label in zip(X, y))
        ones = 0
        for i in range(n - 1):
            ones += pairs[i][1]
            if pairs[i][0] < pairs[i + 1][0]:
                score = _badness(ones, i + 1, criterion) + _badness(total - ones, n - i - 1, criterion)
                if score < best[0]:
                    best = (score, j, (pairs[i][0] + pairs[i + 1][0]) / 2)
    return None if best[1] is None else {"feature": best[1], "threshold": best[2]}


def _separator(X, y):
    """Thirty steps of gradient descent on standardised columns: rough, but a direction."""
    n, d = len(X), len(X[0])
    columns = list(zip(*X))
    centre = [sum(c) / n for c in columns]
    scale = [math.sqrt(sum((v - m) ** 2 for v in c) / n) or 1.0 for c, m in zip(columns, centre)]
    Z = [[(v - m) / s for v, m, s in zip(row, centre, scale)] for row in X]
    w, b = [0.0] * d, 0.0
    for _ in range(30):
        residual = []
        for z, label in zip(Z, y):
            s = b + sum(a * v for a, v in zip(w, z))
            residual.append(1 / (1 + math.exp(-max(-500, min(500, s)))) - label)
        b -= sum(residual) / n
        w = [a - sum(r * z[j] for r, z in zip(residual, Z)) / n for j, a in enumerate(w)]
    weights = [a / s for a, s in zip(w, scale)]
    return {"weights": weights, "threshold": sum(a * m for a, m in zip(weights, centre)) - b}


def _goes_left(node, row):
    if "feature" in node:
        return row[node["feature"]] <= node["threshold"]
    return sum(a * v for a, v in zip(node["weights"], row)) <= node["threshold"]


def _majority(y):
    return int(sum(y) > len(y) / 2)


def train_tree(X, y, X_val, y_val, criterion, pruning):
    X, X_val = [list(map(float, row)) for row in X], [list(map(float, row)) for row in X_val]
    tree = _grow(X, list(y), list(zip(X_val, y_val)), criterion, pruning)
    if pruning == "post":
        _prune(tree, list(zip(X_val, y_val)))
    return tree


def _grow(X, y, validation, criterion, pruning):
    leaf = {"label": _majority(y)}
    if sum(y) in (0, len(y)):
        return leaf
    node = _separator(X, y) if criterion == "logistic" else _cut(X, y, criterion)
    if node is None:
        return leaf
    sides = [_goes_left(node, row) for row in X]
    if all(sides) or not any(sides):
        return leaf
    parts = {
        key: [i for i, side in enumerate(sides) if side == (key == "le")] for key in ("le", "gt")
    }
    arrived = {
        key: [(row, label) for row, label in validation if _goes_left(node, row) == (key == "le")]
        for key in ("le", "gt")
    }
    if pruning == "pre":
        after = sum(
            label == _majority([y[i] for i in parts[key]]) for key in parts for _, label in arrived[key]
        )
        if not after > sum(label == leaf["label"] for _, label in validation):
            return leaf
    for key, rows in parts.items():
        node[key] = _grow([X[i] for i in rows], [y[i] for i in rows], arrived[key], criterion, pruning)
    node["majority"] = leaf["label"]
    return node


def _prune(node, validation):
    """Cuts in the tree that was just grown here, and says how many validation samples are right."""
    if "label" in node:
        return sum(label == node["label"] for _, label in validation)
    kept = 0
    for key in ("le", "gt"):
        kept += _prune(node[key], [(x, c) for x, c in validation if _goes_left(node, x) == (key == "le")])
    cut = sum(label == node["majority"] for _, label in validation)
    if cut >= kept:
        label = node["majority"]
        node.clear()
        node["label"] = label
    return max(cut, kept)


def predict(tree, X):
    answers = []
    for row in X:
        node = tree
        while "label" not in node:
            node = node["le"] if _goes_left(node, row) else node["gt"]
        answers.append(node["label"])
    return answers


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
     'errors': {'iris_v': {'entropy': {'none': [1, 1, 1, 1, 0, 0, 2, 1, 1, 1],
                                       'pre': [5, 5, 5, 5, 5, 5, 5, 5, 5, 5],
                                       'post': [1, 1, 2, 1, 1, 0, 2, 1, 0, 2]},
                           'gini': {'none': [1, 0, 2, 1, 0, 0, 2, 1, 1, 1],
                                    'pre': [5, 5, 5, 5, 5, 5, 5, 5, 5, 5],
                                    'post': [1, 0, 2, 1, 1, 0, 2, 1, 0, 2]},
                           'logistic': {'none': [2, 4, 0, 2, 4, 4, 5, 1, 1, 2],
                                        'pre': [5, 5, 1, 5, 5, 5, 7, 5, 5, 3],
                                        'post': [2, 5, 1, 4, 4, 5, 7, 2, 5, 3]}},
                'wine_2': {'entropy': {'none': [1, 0, 3, 5, 3, 0, 1, 1, 0, 3],
                                       'pre': [0, 0, 4, 3, 3, 0, 2, 3, 1, 1],
                                       'post': [0, 0, 3, 3, 3, 0, 0, 2, 1, 1]},
                           'gini': {'none': [1, 0, 3, 5, 3, 1, 0, 0, 1, 2],
                                    'pre': [0, 1, 4, 3, 3, 1, 3, 1, 1, 1],
                                    'post': [0, 1, 3, 3, 3, 1, 3, 1, 1, 1]},
                           'logistic': {'none': [0, 0, 0, 1, 1, 0, 0, 0, 0, 1],
                                        'pre': [0, 0, 0, 1, 1, 0, 0, 0, 0, 1],
                                        'post': [0, 0, 0, 1, 1, 0, 0, 0, 0, 1]}},
                'cancer': {'entropy': {'none': [1, 1, 3, 5, 4, 4, 3, 2, 5, 4],
                                       'pre': [4, 2, 6, 8, 7, 11, 5, 5, 3, 7],
                                       'post': [0, 0, 4, 7, 2, 9, 4, 3, 4, 7]},
                           'gini': {'none': [1, 3, 6, 4, 4, 8, 4, 4, 2, 5],
                                    'pre': [0, 2, 6, 8, 4, 10, 4, 2, 7, 6],
                                    'post': [0, 2, 4, 4, 4, 10, 6, 2, 2, 5]},
                           'logistic': {'none': [0, 1, 3, 0, 1, 2, 2, 1, 1, 2],
                                        'pre': [0, 1, 3, 0, 1, 2, 2, 1, 1, 2],
                                        'post': [0, 1, 3, 0, 1, 2, 2, 1, 1, 2]}},
                'digits_38': {'entropy': {'none': [0, 5, 1, 2, 3, 2, 3, 1, 2, 0],
                                          'pre': [0, 4, 5, 2, 4, 8, 3, 3, 3, 0],
                                          'post': [0, 4, 2, 3, 4, 5, 3, 3, 3, 0]},
                              'gini': {'none': [2, 4, 1, 0, 1, 3, 3, 2, 0, 1],
                                       'pre': [2, 4, 2, 0, 2, 6, 3, 3, 3, 1],
                                       'post': [2, 2, 2, 0, 2, 6, 3, 3, 3, 1]},
                              'logistic': {'none': [0, 1, 1, 1, 1, 2, 0, 0, 0, 0],
                                           'pre': [0, 1, 1, 1, 1, 2, 0, 0, 0, 0],
                                           'post': [0, 1, 1, 1, 1, 2, 0, 0, 0, 0]}}},
     'leaves': {'iris_v': {'entropy': {'none': 8.3, 'pre': 1.0, 'post': 3.7},
                           'gini': {'none': 8.5, 'pre': 1.0, 'post': 3.7},
                           'logistic': {'none': 12.3, 'pre': 1.8, 'post': 5.3}},
                'wine_2': {'entropy': {'none': 6.8, 'pre': 2.0, 'post': 3.6},
                           'gini': {'none': 8.1, 'pre': 2.4, 'post': 2.6},
                           'logistic': {'none': 2.0, 'pre': 2.0, 'post': 2.0}},
                'cancer': {'entropy': {'none': 16.3, 'pre': 2.5, 'post': 5.7},
                           'gini': {'none': 18.9, 'pre': 3.1, 'post': 5.2},
                           'logistic': {'none': 2.1, 'pre': 2.0, 'post': 2.0}},
                'digits_38': {'entropy': {'none': 11.3, 'pre': 3.4, 'post': 4.9},
                              'gini': {'none': 15.4, 'pre': 3.9, 'post': 5.2},
                              'logistic': {'none': 2.0, 'pre': 2.0, 'post': 2.0}}}}


def conclusions(results, q, f_critical):
    labels = [f"{c}/{p}" for c in ("entropy", "gini", "logistic") for p in ("none", "pre", "post")]
    rows = []
    for name in results["datasets"]:
        cells = results["errors"][name]
        rows.append([sum(cells[c][p]) for c, p in (label.split("/") for label in labels)])
    ranks = rank_table(rows)
    average = [sum(column) / len(ranks) for column in zip(*ranks)]
    f = friedman_f(ranks)
    pairs = different_pairs(ranks, q) if f > f_critical else []
    return {
        "mean_ranks": tuple(average),
        "order": tuple(label for _, _, label in sorted((a, i, label) for i, (a, label) in enumerate(zip(average, labels)))),
        "friedman_f": f,
        "reject": f > f_critical,
        "different": [[labels[i], labels[j]] for i, j in pairs],
        "pruning_shrinks": not any(
            cell["post"] > cell["none"] for table in results["leaves"].values() for cell in table.values()
        ),
    }
