"""Checks of exercise 7.3."""

import math
from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from grader.checks import check, close, equal, exercise, hint, is_none, memo, number, picture
from grader.strategies import grid, tables

from .pins import ex07_03 as pins
from .pins.ex07_03 import SETTINGS
from .shared import all_of_3_0, mixed_problems, share

EXERCISE = exercise(
    kind="program",
    book="§7.3",
    patterns=["oracle", "metamorphic"],
    hints=[
        (
            "先让先验与各个条件概率对上书中的数值，再把它们合成得分。",
            "Match the book's numbers for the prior and the conditionals first; then put them together.",
        ),
        (
            "离散与连续的属性分开处理：一边是计数，一边是密度。",
            "Treat discrete and continuous attributes apart: counting here, densities there.",
        ),
        (
            "得分是对数之和；密度的对数可以直接写出来，不必先算密度。",
            "A score is a sum of logarithms; the logarithm of a density can be written down without the density.",
        ),
    ],
)


@st.composite
def twins(draw):
    """Two classes that cannot be told apart, or hardly, and perhaps a third one that is far away."""
    order = draw(st.permutations(["是", "否", "或"]))
    rows = [[draw(st.sampled_from(["甲", "乙"])), draw(grid(0, 1))] for _ in range(draw(st.integers(1, 3)))]
    rows += [["甲", -1.0], ["乙", 2.0]]
    X = [list(row) for _ in range(2) for row in rows] + [["丙", 90.0], ["丙", 91.0]]
    y = [order[0]] * len(rows) + [order[1]] * len(rows) + [order[2]] * 2
    return {
        "X": X,
        "y": y,
        "x": ["甲", draw(grid(0, 2))],
        "domains": [["甲", "乙", "丙"], None],
        "classes": sorted(order),
    }


@check(points=2, book="(7.18)–(7.20)")
def test_estimates_of_the_book(answer):
    """书中的估计：先验 9/19，青绿 4/11 与 4/12，清脆 1/11；密度与含糖率的均值、标准差和四个密度值 /
    The book's estimates: prior 9/19，青绿 4/11 and 4/12, 清脆 1/11; mean and deviation of 密度, and the four densities
    """
    X, y, domains, classes = all_of_3_0()
    with hint(*HINT_PRIOR):
        close(answer.prior(y, classes, True), {"是": 9 / 19, "否": 10 / 19}, ("修正的先验", "the corrected prior"))
        close(answer.prior(y, classes, False), {"是": 8 / 17, "否": 9 / 17}, ("先验", "the prior"))
    for i, value, label, wanted in ((0, "青绿", "是", 4 / 11), (0, "青绿", "否", 4 / 12), (2, "清脆", "是", 1 / 11)):
        with hint(*HINT_CONDITIONAL):
            got = answer.conditional(X, y, i, value, label, domains, True)
            close(got, wanted, (f"修正的 P({value} | {label})", f"the corrected P({value} | {label})"))
    for value, i, wanted in (("蜷缩", 1, 5 / 8), ("凹陷", 4, 5 / 8), ("清脆", 2, 0.0)):
        with hint(*HINT_CONDITIONAL):
            got = answer.conditional(X, y, i, value, "是", domains, False)
            close(got, wanted, (f"P({value} | 是)", f"P({value} | 是)"))
    with hint(*HINT_GAUSSIAN):
        words = "好瓜密度的均值与标准差", "mean and deviation of 密度 among good melons"
        close(answer.gaussian(X, y, 6, "是", 1), (0.57375, 0.129210514831), words)
        close(answer.gaussian(X, y, 6, "是", 0), (0.57375, 0.120865369316), words)
    printed = {(6, "是"): 1.959, (6, "否"): 1.203, (7, "是"): 0.788, (7, "否"): 0.066}
    for (i, label), expected in printed.items():
        mean, std = _moments(X, y, i, label, 1)
        with hint(*HINT_DENSITY):
            got = answer.density(X[0][i], float(mean), std)
            close(
                got,
                expected,
                (f"{label} 类中的密度 p({X[0][i]})", f"the density p({X[0][i]}) in class {label}"),
                abs=6e-4,
            )


@check(points=2, book="(7.15)")
def test_melon_1(answer):
    """测1 修正后的得分与后验，以及 17 个训练样本判对几个 /
    测1: corrected scores and posterior, and how many of the 17 training samples are right"""
    X, y, domains, classes = all_of_3_0()
    exact = {
        (True, 1): (-3.663951766, -9.468805367),
        (True, 0): (math.log(0.0218012464), math.log(4.91583402e-5)),
        (False, 1): (math.log(0.0523787189), math.log(6.85842403e-5)),
    }
    with hint(*HINT_SCORE):
        for (laplace, ddof), (good, bad) in exact.items():
            got = answer.log_scores(X, y, X[0], domains, classes, laplace, ddof)
            words = f"laplace={laplace}, ddof={ddof} 时的得分", f"the scores with laplace={laplace}, ddof={ddof}"
            close(got, {"是": good, "否": bad}, words, abs=2e-8)
        discrete = answer.log_scores([row[:6] for row in X], y, X[0][:6], domains[:6], classes, True, 1)
        wanted = {"是": math.log(254016 / 15299845), "否": math.log(175 / 180576)}
        close(discrete, wanted, ("只用离散属性的得分", "the scores by the discrete attributes alone"))
    with hint(*HINT_POSTERIOR):
        after = answer.posterior({"是": -3.663951766, "否": -9.468805367})
        close(after, {"是": 0.996996154, "否": 0.003003846}, ("后验概率", "the posterior"), abs=2e-9)
    predicted = [answer.classify(X, y, x, domains, classes, True, 1) for x in X]
    wrong = {7: "否", 13: "是", 15: "是"}
    with hint(
        "只有 7、13、15 号判错。先核对它们的得分。",
        "Only melons 7, 13 and 15 come out wrong. Compare their scores first.",
    ):
        expected = [wrong.get(number, label) for number, label in enumerate(y, 1)]
        equal(predicted, expected, ("17 个瓜的类别", "the classes of the 17 melons"))


@check(points=1.5, book="(7.16)–(7.20)", given={"table": tables(classes=(1, 4))}, also=pins.counting, examples=30)
def test_counting(answer, table):
    """先验与条件概率就是计数的结果，没出现的取值与类别也不例外 /
    Priors and conditionals are what counting gives, also for values and classes that do not occur"""
    X, y, _, domains, classes = table.values()
    for laplace in (True, False):
        said = "修正的" if laplace else "不修正的", "corrected" if laplace else "plain"
        if y:
            with hint(*HINT_PRIOR):
                expected = {c: float(_prior(y, classes, c, laplace)) for c in classes}
                close(answer.prior(y, classes, laplace), expected, (f"{said[0]}先验", f"the {said[1]} prior"))
        for label in classes:
            for i, domain in [(i, domain) for i, domain in enumerate(domains) if domain is not None][-2:]:
                for value in (domain[0], domain[-1]):
                    expected = _conditional(X, y, i, value, label, domains, laplace)
                    with hint(*HINT_CONDITIONAL):
                        got = answer.conditional(X, y, i, value, label, domains, laplace)
                        words = (
                            f"属性 {i} 的{said[0]} P({value} | {label})",
                            f"the {said[1]} P({value} | {label}) of attribute {i}",
                        )
                        close(got, None if expected is None else float(expected), words)


@check(
    points=1,
    book="(7.13)",
    given={"problem": mixed_problems().filter(lambda problem: None in problem["domains"]), "ddof": st.integers(0, 1)},
    also=pins.gaussian,
)
def test_gaussian(answer, problem, ddof):
    """均值与标准差按类计算，平移与缩放随之平移与缩放 /
    Mean and deviation are those of the class, and follow shifts and changes of scale"""
    X, y = problem["X"], problem["y"]
    for label in problem["classes"]:
        i = max(j for j, domain in enumerate(problem["domains"]) if domain is None)
        mean, std = _moments(X, y, i, label, ddof)
        size = max(abs(row[i]) for row in X)
        with hint(*HINT_GAUSSIAN):
            words = f"类别 {label} 的均值与标准差", f"mean and deviation of class {label}"
            # Two passes lose a few units in the last place of the data, whatever their common offset is.
            close(answer.gaussian(X, y, i, label, ddof), (float(mean), std), words, abs=1e-14 * size * len(X), rel=1e-9)


@check(
    points=0.5,
    book="(7.18)",
    given={"x": grid(-5, 5), "mean": grid(-2, 2, 0.5), "std": st.sampled_from((0.01, 0.25, 1.0, 2.0, 1e4, 1e-4))},
    also=pins.density,
    examples=15,
)
def test_density(answer, x, mean, std):
    """密度与 (7.18) 一致，在实轴上积分为 1 / The density is (7.18), and its integral over the line is 1"""
    with hint(*HINT_DENSITY):
        z = (x - mean) / std
        expected = math.exp(-0.5 * z * z) / (std * math.sqrt(2 * math.pi))
        close(answer.density(x, mean, std), expected, ("密度", "the density"))
        steps = np.arange(-8, 8.01, 0.5)
        densities = [number(answer.density(mean + std * float(x), mean, std), ("密度", "the density")) for x in steps]
        total = 0.5 * std * math.fsum(densities)
        close(total, 1.0, ("密度的积分", "the integral of the density"), abs=1e-6)


@check(
    points=1,
    book="(7.15)",
    given={"problem": mixed_problems(), "laplace": st.booleans(), "ddof": st.integers(0, 1)},
    also=pins.scores_inputs,
)
def test_scores(answer, problem, laplace, ddof):
    """得分是先验与各因子的对数之和，与样本、属性、类别的次序无关 /
    A score is the sum of the logarithms of the prior and all factors, whatever the order of samples, attributes, classes
    """
    X, y, x, domains, classes = problem.values()
    expected = _scores(problem, laplace, ddof)
    with hint(*HINT_SCORE):
        got = answer.log_scores(X, y, x, domains, classes, laplace, ddof)
        close(got, expected, ("得分", "the scores"), abs=1e-7)
        turned = answer.log_scores(X[::-1], y[::-1], x, domains, classes[::-1], laplace, ddof)
        close(turned, expected, ("样本与类别倒序后的得分", "the scores with samples and classes reversed"), abs=1e-7)


@check(
    points=0.5,
    given={
        "count": st.sampled_from((400, 1000)),
        "far": st.sampled_from((60.0, 300.0, -5000.0)),
        "laplace": st.booleans(),
    },
    also=pins.extremes,
    examples=6,
)
def test_extremes(answer, count, far, laplace):
    """一千个属性，或离均值几百个标准差，得分仍然有限而准确 /
    With a thousand attributes, or hundreds of deviations from the mean, scores stay finite and accurate"""
    wide = {
        "X": [["甲"] * count, ["乙"] * count, ["甲", "乙"] * (count // 2), ["乙"] * count],
        "y": ["是", "是", "否", "否"],
        "x": ["甲"] * (count - 1) + ["乙"],
        "domains": [["甲", "乙", "丙"]] * count,
        "classes": ["否", "是"],
    }
    for problem in (wide, {**FAR, "x": [far]}):
        with hint(
            "不要先求连乘积或密度再取对数：它们会下溢成 0。",
            "Do not take the logarithm of the product or of the density: they underflow to 0.",
        ):
            X, y, x, domains, classes = problem.values()
            got = answer.log_scores(X, y, x, domains, classes, laplace, 1)
            close(got, _scores(problem, laplace, 1), ("得分", "the scores"), abs=1e-7)


@check(
    points=0.75,
    given={
        "scores": st.dictionaries(
            st.sampled_from(["是", "否", "或"]), st.one_of(grid(-20, 3), st.just(-math.inf)), min_size=1
        ),
        "shift": st.sampled_from((0.0, -750.0, -1e5, 700.0)),
    },
    also=pins.posterior,
)
def test_posterior(answer, scores, shift):
    """后验概率之比是得分之差的指数，和为 1；全是负无穷时是 None /
    Ratios of posteriors are exponentials of differences of scores, and the sum is 1; None if all scores are minus infinity
    """
    scores = {label: score + shift for label, score in scores.items()}
    got = answer.posterior(scores)
    highest = max(scores.values())
    with hint(*HINT_POSTERIOR):
        if highest == -math.inf:
            is_none(got, ("得分全是负无穷时的后验概率", "the posterior where all scores are minus infinity"))
            return
        odds = {label: math.exp(score - highest) for label, score in scores.items()}
        close(
            got, {label: each / math.fsum(odds.values()) for label, each in odds.items()}, ("后验概率", "the posterior")
        )


@check(
    points=0.75,
    given={"problem": st.one_of(twins(), mixed_problems().filter(lambda p: _is_clear(p)))},
    also=pins.classify,
)
def test_classify(answer, problem):
    """判为得分最高的类，得分相等时取靠前的，差十亿分之一也要分清 /
    The class with the highest score, the first of equal ones; scores a billionth apart are told apart"""
    X, y, x, domains, classes = problem.values()
    for laplace, ddof in SETTINGS:
        scores = _scores(problem, laplace, ddof)
        winner = max(classes, key=scores.__getitem__)
        with hint(
            f"各类的得分：{ {label: round(score, 10) for label, score in scores.items()} }；相等时取 classes 中靠前的。",
            f"The scores: { {label: round(score, 10) for label, score in scores.items()} }; of equal ones the first in classes.",
        ):
            got = answer.classify(X, y, x, domains, classes, laplace, ddof)
            words = f"laplace={laplace}, ddof={ddof} 时的类别", f"the class with laplace={laplace}, ddof={ddof}"
            equal(got, winner, words)


@picture(
    "测1 的得分由哪些因子构成",
    "What the scores of 测1 are made of",
    alt=(
        "每类一列横条，从先验起逐个因子给出其自然对数：好瓜实心，坏瓜斜纹",
        "A bar for each class and factor, its natural logarithm, from the prior on: good melons solid, bad ones hatched",
    ),
)
def draw_factors(figure, answer, reference, says):
    X, y, domains, classes = all_of_3_0()
    names = [says("先验", "prior"), *(str(value) for value in X[0])]
    axes = figure.add_subplot()
    for shift, label, hatch in ((-0.2, "是", None), (0.2, "否", "///")):
        factors = [answer.prior(y, classes, True)[label]]
        for i, value in enumerate(X[0]):
            factors.append(
                answer.density(value, *answer.gaussian(X, y, i, label, 1))
                if domains[i] is None
                else answer.conditional(X, y, i, value, label, domains, True)
            )
        bars = np.log(factors)
        axes.barh(
            np.arange(len(bars)) + shift, bars, 0.4, hatch=hatch, edgecolor="black", label=f"{label}: {bars.sum():.2f}"
        )
    axes.set_yticks(range(len(names)), names)
    axes.invert_yaxis()
    axes.set_xlabel(says("因子的自然对数", "natural logarithm of the factor"))
    axes.legend(title=says("得分", "score"))


HINT_PRIOR = (
    "修正时分子加 1，分母加类别数 N。",
    "Corrected, the numerator gains 1 and the denominator the number N of classes.",
)
HINT_CONDITIONAL = (
    "只在该类的样本中计数；修正时分母加的是该属性全部可能取值的个数，不论出现与否。",
    "Count within the samples of the class; corrected, the denominator gains the number of all possible values, whether "
    "they occur or not.",
)
HINT_GAUSSIAN = (
    "先求均值，再求偏差平方和；除以（个数 − ddof）之后开方。",
    "The mean first, then the sum of squared deviations; divide by (count − ddof) and take the root.",
)
HINT_DENSITY = (
    "(7.18) 中分母是 √(2π)·σ，指数上是 2σ²：一处是标准差，一处是方差。",
    "(7.18) has √(2π)·σ below the line and 2σ² in the exponent: the standard deviation here, the variance there.",
)
HINT_SCORE = (
    "得分 = ln 先验 + 各离散属性 ln 条件概率 + 各连续属性 ln 密度。",
    "Score = ln prior + ln conditional for discrete attributes + ln density for continuous ones.",
)
HINT_POSTERIOR = (
    "各得分先减去最大的一个，再取指数、归一：比例不变，也不会全部下溢。",
    "Subtract the largest score from all before taking exponentials and normalising: ratios stay, and not all vanish.",
)
FAR = {
    "X": [[0.0], [1.0], [10.0], [12.0]],
    "y": ["是", "是", "否", "否"],
    "x": [200.0],
    "domains": [None],
    "classes": ["是", "否"],
}


def _prior(y, classes, label, laplace) -> Fraction:
    return Fraction(y.count(label) + laplace, len(y) + laplace * len(classes))


def _conditional(X, y, i, value, label, domains, laplace) -> Fraction | None:
    column = [row[i] for row, c in zip(X, y, strict=True) if c == label]
    if laplace:
        return Fraction(column.count(value) + 1, len(column) + len(domains[i]))
    return share(column, value) if column else None


def _moments(X, y, i, label, ddof) -> tuple[Fraction, float]:
    """Mean and standard deviation, exact up to the square root."""
    column = [Fraction(row[i]) for row, c in zip(X, y, strict=True) if c == label]
    mean = sum(column) / len(column)
    return mean, math.sqrt(sum((v - mean) ** 2 for v in column) / (len(column) - ddof))


@memo
def _scores(problem, laplace, ddof) -> dict[str, float]:
    X, y, x, domains, classes = problem.values()
    scores = {}
    for label in classes:
        factors = [_prior(y, classes, label, laplace)]
        logs = []
        for i, value in enumerate(x):
            if domains[i] is None:
                mean, std = _moments(X, y, i, label, ddof)
                distance = float(Fraction(value) - mean) / std
                logs.append(-0.5 * distance * distance - math.log(std) - 0.5 * math.log(2 * math.pi))
            else:
                factors.append(_conditional(X, y, i, value, label, domains, laplace) or Fraction(0))
        logs += [math.log(factor) if factor else -math.inf for factor in factors]
        scores[label] = math.fsum(logs) if -math.inf not in logs else -math.inf
    return scores


def _is_clear(problem) -> bool:
    """Whether no two scores differ by less than rounding may make of it."""
    for laplace, ddof in SETTINGS:
        finite = sorted(score for score in _scores(problem, laplace, ddof).values() if score > -math.inf)
        if any(above - below < 1e-6 for below, above in zip(finite, finite[1:], strict=False)):
            return False
    return True
