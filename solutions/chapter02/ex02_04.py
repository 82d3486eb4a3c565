"""2.4 真正例率、假正例率与查准率、查全率 / TPR and FPR versus precision and recall"""

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
    return (1, negatives, 1, negatives), (positives, 1, positives, 1)


def observations():
    return r"""
查全率就是真正例率，都是正例里找到了几成；假正例率是反例里误报了几成。这三个（两个）都在一类之内，与两类的多少无关。查准率的分母
TP + FP 横跨两类：$P = \frac{m^+ \mathrm{TPR}}{m^+ \mathrm{TPR} + m^- \mathrm{FPR}}$，缺的正是两类之比 $m^-/m^+$。同样的 (TPR, FPR)，
反例越多，误报越多，查准率越低，可以是 0 与 1 之间的任何数。
"""
