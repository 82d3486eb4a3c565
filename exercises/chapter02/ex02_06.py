"""2.6 错误率与 ROC 曲线 / Error rate and the ROC curve

ROC 曲线上的一点对应多大的错误率？怎样从曲线上读出最低的错误率？AUC 较大的学习器，最低错误率一定较小吗？不一定：
按指定的正、反例个数造出反例。

**约定。** ROC 上的点写作 (FPR, TPR)，坐标在 [0, 1] 内，也可以是曲线上两个截断之间的点。`n_pos`、`n_neg` 是正、反例个数，都不小于 1；错误率是分错的样本占全部样本的比例。
一个**排序**是由 1（正例）、0（反例）组成的列表，学习器认为最可能是正例的排在最前，没有同分；在任意位置截断，前面的判为
正例，后面的判为反例（可以全判为反例，也可以全判为正例）。排序的最低错误率是所有截断中最小的错误率。答案的误差不超过 1e-9。不要改动传入的参数。

---

Which error rate does a point of the ROC curve stand for? How is the least error read off the curve? Does a larger AUC
mean a smaller least error? Not always: build counterexamples of the class sizes that the check asks for.

**Conventions.** A point of the ROC curve is (FPR, TPR), with coordinates in [0, 1], maybe between the points of two cuts.
`n_pos` and `n_neg` are the numbers of positives and negatives, at least 1 each; an error rate is the share of all samples that are classified wrongly. A **ranking** is a list of 1s
(positives) and 0s (negatives), the most likely positive first, without ties; it may be cut anywhere, what stands before
the cut is predicted positive (nothing or everything may be). Its least error is the smallest over all cuts. Answers are
right to 1e-9. Do not change the arguments.
"""


def error_from_roc(fpr: float, tpr: float, n_pos: int, n_neg: int) -> float:
    """ROC 点 (fpr, tpr) 的错误率。

    The error rate at the ROC point (fpr, tpr).

    >>> error_from_roc(0.5, 0.75, 4, 2)
    0.3333333333333333
    """
    raise NotImplementedError


def iso_error_slope(n_pos: int, n_neg: int) -> float:
    """ROC 图上错误率相等的点连成平行的直线；返回其斜率（TPR 的增量除以 FPR 的增量）。

    Points of equal error form parallel lines in the ROC plane; return their slope (rise of TPR over rise of FPR).
    """
    raise NotImplementedError


def least_error(points: list[tuple[float, float]], n_pos: int, n_neg: int) -> float:
    """给定的 ROC 点（至少一个，次序任意）中最低的错误率；(0, 0) 与 (1, 1) 只在给出时才算。

    The least error rate among the given ROC points, at least one, in whatever order they come; (0, 0) and (1, 1) count only
    if they are given.

    >>> least_error([(0.0, 0.0), (0.0, 0.5), (0.5, 1.0), (1.0, 1.0)], 2, 2)
    0.25
    """
    raise NotImplementedError


def better_auc_worse_error(n_pos: int, n_neg: int) -> dict[str, list[int]]:
    """两个排序 `{"a": …, "b": …}`，各含 n_pos 个 1、n_neg 个 0：a 的 AUC 大于 b，最低错误率却也大于 b。

    2 ≤ n_pos ≤ 60, 4 ≤ n_neg ≤ 60。每次调用不超过 2 秒 CPU 时间。

    Two rankings `{"a": …, "b": …}`, each of n_pos 1s and n_neg 0s: a has the larger AUC and yet the larger least
    error. 2 ≤ n_pos ≤ 60, 4 ≤ n_neg ≤ 60. A call may take 2 seconds of CPU time.
    """
    raise NotImplementedError
