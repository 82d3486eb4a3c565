r"""7.1 极大似然估计类条件概率 / Class-conditional probabilities by maximum likelihood

在好瓜里，一个瓜是青绿色的概率该估成多少？对西瓜数据集 3.0 (`exercises.datasets.watermelon_3_0()`) 的前三个属性色泽、根蒂、敲声，
按类别给出使似然最大的概率表，并说明为什么正是它使似然最大。

**数据。** `X` 是行的列表，每行按 `attributes` 的顺序给出各属性的取值；`domains[j]` 是第 j 个属性全部可能取值的列表，样本中不一定
都出现；`y` 是标签列表，`classes` 是全部类别，其中有的也可以一个样本都没有。属性都是离散的。

**一个属性的估计。** 某一类样本中，取值 v 出现 $n_v$ 次；待估的概率 $p_v$ 满足 $\sum_v p_v = 1$，对数似然是 $\sum_v n_v \ln p_v$
（自然对数），其中 $n_v = 0$ 的项为 0。用拉格朗日乘子求它的最大值，拉格朗日函数写作

$$\sum_v n_v \ln p_v - \lambda \left(\sum_v p_v - 1\right).$$

**约定。** 概率都用浮点数返回，不用 `Fraction`。不要改动传入的参数。

---

Among good melons, how probable is 青绿? For the first three attributes 色泽, 根蒂, 敲声 of watermelon 3.0
(`exercises.datasets.watermelon_3_0()`) give, class by class, the probability table of largest likelihood, and say why it is
this one.

**Data.** `X` is a list of rows, each giving the values in the order of `attributes`; `domains[j]` lists all possible values
of attribute j, not all of which need occur; `y` lists the labels, `classes` all classes, some of which may have no sample.
All attributes are discrete.

**One attribute.** Among the samples of a class the value v occurs $n_v$ times. The probabilities $p_v$ to be estimated
satisfy $\sum_v p_v = 1$; the log-likelihood is $\sum_v n_v \ln p_v$ (natural logarithm), where terms with $n_v = 0$ are 0. Its
maximum is found with a Lagrange multiplier; the Lagrangian is

$$\sum_v n_v \ln p_v - \lambda \left(\sum_v p_v - 1\right).$$

**Conventions.** Probabilities are returned as floats, not as `Fraction`. Do not change the arguments.
"""


def log_likelihood(p: dict[str, float], values: list[str]) -> float:
    """观测到 values 时，概率表 p 的对数似然；values 中的取值都是 p 的键。出现了概率为 0 的取值时是 `-math.inf`，没有观测时是 0.0。

    The log-likelihood of the table p for the observed values, which are all keys of p: `-math.inf` if a value of
    probability 0 was observed, 0.0 if nothing was.

    >>> log_likelihood({"甲": 0.5, "乙": 0.5}, ["甲", "乙", "甲"])  # 3 ln(1/2)
    -2.0794415416798357
    """
    raise NotImplementedError


def multiplier(counts: dict[str, int]) -> float:
    """似然最大处的拉格朗日乘子 λ；counts 是各取值的次数 n_v，总数至少为 1。

    The Lagrange multiplier λ at the maximum; counts holds n_v for each value, 1 in total at least.
    """
    raise NotImplementedError


def maximum_likelihood(counts: dict[str, int]) -> dict[str, float]:
    """使似然最大的概率表，键与 counts 相同；次数的总数至少为 1。

    The table of largest likelihood, with the keys of counts, which are 1 in total at least.
    """
    raise NotImplementedError


def likelihood_gap(counts: dict[str, int], q: dict[str, float]) -> float:
    """最大的对数似然与概率表 q 的对数似然之差，可以是 `math.inf`；q 与 counts 的键相同。误差不超过次数总数的 1e-9 倍。

    The largest log-likelihood minus that of the table q, possibly `math.inf`; q has the keys of counts. Accurate to 1e-9
    times the total count.

    >>> likelihood_gap({"甲": 2, "乙": 0}, {"甲": 0.5, "乙": 0.5})  # 2 ln 2
    1.3862943611198906
    """
    raise NotImplementedError


def class_conditional(
    X: list[list[str]], y: list[str], attributes: list[str], domains: list[list[str]], classes: list[str]
) -> dict[str, dict[str, dict[str, float | None]]]:
    """每一类、每个属性的概率表：`result[类别][属性名][取值]`，包含 `domains` 中的全部取值；没有样本的类，各值都是 None。

    The table of every class and attribute, `result[class][attribute][value]`, with all values of `domains`; None
    throughout for a class without samples.

    >>> class_conditional([["甲"], ["甲"]], ["是", "是"], ["形"], [["甲", "乙"]], ["是", "否"])
    {'是': {'形': {'甲': 1.0, '乙': 0.0}}, '否': {'形': {'甲': None, '乙': None}}}
    """
    raise NotImplementedError


def derivation() -> str:
    """（由教师阅读）推导使似然最大的概率表。返回 Markdown 文本。

    (Read by a person) The table of largest likelihood derived. Returns Markdown.
    """
    raise NotImplementedError
