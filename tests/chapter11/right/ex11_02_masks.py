"""One tensor of squared diffs and a mask for each class, by numpy."""

import numpy as np


def _tensor(X, kinds):
    result = np.empty((len(X), len(X), len(kinds)))
    for j, kind in enumerate(kinds):
        column = [row[j] for row in X]
        if kind == "nominal":
            result[:, :, j] = [[u != v for v in column] for u in column]
        else:
            result[:, :, j] = np.subtract.outer(np.array(column, float), np.array(column, float)) ** 2
    return result


def _nearest(squares, y, i, label):
    distances = squares[i].sum(axis=1)
    distances[[k == i or c != label for k, c in enumerate(y)]] = np.inf
    return int(np.argmin(distances)) if np.isfinite(distances).any() else None


def near_misses(X, y, kinds, i):
    squares = _tensor(X, kinds)
    return {label: np.int64(_nearest(squares, y, i, label)) for label in set(y) if label != y[i]}


def _terms(squares, y, i):
    total = np.zeros(squares.shape[2])
    for label in set(y):
        k = _nearest(squares, y, i, label)
        if k is not None:
            total += squares[i, k] * (-1.0 if label == y[i] else np.mean([c == label for c in y]))
    return total


def relief_f_trace(X, y, kinds, i):
    return _terms(_tensor(X, kinds), y, i)


def relief_f(X, y, kinds):
    rows = [list(row) for row in X]
    for j in (j for j, kind in enumerate(kinds) if kind == "numeric"):
        column = np.array([row[j] for row in rows], dtype=float)
        column = column - column.min()
        column = column / column.max() if column.max() > 0 else column
        for row, value in zip(rows, column):
            row[j] = value
    squares = _tensor(rows, kinds)
    return sum(_terms(squares, y, i) for i in range(len(y)))


def pseudocode():
    return "## Relief-F\n\n1. …"
