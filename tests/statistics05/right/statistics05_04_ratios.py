"""比值逐个相乘，只用 log 与分数 / Ratio by ratio, with logarithms and fractions alone"""

import math
from fractions import Fraction


def smoothed(counts, lam):
    lam = Fraction(lam)
    total = sum(counts) + lam * len(counts)
    return tuple((Fraction(c) + lam) / total if total else Fraction(1, len(counts)) for c in counts)


def weight_of_data(n, size, lam):
    return 1 - lam * size / (n + lam * size)


def sequential_log_probability(values, size):
    logs = []
    seen = {}
    for i, v in enumerate(values):
        seen[v] = seen.get(v, 0) + 1
        logs += [math.log(seen[v]), -math.log(i + size)]
    return math.fsum(logs)


def log_average_likelihood(counts):
    logs, i, size = [], 0, len(counts)
    for c in counts:
        for k in range(1, c + 1):
            logs.append(math.log(k / (i + size)))
            i += 1
    return math.fsum(logs)


def combination_lambda(domains, j):
    total = 1
    for i in range(len(domains)):
        if i == j:
            continue
        total *= len(domains[i])
    return total


def loo_log_likelihood(counts, lam):
    n, size, total = sum(counts), len(counts), 0
    if n == 1:
        return -math.log(size)
    for c in counts:
        if c == 0:
            continue
        if c - 1 + lam == 0:
            return float("-inf")
        total += c * (math.log(c - 1 + lam) - math.log(n - 1 + lam * size))
    return total


def choose_lambda(tables, candidates):
    best, winner = float("-inf"), None
    for lam in candidates[::-1]:
        score = sum(loo_log_likelihood(t, lam) for t in tables)
        if score > best:
            best, winner = score, lam
    return winner
