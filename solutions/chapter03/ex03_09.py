"""3.9 拆分之后为何不必再平衡 / Why the parts of a multi-class task need no rebalancing"""

from math import log


def rescale(y, n_pos, n_neg):
    odds = y / (1 - y) * n_neg / n_pos
    return odds / (1 + odds)


def ovr_decision(probabilities, counts, rescaled):
    if rescaled:
        probabilities = [rescale(y, m, sum(counts) - m) for y, m in zip(probabilities, counts)]
    return probabilities.index(max(probabilities))


def offset_effect(code, counts):
    offsets = []
    for column in zip(*code):
        n_pos = sum(m for role, m in zip(column, counts) if role == 1)
        n_neg = sum(m for role, m in zip(column, counts) if role == -1)
        offsets.append(log(n_neg / n_pos))
    return [sum(role * offset for role, offset in zip(word, offsets)) for word in code]


def cancels(code, counts):
    effect = offset_effect(code, counts)
    return max(effect) - min(effect) <= 1e-9


def decision_changed(counts):
    rare, common = counts.index(min(counts)), counts.index(max(counts))
    if counts[rare] == counts[common]:
        return None
    # Rescaling favours the odds of the rare class by more than the ratio of the counts; it trails by less than that.
    posterior = [1e-6] * len(counts)
    posterior[common] = 1.0
    posterior[rare] = (counts[rare] / counts[common]) ** 0.25
    return [p / sum(posterior) for p in posterior]


def not_cancelling(n_classes):
    # Column j separates classes 0..j from the rest.
    return [[1 if k <= j else -1 for j in range(n_classes - 1)] for k in range(n_classes)]


def justification():
    return """OvR 与 MvM 对每一类的处理是对称的：每个分类器的不平衡使输出偏向反类，但各类受到的影响相近，比较时互相抵消。
样本数相等的 OvR、OvO 与穷举码恰好完全抵消。各类样本数悬殊，或编码对各类不对称时，抵消不再成立；而若输出就是真实的
后验概率，直接取最大已经是最优，再缩放反而有害。"""
