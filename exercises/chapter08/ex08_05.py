r"""8.5 用 Bagging 学习西瓜数据集 3.0α / Bagging on watermelon 3.0α

**书上的题。** 编程实现 Bagging，以决策树桩为基学习器，在西瓜数据集 3.0α 上训练，并与图 8.6 比较。给每个树桩一份有放回抽来的样本，再让它们投票；
没有抽到的瓜（包外样本）正好拿来估计错误率。

**先看一个小例子。** 三个样本 x = 1, 2, 4，标记 +, +, -，行号 0, 1, 2。三个采样与各自的树桩：

    采样         树桩                            它没有见过的行
    [0, 0, 2]    在 2.5 处切开，左 +，右 -       1
    [1, 1, 2]    在 3 处切开，左 +，右 -         0
    [0, 1, 1]    标记全是 +，总预测 +            2

投票：x = 4 得两票 -、一票 +，判为 -；三个样本全对。包外预测：每一行只由没有见过它的树桩投票，得 +, +, +，第 2 行错了，
包外错误率是 1/3。训练错误率 0 是自夸；1/3 才是没有见过答案的人给出的估计。

**与书不同的一处。** (8.21) 除以 |D|；这里没有包外预测的样本不算对也不算错，分子与分母都不计它。

**约定。** `X` 每行一个样本，`y` 是 ±1；采样是 m 个行号的列表，抽到几次就算几个样本。树桩是
`{"feature": j, "threshold": t, "sign": s}`：$x_j > t$ 时预测 s，否则预测 -s。票数相等时取 +1。数据在
`exercises.datasets.watermelon_3_0a()`，“是”为 +1。

**做完想一想**（写在 `observations` 里）。3.0α 上，11 个树桩投票比一个树桩强多少？与图 8.6 相比，与 8.3 的 AdaBoost 相比，差在哪里，为什么？

**★** 上百行、十来列，数很大、很小或挨得很近，m 到一百万时也对；采样的各个行号确实等可能，各采样互不相关。

---

**The exercise.** Program bagging with decision stumps as base learners, train it on watermelon 3.0α and compare with
figure 8.6. Each stump gets a sample of its own, drawn with replacement, and then they vote; the melons that a stump was
not given (out of bag) are just right to estimate the error.

**A small example first.** Three samples x = 1, 2, 4 with labels +, +, - and row numbers 0, 1, 2. Three bootstrap
samples and their stumps:

    sample       stump                                   rows it has not seen
    [0, 0, 2]    cuts at 2.5, + on the left, - right     1
    [1, 1, 2]    cuts at 3, + on the left, - right       0
    [0, 1, 1]    all labels are +: always predicts +     2

The vote: x = 4 gets two times - and one +, hence -; all three are right. Out of bag each row has only the votes of
stumps that have not seen it: +, +, +, wrong on row 2, an error of 1/3. The training error of 0 is flattery; 1/3 is an
estimate by those who had not seen the answer.

**One difference from the book.** (8.21) divides by |D|; here a sample without an out-of-bag prediction is neither right
nor wrong, and counts neither above nor below the fraction line.

**Conventions.** `X` has a sample in each row, `y` is ±1; a bootstrap sample is a list of m row numbers, and a row
counts as often as it was drawn. A stump is `{"feature": j, "threshold": t, "sign": s}`: it predicts s if $x_j > t$,
else -s. Equal numbers of votes give +1. The data are `exercises.datasets.watermelon_3_0a()`, with “是” as +1.

**Worth a thought** (in `observations`). How much better than one stump is the vote of 11 on 3.0α? Where do figure 8.6
and AdaBoost of 8.3 differ from it, and why?

**★** Right as well for a hundred rows, a dozen columns, huge or tiny numbers and such that lie close together, and for
m up to a million; rows really are equally likely, and samples unrelated.
"""

import numpy as np


def bootstrap(m: int, T: int, seed: int) -> list[list[int]]:
    """T 个大小为 m 的自助采样，每次等可能地抽一个行号。同一个 seed 结果相同。

    T bootstrap samples of size m; every draw takes each row number with the same probability. The same seed gives the same
    result.
    """
    raise NotImplementedError


def fit_stump(X: np.ndarray, y: np.ndarray) -> dict[str, int | float]:
    """分错的样本最少的树桩；阈值是一列中相邻的两个不同取值的中点，同样好的任选一个。标记全同，或各列都是常数时，没有可分的：返回
    {"feature": 0, "threshold": -inf, "sign": 多数类}。

    The stump that gets the fewest samples wrong; thresholds are midpoints of neighbouring distinct values of a column,
    and of equally good stumps any will do. If all labels are equal, or all columns constant, there is nothing to
    separate: return {"feature": 0, "threshold": -inf, "sign": the majority}.

    >>> import numpy as np
    >>> stump = fit_stump(np.array([[1.0], [2.0], [4.0]]), np.array([1, 1, -1]))
    >>> float(stump["threshold"]), int(stump["sign"])
    (3.0, -1)
    """
    raise NotImplementedError


def bagging(X: np.ndarray, y: np.ndarray, samples: list[list[int]]) -> list[dict[str, int | float]]:
    """每个采样上一个树桩，按采样的次序。

    One stump for each sample, in their order.

    >>> import numpy as np
    >>> stumps = bagging(np.array([[1.0], [2.0], [4.0]]), np.array([1, 1, -1]), [[0, 0, 2], [1, 1, 2], [0, 1, 1]])
    >>> [float(stump["threshold"]) for stump in stumps]
    [2.5, 3.0, -inf]
    """
    raise NotImplementedError


def vote(stumps: list[dict[str, int | float]], X: np.ndarray) -> np.ndarray:
    """树桩对 X 的每一行投票的结果，±1；阈值可以是 ±inf。

    What the stumps vote for each row of X, ±1; thresholds may be ±inf.

    >>> import numpy as np
    >>> [int(v) for v in vote([{"feature": 0, "threshold": 2.5, "sign": -1}], np.array([[1.0], [4.0]]))]
    [1, -1]
    """
    raise NotImplementedError


def oob_votes(stumps: list[dict[str, int | float]], samples: list[list[int]], X: np.ndarray) -> list[int | None]:
    """包外预测 (8.20)：第 t 个树桩由第 t 个采样训练；X 的每一行只数那些没有用它训练的树桩的票，±1；一个也没有时是 None。

    The out-of-bag predictions (8.20): stump t was trained on sample t; for each row of X count only the votes of the
    stumps that were trained without it, ±1; None if there is no such stump.

    >>> import numpy as np
    >>> oob_votes([{"feature": 0, "threshold": 2.5, "sign": -1}], [[0, 0, 2]], np.array([[1.0], [2.0], [4.0]]))
    [None, 1, None]
    """
    raise NotImplementedError


def oob_error(
    stumps: list[dict[str, int | float]], samples: list[list[int]], X: np.ndarray, y: np.ndarray
) -> float | None:
    """包外错误率：有包外预测的样本中，预测与标记不符的比例；一个也没有时是 None。

    The out-of-bag error: of the samples that have an out-of-bag prediction, the share for which it is not the label;
    None if no sample has one.

    >>> import numpy as np
    >>> X, y = np.array([[1.0], [2.0], [4.0]]), np.array([1, 1, -1])
    >>> oob_error([{"feature": 0, "threshold": 2.5, "sign": -1}], [[0, 0, 2]], X, y)
    0.0
    """
    raise NotImplementedError


def expected_distinct(m: int) -> float:
    """一个大小为 m 的自助采样中，不同的行号平均占全部 m 个的多大比例。

    Which share of all m row numbers occurs in a bootstrap sample of size m, on average.

    >>> float(expected_distinct(2))
    0.75
    """
    raise NotImplementedError


def observations() -> str:
    """“做完想一想” 的回答，Markdown，给老师看，不计分。

    Your answer to “Worth a thought”, in Markdown, for your teacher; it earns no points.
    """
    raise NotImplementedError
