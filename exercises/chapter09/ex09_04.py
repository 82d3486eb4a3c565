"""9.4 k 均值与初始中心 / k-means and its initial centres

**书上的题。** 编程实现 k 均值，在西瓜数据集 4.0 (`exercises.datasets.watermelon_4_0()`) 上取三个 k、各三组初始中心作实验比较，并讨论
什么样的初始中心有利于取得好结果。同样的算法，起点不同，终点也不同：关于“好起点”的话，都要由表支持。

**先看一个小例子。** 三个数 0, 1, 10，从中心 0 与 1 出发。

    第一轮    {0}，{1, 10}      中心 0 与 5.5        E = 0 + 2 × 4.5² = 40.5
    第二轮    {0, 1}，{10}      中心 0.5 与 10       E = 2 × 0.5² + 0 = 0.5
    第三轮    不变，停

一共三轮，什么都没变的最后一轮也算。

**约定。** `X` 每行一个样本；下标都从 0 数起（表 9.1 的编号减 1）。一轮是先 `assign` 再 `update`，一轮下来中心都不变就停。目标值 E 是 (9.24)。
§9.4.1 的例子在较早的印次中以 x27 为起点之一，应为 x24。

**做完想一想**（写在 `observations` 里）。选三个 k，用几个种子各列一张表。哪些起点好？起点分得越开，目标值就越小吗？举表中的例子。
`spread_orders_objective` 对几个 k 成立？只能跑一次，你怎样选起点？

**★** 几百个样本、三百多轮、坐标以百万分之一计时也对；再写 k-means++ 的概率 `dsquared_probabilities`，它折中了最远优先与随机。
提示：看中心有没有变，不要看它移动了多少。

---

**The exercise.** Program k-means, and compare on watermelon 4.0 (`exercises.datasets.watermelon_4_0()`) three sets of initial
centres for each of three values of k; discuss what initial centres help to get a good result. The same algorithm ends in
different places from different starts: whatever is said about good ones must be supported by the table.

**A small example first.** Three numbers 0, 1, 10, from the centres 0 and 1.

    first round     {0}, {1, 10}      centres 0 and 5.5        E = 0 + 2 × 4.5² = 40.5
    second round    {0, 1}, {10}      centres 0.5 and 10       E = 2 × 0.5² + 0 = 0.5
    third round     no change: it stops

There are three rounds: the last one, which changes nothing, counts.

**Conventions.** Each row of `X` is a sample; all indices count from 0 (the numbers of table 9.1 less 1). A round is `assign` and
then `update`; the algorithm stops after a round in which no centre changes. The objective E is (9.24). Earlier printings start
the example of §9.4.1 from x27 where it should be x24.

**Worth a thought** (in `observations`). Take three values of k, and make a table for each of a few seeds. Which starts are good?
Is the objective the smaller, the wider the starts are spread? Give examples from the table. For how many k does
`spread_orders_objective` hold? If you could run it once only, how would you choose the start?

**★** Right as well for hundreds of samples, more than three hundred rounds, and coordinates of a millionth; and the probabilities
of k-means++, `dsquared_probabilities`, a compromise between farthest first and chance. Hint: ask whether a centre has changed,
not by how much.
"""

import numpy as np


def assign(X: np.ndarray, centers: np.ndarray) -> list[int]:
    """每个样本最近的中心的下标；距离相等时取下标小的。

    The index of the nearest centre for each sample; of equally near ones the smallest index.

    >>> import numpy as np
    >>> [int(i) for i in assign(np.array([[0.0], [2.0], [4.0]]), np.array([[0.0], [4.0]]))]
    [0, 0, 1]
    """
    raise NotImplementedError


def update(X: np.ndarray, labels: list[int], centers: np.ndarray) -> np.ndarray:
    """每个簇的均值，形状 (k, n)；没有样本的中心留在原处，即 `centers` 中的那一行。

    The mean of each cluster, of shape (k, n); a centre without samples stays where it was, at its row of `centers`.

    >>> import numpy as np
    >>> np.asarray(update(np.array([[0.0], [2.0]]), [0, 0], np.array([[5.0], [7.0]])))
    array([[1.],
           [7.]])
    """
    raise NotImplementedError


def kmeans(X: np.ndarray, init: np.ndarray) -> dict:
    """从中心 `init` 出发的整个算法：{"labels": 各样本的中心下标, "centers": 最后的中心, "objective": 目标值, "rounds": 轮数,
    "history": 每轮之后的目标值（用该轮的标签和更新后的中心）}。

    The whole algorithm from the centres `init`: {"labels": the centre of each sample, "centers": the final centres, "objective":
    the final E, "rounds": how many rounds there were, "history": the objective after each round, with its labels and its updated
    centres}.

    >>> import numpy as np
    >>> found = kmeans(np.array([[0.0], [1.0], [10.0]]), np.array([[0.0], [1.0]]))
    >>> int(found["rounds"]), [float(value) for value in found["history"]]
    (3, [40.5, 0.5, 0.5])
    """
    raise NotImplementedError


def farthest_first(X: np.ndarray, k: int, first: int) -> list[int]:
    """最远优先选出的 k 个样本的下标：从 `first` 开始，每次取到最近的已选样本的距离最大的那个；相等时取下标小的。

    The indices of k samples, farthest first: start with `first`, then always take the sample whose distance to the nearest of
    those chosen is largest; ties go to the smallest index.

    >>> import numpy as np
    >>> [int(i) for i in farthest_first(np.array([[0.0], [1.0], [5.0], [9.0]]), 3, 0)]
    [0, 3, 2]
    """
    raise NotImplementedError


def experiment(X: np.ndarray, ks: list[int], seed: int) -> list[dict]:
    """实验的表：对 `ks` 中的每个 k 取三组初始样本，每组一行，按 `ks` 的次序：{"k": k, "init": k 个不同的下标, "objective": 目标值,
    "rounds": 轮数, "min_gap": 初始样本两两距离的最小值}；目标值与轮数是 `kmeans` 从这些样本出发所得。同一个 k 的三组作为集合互不相同。
    怎样选由你定，但要用到 `seed`：同一个种子总给出同一张表，不同的种子给出的表不全相同。

    The table of the experiment: three sets of initial samples for every k in `ks`, one row each, in the order of `ks`: {"k": k,
    "init": k different indices, "objective", "rounds", "min_gap": the smallest distance between two initial samples}, objective and
    rounds being what `kmeans` gives from these samples. The three of one k differ as sets. How to choose them is up to you, but
    `seed` matters: the same seed always gives the same table, and different seeds do not all give the same one.
    """
    raise NotImplementedError


def conclusions(rows: list[dict]) -> dict:
    """由给定的表（格式同 `experiment`，各 k 的行数不限）得出的结论，两个键：
    "best_init"：{k: 目标值最小的那行的 init，升序}，并列取先出现的；
    "spread_orders_objective"：{k: 是否没有两行 a、b，使 a 的 min_gap 更大而 objective 也更大}。

    What follows from the given table (in the format of `experiment`, with any number of rows for a k), two keys:
    "best_init": {k: the init of the row with the smallest objective, sorted}, the first of several;
    "spread_orders_objective": {k: whether no two rows a, b are such that a has both a larger min_gap and a larger objective}.

    >>> a = {"k": 2, "init": [3, 1], "objective": 1.5, "rounds": 4, "min_gap": 0.5}
    >>> b = {"k": 2, "init": [0, 2], "objective": 2.0, "rounds": 3, "min_gap": 0.25}
    >>> found = conclusions([a, b])
    >>> [int(i) for i in found["best_init"][2]], bool(found["spread_orders_objective"][2])
    ([1, 3], True)
    """
    raise NotImplementedError


def observations() -> str:
    """“做完想一想” 的讨论（Markdown，附你的表，由老师评阅）：什么样的初始中心有利于取得好结果？

    The discussion of “Worth a thought” (Markdown, with your tables, read by your teacher): what initial centres help to get a
    good result?
    """
    raise NotImplementedError


# ---- ★ ----


def dsquared_probabilities(X: np.ndarray, chosen: list[int]) -> list[float]:
    """k-means++ 选下一个中心的概率：与到最近的已选样本的距离的平方成正比；这些距离全为 0 时取均匀分布。

    The probabilities with which k-means++ takes each sample as the next centre: proportional to the squared distance to
    the nearest chosen sample; uniform if all of these are 0.

    >>> import numpy as np
    >>> [float(p) for p in dsquared_probabilities(np.array([[0.0], [1.0], [3.0]]), [0])]
    [0.0, 0.1, 0.9]
    """
    raise NotImplementedError
