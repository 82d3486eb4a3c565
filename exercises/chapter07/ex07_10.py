r"""7.10 EM 学习含隐变量的贝叶斯网 / EM for a network with a hidden attribute

假如从来没人看过脐部：把它当作有 3 个取值的隐变量，用 EM 从西瓜数据集 2.0 的其余各列学出条件概率表，并给出一个包含它的网络。

**数据。** `rows` 是行的列表，每行是字典 结点 → 取值，缺的正是隐结点 `hidden`，也可以有不用的键（如“编号”）；`values` 是字典：结点 → 全部可能
取值的列表，隐结点也在其中。（由 `exercises.datasets.watermelon_2_0()`、`named_rows(table)`、`named_values(table, True)` 得到，再去掉脐部一
列。）**网络**：`dag` 是字典：每个结点 → 它的父结点的列表，没有环；`cpts` 是字典：结点 → 条件概率表，数组的各轴依次是它的各个父结点（按
`dag` 中的次序），最后一轴是它自己，下标按 `values`，沿最后一轴的和为 1。结点至多 10 个。

**EM。** E 步由当前的条件概率表求每一行的隐变量分布 $P(z | x)$ (7.36)，M 步由期望计数求新的条件概率表 (7.37)。对数似然是观测数据的
$\sum_x \ln \sum_z P(x, z)$ (7.35)，自然对数。

**约定。** 数组也可以用列表返回。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

Suppose nobody ever looked at 脐部: treat it as a hidden variable of 3 values, learn the conditional probability tables with EM
from the other columns of watermelon 2.0, and give a network that contains it.

**Data.** `rows` is a list of dicts from node to value, which lack just the hidden node `hidden` and may have keys that are not
used (such as 编号); `values` maps each node, the hidden one included, to the list of all its possible values. (They come from
`exercises.datasets.watermelon_2_0()`, `named_rows(table)` and `named_values(table, True)`, without the column 脐部.) **The
network**: `dag` maps each node to the list of its parents, without cycles; `cpts` maps each node to its conditional
probability table, an array whose axes are its parents (in the order of `dag`) and last the node itself, indexed as in
`values`, summing to 1 along the last axis. There are at most 10 nodes.

**EM.** The E step finds from the current tables the distribution $P(z | x)$ of the hidden variable for each row (7.36), the M
step new tables from expected counts (7.37). The log-likelihood is that of the observed data, $\sum_x \ln \sum_z P(x, z)$
(7.35), with natural logarithms.

**Conventions.** Arrays may be returned as lists. A call takes at most 2 seconds of CPU time. Do not change the arguments.
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
