"""按通配符的多少取边界, 漏掉了不可比较的假设 / The boundaries are the members with fewest and most wildcards, so incomparable ones are lost

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
    stars = [-1 if h is None else h.count("*") for h in space]
    return {
        "specific": [h for h, count in zip(space, stars) if count == min(stars)],
        "general": [h for h, count in zip(space, stars) if count == max(stars)],
    }


def more_general(h, g):
    return g is None or covers(h, g)  # a conjunction covers exactly what is made from it by filling in its "*"
