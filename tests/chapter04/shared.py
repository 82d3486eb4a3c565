"""What the checks of chapter 4 share: definitions, and a walk that hands every node of a tree its samples."""

import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from hypothesis import strategies as st

from grader.checks import CheckFailed, mapping, number, one_label, require
from grader.strategies import tables

TIE = 1e-9


def entropy_by_definition(y) -> float:
    """(4.1) term by term."""
    return math.fsum(-n / len(y) * math.log2(n / len(y)) for n in Counter(y).values())


def gain_by_definition(parts, y) -> float:
    """(4.2) for any partition of the labels into lists."""
    return entropy_by_definition(y) - math.fsum(len(part) / len(y) * entropy_by_definition(part) for part in parts)


def parts_of(values, y) -> list[list[Any]]:
    return [[label for v, label in zip(values, y, strict=True) if v == value] for value in dict.fromkeys(values)]


def halves_of(values, y, threshold) -> list[list[Any]]:
    le = [label for v, label in zip(values, y, strict=True) if v <= threshold]
    gt = [label for v, label in zip(values, y, strict=True) if v > threshold]
    return [part for part in (le, gt) if part]


def midpoints(values) -> list[float]:
    distinct = sorted(set(values))
    return [(low + high) / 2 for low, high in zip(distinct, distinct[1:], strict=False)]


def column(X, j) -> list[Any]:
    return [row[j] for row in X]


def majority_label(y, classes):
    counts = Counter(y)
    return max(classes, key=lambda label: (counts[label], -classes.index(label)))


@dataclass
class Node:
    """A node of a student's tree with the rows that reach it; `label` is None for an inner node."""

    tree: dict
    rows: list[int]
    columns: list[int]
    """Columns still to be used at this node: a discrete attribute is used up below its node."""
    path: str
    parent_rows: list[int]
    column: int | None = None
    threshold: float | None = None
    label: Any = None


def walk(tree, table, rows=None) -> Iterator[Node]:
    """Every node from the root down, its form verified on the way."""
    names, everything = table["attributes"], list(range(len(table["X"])))
    start = everything if rows is None else rows
    todo = [(tree, start, list(range(len(names))), "", start)]
    while todo:
        tree, rows, columns, path, parent_rows = todo.pop()
        where = (f"根{path} 处的结点", f"the node at root{path}")
        tree = mapping(tree, (), where)
        node = Node(tree, rows, columns, path, parent_rows)
        if "label" in tree:
            require(tree["label"] is not None, f"{where[0]}的标签是 None", f"The label of {where[1]} is None", got=tree)
            node.label = one_label(tree["label"], (f"{where[0]}的标签", f"the label of {where[1]}"))
        else:
            attribute = one_label(
                mapping(tree, ("attribute",), where)["attribute"],
                (f"{where[0]}的 attribute", f"the attribute of {where[1]}"),
            )
            if attribute not in names or names.index(attribute) not in columns:
                raise CheckFailed(
                    (
                        f"{where[0]}用了不可再用的属性 {attribute!r}",
                        f"The node at root{path} uses {attribute!r}, which is not available there",
                    ),
                    got=tree,
                )
            node.column = names.index(attribute)
            todo.extend(reversed(list(_children(node, table, where))))
        yield node


def _children(node, table, where):
    name, domain = node.tree["attribute"], table["domains"][node.column]
    values = {i: table["X"][i][node.column] for i in node.rows}
    if domain is None:
        mapping(node.tree, ("threshold", "le", "gt"), where)
        node.threshold = number(node.tree["threshold"], where)
        for key, sign in (("le", "≤"), ("gt", ">")):
            rows = [i for i in node.rows if (values[i] <= node.threshold) == (key == "le")]
            yield node.tree[key], rows, node.columns, f" → {name} {sign} {node.threshold:g}", node.rows
    else:
        branches = mapping(mapping(node.tree, ("branches",), where)["branches"], domain, where)
        left = [j for j in node.columns if j != node.column]
        for value in domain:
            rows = [i for i in node.rows if values[i] == value]
            yield branches[value], rows, left, f" → {name}={value}", node.rows


def is_stopping(node, table) -> bool:
    """Whether fig. 4.2 makes this node a leaf."""
    labels = {table["y"][i] for i in node.rows}
    rows = {tuple(table["X"][i][j] for j in node.columns) for i in node.rows}
    return len(labels) <= 1 or len(rows) <= 1


def route(tree, attributes, row):
    """The label a tree gives to one row."""
    where = ("树", "the tree")
    while "label" not in mapping(tree, (), where):
        attribute = one_label(mapping(tree, ("attribute",), where)["attribute"], ("attribute", "attribute"))
        require(attribute in attributes, f"没有属性 {attribute!r}", f"There is no attribute {attribute!r}", got=tree)
        value = row[attributes.index(attribute)]
        if "branches" in tree:
            tree = mapping(mapping(tree["branches"], (value,), where)[value], (), where)
        else:
            threshold = number(mapping(tree, ("threshold", "le", "gt"), where)["threshold"], where)
            tree = tree["le" if value <= threshold else "gt"]
    return one_label(tree["label"], ("叶的 label", "the label of a leaf"))


def some_tree(table, rng, columns=None):
    """A tree over the columns of a table, of no particular merit; thresholds are values that occur."""
    columns = list(range(len(table["attributes"]))) if columns is None else columns
    if not columns or rng.random() < 0.2:
        return {"label": f"leaf{rng.integers(100)}"}
    j = columns[rng.integers(len(columns))]
    node: dict[str, Any] = {"attribute": table["attributes"][j]}
    rest = [k for k in columns if k != j]
    if table["domains"][j] is not None:
        return node | {"branches": {value: some_tree(table, rng, rest) for value in table["domains"][j]}}
    threshold = float(column(table["X"], j)[rng.integers(len(table["X"]))])
    return node | {"threshold": threshold, "le": some_tree(table, rng, rest), "gt": some_tree(table, rng, rest)}


def is_conflict_free(table) -> bool:
    labels: dict[tuple, set] = {}
    for row, label in zip(table["X"], table["y"], strict=True):
        labels.setdefault(tuple(row), set()).add(label)
    return all(len(found) == 1 for found in labels.values())


def groups_of_equal_rows(table, rows=None) -> list[list[Any]]:
    """The labels of the samples that no attribute tells apart, one list for each distinct row."""
    groups: dict[tuple, list] = {}
    for i in range(len(table["X"])) if rows is None else rows:
        groups.setdefault(tuple(table["X"][i]), []).append(table["y"][i])
    return list(groups.values())


def without_conflicts(table):
    """The same table where every sample has the label of the first sample with its row."""
    first: dict[tuple, Any] = {}
    y = [first.setdefault(tuple(row), label) for row, label in zip(table["X"], table["y"], strict=True)]
    return {**table, "y": y}


@st.composite
def any_tables(draw, /, **kind):
    """A table of `tables`; the numbers in it are sometimes below zero."""
    table = draw(tables(**kind))
    if None not in table["domains"] or not draw(st.booleans()):
        return table
    X = [[cell if isinstance(cell, str) else 0.0 - cell for cell in row] for row in table["X"]]
    return {**table, "X": X}


def big_table(rows=120, discrete=2, continuous=2, classes=4, seed=0):
    """A large table without conflicts if it has a continuous column: many different numbers, some below zero."""
    rng = np.random.default_rng(seed)
    numbers = [[float(x) for x in (rng.permutation(rows) - rows // 3) / 16] for _ in range(continuous)]
    words = [[f"v{k}" for k in rng.integers(0, 5, rows)] for _ in range(discrete)]
    return {
        "X": [list(row) for row in zip(*words, *numbers, strict=True)],
        "y": [f"c{k}" for k in rng.integers(0, classes, rows)],
        "attributes": [f"a{j}" for j in range(discrete + continuous)],
        "domains": [[f"v{k}" for k in range(6)] for _ in words] + [None for _ in numbers],
        "classes": [f"c{k}" for k in range(classes)],
    }


def stairs(steps=60):
    """One continuous attribute whose labels alternate: any tree that fits needs a threshold at every step."""
    return {
        "X": [[k / 4 - 3] for k in range(steps)],
        "y": ["是" if k % 2 else "否" for k in range(steps)],
        "attributes": ["a"],
        "domains": [None],
        "classes": ["是", "否"],
    }


def chain(levels=45):
    """Attributes that each single out one row, and a class for every row: any tree that fits is a chain."""
    return {
        "X": [["1" if j == i else "0" for j in range(levels)] for i in range(levels + 1)],
        "y": [f"c{i}" for i in range(levels + 1)],
        "attributes": [f"a{j}" for j in range(levels)],
        "domains": [["0", "1"]] * levels,
        "classes": [f"c{i}" for i in range(levels + 1)],
    }


def two_columns(counts):
    """A table of two attributes "a", "b" with values u, v and classes p, q, from (a, b) -> (how many p, how many q)."""
    rows = [(list(pair), c) for pair, n in counts.items() for c, m in zip("pq", n, strict=True) for _ in range(m)]
    X, y = [row for row, _ in rows], [label for _, label in rows]
    return {"X": X, "y": y, "attributes": ["a", "b"], "domains": [["u", "v"], ["u", "v"]], "classes": ["p", "q"]}


def mirrored(table):
    """The same table with its columns in the other order."""
    X = [row[::-1] for row in table["X"]]
    return {**table, "X": X, "attributes": table["attributes"][::-1], "domains": table["domains"][::-1]}


def deep_tree(levels=60):
    """A tree that asks one number at so many levels; {"tree", "attributes", "X"} with rows that end at every level."""
    tree = {"label": f"c{levels}"}
    for k in reversed(range(levels)):
        tree = {"attribute": "a", "threshold": k / 8, "le": {"label": f"c{k}"}, "gt": tree}
    return {"tree": tree, "attributes": ["b", "a"], "X": [["v", k / 8 + e] for k in range(levels) for e in (0, 1e-12)]}


@st.composite
def trees(draw, attributes, domains, classes, numbers, depth=3):
    """Trees of any shape, whether data would grow them or not; thresholds are among the numbers of their column."""
    columns = [j for j, name in enumerate(attributes) if name is not None]
    if depth == 0 or not columns or draw(st.integers(0, 3)) == 0:
        return {"label": draw(st.sampled_from(classes))}
    j = draw(st.sampled_from(columns))
    if domains[j] is None:
        le, gt = (draw(trees(attributes, domains, classes, numbers, depth - 1)) for _ in range(2))
        threshold = draw(st.sampled_from(numbers[j]))
        return {"attribute": attributes[j], "threshold": threshold, "le": le, "gt": gt}
    left = [None if k == j else name for k, name in enumerate(attributes)]
    branches = {value: draw(trees(left, domains, classes, numbers, depth - 1)) for value in domains[j]}
    return {"attribute": attributes[j], "branches": branches}


@st.composite
def tables_with_tree(draw, /, **kind):
    """A table with a further key: a "tree" on its attributes that need not fit it."""
    table = draw(any_tables(**kind))
    numbers = [sorted(set(column(table["X"], j))) for j in range(len(table["domains"]))]
    tree = draw(trees(table["attributes"], table["domains"], table["classes"], numbers))
    return {**table, "tree": tree}


def children_of(node) -> list[tuple[str, dict]]:
    """What stands at the edges below a node of a nested tree, and the subtrees there."""
    if "branches" in node:
        return list(node["branches"].items())
    return [("≤", node["le"]), (">", node["gt"])] if "le" in node else []


def name_of(node) -> str:
    """What a picture writes at a node of a nested tree."""
    if "label" in node:
        return str(node["label"])
    return f"{node['attribute']} ≤ {node['threshold']:.4g}" if "threshold" in node else str(node["attribute"])
