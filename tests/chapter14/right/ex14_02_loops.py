"""纯 Python 枚举，嵌套列表；邻居之间的因子放进 f / Plain enumeration, nested lists; factors among neighbours go to f"""

from itertools import product
from math import exp, log


def markov_blanket(n, edges, v):
    return [u for u in range(n) if (u, v) in map(tuple, edges) or (v, u) in map(tuple, edges)]


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
        total *= entry(table, [x[u] for u in scope])
    return total


def nearby(scopes, v):
    return {u for scope in scopes if v in scope for u in scope} - {v}


def split_product(cards, scopes, tables, v):
    factors = list(zip(scopes, tables))
    around = nearby(scopes, v) | {v}
    f = [factor for factor in factors if set(factor[0]) <= around]
    g = [factor for factor in factors if not set(factor[0]) <= around]
    return nest(lambda x: weight(f, x), cards), nest(lambda x: weight(g, x), cards)


def two_sides(cards, scopes, tables, v):
    factors = list(zip(scopes, tables))
    chances = {x: weight(factors, x) for x in product(*map(range, cards))}
    total = sum(chances.values())
    near = sorted(nearby(scopes, v))
    rest = [u for u in range(len(cards)) if u != v and u not in near]

    def marginals(kept):
        found = {}
        for x, chance in chances.items():
            key = tuple(x[u] for u in kept)
            found[key] = found.get(key, 0.0) + chance / total
        return lambda x: found[tuple(x[u] for u in kept)]

    n, vn, rn = marginals(near), marginals([v, *near]), marginals([*rest, *near])
    left = nest(lambda x: chances[x] / total / n(x) if n(x) else 0, cards)
    right = nest(lambda x: vn(x) / n(x) * (rn(x) / n(x)) if n(x) else 0, cards)
    return [left, right]


def local_conditional(cards, scopes, tables, v, x):
    logs = [0.0] * cards[v]
    for value in range(cards[v]):
        for scope, table in zip(scopes, tables):
            if v in scope:
                logs[value] += log(entry(table, [value if u == v else x[u] for u in scope]))
    chances = [exp(one - max(logs)) for one in logs]
    return tuple(chance / sum(chances) for chance in chances)


def local_but_not_global(p, q):
    # The middle is the "or" of both sides.
    def chance(x):
        a, b, c, d, e = x
        return ((p if a else 1 - p) * (q if e else 1 - q)) if b == a and d == e and c == (b or d) else 0

    return nest(chance, [2] * 5)


def proof():
    return "略"
