"""2.6 错误率与 ROC 曲线 / Error rate and the ROC curve

**书上的题。** 试述错误率与 ROC 曲线的联系。曲线上的一点是多大的错误率？最低的错误率怎样从图上读出来？AUC 大的学习器，最低错误率
一定小吗？前两问写成函数，第三问造一个反例，最后把联系写成短文。

**先看一个小例子。** 2 个正例、4 个反例，从最像正例的排起：1 0 1 0 0 0。

    取前几个    0        1          2            3          4          5          6
    ROC 点      (0, 0)   (0, 1/2)   (1/4, 1/2)   (1/4, 1)   (1/2, 1)   (3/4, 1)   (1, 1)
    错几个      2        1          2            1          2          3          4          （共 6 个样本）

最低错误率是 1/6，在 (0, 1/2) 与 (1/4, 1) 两处取到；这两点连线的斜率是 2。为什么是 2？

**约定。** ROC 上的点写作 (FPR, TPR)。一个**排序**是由 1（正例）、0（反例）组成的列表，最像正例的在前，没有同分。它可以在任何位置
截断，前面的判为正例（一个不取、全取也行）；最低错误率是所有截断中最小的。

**做完想一想。** 同一条 ROC 曲线，正例占一成时与占九成时，最好的截断点各往哪头靠？漏掉一个正例的代价若是误报的五倍，直线的斜率变成
多少？

**★** 两类样本数悬殊、点很密很多时也对；没有给出 (0, 0)、(1, 1) 时，不要自己添上；每类 60 个的反例也造得出。

---

**The exercise.** How are the error rate and the ROC curve connected? Which error rate does a point of the curve stand for?
How is the least error read off the picture? Does a larger AUC mean a smaller least error? The first two questions become
functions, the third a counterexample, and a short text tells the connection.

**A small example first.** 2 positives and 4 negatives, the most likely positive first: 1 0 1 0 0 0.

    first ones taken   0        1          2            3          4          5          6
    ROC point          (0, 0)   (0, 1/2)   (1/4, 1/2)   (1/4, 1)   (1/2, 1)   (3/4, 1)   (1, 1)
    wrong              2        1          2            1          2          3          4          (of 6 samples)

The least error rate is 1/6, at (0, 1/2) and at (1/4, 1); the line through both has slope 2. Why 2?

**Conventions.** A point of the ROC curve is (FPR, TPR). A **ranking** is a list of 1s (positives) and 0s (negatives), the
most likely positive first, without ties. It may be cut anywhere, and what stands before the cut is predicted positive
(nothing or everything may be); its least error is the smallest over all cuts.

**Worth a thought.** Take one ROC curve: to which end does the best cut move if positives are one in ten, and if they are
nine in ten? And what is the slope of the lines if missing a positive costs five times as much as a false alarm?

**★** Right as well for classes of very different size and for many points close together; (0, 0) and (1, 1) are not added
where they are not given; counterexamples with 60 samples of each class.
"""


def error_from_roc(fpr: float, tpr: float, n_pos: int, n_neg: int) -> float:
    """ROC 点 (fpr, tpr) 的错误率。

    The error rate at the ROC point (fpr, tpr).

    >>> round(float(error_from_roc(0.5, 0.75, 4, 4)), 6)
    0.375
    """
    raise NotImplementedError


def iso_error_slope(n_pos: int, n_neg: int) -> float:
    """ROC 图上错误率相等的点连成平行的直线；返回其斜率（TPR 的增量除以 FPR 的增量）。

    Points of equal error form parallel lines in the ROC plane; return their slope (rise of TPR over rise of FPR).

    >>> round(float(iso_error_slope(5, 5)), 6)
    1.0
    """
    raise NotImplementedError


def least_error(points: list[tuple[float, float]], n_pos: int, n_neg: int) -> float:
    """一条 ROC 曲线的各点中最低的错误率。

    The least error rate among the points of a ROC curve.

    >>> round(float(least_error([(0.0, 0.0), (0.0, 0.5), (0.5, 1.0), (1.0, 1.0)], 2, 2)), 6)
    0.25
    """
    raise NotImplementedError


def better_auc_worse_error(n_pos: int, n_neg: int) -> dict[str, list[int]]:
    """两个排序 `{"a": …, "b": …}`，各含 n_pos 个 1、n_neg 个 0：a 的 AUC 大于 b，最低错误率却也大于 b。
    正例至少 2 个，反例至少 4 个（再少就造不出来了）。

    Two rankings `{"a": …, "b": …}`, each of n_pos 1s and n_neg 0s: a has the larger AUC and yet the larger least
    error. There are at least 2 positives and 4 negatives (with fewer there may be no such rankings).

    >>> sorted(better_auc_worse_error(2, 4)["a"])
    [0, 0, 0, 0, 1, 1]
    """
    raise NotImplementedError


def observations() -> str:
    """短文（Markdown，由老师评阅）：错误率与 ROC 曲线有什么联系，AUC 与最低错误率又各说明了什么。

    A short text (Markdown, read by your teacher): how error rate and ROC curve are connected, and what the AUC says that
    the least error does not.
    """
    raise NotImplementedError
