"""纯 Python：按位枚举 σ，样本逐一递归 / Pure Python: σ by bits, samples by recursion"""

import math


def empirical_rademacher(V):
    m = len(V[0])
    total = 0.0
    for bits in range(2**m):
        best = -math.inf
        for f in V:
            best = max(best, sum(value if bits >> i & 1 else -value for i, value in enumerate(f)))
        total += best / m
    return total / 2**m


def rademacher_singleton(values):
    return sum(0.5 * value + 0.5 * -value for value in values) / len(values)


def rademacher_bounded_constants(B, m):
    return sum(B * abs(2 * k - m) / m * math.comb(m, k) / 2**m for k in range(m + 1))


def expected_rademacher(F, probs, m):
    def over(drawn):
        if len(drawn) == m:
            return empirical_rademacher([[f[k] for k in drawn] for f in F])
        return sum(p * over([*drawn, k]) for k, p in enumerate(probs) if p > 0)

    return over([])


def massart_bound(n_labelings, m):
    n = n_labelings if m > 40 else min(n_labelings, 2**m)
    return math.sqrt(2 / m * math.log(n))


def proof():
    return "略"
