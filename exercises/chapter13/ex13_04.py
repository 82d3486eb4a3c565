r"""13.4 TSVM 与 SVM 的比较 / TSVM against SVM on two UCI sets

没有标记的样本能帮支持向量机多少忙？写出图 13.4 的 TSVM，看它的局部搜索会停在怎样的地方；再在两个 UCI 任务上，三成测试、一成有标记、六成无标记，
与只看有标记样本的 SVM 比较。比较的数据由你选（`exercises.datasets` 中有 `iris`、`wine`、`breast_cancer`、`optdigits`，取两类，记作 −1 与 +1），
所见写在 `observations` 里。

**目标 (13.9)。** $\frac12\|w\|^2 + C_l \sum_{有标记} ξ + C_u \sum_{无标记} ξ$，其中 $ξ = \max(0, 1 - y(w^T x + b))$，无标记样本的 y 是伪标记 $\hat y$。

**TSVM。** 用有标记样本（代价 $C_l$）训练 SVM，以它的预测（得分 0 判 +1）为初始的 $\hat y$。各级的 $C_u$ 是 `C_u0`，2`C_u0`，4`C_u0`, …，不超过 $C_l$，最后
一级 $C_u = C_l$ **也要做**（正文如此；图 13.4 的循环少了这一级）。每一级：求解；只要还有一对满足第 6 行条件的样本就交换它们的标记（哪一对都可以），再求解。

**求解。** 可以用 `exercises.solvers.weighted_linear_svm`。目标值 v 允许 $10^{-3} v + 2 \cdot 10^{-4} \sum C$ 的误差，$\sum C$ 是所有样本的代价之和（那里的
默认精度足够）；最后的 $(w, b)$ 下，不应再有 ξ 都大于 0.01 而和大于 2.01 的一对异号样本；差得更少的一对可以不交换。

**范围。** `tsvm`：至多 60 个样本，5 个属性，0.1 ≤ $C_l$ ≤ 10，$10^{-3} C_l \le$ `C_u0` $\le C_l$，只用有标记样本的 SVM 是唯一的，各无标记样本的得分与 0 至少相差
0.05。`compare`：至多 150 行、5 列（列很多时求解可能要久得多）。`y_l` 中总有两类。`s3vm_objective` 的误差不超过 $10^{-9}$（相对），数的绝对值不超过 1000，至多 250 个样本。每次调用
不超过 2 秒 CPU 时间。不要改动传入的参数。

---

How much do unlabelled samples help a support vector machine? Write the TSVM of fig. 13.4, and see where its local search may end; then
compare it on two UCI tasks, with 30 % test, 10 % labelled and 60 % unlabelled samples, with the SVM that sees the labelled samples
only. The data are your choice (`exercises.datasets` has `iris`, `wine`, `breast_cancer` and `optdigits`; take two classes as −1 and
+1); what you see belongs into `observations`.

**The objective (13.9)** is $\frac12\|w\|^2 + C_l \sum_{labelled} ξ + C_u \sum_{unlabelled} ξ$ with $ξ = \max(0, 1 - y(w^T x + b))$, where the y
of an unlabelled sample is its pseudo-label $\hat y$.

**TSVM.** Train an SVM on the labelled samples (at cost $C_l$); its predictions (+1 for a score of 0) are the first $\hat y$. The levels
have $C_u$ = `C_u0`, 2`C_u0`, 4`C_u0`, …, up to $C_l$; the last, $C_u = C_l$, **is done, too** (as the text says; the loop of fig. 13.4
lacks it). At each level: solve; as long as there is a pair of samples that meets the condition in line 6, exchange their labels (any
such pair will do) and solve again.

**Solving.** `exercises.solvers.weighted_linear_svm` may be used. An objective v may have an error of
$10^{-3} v + 2 \cdot 10^{-4} \sum C$, where $\sum C$ is the sum of the costs of all samples (the default accuracy there is enough). At the
final $(w, b)$ there should be no pair of samples of opposite labels left whose slacks are both above 0.01 and sum to more than 2.01;
closer ones need not be exchanged.

**Ranges.** `tsvm`: at most 60 samples and 5 attributes, 0.1 ≤ $C_l$ ≤ 10, $10^{-3} C_l \le$ `C_u0` $\le C_l$; the SVM of the labelled samples
is unique, and gives the unlabelled ones scores at least 0.05 away from 0. `compare`: at most 150 rows and 5 columns (with many columns solving may take far longer). `y_l` always has
both classes. `s3vm_objective` has an error of $10^{-9}$ (relative) at most; numbers are at most 1000 in size there, with at most 250
samples. A call takes at most 2 seconds of CPU time. Do not change the arguments.
"""

import numpy as np


def s3vm_objective(
    w: np.ndarray,
    b: float,
    X_l: np.ndarray,
    y_l: list[int],
    X_u: np.ndarray,
    y_hat: list[int],
    C_l: float,
    C_u: float,
) -> float:
    """目标 (13.9)，松弛量取 (w, b) 与 y_hat 所允许的最小值。

    The objective (13.9), slacks being the least that (w, b) and y_hat allow.
    """
    raise NotImplementedError


def swap_candidate(y_hat: list[int], xi: list[float]) -> tuple[int, int] | None:
    """满足图 13.4 第 6 行条件的一对 (i, j)，先后不限；没有则为 None。xi 是 1/1024 的整数倍，至多 200 个。

    A pair (i, j), in either order, that meets the condition in line 6 of fig. 13.4, None if there is none. xi are multiples of 1/1024, at
    most 200.
    """
    raise NotImplementedError


def best_assignment(X_l: np.ndarray, y_l: list[int], X_u: np.ndarray, C_l: float, C_u: float) -> list[int]:
    """使 (13.9) 最小的 y_hat：试遍所有的指派，每种都求最优的 (w, b)。1 ≤ u ≤ 6, 0.1 ≤ C_l, C_u ≤ 10。目标值（允许上述误差）同样小的取哪个都可以。

    The y_hat for which (13.9) is least: try all assignments, each with its best (w, b). 1 ≤ u ≤ 6, 0.1 ≤ C_l, C_u ≤ 10. Of assignments
    with equally small objectives, up to the error above, any will do.
    """
    raise NotImplementedError


def stuck_assignment() -> tuple:
    """交换搜索的一个不是全局最优的局部最优：(X_l, y_l, X_u, y_hat, C_l, C_u)。2 到 6 个有标记样本，两类都有；2 到 6 个无标记样本，y_hat 中两类都有；至多
    3 个属性，坐标不超过 100，代价在 0.1 与 10 之间。在 y_hat 的最优 (w, b) 下没有 ξ 都大于 0 而和大于 1.999 的一对异号样本；而正例个数相同的另一种指派的
    最优目标值，乘以 1.05 仍不大于 y_hat 的。

    A local optimum of the search by exchanges that is not a global one: (X_l, y_l, X_u, y_hat, C_l, C_u). 2 to 6 labelled samples of
    both classes; 2 to 6 unlabelled ones, both labels in y_hat; at most 3 attributes, coordinates of at most 100, costs between 0.1 and
    10. At the best (w, b) for y_hat no pair of opposite labels has slacks that are both above 0 and sum to more than 1.999; yet some
    other assignment with as many positives has an optimal objective which, times 1.05, is no larger than that of y_hat.
    """
    raise NotImplementedError


def tsvm(X_l: np.ndarray, y_l: list[int], X_u: np.ndarray, C_l: float, C_u0: float) -> dict:
    """TSVM：{"w", "b", "y_hat", "levels"}，最后的解与伪标记。"levels" 中每一级是 {"C_u", "objective"}，后者是该级首次求解及每次交换后重新求解所得目标值的
    列表。

    The TSVM: {"w", "b", "y_hat", "levels"}, the last solution and pseudo-labels. Each of the "levels" is {"C_u", "objective"}, the last a
    list of the objectives that the first solution of this level, and that after each exchange, have.
    """
    raise NotImplementedError


def differ(p: int, q: int) -> bool:
    """差别是否显著。p 个样本只有一个学习器判对，q 个只有另一个判对，0 ≤ p, q ≤ 75；若二者一样好，p + q 次公平的掷币中至少有 max(p, q) 次同面的概率（两面都
    算，不超过 1）小于 0.05 时为 True。p + q = 0 时为 False。

    Whether a difference is significant. One learner only is right on p samples, the other only on q, 0 ≤ p, q ≤ 75. True if, were both
    equally good, the probability that of p + q fair coins at least max(p, q) show the same side (either side, at most 1) is below 0.05;
    False if p + q = 0.
    """
    raise NotImplementedError


def compare(X: np.ndarray, y: list[int], seed: int) -> dict:
    """一次比较。随机划分：测试样本 0.3m 个，有标记样本 0.1m 个（四舍五入，差 1 也可以），其余无标记；有标记样本中没有两类时重新划分。各列按有标记与无标记
    样本的均值和标准差（ddof = 0；0 换成 1）标准化。C_l = 1, C_u0 = 0.001。测试样本的属性不影响划分，也不影响对其他样本的预测；同一个 seed 结果相同，不同
    的 seed 划分不同。返回字典：

    - "test"，"labelled"，"unlabelled"：三部分的行号（从 0 起）；
    - "pred_svm"，"pred_tsvm"：对测试样本的预测，±1，次序同 "test"（得分 0 判 +1）；
    - "acc_svm"，"acc_tsvm"：精度；
    - "winner"：精度高的一个，"svm" 或 "tsvm"，相等时是 "tie"；
    - "significant"：differ(p, q), p 与 q 是只有 SVM 判对、只有 TSVM 判对的测试样本的个数。

    One comparison. A random split: 0.3m test samples, 0.1m labelled ones (rounded; one more or less is fine), the others unlabelled; draw
    again if the labelled ones are not of both classes. Columns are standardised by mean and standard deviation (ddof = 0; 0 becomes 1)
    of labelled and unlabelled samples. C_l = 1, C_u0 = 0.001. The attributes of a test sample influence neither the split nor the
    predictions for other samples; the same seed gives the same result, other seeds other splits. Returns a dict:

    - "test", "labelled", "unlabelled": the row numbers, from 0, of the three parts;
    - "pred_svm", "pred_tsvm": the predictions ±1 for the test samples, in the order of "test" (+1 for a score of 0);
    - "acc_svm", "acc_tsvm": the accuracies;
    - "winner": the one of higher accuracy, "svm" or "tsvm", or "tie";
    - "significant": differ(p, q), p and q being the numbers of test samples which the SVM only, and the TSVM only, gets right.
    """
    raise NotImplementedError


def observations() -> str:
    """用 Markdown 写出在两个 UCI 数据集上比较的结果与你的看法。由老师阅读，不计分。

    What the comparison on two UCI data sets gave, and what you make of it, in Markdown. Read by a person, without points.
    """
    raise NotImplementedError
