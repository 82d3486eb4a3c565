"""照 14.2 节团与极大团的定义、(14.2) 与 (14.3)。 / The definitions of cliques and maximal cliques in §14.2, with (14.2) and (14.3)."""

import itertools

import numpy as np


def maximal_cliques(n, edges):
    joined = {frozenset(edge) for edge in edges}
    cliques = []
    for size in range(1, n + 1):
        for nodes in itertools.combinations(range(n), size):
            if all(frozenset(pair) in joined for pair in itertools.combinations(nodes, 2)):
                cliques.append(set(nodes))
    return [tuple(sorted(c)) for c in cliques if not any(c < other for other in cliques)]


def absorb(cliques, cards, scopes, tables):
    result = [np.ones([cards[v] for v in clique]) for clique in cliques]
    for scope, table in zip(scopes, tables):
        for k, clique in enumerate(cliques):
            if set(scope) <= set(clique):
                order = sorted(range(len(scope)), key=lambda i: clique.index(scope[i]))
                shape = [cards[v] if v in scope else 1 for v in clique]
                result[k] = result[k] * np.transpose(np.array(table, dtype=float), order).reshape(shape)
                break
    return result


def not_pairwise(t):
    # The sum of (-1)^(a+b+c) ln(table) is 0 for every product of tables of two nodes; here it is 16 t.
    table = np.zeros((2, 2, 2))
    for a, b, c in itertools.product(range(2), repeat=3):
        table[a, b, c] = np.exp(2 * t * (-1) ** (a + b + c))
    return table


def regauge(cards, scopes, tables, c):
    new = [np.array(table, dtype=float) for table in tables]
    for k in range(1, len(scopes)):
        common = set(scopes[0]) & set(scopes[k])
        if common:
            v = common.pop()
            factor = np.ones(cards[v])
            factor[0] = c
            shape0 = [cards[v] if u == v else 1 for u in scopes[0]]
            shape = [cards[v] if u == v else 1 for u in scopes[k]]
            new[0] = new[0] * factor.reshape(shape0)
            new[k] = new[k] / factor.reshape(shape)
            return new


def ambiguous_clique(k):
    return k + 1, [(0, i) for i in range(1, k + 1)], (0,)


def crossover(card):
    n = 2
    while card**n <= n * (n - 1) // 2 * card**2:
        n += 1
    return n


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
    return "非极大团必被某个极大团所包含，其势函数可以乘进极大团的势函数，乘积与规范化因子都不变。"
