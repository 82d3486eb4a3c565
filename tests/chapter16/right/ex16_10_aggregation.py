"""并入自己遇到的状态（DAgger），不变的策略；字典与循环 / Aggregating the states met (DAgger), a constant policy; dictionaries and loops"""

from collections import Counter


def state_distributions(P, d0, policies, obs, T):
    S = len(d0)
    rows = [list(map(float, d0))]
    while len(rows) < T:
        t = len(rows) - 1
        row = [0.0] * S
        for s in range(S):
            a = int(policies[t][obs[s]])
            for s2 in range(S):
                row[s2] += rows[t][s] * P[s][a][s2]
        rows.append(row)
    return rows


def expected_mistakes(P, d0, policies, expert, obs, T):
    total = 0.0
    for row, policy in zip(state_distributions(P, d0, policies, obs, T), policies):
        for s, p in enumerate(row):
            if policy[obs[s]] != expert[s]:
                total += p
    return total


def vote(weights, n_obs, n_actions):
    policy = []
    for o in range(n_obs):
        best = max(weights[o, a] for a in range(n_actions))
        policy.append(0 if best <= 1e-9 else min(a for a in range(n_actions) if weights[o, a] >= best - 1e-9))
    return policy


def add_visits(weights, rows, expert, obs):
    for row in rows:
        for s, p in enumerate(row):
            weights[obs[s], expert[s]] += p


def expert_rows(P, d0, expert, T):
    S = len(d0)
    return state_distributions(P, d0, [list(expert)] * T, list(range(S)), T)


def behaviour_cloning(P, d0, expert, obs, n_obs, n_actions, T):
    weights = Counter()
    add_visits(weights, expert_rows(P, d0, expert, T), expert, obs)
    return [vote(weights, n_obs, n_actions) for _ in range(T)]


def imitate(P, d0, expert, obs, n_obs, n_actions, T):
    weights = Counter()
    add_visits(weights, expert_rows(P, d0, expert, T), expert, obs)
    tried = []
    for _ in range(8):
        policies = [vote(weights, n_obs, n_actions)] * T
        tried.append((expected_mistakes(P, d0, policies, expert, obs, T), policies))
        add_visits(weights, state_distributions(P, d0, policies, obs, T), expert, obs)
    return min(tried, key=lambda one: one[0])[1]


def compounding(epsilon, T):
    # After a mistake there are three places to be lost in.
    expert = [0, 2, 1, 1, 1]
    P = [[[0.0] * 5 for _ in range(3)] for _ in range(5)]
    for s in range(5):
        for a in range(3):
            if a == expert[s]:
                P[s][a][0], P[s][a][1] = 1 - epsilon, epsilon
            else:
                P[s][a][2 + a] = 1.0
    return P, [1.0, 0, 0, 0, 0], expert, [0, 0, 1, 2, 3], 4, 3


def idea():
    return "在自己到过的状态上请教专家 / ask the expert where the imitator is"
