"""Checks of exercise 14.1."""

from itertools import product

from hypothesis import strategies as st

from grader.checks import at, boolean, check, equal, exercise, fail, hint, integer, mapping, picture, require, sequence

from .pins import ex14_01 as pins
from .pins.ex14_01 import CHAIN
from .shared import listed

EXERCISE = exercise(
    kind="program",
    book="§14.5.2，图 14.10 / fig. 14.10",
    patterns=["certificate", "two sides"],
    hints=[
        (
            "先列出展开的结点：一个结点的份数是它所在各盘大小之积。",
            "List the copies first: a node has as many as the sizes of its plates multiply to.",
        ),
        (
            "朴素贝叶斯：一个样例有几个 y，几个 x？它们各在哪些盘里？",
            "Naive Bayes: how many y and how many x does one sample have? Which plates are they in?",
        ),
        (
            "条件随机场：(14.11) 里的特征函数看得到 x 的哪些部分？相邻的标记怎样相连？",
            "The CRF: which parts of x do the feature functions of (14.11) see? How are adjacent labels joined?",
        ),
    ],
    written={
        "remarks": [
            (
                "y 在样例的盘里、属性的盘外，x 在两个盘里",
                "y is in the plate of samples but not of attributes, x in both",
            ),
            (
                "条件随机场是无向图，标记相邻者相连，都与整个 x 相连",
                "The CRF is undirected: adjacent labels are joined, and all with the whole of x",
            ),
        ]
    },
)

HINT_UNROLL = (
    "共同的盘：b 的下标等于 a 的下标加 shift，超出范围就没有边，不要绕回去；只有一端所在的盘：下标任取。副本的下标按它自己 plates 的次序写；有向时 a → b 与 b → a 是两条边。",
    "On common plates the index of b is that of a plus shift; out of range means no edge, nothing wraps around. On plates of one end only "
    "every index counts. The indices of a copy stand in the order of its own plates; directed edges a → b and b → a are two.",
)


@st.composite
def diagrams(draw):
    """{"model", "sizes"}."""
    plates = draw(st.permutations(["A", "B", "T"]))[: draw(st.integers(0, 3))]
    names = draw(st.permutations(["x", "y", "x1", "theta", "1", "a b", "甲"]))[: draw(st.integers(1, 4))]
    nodes = {}
    for name in names:
        own = list(draw(st.permutations(plates)))[: draw(st.integers(0, len(plates)))] if plates else []
        nodes[name] = {"plates": own, "observed": draw(st.booleans())}
        if draw(st.integers(0, 3)) == 0:
            nodes[name]["parameter"] = True
    edges = []
    for _ in range(draw(st.integers(0, 5))):
        a, b = draw(st.sampled_from(names)), draw(st.sampled_from(names))
        common = [plate for plate in nodes[a]["plates"] if plate in nodes[b]["plates"]]
        shift = {plate: draw(st.integers(-2, 2)) for plate in common if draw(st.booleans())}
        if a != b or any(shift.values()):
            edges.append((a, b, shift))
    sizes = {plate: draw(st.sampled_from((0, 1, 2, 3, 3, 4))) for plate in plates}
    return {
        "model": {"directed": draw(st.booleans()), "plates": list(plates), "nodes": nodes, "edges": edges},
        "sizes": sizes,
    }


@check(points=1.5, book="图 14.10 / fig. 14.10", hint=HINT_UNROLL)
def test_by_hand(answer):
    """展开 2 个样例 3 个属性的朴素贝叶斯，和四个位置的链 /
    Naive Bayes unrolled for 2 samples and 3 attributes, and a chain of four positions"""
    nodes, edges = unrolled(answer, BAYES, {"N": 2, "d": 3})
    equal(
        nodes,
        sorted([("y", (0,)), ("y", (1,)), *(("x", (n, i)) for n in (0, 1) for i in (0, 1, 2))]),
        ("结点", "the nodes"),
    )
    equal(edges, sorted((("y", (n,)), ("x", (n, i))) for n in (0, 1) for i in (0, 1, 2)), ("边", "the edges"))
    _, edges = unrolled(answer, CHAIN, {"T": 4})
    equal(edges, [(("y", (t,)), ("y", (t + 1,))) for t in range(3)], ("链的边", "the edges of the chain"))


@check(points=3.5, given={"case": diagrams()}, also=pins.unroll, hint=HINT_UNROLL)
def test_unroll(answer, case):
    """展开任何盘式图：盘重叠，有位移，大小为 0 或 1 /
    Any diagram is unrolled: overlapping plates, shifts, sizes of 0 and 1"""
    model, sizes = case["model"], case["sizes"]
    nodes, edges = expand(model, sizes)
    got_nodes, got_edges = unrolled(answer, model, sizes)
    plates = {name: node["plates"] for name, node in model["nodes"].items()}
    drawn = f"plates {plates}, edges {model['edges']}, directed {model['directed']}"
    with at(f"盘式图：{drawn}", f"the diagram has {drawn}"):
        compare(got_nodes, nodes, ("结点", "copy"))
        compare(got_edges, edges, ("边", "edge"))


@check(
    points=2.5,
    book="§7.3，图 14.10 / §7.3, fig. 14.10",
    given={"N": st.integers(1, 4), "d": st.integers(1, 4)},
    also=pins.naive_bayes,
    examples=8,
)
def test_naive_bayes(answer, N, d):
    """朴素贝叶斯分类器展开以后，变量之间恰有应有的边 /
    The naive Bayes classifier unrolled has the edges between variables that it should have, and no others"""
    model = diagram(answer.naive_bayes_plate())
    variables_of(model)
    require(
        model["directed"],
        "朴素贝叶斯分类器是有向图",
        "The naive Bayes classifier is a directed graph",
        got=model["directed"],
    )
    for name, plates in (("y", {"N"}), ("x", {"N", "d"})):
        with hint("一个样例有一个类别，d 个属性值。", "A sample has one class, and d values of attributes."):
            own = model["nodes"][name]["plates"]
            require(
                set(own) == plates,
                f"{name} 所在的盘不对：展开后它的份数与样例、属性不符",
                f"The plates of {name} are wrong: its copies do not match samples and attributes",
                got=own,
            )
    for name, node in model["nodes"].items():
        with hint(
            "由训练样例估计的参数，要用到新样例上。", "Parameters are estimated from samples, to be used for new ones."
        ):
            require(
                not node["parameter"] or "N" not in node["plates"],
                f"参数 {name} 在盘 N 里，于是每个样例各有自己的参数",
                f"The parameter {name} is in plate N, so that every sample has parameters of its own",
                got=node["plates"],
            )
    _, edges = expand(model, {**dict.fromkeys(model["plates"], 2), "N": N, "d": d})
    samples_first = model["nodes"]["x"]["plates"] == ["N", "d"]
    wanted = {(("y", (n,)), ("x", (n, i) if samples_first else (i, n))) for n in range(N) for i in range(d)}
    with hint(
        "给定类别，各属性彼此独立；类别生成属性值，边由 y 指向 x。",
        "Given the class, attributes are independent; the class generates them: the edge goes from y to x.",
    ):
        compare([edge for edge in edges if {edge[0][0], edge[1][0]} <= {"x", "y"}], wanted, ("边", "edge"))
    for start, end in edges:
        require(
            end[0] in ("x", "y") or model["nodes"][start[0]]["parameter"],
            f"边由变量 {start} 指向了参数 {end}",
            f"An edge goes from the variable {start} to the parameter {end}",
        )


@check(
    points=2.5, book="(14.11)，图 14.6 / (14.11), fig. 14.6", given={"T": st.integers(1, 5)}, also=pins.crf, examples=5
)
def test_crf(answer, T):
    """条件随机场展开以后，相邻的标记相连，每个标记与整个观测相连 /
    The conditional random field unrolled joins adjacent labels, and every label with the whole observation"""
    model = diagram(answer.crf_plate())
    variables_of(model)
    require(
        not model["directed"],
        "条件随机场是无向图",
        "A conditional random field is an undirected graph",
        got=model["directed"],
    )
    own = model["nodes"]["y"]["plates"]
    require(own == ["T"], "y 应恰在盘 T 里", "y should be in plate T and in no other", got=own)
    own = model["nodes"]["x"]["plates"]
    with hint(
        "(14.11) 的特征函数 t(y_(i+1), y_i, x, i) 看得到整个 x，不只 x_i。",
        "The feature functions t(y_(i+1), y_i, x, i) of (14.11) see the whole of x, not only x_i.",
    ):
        require(
            "T" not in own,
            "x 在盘 T 里，于是一个标记只与同一位置的 x 相连（或隔固定的距离）",
            "x is in plate T, so that a label is joined with the x of its own position (or at a fixed distance)",
            got=own,
        )
        nodes, edges = expand(model, {**dict.fromkeys(model["plates"], 5), "T": T})
        for y, x in product(sorted(nodes), sorted(nodes)):
            require(
                y[0] != "y" or x[0] != "x" or tuple(sorted((x, y))) in edges,
                f"标记 {y} 没有与观测 {x} 相连",
                f"The label {y} is not joined with the observation {x}",
            )
    wanted = {(("y", (t,)), ("y", (t + 1,))) for t in range(T - 1)}
    with hint("链上只有前后相邻的两个标记相连。", "On the chain only labels next to one another are joined."):
        compare(
            [edge for edge in edges if edge[0][0] == edge[1][0] == "y"], wanted, ("标记之间的边", "edge between labels")
        )


@picture(
    "展开的条件随机场，四个位置",
    "The conditional random field unrolled, for four positions",
    alt=(
        "四个标记排成一行，相邻的相连；上方是观测，加阴影，与每个标记相连",
        "Four labels in a row, neighbours joined; above them the shaded observation, joined with every label",
    ),
)
def draw_crf(figure, answer, reference, says):
    model = diagram(answer.crf_plate())
    nodes, edges = expand(model, {**dict.fromkeys(model["plates"], 4), "T": 4})
    names = sorted({name for name, _ in nodes}, reverse=True)
    rows = {name: sorted(one for one in nodes if one[0] == name) for name in names}
    places = {
        one: ((k + 0.5) * 4 / len(row), names.index(name)) for name, row in rows.items() for k, one in enumerate(row)
    }
    axes = figure.subplots()
    for start, end in edges:
        axes.plot(*zip(places[start], places[end], strict=True), color="gray", zorder=1)
    for (name, index), (a, b) in places.items():
        shaded = model["nodes"][name]["observed"]
        axes.scatter([a], [b], s=900, color="lightgray" if shaded else "white", edgecolors="black", zorder=2)
        axes.annotate(name + "".join(map(str, index)), (a, b), ha="center", va="center", fontsize="small")
    axes.set_title(says("灰：已观察到", "grey: observed"), fontsize="small")
    axes.axis("off")
    axes.margins(0.15)


BAYES = {
    "directed": True,
    "plates": ["N", "d"],
    "nodes": {"y": {"plates": ["N"], "observed": False}, "x": {"plates": ["N", "d"], "observed": True}},
    "edges": [("y", "x", {})],
}


def expand(model, sizes):
    """All pairs of copies are looked at, whether an edge joins them."""
    plates = {name: list(node["plates"]) for name, node in model["nodes"].items()}
    copies = {
        name: [dict(zip(own, index, strict=True)) for index in product(*(range(sizes[plate]) for plate in own))]
        for name, own in plates.items()
    }

    def written(name, place):
        return name, tuple(place[plate] for plate in plates[name])

    edges = set()
    for a, b, shift in model["edges"]:
        for here, there in product(copies[a], copies[b]):
            if all(there[plate] - here[plate] == shift.get(plate, 0) for plate in here if plate in there):
                start, end = written(a, here), written(b, there)
                edges.add((start, end) if model["directed"] else tuple(sorted((start, end))))
    return {written(name, place) for name, places in copies.items() for place in places}, edges


def compare(got, expected, kind):
    zh, en = kind
    for one in sorted(expected - set(got)):
        fail(f"少了{zh} {one}", f"The {en} {one} is missing")
    for one in sorted(set(got) - expected):
        fail(f"多了{zh} {one}", f"The {en} {one} should not be there")


def unrolled(answer, model, sizes):
    """The student's copies and edges, sorted, the ends of undirected edges in order."""
    got = mapping(answer.unroll(model, sizes), ("nodes", "edges"), ("答案", "the answer"))
    nodes = {copy_of(one) for one in sequence(listed(got["nodes"]), None, ("结点", "the nodes"))}
    edges = set()
    for edge in sequence(listed(got["edges"]), None, ("边", "the edges")):
        start, end = (copy_of(one) for one in sequence(listed(edge), 2, ("一条边", "an edge")))
        edges.add((start, end) if model["directed"] else tuple(sorted((start, end))))
    return sorted(nodes), sorted(edges)


def copy_of(got):
    name, index = sequence(got, 2, ("展开的结点", "a copy"))
    require(isinstance(name, str), "展开的结点应以结点名开头", "A copy should begin with the name of its node", got=got)
    return str(name), tuple(
        integer(value, ("下标", "an index")) for value in sequence(index, None, ("下标", "the indices"))
    )


def text(got):
    require(isinstance(got, str), "名字应是字符串", "A name should be a string", got=got)
    return str(got)


def diagram(got):
    """The student's diagram, checked and in plain form."""
    got = mapping(got, ("directed", "plates", "nodes", "edges"), ("盘式图", "the diagram"))
    plates = [text(plate) for plate in sequence(listed(got["plates"]), None, ("盘的列表", "the list of plates"))]
    nodes = {}
    for name, node in mapping(got["nodes"], (), ("nodes", "nodes")).items():
        name = text(name)
        node = mapping(node, ("plates", "observed"), (f"结点 {name}", f"the node {name}"))
        own = sequence(listed(node["plates"]), None, (f"结点 {name} 的盘", f"the plates of {name}"))
        own = [text(plate) for plate in own]
        require(
            all(plate in plates for plate in own) and len(set(own)) == len(own),
            f"结点 {name} 的盘应是所列的盘，每个一次",
            f"The plates of {name} should be among those listed, each once",
            got=own,
        )
        nodes[name] = {
            "plates": own,
            "observed": boolean(node["observed"], (f"{name} 的 observed", f"observed of {name}")),
            "parameter": boolean(node.get("parameter", False), (f"{name} 的 parameter", f"parameter of {name}")),
        }
    edges = []
    for edge in sequence(listed(got["edges"]), None, ("边的列表", "the list of edges")):
        a, b, shift = sequence(edge, 3, ("一条边 (a, b, shift)", "an edge (a, b, shift)"))
        a, b = text(a), text(b)
        require(
            a in nodes and b in nodes,
            "边的两端应是图中的结点",
            "The ends of an edge should be nodes of the diagram",
            got=edge,
        )
        shift = {
            text(plate): integer(value, ("位移", "a shift"))
            for plate, value in mapping(shift, (), ("shift", "shift")).items()
        }
        common = set(nodes[a]["plates"]) & set(nodes[b]["plates"])
        require(set(shift) <= common, "shift 只能含两端共同的盘", "shift may hold plates of both ends only", got=edge)
        require(a != b or any(shift.values()), "边连到了自己", "The edge joins copies with themselves", got=edge)
        edges.append((a, b, shift))
    return {
        "directed": boolean(got["directed"], ("directed", "directed")),
        "plates": plates,
        "nodes": nodes,
        "edges": edges,
    }


def variables_of(model):
    """The names of its variables, which should be x and y."""
    names = sorted(name for name, node in model["nodes"].items() if not node["parameter"])
    require(
        names == ["x", "y"],
        "除参数以外，变量应是 x 和 y",
        "But for parameters, the variables should be x and y",
        got=names,
    )
    require(
        model["nodes"]["x"]["observed"],
        "x 已观察到，应加阴影",
        "x is observed and should be shaded",
        got=model["nodes"]["x"],
    )
