"""Checks of exercise 9.4."""

import math

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_4_0
from grader.checks import (
    array,
    boolean,
    close,
    equal,
    example_check,
    exercise,
    integer,
    integers,
    mapping,
    number,
    picture,
    property_check,
    require,
    sequence,
)
from grader.strategies import grid, seeds

from .shared_kmeans import clusterings, lloyd, means_of, nearest, smallest_gap, sum_of_squares

EXERCISE = exercise(
    kind="program",
    book="§9.4.1, 图 9.2 / fig. 9.2",
    patterns=["oracle", "metamorphic", "experiment"],
    hints=[
        (
            "一轮是 assign 再 update; 看中心变没变来决定停不停, 空簇的中心留在原处.",
            "A round is assign and then update; stop when the centres stand still, and let the centre of an empty cluster stay.",
        )
    ],
    equivalent_mutants={
        "while moved >= 1e-12:": "No centre moves by exactly 1e-12.",
        "moved = np.linalg.norm(centers - previous, axis=0).max()": "No centre moves by next to nothing, and if none moves either norm is 0.",
        "while len(chosen) != k:": "The list starts below k, or at it, and grows by one.",
        "while len(starts) != 3:": "The set grows from one start by at most one.",
    },
)

START, OLD_START = [5, 11, 23], [5, 11, 26]
EMPTY = {"X": np.array([[0.0], [1.0], [10.0]]), "init": np.array([[0.0], [100.0]])}
ROUND_1 = [[3, 5, 6, 7, 8, 9, 10, 13, 14, 17, 18, 19, 20, 23], [11, 12, 16], [1, 2, 4, 15, 21, 22, *range(24, 31)]]
LAST = [[3, 5, 7, 9, 13, 14, 16, 17, 21], [6, 8, 10, 11, 12, 15, 18, 19, 20], [1, 2, 4, *range(22, 31)]]


@example_check(
    "西瓜 4.0 从 x6, x12, x24 出发: 第一轮的三个簇与均值与书一致",
    "Watermelon 4.0 from x6, x12, x24: the three clusters and means of the first round are the book's",
    points=1,
    book="§9.4.1",
    hint=(
        "每个瓜归最近的中心; x6 是第 5 行 (从 0 数起).",
        "Each melon goes to its nearest centre; x6 is row 5, counting from 0.",
    ),
)
def test_first_round(answer):
    X = watermelon_4_0()["X"]
    labels = integers(answer.assign(X, X[START]), 30, ("第一轮的标签", "the labels of the first round"))
    equal(labels, _labels(ROUND_1), ("第一轮的标签", "the labels of the first round"))
    wanted = [[0.493, 0.207], [0.394, 0.066], [0.602, 0.396]]
    close(
        answer.update(X, _labels(ROUND_1), X[START]), wanted, ("第一轮的均值", "the means of the first round"), abs=6e-4
    )


@example_check(
    "从 x6, x12, x24 出发, 第 5 轮停下, 目标值 0.4126",
    "From x6, x12, x24 the algorithm stops in round 5 with objective 0.4126",
    points=1,
    book="图 9.3 / fig. 9.3",
    hint=("什么都没变的最后一轮也算一轮.", "The last round, which changes nothing, counts as well."),
)
def test_whole_run(answer):
    X = watermelon_4_0()["X"]
    found = _run(answer, X, X[START])
    equal(found["rounds"], 5, ("轮数", "the number of rounds"))
    history = [0.731926, 0.625926, 0.498608, 0.412567, 0.412567]
    close(found["history"], history, ("history", "history"), abs=1e-6)
    equal(found["labels"], _labels(LAST), ("最后的标签", "the final labels"))
    wanted = [[0.632556, 0.161667], [0.334556, 0.214111], [0.6005, 0.404917]]
    close(found["centers"], wanted, ("最后的中心", "the final centres"), abs=1e-6)
    close(found["objective"], 0.412567, ("目标值", "the objective"), abs=1e-6)


@example_check(
    "从 x6, x12, x27 出发两轮就停在 0.6992; 距离相等归下标小的; 没有样本的中心不动",
    "From x6, x12, x27 it stops after two rounds at 0.6992; ties go to the smaller index; an empty cluster's centre stays",
    points=1,
    hint=("空簇没有均值, 不要除以 0, 也不要删掉它.", "An empty cluster has no mean: neither divide by 0 nor drop it."),
)
def test_edge_cases(answer):
    X = watermelon_4_0()["X"]
    found = _run(answer, X, X[OLD_START])
    equal(found["rounds"], 2, ("轮数", "the number of rounds"))
    close(found["objective"], 0.699167, ("目标值", "the objective"), abs=1e-6)
    tie, centers = np.array([[0.0], [2.0], [4.0]]), np.array([[0.0], [4.0]])
    equal(answer.assign(tie, centers), [0, 0, 1], ("标签", "the labels"))
    close(_run(answer, tie, centers)["objective"], 2.0, ("目标值", "the objective"))
    found = _run(answer, EMPTY["X"], EMPTY["init"])
    close(found["centers"], [[11 / 3], [100.0]], ("中心", "the centres"))
    close(found["objective"], 182 / 3, ("目标值", "the objective"))


@example_check(
    "最远优先从 x1 选出 x1, x11, x9; x6 之后 D² 概率最大的是 x26, 为 0.1031",
    "Farthest first from x1 chooses x1, x11, x9; after x6 the largest D² probability is that of x26, 0.1031",
    points=1,
    hint=(
        "到已选样本的距离指到其中最近一个的距离.",
        "The distance to those chosen is the distance to the nearest of them.",
    ),
)
def test_seeding_of_melons(answer):
    X = watermelon_4_0()["X"]
    equal(answer.farthest_first(X, 3, 0), [0, 10, 8], ("选出的样本", "the chosen samples"))
    equal(answer.farthest_first(X, 4, 5), [5, 25, 16, 10], ("选出的样本", "the chosen samples"))
    chances = array(answer.dsquared_probabilities(X, [5]), (30,), ("概率", "the probabilities"))
    close(chances[25], 0.103063, ("x26 的概率", "the probability of x26"), abs=1e-6)
    require(chances[25] == chances.max(), "x26 的概率应最大", "x26 should have the largest probability", got=chances)
    close(chances[5], 0.0, ("x6 自己的概率", "the probability of x6 itself"))


@property_check(
    "整个算法: 目标值从不上升, 停在不动点, 每轮都与图 9.2 一致",
    "The whole algorithm: the objective never rises, it stops at a fixed point, and every round is that of fig. 9.2",
    points=1,
    book="图 9.2 / fig. 9.2",
    given={"data": clusterings(samples=(1, 20))},
    also=[{"data": EMPTY}],
    hint=(
        "停下时每个样本离自己的中心最近, 每个中心是自己簇的均值.",
        "At the end every sample is nearest to its centre and every centre is the mean of its cluster.",
    ),
)
def test_runs_to_a_fixed_point(answer, data):
    X, init = data["X"], data["init"]
    found, wanted = _run(answer, X, init), lloyd(X, init)
    rounds = found["rounds"]
    require(
        all(after <= before + 1e-9 for before, after in zip(found["history"], found["history"][1:], strict=False)),
        "目标值不应上升",
        "The objective should never rise",
        got=found["history"],
    )
    require(
        all(
            math.dist(x, found["centers"][label]) <= min(math.dist(x, c) for c in found["centers"]) + 1e-9
            for x, label in zip(X, found["labels"], strict=True)
        ),
        "停下时每个样本应属于最近的中心",
        "At the end every sample should belong to its nearest centre",
        got=found,
    )
    # A centre with samples is their mean; an empty one is wherever its last samples left it.
    close(found["centers"], means_of(X, found["labels"], found["centers"]), ("最后的中心", "the final centres"))
    total = sum_of_squares(X, found["labels"], found["centers"])
    close(found["objective"], total, ("目标值", "the objective"))
    close(found["history"][-1], total, ("最后一轮的目标值", "the objective after the last round"))
    if wanted["clear"]:
        equal(rounds, wanted["rounds"], ("轮数", "the number of rounds"))
        _same_run(found, wanted)


@property_check(
    "打乱样本、打乱初始中心、平移缩放、样本各抄一份: 结果跟着变, 不多不少",
    "Shuffled samples, shuffled initial centres, shifts and scalings, every sample twice: the result follows exactly",
    points=1,
    given={"data": clusterings(samples=(2, 12)), "seed": seeds()},
    examples=25,
    hint=(
        "结果不依赖样本的次序, 也不依赖原点和单位.",
        "The result depends neither on the order of the samples nor on origin and unit.",
    ),
)
def test_relations(answer, data, seed):
    X, init = data["X"], data["init"]
    base, rng = lloyd(X, init), np.random.default_rng(seed)
    if not base["clear"]:
        found = _run(answer, X, init)
        close(found["objective"], sum_of_squares(X, found["labels"], found["centers"]), ("目标值", "the objective"))
        return
    rows, order = rng.permutation(len(X)), rng.permutation(len(init))
    labels, centers = np.array(base["labels"]), base["centers"]
    _same_run(_run(answer, X[rows], init), {**base, "labels": labels[rows].tolist()})
    shifted = {**base, "centers": 4 * centers + 3, "objective": 16 * base["objective"]}
    shifted["history"] = [16 * value for value in base["history"]]
    _same_run(_run(answer, 4 * X + 3, 4 * init + 3), shifted)
    doubled = {**base, "labels": np.repeat(labels, 2).tolist(), "objective": 2 * base["objective"]}
    doubled["history"] = [2 * value for value in base["history"]]
    _same_run(_run(answer, np.repeat(X, 2, axis=0), init), doubled)
    if all(nearest(x, init)[1] > 0 for x in X):  # a tie goes to the smaller index, which shuffling changes
        places = np.argsort(order)
        _same_run(_run(answer, X, init[order]), {**base, "labels": places[labels].tolist(), "centers": centers[order]})


@property_check(
    "assign 取最近的中心, 相等取下标小的; update 取均值, 空簇的中心不动",
    "`assign` takes the nearest centre, the smaller index of two; `update` takes means and leaves empty centres alone",
    points=1,
    given={"data": clusterings(), "seed": seeds()},
    also=[
        {"data": {"X": np.array([[1.0, 2.0]] * 3), "init": np.array([[1.0, 2.0]] * 3)}, "seed": 0},
        {"data": EMPTY, "seed": 1},
    ],
    hint=("update 的形状总是 (k, n).", "`update` always has shape (k, n)."),
)
def test_single_steps(answer, data, seed):
    X, init = data["X"], data["init"]
    wanted = [nearest(x, init)[0] for x in X]
    equal(integers(answer.assign(X, init), len(X), ("标签", "the labels")), wanted, ("标签", "the labels"))
    labels = np.random.default_rng(seed).integers(len(init), size=len(X)).tolist()
    close(answer.update(X, labels, init), means_of(X, labels, init), ("新的中心", "the updated centres"))


@property_check(
    "最远优先与 D² 概率符合定义",
    "Farthest first and the D² probabilities are what they are defined to be",
    points=1,
    given={"data": clusterings(samples=(2, 10)), "seed": seeds()},
    also=[{"data": {"X": np.array([[1.0], [1.0], [1.0]]), "init": np.zeros((1, 1))}, "seed": 0}],
    hint=(
        "取到最近的已选样本的距离, 不是到各已选样本的距离之和; 全为 0 时概率均匀.",
        "Take the distance to the nearest of the chosen samples, not the sum of all; if all are 0 the probabilities are equal.",
    ),
)
def test_seeding_by_definition(answer, data, seed):
    X, rng = data["X"], np.random.default_rng(seed)
    m, different = len(X), len(np.unique(X, axis=0))
    k, first = int(rng.integers(1, different + 1)), int(rng.integers(m))
    chosen = [first]
    while len(chosen) < k:
        gaps = [min(sum((X[i] - X[j]) ** 2) for j in chosen) for i in range(m)]
        chosen.append(gaps.index(max(gaps)))
    got = integers(answer.farthest_first(X, k, first), k, ("选出的样本", "the chosen samples"))
    equal(got, chosen, ("选出的样本", "the chosen samples"))
    some = rng.choice(m, size=int(rng.integers(1, m + 1)), replace=False).tolist()
    squares = [min(float(sum((X[i] - X[j]) ** 2)) for j in some) for i in range(m)]
    wanted = [square / sum(squares) if any(squares) else 1 / m for square in squares]
    close(answer.dsquared_probabilities(X, some), wanted, ("概率", "the probabilities"))


@property_check(
    "实验表: 每个 k 三组不同的初始样本, 目标值、轮数与最小间距都能由 init 重算出来",
    "The table: three different starts for each k; objective, rounds and smallest gap come out again from init",
    points=1,
    given={"ks": st.permutations([2, 3, 4, 5]).map(lambda ks: ks[:3]), "seed": st.integers(0, 1000)},
    examples=6,
    hint=(
        "init 是样本的下标; 三组作为集合互不相同.",
        "`init` holds indices of samples; the three of one k differ as sets.",
    ),
)
def test_experiment(answer, ks, seed):
    X = watermelon_4_0()["X"]
    rows = sequence(answer.experiment(X, ks, seed), 9, ("实验表", "the table"))
    starts = []
    for place, row in enumerate(rows):
        what = f"第 {place} 行", f"row {place}"
        row = mapping(row, ("k", "init", "objective", "rounds", "min_gap"), what)
        k = integer(row["k"], what)
        equal(k, ks[place // 3], (f"{what[0]}的 k", f"the k of {what[1]}"))
        init = integers(row["init"], k, (f"{what[0]}的 init", f"the init of {what[1]}"))
        require(
            len(set(init)) == k and set(init) <= set(range(30)),
            f"{what[0]}的 init 应是 {k} 个不同样本的下标",
            f"The init of {what[1]} should be the indices of {k} different samples",
            got=init,
        )
        starts.append((k, frozenset(init)))
        wanted = lloyd(X, X[init])
        close(row["objective"], wanted["objective"], (f"{what[0]}的目标值", f"the objective of {what[1]}"))
        equal(row["rounds"], wanted["rounds"], (f"{what[0]}的轮数", f"the rounds of {what[1]}"))
        close(row["min_gap"], smallest_gap(X[init]), (f"{what[0]}的 min_gap", f"the min_gap of {what[1]}"))
    require(
        len(set(starts)) == 9, "同一个 k 的三组初始样本应互不相同", "The three starts of one k should differ", got=rows
    )


@property_check(
    "结论由给定的表算出: 每个 k 最好的起点, 以及起点越分散是否目标值越不大",
    "Conclusions come from the given table: the best start for each k, and whether spread orders the objective",
    points=1,
    given={
        "values": st.lists(st.tuples(st.sampled_from([2, 3]), grid(0, 1), grid(0, 1)), min_size=1, max_size=7),
        "seed": seeds(),
    },
    also=[
        {"values": [(2, 0.75, 0.25), (2, 0.5, 0.5), (2, 0.25, 0.5)], "seed": 0},
        {"values": [(3, 0.5, 0.25), (3, 0.5, 0.75), (3, 0.25, 0.5)], "seed": 1},
    ],
    hint=(
        "两两比较: 有没有哪一行间距更大, 目标值也更大?",
        "Compare in pairs: does a row have both a larger gap and a larger objective?",
    ),
)
def test_conclusions(answer, values, seed):
    rng = np.random.default_rng(seed)
    rows = [
        {"k": k, "init": rng.choice(20, size=k, replace=False).tolist(), "objective": e, "rounds": 3, "min_gap": gap}
        for k, gap, e in values
    ]
    found = mapping(answer.conclusions(rows), ("best_init", "spread_orders_objective"), ("结论", "the conclusions"))
    for k in {k for k, _, _ in values}:
        mine = [row for row in rows if row["k"] == k]
        least = min(row["objective"] for row in mine)
        best = next(row["init"] for row in mine if row["objective"] == least)
        got = mapping(found["best_init"], [k], ("best_init", "best_init"))[k]
        equal(got, sorted(best), (f"k = {k} 的 best_init", f"best_init for k = {k}"))
        ordered = not [1 for a in mine for b in mine if a["min_gap"] > b["min_gap"] and a["objective"] > b["objective"]]
        what = "spread_orders_objective", "spread_orders_objective"
        got = boolean(mapping(found["spread_orders_objective"], [k], what)[k], what)
        equal(got, ordered, (f"k = {k} 的 spread_orders_objective", f"spread_orders_objective for k = {k}"))


@picture(
    "西瓜 4.0 上的前四轮",
    "The first four rounds on watermelon 4.0",
    alt=(
        "四幅散点图: 各轮的三个簇用颜色区分, 十字是该轮更新后的中心.",
        "Four scatter plots: colours show the three clusters of a round, crosses the centres after it.",
    ),
)
def draw_rounds(figure, answer, reference, says):
    X = watermelon_4_0()["X"]
    centers = X[START]
    figure.set_size_inches(9, 7)
    for number_, axes in enumerate(figure.subplots(2, 2, sharex=True, sharey=True).flat, start=1):
        labels = answer.assign(X, centers)
        centers = np.array(answer.update(X, labels, centers))
        axes.scatter(X[:, 0], X[:, 1], c=[f"C{label}" for label in labels], s=18)
        axes.plot(centers[:, 0], centers[:, 1], "k+", markersize=12)
        axes.set_title(says(f"第 {number_} 轮", f"round {number_}") + f": E = {sum_of_squares(X, labels, centers):.4f}")
    figure.supxlabel(says("密度", "density"))
    figure.supylabel(says("含糖率", "sugar content"))


def _labels(clusters) -> list[int]:
    """Labels of the 30 melons from clusters of their numbers, which count from 1."""
    return [next(i for i, cluster in enumerate(clusters) if melon in cluster) for melon in range(1, 31)]


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
    return {
        "labels": labels,
        "centers": array(found["centers"], init.shape, ("中心", "the centres")),
        "objective": number(found["objective"], ("目标值", "the objective")),
        "rounds": rounds,
        "history": array(found["history"], (rounds,), ("history", "history")).tolist(),
    }


def _same_run(found, wanted):
    equal(found["labels"], wanted["labels"], ("标签", "the labels"))
    close(found["centers"], wanted["centers"], ("中心", "the centres"))
    close(found["objective"], wanted["objective"], ("目标值", "the objective"))
    close(found["history"], wanted["history"], ("history", "history"))
