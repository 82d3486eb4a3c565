r"""7.8 同父与顺序结构的独立性 / Independence in common-parent and chain structures

**书上的题。** 图 7.3 的同父结构（$x_3 ← x_1 → x_4$）与顺序结构（$z → x → y$）：证明给定中间的变量时两端条件独立，而中
间的变量未知时“不成立”。把证明中要算的、要造的写成程序，顺便弄清“不成立”是说“总不独立”，还是“不一定独立”。

**先看一个小例子。** 同父结构，P(x_1 = 1) = 0.3，x_1 = 0 与 1 时 x_3 = 1 的概率是 a = (0.2, 0.9)，x_4 = 1 的概率是 b =
(0.5, 0.1)。

    P(x_3 = 1) = 0.7 × 0.2 + 0.3 × 0.9 = 0.41        P(x_4 = 1) = 0.7 × 0.5 + 0.3 × 0.1 = 0.38
    P(x_3 = 1, x_4 = 1) = 0.7 × 0.2 × 0.5 + 0.3 × 0.9 × 0.1 = 0.097
    协方差 0.097 - 0.41 × 0.38 = -0.0588             不是 0：两端不独立，此长彼消

知道 x_1 = 0 之后，x_3 与 x_4 同为 1 的概率是 0.2 × 0.5，正是两个概率之积：独立了。

**约定。** 网络由三个字典给出：`dag` 结点 → 父结点的列表，`values` 结点 → 取值的列表，`cpts` 结点 → 条件概率表，各轴依
次是它的父结点，最后一轴是它自己。结点可以排在父结点之前。**联合分布**每个结点一轴，按 `dag` 的次序。其余函数的变量都
取 0 或 1，P(·) 指取 1 的概率；a、b 如上例。协方差 $\mathrm{Cov}(u, v) = P(u = 1, v = 1) - P(u = 1) P(v = 1)$，二值变
量独立当且仅当它为 0。

**做完想一想。** 书上说，V 型结构中子结点的取值已知时，两个父结点“必不独立”。真的“必”吗？随手取一张条件概率表，碰上例
外的机会有多大？（★ 让你造一个。）

**★** `v_structure_exception`：子结点依赖于两个父结点，给定它取 1 时两个父结点却独立。提示：给定它时的联合概率要能拆成
两个因子之积。取值很多、条件的概率极小时也对。

---

**The exercise.** For the common-parent structure ($x_3 ← x_1 → x_4$) and the chain ($z → x → y$) of figure 7.3 prove
that the ends are independent given the variable in the middle, and that without it this “does not hold”. Write what
the proof computes and builds as programs, and find out whether “does not hold” says “never independent” or “not
always”.

**A small example first.** The common-parent structure with P(x_1 = 1) = 0.3; for x_1 = 0 and 1 the probability of x_3
= 1 is a = (0.2, 0.9), that of x_4 = 1 is b = (0.5, 0.1).

    P(x_3 = 1) = 0.7 × 0.2 + 0.3 × 0.9 = 0.41        P(x_4 = 1) = 0.7 × 0.5 + 0.3 × 0.1 = 0.38
    P(x_3 = 1, x_4 = 1) = 0.7 × 0.2 × 0.5 + 0.3 × 0.9 × 0.1 = 0.097
    covariance 0.097 - 0.41 × 0.38 = -0.0588         not 0: the ends are dependent, one falls as the other rises

Once x_1 = 0 is known, x_3 and x_4 are both 1 with probability 0.2 × 0.5, the product of both: independent.

**Conventions.** A network is three dicts: `dag` from a node to the list of its parents, `values` from a node to the
list of its values, `cpts` from a node to its conditional probability table, whose axes are its parents in their order
and last the node itself. A node may stand before its parents. **The joint distribution** has an axis for each node,
in the order of `dag`. The variables of the other functions are 0 or 1, and P(·) is the probability of 1; a and b are
as above. The covariance is $\mathrm{Cov}(u, v) = P(u = 1, v = 1) - P(u = 1) P(v = 1)$; binary variables are
independent if and only if it is 0.

**Worth a thought.** The book says that in the V-structure both parents are dependent once the value of the child is
known. Are they always? Take a table at random: how likely is an exception? (The ★ lets you build one.)

**★** `v_structure_exception`: the child depends on both parents, and yet these are independent given that it is 1.
Hint: their joint probability given the child should come apart into two factors. Right as well for many values and
for conditions of tiny probability.
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
    """联合分布 P 的第 i 轴与第 j 轴的变量，给定 `given` 中各轴的变量时是否独立：对 `given` 的每一组概率为正的取值 g，两个变量的每一对
    取值 u、v，$|P(u, v | g) - P(u | g) P(v | g)|$ 都不超过 tol。`given` 为空时就是边际独立。

    Whether the variables of axes i and j of the joint distribution P are independent given those of the axes in `given`: for
    all values g of `given` that have positive probability and each pair of values u, v, $|P(u, v | g) - P(u | g) P(v | g)|$ is
    at most tol. With `given` empty it is marginal independence.

    >>> import numpy as np
    >>> independent(np.array([[0.5, 0.0], [0.25, 0.25]]), 0, 1, [], 1e-9)
    False
    """
    raise NotImplementedError


def covariance(p: float, a: tuple[float, float], b: tuple[float, float]) -> float:
    """同父结构中 x_3 与 x_4 的协方差，由 p = P(x_1) 与 a、b 求得。

    The covariance of x_3 and x_4 in the common-parent structure, from p = P(x_1), a and b.

    >>> covariance(0.5, (0.0, 1.0), (0.0, 1.0))
    0.25
    """
    raise NotImplementedError


def common_parent_witness(p: float, cov: float) -> tuple[tuple[float, float], tuple[float, float]]:
    """P(x_1) = p 时，使 x_3 与 x_4 的协方差等于 cov 的 (a, b)。0 < p < 1, 0 < |cov| ≤ 0.8·p(1−p)。

    (a, b) for which the covariance of x_3 and x_4 is cov, if P(x_1) = p. 0 < p < 1, 0 < |cov| ≤ 0.8·p(1−p).

    >>> a, b = common_parent_witness(0.5, 0.125)
    >>> round(float(covariance(0.5, a, b)), 9)
    0.125
    """
    raise NotImplementedError


def chain_witness(pz: float, cov: float) -> dict[str, tuple[float, float]]:
    """P(z) = pz 时，使顺序结构中 z 与 y 的协方差等于 cov 的条件概率：`{"x": (P(x | z=0), P(x | z=1)), "y": (P(y | x=0), P(y | x=1))}`。
    0 < pz < 1, 0 < |cov| ≤ 0.8·pz(1−pz)。

    Conditional probabilities of the chain for which the covariance of z and y is cov, if P(z) = pz: `{"x": (P(x | z=0),
    P(x | z=1)), "y": (P(y | x=0), P(y | x=1))}`. 0 < pz < 1, 0 < |cov| ≤ 0.8·pz(1−pz).

    >>> sorted(chain_witness(0.5, 0.125))
    ['x', 'y']
    """
    raise NotImplementedError


def claims() -> dict[str, bool]:
    """下列断言是否成立：

    - `given_the_middle_independent_for_all_cpts`：两种结构中，无论条件概率表如何，给定中间的变量时两端独立
    - `marginally_dependent_for_all_cpts`：两种结构中，无论条件概率表如何，中间的变量未知时两端不独立
    - `binary_common_parent_independent_iff_some_edge_is_void_or_p_is_0_or_1`：变量都是二值的同父结构中，x_3 与 x_4 边际独立，当且仅当
      p 是 0 或 1，或者 x_3、x_4 中有一个的条件概率不随 x_1 改变

    Which of these hold:

    - `given_the_middle_independent_for_all_cpts`: in both structures the ends are independent given the middle, whatever the
      conditional probability tables
    - `marginally_dependent_for_all_cpts`: in both structures the ends are dependent without the middle, whatever the tables
    - `binary_common_parent_independent_iff_some_edge_is_void_or_p_is_0_or_1`: in the common-parent structure of binary
      variables x_3 and x_4 are marginally independent if and only if p is 0 or 1, or the conditional probabilities of x_3 or
      of x_4 do not change with x_1
    """
    raise NotImplementedError


def proof() -> str:
    """（由教师阅读）由 (7.26) 证明书中关于两种结构的三个结论。返回 Markdown 文本。

    (Read by a person) The three statements of the book about the two structures, proved from (7.26). Returns Markdown.
    """
    raise NotImplementedError


# ---- ★ ----
def v_structure_exception(p1: float, p2: float, q: float) -> np.ndarray:
    """V 型结构 ($x_1 → x_4 ← x_2$) 的例外：形状 (2, 2) 的表 P(x_4 | x_1, x_2)，使 P(x_1) = p1、P(x_2) = p2 时有 P(x_4) = q，给定
    x_4 = 1 时 x_1 与 x_2 独立，而 x_4 确实依赖于两个父结点：各项都严格在 0 与 1 之间，改变任一父结点都在某处使它变化至少 0.01。
    0.2 ≤ p1, p2 ≤ 0.8, 0.05 ≤ q ≤ 0.3。

    An exception for the V-structure ($x_1 → x_4 ← x_2$): a table P(x_4 | x_1, x_2) of shape (2, 2) such that for P(x_1) = p1 and
    P(x_2) = p2 the probability of x_4 is q, x_1 and x_2 are independent given x_4 = 1, and x_4 does depend on both parents: all
    entries lie strictly between 0 and 1, and changing either parent changes it by 0.01 somewhere. 0.2 ≤ p1, p2 ≤ 0.8, 0.05 ≤ q
    ≤ 0.3.

    >>> v_structure_exception(0.5, 0.5, 0.1).shape
    (2, 2)
    """
    raise NotImplementedError
