"""12.10 交叉验证法的合理性 / Is cross-validation justified?"""

from itertools import product
from math import fsum, log, prod, sqrt


def without(D, i):
    return D[:i] + D[i + 1 :]


def loo_loss(train, loss, D):
    return fsum(loss(train(without(D, i)), z) for i, z in enumerate(D)) / len(D)


def kfold_loss(train, loss, D, k):
    size = len(D) // k
    total = 0.0
    for start in range(0, len(D), size):
        model = train(D[:start] + D[start + size :])
        total += fsum(loss(model, z) for z in D[start : start + size])
    return total / len(D)


def risk(train, loss, D, domain, probs):
    model = train(D)
    return fsum(p * loss(model, z) for z, p in zip(domain, probs, strict=True))


def uniform_stability(train, loss, domain, m):
    beta = 0.0
    for D in map(list, product(domain, repeat=m)):
        losses = [loss(model, z) for model in [train(D)] for z in domain]
        for i in range(m):
            model = train(without(D, i))
            beta = max(beta, *(abs(before - loss(model, z)) for before, z in zip(losses, domain, strict=True)))
    return beta


def expected_loss(train, loss, domain, probs, m, kind):
    total = 0.0
    for drawn in product(zip(domain, probs, strict=True), repeat=m):
        D = [z for z, _ in drawn]
        value = loo_loss(train, loss, D) if kind == "loo" else risk(train, loss, D, domain, probs)
        total += prod(p for _, p in drawn) * value
    return total


def loo_failure(q):
    return [(float(i), 1.0 if i % 2 else -1.0) for i in range(2 * q)]


def claims():
    return {
        "loo_expectation_is_risk_with_m_minus_1": True,
        "kfold_expectation_is_risk_with_m": False,
        "stable_algorithms_make_loo_reliable": True,
        "loo_reliable_for_every_algorithm": False,
        "test_fold_may_be_used_for_training": False,
    }


def essay():
    return r"""留一损失的期望恰是用 m-1 个样例训练的泛化损失，k 折则相当于 m - m/k 个样例：偏差来自训练集变小。
若算法是 β-均匀稳定的，少一个样例损失至多变 β，留一损失又集中于期望，这就是 (12.59)。
不稳定时期望仍对，单个训练集上的值却可能毫无意义：正反各半时多数类算法的留一错误率是 1。另外 m 不大时 (12.59) 常超过 1。
k 越大偏差越小，但要训练 k 次，而且各模型几乎相同，方差未必减小；通常取 10。"""


def beta_mean(m):
    # All others are 1, the removed one and the test sample 0: the loss goes from (1 - 1/m)² to 1.
    return (2 * m - 1) / m**2


def stability_bound(value, beta, m, M, delta, kind):
    shift = beta if kind == "loo" else 2 * beta
    return value + shift + (4 * m * beta + M) * sqrt(log(1 / delta) / (2 * m))
