r"""6.4 LDA 与线性核 SVM 何时等价 / When LDA and the linear SVM agree

线性判别分析看全体样本，硬间隔的线性核 SVM 只看边上的几个；两者何时选出同一个方向？算出两个方向，再自造数据：哪些条件够用，哪些说法站不住？

**约定。** `X` 是 (m, d) 的数组，`y` 是 m 个 -1 或 +1，两类都有；反例与正例的均值是 μ₋ 与 μ₊，类内散度 $S_w$ 见 (3.33)。**方向** 是从 − 指向 +
的单位向量。$f(x) = w^T x + b$ 是硬间隔 SVM (6.6) 的判别函数，间隔是 $2/\lVert w \rVert$。

**范围。** 下面 M 是 X 中各数绝对值的最大者。传入的 X 有 m ≤ 60, d ≤ 12, 1e-5 ≤ M ≤ 100。为使奇异与否一目了然，无论传入还是返回的数据都有（0 都不计舍入误差）：μ₊ − μ₋ 不短于
M/100；$S_w$ 的特征值或者是 0，或者不小于 10⁻⁴·M²；μ₊ − μ₋ 在 $S_w$ 的零空间上的投影或者是 0，或者不短于 M/100。谈到 SVM 的地方，数据线性可分，且间隔不小于 M/10。
数据不必各数都是整数，也不必居中。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

Linear discriminant analysis looks at all samples, the hard-margin linear SVM only at a few along the edge; when do both choose
the same direction? Compute both directions, then make data of your own: which conditions suffice, which statements fail?

**Conventions.** `X` is an array (m, d), `y` holds m times -1 or +1, both occur; the negative and positive samples have means μ₋
and μ₊, the within-class scatter $S_w$ is that of (3.33). A **direction** is a unit vector that points from − to +.
$f(x) = w^T x + b$ is the hard-margin SVM (6.6), its margin is $2/\lVert w \rVert$.

**Limits.** Let M be the largest number of X in size. X comes with m ≤ 60, d ≤ 12, 1e-5 ≤ M ≤ 100. To leave no doubt about what is
singular, all data, given or returned, have: μ₊ − μ₋ is not shorter than M/100; the eigenvalues of $S_w$ are 0, or at least 10⁻⁴·M²;
the projection of μ₊ − μ₋ on the null space of $S_w$ is 0, or not shorter than M/100. Where an SVM is spoken of the data are
linearly separable with a margin of at least M/10. Data need be neither whole numbers nor centred. A call may take 2 seconds of CPU time.
Do not change the arguments.
"""

import numpy as np


def lda_direction(X: np.ndarray, y: np.ndarray) -> np.ndarray:
    """LDA 的方向：τ → 0+ 时 (S_w + τI)⁻¹(μ₊ − μ₋) 的方向的极限；S_w 可以奇异。允许 1e-5 弧度的误差。

    The direction of LDA: the limit of the direction of (S_w + τI)⁻¹(μ₊ − μ₋) as τ → 0+; S_w may be singular. It may be off by
    1e-5 rad.

    >>> import numpy as np
    >>> lda_direction(np.array([[3.0], [4.0], [1.0]]), np.array([-1, -1, 1])).tolist()
    [-1.0]
    """
    raise NotImplementedError


def margin_direction(X: np.ndarray, y: np.ndarray) -> np.ndarray:
    """最大间隔超平面的法向。允许 0.01 弧度的误差。

    The normal of the maximum-margin hyperplane. It may be off by 0.01 rad.
    """
    raise NotImplementedError


def equivalent_data(u: np.ndarray, n_extra: int) -> tuple[np.ndarray, np.ndarray]:
    """造一组线性可分的数据 (X, y)，两个方向都是 u（误差 1e-4 弧度以内），S_w 非奇异，并至少有 n_extra 个样本严格在间隔之外
    (y f(x) ≥ 1.01)。u 是长 d 的单位向量，2 ≤ d ≤ 8；0 ≤ n_extra ≤ 30；M 在 0.01 与 1000 之间，至多 500 个样本。

    Separable data (X, y) both of whose directions are u (within 1e-4 rad), with S_w nonsingular and at least n_extra samples
    strictly outside the margin (y f(x) ≥ 1.01). u is a unit vector of length d, 2 ≤ d ≤ 8; 0 ≤ n_extra ≤ 30; M is 0.01 to 1000, with
    at most 500 samples.
    """
    raise NotImplementedError


def different_data(angle: float) -> tuple[np.ndarray, np.ndarray]:
    """造一组二维的线性可分的数据 (X, y)，两个方向的夹角不小于 angle 度（误差 0.01 度以内），0 < angle ≤ 80；M 与样本数的限制同上。

    Separable two-dimensional data (X, y) whose two directions are at least `angle` degrees apart (within 0.01 degrees),
    0 < angle ≤ 80; M and the number of samples are limited as above.
    """
    raise NotImplementedError


def support_scatter(X: np.ndarray, y: np.ndarray) -> np.ndarray:
    """恰在间隔边界上的样本（y f(x) = 1，无论其对偶变量是否为 0）的类内散度，(d, d) 的矩阵；允许 1e-6·M² 的误差。其余样本都有 y f(x) ≥ 1.2。

    The within-class scatter of the samples exactly on the margin (y f(x) = 1, whether or not their dual variable is 0), a matrix
    (d, d); it may be off by 1e-6·M². All other samples have y f(x) ≥ 1.2.
    """
    raise NotImplementedError


def claims() -> dict[str, bool]:
    """下列断言是否成立（"两个方向" 即 `lda_direction` 与 `margin_direction`，数据都线性可分）：

    - `separable_implies_equal`：只要线性可分，两个方向就相同
    - `all_samples_on_margin_implies_equal`：若所有样本都恰在间隔边界上，则两个方向相同
    - `equal_implies_all_on_margin`：若两个方向相同，则所有样本都恰在间隔边界上
    - `equal_if_fitted_on_support_vectors_only`：只用恰在间隔边界上的样本做 LDA，所得方向总与全体样本的 SVM 的方向相同
    - `equal_when_the_two_normals_are_perpendicular`：LDA 与 SVM 等价，当两者的法向互相垂直时
    - `pseudo_inverse_gives_the_limit`：S_w 奇异时，以伪逆代替逆，S_w⁺(μ₊ − μ₋) 给出的总是极限方向

    Which of these hold ("both directions" are `lda_direction` and `margin_direction`; all data are separable):

    - `separable_implies_equal`: on any separable data both directions are the same
    - `all_samples_on_margin_implies_equal`: if all samples are exactly on the margin, both directions are the same
    - `equal_implies_all_on_margin`: if both directions are the same, all samples are exactly on the margin
    - `equal_if_fitted_on_support_vectors_only`: LDA on nothing but the samples exactly on the margin always has the direction of
      the SVM of all samples
    - `equal_when_the_two_normals_are_perpendicular`: LDA and SVM are equivalent when their normals are perpendicular
    - `pseudo_inverse_gives_the_limit`: where S_w is singular, the pseudo-inverse in place of the inverse, S_w⁺(μ₊ − μ₋), always gives
      the direction of the limit
    """
    raise NotImplementedError


def discussion() -> str:
    """（由教师阅读）两者在什么条件下等价？既谈有限个样本，也谈两类都服从高斯分布的总体。返回 Markdown 文本。

    (Read by the instructor) Under which conditions are the two equivalent? Speak of finite samples and of populations with Gaussian
    classes. Returns Markdown text.
    """
    raise NotImplementedError
