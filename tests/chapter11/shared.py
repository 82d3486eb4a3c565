"""What the checks of 11.1-11.3 share: nearest neighbours and relevance statistics by definition, tables to rate."""

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_3_0
from grader.checks import fail, integer, memo
from grader.strategies import seeds, tables, without

STRETCHES = without("small", "large", "offset", "fine")
"""The scales of numbers are drawn by `rated_tables` itself, so that ties are exact."""
USUAL = [(1.0, 0.0), (0.5, -0.25), (20.0, 30.0)]
"""Scales and shifts of numbers as a class would have them."""
FAR = [(1e-5, 0.0), (1e6, -3e6), (2.0, 1e6)]
"""Those of the star."""


def melons(target=None):
    """{"X", "y", "kinds"} of watermelon 3.0; the class may be one of its attributes, which is then left out."""
    table = watermelon_3_0()
    kinds = ["numeric" if domain is None else "nominal" for domain in table["domains"]]
    if target is None:
        return {"X": table["X"], "y": table["y"], "kinds": kinds}
    t = table["attributes"].index(target)
    rows = [[value for j, value in enumerate(row) if j != t] for row in table["X"]]
    return {"X": rows, "y": [row[t] for row in table["X"]], "kinds": kinds[:t] + kinds[t + 1 :]}


def normalized(X, kinds):
    columns = [list(column) for column in zip(*X, strict=True)]
    for j, kind in enumerate(kinds):
        if kind == "numeric":
            low = min(columns[j])
            width = max(columns[j]) - low
            columns[j] = [(value - low) / width if width else 0.0 for value in columns[j]]
    return [list(row) for row in zip(*columns, strict=True)]


def squared_diffs(a, b, kinds):
    return np.array(
        [(u - v) ** 2 if kind == "numeric" else float(u != v) for u, v, kind in zip(a, b, kinds, strict=True)]
    )


def nearest(X, y, kinds, i, label):
    """The sample of this class, other than i, that is nearest to sample i: the smallest index of equals; or None."""
    return min(
        (k for k in range(len(X)) if k != i and y[k] == label),
        key=lambda k: (float(squared_diffs(X[i], X[k], kinds).sum()), k),
        default=None,
    )


def is_nearest(got, wanted, X, kinds, i, what):
    """Whether a neighbour of sample i is the right one; if not, the failure tells how far both are."""
    k = integer(got, what)
    if k == wanted:
        return
    right = float(squared_diffs(X[i], X[wanted], kinds).sum())
    zh, en = f"样本 {k}", f"sample {k}"
    if k == i:
        zh, en = f"{zh}，那是它自己", f"{en}, which is itself"
    elif 0 <= k < len(X):
        far = float(squared_diffs(X[i], X[k], kinds).sum())
        zh, en = f"{zh}（距离平方 {far:.6g}）", f"{en} (squared distance {far:.6g})"
    fail(
        f"样本 {i} 的{what[0]}是样本 {wanted}（距离平方 {right:.6g}），得到的是{zh}",
        f"For sample {i} {what[1]} is sample {wanted} (squared distance {right:.6g}), but {en} was returned",
        expected=wanted,
        got=k,
    )


def squares_to(X, kinds, i, k):
    return np.zeros(len(kinds)) if k is None else squared_diffs(X[i], X[k], kinds)


@memo
def relief_by_definition(X, y, kinds):
    X, total = normalized(X, kinds), np.zeros(len(kinds))
    for i, label in enumerate(y):
        hit = nearest(X, y, kinds, i, label)
        (miss,) = (nearest(X, y, kinds, i, other) for other in set(y) - {label})
        total += squares_to(X, kinds, i, miss) - squares_to(X, kinds, i, hit)
    return total.tolist()


@st.composite
def rated_tables(draw, classes=(2, 2), *, tied=True, stretch=STRETCHES, scales=USUAL):
    """{"X", "y", "kinds"}, every class there. Numbers are either quarters from 0 to 1, so that ties are common and
    exact, or (always, unless `tied`) have many decimals and one of the scales, so that no two samples are equally far."""
    table = draw(tables(rows=(5, 14), classes=classes, stretch=stretch))
    X, rng = table["X"], np.random.default_rng(draw(seeds()))
    kinds = ["nominal" if domain else "numeric" for domain in table["domains"]]
    if not tied:
        kinds.append("numeric")
        X = [[*row, 0.0] for row in X]
    exact = tied and draw(st.booleans())
    scale, shift = draw(st.sampled_from(scales))
    for j in (j for j, kind in enumerate(kinds) if kind == "numeric"):
        column = [row[j] for row in X] if exact else (rng.random(len(X)).round(9) * scale + shift).tolist()
        if exact and len(set(column)) > 1:
            for end, i in zip((0.0, 1.0), rng.permutation(len(X))[:2], strict=True):
                column[i] = end
        for row, value in zip(X, column, strict=True):
            row[j] = value
    names = list(table["classes"])
    y = list(table["y"])
    for name, i in zip(names, rng.permutation(len(X))[: len(names)], strict=True):
        y[i] = name
    if draw(st.integers(0, 4)) == 0:  # a class of a single sample
        alone = y.index(names[0])
        y = [name if i == alone or name != names[0] else names[-1] for i, name in enumerate(y)]
    return {"X": X, "y": y, "kinds": kinds}


def exact_rows(table):
    """The table normalised, its numbers rounded to 1/2**24: sums of their squares are exact in any order."""
    rows = normalized(table["X"], table["kinds"])
    return [
        [
            round(value * 2**24) / 2**24 if kind == "numeric" else value
            for value, kind in zip(row, table["kinds"], strict=True)
        ]
        for row in rows
    ]


@memo
def relief_f_terms(X, y, kinds):
    """(m, d): the term of every sample in (11.4); X is normalised."""
    terms = np.zeros((len(X), len(kinds)))
    for i, label in enumerate(y):
        terms[i] -= squares_to(X, kinds, i, nearest(X, y, kinds, i, label))
        for other in set(y) - {label}:
            terms[i] += y.count(other) / len(y) * squares_to(X, kinds, i, nearest(X, y, kinds, i, other))
    return terms
