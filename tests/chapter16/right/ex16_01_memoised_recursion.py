"""记忆化递归，均值增量更新，用 numpy / A memoised recursion, incremental means, numpy"""

from functools import lru_cache

import numpy as np


def ucb_scores(Q, counts):
    Q, counts = np.asarray(Q, float), np.asarray(counts, float)
    scores = np.full(len(Q), np.inf)
    tried = counts > 0
    scores[tried] = Q[tried] + np.sqrt(2 * np.log(counts.sum()) / counts[tried])
    return scores


def ucb_choose(Q, counts):
    return np.argmax(ucb_scores(Q, counts))


def epsilon_greedy_probs(Q, epsilon):
    best = np.isclose(Q, max(Q), rtol=0, atol=1e-9)
    return epsilon / len(Q) + (1 - epsilon) * best / best.sum()


def softmax_probs(Q, tau):
    z = np.asarray(Q) / tau
    z -= z.max()
    return np.exp(z) / np.exp(z).sum()


def probs(rule, parameter, Q, counts):
    if rule == "random":
        return np.ones(len(Q)) / len(Q)
    if rule == "exploit_only":
        return epsilon_greedy_probs(Q, 0.0)
    if rule == "epsilon_greedy":
        return epsilon_greedy_probs(Q, parameter)
    if rule == "softmax":
        return softmax_probs(Q, parameter)
    return np.eye(len(Q))[ucb_choose(Q, counts)]


def expected_pulls(rule, parameter, means, T):
    K = len(means)

    @lru_cache(None)
    def go(left, Q, counts):
        if left == 0:
            return np.zeros(K)
        total = np.zeros(K)
        for k, p in enumerate(probs(rule, parameter, Q, counts)):
            if p == 0:
                continue
            total[k] += p
            n = counts[k] + 1
            for reward, chance in ((1, means[k]), (0, 1 - means[k])):
                if chance > 0:
                    q = round(Q[k] + (reward - Q[k]) / n, 14)
                    total += p * chance * go(left - 1, Q[:k] + (q,) + Q[k + 1 :], counts[:k] + (n,) + counts[k + 1 :])
        return total

    return go(T, (0.0,) * K, (0,) * K)


def expected_reward(rule, parameter, means, T):
    return [float(np.dot(means, expected_pulls(rule, parameter, means, t))) for t in range(1, T + 1)]


def witness(claim_id, size):
    low, high = -size / 2, size / 2
    if claim_id == "ucb_uses_counts":
        return np.array([low, high]), (1, 1), (1, 1000)
    if claim_id.startswith("ucb_keeps"):
        return [low, high], [1, 500], 1000
    if claim_id.startswith("softmax"):
        return [low, high], 10, 1000
    if claim_id.startswith("exploit"):
        return [[1 - size, 1]]
    return [low, high], [1, 1000]


def claims():
    return {
        "ucb_uses_counts": 1 > 0,
        "ucb_keeps_its_choice_when_rewards_are_scaled": False,
        "softmax_keeps_its_probabilities_when_rewards_are_scaled": False,
        "exploit_only_surely_ends_with_the_best_arm": False,
        "ucb_never_prefers_a_worse_mean": False,
        "softmax_uses_counts": False,
        "epsilon_greedy_keeps_its_probabilities_when_rewards_are_scaled": True,
        "softmax_keeps_its_probabilities_when_a_constant_is_added": True,
        "ucb_needs_random_numbers": False,
        "constant_epsilon_loses_in_proportion_to_T": True,
    }


def essay():
    return "略 / omitted"
