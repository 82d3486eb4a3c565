"""取值相差不到 1e-6 就当作同一个 / Takes values that differ by less than 1e-6 for one

caught by: test_best_value
book: §4.2
"""
from math import log2, log


def split_information(values):
    n = len(values)
    c = {}
    for v in values:
        c[v] = c.get(v, 0) + 1
    return log2(n) - sum(k * log2(k) for k in c.values()) / n


def info(values, y):
    # mutual information I(A;Y) = H(A) + H(Y) - H(A,Y)
    return split_information(values) + split_information(y) - split_information(list(zip(values, y)))


def gain_ratio(values, y):
    if len(set(values)) == 1:
        return 0.0
    return info(values, y) / split_information(values)


def all_different(y):
    h = split_information(y)
    return [h, h / log2(len(y))]


def best_value(values, y):
    levels = sorted({round(v, 6): v for v in values}.values())
    if len(levels) < 2:
        return None
    a = max(levels[:-1], key=lambda a: info([v <= a for v in values], y))
    return (a, info([v <= a for v in values], y))


def two_step(X, y, attributes, n):
    cols = list(zip(*X))
    g = [info(c, y) for c in cols]
    bar = sorted(g)[-n]
    cand = [j for j in range(len(cols)) if g[j] >= bar - 1e-9]
    return attributes[max(reversed(cand), key=lambda j: gain_ratio(cols[j], y))]


def ratio_trap(m):
    best = None
    for p in range(m // 4, 3 * m // 4 + 1):
        y = ["p"] * p + ["q"] * (m - p)
        for e in range(1, p):
            a = ["l"] * (p - e) + ["r"] * e + ["r"] * (m - p)
            for k in range(1, p):
                b = ["s"] * k + ["t"] * (m - k)
                for flip in range(0, min(m - p, 1)):
                    pass
                if info(a, y) > info(b, y) + 0.06 and gain_ratio(b, y) > gain_ratio(a, y) + 0.06:
                    return a, b, y
        # errors on both sides
        for e in range(1, p):
            for f in range(1, m - p):
                a = ["l"] * (p - e) + ["r"] * e + ["r"] * (m - p - f) + ["l"] * f
                for k in range(1, m // 3):
                    b = ["s"] * k + ["t"] * (m - k)
                    if info(a, y) > info(b, y) + 0.06 and gain_ratio(b, y) > gain_ratio(a, y) + 0.06:
                        return a, b, y
    raise ValueError(m)
