r"""9.5 密度可达的样本构成簇 / Density-reachable samples make a cluster

若 x 是核心对象，由 x 密度可达的全体样本就是一个簇：其中任意两个样本密度相连（连接性，(9.39)），由其中任一样本密度可达的样本也都在内（最大性，
(9.40)）。证明这一点，并写出证明中用到的样本链。那么图 9.9 的算法**输出**的簇也总满足最大性吗？找出违反它的样本。

**记号。** 样本的邻域是与它的距离不大于 `eps` 的全部样本，包括它自己；邻域中至少有 `min_pts` 个样本的是核心对象。由 i 到 j 的**链** 是
`[i, …, j]`：除最后一个外每个都是核心对象，下一个在它的邻域中。有这样的链，j 就由 i 密度可达；`[i]` 也是链，所以每个样本由自己密度可达。

**约定。** `X` 是 (m, n) 的数组，每行一个样本，至多 200 行，样本可以重合；下标从 0 数起；距离是欧氏距离；`min_pts` ≥ 1。样本之间的距离或者恰好等于
`eps`（此时坐标都是 2 的同一个幂的整数倍，可以精确计算），或者与它至少相差其百万分之一。坐标的绝对值不超过 $10^8$，也不超过 `eps` 的一千倍。
链和样本对有多种时，哪个都对。不要改动传入的参数。

---

If x is a core object, all samples that are density-reachable from x make a cluster: any two of them are density-connected
(connectivity, (9.39)), and whatever is density-reachable from one of them is among them (maximality, (9.40)). Prove it, and
write the chains of samples that the proof uses. Do the clusters that the algorithm of fig. 9.9 **returns** always have
maximality, too? Find samples that violate it.

**Notation.** The neighbourhood of a sample is all samples at a distance of at most `eps`, itself included; a core object has
at least `min_pts` samples in its neighbourhood. A **chain** from i to j is `[i, …, j]` where each but the last is a core object
with the next one in its neighbourhood. If there is one, j is density-reachable from i; `[i]` is a chain as well, so every sample
is density-reachable from itself.

**Conventions.** `X` is an (m, n) array with one sample per row, at most 200 of them; samples may coincide; indices start at 0;
distances are Euclidean; `min_pts` ≥ 1. A distance between samples either equals `eps` (then all coordinates are whole multiples
of one power of two, and can be computed with exactly) or differs from it by at least a millionth of it. Coordinates are at most
$10^8$ in size, and at most a thousand times `eps`. Of several chains or pairs any will do. Do not change the arguments.
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
    >>> [int(i) for i in reach_chain(np.array([[0.0], [1.0], [2.0], [3.0]]), 1.0, 3, 1, 3)]
    [1, 2, 3]
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
    """样本 a 与 b 都由核心对象 `core` 密度可达；返回（k，由 k 到 a 的链，由 k 到 b 的链），说明 a 与 b 密度相连。

    Samples a and b are density-reachable from the core object `core`; returns (k, a chain from k to a, a chain from k to b),
    which show that a and b are density-connected.
    """
    raise NotImplementedError


def maximality_violation(X: np.ndarray, eps: float, min_pts: int, labels: list[int]) -> tuple[int, int] | None:
    """`labels` 是图 9.9 的算法的一次输出，种子的次序任意：各样本的簇 0, 1, …（怎样编号也任意），噪声为 −1。返回违反最大性的一对 (a, b)：a 在
    某个簇中，b 由 a 密度可达，而 b 不在这个簇中；没有时返回 None。

    `labels` is what a run of fig. 9.9 returned, with seeds in any order: clusters 0, 1, … of the samples (numbered in any
    order, too), −1 for noise. Returns a pair (a, b) that violates maximality: a is in some cluster, b is density-reachable
    from a, and b is not in that cluster; None if there is no such pair.
    """
    raise NotImplementedError


def proof() -> str:
    """（由教师阅读）证明由核心对象密度可达的样本集满足连接性与最大性，并解释算法输出的簇为何可能不满足最大性。返回 Markdown 文本。

    (Read by a person) The proof that the set reachable from a core object is connected and maximal, and why the clusters that
    the algorithm returns need not be maximal. Returns Markdown.
    """
    raise NotImplementedError
