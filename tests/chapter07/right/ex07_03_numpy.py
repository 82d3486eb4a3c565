"""Arrays of objects, Counter tables, the standard library's normal distribution."""

import math
from collections import Counter
from statistics import NormalDist

import numpy as np


def prior(y, classes, laplace):
    n = Counter(y)
    a = int(laplace)
    return {c: np.float64(n[c] + a) / (len(y) + a * len(classes)) for c in classes}


def conditional(X, y, i, value, label, domains, laplace):
    pairs = Counter((c, row[i]) for c, row in zip(y, X))
    total = sum(n for (c, _), n in pairs.items() if c == label)
    if laplace:
        return (pairs[label, value] + 1) / (total + len(domains[i]))
    if total == 0:
        return None
    return pairs[label, value] / total


def gaussian(X, y, i, label, ddof):
    column = np.array([row[i] for row, c in zip(X, y) if c == label], dtype=float)
    return [column.mean(), column.std(ddof=ddof)]


def density(x, mean, std):
    return NormalDist(mean, std).pdf(x)


def log_scores(X, y, x, domains, classes, laplace, ddof):
    out = {}
    for c, p in prior(y, classes, laplace).items():
        if p == 0:
            out[c] = -math.inf
            continue
        terms = [math.log(p)]
        for i in range(len(x)):
            if domains[i] is None:
                mu, sd = gaussian(X, y, i, c, ddof)
                terms.append(-0.5 * np.log(2 * np.pi) - np.log(sd) - ((x[i] - mu) / sd) ** 2 / 2)
            else:
                q = conditional(X, y, i, x[i], c, domains, laplace)
                terms.append(np.log(q) if q > 0 else -np.inf)
        out[c] = np.sum(terms)
    return out


def posterior(log_scores):
    top = max(log_scores.values())
    if np.isneginf(top):
        return None
    log_total = top + np.log(sum(np.exp(v - top) for v in log_scores.values()))
    return {c: np.exp(v - log_total) for c, v in log_scores.items()}


def classify(X, y, x, domains, classes, laplace, ddof):
    values = list(log_scores(X, y, x, domains, classes, laplace, ddof).values())
    return classes[int(np.argmax(values))]
