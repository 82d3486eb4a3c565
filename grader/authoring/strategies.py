"""Hypothesis strategies for this field. All of them draw plain data, so that inputs can be kept and shown.

Values come from small grids rather than from all floats: ties, repeats and degenerate cases then occur often, oracles
can be exact, and the smallest failing input is one that a person can follow.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

import numpy as np
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

Range = tuple[int, int]


def seeds() -> SearchStrategy[int]:
    """Seeds for `numpy.random.default_rng`, for data that need not shrink value by value."""
    return st.integers(0, 2**32 - 1)


def grid(low: float, high: float, step: float = 0.25) -> SearchStrategy[float]:
    """Floats low, low + step, …, high; with a step that is a power of two they are exact."""
    steps = round((high - low) / step)
    return st.integers(0, steps).map(lambda k: low + k * step)


def labels(
    classes: Sequence[Hashable] = ("是", "否"), *, min_size: int = 0, max_size: int = 12
) -> SearchStrategy[list[Any]]:
    """Lists of class labels; a class may be missing."""
    return st.lists(st.sampled_from(list(classes)), min_size=min_size, max_size=max_size)


@st.composite
def all_labels(draw: DrawFn, classes: Sequence[Hashable], *, min_size: int = 0, max_size: int = 12) -> list[Any]:
    """Lists of class labels in which every class occurs."""
    least = max(0, min_size - len(classes))
    rest = draw(st.lists(st.sampled_from(list(classes)), min_size=least, max_size=max(least, max_size - len(classes))))
    return list(draw(st.permutations([*classes, *rest])))


@st.composite
def matrices(
    draw: DrawFn, rows: Range = (1, 8), columns: Range = (1, 3), elements: SearchStrategy[float] | None = None
) -> np.ndarray[Any, Any]:
    """Float arrays of shape (rows, columns); entries are small integers unless `elements` says otherwise."""
    n = draw(st.integers(*columns))
    row = st.lists(st.integers(-5, 5) if elements is None else elements, min_size=n, max_size=n)
    return _stacked(draw(st.lists(row, min_size=rows[0], max_size=rows[1])), n)


@st.composite
def labelled_points(
    draw: DrawFn,
    samples: Range = (2, 12),
    features: Range = (1, 3),
    classes: Sequence[Hashable] = (0, 1),
    elements: SearchStrategy[float] | None = None,
) -> dict[str, Any]:
    """{"X": array (m, n), "y": list of m labels}; every class occurs, points may coincide."""
    n = draw(st.integers(*features))
    point = st.lists(st.integers(-5, 5) if elements is None else elements, min_size=n, max_size=n)
    first = [(draw(point), label) for label in classes]
    least = max(0, samples[0] - len(first))
    sample = st.tuples(point, st.sampled_from(list(classes)))
    rest = draw(st.lists(sample, min_size=least, max_size=max(least, samples[1] - len(first))))
    order = draw(st.permutations([*first, *rest]))
    return {"X": _stacked([x for x, _ in order], n), "y": [label for _, label in order]}


def _stacked(rows: list[list[float]], columns: int) -> np.ndarray[Any, Any]:
    return np.array(rows, dtype=float).reshape(len(rows), columns)


@st.composite
def separable_points(
    draw: DrawFn, samples: Range = (2, 12), features: Range = (1, 3), classes: tuple[Any, Any] = (-1, 1)
) -> dict[str, Any]:
    """{"X", "y", "w", "b"}: integer points labelled by the sign of w·x + b, with |w·x + b| ≥ 1, both classes there."""
    n = draw(st.integers(*features))
    w = draw(st.lists(st.integers(-3, 3), min_size=n, max_size=n).filter(any))
    b = draw(st.integers(-2, 2))
    point = st.lists(st.integers(-5, 5), min_size=n, max_size=n)

    def side(x: list[int]) -> int:
        return int(np.dot(w, x)) + b

    negative, positive = point.filter(lambda x: side(x) <= -1), point.filter(lambda x: side(x) >= 1)
    points = [(draw(negative), classes[0]), (draw(positive), classes[1])]
    more = draw(st.lists(point.filter(lambda x: side(x) != 0), max_size=samples[1] - 2))
    points += [(x, classes[side(x) > 0]) for x in more]
    order = draw(st.permutations(points))
    X = np.array([x for x, _ in order], dtype=float)
    return {"X": X, "y": [label for _, label in order], "w": w, "b": b}


@st.composite
def probabilities(draw: DrawFn, size: Range = (1, 5), *, zeros: bool = True, parts: int = 12) -> list[float]:
    """Probability vectors whose entries are multiples of 1/total for a small integer total."""
    weights = draw(
        st.lists(st.integers(0 if zeros else 1, parts), min_size=size[0], max_size=size[1]).filter(lambda w: sum(w) > 0)
    )
    return [weight / sum(weights) for weight in weights]


@st.composite
def stochastic_matrices(draw: DrawFn, rows: Range = (1, 4), columns: Range | None = None) -> np.ndarray[Any, Any]:
    """Matrices whose rows are probability vectors, zeros included; square unless `columns` is given."""
    m = draw(st.integers(*rows))
    n = m if columns is None else draw(st.integers(*columns))
    return np.array([draw(probabilities((n, n))) for _ in range(m)])


@st.composite
def rankings(draw: DrawFn, positives: Range = (1, 6), negatives: Range = (1, 6)) -> list[int]:
    """Labels 0/1 in the order of a ranking, the best-scored first."""
    p, n = draw(st.integers(*positives)), draw(st.integers(*negatives))
    return list(draw(st.permutations([1] * p + [0] * n)))


@st.composite
def scored_labels(draw: DrawFn, samples: Range = (2, 12)) -> dict[str, Any]:
    """{"scores", "labels"}: both classes occur; scores are multiples of 1/4, so ties are common."""
    y = draw(all_labels((0, 1), min_size=samples[0], max_size=samples[1]))
    return {"scores": [draw(grid(0, 1)) for _ in y], "labels": y}


@st.composite
def tables(
    draw: DrawFn,
    rows: Range = (1, 14),
    columns: Range = (1, 4),
    classes: Range = (1, 3),
    *,
    numeric: bool = True,
    nominal: bool = True,
    values: Range = (1, 3),
) -> dict[str, Any]:
    """A positional table {"X", "y", "attributes", "domains", "classes"} of nominal and numeric columns.

    Domains of nominal columns may hold values that no row has; a numeric column has domain None and values 0, ¼, …, 1.
    """
    kinds = [kind for kind, wanted in (("nominal", nominal), ("numeric", numeric)) if wanted]
    domains: list[list[str] | None] = []
    for _ in range(draw(st.integers(*columns))):
        is_nominal = draw(st.sampled_from(kinds)) == "nominal"
        domains.append([f"v{k}" for k in range(draw(st.integers(*values)))] if is_nominal else None)
    names = [f"c{k}" for k in range(draw(st.integers(*classes)))]
    cells = [grid(0, 1) if domain is None else st.sampled_from(domain) for domain in domains]
    drawn = draw(st.lists(st.tuples(st.sampled_from(names), *cells), min_size=rows[0], max_size=rows[1]))
    return {
        "X": [list(row[1:]) for row in drawn],
        "y": [row[0] for row in drawn],
        "attributes": [f"a{k}" for k in range(len(domains))],
        "domains": domains,
        "classes": names,
    }


@st.composite
def graphs(draw: DrawFn, nodes: Range = (1, 6)) -> dict[str, Any]:
    """Undirected graphs {"n": nodes, "edges": list of pairs i < j}."""
    n = draw(st.integers(*nodes))
    pairs = [(i, j) for j in range(n) for i in range(j)]
    present = draw(st.lists(st.booleans(), min_size=len(pairs), max_size=len(pairs)))
    return {"n": n, "edges": [pair for pair, there in zip(pairs, present, strict=True) if there]}


@st.composite
def decision_processes(draw: DrawFn, states: Range = (1, 4), actions: Range = (1, 3)) -> dict[str, Any]:
    """MDPs {"P": (S, A, S), "R": (S, A, S)} with zero-probability moves and small integer rewards."""
    s, a = draw(st.integers(*states)), draw(st.integers(*actions))
    P = np.array([[draw(probabilities((s, s), parts=4)) for _ in range(a)] for _ in range(s)])
    R = draw(st.lists(st.integers(-3, 3), min_size=s * a * s, max_size=s * a * s))
    return {"P": P, "R": np.array(R, dtype=float).reshape(s, a, s)}
