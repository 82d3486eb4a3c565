"""两个错误率照 (7.6) 与 (7.15)；例子照 7.7 节：依赖对所有类别影响相同，排序仍然正确 / Both errors by (7.6) and (7.15); the example by section 7.7: a dependence that is the same for all classes leaves the order right"""

from itertools import product

import numpy as np


def bayes_risk(P):
    P = np.asarray(P, dtype=float)
    return float(np.sum(np.minimum(P[0], P[1])))


def naive_bayes_risk(P):
    P = np.asarray(P, dtype=float)
    d = P.ndim - 1
    risk = 0.0
    for x in product([0, 1], repeat=d):
        scores = []
        for c in (0, 1):
            prior = P[c].sum()
            score = prior
            for i in range(d):
                score *= P[c].take(x[i], axis=i).sum() / prior
            scores.append(score)
        if abs(scores[0] - scores[1]) <= 1e-9 * max(scores):
            decided = 0
        else:
            decided = 0 if scores[0] > scores[1] else 1
        risk += P[(1 - decided,) + x]
    return float(risk)


def dependence(P):
    P = np.asarray(P, dtype=float)
    d = P.ndim - 1
    largest = 0.0
    for c in (0, 1):
        Q = P[c] / P[c].sum()
        for i in range(d):
            for j in range(i + 1, d):
                both = Q.take(1, axis=j).take(1, axis=i).sum()
                largest = max(largest, abs(both - Q.take(1, axis=i).sum() * Q.take(1, axis=j).sum()))
    return float(largest)


def optimal_but_dependent(prior, d, strength):
    # The first two attributes mostly agree, in class 1 mostly at 1, in class 0 mostly at 0; the others are fair coins.
    P = np.zeros((2,) * (d + 1))
    for x in product([0, 1], repeat=d):
        for c in (0, 1):
            if x[0] != x[1]:
                p = 0.05
            else:
                p = 0.7 if x[0] == c else 0.2
            P[(c,) + x] = (prior if c == 1 else 1 - prior) * p * 0.5 ** (d - 2)
    return P


def dependent_and_suboptimal(prior, d, gap):
    # XOR of the first two attributes: each is a fair coin by itself, both together tell the class.
    P = np.zeros((2,) * (d + 1))
    for x in product([0, 1], repeat=d):
        c = x[0] ^ x[1]
        P[(c,) + x] = (prior if c == 1 else 1 - prior) / 2 ** (d - 1)
    return P


def proof():
    return "x_1 ≠ x_2 时两类的似然相等, 由先验决定; 相等时 0.7/0.2 与 (0.75/0.25)² 都大于 3, 与先验无关地同向。"
