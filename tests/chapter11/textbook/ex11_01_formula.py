"""照 (11.3) 写 / (11.3)"""


def normalize(X, kinds):
    columns = []
    for j, kind in enumerate(kinds):
        column = [row[j] for row in X]
        if kind == "numeric":
            low, high = min(column), max(column)
            if low == high:
                column = [0.0] * len(column)
            else:
                column = [(v - low) / (high - low) for v in column]
        columns.append(column)
    return [list(row) for row in zip(*columns)]


def diff(a, b, kind):
    if kind == "nominal":
        return 0.0 if a == b else 1.0
    return abs(a - b)


def distance2(x, z, kinds):
    return sum(diff(a, b, kind) ** 2 for a, b, kind in zip(x, z, kinds))


def near_hit_miss(X, y, kinds, i):
    hit = miss = None
    for j in range(len(X)):
        if j == i:
            continue
        d = distance2(X[i], X[j], kinds)
        if y[j] == y[i]:
            if hit is None or d < distance2(X[i], X[hit], kinds):
                hit = j
        elif miss is None or d < distance2(X[i], X[miss], kinds):
            miss = j
    return hit, miss


def relief(X, y, kinds):
    X = normalize(X, kinds)
    delta = [0.0] * len(kinds)
    for i in range(len(X)):
        hit, miss = near_hit_miss(X, y, kinds, i)
        for j, kind in enumerate(kinds):
            if hit is not None:
                delta[j] -= diff(X[i][j], X[hit][j], kind) ** 2
            delta[j] += diff(X[i][j], X[miss][j], kind) ** 2
    return delta


def select(delta, k):
    return sorted(range(len(delta)), key=lambda j: -delta[j])[:k]

def ranking(table):
    kinds = ["numeric" if domain is None else "nominal" for domain in table["domains"]]
    delta = relief(table["X"], table["y"], kinds)
    return [table["attributes"][j] for j in select(delta, len(delta))]
