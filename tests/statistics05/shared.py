"""What the checks of this chapter share: the people of table 5.1, tables of words, and counting in exact fractions."""

from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import people
from grader.strategies import seeds

X0 = ["青年", "中发", "平底", "花色"]
"""The example of the text, which is not among the people."""
TEXTS = ("texts that are prefixes of one another", "texts that look like numbers", "texts with blanks", "Chinese texts")
_NAMES = ("是", "是否", "1", "10", "2", "a b", "否", "a")
"""Prefixes of one another, digits, a blank; as values they stand in several columns, and as names of attributes too."""


def the_people():
    """{"X", "y", "attributes", "domains", "classes"} of table 5.1."""
    table = people()
    return {key: table[key] for key in ("X", "y", "attributes", "domains", "classes")}


@st.composite
def word_tables(draw, rows=(0, 12), classes=(1, 3), columns=(1, 4)):
    """A table of words, {"X", "y", "attributes", "domains", "classes"}; values, and classes, may be missing in the rows.

    Half of them are unusual: names that share letters and digits, many rows, many columns, copies of rows with other labels,
    a column of one value.
    """
    unusual = draw(st.sampled_from(["", "", "", "", "names", "long", "wide", "duplicate", "constant"]))
    rng = np.random.default_rng(draw(seeds()))
    width = draw(st.integers(*columns)) if unusual != "wide" else draw(st.integers(10, 12))
    sizes = [draw(st.integers(1, 4)) for _ in range(width)]
    if unusual == "names":
        names = list(_NAMES)
        domains = [[str(v) for v in rng.permutation(names)[:size]] for size in sizes]
        attributes = [*rng.permutation(names).tolist(), *(f"a{j}" for j in range(len(names), width))][:width]
        labels = [str(c) for c in rng.permutation(names)]
    else:
        domains = [[f"v{k}" for k in range(size)] for size in sizes]
        attributes, labels = [f"a{j}" for j in range(width)], ["c0", "c1", "c2", "c3", "c4"]
    labels = labels[: draw(st.integers(*classes))]
    many = draw(st.integers(*rows)) if unusual != "long" else draw(st.integers(110, 130))
    X = [[domain[int(rng.integers(len(domain)))] for domain in domains] for _ in range(many)]
    y = [labels[int(rng.integers(len(labels)))] for _ in X]
    if X and unusual == "constant":
        for row in X:
            row[-1] = domains[-1][0]
    if len(X) > 1 and unusual == "duplicate":
        X[-1] = list(X[0])
    return {"X": X, "y": y, "attributes": attributes, "domains": domains, "classes": labels}


def counts_of(X, y, attributes, domains, classes, times=1):
    """The counts of these rows, each taken so many times; counted cell by cell."""
    return {
        "classes": {c: times * sum(label == c for label in y) for c in classes},
        "values": {
            (c, a, v): times * sum(label == c and row[j] == v for row, label in zip(X, y, strict=True))
            for c in classes
            for j, a in enumerate(attributes)
            for v in domains[j]
        },
    }


def exact_scores(X, y, x, classes):
    """(5.5) for every class, in fractions."""
    found = {}
    for c in classes:
        rows = [row for row, label in zip(X, y, strict=True) if label == c]
        found[c] = Fraction(len(rows), len(y))
        for j, value in enumerate(x):
            found[c] *= Fraction(sum(row[j] == value for row in rows), max(1, len(rows)))
    return found


def best_classes(scores):
    """The classes with the highest score; None alone if all scores are 0."""
    highest = max(scores.values())
    return [c for c, score in scores.items() if score >= highest * (1 - Fraction(1, 10**9))] if highest else [None]
