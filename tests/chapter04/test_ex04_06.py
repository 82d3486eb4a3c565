"""Checks of exercise 4.6."""

import functools
import math
from fractions import Fraction
from itertools import combinations, product

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import breast_cancer, iris, optdigits, wine
from grader.checks import (
    array, boolean, check, close, equal, exercise, hint, integers, mapping, memo, number, picture, require, sequence
)  # fmt: skip
from grader.strategies import grid, labelled_points, matrices, seeds

from .pins import ex04_06 as pins
from .pins.ex04_06 import CRITERIA, NAMES, PRUNINGS, SMALL, TABLE_2_5
from .shared_experiment import walk_numeric
from .shared_logistic import route_oblique, routed_rows

EXERCISE = exercise(
    kind="experiment",
    book="§2.4.4, §4.2–§4.3",
    patterns=["experiment", "oracle", "certificate"],
    contract=[
        (
            "`cancer` 与 `digits_38` 的格子也由你的程序重算得出，每次 `train_tree` 不超过 2 秒",
            "The cells of `cancer` and `digits_38` come out again, too, with no call of `train_tree` above 2 seconds",
        ),
        (
            "树深到六十层、取值相差 $10^{-5}$ 而大到 $10^5$ 时也对",
            "Right as well for trees of sixty levels, and values as large as $10^5$ that differ by $10^{-5}$",
        ),
        (
            "一百多个数据集的序值与检验也对；错误相差 $10^{-9}$ 就不相等",
            "Ranks and tests of over a hundred data sets; errors that differ by $10^{-9}$ are not equal",
        ),
    ],
    written={
        "observations": [
            (
                "说出检验的结果：是否拒绝，哪几对不同，为什么大多分不出高下",
                "Says what the test found: rejected or not, which pairs differ, and why most cannot be told apart",
            ),
            ("比较剪枝对叶数与错误的影响", "Compares what pruning does to leaves and errors"),
            (
                "看出 iris_v 上预剪枝在根结点就停，并说明原因：第一步没有好处",
                "Sees that pre-pruning stops at the root on iris_v, and why: the first step does not pay",
            ),
        ]
    },
    hints=[
        (
            "先让统计量过关（第 2 章 2.4.4 节的表 2.5 可以拿来核对），再写树，最后填表。",
            "Get the statistics right first (table 2.5 of §2.4.4 is there to compare), then the trees, and fill in the table last.",
        ),
        (
            "熵树和基尼树只差一个不纯度函数；三种准则可以共用生长和剪枝，只换“怎样得到一个结点”。",
            "Entropy and Gini trees differ in one function; all criteria can share growing and pruning, and differ in how a node is found.",
        ),
        (
            "表要能由你自己的程序重新得到：改了程序就重新运行本文件，整张表重新抄。",
            "Your own program must give the table again: after a change run this file once more and paste the whole table.",
        ),
    ],
)

HINT_RANKS = ("两个算法并列第 2、3 名时各得 2.5。", "Two algorithms that tie for ranks 2 and 3 get 2.5 each.")
HINT_FRIEDMAN = ("先对数据集求平均序值，再平方。", "Take the mean ranks over the data sets first, then the squares.")
HINT_NEMENYI = (
    "CD = q·√(k(k+1)/(6N))；k 是算法个数，N 是数据集个数；恰好等于 CD 的不算。",
    "CD = q·√(k(k+1)/(6N)) with k algorithms and N data sets; a difference equal to CD does not count.",
)
HINT_PRUNE = (
    "验证样本定剪不剪，训练样本定叶的类别；规则同题 4.4。",
    "Validation samples decide, training samples give the class: as in exercise 4.4.",
)


@st.composite
def ranked_tables(draw, sets=(2, 6), algorithms=(2, 6)):
    """Ranks of algorithms on data sets, ties among them; sometimes there are many algorithms."""
    n, k = draw(st.integers(*sets)), draw(st.one_of(st.integers(*algorithms), st.integers(9, 12)))
    errors = draw(st.lists(st.lists(grid(0, 1), min_size=k, max_size=k), min_size=n, max_size=n))
    return [_ranks(row) for row in errors]


@check(
    points=0.5,
    book="表 2.5 / table 2.5",
    given={"errors": matrices((1, 6), (1, 7), grid(0, 1)).map(lambda errors: errors.tolist())},
    also=pins.ranks_inputs,
    hint=HINT_RANKS,
)
def test_ranks(answer, errors):
    """序值：错误最小的是 1，相等的平分序值 / Ranks: 1 for the smallest error, equal ones share their mean rank"""
    close(answer.rank_table(errors), [_ranks(row) for row in errors], ("序值", "the ranks"))


@check(
    points=0.5,
    book="(2.34), (2.35)",
    given={"ranks": ranked_tables().filter(lambda ranks: _friedman(ranks) is not None)},
    also=pins.friedman_inputs,
    hint=HINT_FRIEDMAN,
)
def test_friedman(answer, ranks):
    """τ_F 符合 (2.34) 和 (2.35)，表 2.5 上与书一致 /
    τ_F is what (2.34) and (2.35) say, and on table 2.5 it is the book's"""
    wanted = float(_friedman(ranks))
    close(answer.friedman_f(ranks), wanted, ("τ_F", "τ_F"), abs=1e-8, rel=1e-8)
    close(answer.friedman_f(TABLE_2_5), 24.429, ("表 2.5 上的 τ_F", "τ_F on table 2.5"), abs=6e-4)


@check(
    points=0.5,
    book="(2.36)",
    given={"ranks": ranked_tables(), "q": st.sampled_from([0.0, 0.53, 1.07, 1.96, 2.344, 2.569, 200.0])},
    also=pins.different_pairs,
    hint=HINT_NEMENYI,
)
def test_different_pairs(answer, ranks, q):
    """Nemenyi 检验：平均序值之差严格大于 CD 的才算不同，表 2.5 上与书一致 /
    Nemenyi: different means that the mean ranks differ by strictly more than CD; on table 2.5 as in the book"""
    found = [integers(pair, 2, ("算法对", "the pair")) for pair in sequence(answer.different_pairs(ranks, q))]
    equal(found, _different(ranks, q), ("不同的算法对", "the different pairs"))
    found = [integers(pair, 2, ("算法对", "the pair")) for pair in sequence(answer.different_pairs(TABLE_2_5, 2.344))]
    equal(found, [[0, 2]], ("表 2.5 上不同的算法对", "the different pairs of table 2.5"))


@check(
    points=1,
    book="(4.2), (4.6)，图 4.2 / fig. 4.2",
    given={
        "data": st.one_of(
            st.tuples(st.integers(5, 30), st.sampled_from([0.0, 0.2]), seeds()).map(lambda args: _conjunction(*args)),
            labelled_points((2, 14), (1, 3)),
        )
    },
    also=pins.unpruned_trees,
    examples=25,
)
def test_unpruned_trees(answer, data):
    """不剪的熵树与基尼树：每个结点都取最优划分，长到不能再分 /
    Unpruned entropy and Gini trees: every node splits best, and they grow to the end"""
    X, y = data["X"], np.array(data["y"])
    for criterion, impurity in (("entropy", _entropy), ("gini", _gini)):
        tree = answer.train_tree(X, y.tolist(), X[:3], y[:3].tolist(), criterion, "none")
        for node in walk_numeric(tree, X):
            where, labels = (f"{criterion}：根{node.path}", f"{criterion}: root{node.path}"), y[node.rows]
            done = len(set(labels)) <= 1 or len(np.unique(X[node.rows], axis=0)) == 1
            if node.label is not None:
                with hint(*HINT_SPLIT):
                    require(
                        done,
                        f"{where[0]} 处的样本 {node.rows} 还能划分",
                        f"{where[1]}: samples {node.rows} can still be split",
                        got=tree,
                    )
                what = f"{where[0]} 处的叶", f"the leaf at {where[1]}"
                equal(node.label, int(2 * labels.sum() > len(labels)), what)
                continue
            require(
                not done,
                f"{where[0]} 处的样本 {node.rows} 应成为叶",
                f"{where[1]}: samples {node.rows} should be a leaf",
                got=tree,
            )
            here = _impurity_after(labels, node.goes_left, impurity)
            best = _least_impurity(X[node.rows], labels, criterion)
            with hint(*HINT_SPLIT):
                require(
                    here <= best + 1e-9,
                    f"{where[0]}：划分后的不纯度是 {here:.6f}，而最好的划分只有 {best:.6f}",
                    f"{where[1]}: the impurity after the split is {here:.6f}, but the best split has {best:.6f}",
                    got=tree,
                )


@check(
    points=1.5,
    book="§4.3",
    given={"n": st.integers(15, 40), "criterion": st.sampled_from(CRITERIA), "seed": seeds()},
    also=pins.pruned_trees,
    examples=15,
    hint=HINT_PRUNE,
)
def test_pruned_trees(answer, n, criterion, seed):
    """剪枝：预剪枝恰在能使验证样本多对几个时划分；后剪枝留下的子树都不比叶差，该剪的都剪，不该剪的不剪 /
    Pruning: pre-pruning splits where that gets more validation samples right, and only there; subtrees that post-pruning keeps are no worse than leaves, and it cuts those that are
    """
    data = _conjunction(2 * n, 0.2, seed)
    X_val, y_val, X, y = data["X"][n:], data["y"][n:], data["X"][:n], data["y"][:n]
    grown = {
        pruning: answer.train_tree(X, y.tolist(), X_val, y_val.tolist(), criterion, pruning) for pruning in PRUNINGS
    }
    nodes = {pruning: list(walk_numeric(tree, np.vstack([X, X_val]))) for pruning, tree in grown.items()}
    right = {pruning: _right_below(found[0], found, y_val, n) for pruning, found in nodes.items()}
    leaves = {pruning: sum(node.label is not None for node in found) for pruning, found in nodes.items()}
    unpruned = {node.path: node for node in nodes["none"]}
    for pruning in ("pre", "post"):
        for node in nodes[pruning]:
            training, arrived = y[[i for i in node.rows if i < n]], y_val[[i - n for i in node.rows if i >= n]]
            majority = int(2 * training.sum() > len(training))
            as_leaf = int(np.sum(arrived == majority))
            if node.label is not None:
                equal(
                    node.label,
                    majority,
                    (f"{pruning}：根{node.path} 处的叶", f"{pruning}: the leaf at root{node.path}"),
                )
                twin = unpruned.get(node.path, node)
                if pruning == "pre" and twin.label is None and twin.rows == node.rows:
                    parted = sum(_right_as_leaf(side, y, y_val, n) for side in _children(twin, nodes["none"]))
                    require(
                        parted <= as_leaf,
                        f"pre：根{node.path} 处当作叶对 {as_leaf} 个验证样本，照不剪的树那样划分就对 {parted} 个，应当划分",
                        f"pre: at root{node.path} a leaf gets {as_leaf} validation samples right, and the split of the "
                        f"unpruned tree {parted}: split",
                        got=grown["pre"],
                    )
                continue
            kept = _right_below(node, nodes[pruning], y_val, n)
            if pruning == "pre":
                kept = sum(_right_as_leaf(side, y, y_val, n) for side in _children(node, nodes[pruning]))
            require(
                kept > as_leaf if pruning == "pre" else kept >= as_leaf,
                f"{pruning}：根{node.path} 处当作叶对 {as_leaf} 个验证样本，现在对 {kept} 个，应当剪掉",
                f"{pruning}: at root{node.path} a leaf gets {as_leaf} validation samples right, and now it is {kept}: prune",
                got=grown[pruning],
            )
    most = _most_right_below(nodes["none"][0], nodes["none"], y, y_val, n)
    require(
        leaves["post"] <= leaves["none"] and right["post"] == most,
        f"后剪枝前后：叶 {leaves['none']} → {leaves['post']} 片，验证样本对 {right['none']} → {right['post']} 个，应对 {most} 个",
        f"Post-pruning: {leaves['none']} → {leaves['post']} leaves, {right['none']} → {right['post']} validation samples right, "
        f"which should become {most}",
        got=grown["post"],
    )


@check(
    points=0.5,
    book="§3.3",
    hint=("常数列的标准差为 0，不能除。", "A constant column has standard deviation 0: do not divide by it."),
)
def test_logistic_trees(answer):
    """不剪的对率树把一条直线分得开的样本全分对，有常数列时也一样；它不是熵树，也不是基尼树 /
    An unpruned logistic tree fits samples that one line separates, also with a constant column; it is no entropy or Gini tree
    """
    X, y = np.array([[0.0, 1.0], [1.0, 1.0], [3.0, 1.0], [4.0, 1.0]]), [0, 0, 1, 1]
    grown = {criterion: answer.train_tree(X, y, X, y, criterion, "none") for criterion in CRITERIA}
    nodes = list(walk_numeric(grown["logistic"], X))
    right = sum(y[i] == node.label for node in nodes if node.label is not None for i in node.rows)
    require(
        right == len(y), f"{len(y)} 个样本只分对 {right} 个", f"Only {right} of {len(y)} samples are right", got=grown
    )
    for criterion in ("entropy", "gini"):
        require(
            grown["logistic"] != grown[criterion],
            f"对率树与 {criterion} 的树一模一样",
            f"The logistic tree is the very tree of {criterion}",
            got=grown["logistic"],
        )


@check(
    points=0.5,
    given={"case": routed_rows(), "feature": st.integers(0, 9), "threshold": grid(-1, 1)},
    also=pins.predict,
    hint=("两种结点都要认；等于 t 的走 le。", "Both kinds of nodes may occur; equality goes to le."),
)
def test_predict(answer, case, feature, threshold):
    """预测从根走到叶，值 ≤ t 或 w·x ≤ t 走 le /
    A prediction walks from the root to a leaf, a value ≤ t or w·x ≤ t to le"""
    X, tree = case["Z"], case["tree"]
    feature %= X.shape[1]
    mixed = {"feature": feature, "threshold": threshold, "le": tree, "gt": {"label": 1}}
    for one, wanted in (
        (tree, [route_oblique(tree, x) for x in X]),
        (mixed, [route_oblique(tree, x) if x[feature] <= threshold else 1 for x in X]),
    ):
        got = integers(answer.predict(one, X), len(X), ("预测", "the predictions"), binary=True)
        equal(got, wanted, ("预测", "the predictions"))


@check(points=1.5)
def test_results(answer):
    """结果表：格式齐全，各折分层，错误数不超过折的大小，后剪枝的树不比不剪的大 /
    The table: complete, with stratified folds, no more errors than a fold has samples, and no tree larger for post-pruning
    """
    table = _checked_results(answer)
    for name in NAMES:
        y = np.array(_task(name)[1])
        fold_of = np.array(table["fold_of"][name])
        for label in (0, 1):
            counts = [int(np.sum(fold_of[y == label] == fold)) for fold in range(10)]
            require(
                max(counts) - min(counts) <= 1,
                f"{name} 没有分层：标签 {label} 在各折的个数是 {counts}，应至多差 1",
                f"{name} is not stratified: label {label} occurs {counts} times in the folds, which should differ by 1 at most",
            )
        for criterion, pruning in CELLS:
            cell = f"{name} {criterion}/{pruning}"
            counts, leaves = table["errors"][name][criterion][pruning], table["leaves"][name][criterion]
            with hint(*HINT_RUN):
                sizes = [int(np.sum(fold_of == fold)) for fold in range(10)]
                fits = all(0 <= count <= size for count, size in zip(counts, sizes, strict=True))
                require(fits, f"{cell}：错误数超出折的大小", f"{cell}: more errors than a fold has samples", got=counts)
                require(
                    leaves["post"] <= leaves["none"] + 1e-9,
                    f"{name} {criterion}：后剪枝从不剪的树剪起，平均叶数却从 {leaves['none']} 变成 {leaves['post']}",
                    f"{name} {criterion}: post-pruning starts from the unpruned tree, yet the mean number of leaves goes from "
                    f"{leaves['none']} to {leaves['post']}",
                )


@check(
    points=2,
    given={"name": st.sampled_from(SMALL), "criterion": st.sampled_from(CRITERIA)},
    also=pins.reproduced,
    strict=pins.reproduced_large,
    examples=1,
)
def test_reproduced(answer, name, criterion):
    """用你自己的 train_tree 和 predict 重算，错误数和叶数与表中一致 /
    Your own train_tree and predict, run again, give the errors and leaves in your table"""
    table = _checked_results(answer)
    X, y = _task(name)
    y, fold_of = np.array(y), np.array(table["fold_of"][name])
    folds = range(10) if name in SMALL else (0, 5)
    # Linear algebra rounds differently from machine to machine: a sample on the edge of a logistic node may change sides.
    slack, leaf_slack = (1, 0.5) if criterion == "logistic" else (0, 1e-6)
    for pruning in PRUNINGS:
        listed, leaves = table["errors"][name][criterion][pruning], []
        for fold in folds:
            test, validation = fold_of == fold, fold_of == (fold + 1) % 10
            rest = ~(test | validation)
            arguments = X[rest], y[rest].tolist(), X[validation], y[validation].tolist(), criterion, pruning
            tree = answer.train_tree(*arguments)
            leaves.append(sum(node.label is not None for node in walk_numeric(tree, X[:0])))
            predicted = integers(
                answer.predict(tree, X[test]), int(test.sum()), ("预测", "the predictions"), binary=True
            )
            errors = int(np.sum(predicted != y[test]))
            with hint(HINT_FOLDS[0] + " " + HINT_RUN[0], HINT_FOLDS[1] + " " + HINT_RUN[1]):
                require(
                    abs(errors - listed[fold]) <= slack,
                    f"{name} {criterion}/{pruning} 第 {fold} 折：表中是 {listed[fold]} 个错误，重算得 {errors} 个",
                    f"{name} {criterion}/{pruning}, fold {fold}: the table has {listed[fold]} errors, running it again gives "
                    f"{errors}",
                    expected=errors,
                    got=listed[fold],
                )
        mean, told = sum(leaves) / len(leaves), table["leaves"][name][criterion][pruning]
        with hint(*HINT_RUN):
            require(
                len(leaves) < 10 or abs(mean - told) <= leaf_slack,
                f"{name} {criterion}/{pruning}：表中平均 {told:g} 片叶，重算得 {mean:g} 片",
                f"{name} {criterion}/{pruning}: the table has {told:g} leaves on average, running it again gives {mean:g}",
                expected=mean,
                got=told,
            )


@check(
    points=1,
    book="§2.4.4",
    given={
        "spread": st.sampled_from([0, 1, 3, 30]),
        "seed": seeds(),
        "q": st.sampled_from([3.102, 2.0]),
        "f_critical": st.sampled_from([2.355, 1.0, 12.0]),
        "grows": st.one_of(st.none(), st.integers(0, 11)),
    },
    also=pins.conclusions,
    examples=20,
)
def test_conclusions(answer, spread, seed, q, f_critical, grows):
    """结论由所给的表算出：平均序值、次序、τ_F、是否拒绝、哪些不同、剪枝是否变小 /
    Conclusions are worked out from the given table: mean ranks, order, τ_F, rejection, pairs, and whether pruning shrinks
    """
    table = _made_table(spread, seed)
    if grows is not None:  # this one tree of the twelve is larger after pruning
        for place, (name, criterion) in enumerate(product(NAMES, CRITERIA)):
            leaves = table["leaves"][name][criterion]
            leaves["post"] = leaves["none"] + (0.5 if place == grows else -0.25)
    _judge_conclusions(answer, table, q, f_critical)


@check(points=0.5, book="表 2.6, 2.7 / tables 2.6, 2.7")
def test_own_conclusions(answer):
    """由你自己的表得出的结论：k = 9, N = 4, q = 3.102, F 的临界值 2.355 /
    The conclusions from your own table, with k = 9, N = 4, q = 3.102 and the critical value 2.355 of F"""
    _judge_conclusions(answer, _checked_results(answer), 3.102, 2.355)


@picture(
    "Friedman 检验图：平均序值与临界值域",
    "The Friedman diagram: mean ranks and the critical difference",
    alt=(
        "九种算法的平均序值各是一点，横线段是临界值域 CD；线段不重叠的两种算法显著不同。",
        "The mean rank of each of the nine algorithms is a dot with a bar as wide as CD; algorithms whose bars do not overlap differ.",
    ),
)
def draw_friedman(figure, answer, reference, says):
    found = answer.conclusions(answer.results(), 3.102, 2.355)
    half = 3.102 * math.sqrt(9 * 10 / (6 * 4)) / 2
    axes = figure.subplots()
    for place, rank in enumerate(found["mean_ranks"]):
        axes.plot([rank - half, rank + half], [place, place], color="0.6")
        axes.plot(rank, place, "o", color="C0")
    axes.set_yticks(range(9), LABELS)
    axes.invert_yaxis()
    axes.set_xlabel(says("平均序值", "mean rank"))
    axes.set_title(f"τ_F = {found['friedman_f']:.2f}, CD = {2 * half:.2f}")


HINT_SPLIT = (
    "候选划分点是相邻两个不同取值的中点；增益为 0 也要划分。",
    "Candidates are midpoints of neighbouring different values; a zero gain is split too.",
)
HINT_RUN = (
    "运行本文件的 _run 得到整张表，原样抄进 results；程序改了就要重新填表。",
    "Run this file: `_run` gives the whole table. Paste it into results as it is, and again after every change.",
)
HINT_FOLDS = (
    "测试第 f 折时，第 f+1 折（第 9 折之后是第 0 折）作验证集，其余八折训练。",
    "When fold f is tested, fold f+1 (fold 0 after fold 9) is for validation, and the other eight are for training.",
)
CELLS = [(criterion, pruning) for criterion in CRITERIA for pruning in PRUNINGS]
LABELS = [f"{criterion}/{pruning}" for criterion, pruning in CELLS]


def _ranks(row) -> list[float]:
    """Sorted places, shared by those that tie."""
    places = {value: [i + 1 for i, other in enumerate(sorted(row)) if other == value] for value in row}
    return [sum(places[value]) / len(places[value]) for value in row]


def _mean_ranks(ranks) -> list[Fraction]:
    return [sum(map(Fraction, column), Fraction(0)) / len(ranks) for column in zip(*ranks, strict=True)]


def _friedman(ranks) -> Fraction | None:
    """(2.34) in its first form, then (2.35); None where the denominator vanishes."""
    n, k, means = len(ranks), len(ranks[0]), _mean_ranks(ranks)
    chi2 = Fraction((k - 1) * 12 * n, k * (k * k - 1)) * sum((r - Fraction(k + 1, 2)) ** 2 for r in means)
    below = n * (k - 1) - chi2
    return (n - 1) * chi2 / below if below else None


def _different(ranks, q) -> list[list[int]]:
    n, k, means = len(ranks), len(ranks[0]), _mean_ranks(ranks)
    squared = Fraction(q) ** 2 * Fraction(k * (k + 1), 6 * n)
    return [[i, j] for i, j in combinations(range(k), 2) if (means[i] - means[j]) ** 2 > squared]


def _conjunction(n, noise, seed):
    """Points of the unit square, 1 where both coordinates are large; a share of the labels is flipped."""
    rng = np.random.default_rng(seed)
    X = np.round(rng.uniform(size=(n, 2)), 2)
    y = ((X[:, 0] > 0.4) & (X[:, 1] > 0.3)).astype(int)
    return {"X": X, "y": np.where(rng.uniform(size=n) < noise, 1 - y, y)}


def _entropy(p) -> float:
    return -sum(share * math.log2(share) for share in (p, 1 - p) if share > 0)


def _gini(p) -> float:
    return 1 - p * p - (1 - p) * (1 - p)


def _impurity_after(labels, goes_left, impurity) -> float:
    parts = [part for part in (labels[goes_left], labels[~goes_left]) if len(part)]
    return sum(len(part) / len(labels) * impurity(part.mean()) for part in parts)


@memo
def _least_impurity(X, labels, criterion) -> float:
    """The least impurity that any single cut leaves."""
    impurity = {"entropy": _entropy, "gini": _gini}[criterion]
    cuts = [values <= cut for values in X.T for cut in set(values) if cut < max(values)]
    return min(_impurity_after(labels, cut, impurity) for cut in cuts)


def _children(node, nodes):
    return [other for other in nodes if other.parent is node]


def _right_below(node, nodes, y_val, n) -> int:
    if node.label is not None:
        return int(np.sum(y_val[[i - n for i in node.rows if i >= n]] == node.label))
    return sum(_right_below(child, nodes, y_val, n) for child in _children(node, nodes))


def _most_right_below(node, nodes, y, y_val, n) -> int:
    """The most validation samples that any pruning of the subtree gets right."""
    below = [_most_right_below(child, nodes, y, y_val, n) for child in _children(node, nodes)]
    return max(_right_as_leaf(node, y, y_val, n), sum(below))


def _right_as_leaf(node, y, y_val, n) -> int:
    training, arrived = y[[i for i in node.rows if i < n]], y_val[[i - n for i in node.rows if i >= n]]
    return int(np.sum(arrived == int(2 * training.sum() > len(training))))


@functools.cache
def _task(name):
    table = {"iris_v": iris, "wine_2": wine, "cancer": breast_cancer, "digits_38": optdigits}[name]()
    rows = [i for i, label in enumerate(table["y"]) if name != "digits_38" or label in (3, 8)]
    positive = {"iris_v": 1, "wine_2": 1, "cancer": 1, "digits_38": 8}[name]
    return table["X"][rows], [int(table["y"][i] == positive) for i in rows]


def _checked_results(answer):
    """The student's table with its form verified; what it says is judged in `test_results`."""
    table = mapping(answer.results(), ("datasets", "folds", "fold_of", "errors", "leaves"), ("结果表", "the table"))
    names = sequence(table["datasets"], len(NAMES), ("datasets", "`datasets`"))
    equal(sorted(map(str, names)), sorted(NAMES), ("datasets（次序任意）", "`datasets` in any order"))
    equal(table["folds"], 10, ("folds", "`folds`"))
    folds = mapping(table["fold_of"], NAMES, ("fold_of", "`fold_of`"))
    checked = {"datasets": list(NAMES), "folds": 10, "fold_of": {}, "errors": {}, "leaves": {}}
    for name in NAMES:
        fold_of = integers(folds[name], len(_task(name)[1]), (f"{name} 的折", f"the folds of {name}"))
        require(set(fold_of) == set(range(10)), f"{name} 应有 0..9 十折", f"{name} should have the folds 0 to 9")
        checked["fold_of"][name] = fold_of
    for key in ("errors", "leaves"):
        found = mapping(table[key], NAMES, (key, f"`{key}`"))
        for name in NAMES:
            by_criterion = mapping(found[name], CRITERIA, (f"{key}[{name!r}]", f"{key}[{name!r}]"))
            checked[key][name] = {criterion: {} for criterion in CRITERIA}
            for criterion, pruning in CELLS:
                cell = f"{key}[{name!r}][{criterion!r}]"
                value = mapping(by_criterion[criterion], PRUNINGS, (cell, cell))[pruning]
                cell = f"{cell}[{pruning!r}]"
                if key == "errors":
                    value = integers(value, 10, (f"{cell} ", cell))
                else:
                    value = number(value, (cell, cell))
                    is_mean = value >= 1 and abs(10 * value - round(10 * value)) <= 1e-6
                    require(
                        is_mean,
                        f"{cell} 不是十个叶数的平均",
                        f"{cell} is not the mean of ten numbers of leaves",
                        got=value,
                    )
                checked[key][name][criterion][pruning] = value
    return checked


@memo
def _made_table(spread, seed):
    """A table of errors that are equal (spread 0), follow one order with little noise (1), with more, or are random."""
    rng = np.random.default_rng(seed)
    table: dict = {"datasets": list(NAMES), "folds": 10, "fold_of": {}, "errors": {}, "leaves": {}}
    order = rng.permutation(9)
    for name in NAMES:
        table["fold_of"][name] = (np.arange(len(_task(name)[1])) % 10).tolist()
        totals = 10 + (2 * order + rng.integers(-spread, spread + 1, size=9) if spread else np.zeros(9, dtype=int))
        totals = np.maximum(totals, 0)
        table["errors"][name] = {criterion: {} for criterion in CRITERIA}
        table["leaves"][name] = {criterion: {} for criterion in CRITERIA}
        for total, (criterion, pruning) in zip(totals.tolist(), CELLS, strict=True):
            counts = np.bincount(rng.integers(10, size=total), minlength=10).tolist()
            table["errors"][name][criterion][pruning] = counts
            most = {"none": 8.0, "pre": 9.0, "post": 8.5 if seed % 3 == 0 else 8.0}[pruning]
            table["leaves"][name][criterion][pruning] = most if seed % 2 else most - float(rng.integers(0, 2)) / 4
    return table


def _judge_conclusions(answer, table, q, f_critical):
    found = answer.conclusions(table, q, f_critical)
    keys = ("mean_ranks", "order", "friedman_f", "reject", "different", "pruning_shrinks")
    found = mapping(found, keys, ("结论", "the conclusions"))
    ranks = [_ranks([sum(table["errors"][name][criterion][pruning]) for criterion, pruning in CELLS]) for name in NAMES]
    means, statistic = _mean_ranks(ranks), _friedman(ranks)
    got = array(found["mean_ranks"], (9,), ("平均序值", "the mean ranks"))
    with hint(
        "每个任务按十折错误之和排序；一切都从参数 results 算起，不要用你自己的表。",
        "On each task rank by the sum over the folds; work with the argument, not with your own table.",
    ):
        close(got, [float(r) for r in means], ("平均序值", "the mean ranks"))
    order = sorted(range(9), key=lambda i: (means[i], i))
    with hint("平均序值小的在前，并列按通常的次序。", "Smaller mean ranks first, ties in the usual order."):
        equal(found["order"], [LABELS[i] for i in order], ("order", "`order`"))
    if statistic is None:
        return
    with hint(*HINT_FRIEDMAN):
        close(found["friedman_f"], float(statistic), ("friedman_f", "`friedman_f`"), abs=1e-8, rel=1e-8)
    rejects = float(statistic) > f_critical
    with hint("τ_F 严格大于临界值才拒绝。", "Reject only if τ_F is strictly greater than the critical value."):
        equal(boolean(found["reject"], ("reject", "`reject`")), rejects, ("reject", "`reject`"))
    pairs = [[LABELS[i], LABELS[j]] for i, j in _different(ranks, q)] if rejects else []
    with hint(
        "没有拒绝时 different 是空的；拒绝后是差大于 CD 的各对。",
        "`different` is empty unless rejected; then it has the pairs whose difference exceeds CD.",
    ):
        equal(found["different"], pairs, ("different", "`different`"))
    shrinks = all(
        table["leaves"][name][criterion]["post"] <= table["leaves"][name][criterion]["none"]
        for name in NAMES
        for criterion in CRITERIA
    )
    with hint("每个任务、每种准则都要看。", "Look at every task and every criterion."):
        got = boolean(found["pruning_shrinks"], ("pruning_shrinks", "`pruning_shrinks`"))
        equal(got, shrinks, ("pruning_shrinks", "`pruning_shrinks`"))
