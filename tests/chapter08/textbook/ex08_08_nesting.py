"""内外两层的投票照 (8.2) 与图 8.3；次序照 8.1 节：Boosting 串行，Bagging 并行 / The votes of both levels by (8.2) and figure 8.3; the order by section 8.1: boosting one after the other, bagging at the same time"""

import numpy as np


def sign(z):
    return np.where(z >= 0, 1, -1)


def multiboost_vote(h, alpha):
    committees = sign(np.sum(alpha[:, :, None] * h, axis=1))
    return sign(np.sum(committees, axis=0))


def iterative_vote(h, alpha):
    committees = sign(np.sum(h, axis=1))
    return sign(np.sum(alpha[:, None] * committees, axis=0))


def schedule(kind, a, b):
    if kind == "multiboost":
        return [[(o, i) for o in range(a)] for i in range(b)]
    return [[(o, i) for i in range(b)] for o in range(a)]


def critical_path(kind, a, b):
    return b if kind == "multiboost" else a


def retrain_cost(kind, a, b, failed):
    o, i = failed
    if kind == "multiboost":
        return b - i
    return 1 + (a - 1 - o) * b


def order_matters(a, b):
    h = -np.ones((a, b, 1), dtype=int)
    h[0] = 1
    alpha = np.ones(a, dtype=int)
    alpha[0] = 1000
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


def analysis():
    return "MultiBoosting 外层可并行, Iterative Bagging 必须串行但每轮的基学习器更稳定。"
