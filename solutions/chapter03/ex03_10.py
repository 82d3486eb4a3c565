"""3.10 多分类代价敏感学习的再缩放 / Rescaling in multi-class cost-sensitive learning"""

from fractions import Fraction
from itertools import combinations

import numpy as np


def pair_ratio(cost, i, j):
    return cost[i][j] / cost[j][i]


def coefficient_matrix(cost):
    pairs = list(combinations(range(len(cost)), 2))
    A = np.zeros((len(pairs), len(cost)))
    for row, (i, j) in zip(A, pairs):
        row[i], row[j] = cost[j][i], -cost[i][j]
    return A


def rescaling_weights(cost):
    # The pairs with class 0 settle all weights; the other pairs must agree, which only exact numbers can tell.
    weights = [Fraction(cost[i][0], cost[0][i]) if i else Fraction(1) for i in range(len(cost))]
    if any(weights[i] * cost[j][i] != weights[j] * cost[i][j] for i, j in combinations(range(len(cost)), 2)):
        return None
    return [float(w / sum(weights)) for w in weights]


def expected_cost(cost, posterior):
    return (np.asarray(posterior) @ np.asarray(cost)).tolist()


def always_bayes_optimal(cost):
    return all(len(set(row[:i] + row[i + 1 :])) == 1 for i, row in enumerate(cost))


def disagreement(cost, weights):
    posteriors = np.random.default_rng(0).dirichlet(np.ones(len(cost)), 5000)
    costs, scores = posteriors @ np.asarray(cost), posteriors * weights
    excess = costs[np.arange(len(costs)), scores.argmax(axis=1)] - costs.min(axis=1)
    *_, second, first = np.sort(scores, axis=1).T
    clear = np.minimum(excess, first - second)
    return posteriors[clear.argmax()].tolist() if clear.max() >= 1e-6 else None


def justification():
    return """只有 i、j 两类时，判为 i 的代价是 $p_j c_{ji}$，判为 j 的代价是 $p_i c_{ij}$，在边界上两者相等，所以
$w_i/w_j = c_{ij}/c_{ji}$。各对的要求合起来是齐次线性方程组，有非零解当且仅当系数矩阵的秩小于类别数，即对任意三类
$c_{ij} c_{jk} c_{ki} = c_{ji} c_{kj} c_{ik}$。整体最优要求更强：在 i 与 j 的边界上其余各类也要对两种判决给出同样的代价，
即 $c_{ki} = c_{kj}$，于是每一行除对角线外是常数，权重与这个常数成正比。"""
