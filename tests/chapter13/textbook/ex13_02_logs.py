"""照 7.3 节的旁注取对数，把连乘变成连加，其余同 13.2 节。 / Logarithms turn products into sums, as the note of §7.3 advises; the rest as in §13.2."""

import numpy as np


def log_joint(x, prior, cond):
    p = []
    for c in range(len(prior)):
        total = np.log(prior[c])
        for j, v in enumerate(x):
            total += np.log(cond[c][j][v])
        p.append(total)
    return np.array(p)


def m_step(X_l, y_l, X_u, gamma, n_values, n_classes, smoothing):
    weights = []  # (sample, weight of every class)
    for x, y in zip(X_l, y_l):
        weights.append((x, [1.0 if c == y else 0.0 for c in range(n_classes)]))
    for x, g in zip(X_u, gamma):
        weights.append((x, g))
    n = [sum(w[c] for _, w in weights) for c in range(n_classes)]
    total = sum(n)
    prior = [(n[c] + smoothing) / (total + smoothing * n_classes) for c in range(n_classes)]
    cond = []
    for c in range(n_classes):
        columns = []
        for j, k in enumerate(n_values):
            counts = [0.0] * k
            for x, w in weights:
                counts[x[j]] += w[c]
            if n[c] == 0 and smoothing == 0:
                columns.append([1 / k] * k)
            else:
                columns.append([(count + smoothing) / (n[c] + smoothing * k) for count in counts])
        cond.append(columns)
    return prior, cond


def e_step(X_u, prior, cond):
    gamma = []
    for x in X_u:
        p = np.exp(log_joint(x, prior, cond))
        if p.sum() == 0:
            gamma.append([1 / len(prior)] * len(prior))
        else:
            gamma.append((p / p.sum()).tolist())
    return gamma


def log_likelihood(X_l, y_l, X_u, prior, cond):
    L = 0.0
    for x, y in zip(X_l, y_l):
        L += log_joint(x, prior, cond)[y]
    for x in X_u:
        L += np.log(np.exp(log_joint(x, prior, cond)).sum())
    return float(L)


def objective(X_l, y_l, X_u, prior, cond, smoothing):
    L = log_likelihood(X_l, y_l, X_u, prior, cond)
    if smoothing == 0:
        return L
    total = sum(np.log(p) for p in prior)
    for columns in cond:
        for column in columns:
            total += sum(np.log(p) for p in column)
    return float(L + smoothing * total)


def fit(X_l, y_l, X_u, n_values, n_classes, smoothing, n_iter):
    empty = np.empty((0, X_l.shape[1]), dtype=int)
    models = [m_step(X_l, y_l, empty, [], n_values, n_classes, smoothing)]
    for _ in range(n_iter):
        gamma = e_step(X_u, *models[-1])
        models.append(m_step(X_l, y_l, X_u, gamma, n_values, n_classes, smoothing))
    return models


def predict(X, prior, cond):
    return [int(np.argmax(log_joint(x, prior, cond))) for x in X]


def derivation():
    return "以未知类别为隐变量，E 步求后验，M 步是加权的计数；s > 0 时上升的是对数似然加 s 倍的对数概率之和。"
