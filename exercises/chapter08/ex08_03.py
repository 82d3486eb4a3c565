r"""8.3 用 AdaBoost 学习西瓜数据集 3.0α / AdaBoost on watermelon 3.0α

**书上的题。** 编程实现 AdaBoost，以不剪枝决策树为基学习器，在西瓜数据集 3.0α 上训练，并与图 8.4 比较。先用树桩写对每一轮；再换成不剪枝的
树，看它为什么一轮就停，改用重采样法；最后数出规模为 1, 2, 3, … 时各错几个瓜，与图 8.4 对照。

**先看一个小例子。** 四个样本 x = 1, 2, 3, 4，标记 +, -, +, +，权都是 ¼。最好的树桩在 2.5 处切开，右边为正，只错了 x = 1：

    ε = 1/4        α = ½ ln(3/4 ÷ 1/4) = ½ ln 3 ≈ 0.549
    分对的 ¼ × e^(-α) = ¼ / √3，分错的 ¼ × e^α = ¼ × √3，除以总和：        新的权 1/2, 1/6, 1/6, 1/6

刚才的树桩在新的权下恰好错一半，再选它就没有用了；这时最好的树桩错 1/3，它一定顾到了 x = 1。

**约定。** `X` 每行一个样本，`y` 是 ±1，`w` 是各样本的权。树桩是 `{"feature": j, "threshold": t, "sign": s}`：$x_j > t$ 时预测 s，
否则预测 -s。树的叶结点是 `{"label": ±1}`，内部结点是 `{"feature": j, "threshold": t, "le": 子树, "gt": 子树}`，$x_j ≤ t$ 走 "le"。
可选的 t 是一列中相邻两个不同取值的中点；同样好的任选一个。sign(0) = +1。数据在 `exercises.datasets.watermelon_3_0a()`，“是”为 +1。

**做完想一想**（写在 `observations` 里）。规模 3、5、11 的集成各错几个瓜？边界怎样变，与图 8.4 相符吗？不剪枝的树用重赋权法，ε_1 与 α_1
是多少？重采样之后，同样的规模，树与树桩谁错得少，为什么？

**★** 权或 ε 小到 $10^{-12}$、只差 $10^{-9}$，几百轮，上千个样本，几十层的树，都照样对；重采样总抽不到合用的样本时，也有耐心。

---

**The exercise.** Program AdaBoost with unpruned decision trees as base learners, train it on watermelon 3.0α and
compare with figure 8.4. First get each round right with stumps; then take unpruned trees, see why it stops after one
round, and re-sample instead; finally count the melons that are misread at sizes 1, 2, 3, … and hold that against figure
8.4.

**A small example first.** Four samples x = 1, 2, 3, 4 with labels +, -, +, + and weights ¼. The best stump cuts at 2.5
with + on the right and gets only x = 1 wrong:

    ε = 1/4        α = ½ ln(3/4 ÷ 1/4) = ½ ln 3 ≈ 0.549
    right: ¼ × e^(-α) = ¼ / √3, wrong: ¼ × e^α = ¼ × √3, divided by their sum:        new weights 1/2, 1/6, 1/6, 1/6

By the new weights this stump is wrong on exactly half, and of no use again; the best stump has error 1/3 now, and it does
look after x = 1.

**Conventions.** `X` has a sample in each row, `y` is ±1, `w` holds the weights of the samples. A stump is
`{"feature": j, "threshold": t, "sign": s}`: it predicts s if $x_j > t$, else -s. The leaf of a tree is `{"label": ±1}`,
an inner node `{"feature": j, "threshold": t, "le": tree, "gt": tree}`, with $x_j ≤ t$ to "le". For t take midpoints of
neighbouring distinct values of a column; of equally good choices any. sign(0) = +1. The data are
`exercises.datasets.watermelon_3_0a()`, with “是” as +1.

**Worth a thought** (in `observations`). How many melons do the ensembles of sizes 3, 5 and 11 misread? How does the
boundary change, and is that what figure 8.4 shows? With unpruned trees and re-weighting, what are ε_1 and α_1? After
re-sampling, which misread fewer at the same size, trees or stumps, and why?

**★** Right as well with weights or ε as small as $10^{-12}$ or $10^{-9}$ apart, with hundreds of rounds, thousands of
samples and trees of dozens of levels; and patient where re-sampling hardly ever draws a sample that is of use.
"""

import numpy as np


def best_stump(X: np.ndarray, y: np.ndarray, w: np.ndarray) -> dict[str, int | float]:
    """带权错误率（错分样本的权之和）最小的树桩。

    The stump of least weighted error, the sum of the weights of the samples it gets wrong.

    >>> import numpy as np
    >>> stump = best_stump(np.array([[1.0], [2.0], [4.0]]), np.array([1, 1, -1]), np.array([0.2, 0.3, 0.5]))
    >>> float(stump["threshold"]), int(stump["sign"])
    (3.0, -1)
    """
    raise NotImplementedError


def classifier_weight(eps: float) -> float:
    """分类器的权重 α (8.11)。ε = 0 时 (8.11) 是无穷大，没法再投票，所以小于 1e-10 的 ε 都按 1e-10 算。

    The weight α of a classifier (8.11). At ε = 0 that is infinite, which leaves nothing to vote about: any ε below
    1e-10 counts as 1e-10.

    >>> float(classifier_weight(0.5))
    0.0
    >>> round(float(classifier_weight(0.25)), 6)
    0.549306
    """
    raise NotImplementedError


def reweight(w: np.ndarray, y: np.ndarray, h: np.ndarray, alpha: float) -> np.ndarray:
    """图 8.3 第 7 行：新的样本分布，已除以 Z_t。h 是分类器对各样本的预测，±1。

    Line 7 of figure 8.3: the new distribution of the samples, divided by Z_t; h are the predictions of the classifier, ±1.

    >>> import numpy as np
    >>> new = reweight(np.full(4, 0.25), np.array([1, -1, 1, 1]), np.array([-1, -1, 1, 1]), 0.5 * np.log(3))
    >>> [round(float(v), 6) for v in new]
    [0.5, 0.166667, 0.166667, 0.166667]
    """
    raise NotImplementedError


def adaboost_stumps(X: np.ndarray, y: np.ndarray, rounds: int) -> list[dict[str, int | float]]:
    """以树桩为基学习器的 AdaBoost，从均匀分布开始，至多 rounds 轮。逐轮返回树桩，字典中再加 "epsilon" (ε_t) 与 "alpha" (α_t)。
    ε_t ≥ ½ 时停止，不要这一轮；ε_t = 0 时要这一轮，然后停止。

    AdaBoost with stumps, from the uniform distribution, for at most so many rounds. Returns the stump of each round,
    its dict with "epsilon" (ε_t) and "alpha" (α_t) added. At ε_t ≥ ½ it stops without this round, at ε_t = 0 after this
    round.

    >>> import numpy as np
    >>> trace = adaboost_stumps(np.array([[1.0], [2.0], [3.0], [4.0]]), np.array([1, -1, 1, 1]), 2)
    >>> [round(float(one["epsilon"]), 6) for one in trace]
    [0.25, 0.333333]
    """
    raise NotImplementedError


def predict(trace: list[dict], X: np.ndarray) -> np.ndarray:
    """集成的预测，±1：Σ α_t h_t(x) 的符号。trace 的每一项有 "alpha"，并且或者是树桩，或者有 "tree"。

    The predictions of an ensemble, ±1: the sign of Σ α_t h_t(x). Each entry of the trace has "alpha", and is a stump or
    has a "tree".

    >>> import numpy as np
    >>> trace = [{"feature": 0, "threshold": 1.5, "sign": 1, "alpha": 0.5}, {"tree": {"label": -1}, "alpha": 0.25}]
    >>> [int(one) for one in predict(trace, np.array([[1.0], [2.0]]))]
    [-1, 1]
    """
    raise NotImplementedError


def errors_by_size(trace: list[dict], X: np.ndarray, y: np.ndarray) -> list[int]:
    """集成规模为 1, 2, …, len(trace) 时各分错几个样本：第 k 个数只用前 k 轮。

    How many samples the ensembles of sizes 1, 2, …, len(trace) get wrong: the k-th number uses the first k rounds only.

    >>> import numpy as np
    >>> trace = [{"tree": {"label": -1}, "alpha": 0.5}, {"tree": {"label": 1}, "alpha": 0.75}]
    >>> [int(n) for n in errors_by_size(trace, np.array([[0.0], [1.0], [2.0]]), np.array([1, 1, -1]))]
    [2, 1]
    """
    raise NotImplementedError


def grow_tree(X: np.ndarray, y: np.ndarray, w: np.ndarray) -> dict:
    """不剪枝的决策树：每次取带权信息增益最大的划分，增益为 0 也继续，直到结点中的样本同属一类，或各列在其中都是常数（此时取权之和较大的
    一类，相等时取 +1）。w 是正数，和不必为 1。

    An unpruned decision tree: split where the weighted information gain is largest, even if it is 0, until the samples
    of a node are of one class or all columns are constant in it (then take the class of larger total weight, +1 if
    equal). w are positive numbers with any sum.

    >>> import numpy as np
    >>> tree = grow_tree(np.array([[1.0], [3.0]]), np.array([-1, 1]), np.array([1.0, 1.0]))
    >>> tree["threshold"] == 2.0 and int(tree["gt"]["label"]) == 1
    True
    """
    raise NotImplementedError


def adaboost_resampling(X: np.ndarray, y: np.ndarray, rounds: int, seed: int) -> list[dict]:
    """以不剪枝的树为基学习器，用重采样法的 AdaBoost。每一轮按当前的样本分布有放回地抽 m 个样本，在其上以相等的权长出树；ε_t 是树在**全部**
    m 个样本上、按当前分布的错误率。ε_t = 0 或 ε_t ≥ ½ 时重抽，一轮抽满 100 次还不行就停止，已有的各轮留下。
    每轮返回 {"sample": m 个行号, "tree": 树, "epsilon": ε_t, "alpha": α_t}。同一个 seed 结果相同。

    AdaBoost with unpruned trees by re-sampling. Each round draws m samples with replacement by the current distribution
    and grows a tree on them with equal weights; ε_t is its error on **all** m samples by the current distribution. At
    ε_t = 0 or ε_t ≥ ½ draw again; stop, keeping the rounds so far, if 100 draws of a round are in vain. Each round
    gives {"sample": m row numbers, "tree": tree, "epsilon": ε_t, "alpha": α_t}. The same seed gives the same result.
    """
    raise NotImplementedError


def observations() -> str:
    """“做完想一想” 的回答，Markdown，给老师看，不计分。

    Your answer to “Worth a thought”, in Markdown, for your teacher; it earns no points.
    """
    raise NotImplementedError
