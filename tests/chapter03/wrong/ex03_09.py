"""Known mistakes of 3.9. Each cell holds what differs from the reference."""

# %% always_cancels: 以为偏移总会抵消 / Believes that the offsets always cancel
# caught by: test_cancels, test_decision_changed
# book: §3.5
def cancels(code, counts):
    return True


def decision_changed(counts):
    rare, common = counts.index(min(counts)), counts.index(max(counts))
    return None
    # Rescaling multiplies the odds by (m - m_k) / m_k; the rare class trails by less than this favours it.
    factors = [(sum(counts) - m) / m for m in counts]
    posterior = [1e-6] * len(counts)
    posterior[common] = 1.0
    posterior[rare] = (factors[common] / factors[rare]) ** 0.25
    return [p / sum(posterior) for p in posterior]


# %% always_rescales: 不看 `rescaled`，总是再缩放 / Ignores `rescaled` and always rescales
# caught by: test_ovr_decision
# book: §3.5, §3.6
def ovr_decision(probabilities, counts, rescaled):
    if True:
        probabilities = [rescale(y, m, sum(counts) - m) for y, m in zip(probabilities, counts)]
    return probabilities.index(max(probabilities))


# %% cancels_if_neighbours_agree: 只比较第一类与最后一类 / Compares the first and the last class only
# caught by: test_cancels
# book: §3.5, §3.6
def cancels(code, counts):
    effect = offset_effect(code, counts)
    return abs(effect[0] - effect[-1]) <= 1e-9


# %% cancels_if_the_first_is_mean: 第一类的改变量等于平均值就算抵消 / Offsets count as cancelling if the first class changes by the mean
# caught by: test_cancels
# book: §3.6
def cancels(code, counts):
    effect = offset_effect(code, counts)
    return abs(effect[0] - sum(effect) / len(effect)) <= 1e-9


# %% cancels_nearly: 相差不到 1e-3 就算抵消 / Takes a difference below 1e-3 for cancelling
# caught by: test_cancels
# book: §3.5, §3.6
# kind: narrow
def cancels(code, counts):
    effect = offset_effect(code, counts)
    return max(effect) - min(effect) <= 1e-3


# %% cancels_only_at_zero: 以为改变量都是 0 才算抵消 / Believes that cancelling means that every change is 0
# caught by: test_cancels
# book: §3.5, §3.6
def cancels(code, counts):
    effect = offset_effect(code, counts)
    return max(map(abs, effect)) <= 1e-9


def decision_changed(counts):
    rare, common = counts.index(min(counts)), counts.index(max(counts))
    if counts[rare] == counts[common]:
        return None
    # Rescaling multiplies the odds by (m - m_k) / m_k; the rare class trails by less than this favours it.
    factors = [(sum(counts) - m) / m for m in counts]
    posterior = [1e-6] * len(counts)
    posterior[common] = 1.0
    posterior[rare] = (factors[common] / factors[rare]) ** 0.25
    return [p / sum(posterior) for p in posterior]


# %% counts_as_int32: 样本数用 32 位整数相加，大了就溢出 / Adds counts as 32-bit integers, which overflow
# caught by: test_offset_effect
# book: §3.5, §3.6
# kind: narrow
import numpy as np


def offset_effect(code, counts):
    counts, offsets = np.array(counts).astype(np.int32), []
    for column in zip(*code):
        n_pos = sum(m for role, m in zip(column, counts) if role == 1)
        n_neg = sum(m for role, m in zip(column, counts) if role == -1)
        offsets.append(log(abs(n_neg / n_pos) or 1))
    return [sum(role * offset for role, offset in zip(word, offsets)) for word in code]


# %% counts_as_shares_of_all: 用正例占全体的比例去除 / Divides by the share of positives among all samples
# caught by: test_rescale_example, test_rescale
# book: (3.48)
def rescale(y, n_pos, n_neg):
    odds = y / (1 - y) / (n_pos / (n_pos + n_neg))
    return odds / (1 + odds)


# %% counts_classes_not_samples: 数的是类别数，不是样本数 / Counts classes instead of samples
# caught by: test_offset_effect
# book: (3.48)
def offset_effect(code, counts):
    offsets = []
    for column in zip(*code):
        n_pos = sum(1 for role, m in zip(column, counts) if role == 1)
        n_neg = sum(1 for role, m in zip(column, counts) if role == -1)
        offsets.append(log(n_neg / n_pos))
    return [sum(role * offset for role, offset in zip(word, offsets)) for word in code]


def decision_changed(counts):
    rare, common = counts.index(min(counts)), counts.index(max(counts))
    if counts[rare] == counts[common]:
        return None
    # Rescaling multiplies the odds by (m - m_k) / m_k; the rare class trails by less than this favours it.
    factors = [(sum(counts) - m) / m for m in counts]
    posterior = [1e-6] * len(counts)
    posterior[common] = 1.0
    posterior[rare] = (factors[common] / factors[rare]) ** 0.25
    return [p / sum(posterior) for p in posterior]


# %% decision_by_rounded_outputs: 比较的是四舍五入到三位的输出 / Compares outputs rounded to three digits
# caught by: test_ovr_decision
# book: §3.5, §3.6
# kind: narrow
def ovr_decision(probabilities, counts, rescaled):
    if rescaled:
        probabilities = [rescale(y, m, sum(counts) - m) for y, m in zip(probabilities, counts)]
    probabilities = [round(y, 3) for y in probabilities]
    return probabilities.index(max(probabilities))


# %% equal_rows: 两类的码字相同 / Gives two classes the same word
# caught by: test_not_cancelling
# book: §3.5, §3.6
def not_cancelling(n_classes):
    # Column j separates classes 0..j from the rest.
    return [[1 if k <= j else -1 for j in range(1, n_classes - 1)] for k in range(n_classes)]


# %% first_two_classes_only: 只在前两类之间找见证 / Looks for a witness among the first two classes only
# caught by: test_decision_changed
# book: §3.5, §3.6
def decision_changed(counts):
    rare, common = counts.index(min(counts[:2])), counts.index(max(counts[:2]))
    if counts[rare] == counts[common]:
        return None
    # Rescaling favours the odds of the rare class by more than the ratio of the counts; it trails by less than that.
    posterior = [1e-6] * len(counts)
    posterior[common] = 1.0
    posterior[rare] = (counts[rare] / counts[common]) ** 0.25
    return [p / sum(posterior) for p in posterior]


# %% four_hundred_columns: 只用了前四百列 / Only the first four hundred columns are used
# caught by: test_offset_effect
# book: §3.6
# kind: narrow
def offset_effect(code, counts):
    offsets = []
    for column in list(zip(*code))[:400]:
        n_pos = sum(m for role, m in zip(column, counts) if role == 1)
        n_neg = sum(m for role, m in zip(column, counts) if role == -1)
        offsets.append(log(n_neg / n_pos))
    return [sum(role * offset for role, offset in zip(word, offsets)) for word in code]


# %% largest_class_as_negatives: 把样本最多的类当作反例，没有算上其余各类 / Takes the largest class for the negatives instead of all other classes
# caught by: test_ovr_decision
# book: §3.5
def ovr_decision(probabilities, counts, rescaled):
    if rescaled:
        probabilities = [rescale(y, m, max(counts)) for y, m in zip(probabilities, counts)]
    return probabilities.index(max(probabilities))


def decision_changed(counts):
    rare, common = counts.index(min(counts)), counts.index(max(counts))
    if counts[rare] == counts[common]:
        return None
    # Rescaling multiplies the odds by (m - m_k) / m_k; the rare class trails by less than this favours it.
    factors = [(sum(counts) - m) / m for m in counts]
    posterior = [1e-6] * len(counts)
    posterior[common] = 1.0
    posterior[rare] = (factors[common] / factors[rare]) ** 0.25
    return [p / sum(posterior) for p in posterior]


# %% log_base_two: 用以 2 为底的对数 / Logarithms to base two
# caught by: test_offset_effect
# book: §3.5, §3.6
# costs: 1
from math import log2


def offset_effect(code, counts):
    offsets = []
    for column in zip(*code):
        n_pos = sum(m for role, m in zip(column, counts) if role == 1)
        n_neg = sum(m for role, m in zip(column, counts) if role == -1)
        offsets.append(log2(n_neg / n_pos))
    return [sum(role * offset for role, offset in zip(word, offsets)) for word in code]


# %% none_if_largest_leads: 以为样本数相近时判决不会改变 / Believes that counts within 1 % never change a decision
# caught by: test_decision_changed
# book: §3.5, §3.6
# kind: narrow
def decision_changed(counts):
    rare, common = counts.index(min(counts)), counts.index(max(counts))
    if counts[common] - counts[rare] <= 0.01 * counts[common]:
        return None
    # Rescaling favours the odds of the rare class by more than the ratio of the counts; it trails by less than that.
    posterior = [1e-6] * len(counts)
    posterior[common] = 1.0
    posterior[rare] = (counts[rare] / counts[common]) ** 0.25
    return [p / sum(posterior) for p in posterior]


# %% offset_of_the_own_column: 每类只加自己那一列的偏移 / Adds the offset of its own column only
# caught by: test_offset_effect
# book: §3.5, §3.6
def offset_effect(code, counts):
    offsets = []
    for column in zip(*code):
        n_pos = sum(m for role, m in zip(column, counts) if role == 1)
        n_neg = sum(m for role, m in zip(column, counts) if role == -1)
        offsets.append(log(n_neg / n_pos))
    return [word[k % len(word)] * offsets[k % len(word)] for k, word in enumerate(code)]


# %% offsets_averaged: 偏移取了各列的平均 / Averages over the columns instead of adding up
# caught by: test_offset_effect
# book: §3.5, §3.6
def offset_effect(code, counts):
    offsets = []
    for column in zip(*code):
        n_pos = sum(m for role, m in zip(column, counts) if role == 1)
        n_neg = sum(m for role, m in zip(column, counts) if role == -1)
        offsets.append(log(n_neg / n_pos))
    return [sum(role * offset for role, offset in zip(word, offsets)) / len(word) for word in code]


# %% one_vs_rest_as_counterexample: 用 OvR 作反例，而它恰好抵消 / Offers OvR as a counterexample, which cancels exactly
# caught by: test_not_cancelling
# book: §3.5
def decision_changed(counts):
    rare, common = counts.index(min(counts)), counts.index(max(counts))
    if counts[rare] == counts[common]:
        return None
    # Rescaling multiplies the odds by (m - m_k) / m_k; the rare class trails by less than this favours it.
    factors = [(sum(counts) - m) / m for m in counts]
    posterior = [1e-6] * len(counts)
    posterior[common] = 1.0
    posterior[rare] = (factors[common] / factors[rare]) ** 0.25
    return [p / sum(posterior) for p in posterior]


def not_cancelling(n_classes):
    # Column j separates classes 0..j from the rest.
    return [[1 if k == j else -1 for j in range(n_classes)] for k in range(n_classes)]


# %% only_four_classes: 只对四类有反例 / A counterexample for four classes only
# caught by: test_not_cancelling
# book: §3.5, §3.6
def not_cancelling(n_classes):
    # Column j separates classes 0..j from the rest.
    n_classes = 4
    return [[1 if k <= j else -1 for j in range(n_classes - 1)] for k in range(n_classes)]


# %% positive_posterior_clipped: 把概率截到 0.001 与 0.999 之间 / Clips the probability to 0.001 and 0.999
# caught by: test_rescale
# book: (3.48)
# kind: narrow
def rescale(y, n_pos, n_neg):
    y = min(max(y, 0.001), 0.999)
    odds = y / (1 - y) * n_neg / n_pos
    return odds / (1 + odds)


# %% rescale_inverted: 几率乘成了 m⁺/m⁻ / Multiplies the odds by m⁺/m⁻
# caught by: test_rescale_example, test_rescale, test_rescaling_changes_the_winner
# book: (3.48)
def rescale(y, n_pos, n_neg):
    odds = y / (1 - y) * n_pos / n_neg
    return odds / (1 + odds)


def decision_changed(counts):
    rare, common = counts.index(min(counts)), counts.index(max(counts))
    if counts[rare] == counts[common]:
        return None
    # Rescaling multiplies the odds by (m - m_k) / m_k; the rare class trails by less than this favours it.
    factors = [(sum(counts) - m) / m for m in counts]
    posterior = [1e-6] * len(counts)
    posterior[common] = 1.0
    posterior[rare] = (factors[common] / factors[rare]) ** 0.25
    return [p / sum(posterior) for p in posterior]


# %% rescales_by_class_share: 再缩放时除以该类的样本数，没有用几率 / Divides the output by the count of its class
# caught by: test_ovr_decision
# book: §3.5, §3.6
def ovr_decision(probabilities, counts, rescaled):
    if rescaled:
        probabilities = [y / m for y, m in zip(probabilities, counts)]
    return probabilities.index(max(probabilities))


# %% rescales_the_probability: 乘的是概率，不是几率 / Multiplies the probability instead of the odds
# caught by: test_rescale_example, test_rescale
# book: (3.48)
def rescale(y, n_pos, n_neg):
    return min(1.0, y * n_neg / n_pos)


def decision_changed(counts):
    rare, common = counts.index(min(counts)), counts.index(max(counts))
    if counts[rare] == counts[common]:
        return None
    # Rescaling multiplies the odds by (m - m_k) / m_k; the rare class trails by less than this favours it.
    factors = [(sum(counts) - m) / m for m in counts]
    posterior = [1e-6] * len(counts)
    posterior[common] = 1.0
    posterior[rare] = (factors[common] / factors[rare]) ** 0.25
    return [p / sum(posterior) for p in posterior]


# %% returns_the_odds: 返回了几率，没有换回概率 / Returns the odds without turning them back into a probability
# caught by: test_rescale_example, test_rescale
# book: (3.48)
def rescale(y, n_pos, n_neg):
    odds = y / (1 - y) * n_neg / n_pos
    return odds


def decision_changed(counts):
    rare, common = counts.index(min(counts)), counts.index(max(counts))
    if counts[rare] == counts[common]:
        return None
    # Rescaling multiplies the odds by (m - m_k) / m_k; the rare class trails by less than this favours it.
    factors = [(sum(counts) - m) / m for m in counts]
    posterior = [1e-6] * len(counts)
    posterior[common] = 1.0
    posterior[rare] = (factors[common] / factors[rare]) ** 0.25
    return [p / sum(posterior) for p in posterior]


# %% role_ignored: 偏移没有乘上该类在列中的正负 / Does not multiply the offset by the sign of the class
# caught by: test_offset_effect
# book: §3.5, §3.6
def offset_effect(code, counts):
    offsets = []
    for column in zip(*code):
        n_pos = sum(m for role, m in zip(column, counts) if role == 1)
        n_neg = sum(m for role, m in zip(column, counts) if role == -1)
        offsets.append(log(n_neg / n_pos))
    return [sum(offset for role, offset in zip(word, offsets)) for word in code]


def decision_changed(counts):
    rare, common = counts.index(min(counts)), counts.index(max(counts))
    if counts[rare] == counts[common]:
        return None
    # Rescaling multiplies the odds by (m - m_k) / m_k; the rare class trails by less than this favours it.
    factors = [(sum(counts) - m) / m for m in counts]
    posterior = [1e-6] * len(counts)
    posterior[common] = 1.0
    posterior[rare] = (factors[common] / factors[rare]) ** 0.25
    return [p / sum(posterior) for p in posterior]


# %% takes_the_probability_for_odds: 把输出的概率当作几率 / Takes the probability for the odds
# caught by: test_rescale_example, test_rescale
# book: (3.48)
def rescale(y, n_pos, n_neg):
    odds = y * n_neg / n_pos
    return odds / (1 + odds)


# %% total_as_negatives: 反例数取成了全部样本数 / Takes the number of all samples for that of the negatives
# caught by: test_ovr_decision
# book: §3.5
def ovr_decision(probabilities, counts, rescaled):
    if rescaled:
        probabilities = [rescale(y, m, sum(counts)) for y, m in zip(probabilities, counts)]
    return probabilities.index(max(probabilities))


def decision_changed(counts):
    rare, common = counts.index(min(counts)), counts.index(max(counts))
    if counts[rare] == counts[common]:
        return None
    # Rescaling multiplies the odds by (m - m_k) / m_k; the rare class trails by less than this favours it.
    factors = [(sum(counts) - m) / m for m in counts]
    posterior = [1e-6] * len(counts)
    posterior[common] = 1.0
    posterior[rare] = (factors[common] / factors[rare]) ** 0.25
    return [p / sum(posterior) for p in posterior]


# %% witness_not_normalised: 见证的概率没有归一 / The posteriors given do not sum to 1
# caught by: test_decision_changed
# book: §3.5, §3.6
def decision_changed(counts):
    rare, common = counts.index(min(counts)), counts.index(max(counts))
    if counts[rare] == counts[common]:
        return None
    # Rescaling favours the odds of the rare class by more than the ratio of the counts; it trails by less than that.
    posterior = [1e-6] * len(counts)
    posterior[common] = 1.0
    posterior[rare] = (counts[rare] / counts[common]) ** 0.25
    return posterior


# %% witness_with_a_tie: 见证中两个类并列 / The witness has two classes that tie
# caught by: test_decision_changed
# book: §3.5, §3.6
def decision_changed(counts):
    rare, common = counts.index(min(counts)), counts.index(max(counts))
    if counts[rare] == counts[common]:
        return None
    # Rescaling multiplies the odds by (m - m_k) / m_k; the rare class trails by less than this favours it.
    factors = [(sum(counts) - m) / m for m in counts]
    posterior = [1e-6] * len(counts)
    posterior[common] = 1.0
    posterior[rare] = 1.0
    return [p / sum(posterior) for p in posterior]


# %% zero_counts_as_negative: 不参加的类也被算作反例 / Counts the classes that are not used as negative
# caught by: test_offset_effect
# book: §3.5
def offset_effect(code, counts):
    offsets = []
    for column in zip(*code):
        n_pos = sum(m for role, m in zip(column, counts) if role == 1)
        n_neg = sum(m for role, m in zip(column, counts) if role != 1)
        offsets.append(log(n_neg / n_pos))
    return [sum(role * offset for role, offset in zip(word, offsets)) for word in code]


def decision_changed(counts):
    rare, common = counts.index(min(counts)), counts.index(max(counts))
    if counts[rare] == counts[common]:
        return None
    # Rescaling multiplies the odds by (m - m_k) / m_k; the rare class trails by less than this favours it.
    factors = [(sum(counts) - m) / m for m in counts]
    posterior = [1e-6] * len(counts)
    posterior[common] = 1.0
    posterior[rare] = (factors[common] / factors[rare]) ** 0.25
    return [p / sum(posterior) for p in posterior]
