"""与第 0 列的关联超过平均值的归一组 / A group of what depends on column 0 more than the average

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
    row = dependence_matrix(X, y)[0]
    first = [0] + [j for j in range(1, len(row)) if row[j] > row[1:].mean()]
    return first, [j for j in range(len(row)) if j not in first]
