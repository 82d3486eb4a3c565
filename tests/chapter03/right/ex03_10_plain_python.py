"""不用库，逐对传递权重 / No libraries; weights passed along from pair to pair"""

import random


def pair_ratio(cost, i, j):
    return 1 / (cost[j][i] / cost[i][j])


def coefficient_matrix(cost):
    n, rows = len(cost), []
    for i in reversed(range(n)):
        for j in range(n):
            if i < j:
                rows.append(tuple(cost[j][i] if k == i else (-cost[i][j] if k == j else 0) for k in range(n)))
    return tuple(rows)


def rescaling_weights(cost):
    n = len(cost)
    w = [1.0]
    for k in range(1, n):
        w.append(w[-1] * pair_ratio(cost, k, k - 1))
    for i in range(n):
        for j in range(n):
            if i != j and abs(w[i] / w[j] - pair_ratio(cost, i, j)) > 1e-9 * pair_ratio(cost, i, j):
                return None
    return tuple(x / sum(w) for x in w)


def expected_cost(cost, posterior):
    return tuple(sum(p * c for p, c in zip(posterior, column)) for column in zip(*cost))


def always_bayes_optimal(cost):
    for i in range(len(cost)):
        others = [cost[i][j] for j in range(len(cost)) if j != i]
        if min(others) != max(others):
            return False
    return True


def disagreement(cost, weights):
    rng = random.Random(7)
    for _ in range(3000):
        p = [rng.expovariate(1) for _ in cost]
        p = [x / sum(p) for x in p]
        e = expected_cost(cost, p)
        scores = [w * x for w, x in zip(weights, p)]
        k = max(range(len(p)), key=scores.__getitem__)
        runner_up = max(s for i, s in enumerate(scores) if i != k)
        if e[k] - min(e) > 1e-5 and scores[k] - runner_up > 1e-5:
            return tuple(p)
    return None


def justification():
    return ""
