"""照 3.6 节的再缩放：两类时权重比是两种误分代价之比，多类时要每一对都成立 / The rescaling of section 3.6: for two classes the weights are as the two costs, for several this must hold of every pair"""

from fractions import Fraction

import numpy as np


def pair_ratio(cost, i, j):
    return cost[i][j] / cost[j][i]


def coefficient_matrix(cost):
    n = len(cost)
    rows = []
    for i in range(n):
        for j in range(i + 1, n):
            row = [0.0] * n
            row[i] = float(cost[j][i])
            row[j] = -float(cost[i][j])
            rows.append(row)
    return rows


def rescaling_weights(cost):
    n = len(cost)
    w = [Fraction(cost[i][0], cost[0][i]) if i > 0 else Fraction(1) for i in range(n)]
    for i in range(n):
        for j in range(i + 1, n):
            if w[i] * cost[j][i] != w[j] * cost[i][j]:
                return None
    return [float(v / sum(w)) for v in w]


def expected_cost(cost, posterior):
    n = len(cost)
    return [sum(posterior[i] * cost[i][j] for i in range(n)) for j in range(n)]


def always_bayes_optimal(cost):
    if len(cost) == 2:
        return True
    # 代价只取决于真实类别
    return all(len({c for j, c in enumerate(row) if j != i}) == 1 for i, row in enumerate(cost))


def disagreement(cost, weights):
    rng = np.random.default_rng(0)
    for posterior in rng.dirichlet([1.0] * len(cost), size=5000):
        scores = [w * p for w, p in zip(weights, posterior)]
        first = int(np.argmax(scores))
        second = max(s for i, s in enumerate(scores) if i != first)
        costs = expected_cost(cost, posterior)
        if scores[first] - second >= 1e-6 and costs[first] - min(costs) >= 1e-6:
            return [float(p) for p in posterior]
    return None


def justification():
    return "两类 i、j 之间判 i 当且仅当 p_i·cost_ij > p_j·cost_ji，故 w_i/w_j = cost_ij/cost_ji；方程组有非零解（秩小于类别数）时才有共同的权重。"
