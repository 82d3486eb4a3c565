"""概念是布尔行向量，用 numpy 取并和去重 / Concepts as boolean rows, joined and made unique by numpy"""

import itertools
import math

import numpy as np


def covers_dnf(dnf, x):
    return np.any([np.all([(a == "*") | (a == b) for a, b in zip(t, x)]) for t in dnf])


def drop_subsumed(dnf):
    result = set(dnf)
    for a, b in itertools.permutations(set(dnf), 2):
        if a != b and all(p == q or q == "*" for p, q in zip(a, b)):
            result.discard(a)
    return tuple(sorted(result))


def count_written(domain_sizes, k):
    n = math.prod(s + 1 for s in domain_sizes)
    if k >= n:
        return 2**n
    return sum(math.prod(range(n - i + 1, n + 1)) // math.factorial(i) for i in range(k + 1))


def count_concepts(domain_sizes, k):
    sets = np.ones((1, 1), dtype=bool)
    for size in domain_sizes:
        entries = np.vstack([np.eye(size, dtype=bool), np.ones((1, size), dtype=bool)])
        sets = np.kron(sets, entries).astype(bool)
    weights = 2 ** np.arange(sets.shape[1], dtype=np.int64)
    masks = np.unique(sets @ weights)
    concepts = np.zeros(1, dtype=np.int64)
    for _ in range(k):
        bigger = np.unique(np.concatenate([concepts, np.bitwise_or.outer(concepts, masks).ravel()]))
        if len(bigger) == len(concepts):
            break
        concepts = bigger
    return np.int64(len(concepts))
