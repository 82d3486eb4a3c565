"""Known mistakes of 2.4. Each cell holds what differs from the reference."""

# %% classes_swapped: 换算时正例数和反例数用反了 / The conversion exchanges the numbers of positives and negatives
# caught by: test_worked_matrix, test_precision_from_rates, test_fpr_from_precision_recall
# book: (2.18), (2.19)
def precision_from_rates(tpr, fpr, n_pos, n_neg):
    tp, fp = tpr * n_neg, fpr * n_pos
    return ratio(tp, tp + fp)


def fpr_from_precision_recall(precision, recall, n_pos, n_neg):
    tp = recall * n_neg
    predicted = tp / precision
    return (predicted - tp) / n_pos


# %% counts_truncated: 由率求个数时直接截断取整，0.9999 就成了 0 / Counts are recovered from rates by truncation, so 0.9999 becomes 0
# caught by: test_precision_from_rates
# book: (2.8)
def precision_from_rates(tpr, fpr, n_pos, n_neg):
    tp, fp = int(tpr * n_pos), int(fpr * n_neg)
    return ratio(tp, tp + fp)


# %% crashes_on_zero: 没有处理分母为 0 的情形 / Divides by zero where a measure is undefined
# caught by: test_undefined_measures
# book: (2.8), (2.18), (2.19)
def ratio(part, whole):
    return part / whole


# %% fixed_witness: 见证是写死的，没有用到给定的 low 与 high / The witness is fixed and ignores low and high
# caught by: test_same_rates_with_any_precisions
# book: §2.3.3
def same_rates(low, high):
    # With TPR = FPR = 1/2 the precision is the share of positives, which is free.
    negatives = 9
    positives = 9
    return (1, negatives, 1, negatives), (positives, 1, positives, 1)


# %% fpr_from_false_negatives: FPR 取成 FN/(TP + FP) / FPR taken as FN/(TP + FP)
# caught by: test_worked_matrix, test_more_negatives_lower_only_the_precision
# book: (2.19)
def rates(tp, fp, fn, tn):
    tpr = ratio(tp, tp + fn)
    return {"tpr": tpr, "fpr": ratio(fn, tp + fp), "precision": ratio(tp, tp + fp), "recall": tpr}


# %% fpr_over_predicted: FPR 的分母用了预测为正例的样本数，应是反例总数 / FPR is divided by what is predicted positive; its denominator is all negatives
# caught by: test_worked_matrix, test_more_negatives_lower_only_the_precision
# book: (2.19)
def rates(tp, fp, fn, tn):
    tpr = ratio(tp, tp + fn)
    return {"tpr": tpr, "fpr": ratio(fp, tp + fp), "precision": ratio(tp, tp + fp), "recall": tpr}


# %% ignores_class_ratio: 换算时没有用两类样本数，只在正反例各半时正确 / The conversion ignores the class sizes: right only for equal classes
# caught by: test_precision_from_rates, test_fpr_from_precision_recall
# book: (2.8), (2.18), (2.19)
def precision_from_rates(tpr, fpr, n_pos, n_neg):
    tp, fp = tpr, fpr
    return ratio(tp, tp + fp)


def fpr_from_precision_recall(precision, recall, n_pos, n_neg):
    tp = recall
    predicted = tp / precision
    return predicted - tp


# %% precision_and_recall_swapped: 换算时 P 与 R 对调 / P and R exchanged in the conversion
# caught by: test_worked_matrix, test_fpr_from_precision_recall
# book: (2.8), (2.9)
def fpr_from_precision_recall(precision, recall, n_pos, n_neg):
    tp = precision * n_pos
    predicted = tp / recall if recall else 0
    return (predicted - tp) / n_neg


# %% precision_is_one_minus_fpr: 把查准率当成了 1 − FPR / Takes the precision for 1 − FPR
# caught by: test_worked_matrix, test_precision_from_rates
# book: (2.8), (2.19)
def rates(tp, fp, fn, tn):
    tpr = ratio(tp, tp + fn)
    return {"tpr": tpr, "fpr": ratio(fp, fp + tn), "precision": ratio(tn, fp + tn), "recall": tpr}


def precision_from_rates(tpr, fpr, n_pos, n_neg):
    return 1 - fpr if tpr or fpr else None


# %% recall_taken_as_one: 由查准率求假正例率时忘了查全率 / The false positive rate from the precision alone, as if recall were 1
# caught by: test_worked_matrix, test_fpr_from_precision_recall
# book: (2.8), (2.9)
def fpr_from_precision_recall(precision, recall, n_pos, n_neg):
    tp = n_pos
    predicted = tp / precision
    return (predicted - tp) / n_neg


# %% ten_thousand_samples: 样本数固定为一万，达不到更极端的查准率 / Ten thousand samples always, too few for more extreme precisions
# caught by: test_same_rates_with_any_precisions
# book: §2.3.3
# kind: narrow
def same_rates(low, high):
    return (1, 9999, 1, 9999), (9999, 1, 9999, 1)


# %% tpr_is_precision: 把 TPR 当成了查准率；等于 TPR 的是查全率 / Takes TPR for the precision; it is the recall that equals TPR
# caught by: test_worked_matrix, test_precision_from_rates
# book: (2.8), (2.9), (2.18)
def rates(tp, fp, fn, tn):
    tpr = ratio(tp, tp + fn)
    return {"tpr": tpr, "fpr": ratio(fp, fp + tn), "precision": tpr, "recall": ratio(tp, tp + fp)}


def precision_from_rates(tpr, fpr, n_pos, n_neg):
    return tpr if tpr or fpr else None


# %% witness_float_rates: 两个矩阵的 TPR、FPR 只是近似相等 / TPR and FPR of the two matrices are only nearly equal
# caught by: test_same_rates_with_any_precisions
# book: (2.18), (2.19)
def same_rates(low, high):
    negatives, positives = ceil(10 / low), ceil(10 / (1 - high))
    a, b = round(0.3 * negatives), round(0.3 * positives)
    first, second = (3, a, 7, negatives - a), (b, 3, positives - b, 7)
    return first, second


# %% witness_in_reverse: 两个矩阵的次序颠倒 / The two matrices in reverse order
# caught by: test_same_rates_with_any_precisions
# book: §2.3.3
def same_rates(low, high):
    # With TPR = FPR = 1/2 the precision is the share of positives, which is free.
    negatives = ceil(1 / low)
    positives = ceil(1 / (1 - high))
    return (positives, 1, positives, 1), (1, negatives, 1, negatives)


# %% zero_for_undefined: 分母为 0 时返回了 0，没有定义的指标应是 None / Gives 0 where a measure is undefined (denominator 0)
# caught by: test_undefined_measures
# book: (2.8), (2.18), (2.19)
def ratio(part, whole):
    return part / whole if whole else 0.0
