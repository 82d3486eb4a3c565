r"""6.3 SVM、BP 网络与 C4.5 决策树的实验比较 / SVM versus BP versus C4.5

四个选手，两个 UCI 任务：谁真的更好，谁只是运气？训练四种模型并交出模型作证，再由预测算出错误率和显著性。

**任务。** 训练集 (X_train, y_train) 中 X_train 是 (m, d) 的数组，各列已按训练集标准化，y 是 -1/+1，两类都有。名为 "breast_cancer" 的是乳腺癌数据集
（`exercises.datasets.breast_cancer()`，良性为 +1），行号除以 3 余 0 的 190 行训练，余 2 的测试；"iris" 是 `exercises.datasets.iris()` 中类别 1 与 2 的 100 行（2 为
+1），余 0 与 1 的训练，余 2 的测试。也会问到别的小数据集，样本可以重复或矛盾，|x| ≤ 10。一次 `train_all` 的训练样本合计至多 200 个，至多 30 列，限 2 秒 CPU
时间：请用数组运算，三分之一秒就能做到。

**四个方法及其模型**（方法的名字就是键）：

- "svm_linear"：`{"alpha": (m,), "b": 一个数, "C": 一个数}`，软间隔 SVM (6.40)，f(x) = Σ α_i y_i x_iᵀx + b。C 自选，在 0.001 与 1000 之间。
- "svm_gaussian"：同上，再加 "sigma"（0.01 到 1000 之间，自选）；核是 exp(−‖x − z‖²/(2σ²))。
- "bp"：`{"V": (d, q), "gamma": (q,), "W": (q, 1), "theta": (1,)}`，图 5.7 的网络：隐层 σ(xV − gamma)，输出 σ(bW − theta)，阈值是减去的。q ≤ 50。
- "c45"：树。叶结点 `{"label": ±1}`，内部结点 `{"feature": j, "threshold": t, "le": 子树, "gt": 子树}`，x_j ≤ t 的归 "le"。

f(x) ≥ 0，或网络的输出 ≥ 0.5 时判为 +1。

**作证。** SVM（舍入误差除外）：0 ≤ α_i ≤ C, Σ α_i y_i = 0，原问题与对偶问题之差不超过 10⁻³·max(1, 原问题的值)。树：在每个内部结点，每个（在该结点的样本中）不是常数的列取信息增益最大的划分点（相邻
取值之间，通常取中点）作候选；这些候选的增益的平均记为 g；在增益不小于 g 的列中取增益率 (4.3) 最大的；相同时任选。叶结点的标记是其中训练样本的多数。可以把子树剪成叶结点，但根总要划分（除非
各列都是常数）。在两个 UCI 任务上，网络的训练错误率不超过 0.10，树的不超过 0.05；测试错误率，每个方法在 breast_cancer 上不超过 0.12，在 iris 上不超过 0.20。

不要改动传入的参数。

---

Four contestants, two tasks of UCI: who is really better, who only lucky? Train four kinds of models and hand them in as evidence; then
compute error rates and significance from predictions.

**Tasks.** In a training set (X_train, y_train) X_train is an array (m, d) whose columns are standardised on the training set; y is -1/+1, both
occur. The one named "breast_cancer" is that data set (`exercises.datasets.breast_cancer()`, benign is +1): the 190 rows whose number leaves 0
when divided by 3 are for training, those that leave 2 for testing. "iris" is classes 1 and 2 of `exercises.datasets.iris()`, 100 rows (2 is +1): rows
that leave 0 or 1 are for training, 2 for testing. Other small sets are asked too, with repeated or conflicting samples and |x| ≤ 10. One
`train_all` comes with at most 200 training samples altogether and at most 30 columns, and may take 2 seconds of CPU time: use array operations; a
third of a second is enough.

**Four methods and their models** (the names of the methods are the keys):

- "svm_linear": `{"alpha": (m,), "b": a number, "C": a number}`, the soft-margin SVM (6.40), f(x) = Σ α_i y_i x_iᵀx + b. C is your choice, from 0.001 to
  1000.
- "svm_gaussian": the same and "sigma" (from 0.01 to 1000, your choice); the kernel is exp(−‖x − z‖²/(2σ²)).
- "bp": `{"V": (d, q), "gamma": (q,), "W": (q, 1), "theta": (1,)}`, the net of figure 5.7: hidden layer σ(xV − gamma), output σ(bW − theta), thresholds are
  subtracted. q ≤ 50.
- "c45": a tree. A leaf is `{"label": ±1}`, an inner node `{"feature": j, "threshold": t, "le": tree, "gt": tree}`; x_j ≤ t goes to "le".

The prediction is +1 where f(x) ≥ 0, or where the net puts out 0.5 or more.

**Evidence.** SVM (up to rounding): 0 ≤ α_i ≤ C, Σ α_i y_i = 0, and primal and dual differ by at most 10⁻³·max(1, primal). Tree: at each inner node every column that is not constant
(among the samples there) offers its cut (between neighbouring values, usually the midpoint) of largest information gain; g is the mean of the gains so offered; of the
columns whose gain is not below g the one with the largest gain ratio (4.3) is taken; ties are free. A leaf has the label of the majority of its training
samples. Subtrees may be pruned to leaves, but the root is split (unless all columns are constant). On the two tasks of UCI the training error of the
net is at most 0.10, that of the tree at most 0.05; the test error of each method is at most 0.12 on breast_cancer, at most 0.20 on iris.

Do not change the arguments.
"""

import numpy as np


def train_all(data: dict[str, tuple[np.ndarray, np.ndarray, np.ndarray]], seed: int) -> dict[str, dict[str, dict]]:
    """任务名 → 方法 → 模型。data 是任务名 → (X_train, y_train, X_test)。模型不得依赖 X_test。网络的初值由 seed 决定：同一个 seed 结果相同，不同的 seed
    给出不同的网络。

    Name of task → method → model. data is name of task → (X_train, y_train, X_test). No model may depend on X_test. The net starts from
    values that seed decides: the same seed gives the same result, another one another net.
    """
    raise NotImplementedError


def predict(method: str, model: dict, X_train: np.ndarray, y_train: np.ndarray, X_test: np.ndarray) -> np.ndarray:
    """用（任何）给定的模型预测 X_test 的每一行：±1。网络的净输入的绝对值至多 1000。

    The predictions ±1 of the given model, whatever it is, for each row of X_test. No net input exceeds 1000 in size.

    >>> import numpy as np
    >>> predict("c45", {"label": -1}, np.zeros((2, 1)), np.array([1, -1]), np.zeros((3, 1))).tolist()
    [-1, -1, -1]
    """
    raise NotImplementedError


def error_table(predictions: dict[str, dict[str, list[int]]], truth: dict[str, list[int]]) -> dict[str, dict[str, float]]:
    """任务名 → 方法 → 错误率。predictions 是任务名 → 方法 → 预测，truth 是任务名 → 真实的标记；任务与方法的名字任意，各不超过 10 个。

    Name of task → method → error rate. predictions is name of task → method → predictions, truth is name of task → true labels;
    tasks and methods may have any names, at most 10 of each.
    """
    raise NotImplementedError


def sign_test(pred_a: list[int], pred_b: list[int], truth: list[int]) -> float:
    """符号检验：只看一个对而另一个错的样本，在 "两个方法谁对谁错各占一半" 的假设下，这样的结果或更偏的结果（向哪一边都算）的概率；没有这样的样本时是 1。
    这样的样本至多 400 个。

    The sign test looks only at samples where one is right and the other wrong. Under the hypothesis that either is as likely to be the
    right one: the probability of such a result or a more lopsided one, to whichever side; 1 if there are no such samples. There are at
    most 400 such samples.

    >>> sign_test([1, 1, 1], [1, -1, -1], [1, 1, 1])
    0.5
    """
    raise NotImplementedError


def conclusions(predictions: dict[str, dict[str, list[int]]], truth: dict[str, list[int]], level: float) -> dict[str, dict]:
    """任务名 → {"best": 错误率最小的方法 (并列的都算), 按名字排序, "significant_pairs": 符号检验的 p < level 的方法对 (a, b), 其中 a < b (按名字), 也排序}。
    0 < level ≤ 1。

    Name of task → {"best": the methods of smallest error, all that tie, sorted by name; "significant_pairs": the pairs (a, b) of
    methods with p < level in the sign test, a < b by name, sorted}. 0 < level ≤ 1.
    """
    raise NotImplementedError


def report() -> str:
    """（由教师阅读）你的结论：差别有多大，哪些是显著的，参数怎样选的？返回 Markdown 文本。

    (Read by the instructor) Your conclusions: how large are the differences, which are significant, how were parameters chosen? Returns
    Markdown text.
    """
    raise NotImplementedError
