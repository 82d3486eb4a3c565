"""4.8* 广度优先与 MaxNode / Breadth-first growth with MaxNode"""

from collections import deque
from itertools import product

from ex04_07 import choose, majority, may_be_split


def grow_breadth_first(X, y, domains, classes, max_nodes, criterion):
    return grow(X, y, domains, classes, max_nodes, criterion, depth_first=False)


def grow_depth_first(X, y, domains, classes, max_nodes, criterion):
    return grow(X, y, domains, classes, max_nodes, criterion, depth_first=True)


def grow(X, y, domains, classes, max_nodes, criterion, depth_first):
    root = {"id": 0, "parent": None, "value": None, "depth": 0, "feature": None, "label": majority(y, classes)}
    nodes, waiting = [root], deque([(root, range(len(y)), list(range(len(domains))))])
    while waiting:
        node, rows, columns = waiting.popleft()
        if not may_be_split(X, y, rows):
            continue
        j = choose(X, y, rows, columns, criterion)
        if len(nodes) + len(domains[j]) > max_nodes:
            continue
        node["feature"] = j
        children = []
        for value in domains[j]:
            part = [i for i in rows if X[i][j] == value]
            child = {"id": len(nodes), "parent": node["id"], "value": value, "depth": node["depth"] + 1}
            child |= {"feature": None, "label": majority([y[i] for i in part], classes) if part else node["label"]}
            nodes.append(child)
            children.append((child, part, [k for k in columns if k != j]))
        if depth_first:
            waiting.extendleft(reversed(children))
        else:
            waiting.extend(children)
    return nodes


def worst_case_nodes(n_values, max_depth):
    return (n_values ** (max_depth + 1) - 1) // (n_values - 1)


def worst_case_data(n_values, max_depth):
    # The parity of the sum stays open until the last attribute is known, in whatever order they are asked.
    rows = list(product(range(n_values), repeat=max_depth))
    return [[str(value) for value in row] for row in rows], [str(sum(row) % 2) for row in rows]


def breadth_first_wins(n_values):
    # The first child needs two more levels for two samples, the second child one level for eight.
    X = [["0", "0", "0"], ["0", "0", "1"], *[["1", "0", "0"]] * 4, *[["1", "1", "0"]] * 4]
    y = ["0", "1", *["0"] * 4, *["1"] * 4]
    return X, y, 1 + 3 * n_values


def analysis():
    return """
MaxDepth 只间接地限制存储：深度每加 1，结点数最多乘以取值个数 v，上限 (v^(D+1) − 1)/(v − 1) 随深度指数增长；
D 小了树太浅，大 1 又可能超出内存。MaxNode 直接限制结点数，存储与它成正比，事先就能算出来。

在 MaxNode 处停下时，广度优先留下一棵各支深度相近的树；深度优先把结点用在最先处理的一支上，其余各支还是粗糙的叶。
"""
