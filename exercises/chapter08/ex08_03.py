r"""8.3 用 AdaBoost 学习西瓜数据集 3.0α / AdaBoost on watermelon 3.0α

每一轮都盯住上一轮的错例。先以树桩为基学习器，用重赋权法写出 AdaBoost，看西瓜数据集 3.0α 的 17 个瓜
（`exercises.datasets.watermelon_3_0a()`，是 → +1，否 → −1）上的错误怎样逐轮消失，与图 8.4 是否相符；再换成不剪枝的决策树：为什么一轮就停？
改用重采样法。

**数据。** `X` 是形状 (m, n) 的数组，`y` 是 m 个 +1 或 −1，`w` 是 m 个非负的权，和为 1。

**树桩** 是字典 `{"feature": j, "threshold": t, "sign": s}`，s 为 +1 或 −1：$x_j > t$ 时预测 s，否则预测 −s。可选的阈值是第 j 列相邻的两个
不同取值的中点。

**树** 是嵌套的字典：叶结点 `{"label": +1 或 −1}`，内部结点 `{"feature": j, "threshold": t, "le": 子树, "gt": 子树}`，$x_j \le t$ 的样本归
"le"；可选的阈值同上。

**约定。** sign(0) = +1。几个树桩或划分同样好时任选一个。对数是自然对数，信息增益以 2 为底。数值允许 1e-9 的误差。不要改动传入的参数。

---

Every round looks hard at the last round's mistakes. Write AdaBoost by re-weighting with stumps as base learners; see the errors
on the 17 melons of watermelon 3.0α (`exercises.datasets.watermelon_3_0a()`, 是 → +1, 否 → −1) vanish round by round, and whether
that is what figure 8.4 shows. Then take unpruned trees: why does it stop after one round? Re-sample instead.

**Data.** `X` is an array of shape (m, n), `y` holds m times +1 or −1, `w` m weights ≥ 0 that sum to 1.

**A stump** is a dict `{"feature": j, "threshold": t, "sign": s}` with s = +1 or −1: it predicts s if $x_j > t$, else −s. The
thresholds to choose from are the midpoints of neighbouring distinct values of column j.

**A tree** is a nested dict: a leaf `{"label": +1 or −1}`, an inner node `{"feature": j, "threshold": t, "le": tree, "gt": tree}`
where samples with $x_j \le t$ go to "le"; thresholds are chosen as above.

**Conventions.** sign(0) = +1. Of several equally good stumps or splits take any. Logarithms are natural, information gain has base
2. An error of 1e-9 is allowed in numbers. Do not change the arguments.
"""

import numpy as np


def best_stump(X: np.ndarray, y: np.ndarray, w: np.ndarray) -> dict[str, int | float]:
    """带权错误率（错分样本的权之和）最小的树桩。至少有一列不是常数。

    The stump of least weighted error (the sum of the weights of the samples it gets wrong). Some column is not constant.

    >>> import numpy as np
    >>> best_stump(np.array([[1.0], [2.0], [4.0]]), np.array([1, 1, -1]), np.array([0.2, 0.3, 0.5]))["threshold"]
    3.0
    """
    raise NotImplementedError


def classifier_weight(eps: float) -> float:
    """分类器的权重 α (8.11)，0 ≤ eps < 1；eps 小于 1e-10 时当作 1e-10。

    The weight α of a classifier (8.11), 0 ≤ eps < 1; an eps below 1e-10 counts as 1e-10.
    """
    raise NotImplementedError


def reweight(w: np.ndarray, y: np.ndarray, h: np.ndarray, alpha: float) -> np.ndarray:
    """图 8.3 第 7 行：新的样本分布，已除以 Z_t。h 是分类器对各样本的预测，±1；|alpha| ≤ 50。

    Line 7 of figure 8.3: the new distribution of the samples, divided by Z_t. h are the predictions of the classifier, ±1;
    |alpha| ≤ 50.
    """
    raise NotImplementedError


def adaboost_stumps(X: np.ndarray, y: np.ndarray, rounds: int) -> list[dict[str, int | float]]:
    """以树桩为基学习器的 AdaBoost，从均匀分布开始，至多 rounds 轮。逐轮返回树桩，字典中再加 "epsilon" (ε_t) 与 "alpha" (α_t)。
    ε_t ≥ ½ 时停止，这一轮不要（与 ½ 相差不到 1e-9 也算）；ε_t = 0（不到 1e-12 也算）时加入这一轮后停止。至少有一列不是常数。

    AdaBoost with stumps, from the uniform distribution, for at most so many rounds. Returns the stump of each round, its dict with
    "epsilon" (ε_t) and "alpha" (α_t) added. If ε_t ≥ ½ (or less than 1e-9 below), stop without this round; if ε_t = 0 (or less
    than 1e-12), stop after adding it. Some column is not constant.
    """
    raise NotImplementedError


def predict(trace: list[dict], X: np.ndarray) -> np.ndarray:
    """集成的预测，长为 m, ±1：Σ α_t h_t(x) 的符号。trace 的每一项有 "alpha"，并且或者是树桩，或者有 "tree"。

    The predictions of an ensemble, m times ±1: the sign of Σ α_t h_t(x). Each entry of the trace has "alpha", and is a stump or
    has a "tree".
    """
    raise NotImplementedError


def grow_tree(X: np.ndarray, y: np.ndarray, w: np.ndarray) -> dict:
    """不剪枝的决策树：每次取带权信息增益最大的划分，直到结点中的样本同属一类，或各列在其中都是常数（此时取权之和较大的一类，相等时取 +1）。
    增益为 0 也继续划分。这里 w 是正数，和不必为 1。

    An unpruned decision tree: split where the weighted information gain is largest, until a node's samples are of one class or
    all columns are constant in it (then the class of larger total weight, +1 if equal). Go on even if the gain is 0. Here w are
    positive numbers with any sum.
    """
    raise NotImplementedError


def adaboost_resampling(X: np.ndarray, y: np.ndarray, rounds: int, seed: int) -> list[dict]:
    """以不剪枝的树为基学习器，用重采样法的 AdaBoost。每一轮按当前的样本分布有放回地抽 m 个样本，在其上以相等的权长出树，ε_t 是树在
    **全部** m 个样本上的带权错误率；ε_t = 0（不到 1e-12 也算）或 ε_t ≥ ½（差不到 1e-9 也算）时重抽，一轮抽满 100 次还不行就停止。
    每轮返回 {"sample": m 个行号, "tree": 树, "epsilon": ε_t, "alpha": α_t}。同一个 seed 结果相同。

    AdaBoost with unpruned trees by re-sampling. Each round draws m samples with replacement by the current distribution and grows
    a tree on them with equal weights; ε_t is its weighted error on **all** m samples. If ε_t = 0 (or less than 1e-12) or ε_t ≥ ½
    (or less than 1e-9 below), draw again; stop if 100 draws of a round are in vain. Each round gives {"sample": m row numbers,
    "tree": tree, "epsilon": ε_t, "alpha": α_t}. The same seed gives the same result.
    """
    raise NotImplementedError
