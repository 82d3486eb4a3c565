"""Checks of exercise 4.4."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_2_0, watermelon_2_0_split
from grader.checks import check, close, equal, exercise, fail, hint, integer, mapping, memo, one_of, picture, require
from grader.strategies import labels, seeds, tables

from .pins import ex04_04 as pins
from .pins.ex04_04 import CLASSES
from .shared import (
    TIE, children_of, column, is_stopping, majority_label, name_of, parts_of, route, tables_with_tree, walk
)  # fmt: skip
from .shared_pictures import draw_tree

EXERCISE = exercise(
    kind="program",
    book="§4.2.3, §4.3",
    patterns=["oracle", "certificate"],
    contract=[
        (
            "样本有 150 个、属性有 60 个、树有六十层时也对",
            "Right as well with 150 samples, 60 attributes and a tree of sixty levels",
        ),
        (
            "基尼指数只差 $5×10^{-8}$ 的两个属性分得出高下（相差不到 $10^{-9}$ 才算并列）",
            "Attributes whose Gini indices differ by $5×10^{-8}$ are told apart (only within $10^{-9}$ they tie)",
        ),
        (
            "取值的名字只差空格、大小写或一个 0 也是两个取值",
            "Names that differ by a blank, in case or by a 0 are two values",
        ),
        ("没有标签时基尼值是 0", "Without labels the Gini value is 0"),
    ],
    written={
        "observations": [
            (
                "给出三棵树的大小与验证精度（或 `compare` 的表）",
                "Gives size and validation accuracy of the three trees, or the table of `compare`",
            ),
            (
                "说明预剪枝只看一步，可能欠拟合；后剪枝看完整的子树，保留更多，代价更大",
                "Says that pre-pruning looks one step ahead and may underfit, and that post-pruning sees whole subtrees, keeps more, costs more",
            ),
            (
                "意识到七个验证瓜很少，又用来剪了枝，精度的差别不足为凭",
                "Sees that seven validation melons are few, and have been used to prune, so that the difference proves little",
            ),
        ]
    },
    hints=[
        (
            "未剪枝的树与题 4.3 只差一处：选基尼指数最小的属性。先让这棵树对。",
            "The unpruned tree differs from 4.3 in one place: the attribute of smallest Gini index. Get this tree right first.",
        ),
        (
            "剪与不剪只影响到达该结点的验证样本，只数它们就行。",
            "Pruning a node changes nothing but the validation samples that reach it: count only those.",
        ),
        (
            "预剪枝在划分之前问，只看一层；后剪枝在子树都剪好之后问。类别看训练样本，剪不剪看验证样本。",
            "Pre-pruning asks before the split, one level deep; post-pruning asks when all subtrees are done. Training "
            "samples give the class, validation samples decide.",
        ),
    ],
)


HINT_GINI = (
    "基尼值是 1 减去各类比例的平方和。",
    "Gini is 1 less the sum of squared shares.",
)
HINT_INDEX = (
    "各支的基尼值按样本数加权，每个取值一支。",
    "Weight the Gini value of each branch by its size; every value has its branch.",
)


@st.composite
def _in_two_parts(draw, drawn):
    """A table with "k" and "j": its first k rows are for training, those from j on for validation; they may overlap."""
    table = draw(drawn)
    n = len(table["y"])
    k, j = (draw(st.sampled_from(shares)) for shares in ((0.3, 0.5, 0.75, 1.0), (0.0, 0.25, 0.5, 1.0)))
    return {**table, "k": max(1, round(k * n)), "j": round(j * n)}


@check(points=0.5, book="(4.5)", hint=HINT_GINI)
def test_gini_of_watermelons(answer):
    """西瓜 2.0 的基尼值 / The Gini value of watermelon 2.0"""
    close(answer.gini(watermelon_2_0()["y"]), 0.498270, ("基尼值", "the Gini value"), abs=1e-6)


@check(points=0.5, book="(4.6)，表 4.2 / table 4.2", hint=HINT_INDEX)
def test_index_of_watermelons(answer):
    """各属性在全部瓜上、在表 4.2 训练瓜上的基尼指数 /
    The Gini indices of the attributes on all melons and on the training part of table 4.2"""
    table, (X, y, *_) = watermelon_2_0(), _table_4_2()
    for j, value in enumerate((0.427451, 0.422269, 0.423529, 0.277124, 0.344538, 0.494118)):
        what = f"{table['attributes'][j]}的基尼指数", f"the Gini index of {table['attributes'][j]}"
        close(answer.gini_index(column(table["X"], j), table["y"]), value, what, abs=1e-6)
    for j, value in enumerate((0.35, 0.44, 0.40, 0.40, 0.35, 0.50)):
        name = table["attributes"][j]
        what = f"训练集上{name}的基尼指数", f"the Gini index of {name} on the training part"
        close(answer.gini_index(column(X, j), y), value, what)


@check(points=0.5, book="图 4.5 / fig. 4.5")
def test_unpruned_on_table_4_2(answer):
    """在表 4.2 的训练集上，未剪枝的树每个结点都取最优划分，十个训练瓜全对 /
    On the training part of table 4.2 every node of the unpruned tree splits best, and all ten melons are right"""
    X, y, _, _, names, domains, classes = _table_4_2()
    tree = _judged_unpruned(answer, X, y, names, domains, classes)
    predicted = [route(tree, names, row) for row in X]
    equal(predicted, y, ("训练瓜的预测", "the predictions on the training melons"))


@check(points=1.5, book="§4.3.2，图 4.7 / fig. 4.7")
def test_post_pruning_of_the_book(answer):
    """图 4.5 的树后剪枝得到图 4.7；相等时也剪则更小 /
    Post-pruning fig. 4.5 gives fig. 4.7, and a smaller tree if ties are cut"""
    X, y, X_val, y_val, names, _, classes = _table_4_2()
    for arguments, nodes in (((), 10), ((True,), 10), ((False,), 4)):
        tree = answer.post_prune(FIGURE_4_5, X, y, X_val, y_val, names, classes, *arguments)
        _is_pruned(tree, FIGURE_4_5, (X, y), (X_val, y_val), names, classes, *arguments)
        equal(_size(tree)[1], nodes, ("剪枝后的结点数", "the number of nodes after pruning"))
        equal(
            _right(tree, names, X_val, y_val), 5, ("验证瓜对的个数", "the number of validation melons that are right")
        )


@check(points=1, book="§4.3.1，图 4.6 / fig. 4.6")
def test_pre_pruning_of_the_book(answer):
    """表 4.2 上的预剪枝与图 4.6 一致（并列处任选） / Pre-pruning on table 4.2 is that of fig. 4.6 (ties are free)"""
    X, y, X_val, y_val, names, domains, classes = _table_4_2()
    tree = _judged_prepruned(answer, X, y, X_val, y_val, names, domains, classes)
    outcome = [_size(tree)[1], _right(tree, names, X_val, y_val)]
    one_of(outcome, [(4, 5), (7, 6), (10, 7), (4, 4)], ("[结点数, 验证瓜对的个数]", "[nodes, validation melons right]"))


@check(
    points=0.5,
    book="(4.5)",
    given={"y": labels(CLASSES)},
    also=pins.gini_by_definition,
    strict=pins.gini_strict,
    hint=HINT_GINI,
)
def test_gini_by_definition(answer, y):
    """基尼值符合定义 / The Gini value is what it is defined to be"""
    close(answer.gini(y), float(_gini(y)), ("基尼值", "the Gini value"))


@check(
    points=0.5,
    book="(4.6)",
    given={"table": tables(columns=(1, 1), numeric=False, classes=(1, 5), values=(1, 5))},
    also=pins.index_by_definition,
    strict=pins.index_strict,
    hint=HINT_INDEX,
)
def test_index_by_definition(answer, table):
    """基尼指数符合定义 / The Gini index is what it is defined to be"""
    values = column(table["X"], 0)
    got = answer.gini_index(values, table["y"])
    close(got, float(_index(values, table["y"])), ("基尼指数", "the Gini index"))


@check(
    points=0.5,
    book="图 4.2 / fig. 4.2",
    given={"table": tables(numeric=False, classes=(1, 5))},
    also=pins.unpruned_nodes,
)
def test_unpruned_nodes(answer, table):
    """未剪枝的树：每个内部结点的基尼指数最小，每片叶都合停止规则与多数类规则 /
    Unpruned: every inner node has the smallest Gini index, every leaf obeys the stopping and majority rules"""
    _judged_unpruned(answer, *(table[key] for key in ("X", "y", "attributes", "domains", "classes")))


@check(
    points=1.5,
    book="§4.3.1",
    given={"table": _in_two_parts(tables(numeric=False, rows=(6, 16), columns=(2, 4), classes=(2, 4), values=(2, 3)))},
    also=pins.prepruned_nodes,
)
def test_prepruned_nodes(answer, table):
    """预剪枝的树：内部结点的划分都严格提高验证精度，本可划分的叶都提高不了 /
    Pre-pruned: every split strictly raises the validation accuracy; a leaf that could be split would not"""
    (X, y), (X_val, y_val) = _two_parts(table)
    _judged_prepruned(answer, X, y, X_val, y_val, table["attributes"], table["domains"], table["classes"])


@check(
    points=1.5,
    book="§4.3.2",
    given={
        "table": _in_two_parts(tables(numeric=False, rows=(6, 16), columns=(1, 4), classes=(2, 4), values=(1, 3))),
        "seed": st.one_of(st.just(0), seeds()),
        "keep_on_tie": st.booleans(),
    },
    also=pins.post_prune_any_tree,
)
def test_post_prune_any_tree(answer, table, seed, keep_on_tie):
    """后剪枝对任何树、任何验证集都剪得恰好 /
    Post-pruning cuts exactly what it should, for any tree and any validation set"""
    training, validation = _two_parts(table)
    names, classes = table["attributes"], table["classes"]
    tree = _grown_in_order(training, names, table["domains"], classes)
    if seed:
        tree = _with_other_labels(tree, classes, np.random.default_rng(seed))
    got = answer.post_prune(tree, *training, *validation, names, classes, keep_on_tie)
    _is_pruned(got, tree, training, validation, names, classes, keep_on_tie)


@check(
    points=0.5,
    given={"table": _in_two_parts(tables_with_tree(numeric=False, rows=(2, 12), classes=(2, 4)))},
    also=pins.accuracy,
    examples=25,
    hint=(
        "按名字找到属性所在的列，走到叶；分对的个数除以样本数。",
        "Find the column of each attribute by its name; the number right, over all.",
    ),
)
def test_accuracy(answer, table):
    """精度是分对的比例 / The accuracy is the share of right predictions"""
    names = table["attributes"]
    (X, y), _ = _two_parts(table)
    deepest = _grown_in_order((X, y), names, table["domains"], table["classes"])
    for tree in (table["tree"], deepest):
        for rows, wanted in ((table["X"], table["y"]), (table["X"][:1], table["y"][:1])):
            share = _right(tree, names, rows, wanted) / len(wanted)
            close(answer.accuracy(tree, names, rows, wanted), share, ("精度", "the accuracy"))


@check(
    points=1,
    given={"table": _in_two_parts(tables(numeric=False, rows=(2, 12), classes=(2, 4)))},
    also=pins.compare,
    examples=25,
)
def test_compare(answer, table):
    """compare 的数字与自己的三棵树一致，表 4.2 上也是 / The numbers of compare are those of your own three trees, on table 4.2 too"""
    names, domains, classes = table["attributes"], table["domains"], table["classes"]
    (X, y), (X_val, y_val) = _two_parts({**table, "j": min(table["j"], len(table["y"]) - 1)})
    unpruned = answer.grow_unpruned(X, y, names, domains, classes)
    trees = {
        "unpruned": unpruned,
        "prepruned": answer.grow_prepruned(X, y, X_val, y_val, names, domains, classes),
        "postpruned": answer.post_prune(unpruned, X, y, X_val, y_val, names, classes),
    }
    found = mapping(
        answer.compare(X, y, X_val, y_val, names, domains, classes),
        trees,
        ("compare 的返回值", "the answer of compare"),
    )
    for name, tree in trees.items():
        row = mapping(found[name], ("accuracy", "leaves", "nodes"), (f"compare()[{name!r}]", f"compare()[{name!r}]"))
        leaves, nodes = _size(tree)
        share = _right(tree, names, X_val, y_val) / len(y_val)
        close(row["accuracy"], share, (f"{name} 的验证精度", f"the validation accuracy of {name}"))
        with hint(
            "后剪枝剪的是未剪枝的那棵树；结点数包括叶。",
            "Post-pruning starts from the unpruned tree; the nodes include the leaves.",
        ):
            equal(integer(row["leaves"]), leaves, (f"{name} 的叶数", f"the number of leaves of {name}"))
            equal(integer(row["nodes"]), nodes, (f"{name} 的结点数", f"the number of nodes of {name}"))


@picture(
    "表 4.2 上的三棵树",
    "The three trees on table 4.2",
    alt=(
        "未剪枝、预剪枝、后剪枝的三棵树，标出验证精度。",
        "The unpruned, pre-pruned and post-pruned tree with their validation accuracies.",
    ),
)
def draw_three_trees(figure, answer, reference, says):
    X, y, X_val, y_val, names, domains, classes = _table_4_2()
    unpruned = answer.grow_unpruned(X, y, names, domains, classes)
    trees = {
        says("未剪枝", "unpruned"): unpruned,
        says("预剪枝", "pre-pruned"): answer.grow_prepruned(X, y, X_val, y_val, names, domains, classes),
        says("后剪枝", "post-pruned"): answer.post_prune(unpruned, X, y, X_val, y_val, names, classes),
    }
    figure.set_size_inches(13, 4.5)
    widths = [max(3, _size(tree)[0]) for tree in trees.values()]
    for axes, (name, tree) in zip(figure.subplots(1, 3, width_ratios=widths), trees.items(), strict=True):
        draw_tree(axes, tree, name_of, children_of)
        axes.set_title(f"{name}: {_right(tree, names, X_val, y_val) / len(y_val):.1%}")


HINT_STOP = (
    "停止的理由只有三条：全属一类，没有属性可用，余下属性上取值全同。",
    "There are three reasons to stop: one class, no attribute left, rows equal on the attributes left.",
)
HINT_LEAF = (
    "叶取到达它的训练样本的多数类，并列时取 classes 中靠前的；空分支取父结点的多数类。",
    "A leaf takes the majority of its training samples, the first in classes if tied; an empty branch that of its parent.",
)
HINT_PREPRUNE = (
    "只数到达该结点的验证样本；划分后各支都当叶，空分支里的验证样本也算；相等就不划分，每个结点都要问一遍。",
    "Count the validation samples at the node only; after the split all branches are leaves, and validation samples in an "
    "empty branch count too; a tie means no split; ask at every node.",
)
HINT_POSTPRUNE = (
    "从最下面的结点剪起；新叶的类别看训练样本，剪不剪看到达它的验证样本；相等时看 keep_on_tie。",
    "Start from the lowest nodes; training samples give the class of the new leaf, the validation samples that arrive "
    "decide; on a tie `keep_on_tie` does.",
)


def _nested(name, **branches):
    return {"attribute": name, "branches": branches}


GOOD, BAD = {"label": "是"}, {"label": "否"}
TEXTURE = _nested("纹理", 清晰=BAD, 稍糊=GOOD, 模糊=GOOD)
FIGURE_4_5 = _nested(
    "脐部",
    凹陷=_nested("色泽", 青绿=GOOD, 乌黑=GOOD, 浅白=BAD),
    稍凹=_nested("根蒂", 蜷缩=BAD, 稍蜷=_nested("色泽", 青绿=GOOD, 乌黑=TEXTURE, 浅白=GOOD), 硬挺=GOOD),
    平坦=BAD,
)


def _table_4_2():
    """X, y, X_val, y_val, attributes, domains, classes."""
    table, split = watermelon_2_0(), watermelon_2_0_split()
    rows = {name: [table["ids"].index(number) for number in split[name]] for name in ("train", "validation")}
    parts = [[table[key][i] for i in rows[name]] for name in ("train", "validation") for key in ("X", "y")]
    return (*parts, table["attributes"], table["domains"], table["classes"])


def _two_parts(table):
    """The first k rows to train, the rows from j on to validate; they may overlap."""
    X, y, k, j = (table[key] for key in ("X", "y", "k", "j"))
    return (X[:k], y[:k]), (X[j:], y[j:])


def _gini(y) -> Fraction:
    """The chance that two draws with replacement differ, by counting the pairs."""
    return Fraction(sum(n * (len(y) - n) for n in Counter(y).values()), len(y) ** 2) if y else Fraction(0)


@memo
def _index(values, y) -> Fraction:
    return sum(Fraction(len(part), len(y)) * _gini(part) for part in parts_of(values, y))


def _right(tree, names, X, y) -> int:
    return sum(route(tree, names, row) == label for row, label in zip(X, y, strict=True))


def _size(tree) -> tuple[int, int]:
    """Leaves and nodes."""
    below = [_size(child) for _, child in children_of(tree)]
    return (sum(leaves for leaves, _ in below) or 1, 1 + sum(nodes for _, nodes in below))


def _judged_unpruned(answer, X, y, names, domains, classes):
    tree = answer.grow_unpruned(X, y, names, domains, classes)
    table = {"X": X, "y": y, "attributes": names, "domains": domains, "classes": classes}
    for node in walk(tree, table):
        if node.label is None:
            _must_be_split(node, table)
            _splits_best(node, table)
        else:
            with hint(*HINT_STOP):
                require(
                    not node.rows or is_stopping(node, table),
                    f"根{node.path}：样本 {node.rows} 还应继续划分",
                    f"Root{node.path}: samples {node.rows} should be split further",
                    got=tree,
                )
            _has_majority(node, table)
    return tree


def _judged_prepruned(answer, X, y, X_val, y_val, names, domains, classes):
    """Walks the tree with training and validation rows together, and judges every decision by the latter."""
    tree = answer.grow_prepruned(X, y, X_val, y_val, names, domains, classes)
    table = {"X": [*X, *X_val], "y": [*y, *y_val], "attributes": names, "domains": domains, "classes": classes}
    m = len(y)
    for both in walk(tree, table):
        validation = [i for i in both.rows if i >= m]
        rows, parent_rows = ([i for i in part if i < m] for part in (both.rows, both.parent_rows))
        node = replace(both, rows=rows, parent_rows=parent_rows)
        seen = [i - m for i in validation]
        if node.label is None:
            _must_be_split(node, table)
            _splits_best(node, table)
            before, after = _before_and_after(node, validation, node.column, table)
            with hint(*HINT_PREPRUNE):
                require(
                    after > before,
                    f"根{node.path}：到达的验证样本 {seen} 划分前对 {before} 个，按 {names[node.column]} 划分后对 {after} 个，不该划分",
                    f"Root{node.path}: of the validation samples {seen} that arrive, {before} are right before the split "
                    f"and {after} after splitting by {names[node.column]}: no split",
                    got=tree,
                )
            continue
        _has_majority(node, table)
        if node.rows and not is_stopping(node, table):
            tries = {j: _before_and_after(node, validation, j, table) for j in _best_columns(node, table)}
            j = min(tries, key=lambda j: tries[j][1])
            before, after = tries[j]
            with hint(*HINT_PREPRUNE):
                require(
                    after <= before,
                    f"根{node.path}：到达的验证样本 {seen} 划分前对 {before} 个，按 {names[j]} 划分后对 {after} 个，应当划分",
                    f"Root{node.path}: of the validation samples {seen} that arrive, {before} are right before the split "
                    f"and {after} after splitting by {names[j]}: split",
                    got=tree,
                )
    return tree


def _must_be_split(node, table):
    with hint(*HINT_STOP):
        require(
            not is_stopping(node, table),
            f"根{node.path}：样本 {node.rows} 应成为叶",
            f"Root{node.path}: samples {node.rows} should be a leaf",
            got=node.tree,
        )


def _splits_best(node, table):
    y = [table["y"][i] for i in node.rows]
    index = {j: _index([table["X"][i][j] for i in node.rows], y) for j in node.columns}
    best = min(index, key=index.__getitem__)
    names, here, least = table["attributes"], float(index[node.column]), float(index[best])
    require(
        here <= least + TIE,
        f"根{node.path}：{names[node.column]}的基尼指数是 {here:.6f}，而{names[best]}的只有 {least:.6f}",
        f"Root{node.path}: the Gini index of {names[node.column]} is {here:.6f}, but that of {names[best]} is {least:.6f}",
        got=node.tree,
    )


def _best_columns(node, table):
    y = [table["y"][i] for i in node.rows]
    index = {j: _index([table["X"][i][j] for i in node.rows], y) for j in node.columns}
    return [j for j in index if index[j] == min(index.values())]


def _has_majority(node, table):
    found = [table["y"][i] for i in node.rows or node.parent_rows]
    wanted = majority_label(found, table["classes"])
    with hint(*HINT_LEAF):
        equal(node.label, wanted, (f"根{node.path} 处的叶的类别", f"the class of the leaf at root{node.path}"))


def _before_and_after(node, validation, j, table) -> tuple[int, int]:
    """How many validation samples are right if the node is a leaf, and after one split by column j."""
    X, y, classes = table["X"], table["y"], table["classes"]
    label = majority_label([y[i] for i in node.rows], classes)
    parts = {value: [y[i] for i in node.rows if X[i][j] == value] for value in table["domains"][j]}
    below = {value: majority_label(part, classes) if part else label for value, part in parts.items()}
    return sum(y[i] == label for i in validation), sum(y[i] == below[X[i][j]] for i in validation)


def _grown_in_order(training, names, domains, classes):
    """A tree that splits by the attributes in their order while a node has different labels."""

    def grow(rows, j):
        label = majority_label([training[1][i] for i in rows], classes)
        if j == len(names) or len({training[1][i] for i in rows}) == 1:
            return {"label": label}
        parts = {value: [i for i in rows if training[0][i][j] == value] for value in domains[j]}
        branches = {value: grow(part, j + 1) if part else {"label": label} for value, part in parts.items()}
        return {"attribute": names[j], "branches": branches}

    return grow(range(len(training[1])), 0)


def _with_other_labels(tree, classes, rng):
    """The same tree with any labels in its leaves."""
    if "label" in tree:
        return {"label": classes[rng.integers(len(classes))]}
    branches = {value: _with_other_labels(child, classes, rng) for value, child in tree["branches"].items()}
    return {**tree, "branches": branches}


@memo
def _pruned(tree, training, validation, names, classes, keep_on_tie):
    """The pruned tree, and for every node looked at how many validation samples the whole tree gets right before and
    after the cut. Nothing is assumed to be local: each cut is tried on the whole tree."""
    trials = {}

    def inner_nodes(node, path):
        for value, child in node.get("branches", {}).items():
            yield from inner_nodes(child, (*path, (node["attribute"], value)))
        if "branches" in node:
            yield path

    def with_leaf(node, path, label):
        if not path:
            return {"label": label}
        (_, value), *rest = path
        return {**node, "branches": {**node["branches"], value: with_leaf(node["branches"][value], rest, label)}}

    for path in list(inner_nodes(tree, ())):
        arrived = [
            label
            for row, label in zip(*training, strict=True)
            if all(row[names.index(name)] == value for name, value in path)
        ]
        cut = with_leaf(tree, path, majority_label(arrived, classes))
        before, after = _right(tree, names, *validation), _right(cut, names, *validation)
        trials[path] = before, after
        if after > before or (after == before and not keep_on_tie):
            tree = cut
    return tree, trials


def _is_pruned(got, tree, training, validation, names, classes, keep_on_tie=True):
    """The student's tree is the oracle's, node by node; the first difference is told with its accuracies."""
    wanted, trials = _pruned(tree, training, validation, names, classes, keep_on_tie)

    def compare(got, wanted, path):
        place = "".join(f" → {name}={value}" for name, value in path)
        got = mapping(got, (), (f"根{place} 处的结点", f"the node at root{place}"))
        if path in trials and ("label" in wanted) != ("label" in got):
            before, after = trials[path]
            cut = "label" in wanted
            with hint(*HINT_POSTPRUNE):
                fail(
                    f"根{place}：剪之前验证样本对 {before} 个，剪之后对 {after} 个，"
                    + ("应当剪成叶" if cut else "应当保留子树"),
                    f"Root{place}: {before} validation samples are right before the cut and {after} after it: "
                    + ("cut it to a leaf" if cut else "keep the subtree"),
                    expected=wanted,
                    got=got,
                )
        if "label" in wanted:
            mapping(got, ("label",), (f"根{place} 处的结点", f"the node at root{place}"))
            with hint(*HINT_POSTPRUNE):
                what = f"根{place} 处的叶的类别", f"the class of the leaf at root{place}"
                equal(got["label"], wanted["label"], what)
            return
        mapping(got, ("attribute", "branches"), (f"根{place} 处的结点", f"the node at root{place}"))
        equal(got["attribute"], wanted["attribute"], (f"根{place} 处的属性", f"the attribute at root{place}"))
        branches = mapping(got["branches"], wanted["branches"], (f"根{place} 的分支", f"the branches at root{place}"))
        for value, child in wanted["branches"].items():
            compare(branches[value], child, (*path, (wanted["attribute"], value)))

    compare(got, wanted, ())
