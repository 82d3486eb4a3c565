"""照图 16.8 逐遍扫描来评估，阈值照 (16.9)，其余照题中的约定。 / Fig. 16.8 with evaluation by sweeps and the threshold of (16.9); the rest as the statement says."""

import numpy as np


def evaluate(P, R, gamma, policy):
    S = len(P)
    P_pi = np.array([P[s, policy[s]] for s in range(S)])
    r_pi = np.array([np.sum(P[s, policy[s]] * R[s, policy[s]]) for s in range(S)])
    V = np.zeros(S)
    while True:
        new = r_pi + gamma * P_pi @ V  # (16.8)
        if np.max(np.abs(V - new)) < 1e-11:  # (16.9)
            return new
        V = new


def q_values(P, R, gamma, policy):
    V = evaluate(P, R, gamma, policy)
    return np.sum(P * (R + gamma * V), axis=2)


def improve(P, R, gamma, policy):
    Q = q_values(P, R, gamma, policy)
    new = []
    for s in range(len(P)):
        if Q[s, policy[s]] >= Q[s].max() - 1e-8:
            new.append(int(policy[s]))
        else:
            new.append(min(a for a in range(Q.shape[1]) if Q[s, a] >= Q[s].max() - 1e-8))  # (16.17)
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
    return [{a for a in range(Q.shape[1]) if Q[s, a] >= Q[s].max() - 1e-8} for s in range(len(P))]
