"""两个矩阵的 TPR、FPR 只是近似相等 / TPR and FPR of the two matrices are only nearly equal

caught by: test_same_rates_with_any_precisions
book: (2.18), (2.19)
"""

from math import ceil


def ratio(part, whole):
    return part / whole if whole else None


def rates(tp, fp, fn, tn):
    tpr = ratio(tp, tp + fn)
    return {"tpr": tpr, "fpr": ratio(fp, fp + tn), "precision": ratio(tp, tp + fp), "recall": tpr}


def precision_from_rates(tpr, fpr, n_pos, n_neg):
    tp, fp = tpr * n_pos, fpr * n_neg
    return ratio(tp, tp + fp)


def fpr_from_precision_recall(precision, recall, n_pos, n_neg):
    tp = recall * n_pos
    predicted = tp / precision
    return (predicted - tp) / n_neg


def same_rates(low, high):
    negatives, positives = ceil(10 / low), ceil(10 / (1 - high))
    a, b = round(0.3 * negatives), round(0.3 * positives)
    first, second = (3, a, 7, negatives - a), (b, 3, positives - b, 7)
    return first, second
