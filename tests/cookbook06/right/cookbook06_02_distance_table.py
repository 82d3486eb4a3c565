"""距离表与集合，纯 Python；见证是平面上的点 / A table of distances and sets, plain Python; a witness in the plane"""

from math import dist


def nearest_label(X, y, store, q):
    best = None
    for j in store:
        d = dist(X[j], q)
        if best is None or d < best[0]:
            best = d, y[j]
    return best[1]


def condense(X, y, order):
    D = [[dist(a, b) for b in X] for a in X]
    grabbag = list(order[1:])
    store = [order[0]]
    moved = True
    while moved:
        moved = False
        for i in list(grabbag):
            if y[min(store, key=D[i].__getitem__)] != y[i]:
                store.append(i)
                grabbag.remove(i)
                moved = True
    return tuple(store)


def is_consistent(X, y, store):
    if not store:
        return False
    for i in set(range(len(X))) - set(store):
        if nearest_label(X, y, store, X[i]) != y[i]:
            return False
    return True


def smallest_consistent(X, y):
    m = len(X)
    D = [[dist(a, b) for b in X] for a in X]
    best = list(range(m))
    for bits in range(1, 2**m):
        subset = [i for i in range(m) if bits >> i & 1]
        if len(subset) < len(best) and all(y[min(subset, key=row.__getitem__)] == y[i] for i, row in enumerate(D)):
            best = subset
    return best[::-1]


def order_matters(gap):
    # Seen from any point far out, the one of the other class at the origin is nearer than the next far one.
    X = [[0.0, 0.0], [-1.0, 0.0]] + [[-(3.0**i), 0.1 * i] for i in range(1, 11)]
    y = [0] + [1] * 11
    far_first = [0] + list(range(11, 0, -1))
    return X, y, list(range(12)), far_first
