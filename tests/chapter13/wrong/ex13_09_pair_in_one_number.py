"""用 50a + b 记一对取值, 编码大时相撞 / Keeps a pair as 50a + b, which collides for large codes

caught by: test_information
book: §13.5
"""

from collections import Counter
from itertools import combinations
from math import log2

import numpy as np


def conditional_mutual_information(a, b, y):
    y, shared = list(y), {}
    a, b = zip(*[shared.setdefault((50 * i + j, k), (i, j)) for i, j, k in zip(a, b, y)])
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
    return tuple([column for column, one in enumerate(group) if one == name] for name in sorted(set(group)))
