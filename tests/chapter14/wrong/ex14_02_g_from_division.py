"""由联合分布除以 f 得 g, 遇 0 出错 / Finds g by dividing by f, which fails at zeros

caught by: test_split
book: §14.2
"""

import numpy as np


def markov_blanket(n, edges, v):
    return {u for edge in edges if v in edge for u in edge} - {v}


def split_product(cards, scopes, tables, v):
    factors = list(zip(scopes, tables))
    f = multiplied(cards, [(scope, table) for scope, table in factors if v in scope])
    g = (multiplied(cards, factors) / f).max(axis=v, keepdims=True)
    return f, g


def multiplied(cards, factors):
    """The product of factors as a broadcast table."""
    total = np.ones([1] * len(cards))
    for scope, table in factors:
        shape = [card if i in scope else 1 for i, card in enumerate(cards)]
        total = total * np.transpose(table, np.argsort(scope)).reshape(shape)
    return total


def two_sides(cards, scopes, tables, v):
    P = np.broadcast_to(multiplied(cards, zip(scopes, tables)), cards)  # but for Z, which cancels
    near = {u for scope in scopes if v in scope for u in scope} - {v}
    rest = set(range(len(cards))) - near - {v}
    condition = summed_over(P, rest | {v})
    left = ratio(P, condition)
    right = ratio(summed_over(P, rest), condition) * ratio(summed_over(P, {v}), condition)
    return left, right


def summed_over(table, nodes):
    return table.sum(axis=tuple(nodes), keepdims=True)


def ratio(table, condition):
    return np.divide(table, condition, out=np.zeros_like(table), where=condition > 0)


def local_conditional(cards, scopes, tables, v, x):
    weights = np.ones(cards[v])
    for scope, table in zip(scopes, tables):
        if v in scope:
            weights *= table[tuple(slice(None) if u == v else x[u] for u in scope)]
    return list(weights / weights.sum())


def local_but_not_global(p, q):
    # Whoever knows the neighbours knows the node: x_1 = x_0, x_3 = x_4, x_2 = x_1 x_3.
    table = np.zeros((2, 2, 2, 2, 2))
    for a, chance_a in enumerate((1 - p, p)):
        for b, chance_b in enumerate((1 - q, q)):
            table[a, a, a * b, b, b] = chance_a * chance_b
    return table


def proof():
    return "略 / Omitted"
