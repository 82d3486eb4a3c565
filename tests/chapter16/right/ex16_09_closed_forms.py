"""闭式与 numpy 的 where / Closed forms, numpy's where"""

import numpy as np


def reward_array(P, goal, step_reward, bonus):
    s, _, t = np.indices(P.shape)
    return np.where(s == goal, 0, np.where(t == goal, bonus, step_reward))


def value_at_distance(d, step_reward, bonus, gamma):
    if gamma == 1:
        return (d - 1) * step_reward + bonus
    discount = gamma ** (d - 1)
    return discount * (bonus - step_reward / (1 - gamma)) + step_reward / (1 - gamma)


def goal_threshold(step_reward, gamma):
    return -step_reward / (gamma - 1)


def shape(R, potential, gamma):
    change = np.subtract.outer(np.asarray(potential), gamma * np.asarray(potential))
    return R - change[:, None, :]


def trap_world(penalty, gamma):
    S = 50
    P, R = np.zeros((S, 1, S)), -np.ones((S, 1, S))
    P = np.zeros((S, 2, S))
    R = -np.ones((S, 2, S))
    for s in range(S - 2):
        P[s, 0, s + 1] = 1
        P[s, 1, 49] = 1
    P[48, :, 48] = P[49, :, 49] = 1
    R[:, :, 48] = 0
    R[:, :, 49] = -penalty
    R[48] = R[49] = 0
    return P, R, 0, 48, 49


def constant_flips(c, gamma):
    P = np.zeros((2, 2, 2))
    P[0, 0, 0] = P[0, 1, 1] = P[1, :, 1] = 1
    R = np.zeros((2, 2, 2))
    # stay: r/(1-γ) + c/(1-γ); go: c + b with r = 0
    R[0, :, 1] = c * gamma / (1 - gamma) / 2
    return P, R, np.int64(0), np.int64(1)


def claims():
    true = "zero_discounted_takes_the_shortest_way minus_one_undiscounted_takes_the_shortest_way plus_one_lingers"
    false = (
        "zero_undiscounted_takes_the_shortest_way plus_one_lingers_whatever_the_bonus adding_a_constant_changes_nothing"
    )
    return {
        **dict.fromkeys([*true.split(), "potential_shaping_keeps_the_best_policies"], True),
        **dict.fromkeys([*false.split(), "minus_one_always_arrives"], False),
    }


def essay():
    return ""
