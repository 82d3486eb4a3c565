"""照图 16.4、图 16.5 与 (16.2)、(16.4)，UCB 照题中的式子，期望逐步展开。 / Figs. 16.4 and 16.5 with (16.2) and (16.4), UCB as in the statement; expectations step by step."""

import math

import numpy as np


def ucb_scores(Q, counts):
    n = sum(counts)
    return [math.inf if c == 0 else q + math.sqrt(2 * math.log(n) / c) for q, c in zip(Q, counts)]


def ucb_choose(Q, counts):
    return int(np.argmax(ucb_scores(Q, counts)))


def epsilon_greedy_probs(Q, epsilon):
    K = len(Q)
    best = [k for k in range(K) if Q[k] == max(Q)]
    return [epsilon / K + ((1 - epsilon) / len(best) if k in best else 0) for k in range(K)]


def softmax_probs(Q, tau):
    e = np.exp(np.array(Q) / tau)  # (16.4)
    return (e / e.sum()).tolist()


def probabilities(rule, parameter, Q, counts):
    K = len(Q)
    if rule == "random":
        return [1 / K] * K
    if rule == "exploit_only":
        return epsilon_greedy_probs(Q, 0)
    if rule == "epsilon_greedy":
        return epsilon_greedy_probs(Q, parameter)
    if rule == "softmax":
        return softmax_probs(Q, parameter)
    k = ucb_choose(Q, counts)
    return [1.0 if i == k else 0.0 for i in range(K)]


def play(rule, parameter, means, T):
    """The expected reward after each pull, and the expected pulls of each arm."""
    K = len(means)
    states = {((0,) * K, (0,) * K): 1.0}  # (counts, rewards of each arm) -> probability
    total, rewards, pulls = 0.0, [], [0.0] * K
    for _ in range(T):
        new = {}
        for (counts, paid), p in states.items():
            Q = [s / c if c else 0.0 for s, c in zip(paid, counts)]
            for k, chosen in enumerate(probabilities(rule, parameter, Q, counts)):
                if chosen == 0:
                    continue
                total += p * chosen * means[k]
                pulls[k] += p * chosen
                more = tuple(c + (i == k) for i, c in enumerate(counts))
                for v, q in ((1, means[k]), (0, 1 - means[k])):
                    key = (more, tuple(s + v * (i == k) for i, s in enumerate(paid)))
                    new[key] = new.get(key, 0.0) + p * chosen * q
        states = new
        rewards.append(total)
    return rewards, pulls


def expected_reward(rule, parameter, means, T):
    return play(rule, parameter, means, T)[0]


def witness(claim_id, size):
    if claim_id == "ucb_uses_counts":
        return [size, 0.0], [1000, 1000], [10**6, 1]
    if claim_id == "ucb_keeps_its_choice_when_rewards_are_scaled":
        return [size, 0.0], [10, 1], 100.0
    if claim_id == "softmax_keeps_its_probabilities_when_rewards_are_scaled":
        return [size, 0.0], 1.0, 100.0
    if claim_id == "exploit_only_surely_ends_with_the_best_arm":
        return ([1.0, 0.05],)
    return [size, 0.0], [10**6, 1]


def claims():
    return {
        "ucb_uses_counts": True,
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
    return "UCB 看尝试次数，ε-贪心只看平均奖赏的次序，Softmax 看平均奖赏的差与 τ。"


def expected_pulls(rule, parameter, means, T):
    return play(rule, parameter, means, T)[1]
