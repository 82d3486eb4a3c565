"""Checks of exercise 4.1."""

from exercises.datasets import watermelon_2_0
from grader.checks import check, equal, exercise, hint, integer, integers, picture, require

from .pins import ex04_01 as pins
from .pins.ex04_01 import NO_ATTRIBUTES, THREE
from .shared import (
    any_tables, children_of, groups_of_equal_rows, is_conflict_free, name_of, route, tables_with_tree, walk,
    without_conflicts
)  # fmt: skip
from .shared_pictures import draw_tree

EXERCISE = exercise(
    kind="prove",
    book="§4.2，图 4.2 / fig. 4.2",
    patterns=["certificate", "bound", "oracle"],
    contract=[
        (
            "样例有 150 个、属性有 11 个、树有六十层时也对",
            "Right as well with 150 samples, 11 attributes and a tree of sixty levels",
        ),
        (
            "两个数只要不相等（`!=`）就是两个取值，哪怕只差 $10^{-12}$",
            "Two numbers are two values as soon as they are unequal (`!=`), be it by $10^{-12}$",
        ),
        ("取值的名字只差空格、大小写也是两个取值", "Names that differ by a blank or in case are two values"),
    ],
    hints=[
        (
            "什么时候一片叶就够了？不够时，结点里一定有怎样的两个样例？",
            "When is a leaf enough? If it is not, which two samples must be in the node?",
        ),
        (
            "这两个样例若不冲突，总有一个属性取值不同；就用它划分。",
            "If these two are not in conflict, they differ on some attribute; split by it.",
        ),
        (
            "划分之后每一支的样例都更少，对各支再做同样的事。分不开的样例留在同一片叶里，标哪个类别错得最少？",
            "Every branch then has fewer samples: do the same there. Samples that cannot be told apart share a leaf: "
            "which label is wrong least often?",
        ),
    ],
    written={
        "proof": [
            (
                "归纳（或取最小反例）的对象说清楚：样例数，或未分对的样例",
                "Says what the induction is on: the number of samples, or a smallest counterexample",
            ),
            (
                "用到“没有冲突”：标记不同的两个样例必有属性取值不同",
                "Uses that there is no conflict: two samples with different labels differ on an attribute",
            ),
            (
                "说明划分后每支更小且仍无冲突，所以过程会结束；连续属性和空分支也照顾到",
                "Each branch is smaller and still free of conflicts, so it ends; continuous attributes and empty branches too",
            ),
        ]
    },
)

HINT_CONFLICT = ("先比属性，再比标记，两个条件都要。", "Compare the attributes and the labels: both conditions count.")
HINT_ERRORS = (
    "分不开的样例落在同一片叶里，而叶只有一个标记。逐组分别算。",
    "Samples that cannot be told apart reach the same leaf, and a leaf has one label. Count group by group.",
)
HINT_PREDICT = (
    "值等于划分点时走左边；属性按名字在 attributes 中找。",
    "A value at the threshold goes left; look the name up in attributes.",
)


@check(points=1, book="表 4.1 / table 4.1")
def test_watermelon_2_0(answer):
    """西瓜 2.0 没有冲突，造出的树把 17 个瓜全分对 /
    Watermelon 2.0 has no conflict, and the tree fits all 17 melons"""
    _judged_tree(answer, watermelon_2_0())


@check(points=0.5, book="表 4.1 / table 4.1", hint=HINT_CONFLICT)
def test_conflict_by_hand(answer):
    """三行中头尾两行相同而标记不同：找得到这对冲突；西瓜 2.0 里没有 /
    Of three rows the first and last are equal, their labels are not: the conflict is found; watermelon 2.0 has none"""
    equal(answer.find_conflict(THREE["X"], THREE["y"]), [0, 2], ("冲突", "the conflict"))
    table = watermelon_2_0()
    found = answer.find_conflict(table["X"], table["y"])
    require(found is None, "西瓜 2.0 没有冲突", "Watermelon 2.0 has no conflict", expected=None, got=found)


@check(points=0.5, hint=HINT_ERRORS)
def test_errors_by_hand(answer):
    """两行相同而标记不同，任何树都至少错 1 个；西瓜 2.0 可以一个不错 /
    Two equal rows with different labels: every tree makes at least 1 error; on watermelon 2.0 none is needed"""
    for table, errors in ((THREE, 1), (NO_ATTRIBUTES, 1), (watermelon_2_0(), 0)):
        least = answer.least_training_errors(table["X"], table["y"])
        equal(least, errors, ("最少错误数", "the least number of errors"))


@check(
    points=1, given={"table": any_tables(columns=(1, 3), classes=(1, 5))}, also=pins.find_conflict, hint=HINT_CONFLICT
)
def test_find_conflict(answer, table):
    """冲突是各属性全同而标记不同的一对样例；没有这样的一对才返回 None /
    A conflict is a pair with equal attributes and different labels; None only if there is no such pair"""
    X, y = table["X"], table["y"]
    found = answer.find_conflict(X, y)
    if is_conflict_free(table):
        require(found is None, "这里没有冲突", "There is no conflict here", expected=None, got=found)
        return
    require(found is not None, "这里有冲突", "There is a conflict here", got=found)
    i, j = integers(found, 2, ("冲突", "the conflict"))
    require(
        0 <= i < j < len(y),
        "应是两个下标 i < j，从 0 数起",
        "It should be two indices i < j, counted from 0",
        got=found,
    )
    require(X[i] == X[j], f"样例 {i} 与 {j} 的属性不全同", f"Samples {i} and {j} differ on an attribute", got=found)
    require(y[i] != y[j], f"样例 {i} 与 {j} 的标记相同", f"Samples {i} and {j} have the same label", got=found)


@check(
    points=0.5,
    given={"rows": any_tables(rows=(2, 2)).map(lambda table: table["X"][:2])},
    also=pins.separating_attribute,
    strict=pins.separating_strict,
    hint=("列号从 0 数起，0 不是 None。", "Columns count from 0, and 0 is not None."),
)
def test_separating_attribute(answer, rows):
    """两行不同就指出一个取值不同的列，两行相同才返回 None /
    Different rows: a column on which they differ; None only for equal rows"""
    x1, x2 = rows
    found = answer.separating_attribute(x1, x2)
    if x1 == x2:
        require(found is None, "两行相同，没有这样的列", "The rows are equal: no such column", expected=None, got=found)
        return
    require(found is not None, "两行不同，应返回列号", "The rows differ: a column is wanted", got=found)
    j = integer(found, ("列号", "the column"))
    require(0 <= j < len(x1), f"列号应在 0..{len(x1) - 1} 之间", f"Columns go from 0 to {len(x1) - 1}", got=found)
    require(x1[j] != x2[j], f"两行在第 {j} 列取值相同", f"The rows agree on column {j}", got=found)


@check(
    points=1,
    given={"table": any_tables(rows=(1, 14), columns=(1, 2), classes=(1, 5))},
    also=pins.find_conflict,
    hint=HINT_ERRORS,
)
def test_least_training_errors(answer, table):
    """最少错误数：没有树错得更少，而且有一棵恰好错这么多 /
    The least number of errors: no tree makes fewer, and some tree makes exactly that many"""
    got = integer(answer.least_training_errors(table["X"], table["y"]), ("最少错误数", "the least number of errors"))
    equal(got, _least_errors(table), ("最少错误数", "the least number of errors"))


@check(points=3, given={"table": any_tables(classes=(2, 5)).map(without_conflicts)}, also=pins.tree_without_conflicts)
def test_tree_without_conflicts(answer, table):
    """没有冲突时，造出的树合乎格式，把每个训练样例都分对 /
    Without conflicts the tree is well formed and fits every training sample"""
    _judged_tree(answer, table)


@check(
    points=2,
    given={
        "table": any_tables(rows=(3, 14), columns=(1, 2), classes=(2, 5)).filter(
            lambda table: not is_conflict_free(table)
        )
    },
    also=pins.tree_with_conflicts,
)
def test_tree_with_conflicts(answer, table):
    """有冲突时，造出的树恰好犯最少的错 / With conflicts the tree makes exactly the least number of errors"""
    _judged_tree(answer, table)


@check(points=0.5, given={"table": tables_with_tree(classes=(2, 5))}, also=pins.predict, hint=HINT_PREDICT)
def test_predict(answer, table):
    """预测从根走到叶：离散属性按取值，连续属性值 ≤ t 走 le /
    A prediction walks from the root to a leaf: by the value if discrete, to le if the value is ≤ t"""
    for row in table["X"]:
        equal(answer.predict(table["tree"], table["attributes"], row), route(table["tree"], table["attributes"], row))


@picture(
    "你造的树，叶里是训练样例的下标",
    "Your tree, with the training samples in its leaves",
    alt=(
        "一棵决策树；每片叶写着类别和到达它的样例。",
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
        says("西瓜 2.0：叶中的数字是样例的下标", "Watermelon 2.0: the numbers in the leaves are sample indices")
    )


HINT_MIXED_LEAF = (
    "只要结点里还有两个标记不同而分得开的样例，就继续划分：增益为 0 也能划分（异或），空分支是叶而其余分支照常生长，"
    "连续属性可能要用好几次。",
    "Go on while a node holds two samples of different labels that can be told apart: a zero gain is no reason to stop "
    "(XOR), an empty branch is a leaf while the others go on, a continuous attribute may be needed several times.",
)
HINT_LEAF_LABEL = (
    "分不开的样例成为一片叶，标记取其中的多数类，一个样例也不要丢。",
    "Samples that cannot be told apart form a leaf with their majority class; do not drop any of them.",
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
        listed = ", ".join(f"{i} ({y[i]})" for i in node.rows[:8]) + (", …" if len(node.rows) > 8 else "")
        separable = len({tuple(X[i]) for i in node.rows}) > 1
        with hint(*(HINT_MIXED_LEAF if separable else HINT_LEAF_LABEL)):
            require(
                errors == least,
                f"根{node.path} 处的叶标为 {node.label}，把到达它的样例 {listed} 分错 {errors} 个；其实只会错 {least} 个",
                f"The leaf at root{node.path} says {node.label}, wrong for {errors} of its samples {listed}; "
                f"only {least} need be wrong",
                got=tree,
            )


def _least_errors(table, rows=None) -> int:
    return sum(len(group) - max(map(group.count, group)) for group in groups_of_equal_rows(table, rows))
