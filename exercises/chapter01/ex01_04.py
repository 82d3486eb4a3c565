"""1.4* 换一种损失的 NFL 定理 / No free lunch under another loss

**书上的题。** 1.4 节用分类错误率证明了“没有免费的午餐”；换用其他性能度量 ℓ，(1.1) 中的指示函数变成 ℓ(h(x), f(x))，试证明定理仍成立。
其实要看 ℓ 满足什么条件。先按定义对所有可能的真相 $f$ 求和，再推出不必枚举 $f$ 的公式，从公式里找出条件；条件不成立时造一个反例，最后写出
证明。

**先看一个小例子。** 两个点 0 和 1，各有概率 1/2，点 0 在训练集里，只看点 1。真相 $f$ 有四个，其中 $f(1) = 0$ 与 $f(1) = 1$ 各两个。

    损失                            预测 h(1) = 0 的和          预测 h(1) = 1 的和
    0/1 损失 [[0, 1], [1, 0]]       2 · 1/2 · 1 = 1             2 · 1/2 · 1 = 1
    代价不等 [[0, 5], [1, 0]]       2 · 1/2 · 5 = 5             2 · 1/2 · 1 = 1

第一行谁也不占便宜，第二行总预测 1 就赢了。

**约定。** 点是 0, …, n_points−1，标记是 0, …, K−1，K 是 `loss` 的行数；`loss[h][f]` 是预测 h、真相 f 时的损失（行是预测），非负整数。`train` 是
训练集中的点，`prob[x]` 是 $P(x)$。`learner` 是 `[(h, 概率), …]`，`h[x]` 是对 x 的预测。对全部 $K^n$ 个真相求**和**，不除以个数。

**做完想一想。** 现实里为什么还有“好”的学习算法？定理的哪一条假设在现实中不成立？

**★** 标记上百种、损失以十亿计、几十个点时也对。提示：$K^{n-1}$ 用 Python 的整数算。

---

**The exercise.** §1.4 proves "no free lunch" for the error rate. With another measure ℓ the indicator in (1.1) becomes
ℓ(h(x), f(x)): prove that the theorem still holds. In fact it depends on a condition on ℓ. Sum over all possible truths $f$ by
definition, derive a formula that needs no enumeration of $f$, read the condition off the formula, build a counterexample where
it fails, and finally write the proof.

**A small example first.** Two points 0 and 1, each of probability 1/2; point 0 is in the training set, so only point 1 counts.
There are four truths $f$: two with $f(1) = 0$ and two with $f(1) = 1$.

    loss                              sum for predicting h(1) = 0      sum for predicting h(1) = 1
    0/1 loss [[0, 1], [1, 0]]         2 · 1/2 · 1 = 1                  2 · 1/2 · 1 = 1
    unequal costs [[0, 5], [1, 0]]    2 · 1/2 · 5 = 5                  2 · 1/2 · 1 = 1

In the first row nobody gains, in the second "always 1" wins.

**Conventions.** Points are 0, …, n_points−1, labels 0, …, K−1 where K is the number of rows of `loss`; `loss[h][f]` is the loss
of predicting h when the truth is f (rows are predictions), an integer ≥ 0. `train` lists the training points, `prob[x]` is
$P(x)$. A `learner` is `[(h, probability), …]`, with `h[x]` the prediction for x. Sum over all $K^n$ truths; do **not** divide by
their number.

**Worth a thought.** Why are there good learners in reality all the same? Which assumption of the theorem does not hold there?

**★** As right for more than a hundred labels, losses in billions, and dozens of points. Hint: compute $K^{n-1}$ in Python's
integers.
"""


Learner = list[tuple[tuple[int, ...], float]]


def ote_sum(n_points: int, train: list[int], prob: list[float], loss: list[list[int]], learner: Learner) -> float:
    """按定义：对所有 $f$，对 `learner` 的每个 h，对训练集外的每个点求和。

    By definition: the sum over all $f$, over each h of the learner and each point outside the training set.

    >>> float(ote_sum(2, [0], [0.5, 0.5], [[0, 1], [1, 0]], [((0, 1), 1.0)]))
    1.0
    """
    raise NotImplementedError


def ote_sum_closed_form(
    n_points: int, train: list[int], prob: list[float], loss: list[list[int]], learner: Learner
) -> float:
    """同一个和，不枚举 $f$：有几十个点时也要算得出。

    The same sum without enumerating $f$: it has to work for dozens of points, too.

    >>> float(ote_sum_closed_form(2, [0], [0.5, 0.5], [[0, 1], [1, 0]], [((0, 1), 1.0)]))
    1.0
    """
    raise NotImplementedError


def nfl_holds(loss: list[list[int]]) -> bool:
    """定理对这个损失是否成立：无论样本空间、训练集、$P$ 如何，任何两个学习算法的和都相同。

    Whether the theorem holds for this loss: whatever the points, the training set and $P$, any two learners have the same
    sum.

    >>> bool(nfl_holds([[0, 1], [1, 0]]))
    True
    """
    raise NotImplementedError


def counterexample(loss: list[list[int]], n_points: int) -> dict | None:
    """定理不成立时的反例 `{"train": […], "prob": […], "a": h, "b": h}`：确定地输出 a 与 b 的两个算法，和不相同；定理成立时为 None。

    Where the theorem fails, a counterexample `{"train": […], "prob": […], "a": h, "b": h}`: the learners that always output a
    and b have different sums; None where it holds.

    >>> counterexample([[0, 1], [1, 0]], 3) is None
    True
    """
    raise NotImplementedError


def proof() -> str:
    """（由老师评阅）证明，Markdown 文本：损失满足你找出的条件时定理成立，不满足时不成立。

    (Read by your teacher) The proof in Markdown: the theorem holds where the loss meets the condition that you found, and
    fails where it does not.
    """
    raise NotImplementedError
