r"""13.8 自训练的缺陷 / What is wrong with self-training

学习器拿自己的预测当标准答案，反复重学，会怎样？先写出以最近中心为学习器的自训练，再造出使它越学越差的数据和使它变好的数据，判断几条
说法，最后写一段分析。

**学习器。** 每一类的中心是训练集中该类样本的均值；样本判给较近的中心，距离相等时判 +1。

**自训练。** 第 0 轮只用有标记样本 (`X_l`, `y_l`) 训练，预测全部 `X_u`。此后每一轮的训练集是有标记样本，再加上全部 `X_u`，标记取上一轮的
预测；训练之后重新预测全部 `X_u`。有标记样本的标记从不改变。

**数据。** 类别是 −1 和 +1，`y_l` 中两类都有。`X_l`、`X_u` 是形状 (l, d)、(u, d) 的数组，2 ≤ l ≤ 150, 0 ≤ u ≤ 150, 1 ≤ d ≤ 12；
坐标的绝对值不超过 $10^6$。每一轮中，样本到两个中心的距离的平方或者恰好相等（这时坐标与中心都是 1/1024 的整数倍，不超过 1000），或者相差大于
最大坐标平方的 $10^{-12}$。

**构造的数据** 是字典 {"X_l", "y_l", "X_u", "y_u"}：有标记样本至多 6 个，`y_u` 是 `X_u` 的真实类别（可以只有一类），判对判错以它为准；
也要满足上一段的要求。

**约定。** 不要改动传入的参数。每次调用不超过 2 秒 CPU 时间。

---

What happens when a learner takes its own predictions for the truth and learns again and again? Write self-training with a
nearest-centroid learner, then build data on which it makes itself worse and data on which it helps, judge some statements, and
write a short analysis.

**The learner.** The centroid of a class is the mean of its samples in the training set; a sample is given the class of the nearer
centroid, +1 if both are equally near.

**Self-training.** Round 0 trains on the labelled samples (`X_l`, `y_l`) alone and predicts all of `X_u`. The training set of each
later round is the labelled samples and all of `X_u` with the predictions of the round before as labels; after training, all of
`X_u` is predicted anew. The labels of the labelled samples never change.

**Data.** Classes are −1 and +1, and `y_l` has both. `X_l` and `X_u` are arrays of shape (l, d) and (u, d), 2 ≤ l ≤ 150,
0 ≤ u ≤ 150, 1 ≤ d ≤ 12; coordinates are at most $10^6$ in size. In each round the squared distances of a sample to the two
centroids are equal (coordinates and centroids are multiples of 1/1024 then, at most 1000), or differ by more than $10^{-12}$ times
the square of the largest coordinate.

**The data you build** are dicts {"X_l", "y_l", "X_u", "y_u"}: at most 6 labelled samples, `y_u` the true classes of `X_u` (one class
alone is fine), by which predictions are right or wrong; they meet the conditions above, too.

**Conventions.** Do not change the arguments. A call takes at most 2 seconds of CPU time.
"""

import numpy as np


def self_train(X_l: np.ndarray, y_l: list[int], X_u: np.ndarray, n_rounds: int) -> list[list[int]]:
    """第 0, 1, …, n_rounds 轮对 X_u 的预测，共 n_rounds + 1 个列表，0 ≤ n_rounds ≤ 100。即使预测不再变化也不提前结束。

    The predictions on X_u of rounds 0, 1, …, n_rounds: n_rounds + 1 lists, 0 ≤ n_rounds ≤ 100. It does not end early, not even if
    predictions stay the same.

    >>> import numpy as np
    >>> rounds = self_train(np.array([[0.0], [4.0]]), [-1, 1], np.array([[1.0], [2.0]]), 1)
    >>> [[int(label) for label in one] for one in rounds]
    [[-1, 1], [-1, 1]]
    """
    raise NotImplementedError


def degrading_dataset(n_unlabeled: int, lost: int) -> dict:
    """自训练使之变差的数据，有 n_unlabeled 个未标记样本：第 0 轮全部判对，第 5 轮到第 50 轮都恰好判错 lost 个。
    8 ≤ n_unlabeled ≤ 60, 1 ≤ lost ≤ n_unlabeled − 2.

    Data with n_unlabeled unlabelled samples which self-training makes worse: all are right in round 0, and exactly `lost` are wrong
    in each of rounds 5 to 50. 8 ≤ n_unlabeled ≤ 60, 1 ≤ lost ≤ n_unlabeled − 2.
    """
    raise NotImplementedError


def improving_dataset(n_unlabeled: int, gained: int) -> dict:
    """自训练使之变好的数据，有 n_unlabeled 个未标记样本：第 0 轮恰好判错 gained 个，第 5 轮到第 50 轮全部判对。
    8 ≤ n_unlabeled ≤ 60, 1 ≤ gained ≤ n_unlabeled / 2.

    Data with n_unlabeled unlabelled samples which self-training makes better: exactly `gained` are wrong in round 0, and all are
    right in each of rounds 5 to 50. 8 ≤ n_unlabeled ≤ 60, 1 ≤ gained ≤ n_unlabeled / 2.
    """
    raise NotImplementedError


def claims() -> dict[str, bool]:
    """下列说法是否成立 (True/False)。除非另有说明，指上述自训练，轮数不限。

    - errors_get_corrected：错误的伪标记总会在以后某一轮被改正。
    - never_worse：利用未标记样本之后，在这些样本上的正确率不会低于第 0 轮。
    - always_worse：若自训练改变了预测，则在这些样本上的正确率一定低于第 0 轮。
    - one_nn_frozen：改用 1 近邻作学习器（样本两两不同），则第 0 轮之后预测再也不变。
    - fixed_after_repeat：若相继两轮的预测完全相同，则以后再也不变。
    - centroids_settle：不论数据如何，有限轮之后中心不再移动。

    前三条判为 False，要你构造的数据合格才算对。判错一条抵消判对一条。

    Whether these statements hold (True/False). They are about self-training as above unless they say otherwise, for any number of
    rounds.

    - errors_get_corrected: a wrong pseudo-label is always put right in some later round.
    - never_worse: on the unlabelled samples, accuracy never falls below that of round 0 by using them.
    - always_worse: if self-training changes predictions, accuracy on these samples ends up below that of round 0.
    - one_nn_frozen: with 1-nearest-neighbour as the learner (no two samples equal) predictions never change after round 0.
    - fixed_after_repeat: once the predictions of two successive rounds are the same, they never change again.
    - centroids_settle: whatever the data, the centroids stop moving after finitely many rounds.

    False for one of the first three counts only if the data you built are as asked. A wrong answer cancels a right one.
    """
    raise NotImplementedError


def essay() -> str:
    """用 Markdown 分析自训练的缺陷与补救。由老师阅读，不计分。

    What is wrong with self-training, and what helps, in Markdown. Read by a person, without points.
    """
    raise NotImplementedError
