"""7.2 条件独立不成立时的最优朴素贝叶斯 / Naive Bayes optimal without conditional independence

**书上的题。** 证明：条件独立性假设不成立时，朴素贝叶斯仍有可能是最优的。存在性的证明最好是造一个出来：给定类别后属性
明显相关，判别却一个不差。再造一个它吃了亏的，看看差别在哪里。

**先看一个小例子。** 两类各占一半，两个属性。类 1 中两个属性总是相同，(0, 0) 和 (1, 1) 各占一半；类 0 中四种组合各占
1/4。

    x              (0, 0)   (0, 1)   (1, 0)   (1, 1)
    P(0, x)        1/8      1/8      1/8      1/8
    P(1, x)        1/4      0        0        1/4
    最优的判别      1        0        0        1          错误率 1/8 + 0 + 0 + 1/8 = 1/4

朴素贝叶斯只看 $P(x_i | y)$，这里全是 1/2：两类的得分处处相等，它只好都判 0，错误率 1/2。类 1 中 P(1, 1) = 1/2，而独立
的话应是 1/4，相关的程度是 1/4。这里它吃了亏；什么样的相关不让它吃亏呢？

**约定。** 类别 y 与属性 $x_1, …, x_d$ 都取 0 或 1。联合分布是数组 `P`，`P[y, x_1, …, x_d]` 是概率，总和为 1，两个类都
有正的概率。朴素贝叶斯的 $P(y)$、$P(x_i | y)$ 是 `P` 的边际；两个得分一样大时取 0（浮点数有舍入误差，比较时留一点余地）；
它的错误率仍按 `P` 算。相关的程度：对每个 y、每一对 i < j 求 $|P(x_i = 1, x_j = 1 | y) - P(x_i = 1 | y) P(x_j = 1 | y)|$，取最大的；只有
一个属性时为 0。

**做完想一想。** 在你的第一个例子里，朴素贝叶斯算出的后验概率对吗？判别对，需要它对到什么程度？把同一个属性抄十遍当作
十个属性，后验概率会变成什么样？

**★** 九个属性时也对；有的联合概率小到 $10^{-12}$，得分只差百万分之一时，也分得清谁大。

---

**The exercise.** Prove that naive Bayes can be optimal although its assumption of conditional independence fails.
What exists is best proved by building it: attributes that clearly depend on each other given the class, and not one
decision the worse for it. Then build one where naive Bayes pays, and see where the difference lies.

**A small example first.** Two classes of one half each, two attributes. In class 1 both attributes always agree, (0,
0) and (1, 1) have one half each; in class 0 each of the four combinations has 1/4.

    x              (0, 0)   (0, 1)   (1, 0)   (1, 1)
    P(0, x)        1/8      1/8      1/8      1/8
    P(1, x)        1/4      0        0        1/4
    best decision  1        0        0        1          error 1/8 + 0 + 0 + 1/8 = 1/4

Naive Bayes sees only $P(x_i | y)$, which is 1/2 throughout: both classes score the same everywhere, it has to say 0,
and its error is 1/2. In class 1 (1, 1) has probability 1/2, and 1/4 if the attributes were independent: the
dependence is 1/4. Here it pays; which dependence costs it nothing?

**Conventions.** The class y and the attributes $x_1, …, x_d$ are 0 or 1. A joint distribution is an array `P` where
`P[y, x_1, …, x_d]` is a probability; the sum is 1, and both classes have positive probability. The $P(y)$ and
$P(x_i | y)$ of naive Bayes are the marginals of `P`; where both scores are equal it picks 0 (numbers are rounded: leave
some room when you compare); its error is again by `P`. The dependence: over every y and every pair i < j the largest
$|P(x_i = 1, x_j = 1 | y) - P(x_i = 1 | y) P(x_j = 1 | y)|$; 0 for a single attribute.

**Worth a thought.** Are the posterior probabilities of naive Bayes right in your first example? How right must they
be for right decisions? Copy one attribute ten times as if these were ten: what becomes of the posterior?

**★** Right as well with nine attributes; where joint probabilities are as small as $10^{-12}$ and scores differ by a
millionth, it still tells which is larger.
"""

import numpy as np


def bayes_risk(P: np.ndarray) -> float:
    """贝叶斯最优分类器的错误率：对每个 x 取 P(y, x) 较大的 y。

    The error rate of the Bayes optimal classifier, which picks for each x the y of larger P(y, x).

    >>> bayes_risk(np.array([[0.25, 0.125], [0.125, 0.5]]))
    0.25
    """
    raise NotImplementedError


def naive_bayes_risk(P: np.ndarray) -> float:
    """朴素贝叶斯分类器的错误率：对每个 x 取 $P(y) \\prod_i P(x_i | y)$ 较大的 y。

    The error rate of naive Bayes, which picks for each x the y of larger $P(y) \\prod_i P(x_i | y)$.

    >>> naive_bayes_risk(np.array([[0.25, 0.125], [0.125, 0.5]]))
    0.25
    >>> naive_bayes_risk(np.array([[[0.125, 0.125], [0.125, 0.125]], [[0.25, 0.0], [0.0, 0.25]]]))
    0.5
    """
    raise NotImplementedError


def dependence(P: np.ndarray) -> float:
    """给定类别后属性之间相关的程度。

    How strongly attributes depend on each other given the class.

    >>> dependence(np.array([[[0.25, 0.0], [0.0, 0.25]], [[0.125, 0.125], [0.125, 0.125]]]))
    0.25
    """
    raise NotImplementedError


def optimal_but_dependent(prior: float, d: int, strength: float) -> np.ndarray:
    """朴素贝叶斯最优而 d ≥ 2 个属性相关的分布：P(y=1) = prior，各项都是正的（至少 1e-6），相关的程度至少是 strength，两个错误率
    相等；而且两类都真的判得到：P(1, x) > P(0, x) 的各个 x 总共至少有 0.05 的概率，P(1, x) < P(0, x) 的也是。prior 在 0.25 与
    0.75 之间，strength 不大于 0.1。

    A distribution of d ≥ 2 dependent attributes for which naive Bayes is optimal: P(y=1) = prior, every entry positive (1e-6
    at least), dependence at least strength, both errors equal; and both classes do get decided: the x with P(1, x) > P(0, x)
    have probability 0.05 in total at least, and so do those with P(1, x) < P(0, x). prior lies between 0.25 and 0.75, strength
    is 0.1 at most.

    >>> bool(dependence(optimal_but_dependent(0.5, 2, 0.05)) > 0.05 - 1e-9)
    True
    """
    raise NotImplementedError


def dependent_and_suboptimal(prior: float, d: int, gap: float) -> np.ndarray:
    """朴素贝叶斯吃亏的分布，d ≥ 2 个属性：P(y=1) = prior，它的错误率比最小错误率至少高 gap。prior 在 0.25 与 0.75 之间，gap 不大于
    0.15。

    A distribution of d ≥ 2 attributes where naive Bayes pays: P(y=1) = prior, and its error exceeds the least possible one by
    gap at least. prior lies between 0.25 and 0.75, gap is 0.15 at most.

    >>> P = np.array(dependent_and_suboptimal(0.5, 2, 0.1))
    >>> bool(naive_bayes_risk(P) - bayes_risk(P) > 0.1 - 1e-9)
    True
    """
    raise NotImplementedError


def proof() -> str:
    """（由教师阅读）说明第一个构造为什么对一切允许的参数都成立。返回 Markdown 文本。

    (Read by a person) Why the first construction works for all permitted parameters. Returns Markdown.
    """
    raise NotImplementedError
