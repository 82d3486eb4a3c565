"""返回的是精度, 不是错误率 / Returns the accuracy, not the error rate

caught by: test_worked_curve, test_error_at_every_cut
book: (2.4), (2.5)
"""

def error_from_roc(fpr, tpr, n_pos, n_neg):
    return (tpr * n_pos + (1 - fpr) * n_neg) / (n_pos + n_neg)


def iso_error_slope(n_pos, n_neg):
    return n_neg / n_pos


def least_error(points, n_pos, n_neg):
    return 1 - max(error_from_roc(fpr, tpr, n_pos, n_neg) for fpr, tpr in points)


def better_auc_worse_error(n_pos, n_neg):
    # b loses a single positive as deep as can be: one error at its best cut, but n_neg pairs in the wrong order.
    # a disorders three pairs only, fewer than n_neg, but spread so that every cut makes two errors.
    a = [1] * (n_pos - 2) + [0, 1, 0, 1] + [0] * (n_neg - 2)
    b = [1] * (n_pos - 1) + [0] * n_neg + [1]
    return {"a": a, "b": b}
