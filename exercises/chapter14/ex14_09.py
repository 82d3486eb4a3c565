r"""14.9* LDA 与话题的演变 / LDA and how topics change

编程实现 LDA，分析一部长篇每十回的话题演变。小说的文本不随本包提供：算法在人造的语料上评判，你对自己的文本（例如《天龙八部》）的分析写在 `analysis`
里。

**语料** `docs` 是文档的列表，文档是词的列表，词是 0, …, n_words - 1 的整数；文档可以是空的，也可以全是空的（`perplexity` 除外）。
话题是 0, …, n_topics - 1。`z` 是一个列表，
依次给出第一篇、第二篇、……文档中各词的话题。$α$ 和 $η$ 是数：(14.41) 中各狄利克雷分布的参数的每个分量都相等，$Θ_t$ 的是
$α$，$β_k$ 的是 $η$。至多 60 篇，每篇至多 60 个词，1 ≤ n_words ≤ 100, 1 ≤ n_topics ≤ 10, 0.01 ≤ $α$，$η$ ≤ 10。

**数值。** 对数是自然对数。误差不超过 $10^{-9}$，结果很大时相对误差不超过 $10^{-9}$。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

Implement LDA and analyse how the topics of a long novel change, ten chapters at a time. The text of the novel does not come with this
package: the algorithm is judged on artificial corpora, and what you find in a text of your own belongs into `analysis`.

**A corpus** `docs` is a list of documents, each a list of words, which are integers 0, …, n_words - 1; a document may be empty,
even all of them (but for `perplexity`). Topics are
0, …, n_topics - 1. `z` is one list that gives the topics of the words of the first document, then of the second, and so on. $α$ and $η$
are numbers: all components of the parameter of a Dirichlet distribution in (14.41) are alike, $α$ for $Θ_t$ and $η$ for $β_k$. There
are at most 60 documents of at most 60 words, 1 ≤ n_words ≤ 100, 1 ≤ n_topics ≤ 10, 0.01 ≤ $α$, $η$ ≤ 10.

**Numbers.** Logarithms are natural. Errors are $10^{-9}$ at most, or $10^{-9}$ of the result where it is large. A call takes at most 2
seconds of CPU time. Do not change the arguments.
"""

import numpy as np

Docs = list[list[int]]


def log_joint(docs: Docs, z: list[int], n_words: int, n_topics: int, alpha: float, eta: float) -> float:
    """ln p(W, z | α, η)：(14.41) 对 Θ 和 β 积分以后的对数。词是一个一个依次生成的，所以没有多项式系数。

    ln p(W, z | α, η): the logarithm of (14.41), with Θ and β integrated out. Words are generated one after the other: there are no
    multinomial coefficients.

    >>> round(float(log_joint([[0]], [1], 2, 2, 1.0, 1.0)), 6)
    -1.386294
    """
    raise NotImplementedError


def topic_conditional(
    n_dk: list[int], n_kw: list[int], n_k: list[int], alpha: float, eta: float, n_words: int
) -> list[float]:
    """吉布斯采样的一步：一个词的话题给定其余一切话题与全部词的条件分布（各话题的概率）。计数都不含这个词自己：n_dk[k] 是它所在的文档中话题为 k 的词数，
    n_kw[k] 是话题 k 中与它相同的词数，n_k[k] 是话题为 k 的总词数。

    A step of Gibbs sampling: the distribution of the topic of a word given all other topics and all words (the probability of each
    topic). The counts do not include this word itself: n_dk[k] words of its document have topic k, n_kw[k] words of topic k are the same
    word as this one, and n_k[k] words have topic k altogether.
    """
    raise NotImplementedError


def estimate(
    docs: Docs, z: list[int], n_words: int, n_topics: int, alpha: float, eta: float
) -> tuple[np.ndarray, np.ndarray]:
    """给定 z 时 Θ 和 β 的后验均值 (theta, phi)：theta[t, k] 是文档 t 中话题 k 的比例，phi[k, w] 是话题 k 中词 w 的概率。

    The posterior means (theta, phi) of Θ and β given z: theta[t, k] is the share of topic k in document t, phi[k, w] the probability of word
    w in topic k.
    """
    raise NotImplementedError


def perplexity(docs: Docs, theta: np.ndarray, phi: np.ndarray) -> float:
    """困惑度：exp(−各词的 ln Σ_k theta[t, k] phi[k, w] 的平均值)，对全部文档的全部词平均（至少有一个词，各概率大于 10^-9）。

    The perplexity: exp(−the mean of ln Σ_k theta[t, k] phi[k, w]) over all words of all documents (there is one at least; the
    probabilities exceed 10^-9).
    """
    raise NotImplementedError


def topic_evolution(theta: np.ndarray, block: int) -> np.ndarray:
    """每 block 篇相继的文档中 theta 的平均值，每段一行；最后一段可以较短。

    The mean of theta over every `block` successive documents, one row for each block; the last block may be shorter.
    """
    raise NotImplementedError


def lda(
    docs: Docs, n_words: int, n_topics: int, alpha: float, eta: float, n_sweeps: int, seed: int
) -> dict[str, np.ndarray]:
    """对语料做推断：{"theta": …, "phi": …}，含义同 `estimate`，每行之和为 1。方法不限（吉布斯采样、变分推断，…）；n_sweeps 是吉布斯采样的轮数，
    别的方法可以不用它。随机数由 seed 决定：同样的参数给出同样的结果。这里 α，η 可以大到 1000：先验那样强时，结果应接近均匀分布。

    检查的语料：50 篇，每篇 20 个词，3 个话题各有 4 个词（互不相同，等概率），每篇有一个主话题，词以概率 0.9 来自它，各 0.05 来自另外两个；主话题
    每十篇的组成逐渐变化。n_sweeps = 30, α = 0.5, η = 0.1。话题重新排列以后，phi 各行与真实分布的总变差（差的绝对值之和的一半）至多 0.25，
    theta 每十篇的平均值与真实的比例至多相差 0.15，算是成功。种子 0, …, 5 中有一个成功就通过。

    Infer the topics of a corpus: {"theta": …, "phi": …} as in `estimate`, every row with the sum 1. Any method will do (Gibbs sampling,
    variational inference, …); n_sweeps is the number of sweeps of Gibbs sampling, and other methods may do without it. Random numbers come
    from seed: the same arguments give the same result. Here α and η may be as large as 1000: with a prior as strong as that the result
    should be close to uniform.

    The corpora of the checks: 50 documents of 20 words; 3 topics of 4 words each (all different, equally probable); every document has a
    main topic, from which a word comes with probability 0.9, and from the other two with 0.05 each; main topics change gradually, ten
    documents at a time. n_sweeps = 30, α = 0.5, η = 0.1. It is a success if, with the topics in some order, the rows of phi have a total
    variation (half the sum of absolute differences) of at most 0.25 to the true ones, and the means of theta over ten documents are at
    most 0.15 off. One success among the seeds 0, …, 5 is enough.
    """
    raise NotImplementedError


def analysis() -> str:
    """用 Markdown 分析一部长篇（或你自己的文本）的话题：怎样分词、去停用词，各话题最常见的词，每十回的比例怎样变化。由老师阅读，不计分。

    The topics of a novel (or of a text of your own) in Markdown: how words and stop words were found, the most frequent words of each
    topic, how shares change every ten chapters. Read by a person, without points.
    """
    raise NotImplementedError
