"""只有前两个变量相等 / Only the first two variables are equal

caught by: test_witness
hint: determined
book: §14.2
"""

from math import exp

import numpy as np


def multiplied(cards, factors):
    """The product of factors as a broadcast table."""
    total = np.ones([1] * len(cards))
    for scope, table in factors:
        shape = [card if i in scope else 1 for i, card in enumerate(cards)]
        total = total * np.transpose(table, np.argsort(scope)).reshape(shape)
    return total


def summed_over(table, nodes):
    return table.sum(axis=tuple(nodes), keepdims=True)


def ratio(table, condition):
    return np.divide(table, condition, out=np.zeros_like(table), where=condition > 0)


def pairwise_split(cards, scopes, tables, u, v):
    factors = list(zip(scopes, tables))
    f = multiplied(cards, [(scope, table) for scope, table in factors if v not in scope])
    g = multiplied(cards, [(scope, table) for scope, table in factors if v in scope])
    return f, g


def two_sides(cards, scopes, tables, u, v):
    P = np.broadcast_to(multiplied(cards, zip(scopes, tables)), cards)  # but for Z, which cancels
    condition = summed_over(P, {u, v})
    left = ratio(P, condition)
    right = ratio(summed_over(P, {v}), condition) * ratio(summed_over(P, {u}), condition)
    return left, right


def pairwise_but_not_local(n, p):
    one = p ** (1 / (n - 1))
    table = np.zeros((2,) * n)
    for index in np.ndindex(*table.shape):
        if index[0] == index[1]:
            table[index] = one ** sum(index[1:]) * (1 - one) ** (n - 1 - sum(index[1:]))
    return table


def edge_needed(t):
    table = np.array([[exp(t / 2), 1.0], [1.0, exp(t / 2)]])
    return table / table.sum()


def proof():
    return "略 / Omitted"
