"""用循环找见证，返回数组 / Finds the witness by doubling, returns arrays"""

import numpy as np


def rates(tp, fp, fn, tn):
    def divide(a, b):
        try:
            return a / b
        except ZeroDivisionError:
            return None

    return dict(
        tpr=divide(tp, tp + fn), fpr=divide(fp, fp + tn), precision=divide(tp, tp + fp), recall=divide(tp, tp + fn)
    )


def precision_from_rates(tpr, fpr, n_pos, n_neg):
    share = n_pos / (n_pos + n_neg)
    above = tpr * share
    below = above + fpr * (1 - share)
    return None if below == 0 else above / below


def fpr_from_precision_recall(precision, recall, n_pos, n_neg):
    odds = (1 - precision) / precision
    return odds * recall / (n_neg / n_pos)


def same_rates(low, high):
    one = np.array([3, 1, 1, 1])
    while one[0] / (one[0] + one[1]) > low:
        one[[1, 3]] *= 2
    two = np.array([3, 1, 1, 1])
    while two[0] / (two[0] + two[1]) < high:
        two[[0, 2]] *= 2
    return np.array([one, two])


def observations():
    return "TPR 即查全率；由 TPR、FPR 求查准率还要两类样本数之比。"
