"""What the checks of chapter 8 share: the melons with signs, stumps, trees, and what is best among them by trying all."""

import math

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_3_0a
from grader.checks import fail, hint, integer, mapping, memo, number, one_of, require
from grader.strategies import labelled_points, seeds

SIGNS = (-1, 1)
TEXTS = ("texts that are prefixes of one another", "texts that look like numbers", "texts with blanks", "Chinese texts")
"""Classes of inputs that stumps and trees, whose only texts are their keys, cannot be of."""


def melons():
    """X (17, 2) and y of ±1 of watermelon 3.0α."""
    table = watermelon_3_0a()
    return table["X"], np.array([1 if label == "是" else -1 for label in table["y"]])


def cuts(column) -> np.ndarray:
    """The midpoints of neighbouring distinct values."""
    values = np.unique(column)
    return (values[:-1] + values[1:]) / 2


def stump_outputs(stump, X) -> np.ndarray:
    X = np.asarray(X, dtype=float)
    return np.where(X[:, stump["feature"]] > stump["threshold"], stump["sign"], -stump["sign"])


@memo
def least_stump_error(X, y, w) -> float:
    """The least weighted error of any stump; without cuts that of the better constant."""
    total = math.fsum(w)
    negative = math.fsum(w[y == -1])
    errors = [negative, total - negative]
    for column in np.asarray(X, dtype=float).T:
        for t in cuts(column):
            wrong = math.fsum(w[(column > t) != (y == 1)])
            errors += [wrong, total - wrong]
    return min(errors) if len(errors) == 2 else min(errors[2:])


def a_stump(got, X, what=("树桩", "the stump")):
    """The answer as a stump with one of the permitted thresholds."""
    got = mapping(got, ("feature", "threshold", "sign"), what)
    stump = {
        "feature": integer(got["feature"], (f"{what[0]}的 feature", f"feature of {what[1]}")),
        "threshold": number(
            got["threshold"], (f"{what[0]}的 threshold", f"threshold of {what[1]}"), allow_infinite=True
        ),
        "sign": integer(one_of(got["sign"], SIGNS, (f"{what[0]}的 sign", f"sign of {what[1]}"))),
    }
    _in_range(stump["feature"], X, got)
    if math.isfinite(stump["threshold"]):
        a_cut(stump["threshold"], np.asarray(X, dtype=float)[:, stump["feature"]], got)
    return stump


def _in_range(feature, X, got):
    n = np.asarray(X).shape[1]
    require(
        0 <= feature < n,
        f"feature = {feature}，而 X 只有 {n} 列",
        f"feature = {feature}, but X has {n} columns",
        got=got,
    )


def a_cut(threshold, column, got):
    """The threshold is the midpoint of two neighbouring values of the column, up to rounding."""
    values = np.unique(column)
    above = int(np.searchsorted(values, threshold, side="right"))
    if 0 < above < len(values):
        low, high = values[above - 1], values[above]
        if abs(threshold - (low + high) / 2) <= 1e-9 * (high - low) + 1e-14 * max(abs(low), abs(high)):
            return
    fail(
        f"阈值 {threshold:.10g} 不是相邻两个不同取值的中点",
        f"The threshold {threshold:.10g} is not the midpoint of two neighbouring distinct values",
        got=got,
    )


def a_tree(got, X, what=("树", "the tree")):
    """The answer as a tree of plain numbers on the columns of X."""
    node = mapping(got, (), what)
    if "label" in node:
        return {"label": integer(one_of(node["label"], SIGNS, ("叶结点的 label", "the label of a leaf")))}
    node = mapping(node, ("feature", "threshold", "le", "gt"), ("树的内部结点", "an inner node of the tree"))
    feature = integer(node["feature"], ("结点的 feature", "the feature of a node"))
    _in_range(feature, X, got)
    return {
        "feature": feature,
        "threshold": number(node["threshold"], ("结点的 threshold", "the threshold of a node")),
        "le": a_tree(node["le"], X, what),
        "gt": a_tree(node["gt"], X, what),
    }


def tree_outputs(tree, X) -> np.ndarray:
    X = np.asarray(X, dtype=float)
    result = np.zeros(len(X), dtype=int)
    waiting = [(tree, np.arange(len(X)))]
    while waiting:
        node, rows = waiting.pop()
        if "label" in node:
            result[rows] = node["label"]
        else:
            low = X[rows, node["feature"]] <= node["threshold"]
            waiting += [(node["le"], rows[low]), (node["gt"], rows[~low])]
    return result


def judge_unpruned(tree, X, y, w, got):
    """Every node of the tree is what the algorithm would have made of the samples that come to it."""
    X, w = np.asarray(X, dtype=float), np.asarray(w, dtype=float)
    waiting = [(tree, np.arange(len(y)))]
    while waiting:
        node, rows = waiting.pop()
        here, labels, weights = X[rows], y[rows], w[rows]
        done = len(set(labels.tolist())) == 1 or bool((here == here[0]).all())
        where = f"{rows.tolist()[:6]}{'…' if len(rows) > 6 else ''}"
        if "label" in node:
            if not done:
                fail(
                    f"样本 {where} 不同类，还能划分，却成了叶结点",
                    f"The samples {where} are of two classes and could be split, yet they make a leaf",
                    got=got,
                )
            balance = math.fsum(weights * labels)
            label = 1 if balance >= 0 else -1
            with hint(
                "叶结点取权之和较大的一类，一样大时取 +1；不是数个数。",
                "A leaf takes the class of the larger total weight, +1 if equal; it does not count samples.",
            ):
                require(
                    node["label"] == label,
                    f"样本 {where} 的叶结点应为 {label:+d}",
                    f"The leaf of the samples {where} should be {label:+d}",
                    expected=label,
                    got=node["label"],
                )
            continue
        if done:
            fail(
                f"样本 {where} 同类或各列全同，不应再划分",
                f"The samples {where} are of one class or equal in all columns; they should not be split",
                got=got,
            )
        column = here[:, node["feature"]]
        a_cut(node["threshold"], column, got)
        best, reached = _gains(here, labels, weights, node)
        with hint(
            "取信息增益（不是基尼指数）最大的划分，熵里的比例用权来算，各列的各个中点都要试。",
            "Take the split of the largest information gain (not Gini), its shares from the weights; try each midpoint of each column.",
        ):
            require(
                reached >= best - 1e-9,
                f"样本 {where} 的划分增益是 {reached:.9g}，最大的是 {best:.9g}",
                f"The split of the samples {where} gains {reached:.9g}, the best one {best:.9g}",
                got=got,
            )
        low = column <= node["threshold"]
        waiting += [(node["le"], rows[low]), (node["gt"], rows[~low])]


def _gains(X, y, w, node) -> tuple[float, float]:
    """The largest gain of any split, and that of the node's own."""
    best = max(_gain(column[:, None] <= cuts(column), y, w).max(initial=-1.0) for column in X.T)
    own = _gain(X[:, [node["feature"]]] <= node["threshold"], y, w)
    return float(best), float(own[0])


def _gain(low, y, w) -> np.ndarray:
    """The weighted gain of every column of `low`, which says who goes to the left."""
    total, positive = w.sum(), w[y == 1].sum()
    left, left_positive = w @ low, (w * (y == 1)) @ low
    after = left * _bits(left_positive, left) + (total - left) * _bits(positive - left_positive, total - left)
    return _bits(np.array(positive), np.array(total)) - after / total


def _bits(part, whole) -> np.ndarray:
    p = np.clip(part / whole, 0, 1)
    q = 1 - p
    return -(p * np.log2(np.where(p > 0, p, 1)) + q * np.log2(np.where(q > 0, q, 1)))


def varies(X) -> bool:
    """Whether some column is not constant."""
    return bool((np.ptp(X, axis=0) > 0).any())


@st.composite
def weighted_points(draw, /, samples=(2, 12), positive=False, stretch=True, **options):
    """{"X", "y", "w"}: labels ±1, some column not constant; weights equal, in whole shares (zeros, too), or tiny and large."""
    points = draw(
        labelled_points(samples, (1, 3), SIGNS, stretch=stretch, **options).filter(lambda one: varies(one["X"]))
    )
    y = np.array(points["y"])
    if draw(st.sampled_from([False] * 7 + [True])):
        y = np.full(len(y), draw(st.sampled_from(SIGNS)))
    kind = draw(st.sampled_from(["equal", "shares", "shares", "uneven"]))
    rng = np.random.default_rng(draw(seeds()))
    if kind == "equal":
        w = np.full(len(y), 1 / len(y))
    elif kind == "shares":
        shares = rng.integers(1 if positive else 0, 5, size=len(y))
        shares[0] += not shares.any()
        w = shares / shares.sum() if not positive else shares.astype(float)
    else:
        w = rng.dirichlet(np.full(len(y), 0.2)) + 1e-7
        w = w / w.sum()
    return {"X": points["X"], "y": y, "w": w}
