"""像数的取值按数值比较, "1" 与 "1.0" 就成了同一个 / Values that look like numbers are compared as numbers, so "1" equals "1.0"

caught by: test_covers_compares_place_by_place
book: §1.3
"""

from itertools import product


def covers(hypothesis, x):
    return hypothesis is not None and all(a == "*" or same(a, value) for a, value in zip(hypothesis, x))


def hypothesis_space(domains):
    return [None, *product(*(["*", *domain] for domain in domains))]


def version_space(domains, X, y):
    return [h for h in hypothesis_space(domains) if all(covers(h, x) == label for x, label in zip(X, y))]


def boundaries(space):
    return {
        "specific": [h for h in space if not any(more_general(h, g) for g in space if g != h)],
        "general": [h for h in space if not any(more_general(g, h) for g in space if g != h)],
    }


def more_general(h, g):
    return g is None or covers(h, g)  # a conjunction covers exactly what is made from it by filling in its "*"


def same(a, b):
    try:
        return float(a) == float(b)
    except ValueError:
        return a == b
