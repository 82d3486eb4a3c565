"""4.8* 广度优先与 MaxNode / Breadth-first growth with MaxNode

把题 4.7 的算法改成广度优先，用 MaxNode 限制结点总数；再与深度优先比较，并分析：限制深度和限制结点数，哪一种更容易保证存储不超？

**数据与树** 同题 4.7（可以 `from ex04_07 import …` 你在那里写的函数）。样本至少一个；不要改动传入的参数。`X` 是行的列表，`domains[j]` 是第 j 列全部可能的取值（只有离散属性），`y` 是标签，`classes` 是全部类别。
`criterion` 为 `"first"` 时取还没用过的最小列号，为 `"gain"` 时取信息增益最大的列，增益并列（相差不超过 1e-9）时取最小列号。
树是结点的列表，`nodes[i]` 是字典：`"id"`（就是 i，按创建的先后），`"parent"` 与 `"value"`（父结点的 id，从它来的那一支的取值；根都为
`None`），`"depth"`（根为 0），`"feature"`（划分用的列号，叶为 `None`），`"label"`（样本的多数类，并列时取 `classes` 中靠前的）。

**生长规则。** 样本全属一类，或在各列上取值全同，则为叶。其余结点**只在子结点全部放得下时才划分**：已有结点数 + 子结点数 ≤
`max_nodes`；放不下就留作叶，接着看下一个结点。每个可能的取值（按 `domains` 的次序）都有一个子结点；没有样本的子结点是叶，`label`
取父结点的。`max_nodes` ≥ 1。

**次序。** 广度优先：先创建的结点先处理。深度优先：先把第一个子结点以下全部长完，再处理第二个子结点。

---

Make the algorithm of exercise 4.7 breadth-first with a limit MaxNode on the number of nodes; compare it with depth-first
growth, and discuss which limit, on the depth or on the nodes, keeps memory under control more easily.

**Data and trees** are those of exercise 4.7 (you may say `from ex04_07 import …` for functions that you wrote there). There
is at least one sample; do not change the arguments. `X` is a list of rows, `domains[j]` lists all possible values of column j
(discrete attributes only), `y` are the labels, `classes` all classes. With `criterion` `"first"` the smallest column not
yet used is taken, with `"gain"` the one of largest information gain, a tie (within 1e-9) going to the smallest. A tree
is a list of nodes, `nodes[i]` a dict: `"id"` (that is i, in order of creation), `"parent"` and `"value"` (the parent's
id and the value of the branch from it; both `None` for the root), `"depth"` (0 for the root), `"feature"` (the column it
splits by, `None` for a leaf), `"label"` (the majority of its samples, a tie going to the first in `classes`).

**Growing.** Samples of one class, or equal in all columns, give a leaf. Any other node **is split only if all its
children fit**: nodes so far + children ≤ `max_nodes`; if they do not, it stays a leaf and the next node is looked at.
There is a child for every possible value (in the order of `domains`); a child without samples is a leaf with the `label`
of its parent. `max_nodes` ≥ 1.

**Order.** Breadth-first: nodes created first are handled first. Depth-first: everything below the first child is grown
before the second child is handled.
"""


def grow_breadth_first(
    X: list[list[str]], y: list[str], domains: list[list[str]], classes: list[str], max_nodes: int, criterion: str
) -> list[dict]:
    """广度优先长成的树，至多 max_nodes 个结点。

    The tree grown breadth-first, of at most max_nodes nodes.

    >>> X, y = [["甲", "甲"], ["甲", "乙"], ["乙", "甲"], ["乙", "乙"]], ["是", "否", "否", "是"]
    >>> nodes = grow_breadth_first(X, y, [["甲", "乙"], ["甲", "乙"]], ["是", "否"], 6, "first")
    >>> [node["parent"] for node in nodes]
    [None, 0, 0, 1, 1]
    """
    raise NotImplementedError


def grow_depth_first(
    X: list[list[str]], y: list[str], domains: list[list[str]], classes: list[str], max_nodes: int, criterion: str
) -> list[dict]:
    """同样的限制，深度优先；这里可以用递归。

    The same limit, depth-first; recursion is allowed here.

    >>> X, y = [["甲", "甲"], ["甲", "乙"], ["乙", "甲"], ["乙", "乙"]], ["是", "否", "否", "是"]
    >>> nodes = grow_depth_first(X, y, [["甲", "乙"], ["甲", "乙"]], ["是", "否"], 7, "first")
    >>> [node["parent"] for node in nodes]
    [None, 0, 0, 1, 1, 2, 2]
    """
    raise NotImplementedError


def worst_case_nodes(n_values: int, max_depth: int) -> int:
    """每个属性都有 n_values (≥ 2) 个取值时，MaxDepth (≥ 0) 最多允许多少个结点；要准确的整数（结果小于 10**18）。

    The most nodes that MaxDepth (≥ 0) allows if every attribute has n_values (≥ 2) values: an exact integer (below 10**18).
    """
    raise NotImplementedError


def worst_case_data(n_values: int, max_depth: int) -> tuple[list[list[str]], list[str]]:
    """恰有 max_depth (≥ 1) 个属性的数据 (X, y)，不论用什么 criterion、各列怎样排列，都长成结点最多的树。

    取值是 "0", …, "n_values-1" 的字符串，类别是 "0"、"1"，至多 300 行 (n_values ** max_depth ≤ 300)。

    Data (X, y) of exactly max_depth (≥ 1) attributes on which every criterion grows the largest tree, in whatever order the
    columns stand. Values are the strings "0" to n_values - 1, classes "0" and "1", at most 300 rows (n_values ** max_depth ≤ 300).
    """
    raise NotImplementedError


def breadth_first_wins(n_values: int) -> tuple[list[list[str]], list[str], int]:
    """(X, y, max_nodes)：criterion 为 "first" 时，广度优先的训练错误少于深度优先，且两棵树都没有长完。

    n_values 为 2、3 或 4；至少 3 个属性，至多 100 行；取值和类别的写法同上。

    (X, y, max_nodes) for which breadth-first growth with criterion "first" makes fewer training errors than depth-first
    growth, neither tree being complete. n_values is 2, 3 or 4; at least 3 attributes, at most 100 rows; values and
    classes are written as above.
    """
    raise NotImplementedError


def analysis() -> str:
    """Markdown: MaxDepth 与 MaxNode，哪一种更容易保证存储不超？中途停下时，两种次序留下怎样的树？

    Markdown: does MaxDepth or MaxNode keep memory under control more easily? What trees do the two orders leave behind
    when they are stopped?
    """
    raise NotImplementedError
