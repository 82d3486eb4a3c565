"""以平方的均值减均值的平方, 有效数字抵消 / The mean square minus the squared mean, where digits cancel

caught by: test_moments
book: §8.3.1
"""

from collections import Counter
from itertools import combinations

import numpy as np


def bootstrap_moments(values):
    return float(np.mean(values)), float((np.mean(np.square(values)) - np.mean(values) ** 2) / len(values))


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
