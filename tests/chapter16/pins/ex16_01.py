"""What the checks of 16.1 are always tried on."""

import math

from grader.checks import pins

TRUTH = {
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
WITNESSED = list(TRUTH)[:5]


def scores_of(Q, counts):
    n = sum(counts)
    return [math.inf if m == 0 else q + math.sqrt(2 * math.log(n) / m) for q, m in zip(Q, counts, strict=True)]


def is_clear(Q, counts):
    """Whether equal scores come from equal arms only."""
    tried = sorted({(score, q, m) for score, q, m in zip(scores_of(Q, counts), Q, counts, strict=True) if m})
    return all(b[0] - a[0] > 1.1e-7 for a, b in zip(tried, tried[1:], strict=False))


ucb = pins(
    "float",
    "16 inputs, from Q = [0, 0]; counts = [0, 0] to Q = [-0.5, -0.25]; counts = [1, 2]",
    [
        {"arms": {"Q": Q, "counts": counts}}
        for Q, counts in (
            ([0.0, 0.0], [0, 0]),
            ([7.5], [1]),
            ([-10.0, 10.0, 0.0], [3, 1, 0]),
            ([0.5, 0.5, 0.5], [4, 4, 4]),
            ([0.25, 0.5, 0.5], [9, 4, 4]),
            ([0.5, 0.500002], [7, 7]),
            ([0.500002, 0.5], [7, 7]),
            ([0.0, 0.00005], [7, 7]),
            ([1.0, 0.98], [999_999, 1_000_000]),
            ([0.123456789, 0.00005], [3, 1]),
            # Not equal: the stub's margin is absolute, and 1e-9 wide.
            ([0.5, 0.5000003], [7, 7]),
            ([9.9999998, 10.0], [8, 8]),
            ([0.3, 0.3, 0.3], [100, 99, 101]),
            ([float(k % 4) for k in range(20)], [1 + k % 3 for k in range(20)]),
            ([0.0] * 20, [1] * 19 + [0]),
            ([-0.5, -0.25], [1, 2]),
        )
        if is_clear(Q, counts)
    ],
)
probabilities = pins(
    "k",
    "13 inputs, from Q = [10, -10]; counts = [1, 1]; epsilon = 0; tau = 0.001 to Q of 20 entries; counts of 20 entries; epsilon = 0.25; tau = 0.25",
    [
        {"arms": {"Q": Q, "counts": [1] * len(Q)}, "epsilon": epsilon, "tau": tau}
        for Q, epsilon, tau in (
            ([10.0, -10.0], 0.0, 0.001),
            ([-10.0, -9.999], 1.0, 0.001),
            ([-10.0, -10.0, -10.0], 0.3, 0.001),
            ([0.3, 0.300002, 0.3], 0.123456789, 0.0123456789),
            ([0.3, 0.1 + 0.2, 0.0], 0.5, 0.5),
            ([2.5], 0.7, 3.0),
            ([0.5, 0.25], 0.005, 9.99),
            ([0.00005, 0.0], 0.999, 0.001),
            ([0.5, 0.5000003, 0.0], 0.3, 0.5),
            ([9.9999998, 10.0], 0.3, 0.5),
            # Equal, though 0 and 5e-10 are not near in proportion.
            ([0.0, 5e-10, -1.0], 0.3, 0.5),
            ([-10.0, 9.999, 10.0], 0.3, 0.001),
            ([0.1 * (k % 7) for k in range(20)], 0.25, 0.25),
        )
    ],
)
expected_reward = pins(
    "some one",
    '18 inputs, from rule = "ucb"; parameter = 0.5; means = [0.3, 0.9, 0.6] to rule = "exploit_only"; parameter = 0; means = [0.5, 0.5]',
    [
        {"bandit": dict(zip(("rule", "parameter", "means", "T"), one, strict=True))}
        for one in (
            ("ucb", 0.5, [0.3, 0.9, 0.6], 6),
            ("ucb", 0.0, [0.123456789, 0.3], 8),
            ("ucb", 0.0, [0.6, 0.6], 6),
            ("exploit_only", 0.3, [0.9, 0.3, 0.6], 4),
            ("exploit_only", 0.9, [0.00005, 0.7], 5),
            ("epsilon_greedy", 0.3, [0.9, 0.3, 0.6], 4),
            ("epsilon_greedy", 0.005, [0.5, 0.25], 5),
            ("epsilon_greedy", 0.995, [0.5, 0.25], 5),
            ("epsilon_greedy", 0.123456789, [0.0, 1.0], 5),
            ("softmax", 0.001, [0.9, 0.3], 5),
            ("softmax", 0.001, [0.125, 1.0], 8),
            ("softmax", 0.5, [0.9, 0.3, 0.6], 4),
            ("softmax", 9.9, [1.0, 0.0], 5),
            ("softmax", 0.0123456, [0.4, 0.2], 6),
            ("random", 0.7, [0.9, 0.3, 0.6], 4),
            ("ucb", 0.0, [0.5, 0.500001], 4),
            ("ucb", 0.0, [0.25], 10),
            ("exploit_only", 0.0, [0.5, 0.5], 5),
        )
    ],
)
witness = pins(
    "witnessed",
    '15 inputs, from claim_id = "ucb_uses_counts"; size = 0.1 to claim_id of 30 letters; size = 0.9',
    [{"claim_id": claim, "size": size} for claim in WITNESSED for size in (0.1, 0.456789, 0.9)],
)
