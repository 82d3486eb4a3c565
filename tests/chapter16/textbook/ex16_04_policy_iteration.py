"""照图 16.8 的策略迭代求 Q*，免模型照图 16.13 的目标。 / Q* by the policy iteration of fig. 16.8; model-free by the target of fig. 16.13."""

import numpy as np


def estimate_model(transitions, n_states, n_actions):
    n = np.zeros((n_states, n_actions, n_states))
    total = np.zeros((n_states, n_actions, n_states))
    for s, a, r, t in transitions:
        n[s, a, t] += 1
        total[s, a, t] += r
    P = np.zeros(n.shape)
    R = np.zeros(n.shape)
    for s in range(n_states):
        for a in range(n_actions):
            if n[s, a].sum() == 0:
                P[s, a, s] = 1
                continue
            P[s, a] = n[s, a] / n[s, a].sum()
            for t in range(n_states):
                if n[s, a, t] > 0:
                    R[s, a, t] = total[s, a, t] / n[s, a, t]
    return P, R


def batch_q_sweep(transitions, Q, gamma):
    targets = {}
    for s, a, r, t in transitions:
        targets.setdefault((s, a), []).append(r + gamma * max(Q[t]))
    new = np.array(Q, dtype=float)
    for (s, a), values in targets.items():
        new[s, a] = sum(values) / len(values)
    return new


def plan(P, R, gamma):
    S = len(P)
    policy = [0] * S
    while True:
        P_pi = np.array([P[s, policy[s]] for s in range(S)])
        r_pi = np.array([np.sum(P[s, policy[s]] * R[s, policy[s]]) for s in range(S)])
        V = np.linalg.solve(np.eye(S) - gamma * P_pi, r_pi)
        Q = np.sum(P * (R + gamma * V), axis=2)
        new = [int(a) for a in np.argmax(Q, axis=1)]  # (16.17)
        if new == policy:
            return Q
        policy = new


def memory_numbers(n_states, n_actions):
    return 2 * n_states * n_actions * n_states, n_states * n_actions


def misled(gap, gamma):
    # Action 1 leads to a state that pays h for ever with probability 0.9; the only sample saw the other 0.1.
    h = 1.5 * gap * (1 - gamma) / 0.9
    P = np.zeros((3, 2, 3))
    R = np.zeros((3, 2, 3))
    P[0, 0, 2] = 1
    P[0, 1, 1], P[0, 1, 2] = 0.9, 0.1
    R[0, 1, 1] = h
    P[1, :, 1] = 1
    R[1, :, 1] = h
    P[2, :, 2] = 1
    samples = [(0, 0, 0.0, 2), (0, 1, 0.0, 2), (1, 0, h, 1), (1, 1, h, 1), (2, 0, 0.0, 2), (2, 1, 0.0, 2)]
    return P, R, samples


def hard_to_explore(n):
    P = np.zeros((n + 1, 2, n + 1))
    for s in range(n):
        P[s, 0, 0] = 1
        P[s, 1, s + 1] = 1
    P[n, :, n] = 1
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
    return "先学模型省样本、奖赏变了也能规划，但要存 P 与 R，状态多时代价大；免模型简单省空间，但要更多样本。"
