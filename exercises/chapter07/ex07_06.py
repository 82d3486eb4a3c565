"""7.6 AODE 分类器 / The AODE classifier

让每个属性轮流当一次“超父”，其余属性都依赖于它，再把各自的结果相加：写出平均独依赖估计（AODE）的各个部分，用西瓜数据集 3.0
的六个离散属性（`exercises.datasets.watermelon_2_0()` 与之相同；AODE 靠计数，不用密度与含糖率）算出“测1”的得分。

**数据。** `X` 是行的列表，`y` 是标签列表；属性用从 0 起的列号表示；`domains[i]` 是第 i 个属性全部可能取值的列表，样本中
不一定都出现；$N_i$ 是它的长度，$N$ 是类别数。属性至多 30 个，样本至多 1000 个，因此得分不会下溢。不要改动传入的参数。

**估计式。** 记 $D_{c,x_i}$ 为类别是 $c$、第 i 个属性取 $x_i$ 的样本，$D_{c,x_i,x_j}$ 类推：

- $\\hat{P}(c, x_i) = (|D_{c,x_i}| + 1) / (|D| + N N_i)$。书中 (7.24) 的分母印漏了 $N$。
- $\\hat{P}(x_j | c, x_i) = (|D_{c,x_i,x_j}| + 1) / (|D_{c,x_i}| + N_j)$，即 (7.25)。

**得分** 是 (7.23)：对样本中取值 $x_i$ 出现不少于 $m'$ 次（各类合计）的属性 i，把
$\\hat{P}(c, x_i) \\prod_{j \\ne i} \\hat{P}(x_j | c, x_i)$ 相加。连乘时不含 $j = i$。

---

Every attribute takes its turn as the parent on which all others depend, and the results are added: write the parts of AODE
(averaged one-dependence estimation) and score melon 测1 with the six discrete attributes of watermelon 3.0 (those of
`exercises.datasets.watermelon_2_0()`; AODE counts, so 密度 and 含糖率 are not used).

**Data.** `X` is a list of rows, `y` the labels; an attribute is the index of its column, from 0; `domains[i]` lists all
possible values of attribute i, not all of which need occur; $N_i$ is its length, $N$ the number of classes. There are at most
30 attributes and 1000 samples, so that scores do not underflow. Do not change the arguments.

**Estimates.** Let $D_{c,x_i}$ be the samples of class $c$ with value $x_i$ of attribute i, and $D_{c,x_i,x_j}$ likewise:

- $\\hat{P}(c, x_i) = (|D_{c,x_i}| + 1) / (|D| + N N_i)$. The $N$ is missing from the denominator of (7.24) in print.
- $\\hat{P}(x_j | c, x_i) = (|D_{c,x_i,x_j}| + 1) / (|D_{c,x_i}| + N_j)$, which is (7.25).

**The score** is (7.23): add $\\hat{P}(c, x_i) \\prod_{j \\ne i} \\hat{P}(x_j | c, x_i)$ over the attributes i whose value $x_i$ occurs
in at least $m'$ samples (all classes together). The product leaves out $j = i$.
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
