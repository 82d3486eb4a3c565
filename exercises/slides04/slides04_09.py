r"""slides4.9 决策树文本分类 / Text classification with a decision tree

课件的练习：用决策树做文本分类，比较 ID3 与 C4.5。以“词是否出现”为特征，用 ID3 和课件的 C4.5（先取增益最大的 n 个，再比增益比）各长一棵树，比较叶数、
深度和错误个数；并说明，当没有取值很多的特征时，增益比偏爱什么样的词。

**特征。** 词 t 在一篇文本中出现是 1，不出现是 0。一个词把文本分成两部分；增益 g = H(D) − H(D|t)，增益比是 g 除以这一列 0/1 自身的熵；全是 0 或全是 1 的列，增益与增益比都是 0。熵以 2 为底。

**选词。** `criterion` 为 "id3" 时取增益最大的词（不用 n）。为 "c45" 时，把各词的增益从大到小排，凡增益不小于第 n 个的词都是候选，取其中增益比最大的；n ≥ 1，词不到 n 个时
全部是候选。相差不到 1e-9 的算相等，相等的取哪个都可以。

**树。** 叶：`{"label": 类别}`；内部结点：`{"attribute": 词, "branches": {0: 子树, 1: 子树}}`。只剩一个类别、没有词可用、或可用的词中最大的增益小于 ε 时是叶（两种准则都看增益），
类别取到达的文本中最多的，并列时取 `classes` 中靠前的；否则按选出的词划分。一条路上一个词只用一次。评分时 ε 与各结点的最大增益至少相差 1e-7，ε 在 1e-6 与 2 之间。多余的键不论。叶的深度从 0 数起：只有
一片叶的树深度为 0。

**数据。** 文本是词（字符串）的列表，词可以重复，文本可以是空的；文本 1 到 60 篇，各列文本中不同的词至多 80 个，类别至多 60 个。`terms` 是一列不同的词，其中可以有哪篇都没有的。

**约定。** 数值允许 1e-9 的误差。数组可以是列表。每次调用至多 2 秒（CPU 时间）。不要改动传入的参数。

---

The slides' exercise: classify texts with decision trees and compare ID3 with C4.5. With "does the word occur?" as features, grow one tree
by ID3 and one by the slides' C4.5 (the n largest gains first, then the gain ratio), compare leaves, depth and errors; and show which
words the ratio prefers when no feature has many values.

**Features.** A term t is 1 if it occurs in a document, else 0, and so splits the documents in two. Its gain is g = H(D) − H(D|t),
its gain ratio
g divided by the entropy of this column of 0/1 itself; a column of zeros only, or of ones only, has gain and ratio 0. Entropies are
to base 2.

**The choice.** For `criterion` "id3" the term with the largest gain (n is not used). For "c45" all terms whose gain is at least the n-th
largest are
candidates, and the one with the largest ratio is taken; n ≥ 1, and with fewer than n terms all are candidates. What is less than
1e-9 apart is equal, and of equals any may be taken.

**The tree.** Leaf: `{"label": class}`; inner node: `{"attribute": term, "branches": {0: subtree, 1: subtree}}`. A node is a leaf if one class
is left, no term is left, or the largest gain of the terms left is below ε (the gain, for both criteria); its class is the most frequent
one of the documents that arrive, the first in `classes` if tied. Otherwise the chosen term splits it. A term is used once on a path.
Where this
is graded ε is at least 1e-7 away from the largest gain of every node, and it is 1e-6 to 2. Further keys do not matter.
The depth of a leaf counts from
0: a tree that is a single leaf has depth 0.

**Data.** A document is a list of words (strings), which may repeat; it may be empty. There are 1 to 60 documents, lists of documents hold
at most 80 different words, and there are at most 60 classes. `terms` is a list of different words, some of which may be in no document.

**Conventions.** Numbers may be off by 1e-9. Lists may come back for arrays. A call may take 2 seconds of CPU time. Do not change the
arguments.
"""


def presence(docs: list[list[str]], terms: list[str]) -> list[list[int]]:
    """每篇文本一行，每个词一列的 0/1。

    Zeros and ones, a row for each document and a column for each term.

    >>> print([[int(x) for x in row] for row in presence([["b", "b"], []], ["a", "b"])])
    [[0, 1], [0, 0]]
    """
    raise NotImplementedError


def best_term(X: list[list[int]], y: list[str], criterion: str, n: int) -> int:
    """按准则在 0/1 的表 X（至少一行一列）与标签 y 上选出的列的下标。

    The index of the column that the criterion chooses on a table X of 0/1 (one row and one column at least) with labels y.
    """
    raise NotImplementedError


def grow(
    docs: list[list[str]],
    labels: list[str],
    terms: list[str],
    classes: list[str],
    criterion: str,
    n: int,
    epsilon: float,
) -> dict:
    """在 `terms` 这些词上长出的树。

    The tree grown on these terms.
    """
    raise NotImplementedError


def classify(tree: dict, docs: list[list[str]]) -> list[str]:
    """一棵树（不一定是 `grow` 的结果）给每篇文本的类别。

    The class that a tree, not necessarily one of `grow`, gives to each document.

    >>> classify({"attribute": "a", "branches": {0: {"label": "x"}, 1: {"label": "y"}}}, [["b"], ["a"]])
    ['x', 'y']
    """
    raise NotImplementedError


def compare(
    docs: list[list[str]],
    labels: list[str],
    test_docs: list[list[str]],
    test_labels: list[str],
    classes: list[str],
    n: int,
    epsilon: float,
) -> dict:
    """{"id3": …, "c45": …}，各是 {"tree", "leaves", "depth", "train_errors", "test_errors"}：用训练文本 `docs` 中的全部词长出的树，它的叶数、深度（最深的叶的深度）
    和在两组文本上的错误个数。`docs` 中至少有一个词。

    {"id3": …, "c45": …}, each {"tree", "leaves", "depth", "train_errors", "test_errors"}: the tree grown on all words of the training
    documents `docs`, its leaves, its depth (that of the deepest leaf), and how many errors it makes on both sets. There is a word in `docs`.
    """
    raise NotImplementedError


def conclusions(table: dict) -> dict:
    """由 `compare` 的表得出 {"smaller": […], "better": […]}：叶数最少的、测试错误最少的全部方法，按字母排序。

    {"smaller": […], "better": […]} from a table of `compare`: all methods with the fewest leaves, and all with the fewest test errors, sorted.
    """
    raise NotImplementedError


def rare_word_trap(m: int) -> tuple[list[list[str]], list[str]]:
    """m 篇文本 (20 ≤ m ≤ 100) 与标签，只用两个词 "a" 与 "b"，两个类别（两个字符串）；"b" 恰在一篇中出现。"a" 的增益比 "b" 的至少大 0.05，"b" 的增益比却比 "a" 的至少大 0.05。

    m documents (20 ≤ m ≤ 100) and labels, with the words "a" and "b" only and two classes (two strings);
    "b" occurs in exactly one document. The gain of
    "a" exceeds that of "b" by 0.05 at least, and yet the gain ratio of "b" exceeds that of "a" by 0.05 at least.
    """
    raise NotImplementedError
