"""7.9 基于 BIC 构建贝叶斯网 / A Bayesian network by BIC

**书上的题。** 以西瓜数据集 2.0 为训练集，基于 BIC 准则构建一个贝叶斯网：六个属性加“好瓜”，哪些直接相关？（用
`exercises.datasets` 的 `watermelon_2_0()`、`named_rows(table)`、`named_values(table, True)`。）先给结构打分，再一步步
改动边，找到得分好的网。

**先看一个小例子。** 两个二值结点 a、b，四行数据，边 a → b 值不值得？m = 4，所以每个参数罚 ½ ln 4 = ln 2。

    数据 (a, b)                  没有边（2 个参数）             有边（3 个参数）
    00 00 11 11     LL = -8 ln 2，BIC = 2 ln 2 + 8 ln 2 = 6.93     LL = -4 ln 2，BIC = 3 ln 2 + 4 ln 2 = 4.85    加
    00 01 10 11     LL = -8 ln 2，BIC = 10 ln 2 = 6.93             LL = -8 ln 2，BIC = 11 ln 2 = 7.62            不加

第一份数据里 b 总等于 a，一条边省下 4 ln 2 的似然，只多罚 ln 2；第二份里 a 说不出 b 的什么，多的参数白罚。

**约定。** (7.31) 的 BIC 越小越好，对数是自然对数。`rows` 每行是字典 结点 → 取值，可以有不用的键（如“编号”）；`values`
是字典 结点 → 可能取值的列表；结构 `dag` 是字典 结点 → 父结点的列表，没有环。条件概率表的各轴依次是 `parents`，最后一
轴是结点自己。

**做完想一想。** 朴素贝叶斯的结构在这 17 个瓜上比没有边还差，为什么？学得的边能不能理解成因果？从不同的起点爬山，停在
不同的地方，怎样才能不停在半山腰？

**★** 取值、结点、行都很多时也对（参数的个数可以超过 32 位整数），只好一点点的邻居也要走过去。

---

**The exercise.** Construct a Bayesian network by BIC from watermelon 2.0: of six attributes and 好瓜, which depend
directly on each other? (Use `watermelon_2_0()`, `named_rows(table)` and `named_values(table, True)` of
`exercises.datasets`.) First score a structure, then change it edge by edge and find a network that scores well.

**A small example first.** Two binary nodes a and b, four rows: does the edge a → b pay? m = 4, so each parameter
costs ½ ln 4 = ln 2.

    data (a, b)                  no edge (2 parameters)            with the edge (3 parameters)
    00 00 11 11     LL = -8 ln 2, BIC = 2 ln 2 + 8 ln 2 = 6.93     LL = -4 ln 2, BIC = 3 ln 2 + 4 ln 2 = 4.85    yes
    00 01 10 11     LL = -8 ln 2, BIC = 10 ln 2 = 6.93             LL = -8 ln 2, BIC = 11 ln 2 = 7.62            no

In the first data b always equals a: the edge saves 4 ln 2 of likelihood and costs only ln 2 more. In the second a
says nothing about b, and the parameter is paid for nothing.

**Conventions.** The smaller the BIC of (7.31) the better; logarithms are natural. Each row of `rows` is a dict from
node to value and may have keys that are not used (such as 编号); `values` maps a node to the list of its possible
values, a structure `dag` maps each node to the list of its parents, without cycles. The axes of a conditional
probability table are the `parents` in their order, and the node itself last.

**Worth a thought.** On these 17 melons the structure of naive Bayes is worse than no edge at all: why? Can you read
the edges learned as causes? Climbs from different starts end at different places: how could one keep from ending
halfway up?

**★** Right as well with many values, nodes and rows (the number of parameters may exceed 32 bits); a neighbour that
is better by very little is still a step.
"""

import numpy as np


def free_parameters(dag: dict[str, list[str]], values: dict[str, list[str]]) -> int:
    """网络的自由参数个数 |B|：每个结点在其父结点的**每一种**取值组合下（不论出现与否）有取值数减 1 个。

    The number |B| of free parameters of the network: for **each** combination of its parents' values, seen or not, a node has
    one less than it has values.

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
    """一个结点在网络的 BIC (7.31) 中的部分；网络的 BIC 是各结点的部分之和。

    The share of one node in the BIC (7.31) of a network, which is the sum of the shares of its nodes.

    >>> round(local_bic("a", [], [{"a": "0"}, {"a": "1"}], {"a": ["0", "1"]}), 9)
    1.732867951
    """
    raise NotImplementedError


def neighbours(dag: dict[str, list[str]]) -> list[dict[str, list[str]]]:
    """与 dag 相差一条边（增加、删除或反转）的全部无环结构，次序不限，不重复（只是父结点次序不同的算同一个），不含 dag 自己。

    All acyclic structures one edge away from dag (added, deleted or reversed), in any order, without repeats (the order of
    parents makes no difference) and without dag itself.

    >>> len(neighbours({"a": [], "b": []}))
    2
    """
    raise NotImplementedError


def hill_climb(
    rows: list[dict[str, str]], values: dict[str, list[str]], start: dict[str, list[str]]
) -> list[tuple[dict[str, list[str]], float]]:
    """从 start 起爬山的路径：各步的（结构，BIC），第一项是 start。每步走到 BIC 最小的邻居（并列时哪个都行）；
    没有邻居的 BIC 更小时停止，只小 1e-9 是舍入误差，不算更小。

    The path of hill climbing from start: the (structure, BIC) of each step, start first. Each step goes to a neighbour of
    smallest BIC (any of those that tie); it ends where no neighbour has a smaller one, and 1e-9 is rounding, not smaller.

    >>> rows = [{"a": "0", "b": "0"}, {"a": "0", "b": "0"}, {"a": "1", "b": "1"}, {"a": "1", "b": "1"}]
    >>> path = hill_climb(rows, {"a": ["0", "1"], "b": ["0", "1"]}, {"a": [], "b": []})
    >>> [round(float(bic), 2) for _, bic in path]
    [6.93, 4.85]
    """
    raise NotImplementedError


def learn_structure(rows: list[dict[str, str]], values: dict[str, list[str]]) -> dict[str, list[str]]:
    """由数据学得的结构，搜索方法不限。在西瓜数据集 2.0 上 BIC 不超过 121.2；在由树形网络（5 个二值结点，相邻结点明显相关）产生的 150 行数据上，
    BIC 不比产生数据的网络大 10 以上。

    A structure learned from the data, by any search. On watermelon 2.0 its BIC is at most 121.2; on 150 rows from a tree (of 5
    binary nodes that depend clearly on their parent) its BIC exceeds that of the true network by 10 at most.

    >>> learn_structure([{"a": "0"}, {"a": "1"}], {"a": ["0", "1"]})
    {'a': []}
    """
    raise NotImplementedError
