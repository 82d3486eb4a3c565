"""Checks of exercise 9.3."""

from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_4_0
from grader.checks import (
    array, boolean, check, close, equal, exercise, hint, integers, memo, picture, require, sequence, share_of_claims
)  # fmt: skip
from grader.strategies import edges, matrices, seeds, without

from .pins import ex09_03 as pins
from .pins.ex09_03 import TIE
from .shared_kmeans import LAST, ROUND_1, least_objective, melon_labels, objective_of, stops_at

EXERCISE = exercise(
    kind="discuss",
    book="§9.4.1, (9.24)，图 9.2 / fig. 9.2",
    patterns=["witness", "certificate", "claims"],
    contract=[
        (
            "坐标在一千万附近而样本相距不到 1 时，目标值的相对误差至多 $10^{-9}$",
            "Where coordinates are ten million and samples less than 1 apart, the objective has a relative error of $10^{-9}$ at most",
        ),
        (
            "一百多个样本、十来维时目标值与不动点也对",
            "Objective and fixed points for more than a hundred samples, in about ten dimensions",
        ),
        (
            "到两个均值的距离只差百万分之一时，分得清是不是不动点",
            "A fixed point is told where distances to two means differ by a millionth",
        ),
        ("ratio 到 10000", "ratio up to 10000"),
    ],
    hints=[
        (
            "算法只保证停在不动点。先在纸上画四个点、两个簇，看看有几个不动点。",
            "All that is certain is a fixed point. Draw four points and two clusters on paper: how many fixed points are there?",
        ),
        ("从最优划分出发，目标值还能怎样变？", "Started at a best partition, how can the objective still change?"),
        (
            "两对相距很远的样本，每对上下相邻：把两个起点放在同一对里会怎样？",
            "Two upright pairs far apart: what happens if both starts lie in the same pair?",
        ),
    ],
    written={
        "analysis": [
            (
                "目标值从不上升，划分有限，所以必停",
                "The objective never rises and partitions are finitely many, hence it stops",
            ),
            (
                "给出一个停在非最优处的例子并算出倍数",
                "An example that stops short of the optimum, with the ratio computed",
            ),
            ("说明最优划分的均值是好的起点", "Says why the means of a best partition are a good start"),
        ]
    },
)

HINT_OBJECTIVE = (
    "每个样本到自己簇的均值（即使别的均值更近）的距离，平方后求和；不要除以样本数，也不要展开平方。",
    "Square each sample's distance to the mean of its own cluster, though another may be nearer, and add up; neither divide by m "
    "nor expand the square.",
)
HINT_FIXED = (
    "先求各簇的均值，再对每个样本比较到自己的均值与到别的均值的距离；相等也算不动。",
    "Find the means, then compare for every sample the distance to its own mean with those to the others; ties may stay.",
)


@st.composite
def partitions(draw):
    """{"X", "labels"}: where k-means stops, or that with a sample moved; or clusters at random."""
    X = draw(matrices(rows=(1, 12), columns=(1, 3)))
    rng = np.random.default_rng(draw(seeds()))
    k = int(rng.integers(1, min(len(X), 5) + 1))
    how = draw(st.sampled_from(["stopped", "stopped", "moved", "random"]))
    labels = rng.integers(k, size=len(X)).tolist() if how == "random" else stops_at(X, X[rng.permutation(len(X))[:k]])
    if how == "moved":
        labels[int(rng.integers(len(X)))] = int(rng.integers(k))
    names = sorted(set(labels))
    return {"X": X, "labels": [names.index(label) for label in labels]}


SMALL_SETS = st.tuples(matrices(rows=(1, 6), columns=(1, 3), stretch=without("long")), st.integers(1, 3)).filter(
    lambda case: case[1] <= len(case[0])
)


@check(points=0.5, book="图 9.3 / fig. 9.3", hint=HINT_OBJECTIVE)
def test_melons(answer):
    """图 9.3 最后的划分与第一轮的划分：目标值 /
    The objective of the last partition of fig. 9.3, and that of the first round"""
    X = watermelon_4_0()["X"]
    for clusters, wanted in ((LAST, 0.412567), (ROUND_1, 0.731926)):
        close(answer.objective(X, melon_labels(clusters)), wanted, ("目标值", "the objective"), abs=1e-6)


@check(points=0.5, book="图 9.3 / fig. 9.3", hint=HINT_FIXED)
def test_melons_fixed(answer):
    """图 9.3 最后的划分是不动点，第一轮的划分不是 /
    The last partition of fig. 9.3 is a fixed point, that of the first round is not"""
    X = watermelon_4_0()["X"]
    for clusters, stands in ((LAST, True), (ROUND_1, False)):
        got = boolean(answer.is_fixed_point(X, melon_labels(clusters)))
        equal(got, stands, ("是否不动点", "whether it is a fixed point"))


@check(points=1, book="(9.24)", given={"data": partitions()}, also=pins.objective, hint=HINT_OBJECTIVE)
def test_objective(answer, data):
    """目标值等于各簇内成对距离平方之和除以簇的大小 /
    The objective is the sum of squared distances of pairs in each cluster, divided by its size"""
    X, labels = data["X"], data["labels"]
    # What rounding the means to floats may add where all samples of a cluster coincide.
    rounding = len(X) * (len(X) * 1e-15 * float(np.abs(X).max())) ** 2
    close(answer.objective(X, labels), objective_of(X, labels), ("目标值", "the objective"), abs=rounding)


@check(
    points=1,
    given={"data": partitions()},
    also=pins.fixed_points,
    strict=pins.fixed_points_strict,
    hint=HINT_FIXED,
)
def test_fixed_points(answer, data):
    """不动点的判断：没有样本离别的均值更近，并列时仍是不动点 /
    What is a fixed point: no sample is nearer to another mean, and ties are fine"""
    pairs = margins(**data)
    stands = all(own <= other for own, other in pairs)
    # Where two means are all but equally far, rounding decides; the pinned tie is exact in binary.
    clear = all(abs(own - other) > Fraction(1, 10**7) * (own + other) for own, other in pairs)
    got = boolean(answer.is_fixed_point(data["X"], data["labels"]))
    if clear or data["X"].shape == TIE["X"].shape:
        equal(got, stands, ("是否不动点", "whether it is a fixed point"))


@check(
    points=1.5,
    book="(9.24)",
    given={"case": SMALL_SETS},
    also=pins.best_partition,
    strict=pins.best_partition_strict,
    examples=40,
    hint=(
        "样本很少，可以试遍所有划分；不要用会卡住的迭代。",
        "With so few samples all partitions can be tried; do not rely on an iteration that may get stuck.",
    ),
)
def test_best_partition(answer, case):
    """穷举得到的划分恰有 k 个非空的簇，目标值最小 /
    The best partition has exactly k non-empty clusters, and the least objective of all"""
    X, k = case
    labels = integers(answer.best_partition(X, k), len(X), ("标签", "the labels"))
    require(
        len(set(labels)) == k,
        f"应恰有 {k} 个非空的簇，得到 {len(set(labels))} 个",
        f"There should be exactly {k} non-empty clusters, but there are {len(set(labels))}",
        got=labels,
    )
    _is_least(objective_of(X, labels), X, k, ("划分的目标值", "the objective of the partition"))


@check(
    points=3.5,
    book="图 9.2 / fig. 9.2",
    given={"k": st.integers(2, 4), "ratio": st.sampled_from((1.5, 2.0, 5.0, 30.0, 200.0))},
    also=pins.stuck,
    strict_given={"k": st.integers(2, 4), "ratio": edges(1.0, 10000.0)},
    strict=pins.stuck_strict,
    examples=10,
)
def test_stuck(answer, k, ratio):
    """从给出的样本出发，算法停在至少比最优值差 ratio 倍的 k 个簇上 /
    From the samples given the algorithm stops with k clusters, at least ratio times worse than the optimum"""
    _is_stuck(answer, k, ratio)


@check(
    points=1,
    given={"case": SMALL_SETS},
    also=pins.best_partition,
    strict=pins.best_partition_strict,
    examples=40,
    hint=("最优的划分自己有哪些中心？", "Which centres does a best partition itself have?"),
)
def test_escape(answer, case):
    """从给出的中心出发，算法停在最优值上 / From the centres given the algorithm stops at the optimum"""
    X, k = case
    centers = array(answer.escape_centers(X, k), (k, X.shape[1]), ("中心", "the centres"))
    labels = stops_at(X.tolist(), centers.tolist())
    _is_least(objective_of(X, labels), X, k, ("停下时的目标值", "the objective where it stops"))


@check(
    points=1,
    given={"k": st.integers(2, 4), "ratio": st.sampled_from((2.0, 50.0))},
    examples=2,
    hint=(
        "想想你自己的例子说明了哪几句，以及每一步对目标值做了什么。",
        "Think of what your own example shows, and of what each step does to the objective.",
    ),
)
def test_claims(answer, k, ratio):
    """五句话的判断（第三句与 `stuck_instance` 的例子一起） /
    Five statements judged (the third together with the example of `stuck_instance`)"""
    return share_of_claims(
        answer.claims(),
        {
            "stops_after_finitely_many_rounds": True,
            "objective_never_increases": True,
            "every_fixed_point_is_optimal": False,
            "some_optimum_is_a_fixed_point": True,
            "assignment_step_can_raise_objective": False,
        },
        {"every_fixed_point_is_optimal": lambda: _is_stuck(answer, k, ratio)},
    )


@picture(
    "停下的划分与最优的划分",
    "Where it stops, and the best partition",
    alt=(
        "两幅散点图，同样的样本：左边是算法从你的起点（圈出）停下时的簇，右边是最优的簇，用形状和颜色区分。",
        "Two scatter plots of the same samples: on the left the clusters where the algorithm stops from your starts (circled), "
        "on the right the best ones; shapes and colours tell clusters apart.",
    ),
)
def draw_stuck(figure, answer, reference, says):
    X, start = sequence(answer.stuck_instance(2, 10.0), 2)
    X, start = array(X, (None, 2)), integers(start, 2)
    figure.set_size_inches(7, 3.5)
    best = reference.best_partition(X, 2)
    left, right = figure.subplots(1, 2, sharex=True, sharey=True)
    shown = ((left, stops_at(X.tolist(), X[start].tolist())), (right, best))
    for axes, labels in shown:
        for label, marker in zip(sorted(set(labels)), "osD^", strict=False):
            inside = X[np.array(labels) == label]
            axes.plot(*inside.T, marker, markersize=9)
        axes.margins(0.25)
    left.plot(*X[start].T, "ko", markersize=16, fillstyle="none")
    left.set_title(says("停下", "stopped") + f": E = {objective_of(X.tolist(), shown[0][1]):.4g}")
    right.set_title(says("最优", "best") + f": E = {objective_of(X.tolist(), best):.4g}")


@memo
def margins(X, labels) -> list[tuple[Fraction, Fraction]]:
    """For each sample the exact squared distances to its own mean and to the nearest other one."""
    rows = [[Fraction(float(v)) for v in x] for x in X]
    means = []
    for cluster in range(max(labels) + 1):
        inside = [row for row, label in zip(rows, labels, strict=True) if label == cluster]
        means.append([sum(column) / len(inside) for column in zip(*inside, strict=True)])
    found = []
    for row, label in zip(rows, labels, strict=True):
        squares = [sum((a - b) ** 2 for a, b in zip(row, mean, strict=True)) for mean in means]
        own = squares.pop(label)
        if squares:
            found.append((own, min(squares)))
    return found


def _is_least(got, X, k, what):
    wanted = least_objective(X.tolist(), k)
    scale = float(np.abs(X).max())
    close(got, wanted, what, abs=len(X) * (1e-15 * scale) ** 2)


def _is_stuck(answer, k, ratio):
    X, start = sequence(answer.stuck_instance(k, ratio), 2, ("返回的（X，下标）", "the returned (X, indices)"))
    X = array(X, (None, None), ("X", "X"))
    m = len(X)
    require(k <= m <= 9, f"X 应有 {k} 到 9 个样本，得到 {m} 个", f"X should have {k} to 9 samples, but has {m}", got=X)
    start = integers(start, k, ("下标", "the indices"))
    require(
        len(set(start)) == k and set(start) <= set(range(m)),
        f"应给出 {k} 个不同样本的下标",
        f"There should be the indices of {k} different samples",
        got=start,
    )
    optimum = least_objective(X.tolist(), k)
    require(optimum > 0, "最优值应大于 0", "The optimum should exceed 0", got=X)
    elsewhere = False  # whether it stopped short of the optimum with ties broken the other way
    for tie in (min, max):
        labels = stops_at(X.tolist(), X[start].tolist(), tie)
        with hint(
            "每一步都想一想：起点各自吸引了哪些样本？有没有中心落空？",
            "Think it through round by round: which samples does each start attract? Is a centre left without any?",
        ):
            require(
                labels is not None and len(set(labels)) == k,
                f"算法应停在 {k} 个非空的簇上",
                f"The algorithm should stop with {k} non-empty clusters",
                got=labels,
            )
        here = objective_of(X.tolist(), labels)
        about = (
            "从 ratio 反推数据的尺寸：停下时的目标值与最优值各由哪段距离决定？",
            "Work back from ratio to the size of the data: which distance decides where it stops, and which the optimum?",
        )
        if here <= optimum * (1 + 1e-9):
            about = (
                "从这些起点，算法到了最优的划分：看看第一轮各个起点吸引了哪些样本。",
                "From these starts it gets to the optimum: see which samples each start attracts in the first round.",
            )
            if elsewhere:
                about = (
                    "有样本与两个中心等距：换一种归法，算法就到了最优的划分。",
                    "A sample is equally near to two centres: given to the other, it gets to the optimum.",
                )
        elsewhere = True
        with hint(*about):
            require(
                here >= ratio * optimum * (1 - 1e-9),
                f"停下时的目标值 {here:.8g} 只是最优值 {optimum:.8g} 的 {here / optimum:.8g} 倍，不到 {ratio:g} 倍",
                f"It stops at {here:.8g}, {here / optimum:.8g} times the optimum {optimum:.8g}; {ratio:g} times was asked for",
                got=[X, start],
            )
    return True
