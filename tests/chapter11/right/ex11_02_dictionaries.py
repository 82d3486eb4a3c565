"""Samples sorted into dictionaries by class, each visited once from every sample."""


def _distance(a, b, kinds):
    return [(u - v) * (u - v) if kind == "numeric" else int(u != v) for u, v, kind in zip(a, b, kinds)]


def _by_class(X, y, kinds, i):
    best = {}
    for k, row in enumerate(X):
        if k != i:
            length = sum(_distance(X[i], row, kinds))
            if y[k] not in best or length < best[y[k]][0]:
                best[y[k]] = (length, k)
    return {label: k for label, (_, k) in best.items()}


def near_misses(X, y, kinds, i):
    found = _by_class(X, y, kinds, i)
    found.pop(y[i], None)
    return found


def relief_f_trace(X, y, kinds, i):
    result = [0] * len(kinds)
    for label, k in _by_class(X, y, kinds, i).items():
        weight = -1 if label == y[i] else sum(c == label for c in y) / len(y)
        for j, square in enumerate(_distance(X[i], X[k], kinds)):
            result[j] += weight * square
    return tuple(result)


def relief_f(X, y, kinds):
    columns = []
    for kind, column in zip(kinds, map(list, zip(*X))):
        if kind == "numeric":
            low, high = min(column), max(column)
            column = [(v - low) / ((high - low) or 1) for v in column]
        columns.append(column)
    rows = list(zip(*columns))
    totals = [0.0] * len(kinds)
    for i in range(len(rows)):
        totals = [a + b for a, b in zip(totals, relief_f_trace(rows, y, kinds, i))]
    return totals


def pseudocode():
    return "1. …"
