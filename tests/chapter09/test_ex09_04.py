"""Checks of exercise 9.4."""

import math
from itertools import islice, permutations

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_4_0
from grader.checks import (
    array, at, boolean, check, close, equal, exercise, hint, integer, integers, mapping, number, picture,
    repeatable, require, seed_matters, sequence
)  # fmt: skip
from grader.strategies import grid, near_ties, seeds

from .pins import ex09_04 as pins
from .shared_kmeans import (
    LAST, ROUND_1, SIZES, clusterings, lloyd, means_of, melon_labels, nearest, smallest_gap, sum_of_squares
)  # fmt: skip

EXERCISE = exercise(
    kind="program",
    book="§9.4.1，图 9.2 / fig. 9.2",
    patterns=["oracle", "metamorphic", "experiment"],
    contract=[
        (
            "一千多个样本、三百多轮时也对；中心每轮只移动 $10^{-9}$ 也要继续",
            "Right as well for more than a thousand samples and three hundred rounds, and goes on where centres move by $10^{-9}$ a round",
        ),
        (
            "坐标小到百万分之一，大到百万，样本之间的距离至少是坐标的千分之一",
            "Coordinates of a millionth or a million, with samples a thousandth of that apart at least",
        ),
        (
            "表与结论：一百多个样本，样本有重合（起点仍是 k 个不同的点），目标值或间距只差百万分之一",
            "Table and conclusions: more than a hundred samples, samples that coincide (starts still are k different points), objectives or "
            "gaps that differ by a millionth",
        ),
        ("k-means++ 的概率", "The probabilities of k-means++"),
    ],
    extra=["dsquared_probabilities"],
    hints=[
        (
            "先写 assign 与 update，用 §9.4.1 的第一轮核对，再把它们放进循环。",
            "Write `assign` and `update` first, compare them with the first round of §9.4.1, and only then put them into a loop.",
        ),
        (
            "看中心变没变来决定停不停，而不是看标签或目标值；什么都没变的最后一轮也算一轮。",
            "Let the centres decide when to stop, not labels or the objective; the last round, which changes nothing, counts.",
        ),
        ("空簇没有均值：它的中心留在原处。", "An empty cluster has no mean: its centre stays where it was."),
    ],
    written={
        "observations": [
            (
                "三个 k、各三组起点的表，不止一个种子",
                "A table of three starts for each of three values of k, for more than one seed",
            ),
            (
                "起点与目标值的关系由表中的行支持，也说到反例",
                "How starts and objectives hang together, supported by rows of the table, counterexamples included",
            ),
            ("说出只能跑一次时怎样选，为什么", "Says how to choose if there is a single run, and why"),
        ]
    },
)


HINT_FARTHEST = (
    "到已选样本的距离指到其中最近一个的距离；取它最大的样本，并列取下标小的。",
    "The distance to those chosen is that to the nearest of them; take the sample where it is largest, of ties the first.",
)
HINT_CHANCES = (
    "取到最近的已选样本的距离的平方，再归一化；全为 0 时概率均匀。",
    "Square the distance to the nearest chosen sample, then normalise; if all are 0 the probabilities are equal.",
)
HINT_ASSIGN = (
    "每个样本归最近的中心；距离相等时归下标小的。",
    "Every sample goes to its nearest centre; of equally near ones to that with the smaller index.",
)
HINT_UPDATE = (
    "空簇没有均值：不要除以 0，也不要删掉它，形状总是 (k, n)。",
    "An empty cluster has no mean: neither divide by 0 nor drop it; the shape is always (k, n).",
)
ROWS = st.lists(st.tuples(st.sampled_from([2, 3]), grid(0, 1), grid(0, 1)), min_size=1, max_size=7)


@st.composite
def tables(draw, hard=False):
    """{"X", "ks"}: the melons, or as many samples as it takes; hard ones are many, small or large, or have copies."""
    ks = draw(st.lists(st.integers(2, 6), min_size=1, max_size=4, unique=True))
    if not hard and draw(st.booleans()):
        return {"X": watermelon_4_0()["X"], "ks": ks}
    rng = np.random.default_rng(draw(seeds()))
    m = max(ks) + draw(st.sampled_from([2, 10, 110] if hard else [1, 2, 10]))
    X = np.round(rng.normal(size=(m, draw(st.sampled_from([1, 2, 9] if hard else [1, 2])))), 9 if hard else 3)
    if not hard:
        X[:, -1] = rng.choice(np.arange(-3000, 3001), size=m, replace=False) / 1000  # no two are alike
    else:
        X = draw(st.sampled_from(SIZES)) * np.vstack([X, X[: draw(st.integers(0, 2))]])
    if X.shape[1] > 1:
        X[:, 0] = draw(st.sampled_from([X[:, 0], X[:, 1:].sum(axis=1), 0 * X[:, 0] + 3.0]))
    return {"X": X, "ks": ks}


@check(
    points=0.5,
    book="§9.4.1",
    hint=("每个瓜归最近的中心。", "Each melon goes to its nearest centre."),
)
def test_first_round(answer):
    """西瓜 4.0 从 x6、x12、x24 出发：第一轮的三个簇与书一致 /
    Watermelon 4.0 from x6, x12, x24: the three clusters of the first round are the book's"""
    X = watermelon_4_0()["X"]
    labels = integers(answer.assign(X, X[START]), 30, ("第一轮的标签", "the labels of the first round"))
    equal(labels, melon_labels(ROUND_1), ("第一轮的标签", "the labels of the first round"))


@check(points=0.5, book="§9.4.1", hint=("对每个簇的各行求平均。", "Average the rows of each cluster."))
def test_first_means(answer):
    """西瓜 4.0 从 x6、x12、x24 出发：第一轮的均值与书一致 /
    Watermelon 4.0 from x6, x12, x24: the means of the first round are the book's"""
    X = watermelon_4_0()["X"]
    wanted = [[0.493, 0.207], [0.394, 0.066], [0.602, 0.396]]
    got = answer.update(X, melon_labels(ROUND_1), X[START])
    close(got, wanted, ("第一轮的均值", "the means of the first round"), abs=6e-4)


@check(points=1, book="图 9.3 / fig. 9.3")
def test_whole_run(answer):
    """从 x6、x12、x24 与从 x6、x12、x27 出发：在哪一轮停下，目标值是多少 /
    From x6, x12, x24 and from x6, x12, x27: the round in which it stops, and the objective"""
    X = watermelon_4_0()["X"]
    found = _run(answer, X, X[START])
    with hint(*HINT_ROUNDS):
        equal(found["rounds"], 5, ("轮数", "the number of rounds"))
        equal(found["labels"], melon_labels(LAST), ("最后的标签", "the final labels"))
        wanted = [[0.632556, 0.161667], [0.334556, 0.214111], [0.6005, 0.404917]]
        close(found["centers"], wanted, ("最后的中心", "the final centres"), abs=1e-6)
    with hint(*HINT_HISTORY):
        history = [0.731926, 0.625926, 0.498608, 0.412567, 0.412567]
        close(found["history"], history, ("history", "history"), abs=1e-6)
        close(found["objective"], 0.412567, ("目标值", "the objective"), abs=1e-6)
    found = _run(answer, X, X[OLD_START])
    with hint(*HINT_ROUNDS):
        equal(found["rounds"], 2, ("轮数", "the number of rounds"))
        close(found["objective"], 0.699167, ("目标值", "the objective"), abs=1e-6)


@check(points=0.5, hint=HINT_FARTHEST)
def test_seeding_of_melons(answer):
    """西瓜 4.0 上的最远优先 / Farthest first on watermelon 4.0"""
    X = watermelon_4_0()["X"]
    equal(answer.farthest_first(X, 3, 0), [0, 10, 8], ("选出的样本", "the chosen samples"))
    equal(answer.farthest_first(X, 4, 5), [5, 25, 16, 10], ("选出的样本", "the chosen samples"))


@check(
    points=2,
    book="图 9.2 / fig. 9.2",
    given={"data": clusterings(samples=(1, 20))},
    also=pins.runs_to_a_fixed_point,
    strict_given={"data": clusterings(samples=(1, 20), hard=True)},
    strict=pins.runs_strict,
)
def test_runs_to_a_fixed_point(answer, data):
    """整个算法：目标值从不上升，停在不动点，每轮都与图 9.2 一致，轮数再多也是 /
    The whole algorithm: the objective never rises, it stops at a fixed point, and every round is that of fig. 9.2, however many
    """
    X, init = data["X"], data["init"]
    found, wanted = _run(answer, X, init), lloyd(X, init)
    size = max(float(np.abs(X).max()), float(np.abs(init).max()))
    tiny = 1e-13 * len(X) * size**2
    with hint(*HINT_HISTORY):
        require(
            all(after <= before + tiny for before, after in zip(found["history"], found["history"][1:], strict=False)),
            "目标值不应上升",
            "The objective should never rise",
            got=found["history"],
        )
    with hint(*HINT_ROUNDS):
        require(
            all(
                math.dist(x, found["centers"][label]) <= min(math.dist(x, c) for c in found["centers"]) + 1e-9 * size
                for x, label in zip(X, found["labels"], strict=True)
            ),
            "停下时每个样本应属于最近的中心",
            "At the end every sample should belong to its nearest centre",
            got=found,
        )
    with hint(*HINT_UPDATE):
        # A centre with samples is their mean; an empty one is wherever its last samples left it.
        means = means_of(X, found["labels"], found["centers"])
        close(found["centers"], means, ("最后的中心", "the final centres"), abs=1e-12 * size)
    total = sum_of_squares(X, found["labels"], found["centers"])
    with hint(*HINT_HISTORY):
        close(found["objective"], total, ("目标值", "the objective"), abs=tiny)
        close(found["history"][-1], total, ("最后一轮的目标值", "the objective after the last round"), abs=tiny)
    if wanted["clear"]:
        with hint(
            "逐轮核对：先归类，再取均值；没有样本的中心留在上一轮的位置。",
            "Go round by round: assign, then take means; a centre without samples stays where the last round left it.",
        ):
            _same_run(found, wanted, size)


@check(
    points=0.5,
    given={"data": clusterings(samples=(2, 12)), "seed": seeds()},
    strict_given={"data": clusterings(samples=(2, 12), hard=True), "seed": seeds()},
    examples=25,
    hint=(
        "结果不依赖样本的次序，也不依赖原点和单位。",
        "The result depends neither on the order of the samples nor on origin and unit.",
    ),
)
def test_relations(answer, data, seed):
    """打乱样本、打乱初始中心、平移缩放、样本各抄一份：结果跟着变，不多不少 /
    Shuffled samples, shuffled initial centres, shifts and scalings, every sample twice: the result follows exactly"""
    X, init = data["X"], data["init"]
    base, rng = lloyd(X, init), np.random.default_rng(seed)
    size = max(float(np.abs(X).max()), float(np.abs(init).max()))
    if not base["clear"]:
        found = _run(answer, X, init)
        total = sum_of_squares(X, found["labels"], found["centers"])
        with hint(*HINT_HISTORY):
            close(found["objective"], total, ("目标值", "the objective"), abs=1e-13 * len(X) * size**2)
        return
    rows, order = rng.permutation(len(X)), rng.permutation(len(init))
    labels, centers = np.array(base["labels"]), base["centers"]
    with at("打乱样本后", "with the samples shuffled"):
        _same_run(_run(answer, X[rows], init), {**base, "labels": labels[rows].tolist()}, size)
    shift = 2.0 ** math.ceil(math.log2(size or 1.0))
    moved = {**base, "centers": 4 * centers + shift, "objective": 16 * base["objective"]}
    moved["history"] = [16 * value for value in base["history"]]
    with at("放大平移后", "scaled and shifted"):
        _same_run(_run(answer, 4 * X + shift, 4 * init + shift), moved, 8 * size)
    doubled = {**base, "labels": np.repeat(labels, 2).tolist(), "objective": 2 * base["objective"]}
    doubled["history"] = [2 * value for value in base["history"]]
    with at("样本各抄一份后", "with every sample twice"):
        _same_run(_run(answer, np.repeat(X, 2, axis=0), init), doubled, size)
    if all(nearest(x, init)[1] > 0 for x in X) and len({*map(tuple, init.tolist())}) == len(init):
        # A tie goes to the smaller index, which shuffling changes.
        places = np.argsort(order)
        with at("打乱初始中心后", "with the initial centres shuffled"):
            wanted = {**base, "labels": places[labels].tolist(), "centers": centers[order]}
            _same_run(_run(answer, X, init[order]), wanted, size)


@check(
    points=0.5,
    given={"data": clusterings()},
    also=pins.assigned,
    strict_given={"data": clusterings(hard=True)},
    strict=pins.assigned_strict,
    hint=HINT_ASSIGN,
)
def test_assign(answer, data):
    """`assign` 取最近的中心，相等取下标小的 / `assign` takes the nearest centre, of equally near ones the smaller index"""
    X, init = data["X"], data["init"]
    wanted = [nearest(x, init)[0] for x in X]
    equal(integers(answer.assign(X, init), len(X), ("标签", "the labels")), wanted, ("标签", "the labels"))


@check(
    points=1,
    given={"data": clusterings(), "seed": seeds()},
    also=pins.updated,
    strict_given={"data": clusterings(hard=True), "seed": seeds()},
    strict=pins.updated_strict,
    hint=HINT_UPDATE,
)
def test_update(answer, data, seed):
    """`update` 取均值，空簇的中心不动 / `update` takes means, and leaves the centres of empty clusters alone"""
    X, init = data["X"], data["init"]
    labels = np.random.default_rng(seed).integers(len(init), size=len(X)).tolist()
    updated = answer.update(X, labels, init)
    close(updated, means_of(X, labels, init), ("新的中心", "the updated centres"), abs=1e-12 * float(np.abs(X).max()))


@check(
    points=0.5,
    given={"data": clusterings(samples=(1, 10)), "seed": seeds()},
    also=pins.seeding_by_definition,
    strict_given={"data": clusterings(samples=(1, 10), hard=True), "seed": seeds()},
    hint=HINT_FARTHEST,
)
def test_seeding_by_definition(answer, data, seed):
    """最远优先符合定义 / Farthest first is what it is defined to be"""
    X, rng = data["X"], np.random.default_rng(seed)
    m, different = len(X), len(np.unique(X, axis=0))
    k, first = int(rng.integers(1, min(different, 70) + 1)), int(rng.integers(m))
    chosen, gaps = [first], [math.inf] * m
    while len(chosen) < k:
        gaps = [min(gap, float(((x - X[chosen[-1]]) ** 2).sum())) for gap, x in zip(gaps, X, strict=True)]
        chosen.append(gaps.index(max(gaps)))
    got = integers(answer.farthest_first(X, k, first), k, ("选出的样本", "the chosen samples"))
    equal(got, chosen, ("选出的样本", "the chosen samples"))


@check(
    given={"data": clusterings(samples=(1, 10), hard=True), "seed": seeds()},
    also=pins.seeding_by_definition,
    hint=HINT_CHANCES,
    extra=True,
)
def test_chances(answer, data, seed):
    """k-means++ 的概率符合定义，西瓜 4.0 上也是 / The probabilities of k-means++ are what they are defined to be, on the melons as well"""
    melons = watermelon_4_0()["X"]
    chances = array(answer.dsquared_probabilities(melons, [5]), (30,), ("概率", "the probabilities"))
    close(chances[25], 0.103063, ("x26 的概率", "the probability of x26"), abs=1e-6)
    close(chances[5], 0.0, ("x6 自己的概率", "the probability of x6 itself"))
    X, rng = data["X"], np.random.default_rng(seed)
    m = len(X)
    some = rng.choice(m, size=int(rng.integers(1, m + 1)), replace=False).tolist()
    squares = ((X[:, None] - X[some]) ** 2).sum(axis=2).min(axis=1).tolist()
    wanted = [square / math.fsum(squares) if any(squares) else 1 / m for square in squares]
    close(answer.dsquared_probabilities(X, some), wanted, ("概率", "the probabilities"))


@check(
    points=1.5,
    given={"table": tables(), "seed": st.integers(0, 1000)},
    also=pins.experiment,
    strict_given={"table": tables(hard=True), "seed": st.integers(0, 1000)},
    examples=8,
)
def test_experiment(answer, table, seed):
    """实验表：每个 k 三组不同的初始样本，目标值、轮数与最小间距由 init 得来；种子决定一切 /
    The table: three different starts for each k; objective, rounds and smallest gap follow from init; the seed decides it all
    """
    X, ks = table["X"], table["ks"]
    rows = repeatable(answer, "experiment", X, ks, seed, between=[(X[::-1], ks, seed + 1)])
    rows = sequence(rows, 3 * len(ks), ("实验表", "the table"))
    starts = []
    for place, row in enumerate(rows):
        what = f"第 {place} 行", f"row {place}"
        row = mapping(row, ("k", "init", "objective", "rounds", "min_gap"), what)
        k = integer(row["k"], what)
        equal(k, ks[place // 3], (f"{what[0]}的 k", f"the k of {what[1]}"))
        init = integers(row["init"], k, (f"{what[0]}的 init", f"the init of {what[1]}"))
        require(
            len(set(init)) == k and set(init) <= set(range(len(X))),
            f"{what[0]}的 init 应是 {k} 个不同的下标",
            f"The init of {what[1]} should be {k} different indices",
            got=init,
        )
        require(
            len(np.unique(X[init], axis=0)) == k,
            f"{what[0]}的 init 中有重合的样本：从它们出发，有一个簇总是空的",
            f"Samples of the init of {what[1]} coincide: started from these, one cluster stays empty",
            got=init,
        )
        starts.append((k, frozenset(init)))
        wanted = _from_these(answer, X, init, row)
        with hint("就是 kmeans 从这些样本出发所得的。", "It is what `kmeans` gives from these samples."):
            close(row["objective"], wanted["objective"], (f"{what[0]}的目标值", f"the objective of {what[1]}"), abs=0)
            equal(row["rounds"], wanted["rounds"], (f"{what[0]}的轮数", f"the rounds of {what[1]}"))
        with hint("两两距离中最小的，不是平均。", "The smallest of all pairwise distances, not their mean."):
            close(row["min_gap"], smallest_gap(X[init]), (f"{what[0]}的 min_gap", f"the min_gap of {what[1]}"), abs=0)
    require(
        len(set(starts)) == 3 * len(ks),
        "同一个 k 的三组初始样本应互不相同",
        "The three starts of one k should differ",
        got=rows,
    )
    if len(X) >= 30:
        seed_matters(answer, "experiment", X, ks, seeds=range(seed, seed + 3))


@check(
    points=1.5,
    given={"values": ROWS, "seed": seeds(), "size": st.just(1.0)},
    also=pins.conclusions,
    strict_given={"values": ROWS, "seed": seeds(), "size": st.sampled_from([*SIZES, 0.0])},
)
def test_conclusions(answer, values, seed, size):
    """结论由给定的表算出：每个 k 最好的起点，以及起点越分散是否目标值越不大 /
    Conclusions come from the given table: the best start for each k, and whether spread orders the objective"""
    rng = np.random.default_rng(seed)
    gaps, objectives = [gap for _, gap, _ in values], [e for _, _, e in values]
    if not size:
        gaps, objectives, size = near_ties(gaps, seed), near_ties(objectives, seed // 2), 1.0
    rows = [
        {
            "k": k,
            "init": rng.choice(20, size=k, replace=False).tolist(),
            "objective": e * size,
            "rounds": 3,
            "min_gap": gap * size,
        }
        for (k, _, _), gap, e in zip(values, gaps, objectives, strict=True)
    ]
    found = mapping(answer.conclusions(rows), ("best_init", "spread_orders_objective"), ("结论", "the conclusions"))
    for k in sorted({k for k, _, _ in values}):
        mine = [row for row in rows if row["k"] == k]
        least = min(row["objective"] for row in mine)
        best = next(row["init"] for row in mine if row["objective"] == least)
        with hint("目标值最小的那一行；并列取先出现的。", "The row with the smallest objective; of ties the first."):
            got = mapping(found["best_init"], [k], ("best_init", "best_init"))[k]
            equal(got, sorted(best), (f"k = {k} 的 best_init", f"best_init for k = {k}"))
        ordered = not [1 for a in mine for b in mine if a["min_gap"] > b["min_gap"] and a["objective"] > b["objective"]]
        what = "spread_orders_objective", "spread_orders_objective"
        with hint(
            "两两比较：有没有哪一行间距更大，目标值也更大？",
            "Compare in pairs: does a row have both a larger gap and a larger objective?",
        ):
            got = boolean(mapping(found["spread_orders_objective"], [k], what)[k], what)
            equal(got, ordered, (f"k = {k} 的 spread_orders_objective", f"spread_orders_objective for k = {k}"))


@picture(
    "西瓜 4.0 上的前四轮",
    "The first four rounds on watermelon 4.0",
    alt=(
        "四幅散点图：各轮的三个簇用形状和颜色区分，十字是该轮更新后的中心。",
        "Four scatter plots: shapes and colours show the three clusters of a round, crosses the centres after it.",
    ),
)
def draw_rounds(figure, answer, reference, says):
    X = watermelon_4_0()["X"]
    centers = X[START]
    figure.set_size_inches(5.6, 5.2)
    for number_, axes in enumerate(figure.subplots(2, 2, sharex=True, sharey=True).flat, start=1):
        labels = integers(answer.assign(X, centers), 30)
        centers = array(answer.update(X, labels, centers), (3, 2))
        for label, marker in enumerate("os^"):
            (points,) = axes.plot(*X[np.array(labels) == label].T, marker, markersize=4)
            axes.plot(*centers[label], "P", color=points.get_color(), markersize=12, markeredgecolor="black")
        axes.set_title(says(f"第 {number_} 轮", f"round {number_}") + f": E = {sum_of_squares(X, labels, centers):.4f}")
    figure.supxlabel(says("密度", "density"))
    figure.supylabel(says("含糖率", "sugar content"))


START, OLD_START = [5, 11, 23], [5, 11, 26]
HINT_ROUNDS = (
    "一轮是 assign 再 update；中心不再改变的那一轮也算，之后就停，不早也不晚。",
    "A round is `assign` and then `update`; the one in which no centre changes counts, and then it stops, neither earlier "
    "nor later.",
)
HINT_HISTORY = (
    "每轮的目标值用这一轮的标签和更新之后的中心，是距离的平方之和，不除以样本数。",
    "The objective of a round uses its labels and the centres after the update: a sum of squared distances, not divided by m.",
)


def _from_these(answer, X, init, row):
    """What `kmeans` gives from these samples: where ties make their order matter, in whichever order gives what the row says."""
    wanted = _run(answer, X, X[init])
    objective, rounds = (
        number(row["objective"], ("目标值", "the objective")),
        integer(row["rounds"], ("轮数", "rounds")),
    )

    def fits(run):
        return run["rounds"] == rounds and abs(run["objective"] - objective) <= 1e-9 * abs(objective)

    if not fits(wanted):
        for order in (sorted(init), init[::-1], *islice(permutations(init), 120)):
            other = lloyd(X, X[list(order)])
            if fits(other):
                return other
    return wanted


def _run(answer, X, init):
    """The student's run with its form verified."""
    found = mapping(answer.kmeans(X, init), ("labels", "centers", "objective", "rounds", "history"))
    rounds = integer(found["rounds"], ("轮数", "the number of rounds"))
    labels = integers(found["labels"], len(X), ("标签", "the labels"))
    require(
        all(0 <= label < len(init) for label in labels),
        f"标签应在 0..{len(init) - 1} 之间",
        f"Labels go from 0 to {len(init) - 1}",
        got=labels,
    )
    history = array(found["history"], (None,), ("history", "history")).tolist()
    require(
        len(history) == rounds,
        f"history 每轮一项：轮数是 {rounds}，它有 {len(history)} 项",
        f"`history` has one entry for each round: there are {rounds} rounds, and {len(history)} entries",
        got=found,
    )
    return {
        "labels": labels,
        "centers": array(found["centers"], init.shape, ("中心", "the centres")),
        "objective": number(found["objective"], ("目标值", "the objective")),
        "rounds": rounds,
        "history": history,
    }


def _same_run(found, wanted, size):
    tiny = 1e-13 * len(found["labels"]) * size**2
    with hint(*HINT_ROUNDS):
        equal(found["rounds"], wanted["rounds"], ("轮数", "the number of rounds"))
    equal(found["labels"], wanted["labels"], ("标签", "the labels"))
    close(found["centers"], wanted["centers"], ("中心", "the centres"), abs=1e-12 * size)
    with hint(*HINT_HISTORY):
        close(found["objective"], wanted["objective"], ("目标值", "the objective"), abs=tiny)
        close(found["history"], wanted["history"], ("history", "history"), abs=tiny)
