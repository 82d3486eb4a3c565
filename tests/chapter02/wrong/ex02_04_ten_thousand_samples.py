"""样本数固定为一万, 达不到更极端的查准率 / Ten thousand samples always, too few for more extreme precisions

caught by: test_same_rates_with_any_precisions
book: §2.3.3
"""

def ratio(part, whole):
    return part / whole if whole else None


def rates(tp, fp, fn, tn):
    tpr = ratio(tp, tp + fn)
    return {"tpr": tpr, "fpr": ratio(fp, fp + tn), "precision": ratio(tp, tp + fp), "recall": tpr}


def precision_from_rates(tpr, fpr, n_pos, n_neg):
    tp, fp = tpr * n_pos, fpr * n_neg
    return ratio(tp, tp + fp)


def fpr_from_precision_recall(precision, recall, n_pos, n_neg):
    tp = recall * n_pos
    predicted = tp / precision
    return (predicted - tp) / n_neg


def same_rates(low, high):
    return (1, 9999, 1, 9999), (9999, 1, 9999, 1)
