"""照 (16.5) 的 γ 折扣累积奖赏逐步相加。 / The discounted reward of (16.5), added step by step."""

import numpy as np


def reward_array(P, goal, step_reward, bonus):
    R = np.full(P.shape, float(step_reward))
    R[:, :, goal] = bonus
    R[goal] = 0
    return R


def value_at_distance(d, step_reward, bonus, gamma):
    return sum(gamma**i * step_reward for i in range(d - 1)) + gamma ** (d - 1) * bonus


def goal_threshold(step_reward, gamma):
    return step_reward / (1 - gamma)


def shape(R, potential, gamma):
    potential = np.array(potential)
    return R + gamma * potential[None, None, :] - potential[:, None, None]


def trap_world(penalty, gamma):
    # the goal is 40 steps away, the trap is next to the start
    S = 42
    goal, trap = 40, 41
    P = np.zeros((S, 2, S))
    for s in range(40):
        P[s, 0, s + 1] = 1
        P[s, 1, s] = 1
    P[0, 1] = 0
    P[0, 1, trap] = 1
    P[goal, :, goal] = 1
    P[trap, :, trap] = 1
    R = np.full((S, 2, S), -1.0)
    R[:, :, goal] = 0
    R[:, :, trap] = -penalty
    R[goal] = 0
    R[trap] = 0
    return P, R, 0, goal, trap


def constant_flips(c, gamma):
    # to the goal in a step, or stay for ever: adding c changes the difference by -c gamma / (1 - gamma)
    P = np.zeros((2, 2, 2))
    P[0, 0, 1] = 1
    P[0, 1, 0] = 1
    P[1, :, 1] = 1
    R = np.zeros((2, 2, 2))
    R[0, 0, 1] = c * gamma / (1 - gamma) / 2
    return P, R, 0, 1


def claims():
    return {
        "zero_discounted_takes_the_shortest_way": True,
        "zero_undiscounted_takes_the_shortest_way": False,
        "minus_one_undiscounted_takes_the_shortest_way": True,
        "plus_one_lingers": True,
        "plus_one_lingers_whatever_the_bonus": False,
        "adding_a_constant_changes_nothing": False,
        "potential_shaping_keeps_the_best_policies": True,
        "minus_one_always_arrives": False,
    }


def essay():
    return "每步 0 要靠折扣才走最短路；每步 −1 催促尽快到达；每步 1 会使机器逗留不去。"
