"""9.7 凸聚类 / Convex clusterings

**书上的题。** 若各簇的凸包互不相交，就称为凸聚类。分析本章的算法哪些只能产生凸聚类，哪些能产生非凸聚类。只能的，给出分开各簇的
超平面；能产生非凸的，给出数据。

**先看一个小例子。** 一个簇是 (0, 0) 与 (2, 2)，另一个是 (0, 2) 与 (2, 0)。

    2 | ○       ●        两条线段（各自的凸包）在 (1, 1) 相交：
    1 |     ×            ½ (0, 0) + ½ (2, 2) = ½ (0, 2) + ½ (2, 0)
    0 | ●       ○        这个聚类不是凸的，再没有直线能把两簇分开。
        0   1   2

原型是 (0, 0) 与 (4, 0) 时，直线 x = 2 分开归它们的样本：w = (-1, 0)，b = 2。

**约定。** 算法的名字是 "kmeans"、"lvq"（样本归最近的原型）、"gmm"（样本归后验最大的成分）、"dbscan"（不计噪声）、"agnes_min"、"agnes_max"、
"agnes_avg"。点集每行一个点，下标从 0 数起。两个凸包仅仅相碰不算重叠。样本的次序、并列时怎样选，都不应影响你的数据。

**做完想一想。** 簇的形状由最后一步“归谁”决定，还是由中间的过程决定？各成分协方差都相同的高斯混合呢？要在环形数据上用 k 均值，
可以先对数据做什么？

**★** 给出两组点的公共点（`meeting_point`）；坐标小到 $10^{-7}$、大到 $10^9$ 时也对。提示：平面上的公共点，用四个点就能合成。

---

**The exercise.** A clustering is convex if the convex hulls of its clusters do not intersect. Which algorithms of this chapter
can give convex clusterings only, and which can give others? For the former write the hyperplanes between the clusters, for the
latter find data.

**A small example first.** One cluster is (0, 0) and (2, 2), the other (0, 2) and (2, 0).

    2 | ○       ●        the two segments, which are the hulls, meet in (1, 1):
    1 |     ×            ½ (0, 0) + ½ (2, 2) = ½ (0, 2) + ½ (2, 0)
    0 | ●       ○        the clustering is not convex, and no line separates the two.
        0   1   2

With prototypes (0, 0) and (4, 0) the line x = 2 separates the samples that belong to them: w = (-1, 0), b = 2.

**Conventions.** The names of the algorithms are "kmeans", "lvq" (a sample belongs to its nearest prototype), "gmm" (to the
component of the largest posterior), "dbscan" (noise does not count), "agnes_min", "agnes_max", "agnes_avg". Sets of points have
one in each row; indices start at 0. Hulls that merely touch do not overlap. Your data must not depend on the order of samples, nor
on how ties are broken.

**Worth a thought.** What decides the shape of clusters: the last step, where each sample is given to somebody, or what went
before? What if all components of a Gaussian mixture have the same covariance? What could you do to data in rings so that
k-means finds them?

**★** Give the common point of two sets (`meeting_point`); right as well with coordinates as small as $10^{-7}$ or as large as
$10^9$. Hint: in the plane four points are enough to make a common one.
"""

import numpy as np


def separator(prototypes: np.ndarray, i: int, j: int) -> tuple[np.ndarray, float]:
    """超平面 (w, b)，w ≠ 0：凡是离第 i 个原型不比离第 j 个远的点 x 都有 w·x + b ≥ 0，凡是离第 j 个不比离第 i 个远的都有 w·x + b ≤ 0。
    两个原型不同，维数任意。

    A hyperplane (w, b) with w ≠ 0: w·x + b ≥ 0 for all points x that are not farther from prototype i than from j, and
    w·x + b ≤ 0 for all that are not farther from j than from i. The two differ, in any number of dimensions.

    >>> import numpy as np
    >>> w, b = separator(np.array([[0.0], [4.0]]), 0, 1)
    >>> round(float(-b / w[0]), 6)
    2.0
    """
    raise NotImplementedError


def nonconvex_witness(algorithm: str) -> dict | None:
    """平面上至多 80 个样本 "X" 与算法的参数，使这个算法的结果中有两个簇的凸包重叠；若它只能产生凸聚类，返回 None。参数依次是：
    "kmeans" 的 "init"（初始中心），"lvq" 的 "prototypes"（最后的原型），"dbscan" 的 "eps" 与 "min_pts"，"agnes_…" 的 "k"（簇数）；
    "gmm" 的 "alpha"、"mu"、"Sigma"（k 个成分的初值，形状 (k,)、(k, 2)、(k, 2, 2)），由此作 20 轮 EM，再按最后的参数归类，协方差不可退化。

    At most 80 samples "X" in the plane, and the parameters of the algorithm, for which the hulls of two clusters of its result
    overlap; None if it gives only convex clusterings. The parameters are:
    "init" (initial centres) of "kmeans", "prototypes" (the final ones) of "lvq", "eps" and "min_pts" of "dbscan", "k" (how many
    clusters) of "agnes_…"; "alpha", "mu", "Sigma" of "gmm" (where k components start, of shapes (k,), (k, 2), (k, 2, 2)): 20 rounds of EM
    follow, then samples are assigned by the final parameters; covariances must not become degenerate.
    """
    raise NotImplementedError


def only_convex() -> dict[str, bool]:
    """每个算法（七个名字为键）是否只能产生凸聚类。只有 `nonconvex_witness` 对这个算法的回答正确时才计分。

    For every algorithm (the seven names are the keys) whether it gives only convex clusterings. An answer counts only if
    that of `nonconvex_witness` for the algorithm is right.
    """
    raise NotImplementedError


def analysis() -> str:
    """理由：只能产生凸聚类的为什么如此，其余的从哪里得到非凸的簇。Markdown，由老师评阅。

    The reasons: why some give only convex clusterings, and where the others get clusters that are not. Markdown, read by your
    teacher.
    """
    raise NotImplementedError


# ---- ★ ----


def meeting_point(P: np.ndarray, Q: np.ndarray) -> tuple[list[float], list[float]] | None:
    """平面上两组点的凸包重叠时，一个公共点的权 (λ, μ)：都不为负，各自的和为 1，并且 Σ λ_i P_i = Σ μ_j Q_j；分开时返回 None。

    If the hulls of two sets of points in the plane overlap, the weights (λ, μ) of a common point: none negative, each with sum 1,
    and Σ λ_i P_i = Σ μ_j Q_j; None if they are apart.

    >>> import numpy as np
    >>> found = meeting_point(np.array([[0.0, 0.0], [2.0, 2.0]]), np.array([[0.0, 2.0], [2.0, 0.0]]))
    >>> [[round(float(weight), 6) for weight in weights] for weights in found]
    [[0.5, 0.5], [0.5, 0.5]]
    """
    raise NotImplementedError
