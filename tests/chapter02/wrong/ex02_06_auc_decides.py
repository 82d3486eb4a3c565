"""以为 AUC 大的最低错误率一定小: 造出的是 a 处处更好的例子 / Believes that a larger AUC means a smaller least error: its a is better in every respect

caught by: test_larger_auc_larger_error
book: §2.3.3
"""

def error_from_roc(fpr, tpr, n_pos, n_neg):
    return ((1 - tpr) * n_pos + fpr * n_neg) / (n_pos + n_neg)


def iso_error_slope(n_pos, n_neg):
    return n_neg / n_pos


def least_error(points, n_pos, n_neg):
    return min(error_from_roc(fpr, tpr, n_pos, n_neg) for fpr, tpr in points)


def better_auc_worse_error(n_pos, n_neg):
    a = [1] * n_pos + [0] * n_neg
    b = [1] * (n_pos - 1) + [0] * n_neg + [1]
    return {"a": a, "b": b}
