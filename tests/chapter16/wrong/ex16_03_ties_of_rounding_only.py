"""只容许 1e-12 的差: 相差 2e-9 的动作不算一样好 / A margin of 1e-12: actions 2e-9 apart are not taken for equally good

caught by: test_rounds
"""

import numpy as np

TIE = 1e-12


def evaluate(P, R, gamma, policy):
    states = np.arange(len(policy))
    moves = P[states, policy]
    rewards = np.sum(moves * R[states, policy], axis=1)
    return np.linalg.solve(np.eye(len(policy)) - gamma * moves, rewards)


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
