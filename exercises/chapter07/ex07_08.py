r"""7.8 同父与顺序结构的独立性 / Independence in common-parent and chain structures

图 7.3 的同父结构 ($x_3 ← x_1 → x_4$) 与顺序结构 ($z → x → y$) 中，给定中间的变量时两端条件独立，而中间的变量未知时两端一般不独立。
把证明中要算的、要造的写成程序，并弄清书中的“不独立”到底说的是什么。

**网络。** `dag` 是字典：结点 → 它的父结点的列表；`values` 是字典：结点 → 它的取值的列表；`cpts` 是字典：结点 → 条件概率表，数组的各轴
依次是它的各个父结点（按 `dag` 中的次序），最后一轴是它自己，下标按 `values`；沿最后一轴的和为 1。字典中结点的次序任意，父结点可以排在子结点
之后。结点至多 10 个。

**联合分布** 是数组，每个结点一轴，按 `dag` 的键的次序。**独立。** 对每一组概率为正的条件 g，两个变量的每一对取值 u、v，都要有
$|P(u, v | g) - P(u | g) P(v | g)|$ 不超过给定的容差；概率为 0 的条件不看；没有条件时就是边际独立。

另外四个函数中的变量都取 0 或 1，P(·) 都指取 1 的概率；`a = (P(x_3 | x_1 = 0), P(x_3 | x_1 = 1))`，`b` 对 x_4 同理。协方差
是 $\mathrm{Cov}(u, v) = P(u = 1, v = 1) - P(u = 1) P(v = 1)$；二值变量独立当且仅当它为 0。满足要求的答案往往很多，哪个都对；数值允许
1e-9 的误差。不要改动传入的参数。

---

In the common-parent structure ($x_3 ← x_1 → x_4$) and the chain ($z → x → y$) of figure 7.3 the outer variables are
independent given the one in the middle, but in general not without it. Write what the proof computes and builds as programs,
and find out what "not independent" in the book really says.

**Networks.** `dag` is a dict from a node to the list of its parents, `values` one from a node to the list of its values,
`cpts` one from a node to its conditional probability table: an array whose axes are its parents (in the order of `dag`) and
last the node itself, indexed as in `values`; along the last axis it sums to 1. The nodes may stand in any order in a dict,
a parent even after its child. There are at most 10 nodes.

**The joint distribution** is an array with an axis for each node, in the order of the keys of `dag`. **Independent** means:
for each condition g of positive probability and each pair of values u, v of the two variables,
$|P(u, v | g) - P(u | g) P(v | g)|$ is at most the tolerance given; conditions of probability 0 do not count; without a
condition it is marginal independence.

In the other four functions all variables are 0 or 1 and P(·) is the probability of 1; `a = (P(x_3 | x_1 = 0), P(x_3 | x_1 =
1))`, and `b` likewise for x_4. The covariance is $\mathrm{Cov}(u, v) = P(u = 1, v = 1) - P(u = 1) P(v = 1)$; binary variables
are independent if and only if it is 0. There are often many answers, any of them is right; 1e-9 of numerical error is
allowed. Do not change the arguments.
"""

import numpy as np


def joint(dag: dict[str, list[str]], cpts: dict[str, np.ndarray], values: dict[str, list[str]]) -> np.ndarray:
    """网络的联合分布 (7.26)。

    The joint distribution (7.26) of the network.

    >>> import numpy as np
    >>> cpts = {"a": np.array([0.5, 0.5]), "b": np.array([[1.0, 0.0], [0.5, 0.5]])}
    >>> joint({"a": [], "b": ["a"]}, cpts, {"a": ["0", "1"], "b": ["0", "1"]})
    array([[0.5 , 0.  ],
           [0.25, 0.25]])
    """
    raise NotImplementedError


def independent(P: np.ndarray, i: int, j: int, given: list[int], tol: float) -> bool:
    """联合分布 P 的第 i 轴与第 j 轴的变量，给定 `given` 中各轴的变量时是否独立，容差为 tol；i、j 不在 `given` 中，i ≠ j。

    Whether the variables of axes i and j of the joint distribution P are independent given those of the axes in `given`, up
    to tol; i ≠ j, neither is in `given`.

    >>> import numpy as np
    >>> independent(np.array([[0.5, 0.0], [0.25, 0.25]]), 0, 1, [], 1e-9)
    False
    """
    raise NotImplementedError


def covariance(p: float, a: tuple[float, float], b: tuple[float, float]) -> float:
    """同父结构中 x_3 与 x_4 的协方差，由 p = P(x_1) 与 a、b 求得。

    The covariance of x_3 and x_4 in the common-parent structure, from p = P(x_1), a and b.
    """
    raise NotImplementedError


def common_parent_witness(p: float, cov: float) -> tuple[tuple[float, float], tuple[float, float]]:
    """P(x_1) = p 时，使 x_3 与 x_4 的协方差等于 cov 的 (a, b)。0 < p < 1, 0 < |cov| ≤ 0.8·p(1−p)。

    (a, b) for which the covariance of x_3 and x_4 is cov, if P(x_1) = p. 0 < p < 1, 0 < |cov| ≤ 0.8·p(1−p).
    """
    raise NotImplementedError


def chain_witness(pz: float, cov: float) -> dict[str, tuple[float, float]]:
    """P(z) = pz 时，使顺序结构中 z 与 y 的协方差等于 cov 的条件概率：`{"x": (P(x | z=0), P(x | z=1)), "y": (P(y | x=0), P(y | x=1))}`。
    0 < pz < 1, 0 < |cov| ≤ 0.8·pz(1−pz)。

    Conditional probabilities of the chain for which the covariance of z and y is cov, if P(z) = pz: `{"x": (P(x | z=0),
    P(x | z=1)), "y": (P(y | x=0), P(y | x=1))}`. 0 < pz < 1, 0 < |cov| ≤ 0.8·pz(1−pz).
    """
    raise NotImplementedError


def v_structure_exception(p1: float, p2: float, q: float) -> np.ndarray:
    """V 型结构 ($x_1 → x_4 ← x_2$) 的例外：形状 (2, 2) 的表 P(x_4 | x_1, x_2)，使 P(x_1) = p1、P(x_2) = p2 时有 P(x_4) = q，给定
    x_4 = 1 时 x_1 与 x_2 独立，而 x_4 确实依赖于两个父结点：各项都严格在 0 与 1 之间，改变任一父结点都在某处使它变化至少 0.01。
    0.2 ≤ p1, p2 ≤ 0.8, 0.05 ≤ q ≤ 0.3。

    An exception for the V-structure ($x_1 → x_4 ← x_2$): a table P(x_4 | x_1, x_2) of shape (2, 2) such that for P(x_1) = p1 and
    P(x_2) = p2 the probability of x_4 is q, x_1 and x_2 are independent given x_4 = 1, and x_4 does depend on both parents: all
    entries lie strictly between 0 and 1, and changing either parent changes it by 0.01 somewhere. 0.2 ≤ p1, p2 ≤ 0.8, 0.05 ≤ q
    ≤ 0.3.
    """
    raise NotImplementedError


def claims() -> dict[str, bool]:
    """下列断言是否成立：

    - `given_the_middle_independent_for_all_cpts`：两种结构中，无论条件概率表如何，给定中间的变量时两端独立
    - `marginally_dependent_for_all_cpts`：两种结构中，无论条件概率表如何，中间的变量未知时两端不独立
    - `binary_common_parent_independent_iff_some_edge_is_void_or_p_is_0_or_1`：变量都是二值的同父结构中，x_3 与 x_4 边际独立，当且仅当
      p 是 0 或 1，或者 x_3、x_4 中有一个的条件概率不随 x_1 改变
    - `v_structure_always_dependent_given_child_value`：V 型结构中，只要子结点确实依赖于两个父结点，给定它的任一取值时两个父结点就不独立

    Which of these hold:

    - `given_the_middle_independent_for_all_cpts`: in both structures the ends are independent given the middle, whatever the
      conditional probability tables
    - `marginally_dependent_for_all_cpts`: in both structures the ends are dependent without the middle, whatever the tables
    - `binary_common_parent_independent_iff_some_edge_is_void_or_p_is_0_or_1`: in the common-parent structure of binary
      variables x_3 and x_4 are marginally independent if and only if p is 0 or 1, or the conditional probabilities of x_3 or
      of x_4 do not change with x_1
    - `v_structure_always_dependent_given_child_value`: in the V-structure, as long as the child depends on both parents, these
      are dependent given any value of the child
    """
    raise NotImplementedError


def proof() -> str:
    """（由教师阅读）由 (7.26) 证明书中关于两种结构的三个结论。返回 Markdown 文本。

    (Read by a person) The three statements of the book about the two structures, proved from (7.26). Returns Markdown.
    """
    raise NotImplementedError
