"""2.6 错误率与 ROC 曲线 / Error rate and the ROC curve"""


def error_from_roc(fpr, tpr, n_pos, n_neg):
    return ((1 - tpr) * n_pos + fpr * n_neg) / (n_pos + n_neg)


def iso_error_slope(n_pos, n_neg):
    return n_neg / n_pos


def least_error(points, n_pos, n_neg):
    return min(error_from_roc(fpr, tpr, n_pos, n_neg) for fpr, tpr in points)


def better_auc_worse_error(n_pos, n_neg):
    # b loses a single positive as deep as can be: one error at its best cut, but n_neg pairs in the wrong order.
    # a disorders three pairs only, fewer than n_neg, but spread so that every cut makes two errors.
    a = [1] * (n_pos - 2) + [0, 1, 0, 1] + [0] * (n_neg - 2)
    b = [1] * (n_pos - 1) + [0] * n_neg + [1]
    return {"a": a, "b": b}


def observations():
    return r"""
ROC 曲线上的一点 (FPR, TPR) 对应错误率 $\frac{m^+}{m}(1 - \mathrm{TPR}) + \frac{m^-}{m}\mathrm{FPR}$：曲线本身不含两类的比例，错误率
却要用它加权。错误率相等的点连成斜率 $m^-/m^+$ 的平行线，越靠左上越低；最低错误率就是把这样的直线从左上角往下推，最先碰到曲线的地方，
它总在凸包的顶点上。正例越少，直线越陡，最好的截断点越靠左下。AUC 数的是有多少对正反例颠倒，汇总了所有截断；最低错误率只看一个截断。
一个排得极靠后的正例只算一个错，却颠倒了许多对，所以 AUC 大的学习器，最低错误率不一定小。
"""
