"""把 TPR 当成了查准率; 等于 TPR 的是查全率 / Takes TPR for the precision; it is the recall that equals TPR

caught by: test_worked_matrix, test_conversions_agree_with_the_matrix
book: (2.8), (2.9), (2.18)
"""

from math import ceil


def ratio(part, whole):
    return part / whole if whole else None


def rates(tp, fp, fn, tn):
    tpr = ratio(tp, tp + fn)
    return {"tpr": tpr, "fpr": ratio(fp, fp + tn), "precision": tpr, "recall": ratio(tp, tp + fp)}


def precision_from_rates(tpr, fpr, n_pos, n_neg):
    return tpr if tpr or fpr else None


def fpr_from_precision_recall(precision, recall, n_pos, n_neg):
    tp = recall * n_pos
    predicted = tp / precision
    return (predicted - tp) / n_neg


def same_rates(low, high):
    # With TPR = FPR = 1/2 the precision is the share of positives, which is free.
    negatives = ceil(1 / low)
    positives = ceil(1 / (1 - high))
    return (1, negatives, 1, negatives), (positives, 1, positives, 1)
