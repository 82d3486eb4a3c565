"""递归的 value_at_distance，列表与分数，两步的环 / value_at_distance by recursion, lists and fractions, a loop of two steps"""

from fractions import Fraction


def reward_array(P, goal, step_reward, bonus):
    S, A = len(P), len(P[0])
    return [
        [[0 if s == goal else (bonus if t == goal else step_reward) for t in range(S)] for _ in range(A)]
        for s in range(S)
    ]


def value_at_distance(d, step_reward, bonus, gamma):
    if d == 1:
        return float(bonus)
    return step_reward + gamma * value_at_distance(d - 1, step_reward, bonus, gamma)


def goal_threshold(step_reward, gamma):
    return Fraction(step_reward) / (1 - Fraction(gamma))


def shape(R, potential, gamma):
    S = len(potential)
    return tuple(
        tuple(tuple(float(row[t]) + (gamma * potential[t] - potential[s]) for t in range(S)) for row in R[s])
        for s in range(S)
    )


def trap_world(penalty, gamma):
    # 0 trap, 1 goal, 2 start, 3.. on the way
    S = 48
    nxt = {s: [s + 1, s + 1] for s in range(2, S)}
    nxt[S - 1] = [1, 1]
    nxt[2] = [0, 3]
    nxt[0], nxt[1] = [0, 0], [1, 1]
    P = [[[1 if nxt[s][a] == t else 0 for t in range(S)] for a in range(2)] for s in range(S)]
    R = [
        [[0 if s < 2 or t == 1 else (-penalty if t == 0 else -1) for t in range(S)] for a in range(2)] for s in range(S)
    ]
    return P, R, 2, 1, 0


def constant_flips(c, gamma):
    # 0 goal, 1 middle, 2 start: two steps to the goal, or round and round between start and middle
    D = c * gamma**2 / (2 * (1 - gamma))
    x = D / gamma
    nxt = [[0, 0], [0, 2], [1, 1]]
    P = [[[1 if nxt[s][a] == t else 0 for t in range(3)] for a in range(2)] for s in range(3)]
    R = [[[x if (s, t) == (1, 0) else 0 for t in range(3)] for a in range(2)] for s in range(3)]
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
    return "Rewards say what is wanted, not how: 0 needs a discount, -1 hurries, 1 lingers."
