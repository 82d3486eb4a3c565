"""Checks of exercise 10.2."""

import math
from itertools import pairwise

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, check, close, equal, exercise, integer, picture, require, sequence
from grader.strategies import edges, probabilities

from .pins import ex10_02 as pins
from .pins.ex10_02 import HALVES

EXERCISE = exercise(
    kind="prove",
    book="§10.1",
    patterns=["two sides", "bound", "certificate", "witness"],
    contract=[
        (
            "x 至多 150 个，类至多 200 个，概率小到 10⁻⁶；结果准到 10⁻⁹",
            "Up to 150 x and 200 classes, probabilities down to 10⁻⁶; results right to 10⁻⁹",
        ),
    ],
    hints=[
        (
            "先固定一个 x：独立抽两个类别，它们不同的概率是多少？",
            "Fix one x first: if two classes are drawn independently, how likely do they differ?",
        ),
        (
            "给定 e(x)，其余各类的概率怎样分配，平方和才最小？怎样才最大？",
            "For a given e(x), how must the other posteriors be for their squares to sum to least, and to most?",
        ),
        (
            "再对 x 取期望：e 的平方的期望与期望的平方之差是方差。",
            "Then take the expectation over x: the mean of the squared e less the square of its mean is a variance.",
        ),
    ],
    written={
        "proof": [
            ("下界：平方和不超过最大的后验概率", "The lower bound: the squares sum to the largest posterior at most"),
            (
                "上界：给定 e(x) 时其余各类相等最坏，再对 x 取期望",
                "The upper bound: for a given e(x) equal others are worst, then the mean over x",
            ),
            ("说明两端等号何时成立", "Says when either end holds with equality"),
        ]
    },
)


HINT_NN = (
    "先固定一个 x：独立抽两个类别而不相同的机会是多少？再按 x 的概率取平均。",
    "Fix one x first: how often do two independent draws differ? Then take the mean over x.",
)
HINT_BAYES = (
    "先固定一个 x：猜最可能的类，错的机会是多少？再按 x 的概率取平均。",
    "Fix one x first: how often is the most likely class wrong? Then take the mean over x.",
)


@st.composite
def worlds(draw, points=(1, 4), classes=(2, 6)):
    """{"weights", "posteriors"}: finitely many x, each with a posterior; zeros and ties are common."""
    weights = draw(probabilities(points, zeros=False, parts=4))
    c = draw(st.sampled_from([*range(classes[0], classes[1] + 1), 12]))
    return {"weights": weights, "posteriors": [draw(probabilities((c, c), parts=6)) for _ in weights]}


@check(points=0.5, book="(10.2)", hint=HINT_NN)
def test_nn_error_by_hand(answer):
    """手算 err：一个 x，三个类；两个 x，两个类 /
    err by hand: one x with three classes, two x with two"""
    close(answer.nn_error([1.0], [[1 / 2, 1 / 3, 1 / 6]]), 11 / 18, ("err", "err"))
    close(answer.nn_error(HALVES["weights"], HALVES["posteriors"]), 0.33, ("err", "err"))


@check(points=0.5, book="(10.1)", hint=HINT_BAYES)
def test_bayes_error_by_hand(answer):
    """手算 err*：一个 x，三个类；两个 x，两个类 /
    err* by hand: one x with three classes, two x with two"""
    close(answer.bayes_error([1.0], [[1 / 2, 1 / 3, 1 / 6]]), 1 / 2, ("err*", "err*"))
    close(answer.bayes_error(HALVES["weights"], HALVES["posteriors"]), 0.25, ("err*", "err*"))


@check(points=1, book="(10.2)", given={"world": worlds()}, also=pins.errors, hint=HINT_NN)
def test_nn_error(answer, world):
    """err 是独立抽两个类别而不相同的机会 / err is the chance that two independent draws differ"""
    weights, posteriors = world["weights"], world["posteriors"]
    close(answer.nn_error(weights, posteriors), _nn_error(weights, posteriors), ("err", "err"))


@check(points=0.5, book="(10.1)", given={"world": worlds()}, also=pins.errors, hint=HINT_BAYES)
def test_bayes_error(answer, world):
    """err* 是最可能的类别猜错的机会 / err* is the chance that the most likely class is wrong"""
    weights, posteriors = world["weights"], world["posteriors"]
    close(answer.bayes_error(weights, posteriors), _bayes_error(weights, posteriors), ("err*", "err*"))


@check(
    points=1,
    book="(10.40)",
    given={"c": st.integers(2, 20), "share": edges(0.0, 1.0)},
    also=pins.upper_bound,
    hint=("照 (10.40) 的右边写，|Y| 就是 c。", "Write the right side of (10.40); |Y| is c."),
)
def test_upper_bound(answer, c, share):
    """上界由 err* 与类别数算出 / The upper bound is worked out from err* and the number of classes"""
    err_star = (1 - 1 / c) * share
    close(answer.upper_bound(err_star, c), _bound(err_star, c), ("上界", "the upper bound"))


@check(
    points=1.5,
    given={"c": st.integers(2, 20), "share": edges(0.0, 1.0)},
    also=pins.upper_equality,
    hint=(
        "贝叶斯错误率定下了最大的后验概率；其余各类怎样分配，err 才最大？",
        "The Bayes error settles the largest posterior; how must the others be for err to be largest?",
    ),
)
def test_upper_equality(answer, c, share):
    """给出的后验概率使上界恰好取等号 / The posterior attains the upper bound exactly"""
    err_star = (1 - 1 / c) * share
    upper = _posterior(answer.upper_equality(err_star, c), c, ("后验概率", "the posterior"))
    got = _bayes_error([1.0], [upper])
    require(
        abs(got - err_star) <= 1e-9,
        f"这个后验的贝叶斯错误率是 {got:.6g}，应为 {err_star:.6g}",
        f"The Bayes error of this posterior is {got:.6g}; it should be {err_star:.6g}",
        got=upper,
    )
    err, bound = _nn_error([1.0], [upper]), _bound(err_star, c)
    require(
        abs(err - bound) <= 1e-9,
        f"这个后验的 err 是 {err:.12g}，没有达到上界 {bound:.12g}",
        f"The err of this posterior is {err:.12g}, which does not attain the bound {bound:.12g}",
        got=upper,
    )


@check(
    points=1,
    given={"sizes": st.integers(2, 15).flatmap(lambda c: st.tuples(st.just(c), st.integers(1, c)))},
    also=pins.lower_equality,
    hint=(
        "Σ p_i² 是 p_i 按自身的加权平均：何时等于最大的 p_i？",
        "Σ p_i² is the mean of the p_i weighted by themselves: when is it as large as the largest?",
    ),
)
def test_lower_equality(answer, sizes):
    """给出的后验概率恰有 s 个类的概率为正，并使下界取等号 /
    The posterior has exactly s positive entries and attains the lower bound"""
    c, s = sizes
    lower = _posterior(answer.lower_equality(c, s), c, ("后验概率", "the posterior"))
    equal(int(np.sum(lower > 0)), s, ("概率为正的类的个数", "the number of positive entries"))
    err, star = _nn_error([1.0], [lower]), _bayes_error([1.0], [lower])
    require(
        abs(err - star) <= 1e-9,
        f"这个后验的 err 是 {err:.12g}, err* 是 {star:.6g}，应当相等",
        f"This posterior has err {err:.12g} and err* {star:.6g}, which should be equal",
        got=lower,
    )


@check(
    points=2.5,
    given={"world": worlds()},
    also=pins.slack,
    hint=(
        "先对每个 x 用它自己的 e(x) 展开 Σ (p_i - e/(c-1))²（i 不取 c*）；上界减 err 里剩下的只含 e，看它是不是方差。",
        "For each x, with its own e(x), expand Σ (p_i - e/(c-1))² over i ≠ c* first; what is left of the bound less err contains e "
        "only: is it a variance?",
    ),
)
def test_slack(answer, world):
    """上界与 err 之差分解为两个非负项：同一个 x 之内的，与各个 x 之间的 /
    The upper bound less err splits into two non-negative terms, within one x and between the x"""
    weights, posteriors, c = world["weights"], world["posteriors"], len(world["posteriors"][0])
    found = answer.slack_terms(weights, posteriors)
    within, between = array(found, (2,), ("两项", "the two terms")).tolist()
    require(within >= -1e-12 and between >= -1e-12, "两项都不应为负", "Neither term may be negative", got=found)
    errors = [math.fsum(sorted(p)[:-1]) for p in posteriors]
    # Within one x: what the bound at that x exceeds err there.
    wanted = math.fsum(
        w * (_bound(e, c) - _nn_error([1.0], [p])) for w, e, p in zip(weights, errors, posteriors, strict=True)
    )
    close(within, max(wanted, 0.0), ("同一个 x 之内的项", "the term within one x"))
    slack = _bound(_bayes_error(weights, posteriors), c) - _nn_error(weights, posteriors)
    close(within + between, slack, ("两项之和（上界减 err）", "the sum of the terms (bound less err)"))


@check(
    points=1.5,
    given={"n": st.integers(1, 100)},
    also=pins.sparse,
    examples=20,
    hint=(
        "哪个点会被 n 个训练样本全部错过？样本越多，它就要越罕见，又不能太罕见。",
        "Which point is missed by all n training samples? The more samples, the rarer it must be, and yet not too rare.",
    ),
)
def test_sparse(answer, n):
    """样本不稠密的反例：err* = 0，而期望错误率至少是 1/(4n) /
    Without dense samples: err* = 0, yet the expected error is 1/(4n) or more"""
    points, chances, labels = sequence(answer.sparse_counterexample(n), 3, ("反例", "the counterexample"))
    points = array(points, (None,), ("各点", "the points")).tolist()
    m = len(points)
    require(1 <= m <= 4, "应有 1 到 4 个点", "There should be 1 to 4 points", got=points)
    chances = _posterior(chances, m, ("各点的概率", "the probabilities of the points")).tolist()
    labels = [integer(label, ("类别", "the class")) for label in sequence(labels, m, ("各点的类别", "the classes"))]
    for x in points:
        distances = sorted(abs(x - z) for z in points)
        require(
            all(b - a > 1e-9 for a, b in pairwise(distances)),
            f"各点应互不相同，且点 {x:g} 到另外任两点的距离不能相等",
            f"The points should differ, and {x:g} may not be equally far from two others",
            got=points,
        )
    error = math.fsum(
        chances[i] * _chance_of_nearest(points, chances, x, j, n)
        for i, x in enumerate(points)
        for j in range(m)
        if labels[j] != labels[i]
    )
    require(
        error >= 1 / (4 * n) - 1e-12,
        f"{n} 个训练样本时，期望错误率是 {error:.6g}，应至少是 1/(4n) = {1 / (4 * n):.6g}",
        f"With {n} training samples the expected error is {error:.6g}, less than 1/(4n) = {1 / (4 * n):.6g}",
        got=(points, chances, labels),
    )


@picture(
    "三类问题的 err 与 err*：都在两条曲线之间",
    "err against err* for three classes: always between the two curves",
    alt=(
        "横轴 err*，纵轴 err；下面的直线是 err = err*，上面的曲线是上界，点是随机的后验概率。",
        "err over err*: the line err = err* below, the upper bound above, and dots for random posteriors between them.",
    ),
)
def draw_bounds(figure, answer, reference, says):
    axes = figure.subplots()
    posteriors = np.random.default_rng(0).dirichlet([0.7] * 3, size=80).tolist()
    stars = [answer.bayes_error([1.0], [p]) for p in posteriors]
    axes.plot(stars, [answer.nn_error([1.0], [p]) for p in posteriors], ".", color="0.4")
    grid = np.linspace(0, 2 / 3, 30).tolist()
    axes.plot(grid, [answer.upper_bound(e, 3) for e in grid], label=says("上界", "upper bound"))
    axes.plot(grid, grid, label=says("下界 err*", "lower bound err*"))
    axes.set_xlabel("err*")
    axes.set_ylabel("err")
    axes.legend()


def _chance_of_nearest(points, chances, x, j, n) -> float:
    """The chance that of n samples the nearest to x lies at point j: none is nearer, and not all are farther."""
    distances = [abs(x - z) for z in points]
    farther = math.fsum(p for p, d in zip(chances, distances, strict=True) if d > distances[j])
    return (farther + chances[j]) ** n - farther**n


def _nn_error(weights, posteriors) -> float:
    """The chance that the classes of a sample and of its neighbour differ: for each class, that of all others."""
    return math.fsum(
        w * p[a] * math.fsum([*p[:a], *p[a + 1 :]])
        for w, p in zip(weights, posteriors, strict=True)
        for a in range(len(p))
    )


def _bayes_error(weights, posteriors) -> float:
    """The chance of all classes but the most likely one."""
    return math.fsum(w * math.fsum(sorted(p)[:-1]) for w, p in zip(weights, posteriors, strict=True))


def _bound(err_star, c) -> float:
    return 2 * err_star - err_star**2 * c / (c - 1)


def _posterior(got, c, what):
    posterior = array(got, (c,), what)
    require(
        posterior.min() >= -1e-12 and abs(posterior.sum() - 1) <= 1e-9,
        f"{what[0]}应是一个概率分布：不为负，和为 1",
        f"{what[1][:1].upper()}{what[1][1:]} should be a distribution: non-negative, with sum 1",
        got=got,
    )
    return posterior
