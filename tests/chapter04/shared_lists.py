"""Trees as lists of nodes (4.7, 4.8): how such a tree is grown by definition, read, and compared."""

from collections import deque
from contextlib import nullcontext

from grader.checks import CheckFailed, equal, hint, integer, mapping, memo, one_label, one_of, sequence

from .shared import TIE, column, gain_by_definition, majority_label, parts_of

KEYS = ("id", "parent", "value", "depth", "feature", "label")


def column_to_split(X, y, criterion, columns):
    """The column that fig. 4.2 and the criterion split these samples by; None for a leaf."""
    if len(set(y)) <= 1 or not columns or len({tuple(row[j] for j in columns) for row in X}) == 1:
        return None
    if criterion == "first":
        return min(columns)
    gains = {j: gain_by_definition(parts_of(column(X, j), y), y) for j in columns}
    return min(j for j, gain in gains.items() if gain >= max(gains.values()) - TIE)


@memo
def recursive_tree(X, y, domains, classes, max_depth, criterion):
    """Fig. 4.2 as it stands, as a list of nodes, each before its children."""
    nodes = []

    def grow(X, y, columns, above, value, depth):
        label = majority_label(y, classes) if y else nodes[above]["label"]
        node = dict(zip(KEYS, (len(nodes), above, value, depth, None, label), strict=True))
        nodes.append(node)
        j = None if depth == max_depth else column_to_split(X, y, criterion, columns)
        if j is None:
            return
        node["feature"] = j
        for v in domains[j]:
            kept = [i for i, row in enumerate(X) if row[j] == v]
            grow([X[i] for i in kept], [y[i] for i in kept], columns - {j}, node["id"], v, depth + 1)

    grow(X, y, frozenset(range(len(domains))), None, None, 0)
    return nodes


@memo
def limited_tree(X, y, domains, classes, max_nodes, criterion, depth_first):
    """Nodes leave a queue, or a stack, and are split if all their children fit into the limit."""
    nodes = [dict(zip(KEYS, (0, None, None, 0, None, majority_label(y, classes)), strict=True))]
    waiting = deque([(0, list(range(len(y))), frozenset(range(len(domains))))])
    while waiting:
        at, rows, columns = waiting.pop() if depth_first else waiting.popleft()
        j = column_to_split([X[i] for i in rows], [y[i] for i in rows], criterion, columns)
        if j is None or len(nodes) + len(domains[j]) > max_nodes:
            continue
        nodes[at]["feature"] = j
        children = []
        for v in domains[j]:
            part = [i for i in rows if X[i][j] == v]
            label = majority_label([y[i] for i in part], classes) if part else nodes[at]["label"]
            children.append((len(nodes), part, columns - {j}))
            nodes.append(dict(zip(KEYS, (len(nodes), at, v, nodes[at]["depth"] + 1, None, label), strict=True)))
        waiting.extend(reversed(children) if depth_first else children)
    return nodes


def nodes_in(got, what=("nodes", "nodes")):
    """A student's list of nodes, its form verified."""
    nodes = []
    for i, node in enumerate(sequence(got, None, what)):
        where = f"{what[0]}[{i}]", f"{what[1]}[{i}]"
        node = dict(mapping(node, KEYS, where))
        equal(node["id"], i, (f"{where[0]} 的 id", f"the id of {where[1]}"))
        if i == 0:
            equal(
                [node["parent"], node["value"]], [None, None], ("根的 parent 和 value", "parent and value of the root")
            )
        else:
            node["parent"] = integer(node["parent"], (f"{where[0]} 的 parent", f"the parent of {where[1]}"))
            if not 0 <= node["parent"] < i:
                message = f"{where[0]} 的父结点应排在它之前", f"The parent of {where[1]} should stand before it"
                raise CheckFailed(message, got=node)
            node["value"] = one_label(node["value"], (f"{where[0]} 的 value", f"the value of {where[1]}"))
        if node["feature"] is not None:
            node["feature"] = integer(node["feature"], (f"{where[0]} 的 feature", f"the feature of {where[1]}"))
        nodes.append(node)
    if not nodes:
        raise CheckFailed(("至少应有根结点", "There should be a root at least"), got=got)
    return nodes


HINT_COLUMN = (
    "这个结点该划分，但列不同：按 criterion 比较还能用的列，并列时取最小列号。",
    "This node is to be split, but by another column: compare the columns that are left by `criterion`; a tie goes to the smallest.",
)
HINT_LABEL = (
    "label 是样本的多数类，并列时取 classes 中靠前的；没有样本时取父结点的。",
    "The label is the majority of the samples, a tie going to the first in `classes`; without samples it is the parent's.",
)


def same_tree(got, expected):
    """Whether both lists are the same tree, wherever its nodes stand; points at the first node that differs."""
    nodes = nodes_in(got)
    below, wanted_below = _children(nodes), _children(expected)
    todo = deque([(0, 0, "")])
    while todo:
        i, k, path = todo.popleft()
        where = f"结点“根{path}”", f"node 'root{path}'"
        split = nodes[i]["feature"] is not None and expected[k]["feature"] is not None
        for key, words in (("depth", None), ("feature", HINT_COLUMN if split else None), ("label", HINT_LABEL)):
            with hint(*words) if words else nullcontext():
                equal(nodes[i][key], expected[k][key], (f"{where[0]}的 {key}", f"the {key} of {where[1]}"))
        wanted = wanted_below.get(k, {})
        values = [value for value, _ in below.get(i, [])]
        equal(
            sorted(values, key=str), sorted(v for v, _ in wanted), (f"{where[0]}的分支", f"the branches of {where[1]}")
        )
        children = dict(below.get(i, []))
        # A path is told in full only while it can be read.
        todo.extend(
            (children[v], child, f"{path} → {expected[k]['feature']}={v}" if len(path) < 200 else path)
            for v, child in wanted
        )
    return nodes


def _children(nodes):
    below = {}
    for node in nodes[1:]:
        below.setdefault(node["parent"], []).append((node["value"], node["id"]))
    return below


def label_by_list(nodes, row):
    """The label that a list of nodes gives to a row."""
    below = {parent: dict(children) for parent, children in _children(nodes).items()}
    node = nodes[0]
    while node["feature"] is not None:
        feature = one_of(node["feature"], range(len(row)), ("feature", "feature"))
        value = row[feature]
        branches = mapping(below.get(node["id"], {}), (value,), (f"结点 {node['id']}", f"node {node['id']}"))
        node = nodes[branches[value]]
    return node["label"]


def same_list(got, expected):
    """Whether both lists are the same, node by node; points at the first that differs."""
    nodes = nodes_in(got)
    for i, (node, wanted) in enumerate(zip(nodes, expected, strict=False)):
        for key in KEYS:
            equal(node[key], wanted[key], (f"nodes[{i}] 的 {key}", f"the {key} of nodes[{i}]"))
    equal(len(nodes), len(expected), ("结点数", "the number of nodes"))
    return nodes
