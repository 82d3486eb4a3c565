"""字典计数，纯 Python，指数平移 / Dictionary counts in plain Python, exponents shifted"""

import math
from collections import defaultdict


def m_step(X_l, y_l, X_u, gamma, n_values, n_classes, smoothing):
    weight, count = defaultdict(float), defaultdict(float)
    soft = [(row, {int(c): 1.0}) for row, c in zip(X_l, y_l)]
    soft += [(row, dict(enumerate(g))) for row, g in zip(X_u, gamma)]
    for row, shares in soft:
        for c, g in shares.items():
            weight[c] += g
            for j, v in enumerate(row):
                count[c, j, int(v)] += g
    m = len(soft)
    prior = [(smoothing + weight[c]) / (m + smoothing * n_classes) for c in range(n_classes)]
    cond = []
    for c in range(n_classes):
        cond.append([])
        for j, n in enumerate(n_values):
            below = weight[c] + smoothing * n
            cond[c].append(tuple((smoothing + count[c, j, v]) / below if below > 0 else 1 / n for v in range(n)))
    return prior, cond


def log(p):
    return math.log(p) if p > 0 else -math.inf


def scores(x, prior, cond):
    return [log(p) + sum(log(cond[c][j][int(v)]) for j, v in enumerate(x)) for c, p in enumerate(prior)]


def e_step(X_u, prior, cond):
    out = []
    for x in X_u:
        s = scores(x, prior, cond)
        top = max(s)
        if top == -math.inf:
            out.append([1 / len(prior)] * len(prior))
            continue
        e = [math.exp(v - top) for v in s]
        out.append([v / sum(e) for v in e])
    return out


def log_likelihood(X_l, y_l, X_u, prior, cond):
    total = 0.0
    for x, c in zip(X_l, y_l):
        total += scores(x, prior, cond)[c]
    for x in X_u:
        s = scores(x, prior, cond)
        if max(s) == -math.inf:
            return -math.inf
        total += max(s) + math.log(sum(math.exp(v - max(s)) for v in s))
    return total


def objective(X_l, y_l, X_u, prior, cond, smoothing):
    value = log_likelihood(X_l, y_l, X_u, prior, cond)
    if smoothing > 0:
        for p in list(prior) + [p for tables in cond for table in tables for p in table]:
            value += smoothing * log(p)
    return value


def fit(X_l, y_l, X_u, n_values, n_classes, smoothing, n_iter):
    models = [m_step(X_l, y_l, [], [], n_values, n_classes, smoothing)]
    while len(models) <= n_iter:
        models.append(m_step(X_l, y_l, X_u, e_step(X_u, *models[-1]), n_values, n_classes, smoothing))
    return models


def predict(X, prior, cond):
    return [max(range(len(prior)), key=lambda c: (s[c], c)) for s in (scores(x, prior, cond) for x in X)]


def derivation():
    return "见书 / see the book"
