"""照 (7.15)-(7.20)；连乘取对数，照 7.3 节的旁注 / By (7.15)-(7.20); the product as a sum of logarithms, by the note in section 7.3"""

from math import exp, inf, log, pi, sqrt


def prior(y, classes, laplace):
    result = {}
    for c in classes:
        D_c = sum(1 for label in y if label == c)
        result[c] = (D_c + 1) / (len(y) + len(classes)) if laplace else D_c / len(y)
    return result


def conditional(X, y, i, value, label, domains, laplace):
    D_c = [row for row, c in zip(X, y) if c == label]
    D_cx = [row for row in D_c if row[i] == value]
    if laplace:
        return (len(D_cx) + 1) / (len(D_c) + len(domains[i]))
    if not D_c:
        return None
    return len(D_cx) / len(D_c)


def gaussian(X, y, i, label, ddof):
    values = [row[i] for row, c in zip(X, y) if c == label]
    mean = sum(values) / len(values)
    variance = sum((v - mean) ** 2 for v in values) / (len(values) - ddof)
    return mean, sqrt(variance)


def density(x, mean, std):
    return 1 / (sqrt(2 * pi) * std) * exp(-((x - mean) ** 2) / (2 * std**2))


def log_scores(X, y, x, domains, classes, laplace, ddof):
    priors = prior(y, classes, laplace)
    result = {}
    for c in classes:
        if priors[c] == 0:
            result[c] = -inf
            continue
        score = log(priors[c])
        for i, value in enumerate(x):
            if domains[i] is None:
                mean, std = gaussian(X, y, i, c, ddof)
                score += -log(sqrt(2 * pi) * std) - (value - mean) ** 2 / (2 * std**2)
            else:
                p = conditional(X, y, i, value, c, domains, laplace)
                score += log(p) if p > 0 else -inf
        result[c] = score
    return result


def posterior(log_scores):
    largest = max(log_scores.values())
    if largest == -inf:
        return None
    products = {c: exp(score - largest) for c, score in log_scores.items()}
    total = sum(products.values())
    return {c: value / total for c, value in products.items()}


def classify(X, y, x, domains, classes, laplace, ddof):
    scores = log_scores(X, y, x, domains, classes, laplace, ddof)
    best = classes[0]
    for c in classes:
        if scores[c] > scores[best]:
            best = c
    return best
