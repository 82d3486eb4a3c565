"""相差不到 1e-9 的得分当作相等 / Scores that differ by less than 1e-9 count as equal

caught by: test_best_pair
hint: exactly equal
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
    accompanied = others.any(axis=1)  # who is alone in its class has no near-hit

    def score(j, k):
        distances = D[j] + D[k]  # in the plane of the pair, whatever the other attributes are
        misses = np.where(same, np.inf, distances).min(axis=1)
        hits = np.where(others, distances, np.inf).min(axis=1)
        return float(misses.sum() - hits[accompanied].sum())

    return [[score(j, k) for k in range(len(kinds))] for j in range(len(kinds))]


def best_pair(scores):
    d = len(scores)
    best = (0, 1)
    for i in range(d):
        for j in range(i + 1, d):
            if scores[i][j] > scores[best[0]][best[1]] + 1e-9:
                best = (i, j)
    return best


def idea():
    return "Relief in the plane of each pair."
