"""4.1 无冲突数据必有一致的决策树 / Conflict-free data always have a consistent tree

**书上的题。** 两个样例各属性取值全同而标记不同，就是冲突。试证：训练集里没有冲突时，必有一棵训练误差为 0 的决策树。最好的证明是把
树造出来，所以这里把证明写成程序；有冲突时，造出的树也只犯免不了的错。

**先看一个小例子。** 三个瓜，编号从 0 起：

    色泽      青绿   青绿   乌黑
    密度      0.4    0.6    0.4
    好瓜      是     否     否

样例 0 与 1 标记不同，而密度不同：在 0.4 与 0.6 之间分开。样例 0 与 2 还在一起，标记不同，而色泽不同：再按色泽分。每片叶都纯了：

    {"attribute": "密度", "threshold": 0.5,
     "le": {"attribute": "色泽", "branches": {"青绿": {"label": "是"}, "乌黑": {"label": "否"}}},
     "gt": {"label": "否"}}

若再添一个（青绿，0.4，否），它与样例 0 冲突：什么树都分不开它们，至少错 1 个。

**约定。** 数据是一张表：`X` 每行一个样例，列名是 `attributes`；`domains[j]` 列出第 j 列可能的取值，连续属性是 `None`；
`classes` 列出全部类别。树写成上例的样子，值 ≤ 划分点走 `"le"`。离散属性的每个可能取值都有一支，没有样例的一支标什么都行；
同一条路上离散属性至多用一次，连续属性不限。先用哪个属性、划分点取多少，随你。

**做完想一想。** 证明里哪一步用到了“没有冲突”？训练误差为 0 的树一定能找到，这是好事吗？给每个瓜一个“编号”属性，会怎样？

**★** 一百多个样例、很深的树、只差一点点的数、长得很像的取值也对。想想“相等”该怎样判断。

---

**The exercise.** Two samples are in conflict if they agree on every attribute and differ in their labels. Prove that training data
without conflicts have a decision tree with training error 0. The best proof builds the tree, so here it becomes a program; with
conflicts, too, its tree makes only those errors that cannot be avoided.

**A small example first.** Three melons, counted from 0:

    色泽 (colour)     青绿   青绿   乌黑
    密度 (density)    0.4    0.6    0.4
    好瓜 (good)       是     否     否

Samples 0 and 1 differ in their labels, and in 密度: they part between 0.4 and 0.6. Samples 0 and 2 are still together, differ in
their labels, and in 色泽: split by that. Now every leaf is pure:

    {"attribute": "密度", "threshold": 0.5,
     "le": {"attribute": "色泽", "branches": {"青绿": {"label": "是"}, "乌黑": {"label": "否"}}},
     "gt": {"label": "否"}}

A fourth sample (青绿, 0.4, 否) would be in conflict with sample 0: no tree can tell them apart, and at least 1 is wrong.

**Conventions.** The data are a table: each row of `X` is a sample, `attributes` names the columns; `domains[j]` lists the values that
column j can have, `None` for a continuous attribute; `classes` lists all classes. Trees look like the one above; a value ≤ the
threshold goes to `"le"`. Every possible value of a discrete attribute has a branch, and one without samples may have any label. On
a path a discrete attribute stands at most once, a continuous one as often as you like. Which attribute comes first, and which
threshold, is up to you.

**Worth a thought.** Where does the proof use that there is no conflict? A tree with training error 0 is always to be had: is that
good news? What if each melon had an attribute 编号 (its number)?

**★** Right as well with over a hundred samples, deep trees, numbers that hardly differ and values that look alike. What should
“equal” mean?
"""


def find_conflict(X: list[list[str | float]], y: list[str]) -> tuple[int, int] | None:
    """任意一对冲突样例的下标 (i, j), i < j，没有冲突时返回 None。

    The indices (i, j), i < j, of any two samples in conflict; None if there are none.

    >>> find_conflict([["甲"], ["乙"], ["甲"]], ["是", "是", "否"])
    (0, 2)
    """
    raise NotImplementedError


def separating_attribute(x1: list[str | float], x2: list[str | float]) -> int | None:
    """任意一个使两行取值不同的列号，两行相同时返回 None。

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
    """训练错误数最少的一棵树，没有冲突时错误数为 0。

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
    """树对一行的预测。

    What the tree predicts for one row.

    >>> predict({"attribute": "重", "threshold": 0.5, "le": {"label": "否"}, "gt": {"label": "是"}}, ["重"], [0.6])
    '是'
    """
    raise NotImplementedError


def proof() -> str:
    """（由教师阅读）证明：没有冲突的数据必有训练误差为 0 的决策树。返回 Markdown 文本。

    (Read by a person) Prove that data without conflicts have a decision tree with training error 0. Returns Markdown.
    """
    raise NotImplementedError
