"""2.5 AUC 等于 1 减排序损失 / AUC is one minus the rank loss

**书上的题。** 证明 (2.22)：AUC 等于 1 减排序损失。等式的一边是面积 (2.20)，一边是数对子 (2.21)，凭什么相等？把证明的要点写成程序：
两边各按自己的定义去算，再说清曲线上方的面积怎样由各个正例凑成，最后写出证明。

**先看一个小例子。** 五个样本，三正两反，得分从高到低：

    0.9 正      0.8 正      0.8 反      0.5 正      0.3 反

    曲线        (0, 0)  (0, 1/3)  (1/2, 2/3)  (1/2, 1)  (1, 1)          线下面积 1/4 + 1/2 = 3/4
    正例 0.9    两个反例都赢了                  罚 0
    正例 0.8    与一个反例打平                  罚 1/2
    正例 0.5    输给反例 0.8                    罚 1          合计 3/2，除以 3 × 2 对，排序损失 1/4

3/4 = 1 − 1/4。画出曲线，看看上方那块面积的 1/4 里，三个正例各占多少。

**约定。** 得分越高越像正例；标记是 1（正例）或 0（反例），两类都有。曲线上的点写作 (FPR, TPR)。得分相同的样本**同时**判为正例：
曲线在这里走一条线段（有正有反时是斜的），与样本的先后无关。

**做完想一想。** 书上画曲线时一次只放一个样本；同分的样本里若总是正例先放，AUC 会怎样？AUC 是 3/4 的学习器，随手挑一正一反让它
比较，它说对的机会有多大？

**★** 得分极大、极小、彼此只差十亿分之一，样本上千时也对。提示：只比较得分的大小，别的都不用。

---

**The exercise.** Prove (2.22): the AUC is one minus the rank loss. One side is an area (2.20), the other a count of pairs
(2.21); why are they equal? Program what the proof rests on: compute each side from its own definition, then say how the
positives make up the area above the curve, and finally write the proof.

**A small example first.** Five samples, three positive and two negative, by descending score:

    0.9 pos     0.8 pos     0.8 neg     0.5 pos     0.3 neg

    curve           (0, 0)  (0, 1/3)  (1/2, 2/3)  (1/2, 1)  (1, 1)      area below: 1/4 + 1/2 = 3/4
    positive 0.9    beats both negatives            penalty 0
    positive 0.8    draws with a negative           penalty 1/2
    positive 0.5    loses to the negative 0.8       penalty 1           3/2 in all, over 3 × 2 pairs: rank loss 1/4

3/4 = 1 − 1/4. Draw the curve: of the area 1/4 above it, how much belongs to each positive?

**Conventions.** A higher score is more like a positive; labels are 1 (positive) or 0 (negative), and both occur. A point of
the curve is (FPR, TPR). Samples of equal score are accepted **together**: the curve has one segment there (slanted if
there are positives and negatives), whatever the order of the samples.

**Worth a thought.** The book draws the curve sample by sample. What becomes of the AUC if positives always go first among
equal scores? And if the AUC is 3/4, how often will that learner be right about one positive and one negative picked at
random?

**★** As right for scores that are huge, tiny, or a billionth apart, and for a thousand samples. Hint: nothing but the order
of the scores matters.
"""


def roc_points(scores: list[float], labels: list[int]) -> list[tuple[float, float]]:
    """ROC 曲线依次经过的点 (FPR, TPR)，从 (0, 0) 到 (1, 1)；同一条线段中间的点可有可无。

    The points (FPR, TPR) along the ROC curve from (0, 0) to (1, 1); points inside of a segment may be there or not.

    >>> roc_points([0.9, 0.5, 0.5], [1, 1, 0])
    [(0.0, 0.0), (0.0, 0.5), (1.0, 1.0)]
    """
    raise NotImplementedError


def area_under(points: list[tuple[float, float]]) -> float:
    """依次连接各点（横坐标不减）所得折线下的面积 (2.20)。

    The area (2.20) under the polyline through the points, whose abscissas never decrease.

    >>> area_under([(0.0, 0.0), (0.0, 0.5), (1.0, 1.0)])
    0.75
    """
    raise NotImplementedError


def rank_loss(scores: list[float], labels: list[int]) -> dict[str, float]:
    """排序损失 (2.21)：`{"below": …, "tied": …, "loss": …}`。在所有（正例，反例）对中，"below" 是正例得分低于反例的对数，"tied" 是
    同分的对数，"loss" 是排序损失。

    The rank loss (2.21): `{"below": …, "tied": …, "loss": …}`. Of all pairs of a positive and a negative, "below" counts
    those in which the positive has the lower score, "tied" those of equal score; "loss" is the rank loss.

    >>> rank_loss([0.9, 0.5, 0.5], [1, 1, 0])["loss"]
    0.25
    """
    raise NotImplementedError


def area_shares(scores: list[float], labels: list[int]) -> list[float]:
    """曲线上方的面积中，每个正例各占多少，按正例在输入中的次序。

    每个正例让曲线上升 1/m⁺，它占有这一段曲线左边、直到纵轴的那条水平带的面积；同分的正例平分它们共有的带。

    How much of the area above the curve each positive owns, in the order of the input.

    Each positive lets the curve rise by 1/m⁺ and owns the strip to the left of that rise, up to the vertical axis;
    positives of equal score share their common strip evenly.

    >>> area_shares([0.5, 0.9, 0.5], [1, 1, 0])
    [0.25, 0.0]
    """
    raise NotImplementedError


def proof() -> str:
    """（由教师阅读）(2.22) 的证明，Markdown 文本：曲线上方的面积为何等于排序损失，同分时也对。

    (Read by a person) The proof of (2.22) in Markdown: why the area above the curve is the rank loss, ties included.
    """
    raise NotImplementedError
