"""Checks of exercise 2.6."""

from fractions import Fraction

from hypothesis import strategies as st

from grader.checks import check, close, exercise, hint, mapping, number, picture, require
from grader.strategies import rankings

from .pins import ex02_06 as pins
from .shared import errors_at_cuts, pairs_in_disorder, ranking_of, roc_by_definition, upper_hull

EXERCISE = exercise(
    kind="derive",
    book="§2.3.1, §2.3.3",
    patterns=["derived formula", "oracle", "witness", "written"],
    hints=[
        (
            "先由 (FPR, TPR) 和两类样本数求出分错了几个。",
            "Begin with (FPR, TPR) and the class sizes: how many samples are classified wrongly?",
        ),
        (
            "错误率 = 正例占比·(1 − TPR) + 反例占比·FPR：它的等高线是什么形状？",
            "Error = share of positives·(1 − TPR) + share of negatives·FPR: what do its level lines look like?",
        ),
        (
            "AUC 看有多少对正反例颠倒，错误率看有多少样本分错：一个错的样本可以颠倒几对？",
            "The AUC counts pairs in disorder, the error counts samples: how many pairs can one wrong sample disorder?",
        ),
    ],
    written={
        "observations": [
            (
                "一点的错误率：1 − TPR 与 FPR 按两类的比例加权",
                "The error of a point: 1 − TPR and FPR, weighted by the shares of the classes",
            ),
            (
                "等错误率线是平行线，斜率由两类样本数定；最低错误率在它最先碰到曲线处",
                "Lines of equal error are parallel, with a slope that the class sizes fix; the least error is where one touches",
            ),
            (
                "曲线不随两类的比例变，最好的截断点却随之移动",
                "The curve does not depend on the ratio of the classes, but its best cut does",
            ),
            (
                "AUC 汇总所有截断，最低错误率只看一个，所以两者可以不一致",
                "The AUC sums up all cuts, the least error is about one: so they may disagree",
            ),
        ]
    },
    contract=[
        (
            "两类样本数可以是 20000 比 1，点的坐标可以小到 10⁻⁵，误差不超过 1e-9",
            "Class sizes such as 20000 to 1, coordinates as small as 10⁻⁵; answers are right to 1e-9",
        ),
        (
            "least_error：点的次序任意，可以只有一个，也可以有一百多个；(0, 0) 与 (1, 1) 只在给出时才算",
            "least_error: points in any order, only one or more than a hundred; (0, 0) and (1, 1) count only if given",
        ),
        ("反例中每类至多 60 个样本", "Counterexamples with up to 60 samples of each class"),
    ],
)

HINT_ERROR = ("两类样本的权重不同，各是多少？", "The two classes weigh differently: how much each?")
HINT_LEAST = (
    "离 (0, 1) 最近的点不一定错误率最低：还要看两类样本的多少；每个给定的点都要看。",
    "The point nearest to (0, 1) need not have the least error: the class sizes matter; look at every given point.",
)
HINT_SLOPE = (
    "多判对一个正例，可以抵消多判错几个反例？这对应 TPR、FPR 各变多少？",
    "How many more false positives does one more true positive make up for? By how much do TPR and FPR change?",
)
sizes = st.one_of(st.integers(1, 9), st.sampled_from([12, 75]))
uneven_sizes = st.sampled_from([1, 3, 75, 20_000])
rate = st.integers(0, 12).map(lambda k: k / 12)
curves = st.lists(st.tuples(rate, rate), max_size=6).map(
    lambda points: [(0.0, 0.0), *zip(*(sorted(axis) for axis in zip(*points, strict=True)), strict=True), (1.0, 1.0)]
)
close_rate = st.one_of(rate, st.sampled_from([1e-5, 2e-5, 0.99999, 0.123456789]))
few_points = st.lists(st.tuples(close_rate, close_rate), min_size=1, max_size=8)
many_points = st.lists(st.tuples(close_rate, close_rate), min_size=3, max_size=3).map(
    lambda points: [(x * k / 105, y * (105 - k) / 105) for k in range(35) for x, y in points]
)


@check(points=1)
def test_worked_curve(answer):
    """3 正 4 反、六个点的 ROC 曲线：各点的错误率，最低错误率，等错误率线的斜率 /
    A curve of six points with 3 positives and 4 negatives: the errors of all points, the least of them, the slope"""
    with hint("先由 (FPR, TPR) 求出 FP 与 FN。", "First find FP and FN from (FPR, TPR)."):
        for (fpr, tpr), wrong in zip(CURVE, (3, 2, 2, 3, 3, 4), strict=True):
            close(answer.error_from_roc(fpr, tpr, 3, 4), wrong / 7, ERROR)
    with hint(*HINT_LEAST):
        close(answer.least_error(CURVE, 3, 4), 2 / 7, LEAST)
    with hint(*HINT_SLOPE):
        close(answer.iso_error_slope(3, 4), 4 / 3, SLOPE)


@check(
    points=2, book="(2.4)", given={"ranking": rankings((1, 6), (1, 6))}, also=pins.error_at_every_cut, hint=HINT_ERROR
)
def test_error_at_every_cut(answer, ranking):
    """任一排序在任一处截断，由该点求得的错误率都等于 (FP + FN)/m；两个截断正中间的点则取平均 /
    Wherever a ranking is cut, the error from the ROC point is (FP + FN)/m; midway between two cuts it is their mean"""
    n_pos, n_neg = sum(ranking), len(ranking) - sum(ranking)
    curve = roc_by_definition(list(range(len(ranking), 0, -1)), ranking)
    errors = [Fraction(wrong, len(ranking)) for wrong in errors_at_cuts(ranking)]
    cuts = list(zip(curve, errors, strict=True))
    for (fpr, tpr), error in cuts[:: max(1, len(cuts) // 12)]:
        close(answer.error_from_roc(float(fpr), float(tpr), n_pos, n_neg), float(error), ERROR)
    (a, error_a), (b, error_b) = cuts[len(cuts) // 2 - 1 : len(cuts) // 2 + 1]
    middle = [float((x + y) / 2) for x, y in zip(a, b, strict=True)]
    between = ("两个截断正中间的点的错误率", "the error midway between two cuts")
    close(answer.error_from_roc(*middle, n_pos, n_neg), float((error_a + error_b) / 2), between)


@check(
    points=1.5,
    given={"n_pos": sizes, "n_neg": sizes},
    strict_given={"n_pos": uneven_sizes, "n_neg": uneven_sizes},
    hint=HINT_SLOPE,
)
def test_error_is_constant_along_the_slope(answer, n_pos, n_neg):
    """沿你给出的斜率移动 ROC 点，错误率不变 / Moving a ROC point along your slope keeps the error"""
    slope = number(answer.iso_error_slope(n_pos, n_neg), SLOPE)
    rise = (
        "多一个假正例时 TPR 应增加的量（斜率除以 n_neg）",
        "the rise of TPR that makes up for one false positive (slope over n_neg)",
    )
    close(slope / n_neg, 1 / n_pos, rise, abs=0)


@check(
    points=2,
    given={"points": curves, "n_pos": sizes, "n_neg": sizes},
    also=pins.least_error_of_points,
    strict_given={"points": st.one_of(few_points, many_points), "n_pos": uneven_sizes, "n_neg": uneven_sizes},
    strict=pins.least_error_strict,
    hint=HINT_LEAST,
)
def test_least_error_of_points(answer, points, n_pos, n_neg):
    """最低错误率是各点错误率的最小值 / The least error is the minimum over the points"""

    def least(points):
        return float(min((1 - y) * n_pos + x * n_neg for x, y in points) / (n_pos + n_neg))

    exact = [(Fraction(x), Fraction(y)) for x, y in points]
    close(answer.least_error(points, n_pos, n_neg), least(exact), LEAST)
    hull = upper_hull(exact)
    corners = ("凸包顶点的最低错误率", "the least error of the corners of the hull")
    close(answer.least_error([(float(x), float(y)) for x, y in hull], n_pos, n_neg), least(hull), corners)


@check(
    points=3.5,
    given={"n_pos": st.integers(2, 12), "n_neg": st.integers(4, 12)},
    also=pins.larger_auc_larger_error,
    strict=pins.larger_auc_larger_error_strict,
    examples=40,
)
def test_larger_auc_larger_error(answer, n_pos, n_neg):
    """造出的两个排序：a 的 AUC 较大，最低错误率却也较大 /
    The two rankings built: a has the larger AUC and yet the larger least error"""
    found = mapping(answer.better_auc_worse_error(n_pos, n_neg), ("a", "b"))
    a, b = (ranking_of(found[key], n_pos, n_neg, (f"排序 {key} ", f"ranking {key}")) for key in "ab")
    with hint(
        "AUC 看有多少对正反例颠倒，错误率看有多少样本分错：一个错的样本可以颠倒几对？",
        "The AUC counts pairs in disorder, the error counts samples: how many pairs can one wrong sample disorder?",
    ):
        areas = [1 - Fraction(pairs_in_disorder(ranking), n_pos * n_neg) for ranking in (a, b)]
        require(
            areas[0] > areas[1],
            f"a 的 AUC 应大于 b，这里是 {areas[0]} 和 {areas[1]}",
            f"a should have the larger AUC, but it is {areas[0]} against {areas[1]}",
            got=found,
        )
        least = [min(errors_at_cuts(ranking)) for ranking in (a, b)]
        require(
            least[0] > least[1],
            f"a 的最低错误率应大于 b，这里最少各错 {least[0]} 个和 {least[1]} 个",
            f"a should have the larger least error, but at best they make {least[0]} and {least[1]} mistakes",
            got=found,
        )


@picture(
    "最低错误率：等错误率线碰到曲线的地方",
    "The least error: where a line of equal error touches the curve",
    alt=(
        "ROC 曲线与几条平行的等错误率线，最靠左上、仍碰到曲线的一条标出了最低错误率。",
        "A ROC curve with parallel lines of equal error; the one furthest to the upper left that still touches the curve marks the least error.",
    ),
)
def draw_iso_error_lines(figure, answer, reference, says):
    axes = figure.subplots()
    errors = [answer.error_from_roc(fpr, tpr, 3, 4) for fpr, tpr in CURVE]
    slope, least = answer.iso_error_slope(3, 4), min(errors)
    for (fpr, tpr), error in zip(CURVE, errors, strict=True):
        best = error <= least + 1e-9
        axes.axline((fpr, tpr), slope=slope, color="C3" if best else "lightgray", lw=2 if best else 1)
        axes.annotate(f"{error:.3f}", (fpr, tpr), xytext=(6, -12), textcoords="offset points")
    label = says(f"你的等错误率线，最低 {least:.3f}", f"your lines of equal error, least {least:.3f}")
    axes.plot([], [], color="C3", lw=2, label=label)
    right = reference.least_error(CURVE, 3, 4)
    axes.plot(
        *zip(*CURVE, strict=True),
        "k.-",
        label=says(f"ROC 曲线，参考的最低错误率 {right:.3f}", f"ROC curve, reference {right:.3f}"),
    )
    axes.set(xlabel="FPR", ylabel="TPR", aspect="equal", xlim=(-0.02, 1.1), ylim=(-0.02, 1.05))
    axes.legend(loc="lower right")


ERROR, LEAST, SLOPE = ("错误率", "the error rate"), ("最低错误率", "the least error"), ("斜率", "the slope")
CURVE = [(0, 0), (0, 1 / 3), (1 / 4, 2 / 3), (1 / 2, 2 / 3), (3 / 4, 1), (1, 1)]
