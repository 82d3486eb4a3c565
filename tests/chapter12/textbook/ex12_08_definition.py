"""照 (12.40)、(12.41) 与 (12.52) 写 / (12.40), (12.41) and (12.52)"""

import itertools
import math


def empirical_rademacher(V):
    m = len(V[0])
    total = 0.0
    for sigma in itertools.product((-1, 1), repeat=m):
        total += max(sum(s * v for s, v in zip(sigma, f)) / m for f in V)
    return total / 2**m


def rademacher_singleton(values):
    return 0.0


def rademacher_bounded_constants(B, m):
    # the supremum of c sum(sigma)/m is B |sum(sigma)|/m
    return B * sum(math.comb(m, k) * abs(m - 2 * k) for k in range(m + 1)) / 2**m / m


def expected_rademacher(F, probs, m):
    total = 0.0
    for Z in itertools.product(range(len(probs)), repeat=m):
        p = 1.0
        for z in Z:
            p *= probs[z]
        total += p * empirical_rademacher([[f[z] for z in Z] for f in F])
    return total


def massart_bound(n_labelings, m):
    return math.sqrt(2 * math.log(n_labelings) / m)


def proof():
    return "只有一个函数时上确界就是它自己，E[σ] = 0，于是期望为 0。"
