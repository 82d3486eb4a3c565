"""Checks of exercise 7.4."""

import math
from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, at, at_least, between, check, close, equal, exercise, hint, integer, memo, number, picture, require,
    sequence
)  # fmt: skip
from grader.strategies import grid, seeds

from .pins import ex07_04 as pins

EXERCISE = exercise(
    kind="discuss",
    book="§7.3, (7.15)",
    patterns=["oracle", "witness"],
    contract=[
        (
            "因子小到非规格化数（$5 × 10^{-324}$）时，m·2^e 一位也不丢",
            "Not a digit of m·2^e is lost where factors are subnormal ($5 × 10^{-324}$)",
        ),
        (
            "类别有上百个时也对；得分只差 $10^{-10}$ 的两类分得清",
            "Right as well with more than a hundred classes; two whose scores differ by $10^{-10}$ are told apart",
        ),
    ],
    hints=[
        (
            "判别只需要得分的次序。哪些变换不改变次序？",
            "A decision needs the order of the scores only. Which transformations keep it?",
        ),
        (
            "取对数，或者随乘随把 2 的幂提出来（`math.frexp`）。",
            "Take logarithms, or take powers of two out as you multiply (`math.frexp`).",
        ),
        (
            "first_zero：最小的正数是 5e-324，它乘以 p 之后舍入成什么？",
            "first_zero: the least positive number is 5e-324; to what is its product with p rounded?",
        ),
    ],
    written={
        "essay": [
            ("至少两种不同的方案，并说明各自如何实现", "At least two different remedies, and how each is done"),
            ("说明判别结果为何不变", "Says why decisions stay the same"),
            (
                "谈到概率为 0 的因子，或后验概率如何求",
                "Speaks of factors of probability 0, or of how to get the posterior",
            ),
        ]
    },
)


@st.composite
def problems(draw, most=6):
    """{"priors", "conditionals"}: few or hundreds of factors, tiny ones and zeros among them, sometimes equal classes."""
    kind = draw(st.sampled_from(["usual", "usual", "zeros", "tiny", "long", "twins", "none"]))
    rng = np.random.default_rng(draw(seeds()))
    n = draw(st.integers(1, 4))
    d = {"none": 0, "long": int(rng.integers(200, 300))}.get(kind, draw(st.integers(1, most)))
    factors = rng.integers(1, 65, size=(n, d)) / 64
    if kind == "zeros":
        factors[rng.random((n, d)) < 0.3] = 0.0
    if kind == "tiny":
        factors *= 10.0 ** -rng.integers(0, 200, size=(n, d))
    if kind == "twins":
        factors[-1] = factors[0]
    priors = rng.integers(1, 9, size=n).astype(float)
    priors[-1] = priors[0] if kind == "twins" else priors[-1]
    return {"priors": priors / priors.sum(), "conditionals": factors}


@st.composite
def factors(draw):
    kind = draw(st.sampled_from(["usual", "usual", "halves", "tiny", "zero", "long"]))
    rng = np.random.default_rng(draw(seeds()))
    count = draw(st.integers(1, 12)) if kind != "long" else int(rng.integers(500, 3000))
    drawn = rng.random(count)
    if kind == "halves":
        drawn = 0.5 ** rng.integers(0, 5, size=count)
    elif kind == "tiny":
        drawn *= 10.0 ** -rng.integers(0, 300, size=count)
    elif kind == "zero":
        drawn[rng.integers(count)] = 0.0
    return drawn.tolist()


@check(points=0.5)
def test_two_posteriors(answer):
    """得分是 -1000 与 -1001 的两类，后验概率是 0.731 与 0.269 /
    Two classes with the scores -1000 and -1001 have the posteriors 0.731 and 0.269"""
    with hint(*HINT_POSTERIOR):
        got = answer.posterior(np.array([-1000.0, -1001.0]))
        close(got, [0.7310585786, 0.2689414214], ("后验概率", "the posterior"), abs=1e-9)


@check(points=0.5)
def test_long_product(answer):
    """四百个 0.1 之积，写成 m·2^e / The product of four hundred times 0.1 as m·2^e"""
    with hint(*HINT_SCALED):
        m, e = sequence(answer.scaled_product([0.1] * 400), 2, ("m 与 e", "m and e"))
        close([m, e], [0.5859144944198628, -1328], ("m 与 e", "m and e"), abs=1e-9)


@check(points=0.5)
def test_two_scores(answer):
    """两类的得分：因子的对数之和，有因子为 0 时是负无穷 /
    The scores of two classes: sums of the logarithms of factors, minus infinity where one is 0"""
    with hint(*HINT_LOG):
        got = answer.log_scores(np.array([0.25, 0.75]), np.array([[0.5, 0.5], [0.5, 0.0]]))
        close(got, [-4 * math.log(2), -math.inf], ("得分", "the scores"))


@check(points=0.5)
def test_first_zeros(answer):
    """0.1 连乘 324 次成为 0.0, 0.3 要 619 次；0.6 与 0.9 的连乘永远不为 0 /
    The product of 0.1 is 0.0 after 324 factors, that of 0.3 after 619; those of 0.6 and 0.9 never are"""
    with hint(*HINT_ZERO):
        for p, wanted in {0.1: 324, 0.3: 619, 0.6: None, 0.9: None}.items():
            equal(answer.first_zero(p), wanted, (f"first_zero({p})", f"first_zero({p})"))


@check(
    points=0.5,
    given={"p": st.one_of(grid(0, 0.98, 1 / 64), st.sampled_from((0.01, 0.2, 0.45, 0.55, 0.95)))},
    also=pins.first_zero_inputs,
    examples=20,
)
def test_first_zero(answer, p):
    """连乘变为 0.0 的时刻与逐步相乘一致，停在非规格化数上时是 None /
    The product becomes 0.0 when multiplying step by step says so; None if it stops at a subnormal number"""
    with hint(*HINT_ZERO):
        equal(answer.first_zero(p), _first_zero(p), (f"first_zero({p!r})", f"first_zero({p!r})"))


@check(points=1, given={"problem": problems()}, also=pins.log_scores, strict=pins.hundred_classes)
def test_log_scores(answer, problem):
    """得分是各因子对数之和；几百个因子、极小的因子、没有因子时也是 /
    Scores are sums of logarithms, with hundreds of factors, tiny ones, or none"""
    with hint(*HINT_LOG):
        expected = [_log_score(prior, row) for prior, row in zip(*problem.values(), strict=True)]
        close(answer.log_scores(*problem.values()), expected, ("得分", "the scores"))


@check(
    points=1.5,
    given={
        "scores": st.lists(st.one_of(grid(-9, 2), st.just(-math.inf)), min_size=1, max_size=6),
        "shift": st.sampled_from((0.0, -800.0, -1e5, -1e6, 750.0)),
    },
    also=pins.posterior,
    strict=pins.hundreds_of_scores,
)
def test_posterior(answer, scores, shift):
    """后验概率之比由得分之差决定，各得分同加一个数不改变它们，和为 1 /
    Ratios of posteriors depend on differences of scores; the same number added to all changes nothing; the sum is 1"""
    with hint(*HINT_POSTERIOR):
        got = answer.posterior(np.array(scores) + shift)
        if max(scores) == -math.inf:
            close(got, [1 / len(scores)] * len(scores), ("后验概率", "the posterior"))
            return
        total = math.fsum(map(math.exp, scores))
        close(got, [math.exp(score) / total for score in scores], ("后验概率", "the posterior"))


@check(points=1.5, given={"values": factors()}, also=pins.scaled_product, strict=pins.subnormal_factors)
def test_scaled_product(answer, values):
    """m·2^e 就是全部因子之积，m 在 0.5 与 1 之间；有因子为 0 时是 (0.0, 0) /
    m·2^e is the product of all factors with m between 0.5 and 1; (0.0, 0) if a factor is 0"""
    _same_product(answer.scaled_product(values), values)


@check(
    points=2,
    given={"problem": problems().filter(lambda problem: _is_clear(problem))},
    also=pins.decide,
    strict=pins.nearly_equal,
)
def test_decide(answer, problem):
    """判定的类别与精确比较一致：十万个因子、极小的因子、概率为 0 的因子、完全相同的类 /
    The class decided is that of an exact comparison: for 100000 factors, tiny ones, zeros, and equal classes"""
    with hint(
        "得分最高的类；直接连乘会下溢，因子不要截断。因子完全相同才取编号最小的。",
        "The class of the highest score; the plain product underflows, and factors must not be clipped. Only of classes "
        "with exactly the same factors the smallest is taken.",
    ):
        got = integer(answer.decide(*problem.values()), ("类别", "the class"))
        equal(got, _decided(problem), ("类别", "the class"))


@check(points=1.5, given={"d": st.integers(2000, 6000)}, also=pins.failing_case, examples=6)
def test_failing_case(answer, d):
    """所造的例子中类别 1 的后验概率至少 0.99，而直接连乘没有把它排在前面 /
    In the example built class 1 has posterior 0.99 at least, and the plain product does not put it first"""
    priors, conditionals = sequence(answer.failing_case(d), 2, ("所造的例子", "the example built"))
    priors = array(priors, (2,), ("先验", "the priors"))
    conditionals = array(conditionals, (2, d), ("条件概率", "the conditionals"))
    require(priors.min() > 0, "先验应为正", "The priors should be positive", got=priors)
    close(float(priors.sum()), 1.0, ("先验之和", "the sum of the priors"))
    between(float(conditionals.min()), 0.001, 0.999, ("最小的条件概率", "the smallest conditional"))
    between(float(conditionals.max()), 0.001, 0.999, ("最大的条件概率", "the largest conditional"))
    scores = [_log_score(prior, row) for prior, row in zip(priors, conditionals, strict=True)]
    with hint(
        "用对数算两个得分：类别 1 的要大出 ln 99 以上。",
        "Compute both scores with logarithms: that of class 1 must be larger by ln 99.",
    ):
        posterior = 1 / (1 + math.exp(min(700.0, scores[0] - scores[1])))
        at_least(posterior, 0.99, ("类别 1 的后验概率", "the posterior probability of class 1"))
    zero, one = (_plain_product(prior, row) for prior, row in zip(priors, conditionals, strict=True))
    with hint(
        "要让直接连乘分不出高下，两个积都得小到 5e-324 以下。",
        "For the plain products not to tell the classes apart, both must fall below 5e-324.",
    ):
        require(
            one <= zero,
            f"直接连乘仍然判对：类别 1 的积 {one:g} 大于类别 0 的 {zero:g}",
            f"The plain product decides rightly: {one:g} for class 1 exceeds {zero:g} for class 0",
        )


@picture(
    "连乘积怎样变成 0",
    "How a product becomes 0",
    alt=(
        "横轴是因子的个数，纵轴是积的常用对数：对数之和是一直下降的虚线；0.3 的连乘在 619 个因子处中断，0.9 的停在 -323 附近的水平线上",
        "Number of factors against the decimal logarithm of the product: sums of logarithms are dashed lines that go on falling; "
        "the product of 0.3 breaks off at 619 factors, that of 0.9 stays on a level near -323",
    ),
)
def draw_products(figure, answer, reference, says):
    axes = figure.add_subplot()
    for p, colour, marker in ((0.3, "tab:blue", "s"), (0.6, "tab:orange", "o"), (0.9, "black", "^")):
        steps = np.arange(1, 9001)
        axes.plot(steps, steps * np.log10(p), color=colour, linestyle="--", linewidth=1)
        products = [product for product in np.multiply.accumulate(np.full(9000, p)).tolist() if product]
        axes.plot(range(1, len(products) + 1), np.log10(products), color=colour, linewidth=2)
        stop = answer.first_zero(p)
        label = says("永不为 0", "never 0") if stop is None else says(f"{stop} 个因子后为 0", f"0 after {stop} factors")
        axes.plot(len(products), np.log10(products[-1]), marker, color=colour, label=f"p = {p}: {label}")
    axes.set(ylim=(-420, 5), xscale="log")
    axes.set_xlabel(says("因子的个数", "number of factors"))
    axes.set_ylabel(says("积的常用对数", "decimal logarithm of the product"))
    axes.legend()


HINT_LOG = (
    "把自然对数相加；ln 0 是负无穷，不要用一个小常数代替。",
    "Add natural logarithms; ln 0 is minus infinity, do not put a small constant in its place.",
)
HINT_POSTERIOR = (
    "先减去最大的得分再取指数，最后归一；全是负无穷时单独处理。",
    "Subtract the largest score before taking exponentials, then normalise; all minus infinity is a case of its own.",
)
HINT_SCALED = (
    "每乘一个因子就把 2 的幂提到 e 里，m 留在 0.5 与 1 之间；可以用 `math.frexp`。因子本身极小时，先把它也拆开再乘。",
    "After each factor move the power of two into e and keep m between 0.5 and 1; `math.frexp` does it. "
    "Take a factor that is tiny itself apart before you multiply by it.",
)
HINT_ZERO = (
    "真的一步一步乘下去。有的积会停在某个极小的正数上不再变。",
    "Multiply step by step. Some products stop at a tiny positive number and stay there.",
)


def _same_product(got, values) -> None:
    """m·2^e is the product, compared exactly."""
    m, e = sequence(got, 2, ("m 与 e", "m and e"))
    m, e = number(m, ("m", "m")), integer(e, ("e", "e"))
    words = "m·2^e 与积之比", "the ratio of m·2^e to the product"
    with hint(*HINT_SCALED):
        if 0.0 in values:
            equal([m, e], [0.0, 0], ("有因子为 0 时的 m 与 e", "m and e where a factor is 0"))
            return
        with at(f"m = {m!r}, e = {e}", f"m = {m!r}, e = {e}"):
            require(0.5 <= m < 1, "m 应满足 0.5 ≤ m < 1", "m should satisfy 0.5 ≤ m < 1", got=m)
            wanted_m, wanted_e = _exact_product(values)
            require(abs(e - wanted_e) <= 1, "指数 e 不对", "The exponent e is wrong", expected=wanted_e, got=e)
            close(m * 2.0 ** (e - wanted_e) / wanted_m, 1.0, words, abs=1e-12 * (len(values) + 1), rel=0)


@memo
def _exact_product(values) -> tuple[float, int]:
    """m and e, exact until m becomes a float; every double is a whole number times a power of two."""
    whole, exponent = 1, 0
    for value in values:
        m, e = math.frexp(value)
        whole, exponent = whole * int(m * 2**53), exponent + e - 53
        if whole.bit_length() > 4096:  # keeps 1200 decimals, far more than the comparison needs
            cut = whole.bit_length() - 4000
            whole, exponent = whole >> cut, exponent + cut
    bits = whole.bit_length()
    return float(Fraction(whole, 2**bits)), exponent + bits


def _log_score(prior, row) -> float:
    factors = [float(prior), *row.tolist()]
    return math.fsum(map(math.log, factors)) if all(factors) else -math.inf


@memo
def _first_zero(p) -> int | None:
    product, before, count = p, None, 1
    while product != before:
        if product == 0:
            return count
        before, product, count = product, product * p, count + 1
    return 1 if p == 0 else None


def _plain_product(prior, row) -> float:
    product = float(prior)
    for factor in row.tolist():
        product *= factor
    return product


def _decided(problem) -> int:
    scores = [_log_score(prior, row) for prior, row in zip(*problem.values(), strict=True)]
    return scores.index(max(scores))


def _is_clear(problem) -> bool:
    """Whether any two classes have the same factors, or scores that differ by more than 1e-6."""
    rows = [(prior, *row) for prior, row in zip(*(part.tolist() for part in problem.values()), strict=True)]
    scores = [_log_score(prior, row) for prior, row in zip(*problem.values(), strict=True)]
    return all(
        rows[i] == rows[j] or scores[i] == scores[j] == -math.inf or abs(scores[i] - scores[j]) > 1e-6
        for j in range(len(rows))
        for i in range(j)
    )
