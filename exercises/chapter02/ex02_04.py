"""2.4 真正例率、假正例率与查准率、查全率 / TPR and FPR versus precision and recall

同一个混淆矩阵给出两对指标：真正例率与假正例率 (2.18)、(2.19)，查准率与查全率 (2.8)、(2.9)。写出它们之间的换算，
并说明为什么只知道 (TPR, FPR) 定不出查准率：还缺什么？

**约定。** 混淆矩阵按 `(tp, fp, fn, tn)` 给出，都是非负整数。`n_pos`、`n_neg` 是正、反例的个数，都不小于 1。
分母为 0 的指标没有定义，返回 `None`。给出的个数都不超过 10⁶；答案的误差不超过 1e-9。不要改动传入的参数。

---

One confusion matrix yields two pairs of measures: the true and false positive rate (2.18), (2.19), and precision and
recall (2.8), (2.9). Write the conversions between them, and show why (TPR, FPR) alone do not fix the precision: what
is missing?

**Conventions.** A confusion matrix comes as `(tp, fp, fn, tn)`, whole numbers ≥ 0. `n_pos` and `n_neg` are the numbers
of positives and negatives, at least 1 each. A measure with denominator 0 is undefined: return `None` for it. Given counts are
at most 10⁶; answers are right to 1e-9. Do not change the arguments.
"""


def rates(tp: int, fp: int, fn: int, tn: int) -> dict[str, float | None]:
    """四个指标 `"tpr"`、`"fpr"`、`"precision"`、`"recall"`；没有定义的为 None。

    The four measures `"tpr"`, `"fpr"`, `"precision"`, `"recall"`; None for what is undefined.

    >>> rates(1, 1, 1, 3)["fpr"]
    0.25
    """
    raise NotImplementedError


def precision_from_rates(tpr: float, fpr: float, n_pos: int, n_neg: int) -> float | None:
    """由真正例率、假正例率和两类样本数求查准率；没有样本被预测为正例时为 None。

    The precision from the two rates and the class sizes; None if nothing is predicted positive.

    >>> precision_from_rates(0.5, 0.25, 2, 4)
    0.5
    """
    raise NotImplementedError


def fpr_from_precision_recall(precision: float, recall: float, n_pos: int, n_neg: int) -> float:
    """由查准率、查全率和两类样本数求假正例率；查准率大于 0。

    The false positive rate from precision, recall and the class sizes; the precision is above 0.

    >>> fpr_from_precision_recall(0.5, 0.5, 2, 4)
    0.25
    """
    raise NotImplementedError


def same_rates(low: float, high: float) -> tuple[tuple[int, int, int, int], tuple[int, int, int, int]]:
    """两个混淆矩阵 (tp, fp, fn, tn)：TPR 相同，FPR 也相同（作为分数精确相等），而前一个的查准率 ≤ low，后一个的 ≥ high。

    八个数都是不小于 1 的整数；low < high，都在 1e-6 与 1 − 1e-6 之间，由检查任意给定。

    Two confusion matrices (tp, fp, fn, tn) with the same TPR and the same FPR (equal as fractions, not just nearly),
    the first of precision ≤ low, the second of precision ≥ high. All eight numbers are whole and at least 1; the check
    chooses low < high, both between 1e-6 and 1 − 1e-6.
    """
    raise NotImplementedError
