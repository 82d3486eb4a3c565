"""3.9 拆分之后为何不必再平衡 / Why the parts of a multi-class task need no rebalancing

OvR 与 MvM 拆出来的每个二分类任务，正反例数往往悬殊。为什么一般不必专门处理？用再缩放 (3.48) 算一算：它给每个分类器带来的
偏移，在最后比较各类时何时互相抵消，何时不抵消。

**编码** `code[k][j]` 是第 k 类在第 j 个分类器中的角色：+1 正类，-1 反类，0 不参加。每一列都有正有负，有 2 至 20 类、至多
600 列。`counts[k]` 是第 k 类的样本数，是 1 到 $10^{10}$ 的整数；$m_j^+$ 与 $m_j^-$ 是第 j 个分类器的正、反例数，即那些角色为 +1 与 -1 的类的样本数之和。

**解码** 时第 k 类的得分是 $\\sum_j c_{kj} \\ln(y_j / (1 - y_j))$，其中 $c_{kj}$ 即 `code[k][j]`，$y_j$ 是第 j 个分类器输出的正类
概率。再缩放使每个 $\\ln(y_j / (1 - y_j))$ 加上 $\\ln(m_j^- / m_j^+)$，于是第 k 类的得分改变
$\\sum_j c_{kj} \\ln(m_j^- / m_j^+)$。各类改变得一样多，就互相抵消。

概率与得分应准到 $10^{-9}$。每次调用不超过 1 秒 CPU 时间。不要改动传入的参数。

---

The binary tasks that OvR and MvM make of a multi-class task are often imbalanced. Why is no special treatment needed as
a rule? Rescale by (3.48) and compute when the offsets that this gives to the classifiers cancel in the final comparison
of the classes, and when they do not.

**A code** says in `code[k][j]` what class k is to classifier j: +1 positive, -1 negative, 0 not used. Every column has both
signs; there are 2 to 20 classes and at most 600 columns. `counts[k]` is the number of samples of class k, an integer from 1
to $10^{10}$; $m_j^+$ and $m_j^-$ are the numbers of positive
and negative samples of classifier j: the samples of the classes whose entry is +1 or -1.

**Decoding** scores class k by $\\sum_j c_{kj} \\ln(y_j / (1 - y_j))$, where $c_{kj}$ is `code[k][j]` and $y_j$ the probability
of the positive class that classifier j reports. Rescaling adds $\\ln(m_j^- / m_j^+)$ to each $\\ln(y_j / (1 - y_j))$, so the
score of class k changes by $\\sum_j c_{kj} \\ln(m_j^- / m_j^+)$. If all classes change by the same amount, the offsets cancel.

Probabilities and scores should be right to $10^{-9}$. A call takes at most a second of CPU time. Do not change the arguments.
"""


def rescale(y: float, n_pos: int, n_neg: int) -> float:
    """再缩放 (3.48) 之后的正类概率 y', 10^-6 ≤ y ≤ 1 - 10^-6。

    The probability y' of the positive class after rescaling by (3.48); 10^-6 ≤ y ≤ 1 - 10^-6.

    >>> rescale(0.5, 1, 3)
    0.75
    """
    raise NotImplementedError


def ovr_decision(probabilities: list[float], counts: list[int], rescaled: bool) -> int:
    """OvR 的判决：`probabilities[k]` 是以第 k 类为正类的分类器的输出，取最大的类；`rescaled` 为真时先逐个再缩放。
    并列时取编号最小的类。输出相同（再缩放时样本数也相同）的类恰好并列；除此之外，最大的值比其余的至少大 1e-7。输出在 10^-6 与
    1 - 10^-6 之间，总和不必是 1。

    The decision of OvR: `probabilities[k]` is the output of the classifier whose positive class is k, the largest wins;
    if `rescaled` each is rescaled first. A tie goes to the smallest index. Classes with the same output (and, if rescaled, the
    same count) tie exactly; apart from that the largest value leads by 1e-7 at least. Outputs are between 10^-6 and
    1 - 10^-6, and need not add up to 1.

    >>> ovr_decision([0.5, 0.25, 0.25], [2, 1, 1], False)
    0
    """
    raise NotImplementedError


def offset_effect(code: list[list[int]], counts: list[int]) -> list[float]:
    """再缩放使每一类的得分改变多少。

    By how much rescaling changes the score of each class.

    >>> offset_effect([[1, 1], [-1, 1], [0, -1]], [1, 1, 2])
    [0.0, 0.0, 0.0]
    """
    raise NotImplementedError


def cancels(code: list[list[int]], counts: list[int]) -> bool:
    """各类的得分是否改变得一样多（相差不超过 1e-9；若不一样多，则至少相差 1e-8）。

    Whether the scores of all classes change by the same amount (within 1e-9; if they do not, they differ by 1e-8 at least).

    >>> cancels([[1, 1], [-1, 1], [0, -1]], [1, 1, 2])
    True
    """
    raise NotImplementedError


def decision_changed(counts: list[int]) -> list[float] | None:
    """一组后验概率（总和为 1），再缩放会改变 OvR 对它的判决；再缩放前后，最大值都比其余的至少大 1e-6。不存在时返回 None。
    两类的样本数若不同，至少相差 0.1%。

    Posterior probabilities (sum 1) whose OvR decision is changed by rescaling; before and after rescaling, the largest value
    leads by 1e-6 at least. None if there are none. Counts that differ do so by 0.1 % at least.
    """
    raise NotImplementedError


def not_cancelling(n_classes: int) -> list[list[int]]:
    """只含 +1 与 -1 的编码，各行不同，没有常数列，而各类样本数相等时偏移也不抵消。类别数是 3 至 20。

    A code of +1 and -1 only, with different rows and no constant column, for which the offsets do not cancel although all
    classes have equally many samples. There are 3 to 20 classes.
    """
    raise NotImplementedError


def justification() -> str:
    """用 Markdown 说明：为何一般无需处理，何时仍可能需要。由老师阅读，不计分。

    Explain in Markdown why no treatment is needed as a rule, and when it may be. Read by a person, without points.
    """
    raise NotImplementedError
