"""Checks of exercise 4.3."""

import math

import numpy as np

from exercises.datasets import watermelon_2_0, watermelon_3_0, watermelon_3_0a
from grader.checks import check, close, equal, exercise, hint, memo, number, picture, require, sequence
from grader.strategies import labels, seeds

from .pins import ex04_03 as pins
from .pins.ex04_03 import BITS
from .shared import (
    TIE, any_tables, column, entropy_by_definition, gain_by_definition, halves_of, is_stopping, majority_label,
    midpoints, parts_of, route, tables_with_tree, walk
)  # fmt: skip

EXERCISE = exercise(
    kind="program",
    book="§4.2.1, §4.4.1",
    patterns=["oracle", "certificate", "metamorphic"],
    contract=[
        (
            "样本有 150 个、属性有 11 个、树有六十层时也对",
            "Right as well with 150 samples, 11 attributes and a tree of sixty levels",
        ),
        (
            "增益只差 $4×10^{-8}$ 的两种划分分得出高下（相差不到 $10^{-9}$ 才算并列）",
            "Splits whose gains differ by $4×10^{-8}$ are told apart (only within $10^{-9}$ they tie)",
        ),
        (
            "连续取值的大小不限，相差 $10^{-10}$ 也是两个取值，划分点不四舍五入",
            "Continuous values of any size; two that differ by $10^{-10}$ are two, and no threshold is rounded",
        ),
        (
            "取值的名字只差空格、大小写或一个 0 也是两个取值",
            "Names that differ by a blank, in case or by a 0 are two values",
        ),
        ("没有标签时熵是 0", "Without labels the entropy is 0"),
    ],
    hints=[
        (
            "逐件来：先让熵和增益对上书中 §4.2.1 的数，再写划分点，最后写树。",
            "Part by part: first match entropy and gain with the numbers of §4.2.1, then thresholds, the tree last.",
        ),
        (
            "树的递归只有三条停止的理由；增益为 0 不在其中。空分支不调用递归，直接成叶。",
            "The recursion has three reasons to stop, and a zero gain is none of them. An empty branch is a leaf at once.",
        ),
        (
            "往下走时：离散属性从这一支的属性里去掉（不要动别的支的列表），连续属性留着。",
            "On the way down a discrete attribute leaves the list of its own branches (no other list), a continuous one stays.",
        ),
    ],
)

CLASSES = ("是", "否", "或", "1", "10", "是 否")
ONE_COLUMN = any_tables(rows=(1, 12), columns=(1, 1), nominal=False, classes=(1, 4))
HINT_LOG = ("对数以 2 为底；0·log2(0) 记为 0。", "The logarithm is to base 2; 0·log2(0) counts as 0.")
HINT_WEIGHTS = (
    "增益是 Ent(D) 减去各支的熵（都以 2 为底），每一支的权重是 |D^v|/|D|。",
    "The gain is Ent(D) less the entropies of the branches (all to base 2), each weighted by |D^v|/|D|.",
)
HINT_CANDIDATES = (
    "候选点是相邻两个不同取值的中点；重复的取值只算一个，先按数的大小排序。",
    "Candidates are midpoints of neighbouring different values; equal ones count once, and numbers are sorted as numbers.",
)


@check(points=0.5, book="(4.1)", hint=HINT_LOG)
def test_entropy_of_the_book(answer):
    """西瓜 2.0 与色泽各支的熵与书一致 /
    The entropies of watermelon 2.0 and of the branches of 色泽 are the book's"""
    table = watermelon_2_0()
    close(answer.entropy(table["y"]), 0.998, abs=6e-4)
    for part, printed in zip(parts_of(column(table["X"], 0), table["y"]), (1.000, 0.918, 0.722), strict=True):
        close(answer.entropy(part), printed, abs=6e-4)


@check(points=1, book="(4.2), §4.2.1", hint=HINT_WEIGHTS)
def test_gains_of_the_book(answer):
    """西瓜 2.0 上六个属性的信息增益与书一致 / The gains of the six attributes on watermelon 2.0 are the book's"""
    table = watermelon_2_0()
    # The book prints 0.109 for 色泽, a difference of rounded numbers; the exact value is 0.1081.
    for j, printed in enumerate((0.108, 0.143, 0.141, 0.381, 0.289, 0.006)):
        close(answer.information_gain(column(table["X"], j), table["y"]), printed, abs=6e-4)
    clear = [i for i, row in enumerate(table["X"]) if row[3] == "清晰"]
    for j, printed in ((0, 0.043), (1, 0.458), (2, 0.331), (4, 0.458), (5, 0.458)):
        values, y = [table["X"][i][j] for i in clear], [table["y"][i] for i in clear]
        close(answer.information_gain(values, y), printed, abs=6e-4)


@check(points=0.5, book="(4.7), §4.4.1")
def test_candidates_of_the_book(answer):
    """密度和含糖率的候选划分点与书一致 / The candidate thresholds of 密度 and 含糖率 are the book's"""
    table = watermelon_3_0()
    # The book cuts printed thresholds to three digits: 0.381 stands for 0.3815.
    for j, (first, last) in {6: (0.244, 0.746), 7: (0.049, 0.418)}.items():
        values, name = column(table["X"], j), table["attributes"][j]
        with hint(*HINT_CANDIDATES):
            found = sequence(answer.candidate_thresholds(values), 16, (f"{name}的候选点", f"the candidates of {name}"))
            close(found[0], first, (f"{name}最小的候选点", f"the least candidate of {name}"), abs=6e-4)
            close(found[-1], last, (f"{name}最大的候选点", f"the largest candidate of {name}"), abs=6e-4)


@check(points=0.5, book="(4.8), §4.4.1")
def test_thresholds_of_the_book(answer):
    """密度和含糖率的最优划分点及其增益与书一致 /
    The best thresholds of 密度 and 含糖率 and their gains are the book's"""
    table = watermelon_3_0()
    for j, (printed, gain) in {6: (0.381, 0.262), 7: (0.126, 0.349)}.items():
        name = table["attributes"][j]
        with hint(*HINT_BEST):
            best = answer.best_threshold(column(table["X"], j), table["y"])
            best = sequence(best, 2, ("（划分点，增益）", "(threshold, gain)"))
            close(best[0], printed, (f"{name}的最优划分点", f"the best threshold of {name}"), abs=6e-4)
            close(best[1], gain, (f"{name}的最大增益", f"the largest gain of {name}"), abs=6e-4)


@check(points=1.5, book="图 4.8 / fig. 4.8")
def test_tree_on_3_0(answer):
    """西瓜 3.0 上的树与图 4.8 一致（并列处任选），17 个瓜全对 /
    The tree on watermelon 3.0 is that of fig. 4.8 (ties are free), and all 17 melons are right"""
    table = watermelon_3_0()
    nodes = _judged_tree(answer, table)
    with hint("先在根结点比较八个属性的增益。", "Compare the gains of all eight attributes at the root first."):
        equal(nodes[0].tree["attribute"], "纹理", ("根结点的属性", "the attribute at the root"))
        _five_leaves_all_right(nodes, table)
        clear = next(node for node in nodes if node.path == " → 纹理=清晰")
        equal(clear.tree["attribute"], "密度", ("清晰分支的属性", "the attribute below 清晰"))
        close(clear.threshold, 0.3815, ("清晰分支的划分点", "the threshold below 清晰"))


@check(points=0.5, book="图 4.10 / fig. 4.10")
def test_tree_on_3_0a(answer):
    """西瓜 3.0α 上的树与图 4.10 一致（并列处任选） /
    The tree on watermelon 3.0α is that of fig. 4.10 (ties are free)"""
    table = watermelon_3_0a()
    table = {**table, "X": table["X"].tolist()}
    nodes = _judged_tree(answer, table)
    _five_leaves_all_right(nodes, table)
    inner = [(node.tree["attribute"], node.threshold) for node in nodes if node.label is None]
    printed = (("含糖率", 0.126), ("密度", 0.3815), ("含糖率", 0.2045))
    for (name, threshold), (wanted, t) in zip(inner, printed, strict=False):
        equal(name, wanted, ("属性", "the attribute"))
        close(threshold, t, ("划分点", "the threshold"), abs=1e-6)


@check(
    points=0.5,
    book="(4.1)",
    given={"y": labels(CLASSES)},
    also=pins.entropy_is_its_definition,
    strict=pins.entropy_strict,
    hint=HINT_LOG,
)
def test_entropy_is_its_definition(answer, y):
    """熵符合定义 / Entropy is what (4.1) says"""
    close(answer.entropy(y), entropy_by_definition(y), ("熵", "the entropy"))


@check(
    points=0.5,
    book="(4.2)",
    given={"table": any_tables(columns=(1, 1), numeric=False, classes=(1, 4), values=(1, 5))},
    also=pins.gain_is_its_definition,
    strict=pins.gain_strict,
    hint=HINT_WEIGHTS,
)
def test_gain_is_its_definition(answer, table):
    """信息增益符合定义，把样本全部重复一遍也不变 /
    The gain is what (4.2) says, and unchanged when all samples are repeated"""
    values, y = column(table["X"], 0), table["y"]
    expected = gain_by_definition(parts_of(values, y), y)
    close(answer.information_gain(values, y), expected, ("信息增益", "the gain"))
    close(
        answer.information_gain(values * 2, y * 2), expected, ("重复样本后的信息增益", "the gain of repeated samples")
    )


@check(
    points=0.5,
    book="(4.7)",
    given={"values": ONE_COLUMN.map(lambda table: column(table["X"], 0))},
    also=pins.candidates_are_midpoints,
    hint=HINT_CANDIDATES,
)
def test_candidates_are_midpoints(answer, values):
    """候选划分点恰好是相邻不同取值的中点 / The candidates are the midpoints of neighbouring different values, no more"""
    wanted = midpoints(values)
    found = sequence(answer.candidate_thresholds(values), len(wanted), ("候选划分点", "the candidate thresholds"))
    for got, threshold in zip(found, wanted, strict=True):
        _is_midpoint(got, [threshold], values)


@check(points=0.5, book="(4.8)", given={"table": ONE_COLUMN}, also=pins.best_threshold_beats_all_midpoints)
def test_best_threshold_beats_all_midpoints(answer, table):
    """没有哪个候选点的增益比最优划分点大；只有一种取值时没有划分点 /
    No candidate beats the best threshold; one value only has no threshold"""
    values, y = column(table["X"], 0), table["y"]
    gains = {t: gain_by_definition(halves_of(values, y, t), y) for t in midpoints(values)}
    found = answer.best_threshold(values, y)
    if not gains:
        require(found is None, "只有一种取值，没有划分点", "One value only: no threshold", expected=None, got=found)
        return
    threshold, gain = sequence(found, 2, ("（划分点，增益）", "(threshold, gain)"))
    near = _is_midpoint(threshold, gains, values)
    with hint(*HINT_BEST):
        _is_best(gains[near], gains.values(), ("最优划分点", "the best threshold"), threshold)
        close(gain, gains[near], REPORTED)


@check(
    points=0.5,
    given={"table": any_tables(classes=(1, 4)).filter(lambda table: _has_split(table))},
    also=pins.best_split_beats_all_others,
    strict=pins.best_split_strict,
)
def test_best_split_beats_all_others(answer, table):
    """没有哪个属性、哪个划分点的增益比最优划分大 / No attribute and no threshold beats the best split"""
    X, y, names, domains = (table[key] for key in ("X", "y", "attributes", "domains"))
    what = "（属性名，划分点，增益）", "(name, threshold, gain)"
    name, threshold, gain = sequence(answer.best_split(X, y, names, domains), 3, what)
    gains = _gains(table, list(range(len(X))), list(range(len(names))))
    named = isinstance(name, str) and name in names
    require(named, "划分属性应是给定属性之一", "The split attribute should be one of those given", got=name)
    j = names.index(name)
    near = None
    if domains[j] is None:
        near = _is_midpoint(threshold, [t for k, t in gains if k == j], column(X, j))
    else:
        require(
            threshold is None, "离散属性的划分点应为 None", "A discrete attribute has threshold None", got=threshold
        )
    with hint(*HINT_BEST):
        _is_best(gains[j, near], gains.values(), (f"按 {name} 划分", f"the split by {name}"), [name, threshold])
        close(gain, gains[j, near], REPORTED)


@check(points=2, book="图 4.2 / fig. 4.2", given={"table": any_tables(classes=(1, 5))}, also=pins.every_node_is_right)
def test_every_node_is_right(answer, table):
    """树的每个内部结点都取最优划分，每片叶都合停止规则与多数类规则 /
    Every inner node of the tree splits best, every leaf obeys the stopping and majority rules"""
    _judged_tree(answer, table)


@check(
    points=0.5,
    given={"table": tables_with_tree(rows=(1, 8), classes=(1, 5)), "seed": seeds()},
    also=pins.predictions_follow_the_tree,
    strict=pins.predictions_strict,
    hint=(
        "属性按名字找列，列的次序可以与训练时不同；等于划分点的值走左边。",
        "Find columns by name: their order may differ from training. A value at the threshold goes left.",
    ),
)
def test_predictions_follow_the_tree(answer, table, seed):
    """预测沿着树走到叶：离散值走自己的分支，值 ≤ 划分点走左边 /
    A prediction follows the tree to a leaf: a discrete value takes its branch, a value ≤ the threshold goes left"""
    order = np.random.default_rng(seed).permutation(len(table["attributes"])).tolist()
    names, X = [table["attributes"][j] for j in order], [[row[j] for j in order] for row in table["X"]]
    tree = {**table["tree"], "note": "ignored"}
    equal(answer.predict(tree, names, X), [route(tree, names, row) for row in X], ("预测", "the predictions"))


@check(points=0.5)
def test_degenerate(answer):
    """退化的数据：异或，单个样本，全同的样本，没有属性 /
    Degenerate data: XOR, one sample, equal samples, no attribute"""
    for table in (XOR, ONE, ALL_EQUAL, NO_ATTRIBUTES):
        _judged_tree(answer, table)


@picture(
    "西瓜 3.0α 上的划分",
    "The regions on watermelon 3.0α",
    alt=(
        "密度-含糖率平面上你的树划出的区域，底色是预测的类别，点是 17 个瓜；虚线是参考解的边界",
        "The regions of your tree in the plane of density and sugar content, shaded by predicted class, with the 17 "
        "melons as points; the dashed line is the boundary of the reference",
    ),
)
def draw_regions(figure, answer, reference, says):
    table = watermelon_3_0a()
    X, names = table["X"], table["attributes"]
    arguments = X.tolist(), table["y"], names, table["domains"], table["classes"]
    across, up = np.meshgrid(np.linspace(0.2, 0.8, 121), np.linspace(0.0, 0.5, 101))
    plane = np.c_[across.ravel(), up.ravel()].tolist()
    mine = answer.predict(answer.grow_tree(*arguments), names, plane)
    theirs = reference.predict(reference.grow_tree(*arguments), names, plane)
    axes = figure.subplots()
    shade = np.array([label == "是" for label in mine], dtype=float).reshape(across.shape)
    axes.pcolormesh(across, up, shade, cmap="RdBu", vmin=-0.6, vmax=1.6, rasterized=True)
    dashed = np.array([label == "是" for label in theirs], dtype=float).reshape(across.shape)
    axes.contour(across, up, dashed, levels=[0.5], colors="black", linestyles="dashed")
    good = np.array(table["y"]) == "是"
    axes.scatter(*X[good].T, marker="o", color="black", label=says("好瓜", "good melon"))
    axes.scatter(*X[~good].T, marker="x", color="black", label=says("坏瓜", "bad melon"))
    axes.set(xlabel=says("密度", "density"), ylabel=says("含糖率", "sugar content"))
    axes.legend(loc="upper left")


XOR = {
    "X": [[a, b] for a in BITS for b in BITS],
    "y": ["否", "是", "是", "否"],
    "attributes": ["a", "b"],
    "domains": [BITS, BITS],
    "classes": ["是", "否"],
}
ONE = {"X": [["0", 0.5]], "y": ["否"], "attributes": ["a", "b"], "domains": [BITS, None], "classes": ["是", "否"]}
ALL_EQUAL = {**ONE, "X": [["0", 0.5]] * 4, "y": ["否", "是", "是", "否"]}
REPORTED = ("所报的增益", "the reported gain")
NO_ATTRIBUTES = {**ALL_EQUAL, "X": [[]] * 4, "attributes": [], "domains": []}
HINT_BEST = (
    "把所有候选都试一遍，记下增益最大的那个；离散与连续属性放在一起比较。",
    "Try all candidates and keep the one of largest gain; discrete and continuous attributes compete with each other.",
)
HINT_STOP = (
    "停止的理由只有三条：全属一类，没有属性可用，余下属性上取值全同。",
    "There are three reasons to stop: one class, no attribute left, rows equal on the attributes left.",
)
HINT_LEAF = (
    "叶取到达它的样本的多数类，并列时取 classes 中靠前的；空分支取父结点的多数类。",
    "A leaf takes the majority of its samples, the first in classes if tied; an empty branch that of its parent.",
)


def _judged_tree(answer, table):
    """Grows the student's tree and judges every node by the samples that reach it; returns the nodes."""
    X, y, names, domains = (table[key] for key in ("X", "y", "attributes", "domains"))
    tree = answer.grow_tree(X, y, names, domains, table["classes"])
    nodes = list(walk(tree, table))
    for node in nodes:
        where = f"根{node.path}", f"root{node.path}"
        if node.label is not None:
            rows = node.rows or node.parent_rows
            with hint(*HINT_STOP):
                require(
                    not node.rows or is_stopping(node, table),
                    f"{where[0]}：样本 {node.rows} 还应继续划分",
                    f"{where[1]}: samples {node.rows} should be split further",
                    got=node.tree,
                )
            wanted = majority_label([y[i] for i in rows], table["classes"])
            with hint(*HINT_LEAF):
                equal(node.label, wanted, (f"{where[0]} 的叶标签", f"the label of the leaf at {where[1]}"))
            continue
        with hint(*HINT_STOP):
            require(
                not is_stopping(node, table),
                f"{where[0]}：样本 {node.rows} 应成为叶",
                f"{where[1]}: samples {node.rows} should be a leaf",
                got=node.tree,
            )
        gains = _gains(table, node.rows, node.columns)
        near = None
        if domains[node.column] is None:
            near = node.threshold = _between(node.threshold, [X[i][node.column] for i in node.rows], where)
        best = max(gains, key=gains.__getitem__)
        split = names[best[0]] if best[1] is None else f"{names[best[0]]} ≤ {best[1]:g}"
        with hint(*HINT_BEST):
            require(
                gains[node.column, near] >= gains[best] - TIE,
                f"{where[0]}：这里的增益是 {gains[node.column, near]:.6f}，而 {split} 有 {gains[best]:.6f}",
                f"{where[1]}: the gain here is {gains[node.column, near]:.6f}, but {split} has {gains[best]:.6f}",
                got=node.tree,
            )
    return nodes


@memo
def _gains(table, rows, columns):
    """(column, threshold or None) -> gain on these rows, for every split that there is."""
    y = [table["y"][i] for i in rows]
    gains = {}
    for j in columns:
        values = [table["X"][i][j] for i in rows]
        if table["domains"][j] is not None:
            gains[j, None] = gain_by_definition(parts_of(values, y), y)
        else:
            gains |= {(j, t): gain_by_definition(halves_of(values, y, t), y) for t in midpoints(values)}
    return gains


def _has_split(table) -> bool:
    return bool(_gains(table, list(range(len(table["X"]))), list(range(len(table["attributes"])))))


def _between(threshold, values, where):
    """The midpoint that splits these values as the threshold of a tree does: any between the same two values is right."""
    with hint(*HINT_CANDIDATES):
        require(
            min(values) <= threshold < max(values),
            f"{where[0]}：划分点 {threshold:.12g} 没有把这里的取值分成两份",
            f"{where[1]}: the threshold {threshold:.12g} does not part the values that occur there",
            expected=midpoints(values),
            got=threshold,
        )
    return (max(v for v in values if v <= threshold) + min(v for v in values if v > threshold)) / 2


def _is_midpoint(threshold, candidates, values):
    """The candidate that this threshold is; the tolerance is far below the distance of any two values."""
    got = number(threshold, ("划分点", "the threshold"))
    near = min(candidates, key=lambda t: abs(t - got), default=math.inf)
    distinct = sorted(set(values))
    gap = min((high - low for low, high in zip(distinct, distinct[1:], strict=False)), default=1.0)
    with hint(*HINT_CANDIDATES):
        require(
            abs(near - got) <= min(TIE, 1e-3 * gap) + 1e-15 * abs(got),
            f"{got!r} 不是相邻两个不同取值的中点（取其中较小的样本值也能得到同样的划分，但 (4.7) 用的是中点）",
            f"{got!r} is not the midpoint of two neighbouring values (the lower one gives the same split, but (4.7) takes "
            "the midpoint)",
            expected=sorted(candidates),
            got=got,
        )
    return near


def _is_best(gain, gains, what, got):
    require(
        gain >= max(gains) - TIE,
        f"{what[0]}的增益是 {gain:.8g}，还有更大的：{max(gains):.8g}",
        f"{what[1][:1].upper()}{what[1][1:]} has gain {gain:.8g}, and there is a larger one: {max(gains):.8g}",
        got=got,
    )


def _five_leaves_all_right(nodes, table):
    leaves = sum(node.label is not None for node in nodes)
    equal(leaves, 5, ("叶的个数", "the number of leaves"))
    predicted = [route(nodes[0].tree, table["attributes"], row) for row in table["X"]]
    equal(predicted, table["y"], ("训练样本的预测", "the predictions on the training samples"))
