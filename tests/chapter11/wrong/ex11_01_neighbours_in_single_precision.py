"""距离取单精度 / Distances in single precision

caught by: test_neighbours
book: §11.2
"""


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
    d = [np.float32(sum(squares(X[i], r, kinds))) for r in X]
    h = [k for k in range(len(X)) if k != i and y[k] == y[i]]
    m = [k for k in range(len(X)) if y[k] != y[i]]
    return min(h, key=d.__getitem__, default=None), min(m, key=d.__getitem__)


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
