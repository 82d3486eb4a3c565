"""纯 Python：用熵的差求条件互信息，试遍所有的二分，取跨组平均关联最小的 / Plain Python: differences of entropies; of all bisections the one with the least dependence across on average"""

import math


def entropy(rows):
    counts = {}
    for row in rows:
        counts[row] = counts.get(row, 0) + 1
    return -sum(n / len(rows) * math.log(n / len(rows), 2) for n in counts.values())


def conditional_mutual_information(a, b, y):
    a, b, y = [int(v) for v in a], [int(v) for v in b], [int(v) for v in y]
    return entropy(list(zip(a, y))) + entropy(list(zip(b, y))) - entropy(list(zip(a, b, y))) - entropy(y)


def dependence_matrix(X, y):
    columns = [[int(row[j]) for row in X] for j in range(len(X[0]))]
    M = [[0.0] * len(columns) for _ in columns]
    for i in range(len(columns)):
        for j in range(i):
            M[i][j] = M[j][i] = conditional_mutual_information(columns[i], columns[j], y)
    return M


def split_views(X, y):
    M = dependence_matrix(X, y)
    d = len(M)
    found = (float("inf"),)
    for mask in range(1, 2 ** (d - 1)):
        left = [j for j in range(d) if mask >> j & 1]
        right = [j for j in range(d) if not mask >> j & 1]
        across = sum(M[i][j] for i in left for j in right) / (len(left) * len(right))
        found = min(found, (across, left, right))
    return found[2], found[1]
