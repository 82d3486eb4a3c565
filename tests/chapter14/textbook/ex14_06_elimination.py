"""照 (14.14)~(14.18) 的变量消去法逐步相乘求和。 / Variable elimination as in (14.14) to (14.18), multiplying and summing step by step."""

import itertools

import numpy as np


def elimination_scopes(n, edges, order):
    neighbours = [set() for _ in range(n)]
    for a, b in edges:
        neighbours[a].add(b)
        neighbours[b].add(a)
    cliques = []
    for v in order:
        around = neighbours[v]
        cliques.append({v} | around)
        for a in around:
            neighbours[a] = (neighbours[a] | around) - {a, v}
    return cliques


def elimination_cost(cards, edges, order):
    cost = 0
    for clique in elimination_scopes(len(cards), edges, order):
        size = 1
        for v in clique:
            size *= int(cards[v])
        cost += size
    return cost


def multiply(cards, factors):
    scope = sorted({v for s, _ in factors for v in s})
    product = np.ones([cards[v] for v in scope])
    for s, table in factors:
        order = sorted(range(len(s)), key=lambda i: s[i])
        product = product * np.transpose(table, order).reshape([cards[v] if v in s else 1 for v in scope])
    return scope, product


def eliminate(cards, scopes, tables, order):
    factors = [(tuple(s), np.array(t, dtype=float)) for s, t in zip(scopes, tables)]
    query = (set(range(len(cards))) - set(order)).pop()
    for v in order:
        with_v = [f for f in factors if v in f[0]]
        if not with_v:
            continue
        factors = [f for f in factors if v not in f[0]]
        scope, product = multiply(cards, with_v)
        product = product.sum(axis=scope.index(v))
        factors.append((tuple(u for u in scope if u != v), product))
    p = np.ones(cards[query])
    for _, table in factors:
        p = p * table
    return p / p.sum()


def best_cost(n, edges, query, card):
    others = [v for v in range(n) if v != query]
    return min(elimination_cost([card] * n, edges, list(order)) for order in itertools.permutations(others))


def cheap_family(n):
    return [(i, i + 1) for i in range(n - 1)], list(range(n - 1))


def bad_order(n):
    return [(0, i) for i in range(1, n)], list(range(n - 1))


def triangle_free_but_hard(k):
    return 2 * k, [(i, k + j) for i in range(k) for j in range(k)]


def proof():
    return "每一步的表有 Π|x_v| 项，指数是消去时的团的大小；链的每个团只有两个结点，代价随结点数线性增长。"
