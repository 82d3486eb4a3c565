r"""11.9 字典学习与压缩感知中的稀疏性 / Sparsity in dictionary learning and in compressed sensing

字典学习（§11.5）要学出一个字典，使样本有稀疏的表示；压缩感知（§11.6）要从少量测量值恢复一个本来就稀疏的信号。请用可以检验的对象比较它们：矩阵固定时
共同的子问题，字典分解在多大程度上是任意的，以及稀疏的信号何时能唯一恢复。

**字典。** 与书中一样，**样本是列**：X (n, m) ≈ B A，字典 `B` 是 (n, k)，每列一个原子；编码 `A` 是 (k, m)，每列是一个样本的编码。

**测量。** (11.20)：y = A s，这里的 `A` 是 (n, m) 的测量矩阵，`s` 是长为 m 的信号。至多 k 个分量不为 0 的向量称为 k 稀疏的。后五个函数中 n ≤ 6, 1 ≤ m ≤ 8,
1 ≤ k ≤ m。除 `rip_constant` 外，A 与 y 的元素都是整数（类型是浮点数），A 的绝对值不超过 300，y 的不超过 $10^5$；A 的任意几列要么线性相关，要么
最小的奇异值大于最大的 $10^{-5}$ 倍；y 到 A 的任意几列张成的子空间的距离要么是 0，要么大于 $10^{-4}$。

**约定。** 向量和矩阵以 numpy 数组传入，返回列表、元组或数组都可以。每次调用不超过 1 秒 CPU 时间。不要改动传入的参数。

---

Dictionary learning (§11.5) learns a dictionary in which samples have sparse representations; compressed sensing (§11.6) recovers a
signal that is sparse to begin with from few measurements. Compare them by objects that can be checked: the sub-problem that they share
when the matrix is fixed, how arbitrary a factorisation is, and when a sparse signal can be recovered uniquely.

**Dictionaries.** As in the book **samples are columns**: X (n, m) ≈ B A with a dictionary `B` of shape (n, k), one atom per column, and
codes `A` of shape (k, m), one column per sample.

**Measurements.** (11.20): y = A s, where `A` now is the (n, m) measurement matrix and `s` the signal, of length m. A vector with at
most k components other than 0 is called k-sparse. In the last five functions n ≤ 6, 1 ≤ m ≤ 8 and 1 ≤ k ≤ m. But for
`rip_constant`, A and y hold whole numbers (as floats), those of A of size 300 at most, those of y of $10^5$; any set of columns of A
is linearly dependent or has a smallest singular value above $10^{-5}$ times its largest; the distance of y from the span of any
columns of A is 0 or above $10^{-4}$.

**Conventions.** Vectors and matrices come as numpy arrays; lists, tuples and arrays are equally right as answers. A call takes at
most a second of CPU time. Do not change the arguments.
"""

import numpy as np


def sparse_code(x: np.ndarray, B: np.ndarray, lam: float) -> np.ndarray:
    """给定字典时一个样本的编码：使 $‖x - Bα‖^2 + λ‖α‖_1$ (11.16) 最小的 α，没有 1/2。最小点不唯一时，任一个都对。目标值与最小值之差不超过
    $10^{-7} ‖x‖^2$。n ≤ 6, k ≤ 8；B 与 x 的元素或是 0，或绝对值在 0.01 与 100 之间；B 的任意几列要么线性相关，要么最小的奇异值大于最大的 1/20；
    λ 不小于 0.01，也不小于 $B^T x$ 中最大绝对值的 1/10。

    The code of one sample in a given dictionary: the α that minimises $‖x - Bα‖^2 + λ‖α‖_1$ (11.16), without 1/2. Of several
    minimisers any one is right. The objective is within $10^{-7} ‖x‖^2$ of the minimum. n ≤ 6, k ≤ 8; numbers in B and x are 0 or
    between 0.01 and 100 in size; any set of columns of B is dependent or has a smallest singular value above 1/20 of its largest; λ is
    0.01 at least, and at least 1/10 of the largest absolute value in $B^T x$.

    >>> import numpy as np
    >>> [round(float(a), 4) for a in sparse_code(np.array([3.0]), np.array([[1.0]]), 2.0)]
    [2.0]
    """
    raise NotImplementedError


def equivalent_dictionary(
    B: np.ndarray, A: np.ndarray, perm: list[int], scales: list[float]
) -> tuple[np.ndarray, np.ndarray]:
    """同一个乘积的另一种分解：新字典的第 j 个原子是旧字典的第 perm[j] 个原子乘以 scales[j]（不为 0，绝对值在 0.001 与 1000 之间）。返回新字典 B2 和使
    B2 A2 = B A 的编码 A2，各原子的编码随原子一起换位。perm 是 0..k-1 的一个排列；相对误差不超过 $10^{-9}$。

    Another factorisation of the same product: atom j of the new dictionary is atom perm[j] of the old one times scales[j] (not 0, between
    0.001 and 1000 in size). Returns the new dictionary B2 and codes A2 with B2 A2 = B A, where the codes of an atom move with it.
    perm is a permutation of 0..k-1; the relative error is $10^{-9}$ at most.

    >>> import numpy as np
    >>> B2, A2 = equivalent_dictionary(np.array([[1.0, 2.0]]), np.array([[3.0], [4.0]]), [1, 0], [1.0, 1.0])
    >>> [float(b) for b in B2[0]], [float(row[0]) for row in A2]
    ([2.0, 1.0], [4.0, 3.0])
    """
    raise NotImplementedError


def spark(A: np.ndarray) -> float:
    """最少几列线性相关？各列线性无关时返回无穷大 `float("inf")`。（单独一列零向量是线性相关的。）

    The least number of columns that are linearly dependent; `float("inf")` if there are none. (A column of zeros is dependent by
    itself.)

    >>> import numpy as np
    >>> float(spark(np.array([[1.0, 1.0]])))
    2.0
    """
    raise NotImplementedError


def rip_constant(A: np.ndarray, k: int) -> float:
    """最小的 $δ_k ≥ 0$，使 (11.21) 对一切 s 和 A 的一切 k 列子矩阵成立（书中还要求它小于 1，这里可以大于 1）。A 的元素为实数，绝对值不超过 300；误差不超过
    $10^{-9}$ 与 A 的元素平方和的 $10^{-9}$ 倍之和。

    The least $δ_k ≥ 0$ with (11.21) for all s and all submatrices of k columns of A (below 1 in the book, but here it may be
    larger). A holds real numbers of size 300 at most; the error is at most $10^{-9}$ plus $10^{-9}$ times the sum of squares of A.

    >>> import numpy as np
    >>> round(float(rip_constant(np.array([[1.0, 0.5], [0.0, 0.0]]), 1)), 6)
    0.75
    """
    raise NotImplementedError


def recover(A: np.ndarray, y: np.ndarray, k: int) -> np.ndarray | None:
    """唯一的 k 稀疏的 s，使 A s = y；没有这样的 s，或不止一个时返回 None。误差不超过 $10^{-8} \\max_i |s_i|$。

    The only k-sparse s with A s = y; None if there is no such s, or more than one. The error is $10^{-8} \\max_i |s_i|$ at most.

    >>> import numpy as np
    >>> s = recover(np.array([[1.0, 2.0], [0.0, 1.0]]), np.array([4.0, 2.0]), 1)
    >>> [round(float(v), 6) for v in s]
    [0.0, 2.0]
    """
    raise NotImplementedError


def ambiguous_pair(A: np.ndarray, k: int) -> tuple[np.ndarray, np.ndarray] | None:
    """两个不同的 k 稀疏向量 s 和 t, A s = A t；没有这样的两个向量时返回 None。设 M 是 s 和 t 中最大的绝对值：绝对值不超过 $10^{-9} M$ 的分量算作 0；
    s 与 t 至少有一个分量相差 M/1000 以上； A s 与 A t 的分量相差不超过 $10^{-8} M$ 乘以 A 中最大的绝对值。

    Two different k-sparse vectors s and t with A s = A t; None if there are no such vectors. With M the largest absolute value in s and
    t, components of size $10^{-9} M$ at most count as 0; s and t differ by more than M/1000 in some component; A s and A t differ by at
    most $10^{-8} M$ times the largest absolute value in A.
    """
    raise NotImplementedError


def claims() -> dict[str, bool]:
    """五句话各是否成立（键不变；只有在 `equivalent_dictionary`、`recover` 与 `ambiguous_pair` 正确时才计分）：

    "dictionary_is_unknown_in_dictionary_learning"：在字典学习中，字典 B 是要求的未知量；
    "measurement_matrix_is_unknown_in_compressed_sensing"：在压缩感知中，恢复信号的一方不知道测量矩阵；
    "both_reduce_to_l1_problem_for_fixed_matrix"：矩阵固定时，两者都可化为带 L1 范数的凸优化问题来求解；
    "learned_factors_unique_without_normalisation"：若不限制原子的长度和次序，使 BA = X 的 B 与 A 也由 X 唯一确定；
    "cs_recovery_exact_for_every_signal"：测量数少于信号长度时，压缩感知也能精确恢复每一个信号。

    Whether each of five statements holds (the same keys; they count only with right `equivalent_dictionary`, `recover` and
    `ambiguous_pair`):

    "dictionary_is_unknown_in_dictionary_learning": in dictionary learning the dictionary B is an unknown to be found;
    "measurement_matrix_is_unknown_in_compressed_sensing": in compressed sensing whoever recovers the signal does not know the
    measurement matrix;
    "both_reduce_to_l1_problem_for_fixed_matrix": for a fixed matrix both can be solved as convex problems with an L1 norm;
    "learned_factors_unique_without_normalisation": X determines B and A with BA = X, even if lengths and order of the atoms are free;
    "cs_recovery_exact_for_every_signal": compressed sensing recovers every signal exactly, even with fewer measurements than the signal
    is long.
    """
    raise NotImplementedError


def essay() -> str:
    """（由教师阅读）字典学习与压缩感知对稀疏性的利用有何异同？返回 Markdown 文本。

    (Read by a person) What do the uses of sparsity in dictionary learning and in compressed sensing have in common, and where do they
    differ? Returns Markdown.
    """
    raise NotImplementedError
