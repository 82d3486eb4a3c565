"""Checks of exercise cookbook2.1."""

import math
from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from grader.checks import check, close, exercise, hint, integer, memo, number, picture, require, sequence
from grader.strategies import grid, seeds

from .pins import cookbook02_01 as pins
from .pins.cookbook02_01 import INF, NORMALS, case_of

EXERCISE = exercise(
    kind="derive",
    book="§2.2.1, §2.2.2",
    patterns=["oracle", "certificate", "derived formula"],
    hints=[
        (
            "两边取对数，密度相等就变成关于 x 的方程。它的次数由标准差决定。",
            "Take logarithms of both sides: equal densities become an equation in x, whose degree the deviations decide.",
        ),
        (
            "在 x 处判成第 2 类，只有样本其实来自第 1 类时才付代价。把两种期望代价都写成代价·先验·密度，公共的分母可以约去。",
            'Calling x "2" costs something only if the sample is of class 1. Write both expected prices as price times prior times '
            "density; the common denominator cancels.",
        ),
        (
            "区间的端点是期望代价相等的点，相当于某个 k 的交点；每个区间里任取一点就知道判给谁。",
            "Intervals end where both prices are equal: crossings for a certain k. Any point inside tells the class of an interval.",
        ),
    ],
)

HINT_CROSSINGS = (
    "先对 p(x|1) = k·p(x|2) 两边取对数再移项；标准差不等时 x² 的系数不为零，判别式决定有几个解；两个解由小到大排。",
    "Take logarithms of p(x|1) = k·p(x|2) first. With different deviations the x² term stays, and the discriminant tells how many "
    "solutions there are; two are sorted.",
)
HINT_DECIDE = (
    "比较两个数：代价·先验·密度。判成 2 的代价来自第 1 类。离得远时密度小到浮点数放不下，比较对数。",
    'Compare two numbers: price times prior times density. What "2" costs comes from class 1. Far out densities are too small for '
    "floats: compare logarithms.",
)
HINT_ERRORS = (
    "第 1 类的错误率只看判给 2 的那些区间，用第 1 类的正态分布求概率；与先验无关。",
    "The error of class 1 is about the intervals called 2, measured by the normal distribution of class 1; priors have no part in it.",
)
HINT_BOUNDARY = (
    "在边界上 loss1·prior1·p(x|1) 等于另一类的同样乘积。先想清楚：先验大或代价大的一类，地盘应当变大还是变小？",
    "At the boundary loss1·prior1·p(x|1) equals the same product of the other class. Should a class of larger prior or price get more "
    "room, or less?",
)


def is_permitted(normals):
    """What the stub says of means and deviations."""
    s, large = sorted((normals["sigma1"], normals["sigma2"]))
    if not 1e-6 <= s <= large <= min(1e6, 10 * s) or s < large < 1.01 * s:
        return False
    if s == large and abs(normals["mu1"] - normals["mu2"]) < 0.01 * s:
        return False
    return max(abs(normals["mu1"]), abs(normals["mu2"])) <= 20 * s


@st.composite
def ratios(draw):
    """Means and deviations, and a k; sometimes one that the ratio of the densities only just reaches, or does not."""
    normals = draw(normal_pairs().filter(is_permitted))
    k = draw(st.sampled_from([1.0, 1.0, 2.0, 0.5, 0.3, 3.7, 20.0, 1e-3, 1e3, 1e-12, 1e12]))
    if normals["sigma1"] != normals["sigma2"] and draw(st.integers(0, 3)) == 0:
        k = power(log_ratio(vertex(normals), normals) + draw(st.sampled_from([2e-6, -2e-6, 1e-3, -1e-3])))
    return {**normals, "k": k}


def is_ratio(case):
    return 1e-12 <= case["k"] <= 1e12 and abs(margin(case, math.log(case["k"]))) > 1.5e-6


@st.composite
def problems(draw):
    """Means, deviations, prior and prices; sometimes such that the one class only just gets something, or does not."""
    normals = draw(normal_pairs().filter(is_permitted))
    case = {"prior1": draw(PRIORS), **normals, "loss1": draw(PRICES), "loss2": draw(PRICES)}
    if normals["sigma1"] != normals["sigma2"] and draw(st.integers(0, 3)) == 0:
        case["loss1"] /= power(price_gap(vertex(normals), case) + draw(st.sampled_from([2e-6, -2e-6, 1e-3, -1e-3])))
    return case


def is_problem(case):
    log_k = -price_gap(0, case) + log_ratio(0, case)
    return all(1e-3 <= case[loss] <= 1e3 for loss in ("loss1", "loss2")) and abs(margin(case, log_k)) > 1.5e-6


@st.composite
def decisions(draw):
    """Means, deviations, and any intervals of alternating classes."""
    normals = draw(normal_pairs().filter(is_permitted))
    s, m = max(normals["sigma1"], normals["sigma2"]), normals["mu1"]
    rng = np.random.default_rng(draw(seeds()))
    count = draw(st.sampled_from([0, 1, 2, 3, 5, 12, 60, 120, 199]))
    places = sorted(m + s * float(x) for x in rng.uniform(-4, 4, size=count))
    if count > 2 and draw(st.booleans()):
        places[1] = places[0] + 1e-3 * s
        places.sort()
    first = draw(st.integers(0, 1))
    ends = list(zip([-INF, *places], [*places, INF], strict=True))
    return {**normals, "regions": [(low, high, 1 + (first + i) % 2) for i, (low, high) in enumerate(ends)]}


@check(points=0.5, book="§2.2.1", hint=HINT_CROSSINGS)
def test_crossings_of_equal_means(answer):
    """均值都是 0，标准差是 1 和 2 时，两个密度在何处相等 /
    Where two densities of mean 0, with deviations 1 and 2, are equal"""
    # x² (1 − 1/4) / 2 = ln 2
    got = sequence(answer.crossings(0.0, 1.0, 0.0, 2.0, 1.0), 2, ("交点的列表", "the list of crossings"))
    close(got, [-1.359556, 1.359556], ("交点", "the crossings"), abs=1e-6)


@check(points=1, book="§2.2.1, §2.2.2", hint=HINT_BOUNDARY)
def test_known_boundaries(answer):
    """均值是 0 和 2，标准差都是 1：先验或代价改变后边界在哪里 /
    Means 0 and 2, deviations 1: where the boundary is once prior or prices change"""
    where = "边界", "the boundary"
    close(answer.boundary(0.5, 0.0, 2.0, 1.0, 1.0, 1.0), 1.0, where, abs=1e-6)
    close(answer.boundary(0.8, 0.0, 2.0, 1.0, 1.0, 1.0), 1.693147, where, abs=1e-6)
    close(answer.boundary(0.5, 0.0, 2.0, 1.0, 3.0, 1.0), 1.549306, where, abs=1e-6)


@check(points=0.5, book="§2.2.1", hint=HINT_ERRORS)
def test_known_errors(answer):
    """几种已知判决下两类的错误率 / The errors of both classes for some known decisions"""
    words = "两个错误率", "the two errors"
    half = [(-INF, 1.0, 1), (1.0, INF, 2)]
    close(answer.error_rates(half, 0.0, 1.0, 2.0, 1.0), [0.158655, 0.158655], words, abs=1e-6)
    middle = [
        (-INF, -1.3595559868917453, 2),
        (-1.3595559868917453, 1.3595559868917453, 1),
        (1.3595559868917453, INF, 2),
    ]
    close(answer.error_rates(middle, 0.0, 1.0, 0.0, 2.0), [0.173970, 0.503355], words, abs=1e-6)


@check(points=1.5, book="§2.2.1", given={"case": ratios().filter(is_ratio)}, also=pins.crossings)
def test_crossings(answer, case):
    """交点一个不多、一个不少，从小到大，在每一点两个密度之比都是 k /
    The crossings are complete and ascending, and at each of them the densities have the ratio k"""
    log_k = math.log(case["k"])
    wanted = solutions({key: case[key] for key in NORMALS}, log_k)
    came = answer.crossings(*(case[key] for key in (*NORMALS, "k")))
    got = [number(x, ("交点", "a crossing")) for x in sequence(came, None, ("交点的列表", "the list of crossings"))]
    with hint(*HINT_CROSSINGS):
        require(
            len(got) == len(wanted),
            f"应有 {len(wanted)} 个交点，得到 {len(got)} 个",
            f"There are {len(wanted)} crossings, not {len(got)}",
            expected=wanted,
            got=came,
        )
        for x in got:
            the_same_spot(x, log_ratio(x, case) - log_k, "p(x|1) / (k·p(x|2))", "p(x|1) / (k·p(x|2))", came)
    if len(got) == 2:
        require(
            got[0] < vertex(case) < got[1],
            "两个交点应不同，并从小到大排列",
            "The two crossings should be different, and ascending",
            expected=wanted,
            got=came,
        )


@check(points=2, book="§2.2.2", given={"case": problems().filter(is_problem)}, also=pins.decide, hint=HINT_DECIDE)
def test_decide(answer, case):
    """判决取期望代价较小的一类：紧靠边界之处和极远之处也是如此 /
    The decision is the one of smaller expected price, close to a border and very far out as well"""
    for x in telling_points(case):
        gap = price_gap(x, case)
        wanted = 1 if gap > 0 else 2
        got = integer(answer.decide(x, *(case[key] for key in ARGUMENTS)), ("判决", "the decision"))
        require(
            got == wanted,
            f"在 x = {x:.10g} 处判成 {got}，期望代价较大（判成 2 与判成 1 的期望代价之比是 {quotient(gap)}）",
            f'At x = {x:.10g} the decision is {got}, the dearer one ("2" to "1": the expected prices have the ratio {quotient(gap)})',
            expected=wanted,
            got=got,
        )


@check(points=2, book="§2.2.1, §2.2.2", given={"case": problems().filter(is_problem)}, also=pins.decide)
def test_regions(answer, case):
    """区间从 -inf 到 inf 首尾相接，端点处两种判决代价相等，每个区间判给代价较小的一类 /
    The intervals join up from -inf to inf, both decisions cost the same where they meet, and each goes to the cheaper class
    """
    came = answer.regions(*(case[key] for key in ARGUMENTS))
    parts = [
        sequence(part, 3, ("一个区间", "an interval"))
        for part in sequence(came, None, ("区间的列表", "the list of intervals"))
    ]
    ends = borders(case)
    with hint(*HINT_REGIONS):
        require(
            len(parts) == len(ends) + 1,
            f"应有 {len(ends) + 1} 个区间，得到 {len(parts)} 个",
            f"There should be {len(ends) + 1} intervals, not {len(parts)}",
            got=came,
        )
    lows = [number(low, ("左端", "a left end"), allow_infinite=True) for low, _, _ in parts]
    highs = [number(high, ("右端", "a right end"), allow_infinite=True) for _, high, _ in parts]
    classes = [integer(label, ("类别", "a class")) for _, _, label in parts]
    require(
        lows[0] == -INF and highs[-1] == INF,
        "区间应从 -inf 开始，到 inf 结束",
        "The intervals should begin at -inf and end at inf",
        got=came,
    )
    s = min(case["sigma1"], case["sigma2"])
    for high, low in zip(highs[:-1], lows[1:], strict=True):
        require(
            math.isfinite(high) and abs(high - low) <= 1e-5 * s + 1e-9 * abs(low),
            f"一个区间止于 {high:.10g}，下一个始于 {low:.10g}",
            f"An interval ends at {high:.10g}, but the next begins at {low:.10g}",
            got=came,
        )
        with hint(*HINT_REGIONS):
            for end in (high, low):
                the_same_spot(
                    end,
                    price_gap(end, case),
                    "判成 2 与判成 1 的期望代价之比",
                    'the ratio of the expected prices of "2" and "1"',
                    came,
                )
    if len(ends) == 2:
        require(
            highs[0] < vertex(case) < lows[2],
            "区间应从左到右排列，端点不同",
            "The intervals should go from left to right, with different ends",
            got=came,
        )
    inside = [case["mu1"]]
    if ends:
        inside = [ends[0] - s, *((a + b) / 2 for a, b in zip(ends, ends[1:], strict=False)), ends[-1] + s]
    for x, label in zip(inside, classes, strict=True):
        wanted = 1 if price_gap(x, case) > 0 else 2
        with hint(*HINT_REGIONS):
            require(
                label == wanted,
                f"x = {x:.6g} 所在的区间判给了 {label}，期望代价较大",
                f"The interval around x = {x:.6g} goes to {label}, the dearer decision",
                expected=wanted,
                got=label,
            )


@check(points=1.5, book="§2.2.1", given={"case": decisions()}, also=pins.errors, examples=40, hint=HINT_ERRORS)
def test_errors(answer, case):
    """对任意给定的区间，两个错误率都是相应区间的概率之和 /
    For any given intervals both errors are sums of probabilities of intervals"""
    parts = case["regions"]
    mu1, sigma1, mu2, sigma2 = (case[key] for key in NORMALS)
    first = math.fsum(normal_share(low, high, mu1, sigma1) for low, high, label in parts if label == 2)
    second = math.fsum(normal_share(low, high, mu2, sigma2) for low, high, label in parts if label == 1)
    got = sequence(answer.error_rates(parts, mu1, sigma1, mu2, sigma2), 2, ("两个错误率", "the two errors"))
    close(got[0], first, ("第 1 类被判成 2 的概率", 'the probability that class 1 is called "2"'), rel=0)
    close(got[1], second, ("第 2 类被判成 1 的概率", 'the probability that class 2 is called "1"'), rel=0)


@check(
    points=1,
    book="§2.2.2",
    given={
        "case": problems().map(lambda case: {**case, "sigma2": case["sigma1"]}).filter(is_permitted).filter(is_problem)
    },
    also=pins.boundary,
)
def test_boundary(answer, case):
    """标准差相等时，在公式给出的边界上两种判决代价相等 /
    With equal deviations both decisions cost the same at the boundary that the formula gives"""
    got = number(
        answer.boundary(*(case[key] for key in ("prior1", "mu1", "mu2", "sigma1", "loss1", "loss2"))),
        ("边界", "the boundary"),
    )
    with hint(*HINT_BOUNDARY):
        words = "判成 2 与判成 1 的期望代价之比", 'the ratio of the expected prices of "2" and "1"'
        the_same_spot(got, price_gap(got, case), *words, got)


@picture(
    "代价、先验与密度之积，以及由此划分的区间",
    "Price times prior times density, and the intervals that follow",
    alt=(
        "上下两幅图各有两条钟形曲线，背景颜色表示判给哪一类，较低曲线下的面积涂了阴影；上图标准差相等，有一条边界，下图标准差不等，有两条",
        "Two plots of two bell curves each, the background telling the decision, and the area under the lower curve shaded: with equal "
        "deviations above there is one border, with different ones below there are two",
    ),
)
def draw_borders(figure, answer, reference, says):
    for axes, case in zip(
        figure.subplots(2, 1, sharex=True),
        (case_of(0.8, 0.0, 1.0, 2.0, 1.0), case_of(0.5, 0.0, 1.0, 0.5, 2.0, 1.0, 1.5)),
        strict=True,
    ):
        x = np.linspace(-5, 6, 800)
        heights = []
        for weight, mu, sigma in (
            (case["loss1"] * case["prior1"], case["mu1"], case["sigma1"]),
            (case["loss2"] * (1 - case["prior1"]), case["mu2"], case["sigma2"]),
        ):
            heights.append(weight * np.exp(-(((x - mu) / sigma) ** 2) / 2) / sigma / math.sqrt(2 * math.pi))
        labels = says("第 1 类", "class 1"), says("第 2 类", "class 2")
        for height, color, label in zip(heights, ("tab:blue", "tab:orange"), labels, strict=True):
            axes.plot(x, height, color=color, label=label)
        for low, high, label in answer.regions(*(case[key] for key in ARGUMENTS)):
            left, right = max(low, x[0]), min(high, x[-1])
            axes.axvspan(left, right, color=("tab:blue", "tab:orange")[int(label) - 1], alpha=0.12, linewidth=0)
            inside = (x >= left) & (x <= right)
            axes.fill_between(x, heights[2 - int(label)], where=inside, color="gray", alpha=0.5, linewidth=0)
        axes.set_xlim(x[0], x[-1])
        axes.set_ylim(0, None)
        axes.set_ylabel(says("代价 × 先验 × 密度", "price × prior × density"))
        axes.legend(loc="upper right")
    axes.set_xlabel(says("x（底色：判给哪一类；灰色：判错的部分）", "x (background: the decision; grey: its mistakes)"))


HINT_REGIONS = (
    "端点是期望代价相等的点；没有这样的点时，整条直线判给一类。哪一段判给谁，在里面取一点比较。",
    "Intervals end where the expected prices are equal; if that is nowhere, the whole line is one class. Compare at a point inside "
    "to see whose an interval is.",
)


def log_ratio(x, normals):
    """ln p(x|1) − ln p(x|2); the part that may cancel is computed in fractions."""
    mu1, sigma1, mu2, sigma2 = (Fraction(normals[key]) for key in NORMALS)
    half = (((Fraction(x) - mu2) / sigma2) ** 2 - ((Fraction(x) - mu1) / sigma1) ** 2) / 2
    try:
        return float(half) + math.log(sigma2 / sigma1)
    except OverflowError:
        return INF if half > 0 else -INF


def price_gap(x, case):
    """ln of: what "2" is expected to cost at x, divided by what "1" is."""
    odds = Fraction(case["loss1"]) * Fraction(case["prior1"])
    odds /= Fraction(case["loss2"]) * (1 - Fraction(case["prior1"]))
    return log_ratio(x, case) + math.log(odds)


def power(exponent):
    """e to the exponent, or a number far beyond what is permitted."""
    return math.exp(min(max(exponent, -600.0), 600.0))


def quotient(gap):
    """What the student reads for a difference of logarithms."""
    return f"{power(gap):.10g}"


def vertex(normals):
    """Where ln p(x|1) − ln p(x|2) has its extreme value, if the deviations differ."""
    mu1, sigma1, mu2, sigma2 = (Fraction(normals[key]) for key in NORMALS)
    return (mu1 * sigma2**2 - mu2 * sigma1**2) / (sigma2**2 - sigma1**2)


def margin(normals, log_k):
    """How far that extreme value is from ln k; infinite for equal deviations."""
    if normals["sigma1"] == normals["sigma2"]:
        return INF
    return log_ratio(vertex(normals), normals) - log_k


@memo
def solutions(normals, log_k):
    """All x with ln p(x|1) − ln p(x|2) = ln k, by bisection on either side of the vertex."""

    def side(x):
        return log_ratio(x, normals) > log_k

    sigma = max(normals["sigma1"], normals["sigma2"])
    equal = normals["sigma1"] == normals["sigma2"]
    middle = normals["mu1"] if equal else float(vertex(normals))
    found = []
    for direction in (-1, 1):
        reach = sigma
        while side(middle + direction * reach) == side(middle) and reach < 1e6 * sigma:
            reach *= 2
        if side(middle + direction * reach) == side(middle):
            continue
        near, far = middle, middle + direction * reach
        for _ in range(80):
            half = (near + far) / 2
            near, far = (half, far) if side(half) == side(middle) else (near, half)
        found.append((near + far) / 2)
    return sorted(found)


@st.composite
def normal_pairs(draw):
    """{"mu1", "sigma1", "mu2", "sigma2"}: means in −4..4, deviations in .5..4; half of them unusual."""
    mu1, mu2 = draw(grid(-4, 4, 0.5)), draw(grid(-4, 4, 0.5))
    sigma1, sigma2 = draw(grid(0.5, 4, 0.5)), draw(grid(0.5, 4, 0.5))
    unusual = draw(st.sampled_from(["", "", "", "", "equal", "equal", "small", "large", "fine", "alike", "apart"]))
    if unusual == "equal":
        sigma2 = sigma1
    elif unusual == "fine":
        rng = np.random.default_rng(draw(seeds()))
        mu1, mu2 = (mu + float(rng.random()) / 8 for mu in (mu1, mu2))
        sigma1, sigma2 = (sigma + float(rng.random()) / 8 for sigma in (sigma1, sigma2))
    elif unusual == "alike":
        sigma2 = sigma1 * draw(st.sampled_from([1.0125, 1.0 / 1.0125]))
    elif unusual == "apart":
        mu1, mu2 = draw(st.sampled_from([(mu1, mu1 + 0.0125 * sigma1), (20.0 * sigma1, -20.0 * sigma1), (20.0, 19.75)]))
        sigma1, sigma2 = draw(st.sampled_from([(sigma1, sigma1), (sigma1, 9.5 * sigma1), (9.5 * sigma1, sigma1)]))
    scale = {"small": 2e-6 * draw(st.sampled_from([1.0, 40.0])), "large": 2e5}.get(unusual, 1.0)
    return {"mu1": mu1 * scale, "sigma1": sigma1 * scale, "mu2": mu2 * scale, "sigma2": sigma2 * scale}


PRIORS = st.one_of(grid(0.0625, 0.9375, 0.0625), st.sampled_from([1e-6, 0.0123456789, 0.3, 0.99, 0.999999]))
PRICES = st.one_of(grid(0.5, 5, 0.5), st.sampled_from([1.0, 1.0, 1e-3, 1e3, 0.123456789]))


def borders(case):
    """Where both decisions are equally dear."""
    return solutions({key: case[key] for key in NORMALS}, log_ratio(0, case) - price_gap(0, case))


ARGUMENTS = ("prior1", "mu1", "sigma1", "mu2", "sigma2", "loss1", "loss2")


def the_same_spot(spot, gap, zh, en, got):
    """Fails unless this difference of logarithms is 0, as far as the stub demands."""
    require(
        abs(gap) <= 1.01e-8,
        f"在 x = {spot:.10g} 处，{zh} = {quotient(gap)}，不是 1",
        f"At x = {spot:.10g} {en} is {quotient(gap)}, not 1",
        got=got,
    )


def telling_points(case):
    """Points of either class: near the borders, between them, and far out."""
    s = min(case["sigma1"], case["sigma2"])
    points = [case["mu1"], case["mu2"], *(sign * far * s for far in (1000.0, 300.0, 45.0) for sign in (-1, 1))]
    ends = borders(case)
    points += [sum(ends) / len(ends)] if ends else []
    for end in ends:
        step = 1e-3 * s
        slope = abs(price_gap(end + step, case) - price_gap(end - step, case)) / (2 * step)
        points += [end + sign * away for away in (2e-6 / slope, 0.01 / slope, s) for sign in (-1, 1)]
    return [x for x in points if abs(x) <= 1000 * s and abs(price_gap(x, case)) > 1.5e-6]


def normal_share(low, high, mu, sigma):
    """The probability of an interval."""
    a, b = ((end - mu) / sigma / math.sqrt(2) for end in (low, high))
    # erfc is exact to its last digit in the upper tail; of a lower tail take the mirror image.
    return (math.erfc(a) - math.erfc(b)) / 2 if a > 0 else (math.erfc(-b) - math.erfc(-a)) / 2
