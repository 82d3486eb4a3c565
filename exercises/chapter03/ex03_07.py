"""3.7 四类九位的最优二元纠错输出码 / The optimal binary ECOC of length nine for four classes

给每个类别一个由 +1 与 -1 组成的码字. 任意两个码字的海明距离 (不同的位数) 中最小的那个, 决定了解码时能纠正多少个错.
请让它尽量大: 先做 4 类、码长 9, 再推广到 2 至 4 类、码长 1 至 12, 并证明已不能更大.

**编码** 是码字的列表, 第 i 行是第 i 类的码字, 每位是 +1 或 -1. 这里只看**行与行**的海明距离: 列可以重复, 可以互补,
也可以全部相同. (实际使用中重复的列会训练出同样的分类器, 没有纠错的价值; 本题只问理论最优.)

**证明** 以一组权重的形式给出. 给每一对类别 $(i, j)$ 一个非负整数 $w_{ij}$, 总和为 $S$. 任何一列把类别分成 +1 与 -1 两组,
它分开的那些对的权重之和至多为 $M$ (在全部 $2^n$ 种列上取最大). 于是 $L$ 列合起来, 各对的加权距离之和不超过 $LM$, 最小距离
不超过 $LM/S$ 向下取整. 请选一组权重, 使这个上界在每个码长上都等于你达到的距离.

---

Every class gets a code word of +1s and -1s. The smallest Hamming distance (number of differing positions) between two
code words decides how many errors can be corrected. Make it as large as possible: first for 4 classes and length 9, then
for 2 to 4 classes and lengths 1 to 12, and prove that no code does better.

**A code** is a list of code words; row i is the word of class i, every entry is +1 or -1. Only the distance between
**rows** counts here: columns may repeat, be complements of each other, or be constant. (In practice a repeated column
trains the same classifier again and corrects nothing; this exercise asks for the optimum in theory.)

**The proof** is a set of weights. Give each pair of classes $(i, j)$ a non-negative integer $w_{ij}$ and let $S$ be their sum.
A column divides the classes into +1 and -1; let $M$ be the largest total weight of the pairs that any of the $2^n$ columns
separates. Then the weighted distances of all pairs add up to at most $LM$ over $L$ columns, and the smallest distance is at
most $LM/S$ rounded down. Choose weights for which this bound equals the distance you reach, at every length.
"""


def min_distance(code: list[list[int]]) -> int:
    """两行之间海明距离的最小值; 只有一行时返回码长.

    The smallest Hamming distance between two rows; the length of the code if there is one row only.

    >>> min_distance([[1, 1, 1], [1, -1, -1], [-1, -1, 1]])
    2
    """
    raise NotImplementedError


def best_code(n_classes: int, length: int) -> list[list[int]]:
    """最小距离尽量大的编码: n_classes 行, length 列.

    A code whose smallest distance is as large as possible, with n_classes rows and length columns.

    >>> min_distance(best_code(2, 5))
    5
    """
    raise NotImplementedError


def best_distance(n_classes: int, length: int) -> int:
    """最优编码的最小距离.

    The smallest distance of an optimal code.

    >>> best_distance(2, 5)
    5
    """
    raise NotImplementedError


def pair_weights(n_classes: int) -> dict[tuple[int, int], int]:
    """证明最优性的权重: 每一对 i < j 一个非负整数, 不全为 0.

    The weights that prove optimality: a non-negative integer for each pair i < j, not all 0.

    >>> sorted(pair_weights(3))
    [(0, 1), (0, 2), (1, 2)]
    """
    raise NotImplementedError
