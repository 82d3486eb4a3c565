r"""8.6 Bagging 为何难以提升朴素贝叶斯 / Why bagging hardly improves naive Bayes

对朴素贝叶斯分类器做 Bagging 往往白费力气。算一算：投票或平均能消去什么，自助采样又能把朴素贝叶斯所用的频率搅动多少？再用一棵不稳定的决策树
作对照。

**数据。** 标记是整数，其余的数 |x| ≤ 1e7。数值的误差不超过 1e-9（大于 1 的数指相对误差），即使各数之差远小于数本身。一次调用至多 2 秒 CPU 时间。不要改动传入的
参数。

**决策树**（`stability_witness` 用，属性只取 0 与 1）：结点中的样本同属一类，或各属性在其中都是常数时，成为叶结点，预测多数类，相等时取 0；
否则在不是常数的属性中取信息增益（以 2 为底）最大的一个划分，相差不到 1e-9 时取下标最小的。不剪枝。

**朴素贝叶斯**（同上）用拉普拉斯修正：$P(c) = \frac{n_c + 1}{n + 2}$，$P(x_j = v | c) = \frac{n_{c,j,v} + 1}{n_c + 2}$。对数几率是
$\ln \frac{P(1) \prod_j P(x_j | 1)}{P(0) \prod_j P(x_j | 0)}$，大于 0 时预测 1。

---

Bagging a naive Bayes classifier is mostly in vain. Find out by computing: what can a vote or an average take away, and how much can
bootstrap sampling stir the frequencies that naive Bayes uses? For contrast, take a decision tree, which is unstable.

**Data.** Labels are integers, all other numbers |x| ≤ 1e7. Numbers may be off by 1e-9 (relative where they are above 1), even if
values differ by much less than their size. A call may take 2 seconds of CPU time. Do not change the arguments.

**The decision tree** (for `stability_witness`; attributes are 0 or 1): if the samples of a node are of one class, or all attributes
are constant in it, it is a leaf and predicts the majority, 0 if equal; otherwise split on the attribute with the largest
information gain (base 2) of those that are not constant, and of those less than 1e-9 apart on the one with the smallest index. No
pruning.

**Naive Bayes** (likewise) with Laplace correction: $P(c) = \frac{n_c + 1}{n + 2}$,
$P(x_j = v | c) = \frac{n_{c,j,v} + 1}{n_c + 2}$. The log odds are $\ln \frac{P(1) \prod_j P(x_j | 1)}{P(0) \prod_j P(x_j | 0)}$; it
predicts 1 if they are above 0.
"""

from collections.abc import Callable

import numpy as np

Learner = Callable[[np.ndarray, np.ndarray, np.ndarray], list[int]]


def bootstrap_moments(values: list[float]) -> tuple[float, float]:
    """从这 m 个数 (1 ≤ m ≤ 200) 中有放回地抽 m 个，这 m 个数的均值是随机变量：它的期望与方差。若各数是 0 或 1，这就是朴素贝叶斯所用的频率
    在自助采样上的期望与方差。

    Draw m of these m numbers (1 ≤ m ≤ 200) with replacement; their mean is a random variable: its expectation and variance. If the
    numbers are 0 or 1, these are those of a frequency that naive Bayes uses, on a bootstrap sample.

    >>> [float(v) for v in bootstrap_moments([3.0, 5.0])]
    [4.0, 0.5]
    """
    raise NotImplementedError


def variance_of_average(variance: float, rho: float, T: int) -> float:
    """T 个随机变量的平均的方差。每个的方差都是 variance（0 到 1e6），两两的相关系数都是 rho, -1/(T-1) ≤ rho ≤ 1；T = 1 时 rho 无关紧要。

    The variance of the average of T random variables, each of the given variance (0 to 1e6), every two with correlation rho,
    -1/(T-1) ≤ rho ≤ 1; if T = 1, rho does not matter.
    """
    raise NotImplementedError


def disagreement(predictions: np.ndarray) -> float:
    """predictions 的形状是 (T, n)，每行是一个学习器对 n 个样本预测的标记。取所有两个学习器的对，求预测不同的样本所占比例的平均；T = 1 时
    是 0。

    predictions has shape (T, n), a row being the labels that one learner predicts for n samples. The share of samples that two
    learners predict differently, averaged over all pairs of learners; 0 if T = 1.

    >>> float(disagreement(np.array([[1, 2], [1, 0]])))
    0.5
    """
    raise NotImplementedError


def bagging_report(
    learner: Learner,
    X: np.ndarray,
    y: np.ndarray,
    X_test: np.ndarray,
    y_test: np.ndarray,
    samples: list[list[int]],
) -> dict[str, float]:
    """learner(X, y, X_test) 在 X, y 上训练，返回对 X_test 各行预测的标记。samples 的每一项是一个自助采样（行号的列表）。返回测试集上的

    - "single_error"：用全部 X，y 训练的一个学习器的错误率；
    - "mean_member_error"：各采样上训练的成员的错误率的平均；
    - "bagged_error"：各成员投票的错误率，票数相等时取最小的标记；
    - "disagreement"：各成员预测的 `disagreement`。

    learner(X, y, X_test) trains on X, y and returns the labels that it predicts for the rows of X_test. Each entry of samples is a
    bootstrap sample, a list of row numbers. Returns, on the test set,

    - "single_error": the error rate of one learner trained on all of X, y;
    - "mean_member_error": the error rates of the members, trained on the samples, averaged;
    - "bagged_error": the error rate of the members' vote, where equal numbers of votes give the smallest label;
    - "disagreement": the `disagreement` of the members' predictions.
    """
    raise NotImplementedError


def stability_witness(d: int) -> tuple[list[list[int]], list[int], int]:
    """(X, y, i)：至多 14 个样本，d 个取 0 或 1 的属性，标记 0 或 1，去掉样本 i 以后两类都还有。要使去掉样本 i

    - 改变决策树根结点的属性，并且去掉前后，根结点上最大的增益都至少比第二大的多 0.02；
    - 改变决策树对 $2^d$ 种输入中至少四分之一的预测；
    - 不改变朴素贝叶斯对任何一种输入的预测，并且去掉前后，各种输入的对数几率都至少离 0 有 0.02。

    d 是 3、4 或 5。可以事先搜索好，写在代码里。

    (X, y, i): at most 14 samples with d attributes that are 0 or 1, labels 0 or 1, of which both remain without sample i. Removing
    sample i must

    - change the attribute at the root of the decision tree, the largest gain at the root leading the second by at least 0.02 both
      before and after;
    - change the tree's prediction for at least a quarter of the $2^d$ inputs;
    - change the prediction of naive Bayes for no input, the log odds of every input being at least 0.02 away from 0 both before and
      after.

    d is 3, 4 or 5. You may search beforehand and write down what you found.
    """
    raise NotImplementedError


def claims() -> dict[str, bool]:
    """下列说法的真假。

    - bagging_mainly_reduces_variance：Bagging 主要降低方差。
    - naive_bayes_is_an_unstable_learner：朴素贝叶斯是不稳定的学习器。
    - averaging_reduces_variance_even_if_rho_is_1：即使成员两两的相关系数为 1，平均也降低方差。
    - bagging_changes_the_independence_assumption：Bagging 使朴素贝叶斯不再假设属性条件独立。

    Which of these hold.

    - bagging_mainly_reduces_variance: bagging mainly reduces variance.
    - naive_bayes_is_an_unstable_learner: naive Bayes is an unstable learner.
    - averaging_reduces_variance_even_if_rho_is_1: averaging reduces variance even if every two members have correlation 1.
    - bagging_changes_the_independence_assumption: with bagging, naive Bayes no longer assumes that attributes are
      conditionally independent.
    """
    raise NotImplementedError


def analysis() -> str:
    """（由教师阅读）Bagging 为何难以提升朴素贝叶斯。返回 Markdown 文本。

    (Read by a person) Why bagging hardly improves naive Bayes. Returns Markdown.
    """
    raise NotImplementedError
