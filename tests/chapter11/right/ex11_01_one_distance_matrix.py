"""One tensor of squared diffs by numpy: texts become codes, masked distances give the neighbours."""

import numpy as np


def normalize(X, kinds):
    result = [list(row) for row in X]
    for j in range(len(kinds)):
        if kinds[j] == "numeric":
            column = np.array([row[j] for row in X], dtype=float)
            width = np.ptp(column)
            column = np.zeros(len(X)) if width == 0 else (column - column.min()) / width
            for row, value in zip(result, column):
                row[j] = float(value)
    return result


def diff(a, b, kind):
    if kind == "nominal":
        return 0 if a == b else 1
    return np.abs(np.float64(a) - b)


def _tensor(X, kinds):
    slices = []
    for j, kind in enumerate(kinds):
        column = [row[j] for row in X]
        if kind == "nominal":
            codes = np.unique(np.array(column, dtype=object).astype(str), return_inverse=True)[1]
            slices.append((codes[:, None] != codes).astype(float))
        else:
            slices.append(np.subtract.outer(column, column) ** 2)
    return np.stack(slices, axis=-1)


def _neighbours(squares, y):
    same = np.array([[a == b for b in y] for a in y])
    distances = squares.sum(axis=2)
    hits = np.where(same & ~np.eye(len(y), dtype=bool), distances, np.inf)
    misses = np.where(same, np.inf, distances)
    return hits.argmin(axis=1), misses.argmin(axis=1), np.isfinite(hits.min(axis=1))


def near_hit_miss(X, y, kinds, i):
    hits, misses, there = _neighbours(_tensor(X, kinds), y)
    return (hits[i] if there[i] else None, misses[i])


def relief(X, y, kinds):
    squares = _tensor(normalize(X, kinds), kinds)
    hits, misses, there = _neighbours(squares, y)
    rows = np.arange(len(y))
    return (squares[rows, misses] - squares[rows, hits] * there[:, None]).sum(axis=0)


def select(delta, k):
    return np.argsort(-np.asarray(delta), kind="stable")[:k]

def ranking(table):
    kinds = ["numeric" if domain is None else "nominal" for domain in table["domains"]]
    delta = relief(table["X"], table["y"], kinds)
    return [table["attributes"][j] for j in select(delta, len(delta))]
