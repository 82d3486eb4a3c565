"""4.7 用队列代替递归 / A queue instead of recursion

图 4.2 每长一个分支就调用自己一次，树一深就会撑破调用栈。改用一个待办队列长出同一棵树，并能停在 MaxDepth 层。
不要用递归：有一项检查要长一棵 1050 层的树，Python 默认的调用栈装不下它。评分看三样：树对不对，这么深时还行不行，轨迹是不是队列的。

**数据。** 只有离散属性，用列号 0, 1, … 指称。`X` 是行的列表，`domains[j]` 是第 j 列全部可能的取值，`y` 是标签，`classes` 是全部类别。
样本至少一个；不要改动传入的参数。
`criterion` 为 `"first"` 时取还没用过的最小列号，为 `"gain"` 时取信息增益最大的列，增益并列（相差不超过 1e-9）时取最小列号。可以 `from ex04_03 import information_gain`。

**树** 太深时不宜嵌套，所以写成结点的列表。`nodes[i]` 是字典，有这些键：`"id"`（就是 i，根为 0），`"parent"`（父结点的 id，根为
`None`），`"value"`（从父结点来的那一支的取值，根为 `None`），`"depth"`（根为 0），`"feature"`（划分用的列号，叶为 `None`），`"label"`。
父结点排在子结点之前。每个结点都有 `label`，内部结点也不例外：其样本的多数类，并列时取 `classes` 中靠前的。

**生长规则**（图 4.2）：样本全属一类，或在各列上取值全同（包括没有列可用），或深度已到 `max_depth`（`None` 为不限），则为叶；否则必须
划分，增益为 0 也要划分。每个可能的取值都有一个子结点；没有样本的子结点是叶，`label` 取父结点的。

**轨迹** `trace` 记下队列：开始时以及每一步之后，队列里是哪些 id，按放入的先后排列；以 `[0]` 开始，以 `[]` 结束。每一步取出一个结点，
始终取最先放入的或始终取最后放入的都可以；若划分了它，就把它的子结点放进去（全部子结点，或只放还要划分的）。

---

Fig. 4.2 calls itself for every branch, and a deep tree overflows the call stack. Grow the same tree from a queue of
waiting nodes, able to stop at depth MaxDepth. Do not use recursion: one check grows a tree 1050 levels deep, too much for
Python's call stack as it is. Three things are graded: the tree, whether it can be that deep, and the trace of the queue.

**Data.** Discrete attributes only, called by their columns 0, 1, … `X` is a list of rows, `domains[j]` lists all
possible values of column j, `y` are the labels, `classes` all classes. There is at least one sample; do not change the
arguments. With `criterion` `"first"` the smallest column
not yet used is taken, with `"gain"` the one of largest information gain, a tie (within 1e-9) going to the smallest.
You may say `from ex04_03 import information_gain`.

**A tree** too deep to nest is a list of nodes. `nodes[i]` is a dict with the keys `"id"` (that is i, 0 for the root),
`"parent"` (the parent's id, `None` for the root), `"value"` (the value of the branch from the parent, `None` for the
root), `"depth"` (0 for the root), `"feature"` (the column it splits by, `None` for a leaf), `"label"`. Parents stand
before their children. Every node has a `label`, inner ones too: the majority class of its samples, a tie going to the
class that stands first in `classes`.

**Growing** (fig. 4.2): samples of one class, or equal in all columns (as when no column is left), or depth `max_depth`
reached (`None` is no limit): a leaf; otherwise split, even if the gain is 0. There is a child for every possible value;
a child without samples is a leaf with the `label` of its parent.

**The trace** tells which ids are in the queue, in the order in which they were put there, at the start and after every
step; it starts with `[0]` and ends with `[]`. Each step takes out one node, always the one put in first or always the
one put in last; if it is split, its children are put in (all of them, or only those to be split further).
"""


def grow_with_queue(
    X: list[list[str]], y: list[str], domains: list[list[str]], classes: list[str], max_depth: int | None, criterion: str
) -> dict:
    """用队列长成的树：{"nodes": 结点的列表, "trace": 队列的轨迹}。

    The tree grown from a queue: {"nodes": list of nodes, "trace": states of the queue}.

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
    """每片叶一条规则：（从根到叶的条件（列号，取值）的列表，标签）；规则的次序随意。

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
    """每一行的预测类别；取值总在 `domains` 之中。

    The predicted class of each row; values are always in the `domains`.

    >>> root = {"id": 0, "parent": None, "value": None, "depth": 0, "feature": 1, "label": "是"}
    >>> yes = {"id": 1, "parent": 0, "value": "甲", "depth": 1, "feature": None, "label": "是"}
    >>> no = {"id": 2, "parent": 0, "value": "乙", "depth": 1, "feature": None, "label": "否"}
    >>> predict([root, yes, no], [["甲", "乙"], ["乙", "甲"]])
    ['否', '是']
    """
    raise NotImplementedError
