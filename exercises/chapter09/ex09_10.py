r"""9.10* 自动确定簇数的 k 均值 / k-means that chooses k

没人告诉你该分几簇。让 k 均值自己拿主意：对每个候选的 k 各得到一个划分，给它打分，再由全部分数决定取哪一个；报告它在西瓜数据集 4.0
(`exercises.datasets.watermelon_4_0()`) 上每个候选的分数、选择与划分。

**数据。** `X` 是 (m, n) 的数组，每行一个样本，m ≤ 130，样本可以重合；候选的 k 是 2, …, `k_max`，`k_max` 至多是 8，小于 m，也不超过不同样本的个数。
`labels[i]` 是样本 i 的簇，是 `centers`（形状 (k, n)）的行号，从 0 数起。距离是欧氏距离，目标值是 (9.24)。

**约定。** 坐标可以小到 $10^{-7}$，大到 $10^9$，但不比样本之间的距离大上千倍。怎样初始化、怎样打分、怎样选择都由你定，只要符合下面各条；可以写
`from ex09_04 import kmeans, farthest_first`，使用你在 9.4 中写的函数。每次调用至多计算 2 秒。不要改动传入的参数。

---

Nobody tells you how many clusters there are. Let k-means decide: find a partition for each candidate k, score it, and choose from all
the scores; report the score of each candidate, the choice and its partition on watermelon 4.0
(`exercises.datasets.watermelon_4_0()`).

**Data.** `X` is an (m, n) array with one sample per row, m ≤ 130; samples may coincide. The candidates are k = 2, …, `k_max`, where
`k_max` is 8 at most, less than m, and no more than there are different samples. `labels[i]` is the cluster of sample i, a row of
`centers` (of shape (k, n)), counted from 0. Distances are Euclidean, the objective is (9.24).

**Conventions.** Coordinates may be as small as $10^{-7}$ and as large as $10^9$, but are not a thousand times larger
than the distances between samples. How to start, to score and to choose is up to you, within what is told below; you may say
`from ex09_04 import kmeans, farthest_first` and use your own functions of 9.4. A call may take 2 seconds of computing. Do not change the arguments.
"""

import numpy as np


def score(X: np.ndarray, labels: list[int], centers: np.ndarray) -> float:
    """你给一个划分打的分，总是有限的数（簇内的样本全都重合时也是）；划分没有空的簇。

    Your score of a partition, always a finite number (even if the samples inside each cluster coincide); no cluster is empty.
    """
    raise NotImplementedError


def choose(ks: list[int], scores: list[float]) -> int:
    """由各候选的 k (2, …, k_max) 与它们的分数选出的 k，不依赖于其他。

    The k chosen from the candidates 2, …, k_max and their scores, and from nothing else.
    """
    raise NotImplementedError


def auto_kmeans(X: np.ndarray, k_max: int, seed: int) -> dict:
    """自动确定簇数的 k 均值。返回 {"k", "labels", "centers", "candidates"}；candidates 按 k = 2, …, k_max 的次序，各为
    {"k", "labels", "centers", "score"}。要求：

    1. 每个候选恰有 k 个非空的簇，并且是 k 均值停下的地方：样本都属于最近的中心，中心都是簇的均值（允许 $10^{-9}$ 的相对误差）；
    2. 候选的 "score" 等于 `score` 对它的回答；"k" 等于 `choose` 对全部候选的回答，"labels" 与 "centers" 就是这个候选的；
    3. 在西瓜 4.0 上取 k_max = 8，每个候选的目标值不超过该 k 的（已知）最优值的 1.35 倍，最优值依次约为
       0.6932, 0.4097, 0.2477, 0.2008, 0.1613, 0.1239, 0.1070；
    4. 若样本是 6 维空间中的 2 到 6 团，每团 8 到 12 个，以某个长度为单位，团中心两两相距 25 到 30，各坐标在团中心 ±1 之内均匀随机，那么取 k_max = 8 时，选出的
       簇恰好是各团；
    5. 同样的参数总给出同样的结果。（可以不用 `seed`。）

    k-means that chooses k. Returns {"k", "labels", "centers", "candidates"}, the candidates in the order k = 2, …, k_max, each
    {"k", "labels", "centers", "score"}. It should satisfy:

    1. each candidate has exactly k clusters, none empty, and is where k-means stops: all samples belong to their nearest centres,
       all centres are the means of their clusters (within a relative error of $10^{-9}$);
    2. its "score" is what `score` says of it; "k" is what `choose` says of all candidates; "labels" and "centers" are those of that
       candidate;
    3. on watermelon 4.0 with k_max = 8, the objective of each candidate is at most 1.35 times the best (known) one for its k:
       these are about 0.6932, 0.4097, 0.2477, 0.2008, 0.1613, 0.1239, 0.1070;
    4. if the samples are 2 to 6 heaps in six dimensions, of 8 to 12 samples each, whose centres are 25 to 30 apart while each
       coordinate is drawn uniformly within ±1 of the centre's, in some unit of length, then for k_max = 8 the clusters chosen
       are exactly the heaps;
    5. the same arguments always give the same result. (`seed` need not be used.)
    """
    raise NotImplementedError


def analysis() -> str:
    """（由教师阅读）西瓜 4.0 上的候选表，你的选择与理由；为什么单看目标值不行？返回 Markdown 文本。

    (Read by a person) The table of candidates on watermelon 4.0, your choice and its reasons; why will the objective alone not
    do? Returns Markdown.
    """
    raise NotImplementedError
