"""3.10 多分类代价敏感学习的再缩放 / Rescaling in multi-class cost-sensitive learning

只考虑基于类别的误分类代价：`cost[i][j]` 是把第 i 类的样本判为第 j 类的代价，对角线为 0，其余是 1 至 9 的整数，类别数为
2 至 4。再缩放给每类一个正的权重 $w_i$，判给 $w_i p_i$ 最大的类，其中 $p_i$ 是后验概率。

请推导再缩放最优的条件，分两层：

- **两两最优。** 只在第 i、j 两类之间判决时，怎样的 $w_i/w_j$ 使代价最小？代价矩阵满足什么条件时，有一组共同的权重使每一对
  都最优？
- **整体最优。** 有了这样的权重，在全部类别中取 $w_i p_i$ 最大者，是否就是期望代价最小的判决？何时是？

后验概率非负，总和为 1。数应准到 $10^{-9}$。每次调用不超过 1 秒 CPU 时间。不要改动传入的参数。

---

Costs depend on the classes only: `cost[i][j]` is the cost of deciding j for a sample of class i; the diagonal is 0, the
other entries are integers from 1 to 9, and there are 2 to 4 classes. Rescaling gives every class a positive weight $w_i$
and decides for the class with the largest $w_i p_i$, where $p_i$ is its posterior probability.

Derive when rescaling is optimal, on two levels:

- **Pair by pair.** If the decision is between classes i and j alone, which $w_i/w_j$ makes the cost least? What must hold
  of the cost matrix for one set of weights to be optimal for every pair?
- **As a whole.** Given such weights, is the largest $w_i p_i$ of all classes the decision of least expected cost? When
  is it?

Posterior probabilities are non-negative with sum 1. Numbers should be right to $10^{-9}$. A call takes at most a second of CPU
time. Do not change the arguments.
"""


def pair_ratio(cost: list[list[int]], i: int, j: int) -> float:
    """只有第 i、j 两类时最优的 w_i / w_j。

    The w_i / w_j that is optimal for classes i and j alone.

    >>> pair_ratio([[0, 2], [4, 0]], 0, 1)
    0.5
    """
    raise NotImplementedError


def coefficient_matrix(cost: list[list[int]]) -> list[list[float]]:
    """两两最优对权重的要求写成齐次线性方程组：每一对 i < j 一行，每类一列。行的次序与倍数（非零）不限。

    What pairwise optimality asks of the weights, as homogeneous linear equations: a row for each pair i < j, a column for
    each class. The order of the rows is free, and so is a factor (not 0) of each.
    """
    raise NotImplementedError


def rescaling_weights(cost: list[list[int]]) -> list[float] | None:
    """使每一对都最优的权重，都为正，总和为 1；没有这样的权重时返回 None。

    The weights that are optimal for every pair, all positive, with sum 1; None if there are none.

    >>> [round(float(w), 4) for w in rescaling_weights([[0, 1, 2], [1, 0, 1], [2, 1, 0]])]
    [0.3333, 0.3333, 0.3333]
    """
    raise NotImplementedError


def expected_cost(cost: list[list[int]], posterior: list[float]) -> list[float]:
    """后验概率给定时，判为每一类的期望代价。

    The expected cost of deciding for each class, given the posterior probabilities.

    >>> [float(c) for c in expected_cost([[0, 2], [4, 0]], [0.75, 0.25])]
    [1.0, 1.5]
    """
    raise NotImplementedError


def always_bayes_optimal(cost: list[list[int]]) -> bool:
    """是否有一组权重，使再缩放对一切后验概率都给出期望代价最小的判决。

    Whether there are weights for which rescaling makes the decision of least expected cost for all posteriors.

    >>> always_bayes_optimal([[0, 2], [4, 0]])
    True
    """
    raise NotImplementedError


def disagreement(cost: list[list[int]], weights: list[float]) -> list[float] | None:
    """一组后验概率，w_i p_i 最大的类（领先至少 1e-6）的期望代价比最小的至少高 1e-6；不存在时返回 None。
    权重在 10^-5 与 10^5 之间，总和不必是 1。若存在，这样的后验概率至少占单纯形的 2%。

    Posterior probabilities for which the class with the largest w_i p_i (leading by 1e-6 at least) has an expected cost
    that is 1e-6 at least above the smallest; None if there are none. Weights lie between 10^-5 and 10^5 and need not add up
    to 1. If there are any such posteriors, they fill 2 % of the simplex or more.
    """
    raise NotImplementedError


def justification() -> str:
    """用 Markdown 写出推导。由老师阅读，不计分。

    The derivation in Markdown. Read by a person, without points.
    """
    raise NotImplementedError
