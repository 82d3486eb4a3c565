"""4.1 无冲突数据必有一致的决策树 / Conflict-free data always have a consistent tree

两个样例各属性取值全同而标记不同，就称为冲突。试证：数据中没有冲突时，必有一棵决策树把训练样例全部分对。这里把证明
写成程序：找出冲突，找出把两个样例分开的属性，再由此造出一棵树。有冲突时，求出任何树都免不了的错误数，并让你的树恰好
只犯这么多错。最后在 `proof` 里把证明写下来。

**数据。** `X` 是行的列表，每行按 `attributes` 的顺序给出各属性的值；`domains[j]` 是第 j 个属性全部可能取值的列表，
连续属性为 `None`；`y` 是标签列表，`classes` 是全部类别。样例有 1 到 150 个；属性可以一个也没有。两个值只要不相等 (`!=`)
就是不同的取值，哪怕只差 $10^{-6}$。不要改动传入的参数。

**树** 是嵌套的字典。叶：`{"label": 类别}`。离散属性：`{"attribute": 名, "branches": {值: 子树, …}}`，每个可能取值都有一支，
没有样例的分支是叶，标哪个类别都行。连续属性：`{"attribute": 名, "threshold": t, "le": 子树, "gt": 子树}`，值 ≤ t 走 `"le"`。
从根到叶的一条路上，离散属性至多用一次，连续属性可以用多次。

怎样选划分属性和划分点不作规定：只要最后的错误数最少，什么次序都对。

---

Two samples conflict if they agree on every attribute and differ in their labels. Prove that data without conflicts have a
decision tree that fits every training sample. Here the proof becomes a program: find a conflict, find an attribute that
tells two samples apart, and build a tree from that. If there are conflicts, give the number of errors that no tree can
avoid, and let your tree make exactly that many. In the end write the proof down in `proof`.

**Data.** `X` is a list of rows, each giving the values in the order of `attributes`; `domains[j]` lists all possible
values of attribute j and is `None` for a continuous one; `y` lists the labels, `classes` all classes. There are 1 to 150
samples; there may be no attribute at all. Two values differ as soon as they are unequal (`!=`), be it by $10^{-6}$. Do not
change the arguments.

**A tree** is a nested dict. Leaf: `{"label": class}`. Discrete attribute: `{"attribute": name, "branches": {value:
subtree, …}}` with a branch for every possible value; a branch without samples is a leaf with any class. Continuous
attribute: `{"attribute": name, "threshold": t, "le": subtree, "gt": subtree}`; a value ≤ t goes to `"le"`. On a path from
the root to a leaf a discrete attribute stands at most once, a continuous one as often as you like.

How you choose attributes and thresholds is up to you: any order is right that ends with the least number of errors.
"""


def find_conflict(X: list[list[str | float]], y: list[str]) -> tuple[int, int] | None:
    """任意一对冲突样例的下标 (i, j), i < j；没有冲突时返回 None。

    The indices (i, j), i < j, of any two samples in conflict; None if there are none.

    >>> find_conflict([["甲", 1.0], ["乙", 1.0], ["甲", 1.0]], ["是", "是", "否"])
    (0, 2)
    """
    raise NotImplementedError


def separating_attribute(x1: list[str | float], x2: list[str | float]) -> int | None:
    """任意一个使两行取值不同的列号；两行相同时返回 None。

    Any column on which the two rows differ; None if they are equal.

    >>> separating_attribute(["甲", 1.0], ["甲", 2.0])
    1
    """
    raise NotImplementedError


def consistent_tree(
    X: list[list[str | float]],
    y: list[str],
    attributes: list[str],
    domains: list[list[str] | None],
    classes: list[str],
) -> dict:
    """训练错误数最少的一棵树；没有冲突时错误数为 0。

    A tree with the least possible number of training errors, which is 0 if there is no conflict.

    >>> consistent_tree([["甲"], ["乙"]], ["是", "否"], ["形"], [["甲", "乙"]], ["是", "否"])
    {'attribute': '形', 'branches': {'甲': {'label': '是'}, '乙': {'label': '否'}}}
    """
    raise NotImplementedError


def least_training_errors(X: list[list[str | float]], y: list[str]) -> int:
    """用这些属性的任何决策树都免不了的训练错误数。

    The number of training errors that no decision tree on these attributes can avoid.

    >>> least_training_errors([["甲"], ["甲"], ["甲"], ["乙"]], ["是", "否", "是", "否"])
    1
    """
    raise NotImplementedError


def predict(tree: dict, attributes: list[str], x: list[str | float]) -> str:
    """树对一行的预测；离散取值总在 `branches` 之中。

    What the tree predicts for one row; discrete values are always among the `branches`.

    >>> predict({"attribute": "重", "threshold": 0.5, "le": {"label": "否"}, "gt": {"label": "是"}}, ["重"], [0.6])
    '是'
    """
    raise NotImplementedError


def proof() -> str:
    """（由教师阅读）证明：没有冲突的数据必有训练误差为 0 的决策树。返回 Markdown 文本。

    (Read by a person) Prove that data without conflicts have a decision tree with training error 0. Returns Markdown.
    """
    raise NotImplementedError
