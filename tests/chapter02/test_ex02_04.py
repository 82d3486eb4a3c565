"""Checks of exercise 2.4."""

from fractions import Fraction

from hypothesis import strategies as st

from grader.checks import at, check, close, exercise, fail, hint, integers, mapping, picture, require, sequence

from .pins import ex02_04 as pins

EXERCISE = exercise(
    kind="derive",
    book="§2.3.2, §2.3.3",
    patterns=["derived formula", "two sides", "witness", "written"],
    hints=[
        (
            "四个指标的分母，各是表 2.1（混淆矩阵）的哪一行或哪一列？",
            "Which row or column of table 2.1, the confusion matrix, is the denominator of each measure?",
        ),
        ("把 TP、FP 用 TPR、FPR 和两类样本数表示出来。", "Write TP and FP with the two rates and the class sizes."),
        (
            "一类的样本增加时，哪些指标会变？造矩阵时两类的多少可以随意。",
            "Which measures change when one class grows? The class sizes of your matrices are up to you.",
        ),
    ],
    written={
        "observations": [
            ("查全率就是真正例率", "Recall is the true positive rate"),
            (
                "TPR、FPR 各在一类之内，与两类的比例无关；查准率横跨两类",
                "TPR and FPR are shares within a class, whatever the class sizes; the precision mixes both classes",
            ),
            (
                "换算公式，以及其中缺的是两类样本数之比",
                "The conversion, and that it takes the ratio of the class sizes",
            ),
        ]
    },
    contract=[
        ("两类合计到二百万个样本，答案的误差不超过 1e-9", "Up to two million samples; answers are right to 1e-9"),
        (
            "low 与 high 在 1e-6 与 1 − 1e-6 之间，可以相差很小",
            "low and high between 1e-6 and 1 − 1e-6, maybe close together",
        ),
    ],
)

few = st.integers(0, 20)
many = st.integers(0, 20).flatmap(lambda n: st.sampled_from([n, n * 1009, n * 49_999]))
both_classes = st.tuples(few, few, few, few).filter(lambda m: m[0] + m[2] > 0 and m[1] + m[3] > 0)
large_classes = st.tuples(many, many, many, many).filter(
    lambda m: 0 < m[0] + m[2] <= 10**6 and 0 < m[1] + m[3] <= 10**6
)


def two_of(shares):
    return st.lists(shares, min_size=2, max_size=2, unique=True).map(sorted)


bounds = two_of(st.integers(1, 99).map(lambda n: n / 100))
any_bounds = two_of(st.integers(1, 999_999).map(lambda n: n / 10**6))


@check(points=1, book="(2.8), (2.9), (2.18), (2.19)")
def test_worked_matrix(answer):
    """混淆矩阵 (30, 20, 10, 40) 的四个指标及其换算，反例增到十倍时又怎样 /
    The four measures of the matrix (30, 20, 10, 40) and their conversions, and those with ten times the negatives"""
    with hint(*HINT_NAMES):
        for matrix, precision in (((30, 20, 10, 40), 3 / 5), ((30, 200, 10, 400), 3 / 23)):
            expected = {"tpr": 3 / 4, "fpr": 1 / 3, "precision": precision, "recall": 3 / 4}
            found = mapping(answer.rates(*matrix), expected, ("rates 的返回值", "the result of rates"))
            for name, value in expected.items():
                close(found[name], value, (name, f"the {name}"))
    with hint(*HINT_PRECISION):
        close(answer.precision_from_rates(3 / 4, 1 / 3, 40, 60), 3 / 5, ("查准率", "the precision"))
        close(answer.precision_from_rates(3 / 4, 1 / 3, 40, 600), 3 / 23, ("查准率", "the precision"))
    with hint(*HINT_FPR):
        close(answer.fpr_from_precision_recall(3 / 5, 3 / 4, 40, 60), 1 / 3, ("假正例率", "the false positive rate"))


@check(
    points=2,
    book="(2.8), (2.18), (2.19)",
    given={"matrix": both_classes},
    also=pins.precision_from_rates,
    strict_given={"matrix": large_classes},
    strict=pins.conversions_strict,
)
def test_precision_from_rates(answer, matrix):
    """由 (TPR, FPR) 换算出的查准率，与直接从混淆矩阵算的一致 /
    The precision converted from (TPR, FPR) is what the confusion matrix gives"""
    tp, fp, fn, tn = matrix
    n_pos, n_neg = tp + fn, fp + tn
    with hint(*(HINT_PRECISION if tp else HINT_ZERO)):
        what = f"查准率 (TP = {tp}, FP = {fp})", f"the precision (TP = {tp}, FP = {fp})"
        _is_share(answer.precision_from_rates(tp / n_pos, fp / n_neg, n_pos, n_neg), tp, tp + fp, what)


@check(
    points=1.5,
    book="(2.8), (2.9), (2.19)",
    given={"matrix": both_classes.filter(lambda m: m[0])},
    also=pins.fpr_from_precision_recall,
    strict_given={"matrix": large_classes.filter(lambda m: m[0])},
    strict=pins.conversions_strict,
    hint=(
        "由 R 求出 TP，由 P 求出预测为正例的总数，其余的就是 FP。",
        "R gives TP, P gives how many are predicted positive, and the rest of these are FP.",
    ),
)
def test_fpr_from_precision_recall(answer, matrix):
    """由 (P, R) 换算出的假正例率，与直接从混淆矩阵算的一致 /
    The false positive rate converted from (P, R) is what the confusion matrix gives"""
    tp, fp, fn, tn = matrix
    n_pos, n_neg = tp + fn, fp + tn
    what = f"假正例率 (TP = {tp}, FP = {fp})", f"the false positive rate (TP = {tp}, FP = {fp})"
    _is_share(answer.fpr_from_precision_recall(tp / (tp + fp), tp / n_pos, n_pos, n_neg), fp, n_neg, what)


@check(
    points=1,
    book="(2.8), (2.9), (2.18), (2.19)",
    given={"matrix": st.tuples(*[st.integers(1, 20)] * 3, few), "c": st.integers(2, 10)},
    strict_given={"matrix": st.tuples(*[st.integers(1, 20)] * 3, few), "c": st.just(20_000)},
)
def test_more_negatives_lower_only_the_precision(answer, matrix, c):
    """四个指标都合定义，反例增到 c 倍时也是 /
    All four measures are what their definitions say, with c times the negatives as well"""
    tp, fp, fn, tn = matrix
    for negatives in (1, c):
        with at(f"反例 × {negatives}", f"negatives × {negatives}"):
            _are_rates(answer, tp, fp * negatives, fn, tn * negatives)


@check(
    points=0.5,
    hint=(
        "None 不是 0：没有样本被判为正例时，查准率无从谈起。",
        "None is not 0: with nothing predicted positive there is no precision.",
    ),
)
def test_undefined_measures(answer):
    """分母为 0 的指标是 None，其余照常；分子为 0 的是 0 /
    A measure with denominator 0 is None, the others as usual; with numerator 0 it is 0"""
    for matrix in ((0, 0, 2, 3), (1, 0, 1, 0), (0, 2, 0, 3), (0, 0, 0, 4), (0, 3, 2, 1)):
        with at(f"混淆矩阵 {matrix}", f"the matrix {matrix}"):
            _are_rates(answer, *matrix)


@check(
    points=4,
    given={"bounds": bounds},
    also=pins.same_rates_with_any_precisions,
    strict_given={"bounds": any_bounds},
    strict=pins.same_rates_strict,
)
def test_same_rates_with_any_precisions(answer, bounds):
    """两个混淆矩阵的 TPR、FPR 都精确相等，查准率却一个不高于 low，一个不低于 high /
    Two confusion matrices agree exactly in TPR and FPR, yet one precision is at most low and the other at least high"""
    low, high = bounds
    found = sequence(answer.same_rates(low, high), 2)
    first = integers(found[0], 4, ("第一个矩阵", "the first matrix"))
    second = integers(found[1], 4, ("第二个矩阵", "the second matrix"))
    require(min(first + second) >= 0, "各格的个数不应小于 0", "No count should be below 0", got=found)
    for name, (tp, fp, fn, tn) in ((("第一个", "first"), first), (("第二个", "second"), second)):
        require(
            min(tp + fn, fp + tn, tp + fp) > 0,
            f"{name[0]}矩阵里有指标没有定义：正例、反例、预测为正例的样本都要有",
            f"Not all measures of the {name[1]} matrix are defined: it needs positives, negatives and predicted positives",
            got=found,
        )
    with hint(
        "两类各自的样本数乘以同一个整数，分数就精确不变。",
        "Fractions stay exactly the same when both counts of a class are multiplied by one whole number.",
    ):
        for name, part, rest in (("TPR", 0, 2), ("FPR", 1, 3)):
            a, b = (Fraction(m[part], m[part] + m[rest]) for m in (first, second))
            require(
                a == b,
                f"两个矩阵的 {name} 应精确相等，这里是 {a} 和 {b}",
                f"Both matrices should have exactly the same {name}, but it is {a} and {b}",
                got=found,
            )
    p, q = (Fraction(m[0], m[0] + m[1]) for m in (first, second))
    free = (
        "TPR、FPR 不变，还可以改变两类样本的比例：反例越多，查准率越低。",
        "With TPR and FPR kept, the ratio of the classes is free: more negatives, less precision.",
    )
    if q <= Fraction(low) and p >= Fraction(high):
        free = (
            "查准率低的矩阵在前，高的在后。",
            "The matrix of low precision comes first, that of high precision second.",
        )
    with hint(*free):
        require(
            p <= Fraction(low) * (1 + SLACK),
            f"第一个矩阵的查准率应不高于 {low}，这里是 {p} ≈ {float(p):.9g}",
            f"The precision of the first matrix should be at most {low}, but is {p} ≈ {float(p):.9g}",
            got=found,
        )
        require(
            1 - q <= (1 - Fraction(high)) * (1 + SLACK),
            f"第二个矩阵的查准率应不低于 {high}，这里是 {q} ≈ {float(q):.9g}",
            f"The precision of the second matrix should be at least {high}, but is {q} ≈ {float(q):.9g}",
            got=found,
        )


@picture(
    "同一个 ROC 点可以有任何查准率",
    "One ROC point can have any precision",
    alt=(
        "左：ROC 图上的一个点 (1/3, 3/4)。右：该点的查准率随反例与正例之比的增大从 1 降到 0。",
        "Left: the ROC point (1/3, 3/4). Right: its precision falls from 1 to 0 as the ratio of negatives to positives grows.",
    ),
)
def draw_precision_by_class_ratio(figure, answer, reference, says):
    roc, curve = figure.subplots(1, 2)
    tpr, fpr = 3 / 4, 1 / 3
    roc.plot([0, 1], [0, 1], ":", color="gray")
    roc.plot([fpr], [tpr], "o", color="C3")
    roc.set(xlim=(0, 1), ylim=(0, 1), xlabel="FPR", ylabel="TPR", aspect="equal")
    sizes = [(max(1, round(100 / 2**k)), max(1, round(100 * 2**k))) for k in range(-6, 7)]
    ratios = [n_neg / n_pos for n_pos, n_neg in sizes]
    for who, style, label in (
        (reference, "-", says("参考", "reference")),
        (answer, "o", says("你的函数", "your function")),
    ):
        curve.plot(ratios, [who.precision_from_rates(tpr, fpr, *size) for size in sizes], style, label=label)
    curve.set(xscale="log", xlabel=says("反例数 / 正例数", "negatives / positives"), ylabel=says("查准率", "precision"))
    curve.set_ylim(-0.05, 1.05)
    curve.legend()


HINT_PRECISION = ("先求 TP = TPR·m⁺, FP = FPR·m⁻。", "Begin with TP = TPR·m⁺ and FP = FPR·m⁻.")
HINT_ZERO = (
    "分母为 0 才没有定义；只是分子为 0 时，查准率就是 0。",
    "Only a denominator of 0 leaves it undefined; where just the numerator is 0, so is the precision.",
)
HINT_FPR = (
    "由 R 求出 TP，由 P 求出预测为正例的总数，其余的就是 FP。",
    "R gives TP, P gives how many are predicted positive, and the rest of these are FP.",
)
HINT_NAMES = (
    "混淆矩阵按 (tp, fp, fn, tn) 给出。四个指标的分母各是表 2.1 的哪一行或哪一列？",
    "The matrix comes as (tp, fp, fn, tn). Which row or column of table 2.1 is each denominator?",
)
HINT_WITHIN = {
    "tpr": ("它是正例之中的一份，与反例无关。", "It is a share of the positives; the negatives have no part in it."),
    "fpr": ("它是反例之中的一份，与正例无关。", "It is a share of the negatives; the positives have no part in it."),
    "precision": ("它是预测为正例的样本之中的一份。", "It is a share of what is predicted positive."),
    "recall": ("它是正例之中的一份，与反例无关。", "It is a share of the positives; the negatives have no part in it."),
}
SLACK = Fraction(1, 10**9)
"""So much, relative to the bound, is left to rounding: 3/10 is at most 0.3."""


def _are_rates(answer, tp, fp, fn, tn):
    shares = {"tpr": (tp, tp + fn), "fpr": (fp, fp + tn), "precision": (tp, tp + fp), "recall": (tp, tp + fn)}
    found = mapping(answer.rates(tp, fp, fn, tn), shares, ("rates 的返回值", "the result of rates"))
    for name, share in shares.items():
        with hint(*HINT_WITHIN[name]):
            _is_share(found[name], *share, (name, f"the {name}"))


def _is_share(got, part, whole, what):
    """part / whole, and None where the whole is 0."""
    english = what[1][:1].upper() + what[1][1:]
    if whole == 0 and got is not None:
        fail(
            f"{what[0]}：分母是 0，没有定义，应为 None",
            f"{english} has denominator 0: it is undefined, None",
            expected=None,
            got=got,
        )
    if whole and got is None:
        fail(
            f"{what[0]}：分母是 {whole}，不是 0，这里有定义",
            f"{english} came as None, but its denominator is {whole}, not 0",
            expected=part / whole,
            got=got,
        )
    close(got, part / whole if whole else None, what)
