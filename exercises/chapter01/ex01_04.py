"""1.4* 换一种损失的 NFL 定理 / No free lunch under another loss

把 1.4 节论证里的错误率换成一般的损失 `loss[h(x)][f(x)]`，再对所有可能的真相 $f$ 求和：各学习算法的训练集外误差之和是否仍然相同？
题目说 "仍成立"，其实要看损失满足什么条件。先按定义求和，再推出不必枚举 $f$ 的公式，从公式里找出条件；条件不成立时造一个反例。

**约定。** 样本空间是 {0, …, n_points−1}，标记是 0, …, K−1, K 是 `loss` 的行数；`loss[h][f]` 是预测 h、真相 f 时的损失（行是预测，列是
真相），非负整数。`train` 是训练集中的点（可以没有，也可以是全部），`prob[x]` 是 $P(x)$。学习算法 `learner` 是
`[(h, 概率), …]`，h 是长为 n_points 的元组，`h[x]` 是对 x 的预测。真相是全部 $K^n$ 个函数 $f$；求和，不除以个数。K ≥ 1, n_points 不超过 60。不要改动传入的参数。

---

Replace the error rate in the argument of §1.4 by any loss `loss[h(x)][f(x)]` and sum over all possible truths $f$: is the
error outside the training set still the same for all learners? The book says so, but it depends on a condition on the
loss. Sum by definition, derive a formula that needs no enumeration of $f$, read the condition off the formula, and where it
fails build a counterexample.

**Conventions.** The points are {0, …, n_points−1}, the labels 0, …, K−1 where K is the number of rows of `loss`;
`loss[h][f]` is the loss of predicting h when the truth is f (rows: predicted, columns: true), an integer ≥ 0. `train` lists
the training points (maybe none, maybe all), `prob[x]` is $P(x)$. A `learner` is `[(h, probability), …]`, h being a tuple of
length n_points with the prediction `h[x]` for x. The truths are all $K^n$ functions $f$; the sum is not divided by their
number. K ≥ 1, and n_points is at most 60. Do not change the arguments.
"""

Learner = list[tuple[tuple[int, ...], float]]


def ote_sum(n_points: int, train: list[int], prob: list[float], loss: list[list[int]], learner: Learner) -> float:
    """按定义：对所有 $f$，对 `learner` 的每个 h，对训练集外的每个点求和。只会问 $K^n ≤ 256$。

    By definition: the sum over all $f$, over each h of the learner and each point outside the training set. Only asked for
    $K^n ≤ 256$.

    >>> ote_sum(2, [0], [0.5, 0.5], [[0, 1], [1, 0]], [((0, 1), 1.0)])
    1.0
    """
    raise NotImplementedError


def ote_sum_closed_form(
    n_points: int, train: list[int], prob: list[float], loss: list[list[int]], learner: Learner
) -> float:
    """同一个和，不枚举 $f$；n_points 可以到 60。

    The same sum without enumerating $f$; n_points may be up to 60.

    >>> ote_sum_closed_form(2, [0], [0.5, 0.5], [[0, 1], [1, 0]], [((0, 1), 1.0)])
    1.0
    """
    raise NotImplementedError


def nfl_holds(loss: list[list[int]]) -> bool:
    """定理对这个损失是否成立：无论样本空间、训练集、$P$ 如何，任何两个学习算法的和都相同。

    Whether the theorem holds for this loss: whatever the points, the training set and $P$, any two learners have the same
    sum.

    >>> nfl_holds([[0, 1], [1, 0]])
    True
    """
    raise NotImplementedError


def counterexample(loss: list[list[int]], n_points: int) -> dict | None:
    """定理不成立时的反例 `{"train": […], "prob": […], "a": h, "b": h}`：确定地输出 a 与 b 的两个算法，和相差至少 1e-6；定理成立时
    为 None。n_points ≥ 2；只会问 $K^n$ 乘以最大的损失不超过 $10^7$ 的情形。

    Where the theorem fails, a counterexample `{"train": […], "prob": […], "a": h, "b": h}`: the learners that always output a
    and b have sums at least 1e-6 apart; None where it holds. n_points ≥ 2; only asked where $K^n$ times the largest
    loss is at most $10^7$.

    >>> counterexample([[0, 1], [1, 0]], 3) is None
    True
    """
    raise NotImplementedError
