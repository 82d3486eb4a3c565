"""What the checks of chapter 14 share: graphs, factors, and their product, entry by entry."""

import math
from itertools import combinations, product

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, fail, integers, memo, require, sequence
from grader.strategies import graphs, seeds


def listed(got):
    """A set, where the order is free, as a list."""
    return list(got) if isinstance(got, (set, frozenset)) else got


def all_cliques(n, edges):
    """All cliques, small ones first, as increasing tuples."""
    pairs = {frozenset(edge) for edge in edges}
    found = [(v,) for v in range(n)]
    for clique in found:
        found += [(*clique, v) for v in range(clique[-1] + 1, n) if all(frozenset((u, v)) in pairs for u in clique)]
    return sorted(found, key=len)


@memo
def joint_table(model):
    """The product of all factors of {"cards", "scopes", "tables"}, entry by entry, not normalised."""
    joint = np.ones(model["cards"])
    for values in product(*map(range, model["cards"])):
        for scope, table in zip(model["scopes"], model["tables"], strict=True):
            joint[values] *= table[tuple(values[v] for v in scope)]
    return joint


def one_at_a_time(case, **others):
    """The case, and others that differ from it in one entry only: what is kept between calls by too little of them shows."""
    return [case, *({**case, key: other} for key, other in others.items())]


def drawn_table(rng, shape, kind):
    """Numbers of a kind: "plain", "zeros" (a fifth of them), "wild" (from 1e-6 to 1e6)."""
    if kind == "wild":
        return 10 ** rng.uniform(-6, 6, shape)
    table = rng.uniform(0.2, 2, shape)
    return np.where(rng.random(shape) < 0.2, 0.0, table) if kind == "zeros" else table


@st.composite
def markov_models(draw, nodes=(1, 5), kinds=("plain", "zeros", "wild"), factors=(0, 7), cards=(2, 3)):
    """{"n", "edges", "cards", "scopes", "tables"}: factors on cliques of a graph, their axes in any order."""
    graph = draw(graphs(nodes))
    n, edges = graph["n"], [edge[::-1] if draw(st.booleans()) else edge for edge in graph["edges"]]
    cliques = all_cliques(n, edges)
    # The largest cliques are rare among all: they get every other draw.
    clique = st.one_of(st.sampled_from(cliques), st.sampled_from(cliques[-3:])).flatmap(st.permutations)
    scopes = [tuple(scope) for scope in draw(st.lists(clique, min_size=factors[0], max_size=factors[1]))]
    sizes = draw(st.lists(st.integers(*cards), min_size=n, max_size=n))
    rng, kind = np.random.default_rng(draw(seeds())), draw(st.sampled_from(kinds))
    tables = [drawn_table(rng, [sizes[v] for v in scope], kind) for scope in scopes]
    return {"n": n, "edges": edges, "cards": sizes, "scopes": scopes, "tables": tables}


def possible(model):
    """Whether the product has a normaliser."""
    return joint_table(model).sum() > 0


def same_everywhere(got, expected, what, *, abs=0.0, rel=1e-9):
    """Two tables agree at every assignment of values; if not, the first one where they differ is named."""
    # A product that is not even a number differs, too.
    wrong = np.argwhere(~(np.abs(got - expected) <= abs + rel * np.abs(expected)))
    if len(wrong):
        x = tuple(int(value) for value in wrong[0])
        zh, en = what
        fail(
            f"{zh}在 x = {x} 处是 {got[x]:.9g}，应为 {expected[x]:.9g}",
            f"At x = {x}, {en} is {got[x]:.9g} and should be {expected[x]:.9g}",
        )


def node_set(got, n, what):
    """The student's set of nodes as a list in the order given, each node once."""
    nodes = integers(listed(got), None, what)
    require(
        all(0 <= v < n for v in nodes) and len(set(nodes)) == len(nodes),
        f"应由 0 到 {n - 1} 中的不同结点组成",
        f"It should consist of different nodes of 0 to {n - 1}",
        got=got,
    )
    return nodes


def edge_list(got, n):
    """The student's undirected edges as pairs (smaller, larger), each once."""
    edges = set()
    for edge in sequence(listed(got), None, ("边的列表", "the list of edges")):
        u, v = integers(listed(edge), 2, ("一条边", "an edge"))
        require(
            0 <= u < n and 0 <= v < n and u != v,
            f"边 ({u}, {v}) 应连接 0 到 {n - 1} 中的两个不同结点",
            f"The edge ({u}, {v}) should join two different nodes of 0 to {n - 1}",
            got=got,
        )
        edges.add((min(u, v), max(u, v)))
    return sorted(edges)


FIGURE_14_2 = {"n": 6, "edges": [(0, 1), (0, 2), (1, 3), (1, 4), (2, 4), (1, 5), (4, 5)]}
"""Its nodes are counted from 0 here, from 1 in the book."""
COMPLETE = {n: list(combinations(range(n), 2)) for n in range(1, 11)}
BOOK_PSI = {
    "cards": [2, 2, 2],
    "scopes": [(0, 2), (1, 2)],
    "tables": [np.array([[1.5, 0.1], [0.1, 1.5]]), np.array([[0.2, 1.3], [1.3, 0.2]])],
}
"""The potentials of the example in §14.2, for x_A, x_B, x_C."""


def broadcast(got, cards, what):
    """The student's broadcast table as a full one."""
    table = array(got, (None,) * len(cards), what)
    zh, en = what
    for axis, (length, card) in enumerate(zip(table.shape, cards, strict=True)):
        require(
            length in (1, card),
            f"{zh} 的第 {axis} 根轴长 {length}，应为 {card} 或 1",
            f"Axis {axis} of {en} has length {length}, which should be {card} or 1",
        )
    return np.broadcast_to(table, cards)


def unchanging(table, nodes, what):
    """The full table does not vary with these variables."""
    zh, en = what
    names = ", ".join(f"x_{node}" for node in sorted(nodes))
    for node in sorted(nodes):
        first = np.take(table, [0], axis=node)
        require(
            bool(np.all(np.abs(table - first) <= 1e-9 * np.abs(first))),
            f"{zh} 随 x_{node} 变化，本不应随 {names} 变化",
            f"{en} varies with x_{node}; it should not vary with any of {names}",
        )


def dependence(table, A, B, C) -> float:
    """The largest difference of P(x_A, x_B | x_C) and P(x_A | x_C) P(x_B | x_C), where P(x_C) > 0."""
    table = table.sum(axis=tuple(set(range(table.ndim)) - A - B - C), keepdims=True)
    left, right = sides_by_definition(table, A, C)
    return float(np.abs(left - right).max())


def sides_by_definition(joint, A, C):
    """P(x_A, x_B | x_C) and P(x_A | x_C) P(x_B | x_C), with B all others; 0 where P(x_C) = 0."""
    B = set(range(joint.ndim)) - A - C
    condition = joint.sum(axis=tuple(A | B), keepdims=True)
    safe = np.where(condition > 0, condition, 1.0)
    shape = joint.shape
    left = np.where(condition > 0, joint / safe, 0.0)
    right = joint.sum(axis=tuple(B), keepdims=True) / safe * (joint.sum(axis=tuple(A), keepdims=True) / safe)
    return left, np.broadcast_to(np.where(condition > 0, right, 0.0), shape)


def neighbours(model, v):
    return {u for scope in model["scopes"] if v in scope for u in scope} - {v}


@memo
def urn(docs, z, n_words, n_topics, alpha, eta):
    """ln p(W, z), one word after the other: each is drawn from what has been drawn before, and from the prior."""
    topics, words, totals, logs = iter(z), {}, [0] * n_topics, []
    for doc in docs:
        here = [0] * n_topics
        for place, word in enumerate(doc):
            k = next(topics)
            logs.append(math.log((here[k] + alpha) / (place + n_topics * alpha)))
            logs.append(math.log((words.get((k, word), 0) + eta) / (totals[k] + n_words * eta)))
            here[k] += 1
            totals[k] += 1
            words[k, word] = words.get((k, word), 0) + 1
    return math.fsum(logs)
