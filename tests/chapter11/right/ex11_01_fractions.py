"""Exact arithmetic, neighbours by sorting pairs of distance and index."""

from fractions import Fraction


def normalize(X, kinds):
    X = [list(row) for row in X]
    for j, kind in enumerate(kinds):
        if kind != "numeric":
            continue
        values = sorted(Fraction(row[j]) for row in X)
        low, width = values[0], values[-1] - values[0]
        for row in X:
            row[j] = float((Fraction(row[j]) - low) / width) if width else 0.0
    return X


def diff(a, b, kind):
    if kind == "numeric":
        return float(abs(Fraction(a) - Fraction(b)))
    return int(not a == b)


def near_hit_miss(X, y, kinds, i):
    order = []
    for k in range(len(X)):
        pairs = [Fraction(diff(X[i][j], X[k][j], kinds[j])) for j in range(len(kinds))]
        order.append((sum(d * d for d in pairs), k))
    order.sort()
    hit = next((k for _, k in order if k != i and y[k] == y[i]), None)
    miss = next(k for _, k in order if y[k] != y[i])
    return [hit, miss]


def relief(X, y, kinds):
    rows = normalize(X, kinds)
    pairs = [near_hit_miss(rows, y, kinds, i) for i in range(len(rows))]
    result = []
    for j, kind in enumerate(kinds):
        total = 0.0
        for i, (hit, miss) in enumerate(pairs):
            total += diff(rows[i][j], rows[miss][j], kind) ** 2
            if hit is not None:
                total -= diff(rows[i][j], rows[hit][j], kind) ** 2
        result.append(total)
    return tuple(result)


def select(delta, k):
    left = dict(enumerate(delta))
    chosen = []
    while len(chosen) < k:
        best = max(left.values())
        j = min(j for j in left if left[j] == best)
        chosen.append(j)
        del left[j]
    return chosen

def ranking(table):
    kinds = ["numeric" if domain is None else "nominal" for domain in table["domains"]]
    delta = relief(table["X"], table["y"], kinds)
    return [table["attributes"][j] for j in select(delta, len(delta))]
