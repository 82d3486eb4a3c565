r"""3.8 纠错输出码的两个前提 / The two premises of error-correcting output codes

**书上的题。** ECOC 要理想地纠错，每一位上出错的概率应当相当，而且互相独立。拆出来的二分类器满足得了吗？满足不了会怎样？用精确的计算和反例来回答。

**先看一个小例子。** 两类，码字 + + + 与 - - -，每一位都以 0.1 的概率出错，错两位以上就判错。

    各位独立                          判错 3·0.01·0.9 + 0.001 = 0.028
    三位总是一起错                    判错 0.1
    每次恰错两位，三种各以 0.05       每一位仍是 0.05 + 0.05 = 0.1，判错却有 0.15

每一位的出错率一点没变，变的只是它们怎样凑在一起：编码不但没有纠错，反而放大了错误。

**编码。** 码字的列表，第 i 行是第 i 类的码字，每位 +1 或 -1，各行不同。某一位出错就是这一位变号。**解码** 取海明距离最近的一行；几行并列时从中
等概率地随机取一行。

**联合分布。** 说的是各位如何一起出错：（错误模式，概率）的列表，模式是 0/1 元组，1 表示出错；同一模式可以出现多次，没有列出的概率为 0。

**做完想一想**（写在 `essay` 里）。各列的难度为什么不同？相近的列为什么会一起出错？码距与列的难度怎样取舍？

**★** 每一位的出错率都是 p、相关性任意时，出错多于 t 位的概率最大能到多少（`dependent_bound`）？造一个达到它的分布（`worst_joint`）。
提示：出错位数的期望是多少？十几类、十二位、百万分之一的概率也算得准。

---

**The exercise.** For ECOC to correct errors ideally, the bits should be equally likely to be wrong, and independently. Can the
binary classifiers of a decomposition do that, and what if they cannot? Answer by exact computation and by counterexamples.

**A small example first.** Two classes, words + + + and - - -; every bit is wrong with probability 0.1, and two errors or more
are decoded wrong.

    independent bits                               wrong 3·0.01·0.9 + 0.001 = 0.028
    all three bits always err together             wrong 0.1
    exactly two err, each of three ways with 0.05  a bit still errs with 0.05 + 0.05 = 0.1, but wrong 0.15

No bit errs more often than before; only how they come together has changed. The code has not corrected errors, it has
multiplied them.

**Codes.** A code is a list of code words; row i is the word of class i, every entry is +1 or -1, and all rows differ. An error in a bit
is a flipped sign. **Decoding** takes the row nearest in Hamming distance; among several nearest rows one is drawn uniformly at
random.

**Joint distributions.** They say how the bits err together: a list of (error pattern, probability), where a pattern is a tuple of 0s
and 1s and 1 marks an error; a pattern may be listed more than once, and one that is not listed has probability 0.

**Worth a thought** (in `essay`). Why do columns differ in difficulty? Why do similar columns err together? How to trade the
distance of a code against the difficulty of its columns?

**★** If every bit errs with probability p and dependence is arbitrary, how large can the probability of more than t errors be
(`dependent_bound`)? Build a distribution that attains it (`worst_joint`). A pointer: how many errors are expected? And a dozen
classes, twelve bits, probabilities of a millionth are right as well.
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
    """各位独立出错的联合分布，第 j 位出错的概率是 p[j]。

    The joint distribution of independent errors, bit j being wrong with probability p[j].

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


def harmful_joint(code: list[list[int]], true_class: int, p: float) -> Joint:
    """编码是 3.7 的 4 类 9 位最优码（类与位的次序、各列的正负任意），p 不超过 0.4：每一位出错的概率都恰为 p，而解码出错的概率至少是 2p
    的联合分布。

    For an optimal code of 3.7 with 4 classes and 9 bits (classes and bits in any order, columns of either sign) and p up to
    0.4: a joint distribution in which every bit is wrong with probability p exactly, and decoding with at least 2p.
    """
    raise NotImplementedError


def unequal_columns(code: list[list[int]]) -> tuple[list[float], list[int]]:
    """一维数据（取值，类别），每类都有样本，使某两列难度悬殊：用一个阈值划分（哪一侧为正都可以，也可以全在一侧），两列的最小训练错误率
    至少相差 0.2。编码有 3 或 4 类，且有两列既不相同也不互补。

    One-dimensional data (values, classes), with samples of every class, that make two columns unequally hard: divided by one
    threshold (either side may be positive, one side may be empty), their least training errors differ by 0.2 at least. The
    code has 3 or 4 classes, and two of its columns are neither equal nor complementary.
    """
    raise NotImplementedError


def essay() -> str:
    """“做完想一想” 的回答，Markdown，给老师看，不计分。

    Your answer to “Worth a thought”, in Markdown, for your teacher; it earns no points.
    """
    raise NotImplementedError


# ---- ★ ----


def dependent_bound(n_bits: int, t: int, p: float) -> float:
    """每一位出错的概率都恰为 p，相关性任意：出错多于 t 位的概率最大是多少？

    Every bit is wrong with probability p exactly, dependence is arbitrary: how large can the probability of more than t errors be?

    >>> dependent_bound(1, 0, 0.25)
    0.25
    """
    raise NotImplementedError


def worst_joint(n_bits: int, t: int, p: float) -> Joint:
    """达到上述最大概率的联合分布，每一位出错的概率都恰为 p。

    A joint distribution that attains this probability, every bit being wrong with probability p exactly.
    """
    raise NotImplementedError
