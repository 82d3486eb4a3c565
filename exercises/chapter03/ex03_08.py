"""3.8 纠错输出码的两个前提 / The two premises of error-correcting output codes

纠错输出码要理想地纠错，各位的出错概率应当相当，而且互相独立。由多分类任务拆出来的二分类器做得到吗？做不到又会怎样？
请用精确的计算和反例回答。

**编码** 是码字的列表，第 i 行是第 i 类的码字，每位是 +1 或 -1，各行互不相同；有 2 至 12 类、1 至 12 位。某一位出错，就是这一位的
正负号反了。**解码** 取海明距离最近的一行；有几行并列最近时，从中等概率地随机取一行。

**联合分布** 描述各位如何一起出错：它是（错误模式，概率）的列表，错误模式是 0/1 元组，1 表示这一位出错。概率非负，总和为 1；
同一个模式可以出现多次，没有列出的模式概率为 0。列表的次序不限。

概率应准到 $10^{-9}$。每次调用不超过 1 秒 CPU 时间。不要改动传入的参数。

---

For error-correcting output codes to correct errors ideally, the bits should be equally likely to be wrong, and
independently of each other. Can the binary classifiers derived from a multi-class task do that, and what happens if they
do not? Answer by exact computation and by counterexamples.

**A code** is a list of code words; row i is the word of class i, every entry is +1 or -1, and all rows differ; there are 2 to
12 classes and 1 to 12 bits. An error in a bit is a flipped sign. **Decoding** takes the row nearest in Hamming distance; among several nearest rows one is drawn
uniformly at random.

**A joint distribution** says how the bits err together: a list of (error pattern, probability), where a pattern is a tuple
of 0s and 1s and 1 marks an error. Probabilities are non-negative and sum to 1; a pattern may be listed more than once,
and one that is not listed has probability 0. The list may be in any order.

Probabilities should be right to $10^{-9}$. A call takes at most a second of CPU time. Do not change the arguments.
"""

Joint = list[tuple[tuple[int, ...], float]]


def decode_error(code: list[list[int]], true_class: int, joint: Joint) -> float:
    """真实类别为 true_class 时解码出错的概率。

    The probability that decoding goes wrong when the class is true_class.

    >>> decode_error([[1, 1], [-1, -1]], 0, [((0, 0), 0.5), ((0, 1), 0.25), ((1, 1), 0.25)])
    0.375
    """
    raise NotImplementedError


def independent_joint(p: list[float]) -> Joint:
    """各位独立出错的联合分布，第 j 位出错的概率是 p[j]；每个错误模式的概率，相对误差不超过 1e-9。

    The joint distribution of independent errors, bit j being wrong with probability p[j]; the probability of each pattern is
    right to 1e-9 of its size.

    >>> sorted(independent_joint([0.5, 0.25]))
    [((0, 0), 0.375), ((0, 1), 0.125), ((1, 0), 0.375), ((1, 1), 0.125)]
    """
    raise NotImplementedError


def correctable(code: list[list[int]]) -> int:
    """最大的 t：无论哪一类，无论哪些位出错，只要不超过 t 位就必能正确解码。

    The largest t such that up to t errors are always decoded right, whatever the class and the bits.

    >>> correctable([[1, 1, 1], [-1, -1, -1]])
    1
    """
    raise NotImplementedError


def dependent_bound(n_bits: int, t: int, p: float) -> float:
    """每一位出错的概率都恰为 p，相关性任意：出错多于 t 位的概率最大是多少？0 ≤ t < n_bits ≤ 12, 0 ≤ p ≤ 1。

    Every bit is wrong with probability p exactly, dependence is arbitrary: how large can the probability of more than t
    errors be? 0 ≤ t < n_bits ≤ 12, 0 ≤ p ≤ 1.

    >>> dependent_bound(1, 0, 0.25)
    0.25
    """
    raise NotImplementedError


def worst_joint(n_bits: int, t: int, p: float) -> Joint:
    """达到上述最大概率的联合分布，每一位出错的概率都恰为 p。

    A joint distribution that attains this probability, every bit being wrong with probability p exactly.
    """
    raise NotImplementedError


def harmful_joint(code: list[list[int]], true_class: int, p: float) -> Joint:
    """编码是 3.7 的 4 类 9 位最优码（类与位的次序、各列的正负任意），0 < p ≤ 0.4：构造一个联合分布，每一位出错的概率都恰为 p，
    而解码出错的概率至少是 2p。

    For an optimal code of 3.7 with 4 classes and 9 bits (classes and bits in any order, columns of either sign) and
    0 < p ≤ 0.4: a joint distribution in which every bit is wrong with probability p exactly, while decoding goes wrong with
    a probability of at least 2p.
    """
    raise NotImplementedError


def unequal_columns(code: list[list[int]]) -> tuple[list[float], list[int]]:
    """一维数据（取值，类别），每类都有样本，使某两列的二分类任务难度悬殊：用一个阈值（哪一侧为正都可以，也可以全在一侧）
    划分时，两列的最小训练错误率至少相差 0.2。编码有 3 或 4 类，没有常数列，且有两列既不相同也不互补。

    One-dimensional data (values, classes) with samples of every class that make two columns unequally hard: when one
    threshold divides the samples (either side may be positive, one side may be empty), the least training errors of the
    two columns differ by 0.2 at least. The code has 3 or 4 classes, no constant column, and two columns that are neither
    equal nor complementary.
    """
    raise NotImplementedError


def essay() -> str:
    """用 Markdown 讨论：各列的难度为什么不同，相近的列为什么会一起出错，码距与列的难度如何取舍。由老师阅读，不计分。

    Discuss in Markdown why columns differ in difficulty, why similar columns err together, and how to trade the distance
    of the code against the difficulty of its columns. Read by a person, without points.
    """
    raise NotImplementedError
