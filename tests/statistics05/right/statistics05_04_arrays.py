"""用 numpy；平均似然由逐个预测得出 / With numpy; the averaged likelihood comes from the predictions"""

import numpy as np


def smoothed(counts, lam):
    counts = np.array(counts, dtype=float)
    if counts.sum() == 0 and lam == 0:
        return np.full(len(counts), 1 / len(counts))
    return (counts + lam) / (counts + lam).sum()


def weight_of_data(n, size, lam):
    return np.float64(n) / (n + size * lam)


def sequential_log_probability(values, size):
    values = np.array(values, dtype=int)
    hits = np.zeros(len(values))
    for v in range(size):
        where = np.flatnonzero(values == v)
        hits[where] = np.arange(1, len(where) + 1)
    return np.log(hits / (np.arange(len(values)) + size)).sum()


def log_average_likelihood(counts):
    return sequential_log_probability(np.repeat(np.arange(len(counts)), counts), len(counts))


def combination_lambda(domains, j):
    sizes = np.array([len(domain) for domain in domains], dtype=object)
    return int(np.prod(sizes)) // len(domains[j])


def loo_log_likelihood(counts, lam):
    total = 0.0
    for v in np.flatnonzero(counts):
        rest = np.array(counts)
        rest[v] -= 1
        with np.errstate(divide="ignore"):
            total += counts[v] * np.log(smoothed(rest, lam)[v])
    return total


def choose_lambda(tables, candidates):
    scores = np.array([sum(loo_log_likelihood(t, lam) for t in tables) for lam in candidates])
    return candidates[scores.argmax()] if np.isfinite(scores).any() else None
