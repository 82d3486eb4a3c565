r"""9.4 k 均值与初始中心 / k-means and its initial centres

同样的算法, 起点不同, 终点也不同. 写出图 9.2 的每一步, 再在西瓜数据集 4.0 (`exercises.datasets.watermelon_4_0()`) 上对三个 k
各试三组初始样本, 列出目标值与轮数. 对 "好起点" 的任何断言, 都要由表支持.

**记号.** `X` 是 (m, n) 的数组, 每行一个样本; 下标都从 0 数起 (表 9.1 的编号减 1). `centers` 是 (k, n) 的数组. 距离是欧氏距离.
`labels[i]` 是样本 i 所属的中心的下标.

**一轮** 是先 `assign` 再 `update`. 一轮下来没有一个中心改变 (恰好相等, 或移动不超过 1e-12) 就停. 目标值是
$E = \sum_i \lVert x_i - \mu_{\lambda_i} \rVert^2$, 即 (9.24).

---

The same algorithm ends in different places from different starts. Write every step of fig. 9.2; then take watermelon 4.0
(`exercises.datasets.watermelon_4_0()`), try three sets of initial samples for each of three values of k, and list objectives
and rounds. Whatever is said about good starts must be supported by the table.

**Notation.** `X` is an (m, n) array with one sample per row; all indices count from 0 (the numbers of table 9.1 less 1).
`centers` is a (k, n) array. Distances are Euclidean. `labels[i]` is the index of the centre to which sample i belongs.

**A round** is `assign` and then `update`. The algorithm stops after a round in which no centre changes (equal, or moved by
1e-12 at most). The objective is $E = \sum_i \lVert x_i - \mu_{\lambda_i} \rVert^2$, which is (9.24).
"""

import numpy as np


def assign(X: np.ndarray, centers: np.ndarray) -> list[int]:
    """每个样本最近的中心的下标; 距离相等时取下标小的.

    The index of the nearest centre for each sample; of equally near ones the smallest index.

    >>> import numpy as np
    >>> assign(np.array([[0.0], [2.0], [4.0]]), np.array([[0.0], [4.0]]))
    [0, 0, 1]
    """
    raise NotImplementedError


def update(X: np.ndarray, labels: list[int], centers: np.ndarray) -> np.ndarray:
    """每个簇的均值, 形状 (k, n); 没有样本的中心留在原处.

    The mean of each cluster, of shape (k, n); a centre without samples stays where it was.

    >>> import numpy as np
    >>> update(np.array([[0.0], [2.0]]), [0, 0], np.array([[5.0], [7.0]]))
    array([[1.],
           [7.]])
    """
    raise NotImplementedError


def kmeans(X: np.ndarray, init: np.ndarray) -> dict:
    """从中心 `init` 出发的整个算法; `init` 不要改动. 键:
    "labels": 各样本的中心下标; "centers": 最后的中心; "objective": 目标值; "rounds": 轮数, 什么都没变的最后一轮也算;
    "history": 每轮之后的目标值 (用该轮的标签和更新后的中心), 长为轮数.

    The whole algorithm from the centres `init`, which must not be changed. Keys: "labels": the centre of each sample;
    "centers": the final centres; "objective"; "rounds": how many rounds there were, the last one that changes nothing
    included; "history": the objective after each round (with its labels and its updated centres), one for each round.

    >>> import numpy as np
    >>> found = kmeans(np.array([[0.0], [1.0], [10.0]]), np.array([[0.0], [1.0]]))
    >>> found["labels"], found["rounds"], found["history"]
    ([0, 0, 1], 3, [40.5, 0.5, 0.5])
    """
    raise NotImplementedError


def farthest_first(X: np.ndarray, k: int, first: int) -> list[int]:
    """最远优先选出的 k 个样本的下标: 从 `first` 开始, 每次取离已选样本最远的那个, 即到最近的已选样本的距离最大; 相等时取下标小的.
    不同的样本至少有 k 个.

    The indices of k samples, farthest first: start with `first`, then always take the sample farthest from those chosen,
    that is, with the largest distance to the nearest of them; ties go to the smallest index. At least k samples differ.

    >>> import numpy as np
    >>> farthest_first(np.array([[0.0], [1.0], [5.0], [9.0]]), 3, 0)
    [0, 3, 2]
    """
    raise NotImplementedError


def dsquared_probabilities(X: np.ndarray, chosen: list[int]) -> list[float]:
    """k-means++ 选下一个中心的概率: 与到最近的已选样本的距离的平方成正比; 这些距离全为 0 时取均匀分布.

    The probabilities with which k-means++ takes each sample as the next centre: proportional to the squared distance to
    the nearest chosen sample; uniform if all of these are 0.

    >>> import numpy as np
    >>> dsquared_probabilities(np.array([[0.0], [1.0], [3.0]]), [0])
    [0.0, 0.1, 0.9]
    """
    raise NotImplementedError


def experiment(X: np.ndarray, ks: list[int], seed: int) -> list[dict]:
    """对 `ks` 中的每个 k (至少为 2) 取三组初始样本, 每组一行, 按 `ks` 的次序: {"k": k, "init": k 个不同样本的下标,
    "objective": 目标值, "rounds": 轮数, "min_gap": 初始样本两两距离的最小值}. 同一个 k 的三组作为集合互不相同; 怎样选由你定,
    随机性只来自 `seed`.

    Three sets of initial samples for every k (2 at least) in `ks`, one row each, in the order of `ks`: {"k": k, "init":
    indices of k different samples, "objective", "rounds", "min_gap": the smallest distance between two initial samples}.
    The three of one k differ as sets; how to choose them is up to you, with randomness from `seed` only.
    """
    raise NotImplementedError


def conclusions(rows: list[dict]) -> dict:
    """由给定的表 (格式同 `experiment`, 各 k 的行数不限) 得出的结论. 键:
    "best_init": {k: 目标值最小的那行的 init, 升序}, 并列取先出现的;
    "spread_orders_objective": {k: 是否起点分得越开, 目标值就不会越大, 即没有两行 a, b 使 a 的 min_gap 更大而 objective 也更大}.

    What follows from the given table (in the format of `experiment`, with any number of rows for a k). Keys: "best_init":
    {k: the init of the row with the smallest objective, sorted}, the first of several; "spread_orders_objective": {k:
    whether wider spread starts never end higher, that is, no two rows a, b are such that a has both a larger min_gap and a
    larger objective}.

    >>> a = {"k": 2, "init": [3, 1], "objective": 1.5, "rounds": 4, "min_gap": 0.5}
    >>> b = {"k": 2, "init": [0, 2], "objective": 2.0, "rounds": 3, "min_gap": 0.25}
    >>> conclusions([a, b])
    {'best_init': {2: [1, 3]}, 'spread_orders_objective': {2: True}}
    """
    raise NotImplementedError
