r"""4.9 缺失值与基尼指数 / Missing values with the Gini index

**书上的题。** 把 4.4.2 节对缺失值的处理机制推广到基尼指数的计算中去。机制有三件：样本权重，无缺失样本的比例 ρ，把缺失的样本按比例送进
每一支。写好之后，在西瓜数据集 2.0α（`exercises.datasets.watermelon_2_0a()`）上长一棵树。

**先看一个小例子。** 四个样本，权重都是 1，最后一个不知道形状：

    形状   甲   甲   乙   缺          ρ = 3/4        r_甲 = 2/3        r_乙 = 1/3
    标签   是   是   否   否

    已知的三个   Gini(D̃) = 1 - (2/3)² - (1/3)² = 4/9，两支都纯，Gini_index = 0
    增益         ρ × (Gini(D̃) - Gini_index) = 3/4 × 4/9 = 1/3
    划分         第四个样本以权重 2/3 进甲支、1/3 进乙支：

    {"attribute": "形状", "shares": {"甲": 2/3, "乙": 1/3}, "branches": {
        "甲": {"label": "是", "weights": {"是": 2, "否": 2/3}},
        "乙": {"label": "否", "weights": {"是": 0, "否": 4/3}}}}

**两种推广。** 把 (4.12) 里的熵都换成基尼值，得到上面的增益，越大越好。CART 取基尼指数最小的属性，于是也可以取 ρ·Gini_index 最小的。两种
都说得通，却会选出不同的属性：`misled` 要你造出这样的数据。树用增益。哪一种不妥，为什么，写在 `justification` 里。

**约定。** `values` 是一个离散属性在各样本上的取值，缺失是 `None`；`y` 是标签，`w` 是权重。$\tilde{D}$ 是取值已知的样本，$\tilde{D}^v$ 是其中
取值为 v 的。比例都按权重算，分母为 0 的比例记作 0。树写成上例的样子，每个可能的取值都有一支。

**做完想一想。** 同一个样本走进了几片叶，训练精度该怎样数？若缺失不是碰巧，而与标签有关（坏瓜才懒得敲），这套办法还合适吗？

**★** `class_weights`：给一个有缺失值的新样本算类别分布。权重悬殊、样本上百时也对。

---

**The exercise.** Carry the treatment of missing values in §4.4.2 over to the Gini index. It has three parts: sample weights, the share ρ of
samples without a gap, and sending a sample with a gap into every branch in proportion. Then grow a tree on watermelon 2.0α
(`exercises.datasets.watermelon_2_0a()`).

**A small example first.** Four samples of weight 1, the last of unknown shape:

    shape   甲   甲   乙   ?          ρ = 3/4        r_甲 = 2/3        r_乙 = 1/3
    label   是   是   否   否

    the known three   Gini(D̃) = 1 - (2/3)² - (1/3)² = 4/9, both branches are pure, Gini_index = 0
    gain              ρ × (Gini(D̃) - Gini_index) = 3/4 × 4/9 = 1/3
    split             the fourth sample enters 甲 with weight 2/3 and 乙 with 1/3:

    {"attribute": "shape", "shares": {"甲": 2/3, "乙": 1/3}, "branches": {
        "甲": {"label": "是", "weights": {"是": 2, "否": 2/3}},
        "乙": {"label": "否", "weights": {"是": 0, "否": 4/3}}}}

**Two transfers.** Replace every entropy in (4.12) by a Gini value: that is the gain above, to be maximised. CART takes the attribute of
smallest Gini index, so one might as well take that of smallest ρ·Gini_index. Both make sense, and yet they choose different attributes:
`misled` asks for such data. The tree uses the gain. Which of them is amiss, and why? Say so in `justification`.

**Conventions.** `values` are the values of one discrete attribute on the samples, `None` where missing; `y` are the labels, `w` the weights.
$\tilde{D}$ are the samples of known value, $\tilde{D}^v$ those of value v. Shares are shares of weight, and 0 where the denominator is. Trees look like
the one above, with a branch for every possible value.

**Worth a thought.** If a sample ends in several leaves, how should training accuracy count it? If values are not missing by chance but because
of the label (nobody cares to knock at a bad melon), is this still the right way?

**★** `class_weights`: the class distribution of a new sample with gaps. Right as well with weights of very different size and over a hundred
samples.
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
    """增益，即 (4.12) 的推广。

    The gain, carried over from (4.12).

    >>> float(gini_gain_missing(["甲", "甲", "乙", None], ["是", "是", "否", "否"], [1.0, 1.0, 2.0, 4.0]))
    0.25
    """
    raise NotImplementedError


def split_weights(values: list[str | None], w: list[float], domain: list[str]) -> dict[str, list[float]]:
    """划分后每一支（`domain` 中每个值一支）中每个样本的权重，不进入某支的样本在那里权重为 0。

    The weight of every sample in every branch, one for each value of `domain`; 0 where it does not go.

    >>> parts = split_weights(["甲", "甲", "乙", None], [1.0, 2.0, 1.0, 1.0], ["甲", "乙"])
    >>> [float(weight) for weight in parts["甲"]]
    [1.0, 2.0, 0.0, 0.75]
    """
    raise NotImplementedError


def misled(n: int) -> tuple[list[str | None], list[str | None], list[str]]:
    """两个属性 a，b 和标签，各 n 项 (n ≥ 10)，权重全为 1：ρ·Gini_index 偏爱 b，增益偏爱 a。取值是 "0"、"1" 或 None，标签是 "是"、"否"。

    Two attributes a, b and the labels, n entries each (n ≥ 10), all of weight 1: ρ·Gini_index prefers b and the gain prefers
    a. Values are "0", "1" or None, labels "是" or "否".
    """
    raise NotImplementedError


def grow_tree(
    X: list[list[str | None]],
    y: list[str],
    attributes: list[str],
    domains: list[list[str]],
    classes: list[str],
) -> dict:
    """图 4.2 的决策树，每个样本开始时权重为 1，每次按 `gini_gain_missing` 最大的属性划分，并列时取哪个都对。只有一类，或余下的属性在这里都
    至多有一种已知取值，就是叶，取权重和最大的类；在这里没有已知取值的属性不能选。没有样本的一支照抄父结点若为叶时的样子。

    The decision tree of fig. 4.2; samples start with weight 1, and the attribute of largest `gini_gain_missing` splits, whichever
    if they tie. One class, or at most one known value here of every attribute left, gives a leaf with the class of largest
    weight; an attribute without a known value here cannot be chosen. A branch without samples is the leaf that its parent
    would have been.

    >>> tree = grow_tree([["甲"], ["乙"], ["乙"]], ["是", "否", "否"], ["形"], [["甲", "乙"]], ["是", "否"])
    >>> str(tree["branches"]["乙"]["label"]), float(tree["branches"]["乙"]["weights"]["否"])
    ('否', 2.0)
    """
    raise NotImplementedError


def justification() -> str:
    """（由教师阅读）两种推广中哪一种不妥，为什么？用 `misled` 的数据举例。返回 Markdown 文本。

    (Read by a person) Which of the two transfers is amiss, and why? With the data of `misled` as the example. Returns Markdown.
    """
    raise NotImplementedError


# ---- ★ ----


def class_weights(tree: dict, attributes: list[str], x: list[str | None]) -> dict[str, float]:
    """一个样本的类别分布。叶的分布是归一化的 `weights`；取值缺失时按 `shares` 混合各支的分布。

    The class distribution of one sample. A leaf has its `weights`, normalised; where the value is missing the
    branches are mixed by `shares`.

    >>> yes, no = {"label": "是", "weights": {"是": 3.0, "否": 1.0}}, {"label": "否", "weights": {"是": 0.0, "否": 1.0}}
    >>> tree = {"attribute": "形", "shares": {"甲": 0.5, "乙": 0.5}, "branches": {"甲": yes, "乙": no}}
    >>> float(class_weights(tree, ["形"], [None])["是"])
    0.375
    """
    raise NotImplementedError
