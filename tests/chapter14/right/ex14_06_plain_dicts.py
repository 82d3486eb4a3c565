"""因子用字典表示，星形图，返回列表 / Factors as dicts, stars, lists as answers"""

from itertools import permutations, product


def elimination_scopes(n, edges, order):
    links = [list(edge) for edge in edges]
    answer = []
    for v in order:
        around = []
        for a, b in links:
            if a == v and b not in around:
                around.append(b)
            if b == v and a not in around:
                around.append(a)
        links = [link for link in links if v not in link]
        for i in range(len(around)):
            for j in range(i):
                links.append([around[i], around[j]])
        answer.append([v] + around)
    return answer


def elimination_cost(cards, edges, order):
    total = 0
    for scope in elimination_scopes(len(cards), edges, order):
        size = 1
        for v in scope:
            size *= cards[v]
        total += size
    return total


def entry(table, index):
    for i in index:
        table = table[i]
    return float(table)


def eliminate(cards, scopes, tables, order):
    factors = []
    for scope, table in zip(scopes, tables):
        values = product(*[range(cards[v]) for v in scope])
        factors.append((list(scope), {value: entry(table, value) for value in values}))
    for v in order:
        touched = [f for f in factors if v in f[0]]
        factors = [f for f in factors if v not in f[0]]
        rest = []
        for scope, _ in touched:
            rest += [u for u in scope if u != v and u not in rest]
        message = {}
        for values in product(*[range(cards[u]) for u in rest]):
            state = dict(zip(rest, values))
            total = 0.0
            for state[v] in range(cards[v]):
                term = 1.0
                for scope, table in touched:
                    term *= table[tuple(state[u] for u in scope)]
                total += term
            message[values] = total
        factors.append((rest, message))
    query = [v for v in range(len(cards)) if v not in order][0]
    weights = []
    for x in range(cards[query]):
        term = 1.0
        for scope, table in factors:
            term *= table[(x,) * len(scope)]
        weights.append(term)
    return [weight / sum(weights) for weight in weights]


def best_cost(n, edges, query, card):
    best = float("inf")
    for order in permutations(range(n)):
        if order[-1] == query:
            best = min(best, elimination_cost([card] * n, edges, order[:-1]))
    return best


def cheap_family(n):
    return [[n - 1, v] for v in range(n - 1)], tuple(range(n - 1))


def bad_order(n):
    return [(v, n - 1) for v in range(n - 1)], [n - 1] + list(range(1, n - 1))


def triangle_free_but_hard(k):
    edges = []
    for u in range(2 * k):
        for v in range(u):
            if (u + v) % 2 == 1:
                edges.append([u, v])
    return [2 * k, edges]


def proof():
    return "略"
