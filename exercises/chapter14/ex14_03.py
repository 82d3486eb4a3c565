r"""14.3 成对马尔可夫性 / The pairwise Markov property

试证明成对马尔可夫性：给定其他所有变量，两个非邻接变量条件独立。先把证明的关键写成程序：势函数之积可以写成两个表之积，一个与 $x_u$ 无关，另一个与 $x_v$
无关；再按定义算出条件独立的两边，看看没有边时相等、有边时未必。最后看反方向走得多远：成对马尔可夫性推不出局部马尔可夫性。

证明写在 `proof` 里。

**模型** 有变量 0, …, n-1, 2 ≤ n ≤ 6，`cards[i]` 是变量 i 的取值个数，1 到 4。`tables[k]` 的第 i 根轴属于结点 `scopes[k][i]`；
一个 scope 中的结点至少一个，各不相同，次序不限，同一个 scope 可以出现多次。因子至多 10 个，表中的数是 0 或在 $10^{-6}$ 与 $10^6$ 之间。
联合分布正比于各因子之积（没有因子时是均匀分布），乘积的总和大于 0。每个 scope 都是图中的团；u ≠ v。

**表。** "完整的表" 的形状是 `cards`，第 i 根轴是变量 i。"可广播的表" 也有 n 根轴，第 i 根轴的长度是 `cards[i]` 或 1。如果表不随 $x_i$
变化，第 i 根轴两种长度都可以。

**数值。** 误差不超过 $10^{-9}$（`pairwise_split` 中是相对误差）。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

Prove the pairwise Markov property: given all other variables, two variables that are not adjacent are conditionally independent.
Turn the crux of the proof into a program: the product of potentials is one of two tables, of which one has nothing to do with $x_u$
and the other nothing with $x_v$. Then compute both sides of the independence by definition, and see that they are equal without
an edge and need not be with one. At last see how far the converse goes: the pairwise property does not imply the local one.

The proof belongs into `proof`.

**A model** has variables 0, …, n-1, 2 ≤ n ≤ 6; `cards[i]` is the number of values of variable i, 1 to 4. Axis i of `tables[k]` belongs to
node `scopes[k][i]`; a scope has one node at least, no node twice, in any order, and may occur several times. There are at most 10
factors, whose numbers are 0 or between $10^{-6}$ and $10^6$. The joint distribution is proportional to the product of the factors
(uniform without any), whose total is positive. Every scope is a clique of the graph; u ≠ v.

**Tables.** A "full table" has the shape `cards`, axis i being variable i. A "broadcast table" has n axes, too, and axis i has length
`cards[i]` or 1. Where the table does not vary with $x_i$, either length of axis i will do.

**Numbers.** Errors are $10^{-9}$ at most (relative to the number in `pairwise_split`). A call takes at most 2 seconds of CPU time. Do not
change the arguments.
"""

import numpy as np

Scope = tuple[int, ...]


def pairwise_split(
    cards: list[int], scopes: list[Scope], tables: list[np.ndarray], u: int, v: int
) -> tuple[np.ndarray, np.ndarray]:
    """图中 u 与 v 不相邻。两个可广播的表 (f, g)：f·g 正比于联合分布，f 不随 x_v 变化，g 不随 x_u 变化。

    u and v are not adjacent in the graph. Two broadcast tables (f, g): f·g is proportional to the joint distribution, f does not vary with
    x_v, and g does not vary with x_u.

    >>> import numpy as np
    >>> f, g = pairwise_split([2, 2], [(0,), (1,)], [np.array([1.0, 2.0]), np.array([3.0, 5.0])], 0, 1)
    >>> [[round(float(x), 9) for x in row] for row in f * g / np.sum(f * g)]
    [[0.125, 0.208333333], [0.25, 0.416666667]]
    """
    raise NotImplementedError


def two_sides(
    cards: list[int], scopes: list[Scope], tables: list[np.ndarray], u: int, v: int
) -> tuple[np.ndarray, np.ndarray]:
    """等式的两边，都是完整的表，在 x 处分别是 P(x_u, x_v | x_R) 和 P(x_u | x_R) P(x_v | x_R), R 是其余结点（n = 2 时是空集）；P(x_R) = 0 处填
    0. 各按定义计算：这里 u 与 v 也可以相邻，两边可以不等。

    Both sides of the identity, as full tables: P(x_u, x_v | x_R) and P(x_u | x_R) P(x_v | x_R) at x, where R are all other nodes (none if
    n = 2); 0 where P(x_R) = 0. Compute each by its definition: here u and v may be adjacent, and the sides may differ.

    >>> left, right = two_sides([2, 2], [(0, 1)], [[[0.0, 1.0], [1.0, 0.0]]], 0, 1)
    >>> [[float(x) for x in row] for row in left], [[float(x) for x in row] for row in right]
    ([[0.0, 0.5], [0.5, 0.0]], [[0.25, 0.25], [0.25, 0.25]])
    """
    raise NotImplementedError


def pairwise_but_not_local(n: int, p: float) -> np.ndarray:
    """n 个二值变量的联合分布，形状 (2,) * n, 3 ≤ n ≤ 5，各变量都取 1 的概率是 p, 0.01 ≤ p ≤ 0.99。对没有边的图，它有成对马尔可夫性：任意两个变量
    给定其余变量时独立；却没有局部马尔可夫性：有结点 v, P(x_v, x_R) 与 P(x_v) P(x_R) 在某处至少差 10^-6，R 是其余结点。概率为 0 的条件不计；
    表中的数是 0 或不小于 10^-6。

    A joint distribution of n binary variables, of shape (2,) * n, 3 ≤ n ≤ 5, in which all variables are 1 with probability p,
    0.01 ≤ p ≤ 0.99. It has the pairwise Markov property of the graph without edges: any two variables are independent given the others;
    yet it lacks the local one: for some node v, P(x_v, x_R) and P(x_v) P(x_R) differ by 10^-6 at least somewhere, where R are all other
    nodes. Conditions of probability 0 do not count; a number of the table is 0 or at least 10^-6.
    """
    raise NotImplementedError


def edge_needed(t: float) -> np.ndarray:
    """边可以表示任意强的相关：两个相邻二值变量的联合分布，形状 (2, 2)，处处为正，ln [P(0,0) P(1,1) / (P(0,1) P(1,0))] = t, |t| ≤ 10。

    An edge can express any dependence: a joint distribution of two adjacent binary variables, of shape (2, 2), positive everywhere, with
    ln [P(0,0) P(1,1) / (P(0,1) P(1,0))] = t, |t| ≤ 10.
    """
    raise NotImplementedError


def proof() -> str:
    """用 Markdown 写出成对马尔可夫性的证明。由老师阅读，不计分。

    The proof of the pairwise Markov property in Markdown. Read by a person, without points.
    """
    raise NotImplementedError
