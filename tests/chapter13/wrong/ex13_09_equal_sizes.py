"""总分成一样多的两组 / Always makes two groups of the same size

caught by: test_planted
book: §13.5
"""

from collections import Counter
from itertools import combinations
from math import log2

import numpy as np


def conditional_mutual_information(a, b, y):
    n_y, n_ay, n_by, n_aby = Counter(y), Counter(zip(a, y)), Counter(zip(b, y)), Counter(zip(a, b, y))
    return sum(n * log2(n * n_y[k] / (n_ay[i, k] * n_by[j, k])) for (i, j, k), n in n_aby.items()) / len(y)


def dependence_matrix(X, y):
    columns, labels = np.transpose(X).tolist(), np.asarray(y).tolist()
    matrix = np.zeros((len(columns), len(columns)))
    for i, j in combinations(range(len(columns)), 2):
        matrix[i, j] = matrix[j, i] = conditional_mutual_information(columns[i], columns[j], labels)
    return matrix


def split_views(X, y):
    dependence = dependence_matrix(X, y)
    group = list(range(len(dependence)))
    # Columns of one view depend on each other more than those of different views: join the strongest pairs first.
    for i, j in sorted(combinations(group, 2), key=lambda pair: -dependence[pair]):
        if len(set(group)) == 2:
            break
        group = [group[i] if one == group[j] else one for one in group]
    first = [column for column, one in enumerate(group) if one == group[0]]
    second = [column for column, one in enumerate(group) if one != group[0]]
    while len(first) > len(second) + 1:
        second.append(first.pop())
    while len(second) > len(first) + 1:
        first.append(second.pop())
    return first, second
