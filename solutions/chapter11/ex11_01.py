"""11.1 Relief 与西瓜 3.0 / Relief on watermelon 3.0"""


def normalize(X, kinds):
    columns = []
    for kind, column in zip(kinds, zip(*X)):
        if kind == "numeric":
            low, high = min(column), max(column)
            column = [(value - low) / (high - low) if high > low else 0.0 for value in column]
        columns.append(column)
    return [list(row) for row in zip(*columns)]


def diff(a, b, kind):
    return abs(a - b) if kind == "numeric" else float(a != b)


def squares(a, b, kinds):
    return [diff(u, v, kind) ** 2 for u, v, kind in zip(a, b, kinds)]


def near_hit_miss(X, y, kinds, i):
    distances = [sum(squares(X[i], row, kinds)) for row in X]
    hits = [k for k in range(len(X)) if k != i and y[k] == y[i]]
    misses = [k for k in range(len(X)) if y[k] != y[i]]
    return min(hits, key=distances.__getitem__, default=None), min(misses, key=distances.__getitem__)


def relief(X, y, kinds):
    X = normalize(X, kinds)
    delta = [0.0] * len(kinds)
    for i, row in enumerate(X):
        hit, miss = near_hit_miss(X, y, kinds, i)
        gains = squares(row, X[miss], kinds)
        losses = [0.0] * len(kinds) if hit is None else squares(row, X[hit], kinds)
        delta = [total + gain - loss for total, gain, loss in zip(delta, gains, losses)]  # (11.3)
    return delta


def select(delta, k):
    return sorted(range(len(delta)), key=lambda j: -delta[j])[:k]  # sorting is stable: of equals the first comes first


def ranking(table):
    kinds = ["numeric" if domain is None else "nominal" for domain in table["domains"]]
    delta = relief(table["X"], table["y"], kinds)
    return [table["attributes"][j] for j in select(delta, len(delta))]
