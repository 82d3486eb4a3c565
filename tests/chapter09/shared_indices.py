"""Definitions that the checks on clustering indices share."""

import math
from collections import Counter
from fractions import Fraction
from itertools import combinations

import numpy as np

from grader.checks import memo

from .shared_linkage import clusters_of


def pairs_within(counts) -> int:
    return sum(count * (count - 1) // 2 for count in counts.values())


def counts_of_pairs(labels, reference) -> tuple[int, int, int, int]:
    """(9.1)–(9.4) from the contingency table."""
    both = pairs_within(Counter(zip(labels, reference, strict=True)))
    first, second = pairs_within(Counter(labels)), pairs_within(Counter(reference))
    everything = len(labels) * (len(labels) - 1) // 2
    return both, first - both, second - both, everything - first - second + both


@memo
def centres_of(X, labels):
    """The exact means of the clusters, in the order of `clusters_of`."""
    rows = [[Fraction(float(value)) for value in x] for x in X]
    return [
        [sum(column) / len(inside) for column in zip(*(rows[i] for i in inside), strict=True)]
        for inside in clusters_of(labels)
    ]


@memo
def centre_gaps(X, labels) -> list[float]:
    """The distances of all pairs of centres, 0 only where they coincide exactly."""
    return [
        math.sqrt(sum((a - b) ** 2 for a, b in zip(first, second, strict=True)))
        for first, second in combinations(centres_of(X, labels), 2)
    ]


@memo
def dbi_of(X, labels) -> float:
    inside = []
    for cluster in clusters_of(labels):
        gaps = [math.dist(X[i], X[j]) for i, j in combinations(cluster, 2)]
        inside.append(math.fsum(gaps) / len(gaps) if gaps else 0.0)
    apart, k = {}, len(inside)
    for (i, j), gap in zip(combinations(range(k), 2), centre_gaps(X, labels), strict=True):
        apart[i, j] = apart[j, i] = (inside[i] + inside[j]) / gap if gap else math.inf
    return math.fsum(max(apart[i, j] for j in range(k) if j != i) for i in range(k)) / k


@memo
def dunn_of(X, labels) -> float:
    gap, diameter = math.inf, 0.0
    for i, j in combinations(range(len(X)), 2):
        distance = math.dist(X[i], X[j])
        if labels[i] == labels[j]:
            diameter = max(diameter, distance)
        else:
            gap = min(gap, distance)
    return gap / diameter if diameter else math.inf


def heaps(k, size, seed):
    """(X, labels): k heaps in six dimensions, whose centres are 20 apart and more."""
    rng = np.random.default_rng(seed)
    centres = 20.0 * np.eye(6)[rng.permutation(6)[:k]]
    labels = np.repeat(np.arange(k), rng.integers(12, size + 1, size=k))
    X = centres[labels] + rng.integers(-(2**16), 2**16 + 1, size=(len(labels), 6)) / 2**16
    order = rng.permutation(len(labels))
    return X[order], labels[order].tolist()
