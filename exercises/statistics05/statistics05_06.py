r"""statistics5.6 弱标签能说明什么 / What weak labels tell

标签可能缺失（不完全）、只给到一包样本（不确切）、或者有错（不精确）。已知每个样本为正的概率 p_i，各样本互相独立，推出每种标签之后的后验；
并想一想：一包样本有了标签之后，包内的样本还独立吗？

**包的标签**：包里至少有一个正样本时是 1，一个也没有时是 0。**有错的标签**：真实标签是 1 而看到 0 的概率是 `miss`，真实标签是 0 而看到 1 的概率是 `false_alarm`。

**约定。** 概率都在 [0, 1] 中。包不为空，至多 200 个样本。标签是 0 或 1。数值允许 1e-9 的误差。每次调用至多 1 秒。不要改动传入的参数。

---

A label may be missing (incomplete), given to a bag of samples only (inexact), or wrong (inaccurate). Every sample has a known
probability p_i of being positive, independently of the others; derive the posterior under each kind of label, and find out whether
the samples of a bag are still independent once the bag has a label.

**The label of a bag** is 1 if it holds one positive sample at least, and 0 if it holds none. **A wrong label**: `miss` is the
probability of seeing 0 where the true label is 1, `false_alarm` that of seeing 1 where the true label is 0.

**Conventions.** Probabilities are in [0, 1]. Bags are not empty; there are at most 200 samples. Labels are 0 or 1. Numbers may be off
by 1e-9. A call may take 1 second. Do not change the arguments.
"""


def bag_posterior(p: list[float], label: int) -> list[float] | None:
    """已知这一包的标签，每个样本为正的概率；这样的标签概率为 0 时是 None。标签为 1 时，至少一个样本为正的概率或者是 0，或者不小于 1e-4。

    The probability of every sample being positive given the label of the bag; None if such a label has probability 0. For label
    1 the probability of one positive sample at least is 0, or not below 1e-4.

    >>> bag_posterior([0.5], 1)
    [1.0]
    """
    raise NotImplementedError


def pair_in_bag(p: list[float], i: int, j: int) -> float:
    """已知这一包的标签是 1，样本 i 与 j (i ≠ j) 都为正的概率。至少一个样本为正的概率不小于 1e-4。

    The probability that samples i and j (i ≠ j) are both positive given label 1 of the bag. The probability of one positive sample
    at least is not below 1e-4.
    """
    raise NotImplementedError


def consistent_labellings(sizes: list[int], labels: list[int | None]) -> int:
    """各包的样本数是 sizes，标签是 labels（None 表示没有标签）：全部样本的 0/1 标记中，与各包标签都相符的有多少种？至多 200 包，共 1000 个样本。

    The bags have `sizes` samples and these labels (None: no label): how many ways of marking all samples 0 or 1 agree with the
    labels of all bags? At most 200 bags with 1000 samples altogether.

    >>> consistent_labellings([1], [None])
    2
    """
    raise NotImplementedError


def noisy_posterior(p: float, seen: int, miss: float, false_alarm: float) -> float | None:
    """看到标签 seen 之后，真实标签是 1 的概率；p 是看到之前的概率。看到这个标签的概率为 0 时是 None，否则不小于 1e-4。

    The probability that the true label is 1 once the label `seen` is seen; p is that before. None if this label is seen with
    probability 0; otherwise that is not below 1e-4.
    """
    raise NotImplementedError


def true_rate(seen_rate: float, miss: float, false_alarm: float) -> float | None:
    """看到的标签中 1 的比例是 seen_rate，真实标签中 1 的比例是多少（不截断到 [0, 1]）？miss + false_alarm = 1 时是 None，否则至少差 1e-4。

    The share of 1s among the true labels, from their share `seen_rate` among those seen (not clipped to [0, 1]). None if
    miss + false_alarm = 1; otherwise it differs from 1 by 1e-4 at least.
    """
    raise NotImplementedError


def soft_labels(p: list[float], supervision: list[tuple]) -> list[float]:
    """综合各种标签，每个样本为正的概率。supervision 的每一项是 `("label", i, c)`（样本 i 的真实标签是 c）、`("bag", [i, …], c)`（这些样本组成一包，标签是 c）
    或 `("noisy", i, c, miss, false_alarm)`（看到样本 i 的标签 c，可能有错）。每个样本至多出现一次，没有出现的不变；每一项的概率都不小于 1e-4。

    The probability of every sample being positive given all labels. An item of `supervision` is `("label", i, c)` (c is the true
    label of sample i), `("bag", [i, …], c)` (these samples are a bag with label c) or `("noisy", i, c, miss, false_alarm)` (the
    label c seen for sample i may be wrong). Every sample occurs once at most; those that do not occur stay as they are; no item
    has a probability below 1e-4.

    >>> soft_labels([0.5, 0.25], [("label", 0, 1)])
    [1.0, 0.25]
    """
    raise NotImplementedError


def suspects(posterior: list[float], labels: list[int], k: int) -> list[int]:
    """最可疑的 k 个标签：按 posterior（各样本为正的概率），给它的标签概率最小的 k 个样本的下标，次序不限；相差不到 1e-9 的算并列，取哪个都可以。
    0 ≤ k ≤ 样本数。

    The k most doubtful labels: the indices of the k samples whose given label is least probable by `posterior` (the probability
    of each sample being positive), in any order; of those less than 1e-9 apart take any. 0 ≤ k ≤ the number of samples.
    """
    raise NotImplementedError
