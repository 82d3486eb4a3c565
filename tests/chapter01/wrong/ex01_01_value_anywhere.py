"""取值出现在瓜的任何一个属性里就算相符 / A value counts as matched wherever in the melon it stands

caught by: test_covers_compares_place_by_place
book: §1.3
"""

from itertools import product


def covers(hypothesis, x):
    return hypothesis is not None and all(a == "*" or a in x for a in hypothesis)


def hypothesis_space(domains):
    return [None, *product(*(["*", *domain] for domain in domains))]


def fits(hypothesis, x):
    return hypothesis is not None and all(a in ("*", b) for a, b in zip(hypothesis, x))


def version_space(domains, X, y):
    return [h for h in hypothesis_space(domains) if all(fits(h, x) == bool(label) for x, label in zip(X, y))]


def boundaries(space):
    def above(h, g):
        return g is None or fits(h, g)

    return {
        "specific": [h for h in space if not any(above(h, g) for g in space if g != h)],
        "general": [h for h in space if not any(above(g, h) for g in space if g != h)],
    }
