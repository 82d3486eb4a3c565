"""小于 10^-6 的条件互信息当作 0 / Conditional mutual information below 10^-6 counts as 0

caught by: test_information
"""

from collections import Counter
from itertools import combinations
from math import log2

import numpy as np


def conditional_mutual_information(a, b, y):
    n_y, n_ay, n_by, n_aby = Counter(y), Counter(zip(a, y)), Counter(zip(b, y)), Counter(zip(a, b, y))
    found = sum(n * log2(n * n_y[k] / (n_ay[i, k] * n_by[j, k])) for (i, j, k), n in n_aby.items()) / len(y)
    return found if found > 1e-6 else 0.0


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
    return tuple([column for column, one in enumerate(group) if one == name] for name in sorted(set(group)))
