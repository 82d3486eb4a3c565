"""9.5 密度可达的样本构成簇 / Density-reachable samples make a cluster

**书上的题。** 若 x 是核心对象，由 x 密度可达的全体样本构成的集合满足连接性 (9.39) 与最大性 (9.40)：证明它。证明要用的样本链，都写成
函数。再问一句：图 9.9 的算法**输出**的簇也总满足最大性吗？

**先看一个小例子。** 数轴上四个样本 0, 1, 2, 3（也是它们的下标），半径 eps = 1，min_pts = 3。

    0 --- 1 === 2 --- 3        邻域：{0, 1}，{0, 1, 2}，{1, 2, 3}，{2, 3}，所以核心对象是 1 与 2

由 1 到 3 有链 [1, 2, 3]，由 2 到 0 有链 [2, 1, 0]。由 0 却哪里也去不了：0 不是核心对象，由它密度可达的只有它自己。
0 与 3 互不可达，但都由 1 可达，所以密度相连。

**约定。** `X` 每行一个样本；下标从 0 数起。邻域包括样本自己，也包括恰好相距 `eps` 的样本。由 i 到 j 的**链**是 `[i, …, j]`：除最后
一个外每个都是核心对象，下一个在它的邻域中；`[i]` 也是链。链和样本对有多种时，哪个都对。

**做完想一想。** 密度可达为什么不对称，密度相连为什么对称？若让边界样本也能往下走，书中的四个簇会变成几个？两个簇争一个边界样本时，
归哪一个才公平？

**★** 一百多个样本时也够快；距离与 `eps` 只差百万分之几时判断仍然正确。提示：邻域像图 9.9 那样只求一次。

---

**The exercise.** If x is a core object, the set of all samples that are density-reachable from x has connectivity (9.39) and
maximality (9.40): prove it. The chains of samples that the proof uses become functions. And one question more: do the clusters
that the algorithm of fig. 9.9 **returns** always have maximality, too?

**A small example first.** Four samples 0, 1, 2, 3 on a line (which are their indices, too), radius eps = 1 and min_pts = 3.

    0 --- 1 === 2 --- 3        neighbourhoods {0, 1}, {0, 1, 2}, {1, 2, 3}, {2, 3}: core objects are 1 and 2

From 1 to 3 there is the chain [1, 2, 3], from 2 to 0 the chain [2, 1, 0]. But from 0 one gets nowhere: 0 is no core object, and
only itself is density-reachable from it. Neither of 0 and 3 is reached from the other, but both are from 1: they are
density-connected.

**Conventions.** Each row of `X` is a sample; indices start at 0. A neighbourhood holds the sample itself, and those exactly
`eps` away. A **chain** from i to j is `[i, …, j]` where each but the last is a core object with the next one in its
neighbourhood; `[i]` is a chain as well. Of several chains or pairs any will do.

**Worth a thought.** Why is density-reachable not symmetric, and density-connected symmetric? If samples on the border could lead
on as well, how many would the four clusters of the book become? Where two clusters claim one border sample, what would be fair?

**★** Fast enough for more than a hundred samples; right where distances differ from `eps` by a few millionths. Hint: find
neighbourhoods once, as fig. 9.9 does.
"""

import numpy as np


def core_objects(X: np.ndarray, eps: float, min_pts: int) -> list[int]:
    """全部核心对象的下标，升序。

    The indices of all core objects, ascending.

    >>> import numpy as np
    >>> [int(i) for i in core_objects(np.array([[0.0], [1.0], [2.0], [9.0]]), 1.0, 3)]
    [1]
    """
    raise NotImplementedError


def reach_chain(X: np.ndarray, eps: float, min_pts: int, i: int, j: int) -> list[int] | None:
    """由 i 到 j 的一条链；j 不由 i 密度可达时返回 None。

    A chain from i to j; None if j is not density-reachable from i.

    >>> import numpy as np
    >>> X = np.array([[0.0], [1.0], [2.0], [3.0]])
    >>> [int(i) for i in reach_chain(X, 1.0, 3, 1, 3)]
    [1, 2, 3]
    >>> reach_chain(X, 1.0, 3, 0, 3) is None
    True
    """
    raise NotImplementedError


def reachable_set(X: np.ndarray, eps: float, min_pts: int, i: int) -> list[int]:
    """由样本 i 密度可达的全部样本，升序，包括 i 自己；i 不一定是核心对象。

    All samples that are density-reachable from sample i, ascending, i itself among them; i need not be a core object.

    >>> import numpy as np
    >>> [int(i) for i in reachable_set(np.array([[0.0], [1.0], [2.0], [9.0]]), 1.0, 3, 1)]
    [0, 1, 2]
    """
    raise NotImplementedError


def connection(
    X: np.ndarray, eps: float, min_pts: int, core: int, a: int, b: int
) -> tuple[int, list[int], list[int]]:
    """样本 a 与 b 都由核心对象 `core` 密度可达：说明它们密度相连的（k，由 k 到 a 的链，由 k 到 b 的链）。

    Samples a and b are density-reachable from the core object `core`: (k, a chain from k to a, a chain from k to b), which
    show that they are density-connected.

    >>> import numpy as np
    >>> k, to_a, to_b = connection(np.array([[0.0], [1.0], [2.0], [3.0]]), 1.0, 3, 1, 0, 3)
    >>> int(to_a[-1]), int(to_b[-1])
    (0, 3)
    """
    raise NotImplementedError


def maximality_violation(X: np.ndarray, eps: float, min_pts: int, labels: list[int]) -> tuple[int, int] | None:
    """`labels` 是图 9.9 的算法的一次输出（种子的次序与簇的编号都任意），噪声为 -1。返回违反最大性的一对 (a, b)：a 在某个簇中，b 由 a
    密度可达，而 b 不在这个簇中；没有时返回 None。

    `labels` is what a run of fig. 9.9 returned (with seeds in any order, and clusters numbered in any order), -1 for noise.
    Returns a pair (a, b) that violates maximality: a is in some cluster, b is density-reachable from a, and b is not in that
    cluster; None if there is no such pair.

    >>> import numpy as np
    >>> maximality_violation(np.array([[0.0], [1.0], [2.0], [9.0]]), 1.0, 3, [0, 0, 0, -1]) is None
    True
    """
    raise NotImplementedError


def proof() -> str:
    """由核心对象密度可达的样本集满足连接性与最大性的证明，并解释算法输出的簇为何可能不满足最大性。Markdown，由老师评阅。

    The proof that the set reachable from a core object is connected and maximal, and why the clusters that the algorithm
    returns need not be maximal. Markdown, read by your teacher.
    """
    raise NotImplementedError
