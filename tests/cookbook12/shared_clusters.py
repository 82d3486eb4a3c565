"""What checks of k-means share: clusters in exact arithmetic, and partitions whose comparisons are clear."""

from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from grader.strategies import matrices, seeds, without


def exact(X):
    """The rows as fractions, which the floats are."""
    return [[Fraction(float(one)) for one in row] for row in X]


def between(a, b) -> Fraction:
    return sum(((p - q) ** 2 for p, q in zip(a, b, strict=True)), Fraction(0))


def mean_of(rows):
    return [sum(column, Fraction(0)) / len(rows) for column in zip(*rows, strict=True)]


def squares_of(rows) -> Fraction:
    """The sum of the squared distances from the mean."""
    mean = mean_of(rows)
    return sum((between(row, mean) for row in rows), Fraction(0))


class Clusters:
    """A partition whose squares are known exactly; whole numbers inside, so that it is quick."""

    def __init__(self, X, labels, C) -> None:
        rows = exact(X)
        self.unit = max((one.denominator for row in rows for one in row), default=1)
        self.rows = [[int(one * self.unit) for one in row] for row in rows]
        self.labels, self.C = list(labels), C
        self.sizes = [self.labels.count(j) for j in range(C)]
        self.sums = [
            [sum(row[a] for row, own in zip(self.rows, labels, strict=True) if own == j) for a in range(len(rows[0]))]
            for j in range(C)
        ]
        self.scatter = squares_of(rows)

    def square(self, r, j) -> Fraction:
        """The squared distance of a sample from the mean of a cluster."""
        n = self.sizes[j]
        return Fraction(
            sum((n * a - b) ** 2 for a, b in zip(self.rows[r], self.sums[j], strict=True)), (n * self.unit) ** 2
        )

    def rho(self, r):
        own = self.labels[r]
        return [self.square(r, j) * Fraction(n, n - 1 if j == own else n + 1) for j, n in enumerate(self.sizes)]

    def objective(self) -> Fraction:
        return sum((self.square(r, own) for r, own in enumerate(self.labels)), Fraction(0))

    def move(self, r, k) -> None:
        own = self.labels[r]
        self.labels[r] = k
        for j, sign in ((own, -1), (k, 1)):
            self.sizes[j] += sign
            self.sums[j] = [b + sign * a for a, b in zip(self.rows[r], self.sums[j], strict=True)]


class Unclear(Exception):
    """Two numbers that neither tie nor differ clearly."""


def slack_of(X, T) -> Fraction:
    """δ of the stub: by how much answers may be off, and what counts as equal."""
    return Fraction(T) / 10**9 + Fraction(float(np.abs(X).max())) ** 2 / 10**20


def is_less(a, b, slack) -> bool:
    if abs(a - b) <= slack / 10:
        return False
    if abs(a - b) < 100 * slack:
        raise Unclear
    return a < b


def moves_of(X, labels, C):
    """The labels at the end, the objectives, and the moves (r, from, to) of the procedure."""
    clusters = Clusters(X, labels, C)
    slack = slack_of(X, clusters.scatter)
    objectives, moves = [clusters.objective()], []
    going = C > 1
    while going:
        going = False
        for r in range(len(X)):
            own = clusters.labels[r]
            if clusters.sizes[own] == 1:
                continue
            rho = clusters.rho(r)
            others = [j for j in range(C) if j != own]
            best = others[0]
            for j in others[1:]:
                if is_less(rho[j], rho[best], slack):
                    best = j
            for j in others:
                is_less(rho[j], rho[own], slack)
            if is_less(rho[best], rho[own], slack):
                objectives.append(objectives[-1] + rho[best] - rho[own])
                clusters.move(r, best)
                moves.append((r, own, best))
                going = True
    return clusters.labels, objectives, moves


def is_settled(X, labels, C) -> bool:
    clusters = Clusters(X, labels, C)
    slack = slack_of(X, clusters.scatter)
    return not any(
        is_less(clusters.square(r, j), clusters.square(r, own), slack) for r, own in enumerate(labels) for j in range(C)
    )


def is_clear(case) -> bool:
    """Whether rounding decides nothing in this partition."""
    try:
        moves_of(case["X"], case["labels"], case["C"])
        is_settled(case["X"], case["labels"], case["C"])
    except Unclear:
        return False
    return True


def lloyd(X, labels, C):
    """The labels where Lloyd's algorithm ends, from these; clusters never get empty, they keep their last sample."""
    labels = list(labels)
    for _ in range(100):
        means = np.array([X[np.array(labels) == j].mean(axis=0) for j in range(C)])
        changed = False
        for r, x in enumerate(X):
            best = int(np.argmin(((means - x) ** 2).sum(axis=1)))
            if best != labels[r] and labels.count(labels[r]) > 1:
                labels[r], changed = best, True
        if not changed:
            break
    return labels


@st.composite
def partitions(draw):
    """{"X", "labels", "C"}: any partition, or one where Lloyd's algorithm ends; all kinds of numbers, up to 40 rows and 5 columns."""
    rng = np.random.default_rng(draw(seeds()))
    kind = draw(st.sampled_from(["", "", "", "many", "wide", "groups"]))
    if kind == "many":
        X = rng.integers(-9, 10, size=(int(rng.integers(13, 41)), int(rng.integers(1, 4)))).astype(float)
    elif kind == "wide":
        X = rng.integers(-5, 6, size=(int(rng.integers(4, 12)), int(rng.integers(4, 6)))).astype(float)
    elif kind == "groups":
        X = np.round(rng.normal(size=(12, 2)) + 6 * rng.integers(0, 2, size=(12, 2)), 2)
    else:
        X = draw(matrices((1, 8), (1, 3), stretch=without("long", "wide")))
    m = len(X)
    C = int(rng.integers(1, min(m, 6) + 1))
    labels = [*range(C), *rng.integers(0, C, size=m - C).tolist()]
    labels = [labels[i] for i in rng.permutation(m)]
    if draw(st.booleans()):
        labels = lloyd(X, labels, C)
    return {"X": X, "labels": labels, "C": C}
