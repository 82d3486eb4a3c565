"""试遍不变的策略，再逐时刻改进 / All constant policies are tried, then improved time by time"""

from itertools import product

import numpy as np


def transitions(P, policy, obs):
    return np.array([P[s][int(policy[o])] for s, o in enumerate(obs)])


def state_distributions(P, d0, policies, obs, T):
    out = np.zeros((T, len(d0)))
    out[0] = d0
    for t in range(1, T):
        out[t] = out[t - 1] @ transitions(P, policies[t - 1], obs)
    return out


def expected_mistakes(P, d0, policies, expert, obs, T):
    # backwards: the mistakes still to come from each state
    left = np.zeros(len(d0))
    for t in reversed(range(T)):
        policy = policies[t]
        now = np.array([float(policy[o] != e) for o, e in zip(obs, expert)])
        left = now + transitions(P, policy, obs) @ left
    return float(np.dot(d0, left))


def behaviour_cloning(P, d0, expert, obs, n_obs, n_actions, T):
    d, weights = np.array(d0, float), np.zeros((n_obs, n_actions))
    walk = np.array([P[s][a] for s, a in enumerate(expert)])
    for _ in range(T):
        for s, p in enumerate(d):
            weights[obs[s], expert[s]] += p
        d = d @ walk
    return np.repeat([np.argmax(weights > weights.max(axis=1)[:, None] - 1e-9, axis=1)], T, axis=0)


def imitate(P, d0, expert, obs, n_obs, n_actions, T):
    if n_actions**n_obs > 100:
        return behaviour_cloning(P, d0, expert, obs, n_obs, n_actions, T)
    every = list(product(range(n_actions), repeat=n_obs))
    best = min(every, key=lambda row: expected_mistakes(P, d0, [row] * T, expert, obs, T))
    return [best] * T


def compounding(epsilon, T):
    P = np.zeros((3, 2, 3))
    P[0] = P[1] = [[1 - epsilon, epsilon, 0]] * 2
    P[0, 1] = P[1, 0] = 0, 0, 1
    P[1, 0] = 1 - epsilon, epsilon, 0
    P[1, 1] = 0, 0, 1
    # the expert does 0 in the usual state, 1 in the rare one; only the usual action is safe
    P[1, 1] = 1 - epsilon, epsilon, 0
    P[1, 0] = 0, 0, 1
    P[2, 0] = 0, 0, 1
    P[2, 1] = 1 - epsilon, epsilon, 0
    return P, (1 - epsilon, epsilon, 0), np.array([0, 1, 1]), np.array([0, 0, 1]), 2, 2


def idea():
    return ""
