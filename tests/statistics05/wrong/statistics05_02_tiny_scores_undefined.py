"""很小的得分之和当作 0 / Takes a tiny sum of scores for 0

caught by: test_posteriors
book: (5.5)
"""

from itertools import product
from math import prod


def cells(domains, classes):
    return prod(len(domain) for domain in domains) * len(classes)


def free_parameters(domains, classes, naive):
    # Of the probabilities of one distribution the last follows from the others.
    if not naive:
        return cells(domains, classes) - 1
    return len(classes) - 1 + len(classes) * sum(len(domain) - 1 for domain in domains)


def joint_posterior(X, y, x, classes):
    same = [label for row, label in zip(X, y) if list(row) == list(x)]
    return {c: same.count(c) / len(same) for c in classes} if same else None


def naive_posterior(X, y, x, classes):
    scores = {}
    for c in classes:
        rows = [row for row, label in zip(X, y) if label == c]
        scores[c] = len(rows) / len(y)
        for j, value in enumerate(x):
            scores[c] *= sum(row[j] == value for row in rows) / max(1, len(rows))
    total = sum(scores.values())
    return {c: score / total for c, score in scores.items()} if total > 1e-9 else None


def never_seen(X, domains):
    return prod(len(domain) for domain in domains) - len({tuple(row) for row in X})


def blind_data(d):
    # The class is the parity: whatever one attribute is, the others make both classes equally frequent.
    rows = [list(bits) for bits in product("01", repeat=d)]
    return rows, [str(row.count("1") % 2) for row in rows]


def vetoed(k):
    common = ["1"] * (k - 1)
    rare = ["0"] * (k - 1)
    X = [[*common, "0"]] * 4 + [[*common, "1"]] + [[*rare, "1"]] * 3
    return [list(row) for row in X], ["0"] * 4 + ["1"] * 4, [*common, "1"]
