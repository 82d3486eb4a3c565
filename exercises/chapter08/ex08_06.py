r"""8.6 Bagging 为何难以提升朴素贝叶斯 / Why bagging hardly improves naive Bayes

**书上的题。** 试析 Bagging 通常为何难以提升朴素贝叶斯分类器的性能。用算的：自助采样能把朴素贝叶斯所用的频率搅动多少？投票或平均又能消去其中
的多少？再用同一份报告比较任何一个学习器与它的 Bagging。

**先看一个小例子。** 四个样本在某个属性上的取值是 0, 1, 1, 0，频率 p = ½。有放回地抽四个：

    一次抽取      期望 ½，方差 ½ × ½ = ¼
    四次的平均    期望仍是 ½，方差 ¼ ÷ 4 = 1/16（列举全部 4⁴ = 256 个采样，结果一样）

再把四个这样的成员平均。若它们互不相关，方差又降到 1/64；若两两的相关系数是 0.8，方差只从 0.0625 降到 0.0531，成员再多也不会低于
0.8 × 0.0625 = 0.05。

**做完想一想。** 样本从 20 个增加到 2000 个，频率在自助采样上的标准差各约是多少？预测会因此改变的是怎样的样本？Bagging 能不能改掉
朴素贝叶斯的“属性条件独立”这个假设带来的错？

**★** 数很大而彼此只差一点点、几百个数、几百个成员时也准。再找一个例子：去掉一个样本，决策树面目全非，朴素贝叶斯一个预测也不变。

---

**The exercise.** Analyse why bagging mostly fails to improve naive Bayes. By computing: how much can bootstrap sampling
stir the frequencies that naive Bayes uses? How much of that can a vote or an average take away? Then compare any
learner with its bagging by one and the same report.

**A small example first.** Four samples have the values 0, 1, 1, 0 of some attribute, a frequency of p = ½. Draw four of
them with replacement:

    one draw               expectation ½, variance ½ × ½ = ¼
    the mean of the four   expectation ½ as before, variance ¼ ÷ 4 = 1/16 (as listing all 4⁴ = 256 samples shows)

Now average four such members. If they are uncorrelated, the variance falls again, to 1/64; if every two have
correlation 0.8, it falls only from 0.0625 to 0.0531, and never below 0.8 × 0.0625 = 0.05, however many members there
are.

**Worth a thought.** With 20 samples, and with 2000: about how large is the standard deviation of a frequency over
bootstrap samples? For which samples will that change a prediction? Can bagging mend mistakes that come from the
assumption of naive Bayes that attributes are conditionally independent?

**★** As exact for large numbers that hardly differ, for hundreds of numbers and hundreds of members. Then find an
example in which the loss of one sample turns a decision tree upside down, whereas naive Bayes keeps every prediction.
"""

from collections.abc import Callable

import numpy as np

Learner = Callable[[np.ndarray, np.ndarray, np.ndarray], list[int]]


def bootstrap_moments(values: list[float]) -> tuple[float, float]:
    """从这 m 个数中有放回地抽 m 个，它们的均值是随机变量：返回它的期望与方差。各数是 0 或 1 时，它就是朴素贝叶斯所用的频率。

    Draw m of these m numbers with replacement; their mean is a random variable: return its expectation and variance.
    Where the numbers are 0 or 1 it is a frequency that naive Bayes uses.

    >>> [float(v) for v in bootstrap_moments([3.0, 5.0])]
    [4.0, 0.5]
    """
    raise NotImplementedError


def variance_of_average(variance: float, rho: float, T: int) -> float:
    """T 个随机变量的平均的方差；每个的方差都是 variance，两两的相关系数都是 rho（T = 1 时 rho 无关紧要）。

    The variance of the average of T random variables, each of the given variance, every two with correlation rho (which
    does not matter if T = 1).

    >>> float(variance_of_average(1.0, 0.0, 4))
    0.25
    """
    raise NotImplementedError


def disagreement(predictions: np.ndarray) -> float:
    """predictions 每行是一个学习器对各样本预测的标记。所有两个学习器的对中，预测不同的样本所占比例的平均；只有一行时是 0。

    A row of predictions holds the labels that one learner predicts. The share of samples that two learners predict
    differently, averaged over all pairs of learners; 0 if there is one row only.

    >>> import numpy as np
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
    """learner(X, y, X_test) 在 X, y 上训练，返回对 X_test 各行预测的标记（整数）。samples 的每一项是一个自助采样（行号的列表）。
    返回测试集上的

    - "single_error"：用全部训练样本训练的一个学习器的错误率；
    - "mean_member_error"：各采样上训练的成员的错误率的平均；
    - "bagged_error"：各成员投票的错误率，票数相等时取最小的标记；
    - "disagreement"：各成员预测的 `disagreement`。

    learner(X, y, X_test) trains on X, y and returns the labels (integers) that it predicts for the rows of X_test. Each
    entry of samples is a bootstrap sample, a list of row numbers. Returns, on the test set,

    - "single_error": the error rate of one learner trained on all of X, y;
    - "mean_member_error": the error rates of the members, trained on the samples, averaged;
    - "bagged_error": the error rate of the members' vote, where equal numbers of votes give the smallest label;
    - "disagreement": the `disagreement` of the members' predictions.
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
    """Bagging 为何难以提升朴素贝叶斯，Markdown，给老师看，不计分。

    Why bagging hardly improves naive Bayes, in Markdown, for your teacher; it earns no points.
    """
    raise NotImplementedError


# ---- ★ ----


def stability_witness(d: int) -> tuple[list[list[int]], list[int], int]:
    r"""(X, y, i)：至多 14 个样本，d 个取 0 或 1 的属性，标记 0 或 1，去掉样本 i 以后两类都还有；d 是 3、4 或 5。要使去掉样本 i

    - 改变决策树根结点的属性，并且去掉前后，根结点上最大的增益都至少比第二大的多 0.02；
    - 改变决策树对 $2^d$ 种输入中至少四分之一的预测；
    - 不改变朴素贝叶斯对任何一种输入的预测，并且去掉前后，各种输入的对数几率都至少离 0 有 0.02。

    决策树：结点中的样本同属一类，或各属性在其中都是常数时是叶结点，预测多数类，相等时取 0；否则按信息增益（以 2 为底）最大的属性划分，
    相等时取下标最小的，不剪枝。朴素贝叶斯用拉普拉斯修正，$P(c) = \frac{n_c + 1}{n + 2}$，$P(x_j = v | c) = \frac{n_{c,j,v} + 1}{n_c + 2}$；
    对数几率 $\ln \frac{P(1) \prod_j P(x_j | 1)}{P(0) \prod_j P(x_j | 0)}$ 大于 0 时预测 1。可以事先搜索好，写在代码里。

    (X, y, i): at most 14 samples with d attributes that are 0 or 1, labels 0 or 1, of which both remain without sample
    i; d is 3, 4 or 5. Removing sample i must

    - change the attribute at the root of the decision tree, the largest gain at the root leading the second by at least 0.02 both
      before and after;
    - change the tree's prediction for at least a quarter of the $2^d$ inputs;
    - change the prediction of naive Bayes for no input, the log odds of every input being at least 0.02 away from 0 both before and
      after.

    The tree: a node whose samples are of one class, or in which all attributes are constant, is a leaf and predicts the
    majority, 0 if equal; else it is split on the attribute with the largest information gain (base 2), of equal ones
    that with the smallest index; no pruning. Naive Bayes has Laplace's correction, $P(c) = \frac{n_c + 1}{n + 2}$,
    $P(x_j = v | c) = \frac{n_{c,j,v} + 1}{n_c + 2}$; it predicts 1 if the log odds
    $\ln \frac{P(1) \prod_j P(x_j | 1)}{P(0) \prod_j P(x_j | 0)}$ are above 0. You may search beforehand and write down
    what you found.
    """
    raise NotImplementedError
