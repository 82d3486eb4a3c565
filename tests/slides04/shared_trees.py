"""What the checks of trees in this book share: definitions, the loans, and a walk that hands every node its samples."""

import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from exercises.datasets import loans
from grader.checks import CheckFailed, mapping, require, sequence
from grader.strategies import tables

TIE = 1e-9
SHARED = {
    "X": [["是", "否", "1"], ["否", "否", "10"], ["是", "是", "1"], ["是", "是", "a b"], ["否", "是", "10"]],
    "y": ["1", "是", "1", "a b", "是"],
    "attributes": ["否", "是", "a b"],
    "domains": [["是", "否"], ["是", "否", "是否"], ["10", "1", "a b"]],
    "classes": ["是", "1", "10", "a b"],
}
# The gain of a1 exceeds that of a0 by 2.5e-9; its ratio is far smaller. So many of the 68 and of the 74 samples have value x.
VERY_CLOSE = {
    "X": [["xy"[i >= p] for p in both] for size, both in ((68, (16, 36)), (74, (14, 35))) for i in range(size)],
    "y": ["p"] * 68 + ["q"] * 74,
    "attributes": ["a0", "a1"],
    "domains": [["x", "y"], ["x", "y"]],
    "classes": ["p", "q"],
}
"""Values, features and classes with the same names."""


def the_loans():
    """{"X", "y", "attributes", "domains", "classes"} of the loan applications."""
    table = loans()
    return {key: table[key] for key in ("X", "y", "attributes", "domains", "classes")}


@st.composite
def word_tables(draw, /, **kind):
    """A table of nominal columns; its features sometimes have names that its values and classes have, too."""
    table = draw(tables(numeric=False, **kind))
    if draw(st.booleans()):
        return table
    names = ["是", "10", "1", "a b", "否", "是否", "2"]
    return {**table, "attributes": [*names, *table["attributes"]][: len(table["attributes"])]}


def column(X, j) -> list[Any]:
    return [row[j] for row in X]


def entropy_of(items) -> float:
    """In bits, term by term."""
    return math.fsum(n / len(items) * math.log2(len(items) / n) for n in Counter(items).values())


def gain_of(values, y) -> float:
    """g(D, A) = H(D) - H(D | A)."""
    parts = [[label for v, label in zip(values, y, strict=True) if v == value] for value in dict.fromkeys(values)]
    return entropy_of(y) - math.fsum(len(part) / len(y) * entropy_of(part) for part in parts)


def majority_of(y, classes):
    counts = Counter(y)
    return max(classes, key=lambda label: (counts[label], -classes.index(label)))


@dataclass
class Node:
    """A node of a student's tree with the rows that reach it; `label` is None for an inner node."""

    tree: dict
    rows: list[int]
    columns: list[int]
    """Columns still to be used at this node."""
    path: str
    parent_rows: list[int]
    column: int | None = None
    label: Any = None


def walk(tree, table) -> Iterator[Node]:
    """Every node from the root down, its form verified on the way; a branch for every value of the domain."""
    names, everything = table["attributes"], list(range(len(table["X"])))
    todo = [(tree, everything, list(range(len(names))), "", everything)]
    while todo:
        tree, rows, columns, path, parent_rows = todo.pop()
        where = f"根{path} 处的结点", f"the node at root{path}"
        tree = mapping(tree, (), where)
        node = Node(tree, rows, columns, path, parent_rows)
        if "label" in tree:
            node.label = tree["label"]
            require(node.label is not None, f"{where[0]}的标签是 None", f"The label of {where[1]} is None", got=tree)
        else:
            name, branches = (mapping(tree, ("attribute", "branches"), where)[key] for key in ("attribute", "branches"))
            if not any(isinstance(name, str) and name == names[j] for j in columns):
                raise CheckFailed(
                    (
                        f"{where[0]}用了不可再用的特征 {name!r}",
                        f"The node at root{path} uses {name!r}, which is not available there",
                    ),
                    got=tree,
                )
            node.column = j = names.index(name)
            branches = mapping(branches, table["domains"][j], (f"{where[0]}的分支", f"the branches of {where[1]}"))
            left = [k for k in columns if k != j]
            for value in reversed(table["domains"][j]):
                below = [i for i in rows if table["X"][i][j] == value]
                todo.append((branches[value], below, left, f"{path} → {name}={value}", rows))
        yield node


def route(tree, attributes, row):
    """The label that a tree gives to one row, its form verified on the way."""
    while "label" not in mapping(tree, (), ("树", "the tree")):
        node = mapping(tree, ("attribute", "branches"), ("树的结点", "a node of the tree"))
        name = node["attribute"]
        require(
            isinstance(name, str) and name in attributes,
            f"没有特征 {name!r}",
            f"There is no feature {name!r}",
            got=tree,
        )
        value = row[attributes.index(name)]
        tree = mapping(node["branches"], (value,), (f"{name} 的分支", f"the branches of {name}"))[value]
    return tree["label"]


def words_of(got, what, length=None) -> list[str]:
    """A list of strings."""
    items = sequence(got, length, what)
    for item in items:
        require(isinstance(item, str), f"{what[0]}应是字符串", f"{what[1]} should be strings", got=item)
    return [str(item) for item in items]


def children_of(node) -> list[tuple[str, dict]]:
    """The words at the edges below a node, and the subtrees there."""
    return list(node.get("branches", {}).items())


def name_of(node) -> str:
    return str(node["label"] if "label" in node else node["attribute"])
