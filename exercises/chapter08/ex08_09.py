r"""8.9 一种可视的多样性度量 / A diversity measure that can be seen

一个集成里的成员有多"不一样"？先写出书中的成对度量与 κ-误差图，再自己设计一个数和一张图，用在习题 8.3 的 AdaBoost 与习题 8.5 的 Bagging 上，看
它们与 κ-误差图的说法是否一致。

**数据。** 一个集成由它的预测给出：`P` 是形状 (T, n) 的 ±1 数组，每行是一个成员在 n 个样本上的预测，2 ≤ T ≤ 60, 1 ≤ n ≤ 200。`y` 是 n 个 ±1 的标记。

**你的度量** `diversity(P)` 是 [0, 1] 中的数，要满足（等号允许 1e-9 的误差）：

1. 重排成员（行）或样本（列），或者把所有预测都乘以 −1，值不变；
2. 每个样本都重复一次（各列写两遍），值不变；
3. 所有成员全同时是 0，否则至少是 1e-6；
4. 只有两个成员时，n 不变而两者预测不同的样本更多，则值更大，至少大 1e-6。

**你的图** `diversity_points(P, y)` 是平面上的有限个点，每个成员一个点（共 T 个），或每两个成员一个点（共 T(T−1)/2 个）。要满足：

1. 重排成员以后，各点两两之间的距离（从小到大排列）不变，允许 1e-6 的误差；检查所用的 P 是随机的，各成员两两不同；
2. 图要显出多样性：若成员不全相同，则所画的各点与把每一行都换成第一行所画的不同。

其余数值的误差不超过 1e-9。不要改动传入的参数。

---

How different are the members of an ensemble? Write the pairwise measures of the book and its κ-error diagram, then design a
number and a picture of your own; apply them to AdaBoost of exercise 8.3 and bagging of exercise 8.5, and see whether they tell
the same story as the κ-error diagram.

**Data.** An ensemble is given by its predictions: `P` is a ±1 array of shape (T, n), a row being what one member predicts for n
samples, 2 ≤ T ≤ 60 and 1 ≤ n ≤ 200. `y` holds n labels ±1.

**Your measure** `diversity(P)` is a number in [0, 1] such that (equality up to 1e-9):

1. it stays the same if members (rows) or samples (columns) are permuted, or all predictions multiplied by −1;
2. it stays the same if every sample is doubled (each column written twice);
3. it is 0 if all members are identical, and at least 1e-6 if not;
4. for two members and the same n, it is larger, by at least 1e-6, if they differ on more samples.

**Your picture** `diversity_points(P, y)` is finitely many points of the plane, one for each member (T of them), or one for each two
members (T(T−1)/2). They must satisfy:

1. the distances between the points, in ascending order, stay the same, up to 1e-6, if members are permuted; P is random where
   this is checked, no two members being identical;
2. they show diversity: if not all members are identical, the points are not those drawn when every row is replaced by the
   first row.

All other numbers may be off by 1e-9. Do not change the arguments.
"""

import numpy as np


def contingency(u: np.ndarray, v: np.ndarray) -> tuple[int, int, int, int]:
    """两个成员的预测的列联表 (a, b, c, d)：a 是都为 +1 的样本数，b 是前者 +1 后者 −1，c 是前者 −1 后者 +1，d 是都为 −1。

    The contingency table (a, b, c, d) of two members' predictions: a counts the samples where both are +1, b the first +1 and the
    second −1, c the first −1 and the second +1, d both −1.
    """
    raise NotImplementedError


def pair_measures(u: np.ndarray, v: np.ndarray) -> dict[str, float | None]:
    """(8.37)-(8.42)：{"disagreement", "correlation", "q", "kappa"}。相关系数或 Q 的分母为 0 时给 None；p₂ = 1 时 κ 取 1。

    (8.37)-(8.42): {"disagreement", "correlation", "q", "kappa"}. None for the correlation or Q if its denominator is 0; κ is 1 if
    p₂ = 1.
    """
    raise NotImplementedError


def kappa_error_points(P: np.ndarray, y: np.ndarray) -> list[tuple[float, float]]:
    """κ-误差图的点：对每对成员 i < j，次序为 (0, 1), (0, 2), …, (0, T−1), (1, 2), …，给出（κ，两者错误率的平均）。

    The points of the κ-error diagram: for each pair of members i < j, in the order (0, 1), (0, 2), …, (0, T−1), (1, 2), …, κ and
    the mean of their error rates.
    """
    raise NotImplementedError


def diversity(P: np.ndarray) -> float:
    """你的多样性度量。

    Your measure of diversity.
    """
    raise NotImplementedError


def diversity_points(P: np.ndarray, y: np.ndarray) -> list[tuple[float, float]]:
    """你的图。

    Your picture.
    """
    raise NotImplementedError


def compare(P_a: np.ndarray, P_b: np.ndarray, y: np.ndarray) -> dict[str, str]:
    """两个集成中哪一个多样性更大，"a"、"b" 或 "tie"：{"own": 按 diversity, "kappa": 按各对的 κ 的平均 (越小则多样性越大)}。两个值相差不到
    1e-9 时是 "tie"。两个集成的成员数可以不同。

    Which of two ensembles is more diverse, "a", "b" or "tie": {"own": by diversity, "kappa": by the mean κ of the pairs (the
    smaller the more diverse)}. It is "tie" if the two values are less than 1e-9 apart. The ensembles may differ in their number
    of members.
    """
    raise NotImplementedError


def observations() -> str:
    """（由教师阅读）你的数和图怎样定义，为什么；在习题 8.3 与 8.5 的集成上看到什么，与 κ-误差图是否一致。返回 Markdown 文本。

    (Read by a person) How your number and picture are defined, and why; what they show on the ensembles of exercises 8.3 and 8.5,
    and whether the κ-error diagram agrees. Returns Markdown.
    """
    raise NotImplementedError
