"""Checks of exercise 14.6."""

from itertools import combinations, product
from math import prod

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, check, close, equal, exercise, fail, hint, integer, integers, memo, number, picture, require, sequence
)  # fmt: skip
from grader.strategies import graphs

from .pins import ex14_06 as pins
from .pins.ex14_06 import COMPLETE

EXERCISE = exercise(
    kind="prove",
    book="§14.4.1",
    patterns=["bound", "witness", "certificate"],
    hints=[
        (
            "在纸上消去一条链和一个星：每一步把哪些因子相乘，得到关于哪些变量的表？",
            "Eliminate a chain and a star on paper: which factors are multiplied at each step, and about which variables is the table?",
        ),
        (
            "对 v 求和所得的新因子依赖于哪些变量？这些变量从此两两相邻。",
            "On which variables does the factor depend that comes from summing over v? They are adjacent from now on.",
        ),
        (
            "每一步都挑邻居最少或添边最少的结点，未必得到最好的次序；n ≤ 7 时可以试遍。",
            "Taking the node with the fewest neighbours, or the fewest added edges, need not give the best order; for n ≤ 7 try them all.",
        ),
    ],
    written={
        "proof": [
            (
                "表的大小是取值个数之积，随团的结点数指数增长",
                "A table is as large as the product of the numbers of values: exponential in the clique",
            ),
            (
                "举出团有界而 n 增大的图，说明次序的作用",
                "Gives graphs of bounded cliques and growing n, and says what the order does",
            ),
        ]
    },
)


@st.composite
def eliminations(draw, nodes=(1, 7)):
    """{"cards", "edges", "order"}: a graph and an order of all its nodes but one."""
    graph = draw(graphs(nodes))
    n = graph["n"]
    edges = [edge[::-1] if draw(st.booleans()) else edge for edge in graph["edges"]]
    cards = draw(st.lists(st.integers(2, 4), min_size=n, max_size=n))
    return {"cards": cards, "edges": edges, "order": draw(st.permutations(range(n)))[:-1]}


@st.composite
def models(draw):
    """{"cards", "scopes", "tables", "order"}: factors with zeros, on up to three nodes in any order; some sum is positive."""
    n = draw(st.integers(1, 5))
    cards = draw(st.lists(st.integers(1, 3), min_size=n, max_size=n))
    scope = st.permutations(range(n)).flatmap(lambda p: st.integers(1, min(3, n)).map(lambda k: tuple(p[:k])))
    scopes = draw(st.lists(scope, max_size=6))
    tables = []
    for nodes in scopes:
        shape = [cards[v] for v in nodes]
        entries = draw(st.lists(st.integers(0, 4), min_size=prod(shape), max_size=prod(shape)))
        scale = draw(st.sampled_from((1.0, 1.0, 1.0, 2e5, 1e-6, 0.123456789)))
        tables.append(scale * np.array(entries, dtype=float).reshape(shape))
    return {"cards": cards, "scopes": scopes, "tables": tables, "order": draw(st.permutations(range(n)))[:-1]}


@check(points=1, book="图 14.7, (14.15) / fig. 14.7, (14.15)")
def test_known_graphs(answer):
    """图 14.7 的树的两种次序；星、链、完全图的代价 /
    Two orders for the tree of fig. 14.7; the costs of star, chain and complete graph"""
    for order, sizes, cost in (([0, 1, 3, 2], [2, 2, 2, 2], 16), ([2, 0, 1, 3], [4, 2, 3, 2], 32)):
        cliques = _judged_cliques(answer, 5, TREE, order)
        equal([len(clique) for clique in cliques], sizes, ("各步的团的大小", "the sizes of the cliques"))
        _judge_cost(answer, [2] * 5, TREE, order, cost)
    _judge_cost(answer, [2] * 11, STAR, list(range(1, 11)), 40)
    _judge_cost(answer, [2] * 11, STAR, list(range(10)), 4092)
    _judge_cost(answer, [2] * 16, CHAIN, list(range(15)), 60)
    _judge_cost(answer, [2] * 6, COMPLETE, [3, 0, 5, 1, 2], 124)


@check(points=2, given={"problem": eliminations()}, also=pins.cliques_and_cost)
def test_cliques_and_cost(answer, problem):
    """每一步的团和代价符合定义，结点多、边多时也是 /
    Cliques and cost are what their definitions say, with many nodes and edges, too"""
    cards, edges, order = problem["cards"], problem["edges"], problem["order"]
    _judged_cliques(answer, len(cards), edges, order)
    cost = sum(prod(cards[u] for u in clique) for clique in cliques_by_paths(len(cards), edges, order))
    _judge_cost(answer, cards, edges, order, cost)


@check(
    points=1.5,
    book="(14.18)",
    given={"model": models().filter(lambda model: joint_table(model).sum() > 0)},
    also=pins.marginal,
)
def test_marginal(answer, model):
    """变量消去得到的边际分布与枚举联合分布的结果一致，因子可以含 0，结点可以不在任何因子中 /
    The marginal is what enumerating the joint distribution gives; factors may contain 0, a node may be in no factor"""
    (query,) = set(range(len(model["cards"]))) - set(model["order"])
    joint = joint_table(model)
    expected = joint.sum(axis=tuple(v for v in range(joint.ndim) if v != query)) / joint.sum()
    got = answer.eliminate(model["cards"], model["scopes"], model["tables"], model["order"])
    found = array(got, expected.shape, MARGINAL)
    with hint(*_about_marginal(found, model, query)):
        close(found, expected, MARGINAL)


@check(points=0.5)
def test_long_chain(answer):
    """40 个结点的链和星也能消去：联合分布有 2^40 项，而每一步的表很小 /
    Chains and stars of 40 nodes can be eliminated: the joint distribution has 2^40 entries, but every table is small"""
    rng = np.random.default_rng(14)
    tables = [rng.integers(1, 5, (2, 2)) / 4 for _ in range(39)]
    scopes = [(v, v + 1) for v in range(39)]
    # An end, then a node in the middle: the messages from the left and from the right are products of matrices.
    for query in (39, 20):
        order = [*range(query), *range(39, query, -1)]
        left, right = np.ones(2), np.ones(2)
        for table in tables[:query]:
            left = left @ table
        for table in reversed(tables[query:]):
            right = table @ right
        expected = left * right / (left @ right)
        what = f"结点 {query} 的边际分布", f"the marginal of node {query}"
        found = array(answer.eliminate([2] * 40, scopes, tables, order), (2,), what)
        about = (
            f"每一步把含 v 的因子都乘起来，对 v 求和；最后把与查询结点 {query} 有关的都乘上。",
            f"At each step multiply all factors with v and sum over v; in the end multiply all those with the query {query}.",
        )
        if abs(float(found.sum()) - 1) > 1e-6:
            about = f"这里的总和是 {found.sum():.6g}，不是 1。", f"It sums to {found.sum():.6g}, not to 1."
        with hint(*about):
            close(found, expected, what)
    with hint("一步中可以有 39 个因子相乘。", "Up to 39 factors may be multiplied in one step."):
        centre = np.prod([table.sum(axis=1) for table in tables], axis=0)
        star = [(0, v) for v in range(1, 40)]
        got = answer.eliminate([2] * 40, star, tables, list(range(1, 40)))
        close(got, centre / centre.sum(), ("星的中心的边际分布", "the marginal of the centre of a star"))
    tiny = [np.array([[1e-6, 2e-6], [2e-6, 1e-6]])] * 39
    with hint(
        "各因子的数都在 10^-6 左右，39 个相乘约为 10^-200：不是 0，却很小。",
        "The numbers are about 10^-6, and 39 of them multiplied about 10^-200: not 0, but small.",
    ):
        got = answer.eliminate([2] * 40, [(v, v + 1) for v in range(39)], tiny, list(range(39)))
        close(got, [0.5, 0.5], ("数很小时的边际分布", "the marginal where all numbers are small"))
    with hint(
        "40 个因子都要乘上，同一个 scope 可以出现多次。", "All 40 factors count, and a scope may occur several times."
    ):
        powers = [np.array([1.0, 1 + 2.0**-k]) for k in range(40)]
        got = answer.eliminate([2, 2], [(k % 2,) for k in range(40)], powers, [1])
        expected = np.prod(powers[::2], axis=0)
        close(got, expected / expected.sum(), ("40 个因子时的边际分布", "the marginal with 40 factors"))
        scopes = [(v, v + 1) for v in range(39)] + [(39,)]
        got = answer.eliminate([2] * 40, scopes, [np.ones((2, 2))] * 39 + [np.array([1.0, 3])], list(range(39)))
        close(got, [0.25, 0.75], ("40 个因子时的边际分布", "the marginal with 40 factors"))


@check(
    points=2,
    given={"graph": graphs((1, 6)), "pick": st.integers(0, 5), "card": st.sampled_from((2, 3, 4, 20))},
    also=pins.best_cost,
    examples=25,
)
def test_best_cost(answer, graph, pick, card):
    """best_cost 是所有次序中最小的代价 / best_cost is the least cost of all orders"""
    n, edges = graph["n"], graph["edges"]
    query = pick % n
    got = integer(answer.best_cost(n, edges, query, card), LEAST)
    pairs = {frozenset(edge) for edge in edges}
    largest = max(
        size
        for size in range(1, n + 1)
        if any(all(frozenset(p) in pairs for p in combinations(c, 2)) for c in combinations(range(n), size))
    )
    with hint(
        "团中最先被消去的结点，那时与团的其余结点都相邻。",
        "The first node of a clique to go sees all the others at that time.",
    ):
        require(
            n == 1 or got >= card**largest,
            f"图中有 {largest} 个结点的团，代价至少是 {card}^{largest} = {card**largest}",
            f"There is a clique of {largest} nodes: the cost is {card}^{largest} = {card**largest} at least",
            got=got,
        )
    cost, order = cheapest(n, edges, query, card)
    tables = [card ** len(clique) for clique in cliques_by_paths(n, edges, order)]
    with hint(
        f"查询结点 {query} 不消去。每一步都挑眼前最小的未必最好。",
        f"The query {query} is not eliminated. What is smallest at each step need not be best.",
    ):
        require(
            got <= cost,
            f"次序 {order} 的代价只有 {cost}，你的是 {got}",
            f"The order {order} costs {cost} only, yours is {got}",
            expected=cost,
            got=got,
        )
    with hint(
        f"没有次序的代价这么小。例如按 {order} 消去，各步的表有 {tables} 项：elimination_scopes 与 elimination_cost 也这么说吗？",
        f"No order costs as little. The tables of {order}, for one, have {tables} entries: is this what elimination_scopes and "
        "elimination_cost say?",
    ):
        equal(got, cost, LEAST)


@check(
    points=1,
    given={"n": st.one_of(st.integers(2, 8), st.sampled_from((10, 25, 60)))},
    also=pins.cheap_family,
    examples=12,
)
def test_cheap_family(answer, n):
    """cheap_family 是连通图，代价不超过 n·c² / cheap_family is a connected graph, and the cost is at most n·c²"""
    edges, order = _family(answer.cheap_family(n), n)
    cliques = cliques_by_paths(n, edges, order)
    for c in (2, 3, 50):
        cost = sum(c ** len(clique) for clique in cliques)
        with hint(
            "什么样的图和次序，每一步的团都只有两个结点？",
            "In which graphs is there an order whose cliques all have two nodes?",
        ):
            largest = max(map(len, cliques))
            require(
                cost <= n * c**2,
                f"每个变量 {c} 个取值时，代价是 {cost}，超过了 n·c² = {n * c**2}；最大的团有 {largest} 个结点",
                f"With {c} values for each variable the cost is {cost}, beyond n·c² = {n * c**2}; the largest clique has {largest} nodes",
                got=(edges, order),
            )


@check(
    points=1, given={"n": st.one_of(st.integers(3, 9), st.sampled_from((10, 25, 60)))}, also=pins.bad_order, examples=25
)
def test_bad_order(answer, n):
    """bad_order 是一棵树，代价至少 2^(n-1) / bad_order is a tree, and the cost is at least 2^(n-1)"""
    edges, order = _family(answer.bad_order(n), n)
    require(
        len(edges) == n - 1,
        f"连通图有 {len(edges)} 条边，不是树",
        f"A connected graph with {len(edges)} edges is no tree",
        got=edges,
    )
    sizes = [len(clique) for clique in cliques_by_paths(n, edges, order)]
    cost = sum(2**size for size in sizes)
    with hint(
        "先消去哪个结点，会使其余结点一下子两两相邻？",
        "Which node, when it goes first, makes all the others adjacent at once?",
    ):
        require(
            cost >= 2 ** (n - 1),
            f"代价只有 {cost}，不到 2^(n-1) = {2 ** (n - 1)}；最大的团有 {max(sizes)} 个结点",
            f"The cost is only {cost}, below 2^(n-1) = {2 ** (n - 1)}; the largest clique has {max(sizes)} nodes",
            got=(edges, order),
        )


@check(points=1, given={"k": st.integers(2, 5)}, also=pins.triangle_free_but_hard, examples=4)
def test_triangle_free_but_hard(answer, k):
    """triangle_free_but_hard 没有三角形，而任何次序都会形成至少 k+1 个结点的团 /
    triangle_free_but_hard has no triangle, yet every order forms a clique of at least k+1 nodes"""
    n, edges = sequence(answer.triangle_free_but_hard(k), 2)
    n = integer(n, ("n", "n"))
    require(1 <= n <= 2 * k, f"结点数应为 1 到 {2 * k}", f"There should be 1 to {2 * k} nodes", got=n)
    edges = _edges(edges, n)
    pairs = {frozenset(edge) for edge in edges}
    for three in combinations(range(n), 3):
        if all(frozenset(pair) in pairs for pair in combinations(three, 2)):
            fail(f"结点 {three} 构成三角形", f"The nodes {three} are a triangle", got=edges)
    size, order = cheapest(n, edges, None, None)
    with hint(
        "原图中没有大团，消去时添的边却可以造出大团：让每个结点都有很多互不相邻的邻居。",
        "A graph without a large clique may get one from added edges: give every node many neighbours, none of them adjacent.",
    ):
        require(
            size >= k + 1,
            f"按次序 {order} 消去，最大的团只有 {size} 个结点，应至少 {k + 1} 个",
            f"The largest clique of the order {order} has {size} nodes only; there should be at least {k + 1}",
            got=edges,
        )


@picture(
    "星形图：两种消去次序的代价",
    "The star: the cost of two orders",
    alt=(
        "横轴是结点数，纵轴是对数刻度的代价：先消叶结点时缓慢上升，先消中心时沿直线上升，即指数增长",
        "Cost on a log scale against the number of nodes: slow growth with the leaves first, a straight line, that is "
        "exponential growth, with the centre first",
    ),
)
def draw_two_orders(figure, answer, reference, says):
    sizes = list(range(2, 17))
    axes = figure.subplots()
    for first, name in ((1, says("先消叶结点", "leaves first")), (0, says("先消中心", "centre first"))):
        problems = [([2] * n, [(0, v) for v in range(1, n)], list(range(first, n - 1 + first))) for n in sizes]
        (line,) = axes.plot(sizes, [number(answer.elimination_cost(*problem)) for problem in problems], "o", label=name)
        axes.plot(sizes, [reference.elimination_cost(*p) for p in problems], ":", color=line.get_color())
    axes.set(yscale="log", xlabel=says("结点数 n", "number of nodes n"), ylabel=says("代价", "cost"))
    axes.legend(title=says("虚线：参考解", "dotted: reference"))


TREE = [(0, 1), (1, 2), (2, 3), (2, 4)]  # fig. 14.7
STAR = [(0, v) for v in range(1, 11)]
CHAIN = [(v, v + 1) for v in range(15)]


def _about_marginal(found, model, query):
    """The hint for a marginal: what it is instead, where that can be told."""
    total, joint = float(found.sum()), joint_table(model)
    others = tuple(v for v in range(joint.ndim) if v != query)

    def is_near(table):
        return table.sum() > 0 and np.allclose(found, table / table.sum(), rtol=1e-6)

    if np.allclose(found, joint.sum(axis=others) / joint.sum(), rtol=1e-3):
        return "只差在后面几位：用双精度计算。", "Only later digits differ: compute in double precision."
    if abs(total - 1) > 1e-6:
        return f"这里的总和是 {total:.6g}，不是 1。", f"It sums to {total:.6g}, not to 1."
    if is_near(joint.max(axis=others)):
        return "这是取最大的结果，应是求和。", "This comes from maxima; sums are asked for."
    alone = [k for k, scope in enumerate(model["scopes"]) if tuple(scope) == (query,)]
    without = {key: [one for k, one in enumerate(model[key]) if k not in alone] for key in ("scopes", "tables")}
    if alone and is_near(joint_table({**model, **without}).sum(axis=others)):
        return (f"只与查询结点 {query} 有关的因子也要乘上。", f"The factor of the query {query} alone counts, too.")
    return (
        "轴的次序由因子的 scope 决定；与查询结点有关的因子也要乘上；先把含 v 的因子都乘起来，再对 v 求和。",
        "The scope of a factor gives the order of its axes; factors of the query count too; multiply all factors with v, then sum "
        "over v.",
    )


COST, MARGINAL = ("代价", "the cost"), ("边际分布", "the marginal")
LEAST = ("最小代价", "the least cost")


def neighbour_masks(n, edges):
    masks = [0] * n
    for u, v in edges:
        masks[u] |= 1 << v
        masks[v] |= 1 << u
    return masks


def reach(masks, gone, v):
    """The nodes still there, but for v, to which a path leads from v through nodes that are gone; all sets are bit masks."""
    seen, border = 1 << v, masks[v]
    while True:
        inner = border & gone & ~seen
        if not inner:
            return border & ~gone & ~(1 << v)
        u = (inner & -inner).bit_length() - 1
        seen |= 1 << u
        border |= masks[u]


def cliques_by_paths(n, edges, order):
    """The cliques of an elimination, without adding an edge."""
    masks, gone, cliques = neighbour_masks(n, edges), 0, []
    for v in order:
        around = reach(masks, gone, v)
        cliques.append({v} | {u for u in range(n) if around >> u & 1})
        gone |= 1 << v
    return cliques


@memo
def cheapest(n, edges, query, card):
    """(least cost, an order that has it), over sets of eliminated nodes; without `card`, the least largest clique."""
    masks = neighbour_masks(n, edges)
    best = {0: (0, [])}
    for gone in range(1, 1 << n):
        options = []
        for v in range(n):
            before = best.get(gone & ~(1 << v))
            if gone >> v & 1 and before is not None and v != query:
                size = 1 + reach(masks, gone & ~(1 << v), v).bit_count()
                value = max(before[0], size) if card is None else before[0] + card**size
                options.append((value, [*before[1], v]))
        if options and (query is None or not gone >> query & 1):
            best[gone] = min(options)
    return best[(1 << n) - 1 if query is None else ((1 << n) - 1) & ~(1 << query)]


@memo
def joint_table(model):
    """The product of all factors, entry by entry."""
    joint = np.ones(model["cards"])
    for values in product(*map(range, model["cards"])):
        for scope, table in zip(model["scopes"], model["tables"], strict=True):
            joint[values] *= table[tuple(values[v] for v in scope)]
    return joint


def _cliques(answer, n, edges, order):
    """The student's cliques as sorted lists; a clique may come as a set or a list."""
    cliques = sequence(answer.elimination_scopes(n, edges, order), len(order), ("各步的团", "the cliques"))
    return [sorted(set(integers(_listed(clique), None, ("团", "the clique")))) for clique in cliques]


def _judged_cliques(answer, n, edges, order):
    """The student's cliques; the first that is wrong fails, with a node that is missing or too much."""
    cliques, right = _cliques(answer, n, edges, order), cliques_by_paths(n, edges, order)
    pairs = {frozenset(edge) for edge in edges}
    for step, (v, clique, wanted) in enumerate(zip(order, cliques, right, strict=True)):
        missing, extra = sorted(wanted - set(clique)), sorted(set(clique) - wanted)
        about = "一步的团是 v 和它当时的全部邻居。", "The clique of a step is v with all its neighbours at that time."
        if v in missing:
            about = f"团里也有被消去的 {v} 自己。", f"The clique contains {v}, the eliminated node itself, too."
        elif missing and frozenset((v, missing[0])) in pairs:
            about = (
                f"缺 {missing[0]}：({v}, {missing[0]}) 或 ({missing[0]}, {v}) 是图中的一条边。",
                f"{missing[0]} is missing: there is an edge between {v} and {missing[0]}.",
            )
        elif missing:
            before = next(k for k in range(step) if {v, missing[0]} <= right[k])
            about = (
                f"缺 {missing[0]}：消去 {order[before]} 之后，它当时的邻居 {sorted(right[before] - {order[before]})} 两两相邻。",
                f"{missing[0]} is missing: once {order[before]} is gone, its neighbours {sorted(right[before] - {order[before]})} are "
                "all adjacent to one another.",
            )
        elif extra and extra[0] in order[:step]:
            about = f"{extra[0]} 已经消去了。", f"{extra[0]} has been eliminated before."
        elif extra:
            about = f"{extra[0]} 这时不与 {v} 相邻。", f"{extra[0]} is not adjacent to {v} at that time."
        with hint(*about):
            equal(clique, sorted(wanted), (f"消去 {v} 时的团", f"the clique when {v} is eliminated"))
    return cliques


def _judge_cost(answer, cards, edges, order, wanted):
    """The cost; the hint lists the tables where there are few, and their sum where it is large."""
    sizes = [prod(cards[u] for u in clique) for clique in cliques_by_paths(len(cards), edges, order)]
    about = f"各步的表最大的有 {max(sizes, default=0)} 项。", f"The largest table has {max(sizes, default=0)} entries."
    if wanted >= 2**62:
        about = "代价超出了 64 位整数，也要分毫不差。", "The cost exceeds integers of 64 bits, and must be exact."
    elif len(sizes) <= 10:
        about = f"各步的表有 {sizes} 项；都加起来。", f"The tables have {sizes} entries; add them all up."
    with hint(*about):
        equal(answer.elimination_cost(cards, edges, order), wanted, COST)


def _family(got, n):
    """The edges and the order of a connected graph."""
    edges, order = sequence(got, 2)
    edges, order = _edges(edges, n), integers(order, n - 1, ("消去次序", "the order"))
    require(
        len(set(order)) == n - 1 and set(order) <= set(range(n)),
        f"次序应列出 0 到 {n - 1} 中的 {n - 1} 个不同结点",
        f"The order should list {n - 1} different nodes of 0 to {n - 1}",
        got=order,
    )
    masks, seen = neighbour_masks(n, edges), {0}
    todo = [0]
    while todo:
        near = masks[todo.pop()]
        new = {u for u in range(n) if near >> u & 1} - seen
        seen |= new
        todo.extend(new)
    missing = sorted(set(range(n)) - seen)
    require(
        not missing,
        f"图不连通：从 0 到不了 {missing}",
        f"The graph is not connected: 0 does not reach {missing}",
        got=edges,
    )
    return edges, order


def _edges(got, n):
    """The student's edges as pairs (smaller, larger), each once."""
    edges = set()
    for edge in sequence(_listed(got), None, ("边的列表", "the list of edges")):
        u, v = integers(_listed(edge), 2, ("一条边", "an edge"))
        require(
            0 <= u < n and 0 <= v < n and u != v,
            f"边 ({u}, {v}) 应连接 0 到 {n - 1} 中的两个不同结点",
            f"The edge ({u}, {v}) should join two different nodes of 0 to {n - 1}",
            got=got,
        )
        edges.add((min(u, v), max(u, v)))
    return sorted(edges)


def _listed(got):
    return list(got) if isinstance(got, (set, frozenset)) else got
