"""照式 (2.4)、(2.18)、(2.19)：错误率是 (FPR·m⁻ + (1-TPR)·m⁺)/m / (2.4), (2.18), (2.19): the error rate is (FPR·m⁻ + (1-TPR)·m⁺)/m"""


def error_from_roc(fpr, tpr, n_pos, n_neg):
    return (fpr * n_neg + (1 - tpr) * n_pos) / (n_pos + n_neg)


def iso_error_slope(n_pos, n_neg):
    return n_neg / n_pos


def least_error(points, n_pos, n_neg):
    return min(error_from_roc(fpr, tpr, n_pos, n_neg) for fpr, tpr in points)


def better_auc_worse_error(n_pos, n_neg):
    a = [1] * (n_pos - 2) + [0, 1, 0, 1] + [0] * (n_neg - 2)  # 3 个逆序对，至少错 2 个
    b = [1] * (n_pos - 1) + [0] * n_neg + [1]  # n_neg 个逆序对，只错 1 个
    return {"a": a, "b": b}


def observations():
    return "一点的错误率是 (FP + FN)/m；最低错误率在等错误率线最先碰到曲线处。AUC 大，最低错误率不一定小。"
