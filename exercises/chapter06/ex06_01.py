r"""6.1 点到超平面的距离 / Distance from a point to a hyperplane

一个瓜离分界面有多远？证明点 x 到超平面 $w^T z + b = 0$ 的距离是 $|w^T x + b| / \lVert w \rVert$ (6.2)，并交出证明所用的东西：超平面上
离 x 最近的点，以及说明它最近的乘子。

**约定。** w 是长为 d 的非零向量，d ≥ 1；`X` 的形状是 (n, d), n ≥ 1，每行一个点。各数或为 0，或绝对值在 $10^{-9}$ 与 $10^{9}$ 之间；答案允许
$10^{-9} (\lVert x \rVert + |b| / \lVert w \rVert)$ 的误差（乘子允许的误差再除以 $\lVert w \rVert$）。不要改动传入的参数。

---

How far is a melon from the boundary? Prove that the distance from a point x to the hyperplane $w^T z + b = 0$ is
$|w^T x + b| / \lVert w \rVert$ (6.2), and hand in what the proof uses: the point of the hyperplane that is nearest to x, and
the multiplier that shows that it is.

**Conventions.** w is a non-zero vector of length d ≥ 1; `X` has shape (n, d), n ≥ 1, a point in each row. Every number is 0 or
of size $10^{-9}$ to $10^{9}$; answers may be off by $10^{-9} (\lVert x \rVert + |b| / \lVert w \rVert)$ (multipliers by that
divided by $\lVert w \rVert$). Do not change the arguments.
"""

import numpy as np


def distance(X: np.ndarray, w: np.ndarray, b: float) -> np.ndarray:
    """各行的点到超平面的距离，长为 n。

    The distances of the points in the rows from the hyperplane, n of them.

    >>> import numpy as np
    >>> distance(np.array([[3.0], [0.0]]), np.array([2.0]), -2.0)
    array([2., 1.])
    """
    raise NotImplementedError


def signed_distance(X: np.ndarray, w: np.ndarray, b: float) -> np.ndarray:
    """带符号的距离，长为 n：在 w 所指的一侧为正，另一侧为负。

    Signed distances, n of them: positive on the side that w points to, negative on the other.

    >>> import numpy as np
    >>> signed_distance(np.array([[3.0], [0.0]]), np.array([2.0]), -2.0)
    array([ 2., -1.])
    """
    raise NotImplementedError


def foot(x: np.ndarray, w: np.ndarray, b: float) -> np.ndarray:
    """超平面上离 x 最近的点；x 与返回值长为 d。

    The point of the hyperplane that is nearest to x; x and the answer have length d.

    >>> import numpy as np
    >>> foot(np.array([5.0, 7.0]), np.array([2.0, 0.0]), -6.0)
    array([3., 7.])
    """
    raise NotImplementedError


def multiplier(x: np.ndarray, w: np.ndarray, b: float) -> float:
    r"""使 $x - z = \lambda w$ 的数 λ，其中 z 是最近点：$\frac{1}{2} \lVert z - x \rVert^2 + \lambda (w^T z + b)$ 关于 z 的梯度在该点为零。

    The number λ with $x - z = \lambda w$ for the nearest point z, where the gradient of
    $\frac{1}{2} \lVert z - x \rVert^2 + \lambda (w^T z + b)$ by z vanishes.

    >>> import numpy as np
    >>> multiplier(np.array([5.0, 7.0]), np.array([2.0, 0.0]), -6.0)
    1.0
    """
    raise NotImplementedError


def scale_to_margin(w: np.ndarray, b: float, X: np.ndarray, y: np.ndarray) -> tuple[np.ndarray, float]:
    """(6.3) 旁注中的缩放。超平面 (w, b) 把带标签 y（-1/+1 的数组，长为 n）的点严格分开：每个 y_i(wᵀx_i + b) > 0。返回同一超平面的
    (ζw, ζb), ζ > 0，使 y_i(ζwᵀx_i + ζb) 的最小值恰为 1（误差不超过 10⁻⁶）。

    The rescaling in the note beside (6.3). The hyperplane (w, b) separates the points with labels y (an array of n times -1 or
    +1) strictly: every y_i(wᵀx_i + b) > 0. Returns (ζw, ζb) of the same hyperplane, ζ > 0, for which the smallest
    y_i(ζwᵀx_i + ζb) is 1 (within 10⁻⁶).

    >>> import numpy as np
    >>> scale_to_margin(np.array([3.0]), 0.0, np.array([[-2.0], [1.0]]), np.array([-1, 1]))
    (array([1.]), 0.0)
    """
    raise NotImplementedError


def proof() -> str:
    """（由教师阅读）证明 (6.2)：为什么 foot 在超平面上，为什么超平面上没有更近的点。返回 Markdown 文本。

    (Read by a person) A proof of (6.2): why the foot lies on the hyperplane, and why no point of the hyperplane is nearer.
    Returns Markdown.
    """
    raise NotImplementedError
