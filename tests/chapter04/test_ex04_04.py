"""Checks of exercise 4.4."""

from dataclasses import replace
from fractions import Fraction
from itertools import product

from hypothesis import strategies as st

from exercises.datasets import watermelon_2_0, watermelon_2_0_split
from grader.checks import (
    close,
    equal,
    example_check,
    exercise,
    integer,
    mapping,
    memo,
    one_of,
    picture,
    property_check,
    require,
)
from grader.strategies import labels, tables

from .shared import (
    TIE,
    children_of,
    column,
    is_stopping,
    majority_label,
    name_of,
    parts_of,
    route,
    tables_with_tree,
    walk,
)
from .shared_pictures import draw_tree

EXERCISE = exercise(
    kind="program",
    book="§4.2.3, §4.3",
    patterns=["oracle", "certificate"],
    hints=[
        (
            "剪与不剪只影响到达该结点的验证样本, 只数它们就行.",
            "Pruning a node changes nothing but the validation samples that reach it: count only those.",
        )
    ],
    equivalent_mutants={
        "if len(set(y)) <= 1 or len({tuple(row[j] for j in left) for row in X}) == 1:": "No node is without samples.",
        "if len(set(y)) == 1 or len({tuple(row[j] for j in left) for row in X}) <= 1:": "No node is without samples.",
        "if cut > kept or (cut >= kept and not keep_on_tie):": "Where more are right the first condition holds already.",
    },
)

CLASSES = ("是", "否", "或")
ROWS = {"k": st.integers(4, 12), "j": st.integers(0, 16)}


def _binary(rows, y):
    """A table of two-valued attributes; each row is a string of digits."""
    n = len(rows[0])
    names, domains = [f"a{j}" for j in range(n)], [["0", "1"]] * n
    return {"X": [list(row) for row in rows], "y": y, "attributes": names, "domains": domains, "classes": ["是", "否"]}


# The whole subtree is worse than a leaf, but not once the node below has been cut.
BOTTOM_UP = _binary(["00", "01", "01", "01", "00", "11"], ["否", "是", "是", "是", "是", "否"])
# Below the root the validation samples elsewhere must not count.
LOCAL = _binary(["01", "11", "10", "00", "00", "01"], ["是", "是", "否", "是", "否", "是"])
# The second attribute is best at the root, and below it the first and the third tie at a gain of zero.
XOR_BELOW = _binary(["000", "001", "100", "101", "010", "011", "110", "111"], ["否"] * 5 + ["是"] * 2 + ["否"])


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


@example_check(
    "西瓜 2.0 的基尼值是 0.498, 纹理的基尼指数 0.277 最小; 表 4.2 的训练集上色泽与脐部同为 0.35",
    "Watermelon 2.0 has Gini value 0.498, 纹理 the least index, 0.277; on the training part 色泽 and 脐部 tie at 0.35",
    points=10,
    book="(4.5), (4.6), 表 4.2 / table 4.2",
    hint=(
        "基尼值是 1 减去各类比例的平方和; 各支按样本数加权.",
        "Gini is 1 less the sum of squared shares; branches are weighted by size.",
    ),
)
def test_gini_of_watermelons(answer):
    table, (X, y, *_) = watermelon_2_0(), _table_4_2()
    close(answer.gini(table["y"]), 0.498270, abs=1e-6)
    for j, value in enumerate((0.427451, 0.422269, 0.423529, 0.277124, 0.344538, 0.494118)):
        what = f"{table['attributes'][j]}的基尼指数", f"the Gini index of {table['attributes'][j]}"
        close(answer.gini_index(column(table["X"], j), table["y"]), value, what, abs=1e-6)
    for j, value in enumerate((0.35, 0.44, 0.40, 0.40, 0.35, 0.50)):
        what = f"训练集上{table['attributes'][j]}的基尼指数", f"the Gini index of {table['attributes'][j]} on table 4.2"
        close(answer.gini_index(column(X, j), y), value, what)


@example_check(
    "在表 4.2 的训练集上, 未剪枝的树每个结点都取最优划分, 十个训练瓜全对",
    "On the training part of table 4.2 every node of the unpruned tree splits best, and all ten melons are right",
    points=10,
    book="图 4.5 / fig. 4.5",
    hint=("色泽与脐部在根结点并列, 取哪个都对.", "色泽 and 脐部 tie at the root: either is right."),
)
def test_unpruned_on_table_4_2(answer):
    X, y, _, _, names, domains, classes = _table_4_2()
    tree = _judged_unpruned(answer, X, y, names, domains, classes)
    predicted = [route(tree, names, row) for row in X]
    equal(predicted, y, ("训练瓜的预测", "the predictions on the training melons"))
    close(answer.accuracy(tree, names, X, y), 1.0, ("训练精度", "the accuracy on the training melons"))
    close(answer.accuracy(FIGURE_4_5, names, X[:1] + X[-1:], ["是", "是"]), 0.5, ("精度", "the accuracy"))


@example_check(
    "图 4.5 的树后剪枝: 相等时保留剩 10 个结点 (图 4.7), 相等时剪去剩 4 个, 验证精度都是 5/7",
    "Post-pruning fig. 4.5: keeping ties leaves 10 nodes (fig. 4.7), cutting them leaves 4; validation accuracy 5/7 both times",
    points=20,
    book="§4.3.2, 图 4.7 / fig. 4.7",
    hint=(
        "先剪最下面的结点; 3/7 → 4/7 剪, 4/7 = 4/7 看 keep_on_tie, 4/7 → 5/7 剪.",
        "Start at the lowest node: 3/7 → 4/7 is cut, at 4/7 = 4/7 `keep_on_tie` decides, 4/7 → 5/7 is cut.",
    ),
)
def test_post_pruning_of_the_book(answer):
    X, y, X_val, y_val, names, _, classes = _table_4_2()
    for arguments, nodes in (((), 10), ((True,), 10), ((False,), 4)):
        tree = answer.post_prune(FIGURE_4_5, X, y, X_val, y_val, names, classes, *arguments)
        _is_pruned(tree, FIGURE_4_5, (X, y), (X_val, y_val), names, classes, *arguments)
        equal(_size(tree)[1], nodes, ("剪枝后的结点数", "the number of nodes after pruning"))
        equal(
            _right(tree, names, X_val, y_val), 5, ("验证瓜对的个数", "the number of validation melons that are right")
        )


@example_check(
    "表 4.2 上的预剪枝: 按书中的并列取法得 4 个结点、5/7; 别的取法得 6/7、7/7 或 4/7",
    "Pre-pruning on table 4.2: with the book's ties 4 nodes and 5/7, with other ties 6/7, 7/7 or 4/7",
    points=15,
    book="§4.3.1, 图 4.6 / fig. 4.6",
    hint=(
        "划分后验证精度不升 (哪怕相等) 就不划分; 每个结点都要问一遍.",
        "No gain in validation accuracy, not even a tie, means no split; ask at every node.",
    ),
)
def test_pre_pruning_of_the_book(answer):
    X, y, X_val, y_val, names, domains, classes = _table_4_2()
    tree = _judged_prepruned(answer, X, y, X_val, y_val, names, domains, classes)
    outcome = [_size(tree)[1], _right(tree, names, X_val, y_val)]
    one_of(outcome, [(4, 5), (7, 6), (10, 7), (4, 4)], ("[结点数, 验证瓜对的个数]", "[nodes, validation melons right]"))


@property_check(
    "基尼值是有放回地抽两个样本标签不同的概率; 基尼指数是各支的加权平均, 不超过基尼值",
    "Gini is the chance that two draws with replacement differ; the index is the weighted mean of the branches, at most Gini",
    points=10,
    book="(4.5), (4.6)",
    given={"y": labels(CLASSES, stretch=False), "values": st.lists(st.sampled_from("abc"), min_size=12, max_size=12)},
    also=[{"y": list(CLASSES) * 2, "values": list("aabbcc" * 2)}],
    hint=("空列表的基尼值是 0.", "The Gini value of the empty list is 0."),
)
def test_gini_by_definition(answer, y, values):
    close(answer.gini(y), float(_gini(y)), ("基尼值", "the Gini value"))
    if y:
        values = values[: len(y)]
        close(answer.gini_index(values, y), float(_index(values, y)), ("基尼指数", "the Gini index"))


@property_check(
    "未剪枝的树: 每个内部结点的基尼指数最小, 每片叶都合停止规则与多数类规则",
    "Unpruned: every inner node has the smallest Gini index, every leaf obeys the stopping and majority rules",
    points=10,
    book="图 4.2 / fig. 4.2",
    given={"table": tables(numeric=False, stretch=False)},
    also=[{"table": XOR_BELOW}],
    hint=(
        "空分支取父结点的多数类; 并列取 classes 中靠前的.",
        "An empty branch takes its parent's majority; ties go to the first of classes.",
    ),
)
def test_unpruned_nodes(answer, table):
    _judged_unpruned(answer, *(table[key] for key in ("X", "y", "attributes", "domains", "classes")))


@property_check(
    "预剪枝的树: 内部结点的划分都严格提高验证精度, 本可划分的叶都提高不了",
    "Pre-pruned: every split strictly raises the validation accuracy; a leaf that could be split would not",
    points=10,
    book="§4.3.1",
    given={
        "table": tables(numeric=False, rows=(8, 16), columns=(2, 4), classes=(2, 3), values=(2, 3), stretch=False),
        **ROWS,
    },
    also=[{"table": LOCAL, "k": 8, "j": 2}],
    hint=(
        "只数到达该结点的验证样本; 划分后各支都当叶.",
        "Count the validation samples at the node only; after the split all branches are leaves.",
    ),
)
def test_prepruned_nodes(answer, table, k, j):
    (X, y), (X_val, y_val) = _two_parts(table, k, j)
    _judged_prepruned(answer, X, y, X_val, y_val, table["attributes"], table["domains"], table["classes"])


@property_check(
    "后剪枝对任何树、任何验证集都剪得恰好",
    "Post-pruning cuts exactly what it should, for any tree and any validation set",
    points=10,
    book="§4.3.2",
    given={
        "table": tables(numeric=False, rows=(6, 16), columns=(2, 4), classes=(2, 2), values=(2, 2), stretch=False),
        **ROWS,
        "keep_on_tie": st.booleans(),
    },
    also=[{"table": BOTTOM_UP, "k": 4, "j": 3, "keep_on_tie": True}],
    hint=(
        "从最下面的结点剪起; 新叶的类别看训练样本, 剪不剪看验证样本.",
        "Start from the lowest nodes; training samples give the class of the new leaf, validation samples decide.",
    ),
)
def test_post_prune_any_tree(answer, table, k, j, keep_on_tie):
    training, validation = _two_parts(table, k, j)
    names, classes = table["attributes"], table["classes"]
    tree = _grown_in_order(training, names, table["domains"], classes)
    got = answer.post_prune(tree, *training, *validation, names, classes, keep_on_tie)
    _is_pruned(got, tree, training, validation, names, classes, keep_on_tie)


@property_check(
    "精度是分对的比例; compare 的数字与自己的三棵树一致",
    "The accuracy is the share of right predictions; the numbers of compare are those of your own three trees",
    points=5,
    given={"table": tables_with_tree(numeric=False, rows=(2, 12), classes=(2, 3)), "k": st.integers(1, 11)},
    examples=25,
    hint=(
        "后剪枝剪的是未剪枝的那棵树; 结点数包括叶.",
        "Post-pruning starts from the unpruned tree; the nodes include the leaves.",
    ),
)
def test_accuracy_and_compare(answer, table, k):
    names, domains, classes = table["attributes"], table["domains"], table["classes"]
    (X, y), (X_val, y_val) = _two_parts(table, k, min(k, len(table["y"]) - 1))
    share = _right(table["tree"], names, table["X"], table["y"]) / len(table["y"])
    close(answer.accuracy(table["tree"], names, table["X"], table["y"]), share, ("精度", "the accuracy"))
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
        equal(integer(row["leaves"]), leaves, (f"{name} 的叶数", f"the number of leaves of {name}"))
        equal(integer(row["nodes"]), nodes, (f"{name} 的结点数", f"the number of nodes of {name}"))


@picture(
    "表 4.2 上的三棵树",
    "The three trees on table 4.2",
    alt=(
        "未剪枝、预剪枝、后剪枝的三棵树, 标出验证精度.",
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


def _table_4_2():
    """X, y, X_val, y_val, attributes, domains, classes."""
    table, split = watermelon_2_0(), watermelon_2_0_split()
    rows = {name: [table["ids"].index(number) for number in split[name]] for name in ("train", "validation")}
    parts = [[table[key][i] for i in rows[name]] for name in ("train", "validation") for key in ("X", "y")]
    return (*parts, table["attributes"], table["domains"], table["classes"])


def _two_parts(table, k, j):
    """The first k rows to train, the rows from j on to validate; they may overlap."""
    X, y = table["X"], table["y"]
    return (X[:k], y[:k]), (X[j:], y[j:])


def _gini(y) -> Fraction:
    """The chance that two draws with replacement differ, by counting the pairs."""
    return Fraction(sum(a != b for a, b in product(y, y)), len(y) ** 2) if y else Fraction(0)


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
            require(
                not node.rows or is_stopping(node, table),
                f"根{node.path}: 样本 {node.rows} 还应继续划分",
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
            require(
                after > before,
                f"根{node.path}: 到达的验证样本 {seen} 划分前对 {before} 个, 按 {names[node.column]} 划分后对 {after} 个, 不该划分",
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
            require(
                after <= before,
                f"根{node.path}: 到达的验证样本 {seen} 划分前对 {before} 个, 按 {names[j]} 划分后对 {after} 个, 应当划分",
                f"Root{node.path}: of the validation samples {seen} that arrive, {before} are right before the split "
                f"and {after} after splitting by {names[j]}: split",
                got=tree,
            )
    return tree


def _must_be_split(node, table):
    require(
        not is_stopping(node, table),
        f"根{node.path}: 样本 {node.rows} 应成为叶",
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
        f"根{node.path}: {names[node.column]}的基尼指数是 {here:.6f}, 而{names[best]}的只有 {least:.6f}",
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
            require(
                False,
                f"根{place}: 剪之前验证样本对 {before} 个, 剪之后对 {after} 个, "
                + ("应当剪成叶" if cut else "应当保留子树"),
                f"Root{place}: {before} validation samples are right before the cut and {after} after it: "
                + ("cut it to a leaf" if cut else "keep the subtree"),
                expected=wanted,
                got=got,
            )
        if "label" in wanted:
            mapping(got, ("label",), (f"根{place} 处的结点", f"the node at root{place}"))
            equal(got["label"], wanted["label"], (f"根{place} 处的叶的类别", f"the class of the leaf at root{place}"))
            return
        mapping(got, ("attribute", "branches"), (f"根{place} 处的结点", f"the node at root{place}"))
        equal(got["attribute"], wanted["attribute"], (f"根{place} 处的属性", f"the attribute at root{place}"))
        branches = mapping(got["branches"], wanted["branches"], (f"根{place} 的分支", f"the branches at root{place}"))
        for value, child in wanted["branches"].items():
            compare(branches[value], child, (*path, (wanted["attribute"], value)))

    compare(got, wanted, ())
