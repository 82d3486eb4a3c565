"""4.8* 广度优先与 MaxNode / Breadth-first growth with MaxNode

**书上的题。** 把决策树的生成由深度优先改成广度优先，以 MaxNode 控制最大结点数，改写题 4.7 的算法；并与题 4.7 对比，试析哪种方式更易于控制
存储不超出内存。

**先看一个小例子。** 四个样本，两列，按列号从小到大划分，每列有甲、乙两个取值：

    甲 甲 是      不限结点数时，根 0 有子结点 1（甲）和 2（乙），它们还都要划分，各有两个子结点，共 7 个结点
    甲 乙 否
    乙 甲 否      max_nodes = 6：根划分后已有 3 个；轮到结点 1，3 + 2 ≤ 6，划分；轮到结点 2，5 + 2 > 6，放不下，留作叶
    乙 乙 是      所以有 5 个结点，parent 依次是 None, 0, 0, 1, 1

**约定。** 数据、`criterion` 与结点的写法同题 4.7（可以 `from ex04_07 import …` 你写的函数），结点按创建的先后编号，子结点依 `domains` 的
次序创建。轮到一个结点时，它的子结点全都放得下才划分；放不下就留作叶，接着看下一个。广度优先：先创建的先处理。深度优先：先把第一个子结点
以下全部长完，再处理第二个。

**做完想一想。** MaxNode 一样大时，两种次序留下的树，哪一种在新样本上会更准？一定吗？

**★** `worst_case_data`、`breadth_first_wins`：造出让深度限制失去作用的数据，造出广度优先胜过深度优先的数据。一百多个样本、六十层也对。

---

**The exercise.** Change the growth of a decision tree from depth-first to breadth-first, control the largest number of nodes by MaxNode, and
rewrite the algorithm of 4.7 accordingly; compare both, and discuss which of them keeps the memory under control more easily.

**A small example first.** Four samples, two columns with values 甲 and 乙, split by the columns in their order:

    甲 甲 是      Without a limit the root 0 has children 1 (甲) and 2 (乙), both to be split again: 7 nodes in all
    甲 乙 否
    乙 甲 否      max_nodes = 6: 3 nodes once the root is split; node 1 has its turn, 3 + 2 ≤ 6, split; node 2, 5 + 2 > 6: no room, a leaf
    乙 乙 是      That makes 5 nodes, with parents None, 0, 0, 1, 1

**Conventions.** Data, `criterion` and nodes are those of 4.7 (you may say `from ex04_07 import …` for functions of yours); nodes are
numbered in order of creation, children created in the order of `domains`. A node that has its turn is split if all its children fit;
otherwise it stays a leaf, and the next has its turn. Breadth-first: created first, handled first. Depth-first: everything below the
first child is grown before the second child is handled.

**Worth a thought.** With the same MaxNode, which order leaves the tree that does better on new samples? Always?

**★** `worst_case_data`, `breadth_first_wins`: make data on which a limit on the depth is no help, and data on which breadth-first beats
depth-first. Right as well with over a hundred samples and sixty levels.
"""


def grow_breadth_first(
    X: list[list[str]], y: list[str], domains: list[list[str]], classes: list[str], max_nodes: int, criterion: str
) -> list[dict]:
    """广度优先长成的树，至多 max_nodes 个结点，是结点的列表。

    The tree grown breadth-first, of at most max_nodes nodes, as a list of nodes.

    >>> X, y = [["甲", "甲"], ["甲", "乙"], ["乙", "甲"], ["乙", "乙"]], ["是", "否", "否", "是"]
    >>> nodes = grow_breadth_first(X, y, [["甲", "乙"], ["甲", "乙"]], ["是", "否"], 6, "first")
    >>> [node["parent"] for node in nodes]
    [None, 0, 0, 1, 1]
    """
    raise NotImplementedError


def grow_depth_first(
    X: list[list[str]], y: list[str], domains: list[list[str]], classes: list[str], max_nodes: int, criterion: str
) -> list[dict]:
    """同样的限制，深度优先，用来比较。这里可以用递归。

    The same limit, depth-first, for comparison; recursion is allowed here.

    >>> X, y = [["甲", "甲"], ["甲", "乙"], ["乙", "甲"], ["乙", "乙"]], ["是", "否", "否", "是"]
    >>> nodes = grow_depth_first(X, y, [["甲", "乙"], ["甲", "乙"]], ["是", "否"], 7, "first")
    >>> [node["parent"] for node in nodes]
    [None, 0, 0, 1, 1, 2, 2]
    """
    raise NotImplementedError


def worst_case_nodes(n_values: int, max_depth: int) -> int:
    """每个属性都有 n_values 个取值时，MaxDepth 最多允许长到多少个结点。

    To how many nodes a tree may grow under MaxDepth if every attribute has n_values values.

    >>> worst_case_nodes(2, 1)
    3
    """
    raise NotImplementedError


def analysis() -> str:
    """（由教师阅读）MaxDepth 与 MaxNode，哪一种更易于控制存储？中途停下时，两种次序留下怎样的树？返回 Markdown 文本。

    (Read by a person) MaxDepth or MaxNode: which keeps memory under control more easily? What trees do the two orders leave
    behind when they are stopped? Returns Markdown.
    """
    raise NotImplementedError


# ---- ★ ----


def worst_case_data(n_values: int, max_depth: int) -> tuple[list[list[str]], list[str]]:
    """恰有 max_depth 个属性的数据 (X, y)，不论用什么 criterion、各列怎样排列，都长成结点最多的树。取值是文字
    “0”、“1”、“2” 等，类别是文字 “0” 和 “1”。

    Data (X, y) of exactly max_depth attributes on which every criterion grows the largest tree, in whatever order the columns
    stand. Values are the strings "0", "1", …, classes "0" and "1".
    """
    raise NotImplementedError


def breadth_first_wins(n_values: int) -> tuple[list[list[str]], list[str], int]:
    """(X, y, max_nodes)：criterion 为 "first" 时，广度优先的训练错误少于深度优先，且两棵树都没有长完。至少 3 个属性，各有 n_values
    个取值，写法同上。

    (X, y, max_nodes) for which breadth-first growth with criterion "first" makes fewer training errors than depth-first
    growth, neither tree being complete. At least 3 attributes of n_values values each, written as above.
    """
    raise NotImplementedError
