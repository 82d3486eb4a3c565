r"""13.6* 高效的 TSVM 标记调整 / A faster label-switching loop

图 13.4 的第 6~10 行每交换一对标记就要重新求解一次 SVM。设计一个求解次数少得多、目标又不升的办法：从一次求解的结果里尽量多地利用。
想法写在 `idea` 里。

**符号。** 与图 13.4 相同：无标记样本的伪标记 $\hat y$ 为 −1 或 +1，松弛量 $ξ = \max(0, 1 - \hat y(w^T x + b))$。**违反的一对** (i, j) 是
$\hat y_i = +1$，$\hat y_j = -1$，$ξ_i > 0$，$ξ_j > 0$，$ξ_i + ξ_j > 2$。伪标记为 +1 的无标记样本代价为 `C_plus`，为 −1 的为 `C_minus`，有标记样本的是
`C_l`；目标是 $\frac12\|w\|^2$ 加上各样本的代价与松弛量之积。

**`fast_inner_loop` 的结果** 是一个列表，每求解一次 SVM 就有一项 {"y_hat", "w", "b"}，按次序排列：第一项的 `y_hat` 是给定的，最后一项是最终结果。
每一项的 (w, b) 是对该项 `y_hat` 的 SVM 的解。相邻两项之间至少有一个标记改变；改变了的样本能两两配成在 **前一项** 的 (w, b) 下违反的对，各对互不
相交。最后一项的 (w, b) 下不应再有 ξ 都大于 0.01 而和大于 2.01 的一对；差得更少的可以不交换。交换哪些、多少对由你决定，但若无标记样本来自中心相距 4 的
两个团（各坐标的标准差是 1），初始伪标记随机而两类各半，`C_plus` = `C_minus` = `C_l` / 10, u = 60，求解不应超过 6 次（图 13.4 约需 15 次）。

**求解。** 可以用 `exercises.solvers.weighted_linear_svm`。目标值 v 允许 $10^{-3} v + 2 \cdot 10^{-4} \sum C$ 的误差，$\sum C$ 是所有样本的代价之和（那里的默认
精度足够）。

**范围。** `violating_pairs`：u ≤ 20000, ξ 是 1/1024 的整数倍，不超过 1000。`fast_inner_loop`：至多 80 个样本，5 个属性，坐标的绝对值不超过 100，`y_l` 中两类都有，
u ≥ 1，代价在 0.01 与 10 之间。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

Lines 6 to 10 of fig. 13.4 solve an SVM again for every pair of labels exchanged. Design a way that needs far fewer solutions, while the
objective does not rise either: make as much of each solution as you can. The idea belongs into `idea`.

**Symbols** are those of fig. 13.4: pseudo-labels $\hat y$ of the unlabelled samples are −1 or +1, slacks are
$ξ = \max(0, 1 - \hat y(w^T x + b))$. **A violating pair** (i, j) has $\hat y_i = +1$, $\hat y_j = -1$, $ξ_i > 0$, $ξ_j > 0$ and
$ξ_i + ξ_j > 2$. An unlabelled sample costs `C_plus` if its pseudo-label is +1 and `C_minus` if it is −1, a labelled one `C_l`; the
objective is $\frac12\|w\|^2$ plus the product of cost and slack for every sample.

**What `fast_inner_loop` returns** is a list with an item {"y_hat", "w", "b"} for each SVM that was solved, in order: the `y_hat` of the
first is the one given, the last is the result. The (w, b) of an item solves the SVM for the `y_hat` of that item. Between neighbouring
items some label changes, and the samples whose labels change can be put into disjoint pairs that are violating at the (w, b) of the
**earlier** item. At the (w, b) of the last item there should be no pair left whose slacks are both above 0.01 and sum to more than 2.01;
closer ones need not be exchanged. Which and how many pairs are exchanged is up to you, but if the unlabelled samples come from two clusters
with centres 4 apart (every coordinate with standard deviation 1), the given pseudo-labels are random, half of each class,
`C_plus` = `C_minus` = `C_l` / 10 and u = 60, no more than 6 SVMs should be solved (fig. 13.4 takes about 15).

**Solving.** `exercises.solvers.weighted_linear_svm` may be used. An objective v may have an error of
$10^{-3} v + 2 \cdot 10^{-4} \sum C$, where $\sum C$ is the sum of the costs of all samples (the default accuracy there is enough).

**Ranges.** `violating_pairs`: u ≤ 20000, slacks are multiples of 1/1024 and at most 1000. `fast_inner_loop`: at most 80 samples and 5
attributes, no coordinate above 100 in size, `y_l` has both classes, u ≥ 1, costs between 0.01 and 10. A call takes at most 2 seconds of
CPU time. Do not change the arguments.
"""

import numpy as np


def violating_pairs(y_hat: list[int], xi: list[float]) -> list[tuple[int, int]]:
    """一些互不相交的违反的对 (i, j)；只有在没有违反的对时才可以是空列表。不要求尽量多。

    Some disjoint violating pairs (i, j); the list may be empty only if there is none. They need not be as many as possible.

    >>> [tuple(int(k) for k in pair) for pair in violating_pairs([-1, 1], [1.5, 0.75])]
    [(1, 0)]
    """
    raise NotImplementedError


def fast_inner_loop(
    X_l: np.ndarray,
    y_l: list[int],
    X_u: np.ndarray,
    y_hat: list[int],
    C_l: float,
    C_plus: float,
    C_minus: float,
) -> list[dict]:
    """图 13.4 第 5~10 行的改进（代价不变）：如上所述，每求解一次就有一项 {"y_hat", "w", "b"} 的列表。

    Lines 5 to 10 of fig. 13.4 improved (costs stay): the list of {"y_hat", "w", "b"}, one for every solution, as told above.
    """
    raise NotImplementedError


def idea() -> str:
    """用 Markdown 写出你的办法，目标为何不升，为何求解次数少。由老师阅读，不计分。

    Your way in Markdown: why the objective does not rise, and why there are few solutions. Read by a person, without points.
    """
    raise NotImplementedError
