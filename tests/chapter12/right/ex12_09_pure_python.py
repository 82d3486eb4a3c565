"""纯 Python，和空间去重，由最大减最小求复杂度 / Pure Python, equal sums once, complexity from largest minus smallest"""

import itertools


def complexity(V):
    m = len(V[0])
    total = 0.0
    for rest in itertools.product((1, -1), repeat=m - 1):
        sums = [f[0] + sum(s * x for s, x in zip(rest, f[1:])) for f in V]
        total += max(sums) - min(sums)
    return total / m / 2**m


def sum_class(V1, V2):
    return list({tuple(b + a for a, b in zip(f, g)) for g in V2 for f in V1})


def sides(V1, V2):
    return [complexity(sum_class(V1, V2)), complexity(V1) + complexity(V2)]


def maximizers(V1, V2, sigma):
    best = None
    for i, f in reversed(list(enumerate(V1))):
        for j, g in reversed(list(enumerate(V2))):
            value = sum(s * (a + b) for s, a, b in zip(sigma, f, g))
            if best is None or value > best[0]:
                best = value, i, j
    return best[1:]


def strict_for_absolute(m):
    V1 = [tuple([2] + [0] * (m - 1)), tuple([1] * m)]
    return [V1, [[-2.0] + [0.0] * (m - 1)]]


def strict_for_pairs(m):
    basis = [[0] * m, [3] + [0] * (m - 1)]
    return basis, [[5] + [0] * (m - 1), [0] * m]


def proof():
    return "略"
