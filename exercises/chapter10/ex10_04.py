r"""10.4 为什么用奇异值分解 / Why SVD instead of the eigendecomposition

书上说，实践中常对中心化的样本矩阵做奇异值分解，代替对散度矩阵做特征值分解。两条路都走一遍，看到它们殊途同归；再造出数据，使散度矩阵这条路把最小的
奇异值完全丢掉，而奇异值分解算得分毫不差；最后数一数各要存多少数。

**数据。** 书中样本是列，这里 `X` 是 (m, n) 的数组，**每行一个样本**，没有中心化；$X_c$ 是每列减去均值之后的 `X`，σ₁ ≥ σ₂ ≥ … 是 $X_c$ 的奇异值，散度
矩阵是 `Xc.T @ Xc`（不除以 m），特征值是 λ = σ²。样本不全相同，2 ≤ m ≤ 200, n ≤ 20；数的绝对值不超过各列跨度（最大值减最小值）中最大者的 1000 倍。

**约定。** 主成分的正负号不限；特征值相等或很接近（相差不到 λ₁ 的千分之一）时，其中的特征向量只看张成的子空间。主成分是标准正交的，误差至多 $10^{-6}$。
不要改动传入的参数。

---

The book says that in practice the singular value decomposition of the centred samples takes the place of the eigendecomposition of
the scatter matrix. Go both ways and see them arrive at the same place; then make data for which the way by the scatter matrix loses
the smallest singular value altogether, while SVD gets it right; and count how many numbers each has to store.

**Data.** In the book samples are columns; here `X` is an (m, n) array with **one sample per row**, and not centred. $X_c$ is `X` with
the mean taken off each column, σ₁ ≥ σ₂ ≥ … are the singular values of $X_c$, the scatter matrix is `Xc.T @ Xc` (not divided by m),
with the eigenvalues λ = σ². Not all samples are equal, 2 ≤ m ≤ 200, n ≤ 20; no number exceeds 1000 times the largest span (maximum
less minimum) of a column in absolute value.

**Conventions.** Signs of components are free; where eigenvalues are equal or close (less than a thousandth of λ₁ apart) only the
subspace counts that their eigenvectors span. Components are orthonormal, with an error of $10^{-6}$ at most. Do not change the
arguments.
"""

import numpy as np


def pca_eig(X: np.ndarray, d: int) -> tuple[np.ndarray, np.ndarray]:
    """由散度矩阵的特征值分解得到前 d 个主成分（各列，形状 (n, d)）与它们的特征值 λ，由大到小；1 ≤ d ≤ min(m, n)。λ 的误差至多是 λ₁ 的
    $10^{-9}$。

    The first d components (as columns, of shape (n, d)) and their eigenvalues λ, the largest first, from the eigendecomposition of
    the scatter matrix; 1 ≤ d ≤ min(m, n). The error of a λ is $10^{-9}$ of λ₁ at most.

    >>> import numpy as np
    >>> [round(float(value), 6) for value in pca_eig(np.array([[1.0, 0.0], [3.0, 0.0], [2.0, 0.0]]), 2)[1]][0]
    2.0
    """
    raise NotImplementedError


def pca_svd(X: np.ndarray, d: int) -> tuple[np.ndarray, np.ndarray]:
    """同样的结果，由 $X_c$ 的奇异值分解得到，不形成散度矩阵。因而更准：√λ 的误差至多是 σ₁ 的 $10^{-11}$。

    The same from the singular value decomposition of $X_c$, without forming the scatter matrix. Hence it is more accurate: the
    error of √λ is $10^{-11}$ of σ₁ at most.
    """
    raise NotImplementedError


def small_singular_values(X: np.ndarray) -> tuple[float, float]:
    """$X_c$ 的最小奇异值 $σ_n$ 的两种算法 (m > n)，都用双精度浮点数：先算出 `Xc.T @ Xc`，再开方它的最小特征值（算出负的特征值时当作 0）；直接由
    奇异值分解。返回 (前者, 后者)。$σ_n ≥ 10^{-3} σ_1$ 时两者的相对误差至多 $10^{-8}$；$σ_n ≥ 10^{-11} σ_1$ 时后者的相对误差至多 $10^{-3}$。

    The smallest singular value $σ_n$ of $X_c$ in two ways (m > n), both in double precision: computing `Xc.T @ Xc` and taking the
    root of its smallest eigenvalue (0 if that comes out negative); and directly by SVD. Returns (the former, the latter). Where $σ_n ≥ 10^{-3} σ_1$
    both have a relative error of $10^{-8}$ at most; where $σ_n ≥ 10^{-11} σ_1$ the latter has one of $10^{-3}$ at most.
    """
    raise NotImplementedError


def ill_conditioned(delta: float) -> np.ndarray:
    """2 到 10 个样本，形状 (m, 2), 1 ≤ σ₁ ≤ 1000, σ₂/σ₁ 在 delta/2 与 2·delta 之间，并且散度矩阵保不住 σ₂：即使它的每个元素都是精确算出、
    只在最后舍入成双精度浮点数的，舍入后的矩阵的最小特征值（负的当作 0）开方之后，与 σ₂ 的相对误差也不小于 ½。$10^{-12}$ ≤ delta ≤ $10^{-10}$。

    2 to 10 samples, of shape (m, 2), with 1 ≤ σ₁ ≤ 1000 and σ₂/σ₁ between delta/2 and 2·delta, whose scatter matrix cannot hold σ₂: even
    if each of its entries is computed exactly and rounded to double precision only at the end, the root of the smallest eigenvalue
    of the rounded matrix (0 if that is negative) has a relative error of ½ at least against σ₂. $10^{-12}$ ≤ delta ≤ $10^{-10}$.
    """
    raise NotImplementedError


def storage(m: int, n: int) -> dict[str, int]:
    """m 个样本、n 个属性时各要存多少个数：{"scatter_entries": 散度矩阵的元素个数, "sample_entries": 样本矩阵的元素个数,
    "max_rank": $X_c$ 的秩最大是多少}。

    How many numbers must be stored for m samples of n attributes: {"scatter_entries": entries of the scatter matrix,
    "sample_entries": entries of the sample matrix, "max_rank": the largest rank that $X_c$ can have}.

    >>> storage(10, 3)["sample_entries"]
    30
    """
    raise NotImplementedError


def essay() -> str:
    """（由教师阅读）为什么用奇异值分解代替特征值分解？返回 Markdown 文本。

    (Read by a person) Why does SVD take the place of the eigendecomposition? Returns Markdown.
    """
    raise NotImplementedError
