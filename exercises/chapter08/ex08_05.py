r"""8.5 用 Bagging 学习西瓜数据集 3.0α / Bagging on watermelon 3.0α

给每个决策树桩一份有放回抽来的样本，再让它们投票。写出整个过程，看在西瓜数据集 3.0α 的 17 个瓜
（`exercises.datasets.watermelon_3_0a()`，是 → +1，否 → −1）上投票比单个树桩强多少，与图 8.6 相比如何；再用各树桩没有抽到的瓜估计错误率。

**数据。** `X` 是形状 (m, n) 的数组，`y` 是 m 个 +1 或 −1；m 至多 200，n 至多 12, |x| ≤ 1e7，同一列中不同的取值至少相差 1e-6。

**自助采样** 是 m 个行号（从 0 起）的列表，行号可以重复，先后次序不限。一行抽到几次，训练时就算几个样本。

**树桩** 是字典 `{"feature": j, "threshold": t, "sign": s}`，s 为 +1 或 −1：$x_j > t$ 时预测 s，否则预测 −s。

**约定。** 票数相等时取 +1。数值允许 1e-9 的误差。不要改动传入的参数。

---

Give every decision stump its own sample, drawn with replacement, and let them vote. Write the whole procedure; see how much
better than one stump the vote is on the 17 melons of watermelon 3.0α (`exercises.datasets.watermelon_3_0a()`, 是 → +1, 否 → −1),
and how that compares with figure 8.6. Then estimate the error from the melons that a stump was not given.

**Data.** `X` is an array of shape (m, n), `y` holds m times +1 or −1; m is at most 200, n at most 12, |x| ≤ 1e7, and different
values of a column differ by at least 1e-6.

**A bootstrap sample** is a list of m row numbers (from 0), which may repeat, in any order. A row that was drawn several times
counts as several samples in training.

**A stump** is a dict `{"feature": j, "threshold": t, "sign": s}` with s = +1 or −1: it predicts s if $x_j > t$, else −s.

**Conventions.** Equal numbers of votes give +1. An error of 1e-9 is allowed in numbers. Do not change the arguments.
"""

import numpy as np


def bootstrap(m: int, T: int, seed: int) -> list[list[int]]:
    """T 个大小为 m 的自助采样，每个行号都等可能地抽取。1 ≤ m ≤ 200, 1 ≤ T ≤ 2000。同一个 seed 结果相同。

    T bootstrap samples of size m; every draw takes each row number with the same probability. 1 ≤ m ≤ 200, 1 ≤ T ≤ 2000. The same
    seed gives the same result.
    """
    raise NotImplementedError


def fit_stump(X: np.ndarray, y: np.ndarray) -> dict[str, int | float]:
    """分错的样本最少的树桩。可选的阈值是一列中相邻的两个不同取值的中点，两种符号都可选；几个同样好时任选一个。若标记全同，或各列都是常数，
    则返回 {"feature": 0, "threshold": -inf, "sign": 多数类}。

    The stump that gets the fewest samples wrong. The thresholds to choose from are the midpoints of neighbouring distinct values
    of a column, with either sign; of several equally good stumps take any. If all labels are equal, or all columns constant,
    return {"feature": 0, "threshold": -inf, "sign": the majority}.

    >>> import numpy as np
    >>> float(fit_stump(np.array([[1.0], [2.0], [4.0]]), np.array([1, 1, -1]))["threshold"])
    3.0
    """
    raise NotImplementedError


def bagging(X: np.ndarray, y: np.ndarray, samples: list[list[int]]) -> list[dict[str, int | float]]:
    """每个采样上一个树桩，按采样的次序。至多 60 个采样。

    One stump for each sample, in their order. There are at most 60 samples.
    """
    raise NotImplementedError


def vote(stumps: list[dict[str, int | float]], X: np.ndarray) -> np.ndarray:
    """树桩（至少一个）对 X 的每一行投票的结果，±1；阈值可以是 ±inf。

    What the stumps (at least one) vote for each row of X, ±1; thresholds may be ±inf.
    """
    raise NotImplementedError


def oob_votes(stumps: list[dict[str, int | float]], samples: list[list[int]], X: np.ndarray) -> list[int | None]:
    """包外预测 (8.20)：第 t 个树桩由第 t 个采样训练；对 X 的每一行只数那些没有用它训练的树桩的票，±1；一个也没有时是 None。

    The out-of-bag predictions (8.20): stump t was trained on sample t; for each row of X count only the votes of the stumps that
    were trained without it, ±1; None if there is no such stump.
    """
    raise NotImplementedError


def oob_error(
    stumps: list[dict[str, int | float]], samples: list[list[int]], X: np.ndarray, y: np.ndarray
) -> float | None:
    """有包外预测的样本中，包外预测与标记不符的比例；若没有一个样本有包外预测，则是 None。

    Of the samples that have an out-of-bag prediction, the share for which it is not the label; None if no sample has one.
    """
    raise NotImplementedError


def expected_distinct(m: int) -> float:
    """一个大小为 m 的自助采样中，出现的不同行号个数占 m 的比例的期望。1 ≤ m ≤ 10⁶。

    The expected number of different row numbers in a bootstrap sample of size m, as a share of m. 1 ≤ m ≤ 10⁶.

    >>> expected_distinct(2)
    0.75
    """
    raise NotImplementedError


def observations() -> str:
    """（由教师阅读）3.0α 上投票与单个树桩、与图 8.6、与习题 8.3 的 AdaBoost 相比如何，为什么。返回 Markdown 文本。

    (Read by a person) How the vote on 3.0α compares with a single stump, with figure 8.6 and with AdaBoost of exercise 8.3, and
    why. Returns Markdown.
    """
    raise NotImplementedError
