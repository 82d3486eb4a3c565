"""A walk through the trees of exercise 4.6, whose nodes test one column or a linear combination."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from grader.checks import array, integer, mapping, number, one_of, require


@dataclass(eq=False)
class NumericNode:
    """A node with the rows that reach it; `label` is None for an inner node, which sends some of its rows left."""

    rows: list[int]
    path: str
    parent: "NumericNode | None"
    label: int | None = None
    goes_left: np.ndarray | None = None


def walk_numeric(tree, X) -> Iterator[NumericNode]:
    """Every node from the root down, its form verified on the way."""
    todo = [(tree, NumericNode(list(range(len(X))), "", None))]
    while todo:
        tree, node = todo.pop()
        where = f"根{node.path} 处的结点", f"the node at root{node.path}"
        mapping(tree, (), where)
        if "label" in tree:
            node.label = integer(one_of(tree["label"], (0, 1), where, binary=True), where, binary=True)
        else:
            mapping(tree, ("threshold", "le", "gt"), where)
            scores = _scores(tree, X, where)[node.rows]
            node.goes_left = scores <= number(tree["threshold"], where)
            for key, chosen in (("gt", ~node.goes_left), ("le", node.goes_left)):
                below = [i for i, inside in zip(node.rows, chosen, strict=True) if inside]
                todo.append((tree[key], NumericNode(below, f"{node.path} → {key}", node)))
        yield node


def _scores(tree, X, where):
    if "weights" in tree:
        return X @ array(tree["weights"], (X.shape[1],), where)
    feature = integer(mapping(tree, ("feature",), where)["feature"], where)
    require(
        0 <= feature < X.shape[1],
        f"{where[0]}：列号应在 0..{X.shape[1] - 1} 之间",
        f"{where[1][:1].upper()}{where[1][1:]}: columns go from 0 to {X.shape[1] - 1}",
        got=tree,
    )
    return X[:, feature]
