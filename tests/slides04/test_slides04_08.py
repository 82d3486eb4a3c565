"""Checks of exercise slides4.8."""

import math
from collections import Counter

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    at, at_least, check, close, equal, exercise, hint, integer, mapping, memo, number, picture, require, sequence
)  # fmt: skip
from grader.strategies import seeds

from .pins import slides04_08 as pins
from .pins.slides04_08 import LOANS, OTHER_LOANS, OTHERS, SLIDES, _leaf, _node, some_tree
from .shared_trees import TIE, column, entropy_of, majority_of, route, word_tables, words_of

EXERCISE = exercise(
    kind="program",
    book="§4.2，决策树的剪枝 / §4.2, pruning",
    patterns=["oracle", "certificate", "witness"],
    hints=[
        (
            "先写 `cost`，用手算核对两三个叶的树；其余函数都只用到它和叶数。",
            "Write `cost` first and check it by hand on trees of two or three leaves; all else needs it and the number of leaves only.",
        ),
        (
            "一个结点剪不剪，要拿它剪成叶的代价和它下面已经剪好的子树的代价相比。",
            "Whether to cut at a node: compare the leaf with the subtree below as it is after its own pruning.",
        ),
        (
            "序列：在当前的树里找最先该剪的那个结点（使两种代价相等的 α 最小），剪了以后重新算。",
            "The sequence: find the node of the present tree that goes first (its α of equal cost is the smallest), cut, compute anew.",
        ),
    ],
)


def _is_permitted(table):
    """Not too large, and no two critical values of α so close that rounding decides."""
    if not 1 <= _size(table["tree"]) <= 50:
        return False
    alphas = [alpha for alpha, _ in _path(table)]
    return all(high - low > CLEAR for low, high in zip(alphas, alphas[1:], strict=False))


@st.composite
def tables_with_tree(draw, /, **kind):
    """A table with a further key: a "tree" for its samples."""
    return some_tree(draw(word_tables(values=(2, 4), **kind)), draw(seeds()))


TABLES = tables_with_tree(columns=(1, 4), classes=(1, 4)).filter(_is_permitted)


@check(points=2, book="§4.2, C_α(T)")
def test_loan_costs(answer):
    """贷款表上三棵树的代价，以及两个结点的 α / The costs of three trees on the loan table, and α of two nodes"""
    X, y, names = (LOANS[key] for key in ("X", "y", "attributes"))
    trees = (
        (SLIDES["tree"], 0.0, 3),
        (_node("有房子", _leaf("是"), _leaf("否"), values="是否"), 8.264663, 2),
        (_leaf("是"), 14.564259, 1),
    )
    for tree, wanted, leaves in trees:
        with at(f"{leaves} 片叶的树", f"tree of {leaves} leaves"):
            with hint(*HINT_COST):
                close(answer.cost(tree, X, y, names), wanted, ("C(T)", "C(T)"), abs=1e-6)
            with hint(*HINT_LEAVES):
                words = "α = 2.5 时的 C_α(T)", "C_α(T) at α = 2.5"
                close(answer.penalised(tree, X, y, names, 2.5), wanted + 2.5 * leaves, words, abs=1e-6)
    homeless = [i for i, row in enumerate(X) if row[2] == "否"]
    below = SLIDES["tree"]["branches"]["否"], [X[i] for i in homeless], [y[i] for i in homeless], names
    with hint(*HINT_COLLAPSE):
        close(answer.collapse_alpha(SLIDES["tree"], X, y, names), 7.282129, ("根的 α", "α of the root"), abs=1e-6)
        close(answer.collapse_alpha(*below), 8.264663, ("有工作结点的 α", "α of the node 有工作"), abs=1e-6)


@check(points=2, book="§4.2，决策树的剪枝算法 / §4.2, the pruning algorithm")
def test_loan_tree(answer):
    """课件的贷款树的最优子树，以及贷款表上四棵树的子树序列 /
    The best subtrees of the slides' loan tree, and the sequences of four trees on the loan table"""
    for alpha in (0.0, 7.28, 7.5, 8.3):
        _judge_pruned(answer, SLIDES, alpha)
    _judge_path(answer, SLIDES, [(0.0, 3), (7.282129, 1)], 1e-6)
    for order, table in zip(OTHER_LOANS, OTHERS, strict=True):
        names = " → ".join(table["attributes"][j] for j in order)
        with at(f"依次按 {names} 划分的树", f"tree that splits by {names} in this order"):
            _judge_path(answer, table, OTHER_LOANS[order], 2e-6)


@check(
    points=1,
    given={"table": TABLES, "alpha": st.sampled_from((0.0, 0.125, 1.0, 7.5, 1e4))},
    also=pins.costs,
    examples=30,
)
def test_costs(answer, table, alpha):
    """代价合乎定义，没有样本的叶也一样；collapse_alpha 使两种代价相等 /
    The costs are what they are defined to be, leaves without samples included; collapse_alpha makes both costs equal"""
    arguments = [table[key] for key in ("tree", "X", "y", "attributes")]
    wanted, leaves = _cost(*arguments), _size(table["tree"])
    with hint(*HINT_COST):
        close(answer.cost(*arguments), wanted, ("C(T)", "C(T)"))
    with hint(*HINT_LEAVES):
        close(answer.penalised(*arguments, alpha), wanted + alpha * leaves, ("C_α(T)", "C_α(T)"))
    if leaves > 1:
        whole = len(table["y"]) * entropy_of(table["y"])
        with hint(*HINT_COLLAPSE):
            words = "使代价相等的 α", "the α of equal cost"
            close(answer.collapse_alpha(*arguments), (whole - wanted) / (leaves - 1), words)


@check(points=3, given={"table": TABLES, "pick": st.integers(0, 11)}, also=pins.prune)
def test_prune(answer, table, pick):
    """剪出的是代价最小的子树；代价相等时叶最少 /
    What is left is the subtree of least cost; of equal ones that with the fewest leaves"""
    alphas = [alpha for alpha, _ in _path(table)]
    # 0 and 2 may be critical, where a tie decides; the others lie beside or between critical values.
    beside = [alpha + step for alpha in alphas for step in (-3e-7, 3e-7) if alpha + step > 0]
    middle = [(low + high) / 2 for low, high in zip(alphas, [*alphas[1:], 2 * alphas[-1] + 1], strict=True)]
    choices = [0.0, 2.0, 0.5, 1e5, *middle, *beside]
    for alpha in {0.0 if pick % 3 == 0 else choices[pick % len(choices)], choices[(pick * 5 + 1) % len(choices)]}:
        if not any(TIE / 100 < abs(alpha - one) < 1e-7 for one in alphas):
            _judge_pruned(answer, table, alpha)


@check(points=1, given={"table": TABLES}, also=pins.path_inputs, examples=40)
def test_path(answer, table):
    """子树序列：α 何时变、剩几片叶，与列出全部子树所得的一样 /
    The sequence: where α changes and the leaves that are left, as found by listing all subtrees"""
    _judge_path(answer, table, _path(table), TIE)


@check(
    points=1,
    given={"better": st.booleans()},
    also=pins.validation_case,
    examples=2,
    hint=(
        "剪去的一支只由很少的训练样本支持：验证样本可以与它一致，也可以与它相反。",
        "A branch that is cut rests on few training samples: validation samples may agree with it, or not.",
    ),
)
def test_validation_case(answer, better):
    """剪枝使验证样本上的错误变少、变多的数据 /
    Data for which pruning lowers, and data for which it raises, the errors on validation samples"""
    what = "返回值", "the returned value"
    tree, *rest = sequence(answer.validation_case(better), 8, what)
    X, y, X_val, y_val, names, classes, alpha = rest
    names, classes = (
        words_of(items, words)
        for items, words in ((names, ("特征名", "the names")), (classes, ("类别", "the classes")))
    )
    parts = []
    for rows, labels, zh, en in (
        (X, y, "训练样本", "training samples"),
        (X_val, y_val, "验证样本", "validation samples"),
    ):
        rows = [
            words_of(row, (f"{zh}的行", f"the rows of the {en}"), len(names)) for row in sequence(rows, None, (zh, en))
        ]
        require(
            1 <= len(rows) <= 20, f"{zh}有 {len(rows)} 个，应有 1 到 20 个", f"There are {len(rows)} {en}, not 1 to 20"
        )
        labels = words_of(labels, (f"{zh}的标签", f"the labels of the {en}"), len(rows))
        require(
            set(labels) <= set(classes),
            f"{zh}的标签不都在 classes 中",
            f"Some labels of the {en} are not in classes",
            got=labels,
        )
        parts.append((rows, labels))
    (X, y), (X_val, y_val) = parts
    require(len(set(names)) == len(names), "特征名有重复", "Some names of features are equal", got=names)
    require(len(set(classes)) == len(classes), "classes 有重复", "Some classes are equal", got=classes)
    alpha = at_least(alpha, 0.0, ("alpha", "alpha"))
    tree = _own_tree(tree, X, y, names, classes)
    table = {"tree": tree, "X": X, "y": y, "attributes": names, "classes": classes}
    pruned = _best(table, alpha)
    before, after = (
        sum(route(one, names, row) != label for row, label in zip(X_val, y_val, strict=True)) for one in (tree, pruned)
    )
    require(
        after < before if better else after > before,
        f"剪枝前验证样本错 {before} 个，剪枝后（剩 {_size(pruned)} 片叶）错 {after} 个，应当变{'少' if better else '多'}",
        f"Of the validation samples {before} are wrong before pruning and {after} after it ({_size(pruned)} leaves are left); these "
        f"should be {'fewer' if better else 'more'}",
    )


@picture(
    "代价 C_α 随 α 的变化：每棵子树一条直线",
    "The cost C_α against α: a line for every subtree",
    alt=(
        "贷款表上一棵 6 片叶的树：灰线是每种叶数的最小代价，粗线是你的序列，沿着灰线的下边缘",
        "A tree of 6 leaves on the loan table: gray lines are the least costs for each number of leaves, the thick line is your "
        "sequence, along their lower edge",
    ),
)
def draw_envelope(figure, answer, reference, says):
    table = OTHERS[1]
    tree, X, y, names, classes = (table[key] for key in ("tree", "X", "y", "attributes", "classes"))
    alphas = np.linspace(0.0, 4.0, 81)
    axes = figure.add_subplot()
    for leaves, least in sorted(_least_costs(table).items()):
        axes.plot(alphas, least + leaves * alphas, color="0.75", linewidth=1)
        axes.text(0.05, least + 0.4, says(f"叶数 {leaves}", f"leaves: {leaves}"), fontsize=7)
    mine = [answer.penalised(answer.prune(tree, X, y, names, classes, float(a)), X, y, names, float(a)) for a in alphas]
    axes.plot(alphas, mine, color="black", linewidth=2, label=says("你的子树", "your subtrees"))
    for alpha, _ in answer.subtree_path(tree, X, y, names, classes)[1:]:
        axes.axvline(alpha, color="0.4", linestyle="dotted")
    axes.set(xlabel="α", ylabel="$C_α$")
    axes.legend(loc="lower right")


CLEAR = 1e-6
HINT_COST = (
    "N_t 是到达叶的样本数，不是比例；熵以 2 为底，由到达的样本的标签算，与叶上写的类别无关。",
    "N_t counts the samples of a leaf, it is no share; the entropy is to base 2, of the labels that arrive, whatever the leaf says.",
)
HINT_LEAVES = ("每片叶都算在 |T| 里，没有样本到达的也算。", "Every leaf counts in |T|, reached or not.")
HINT_COLLAPSE = (
    "剪成一片叶，C(T) 增加多少？叶数减少多少？（不是 |T|）",
    "By how much does C(T) grow if a single leaf is left? By how many leaves does |T| fall (not by |T|)?",
)
HINT_PRUNE = (
    "先剪好各个子树，再把这个结点与一片叶比较；下面剪不动时上面也可能该剪，代价相等时剪。",
    "Prune the subtrees first, then compare this node with a leaf; it may have to go even where nothing below it does, and a tie is "
    "cut.",
)
HINT_LABEL = (
    "换成的叶取到达它的训练样本的多数类，并列时取 classes 中靠前的；原有的叶不变。",
    "A new leaf takes the majority class of the samples that reach it, the first in classes if tied; old leaves stay as they are.",
)
HINT_PATH = (
    "先算 α = 0 时的最优子树；以后每一步剪去当前树中最弱的结点，一起到达的同时剪，剪后重新计算。",
    "Begin with the best subtree at α = 0; each further step cuts the weakest node of the present tree, all that tie together, and "
    "computes anew.",
)


def _size(tree) -> int:
    """The number of leaves."""
    return 1 if "label" in tree else sum(_size(child) for child in tree["branches"].values())


def _cost(tree, X, y, names) -> float:
    """C(T): the samples are sent to the leaves one by one, each leaf known by its path."""
    arrived: dict[tuple, list] = {}
    for row, label in zip(X, y, strict=True):
        node, path = tree, ()
        while "label" not in node:
            value = row[names.index(node["attribute"])]
            node, path = node["branches"][value], (*path, value)
        arrived.setdefault(path, []).append(label)
    return math.fsum(len(labels) * entropy_of(labels) for labels in arrived.values())


@memo
def _frontier(tree, X, y, names, classes):
    """Number of leaves -> (least C of a subtree with so many, such a subtree): all combinations of what the branches allow."""
    if "label" in tree:
        return {1: (len(y) * entropy_of(y) if y else 0.0, tree)}
    j = names.index(tree["attribute"])
    together: dict[int, tuple] = {0: (0.0, {})}
    for value, child in tree["branches"].items():
        rows = [i for i, row in enumerate(X) if row[j] == value]
        below = _frontier(child, [X[i] for i in rows], [y[i] for i in rows], names, classes)
        longer: dict[int, tuple] = {}
        for k, (c, branches) in together.items():
            for n, (d, subtree) in below.items():
                if k + n not in longer or c + d < longer[k + n][0]:
                    longer[k + n] = c + d, {**branches, value: subtree}
        together = longer
    found = {k: (c, {"attribute": tree["attribute"], "branches": branches}) for k, (c, branches) in together.items()}
    return {**found, 1: (len(y) * entropy_of(y), {"label": majority_of(y, classes)})}


def _of(table):
    return _frontier(*(table[key] for key in ("tree", "X", "y", "attributes", "classes")))


def _least_costs(table) -> dict[int, float]:
    return {k: c for k, (c, _) in _of(table).items()}


def _fewest(table, alpha) -> tuple[int, float]:
    """The leaves of the best subtree, and its C_α."""
    costs = {k: c + alpha * k for k, c in _least_costs(table).items()}
    least = min(costs.values())
    k = min(k for k, c in costs.items() if c <= least + TIE)
    return k, costs[k]


def _best(table, alpha):
    return _of(table)[_fewest(table, alpha)[0]][1]


def _path(table) -> list[tuple[float, int]]:
    """From one line of the lower envelope to the next."""
    costs = _least_costs(table)
    k = _fewest(table, 0.0)[0]
    path = [(0.0, k)]
    while k > 1:
        slopes = {j: (costs[j] - costs[k]) / (k - j) for j in costs if j < k}
        alpha = min(slopes.values())
        k = min(j for j, slope in slopes.items() if slope <= alpha + TIE / 10)
        path.append((alpha, k))
    return path


def _judge_pruned(answer, table, alpha):
    """What comes back is a subtree, and none costs less."""
    tree, X, y, names, classes = (table[key] for key in ("tree", "X", "y", "attributes", "classes"))
    got = answer.prune(tree, X, y, names, classes, alpha)
    _is_subtree(got, tree, X, y, names, classes, "")
    fewest, least = _fewest(table, alpha)
    leaves, mine = _size(got), _cost(got, X, y, names) + alpha * _size(got)
    with at(f"α = {alpha:.10g}", f"α = {alpha:.10g}"), hint(*HINT_PRUNE):
        require(
            mine <= least + 1e-8 + 1e-12 * least,
            f"剪后有 {leaves} 片叶，C_α = {mine:.8g}；有一棵 {fewest} 片叶的子树，代价只有 {least:.8g}",
            f"Leaves: {leaves}, C_α = {mine:.8g}; a subtree has C_α = {least:.8g} only, leaves: {fewest}",
            expected=_best(table, alpha),
            got=got,
        )
        require(
            leaves == fewest,
            f"剪后有 {leaves} 片叶；一棵 {fewest} 片叶的子树，代价与它相等",
            f"Leaves: {leaves}; a subtree with fewer, {fewest}, costs the same",
            expected=_best(table, alpha),
            got=got,
        )


def _is_subtree(got, tree, X, y, names, classes, path):
    where = f"根{path} 处的结点", f"the node at root{path}"
    got = mapping(got, (), where)
    if "label" in got:
        wanted = tree["label"] if "label" in tree else majority_of(y, classes)
        with hint(*HINT_LABEL):
            equal(got["label"], wanted, (f"根{path} 处的叶的类别", f"the class of the leaf at root{path}"))
        return
    mapping(got, ("attribute", "branches"), where)
    require("label" not in tree, f"{where[0]}原来是叶", f"There was a leaf at root{path}", expected=tree, got=got)
    equal(got["attribute"], tree["attribute"], (f"根{path} 处的特征", f"the feature at root{path}"))
    branches = mapping(got["branches"], tree["branches"], (f"根{path} 的分支", f"the branches at root{path}"))
    require(
        len(branches) == len(tree["branches"]),
        f"{where[0]}多了分支",
        f"There are more branches than before at root{path}",
        expected=tree,
        got=got,
    )
    j = names.index(tree["attribute"])
    for value, child in tree["branches"].items():
        rows = [i for i, row in enumerate(X) if row[j] == value]
        below = [X[i] for i in rows], [y[i] for i in rows]
        _is_subtree(branches[value], child, *below, names, classes, f"{path} → {tree['attribute']}={value}")


def _judge_path(answer, table, wanted, tolerance):
    tree, X, y, names, classes = (table[key] for key in ("tree", "X", "y", "attributes", "classes"))
    with hint(*HINT_PATH):
        pairs = [
            sequence(pair, 2, ("（α，叶数）", "(α, leaves)"))
            for pair in sequence(answer.subtree_path(tree, X, y, names, classes), None, ("序列", "the sequence"))
        ]
        got = [
            (number(alpha, ("α", "α")), integer(leaves, ("叶数", "the number of leaves"))) for alpha, leaves in pairs
        ]
        shown = [(round(alpha, 6), leaves) for alpha, leaves in wanted]
        require(
            [leaves for _, leaves in got] == [leaves for _, leaves in wanted],
            f"叶数依次应为 {[leaves for _, leaves in wanted]}，得到 {[leaves for _, leaves in got]}",
            f"The numbers of leaves should be {[leaves for _, leaves in wanted]} but are {[leaves for _, leaves in got]}",
            expected=shown,
            got=got,
        )
        for (alpha, leaves), (right, _) in zip(got, wanted, strict=True):
            close(
                alpha, right, (f"剩 {leaves} 片叶时的 α", f"the α from which {leaves} leaves are left"), abs=tolerance
            )


def _own_tree(tree, X, y, names, classes, path="", used=()):
    """A tree of the student's, judged by what the stub demands of trees, without its further keys."""
    where = f"根{path} 处的结点", f"the node at root{path}"
    node = mapping(tree, (), where)
    if "label" in node:
        require(
            isinstance(node["label"], str) and node["label"] in classes,
            f"{where[0]}的类别不在 classes 中",
            f"The class of {where[1]} is not in classes",
            got=node,
        )
        counts = Counter(y)
        require(
            not y or counts[node["label"]] == max(counts.values()),
            f"根{path} 处的叶不是训练样本的多数类：{dict(counts)}",
            f"The leaf at root{path} has no majority class of its training samples: {dict(counts)}",
            got=node,
        )
        return {"label": str(node["label"])}
    name, branches = (mapping(node, ("attribute", "branches"), where)[key] for key in ("attribute", "branches"))
    require(
        isinstance(name, str) and name in names and name not in used,
        f"{where[0]}用了不可用的特征",
        f"The feature of {where[1]} is not available there",
        got=name,
    )
    branches = mapping(branches, (), (f"{where[0]}的分支", f"the branches of {where[1]}"))
    require(len(branches) >= 2, f"{where[0]}不到两支", f"There are fewer than two branches at root{path}", got=node)
    require(bool(y), f"没有样本到达{where[0]}", f"No sample reaches {where[1]}", got=node)
    j = names.index(name)
    values = column(X, j)
    mapping(branches, set(values), (f"{where[0]}的分支", f"the branches of {where[1]}"))
    below = {}
    for value, child in branches.items():
        rows = [i for i, v in enumerate(values) if v == value]
        parts = [X[i] for i in rows], [y[i] for i in rows]
        below[value] = _own_tree(child, *parts, names, classes, f"{path} → {name}={value}", (*used, name))
    return {"attribute": str(name), "branches": below}
