"""Checks of exercise 1.4."""

from fractions import Fraction
from itertools import product

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, boolean, check, close, equal, exercise, fail, integers, labels, mapping, memo, picture, require
)  # fmt: skip
from grader.strategies import probabilities, seeds

from .pins import ex01_04 as pins
from .pins.ex01_04 import ZERO_ONE

EXERCISE = exercise(
    kind="prove",
    book="§1.4, (1.1), (1.2)",
    patterns=["two sides", "derived formula", "witness", "written"],
    hints=[
        (
            "先对 K = 2、两个点手算全部四个真相，看和里的每一项出现几次。",
            "Do K = 2 and two points by hand, all four truths, and see how often each term occurs in the sum.",
        ),
        (
            "交换求和次序，固定 $x$：有多少个 $f$ 在 $x$ 处取值 $y$？",
            "Swap the sums and fix $x$: how many $f$ take the value $y$ there?",
        ),
        (
            "公式里只有一个因子与预测有关。它对每个预测都一样时，学习算法就无关紧要了。",
            "A single factor of the formula depends on the prediction. Where it is the same for each, the learner is irrelevant.",
        ),
    ],
    written={
        "proof": [
            (
                "交换求和次序：固定 x，取某个值的真相有 K 的 n−1 次方个",
                "The sums are swapped: with x fixed, $K^{n-1}$ truths take a given value",
            ),
            (
                "只有损失矩阵的行和与预测有关，行和都相等时与算法无关",
                "Only row sums of the loss depend on the prediction; where they are equal the learner is irrelevant",
            ),
            (
                "行和不等时给出两个和不同的算法",
                "Where row sums differ, two learners with different sums are given",
            ),
        ]
    },
    contract=[
        (
            "K^n 不超过 256 时按定义求和；公式可以有 60 个点",
            "Sums by definition where K^n is at most 256; the formula for up to 60 points",
        ),
        (
            "标记到 120 种，损失到 4·10¹⁰；反例只在 K^n 乘以最大的损失不超过 10⁷ 时要求，两个和至少相差 1e-6",
            "Up to 120 labels, losses up to 4·10¹⁰; counterexamples where K^n times the largest loss is at most 10⁷, with sums at least 1e-6 apart",
        ),
    ],
)


def losses(classes=(2, 3), units=(1,)):
    """Square matrices of whole numbers, in many of which all rows, or all columns, have the same sum."""

    @st.composite
    def draw_loss(draw):
        k = draw(st.integers(*classes))
        kind = draw(st.sampled_from(("any", "equal rows", "equal columns", "almost")))
        rng = np.random.default_rng(draw(seeds()))
        rows = rng.integers(0, 5, size=(k, k)) * draw(st.sampled_from(units))
        if kind != "any":
            rows[:, -1] += rows.sum(axis=1).max() - rows.sum(axis=1)
        if kind == "almost":
            rows[rng.integers(k), rng.integers(k)] += 1
        return (rows.T if kind == "equal columns" else rows).tolist()

    return draw_loss()


LARGE = (1, 10_000, 10**10)


def large_losses():
    """Losses over a dozen to over a hundred labels, some in thousands, some in billions."""
    return st.sampled_from((13, 45, 110, 120)).flatmap(lambda k: losses((k, k), LARGE))


@st.composite
def cases(draw, points=(1, 4), classes=(1, 3), units=(1,), many_labels=False):
    """Everything that `ote_sum` asks for; with many labels there is one point."""
    n, loss = draw(st.integers(*points)), draw(losses(classes, units))
    if many_labels:
        n, loss = 1, draw(large_losses())
    weights = draw(probabilities((1, 3), zeros=False, parts=4))
    hypothesis = st.lists(st.integers(0, len(loss) - 1), min_size=n, max_size=n).map(tuple)
    return {
        "n_points": n,
        "train": draw(st.lists(st.integers(0, n - 1), unique=True, max_size=n)),
        "prob": draw(probabilities((n, n))),
        "loss": loss,
        "learner": [(draw(hypothesis), weight) for weight in weights],
    }


@check(
    points=1.5,
    book="(1.2)",
    hint=(
        "训练集外的概率是 2/3；8 个真相不要取平均。",
        "The probability outside the training set is 2/3; do not average over the 8 truths.",
    ),
)
def test_the_theorem_of_the_book(answer):
    """0/1 损失，三个点，训练集只有第一个：无论哪个学习算法，和都是 8/3 /
    0/1 loss, three points, the first for training: the sum is 8/3 whatever the learner"""
    for learner in ([((0, 0, 0), 1.0)], [((0, 1, 0), 0.25), ((1, 1, 0), 0.75)], [((1, 1, 1), 0.5), ((0, 0, 1), 0.5)]):
        close(answer.ote_sum(3, [0], [1 / 3] * 3, ZERO_ONE, learner), 8 / 3, SUM)
        close(answer.ote_sum_closed_form(3, [0], [1 / 3] * 3, ZERO_ONE, learner), 8 / 3, CLOSED)


@check(
    points=1,
    hint=(
        "loss 的行是预测，列是真相；在 $x$ 处取定值的 $f$ 有 $K^{n-1}$ 个。",
        "Rows of the loss are predictions, columns truths; $K^{n-1}$ of the $f$ take a given value at $x$.",
    ),
)
def test_two_other_losses(answer):
    """两个别的损失，一个三类，一个代价不等：几种预测的和 /
    Two other losses, one of three labels, one of unequal costs: the sums of several predictions"""
    three, costs = [[0, 1, 2], [1, 0, 2], [3, 0, 0]], [[0, 5], [1, 0]]
    for h, loss, expected in (
        ((0, 0, 0), three, 18),
        ((2, 1, 2), three, 18),
        ((0, 0, 0), costs, 40 / 3),
        ((1, 1, 1), costs, 8 / 3),
    ):
        close(answer.ote_sum(3, [0], [1 / 3] * 3, loss, [(h, 1.0)]), expected, SUM)
        close(answer.ote_sum_closed_form(3, [0], [1 / 3] * 3, loss, [(h, 1.0)]), expected, CLOSED)


HARD_CASES = st.one_of(cases(units=LARGE), cases(many_labels=True))


@check(
    points=1,
    book="(1.1)",
    given={"case": cases()},
    also=pins.both_sides_agree,
    strict_given={"case": HARD_CASES},
    hint=(
        "训练集里的点不算；学习算法以一定概率输出各个 h。",
        "Training points do not count; the learner outputs each h with its probability.",
    ),
)
def test_sum_is_its_definition(answer, case):
    """按定义枚举的和符合 (1.1) / The sum by enumeration is what (1.1) says"""
    arguments = [case[key] for key in ("n_points", "train", "prob", "loss", "learner")]
    close(answer.ote_sum(*arguments), enumerated(*arguments), SUM)


@check(
    points=1,
    book="(1.2)",
    given={"case": cases()},
    also=pins.both_sides_agree,
    strict_given={"case": HARD_CASES},
    hint=(
        "固定 $x$：全部真相里，$f(x)$ 取每个值的一样多，各有多少？",
        "Fix $x$: among all truths $f(x)$ takes each value equally often; how often?",
    ),
)
def test_formula_is_the_sum(answer, case):
    """不枚举的公式等于按定义枚举的和 / The formula without enumeration is the sum by enumeration"""
    arguments = [case[key] for key in ("n_points", "train", "prob", "loss", "learner")]
    close(answer.ote_sum_closed_form(*arguments), enumerated(*arguments), CLOSED)


@check(
    points=0.5,
    given={"case": cases(points=(20, 40), classes=(2, 2))},
    strict_given={"case": cases(points=(30, 60), classes=(2, 4), units=LARGE)},
    examples=25,
    hint=("真相有 $K^n$ 个，不能枚举。", "There are $K^n$ truths: do not enumerate them."),
)
def test_formula_for_many_points(answer, case):
    """有几十个点时，公式照样算得出 / With dozens of points the formula still gives the sum"""
    arguments = [case[key] for key in ("n_points", "train", "prob", "loss", "learner")]
    close(answer.ote_sum_closed_form(*arguments), point_by_point(*arguments), CLOSED)


@check(
    points=2.5,
    given={"loss": losses((1, 4))},
    also=pins.condition_on_the_loss,
    strict_given={"loss": st.one_of(losses((1, 4), LARGE), large_losses())},
    hint=(
        "公式里只有哪一部分与 h 有关？它何时对每个预测都一样？对角线和对称性是必需的吗？",
        "Which part of the formula depends on h? When is it the same for every prediction? Are a zero diagonal or symmetry needed?",
    ),
)
def test_condition_on_the_loss(answer, loss):
    """正确判断定理对哪些损失成立 / It is told rightly for which losses the theorem holds"""
    holds = boolean(answer.nfl_holds(loss), ("nfl_holds 的返回值", "the answer of nfl_holds"))
    example = learners_apart(loss, 2)
    if holds and example:
        h, g, left, right = example
        fail(
            f"两个点、训练集为空、P 均匀时，总输出 {h} 的算法的和是 {left:g}，总输出 {g} 的是 {right:g}",
            f"With two points, no training set and uniform P, always {h} has the sum {left:g} and always {g} has {right:g}",
            expected=False,
            got=holds,
        )
    equal(holds, not example, ("定理是否成立", "whether the theorem holds"))


@check(
    points=2.5,
    given={"loss": losses((1, 3)), "n_points": st.sampled_from((2, 3, 4))},
    also=pins.counterexamples,
    strict_given={
        "loss": st.one_of(losses((1, 3), LARGE), large_losses()),
        "n_points": st.sampled_from((2, 3, 4, 12)),
    },
    strict=pins.counterexamples_strict,
    hint=(
        "让两个算法的预测在公式里差别最大；训练集外要有概率为正的点。",
        "Let the two learners predict what differs most in the formula; some point outside the training set needs weight.",
    ),
)
def test_counterexamples(answer, loss, n_points):
    """定理不成立时给出反例，两个算法的和确实不同；成立时返回 None /
    Where the theorem fails there comes a counterexample whose two sums differ indeed; None where it holds"""
    while n_points > 2 and not _askable(loss, n_points):
        n_points = max(2, n_points // 2)
    if not _askable(loss, n_points):
        loss = (np.array(loss) > np.median(loss)).astype(int).tolist()
    got = answer.counterexample(loss, n_points)
    if not learners_apart(loss, 2):
        require(
            got is None,
            "定理对这个损失成立，没有反例",
            "The theorem holds for this loss: there is no counterexample",
            expected=None,
            got=got,
        )
        return
    require(
        got is not None,
        "定理对这个损失不成立，反例是存在的",
        "The theorem fails for this loss: there is a counterexample",
        got=got,
    )
    example = mapping(got, ("train", "prob", "a", "b"))
    train = integers(example["train"], None, ("train", "train"))
    require(
        set(train) <= set(range(n_points)),
        f"train 中的点应在 0..{n_points - 1} 之内",
        f"The points of train should be in 0..{n_points - 1}",
        got=train,
    )
    prob = array(example["prob"], (n_points,), ("prob", "prob")).tolist()
    require(min(prob) >= 0, "概率不能是负的", "Probabilities cannot be negative", got=prob)
    close(sum(prob), 1.0, ("概率之和", "the sum of the probabilities"))
    sums = []
    for name in "ab":
        h = tuple(map(int, labels(example[name], n_points, range(len(loss)), (name, name))))
        sums.append(exact_sum(n_points, train, prob, loss, h))
    require(
        abs(sums[0] - sums[1]) >= APART,
        f"两个算法的和应不同，这里是 {float(sums[0]):.15g} 和 {float(sums[1]):.15g}",
        f"The two sums should differ, but are {float(sums[0]):.15g} and {float(sums[1]):.15g}",
        got=got,
    )


@picture(
    "在每个真相下的损失：0/1 损失时总量相同，代价不等时不同",
    "The loss under each truth: equal totals with 0/1 loss, unequal totals with unequal costs",
    alt=(
        "左图是 0/1 损失，两个算法的柱子高低不同而总和相等；右图是损失 [[0, 5], [1, 0]]，总和不等",
        "Left, 0/1 loss: the bars of two learners differ but have the same total; right, loss [[0, 5], [1, 0]]: totals differ",
    ),
)
def draw_totals(figure, answer, reference, says):
    costs = [[0, 5], [1, 0]]
    example = answer.counterexample(costs, 3)
    prob = [float(p) for p in example["prob"]]
    outside = [x for x in range(3) if x not in example["train"]]
    truths = list(product(range(2), repeat=3))
    for axes, loss in zip(figure.subplots(1, 2), (ZERO_ONE, costs), strict=True):
        for shift, name in ((-0.2, "a"), (0.2, "b")):
            h = tuple(map(int, example[name]))
            heights = [sum(prob[x] * loss[h[x]][f[x]] for x in outside) for f in truths]
            total = answer.ote_sum(3, example["train"], prob, loss, [(h, 1.0)])
            label = f"{name} = {h}: " + says("总和", "total") + f" {total:.3g}"
            axes.bar([i + shift for i in range(8)], heights, width=0.4, label=label)
        axes.set(title=f"loss = {loss}", xlabel=says("真相 f", "truth f"), ylim=(0, 1.4 * max(map(max, loss))))
        axes.set_xticks(range(8), ["".join(map(str, f)) for f in truths])
        axes.legend()


SUM = ("对所有真相求的和", "the sum over all truths")
CLOSED = ("公式给出的和", "the sum by the formula")
APART = 1e-6


@memo
def enumerated(n_points, train, prob, loss, learner) -> float:
    """(1.1) with a loss, summed over all truths as it stands."""
    total = 0.0
    for f in product(range(len(loss)), repeat=n_points):
        for h, weight in learner:
            total += weight * sum(prob[x] * loss[h[x]][f[x]] for x in range(n_points) if x not in train)
    return total


def point_by_point(n_points, train, prob, loss, learner) -> float:
    """The same sum, extending all truths by one point at a time: how many there are, and their total so far."""
    truths, total = 1, 0.0
    for x in range(n_points):
        at_x = [0.0 if x in train else sum(w * prob[x] * loss[h[x]][y] for h, w in learner) for y in range(len(loss))]
        total = len(loss) * total + truths * sum(at_x)
        truths *= len(loss)
    return total


def _askable(loss, n_points) -> bool:
    """What the contract promises: sums so small that those that differ by 1e-6 also do in floating point."""
    return len(loss) ** n_points * max(map(max, loss)) <= 10**7


def exact_sum(n_points, train, prob, loss, h):
    """The same for a learner that always outputs h, without rounding: two sums that agree are equal."""
    total, truths = Fraction(0), 1
    for x in range(n_points):
        at_x = 0 if x in train else Fraction(prob[x]) * sum(loss[h[x]])
        total, truths = len(loss) * total + truths * at_x, len(loss) * truths
    return total


@memo
def learners_apart(loss, n_points):
    """Two constant learners and their different sums (no training set, uniform P), or None if there are none."""
    sums = {}
    for label in range(len(loss)):
        h = (label,) * n_points
        sums[h] = exact_sum(n_points, [], [1 / n_points] * n_points, loss, h)
    low, high = min(sums, key=sums.__getitem__), max(sums, key=sums.__getitem__)
    return (low, high, float(sums[low]), float(sums[high])) if sums[high] > sums[low] else None
