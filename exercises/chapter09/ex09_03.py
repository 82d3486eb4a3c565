r"""9.3 k 均值能否找到最优解 / Does k-means find the optimum?

k 均值是贪心的迭代。它必然停止，但停下来的地方是不是 (9.24) 的最优解？请构造数据与初始样本，使它停在比最优值差任意指定倍数的划分上；再说明
从合适的中心出发，它总能到达最优。

**算法** 是图 9.2 的：每一轮先把每个样本归到最近的中心，再把中心改为自己簇的均值；没有样本的中心留在原处；中心都不变就停。
**目标值** 是 (9.24)：各样本到自己簇的均值的距离平方之和。**最优** 是指分成恰好 k 个非空的簇时目标值最小。

**约定。** `X` 是 (m, n) 的数组，每行一个样本，样本可以重合；下标从 0 数起。`labels[i]` 是样本 i 的簇，簇是 0..k-1，都不空。坐标可能很大而彼此
很近：目标值的相对误差至多 $10^{-9}$（恰为 0 时允许舍入误差）。最优的划分可能不止一个，哪个都对。不要改动传入的参数。

---

k-means iterates greedily. It always stops; but is the place where it stops the optimum of (9.24)? Build data and initial
samples from which it stops at a partition as many times worse than the optimum as demanded; and show that from suitable
centres it always reaches the optimum.

**The algorithm** is that of fig. 9.2: a round assigns each sample to the nearest centre, then makes every centre the mean of
its cluster; a centre without samples stays where it was; it stops when no centre changes. **The objective** is (9.24), the
sum of squared distances of the samples to the means of their own clusters. **The optimum** is the least objective of all
partitions into exactly k non-empty clusters.

**Conventions.** `X` is an (m, n) array with one sample per row; samples may coincide; indices start at 0. `labels[i]` is the
cluster of sample i; clusters are 0..k-1, none of them empty. Coordinates may be large and yet close to one another: an
objective has a relative error of $10^{-9}$ at most (rounding errors where it is 0). Of several best partitions any will do.
Do not change the arguments.
"""

import numpy as np


def objective(X: np.ndarray, labels: list[int]) -> float:
    """划分的目标值 (9.24)。

    The objective (9.24) of a partition.

    >>> import numpy as np
    >>> float(objective(np.array([[0.0], [2.0], [7.0]]), [0, 0, 1]))
    2.0
    """
    raise NotImplementedError


def is_fixed_point(X: np.ndarray, labels: list[int]) -> bool:
    """这个划分是不是不动点：每个样本离自己簇的均值都不比离别的簇的均值远（相等也算）。

    Whether the partition is a fixed point: no sample is farther from the mean of its own cluster than from that of another
    (equally far is fine).
    """
    raise NotImplementedError


def best_partition(X: np.ndarray, k: int) -> list[int]:
    """一个最优的划分（标签的名字不限）；m ≤ 7, k ≤ 3, k ≤ m。

    A best partition (under any names of labels), for m ≤ 7, k ≤ 3 and k ≤ m.
    """
    raise NotImplementedError


def stuck_instance(k: int, ratio: float) -> tuple[np.ndarray, list[int]]:
    """至多 9 个样本 X 与 k 个不同的下标：从这些样本出发，算法停在 k 个非空的簇上，目标值至少是最优值的 ratio 倍，最优值大于 0。
    无论并列的样本总归下标最小的中心还是总归最大的，都应如此。k 是 2、3 或 4，ratio 在 1 与 10000 之间。

    At most 9 samples X and k different indices: from these samples the algorithm stops with k non-empty clusters, at an
    objective at least ratio times the optimum, which exceeds 0. It should be so whether ties go to the centre with the
    smallest index or to that with the largest. k is 2, 3 or 4, ratio from 1 to 10000.
    """
    raise NotImplementedError


def escape_centers(X: np.ndarray, k: int) -> np.ndarray:
    """k 个初始中心，形状 (k, n)，不必是样本：从它们出发，算法停在最优值上；m ≤ 7, k ≤ 3, k ≤ m。

    k initial centres, of shape (k, n), not necessarily samples, from which the algorithm stops at the optimum, for m ≤ 7,
    k ≤ 3 and k ≤ m.
    """
    raise NotImplementedError


def claims() -> dict[str, bool]:
    """五句话各是否成立（键不变，值为 True 或 False；只有在 `stuck_instance` 正确时才计分）：

    "stops_after_finitely_many_rounds"：算法总在有限轮后停下；
    "objective_never_increases"：目标值（每轮之后）从不上升；
    "every_fixed_point_is_optimal"：每个不动点都是最优的；
    "some_optimum_is_a_fixed_point"：最优的划分中有不动点；
    "assignment_step_can_raise_objective"：重新归类这一步（中心不动，按到这些中心的距离平方计）可能使目标值上升。

    Whether each of five statements holds (the same keys, True or False; they count only with a right `stuck_instance`):

    "stops_after_finitely_many_rounds": the algorithm always stops after finitely many rounds;
    "objective_never_increases": the objective, taken after each round, never rises;
    "every_fixed_point_is_optimal": every fixed point is optimal;
    "some_optimum_is_a_fixed_point": some best partition is a fixed point;
    "assignment_step_can_raise_objective": assigning the samples anew (the centres stand still, and squared distances to
    these count) can raise the objective.
    """
    raise NotImplementedError


def analysis() -> str:
    """（由教师阅读）k 均值为何必然停止，为何不一定最优。返回 Markdown 文本。

    (Read by a person) Why k-means must stop, and why it need not be optimal. Returns Markdown.
    """
    raise NotImplementedError
