"""照 (14.4)~(14.7) 的验证，把势函数分成含 v 与不含 v 两组。 / The verification (14.4) to (14.7), with the potentials in two groups, with v and without."""

import numpy as np


def broadcast(cards, scope, table):
    order = sorted(range(len(scope)), key=lambda k: scope[k])
    table = np.transpose(np.array(table, dtype=float), order)
    return table.reshape([cards[i] if i in scope else 1 for i in range(len(cards))])


def pairwise_split(cards, scopes, tables, u, v):
    f = np.ones([1] * len(cards))
    g = np.ones([1] * len(cards))
    for scope, table in zip(scopes, tables):
        if v in scope:
            g = g * broadcast(cards, scope, table)
        else:
            f = f * broadcast(cards, scope, table)
    return f, g


def ratio(a, b):
    a, b = np.broadcast_arrays(a, b)
    return np.where(b > 0, a / np.where(b > 0, b, 1), 0)


def two_sides(cards, scopes, tables, u, v):
    p = np.ones(cards)
    for scope, table in zip(scopes, tables):
        p = p * broadcast(cards, scope, table)
    p = p / p.sum()
    p_R = p.sum(axis=(u, v), keepdims=True)
    left = ratio(p, p_R)
    right = ratio(p.sum(axis=v, keepdims=True), p_R) * ratio(p.sum(axis=u, keepdims=True), p_R)
    return left, right


def pairwise_but_not_local(n, p):
    table = np.zeros((2,) * n)
    table[(0,) * n] = 1 - p
    table[(1,) * n] = p
    return table


def edge_needed(t):
    table = np.array([[np.exp(t), 1.0], [1.0, 1.0]])
    return table / table.sum()


def proof():
    return "u 与 v 不相邻，没有团同时含二者，所以联合分布是一个不含 x_v 的函数乘以一个不含 x_u 的函数，仿 (14.5)~(14.7) 即得。"
