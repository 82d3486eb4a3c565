"""反例是写死的, 没有用到给定的个数 / The counterexample is fixed and ignores the sizes asked for

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
    a = [0, 1, 0, 1, 0, 0]
    b = [1, 0, 0, 0, 0, 1]
    return {"a": a, "b": b}
