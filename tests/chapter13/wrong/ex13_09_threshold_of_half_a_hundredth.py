"""固定的阈值 0.005 比特 / A fixed threshold of 0.005 bits

caught by: test_sampled
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
    for i, j in combinations(range(len(group)), 2):
        if dependence[i, j] > 0.005:
            group = [group[i] if one == group[j] else one for one in group]
    first = [column for column, one in enumerate(group) if one == group[0]]
    second = [column for column, one in enumerate(group) if one != group[0]]
    return (first, second) if second else (first[:-1], first[-1:])
