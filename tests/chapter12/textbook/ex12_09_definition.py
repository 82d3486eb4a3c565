"""照 (12.40) 的定义写 / The definition (12.40)"""

import itertools


def empirical_rademacher(V):
    m = len(V[0])
    total = 0.0
    for sigma in itertools.product((-1, 1), repeat=m):
        total += max(sum(s * v for s, v in zip(sigma, f)) / m for f in V)
    return total / 2**m


def sum_class(V1, V2):
    return [[a + b for a, b in zip(f, g)] for f in V1 for g in V2]


def sides(V1, V2):
    left = empirical_rademacher(sum_class(V1, V2))
    return left, empirical_rademacher(V1) + empirical_rademacher(V2)


def best(V, sigma):
    return max(range(len(V)), key=lambda i: sum(s * v for s, v in zip(sigma, V[i])))


def maximizers(V1, V2, sigma):
    return best(V1, sigma), best(V2, sigma)


def strict_for_absolute(m):
    return [[1.0] * m], [[-1.0] * m]


def strict_for_pairs(m):
    return [[1.0] * m, [-1.0] * m], [[-1.0] * m, [1.0] * m]


def proof():
    return "上确界在 f 与 g 上分开取，sup(f + g) = sup f + sup g，两边取期望，相等总成立。"
