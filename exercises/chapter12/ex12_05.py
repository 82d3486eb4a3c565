"""12.5 决策树桩的 VC 维 / The VC dimension of decision stumps

决策树桩只看一个特征，只比较一次。它的 VC 维是多少？许多人答 2，那是只有一个特征的时候；特征越多，可供选择的树桩越多。先写出树桩在给定的点上能
实现的全部标记（对分），再计算 n 个实值特征时的 VC 维，并为两半证明各写一个构造：能被打散的点，以及点再多一些时没有树桩能实现的标记。

**树桩** 是字典 `{"feature": j, "threshold": t, "sign": s}`，j 从 0 数起，s 为 +1 或 −1：$x_j > t$ 时预测 s，否则（包括 $x_j = t$）预测 −s。
阈值 t 可以是任何实数，也可以是 ±inf。假设空间由 n 个实值特征上的所有树桩组成。

**约定。** X 是浮点数组，每行一个点，有 1 到 16 行，1 到 10 列。点可以重合，同一列中可以有相等的数；不相等的至少相差 $10^{-6}$，绝对值不超过
$10^6$。一种标记是按行的顺序排列的 −1 与 +1 的元组。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

A decision stump looks at one feature and compares once. What is its VC dimension? Many answer 2, which is true of a single
feature; the more features, the more stumps there are to choose from. Begin with all labellings (the dichotomies) that stumps
realise on given points; then compute the VC dimension for n real features, and write a construction for each half of the
proof: points that are shattered, and for more points than that a labelling that no stump realises.

**A stump** is a dict `{"feature": j, "threshold": t, "sign": s}`, j counted from 0, s being +1 or −1: it predicts s if
$x_j > t$, else (also if $x_j = t$) −s. The threshold t is any real number, or ±inf. The hypotheses are all stumps on n real features.

**Conventions.** X is an array of floats with 1 to 16 rows, a point each, and 1 to 10 columns. Points may coincide, and a column may
hold equal numbers; unequal ones differ by $10^{-6}$ at least, and none is larger than $10^6$ in size. A labelling is a tuple
of −1 and +1 in the order of the rows. A call takes at most 2 seconds of CPU time. Do not change the arguments.
"""

import numpy as np


def stump_predict(stump: dict[str, int | float], X: np.ndarray) -> list[int]:
    """树桩对 X 各行的预测。

    The predictions of a stump for the rows of X.

    >>> import numpy as np
    >>> X = np.array([[9.0, 1.0], [0.0, 2.0], [0.0, 3.0]])
    >>> [int(label) for label in stump_predict({"feature": 1, "threshold": 2.0, "sign": 1}, X)]
    [-1, -1, 1]
    """
    raise NotImplementedError


def dichotomies(X: np.ndarray) -> set[tuple[int, ...]]:
    """X 各列上的树桩在 X 各行上能实现的全部标记；返回集合，或者列表（列表中允许重复）。

    All labellings of the rows of X that stumps on its columns realise; a set, or a list, which may repeat some.

    >>> import numpy as np
    >>> sorted(tuple(int(label) for label in y) for y in set(dichotomies(np.array([[1.0], [1.0]]))))
    [(-1, -1), (1, 1)]
    """
    raise NotImplementedError


def growth_one_feature(m: int) -> int:
    """只有一个特征时的增长函数：m 个点上至多有几种对分；1 ≤ m ≤ 1000。

    The growth function of one feature: the largest number of dichotomies of m points; 1 ≤ m ≤ 1000.
    """
    raise NotImplementedError


def dichotomy_bound(n_features: int, m: int) -> int:
    """n 个特征时，m 个点上对分个数的一个上界；1 ≤ n_features ≤ 10000, 1 ≤ m ≤ 100。

    对 s = 0, 1, …, m 分别数恰有 s 个 +1 的标记，再相加。每个 s 取两个数中较小的：这样的标记总共有几种；各列的数互不相等时，n 个特征至多能给出几种
    （每个特征的树桩给出的各算一次，即使另一个特征也给出它）。

    An upper bound on the number of dichotomies of m points with n features; 1 ≤ n_features ≤ 10000, 1 ≤ m ≤ 100.

    Count the labellings with exactly s labels +1, for s = 0, 1, …, m, and add up. For each s take the smaller of two numbers: how
    many such labellings there are at all; and how many of them n features give at most if no column holds equal numbers (those
    given by the stumps of one feature count once for that feature, even if another feature gives them, too).

    >>> int(dichotomy_bound(1, 2))
    4
    """
    raise NotImplementedError


def vc_dimension(n_features: int) -> int:
    """n 个实值特征上所有树桩的 VC 维；1 ≤ n_features ≤ 10000。

    The VC dimension of all stumps on n real features; 1 ≤ n_features ≤ 10000.
    """
    raise NotImplementedError


def shatter(n_features: int) -> tuple[list[list[float]], dict[tuple[int, ...], dict[str, int | float]]]:
    """能被打散的点，以及实现每一种标记的树桩：(points, stumps)。points 有 VC 维那么多个点，每个点 n_features 个坐标；
    stumps 的键是全部标记，值是树桩。1 ≤ n_features ≤ 9。

    Shattered points and a stump for each labelling: (points, stumps). There are as many points as the VC dimension says, with
    n_features coordinates each; the keys of stumps are all labellings, its values stumps. 1 ≤ n_features ≤ 9.
    """
    raise NotImplementedError


def unrealized_labels(X: np.ndarray) -> tuple[int, ...]:
    """一种标记，X 各列上的任何树桩都不能实现；X 的行数大于其列数对应的 VC 维。

    A labelling that no stump on the columns of X realises; X has more rows than the VC dimension for its number of columns.
    """
    raise NotImplementedError


def proof() -> str:
    """用 Markdown 写出 n 个特征时 VC 维的上界为何成立，并说明下界是怎样得到的。由老师阅读，不计分。

    In Markdown: why the VC dimension with n features is no larger, and how it is reached. Read by a person, without points.
    """
    raise NotImplementedError
