"""14.3 成对马尔可夫性 / The pairwise Markov property"""

from math import exp

import numpy as np
from ex14_02 import multiplied, ratio, summed_over


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
    # All variables are equal: the others tell all there is to know of two of them, so nothing is left to depend on.
    table = np.zeros((2,) * n)
    table[(0,) * n] = 1 - p
    table[(1,) * n] = p
    return table


def edge_needed(t):
    table = np.array([[exp(t / 2), 1.0], [1.0, exp(t / 2)]])
    return table / table.sum()


def proof():
    return """u 与 v 不相邻，所以没有团同时含有二者，每个因子至少缺其中之一。令 f 为不含 v 的因子之积，
g 为含 v 的因子之积，后者都不含 u。记 R 为其余结点，则 $P(x) = f(x_u, x_R) g(x_v, x_R) / Z$。设 $P(x_R) > 0$，
记 $F(x_R) = \\sum_{x_u} f$，$G(x_R) = \\sum_{x_v} g$，则 $P(x_R) = FG/Z$，$P(x_u, x_R) = fG/Z$，$P(x_v, x_R) = Fg/Z$，
所以 $P(x_u, x_v | x_R) = fg/(FG) = P(x_u | x_R) P(x_v | x_R)$。证毕。
反过来，各变量全相等的分布在没有边的图上有成对马尔可夫性，却没有局部马尔可夫性；它不是处处为正的。"""
