"""Definitions that the checks on hierarchical clustering share."""

import math
from fractions import Fraction
from itertools import combinations

import numpy as np

from grader.checks import memo

KINDS = ("min", "max", "avg")


def distances_of(X):
    """The matrix of Euclidean distances, zero on the diagonal and symmetric to the last bit."""
    X = np.array(X, dtype=float)
    return np.sqrt(sum((column[:, None] - column) ** 2 for column in X.T))


@memo
def merges(D, kind):
    """The whole run of AGNES: ([labels with m, m − 1, …, 1 clusters], heights, clear).

    `clear[i]` says that the first i mergers were of a pair nearer than any other, by a billionth at least.
    """
    D = np.array(D, dtype=float)
    labels, sums, sizes = np.arange(len(D)), D.copy(), np.ones(len(D))
    M = D.copy()
    np.fill_diagonal(M, math.inf)
    runs, heights, clear = [labels.tolist()], [], [True]
    for _ in range(len(D) - 1):
        i, j = np.unravel_index(M.argmin(), M.shape)
        heights.append(float(M[i, j]))
        clear.append(clear[-1] and int((M[i, j] * (1 + 1e-9) >= M).sum()) == 2)
        labels[labels == labels[j]] = labels[i]
        sums[i] += sums[j]
        sums[:, i] = sums[i]
        sizes[i] += sizes[j]
        alive = np.isfinite(M[i]) & np.isfinite(M[j])
        if kind == "avg":
            joined = sums[i] / (sizes[i] * sizes)
        else:
            joined = (np.minimum if kind == "min" else np.maximum)(M[i], M[j])
        M[i] = M[:, i] = np.where(alive, joined, math.inf)
        M[j] = M[:, j] = math.inf
        runs.append(labels.tolist())
    return runs, heights, clear


def clusters_of(labels) -> list[list[int]]:
    found = {}
    for i, label in enumerate(labels):
        found.setdefault(label, []).append(i)
    return list(found.values())


def as_partition(labels):
    return frozenset(map(frozenset, clusters_of(labels)))


def linked(D, A, B, kind):
    """The distance of two clusters, exact if sums of the numbers in D are."""
    pairs = [D[i][j] for i in A for j in B]
    return Fraction(math.fsum(pairs)) / len(pairs) if kind == "avg" else (min if kind == "min" else max)(pairs)


@memo
def outcomes(D, k, kind):
    """All (partition, heights) that the algorithm may return, whichever of tied pairs it merges; for a few samples."""
    D = np.array(D).tolist()
    states = {(frozenset(frozenset([i]) for i in range(len(D))), ())}
    for _ in range(len(D) - k):
        following = set()
        for partition, heights in states:
            pairs = [(linked(D, A, B, kind), A, B) for A, B in combinations(partition, 2)]
            least = min(distance for distance, _, _ in pairs)
            for distance, A, B in pairs:
                if distance == least:
                    following.add((partition - {A, B} | {A | B}, (*heights, least)))
        states = following
    return [(partition, [float(height) for height in heights]) for partition, heights in states]


def largest_diameter(D, labels) -> float:
    return max(float(D[np.ix_(inside, inside)].max()) for inside in clusters_of(labels))
