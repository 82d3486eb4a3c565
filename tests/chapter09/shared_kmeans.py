"""Definitions that the checks on k-means share."""

import math
from itertools import combinations

import numpy as np
from hypothesis import strategies as st

from grader.checks import memo
from grader.strategies import grid, matrices, seeds, without

CLEAR = 1e-9
"""Distances that differ by less, in the size of the data, are not told apart."""
ROUND_1 = [[3, 5, 6, 7, 8, 9, 10, 13, 14, 17, 18, 19, 20, 23], [11, 12, 16], [1, 2, 4, 15, 21, 22, *range(24, 31)]]
"""The clusters of melons after the first round from x6, x12, x24,"""
LAST = [[3, 5, 7, 9, 13, 14, 16, 17, 21], [6, 8, 10, 11, 12, 15, 18, 19, 20], [1, 2, 4, *range(22, 31)]]
"""and those where the algorithm stops."""


def melon_labels(clusters) -> list[int]:
    """Labels of the 30 melons from clusters of their numbers, which count from 1."""
    return [next(i for i, cluster in enumerate(clusters) if melon in cluster) for melon in range(1, 31)]


SIZES = (1.0, 2.0**-20, 2.0**20)
"""Powers of two, by which exact ties stay exact ties."""


@st.composite
def clusterings(draw, samples=(1, 12), hard=False):
    """{"X", "init"}: points on a grid of halves, and centres that are samples or lie anywhere, so that some stay empty.

    Some have constant or dependent columns; hard ones are small or large, too, of many decimals, long or wide.
    """
    X = draw(matrices(samples, (1, 2), grid(-4, 4, 0.5), stretch=without("small", "large", "offset")))
    rng = np.random.default_rng(draw(seeds()))
    k = int(rng.integers(1, min(len(X), 5) + 1))
    anywhere = rng.integers(-8, 9, size=(k, X.shape[1])) / 2
    init = anywhere if draw(st.booleans()) else X[rng.integers(len(X), size=k)]
    size = draw(st.sampled_from(SIZES)) if hard else 1.0
    return {"X": size * X, "init": size * init}


def nearest(x, centers) -> tuple[int, float]:
    """The first of the nearest centres, and by how much the nearest one at another place is farther away."""
    distances = [math.dist(x, center) for center in centers]
    first = distances.index(min(distances))
    elsewhere = [gap for gap, center in zip(distances, centers, strict=True) if tuple(center) != tuple(centers[first])]
    return first, min(elsewhere, default=math.inf) - distances[first]


def means_of(X, labels, centers):
    """The mean of every cluster, taken sample by sample; empty ones keep their centre."""
    clusters = {}
    for x, label in zip(np.asarray(X, dtype=float).tolist(), labels, strict=True):
        clusters.setdefault(label, []).append(x)
    result = [list(center) for center in centers]
    for label, inside in clusters.items():
        result[label] = [math.fsum(values) / len(inside) for values in zip(*inside, strict=True)]
    return np.array(result, dtype=float)


def sum_of_squares(X, labels, centers) -> float:
    return math.fsum(math.dist(x, centers[label]) ** 2 for x, label in zip(X, labels, strict=True))


@memo
def lloyd(X, init):
    """The whole run as fig. 9.2 has it; "clear" says that after the first round no sample was equally near to two centres.

    Two centres at the same place are no such case: the first of them wins every time.
    """
    X, centers, history, clear = np.array(X), np.array(init, dtype=float), [], True
    size = max(float(np.abs(X).max()), float(np.abs(centers).max()))
    while True:
        gaps = np.sqrt(sum((X[:, [u]] - centers[:, u]) ** 2 for u in range(X.shape[1])))
        labels = gaps.argmin(axis=1)
        near = gaps <= gaps.min(axis=1, keepdims=True) + CLEAR * size
        tied = near[(near.sum(axis=1) > 1)]
        clear = clear and (not history or all(len({*map(tuple, centers[row])}) == 1 for row in tied))
        updated = means_of(X, labels.tolist(), centers)
        history.append(sum_of_squares(X, labels, updated))
        moved = float(np.sqrt(((updated - centers) ** 2).sum(axis=1)).max())
        centers = updated
        if moved <= 1e-12:
            break
    return {
        "labels": labels.tolist(),
        "centers": centers,
        "objective": history[-1],
        "rounds": len(history),
        "history": history,
        "clear": clear,
    }


def smallest_gap(points) -> float:
    return min(math.dist(a, b) for a, b in combinations(points, 2))


def pair_costs(X) -> list[float]:
    """The objective of every subset of the samples as one cluster, by bit mask: Σ of squared distances of pairs, by size."""
    m = len(X)
    squares = [[math.dist(a, b) ** 2 for b in X] for a in X]
    costs = [0.0] * (1 << m)
    for mask in range(1, 1 << m):
        inside = [i for i in range(m) if mask >> i & 1]
        costs[mask] = math.fsum(squares[i][j] for i, j in combinations(inside, 2)) / len(inside)
    return costs


@memo
def least_objective(X, k: int) -> float:
    """The least objective of all partitions into exactly k clusters, by dynamic programming over subsets."""
    costs, everything = pair_costs(X), (1 << len(X)) - 1
    best = costs
    for _ in range(k - 1):
        further = [math.inf] * len(costs)
        for mask in range(1, everything + 1):
            lowest = mask & -mask
            rest = part = mask ^ lowest
            while part:  # the cluster of the lowest sample is what `part` leaves over
                further[mask] = min(further[mask], costs[mask ^ part] + best[part])
                part = (part - 1) & rest
        best = further
    return best[everything]


def objective_of(X, labels) -> float:
    """(9.24) from the distances of pairs, without any mean: exact to rounding, wherever the origin is."""
    total = []
    for cluster in set(labels):
        inside = [x for x, label in zip(X, labels, strict=True) if label == cluster]
        total.append(math.fsum(math.dist(a, b) ** 2 for a, b in combinations(inside, 2)) / len(inside))
    return math.fsum(total)


def stops_at(X, init, tie=min) -> list[int] | None:
    """The labels at which the algorithm stops if of equally near centres `tie` decides; None if it does not stop."""
    centers = [list(center) for center in init]
    for _ in range(1000):
        labels = []
        for x in X:
            gaps = [math.dist(x, center) for center in centers]
            labels.append(tie(i for i, gap in enumerate(gaps) if gap <= min(gaps) * (1 + CLEAR)))
        updated = means_of(X, labels, centers).tolist()
        if all(math.dist(a, b) <= 1e-12 * max(1.0, *map(abs, b)) for a, b in zip(centers, updated, strict=True)):
            return labels
        centers = updated
    return None
