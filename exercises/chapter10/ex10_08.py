r"""10.8* 缓解 Isomap 的短路与断路 / Short circuits and broken graphs in Isomap

Isomap 把测地线距离换成近邻图上的最短路径。近邻取多了，图会抄近路，从曲面的一层跳到另一层（短路）；取少了，图又会断成几块（断路）。写出两种近邻图与最短
路径，用最少的长度把断开的图连起来；再设计一种建图的方法：弯曲的数据上不短路，稀疏的数据上不断路，平整的数据上测地线距离仍然准确。

**数据。** `X` 是 (m, n) 的数组，每行一个样本，**各行互不相同**，m 不超过 130，n 不超过 20，下标从 0 数起。距离是欧氏距离；数的绝对值不超过 $10^7$，
距离不小于 $10^{-7}$。并列的距离都是严格相等的（差的平方和没有舍入误差），不相等的至少相差 $10^{-9}$ 倍；但坐标可能很大而彼此很近，不要把距离的平方展开。

**图** 是 (m, m) 的对称数组：对角线为 0，有边处是边长（大于 0），无边处是 `inf`。

**约定。** 长度的误差至多 $10^{-9}$ 倍。一次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

Isomap replaces geodesic distances by shortest paths in a graph of neighbours. With many neighbours the graph takes short cuts from one sheet
of the surface to another (short circuits), with few it falls apart (broken graphs). Write both graphs of neighbours and shortest paths,
mend a broken graph with least length, and then design a graph of your own: no short circuits on bent data, not broken on sparse data,
and geodesic distances still accurate on flat data.

**Data.** `X` is an (m, n) array with one sample per row, **all rows different**; m is at most 130, n at most 20, indices start at 0.
Distances are Euclidean; no number exceeds $10^7$ in absolute value, no distance is below $10^{-7}$. Distances that tie are exactly
equal (the sum of squared differences has no rounding error), others differ by a factor of $1 + 10^{-9}$ at least; but coordinates
may be large and close to one another, so do not expand the squared distance.

**A graph** is a symmetric (m, m) array: 0 on the diagonal, the length of the edge (above 0) where there is one, `inf` where there is none.

**Conventions.** Lengths may be off by a factor of $10^{-9}$. A call takes at most 2 seconds of CPU time. Do not change the arguments.
"""

import numpy as np


def knn_graph(X: np.ndarray, k: int) -> np.ndarray:
    """k 近邻图：两个样本中只要有一个在另一个的 k 个近邻之中，就有边，边长是它们的距离。自己不算自己的近邻；距离相等时下标小的在前，只取 k 个。
    1 ≤ k ≤ m − 1。

    The graph of k neighbours: two samples share an edge, as long as their distance, if either is among the k nearest of the other. No sample
    is its own neighbour; of equally far ones the smaller index comes first, and only k are taken. 1 ≤ k ≤ m − 1.

    >>> import numpy as np
    >>> [float(length) for length in knn_graph(np.array([[0.0], [1.0], [3.0]]), 1)[1]]
    [1.0, 0.0, 2.0]
    """
    raise NotImplementedError


def eps_graph(X: np.ndarray, eps: float) -> np.ndarray:
    """ε 近邻图：距离**小于** eps 的两个样本之间有边，边长是它们的距离。eps > 0。

    The graph of ε-neighbours: samples whose distance is **less than** eps share an edge, as long as their distance. eps > 0.
    """
    raise NotImplementedError


def shortest_paths(W: np.ndarray) -> np.ndarray:
    """图 W 中各对顶点之间最短路径的长度，形状 (m, m)；不连通的是 `inf`。W 的边长是任意正数。

    The lengths of shortest paths between all vertices of the graph W, of shape (m, m); `inf` where there is none. Edges of W have any
    positive length.
    """
    raise NotImplementedError


def n_components(W: np.ndarray) -> int:
    """图 W 的连通分支数。

    The number of connected components of the graph W.
    """
    raise NotImplementedError


def connect(W: np.ndarray, X: np.ndarray) -> np.ndarray:
    """把 X 上的图 W（边长也是样本的距离）连通：保留所有的边，再添（连通分支数 − 1）条边，边长是样本的距离，使图连通而添上的总长最小。有几种同样好的
    添法时任选一种。

    Connects the graph W on X, whose edges are as long as the distances of their samples: keeps all of them and adds (number of
    components − 1) more, of such lengths, too, so that the graph is connected and the added length is least. Of several equally good
    ways take any.
    """
    raise NotImplementedError


def robust_graph(X: np.ndarray, k: int) -> np.ndarray:
    r"""你设计的图。对任何 X (m ≥ 2) 与 1 ≤ k ≤ m − 1：图连通，边长是样本的距离；同样的参数总给出同一个图。k 供参考，可以不用。

    最短路径应接近数据所在的曲线或曲面上的距离：

    - 环：40 个点依次在圆弧上，相邻的弧长为 1，弧的两端相距 4.5；各坐标另有 ±0.05 以内的随机偏移。也可能少了其中相邻的两个点（离两端都有 6 个点以上）。
      k = 8。弧的两端之间，最短路径的长度与弧长 39 相差不到 10%。
    - 断开的直线：坐标为 0, 1, …, 11 与 16, 17, …, 27 的点。k = 3 或 8。两端之间与 27 相差不到 10%。
    - 平面：空间中 9×9 的网格，间距为 1，在平面内的各方向另有 ±0.2 以内的随机偏移。k = 8。全部点对的相对误差，中位数不到 35%。
    - 曲面：14×6 的网格，偏移同上，点 (s, v) 放在 $(3\cos(s/3), 3\sin(s/3), v)$。k = 8。全部点对与曲面上的距离 (s, v) 相比的相对误差，中位数不到 35%。

    数据还可能整体旋转、平移、放大或缩小（最多 1000 倍），各行次序任意。

    A graph of your own design. For any X (m ≥ 2) and 1 ≤ k ≤ m − 1 it is connected, its edges are as long as the distances of their samples,
    and the same arguments always give the same graph. k is a suggestion and may be ignored.

    Shortest paths should be near distances along the curve or surface that the data lie on:

    - Ring: 40 points one after the other on an arc of a circle, 1 apart along the arc, whose ends are 4.5 apart; each coordinate is moved
      at random by 0.05 at most. Two neighbouring points may be missing (with more than 6 points to either end). k = 8. Between the
      ends of the arc, the shortest path differs from the length 39 of the arc by less than 10%.
    - A gapped line: points at 0, 1, …, 11 and 16, 17, …, 27. k = 3 or 8. Between the ends it differs from 27 by less than 10%.
    - A plane: a grid of 9×9 in space, spacing 1, each point moved at random by 0.2 at most in either direction of the plane. k = 8. The
      median of the relative errors of all pairs is less than 35%.
    - A bent surface: a grid of 14×6, moved likewise, with point (s, v) placed at $(3\cos(s/3), 3\sin(s/3), v)$. k = 8. The median of the
      relative errors of all pairs against distances on the surface, those of (s, v), is less than 35%.

    All data may also be turned, moved, enlarged or made smaller (up to 1000 times), with rows in any order.
    """
    raise NotImplementedError


def design() -> str:
    """（由教师阅读）你的图怎样避免短路与断路，何时仍会失败？返回 Markdown 文本。

    (Read by a person) How does your graph avoid short circuits and gaps, and when will it still fail? Returns Markdown.
    """
    raise NotImplementedError
