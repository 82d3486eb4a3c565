"""7.3 拉普拉斯修正的朴素贝叶斯 / Naive Bayes with Laplacian correction

**书上的题。** 编程实现带拉普拉斯修正的朴素贝叶斯，以西瓜数据集 3.0（`exercises.datasets.watermelon_3_0()`）为训练集，
判别“测1”（青绿 蜷缩 浊响 清晰 凹陷 硬滑 0.697 0.460）。修正是为了让没见过的取值不能一票否决。

**先看一个小例子。** 三个瓜：青绿是，青绿是，乌黑否；色泽还可以是浅白（所以 $N_i = 3$，两类 $N = 2$）。

                    P(c)     P(青绿 | c)   P(乌黑 | c)   P(浅白 | c)
    不修正    是    2/3      1             0             0
              否    1/3      0             1             0
    修正      是    3/5      3/5           1/5           1/5
              否    2/5      1/4           2/4           1/4

来一个浅白的瓜。不修正，两类的得分都是 0，无从判别；修正后是 3/5 × 1/5 = 0.12 与 2/5 × 1/4 = 0.1，后验概率 6/11 与
5/11，判为“是”。

**估计。** `laplace` 为 True 时用 (7.19)、(7.20)，为 False 时用 (7.16)、(7.17)。连续属性用 (7.18)，从不修正；方差除以
该类样本数减 `ddof`：0 是 (7.13)，书中“测1”的数用的是 1。

**书上的误印。** “测1”一例有两处：P(蜷缩 | 是) 和 P(凹陷 | 是) 都是 5/8 = 0.625。

**约定。** 属性用列号表示；`domains[i]` 列出第 i 列可能的取值，连续属性是 `None`；`classes` 列出全部类别。取值和类别都
不一定在样本中出现。

**做完想一想。** 修正前后“测1”都判为好瓜，修正到底改变了什么？17 个训练样本里哪几个判错了？好瓜的含糖率和密度明显相
关，朴素贝叶斯却把它们当作两份独立的证据，后验概率 0.997 你信几分？

**★** 一千个属性、离均值几千个标准差、得分低到 $-10^5$ 时也不出错；得分只差一点点时也分得清。提示：不要先算密度再取对
数（7.4 专讲这件事）。

---

**The exercise.** Program naive Bayes with Laplacian correction, train it on watermelon 3.0
(`exercises.datasets.watermelon_3_0()`) and classify 测1 (青绿 蜷缩 浊响 清晰 凹陷 硬滑 0.697 0.460). The correction
keeps a value that was never seen from vetoing a class.

**A small example first.** Three melons: 青绿 is 是, 青绿 is 是, 乌黑 is 否; a melon can also be 浅白 (so $N_i = 3$,
and $N = 2$ classes).

                      P(c)     P(青绿 | c)   P(乌黑 | c)   P(浅白 | c)
    plain       是    2/3      1             0             0
                否    1/3      0             1             0
    corrected   是    3/5      3/5           1/5           1/5
                否    2/5      1/4           2/4           1/4

Along comes a melon that is 浅白. Without correction both classes score 0 and nothing can be decided; with it they
score 3/5 × 1/5 = 0.12 and 2/5 × 1/4 = 0.1, the posterior probabilities are 6/11 and 5/11, and the melon is 是.

**Estimates.** (7.19) and (7.20) if `laplace` is True, (7.16) and (7.17) if it is False. Continuous attributes have
the density (7.18) and are never corrected; their variance is divided by the number of samples of the class minus
`ddof`: 0 is (7.13), the numbers of 测1 in the book come with 1.

**Misprints of the book.** Two numbers of its example 测1 are misprints: P(蜷缩 | 是) and P(凹陷 | 是) are both
5/8 = 0.625.

**Conventions.** An attribute is the index of its column; `domains[i]` lists the values that column i can have, `None`
for a continuous one; `classes` lists all classes. Neither values nor classes need occur in the samples.

**Worth a thought.** With and without correction 测1 is a good melon: what did the correction change? Which of the 17
training samples are misread? Among good melons sugar and density clearly depend on each other, and naive Bayes takes
them for two independent pieces of evidence: how far do you trust its 0.997?

**★** Nothing goes wrong with a thousand attributes, thousands of standard deviations from the mean, with scores down
to $-10^5$; scores that hardly differ are told apart. Hint: do not compute a density first and take its logarithm then
(7.4 is about that).
"""


def prior(y: list[str], classes: list[str], laplace: bool) -> dict[str, float]:
    """每一类的先验概率 (7.19) 或 (7.16)。

    The prior probability (7.19) or (7.16) of every class.

    >>> prior(["是", "是", "否"], ["是", "否"], True)
    {'是': 0.6, '否': 0.4}
    """
    raise NotImplementedError


def conditional(
    X: list[list[str | float]],
    y: list[str],
    i: int,
    value: str,
    label: str,
    domains: list[list[str] | None],
    laplace: bool,
) -> float | None:
    """类别为 label 时离散属性 i 取 value 的概率 (7.20) 或 (7.17)。该类没有样本而又不作修正时返回 None。

    The probability (7.20) or (7.17) of `value` of the discrete attribute i given class `label`; None if the class has no
    samples and nothing is corrected.

    >>> conditional([["甲"], ["甲"], ["乙"]], ["是", "是", "否"], 0, "甲", "是", [["甲", "乙"]], True)
    0.75
    """
    raise NotImplementedError


def gaussian(X: list[list[str | float]], y: list[str], i: int, label: str, ddof: int) -> tuple[float, float]:
    """类别为 label 的样本在连续属性 i 上的均值与标准差（方差的除数是该类样本数减 `ddof`）。

    Mean and standard deviation of the continuous attribute i over the samples of class `label` (the variance is divided by
    their number minus `ddof`).

    >>> gaussian([[1.0], [3.0], [9.0]], ["是", "是", "否"], 0, "是", 0)
    (2.0, 1.0)
    """
    raise NotImplementedError


def density(x: float, mean: float, std: float) -> float:
    """正态分布在 x 处的密度 (7.18)，std > 0。

    The density (7.18) of the normal distribution at x; std > 0.

    >>> round(density(1.0, 1.0, 2.0), 9)
    0.19947114
    """
    raise NotImplementedError


def log_scores(
    X: list[list[str | float]],
    y: list[str],
    x: list[str | float],
    domains: list[list[str] | None],
    classes: list[str],
    laplace: bool,
    ddof: int,
) -> dict[str, float]:
    """样本 x 在每一类上的得分，即 (7.15) 中连乘积的对数（自然对数）。因子为 0 时是 `-math.inf`，不作修正时没有样本的类也是。

    The score of sample x in every class: the (natural) logarithm of the product in (7.15). It is `-math.inf` if a factor is 0,
    and for a class without samples if nothing is corrected.

    >>> log_scores([["甲"], ["甲"], ["乙"]], ["是", "是", "否"], ["甲"], [["甲", "乙"]], ["是", "否"], False, 0)["否"]
    -inf
    """
    raise NotImplementedError


def posterior(log_scores: dict[str, float]) -> dict[str, float] | None:
    """由得分（对数）求各类的后验概率，和为 1；得分全是负无穷时返回 None。

    The posterior probability of every class, from the (logarithmic) scores; they sum to 1. None if all scores are minus
    infinity.

    >>> posterior({"是": -2.0, "否": -2.0})
    {'是': 0.5, '否': 0.5}
    """
    raise NotImplementedError


def classify(
    X: list[list[str | float]],
    y: list[str],
    x: list[str | float],
    domains: list[list[str] | None],
    classes: list[str],
    laplace: bool,
    ddof: int,
) -> str:
    """得分最高的类；得分相等时取 `classes` 中靠前的，全是负无穷时也是如此。

    The class with the highest score, the first in `classes` if several are equal, even if all are minus infinity.

    >>> classify([["甲"], ["甲"], ["乙"]], ["是", "是", "否"], ["甲"], [["甲", "乙"]], ["是", "否"], True, 0)
    '是'
    """
    raise NotImplementedError
