"""广度优先用按编号排序的堆，深度优先用递归 / A heap ordered by id for breadth-first, recursion for depth-first"""

import heapq
import math
from itertools import product


def _gain(X, y, rows, j):
    def entropy(indices):
        p = [sum(y[i] == c for i in indices) / len(indices) for c in set(y[i] for i in indices)]
        return sum(-q * math.log2(q) for q in p)

    parts = {}
    for i in rows:
        parts.setdefault(X[i][j], []).append(i)
    return entropy(rows) - sum(len(part) / len(rows) * entropy(part) for part in parts.values())


class _Tree:
    def __init__(self, X, y, domains, classes, limit, criterion):
        self.X, self.y, self.domains, self.classes = X, y, domains, classes
        self.limit, self.criterion = limit, criterion
        self.nodes, self.rows, self.used = [], [], []

    def add(self, parent, value, rows):
        depth = 0 if parent is None else self.nodes[parent]["depth"] + 1
        counts = [sum(self.y[i] == c for i in rows) for c in self.classes]
        label = self.classes[counts.index(max(counts))] if rows else self.nodes[parent]["label"]
        used = () if parent is None else (*self.used[parent], self.nodes[parent]["feature"])
        node = {"id": len(self.nodes), "parent": parent, "value": value, "depth": depth, "feature": None, "label": label}
        self.nodes.append(node)
        self.rows.append(rows)
        self.used.append(used)
        return node["id"]

    def split(self, at):
        """The ids of the new children."""
        rows = self.rows[at]
        if len({self.y[i] for i in rows}) < 2 or len({tuple(self.X[i]) for i in rows}) < 2:
            return []
        free = [j for j in range(len(self.domains)) if j not in self.used[at]]
        j = free[0]
        if self.criterion == "gain":
            j = max(free, key=lambda k: (round(_gain(self.X, self.y, rows, k), 8), -k))
        if len(self.nodes) + len(self.domains[j]) > self.limit:
            return []
        self.nodes[at]["feature"] = j
        return [self.add(at, v, [i for i in rows if self.X[i][j] == v]) for v in self.domains[j]]


def grow_breadth_first(X, y, domains, classes, max_nodes, criterion):
    tree = _Tree(X, y, domains, classes, max_nodes, criterion)
    heap = [tree.add(None, None, list(range(len(X))))]
    while heap:
        for child in tree.split(heapq.heappop(heap)):
            heapq.heappush(heap, child)
    return tuple(tree.nodes)


def grow_depth_first(X, y, domains, classes, max_nodes, criterion):
    tree = _Tree(X, y, domains, classes, max_nodes, criterion)

    def below(at):
        for child in tree.split(at):
            below(child)

    below(tree.add(None, None, list(range(len(X)))))
    return tree.nodes


def worst_case_nodes(n_values, max_depth):
    return 1 if max_depth == 0 else 1 + n_values * worst_case_nodes(n_values, max_depth - 1)


def worst_case_data(n_values, max_depth):
    X = [tuple(row) for row in product(map(str, range(n_values)), repeat=max_depth)]
    return tuple(X), tuple("1" if sum(map(int, row)) % n_values == 0 else "0" for row in X)


def breadth_first_wins(n_values):
    # Under the first child hangs an XOR of three attributes, under the second a plain attribute.
    first = [["0", a, b, c] for a in "01" for b in "01" for c in "01"]
    second = [["1", a, b, c] for a in "01" for b in "01" for c in "01"] * 3
    y = [str((int(a) + int(b) + int(c)) % 2) for _, a, b, c in first] + [a for _, a, _, _ in second]
    return first + second, y, 1 + 3 * n_values


def analysis():
    return "MaxDepth 只间接限制结点数，MaxNode 直接限制。"
