r"""14.10* 不必指定话题数的 LDA / A topic model that finds the number of topics

试设计一个无须事先指定话题数目的 LDA 改进算法。先算出 "中餐馆过程" 的几个量（每来一位顾客，或坐到已有的桌子，或另开一桌），它是话题可以无限增加的先验；
再写出话题可增的吉布斯采样的一步，以及两个话题合并时 ln p 的变化；最后实现一个你自己设计的算法。方法不限：层次狄利克雷过程、按边际似然选择
话题数、先多分再合并，都可以。

设计的思路写在 `design` 里。

**语料** 同 14.9：`docs` 是文档的列表，文档是词 0, …, n_words - 1 的列表，可以是空的；`z` 依次给出各文档中各词的话题。至多 60 篇，每篇至多 60
个词，1 ≤ n_words ≤ 100，话题至多 10 个。各参数 $γ$，$α$，$η$ 在 0.01 与 100 之间。

**数值。** 对数是自然对数。误差不超过 $10^{-9}$，结果很大时相对误差不超过 $10^{-9}$。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

Design a variant of LDA that needs no number of topics in advance. First compute some quantities of the "Chinese restaurant process"
(every customer sits down at a table that is taken, or opens a new one), a prior under which topics may increase without limit; then a
step of Gibbs sampling in which topics may be added, and by how much ln p changes if two topics merge; at last implement an algorithm of
your own design. Any method will do: the hierarchical Dirichlet process, choosing the number of topics by marginal likelihood, splitting
too far and merging, …

The ideas of the design belong into `design`.

**A corpus** is as in 14.9: `docs` is a list of documents, each a list of words 0, …, n_words - 1, maybe empty; `z` gives the topics of
their words, one document after the other. There are at most 60 documents of at most 60 words, 1 ≤ n_words ≤ 100, and at most 10
topics. The parameters $γ$, $α$, $η$ are between 0.01 and 100.

**Numbers.** Logarithms are natural. Errors are $10^{-9}$ at most, or $10^{-9}$ of the result where it is large. A call takes at most 2
seconds of CPU time. Do not change the arguments.
"""

import numpy as np

Docs = list[list[int]]


def crp_probabilities(counts: list[int], gamma: float) -> list[float]:
    """参数为 γ 的中餐馆过程：下一位顾客坐到已有的一桌，概率正比于那桌的人数，另开一桌的概率正比于 γ。`counts` 是各桌的人数（都不小于 1，可以一桌也没有）；返回
    各桌的概率，最后是新桌的。

    The Chinese restaurant process with parameter γ: the next customer sits down at a table with a probability proportional to the number
    of people there, and at a new one with one proportional to γ. `counts` are the people at each table (at least 1 each; there may be no
    table yet); the probabilities of the tables, then that of the new one.

    >>> [float(p) for p in crp_probabilities([], 2.0)]
    [1.0]
    """
    raise NotImplementedError


def partition_log_prob(sizes: list[int], gamma: float) -> float:
    """从空餐馆开始依次来了 n 位顾客 (n ≤ 1000)，他们被各桌分成 **某一个给定的** 划分，各部分的大小是 `sizes`：这个划分的概率的对数。

    The first n customers (n ≤ 1000) come in one after the other, and the tables divide them into **one given** partition, whose parts have
    these sizes: the logarithm of its probability.

    >>> round(float(partition_log_prob([1, 1], 1.0)), 6)
    -0.693147
    """
    raise NotImplementedError


def expected_tables(n: int, gamma: float) -> float:
    """n 位顾客之后桌数的期望，1 ≤ n ≤ 10000。

    The expected number of tables after n customers, 1 ≤ n ≤ 10000.
    """
    raise NotImplementedError


def hdp_conditional(
    n_dk: list[int],
    n_kw: list[int],
    n_k: list[int],
    beta: list[float],
    beta_new: float,
    alpha: float,
    eta: float,
    n_words: int,
) -> list[float]:
    """话题可增的吉布斯采样的一步。所有话题有共同的权重：已有的是 beta，所有新话题合起来是 beta_new，总和为 1。在一篇文档里，给定其余各词的话题，一个词的
    话题是 k 的先验概率正比于 n_dk[k] + α beta[k]，是新话题的正比于 α beta_new。每个话题的词的分布服从各分量都是 η 的狄利克雷分布。返回
    给定全部词与其余话题时，这个词的话题的概率：先是已有的 K 个话题，最后是新话题。计数的含义同 14.9 的 `topic_conditional`，都不含这个词自己；
    K 可以是 0。

    A step of Gibbs sampling in which topics may be added. All topics have common weights: beta those that are there, and beta_new all new
    ones together, with the sum 1. Within a document, given the topics of its other words, the prior probability that a word has topic k is
    proportional to n_dk[k] + α beta[k], that of a new topic to α beta_new. The words of every topic have a distribution that is Dirichlet
    with all components η. Return the probabilities of the topic of this word given all words and all other topics: the K topics first, then
    the new one. The counts are those of `topic_conditional` in 14.9, without this word itself; K may be 0.
    """
    raise NotImplementedError


def merge_gain(docs: Docs, z: list[int], a: int, b: int, n_words: int, alpha0: float, eta: float) -> float:
    """把话题 b 并入话题 a 以后的 ln p(W, z)，减去合并以前的。p 是 14.9 的 `log_joint` 的概率，其中 α = alpha0 除以话题数；话题 0, …, K-1
    在 z 中都出现，合并以后是 K-1 个。a ≠ b, K ≥ 2。

    ln p(W, z) once topic b has been merged into topic a, less its value before. p is the probability of `log_joint` in 14.9, with α = alpha0
    over the number of topics; all of the topics 0, …, K-1 occur in z, and after merging there are K-1. a ≠ b, K ≥ 2.
    """
    raise NotImplementedError


def topic_model(docs: Docs, n_words: int, seed: int) -> dict[str, np.ndarray]:
    """你的算法：{"phi": (K, n_words), "theta": (文档数, K), "share": (K,)}, K 由算法决定；语料中至少有一个词。phi 和 theta 同 14.9，每行之和为 1；share 是各话题在
    全部词中所占的比例，总和为 1。随机数由 seed 决定：同样的参数给出同样的结果。

    检查的语料：1, 2 或 3 个话题，每个话题有自己的 6 个词（等概率）；24 篇文档，每篇 12 个词都出自一个话题，各话题的文档一样多；n_words 可以比出现的词多。share 不小于 0.03
    的话题恰有应有的个数，它们的 phi 重新排列以后与真实分布的总变差（差的绝对值之和的一半）至多 0.25，而且至少 20 篇文档的 theta
    在这些话题中最大的是文档自己的话题，算是成功。对每个语料，种子 0, …, 4 中有一个成功就通过。

    Your algorithm: {"phi": (K, n_words), "theta": (number of documents, K), "share": (K,)}, where the algorithm finds K; there is one word at least. phi and theta are as in
    14.9, every row with the sum 1; share is the share of each topic among all words, with the sum 1. Random numbers come from seed: the
    same arguments give the same result.

    The corpora of the checks: 1, 2 or 3 topics with 6 words of their own each (equally probable); 24 documents of 12 words, all from one
    topic, and equally many documents of each; n_words may exceed the number of words that occur. It is a success if as many
    topics as there should be have a share of 0.03 or more, and their phi, in some order, have a total variation (half the sum of
    absolute differences) of at most 0.25 to the true ones, and if for 20 documents or more the largest theta among these topics is
    that of the document's own topic. For each corpus one success among the seeds 0, …, 4 is enough.
    """
    raise NotImplementedError


def design() -> str:
    """用 Markdown 说明你的算法：话题怎样增加和减少，为什么不会无限增加，代价是什么。由老师阅读，不计分。

    Explain your algorithm in Markdown: how topics are added and removed, why they do not increase without limit, and what it costs. Read
    by a person, without points.
    """
    raise NotImplementedError
