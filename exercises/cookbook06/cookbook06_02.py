r"""cookbook6.2 压缩近邻与取样次序 / Condensing depends on the order

压缩近邻法想少存一些样本：只有被已存样本分错的样本才存下来。先写出它，再求最小的一致子集，看看压缩近邻离最小还有多远。书中说它留下离分类面近的样本，扔掉远的；
最后造一组数据，只是换一个次序，就要多存许多样本。

**数据。** `X` 的形状是 (m, d)，每行一个样本；`y` 是 m 个标记，全是整数或全是字符串。m ≥ 1, d ≥ 1。距离是欧氏距离，一律用最近邻 (k = 1)。`store` 是已存样本的行号（从 0
起），各不相同，次序不限。

**范围。** m ≤ 130, d ≤ 12，坐标的绝对值不超过 $10^6$，不相同的两行至少相距 $10^{-6}$。**不会平局**：从任何一行（以及 `nearest_label` 的 `q`）看，标记不同的两行不
会一样远，二者距离之差大于较大距离的 $10^{-9}$ 倍。

每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

Condensing wants to store fewer samples: only those which the samples stored so far get wrong. Program it, then find
the smallest consistent subset, and see how far from that condensing ends. The source says that it keeps samples near
the boundary and throws away those far from it; at last build data of which, in another order, many more samples are
stored.

**Data.** `X` has shape (m, d), one sample a row; `y` holds m labels, all of them integers or all of them strings. m ≥
1, d ≥ 1. Distances are Euclidean, and there is always one nearest neighbour (k = 1). `store` holds the indices of the
stored rows (from 0), all different, in any order.

**Ranges.** m ≤ 130, d ≤ 12, no coordinate is larger than $10^6$ in size, and rows that are not equal are at least
$10^{-6}$ apart. **There are no ties**: seen from any row (and from the `q` of `nearest_label`), rows of different
labels are never equally far; their distances differ by more than $10^{-9}$ times the larger one.

A call takes at most 2 seconds of CPU time. Do not change the arguments.
"""

import numpy as np

Label = int | str


def nearest_label(X: np.ndarray, y: list[Label], store: list[int], q: np.ndarray) -> Label:
    """已存样本（至少一个）中离点 q 最近的那一个的标记；q 的形状是 (d,)。

    The label of the stored row, of one at least, that is nearest to the point q of shape (d,).

    >>> import numpy as np
    >>> str(nearest_label(np.array([[0.0], [3.0], [9.0]]), ["a", "b", "c"], [0, 2], np.array([4.0])))
    'a'
    """
    raise NotImplementedError


def condense(X: np.ndarray, y: list[Label], order: list[int]) -> list[int]:
    """压缩近邻。`order` 是全部行号的一个排列。先存 order[0]。然后依次看 `order` 中的每一行：还没有存、又被此刻的已存样本分错的，立即存下，再看下一行。
    看完一遍再从头看一遍，直到有一遍没有存下任何样本。按存下的先后返回行号。

    Condensing. `order` is a permutation of all rows. Store order[0] first. Then go through `order`: a row that is not
    stored yet, and that the rows stored at this moment get wrong, is stored at once before you go on to the next.
    After the whole pass begin the next one, until a pass stores nothing. The indices in the order in which they were
    stored.

    >>> import numpy as np
    >>> [int(i) for i in condense(np.array([[0.0], [1.0], [5.0]]), ["a", "a", "b"], [1, 2, 0])]
    [1, 2]
    """
    raise NotImplementedError


def is_consistent(X: np.ndarray, y: list[Label], store: list[int]) -> bool:
    """用已存样本判别，是否 m 行都得到自己的标记。一个也没有存时是 False。

    Whether by the stored rows all m rows get their own labels. False if none is stored.

    >>> import numpy as np
    >>> bool(is_consistent(np.array([[0.0], [1.0], [5.0]]), ["a", "a", "b"], [0, 2]))
    True
    """
    raise NotImplementedError


def smallest_consistent(X: np.ndarray, y: list[Label]) -> list[int]:
    """样本最少的一致子集的行号，次序不限；有几个时任取一个。m ≤ 9。

    The indices of a consistent subset of fewest rows, in any order; any one of several. m ≤ 9.
    """
    raise NotImplementedError


def order_matters(gap: int) -> tuple[np.ndarray, list[Label], list[int], list[int]]:
    """造数据与两个次序 (X, y, order_a, order_b)：按 order_b 压缩比按 order_a 压缩至少多存 gap 行，1 ≤ gap ≤ 8。恰好两种标记，m ≤ 40，也要满足上面的范围
    与"不会平局"。

    Build data and two orders (X, y, order_a, order_b): condensing in order_b stores at least gap rows more than
    condensing in order_a, 1 ≤ gap ≤ 8. There are exactly two different labels, m ≤ 40, and the ranges above hold, "no
    ties" included.
    """
    raise NotImplementedError
