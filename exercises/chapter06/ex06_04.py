r"""6.4 LDA 与线性核 SVM 何时等价 / When LDA and the linear SVM agree

**书上的题。** 讨论线性判别分析与线性核支持向量机在何种条件下等价。LDA 看全体样本，硬间隔 SVM 只看边上的几个；何时选出同一个方向？
先算出两个方向，再自造数据：哪些条件够用，哪些说法站不住？讨论写在 `discussion` 里。

**先看一个小例子。** 正例 (0, 1)、(2, 3)，反例 (0, -1)、(-2, -3)：两条斜 45 度的线段。

    SVM：最近的是 (0, 1) 与 (0, -1)，方向 (0, 1)
    LDA：μ₊ - μ₋ = (2, 4)，S_w = [[4, 4], [4, 4]] 奇异，零空间沿 (-1, 1)/√2
         μ₊ - μ₋ 在零空间上有分量，沿它投影类内散度是 0，瑞利商无穷大：方向 (-0.707, 0.707)

两个方向相差 45 度。换成矩形的四个角 (±2, ±1)，按 x₁ 的正负分类，两个方向都是 (1, 0)。

**与书不同的一处。** (3.39) 要求 S_w 可逆。S_w 奇异时 LDA 的方向定义为 τ → 0+ 时 (S_w + τI)⁻¹(μ₊ - μ₋) 方向的极限；分解里的 0 不能直接取倒数，
伪逆也未必是这个极限。

**约定。** 标签是 -1/+1；**方向** 是从 - 指向 + 的单位向量。SVM 是硬间隔的 (6.6)，$f(x) = w^T x + b$；求解可以用
`exercises.solvers.kernel_svm`，C 取得足够大。

**做完想一想。** 把不在边界上的样本移远，哪个方向会变？把它们关于边界成对地移呢？

**★** 方向准到十万分之一弧度；数据很小、很大，特征值相差万倍时也一样。

---

**The exercise.** Discuss under which conditions linear discriminant analysis and the linear SVM are equivalent. LDA looks at all
samples, a hard-margin SVM at a few along the edge; when do both choose the same direction? Compute both directions, then make
data: which conditions suffice, which statements fail? The discussion goes into `discussion`.

**A small example first.** Positive samples (0, 1), (2, 3), negative ones (0, -1), (-2, -3): two segments at 45 degrees.

    SVM: the nearest are (0, 1) and (0, -1), the direction is (0, 1)
    LDA: μ₊ - μ₋ = (2, 4), and S_w = [[4, 4], [4, 4]] is singular, with the null space along (-1, 1)/√2
         μ₊ - μ₋ has a part in it, where the within-class scatter is 0 and the quotient infinite: the direction (-0.707, 0.707)

The two are 45 degrees apart. On the corners (±2, ±1) of a box, labelled by the sign of x₁, both directions are (1, 0).

**One difference from the book.** (3.39) needs an invertible S_w. Where S_w is singular, the direction of LDA is the limit of that of
(S_w + τI)⁻¹(μ₊ - μ₋) as τ → 0+; a 0 in the decomposition cannot be inverted, and the pseudo-inverse need not give this limit.

**Conventions.** Labels are -1/+1; a **direction** is a unit vector that points from - to +. The SVM has a hard margin (6.6),
$f(x) = w^T x + b$; it may be solved by `exercises.solvers.kernel_svm` with a C that is large enough.

**Worth a thought.** Move the samples off the margin further away: which direction changes? And if they move in mirrored pairs?

**★** Directions to a hundred-thousandth of a radian, for tiny and huge data as well, and for eigenvalues ten thousand times apart.
"""

import numpy as np


def lda_direction(X: np.ndarray, y: np.ndarray) -> np.ndarray:
    """LDA 的方向；S_w 可以奇异。

    The direction of LDA; S_w may be singular.

    >>> import numpy as np
    >>> lda_direction(np.array([[3.0], [4.0], [1.0]]), np.array([-1, -1, 1])).tolist()
    [-1.0]
    """
    raise NotImplementedError


def margin_direction(X: np.ndarray, y: np.ndarray) -> np.ndarray:
    """最大间隔超平面的法向。

    The normal of the maximum-margin hyperplane.

    >>> import numpy as np
    >>> found = margin_direction(np.array([[2.0, 1.0], [2.0, -1.0], [-2.0, 1.0], [-2.0, -1.0]]), np.array([1, 1, -1, -1]))
    >>> [abs(round(float(part), 2)) for part in found]
    [1.0, 0.0]
    """
    raise NotImplementedError


def equivalent_data(u: np.ndarray, n_extra: int) -> tuple[np.ndarray, np.ndarray]:
    """造一组线性可分的数据 (X, y)：两个方向都是单位向量 u，S_w 非奇异，至少有 n_extra 个样本明显在间隔之外（y f(x) ≥ 1.01）。
    u 至少二维。

    Separable data (X, y) both of whose directions are the unit vector u, with S_w nonsingular and at least n_extra samples clearly
    outside the margin (y f(x) ≥ 1.01). u has two dimensions at least.
    """
    raise NotImplementedError


def different_data(angle: float) -> tuple[np.ndarray, np.ndarray]:
    """造一组二维的线性可分的数据 (X, y)：两个方向的夹角不小于 angle 度（不大于 80）。

    Separable two-dimensional data (X, y) whose two directions are at least `angle` degrees apart (80 or fewer).
    """
    raise NotImplementedError


def support_scatter(X: np.ndarray, y: np.ndarray) -> np.ndarray:
    """恰在间隔边界上的样本（y f(x) = 1，无论 α 是否为 0）的类内散度矩阵。其余样本都远在外面，y f(x) ≥ 1.2。

    The within-class scatter matrix of the samples exactly on the margin (y f(x) = 1, whether or not α is 0). All others are far
    outside, y f(x) ≥ 1.2.

    >>> import numpy as np
    >>> found = support_scatter(np.array([[1.0, 0.0], [1.0, 2.0], [-1.0, 0.0], [-3.0, 9.0]]), np.array([1, 1, -1, -1]))
    >>> [[abs(round(float(one), 4)) for one in row] for row in found]
    [[0.0, 0.0], [0.0, 2.0]]
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
    """讨论，Markdown，由老师评阅：两者在什么条件下等价？既谈有限个样本，也谈两类都服从高斯分布的总体。

    The discussion, in Markdown, read by your teacher: under which conditions are the two equivalent? Speak of finite samples, and
    of populations with Gaussian classes.
    """
    raise NotImplementedError
