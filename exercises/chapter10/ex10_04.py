"""10.4 为什么用奇异值分解 / Why SVD instead of the eigendecomposition

**书上的题。** 实践中，对散度矩阵的特征值分解常由对中心化的样本矩阵的奇异值分解代替，试述其原因。两条路都走一遍，看到它
们殊途同归；再造出数据，让散度矩阵这条路把最小的奇异值完全丢掉；最后数一数各要存多少数。

**先看一个小例子。** 三个样本 (0, 0), (2, 0), (1, 3)，均值 (1, 1)：

    Xc = (-1, -1), (1, -1), (0, 2)          散度 [[2, 0], [0, 6]]
    特征值 6、2                             奇异值 √6 ≈ 2.449、√2 ≈ 1.414         主成分 (0, 1), (1, 0)

平方之后再开方，什么也没丢。但若 σ₂ 只有 σ₁ 的十亿分之一，σ₂² 就只有 σ₁² 的 10⁻¹⁸，而双精度浮点数只记得住 16 位：1 +
10⁻¹⁸ 等于 1。本题讲的就是浮点数，所以这样的数据也在十分之内。

**约定。** `X` **每行一个样本**（书中是列），没有中心化；$X_c$ 是各列减去均值之后的 `X`，σ 是它的奇异值，由大到小；散度
矩阵是 `Xc.T @ Xc`（不除以 m），特征值 λ = σ²。主成分是标准正交的各列，正负号不限。

**做完想一想。** 把 `ill_conditioned` 的 delta 从 10⁻² 一步步减到 10⁻¹²，散度矩阵这条路从哪里开始错？为什么恰在那里？165
张 77760 个像素的人脸，散度矩阵有多少个数，放得进你的内存吗？

**★** 二十列、两百行、很大或很小的数，以及离原点很远的样本。

---

**The exercise.** In practice the singular value decomposition of the centred samples often takes the place of the
eigendecomposition of the scatter matrix; say why. Go both ways and see them meet; then make data for which the way by
the scatter matrix loses the smallest singular value altogether; last, count how many numbers each has to store.

**A small example first.** Three samples (0, 0), (2, 0), (1, 3) with the mean (1, 1):

    Xc = (-1, -1), (1, -1), (0, 2)          scatter [[2, 0], [0, 6]]
    eigenvalues 6, 2                        singular values √6 ≈ 2.449, √2 ≈ 1.414        components (0, 1), (1, 0)

Squaring and taking the root has lost nothing. But if σ₂ is a billionth of σ₁, then σ₂² is 10⁻¹⁸ of σ₁², and a double
holds 16 digits only: 1 + 10⁻¹⁸ equals 1. This exercise is about floating point, so such data are among the ten points.

**Conventions.** **Each row** of `X` **is a sample** (in the book a column), and it is not centred; $X_c$ is `X` with
the mean taken off each column, σ are its singular values, the largest first; the scatter matrix is `Xc.T @ Xc` (not
divided by m), with eigenvalues λ = σ². Components are orthonormal columns; their signs are free.

**Worth a thought.** Let the delta of `ill_conditioned` go from 10⁻² down to 10⁻¹²: where does the way by the scatter
matrix begin to fail, and why just there? For 165 faces of 77760 pixels, how many numbers has the scatter matrix, and
would your memory hold them?

**★** Twenty columns, two hundred rows, very large and very small numbers, samples far from the origin.
"""

import numpy as np


def pca_eig(X: np.ndarray, d: int) -> tuple[np.ndarray, np.ndarray]:
    """由散度矩阵的特征值分解得到前 d 个主成分（各列）与它们的特征值 λ，由大到小。

    The first d components (as columns) and their eigenvalues λ, the largest first, from the eigendecomposition of the
    scatter matrix.

    >>> import numpy as np
    >>> [round(float(value), 6) for value in pca_eig(np.array([[1.0, 0.0], [3.0, 0.0], [2.0, 0.0]]), 1)[1]]
    [2.0]
    """
    raise NotImplementedError


def pca_svd(X: np.ndarray, d: int) -> tuple[np.ndarray, np.ndarray]:
    """同样的结果，由 $X_c$ 的奇异值分解得到，不形成散度矩阵。

    The same from the singular value decomposition of $X_c$, without forming the scatter matrix.

    >>> import numpy as np
    >>> [round(float(value), 6) for value in pca_svd(np.array([[1.0, 0.0], [3.0, 0.0], [2.0, 0.0]]), 1)[1]]
    [2.0]
    """
    raise NotImplementedError


def small_singular_values(X: np.ndarray) -> tuple[float, float]:
    """$X_c$ 的最小奇异值（样本多于属性），两种算法：先算出 `Xc.T @ Xc`，再开方它的最小特征值（算出负的就当作 0）；直接由奇
    异值分解。返回（前者，后者）。

    The smallest singular value of $X_c$ (more samples than attributes) in two ways: computing `Xc.T @ Xc` and taking
    the root of its smallest eigenvalue (0 if that comes out negative); and directly by SVD. Returns (the former, the
    latter).

    >>> import numpy as np
    >>> [round(value, 6) for value in small_singular_values(np.array([[1.0], [3.0], [2.0]]))]
    [1.414214, 1.414214]
    """
    raise NotImplementedError


def ill_conditioned(delta: float) -> np.ndarray:
    """骗过散度矩阵的数据：2 到 10 个样本，两个属性，1 ≤ σ₁ ≤ 1000，σ₂/σ₁ 在 delta/2 与 2·delta 之间（delta 在 $10^{-12}$
    与 $10^{-10}$ 之间），而散度矩阵保不住 σ₂：即使它的每个元素都是精确算出、最后才舍入成浮点数的，舍入后的矩阵给出的 σ₂
    也至少错一半。

    Data that deceive the scatter matrix: 2 to 10 samples of two attributes, with 1 ≤ σ₁ ≤ 1000 and σ₂/σ₁ between
    delta/2 and 2·delta (delta is between $10^{-12}$ and $10^{-10}$), whose scatter matrix cannot hold σ₂: even if each
    entry is computed exactly and rounded to a double only at the end, the σ₂ of the rounded matrix is off by half or
    more.
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
    """短文（Markdown，给老师看，不计分）：为什么用奇异值分解代替特征值分解？

    A short text (Markdown, for your teacher, without points): why does SVD take the place of the eigendecomposition?
    """
    raise NotImplementedError
