"""设计乙，纯列表与高斯消元，最优属性不分就停 / Design B with plain lists; stops if the best attribute parts nothing"""

import math


def encode(X, attributes, domains):
    Z = []
    for row in X:
        coded = []
        for value, domain in zip(row, domains):
            coded.extend([float(value)] if domain is None else [1.0 if value == v else 0.0 for v in domain])
        Z.append(coded)
    groups, start = [], 0
    for domain in domains:
        end = start + (len(domain) if domain else 1)
        groups.append(tuple(range(start, end)))
        start = end
    return Z, groups


def _softplus(s):
    return s + math.log1p(math.exp(-s)) if s > 0 else math.log1p(math.exp(s))


def _sigmoid(s):
    return 1 / (1 + math.exp(-s)) if s > -700 else 0.0


def _solve(A, b):
    n = len(b)
    M = [list(A[i]) + [b[i]] for i in range(n)]
    for k in range(n):
        pivot = max(range(k, n), key=lambda i: abs(M[i][k]))
        M[k], M[pivot] = M[pivot], M[k]
        for i in range(k + 1, n):
            factor = M[i][k] / M[k][k]
            for j in range(k, n + 1):
                M[i][j] -= factor * M[k][j]
    x = [0.0] * n
    for i in reversed(range(n)):
        x[i] = (M[i][n] - sum(M[i][j] * x[j] for j in range(i + 1, n))) / M[i][i]
    return x


def _scores(rows, beta):
    return [sum(a * b for a, b in zip(row, beta)) for row in rows]


def _objective(rows, y, beta, ridge):
    fit = sum(_softplus(s) - label * s for s, label in zip(_scores(rows, beta), y))
    return fit + ridge / 2 * sum(w * w for w in beta[1:])


def _newton(Z, y, columns, ridge):
    """The bias comes first here."""
    rows = [[1.0] + [float(row[j]) for j in columns] for row in Z]
    n = len(columns) + 1
    beta = [0.0] * n
    for _ in range(100):
        p = [_sigmoid(s) for s in _scores(rows, beta)]
        slope = [sum((p[i] - y[i]) * row[a] for i, row in enumerate(rows)) for a in range(n)]
        for a in range(1, n):
            slope[a] += ridge * beta[a]
        if max(map(abs, slope)) < 1e-9 * len(y):
            break
        hessian = [[sum(q * (1 - q) * row[a] * row[b] for q, row in zip(p, rows)) for b in range(n)] for a in range(n)]
        for a in range(1, n):
            hessian[a][a] += ridge
        step, size, now = _solve(hessian, slope), 1.0, _objective(rows, y, beta, ridge)
        while _objective(rows, y, [b - size * s for b, s in zip(beta, step)], ridge) > now and size > 1e-10:
            size /= 2
        beta = [b - size * s for b, s in zip(beta, step)]
    return beta[1:], beta[0], _objective(rows, y, beta, ridge)


def fit_logistic(Z, y, ridge):
    weights, bias, _ = _newton(Z, y, range(len(Z[0])), ridge)
    return weights, bias


def attribute_losses(Z, y, groups, ridge):
    return tuple(_newton(Z, y, group, ridge)[2] for group in groups)


def grow_tree(Z, y, groups, ridge, max_depth, depth=0):
    ones = sum(y)
    leaf = {"label": 1 if 2 * ones > len(y) else 0}
    if depth >= max_depth or ones == 0 or ones == len(y):
        return leaf
    fits = [(*_newton(Z, y, group, ridge), group) for group in groups]
    weights, bias, _, group = min(fits, key=lambda fit: fit[2])
    full = [0.0] * len(Z[0])
    for j, w in zip(group, weights):
        full[j] = w
    sides = [sum(w * v for w, v in zip(full, row)) + bias > 0 for row in Z]
    if all(sides) or not any(sides):
        return leaf
    node = {"weights": full, "threshold": -bias}
    for key, side in (("le", False), ("gt", True)):
        rows = [i for i in range(len(y)) if sides[i] == side]
        node[key] = grow_tree([Z[i] for i in rows], [y[i] for i in rows], groups, ridge, max_depth, depth + 1)
    return node


def predict(tree, Z):
    def one(node, row):
        if "label" in node:
            return node["label"]
        total = sum(w * v for w, v in zip(node["weights"], row))
        return one(node["gt"] if total > node["threshold"] else node["le"], row)

    return [one(tree, row) for row in Z]
