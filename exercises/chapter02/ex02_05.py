"""2.5 AUC 等于 1 减排序损失 / AUC is one minus the rank loss

证明 (2.22)：ROC 曲线下的面积 (2.20) 等于 1 减去排序损失 (2.21)，有样本得分相同时也成立。把证明的要点写成程序：
先按各自的定义算出等式的两边（排序损失要逐对去数），再说清曲线上方的面积是怎样由各个正例凑成的，最后写出证明。

**约定。** `scores[i]` 越大越像正例；`labels[i]` 是 1（正例）或 0（反例），两类都有，样本不超过 1000 个。ROC 上的点写作
(FPR, TPR)。得分完全相同才算同分，同分的样本**同时**判为正例：曲线在这里是一条线段（同分的正、反例都有时是斜的），与样本的次序
无关。答案的误差不超过 1e-9。不要改动传入的参数。

---

Prove (2.22): the area (2.20) under the ROC curve is one minus the rank loss (2.21), ties included. Program what the
proof rests on: compute both sides from their own definitions (the rank loss by counting pairs), then say how the
positives make up the area above the curve, and finally write the proof.

**Conventions.** A larger `scores[i]` means more like a positive; `labels[i]` is 1 (positive) or 0 (negative), and both
occur; there are at most 1000 samples. A point of the ROC curve is (FPR, TPR). Only exactly equal scores are tied, and tied
samples are accepted **together**: the curve has one segment there (slanted if positives and negatives are tied),
whatever the order of the samples. Answers are right to 1e-9. Do not change the arguments.
"""


def roc_points(scores: list[float], labels: list[int]) -> list[tuple[float, float]]:
    """ROC 曲线依次经过的点 (FPR, TPR)，从 (0, 0) 到 (1, 1)；重复的点、同一条线段上的点可有可无。

    The points (FPR, TPR) along the ROC curve from (0, 0) to (1, 1). Repeated points and points inside of a segment may
    be there or not.

    >>> roc_points([0.9, 0.5, 0.5], [1, 1, 0])
    [(0.0, 0.0), (0.0, 0.5), (1.0, 1.0)]
    """
    raise NotImplementedError


def area_under(points: list[tuple[float, float]]) -> float:
    """依次连接各点所得折线下的面积 (2.20)。至少一个点，坐标在 [0, 1] 内，横坐标不减。

    The area (2.20) under the polyline through the points, of which there is at least one, with coordinates in [0, 1] and
    abscissas that do not decrease.

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
