r"""14.1 盘式记法 / Plate notation

试用盘式记法表示朴素贝叶斯分类器和（链式）条件随机场。这里不用纸笔：图写成下述格式的数据，再编写程序，把盘展开成普通的图。

**盘式图** 是一个字典：

- "directed"：边是否有向。
- "plates"：盘的名字的列表。盘里的东西要重复若干次；盘可以重叠或嵌套。
- "nodes"：结点名到字典的映射，其中 "plates" 是它所在的盘的列表，"observed" 是否已观察到（即加阴影），此外可以有
  "parameter"：True，表示它是模型的参数，而不是变量。
- "edges"：边 (a, b, shift) 的列表，shift 是字典，通常是 {}。

**展开。** 结点 a 在它的每个盘中各有一个下标，盘 P 的下标是 0, …, size - 1；展开成的结点写作（a，下标的元组），下标按 a 的 "plates"
的次序，不在盘里的结点只有 (a, ())。边 (a, b, shift)：对 a 的每个展开结点，连到 b 的如下展开结点：在 a、b 共同所在的盘 P 中，
b 的下标是 a 的下标加 shift[P]（没有写就是 0）；只有 b 所在的盘，下标任取。下标超出范围的 b 不存在，也就没有边。普通的盘式记法
画不出相邻两个位置之间的边，所以这里添了 shift。

名字都是字符串。结点至多 6 个，盘至多 5 个，一个结点至多在 3 个盘里，盘的大小是 0 到 5，边至多 8 条；shift 只含 a、b 共同的盘，值是 -2 到 2 的整数；没有连到自己的边。

每次调用不超过 1 秒 CPU 时间。不要改动传入的参数。

---

Express the naive Bayes classifier and the (chain) conditional random field in plate notation. Not on paper: diagrams are data in the
format below, and a program unrolls plates into an ordinary graph.

**A plate diagram** is a dict:

- "directed": whether its edges have a direction.
- "plates": a list of the names of plates. What is in a plate is repeated; plates may overlap or be nested.
- "nodes": maps names of nodes to dicts, where "plates" lists the plates that the node is in, "observed" says whether it has been
  observed (is shaded), and there may be "parameter": True for what is a parameter of the model and no variable.
- "edges": a list of edges (a, b, shift), where shift is a dict, usually {}.

**Unrolling.** Node a has an index in each of its plates, and those of plate P are 0, …, size - 1. Its copies are written (a, tuple of
indices), the indices in the order of a's "plates"; a node in no plate has the one copy (a, ()). An edge (a, b, shift) joins each copy
of a with these copies of b: on a plate P that both are in, the index of b is that of a plus shift[P] (0 if not given); on plates that
only b is in, every index. There is no copy of b with an index out of range, and so no edge to it. Ordinary plate notation has no way to draw
an edge between adjacent positions; this is what shift has been added for.

Names are strings. There are at most 6 nodes, 5 plates of sizes 0 to 5, and 8 edges, and a node is in at most 3 plates; shift holds
plates of both a and b only, with integers from -2 to 2; no edge joins a copy with itself.

A call takes at most a second of CPU time. Do not change the arguments.
"""


def unroll(model: dict, sizes: dict[str, int]) -> dict[str, set]:
    """展开盘式图，`sizes` 是各盘的大小：{"nodes": 展开结点的集合, "edges": 边的集合}。有向边是（起点，终点），无向边的两端先后不限。列表也可以，次序不限。

    Unroll a plate diagram whose plates have these sizes: {"nodes": the set of copies, "edges": the set of edges}. A directed edge is
    (from, to); the ends of an undirected one may come in either order. Lists will do as well, in any order.

    >>> nodes = {"a": {"plates": [], "observed": False}, "b": {"plates": ["P"], "observed": True}}
    >>> model = {"directed": True, "plates": ["P"], "nodes": nodes, "edges": [("a", "b", {})]}
    >>> graph = unroll(model, {"P": 2})
    >>> sorted(graph["nodes"])
    [('a', ()), ('b', (0,)), ('b', (1,))]
    >>> sorted(graph["edges"])
    [(('a', ()), ('b', (0,))), (('a', ()), ('b', (1,)))]
    """
    raise NotImplementedError


def naive_bayes_plate() -> dict:
    """朴素贝叶斯分类器的盘式图。盘 "N" 表示样例，盘 "d" 表示属性（所有属性用一个结点）；变量是 "y"（类别）和 "x"（属性值），x 是已观察到的。
    可以另有参数结点（以及它们的盘），但要标明 "parameter"：True；参数是各样例共有的。参数是否画出、y 是否加阴影，都可以。

    The plate diagram of the naive Bayes classifier. Plate "N" are the samples, plate "d" the attributes (one node for all of them);
    the variables are "y" (the class) and "x" (the value of an attribute), and x is observed. There may be nodes for parameters (with plates
    of their own), marked by "parameter": True, which all samples have in common; it is free whether they are drawn and whether y is shaded.
    """
    raise NotImplementedError


def crf_plate() -> dict:
    """链式条件随机场 (14.11) 的盘式图，图 14.6。盘 "T" 表示位置；变量是 "y"（标记）和 "x"（观测）。特征函数可以看整个观测序列：x
    可以是一个代表整个序列的结点，也可以放在另一个盘里，每个位置一个；x 之间有没有边都可以。x 是已观察到的；参数和 y 的阴影同上。

    The plate diagram of a chain conditional random field (14.11), fig. 14.6. Plate "T" are the positions; the variables are "y" (the labels)
    and "x" (the observation). Feature functions may look at the whole observed sequence: x may be one node for all of it, or one for
    each position in a plate of its own, with edges between them or without. x is observed; for parameters and the shading of y see above.
    """
    raise NotImplementedError


def remarks() -> str:
    """用 Markdown 说明这两个盘式图：各盘为什么这样画，两个模型的图有何不同。由老师阅读，不计分。

    Explain both diagrams in Markdown: why plates are drawn like this, and how the graphs of both models differ. Read by a person, without
    points.
    """
    raise NotImplementedError
