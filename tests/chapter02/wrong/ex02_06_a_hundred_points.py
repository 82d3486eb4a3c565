"""只看了前一百个点 / Only the first hundred points are looked at

caught by: test_least_error_of_points
book: §2.3.3
"""


def error_from_roc(fpr, tpr, n_pos, n_neg):
    return ((1 - tpr) * n_pos + fpr * n_neg) / (n_pos + n_neg)


def iso_error_slope(n_pos, n_neg):
    return n_neg / n_pos


def least_error(points, n_pos, n_neg):
    return min(error_from_roc(fpr, tpr, n_pos, n_neg) for fpr, tpr in points[:100])


def better_auc_worse_error(n_pos, n_neg):
    # b loses a single positive as deep as can be: one error at its best cut, but n_neg pairs in the wrong order.
    # a disorders three pairs only, fewer than n_neg, but spread so that every cut makes two errors.
    a = [1] * (n_pos - 2) + [0, 1, 0, 1] + [0] * (n_neg - 2)
    b = [1] * (n_pos - 1) + [0] * n_neg + [1]
    return {"a": a, "b": b}
