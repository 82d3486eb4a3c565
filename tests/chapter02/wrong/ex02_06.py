"""Known mistakes of 2.6. Each cell holds what differs from the reference."""

# %% a_hundred_points: 只看了前一百个点 / Only the first hundred points are looked at
# caught by: test_least_error_of_points
# book: §2.3.3
# kind: narrow
def least_error(points, n_pos, n_neg):
    return min(error_from_roc(fpr, tpr, n_pos, n_neg) for fpr, tpr in points[:100])


# %% accuracy: 返回的是精度，不是错误率 / Returns the accuracy, not the error rate
# caught by: test_worked_curve, test_error_at_every_cut
# book: (2.4), (2.5)
def error_from_roc(fpr, tpr, n_pos, n_neg):
    return (tpr * n_pos + (1 - fpr) * n_neg) / (n_pos + n_neg)


def least_error(points, n_pos, n_neg):
    return 1 - max(error_from_roc(fpr, tpr, n_pos, n_neg) for fpr, tpr in points)


# %% auc_decides: 以为 AUC 大的最低错误率一定小：造出的是 a 处处更好的例子 / Believes that a larger AUC means a smaller least error: its a is better in every respect
# caught by: test_larger_auc_larger_error
# book: §2.3.3
def better_auc_worse_error(n_pos, n_neg):
    a = [1] * n_pos + [0] * n_neg
    b = [1] * (n_pos - 1) + [0] * n_neg + [1]
    return {"a": a, "b": b}


# %% best_corner_is_1_0: 以为理想的角是 (1, 0)，应是 (0, 1) / Takes (1, 0) for the ideal corner; it is (0, 1)
# caught by: test_worked_curve, test_least_error_of_points
# book: §2.3.3
def least_error(points, n_pos, n_neg):
    fpr, tpr = min(points, key=lambda point: (1 - point[0]) ** 2 + point[1] ** 2)
    return error_from_roc(fpr, tpr, n_pos, n_neg)


# %% ends_always_counted: (0, 0) 与 (1, 1) 没有给出也算了进去 / (0, 0) and (1, 1) are counted though they are not given
# caught by: test_least_error_of_points
# book: §2.3.3
# kind: narrow
def least_error(points, n_pos, n_neg):
    return min(error_from_roc(fpr, tpr, n_pos, n_neg) for fpr, tpr in [*points, (0, 0), (1, 1)])


# %% equal_classes: 只在两类一样多时成立：取 (1 − TPR + FPR)/2 的最小值 / Right for classes of equal size only: the least (1 − TPR + FPR)/2
# caught by: test_worked_curve, test_least_error_of_points
# book: §2.3.3
def least_error(points, n_pos, n_neg):
    return min((1 - tpr + fpr) / 2 for fpr, tpr in points)


# %% first_minimum: 错误率一升高就停下，只找到第一个局部最小 / Stops at the first rise of the error: a local minimum
# caught by: test_least_error_of_points
# book: §2.3.3
def least_error(points, n_pos, n_neg):
    best = 1.0
    for fpr, tpr in points:
        error = error_from_roc(fpr, tpr, n_pos, n_neg)
        if error > best:
            break
        best = error
    return best


# %% fixed_size_witness: 反例是写死的，没有用到给定的个数 / The counterexample is fixed and ignores the sizes asked for
# caught by: test_larger_auc_larger_error
# book: §2.3.3
def better_auc_worse_error(n_pos, n_neg):
    a = [0, 1, 0, 1, 0, 0]
    b = [1, 0, 0, 0, 0, 1]
    return {"a": a, "b": b}


# %% fpr_tpr_swapped: 把点当成了 (TPR, FPR) / Reads the point as (TPR, FPR)
# caught by: test_worked_curve, test_error_at_every_cut
# book: §2.3.3
def error_from_roc(fpr, tpr, n_pos, n_neg):
    return ((1 - fpr) * n_pos + tpr * n_neg) / (n_pos + n_neg)


# %% highest_above_diagonal: 取了离对角线最高的点（TPR − FPR 最大），只在两类一样多时才是最低 / Takes the point highest above the diagonal, best for classes of equal size only
# caught by: test_least_error_of_points
# book: §2.3.3
def least_error(points, n_pos, n_neg):
    fpr, tpr = max(points, key=lambda point: point[1] - point[0])
    return error_from_roc(fpr, tpr, n_pos, n_neg)


# %% nearest_to_corner: 取了离 (0, 1) 最近的点，它的错误率不一定最低 / Takes the point nearest to (0, 1), whose error need not be the least
# caught by: test_least_error_of_points
# book: §2.3.3
def least_error(points, n_pos, n_neg):
    fpr, tpr = min(points, key=lambda point: point[0] ** 2 + (1 - point[1]) ** 2)
    return error_from_roc(fpr, tpr, n_pos, n_neg)


# %% negative_on_top: b 把一个反例排在最前：正例少时行不通 / b puts a negative first, which does not do with few positives
# caught by: test_larger_auc_larger_error
# book: §2.3.3
def better_auc_worse_error(n_pos, n_neg):
    # b loses a single positive as deep as can be: one error at its best cut, but n_neg pairs in the wrong order.
    # a disorders three pairs only, fewer than n_neg, but spread so that every cut makes two errors.
    a = [1] * (n_pos - 2) + [0, 1, 0, 1] + [0] * (n_neg - 2)
    b = [0] + [1] * n_pos + [0] * (n_neg - 1)
    return {"a": a, "b": b}


# %% one_minus_tpr_plus_fpr: 两类错误率直接平均，没有按两类样本数加权 / Averages the two error rates without weighting them by the class sizes
# caught by: test_worked_curve, test_error_at_every_cut
# book: (2.4), (2.18), (2.19)
def error_from_roc(fpr, tpr, n_pos, n_neg):
    return ((1 - tpr) + fpr) / 2


# %% slope_always_one: 以为等错误率线总与对角线平行，只在正反例各半时如此 / Takes the lines of equal error to be parallel to the diagonal: true for equal classes only
# caught by: test_worked_curve, test_error_is_constant_along_the_slope
# book: §2.3.3
def iso_error_slope(n_pos, n_neg):
    return 1.0


# %% slope_inverted: 斜率取反了：应是反例数除以正例数 / The slope is upside down: it is negatives over positives
# caught by: test_worked_curve, test_error_is_constant_along_the_slope
# book: §2.3.3
def iso_error_slope(n_pos, n_neg):
    return n_pos / n_neg


# %% slope_negative: 等错误率线是上升的：FPR 变大时，TPR 也要变大才能抵消 / The lines of equal error rise: a larger FPR must be made up by a larger TPR
# caught by: test_worked_curve, test_error_is_constant_along_the_slope
# book: §2.3.3
def iso_error_slope(n_pos, n_neg):
    return -n_neg / n_pos


# %% weights_swapped: 两类样本的权重用反了 / The weights of the two classes are exchanged
# caught by: test_worked_curve, test_error_at_every_cut
# book: (2.4), (2.18), (2.19)
def error_from_roc(fpr, tpr, n_pos, n_neg):
    return ((1 - tpr) * n_neg + fpr * n_pos) / (n_pos + n_neg)


# %% whole_samples_only: 把 FP、FN 舍入成整数，两个截断之间的点就错了 / Rounds FP and FN to whole numbers, wrong between two cuts
# caught by: test_error_at_every_cut
# book: §2.3.3
def error_from_roc(fpr, tpr, n_pos, n_neg):
    return (round((1 - tpr) * n_pos) + round(fpr * n_neg)) / (n_pos + n_neg)


def least_error(points, n_pos, n_neg):
    return min(((1 - tpr) * n_pos + fpr * n_neg) / (n_pos + n_neg) for fpr, tpr in points)


# %% witness_ties: 两个排序的最低错误率相等，没有更大 / The least errors of the two rankings are equal, not larger
# caught by: test_larger_auc_larger_error
# book: §2.3.3
def better_auc_worse_error(n_pos, n_neg):
    # b loses a single positive as deep as can be: one error at its best cut, but n_neg pairs in the wrong order.
    # a disorders three pairs only, fewer than n_neg, but spread so that every cut makes two errors.
    a = [1] * (n_pos - 2) + [0, 1, 1, 0] + [0] * (n_neg - 2)
    b = [1] * (n_pos - 1) + [0] * n_neg + [1]
    return {"a": a, "b": b}
