"""Checks of exercise 9.10."""

import math

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_4_0
from grader.checks import (
    array, at, check, close, equal, exercise, hint, integer, integers, mapping, number, picture, repeatable,
    require, same_partition, sequence
)  # fmt: skip
from grader.strategies import grid, matrices, seeds, without

from .pins import ex09_10 as pins
from .pins.ex09_10 import CLOUD
from .shared_kmeans import SIZES, means_of, nearest, sum_of_squares

EXERCISE = exercise(
    kind="program",
    book="§9.4.1, §9.2",
    patterns=["outcome", "invariant", "experiment"],
    contract=[
        (
            "坐标小到 $10^{-10}$，大到 $10^6$，样本之间的距离至少是坐标的千分之一：候选仍是不动点，选择不随单位与原点改变",
            "Coordinates as small as $10^{-10}$ or as large as $10^6$, with samples a thousandth of that apart at least: candidates still are "
            "fixed points, and the choice depends neither on unit nor origin",
        ),
        (
            "任意有限的分数、一百多个候选时，`choose` 都答出其中一个",
            "`choose` answers one of the candidates for any finite scores, and for more than a hundred of them",
        ),
        (
            "一百多个样本、十维时也对，每次调用至多计算 2 秒",
            "More than a hundred samples, ten dimensions; 2 seconds of computing for a call",
        ),
    ],
    hints=[
        (
            "目标值随 k 只降不升，单看它选不出 k：分数还要罚什么？",
            "The objective only falls as k grows, and alone cannot choose: what else must a score punish?",
        ),
        (
            "§9.2 的内部指标，轮廓系数，方差比，BIC 都可以；先保证每个候选的划分本身是好的。",
            "An internal index of §9.2, the silhouette, the variance ratio or BIC will do; but first make sure that each candidate is a "
            "good partition.",
        ),
        (
            "从多组分散的起点各跑一遍，取目标值最小而没有空簇的一次。",
            "Run from several well-spread starts and take the one of least objective that has no empty cluster.",
        ),
    ],
    written={
        "analysis": [
            ("列出西瓜 4.0 的候选表与选择", "Lists the candidates on watermelon 4.0, and the choice"),
            ("说清分数罚什么，为什么目标值不够", "Says what the score punishes, and why the objective is not enough"),
        ]
    },
)

HINT_FORM = (
    "每个候选都要停在不动点：最后再归一次类，再求一次均值，都不再变；有空簇的一次不要。",
    "Each candidate stops at a fixed point: assigning and averaging once more change nothing; drop runs with an empty cluster.",
)
HINT_CHOICE = (
    "看看各候选的分数：真实的 k 处分数突出吗？这个 k 的划分本身对吗？",
    "Look at the scores of the candidates: does the true k stand out, and is its own partition right?",
)


@st.composite
def clouds(draw, hard=False):
    """{"X", "k_max", "seed"}: points on a grid, at least three of which differ; hard ones have decimals, and all sizes."""
    X = draw(
        matrices((4, 14), (1, 3), grid(-4, 4, 0.5), stretch=without("small", "large", "offset")).filter(
            lambda X: len(np.unique(X, axis=0)) > 2
        )
    )
    k_max = min(8, len(X) - 1, len(np.unique(X, axis=0)))
    size = draw(st.sampled_from(SIZES)) if hard else 1.0
    return {"X": size * X, "k_max": k_max, "seed": draw(st.integers(0, 1000))}


@st.composite
def partitioned(draw, hard=False):
    """{"X", "labels", "centers"}: samples by the nearest of some of them; sometimes the samples of each cluster coincide."""
    data = draw(clouds(hard))
    X, rng = data["X"], np.random.default_rng(data["seed"])
    different = np.unique(X, axis=0)
    picked = different[rng.permutation(len(different))[: int(rng.integers(2, data["k_max"] + 1))]]
    labels = [nearest(x, picked)[0] for x in X]
    if draw(st.booleans()):
        X = picked[labels]
    return {"X": X, "labels": labels, "centers": means_of(X, labels, picked)}


@check(points=1, book="表 9.1 / table 9.1")
def test_melons(answer):
    """西瓜 4.0 的候选表：k = 2, …, 8 各是不动点，目标值不超过最优值的 1.35 倍 /
    The candidates on watermelon 4.0: fixed points for k = 2, …, 8, each with at most 1.35 times the best objective"""
    X = watermelon_4_0()["X"]
    for seed in (0, 1):
        found = _judge(answer, X, 8, seed)
        for one, best in zip(found["candidates"], BEST, strict=True):
            objective = sum_of_squares(X, one["labels"], one["centers"])
            with hint(*HINT_GOOD):
                require(
                    objective <= 1.35 * best,
                    f"k = {one['k']} 的目标值 {objective:.6g} 是最优值 {best} 的 {objective / best:.3g} 倍",
                    f"For k = {one['k']} the objective {objective:.6g} is {objective / best:.3g} times the best, {best}",
                    got=one["labels"],
                )


@check(
    points=4, given={"k": st.integers(2, 6), "seed": seeds()}, also=pins.recovers_inputs, examples=10, hint=HINT_CHOICE
)
def test_recovers(answer, k, seed):
    """找回 2 到 6 团：簇数与划分都恰好 / It recovers 2 to 6 heaps: their number and the partition exactly"""
    _recovers(answer, *heaps(k, seed), seed % 1000)


@check(
    points=0.5,
    given={
        "k": st.integers(2, 6),
        "seed": seeds(),
        "size": st.sampled_from((1 / 32, 32.0)),
        "shift": st.sampled_from([0.0, 10.0, -8.0]),
    },
    also=pins.units,
    strict_given={
        "k": st.integers(2, 6),
        "seed": seeds(),
        "size": st.sampled_from(SIZES[1:]),
        "shift": st.sampled_from([0.0, 640.0, -500.0]),
    },
    examples=3,
    hint=(
        "分数里的每一部分都应随尺寸一同变化，也不依赖于原点。",
        "Every part of a score should scale with the data, and none depend on the origin.",
    ),
)
def test_units(answer, k, seed, size, shift):
    """换单位，平移之后，选出的 k 与划分不变 /
    The k chosen for heaps, and their partition, are the same in other units and after a shift"""
    X, truth = heaps(k, seed)
    _, plain = _run(answer, X, 8, seed % 1000)
    moved, other = _run(answer, size * (X + shift), 8, seed % 1000)
    require(
        plain == other,
        f"原来选出的 k 是 {plain}，换单位、平移之后是 {other}",
        f"The k chosen was {plain}, and is {other} in other units and after a shift",
        expected=plain,
        got=other,
    )
    if plain == k:
        same_partition(
            integers(moved["labels"], len(X), ("标签", "the labels")), truth, ("选出的簇", "the clusters chosen")
        )


@check(points=0.5, given={"seed": st.integers(0, 1000)}, examples=2)
def test_repeatable(answer, seed):
    """同样的参数总给出同样的结果 / The same arguments always give the same result"""
    found = repeatable(answer, "auto_kmeans", CLOUD, 8, seed, between=[(CLOUD[::-1], 7, seed + 1)])
    k, labels = _choice(found, 8), integers(found["labels"], len(CLOUD), ("标签", "the labels"))
    with hint("返回的划分就是选出的那个候选的。", "The partition returned is that of the candidate chosen."):
        require(
            len(set(labels)) == k,
            f"选出的划分应有 {k} 个簇",
            f"The partition chosen should have {k} clusters",
            got=labels,
        )


@check(
    points=0.5,
    given={"data": partitioned()},
    strict_given={"data": partitioned(hard=True)},
    examples=25,
    hint=(
        "簇内的样本全都重合，或只有一个样本时，分母是多少？",
        "What is the denominator where all samples of a cluster coincide, or there is one only?",
    ),
)
def test_score(answer, data):
    """任意的划分：分数是有限的数；三团与其中两团合并之后，分数不同 /
    Any partition: its score is a finite number; three heaps, and two of them merged, have different scores"""
    number(answer.score(*data.values()), ("分数", "the score"))
    X, truth = HEAPS
    three, two = (
        number(answer.score(X, labels, means_of(X, labels, X[: max(labels) + 1])), ("分数", "the score"))
        for labels in (truth, [max(label - 1, 0) for label in truth])
    )
    with hint("分数要看划分。", "A score looks at the partition."):
        require(
            three != two,
            "你的分数对三团样本与其中两团合并后给出同一个值",
            "Your score gives the same value for three heaps and for two of them merged",
            got=[three, two],
        )


@check(
    points=0.5,
    given={"scores": st.lists(grid(0.25, 4, 0.25), min_size=1, max_size=7, unique=True)},
    strict_given={"scores": st.lists(grid(-2, 2, 0.25), min_size=1, max_size=7)},
    strict=pins.choose_strict,
    hint=("只从给出的 ks 中选。", "Choose one of the ks that are given."),
)
def test_choose(answer, scores):
    """任意的分数：选出的是候选之一 / Any scores: what is chosen is one of the candidates"""
    ks = list(range(2, 2 + len(scores)))
    got = integer(answer.choose(ks, scores), ("选出的 k", "the k chosen"))
    require(got in ks, f"{got} 不是候选 {ks} 之一", f"{got} is none of the candidates {ks}", got=got)


@check(
    points=1.5,
    given={"data": clouds()},
    also=pins.consistency,
    strict_given={"data": clouds(hard=True)},
    examples=12,
)
def test_candidates(answer, data):
    """任意的数据：每个候选都是不动点，没有空的簇 / Any data: all candidates are fixed points, and no cluster is empty"""
    _judge(answer, *data.values())


@check(
    points=1,
    given={"data": clouds()},
    also=pins.consistency,
    strict_given={"data": clouds(hard=True)},
    examples=12,
)
def test_consistency(answer, data):
    """任意的数据：分数与 `score` 一致，选择与 `choose` 一致 /
    Any data: scores are those of `score`, the choice is that of `choose`"""
    X, k_max, seed = data.values()
    _consistent(answer, X, _listed(answer, X, k_max, seed))


@check(points=0.5, given={"seed": st.integers(0, 1000)}, examples=2, hint=HINT_FORM)
def test_small(answer, seed):
    """很少的样本，重合的样本：没有空簇，分数仍是有限的数 /
    Few samples, and samples that coincide: no empty cluster, and scores are still finite"""
    for X, k_max in SMALLEST:
        with at(f"样本 {X.tolist()}, k_max = {k_max}", f"samples {X.tolist()}, k_max = {k_max}"):
            _consistent(answer, X, _judge(answer, X, k_max, seed))


@picture(
    "西瓜 4.0 上各候选的分数，与选出的簇",
    "Scores of the candidates on watermelon 4.0, and the clusters chosen",
    alt=(
        "左图是分数随 k 的折线，选出的 k 画圈；右图是散点图，选出的各簇用形状和颜色区分，十字是中心。",
        "On the left scores against k, the chosen one circled; on the right the clusters chosen, by shapes and colours, crosses being "
        "their centres.",
    ),
)
def draw_choice(figure, answer, reference, says):
    X = watermelon_4_0()["X"]
    found = _judge(answer, X, 8, 0)
    figure.set_size_inches(9, 4)
    left, right = figure.subplots(1, 2)
    scores = [number(one["score"]) for one in found["candidates"]]
    left.plot(range(2, 9), scores, "o-")
    left.plot([found["k"]], [scores[found["k"] - 2]], "ko", markersize=14, fillstyle="none")
    left.set_xlabel("k")
    left.set_ylabel(says("分数", "score"))
    chosen = found["candidates"][found["k"] - 2]
    for label, marker in zip(range(found["k"]), "os^vD*p<", strict=False):
        right.plot(*X[np.array(chosen["labels"]) == label].T, marker)
    right.plot(*chosen["centers"].T, "k+", markersize=12)
    right.set_xlabel(says("密度", "density"))
    right.set_ylabel(says("含糖率", "sugar content"))


HINT_GOOD = (
    "一组随机的起点常常停在差的划分上：多试几组，取目标值最小的。",
    "One set of random starts often ends badly: try several and take the least objective.",
)
HINT_TABLE = (
    "先得到每个候选最后的划分与中心，再打分；选择只用这些分数。",
    "Score each candidate by its final partition and centres; choose by these scores alone.",
)
BEST = (0.693233, 0.409663, 0.247746, 0.200757, 0.161258, 0.123903, 0.107005)
"""The least objectives for k = 2, …, 8 on watermelon 4.0: the first two proven, the others the best of 300 starts."""


def heaps(k, seed):
    """(X, labels): k heaps of 8 to 12 samples in six dimensions, whose centres are 26 to 30 apart."""
    rng = np.random.default_rng(seed)
    centres = 20.0 * np.eye(6)[rng.permutation(6)[:k]] + rng.uniform(-0.5, 0.5, size=(k, 6)).round(3)
    labels = rng.permutation(np.repeat(np.arange(k), rng.integers(8, 13, size=k)))
    return centres[labels] + rng.uniform(-1, 1, size=(len(labels), 6)).round(6), labels.tolist()


HEAPS = heaps(3, 0)
SMALLEST = (
    (np.array([[0.0], [1.0], [3.0]]), 2),
    (np.array([[0.0, 1.0], [2.0, 5.0], [3.0, 1.0], [9.0, 9.0]]), 3),
    (np.repeat([[0.0], [1.0], [5.0]], 5, axis=0), 3),
    (np.array([[2.0, 2.0], [2.0, 2.0], [4.0, 4.0]]), 2),
)


def _choice(found, k_max):
    """The k of a result, once its form is verified."""
    k = integer(mapping(found, ("k", "labels", "centers", "candidates"))["k"], ("k", "k"))
    require(2 <= k <= k_max, f"k 应在 2 与 {k_max} 之间，得到 {k}", f"k should be from 2 to {k_max}, but is {k}", got=k)
    return k


def _run(answer, X, k_max, seed):
    found = answer.auto_kmeans(X, k_max, seed)
    return found, _choice(found, k_max)


def _recovers(answer, X, truth, seed):
    found, k = _run(answer, X, 8, seed)
    wanted = len(set(truth))
    require(
        k == wanted,
        f"共有 {wanted} 团，选出的 k 是 {k}",
        f"There are {wanted} heaps, but the k chosen is {k}",
        expected=wanted,
        got=k,
    )
    same_partition(
        integers(found["labels"], len(X), ("标签", "the labels")), truth, ("选出的簇", "the clusters chosen")
    )


def _listed(answer, X, k_max, seed):
    """The result with its form verified."""
    found, k = _run(answer, X, k_max, seed)
    candidates = []
    listed = sequence(found["candidates"], k_max - 1, ("candidates", "candidates"))
    for wanted, one in enumerate(listed, start=2):
        with at(f"候选 k = {wanted}", f"the candidate k = {wanted}"):
            one = mapping(one, ("k", "labels", "centers", "score"), ("候选", "the candidate"))
            equal(integer(one["k"], ("k", "k")), wanted, ("它的 k", "its k"))
            labels = integers(one["labels"], len(X), ("标签", "the labels"))
            centers = array(one["centers"], (wanted, X.shape[1]), ("中心", "the centres"))
            candidates.append({**one, "labels": labels, "centers": centers})
    return {**found, "k": k, "candidates": candidates}


def _judge(answer, X, k_max, seed):
    """The result with its form verified, and that each candidate is a fixed point."""
    found = _listed(answer, X, k_max, seed)
    size = float(np.abs(X).max())
    for wanted, one in enumerate(found["candidates"], start=2):
        labels, centers = one["labels"], one["centers"]
        with at(f"候选 k = {wanted}", f"the candidate k = {wanted}"), hint(*HINT_FORM):
            require(
                set(labels) == set(range(wanted)),
                f"标签应是 0..{wanted - 1}，每个都有样本",
                f"Labels go from 0 to {wanted - 1}, each with some samples",
                got=labels,
            )
            means = means_of(X, labels, centers)
            close(centers, means, ("中心（应是各簇的均值）", "the centres (means of the clusters)"), abs=1e-9 * size)
            require(
                all(
                    math.dist(x, centers[label]) <= min(math.dist(x, c) for c in centers) + 2e-9 * size
                    for x, label in zip(X, labels, strict=True)
                ),
                "每个样本应属于最近的中心",
                "Every sample should belong to its nearest centre",
                got=labels,
            )
    return found


def _consistent(answer, X, found):
    """That scores are those of `score`, and the choice that of `choose`."""
    scores = []
    for one in found["candidates"]:
        what = f"候选 k = {one['k']} 的分数", f"the score of the candidate k = {one['k']}"
        scores.append(number(one["score"], what))
        with hint(*HINT_TABLE):
            again = number(answer.score(X, one["labels"], one["centers"]), ("score 的回答", "what `score` says"))
            close(scores[-1], again, what, abs=1e-12)
    with hint(*HINT_TABLE):
        chosen = integer(
            answer.choose(list(range(2, 2 + len(scores))), scores), ("choose 的回答", "what `choose` says")
        )
        equal(found["k"], chosen, ("选出的 k（与 choose 的回答比较）", "the k chosen (beside what `choose` says)"))
        best = found["candidates"][found["k"] - 2]
        got = integers(found["labels"], len(X), ("标签", "the labels"))
        equal(got, best["labels"], ("标签（与选出的候选比较）", "the labels (beside those of the candidate chosen)"))
        centers = array(found["centers"], best["centers"].shape, ("中心", "the centres"))
        close(
            centers, best["centers"], ("中心（与选出的候选比较）", "the centres (beside those of the candidate chosen)")
        )
