r"""10.10 保证学到的是度量 / Making a learned distance a metric

**书上的题。** 度量学习学出一个矩阵 M，用它定义距离 $d(x, z) = \sqrt{(x - z)^T M (x - z)}$。如何确保它满足距离度量的四条
基本性质：非负性，同一性（d(x, z) = 0 当且仅当 x = z），对称性，直递性 $d(x, z) ≤ d(x, y) + d(y, z)$？先看哪些 M 行，不
行的拿出反例，再把它修正成合法的。

**先看一个小例子。** 记 u = x - z，看根号下的 $u^T M u$：

    M                      u = (1, 1)    u = (1, -1)    特征值
    [[2, -1], [-1, 2]]     2             6              1, 3        处处为正：度量
    [[1, -1], [-1, 1]]     0             4              0, 2        (1, 1) 与原点相距 0：伪度量
    [[1, -2], [-2, 1]]     -2            6              -1, 3       根号下有负数：都不是

学来的 M **不一定对称**：[[1, -4], [0, 1]] 给出的 $u^T M u$ 与第三行完全一样。

**舍入。** 奇异的 M，算出的特征值很少恰好是 0，往往是 10⁻¹⁷ 这样的数，正负都有。比最大的特征值小十亿倍以上的，就当作 0。

**做完想一想**（写在 `essay` 里）。半正定为什么就有直递性？同一性不成立，对最近邻有什么妨碍？在学习中怎样保证 M 合法：学
完再修正，每一步都投影，还是改学 P，使 $M = P P^T$？

**★** 元素极大或极小、二十维、不对称的部分远大于对称的部分时也对；根号下只差舍入误差时是 0，不是 NaN。

---

**The exercise.** Metric learning learns a matrix M and takes $d(x, z) = \sqrt{(x - z)^T M (x - z)}$ for a distance. How
can one make sure of the four properties of a metric: non-negative; d(x, z) = 0 if and only if x = z (identity);
symmetric; and the triangle inequality $d(x, z) ≤ d(x, y) + d(y, z)$? See which M will do, show a violation where one
does not, then repair it.

**A small example first.** With u = x - z look at $u^T M u$, the number under the root:

    M                      u = (1, 1)    u = (1, -1)    eigenvalues
    [[2, -1], [-1, 2]]     2             6              1, 3        positive everywhere: a metric
    [[1, -1], [-1, 1]]     0             4              0, 2        (1, 1) is at distance 0 from the origin: a pseudometric
    [[1, -2], [-2, 1]]     -2            6              -1, 3       a negative number under the root: neither

A learned M is **not necessarily symmetric**: [[1, -4], [0, 1]] gives the same $u^T M u$ as the third.

**Rounding.** Of a singular M a computed eigenvalue seldom is 0 exactly; it is something like 10⁻¹⁷, of either sign.
What is more than a billion times smaller than the largest eigenvalue counts as 0.

**Worth a thought** (in `essay`). Why does semidefinite imply the triangle inequality? Where identity fails, does that
harm nearest neighbours? How does learning keep M lawful: repair it at the end, project at each step, or learn P
instead, with $M = P P^T$?

**★** Right as well for huge and tiny entries, in twenty dimensions, and where the part that is not symmetric is far
larger; a number under the root that is negative by rounding only gives 0, not NaN.
"""

import numpy as np


def dist(x: np.ndarray, z: np.ndarray, M: np.ndarray) -> float:
    """d(x, z)；根号下的数为负时返回 NaN（`float("nan")`）。

    d(x, z); NaN (`float("nan")`) if the number under the root is negative.

    >>> import numpy as np
    >>> round(float(dist(np.array([1.0, 5.0]), np.array([4.0, 5.0]), np.array([[4.0, 1.0], [1.0, 1.0]]))), 6)
    6.0
    """
    raise NotImplementedError


def classify(M: np.ndarray) -> str:
    """这样的 d 是什么："metric"（四条性质都成立），"pseudometric"（根号下总不为负，但有的不同的点距离为 0），"neither"（根
    号下会出现负数）。

    What this d is: "metric" (all four properties hold), "pseudometric" (the number under the root is never negative,
    but some different points have distance 0), or "neither" (the number under the root can be negative).

    >>> import numpy as np
    >>> classify(np.array([[2.0]]))
    'metric'
    """
    raise NotImplementedError


def violation(M: np.ndarray) -> tuple[str, list[np.ndarray]] | None:
    """违反性质的两点：d 是度量时返回 None；根号下会出现负数时返回 ("non_negativity", [x, z])，使
    $(x - z)^T M (x - z) < 0$；否则返回 ("identity", [x, z])，x ≠ z 而 $(x - z)^T M (x - z)$ 是 0。

    Two points that violate a property: None if d is a metric; if the number under the root can be negative,
    ("non_negativity", [x, z]) with $(x - z)^T M (x - z) < 0$; otherwise ("identity", [x, z]), where x ≠ z and
    $(x - z)^T M (x - z)$ is 0.

    >>> import numpy as np
    >>> violation(np.array([[-1.0]]))[0]
    'non_negativity'
    """
    raise NotImplementedError


def factor(M: np.ndarray) -> np.ndarray:
    """对称而不为 0 的 M 给出度量或伪度量：返回 P，使 $d(x, z) = ‖P^T x - P^T z‖$ 对一切 x、z 成立，列数是 M 的秩。

    A symmetric M ≠ 0 that gives a metric or a pseudometric: P with $d(x, z) = ‖P^T x - P^T z‖$ for all x and z, which
    has as many columns as M has rank.

    >>> import numpy as np
    >>> round(abs(float(factor(np.array([[9.0]]))[0, 0])), 6)
    3.0
    """
    raise NotImplementedError


def repair(M: np.ndarray, floor: float) -> np.ndarray:
    """修正 M：在所有特征值都不小于 floor 的对称矩阵中，离 M 最近（差的 Frobenius 范数最小）的一个。

    Repairs M: of all symmetric matrices whose eigenvalues are floor at least, the one nearest to M (the Frobenius norm
    of the difference is least).

    >>> import numpy as np
    >>> [[round(float(value), 6) for value in row] for row in repair(np.array([[3.0]]), 5.0)]
    [[5.0]]
    """
    raise NotImplementedError


def squared_violation(n: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """M = I 时不开根号行不行？返回长为 n 的三点 (x, y, z)，使 $‖x - z‖^2 > ‖x - y‖^2 + ‖y - z‖^2$。

    May the root be left out if M = I? Returns three points (x, y, z) of length n with
    $‖x - z‖^2 > ‖x - y‖^2 + ‖y - z‖^2$.
    """
    raise NotImplementedError


def essay() -> str:
    """“做完想一想”的回答，Markdown，给老师看，不计分：怎样确保度量学习得到的距离满足四条基本性质？

    Your answer to “Worth a thought”, in Markdown, for your teacher, without points: how can metric learning make sure
    that the distance has all four properties?
    """
    raise NotImplementedError
