"""14.6 变量消去的代价 / What variable elimination costs"""

from itertools import permutations
from math import prod

import numpy as np


def elimination_scopes(n, edges, order):
    neighbours = {v: set() for v in range(n)}
    for u, v in edges:
        neighbours[u].add(v)
        neighbours[v].add(u)
    cliques = []
    for v in order:
        around = neighbours.pop(v)
        for u in around:
            neighbours[u] = (neighbours[u] | around) - {u, v}
        cliques.append({v} | around)
    return cliques


def elimination_cost(cards, edges, order):
    return sum(prod(cards[u] for u in clique) for clique in elimination_scopes(len(cards), edges, order))


def eliminate(cards, scopes, tables, order):
    (query,) = set(range(len(cards))) - set(order)
    constants = [((v,), np.ones(card)) for v, card in enumerate(cards)]  # every node stands in a factor
    factors = [*zip(scopes, tables), *constants]
    for v in order:
        touched = [factor for factor in factors if v in factor[0]]
        message = multiply(touched, {u for scope, _ in touched for u in scope} - {v})
        factors = [factor for factor in factors if v not in factor[0]] + [message]
    _, marginal = multiply(factors, {query})
    return marginal / marginal.sum()


def multiply(factors, kept):
    """The product of factors, summed over all nodes but those kept; two at a time: einsum takes a limited number."""
    scope, table = factors[0]
    for nodes, other in factors[1:]:
        union = tuple({*scope, *nodes})
        scope, table = union, np.einsum(table, scope, other, nodes, union)
    return tuple(kept), np.einsum(table, scope, tuple(kept))


def best_cost(n, edges, query, card):
    others = [v for v in range(n) if v != query]
    return min(elimination_cost([card] * n, edges, order) for order in permutations(others))


def cheap_family(n):
    return [(v, v + 1) for v in range(n - 1)], list(range(n - 1))  # a chain, from one end


def bad_order(n):
    return [(0, v) for v in range(1, n)], list(range(n - 1))  # a star, its centre first


def triangle_free_but_hard(k):
    return 2 * k, [(u, k + v) for u in range(k) for v in range(k)]  # complete bipartite


def proof():
    return """消去 v 的乘积表含有团中每个变量：有 r 个结点的团、每个变量 c 个取值，表就有 c^r 项。
所以代价至少是 c^(最大的团)，至多是 (n - 1) 乘以它。原图中的团也逃不掉：其中最先消去的结点仍与其余结点相邻。
反过来，只要团的大小有界，代价就随 n 线性增长：链和树都有每一步只有两个结点的次序。
同一个图换个次序可以坏得多，例如星形图先消去中心。"""
