"""Plain loops; fractions for counts; a strict comparison for the winner."""

import math
from fractions import Fraction


def prior(y, classes, laplace):
    result = {}
    for c in classes:
        n = sum(1 for label in y if label == c)
        result[c] = Fraction(n + 1, len(y) + len(classes)) if laplace else Fraction(n, len(y))
    return {c: float(p) for c, p in result.items()}


def conditional(X, y, i, value, label, domains, laplace):
    n = hits = 0
    for row, c in zip(X, y):
        if c == label:
            n += 1
            hits += row[i] == value
    if laplace:
        return float(Fraction(hits + 1, n + len(domains[i])))
    return hits / n if n else None


def gaussian(X, y, i, label, ddof):
    values = []
    for k in range(len(y)):
        if y[k] == label:
            values.append(X[k][i])
    mean = math.fsum(values) / len(values)
    return mean, math.sqrt(math.fsum((v - mean) * (v - mean) for v in values) / (len(values) - ddof))


def density(x, mean, std):
    return 1 / (math.sqrt(2 * math.pi) * std) * math.e ** (-((x - mean) ** 2) / (2 * std**2))


def log_scores(X, y, x, domains, classes, laplace, ddof):
    result = {}
    p = prior(y, classes, laplace)
    for c in classes:
        parts = [p[c]]
        total = 0.0
        for i, v in enumerate(x):
            if domains[i] is not None:
                q = conditional(X, y, i, v, c, domains, laplace)
                parts.append(0 if q is None else q)
            else:
                m, s = gaussian(X, y, i, c, ddof)
                total -= math.log(s) + 0.5 * math.log(2 * math.pi) + (v - m) ** 2 / (2 * s * s)
        if min(parts) == 0:
            result[c] = float("-inf")
        else:
            result[c] = total + sum(math.log(q) for q in parts)
    return result


def posterior(log_scores):
    result = {}
    for c, s in log_scores.items():
        if s == float("-inf"):
            result[c] = 0
            continue
        with_others = 0.0
        for t in log_scores.values():
            with_others += math.exp(t - s) if t - s < 700 else math.inf
        result[c] = 1 / with_others
    return result if any(result.values()) else None


def classify(X, y, x, domains, classes, laplace, ddof):
    scores = log_scores(X, y, x, domains, classes, laplace, ddof)
    best = classes[0]
    for c in classes[1:]:
        if scores[c] > scores[best]:
            best = c
    return best
