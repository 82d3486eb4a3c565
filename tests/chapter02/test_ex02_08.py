"""Checks of exercise 2.8."""

import math
from fractions import Fraction

from hypothesis import strategies as st

from exercises.datasets import watermelon_3_0a
from grader.checks import array, check, close, exercise, hint, number, picture, require, share_of_claims
from grader.strategies import grid, numbers

from .pins import ex02_08 as pins

EXERCISE = exercise(
    kind="discuss",
    book="§2.3.4",
    patterns=["two sides", "witness", "bound", "claims", "written"],
    hints=[
        ("两者都是 ax + b：各由哪两个统计量定 a、b？", "Both are ax + b: which two statistics fix a and b in each?"),
        (
            "添一个数进来，这些统计量里哪些会变，哪些不变？",
            "One more number comes in: which of these statistics change, and which do not?",
        ),
        (
            "求最大的 |z|：让一个数离开，其余的数怎样摆，均值与标准差才拉不住它？",
            "For the largest |z| let one number leave: how must the others lie so that mean and deviation hold it back least?",
        ),
    ],
    written={
        "essay": [
            ("结果的取值范围：一个确定，一个不确定", "The range of the results: certain in one, not in the other"),
            (
                "异常值：对两者各有什么影响（说“z-score 不受影响”不对）",
                "Outliers: their effect on either (z-score is not immune)",
            ),
            (
                "新数据：越界怎么办，系数何时要变",
                "New data: what if they leave the range, when do the coefficients change",
            ),
            ("更新的代价：各要保存哪些统计量", "The cost of updates: which statistics must be kept"),
        ]
    },
    contract=[
        (
            "数的绝对值到 10¹⁰，或者都小到 10⁻⁹，误差仍不超过 1e-6（min-max：乘以 1、|low|、|high| 中最大的）",
            "Right to 1e-6 (min-max: times the largest of 1, |low|, |high|) for numbers up to 10¹⁰ in size, or all as tiny as 10⁻⁹",
        ),
        (
            "数挤在一个大数附近（如 1000000.25 与 1000000.5），不相等的至少相差最大绝对值的 10⁻⁹",
            "Numbers crowd near a large one (1000000.25 beside 1000000.5); those that differ do so by 10⁻⁹ of the largest size at least",
        ),
        (
            "全相等的 0.1 也算全相等，尽管标准差会舍入成 10⁻¹⁷",
            "0.1 three times is all equal, though its standard deviation may come as 10⁻¹⁷",
        ),
        ("至多 200 个数；factor 到 123456.789", "Up to 200 numbers; a factor up to 123456.789"),
    ],
)

values = st.one_of(grid(-1000, 1000), st.just(0.0))
data = numbers((2, 12), values)
mixed = data.filter(lambda x: max(x) > min(x))
targets = st.one_of(
    st.tuples(grid(-5, 5, 0.5), grid(-5, 5, 0.5)), st.sampled_from([(0.0, 1.0), (150.0, 1000.0), (250.0, -750.0)])
)
factors = st.integers(4, 2000).map(lambda k: k / 2)
plain = st.lists(values, min_size=2, max_size=12).filter(lambda x: max(x) > min(x))
HINT_MIN_MAX = (
    "最小值变成 low，最大值变成 high，其余按比例；全相等时不能除以 0。",
    "The smallest becomes low, the largest high, the others in proportion; equal data must not divide by 0.",
)


@check(points=1, book="(2.43), (2.44)")
def test_worked_columns(answer):
    """1 到 5、带异常值的 1, 2, 3, 4, 100，以及西瓜 3.0α 的密度 /
    The numbers 1 to 5, the numbers 1, 2, 3, 4, 100 with an outlier, and 密度 of watermelon 3.0α"""
    density = watermelon_3_0a()["X"][:, 0].tolist()
    with hint(*HINT_MIN_MAX):
        close(answer.min_max([1, 2, 3, 4, 5], 0, 1), [0, 0.25, 0.5, 0.75, 1], MIN_MAX)
        close(answer.min_max(LONG, 0, 1), [0, 1 / 99, 2 / 99, 3 / 99, 1], MIN_MAX)
        first = array(answer.min_max(density, 0, 1), (17,), MIN_MAX)[0]
        close(first, 0.854991, ("第一个密度的 min-max 结果", "the min-max result of the first 密度"), abs=6e-7)
    with hint(*HINT_Z):
        five = [-math.sqrt(2), -math.sqrt(0.5), 0, math.sqrt(0.5), math.sqrt(2)]
        close(answer.z_score([1, 2, 3, 4, 5]), five, Z_SCORE)
        close(array(answer.z_score(LONG), (5,), Z_SCORE)[4], 1.99934, ("100 的 z 值", "the z-score of 100"), abs=6e-6)
        first = array(answer.z_score(density), (17,), Z_SCORE)[0]
        close(first, 1.015011, ("第一个密度的 z 值", "the z-score of the first 密度"), abs=6e-7)


@check(
    points=1,
    book="(2.43)",
    given={"x": data, "bounds": targets},
    also=pins.min_max,
    strict=pins.min_max_strict,
    hint=HINT_MIN_MAX,
)
def test_min_max(answer, x, bounds):
    """min-max 规范化合定义，数据全相等、low 大于 high 时也是 /
    Min-max scaling is what its definition says, for equal numbers and where low exceeds high, too"""
    wanted = min_max_by_definition(x, *bounds)
    close(answer.min_max(x, *bounds), wanted, MIN_MAX, abs=TOLERANCE * max(1, *map(abs, bounds)), rel=0)


@check(points=1, book="(2.44)", given={"x": data}, also=pins.z_score, strict=pins.z_score_strict)
def test_z_score(answer, x):
    """z-score 规范化合定义，数据全相等时也是 /
    Z-score scaling is what its definition says, for equal numbers, too"""
    words = HINT_Z
    if min(x) == max(x):
        words = (
            "数据全相等时标准差是 0，不能拿它去除。判断是否全相等，比较最大值与最小值最稳妥：舍入会使标准差成为 1e-17。",
            "Equal data have standard deviation 0, which divides nothing. To see that all are equal compare maximum and "
            "minimum: rounding may make the standard deviation 1e-17.",
        )
    elif min(map(abs, x)) > 100 * (max(x) - min(x)):
        words = (
            "大数的平方相减会丢掉有效数字：先减去均值，再平方。",
            "Differences of large squares lose their digits: subtract the mean first, then square.",
        )
    with hint(*words):
        close(answer.z_score(x), z_by_definition(x), Z_SCORE, abs=TOLERANCE, rel=0)


@check(
    points=0.5,
    given={"x": plain, "a": st.sampled_from([0.25, 0.5, 2.0, 4.0]), "b": st.integers(-20, 20)},
    hint=("换单位（米、厘米）不该影响结果。", "Another unit (metres, centimetres) should change nothing."),
)
def test_units_do_not_matter(answer, x, a, b):
    """数据换成 ax + b (a > 0)，两种结果都不变；low 与 high 对调，min-max 的结果上下颠倒 /
    Both results stay when the data become ax + b with a > 0; exchanging low and high turns min-max upside down"""
    moved = [a * v + b for v in x]
    scaled, unit = min_max_by_definition(x, 0, 1), ("换单位后的", " in other units")
    close(answer.min_max(moved, 0, 1), scaled, (f"{unit[0]} min-max 结果", f"the result of min-max{unit[1]}"), abs=1e-6)
    close(answer.z_score(moved), z_by_definition(x), (f"{unit[0]} z 值", f"the z-scores{unit[1]}"), abs=1e-6)
    exchanged = ("low、high 对调后的结果", "the result with low and high exchanged")
    close(answer.min_max(moved, 1, 0), [1 - v for v in scaled], exchanged, abs=1e-6)


@check(
    points=1.5,
    book="(2.43)",
    given={"x": mixed, "factor": factors},
    also=pins.outlier_squeezes_the_rest,
    strict_given={"x": mixed, "factor": st.one_of(factors, st.just(123456.789))},
    strict=pins.outlier_squeezes_the_rest_strict,
    hint=("规范化以后的跨度 = 原跨度 / 新跨度。", "The span after scaling is the old span over the new span."),
)
def test_outlier_squeezes_the_rest(answer, x, factor):
    """添进你的异常值，原有的数就挤在长度 1/factor 以内 /
    With your outlier appended the old values are squeezed into a span of 1/factor"""
    outlier = number(answer.outlier_squeezes(x, factor), ("异常值", "the outlier"))
    old, new = ([Fraction(v) for v in some] for some in (x, [*x, outlier]))
    span = (max(old) - min(old)) / (max(new) - min(new))
    require(
        span * Fraction(factor) <= 1 + Fraction(1, 10**6),
        f"原有的数占了 {float(span):.9g}，应不超过 1/{factor:g} ≈ {1 / factor:.9g}",
        f"The old values span {float(span):.9g}, which should be at most 1/{factor:g} ≈ {1 / factor:.9g}",
        got=outlier,
    )


@check(points=1.5, given={"x": mixed}, also=pins.harmless_value, strict=pins.harmless_value_strict)
def test_harmless_value(answer, x):
    """添进你的数，原有各数的 min-max 结果不变，z-score 结果改变 /
    With your value appended the min-max results of the old values stay, and their z-scores change"""
    new = number(answer.harmless_for_min_max(x), ("新的数", "the new value"))
    with hint("min-max 只看两个数。", "Min-max looks at two of the values only."):
        require(
            min(x) <= new <= max(x),
            f"min-max 的结果变了：新的数 {new:.12g} 超出了 [{min(x):.12g}, {max(x):.12g}]",
            f"The min-max results change: the new value {new:.12g} is outside of [{min(x):.12g}, {max(x):.12g}]",
            got=new,
        )
    change = max(abs(a - b) for a, b in zip(z_by_definition([*x, new]), z_by_definition(x), strict=False))
    require(change >= 1e-3, "z-score 的结果没有变", "No z-score changes", got=new)  # any value within changes more


@check(
    points=1.5,
    given={"x": mixed},
    also=pins.bound_is_sharp,
    hint=(
        "让一个数离其余的尽量远：n − 1 个数相等时，那个数的 z 是多少？",
        "Let one number stand far from the others: what is its z if the other n − 1 are equal?",
    ),
)
def test_bound_is_sharp(answer, x):
    """n 个数的 |z| 都不超过你的上界，而且不能再小了 / No |z| among n numbers exceeds your bound, and no smaller bound will do"""
    n = len(x)
    bound = number(answer.z_bound(n), ("上界", "the bound"))
    largest = max(map(abs, z_by_definition(x)))
    require(
        largest <= bound + 1e-6,
        f"这 {n} 个数中有 |z| = {largest:.9g}，超过了你的上界 {bound:.9g}",
        f"Among these {n} numbers there is |z| = {largest:.9g}, above your bound {bound:.9g}",
        got=bound,
    )
    close(bound, math.sqrt(n - 1), (f"{n} 个数的上界", f"the bound for {n} numbers"))


@check(
    points=1,
    given={"n": st.integers(2, 30)},
    also=pins.bound_is_attained,
    hint=(
        "要让一个数的 |z| 最大，其余的数应当彼此相等。",
        "For the largest |z| of one number the others should all be equal.",
    ),
)
def test_bound_is_attained(answer, n):
    """你给的 n 个数里，|z| 达到了可能的最大值 / Among your n numbers |z| reaches the largest possible value"""
    extreme = array(answer.z_extreme(n), (n,), ("z_extreme 的数", "the list of z_extreme")).tolist()
    attained, most = max(map(abs, z_by_definition(extreme))), math.sqrt(n - 1)
    require(
        abs(attained - most) <= 1e-9 * most,
        f"z_extreme({n}) 的最大 |z| 是 {attained:.12g}，{n} 个数可以达到 {most:.12g}",
        f"The largest |z| of z_extreme({n}) is {attained:.12g}, but {n} numbers can reach {most:.12g}",
        got=extreme,
    )


@check(
    points=1,
    given={"x": plain},
    examples=4,
    hint=("每一条都能用前面几问的数据检验。", "Each can be tested with the data of the questions before."),
)
def test_claims(answer, x):
    """五条说法的真假 / Which of the five statements hold"""
    return share_of_claims(answer.claims(), what_data_say(x))


@picture(
    "同一个异常值，两种规范化",
    "One outlier, two scalings",
    alt=(
        "三行点图：原始数据 1, 2, 3, 4, 100，它的 min-max 结果与 z-score 结果；前四个点都挤在一起。",
        "Three rows of dots: the data 1, 2, 3, 4, 100, their min-max and their z-score results; the first four dots are squeezed together in each.",
    ),
)
def draw_outlier(figure, answer, reference, says):
    rows = figure.subplots(3, 1)
    for axes, name, yours, right in (
        (rows[0], says("原始数据", "raw data"), LONG, LONG),
        (rows[1], "min-max", answer.min_max(LONG, 0, 1), reference.min_max(LONG, 0, 1)),
        (rows[2], "z-score", answer.z_score(LONG), reference.z_score(LONG)),
    ):
        axes.plot(right, [0] * len(LONG), "o", ms=12, mfc="none", color="gray", label=says("参考", "reference"))
        axes.plot(yours, [0] * len(yours), ".", color="C3", label=says("你的结果", "your result"))
        axes.set_title(name, loc="left")
        axes.set_yticks([])
    rows[0].legend(loc="upper center", ncols=2)


LONG = [1, 2, 3, 4, 100]
MIN_MAX, Z_SCORE = ("min-max 的结果", "the result of min-max"), ("z-score 的结果", "the result of z-score")
HINT_Z = (
    "先减去均值，再除以标准差；方差除以 n，不是 n − 1。",
    "Subtract the mean, then divide by the standard deviation; the variance divides by n, not by n − 1.",
)
TOLERANCE = 1e-6
"""What the stub asks for; less than the mean of squares less the square of the mean loses."""


def min_max_by_definition(x, low, high) -> list[float]:
    """(2.43) in fractions, all low for equal values."""
    exact, ends = [Fraction(v) for v in x], (Fraction(low), Fraction(high))
    least, span = min(exact), max(exact) - min(exact)
    return [float(ends[0] + (v - least) / span * (ends[1] - ends[0])) if span else low for v in exact]


def z_by_definition(x) -> list[float]:
    """(2.44) in fractions up to the root, all 0 for equal values."""
    exact = [Fraction(v) for v in x]
    mean = sum(exact) / len(x)
    variance = sum((v - mean) ** 2 for v in exact) / len(x)
    return [float(v - mean) / math.sqrt(variance) if variance else 0.0 for v in exact]


def what_data_say(x) -> dict[str, bool]:
    """The truth of the five statements, as any data that are not all equal show it."""
    scaled, scores = min_max_by_definition(x, 0, 1), z_by_definition(x)
    inner = float(sum(map(Fraction, x)) / len(x))
    lonely = [max(map(abs, z_by_definition([1] + [0] * n))) for n in (len(x), 100 * len(x))]
    in_order = all((a < b) == (u < v) for a, u in zip(x, scaled, strict=True) for b, v in zip(x, scaled, strict=True))
    in_order &= all((a < b) == (u < v) for a, u in zip(x, scores, strict=True) for b, v in zip(x, scores, strict=True))
    shares = [(v - min(x)) / (max(x) - min(x)) for v in x]
    affine = all(abs(u - share) < 1e-9 for u, share in zip(scaled, shares, strict=True))
    affine &= all(
        abs((z - min(scores)) / (max(scores) - min(scores)) - share) < 1e-9
        for z, share in zip(scores, shares, strict=True)
    )
    return {
        "min_max_new_data_may_leave_range": (max(x) + 1 - min(x)) / (max(x) - min(x)) > 1,
        "z_bounded_by_one_constant_for_all_n": lonely[1] <= 2 * lonely[0],
        "both_keep_order": in_order,
        "both_undone_by_affine_map": affine,
        "one_new_inner_value_changes_min_max": min_max_by_definition([*x, inner], 0, 1)[:-1] != scaled,
    }
