"""照 16.6.1 节的直接模仿学习，再在自己走到的状态上反复询问专家。 / Direct imitation of §16.6.1, then asking the expert again and again where the imitator itself has been."""

import numpy as np


def state_distributions(P, d0, policies, obs, T):
    S = len(P)
    d = np.zeros((T, S))
    d[0] = d0
    for t in range(1, T):
        for s in range(S):
            d[t] += d[t - 1, s] * P[s, policies[t - 1][obs[s]]]
    return d


def expected_mistakes(P, d0, policies, expert, obs, T):
    d = state_distributions(P, d0, policies, obs, T)
    total = 0.0
    for t in range(T):
        for s in range(len(P)):
            if policies[t][obs[s]] != expert[s]:
                total += d[t, s]
    return float(total)


def expert_distributions(P, d0, expert, T):
    # the expert sees the state itself
    S = len(P)
    return state_distributions(P, d0, [list(expert)] * T, list(range(S)), T)


def majority(weights, expert, obs, n_obs, n_actions, T):
    votes = np.zeros((n_obs, n_actions))
    for s in range(len(expert)):
        votes[obs[s], expert[s]] += weights[s]
    return np.array([np.argmax(votes, axis=1)] * T)


def behaviour_cloning(P, d0, expert, obs, n_obs, n_actions, T):
    weights = expert_distributions(P, d0, expert, T).sum(axis=0)
    return majority(weights, expert, obs, n_obs, n_actions, T)


def imitate(P, d0, expert, obs, n_obs, n_actions, T):
    weights = expert_distributions(P, d0, expert, T).sum(axis=0)
    best = None
    for _ in range(20):
        policies = majority(weights, expert, obs, n_obs, n_actions, T)
        mistakes = expected_mistakes(P, d0, policies, expert, obs, T)
        if best is None or mistakes < best[0]:
            best = (mistakes, policies)
        weights = weights + state_distributions(P, d0, policies, obs, T).sum(axis=0)
    return best[1]


def compounding(epsilon, T):
    # 0 usual and 1 rare look alike; a mistake leads to 2, which the expert never meets
    back = [1 - epsilon, epsilon, 0.0]
    astray = [0.0, 0.0, 1.0]
    P = np.array([[back, astray], [astray, back], [astray, back]])
    return P, back, [0, 1, 1], [0, 0, 1], 2, 2


def idea():
    return "直接模仿只见过专家到过的状态；让学得的策略自己走，把走到的状态也拿去问专家，合在一起再学。"
