"""numpy throughout; a committee that is split inside; steps as arrays."""

import numpy as np


def multiboost_vote(h, alpha):
    inside = np.einsum("oin,oi->on", h, alpha) >= 0
    return 2.0 * (2 * inside.sum(axis=0) >= len(h)) - 1


def iterative_vote(h, alpha):
    inside = (h == 1).sum(axis=1) * 2 >= h.shape[1]
    plus = np.where(inside, alpha[:, None], 0).sum(axis=0)
    minus = np.where(inside, 0, alpha[:, None]).sum(axis=0)
    return np.where(minus > plus, -1, 1)


def schedule(kind, a, b):
    grid = np.stack(np.meshgrid(np.arange(a), np.arange(b), indexing="ij"), axis=-1)
    return grid.swapaxes(0, 1) if kind == "multiboost" else grid


def critical_path(kind, a, b):
    return np.int64({"multiboost": b, "iterative": a}[kind])


def retrain_cost(kind, a, b, failed):
    later = {"multiboost": b - 1 - failed[1], "iterative": (a - 1 - failed[0]) * b}
    return float(1 + later[kind])


def order_matters(a, b):
    h = -np.ones((a, b, 3))
    h[: a // 2, : b // 2 + 1, 1] = 1
    alpha = np.where(np.arange(a) < a // 2, 100.0, 1.0)
    return h, alpha


def claims():
    return {
        "multiboost_outer_level_parallel": np.bool_(True),
        "iterative_outer_level_parallel": np.bool_(False),
        "multiboost_bagging_level_reduces_variance": True,
        "iterative_boosting_level_reduces_bias": True,
        "same_number_of_base_learners": True,
        "iterative_base_is_more_stable_than_a_single_learner": True,
        "iterative_is_faster_with_many_processors_when_a_exceeds_b": False,
    }
