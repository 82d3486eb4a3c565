"""值的改变不到十万分之一时就停, 而下一轮还会改 / Stops when values change by less than 1e-5 of their size, though another round would change more

caught by: test_rounds
"""

import numpy as np

TIE = 1e-8


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
    policies, values = [list(policy)], [evaluate(P, R, gamma, policy)]
    while (better := improve(P, R, gamma, policies[-1])) != policies[-1]:
        policies.append(better)
        values.append(evaluate(P, R, gamma, better))
        if np.allclose(values[-1], values[-2]):
            break
    return {"policy": policies[-1], "V": values[-1], "policies": policies, "values": values}


def optimal_actions(P, R, gamma):
    Q = action_values(P, R, gamma, policy_iteration(P, R, gamma, [0] * len(P))["V"])
    return [set(np.flatnonzero(q >= q.max() - TIE).tolist()) for q in Q]
