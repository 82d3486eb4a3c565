"""Mutual information of pair and class, numbers cut at the median."""

from collections import Counter
from math import log2
from statistics import median


def _entropy(items):
    counts = Counter(items)
    return -sum(n / len(items) * log2(n / len(items)) for n in counts.values())


def pair_scores(X, y, kinds):
    columns = []
    for kind, column in zip(kinds, zip(*X)):
        if kind == "numeric":
            middle = median(column)
            column = [value > middle for value in column]
        columns.append(column)
    d = len(columns)
    return [
        [
            _entropy(list(zip(columns[min(j, k)], columns[max(j, k)])))
            + _entropy(y)
            - _entropy(list(zip(columns[min(j, k)], columns[max(j, k)], y)))
            for k in range(d)
        ]
        for j in range(d)
    ]


def best_pair(scores):
    d = len(scores)
    order = sorted((-scores[i][j], i, j) for i in range(d) for j in range(d) if i < j)
    return list(order[0][1:])


def idea():
    return "Mutual information."
