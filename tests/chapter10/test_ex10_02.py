"""Checks of exercise 10.2."""

import math
from itertools import pairwise, product

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array,
    close,
    equal,
    example_check,
    exercise,
    integer,
    number,
    picture,
    property_check,
    require,
    sequence,
)
from grader.strategies import probabilities

EXERCISE = exercise(
    kind="prove",
    book="§10.1",
    patterns=["two sides", "bound", "certificate", "witness"],
    hints=[
        (
            "err 是独立抽两个类别而不相同的概率; 给定 e(x), 其余各类概率的平方和在它们相等时最小.",
            "err is the chance that two independent draws differ; for a given e(x) the squares of the other posteriors sum to "
            "least when these are equal.",
        )
    ],
    equivalent_mutants={
        "P, c = np.array(posteriors), len(posteriors[-1])": "All rows have equally many classes.",
        "return [-1.0, 1.0], [0.5, 0.5], [0, 1]": "Any two points will do.",
        "return [0.0, 2.0], [0.5, 0.5], [0, 1]": "Any two points will do.",
        "return [0.0, 1.0], [0.5, 0.5], [-1, 1]": "Any two classes will do.",
        "return [0.0, 1.0], [0.5, 0.5], [0, 2]": "Any two classes will do.",
    },
)

HALVES = {"weights": [0.5, 0.5], "posteriors": [[0.9, 0.1], [0.6, 0.4]]}
UNIFORM = {"weights": [1.0], "posteriors": [[0.25] * 4]}
CERTAIN = {"weights": [0.5, 0.5], "posteriors": [[1.0, 0.0, 0.0], [0.0, 0.0, 1.0]]}


@st.composite
def worlds(draw, points=(1, 4), classes=(2, 6)):
    """{"weights", "posteriors"}: finitely many x, each with a posterior; zeros and ties are common."""
    weights = draw(probabilities(points, zeros=False, parts=4, stretch=False))
    c = draw(st.integers(*classes))
    return {"weights": weights, "posteriors": [draw(probabilities((c, c), parts=6, stretch=False)) for _ in weights]}


@example_check(
    "后验 (1/2, 1/3, 1/6): err = 11/18, err* = 1/2, 上界 5/8; 两个 x 各半, (0.9, 0.1) 与 (0.6, 0.4): err = 0.33, err* = 0.25, 上界 0.375",
    "Posterior (1/2, 1/3, 1/6): err = 11/18, err* = 1/2, bound 5/8; two x with (0.9, 0.1) and (0.6, 0.4): err = 0.33, err* = 0.25, bound 0.375",
    points=2,
    book="(10.1), (10.2)",
    hint=(
        "先对每个 x 求错误率, 再按概率取平均; 上界用平均之后的 err*.",
        "Take the error at each x, then the mean; the bound uses the mean err*.",
    ),
)
def test_by_hand(answer):
    one = [1.0], [[1 / 2, 1 / 3, 1 / 6]]
    close(answer.nn_error(*one), 11 / 18, ("err", "err"))
    close(answer.bayes_error(*one), 1 / 2, ("err*", "err*"))
    close(answer.upper_bound(1 / 2, 3), 5 / 8, ("上界", "the upper bound"))
    two = HALVES["weights"], HALVES["posteriors"]
    close(answer.nn_error(*two), 0.33, ("err", "err"))
    close(answer.bayes_error(*two), 0.25, ("err*", "err*"))
    close(answer.upper_bound(0.25, 2), 0.375, ("上界", "the upper bound"))
    close(answer.slack_terms(*two), [0.0, 0.045], ("两项之差", "the two terms"))
    posterior = sorted(array(answer.upper_equality(0.3, 4), (4,), ("后验概率", "the posterior")))
    close(posterior, [0.1, 0.1, 0.1, 0.7], ("后验概率 (升序)", "the posterior, sorted"))


@property_check(
    "err 与 err* 符合定义, 且 err* ≤ err ≤ 上界",
    "err and err* are what they are defined to be, and err* ≤ err ≤ the upper bound",
    points=2,
    given={"world": worlds()},
    also=[{"world": HALVES}, {"world": UNIFORM}, {"world": CERTAIN}],
    hint=(
        "err 在 x 处是 1 - Σ P(c|x)², err* 在 x 处是 1 - max P(c|x).",
        "At x, err is 1 - Σ P(c|x)² and err* is 1 - max P(c|x).",
    ),
)
def test_bounds(answer, world):
    weights, posteriors, c = world["weights"], world["posteriors"], len(world["posteriors"][0])
    wanted, wanted_star = _nn_error(weights, posteriors), _bayes_error(weights, posteriors)
    err = close(answer.nn_error(weights, posteriors), wanted, ("err", "err"))
    star = close(answer.bayes_error(weights, posteriors), wanted_star, ("err*", "err*"))
    bound = number(answer.upper_bound(wanted_star, c), ("上界", "the upper bound"))
    require(star <= err + 1e-9, "应有 err* ≤ err", "err* ≤ err should hold", got=(star, err))
    require(err <= bound + 1e-9, "应有 err ≤ 上界", "err ≤ the upper bound should hold", got=bound)
    close(bound, _bound(wanted_star, c), ("上界", "the upper bound"))


@property_check(
    "给出的后验概率使上界、下界恰好取等号",
    "The posteriors attain the upper and the lower bound exactly",
    points=2,
    given={"c": st.integers(2, 6), "share": st.integers(0, 8), "s": st.integers(1, 6)},
    also=[{"c": 4, "share": 3, "s": 2}, {"c": 3, "share": 8, "s": 3}, {"c": 2, "share": 0, "s": 1}],
    hint=(
        "上界取等号: 除最大的类外, 其余各类平分 err*. 下界取等号: 概率为正的类都一样大.",
        "Upper: all classes but the largest share err* equally. Lower: all positive entries are equal.",
    ),
)
def test_equalities(answer, c, share, s):
    err_star, s = (1 - 1 / c) * share / 8, min(s, c)
    upper = _posterior(
        answer.upper_equality(err_star, c), c, ("upper_equality 的返回值", "the answer of upper_equality")
    )
    got = _bayes_error([1.0], [upper])
    require(
        abs(got - err_star) <= 1e-9,
        f"这个后验的贝叶斯错误率是 {got:.6g}, 应为 {err_star:.6g}",
        f"The Bayes error of this posterior is {got:.6g}; it should be {err_star:.6g}",
        got=upper,
    )
    err, bound = _nn_error([1.0], [upper]), _bound(err_star, c)
    require(
        abs(err - bound) <= 1e-9,
        f"这个后验的 err 是 {err:.12g}, 没有达到上界 {bound:.12g}",
        f"The err of this posterior is {err:.12g}, which does not attain the bound {bound:.12g}",
        got=upper,
    )
    lower = _posterior(answer.lower_equality(c, s), c, ("lower_equality 的返回值", "the answer of lower_equality"))
    equal(int(np.sum(lower > 0)), s, ("概率为正的类的个数", "the number of positive entries"))
    err, star = _nn_error([1.0], [lower]), _bayes_error([1.0], [lower])
    require(
        abs(err - star) <= 1e-9,
        f"这个后验的 err 是 {err:.12g}, err* 是 {star:.6g}, 应当相等",
        f"This posterior has err {err:.12g} and err* {star:.6g}, which should be equal",
        got=lower,
    )


@property_check(
    "上界与 err 之差分解为两个非负项: 同一个 x 之内的, 与各个 x 之间的",
    "The upper bound less err splits into two non-negative terms, within one x and between the x",
    points=2,
    given={"world": worlds()},
    also=[{"world": HALVES}, {"world": {"weights": [1.0], "posteriors": [[0.5, 0.25, 0.25, 0.0]]}}],
    hint=(
        "先展开 Σ (p_i - e/(c-1))² (i 不取 c*); 上界减 err 里剩下的只含 e, 看它是不是方差.",
        "Expand Σ (p_i - e/(c-1))² over i ≠ c* first; what is left of the bound less err contains e only: is it a variance?",
    ),
)
def test_slack(answer, world):
    weights, posteriors, c = world["weights"], world["posteriors"], len(world["posteriors"][0])
    found = answer.slack_terms(weights, posteriors)
    within, between = array(found, (2,), ("两项", "the two terms")).tolist()
    require(within >= -1e-12 and between >= -1e-12, "两项都不应为负", "Neither term may be negative", got=found)
    slack = _bound(_bayes_error(weights, posteriors), c) - _nn_error(weights, posteriors)
    close(within + between, slack, ("两项之和 (上界减 err)", "the sum of the terms (bound less err)"))
    errors = [1 - max(p) for p in posteriors]
    # Within one x: what the bound at that x exceeds err there.
    wanted = math.fsum(
        w * (_bound(e, c) - _nn_error([1.0], [p])) for w, e, p in zip(weights, errors, posteriors, strict=True)
    )
    close(within, wanted, ("同一个 x 之内的项", "the term within one x"))


@property_check(
    "样本不稠密的反例: err* = 0, 而枚举全部训练集得到的期望错误率大于 0",
    "Without dense samples: err* = 0, yet over all training sets the expected error is above 0",
    points=2,
    given={"n": st.integers(1, 4)},
    also=[{"n": n} for n in (1, 2, 3, 4)],
    examples=4,
    hint=(
        "两个点, 两个类: n 个训练样本可能全落在另一个点上.",
        "Two points, two classes: all n training samples may fall on the other point.",
    ),
)
def test_sparse(answer, n):
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
            f"各点应互不相同, 且点 {x:g} 到另外任两点的距离不能相等",
            f"The points should differ, and {x:g} may not be equally far from two others",
            got=points,
        )
    error = 0.0
    for training in product(range(m), repeat=n):
        chance = math.prod(chances[i] for i in training)
        for i, x in enumerate(points):
            nearest = min(training, key=lambda j: abs(points[j] - x))
            error += chance * chances[i] * (labels[nearest] != labels[i])
    require(
        error > 1e-6,
        f"{n} 个训练样本时, 期望错误率是 {error:.3g}, 应大于 1e-6",
        f"With {n} training samples the expected error is {error:.3g}; it should be above 1e-6",
        got=(points, chances, labels),
    )


@picture(
    "三类问题的 err 与 err*: 都在两条曲线之间",
    "err against err* for three classes: always between the two curves",
    alt=(
        "横轴 err*, 纵轴 err; 下面的直线是 err = err*, 上面的曲线是上界, 点是随机的后验概率.",
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


def _nn_error(weights, posteriors) -> float:
    """The chance that the classes of a sample and of its neighbour differ, pair by pair."""
    return math.fsum(
        w * p[a] * p[b]
        for w, p in zip(weights, posteriors, strict=True)
        for a in range(len(p))
        for b in range(len(p))
        if a != b
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
        f"{what[0]}应是一个概率分布: 不为负, 和为 1",
        f"{what[1][:1].upper()}{what[1][1:]} should be a distribution: non-negative, with sum 1",
        got=got,
    )
    return posterior
