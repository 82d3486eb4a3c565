"""Checks of exercise 14.2."""

import math
from itertools import product

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, check, close, equal, exercise, fail, hint, number, picture, require, sequence
from grader.strategies import edges, graphs, seeds

from .pins import ex14_02 as pins
from .shared import (
    BOOK_PSI, FIGURE_14_2, broadcast, dependence, drawn_table, joint_table, markov_models, neighbours, node_set,
    possible, same_everywhere, sides_by_definition, unchanging
)  # fmt: skip

EXERCISE = exercise(
    kind="prove",
    book="§14.2, (14.4)-(14.7)",
    patterns=["certificate", "two sides", "witness"],
    hints=[
        (
            "每个因子要么含 v，要么不含。含 v 的因子里还可能有哪些结点？",
            "Every factor contains v or it does not. Which other nodes may be in a factor with v?",
        ),
        (
            "条件概率：没有提到的变量求和，作条件的变量留着；再相除。",
            "Conditional probabilities: sum over what is not mentioned, keep what is conditioned on, then divide.",
        ),
        (
            "反例必须有概率为 0 的地方：让邻居完全决定一个结点。",
            "The counterexample must have zeros somewhere: let its neighbours determine a node.",
        ),
    ],
    written={
        "proof": [
            ("把因子分成含 v 与不含 v 的两组", "Factors are grouped into those with v and those without"),
            ("含 v 的因子只涉及 v 和它的邻居", "Factors with v are about v and its neighbours only"),
            ("由定义求出条件概率，相乘相等", "The conditional probabilities by definition, and their product"),
        ]
    },
)

HINT_SPLIT = (
    "f 收齐所有含 v 的因子，g 收齐其余的：每个因子恰好一次。",
    "All factors with v belong into f, the others into g: each exactly once.",
)
HINT_SIDES = (
    "条件是 v 的邻居：右边两个因子都以 x_N 为条件，左边不要照抄右边。",
    "The neighbours of v are the condition: both factors on the right are given x_N. Compute each side by itself.",
)
HINT_CONDITIONAL = (
    "不含 v 的因子在条件概率里约掉了；把其余变量的值代入含 v 的因子。",
    "Factors without v cancel in the conditional; put the values of the others into the factors with v.",
)


@st.composite
def conditionals(draw):
    """{"model", "v", "x"}, all numbers positive."""
    model = draw(markov_models((1, 5), kinds=("plain", "wild"), factors=(0, 9)))
    x = [draw(st.integers(0, card - 1)) for card in model["cards"]]
    return {"model": model, "v": draw(st.integers(0, model["n"] - 1)), "x": x}


@check(points=0.5, book="图 14.2, (14.5)-(14.7) / fig. 14.2, (14.5)-(14.7)")
def test_book(answer):
    """图 14.2 各结点的马尔可夫毯；书中势函数的例子 /
    The Markov blankets of fig. 14.2; the potentials of the book"""
    for v, blanket in enumerate(([1, 2], [0, 3, 4, 5], [0, 4], [1], [1, 2, 5], [1, 4])):
        equal(blanket_of(answer, **FIGURE_14_2, v=v), blanket, (f"{v} 的马尔可夫毯", f"the Markov blanket of {v}"))
    with hint(*HINT_SIDES):
        left, right = sides(answer, BOOK_PSI, 0)
        # P(x_A = x_C | x_C) = 1.5/1.6 and P(x_B ≠ x_C | x_C) = 1.3/1.5.
        close(left[0, 1, 0], 0.9375 * 13 / 15, ("左边在 (0, 1, 0) 处", "the left side at (0, 1, 0)"))
        close(right[0, 1, 0], 0.9375 * 13 / 15, ("右边在 (0, 1, 0) 处", "the right side at (0, 1, 0)"))


@check(
    points=0.5,
    given={"graph": graphs((1, 7)), "flipped": st.booleans(), "pick": st.integers(0, 6)},
    also=pins.blanket,
    examples=30,
    hint=(
        "边没有方向：v 可以写在任何一端；v 不是自己的邻居。",
        "Edges have no direction: v may stand at either end; it is no neighbour of itself.",
    ),
)
def test_blanket(answer, graph, flipped, pick):
    """markov_blanket 是全部邻居 / markov_blanket are all neighbours"""
    n, edges, v = graph["n"], [edge[::-1] if flipped else edge for edge in graph["edges"]], pick % graph["n"]
    expected = [u for u in range(n) if (u, v) in edges or (v, u) in edges]
    equal(blanket_of(answer, n, edges, v), expected, ("马尔可夫毯", "the Markov blanket"))


@check(
    points=3,
    book="(14.2)",
    given={"model": markov_models((1, 5)).filter(possible), "pick": st.integers(0, 4)},
    also=pins.split,
    hint=HINT_SPLIT,
)
def test_split(answer, model, pick):
    """f·g 正比于联合分布，f 只涉及 v 和它的邻居，g 不涉及 v /
    f·g is proportional to the joint distribution, f is about v and its neighbours only, g not about v"""
    cards, scopes, tables = (model[key] for key in ("cards", "scopes", "tables"))
    n, v = len(cards), pick % len(cards)
    f, g = sequence(answer.split_product(cards, scopes, tables, v), 2)
    f, g = broadcast(f, cards, ("f", "f")), broadcast(g, cards, ("g", "g"))
    near = neighbours(model, v)
    unchanging(f, set(range(n)) - near - {v}, ("f", "f"))
    unchanging(g, {v}, ("g", "g"))
    product_of_both = f * g
    total = number(float(product_of_both.sum()), ("f·g 的总和", "the total of f·g"))
    require(total != 0, "f·g 的总和是 0", "The total of f·g is 0", got=(f, g))
    expected = joint_table(model)
    same_everywhere(
        product_of_both / total, expected / expected.sum(), ("规范化之后的 f·g ", "the normalised product f·g")
    )


@check(
    points=2.5,
    book="(14.5)-(14.7)",
    given={"model": markov_models((1, 5)).filter(possible), "pick": st.integers(0, 4)},
    also=pins.split,
    hint=HINT_SIDES,
)
def test_two_sides(answer, model, pick):
    """等式的两边各按定义，而且相等 / Both sides are what their definitions say, and equal"""
    model = {key: model[key] for key in ("cards", "scopes", "tables")}
    v = pick % len(model["cards"])
    expected = sides_by_definition(joint_table(model), {v}, neighbours(model, v))
    for got, wanted, name in zip(
        sides(answer, model, v),
        expected,
        (
            ("左边 P(x_v, x_R | x_N) ", "the left side P(x_v, x_R | x_N)"),
            ("右边 P(x_v | x_N) P(x_R | x_N) ", "the right side P(x_v | x_N) P(x_R | x_N)"),
        ),
        strict=True,
    ):
        same_everywhere(got, wanted, name, abs=1e-9)


@check(points=2, given={"case": conditionals(), "seed": seeds()}, also=pins.local_conditional, hint=HINT_CONDITIONAL)
def test_local_conditional(answer, case, seed):
    """给定其余一切变量时 x_v 的分布，结点很多时也是；不含 v 的因子不起作用 /
    The distribution of x_v given all others, with many nodes, too; factors without v have no influence"""
    model, v, x = case["model"], case["v"], case["x"]
    cards, scopes, tables = (model[key] for key in ("cards", "scopes", "tables"))
    what = ("条件分布", "the conditional distribution")
    # In logarithms, of all factors: those without v cancel.
    logs = [
        math.fsum(
            math.log(table[tuple(value if u == v else x[u] for u in scope)])
            for scope, table in zip(scopes, tables, strict=True)
            if v in scope
        )
        for value in range(cards[v])
    ]
    weights = [math.exp(one - max(logs)) for one in logs]
    expected = [weight / math.fsum(weights) for weight in weights]
    close(answer.local_conditional(cards, scopes, tables, v, x), expected, what)
    rng = np.random.default_rng(seed)
    near = neighbours(model, v)
    moved = [value if u in near else int(rng.integers(cards[u])) for u, value in enumerate(x)]
    others = [
        table if v in scope else drawn_table(rng, table.shape, "plain")
        for scope, table in zip(scopes, tables, strict=True)
    ]
    with hint(
        "换了非邻居的值和不含 v 的因子，分布不应改变。",
        "The distribution should not change with the values of non-neighbours, nor with factors that lack v.",
    ):
        close(answer.local_conditional(cards, scopes, others, v, moved), expected, what)


@check(
    points=1.5,
    given={"p": edges(0.01, 0.99), "q": edges(0.01, 0.99)},
    also=pins.witness,
    examples=12,
    hint=(
        "让每个结点都由它的邻居完全决定；但知道 2，还不能使 1 与 3 互不相干。",
        "Let every node be determined by its neighbours; yet knowing node 2 should not part 1 from 3.",
    ),
)
def test_witness(answer, p, q):
    """有局部马尔可夫性而没有全局马尔可夫性的分布，两端的边际由 p 和 q 给定 /
    A distribution with the local Markov property but without the global one, with p and q as marginals of both ends"""
    table = array(answer.local_but_not_global(p, q), (2,) * 5, ("联合分布", "the joint distribution"))
    require(
        bool(np.all((table == 0) | (table >= 1e-6))),
        "表中的数应为 0 或不小于 10^-6",
        "A number of the table should be 0 or at least 10^-6",
        got=table,
    )
    close(float(table.sum()), 1.0, ("联合分布的总和", "the total of the joint distribution"))
    close(float(table[1].sum()), p, ("P(x_0 = 1)", "P(x_0 = 1)"))
    close(float(table[..., 1].sum()), q, ("P(x_4 = 1)", "P(x_4 = 1)"))
    for v in range(5):
        near = {u for u in (v - 1, v + 1) if 0 <= u < 5}
        gap = dependence(table, {v}, set(range(5)) - near - {v}, near)
        require(
            gap <= 1e-9,
            f"结点 {v} 没有局部马尔可夫性：给定 {sorted(near)}，它与其余结点不独立（两边最多相差 {gap:.6g}）",
            f"Node {v} lacks the local Markov property: given {sorted(near)} it is not independent of the others (the sides differ by {gap:.6g})",
            got=table,
        )
    if not any(dependence(table, *parts) >= 1e-6 for parts in SEPARATED):
        fail(
            "全局马尔可夫性也成立：凡被分离的结点集都条件独立",
            "The global Markov property holds, too: all separated sets are conditionally independent",
            got=table,
        )


@picture(
    "图 14.2 中一个结点、它的马尔可夫毯和其余结点",
    "A node of fig. 14.2, its Markov blanket, and the rest",
    alt=(
        "六个结点围成一圈，结点 0 是红色，它的邻居是橙色，其余是灰色",
        "Six nodes on a circle: node 0 is red, its neighbours are orange, the others grey",
    ),
)
def draw_blanket(figure, answer, reference, says):
    n, drawn = FIGURE_14_2["n"], FIGURE_14_2["edges"]
    places = [(math.cos(2 * math.pi * v / n), math.sin(2 * math.pi * v / n)) for v in range(n)]
    blanket = blanket_of(answer, n, drawn, 0)
    axes = figure.subplots()
    for u, v in drawn:
        axes.plot(*zip(places[u], places[v], strict=True), color="gray", zorder=1)
    for v, (a, b) in enumerate(places):
        axes.scatter([a], [b], s=500, color="red" if v == 0 else "orange" if v in blanket else "lightgray", zorder=2)
        axes.annotate(str(v), (a, b), ha="center", va="center")
    axes.set_title(says("红：结点 0；橙：它的马尔可夫毯", "red: node 0; orange: its Markov blanket"), fontsize="small")
    axes.axis("off")
    axes.margins(0.2)


def separated_sets():
    """All (A, B, C) of the path of five nodes where C separates A from B; {1}, {3}, {2} first."""
    found = []
    for parts in product("ABC-", repeat=5):
        A, B, C = ({v for v in range(5) if parts[v] == part} for part in "ABC")
        if A and B and min(A) < min(B) and all(any(min(a, b) < c < max(a, b) for c in C) for a in A for b in B):
            found.append((A, B, C))
    return sorted(found, key=lambda parts: (len(parts[0] | parts[1] | parts[2]), parts != ({1}, {3}, {2})))


SEPARATED = separated_sets()


def blanket_of(answer, n, edges, v):
    return sorted(node_set(answer.markov_blanket(n, edges, v), n, ("马尔可夫毯", "the Markov blanket")))


def sides(answer, model, v):
    """The student's two sides as full tables."""
    both = sequence(answer.two_sides(model["cards"], model["scopes"], model["tables"], v), 2)
    return [
        array(side, tuple(model["cards"]), name)
        for side, name in zip(both, (("左边", "the left side"), ("右边", "the right side")), strict=True)
    ]
