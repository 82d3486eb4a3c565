"""4.3 信息增益决策树 / A decision tree that maximises information gain

**书上的题。** 编程实现以信息熵选择划分的决策树算法，并用西瓜数据集 3.0（`exercises.datasets.watermelon_3_0()`）长出一棵树。
从熵到增益，从最优划分到整棵树，一步一个函数；连续属性用二分法。

**先看一个小例子。** 六个瓜。色泽可以是青绿、乌黑、浅白，这里没有浅白的；密度是连续属性。

    色泽      青绿   青绿   青绿   乌黑   乌黑   乌黑
    密度      0.2    0.5    0.8    0.3    0.6    0.7
    好瓜      是     是     是     否     否     是

4 个是、2 个否，熵是 0.918。按色泽分：青绿一支全是“是”，熵为 0；乌黑一支一个是、两个否，熵又是 0.918。所以增益是
0.918 - 3/6 × 0 - 3/6 × 0.918 = 0.459。密度的五个候选点里 0.65 最好，增益也只有 0.252，于是先按色泽分。乌黑的三个瓜再按
密度分，中点 0.65 把它们完全分开。没有瓜走到浅白，就取父结点的多数类：

    {"attribute": "色泽", "branches": {
        "青绿": {"label": "是"},
        "乌黑": {"attribute": "密度", "threshold": 0.65, "le": {"label": "否"}, "gt": {"label": "是"}},
        "浅白": {"label": "是"}}}

**约定。** 数据是一张表：`X` 每行一个样本，列名是 `attributes`；`domains[j]` 列出第 j 列可能的取值，连续属性是 `None`；
`classes` 列出全部类别。树写成上例的样子，每个可能的取值都有一支，值 ≤ 划分点走 `"le"`。多数类并列时取 `classes` 中靠前的，
增益并列时取哪个都对。图 4.2 第 12 行的 return 只结束这一支，后面的取值照常处理。

**做完想一想。** 把“编号”也当作属性，它的增益有多大，树会长成什么样？图 4.8 的“稍糊”一支有两种并列的划分，你更愿意用哪一种，
为什么？异或数据在根结点上增益全是 0，仍能长出一棵全对的树，这说明“增益为 0 就停”错在哪里？

**★** 样本上百、树很深、增益只差一点点、取值挨得很近时也对。想想浮点数该不该先四舍五入再比较。

---

**The exercise.** Program a decision tree that chooses its splits by information entropy, and grow one on watermelon 3.0
(`exercises.datasets.watermelon_3_0()`). One function for each step, from entropy to gain, from the best split to the whole
tree; continuous attributes are bisected.

**A small example first.** Six melons. 色泽 (colour) can be 青绿, 乌黑 or 浅白, and no melon here is 浅白; 密度 (density) is a
continuous attribute.

    色泽      青绿   青绿   青绿   乌黑   乌黑   乌黑
    密度      0.2    0.5    0.8    0.3    0.6    0.7
    好瓜      是     是     是     否     否     是

With 4 是 and 2 否 the entropy is 0.918. Split by 色泽: the branch 青绿 is all 是, its entropy 0; the branch 乌黑 has one 是 and
two 否, which is 0.918 again. So the gain is 0.918 - 3/6 × 0 - 3/6 × 0.918 = 0.459. Of the five thresholds of 密度 the best is
0.65, with a gain of only 0.252: 色泽 comes first. Then 密度 parts the three melons of 乌黑 completely, at the midpoint 0.65. No
melon gets to 浅白, which takes the majority of its parent:

    {"attribute": "色泽", "branches": {
        "青绿": {"label": "是"},
        "乌黑": {"attribute": "密度", "threshold": 0.65, "le": {"label": "否"}, "gt": {"label": "是"}},
        "浅白": {"label": "是"}}}

**Conventions.** The data are a table: each row of `X` is a sample, `attributes` names the columns; `domains[j]` lists the values
that column j can have, `None` for a continuous attribute; `classes` lists all classes. Trees look like the one above, with a
branch for every possible value; a value ≤ the threshold goes to `"le"`. A tie of majorities goes to the class that stands first
in `classes`; of tied gains any is right. The `return` in line 12 of fig. 4.2 ends that branch only: the other values follow.

**Worth a thought.** Take the identifier 编号 as an attribute, too: how large is its gain, and what becomes of the tree? Below
稍糊 in fig. 4.8 two splits tie: which one would you rather use, and why? On XOR data all gains at the root are 0, and yet a tree
fits them all: what does that say of “stop when the gain is 0”?

**★** Right as well with a hundred samples, deep trees, gains that hardly differ and values that lie close together. Should
floating-point numbers be rounded before they are compared?
"""


def entropy(y: list[str]) -> float:
    """标签的信息熵 (4.1)，以 2 为底。

    The entropy (4.1) of the labels in bits.

    >>> entropy(["是", "否", "是", "否"])
    1.0
    """
    raise NotImplementedError


def information_gain(values: list[str], y: list[str]) -> float:
    """按一个离散属性划分的信息增益 (4.2)。`values[i]` 是第 i 个样本的取值，`y[i]` 是它的标签。

    The information gain (4.2) of splitting by a discrete attribute; sample i has the value `values[i]` and the label `y[i]`.

    >>> information_gain(["甲", "甲", "乙", "乙"], ["是", "是", "否", "否"])
    1.0
    """
    raise NotImplementedError


def candidate_thresholds(values: list[float]) -> list[float]:
    """连续属性的候选划分点 (4.7)：相邻两个不同取值的中点，升序。

    The candidate thresholds (4.7) of a continuous attribute: midpoints of neighbouring different values, ascending.

    >>> candidate_thresholds([3.0, 1.0, 1.0, 2.0])
    [1.5, 2.5]
    """
    raise NotImplementedError


def best_threshold(values: list[float], y: list[str]) -> tuple[float, float] | None:
    """增益最大的候选划分点，连同它的增益 (4.8)。只有一种取值时没有划分点，返回 None。

    The candidate threshold of largest gain, with that gain (4.8); None if there is one value only, and so no threshold.

    >>> best_threshold([1.0, 2.0, 3.0, 4.0], ["是", "是", "否", "否"])
    (2.5, 1.0)
    """
    raise NotImplementedError


def best_split(
    X: list[list[str | float]], y: list[str], attributes: list[str], domains: list[list[str] | None]
) -> tuple[str, float | None, float]:
    """所有属性中增益最大的划分：（属性名，划分点，增益），离散属性的划分点写 None。

    The split of largest gain over all attributes: (name, threshold, gain), with None as the threshold of a discrete one.

    >>> best_split([["甲", 1.0], ["乙", 1.0]], ["是", "否"], ["形", "重"], [["甲", "乙"], None])
    ('形', None, 1.0)
    """
    raise NotImplementedError


def grow_tree(
    X: list[list[str | float]],
    y: list[str],
    attributes: list[str],
    domains: list[list[str] | None],
    classes: list[str],
) -> dict:
    """图 4.2 的决策树，最优划分由信息增益选出。离散属性用过后，这一支里不再用；连续属性可以再用。

    The decision tree of fig. 4.2, with the best split by information gain. A discrete attribute is used up in its
    branches, a continuous one may be used again.

    >>> grow_tree([["甲"], ["乙"]], ["是", "否"], ["形"], [["甲", "乙"]], ["是", "否"])
    {'attribute': '形', 'branches': {'甲': {'label': '是'}, '乙': {'label': '否'}}}
    """
    raise NotImplementedError


def predict(tree: dict, attributes: list[str], X: list[list[str | float]]) -> list[str]:
    """每一行的预测类别。`attributes` 是 `X` 的列名，次序不必与训练时相同。

    The predicted class of each row; `attributes` names the columns of `X`, in an order that need not be that of training.

    >>> predict({"attribute": "重", "threshold": 0.5, "le": {"label": "否"}, "gt": {"label": "是"}}, ["重"], [[0.5], [0.6]])
    ['否', '是']
    """
    raise NotImplementedError
