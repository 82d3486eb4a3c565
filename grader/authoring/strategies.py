"""Hypothesis strategies for this field. All of them draw plain data, so that inputs can be kept and shown.

Values come from small grids rather than from all floats: ties, repeats and degenerate cases then occur often, oracles
can be exact, and the smallest failing input is one that a person can follow.

A mistake often shows only on a class of inputs: large numbers, many rows, a constant column, value names that are
prefixes of one another. So the building blocks bring such classes along: a share of what they draw is *stretched*, one
class at a time. An exercise narrows them: `stretch=False` for none, `stretch=without("offset")` for all but some,
`stretch=("long", "wide")` for these alone. Each one that is left out is one that the stub must exclude, too.

    small      all numbers times 1e-5          duplicate   some rows are copies of others
    large      all numbers times 1e6           constant    one column holds one value
    offset     1e6 added to one column         dependent   one column is the sum of all others
    fine       numbers with many decimals      long, wide  many more rows, columns, entries
    near       ties broken by 1e-6             names       value names that share letters, digits, and columns

Only where it is asked for, `stretch=(*CLASSES, "collinear")`: one column is the sum of all others but for 1e-6.

Of an exercise with a contract only duplicate, constant and dependent ones are core; the others are drawn for its star
(`grader.authoring.levels`).
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Collection, Hashable, Sequence
from typing import Any, Concatenate, ParamSpec, TypeVar

import numpy as np
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from grader.authoring.levels import classes_to_draw

_Parameters = ParamSpec("_Parameters")
_Drawn = TypeVar("_Drawn")


def _composite(
    function: Callable[Concatenate[DrawFn, _Parameters], _Drawn],
) -> Callable[_Parameters, SearchStrategy[_Drawn]]:
    """`st.composite`, once it is called: hypothesis reads the source of each, which takes longer than all else here."""
    made = functools.cache(lambda: st.composite(function))

    @functools.wraps(function)
    def strategy(*args: _Parameters.args, **named: _Parameters.kwargs) -> SearchStrategy[_Drawn]:
        return made()(*args, **named)

    return strategy


Range = tuple[int, int]
Stretch = bool | Collection[str]
"""Which classes of unusual inputs a strategy brings along: all that it knows, none, or these."""
CLASSES = ("small", "large", "offset", "fine", "near", "duplicate", "constant", "dependent", "long", "wide", "names")
_ON_REQUEST = ("collinear",)
_LONG = (101, 130)
"""How many rows or entries a long input has: more than fit into any habit of ten, forty or a hundred."""
_DEEP = (45, 60)
"""How many levels a deeply nested one has: more than a habit of ten or forty; an answer may have two hundred."""
_WIDE = (9, 11)
"""How many columns a wide input has, unless that is usual."""
_SHARED_NAMES = ("是", "是否", "1", "10", "2", "a b", "否")
"""Prefixes of one another, digits that sort differently as text and as numbers, a blank: each column has them."""


def without(*classes: str) -> tuple[str, ...]:
    """All classes of unusual inputs but these: `matrices(stretch=without("offset"))`."""
    unknown = set(classes) - set(CLASSES)
    if unknown:
        raise ValueError(f"Expected some of {CLASSES} but got classes={sorted(unknown)}")
    return tuple(one for one in CLASSES if one not in classes)


def _stretches(stretch: Stretch, known: Sequence[str]) -> SearchStrategy[str]:
    """One class of `known` that the level has, or none half of the time; what shrinks, shrinks to a plain input."""
    if not isinstance(stretch, bool):
        unknown = set(stretch) - {*CLASSES, *_ON_REQUEST}
        if unknown:
            raise ValueError(f"Expected some of {CLASSES + _ON_REQUEST} but got stretch={sorted(unknown)}")
    if isinstance(stretch, bool):
        stretch = CLASSES if stretch else ()
    return st.sampled_from(classes_to_draw([one for one in known if one in stretch]))


def seeds() -> SearchStrategy[int]:
    """Seeds for numpy's generators, for data that need not shrink value by value; the next one is a seed too."""
    return st.integers(0, 2**32 - 1).map(lambda seed: min(seed, 2**32 - 2))


def grid(low: float, high: float, step: float = 0.25) -> SearchStrategy[float]:
    """Floats low, low + step, …, high; with a step that is a power of two they are exact."""
    steps = round((high - low) / step)
    return st.integers(0, steps).map(lambda k: low + k * step)


@_composite
def numbers(
    draw: DrawFn, size: Range = (1, 8), elements: SearchStrategy[float] | None = None, *, stretch: Stretch = True
) -> list[float]:
    """Lists of numbers, small integers unless `elements` says otherwise; equal ones are common.

    Long ones exceed `size`, unless it is a single number; constant ones hold one value.
    """
    known = ["small", "large", "offset", "fine", "near", "constant"] + ["long"] * (not _fixed(size))
    drawn = draw(_stretches(stretch, known))
    entry = st.integers(-5, 5) if elements is None else elements
    if drawn == "long":
        return [float(number) for number in _many(draw, draw(st.lists(entry, min_size=8, max_size=8)), size[1])]
    values = [float(number) for number in draw(st.lists(entry, min_size=size[0], max_size=size[1]))]
    if drawn == "near":
        return near_ties(values, draw(seeds()))
    if drawn and values:
        return [float(number) for number in stretched(_stacked([[v] for v in values], 1), drawn, draw(seeds()))[:, 0]]
    return values


@_composite
def edges(draw: DrawFn, low: float, high: float) -> float:
    """A parameter from `low` to `high`, the extremes that the stub allows: half the time one of these, or near it."""
    near = (high - low) * 1e-3
    if draw(st.booleans()):
        return draw(st.sampled_from([low, high, low + near, high - near]))
    return low + draw(st.integers(1, 19)) / 20 * (high - low)


@_composite
def counts(draw: DrawFn, size: Range = (1, 6), usual: Range = (0, 12), *, stretch: Stretch = True) -> list[int]:
    """Lists of counts; large ones are ten thousand to ten billion times the usual, beside usual ones."""
    drawn = draw(_stretches(stretch, ["large"] + ["long"] * (not _fixed(size))))
    if drawn == "long":
        return [int(one) for one in _many(draw, list(range(usual[0], usual[1] + 1)), size[1])]
    values = draw(st.lists(st.integers(*usual), min_size=size[0], max_size=size[1]))
    if drawn == "large" and values:
        scale = 10 ** draw(st.sampled_from([4, 6, 9, 10]))
        return [value * scale + draw(st.integers(*usual)) if draw(st.booleans()) else value for value in values]
    return values


@_composite
def nested(
    draw: DrawFn,
    inmost: SearchStrategy[Any],
    around: Callable[[Any], SearchStrategy[Any]],
    levels: Range = (0, 4),
    *,
    stretch: Stretch = True,
) -> Any:
    """Data inside data, such as terms and trees: `around` makes a strategy for one more level. Long ones go deep.

    nested(st.sampled_from("xy"), lambda term: st.builds(lambda name: [name, term], st.sampled_from("fg")))
    """
    depth = draw(st.integers(*(_DEEP if draw(_stretches(stretch, ["long"])) else levels)))
    value = draw(inmost)
    for _ in range(depth):
        value = draw(around(value))
    return value


@_composite
def labels(
    draw: DrawFn,
    classes: Sequence[Hashable] = ("是", "否"),
    *,
    min_size: int = 0,
    max_size: int = 12,
    stretch: Stretch = True,
) -> list[Any]:
    """Lists of class labels; a class may be missing."""
    if draw(_stretches(stretch, ["long"])) == "long":
        return _many(draw, classes, max_size)
    return draw(st.lists(st.sampled_from(list(classes)), min_size=min_size, max_size=max_size))


def _many(draw: DrawFn, items: Sequence[Any], usual: int) -> list[Any]:
    """A long list of these, in unequal shares."""
    rng = np.random.default_rng(draw(seeds()))
    count = _long(rng, usual)
    shares = rng.dirichlet(np.ones(len(items)))
    return [items[k] for k in rng.choice(len(items), size=count, p=shares)]


def _long(rng: np.random.Generator, usual: int) -> int:
    """How many rows or entries make an input long."""
    return int(rng.integers(max(_LONG[0], usual + 1), max(_LONG[1], 2 * usual + 2)))


def _wide(usual: int) -> Range:
    """How many columns make an input wide."""
    return max(_WIDE[0], usual + 1), max(_WIDE[1], usual + 3)


@_composite
def all_labels(draw: DrawFn, classes: Sequence[Hashable], *, min_size: int = 0, max_size: int = 12) -> list[Any]:
    """Lists of class labels in which every class occurs."""
    least = max(0, min_size - len(classes))
    rest = draw(st.lists(st.sampled_from(list(classes)), min_size=least, max_size=max(least, max_size - len(classes))))
    return list(draw(st.permutations([*classes, *rest])))


@_composite
def matrices(
    draw: DrawFn,
    rows: Range = (1, 8),
    columns: Range = (1, 3),
    elements: SearchStrategy[float] | None = None,
    *,
    stretch: Stretch = True,
) -> np.ndarray[Any, Any]:
    """Float arrays of shape (rows, columns); entries are small integers unless `elements` says otherwise.

    Long and wide ones exceed `rows` and `columns`, unless the range is a single number.
    """
    known = [
        one for one in _OF_NUMBERS if not (one == "long" and _fixed(rows)) and not (one == "wide" and _fixed(columns))
    ]
    return _numbers(draw, rows, columns, elements, draw(_stretches(stretch, known)))


_OF_NUMBERS = ["small", "large", "offset", "fine", "duplicate", "constant", "dependent", "collinear", "long", "wide"]


def _fixed(limits: Range) -> bool:
    return limits[0] == limits[1]


def _numbers(
    draw: DrawFn, rows: Range, columns: Range, elements: SearchStrategy[float] | None, stretch: str
) -> np.ndarray[Any, Any]:
    """A matrix of the one class."""
    n = draw(st.integers(*(_wide(columns[1]) if stretch == "wide" else columns)))
    entry = st.integers(-5, 5) if elements is None else elements
    if stretch == "long":
        pool = draw(st.lists(entry, min_size=8, max_size=8))
        rng = np.random.default_rng(draw(seeds()))
        return rng.choice(np.array(pool, dtype=float), size=(_long(rng, rows[1]), n))
    row = st.lists(entry, min_size=n, max_size=n)
    X = _stacked(draw(st.lists(row, min_size=rows[0], max_size=rows[1])), n)
    return stretched(X, stretch, draw(seeds())) if stretch and X.size else X


def stretched(X: np.ndarray[Any, Any], stretch: str, seed: int = 0) -> np.ndarray[Any, Any]:
    """These numbers made into a member of a class of numbers: small, large, offset, fine, duplicate and so on."""
    X, rng = np.array(X, dtype=float), np.random.default_rng(seed)
    column = int(rng.integers(X.shape[1]))
    if stretch == "small":
        return X * 1e-5
    if stretch == "large":
        return X * 1e6
    if stretch == "offset":
        X[:, column] += 1e6
    elif stretch == "fine":
        X += rng.random(X.shape).round(9)
    elif stretch == "duplicate":
        X[rng.integers(len(X))] = X[rng.integers(len(X))]
        X[-1] = X[0]
    elif stretch == "constant":
        X[:, column] = X[0, column]
    elif stretch in ("dependent", "collinear") and X.shape[1] > 1:
        X[:, column] = X.sum(axis=1) - X[:, column]
        if stretch == "collinear":
            X[:, column] += 1e-6 * rng.permutation(len(X))
    return X


@_composite
def labelled_points(
    draw: DrawFn,
    samples: Range = (2, 12),
    features: Range = (1, 3),
    classes: Sequence[Hashable] = (0, 1),
    elements: SearchStrategy[float] | None = None,
    *,
    stretch: Stretch = True,
) -> dict[str, Any]:
    """{"X": array (m, n), "y": list of m labels}; every class occurs, points may coincide."""
    known = [
        one
        for one in _OF_NUMBERS
        if not (one == "long" and _fixed(samples)) and not (one == "wide" and _fixed(features))
    ]
    X = _numbers(
        draw, (max(samples[0], len(classes)), samples[1]), features, elements, draw(_stretches(stretch, known))
    )
    return {"X": X, "y": draw(_labels_for(len(X), classes))}


@_composite
def _labels_for(draw: DrawFn, count: int, classes: Sequence[Hashable]) -> list[Any]:
    """So many labels, each class among them."""
    if count > _LONG[0]:
        order = [*classes, *_many(draw, list(classes), count)][:count]
        np.random.default_rng(draw(seeds())).shuffle(order)
        return order
    return draw(all_labels(classes, min_size=count, max_size=count))


def _stacked(rows: list[list[float]], columns: int) -> np.ndarray[Any, Any]:
    return np.array(rows, dtype=float).reshape(len(rows), columns)


@_composite
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


@_composite
def probabilities(
    draw: DrawFn, size: Range = (1, 5), *, zeros: bool = True, parts: int = 12, stretch: Stretch = True
) -> list[float]:
    """Probability vectors whose entries are multiples of 1/total for a small integer total; long ones have many
    entries (if the size is free), small ones an entry near 1e-6, fine ones many decimals."""
    drawn = draw(_stretches(stretch, ["small", "fine"] + ["long"] * (not _fixed(size))))
    if drawn == "long":
        rng = np.random.default_rng(draw(seeds()))
        many = rng.integers(0 if zeros else 1, parts + 1, size=int(rng.integers(size[1] + 8, size[1] + 40)))
        many[0] += 1
        return [int(weight) / int(many.sum()) for weight in many]
    if drawn and size[1] > 1:
        n = draw(st.integers(max(2, size[0]), size[1]))
        odds = np.random.default_rng(draw(seeds())).random(n) + 0.05
        odds[0] = 1e-6 if drawn == "small" else odds[0]
        rest = [round(float(p), 12) for p in (odds / odds.sum())[:-1]]
        return [*rest, 1.0 - sum(rest)]
    weights = draw(
        st.lists(st.integers(0 if zeros else 1, parts), min_size=size[0], max_size=size[1]).filter(lambda w: sum(w) > 0)
    )
    return [weight / sum(weights) for weight in weights]


@_composite
def stochastic_matrices(draw: DrawFn, rows: Range = (1, 4), columns: Range | None = None) -> np.ndarray[Any, Any]:
    """Matrices whose rows are probability vectors, zeros included; square unless `columns` is given."""
    m = draw(st.integers(*rows))
    n = m if columns is None else draw(st.integers(*columns))
    return np.array([draw(probabilities((n, n), stretch=False)) for _ in range(m)])


@_composite
def rankings(
    draw: DrawFn, positives: Range = (1, 6), negatives: Range = (1, 6), *, stretch: Stretch = True
) -> list[int]:
    """Labels 0/1 in the order of a ranking, the best-scored first."""
    if draw(_stretches(stretch, ["long"])) == "long":
        return [1, 0, *_many(draw, (0, 1), positives[1] + negatives[1])]
    p, n = draw(st.integers(*positives)), draw(st.integers(*negatives))
    return list(draw(st.permutations([1] * p + [0] * n)))


@_composite
def scored_labels(draw: DrawFn, samples: Range = (2, 12), *, stretch: Stretch = True) -> dict[str, Any]:
    """{"scores", "labels"}: both classes occur; scores are multiples of 1/4, so ties are common.

    Stretched: near ties (1e-6 apart), scores beyond 0..1 or of many decimals, negative ones, and long lists.
    """
    drawn = draw(_stretches(stretch, ["near", "small", "large", "offset", "fine", "long"]))
    if drawn == "long":
        y = [0, 1, *_many(draw, (0, 1), samples[1])]
        rng = np.random.default_rng(draw(seeds()))
        return {"scores": [float(s) for s in rng.integers(0, 40, size=len(y)) / 8], "labels": y}
    y = draw(all_labels((0, 1), min_size=samples[0], max_size=samples[1]))
    scores = [draw(grid(0, 1)) for _ in y]
    if drawn == "near":
        scores = near_ties(scores, draw(seeds()))
    elif drawn:
        scores = [float(s) for s in stretched(_stacked([[s - 0.5] for s in scores], 1), drawn, draw(seeds()))[:, 0]]
    return {"scores": scores, "labels": y}


@_composite
def tied(draw: DrawFn, values: Sequence[float] = (0.0, 0.25, 0.5), *, size: Range = (2, 8)) -> list[float]:
    """Numbers among which the largest occurs at least twice, in any order, and sometimes falls short by 1e-6."""
    rest = draw(st.lists(st.sampled_from(list(values)), min_size=max(0, size[0] - 2), max_size=max(0, size[1] - 2)))
    order = list(draw(st.permutations([max(values), max(values), *rest])))
    return near_ties(order, draw(seeds())) if draw(st.booleans()) else order


def near_ties(scores: Sequence[float], seed: int = 0) -> list[float]:
    """The same numbers, ties broken by a millionth: far more than the tolerance, too little to be seen."""
    order = np.random.default_rng(seed).permutation(len(scores))
    return [float(score) + int(place) * 1e-6 for score, place in zip(scores, order, strict=True)]


@_composite
def tables(
    draw: DrawFn,
    rows: Range = (1, 14),
    columns: Range = (1, 4),
    classes: Range = (1, 3),
    *,
    numeric: bool = True,
    nominal: bool = True,
    values: Range = (1, 3),
    stretch: Stretch = True,
) -> dict[str, Any]:
    """A positional table {"X", "y", "attributes", "domains", "classes"} of nominal and numeric columns.

    Domains of nominal columns may hold values that no row has; a numeric column has domain None and values 0, ¼, …, 1.
    Stretched: names that are prefixes of one another or look like numbers and stand in several columns and among the
    classes; numeric columns of small, large, shifted or fine numbers, 1, 2 and 10 among them; duplicate rows with other
    labels; a constant column; many more rows, columns or values.
    """
    kinds = [kind for kind, wanted in (("nominal", nominal), ("numeric", numeric)) if wanted]
    known = (
        ["names"] * nominal + ["small", "large", "offset", "fine"] * numeric + ["duplicate", "constant", "long", "wide"]
    )
    drawn = draw(_stretches(stretch, known))
    width = draw(st.integers(*(_wide(columns[1]) if drawn == "wide" else columns)))
    domains: list[list[str] | None] = []
    for _ in range(width):
        is_nominal = draw(st.sampled_from(kinds)) == "nominal"
        most = values[1] + (3 if drawn in ("long", "names") else 0)
        domains.append(_domain(draw(st.integers(values[0], most)), drawn) if is_nominal else None)
    names = [f"c{k}" for k in range(draw(st.integers(*classes)))]
    if drawn == "names":
        names = [*_SHARED_NAMES[: len(names)], *names[len(_SHARED_NAMES) :]]
    cells = [grid(0, 1) if domain is None else st.sampled_from(domain) for domain in domains]
    filled = draw(st.lists(st.tuples(st.sampled_from(names), *cells), min_size=rows[0], max_size=rows[1]))
    if drawn == "long":
        filled = _many_rows(names, domains, rows[1], draw(seeds()))
    X = [list(row[1:]) for row in filled]
    if drawn and X:
        _stretch_table(X, domains, drawn, draw(seeds()))
    return {
        "X": X,
        "y": [row[0] for row in filled],
        "attributes": [f"a{k}" for k in range(len(domains))],
        "domains": domains,
        "classes": names,
    }


def _many_rows(
    names: Sequence[str], domains: Sequence[list[str] | None], usual: int, seed: int
) -> list[tuple[Any, ...]]:
    """Many rows of a table, the label first."""
    rng = np.random.default_rng(seed)
    choices: list[Sequence[Any]] = [names, *([k / 4 for k in range(5)] if one is None else one for one in domains)]
    return [tuple(one[int(rng.integers(len(one)))] for one in choices) for _ in range(_long(rng, usual))]


def _domain(size: int, stretch: str) -> list[str]:
    if stretch == "names":
        return [*_SHARED_NAMES[:size], *(f"是{k}" for k in range(size - len(_SHARED_NAMES)))]
    return [f"v{k}" for k in range(size)]


def _stretch_table(X: list[list[Any]], domains: Sequence[list[str] | None], stretch: str, seed: int) -> None:
    rng = np.random.default_rng(seed)
    if stretch == "duplicate":
        X[int(rng.integers(len(X)))][:] = X[int(rng.integers(len(X)))]
        X[-1][:] = X[0]
    elif stretch == "constant":
        column = int(rng.integers(len(domains)))
        for row in X:
            row[column] = X[0][column]
    elif stretch == "names":
        for column in (j for j, domain in enumerate(domains) if domain is None):
            for row in X:
                row[column] = {0.0: 1.0, 0.25: 2.0, 0.5: 10.0}.get(row[column], 9.0)
    else:
        for column in (j for j, domain in enumerate(domains) if domain is None):
            numbers = stretched(_stacked([[row[column]] for row in X], 1), stretch, seed + column)
            for row, number in zip(X, numbers[:, 0], strict=True):
                row[column] = float(number)


@_composite
def graphs(draw: DrawFn, nodes: Range = (1, 6)) -> dict[str, Any]:
    """Undirected graphs {"n": nodes, "edges": list of pairs i < j}."""
    n = draw(st.integers(*nodes))
    pairs = [(i, j) for j in range(n) for i in range(j)]
    present = draw(st.lists(st.booleans(), min_size=len(pairs), max_size=len(pairs)))
    return {"n": n, "edges": [pair for pair, there in zip(pairs, present, strict=True) if there]}


@_composite
def decision_processes(draw: DrawFn, states: Range = (1, 4), actions: Range = (1, 3)) -> dict[str, Any]:
    """MDPs {"P": (S, A, S), "R": (S, A, S)} with zero-probability moves and small integer rewards."""
    s, a = draw(st.integers(*states)), draw(st.integers(*actions))
    P = np.array([[draw(probabilities((s, s), parts=4)) for _ in range(a)] for _ in range(s)])
    R = draw(st.lists(st.integers(-3, 3), min_size=s * a * s, max_size=s * a * s))
    return {"P": P, "R": np.array(R, dtype=float).reshape(s, a, s)}
