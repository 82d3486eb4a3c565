r"""cookbook12.1 逐个搬动的 k 均值 / k-means by single moves

讲义 §12.2 的 k 均值每次只搬一个样本：搬走省下多少，搬入要付多少？算出目标 J 的精确变化和两个新的均值，写出完整的过程；再造一个划分，大家熟悉的规则
“每个样本归到最近的均值”（Lloyd 算法）认为它已经收敛，搬一个样本却能让 J 大大下降。

证明写在 `proof` 里。

**约定。** X 的形状是 (m, n)，每行是一个样本，1 ≤ m ≤ 40, 1 ≤ n ≤ 5，各数的绝对值不超过 10⁷。`labels[i]` 是样本 i 的类，0 到 C-1, 1 ≤ C ≤ 6，没有空类。
J = Σ_i ‖x_i - 所属类的均值‖²。T 是各样本到**全体**均值的距离平方之和，M 是 X 中绝对值最大的数。样本、类、次数都从 0 起编号。

**数值。** 记 δ = 10⁻⁹·T + 10⁻²⁰·M²。ρ 与 J 允许差 δ。比较两个 ρ 或两个距离平方时，相差不超过 δ 就算相等；检查用的数据里，两者之差或者只是舍入误差，或者大于 100·δ。
每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

In §12.2 of the source k-means moves one sample at a time: how much is saved by its leaving, and what does entering cost? Compute the exact
change of the objective J and both new means, and write the whole procedure; then build a partition that the familiar rule "each sample
belongs to the nearest mean" (Lloyd's algorithm) considers settled, though moving one sample lowers J a lot.

The proof belongs into `proof`.

**Conventions.** X has shape (m, n), a row for each sample, 1 ≤ m ≤ 40, 1 ≤ n ≤ 5, with numbers up to 10⁷ in size. `labels[i]` is the cluster of
sample i, 0 to C-1, where 1 ≤ C ≤ 6 and no cluster is empty. J = Σ_i ‖x_i - mean of its cluster‖². T is the sum of the squared distances of all
samples from the mean of **all**, and M the largest number in X in size. Samples and clusters are counted from 0.

**Numbers.** Let δ = 10⁻⁹·T + 10⁻²⁰·M². Any ρ and J may be off by δ. Two ρ, or two squared distances, count as equal if they differ by δ at
most; in the data of the checks they differ by rounding only, or by more than 100·δ. A call takes at most 2 seconds of CPU time. Do not
change the arguments.
"""

import numpy as np


def move_costs(X: np.ndarray, labels: list[int], C: int, r: int) -> list[float]:
    """ρ_0, …, ρ_{C-1}。设样本 r 在第 i 类（至少有 2 个样本）：ρ_i 是它离开时第 i 类的平方和减少多少，其余的 ρ_j 是它进入第 j 类时该类的平方和增加多少。一类的平方和，
    是类中样本到当时的均值的距离平方之和。

    ρ_0, …, ρ_{C-1}. With sample r in cluster i, which has two samples at least: ρ_i is by how much the squares of cluster i shrink as it
    leaves, any other ρ_j by how much those of cluster j grow as it enters. The squares of a cluster are the sum of the squared distances of
    its samples from their mean at the time.

    >>> import numpy as np
    >>> [float(rho) for rho in move_costs(np.array([[0.0], [2.0]]), [0, 0], 1, 0)]
    [2.0]
    """
    raise NotImplementedError


def moved_means(
    mean_i: np.ndarray, n_i: int, mean_k: np.ndarray, n_k: int, x: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """样本 x 从第 i 类搬到第 k 类以后两类的均值（新的 mean_i，新的 mean_k）。参数是搬动以前的均值和样本数，2 ≤ n_i ≤ 1000, 1 ≤ n_k ≤ 1000。
    每个分量的误差不超过 10⁻⁹ 乘以 mean_i、mean_k 与 x 中绝对值最大的数。

    The means of both clusters after sample x went from cluster i to cluster k: (new mean_i, new mean_k). The arguments are means and sizes
    before the move, 2 ≤ n_i ≤ 1000, 1 ≤ n_k ≤ 1000. Each component up to 10⁻⁹ times the largest number in size in mean_i, mean_k and x.

    >>> import numpy as np
    >>> left, entered = moved_means(np.array([1.0]), 2, np.array([5.0]), 1, np.array([1.0]))
    >>> float(left[0]), float(entered[0])
    (1.0, 3.0)
    """
    raise NotImplementedError


def run(X: np.ndarray, labels: list[int], C: int) -> tuple[list[int], list[float]]:
    """按 r = 0, …, m-1 的次序一遍又一遍地看：样本 r 独自成类就跳过；否则在其余各类中取 ρ 最小的 k（并列时取编号最小的），如果 ρ_k < ρ_i，就立刻把它从第 i 类搬到第 k 类，
    接着看下一个样本。某一遍一个样本也没有搬，就停止。返回最后的 labels，以及开始时和每次搬动之后的 J。C = 1 时没有可搬的。

    Passes through r = 0, …, m-1 again and again: skip sample r if it is alone in its cluster; else let k be the other cluster of least ρ
    (the smallest number where several are equal), and if ρ_k < ρ_i, move it from cluster i to cluster k at once, and go on with the next
    sample. Stop after a pass without any move. Returns the labels at the end, and J at the start and after every move. With C = 1
    there is nowhere to go.

    >>> import numpy as np
    >>> labels, J = run(np.array([[0.0], [1.0], [9.0]]), [0, 1, 1], 2)
    >>> [int(label) for label in labels], [float(value) for value in J]
    ([0, 0, 1], [32.0, 0.5])
    """
    raise NotImplementedError


def lloyd_settled(X: np.ndarray, labels: list[int], C: int) -> bool:
    """是否每个样本到自己那一类的均值，都不比到别的任何一类的均值远。

    Whether every sample is at least as near to the mean of its own cluster as to the mean of any other.

    >>> import numpy as np
    >>> bool(lloyd_settled(np.array([[0.0], [1.0], [9.0]]), [0, 1, 1], 2))
    False
    """
    raise NotImplementedError


def trap(factor: float, m: int) -> tuple[np.ndarray, list[int]]:
    """(X, labels)：m 个样本，3 ≤ m ≤ 8，类的编号是 0, 1, …，至少两类，没有空类。每个样本到自己那一类的均值的距离平方，乘 1.001 以后仍不大于到别的任何一类的均值的距离平方；
    但有一个样本，从至少有 2 个样本的类搬到另一类以后，J 至多是原来的 1/factor，而且还大于 0。两处比较都容许 10⁻⁹ 的相对误差。1.1 ≤ factor ≤ 3.9。

    (X, labels): m samples, 3 ≤ m ≤ 8, in clusters 0, 1, …, at least two of them and none empty. The squared distance of each sample from the
    mean of its cluster, times 1.001, is at most that from the mean of any other cluster; yet there is a sample whose move from a cluster
    of at least two to another one leaves J at 1/factor of what it was or less, and above 0. Both comparisons allow for a relative error of
    10⁻⁹. 1.1 ≤ factor ≤ 3.9.
    """
    raise NotImplementedError


def proof() -> str:
    """用 Markdown 证明 `move_costs` 的公式，并说明为什么 `run` 一定停止。由老师阅读，不计分。

    A proof in Markdown of the formulas in `move_costs`, and of why `run` always stops. Read by a person, without points.
    """
    raise NotImplementedError
