"""纯 Python 的列表与字典，团逐个加结点而成，另一种反例 / Plain lists and dicts, cliques grown node by node, other witnesses"""

from itertools import product
from math import exp


def maximal_cliques(n, edges):
    near = {v: set() for v in range(n)}
    for u, v in edges:
        near[u].add(v)
        near[v].add(u)
    found = []

    def grow(clique, candidates, excluded):
        if not candidates and not excluded:
            found.append(set(clique))
        for v in sorted(candidates):
            grow([*clique, v], candidates & near[v], excluded & near[v])
            candidates = candidates - {v}
            excluded = excluded | {v}

    grow([], set(range(n)), set())
    return found[::-1]


def nest(entries, cards):
    """A dict from assignments to numbers as nested lists."""
    if not cards:
        return entries[()]
    return [
        nest({rest[1:]: x for rest, x in entries.items() if rest[0] == first}, cards[1:]) for first in range(cards[0])
    ]


def entry(table, places):
    for place in places:
        table = table[place]
    return float(table)


def absorb(cliques, cards, scopes, tables):
    homes = [max(k for k, clique in enumerate(cliques) if all(v in clique for v in scope)) for scope in scopes]
    results = []
    for k, clique in enumerate(cliques):
        entries = {}
        for values in product(*[range(cards[v]) for v in clique]):
            value = dict(zip(clique, values))
            entries[values] = 1.0
            for home, scope, table in zip(homes, scopes, tables):
                if home == k:
                    entries[values] *= entry(table, [value[v] for v in scope])
        results.append(nest(entries, [cards[v] for v in clique]))
    return results


def not_pairwise(t):
    return [[[exp(8 * t), 1], [1, 1]], [[1, 1], [1, 1]]]


def regauge(cards, scopes, tables, c):
    for k in range(len(scopes) - 1, 0, -1):
        common = set(scopes[0]) & set(scopes[k])
        if common:
            shared = max(common)
            break
    new = []
    for j, (scope, table) in enumerate(zip(scopes, tables)):
        entries = {}
        for values in product(*[range(cards[v]) for v in scope]):
            entries[values] = entry(table, values)
            if j in (0, k) and values[scope.index(shared)] == cards[shared] - 1:
                entries[values] *= c if j == k else 1 / c
        new.append(nest(entries, [cards[v] for v in scope]))
    return new


def ambiguous_clique(k):
    # An edge that stands in k triangles, two of which may not be joined; with k = 9 there is no room for that.
    if k == 9:
        return 10, {(v, 9) for v in range(9)}, {9}
    return k + 2, [(0, 1), *[(side, v) for v in range(2, k + 2) for side in (0, 1)]], [1, 0]


def crossover(card):
    n = 2
    while card ** (n - 2) <= n * (n - 1) // 2:
        n += 1
    return n


def claims():
    return {
        "pairwise_enough": False,
        "unique_potentials": False,
        "maximal_enough": True,
        "maximal_tables_always_smaller": False,
        "every_maximal_clique_needed": True,
        "same_normaliser": True,
        "each_small_clique_in_unique_maximal": False,
    }


def essay():
    return "小团的势函数乘进极大团。"
