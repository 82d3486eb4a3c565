"""13.10 约束 k 均值的违约检测 / Constraint violations in constrained k-means

约束 k 均值（图 13.7）的第 10 行要判断：把样本 i 放入簇 r，会不会违背必连或勿连约束。请写出这一步，把它放进完整的算法，
再看约束的传递闭包，以及算法为何会在有解时失败。

**约定。** 样本和簇都从 0 起编号。`must_link`，`cannot_link` 是样本对的列表，一对之中先后不限，同一对可以出现多次（包括反过来写）；
没有 (i, i)。`assignment` 是字典，由本轮已放好的样本到簇。伙伴还没有放好的约束，此刻不算违背。

**算法。** 簇 j 的初始均值是样本 `initial[j]`。每一轮先清空所有簇，再依次放样本 0, 1, …, m-1：按到均值的距离由近到远试各个簇
（距离相等时编号小的在先），放入第一个不违约的簇；若所有的簇都违约，则失败。一轮之后更新均值，空簇的均值不动；均值都没有变就停止。
不回头更改已放好的样本。

**范围。** 至多 150 个样本，12 个属性，12 个簇，每种约束至多 150 对（闭包可以更多）。样本到两个均值的距离要么恰好相等（这时坐标与均值都是 1/1024 的
整数倍），要么相对相差 $10^{-7}$ 以上；坐标的绝对值不超过 $10^9$。均值应准到最大坐标的 $10^{-9}$，变化不超过这个数就是没有变。每次调用不超过 1 秒 CPU
时间。不要改动传入的参数。

---

Line 10 of constrained k-means (fig. 13.7) asks whether putting sample i into cluster r breaks a must-link or a cannot-link. Write
this step, use it in the whole algorithm, then find the transitive closure of the constraints, and why the algorithm may fail
where a solution exists.

**Conventions.** Samples and clusters are numbered from 0. `must_link` and `cannot_link` are lists of pairs of samples, in either
order, and a pair may occur several times (reversed as well); there is no (i, i). `assignment` is a dict that maps the samples
already placed in this round to clusters. A constraint whose other sample is not placed yet is not broken now.

**The algorithm.** The first mean of cluster j is sample `initial[j]`. Every round empties all clusters and then places samples 0,
1, …, m-1 in this order: it tries the clusters by distance to their means, nearest first (equal distances: smaller number first),
and takes the first that breaks nothing; if all do, it fails. After a round the means are updated, that of an empty cluster
staying where it is; it stops when no mean has changed. A sample that is placed is never moved within the round.

**Ranges.** At most 150 samples, 12 attributes, 12 clusters, and 150 constraints of each kind (a closure may have more). The
distances of a sample to two means are either exactly equal (coordinates and means are multiples of 1/1024 then) or differ by
more than $10^{-7}$ of their size; coordinates are at most $10^9$. Means should be right to $10^{-9}$ of the largest coordinate,
and have not changed if they changed by no more than that. A call takes at most a second of CPU time. Do not change the
arguments.
"""

import numpy as np

Pairs = list[tuple[int, int]]


def violates(i: int, r: int, assignment: dict[int, int], must_link: Pairs, cannot_link: Pairs) -> bool:
    """把样本 i 放入簇 r 是否违背某个含 i 的约束。若 i 已在 `assignment` 中，它原来的簇不起作用。

    Does putting sample i into cluster r break a constraint that contains i? If i is in `assignment`, its cluster there does not
    count.

    >>> bool(violates(2, 0, {0: 0, 1: 1}, [], [(1, 2)]))
    False
    """
    raise NotImplementedError


def constrained_k_means(
    X: np.ndarray, must_link: Pairs, cannot_link: Pairs, initial: list[int], max_iter: int = 100
) -> dict | None:
    """图 13.7 的约束 k 均值，至多 `max_iter` 轮：字典，`labels` 是最后一轮各样本的簇，`centers` 是此后的均值 (k, d)，`n_iter` 是轮数，
    均值没有变的那一轮也算。失败时返回 None。

    Constrained k-means of fig. 13.7, `max_iter` rounds at most: a dict with `labels`, the cluster of each sample in the last round,
    `centers`, the means (k, d) after it, and `n_iter`, the number of rounds, that without a change included. None if it fails.

    >>> import numpy as np
    >>> result = constrained_k_means(np.array([[0.0], [1.0], [4.0]]), [], [(0, 1)], [0, 2])
    >>> [int(label) for label in result["labels"]], [float(center[0]) for center in result["centers"]], int(result["n_iter"])
    ([0, 1, 1], [0.0, 2.5], 2)
    """
    raise NotImplementedError


def closure(m: int, must_link: Pairs, cannot_link: Pairs) -> tuple[list[int], Pairs] | None:
    """m 个样本上约束的闭包（簇的个数不限）：二元组 (ids, pairs)。ids[i] 是必须与 i 同簇的样本（含 i 自己）中最小的编号；pairs 是所有
    不能同簇的样本对 (a, b), a < b，按升序排列。约束互相矛盾时返回 None。

    The closure of the constraints on m samples (any number of clusters): a pair (ids, pairs). ids[i] is the smallest sample that
    has to share the cluster of i, i itself included; pairs lists all (a, b), a < b, that cannot share a cluster, ascending. None
    if the constraints contradict each other.

    >>> ids, pairs = closure(3, [(1, 0)], [])
    >>> [int(i) for i in ids], len(pairs)
    ([0, 0, 2], 0)
    """
    raise NotImplementedError


def greedy_dead_end(k: int) -> tuple[np.ndarray, Pairs, list[int]]:
    """一个使算法失败的例子 (X, cannot_link, initial)，没有必连约束，至多 3k 个样本，`initial` 是 k 个不同的样本：上述算法失败，而
    确有办法把样本分到 k 个簇中，不违背任何约束。2 ≤ k ≤ 12。

    An example (X, cannot_link, initial) on which the algorithm fails, without must-links, with 3k samples at most, `initial` being
    k different samples: the algorithm above fails, although the samples can be put into k clusters without breaking any
    constraint. 2 ≤ k ≤ 12.

    >>> import numpy as np
    >>> X, cannot_link, initial = greedy_dead_end(2)
    >>> constrained_k_means(np.array(X), [], cannot_link, initial) is None
    True
    """
    raise NotImplementedError
