"""16.4 先学模型还是免模型 / Learn a model first, or go model-free"""

from collections import defaultdict

import numpy as np


def estimate_model(transitions, n_states, n_actions):
    counts, rewards = np.zeros((2, n_states, n_actions, n_states))
    for s, a, r, t in transitions:
        counts[s, a, t] += 1
        rewards[s, a, t] += r
    seen = counts.sum(axis=2, keepdims=True)
    stays = np.broadcast_to(np.eye(n_states)[:, None, :], counts.shape)
    return np.where(seen > 0, counts / np.maximum(seen, 1), stays), rewards / np.maximum(counts, 1)


def batch_q_sweep(transitions, Q, gamma):
    targets = defaultdict(list)
    for s, a, r, t in transitions:
        targets[s, a].append(r + gamma * np.max(Q[t]))
    new = np.array(Q, dtype=float)
    for pair, seen in targets.items():
        new[pair] = np.mean(seen)
    return new


def plan(P, R, gamma):
    # Policy iteration; a policy is changed only where that is a clear gain, so that rounding cannot keep it going.
    states, policy = np.arange(len(P)), np.zeros(len(P), dtype=int)
    while True:
        moves, rewards = P[states, policy], np.sum(P * R, axis=2)[states, policy]
        V = np.linalg.solve(np.eye(len(P)) - gamma * moves, rewards)
        Q = np.sum(P * (R + gamma * V), axis=2)
        gains = Q.max(axis=1) > V + 1e-11 * (1 + np.abs(V).max())
        if not gains.any():
            return Q
        policy = np.where(gains, Q.argmax(axis=1), policy)


def memory_numbers(n_states, n_actions):
    return 2 * n_states**2 * n_actions, n_states * n_actions


def misled(gap, gamma):
    # Action 0 pays all the time and nearly never ends in the dead state 1; the only sample of it shows just that.
    P, R = np.zeros((2, 2, 2, 2))
    P[0, 0] = 0.999, 0.001
    P[0, 1, 0] = P[1, :, 1] = 1
    pay = 1.5 * gap * (1 - gamma)
    R[0, 0, 0], R[0, 1, 0] = pay, pay / 100
    return P, R, [(0, 0, 0.0, 1), (0, 1, pay / 100, 0), (1, 0, 0.0, 1), (1, 1, 0.0, 1)]


def hard_to_explore(n):
    # One action goes on, the other back to the start.
    P = np.zeros((n + 1, 2, n + 1))
    P[:, 0, 0] = 1
    for state in range(n):
        P[state, 1, state + 1] = 1
    P[n, :] = np.eye(n + 1)[n]
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
    return """先学模型：样本可反复利用，换奖赏不必重新采样；但要存下转移与奖赏（与 S² 成正比），每次规划计算量大，
模型的误差会被规划放大（碰上稀有事件就会误判），状态连续或很多时难以估计。
免模型：每条样本只更新一处，省空间省计算，不受模型假设之误；但样本用得浪费，奖赏一变 Q 表就作废。
两者都怕探索不足：随机策略要指数长的时间才能走到深处的状态。"""
