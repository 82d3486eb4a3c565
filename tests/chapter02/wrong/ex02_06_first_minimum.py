"""错误率一升高就停下, 只找到第一个局部最小 / Stops at the first rise of the error: a local minimum

caught by: test_least_error_of_points
book: §2.3.3
"""

def error_from_roc(fpr, tpr, n_pos, n_neg):
    return ((1 - tpr) * n_pos + fpr * n_neg) / (n_pos + n_neg)


def iso_error_slope(n_pos, n_neg):
    return n_neg / n_pos


def least_error(points, n_pos, n_neg):
    best = 1.0
    for fpr, tpr in points:
        error = error_from_roc(fpr, tpr, n_pos, n_neg)
        if error > best:
            break
        best = error
    return best


def better_auc_worse_error(n_pos, n_neg):
    # b loses a single positive as deep as can be: one error at its best cut, but n_neg pairs in the wrong order.
    # a disorders three pairs only, fewer than n_neg, but spread so that every cut makes two errors.
    a = [1] * (n_pos - 2) + [0, 1, 0, 1] + [0] * (n_neg - 2)
    b = [1] * (n_pos - 1) + [0] * n_neg + [1]
    return {"a": a, "b": b}
