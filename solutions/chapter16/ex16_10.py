"""16.10* 考虑分布变化的模仿学习 / Imitation learning under distribution shift"""

import numpy as np

TIE = 1e-9


def step(P, d, actions):
    """The distribution one step after d, when actions[s] is done in state s."""
    return d @ P[np.arange(len(d)), actions]


def majority(d, expert, obs, n_obs, n_actions):
    """For each observation the expert's most frequent action, states weighted by d."""
    weights = np.zeros((n_obs, n_actions))
    np.add.at(weights, (obs, expert), d)
    return np.argmax(weights >= weights.max(axis=1, keepdims=True) - TIE, axis=1)


def state_distributions(P, d0, policies, obs, T):
    rows = [np.array(d0, dtype=float)]
    for t in range(T - 1):
        rows.append(step(P, rows[-1], np.array(policies[t])[obs]))
    return np.array(rows)


def expected_mistakes(P, d0, policies, expert, obs, T):
    wrong = np.array(policies)[:, obs] != np.array(expert)
    return float(np.sum(state_distributions(P, d0, policies, obs, T) * wrong))


def behaviour_cloning(P, d0, expert, obs, n_obs, n_actions, T):
    # To the expert every state looks different.
    visits = state_distributions(P, d0, [expert] * T, range(len(expert)), T).sum(axis=0)
    return np.tile(majority(visits, expert, obs, n_obs, n_actions), (T, 1))


def imitate(P, d0, expert, obs, n_obs, n_actions, T):
    # Forward training: the policy for time t is learned where those for the times before lead.
    d, policies = np.array(d0, dtype=float), []
    for _ in range(T):
        policies.append(majority(d, expert, obs, n_obs, n_actions))
        d = step(P, d, policies[-1][obs])
    return np.array(policies)


def compounding(epsilon, T):
    # State 0 is usual, 1 rare and of the same look; a mistake leads to state 2, where the expert never is.
    expert = [1, 0, 1]
    P = np.zeros((3, 2, 3))
    P[:, :, 2] = 1
    for state, action in enumerate(expert):
        P[state, action] = 1 - epsilon, epsilon, 0
    return P, [1 - epsilon, epsilon, 0.0], expert, [0, 0, 1], 2, 2


def idea():
    return """直接模仿在专家的分布上训练，却在自己的分布上使用。
每一步有 ε 的可能出错，出错后到了没有学过的状态，就可能一直错下去，错误数随 T 的平方增长。
办法：从时刻 0 起逐步训练，时刻 t 的策略在前面各时刻的策略所导致的分布上，向专家请教该怎么做，再学（前向训练）。
这样训练与使用的分布一致。也可以像 DAgger 那样，反复用自己的策略走，把遇到的状态连同专家的动作并入数据集。"""
