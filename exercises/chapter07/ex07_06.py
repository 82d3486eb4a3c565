"""7.6 AODE 分类器 / The AODE classifier

**书上的题。** 编程实现 AODE，以西瓜数据集 3.0 为训练集，判别“测1”。每个属性轮流当一次“超父”，其余属性都依赖于它，再把
各自的结果相加。AODE 靠计数，只用六个离散属性，它们与 `exercises.datasets.watermelon_2_0()` 相同。

**先看一个小例子。** 三个瓜：（青绿，硬滑）是，（青绿，软粘）否，（乌黑，硬滑）是。色泽有三种可能，触感有两种，两类。
新瓜是（青绿，硬滑）：

    超父        P(c, x_i)                             P(另一个 | c, x_i)             是            否
    色泽=青绿   是 (1+1)/(3+2·3)，否 (1+1)/(3+2·3)    是 (1+1)/(1+2)，否 (0+1)/(1+2)    2/9 × 2/3     2/9 × 1/3
    触感=硬滑   是 (2+1)/(3+2·2)，否 (0+1)/(3+2·2)    是 (1+1)/(2+3)，否 (0+1)/(0+3)    3/7 × 2/5     1/7 × 1/3

得分：是 4/27 + 6/35 = 0.320，否 2/27 + 1/21 = 0.122，后验概率 0.724 与 0.276。

**与书不同的一处。** (7.24) 的分母印漏了类别数 N，应是 $|D| + N N_i$；(7.23) 的连乘不含 $j = i$。

**约定。** 属性用列号表示；`domains[i]` 列出第 i 列可能的取值，样本中不一定都出现。一个属性的取值在训练样本中（各类合
计）不少于 $m'$ 次，才当超父。

**做完想一想。** 超父只有一个、其余属性只依赖类别时，AODE 变成什么？它比朴素贝叶斯多数了多少个表，一万个样例够不够？
“测1”其实就是第 1 个训练样本，判对它说明了什么？

**★** 三十个属性、三百个样例时也对；取值只差一个空格也是两个取值。

---

**The exercise.** Program AODE, train it on watermelon 3.0 and classify 测1. Every attribute takes its turn as the
parent on which all others depend, and the results are added. AODE counts, and so uses the six discrete attributes
only, which are those of `exercises.datasets.watermelon_2_0()`.

**A small example first.** Three melons: (青绿, 硬滑) is 是, (青绿, 软粘) is 否, (乌黑, 硬滑) is 是. There are three
possible colours, two touches, two classes. The new melon is (青绿, 硬滑):

    parent      P(c, x_i)                              P(the other | c, x_i)              是            否
    青绿        是 (1+1)/(3+2·3), 否 (1+1)/(3+2·3)     是 (1+1)/(1+2), 否 (0+1)/(1+2)     2/9 × 2/3     2/9 × 1/3
    硬滑        是 (2+1)/(3+2·2), 否 (0+1)/(3+2·2)     是 (1+1)/(2+3), 否 (0+1)/(0+3)     3/7 × 2/5     1/7 × 1/3

The scores are 4/27 + 6/35 = 0.320 for 是 and 2/27 + 1/21 = 0.122 for 否, the posterior probabilities 0.724 and 0.276.

**One difference from the book.** The denominator of (7.24) lacks the number N of classes in print: it is
$|D| + N N_i$; the product in (7.23) leaves out $j = i$.

**Conventions.** An attribute is the index of its column; `domains[i]` lists the values that column i can have, not
all of which need occur. An attribute is a parent only if its value occurs in at least $m'$ training samples (all
classes together).

**Worth a thought.** With one parent, and all others depending on the class only, what does AODE become? How many more
tables than naive Bayes does it count, and are ten thousand samples enough? 测1 is training sample 1: what does it say
that it is classified rightly?

**★** Right as well with thirty attributes and three hundred samples; values that differ by a blank are two values.
"""


def joint_estimate(
    X: list[list[str]], y: list[str], label: str, i: int, value: str, domains: list[list[str]], n_classes: int
) -> float:
    """类别为 label 且第 i 个属性取 value 的概率估计。

    The estimated probability of class `label` together with `value` of attribute i.

    >>> joint_estimate([["甲"], ["乙"]], ["是", "否"], "是", 0, "甲", [["甲", "乙", "丙"]], 2)
    0.25
    """
    raise NotImplementedError


def conditional_estimate(
    X: list[list[str]], y: list[str], label: str, i: int, value_i: str, j: int, value_j: str, domains: list[list[str]]
) -> float:
    """类别为 label、第 i 个属性取 value_i 时，第 j 个属性取 value_j 的概率估计 (7.25)，j ≠ i。

    The estimated probability (7.25) of `value_j` of attribute j, given class `label` and `value_i` of attribute i; j ≠ i.

    >>> X, domains = [["甲", "圆"], ["甲", "方"]], [["甲", "乙"], ["圆", "方", "长"]]
    >>> conditional_estimate(X, ["是", "否"], "是", 0, "甲", 1, "圆", domains)
    0.5
    """
    raise NotImplementedError


def superparent_term(
    X: list[list[str]], y: list[str], x: list[str], label: str, i: int, domains: list[list[str]], n_classes: int
) -> float:
    """以第 i 个属性为超父时，类别 label 对样本 x 的一项。

    The term of class `label` for sample x with attribute i as the parent.

    >>> X, domains = [["甲", "圆"], ["甲", "方"]], [["甲", "乙"], ["圆", "方", "长"]]
    >>> superparent_term(X, ["是", "否"], ["甲", "圆"], "是", 0, domains, 2)
    0.16666666666666666
    """
    raise NotImplementedError


def scores(
    X: list[list[str]], y: list[str], x: list[str], domains: list[list[str]], classes: list[str], min_count: int
) -> dict[str, float]:
    """样本 x 在每一类上的得分 (7.23)，min_count 即 m'。没有属性合格时各类都是 0.0。

    The score (7.23) of sample x in every class; min_count is m'. 0.0 for all classes if no attribute qualifies.

    >>> scores([["甲"], ["乙"]], ["是", "否"], ["甲"], [["甲", "乙", "丙"]], ["是", "否"], 1)
    {'是': 0.25, '否': 0.125}
    """
    raise NotImplementedError


def posterior(scores: dict[str, float]) -> dict[str, float] | None:
    """把得分归一成后验概率；得分全为 0 时返回 None。

    The scores normalised to posterior probabilities; None if all of them are 0.

    >>> posterior({"是": 0.25, "否": 0.75})
    {'是': 0.25, '否': 0.75}
    """
    raise NotImplementedError


def classify(
    X: list[list[str]], y: list[str], x: list[str], domains: list[list[str]], classes: list[str], min_count: int
) -> str | None:
    """得分最高的类，并列时取 `classes` 中靠前的；没有属性合格时返回 None。

    The class with the highest score, the first in `classes` if several tie; None if no attribute qualifies.

    >>> classify([["甲"], ["乙"]], ["是", "否"], ["乙"], [["甲", "乙", "丙"]], ["是", "否"], 1)
    '否'
    """
    raise NotImplementedError
