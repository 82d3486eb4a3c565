"""Checks of exercise 8.5."""

import math
from collections import Counter
from itertools import product

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    at, check, close, equal, exercise, hint, integers, labels, picture, repeatable, require,
    seed_matters, sequence
)  # fmt: skip
from grader.strategies import labelled_points, matrices, seeds

from .pins import ex08_05 as pins
from .pins.ex08_05 import SAMPLES
from .shared import SIGNS, a_stump, least_stump_error, melons, stump_outputs, varies

EXERCISE = exercise(
    kind="program",
    book="§8.3.1，图 8.5，图 8.6, (8.20), (8.21) / figures 8.5 and 8.6",
    patterns=["oracle", "invariant"],
    hints=[
        (
            "先写树桩：在整个 3.0α 上它错 3 个。再把它用到一个采样的行上。",
            "Write the stump first: on all of 3.0α it gets 3 wrong. Then apply it to the rows of one sample.",
        ),
        (
            "包外：对每个样本，先找出哪些采样里没有它，再只让这些采样的树桩投票。",
            "Out of bag: for each sample find which bootstrap samples lack it; then let only their stumps vote.",
        ),
        (
            "某个行号在一次抽取中不出现的概率是多少？m 次都不出现呢？",
            "With what probability does a row number not come up in one draw? And in none of m draws?",
        ),
    ],
    written={
        "observations": [
            (
                "指出树桩的 Bagging 在 3.0α 上比单个树桩改进很少或没有改进",
                "Notes that bagging stumps improves little or nothing over a single stump on 3.0α",
            ),
            (
                "用方差与偏差解释，并与图 8.6（树）和 AdaBoost 对照",
                "Explains it by variance and bias, against figure 8.6 (trees) and AdaBoost",
            ),
        ]
    },
    contract=[
        (
            "至多 200 行、12 列，|x| 到 $10^7$，同一列中的取值只差 $10^{-6}$ 或离原点一百万远时也对；60 个采样",
            "Right as well for up to 200 rows and 12 columns, |x| up to $10^7$, values $10^{-6}$ apart or a million away from the origin; "
            "60 bootstrap samples",
        ),
        (
            "自助采样到 m = 200、T = 2000，不同行号的比例到 m = 10⁶，准到 $10^{-9}$",
            "Bootstrap samples up to m = 200 and T = 2000; the share of different row numbers up to m = 10⁶, right to $10^{-9}$",
        ),
    ],
)


@st.composite
def points(draw, samples=(1, 12)):
    """{"X", "y"}: labels ±1; one class, constant columns and a single row occur."""
    if draw(st.sampled_from([True] + [False] * 7)):
        X = draw(matrices((samples[0], 4), (1, 3)))
        if draw(st.booleans()):
            X = np.tile(X[:1], (len(X), 1))
        y = draw(st.lists(st.sampled_from(SIGNS), min_size=len(X), max_size=len(X)))
        return {"X": X, "y": np.array(y)}
    drawn = draw(labelled_points(samples, (1, 3), SIGNS))
    return {"X": drawn["X"], "y": np.array(drawn["y"])}


@st.composite
def bagged(draw):
    """{"X", "y", "samples"}: up to six samples, of few or of all rows."""
    drawn = draw(points())
    m = len(drawn["y"])
    rng = np.random.default_rng(draw(seeds()))
    samples = []
    for _ in range(draw(st.integers(1, 6))):
        rows = rng.integers(m, size=max(1, int(rng.integers(m + 1)))) if rng.random() < 0.3 else np.arange(m)
        samples.append(rng.choice(rows, size=m).tolist())
    return {**drawn, "samples": samples}


@st.composite
def voters(draw):
    """{"stumps", "samples", "X", "y"}: stumps of all kinds; some samples hold every row, some none but one."""
    X = draw(matrices((1, 9), (1, 3)))
    m = len(X)
    rng = np.random.default_rng(draw(seeds()))
    stumps, samples = [], []
    for _ in range(draw(st.sampled_from([1, 2, 2, 3, 4, 6, 60]))):
        j = int(rng.integers(X.shape[1]))
        # A value of the column itself, so that it is seen to which side equality belongs.
        t = rng.choice(
            [float(rng.choice(X[:, j])), float(rng.choice(X[:, j])) + 0.5, -math.inf, math.inf], p=[0.5, 0.3, 0.1, 0.1]
        )
        stumps.append({"feature": j, "threshold": float(t), "sign": int(rng.choice(SIGNS))})
        kind = rng.random()
        if kind < 0.2:
            samples.append(rng.permutation(m).tolist())
        elif kind < 0.35:
            samples.append([int(rng.integers(m))] * m)
        else:
            samples.append(rng.integers(m, size=m).tolist())
    return {"stumps": stumps, "samples": samples, "X": X, "y": rng.choice(SIGNS, size=m)}


@check(points=1, book="图 8.5 / figure 8.5")
def test_bagged_melons(answer):
    """3.0α 的五个固定的采样上，各树桩在自己的采样上错 1、3、2、5、5 个 /
    On five fixed samples of 3.0α the stumps get 1, 3, 2, 5 and 5 of their own sample wrong"""
    X, y = melons()
    stumps = sequence(answer.bagging(X, y, SAMPLES), 5, ("树桩的列表", "the list of stumps"))
    for t, (got, sample, least) in enumerate(zip(stumps, SAMPLES, LEAST, strict=True)):
        with at(f"第 {t + 1} 个采样", f"sample {t + 1}"), hint(*HINT_BAGGING):
            stump = a_stump(got, X[sample])
            wrong = int(np.sum(stump_outputs(stump, X[sample]) != y[sample]))
            equal(wrong, least, ("它在自己的采样上分错的个数", "the number it gets wrong of its own sample"))


@check(points=0.5, book="§2.2.3, (2.1)")
def test_expected_distinct(answer):
    """不同行号的比例：m = 1、2、17，以及 m ≤ 4 时逐个枚举 /
    The share of different row numbers: m = 1, 2, 17, and by enumeration for m ≤ 4"""
    with hint(*HINT_DISTINCT):
        close(answer.expected_distinct(17), 0.643213805, ("m = 17 时的比例", "the share for m = 17"), abs=1e-9, rel=0)
        for m in (1, 2, 3, 4):
            shares = [len(set(drawn)) / m for drawn in product(range(m), repeat=m)]
            name = (f"m = {m} 时的比例", f"the share for m = {m}")
            close(answer.expected_distinct(m), math.fsum(shares) / len(shares), name)


@check(
    points=0.5,
    book="§2.2.3, (2.1)",
    given={"m": st.integers(2, 1000)},
    also=pins.share,
    strict_given={"m": st.integers(1001, 10**6)},
)
def test_share(answer, m):
    """不同行号的比例等于一个行号被抽到的概率 /
    The share of different row numbers is the probability of one being drawn"""
    with hint(*HINT_DISTINCT):
        close(answer.expected_distinct(m), -math.expm1(m * math.log1p(-1 / m)), ("比例", "the share"))


@check(
    points=0.5,
    book="§2.2.3，图 8.5 / figure 8.5",
    given={
        "m": st.integers(1, 20),
        "T": st.sampled_from([1, 2, 3, 5]),
        "seed": st.integers(0, 10**6),
    },
    also=pins.bootstrap,
    strict_given={
        "m": st.integers(101, 200),
        "T": st.sampled_from([1, 2, 60]),
        "seed": st.integers(0, 10**6),
    },
    examples=25,
)
def test_bootstrap(answer, m, T, seed):
    """自助采样：T 个列表，各有 m 个行号；同一个种子结果相同 /
    Bootstrap samples: T lists of m row numbers; one seed, one result"""
    got = repeatable(answer, "bootstrap", m, T, seed, between=[(m, T, seed + 1)])
    for t, sample in enumerate(sequence(got, T, ("采样的列表", "the list of samples"))):
        with at(f"第 {t + 1} 个采样", f"sample {t + 1}"):
            drawn = integers(sample, m, ("采样", "the sample"))
            require(
                all(0 <= i < m for i in drawn),
                f"行号应在 0 与 {m - 1} 之间",
                f"Row numbers should be between 0 and {m - 1}",
                got=drawn,
            )
            if m >= 12:
                with hint(*HINT_DRAW):
                    require(
                        len(set(drawn)) > 1,
                        f"{m} 次都抽到行号 {drawn[0]}",
                        f"All {m} draws gave row number {drawn[0]}",
                        got=drawn,
                    )


@check(points=1, book="§2.2.3")
def test_draws(answer):
    """2000 个采样：有放回，每个行号等可能，各采样不同；不同的种子结果不同 /
    2000 samples: with replacement, each row number equally likely, no two samples related; seeds differ"""
    seeds_asked = [*range(12), 100, 1000, 12345, 10**6]
    of_seeds = seed_matters(answer, "bootstrap", 12, 2, seeds=seeds_asked)
    different = {
        tuple(i for one in sequence(got, 2) for i in integers(one, 12, ("采样", "the sample"))) for got in of_seeds
    }
    require(
        len(different) == len(seeds_asked),
        f"{len(seeds_asked)} 个不同的种子只给出 {len(different)} 种结果",
        f"{len(seeds_asked)} different seeds give {len(different)} different results only",
        got=len(different),
    )
    for seed in (0, 1):
        rows = [integers(one, 60, ("采样", "the sample")) for one in sequence(answer.bootstrap(60, 40, seed), 40)]
        require(
            len({tuple(sorted(one)) for one in rows}) == 40,
            f"seed = {seed} 时有的采样是相同的",
            f"With seed = {seed} some samples are the same",
        )
    pairs = [integers(one, 2, ("采样", "the sample")) for one in sequence(answer.bootstrap(2, 1000, 4), 1000)]
    both = sum(len(set(one)) == 2 for one in pairs)
    with hint(*HINT_DRAW):
        # 500 with a standard deviation of 16
        require(
            abs(both - 500) <= 110,
            f"m = 2 的 1000 个采样中有 {both} 个两行都有，应在 500 个左右",
            f"Of 1000 samples with m = 2, {both} hold both rows; it should be about 500",
        )
    m, T = 17, 2000
    samples = [integers(one, m, ("采样", "the sample")) for one in sequence(answer.bootstrap(m, T, 3), T)]
    counts = Counter(i for one in samples for i in one)
    distinct = np.array([len(set(one)) for one in samples])
    with hint(*HINT_DRAW):
        share = float(distinct.mean()) / m
        # Its standard deviation is 0.0017.
        require(
            abs(share - 0.6432138) <= 0.011,
            f"一个采样中不同行号的比例平均为 {share:.4f}，应在 0.643 左右",
            f"On average {share:.4f} of the row numbers occur in a sample; it should be about 0.643",
        )
        for i in range(m):  # 2000 with a standard deviation of 43
            require(
                abs(counts[i] - T) <= 300,
                f"行号 {i} 抽到 {counts[i]} 次，应在 {T} 次左右",
                f"Row number {i} was drawn {counts[i]} times; it should be about {T}",
            )
        for size in (3, 60, 200):  # 1000 with a standard deviation of 32
            rows = [
                integers(one, size, ("采样", "the sample")) for one in sequence(answer.bootstrap(size, 1000, 5), 1000)
            ]
            drawn = Counter(i for one in rows for i in one)
            with at(f"m = {size}, T = 1000", f"m = {size}, T = 1000"):
                for i in range(size):
                    require(
                        abs(drawn[i] - 1000) <= 240,
                        f"行号 {i} 抽到 {drawn[i]} 次，应在 1000 次左右",
                        f"Row number {i} was drawn {drawn[i]} times; it should be about 1000",
                    )
        # Independent samples: the number of different rows varies, and two samples in a row share few places.
        spread = float(distinct.var())
        require(
            1.2 <= spread <= 2.2,
            f"各采样的不同行号个数的方差是 {spread:.3f}，应在 1.65 左右：各采样应互不相关",
            f"The number of different row numbers has variance {spread:.3f} over the samples; it should be about 1.65: they should be "
            "unrelated",
        )
        require(
            len({tuple(sorted(one)) for one in samples}) >= T - 20,
            "有许多采样是相同的",
            "Many of the samples are the same",
        )


@check(points=2, book="§4.3", given={"case": points()}, also=pins.fit_stump)
def test_fit_stump(answer, case):
    """树桩分错的样本最少；标记全同或各列都是常数时预测多数类 /
    No stump gets fewer samples wrong; with equal labels or constant columns it predicts the majority"""
    X, y = case["X"], case["y"]
    _is_best(a_stump(answer.fit_stump(X, y), X), X, y, HINT_STUMP)


@check(points=1, book="图 8.5 / figure 8.5", given={"case": bagged()}, also=pins.bagging, examples=40)
def test_bagging(answer, case):
    """每个采样一个树桩，它在这个采样上分错最少 /
    One stump for each sample, and on that sample no stump gets fewer wrong"""
    X, y, samples = case.values()
    stumps = sequence(answer.bagging(X, y, samples), len(samples), ("树桩的列表", "the list of stumps"))
    for t, (got, sample) in enumerate(zip(stumps, samples, strict=True)):
        with at(f"第 {t + 1} 个采样", f"sample {t + 1}"), hint(*HINT_BAGGING):
            _is_best(a_stump(got, X[sample]), X[sample], y[sample], HINT_BAGGING)


@check(points=1, book="§8.3.1", given={"case": voters()}, also=pins.vote)
def test_vote(answer, case):
    """投票：每个树桩一票，多数为准，相等时 +1 / The vote: one for each stump, the majority wins, +1 if equal"""
    stumps, X = case["stumps"], case["X"]
    with hint(*HINT_VOTE):
        got = labels(answer.vote(stumps, X), len(X), SIGNS, ("投票的结果", "the votes"))
        equal(got, [_majority([_says(one, x) for one in stumps]) for x in X], ("投票的结果", "the votes"))


@check(points=1.5, book="(8.20)", given={"case": voters()}, also=pins.vote)
def test_oob_votes(answer, case):
    """包外预测：只有没用过这个样本的树桩才投票，没有这样的树桩时是 None /
    Out-of-bag predictions: only stumps trained without the sample vote; None if there are none"""
    expected = _out_of_bag(case)
    got = sequence(
        answer.oob_votes(case["stumps"], case["samples"], case["X"]),
        len(expected),
        ("包外预测", "the out-of-bag predictions"),
    )
    with hint(*HINT_OOB):
        equal(got, expected, ("包外预测", "the out-of-bag predictions"))


@check(points=1, book="(8.21)", given={"case": voters()}, also=pins.vote)
def test_oob_error(answer, case):
    """包外错误率：在有包外预测的样本中计算 /
    The out-of-bag error is taken over the samples that have a prediction"""
    pairs = [(v, label) for v, label in zip(_out_of_bag(case), case["y"].tolist(), strict=True) if v is not None]
    expected = sum(v != label for v, label in pairs) / len(pairs) if pairs else None
    with hint(*HINT_OOB_ERROR):
        close(
            answer.oob_error(case["stumps"], case["samples"], case["X"], case["y"]),
            expected,
            ("包外错误率", "the out-of-bag error"),
        )


@picture(
    "西瓜数据集 3.0α 上 Bagging 集成规模为 3、5、11 时的分类",
    "Bagging on watermelon 3.0α with 3, 5 and 11 stumps",
    alt=(
        "三幅图，横轴密度，纵轴含糖率；阴影是判为正的区域，加号是好瓜，横线是坏瓜，细线是各树桩的阈值；区域大致由一两条直线围成。",
        "Three panels of density against sugar content; the shaded region is decided +1, plus signs are good melons, dashes bad ones, "
        "thin lines the thresholds of the stumps; the region is bounded by one or two lines.",
    ),
)
def draw_ensembles(figure, answer, reference, says):
    X, y = melons()
    samples = reference.bootstrap(17, 11, 0)
    # A stump's thresholds lie between values of its own sample.
    stumps = [
        a_stump(one, X[rows]) for one, rows in zip(sequence(answer.bagging(X, y, samples), 11), samples, strict=True)
    ]
    panels = figure.subplots(3, 1, sharex=True)
    across, up = np.meshgrid(np.linspace(0.2, 0.8, 61), np.linspace(0, 0.5, 51))
    plane = np.column_stack([across.ravel(), up.ravel()])
    for panel, size in zip(panels, (3, 5, 11), strict=True):
        decided = np.array(answer.vote(stumps[:size], plane), dtype=float).reshape(across.shape)
        panel.contourf(across, up, decided, levels=[-2, 0, 2], colors=["white", "lightgray"])
        for one in stumps[:size]:
            if math.isfinite(one["threshold"]):
                (panel.axhline if one["feature"] else panel.axvline)(one["threshold"], color="gray", linewidth=0.5)
        for label, mark in ((1, "+"), (-1, "_")):
            panel.scatter(*X[y == label].T, marker=mark, color="black")
        panel.set_title(says(f"规模 {size}", f"size {size}"), fontsize="small")
        panel.set_ylabel(says("含糖率", "sugar"))
    panels[-1].set_xlabel(says("密度", "density"))
    figure.tight_layout()


HINT_STUMP = (
    "试遍每一列、每个中点、两种符号，数分错的样本；重复的样本重复计数。",
    "Try each column, each midpoint and both signs, and count the samples it gets wrong; repeated samples count repeatedly.",
)
HINT_CONSTANT = (
    "标记全同或各列都是常数时，没有什么可分：预测多数类，相等时取 +1。",
    "With equal labels or constant columns there is nothing to separate: predict the majority, +1 if equal.",
)
HINT_BAGGING = (
    "第 t 个树桩只看第 t 个采样列出的行，列出几次就算几次。",
    "Stump t sees only the rows that sample t lists, each as often as it is listed.",
)
HINT_VOTE = (
    "大于阈值才预测 sign；每个树桩一票，数 +1 与 −1 各有几票。",
    "It predicts sign only above the threshold; each stump has one vote: count those for +1 and for −1.",
)
HINT_OOB = (
    "第 t 个采样中出现过的行，第 t 个树桩就不能为它投票。",
    "Stump t has no vote on a row that occurs in sample t.",
)
HINT_OOB_ERROR = (
    "分子与分母都只数有包外预测的样本；(8.21) 除以 |D|，这里不是。",
    "Count only the samples with an out-of-bag prediction, above and below the fraction line; not |D|, by which (8.21) divides.",
)
HINT_DRAW = (
    "每次都从全部 m 个行号中等可能地抽一个，抽后放回；各采样互不相关。",
    "Each draw takes one of all m row numbers with equal probability and puts it back; samples have nothing to do with one another.",
)
HINT_DISTINCT = (
    "一个行号 m 次都抽不到的概率见 (2.1) 之前；这里要的不是极限。",
    "See before (2.1) for the probability that a row number is never drawn; not the limit is asked for.",
)
LEAST = (1, 3, 2, 5, 5)
"""How many of each sample the best stump gets wrong, by a search over all stumps."""


def _is_best(stump, X, y, advice):
    wrong = int(np.sum(stump_outputs(stump, X) != y))
    if abs(int(y.sum())) == len(y) or not varies(X):
        majority = 1 if y.sum() >= 0 else -1
        with hint(*HINT_CONSTANT):
            require(
                math.isinf(stump["threshold"]),
                "标记全同或各列都是常数，阈值应是 -inf",
                "With equal labels or constant columns the threshold should be -inf",
                got=stump,
            )
            own = stump["sign"] if stump["threshold"] < 0 else -stump["sign"]
            equal(own, majority, ("它的预测", "its prediction"))
        return
    with hint(*advice):
        require(
            math.isfinite(stump["threshold"]),
            "两类都有，也有一列不是常数，阈值应是中点",
            "Both classes occur and some column is not constant; the threshold should be a midpoint",
            got=stump,
        )
        least = round(least_stump_error(X, y, np.ones(len(y))))
        require(
            wrong <= least,
            f"它分错 {wrong} 个样本，最少的是 {least} 个；它反号则分错 {len(y) - wrong} 个",
            f"It gets {wrong} samples wrong, the best one {least}; with the other sign it would get {len(y) - wrong} wrong",
            got=stump,
        )


def _says(stump, x) -> int:
    return stump["sign"] if x[stump["feature"]] > stump["threshold"] else -stump["sign"]


def _majority(votes):
    tally = Counter(votes)
    return None if not votes else 1 if tally[1] >= tally[-1] else -1


def _out_of_bag(case) -> list[int | None]:
    """(8.20), by its definition."""
    pairs = list(zip(case["stumps"], case["samples"], strict=True))
    return [_majority([_says(stump, x) for stump, sample in pairs if i not in sample]) for i, x in enumerate(case["X"])]
