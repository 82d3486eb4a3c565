"""只在委员会内部有分歧 / Disagrees within the committees only

caught by: test_order_matters
book: §8.2, §8.3.1
"""

import numpy as np


def sign(score):
    return np.where(score >= 0, 1, -1)


def multiboost_vote(h, alpha):
    committees = sign((alpha[:, :, None] * h).sum(axis=1))
    return sign(committees.sum(axis=0))


def iterative_vote(h, alpha):
    committees = sign(h.sum(axis=1))
    return sign((alpha[:, None] * committees).sum(axis=0))


def schedule(kind, a, b):
    if kind == "multiboost":  # round i of all committees
        return [[(o, i) for o in range(a)] for i in range(b)]
    return [[(o, i) for i in range(b)] for o in range(a)]  # one whole committee after the other


def critical_path(kind, a, b):
    return b if kind == "multiboost" else a


def retrain_cost(kind, a, b, failed):
    o, i = failed
    return b - i if kind == "multiboost" else 1 + (a - 1 - o) * b


def order_matters(a, b):
    # The first committee stands alone, and has more weight than all others together.
    h = np.full((a, b, 1), -1)
    h[:, 0] = 1
    alpha = np.ones(a, dtype=int)
    alpha[0] = a
    return h, alpha


def claims():
    return {
        "multiboost_outer_level_parallel": True,
        "iterative_outer_level_parallel": False,
        "multiboost_bagging_level_reduces_variance": True,
        "iterative_boosting_level_reduces_bias": True,
        "same_number_of_base_learners": True,
        "iterative_base_is_more_stable_than_a_single_learner": True,
        "iterative_is_faster_with_many_processors_when_a_exceeds_b": False,
    }
