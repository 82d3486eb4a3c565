"""What the checks of 7.1 to 7.6 share: the melons as a positional table, and counting in exact fractions."""

from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_2_0, watermelon_3_0
from grader.strategies import seeds

GOOD, BAD = "是", "否"


def melons():
    """X, y, domains, classes of the six discrete attributes."""
    table = watermelon_2_0()
    return table["X"], table["y"], table["domains"], table["classes"]


def all_of_3_0():
    """X, y, domains, classes of all eight attributes."""
    table = watermelon_3_0()
    return table["X"], table["y"], table["domains"], table["classes"]


def share(values, value) -> Fraction:
    """How often the value occurs among these."""
    return Fraction(sum(one == value for one in values), len(values))


def one_at_a_time(case, **others):
    """The case, and others that differ from it in one entry only: what is kept between calls by too little of them shows."""
    return [case, *({**case, key: other} for key, other in others.items())]


@st.composite
def counts(draw, zeros=True, most=12, kinds=("usual",)):
    """Counts of some values, 1 in total at least; for the star "large" ones, in the millions, and "many" values."""
    names = draw(st.sampled_from([["甲", "乙", "丙"], ["1", "10", "2", "a b"], ["v"], ["是", "是否"]]))
    kind = draw(st.sampled_from(kinds))
    if kind == "many":
        names = [f"v{k}" for k in range(draw(st.sampled_from((12, 45, 120))))]
    count = st.integers(0 if zeros else 1, most)
    drawn = {name: draw(count) for name in names}
    drawn[names[-1]] += not any(drawn.values())
    return {name: n * (10**9 + 7) for name, n in drawn.items()} if kind == "large" else drawn


@st.composite
def tables_of(draw, names, zeros=True):
    """A probability table over these names."""
    rng_seed = draw(seeds())
    weights = [(rng_seed >> 3 * k) % 8 + (not zeros) for k in range(len(names))]
    weights[draw(st.integers(0, len(names) - 1))] += 1
    return {name: weight / sum(weights) for name, weight in zip(names, weights, strict=True)}


UNUSUAL = ("small", "large", "offset", "fine", "names", "long", "wide")
"""Kinds of `mixed_problems` that are for the star."""


@st.composite
def mixed_problems(draw, nominal=True, numeric=True, kinds=("", "", "dependent")):
    """{"X", "y", "x", "domains", "classes"}: a table and a sample to be classified.

    Where a column is numeric every class has at least two samples, not all equal in it. Unusual kinds have small, large or
    shifted numbers, many decimals, names that share letters and digits, many rows, many columns.
    """
    unusual = draw(st.sampled_from(kinds))
    rng = np.random.default_rng(draw(seeds()))
    kinds = ["nominal"] * nominal + ["numeric"] * numeric
    width = draw(st.integers(1, 3)) + 11 * (unusual == "wide")
    columns = [draw(st.sampled_from(kinds)) for _ in range(width)]
    names = ["是", "a b", "是否", "1", "10"] if unusual == "names" else [f"v{k}" for k in range(5)]
    domains = [None if kind == "numeric" else names[: draw(st.integers(1, 4))] for kind in columns]
    classes = (["是", "是 否", "10", "1"] if unusual == "names" else ["c0", "c1", "c2", "c3"])[
        : draw(st.integers(1, 4))
    ]
    fewest = 2 if None in domains else 0
    most = 30 if unusual == "long" else 4
    rows, y = [], []
    for label in classes:
        for k in range(draw(st.integers(fewest, most)) + (unusual == "long") * 20):
            rows.append([_cell(rng, domain, k) for domain in domains])
            y.append(label)
    if not rows:
        rows, y = [[_cell(rng, domain, 0) for domain in domains]], [classes[-1]]
    order = rng.permutation(len(rows)).tolist()
    X, y = [rows[i] for i in order], [y[i] for i in order]
    x = [_cell(rng, domain, int(rng.integers(3))) for domain in domains]
    for j in (j for j, domain in enumerate(domains) if domain is None):
        for row in (*X, x):
            row[j] = _unusual(row[j], unusual, rng)
    columns = [j for j, domain in enumerate(domains) if domain is None]
    if unusual == "dependent" and len(columns) > 1:
        for row in (*X, x):
            row[columns[-1]] = float(sum(row[j] for j in columns[:-1]))
    return {"X": X, "y": y, "x": x, "domains": domains, "classes": classes}


def _cell(rng, domain, k):
    """A value of the domain, or a number: the first two numbers of a class differ."""
    if domain is not None:
        return domain[int(rng.integers(len(domain)))]
    return float(rng.integers(-4, 5)) if k > 1 else float(8 * k + rng.integers(0, 4)) - 5.0


def _unusual(number, kind, rng) -> float:
    if kind == "fine":
        return float(number + round(float(rng.random()), 9))
    return {"small": number * 1e-5, "large": number * 1e6, "offset": 0.1 * number + 1e6}.get(kind, number)
