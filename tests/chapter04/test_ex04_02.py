"""Checks of exercise 4.2."""

from fractions import Fraction

from hypothesis import strategies as st

from exercises.datasets import watermelon_2_0
from grader.checks import (
    at, boolean, check, close, equal, exercise, hint, labels, mapping, number, picture, require, sequence, share_of_claims
)  # fmt: skip
from grader.strategies import tables, without

from .pins import ex04_02 as pins
from .shared import column, parts_of

EXERCISE = exercise(
    kind="discuss",
    book="§4.2, (4.5), (4.6)",
    patterns=["witness", "bound", "claims"],
    extra=["drop_bound"],
    contract=[
        (
            "一百多个样例、几十种取值也对，基尼增益小到 $5×10^{-7}$ 也不当作 0",
            "Right as well with over a hundred samples and dozens of values; a Gini gain of $5×10^{-7}$ is not 0",
        ),
        (
            "取值的名字只差空格、大小写或一个 0 也是两个取值",
            "Names that differ by a blank, in case or by a 0 are two values",
        ),
        (
            "`drop_bound` 对 0 到 0.5 的基尼增益准到 $10^{-9}$",
            "`drop_bound` is accurate to $10^{-9}$ for Gini gains from 0 to 0.5",
        ),
    ],
    hints=[
        (
            "把误差和基尼值都画成正例比例 p 的曲线，想想一次划分在图上是什么。",
            "Draw error and Gini over the share p of positives: what is a split in this picture?",
        ),
        (
            "误差 min(p, 1-p) 是一条折线：各支的正例比例都在 1/2 的同一侧时，划分一点也不减少误差。",
            "The error min(p, 1-p) is linear on either side of 1/2: while all branches stay on one side, a split lowers it by nothing.",
        ),
        (
            "要误差不降，只需每支的多数类都与划分前相同；要基尼增益为正，只需各支的比例不全相同。让一个类很少，两样就都有了。",
            "The error does not drop if every branch keeps the majority; the Gini gain is positive if the shares differ. With one "
            "rare class you have both.",
        ),
    ],
    written={
        "analysis": [
            (
                "误差分不出高下：并列多，各支多数类不变时看不到改进（用自己造的数据说明）",
                "The error cannot rank splits: many ties, and no improvement while the majorities stay (shown on the data made here)",
            ),
            (
                "原因在于误差是 p 的折线（不是严格凹），熵和基尼值是严格凹的",
                "The reason: the error is piecewise linear in p, entropy and Gini are strictly concave",
            ),
            (
                "过拟合、偏好取值多的属性不是它独有的缺陷",
                "Overfitting and the preference for many values are not its own defects alone",
            ),
        ]
    },
)

SPLITS = tables(
    rows=(1, 12), columns=(1, 1), classes=(2, 2), numeric=False, values=(1, 5), stretch=without("wide")
).map(lambda table: {"values": column(table["X"], 0), "y": [table["classes"].index(label) for label in table["y"]]})


@check(points=0.5, book="表 4.1 / table 4.1")
def test_errors_on_2_0(answer):
    """西瓜 2.0：按各个属性划分后错几个 / Watermelon 2.0: how many errors each attribute leaves"""
    X, y, names = _watermelons()
    for j, errors in enumerate(ERRORS_ON_2_0):
        values = column(X, j)
        what = f"按{names[j]}划分的错误数", f"the number of errors after splitting by {names[j]}"
        with hint(*_about_errors(values, y)):
            equal(answer.errors_after_split(values, y), errors, what)


@check(points=0.5, book="表 4.1 / table 4.1")
def test_drop_on_2_0(answer):
    """西瓜 2.0：按各个属性划分，误差率下降多少 / Watermelon 2.0: by how much each attribute lowers the error rate"""
    X, y, names = _watermelons()
    for j, errors in enumerate(ERRORS_ON_2_0):
        values = column(X, j)
        with hint(*_about_drop(values, y)):
            close(answer.error_drop(values, y), (8 - errors) / 17, (f"{names[j]}的误差下降", f"the drop by {names[j]}"))


@check(points=0.5, book="(4.6)")
def test_gini_gain_by_hand(answer):
    """8 个样例的两种划分，以及它们的一百倍：基尼增益 /
    Two splits of 8 samples, and of a hundred times as many: their Gini gains"""
    for size in (1, 100):
        for branches, gain in ((((3, 1), (1, 3)), 1 / 8), (((2, 4), (2, 0)), 1 / 6)):
            with at(f"{8 * size} 个样例", f"{8 * size} samples"):
                values = [f"v{k}" for k, branch in enumerate(branches) for _ in range(size * sum(branch))]
                y = [
                    label
                    for branch in branches
                    for label, n in zip((1, 0), branch, strict=True)
                    for _ in range(size * n)
                ]
                with hint(*_about_gini(values, y)):
                    close(answer.gini_gain(values, y), gain, GAIN)


@check(points=0.5, given={"split": SPLITS}, also=pins.by_definition, strict=pins.names_alike)
def test_errors_by_definition(answer, split):
    """划分后的错误数符合定义 / The number of errors after a split is what it is defined to be"""
    values, y = split["values"], split["y"]
    with hint(*_about_errors(values, y)):
        equal(answer.errors_after_split(values, y), sum(map(_errors, parts_of(values, y))), AFTER)


@check(points=0.5, given={"split": SPLITS}, also=pins.by_definition, strict=pins.names_alike)
def test_drop_by_definition(answer, split):
    """误差率的下降符合定义 / The drop of the error rate is what it is defined to be"""
    values, y = split["values"], split["y"]
    drop = _errors(y) - sum(map(_errors, parts_of(values, y)))
    with hint(*_about_drop(values, y)):
        close(answer.error_drop(values, y), drop / len(y), DROP)


@check(points=0.5, book="(4.5), (4.6)", given={"split": SPLITS}, also=pins.by_definition, strict=pins.names_alike)
def test_gini_gain_by_definition(answer, split):
    """基尼增益符合定义 / The Gini gain is what it is defined to be"""
    values, y = split["values"], split["y"]
    with hint(*_about_gini(values, y)):
        close(answer.gini_gain(values, y), float(_gini_gain(values, y)), GAIN)


@check(points=3, given={"n": st.integers(1, 10).map(lambda k: 8 * k)}, also=pins.same_errors)
def test_same_errors(answer, n):
    """任意 8 的倍数 n：两个划分错误一样多，都少于划分前，b 的基尼增益却比 a 的大 /
    For any multiple n of 8: equally many errors, fewer than before, yet b has the larger Gini gain"""
    _same_errors_hold(answer, n)


@check(points=3, given={"d": st.integers(2, 5)}, also=pins.stalled, examples=4)
def test_stalled(answer, d):
    """d 个属性的无冲突数据：在根结点处没有一个属性减少误差，每个属性都有基尼增益 /
    Conflict-free data with d attributes: at the root none lowers the error, and every one has a Gini gain"""
    _stalled_holds(answer, d)


@check(
    points=1,
    given={"split": SPLITS},
    hint=(
        "前面造出的两份数据各推翻一个说法；另外两个可以在误差与基尼值的图上看出来。",
        "Each of your two data sets refutes a claim; the other two can be seen in the picture of error and Gini.",
    ),
)
def test_claims(answer, split):
    """四个说法的真假都判断对 / All four claims are judged rightly"""
    values, y = split["values"], split["y"]
    said = answer.claims()
    drop, gain = _errors(y) - sum(map(_errors, parts_of(values, y))), _gini_gain(values, y)
    if gain > 0 and drop == 0:
        implied = boolean(mapping(said, TRUTH)["gain_positive_implies_error_drop_positive"])
        require(
            not implied,
            f"取值 {values}、标签 {y} 的基尼增益是 {float(gain):.3g}，误差却不下降",
            f"With values {values} and labels {y} the Gini gain is {float(gain):.3g}, and yet the error does not drop",
            got=said,
        )
    return share_of_claims(said, TRUTH)


@check(
    extra=True,
    given={"m": st.integers(1, 40), "k": st.integers(0, 20)},
    also=pins.drop_bound,
    hint=(
        "记 u = p - 1/2：误差是 1/2 - |u|，基尼值是 1/2 - 2u²；问题变成给定 u 的方差，E|u| - |E u| 最大是多少。",
        "With u = p - 1/2 the error is 1/2 - |u| and Gini is 1/2 - 2u²: how large can E|u| - |E u| be for a given variance of u?",
    ),
)
def test_drop_bound(answer, m, k):
    """上界不会被任何数据超过，又有数据恰好达到它 / No data exceed the bound, and there are data that attain it"""
    # Two halves with shares 1/2 ± s of positives have a drop of s; the theorem says that nothing does better.
    s = Fraction(min(k, m), 2 * m)
    gain = float(2 * s * s)
    got = number(answer.drop_bound(gain), ("上界", "the bound"))
    data = f"{m + min(k, m)}/{m - min(k, m)}", f"{m - min(k, m)}/{m + min(k, m)}"
    require(
        got >= float(s) - 1e-9,
        f"正/反例数为 {data[0]} 与 {data[1]} 的两支：基尼增益 {gain:.6g}，误差下降 {float(s):.6g}，超过了这个上界",
        f"Branches of {data[0]} and {data[1]} positives/negatives: Gini gain {gain:.6g}, error drop {float(s):.6g}, "
        "which is above this bound",
        expected=float(s),
        got=got,
    )
    require(
        got <= float(s) + 1e-9,
        f"基尼增益为 {gain:.6g} 时，没有数据达到这个值：上界还可以更小",
        f"With a Gini gain of {gain:.6g} no data attain this: a smaller bound holds",
        expected=float(s),
        got=got,
    )


@picture(
    "误差是折线，基尼值是曲线：弦落在折线上，就看不到改进",
    "The error is piecewise linear, Gini is curved: a chord that lies on a straight piece shows no improvement",
    alt=(
        "误差与基尼值随正例比例变化的曲线，以及 stalled(3) 的第一个属性的两支连成的弦。",
        "Error and Gini over the share of positives, with the chord between the two branches of stalled(3).",
    ),
)
def draw_chords(figure, answer, reference, says):
    X, y = answer.stalled(3)
    values, axes = [row[0] for row in X], figure.subplots()
    shares = [sum(part) / len(part) for part in parts_of(values, y)]
    samples = [[1] * k + [0] * (20 - k) for k in range(21)]
    # Splitting by the label itself leaves pure branches, so that its gain is Gini(D).
    gini = [answer.gini_gain([str(label) for label in sample], sample) for sample in samples]
    error = [answer.errors_after_split(["v"] * 20, sample) / 20 for sample in samples]
    for curve, colour, name in ((error, "C3", says("误差", "error")), (gini, "C0", "Gini")):
        axes.plot([k / 20 for k in range(21)], curve, color=colour, label=name)
        chord = [min(p, 1 - p) if curve is error else 2 * p * (1 - p) for p in shares]
        axes.plot(shares, chord, "o--", color=colour)
    axes.axvline(sum(y) / len(y), color="0.7", linewidth=0.8)
    axes.set_xlabel(says("正例比例 p", "share p of positives"))
    axes.legend()


HINT_GINI = (
    "每一支的基尼值只用这一支自己的类别比例，它们的和是 1；各支的基尼值再按样例数加权。",
    "The Gini value of a branch takes the shares of the classes within the branch, which sum to 1; weight it by the share of "
    "the samples.",
)
ERRORS_ON_2_0 = (6, 6, 6, 3, 5, 8)
TRUTH = {
    "error_drop_positive_implies_gain_positive": True,
    "gain_positive_implies_error_drop_positive": False,
    "equal_errors_imply_equal_gain": False,
    "error_drop_can_be_negative": False,
}
AFTER = ("划分后的错误数", "the number of errors after the split")
DROP, GAIN = ("误差下降", "the error drop"), ("基尼增益", "the Gini gain")
FEW = 6
"""So many branches are listed in a hint."""


def _about_errors(values, y):
    """The hint for the errors after a split: those of each branch."""
    parts = parts_of(values, y)
    if len(parts) > FEW:
        return (
            "每一支用自己的多数类，不属于它的样例就是错误。",
            "Each branch has its own majority, and the samples outside it are the errors.",
        )
    sizes = ", ".join(f"{sum(part)}/{len(part) - sum(part)}" for part in parts)
    errors = ", ".join(str(_errors(part)) for part in parts)
    return (
        f"各支的正/反例数是 {sizes}，各支取自己的多数类，错 {errors} 个。",
        f"The branches have {sizes} positives/negatives; each takes its own majority, which leaves {errors} errors.",
    )


def _about_drop(values, y):
    """The hint for the drop of the error: before and after."""
    after = sum(map(_errors, parts_of(values, y)))
    return (
        f"{len(y)} 个样例，划分前错 {_errors(y)} 个，划分后错 {after} 个；要的是误差率之差。",
        f"Of {len(y)} sample{'s' * (len(y) > 1)} {_errors(y)} are wrong before the split, {after} after it; what drops is the rate.",
    )


def _about_gini(values, y):
    """The hint for the Gini gain: what it is made of."""
    parts = parts_of(values, y)
    if len(parts) > FEW:
        return HINT_GINI
    sizes = ", ".join(f"{sum(part)}/{len(part) - sum(part)}" for part in parts)
    shares = ", ".join(f"{len(part)}/{len(y)}" for part in parts)
    inside = ", ".join(f"{float(_gini(part)):.4g}" for part in parts)
    return (
        f"Gini(D) = {float(_gini(y)):.4g}。各支的正/反例数是 {sizes}，各支自己的基尼值是 {inside}，权重是 {shares}。",
        f"Gini(D) = {float(_gini(y)):.4g}. The branches have {sizes} positives/negatives, within each the Gini value is {inside}, and the weights are {shares}.",
    )


def _same_errors_hold(answer, n):
    a, b, y = sequence(answer.same_errors(n), 3, ("same_errors 的返回值", "the answer of same_errors"))
    a, b = _column(a, n, "a"), _column(b, n, "b")
    y = labels(y, n, (0, 1), ("标签 y", "the labels y"))
    after_a, after_b = (sum(map(_errors, parts_of(values, y))) for values in (a, b))
    with hint(
        "先为 8 个样例凑出来，再整份重复：错误数都成倍，增益不变。",
        "Find it for 8 samples first, then repeat all of them: errors multiply, gains stay.",
    ):
        require(
            after_a == after_b,
            f"按 a 划分错 {after_a} 个，按 b 划分错 {after_b} 个，应当一样多",
            f"Splitting by a leaves {after_a} errors, by b {after_b}: they should be equal",
        )
        require(
            after_a < _errors(y),
            f"划分前错 {_errors(y)} 个，划分后应更少，而这里是 {after_a} 个",
            f"There are {_errors(y)} errors before the split; afterwards there should be fewer, not {after_a}",
        )
    gain_a, gain_b = _gini_gain(a, y), _gini_gain(b, y)
    with hint(
        "同样多的错误，集中在一支里（另一支是纯的）还是两支各分一半，基尼增益不同。",
        "The same number of errors in one branch, with the other pure, or shared by both: the Gini gain is not the same.",
    ):
        require(
            gain_b > gain_a,
            f"a 的基尼增益是 {float(gain_a):.4f}，b 的是 {float(gain_b):.4f}，后者应更大",
            f"The Gini gain of a is {float(gain_a):.4f}, that of b is {float(gain_b):.4f}, which should be larger",
        )


def _stalled_holds(answer, d):
    X, y = sequence(answer.stalled(d), 2, ("stalled 的返回值", "the answer of stalled"))
    X = sequence(X, None, ("数据 X", "the rows X"))
    require(len(X) > 0, "一行也没有", "There is not a single row", got=X)
    y = labels(y, len(X), (0, 1), ("标签 y", "the labels y"))
    X = [_column(row, d, f"X[{i}]") for i, row in enumerate(X)]
    known: dict[tuple, int] = {}
    for row, label in zip(X, y, strict=True):
        require(
            known.setdefault(tuple(row), label) == label,
            f"数据有冲突：{row} 有两种标签",
            f"The data have a conflict: {row} stands with both labels",
        )
    for j in range(d):
        values = column(X, j)
        drop, gain = _errors(y) - sum(map(_errors, parts_of(values, y))), _gini_gain(values, y)
        with hint(
            "每一支的多数类都要与划分前相同：一个类很少时容易做到。",
            "Each branch needs the majority of the whole: easy if one class is rare.",
        ):
            require(
                drop == 0,
                f"按第 {j} 个属性划分少错了 {drop} 个，这里要一个也不少",
                f"Splitting by attribute {j} lowers the number of errors by {drop}; it should not lower it",
            )
        with hint(
            "各支的正例比例要不相同；异或不行，它的增益是 0。",
            "The branches need different shares of positives; XOR will not do: its gain is 0.",
        ):
            require(
                gain > 0,
                f"第 {j} 个属性的基尼增益是 0，应大于 0",
                f"The Gini gain of attribute {j} is 0; it should be above 0",
            )


def _column(values, n, name):
    found = sequence(values, n, (f"属性 {name} ", f"attribute {name}") if name in "ab" else (f"{name} ", name))
    for value in found:
        require(
            isinstance(value, (str, int)),
            f"{name} 中的取值应是字符串",
            f"The values in {name} should be strings",
            got=values,
        )
    return [str(value) for value in found]


def _errors(y) -> int:
    return min(sum(y), len(y) - sum(y))


def _gini_gain(values, y) -> Fraction:
    """The gain as the difference of two chances to draw different labels, exact."""
    return _gini(y) - sum(Fraction(len(part), len(y)) * _gini(part) for part in parts_of(values, y))


def _watermelons():
    table = watermelon_2_0()
    return table["X"], [int(label == "是") for label in table["y"]], table["attributes"]


def _gini(part) -> Fraction:
    p = Fraction(sum(part), len(part))
    return 1 - p * p - (1 - p) * (1 - p)
