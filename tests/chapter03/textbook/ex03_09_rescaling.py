"""照式 (3.48)：几率乘以 m⁻/m⁺，取对数就是给得分加上 ln(m⁻/m⁺) / (3.48): the odds times m⁻/m⁺, which adds ln(m⁻/m⁺) to the score"""

import math


def rescale(y, n_pos, n_neg):
    odds = y / (1 - y) * n_neg / n_pos
    return odds / (1 + odds)


def ovr_decision(probabilities, counts, rescaled):
    values = probabilities
    if rescaled:
        total = sum(counts)
        values = [rescale(y, m, total - m) for y, m in zip(probabilities, counts)]
    return values.index(max(values))


def offset_effect(code, counts):
    effect = [0.0] * len(code)
    for j in range(len(code[0])):
        m_pos = sum(m for row, m in zip(code, counts) if row[j] == 1)
        m_neg = sum(m for row, m in zip(code, counts) if row[j] == -1)
        for k in range(len(code)):
            effect[k] += code[k][j] * math.log(m_neg / m_pos)
    return effect


def cancels(code, counts):
    effect = offset_effect(code, counts)
    return max(effect) - min(effect) <= 1e-9


def decision_changed(counts):
    total = sum(counts)
    large, small = counts.index(max(counts)), counts.index(min(counts))
    if counts[large] == counts[small]:
        return None
    gain = ((total - counts[small]) / counts[small]) / ((total - counts[large]) / counts[large])
    # 几率 r 与 1/r：再缩放之前 large 领先，之后 small 领先，要 1 < r² < gain
    r = min(gain**0.25, 3)
    p = [0.0] * len(counts)
    p[large] = r / (1 + r)
    p[small] = 1 / (1 + r)
    return p


def not_cancelling(n_classes):
    code = [[1 if i == j else -1 for j in range(n_classes)] for i in range(n_classes)]
    for i, row in enumerate(code):
        row.append(1 if i == 0 else -1)
    return code


def justification():
    return "OvR 对每个类作了相同的处理，各类样本数相当时偏移互相抵消；样本数悬殊，或编码不对称时，仍可能需要处理。"
