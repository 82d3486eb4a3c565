"""16.9 目标驱动任务的奖赏设计 / Reward design for reaching a goal"""

import numpy as np


def reward_array(P, goal, step_reward, bonus):
    R = np.full(P.shape, float(step_reward))
    R[:, :, goal] = bonus
    R[goal] = 0
    return R


def value_at_distance(d, step_reward, bonus, gamma):
    return step_reward * sum(gamma**k for k in range(d - 1)) + gamma ** (d - 1) * bonus


def goal_threshold(step_reward, gamma):
    # The first d − 1 steps are the same either way; after them the bonus competes with step_reward for ever.
    return step_reward / (1 - gamma)


def shape(R, potential, gamma):
    potential = np.array(potential)
    return R + gamma * potential - potential[:, None, None]


def trap_world(penalty, gamma):
    # A corridor so long that walking it costs more than 0.8 / (1 − γ); the trap is the way back at its start.
    steps = 2
    while 1 - gamma ** (steps - 1) <= 0.9:
        steps += 1
    goal, trap = steps, steps + 1
    P = np.zeros((steps + 2, 2, steps + 2))
    for state in range(steps):
        P[state, 0, state + 1] = 1
        P[state, 1, state - 1 if state else trap] = 1
    P[goal, :, goal] = P[trap, :, trap] = 1
    R = reward_array(P, goal, -1.0, 0.0)
    R[:, :, trap] = -penalty
    R[trap] = 0
    return P, R, 0, goal, trap


def constant_flips(c, gamma):
    # Two states: one may go to the goal, for nothing, or stay for r = −cγ/2 per step. Going earns −r / (1 − γ) more
    # before, and c − (r + c) / (1 − γ) = r / (1 − γ) after.
    P, R = np.zeros((2, 2, 2, 2))
    P[:, 0, 1] = P[0, 1, 0] = P[1, 1, 1] = 1
    R[0, 1, 0] = -c * gamma / 2
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
    return """每步 0、到达时 1：打折时越早到越好，走最短路；不打折则早到晚到一样。但到达之前没有任何信号，探索困难。
每步 −1：打不打折都走最短路，走过的地方值会变低，促使探索没去过的地方；但如果有别的出路（陷阱），宁可早早结束。
每步 1：鼓励闲逛，除非到达的奖赏大于 1/(1 − γ)。想加中间奖赏，可用势函数塑造，不改变最优策略。"""
