"""Plain loops and exact fractions, floats at the end."""

import math
from fractions import Fraction


def log_likelihood(p, values):
    total = 0.0
    for v in values:
        if not p[v]:
            return float("-inf")
        total = total + math.log(p[v])
    return total


def multiplier(counts):
    lam = 0
    for n in counts.values():
        lam += n
    return lam


def maximum_likelihood(counts):
    return {v: float(Fraction(n, sum(counts.values()))) for v, n in counts.items()}


def likelihood_gap(counts, q):
    values = {v: n for v, n in counts.items() if n}
    best = sum(n * math.log(n / sum(counts.values())) for n in values.values())
    if not all(q[v] for v in values):
        return float("inf")
    return best - sum(n * math.log(q[v]) for v, n in values.items())


def class_conditional(X, y, attributes, domains, classes):
    result = {}
    for c in classes:
        result[c] = {}
        n = y.count(c)
        for j in range(len(attributes)):
            result[c][attributes[j]] = {}
            for v in domains[j]:
                hits = 0
                for i in range(len(X)):
                    if y[i] == c and X[i][j] == v:
                        hits += 1
                result[c][attributes[j]][v] = float(Fraction(hits, n)) if n else None
    return result
