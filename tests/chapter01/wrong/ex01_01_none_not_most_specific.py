"""没有把 None 当作比任何假设都特殊 / None is not taken as more specific than every other hypothesis

caught by: test_boundaries_enclose_the_space
book: §1.3
"""

from itertools import product


def covers(hypothesis, x):
    return hypothesis is not None and all(a in ("*", value) for a, value in zip(hypothesis, x))


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
    return g is not None and covers(h, g)
