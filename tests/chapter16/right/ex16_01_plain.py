"""纯 Python，前向的概率表 / Plain Python, a table of probabilities going forward"""

import math
from collections import Counter
from fractions import Fraction


def ucb_scores(Q, counts):
    n = sum(counts)
    out = []
    for q, m in zip(Q, counts):
        out.append(float("inf") if m == 0 else q + math.sqrt(2 * math.log(n) / m))
    return tuple(out)


def ucb_choose(Q, counts):
    if 0 in counts:
        return list(counts).index(0)
    best = 0
    scores = ucb_scores(Q, counts)
    for k, score in enumerate(scores):
        if score > scores[best] + 1e-9:
            best = k
    return best


def epsilon_greedy_probs(Q, epsilon):
    winners = [k for k in range(len(Q)) if max(Q) - Q[k] <= 1e-9]
    probs = [epsilon / len(Q)] * len(Q)
    for k in winners:
        probs[k] += (1 - epsilon) / len(winners)
    return probs


def softmax_probs(Q, tau):
    weights = [math.exp((q - max(Q)) / tau) for q in Q]
    return [w / math.fsum(weights) for w in weights]


def expected_reward(rule, parameter, means, T):
    rewards, _ = forward(rule, parameter, means, T)
    return rewards


def expected_pulls(rule, parameter, means, T):
    _, pulls = forward(rule, parameter, means, T)
    return pulls


def forward(rule, parameter, means, T):
    K = len(means)
    pulls = [0.0] * K
    now = Counter({tuple((0, 0) for _ in means): 1.0})
    total, out = 0.0, []
    for _ in range(T):
        then = Counter()
        for state, chance in now.items():
            Q = [float(Fraction(s, n)) if n else 0.0 for s, n in state]
            if rule == "random":
                probs = [1 / K] * K
            elif rule == "ucb":
                probs = [0.0] * K
                probs[ucb_choose(Q, [n for _, n in state])] = 1.0
            elif rule == "softmax":
                probs = softmax_probs(Q, parameter)
            else:
                probs = epsilon_greedy_probs(Q, parameter if rule == "epsilon_greedy" else 0)
            for k in range(K):
                total += chance * probs[k] * means[k]
                pulls[k] += chance * probs[k]
                for win in (0, 1):
                    p = chance * probs[k] * (means[k] if win else 1 - means[k])
                    if p > 0:
                        s, n = state[k]
                        then[state[:k] + ((s + win, n + 1),) + state[k + 1 :]] += p
        now = then
        out.append(total)
    return out, pulls


def witness(claim_id, size):
    bad, good = [1.0, 1.0 + size], [1.0 + size, 1.0]
    return {
        "ucb_uses_counts": (bad, [10**6, 10**6], [1, 10**6]),
        "ucb_keeps_its_choice_when_rewards_are_scaled": (good, [1000, 2], 0.5 if size < 0 else 1000.0),
        "softmax_keeps_its_probabilities_when_rewards_are_scaled": ([0, size], 10.0, 1000),
        "exploit_only_surely_ends_with_the_best_arm": ([0.1, 0.1 + size],),
        "ucb_never_prefers_a_worse_mean": (bad, [1, 10**6]),
    }[claim_id]


def claims():
    true = {
        "ucb_uses_counts",
        "epsilon_greedy_keeps_its_probabilities_when_rewards_are_scaled",
        "softmax_keeps_its_probabilities_when_a_constant_is_added",
        "constant_epsilon_loses_in_proportion_to_T",
    }
    false = {
        "ucb_keeps_its_choice_when_rewards_are_scaled",
        "softmax_keeps_its_probabilities_when_rewards_are_scaled",
        "exploit_only_surely_ends_with_the_best_arm",
        "ucb_never_prefers_a_worse_mean",
        "softmax_uses_counts",
        "ucb_needs_random_numbers",
    }
    return {claim: claim in true for claim in true | false}


def essay():
    return ""
