"""2.7 ROC 曲线与代价曲线 / ROC curves and cost curves

**书上的题。** 证明任意一条 ROC 曲线都有一条代价曲线与之对应，反之亦然。两个方向都写成程序：ROC 平面上的点变成代价平面上的线段，再变回来；
曲线变成线段的下界，再变回来。“反之亦然”要当心：变回来的是 ROC 曲线的**凸包**，不同的 ROC 曲线可以有同一条代价曲线。最后写出证明。

**先看一个小例子。** 一个学习器，FPR = 1/4，TPR = 3/4（FNR = 1/4），连同两个平凡的学习器：

    ROC 点         线段的左端      线段的右端
    (0, 0)         0               1               全判为反例
    (1/4, 3/4)     FPR = 1/4       FNR = 1/4       一条水平线
    (1, 1)         1               0               全判为正例

    三条线段的下界依次经过 (0, 0)、(1/4, 1/4)、(3/4, 1/4)、(1, 0)，线下的面积是 1/32 + 1/8 + 1/32 = 3/16

变回来：下界有三段，各自延长到两端，得到的正是 (0, 0)、(1/4, 3/4)、(1, 1)。

**约定。** ROC 上的点写作 (FPR, TPR)。代价平面的横轴是正例概率代价 (2.24)，纵轴是归一化代价 (2.25)。两个平凡的学习器 (0, 0) 与 (1, 1)
总在考虑之列，无论给定的点里有没有。

**做完想一想。** 代价曲线上的一个转折点，在 ROC 图上是什么？两条代价曲线相交，说明选哪个学习器要看什么？

**★** 一百多个点、离得很近的点也对。提示：凸包用叉积判断转向，不要除出斜率再比。

---

**The exercise.** Prove that every ROC curve has its cost curve, and the other way round. Program both directions: a point of the
ROC plane becomes a segment of the cost plane and back; a curve becomes the lower envelope of its segments and back. Mind the
way back: what comes back is the **convex hull** of the ROC curve, and different ROC curves can share one cost curve. Finally
write the proof.

**A small example first.** A learner with FPR = 1/4 and TPR = 3/4 (FNR = 1/4), and the two trivial ones:

    ROC point      left end        right end
    (0, 0)         0               1               never says positive
    (1/4, 3/4)     FPR = 1/4       FNR = 1/4       level
    (1, 1)         1               0               always says positive

    lower envelope: (0, 0), (1/4, 1/4), (3/4, 1/4), (1, 0); the area below it is 1/32 + 1/8 + 1/32 = 3/16

And back: the envelope has three pieces; extended to both ends they give (0, 0), (1/4, 3/4) and (1, 1).

**Conventions.** A point of the ROC curve is (FPR, TPR). The abscissa of the cost plane is the positive probability cost
(2.24), the ordinate the normalised cost (2.25). The two trivial classifiers, (0, 0) and (1, 1), are always taken into
account, whether they are among the points or not.

**Worth a thought.** What is a bend of the cost curve in the ROC picture? Where two cost curves cross, what decides which
learner to take?

**★** As right for more than a hundred points, and for points close together. Hint: find the turns of the hull by cross
products, not by dividing and comparing slopes.
"""


def point_to_line(fpr: float, tpr: float) -> tuple[float, float]:
    """ROC 点对应的线段：它在正例概率代价为 0 处与为 1 处的归一化代价。

    The segment of a ROC point: its normalised costs where the positive probability cost is 0 and where it is 1.

    >>> [round(float(height), 6) for height in point_to_line(0.25, 0.5)]
    [0.25, 0.5]
    """
    raise NotImplementedError


def line_to_point(c0: float, c1: float) -> tuple[float, float]:
    """反过来：两端高度为 c0、c1 的线段对应的 ROC 点 (fpr, tpr)。

    The way back: the ROC point (fpr, tpr) of the segment whose ends have the heights c0 and c1.

    >>> [round(float(rate), 6) for rate in line_to_point(0.25, 0.5)]
    [0.25, 0.5]
    """
    raise NotImplementedError


def cost_curve(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """代价曲线，即所有线段的下界：它的顶点（横坐标，代价），按横坐标升序，第一个在 0 处，最后一个在 1 处，任意三个不共线。

    The cost curve, the lower envelope of all segments: its vertices (abscissa, cost) by ascending abscissa, the first
    at 0, the last at 1, no three on one line.

    >>> [(float(x), float(y)) for x, y in cost_curve([])]
    [(0.0, 0.0), (0.5, 0.5), (1.0, 0.0)]
    """
    raise NotImplementedError


def roc_from_cost_curve(vertices: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """由代价曲线的顶点（格式同 `cost_curve` 的返回值）恢复 ROC 曲线的上凸包：凸包的顶点，按 (FPR, TPR) 升序；缺 (0, 0)、(1, 1) 时补上。

    The upper hull of the ROC curve from the vertices of its cost curve, as `cost_curve` returns them: the corners of the
    hull, ascending by (FPR, TPR), with (0, 0) and (1, 1) added if missing.

    >>> [(float(x), float(y)) for x, y in roc_from_cost_curve([(0.0, 0.0), (1.0, 0.0)])]
    [(0.0, 0.0), (0.0, 1.0), (1.0, 1.0)]
    """
    raise NotImplementedError


def total_cost(vertices: list[tuple[float, float]]) -> float:
    """代价曲线下的面积，即期望总体代价；顶点的格式同 `cost_curve` 的返回值。

    The area under the cost curve, which is the expected total cost; the vertices are as `cost_curve` returns them.

    >>> round(float(total_cost([(0.0, 0.0), (0.5, 0.5), (1.0, 0.0)])), 6)
    0.25
    """
    raise NotImplementedError


def same_cost_curve(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """代价曲线相同的另一组 ROC 点：points 是一条上凸包的顶点，由 (0, 0) 到 (1, 1)；原有的点都留着，在凸包之下至少再加一个新的点。

    Another set of ROC points with the same cost curve: points are the corners of an upper hull from (0, 0) to (1, 1); all of
    them stay, and at least one new one is added below the hull.

    >>> len(same_cost_curve([(0.0, 0.0), (0.0, 1.0), (1.0, 1.0)])) > 3
    True
    """
    raise NotImplementedError


def proof() -> str:
    """（由教师阅读）两个方向的证明，Markdown 文本：ROC 曲线决定代价曲线，代价曲线决定 ROC 曲线的凸包。

    (Read by a person) The proof of both directions in Markdown: the ROC curve fixes the cost curve, the cost curve fixes the
    hull of the ROC curve.
    """
    raise NotImplementedError
