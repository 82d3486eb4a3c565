"""4.3 信息增益决策树 / A decision tree that maximises information gain

从熵到增益，从最优划分到整棵树：逐件写出 ID3 式的决策树，连续属性用二分法处理，最后让它长在西瓜数据集 3.0 上
（`exercises.datasets.watermelon_3_0()`）。

**数据。** `X` 是行的列表，每行按 `attributes` 的顺序给出各属性的值；`domains[j]` 是第 j 个属性全部可能取值的列表，
连续属性为 `None`；`y` 是标签列表，`classes` 是全部类别。样本有 1 到 150 个，没有缺失值。不要改动传入的参数。

**树** 是嵌套的字典。叶：`{"label": 类别}`。离散属性：`{"attribute": 名, "branches": {值: 子树, …}}`，每个可能取值都有一支。
连续属性：`{"attribute": 名, "threshold": t, "le": 子树, "gt": 子树}`，值 ≤ t 走 `"le"`。

**生长规则**（图 4.2）：样本全属一类，或没有属性可用，或样本在余下属性上取值全同，则为叶，取多数类；否则必须划分，
增益为 0 也要划分。空分支是叶，取父结点的多数类。多数类并列时取 `classes` 中靠前的。离散属性用过后，子树中不再用；
连续属性可以再用。增益并列（相差不超过 1e-9）时取哪个都对。

---

From entropy to gain, from the best split to the whole tree: write the parts of an ID3-like tree that bisects continuous
attributes, and let it grow on watermelon 3.0 (`exercises.datasets.watermelon_3_0()`).

**Data.** `X` is a list of rows, each giving the values in the order of `attributes`; `domains[j]` lists all possible
values of attribute j and is `None` for a continuous one; `y` lists the labels, `classes` all classes. There are 1 to 150
samples, and no value is missing. Do not change the arguments.

**A tree** is a nested dict. Leaf: `{"label": class}`. Discrete attribute: `{"attribute": name, "branches": {value:
subtree, …}}` with a branch for every possible value. Continuous attribute: `{"attribute": name, "threshold": t, "le":
subtree, "gt": subtree}`; a value ≤ t goes to `"le"`.

**Growing** (fig. 4.2): samples of one class, no attribute left, or samples equal on the attributes left: a leaf with the
majority class; otherwise split, even if the gain is 0. An empty branch is a leaf with the majority of its parent. A tie
of majorities goes to the class that stands first in `classes`. A discrete attribute is not used again below, a
continuous one may be. Of splits whose gains tie (within 1e-9) any is right.
"""


def entropy(y: list[str]) -> float:
    """标签的信息熵 (4.1)，以 2 为底；空列表为 0.0。

    The entropy (4.1) of the labels in bits; 0.0 for the empty list.

    >>> entropy(["是", "否", "是", "否"])
    1.0
    """
    raise NotImplementedError


def information_gain(values: list[str], y: list[str]) -> float:
    """按一个离散属性划分的信息增益 (4.2)。

    The information gain (4.2) of splitting by a discrete attribute.

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
    """增益最大的划分点及其增益 (4.8)，左边是 值 ≤ t；只有一种取值时返回 None。

    The threshold of largest gain and that gain (4.8), value ≤ t on the left; None if there is one value only.

    >>> best_threshold([1.0, 2.0, 3.0, 4.0], ["是", "是", "否", "否"])
    (2.5, 1.0)
    """
    raise NotImplementedError


def best_split(
    X: list[list[str | float]], y: list[str], attributes: list[str], domains: list[list[str] | None]
) -> tuple[str, float | None, float]:
    """所有给定属性中最优的划分：（属性名，划分点或 None，增益）；跳过只有一种取值的连续属性。至少有一个属性可选。

    The best split over all given attributes: (name, threshold or None, gain). Continuous attributes with a single
    value are skipped; at least one attribute can be chosen.

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
    """按上述规则生长的决策树；划分点取到达该结点的样本取值的中点。

    The decision tree grown by the rules above; thresholds are midpoints of values that occur at the node.

    >>> grow_tree([["甲"], ["乙"]], ["是", "否"], ["形"], [["甲", "乙"]], ["是", "否"])
    {'attribute': '形', 'branches': {'甲': {'label': '是'}, '乙': {'label': '否'}}}
    """
    raise NotImplementedError


def predict(tree: dict, attributes: list[str], X: list[list[str | float]]) -> list[str]:
    """每一行的预测类别；离散取值总在 `branches` 之中。列的次序由 `attributes` 给出，可以与训练时不同。

    The predicted class of each row; discrete values are always among the `branches`. `attributes` gives the order of the
    columns, which need not be that of the training data.

    >>> predict({"attribute": "重", "threshold": 0.5, "le": {"label": "否"}, "gt": {"label": "是"}}, ["重"], [[0.5], [0.6]])
    ['否', '是']
    """
    raise NotImplementedError
