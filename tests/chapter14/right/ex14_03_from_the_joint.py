"""由联合分布的切片分解，因子用对数相加 / The split from slices of the joint distribution; logarithms of factors"""

import numpy as np


def joint(cards, scopes, tables):
    logs = np.zeros(cards)
    grid = np.indices(cards)
    for scope, table in zip(scopes, tables):
        with np.errstate(divide="ignore"):
            logs = logs + np.log(np.asarray(table))[tuple(grid[w] for w in scope)]
    return np.exp(logs - logs.max())


def pairwise_split(cards, scopes, tables, u, v):
    # Given the rest both are independent: P(x_u, rest) and P(x_v | rest).
    P = joint(cards, scopes, tables)
    rest = P.sum(axis=(u, v), keepdims=True)
    with np.errstate(invalid="ignore"):
        given = P.sum(axis=u, keepdims=True) / rest
    return P.sum(axis=v, keepdims=True), np.nan_to_num(given)


def two_sides(cards, scopes, tables, u, v):
    P = joint(cards, scopes, tables)
    rest = P.sum(axis=(u, v), keepdims=True)
    rest = np.where(rest > 0, rest, np.inf)
    one, other = P.sum(axis=v, keepdims=True) / rest, P.sum(axis=u, keepdims=True) / rest
    return P / rest, one * other


def pairwise_but_not_local(n, p):
    table = np.zeros((2,) * n)
    table[(0,) * n] = 1 - p
    table[(1,) * n] = p
    return table.tolist()


def edge_needed(t):
    odds = np.exp(t / 2)
    inside = odds / (1 + odds) / 2
    return np.array([[inside, 0.5 - inside], [0.5 - inside, inside]])


def proof():
    return "略"
