"""先还原成个数；见证靠搜索 / Back to counts first; the witness is searched for"""

import numpy as np


def error_from_roc(fpr, tpr, n_pos, n_neg):
    fp = fpr * n_neg
    fn = n_pos - tpr * n_pos
    return np.float64((fp + fn) / (n_pos + n_neg))


def iso_error_slope(n_pos, n_neg):
    m = n_pos + n_neg
    return (n_neg / m) / (n_pos / m)


def least_error(points, n_pos, n_neg):
    fpr, tpr = np.array(points, float).T
    return (n_pos * (1 - tpr) + n_neg * fpr).min() / (n_pos + n_neg)


def judge(ranking):
    y = np.array(ranking)
    disorder = np.cumsum(1 - y)[y == 1].sum()
    wrong = np.concatenate([[0], np.cumsum(1 - 2 * y)]) + y.sum()
    return disorder, wrong.min()


def better_auc_worse_error(n_pos, n_neg):
    def with_last_two_at(i, j):
        y = [0] * (n_pos + n_neg)
        y[: n_pos - 2] = [1] * (n_pos - 2)
        y[i] = y[j] = 1
        return y

    m = n_pos + n_neg
    everything = [with_last_two_at(i, j) for i in range(n_pos - 2, m) for j in range(i + 1, m)]
    judged = [(judge(y), y) for y in everything]
    for (loss_a, error_a), a in judged:
        for (loss_b, error_b), b in judged:
            if loss_a < loss_b and error_a > error_b:
                return {"a": np.array(a), "b": tuple(b), "note": (loss_a, loss_b)}


def observations():
    return "错误率是两类错误按样本数的加权平均；等错误率线的斜率是反例数比正例数。"
