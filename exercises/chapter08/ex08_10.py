r"""8.10 提升 k 近邻分类器的集成 / An ensemble that improves k-nearest neighbours

抽掉几个样本，k 近邻的预测几乎不变，所以 Bagging 帮不上忙。那么该扰动什么，才能让一群 k 近邻投票胜过一个？设计一个这样的集成。

**k 近邻。** 距离是欧氏距离；距离相等时取训练集中行号较小的；取最近的 k 个（训练样本不足 k 个时取全部），票数相等时取最小的标记。标记是 0, 1, …, K−1。
检查中的距离或者恰好相等（数都是 2 的某次幂的整数倍），或者相差得不会受舍入影响。

**成员** 是字典 `{"features": 列号的列表, "samples": 行号的列表, "weight": 正数, "k": 正整数}`：从训练集中按 samples 取行、按 features 取列
（都可以重复：重复的列在距离中重复计，重复的行算几个样本；次序就是列表的次序），用 k 近邻预测。

**评价。** 对 iris 加 30 列、wine 加 60 列噪声，seed = 0, 1, …, 5，共 12 次：数据是 `exercises.datasets.iris()` 或 `wine()`，m 行；噪声
`numpy.random.default_rng(seed).normal(size=(m, 30))`（或 60）接在右边；第 i 行（从 0 数）在 i % 3 == seed % 3 时用于测试，其余用于训练；各列用训练行的
均值与标准差（除以行数）标准化。`design` 得到训练集、k = 5 与这个 seed；比较它的成员加权投票的精度与用全部训练样本、全部列的单个 5 近邻的精度。

- 提升：12 次的精度差的平均至少 0.025。
- 好而不同：在 seed 为 0 与 1 的四次中，成员两两不同的预测所占比例平均至少 0.02，而成员精度的平均不高于集成的。
- 无害：对不加噪声的 iris（同样划分、标准化），六次的精度差的平均至少 −0.05。

**规模。** 训练集至多 200 行、80 列，|x| ≤ 1e7。一次调用至多 2 秒 CPU 时间。不要改动传入的参数。

---

Without a few of its samples k-nearest neighbours predicts almost the same, so that bagging does not help. What should be
perturbed, then, for a crowd of them to beat a single one by voting? Design such an ensemble.

**k-nearest neighbours.** Distances are Euclidean; of equal ones the training row with the smaller number comes first; the k
nearest are taken (all, if there are fewer training samples), and equal numbers of votes give the smallest label. Labels are 0, 1,
…, K−1. Distances in the checks are either exactly equal (the numbers being multiples of a power of 2), or so far apart that
rounding plays no part.

**A member** is a dict `{"features": list of columns, "samples": list of rows, "weight": positive number, "k": positive int}`:
from the training set it takes the rows of samples and the columns of features (both may repeat: a repeated column counts
repeatedly in the distance, a repeated row is several samples; their order is that of the list), and predicts by k-nearest
neighbours.

**Evaluation.** Noise is added to iris (30 columns) and wine (60), for seed = 0, 1, …, 5, 12 runs in all: the data are
`exercises.datasets.iris()` or `wine()`, of m rows; `numpy.random.default_rng(seed).normal(size=(m, 30))` (or 60) is put at their
right; row i (from 0) is for testing if i % 3 == seed % 3, else for training; columns are standardised by mean and standard
deviation (divisor: the number of rows) of the training rows. `design` is given the training set, k = 5 and this seed; the
accuracy of the weighted vote of its members is compared with that of a single one with k = 5, all training samples and all
columns.

- Gain: the differences in accuracy average at least 0.025 over the 12 runs.
- Good but different: in the four runs with seeds 0 and 1 two members differ on at least a share of 0.02 of the predictions, on
  average, while the members' accuracies average no more than that of the ensemble.
- Harmless: on iris without noise (divided and standardised likewise), the differences average at least −0.05 over the six seeds.

**Sizes.** Training sets have at most 200 rows and 80 columns, |x| ≤ 1e7. A call may take 2 seconds of CPU time. Do not change the
arguments.
"""

import numpy as np

Member = dict[str, list[int] | float | int]


def knn_predict(X_train: np.ndarray, y_train: np.ndarray, X_test: np.ndarray, k: int) -> np.ndarray:
    """k 近邻对 X_test 各行预测的标记。k ≥ 1。

    The labels that k-nearest neighbours predicts for the rows of X_test. k ≥ 1.

    >>> import numpy as np
    >>> [int(c) for c in knn_predict(np.array([[0.0], [1.0], [3.0]]), np.array([0, 1, 1]), np.array([[0.25], [5.0]]), 1)]
    [0, 1]
    """
    raise NotImplementedError


def ensemble_predict(members: list[Member], X_train: np.ndarray, y_train: np.ndarray, X_test: np.ndarray) -> np.ndarray:
    """各成员加权投票（每个成员以 weight 投给它预测的标记）的结果，权重之和相等时取最小的标记。

    What the members vote for by weight (each gives its weight to the label that it predicts); of labels with equal weight the
    smallest.
    """
    raise NotImplementedError


def member_disagreement(
    members: list[Member], X_train: np.ndarray, y_train: np.ndarray, X_test: np.ndarray
) -> float:
    """所有两个成员的对中，预测不同的测试样本所占比例的平均，误差不超过 1e-9。至少有两个成员。

    The share of test samples that two members predict differently, averaged over all pairs of members, up to 1e-9. There are at
    least two members.
    """
    raise NotImplementedError


def design(X_train: np.ndarray, y_train: np.ndarray, k: int, seed: int) -> list[Member]:
    """你的集成：2 至 151 个成员，它们的 features、samples、k 不全相同。训练集至少有 20 行、2 列、两类，k ≤ 9。同样的参数得到同样的集成；
    seed 可以不用。

    Your ensemble: 2 to 151 members, not all of which are the same in features, samples and k. The training set has at least 20
    rows, 2 columns and two classes, k ≤ 9. The same arguments give the same ensemble; seed need not be used.
    """
    raise NotImplementedError


def idea() -> str:
    """（由教师阅读）你的设计扰动了什么，为什么有用，何时无用。返回 Markdown 文本。

    (Read by a person) What your design perturbs, why it helps, and when it would not. Returns Markdown.
    """
    raise NotImplementedError
