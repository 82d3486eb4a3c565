"""用竖线把取值连起来再去掉重复的假设 / Repeats are removed after joining the values with bars

caught by: test_version_space_is_its_definition
book: §1.3
"""

from itertools import product


def covers(hypothesis, x):
    return hypothesis is not None and all(a in ("*", value) for a, value in zip(hypothesis, x))


def hypothesis_space(domains):
    written = {"|".join(h): h for h in product(*(["*", *domain] for domain in domains))}
    return [None, *written.values()]


def version_space(domains, X, y):
    return [h for h in hypothesis_space(domains) if all(covers(h, x) == label for x, label in zip(X, y))]


def boundaries(space):
    return {
        "specific": [h for h in space if not any(more_general(h, g) for g in space if g != h)],
        "general": [h for h in space if not any(more_general(g, h) for g in space if g != h)],
    }


def more_general(h, g):
    return g is None or covers(h, g)  # a conjunction covers exactly what is made from it by filling in its "*"
