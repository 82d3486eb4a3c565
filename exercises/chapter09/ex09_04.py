r"""9.4 k 均值与初始中心 / k-means and its initial centres

同样的算法，起点不同，终点也不同。写出图 9.2 的每一步，再在西瓜数据集 4.0 (`exercises.datasets.watermelon_4_0()`) 上对三个 k 各试三组
初始样本，列出目标值与轮数。对 "好起点" 的任何断言，都要由表支持。（§9.4.1 的例子在较早的印次中以 x27 为起点之一，应为 x24。）

**记号。** `X` 是 (m, n) 的数组，每行一个样本，样本可以重合；下标都从 0 数起（表 9.1 的编号减 1）。`centers` 是 (k, n) 的数组。距离是欧氏距离。
`labels[i]` 是样本 i 所属的中心的下标。

**一轮** 是先 `assign` 再 `update`。一轮下来没有一个中心改变（恰好相等，或移动不超过 1e-12）就停，轮数没有上限。目标值是
$E = \sum_i \lVert x_i - \mu_{\lambda_i} \rVert^2$，即 (9.24)。

**约定。** 坐标可以很小（百万分之一）也可以很大（百万），但不比样本之间的距离大上千倍。不要改动传入的参数。

---

The same algorithm ends in different places from different starts. Write every step of fig. 9.2; then take watermelon 4.0
(`exercises.datasets.watermelon_4_0()`), try three sets of initial samples for each of three values of k, and list objectives
and rounds. Whatever is said about good starts must be supported by the table. (Earlier printings start the example of §9.4.1
from x27 where it should be x24.)

**Notation.** `X` is an (m, n) array with one sample per row; samples may coincide; all indices count from 0 (the numbers of
table 9.1 less 1). `centers` is a (k, n) array. Distances are Euclidean. `labels[i]` is the index of the centre to which
sample i belongs.

**A round** is `assign` and then `update`. The algorithm stops after a round in which no centre changes (equal, or moved by
1e-12 at most); there is no limit to the number of rounds. The objective is
$E = \sum_i \lVert x_i - \mu_{\lambda_i} \rVert^2$, which is (9.24).

**Conventions.** Coordinates may be small (a millionth) or large (a million), but are not a thousand times larger than the
distances between samples. Do not change the arguments.
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
    """每个簇的均值，形状 (k, n)；没有样本的中心留在原处。

    The mean of each cluster, of shape (k, n); a centre without samples stays where it was.

    >>> import numpy as np
    >>> np.asarray(update(np.array([[0.0], [2.0]]), [0, 0], np.array([[5.0], [7.0]])))
    array([[1.],
           [7.]])
    """
    raise NotImplementedError


def kmeans(X: np.ndarray, init: np.ndarray) -> dict:
    """从中心 `init` 出发的整个算法。键：
    "labels"：各样本的中心下标；"centers"：最后的中心；"objective"：目标值；"rounds"：轮数，什么都没变的最后一轮也算；
    "history"：每轮之后的目标值（用该轮的标签和更新后的中心），长为轮数。

    The whole algorithm from the centres `init`. Keys: "labels": the centre of each sample; "centers": the final centres; "objective"; "rounds": how many rounds there were, the last one that changes nothing
    included; "history": the objective after each round (with its labels and its updated centres), one for each round.

    >>> import numpy as np
    >>> found = kmeans(np.array([[0.0], [1.0], [10.0]]), np.array([[0.0], [1.0]]))
    >>> int(found["rounds"]), [float(value) for value in found["history"]]
    (3, [40.5, 0.5, 0.5])
    """
    raise NotImplementedError


def farthest_first(X: np.ndarray, k: int, first: int) -> list[int]:
    """最远优先选出的 k 个样本的下标：从 `first` 开始，每次取离已选样本最远的那个，即到最近的已选样本的距离最大；相等时取下标小的。
    不同的样本至少有 k 个。

    The indices of k samples, farthest first: start with `first`, then always take the sample farthest from those chosen,
    that is, with the largest distance to the nearest of them; ties go to the smallest index. At least k samples differ.

    >>> import numpy as np
    >>> [int(i) for i in farthest_first(np.array([[0.0], [1.0], [5.0], [9.0]]), 3, 0)]
    [0, 3, 2]
    """
    raise NotImplementedError


def dsquared_probabilities(X: np.ndarray, chosen: list[int]) -> list[float]:
    """k-means++ 选下一个中心的概率：与到最近的已选样本的距离的平方成正比；这些距离全为 0 时取均匀分布。

    The probabilities with which k-means++ takes each sample as the next centre: proportional to the squared distance to
    the nearest chosen sample; uniform if all of these are 0.

    >>> import numpy as np
    >>> [float(p) for p in dsquared_probabilities(np.array([[0.0], [1.0], [3.0]]), [0])]
    [0.0, 0.1, 0.9]
    """
    raise NotImplementedError


def experiment(X: np.ndarray, ks: list[int], seed: int) -> list[dict]:
    """对 `ks` 中的每个 k（至少为 2，且小于不同样本的个数）取三组初始样本，每组一行，按 `ks` 的次序：{"k": k, "init": k 个不同样本的下标,
    "objective": 目标值, "rounds": 轮数, "min_gap": 初始样本两两距离的最小值}；目标值与轮数是 `kmeans` 从这些样本出发所得。同一个 k 的三组
    作为集合互不相同。怎样选由你定，但要用到 `seed`：同一个种子总给出同一张表，不同的种子给出的表不全相同。

    Three sets of initial samples for every k in `ks` (2 at least, and less than the number of different samples), one row
    each, in the order of `ks`: {"k": k, "init": indices of k different samples, "objective", "rounds", "min_gap": the
    smallest distance between two initial samples}, objective and rounds being what `kmeans` gives from these samples. The
    three of one k differ as sets. How to choose them is up to you, but `seed` matters: the same seed always gives the same
    table, and different seeds do not all give the same one.
    """
    raise NotImplementedError


def conclusions(rows: list[dict]) -> dict:
    """由给定的表（格式同 `experiment`，各 k 的行数不限）得出的结论。键：
    "best_init"：{k: 目标值最小的那行的 init, 升序}，并列取先出现的；
    "spread_orders_objective"：{k: 是否起点分得越开, 目标值就不会越大, 即没有两行 a, b 使 a 的 min_gap 更大而 objective 也更大}。

    What follows from the given table (in the format of `experiment`, with any number of rows for a k). Keys: "best_init":
    {k: the init of the row with the smallest objective, sorted}, the first of several; "spread_orders_objective": {k:
    whether wider spread starts never end higher, that is, no two rows a, b are such that a has both a larger min_gap and a
    larger objective}.

    >>> a = {"k": 2, "init": [3, 1], "objective": 1.5, "rounds": 4, "min_gap": 0.5}
    >>> b = {"k": 2, "init": [0, 2], "objective": 2.0, "rounds": 3, "min_gap": 0.25}
    >>> found = conclusions([a, b])
    >>> [int(i) for i in found["best_init"][2]], bool(found["spread_orders_objective"][2])
    ([1, 3], True)
    """
    raise NotImplementedError
