r"""14.4 为何只需极大团 / Why maximal cliques suffice

马尔可夫随机场本可以给每一个团一个势函数，(14.3) 却只用极大团。请把其中的道理写成程序：找出极大团，把小团的势函数并入极大团而不改变乘积。再看还能走
多远：能不能缩到只用两个结点的势函数？势函数是唯一的吗？并入之后表会不会更大？

讨论写在 `essay` 里。

**图** 有 n 个结点 0, …, n-1, 1 ≤ n ≤ 10；`edges` 是无向边的列表，一条边是一对不同的结点，先后不限，每条边只写一次。**团**
是两两相邻的非空结点集，单个结点也是团；不能再加入任何结点的团是 **极大团**。`cards[v]` 是变量 v 的取值个数，2 到 4。

**因子。** `tables[k]` 的第 i 根轴属于结点 `scopes[k][i]`，一个 scope 中的结点至少一个，各不相同，次序不限；同一个 scope
可以出现多次。至多 20 个因子，表中的数是 0 或在 $10^{-6}$ 与 $10^6$ 之间。**乘积** 指所有因子在每一组取值 x 处之积，不规范化；没有因子时处处为 1。

**数值。** 结果的相对误差不超过 $10^{-9}$。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

A Markov random field may give every clique a potential, yet (14.3) uses the maximal cliques only. Turn the reason into a program:
find the maximal cliques, and merge the potentials of smaller cliques into them without changing the product. Then see how far
this goes: are potentials of two nodes enough? Are potentials unique? May the tables grow by merging?

The discussion belongs into `essay`.

**A graph** has n nodes 0, …, n-1, 1 ≤ n ≤ 10; `edges` lists its undirected edges, each a pair of different nodes in either order,
written once. A **clique** is a non-empty set of nodes that are all adjacent, a single node among them; a clique to which no node
can be added is a **maximal clique**. `cards[v]` is the number of values of variable v, 2 to 4.

**Factors.** Axis i of `tables[k]` belongs to node `scopes[k][i]`; a scope has one node at least, no node twice, and may list its nodes
in any order; a scope may occur several times. There are at most 20 factors, their numbers are 0 or between $10^{-6}$ and $10^6$. The
**product** is that of all factors at every assignment x, not normalised; without any factor it is 1 everywhere.

**Numbers.** Results have a relative error of $10^{-9}$ at most. A call takes at most 2 seconds of CPU time. Do not change the arguments.
"""

import numpy as np

Edges = list[tuple[int, int]]
Scope = tuple[int, ...]


def maximal_cliques(n: int, edges: Edges) -> list[Scope]:
    """图的全部极大团，每个一次；团和团中结点的次序不限。

    All maximal cliques of the graph, each once; cliques and the nodes in them may come in any order.

    >>> sorted(sorted(int(v) for v in clique) for clique in maximal_cliques(3, [(0, 1)]))
    [[0, 1], [2]]
    """
    raise NotImplementedError


def absorb(cliques: list[Scope], cards: list[int], scopes: list[Scope], tables: list[np.ndarray]) -> list[np.ndarray]:
    """把因子并入极大团：`cliques` 是图的全部极大团，每个对应一个表，表的轴按这个团所列的结点次序。各表的乘积与原来各因子的乘积处处相等，
    连倍数也不差。每个 scope 都是图中的团；结点至多 6 个。

    Merge the factors into maximal cliques: `cliques` are all those of the graph; each gets a table, whose axes follow the nodes of that
    clique as listed. The product of these tables equals that of the given factors everywhere, scale included. Every scope is a
    clique of the graph; there are at most 6 nodes.

    >>> import numpy as np
    >>> (table,) = absorb([(0, 1)], [2, 2], [(0,), (1,)], [np.array([1.0, 2.0]), np.array([3.0, 5.0])])
    >>> [[float(x) for x in row] for row in table]
    [[3.0, 5.0], [6.0, 10.0]]
    """
    raise NotImplementedError


def not_pairwise(t: float) -> np.ndarray:
    """三个二值变量的一个正的表，形状 (2, 2, 2)：不论怎样选取正的表 ψ01, ψ02, ψ12，乘积 ψ01(a,b) ψ02(a,c) ψ12(b,c) 总在某处与它
    至少差到 e^t 倍（二者之比 ≥ e^t 或 ≤ e^(-t)）。0 < t ≤ 5，表中的数在 10^-30 与 10^30 之间。

    A positive table of three binary variables, of shape (2, 2, 2): however positive tables ψ01, ψ02, ψ12 are chosen, somewhere the
    product ψ01(a,b) ψ02(a,c) ψ12(b,c) is off by a factor of e^t at least (the ratio of both is ≥ e^t or ≤ e^(-t)). 0 < t ≤ 5; numbers
    between 10^-30 and 10^30.
    """
    raise NotImplementedError


def regauge(cards: list[int], scopes: list[Scope], tables: list[np.ndarray], c: float) -> list[np.ndarray]:
    """同一个乘积的另一组势函数：与 `tables` 同样 scope 的正的表，乘积处处不变，而 new[0] / tables[0] 各项中最大者是最小者的 c
    倍，1 < c ≤ 1000。这里 `tables` 中没有 0，`scopes[0]` 与另一个 scope 有公共结点，结点至多 6 个。

    Other potentials of the same product: positive tables of the same scopes as `tables`, with the same product everywhere, such
    that the largest entry of new[0] / tables[0] is c times the smallest, 1 < c ≤ 1000. Here no number in `tables` is 0, `scopes[0]` has
    a node in common with another scope, and there are at most 6 nodes.
    """
    raise NotImplementedError


def ambiguous_clique(k: int) -> tuple[int, Edges, Scope]:
    """一个图和其中的一个团 (n, edges, clique), n ≤ 10，这个团恰好包含在 k 个极大团里，2 ≤ k ≤ 9。

    A graph and a clique in it (n, edges, clique), n ≤ 10, that lies in exactly k maximal cliques, 2 ≤ k ≤ 9.
    """
    raise NotImplementedError


def crossover(card: int) -> int:
    """n 个结点的完全图，每个变量 `card` 个取值，2 ≤ card ≤ 50：最小的 n ≥ 2，使极大团的一个表的项数多于所有两结点表的项数之和。

    In a complete graph of n nodes, each with `card` values, 2 ≤ card ≤ 50: the least n ≥ 2 for which the one table of the maximal
    clique has more entries than the tables of all pairs of nodes together.
    """
    raise NotImplementedError


def claims() -> dict[str, bool]:
    """下列说法的真假。"分布" 指任一图上由团的势函数按 (14.2) 定义的分布；`not_pairwise`，`regauge`，`ambiguous_clique`，`crossover`
    的检查都通过后才计分，瞎猜不得分。

    - "maximal_enough"：每个分布都能只用极大团的势函数写出。
    - "same_normaliser"：像 `absorb` 那样并入之后，规范化因子不变。
    - "every_maximal_clique_needed"：任一图的任一极大团都少不得：有一个分布，不能只用其余极大团的势函数写出。
    - "unique_potentials"：一个分布的各极大团的势函数除各自的常数倍外是唯一的。
    - "each_small_clique_in_unique_maximal"：不极大的团恰包含在一个极大团里。
    - "pairwise_enough"：每个分布都能只用至多两个结点的团的势函数写出。
    - "maximal_tables_always_smaller"：把势函数并入极大团之后，要存的数总会变少。

    Which of these hold. A "distribution" is one that potentials of cliques define by (14.2) on any graph. They count once the checks of
    `not_pairwise`, `regauge`, `ambiguous_clique` and `crossover` are passed, and guessing earns nothing.

    - "maximal_enough": every distribution can be written with potentials of maximal cliques only.
    - "same_normaliser": merging as in `absorb` leaves the normaliser as it is.
    - "every_maximal_clique_needed": no maximal clique of any graph can be spared: some distribution cannot be written with potentials
      of the other maximal cliques only.
    - "unique_potentials": the potentials of the maximal cliques of a distribution are unique but for a constant factor each.
    - "each_small_clique_in_unique_maximal": a clique that is not maximal lies in exactly one maximal clique.
    - "pairwise_enough": every distribution can be written with potentials of cliques of at most two nodes.
    - "maximal_tables_always_smaller": merging potentials into maximal cliques always leaves fewer numbers to store.
    """
    raise NotImplementedError


def essay() -> str:
    """用 Markdown 说明为何只需对极大团定义势函数，为何不能再缩小，又付出什么代价。由老师阅读，不计分。

    Say in Markdown why potentials of maximal cliques are enough, why smaller ones are not, and what that costs. Read by a person,
    without points.
    """
    raise NotImplementedError
