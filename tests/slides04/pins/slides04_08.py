"""What the checks of slides4.8 are always tried on."""

import numpy as np

from grader.checks import pin, pins

from ..shared_trees import SHARED, majority_of, the_loans

BITS = ["0", "1"]


def _leaf(label):
    return {"label": label}


def _node(attribute, *subtrees, values="0123"):
    return {"attribute": attribute, "branches": dict(zip(values, subtrees, strict=False))}


def grown(table, order):
    """The tree that splits by these columns in this order while a node has different labels."""
    names, X, y = table["attributes"], table["X"], table["y"]

    def grow(rows, left, parent):
        if not rows:
            return _leaf(parent)
        label = majority_of([y[i] for i in rows], table["classes"])
        if not left or len({y[i] for i in rows}) == 1:
            return _leaf(label)
        j, *rest = left
        parts = {value: [i for i in rows if X[i][j] == value] for value in table["domains"][j]}
        return {"attribute": names[j], "branches": {v: grow(part, rest, label) for v, part in parts.items()}}

    return {**table, "tree": grow(list(range(len(y))), list(order), None)}


def some_tree(table, seed):
    """A tree of any shape, leaves with any label; every inner node is reached by a sample."""
    rng = np.random.default_rng(seed)
    names, X = table["attributes"], table["X"]

    def grow(rows, left):
        if not rows or not left or rng.random() < 0.15:
            return _leaf(table["classes"][rng.integers(len(table["classes"]))])
        j = left[rng.integers(len(left))]
        rest = [k for k in left if k != j]
        parts = {value: [i for i in rows if X[i][j] == value] for value in table["domains"][j]}
        return {"attribute": names[j], "branches": {v: grow(part, rest) for v, part in parts.items()}}

    # A tree of many columns would have thousands of leaves.
    usable = [int(j) for j in rng.permutation(len(names))[:3]]
    return {**table, "tree": grow(list(range(len(X))), usable)}


LOANS = the_loans()
SLIDES = {
    **LOANS,
    "tree": _node("有房子", _leaf("是"), _node("有工作", _leaf("是"), _leaf("否"), values="是否"), values="是否"),
}
OTHER_LOANS = {
    (0, 3, 1, 2): [(0.0, 12), (1.213688, 8), (1.387072, 1)],
    (3, 1, 2): [(0.0, 6), (2.754888, 4), (3.018161, 1)],
    (0, 2, 1): [(0.0, 8), (1.80482, 6), (2.190924, 1)],
}
"""Trees that split by columns in this order, and their paths, found by listing all subtrees."""


def _small(X, y, tree, classes=("p", "q")):
    names = [f"a{j}" for j in range(len(X[0]))]
    return {"X": [list(row) for row in X], "y": list(y), "attributes": names, "classes": list(classes), "tree": tree}


XOR_TREE = _node("a0", _node("a1", _leaf("p"), _leaf("q")), _node("a1", _leaf("q"), _leaf("p")))
# One p and one q each: at α = 2 a cut and the split cost the same.
PAIR = _small(["0", "1"], "pq", _node("a0", _leaf("p"), _leaf("q")))
# Exclusive or: C is 4 at the root and 2 at each node below, which alone are worth nothing.
XOR = _small(["00", "01", "10", "11"], "pqqp", XOR_TREE)
# The split by a0 tells nothing: at α = 0 the leaf costs the same; so it is with thirds, where floats may not be equal.
USELESS = _small(["0", "0", "1", "1"], "qpqp", _node("a0", _leaf("q"), _leaf("q")))
THIRDS = _small(["0"] * 3 + ["1"] * 6 + ["2"] * 9, "ppq" * 6, _node("a0", _leaf("q"), _leaf("p"), _leaf("p")))
UNREACHED = _small(
    ["00", "01", "01"], "pqq", _node("a0", _node("a1", _leaf("p"), _leaf("q"), _leaf("p")), _leaf("p"), _leaf("q"))
)
ONE_LEAF = _small(["0", "1", "1"], "pqq", _leaf("p"))
ONE_ROW = _small(["00"], "q", _node("a1", _node("a0", _leaf("q"), _leaf("p")), _leaf("p")))
TIED_CLASSES = _small(["0", "0", "1", "1"], "pqqp", _node("a0", _leaf("q"), _leaf("q")), classes=("q", "p"))
THREE = _small(
    ["0", "1", "2", "0", "1", "2"], "pqrpqr", _node("a0", _leaf("p"), _leaf("q"), _leaf("r")), classes=("r", "q", "p")
)
WRONG_LABELS = {**XOR, "tree": _node("a0", _leaf("q"), _node("a1", _leaf("p"), _leaf("p")))}
FAINT = _small(["0"] * 13 + ["1"] * 137, "p" * 6 + "q" * 7 + "p" * 63 + "q" * 74, _node("a0", _leaf("q"), _leaf("q")))
# Eight independent pairs below the root become leaves one after the other.
STAIRS = {
    "X": [[str(i), b] for i in range(8) for b, n in (("0", i + 1), ("1", 2)) for _ in range(n)],
    "y": [label for i in range(8) for label, n in (("p" if i % 2 else "q", i + 1), ("r", 2)) for _ in range(n)],
    "attributes": ["a0", "a1"],
    "domains": [[str(i) for i in range(8)], BITS],
    "classes": ["q", "p", "r"],
}


def _chain():
    """Every feature singles out one row, and every row has a class of its own: a chain of eleven levels."""
    X = [["1" if j == i else "0" for j in range(11)] for i in range(12)]
    y = [f"c{i}" for i in range(12) for _ in range(i + 1)]
    table = {
        "X": [row for i, row in enumerate(X) for _ in range(i + 1)],
        "y": y,
        "attributes": [f"a{j}" for j in range(11)],
        "domains": [BITS] * 11,
        "classes": [f"c{i}" for i in range(12)],
    }
    return grown(table, range(11))


def _many():
    """Many rows, and a tree of many leaves."""
    rng = np.random.default_rng(5)
    X = [[f"v{rng.integers(2 + j % 3)}" for j in range(12)] for _ in range(150)]
    table = {
        "X": X,
        "y": [f"c{(row[0] == row[3]) + (row[1] == row[4]) * int(rng.integers(2))}" for row in X],
        "attributes": [f"a{j}" for j in range(12)],
        "domains": [[f"v{k}" for k in range(2 + j % 3)] for j in range(12)],
        "classes": ["c1", "c2", "c0"],
    }
    return grown(table, (2, 0, 3, 6))


OTHERS = [grown(LOANS, order) for order in OTHER_LOANS]
CLOSE_ALPHAS = _small(
    ["00"] * 15 + ["01"] * 26 + ["10"] * 5 + ["11"] * 18,
    "p" * 10 + "q" * 5 + "p" * 23 + "q" * 3 + "r" + "s" * 4 + "r" * 11 + "s" * 7,
    _node("a0", _node("a1", _leaf("p"), _leaf("p")), _node("a1", _leaf("s"), _leaf("r"))),
    ("p", "q", "r", "s"),
)
SPECIAL = [
    *(SLIDES, PAIR, XOR, USELESS, THIRDS, UNREACHED, ONE_LEAF, ONE_ROW, TIED_CLASSES, THREE, WRONG_LABELS, FAINT),
    *(grown(STAIRS, (0, 1)), _chain(), _many(), some_tree(SHARED, 3), *OTHERS),
    # The same tree and labels for other rows.
    *(_small(rows, "pqqq", _node("a0", _leaf("p"), _leaf("q"))) for rows in (list("0111"), list("0011"))),
    # Texts that differ by a blank, or by how a number is written, are different.
    *(
        _small([(value,) for value in (*values, *values)], "ppqqpqqq", _node("a0", *map(_leaf, "pqpq"), values=values))
        for values in (("a", "a ", " a", "a b"), ("1", "1.0", "01", "1e0"))
    ),
]

costs = pins(
    "special",
    '23 inputs, from X 15 × 4; y of 15 entries; attribute = "有房子"; alpha = 0.3 to X 8 × 1; y of 8 entries; attribute = "a0"; alpha = 0',
    [{"table": table, "alpha": alpha} for table, alpha in zip(SPECIAL, (0.3, 2.0, 0.0, 40.0, 1e-3) * 5, strict=False)],
)
prune = [
    *pins(
        "special",
        '69 inputs, from X 15 × 4; y of 15 entries; attribute = "有房子"; pick = 0 to X 8 × 1; y of 8 entries; attribute = "a0"; pick = 7',
        [{"table": table, "pick": pick} for table in SPECIAL for pick in (0, 4, 7)],
    ),
    *pins(
        "faint",
        "Its α is so small that neither 0 nor a rounded cost will do",
        [{"table": table, "pick": pick} for table in (OTHERS[0], FAINT) for pick in range(1, 12)],
    ),
]
path_inputs = [
    *pins(
        "special",
        '23 inputs, from X 15 × 4; y of 15 entries; attribute = "有房子" to X 8 × 1; y of 8 entries; attribute = "a0"',
        [{"table": table} for table in SPECIAL],
    ),
    pin(
        "close alphas",
        "The α at which the two inner nodes below the root are cut, 2.00556856 and 2.00556893, differ by 3.8e-7",
        table=CLOSE_ALPHAS,
    ),
]
validation_case = [
    pin("better True", "better is True", better=True),
    pin("better False", "better is False", better=False),
]
