"""换算时正例数和反例数用反了 / The conversion exchanges the numbers of positives and negatives

caught by: test_worked_matrix, test_conversions_agree_with_the_matrix
book: (2.18), (2.19)
"""

from math import ceil


def ratio(part, whole):
    return part / whole if whole else None


def rates(tp, fp, fn, tn):
    tpr = ratio(tp, tp + fn)
    return {"tpr": tpr, "fpr": ratio(fp, fp + tn), "precision": ratio(tp, tp + fp), "recall": tpr}


def precision_from_rates(tpr, fpr, n_pos, n_neg):
    tp, fp = tpr * n_neg, fpr * n_pos
    return ratio(tp, tp + fp)


def fpr_from_precision_recall(precision, recall, n_pos, n_neg):
    tp = recall * n_neg
    predicted = tp / precision
    return (predicted - tp) / n_pos


def same_rates(low, high):
    # With TPR = FPR = 1/2 the precision is the share of positives, which is free.
    negatives = ceil(1 / low)
    positives = ceil(1 / (1 - high))
    return (1, negatives, 1, negatives), (positives, 1, positives, 1)
