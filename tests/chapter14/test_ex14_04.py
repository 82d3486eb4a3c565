"""Checks of exercise 14.4."""

import math
from itertools import combinations

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, check, close, equal, exercise, integer, picture, require, sequence, share_of_claims
from grader.strategies import edges, graphs

from .pins import ex14_04 as pins
from .shared import FIGURE_14_2, all_cliques, edge_list, joint_table, listed, markov_models, node_set, same_everywhere

EXERCISE = exercise(
    kind="discuss",
    book="§14.2, (14.2), (14.3)",
    patterns=["certificate", "witness", "claims"],
    hints=[
        (
            "小团的势函数也是大团的变量的函数，只是与其中几个变量无关。",
            "A potential of a small clique is a function of the variables of the large one, too: it ignores some of them.",
        ),
        (
            "有公共结点的两个势函数之间，什么可以挪过去而乘积不变？",
            "What can be moved between two potentials with a common node without changing the product?",
        ),
        (
            "两两势函数之积取对数，是三个二元函数之和：按 a, b, c 的奇偶交错相加，剩下什么？",
            "The logarithm of a product of pairs is a sum of three functions of two variables: what is left of it in the alternating sum "
            "over a, b, c?",
        ),
    ],
    written={
        "essay": [
            (
                "小团的势函数可乘进包含它的极大团，乘积与 Z 不变",
                "A small potential can be multiplied into a maximal clique around it; product and Z stay",
            ),
            ("两两势函数表达不了三阶交互", "Pairs cannot express an interaction of three"),
            (
                "势函数不唯一；大团的表指数增长",
                "Potentials are not unique; the tables of large cliques grow exponentially",
            ),
        ]
    },
)

HINT_CLIQUES = (
    "极大团：两两相邻，而且图中再没有与它们全都相邻的结点；孤立结点自成极大团。",
    "A maximal clique: all adjacent, and no further node is adjacent to all of them; an isolated node is one by itself.",
)
HINT_ABSORB = (
    "每个因子恰好乘进一个包含它的团；先按 scope 把轴换成团的次序，再广播。",
    "Multiply every factor into exactly one clique that contains it; bring its axes into the order of the clique, then broadcast.",
)
HINT_PAIRS = (
    "看 Σ (−1)^(a+b+c) ln ψ(a, b, c)：对两两势函数之积它等于多少？",
    "Look at Σ (−1)^(a+b+c) ln ψ(a, b, c): what is it for a product of pairs?",
)
HINT_REGAUGE = (
    "在公共结点的某个取值处，一个表乘以 c，另一个除以 c。",
    "At one value of a common node multiply one table by c and divide the other.",
)


@st.composite
def merges(draw):
    """{"cliques", "cards", "scopes", "tables"}: the maximal cliques in any order, and factors."""
    model = draw(markov_models((1, 5)))
    cliques = draw(st.permutations(maximal(model["n"], model["edges"])))
    return {
        "cliques": [tuple(draw(st.permutations(clique))) for clique in cliques],
        **{key: model[key] for key in ("cards", "scopes", "tables")},
    }


def shares_a_node(model):
    return any(set(scope) & set(model["scopes"][0]) for scope in model["scopes"][1:])


@check(points=1, book="图 14.2 / fig. 14.2", hint=HINT_CLIQUES)
def test_figure(answer):
    """图 14.2 的极大团 / The maximal cliques of fig. 14.2"""
    expected = [[0, 1], [0, 2], [1, 3], [1, 4, 5], [2, 4]]
    equal(cliques_of(answer, **FIGURE_14_2), expected, ("极大团", "the maximal cliques"))


@check(
    points=2,
    given={"graph": graphs((1, 7)), "flipped": st.sampled_from([0, 1, 2])},
    also=pins.maximal_cliques,
    hint=HINT_CLIQUES,
)
def test_maximal_cliques(answer, graph, flipped):
    """找出任何图的全部极大团，每个一次 / All maximal cliques of any graph, each once"""
    n = graph["n"]
    # None of the edges, all, or every other one.
    edges = [edge[::-1] if flipped and i % flipped == 0 else edge for i, edge in enumerate(graph["edges"])]
    expected = sorted(map(list, maximal(n, edges)))
    equal(cliques_of(answer, n, edges), expected, ("极大团", "the maximal cliques"))


@check(points=3, book="(14.2), (14.3)", given={"model": merges()}, also=pins.absorb, hint=HINT_ABSORB)
def test_absorb(answer, model):
    """并入极大团以后，乘积处处不变，倍数也不变：重复的 scope、任意的轴序、没有因子的团 /
    Merged into maximal cliques the product stays as it is, scale included: repeated scopes, any order of axes, cliques without a factor
    """
    cliques, cards = model["cliques"], model["cards"]
    tables = sequence(answer.absorb(*model.values()), len(cliques), ("各极大团的表", "the tables of the cliques"))
    tables = [
        array(table, [cards[v] for v in clique], (f"团 {clique} 的表", f"the table of the clique {clique}"))
        for clique, table in zip(cliques, tables, strict=True)
    ]
    got = joint_table({"cards": cards, "scopes": cliques, "tables": tables})
    same_everywhere(got, joint_table(model), ("各表的乘积", "the product of the tables"))


@check(points=1.5, given={"t": edges(0.01, 5.0)}, also=pins.not_pairwise, examples=20, hint=HINT_PAIRS)
def test_not_pairwise(answer, t):
    """任何两两势函数之积都与 not_pairwise(t) 差到 e^t 倍 /
    Every product of pair potentials is off from not_pairwise(t) by e^t somewhere"""
    table = array(answer.not_pairwise(t), (2, 2, 2), ("表", "the table"))
    require(
        bool(np.all((table >= 1e-30) & (table <= 1e30))),
        "表中的数应在 10^-30 与 10^30 之间",
        "The numbers of the table should be between 10^-30 and 10^30",
        got=table,
    )
    # Dual of the Chebyshev approximation: the alternating signs span what is orthogonal to all products of pairs.
    signs = np.fromfunction(lambda a, b, c: (-1) ** (a + b + c), (2, 2, 2))
    apart = float(abs((signs * np.log(table)).sum())) / 8
    require(
        apart >= t - 1e-9,
        f"有两两势函数之积处处只差 {math.exp(apart):.6g} 倍，应至少差到 e^t = {math.exp(t):.6g} 倍",
        f"Some product of pairs is off by a factor of {math.exp(apart):.6g} at most; it should be e^t = {math.exp(t):.6g} at least",
        got=table,
    )


@check(
    points=1,
    given={
        "model": markov_models((2, 5), kinds=("plain", "wild"), factors=(2, 6)).filter(shares_a_node),
        "c": edges(1.01, 1000.0),
    },
    also=pins.regauge,
    examples=40,
    hint=HINT_REGAUGE,
)
def test_regauge(answer, model, c):
    """换一组势函数：乘积不变，第一个表各项之比相差 c 倍 /
    Other potentials: the same product, and the entries of the first change by ratios that differ by c"""
    cards, scopes, tables = model["cards"], model["scopes"], model["tables"]
    new = sequence(answer.regauge(cards, scopes, tables, c), len(scopes), ("新的表", "the new tables"))
    new = [array(one, old.shape, ("一个新的表", "a new table")) for one, old in zip(new, tables, strict=True)]
    for table in new:
        require(bool(np.all(table > 0)), "势函数应处处为正", "Potentials should be positive everywhere", got=table)
    got = joint_table({"cards": cards, "scopes": scopes, "tables": new})
    old = joint_table({"cards": cards, "scopes": scopes, "tables": tables})
    same_everywhere(got, old, ("新的乘积", "the new product"))
    ratios = new[0] / tables[0]
    close(
        ratios.max() / ratios.min(),
        c,
        ("new[0] / tables[0] 各项中最大与最小之比", "the largest of new[0] / tables[0] over the smallest"),
    )


@check(
    points=0.5,
    given={"k": st.integers(2, 9)},
    also=pins.ambiguous_inputs,
    examples=5,
    hint=("取一个结点，它有若干互不相邻的邻居。", "Think of a node whose neighbours are not adjacent to one another."),
)
def test_ambiguous(answer, k):
    """ambiguous_clique 的团恰好包含在 k 个极大团里 /
    The clique of ambiguous_clique lies in exactly k maximal cliques"""
    n, edges, clique, homes = ambiguous(answer, k)
    require(
        len(homes) == k,
        f"团 {clique} 包含在 {len(homes)} 个极大团里，应为 {k} 个：{homes}",
        f"The clique {clique} lies in {len(homes)} maximal cliques, which should be {k}: {homes}",
        got=(n, edges, clique),
    )


@check(
    points=0.5,
    given={"card": st.integers(2, 50)},
    also=pins.crossover,
    examples=10,
    hint=(
        "数的是表的项，不是自由参数；n 个结点有 n(n−1)/2 对；要多于，不是等于。",
        "What counts are the entries of the tables, not free parameters; there are n(n−1)/2 pairs of n nodes; more, not equally many.",
    ),
)
def test_crossover(answer, card):
    """crossover 是极大团的一个表多于各对的表之和的最小 n /
    crossover is the least n for which one table has more entries than those of all pairs"""
    # 4 = 4, 8 < 12, 16 < 24, 32 < 40, 64 > 60; 9 = 9, 27 = 27, 81 > 54; from then on 3 is enough: card > 3.
    equal(answer.crossover(card), {2: 6, 3: 4}.get(card, 3), ("最小的 n", "the least n"))


@check(
    points=0.5,
    given={"k": st.integers(2, 9)},
    examples=2,
    requires=["test_not_pairwise", "test_regauge", "test_ambiguous", "test_crossover"],
    hint=(
        "`absorb` 适用于任何图；假的说法各有一个反例，你已经造过了。",
        "`absorb` works for every graph; what is false has a counterexample that you have made already.",
    ),
)
def test_claims(answer, k):
    """极大团势函数的各种说法，孰真孰假 / What is true of potentials of maximal cliques, and what is not"""
    *_, homes = ambiguous(answer, k)
    return share_of_claims(answer.claims(), TRUTH, {"each_small_clique_in_unique_maximal": len(homes) > 1})


@picture(
    "极大团的一个表与所有两结点的表：要存的数",
    "One table of the maximal clique against the tables of all pairs: numbers to store",
    alt=(
        "横轴是完全图的结点数，纵轴是对数刻度的项数；每种取值个数有两条曲线，竖线是 crossover",
        "Entries on a log scale against the nodes of a complete graph; two curves for each number of values, and a vertical line at crossover",
    ),
)
def draw_sizes(figure, answer, reference, says):
    axes = figure.subplots()
    nodes = np.arange(2, 9)
    for card in (2, 3, 5):
        (line,) = axes.plot(nodes, float(card) ** nodes, "o-", label=says(f"{card} 个取值", f"{card} values"))
        axes.plot(nodes, nodes * (nodes - 1) / 2 * card**2, ":", color=line.get_color())
        axes.axvline(float(answer.crossover(card)), color=line.get_color(), alpha=0.4)
    axes.set(yscale="log", xlabel=says("结点数 n", "number of nodes n"), ylabel=says("表的项数", "entries"))
    axes.legend(title=says("虚线：所有对", "dotted: all pairs"))


def maximal(n, edges):
    """The cliques without a common neighbour of all their nodes."""
    pairs = {frozenset(edge) for edge in edges}
    return [
        clique
        for clique in all_cliques(n, edges)
        if not any(all(frozenset((u, v)) in pairs for u in clique) for v in set(range(n)) - set(clique))
    ]


def cliques_of(answer, n, edges):
    """The student's cliques as sorted lists of nodes, sorted."""
    what = ("极大团", "a maximal clique")
    cliques = sequence(listed(answer.maximal_cliques(n, edges)), None, ("极大团的列表", "the list of maximal cliques"))
    return sorted(sorted(node_set(clique, n, what)) for clique in cliques)


def ambiguous(answer, k):
    """The student's graph and clique, and the maximal cliques around it."""
    n, drawn, clique = sequence(answer.ambiguous_clique(k), 3)
    n = integer(n, ("结点数", "the number of nodes"))
    require(1 <= n <= 10, "结点数应为 1 到 10", "There should be 1 to 10 nodes", got=n)
    drawn, clique = edge_list(drawn, n), tuple(sorted(node_set(clique, n, ("团", "the clique"))))
    require(
        bool(clique) and all(pair in drawn for pair in combinations(clique, 2)),
        f"{clique} 不是图中的团",
        f"{clique} is no clique of the graph",
        got=(n, drawn, clique),
    )
    return n, drawn, clique, [home for home in maximal(n, drawn) if set(clique) <= set(home)]


TRUTH = {
    "maximal_enough": True,
    "same_normaliser": True,
    "every_maximal_clique_needed": True,
    "unique_potentials": False,
    "each_small_clique_in_unique_maximal": False,
    "pairwise_enough": False,
    "maximal_tables_always_smaller": False,
}
