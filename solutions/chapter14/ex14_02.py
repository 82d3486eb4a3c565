"""14.2 局部马尔可夫性 / The local Markov property"""

import numpy as np


def markov_blanket(n, edges, v):
    return {u for edge in edges if v in edge for u in edge} - {v}


def split_product(cards, scopes, tables, v):
    factors = list(zip(scopes, tables))
    f = multiplied(cards, [(scope, table) for scope, table in factors if v in scope])
    g = multiplied(cards, [(scope, table) for scope, table in factors if v not in scope])
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
    return """记 N 为 v 的邻居，R 为其余结点。含 v 的因子的 scope 是团，只含 v 和 N 中的结点，它们之积记为
$f(x_v, x_N)$；其余因子不含 v，之积记为 $g(x_N, x_R)$，于是 $P(x) = f(x_v, x_N) g(x_N, x_R) / Z$。
设 $P(x_N) > 0$，记 $F = \\sum_{x_v} f$，$G = \\sum_{x_R} g$，它们只是 $x_N$ 的函数，则
$P(x_N) = F G / Z$，$P(x_v, x_N) = f G / Z$，$P(x_R, x_N) = F g / Z$。
所以 $P(x_v, x_R | x_N) = fg/(FG) = P(x_v | x_N) P(x_R | x_N)$。证毕。这里没有用到势函数为正。"""
