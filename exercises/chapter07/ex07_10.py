"""7.10 EM 学习含隐变量的贝叶斯网 / EM for a network with a hidden attribute

**书上的题。** 以西瓜数据集 2.0 的属性“脐部”为隐变量，基于 EM 算法构建一个贝叶斯网。假如从来没人看过脐部：它有三个取
值，哪个瓜是哪个却不知道。你从其余各列学出各张条件概率表，再给出一个包含它的网络。

**先看一个小例子。** 隐结点 z 与它的子结点 a 都是二值的；现在 P(z) = (1/2, 1/2)，P(a | z = 0) = (3/4, 1/4)，P(a | z =
1) = (1/4, 3/4)。三行数据，a 是 0、0、1。

    E 步    a = 0 的行：P(z | a = 0) = (3/4, 1/4)      a = 1 的行：(1/4, 3/4)
    计数    z = 0 共 3/4 + 3/4 + 1/4 = 7/4，其中 a = 0 占 6/4          z = 1 共 5/4，其中 a = 0 占 2/4
    M 步    P(z) = (7/12, 5/12)      P(a = 0 | z = 0) = 6/7      P(a = 0 | z = 1) = 2/5

新的 P(a = 0) = 7/12 × 6/7 + 5/12 × 2/5 = 2/3，正是数据里的频率；对数似然从 3 ln(1/2) = -2.079 升到 2 ln(2/3) +
ln(1/3) = -1.910。

**约定。** `rows` 每行是字典 结点 → 取值，缺的正是隐结点 `hidden`，可以有不用的键（如“编号”）；`values` 是字典 结点 →
可能取值的列表，隐结点也在其中。`dag` 是字典 结点 → 父结点的列表；`cpts` 是字典 结点 → 条件概率表，各轴依次是父结点，
最后一轴是它自己。对数似然是观测数据的 (7.35)，自然对数。数据由 `exercises.datasets` 的 `watermelon_2_0()`、
`named_rows(table)`、`named_values(table, True)` 得到，再去掉脐部一列。

**做完想一想。** 学得的三个隐取值，与真的脐部（凹陷、稍凹、平坦）对得上吗？从处处均匀的表起步，EM 走一步就再也不动了，
为什么？隐结点若是没有子结点的叶，能学到什么？

**★** 行很多、概率很小（乘积下溢）、父结点的期望次数极小时也对。提示：一行一行地取对数。

---

**The exercise.** With the attribute 脐部 (navel) of watermelon 2.0 as a hidden variable construct a Bayesian network
by EM. Suppose nobody ever looked at it: it has three values, but which melon has which is unknown. From the other
columns you learn all conditional probability tables, and then give a network that contains it.

**A small example first.** The hidden node z and its child a are binary; at present P(z) = (1/2, 1/2), P(a | z = 0) =
(3/4, 1/4), P(a | z = 1) = (1/4, 3/4). In three rows a is 0, 0, 1.

    E step  the rows a = 0: P(z | a = 0) = (3/4, 1/4)      the row a = 1: (1/4, 3/4)
    counts  z = 0: 3/4 + 3/4 + 1/4 = 7/4 in all, 6/4 of it with a = 0      z = 1: 5/4, 2/4 of it with a = 0
    M step  P(z) = (7/12, 5/12)      P(a = 0 | z = 0) = 6/7      P(a = 0 | z = 1) = 2/5

Now P(a = 0) = 7/12 × 6/7 + 5/12 × 2/5 = 2/3, which is the share in the data; the log-likelihood has risen from 3
ln(1/2) = -2.079 to 2 ln(2/3) + ln(1/3) = -1.910.

**Conventions.** Each row of `rows` is a dict from node to value that lacks just the hidden node `hidden` and may have
keys that are not used (such as 编号); `values` maps a node, the hidden one included, to the list of its possible
values. `dag` maps a node to the list of its parents; `cpts` maps it to its conditional probability table, whose axes
are its parents in their order, and the node itself last. The log-likelihood is that of the observed data, (7.35),
with natural logarithms. The data come from `watermelon_2_0()`, `named_rows(table)` and `named_values(table, True)` of
`exercises.datasets`, without the column 脐部.

**Worth a thought.** Do the three hidden values learned match the real 脐部 (凹陷, 稍凹, 平坦)? From tables that are
uniform throughout EM moves once and then no more: why? If the hidden node is a leaf without children, what is there
to learn?

**★** Right as well with many rows, with small probabilities (whose product underflows), and with tiny expected counts
of a combination of parents. Hint: take logarithms row by row.
"""

import numpy as np


def responsibilities(
    rows: list[dict[str, str]],
    dag: dict[str, list[str]],
    cpts: dict[str, np.ndarray],
    values: dict[str, list[str]],
    hidden: str,
) -> np.ndarray:
    """E 步：第 i 行第 k 列是给定第 i 行时隐结点取第 k 个值的概率。概率为 0 的行各取值等可能。

    The E step: row i, column k is the probability that the hidden node has its k-th value given row i of the data. Uniform for
    a row of probability 0.

    >>> import numpy as np
    >>> cpts = {"z": np.array([0.5, 0.5]), "a": np.array([[0.75, 0.25], [0.25, 0.75]])}
    >>> responsibilities([{"a": "0"}], {"z": [], "a": ["z"]}, cpts, {"z": ["0", "1"], "a": ["0", "1"]}, "z")
    array([[0.75, 0.25]])
    """
    raise NotImplementedError


def expected_counts(
    rows: list[dict[str, str]],
    dag: dict[str, list[str]],
    values: dict[str, list[str]],
    hidden: str,
    resp: np.ndarray,
) -> dict[str, np.ndarray]:
    """每个结点与其父结点各取值组合的期望次数，形状与条件概率表相同；resp 是 E 步的结果。

    The expected number of each combination of a node and its parents, in the shape of its table; resp comes from the E step.

    >>> import numpy as np
    >>> expected_counts([{"a": "1"}], {"z": [], "a": ["z"]}, {"z": ["0", "1"], "a": ["0", "1"]}, "z", np.array([[0.75, 0.25]]))["a"]
    array([[0.  , 0.75],
           [0.  , 0.25]])
    """
    raise NotImplementedError


def m_step(
    rows: list[dict[str, str]],
    dag: dict[str, list[str]],
    values: dict[str, list[str]],
    hidden: str,
    resp: np.ndarray,
) -> dict[str, np.ndarray]:
    """M 步：使期望的完全数据对数似然最大的条件概率表；父结点的取值组合的期望次数为 0 时，各取值等可能。

    The M step: the tables that maximise the expected log-likelihood of the complete data; uniform where the expected number of
    a combination of parents' values is 0.

    >>> import numpy as np
    >>> m_step([{"a": "1"}], {"z": [], "a": ["z"]}, {"z": ["0", "1"], "a": ["0", "1"]}, "z", np.array([[1.0, 0.0]]))["a"]
    array([[0. , 1. ],
           [0.5, 0.5]])
    """
    raise NotImplementedError


def log_likelihood(
    rows: list[dict[str, str]],
    dag: dict[str, list[str]],
    cpts: dict[str, np.ndarray],
    values: dict[str, list[str]],
    hidden: str,
) -> float:
    """观测数据的对数似然 (7.35)；有概率为 0 的行时是 `-math.inf`。

    The log-likelihood (7.35) of the observed data; `-math.inf` if a row has probability 0.

    >>> import numpy as np
    >>> cpts = {"z": np.array([0.5, 0.5]), "a": np.array([[0.75, 0.25], [0.25, 0.75]])}
    >>> round(log_likelihood([{"a": "0"}], {"z": [], "a": ["z"]}, cpts, {"z": ["0", "1"], "a": ["0", "1"]}, "z"), 9)
    -0.693147181
    """
    raise NotImplementedError


def em(
    rows: list[dict[str, str]],
    dag: dict[str, list[str]],
    cpts: dict[str, np.ndarray],
    values: dict[str, list[str]],
    hidden: str,
    iterations: int,
) -> tuple[dict[str, np.ndarray], list[float]]:
    """从 cpts（各项为正）起迭代 `iterations` 次（可以是 0）：最后的条件概率表，以及 iterations + 1 个对数似然，依次是起点的和每次迭代之后的。

    `iterations` rounds of EM (possibly 0) from cpts, whose entries are positive: the final tables, and iterations + 1
    log-likelihoods, that of the start and those after each round.

    >>> import numpy as np
    >>> values, dag = {"z": ["0", "1"], "a": ["0", "1"]}, {"z": [], "a": ["z"]}
    >>> cpts = {"z": np.array([0.5, 0.5]), "a": np.array([[0.75, 0.25], [0.25, 0.75]])}
    >>> [round(float(x), 3) for x in em([{"a": "0"}, {"a": "0"}, {"a": "1"}], dag, cpts, values, "z", 1)[1]]
    [-2.079, -1.91]
    """
    raise NotImplementedError


def build_network(
    rows: list[dict[str, str]], values: dict[str, list[str]], hidden: str, seed: int
) -> tuple[dict[str, list[str]], dict[str, np.ndarray], list[float]]:
    """为西瓜数据集 2.0 构建一个含隐结点脐部的网络：（dag, cpts，对数似然的序列）。结构自选，隐结点至少与两个结点相邻，自由参数至多 60 个；序列从 EM
    的起点到终点，总共至少升高 1；终点的对数似然至少为 -80。需要随机数时用 seed，同样的 seed 得到同样的结果。

    A network for watermelon 2.0 with the hidden node 脐部: (dag, cpts, trace of log-likelihoods). Choose the structure; the
    hidden node has two neighbours at least, and there are at most 60 free parameters. The trace goes from the start of EM to
    its end and rises by 1 in total at least; the final log-likelihood is -80 at least. Take random numbers from seed; the same
    seed gives the same result.
    """
    raise NotImplementedError


def justification() -> str:
    """（由教师阅读）为什么选这样的结构、起点与重启次数。返回 Markdown 文本。

    (Read by a person) Why this structure, these starts and restarts. Returns Markdown.
    """
    raise NotImplementedError
