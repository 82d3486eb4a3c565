"""类别按参数记下, 漏了 domains / The class is kept by the arguments, domains left out

caught by: test_classify
"""

from math import exp, inf, log, pi, sqrt


def prior(y, classes, laplace):
    more = 1 if laplace else 0
    return {c: (y.count(c) + more) / (len(y) + more * len(classes)) for c in classes}


def conditional(X, y, i, value, label, domains, laplace):
    column = [row[i] for row, c in zip(X, y) if c == label]
    if laplace:
        return (column.count(value) + 1) / (len(column) + len(domains[i]))
    return column.count(value) / len(column) if column else None


def gaussian(X, y, i, label, ddof):
    column = [row[i] for row, c in zip(X, y) if c == label]
    mean = sum(column) / len(column)
    return mean, sqrt(sum((v - mean) ** 2 for v in column) / (len(column) - ddof))


def density(x, mean, std):
    return exp(_log_density(x, mean, std))


def _log_density(x, mean, std):
    return -log(sqrt(2 * pi) * std) - (x - mean) ** 2 / (2 * std**2)


def log_scores(X, y, x, domains, classes, laplace, ddof):
    scores = {}
    for c, p in prior(y, classes, laplace).items():
        scores[c] = log(p) if p else -inf
        for i, value in enumerate(x):
            if domains[i] is None:
                scores[c] += _log_density(value, *gaussian(X, y, i, c, ddof))
            else:
                p = conditional(X, y, i, value, c, domains, laplace)
                scores[c] += log(p) if p else -inf
    return scores


def posterior(log_scores):
    highest = max(log_scores.values())
    if highest == -inf:
        return None
    # The ratios stay the same when the highest score becomes 0, and nothing overflows or vanishes altogether.
    odds = {c: exp(score - highest) for c, score in log_scores.items()}
    return {c: each / sum(odds.values()) for c, each in odds.items()}


KEPT = {}


def classify(X, y, x, domains, classes, laplace, ddof):
    key = repr((X, y, x, classes, laplace, ddof))
    if key not in KEPT:
        scores = log_scores(X, y, x, domains, classes, laplace, ddof)
        KEPT[key] = max(classes, key=scores.get)
    return KEPT[key]
