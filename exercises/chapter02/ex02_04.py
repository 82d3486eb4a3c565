"""2.4 真正例率、假正例率与查准率、查全率 / TPR and FPR versus precision and recall

**书上的题。** 试述真正例率、假正例率 (2.18)、(2.19) 与查准率、查全率 (2.8)、(2.9) 之间的联系。四个数出自同一个混淆矩阵：有两个其实
是一回事，另两个之间隔着什么？写出换算，造一对例子说明只知道 (TPR, FPR) 定不出查准率，再用几句话说清缺的是什么。

**先看一个小例子。** 一种试剂查 10 个病人、90 个健康人：8 个病人呈阳性，9 个健康人误报。

    TPR = 8/10      FPR = 9/90 = 1/10      查全率 = 8/10      查准率 = 8/(8 + 9) ≈ 0.47

同一种试剂拿到街上，查 10 个病人、990 个健康人，TPR、FPR 照旧，误报却有 99 个：

    查准率 = 8/(8 + 99) ≈ 0.075

试剂没有变，“阳性”的分量却变了。

**约定。** 混淆矩阵按 `(tp, fp, fn, tn)` 给出。分母为 0 的指标没有定义，返回 `None`；只是分子为 0 时，它就是 0。

**做完想一想。** 从医院到街上，ROC 曲线变不变？P-R 曲线呢？正例极少时，你更愿意看哪一条？

**★** 样本多到一百万、low 与 high 离 0 和 1 只差百万分之一时也对。提示：换算时不要取整。

---

**The exercise.** How are the true and false positive rate (2.18), (2.19) connected with precision and recall (2.8), (2.9)?
All four come from one confusion matrix: two of them are the same thing; what stands between the other two? Write the
conversions, build a pair of examples showing that (TPR, FPR) alone do not fix the precision, and say in a few sentences
what is missing.

**A small example first.** A test is used on 10 patients and 90 healthy people: 8 patients and 9 healthy people come out
positive.

    TPR = 8/10      FPR = 9/90 = 1/10      recall = 8/10      precision = 8/(8 + 9) ≈ 0.47

Used in the street, on 10 patients and 990 healthy people, it keeps its TPR and FPR, but there are 99 false alarms:

    precision = 8/(8 + 99) ≈ 0.075

The test is the same; what "positive" means is not.

**Conventions.** A confusion matrix comes as `(tp, fp, fn, tn)`. A measure with denominator 0 is undefined: return `None`;
where just the numerator is 0, it is 0.

**Worth a thought.** From the hospital to the street, does the ROC curve change? And the P-R curve? Which of them would you
rather look at when positives are very few?

**★** As right for a million samples, and for low and high within a millionth of 0 and 1. Hint: do not round while
converting.
"""


def rates(tp: int, fp: int, fn: int, tn: int) -> dict[str, float | None]:
    """四个指标 `"tpr"`、`"fpr"`、`"precision"`、`"recall"`；没有定义的为 None。

    The four measures `"tpr"`, `"fpr"`, `"precision"`, `"recall"`; None for what is undefined.

    >>> rates(1, 1, 1, 3)["fpr"]
    0.25
    """
    raise NotImplementedError


def precision_from_rates(tpr: float, fpr: float, n_pos: int, n_neg: int) -> float | None:
    """由真正例率、假正例率和两类样本数求查准率。

    The precision from the two rates and the class sizes.

    >>> precision_from_rates(0.5, 0.25, 2, 4)
    0.5
    """
    raise NotImplementedError


def fpr_from_precision_recall(precision: float, recall: float, n_pos: int, n_neg: int) -> float:
    """由查准率（不为 0）、查全率和两类样本数求假正例率。

    The false positive rate from precision (not 0), recall and the class sizes.

    >>> fpr_from_precision_recall(0.5, 0.5, 2, 4)
    0.25
    """
    raise NotImplementedError


def same_rates(low: float, high: float) -> tuple[tuple[int, int, int, int], tuple[int, int, int, int]]:
    """两个混淆矩阵 (tp, fp, fn, tn)：TPR 相同，FPR 也相同（作为分数精确相等），查准率却一个不高于 low，一个不低于 high
    （0 < low < high < 1）。

    Two confusion matrices (tp, fp, fn, tn) with the same TPR and the same FPR (equal as fractions, not just nearly), the
    first of precision at most low, the second of precision at least high (0 < low < high < 1).

    >>> [len(matrix) for matrix in same_rates(0.25, 0.5)]
    [4, 4]
    """
    raise NotImplementedError


def observations() -> str:
    """短文（Markdown，由老师评阅）：四个指标之间有什么联系；由 (TPR, FPR) 换算查准率，还缺什么，为什么缺不得。

    A short text (Markdown, read by your teacher): how are the four measures connected, and what is missing, and why, to get
    the precision from (TPR, FPR)?
    """
    raise NotImplementedError
