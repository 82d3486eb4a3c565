r"""3.10 多分类代价敏感学习的再缩放 / Rescaling in multi-class cost-sensitive learning

**书上的题。** 只考虑基于类别的误分类代价：推导多分类时 “再缩放” 在什么条件下能得到理论最优解。再缩放给每类一个正的权重 $w_i$，判给 $w_i p_i$ 最大的类，
$p_i$ 是后验概率。

**先看一个小例子。** 两类，0 类误判为 1 类的代价是 2，1 类误判为 0 类的代价是 4；后验概率 (0.6, 0.4)。

    判为 0：1 类的样本错了，期望代价 0.4·4 = 1.6
    判为 1：0 类的样本错了，期望代价 0.6·2 = 1.2      所以判为 1，尽管它的概率较小

边界在哪里？在那里两种判决的代价相等，权重之比就由它定出。三类时每一对都有这样一个比：它们凑得到一起吗？凑到一起，就一定最优吗？

**两层意思。** “两两最优”：只在第 i、j 两类之间判决时代价最小，对每一对都如此。“整体最优”：在全部类别中取 $w_i p_i$ 最大者，总是期望代价最小的判决。

**约定。** `cost[i][j]` 是把第 i 类的样本判为第 j 类的代价，对角线为 0，其余是正整数。

**做完想一想**（写在 `justification` 里）。两层条件的推导。

**★** 权重小到十万分之几、大到几万时 `disagreement` 照样给得出；绕一圈的乘积只差一点点（224 与 225）也分得清。

---

**The exercise.** With costs that depend on the classes only, derive when “rescaling” gives the theoretical optimum for several
classes. Rescaling gives every class a positive weight $w_i$ and decides for the class with the largest $w_i p_i$, where $p_i$ is
its posterior probability.

**A small example first.** Two classes; class 0 taken for 1 costs 2, class 1 taken for 0 costs 4; the posteriors are (0.6, 0.4).

    decide 0: samples of class 1 are wrong, expected cost 0.4·4 = 1.6
    decide 1: samples of class 0 are wrong, expected cost 0.6·2 = 1.2      so 1 it is, though less probable

Where is the boundary? There both decisions cost the same, and that settles the ratio of the weights. With three classes every
pair has such a ratio: do they fit together? And if they do, is the result always optimal?

**Two levels.** “Pair by pair”: a decision between classes i and j alone costs least, for every pair. “As a whole”: the largest
$w_i p_i$ of all classes is always the decision of least expected cost.

**Conventions.** `cost[i][j]` is the cost of deciding j for a sample of class i; the diagonal is 0, the other entries are positive
integers.

**Worth a thought** (in `justification`). The derivation of both conditions.

**★** `disagreement` also for weights of a few hundred-thousandths or tens of thousands; products around a triangle that are nearly
equal (224 and 225) are told apart.
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
    """一组后验概率，这时 w_i p_i 最大的类（不并列）的期望代价不是最小；不存在时返回 None。

    Posterior probabilities for which the class with the largest w_i p_i (no tie) has not the least expected cost; None if there
    are none.
    """
    raise NotImplementedError


def justification() -> str:
    """“做完想一想” 的回答：推导，Markdown，给老师看，不计分。

    Your answer to “Worth a thought”: the derivation, in Markdown, for your teacher; it earns no points.
    """
    raise NotImplementedError
