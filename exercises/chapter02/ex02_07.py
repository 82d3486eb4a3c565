"""2.7 ROC 曲线与代价曲线 / ROC curves and cost curves

证明每条 ROC 曲线都有一条代价曲线与之对应，反之亦然。把两个方向都写成程序：点与线段互换，曲线与线段的下界互换。
“反之亦然”要当心：从代价曲线能恢复的是 ROC 曲线的**凸包**，不同的 ROC 曲线可以有同一条代价曲线。最后写出证明。

**约定。** ROC 上的点写作 (FPR, TPR)，坐标在 [0, 1] 内。代价平面的横轴是正例概率代价 (2.24)，纵轴是归一化代价 (2.25)。
两个平凡的学习器，全判为反例的 (0, 0) 与全判为正例的 (1, 1)，总在考虑之列，无论给定的点中有没有。给定的点可以重复，次序任意，不超过 200 个；三个点或者共线（舍入误差之内），或者明显不共线。答案的误差
不超过 1e-9。不要改动传入的参数。

---

Prove that every ROC curve has its cost curve, and the other way round. Program both directions: points become segments
and segments points, a curve becomes the lower envelope of its segments and back. Mind the way back: what a cost curve
recovers is the **convex hull** of the ROC curve; different ROC curves can share one cost curve. Finally write the proof.

**Conventions.** A point of the ROC curve is (FPR, TPR), with coordinates in [0, 1]. In the cost plane the abscissa is
the positive probability cost (2.24), the ordinate the normalised cost (2.25). The two trivial classifiers, (0, 0) that
never and (1, 1) that always says positive, are always taken into account, whether they are among the points or not. Given
points may repeat and come in any order, at most 200 of them; three of them are collinear (but for rounding), or clearly
not. Answers are right to 1e-9. Do not change the arguments.
"""


def point_to_line(fpr: float, tpr: float) -> tuple[float, float]:
    """ROC 点对应的线段：它在正例概率代价为 0 处与为 1 处的归一化代价。

    The segment of a ROC point: its normalised costs where the positive probability cost is 0 and where it is 1.
    """
    raise NotImplementedError


def line_to_point(c0: float, c1: float) -> tuple[float, float]:
    """反过来：两端高度为 c0、c1 的线段对应的 ROC 点 (fpr, tpr)。

    The way back: the ROC point (fpr, tpr) of the segment whose ends have the heights c0 and c1.
    """
    raise NotImplementedError


def cost_curve(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """代价曲线，即所有线段的下界：它的顶点（横坐标，代价），按横坐标升序，第一个在 0 处，最后一个在 1 处，任意三个不共线。

    The cost curve, the lower envelope of all segments: its vertices (abscissa, cost) by ascending abscissa, the first
    at 0, the last at 1, no three on one line.

    >>> cost_curve([])
    [(0.0, 0.0), (0.5, 0.5), (1.0, 0.0)]
    """
    raise NotImplementedError


def roc_from_cost_curve(vertices: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """由代价曲线的顶点（格式同 `cost_curve` 的返回值）恢复 ROC 曲线的上凸包：凸包的顶点，按 (FPR, TPR) 升序；缺 (0, 0)、(1, 1) 时补上。

    The upper hull of the ROC curve from the vertices of its cost curve, as `cost_curve` returns them: the corners of the
    hull, ascending by (FPR, TPR), with (0, 0) and (1, 1) added if missing.

    >>> roc_from_cost_curve([(0.0, 0.0), (1.0, 0.0)])
    [(0.0, 0.0), (0.0, 1.0), (1.0, 1.0)]
    """
    raise NotImplementedError


def total_cost(vertices: list[tuple[float, float]]) -> float:
    """代价曲线下的面积，即期望总体代价；顶点的格式同 `cost_curve` 的返回值。

    The area under the cost curve, which is the expected total cost; the vertices are as `cost_curve` returns them.

    >>> total_cost([(0.0, 0.0), (0.5, 0.5), (1.0, 0.0)])
    0.25
    """
    raise NotImplementedError


def same_cost_curve(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """代价曲线相同的另一条 ROC 曲线：原有的点都在，至少再加一个新的点。

    给定的 points 是一条上凸包的顶点，由 (0, 0) 到 (1, 1)，至少有一个顶点高出对角线 0.05。每个新点都在对角线与凸包之间：
    TPR 比 FPR 大至少 0.01，比同一 FPR 处的凸包低至少 0.01。

    Another ROC curve with the same cost curve: all given points, and at least one new one.

    The given points are the corners of an upper hull from (0, 0) to (1, 1), one of them at least 0.05 above the diagonal.
    Every new point lies between the diagonal and the hull: its TPR is at least 0.01 above its FPR, and at least 0.01 below
    the hull at that FPR.
    """
    raise NotImplementedError


def proof() -> str:
    """（由教师阅读）两个方向的证明，Markdown 文本：ROC 曲线决定代价曲线，代价曲线决定 ROC 曲线的凸包。

    (Read by a person) The proof of both directions in Markdown: the ROC curve fixes the cost curve, the cost curve fixes the
    hull of the ROC curve.
    """
    raise NotImplementedError
