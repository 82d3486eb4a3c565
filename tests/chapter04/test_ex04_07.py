"""Checks of exercise 4.7."""

from itertools import pairwise, product

from hypothesis import strategies as st

from exercises.datasets import watermelon_2_0
from grader.checks import (
    check, equal, exercise, fail, hint, integer, integers, mapping, one_label, picture, require, sequence
)  # fmt: skip
from grader.strategies import tables

from .pins import ex04_07 as pins
from .pins.ex04_07 import XOR
from .shared_lists import KEYS, judged_tree, label_by_list, recursive_tree, same_tree
from .shared_pictures import draw_tree

EXERCISE = exercise(
    kind="program",
    book="图 4.2 / fig. 4.2",
    patterns=["oracle", "certificate", "trace"],
    contract=[
        ("样本有 150 个、列有 60 个时也对", "Right as well with 150 samples and 60 columns"),
        (
            "增益只差 $4×10^{-8}$ 的两列分得出高下（相差不到 $10^{-9}$ 才算并列）",
            "Columns whose gains differ by $4×10^{-8}$ are told apart (only within $10^{-9}$ they tie)",
        ),
        ("取值与标签只差空格、大小写也是两个", "Values and labels that differ by a blank or in case are two"),
    ],
    hints=[
        (
            "递归调用时，哪些东西传给了下一层？这些东西就是队列里要放的。",
            "What does a recursive call hand down? That is what the queue has to hold.",
        ),
        (
            "把“对子集递归调用”换成“把（结点，样例编号，剩余的列）放进队列”；每次取出一个来处理。",
            "Instead of calling yourself on a subset, put (node, row numbers, columns left) into the queue; each step takes one out.",
        ),
        (
            "停止的条件对取出的那一个来判断：是叶就接着取下一个，不要结束整个循环。",
            "Decide about stopping for the node that was taken out: after a leaf go on with the next, do not leave the loop.",
        ),
    ],
)

HINT_DEPTH = (
    "根的深度是 0，深度为 MaxDepth 的结点不再划分。",
    "The root has depth 0; a node of depth MaxDepth is not split.",
)
HINT_TREE = (
    "每个结点带着自己的样例编号和剩余的列；取到叶时接着取下一个；空分支取父结点的 label。",
    "Each node carries its own row numbers and columns; after a leaf, go on with the next; an empty branch has its parent's label.",
)
CRITERIA = st.sampled_from(("first", "gain"))
DEPTHS = st.sampled_from((0, 1, 2, 3, 4, 12))
TABLES = tables(numeric=False, classes=(1, 5))
GROWN = {
    "table": tables(rows=(2, 14), columns=(2, 4), numeric=False, classes=(1, 4)),
    "max_depth": st.one_of(st.none(), DEPTHS),
    "criterion": CRITERIA,
}


@check(points=1.5, book="表 4.1，图 4.2 / table 4.1, fig. 4.2", hint=HINT_DEPTH)
def test_depths_on_2_0(answer):
    """西瓜 2.0 上按增益，各个 MaxDepth 时的树，每个结点都合图 4.2 /
    Watermelon 2.0 by gain, the tree for each MaxDepth: every node obeys fig. 4.2"""
    table = watermelon_2_0()
    for depth, correct in ((0, 9), (1, 14), (2, None), (3, None), (4, None), (None, 17)):
        nodes = judged_tree(_grown(answer, table, depth, "gain"), table, depth, "gain")
        hits = sum(label_by_list(nodes, row) == label for row, label in zip(table["X"], table["y"], strict=True))
        at = f"MaxDepth = {depth} 时", f"for MaxDepth = {depth}"
        equal(hits, hits if correct is None else correct, (f"{at[0]}分对的瓜数", f"the number of right melons {at[1]}"))


@check(
    points=2,
    book="图 4.2 / fig. 4.2",
    given={"table": TABLES, "criterion": CRITERIA},
    also=pins.same_tree_as_recursion,
    strict=pins.same_tree_strict,
    hint=HINT_TREE,
)
def test_same_tree_as_recursion(answer, table, criterion):
    """不限深度时，长出的树就是图 4.2 的递归算法会长出的 / Without a limit the tree is one that the recursive fig. 4.2 grows"""
    judged_tree(_grown(answer, table, None, criterion), table, None, criterion)


@check(
    points=1.5,
    book="图 4.2 / fig. 4.2",
    given={"table": TABLES, "max_depth": DEPTHS, "criterion": CRITERIA},
    also=pins.depth_limit,
    examples=40,
    hint=HINT_DEPTH,
)
def test_depth_limit(answer, table, max_depth, criterion):
    """限制深度时，恰好停在 MaxDepth 层 / With a limit it stops exactly at depth MaxDepth"""
    judged_tree(_grown(answer, table, max_depth, criterion), table, max_depth, criterion)


@check(
    points=1.5,
    hint=(
        "若出现 RecursionError，代码还在调用自己；比较两行是否相同时，遇到第一处不同就可以停。",
        "A RecursionError means that the code still calls itself; when comparing two rows, stop at the first difference.",
    ),
)
def test_chain(answer):
    """1050 层深的树也能长成：2101 个结点 / A tree 1050 levels deep can be grown, with 2101 nodes"""
    X = [["0"] * LEVELS, ["0"] * (LEVELS - 1) + ["1"]]
    table = {"X": X, "y": ["a", "b"], "domains": [["0", "1"]] * LEVELS, "classes": ["a", "b"]}
    nodes = same_tree(_grown(answer, table, None, "first"), _deep_chain())
    equal(len(nodes), 2 * LEVELS + 1, ("结点数", "the number of nodes"))


@check(
    points=1.5,
    given={"table": tables(rows=(2, 14), numeric=False, classes=(1, 4)), "criterion": CRITERIA},
    also=pins.trace,
    examples=40,
)
def test_trace(answer, table, criterion):
    """轨迹是一个队列（或栈）的真实过程：每个内部结点恰好取出一次，父结点取出后子结点才进来 /
    The trace is a run of a queue (or a stack): every inner node is taken out once, and children enter after their parent
    """
    grown = _mapping(_call(answer, table, None, criterion))
    with hint(*HINT_TREE):
        nodes = judged_tree(grown["nodes"], table, None, criterion)
    trace = [integers(state, None, (f"trace[{k}]", f"trace[{k}]")) for k, state in enumerate(sequence(grown["trace"]))]
    with hint(
        "每取出一个结点并放好它的子结点，就记一次队列。",
        "Write the queue down each time a node was taken out and its children put in.",
    ):
        equal(trace[:1], [[0]], ("轨迹的开头", "the start of the trace"))
        equal(trace[-1:], [[]], ("轨迹的结尾", "the end of the trace"))
        wrong = [_first_wrong_step(trace, nodes, taken_at) for taken_at in (0, -1)]
        if None not in wrong:
            step = max(wrong)
            fail(
                f"第 {step + 1} 步：从 {trace[step]} 到 {trace[step + 1]}，不是取出一个结点再放入它的子结点",
                f"Step {step + 1}: from {trace[step]} to {trace[step + 1]} is not taking one node out and putting its "
                "children in",
                got=trace,
            )


@check(
    points=0.5,
    given=GROWN,
    also=pins.rules_partition_the_instances,
    examples=40,
    hint=(
        "从叶顺着 parent 走到根，再把条件倒过来。",
        "Follow `parent` from a leaf to the root and turn the conditions round.",
    ),
)
def test_rules_partition_the_instances(answer, table, max_depth, criterion):
    """每片叶一条规则：每个样例恰好符合一条，标签就是它那片叶的 /
    One rule for each leaf: every sample fits exactly one, which has the label of its leaf"""
    nodes = _oracle(table, max_depth, criterion)
    rules = [sequence(rule, 2) for rule in sequence(answer.to_rules(nodes), None, ("规则", "the rules"))]
    rules = [
        (
            [_condition(c, table) for c in sequence(conditions)],
            one_label(label, ("规则的 label", "the label of a rule")),
        )
        for conditions, label in rules
    ]
    for row in _rows(table):
        fitting = [label for conditions, label in rules if all(row[j] == v for j, v in conditions)]
        require(
            len(fitting) == 1,
            f"样例 {row} 符合 {len(fitting)} 条规则，应恰好一条",
            f"Sample {row} fits {len(fitting)} rules, which should be exactly one",
            got=rules,
        )
        what = f"样例 {row} 的规则的标签", f"the label of the rule for {row}"
        equal(fitting[0], label_by_list(nodes, row), what)
    equal(sorted(map(repr, rules)), sorted(map(repr, _rules(nodes))), ("规则", "the rules"))


@check(
    points=0.5,
    given=GROWN,
    also=pins.rules_partition_the_instances,
    examples=40,
    hint=(
        "按父结点的 id 与取值两样一起去找子结点；用循环走到叶，不要递归。",
        "Find a child by both, the id of its parent and the value; walk to the leaf in a loop, without recursion.",
    ),
)
def test_predict(answer, table, max_depth, criterion):
    """预测沿着分支走到叶，1050 层也走得到 / A prediction follows the branches to a leaf, through 1050 levels as well"""
    nodes, rows = _oracle(table, max_depth, criterion), _rows(table)
    equal(
        answer.predict(nodes, rows[:1]), [label_by_list(nodes, rows[0])], ("一行的预测", "the prediction for one row")
    )
    equal(answer.predict(nodes, rows), [label_by_list(nodes, row) for row in rows], ("预测", "the predictions"))
    early = ["0"] * 7 + ["1"] * (LEVELS - 7)
    deep = [["0"] * LEVELS, ["0"] * (LEVELS - 1) + ["1"], early]
    equal(
        answer.predict(_deep_chain(), deep), ["a", "b", "a"], ("1050 层的树的预测", "the predictions of the deep tree")
    )


@check(
    points=0.5,
    given=GROWN,
    also=pins.rules_partition_the_instances,
    examples=20,
    hint=("根的深度是 0；每个结点都记着自己的深度。", "The root has depth 0, and every node knows its depth."),
)
def test_depth_of(answer, table, max_depth, criterion):
    """深度是最深的结点的深度，1050 层也数得出 / The depth is that of the deepest node, of 1050 levels as well"""
    nodes = _oracle(table, max_depth, criterion)
    equal(answer.depth_of(nodes), max(len(conditions) for conditions, _ in _rules(nodes)), ("深度", "the depth"))
    equal(answer.depth_of(_deep_chain()), LEVELS, ("1050 层的树的深度", "the depth of the deep tree"))


@check(
    points=0.5,
    hint=("没有列可用时，所有行都相同，这也是停止的理由。", "Without a column all rows are equal: a reason to stop."),
)
def test_degenerate(answer):
    """只有一行、没有列、取值唯一的列、MaxDepth 为 0：各得一棵正确的小树 /
    One row, no column, columns of one value, MaxDepth 0: each gives the right small tree"""
    one_value = {"X": [["0"], ["0"], ["0"]], "y": ["是", "否", "否"], "domains": [["0"]], "classes": ["是", "否"]}
    no_column = {**one_value, "X": [[], [], []], "domains": []}
    one_row = {"X": [["1"]], "y": ["否"], "domains": [["0", "1"]], "classes": ["是", "否"]}
    constant = {**XOR, "X": [["0", a] for a in "01"], "y": ["c1", "c0"], "domains": [["0", "1"], ["0", "1"]]}
    for table, max_depth in (
        (one_row, None),
        (no_column, None),
        (one_value, None),
        (XOR, 0),
        (constant, 1),
        (constant, None),
    ):
        for criterion in ("first", "gain"):
            judged_tree(_grown(answer, table, max_depth, criterion), table, max_depth, criterion)


@picture(
    "西瓜 2.0 上的树和队列的变化",
    "The tree on watermelon 2.0, and its queue step by step",
    alt=(
        "左边是标着编号的树，右边每一行是一步之后的队列",
        "On the left the numbered tree, on the right the queue, a row for each step",
    ),
)
def draw_queue(figure, answer, reference, says):
    table = watermelon_2_0()
    grown = _call(answer, table, None, "gain")
    nodes, names = grown["nodes"], table["attributes"]
    figure.set_size_inches(12, 6)
    left, right = figure.subplots(1, 2, width_ratios=[2, 1])

    def words(node):
        return f"{node['id']}: {node['label'] if node['feature'] is None else names[node['feature']]}"

    draw_tree(left, nodes[0], words, lambda node: [(n["value"], n) for n in nodes if n["parent"] == node["id"]])
    for step, waiting in enumerate(grown["trace"]):
        right.text(-1.5, -step, says(f"第 {step} 步后", f"after step {step}"), fontsize=8, ha="right", va="center")
        for position, node in enumerate(waiting):
            right.text(position, -step, node, fontsize=8, ha="center", va="center", bbox={"facecolor": "#dbe9f6"})
    right.set(xlim=(-3, 8), ylim=(-len(grown["trace"]), 1))
    right.set_axis_off()
    right.set_title(says("队列", "The queue"))


LEVELS = 1050


def _condition(got, table):
    """A column of the table and the value that it must have."""
    j, value = sequence(got, 2, ("条件", "the condition"))
    j = integer(j, ("条件里的列", "the column of a condition"))
    require(0 <= j < len(table["attributes"]), f"没有第 {j} 列", f"There is no column {j}", got=got)
    return j, one_label(value, ("条件里的取值", "the value of a condition"))


def _call(answer, table, max_depth, criterion):
    return answer.grow_with_queue(*(table[key] for key in ("X", "y", "domains", "classes")), max_depth, criterion)


def _mapping(grown):
    return mapping(grown, ("nodes", "trace"))


def _grown(answer, table, max_depth, criterion):
    return _mapping(_call(answer, table, max_depth, criterion))["nodes"]


def _oracle(table, max_depth, criterion):
    return recursive_tree(*(table[key] for key in ("X", "y", "domains", "classes")), max_depth, criterion)


def _rows(table):
    """Rows to predict: what the domains allow, if that is little, and the samples."""
    rows = [list(row) for row in product(*table["domains"])] if len(table["domains"]) <= 4 else []
    return [*rows[:60], *table["X"]]


def _deep_chain():
    """The deep tree, written down level by level: both rows go on, the other branch is empty."""
    nodes = [dict(zip(KEYS, (0, None, None, 0, 0, "a"), strict=True))]
    for depth in range(1, LEVELS + 1):
        parent, feature = max(0, 2 * depth - 3), depth if depth < LEVELS else None
        label = "b" if feature is None else "a"
        nodes.append(dict(zip(KEYS, (2 * depth - 1, parent, "0", depth, feature, "a"), strict=True)))
        nodes.append(dict(zip(KEYS, (2 * depth, parent, "1", depth, None, label), strict=True)))
    return nodes


def _first_wrong_step(trace, nodes, taken_at):
    """The first step that a queue (0) or a stack (-1) cannot take; None if all are possible."""
    children = {node["id"]: {n["id"] for n in nodes if n["parent"] == node["id"]} for node in nodes}
    inner = {node["id"] for node in nodes if node["feature"] is not None}
    for step, (before, after) in enumerate(pairwise(trace)):
        if not before:
            return step
        taken, kept = before[taken_at], before[1:] if taken_at == 0 else before[:-1]
        new = after[len(kept) :]
        if after[: len(kept)] != kept or len(set(new)) != len(new):
            return step
        if not children[taken] & inner <= set(new) <= children[taken]:
            return step
    return None


def _rules(nodes):
    """Conditions and label of each leaf."""
    paths = {0: []}
    for node in nodes[1:]:
        paths[node["id"]] = [*paths[node["parent"]], (nodes[node["parent"]]["feature"], node["value"])]
    return [(paths[node["id"]], node["label"]) for node in nodes if node["feature"] is None]
