"""10.8* 缓解 Isomap 的短路与断路 / Short circuits and broken graphs in Isomap

**书上的题。** k 近邻图和 ε 近邻图的短路与断路会给 Isomap 造成困扰，试设计一个方法缓解该问题。先写出两种近邻图与最短路
径，再把断开的图连起来，最后设计你自己的图。

**先看一个小例子。** 六个点排成一个横放的 U，沿着它从 a 走到 f 是 2 + 2 + 3 + 2 + 2 = 11：

    f---e---d       3          k = 1      a-b-c 与 d-e-f，断成两块
            |                  k = 2      a 的第二近邻是 f（长 3），于是 a 到 f 只要 3：短路
    a---b---c       0
    0   2   4

k = 1 太少，k = 2 已经太多。断开的图补一条边：最短的有三条，a-f、b-e、c-d，长都是 3，只有 c-d 才对。只看长度是分不出来
的。

**约定。** `X` 每行一个样本，各行不同，距离是欧氏距离。图是对称的数组：对角线为 0，有边处是边长，无边处是 `inf`。

**做完想一想**（写在 `design` 里）。你的方法凭什么认出一条短路的边？什么样的数据会骗过它？补上的边可能补错，怎样让人知
道？

**★** 数据放大一千倍、离原点很远、上百个样本时也对。提示：不要把距离的平方展开，不要用固定的长度作界限。

---

**The exercise.** Short circuits and gaps in graphs of k neighbours and of ε-neighbours trouble Isomap; design a method
against them. Write both graphs and shortest paths first, then connect a broken graph, last design a graph of your own.

**A small example first.** Six points form a U on its side; along it the way from a to f is 2 + 2 + 3 + 2 + 2 = 11:

    f---e---d       3          k = 1      a-b-c and d-e-f, in two pieces
            |                  k = 2      the second neighbour of a is f (3 away), and the way from a to f is 3: a short circuit
    a---b---c       0
    0   2   4

k = 1 is too few, k = 2 too many already. Connect the broken graph by an edge: the shortest are a-f, b-e and c-d, 3
each, and only c-d is right. Length alone does not tell.

**Conventions.** Each row of `X` is a sample, no two rows are equal, distances are Euclidean. A graph is a symmetric
array: 0 on the diagonal, the length of an edge where there is one, `inf` where there is none.

**Worth a thought** (in `design`). By what does your method know a short circuit? Which data would deceive it? An edge
that mends may be wrong: how would one be told?

**★** Right as well for data a thousand times as large, far from the origin, and for more than a hundred samples. Hint:
do not expand the squared distance, and use no fixed length as a bound.
"""

import numpy as np


def knn_graph(X: np.ndarray, k: int) -> np.ndarray:
    """k 近邻图：两个样本中只要有一个在另一个的 k 个近邻之中，就有边，边长是它们的距离。自己不算自己的近邻。

    The graph of k neighbours: two samples share an edge, as long as their distance, if either is among the k nearest of
    the other. No sample is its own neighbour.

    >>> import numpy as np
    >>> [float(length) for length in knn_graph(np.array([[0.0], [1.0], [3.0]]), 1)[1]]
    [1.0, 0.0, 2.0]
    """
    raise NotImplementedError


def eps_graph(X: np.ndarray, eps: float) -> np.ndarray:
    """ε 近邻图：距离**小于** eps 的两个样本之间有边，边长是它们的距离。

    The graph of ε-neighbours: samples whose distance is **less than** eps share an edge, as long as their distance.

    >>> import numpy as np
    >>> [float(length) for length in eps_graph(np.array([[0.0], [1.0], [3.0]]), 2.0)[1]]
    [1.0, 0.0, inf]
    """
    raise NotImplementedError


def shortest_paths(W: np.ndarray) -> np.ndarray:
    """图 W 中各对顶点之间最短路径的长度；走不到的是 `inf`。

    The lengths of shortest paths between all vertices of the graph W; `inf` where there is none.

    >>> import numpy as np
    >>> float(shortest_paths(np.array([[0.0, 9.0, 1.0], [9.0, 0.0, 1.0], [1.0, 1.0, 0.0]]))[0, 1])
    2.0
    """
    raise NotImplementedError


def n_components(W: np.ndarray) -> int:
    """图 W 的连通分支数。

    The number of connected components of the graph W.

    >>> import numpy as np
    >>> n_components(np.array([[0.0, 1.0, np.inf], [1.0, 0.0, np.inf], [np.inf, np.inf, 0.0]]))
    2
    """
    raise NotImplementedError


def connect(W: np.ndarray, X: np.ndarray) -> np.ndarray:
    """把 X 上的图 W 连通：保留所有的边，再添（连通分支数 − 1）条边，边长是样本的距离，使图连通而添上的总长最小。有几种同样
    好的添法时任选一种。

    Connects the graph W on X: keeps all edges and adds (number of components − 1) more, as long as distances of
    samples, so that the graph is connected and the added length is least. Of several equally good ways take any.

    >>> import numpy as np
    >>> apart = np.where(np.eye(2) > 0, 0.0, np.inf)
    >>> float(connect(apart, np.array([[0.0], [3.0]]))[0, 1])
    3.0
    """
    raise NotImplementedError


def robust_graph(X: np.ndarray, k: int) -> np.ndarray:
    r"""你设计的图：总是连通，边长是样本的距离，同样的参数给出同一个图；k 供参考。最短路径应接近数据所在的曲线或曲面上的距
    离，用四种数据来看（可能整体旋转、平移、放大或缩小，各行次序任意）。

    环（k = 8）：40 个点依次在圆弧上，相邻的弧长为 1，弧的两端只相距 4.5，各坐标另有 ±0.05 的随机偏移；也可能少了其中相
    邻的两个点。两端之间的最短路径与弧长 39 相差不到一成。

    断开的直线（k = 3 或 8）：0, 1, …, 11 与 16, 17, …, 27。两端之间与 27 相差不到一成。

    平面与曲面（k = 8）：空间中 9×9 的网格，间距为 1，在平面内另有 ±0.2 的随机偏移；14×6 的网格，偏移同上，点 (s, v) 放
    在 $(3\cos(s/3), 3\sin(s/3), v)$。与面上的距离相比，全部点对的相对误差的中位数不到三分之一。

    A graph of your own design: it is always connected, its edges are as long as distances, and the same arguments give
    the same graph; k is a suggestion. Shortest paths should be near distances along the curve or surface that the data
    lie on, which is tried on four sets of data (they may be turned, moved, enlarged or made smaller, with rows in any
    order).

    The ring (k = 8): 40 points one after the other on an arc of a circle, 1 apart along it, whose ends are only 4.5
    apart, each coordinate moved at random by 0.05 at most; two neighbouring points may be missing. Between the ends the
    shortest path differs from the length 39 of the arc by less than a tenth.

    A gapped line (k = 3 or 8): 0, 1, …, 11 and 16, 17, …, 27. Between the ends it differs from 27 by less than a tenth.

    A plane and a bent surface (k = 8): a grid of 9×9 in space, spacing 1, each point moved at random by 0.2 at most
    within the plane; a grid of 14×6, moved likewise, with point (s, v) placed at $(3\cos(s/3), 3\sin(s/3), v)$. Against
    distances on the surface, the median of the relative errors of all pairs is less than a third.
    """
    raise NotImplementedError


def design() -> str:
    """“做完想一想”的回答，Markdown，给老师看，不计分：你的图怎样避免短路与断路，何时仍会失败？

    Your answer to “Worth a thought”, in Markdown, for your teacher, without points: how does your graph avoid short
    circuits and gaps, and when will it still fail?
    """
    raise NotImplementedError
