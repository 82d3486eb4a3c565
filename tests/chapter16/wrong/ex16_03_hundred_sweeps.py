"""评估只扫 100 遍, γ 接近 1 时还没有收敛 / Evaluates with a hundred sweeps, too few for γ near 1

caught by: test_optimal, test_rounds
book: §16.3.3
"""

import numpy as np

TIE = 1e-8


def evaluate(P, R, gamma, policy):
    states = np.arange(len(policy))
    moves = P[states, policy]
    rewards = np.sum(moves * R[states, policy], axis=1)
    V = np.zeros(len(policy))
    for _ in range(100):
        V = rewards + gamma * moves @ V
    return V


def action_values(P, R, gamma, V):
    return np.sum(P * (R + gamma * V), axis=2)


def improve(P, R, gamma, policy):
    Q = action_values(P, R, gamma, evaluate(P, R, gamma, policy))
    top = Q.max(axis=1, keepdims=True)
    best = top - Q <= TIE
    return [a if best[s, a] else int(np.argmax(best[s])) for s, a in enumerate(policy)]


def policy_iteration(P, R, gamma, policy):
    policies = [list(policy)]
    while (better := improve(P, R, gamma, policies[-1])) != policies[-1]:
        policies.append(better)
    values = [evaluate(P, R, gamma, policy) for policy in policies]
    return {"policy": policies[-1], "V": values[-1], "policies": policies, "values": values}


def optimal_actions(P, R, gamma):
    Q = action_values(P, R, gamma, policy_iteration(P, R, gamma, [0] * len(P))["V"])
    return [set(np.flatnonzero(q >= q.max() - TIE).tolist()) for q in Q]
