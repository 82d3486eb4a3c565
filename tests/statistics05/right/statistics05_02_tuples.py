"""整行放进 Counter，得分用分数，返回元组 / Whole rows in a Counter, scores in fractions, tuples returned"""

from collections import Counter
from fractions import Fraction
from itertools import product


def cells(domains, classes):
    n = len(classes)
    for domain in domains:
        n *= len(domain)
    return n


def free_parameters(domains, classes, naive):
    if naive:
        total = len(classes) - 1
        for _ in classes:
            for domain in domains:
                total += len(domain) - 1
        return total
    return cells(domains, classes) - 1


def joint_posterior(X, y, x, classes):
    seen = Counter((tuple(row), c) for row, c in zip(X, y))
    total = sum(seen[tuple(x), c] for c in classes)
    if not total:
        return None
    return {c: Fraction(seen[tuple(x), c], total) for c in classes}


def naive_posterior(X, y, x, classes):
    sizes = Counter(y)
    seen = Counter((c, j, value) for row, c in zip(X, y) for j, value in enumerate(row))
    scores = {}
    for c in classes:
        score = Fraction(sizes[c])
        for j, value in enumerate(x):
            score = score * seen[c, j, value] / sizes[c] if sizes[c] else Fraction(0)
        scores[c] = score
    total = sum(scores.values())
    return None if total == 0 else {c: scores[c] / total for c in classes}


def never_seen(X, domains):
    there = set(map(tuple, X))
    return sum(row not in there for row in product(*domains))


def blind_data(d):
    rows = tuple(product("10", repeat=d))
    labels = tuple("1" if row.count("1") % 2 == 0 else "0" for row in rows)
    return rows * 2, labels * 2


def vetoed(k):
    x = tuple(["yes"] * k)
    others = x[:-1]
    zero = [others + ("no",)] * 8 + [tuple(["no"] * k)] * 2
    one = [others + ("yes",)] * 1 + [tuple(["no"] * k)] * 8 + [others + ("no",)]
    return zero + one, ["0"] * 10 + ["1"] * 10, x
