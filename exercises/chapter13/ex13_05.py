r"""13.5 类别不平衡下的 TSVM / TSVM under class imbalance

指派与调整伪标记时，两类的数目可能悬殊。按 §13.3 的办法，把无标记样本的代价拆成 $C_u^+$ 与 $C_u^-$，按 (13.10) 设置，写出改进的 TSVM。
两个代价不同时，图 13.4 的交换条件还能保证目标下降吗？求出交换一对标记带来的变化，理由写在 `justification` 里。

**目标。** $\frac12\|w\|^2 + C_l \sum_{有标记} ξ + C_u^+ \sum_{\hat y = +1} ξ + C_u^- \sum_{\hat y = -1} ξ$，其中
$ξ = \max(0, 1 - y(w^T x + b))$，无标记样本的 y 是伪标记 $\hat y$。类别是 −1 和 +1。

**改进的 TSVM。** 用有标记样本（代价 $C_l$）训练 SVM，以它的预测（得分 0 判 +1）为初始的 $\hat y$；由 `class_costs` 得两个代价，各不超过 $C_l$
（超过则取 $C_l$）。每一级：求解；只要还有一对满足图 13.4 第 6 行条件的样本就交换它们的标记（取哪一对都可以），再求解；然后两个代价各加倍，不超过
$C_l$。两个代价都等于 $C_l$ 的那一级是最后一级。交换之后代价不重新计算。

**求解。** 可以用 `exercises.solvers.weighted_linear_svm`。目标值 v 允许 $10^{-3} v + 2 \cdot 10^{-4} \sum C$ 的误差，$\sum C$ 是所有样本的代价
之和（那里的默认精度足够）；最后的 $(w, b)$ 下，不应再有 ξ 都大于 0.01 而和大于 2.01 的一对异号样本；超出得更少的一对可以不交换
（求解有误差，免得来回交换）。

**范围。** 至多 60 个样本，5 个属性；`y_l` 中两类都有，无标记样本至少一个；属性值的绝对值不超过 10，至多四位小数；0.1 ≤ $C_l$ ≤ 10，$10^{-3} C_l \le$ `C_minus0` $\le C_l$。只用有标记样本训练的 SVM 是唯一的，各
无标记样本的得分与 0 至少相差 0.05。其他函数中数的绝对值不超过 1000，至多 200 个样本，误差不超过 $10^{-9}$（相对）。每次调用不超过 2 秒 CPU 时间。不要改动
传入的参数。

---

As pseudo-labels are assigned and adjusted, one class may far outnumber the other. As in §13.3 split the cost of unlabelled samples into
$C_u^+$ and $C_u^-$, set them by (13.10), and write the improved TSVM. If the two costs differ, does the condition for an exchange in
fig. 13.4 still make sure that the objective falls? Find what exchanging a pair of labels changes; the reason belongs in
`justification`.

**The objective.** $\frac12\|w\|^2 + C_l \sum_{labelled} ξ + C_u^+ \sum_{\hat y = +1} ξ + C_u^- \sum_{\hat y = -1} ξ$ with
$ξ = \max(0, 1 - y(w^T x + b))$, where the y of an unlabelled sample is its pseudo-label $\hat y$. Classes are −1 and +1.

**The improved TSVM.** Train an SVM on the labelled samples (at cost $C_l$); its predictions (+1 for a score of 0) are the first
$\hat y$. `class_costs` gives the two costs, neither of them above $C_l$ (take $C_l$ if it would be). At each level: solve; as long as
there is a pair of samples that meets the condition in line 6 of fig. 13.4, exchange their labels (any such pair will do) and solve
again; then double both costs, up to $C_l$. The level at which both costs are $C_l$ is the last. Exchanges do not change the costs.

**Solving.** `exercises.solvers.weighted_linear_svm` may be used. An objective v may have an error of $10^{-3} v + 2 \cdot 10^{-4} \sum C$,
where $\sum C$ is the sum of the costs of all samples (the default accuracy there is enough); at the final $(w, b)$ there should be no
pair of samples of opposite labels left whose slacks are both above 0.01 and sum to more than 2.01; pairs that exceed the limits by less
need not be exchanged (solutions are not exact, and it might go on for ever).

**Ranges.** At most 60 samples and 5 attributes; `y_l` has both classes, and there is an unlabelled sample at least; values are at most 10
in size, of at most four decimals; 0.1 ≤ $C_l$ ≤ 10, $10^{-3} C_l \le$ `C_minus0` $\le C_l$. The SVM of the labelled samples is unique,
and gives the unlabelled ones scores at least 0.05 away from 0. In the other functions numbers are at most 1000 in size, with at most 200
samples, and errors $10^{-9}$ (relative) at most. A call takes at most 2 seconds of CPU time. Do not change the arguments.
"""

import numpy as np


def initial_labels(scores: list[float], n_pos: int | None) -> list[int]:
    """由得分指派标记 −1/+1。n_pos 为 None 时取得分的符号（0 为 +1），否则得分最大的 n_pos 个为 +1（得分相等时下标小的在先）。

    Labels −1/+1 by scores: their signs (+1 for 0) if n_pos is None, else +1 for the n_pos largest scores (of equal ones those with the
    smaller index first).

    >>> [int(label) for label in initial_labels([0.5, -1.0, 0.0], None)]
    [1, -1, 1]
    """
    raise NotImplementedError


def class_costs(y_hat: list[int], C_minus: float) -> tuple[float, float]:
    """(C_plus, C_minus)，按 (13.10) 由伪标记的数目设置；有一类（或两类）没有样本时两个都是 C_minus。

    (C_plus, C_minus), set by (13.10) from the numbers of pseudo-labels; both are C_minus if one class, or both, have no samples.
    """
    raise NotImplementedError


def objective(
    w: np.ndarray,
    b: float,
    X_l: np.ndarray,
    y_l: list[int],
    X_u: np.ndarray,
    y_hat: list[int],
    C_l: float,
    C_plus: float,
    C_minus: float,
) -> float:
    """上面的目标。

    The objective above.
    """
    raise NotImplementedError


def swap_gain(xi_pos: float, xi_neg: float, C_plus: float, C_minus: float) -> float:
    """(w, b) 不变时，交换一对异号样本的标记使目标下降多少（上升则为负）。交换之前，标记为 +1 与 −1 的样本的松弛量是 xi_pos > 0 与 xi_neg > 0。

    By how much the objective falls (negative if it rises) if the labels of a pair of opposite ones are exchanged and (w, b) stays. Before
    that the slack of the sample labelled +1 is xi_pos > 0, and of that labelled −1 it is xi_neg > 0.
    """
    raise NotImplementedError


def should_swap(xi_pos: float, xi_neg: float) -> bool:
    """是否 **不论** C_plus，C_minus > 0 是多少，交换都使目标下降（(w, b) 不变，xi_pos > 0, xi_neg > 0, 4 以内，1/1024 的整数倍）。

    Whether the exchange makes the objective fall **whatever** C_plus, C_minus > 0 are ((w, b) stays; xi_pos > 0 and xi_neg > 0 are at
    most 4 and multiples of 1/1024).
    """
    raise NotImplementedError


def balanced_tsvm(X_l: np.ndarray, y_l: list[int], X_u: np.ndarray, C_l: float, C_minus0: float) -> dict:
    """改进的 TSVM：{"w", "b", "y_hat", "levels"}，最后的解与伪标记。"levels" 中每一级是 {"C_plus", "C_minus", "objective"}，后者是该级首次求解及每次
    交换后重新求解所得目标值的列表。

    The improved TSVM: {"w", "b", "y_hat", "levels"}, the last solution and pseudo-labels. Each of the "levels" is {"C_plus", "C_minus",
    "objective"}, the last a list of the objectives that the first solution of this level, and that after each exchange, have.
    """
    raise NotImplementedError


def justification() -> str:
    """用 Markdown 说明：两个代价不同时，图 13.4 第 6 行的条件要不要改变，为什么。由老师阅读，不计分。

    Whether the condition in line 6 of fig. 13.4 has to change if the costs differ, and why, in Markdown. Read by a person, without points.
    """
    raise NotImplementedError
