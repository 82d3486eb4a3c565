"""用类别占比写；见证把一个反例提前 / Written with class shares; the witness moves a negative up where it can"""


def error_from_roc(fpr, tpr, n_pos, n_neg):
    share = n_pos / (n_pos + n_neg)
    return share * (1 - tpr) + (1 - share) * fpr


def iso_error_slope(n_pos, n_neg):
    share = n_pos / (n_pos + n_neg)
    return (1 - share) / share


def least_error(points, n_pos, n_neg):
    best = 1.0
    for point in points:
        error = error_from_roc(point[0], point[1], n_pos, n_neg)
        if error < best:
            best = error
    return best


def better_auc_worse_error(n_pos, n_neg):
    a = "1" * (n_pos - 2) + "0101" + "0" * (n_neg - 2)
    if n_pos >= 4:  # one negative above all positives
        b = "0" + "1" * n_pos + "0" * (n_neg - 1)
    else:  # one positive below all negatives
        b = "1" * (n_pos - 1) + "0" * n_neg + "1"
    return {"a": [int(c) for c in a], "b": [int(c) for c in b]}


def observations():
    return "错误率是两类错误按样本数的加权平均；等错误率线的斜率是反例数比正例数。"
