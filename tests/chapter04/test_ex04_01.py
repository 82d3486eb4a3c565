"""Checks of exercise 4.1."""

from exercises.datasets import watermelon_2_0
from grader.checks import equal, example_check, exercise, integer, integers, picture, property_check, require
from grader.strategies import tables

from .shared import (
    children_of,
    groups_of_equal_rows,
    is_conflict_free,
    name_of,
    route,
    tables_with_tree,
    walk,
    without_conflicts,
)
from .shared_pictures import draw_tree

EXERCISE = exercise(
    kind="prove",
    book="§4.2, 图 4.2 / fig. 4.2",
    patterns=["certificate", "bound", "oracle"],
    hints=[
        (
            "两个标记不同的样例若不冲突, 总有一个属性取值不同; 就用它划分, 每一支都比原来小.",
            "Two samples with different labels and no conflict differ on some attribute; split by it, and every branch is smaller.",
        )
    ],
    equivalent_mutants={
        "le, gt = subtree(lambda value: value <= threshold), subtree(lambda value: value != threshold)": "Samples that never arrive at a branch may help to shape it: those that do arrive are still told apart.",
    },
)

THREE = {
    "X": [["甲", 0.5], ["乙", 0.5], ["甲", 0.5]],
    "y": ["是", "是", "否"],
    "attributes": ["形", "重"],
    "domains": [["甲", "乙", "丙"], None],
    "classes": ["是", "否"],
}
NO_ATTRIBUTES = {"X": [[], [], []], "y": ["否", "是", "否"], "attributes": [], "domains": [], "classes": ["是", "否"]}
XOR = {
    "X": [[a, b] for a in "01" for b in "01"],
    "y": ["否", "是", "是", "否"],
    "attributes": ["a", "b"],
    "domains": [["0", "1"], ["2", "0", "1"]],
    "classes": ["是", "否"],
}
STEPS = {
    "X": [[k / 4] for k in range(5)],
    "y": ["否", "是", "否", "是", "是"],
    "attributes": ["a"],
    "domains": [None],
    "classes": ["是", "否"],
}


@example_check(
    "西瓜 2.0 没有冲突, 造出的树把 17 个瓜全分对",
    "Watermelon 2.0 has no conflict, and the tree fits all 17 melons",
    points=10,
    book="表 4.1 / table 4.1",
    hint=(
        "只要结点里还有两种标记, 就继续划分; 每个可能取值都要有一支.",
        "Go on splitting while a node holds two labels; every possible value has a branch.",
    ),
)
def test_watermelon_2_0(answer):
    table = watermelon_2_0()
    found = answer.find_conflict(table["X"], table["y"])
    require(found is None, "西瓜 2.0 没有冲突", "Watermelon 2.0 has no conflict", expected=None, got=found)
    equal(answer.least_training_errors(table["X"], table["y"]), 0, ("最少错误数", "the least number of errors"))
    _judged_tree(answer, table)


@example_check(
    "两行相同而标记不同: 找得到这对冲突, 任何树都至少错 1 个",
    "Two equal rows with different labels: the conflict is found, and every tree makes at least 1 error",
    points=10,
    hint=(
        "冲突的两行落在同一片叶里, 叶只有一个标记.",
        "Conflicting rows reach the same leaf, and a leaf has one label.",
    ),
)
def test_one_conflict(answer):
    equal(answer.find_conflict(THREE["X"], THREE["y"]), [0, 2], ("冲突", "the conflict"))
    equal(answer.least_training_errors(THREE["X"], THREE["y"]), 1, ("最少错误数", "the least number of errors"))
    equal(answer.least_training_errors(NO_ATTRIBUTES["X"], NO_ATTRIBUTES["y"]), 1)


@property_check(
    "冲突是各属性全同而标记不同的一对样例; 没有这样的一对才返回 None",
    "A conflict is a pair with equal attributes and different labels; None only if there is no such pair",
    points=5,
    given={"table": tables(columns=(1, 3), stretch=False)},
    also=[{"table": NO_ATTRIBUTES}],
    hint=("先比属性, 再比标记, 两个条件都要.", "Compare the attributes and the labels: both conditions count."),
)
def test_find_conflict(answer, table):
    X, y = table["X"], table["y"]
    found = answer.find_conflict(X, y)
    if is_conflict_free(table):
        require(found is None, "这里没有冲突", "There is no conflict here", expected=None, got=found)
        return
    require(found is not None, "这里有冲突", "There is a conflict here", got=found)
    i, j = integers(found, 2, ("冲突", "the conflict"))
    require(
        0 <= i < j < len(y),
        "应是两个下标 i < j, 从 0 数起",
        "It should be two indices i < j, counted from 0",
        got=found,
    )
    require(X[i] == X[j], f"样例 {i} 与 {j} 的属性不全同", f"Samples {i} and {j} differ on an attribute", got=found)
    require(y[i] != y[j], f"样例 {i} 与 {j} 的标记相同", f"Samples {i} and {j} have the same label", got=found)


@property_check(
    "两行不同就指出一个取值不同的列, 两行相同才返回 None",
    "Different rows: a column on which they differ; None only for equal rows",
    points=5,
    given={"rows": tables(rows=(2, 2), stretch=False).map(lambda table: table["X"])},
    also=[{"rows": [["甲", 0.0], ["甲", 0.0]]}, {"rows": [[], []]}, {"rows": [["甲", 1.0], ["乙", 1.0]]}],
    hint=("列号从 0 数起, 0 不是 None.", "Columns count from 0, and 0 is not None."),
)
def test_separating_attribute(answer, rows):
    x1, x2 = rows
    found = answer.separating_attribute(x1, x2)
    if x1 == x2:
        require(found is None, "两行相同, 没有这样的列", "The rows are equal: no such column", expected=None, got=found)
        return
    require(found is not None, "两行不同, 应返回列号", "The rows differ: a column is wanted", got=found)
    j = integer(found, ("列号", "the column"))
    require(0 <= j < len(x1), f"列号应在 0..{len(x1) - 1} 之间", f"Columns go from 0 to {len(x1) - 1}", got=found)
    require(x1[j] != x2[j], f"两行在第 {j} 列取值相同", f"The rows agree on column {j}", got=found)


@property_check(
    "最少错误数: 每组相同的行里, 除多数类外都免不了错",
    "The least number of errors: in each group of equal rows, all but the largest class",
    points=5,
    given={"table": tables(rows=(1, 14), columns=(1, 2), stretch=False)},
    also=[{"table": NO_ATTRIBUTES}],
    hint=(
        "属性全同的样例放成一组, 各组分别算.",
        "Put samples with equal attributes into groups, and count in each group.",
    ),
)
def test_least_training_errors(answer, table):
    got = integer(answer.least_training_errors(table["X"], table["y"]), ("最少错误数", "the least number of errors"))
    equal(got, _least_errors(table), ("最少错误数", "the least number of errors"))


@property_check(
    "没有冲突时, 造出的树合乎格式, 把每个训练样例都分对",
    "Without conflicts the tree is well formed and fits every training sample",
    points=35,
    given={"table": tables(classes=(2, 3), stretch=False).map(without_conflicts)},
    also=[{"table": XOR}, {"table": STEPS}, {"table": {**NO_ATTRIBUTES, "y": ["否", "否", "否"]}}],
    hint=(
        "增益为 0 也能划分 (异或); 空分支是叶, 其余分支照常生长; 连续属性可能要用好几次.",
        "A zero gain is no reason to stop (XOR); an empty branch is a leaf and the others go on; "
        "a continuous attribute may be needed several times.",
    ),
)
def test_tree_without_conflicts(answer, table):
    _judged_tree(answer, table)


@property_check(
    "有冲突时, 造出的树恰好犯最少的错",
    "With conflicts the tree makes exactly the least number of errors",
    points=20,
    given={
        "table": tables(rows=(3, 14), columns=(1, 2), classes=(2, 3), stretch=False).filter(
            lambda table: not is_conflict_free(table)
        )
    },
    also=[{"table": THREE}, {"table": NO_ATTRIBUTES}],
    hint=(
        "分不开的样例成为一片叶, 标记取其中的多数类, 一个样例也不要丢.",
        "Samples that cannot be told apart form a leaf with their majority class; do not drop any of them.",
    ),
)
def test_tree_with_conflicts(answer, table):
    _judged_tree(answer, table)


@property_check(
    "预测从根走到叶: 离散属性按取值, 连续属性值 ≤ t 走 le",
    "A prediction walks from the root to a leaf: by the value if discrete, to le if the value is ≤ t",
    points=10,
    given={"table": tables_with_tree(classes=(2, 3))},
    also=[
        {
            "table": {
                **STEPS,
                "X": [[0.5], [0.75]],
                "tree": {"attribute": "a", "threshold": 0.5, "le": {"label": "否"}, "gt": {"label": "是"}},
            }
        },
        {"table": {**NO_ATTRIBUTES, "tree": {"label": "否"}}},
    ],
    hint=(
        "值等于划分点时走左边; 属性按名字在 attributes 中找.",
        "A value at the threshold goes left; look the name up in attributes.",
    ),
)
def test_predict(answer, table):
    for row in table["X"]:
        equal(answer.predict(table["tree"], table["attributes"], row), route(table["tree"], table["attributes"], row))


@picture(
    "你造的树, 叶里是训练样例的下标",
    "Your tree, with the training samples in its leaves",
    alt=(
        "一棵决策树; 每片叶写着类别和到达它的样例.",
        "A decision tree; each leaf shows its class and the samples that reach it.",
    ),
)
def draw_consistent_tree(figure, answer, reference, says):
    table = watermelon_2_0()
    names, domains = table["attributes"], table["domains"]
    tree = answer.consistent_tree(table["X"], table["y"], names, domains, table["classes"])
    rows = {id(node.tree): node.rows for node in walk(tree, table)}
    figure.set_size_inches(11, 5)

    def words(node):
        return name_of(node) + ("\n" + " ".join(map(str, rows[id(node)])) if "label" in node else "")

    draw_tree(figure.add_axes((0, 0, 1, 0.93)), tree, words, children_of)
    figure.suptitle(
        says("西瓜 2.0: 叶中的数字是样例的下标", "Watermelon 2.0: the numbers in the leaves are sample indices")
    )


def _judged_tree(answer, table):
    """Builds the student's tree and judges its form and, leaf by leaf, that no error is avoidable."""
    X, y, names, domains = (table[key] for key in ("X", "y", "attributes", "domains"))
    tree = answer.consistent_tree(X, y, names, domains, table["classes"])
    for node in walk(tree, table):
        if "label" not in node.tree:
            continue
        require(
            node.label in table["classes"],
            f"根{node.path} 处的叶的标记不是给定的类别",
            f"The label of the leaf at root{node.path} is none of the classes",
            expected=table["classes"],
            got=node.label,
        )
        errors = sum(y[i] != node.label for i in node.rows)
        least = _least_errors(table, node.rows)
        listed = ", ".join(f"{i} ({y[i]})" for i in node.rows)
        require(
            errors == least,
            f"根{node.path} 处的叶标为 {node.label}, 把到达它的样例 {listed} 分错 {errors} 个; 用属性把它们分开, 只会错 {least} 个",
            f"The leaf at root{node.path} says {node.label}, wrong for {errors} of its samples {listed}; "
            f"told apart by their attributes, only {least} need be wrong",
            got=tree,
        )


def _least_errors(table, rows=None) -> int:
    return sum(len(group) - max(map(group.count, group)) for group in groups_of_equal_rows(table, rows))
