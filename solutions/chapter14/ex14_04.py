"""14.4 为何只需极大团 / Why maximal cliques suffice"""

from itertools import combinations, count
from math import comb

import numpy as np


def maximal_cliques(n, edges):
    adjacent = {frozenset(edge) for edge in edges}
    cliques = [
        set(nodes)
        for size in range(1, n + 1)
        for nodes in combinations(range(n), size)
        if all(frozenset(pair) in adjacent for pair in combinations(nodes, 2))
    ]
    return [tuple(sorted(clique)) for clique in cliques if not any(clique < other for other in cliques)]


def absorb(cliques, cards, scopes, tables):
    products = [np.ones([cards[v] for v in clique]) for clique in cliques]
    for scope, table in zip(scopes, tables):
        home = next(k for k, clique in enumerate(cliques) if set(scope) <= set(clique))
        products[home] = np.einsum(products[home], cliques[home], table, scope, cliques[home])
    return products


def not_pairwise(t):
    # The alternating sum of logarithms vanishes for every product of pairs; here it has eight terms, all t.
    sign = np.array([1, -1])
    return np.exp(t * np.einsum("a,b,c", sign, sign, sign))


def regauge(cards, scopes, tables, c):
    other, shared = next((k, v) for k in range(1, len(scopes)) for v in scopes[k] if v in scopes[0])
    moved = np.ones(cards[shared])
    moved[0] = c
    new = list(tables)
    new[0] = np.einsum(tables[0], scopes[0], moved, [shared], scopes[0])
    new[other] = np.einsum(tables[other], scopes[other], 1 / moved, [shared], scopes[other])
    return new


def ambiguous_clique(k):
    return k + 1, [(0, leaf) for leaf in range(1, k + 1)], (0,)


def crossover(card):
    return next(n for n in count(2) if card**n > comb(n, 2) * card**2)


def claims():
    return {
        "maximal_enough": True,
        "same_normaliser": True,
        "every_maximal_clique_needed": True,
        "unique_potentials": False,
        "each_small_clique_in_unique_maximal": False,
        "pairwise_enough": False,
        "maximal_tables_always_smaller": False,
    }


def essay():
    return """每个团都包含在某个极大团里。小团的势函数也是极大团的变量的函数（与其余变量无关），乘进极大团的势函数，
乘积处处不变，Z 也不变。放到哪个极大团里可以任选，公共结点上的倍数也可以在两个势函数间移动，所以势函数不唯一。
再缩到两个结点就不行了：两两势函数之积的对数没有三阶交互项，交错和 $\\sum (-1)^{a+b+c} \\ln ψ(a,b,c)$ 恒为 0，
一般的表却不是。代价：极大团的表随团的结点数指数增长，若本来只有两两的势函数，并入以后要存的数反而可能更多。"""
