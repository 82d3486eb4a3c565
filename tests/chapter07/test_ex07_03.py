"""Checks of exercise 7.3."""

import math
from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from grader.checks import check, close, equal, exercise, hint, is_none, memo, number, picture
from grader.strategies import grid, tables

from .pins import ex07_03 as pins
from .pins.ex07_03 import SETTINGS
from .shared import UNUSUAL, all_of_3_0, mixed_problems, share

EXERCISE = exercise(
    kind="program",
    book="§7.3",
    patterns=["oracle", "metamorphic"],
    contract=[
        (
            "一百多行、十几个属性时也对；取值的名字只差空格、只是数的写法不同，也是两个取值",
            "Right as well with more than a hundred rows and a dozen attributes; names that differ by a blank, or by how a number is written, are two values",
        ),
        (
            "一千个属性、离均值五千个标准差时得分仍然有限而准确，得分低到 -1e5 时后验概率也准",
            "With a thousand attributes, or five thousand deviations from the mean, scores are finite and accurate, and so are posteriors of scores as low as -1e5",
        ),
        (
            "数极大、极小或离原点很远时均值与标准差照样准",
            "Mean and deviation are as accurate for huge and tiny numbers and far from the origin",
        ),
        (
            "得分只差 $10^{-9}$ 的两类分得清",
            "Two classes whose scores differ by $10^{-9}$ are told apart",
        ),
    ],
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
    "得分 = ln 先验 + 各离散属性 ln 条件概率 + 各连续属性 ln 密度。离均值很远时密度会下溢，它的对数不会。",
    "Score = ln prior + ln conditional for discrete attributes + ln density for continuous ones. Far from the mean a density "
    "underflows, its logarithm does not.",
)
HINT_POSTERIOR = (
    "各得分先减去最大的一个，再取指数、归一：比例不变，也不会全部下溢。",
    "Subtract the largest score from all before taking exponentials and normalising: ratios stay, and not all vanish.",
)


SCORES = st.dictionaries(st.sampled_from(["是", "否", "或"]), st.one_of(grid(-20, 3), st.just(-math.inf)), min_size=1)


@st.composite
def twins(draw):
    """Two classes that cannot be told apart and a third one."""
    order = draw(st.permutations(["是", "否", "或"]))
    rows = [[draw(st.sampled_from(["甲", "乙"])), draw(grid(0, 1))] for _ in range(draw(st.integers(1, 3)))]
    rows += [["甲", -1.0], ["乙", 2.0]]
    X = [list(row) for _ in range(2) for row in rows] + [["丙", 9.0], ["丙", 10.0]]
    y = [order[0]] * len(rows) + [order[1]] * len(rows) + [order[2]] * 2
    return {
        "X": X,
        "y": y,
        "x": ["甲", draw(grid(0, 2))],
        "domains": [["甲", "乙", "丙"], None],
        "classes": sorted(order),
    }


@check(points=0.5, book="(7.16), (7.19)", hint=HINT_PRIOR)
def test_priors_of_melons(answer):
    """好瓜的先验：修正的 9/19，不修正的 8/17 / The prior of good melons: 9/19 corrected, 8/17 plain"""
    _, y, _, classes = all_of_3_0()
    close(answer.prior(y, classes, True), {"是": 9 / 19, "否": 10 / 19}, ("修正的先验", "the corrected prior"))
    close(answer.prior(y, classes, False), {"是": 8 / 17, "否": 9 / 17}, ("先验", "the prior"))


@check(points=0.5, book="(7.17), (7.20)", hint=HINT_CONDITIONAL)
def test_conditionals_of_melons(answer):
    """书中的条件概率：修正的青绿 4/11 与 4/12、清脆 1/11，不修正的蜷缩、凹陷 5/8、清脆 0 /
    The book's conditionals: 青绿 4/11 and 4/12, 清脆 1/11 corrected; 蜷缩 and 凹陷 5/8, 清脆 0 plain"""
    X, y, domains, _ = all_of_3_0()
    for i, value, label, wanted in ((0, "青绿", "是", 4 / 11), (0, "青绿", "否", 4 / 12), (2, "清脆", "是", 1 / 11)):
        got = answer.conditional(X, y, i, value, label, domains, True)
        close(got, wanted, (f"修正的 P({value} | {label})", f"the corrected P({value} | {label})"))
    for value, i, wanted in (("蜷缩", 1, 5 / 8), ("凹陷", 4, 5 / 8), ("清脆", 2, 0.0)):
        got = answer.conditional(X, y, i, value, "是", domains, False)
        close(got, wanted, (f"P({value} | 是)", f"P({value} | 是)"))


@check(points=0.5, book="(7.13), §7.3", hint=HINT_GAUSSIAN)
def test_moments_of_melons(answer):
    """好瓜密度的均值与标准差，方差除以 n - 1 与除以 n /
    Mean and deviation of 密度 among good melons, with the variance divided by n - 1 and by n"""
    X, y, _, _ = all_of_3_0()
    words = "好瓜密度的均值与标准差", "mean and deviation of 密度 among good melons"
    close(answer.gaussian(X, y, 6, "是", 1), (0.57375, 0.129210514831), words)
    close(answer.gaussian(X, y, 6, "是", 0), (0.57375, 0.120865369316), words)


@check(points=1, book="(7.15)", hint=HINT_SCORE)
def test_scores_of_melon_1(answer):
    """测1 的得分：修正与不修正，方差除以 n 与 n - 1，以及只用离散属性 /
    The scores of 测1: corrected and plain, with the variance divided by n and n - 1, and by the discrete attributes alone
    """
    X, y, domains, classes = all_of_3_0()
    exact = {
        (True, 1): (-3.663951766, -9.468805367),
        (True, 0): (math.log(0.0218012464), math.log(4.91583402e-5)),
        (False, 1): (math.log(0.0523787189), math.log(6.85842403e-5)),
    }
    for (laplace, ddof), (good, bad) in exact.items():
        got = answer.log_scores(X, y, X[0], domains, classes, laplace, ddof)
        words = f"laplace={laplace}, ddof={ddof} 时的得分", f"the scores with laplace={laplace}, ddof={ddof}"
        close(got, {"是": good, "否": bad}, words, abs=2e-8)
    discrete = answer.log_scores([row[:6] for row in X], y, X[0][:6], domains[:6], classes, True, 1)
    wanted = {"是": math.log(254016 / 15299845), "否": math.log(175 / 180576)}
    close(discrete, wanted, ("只用离散属性的得分", "the scores by the discrete attributes alone"))


@check(points=0.5, book="(7.15)")
def test_classes_of_melons(answer):
    """17 个训练样本中判错的只有 7、13、15 号 / Of the 17 training samples only 7, 13 and 15 come out wrong"""
    X, y, domains, classes = all_of_3_0()
    predicted = [answer.classify(X, y, x, domains, classes, True, 1) for x in X]
    wrong = {7: "否", 13: "是", 15: "是"}
    with hint(
        "只有 7、13、15 号判错。先核对它们的得分。",
        "Only melons 7, 13 and 15 come out wrong. Compare their scores first.",
    ):
        expected = [wrong.get(number, label) for number, label in enumerate(y, 1)]
        equal(predicted, expected, ("17 个瓜的类别", "the classes of the 17 melons"))


@check(
    points=0.5,
    book="(7.16), (7.19)",
    given={"table": tables(classes=(1, 4)).filter(lambda table: table["y"])},
    also=pins.counting,
    examples=30,
    hint=HINT_PRIOR,
)
def test_prior(answer, table):
    """先验就是计数的结果，没出现的类别也不例外 / Priors are what counting gives, also for classes that do not occur"""
    y, classes = table["y"], table["classes"]
    for laplace in (True, False):
        expected = {c: float(_prior(y, classes, c, laplace)) for c in classes}
        said = ("修正的先验", "the corrected prior") if laplace else ("不修正的先验", "the plain prior")
        close(answer.prior(y, classes, laplace), expected, said)


@check(
    points=1.5,
    book="(7.17), (7.20)",
    given={"table": tables(classes=(1, 4))},
    also=pins.counting,
    strict=pins.names_alike,
    examples=30,
    hint=HINT_CONDITIONAL,
)
def test_conditional(answer, table):
    """条件概率就是该类之内计数的结果，没出现的取值与类别也不例外 /
    Conditionals are what counting within the class gives, also for values and classes that do not occur"""
    X, y, _, domains, classes = table.values()
    for laplace in (True, False):
        said = ("修正的", "corrected") if laplace else ("不修正的", "plain")
        for label in classes:
            for i, domain in [(i, domain) for i, domain in enumerate(domains) if domain is not None][-2:]:
                for value in (domain[0], domain[-1]):
                    expected = _conditional(X, y, i, value, label, domains, laplace)
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
    strict_given={
        "problem": mixed_problems(kinds=UNUSUAL).filter(lambda problem: None in problem["domains"]),
        "ddof": st.integers(0, 1),
    },
    strict=pins.gaussian_strict,
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
    given={"x": grid(-5, 5), "mean": grid(-2, 2, 0.5), "std": st.sampled_from((0.01, 0.25, 1.0, 2.0))},
    also=pins.density,
    examples=15,
    strict_given={"x": grid(-5, 5), "mean": grid(-2, 2, 0.5), "std": st.sampled_from((1e4, 1e-4))},
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
    points=2,
    book="(7.15)",
    given={"problem": mixed_problems(), "laplace": st.booleans(), "ddof": st.integers(0, 1)},
    also=pins.scores_inputs,
    strict_given={"problem": mixed_problems(kinds=UNUSUAL), "laplace": st.booleans(), "ddof": st.integers(0, 1)},
    strict=pins.scores_strict,
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
        "scores": SCORES,
        "shift": st.sampled_from((0.0, -20.0, 20.0)),
    },
    also=pins.posterior,
    strict_given={"scores": SCORES, "shift": st.sampled_from((-750.0, -1e5, 700.0))},
    strict=pins.posterior_strict,
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
    points=1,
    given={"problem": st.one_of(twins(), mixed_problems().filter(lambda p: _is_clear(p)))},
    also=pins.classify,
    strict_given={"problem": mixed_problems(kinds=UNUSUAL).filter(lambda p: _is_clear(p))},
    strict=pins.classify_strict,
)
def test_classify(answer, problem):
    """判为得分最高的类，得分相等时取靠前的 / The class with the highest score, the first of equal ones"""
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
