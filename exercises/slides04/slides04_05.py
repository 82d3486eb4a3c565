r"""slides4.5 SVM 文本分类 / Text classification with an SVM

课件的练习：用支持向量机做文本分类，比较不同的特征（词是否出现、词频、tf-idf）和不同的 C。每个数字都要有模型作证，参数按验证集选，词表和 idf 只能
来自训练集。求解器可以用 `exercises.solvers.weighted_linear_svm(X, y, C)`（返回 (w, b)），也可以自己写。

**数据。** 文本是词（字符串）的列表，词可以重复，文本可以是空的。文本 1 到 60 篇，不同的词至多 80 个，一篇至多 40 个词；`terms` 是一列不同的词。`classes` 是 2 到 5 个
类别的名字。`compare` 的训练文本中每个类别至少有一篇，而且至少有一个词；验证文本也至少一篇，它们的类别都在 `classes` 中；`kinds` 与 `costs` 中没有重复，组合至多 4 个，
训练文本至多 30 篇，每个词在其中一篇里至多出现 15 次。`weights` 的绝对值不超过 100；
`one_vs_rest` 与 `one_vs_one` 中的数不超过 1000，样本至多 60 个。

**线性支持向量机** 使 $\frac{1}{2}\lVert w \rVert^2 + C \sum_i \max(0, 1 - y_i(w \cdot x_i + b))$ 最小；C 在 0.01 与 1 之间。(w, b) 算对，是指它的值不超过最小值的 1.01 倍加上
$0.001\,C\,m$（m 是样本数）。

**约定。** 对数是自然对数。数值允许 1e-9 的误差。得分相差不到 1e-9 的算相等，不到 1e-9 的得分算 0；并列时取 `classes` 中靠前的。数组可以是列表。
每次调用至多 1 秒，`compare` 至多 2 秒（CPU 时间）。不要改动传入的参数。

---

The slides' exercise: classify texts with support vector machines, and compare features (presence of words, their number, tf-idf) and
costs C. Every number is backed by its model, the choice is made on the validation set, and vocabulary and idf come from the training
documents alone. As a solver take `exercises.solvers.weighted_linear_svm(X, y, C)`, which returns (w, b), or write your own.

**Data.** A document is a list of words (strings), which may repeat; it may be empty. There are 1 to 60 documents with at most 80
different words, and at most 40 words in each; `terms` is a list of different words. `classes` holds the names of 2 to 5 classes. Among the
training documents of `compare` every class has at least one, and there is at least one word; there is a validation document, too,
and their classes are all in `classes`; `kinds` and `costs` hold nothing twice and make at most 4 pairs, with at most
30 training documents, in none of which a word occurs more than 15 times. No entry of `weights` exceeds 100 in size,
no number in `one_vs_rest` and `one_vs_one` 1000; these have at most 60 samples.

**A linear support vector machine** minimises $\frac{1}{2}\lVert w \rVert^2 + C \sum_i \max(0, 1 - y_i(w \cdot x_i + b))$;
C is 0.01 to 1. A pair
(w, b) is right if its value is at most 1.01 times the least one plus $0.001\,C\,m$, with m samples.

**Conventions.** Logarithms are natural. Numbers may be off by 1e-9. Scores less than 1e-9 apart are equal, and a score of less than 1e-9
in size is 0; of ties take the first in `classes`. Lists may come back for arrays. A call may take 1 second of CPU time, one of
`compare` 2. Do not change the arguments.
"""

import numpy as np


def idf(docs: list[list[str]], terms: list[str]) -> list[float]:
    """每个词的 ln(1/df)，df 是含有这个词的文本所占的比例；没有文本含有它时是 0.0。

    ln(1/df) of each term, where df is the share of the documents that hold it; 0.0 if none does.

    >>> print(*idf([["a", "b"], ["b"]], ["b", "c"]))
    0.0 0.0
    """
    raise NotImplementedError


def features(docs: list[list[str]], terms: list[str], kind: str, weights: list[float]) -> np.ndarray:
    """形状 (m, len(terms)) 的特征：kind 为 "binary" 时是词是否出现 (0/1)，"tf" 时是出现的次数，"tfidf" 时是次数乘 `weights` 中这个词的数；其余的词不管。

    Features of shape (m, len(terms)): whether a term occurs (0/1) for kind "binary", how often it occurs for "tf", that number times
    the entry of `weights` for "tfidf"; other words are ignored.

    >>> import numpy as np
    >>> print(*np.ravel(features([["a", "c", "a"]], ["a", "b"], "tfidf", [0.5, 2.0])))
    1.0 0.0
    """
    raise NotImplementedError


def train(X: np.ndarray, y: list[int], C: float) -> tuple[np.ndarray, float]:
    """样本 X（2 到 30 行，至多 80 列，|x_ij| ≤ 15）与标签 y（+1/−1，两类都有）的线性支持向量机 (w, b)。

    The linear support vector machine (w, b) of samples X (2 to 30 rows, at most 80 columns, |x_ij| ≤ 15) and labels y (+1/−1, both occur).
    """
    raise NotImplementedError


def one_vs_rest(models: dict, X: np.ndarray, classes: list[str]) -> list[str]:
    """每个样本的类别：models[c] = (w, b) 把 c 与其余类别分开，取 w·x + b 最大的类别。

    The class of each sample: models[c] = (w, b) separates c from the rest, and the class with the largest w·x + b is taken.
    """
    raise NotImplementedError


def one_vs_one(models: dict, X: np.ndarray, classes: list[str]) -> list[str]:
    """每个样本的类别：models[(c, d)] = (w, b)，每两个类别有一个（c 与 d 的次序不定），w·x + b ≥ 0 投 c 一票，< 0 投 d 一票；取票数最多的类别。

    The class of each sample: models[(c, d)] = (w, b), one for every two classes (c and d in either order); w·x + b ≥ 0 is a vote for c,
    < 0 one for d; the class with the most votes is taken.
    """
    raise NotImplementedError


def compare(
    docs: list[list[str]],
    labels: list[str],
    val_docs: list[list[str]],
    val_labels: list[str],
    classes: list[str],
    kinds: list[str],
    costs: list[float],
) -> list[dict]:
    """`kinds` 中每种特征与 `costs` 中每个 C 的组合一行，次序任意：{"kind", "C", "terms", "models", "train_errors", "val_errors"}。
    "terms" 是训练文本 `docs` 中的全部不同的词，次序任意；"models" 是 `one_vs_rest` 所用的那种字典，在按 "terms" 次序的特征上训练，参数为 C；
    两个错误个数是用这些模型按 `one_vs_rest` 判断的（最大的得分几乎相等时，怎样判都可以）。tf-idf 的权重由训练文本而来。

    A row for every kind of features in `kinds` and every C in `costs`, in any order: {"kind", "C", "terms", "models", "train_errors",
    "val_errors"}. "terms" are all different words of the training documents `docs`, in any order;
    "models" is a dict as `one_vs_rest` takes it,
    trained with C on the features in the order of "terms"; both numbers of errors are those of these models by `one_vs_rest` (either
    way is right where the largest scores are nearly equal). The weights of tf-idf come from the training documents.
    """
    raise NotImplementedError


def choose(rows: list[dict]) -> tuple[str, float]:
    """`compare` 的表中验证错误最少的一行的 (kind, C)；有几行时任何一行。

    The (kind, C) of a row of the table of `compare` with the fewest validation errors, any of several.
    """
    raise NotImplementedError
