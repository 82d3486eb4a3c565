r"""statistics5.2 联合估计与朴素估计 / Joint estimate versus naive

（青年，中发，平底，花色）这样的人在表 5.1 (`exercises.datasets.people()`) 里一个也没有，用整行的计数估计后验只能得到 0/0；朴素贝叶斯却照样判断。
数一数两种方法各要估计多少个数；写出两种后验；再造出朴素贝叶斯完全失灵的数据、一个没见过的取值就一票否决的数据，并看看把一列特征抄一遍会怎样。

**数据。** `X` 是行的列表，每行是各属性的取值（字符串），`y` 是标签的列表，至少一个样本；`domains[j]` 是第 j 列全部可能的取值，`classes` 是全部类别。
取值和类别都不一定在样本中出现。至多 200 行、12 列。

**约定。** 不作平滑。后验是 {类别: 概率}，和为 1；没有样本的类别得分为 0。数值允许 1e-9 的误差，个数是精确的整数。每次调用至多 1 秒。不要改动传入的参数。

---

Nobody in table 5.1 (`exercises.datasets.people()`) is (青年, 中发, 平底, 花色): counting whole rows leaves 0/0 for the posterior, while
naive Bayes decides. How many numbers does either of them have to estimate? Write both posteriors, then build data on which naive
Bayes fails completely and data in which a single unseen value vetoes a class, and see what a copied column does.

**Data.** `X` is a list of rows, each with the values (strings) of all attributes, `y` the list of labels, of one sample at least;
`domains[j]` lists all possible values of column j, `classes` all classes. Neither values nor classes need occur in the samples.
There are at most 200 rows and 12 columns.

**Conventions.** Nothing is smoothed. A posterior is {class: probability} with sum 1; a class without samples has score 0. Numbers may
be off by 1e-9, counts are exact integers. A call may take 1 second. Do not change the arguments.
"""


def cells(domains: list[list[str]], classes: list[str]) -> int:
    """各属性取值与类别共有多少种组合；至多 60 个属性。

    The number of combinations of attribute values and class; at most 60 attributes.

    >>> cells([["高", "矮"]], ["甲", "乙"])
    4
    """
    raise NotImplementedError


def free_parameters(domains: list[list[str]], classes: list[str], naive: bool) -> int:
    """要估计多少个独立的数：`naive` 为 False 时是属性与类别的联合分布，为 True 时是 (5.5) 里的先验与各个条件分布。至多 60 个属性。

    How many independent numbers are to be estimated: those of the joint distribution of attributes and class, or, if `naive` is
    True, those of the prior and the conditional distributions in (5.5). At most 60 attributes.

    >>> free_parameters([["高", "矮"]], ["甲"], False)
    1
    """
    raise NotImplementedError


def joint_posterior(X: list[list[str]], y: list[str], x: list[str], classes: list[str]) -> dict[str, float] | None:
    """只看与 x 完全相同的行，各类别的后验；没有定义 (0/0) 时是 None。

    The posterior of every class from the rows that equal x altogether; None where it is not defined (0/0).

    >>> joint_posterior([["高"], ["高"]], ["甲", "乙"], ["高"], ["甲", "乙"])
    {'甲': 0.5, '乙': 0.5}
    """
    raise NotImplementedError


def naive_posterior(X: list[list[str]], y: list[str], x: list[str], classes: list[str]) -> dict[str, float] | None:
    """由 (5.5) 归一而得的后验；得分全是 0 时是 None。

    The posterior from (5.5), normalised; None if all scores are 0.

    >>> naive_posterior([["高"], ["矮"]], ["甲", "乙"], ["高"], ["甲", "乙"])
    {'甲': 1.0, '乙': 0.0}
    """
    raise NotImplementedError


def never_seen(X: list[list[str]], domains: list[list[str]]) -> int:
    """各属性取值的组合（不计类别）中，有多少种没有任何一行是。至多 10⁵ 种组合。

    How many combinations of attribute values (without the class) no row has. There are at most 10⁵ combinations.

    >>> never_seen([["高"], ["高"]], [["高", "矮"]])
    1
    """
    raise NotImplementedError


def blind_data(d: int) -> tuple[list[list[str]], list[str]]:
    """造数据 (X, y)：d 个取值为 "0"、"1" 的属性，类别 "0"、"1"。对 2^d 种行的每一种，联合估计的后验都是 0 与 1，朴素估计的后验都恰好是 ½ 与 ½。
    d 从 2 到 5；至多 200 行。

    Builds data (X, y) with d attributes of values "0" and "1", and classes "0" and "1": for each of the 2^d rows the joint
    estimate of the posterior is 0 and 1, the naive one exactly ½ and ½. d is 2 to 5; at most 200 rows.
    """
    raise NotImplementedError


def vetoed(k: int) -> tuple[list[list[str]], list[str], list[str]]:
    """造数据与一个样本 (X, y, x)，有 k 个属性：类别 "0"、"1" 的样本一样多；x 的最后一个取值在 "0" 类里从不出现，在 "1" 类里出现过；
    其余每个取值都在 "1" 类里出现过，而在 "0" 类里的频率至少是在 "1" 类里的 4 倍。k 从 2 到 5；至多 200 行。

    Builds data and a sample (X, y, x) with k attributes: classes "0" and "1" are equally frequent; the last value of x never
    occurs in class "0", but occurs in class "1"; each other value occurs in class "1", and in class "0" at least 4 times as
    frequently. k is 2 to 5; at most 200 rows.
    """
    raise NotImplementedError
