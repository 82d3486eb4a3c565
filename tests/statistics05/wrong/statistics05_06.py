"""Known mistakes of statistics5.6. Each cell holds what differs from the reference."""

# %% adds_bags: 各包的种数相加 / Adds the ways of the bags
# caught by: test_labellings
# hint: 相乘
# book: §5.1
def consistent_labellings(sizes, labels):
    ways = {None: lambda size: 2**size, 0: lambda size: 1, 1: lambda size: 2**size - 1}
    return sum(ways[label](size) for size, label in zip(sizes, labels))


# %% bag_label_to_all: 把包的标签给了每个样本 / Gives the label of the bag to all samples
# caught by: test_bag_of_three, test_bags
# hint: 至少一个
# book: §5.1
def bag_posterior(p, label):
    some = _some_positive(p)
    if label == 0:
        return [0.0] * len(p) if 1 not in p else None
    # A positive sample settles the label by itself: P(i and the label) is P(i).
    return [1.0] * len(p) if any(p) else None


# %% bag_of_changed_p: 包里用的是第一个样本的 p / Uses the p of the first samples for a bag
# caught by: test_soft_labels
# hint: 逐项
# book: §5.1
def soft_labels(p, supervision):
    result = list(p)
    for kind, where, label, *rates in supervision:
        if kind == "label":
            result[where] = float(label)
        elif kind == "noisy":
            result[where] = noisy_posterior(p[where], label, *rates)
        else:
            for i, one in zip(where, bag_posterior(p[: len(where)], label) or [0.0] * len(where)):
                result[i] = one
    return result


# %% bag_of_the_pair: 只看 i 与 j 两个样本 / Looks at samples i and j alone
# caught by: test_bag_of_three, test_pairs
# book: §5.1
def pair_in_bag(p, i, j):
    return p[i] * p[j] / (_some_positive([p[i], p[j]]) or 1.0)


# %% bag_sorted: 包里的样本排了序 / Sorts the samples of a bag
# caught by: test_soft_labels
# hint: 逐项
# book: §5.1
def soft_labels(p, supervision):
    result = list(p)
    for kind, where, label, *rates in supervision:
        if kind == "label":
            result[where] = float(label)
        elif kind == "noisy":
            result[where] = noisy_posterior(p[where], label, *rates)
        else:
            for i, one in zip(where, bag_posterior([p[i] for i in sorted(where)], label)):
                result[i] = one
    return result


# %% exactly_one: 当成恰好一个为正 / Takes the bag to hold exactly one positive sample
# caught by: test_bag_of_three, test_bags
# hint: 至少一个
# book: §5.1
def bag_posterior(p, label):
    some = _some_positive(p)
    if label == 0:
        return [0.0] * len(p) if 1 not in p else None
    # A positive sample settles the label by itself: P(i and the label) is P(i).
    return [one / sum(p) for one in p] if any(p) else None


# %% float_powers: 用浮点数计数，大的数不精确 / Counts in floats, which are not exact for large numbers
# caught by: test_labellings
# book: §5.1
def consistent_labellings(sizes, labels):
    ways = {None: lambda size: 2**size, 0: lambda size: 1, 1: lambda size: 2**size - 1}
    return int(prod(float(ways[label](size)) for size, label in zip(sizes, labels)))


# %% forward_rate: 算成了看到的比例 / Computes the share seen from the true one
# caught by: test_wrong_labels
# hint: 解出来
# book: §5.1
def true_rate(seen_rate, miss, false_alarm):
    # seen_rate = rate·(1 - miss) + (1 - rate)·false_alarm
    slope = 1 - miss - false_alarm
    return seen_rate * slope + false_alarm if abs(slope) > 1e-9 else None


# %% impossible_label_half: 看不到的标签返回 ½ / One half for a label that cannot be seen
# caught by: test_wrong_labels
# book: §5.1
def noisy_posterior(p, seen, miss, false_alarm):
    if_one, if_zero = (1 - miss, false_alarm) if seen == 1 else (miss, 1 - false_alarm)
    total = p * if_one + (1 - p) * if_zero
    return p * if_one / total if total else 0.5


# %% impossible_one: 不可能的标签 1 返回了 0 / Zeros for label 1 where it is impossible
# caught by: test_bags
# book: §5.1
def bag_posterior(p, label):
    some = _some_positive(p)
    if label == 0:
        return [0.0] * len(p) if 1 not in p else None
    # A positive sample settles the label by itself: P(i and the label) is P(i).
    return [one / some for one in p] if any(p) else [0.0] * len(p)


# %% impossible_zero: 包里有必为正的样本，标签 0 仍返回 0 / Zeros for label 0 though a sample is certainly positive
# caught by: test_bags
# book: §5.1
def bag_posterior(p, label):
    some = _some_positive(p)
    if label == 0:
        return [0.0] * len(p)
    # A positive sample settles the label by itself: P(i and the label) is P(i).
    return [one / some for one in p] if any(p) else None


# %% independent_pair: 两个后验相乘 / Multiplies the two posteriors
# caught by: test_bag_of_three, test_pairs
# hint: 不再独立
# book: §5.1
def pair_in_bag(p, i, j):
    return p[i] * p[j] / _some_positive(p) ** 2


# %% keeps_prior: 包的标签没有用上 / Makes no use of the label of the bag
# caught by: test_bag_of_three, test_bags
# hint: 至少一个
# book: §5.1
def bag_posterior(p, label):
    some = _some_positive(p)
    if label == 0:
        return [0.0] * len(p) if 1 not in p else None
    # A positive sample settles the label by itself: P(i and the label) is P(i).
    return list(p) if any(p) else None


# %% labels_ignored_without_bag: 忽略了单个样本的标签 / Ignores labels of single samples
# caught by: test_soft_labels
# hint: 逐项
# book: §5.1
def soft_labels(p, supervision):
    result = list(p)
    for kind, where, label, *rates in supervision:
        if kind == "label":
            pass
        elif kind == "noisy":
            result[where] = noisy_posterior(p[where], label, *rates)
        else:
            for i, one in zip(where, bag_posterior([p[i] for i in where], label)):
                result[i] = one
    return result


# %% least_doubtful: 取了最不可疑的 / Takes the least doubtful
# caught by: test_suspects
# hint: 所给标签
# book: §5.1
def suspects(posterior, labels, k):
    def support(i):
        return posterior[i] if labels[i] == 1 else 1 - posterior[i]

    return sorted(range(len(labels)), key=support, reverse=True)[:k]


# %% long_bags_cut: 包里第 32 个以后的样本不改 / Leaves the samples of a bag after the 32nd as they are
# caught by: test_soft_labels
# book: §5.1
# kind: narrow
def soft_labels(p, supervision):
    result = list(p)
    for kind, where, label, *rates in supervision:
        if kind == "label":
            result[where] = float(label)
        elif kind == "noisy":
            result[where] = noisy_posterior(p[where], label, *rates)
        else:
            for i, one in zip(where[:32], bag_posterior([p[i] for i in where], label)):
                result[i] = one
    return result


# %% negative_bag_keeps_p: 标签为 0 时保留了 p / Keeps p where the label is 0
# caught by: test_bags
# hint: 一个正样本也没有
# book: §5.1
def bag_posterior(p, label):
    some = _some_positive(p)
    if label == 0:
        return list(p) if 1 not in p else None
    # A positive sample settles the label by itself: P(i and the label) is P(i).
    return [one / some for one in p] if any(p) else None


# %% negative_bags_ignored: 忽略了标签为 0 的包 / Ignores bags with label 0
# caught by: test_soft_labels
# hint: 逐项
# book: §5.1
def soft_labels(p, supervision):
    result = list(p)
    for kind, where, label, *rates in supervision:
        if kind == "label":
            result[where] = float(label)
        elif kind == "noisy":
            result[where] = noisy_posterior(p[where], label, *rates)
        elif label:
            for i, one in zip(where, bag_posterior([p[i] for i in where], label)):
                result[i] = one
    return result


# %% noise_without_prior: 贝叶斯公式里没有先验 / Bayes' formula without the prior
# caught by: test_wrong_labels
# hint: 先验
# book: §5.1
def noisy_posterior(p, seen, miss, false_alarm):
    if_one, if_zero = (1 - miss, false_alarm) if seen == 1 else (miss, 1 - false_alarm)
    total = if_one + if_zero
    return if_one / total if total else None


# %% noisy_as_true: 有错的标签当成真的 / Takes a noisy label for the truth
# caught by: test_soft_labels
# hint: 逐项
# book: §5.1
def soft_labels(p, supervision):
    result = list(p)
    for kind, where, label, *rates in supervision:
        if kind == "label":
            result[where] = float(label)
        elif kind == "noisy":
            result[where] = float(label)
        else:
            for i, one in zip(where, bag_posterior([p[i] for i in where], label)):
                result[i] = one
    return result


# %% noisy_rates_swapped_in_soft: 两个错误率传反了 / Passes the two rates in the wrong order
# caught by: test_soft_labels
# hint: 逐项
# book: §5.1
def soft_labels(p, supervision):
    result = list(p)
    for kind, where, label, *rates in supervision:
        if kind == "label":
            result[where] = float(label)
        elif kind == "noisy":
            result[where] = noisy_posterior(p[where], label, *rates[::-1])
        else:
            for i, one in zip(where, bag_posterior([p[i] for i in where], label)):
                result[i] = one
    return result


# %% one_positive_each: 标签为 1 的包只数恰好一个正的 / Counts exactly one positive for bags with label 1
# caught by: test_labellings
# hint: 排除
# book: §5.1
def consistent_labellings(sizes, labels):
    ways = {None: lambda size: 2**size, 0: lambda size: 1, 1: lambda size: size}
    return prod(ways[label](size) for size, label in zip(sizes, labels))


# %% others_excluded: 分子要求其余样本都为负 / Wants all other samples to be negative
# caught by: test_bag_of_three, test_bags
# hint: 而且
# book: §5.1
def bag_posterior(p, label):
    some = _some_positive(p)
    if label == 0:
        return [0.0] * len(p) if 1 not in p else None
    # A positive sample settles the label by itself: P(i and the label) is P(i).
    return [
        one * prod(1 - other for k, other in enumerate(p) if k != i) / some for i, one in enumerate(p)
    ] if any(p) else None


# %% pair_without_label: 没有用包的标签 / Makes no use of the label for the pair
# caught by: test_bag_of_three, test_pairs
# hint: 分子
# book: §5.1
def pair_in_bag(p, i, j):
    return p[i] * p[j]


# %% rate_clipped: 截断到了 [0, 1] / Clips to [0, 1]
# caught by: test_wrong_labels
# book: §5.1
def true_rate(seen_rate, miss, false_alarm):
    # seen_rate = rate·(1 - miss) + (1 - rate)·false_alarm
    slope = 1 - miss - false_alarm
    return min(1.0, max(0.0, (seen_rate - false_alarm) / slope)) if abs(slope) > 1e-9 else None


# %% rate_given_seen: 把错误率当成以看到的标签为条件 / Takes the rates as given the label seen
# caught by: test_wrong_labels
# hint: 真实标签为条件
# book: §5.1
def noisy_posterior(p, seen, miss, false_alarm):
    if_one, if_zero = (1 - miss, false_alarm) if seen == 1 else (miss, 1 - false_alarm)
    total = p * if_one + (1 - p) * if_zero
    return (1 - false_alarm if seen == 1 else miss) if total else None


# %% rate_subtracted_only: 只减去误报率 / Only subtracts the false alarms
# caught by: test_wrong_labels
# hint: 解出来
# book: §5.1
def true_rate(seen_rate, miss, false_alarm):
    # seen_rate = rate·(1 - miss) + (1 - rate)·false_alarm
    slope = 1 - miss - false_alarm
    return (seen_rate - false_alarm) if abs(slope) > 1e-9 else None


# %% rates_swapped: 漏报率与误报率用反了 / Exchanges the two rates
# caught by: test_wrong_labels
# hint: 真实标签为条件
# book: §5.1
def noisy_posterior(p, seen, miss, false_alarm):
    if_one, if_zero = (1 - false_alarm, miss) if seen == 1 else (false_alarm, 1 - miss)
    total = p * if_one + (1 - p) * if_zero
    return p * if_one / total if total else None


# %% seen_ignored: 总当作看到了 1 / Always takes the label seen for 1
# caught by: test_wrong_labels
# hint: 真实标签为条件
# book: §5.1
def noisy_posterior(p, seen, miss, false_alarm):
    if_one, if_zero = (1 - miss, false_alarm)
    total = p * if_one + (1 - p) * if_zero
    return p * if_one / total if total else None


# %% slope_compared_exactly: 浮点数直接与 0 比较 / Compares a float with 0 exactly
# caught by: test_wrong_labels
# book: §5.1
def true_rate(seen_rate, miss, false_alarm):
    # seen_rate = rate·(1 - miss) + (1 - rate)·false_alarm
    slope = 1 - miss - false_alarm
    return (seen_rate - false_alarm) / slope if slope else None


# %% small_p_is_zero: 很小的概率当成 0 / Takes small probabilities for 0
# caught by: test_bags
# book: §5.1
# kind: narrow
def bag_posterior(p, label):
    p = [one if one > 1e-4 else 0.0 for one in p]
    some = _some_positive(p)
    if label == 0:
        return [0.0] * len(p) if 1 not in p else None
    # A positive sample settles the label by itself: P(i and the label) is P(i).
    return [one / some for one in p] if any(p) else None


# %% support_rounded: 概率先取整到三位 / Rounds probabilities to three places
# caught by: test_suspects
# book: §5.1
# kind: narrow
def suspects(posterior, labels, k):
    def support(i):
        return round(posterior[i] if labels[i] == 1 else 1 - posterior[i], 3)

    return sorted(range(len(labels)), key=support)[:k]


# %% support_to_six_digits: 概率先四舍五入到六位再排序 / Probabilities are rounded to six digits before they are sorted
# caught by: test_suspects
# book: §5.1
# kind: narrow
def suspects(posterior, labels, k):
    def support(i):
        return round(posterior[i] if labels[i] == 1 else 1 - posterior[i], 6)

    return sorted(range(len(labels)), key=support)[:k]


# %% suspects_by_p: 取了后验最小的，不管标签 / Takes the smallest posteriors whatever the labels
# caught by: test_suspects
# hint: 所给标签
# book: §5.1
def suspects(posterior, labels, k):
    def support(i):
        return posterior[i]

    return sorted(range(len(labels)), key=support)[:k]


# %% suspects_in_float32: 用单精度比较可疑的程度 / Compares the doubts in single precision
# caught by: test_suspects
# book: §5.1
import numpy as np


def suspects(posterior, labels, k):
    def support(i):
        return posterior[i] if labels[i] == 1 else 1 - posterior[i]

    return np.argsort([np.float32(support(i)) for i in range(len(labels))], kind="stable")[:k].tolist()


# %% suspects_near_half: 取了最接近 ½ 的 / Takes those nearest to one half
# caught by: test_suspects
# hint: 所给标签
# book: §5.1
def suspects(posterior, labels, k):
    def support(i):
        return abs(posterior[i] - 0.5)

    return sorted(range(len(labels)), key=support)[:k]


# %% two_to_k: 标签为 1 的包也数了全负 / Counts all-negative for bags with label 1
# caught by: test_labellings
# hint: 排除
# book: §5.1
def consistent_labellings(sizes, labels):
    ways = {None: lambda size: 2**size, 0: lambda size: 1, 1: lambda size: 2**size}
    return prod(ways[label](size) for size, label in zip(sizes, labels))


# %% uniform_in_bag: 包里每个样本都是 1/k / 1/k for every sample of the bag
# caught by: test_bag_of_three, test_bags
# hint: 至少一个
# book: §5.1
def bag_posterior(p, label):
    some = _some_positive(p)
    if label == 0:
        return [0.0] * len(p) if 1 not in p else None
    # A positive sample settles the label by itself: P(i and the label) is P(i).
    return [1 / len(p)] * len(p) if any(p) else None


# %% unlabelled_counts_once: 没有标签的包只算一种 / Counts one way for a bag without label
# caught by: test_labellings
# hint: 逐包
# book: §5.1
def consistent_labellings(sizes, labels):
    ways = {None: lambda size: 1, 0: lambda size: 1, 1: lambda size: 2**size - 1}
    return prod(ways[label](size) for size, label in zip(sizes, labels))


# %% wrong_predictions_only: 只在判错的样本里取 / Chooses only among samples that would be decided otherwise
# caught by: test_suspects
# book: §5.1
def suspects(posterior, labels, k):
    def support(i):
        return posterior[i] if labels[i] == 1 else 1 - posterior[i]

    doubtful = [i for i in range(len(labels)) if support(i) < 0.5]
    return sorted(doubtful, key=support)[:k]
