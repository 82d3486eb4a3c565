"""Checks of exercise 2.8."""

import math

from hypothesis import strategies as st

from exercises.datasets import watermelon_3_0a
from grader.checks import (
    array,
    close,
    example_check,
    exercise,
    number,
    picture,
    property_check,
    require,
    share_of_claims,
)
from grader.strategies import grid

EXERCISE = exercise(
    kind="discuss",
    book="§2.3.4",
    patterns=["two sides", "witness", "bound", "claims", "written"],
    hints=[
        (
            "两者都是 ax + b: 各由哪两个统计量定 a、b?",
            "Both are ax + b: which two statistics fix a and b in each?",
        )
    ],
    written={
        "essay": [
            ("结果的取值范围: 一个确定, 一个不确定", "The range of the results: certain in one, not in the other"),
            (
                "异常值: 对两者各有什么影响 (说“z-score 不受影响”不对)",
                "Outliers: their effect on either (z-score is not immune)",
            ),
            (
                "新数据: 越界怎么办, 系数何时要变",
                "New data: what if they leave the range, when do the coefficients change",
            ),
            ("更新的代价: 各要保存哪些统计量", "The cost of updates: which statistics must be kept"),
        ]
    },
    equivalent_mutants={
        "if smallest >= largest:": "The smallest number is never above the largest.",
        "if min(x) >= max(x):  # rounding may leave a standard deviation of 1e-17": (
            "The smallest number is never above the largest."
        ),
        "return min(x) - factor * (max(x) - min(x))": "Another right outlier, below the data instead of above.",
        "return [2.0] + [0.0] * (n - 1)": "Another right extreme: any one number beside n - 1 equal ones.",
        "return [1.0] + [-1.0] * (n - 1)": "Another right extreme: any one number beside n - 1 equal ones.",
    },
)

LONG = [1, 2, 3, 4, 100]
values = grid(-1000, 1000)
data = st.lists(values, min_size=2, max_size=12)
mixed = data.filter(lambda x: max(x) - min(x) >= 1)
TRUTH = {
    "min_max_new_data_may_leave_range": True,
    "z_bounded_by_one_constant_for_all_n": False,
    "both_keep_order": True,
    "both_undone_by_affine_map": True,
    "one_new_inner_value_changes_min_max": False,
}
# Within these bounds even the variance as "mean of squares minus square of mean" is accurate enough.
Z_TOLERANCE = 1e-7


def min_max_by_definition(x, low, high) -> list[float]:
    """(2.43), all low for equal values."""
    span = max(x) - min(x)
    return [low + (v - min(x)) / span * (high - low) if span else low for v in x]


def z_by_definition(x) -> list[float]:
    """(2.44), all 0 for equal values."""
    if min(x) == max(x):
        return [0.0] * len(x)
    mean = math.fsum(x) / len(x)
    deviation = math.sqrt(math.fsum((v - mean) ** 2 for v in x) / len(x))
    return [(v - mean) / deviation for v in x]


@example_check(
    "1 到 5、带异常值的 1, 2, 3, 4, 100, 以及西瓜 3.0α 的密度",
    "The numbers 1 to 5, the numbers 1, 2, 3, 4, 100 with an outlier, and 密度 of watermelon 3.0α",
    points=15,
    book="(2.43), (2.44)",
    hint=("标准差除以 n, 不是 n − 1.", "The standard deviation divides by n, not by n − 1."),
)
def test_worked_columns(answer):
    close(answer.min_max([1, 2, 3, 4, 5], 0, 1), [0, 0.25, 0.5, 0.75, 1])
    close(answer.z_score([1, 2, 3, 4, 5]), [-math.sqrt(2), -math.sqrt(0.5), 0, math.sqrt(0.5), math.sqrt(2)])
    close(answer.min_max(LONG, 0, 1), [0, 1 / 99, 2 / 99, 3 / 99, 1])
    close(array(answer.z_score(LONG), (5,))[4], 1.99934, ("100 的 z 值", "the z-score of 100"), abs=6e-6)
    density = watermelon_3_0a()["X"][:, 0].tolist()
    close(
        array(answer.min_max(density, 0, 1), (17,))[0],
        0.854991,
        ("第一个密度的 min-max 结果", "the min-max result of the first 密度"),
        abs=6e-7,
    )
    close(
        array(answer.z_score(density), (17,))[0],
        1.015011,
        ("第一个密度的 z 值", "the z-score of the first 密度"),
        abs=6e-7,
    )


@property_check(
    "两种规范化都合定义; 数据全相等时, 一个全为 low, 一个全为 0",
    "Both scalings are what their definitions say; equal data become low throughout, or 0",
    points=15,
    book="(2.43), (2.44)",
    given={"x": data, "bounds": st.tuples(grid(-5, 5, 0.5), grid(-5, 5, 0.5))},
    also=[{"x": [0.1, 0.1, 0.1], "bounds": (-1.0, 1.0)}, {"x": [7.0, 7.0], "bounds": (2.0, 0.0)}],
    hint=(
        "先比较最大值与最小值, 不要看标准差是否为 0: 舍入会使它成为 1e-17.",
        "Compare maximum and minimum; do not test the standard deviation for 0: rounding may make it 1e-17.",
    ),
)
def test_scalings_are_their_definitions(answer, x, bounds):
    close(answer.min_max(x, *bounds), min_max_by_definition(x, *bounds), ("min-max 的结果", "the result of min-max"))
    close(answer.z_score(x), z_by_definition(x), ("z-score 的结果", "the result of z-score"), abs=Z_TOLERANCE)


@property_check(
    "数据换成 ax + b (a > 0), 两种结果都不变; low 与 high 对调, min-max 的结果上下颠倒",
    "Both results stay when the data become ax + b with a > 0; exchanging low and high turns min-max upside down",
    points=10,
    given={"x": mixed, "a": st.sampled_from([0.25, 0.5, 2.0, 3.0]), "b": st.integers(-20, 20)},
    hint=("换单位 (米、厘米) 不该影响结果.", "Another unit (metres, centimetres) should change nothing."),
)
def test_units_do_not_matter(answer, x, a, b):
    moved = [a * v + b for v in x]
    scaled = min_max_by_definition(x, 0, 1)
    close(
        answer.min_max(moved, 0, 1),
        scaled,
        ("换单位后的 min-max 结果", "the result of min-max in other units"),
        abs=1e-6,
    )
    close(
        answer.z_score(moved),
        z_by_definition(x),
        ("换单位后的 z-score 结果", "the result of z-score in other units"),
        abs=1e-6,
    )
    reversed_ = [1 - v for v in scaled]
    close(
        answer.min_max(moved, 1, 0),
        reversed_,
        ("low、high 对调后的结果", "the result with low and high exchanged"),
        abs=1e-6,
    )


@property_check(
    "添进你的异常值, 原有的数就挤在长度 1/factor 以内",
    "With your outlier appended the old values are squeezed into a span of 1/factor",
    points=15,
    given={"x": mixed, "factor": st.integers(2, 1000)},
    also=[{"x": [0.0, 1.0], "factor": 2}],
    hint=("规范化以后的跨度 = 原跨度 / 新跨度.", "The span after scaling is the old span over the new span."),
)
def test_outlier_squeezes_the_rest(answer, x, factor):
    outlier = number(answer.outlier_squeezes(x, factor), ("异常值", "the outlier"))
    span = (max(x) - min(x)) / (max(*x, outlier) - min(*x, outlier))
    require(
        span <= (1 + 1e-9) / factor,
        f"原有的数占了 {span:.6g}, 应不超过 1/{factor}",
        f"The old values span {span:.6g}, which should be at most 1/{factor}",
        got=outlier,
    )


@property_check(
    "添进你的数, 原有各数的 min-max 结果不变, z-score 结果改变",
    "With your value appended the min-max results of the old values stay, and their z-scores change",
    points=15,
    given={"x": mixed},
    hint=("min-max 只看两个数.", "Min-max looks at two of the values only."),
)
def test_harmless_value(answer, x):
    new = number(answer.harmless_for_min_max(x), ("新的数", "the new value"))
    require(
        min(x) <= new <= max(x),
        f"min-max 的结果变了: 新的数 {new:g} 超出了 [{min(x):g}, {max(x):g}]",
        f"The min-max results change: the new value {new:g} is outside of [{min(x):g}, {max(x):g}]",
        got=new,
    )
    change = max(abs(a - b) for a, b in zip(z_by_definition([*x, new]), z_by_definition(x), strict=False))
    require(change >= 1e-3, "z-score 的结果应改变 0.001 以上", "A z-score should change by 0.001 or more", got=new)


@property_check(
    "n 个数的 |z| 都不超过你的上界, 你给的 n 个数恰好达到它",
    "No |z| among n numbers exceeds your bound, and your n numbers attain it",
    points=20,
    given={"x": mixed},
    also=[{"x": [0.0] * n + [1.0]} for n in range(1, 12)],
    hint=(
        "让一个数离其余的尽量远: n − 1 个数相等时, 那个数的 z 是多少?",
        "Let one number stand far from the others: what is its z if the other n − 1 are equal?",
    ),
)
def test_bound_is_sharp(answer, x):
    n = len(x)
    bound = number(answer.z_bound(n), ("上界", "the bound"))
    largest = max(map(abs, z_by_definition(x)))
    require(
        largest <= bound + 1e-9,
        f"这 {n} 个数中有 |z| = {largest:.6g}, 超过了你的上界 {bound:.12g}",
        f"Among these {n} numbers there is |z| = {largest:.6g}, above your bound {bound:.12g}",
        got=bound,
    )
    extreme = array(answer.z_extreme(n), (n,), ("z_extreme 的数", "the list of z_extreme")).tolist()
    attained = max(map(abs, z_by_definition(extreme)))
    require(
        abs(attained - bound) <= 1e-9,
        f"z_extreme({n}) 的最大 |z| 是 {attained:.12g}, 没有达到上界 {bound:.12g}",
        f"The largest |z| of z_extreme({n}) is {attained:.12g}, which does not attain the bound {bound:.12g}",
        expected=bound,
        got=extreme,
    )
    close(bound, math.sqrt(n - 1), (f"{n} 个数的上界", f"the bound for {n} numbers"))


@property_check(
    "五条说法的真假; 不成立的两条由你前面造的数据推翻",
    "Which of the five statements hold; your own data refute the two that do not",
    points=10,
    given={"x": mixed},
    examples=4,
    requires=["test_harmless_value", "test_bound_is_sharp"],
    hint=("每一条都能用前面几问的数据检验.", "Each can be tested with the data of the questions before."),
)
def test_claims(answer, x):
    n = len(x)
    inner = number(answer.harmless_for_min_max(x), ("新的数", "the new value"))
    short, long = (
        array(answer.z_extreme(m), (m,), ("z_extreme 的数", "the list of z_extreme")).tolist() for m in (n, 5 * n)
    )
    witnesses = {
        "z_bounded_by_one_constant_for_all_n": max(map(abs, z_by_definition(long)))
        > max(map(abs, z_by_definition(short))) + 0.1,
        "one_new_inner_value_changes_min_max": min(x) <= inner <= max(x),
    }
    return share_of_claims(answer.claims(), TRUTH, witnesses)


@picture(
    "同一个异常值, 两种规范化",
    "One outlier, two scalings",
    alt=(
        "三行点图: 原始数据 1, 2, 3, 4, 100, 它的 min-max 结果与 z-score 结果; 前四个点都挤在一起.",
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
