r"""14.2 局部马尔可夫性 / The local Markov property

试证明局部马尔可夫性：给定某变量的邻接变量，则该变量条件独立于其他变量。证明的关键是把势函数之积分成两组，请把它写成程序；再用定义算出条件独立
的两边；最后给出一个分布，它有局部马尔可夫性，却没有全局马尔可夫性。

证明写在 `proof` 里。

**模型** 有变量 0, …, n-1，`cards[i]` 是变量 i 的取值个数，1 到 4。`tables[k]` 的第 i 根轴属于结点 `scopes[k][i]`；一个 scope
中的结点至少一个，各不相同，次序不限，同一个 scope 可以出现多次。联合分布正比于各因子之积（没有因子时是均匀分布），乘积的总和大于 0。两个结点有边，
当且仅当有一个 scope 同时含有它们：于是每个 scope 都是团。除 `local_conditional` 以外，n ≤ 6，因子至多 10 个。表中的数是
0 或在 $10^{-6}$ 与 $10^6$ 之间。

**表。** "完整的表" 的形状是 `cards`，第 i 根轴是变量 i。"可广播的表" 也有 n 根轴，第 i 根轴的长度是 `cards[i]` 或 1。如果表不随 $x_i$
变化，第 i 根轴两种长度都可以。

**数值。** 误差不超过 $10^{-9}$（`split_product` 中是相对误差）。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

Prove the local Markov property: given its neighbours, a variable is conditionally independent of all others. The crux of the proof
is to take the product of potentials apart into two groups: turn it into a program. Then compute both sides of the independence by
definition. At last give a distribution that has the local Markov property, but not the global one.

The proof belongs into `proof`.

**A model** has variables 0, …, n-1; `cards[i]` is the number of values of variable i, 1 to 4. Axis i of `tables[k]` belongs to node
`scopes[k][i]`; a scope has one node at least, no node twice, in any order, and may occur several times. The joint distribution is
proportional to the product of the factors (uniform without any), whose total is positive. Two nodes are joined by an edge if and
only if some scope contains both: so every scope is a clique. But for `local_conditional`, n ≤ 6, and there are at most 10 factors. The
numbers of a table are 0 or between $10^{-6}$ and $10^6$.

**Tables.** A "full table" has the shape `cards`, axis i being variable i. A "broadcast table" has n axes, too, and axis i has length
`cards[i]` or 1. Where the table does not vary with $x_i$, either length of axis i will do.

**Numbers.** Errors are $10^{-9}$ at most (relative to the number in `split_product`). A call takes at most 2 seconds of CPU time. Do not
change the arguments.
"""

import numpy as np

Scope = tuple[int, ...]


def markov_blanket(n: int, edges: list[tuple[int, int]], v: int) -> set[int]:
    """n 个结点的无向图中 v 的马尔可夫毯（集合或列表，次序不限）。每条边只写一次，端点先后不限，n ≤ 40。

    The Markov blanket of v in an undirected graph of n nodes, as a set or a list in any order. Every edge is written once, its ends in
    either order, n ≤ 40.

    >>> sorted(int(u) for u in markov_blanket(3, [(0, 1), (2, 1)], 1))
    [0, 2]
    """
    raise NotImplementedError


def split_product(
    cards: list[int], scopes: list[Scope], tables: list[np.ndarray], v: int
) -> tuple[np.ndarray, np.ndarray]:
    """两个可广播的表 (f, g)：f·g 正比于联合分布，f 只随 v 和 v 的邻居变化，g 不随 v 变化。

    Two broadcast tables (f, g): f·g is proportional to the joint distribution, f varies with v and the neighbours of v only, and g does
    not vary with v.

    >>> import numpy as np
    >>> f, g = split_product([2, 2], [(0,), (1,)], [np.array([1.0, 2.0]), np.array([3.0, 5.0])], 0)
    >>> [[round(float(x), 9) for x in row] for row in f * g / np.sum(f * g)]
    [[0.125, 0.208333333], [0.25, 0.416666667]]
    """
    raise NotImplementedError


def two_sides(
    cards: list[int], scopes: list[Scope], tables: list[np.ndarray], v: int
) -> tuple[np.ndarray, np.ndarray]:
    """待证等式的两边，都是完整的表，在 x 处分别是 P(x_v, x_R | x_N) 和 P(x_v | x_N) P(x_R | x_N)。N 是 v 的邻居，R 是其余结点（二者都
    可以是空集）；P(x_N) = 0 处填 0。各按定义计算。

    Both sides of the identity to prove, as full tables: P(x_v, x_R | x_N) and P(x_v | x_N) P(x_R | x_N) at x, where N are the neighbours of v
    and R all other nodes (each may be empty); 0 where P(x_N) = 0. Compute each by its definition.
    """
    raise NotImplementedError


def local_conditional(
    cards: list[int], scopes: list[Scope], tables: list[np.ndarray], v: int, x: list[int]
) -> list[float]:
    """P(x_v = 0), P(x_v = 1), … 的列表，给定其余变量各取 x 中的值（x[v] 不起作用）。这里没有为 0 的数；结点可以有 60 个，因子可以有 100
    个（一个结点至多在 20 个因子中），算不出整个联合分布。

    P(x_v = 0), P(x_v = 1), … as a list, given that all other variables have their values in x (x[v] does not matter). No number is 0 here;
    there may be 60 nodes and 100 factors (20 at most with any one node), too many for the table of the joint distribution.

    >>> import numpy as np
    >>> [float(p) for p in local_conditional([2, 2], [(0, 1)], [np.array([[1.0, 2.0], [3.0, 6.0]])], 0, [0, 1])]
    [0.25, 0.75]
    """
    raise NotImplementedError


def local_but_not_global(p: float, q: float) -> np.ndarray:
    """五个二值变量的联合分布，形状 (2, 2, 2, 2, 2)，图是路 0-1-2-3-4, P(x_0 = 1) = p, P(x_4 = 1) = q, 0.01 ≤ p, q ≤ 0.99。每个结点都有局部
    马尔可夫性，全局马尔可夫性却不成立：有 A, B 被 C 分离，而 P(x_A, x_B | x_C) 与 P(x_A | x_C) P(x_B | x_C) 在某处至少差 10^-6。概率为 0
    的条件不计；表中的数是 0 或不小于 10^-6。

    A joint distribution of five binary variables, of shape (2, 2, 2, 2, 2), for the path 0-1-2-3-4, with P(x_0 = 1) = p and P(x_4 = 1) = q,
    0.01 ≤ p, q ≤ 0.99. Every node has the local Markov property, yet the global one fails: some C separates A from B, while
    P(x_A, x_B | x_C) and P(x_A | x_C) P(x_B | x_C) differ by 10^-6 at least somewhere. Conditions of probability 0 do not count; a number of
    the table is 0 or at least 10^-6.
    """
    raise NotImplementedError


def proof() -> str:
    """用 Markdown 写出局部马尔可夫性的证明。由老师阅读，不计分。

    The proof of the local Markov property in Markdown. Read by a person, without points.
    """
    raise NotImplementedError
