r"""8.9 一种可视的多样性度量 / A diversity measure that can be seen

**书上的题。** 试设计一种可视的多样性度量，对习题 8.3 与 8.5 得到的集成进行评估，并与 κ-误差图比较。先写出书中的成对度量与 κ-误差图，再设计
你自己的一个数和一张图，看它们的说法是否一致。

**先看一个小例子。** 两个成员对五个样本的预测是 +, +, +, -, - 与 +, +, -, -, +：

    都为 + 的有 a = 2，前 + 后 - 的 b = 1，前 - 后 + 的 c = 1，都为 - 的 d = 1
    不合度量 (1 + 1)/5 = 0.4        相关系数 (2 × 1 - 1 × 1)/√(3 × 3 × 2 × 2) = 1/6        Q = (2 - 1)/(2 + 1) = 1/3
    κ：p₁ = 3/5，p₂ = (3 × 3 + 2 × 2)/25 = 0.52，κ = (0.6 - 0.52)/(1 - 0.52) = 1/6

五个样本里三个一致，但碰巧一致的就该有两个半多，所以 κ 只有 1/6。

**数据。** 一个集成由它的预测给出：`P` 是 (T, n) 的 ±1 数组，每行是一个成员在 n 个样本上的预测，T ≥ 2；`y` 是 ±1 的标记。

**你的度量**是 [0, 1] 中的数：成员、样本的次序与 ± 的叫法都不影响它；每个样本都写两遍，它也不变；成员全同时是 0，否则大于 0；只有两个成员时，
预测不同的样本越多，它越大。

**你的图**是平面上的点，每个成员一个，或每两个成员一个。重排成员，图的形状（各点两两之间的距离）不变；成员不全相同时，它不能与全都换成第一个
成员时画的一样。

**做完想一想**（写在 `observations` 里）。你的数和图在 8.3 的 AdaBoost 与 8.5 的 Bagging 上各说了什么？与 κ-误差图一致吗？三者各有什么
看不见的？

**★** 六十个成员、两百个样本时也对，两个集成只差一点点时也分得出高下。

---

**The exercise.** Design a measure of diversity that can be seen, evaluate the ensembles of exercises 8.3 and 8.5 with
it, and compare it with the κ-error diagram. First write the pairwise measures of the book and its diagram, then design
a number and a picture of your own, and see whether they tell the same story.

**A small example first.** Two members predict +, +, +, -, - and +, +, -, -, + for five samples:

    both +: a = 2, first + second -: b = 1, first - second +: c = 1, both -: d = 1
    disagreement (1 + 1)/5 = 0.4        correlation (2 × 1 - 1 × 1)/√(3 × 3 × 2 × 2) = 1/6        Q = (2 - 1)/(2 + 1) = 1/3
    κ: p₁ = 3/5, p₂ = (3 × 3 + 2 × 2)/25 = 0.52, κ = (0.6 - 0.52)/(1 - 0.52) = 1/6

They agree on three of five samples, but by chance they should on more than two and a half: so κ is only 1/6.

**Data.** An ensemble is given by its predictions: `P` is a ±1 array of shape (T, n), a row being what one member
predicts for n samples, T ≥ 2; `y` holds labels ±1.

**Your measure** is a number in [0, 1]. The order of members and samples, and which class is called +, do not matter to
it, nor does it if every sample is written twice; it is 0 if all members are identical and above 0 if not; for two
members it is the larger the more samples they differ on.

**Your picture** is points of the plane, one for each member or one for each two members. If members are permuted, its
shape (the distances between the points) stays the same; if members are not all identical, it is not what is drawn with
the first member in the place of each.

**Worth a thought** (in `observations`). What do your number and picture say of AdaBoost in 8.3 and bagging in 8.5? Does
the κ-error diagram agree? What can each of the three not see?

**★** Right as well for sixty members and two hundred samples, and two ensembles that hardly differ are told apart.
"""

import numpy as np


def contingency(u: np.ndarray, v: np.ndarray) -> tuple[int, int, int, int]:
    """两个成员的预测的列联表 (a, b, c, d)，如小例子。

    The contingency table (a, b, c, d) of two members' predictions, as in the small example.

    >>> import numpy as np
    >>> tuple(int(n) for n in contingency(np.array([1, 1, 1, -1, -1]), np.array([1, 1, -1, -1, 1])))
    (2, 1, 1, 1)
    """
    raise NotImplementedError


def pair_measures(u: np.ndarray, v: np.ndarray) -> dict[str, float | None]:
    """(8.37)-(8.42)：{"disagreement", "correlation", "q", "kappa"}。相关系数或 Q 的分母为 0 时给 None；p₂ = 1 时 κ 取 1。

    (8.37)-(8.42): {"disagreement", "correlation", "q", "kappa"}. None for the correlation or Q if its denominator is 0;
    κ is 1 if p₂ = 1.

    >>> import numpy as np
    >>> found = pair_measures(np.array([1, 1, 1, -1, -1]), np.array([1, 1, -1, -1, 1]))
    >>> [round(float(found[name]), 6) for name in ("disagreement", "correlation", "q", "kappa")]
    [0.4, 0.166667, 0.333333, 0.166667]
    """
    raise NotImplementedError


def kappa_error_points(P: np.ndarray, y: np.ndarray) -> list[tuple[float, float]]:
    """κ-误差图的点：对每对成员 i < j，按 (0, 1), (0, 2), …, (0, T-1), (1, 2), … 的次序，给出（κ，两者错误率的平均）。

    The points of the κ-error diagram: for each pair of members i < j, in the order (0, 1), (0, 2), …, (0, T-1), (1, 2),
    …, κ and the mean of their error rates.

    >>> import numpy as np
    >>> [(float(k), float(e)) for k, e in kappa_error_points(np.array([[1, -1], [1, -1]]), np.array([1, 1]))]
    [(1.0, 0.5)]
    """
    raise NotImplementedError


def diversity(P: np.ndarray) -> float:
    """你的多样性度量。

    Your measure of diversity.

    >>> import numpy as np
    >>> float(diversity(np.array([[1, -1, 1], [1, -1, 1]])))
    0.0
    """
    raise NotImplementedError


def diversity_points(P: np.ndarray, y: np.ndarray) -> list[tuple[float, float]]:
    """你的图。

    Your picture.
    """
    raise NotImplementedError


def compare(P_a: np.ndarray, P_b: np.ndarray, y: np.ndarray) -> dict[str, str]:
    """两个集成中哪一个多样性更大，"a"、"b" 或一样时 "tie"：{"own": 按 diversity, "kappa": 按各对的 κ 的平均（越小则多样性越大）}。
    舍入造成的差别不算差别。

    Which of two ensembles is more diverse, "a", "b", or "tie" if they are equally so: {"own": by diversity, "kappa": by
    the mean κ of the pairs (the smaller the more diverse)}. A difference that comes from rounding is none.

    >>> import numpy as np
    >>> compare(np.array([[1, -1], [1, -1]]), np.array([[1, 1], [-1, -1]]), np.array([1, 1]))["own"]
    'b'
    """
    raise NotImplementedError


def observations() -> str:
    """“做完想一想” 的回答，连同你的数和图怎样定义、为什么；Markdown，给老师看，不计分。

    Your answer to “Worth a thought”, with how your number and picture are defined, and why; in Markdown, for your
    teacher; it earns no points.
    """
    raise NotImplementedError
