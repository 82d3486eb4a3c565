"""纯 Python 枚举，嵌套列表；两个结点都不含的因子放进 g / Plain enumeration, nested lists; factors with neither node go to g"""

from itertools import product
from math import exp


def entry(table, places):
    for place in places:
        table = table[place]
    return float(table)


def nest(function, cards, first=()):
    if not cards:
        return function(first)
    return [nest(function, cards[1:], (*first, value)) for value in range(cards[0])]


def weight(factors, x):
    total = 1.0
    for scope, table in factors:
        total *= entry(table, [x[w] for w in scope])
    return total


def pairwise_split(cards, scopes, tables, u, v):
    with_u = [(scope, table) for scope, table in zip(scopes, tables) if u in scope]
    without = [(scope, table) for scope, table in zip(scopes, tables) if u not in scope]
    return nest(lambda x: weight(with_u, x), cards), nest(lambda x: weight(without, x), cards)


def two_sides(cards, scopes, tables, u, v):
    weights = {x: weight(list(zip(scopes, tables)), x) for x in product(*map(range, cards))}

    def total(x, free):
        choices = [range(card) if w in free else [x[w]] for w, card in enumerate(cards)]
        return sum(weights[y] for y in product(*choices))

    def left(x):
        given = total(x, {u, v})
        return weights[x] / given if given else 0

    def right(x):
        given = total(x, {u, v})
        return (total(x, {v}) / given) * (total(x, {u}) / given) if given else 0

    return [nest(left, cards), nest(right, cards)]


def pairwise_but_not_local(n, p):
    # Two words that differ in three places at least.
    other = (0, 0, 0, 1, 0)[:n]
    return nest(lambda x: p if all(x) else 1 - p if x == other else 0, [2] * n)


def edge_needed(t):
    total = 3 + exp(t)
    return [[exp(t) / total, 1 / total], [1 / total, 1 / total]]


def proof():
    return "略"
