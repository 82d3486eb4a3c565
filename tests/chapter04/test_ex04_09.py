"""Checks of exercise 4.9."""

from collections import Counter
from fractions import Fraction

from hypothesis import strategies as st

from exercises.datasets import watermelon_2_0a
from grader.checks import (
    close,
    equal,
    example_check,
    exercise,
    fail,
    labels,
    mapping,
    memo,
    number,
    one_of,
    picture,
    property_check,
    require,
    sequence,
)
from grader.strategies import tables

from .shared import TIE, column, is_conflict_free
from .shared_pictures import draw_tree

EXERCISE = exercise(
    kind="program",
    book="§4.4.2",
    patterns=["oracle", "two sides", "witness", "certificate"],
    extra=["class_weights"],
    hints=[
        (
            "缺失得越多, ρ 越小: ρ 乘在“越小越好”的量上会发生什么?",
            "The more is missing, the smaller is ρ: what does it do to a quantity that is to be minimised?",
        )
    ],
    equivalent_mutants={
        "return 1 - sum((weight / total) ** 2 for weight in total_weights(y, w).values()) if total != 0 else 0.0": "A weight is never negative.",
        "return {value: weight / known for value, weight in totals.items()} if known != 0 else {}": "A weight is never negative.",
        "return sum(weight for value, weight in zip(values, w) if value is not None) / total if total != 0 else 0.0": "A weight is never negative.",
        "present = [i for i in range(len(y)) if w[i] >= PRESENT]": "No weight is exactly 1e-12.",
        "v: grow(part, rest) if max(part) >= PRESENT else leaf": "No weight is exactly 1e-12.",
        "if len({y[i] for i in present}) <= 1 or not splitting:": "No node is without samples.",
    },
)

CLASSES = ("是", "否", "或")
DOMAIN = ("a", "b", "c")
PRESENT = 1e-12
XOR = {
    "X": [["0", "0"], ["0", "1"], ["1", "0"], ["1", "1"]],
    "y": ["否", "是", "是", "否"],
    "attributes": ["a", "b"],
    "domains": [["0", "1"], ["0", "1"]],
    "classes": ["是", "否"],
}


@st.composite
def weighted_rows(draw, values=(*DOMAIN * 3, None, None, None), min_size=0):
    """{"values", "y", "w"} of up to 10 samples."""
    row = st.tuples(st.sampled_from(values), st.sampled_from(CLASSES), st.sampled_from((0.0, 0.25, 0.5, 1.0, 2.0)))
    rows = draw(st.lists(row, min_size=min_size, max_size=10))
    return {key: [row[k] for row in rows] for k, key in enumerate(("values", "y", "w"))}


@st.composite
def tables_with_gaps(draw):
    """A table of discrete attributes in which a quarter of the values is missing; now and then none is."""
    table = draw(tables(rows=(1, 10), numeric=False, stretch=False))
    n = len(table["attributes"])
    if draw(st.integers(0, 4)):
        gaps = st.lists(st.sampled_from((True, False, False, False)), min_size=n, max_size=n)
        table["X"] = [[None if gap else v for gap, v in zip(draw(gaps), row, strict=True)] for row in table["X"]]
    return table


@example_check(
    "2.0α 上的 ρ 和增益: 色泽 ρ = 14/17, 纹理的增益 0.2443 最大",
    "On 2.0α: ρ is 14/17 for 色泽, and the largest gain is 0.2443, of 纹理",
    points=20,
    book="(4.9), (4.12), 表 4.4 / table 4.4",
    hint=("Gini(D̃) 也只看取值已知的样本.", "Gini(D̃), too, is that of the samples with a known value only."),
)
def test_gains_on_2_0a(answer):
    table, w = watermelon_2_0a(), [1.0] * 17
    exact = (46, 357), (169, 1785), (79, 1020), (436, 1785), (274, 1785), (1, 255)
    for j, (name, (above, below)) in enumerate(zip(table["attributes"], exact, strict=True)):
        values = column(table["X"], j)
        close(answer.known_share(values, w), (14 if name == "色泽" else 15) / 17, (f"{name}的 ρ", f"ρ of {name}"))
        got = answer.gini_gain_missing(values, table["y"], w)
        close(got, above / below, (f"{name}的增益", f"the gain of {name}"))


@example_check(
    "2.0α 上的 Gini_index: 色泽 1/3, 纹理 116/525; 乘以 ρ 后也是纹理最小",
    "Gini_index on 2.0α: 1/3 for 色泽, 116/525 for 纹理, which is the smallest after multiplying by ρ, too",
    points=5,
    book="(4.6), 表 4.4 / table 4.4",
    hint=(
        "各支按 r_v 加权, 分母只含取值已知的样本.",
        "Branches are weighted by r_v, whose denominator holds known values only.",
    ),
)
def test_index_on_2_0a(answer):
    table, w = watermelon_2_0a(), [1.0] * 17
    exact = (1, 3), (41, 105), (41, 100), (116, 525), (34, 105), (37, 75)
    products = []
    for j, (name, (above, below)) in enumerate(zip(table["attributes"], exact, strict=True)):
        values = column(table["X"], j)
        got = answer.gini_index_known(values, table["y"], w)
        close(got, above / below, (f"{name}的 Gini_index", f"Gini_index of {name}"))
        products.append(number(answer.known_share(values, w)) * number(got))
    close(
        products,
        [0.274510, 0.344538, 0.361765, 0.194958, 0.285714, 0.435294],
        ("ρ·Gini_index", "ρ·Gini_index"),
        abs=1e-6,
    )


@example_check(
    "按纹理划分 2.0α: 8 号和 10 号瓜进入三支, 权重 7/15、5/15、3/15; 下一层的增益随之而定",
    "2.0α split by 纹理: melons 8 and 10 enter all three branches with weights 7/15, 5/15, 3/15; the gains below follow",
    points=10,
    book="§4.4.2",
    hint=("纹理已知的 15 个瓜中有 7 个清晰.", "Of the 15 melons whose 纹理 is known, 7 are 清晰."),
)
def test_split_of_the_book(answer):
    table = watermelon_2_0a()
    texture = column(table["X"], 3)
    got = mapping(answer.split_weights(texture, [1.0] * 17, table["domains"][3]), table["domains"][3])
    below = {
        "清晰": (7, {1: 0.1515, 5: 0.1416, 4: 0.1084}),
        "稍糊": (5, {5: 0.1630, 2: 0.1582}),
        "模糊": (3, {0: 0.1107}),
    }
    for value, (share, gains) in below.items():
        expected = [1.0 if v == value else 0.0 if v else share / 15 for v in texture]
        close(got[value], expected, (f"{value}一支的权重", f"the weights in branch {value}"))
        for j, gain in gains.items():
            where = (
                f"{value}一支中{table['attributes'][j]}的增益",
                f"the gain of {table['attributes'][j]} in branch {value}",
            )
            close(answer.gini_gain_missing(column(table["X"], j), table["y"], expected), gain, where, abs=6e-5)


@property_check(
    "基尼值、ρ、Gini_index 和增益都符合定义; 权重同乘一个数, 增益不变",
    "Gini value, ρ, Gini_index and gain are what their definitions say; a common factor of the weights leaves the gain unchanged",
    points=15,
    book="(4.5), (4.6), (4.9)–(4.12)",
    given={"data": weighted_rows()},
    also=[{"data": {"values": [None, None], "y": ["是", "否"], "w": [1.0, 2.0]}}],
    hint=(
        "把每个“样本数”换成“权重和”; 没有已知取值时增益为 0.",
        "Replace every number of samples by a sum of weights; the gain is 0 if no value is known.",
    ),
)
def test_definitions(answer, data):
    values, y, w = data["values"], data["y"], data["w"]
    expected = by_definition(values, y, w)
    close(answer.weighted_gini(y, w), expected["gini"], ("基尼值", "the Gini value"))
    close(answer.known_share(values, w), expected["rho"], ("ρ", "ρ"))
    close(answer.gini_index_known(values, y, w), expected["index"], ("Gini_index", "Gini_index"))
    for factor in (1, 3):
        _gain_is(answer.gini_gain_missing(values, y, [factor * weight for weight in w]), expected)


@property_check(
    "没有缺失时 ρ = 1, 退化为书中的基尼指数; 只有一种取值的属性增益为 0",
    "Without missing values ρ is 1 and the rest is the book's Gini index; an attribute of one value has gain 0",
    points=10,
    book="(4.5), (4.6)",
    given={"data": weighted_rows(DOMAIN, min_size=1)},
    hint=("先让没有缺失的情形与题 4.4 一致.", "Make it agree with exercise 4.4 where nothing is missing first."),
)
def test_without_gaps(answer, data):
    values, y, ones = data["values"], data["y"], [1.0] * len(data["y"])
    parts = [[label for v, label in zip(values, y, strict=True) if v == value] for value in set(values)]
    index = sum(len(part) * _gini_of_counts(part) for part in parts) / len(y)
    close(answer.known_share(values, ones), 1.0, ("ρ", "ρ"))
    close(answer.weighted_gini(y, ones), _gini_of_counts(y), ("基尼值", "the Gini value"))
    close(answer.gini_index_known(values, y, ones), index, ("Gini_index", "Gini_index"))
    close(answer.gini_gain_missing(values, y, ones), _gini_of_counts(y) - index, ("增益", "the gain"))
    close(answer.gini_gain_missing(["a"] * len(y), y, ones), 0.0, ("单一取值的增益", "the gain of a single value"))


@property_check(
    "划分不增减总权重; 取值已知的样本只进入一支, 缺失的按 r_v 分到各支",
    "A split keeps the total weight; a sample of known value goes to one branch, one of missing value to all by r_v",
    points=10,
    book="(4.11), §4.4.2",
    given={"data": weighted_rows(min_size=1)},
    hint=(
        "r_v 的分母是取值已知的样本的权重和, 因此各 r_v 之和为 1.",
        "r_v is relative to the weight of the known samples, so the r_v add up to 1.",
    ),
)
def test_split_keeps_the_weight(answer, data):
    values, w, domain = data["values"], data["w"], list(DOMAIN)
    r = by_definition(values, data["y"], w)["r"]
    got = mapping(answer.split_weights(values, w, domain), domain)
    for value in domain:
        share = r.get(value, Fraction(0))
        expected = [
            float(share * Fraction(u)) if v is None else u * (v == value) for v, u in zip(values, w, strict=True)
        ]
        close(got[value], expected, (f"{value} 支的权重", f"the weights in branch {value}"))
    if r:
        total = sum(sum(got[value]) for value in domain)
        close(total, sum(w), ("各支权重的总和", "the total weight of all branches"))


@property_check(
    "misled(n) 的数据上, ρ·Gini_index 选 b 而增益选 a",
    "On the data of misled(n), ρ·Gini_index chooses b while the gain chooses a",
    points=15,
    given={"n": st.integers(10, 60)},
    also=[{"n": 10}, {"n": 60}],
    examples=25,
    hint=("让 b 几乎总是缺失, a 完整而且有用.", "Let b be missing nearly everywhere, and a complete and useful."),
)
def test_misled(answer, n):
    a, b, y = sequence(answer.misled(n), 3)
    a, b = labels(a, n, ["0", "1", None], ("a", "a")), labels(b, n, ["0", "1", None], ("b", "b"))
    y = labels(y, n, ["是", "否"], ("标签", "the labels"))
    of_a, of_b = by_definition(a, y, [1] * n), by_definition(b, y, [1] * n)
    products = [float(of["rho"] * of["index"]) for of in (of_a, of_b)]
    gains = [float(of["gain"]) for of in (of_a, of_b)]
    require(
        products[1] < products[0] - 0.02,
        f"ρ·Gini_index 应偏爱 b: a 的是 {products[0]:.4f}, b 的是 {products[1]:.4f}, 应小 0.02 以上",
        f"ρ·Gini_index should prefer b: it is {products[0]:.4f} for a and {products[1]:.4f} for b, which should be less by more than 0.02",
        got=(a, b, y),
    )
    require(
        gains[0] > gains[1] + 0.02,
        f"增益应偏爱 a: a 的是 {gains[0]:.4f}, b 的是 {gains[1]:.4f}, a 应大 0.02 以上",
        f"The gain should prefer a: it is {gains[0]:.4f} for a, which should be larger by more than 0.02, and {gains[1]:.4f} for b",
        got=(a, b, y),
    )


@property_check(
    "树的每个内部结点都取增益最大的属性, shares 是 r_v, 每片叶的权重和标签都对",
    "Every inner node takes the attribute of largest gain, its shares are r_v, every leaf has the right weights and label",
    points=10,
    given={"table": tables_with_gaps()},
    also=[{"table": watermelon_2_0a()}, {"table": XOR}],
    examples=40,
    hint=(
        "每一支都用传下来的权重重新计算; 增益为 0 也要划分, 空分支照抄父结点.",
        "Every branch goes on with the weights handed down; a zero gain is split, an empty branch copies its parent.",
    ),
)
def test_every_node_is_right(answer, table):
    tree = answer.grow_tree(*(table[key] for key in ("X", "y", "attributes", "domains", "classes")))
    judge_tree(tree, table)
    if is_conflict_free(table) and all(value is not None for row in table["X"] for value in row):
        for row, label in zip(table["X"], table["y"], strict=True):
            equal(
                _route(tree, table["attributes"], row), label, ("训练样本的预测", "the prediction on a training sample")
            )


@property_check(
    "class_weights: 取值缺失时按 shares 混合各支的分布, 总和为 1",
    "class_weights mixes the branches by their shares where the value is missing; the sum is 1",
    extra=True,
    given={"table": tables_with_gaps()},
    examples=40,
    hint=("叶的权重先归一化再混合.", "Normalise the weights of a leaf before mixing."),
)
def test_class_weights(answer, table):
    tree = oracle_tree(table)
    attributes, rows = table["attributes"], [*table["X"], [None] * len(table["attributes"])]
    for row in rows[-3:]:
        got = answer.class_weights(tree, attributes, row)
        close(got, _mixture(tree, attributes, row, table["classes"]), ("类别分布", "the class distribution"))


@picture(
    "2.0α 上的决策树, 叶中是各类的权重",
    "The tree on 2.0α, with the weights of the classes in its leaves",
    alt=("决策树; 叶中的权重多为分数", "A decision tree; the weights in its leaves are mostly fractions"),
)
def draw_2_0a(figure, answer, reference, says):
    table = watermelon_2_0a()
    tree = answer.grow_tree(*(table[key] for key in ("X", "y", "attributes", "domains", "classes")))

    def words(node):
        if "branches" in node:
            return node["attribute"]
        return "\n".join([node["label"], *(f"{node['weights'][c]:.2f}" for c in table["classes"])])

    figure.set_size_inches(11, 7)
    draw_tree(figure.subplots(), tree, words, lambda node: node.get("branches", {}).items())
    figure.suptitle(says("叶: 标签, 是的权重, 否的权重", "Leaves: label, weight of 是, weight of 否"))


@memo
def by_definition(values, y, w):
    """Gini of all, ρ, r_v, Gini_index on the known, gain: exact, from (4.5), (4.6), (4.9), (4.11)."""
    rows = [(v, label, Fraction(weight)) for v, label, weight in zip(values, y, w, strict=True)]
    known = [row for row in rows if row[0] is not None]
    total, weight = _weight(rows), _weight(known)
    rho = weight / total if total else Fraction(0)
    parts = {v: [row for row in known if row[0] == v] for v in {row[0] for row in known}}
    r = {v: _weight(part) / weight for v, part in parts.items()} if weight else {}
    index = sum((r[v] * _gini(parts[v]) for v in r), Fraction(0))
    gain = rho * (_gini(known) - index)
    return {"gini": _gini(rows), "rho": rho, "r": r, "index": index, "gain": gain}


def _weight(rows):
    return sum((row[2] for row in rows), Fraction(0))


def _gini(rows):
    total = _weight(rows)
    classes = {row[1] for row in rows}
    return (
        1 - sum((_weight([row for row in rows if row[1] == c]) / total) ** 2 for c in classes) if total else Fraction(0)
    )


def _gini_of_counts(y):
    return 1 - sum((n / len(y)) ** 2 for n in Counter(y).values())


def _gain_is(got, expected):
    wrong = expected["rho"] * expected["index"]
    if expected["gain"] != wrong and abs(number(got, ("增益", "the gain")) - wrong) < TIE:
        fail(
            "这是 ρ·Gini_index, 不是 ρ·(Gini(D̃) − Gini_index)",
            "This is ρ·Gini_index, not ρ·(Gini(D̃) − Gini_index)",
            expected=float(expected["gain"]),
            got=got,
        )
    close(got, expected["gain"], ("增益", "the gain"))


def _node(table, w, columns):
    """What a node with these exact weights must be: weights of the classes, stopping, and the gain of each attribute."""
    present = [i for i, weight in enumerate(w) if weight > PRESENT]
    weights = {c: sum((w[i] for i in present if table["y"][i] == c), Fraction(0)) for c in table["classes"]}
    known = {j: {table["X"][i][j] for i in present} - {None} for j in columns}
    stops = len({table["y"][i] for i in present}) == 1 or all(len(values) <= 1 for values in known.values())
    facts = {j: by_definition(column(table["X"], j), table["y"], w) for j in columns if known[j]} if not stops else {}
    return weights, facts


def judge_tree(tree, table):
    """Walks the student's tree from the root with exact weights and judges every node."""
    names = table["attributes"]
    todo = [(tree, [Fraction(1)] * len(table["y"]), list(range(len(names))), "", None)]
    while todo:
        tree, w, columns, path, inherited = todo.pop()
        where = f"根{path} 处的结点", f"the node at root{path}"
        weights, facts = _node(table, w, columns) if inherited is None else (inherited, {})
        if not facts:
            _judge_leaf(tree, weights, table["classes"], where)
            continue
        tree = mapping(tree, ("attribute", "shares", "branches"), where)
        name = one_of(
            tree["attribute"], [names[j] for j in facts], (f"{where[0]}的属性", f"the attribute of {where[1]}")
        )
        chosen, best = names.index(name), max(facts, key=lambda j: facts[j]["gain"])
        own, most = facts[chosen], facts[best]
        require(
            own["gain"] >= most["gain"] - Fraction(TIE),
            f"{where[0]}: {name}的增益是 {float(own['gain']):.6f} (ρ = {float(own['rho']):.4f}), "
            f"而{names[best]}有 {float(most['gain']):.6f} (ρ = {float(most['rho']):.4f})",
            f"{where[1]}: the gain of {name} is {float(own['gain']):.6f} (ρ = {float(own['rho']):.4f}), "
            f"but {names[best]} has {float(most['gain']):.6f} (ρ = {float(most['rho']):.4f})",
            got=tree,
        )
        domain = table["domains"][chosen]
        close(
            tree["shares"],
            {v: own["r"].get(v, Fraction(0)) for v in domain},
            (f"{where[0]}的 shares", f"the shares of {where[1]}"),
        )
        branches = mapping(tree["branches"], domain, where)
        for v in domain:
            part = {v: 1, None: own["r"].get(v, 0)}
            below = [weight * part.get(row[chosen], 0) for weight, row in zip(w, table["X"], strict=True)]
            empty = not any(weight > PRESENT for weight in below)
            rest = [j for j in columns if j != chosen]
            todo.append((branches[v], below, rest, f"{path} → {name}={v}", weights if empty else None))


def _judge_leaf(leaf, weights, classes, where):
    leaf = mapping(leaf, (), where)
    require("label" in leaf, f"{where[0]}应成为叶", f"{where[1]} should be a leaf", got=leaf)
    mapping(leaf, ("weights",), where)
    close(leaf["weights"], weights, (f"{where[0]}的 weights", f"the weights of {where[1]}"))
    most = max(weights.values())
    largest = [c for c in classes if weights[c] >= most - Fraction(TIE)]
    # Sums of fractions may round either way, so that only whole weights show a tie for certain.
    if all(weight.denominator == 1 for weight in weights.values()):
        largest = largest[:1]
    one_of(leaf["label"], largest, (f"{where[0]}的标签", f"the label of {where[1]}"))


@memo
def oracle_tree(table):
    def grow(w, columns):
        weights, facts = _node(table, w, columns)
        leaf = {"label": max(weights, key=weights.get), "weights": {c: float(weight) for c, weight in weights.items()}}
        if not facts:
            return leaf
        j = max(facts, key=lambda j: facts[j]["gain"])
        shares = {v: facts[j]["r"].get(v, Fraction(0)) for v in table["domains"][j]}
        branches = {}
        for v, share in shares.items():
            parts = {v: 1, None: share}
            below = [weight * parts.get(row[j], 0) for weight, row in zip(w, table["X"], strict=True)]
            branches[v] = grow(below, [k for k in columns if k != j]) if any(below) else leaf
        return {
            "attribute": table["attributes"][j],
            "shares": {v: float(s) for v, s in shares.items()},
            "branches": branches,
        }

    return grow([Fraction(1)] * len(table["y"]), list(range(len(table["attributes"]))))


def _mixture(tree, attributes, row, classes):
    """The class distribution of a row: every leaf that it reaches, with the share of it that gets there."""
    mixed = dict.fromkeys(classes, 0.0)
    todo = [(tree, 1.0)]
    while todo:
        node, share = todo.pop()
        if "label" in node:
            total = sum(node["weights"].values())
            mixed = {c: mixed[c] + share * node["weights"][c] / total for c in classes}
        else:
            value = row[attributes.index(node["attribute"])]
            for v, branch in node["branches"].items():
                if value in (v, None):
                    todo.append((branch, share if value is not None else share * node["shares"][v]))
    return mixed


def _route(tree, attributes, row):
    while "label" not in tree:
        tree = tree["branches"][row[attributes.index(tree["attribute"])]]
    return tree["label"]
