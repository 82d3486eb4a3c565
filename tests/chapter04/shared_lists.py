"""Trees as lists of nodes (4.7, 4.8): how such a tree is grown by definition, read, and compared."""

from collections import deque
from contextlib import nullcontext

from grader.checks import CheckFailed, equal, hint, integer, mapping, memo, one_label, one_of, require, sequence

from .shared import TIE, column, gain_by_definition, majority_label, parts_of

KEYS = ("id", "parent", "value", "depth", "feature", "label")


def best_columns(X, y, criterion, columns) -> list[int]:
    """The columns that fig. 4.2 and the criterion may split these samples by; none for a leaf."""
    if len(set(y)) <= 1 or not columns or len({tuple(row[j] for j in columns) for row in X}) == 1:
        return []
    if criterion == "first":
        return [min(columns)]
    gains = {j: gain_by_definition(parts_of(column(X, j), y), y) for j in columns}
    return sorted(j for j, gain in gains.items() if gain >= max(gains.values()) - TIE)


@memo
def recursive_tree(X, y, domains, classes, max_depth, criterion):
    """Fig. 4.2 as it stands, as a list of nodes, each before its children."""
    nodes = []

    def grow(X, y, columns, above, value, depth):
        label = majority_label(y, classes) if y else nodes[above]["label"]
        node = dict(zip(KEYS, (len(nodes), above, value, depth, None, label), strict=True))
        nodes.append(node)
        best = [] if depth == max_depth else best_columns(X, y, criterion, columns)
        if not best:
            return
        j = node["feature"] = best[0]
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
        best = best_columns([X[i] for i in rows], [y[i] for i in rows], criterion, columns)
        if not best or len(nodes) + len(domains[best[0]]) > max_nodes:
            continue
        j = nodes[at]["feature"] = best[0]
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
    "这个结点该划分，但列不对：按 criterion 比较这个结点上还能用的列，只看到达它的样本。",
    "This node is to be split, but by another column: compare the columns that are left here by `criterion`, on the samples that arrive.",
)
HINT_LABEL = (
    "label 是样本的多数类，并列时取 classes 中靠前的；没有样本时取父结点的。",
    "The label is the majority of the samples, a tie going to the first in `classes`; without samples it is the parent's.",
)


def judged_tree(got, table, max_depth, criterion):
    """A student's list of nodes, every node judged by the samples that reach it; its place in the list is free."""
    X, y, domains, classes = (table[key] for key in ("X", "y", "domains", "classes"))
    nodes = nodes_in(got)
    below = _children(nodes)
    todo = deque([(0, list(range(len(y))), frozenset(range(len(domains))), 0, None, "")])
    while todo:
        at, rows, columns, depth, label, path = todo.popleft()
        where, node = (f"结点“根{path}”", f"node 'root{path}'"), nodes[at]
        labels = [y[i] for i in rows]
        label = majority_label(labels, classes) if rows else label
        best = [] if depth == max_depth else best_columns([X[i] for i in rows], labels, criterion, columns)
        equal(node["depth"], depth, (f"{where[0]}的 depth", f"the depth of {where[1]}"))
        with hint(*HINT_COLUMN) if best and node["feature"] is not None else nullcontext():
            one_of(node["feature"], best or [None], (f"{where[0]}的 feature", f"the feature of {where[1]}"))
        with hint(*HINT_LABEL):
            equal(node["label"], label, (f"{where[0]}的 label", f"the label of {where[1]}"))
        children = dict(below.get(at, []))
        wanted = [] if node["feature"] is None else domains[node["feature"]]
        values = sorted((value for value, _ in below.get(at, [])), key=str)
        equal(values, sorted(wanted, key=str), (f"{where[0]}的分支", f"the branches of {where[1]}"))
        for value in wanted:
            part = [i for i in rows if X[i][node["feature"]] == value]
            # A path is told in full only while it can be read.
            further = f"{path} → {node['feature']}={value}" if len(path) < 200 else path
            todo.append((children[value], part, columns - {node["feature"]}, depth + 1, label, further))
    return nodes


def judged_growth(got, table, max_nodes, criterion, depth_first=False):
    """A student's list of nodes, replayed: who leaves the queue (or the stack) next, and do all its children fit?"""
    X, y, domains, classes = (table[key] for key in ("X", "y", "domains", "classes"))
    nodes = nodes_in(got)
    with hint(*HINT_LABEL):
        equal(nodes[0]["label"], majority_label(y, classes), ("nodes[0] 的 label", "the label of nodes[0]"))
    made = 1
    waiting = deque([(0, list(range(len(y))), frozenset(range(len(domains))))])
    while waiting:
        at, rows, columns = waiting.pop() if depth_first else waiting.popleft()
        best = best_columns([X[i] for i in rows], [y[i] for i in rows], criterion, columns)
        fitting = [j for j in best if made + len(domains[j]) <= max_nodes]
        j = nodes[at]["feature"]
        if j is None:
            require(
                len(fitting) < len(best) or not best,
                f"轮到 nodes[{at}] 时有 {made} 个结点，它的子结点放得下，应当划分",
                f"When nodes[{at}] has its turn there are {made} nodes, and its children fit: split it",
                expected=best,
                got=j,
            )
            continue
        with hint(*HINT_COLUMN) if best else nullcontext():
            one_of(j, best or [None], (f"nodes[{at}] 的 feature", f"the feature of nodes[{at}]"))
        require(
            j in fitting,
            f"轮到 nodes[{at}] 时有 {made} 个结点，它的 {len(domains[j])} 个子结点放不下，应留作叶",
            f"When nodes[{at}] has its turn there are {made} nodes, and its {len(domains[j])} children do not fit: a leaf",
            got=nodes,
        )
        children = []
        for value in domains[j]:
            part = [i for i in rows if X[i][j] == value]
            label = majority_label([y[i] for i in part], classes) if part else nodes[at]["label"]
            wanted = dict(zip(KEYS, (made, at, value, nodes[at]["depth"] + 1, None, label), strict=True))
            require(
                made < len(nodes),
                f"nodes[{at}] 划分了，却没有它取值 {value} 的子结点 nodes[{made}]",
                f"nodes[{at}] is split, and there is no nodes[{made}], its child for the value {value}",
                expected={key: wanted[key] for key in ("id", "parent", "value", "depth")},
                got=nodes,
            )
            for key in ("parent", "value", "depth"):
                equal(nodes[made][key], wanted[key], (f"nodes[{made}] 的 {key}", f"the {key} of nodes[{made}]"))
            with hint(*HINT_LABEL):
                equal(nodes[made]["label"], label, (f"nodes[{made}] 的 label", f"the label of nodes[{made}]"))
            children.append((made, part, columns - {j}))
            made += 1
        waiting.extend(reversed(children) if depth_first else children)
    equal(len(nodes), made, ("结点数", "the number of nodes"))
    return nodes


def same_tree(got, expected):
    """Whether both lists are the same tree, wherever its nodes stand; points at the first node that differs."""
    nodes = nodes_in(got)
    below, wanted_below = _children(nodes), _children(expected)
    todo = deque([(0, 0, "")])
    while todo:
        i, k, path = todo.popleft()
        where = f"结点“根{path}”", f"node 'root{path}'"
        for key in ("depth", "feature", "label"):
            equal(nodes[i][key], expected[k][key], (f"{where[0]}的 {key}", f"the {key} of {where[1]}"))
        wanted, children = wanted_below.get(k, []), dict(below.get(i, []))
        values = sorted((value for value, _ in below.get(i, [])), key=str)
        equal(values, sorted((v for v, _ in wanted), key=str), (f"{where[0]}的分支", f"the branches of {where[1]}"))
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
