r"""11.9 字典学习与压缩感知中的稀疏性 / Sparsity in dictionary learning and in compressed sensing

**书上的题。** 字典学习（§11.5）与压缩感知（§11.6）对稀疏性的利用有何异同？前者学出一个字典，使样本有稀疏的表示；后者从少量测量值恢复一个本来就稀疏的
信号。用看得见的对象来比较：矩阵固定时共同的子问题，字典分解有多任意，稀疏的信号何时能唯一恢复。

**先看一个小例子。** 测量矩阵

    A = [[1, 0, 1,  1],        任意两列都线性无关，三列总是相关：spark = 3
         [0, 1, 1, -1]]

测得 y = (2, 2)。只有一个分量不为 0 的 s 只能是 (0, 0, 2, 0)：恢复是唯一的，因为 3 > 2 × 1。若许两个分量不为 0，(2, 2, 0, 0) 也说得通，就分不清了。把相关的三列
分给两边，第 0 列 + 第 1 列 = 第 2 列，就得到一对分不清的信号 (1, 1, 0, 0) 与 (0, 0, 1, 0)。

**约定。** 与书中一样，**样本是列**：X ≈ B A，字典 `B` 每列一个原子，编码 `A` 每列一个样本。测量是 y = A s (11.20)，这里 `A` 是测量矩阵。至多 k 个分量不为 0 的
向量叫 k 稀疏的。除 `rip_constant` 外，测量矩阵与 y 的元素都是整数：算出 1e-12 那样的数，其实就是 0。

**做完想一想**（写在 `essay` 里）。字典分解不唯一，为什么无妨？恢复不唯一呢？spark 与 RIP 都要试遍各列的组合，上千列时怎么办？

**★** 数从零点零一到上万，原子几乎线性相关时也对。

---

**The exercise.** What do dictionary learning (§11.5) and compressed sensing (§11.6) have in common in their use of sparsity, and where do they differ? The
former learns a dictionary in which samples have sparse representations, the latter recovers a signal that is sparse to begin with from few measurements. Compare
them by objects that can be seen: the sub-problem that they share when the matrix is fixed, how arbitrary a factorisation is, and when a sparse signal can be
recovered uniquely.

**A small example first.** The measurement matrix

    A = [[1, 0, 1,  1],        any two columns are independent, three always dependent: spark = 3
         [0, 1, 1, -1]]

measures y = (2, 2). An s with one component other than 0 can only be (0, 0, 2, 0): recovery is unique, since 3 > 2 × 1. If two may be other than 0, (2, 2, 0, 0)
explains y as well, and nobody can tell. Share dependent columns out to two sides, column 0 + column 1 = column 2, and there is a pair of signals that cannot be
told apart: (1, 1, 0, 0) and (0, 0, 1, 0).

**Conventions.** As in the book **samples are columns**: X ≈ B A with a dictionary `B` of one atom per column and codes `A` of one sample per column.
Measurements are y = A s (11.20), where `A` is the measurement matrix. A vector with at most k components other than 0 is called k-sparse. But for `rip_constant`,
measurement matrices and y hold whole numbers: what comes out as 1e-12 really is 0.

**Worth a thought** (in `essay`). Factorisations are not unique: why does that do no harm? And what if recovery is not? Both spark and RIP try combinations of columns: what
to do with a thousand of them?

**★** Right as well for numbers from a hundredth to ten thousand, and where atoms are nearly dependent.
"""

import numpy as np


def sparse_code(x: np.ndarray, B: np.ndarray, lam: float) -> np.ndarray:
    """给定字典时一个样本的编码：使 $‖x - Bα‖^2 + λ‖α‖_1$ (11.16) 最小的 α，没有 1/2；不唯一时任一个都对。迭代到它不再变动为止。

    The code of one sample in a given dictionary: the α that minimises $‖x - Bα‖^2 + λ‖α‖_1$ (11.16), without 1/2; of several any one is right. Iterate until it
    moves no more.

    >>> import numpy as np
    >>> [round(float(a), 4) for a in sparse_code(np.array([3.0]), np.array([[1.0]]), 2.0)]
    [2.0]
    """
    raise NotImplementedError


def equivalent_dictionary(
    B: np.ndarray, A: np.ndarray, perm: list[int], scales: list[float]
) -> tuple[np.ndarray, np.ndarray]:
    """同一个乘积的另一种分解 (B2, A2)，B2 A2 = B A：新字典的第 j 个原子是旧字典的第 perm[j] 个原子乘以 scales[j]（不为 0），各原子的编码随原子一起换位。

    Another factorisation (B2, A2) of the same product, B2 A2 = B A: atom j of the new dictionary is atom perm[j] of the old one times scales[j] (not 0), and the codes
    of an atom move with it.

    >>> import numpy as np
    >>> B2, A2 = equivalent_dictionary(np.array([[1.0, 2.0]]), np.array([[3.0], [4.0]]), [1, 0], [1.0, 1.0])
    >>> [float(b) for b in B2[0]], [float(row[0]) for row in A2]
    ([2.0, 1.0], [4.0, 3.0])
    """
    raise NotImplementedError


def spark(A: np.ndarray) -> float:
    """最少几列线性相关？各列线性无关时是 `float("inf")`；单独一列零向量也算相关。

    The least number of columns that are linearly dependent; `float("inf")` if there are none. A column of zeros is dependent by itself.

    >>> import numpy as np
    >>> float(spark(np.array([[1.0, 1.0]])))
    2.0
    """
    raise NotImplementedError


def rip_constant(A: np.ndarray, k: int) -> float:
    """最小的 $δ_k ≥ 0$，使 (11.21) 对一切 s 和 A 的一切 k 列子矩阵成立。书中还要求它小于 1，这里可以大于 1。

    The least $δ_k ≥ 0$ with (11.21) for all s and all submatrices of k columns of A. It is below 1 in the book, and may be larger here.

    >>> import numpy as np
    >>> round(float(rip_constant(np.array([[1.0, 0.5], [0.0, 0.0]]), 1)), 6)
    0.75
    """
    raise NotImplementedError


def recover(A: np.ndarray, y: np.ndarray, k: int) -> np.ndarray | None:
    """唯一的 k 稀疏的 s，使 A s = y；没有这样的 s，或不止一个时返回 None。

    The only k-sparse s with A s = y; None if there is no such s, or more than one.

    >>> import numpy as np
    >>> s = recover(np.array([[1.0, 2.0], [0.0, 1.0]]), np.array([4.0, 2.0]), 1)
    >>> [round(float(v), 6) for v in s]
    [0.0, 2.0]
    """
    raise NotImplementedError


def ambiguous_pair(A: np.ndarray, k: int) -> tuple[np.ndarray, np.ndarray] | None:
    """两个不同的 k 稀疏向量 s 和 t，A s = A t；没有时返回 None。

    Two different k-sparse vectors s and t with A s = A t; None if there are none.

    >>> import numpy as np
    >>> ambiguous_pair(np.array([[1.0, 0.0], [0.0, 1.0]]), 1) is None
    True
    """
    raise NotImplementedError


def claims() -> dict[str, bool]:
    """五句话各是否成立：

    "dictionary_is_unknown_in_dictionary_learning"：在字典学习中，字典 B 是要求的未知量；
    "measurement_matrix_is_unknown_in_compressed_sensing"：在压缩感知中，恢复信号的一方不知道测量矩阵；
    "both_reduce_to_l1_problem_for_fixed_matrix"：矩阵固定时，两者都可化为带 L1 范数的凸优化问题来求解；
    "learned_factors_unique_without_normalisation"：若不限制原子的长度和次序，使 BA = X 的 B 与 A 也由 X 唯一确定；
    "cs_recovery_exact_for_every_signal"：测量数少于信号长度时，压缩感知也能精确恢复每一个信号。

    Whether each of five statements holds:

    "dictionary_is_unknown_in_dictionary_learning": in dictionary learning the dictionary B is an unknown to be found;
    "measurement_matrix_is_unknown_in_compressed_sensing": in compressed sensing whoever recovers the signal does not know the measurement matrix;
    "both_reduce_to_l1_problem_for_fixed_matrix": for a fixed matrix both can be solved as convex problems with an L1 norm;
    "learned_factors_unique_without_normalisation": X determines B and A with BA = X, even if lengths and order of the atoms are free;
    "cs_recovery_exact_for_every_signal": compressed sensing recovers every signal exactly, even with fewer measurements than the signal is long.
    """
    raise NotImplementedError


def essay() -> str:
    """（由教师阅读）字典学习与压缩感知对稀疏性的利用有何异同？“做完想一想”的问题也写在这里。返回 Markdown 文本。

    (Read by a person) What do the uses of sparsity in dictionary learning and in compressed sensing have in common, and where do they differ? Answer the
    questions under “Worth a thought” as well. Returns Markdown.
    """
    raise NotImplementedError
