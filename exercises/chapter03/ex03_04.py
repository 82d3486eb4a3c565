r"""3.4 10 折与留一估计的比较 / 10-fold versus leave-one-out

同一个对率模型，每次留出十分之一的样本与每次只留出一个样本，估出的错误率相差多少？写出交叉验证的各个部件，在两个 UCI 任务上算出来：
鸢尾花的 versicolor (0) 对 virginica (1)，葡萄酒的第二个品种（类别 1 记为 1）对其余 (0)；数据见 `exercises.datasets` 的 `iris` 与 `wine`。
评分看划分是否正确、测试样本有没有泄漏到训练中、表里的每个数能否重算、结论是否由表得出。

**模型。** 与 3.3 相同：`y` 是 0/1 标签，在**标准化**后的数据上最小化 $\ell(w, b) + \frac{\lambda}{2} \lVert w \rVert^2$（λ 即
`ridge` ≥ 0.1, b 不受惩罚），得分 $w \cdot x + b ≥ 0$ 时预测 1。标准化用均值与总体标准差（除以 n）；常数列（训练部分里各数全相等；0.1, 0.1,
0.1 在浮点数下的标准差未必恰为 0）只减均值。每个训练部分里两类都有。可以用你自己的 3.3：`from ex03_03 import fit`。

**折** 是样本下标（从 0 起）的列表；一种划分是折的列表，每个样本恰在其中一折里。

**规模。** 一次调用至多 2 秒，其间至多要训练 150 个模型（至多 3 个数据集，每个至多 60 行），或者 10 个至多 569 行的模型。数据在
$10^{-5}$ 到 $10^7$ 之间，标准化后的数应准到 $10^{-8}$（相对误差也算）。不要改动传入的参数。

---

How far apart are the error estimates of one logistic model when a tenth of the samples, or a single one, is held out at a
time? Write the parts of cross validation and find out on two UCI tasks: versicolor (0) against virginica (1) of iris, and
the second cultivar of wine (class 1 counts as 1) against the rest (0); see `iris` and `wine` of `exercises.datasets`.
Graded are correct folds, no leakage from test into training, numbers that can be recomputed, conclusions that the table
supports.

**The model** is that of 3.3: `y` holds labels 0/1; on **standardised** data $\ell(w, b) + \frac{\lambda}{2} \lVert w
\rVert^2$ is minimised (λ is `ridge` ≥ 0.1, b is not penalised), and the prediction is 1 where the score $w \cdot x + b$ is
≥ 0. Standardising uses the mean and the population deviation (divisor n); from a constant column (all its numbers in the
training part are equal; in floating point the deviation of 0.1, 0.1, 0.1 need not be 0) only the mean is subtracted. Both
classes occur in every training part. You may use your own 3.3: `from ex03_03 import fit`.

**A fold** is a list of indices of samples, from 0; a partition is a list of folds that hold every sample exactly once.

**Size.** A call takes at most 2 seconds and trains at most 150 models (of up to 3 data sets with up to 60 rows each), or 10 of
up to 569 rows. Data are between $10^{-5}$ and $10^7$ in size, and standardised numbers should be right to $10^{-8}$, absolute or
relative. Do not change the arguments.
"""

import numpy as np


def stratified_folds(y: list[int], k: int, seed: int) -> list[list[int]]:
    """把样本随机分成 k 折 (2 ≤ k ≤ n)：各折的大小相差不超过 1，**并且**每一类在各折中的个数相差也不超过 1。
    同一个 `seed` 给出同样的折，不同的 `seed` 一般给出不同的折。

    Random partition of the samples into k folds (2 ≤ k ≤ n): their sizes differ by at most 1, **and** so do the counts
    of each class. The same `seed` gives the same folds, different seeds usually different ones.
    """
    raise NotImplementedError


def leave_one_out_folds(n: int) -> list[list[int]]:
    """n 个样本的留一划分。

    The partition of n samples for leave-one-out.

    >>> leave_one_out_folds(3)
    [[0], [1], [2]]
    """
    raise NotImplementedError


def standardise(train: np.ndarray, test: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """标准化后的训练部分与测试部分（都是 (·, d) 的数组），不泄漏测试样本的信息。

    The standardised training and test parts (both of shape (·, d)), without leaking anything of the test part.

    >>> import numpy as np
    >>> train, test = standardise(np.array([[1.0, 5.0], [3.0, 5.0]]), np.array([[6.0, 7.0]]))
    >>> test
    array([[4., 2.]])
    """
    raise NotImplementedError


def fit_predict(X_train: np.ndarray, y_train: np.ndarray, X_test: np.ndarray, ridge: float) -> np.ndarray:
    """标准化、训练，预测 X_test 每一行的类别 0/1。传入的是未标准化的数据。

    Standardises, trains and predicts the class 0/1 of each row of X_test. The data come as they are.
    """
    raise NotImplementedError


def out_of_fold_scores(X: np.ndarray, y: np.ndarray, folds: list[list[int]], ridge: float) -> np.ndarray:
    """每个样本的得分 w·x + b，由没有见过它所在那一折的模型给出；按 X 的行序，误差不超过 1e-4。

    The score w·x + b of every sample by the model that did not see its fold, in the order of the rows of X, to 1e-4.
    """
    raise NotImplementedError


def count_errors(scores: np.ndarray, y: np.ndarray, folds: list[list[int]]) -> list[int]:
    """各折中分错的样本数；得分 ≥ 0 预测 1。

    The number of errors in each fold; a score ≥ 0 predicts 1.

    >>> import numpy as np
    >>> count_errors(np.array([0.0, -1.0, 2.0]), np.array([1, 1, 0]), [[0, 2], [1]])
    [1, 1]
    """
    raise NotImplementedError


def compare(datasets: dict[str, tuple[np.ndarray, np.ndarray]], k: int, seed: int, ridge: float) -> dict:
    """在每个数据集 {名: (X, y)} 上比较 k 折交叉验证与留一法。返回 {"rows": […], "conclusions": {…}}：

    - `rows`：每个数据集、每种方法一行，{"dataset": 名, "method": "cv" 或 "loo", "folds": 所用的划分, "errors": 各折的错误数,
      "error_rate": 错误总数 / n, "fits": 训练了几个模型}；
    - `conclusions[名]`：{"difference": 留一的错误率 - 交叉验证的错误率, "higher": 错误率较高的一方 "cv"、"loo" 或 "equal",
      "fits_ratio": 留一训练的模型数 / 交叉验证训练的模型数}。

    参数相同则结果相同；换一个 `seed`，折一般也不同。

    Compares k-fold cross validation and leave-one-out on each data set {name: (X, y)}. Returns {"rows": […],
    "conclusions": {…}}:

    - `rows`: one for each data set and method, {"dataset": name, "method": "cv" or "loo", "folds": the partition used,
      "errors": errors per fold, "error_rate": all errors / n, "fits": number of models trained};
    - `conclusions[name]`: {"difference": error rate of loo - that of cv, "higher": the higher rate, "cv", "loo" or
      "equal", "fits_ratio": models trained by loo / models trained by cv}.

    The same arguments give the same table; another `seed` usually gives other folds.
    """
    raise NotImplementedError


def observations() -> str:
    """（由教师阅读）在两个完整的数据集上作 10 折与留一，说说看到了什么：两种估计相差多少？换一个 seed 会怎样？各折的错误率散得多开？多花的
    时间值不值？返回 Markdown 文本。

    (Read by a person) Run 10-fold and leave-one-out on both full data sets and say what you see: how far apart are the
    estimates? What does another seed do? How widely do the rates of single folds scatter? Is the longer time worth it? Returns
    Markdown.
    """
    raise NotImplementedError
