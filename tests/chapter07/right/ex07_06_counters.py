"""用 Counter 数一遍样本，分数最后才化为小数 / One pass with Counters; exact fractions, floats only at the end"""

from collections import Counter
from fractions import Fraction


def joint_estimate(X, y, label, i, value, domains, n_classes):
    pairs = Counter((c, row[i]) for row, c in zip(X, y))
    return float(Fraction(pairs[label, value] + 1, len(y) + n_classes * len(domains[i])))


def conditional_estimate(X, y, label, i, value_i, j, value_j, domains):
    return float(_conditional(X, y, label, i, value_i, j, value_j, domains))


def _conditional(X, y, label, i, value_i, j, value_j, domains):
    triples = Counter((row[i], row[j]) for row, c in zip(X, y) if c == label)
    parent = sum(n for (v, _), n in triples.items() if v == value_i)
    return Fraction(triples[value_i, value_j] + 1, parent + len(domains[j]))


def superparent_term(X, y, x, label, i, domains, n_classes):
    pairs = Counter((c, row[i]) for row, c in zip(X, y))
    term = Fraction(pairs[label, x[i]] + 1, len(y) + n_classes * len(domains[i]))
    for j, value in enumerate(x):
        if i == j:
            continue
        term *= _conditional(X, y, label, i, x[i], j, value, domains)
    return float(term)


def scores(X, y, x, domains, classes, min_count):
    result = {}
    for label in reversed(classes):
        total = 0.0
        for i, column in enumerate(zip(*X)):
            if Counter(column)[x[i]] >= min_count:
                total = total + superparent_term(X, y, x, label, i, domains, len(classes))
        result[label] = total
    return result


def posterior(scores):
    if all(score == 0 for score in scores.values()):
        return None
    exact = {label: Fraction(score) for label, score in scores.items()}
    return {label: float(score / sum(exact.values())) for label, score in exact.items()}


def classify(X, y, x, domains, classes, min_count):
    result = posterior(scores(X, y, x, domains, classes, min_count))
    if result is None:
        return None
    best = classes[0]
    for label in classes[1:]:
        if result[label] > result[best]:
            best = label
    return best
