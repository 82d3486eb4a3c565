r"""statistics5.1 计数、先验与贝叶斯公式 / Counts, priors and Bayes' formula

训练朴素贝叶斯就是数数。写出计数、合并两份计数与“忘掉一个样本”，再由计数算出 (5.5) 的得分。“青年中有多少是女性”与“女性中有多少是青年”是一回事吗？
最后用“忘掉自己”做留一法，不必每次重新训练。数据是表 5.1 的 15 个人（`exercises.datasets.people()`）。

**数据。** `X` 是行的列表，每行是各属性的取值（字符串），`y` 是标签的列表；`attributes` 是各列的名字，`domains[j]` 是第 j 列全部可能的取值，
`classes` 是全部类别。取值和类别都不一定在样本中出现；不同的列可以有相同的取值。至多 300 行、12 列，计数至多 10¹⁰。

**计数** 是字典 `{"classes": {类别: 样本数}, "values": {(类别, 属性名, 取值): 样本数}}`，都是整数；每个类别、每个属性的每个取值都有一项，没有出现的是 0；各项的次序不定。
返回的字典里多余的键不论。

**约定。** 不作任何修正（平滑）。数值允许 1e-9 的相对误差。相对差不到 1e-9 的得分算相等，并列的类别取哪个都可以。每次调用至多 1 秒。不要改动传入的参数。

---

To train naive Bayes is to count. Write the counts, how two of them are merged and how one sample is forgotten, and compute the
scores (5.5) from counts. Is the share of women among the young the same as the share of the young among women? At last, by
forgetting a sample, leave one out without training anew. The data are the 15 people of table 5.1 (`exercises.datasets.people()`).

**Data.** `X` is a list of rows, each with the values (strings) of all attributes, `y` the list of labels; `attributes` names the
columns, `domains[j]` lists all possible values of column j, `classes` all classes. Neither values nor classes need occur in the
samples; columns may share values. There are at most 300 rows and 12 columns, and counts of at most 10¹⁰.

**Counts** are a dict `{"classes": {class: samples}, "values": {(class, attribute, value): samples}}` of integers, with an entry for
every class and for every value of every attribute, 0 where it does not occur, in any order. Further keys in the dicts you return do
not matter.

**Conventions.** Nothing is corrected (smoothed). Numbers may be off by 1e-9 of themselves. Scores less than 1e-9 of themselves apart
count as equal; of classes that tie take any. A call may take 1 second. Do not change the arguments.
"""

Counts = dict[str, dict]


def count(
    X: list[list[str]], y: list[str], attributes: list[str], domains: list[list[str]], classes: list[str]
) -> Counts:
    """样本的计数；可以一个样本也没有。

    The counts of the samples, of which there may be none.

    >>> count([["高"], ["高"]], ["甲", "甲"], ["身高"], [["高"]], ["甲", "乙"])["classes"]
    {'甲': 2, '乙': 0}
    """
    raise NotImplementedError


def merge(a: Counts, b: Counts) -> Counts:
    """两份样本合在一起的计数；a 与 b 的键相同。

    The counts of both samples together; a and b have the same keys.
    """
    raise NotImplementedError


def forget(counts: Counts, x: list[str], label: str, attributes: list[str]) -> Counts:
    """少了一个取值为 x、类别为 label 的样本之后的计数；它是计过数的。

    The counts without one sample with values x and class `label`, which had been counted.
    """
    raise NotImplementedError


def conditional(counts: Counts, c: str, attribute: str, value: str) -> float:
    """类别 c 中这个属性取 value 的概率 (5.6)；没有样本的类别是 0.0。

    The probability (5.6) that this attribute has this value given class c; 0.0 for a class without samples.
    """
    raise NotImplementedError


def value_posterior(counts: Counts, attribute: str, value: str, classes: list[str]) -> dict[str, float] | None:
    """已知这个属性取 value，各类别的概率：{类别: 概率}；这个取值从未出现时返回 None。

    The probability of every class given that this attribute has this value: {class: probability}; None if the value never
    occurred.
    """
    raise NotImplementedError


def scores(counts: Counts, x: list[str], attributes: list[str], classes: list[str]) -> dict[str, float]:
    """样本 x 在各类别上的得分 (5.5)：{类别: P(c)·ΠP(x_j|c)}。至少有一个样本。

    The score (5.5) of x in every class: {class: P(c)·ΠP(x_j|c)}. There is one sample at least.
    """
    raise NotImplementedError


def leave_one_out(
    X: list[list[str]], y: list[str], attributes: list[str], domains: list[list[str]], classes: list[str]
) -> list[str | None]:
    """每个样本由其余样本判为哪一类（得分最高的类）；得分全是 0 时是 None。至少两个样本。

    The class that the other samples give to each sample (the class with the highest score); None where all scores are 0. There
    are two samples at least.
    """
    raise NotImplementedError
