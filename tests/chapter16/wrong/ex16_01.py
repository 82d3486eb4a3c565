"""Known mistakes of 16.1. Each cell holds what differs from the reference."""

# %% acts_on_expected_q: 用 Q 的期望代替各种经过 / Follows the mean Q instead of what may happen
# caught by: test_bandit_of_the_book, test_expected_reward
# book: §16.2.1
def pull_probabilities(rule, parameter, means, T):
    """For each of the T pulls, the probability of each arm."""
    K = len(means)
    # What was seen matters only by how often each arm was tried and how often it paid.
    states = {((0,) * K, (0,) * K): 1.0}
    pulls = []
    for _ in range(T):
        after, pull = defaultdict(float), [0.0] * K
        for (counts, paid), chance in states.items():
            Q = [m if n else 0.0 for m, n in zip(means, counts, strict=True)]
            for k, p in enumerate(probabilities(rule, parameter, Q, counts)):
                pull[k] += chance * p
                tried = plus_one(counts, k)
                after[tried, plus_one(paid, k)] += chance * p * means[k]
                after[tried, paid] += chance * p * (1 - means[k])
        states = {state: chance for state, chance in after.items() if chance > 0}
        pulls.append(pull)
    return pulls


# %% acts_on_true_means: 以为已知真实的概率 / Acts as if the true means were known
# caught by: test_bandit_of_the_book, test_expected_reward
# hint: Q 都是 0
# book: §16.2.1
def pull_probabilities(rule, parameter, means, T):
    """For each of the T pulls, the probability of each arm."""
    K = len(means)
    # What was seen matters only by how often each arm was tried and how often it paid.
    states = {((0,) * K, (0,) * K): 1.0}
    pulls = []
    for _ in range(T):
        after, pull = defaultdict(float), [0.0] * K
        for (counts, paid), chance in states.items():
            Q = list(means)
            for k, p in enumerate(probabilities(rule, parameter, Q, counts)):
                pull[k] += chance * p
                tried = plus_one(counts, k)
                after[tried, plus_one(paid, k)] += chance * p * means[k]
                after[tried, paid] += chance * p * (1 - means[k])
        states = {state: chance for state, chance in after.items() if chance > 0}
        pulls.append(pull)
    return pulls


# %% cache_of_the_bandit_only: 记住算过的结果，却没有按次数区分 / Answers are remembered, whatever the number of pulls
# caught by: test_bandit_of_the_book
# kind: narrow
SEEN = {}


def expected_reward(rule, parameter, means, T):
    bandit = rule, parameter, tuple(means)
    if bandit not in SEEN:
        pulls = pull_probabilities(rule, parameter, means, T)
        SEEN[bandit] = list(accumulate(sum(p * mean for p, mean in zip(pull, means, strict=True)) for pull in pulls))
    return SEEN[bandit]


# %% choice_in_single_precision: 得分按单精度比较 / Scores are compared in single precision
# caught by: test_ucb
import numpy as np


def ucb_choose(Q, counts):
    return int(np.argmax(np.array(ucb_scores(Q, counts), dtype=np.float32)))


# %% epsilon_and_greedy_exchanged: ε 与 1 − ε 颠倒了 / ε and 1 − ε exchanged
# caught by: test_two_arms, test_probabilities
# book: §16.2.2
def epsilon_greedy_probs(Q, epsilon):
    top = max(Q)
    best = [q >= top - TIE for q in Q]
    return [(1 - epsilon) / len(Q) + epsilon * is_best / sum(best) for is_best in best]


# %% epsilon_excludes_best: 探索时不选最好的臂 / Exploring leaves out the best arm
# caught by: test_two_arms, test_probabilities
# hint: 最好的也在内
# book: §16.2.2
def epsilon_greedy_probs(Q, epsilon):
    top = max(Q)
    best = [q >= top - TIE for q in Q]
    others = len(Q) - sum(best)
    return [(1 - epsilon * (others > 0)) / sum(best) if one else epsilon / others for one in best]


# %% exact_ties_only: 并列要求浮点数完全相同 / Ties must be the very same floats
# caught by: test_probabilities
# book: §16.2.2
def epsilon_greedy_probs(Q, epsilon):
    top = max(Q)
    best = [q == top for q in Q]
    return [epsilon / len(Q) + (1 - epsilon) * is_best / sum(best) for is_best in best]


# %% exploit_takes_first: 仅利用并列时总取第一个 / Exploitation takes the first of equal arms
# caught by: test_bandit_of_the_book, test_expected_reward
# book: §16.2.1
def probabilities(rule, parameter, Q, counts):
    if rule == "softmax":
        return softmax_probs(Q, parameter)
    if rule == "ucb":
        choice = ucb_choose(Q, counts)
        return [float(k == choice) for k in range(len(Q))]
    if rule == "exploit_only":
        return [float(k == Q.index(max(Q))) for k in range(len(Q))]
    return epsilon_greedy_probs(Q, {"random": 1, "exploit_only": 0, "epsilon_greedy": parameter}[rule])


# %% largest_q_first: 选 Q 最大的，不看次数 / Chooses the largest Q whatever the counts
# caught by: test_two_arms, test_ucb
# book: 习题 16.1 / exercise 16.1
def ucb_choose(Q, counts):
    scores = ucb_scores(Q, counts)
    return Q.index(max(Q))


# %% last_of_ties: 得分相等时取编号最大的 / The largest number among equal scores
# caught by: test_ucb
# hint: 编号最小
# book: 习题 16.1 / exercise 16.1
def ucb_choose(Q, counts):
    scores = ucb_scores(Q, counts)
    return len(scores) - 1 - scores[::-1].index(max(scores))


# %% log2_in_ucb: 用了以 2 为底的对数 / The logarithm to base 2
# caught by: test_two_arms, test_ucb
# hint: 自然对数
# book: 习题 16.1 / exercise 16.1
from math import log2


def ucb_scores(Q, counts):
    n = sum(counts)
    return [q + sqrt(2 * log2(n) / count) if count else inf for q, count in zip(Q, counts, strict=True)]


# %% n_is_own_count: n 也用了臂自己的次数 / The arm's own count for n, too
# caught by: test_two_arms, test_ucb
# hint: 所有臂
# book: 习题 16.1 / exercise 16.1
def ucb_scores(Q, counts):
    n = sum(counts)
    return [q + sqrt(2 * log(count) / count) if count else inf for q, count in zip(Q, counts, strict=True)]


# %% n_plus_one: n 多数了一次 / One too many in n
# caught by: test_two_arms, test_ucb
# hint: 到现在为止
# book: 习题 16.1 / exercise 16.1
def ucb_scores(Q, counts):
    n = sum(counts)
    return [q + sqrt(2 * log(n + 1) / count) if count else inf for q, count in zip(Q, counts, strict=True)]


# %% not_cumulative: 给出的是每一次的奖赏，没有累积 / The reward of each pull, not accumulated
# caught by: test_bandit_of_the_book, test_expected_reward
# book: §16.2
def expected_reward(rule, parameter, means, T):
    pulls = pull_probabilities(rule, parameter, means, T)
    return [sum(p * mean for p, mean in zip(pull, means, strict=True)) for pull in pulls]


# %% optimistic_start: 没试过的臂 Q 取 1 / Arms not yet tried have Q = 1
# caught by: test_bandit_of_the_book, test_expected_reward
# book: 图 16.4 / fig. 16.4
def pull_probabilities(rule, parameter, means, T):
    """For each of the T pulls, the probability of each arm."""
    K = len(means)
    # What was seen matters only by how often each arm was tried and how often it paid.
    states = {((0,) * K, (0,) * K): 1.0}
    pulls = []
    for _ in range(T):
        after, pull = defaultdict(float), [0.0] * K
        for (counts, paid), chance in states.items():
            Q = [s / n if n else 1.0 for s, n in zip(paid, counts, strict=True)]
            for k, p in enumerate(probabilities(rule, parameter, Q, counts)):
                pull[k] += chance * p
                tried = plus_one(counts, k)
                after[tried, plus_one(paid, k)] += chance * p * means[k]
                after[tried, paid] += chance * p * (1 - means[k])
        states = {state: chance for state, chance in after.items() if chance > 0}
        pulls.append(pull)
    return pulls


# %% root_forgotten: 没有开方 / No square root
# caught by: test_two_arms, test_ucb
# book: 习题 16.1 / exercise 16.1
def ucb_scores(Q, counts):
    n = sum(counts)
    return [q + 2 * log(n) / count if count else inf for q, count in zip(Q, counts, strict=True)]


# %% simulates: 用模拟代替精确计算 / Simulates instead of computing exactly
# caught by: test_bandit_of_the_book, test_expected_reward
# book: §16.2.3
def expected_reward(rule, parameter, means, T):
    pulls = pull_probabilities(rule, parameter, means, T)
    import random

    rng = random.Random(0)
    totals = [0.0] * T
    for _ in range(400):
        Q, counts, reward = [0.0] * len(means), [0] * len(means), 0
        for t in range(T):
            k = rng.choices(range(len(means)), probabilities(rule, parameter, Q, counts))[0]
            v = rng.random() < means[k]
            counts[k] += 1
            Q[k] += (v - Q[k]) / counts[k]
            reward += v
            totals[t] += reward / 400
    return totals


# %% smallest_score: 选了得分最小的 / Chooses the smallest score
# caught by: test_two_arms, test_ucb
# book: 习题 16.1 / exercise 16.1
def ucb_choose(Q, counts):
    scores = ucb_scores(Q, counts)
    return scores.index(min(scores))


# %% softmax_called_scale_free: 以为 Softmax 与奖赏的尺度无关 / Takes softmax not to depend on the scale of rewards
# caught by: test_claims
def claims():
    return {
        "ucb_uses_counts": True,
        "ucb_keeps_its_choice_when_rewards_are_scaled": False,
        "softmax_keeps_its_probabilities_when_rewards_are_scaled": True,
        "exploit_only_surely_ends_with_the_best_arm": False,
        "ucb_never_prefers_a_worse_mean": False,
        "softmax_uses_counts": True,
        "epsilon_greedy_keeps_its_probabilities_when_rewards_are_scaled": True,
        "softmax_keeps_its_probabilities_when_a_constant_is_added": True,
        "ucb_needs_random_numbers": False,
        "constant_epsilon_loses_in_proportion_to_T": True,
    }


# %% softmax_clipped: 为防溢出把指数截断 / Clips the exponent against overflow
# caught by: test_probabilities
# book: (16.4)
def softmax_probs(Q, tau):
    top = max(Q)
    weights = [exp(min(q / tau, 50.0)) for q in Q]
    return [weight / sum(weights) for weight in weights]


# %% softmax_of_negative: 指数的符号反了 / The sign of the exponent is wrong
# caught by: test_two_arms, test_probabilities
# book: (16.4)
def softmax_probs(Q, tau):
    top = max(Q)
    weights = [exp((min(Q) - q) / tau) for q in Q]
    return [weight / sum(weights) for weight in weights]


# %% softmax_overflow: 没有先减最大值，溢出 / Overflows: the largest Q is not subtracted
# caught by: test_probabilities
# book: (16.4)
def softmax_probs(Q, tau):
    top = max(Q)
    weights = [exp(q / tau) for q in Q]
    return [weight / sum(weights) for weight in weights]


# %% softmax_without_exp: 按 Q 的比例而不是指数 / In proportion to Q, without exponentials
# caught by: test_two_arms, test_probabilities
# book: (16.4)
def softmax_probs(Q, tau):
    top = max(Q)
    weights = [max(q, 1e-300) for q in Q]
    return [weight / sum(weights) for weight in weights]


# %% sum_for_mean: Q 用了奖赏之和 / The sum of rewards for Q
# caught by: test_bandit_of_the_book, test_expected_reward
# book: (16.1)
def pull_probabilities(rule, parameter, means, T):
    """For each of the T pulls, the probability of each arm."""
    K = len(means)
    # What was seen matters only by how often each arm was tried and how often it paid.
    states = {((0,) * K, (0,) * K): 1.0}
    pulls = []
    for _ in range(T):
        after, pull = defaultdict(float), [0.0] * K
        for (counts, paid), chance in states.items():
            Q = list(paid)
            for k, p in enumerate(probabilities(rule, parameter, Q, counts)):
                pull[k] += chance * p
                tried = plus_one(counts, k)
                after[tried, plus_one(paid, k)] += chance * p * means[k]
                after[tried, paid] += chance * p * (1 - means[k])
        states = {state: chance for state, chance in after.items() if chance > 0}
        pulls.append(pull)
    return pulls


# %% tau_multiplies: 乘了 τ 而不是除以 τ / Multiplies by τ
# caught by: test_two_arms, test_probabilities
# hint: Q/τ
# book: (16.4)
def softmax_probs(Q, tau):
    top = max(Q)
    weights = [exp((q - top) * tau) for q in Q]
    return [weight / sum(weights) for weight in weights]


# %% tau_not_small: 计算期望奖赏时，τ 最小只到 0.01 / τ is never below 0.01 in the expected reward
# caught by: test_expected_reward
# book: (16.4)
# kind: narrow
def probabilities(rule, parameter, Q, counts):
    if rule == "softmax":
        return softmax_probs(Q, max(parameter, 0.01))  # against overflow
    if rule == "ucb":
        choice = ucb_choose(Q, counts)
        return [float(k == choice) for k in range(len(Q))]
    return epsilon_greedy_probs(Q, {"random": 1, "exploit_only": 0, "epsilon_greedy": parameter}[rule])


# %% tie_to_first: 并列最好时只给第一个 / All of the greedy share to the first of equal arms
# caught by: test_two_arms, test_probabilities
# hint: 平分
# book: §16.2.2
def epsilon_greedy_probs(Q, epsilon):
    top = max(Q)
    best = [k == Q.index(top) for k in range(len(Q))]
    return [epsilon / len(Q) + (1 - epsilon) * is_best / sum(best) for is_best in best]


# %% ties_at_a_hundredth: 相差 0.01 以内都算并列 / Arms within 0.01 count as equal
# caught by: test_probabilities
# book: §16.2.2
# kind: narrow
TIE = 1e-2


# %% ties_at_a_millionth: 相差 1e-6 以内都算并列 / Arms within 1e-6 count as equal
# caught by: test_probabilities
# kind: narrow
TIE = 1e-6


# %% ties_in_proportion: 按比例判断并列：0 与 5e-10 不算相等 / Ties in proportion: 0 and 5e-10 are not taken for equal
# caught by: test_probabilities
from math import isclose


def epsilon_greedy_probs(Q, epsilon):
    top = max(Q)
    best = [isclose(q, top) for q in Q]
    return [epsilon / len(Q) + (1 - epsilon) * is_best / sum(best) for is_best in best]


# %% two_forgotten: 漏了根号里的 2 / The 2 in the root is missing
# caught by: test_two_arms, test_ucb
# book: 习题 16.1 / exercise 16.1
def ucb_scores(Q, counts):
    n = sum(counts)
    return [q + sqrt(log(n) / count) if count else inf for q, count in zip(Q, counts, strict=True)]


# %% untried_counted_as_one: 没试过的臂次数当作 1 / Takes a count of 1 for untried arms
# caught by: test_ucb
# book: 习题 16.1 / exercise 16.1
def ucb_scores(Q, counts):
    n = sum(counts)
    return [q + sqrt(2 * log(max(n, 1)) / max(count, 1)) for q, count in zip(Q, counts, strict=True)]


# %% untried_not_first: 没试过的臂排在得分最高的之后 / The best tried arm before those not yet tried
# caught by: test_ucb
# book: 习题 16.1 / exercise 16.1
def ucb_choose(Q, counts):
    scores = ucb_scores(Q, counts)
    scores = [-1.0 if score == inf else score for score in scores]
    return scores.index(max(scores))


# %% untried_zero: 没试过的臂得分当作 0 / A score of 0 for untried arms
# caught by: test_ucb
# book: 习题 16.1 / exercise 16.1
def ucb_scores(Q, counts):
    n = sum(counts)
    return [q + sqrt(2 * log(n) / count) if count else 0.0 for q, count in zip(Q, counts, strict=True)]


# %% witness_ignores_size: 例子不随 size 而变 / The same examples for every size
# caught by: test_witness
def witness(claim_id, size):
    Q = [0.3, 0.0]
    return {
        "ucb_uses_counts": (Q, [100, 1], [1, 100]),
        "ucb_keeps_its_choice_when_rewards_are_scaled": (Q, [100, 1], 100 / size),
        "softmax_keeps_its_probabilities_when_rewards_are_scaled": (Q, size, 2.0),
        "exploit_only_surely_ends_with_the_best_arm": ([0.35, 0.05],),
        "ucb_never_prefers_a_worse_mean": (Q, [100, 1]),
    }[claim_id]


# %% witness_scales_too_little: 放大得不够 / Scales by too little
# caught by: test_witness
def witness(claim_id, size):
    Q = [size, 0.0]
    return {
        "ucb_uses_counts": (Q, [100, 1], [1, 100]),
        "ucb_keeps_its_choice_when_rewards_are_scaled": (Q, [100, 1], 1.5),
        "softmax_keeps_its_probabilities_when_rewards_are_scaled": (Q, size, 2.0),
        "exploit_only_surely_ends_with_the_best_arm": ([0.05 + size, 0.05],),
        "ucb_never_prefers_a_worse_mean": (Q, [100, 1]),
    }[claim_id]
