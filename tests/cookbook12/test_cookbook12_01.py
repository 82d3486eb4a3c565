"""Checks of exercise cookbook12.1."""

from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, boolean, check, close, equal, exercise, fail, hint, integers, memo, picture, require, sequence
)  # fmt: skip
from grader.strategies import edges, seeds

from .pins import cookbook12_01 as pins
from .pins.cookbook12_01 import LARGE, SIX
from .shared_clusters import Clusters, exact, is_clear, is_settled, moves_of, partitions, slack_of, squares_of

EXERCISE = exercise(
    kind="prove",
    book="§12.2",
    patterns=["derived formula", "oracle", "certificate", "witness"],
    hints=[
        (
            "先用三个数手算：搬动以前和以后各算一遍 J，看差多少。",
            "Begin with three numbers by hand: compute J before and after a move, and look at the difference.",
        ),
        (
            "样本离开或进入时，均值也跟着动；所以代价不只是到旧均值的距离平方，前面还有一个与类的大小有关的系数。",
            "As a sample leaves or enters, the mean moves as well: the cost is not just the squared distance from the old mean, but "
            "carries a factor that depends on the size of the cluster.",
        ),
        (
            "陷阱：两个样本的类，离开一个能省下两倍的距离平方；旁边再放一个独自成类的样本。",
            "The trap: leaving a cluster of two saves twice the squared distance; put a sample that is alone beside it.",
        ),
    ],
    written={
        "proof": [
            ("进入时新均值和平方和的变化", "The new mean on entering, and the change of the squares"),
            ("离开时的变化", "The change on leaving"),
            ("J 严格下降，划分有限多", "J falls strictly, and there are finitely many partitions"),
        ]
    },
)

HINT_RHO = (
    "用定义核对：这一类有这个样本和没有这个样本时，平方和各是多少？均值要重新算。距离先相减再平方：|x|² − 2x·m + |m|² 离原点远时把差别抹去。",
    "Compare with the definition: what are the squares of this cluster with and without the sample? The mean has to be computed anew. "
    "Subtract before you square: far from the origin |x|² − 2x·m + |m|² loses the difference.",
)
HINT_MEANS = (
    "总和是均值乘个数；搬动以后的总和要除以搬动以后的个数。",
    "The total is the mean times the size; divide the total after the move by the size after the move.",
)
HINT_LLOYD = (
    "与自己那一类的均值比：只要有一个样本离别的均值更近，就没有收敛；一样远不算更近。均值不变，没有系数。",
    "Compare with the mean of the own cluster: it is not settled if one sample is nearer to another mean; equally near is not nearer. Means "
    "stay as they are, and there are no factors.",
)


@st.composite
def with_movable_sample(draw):
    """{"case", "r"}: a partition and a sample that is not alone."""
    one = draw(partitions().filter(lambda one: len(one["labels"]) > one["C"]))
    labels = one["labels"]
    return {"case": one, "r": draw(st.sampled_from([r for r, own in enumerate(labels) if labels.count(own) > 1]))}


@st.composite
def two_means(draw):
    """{"mean_i", "n_i", "mean_k", "n_k", "x"}, also far apart, tiny, equal, and with large clusters."""
    rng = np.random.default_rng(draw(seeds()))
    n = draw(st.integers(1, 5))
    kind = draw(st.sampled_from(["", "", "fine", "small", "large", "equal", "near"]))
    vectors = rng.integers(-5, 6, size=(3, n)).astype(float)
    if kind == "fine":
        vectors = rng.normal(size=(3, n))
    if kind == "equal":
        vectors = np.full((3, n), float(rng.integers(-3, 4))) + rng.integers(0, 2, size=(3, 1))
    if kind == "near":
        vectors = 1 + 1e-6 * vectors
    vectors *= {"small": 1e-5, "large": 1e6}.get(kind, 1.0)
    sizes = st.integers(2, 8) | st.sampled_from([11, 99, 1000])
    return {
        "mean_i": vectors[0],
        "n_i": draw(sizes),
        "mean_k": vectors[1],
        "n_k": draw(sizes | st.just(1)),
        "x": vectors[2],
    }


@check(points=1, hint=HINT_RHO)
def test_three_numbers(answer):
    """0, 2 与 3.2：2 离开和进入各值多少 / 0, 2 and 3.2: what it is worth for the 2 to leave, and to enter"""
    X = np.array([[0.0], [2.0], [3.2]])
    close(array(answer.move_costs(X, [0, 0, 1], 2, 1), (2,), ("ρ", "ρ")), [2.0, 0.72], ("ρ", "ρ"), abs=5e-9)


@check(points=1)
def test_six_numbers(answer):
    """0, 1, 2, 4, 5, 9 的全过程 / The whole procedure on 0, 1, 2, 4, 5, 9"""
    judge_run(answer, SIX)


@check(points=2, given={"given": with_movable_sample()}, also=pins.costs, hint=HINT_RHO)
def test_costs(answer, given):
    """ρ 是平方和的变化 / ρ is the change of the squares"""
    judge_costs(answer, given["case"], given["r"])


@check(points=1, given={"means": two_means()}, also=pins.means, hint=HINT_MEANS)
def test_means(answer, means):
    """搬动以后的两个均值 / Both means after a move"""
    mean_i, n_i, mean_k, n_k, x = (means[key] for key in ("mean_i", "n_i", "mean_k", "n_k", "x"))
    left, entered = sequence(answer.moved_means(mean_i, n_i, mean_k, n_k, x), 2)
    slack = 1e-9 * max(float(np.abs(one).max()) for one in (mean_i, mean_k, x))
    exactly = [[Fraction(float(one)) for one in vector] for vector in (mean_i, mean_k, x)]
    for got, wanted, name in (
        (
            left,
            [(n_i * a - c) / (n_i - 1) for a, c in zip(exactly[0], exactly[2], strict=True)],
            ("第 i 类的新均值", "the new mean of cluster i"),
        ),
        (
            entered,
            [(n_k * b + c) / (n_k + 1) for b, c in zip(exactly[1], exactly[2], strict=True)],
            ("第 k 类的新均值", "the new mean of cluster k"),
        ),
    ):
        close(array(got, (len(x),), name), [float(one) for one in wanted], name, abs=slack, rel=0)


@check(points=2, given={"case": partitions().filter(is_clear)}, also=pins.run)
def test_run(answer, case):
    """从任何划分开始的全过程 / The whole procedure from any partition"""
    judge_run(answer, case)


@check(points=1, given={"case": partitions().filter(is_clear)}, also=pins.lloyd, hint=HINT_LLOYD)
def test_lloyd(answer, case):
    """Lloyd 算法是否认为一个划分已经收敛 / Whether Lloyd's algorithm considers a partition settled"""
    got = boolean(answer.lloyd_settled(case["X"], case["labels"], case["C"]))
    equal(got, is_settled(case["X"], case["labels"], case["C"]), ("返回值", "the returned value"))


@check(points=2, given={"factor": edges(1.1, 3.9), "m": st.integers(3, 8)}, also=pins.trap, examples=20)
def test_trap(answer, factor, m):
    """Lloyd 算法认为收敛，搬一个样本却能让 J 大降 /
    Settled for Lloyd's algorithm, though one move lowers J a lot"""
    pair = sequence(answer.trap(factor, m), 2)
    X = array(pair[0], (m, None), ("X", "X"))
    require(X.shape[1] > 0, "X 至少要有一列", "X needs one column at least", got=X)
    require(abs(X).max() < 1e90, "X 中有的数太大", "A number in X is far too large", got=X)
    labels = integers(pair[1], m, ("labels", "labels"))
    C = max(labels) + 1
    require(
        2 <= C <= m and sorted(set(labels)) == list(range(C)),
        "类的编号应是 0, 1, …，至少两类，没有空类",
        "Clusters should be 0, 1, …, at least two, and none empty",
        got=labels,
    )
    clusters = Clusters(X, labels, C)
    for r, own in enumerate(labels):
        here = clusters.square(r, own)
        for j in range(C):
            there = clusters.square(r, j)
            require(
                j == own or here * Fraction("1.001") <= there * (1 + SMALL),
                f"样本 {r} 到自己的均值的距离平方是 {float(here):.8g}，乘 1.001 后大于到第 {j} 类均值的 {float(there):.8g}",
                f"The squared distance of sample {r} from its own mean is {float(here):.8g}, and times 1.001 above {float(there):.8g}, "
                f"that from the mean of cluster {j}",
                got=(X, labels),
            )
    before = clusters.objective()
    with hint(*HINT_TRAP):
        require(before > 0, "J 是 0，不能再降", "J is 0 and cannot fall", got=(X, labels))
        afters = [
            before + clusters.rho(r)[k] - clusters.rho(r)[own]
            for r, own in enumerate(labels)
            for k in range(C)
            if k != own and clusters.sizes[own] > 1
        ]
        after = min((one for one in afters if one > 0), default=before)
        require(
            after * Fraction(factor) <= before * (1 + SMALL),
            f"J 是 {float(before):.8g}，搬一个样本最多降到 {float(after):.8g}，是原来的 1/{float(before / after):.6g}",
            f"J is {float(before):.8g}, and the best move leaves {float(after):.8g}, which is 1/{float(before / after):.6g} of it",
            got=(X, labels),
        )


@picture(
    "J 一次一次下降；你的陷阱",
    "J falls move by move; your trap",
    alt=(
        "左图：由你的 run 得到的 J，每搬动一次一个点，一路下降；右图：你的三个样本的陷阱，各类颜色不同，叉是均值",
        "Left: J from your run, a point for each move, falling; right: your trap of three samples, a colour for each cluster, crosses at the means",
    ),
)
def draw_moves(figure, answer, reference, says):
    left, right = figure.subplots(1, 2)
    _, objectives = answer.run(LARGE["X"], LARGE["labels"], LARGE["C"])
    left.plot(range(len(objectives)), objectives, "o-", color="black", markersize=3)
    left.set_xlabel(says("搬动次数", "moves"))
    left.set_ylabel("J")
    X, labels = answer.trap(3.5, 3)
    X = np.asarray(X, dtype=float)
    y = X[:, 1] if X.shape[1] > 1 else np.zeros(len(X))
    for j in range(max(labels) + 1):
        inside = np.array(labels) == j
        right.plot(X[inside, 0], y[inside], "o", color=f"C{j}")
        right.plot(X[inside, 0].mean(), y[inside].mean(), "x", color=f"C{j}", markersize=10)
    if X.shape[1] == 1:
        right.set_yticks([])
    right.set_xlabel(says("陷阱；×：均值", "the trap; ×: means"))


HINT_RUN = (
    "每搬一个样本，均值和个数立刻更新，再看下一个样本，代价用此刻的均值算；独自成类的跳过；直到一整遍没有搬动。相差不超过 δ 算相等。",
    "Means and sizes change at once with every move, before the next sample is looked at, and its costs are by the means of that moment; who is alone is skipped; until a pass has no "
    "move. What differs by δ at most is equal.",
)
HINT_TRAP = (
    "离开有 2 个样本的类，省下的是距离平方的 2 倍；进入只有 1 个样本的类，只付一半。",
    "Leaving a cluster of two saves twice the squared distance; entering a cluster of one costs half of it.",
)
SMALL = Fraction(1, 10**9)


def judge_costs(answer, one, r):
    X, labels, C = (one[key] for key in ("X", "labels", "C"))
    got = array(answer.move_costs(X, labels, C, r), (C,), ("ρ", "ρ"))
    wanted = squares_changed(X, labels, C, r)
    close(got, wanted, ("ρ", "ρ"), abs=float(slack_of(X, squares_of(exact(X)))), rel=0)


def squares_changed(X, labels, C, r):
    """By definition: the squares of each cluster with the sample, less those without it."""
    rows = exact(X)
    changes = []
    for j in range(C):
        rest = [row for i, row in enumerate(rows) if labels[i] == j and i != r]
        changes.append(float(squares_of([*rest, rows[r]]) - squares_of(rest)))
    return changes


@memo
def expected_run(X, labels, C):
    final, objectives, moves = moves_of(X, labels, C)
    return final, [float(one) for one in objectives], moves, float(squares_of(exact(X)))


def judge_run(answer, one):
    X, labels, C = (one[key] for key in ("X", "labels", "C"))
    final, objectives, moves, T = expected_run(X, labels, C)
    found = sequence(answer.run(X, labels, C), 2)
    got_labels = integers(found[0], len(X), ("最后的 labels", "the labels at the end"))
    got = array(found[1], (None,), ("J 的列表", "the list of J"))
    with hint(*HINT_RUN):
        for step, value in enumerate(objectives):
            if step >= len(got):
                fail(
                    f"J 的列表太短：开始时一项，此后每次搬动一项，应有 {len(objectives)} 项",
                    f"The list of J is too short: one entry for the start and one for each move make {len(objectives)}",
                    expected=objectives,
                    got=got,
                )
            when = ("开始时的 J", "J at the start")
            if step:
                r, own, k = moves[step - 1]
                when = (
                    f"第 {step} 次搬动（样本 {r} 从第 {own} 类到第 {k} 类）以后的 J",
                    f"J after move {step} (of sample {r} from cluster {own} to {k})",
                )
            close(got[step], value, when, abs=float(slack_of(X, T)), rel=0)
        require(
            len(got) == len(objectives),
            f"应搬动 {len(moves)} 次，J 的列表有 {len(got)} 项",
            f"There should be {len(moves)} moves, but the list of J has {len(got)} entries",
            expected=objectives,
            got=got[: len(objectives) + 3],
        )
        equal(got_labels, final, ("最后的 labels", "the labels at the end"))
