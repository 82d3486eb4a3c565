"""取对数；后验照 (7.14)，把得分用 exp 还原后归一 / Logarithms; the posterior (7.14) from the scores turned back by exp"""

from math import frexp

import numpy as np


def log_scores(priors, conditionals):
    return np.log(priors) + np.sum(np.log(conditionals), axis=1)


def posterior(log_scores):
    largest = np.max(log_scores)
    if largest == -np.inf:
        return np.full(len(log_scores), 1 / len(log_scores))
    products = np.exp(log_scores)
    return products / np.sum(products)


def scaled_product(factors):
    m, e = frexp(1.0)
    for factor in factors:
        if factor == 0:
            return 0.0, 0
        m, shift = frexp(m * factor)
        e += shift
    return m, e


def decide(priors, conditionals):
    return int(np.argmax(log_scores(priors, conditionals)))


def first_zero(p):
    product = p
    d = 1
    while product != 0.0:
        smaller = product * p
        if smaller == product:
            return None
        product = smaller
        d += 1
    return d


def failing_case(d):
    return np.array([0.5, 0.5]), np.array([np.full(d, 0.1), np.full(d, 0.2)])


def essay():
    return "取对数、逐步缩放、比较比值; 对数单调, 所以判别不变。"
