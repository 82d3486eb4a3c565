"""Definitions that the checks on k-means share."""

import math
from itertools import combinations

import numpy as np
from hypothesis import strategies as st

from grader.checks import memo
from grader.strategies import grid

CLEAR = 1e-9
"""Distances that differ by less are not told apart."""


@st.composite
def clusterings(draw, samples=(1, 12), copies=True):
    """{"X", "init"}: points on a grid of halves, and centres that are samples or lie anywhere, so that some stay empty."""
    m, n = draw(st.integers(*samples)), draw(st.integers(1, 2))
    point = st.tuples(*[grid(-4, 4, 0.5)] * n)
    points = draw(st.lists(point, min_size=m, max_size=m, unique=not copies))
    k = draw(st.integers(1, min(m, 5)))
    anywhere = draw(st.booleans())
    where = point if anywhere else st.sampled_from(points)
    init = draw(st.lists(where, min_size=k, max_size=k))
    return {"X": np.array(points), "init": np.array(init)}


def nearest(x, centers) -> tuple[int, float]:
    """The first of the nearest centres, and by how much the second nearest is farther away."""
    distances = [math.dist(x, center) for center in centers]
    first = distances.index(min(distances))
    others = distances[:first] + distances[first + 1 :]
    return first, min(others, default=math.inf) - distances[first]


def means_of(X, labels, centers):
    """The mean of every cluster, taken sample by sample; empty ones keep their centre."""
    result = []
    for i, center in enumerate(centers):
        inside = [x for x, label in zip(X, labels, strict=True) if label == i]
        result.append(
            [math.fsum(values) / len(inside) for values in zip(*inside, strict=True)] if inside else list(center)
        )
    return np.array(result)


def sum_of_squares(X, labels, centers) -> float:
    return math.fsum(math.dist(x, centers[label]) ** 2 for x, label in zip(X, labels, strict=True))


@memo
def lloyd(X, init):
    """The whole run as fig. 9.2 has it; "clear" says that no sample was ever equally near to two centres.

    Two centres at the same place are no such case: the first of them wins every time.
    """
    centers, history, clear = np.array(init, dtype=float), [], True
    while True:
        found = [nearest(x, centers) for x in X]
        clear = clear and all(gap > CLEAR or not len(history) for _, gap in found)
        labels = [label for label, _ in found]
        updated = means_of(X, labels, centers)
        history.append(sum_of_squares(X, labels, updated))
        moved = max(math.dist(a, b) for a, b in zip(centers, updated, strict=True))
        centers = updated
        if moved <= 1e-12:
            break
    return {
        "labels": labels,
        "centers": centers,
        "objective": history[-1],
        "rounds": len(history),
        "history": history,
        "clear": clear,
    }


def smallest_gap(points) -> float:
    return min(math.dist(a, b) for a, b in combinations(points, 2))
