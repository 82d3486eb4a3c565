"""einsum；g 是对 v 取平均的商；中间结点带有自己的随机性 / einsum; constants moved between f and g; noise in the middle"""

import numpy as np


def markov_blanket(n, edges, v):
    adjacent = np.zeros((n, n), dtype=bool)
    for a, b in edges:
        adjacent[a, b] = adjacent[b, a] = True
    return np.flatnonzero(adjacent[v])


def table_of(cards, factors):
    operands = []
    for scope, table in factors:
        operands += [np.asarray(table), list(scope)]
    for i, card in enumerate(cards):
        operands += [np.ones(card), [i]]
    return np.einsum(*operands, list(range(len(cards))))


def split_product(cards, scopes, tables, v):
    factors = list(zip(scopes, tables))
    f = table_of(cards, [factor for factor in factors if v in factor[0]])
    g = table_of(cards, [factor for factor in factors if v not in factor[0]])
    return -3 * f, -g / 7


def two_sides(cards, scopes, tables, v):
    P = table_of(cards, list(zip(scopes, tables)))
    everything = list(range(len(cards)))
    near = sorted({u for scope in scopes if v in scope for u in scope} - {v})
    rest = [u for u in everything if u != v and u not in near]
    condition = np.einsum(P, everything, near)
    inverse = np.where(condition > 0, 1 / np.where(condition > 0, condition, 1), 0)
    left = np.einsum(P, everything, inverse, near, everything)
    of_v = np.einsum(P, everything, inverse, near, [v, *near])
    of_rest = np.einsum(P, everything, inverse, near, [*rest, *near])
    return left, np.einsum(of_v, [v, *near], of_rest, [*rest, *near], everything)


def local_conditional(cards, scopes, tables, v, x):
    lines = [np.moveaxis(table, scope.index(v), -1)[tuple(x[u] for u in scope if u != v)]
             for scope, table in zip(scopes, tables) if v in scope]  # fmt: skip
    line = np.prod(np.vstack([np.ones(cards[v]), *lines]), axis=0)
    return line / line.sum()


def local_but_not_global(p, q):
    # Both neighbours of the middle can be read off it only together: it is 0 where they agree, else a fair coin.
    table = np.zeros((2,) * 5)
    for a, b in np.ndindex(2, 2):
        chance = (p if a else 1 - p) * (q if b else 1 - q)
        if a == b:
            table[a, a, 0, b, b] = chance
        else:
            table[a, a, 0, b, b] = table[a, a, 1, b, b] = chance / 2
    return table


def proof():
    return "略"
