"""留一损失的期望由恒等式得到；元组与 numpy / Expected leave-one-out by the identity; tuples and numpy"""

import itertools

import numpy as np


def loo_loss(train, loss, D):
    return kfold_loss(train, loss, D, len(D))


def kfold_loss(train, loss, D, k):
    m = len(D)
    losses = np.zeros(m)
    for fold in np.split(np.arange(m), k):
        model = train(tuple(tuple(D[i]) for i in np.setdiff1d(np.arange(m), fold)))
        for i in fold:
            losses[i] = loss(model, D[i])
    return losses.mean()


def risk(train, loss, D, domain, probs):
    model = train(np.array(D))
    return np.dot(probs, [loss(model, np.array(z)) for z in domain])


def uniform_stability(train, loss, domain, m):
    known = {}

    def losses(D):
        if D not in known:
            model = train(list(D))
            known[D] = np.array([loss(model, z) for z in domain])
        return known[D]

    domain = [tuple(z) for z in domain]
    return max(
        np.abs(losses(D) - losses(D[:i] + D[i + 1 :])).max()
        for D in itertools.product(domain, repeat=m)
        for i in range(m)
    )


def expected_loss(train, loss, domain, probs, m, kind):
    if kind == "loo":
        m -= 1
    total = 0
    for index in np.ndindex(*[len(domain)] * m):
        p = np.prod([probs[k] for k in index])
        if p > 0:
            total += p * risk(train, loss, [domain[k] for k in index], domain, probs)
    return total


def loo_failure(q):
    return np.column_stack([np.zeros(2 * q), np.repeat([-1, 1], q)])


def claims():
    return {
        "kfold_expectation_is_risk_with_m": False,
        "loo_expectation_is_risk_with_m_minus_1": True,
        "loo_reliable_for_every_algorithm": False,
        "stable_algorithms_make_loo_reliable": True,
        "test_fold_may_be_used_for_training": False,
    }


def essay():
    return "略"


def beta_mean(m):
    return 1 - (1 - 1 / m) ** 2


def stability_bound(value, beta, m, M, delta, kind):
    width = np.sqrt(-np.log(delta) / m / 2)
    return value + {"loo": 1, "empirical": 2}[kind] * beta + 4 * m * beta * width + M * width
