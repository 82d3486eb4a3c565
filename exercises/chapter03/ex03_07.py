r"""3.7 四类九位的最优二元纠错输出码 / The optimal binary ECOC of length nine for four classes

**书上的题。** 码长 9、类别数 4：给出海明距离意义下理论最优的二元 ECOC 码，并证明它最优。最近的两个码字离得越远，解码时能纠正的错误越多。
“证明” 也交一件能检验的东西：一组权重。

**先看一个小例子。** 3 类、码长 3，一对其余：

    C1  + - -
    C2  - + -        每两行都恰有 2 位不同，最小距离 2。能到 3 吗？
    C3  - - +

每一列把 3 类分成两边，3 对之中至多分开 2 对；3 列合起来至多分开 6 次，摊到 3 对上，最少的一对不会多于 2 次。所以 2 已是最优。

**编码。** 码字的列表，第 i 行是第 i 类的码字，每位 +1 或 -1。只看**行与行**的距离：列可以重复、互补，也可以全同（重复的列在实际中训练出同样的
分类器，没有用处；这里讲的是理论最优）。

**证明。** 给每一对类别 $(i, j)$ 一个非负整数 $w_{ij}$，不全为 0；$S$ 是它们的和，$M$ 是一列所能分开的各对的权重之和的最大值。码长 $L$ 的编码，
最小距离不超过 $LM/S$ 向下取整。选一组权重，使这个上界在各个码长上都等于你达到的距离。

**做完想一想**（写在 `proof` 里）。为什么最小距离不超过 $LM/S$？为什么你的编码达到了它？

**★** 一百多行、几十列的编码，`min_distance` 也不慢。

---

**The exercise.** Length 9, four classes: give a binary ECOC that is optimal in the sense of Hamming distance, and prove that
it is. The farther apart the two nearest code words, the more errors decoding can correct. The proof, too, is something that
can be verified: a set of weights.

**A small example first.** Three classes, length 3, one versus rest:

    C1  + - -
    C2  - + -        every two rows differ in exactly 2 places: smallest distance 2. Could it be 3?
    C3  - - +

A column puts the three classes on two sides and separates 2 of the 3 pairs at most; three columns separate 6 times in all,
shared by 3 pairs, so some pair has no more than 2. Hence 2 is optimal.

**Codes.** A code is a list of code words; row i is the word of class i, every entry is +1 or -1. Only the distance between **rows**
counts: columns may repeat, be complements of each other, or be constant (in practice a repeated column trains the same
classifier again and is useless; this is about the optimum in theory).

**The proof.** Give each pair of classes $(i, j)$ a non-negative integer $w_{ij}$, not all of them 0; $S$ is their sum, $M$ the
largest total weight of the pairs that one column separates. No code of length $L$ has a smallest distance above $LM/S$ rounded
down. Choose weights for which this bound equals the distance that you reach, whatever the length.

**Worth a thought** (in `proof`). Why is no smallest distance above $LM/S$, and why does your code reach it?

**★** `min_distance` is not slow on codes of more than a hundred rows and dozens of columns.
"""


def min_distance(code: list[list[int]]) -> int:
    """两行之间海明距离的最小值。

    The smallest Hamming distance between two rows.

    >>> min_distance([[1, -1, -1], [-1, 1, -1], [-1, -1, 1]])
    2
    """
    raise NotImplementedError


def best_code(n_classes: int, length: int) -> list[list[int]]:
    """最小距离尽量大的编码：n_classes 行（2、3、4），length 列。

    A code whose smallest distance is as large as possible, with n_classes rows (2, 3 or 4) and length columns.

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
    """证明最优性的权重：每一对 i < j 一个键 (i, j)。

    The weights that prove optimality: a key (i, j) for each pair i < j.

    >>> sorted(pair_weights(3))
    [(0, 1), (0, 2), (1, 2)]
    """
    raise NotImplementedError


def proof() -> str:
    """“做完想一想” 的回答：证明，Markdown，给老师看，不计分。

    Your answer to “Worth a thought”: the proof, in Markdown, for your teacher; it earns no points.
    """
    raise NotImplementedError
