"""Known mistakes of cookbook10.1. Each cell holds what differs from the reference."""

# %% branches_averaged: 各支的熵取平均，没有按样本数加权 / Averages the entropies of the branches without regard to their samples
# caught by: test_gain
# hint: 加权
# book: §10.2.3
def gain(values, y):
    left = 0.0
    for value in set(values):
        left += entropy(Counter(label for v, label in zip(values, y) if v == value).values())
    return entropy(Counter(y).values()) - left / len(set(values))


def mutual(values, y):
    return entropy(Counter(values).values()) + entropy(Counter(y).values()) - entropy(Counter(zip(values, y)).values())


def gain_ratio(values, y):
    own = entropy(Counter(values).values())
    return mutual(values, y) / own if own > 0 else 0.0


def refinement(coarse, fine, y):
    return mutual(fine, y) - mutual(coarse, y)


# %% branches_unweighted: 各支的熵没有加权 / Adds the entropies of the branches without weights
# caught by: test_gain
# hint: 加权
# book: §10.2.3
def gain(values, y):
    left = 0.0
    for value in set(values):
        left += entropy(Counter(label for v, label in zip(values, y) if v == value).values())
    return entropy(Counter(y).values()) - left


def mutual(values, y):
    return entropy(Counter(values).values()) + entropy(Counter(y).values()) - entropy(Counter(zip(values, y)).values())


def gain_ratio(values, y):
    own = entropy(Counter(values).values())
    return mutual(values, y) / own if own > 0 else 0.0


def refinement(coarse, fine, y):
    return mutual(fine, y) - mutual(coarse, y)


# %% case_ignored: 取值与标记不分大小写 / Values and labels that differ in case count as the same
# caught by: test_gain, test_ratio, test_refinement
# book: §10.2.3
def gain(values, y):
    values, y = [v.lower() for v in values], [label.lower() for label in y]
    left = 0.0
    for value in set(values):
        branch = [label for v, label in zip(values, y) if v == value]
        left += len(branch) / len(y) * entropy(Counter(branch).values())
    return entropy(Counter(y).values()) - left


# %% chance_all_partitions_alike: 把每种人数分配看作等可能 / Takes all distributions of counts to be equally likely
# caught by: test_few_samples, test_chance
# hint: 等可能
# book: §10.2.3
def chance_gain(p, n, V):
    # In one branch: so many ways are left to distribute the rest.
    def ways(k, parts):
        return comb(k + parts - 1, parts - 1) if parts else int(k == 0)

    m = p + n
    left = 0.0
    for a in range(p + 1):
        for b in range(n + 1):
            if a + b > 0:
                chance = ways(p - a, V - 1) * ways(n - b, V - 1) / (ways(p, V) * ways(n, V))
                left += V * chance * (a + b) / m * entropy([a, b])
    return entropy([p, n]) - left


# %% chance_asymptotic: 用了大样本的近似公式 / Uses the approximation for many samples
# caught by: test_few_samples, test_chance
# book: §10.2.3
def chance_gain(p, n, V):
    if p == 0 or n == 0:
        return 0.0
    return min(entropy([p, n]), (V - 1) / (2 * (p + n)) * 1.4426950408889634)


# %% chance_at_most_fifty_values: 取值超过 50 种时当作 50 种 / Takes more than 50 values for 50
# caught by: test_chance
# book: §10.2.3
# kind: narrow
def chance_gain(p, n, V):
    m, V = p + n, min(V, 50)
    left = 0.0
    for a in range(p + 1):
        for b in range(n + 1):
            if a + b > 0:
                chance = comb(p, a) * comb(n, b) * (V - 1) ** (m - a - b) / V**m
                left += V * chance * (a + b) / m * entropy([a, b])
    return entropy([p, n]) - left


# %% chance_every_value_used: 只算每种取值都出现的取法 / Counts only assignments in which every value occurs
# caught by: test_few_samples, test_chance
# hint: 全部取法
# book: §10.2.3
def chance_gain(p, n, V):
    m = p + n
    V = min(V, m)
    total = sum((-1) ** k * comb(V, k) * (V - k) ** m for k in range(V + 1))
    left = 0.0
    for a in range(p + 1):
        for b in range(n + 1):
            if a + b > 0:
                rest = sum((-1) ** k * comb(V - 1, k) * (V - 1 - k) ** (m - a - b) for k in range(V))
                left += V * comb(p, a) * comb(n, b) * rest / total * (a + b) / m * entropy([a, b])
    return entropy([p, n]) - left


# %% chance_of_expected_counts: 把期望的样本数代入熵，得到的总是 0 / Puts the expected counts into the entropy, which always gives 0
# caught by: test_few_samples, test_chance
# hint: 列出
# book: §10.2.3
def chance_gain(p, n, V):
    return entropy([p, n]) - entropy([p / V, n / V])


# %% chance_one_branch: 只减去了一支的熵 / Subtracts the entropy of one branch only
# caught by: test_few_samples, test_chance
# book: §10.2.3
def chance_gain(p, n, V):
    m = p + n
    left = 0.0
    for a in range(p + 1):
        for b in range(n + 1):
            if a + b > 0:
                chance = comb(p, a) * comb(n, b) * (V - 1) ** (m - a - b) / V**m
                left += chance * (a + b) / m * entropy([a, b])
    return entropy([p, n]) - left


# %% chance_sampled: 抽样估计了期望 / Estimates the expectation by random samples
# caught by: test_few_samples, test_chance
# book: §10.2.3
from random import Random


def chance_gain(p, n, V):
    draw = Random(0)
    y = ["+"] * p + ["-"] * n
    return sum(gain([draw.randrange(V) for _ in y], y) for _ in range(300)) / 300


# %% chance_share_left_out: 没有乘这一支所占的份额 / Leaves out the share of the branch
# caught by: test_few_samples, test_chance
# book: §10.2.3
def chance_gain(p, n, V):
    m = p + n
    left = 0.0
    for a in range(p + 1):
        for b in range(n + 1):
            if a + b > 0:
                chance = comb(p, a) * comb(n, b) * (V - 1) ** (m - a - b) / V**m
                left += chance * entropy([a, b])
    return entropy([p, n]) - left


# %% chance_small_terms_dropped: 略去概率小于 0.0001 的项 / Drops terms of probability below 0.0001
# caught by: test_chance
# book: §10.2.3
# kind: narrow
def chance_gain(p, n, V):
    m = p + n
    left = 0.0
    for a in range(p + 1):
        for b in range(n + 1):
            chance = comb(p, a) * comb(n, b) * (V - 1) ** (m - a - b) / V**m
            if a + b > 0 and chance > 1e-4:
                left += V * chance * (a + b) / m * entropy([a, b])
    return entropy([p, n]) - left


# %% chance_with_equal_classes: 把两类当作各占一半 / Takes both classes to be equally frequent
# caught by: test_few_samples, test_chance
# book: §10.2.3
def chance_gain(p, n, V):
    m = p + n
    left = 0.0
    for k in range(1, m + 1):
        for a in range(k + 1):
            chance = comb(m, k) * (V - 1) ** (m - k) / V**m * comb(k, a) * (p / m) ** a * (n / m) ** (k - a)
            left += V * chance * k / m * entropy([a, k - a])
    return entropy([p, n]) - left


# %% divided_by_entropy_of_labels: 增益除以了标记的熵 / Divides by the entropy of the labels
# caught by: test_four_ratios, test_ratio
# hint: 标记无关
# book: §10.2.4
def gain_ratio(values, y):
    own = entropy(Counter(y).values())
    return gain(values, y) / own if own > 0 else 0.0


# %% divided_by_number_of_values: 增益除以了取值个数的对数 / Divides by the logarithm of the number of values
# caught by: test_ratio
# hint: 份额
# book: §10.2.4
def gain_ratio(values, y):
    several = len(set(values))
    return gain(values, y) / log2(several) if several > 1 else 0.0


# %% first_letters: 取值只看第一个字 / Looks at the first letter of a value only
# caught by: test_gain
# book: §10.2.3
# kind: narrow
def gain(values, y):
    return mutual([value[:1] for value in values], y)


def mutual(values, y):
    return entropy(Counter(values).values()) + entropy(Counter(y).values()) - entropy(Counter(zip(values, y)).values())


def gain_ratio(values, y):
    own = entropy(Counter(values).values())
    return mutual(values, y) / own if own > 0 else 0.0


def refinement(coarse, fine, y):
    return mutual(fine, y) - mutual(coarse, y)


# %% gini_for_entropy: 用基尼值代替了熵 / Uses the Gini value instead of entropy
# caught by: test_four_samples, test_gain
# hint: 熵
# book: §10.2.3
def gini(labels):
    return 1 - sum((count / len(labels)) ** 2 for count in Counter(labels).values())


def gain(values, y):
    left = 0.0
    for value in set(values):
        branch = [label for v, label in zip(values, y) if v == value]
        left += len(branch) / len(y) * gini(branch)
    return gini(y) - left


def mutual(values, y):
    return entropy(Counter(values).values()) + entropy(Counter(y).values()) - entropy(Counter(zip(values, y)).values())


def gain_ratio(values, y):
    own = entropy(Counter(values).values())
    return mutual(values, y) / own if own > 0 else 0.0


def refinement(coarse, fine, y):
    return mutual(fine, y) - mutual(coarse, y)


# %% names_of_sixteen_letters: 取值与标记存进每项十六个字符的数组，其余被截掉 / Values and labels in arrays of sixteen letters each, which cut off the rest
# caught by: test_gain, test_ratio, test_refinement
# book: §10.2.3
import numpy as np


def gain(values, y):
    values, y = np.array(values, dtype="U16"), np.array(y, dtype="U16").tolist()
    left = 0.0
    for value in set(values):
        branch = [label for v, label in zip(values, y) if v == value]
        left += len(branch) / len(y) * entropy(Counter(branch).values())
    return entropy(Counter(y).values()) - left


# %% names_stripped: 取值与标记先去掉首尾的空格 / Blanks around values and labels are dropped first
# caught by: test_gain, test_ratio, test_refinement
# book: §10.2.3
def gain(values, y):
    values, y = [v.strip() for v in values], [label.strip() for label in y]
    left = 0.0
    for value in set(values):
        branch = [label for v, label in zip(values, y) if v == value]
        left += len(branch) / len(y) * entropy(Counter(branch).values())
    return entropy(Counter(y).values()) - left


# %% natural_logarithm: 用了自然对数 / Uses the natural logarithm
# caught by: test_four_samples, test_gain, test_few_samples
# hint: 2 为底
# book: §10.2.3
from math import log


def entropy(counts):
    total = sum(counts)
    return -sum(count / total * log(count / total) for count in counts if count > 0)


# %% overshoot_by_ids: 用编号当作 a，它有 m 种取值 / Takes ids for a, which have m values
# caught by: test_overshoot
# book: §10.2.4
def overshoot(m):
    y = ["+"] * 4 + ["-"] * (m - 4)
    return [str(i) for i in range(m)], ["1"] + ["0"] * (m - 1), y


# %% overshoot_by_less: 增益率只大了一点点 / The ratio is larger by too little
# caught by: test_overshoot
# book: §10.2.4
def overshoot(m):
    y = ["+"] * 5 + ["-"] * (m - 5)
    return ["1"] * 8 + ["0"] * (m - 8), ["1"] + ["0"] * (m - 1), y


# %% overshoot_exchanged: a 与 b 交换了 / Exchanges a and b
# caught by: test_overshoot
# hint: 稀有
# book: §10.2.4
def overshoot(m):
    y = ["+"] * 4 + ["-"] * (m - 4)
    return ["1"] + ["0"] * (m - 1), ["1"] * 8 + ["0"] * (m - 8), y


# %% overshoot_fails_for_fifteen: m = 15 时差一点 / Falls short for m = 15
# caught by: test_overshoot
# book: §10.2.4
def overshoot(m):
    y = ["+"] * 3 + ["-"] * (m - 3)
    return ["1"] * 5 + ["0"] * (m - 5), ["1"] + ["0"] * (m - 1), y


# %% overshoot_of_fifteen: 不论 m 是多少都造 15 个样本 / Builds 15 samples whatever m is
# caught by: test_overshoot
# book: §10.2.4
def overshoot(m):
    return ["1"] * 8 + ["0"] * 7, ["1"] + ["0"] * 14, ["+"] * 4 + ["-"] * 11


# %% overshoot_perfect_a: a 正好把两类分开，增益率也是最大的 / a separates the classes, and has the largest ratio, too
# caught by: test_overshoot
# hint: 匀
# book: §10.2.4
def overshoot(m):
    y = ["+"] * 4 + ["-"] * (m - 4)
    return ["1"] * 4 + ["0"] * (m - 4), ["1"] + ["0"] * (m - 1), y


# %% overshoot_useless_b: b 毫无增益 / b has no gain at all
# caught by: test_overshoot
# book: §10.2.4
def overshoot(m):
    k = m // 2
    return ["1"] * k + ["0"] * (m - k), ["1"] + ["0"] * (m - 1), ["+"] * m


# %% ratio_one_for_one_value: 只有一种取值时返回增益率 1 / Gives a ratio of 1 where there is one value
# caught by: test_ratio
# book: §10.2.4
def gain_ratio(values, y):
    own = entropy(Counter(values).values())
    return gain(values, y) / own if own > 0 else 1.0


# %% ratio_remembered: 增益率留着再用，而只按取值区分 / Gain ratios are kept for later calls, but only by the values
# caught by: test_ratio
# book: §10.2.4
# kind: narrow
_known = {}


def _gain_ratio(values, y):
    own = entropy(Counter(values).values())
    return gain(values, y) / own if own > 0 else 0.0


def gain_ratio(values, y):
    if tuple(values) not in _known:
        _known[tuple(values)] = _gain_ratio(values, y)
    return _known[tuple(values)]


# %% ratio_with_small_number: 分母加了一个小数 / Adds a small number to the divisor
# caught by: test_ratio, test_four_ratios
# book: §10.2.4
def gain_ratio(values, y):
    return gain(values, y) / (entropy(Counter(values).values()) + 1e-6)


# %% refinement_is_gain_of_fine: 返回的是 fine 本身的增益 / Returns the gain of `fine` itself
# caught by: test_refinement
# hint: 每一支
# book: §10.2.3
def refinement(coarse, fine, y):
    return gain(fine, y)


# %% refinement_of_twenty_branches: 只看 coarse 的前二十种取值 / Only the first twenty values of `coarse` are looked at
# caught by: test_refinement
# book: §10.2.3
# kind: narrow
def refinement(coarse, fine, y):
    total = 0.0
    for value in sorted(set(coarse))[:20]:
        branch = [i for i, v in enumerate(coarse) if v == value]
        total += len(branch) / len(y) * gain([fine[i] for i in branch], [y[i] for i in branch])
    return total


# %% refinement_predicts_coarse: 求的是 fine 对 coarse 的增益 / Takes the gain of `fine` about `coarse`
# caught by: test_refinement
# book: §10.2.3
def refinement(coarse, fine, y):
    return gain(fine, y) - gain(fine, coarse)


# %% refinement_remembered: 增益之差留着再用，而只按 coarse 和 y 区分 / Differences of gains are kept for later calls, but only by coarse and y
# caught by: test_refinement
# book: §10.2.3
# kind: narrow
_known = {}


def _refinement(coarse, fine, y):
    total = 0.0
    for value in set(coarse):
        branch = [i for i, v in enumerate(coarse) if v == value]
        total += len(branch) / len(y) * gain([fine[i] for i in branch], [y[i] for i in branch])
    return total


def refinement(coarse, fine, y):
    key = tuple(coarse), tuple(y)
    if key not in _known:
        _known[key] = _refinement(coarse, fine, y)
    return _known[key]


# %% refinement_the_other_way: 两个增益相减的次序反了 / Subtracts the gains the wrong way round
# caught by: test_refinement
# book: §10.2.3
def refinement(coarse, fine, y):
    return gain(coarse, y) - gain(fine, y)


# %% refinement_unweighted: 各支内部的增益没有加权 / Adds the gains inside the branches without weights
# caught by: test_refinement
# hint: 加权
# book: §10.2.3
def refinement(coarse, fine, y):
    total = 0.0
    for value in set(coarse):
        branch = [i for i, v in enumerate(coarse) if v == value]
        total += gain([fine[i] for i in branch], [y[i] for i in branch])
    return total


# %% refinement_weighted_by_values: 按 fine 在各支里的取值个数加权 / Weights the branches by how many fine values they have
# caught by: test_refinement
# hint: 样本数
# book: §10.2.3
def refinement(coarse, fine, y):
    total = 0.0
    for value in set(coarse):
        branch = [i for i, v in enumerate(coarse) if v == value]
        weight = len({fine[i] for i in branch}) / len(set(fine))
        total += weight * gain([fine[i] for i in branch], [y[i] for i in branch])
    return total


# %% small_gain_is_zero: 小于 10^-8 的增益当作 0 / Gains below 1e-8 count as 0
# caught by: test_gain, test_ratio, test_refinement
# book: §10.2.3
# kind: narrow
def gain(values, y):
    left = 0.0
    for value in set(values):
        branch = [label for v, label in zip(values, y) if v == value]
        left += len(branch) / len(y) * entropy(Counter(branch).values())
    result = entropy(Counter(y).values()) - left
    return 0.0 if result < 1e-8 else result


# %% two_classes_only: 只当作两类：第一个标记与其余 / Takes the labels for two classes, the first and the rest
# caught by: test_gain
# book: §10.2.3
def gain(values, y):
    return mutual(values, [label == y[0] for label in y])


def mutual(values, y):
    return entropy(Counter(values).values()) + entropy(Counter(y).values()) - entropy(Counter(zip(values, y)).values())


def gain_ratio(values, y):
    own = entropy(Counter(values).values())
    return mutual(values, y) / own if own > 0 else 0.0


def refinement(coarse, fine, y):
    return mutual(fine, y) - mutual(coarse, y)


# %% value_and_label_joined: 把取值与标记连成一个字符串来计数 / Counts texts made by joining value and label
# caught by: test_gain, test_ratio, test_refinement
# book: §10.2.3
def gain(values, y):
    return (
        entropy(Counter(y).values())
        + entropy(Counter(values).values())
        - entropy(Counter(v + l for v, l in zip(values, y)).values())
    )


# %% value_and_label_joined_by_blank: 取值与标记用空格连成一个字符串来计数 / Counts texts made of value, a blank and label
# caught by: test_gain, test_ratio, test_refinement
# book: §10.2.3
def gain(values, y):
    return (
        entropy(Counter(y).values())
        + entropy(Counter(values).values())
        - entropy(Counter(v + " " + l for v, l in zip(values, y)).values())
    )


# %% values_inside_values: 用“包含”比较取值，把 1 与 10 混在一起 / Compares values by containment, so that 1 and 10 are mixed
# caught by: test_gain
# book: §10.2.3
def gain(values, y):
    left = 0.0
    for value in set(values):
        branch = [label for v, label in zip(values, y) if value in v]
        left += values.count(value) / len(y) * entropy(Counter(branch).values())
    return entropy(Counter(y).values()) - left


def mutual(values, y):
    return entropy(Counter(values).values()) + entropy(Counter(y).values()) - entropy(Counter(zip(values, y)).values())


def gain_ratio(values, y):
    own = entropy(Counter(values).values())
    return mutual(values, y) / own if own > 0 else 0.0


def refinement(coarse, fine, y):
    return mutual(fine, y) - mutual(coarse, y)


# %% what_is_left: 返回的是剩下的熵 / Returns the entropy that is left
# caught by: test_gain, test_four_samples
# book: §10.2.3
def gain(values, y):
    left = 0.0
    for value in set(values):
        branch = [label for v, label in zip(values, y) if v == value]
        left += len(branch) / len(y) * entropy(Counter(branch).values())
    return left


def mutual(values, y):
    return entropy(Counter(values).values()) + entropy(Counter(y).values()) - entropy(Counter(zip(values, y)).values())


def gain_ratio(values, y):
    own = entropy(Counter(values).values())
    return mutual(values, y) / own if own > 0 else 0.0


def refinement(coarse, fine, y):
    return mutual(fine, y) - mutual(coarse, y)


# %% zero_over_zero: 只有一种取值时得到 0/0 / Divides zero by zero where there is one value
# caught by: test_ratio
# book: §10.2.4
def gain_ratio(values, y):
    return gain(values, y) / entropy(Counter(values).values())
