r"""7.2 条件独立不成立时的最优朴素贝叶斯 / Naive Bayes optimal without conditional independence

朴素贝叶斯的假设错了，判别却可以一个不错。证明的办法是造一个例子：给定类别后属性明显相关，朴素贝叶斯仍然达到最小的错误率。再造一个
它因为假设不成立而吃亏的例子。

**分布。** 类别 y 与 d 个属性 $x_1, …, x_d$ 都取 0 或 1；联合分布是形状为 `(2,) * (d + 1)` 的数组 `P`，`P[y, x_1, …, x_d]` 是概率，
各项不为负，总和为 1，两个类的概率都为正。

**两个错误率。** 贝叶斯最优分类器对每个 x 取 $P(y, x)$ 较大的 y，它的错误率是最小的。朴素贝叶斯对每个 x 取
$P(y) \prod_i P(x_i | y)$ 较大的 y，其中的 $P(y)$、$P(x_i | y)$ 都是 `P` 的精确边际；两个得分相差不超过较大者的 1e-9 倍时算并列，取 0。
它犯错的概率仍按 `P` 计算。

**相关的程度。** 对每个 y 与每一对 $i < j$ 计算 $|P(x_i=1, x_j=1 | y) - P(x_i=1 | y) P(x_j=1 | y)|$，取其中最大的；只有一个属性时为 0。

返回的 `P` 可以是数组或嵌套列表；满足要求的分布有很多，哪个都对；数值上允许 1e-9 的误差。不要改动传入的参数。

---

The assumption of naive Bayes can be wrong and every decision right. To prove it, build an example: attributes that clearly
depend on each other given the class, while naive Bayes reaches the least possible error. And build another where it pays
for its assumption.

**Distributions.** The class y and d attributes $x_1, …, x_d$ are 0 or 1; a joint distribution is an array `P` of shape
`(2,) * (d + 1)` where `P[y, x_1, …, x_d]` is a probability; no entry is negative, the sum is 1, and both classes have
positive probability.

**Two errors.** The Bayes optimal classifier picks for each x the y of larger $P(y, x)$; no error is smaller than its. Naive
Bayes picks for each x the y of larger $P(y) \prod_i P(x_i | y)$, where $P(y)$ and $P(x_i | y)$ are the exact marginals of
`P`; two scores that differ by at most 1e-9 times the larger one tie, and 0 is picked. How often it errs is again by `P`.

**Dependence.** Over every y and every pair $i < j$ the largest $|P(x_i=1, x_j=1 | y) - P(x_i=1 | y) P(x_j=1 | y)|$; 0 for a
single attribute.

A returned `P` may be an array or nested lists; many distributions do, any of them is right; 1e-9 of numerical error is
allowed. Do not change the arguments.
"""

import numpy as np


def bayes_risk(P: np.ndarray) -> float:
    """贝叶斯最优分类器的错误率。

    The error rate of the Bayes optimal classifier.

    >>> bayes_risk(np.array([[0.25, 0.125], [0.125, 0.5]]))
    0.25
    """
    raise NotImplementedError


def naive_bayes_risk(P: np.ndarray) -> float:
    """朴素贝叶斯分类器的错误率。

    The error rate of the naive Bayes classifier.

    >>> naive_bayes_risk(np.array([[0.25, 0.125], [0.125, 0.5]]))
    0.25
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
    """朴素贝叶斯最优而属性相关的分布：P(y=1) = prior，每项至少为 1e-6，相关的程度至少为 strength，两个错误率相等，并且使
    P(1, x) > P(0, x) 的各个 x 的总概率至少为 0.05，使 P(1, x) < P(0, x) 的也是。prior 在 0.25 与 0.75 之间，d 为 2 到 6，
    strength 在 0.01 与 0.1 之间。

    A distribution with dependent attributes for which naive Bayes is optimal: P(y=1) = prior, every entry at least 1e-6,
    dependence at least strength, both errors equal; the x with P(1, x) > P(0, x) have probability 0.05 in total at least,
    and so do those with P(1, x) < P(0, x). prior lies between 0.25 and 0.75, d is 2 to 6, strength between 0.01 and 0.1.
    """
    raise NotImplementedError


def dependent_and_suboptimal(prior: float, d: int, gap: float) -> np.ndarray:
    """朴素贝叶斯吃亏的分布：P(y=1) = prior，它的错误率比最小错误率至少高 gap。prior 在 0.25 与 0.75 之间，d 为 2 到 6，gap 在
    0.01 与 0.15 之间。

    A distribution where naive Bayes pays: P(y=1) = prior, and its error exceeds the least possible one by gap at least.
    prior lies between 0.25 and 0.75, d is 2 to 6, gap between 0.01 and 0.15.
    """
    raise NotImplementedError


def proof() -> str:
    """（由教师阅读）说明第一个构造为什么对一切允许的参数都成立。返回 Markdown 文本。

    (Read by a person) Why the first construction works for all permitted parameters. Returns Markdown.
    """
    raise NotImplementedError
