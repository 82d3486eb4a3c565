"""Checks of exercise 4.9."""

from collections import Counter
from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_2_0a
from grader.checks import (
    array, at, check, close, equal, exercise, fail, hint, labels, mapping, memo, number, one_of, picture, require,
    sequence
)  # fmt: skip
from grader.strategies import seeds, tables

from .pins import ex04_09 as pins
from .shared import TIE, column, is_conflict_free
from .shared_pictures import draw_tree

EXERCISE = exercise(
    kind="program",
    book="§4.4.2",
    patterns=["oracle", "two sides", "witness", "certificate"],
    extra=["class_weights"],
    contract=[
        (
            "权重从 $10^{-6}$ 到 $10^9$，样本 150 个、属性 12 个时也对",
            "Right as well with weights from $10^{-6}$ to $10^9$, 150 samples and 12 attributes",
        ),
        (
            "一路分下来只剩 $10^{-4}$ 的权重也算样本（不超过 $10^{-12}$ 才当作没有）",
            "A sample of which $10^{-4}$ is left still counts (nothing is there only at $10^{-12}$ or less)",
        ),
        (
            "取值的名字只差空格、大小写或一个 0，或是空串，也是不同的取值",
            "Names that differ by a blank, in case or by a 0 are different values; the empty text is one, too",
        ),
    ],
    hints=[
        (
            "先让没有缺失、权重全为 1 的情形与题 4.4 一致，再把每个“样本数”换成“权重和”。",
            "Make it agree with exercise 4.4 where nothing is missing and all weights are 1, then replace every number of samples "
            "by a sum of weights.",
        ),
        (
            "增益里的每个量都只看取值已知的样本，只有 ρ 除外。",
            "Everything in the gain looks at samples with a known value only, except ρ.",
        ),
        (
            "缺失得越多，ρ 越小：ρ 乘在“越小越好”的量上会发生什么？这就是 `misled` 要用的弱点。",
            "The more is missing, the smaller is ρ: what does it do to a quantity that is to be minimised? That is the weakness that "
            "`misled` needs.",
        ),
    ],
    written={
        "justification": [
            (
                "指出 ρ·Gini_index 奖励缺失：ρ 小，乘积就小",
                "Says that ρ·Gini_index rewards missing values: a small ρ makes a small product",
            ),
            ("用 misled 的数据说明", "Uses the data of misled as an example"),
        ]
    },
)


@st.composite
def weighted_rows(draw, kinds=("", "complete"), min_size=0):
    """{"values", "y", "w"} of up to 10 samples, weights up to 2; "long" ones of 120, others with weights of any size."""
    value = st.sampled_from((*DOMAIN * 2, None, None, None))
    weight = st.sampled_from((0.0, 0.25, 0.5, 1.0, 2.0))
    rows = draw(st.lists(st.tuples(value, st.sampled_from(CLASSES), weight), min_size=min_size, max_size=10))
    kind = draw(st.sampled_from(kinds))
    rng = np.random.default_rng(draw(seeds()))
    if rows and kind == "long":
        rows = [rows[k] for k in rng.integers(0, len(rows), size=120)]
    values, y, w = ([row[k] for row in rows] for k in range(3))
    if kind == "complete":
        values = [value or "a" for value in values]
    elif kind == "fine":
        w = [u + round(float(more), 9) for u, more in zip(w, rng.random(len(w)), strict=True)]
    scale = {"large": 2.0**20, "small": 2.0**-18}.get(kind, 1.0)
    return {"values": values, "y": y, "w": [scale * u for u in w]}


STRETCHED = {"data": weighted_rows(("long", "large", "small", "fine"), min_size=1)}


@st.composite
def tables_with_gaps(draw):
    """A table of discrete attributes in which a quarter of the values is missing; now and then none is."""
    table = draw(tables(rows=(1, 10), classes=(1, 4), numeric=False))
    n = len(table["attributes"])
    if draw(st.integers(0, 4)):
        rng = np.random.default_rng(draw(seeds()))
        gaps = rng.random((len(table["X"]), n)) < 0.25
        table["X"] = [
            [None if gap else v for gap, v in zip(*pair, strict=True)] for pair in zip(gaps, table["X"], strict=True)
        ]
    return table


@check(points=1.5, book="(4.12)，表 4.4 / table 4.4")
def test_gains_on_2_0a(answer):
    """2.0α 上各属性的增益 / The gain of each attribute on 2.0α"""
    table, w = watermelon_2_0a(), [1.0] * 17
    exact = (46, 357), (169, 1785), (79, 1020), (436, 1785), (274, 1785), (1, 255)
    for j, (name, (above, below)) in enumerate(zip(table["attributes"], exact, strict=True)):
        values, what = column(table["X"], j), (f"{name}的增益", f"the gain of {name}")
        got = number(answer.gini_gain_missing(values, table["y"], w), what)
        with hint(*_about_gain(by_definition(values, table["y"], w))):
            close(got, above / below, what)


@check(points=0.5, book="(4.6)，表 4.4 / table 4.4")
def test_index_on_2_0a(answer):
    """2.0α 上各属性的 Gini_index / Gini_index of each attribute on 2.0α"""
    table, w = watermelon_2_0a(), [1.0] * 17
    exact = (1, 3), (41, 105), (41, 100), (116, 525), (34, 105), (37, 75)
    for j, (name, (above, below)) in enumerate(zip(table["attributes"], exact, strict=True)):
        values = column(table["X"], j)
        what = f"{name}的 Gini_index", f"Gini_index of {name}"
        got = number(answer.gini_index_known(values, table["y"], w), what)
        with hint(*_about_index(by_definition(values, table["y"], w))):
            close(got, above / below, what)


@check(points=1, book="§4.4.2")
def test_split_of_the_book(answer):
    """按纹理划分 2.0α：各瓜在三支中的权重 / 2.0α split by 纹理: the weights of the melons in the three branches"""
    table = watermelon_2_0a()
    texture = column(table["X"], 3)
    got = mapping(answer.split_weights(texture, [1.0] * 17, table["domains"][3]), table["domains"][3], SPLIT)
    for value, share in (("清晰", 7), ("稍糊", 5), ("模糊", 3)):
        expected = [1.0 if v == value else 0.0 if v else share / 15 for v in texture]
        what = f"{value}一支的权重", f"the weights in branch {value}"
        found = array(got[value], (17,), what)
        about = (
            f"纹理已知的 15 个瓜中有 {share} 个{value}。",
            f"Of the 15 melons whose 纹理 is known, {share} are {value}.",
        )
        if any(v and abs(u - e) > TIE for v, u, e in zip(texture, found, expected, strict=True)):
            about = HINT_KNOWN
        with hint(*about):
            close(found, expected, what)


@check(
    points=0.5,
    book="(4.5)",
    given={"data": weighted_rows()},
    also=pins.definitions,
    strict_given=STRETCHED,
    strict=pins.definitions_strict,
    examples=40,
)
def test_gini(answer, data):
    """带权样本的基尼值符合定义 / The Gini value of weighted samples is what its definition says"""
    y, w = data["y"], data["w"]
    got = number(answer.weighted_gini(y, w), ("基尼值", "the Gini value"))
    with hint(*_about_gini(y, w)):
        close(got, _short(by_definition(data["values"], y, w)["gini"]), ("基尼值", "the Gini value"))


@check(
    points=0.5,
    book="(4.9)",
    given={"data": weighted_rows()},
    also=pins.shares,
    strict_given=STRETCHED,
    strict=pins.definitions_strict,
    examples=40,
)
def test_known_share(answer, data):
    """ρ 符合定义，2.0α 的色泽上是 14/17 / ρ is what its definition says, 14/17 on 色泽 of 2.0α"""
    values, w = data["values"], data["w"]
    got = number(answer.known_share(values, w), ("ρ", "ρ"))
    with hint(*_about_share(values, w)):
        close(got, _short(by_definition(values, data["y"], w)["rho"]), ("ρ", "ρ"))


@check(
    points=0.5,
    book="(4.6), (4.10), (4.11)",
    given={"data": weighted_rows()},
    also=pins.definitions,
    strict_given=STRETCHED,
    strict=pins.definitions_strict,
    examples=40,
)
def test_index(answer, data):
    """Gini_index 符合定义，只看取值已知的样本 / Gini_index is what its definition says, on the samples of known value"""
    expected = by_definition(data["values"], data["y"], data["w"])
    got = number(answer.gini_index_known(data["values"], data["y"], data["w"]), ("Gini_index", "Gini_index"))
    with hint(*_about_index(expected)):
        close(got, _short(expected["index"]), ("Gini_index", "Gini_index"))


@check(
    points=1,
    book="(4.12)",
    given={"data": weighted_rows()},
    also=pins.gain,
    strict_given=STRETCHED,
    strict=pins.definitions_strict,
    examples=40,
)
def test_gain(answer, data):
    """增益符合定义，权重带小数时也是；权重同乘一个数，增益不变 /
    The gain is what its definition says, with fractional weights, too; a common factor of the weights leaves it unchanged
    """
    values, y, w = data["values"], data["y"], data["w"]
    _gain_is(answer.gini_gain_missing(values, y, w), by_definition(values, y, w))
    with at("权重都乘以 3", "with all weights times 3"):
        _gain_is(answer.gini_gain_missing(values, y, [3 * weight for weight in w]), by_definition(values, y, w))


@check(
    points=1,
    book="(4.11), §4.4.2",
    given={"data": weighted_rows(min_size=1)},
    also=pins.definitions,
    strict_given=STRETCHED,
    strict=pins.definitions_strict,
    examples=40,
)
def test_split_keeps_the_weight(answer, data):
    """划分不增减总权重；取值已知的样本只进入一支，缺失的按 r_v 分到各支 /
    A split keeps the total weight; a sample of known value goes to one branch, one of missing value to all by r_v"""
    values, w = data["values"], data["w"]
    domain = list(dict.fromkeys([*DOMAIN, *(value for value in values if value is not None)]))
    r = by_definition(values, data["y"], w)["r"]
    got = mapping(answer.split_weights(values, w, domain), domain, SPLIT)
    for value in domain:
        share = r.get(value, Fraction(0))
        expected = [
            float(share * Fraction(u)) if v is None else u * (v == value) for v, u in zip(values, w, strict=True)
        ]
        what = f"{value} 支的权重", f"the weights in branch {value}"
        found = array(got[value], (len(w),), what)
        about = HINT_KNOWN
        if all(v is None or abs(u - e) <= TIE * (1 + e) for v, u, e in zip(values, found, expected, strict=True)):
            about = (
                f"取值缺失的样本以 r_v 的比例进入 {value} 支，这里 r_v = {float(share):.6g}；它的分母是取值已知的样本的权重和。",
                f"A sample of missing value enters branch {value} by its r_v, {float(share):.6g} here; the denominator of r_v is "
                "the weight of the samples of known value.",
            )
            if not r:
                about = (
                    "没有已知取值（或其权重全为 0）：各支全为 0。",
                    "No value is known, or with weight 0 only: all are 0.",
                )
        with hint(*about):
            close(found, expected, what)


@check(points=1.5, given={"n": st.integers(10, 60)}, also=pins.misled, examples=25)
def test_misled(answer, n):
    """misled(n) 的数据上，ρ·Gini_index 选 b 而增益选 a /
    On the data of misled(n), ρ·Gini_index chooses b while the gain chooses a"""
    a, b, y = sequence(answer.misled(n), 3, ("misled 的返回值", "the result of misled"))
    a, b = labels(a, n, ["0", "1", None], ("a", "a")), labels(b, n, ["0", "1", None], ("b", "b"))
    y = labels(y, n, ["是", "否"], ("标签", "the labels"))
    of_a, of_b = by_definition(a, y, [1] * n), by_definition(b, y, [1] * n)
    products = [of["rho"] * of["index"] for of in (of_a, of_b)]
    gains = [of["gain"] for of in (of_a, of_b)]
    with hint(
        "什么样的属性会使 ρ·Gini_index 很小，却没有用处？",
        "Which attributes have a small ρ·Gini_index, and yet are of no use?",
    ):
        require(
            products[1] < products[0],
            f"ρ·Gini_index 应偏爱 b：a 的是 {float(products[0]):.4f}，b 的是 {float(products[1]):.4f}，应更小",
            f"ρ·Gini_index should prefer b: it is {float(products[0]):.4f} for a and {float(products[1]):.4f} for b, which "
            "should be less",
            got=(a, b, y),
        )
    with hint("a 要分得开“是”与“否”，b 则一点用处也没有。", "Let a tell 是 from 否, and b be of no use at all."):
        require(
            gains[0] > gains[1],
            f"增益应偏爱 a：a 的是 {float(gains[0]):.4f}，b 的是 {float(gains[1]):.4f}，a 的应更大",
            f"The gain should prefer a: it is {float(gains[0]):.4f} for a, which should be larger, and {float(gains[1]):.4f} for b",
            got=(a, b, y),
        )


@check(points=2, given={"table": tables_with_gaps()}, also=pins.every_node_is_right, examples=40)
def test_every_node_is_right(answer, table):
    """树的每个内部结点都取增益最大的属性，shares 是 r_v，每片叶的权重和标签都对 /
    Every inner node takes the attribute of largest gain, its shares are r_v, every leaf has the right weights and label
    """
    tree = answer.grow_tree(*(table[key] for key in ("X", "y", "attributes", "domains", "classes")))
    judge_tree(tree, table)
    if is_conflict_free(table) and all(value is not None for row in table["X"] for value in row):
        for row, label in zip(table["X"], table["y"], strict=True):
            equal(
                _route(tree, table["attributes"], row), label, ("训练样本的预测", "the prediction on a training sample")
            )


@check(
    given={"table": tables_with_gaps(), "factor": st.sampled_from((1.0, 1.0, 1e6, 1e-6))},
    also=pins.class_weights,
    examples=25,
    extra=True,
)
def test_class_weights(answer, table, factor):
    """class_weights：取值缺失时按 shares 混合各支的分布，总和为 1 /
    class_weights mixes the branches by their shares where the value is missing; the sum is 1"""
    tree = oracle_tree(table, factor)
    attributes, rows = table["attributes"], [*table["X"], [None] * len(table["attributes"])]
    for row in rows[-3:]:
        what = ("类别分布", "the class distribution")
        got = mapping(answer.class_weights(tree, attributes, row), table["classes"], what)
        total = sum(number(got[c], what) for c in table["classes"])
        about = (
            "走到某个取值缺失的结点，就按那里的 shares 混合各支。",
            "Where the value is missing at a node, mix its branches by the `shares` of that node.",
        )
        if abs(total - 1) > 1e-6:
            about = (
                f"这里的总和是 {total:.6g}，应是 1：叶的权重先归一化再混合。",
                f"The sum is {total:.6g} here, not 1: normalise the weights of a leaf before mixing.",
            )
        elif None not in row:
            about = "每个取值都已知：沿着树走到一片叶。", "No value is missing: the row goes to one leaf."
        with hint(*about):
            close(got, _mixture(tree, attributes, row, table["classes"]), what)


@picture(
    "2.0α 上的决策树，叶中是各类的权重",
    "The tree on 2.0α, with the weights of the classes in its leaves",
    alt=("决策树；叶中的权重多为分数", "A decision tree; the weights in its leaves are mostly fractions"),
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
    figure.suptitle(says("叶：标签，是的权重，否的权重", "Leaves: label, weight of 是, weight of 否"))


CLASSES = ("是", "否", "是否", "1", "a b")
DOMAIN = ("a", "1", "a b", "10")
PRESENT = 1e-12
SPLIT = ("split_weights 的返回值", "the result of split_weights")
HINT_KNOWN = (
    "取值已知的样本带着原来的权重只进入自己那一支。",
    "A sample of known value goes to its own branch only, with the weight it has.",
)


@memo
def by_definition(values, y, w):
    """Gini of all, ρ, r_v, Gini_index on the known, gain: exact, from (4.5), (4.6), (4.9), (4.11)."""
    mass = {}
    for (value, label, weight), count in Counter(zip(values, y, w, strict=True)).items():
        parts = mass.setdefault(value, {})
        parts[label] = parts.get(label, 0) + count * Fraction(weight)
    known = {value: classes for value, classes in mass.items() if value is not None}
    total, weight = (sum((_total(classes) for classes in of.values()), Fraction(0)) for of in (mass, known))
    rho = weight / total if total else Fraction(0)
    r = {v: _total(classes) / weight for v, classes in known.items()} if weight else {}
    index = sum((r[v] * _gini(known[v]) for v in r), Fraction(0))
    gain = rho * (_gini(_merged(known.values())) - index)
    inside = {v: _gini(known[v]) for v in r}
    return {
        "gini": _gini(_merged(mass.values())),
        "rho": rho,
        "r": r,
        "inside": inside,
        "known": _gini(_merged(known.values())),
        "index": index,
        "gain": gain,
    }


def _total(classes):
    return sum(classes.values(), Fraction(0))


def _merged(parts):
    together = {}
    for classes in parts:
        for label, weight in classes.items():
            together[label] = together.get(label, 0) + weight
    return together


def _gini(classes):
    total = _total(classes)
    return 1 - sum((weight / total) ** 2 for weight in classes.values()) if total else Fraction(0)


def _gain_is(got, expected):
    wrong = expected["rho"] * expected["index"]
    if expected["gain"] != wrong and abs(number(got, ("增益", "the gain")) - wrong) < TIE:
        fail(
            "这是 ρ·Gini_index，不是 ρ·(Gini(D̃) − Gini_index)",
            "This is ρ·Gini_index, not ρ·(Gini(D̃) − Gini_index)",
            expected=float(expected["gain"]),
            got=got,
        )
    got = number(got, ("增益", "the gain"))
    with hint(*_about_gain(expected)):
        close(got, _short(expected["gain"]), ("增益", "the gain"))


def _short(value):
    """A fraction that can be read, else its decimals."""
    return value if value.denominator <= 10_000 else float(value)


def _about_gini(y, w):
    if not any(w):
        return "权重的总和是 0：返回 0。", "The total weight is 0: the answer is 0."
    weights = {}
    for label, weight in zip(y, w, strict=True):
        weights[label] = weights.get(label, 0) + weight
    listed = ", ".join(f"{label}: {weight:.6g}" for label, weight in weights.items())
    return (
        f"各类的权重和是 {listed}；比例都按权重算，不按个数。",
        f"The classes weigh {listed}; shares are shares of weight, not of numbers.",
    )


def _about_share(values, w):
    total, known = sum(w), sum(weight for v, weight in zip(values, w, strict=True) if v is not None)
    if not total:
        return "权重的总和是 0：返回 0。", "The total weight is 0: the answer is 0."
    return (
        f"全部样本的权重和是 {total:.6g}，取值已知的是 {known:.6g}。",
        f"All samples weigh {total:.6g}, those of known value {known:.6g}.",
    )


def _about_index(expected):
    """The hint for Gini_index: what each value adds to it."""
    if not expected["r"]:
        return "没有已知取值（或其权重全为 0）：返回 0。", "No value is known, or with weight 0 only: the answer is 0."
    r = ", ".join(f"{v}: {float(share):.4g}" for v, share in expected["r"].items())
    inside = ", ".join(f"{v}: {float(gini):.4g}" for v, gini in expected["inside"].items())
    return (
        f"r_v（只在取值已知的样本中算）是 {r}；各支的基尼值是 {inside}。",
        f"The r_v, among the samples of known value, are {r}; the Gini values of the branches are {inside}.",
    )


def _about_gain(expected):
    """The hint for the gain: the quantities in it."""
    if not expected["r"]:
        return "没有已知取值（或其权重全为 0）：增益是 0。", "No value is known, or with weight 0 only: the gain is 0."
    rho, known, index = (f"{float(expected[key]):.6g}" for key in ("rho", "known", "index"))
    return (
        f"这里 ρ = {rho}，取值已知的样本的基尼值 Gini(D̃) = {known}, Gini_index = {index}。",
        f"Here ρ = {rho}, the Gini value of the samples of known value is Gini(D̃) = {known}, and Gini_index = {index}.",
    )


def _node(table, w, columns):
    """What a node with these exact weights must be: weights of the classes, the gain of each attribute unless it is a
    leaf, and in words what makes it a leaf or what is to be split."""
    present = [i for i, weight in enumerate(w) if weight > PRESENT]
    weights = {c: sum((w[i] for i in present if table["y"][i] == c), Fraction(0)) for c in table["classes"]}
    known = {j: {table["X"][i][j] for i in present} - {None} for j in columns}
    here = [c for c in table["classes"] if any(table["y"][i] == c for i in present)]
    stops = len(here) == 1 or all(len(values) <= 1 for values in known.values())
    seen = {table["attributes"][j]: [v for v in table["domains"][j] if v in values] for j, values in known.items()}
    facts = {j: by_definition(column(table["X"], j), table["y"], w) for j in columns if known[j]} if not stops else {}
    return weights, facts, _reason(here, seen, stops)


def _reason(here, seen, stops):
    """Why a node is a leaf, or why it is none: the classes there, and the known values of the attributes left."""
    listed = "; ".join(f"{name}: {', '.join(values)}" for name, values in seen.items() if values)
    if len(here) == 1:
        return f"这里的样本都是 {here[0]}", f"its samples are all {here[0]}"
    if not seen:
        return "没有余下的属性", "no attribute is left"
    if not listed:
        return "余下的属性在这里没有已知取值", "no attribute left has a known value there"
    if stops:
        return (
            f"余下的属性在这里都至多有一种已知取值（{listed}）",
            f"no attribute left has more than one known value there ({listed})",
        )
    return (
        f"这里有 {', '.join(here)} 各类，余下的属性有不同的已知取值（{listed}）",
        f"it holds the classes {', '.join(here)}, and there are different known values ({listed})",
    )


def judge_tree(tree, table):
    """Walks the student's tree from the root with exact weights and judges every node."""
    names = table["attributes"]
    todo = [(tree, [Fraction(1)] * len(table["y"]), list(range(len(names))), "", None)]
    while todo:
        tree, w, columns, path, inherited = todo.pop()
        where = (f"根{path} 处的结点", f"the node at root{path}") if path else ("根结点", "the root")
        weights, facts, reason = _node(table, w, columns)
        if inherited is not None:
            reason = "没有样本到这里", "no sample gets there"
            weights, facts = inherited, {}
        handed = _handed_down(w, path)
        if not facts:
            _judge_leaf(tree, weights, table["classes"], where, reason, inherited is not None, handed)
            continue
        tree = mapping(tree, (), where)
        with hint("增益为 0 也要划分。", "A node is split even if the gain is 0."):
            require(
                "label" not in tree or "attribute" in tree,
                f"{where[0]}还应划分：{reason[0]}",
                f"{_begin(where[1])} should be split: {reason[1]}",
                got=tree,
            )
        mapping(tree, ("attribute", "shares", "branches"), where)
        with hint(
            "祖先用过的属性不再用，在这里没有已知取值的属性不参与选择。",
            "An attribute used above is not used again, and one without a known value there is no candidate.",
        ):
            what = f"{where[0]}的属性", f"the attribute of {where[1]}"
            name = one_of(tree["attribute"], [names[j] for j in facts], what)
        chosen, best = names.index(name), max(facts, key=lambda j: facts[j]["gain"])
        own, most = facts[chosen], facts[best]
        with hint(*(handed if path else HINT_ROOT)):
            require(
                own["gain"] >= most["gain"] - Fraction(TIE),
                f"{where[0]}：{name}的增益是 {float(own['gain']):.6f} (ρ = {float(own['rho']):.4f})，"
                f"而{names[best]}有 {float(most['gain']):.6f} (ρ = {float(most['rho']):.4f})",
                f"{_begin(where[1])}: the gain of {name} is {float(own['gain']):.6f} (ρ = {float(own['rho']):.4f}), "
                f"but {names[best]} has {float(most['gain']):.6f} (ρ = {float(most['rho']):.4f})",
                got=tree,
            )
        domain = table["domains"][chosen]
        shares = mapping(tree["shares"], domain, (f"{where[0]}的 shares", f"the shares of {where[1]}"))
        with hint(*_about_shares(table, chosen, w)):
            for v in domain:
                what = f"{where[0]}的 shares 中 {v} 的一份", f"the share of {v} at {where[1]}"
                close(shares[v], _short(own["r"].get(v, Fraction(0))), what)
        branches = mapping(tree["branches"], domain, where)
        for v in domain:
            part = {v: 1, None: own["r"].get(v, 0)}
            below = [weight * part.get(row[chosen], 0) for weight, row in zip(w, table["X"], strict=True)]
            empty = not any(weight > PRESENT for weight in below)
            rest = [j for j in columns if j != chosen]
            todo.append((branches[v], below, rest, f"{path} → {name}={v}", weights if empty else None))


def _begin(words):
    return words[:1].upper() + words[1:]


HINT_ROOT = (
    "在根结点每个样本的权重是 1；gini_gain_missing 最大的属性入选。",
    "At the root every sample has weight 1; the attribute with the largest gini_gain_missing is taken.",
)


def _about_shares(table, j, w):
    """The hint for the shares of a node: the weight of each known value."""
    weights = {v: sum(u for u, row in zip(w, table["X"], strict=True) if row[j] == v) for v in table["domains"][j]}
    listed = ", ".join(f"{v}: {float(weight):.6g}" for v, weight in weights.items())
    return (
        f"在这里，各已知取值的权重和是 {listed}；r_v 是其中的比例。",
        f"The known values weigh {listed} there; r_v is the share among these.",
    )


def _handed_down(w, path):
    """The hint for weights at a node: those of the samples there."""
    if not path:
        return (
            "在根结点每个样本的权重是 1，有缺失值的样本也一样。",
            "At the root every sample weighs 1, those with missing values, too.",
        )
    few = ", ".join(f"{i} ({float(u):.4g})" for i, u in enumerate(w) if u > PRESENT) if len(w) <= 20 else ""
    if not few:
        return "这里用的是传下来的权重，再小也算。", "What counts there are the weights handed down, however small."
    return (
        f"到这里的样本（括号中是传下来的权重）：{few}。",
        f"The samples that get there, with the weights handed down: {few}.",
    )


def _judge_leaf(leaf, weights, classes, where, reason, empty, handed):
    leaf = mapping(leaf, (), where)
    require(
        "label" in leaf,
        f"{where[0]}应成为叶：{reason[0]}",
        f"{_begin(where[1])} should be a leaf: {reason[1]}",
        got=leaf,
    )
    mapping(leaf, ("weights",), where)
    copied = (
        "没有样本的分支照抄父结点若为叶时的 label 和 weights。",
        ("A branch without samples has the label and the weights that its parent would have had as a leaf."),
    )
    found = mapping(leaf["weights"], classes, (f"{where[0]}的 weights", f"the weights of {where[1]}"))
    with hint(*(copied if empty else handed)):
        for c in classes:
            close(
                found[c],
                _short(weights[c]),
                (f"{where[0]}的 weights 中 {c} 的权重", f"the weight of {c} at {where[1]}"),
            )
    most = max(weights.values())
    largest = [c for c in classes if weights[c] >= most - Fraction(TIE)]
    about = f"这里权重最大的是 {largest[0]}。", f"The class of largest weight there is {largest[0]}."
    with hint(*(copied if empty else about)):
        one_of(leaf["label"], largest, (f"{where[0]}的标签", f"the label of {where[1]}"))


@memo
def oracle_tree(table, factor):
    def grow(w, columns):
        weights, facts, _ = _node(table, w, columns)
        leaf = {
            "label": max(weights, key=weights.get),
            "weights": {c: factor * float(weight) for c, weight in weights.items()},
        }
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
