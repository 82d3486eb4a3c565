r"""3.4 10 折与留一估计的比较 / 10-fold versus leave-one-out

**书上的题。** 选两个 UCI 数据集，比较 10 折交叉验证与留一法对同一个对率模型估出的错误率。这里选鸢尾花的 versicolor (0) 对 virginica (1)，
葡萄酒的第二个品种（1）对其余 (0)，数据见 `exercises.datasets` 的 `iris` 与 `wine`。

**先看一个小例子。** 标签 1 1 1 1 0 0 0 的七个样本分三折：打乱之后像发牌一样一类接一类轮流发，各折大小 3、2、2，正例 2、1、1，
反例 1、1、1。标准化呢？训练部分是 1、3，测试样本是 6：

    只用训练部分：  均值 2，标准差 1      训练 (-1, 1)    测试 4
    三个数一起用：  均值 3.33，标准差 2.05  测试只有 1.30：离群的样本自己把尺子拉长了

第二种就是泄漏：测试样本还没有预测，已经影响了模型。

**模型。** 同 3.3：在标准化后的数据上最小化 $\ell(w, b) + \frac{\lambda}{2} \lVert w \rVert^2$（λ 即 `ridge`，b 不受惩罚），得分
$w \cdot x + b ≥ 0$ 时预测 1。标准化用均值与总体标准差（除以 n）；常数列只减均值。可以用你自己的 3.3：`from ex03_03 import fit`。

**折。** 一折是样本下标（从 0 起）的列表；一种划分是折的列表。

**做完想一想**（写在 `observations` 里）。在两个完整的数据集上作 10 折与留一：两种估计相差多少？换一个 seed 呢？各折的错误率散得多开？
多花的时间值不值？

**★** 数值悬殊、离原点很远的数据；0.1, 0.1, 0.1 这样的常数列在浮点数下标准差未必恰为 0；一百多行、十列。

---

**The exercise.** Take two UCI data sets and compare the error rates that 10-fold cross validation and leave-one-out estimate
for one logistic model. Here these are versicolor (0) against virginica (1) of iris and the second cultivar of wine (1)
against the rest (0); see `iris` and `wine` of `exercises.datasets`.

**A small example first.** Seven samples with labels 1 1 1 1 0 0 0 in three folds: shuffle, then deal in turn like cards, one
class after the other; the folds have 3, 2, 2 samples, 2, 1, 1 positive and 1, 1, 1 negative ones. And standardising? The
training part is 1 and 3, the test sample 6:

    training part alone:  mean 2, deviation 1        training (-1, 1)    test 4
    all three together:   mean 3.33, deviation 2.05  the test sample only 1.30: it stretched its own ruler

The second way is leakage: the test sample has shaped the model before it is predicted.

**The model.** As in 3.3: on standardised data $\ell(w, b) + \frac{\lambda}{2} \lVert w \rVert^2$ is minimised (λ is `ridge`,
b is not penalised), and the prediction is 1 where the score $w \cdot x + b$ is ≥ 0. Standardising uses the mean and the
population deviation (divisor n); from a constant column only the mean is subtracted. You may use your own 3.3: `from ex03_03
import fit`.

**Folds.** A fold is a list of indices of samples, from 0; a partition is a list of folds.

**Worth a thought** (in `observations`). Run 10-fold and leave-one-out on both full data sets: how far apart are the estimates?
What does another seed do? How widely do the rates of single folds scatter? Is the longer time worth it?

**★** Data of very different scales or far from the origin; constant columns such as 0.1, 0.1, 0.1, whose deviation need not be
exactly 0 in floating point; more than a hundred rows, ten columns.
"""

import numpy as np


def stratified_folds(y: list[int], k: int, seed: int) -> list[list[int]]:
    """把样本随机分成 k 折，各折的大小相差不超过 1，**并且**每一类在各折中的个数相差也不超过 1；随机数由 seed 决定。

    Random partition into k folds whose sizes differ by at most 1, **and** so do the counts of each class; the seed decides the
    random numbers.
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
    """标准化后的训练部分与测试部分，不泄漏测试样本的信息。

    The standardised training and test parts, without leaking anything of the test part.

    >>> import numpy as np
    >>> train, test = standardise(np.array([[1.0, 5.0], [3.0, 5.0]]), np.array([[6.0, 7.0]]))
    >>> test
    array([[4., 2.]])
    """
    raise NotImplementedError


def fit_predict(X_train: np.ndarray, y_train: np.ndarray, X_test: np.ndarray, ridge: float) -> np.ndarray:
    """标准化、训练，预测 X_test 每一行的类别 0/1。

    Standardises, trains and predicts the class 0/1 of each row of X_test.
    """
    raise NotImplementedError


def out_of_fold_scores(X: np.ndarray, y: np.ndarray, folds: list[list[int]], ridge: float) -> np.ndarray:
    """每个样本的得分 w·x + b，由没有见过它所在那一折的模型给出；按 X 的行序。

    The score w·x + b of every sample by the model that did not see its fold, in the order of the rows of X.
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

    Compares k-fold cross validation and leave-one-out on each data set {name: (X, y)}. Returns {"rows": […],
    "conclusions": {…}}:

    - `rows`: one for each data set and method, {"dataset": name, "method": "cv" or "loo", "folds": the partition used,
      "errors": errors per fold, "error_rate": all errors / n, "fits": number of models trained};
    - `conclusions[name]`: {"difference": error rate of loo - that of cv, "higher": the higher rate, "cv", "loo" or
      "equal", "fits_ratio": models trained by loo / models trained by cv}.
    """
    raise NotImplementedError


def observations() -> str:
    """“做完想一想” 的回答，Markdown，给老师看，不计分。

    Your answer to “Worth a thought”, in Markdown, for your teacher; it earns no points.
    """
    raise NotImplementedError
