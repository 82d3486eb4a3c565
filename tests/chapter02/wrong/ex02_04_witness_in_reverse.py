"""两个矩阵的次序颠倒 / The two matrices in reverse order

caught by: test_same_rates_with_any_precisions
book: §2.3.3
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
    # With TPR = FPR = 1/2 the precision is the share of positives, which is free.
    negatives = ceil(1 / low)
    positives = ceil(1 / (1 - high))
    return (positives, 1, positives, 1), (1, negatives, 1, negatives)
