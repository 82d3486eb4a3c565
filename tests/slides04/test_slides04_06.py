"""Checks of exercise slides4.6."""

from collections import Counter

from hypothesis import strategies as st

from grader.checks import at, check, close, equal, exercise, hint, mapping, memo, picture, require, sequence

from .pins import slides04_06 as pins
from .shared_pictures import draw_tree
from .shared_trees import (
    TIE, children_of, column, entropy_of, gain_of, majority_of, name_of, route, the_loans, walk, word_tables,
    words_of
)  # fmt: skip

EXERCISE = exercise(
    kind="program",
    book="§4.2, ID3",
    patterns=["oracle", "certificate", "witness"],
    hints=[
        ("先让四个增益对上课件的数，再写树。", "First match the four gains with the slides, then write the tree."),
        (
            "每个结点上先问三件事（一个类别？没有特征？最大增益小于 ε？），都不是才划分；空的一支不再递归。",
            "At every node ask three things first (one class? no feature? largest gain below ε?), split only if none holds; an empty "
            "branch is no recursion.",
        ),
        (
            "造数据时想：什么样的特征单独看毫无信息，合起来却能定出类别？什么样的特征增益很大而没有用处？",
            "For the data: which features tell nothing by themselves and everything together? Which have a large gain and no use?",
        ),
    ],
)

HINT_GAIN = (
    "以 2 为底；每个子集的熵按它的大小 |D_i|/|D| 加权。",
    "To base 2; the entropy of every subset is weighted by its size |D_i|/|D|.",
)


@check(points=2, book="§4.2, g(D, A)", hint=HINT_GAIN)
def test_gains_of_the_slides(answer):
    """课件的增益：整张贷款表，以及没有房子的九个申请 /
    The slides' gains: of the whole loan table, and of the nine applications without a house"""
    table = the_loans()
    X, y, names = table["X"], table["y"], table["attributes"]
    _gains_are(answer.gains(X, y, names), dict(zip(names, (0.083, 0.324, 0.420, 0.363), strict=True)))
    homeless = [i for i, row in enumerate(X) if row[2] == "否"]
    rest = [[X[i][j] for j in (0, 1, 3)] for i in homeless]
    with (
        at("没有房子的申请", "applications without a house"),
        hint(
            "课件的 g(D₂, 年龄) 印作 0.251，是四舍五入之后相减的；准确值是 0.2516。" + HINT_GAIN[0],
            "The slides print 0.251 for g(D₂, 年龄), a difference of rounded numbers; it is 0.2516. " + HINT_GAIN[1],
        ),
    ):
        wanted = {names[0]: 0.2516, names[1]: 0.918, names[3]: 0.474}
        _gains_are(answer.gains(rest, [y[i] for i in homeless], list(wanted)), wanted)


@check(points=2, book="§4.2, ID3")
def test_tree_of_the_slides(answer):
    """贷款表上的树：ε = 0.1 时是课件的树，ε = 0.42 时只有一片叶 /
    The tree on the loan table: the slides' tree for ε = 0.1, a single leaf for ε = 0.42"""
    table = the_loans()
    with at("ε = 0.1", "ε = 0.1"):
        tree = _judged(answer, table, 0.1)
    with hint("先在根上比较四个特征的增益。", "Compare the gains of the four features at the root first."):
        equal(tree["attribute"], "有房子", ("根的特征", "the feature at the root"))
        equal(tree["branches"]["否"]["attribute"], "有工作", ("没有房子时的特征", "the feature without a house"))
        predicted = [route(tree, table["attributes"], row) for row in table["X"]]
        equal(predicted, table["y"], ("十五个申请的预测", "the predictions for the fifteen applications"))
    with at("ε = 0.42", "ε = 0.42"):
        _judged(answer, table, 0.42)


@check(
    points=1,
    given={"table": word_tables(classes=(1, 4), values=(1, 4))},
    also=pins.gains_inputs,
    examples=40,
    hint=HINT_GAIN,
)
def test_gains(answer, table):
    """增益是定义所说的；样本全部重复一遍，增益不变 /
    Gains are what the definition says, and unchanged when all samples are repeated"""
    X, y, names = table["X"], table["y"], table["attributes"]
    wanted = {name: gain_of(column(X, j), y) for j, name in enumerate(names)}
    _gains_are(answer.gains(X, y, names), wanted, TIE)
    if len(X) <= 75:
        with at("样本重复一遍", "all samples repeated"):
            _gains_are(answer.gains(X + X, y + y, names), wanted, TIE)


@check(
    points=2,
    given={
        "table": word_tables(classes=(1, 4), values=(1, 4)),
        "epsilon": st.sampled_from((1e-6, 1e-6, 0.05, 0.3, 1.0)),
    },
    also=pins.every_node,
)
def test_every_node(answer, table, epsilon):
    """树的每个结点都合乎规则：何时停止，按哪个特征划分，叶取哪一类 /
    Every node of the tree obeys the rules: when to stop, which feature to split by, which class a leaf takes"""
    _judged(answer, table, epsilon)


@check(points=1, given={"epsilon": st.sampled_from((1e-6, 1e-4, 0.01, 0.2, 0.9))}, also=pins.impure_leaf, examples=5)
def test_impure_leaf(answer, epsilon):
    """一片叶里有几个类别的数据 / Data with a leaf of several classes"""
    X, y = _own_data(answer.impure_leaf(epsilon), 2)
    labels = {}
    for row, label in zip(X, y, strict=True):
        require(
            labels.setdefault(tuple(row), label) == label,
            f"两行都是 {row}，标签却不同",
            f"Two rows are {row} but have different labels",
            got=[X, y],
        )
    with hint(
        "想一想什么样的特征单独看都没有信息；只有一片叶的树也算。",
        "Which features tell nothing when looked at one by one? A tree of one leaf counts, too.",
    ):
        leaves = [node for node in _own_tree(X, y, epsilon) if node["attribute"] is None]
        require(
            any(len({y[i] for i in leaf["rows"]}) > 1 for leaf in leaves),
            f"ID3 的树有 {len(leaves)} 片叶，每片叶上的样本都只有一个类别",
            f"ID3's tree has {len(leaves)} leaves, each with samples of one class only",
            got=[X, y],
        )


@check(
    points=1,
    given={"k": st.integers(2, 5)},
    also=pins.repeated,
    examples=4,
    hint=(
        "不同的分支互不相干：让根的每一支都还需要同一个特征，而它在根上没有用。",
        "Branches do not know of each other: let every branch of the root need the same feature, which is of no use at the root.",
    ),
)
def test_repeated(answer, k):
    """一个特征恰好用在 k 个结点上的数据 / Data whose tree has one feature at exactly k nodes"""
    X, y = _own_data(answer.repeated(k), 2)
    used = Counter(node["attribute"] for node in _own_tree(X, y, NEW_EPSILON) if node["attribute"] is not None)
    require(
        k in used.values(),
        f"ID3 的树中各特征所在的结点数是 {dict(used)}，没有哪个是 {k}",
        f"In ID3's tree the features stand at these numbers of nodes: {dict(used)}; none is {k}",
        got=[X, y],
    )


@check(
    points=1,
    given={"extra": st.integers(1, 4)},
    also=pins.not_smallest,
    examples=4,
    hint=(
        "需要一个增益很大、用了它却一点也不省事的特征。",
        "There must be a feature with a large gain that makes nothing easier.",
    ),
)
def test_not_smallest(answer, extra):
    """有一棵更小的树也全部分对的数据 / Data on which a smaller tree also classifies everything correctly"""
    found = sequence(answer.not_smallest(extra), 3, ("（X, y，树）", "(X, y, tree)"))
    X, y = _own_data(found[:2], 2)
    names = [f"a{j}" for j in range(len(X[0]))]
    fewer = sum(node.label is not None for node in _nodes_of(found[2], X, y, names))
    predicted = [route(found[2], names, row) for row in X]
    wrong = [i for i, (got, label) in enumerate(zip(predicted, y, strict=True)) if got != label]
    require(
        not wrong,
        f"给出的树把第 {wrong} 行（从 0 起）分错了",
        f"The tree gives rows {wrong} (from 0) a wrong label",
        got=found[2],
    )
    leaves = [node for node in _own_tree(X, y, NEW_EPSILON) if node["attribute"] is None]
    require(
        all(len({y[i] for i in leaf["rows"]}) <= 1 for leaf in leaves),
        "ID3 的树没有把样本全部分对：有的叶上混有几个类别",
        "ID3's tree does not classify all samples correctly: some leaf has several classes",
        got=[X, y],
    )
    require(
        len(leaves) - fewer >= extra,
        f"ID3 的树有 {len(leaves)} 片叶，给出的树有 {fewer} 片，没有少 {extra} 片",
        f"ID3's tree has {len(leaves)} leaves and yours {fewer}, not {extra} fewer",
        got=found,
    )


@picture(
    "贷款表上的树，旁边是两棵都分对的树",
    "The tree on the loan table; beside it two trees that both make no error",
    alt=(
        "左：贷款表上 ε = 0.1 的树；中：你的数据上 ID3 的树；右：同一数据上你给出的小树",
        "Left: the tree on the loans for ε = 0.1; middle: ID3's tree on your data; right: your smaller tree on the same data",
    ),
)
def draw_trees(figure, answer, reference, says):
    X, y, small = answer.not_smallest(4)
    X, y = [list(row) for row in X], list(y)
    names = [f"a{j}" for j in range(len(X[0]))]
    domains = [sorted(set(column(X, j))) for j in range(len(names))]
    trees = {
        says("贷款表，ε = 0.1", "loans, ε = 0.1"): answer.id3(*the_loans().values(), 0.1),
        says("你的数据：ID3 的树", "your data: ID3's tree"): answer.id3(
            X, y, names, domains, sorted(set(y)), NEW_EPSILON
        ),
        says("你的数据：更小的树", "your data: a smaller tree"): small,
    }
    figure.set_size_inches(13, 4)
    for axes, (title, tree) in zip(figure.subplots(1, 3), trees.items(), strict=True):
        draw_tree(axes, tree, name_of, children_of)
        axes.set_title(title)


NEW_EPSILON = 1e-6
LEAD = 1e-6
HINT_EPSILON = (
    "在每个结点都先把最大增益与 ε 比较，再决定是否划分；比较的是增益，不是熵。一支用掉的特征，别的支还可以用。",
    "At every node compare the largest gain with ε before splitting; it is the gain that counts, not the entropy. A feature used "
    "in one branch is free in others.",
)
HINT_LEAF = (
    "叶取到达它的样本的多数类，并列时取 classes 中靠前的；没有样本的一支取父结点的多数类。",
    "A leaf takes the majority of its samples, the first in classes if tied; a branch without samples that of its parent.",
)
HINT_SPLIT = (
    "比较的是信息增益（不是增益比），不要取整，只在这个结点的样本上算。",
    "It is the information gain (not its ratio), not rounded, of the samples at this node alone.",
)
HINT_TIES = (
    "每个划分的结点上，最大的增益都要明显大于其余的；给样本换一换个数试试。",
    "At every split the largest gain must clearly exceed the others; try other numbers of samples.",
)


def _gains_are(got, wanted, tolerance=6e-4):
    found = mapping(got, wanted, ("各特征的增益", "the gains of the features"))
    for name, gain in wanted.items():
        close(found[name], gain, (f"{name} 的增益", f"the gain of {name}"), abs=tolerance)


def _judged(answer, table, epsilon):
    """Grows the student's tree and judges every node by the samples that reach it."""
    X, y, names, domains, classes = (table[key] for key in ("X", "y", "attributes", "domains", "classes"))
    tree = answer.id3(X, y, names, domains, classes, epsilon)
    for node in walk(tree, table):
        where = f"根{node.path}", f"root{node.path}"
        gains = _gains(table, node.rows, node.columns) if node.rows else {}
        pure = len({y[i] for i in node.rows}) <= 1
        best = max(gains, key=gains.__getitem__, default=None)
        if node.label is not None:
            if not pure and best is not None:
                with hint(*HINT_EPSILON):
                    require(
                        gains[best] < epsilon + TIE,
                        f"{where[0]}：{names[best]} 的增益 {gains[best]:.10g} 不小于 ε = {epsilon:.10g}，应当划分",
                        f"{where[1]}: the gain {gains[best]:.10g} of {names[best]} is not below ε = {epsilon:.10g}: split",
                        got=node.tree,
                    )
            wanted = majority_of([y[i] for i in node.rows or node.parent_rows], classes)
            with hint(*HINT_LEAF):
                equal(node.label, wanted, (f"{where[0]} 的叶的类别", f"the class of the leaf at {where[1]}"))
            continue
        with hint(
            "没有样本、样本全属一类或没有特征可用时是叶。",
            "No sample, samples of one class, or no feature left: a leaf.",
        ):
            require(
                not pure,
                f"{where[0]}：样本 {node.rows} 的标签没有不同的，应成为叶",
                f"{where[1]}: samples {node.rows} have no different labels: a leaf",
                got=node.tree,
            )
        here = gains[node.column]
        with hint(*HINT_SPLIT):
            require(
                here > gains[best] - TIE,
                f"{where[0]}：{names[node.column]} 的增益是 {here:.10f}，而 {names[best]} 有 {gains[best]:.10f}",
                f"{where[1]}: the gain of {names[node.column]} is {here:.10f}, but {names[best]} has {gains[best]:.10f}",
                got=node.tree,
            )
        with hint(*HINT_EPSILON):
            require(
                gains[best] > epsilon - TIE,
                f"{where[0]}：最大的增益 {gains[best]:.10g} 小于 ε = {epsilon:.10g}，应成为叶",
                f"{where[1]}: the largest gain {gains[best]:.10g} is below ε = {epsilon:.10g}: a leaf",
                got=node.tree,
            )
    return tree


@memo
def _gains(table, rows, columns):
    """Column -> its gain on these rows."""
    y = [table["y"][i] for i in rows]
    return {j: gain_of([table["X"][i][j] for i in rows], y) for j in columns}


def _own_data(got, length):
    """X and y of the student, lists of strings, within the bounds of the stub."""
    X, y = sequence(got, length, ("(X, y)", "(X, y)"))
    rows = [words_of(row, ("X 的每一行", "the rows of X")) for row in sequence(X, None, ("X", "X"))]
    require(1 <= len(rows) <= 60, f"X 有 {len(rows)} 行，应有 1 到 60 行", f"X has {len(rows)} rows, not 1 to 60")
    widths = {len(row) for row in rows}
    require(len(widths) == 1, "X 的各行长度不同", "The rows of X have different lengths", got=rows)
    require(max(widths) <= 6, f"特征有 {max(widths)} 个，多于 6 个", f"There are {max(widths)} features, more than 6")
    return rows, words_of(y, ("标签", "the labels"), len(rows))


def _nodes_of(tree, X, y, names):
    """The nodes of a tree over data of the student's own."""
    domains = [sorted(set(column(X, j))) for j in range(len(names))]
    table = {"X": X, "y": y, "attributes": names, "domains": domains, "classes": sorted(set(y))}
    return list(walk(tree, table))


def _own_tree(X, y, epsilon):
    """The nodes of ID3's tree, {"rows", "attribute"} each; it must be the only one, so that no tie decides."""
    nodes, todo = [], [(list(range(len(y))), tuple(range(len(X[0]))), "")]
    while todo:
        rows, columns, path = todo.pop()
        node = {"rows": rows, "attribute": None}
        nodes.append(node)
        labels = [y[i] for i in rows]
        if not columns or entropy_of(labels) == 0:
            continue
        gains = {j: gain_of([X[i][j] for i in rows], labels) for j in columns}
        best, *others = sorted(columns, key=lambda j: -gains[j])
        if gains[best] < epsilon:
            continue
        if others:
            with hint(*HINT_TIES):
                require(
                    gains[best] >= gains[others[0]] + LEAD - TIE,
                    f"根{path}：a{best} 的增益 {gains[best]:.8f} 没有比 a{others[0]} 的 {gains[others[0]]:.8f} 大 1e-6",
                    f"Root{path}: the gain {gains[best]:.8f} of a{best} does not exceed that of a{others[0]}, "
                    f"{gains[others[0]]:.8f}, by 1e-6",
                    got=[X, y],
                )
        node["attribute"] = f"a{best}"
        for value in sorted({row[best] for row in X}):
            below = [i for i in rows if X[i][best] == value]
            left = tuple(j for j in columns if j != best)
            if below:
                todo.append((below, left, f"{path} → a{best}={value}"))
            else:
                nodes.append({"rows": [], "attribute": None})
    return nodes
