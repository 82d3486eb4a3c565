r"""7.1 极大似然估计类条件概率 / Class-conditional probabilities by maximum likelihood

**书上的题。** 用极大似然法估计西瓜数据集 3.0（`exercises.datasets.watermelon_3_0()`）前三个属性色泽、根蒂、敲声的类条
件概率。好瓜里青绿的占多少，谁都会数；为什么“数一数”恰好就使似然最大，才是这道题要你弄清的。

**先看一个小例子。** 四个好瓜，色泽是青绿、青绿、青绿、乌黑。青绿的概率该估成多少？拿几张概率表比一比对数似然：

    （青绿，乌黑）    (1/2, 1/2)     (3/4, 1/4)     (1, 0)
    对数似然          4 ln(1/2)      3 ln(3/4) + ln(1/4)      3 ln 1 + ln 0
                      = -2.773       = -2.249                 = 负无穷

中间的最大。看看那里两个偏导数 $n_v / p_v$：3 ÷ 3/4 和 1 ÷ 1/4，都是 4。多给青绿一点概率，得到的和失去的正好相等，挪动
哪边都不合算。

**一个属性的估计。** 某一类样本中取值 v 出现 $n_v$ 次，求和为 1 的 $p_v$，使 $\sum_v n_v \ln p_v$ 最大（$n_v = 0$ 的项
算 0）。拉格朗日函数写作 $\sum_v n_v \ln p_v - \lambda (\sum_v p_v - 1)$。

**约定。** `X` 每行一个样本，列名是 `attributes`；`domains[j]` 列出第 j 列可能的取值，样本中不一定都出现；`classes` 列
出全部类别，有的可以没有样本。对数都是自然对数。

**做完想一想。** 好瓜里没有一个根蒂是硬挺的，估出的概率就是 0。明天来一个硬挺的好瓜，这张表会怎么说？你愿意把 0 改成多
少，为什么？（7.3 接着讲。）

**★** 观测有几千个、概率小到 $10^{-300}$、取值的名字只差一个空格时也对。提示：先取对数再相加。

---

**The exercise.** Estimate by maximum likelihood the class-conditional probabilities of the first three attributes, 色
泽 (colour), 根蒂 (root) and 敲声 (sound), of watermelon 3.0 (`exercises.datasets.watermelon_3_0()`). Anybody can
count how many good melons are 青绿; why counting is just what makes the likelihood largest is what you find out here.

**A small example first.** Four good melons are 青绿, 青绿, 青绿, 乌黑. How probable is 青绿? Compare the
log-likelihood of a few tables:

    (青绿, 乌黑)      (1/2, 1/2)     (3/4, 1/4)     (1, 0)
    log-likelihood    4 ln(1/2)      3 ln(3/4) + ln(1/4)      3 ln 1 + ln 0
                      = -2.773       = -2.249                 = minus infinity

The one in the middle is the largest. Look at both derivatives $n_v / p_v$ there: 3 ÷ 3/4 and 1 ÷ 1/4 are 4. A little
more probability for 青绿 wins just what it loses: moving it either way does not pay.

**One attribute.** Among the samples of a class the value v occurs $n_v$ times. Wanted are $p_v$ that sum to 1 and
make $\sum_v n_v \ln p_v$ largest (terms with $n_v = 0$ are 0). The Lagrangian is
$\sum_v n_v \ln p_v - \lambda (\sum_v p_v - 1)$.

**Conventions.** Each row of `X` is a sample, `attributes` names the columns; `domains[j]` lists the values that
column j can have, not all of which need occur; `classes` lists all classes, some of which may have no sample.
Logarithms are natural.

**Worth a thought.** No good melon has a 硬挺 root, so the estimate is 0. Tomorrow a good melon with one comes along:
what does this table say? What would you put in place of the 0, and why? (7.3 goes on from here.)

**★** Right as well with thousands of observations, with probabilities down to $10^{-300}$, and where names differ by
a blank. Hint: take logarithms first, then add.
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
    """似然最大处的拉格朗日乘子 λ；counts 是各取值的次数 n_v。

    The Lagrange multiplier λ at the maximum; counts holds n_v for each value.

    >>> multiplier({"甲": 2, "乙": 0})
    2.0
    """
    raise NotImplementedError


def maximum_likelihood(counts: dict[str, int]) -> dict[str, float]:
    """使似然最大的概率表，键与 counts 相同。

    The table of largest likelihood, with the keys of counts.

    >>> maximum_likelihood({"甲": 3, "乙": 1})
    {'甲': 0.75, '乙': 0.25}
    """
    raise NotImplementedError


def likelihood_gap(counts: dict[str, int], q: dict[str, float]) -> float:
    """最大的对数似然与概率表 q 的对数似然之差，可以是 `math.inf`；q 与 counts 的键相同。

    The largest log-likelihood minus that of the table q, possibly `math.inf`; q has the keys of counts.

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
