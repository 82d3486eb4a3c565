r"""6.1 点到超平面的距离 / Distance from a point to a hyperplane

**书上的题。** 证明样本空间中任意点 x 到超平面 $w^T z + b = 0$ 的距离是 $|w^T x + b| / \lVert w \rVert$ (6.2)。间隔、支持向量都建立在这个
式子上。证明写在 `proof` 里；证明用到的东西各写成一个函数：最近的点（垂足）、说明它最近的乘子。

**先看一个小例子。** 超平面 3z₁ + 4z₂ - 5 = 0，w = (3, 4)，x = (4, 7)：

    w·x + b = 12 + 28 - 5 = 35      ‖w‖ = 5      距离 35/5 = 7
    沿 w 退回去：x - λw 在超平面上，即 35 - 25λ = 0，λ = 1.4，垂足 (4, 7) - 1.4·(3, 4) = (-0.2, 1.4)

超平面上换一点 (3, -1)，它到 x 的距离是 √65 ≈ 8.06：比 7 远。(w, b) 同乘 -10，超平面没变，距离与垂足也不变，λ 变成 -0.14。

**约定。** `X` 每行一个点；w 不是零向量，也不必是单位向量。

**做完想一想。** 为什么 λ 的正负号说明 x 在超平面的哪一侧？(6.3) 把最近的样本定为 y(wᵀx + b) = 1，间隔于是成了 2/‖w‖：缩放之前，间隔
能从 w 读出来吗？

**★** 坐标小到 $10^{-9}$、大到 $10^{9}$，上百维，同样准。想想 ‖w‖² 与 ‖w‖ 哪个先溢出。

---

**The exercise.** Prove that the distance from any point x to the hyperplane $w^T z + b = 0$ is
$|w^T x + b| / \lVert w \rVert$ (6.2). Margins and support vectors rest on this formula. The proof goes into `proof`; what it
uses is a function each: the nearest point (the foot), and the multiplier that shows that it is nearest.

**A small example first.** The hyperplane 3z₁ + 4z₂ - 5 = 0 with w = (3, 4), and x = (4, 7):

    w·x + b = 12 + 28 - 5 = 35      ‖w‖ = 5      distance 35/5 = 7
    back along w: x - λw is on the plane where 35 - 25λ = 0, so λ = 1.4, and the foot is (4, 7) - 1.4·(3, 4) = (-0.2, 1.4)

Another point of the plane, (3, -1), is √65 ≈ 8.06 from x: farther than 7. Multiply (w, b) by -10: the plane is the same, and so
are distance and foot, while λ becomes -0.14.

**Conventions.** `X` has a point in each row; w is not zero, and need not be a unit vector.

**Worth a thought.** Why does the sign of λ tell on which side x is? (6.3) sets y(wᵀx + b) = 1 for the nearest sample, which makes
the margin 2/‖w‖: could you read the margin from w before the rescaling?

**★** As good for coordinates down to $10^{-9}$ and up to $10^{9}$, and in a hundred dimensions. Which overflows first, ‖w‖² or
‖w‖?
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
    r"""使 x - z = λw 的数 λ，z 是最近的点；它是 $\min_z \frac{1}{2} \lVert z - x \rVert^2$ 在约束 $w^T z + b = 0$ 下的拉格朗日乘子。

    The number λ with x - z = λw for the nearest point z: the Lagrange multiplier of $\min_z \frac{1}{2} \lVert z - x \rVert^2$
    under the constraint $w^T z + b = 0$.

    >>> import numpy as np
    >>> multiplier(np.array([5.0, 7.0]), np.array([2.0, 0.0]), -6.0)
    1.0
    """
    raise NotImplementedError


def scale_to_margin(w: np.ndarray, b: float, X: np.ndarray, y: np.ndarray) -> tuple[np.ndarray, float]:
    """(6.3) 旁注中的缩放：(w, b) 把标签为 y（-1/+1）的点分开，返回同一超平面的 (ζw, ζb)，ζ > 0，使最近的点有 y(ζwᵀx + ζb) = 1。

    The rescaling in the note beside (6.3): (w, b) separates points with labels y (-1/+1); returns (ζw, ζb), ζ > 0, of the same
    hyperplane, so that the nearest point has y(ζwᵀx + ζb) = 1.

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
