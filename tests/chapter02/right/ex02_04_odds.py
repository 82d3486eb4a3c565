"""用优势比换算，见证取 1 : 10⁷ 的两类 / Conversions by odds, witnesses with classes of 1 : 10⁷"""

def rates(tp, fp, fn, tn):
    pairs = {"tpr": (tp, fn), "recall": (tp, fn), "fpr": (fp, tn), "precision": (tp, fp)}
    return {name: a / (a + b) if a or b else None for name, (a, b) in pairs.items()}


def precision_from_rates(tpr, fpr, n_pos, n_neg):
    if not tpr:
        return 0.0 if fpr else None
    return 1 / (1 + fpr * n_neg / (tpr * n_pos))


def fpr_from_precision_recall(precision, recall, n_pos, n_neg):
    return n_pos / n_neg * recall * (1 / precision - 1)


def same_rates(low, high):
    return [3, 2 * 10**7, 1, 10**7], [3 * 10**7, 2, 10**7, 1]


def observations():
    return "TPR 即查全率；由 TPR、FPR 求查准率还要两类样本数之比。"
