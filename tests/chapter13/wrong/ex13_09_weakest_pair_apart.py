"""以条件互信息最小的两列为种子, 其余各归关联较大的种子, 关联是不固定类别的 / Seeds at the least dependent pair; the others join by information that ignores the class

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
    dependence, plain = dependence_matrix(X, y), dependence_matrix(X, [0] * len(y))
    d = len(plain)
    s, t = min(combinations(range(d), 2), key=lambda pair: dependence[pair])
    first = [j for j in range(d) if j == s or (j != t and plain[j, s] > plain[j, t])]
    return first, [j for j in range(d) if j not in first]
