"""纯 Python：递归列举训练集，最朴素的四重循环 / Pure Python: recursion and plain loops"""

import math


def loo_loss(train, loss, D):
    total = 0
    for i in range(len(D)):
        rest = list(D)
        left_out = rest.pop(i)
        total += loss(train(rest), left_out)
    return total / len(D)


def kfold_loss(train, loss, D, k):
    size = len(D) // k
    parts = [D[j * size : (j + 1) * size] for j in range(k)]
    means = []
    for j, part in enumerate(parts):
        model = train([z for other in parts[:j] + parts[j + 1 :] for z in other])
        means.append(sum(loss(model, z) for z in part) / size)
    return sum(means) / k


def risk(train, loss, D, domain, probs):
    return sum(p * loss(train(D), z) for p, z in zip(probs, domain) if p)


def every(domain, m):
    if m == 0:
        return [[]]
    return [[*D, z] for D in every(domain, m - 1) for z in domain]


def uniform_stability(train, loss, domain, m):
    beta = 0
    for D in every(domain, m):
        for i in range(m):
            for z in domain:
                beta = max(beta, abs(loss(train(D), z) - loss(train(D[:i] + D[i + 1 :]), z)))
    return beta


def expected_loss(train, loss, domain, probs, m, kind):
    chance = dict(zip(map(tuple, domain), probs))
    total = 0
    for D in every([tuple(z) for z in domain], m):
        p = 1
        for z in D:
            p *= chance[z]
        total += p * (loo_loss(train, loss, D) if kind == "loo" else risk(train, loss, D, domain, probs))
    return total


def loo_failure(q):
    return [(0, 1)] * q + [(0, -1)] * q


def claims():
    return {
        "loo_expectation_is_risk_with_m_minus_1": True,
        "kfold_expectation_is_risk_with_m": False,
        "stable_algorithms_make_loo_reliable": True,
        "loo_reliable_for_every_algorithm": False,
        "test_fold_may_be_used_for_training": False,
    }


def essay():
    return "略"


def beta_mean(m):
    return 1 / m * (2 - 1 / m)


def stability_bound(value, beta, m, M, delta, kind):
    if kind == "empirical":
        value += beta
    return value + beta + (4 * m * beta + M) * (math.log(1 / delta) / 2 / m) ** 0.5
