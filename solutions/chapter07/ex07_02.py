"""7.2 条件独立不成立时的最优朴素贝叶斯 / Naive Bayes optimal without conditional independence"""

from itertools import combinations, product

import numpy as np


def bayes_risk(P):
    return float(np.asarray(P).min(axis=0).sum())


def naive_bayes_risk(P):
    P = np.asarray(P)
    prior = P.reshape(2, -1).sum(axis=1)
    ones = [[P[y].take(1, axis=i).sum() / prior[y] for i in range(P.ndim - 1)] for y in (0, 1)]
    risk = 0.0
    for x in product((0, 1), repeat=P.ndim - 1):
        scores = [prior[y] * np.prod([p if bit else 1 - p for bit, p in zip(x, ones[y])]) for y in (0, 1)]
        decided = int(scores[1] - scores[0] > 1e-9 * max(scores))
        risk += P[(1 - decided, *x)]
    return float(risk)


def dependence(P):
    P = np.asarray(P)
    largest = 0.0
    for given in P:
        given = given / given.sum()
        for i, j in combinations(range(given.ndim), 2):
            # The pair's own table: all other attributes summed out.
            pair = given.sum(axis=tuple(k for k in range(given.ndim) if k not in (i, j)))
            largest = max(largest, abs(pair[1, 1] - pair[1].sum() * pair[:, 1].sum()))
    return float(largest)


def _with_noise(prior, pair_given_0, pair_given_1, d):
    """The joint distribution of y, the pair (x_1, x_2) and d - 2 fair coins."""
    P = np.array([(1 - prior) * np.array(pair_given_0), prior * np.array(pair_given_1)])
    return np.multiply.outer(P, np.full((2,) * (d - 2), 0.5 ** (d - 2)))


def optimal_but_dependent(prior, d, strength):
    # P(x_i = 1 | y = 1) = .8; the pair is dependent by .8 - t - .8² = strength. Class 0 mirrors class 1: mixed pairs
    # are equally probable in both classes, so both rules leave them to the prior; equal pairs are told by both.
    t = 0.16 - strength
    given_1 = [[0.2 - t, t], [t, 0.8 - t]]
    given_0 = [[0.8 - t, t], [t, 0.2 - t]]
    return _with_noise(prior, given_0, given_1, d)


def dependent_and_suboptimal(prior, d, gap):
    # y says whether x_1 = x_2, wrongly with probability e. Each attribute alone tells nothing, so that naive Bayes
    # follows the prior.
    rarer = min(prior, 1 - prior)
    e = rarer - gap
    equal = np.array([[(1 - e) / 2, e / 2], [e / 2, (1 - e) / 2]])
    return _with_noise(prior, equal[::-1], equal, d)


def proof():
    return r"""
令 $P(x_i{=}1|y{=}1) = 0.8$，类 0 与类 1 镜像对称。对 $x_1 = x_2 = 1$，两个规则的得分之比
（类 1 比类 0）分别是 $\frac{p}{1-p} \cdot \frac{0.8-t}{0.2-t}$ 与 $\frac{p}{1-p} \cdot 16$，当 $p \ge 1/4$ 时都大于 1；
$x_1 = x_2 = 0$ 同理都判 0；
$x_1 \ne x_2$ 时两类的条件概率相等，两个规则都只看先验。其余属性是与一切独立的硬币，
不影响任何比较。因此两个规则处处相同，而相关的程度是 $0.16 - t$。
"""
