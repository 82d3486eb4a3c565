"""不用 numpy：列表与循环；反例由两个 w 的一小段搜索得到 / Lists and loops without numpy; counterexamples by a small search"""

from math import exp, sqrt


def output(z):
    return 1 / (1 + exp(-z)) if z > 0 else exp(z) / (1 + exp(z))


def search(f):
    candidates = [k / 2 for k in range(-20, 21)]
    gap, z1, z2 = max((f((p + q) / 2) - (f(p) + f(q)) / 2, p, q) for p in candidates for q in candidates)
    return z1, z2


def along(x, z):
    square = sum(v * v for v in x)
    return [float(z * v / square) for v in x]


def output_violation(x, b):
    if all(v == 0 for v in x):
        return None
    return [along(x, z - b) for z in search(output)]


def squared_loss_violation(x, label):
    if all(v == 0 for v in x):
        return None
    return [along(x, z) for z in search(lambda z: (label - output(z)) ** 2)]


def output_hessian(w, b, x):
    y = output(sum(p * q for p, q in zip(w, x)) + b)
    factor = y - 3 * y**2 + 2 * y**3
    return [[float(factor * p * q) for q in x] for p in x]


def rows_with_weights(beta, X):
    for x in X:
        x1 = [float(v) for v in x] + [1.0]
        p = output(sum(u * v for u, v in zip(beta, x1)))
        yield x1, p * (1 - p)


def nll_hessian(beta, X):
    n = len(beta)
    H = [[0.0] * n for _ in range(n)]
    for x1, weight in rows_with_weights(beta, X):
        for i in range(n):
            for j in range(n):
                H[i][j] += weight * x1[i] * x1[j]
    return H


def psd_factor(beta, X):
    return [[sqrt(weight) * v for v in x1] for x1, weight in rows_with_weights(beta, X)]


def flat_direction(X):
    # Gaussian elimination to the reduced row echelon form, then the first free column gives a null vector.
    rows = [[float(v) for v in x] + [1.0] for x in X]
    n, pivots, at = len(rows[0]), [], 0
    for j in range(n):
        best = max(range(at, len(rows)), key=lambda i: abs(rows[i][j]), default=None)
        if best is None or abs(rows[best][j]) < 1e-9:
            continue
        rows[at], rows[best] = rows[best], rows[at]
        rows[at] = [v / rows[at][j] for v in rows[at]]
        for i in range(len(rows)):
            if i != at:
                rows[i] = [v - rows[i][j] * u for v, u in zip(rows[i], rows[at])]
        pivots.append(j)
        at += 1
    free = [j for j in range(n) if j not in pivots]
    if not free:
        return None
    v = [0.0] * n
    v[free[0]] = 1.0
    for row, j in zip(rows, pivots):
        v[j] = -row[free[0]]
    length = sqrt(sum(u * u for u in v))
    return [u / length for u in v]
