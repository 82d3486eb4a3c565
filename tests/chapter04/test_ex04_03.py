"""Checks of exercise 4.3."""

import math

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_2_0, watermelon_3_0, watermelon_3_0a
from grader.checks import close, equal, example_check, exercise, number, picture, property_check, require, sequence
from grader.strategies import grid, labels, seeds, tables

from .shared import (
    TIE,
    column,
    entropy_by_definition,
    gain_by_definition,
    halves_of,
    is_conflict_free,
    is_stopping,
    majority_label,
    midpoints,
    parts_of,
    route,
    some_tree,
    walk,
)

EXERCISE = exercise(
    kind="program",
    book="§4.2.1, §4.4.1",
    patterns=["oracle", "certificate", "metamorphic"],
    hints=[
        (
            "先让熵和增益在“色泽”上对上书中的 0.918 和 0.722; 增益为 0 不是停止的理由.",
            "Match the book's 0.918 and 0.722 for 色泽 first; a zero gain is no reason to stop.",
        )
    ],
    equivalent_mutants={
        "return -sum(count / len(y) * log2(count / len(y)) for count in Counter(y).values()) - 0.0": "It only changes the sign of a zero.",
        "gains = [(information_gain([v < t for v in values], y), t) for t in candidate_thresholds(values)]": "No value equals a midpoint, and the gain does not depend on which side is which.",
        "gains = [(information_gain([v > t for v in values], y), t) for t in candidate_thresholds(values)]": "No value equals a midpoint, and the gain does not depend on which side is which.",
        "gains = [(information_gain([v >= t for v in values], y), t) for t in candidate_thresholds(values)]": "No value equals a midpoint, and the gain does not depend on which side is which.",
        "if len(set(y)) <= 1 or len({tuple(row) for row in X}) == 1 or not attributes:": "No node is without samples.",
        "if len(set(y)) == 1 or len({tuple(row) for row in X}) <= 1 or not attributes:": "No node is without samples.",
        "le = [i for i, row in enumerate(X) if row[column] < threshold]": "No sample of the node lies on a midpoint of its values.",
        "gt = [i for i, row in enumerate(X) if row[column] >= threshold]": "No sample of the node lies on a midpoint of its values.",
    },
)

CLASSES = ("是", "否", "或")
BITS = ["0", "1"]
PARITY = {
    "X": [[a, b, c] for a in BITS for b in BITS for c in BITS],
    "y": ["是" if (a + b + c).count("1") % 2 else "否" for a in BITS for b in BITS for c in BITS],
    "attributes": ["a", "b", "c"],
    "domains": [BITS, BITS, BITS],
    "classes": ["是", "否"],
}
# Below a=1 most are 否 and no row has b=2; of all rows most are 是.
DEEP = {
    "X": [["0", "0"]] * 6 + [["1", "0"]] * 3 + [["1", "1"]] * 2,
    "y": ["是"] * 6 + ["否"] * 3 + ["是"] * 2,
    "attributes": ["a", "b"],
    "domains": [BITS, ["0", "1", "2"]],
    "classes": ["是", "否"],
}


@example_check(
    "西瓜 2.0 的熵是 0.998, 色泽各支是 1.000、0.918、0.722",
    "Watermelon 2.0 has entropy 0.998, the branches of 色泽 1.000, 0.918 and 0.722",
    points=10,
    book="(4.1)",
    hint=("对数以 2 为底.", "The logarithm is to base 2."),
)
def test_entropy_of_the_book(answer):
    table = watermelon_2_0()
    close(answer.entropy(table["y"]), 0.998, abs=6e-4)
    for part, printed in zip(parts_of(column(table["X"], 0), table["y"]), (1.000, 0.918, 0.722), strict=True):
        close(answer.entropy(part), printed, abs=6e-4)


@example_check(
    "西瓜 2.0 上六个属性的信息增益与书一致",
    "The gains of the six attributes on watermelon 2.0 are the book's",
    points=10,
    book="(4.2), §4.2.1",
    hint=("各支的熵按样本数加权.", "Weight the entropy of each branch by its share of the samples."),
)
def test_gains_of_the_book(answer):
    table = watermelon_2_0()
    # The book prints 0.109 for 色泽, a difference of rounded numbers; the exact value is 0.1081.
    for j, printed in enumerate((0.108, 0.143, 0.141, 0.381, 0.289, 0.006)):
        close(answer.information_gain(column(table["X"], j), table["y"]), printed, abs=6e-4)
    clear = [i for i, row in enumerate(table["X"]) if row[3] == "清晰"]
    for j, printed in ((0, 0.043), (1, 0.458), (2, 0.331), (4, 0.458), (5, 0.458)):
        values, y = [table["X"][i][j] for i in clear], [table["y"][i] for i in clear]
        close(answer.information_gain(values, y), printed, abs=6e-4)


@example_check(
    "密度和含糖率的候选划分点与最优划分点与书一致",
    "Candidate and best thresholds of 密度 and 含糖率 are the book's",
    points=10,
    book="(4.7), (4.8), §4.4.1",
    hint=("候选点是相邻两个不同取值的中点.", "Candidates are midpoints of neighbouring different values."),
)
def test_thresholds_of_the_book(answer):
    table = watermelon_3_0()
    # The book cuts printed thresholds to three digits: 0.381 stands for 0.3815.
    for j, (first, last, printed, gain) in {6: (0.244, 0.746, 0.381, 0.262), 7: (0.049, 0.418, 0.126, 0.349)}.items():
        values = column(table["X"], j)
        found = sequence(answer.candidate_thresholds(values), 16)
        close(found[0], first, abs=6e-4)
        close(found[-1], last, abs=6e-4)
        threshold, best = sequence(answer.best_threshold(values, table["y"]), 2)
        close(threshold, printed, abs=6e-4)
        close(best, gain, abs=6e-4)


@example_check(
    "西瓜 3.0 上的树: 根是纹理, 清晰下是密度 ≤ 0.3815, 共 5 片叶, 17 个瓜全对",
    "On watermelon 3.0 the root is 纹理, below 清晰 stands 密度 ≤ 0.3815; 5 leaves, all 17 melons right",
    points=15,
    book="图 4.8 / fig. 4.8",
    hint=("先在根结点比较八个属性的增益.", "Compare the gains of all eight attributes at the root first."),
)
def test_tree_on_3_0(answer):
    table = watermelon_3_0()
    nodes = _judged_tree(answer, table)
    equal(nodes[0].tree["attribute"], "纹理", ("根结点的属性", "the attribute at the root"))
    _five_leaves_all_right(nodes, table)
    clear = next(node for node in nodes if node.path == " → 纹理=清晰")
    equal(clear.tree["attribute"], "密度", ("清晰分支的属性", "the attribute below 清晰"))
    close(clear.threshold, 0.3815, ("清晰分支的划分点", "the threshold below 清晰"))


@example_check(
    "西瓜 3.0α 上的树: 含糖率 ≤ 0.126, 密度 ≤ 0.3815, 含糖率 ≤ 0.2045, 共 5 片叶",
    "On watermelon 3.0α: 含糖率 ≤ 0.126, 密度 ≤ 0.3815, 含糖率 ≤ 0.2045; 5 leaves",
    points=5,
    book="图 4.10 / fig. 4.10",
    hint=("连续属性在子树中可以再用.", "A continuous attribute may be used again below."),
)
def test_tree_on_3_0a(answer):
    table = watermelon_3_0a()
    table = {**table, "X": table["X"].tolist()}
    nodes = _judged_tree(answer, table)
    _five_leaves_all_right(nodes, table)
    inner = [(node.tree["attribute"], node.threshold) for node in nodes if node.label is None]
    for (name, threshold), (wanted, printed) in zip(
        inner, (("含糖率", 0.126), ("密度", 0.3815), ("含糖率", 0.2045)), strict=False
    ):
        equal(name, wanted, ("属性", "the attribute"))
        close(threshold, printed, ("划分点", "the threshold"), abs=1e-6)


@property_check(
    "熵符合定义, 不超过 log2(类别数), 均匀时取等号",
    "Entropy is what (4.1) says, at most log2 of the number of classes, with equality for equal counts",
    points=3,
    book="(4.1)",
    given={"y": labels(CLASSES, stretch=False)},
    hint=("0·log2(0) 记为 0.", "0·log2(0) counts as 0."),
)
def test_entropy_is_its_definition(answer, y):
    got = close(answer.entropy(y), entropy_by_definition(y))
    bound = math.log2(max(1, len(set(y))))
    require(-1e-9 <= got <= bound + 1e-9, "熵应在 0 与 log2(类别数) 之间", "Entropy lies between 0 and log2(classes)")


@property_check(
    "信息增益符合定义, 在 0 与 Ent(D) 之间, 重复全部样本不变",
    "The gain is what (4.2) says, between 0 and Ent(D), and unchanged when all samples are repeated",
    points=4,
    book="(4.2)",
    given={"pairs": st.lists(st.tuples(st.sampled_from("abc"), st.sampled_from(CLASSES)), min_size=1, max_size=12)},
    hint=("每一支的权重是 |D^v|/|D|.", "The weight of a branch is |D^v|/|D|."),
)
def test_gain_is_its_definition(answer, pairs):
    values, y = [value for value, _ in pairs], [label for _, label in pairs]
    expected = gain_by_definition(parts_of(values, y), y)
    close(answer.information_gain(values, y), expected)
    close(answer.information_gain(values * 2, y * 2), expected)


@property_check(
    "候选划分点是相邻不同取值的中点; 最优划分点的增益在所有中点中最大",
    "Candidates are midpoints of neighbouring different values; no midpoint beats the best threshold",
    points=4,
    book="(4.7), (4.8)",
    given={"pairs": st.lists(st.tuples(grid(0, 2), st.sampled_from(CLASSES)), min_size=1, max_size=12)},
    hint=("重复的取值只算一个; 值 ≤ t 在左边.", "Equal values count once; a value ≤ t goes to the left."),
)
def test_best_threshold_beats_all_midpoints(answer, pairs):
    values, y = [value for value, _ in pairs], [label for _, label in pairs]
    gains = {t: gain_by_definition(halves_of(values, y, t), y) for t in midpoints(values)}
    close(answer.candidate_thresholds(values), list(gains), ("候选划分点", "the candidate thresholds"))
    found = answer.best_threshold(values, y)
    if not gains:
        require(
            found is None,
            "只有一种取值时应返回 None",
            "With one value only the answer is None",
            expected=None,
            got=found,
        )
        return
    threshold, gain = sequence(found, 2)
    _is_midpoint(threshold, gains)
    close(gain, max(gains.values()), ("最大增益", "the largest gain"))
    close(gains[min(gains, key=lambda t: abs(t - threshold))], max(gains.values()), ("该点的增益", "the gain there"))


@property_check(
    "最优划分在所有属性、所有划分点中增益最大",
    "The best split has the largest gain over all attributes and thresholds",
    points=4,
    given={"table": tables(stretch=False).filter(lambda table: _has_split(table))},
    hint=("离散与连续属性放在一起比较.", "Compare discrete and continuous attributes together."),
)
def test_best_split_beats_all_others(answer, table):
    X, y, names, domains = (table[key] for key in ("X", "y", "attributes", "domains"))
    name, threshold, gain = sequence(answer.best_split(X, y, names, domains), 3)
    gains = _gains(table, range(len(X)), range(len(names)))
    best = max(gains.values())
    close(gain, best, ("所报的增益", "the reported gain"))
    require(name in names, "划分属性应是给定属性之一", "The split attribute is one of those given", got=name)
    j = names.index(name)
    if domains[j] is None:
        candidates = {t: g for (k, t), g in gains.items() if k == j}
        _is_midpoint(threshold, candidates)
        close(
            candidates[min(candidates, key=lambda t: abs(t - threshold))],
            best,
            ("该划分的增益", "the gain of this split"),
        )
    else:
        require(
            threshold is None, "离散属性的划分点应为 None", "A discrete attribute has threshold None", got=threshold
        )
        close(gains[j, None], best, ("该划分的增益", "the gain of this split"))


@property_check(
    "树的每个内部结点都取最优划分, 每片叶都合停止规则与多数类规则",
    "Every inner node of the tree splits best, every leaf obeys the stopping and majority rules",
    points=20,
    book="图 4.2 / fig. 4.2",
    given={"table": tables(stretch=False)},
    also=[{"table": PARITY}, {"table": DEEP}],
    hint=(
        "空分支取父结点的多数类, 其余分支照常; 每一支用自己的属性列表.",
        "An empty branch takes its parent's majority and the others go on; each branch has its own attribute list.",
    ),
)
def test_every_node_is_right(answer, table):
    _judged_tree(answer, table)


@property_check(
    "无冲突时训练样本全对; 打乱行序、严格递增变换不影响最优增益; 重复样本不改变对错",
    "Conflict-free samples are all fitted; shuffled rows and increasing transforms keep the best gain",
    points=10,
    given={"table": tables(rows=(2, 10), stretch=False), "seed": seeds()},
    hint=("分左右只看大小次序, 与行的次序无关.", "Only the order of values matters, never the order of rows."),
)
def test_relations(answer, table, seed):
    X, y, names, domains = (table[key] for key in ("X", "y", "attributes", "domains"))
    tree = answer.grow_tree(X, y, names, domains, table["classes"])
    right = [route(tree, names, row) == label for row, label in zip(X, y, strict=True)]
    if is_conflict_free(table):
        require(all(right), "无冲突的训练样本应全部分对", "Conflict-free training samples are all fitted", got=tree)
        doubled = answer.grow_tree(X + X, y + y, names, domains, table["classes"])
        again = [route(doubled, names, row) == label for row, label in zip(X, y, strict=True)]
        require(all(again), "重复样本后仍应全部分对", "They still are when every sample is repeated", got=doubled)
    else:
        require(not all(right), "有冲突的样本不可能全部分对", "Conflicting samples cannot all be fitted", got=tree)
    for j, domain in enumerate(domains):
        values = column(X, j)
        if domain is None and len(set(values)) > 1:
            shuffled = np.random.default_rng(seed).permutation(len(y))
            before = sequence(answer.best_threshold(values, y), 2)
            after = sequence(
                answer.best_threshold([math.exp(values[i]) for i in shuffled], [y[i] for i in shuffled]), 2
            )
            close(after[1], before[1], ("变换后的最优增益", "the best gain after the transform"))


@property_check(
    "预测沿着树走到叶: 离散值走自己的分支, 值 ≤ 划分点走左边",
    "A prediction follows the tree to a leaf: a discrete value takes its branch, a value ≤ the threshold goes left",
    points=5,
    given={"table": tables(rows=(2, 8), stretch=False), "seed": seeds()},
    hint=("属性按名字找列, 列的次序可以与训练时不同.", "Find columns by name: their order may differ from training."),
)
def test_predictions_follow_the_tree(answer, table, seed):
    rng = np.random.default_rng(seed)
    tree = some_tree(table, rng)
    order = rng.permutation(len(table["attributes"])).tolist()
    names, X = [table["attributes"][j] for j in order], [[row[j] for j in order] for row in table["X"]]
    equal(answer.predict(tree, names, X), [route(tree, names, row) for row in X], ("预测", "the predictions"))


@example_check(
    "增益为 0 也要划分 (异或); 没出现的取值、单个样本、全同的样本都成叶; 等于划分点的值走左边",
    "A zero gain is split all the same (XOR); unseen values, one sample and equal samples give leaves; a value at the threshold goes left",
    points=5,
    hint=(
        "停止的理由只有三条, 增益为 0 不在其中.",
        "There are three reasons to stop, and a zero gain is none of them.",
    ),
)
def test_degenerate(answer):
    xor = {"X": [[a, b] for a in BITS for b in BITS], "y": ["否", "是", "是", "否"], "attributes": ["a", "b"]}
    xor |= {"domains": [BITS, BITS], "classes": ["是", "否"]}
    nodes = _judged_tree(answer, xor)
    equal(
        [route(nodes[0].tree, ["a", "b"], row) for row in xor["X"]], xor["y"], ("异或的预测", "the predictions on XOR")
    )
    one = {"X": [["0", 0.5]], "y": ["否"], "attributes": ["a", "b"], "domains": [BITS, None], "classes": ["是", "否"]}
    _judged_tree(answer, one)
    same = {**one, "X": [["0", 0.5]] * 4, "y": ["否", "是", "是", "否"]}
    _judged_tree(answer, same)
    tree = {"attribute": "b", "threshold": 0.5, "le": {"label": "否"}, "gt": {"label": "是"}}
    equal(answer.predict(tree, ["a", "b"], [["0", 0.5], ["0", 0.75], ["1", 0.25]]), ["否", "是", "否"])
    deeper = {"attribute": "a", "branches": {"0": tree, "1": {"label": "是"}}, "note": "ignored"}
    equal(answer.predict(deeper, ["b", "a"], [[0.5, "0"], [0.5, "1"], [0.6, "0"]]), ["否", "是", "是"])
    equal(answer.predict(deeper, ["b", "a"], []), [])


@picture(
    "西瓜 3.0α 上的划分",
    "The regions on watermelon 3.0α",
    alt=(
        "密度-含糖率平面上你的树划出的区域, 底色是预测的类别, 点是 17 个瓜; 虚线是参考解的边界",
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
    axes.pcolormesh(across, up, shade, cmap="RdYlGn", vmin=-0.6, vmax=1.6, rasterized=True)
    dashed = np.array([label == "是" for label in theirs], dtype=float).reshape(across.shape)
    axes.contour(across, up, dashed, levels=[0.5], colors="black", linestyles="dashed")
    good = np.array(table["y"]) == "是"
    axes.scatter(*X[good].T, marker="o", color="darkgreen", label=says("好瓜", "good melon"))
    axes.scatter(*X[~good].T, marker="x", color="darkred", label=says("坏瓜", "bad melon"))
    axes.set(xlabel=says("密度", "density"), ylabel=says("含糖率", "sugar content"))
    axes.legend(loc="upper left")


def _judged_tree(answer, table):
    """Grows the student's tree and judges every node by the samples that reach it; returns the nodes."""
    X, y, names, domains = (table[key] for key in ("X", "y", "attributes", "domains"))
    tree = answer.grow_tree(X, y, names, domains, table["classes"])
    nodes = list(walk(tree, table))
    for node in nodes:
        where = f"根{node.path}", f"root{node.path}"
        if node.label is not None:
            rows = node.rows or node.parent_rows
            require(
                not node.rows or is_stopping(node, table),
                f"{where[0]}: 样本 {node.rows} 还应继续划分",
                f"{where[1]}: samples {node.rows} should be split further",
                got=node.tree,
            )
            wanted = majority_label([y[i] for i in rows], table["classes"])
            equal(node.label, wanted, (f"{where[0]} 的叶标签", f"the label of the leaf at {where[1]}"))
            continue
        require(
            not is_stopping(node, table),
            f"{where[0]}: 样本 {node.rows} 应成为叶",
            f"{where[1]}: samples {node.rows} should be a leaf",
            got=node.tree,
        )
        gains = _gains(table, node.rows, node.columns)
        best = max(gains, key=gains.__getitem__)
        candidates = {t: g for (j, t), g in gains.items() if j == node.column}
        if domains[node.column] is None:
            _is_midpoint(node.threshold, candidates, where)
            chosen = candidates[min(candidates, key=lambda t: abs(t - node.threshold))]
        else:
            chosen = candidates[None]
        split = names[best[0]] if best[1] is None else f"{names[best[0]]} ≤ {best[1]:g}"
        require(
            chosen >= gains[best] - TIE,
            f"{where[0]}: 这里的增益是 {chosen:.6f}, 而 {split} 有 {gains[best]:.6f}",
            f"{where[1]}: the gain here is {chosen:.6f}, but {split} has {gains[best]:.6f}",
            got=node.tree,
        )
    return nodes


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
    return bool(_gains(table, range(len(table["X"])), range(len(table["attributes"]))))


def _is_midpoint(threshold, candidates, where=("划分点", "the threshold")):
    got = number(threshold, where)
    near = min(candidates, key=lambda t: abs(t - got), default=math.inf)
    require(
        abs(near - got) <= TIE,
        "划分点应是相邻两个不同取值的中点 (取其中较小的样本值也能得到同样的划分, 但这里约定用中点)",
        "The threshold should be the midpoint of two neighbouring values (the lower value gives the same split, "
        "but the midpoint is the convention here)",
        expected=sorted(candidates),
        got=got,
    )


def _five_leaves_all_right(nodes, table):
    leaves = sum(node.label is not None for node in nodes)
    equal(leaves, 5, ("叶的个数", "the number of leaves"))
    predicted = [route(nodes[0].tree, table["attributes"], row) for row in table["X"]]
    equal(predicted, table["y"], ("训练样本的预测", "the predictions on the training samples"))
