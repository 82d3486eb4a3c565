"""Checks of exercise 2.6."""

from fractions import Fraction

from hypothesis import strategies as st

from grader.checks import close, example_check, exercise, mapping, number, picture, property_check, require
from grader.strategies import rankings

from .shared import errors_at_cuts, pairs_in_disorder, ranking_of, roc_by_definition, upper_hull

EXERCISE = exercise(
    kind="derive",
    book="§2.3.1, §2.3.3",
    patterns=["derived formula", "oracle", "witness"],
    hints=[
        (
            "错误率 = 正例占比·(1 − TPR) + 反例占比·FPR: 它的等高线是什么形状?",
            "Error = share of positives·(1 − TPR) + share of negatives·FPR: what do its level lines look like?",
        )
    ],
)

CURVE = [(0, 0), (0, 1 / 3), (1 / 4, 2 / 3), (1 / 2, 2 / 3), (3 / 4, 1), (1, 1)]
sizes = st.integers(1, 9)
grid_points = st.lists(st.tuples(st.integers(0, 12), st.integers(0, 12)), min_size=1, max_size=8)


@st.composite
def iso_lines(draw):
    """Class sizes, and two ROC points in counts (fp, tp) on a line of equal error."""
    n_pos, n_neg = draw(sizes), draw(sizes)
    fp, tp = draw(st.integers(0, n_neg - 1)), draw(st.integers(0, n_pos - 1))
    return {
        "n_pos": n_pos,
        "n_neg": n_neg,
        "fp": fp,
        "tp": tp,
        "step": draw(st.integers(1, min(n_neg - fp, n_pos - tp))),
    }


@example_check(
    "3 正 4 反、六个点的 ROC 曲线: 错误率依次为 3/7, 2/7, 2/7, 3/7, 3/7, 4/7, 等错误率线的斜率为 4/3",
    "A curve of six points, 3 positives, 4 negatives: errors 3/7, 2/7, 2/7, 3/7, 3/7, 4/7; lines of equal error have slope 4/3",
    points=15,
    hint=("先由 (FPR, TPR) 求出 FP 与 FN.", "First find FP and FN from (FPR, TPR)."),
)
def test_worked_curve(answer):
    for (fpr, tpr), wrong in zip(CURVE, (3, 2, 2, 3, 3, 4), strict=True):
        close(answer.error_from_roc(fpr, tpr, 3, 4), wrong / 7, ("错误率", "the error rate"))
    close(answer.least_error(CURVE, 3, 4), 2 / 7, ("最低错误率", "the least error"))
    close(answer.iso_error_slope(3, 4), 4 / 3, ("斜率", "the slope"))


@property_check(
    "任一排序在任一处截断, 由该点求得的错误率都等于 (FP + FN)/m",
    "Wherever a ranking is cut, the error from the ROC point is (FP + FN)/m",
    points=25,
    book="(2.4)",
    given={"ranking": rankings((1, 6), (1, 6), stretch=False)},
    hint=("两类样本的权重不同, 各是多少?", "The two classes weigh differently: how much each?"),
)
def test_error_at_every_cut(answer, ranking):
    n_pos, n_neg = sum(ranking), len(ranking) - sum(ranking)
    scores = list(range(len(ranking), 0, -1))
    for (fpr, tpr), wrong in zip(roc_by_definition(scores, ranking), errors_at_cuts(ranking), strict=True):
        got = answer.error_from_roc(float(fpr), float(tpr), n_pos, n_neg)
        close(got, wrong / len(ranking), ("错误率", "the error rate"))


@property_check(
    "沿你给出的斜率移动 ROC 点, 错误率不变",
    "Moving a ROC point along your slope keeps the error",
    points=15,
    given={"line": iso_lines()},
    hint=(
        "多判对一个正例, 可以抵消多判错几个反例?",
        "How many more false positives does one more true positive make up for?",
    ),
)
def test_error_is_constant_along_the_slope(answer, line):
    n_pos, n_neg, fp, tp, step = (line[key] for key in ("n_pos", "n_neg", "fp", "tp", "step"))
    slope = number(answer.iso_error_slope(n_pos, n_neg), ("斜率", "the slope"))
    expected = (fp + n_pos - tp) / (n_pos + n_neg)
    fpr, tpr, move = fp / n_neg, tp / n_pos, step / n_neg
    close(answer.error_from_roc(fpr, tpr, n_pos, n_neg), expected, ("移动前的错误率", "the error before the move"))
    close(
        slope * move, step / n_pos, ("TPR 应增加的量 (斜率乘 FPR 的增量)", "the rise of TPR (slope times rise of FPR)")
    )
    close(
        answer.error_from_roc(fpr + move, tpr + slope * move, n_pos, n_neg),
        expected,
        ("移动后的错误率", "the error after the move"),
    )


@property_check(
    "最低错误率是各点错误率的最小值, 只看凸包的顶点也一样; 曲线含两个端点时不超过较少一类的占比",
    "The least error is the minimum over the points, and over the corners of their hull; with both ends of the curve it is at most the share of the smaller class",
    points=15,
    given={"points": grid_points, "n_pos": sizes, "n_neg": sizes},
    also=[{"points": [(1, 7), (5, 11)], "n_pos": 1, "n_neg": 6}],
    hint=(
        "离 (0, 1) 最近的点不一定错误率最低: 还要看两类样本的多少.",
        "The point nearest to (0, 1) need not have the least error: the class sizes matter.",
    ),
)
def test_least_error_of_points(answer, points, n_pos, n_neg):
    def least(points):
        return float(min((1 - y) * n_pos + x * n_neg for x, y in points) / (n_pos + n_neg))

    exact = [(Fraction(x, 12), Fraction(y, 12)) for x, y in points]
    hull = upper_hull(exact)
    for some in (exact, [*exact, (0, 0), (1, 1)], hull):
        floats = [(float(x), float(y)) for x, y in some]
        got = close(answer.least_error(floats, n_pos, n_neg), least(some), ("最低错误率", "the least error"))
        trivial = min(n_pos, n_neg) / (n_pos + n_neg)
        require(
            some is exact or got <= trivial + 1e-9,
            "最低错误率不应超过较少一类的占比",
            "It is at most the share of the smaller class",
        )


@property_check(
    "造出的两个排序: a 的 AUC 较大, 最低错误率却也较大",
    "The two rankings built: a has the larger AUC and yet the larger least error",
    points=30,
    given={"n_pos": st.integers(2, 12), "n_neg": st.integers(4, 12)},
    also=[{"n_pos": 2, "n_neg": 4}],
    examples=40,
    hint=(
        "AUC 看有多少对正反例颠倒, 错误率看有多少样本分错: 一个错的样本可以颠倒几对?",
        "The AUC counts pairs in disorder, the error counts samples: how many pairs can one wrong sample disorder?",
    ),
)
def test_larger_auc_larger_error(answer, n_pos, n_neg):
    found = mapping(answer.better_auc_worse_error(n_pos, n_neg), ("a", "b"))
    a, b = (ranking_of(found[key], n_pos, n_neg, (f"排序 {key} ", f"ranking {key}")) for key in "ab")
    areas = [1 - Fraction(pairs_in_disorder(ranking), n_pos * n_neg) for ranking in (a, b)]
    require(
        areas[0] > areas[1],
        f"a 的 AUC 应大于 b, 这里是 {areas[0]} 和 {areas[1]}",
        f"a should have the larger AUC, but it is {areas[0]} against {areas[1]}",
        got=found,
    )
    least = [min(errors_at_cuts(ranking)) for ranking in (a, b)]
    require(
        least[0] > least[1],
        f"a 的最低错误率应大于 b, 这里最少各错 {least[0]} 个和 {least[1]} 个",
        f"a should have the larger least error, but at best they make {least[0]} and {least[1]} mistakes",
        got=found,
    )


@picture(
    "最低错误率: 等错误率线碰到曲线的地方",
    "The least error: where a line of equal error touches the curve",
    alt=(
        "ROC 曲线与几条平行的等错误率线, 最靠左上、仍碰到曲线的一条标出了最低错误率.",
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
    label = says(f"你的等错误率线, 最低 {least:.3f}", f"your lines of equal error, least {least:.3f}")
    axes.plot([], [], color="C3", lw=2, label=label)
    right = reference.least_error(CURVE, 3, 4)
    axes.plot(
        *zip(*CURVE, strict=True),
        "k.-",
        label=says(f"ROC 曲线, 参考的最低错误率 {right:.3f}", f"ROC curve, reference {right:.3f}"),
    )
    axes.set(xlabel="FPR", ylabel="TPR", aspect="equal", xlim=(-0.02, 1.1), ylim=(-0.02, 1.05))
    axes.legend(loc="lower right")
