"""Definitions that the checks on density-based clustering share."""

import math

import numpy as np
from hypothesis import strategies as st

from grader.checks import memo
from grader.strategies import grid, matrices, seeds, without

SIZES = (1.0, 2.0**-20, 2.0**20)
"""Powers of two, by which distances that equal `eps` go on to equal it."""
GAP = 3e-6
"""By how much of `eps` a distance may miss it, for the star: too little for float32."""


@memo
def neighbours(X, eps) -> list[list[int]]:
    """The neighbourhood of each sample."""
    distances = np.sqrt(sum((column[:, None] - column) ** 2 for column in np.transpose(X)))
    return [np.flatnonzero(row <= eps).tolist() for row in distances]


def cores_of(X, eps, min_pts) -> list[int]:
    return [i for i, near in enumerate(neighbours(X, eps)) if len(near) >= min_pts]


@memo
def reached(X, eps, min_pts) -> list[list[int]]:
    """For each sample all that are density-reachable from it, itself among them."""
    near, everything = neighbours(X, eps), [[i] for i in range(len(X))]
    waiting = set(cores_of(X, eps, min_pts))
    while waiting:
        front = [waiting.pop()]
        together, found = [], set()
        while front:
            here = front.pop()
            together.append(here)
            found.update(near[here])
            front += [there for there in near[here] if there in waiting]
            waiting.difference_update(near[here])
        for here in together:  # the core objects that reach one another reach the same samples
            everything[here] = sorted(found)
    return everything


def dbscan(X, eps, min_pts, order) -> list[int]:
    """Fig. 9.9 with seeds in this order of the samples: clusters 0, 1, … and -1 for noise."""
    near, labels, count = neighbours(X, eps), [-1] * len(X), 0
    for seed in order:
        if labels[seed] >= 0 or len(near[seed]) < min_pts:
            continue
        labels[seed], queue = count, [seed]
        for here in queue:
            if len(near[here]) >= min_pts:
                fresh = [there for there in near[here] if labels[there] < 0]
                for there in fresh:
                    labels[there] = count
                queue.extend(fresh)
        count += 1
    return labels


@st.composite
def densities(draw, samples=(1, 12), hard=False):
    """{"X", "eps", "min_pts"}: points on a grid of halves; `eps` equals the distance of some two, or lies between distances.

    Hard ones have many decimals, too, and all sizes; where `eps` equals no distance it misses some by three millionths.
    """
    X = draw(matrices(samples, (1, 2), grid(-4, 4, 0.5), stretch=without("small", "large", "offset")))
    rng = np.random.default_rng(draw(seeds()))
    min_pts = draw(st.integers(1, 5))
    some = X[rng.permutation(len(X))[:20]]
    distances = np.unique([math.dist(a, b) for a in some for b in X])
    distances = distances[(distances > np.abs(X).max() / 900) & (distances < np.quantile(distances, 0.5) + 1)]
    whole = bool((np.round(2 * X) / 2 == X).all())
    picked = float(rng.choice(distances)) if len(distances) else 1.0
    if whole and draw(st.booleans()):
        eps = max(1, round(2 * picked)) / 2
    elif hard:
        eps = _apart(picked, X, GAP * int(rng.choice([-1, 1])))
    else:
        further = distances[distances > picked]
        eps = (picked + float(further[0])) / 2 if len(further) else 1.25 * picked
    size = draw(st.sampled_from(SIZES)) if hard else 1.0
    return {"X": size * X, "eps": size * eps, "min_pts": min_pts}


def _apart(eps, X, gap) -> float:
    """The first of the numbers a little above `eps`, or a little below it, that no distance comes near."""
    distances = np.sqrt(((X[:, None] - X) ** 2).sum(axis=2)).ravel()
    for step in range(1, 10_000):
        there = eps * (1 + step * gap)
        if np.abs(distances - there).min() > 0.99 * GAP * there:
            return there
    raise AssertionError("the samples are too many")
