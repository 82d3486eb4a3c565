"""照式 (2.8)、(2.9)、(2.18)、(2.19)，换算时由比率乘上类别样本数恢复 TP 与 FP / (2.8), (2.9), (2.18), (2.19); the conversions multiply the rates by the class sizes to get TP and FP back"""

import math


def ratio(a, b):
    return a / b if b != 0 else None


def rates(tp, fp, fn, tn):
    return {
        "tpr": ratio(tp, tp + fn),
        "fpr": ratio(fp, tn + fp),
        "precision": ratio(tp, tp + fp),
        "recall": ratio(tp, tp + fn),
    }


def precision_from_rates(tpr, fpr, n_pos, n_neg):
    tp = tpr * n_pos
    fp = fpr * n_neg
    return ratio(tp, tp + fp)


def fpr_from_precision_recall(precision, recall, n_pos, n_neg):
    tp = recall * n_pos
    fp = tp / precision - tp
    return fp / n_neg


def same_rates(low, high):
    n = math.ceil(1 / low)
    p = math.ceil(1 / (1 - high))
    # TPR = FPR = 1/2，查准率 = 正例 / 全部
    return (1, n, 1, n), (p, 1, p, 1)


def observations():
    return "TPR = R；P = TPR·m⁺/(TPR·m⁺ + FPR·m⁻)，还缺两类样本数之比。"
