"""照 1.3 节：列出全部假设（含通配符与 ∅），删去与样例不一致的，剩下的就是版本空间 / Section 1.3: list all hypotheses, wildcards and ∅ included, and drop those that a sample contradicts"""

from itertools import product


def covers(hypothesis, x):
    if hypothesis is None:
        return False
    return all(h == "*" or h == v for h, v in zip(hypothesis, x))


def hypothesis_space(domains):
    return [None] + list(product(*[["*"] + list(domain) for domain in domains]))


def version_space(domains, X, y):
    return [
        h for h in hypothesis_space(domains) if all(covers(h, x) == (label == 1) for x, label in zip(X, y))
    ]


def more_general(g, s):
    if g == s or g is None:
        return False
    if s is None:
        return True
    return all(a == "*" or a == b for a, b in zip(g, s))


def boundaries(space):
    return {
        "specific": [h for h in space if not any(more_general(h, other) for other in space)],
        "general": [h for h in space if not any(more_general(other, h) for other in space)],
    }
