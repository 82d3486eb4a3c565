"""照 (14.2) 与 (14.12)，条件概率用全部势函数的积。 / (14.2) and (14.12), conditional probabilities by the product of all potentials."""

import numpy as np


def markov_blanket(n, edges, v):
    blanket = set()
    for a, b in edges:
        if a == v:
            blanket.add(b)
        if b == v:
            blanket.add(a)
    return blanket


def broadcast(cards, scope, table):
    """The table with n axes, axis i for variable i."""
    order = sorted(range(len(scope)), key=lambda k: scope[k])
    table = np.transpose(np.array(table, dtype=float), order)
    return table.reshape([cards[i] if i in scope else 1 for i in range(len(cards))])


def split_product(cards, scopes, tables, v):
    f = np.ones([1] * len(cards))
    g = np.ones([1] * len(cards))
    for scope, table in zip(scopes, tables):
        if v in scope:
            f = f * broadcast(cards, scope, table)
        else:
            g = g * broadcast(cards, scope, table)
    return f, g


def joint(cards, scopes, tables):
    p = np.ones(cards)
    for scope, table in zip(scopes, tables):
        p = p * broadcast(cards, scope, table)
    return p / p.sum()


def ratio(a, b):
    a, b = np.broadcast_arrays(a, b)
    return np.where(b > 0, a / np.where(b > 0, b, 1), 0)


def two_sides(cards, scopes, tables, v):
    n = len(cards)
    p = joint(cards, scopes, tables)
    neighbours = set()
    for scope in scopes:
        if v in scope:
            neighbours |= set(scope)
    neighbours -= {v}
    rest = [i for i in range(n) if i != v and i not in neighbours]
    p_N = p.sum(axis=tuple([v, *rest]), keepdims=True)
    p_vN = p.sum(axis=tuple(rest), keepdims=True)
    p_RN = p.sum(axis=v, keepdims=True)
    left = ratio(p, p_N)
    right = ratio(p_vN, p_N) * ratio(p_RN, p_N)
    return left, right


def local_conditional(cards, scopes, tables, v, x):
    result = []
    for value in range(cards[v]):
        y = list(x)
        y[v] = value
        product = 1.0
        for scope, table in zip(scopes, tables):
            product *= table[tuple(y[i] for i in scope)]
        result.append(product)
    total = sum(result)
    return [r / total for r in result]


def local_but_not_global(p, q):
    # x_1 = x_0, x_3 = x_4, and x_2 is the exclusive or of x_0 and x_4.
    table = np.zeros((2, 2, 2, 2, 2))
    for a in range(2):
        for e in range(2):
            table[a, a, a ^ e, e, e] = (p if a else 1 - p) * (q if e else 1 - q)
    return table


def proof():
    return "由 (14.2)，联合分布是含 x_v 的因子之积乘以不含 x_v 的因子之积；前者只涉及 v 与其邻居，仿 (14.5)、(14.6) 约去后者即得。"
