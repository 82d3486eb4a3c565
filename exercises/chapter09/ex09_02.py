"""9.2 豪斯多夫距离是度量 / The Hausdorff distance is a metric

**书上的题。** 样本可以是集合。证明两个点集的豪斯多夫距离 (9.44)、(9.45) 满足度量的四条性质。写出这个距离，取到它的一对点，以及证明
直递性时要用的中间点；再说明只取一个方向为什么不行。

**先看一个小例子。** X 有 (0, 0)、(1, 0)，Z 有 (0, 0)、(4, 4)。

    从 X 看 Z：  (0, 0) 的最近点相距 0，(1, 0) 的最近点 (0, 0) 相距 1        dist_h(X, Z) = 1
    从 Z 看 X：  (0, 0) 的最近点相距 0，(4, 4) 的最近点 (1, 0) 相距 5        dist_h(Z, X) = 5

较大的是 5，所以 dist_H(X, Z) = 5，取到它的是 X 的第 1 点与 Z 的第 1 点（从 0 数起）。

**约定。** 点集是数组，每行一个点，行的次序与重复无关紧要。下标从 0 数起。并列时取哪个都对。

**做完想一想。** 两张图画的是同一只杯子，一张上多了一个污点：它们的豪斯多夫距离有多大？这说明 max 有什么毛病？若把 max 换成平均，
四条性质还剩几条？

**★** 坐标很大而彼此很近，或者小到 $10^{-12}$ 时，距离照样准；一百个点时也对。提示：先减后平方，不要展开。

---

**The exercise.** A sample may be a set. Prove that the Hausdorff distance (9.44), (9.45) of two sets of points has the four
properties of a metric: write the distance, a pair of points that attains it, and the intermediate points that the triangle
inequality needs; and show why one direction alone will not do.

**A small example first.** X has (0, 0) and (1, 0), Z has (0, 0) and (4, 4).

    from X to Z:  (0, 0) has its nearest at 0, (1, 0) has (0, 0) at a distance of 1        dist_h(X, Z) = 1
    from Z to X:  (0, 0) has its nearest at 0, (4, 4) has (1, 0) at a distance of 5        dist_h(Z, X) = 5

The larger is 5, so dist_H(X, Z) = 5; point 1 of X and point 1 of Z attain it (counting from 0).

**Conventions.** A set of points is an array with one point per row; the order of rows and repetitions do not matter. Indices
start at 0. Of ties any will do.

**Worth a thought.** Two pictures show the same cup, but one has a speck of dirt: how large is their Hausdorff distance? What is
the fault of the maximum, then? With a mean in its place, how many of the four properties are left?

**★** The distance is as good where coordinates are large and yet close to one another, or as small as $10^{-12}$; and for a
hundred points. Hint: subtract before you square, do not expand.
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

    >>> import numpy as np
    >>> X, Y, Z = np.array([[0.0]]), np.array([[1.0], [9.0]]), np.array([[9.0], [2.0]])
    >>> tuple(int(index) for index in triangle_chain(X, Y, Z, 0))
    (0, 1)
    """
    raise NotImplementedError


def asymmetric_sets(n: int, r: float) -> tuple[np.ndarray, np.ndarray]:
    """R^n 中的两个点集 (X, Z)，使 dist_h(X, Z) 恰为 0，而 dist_h(Z, X) = r > 0。

    Two sets (X, Z) of points of R^n with dist_h(X, Z) exactly 0 and dist_h(Z, X) = r > 0.

    >>> X, Z = asymmetric_sets(1, 2.0)
    >>> bool(len(Z) > 1)
    True
    """
    raise NotImplementedError


def proof() -> str:
    """四条性质的证明，Markdown，由老师评阅。

    The proof of the four properties in Markdown, read by your teacher.
    """
    raise NotImplementedError
