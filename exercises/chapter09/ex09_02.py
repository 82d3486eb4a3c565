r"""9.2 豪斯多夫距离是度量 / The Hausdorff distance is a metric

样本可以是集合。两个点集 X、Z 的豪斯多夫距离是两个方向上 "最远的最近点距离" 中较大的那个：
$\mathrm{dist_h}(X, Z) = \max_{x \in X} \min_{z \in Z} \lVert x - z \rVert_2$，
$\mathrm{dist_H}(X, Z) = \max(\mathrm{dist_h}(X, Z), \mathrm{dist_h}(Z, X))$，即 (9.45) 与 (9.44)。证明它满足距离度量的四条性质。
写出这个距离，取到它的一对点，以及证明直递性时要用的中间点；再说明只取一个方向为什么不行。

**约定。** 点集是形状 (m, n) 的数组，每行一个点，m ≥ 1；行的次序与重复无关紧要，三个集合的 n 相同。下标从 0 数起。坐标可能很大而彼此很近：
距离的相对误差至多 $10^{-9}$；两个集合（不计次序与重复）相同时，距离应恰为 0。并列时取哪个都对。不要改动传入的参数。

---

A sample may be a set. The Hausdorff distance of two sets of points X and Z is the larger of two directed distances, each
that of the farthest nearest neighbour: $\mathrm{dist_h}(X, Z) = \max_{x \in X} \min_{z \in Z} \lVert x - z \rVert_2$ and
$\mathrm{dist_H}(X, Z) = \max(\mathrm{dist_h}(X, Z), \mathrm{dist_h}(Z, X))$, which are (9.45) and (9.44). Prove that it has
the four properties of a metric: write the distance, a pair of points that attains it, and the intermediate points that the
triangle inequality needs; and show why one direction alone will not do.

**Conventions.** A set of points is an array of shape (m, n), one point per row, m ≥ 1; the order of rows and repetitions do
not matter, and all sets have the same n. Indices start at 0. Coordinates may be large and yet close to one another:
distances have a relative error of $10^{-9}$ at most, and the distance of two sets that are the same (but for order and
repetitions) is exactly 0. Of ties any will do. Do not change the arguments.
"""

import numpy as np


def directed(X: np.ndarray, Z: np.ndarray) -> float:
    """单向的距离 dist_h(X, Z)。

    The directed distance dist_h(X, Z).

    >>> import numpy as np
    >>> float(directed(np.array([[0.0], [1.0]]), np.array([[0.0], [5.0]])))
    1.0
    """
    raise NotImplementedError


def hausdorff(X: np.ndarray, Z: np.ndarray) -> float:
    """豪斯多夫距离 dist_H(X, Z)。

    The Hausdorff distance dist_H(X, Z).

    >>> import numpy as np
    >>> float(hausdorff(np.array([[0.0], [1.0]]), np.array([[0.0], [5.0]])))
    4.0
    """
    raise NotImplementedError


def attaining_pair(X: np.ndarray, Z: np.ndarray) -> tuple[int, int]:
    """取到距离的一对 (i, j)：X 的第 i 点与 Z 的第 j 点相距 dist_H(X, Z)，并且后者是 Z 中离前者最近的点，或前者是 X 中离后者最近的点。

    A pair (i, j) that attains the distance: point i of X and point j of Z are dist_H(X, Z) apart, and either the latter is
    the nearest to the former in Z, or the former is the nearest to the latter in X.

    >>> import numpy as np
    >>> i, j = attaining_pair(np.array([[0.0], [1.0]]), np.array([[0.0], [5.0]]))
    >>> int(i), int(j)
    (1, 1)
    """
    raise NotImplementedError


def triangle_chain(X: np.ndarray, Y: np.ndarray, Z: np.ndarray, i: int) -> tuple[int, int]:
    """从 X 的第 i 点走到 Z 的一条路 (j, k)，经过 Y 的第 j 点，到达 Z 的第 k 点：第一段不长于 dist_h(X, Y)，第二段不长于 dist_h(Y, Z)。

    A way (j, k) from point i of X by way of point j of Y to point k of Z: its first leg is no longer than dist_h(X, Y), its
    second no longer than dist_h(Y, Z).
    """
    raise NotImplementedError


def asymmetric_sets(n: int, r: float) -> tuple[np.ndarray, np.ndarray]:
    """R^n 中的两个点集 (X, Z)，使 dist_h(X, Z) 恰为 0，而 dist_h(Z, X) = r；r 在 0.001 与 1000 之间。每个集合至多 100 点。

    Two sets (X, Z) of points of R^n with dist_h(X, Z) exactly 0 and dist_h(Z, X) = r, for r from 0.001 to 1000. At most 100
    points each.
    """
    raise NotImplementedError


def proof() -> str:
    """（由教师阅读）写出四条性质的证明。返回 Markdown 文本。

    (Read by a person) The proof of the four properties. Returns Markdown.
    """
    raise NotImplementedError
