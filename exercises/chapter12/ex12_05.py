r"""12.5 决策树桩的 VC 维 / The VC dimension of decision stumps

**书上的题。** 计算决策树桩假设空间的 VC 维。树桩只看一个特征，只比较一次；许多人答 2，那是只有一个特征的时候，特征越
多，可供选择的树桩越多。先写出树桩在给定的点上能实现的全部标记（对分），再计算 n 个实值特征时的 VC 维，并为证明的两半各
写一个构造：能被打散的点；点再多一些时，没有树桩能实现的标记。

**先看一个小例子。** 一个特征，三个点 1、2、3：切口有四处（最左、两个间隙、最右），两种符号，去掉重复的，共 6 种标记：

    − − −    − − +    − + +    + + +    + + −    + − −          缺 + − + 与 − + −

所以三个点打不散，两个点可以：VC 维是 2。两个特征，三个点 A = (0, 1)、B = (1, 0)、C = (2, 2)：第一个特征把它们排成 A B
C，第二个排成 B A C。从头上切下 {A}、{A, B}、{B}，从尾上切下 {C}、{B, C}、{A, C}，加上空集与全体，八个子集都有了，所以
VC 维至少是 3。

**树桩**是字典 `{"feature": j, "threshold": t, "sign": s}`，j 从 0 数起，s 为 +1 或 −1：$x_j > t$ 时预测 s，否则（包括
$x_j = t$）预测 −s。阈值 t 可以是任何实数，也可以是 ±inf。

**约定。** X 是浮点数组，每行一个点；点可以重合，一列中可以有相等的数。一种标记是按行的次序排列的 −1 与 +1 的元组。

**做完想一想。** n 个特征的树桩只有 2n 个“方向”，VC 维却大约只随 log n 增长，为什么？与 n 维空间的超平面（VC 维 n + 1）
相比，谁的表示能力强？AdaBoost 用树桩作基学习器，它的 VC 维还是这么小吗？

**★** 五到九个特征时也给出能被打散的点；特征多到一万、点多到一百时也算得出。提示：一个特征接一个特征地挑序，每次挑新子集
最多的。

---

**The exercise.** Compute the VC dimension of decision stumps. A stump looks at one feature and compares once. Many
answer 2, which is true of a single feature; the more features, the more stumps there are to choose from. Begin with all
labellings (the dichotomies) that stumps realise on given points; then compute the VC dimension for n real features, and
write a construction for each half of the proof: points that are shattered, and for more points than that a labelling
that no stump realises.

**A small example first.** One feature and three points 1, 2, 3: four places to cut (the left end, two gaps, the right
end) and two signs make 6 labellings, those that come twice counted once:

    − − −    − − +    − + +    + + +    + + −    + − −          missing are + − + and − + −

So three points are not shattered, but two are: the VC dimension is 2. Two features, and three points A = (0, 1), B =
(1, 0), C = (2, 2): the first feature orders them A B C, the second B A C. Cut off at the beginning are {A}, {A, B},
{B}, at the end {C}, {B, C}, {A, C}; with the empty set and the whole that makes eight subsets, so the VC dimension is
at least 3.

**A stump** is a dict `{"feature": j, "threshold": t, "sign": s}`, j counted from 0, s being +1 or −1: it predicts s if
$x_j > t$, else (also if $x_j = t$) −s. The threshold t is any real number, or ±inf.

**Conventions.** X is an array of floats, a point in each row; points may coincide, and a column may hold equal numbers.
A labelling is a tuple of −1 and +1 in the order of the rows.

**Worth a thought.** Stumps on n features have just 2n “directions”, and the VC dimension grows like log n only: why?
Compare with the hyperplanes of n dimensions (n + 1): which can express more? AdaBoost takes stumps as base learners; is
its VC dimension as small?

**★** Shattered points for five to nine features as well; ten thousand features and a hundred points. Hint: choose the
order of one feature after the other such that it gives the most new subsets.
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
    """只有一个特征时的增长函数：m 个点上至多有几种对分。

    The growth function of one feature: the largest number of dichotomies of m points.

    >>> growth_one_feature(3)
    6
    """
    raise NotImplementedError


def dichotomy_bound(n_features: int, m: int) -> int:
    """n 个特征时，m 个点上对分个数的一个上界。

    对 s = 0, 1, …, m 各问两个数：恰有 s 个 +1 的标记一共有几种？n 个特征（每一列的数互不相等）至多切得出其中几种，几个
    特征切出同一种时也各算一次？取较小的，再全部加起来。

    An upper bound on the number of dichotomies of m points with n features.

    For each s = 0, 1, …, m ask for two numbers: how many labellings have exactly s labels +1? And how many of these do
    n features cut off at most (no column holding equal numbers), counting one for each feature that gives it? Take the
    smaller one, and add them all up.

    >>> int(dichotomy_bound(1, 3))
    6
    >>> int(dichotomy_bound(2, 3))
    8
    """
    raise NotImplementedError


def vc_dimension(n_features: int) -> int:
    """n 个实值特征上所有树桩的 VC 维。

    The VC dimension of all stumps on n real features.

    >>> vc_dimension(1)
    2
    """
    raise NotImplementedError


def shatter(n_features: int) -> tuple[list[list[float]], dict[tuple[int, ...], dict[str, int | float]]]:
    """能被打散的点，以及实现每一种标记的树桩：(points, stumps)。points 有 VC 维那么多个点，每个点 n_features 个坐标；
    stumps 的键是全部标记，值是树桩。

    Shattered points and a stump for each labelling: (points, stumps). There are as many points as the VC dimension
    says, with n_features coordinates each; the keys of stumps are all labellings, its values stumps.

    >>> points, stumps = shatter(1)
    >>> len(points), len(stumps)
    (2, 4)
    """
    raise NotImplementedError


def unrealized_labels(X: np.ndarray) -> tuple[int, ...]:
    """一种标记，X 各列上的任何树桩都不能实现；X 的行数大于其列数对应的 VC 维。

    A labelling that no stump on the columns of X realises; X has more rows than the VC dimension for its number of
    columns.

    >>> import numpy as np
    >>> y = unrealized_labels(np.array([[1.0], [2.0], [3.0]]))  # (1, -1, 1) or (-1, 1, -1)
    >>> bool(y[0] == y[2] != y[1])
    True
    """
    raise NotImplementedError


def proof() -> str:
    """用 Markdown 写出 n 个特征时 VC 维的上界为何成立，并说明下界是怎样得到的。给老师看，不计分。

    In Markdown: why the VC dimension with n features is no larger, and how it is reached. For your teacher, without
    points.
    """
    raise NotImplementedError
