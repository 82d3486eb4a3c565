r"""9.7 凸聚类 / Convex clusterings

若各簇的凸包互不相交，就称为凸聚类。k 均值、LVQ、高斯混合、DBSCAN 与三种链接的 AGNES，哪些**只能**产生凸聚类？能产生非凸聚类的，给出数据；只能产生
凸聚类的，给出分开各簇的超平面。

**算法的名字** 是 "kmeans"，"lvq"（样本归最近的原型），"gmm"（样本归后验最大的混合成分），"dbscan"（不计噪声），"agnes_min"，"agnes_max"，
"agnes_avg"。距离都是欧氏距离；离几个原型或均值同样近时归下标最小的。

**重叠与分开。** 平面上两组点，若把一组朝**任何**方向平移最大坐标绝对值的千分之一，两个凸包都还有公共点，就说它们重叠；若在**某个**方向上，它们的投影所占的
两个区间隔开那么远，就说它们分开。这里不考虑其余的情形，例如仅仅相碰。

**约定。** 点集是 (m, n) 的数组，每行一个点；下标从 0 数起。坐标可以小到 $10^{-7}$，大到 $10^9$。不要改动传入的参数。

---

A clustering is convex if the convex hulls of its clusters do not intersect. Of k-means, LVQ, Gaussian mixtures, DBSCAN and AGNES
with its three linkages, which give **only** convex clusterings? For those that can give others find data; for those that cannot,
the hyperplanes between the clusters.

**The names of the algorithms** are "kmeans", "lvq" (a sample belongs to its nearest prototype), "gmm" (to the component of the
largest posterior), "dbscan" (noise does not count), "agnes_min", "agnes_max" and "agnes_avg". Distances are Euclidean; of equally
near prototypes or means the one with the smallest index has the sample.

**Overlapping and apart.** Two sets of points in the plane overlap if their convex hulls still have a common point after one of
them is moved by a thousandth of the largest coordinate in size, whatever the direction; they are apart if in **some** direction
the intervals of their projections are that far from one another. Nothing else, such as touching, is considered here.

**Conventions.** Sets of points are (m, n) arrays with one point per row; indices start at 0. Coordinates may be as small as $10^{-7}$
and as large as $10^9$. Do not change the arguments.
"""

import numpy as np


def separator(prototypes: np.ndarray, i: int, j: int) -> tuple[np.ndarray, float]:
    """超平面 (w, b), w ≠ 0：凡是离第 i 个原型不比离第 j 个远的点 x 都有 w·x + b ≥ 0，凡是离第 j 个不比离第 i 个远的都有 w·x + b ≤ 0。两个原型不同，
    它们的距离不小于坐标的千分之一；维数任意。允许 1e-9 的相对误差。

    A hyperplane (w, b) with w ≠ 0: w·x + b ≥ 0 for all points x that are not farther from prototype i than from j, and
    w·x + b ≤ 0 for all that are not farther from j than from i. The two differ by a thousandth of the coordinates at least, in
    any number of dimensions. A relative error of 1e-9 is allowed.
    """
    raise NotImplementedError


def meeting_point(P: np.ndarray, Q: np.ndarray) -> tuple[list[float], list[float]] | None:
    """平面上两组点，各 1 到 8 个，或者重叠，或者分开。重叠时给出公共点的权 (λ, μ)：都不为负，各自的和为 1，并且 Σ λ_i P_i = Σ μ_j Q_j；分开时返回 None。
    权允许 1e-9 的误差，两个点允许相差最大坐标的 $10^{-9}$。

    Two sets of 1 to 8 points in the plane, which overlap or are apart. If they overlap, the weights (λ, μ) of a common point:
    none negative, each with sum 1, and Σ λ_i P_i = Σ μ_j Q_j; if they are apart, None. Weights may be off by 1e-9, and the two
    points may differ by $10^{-9}$ of the largest coordinate.

    >>> import numpy as np
    >>> found = meeting_point(np.array([[0.0, 0.0], [2.0, 2.0]]), np.array([[0.0, 2.0], [2.0, 0.0]]))
    >>> [[round(float(weight), 6) for weight in weights] for weights in found]
    [[0.5, 0.5], [0.5, 0.5]]
    """
    raise NotImplementedError


def nonconvex_witness(algorithm: str) -> dict | None:
    """平面上至多 80 个样本 "X"（坐标不超过 $10^6$）与参数，使这个算法的结果中有两个簇重叠；若它只能产生凸聚类，返回 None。不论样本的次序如何，
    并列时怎样选，都应如此。各算法的参数是：

    "kmeans"："init"（初始中心）；"lvq"："prototypes"（最后的原型）；"dbscan"："eps"，"min_pts"；"agnes_…"："k"（簇数）；
    "gmm"："alpha"，"mu"，"Sigma"（k 个混合成分的初值，2 ≤ k ≤ 5，形状 (k,), (k, 2), (k, 2, 2)），由此作 20 轮 EM，再按最后的参数归类；协方差矩阵的
    特征值始终不小于 $10^{-6}$。

    At most 80 samples "X" in the plane (with coordinates up to $10^6$) and parameters for which two clusters of the algorithm's
    result overlap, in whatever order the samples come and however ties are broken; None if it gives only convex clusterings. The
    parameters are:

    "kmeans": "init" (initial centres); "lvq": "prototypes" (the final ones); "dbscan": "eps", "min_pts"; "agnes_…": "k" (how many
    clusters); "gmm": "alpha", "mu", "Sigma" (where k components start, 2 ≤ k ≤ 5, of shapes (k,), (k, 2), (k, 2, 2)): 20 rounds of
    EM follow, then samples are assigned by the final parameters; eigenvalues of covariances never fall below $10^{-6}$.
    """
    raise NotImplementedError


def only_convex() -> dict[str, bool]:
    """每个算法（七个名字为键）是否只能产生凸聚类。只有 `nonconvex_witness` 对这个算法的回答正确时才计分。

    For every algorithm (the seven names are the keys) whether it gives only convex clusterings. An answer counts only if
    that of `nonconvex_witness` for the algorithm is right.
    """
    raise NotImplementedError


def analysis() -> str:
    """（由教师阅读）说明理由：只能产生凸聚类的为什么如此，其余的从哪里得到非凸的簇。返回 Markdown 文本。

    (Read by a person) The reasons: why some give only convex clusterings, and where the others get clusters that are not.
    Returns Markdown.
    """
    raise NotImplementedError
