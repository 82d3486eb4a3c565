"""循环与列表；另一种陷阱与另一种环境 / Loops and lists; another trap and another world"""

import math


def reward_array(P, goal, step_reward, bonus):
    S, A = len(P), len(P[0])
    R = [[[step_reward] * S for _ in range(A)] for _ in range(S)]
    for s in range(S):
        for a in range(A):
            for t in range(S):
                if s == goal:
                    R[s][a][t] = 0
                elif t == goal:
                    R[s][a][t] = bonus
    return R


def value_at_distance(d, step_reward, bonus, gamma):
    value = bonus
    while d > 1:
        value = step_reward + gamma * value
        d -= 1
    return value


def goal_threshold(step_reward, gamma):
    return step_reward + step_reward * gamma / (1 - gamma)


def shape(R, potential, gamma):
    return [
        [[r + gamma * potential[t] - potential[s] for t, r in enumerate(row)] for row in rows]
        for s, rows in enumerate(R)
    ]


def trap_world(penalty, gamma):
    # A ring road to the goal; every state has a third action: into the trap.
    d = 2 + math.ceil(math.log(0.15) / math.log(gamma))
    S = d + 2
    P = [[[0] * S for _ in range(3)] for _ in range(S)]
    R = [[[-1] * S for _ in range(3)] for _ in range(S)]
    # states: 0 trap, 1 goal, then the road backwards: the start is the last
    for s in range(S):
        for a, t in enumerate((max(s - 1, 1), min(s + 1, S - 1), 0)):
            P[s][a][s if s < 2 else t] = 1
            R[s][a][0] = -penalty
            R[s][a][1] = 0
            if s < 2:
                R[s][a][s] = 0
    return P, R, S - 1, 1, 0


def constant_flips(c, gamma):
    # Three states: 0 goal, 1 next to it, 2 the start, from where one may also go round.
    P = [[[1, 0, 0]] * 3, [[1, 0, 0], [0, 1, 0], [0, 0, 1]], [[0, 1, 0], [0, 0, 1], [0, 0, 1]]]
    q = 1 / (1 - gamma)
    # going: r1 + γ·b; staying: 0.  Adding c: going c(1 + γ) + γ·b, staying c·q.  Choose γ·b midway between 0 and c(q - 1 - γ).
    b = c * (q - 1 - gamma) / 2 / gamma
    R = [[[0, 0, 0]] * 3, [[b, 0, 0]] * 3, [[0, 0, 0]] * 3]
    return P, R, 2, 0


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
    return "略 / omitted"
