r"""7.9 基于 BIC 构建贝叶斯网 / A Bayesian network by BIC

哪些属性直接相关？在西瓜数据集 2.0（`exercises.datasets.watermelon_2_0()`，用 `named_rows(table)` 与 `named_values(table, True)` 转换）的
六个属性加“好瓜”这七个结点上，用 BIC 给网络结构打分，再一步步改动边，找到得分好的贝叶斯网。

**数据。** `rows` 是行的列表，每行是字典 结点 → 取值，至少一行，其中可以有不用的键（如“编号”）；`values` 是字典：结点 → 全部可能取值的
列表，样本中不一定都出现。**结构** `dag` 是字典：每个结点 → 它的父结点的列表，父结点的次序不限，没有环；结点至多 10 个。**条件概率表**的各轴依次是所给
`parents` 中的各个结点，最后一轴是结点自己，下标按 `values`。

**评分。** (7.31) 的 BIC 越小越好，对数是自然对数；$|B|$ 计所有自由参数：每个结点在其父结点的**每一种**取值组合下（不论出现与否）有取值数减 1
个。一个网络的 BIC 是各结点的部分之和。

**约定。** 一条边的改动是增加、删除或反转一条边。BIC 并列（相差不超过 1e-7）时选哪个都对。每次调用不超过 2 秒 CPU 时间。不要改动传入的
参数。

---

Which attributes depend directly on each other? Over the seven nodes of watermelon 2.0 (`exercises.datasets.watermelon_2_0()`,
converted by `named_rows(table)` and `named_values(table, True)`), six attributes and 好瓜, score network structures by BIC,
change one edge at a time, and find a good Bayesian network.

**Data.** `rows` is a list of dicts from node to value, one at least, which may have keys that are not used (such as 编号);
`values` maps each node to the list of all its possible values, not all of which need occur. **A structure** `dag` maps each
node to the list of its parents, in any order, without cycles; there are at most 10 nodes. **A conditional probability table** has the nodes of `parents`
as its axes, in the order given, and the node itself last, indexed as in `values`.

**The score.** The smaller the BIC of (7.31), the better; logarithms are natural. $|B|$ counts all free parameters: for
**each** combination of its parents' values, seen or not, a node has one less than it has values. The BIC of a network is
the sum of the shares of its nodes.

**Conventions.** A change of one edge adds, deletes or reverses it. Where BICs tie (within 1e-7) any choice is right. A call
takes at most 2 seconds of CPU time. Do not change the arguments.
"""

import numpy as np


def free_parameters(dag: dict[str, list[str]], values: dict[str, list[str]]) -> int:
    """网络的自由参数个数 |B|。

    The number |B| of free parameters of the network.

    >>> free_parameters({"a": [], "b": ["a"]}, {"a": ["0", "1"], "b": ["0", "1", "2"]})
    5
    """
    raise NotImplementedError


def cpt(node: str, parents: list[str], rows: list[dict[str, str]], values: dict[str, list[str]]) -> np.ndarray:
    """由频率得到的条件概率表 (7.32)；没有出现过的父结点取值组合下各取值等可能。

    The conditional probability table of relative frequencies (7.32); uniform where a combination of parents' values does not
    occur.

    >>> cpt("b", ["a"], [{"a": "0", "b": "1"}], {"a": ["0", "1"], "b": ["0", "1"]})
    array([[0. , 1. ],
           [0.5, 0.5]])
    """
    raise NotImplementedError


def log_likelihood(dag: dict[str, list[str]], rows: list[dict[str, str]], values: dict[str, list[str]]) -> float:
    """用上述条件概率表时的对数似然 (7.29)。

    The log-likelihood (7.29) with these conditional probability tables.

    >>> round(log_likelihood({"a": []}, [{"a": "0"}, {"a": "1"}], {"a": ["0", "1"]}), 9)
    -1.386294361
    """
    raise NotImplementedError


def local_bic(node: str, parents: list[str], rows: list[dict[str, str]], values: dict[str, list[str]]) -> float:
    """一个结点在网络的 BIC (7.31) 中的部分。

    The share of one node in the BIC (7.31) of a network.

    >>> round(local_bic("a", [], [{"a": "0"}, {"a": "1"}], {"a": ["0", "1"]}), 9)
    1.732867951
    """
    raise NotImplementedError


def neighbours(dag: dict[str, list[str]]) -> list[dict[str, list[str]]]:
    """与 dag 相差一条边的全部无环结构，次序不限，不重复（只是父结点次序不同的算同一个），不含 dag 自己。

    All acyclic structures one change of an edge away from dag, in any order, without repeats (the order of parents makes no
    difference) and without dag itself.

    >>> len(neighbours({"a": [], "b": []}))
    2
    """
    raise NotImplementedError


def hill_climb(
    rows: list[dict[str, str]], values: dict[str, list[str]], start: dict[str, list[str]]
) -> list[tuple[dict[str, list[str]], float]]:
    """从 start 起爬山的路径：各步的（结构，BIC），第一项是 start。每步走到 BIC 最小的邻居；没有邻居能使 BIC 减小 1e-9 以上时停止。

    The path of hill climbing from start: the (structure, BIC) of each step, start first. Each step goes to a neighbour of
    smallest BIC; it ends where no neighbour makes the BIC smaller by more than 1e-9.
    """
    raise NotImplementedError


def learn_structure(rows: list[dict[str, str]], values: dict[str, list[str]]) -> dict[str, list[str]]:
    """由数据学得的结构，搜索方法不限。在西瓜数据集 2.0 上 BIC 不超过 121.0；在由树形网络（5 个二值结点，相邻结点明显相关）产生的 150 行数据上，
    BIC 不比产生数据的网络大 10 以上。

    A structure learned from the data, by any search. On watermelon 2.0 its BIC is at most 121.0; on 150 rows from a tree (of 5
    binary nodes that depend clearly on their parent) its BIC exceeds that of the true network by 10 at most.
    """
    raise NotImplementedError
