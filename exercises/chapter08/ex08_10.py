r"""8.10 提升 k 近邻分类器的集成 / An ensemble that improves k-nearest neighbours

**书上的题。** 试设计一种能提升 k 近邻分类器性能的集成学习算法。抽掉几个样本，k 近邻的预测几乎不变，所以 Bagging 帮不上忙；那么该扰动什么，
才能让一群 k 近邻投票胜过一个？

**先看一个小例子。** 训练样本 A = (0, 5)，标记 0；B = (1, 0)，标记 1。要判的点是 (0, 1)，k = 1。

    用两列        到 A 的距离 4，到 B 的距离 √2：判为 1
    只用第 0 列   到 A 的距离 0，到 B 的距离 1：判为 0
    只用第 1 列   到 A 的距离 4，到 B 的距离 1：判为 1

后两个成员的权若是 0.5 与 0.25，集成判为 0；权相等时票数相等，取最小的标记，也是 0。

**约定。** 标记是 0, 1, …, K-1。距离是欧氏距离；距离相等时取行号较小的，票数相等时取最小的标记，样本不足 k 个时全取。成员是
`{"features": 列号的列表, "samples": 行号的列表, "weight": 正数, "k": 正整数}`：从训练集中按 samples 取行、按 features 取列，用 k 近邻预测；
都可以重复，重复的列在距离中重复计，重复的行算几个样本。

**做完想一想**（写在 `idea` 里）。你扰动的是什么，为什么 Bagging 对 k 近邻不够？成员怎样既好又不同？什么样的数据上你的集成反而不如一个？

**★** 上百行、十来列，数很大、很小或离原点很远，权只差一点点时，k 近邻与投票照样对；`design` 在两百行、八十列上也在两秒之内。

---

**The exercise.** Design an ensemble that improves k-nearest neighbours. Without a few of its samples k-nearest
neighbours predicts almost the same, so that bagging does not help; what should be perturbed, then, for a crowd of them
to beat a single one by voting?

**A small example first.** Training samples A = (0, 5) with label 0 and B = (1, 0) with label 1; the point (0, 1) is to
be decided with k = 1.

    by both columns     distance 4 to A, √2 to B: label 1
    by column 0 alone   distance 0 to A, 1 to B: label 0
    by column 1 alone   distance 4 to A, 1 to B: label 1

If the last two members have weights 0.5 and 0.25, the ensemble says 0; with equal weights the votes are equal, and the
smallest label is taken, 0 again.

**Conventions.** Labels are 0, 1, …, K-1. Distances are Euclidean; of equal ones the row with the smaller number comes
first, equal numbers of votes give the smallest label, and of fewer than k samples all are taken. A member is
`{"features": list of columns, "samples": list of rows, "weight": positive number, "k": positive int}`: it takes the
rows of samples and the columns of features from the training set and predicts by k-nearest neighbours; both may repeat,
a repeated column counts repeatedly in the distance, a repeated row is several samples.

**Worth a thought** (in `idea`). What do you perturb, and why is bagging not enough for nearest neighbours? How are
members good and different at once? On what data is your ensemble worse than a single one?

**★** k-nearest neighbours and the vote are right as well for a hundred rows and a dozen columns, for huge or tiny
numbers and far from the origin, and for weights that hardly differ; `design` takes less than two seconds even with two
hundred rows and eighty columns.
"""

import numpy as np

Member = dict[str, list[int] | float | int]


def knn_predict(X_train: np.ndarray, y_train: np.ndarray, X_test: np.ndarray, k: int) -> np.ndarray:
    """k 近邻对 X_test 各行预测的标记。

    The labels that k-nearest neighbours predicts for the rows of X_test.

    >>> import numpy as np
    >>> [int(c) for c in knn_predict(np.array([[0.0], [1.0], [3.0]]), np.array([0, 1, 1]), np.array([[0.25], [5.0]]), 1)]
    [0, 1]
    """
    raise NotImplementedError


def ensemble_predict(members: list[Member], X_train: np.ndarray, y_train: np.ndarray, X_test: np.ndarray) -> np.ndarray:
    """各成员加权投票的结果：每个成员以 weight 投给它预测的标记，权重之和相等时取最小的标记。

    What the members vote for: each gives its weight to the label that it predicts; of labels with equal weight the
    smallest.

    >>> import numpy as np
    >>> X, y = np.array([[0.0, 5.0], [1.0, 0.0]]), np.array([0, 1])
    >>> members = [{"features": [j], "samples": [0, 1], "weight": w, "k": 1} for j, w in ((0, 0.5), (1, 0.25))]
    >>> [int(c) for c in ensemble_predict(members, X, y, np.array([[0.0, 1.0]]))]
    [0]
    """
    raise NotImplementedError


def member_disagreement(
    members: list[Member], X_train: np.ndarray, y_train: np.ndarray, X_test: np.ndarray
) -> float:
    """所有两个成员的对中，预测不同的测试样本所占比例的平均。

    The share of test samples that two members predict differently, averaged over all pairs of members.

    >>> import numpy as np
    >>> X, y = np.array([[0.0, 5.0], [1.0, 0.0]]), np.array([0, 1])
    >>> members = [{"features": [j], "samples": [0, 1], "weight": 1.0, "k": 1} for j in (0, 1)]
    >>> float(member_disagreement(members, X, y, np.array([[0.0, 1.0], [1.0, 0.0]])))
    0.5
    """
    raise NotImplementedError


def design(X_train: np.ndarray, y_train: np.ndarray, k: int, seed: int) -> list[Member]:
    """你的集成：2 至 151 个成员，features、samples、k 不全相同。同样的参数得到同样的集成；seed 可以不用。

    它这样评价，k = 5，seed = 0, 1, …, 5：iris 加 30 列噪声，wine 加 60 列，噪声是 `numpy.random.default_rng(seed).normal(size=(行数, 列数))`；
    各列任意打乱次序；第 i 行在 i % 3 == seed % 3 时用于测试，其余用于训练；各列用训练行的均值与标准差标准化。与用全部训练样本、全部列的单个
    5 近邻相比，

    - 提升：12 次的精度差平均至少 0.02；
    - 好而不同：成员两两预测不同的比例平均至少 0.02，成员精度的平均不高于集成的；
    - 无害：iris 不加噪声时，六次的精度差平均至少 -0.05。

    Your ensemble: 2 to 151 members, not all of which are the same in features, samples and k. The same arguments give
    the same ensemble; seed need not be used.

    It is evaluated like this, with k = 5 and seed = 0, 1, …, 5: iris gets 30 columns of noise, wine 60, which are
    `numpy.random.default_rng(seed).normal(size=(rows, columns))`; the columns are put into any order; row i is for
    testing if i % 3 == seed % 3, else for training; columns are standardised by mean and standard deviation of the
    training rows. Compared with a single one with k = 5, all training samples and all columns,

    - gain: the differences in accuracy average at least 0.02 over the 12 runs;
    - good but different: two members differ on at least a share of 0.02 of the predictions, on average, and the members' accuracies
      average no more than that of the ensemble;
    - harmless: on iris without noise the differences average at least -0.05 over six runs.
    """
    raise NotImplementedError


def idea() -> str:
    """“做完想一想” 的回答，Markdown，给老师看，不计分。

    Your answer to “Worth a thought”, in Markdown, for your teacher; it earns no points.
    """
    raise NotImplementedError
