r"""cookbook7.2 在投影上切一刀 / Where to cut the projection

两类样本投影到一条直线上，只差一个切点。假设两类都是正态分布，方差相同，先验已知，由此推出切点，并与原空间的判别保持一致；
弄清对哪个长度的 w，切点公式除两类的投影均值外只含样本数与先验。再比较讲义的三种简便切点：两均值的中点、总均值、交换了权重的均值，
造出每一种独自最好的数据。

**约定。** 两类叫 1 和 2，样本数是 $n_1$，$n_2$，各至少 1 个；$N = n_1 + n_2$，4 ≤ N ≤ 200。$m_1$，$m_2$ 是两类的均值，"先验"
`prior1` 是 $P_1$，在 $10^{-6}$ 与 $1 - 10^{-6}$ 之间，$P_2 = 1 - P_1$。投影到直线上的样本 `z1`，`z2` 是数的列表。不论哪一类，
判别都是：切点以上（大于切点）判为均值较大的一类，以下判为另一类。切点不必在两均值之间。

**直线上的数据** (`pooled`, `normal_cut`)。s 在 $10^{-6}$ 与 $10^6$ 之间，$s^2$ 见 `pooled`；每个数的绝对值不超过 $10^4 s$，
$|m_1 - m_2| ≥ 0.1 s$。均值与切点的误差不超过 $10^{-7} s$，$s^2$ 的相对误差不超过 $10^{-9}$。

**d 维的数据** (`fisher_rule`)。`X1`，`X2` 的行是样本，1 ≤ d ≤ 5。$S_w$ 是两类各自的 $\sum (x - m)(x - m)^T$ 之和。它的最小特征值 μ
在 $10^{-10}$ 与 $10^{10}$ 之间，最大特征值不超过 $10^4 μ$；每个数的绝对值不超过 $200 \sqrt{μ}$，$|m_1 - m_2| ≥ 0.1 \sqrt{μ}$。

每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。推导写在 `derivation` 里。

---

Two classes are projected on a line, and all that is missing is where to cut. Derive the cut from "both classes normal,
of the same variance, with given priors", in agreement with the decision in the full space, and find out for which
length of w the formula needs, apart from the projected means, only counts and priors. Then compare three quick cuts of
the notes, the midpoint of the means, the overall mean, and the mean with exchanged weights, and build data on which
each of them alone is best.

**Conventions.** The classes are 1 and 2, with $n_1$ and $n_2$ samples, at least 1 each; $N = n_1 + n_2$, 4 ≤ N ≤ 200.
$m_1$ and $m_2$ are the class means; the prior `prior1` is $P_1$, between $10^{-6}$ and $1 - 10^{-6}$, and
$P_2 = 1 - P_1$. Samples on the line, `z1` and `z2`, are lists of numbers. Whichever class it is, the rule is: above the
cut (greater than it) the class of the larger mean, below it the other one. The cut need not lie between the means.

**Data on the line** (`pooled`, `normal_cut`). s is between $10^{-6}$ and $10^6$, where $s^2$ is that of `pooled`; no
number is larger in size than $10^4 s$, and $|m_1 - m_2| ≥ 0.1 s$. Means and cuts are right to $10^{-7} s$, $s^2$ to a
relative error of $10^{-9}$.

**Data in d dimensions** (`fisher_rule`). The rows of `X1` and `X2` are samples, 1 ≤ d ≤ 5. $S_w$ is the sum of
$\sum (x - m)(x - m)^T$ of both classes. Its smallest eigenvalue μ is between $10^{-10}$ and $10^{10}$, its largest at
most $10^4 μ$; no number is larger in size than $200 \sqrt{μ}$, and $|m_1 - m_2| ≥ 0.1 \sqrt{μ}$.

A call takes at most 2 seconds of CPU time. Do not change the arguments. The derivation belongs into `derivation`.
"""

import numpy as np


def pooled(z1: list[float], z2: list[float]) -> tuple[float, float, float]:
    """(m_1, m_2, s^2)，其中 s^2 是各样本与本类均值之差的平方和，除以 N - 2。

    (m_1, m_2, s^2), where s^2 is the sum of the squared deviations of all samples from their own class mean, divided by
    N - 2.

    >>> [round(float(value), 9) for value in pooled([1.0, 3.0], [0.0, 0.0])]
    [2.0, 0.0, 1.0]
    """
    raise NotImplementedError


def normal_cut(z1: list[float], z2: list[float], prior1: float) -> float:
    """P_1 N(m_1, s^2) 与 P_2 N(m_2, s^2) 相等的那一点，s^2 同 `pooled`。

    The point where P_1 N(m_1, s^2) and P_2 N(m_2, s^2) are equal, with the s^2 of `pooled`.
    """
    raise NotImplementedError


def decide(z: float, cut: float, m1: float, m2: float) -> int:
    """按这个切点把 z 判为 1 还是 2。z 与 cut、m1 与 m2 至少相差 10^-15；各数的绝对值不超过 10^9，但 cut 可以是 ±inf。

    The class, 1 or 2, that this cut gives to z. z and cut differ by 10^-15 at least, and so do m1 and m2; numbers are
    at most 10^9 in size, but cut may be ±inf.
    """
    raise NotImplementedError


def fisher_rule(X1: np.ndarray, X2: np.ndarray, prior1: float) -> tuple[np.ndarray, float]:
    r"""(w, cut)：w = S_w⁻¹(m_1 - m_2)，长度就是这么长；cut 是对 w·x 用同方差正态规则得到的切点。w 各分量的误差不超过 $10^{-8}$
    乘其中最大的绝对值；cut 的误差不超过 $10^{-8} (1 + R \sum_j |w_j|)$，R 是样本中最大的绝对值。

    (w, cut): w = S_w⁻¹(m_1 - m_2), of just this length; cut is what the rule of normal classes with equal variance
    gives for w·x. The entries of w are right to $10^{-8}$ times the largest of them, cut to
    $10^{-8} (1 + R \sum_j |w_j|)$, R being the largest number of the samples in size.

    >>> import numpy as np
    >>> w, cut = fisher_rule(np.array([[2.0], [4.0]]), np.array([[-1.0], [1.0]]), 0.5)
    >>> [round(float(value), 9) for value in w], round(float(cut), 9)
    ([0.75], 1.125)
    """
    raise NotImplementedError


def best_training_cut(z1: list[float], z2: list[float]) -> tuple[float, int]:
    r"""(cut, errors)：判错的训练样本最少的一个切点，以及判错的个数。切点不能恰好是某个样本，可以是 ±inf；有多个时任选。这里 s
    可以是 0；记最大的绝对值为 R，R 在 $10^{-6}$ 与 $10^6$ 之间，不相等的两个数至少相差 $10^{-9} R$，$|m_1 - m_2| ≥ 10^{-9} R$。

    (cut, errors): a cut with the fewest mistakes on the training samples, any of these, and the number of mistakes. No
    sample is exactly the cut; the cut may be ±inf. Here s may be 0; R, the largest number in size, is between $10^{-6}$
    and $10^6$, numbers that are not equal differ by $10^{-9} R$ at least, and $|m_1 - m_2| ≥ 10^{-9} R$.
    """
    raise NotImplementedError


def only_best(which: str, gap: int) -> tuple[list[float], list[float]]:
    """造 (z1, z2)，使一种切点比另外两种都至少少判错 gap 个样本，1 ≤ gap ≤ 5。三种切点是 "midpoint"：(m_1 + m_2)/2；"mean"：(n_1 m_1
    + n_2 m_2)/N；"swapped"：(n_2 m_1 + n_1 m_2)/N；`which` 是要最好的那一种。m_1 ≠ m_2，数的绝对值不超过 10^6，
    样本与三个切点的距离都不小于 10^-6。

    Builds (z1, z2) on which one of three cuts makes at least gap mistakes less than each of the others, 1 ≤ gap ≤ 5.
    The cuts are "midpoint": (m_1 + m_2)/2; "mean": (n_1 m_1 + n_2 m_2)/N; "swapped": (n_2 m_1 + n_1 m_2)/N; `which` is
    the one that is to be best. m_1 ≠ m_2, no number is larger than 10^6 in size, and no sample is nearer than 10^-6 to
    any of the three cuts.
    """
    raise NotImplementedError


def derivation() -> str:
    """用 Markdown 推导切点：直线上的切点；为什么它与原空间的判别一致；对 w = S_w⁻¹(m_1 - m_2) 化简成什么。由老师阅读，不计分。

    The derivation of the cut in Markdown: the cut on the line; why it agrees with the decision in the full space; what
    it becomes for w = S_w⁻¹(m_1 - m_2). Read by a person, without points.
    """
    raise NotImplementedError
