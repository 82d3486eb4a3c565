r"""10.7 核化线性降维与流形学习 / Kernel PCA and manifold learning

**书上的题。** 试述核化线性降维与流形学习之间的联系及优缺点。联系是这样的：MDS、Isomap、LLE 都可以写成核主成分分析，只是
“核矩阵”各不相同。写出它们，再看这样的矩阵比真正的核缺少什么。

**先看一个小例子。** 直线上三点 0, 2, 4，只知道两两的距离。(10.10) 由距离得到内积：

    D = 0 2 4        B =  4  0 -4
        2 0 2             0  0  0
        4 2 0            -4  0  4

B 只有一个不为 0 的特征值 8，单位特征向量是 (-1, 0, 1)/√2，乘上 √8 就得到坐标 -2, 0, 2：距离全对，原点移到了均值。所以
MDS 就是以 B 为核矩阵的核主成分分析。来了新样本 5，它与三点的内积是 0, 10, 20，减去**训练样本**的均值再投影，坐标是 3，
正是 5 - 2。

**与书不同的一处。** (10.24) 里的 K 应先中心化，写作 $\tilde K$（特征空间中样本的均值移到原点，见 10.3 的
`center_gram`），书上略去了。

**约定。** 特征值 $λ_1 ≥ λ_2 ≥ …$ 按大小排，不取绝对值；K 未必半正定。坐标的正负号不限，重复的特征值之间任取一组。

**做完想一想。** Isomap 的矩阵有负的特征值，丢掉它们就是丢掉了什么？来了一个新样本，核主成分分析立刻有坐标，Isomap 与
LLE 为什么没有？宽度固定的高斯核能展开一卷瑞士卷吗？

**★** 六十个样本，核矩阵的元素极大或极小。

---

**The exercise.** How are kernelised linear methods and manifold learning related, and what are the merits of each? The
relation is this: MDS, Isomap and LLE can all be written as kernel PCA, each with a “kernel matrix” of its own. Write
them, then see what such matrices lack that true kernels have.

**A small example first.** Three points 0, 2, 4 of a line, of which only the distances are known. (10.10) makes inner
products of them:

    D = 0 2 4        B =  4  0 -4
        2 0 2             0  0  0
        4 2 0            -4  0  4

B has one eigenvalue that is not 0, 8; times √8 its unit eigenvector (-1, 0, 1)/√2 gives the coordinates -2, 0, 2: all
distances are right, and the origin is the mean. So MDS is kernel PCA with B for the kernel matrix. A new sample 5
comes, with inner products 0, 10, 20: take the mean of the **training samples** off, project, and its coordinate is 3,
which is 5 - 2.

**One difference from the book.** The K of (10.24) has to be centred first, which the book leaves out; then it is $\tilde K$ (the
mean of the samples in feature space moved to the origin, see `center_gram` of 10.3).

**Conventions.** Eigenvalues $λ_1 ≥ λ_2 ≥ …$ are in order of size, not of absolute value; K need not be positive
semidefinite. Signs of coordinates are free, and among repeated eigenvalues take any basis.

**Worth a thought.** The matrix of Isomap has negative eigenvalues: what is lost with them? Kernel PCA has coordinates
for a new sample at once; why have Isomap and LLE none? Can a Gaussian kernel of fixed width unroll a Swiss roll?

**★** Sixty samples, and kernel matrices with huge or tiny entries.
"""

import numpy as np


def kpca(K: np.ndarray, d: int) -> np.ndarray:
    r"""训练样本的前 d 个核主成分坐标，每行一个样本：第 j 列是 $\tilde K$ 的属于 $λ_j$ 的特征向量，长度的平方是 $λ_j$，各列
    互相正交。

    The first d kernel principal coordinates of the training samples, a row for each: column j is an eigenvector of
    $\tilde K$ that belongs to $λ_j$, its squared length is $λ_j$, and columns are orthogonal.

    >>> import numpy as np
    >>> [round(abs(float(z)), 6) for z in kpca(np.array([[1.0, 3.0], [3.0, 9.0]]), 1)[:, 0]]
    [1.0, 1.0]
    """
    raise NotImplementedError


def kpca_new(K: np.ndarray, K_new: np.ndarray, d: int) -> np.ndarray:
    """新样本的前 d 个坐标 (10.25)，每行一个；`K_new[i, j]` 是第 i 个新样本与第 j 个训练样本的核函数值。新样本减去的
    是**训练样本**在特征空间中的均值，$w_j$ 长为 1；把训练样本当作新样本，坐标应与 `kpca` 相同。

    The first d coordinates (10.25) of new samples, a row for each; `K_new[i, j]` is the kernel of new sample i and
    training sample j. What is taken off new samples is the mean of the **training samples** in feature space, and $w_j$
    has length 1; a training sample, taken for a new one, gets the coordinates of `kpca`.

    >>> import numpy as np
    >>> K = np.outer([0.0, 2.0, 4.0], [0.0, 2.0, 4.0])
    >>> [[round(abs(float(z)), 6) for z in row] for row in kpca_new(K, np.array([[0.0, 10.0, 20.0]]), 1)]
    [[3.0]]
    """
    raise NotImplementedError


def mds_kernel(D: np.ndarray) -> np.ndarray:
    """MDS 由距离矩阵 D 得到的内积矩阵 (10.10)。D 未必是欧氏距离：Isomap 把最短路径的长度放在这里。

    The matrix of inner products (10.10) that MDS makes from the distances D. These need not be Euclidean: Isomap puts
    lengths of shortest paths here.

    >>> import numpy as np
    >>> float(mds_kernel(np.array([[0.0, 4.0], [4.0, 0.0]]))[0, 1])
    -4.0
    """
    raise NotImplementedError


def lle_kernel(W: np.ndarray) -> np.ndarray:
    r"""一个半正定的对称矩阵 K，对它做核主成分分析就是 LLE：$\tilde K$ 的前 d 个特征向量与 LLE 的 d 维坐标张成同样的子空间，
    即 $M = (I - W)^T (I - W)$ 的最小的 d 个特征值的特征向量，不算元素全相等的那一个（它的特征值是 0）。`W` 是 LLE 的权
    重，每行的和为 1。这样的 K 不止一个。

    A symmetric positive semidefinite matrix K whose kernel PCA is LLE: the first d eigenvectors of $\tilde K$ span the
    same subspace as LLE's coordinates in d dimensions, which are the eigenvectors of the least d eigenvalues of
    $M = (I - W)^T (I - W)$, leaving out the one whose entries are all equal (its eigenvalue is 0). `W` are weights of
    LLE, each row sums to 1. There is more than one such K.
    """
    raise NotImplementedError


def non_psd_geodesics(m: int) -> np.ndarray:
    """一个连通图的最短路径矩阵，图有 m ≥ 4 个顶点，每条边的长度都是 1，而由它得到的 `mds_kernel` 有明显的负特征值（-0.1 或
    更小）。

    The matrix of shortest paths of a connected graph with m ≥ 4 vertices and edges of length 1, whose `mds_kernel` has
    a clearly negative eigenvalue (-0.1 or less).
    """
    raise NotImplementedError


def claims() -> dict[str, bool]:
    """下列断言是否成立。

    - "mds_on_euclidean_distances_equals_pca"：对样本间的欧氏距离做 MDS，得到的坐标就是中心化的样本在主成分上的投影（正
      负号不计）
    - "isomap_kernel_always_psd"：由连通图的最短路径矩阵得到的 `mds_kernel` 总是半正定的
    - "kpca_has_out_of_sample_formula"：给定核函数，(10.25) 就给出新样本的坐标
    - "isomap_has_out_of_sample_formula_from_its_own_objective"：图 10.8 的 Isomap 自己就给出新样本的坐标，不必另外训练
      回归器或扩充算法
    - "rbf_kernel_with_fixed_width_keeps_geodesic_distances"：宽度固定的高斯核，总使特征空间中的距离与流形上的测地线距离
      成正比

    Which of these hold.

    - "mds_on_euclidean_distances_equals_pca": the coordinates that MDS makes from Euclidean distances of samples are
      the projections of the centred samples on the principal components (but for signs)
    - "isomap_kernel_always_psd": the `mds_kernel` of shortest paths in a connected graph is always positive
      semidefinite
    - "kpca_has_out_of_sample_formula": with the kernel function given, (10.25) gives coordinates of new samples
    - "isomap_has_out_of_sample_formula_from_its_own_objective": Isomap as in figure 10.8 gives coordinates of new
      samples by itself, without a further regression or extension of the algorithm
    - "rbf_kernel_with_fixed_width_keeps_geodesic_distances": a Gaussian kernel of fixed width always makes distances in
      feature space proportional to geodesic distances on the manifold
    """
    raise NotImplementedError


def essay() -> str:
    """短文（Markdown，给老师看，不计分）：核化线性降维与流形学习有何联系，各有何优缺点？

    A short text (Markdown, for your teacher, without points): how are kernelised linear methods and manifold learning
    related, and what are the merits of each?
    """
    raise NotImplementedError
