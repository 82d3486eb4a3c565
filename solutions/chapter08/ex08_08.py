"""8.8 MultiBoosting 与 Iterative Bagging 的比较 / MultiBoosting versus iterative bagging"""

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
    h[0] = 1
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


def analysis():
    return """
MultiBoosting：各委员会互不相关，可以完全并行，只要 b 步；一个学习器出错至多连累自己的委员会。各委员会是偏差小而
方差较大的 AdaBoost，外层的投票降低方差；但外层不加权，差的委员会与好的一样算一票。Iterative Bagging：委员会内可以
并行，委员会之间必须依次训练，共 a 步；一处出错，以后各轮都要重来。每一轮的基学习器是稳定的委员会，对噪声不那么
敏感，外层的 AdaBoost 降低偏差；但委员会越强，重赋权的余地越小。二者的基学习器都是 ab 个。

MultiBoosting: committees have nothing to do with one another and are trained in parallel, in b steps; a faulty learner
spoils at most its own committee. Each committee is an AdaBoost of little bias and more variance, which the vote outside
reduces; but that vote has no weights, a bad committee counts as much as a good one. Iterative bagging: within a
committee all is parallel, the committees follow one another in a steps; after a fault all later rounds must be done
again. The learner of each round is a stable committee that noise disturbs less, and AdaBoost outside reduces bias; but
the stronger the committees, the less there is left to re-weight. Both have ab base learners.
"""
