"""照 (11.1) 与 (11.2) 写：一对属性作为特征子集的信息增益，连续属性按均值二分 / (11.1) and (11.2): the information gain of a pair as a subset, numeric columns cut at their mean"""

import math


def entropy(labels):
    total = 0.0
    for label in set(labels):
        p = labels.count(label) / len(labels)
        total -= p * math.log2(p)
    return total


def gain(columns, y):
    cells = {}
    for i, label in enumerate(y):
        cells.setdefault(tuple(c[i] for c in columns), []).append(label)
    return entropy(y) - sum(len(part) / len(y) * entropy(part) for part in cells.values())


def pair_scores(X, y, kinds):
    columns = []
    for j, kind in enumerate(kinds):
        column = [row[j] for row in X]
        if kind == "numeric":
            mean = sum(column) / len(column)
            column = [v > mean for v in column]
        columns.append(column)
    d = len(kinds)
    return [[gain([columns[j], columns[k]], y) for k in range(d)] for j in range(d)]


def best_pair(scores):
    d = len(scores)
    pairs = [(i, j) for i in range(d) for j in range(i + 1, d)]
    return max(pairs, key=lambda p: scores[p[0]][p[1]])


def idea():
    return "把一对属性看作一个特征子集，按取值的组合划分样本，算信息增益。"
