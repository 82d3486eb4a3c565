r"""3.2 对率函数非凸，对数似然凸 / Logistic output non-convex, log-likelihood convex

对率模型的输出 (3.18) 作为 $w$ 的函数不是凸的，用平方误差去拟合它也不是凸的；负对数似然 (3.27) 却是凸的。把证明写成
程序：前两条各交出一个反例，第三条交出海森矩阵的分解 $H = A^T A$（从而半正定），再看它何时严格凸。

**反例** 是一对权重 $w_1, w_2$，使中点处的函数值明显高于弦：$f((w_1+w_2)/2) ≥ (f(w_1)+f(w_2))/2 + 0.05$。检查时 $x$（以及
$b$、标记）由检查来定。$x = 0$ 时 $f$ 是常数，没有反例，返回 `None`。

**约定。** 向量和矩阵以 numpy 数组传入，返回列表或数组都可以。`X` 是 (m, d), m ≥ 1，每行一个样本；`beta` $= (w; b)$，偏置在最后。
x 与 X 中不为 0 的数，绝对值在 10⁻⁶ 到 10⁷ 之间；$|b| ≤ 1000$，传入的点处 $|w^T x + b| ≤ 1000$。海森矩阵的元素 (i, j) 应准到第 i、j 两列长度之积的
10⁻⁹（对 $y(w)$ 是 $|x_i x_j|$，对 (3.27) 是添上常数列之后 X 的列）；$A^T A$ 应准到最长一列长度平方的 10⁻⁹。不要改动传入的参数。

---

As a function of $w$ the output (3.18) of the logistic model is not convex, nor is the squared error of fitting it; the
negative log-likelihood (3.27) is. Turn the proof into a program: a counterexample for each of the first two, for the
third a factorisation $H = A^T A$ of the Hessian (which makes it positive semidefinite); then find out when it is strictly
convex.

**A counterexample** is a pair of weights $w_1, w_2$ whose midpoint lies clearly above the chord: $f((w_1+w_2)/2) ≥
(f(w_1)+f(w_2))/2 + 0.05$. The check chooses $x$ (and $b$, or the label). For $x = 0$ the function is constant and has no
counterexample: return `None`.

**Conventions.** Vectors and matrices come as numpy arrays; lists and arrays are equally right as answers. `X` is (m, d)
with m ≥ 1, a sample per row; `beta` $= (w; b)$ has the bias last. Numbers in x and X other than 0 are between 10⁻⁶ and 10⁷ in
size, $|b| ≤ 1000$, and $|w^T x + b| ≤ 1000$ at the points given. Entry (i, j) of a Hessian should be right to 10⁻⁹ of the
product of the lengths of columns i and j ($|x_i x_j|$ for $y(w)$; for (3.27) the columns of X and the one of ones),
$A^T A$ to 10⁻⁹ of the square of the longest column. Do not change the arguments.
"""

import numpy as np


def output_violation(x: np.ndarray, b: float) -> tuple[np.ndarray, np.ndarray] | None:
    """对 $y(w) = 1/(1+e^{-(w^T x + b)})$ 的反例 $(w_1, w_2)$；$x = 0$ 时为 None。

    A counterexample $(w_1, w_2)$ for $y(w) = 1/(1+e^{-(w^T x + b)})$; None if $x = 0$.

    >>> import numpy as np
    >>> output_violation(np.zeros(2), 1.0) is None
    True
    """
    raise NotImplementedError


def squared_loss_violation(x: np.ndarray, label: int) -> tuple[np.ndarray, np.ndarray] | None:
    """对平方误差 $(label - y(w))^2$ 的反例，这里 $b = 0$，标记是 0 或 1；$x = 0$ 时为 None。

    A counterexample for the squared error $(label - y(w))^2$, where $b = 0$ and the label is 0 or 1; None if $x = 0$.

    >>> import numpy as np
    >>> squared_loss_violation(np.zeros(2), 1) is None
    True
    """
    raise NotImplementedError


def output_hessian(w: np.ndarray, b: float, x: np.ndarray) -> np.ndarray:
    """$y(w)$ 对 $w$ 的海森矩阵 (d, d)。

    The Hessian (d, d) of $y(w)$ with respect to $w$.

    >>> import numpy as np
    >>> np.round(output_hessian(np.array([0.0]), -1.0, np.array([2.0])), 6)
    array([[0.363431]])
    """
    raise NotImplementedError


def nll_hessian(beta: np.ndarray, X: np.ndarray) -> np.ndarray:
    """负对数似然 (3.27) 对 $β$ 的海森矩阵 (3.31), (d+1, d+1)。

    The Hessian (3.31), (d+1, d+1), of the negative log-likelihood (3.27) with respect to $β$.

    >>> import numpy as np
    >>> np.round(nll_hessian(np.array([0.0, 0.0]), np.array([[1.0], [3.0]])), 6)
    array([[2.5, 1. ],
           [1. , 0.5]])
    """
    raise NotImplementedError


def psd_factor(beta: np.ndarray, X: np.ndarray) -> np.ndarray:
    """矩阵 $A$，满足 $A^T A =$ `nll_hessian(beta, X)`；行数不限。

    A matrix $A$ with $A^T A =$ `nll_hessian(beta, X)`, of any number of rows.

    >>> import numpy as np
    >>> A = np.array(psd_factor(np.array([0.0, 0.0]), np.array([[1.0], [3.0]])))
    >>> np.round(A.T @ A, 6)
    array([[2.5, 1. ],
           [1. , 0.5]])
    """
    raise NotImplementedError


def flat_direction(X: np.ndarray) -> np.ndarray | None:
    """$β$ 空间中的一个单位向量（w 的分量在前，b 的在最后）：无论 $β$ 在哪里，沿它走负对数似然都不弯曲；
    若没有这样的方向（严格凸）则为 None。各分量准到 10⁻⁵ 即可（量的时候，第 j 个分量乘以添上常数列之后 X 第 j 列的长度）。传入的 X
    要么确有这样的方向，要么离它很远：各列缩放到长度 1 之后，最小奇异值不小于 0.001。

    A unit vector in the space of $β$ (the components of w, then that of b) along which the negative log-likelihood has no
    curvature, wherever $β$ is; None if there is no such direction (strictly convex). Components need to be right to 10⁻⁵
    (measured with component j times the length of column j of X with the ones appended). Either X has such a direction, or it
    is far from it: with the columns scaled to length 1 the smallest singular value is at least 0.001.

    >>> import numpy as np
    >>> flat_direction(np.array([[0.0], [1.0]])) is None
    True
    """
    raise NotImplementedError


def proof() -> str:
    """（由教师阅读）把三个结论的证明写成文字：输出不凸，平方误差不凸，负对数似然凸（何时严格凸）。返回 Markdown 文本。

    (Read by a person) The three proofs in words: the output is not convex, nor is the squared error; the negative
    log-likelihood is (and when strictly so). Returns Markdown.
    """
    raise NotImplementedError
