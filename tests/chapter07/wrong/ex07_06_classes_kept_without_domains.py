"""类别按参数记下, 漏了 domains / The class is kept by the arguments, domains left out

caught by: test_classify
"""

from math import prod


def joint_estimate(X, y, label, i, value, domains, n_classes):
    together = sum(row[i] == value and c == label for row, c in zip(X, y))
    return (together + 1) / (len(X) + n_classes * len(domains[i]))


def conditional_estimate(X, y, label, i, value_i, j, value_j, domains):
    given = [row for row, c in zip(X, y) if row[i] == value_i and c == label]
    return (sum(row[j] == value_j for row in given) + 1) / (len(given) + len(domains[j]))


def superparent_term(X, y, x, label, i, domains, n_classes):
    others = [j for j in range(len(x)) if j != i]
    conditionals = [conditional_estimate(X, y, label, i, x[i], j, x[j], domains) for j in others]
    return joint_estimate(X, y, label, i, x[i], domains, n_classes) * prod(conditionals)


def scores(X, y, x, domains, classes, min_count):
    parents = [i for i in range(len(x)) if sum(row[i] == x[i] for row in X) >= min_count]
    return {c: float(sum(superparent_term(X, y, x, c, i, domains, len(classes)) for i in parents)) for c in classes}


def posterior(scores):
    total = sum(scores.values())
    return {c: score / total for c, score in scores.items()} if total else None


KEPT = {}


def classify(X, y, x, domains, classes, min_count):
    key = repr((X, y, x, classes, min_count))
    if key not in KEPT:
        found = scores(X, y, x, domains, classes, min_count)
        KEPT[key] = max(classes, key=found.get) if any(found.values()) else None
    return KEPT[key]
