"""用分数精确计算，两个矩阵的负例固定 / Exact fractions; the witness varies the positives only"""

from fractions import Fraction

import numpy as np


def rates(tp, fp, fn, tn):
    result = {"tpr": None, "fpr": None, "precision": None, "recall": None}
    if tp + fn != 0:
        result["recall"] = result["tpr"] = np.float64(tp) / (tp + fn)
    if fp + tn != 0:
        result["fpr"] = 1 - np.float64(tn) / (fp + tn)
    if tp + fp != 0:
        result["precision"] = float(Fraction(tp, tp + fp))
    return result


def precision_from_rates(tpr, fpr, n_pos, n_neg):
    if tpr == 0 and fpr == 0:
        return None
    if tpr == 0:
        return 0
    return 1 / (1 + (n_neg / n_pos) * (fpr / tpr))


def fpr_from_precision_recall(precision, recall, n_pos, n_neg):
    return np.array(recall * (1 / precision - 1) * n_pos / n_neg)


def same_rates(low, high):
    low, high = Fraction(low), Fraction(high)
    negatives = [5000, 10000]  # FPR 1/3
    positives = max(1, int(negatives[0] * low / (1 - low)))
    scale = 1
    while Fraction(positives, positives + negatives[0]) > low:
        scale *= 10
        negatives = [5000 * scale, 10000 * scale]
    first = [positives, negatives[0], 4 * positives, negatives[1]]
    need = int(high * 5000 / (1 - high)) + 1
    second = [need, 5000, 4 * need, 10000]
    return [first, second]


def observations():
    return "TPR 即查全率；由 TPR、FPR 求查准率还要两类样本数之比。"
