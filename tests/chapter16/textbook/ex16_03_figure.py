"""照图 16.8 的策略迭代与 (16.8)、(16.10)、(16.17)，评估解线性方程组。 / Policy iteration of fig. 16.8 with (16.8), (16.10) and (16.17); evaluation solves the linear system."""

import numpy as np


def evaluate(P, R, gamma, policy):
    S = len(P)
    P_pi = np.array([P[s, policy[s]] for s in range(S)])
    r_pi = np.array([np.sum(P[s, policy[s]] * R[s, policy[s]]) for s in range(S)])
    return np.linalg.solve(np.eye(S) - gamma * P_pi, r_pi)


def q_values(P, R, gamma, policy):
    V = evaluate(P, R, gamma, policy)
    return np.sum(P * (R + gamma * V), axis=2)


def improve(P, R, gamma, policy):
    Q = q_values(P, R, gamma, policy)
    new = []
    for s in range(len(P)):
        if Q[s, policy[s]] >= Q[s].max():
            new.append(int(policy[s]))
        else:
            new.append(int(np.argmax(Q[s])))  # (16.17)
    return new


def policy_iteration(P, R, gamma, policy):
    policies = [list(policy)]
    while True:
        new = improve(P, R, gamma, policies[-1])
        if new == policies[-1]:
            break
        policies.append(new)
    values = [evaluate(P, R, gamma, pi) for pi in policies]
    return {"policy": policies[-1], "V": values[-1], "policies": policies, "values": values}


def optimal_actions(P, R, gamma):
    policy = policy_iteration(P, R, gamma, [0] * len(P))["policy"]
    Q = q_values(P, R, gamma, policy)
    return [{a for a in range(Q.shape[1]) if Q[s, a] >= Q[s].max()} for s in range(len(P))]
