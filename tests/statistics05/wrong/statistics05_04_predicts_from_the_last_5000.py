"""只由前面最近的 5000 个来预测 / Predicts from the latest 5000 only

caught by: test_two_sides
book: §5.2
"""

from math import inf, lgamma, log, prod


def smoothed(counts, lam):
    n, size = sum(counts), len(counts)
    if n + lam == 0:
        return [1 / size] * size
    return [(count + lam) / (n + lam * size) for count in counts]


def weight_of_data(n, size, lam):
    return n / (n + lam * size)


def sequential_log_probability(values, size):
    seen, total = [0] * size, 0.0
    for before, value in enumerate(values):
        total += log((seen[value] + 1) / (min(before, 5000) + size))
        seen[value] += 1
        if before >= 5000:
            seen[values[before - 5000]] -= 1
    return total


def log_average_likelihood(counts):
    # A Dirichlet integral: (S-1)! Π n_v! / (n+S-1)!
    n, size = sum(counts), len(counts)
    return lgamma(size) + sum(lgamma(count + 1) for count in counts) - lgamma(n + size)


def combination_lambda(domains, j):
    # A value of attribute j stands in as many combinations as the other attributes have.
    return prod(len(domain) for i, domain in enumerate(domains) if i != j)


def loo_log_likelihood(counts, lam):
    total = 0.0
    for v, count in enumerate(counts):
        if count:
            p = smoothed([*counts[:v], count - 1, *counts[v + 1 :]], lam)[v]
            total += count * log(p) if p else -inf
    return total


def choose_lambda(tables, candidates):
    scores = {lam: sum(loo_log_likelihood(counts, lam) for counts in tables) for lam in candidates}
    best = max(scores, key=scores.get)
    return best if scores[best] > -inf else None
