"""候选消除：只维护两个边界，最后列出夹在中间的假设 / Candidate elimination: keep both boundaries, list what lies between"""

import itertools

import numpy as np


def covers(hypothesis, x):
    return np.all([a == "*" or a == b for a, b in zip(hypothesis, x)]) if hypothesis is not None else np.False_


def hypothesis_space(domains):
    return list(itertools.chain(itertools.product(*[d + ["*"] for d in domains]), [None]))


def more_general(h, g):
    if g is None:
        return True
    if h is None:
        return False
    return all(a == "*" or a == b for a, b in zip(h, g))


def version_space(domains, X, y):
    S, G = None, {("*",) * len(domains)}  # a conjunction has one smallest generalisation, so S has one member
    for x, label in sorted(zip(X, y), key=lambda pair: -pair[1]):
        if label:
            S = tuple(x) if S is None else tuple(a if a == b else "*" for a, b in zip(S, x))
        else:
            if covers(S, x):
                return []
            new = set()
            for g in G:
                if not covers(g, x):
                    new.add(g)
                    continue
                for j, domain in enumerate(domains):
                    if g[j] == "*":
                        new |= {g[:j] + (v,) + g[j + 1 :] for v in domain if v != x[j]}
            G = {g for g in new if more_general(g, S)}
    if S is None:
        S_side, extra = hypothesis_space(domains)[:-1], [None]
    else:
        S_side, extra = [h for h in hypothesis_space(domains) if more_general(h, S)], []
    return [h for h in S_side if any(more_general(g, h) for g in G)] + extra


def boundaries(space):
    specific = [h for h in space if all(g == h or not more_general(h, g) for g in space)]
    general = [h for h in space if all(g == h or not more_general(g, h) for g in space)]
    return {"specific": specific, "general": general, "size": len(space)}
