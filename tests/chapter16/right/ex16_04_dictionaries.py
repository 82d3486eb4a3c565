"""字典与列表，规划用值迭代 / Dictionaries and lists, value iteration for planning"""

from collections import Counter


def estimate_model(transitions, n_states, n_actions):
    visits, moves, paid = Counter(), Counter(), Counter()
    for s, a, r, t in transitions:
        visits[s, a] += 1
        moves[s, a, t] += 1
        paid[s, a, t] += r
    P, R = [], []
    for s in range(n_states):
        P.append([])
        R.append([])
        for a in range(n_actions):
            if visits[s, a] == 0:
                P[s].append([int(t == s) for t in range(n_states)])
            else:
                P[s].append([moves[s, a, t] / visits[s, a] for t in range(n_states)])
            R[s].append([paid[s, a, t] / moves[s, a, t] if moves[s, a, t] else 0 for t in range(n_states)])
    return P, R


def batch_q_sweep(transitions, Q, gamma):
    total, count = Counter(), Counter()
    for s, a, r, t in transitions:
        total[s, a] += r + gamma * max(Q[t])
        count[s, a] += 1
    return [[total[s, a] / count[s, a] if count[s, a] else q for a, q in enumerate(row)] for s, row in enumerate(Q)]


def plan(P, R, gamma):
    S, A = len(P), len(P[0])
    P = [[[float(p) for p in row] for row in rows] for rows in P]
    means = [[sum(P[s][a][t] * float(R[s][a][t]) for t in range(S)) for a in range(A)] for s in range(S)]
    V = [0.0] * S
    while True:
        Q = [[means[s][a] + gamma * sum(p * v for p, v in zip(P[s][a], V) if p) for a in range(A)] for s in range(S)]
        new = [max(row) for row in Q]
        if max(abs(x - y) for x, y in zip(new, V)) < 1e-11:
            return Q
        V = new


def memory_numbers(n_states, n_actions):
    pairs = n_states * n_actions
    return [pairs * n_states * 2, pairs]


def misled(gap, gamma):
    # A lottery: two actions in state 0 lead to 1 (good, for ever 1) or 2 (bad, for ever -1).
    P = [[[0, 0, 0]] * 2 for _ in range(3)]
    P[0] = [[0, 0.99, 0.01], [0, 0.01, 0.99]]
    P[1] = [[0, 1, 0]] * 2
    P[2] = [[0, 0, 1]] * 2
    w = 0.75 * gap * (1 - gamma)
    R = [[[0, w, -w]] * 2, [[0, w, 0]] * 2, [[0, 0, -w]] * 2]
    return P, R, [[0, 0, -w, 2], [0, 1, w, 1], [1, 0, w, 1], [1, 1, w, 1], [2, 0, -w, 2], [2, 1, -w, 2]]


def hard_to_explore(n):
    P = [[[0] * (n + 1) for _ in range(2)] for _ in range(n + 1)]
    for s in range(n + 1):
        right = s % 2  # which action goes on differs from state to state
        P[s][right][min(s + 1, n)] = 1
        P[s][1 - right][0] = 1
    return P


def claims():
    return {
        "same_answer_on_a_fixed_batch": True,
        "model_survives_a_new_reward": True,
        "q_table_survives_a_new_reward": False,
        "model_memory_grows_quadratically_in_states": True,
        "planned_policy_is_optimal": False,
        "model_free_update_cost_is_independent_of_S": True,
        "random_actions_soon_see_everything": False,
    }


def essay():
    return "略 / omitted"
