"""4.7 用队列代替递归 / A queue instead of recursion

**书上的题。** 图 4.2 是递归算法，数据多了树会很深，递归会撑破“栈”。改用“队列”，以 MaxDepth 控制树的最大深度，写出与图 4.2 等价、但不
递归的算法。检查里有一棵 1050 层的树，Python 默认的调用栈装不下它；各个函数都要经得起。

**先看一个小例子。** 三个样本，两列，标签是 是 否 否，按列号从小到大划分：

    甲 甲 是          id   parent   value   depth   feature   label
    甲 乙 否           0   None     None    0       0         否       全部样本，1 是 2 否
    乙 甲 否           1   0        甲      1       1         是       1 是 1 否，并列
                       2   0        乙      1       None      否
                       3   1        甲      2       None      是
                       4   1        乙      2       None      否

    队列   [0]  →  取出 0，放进 1 和 2：[1, 2]  →  取出 1，放进 3 和 4：[2, 3, 4]  →  [3, 4]  →  [4]  →  []

max_depth = 1 时，结点 1 已到底，就是标“是”的叶。

**约定。** 属性都是离散的，用列号指称，`domains[j]` 列出第 j 列可能的取值，`classes` 列出全部类别。`criterion` 是 `"first"` 时取还没用过的
最小列号，是 `"gain"` 时取信息增益最大的列，并列时取哪个都对。很深的树不宜嵌套，所以写成结点的列表：键同上例，`nodes[i]["id"]` 就是 i，
父结点在前；每个可能的取值都有一个子结点。`label` 是样本的多数类，并列时取 `classes` 中靠前的，没有样本时取父结点的。`trace` 是开始时与
每一步之后队列里的 id，按放入的先后：每步都取最先放入的，或都取最后放入的，都行；放进全部子结点，或只放还要划分的，也都行。

**做完想一想。** 先放入的先取，与后放入的先取，队列最长时各有多长？哪一种的次序与图 4.2 的递归相同？

**★** 一百多个样本、六十列、增益只差一点点的列也对。

---

**The exercise.** Fig. 4.2 is a recursive algorithm; on much data the tree gets deep and recursion overflows the stack. Use a queue, control
the depth of the tree by MaxDepth, and write an algorithm that is equivalent to fig. 4.2 and does not recurse. The checks have a tree of
1050 levels, too much for Python's call stack as it is; no function may fail on it.

**A small example first.** Three samples, two columns, labels 是 否 否, split by the columns in their order:

    甲 甲 是          id   parent   value   depth   feature   label
    甲 乙 否           0   None     None    0       0         否       all samples, 1 是 and 2 否
    乙 甲 否           1   0        甲      1       1         是       1 是 and 1 否, a tie
                       2   0        乙      1       None      否
                       3   1        甲      2       None      是
                       4   1        乙      2       None      否

    queue   [0]  →  take out 0, put in 1 and 2: [1, 2]  →  take out 1, put in 3 and 4: [2, 3, 4]  →  [3, 4]  →  [4]  →  []

With max_depth = 1 node 1 is as deep as allowed: a leaf that says 是.

**Conventions.** Attributes are discrete and called by their columns; `domains[j]` lists the values that column j can have, `classes` all
classes. With `criterion` `"first"` the smallest column not yet used is taken, with `"gain"` one of largest information gain, whichever if
they tie. A deep tree is awkward to nest, so it is a list of nodes: the keys are those above, `nodes[i]["id"]` is i, parents come first;
there is a child for every possible value. `label` is the majority of the samples, a tie going to the first in `classes`; without samples
it is the parent's. `trace` has the ids in the queue, in the order in which they were put in, at the start and after every step: each
step takes the one put in first, or each the one put in last; all children are put in, or only those to be split further.

**Worth a thought.** First in, first out, or last in, first out: how long does the queue get at most? Which order is that of the recursion?

**★** Right as well with over a hundred samples, sixty columns, and columns whose gains hardly differ.
"""


def grow_with_queue(
    X: list[list[str]], y: list[str], domains: list[list[str]], classes: list[str], max_depth: int | None, criterion: str
) -> dict:
    """用队列长成的树：{"nodes": 结点的列表, "trace": 队列的轨迹}。max_depth 为 None 则不限深度。可以 `from ex04_03 import information_gain`。

    The tree grown from a queue: {"nodes": list of nodes, "trace": states of the queue}; max_depth None is no limit. You may
    say `from ex04_03 import information_gain`.

    >>> grown = grow_with_queue([["甲"], ["乙"]], ["是", "否"], [["甲", "乙"]], ["是", "否"], None, "gain")
    >>> grown["nodes"][0]
    {'id': 0, 'parent': None, 'value': None, 'depth': 0, 'feature': 0, 'label': '是'}
    >>> grown["nodes"][2]
    {'id': 2, 'parent': 0, 'value': '乙', 'depth': 1, 'feature': None, 'label': '否'}
    >>> grown["trace"]  # [[0], []] is right as well
    [[0], [1, 2], [2], []]
    """
    raise NotImplementedError


def to_rules(nodes: list[dict]) -> list[tuple[list[tuple[int, str]], str]]:
    """每片叶一条规则：（从根到叶的条件（列号，取值）的列表，标签），规则的次序随意。

    One rule for each leaf: (conditions (column, value) from the root to the leaf, label); rules in any order.

    >>> root = {"id": 0, "parent": None, "value": None, "depth": 0, "feature": 3, "label": "是"}
    >>> yes = {"id": 1, "parent": 0, "value": "甲", "depth": 1, "feature": None, "label": "是"}
    >>> no = {"id": 2, "parent": 0, "value": "乙", "depth": 1, "feature": None, "label": "否"}
    >>> to_rules([root, yes, no])
    [([(3, '甲')], '是'), ([(3, '乙')], '否')]
    """
    raise NotImplementedError


def depth_of(nodes: list[dict]) -> int:
    """树的深度：最深的结点的深度。

    The depth of the tree, which is that of its deepest node.

    >>> depth_of([{"id": 0, "parent": None, "value": None, "depth": 0, "feature": None, "label": "是"}])
    0
    """
    raise NotImplementedError


def predict(nodes: list[dict], X: list[list[str]]) -> list[str]:
    """每一行的预测类别。

    The predicted class of each row.

    >>> root = {"id": 0, "parent": None, "value": None, "depth": 0, "feature": 1, "label": "是"}
    >>> yes = {"id": 1, "parent": 0, "value": "甲", "depth": 1, "feature": None, "label": "是"}
    >>> no = {"id": 2, "parent": 0, "value": "乙", "depth": 1, "feature": None, "label": "否"}
    >>> predict([root, yes, no], [["甲", "乙"], ["乙", "甲"]])
    ['否', '是']
    """
    raise NotImplementedError
