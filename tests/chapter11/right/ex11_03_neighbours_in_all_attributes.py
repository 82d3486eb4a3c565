"""Near-hit and near-miss as in Relief, in the space of all attributes; a pair differs where one of its two does."""

import numpy as np
from ex11_01 import normalize


def differences(column, kind):
    if kind == "numeric":
        return np.abs(np.subtract.outer(column, column))
    names = np.array(column, dtype=object)
    return (names[:, None] != names).astype(float)


def pair_scores(X, y, kinds):
    columns = zip(*normalize(X, kinds))
    diffs = np.array([differences(column, kind) for column, kind in zip(columns, kinds)])  # (d, m, m)
    distances = diffs.sum(axis=0)
    np.fill_diagonal(distances, np.finfo(float).max)  # beyond all others: a neighbour only of who is alone in its class
    same = np.array([[a == b for b in y] for a in y])
    hits = np.where(same, distances, np.inf).argmin(axis=1)
    misses = np.where(same, np.inf, distances).argmin(axis=1)

    def changes(neighbours):
        steps = diffs[:, np.arange(len(y)), neighbours]
        return np.maximum(steps[:, None], steps).sum(axis=2)  # a pair changes where one of the two does

    return (changes(misses) - changes(hits)).tolist()


def best_pair(scores):
    pairs = [(i, j) for j in range(len(scores)) for i in range(j)]
    return min(pairs, key=lambda pair: (-scores[pair[0]][pair[1]], pair))


def idea():
    return "Relief with the change of a pair, the neighbours being those in the space of all attributes."
