"""Checks of exercise 6.6."""

import math
from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    at, check, close, equal, exercise, hint, is_none, labels, number, picture, require, sequence, share_of_claims
)  # fmt: skip
from grader.strategies import grid, seeds

from .pins import ex06_06 as pins
from .pins.ex06_06 import MARGINS, PLAIN_MARGINS
from .shared import decision_values, gaussian_kernel, linear_kernel, signed_points, svm

EXERCISE = exercise(
    kind="discuss",
    book="§6.1, §6.4",
    patterns=["witness", "derived formula", "claims"],
    contract=[
        (
            "坐标小到 $10^{-5}$、大到 $10^6$，上百个样本，阈值与坐标的误差不超过最大者的 $10^{-9}$",
            "Thresholds and coordinates right to $10^{-9}$ of the largest number, for coordinates from $10^{-5}$ to $10^6$ and a hundred samples",
        ),
        (
            "yf 与 1 只差百万分之一也分得清；C 从 $10^{-5}$ 到 $10^5$",
            "yf a millionth beside 1 is told apart from 1; C from $10^{-5}$ to $10^5$",
        ),
        ("α 小到 $10^{-30}$ 也不是 0", "An α as small as $10^{-30}$ is not 0"),
    ],
    hints=[
        (
            "在直线上，硬间隔阈值由哪几个样本决定？均值阈值呢？",
            "On the line, which samples settle the hard-margin threshold, and which the mean threshold?",
        ),
        (
            "要把阈值移向正例一边，应让反例的哪一个样本变近？",
            "To move the threshold towards the positive samples, on which side must a sample come nearer?",
        ),
        (
            "由 (6.39) 与 (6.41)：ξ > 0 时 μ 是什么，α 是什么？yf > 1 时 α 是什么？",
            "From (6.39) and (6.41): what are μ and α where ξ > 0, and what is α where yf > 1?",
        ),
    ],
    written={
        "analysis": [
            (
                "分界只由少数支持向量决定，一个样本就能移动它",
                "A few support vectors settle the boundary, so that one sample can move it",
            ),
            ("噪声样本成为 α = C 的支持向量", "Noisy samples become support vectors with α = C"),
            ("软间隔限制了系数，没有限制损失", "The soft margin bounds the coefficient but not the loss"),
        ]
    },
)


@st.composite
def lines(draw, far=False):
    """{"neg", "pos"} on a grid, with a gap of at least one step; if `far`, small, large, far from 0, with decimals or long."""
    rng = np.random.default_rng(draw(seeds()))
    long = far and draw(st.booleans())
    sizes = (int(rng.integers(101, 125)), 105) if long else (draw(st.integers(1, 5)), draw(st.integers(1, 5)))
    neg = -rng.integers(1, 17, size=sizes[0]) / 4
    pos = rng.integers(0, 17, size=sizes[1]) / 4
    scale, offset = draw(
        st.sampled_from(
            ((1e-5, 0.0), (1e5, -3e5), (0.123456789, -0.7)) if far else ((1.0, 0.0), (1.0, 7.5), (1.0, -20.0))
        )
    )
    neg, pos = neg * scale + offset, pos * scale + offset
    return {"neg": [float(x) for x in neg], "pos": [float(x) for x in pos]}


@check(points=0.5, book="§6.1")
def test_four_moves(answer):
    """六个样本：移动阈值的四个例子 / Six samples: four moves of the threshold"""
    for target, *_ in MOVES:
        with at(f"target = {target:g}", f"target = {target:g}"):
            judge_move(answer.move_threshold(NEG, POS, target), NEG, POS, target)


@check(points=0.5, book="§6.1")
def test_four_shifts(answer):
    """六个样本：添一个样本时两种阈值的变化，四个例子 / Six samples: how one more changes either threshold, four examples"""
    for target, x, label, shift in MOVES:
        got = sequence(answer.threshold_shifts(NEG, POS, x, label), 2, ("两个变化", "the two changes"))
        with at(f"加上 ({x:g}, {label:+d})", f"adding ({x:g}, {label:+d})"):
            with hint(*HARD_HINT):
                close(got[0], target, ("硬间隔阈值的变化", "the change of the hard-margin threshold"))
            with hint(*MEAN_HINT):
                close(got[1], shift, ("均值阈值的变化", "the change of the mean threshold"))


@check(
    points=2.5,
    given={"line": lines(), "part": st.sampled_from((0.0625, 0.25, 0.4375, 0.5625, 0.75, 0.9375))},
    also=pins.move,
    strict_given={"line": lines(far=True), "part": st.sampled_from((0.25, 0.49, 0.51, 0.9375))},
)
def test_move(answer, line, part):
    """加上的一个样本把硬间隔阈值移到指定之处，数据仍线性可分 /
    One more sample carries the hard-margin threshold to the target, and the data are still separable"""
    neg, pos = line.values()
    target = max(neg) + part * (min(pos) - max(neg))
    judge_move(answer.move_threshold(neg, pos, target), neg, pos, target)


@check(
    points=1.5,
    given={
        "line": lines(),
        "place": st.sampled_from((-40.0, -1.5, 0.0625, 0.3, 0.9375, 3.0, 50.0)),
        "label": st.sampled_from((-1, 1)),
    },
    also=pins.shifts,
    strict_given={
        "line": lines(far=True),
        "place": st.sampled_from((-40.0, 0.0625, 0.3, 50.0)),
        "label": st.sampled_from((-1, 1)),
    },
)
def test_shifts(answer, line, place, label):
    """两种阈值的变化符合定义，样本落在间隔内或远处都一样 /
    Both changes are what they are defined to be, for a sample inside the margin as for one far away"""
    neg, pos = line.values()
    reach = min(pos) - max(neg)
    # A place beyond the opposite class would not be separable: mirrored, it is far on the sample's own side.
    place = 1 - place if (place >= 1 and label < 0) or (place <= 0 and label > 0) else place
    x = float(np.clip(max(neg) + place * reach, -1e6, 1e6))
    judge_shifts(answer.threshold_shifts(neg, pos, x, label), neg, pos, x, label)


@check(
    points=1,
    given={
        "line": lines().filter(lambda line: len(line["neg"]) < 6),
        "part": st.sampled_from((0.125, 0.5, 0.875)),
        "label": st.sampled_from((-1, 1)),
    },
    examples=25,
)
def test_more_clean_data(answer, line, part, label):
    """干净的数据重复 k 遍之后，同一个样本使两种阈值各变化多少 /
    How far the same sample moves either threshold once the clean data are repeated k times"""
    neg, pos = line.values()
    x = max(neg) + part * (min(pos) - max(neg))
    own = neg if label < 0 else pos
    once = x - float(_mean(own))
    slack = 1e-9 * _size(*neg, *pos)
    first = None
    for k in (1, 3, 30):
        with at(f"k = {k}", f"k = {k}"):
            hard, mean = sequence(
                answer.threshold_shifts(k * neg, k * pos, x, label), 2, ("两个变化", "the two changes")
            )
            hard = number(hard, ("硬间隔阈值的变化", "the change of the hard-margin threshold"))
            with hint(*HARD_HINT):
                first = float(_hard(*_with(neg, pos, x, label)) - _hard(neg, pos)) if first is None else first
                close(hard, first, ("硬间隔阈值的变化", "the change of the hard-margin threshold"), abs=slack, rel=0.0)
            with hint(*MEAN_HINT):
                close(
                    mean,
                    once / (2 * (k * len(own) + 1)),
                    ("均值阈值的变化", "the change of the mean threshold"),
                    abs=slack,
                    rel=0.0,
                )


@check(
    points=1,
    book="(6.39), (6.41)",
    given={
        "yf": st.lists(st.sampled_from(PLAIN_MARGINS), min_size=1, max_size=6),
        "C": st.sampled_from((0.25, 1.0, 7.0)),
    },
    also=pins.forced_alpha,
    strict_given={
        "yf": st.lists(st.sampled_from(MARGINS), min_size=1, max_size=6),
        "C": st.sampled_from((1e-5, 1.0, 5e4)),
    },
)
def test_forced_alpha(answer, yf, C):
    """由 yf 断定各样本的 α，不能断定的是 None /
    The α of each sample follows from its yf, or is None where it does not"""
    got = sequence(answer.forced_alpha(yf, C), len(yf), ("α 的列表", "the list of α"))
    with hint(*FORCED_HINT):
        for value, alpha in zip(yf, got, strict=True):
            what = (f"yf = {value:.7g} 的样本的 α", f"the α of a sample with yf = {value:.7g}")
            if value == 1:
                is_none(alpha, what)
            else:
                require(
                    alpha is not None,
                    f"{what[0]}是确定的，不是 None",
                    f"{what[1][0].upper()}{what[1][1:]} is settled, not None",
                )
                close(alpha, C if value < 1 else 0.0, what, abs=0.0)


@check(
    points=1,
    book="(6.41)",
    given={
        "data": signed_points((3, 12), (1, 2)),
        "C": st.sampled_from((0.1, 1.0, 10.0)),
        "kind": st.sampled_from(("linear", "gaussian")),
    },
    also=pins.forced_by_optimum,
    examples=25,
)
def test_forced_by_optimum(answer, data, C, kind):
    """在有噪声的样本上，断定的 α 就是软间隔最优解的 α /
    On noisy samples the α that follow are those of the optimum of the soft margin"""
    X, y = data["X"], data["y"]
    K = linear_kernel(X, X) if kind == "linear" else gaussian_kernel(X, X, 1.0)
    alpha, b = svm(K, y, C)
    yf = [1.0 if abs(m - 1) < 1e-3 else float(m) for m in y * decision_values(alpha, b, y, K)]
    got = sequence(answer.forced_alpha(yf, C), len(y), ("α 的列表", "the list of α"))
    with hint(*FORCED_HINT):
        for i, (value, found) in enumerate(zip(yf, got, strict=True)):
            if value == 1.0:
                is_none(found, (f"恰在边界上的样本 {i} 的 α", f"the α of sample {i}, which is on the margin"))
            else:
                close(found, C if alpha[i] > C / 2 else 0.0, (f"样本 {i} 的 α", f"the α of sample {i}"), abs=1e-9 * C)


@check(
    points=0.5,
    book="(6.37)",
    given={"alpha": st.lists(st.sampled_from((0.0, 0.0, 0.25, 0.5, 1.0)), min_size=1, max_size=8)},
    also=pins.removal,
    strict_given={"alpha": st.lists(st.sampled_from((0.0, 1e-9, 1e-5, 100.0, 2e5)), min_size=1, max_size=8)},
    examples=25,
)
def test_removal(answer, alpha):
    """删去哪些样本可能改变解，哪些必定不改变 /
    Which samples may change the solution when deleted, and which surely do not"""
    got = sequence(answer.removal_matters(alpha), len(alpha), ("答案", "the answer"))
    with hint(*REMOVAL_HINT):
        equal(got, [a > 0 for a in alpha], ("答案", "the answer"), binary=True)


@check(
    points=0.5,
    book="(6.31), (6.2)",
    given={
        "distance": st.sampled_from((0.0, 0.25, 1.0, 3.0, 12.0)),
        "norm_w": st.sampled_from((0.5, 1.0, 2.0, 20.0)),
        "turn": grid(0, 3),
    },
    also=pins.hinge,
    strict_given={
        "distance": st.sampled_from((1e-5, 12.3456789, 1e6)),
        "norm_w": st.sampled_from((1e-5, 0.123456789, 1e5)),
        "turn": grid(0, 3),
    },
    examples=30,
)
def test_hinge(answer, distance, norm_w, turn):
    """分错的样本的 hinge 损失由几何距离与 ‖w‖ 决定 /
    The hinge loss on the wrong side follows from the geometric distance and ‖w‖"""
    # The loss at a point of the plane built at that distance on the negative side, for a positive label.
    w = norm_w * np.array([math.cos(turn), math.sin(turn)])
    x = -distance * np.array([math.cos(turn), math.sin(turn)])
    with hint(*HINGE_HINT):
        close(answer.hinge_at(distance, norm_w), max(0.0, 1 - math.fsum(w * x)), ("损失", "the loss"))


@check(
    points=1,
    given={"line": lines()},
    examples=3,
    hint=(
        "前面各个函数已经给出答案：α 的取值、损失随距离的变化、重复数据时阈值的变化。",
        "The functions above hold the answers: the values of α, the loss against the distance, the threshold when data are repeated.",
    ),
)
def test_claims(answer, line):
    """关于噪声样本的判断 / What holds for noisy samples"""
    return share_of_claims(answer.claims(), TRUTH)


@picture(
    "一个样本把阈值移到指定之处",
    "One sample carries the threshold to a target",
    alt=(
        "五条数轴：最上面是原来的六个样本，阈值在 0；其余四条各多一个样本，硬间隔阈值（实线）移到了别处，均值阈值（虚线）只动了一点。",
        "Five number lines: on top the six samples with the threshold at 0; the other four have one more sample each, the hard-margin "
        "threshold (solid) has moved, the mean threshold (dashed) only a little.",
    ),
)
def draw_moves(figure, answer, reference, says):
    axes = figure.subplots()
    lines_ = [(None, NEG, POS)]
    for target, *_ in MOVES:
        x, label = a_sample(answer.move_threshold(NEG, POS, target))
        lines_.append((x, *_with(NEG, POS, x, label)))
    for row, (x, neg, pos) in enumerate(lines_):
        axes.axhline(-row, color="lightgrey", zorder=0)
        first = row == 0
        axes.plot(
            neg, [-row] * len(neg), "_", color="C1", markersize=12, label=says("反例", "negative") if first else None
        )
        axes.plot(
            pos, [-row] * len(pos), "+", color="C2", markersize=12, label=says("正例", "positive") if first else None
        )
        for at_x, style, words in (
            (float(_hard(neg, pos)), "-", says("硬间隔阈值", "hard-margin threshold")),
            (float(_means(neg, pos)), "--", says("均值阈值", "mean threshold")),
        ):
            axes.plot([at_x, at_x], [-row - 0.35, -row + 0.35], style, color="black", label=words if first else None)
        if x is not None:
            axes.plot([x], [-row], "o", mfc="none", mec="C0", markersize=14)
    axes.set_yticks([])
    axes.legend(loc="upper right")


NEG, POS = [-3.0, -2.0, -1.0], [1.0, 2.0, 4.0]
MOVES = (
    # target, the sample that moves it there, the shift of the mean threshold
    (-0.6, -0.2, 1, -19 / 60),
    (-0.1, 0.8, 1, -23 / 120),
    (0.4, -0.2, -1, 9 / 40),
    (0.9, 0.8, -1, 7 / 20),
)
HARD_HINT = (
    "硬间隔阈值是离得最近的两个异类样本的中点：反例中最大的与正例中最小的。变化是之后的减去之前的，可正可负。",
    "The hard-margin threshold is half-way between the two nearest samples of different classes: the largest negative and the smallest "
    "positive one. A change is after minus before, of either sign.",
)
MOVE_HINT = (
    "新样本与对面最近的样本的中点应是 target；它属于哪一类，取决于 target 在现在的阈值的哪一边。",
    "Half-way between the new sample and the nearest one opposite must be the target; its class depends on the side of the present "
    "threshold that the target is on.",
)
MEAN_HINT = (
    "均值阈值是两类均值的中点。只有一类的均值变了：它由 n 个数的平均变成 n + 1 个数的平均。变化是之后的减去之前的。",
    "The mean threshold is half-way between the class means. Only one of these changes, from the mean of n numbers to that of n + 1. A "
    "change is after minus before.",
)
FORCED_HINT = (
    "yf > 1 时 (6.41) 第三行给出 α；yf < 1 时 ξ > 0，第四行给出 μ，(6.39) 给出 α；yf = 1 时两者都推不出。",
    "Where yf > 1, line three of (6.41) gives α; where yf < 1, ξ > 0, line four gives μ and (6.39) gives α; where yf = 1 neither does.",
)
REMOVAL_HINT = (
    "α_i = 0 的样本不出现在 (6.37) 中；少了它，其余样本的 KKT 条件仍成立。",
    "A sample with α_i = 0 does not occur in (6.37); without it the KKT conditions of all others still hold.",
)
HINGE_HINT = (
    "分错的样本有 y f = -|f|，而几何距离是 |f|/‖w‖；代入 (6.31)。",
    "On the wrong side y f = -|f|, and the geometric distance is |f|/‖w‖; insert that in (6.31).",
)
TRUTH = {
    "every_misclassified_training_sample_is_a_bounded_sv": True,
    "hinge_loss_of_one_sample_is_bounded": False,
    "dual_weight_of_one_sample_is_bounded_in_soft_margin": True,
    "far_correct_samples_influence_the_solution": False,
    "hard_margin_shift_vanishes_as_m_grows": False,
}


def _hard(neg, pos):
    return (Fraction(max(neg)) + Fraction(min(pos))) / 2


def _mean(values):
    return sum(map(Fraction, values)) / len(values)


def _means(neg, pos):
    return (_mean(neg) + _mean(pos)) / 2


def _with(neg, pos, x, label):
    return ([*neg, x], pos) if label < 0 else (neg, [*pos, x])


def _size(*numbers):
    return max(map(abs, numbers))


def a_sample(got):
    x, label = sequence(got, 2, ("（坐标，标签）", "(coordinate, label)"))
    x = number(x, ("坐标", "the coordinate"))
    return x, int(labels([label], 1, (-1, 1), ("标签", "the label"))[0])


def judge_move(got, neg, pos, target):
    x, label = a_sample(got)
    more_neg, more_pos = _with(neg, pos, x, label)
    with hint(*MOVE_HINT):
        require(
            max(more_neg) < min(more_pos),
            f"加上 ({x:.10g}, {label:+d}) 之后数据不再线性可分",
            f"With ({x:.10g}, {label:+d}) the data are no longer separable",
            got=got,
        )
        close(
            float(_hard(more_neg, more_pos)),
            target,
            (f"加上 ({x:.10g}, {label:+d}) 之后的硬间隔阈值", f"the hard-margin threshold with ({x:.10g}, {label:+d})"),
            abs=1e-9 * _size(*neg, *pos),
            rel=0.0,
        )


def judge_shifts(got, neg, pos, x, label):
    hard, mean = sequence(got, 2, ("两个变化", "the two changes"))
    after = _with(neg, pos, x, label)
    slack = 1e-9 * _size(*neg, *pos, x)
    with hint(*HARD_HINT):
        wanted = float(_hard(*after) - _hard(neg, pos))
        close(hard, wanted, ("硬间隔阈值的变化", "the change of the hard-margin threshold"), abs=slack, rel=0.0)
    with hint(*MEAN_HINT):
        wanted = float(_means(*after) - _means(neg, pos))
        close(mean, wanted, ("均值阈值的变化", "the change of the mean threshold"), abs=slack, rel=0.0)
