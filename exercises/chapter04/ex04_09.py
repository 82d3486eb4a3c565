"""4.9 缺失值与基尼指数 / Missing values with the Gini index

§4.4.2 用三件东西处理缺失值：样本权重、无缺失样本的比例 ρ、把缺失的样本按比例送进每一支。把它们从信息增益推广到基尼指数，
在西瓜数据集 2.0α (`exercises.datasets.watermelon_2_0a()`) 上算一遍，再长出一棵树。

**数据。** `values` 是一个离散属性在各样本上的取值，缺失为 `None`；`y` 是标签，`w` 是样本权重 (≥ 0)，三者等长，
至多 150 项；权重是 0 或在 $10^{-6}$ 与 $10^9$ 之间。
$\\tilde{D}$ 是取值已知的样本，$\\tilde{D}^v$ 是其中取值为 v 的样本；所有比例都按权重计算，分母为 0 时函数返回 0.0。

**两种推广。** 一种由 (4.12) 而来：把其中的信息熵都换成基尼值，其余照旧，得到**增益**，越大越好。另一种由 (4.6) 而来：CART 取基尼指数
最小的属性，就取 **ρ·Gini_index** 最小的。两种看上去都说得通，却会选出不同的属性。`misled` 要你造一份让它们意见相反的数据；决策树用增益。
哪一种不妥，为什么？写在 `justification` 里。

**树** 是嵌套的字典。叶：`{"label": 类别, "weights": {类别: 权重和}}`，`classes` 中每个类别一项。内部结点：
`{"attribute": 名, "shares": {值: r_v}, "branches": {值: 子树}}`，每个可能取值都有一支；r_v 是 D̃ 中取值为 v 的权重比例。

**生长规则。** 开始时每个样本权重为 1；权重不超过 1e-12 的样本视为不在结点中。若样本全属一类，或余下的每个属性在该结点都至多出现
一种已知取值，则为叶，取权重和最大的类别，并列时取 `classes` 中靠前的。否则按 `gini_gain_missing` 最大的属性划分，增益为 0 也要划分；
没有任何已知取值的属性不参与选择；增益并列（相差不超过 1e-9）时取哪个都对。用过的属性在子树中不再用。没有样本的分支是叶，照抄父结点
若为叶时的 `label` 和 `weights`。至多 150 个样本、12 个属性。

每次调用不超过 1 秒 CPU 时间。不要改动传入的参数。

---

§4.4.2 treats missing values with three things: sample weights, the share ρ of known values, and sending a sample whose
value is missing into every branch in proportion. Carry them over from the information gain to the Gini index, work it
out on watermelon 2.0α (`exercises.datasets.watermelon_2_0a()`) and grow a tree.

**Data.** `values` are the values of one discrete attribute, `None` where missing; `y` are the labels and `w` the sample
weights (≥ 0), all of the same length, 150 at most; a weight is 0 or between $10^{-6}$ and $10^9$. $\\tilde{D}$ are the samples with a known value, $\\tilde{D}^v$ those of value v.
All shares are shares of weight; where the denominator is 0 a function returns 0.0.

**Two transfers.** One comes from (4.12): replace every entropy in it by a Gini value and leave the rest as it is; that is the
**gain**, to be maximised. The other comes from (4.6): CART takes the attribute of smallest Gini index, so take that of smallest
**ρ·Gini_index**. Both look natural, yet they choose different attributes. `misled` asks for data on which they disagree; the
tree uses the gain. Which of them is amiss, and why? Say so in `justification`.

**A tree** is a nested dict. Leaf: `{"label": class, "weights": {class: total weight}}` with an entry for each of
`classes`. Inner node: `{"attribute": name, "shares": {value: r_v}, "branches": {value: subtree}}` with a branch for
every possible value; r_v is the share of the weight of D̃ that has value v.

**Growing.** Each sample starts with weight 1; a sample whose weight is at most 1e-12 is not at the node. If all samples
are of one class, or every attribute left shows at most one known value at the node, it is a leaf with the class of
largest weight, a tie going to the one that stands first in `classes`. Otherwise split by the attribute of largest
`gini_gain_missing`, even if it is 0; an attribute without any known value is no candidate; of gains that tie (within
1e-9) any is right. An attribute is not used again below. A branch without samples is a leaf with the `label` and
`weights` that its parent would have had as a leaf. There are at most 150 samples and 12 attributes.

A call takes at most a second of CPU time. Do not change the arguments.
"""


def weighted_gini(y: list[str], w: list[float]) -> float:
    """带权样本的基尼值 (4.5)。

    The Gini value (4.5) of weighted samples.

    >>> float(weighted_gini(["是", "否", "否"], [2.0, 1.0, 1.0]))
    0.5
    """
    raise NotImplementedError


def known_share(values: list[str | None], w: list[float]) -> float:
    """无缺失样本所占的权重比例 ρ (4.9)。

    The share ρ (4.9) of the weight whose value is known.

    >>> float(known_share(["甲", None, "乙"], [1.0, 1.0, 2.0]))
    0.75
    """
    raise NotImplementedError


def gini_index_known(values: list[str | None], y: list[str], w: list[float]) -> float:
    """只看取值已知的样本的基尼指数：$\\sum_v \\tilde{r}_v Gini(\\tilde{D}^v)$，没有乘 ρ。

    The Gini index of the samples with a known value: $\\sum_v \\tilde{r}_v Gini(\\tilde{D}^v)$, without ρ.

    >>> float(gini_index_known(["甲", "甲", "乙", None], ["是", "否", "否", "是"], [1.0, 1.0, 2.0, 5.0]))
    0.25
    """
    raise NotImplementedError


def gini_gain_missing(values: list[str | None], y: list[str], w: list[float]) -> float:
    """增益，即 (4.12) 的推广；没有已知取值时为 0.0。

    The gain, carried over from (4.12); it is 0.0 if no value is known.

    >>> float(gini_gain_missing(["甲", "甲", "乙", None], ["是", "是", "否", "否"], [1.0, 1.0, 2.0, 4.0]))
    0.25
    """
    raise NotImplementedError


def split_weights(values: list[str | None], w: list[float], domain: list[str]) -> dict[str, list[float]]:
    """划分后每一支（`domain` 中每个值一支）中每个样本的权重；不进入某支的样本在那里权重为 0.0。没有已知取值时各支全为 0.0。

    The weight of every sample in every branch, one for each value of `domain`; 0.0 where it does not go. All are 0.0 if no
    value is known.

    >>> parts = split_weights(["甲", "甲", "乙", None], [1.0, 2.0, 1.0, 1.0], ["甲", "乙"])
    >>> [float(weight) for weight in parts["甲"]]
    [1.0, 2.0, 0.0, 0.75]
    """
    raise NotImplementedError


def misled(n: int) -> tuple[list[str | None], list[str | None], list[str]]:
    """两个属性 a，b 和标签，各 n 项 (10 ≤ n ≤ 60)：ρ·Gini_index 偏爱 b，增益偏爱 a，差距都大于 0.02（权重全为 1）。

    属性的取值是 "0"、"1" 或 None，标签是 "是"、"否"。

    Two attributes a, b and the labels, n entries each (10 ≤ n ≤ 60): ρ·Gini_index prefers b and the gain prefers a, both by
    more than 0.02 (all weights 1). Values are "0", "1" or None, labels "是" or "否".
    """
    raise NotImplementedError


def grow_tree(
    X: list[list[str | None]],
    y: list[str],
    attributes: list[str],
    domains: list[list[str]],
    classes: list[str],
) -> dict:
    """按上述规则生长的决策树。

    The decision tree grown by the rules above.

    >>> tree = grow_tree([["甲"], ["乙"], ["乙"]], ["是", "否", "否"], ["形"], [["甲", "乙"]], ["是", "否"])
    >>> str(tree["branches"]["乙"]["label"]), float(tree["branches"]["乙"]["weights"]["否"])
    ('否', 2.0)
    """
    raise NotImplementedError


def justification() -> str:
    """用 Markdown 说明：两种推广中哪一种不妥，为什么？用 `misled` 的数据举例。由老师阅读，不计分。

    Say in Markdown which of the two transfers is amiss, and why, with the data of `misled` as the example. Read by a person,
    without points.
    """
    raise NotImplementedError


def class_weights(tree: dict, attributes: list[str], x: list[str | None]) -> dict[str, float]:
    """选做：一个样本的类别分布。叶的分布是归一化的 `weights`；取值缺失时按 `shares` 混合各支的分布。

    Optional: the class distribution of one sample. A leaf has its `weights`, normalised; where the value is missing the
    branches are mixed by `shares`.

    >>> yes, no = {"label": "是", "weights": {"是": 3.0, "否": 1.0}}, {"label": "否", "weights": {"是": 0.0, "否": 1.0}}
    >>> tree = {"attribute": "形", "shares": {"甲": 0.5, "乙": 0.5}, "branches": {"甲": yes, "乙": no}}
    >>> float(class_weights(tree, ["形"], [None])["是"])
    0.375
    """
    raise NotImplementedError
