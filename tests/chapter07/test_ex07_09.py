"""Checks of exercise 7.9."""

import math
from itertools import product

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import named_rows, named_values, watermelon_2_0
from grader.checks import (
    at, at_most, check, close, equal, exercise, hint, integer, memo, number, picture, require, sequence
)  # fmt: skip
from grader.strategies import seeds

from .pins import ex07_09 as pins
from .shared_nets import NAMES, a_dag, is_cyclic, some_dag

EXERCISE = exercise(
    kind="program",
    book="§7.5.2, (7.29)–(7.32)",
    patterns=["oracle", "certificate", "metamorphic"],
    contract=[
        (
            "一百多行、八到十个结点、父结点取值组合上百种时也对，参数多过 $2^{32}$ 也数得清",
            "Right as well with more than a hundred rows, eight to ten nodes, hundreds of combinations of parents' "
            "values; more than $2^{32}$ parameters are counted",
        ),
        (
            "取值的名字只差空格、一个是另一个的开头，也是两个取值",
            "Names that differ by a blank, or of which one begins another, are two values",
        ),
        (
            "BIC 只减小 $10^{-6}$ 的一步也走",
            "A step is taken that lowers the BIC by no more than $10^{-6}$",
        ),
    ],
    hints=[
        (
            "先让没有边的网络和朴素贝叶斯的似然、参数个数与 BIC 对上，再写搜索。",
            "Match likelihood, number of parameters and BIC of the network without edges and of naive Bayes first; then search.",
        ),
        (
            "改动一条边只改变一两个结点的局部评分；反转一条边等于删去再反向添上。",
            "Changing one edge moves the shares of one or two nodes only; reversing is deleting and adding the other way.",
        ),
        (
            "爬山会停在局部最优：换几个起点，或在小网络上用动态规划穷举。",
            "Hill climbing stops at local optima: try several starts, or search small networks exhaustively by dynamic programming.",
        ),
    ],
)


@st.composite
def samples(draw, nodes=(1, 4), cards=(1, 3), sizes=((1, 10), (1, 10), (20, 40))):
    """{"dag", "rows", "values"}: rows with some dependence, values and combinations that do not occur, unused keys."""
    rng = np.random.default_rng(draw(seeds()))
    names = NAMES[: draw(st.integers(*nodes))]
    values = {name: ["10", "a b", "是", "是否"][: draw(st.integers(*cards))] for name in names}
    m = draw(st.integers(*draw(st.sampled_from(sizes))))
    rows = []
    for k in range(m):
        row = {"编号": k + 1}
        for place, name in enumerate(names):
            before = len(row[names[place - 1]]) if place else 0
            row[name] = values[name][int(min(rng.integers(len(values[name])), rng.integers(3) + before))]
        rows.append(row)
    return {"dag": some_dag(rng, names), "rows": rows, "values": values}


MANY_ROWS = ((60, 130),)


@st.composite
def dags(draw):
    return some_dag(np.random.default_rng(draw(seeds())), NAMES[: draw(st.integers(1, 5))])


@check(points=0.5, book="(7.31)")
def test_sizes_of_melons(answer):
    """西瓜 2.0：没有边的网络有 12 个参数，朴素贝叶斯 23 个，最优的网 31 个 /
    Watermelon 2.0: 12 parameters without edges, 23 for naive Bayes, 31 for the best network"""
    for name, dag, size, _, _ in KNOWN:
        with at(*name), hint(*HINT_SIZE):
            equal(integer(answer.free_parameters(dag, VALUES), ("|B|", "|B|")), size, ("|B|", "|B|"))


@check(points=0.5, book="(7.29)")
def test_likelihoods_of_melons(answer):
    """西瓜 2.0：对数似然依次是 −108.19、−95.61、−75.45 /
    Watermelon 2.0: the log-likelihoods are −108.19, −95.61, −75.45"""
    for name, dag, _, likelihood, _ in KNOWN:
        with at(*name), hint(*HINT_LIKELIHOOD):
            close(answer.log_likelihood(dag, ROWS, VALUES), likelihood, ("对数似然", "the log-likelihood"), abs=1e-6)


@check(points=0.5, book="(7.31)")
def test_bics_of_melons(answer):
    """西瓜 2.0：BIC 依次是 125.19、128.19、119.36 / Watermelon 2.0: the BICs are 125.19, 128.19, 119.36"""
    for name, dag, _, _, bic in KNOWN:
        with at(*name), hint(*HINT_BIC):
            shares = [
                number(answer.local_bic(node, parents, ROWS, VALUES), (f"{node} 的部分", f"the share of {node}"))
                for node, parents in dag.items()
            ]
            close(math.fsum(shares), bic, ("各结点部分之和", "the sum of the shares"), abs=1e-6)


@check(points=1, book="(7.31)", given={"sample": samples()}, also=pins.tables, strict=pins.many_parameters, examples=30)
def test_free_parameters(answer, sample):
    """自由参数的个数：没出现的取值组合也有参数 /
    Numbers of free parameters: combinations that do not occur have parameters, too"""
    dag, _, values = sample.values()
    with hint(*HINT_SIZE):
        equal(integer(answer.free_parameters(dag, values), ("|B|", "|B|")), _size(dag, values), ("|B|", "|B|"))


@check(
    points=1,
    book="(7.32)",
    given={"sample": samples()},
    also=pins.tables,
    strict_given={"sample": samples(sizes=MANY_ROWS)},
    strict=pins.names_alike,
    examples=30,
)
def test_cpt(answer, sample):
    """条件概率表是频率，没出现的取值组合下各取值等可能 /
    Tables are relative frequencies, uniform for combinations that do not occur"""
    dag, rows, values = sample.values()
    for node, parents in dag.items():
        with hint(*HINT_CPT):
            got = answer.cpt(node, parents, rows, values)
            close(got, _table(node, parents, rows, values), (f"{node} 的条件概率表", f"the table of {node}"))


@check(
    points=0.5,
    book="(7.29)",
    given={"sample": samples()},
    also=pins.log_likelihood_inputs,
    examples=30,
    strict_given={"sample": samples(sizes=MANY_ROWS)},
)
def test_log_likelihood(answer, sample):
    """对数似然与逐行相乘的概率一致 / The log-likelihood is that of the rows, multiplied out"""
    with hint(*HINT_LIKELIHOOD):
        close(answer.log_likelihood(*sample.values()), _log_likelihood(**sample), ("对数似然", "the log-likelihood"))


@check(
    points=1.5,
    book="(7.31)",
    given={"sample": samples()},
    also=pins.local_bic,
    examples=30,
    strict_given={"sample": samples(sizes=MANY_ROWS)},
)
def test_local_bic(answer, sample):
    """各结点的部分加起来是网络的 BIC；父结点的次序、等价的反转都不改变总和 /
    The shares of the nodes add up to the BIC; neither the order of parents nor an equivalent reversal changes the sum
    """
    dag, rows, values = sample.values()
    with hint(*HINT_BIC):
        for node, parents in dag.items():
            words = f"{node} 在父结点 {parents} 下的部分", f"the share of {node} with parents {parents}"
            expected = _share(node, frozenset(parents), rows, values)
            close(answer.local_bic(node, parents, rows, values), expected, words)
            close(answer.local_bic(node, parents[::-1], rows, values), expected, words)


@check(points=1.5, given={"dag": dags()}, also=pins.neighbours_inputs, examples=30)
def test_neighbours(answer, dag):
    """邻居恰好是改动一条边而仍然无环的全部结构 /
    The neighbours are all the structures without cycle that one change of an edge gives, and no others"""
    found = sequence(answer.neighbours(dag), None, ("邻居", "the neighbours"))
    with hint(*HINT_NEIGHBOURS):
        edges = [_edges(a_dag(one, dag, ("某个邻居", "a neighbour"))) for one in found]
        require(len(set(edges)) == len(edges), "有的邻居出现了不止一次", "Some neighbour occurs more than once")
        wanted = {_edges(one) for one in _neighbours(dag)}
        missing, strange = wanted - set(edges), set(edges) - wanted
        require(
            not missing,
            f"从 {_shown(_edges(dag))} 出发，缺少 {_shown(next(iter(missing), ()))}",
            f"From {_shown(_edges(dag))} the neighbour {_shown(next(iter(missing), ()))} is missing",
        )
        require(
            not strange,
            f"{_shown(next(iter(strange), ()))} 与 {_shown(_edges(dag))} 不是相差一条边",
            f"{_shown(next(iter(strange), ()))} is not one change away from {_shown(_edges(dag))}",
        )


@check(points=0.5)
def test_climbs_on_melons(answer):
    """西瓜 2.0：从没有边起爬山停在 119.36、120.47 或 120.68，从朴素贝叶斯起停在 120.68 /
    Watermelon 2.0: hill climbing ends at 119.36, 120.47 or 120.68 from no edges, at 120.68 from naive Bayes"""
    _is_climb(answer.hill_climb(ROWS, VALUES, EMPTY), ROWS, VALUES, EMPTY)
    got = _is_climb(answer.hill_climb(ROWS, VALUES, NAIVE), ROWS, VALUES, NAIVE)
    with hint(*HINT_CLIMB):
        wanted = [128.1943, 126.6352, 125.2898, 124.1155, 122.9635, 121.7723, 121.2138, 120.6800]
        close(got, wanted, ("从朴素贝叶斯起各步的 BIC", "the BICs from naive Bayes"), abs=1e-4)


@check(
    points=1.5,
    given={"sample": samples(), "from_empty": st.booleans()},
    also=pins.hill_climb,
    examples=25,
    strict_given={"sample": samples(sizes=MANY_ROWS), "from_empty": st.booleans()},
)
def test_hill_climb(answer, sample, from_empty):
    """爬山的每一步都走到最好的邻居，到没有更好的邻居为止 /
    Each step of hill climbing goes to a best neighbour, until none is better"""
    dag, rows, values = sample.values()
    start = {node: [] for node in values} if from_empty else dag
    _is_climb(answer.hill_climb(rows, values, start), rows, values, start)


@check(points=0.5)
def test_learned_on_melons(answer):
    """西瓜 2.0 上学得的网的 BIC 不超过 121.2 /
    On watermelon 2.0 the structure learned has a BIC of 121.2 at most"""
    dag = a_dag(answer.learn_structure(ROWS, VALUES), VALUES, ("学得的网", "the structure learned"))
    with hint(*HINT_LEARN):
        at_most(_bic(dag, ROWS, VALUES), 121.2, ("学得的网的 BIC", "the BIC of the structure learned"))


@check(points=0.5, given={"seed": st.sampled_from((0, 1, 3, 4, 5, 8))}, also=pins.learned_on_trees, examples=4)
def test_learned_on_trees(answer, seed):
    """由树形网络产生的数据上，学得的网的 BIC 不比产生数据的网络大 10 以上 /
    On data from a tree the BIC of the structure learned exceeds that of the true network by 10 at most"""
    rows, values, truth = _from_a_tree(seed)
    dag = a_dag(answer.learn_structure(rows, values), values, ("学得的网", "the structure learned"))
    with hint(*HINT_LEARN):
        excess = _bic(dag, rows, values) - _bic(truth, rows, values)
        at_most(
            excess, 10.0, ("BIC 比产生数据的网络大出的量", "how much larger the BIC is than that of the true network")
        )


@picture(
    "西瓜 2.0 上学得的网",
    "The structure learned on watermelon 2.0",
    alt=(
        "七个结点排成一圈，箭头从父结点指向子结点；标题给出 BIC",
        "Seven nodes in a circle, arrows from parents to children; the title gives the BIC",
    ),
)
def draw_network(figure, answer, reference, says):
    dag = a_dag(answer.learn_structure(ROWS, VALUES), VALUES)
    axes = figure.add_subplot()
    turns = {node: 2 * math.pi * k / len(dag) for k, node in enumerate(dag)}
    places = {node: (math.sin(turn), math.cos(turn)) for node, turn in turns.items()}
    for child, parents in dag.items():
        for parent in parents:
            arrow = {"arrowstyle": "-|>", "shrinkA": 20, "shrinkB": 20, "linewidth": 1.5}
            axes.annotate("", places[child], places[parent], arrowprops=arrow)
    for node, place in places.items():
        axes.text(*place, node, ha="center", va="center", bbox={"boxstyle": "round", "facecolor": "white"})
    axes.set(xlim=(-1.3, 1.3), ylim=(-1.2, 1.2), aspect="equal")
    axes.set_title(f"BIC = {_bic(dag, ROWS, VALUES):.2f}")
    axes.axis("off")


HINT_SIZE = (
    "每种父结点取值组合下有（取值数 − 1）个自由参数，没出现的组合也算；没有父结点就是一种组合。",
    "For each combination of parents' values there are (number of values − 1) free parameters, unseen combinations included; no "
    "parents make one combination.",
)
HINT_CPT = (
    "轴的次序是 parents，最后是结点自己；按父结点的取值组合归一，不作拉普拉斯修正。",
    "The axes are `parents` and the node last; normalise for each combination of parents' values, without any correction.",
)
HINT_LIKELIHOOD = (
    "每行每个结点加上 ln(该行取值的条件概率)；自然对数。",
    "For each row and node add ln of the conditional probability of its value; natural logarithms.",
)
HINT_BIC = (
    "½·ln m·(该结点的自由参数个数) 减去该结点的对数似然；越小越好。",
    "½·ln m·(free parameters of the node) minus the node's log-likelihood; smaller is better.",
)
HINT_NEIGHBOURS = (
    "对每一对结点：有边就删去或反转，没有边就两个方向各试一次；去掉有环的。",
    "For each pair of nodes: with an edge, delete or reverse it; without, try both directions; leave out what has a cycle.",
)
HINT_CLIMB = (
    "看遍所有邻居再走最好的一步，包括反转；一直走到没有邻居更好为止。",
    "Look at all neighbours, reversals included, before taking the best step; go on until none is better.",
)
HINT_LEARN = (
    "加边要让 BIC 减小才加；停在局部最优时换个起点。",
    "Add an edge only if it lowers the BIC; at a poor local optimum try another start.",
)
ROWS, VALUES = named_rows(watermelon_2_0()), named_values(watermelon_2_0(), True)
EMPTY = {node: [] for node in VALUES}
NAIVE = {node: [] if node == "好瓜" else ["好瓜"] for node in VALUES}
BEST = {
    "色泽": [],
    "根蒂": ["脐部"],
    "敲声": ["根蒂"],
    "纹理": ["脐部"],
    "脐部": ["触感"],
    "触感": [],
    "好瓜": ["纹理", "触感"],
}
KNOWN = (
    (("没有边的网络", "the network without edges"), EMPTY, 12, -108.189776, 125.189056),
    (("朴素贝叶斯", "naive Bayes"), NAIVE, 23, -95.612317, 128.194270),
    (("最优的网络", "the best network"), BEST, 31, -75.445206, 119.360013),
)
"""Name, structure, |B|, log-likelihood, BIC."""


def _is_climb(got, rows, values, start) -> list[float]:
    """The BICs of the path, which is shown to be one of steepest descent."""
    path = sequence(got, None, ("爬山的路径", "the path"))
    require(path, "路径是空的，至少应有起点", "The path is empty; it should hold the start at least", got=got)
    bic_of = _scorer(rows, values)
    before, bics = None, []
    for k, step in enumerate(path):
        dag, bic = sequence(step, 2, (f"路径的第 {k} 项", f"entry {k} of the path"))
        with at(f"路径的第 {k} 项", f"entry {k} of the path"):
            dag = a_dag(dag, values)
            true = bic_of(dag)
            with hint(*HINT_BIC):
                close(bic, true, ("BIC", "the BIC"), abs=1e-7)
            with hint(*HINT_CLIMB):
                if before is None:
                    equal(_shown(_edges(dag)), _shown(_edges(start)), ("起点的边", "the edges of the start"))
                else:
                    options = _neighbours(before)
                    is_near = _edges(dag) in {_edges(one) for one in options}
                    require(
                        is_near, "与上一项不是相差一条边", "It is not one change of an edge away from the entry before"
                    )
                    best = min(bic_of(one) for one in options)
                    close(
                        true,
                        best,
                        (
                            "这一步的 BIC，与上一项最好的邻居相比",
                            "its BIC, beside the best neighbour of the entry before",
                        ),
                        abs=1e-7,
                    )
                    require(true < bics[-1], "BIC 没有减小", "The BIC did not decrease", got=[bics[-1], true])
        before = dag
        bics.append(true)
    with hint(*HINT_CLIMB):
        left = min((bic_of(one) for one in _neighbours(before)), default=math.inf)
        require(
            left > bics[-1] - 1e-7,
            f"在 BIC = {bics[-1]:.6f} 处停止，而有一个邻居的 BIC 是 {left:.6f}",
            f"It stops at BIC = {bics[-1]:.6f}, but a neighbour has {left:.6f}",
        )
    return bics


def _edges(dag) -> frozenset[tuple[str, str]]:
    return frozenset((parent, child) for child, parents in dag.items() for parent in parents)


def _shown(edges) -> str:
    return "{" + ", ".join(sorted(f"{a}→{b}" for a, b in edges)) + "}"


@memo
def _neighbours(dag):
    """Of all sets of edges those without a cycle that differ by one edge, or by its direction."""
    edges, found = _edges(dag), []
    for a, b in product(dag, dag):
        if a == b:
            continue
        if (a, b) in edges:
            found += [edges - {(a, b)}, edges - {(a, b)} | {(b, a)}]
        elif (b, a) not in edges:
            found.append(edges | {(a, b)})
    graphs = [{node: [a for a, b in sorted(one) if b == node] for node in dag} for one in found]
    return [graph for graph in graphs if not is_cyclic(graph)]


def _size(dag, values) -> int:
    return sum(
        len(values[node]) * math.prod(len(values[p]) for p in parents) - math.prod(len(values[p]) for p in parents)
        for node, parents in dag.items()
    )


@memo
def _table(node, parents, rows, values):
    table = np.empty([len(values[name]) for name in (*parents, node)])
    for cell in product(*(range(n) for n in table.shape[:-1])):
        same = [row[node] for row in rows if all(row[p] == values[p][k] for p, k in zip(parents, cell, strict=True))]
        table[cell] = [same.count(v) / len(same) if same else 1 / len(values[node]) for v in values[node]]
    return table


@memo
def _log_likelihood(dag, rows, values) -> float:
    tables = {node: _table(node, parents, rows, values) for node, parents in dag.items()}
    return math.fsum(
        math.log(tables[node][tuple(values[name].index(row[name]) for name in (*parents, node))])
        for row in rows
        for node, parents in dag.items()
    )


def _share(node, parents, rows, values) -> float:
    """½ ln m · parameters + m · conditional entropy, from counts of values."""
    whole, above = {}, {}
    for row in rows:
        key = tuple(row[p] for p in sorted(parents))
        above[key] = above.get(key, 0) + 1
        whole[*key, row[node]] = whole.get((*key, row[node]), 0) + 1
    entropy = math.fsum(n * math.log(n) for n in above.values()) - math.fsum(n * math.log(n) for n in whole.values())
    size = _size({node: sorted(parents)}, values)
    return 0.5 * math.log(len(rows)) * size + entropy


def _scorer(rows, values):
    """The BIC of any network on these data; the share of a family is computed once."""
    shares: dict[tuple[str, frozenset[str]], float] = {}

    def share(node, parents) -> float:
        if (node, parents) not in shares:
            shares[node, parents] = _share(node, parents, rows, values)
        return shares[node, parents]

    return lambda dag: math.fsum(share(node, frozenset(parents)) for node, parents in dag.items())


def _bic(dag, rows, values) -> float:
    return _scorer(rows, values)(dag)


@memo
def _from_a_tree(seed):
    """150 rows of 5 binary nodes, each equal to its parent with probability .85, and the tree."""
    rng = np.random.default_rng(seed)
    names = NAMES[:5]
    tree = {name: [names[int(rng.integers(k))]] if k else [] for k, name in enumerate(names)}
    rows = []
    for _ in range(150):
        row: dict[str, str] = {}
        for name, parents in tree.items():
            chance = 0.5 if not parents else 0.85 if row[parents[0]] == "1" else 0.15
            row[name] = "1" if rng.random() < chance else "0"
        rows.append(row)
    return rows, {name: ["0", "1"] for name in names}, tree
