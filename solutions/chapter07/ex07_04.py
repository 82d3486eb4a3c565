"""7.4 防止下溢 / Avoiding underflow"""

from math import frexp

import numpy as np


def log_scores(priors, conditionals):
    with np.errstate(divide="ignore"):
        return np.log(priors) + np.log(conditionals).sum(axis=1)


def posterior(log_scores):
    scores = np.asarray(log_scores)
    if scores.max() == -np.inf:
        return np.full(len(scores), 1 / len(scores))
    # Every ratio stays the same when the highest score becomes 0.
    odds = np.exp(scores - scores.max())
    return odds / odds.sum()


def scaled_product(factors):
    m, e = 0.5, 1
    for factor in factors:
        m, more = frexp(m * frexp(factor)[0])
        e += more + frexp(factor)[1]
    return (m, e) if m else (0.0, 0)


def decide(priors, conditionals):
    return int(np.argmax(log_scores(priors, conditionals)))


def first_zero(p):
    product, d = p, 1
    while product > 0:
        if product * p == product:
            # Rounding to the nearest subnormal number brings it back to itself.
            return None
        product, d = product * p, d + 1
    return d


def failing_case(d):
    # Both products vanish, although every single factor of class 1 is the larger one.
    return np.array([0.5, 0.5]), np.repeat([[0.4], [0.5]], d, axis=1)


def essay():
    return r"""
- 取对数：$\ln P(c) + \sum_i \ln P(x_i | c)$。对数严格递增，得分的次序不变；
  需要后验概率时减去最大的得分再取指数（log-sum-exp）。
- 分段提取指数：每乘一个因子就用 `frexp` 把积写成 $m \cdot 2^e$，比较时先比 $e$ 再比 $m$；积本身没有改变。
- 逐个比较比值 $P(x_i | 1) / P(x_i | 0)$，或各类同乘一个不断增大的公因子：同乘正数不改变次序。
- 换用更高的精度或有理数，或先做特征选择减少因子：前者慢，后者改变了模型。
概率为 0 的因子在对数下是负无穷，应由拉普拉斯修正来避免，而不是加一个小常数。
"""
