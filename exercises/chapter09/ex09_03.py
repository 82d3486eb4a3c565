"""9.3 k 均值能否找到最优解 / Does k-means find the optimum?

**书上的题。** 分析 k 均值能否找到使 (9.24) 最小的解。它必然停止，但停在哪里？构造数据与初始样本，使它停在比最优值差任意倍数的划分上；
再找出总能到达最优的起点；最后判断五句话。

**先看一个小例子。** 四个数 0, 1, 3, 6，k = 2，从 0 和 1 出发。

    第一轮    {0}，{1, 3, 6}        均值 0 与 3.33
    第二轮    {0, 1}，{3, 6}        均值 0.5 与 4.5
    第三轮    不变，停              目标值 0.5 + 4.5 = 5

可是 {0, 1, 3}，{6} 也是不动点：均值是 1.33 与 6，3 离前者近。它的目标值是 14/3 ≈ 4.667，更小。

**算法。** 照图 9.2：每轮先归类，再取均值；没有样本的中心留在原处；中心都不变就停。最优是指分成恰好 k 个非空的簇时 (9.24) 最小。

**约定。** `X` 每行一个样本，可以重合；下标从 0 数起。`labels[i]` 是样本 i 的簇，簇是 0, …, k-1，都不空。最优的划分不止一个时，
哪个都对。

**做完想一想。** 你的例子里，起点怎样放才会停在坏的地方？随机选起点，放坏的机会有多大？多跑几次取最好的，为什么仍然不能保证最优？

**★** 坐标很大而彼此很近时也对；停在最优值一万倍的地方。提示：平方和不要展开。

---

**The exercise.** Does k-means find the minimum of (9.24)? It always stops, but where? Build data and initial samples from which
it stops at a partition as many times worse than the optimum as you are asked for; then find starts that always lead to the
optimum; and judge five statements.

**A small example first.** Four numbers 0, 1, 3, 6 with k = 2, started at 0 and 1.

    first round     {0}, {1, 3, 6}        means 0 and 3.33
    second round    {0, 1}, {3, 6}        means 0.5 and 4.5
    third round     no change: it stops   objective 0.5 + 4.5 = 5

But {0, 1, 3}, {6} is a fixed point, too: its means are 1.33 and 6, and 3 is nearer to the former. Its objective is smaller,
14/3 ≈ 4.667.

**The algorithm.** That of fig. 9.2: a round assigns samples to centres, then takes means; a centre without samples stays where
it was; it stops when no centre changes. The optimum is the least (9.24) of all partitions into exactly k non-empty clusters.

**Conventions.** Each row of `X` is a sample, and samples may coincide; indices start at 0. `labels[i]` is the cluster of sample
i; clusters are 0, …, k-1, none of them empty. Of several best partitions any will do.

**Worth a thought.** In your example, which starts end in the bad place? How likely are they, if starts are drawn at random? Why
is the best of many runs still not certain to be the optimum?

**★** Right as well where coordinates are large and yet close to one another; stuck at ten thousand times the optimum. Hint: do
not expand the sum of squares.
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

    >>> import numpy as np
    >>> bool(is_fixed_point(np.array([[0.0], [2.0], [7.0]]), [0, 1, 1]))
    False
    """
    raise NotImplementedError


def best_partition(X: np.ndarray, k: int) -> list[int]:
    """一个最优的划分。样本不到十个，可以试遍。

    A best partition. The samples are fewer than ten: all can be tried.

    >>> import numpy as np
    >>> len(set(best_partition(np.array([[0.0], [2.0], [7.0]]), 2)))
    2
    """
    raise NotImplementedError


def stuck_instance(k: int, ratio: float) -> tuple[np.ndarray, list[int]]:
    """至多 9 个样本 X 与 k 个不同的下标：从这些样本出发，算法停在 k 个非空的簇上，目标值至少是最优值的 ratio 倍，最优值大于 0。
    k 是 2、3 或 4。无论与两个中心等距的样本归哪一个，都应如此。

    At most 9 samples X and k different indices: from these samples the algorithm stops with k non-empty clusters, at an
    objective at least ratio times the optimum, which exceeds 0. k is 2, 3 or 4. It should be so whichever of two equally near
    centres has a sample.

    >>> X, start = stuck_instance(2, 3.0)
    >>> len(start)
    2
    """
    raise NotImplementedError


def escape_centers(X: np.ndarray, k: int) -> np.ndarray:
    """k 个初始中心，形状 (k, n)，不必是样本：从它们出发，算法停在最优值上。样本不到十个。

    k initial centres, of shape (k, n), not necessarily samples, from which the algorithm stops at the optimum. There are fewer
    than ten samples.

    >>> import numpy as np
    >>> np.asarray(escape_centers(np.array([[0.0], [2.0]]), 1))
    array([[1.]])
    """
    raise NotImplementedError


def claims() -> dict[str, bool]:
    """五句话各是否成立。第三句要与 `stuck_instance` 的例子相符。

    - "stops_after_finitely_many_rounds"：算法总在有限轮后停下
    - "objective_never_increases"：目标值（每轮之后）从不上升
    - "every_fixed_point_is_optimal"：每个不动点都是最优的
    - "some_optimum_is_a_fixed_point"：最优的划分中有不动点
    - "assignment_step_can_raise_objective"：归类这一步（中心不动，按到这些中心的距离平方计）可能使目标值上升

    Whether each of five statements holds. The third has to agree with the example of `stuck_instance`.

    - "stops_after_finitely_many_rounds": the algorithm always stops after finitely many rounds
    - "objective_never_increases": the objective, taken after each round, never rises
    - "every_fixed_point_is_optimal": every fixed point is optimal
    - "some_optimum_is_a_fixed_point": some best partition is a fixed point
    - "assignment_step_can_raise_objective": assigning the samples (the centres stand still, and squared distances to these
      count) can raise the objective
    """
    raise NotImplementedError


def analysis() -> str:
    """k 均值为何必然停止，为何不一定最优，Markdown，由老师评阅。

    Why k-means must stop, and why it need not be optimal, in Markdown, read by your teacher.
    """
    raise NotImplementedError
