"""Checks of exercise 14.3."""

from itertools import combinations

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, check, close, exercise, hint, number, picture, require, sequence
from grader.strategies import edges, seeds

from .pins import ex14_03 as pins
from .shared import (
    BOOK_PSI, FIGURE_14_2, broadcast, dependence, drawn_table, joint_table, markov_models, neighbours, possible,
    same_everywhere, sides_by_definition, unchanging
)  # fmt: skip

EXERCISE = exercise(
    kind="prove",
    book="§14.2, (14.2)",
    patterns=["certificate", "two sides", "witness"],
    hints=[
        (
            "一个因子的 scope 是团。u 与 v 不相邻，它们能同在一个因子里吗？",
            "The scope of a factor is a clique. Can u and v, not being adjacent, be in the same factor?",
        ),
        (
            "两边都由联合分布求和、相除得到，不要由一边抄另一边。",
            "Both sides come from the joint distribution by sums and quotients; do not copy one from the other.",
        ),
        (
            "反例：给定其余变量以后，一个变量还有什么自由？",
            "The counterexample: what freedom is left to a variable, once all others are known?",
        ),
    ],
    written={
        "proof": [
            ("没有团同时含 u 和 v", "No clique contains both u and v"),
            ("乘积是两个表之积，各缺一个变量", "The product is one of two tables, each without one of both"),
            ("由定义求出条件概率，相乘相等", "The conditional probabilities by definition, and their product"),
        ]
    },
)

HINT_SPLIT = (
    "每个因子恰好放进一边；两个结点都不含的因子放哪边都行，但不能丢。",
    "Every factor goes to exactly one side; those with neither node may go to either, but must not be lost.",
)
HINT_SIDES = (
    "以其余一切变量为条件：左边是 P(x) / P(x_R)，右边各对一个变量求和。",
    "Given all other variables: the left side is P(x) / P(x_R); on the right sum over one variable each.",
)


@st.composite
def far_pairs(draw):
    model = draw(markov_models((2, 5)).filter(lambda model: possible(model) and apart(model)))
    return {"model": model, "pair": draw(st.sampled_from(apart(model)))}


@check(points=1, book="(14.5)-(14.7)，图 14.2 / fig. 14.2", hint=HINT_SIDES)
def test_book(answer):
    """书中势函数的例子；图 14.2 中没有边的八对给定其余变量时独立，有边的七对则否 /
    The potentials of the book; in fig. 14.2 the eight pairs without an edge are independent given the others, the seven edges are not
    """
    left, right = sides(answer, BOOK_PSI, 0, 1)
    # P(x_A = x_C | x_C) = 1.5/1.6 and P(x_B ≠ x_C | x_C) = 1.3/1.5.
    for x, chance in (((0, 1, 0), 0.9375 * 13 / 15), ((0, 0, 0), 0.9375 * 2 / 15), ((0, 0, 1), 0.0625 * 13 / 15)):
        close(left[x], chance, (f"左边在 {x} 处", f"the left side at {x}"))
        close(right[x], chance, (f"右边在 {x} 处", f"the right side at {x}"))
    model = random_mrf(142, 6, FIGURE_14_2["edges"])
    for u, v in combinations(range(6), 2):
        left, right = sides(answer, model, u, v)
        gap = float(np.abs(left - right).max())
        if (u, v) in FIGURE_14_2["edges"]:
            require(
                gap > 1e-4,
                f"结点 {u} 与 {v} 相邻，两边应不相等",
                f"Nodes {u} and {v} are adjacent: the sides should differ",
                got=gap,
            )
        else:
            close(gap, 0.0, (f"结点 {u} 与 {v} 的两边之差", f"the difference of the sides for nodes {u} and {v}"))


@check(points=3.5, book="(14.2)", given={"case": far_pairs()}, also=pins.split, hint=HINT_SPLIT)
def test_split(answer, case):
    """f·g 正比于联合分布，f 不随 x_v 变化，g 不随 x_u 变化 /
    f·g is proportional to the joint distribution, f does not vary with x_v, g not with x_u"""
    (u, v), model = case["pair"], case["model"]
    cards, scopes, tables = (model[key] for key in ("cards", "scopes", "tables"))
    f, g = sequence(answer.pairwise_split(cards, scopes, tables, u, v), 2)
    f, g = broadcast(f, cards, ("f", "f")), broadcast(g, cards, ("g", "g"))
    unchanging(f, {v}, ("f", "f"))
    unchanging(g, {u}, ("g", "g"))
    both = f * g
    total = number(float(both.sum()), ("f·g 的总和", "the total of f·g"))
    require(total != 0, "f·g 的总和是 0", "The total of f·g is 0", got=(f, g))
    expected = joint_table(model)
    same_everywhere(both / total, expected / expected.sum(), ("规范化之后的 f·g ", "the normalised product f·g"))


@check(
    points=3,
    book="(14.5)-(14.7)",
    given={"model": markov_models((2, 5)).filter(possible), "pair": seeds()},
    also=pins.two_sides,
    hint=HINT_SIDES,
)
def test_two_sides(answer, model, pair):
    """等式的两边各按定义：不相邻时相等，相邻时不必 /
    Both sides are what their definitions say: equal for nodes that are not adjacent, not necessarily for those that are
    """
    n = len(model["cards"])
    if isinstance(pair, int):
        pair = divmod(pair % (n * (n - 1)), n - 1)
        pair = (pair[0], pair[1] + (pair[1] >= pair[0]))
    u, v = pair
    model = {key: model[key] for key in ("cards", "scopes", "tables")}
    expected = sides_by_definition(joint_table(model), {u}, set(range(n)) - {u, v})
    names = (
        ("左边 P(x_u, x_v | x_R) ", "the left side P(x_u, x_v | x_R)"),
        ("右边 P(x_u | x_R) P(x_v | x_R) ", "the right side P(x_u | x_R) P(x_v | x_R)"),
    )
    for got, wanted, name in zip(sides(answer, model, u, v), expected, names, strict=True):
        same_everywhere(got, wanted, name, abs=1e-9)


@check(points=2, given={"n": st.integers(3, 5), "p": edges(0.01, 0.99)}, also=pins.witness, examples=12)
def test_witness(answer, n, p):
    """成对马尔可夫性成立而局部马尔可夫性不成立的分布，全取 1 的概率是 p /
    A distribution with the pairwise Markov property but without the local one, all ones having probability p"""
    table = array(answer.pairwise_but_not_local(n, p), (2,) * n, ("联合分布", "the joint distribution"))
    require(
        bool(np.all((table == 0) | (table >= 1e-6))),
        "表中的数应为 0 或不小于 10^-6",
        "A number of the table should be 0 or at least 10^-6",
        got=table,
    )
    close(float(table.sum()), 1.0, ("联合分布的总和", "the total of the joint distribution"))
    close(float(table[(1,) * n]), p, ("各变量都取 1 的概率", "the probability of all ones"))
    for u, v in combinations(range(n), 2):
        gap = dependence(table, {u}, {v}, set(range(n)) - {u, v})
        with hint(*HINT_WITNESS):
            require(
                gap <= 1e-9,
                f"给定其余变量，结点 {u} 与 {v} 不独立（两边最多相差 {gap:.6g}）",
                f"Given the others, nodes {u} and {v} are not independent (the sides differ by {gap:.6g})",
                got=table,
            )
    with hint(
        "局部马尔可夫性在这里说的是：每个变量与其余变量的整体独立。",
        "The local property says here that every variable is independent of all others together.",
    ):
        require(
            any(joint_gap(table, v) >= 1e-6 for v in range(n)),
            "局部马尔可夫性也成立：每个变量都与其余变量独立",
            "The local Markov property holds, too: every variable is independent of the others",
            got=table,
        )


@check(
    points=0.5,
    given={"t": edges(-10.0, 10.0)},
    also=pins.edge,
    examples=12,
    hint=(
        "先写一个势函数 ψ(x_u, x_v)，再规范化；t 可以是负的。",
        "Write a potential ψ(x_u, x_v) first, then normalise; t may be negative.",
    ),
)
def test_edge(answer, t):
    """两个相邻变量的正的分布，对数优势比是 t /
    A positive distribution of two adjacent variables whose log odds ratio is t"""
    table = array(answer.edge_needed(t), (2, 2), ("联合分布", "the joint distribution"))
    require(bool(np.all(table > 0)), "联合分布应处处为正", "The distribution should be positive everywhere", got=table)
    close(float(table.sum()), 1.0, ("联合分布的总和", "the total of the joint distribution"))
    (a, b), (c, d) = np.log(table)
    close(float(a + d - b - c), t, ("ln [P(0,0) P(1,1) / (P(0,1) P(1,0))]", "ln [P(0,0) P(1,1) / (P(0,1) P(1,0))]"))


@picture(
    "图 14.2 中每一对结点的两边之差",
    "How far both sides differ for each pair of fig. 14.2",
    alt=(
        "横轴是结点对，纵轴是两边的最大差：有边的各对是正的，没有边的各对是 0",
        "A bar for each pair of nodes: positive for the pairs with an edge, zero for those without",
    ),
)
def draw_gaps(figure, answer, reference, says):
    model = random_mrf(142, 6, FIGURE_14_2["edges"])
    axes = figure.subplots()
    for k, (u, v) in enumerate(combinations(range(6), 2)):
        left, right = sides(answer, model, u, v)
        joined = (u, v) in FIGURE_14_2["edges"]
        axes.bar(k, float(np.abs(left - right).max()), color="red" if joined else "gray")
    axes.set_xticks(range(15), [f"{u}{v}" for u, v in combinations(range(6), 2)], fontsize="small")
    axes.set_xlabel(says("结点对；红：有边", "pair of nodes; red: an edge"))
    axes.set_ylabel(says("两边的最大差", "largest difference of the sides"))


HINT_WITNESS = (
    "知道其余变量以后，x_u 与 x_v 若已完全确定，就无所谓相关。",
    "If x_u and x_v are determined once the others are known, nothing is left that could depend.",
)


def random_mrf(seed, n, drawn):
    """Positive factors on the edges of a graph."""
    rng = np.random.default_rng(seed)
    return {"cards": [2] * n, "scopes": drawn, "tables": [drawn_table(rng, (2, 2), "plain") for _ in drawn]}


def apart(model):
    """The pairs of nodes without a common factor."""
    n = len(model["cards"])
    return [(u, v) for u in range(n) for v in range(n) if u != v and v not in neighbours(model, u)]


def joint_gap(table, v) -> float:
    """The largest difference of P(x_v, x_R) and P(x_v) P(x_R)."""
    others = tuple(i for i in range(table.ndim) if i != v)
    product = table.sum(axis=others, keepdims=True) * table.sum(axis=v, keepdims=True)
    return float(np.abs(table - product).max())


def sides(answer, model, u, v):
    """The student's two sides as full tables."""
    both = sequence(answer.two_sides(model["cards"], model["scopes"], model["tables"], u, v), 2)
    return [
        array(side, tuple(model["cards"]), name)
        for side, name in zip(both, (("左边", "the left side"), ("右边", "the right side")), strict=True)
    ]
