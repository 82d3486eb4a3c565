"""3.7 四类九位的最优二元纠错输出码 / The optimal binary ECOC of length nine for four classes

给每个类别一个由 +1 与 -1 组成的码字。任意两个码字的海明距离（不同的位数）中最小的那个，决定了解码时能纠正多少个错。
请让它尽量大：先做 4 类、码长 9，再推广到 2 至 4 类、码长 1 至 12，并证明已不能更大。

**编码** 是码字的列表，第 i 行是第 i 类的码字，每位是 +1 或 -1。这里只看**行与行**的海明距离：列可以重复，可以互补，
也可以全部相同。（实际使用中重复的列会训练出同样的分类器，没有纠错的价值；本题只问理论最优。）

**证明** 以一组权重的形式给出：每一对类别 $(i, j)$ 一个非负整数 $w_{ij}$，不全为 0。记 $S$ 为它们的总和，$M$ 为一列（任意的 +1 与 -1）
所能分开的各对的权重之和的最大值，则码长为 $L$ 的编码，最小距离不超过 $LM/S$ 向下取整（为什么？写在 `proof` 里）。请选一组权重，使这个上界在
码长 1 至 12 上都等于你达到的距离。

每次调用不超过 1 秒 CPU 时间。不要改动传入的参数。

---

Every class gets a code word of +1s and -1s. The smallest Hamming distance (number of differing positions) between two
code words decides how many errors can be corrected. Make it as large as possible: first for 4 classes and length 9, then
for 2 to 4 classes and lengths 1 to 12, and prove that no code does better.

**A code** is a list of code words; row i is the word of class i, every entry is +1 or -1. Only the distance between
**rows** counts here: columns may repeat, be complements of each other, or be constant. (In practice a repeated column
trains the same classifier again and corrects nothing; this exercise asks for the optimum in theory.)

**The proof** is a set of weights: a non-negative integer $w_{ij}$ for each pair of classes $(i, j)$, not all of them 0. Let $S$
be their sum, and $M$ the largest total weight of the pairs that one column (any of +1s and -1s) can separate. Then no code of
length $L$ has a smallest distance above $LM/S$ rounded down (why? say so in `proof`). Choose weights for which this bound
equals the distance you reach, at all lengths from 1 to 12.

A call takes at most a second of CPU time. Do not change the arguments.
"""


def min_distance(code: list[list[int]]) -> int:
    """两行之间海明距离的最小值；只有一行时返回码长。编码任意，至多 150 行、60 列。

    The smallest Hamming distance between two rows; the length of the code if there is one row only. Any code of at most 150
    rows and 60 columns.

    >>> min_distance([[1, 1, 1], [1, -1, -1], [-1, -1, 1]])
    2
    """
    raise NotImplementedError


def best_code(n_classes: int, length: int) -> list[list[int]]:
    """最小距离尽量大的编码：n_classes 行（2 至 4），length 列（1 至 12）。

    A code whose smallest distance is as large as possible, with n_classes rows (2 to 4) and length columns (1 to 12).

    >>> min_distance(best_code(2, 5))
    5
    """
    raise NotImplementedError


def best_distance(n_classes: int, length: int) -> int:
    """最优编码的最小距离。

    The smallest distance of an optimal code.

    >>> best_distance(2, 5)
    5
    """
    raise NotImplementedError


def pair_weights(n_classes: int) -> dict[tuple[int, int], int]:
    """证明最优性的权重：每一对 i < j 一个键 (i, j)，值是非负整数，不全为 0。

    The weights that prove optimality: a key (i, j) for each pair i < j, and a non-negative integer for it, not all 0.

    >>> sorted(pair_weights(3))
    [(0, 1), (0, 2), (1, 2)]
    """
    raise NotImplementedError


def proof() -> str:
    """用 Markdown 写出证明：为什么任何编码的最小距离都不超过 LM/S？为什么你的编码达到了它？由老师阅读，不计分。

    The proof in Markdown: why is no smallest distance above LM/S, and why does your code reach it? Read by a person, without
    points.
    """
    raise NotImplementedError
