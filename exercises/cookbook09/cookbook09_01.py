r"""cookbook9.1 最优子空间的三个漏洞 / Three gaps in the optimal subspace

用一个 d 维平面代替数据，使均方误差最小：平面该过哪一点，朝哪些方向？讲义 §9.1.2 的推导走得很快。请先写出误差和最优的平面，再看平面必须过原点时误差
大多少；然后补上证明的关键：丢弃的那些方向合起来，占每个特征方向多大的份额；最后照字面解一解讲义写下的优化问题，看它的解是不是我们要的。

证明写在 `proof` 里。

**约定。** X 的形状是 (N, D)，这里**每行是一个样本**（讲义里每列是一个样本），1 ≤ N ≤ 200, 1 ≤ D ≤ 12，各数的绝对值不超过 10⁷。平面
c + span(U) 由一点 c 和标准正交的各列 U 给出，0 ≤ d ≤ D；d = 0 时 U 的形状是 (D, 0)，平面就是点 c。均方误差是各行到平面的距离平方的平均
（除以 N）。传入的标准正交的列，内积的误差不超过 10⁻¹²。

**精度。** 均方误差允许差 10⁻⁹·S + 10⁻²⁴·M²，S 是同一问题在 d = 0 时的均方误差（对 `error` 是各行到 c 的距离平方的平均），M 是参数中绝对值最大的数。
返回的列，内积与应有的 0 和 1 至多差 10⁻⁹。其余的误差写在各个函数里。有几个答案时任选其一。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

Replace data by a d-dimensional plane with least mean squared error: through which point does it pass, and which way does it point? The
derivation in §9.1.2 of the source is quick. Write the error and the best plane, and see how much is lost if the plane must pass through
the origin; then supply the crux of the proof: which share of each eigenvector the discarded directions hold together; and at last
solve the optimisation problem of the source as it is written, and see whether its solution is what we want.

The proof belongs into `proof`.

**Conventions.** X has shape (N, D), and here **each row is a sample** (in the source each column is), 1 ≤ N ≤ 200, 1 ≤ D ≤ 12; no number is
above 10⁷ in size. A plane c + span(U) is given by a point c and orthonormal columns U, 0 ≤ d ≤ D; for d = 0 the shape of U is (D, 0), and the
plane is the point c. The mean squared error is the mean (divided by N) of the squared distances of the rows from the plane. Columns
that are passed in are orthonormal up to 10⁻¹² in each inner product.

**Accuracy.** A mean squared error may be off by 10⁻⁹·S + 10⁻²⁴·M², where S is the mean squared error of the same problem for d = 0 (for
`error` the mean squared distance of the rows from c), and M the largest number in size among the arguments. Inner products of returned
columns may be off by 10⁻⁹ from the 0 or 1 that they should be. All else is said at the functions. Where several answers are right, any of
them will do. A call takes at most 2 seconds of CPU time. Do not change the arguments.
"""

import numpy as np


def error(X: np.ndarray, c: np.ndarray, U: np.ndarray) -> float:
    """各行到平面 c + span(U) 的均方误差；c 是任意一点，形状 (D,)，U 的形状是 (D, d)。

    The mean squared error of the rows for the plane c + span(U); c is any point, of shape (D,), and U has shape (D, d).

    >>> import numpy as np
    >>> float(error(np.array([[0.0, 2.0], [5.0, 2.0]]), np.array([0.0, 0.0]), np.array([[1.0], [0.0]])))
    4.0
    """
    raise NotImplementedError


def best_affine(X: np.ndarray, d: int) -> tuple[np.ndarray, np.ndarray]:
    """均方误差最小的 d 维平面 (c, U)，形状是 (D,) 和 (D, d)。

    The d-dimensional plane (c, U) of least mean squared error, of shapes (D,) and (D, d).

    >>> import numpy as np
    >>> c, U = best_affine(np.array([[3.0, 4.0]]), 0)
    >>> [float(number) for number in c]
    [3.0, 4.0]
    """
    raise NotImplementedError


def least_errors(X: np.ndarray) -> tuple[list[float], list[float]]:
    """两个长度为 D + 1 的列表，第 d 项依次是：过原点的 d 维平面中最小的均方误差；过任意点的 d 维平面中最小的均方误差。

    Two lists of length D + 1, whose entries d are: the least mean squared error of d-dimensional planes through the origin; that of
    d-dimensional planes through any point.

    >>> import numpy as np
    >>> [[float(number) for number in row] for row in least_errors(np.array([[0.0], [2.0]]))]
    [[2.0, 0.0], [1.0, 0.0]]
    """
    raise NotImplementedError


def discarded_shares(V: np.ndarray, U: np.ndarray) -> list[float]:
    """V 的形状是 (D, D), U 的形状是 (D, k), 0 ≤ k ≤ D，两者的列都标准正交。求 p_0, …, p_{D-1}，误差不超过 10⁻⁹，使得对任意 λ_0, …, λ_{D-1} 都有
    Σ_i u_iᵀ Ψ u_i = Σ_j p_j λ_j，其中 Ψ = V diag(λ) Vᵀ，u_i 是 U 的各列。

    V has shape (D, D), U has shape (D, k), 0 ≤ k ≤ D, both with orthonormal columns. The numbers p_0, …, p_{D-1}, up to 10⁻⁹, for which
    Σ_i u_iᵀ Ψ u_i = Σ_j p_j λ_j holds for all λ_0, …, λ_{D-1}, where Ψ = V diag(λ) Vᵀ and u_i are the columns of U.

    >>> import numpy as np
    >>> [float(p) for p in discarded_shares(np.eye(2), np.array([[1.0], [0.0]]))]
    [1.0, 0.0]
    """
    raise NotImplementedError


def literal_program(Psi: np.ndarray, k: int) -> np.ndarray:
    """Ψ 是 D 阶对称矩阵，1 ≤ D ≤ 12, 1 ≤ k ≤ 20。形状 (D, k) 的矩阵，各列 u_1, …, u_k 的长度是 1（误差 10⁻⁹），除此以外**没有别的约束**，使
    Σ_i u_iᵀ Ψ u_i 最小；允许比最小值大 10⁻⁹·k·M，M 是 Ψ 中绝对值最大的数。

    Psi is a symmetric matrix of order D, 1 ≤ D ≤ 12, and 1 ≤ k ≤ 20. A matrix of shape (D, k) whose columns u_1, …, u_k have length 1 (up
    to 10⁻⁹), **with no other constraint**, such that Σ_i u_iᵀ Ψ u_i is least; it may exceed the least value by 10⁻⁹·k·M, where M is the
    largest number in size in Psi.

    >>> import numpy as np
    >>> [[abs(float(number)) for number in row] for row in literal_program(np.array([[4.0]]), 1)]
    [[1.0]]
    """
    raise NotImplementedError


def proof() -> str:
    """用 Markdown 证明：`best_affine` 给出的平面确实使均方误差最小。由老师阅读，不计分。

    A proof in Markdown that the plane of `best_affine` has the least mean squared error. Read by a person, without points.
    """
    raise NotImplementedError
