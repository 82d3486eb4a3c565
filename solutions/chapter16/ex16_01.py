"""16.1 UCB、ε-贪心与 Softmax / UCB against ε-greedy and softmax"""

from collections import defaultdict
from itertools import accumulate
from math import exp, inf, log, sqrt

TIE = 1e-9


def ucb_scores(Q, counts):
    n = sum(counts)
    return [q + sqrt(2 * log(n) / count) if count else inf for q, count in zip(Q, counts, strict=True)]


def ucb_choose(Q, counts):
    scores = ucb_scores(Q, counts)
    return scores.index(max(scores))


def epsilon_greedy_probs(Q, epsilon):
    top = max(Q)
    best = [q >= top - TIE for q in Q]
    return [epsilon / len(Q) + (1 - epsilon) * is_best / sum(best) for is_best in best]


def softmax_probs(Q, tau):
    top = max(Q)
    weights = [exp((q - top) / tau) for q in Q]
    return [weight / sum(weights) for weight in weights]


def probabilities(rule, parameter, Q, counts):
    if rule == "softmax":
        return softmax_probs(Q, parameter)
    if rule == "ucb":
        choice = ucb_choose(Q, counts)
        return [float(k == choice) for k in range(len(Q))]
    return epsilon_greedy_probs(Q, {"random": 1, "exploit_only": 0, "epsilon_greedy": parameter}[rule])


def pull_probabilities(rule, parameter, means, T):
    """For each of the T pulls, the probability of each arm."""
    K = len(means)
    # What was seen matters only by how often each arm was tried and how often it paid.
    states = {((0,) * K, (0,) * K): 1.0}
    pulls = []
    for _ in range(T):
        after, pull = defaultdict(float), [0.0] * K
        for (counts, paid), chance in states.items():
            Q = [s / n if n else 0.0 for s, n in zip(paid, counts, strict=True)]
            for k, p in enumerate(probabilities(rule, parameter, Q, counts)):
                pull[k] += chance * p
                tried = plus_one(counts, k)
                after[tried, plus_one(paid, k)] += chance * p * means[k]
                after[tried, paid] += chance * p * (1 - means[k])
        states = {state: chance for state, chance in after.items() if chance > 0}
        pulls.append(pull)
    return pulls


def plus_one(numbers, k):
    return (*numbers[:k], numbers[k] + 1, *numbers[k + 1 :])


def expected_reward(rule, parameter, means, T):
    pulls = pull_probabilities(rule, parameter, means, T)
    return list(accumulate(sum(p * mean for p, mean in zip(pull, means, strict=True)) for pull in pulls))


def witness(claim_id, size):
    Q = [size, 0.0]
    return {
        "ucb_uses_counts": (Q, [100, 1], [1, 100]),
        "ucb_keeps_its_choice_when_rewards_are_scaled": (Q, [100, 1], 100 / size),
        "softmax_keeps_its_probabilities_when_rewards_are_scaled": (Q, size, 2.0),
        "exploit_only_surely_ends_with_the_best_arm": ([0.05 + size, 0.05],),
        "ucb_never_prefers_a_worse_mean": (Q, [100, 1]),
    }[claim_id]


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
    return """三者都既利用 Q 又探索。ε-贪心的探索与 Q 无关：很差的臂也照样以 ε/K 的概率去试，
永不减少，所以损失与 T 成正比。
Softmax 按 Q 的差探索，差的臂试得少，但不知道 Q 有多可靠，而且 τ 要与奖赏的尺度相配。
UCB 的探索由次数决定：试得少的臂不确定性大，得分高；
随着次数增加自动减少探索，不用随机数，但也要求奖赏的尺度与置信区间相配。"""


def expected_pulls(rule, parameter, means, T):
    return [sum(pulls) for pulls in zip(*pull_probabilities(rule, parameter, means, T), strict=True)]
