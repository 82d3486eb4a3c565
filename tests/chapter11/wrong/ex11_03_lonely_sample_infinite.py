"""独自一类的样本使得分成为负无穷 / A sample alone in its class makes the scores minus infinity

caught by: test_sixteen_rows
book: §11.2
"""

import numpy as np
from ex11_01 import normalize


def squares(column, kind):
    if kind == "numeric":
        return np.subtract.outer(column, column) ** 2
    names = np.array(column, dtype=object)
    return (names[:, None] != names).astype(float)


def pair_scores(X, y, kinds):
    columns = zip(*normalize(X, kinds))
    D = np.array([squares(column, kind) for column, kind in zip(columns, kinds)])  # (d, m, m)
    same = np.array([[a == b for b in y] for a in y])
    others = same & ~np.eye(len(y), dtype=bool)

    def score(j, k):
        distances = D[j] + D[k]  # in the plane of the pair, whatever the other attributes are
        misses = np.where(same, np.inf, distances).min(axis=1)
        hits = np.where(others, distances, np.inf).min(axis=1)
        return float(misses.sum() - hits.sum())

    return [[score(j, k) for k in range(len(kinds))] for j in range(len(kinds))]


def best_pair(scores):
    pairs = [(i, j) for j in range(len(scores)) for i in range(j)]
    return min(pairs, key=lambda pair: (-scores[pair[0]][pair[1]], pair))


def idea():
    return "Relief in the plane of each pair."
