"""策略写成 0/1 矩阵；最优动作由值迭代求得 / Policies as 0/1 matrices, optimal actions by value iteration"""

import numpy as np


def _model(P, R):
    return np.einsum("sat,sat->sa", P, R)


def _evaluate(P, r, gamma, policy):
    S, A, _ = P.shape
    pi = np.eye(A)[np.asarray(policy)]
    moves = np.einsum("sa,sat->st", pi, P)
    return np.linalg.lstsq(np.eye(S) - gamma * moves, np.einsum("sa,sa->s", pi, r), rcond=None)[0]


def improve(P, R, gamma, policy):
    r = _model(P, R)
    Q = r + gamma * P @ _evaluate(P, r, gamma, policy)
    policy = np.array(policy)
    rows = np.arange(len(policy))
    loss = Q.max(axis=1) - Q[rows, policy]
    near = Q.max(axis=1, keepdims=True) - Q <= 1e-8
    return np.where(loss <= 1e-8, policy, near.argmax(axis=1))


def policy_iteration(P, R, gamma, policy):
    r = _model(P, R)
    policies, values = [np.array(policy)], []
    while True:
        values.append(_evaluate(P, r, gamma, policies[-1]))
        better = improve(P, R, gamma, policies[-1])
        if np.array_equal(better, policies[-1]):
            break
        policies.append(better)
    return {"policy": policies[-1], "V": values[-1], "policies": np.array(policies), "values": np.array(values)}


def optimal_actions(P, R, gamma):
    r, V = _model(P, R), np.zeros(len(P))
    for _ in range(4000):
        V = (r + gamma * P @ V).max(axis=1)
    Q = r + gamma * P @ V
    return [{int(a) for a in np.flatnonzero(np.isclose(q, q.max(), rtol=0, atol=1e-8))} for q in Q]
