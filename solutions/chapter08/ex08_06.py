"""8.6 Bagging 为何难以提升朴素贝叶斯 / Why bagging hardly improves naive Bayes"""

from collections import Counter
from itertools import combinations

import numpy as np


def bootstrap_moments(values):
    return float(np.mean(values)), float(np.var(values) / len(values))


def variance_of_average(variance, rho, T):
    # T variances and T(T-1) covariances
    return (variance + (T - 1) * rho * variance) / T


def disagreement(predictions):
    pairs = list(combinations(np.asarray(predictions), 2))
    return float(np.mean([a != b for a, b in pairs])) if pairs else 0.0


def bagging_report(learner, X, y, X_test, y_test, samples):
    X, y, y_test = np.asarray(X), np.asarray(y), np.asarray(y_test)
    members = np.array([learner(X[sample], y[sample], X_test) for sample in samples])
    return {
        "single_error": float(np.mean(np.asarray(learner(X, y, X_test)) != y_test)),
        "mean_member_error": float(np.mean(members != y_test)),
        "bagged_error": float(np.mean([majority(votes) for votes in members.T] != y_test)),
        "disagreement": disagreement(members),
    }


def majority(votes):
    count = Counter(votes.tolist())
    return min(count, key=lambda label: (-count[label], label))


def stability_witness(d):
    # Found by searching random tables of three attributes: without the first row the root is attribute 1 instead of 2.
    # Further attributes are constant, which the tree does not see.
    X = [
        [1, 0, 1],
        [1, 0, 1],
        [0, 0, 1],
        [0, 0, 0],
        [1, 0, 0],
        [0, 1, 1],
        [1, 1, 1],
        [1, 1, 1],
        [0, 0, 1],
        [0, 0, 1],
    ]
    return [row + [0] * (d - 3) for row in X], [1, 1, 1, 0, 0, 1, 1, 1, 0, 0], 0


def claims():
    return {
        "bagging_mainly_reduces_variance": True,
        "naive_bayes_is_an_unstable_learner": False,
        "averaging_reduces_variance_even_if_rho_is_1": False,
        "bagging_changes_the_independence_assumption": False,
    }


def analysis():
    return """
平均 T 个方差为 v、两两相关系数为 ρ 的成员，方差是 ρv + (1−ρ)v/T：能消去的只有 (1−ρ)v。朴素贝叶斯的每个频率 p 在
自助采样上的期望就是原来的频率，方差只有 p(1−p)/m；预测只取决于这些频率之积的大小，只有对数几率接近 0 的样本会变。
各成员几乎相同（ρ 接近 1），投票没有可消去的。它的误差主要来自独立性假设带来的偏差，每个成员都有同样的偏差，
Bagging 不改变它。决策树相反：去掉一个样本就可能换掉根结点，成员各不相同，平均有效。

The average of T members of variance v and pairwise correlation ρ has variance ρv + (1−ρ)v/T: only (1−ρ)v can be taken
away. On a bootstrap sample a frequency p of naive Bayes has the original frequency as its expectation and a variance of
only p(1−p)/m; a prediction hangs on which of two products of these is larger, and changes only where the log odds are
near 0. The members are nearly the same (ρ near 1), and the vote has nothing to take away. The error of naive Bayes
comes mainly from the bias of its independence assumption, which all members share and bagging keeps. A tree is the
opposite: without one sample its root may change, members differ, and averaging works.
"""
