r"""3.9 拆分之后为何不必再平衡 / Why the parts of a multi-class task need no rebalancing

**书上的题。** OvR 与 MvM 拆出来的二分类任务，正反例数往往悬殊，为什么一般不必专门处理？用再缩放 (3.48) 算一算：它给每个分类器带来的偏移，在最后
比较各类时何时互相抵消，何时不抵消。

**先看一个小例子。** 三类的 OvR，每类一样多：每个分类器正反例之比是 1 : 2，再缩放给它的对数几率加上 ln 2。

    第 k 类的得分 = 自己那一列 - 另外两列      改变 ln 2 - ln 2 - ln 2 = -ln 2，三类都一样：谁最大不变

再看两类，样本数 4 与 1，输出 0.6 与 0.4：

    再缩放  0.6/0.4·(1/4) = 0.375，即 0.273      0.4/0.6·(4/1) = 2.667，即 0.727      胜负颠倒了

所以 “不必处理” 有条件。条件是什么？

**编码。** `code[k][j]` 是第 k 类在第 j 个分类器中的角色：+1 正类，-1 反类，0 不参加；每一列都有正有负。`counts[k]` 是第 k 类的样本数，$m_j^+$ 与 $m_j^-$ 是
第 j 个分类器的正、反例数。

**得分。** 第 k 类的得分是 $\sum_j c_{kj} \ln(y_j / (1 - y_j))$，$c_{kj}$ 即 `code[k][j]`，$y_j$ 是第 j 个分类器输出的正类概率。再缩放使每个
$\ln(y_j / (1 - y_j))$ 加上 $\ln(m_j^- / m_j^+)$。各类的得分改变得一样多，就互相抵消。

**做完想一想**（写在 `justification` 里）。为何一般无需处理？何时仍可能需要？

**★** 样本数到 100 亿、输出小到百万分之一、二十类、几百列时也准；差一点点也分得清。

---

**The exercise.** The binary tasks that OvR and MvM make of a multi-class task are often imbalanced; why is no special treatment
needed as a rule? Rescale by (3.48) and compute when the offsets of the classifiers cancel in the final comparison of the
classes, and when they do not.

**A small example first.** OvR with three classes of equal size: each classifier has positive and negative samples as 1 : 2, and
rescaling adds ln 2 to its log odds.

    score of class k = its own column - the two others      changes by ln 2 - ln 2 - ln 2 = -ln 2, for all three: the winner stays

And two classes, with counts 4 and 1 and outputs 0.6 and 0.4:

    rescaled  0.6/0.4·(1/4) = 0.375, which is 0.273      0.4/0.6·(4/1) = 2.667, which is 0.727      the other class wins

So there are conditions. Which?

**Codes.** A code says in `code[k][j]` what class k is to classifier j: +1 positive, -1 negative, 0 not used; every column has both
signs. `counts[k]` is the number of samples of class k; $m_j^+$ and $m_j^-$ are the numbers of positive and negative samples of
classifier j.

**Scores.** The score of class k is $\sum_j c_{kj} \ln(y_j / (1 - y_j))$, where $c_{kj}$ is `code[k][j]` and $y_j$ the probability of
the positive class that classifier j reports. Rescaling adds $\ln(m_j^- / m_j^+)$ to each $\ln(y_j / (1 - y_j))$. If the scores of all
classes change by the same amount, the offsets cancel.

**Worth a thought** (in `justification`). Why is no treatment needed as a rule, and when may it be?

**★** Right as well for counts up to ten billion, outputs down to a millionth, twenty classes, hundreds of columns; and slight
differences are told apart.
"""


def rescale(y: float, n_pos: int, n_neg: int) -> float:
    """再缩放 (3.48) 之后的正类概率 y'。

    The probability y' of the positive class after rescaling by (3.48).

    >>> rescale(0.5, 1, 3)
    0.75
    """
    raise NotImplementedError


def ovr_decision(probabilities: list[float], counts: list[int], rescaled: bool) -> int:
    """OvR 的判决：`probabilities[k]` 是以第 k 类为正类的分类器的输出，取最大的类；`rescaled` 为真时先逐个再缩放。

    The decision of OvR: `probabilities[k]` is the output of the classifier whose positive class is k, the largest wins; if
    `rescaled` each is rescaled first.

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
    """各类的得分是否改变得一样多（舍入误差不算）。

    Whether the scores of all classes change by the same amount (but for rounding).

    >>> cancels([[1, 1], [-1, 1], [0, -1]], [1, 1, 2])
    True
    """
    raise NotImplementedError


def decision_changed(counts: list[int]) -> list[float] | None:
    """一组后验概率（总和为 1），再缩放会改变 OvR 对它的判决，前后都不并列；不存在时返回 None。

    Posterior probabilities (sum 1) whose OvR decision is changed by rescaling, without a tie before or after; None if there are none.
    """
    raise NotImplementedError


def not_cancelling(n_classes: int) -> list[list[int]]:
    """只含 +1 与 -1 的编码（至少 3 类），各行不同，没有常数列，而各类样本数相等时偏移也不抵消。

    A code of +1 and -1 only, for three classes or more, with different rows and no constant column, for which the offsets do not
    cancel although all classes have equally many samples.
    """
    raise NotImplementedError


def justification() -> str:
    """“做完想一想” 的回答，Markdown，给老师看，不计分。

    Your answer to “Worth a thought”, in Markdown, for your teacher; it earns no points.
    """
    raise NotImplementedError
