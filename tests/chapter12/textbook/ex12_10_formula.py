"""照 (12.54)–(12.59) 写 / (12.54)–(12.59)"""

import itertools
import math


def without(D, i):
    return D[:i] + D[i + 1 :]


def loo_loss(train, loss, D):
    return sum(loss(train(without(D, i)), D[i]) for i in range(len(D))) / len(D)


def kfold_loss(train, loss, D, k):
    size = len(D) // k
    total = 0.0
    for f in range(k):
        test = D[f * size : (f + 1) * size]
        model = train(D[: f * size] + D[(f + 1) * size :])
        total += sum(loss(model, z) for z in test)
    return total / len(D)


def risk(train, loss, D, domain, probs):
    model = train(D)
    return sum(p * loss(model, z) for p, z in zip(probs, domain))


def uniform_stability(train, loss, domain, m):
    beta = 0.0
    for D in itertools.product(domain, repeat=m):
        D = list(D)
        whole = train(D)
        losses = [loss(whole, z) for z in domain]
        for i in range(m):
            model = train(without(D, i))
            for z, l in zip(domain, losses):
                beta = max(beta, abs(l - loss(model, z)))
    return beta


def expected_loss(train, loss, domain, probs, m, kind):
    total = 0.0
    for Z in itertools.product(range(len(domain)), repeat=m):
        p = 1.0
        for z in Z:
            p *= probs[z]
        D = [domain[z] for z in Z]
        if kind == "loo":
            total += p * loo_loss(train, loss, D)
        else:
            total += p * risk(train, loss, D, domain, probs)
    return total


def loo_failure(q):
    return [(float(i), 1.0) for i in range(q)] + [(float(q + i), -1.0) for i in range(q)]


def claims():
    return {
        "loo_expectation_is_risk_with_m_minus_1": True,
        "kfold_expectation_is_risk_with_m": False,
        "stable_algorithms_make_loo_reliable": True,
        "loo_reliable_for_every_algorithm": False,
        "test_fold_may_be_used_for_training": False,
    }


def essay():
    return "交叉验证估计的是用较少样例训练的泛化损失；由定理 12.8，算法稳定时它可靠，不稳定时可能毫无价值。"


def beta_mean(m):
    # removing y_i = 1 from zeros, z with y = 1
    return (2 * m - 1) / m**2


def stability_bound(value, beta, m, M, delta, kind):
    slack = (4 * m * beta + M) * math.sqrt(math.log(1 / delta) / (2 * m))
    return value + (2 * beta if kind == "empirical" else beta) + slack
