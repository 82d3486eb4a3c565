"""14.6 变量消去的代价 / What variable elimination costs

变量消去的代价随极大团的规模指数增长，随结点数却未必。请把这句话写成程序：先算出消去过程中每一步的表有多大，再给出代价小的图、
代价大的次序，以及一类看上去没有大团的难例。

其中的道理写在 `proof` 里。

**图** 有 n 个结点 0, …, n-1 (n ≤ 60)；`edges` 是无向边的列表，一条边是一对不同的结点，先后不限，每条边只写
一次。`cards[v]` 是变量 v 的取值个数，至多 50。

**消去。** `order` 按先后列出要消去的结点，即查询结点以外的全部结点。消去 v 时，把所有含 v 的因子相乘再对 v 求和；乘积的表涉及 v 和
它当时的全部邻居，这个集合（含 v 自己）称为这一步的 **团**。求和的结果是一个关于这些邻居的新因子，于是它们从此两两相邻。所说的
“极大团”指这样形成的团，未必是原图中的团。

**代价** 是各步乘积表的大小之和；一个表的大小是团中各变量取值个数之积。大的代价要算得分毫不差：它可以超出 64 位整数。

每次调用不超过 1 秒 CPU 时间。不要改动传入的参数。

---

The cost of variable elimination grows exponentially with the size of the maximal cliques, but need not with the number of
nodes. Turn this into a program: find the size of the table at every step, then give graphs that are cheap, orders that are
expensive, and hard graphs that show no large clique.

Why this is so belongs into `proof`.

**A graph** has n nodes 0, …, n-1 (n ≤ 60); `edges` lists its undirected edges, each a pair of different nodes in either
order, written once. `cards[v]` is the number of values of variable v, 50 at most.

**Elimination.** `order` lists the nodes to eliminate one after the other: all but the query node. To eliminate v, multiply all
factors that contain v and sum over v; the table of the product is about v and all its neighbours at that time, and this set
(with v itself) is the **clique** of the step. The sum is a new factor of those neighbours: from now on they are all adjacent.
The "maximal cliques" of the claim are the cliques formed like this; they need not be cliques of the given graph.

**The cost** is the sum of the sizes of these product tables; the size of a table is the product of the numbers of values of
the variables in its clique. Large costs must be exact: they may exceed integers of 64 bits.

A call takes at most a second of CPU time. Do not change the arguments.
"""

import numpy as np

Edges = list[tuple[int, int]]


def elimination_scopes(n: int, edges: Edges, order: list[int]) -> list[set[int]]:
    """依次消去时每一步的团，集合或列表都可以，团中的次序不限。

    The clique of every step, as a set or a list in any order.

    >>> [sorted(int(v) for v in clique) for clique in elimination_scopes(3, [(0, 1), (2, 1)], [0, 1])]
    [[0, 1], [1, 2]]
    """
    raise NotImplementedError


def elimination_cost(cards: list[int], edges: Edges, order: list[int]) -> int:
    """依次消去的代价；结点数是 `len(cards)`。

    The cost of this order; there are `len(cards)` nodes.

    >>> int(elimination_cost([2, 2, 5], [(0, 1), (1, 2)], [0, 1]))
    14
    """
    raise NotImplementedError


def eliminate(
    cards: list[int], scopes: list[tuple[int, ...]], tables: list[np.ndarray], order: list[int]
) -> np.ndarray:
    """用变量消去求查询结点（不在 `order` 中的那一个）的边际分布，要规范化。联合分布正比于各因子之积：`tables[k]` 的第 i 根轴属于
    结点 `scopes[k][i]`。不在任何因子中的结点服从均匀分布。不要算出整个联合分布的表：结点可以有 40 个。至多 40 个因子，表中的数是 0 或在 10^-6 与 10^6 之间，
    各步的乘积表至多 10^4 项（但一个结点可以出现在许多因子中）；结果准到 1e-9。

    The marginal distribution of the query (the node that is not in `order`) by variable elimination, normalised. The joint
    distribution is proportional to the product of the factors: axis i of `tables[k]` belongs to node `scopes[k][i]`. A node in
    no factor is uniform. Do not compute the table of the whole joint distribution: there may be 40 nodes. There are at
    most 40 factors, their numbers are 0 or between 10^-6 and 10^6, and no product table has more than 10^4 entries (though a
    node may be in many factors); the result is right to 1e-9.

    >>> import numpy as np
    >>> [round(float(p), 6) for p in eliminate([2, 2], [(0, 1)], [np.array([[1.0, 2.0], [3.0, 4.0]])], [0])]
    [0.4, 0.6]
    """
    raise NotImplementedError


def best_cost(n: int, edges: Edges, query: int, card: int) -> int:
    """其余结点的所有消去次序中最小的代价；每个变量都有 `card` 个取值，n ≤ 7, 2 ≤ card ≤ 50。

    The smallest cost of all orders of the other nodes; every variable has `card` values, n ≤ 7,
    2 ≤ card ≤ 50.

    >>> int(best_cost(3, [(0, 1), (1, 2)], 0, 2))
    8
    """
    raise NotImplementedError


def cheap_family(n: int) -> tuple[Edges, list[int]]:
    """代价随 n 线性增长的例子：n 个结点的连通图的边 (n ≥ 2)，以及一个消去次序（n-1 个结点）。若每个变量都有 c 个取值，则对任何 c ≥ 2，
    代价都不超过 n·c²。

    A family whose cost is linear in n: the edges of a connected graph of n nodes (n ≥ 2), and an order (of n-1 nodes). If every
    variable has c values, the cost is at most n·c², for all c ≥ 2.

    >>> edges, order = cheap_family(5)
    >>> bool(elimination_cost([3] * 5, edges, order) <= 45)
    True
    """
    raise NotImplementedError


def bad_order(n: int) -> tuple[Edges, list[int]]:
    """次序的重要：n 个结点的一棵树的边，以及一个消去次序，使代价达到 2^(n-1) 或更多，其中每个变量有 2 个取值，n ≥ 3。

    Why the order matters: the edges of a tree with n nodes, and an order that costs 2^(n-1) or more, where every variable has 2
    values, n ≥ 3.

    >>> edges, order = bad_order(5)
    >>> bool(elimination_cost([2] * 5, edges, order) >= 16)
    True
    """
    raise NotImplementedError


def triangle_free_but_hard(k: int) -> tuple[int, Edges]:
    """没有三角形却很难的图 (n, edges), n ≤ 2k：不论查询哪个结点、按什么次序消去，都会形成至少 k+1 个结点的团。2 ≤ k ≤ 5。

    A graph (n, edges) without triangles that is hard, n ≤ 2k: whatever the query and the order, a clique of at least k+1 nodes
    is formed. 2 ≤ k ≤ 5.

    >>> n, edges = triangle_free_but_hard(2)
    >>> bool(n <= 4)
    True
    """
    raise NotImplementedError


def proof() -> str:
    """用 Markdown 说明：为何代价随消去时的最大团指数增长，却未必随结点数指数增长。由老师阅读，不计分。

    Say in Markdown why the cost grows exponentially with the largest clique of the elimination, but need not with the number of
    nodes. Read by a person, without points.
    """
    raise NotImplementedError
