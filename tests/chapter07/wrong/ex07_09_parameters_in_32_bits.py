"""参数个数用 32 位整数计算 / Computes numbers of parameters in 32 bits

caught by: test_tables
"""

from functools import cache
from math import log, prod
import numpy as np

def free_parameters(dag, values):
    sizes = [
        np.int32(len(values[node]) - 1) * np.prod([len(values[p]) for p in parents], dtype=np.int32)
        for node, parents in dag.items()
    ]
    return int(sum(sizes))


def _counts(node, parents, rows, values):
    """How often each combination of parents' values and the node's value occurs."""
    counts = np.zeros([len(values[name]) for name in (*parents, node)])
    for row in rows:
        counts[tuple(values[name].index(row[name]) for name in (*parents, node))] += 1
    return counts


def cpt(node, parents, rows, values):
    counts = _counts(node, parents, rows, values)
    totals = counts.sum(axis=-1, keepdims=True)
    uniform = np.full(counts.shape, 1 / len(values[node]))
    return np.divide(counts, totals, out=uniform, where=totals > 0)


def _local_log_likelihood(node, parents, rows, values):
    counts = _counts(node, parents, rows, values)
    seen = counts > 0
    return float((counts[seen] * np.log(cpt(node, parents, rows, values)[seen])).sum())


def log_likelihood(dag, rows, values):
    return sum(_local_log_likelihood(node, parents, rows, values) for node, parents in dag.items())


def local_bic(node, parents, rows, values):
    size = (len(values[node]) - 1) * prod(len(values[p]) for p in parents)
    return log(len(rows)) / 2 * size - _local_log_likelihood(node, parents, rows, values)


def _is_above(dag, first, second):
    """Whether a path of edges leads from `first` to `second`."""
    return first == second or any(_is_above(dag, first, parent) for parent in dag[second])


def neighbours(dag):
    found = []
    for child, parents in dag.items():
        for other in dag:
            without = {**dag, child: [p for p in parents if p != other]}
            if other in parents:
                found.append(without)
                # Reversed, the edge must not close another path from `other` to `child`.
                if not _is_above(without, other, child):
                    found.append({**without, other: [*without[other], child]})
            elif not _is_above(dag, child, other):
                found.append({**dag, child: [*parents, other]})
    return found


def hill_climb(rows, values, start):
    # A change of one edge changes one or two families; all others have been scored before.
    @cache
    def score(node, parents):
        return local_bic(node, sorted(parents), rows, values)

    def bic(dag):
        return sum(score(node, frozenset(parents)) for node, parents in dag.items())

    path = [(start, bic(start))]
    while True:
        best = min(neighbours(path[-1][0]), key=bic, default=start)
        if bic(best) >= path[-1][1] - 1e-9:
            return path
        path.append((best, bic(best)))


def learn_structure(rows, values):
    return hill_climb(rows, values, {node: [] for node in values})[-1][0]
