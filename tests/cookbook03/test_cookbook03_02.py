"""Checks of exercise cookbook3.2."""

import math
from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from grader.checks import check, close, exercise, hint, number, picture, require, sequence
from grader.strategies import edges, grid, numbers, seeds, without

from .pins import cookbook03_02 as pins

EXERCISE = exercise(
    kind="derive",
    book="§3.3.3, §3.2.1",
    patterns=["derived formula", "witness", "oracle"],
    hints=[
        (
            "画出 (a, b) 平面：哪些点的似然不是 0？在那里似然怎样随 b − a 变化？",
            "Draw the plane of (a, b): where is the likelihood not 0? How does it change with b − a there?",
        ),
        (
            "最大值存在与否，取决于那块区域是否含有它的角：区间闭还是开，样本是否全相等。",
            "If a maximum exists depends on whether that region contains its corner: is the interval closed or open, are all samples equal?",
        ),
        (
            "[0, 1] 上 n 个样本的最大值有密度 n·tⁿ⁻¹；它的期望与平方的期望都是幂的积分。",
            "The largest of n samples on [0, 1] has density n·tⁿ⁻¹; its mean and the mean of its square are integrals of powers.",
        ),
    ],
)

HINT_LIKELIHOOD = (
    "n 个密度之积的对数；只要有一个样本的密度是 0，积就是 0。端点算不算，看 closed。",
    "The logarithm of a product of n densities, which is 0 as soon as one sample has density 0; `closed` tells if the ends count.",
)
HINT_MLE = (
    "区间越短似然越大，但要盖住所有样本。样本全相等时，区间可以短到什么程度？",
    "The shorter the interval the greater the likelihood, as long as it covers all samples. If all are equal, how short may it be?",
)
HINT_UNIT = (
    "每个样本把 θ 限制在一个长度为 1 的范围里。各范围的公共部分是什么，何时是空的？",
    "Each sample restricts θ to a range of length 1. What have these ranges in common, and when is it nothing?",
)
HINT_UNBIASED = (
    "先求 [0, 1] 上 n 个样本的最小值与最大值的期望，再换到 [a, b] 上，解出 a 与 b。",
    "Find the means of the smallest and the largest of n samples on [0, 1], move them to [a, b], and solve for a and b.",
)
HINT_MSE = (
    "均方误差是偏差的平方加方差；或者直接对最大值的密度积分。",
    "The mean squared error is the squared bias plus the variance; or integrate over the density of the maximum.",
)


def is_permitted(x):
    """What the stub says of data: not too large, and no two different numbers too close."""
    order = sorted(set(x))
    apart = all(b - a >= 1e-7 for a, b in zip(order, order[1:], strict=False))
    return apart and size_of(x) <= 1e7 and len(x) <= 200


ELEMENTS = grid(-2.0, 3.0, 0.125)
DATA = numbers((1, 8), ELEMENTS).filter(is_permitted)


@st.composite
def intervals(draw):
    """{"x", "a", "b", "closed"}: ends at, just inside and just outside of the samples, or far away."""
    x = draw(DATA)
    spread = max(max(x) - min(x), 1e-2 * size_of(x), 1e-6)
    steps = st.sampled_from([0.0, 0.0, 1e-5, -1e-5, 0.25, 1.0, 7.3456789, -0.3])
    a, b = min(x) - draw(steps) * spread, max(x) + draw(steps) * spread
    if draw(st.integers(0, 5)) == 0:
        b = min(x) if draw(st.booleans()) else max(x) - 0.5 * spread
        a = b - 2.5 * spread
    return {"x": x, "a": a, "b": b, "closed": draw(st.booleans())}


def is_interval(case):
    return 1e-7 <= case["b"] - case["a"] <= 1e8


def is_spread(x):
    return max(x) - min(x) >= 1.001e-4 * size_of(x)


@st.composite
def unit_data(draw):
    """Numbers whose spread is often exactly 1, or nearly."""
    kind = draw(st.sampled_from(["", "", "", "one", "one", "near", "offset", "fine", "long", "small", "equal"]))
    rng = np.random.default_rng(draw(seeds()))
    n = 120 if kind == "long" else draw(st.integers(1, 6))
    x = rng.integers(0, draw(st.sampled_from([33, 65, 65, 81])), size=n) / 64
    low = int(rng.integers(-200, 200)) / 64
    if kind in ("one", "near"):
        x = np.concatenate([x[x <= 1], [0.0, 1.0]])
        if kind == "near":
            x[-1] += float(rng.choice([-1e-6, 1e-6, 2e-7, -2e-7]))
    elif kind == "offset":
        low = float(rng.choice([1e6, -1e6]))
    elif kind == "fine":
        x = rng.random(n) * 1.2
    elif kind == "small":
        x, low = x * 1e-5, 0.0
    elif kind == "equal":
        x = np.full(n, x[0])
    return [low + float(one) for one in rng.permutation(x)]


def is_unit_data(x):
    gap = abs(max(x) - min(x) - 1)
    return is_permitted(x) and (gap > 1.1e-7 or (gap == 0 and all((64 * one).is_integer() for one in x)))


COUNTS = st.one_of(st.integers(1, 30), st.sampled_from([1, 2, 45, 100, 317, 1000]))
FACTORS = st.one_of(edges(0.0, 3.0), grid(0.75, 1.5, 0.125), st.sampled_from([1.0, 1.001, 1.0123456789, 1e-5]))


@check(points=0.25, book="§3.3.3", hint=HINT_LIKELIHOOD)
def test_known_likelihood(answer):
    """四个数 1, 4, 2, 3：区间 [1, 4] 的对数似然 /
    Four numbers 1, 4, 2, 3: the log likelihood of the interval [1, 4]"""
    words = "对数似然", "the log likelihood"
    close(answer.log_likelihood([1.0, 4.0, 2.0, 3.0], 1.0, 4.0, True), -4.394449, words, abs=1e-6)


@check(points=0.25, book="§3.3.3", hint=HINT_UNIT)
def test_known_unit_interval(answer):
    """三个数 0.2, 0.7, 0.5：长度为 1 的区间可以从哪里到哪里 /
    Three numbers 0.2, 0.7, 0.5: from where to where an interval of length 1 may be moved"""
    ask_pair(answer.unit_mles([0.2, 0.7, 0.5]), (-0.3, 0.2), 1e-9, ("θ 的范围", "the range"))


@check(points=0.25, book="§3.2.1", hint=HINT_UNBIASED)
def test_known_estimates(answer):
    """四个数 1, 4, 2, 3：两端的无偏估计 / Four numbers 1, 4, 2, 3: unbiased estimates of both ends"""
    ask_pair(answer.unbiased([1.0, 4.0, 2.0, 3.0]), (0.0, 5.0), 4e-9, ("两个估计", "the two estimates"))


@check(points=0.25, book="§3.2.2", hint=HINT_MSE)
def test_known_error(answer):
    """五个样本的最大值，不放大：均方误差 / The largest of five samples, not stretched: the mean squared error"""
    close(answer.mse(5, 1.0), 1 / 21, ("均方误差", "the mean squared error"))


@check(points=1, book="§3.3.3", given={"case": intervals().filter(is_interval)}, also=pins.likelihood)
def test_likelihood(answer, case):
    """对数似然：样本在端点上、在区间外时也对 / The log likelihood, also with samples on the ends and outside"""
    x, a, b, closed = case["x"], case["a"], case["b"], case["closed"]
    # Sample by sample.
    densities = [(a <= one <= b) if closed else (a < one < b) for one in x]
    wanted = -len(x) * math.log(Fraction(b) - Fraction(a)) if all(densities) else -INF
    got = number(answer.log_likelihood(x, a, b, closed), ("对数似然", "the log likelihood"), allow_infinite=True)
    with hint(*HINT_LIKELIHOOD):
        close(got, wanted, ("对数似然", "the log likelihood"))


@check(points=1, book="§3.3.3", given={"x": DATA}, also=pins.mle, hint=HINT_MLE)
def test_mle(answer, x):
    """闭区间：似然最大的区间，没有最大值时是 None /
    Closed intervals: the one of greatest likelihood, None if there is no maximum"""
    wanted = (min(x), max(x)) if len(set(x)) > 1 else None
    ask_pair(answer.mle(x), wanted, 1e-9 * size_of(x), ("区间", "the interval"))


@check(
    points=2,
    book="§3.3.3",
    given={
        "x": numbers((2, 8), ELEMENTS, stretch=without("offset", "constant")).filter(is_permitted).filter(is_spread),
        "delta": st.sampled_from([1.0, 0.999, 0.5, 0.1, 0.012345678, 1e-3, 1e-5, 1e-6]),
    },
    also=pins.nearly_best,
)
def test_nearly_best(answer, x, delta):
    """开区间：似然离上确界不到 delta，样本都在区间之内 /
    Open intervals: all samples inside, and the likelihood less than delta from the supremum"""
    came = sequence(answer.nearly_best(x, delta), 2, ("区间", "the interval"))
    a, b = number(came[0], NAMES[0]), number(came[1], NAMES[1])
    low, high = min(x), max(x)
    with hint(*HINT_NEARLY):
        for one in (low, high):
            require(
                a < one < b,
                f"开区间 ({a:.17g}, {b:.17g}) 不含样本 {one:.17g}，对数似然是负无穷",
                f"The open interval ({a:.17g}, {b:.17g}) does not contain the sample {one:.17g}: the log likelihood is minus infinity",
                got=came,
            )
        # How much longer than the samples need it is; the logarithm of the ratio of lengths without cancellation.
        more = float((Fraction(b) - Fraction(a)) / (Fraction(high) - Fraction(low)) - 1)
        loss = len(x) * math.log1p(more)
        require(
            loss < delta,
            f"对数似然比上确界小 {loss:.6g}，应小于 delta = {delta:.6g}",
            f"The log likelihood is {loss:.6g} below the supremum, not less than delta = {delta:.6g}",
            got=came,
        )


@check(points=2, book="§3.3.3", given={"x": unit_data().filter(is_unit_data)}, also=pins.unit_interval, hint=HINT_UNIT)
def test_unit_interval(answer, x):
    """长度为 1 的区间：似然最大的 θ 从哪里到哪里，没有时是 None /
    Intervals of length 1: from where to where the likelihood is greatest, None if nowhere"""
    # θ lies in [one − 1, one] for each sample.
    low = max(Fraction(one) - 1 for one in x)
    high = min(Fraction(one) for one in x)
    wanted = (float(low), float(high)) if low <= high else None
    ask_pair(answer.unit_mles(x), wanted, 1e-9 * (1 + size_of(x)), ("θ 的范围", "the range"))


@check(
    points=1,
    book="§3.2.1",
    given={"x": numbers((2, 8), ELEMENTS).filter(is_permitted)},
    also=pins.unbiased,
    hint=HINT_UNBIASED,
)
def test_unbiased(answer, x):
    """两端的无偏估计，样本有多少都行 / Unbiased estimates of both ends, for any number of samples"""
    # min = a + (b − a)/(n + 1) and max = a + (b − a) n/(n + 1) on average: two linear equations, by Cramer's rule.
    n, low, high = len(x), Fraction(min(x)), Fraction(max(x))
    near, far = Fraction(n, n + 1), Fraction(1, n + 1)
    determinant = near * near - far * far
    wanted = (near * low - far * high) / determinant, (near * high - far * low) / determinant
    size = size_of(x)
    ask_pair(answer.unbiased(x), tuple(map(float, wanted)), 1e-9 * size, ("两个估计", "the two estimates"))


@check(points=1, book="§3.2.2", given={"n": COUNTS, "c": FACTORS}, also=pins.mse, hint=HINT_MSE)
def test_mse(answer, n, c):
    """放大 c 倍的最大值的均方误差 / The mean squared error of the maximum, stretched by c"""
    # E[M²] and E[M] are integrals of n tⁿ⁺¹ and n tⁿ.
    wanted = Fraction(c) ** 2 * Fraction(n, n + 2) - 2 * Fraction(c) * Fraction(n, n + 1) + 1
    close(answer.mse(n, c), float(wanted), ("均方误差", "the mean squared error"), abs=1.001e-12)


@check(points=1, book="§3.2.2", given={"n": COUNTS}, also=pins.best_factor, examples=25)
def test_best_factor(answer, n):
    """没有别的放大倍数的均方误差更小 / No other factor has a smaller mean squared error"""
    got = number(answer.best_factor(n), ("放大倍数", "the factor"))
    # The derivative of mse in c, divided by its slope, is how far c is from the least.
    away = float(Fraction(got) - Fraction(n, n + 1) / Fraction(n, n + 2))
    with hint(*HINT_FACTOR):
        require(
            abs(away) <= 1.001e-9,
            f"n = {n} 时，放大 {got:.10g} 倍的均方误差不是最小",
            f"For n = {n} the mean squared error is not least with the factor {got:.10g}",
            got=got,
        )


@picture(
    "四个样本的似然，随区间的两端变化",
    "The likelihood of four samples over both ends of the interval",
    alt=(
        "横轴是左端 a，纵轴是右端 b；只有 a 不大于最小值、b 不小于最大值的一角有颜色，越靠近这一角的顶点越亮，其余是空白（似然为 0）",
        "The left end a across and the right end b upwards: colour only where a is below the minimum and b above the maximum, brightest at the "
        "corner; blank elsewhere, where the likelihood is 0",
    ),
)
def draw_likelihood(figure, answer, reference, says):
    x = [1.0, 4.0, 2.0, 3.0]
    left, right = np.linspace(-1, 2, 25), np.linspace(3, 6, 25)
    values = np.array([[float(answer.log_likelihood(x, float(a), float(b), True)) for a in left] for b in right])
    axes = figure.subplots()
    shown = np.where(np.isfinite(values), values, np.nan)
    drawn = axes.pcolormesh(left, right, shown, shading="nearest")
    figure.colorbar(drawn, label=says("对数似然", "log likelihood"))
    axes.plot([min(x)], [max(x)], "x", color="tab:red")
    axes.set_xlabel(says("左端 a（× 处：样本的最小值与最大值）", "left end a (×: minimum and maximum of the samples)"))
    axes.set_ylabel(says("右端 b", "right end b"))


HINT_NEARLY = (
    "两端都要越过样本一点点，越过多少由 delta、n 和样本的范围一起决定：n·ln(长度之比) 要小于 delta。",
    "Go beyond the samples a little on both sides; delta, n and the range of the samples tell how little: n times the logarithm of the "
    "ratio of lengths has to be below delta.",
)
HINT_FACTOR = (
    "mse 是 c 的二次函数。让它最小的 c 与使估计无偏的 c 是一回事吗？",
    "mse is quadratic in c. Is the c that makes it least the one that removes the bias?",
)
INF = float("inf")
NAMES = ("左端", "the left end"), ("右端", "the right end")


def size_of(x):
    return max(map(abs, x))


def ask_pair(got, wanted, slack, words):
    """Fails unless both numbers are the wanted ones; None where there are none."""
    if wanted is None:
        require(
            got is None,
            f"{words[0]}不存在，应返回 None",
            f"{words[1].capitalize()} does not exist here; None should be returned",
            got=got,
        )
        return
    require(
        got is not None,
        f"{words[0]}应是两个数，得到 None",
        f"{words[1].capitalize()} should be two numbers, but came as None",
        expected=wanted,
        got=got,
    )
    pair = sequence(got, 2, words)
    for value, expected, name in zip(pair, wanted, NAMES, strict=True):
        close(value, expected, name, abs=slack, rel=0)
