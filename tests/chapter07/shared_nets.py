"""What the checks of 7.8 to 7.10 share: networks, their joint distributions, and independence in exact fractions."""

from fractions import Fraction
from itertools import product

import numpy as np
from hypothesis import strategies as st

from grader.checks import fail, mapping, one_label, sequence
from grader.strategies import seeds

NAMES = ["甲", "1", "甲乙", "10", "a b", "a", "丙", "丁"]


def some_dag(rng, names, most_parents=3):
    """A DAG on these names: nodes in any order, parents in any order."""
    order = rng.permutation(len(names))
    parents = {}
    for place, k in enumerate(order):
        count = int(rng.integers(0, min(place, most_parents) + 1))
        parents[names[k]] = [names[one] for one in rng.permutation(order[:place])[:count]]
    return {name: parents[name] for name in names}


def some_cpts(rng, dag, values, zeros=True):
    """Tables whose rows are multiples of one over a small number; zeros occur."""
    cpts = {}
    for node, parents in dag.items():
        shape = [len(values[name]) for name in (*parents, node)]
        weights = rng.integers(0 if zeros else 1, 6, size=shape).astype(float)
        weights[..., 0] += weights.sum(axis=-1) == 0
        cpts[node] = weights / weights.sum(axis=-1, keepdims=True)
    return cpts


@st.composite
def networks(draw, nodes=(1, 4), cards=(1, 3), zeros=True):
    """{"dag", "cpts", "values"}; sometimes with eight binary nodes, or values of the same names in several nodes."""
    rng = np.random.default_rng(draw(seeds()))
    many = draw(st.sampled_from([False] * 6 + [True]))
    names = NAMES[: 8 if many else draw(st.integers(*nodes))]
    sizes = {name: 2 if many else draw(st.integers(*cards)) for name in names}
    values = {name: ["是", "a b", "是否", "10"][:size] for name, size in sizes.items()}
    dag = some_dag(rng, names)
    return {"dag": dag, "cpts": some_cpts(rng, dag, values, zeros), "values": values}


def joint_of(dag, cpts, values) -> np.ndarray:
    """(7.26) cell by cell."""
    place = {node: k for k, node in enumerate(dag)}
    P = np.ones([len(values[node]) for node in dag])
    for cell in product(*(range(n) for n in P.shape)):
        for node, parents in dag.items():
            P[cell] *= cpts[node][tuple(cell[place[name]] for name in (*parents, node))]
    return P


def deviation(W, i, j, given) -> Fraction:
    """The largest |P(u, v | g) - P(u | g) P(v | g)| of a table of whole numbers, exactly."""
    largest = Fraction(0)
    sizes = [range(n) for n in W.shape]
    for g in product(*(sizes[k] for k in given)):
        cell = W
        for k in sorted(range(W.ndim), reverse=True):
            if k in given:
                cell = cell.take(g[list(given).index(k)], axis=k)
            elif k not in (i, j):
                cell = cell.sum(axis=k)
        total = int(cell.sum())
        if total:
            rows, columns = cell.sum(axis=1), cell.sum(axis=0)
            for u, v in product(range(cell.shape[0]), range(cell.shape[1])):
                gap = Fraction(int(cell[u, v]), total) - Fraction(int(rows[u]) * int(columns[v]), total**2)
                largest = max(largest, abs(gap))
    return largest


def a_dag(got, nodes, where=("所返回的图", "the graph returned")) -> dict[str, list[str]]:
    """The answer as an acyclic graph on exactly these nodes."""
    graph = mapping(got, nodes, where)
    parents = {}
    for node, names in graph.items():
        what = f"{where[0]}中 {node} 的父结点", f"the parents of {node} in {where[1]}"
        parents[node] = [one_label(name, what) for name in sequence(names, None, what)]
        strange = [name for name in parents[node] if name not in nodes or name == node]
        if node not in nodes or strange or len(set(parents[node])) < len(parents[node]):
            fail(
                f"{where[0]}中 {node} 的父结点不是不重复的其他结点：{parents[node]}",
                f"In {where[1]} the parents of {node} are not different other nodes: {parents[node]}",
                got=got,
            )
    if is_cyclic(parents):
        fail(f"{where[0]}有环", f"There is a cycle in {where[1]}", got=got)
    return parents


def is_cyclic(dag) -> bool:
    left = {node: set(parents) for node, parents in dag.items()}
    while left:
        roots = {node for node, parents in left.items() if not parents & left.keys()}
        if not roots:
            return True
        left = {node: parents for node, parents in left.items() if node not in roots}
    return False
