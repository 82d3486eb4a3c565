r"""6.3 SVM、BP 网络与 C4.5 决策树的实验比较 / SVM versus BP versus C4.5

**书上的题。** 选两个 UCI 数据集，分别用线性核与高斯核训练 SVM，与 BP 网络、C4.5 决策树作实验比较。这里是乳腺癌和鸢尾花：训练四种
模型，由预测算出错误率，再用符号检验分辨谁真的更好、谁只是运气。SVM 的求解器是现成的：`exercises.solvers.kernel_svm(K, y, C)`。

**先看一个小例子。** 一个方法在 9 个“只有一方判对”的测试样本中赢了 8 个，另一个赢了 1 个。若两者不相上下，每个这样的样本各有一半机会：

    P(至多 1 个) = (1 + 9)/2⁹ = 10/512      两边都算：p = 20/512 ≈ 0.039

刚过 0.05 的门槛。7 比 2 呢？(1 + 9 + 36)/512 再乘 2，p ≈ 0.18：精度差得也不小，却什么也说明不了。

**约定。** 训练集 (X_train, y_train) 已标准化，y 是 -1/+1。f(x) ≥ 0、网络输出 ≥ 0.5 判为 +1；x_j ≤ 划分点走 "le"。方法的名字是
"svm_linear"、"svm_gaussian"、"bp"、"c45"，模型的格式见 `train_all`。

**做完想一想**（写在 `report` 里）。四种方法错误率差多少，哪些显著？参数你是怎样选的，有没有看过测试样本？换一种划分，名次还会这样吗？

**★** 四百个不一致的样本、净输入上千、极接近的取值也对；同一个 seed 每次训练出同一个网络。

---

**The exercise.** Choose two data sets of UCI, train SVMs with a linear and a Gaussian kernel, and compare them in an experiment
with a BP network and a C4.5 decision tree. Here these are breast cancer and iris: train four models, compute error rates from
predictions, and tell by a sign test who is better and who is lucky. A solver for the SVMs is there:
`exercises.solvers.kernel_svm(K, y, C)`.

**A small example first.** Of 9 test samples that just one of two methods got right, one method has 8, the other 1. If neither were
better, each of these samples would be a fair coin:

    P(1 at most) = (1 + 9)/2⁹ = 10/512      both sides count: p = 20/512 ≈ 0.039

That is just below 0.05. And 7 against 2? Twice (1 + 9 + 36)/512, p ≈ 0.18: quite a difference in accuracy that says nothing.

**Conventions.** Training sets (X_train, y_train) are standardised, y is -1/+1. f(x) ≥ 0 is +1, and so is an output of the net of
0.5 or more; x_j ≤ threshold goes to "le". The methods are called "svm_linear", "svm_gaussian", "bp" and "c45"; the format of
models is told in `train_all`.

**Worth a thought** (in `report`). How far apart are the four methods, and which differences are significant? How did you choose
parameters, and did you see test samples then? Would another split rank them alike?

**★** As right with four hundred samples on which methods differ, net inputs in the thousands, and values that nearly coincide; the
same seed trains the same net each time.
"""

import numpy as np


def train_all(data: dict[str, tuple[np.ndarray, np.ndarray, np.ndarray]], seed: int) -> dict[str, dict[str, dict]]:
    """任务名 → 方法 → 模型；data 是任务名 → (X_train, y_train, X_test)。训练时不看 X_test；网络的初值由 seed 决定。

    SVM："svm_linear" 是 {"alpha", "b", "C"}，C 自选；"svm_gaussian" 再加一个自选的 "sigma"（表 6.1 的核）。

    网络："bp" 是 {"V": (d, q), "gamma": (q,), "W": (q, 1), "theta": (1,)}，图 5.7 的两层 sigmoid，阈值是减去的：隐层
    b = σ(xV − gamma)，输出 σ(bW − theta)；隐单元不多于 50 个。

    树："c45" 的叶是 {"label": ±1}，内部结点是 {"feature": j, "threshold": t, "le": 子树, "gt": 子树}。每个结点先在每一列上取增益
    最大的划分点，再在增益不低于这些增益的平均的列中取增益率 (4.3) 最大的（平均有舍入，比较时留一点余地）。叶取多数类；可以剪枝，
    但根要划分。

    训练集上，网络在两个 UCI 任务上至多错一成，树至多错百分之五。

    Name of task → method → model; data is name of task → (X_train, y_train, X_test). Training does not look at X_test; the net
    starts from values that seed decides.

    SVMs: "svm_linear" is {"alpha", "b", "C"} with a C of your choice; "svm_gaussian" has a "sigma" besides, also yours (the
    kernel of table 6.1).

    The net: "bp" is {"V": (d, q), "gamma": (q,), "W": (q, 1), "theta": (1,)}, two layers of sigmoids as in fig. 5.7 with
    thresholds subtracted: hidden layer b = σ(xV − gamma), output σ(bW − theta); 50 hidden units at most.

    The tree: a leaf of "c45" is {"label": ±1}, an inner node {"feature": j, "threshold": t, "le": tree, "gt": tree}. Each node
    takes the cut of largest gain in every column, and of the columns whose gain is not below the mean of these gains the one of
    largest gain ratio (4.3); the mean is rounded, so leave a little room when you compare. A leaf takes the majority; you may
    prune, but the root is split.

    On the training sets of the two tasks of UCI the net errs on a tenth at most, the tree on one in twenty.
    """
    raise NotImplementedError


def predict(method: str, model: dict, X_train: np.ndarray, y_train: np.ndarray, X_test: np.ndarray) -> np.ndarray:
    """用给定的模型（不论它从何而来）预测 X_test 的每一行：±1。

    The predictions ±1 of the given model, wherever it comes from, for each row of X_test.

    >>> import numpy as np
    >>> predict("c45", {"label": -1}, np.zeros((2, 1)), np.array([1, -1]), np.zeros((3, 1))).tolist()
    [-1, -1, -1]
    """
    raise NotImplementedError


def error_table(predictions: dict[str, dict[str, list[int]]], truth: dict[str, list[int]]) -> dict[str, dict[str, float]]:
    """任务名 → 方法 → 错误率。predictions 是任务名 → 方法 → 预测，truth 是任务名 → 真实的标记；名字任意。

    Name of task → method → error rate. predictions is name of task → method → predictions, truth is name of task → true labels;
    names may be any.

    >>> error_table({"t": {"a": [1, -1, 1, 1]}}, {"t": [1, 1, 1, 1]})
    {'t': {'a': 0.25}}
    """
    raise NotImplementedError


def sign_test(pred_a: list[int], pred_b: list[int], truth: list[int]) -> float:
    """符号检验的 p：只看一个对而另一个错的样本；若谁对谁错各占一半，得到这样的、或向任一边更偏的结果的概率。没有这样的样本时是 1。

    The p of the sign test, which looks only at samples where one is right and the other wrong: how probable is such a result, or
    one that is more lopsided to either side, if each is as likely to be right? It is 1 if there are no such samples.

    >>> sign_test([1, 1, 1], [1, -1, -1], [1, 1, 1])
    0.5
    """
    raise NotImplementedError


def conclusions(predictions: dict[str, dict[str, list[int]]], truth: dict[str, list[int]], level: float) -> dict[str, dict]:
    """任务名 → {"best": 错误率最小的方法（并列的都算），"significant_pairs": 符号检验的 p < level 的方法对 (a, b)，a < b}，都按名字排序。

    Name of task → {"best": the methods of smallest error, all that tie; "significant_pairs": the pairs (a, b), a < b, of methods
    with p < level in the sign test}, both sorted by name.

    >>> conclusions({"t": {"b": [1, 1], "a": [1, 1], "c": [1, -1]}}, {"t": [1, 1]}, 0.05)
    {'t': {'best': ['a', 'b'], 'significant_pairs': []}}
    """
    raise NotImplementedError


def report() -> str:
    """你的结论，Markdown，由老师评阅：差别有多大，哪些显著，参数怎样选的？

    Your conclusions, in Markdown, read by your teacher: how large are the differences, which are significant, how were parameters
    chosen?
    """
    raise NotImplementedError
