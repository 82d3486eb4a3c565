"""增量均值；规划时反复用 Q 本身 / Running means; planning by sweeps of Q itself"""

import numpy as np


def estimate_model(transitions, n_states, n_actions):
    P = np.zeros((n_states, n_actions, n_states))
    R = np.zeros(P.shape)
    seen = np.zeros((n_states, n_actions), int)
    seen_moves = np.zeros(P.shape, int)
    for s in range(n_states):
        P[s, :, s] = 1
    for s, a, r, t in transitions:
        seen[s, a] += 1
        seen_moves[s, a, t] += 1
        P[s, a] += (np.eye(n_states)[t] - P[s, a]) / seen[s, a]
        R[s, a, t] += (r - R[s, a, t]) / seen_moves[s, a, t]
    return [P, R]


def batch_q_sweep(transitions, Q, gamma):
    P, R = estimate_model(transitions, *Q.shape)
    visited = np.zeros(Q.shape, bool)
    for s, a, _, _ in transitions:
        visited[s, a] = True
    return np.where(visited, np.einsum("sat,sat->sa", P, R + gamma * Q.max(axis=1)), Q)


def plan(P, R, gamma):
    Q = np.zeros(P.shape[:2])
    for _ in range(1000):
        Q = np.einsum("sat,sat->sa", P, R + gamma * Q.max(axis=1))
    return Q


def memory_numbers(n_states, n_actions):
    return np.array([2 * n_actions * n_states * n_states, n_actions * n_states])


def misled(gap, gamma):
    P = np.zeros((2, 2, 2))
    P[:, :, 1] = 1
    P[0, 0] = [0.9999 - 0.001, 0.001 + 0.0001]
    P[1, 0] = P[0, 0]
    R = np.zeros((2, 2, 2))
    scale = 1.4 * gap * (1 - gamma)
    R[:, 0, 0] = scale
    R[:, 1, 1] = scale / 1000
    transitions = [(s, 0, 0.0, 1) for s in (0, 1)] * 20 + [(s, 1, scale / 1000, 1) for s in (0, 1)]
    return P, R, transitions


def hard_to_explore(n):
    P = np.zeros((n + 1, 2, n + 1), dtype=int)
    P[np.arange(n), 1, np.arange(n) + 1] = 1
    P[:n, 0, 0] = 1
    P[n, :, n] = 1
    return P


def claims():
    names = "same_answer_on_a_fixed_batch model_survives_a_new_reward model_memory_grows_quadratically_in_states "
    names += "model_free_update_cost_is_independent_of_S"
    false = "q_table_survives_a_new_reward planned_policy_is_optimal random_actions_soon_see_everything"
    return {**dict.fromkeys(names.split(), True), **dict.fromkeys(false.split(), False)}


def essay():
    return ""
