"""Checks of exercise 4.8."""

from itertools import product

from hypothesis import strategies as st

from exercises.datasets import watermelon_2_0
from grader.checks import at, check, equal, exercise, hint, integer, labels, memo, picture, require, sequence
from grader.strategies import tables

from .pins import ex04_08 as pins
from .shared_lists import judged_growth, judged_tree, label_by_list, limited_tree, nodes_in, recursive_tree
from .shared_pictures import draw_tree

EXERCISE = exercise(
    kind="program",
    book="图 4.2 / fig. 4.2",
    patterns=["oracle", "derived formula", "witness"],
    extra=["worst_case_data", "breadth_first_wins"],
    contract=[
        ("样本有 150 个、列有 60 个、树有六十层时也对", "Right as well with 150 samples, 60 columns and sixty levels"),
        (
            "增益只差 $10^{-5}$ 的两列分得出高下（相差不到 $10^{-9}$ 才算并列）",
            "Columns whose gains differ by $10^{-5}$ are told apart (only within $10^{-9}$ they tie)",
        ),
        ("`worst_case_nodes` 到 $10^{18}$ 都是准确的整数", "`worst_case_nodes` is an exact integer up to $10^{18}$"),
        (
            "`worst_case_data` 至多 300 行（`n_values ** max_depth` ≤ 300），`breadth_first_wins` 至多 100 行（`n_values` 为 2、3、4）",
            "`worst_case_data` has at most 300 rows (`n_values ** max_depth` ≤ 300), `breadth_first_wins` at most 100 (`n_values` 2, 3 or 4)",
        ),
    ],
    written={
        "analysis": [
            (
                "指出 MaxDepth 对结点数的限制随深度指数增长",
                "Says that MaxDepth bounds the number of nodes only exponentially in the depth",
            ),
            (
                "指出 MaxNode 直接限制结点数，因而直接限制存储",
                "Says that MaxNode bounds the nodes, and so the memory, directly",
            ),
            (
                "比较中途停下时两种次序留下的树",
                "Compares the trees that the two orders leave behind when they are stopped",
            ),
        ]
    },
    hints=[
        (
            "先有题 4.7 的循环；限制只在一处起作用：划分之前数一数。",
            "Begin with the loop of 4.7; the limit works in one place: count before a split.",
        ),
        (
            "队列换成栈就成了深度优先，但要留心子结点放进去的次序。",
            "A stack in place of the queue is depth-first; mind the order in which children are put in.",
        ),
        (
            "深度每加 1，结点数最多乘几？结点数的上限则直接就是存储的上限。",
            "By how much can one more level multiply the nodes? A limit on the nodes is a limit on memory.",
        ),
    ],
)

HINT_FIT = (
    "划分之前先数：已有的结点加上全部子结点会不会超？放不下的跳过，后面的也许还放得下。",
    "Count before you split: do the nodes so far and all children fit? Skip what does not; a later one may still fit.",
)
HINT_QUEUE = (
    "先放进队列的先取出；子结点按 domains 的次序创建。",
    "First in, first out; children are created in the order of `domains`.",
)
HINT_STACK = (
    "第一个子结点以下要先长完；用栈时，子结点倒着放进去。",
    "Everything below the first child comes first; with a stack, push the children in reverse order.",
)
CRITERIA = st.sampled_from(("first", "gain"))
LIMITS = st.integers(1, 30)
LARGEST = 100
CASES = [(v, depth) for v in range(2, 7) for depth in range(1, 7) if v**depth <= LARGEST]


@check(points=1.5, book="表 4.1 / table 4.1", hint=HINT_FIT)
def test_limits_on_2_0(answer):
    """西瓜 2.0 上按增益：各个 MaxNode 时，广度优先的树逐个结点正确 /
    Watermelon 2.0 by gain: for each MaxNode the breadth-first tree is right node by node"""
    table = watermelon_2_0()
    for limit in (1, 4, 6, 7, 9, 10, 12, 14):
        with at(f"MaxNode = {limit}", f"MaxNode = {limit}"):
            judged_growth(_call(answer.grow_breadth_first, table, limit, "gain"), table, limit, "gain")


@check(points=0.5, book="表 4.1 / table 4.1", hint=HINT_STACK)
def test_depth_first_on_2_0(answer):
    """西瓜 2.0 上按增益：MaxNode 为 10 时，深度优先的树逐个结点正确 /
    Watermelon 2.0 by gain: for MaxNode 10 the depth-first tree is right node by node"""
    table = watermelon_2_0()
    judged_growth(_call(answer.grow_depth_first, table, 10, "gain"), table, 10, "gain", depth_first=True)


@check(
    points=3,
    given={"table": tables(numeric=False, classes=(1, 5)), "max_nodes": LIMITS, "criterion": CRITERIA},
    also=pins.breadth_first,
)
def test_breadth_first(answer, table, max_nodes, criterion):
    """广度优先的树逐个结点正确，结点按创建的先后编号，不超过 MaxNode /
    The breadth-first tree is right node by node, numbered in order of creation and within MaxNode"""
    nodes = _call(answer.grow_breadth_first, table, max_nodes, criterion)
    with hint(*HINT_FIT):
        _within(nodes, max_nodes)
    with hint(HINT_QUEUE[0] + " " + HINT_FIT[0], HINT_QUEUE[1] + " " + HINT_FIT[1]):
        judged_growth(nodes, table, max_nodes, criterion)


@check(
    points=1,
    given={"table": tables(numeric=False, classes=(1, 5)), "criterion": CRITERIA},
    also=pins.without_a_limit,
    hint=HINT_QUEUE,
)
def test_without_a_limit(answer, table, criterion):
    """限制够大时，广度优先长成的就是题 4.7 的树 /
    With a limit that is large enough the breadth-first tree is that of exercise 4.7"""
    judged_tree(_call(answer.grow_breadth_first, table, 20_000, criterion), table, None, criterion)


@check(
    points=1.5,
    given={
        "table": tables(rows=(4, 14), columns=(2, 4), numeric=False, classes=(1, 5)),
        "max_nodes": LIMITS,
        "criterion": CRITERIA,
    },
    also=pins.depth_first,
)
def test_depth_first(answer, table, max_nodes, criterion):
    """深度优先的树逐个结点正确：第一个子结点以下长完，才轮到第二个子结点 /
    The depth-first tree is right node by node: all below the first child comes before the second child"""
    nodes = _call(answer.grow_depth_first, table, max_nodes, criterion)
    with hint(*HINT_FIT):
        _within(nodes, max_nodes)
    with hint(*HINT_STACK):
        judged_growth(nodes, table, max_nodes, criterion, depth_first=True)


@check(
    points=1, given={"case": st.sampled_from([case for case in CASES if case[1] > 1]), "max_nodes": st.integers(8, 60)}
)
def test_levels(answer, case, max_nodes):
    """广度优先逐层展开：依次展开的结点，深度从不减小 /
    Breadth-first expands level by level: from one expanded node to the next the depth never decreases"""
    nodes = nodes_in(_call(answer.grow_breadth_first, _parity(*case), max_nodes, "first"))
    require(len(nodes) > 1, "根放得下子结点，应当划分", "The children of the root fit: split it", got=nodes)
    depths = [integer(nodes[parent]["depth"]) for parent in dict.fromkeys(node["parent"] for node in nodes[1:])]
    with hint(*HINT_QUEUE):
        require(
            depths == sorted(depths),
            f"依次展开的结点深度是 {depths}：先展开的比后展开的深",
            f"Nodes of depths {depths} are expanded in turn: an earlier one is deeper than a later one",
            got=nodes,
        )


@check(
    points=1.5,
    given={"n_values": st.integers(2, 20), "max_depth": st.integers(0, 12)},
    also=pins.worst_case_nodes,
    strict=pins.worst_case_nodes_strict,
    hint=("内部结点也要算。", "Inner nodes count, too."),
)
def test_worst_case_nodes(answer, n_values, max_depth):
    """worst_case_nodes 数清了深度受限时最大的树 / worst_case_nodes counts the largest tree of limited depth"""
    equal(answer.worst_case_nodes(n_values, max_depth), sum(n_values**k for k in range(max_depth + 1)))


@check(
    extra=True,
    given={"case": st.sampled_from(CASES)},
    also=pins.worst_case_data,
    examples=40,
    hint=("标签要等到最后一个属性知道了才能确定。", "The label should stay open until the last attribute is known."),
)
def test_worst_case_data(answer, case):
    """worst_case_data 的数据上，不论按什么次序选属性，都长成结点最多的树 /
    On the data of worst_case_data the tree is the largest possible, in whatever order attributes are chosen"""
    n_values, depth = case
    X, y = sequence(answer.worst_case_data(n_values, depth), 2)
    X, y = _data(X, y, n_values, 300)
    equal(len(X[0]), depth, ("属性个数", "the number of attributes"))
    most = sum(n_values**k for k in range(depth + 1))
    orders = [list(range(depth)), list(range(depth))[::-1], [*range(1, depth), 0]]
    for order in orders:
        size = _size([[row[j] for j in order] for row in X], y, n_values, "first")
        require(
            size == most,
            f"按 {order} 的次序选属性，只有 {size} 个结点，应有 {most} 个",
            f"With the attributes in the order {order} there are {size} nodes, not {most}",
            got=(X, y),
        )
    size = _size(X, y, n_values, "gain")
    require(
        size == most,
        f"按增益选属性，只有 {size} 个结点，应有 {most} 个",
        f"With attributes chosen by gain there are {size} nodes, not {most}",
        got=(X, y),
    )


@check(
    extra=True,
    given={"n_values": st.sampled_from((2, 3, 4))},
    also=pins.breadth_first_wins,
    hint=(
        "让第一个子结点以下很深而样本很少，第二个子结点再分一次就能纠正很多样本。",
        "Let the first child need a deep subtree for few samples, and the second a single split for many.",
    ),
)
def test_breadth_first_wins(answer, n_values):
    """breadth_first_wins 的数据上，广度优先的训练错误少于深度优先 /
    On the data of breadth_first_wins, breadth-first makes fewer training errors than depth-first"""
    X, y, max_nodes = sequence(answer.breadth_first_wins(n_values), 3)
    X, y = _data(X, y, n_values, 100)
    max_nodes = integer(max_nodes, ("max_nodes", "max_nodes"))
    require(len(X[0]) >= 3, "至少要有 3 个属性", "There should be at least 3 attributes", got=X)
    table = {"X": X, "y": y, "domains": [_values(n_values)] * len(X[0]), "classes": ["0", "1"]}
    wide, deep = (_limited(table, max_nodes, "first", depth_first) for depth_first in (False, True))
    full = len(recursive_tree(*_parts(table), None, "first"))
    require(
        max(len(wide), len(deep)) < full,
        f"两棵树都不应长完：广度优先 {len(wide)} 个、深度优先 {len(deep)} 个结点，全树 {full} 个",
        f"Neither tree should be complete: {len(wide)} nodes breadth-first, {len(deep)} depth-first, {full} in the full tree",
        got=(X, y, max_nodes),
    )
    few, many = (
        sum(label_by_list(nodes, row) != label for row, label in zip(X, y, strict=True)) for nodes in (wide, deep)
    )
    require(
        few < many,
        f"广度优先错 {few} 个，深度优先错 {many} 个，应是前者更少",
        f"Breadth-first makes {few} errors and depth-first {many}; the former should be fewer",
        got=(X, y, max_nodes),
    )


@picture(
    "西瓜 2.0，至多 10 个结点：广度优先与深度优先",
    "Watermelon 2.0 with at most 10 nodes: breadth-first and depth-first",
    alt=(
        "两棵树：左边的矮而匀称，右边的一支长得深",
        "Two trees: the left one low and even, the right one deep in one branch",
    ),
)
def draw_both_orders(figure, answer, reference, says):
    table = watermelon_2_0()
    names = table["attributes"]
    figure.set_size_inches(12, 5)
    titles = says("广度优先", "Breadth-first"), says("深度优先", "Depth-first")
    for axes, title, grow in zip(
        figure.subplots(1, 2), titles, (answer.grow_breadth_first, answer.grow_depth_first), strict=True
    ):
        nodes = _call(grow, table, 10, "gain")

        def words(node):
            return f"{node['id']}: {node['label'] if node['feature'] is None else names[node['feature']]}"

        def children(node, nodes=nodes):
            return [(n["value"], n) for n in nodes if n["parent"] == node["id"]]

        draw_tree(axes, nodes[0], words, children)
        axes.set_title(title)


def _parts(table):
    return tuple(table[key] for key in ("X", "y", "domains", "classes"))


def _call(grow, table, max_nodes, criterion):
    return grow(*_parts(table), max_nodes, criterion)


def _limited(table, max_nodes, criterion, depth_first):
    return limited_tree(*_parts(table), max_nodes, criterion, depth_first)


def _within(nodes, max_nodes):
    size = len(sequence(nodes, None, ("nodes", "nodes")))
    require(
        size <= max_nodes,
        f"有 {size} 个结点，超过 MaxNode = {max_nodes}",
        f"There are {size} nodes, more than MaxNode = {max_nodes}",
    )


def _values(n_values):
    return [str(k) for k in range(n_values)]


def _parity(n_values, depth):
    rows = [list(row) for row in product(_values(n_values), repeat=depth)]
    y = [str(sum(map(int, row)) % 2) for row in rows]
    return {"X": rows, "y": y, "domains": [_values(n_values)] * depth, "classes": ["0", "1"]}


def _data(X, y, n_values, most):
    """A student's X and y, verified."""
    rows = sequence(X, None, ("X", "X"))
    require(
        0 < len(rows) <= most,
        f"应有 1 到 {most} 行，得到 {len(rows)} 行",
        f"There should be 1 to {most} rows, not {len(rows)}",
    )
    width = len(sequence(rows[0], None, ("X[0]", "X[0]")))
    rows = [labels(row, width, _values(n_values), (f"X[{i}]", f"X[{i}]")) for i, row in enumerate(rows)]
    return rows, labels(y, len(rows), ["0", "1"], ("y", "y"))


@memo
def _size(X, y, n_values, criterion):
    return len(recursive_tree(X, y, [_values(n_values)] * len(X[0]), ["0", "1"], None, criterion))
