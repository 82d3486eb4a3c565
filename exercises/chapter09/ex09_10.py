"""9.10 自动确定簇数的 k 均值 / k-means that chooses k

**书上的题。** 设计一个能自动确定聚类数的改进 k 均值算法，编程实现并在西瓜数据集 4.0 (`exercises.datasets.watermelon_4_0()`) 上运行。
对每个候选的 k 各得到一个划分，给它打分，再由全部分数决定取哪一个。

**先看一个小例子。** 六个数 0, 1, 10, 11, 20, 21，一眼看去是三簇。各个 k 最好的划分的目标值 (9.24)：

    k        2        3      4      5
    E        101.5    1.5    1      0.5

E 总是随 k 下降，到每个样本一簇时是 0，所以单看 E 会选最大的 k。可是从 2 到 3 它几乎降到底，再往后就降不了多少了。

**约定。** `X` 每行一个样本，可以重合；候选是 k = 2, …, `k_max`。`labels[i]` 是样本 i 的簇，是 `centers` 的行号，从 0 数起。怎样初始化、打分、选择
都由你定；可以写 `from ex09_04 import kmeans, farthest_first`，用你在 9.4 中写的函数。

**做完想一想**（写在 `analysis` 里）。西瓜 4.0 的候选表是怎样的，你选了几？前两名的分数差多少，换一种打分还选它吗？数据其实不成簇
（k = 1）时，你的分数能看出来吗？

**★** 坐标极大极小、一百多个样本、分数有并列或为负时也对。提示：与坐标比大小的常数，要随坐标一起缩放。

---

**The exercise.** Design a k-means that chooses the number of clusters, program it, and run it on watermelon 4.0
(`exercises.datasets.watermelon_4_0()`): find a partition for each candidate k, score it, and choose from all the scores.

**A small example first.** Six numbers 0, 1, 10, 11, 20, 21: three clusters, one would say. The objective (9.24) of the best
partition for each k:

    k        2        3      4      5
    E        101.5    1.5    1      0.5

E always falls with k, down to 0 with every sample a cluster, so that E alone would choose the largest k. But from 2 to 3 it falls
nearly all the way, and by little from there.

**Conventions.** Each row of `X` is a sample, and samples may coincide; the candidates are k = 2, …, `k_max`. `labels[i]` is the
cluster of sample i, a row of `centers`, counted from 0. How to start, to score and to choose is up to you; you may say
`from ex09_04 import kmeans, farthest_first` and use your own functions of 9.4.

**Worth a thought** (in `analysis`). What is the table of candidates on watermelon 4.0, and which did you choose? How far ahead of the
second is it, and would another score choose it, too? Could your score tell that there are no clusters at all (k = 1)?

**★** Right as well for huge and tiny coordinates, more than a hundred samples, and scores that tie or are negative. Hint: a constant
that coordinates are compared with has to scale with them.
"""

import numpy as np


def score(X: np.ndarray, labels: list[int], centers: np.ndarray) -> float:
    """你给一个划分打的分，总是有限的数（簇内的样本全都重合时也是）；没有空的簇。

    Your score of a partition, always a finite number (even if the samples inside each cluster coincide); no cluster is empty.
    """
    raise NotImplementedError


def choose(ks: list[int], scores: list[float]) -> int:
    """由各候选的 k 与它们的分数选出的 k，不依赖于其他。

    The k chosen from the candidates and their scores, and from nothing else.

    >>> int(choose([2], [0.5]))
    2
    """
    raise NotImplementedError


def auto_kmeans(X: np.ndarray, k_max: int, seed: int) -> dict:
    """自动确定簇数的 k 均值：{"k", "labels", "centers", "candidates"}；candidates 按 k = 2, …, k_max 的次序，各为 {"k", "labels", "centers",
    "score"}。要求：
    1. 每个候选恰有 k 个非空的簇，并且是 k 均值停下的地方：样本都属于最近的中心，中心都是簇的均值；
    2. 候选的 "score" 等于 `score` 对它的回答；"k" 等于 `choose` 对全部候选的回答，"labels" 与 "centers" 就是这个候选的；
    3. 西瓜 4.0 上，k = 2, …, 8 的目标值都不超过已知最优值的 1.35 倍，最优值约为 0.6932, 0.4097, 0.2477, 0.2008, 0.1613, 0.1239, 0.1070；
    4. 样本是远远分开的几团时，选出的簇恰好是各团；
    5. 同样的参数总给出同样的结果。（可以不用 `seed`。）

    k-means that chooses k: {"k", "labels", "centers", "candidates"}, the candidates in the order k = 2, …, k_max, each {"k", "labels",
    "centers", "score"}. It should satisfy:
    1. each candidate has exactly k clusters, none empty, and is where k-means stops: all samples belong to their nearest centres, all
    centres are the means of their clusters;
    2. its "score" is what `score` says of it; "k" is what `choose` says of all candidates; "labels" and "centers" are those of that
    candidate;
    3. on watermelon 4.0 the objectives for k = 2, …, 8 are at most 1.35 times the best known: these are about 0.6932, 0.4097, 0.2477,
    0.2008, 0.1613, 0.1239, 0.1070;
    4. where the samples are heaps that lie far apart, the clusters chosen are exactly the heaps;
    5. the same arguments always give the same result. (`seed` need not be used.)
    """
    raise NotImplementedError


def analysis() -> str:
    """“做完想一想” 的回答，Markdown，由老师评阅：西瓜 4.0 上的候选表，你的选择与理由；为什么单看目标值不行？

    Your answer to “Worth a thought” in Markdown, read by your teacher: the table of candidates on watermelon 4.0, your choice and its
    reasons; why will the objective alone not do?
    """
    raise NotImplementedError
