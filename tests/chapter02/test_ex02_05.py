"""Checks of exercise 2.5."""

from itertools import pairwise

from hypothesis import strategies as st

from grader.checks import check, close, equal, exercise, hint, mapping, picture
from grader.strategies import grid, scored_labels, seeds

from .pins import ex02_05 as pins
from .pins.ex02_05 import LABELS, SCORES
from .shared import rank_loss_by_definition, roc_by_definition, same_curve, trapezoids

EXERCISE = exercise(
    kind="prove",
    book="§2.3.3",
    patterns=["two sides", "certificate", "metamorphic", "written"],
    hints=[
        (
            "先手画一个三正三反的例子，其中有一处同分。",
            "Begin by drawing three positives and three negatives by hand, with one tie.",
        ),
        ("曲线每上升 1/m⁺，左边有多少反例已经出现？", "At each rise by 1/m⁺, how many negatives came before?"),
        (
            "一个正例与所有反例比一遍：输几个、平几个，与它那条水平带的面积有什么关系？",
            "Compare one positive with all negatives: what have its losses and draws to do with the area of its strip?",
        ),
    ],
    written={
        "proof": [
            (
                "一段曲线左边的面积用得分更高的反例数与同分的反例数表示出来",
                "The area left of a segment, in terms of the negatives of higher and of equal score",
            ),
            (
                "同分的一段是斜的，面积是梯形，对应 (2.21) 中的 1/2",
                "Ties give a slanted segment and a trapezoid: the 1/2 in (2.21)",
            ),
            (
                "各段的带铺满曲线上方，求和得 1 − AUC = 排序损失",
                "The strips fill the area above the curve, and their sum gives 1 − AUC = rank loss",
            ),
        ]
    },
    contract=[
        (
            "得分可以很大、很小，可以相差不到百万分之一：只有完全相等才算同分",
            "Scores may be large, tiny, or less than a millionth apart: only equal ones are tied",
        ),
        ("样本不超过 1000 个，折线不超过 130 个点", "Up to 1000 samples, and polylines of up to 130 points"),
        ("答案的误差不超过 1e-9", "Answers are right to 1e-9"),
    ],
)

HINT_CURVE = (
    "从高到低取每个不同的得分为阈值，得分 ≥ 阈值的一齐判为正例；同分的一正一反走一段斜线。",
    "Take each score as the threshold, from high to low, and accept all scores ≥ it together; a tied pair gives one slanted segment.",
)
HINT_AREA = ("一段线下是梯形，不是矩形。", "Below a segment lies a trapezoid, not a rectangle.")


@st.composite
def polylines(draw, many=False):
    """Points in [0, 1]² by ascending abscissa, up and down; with `many` more than a hundred of them, some very close."""
    coordinate = st.one_of(grid(0, 1), st.sampled_from(CLOSE if many else (1 / 3, 0.6)))
    points = draw(st.lists(st.tuples(coordinate, coordinate), min_size=1, max_size=8))
    if many:
        x, y = points[-1]
        points = [*points, *[(((k + 1) * x) % 1, (k * y + 0.25) % 1) for k in range(draw(st.integers(100, 120)))]]
    return sorted(points, key=lambda point: point[0])


@check(points=1, book="(2.20)")
def test_worked_curve(answer):
    """七个样本，两处同分：曲线与 AUC / Seven samples with two ties: curve and AUC"""
    curve = [(0, 0), (0, 1 / 3), (1 / 4, 2 / 3), (1 / 2, 2 / 3), (3 / 4, 1), (1, 1)]
    with hint(*HINT_CURVE):
        same_curve(answer.roc_points(SCORES, LABELS), curve, CURVE)
    with hint(*HINT_AREA):
        close(answer.area_under(curve), 3 / 4, ("AUC", "the AUC"))


@check(points=2, given={"data": scored_labels()}, also=pins.curve, strict=pins.near, hint=HINT_CURVE)
def test_curve(answer, data):
    """曲线合定义，同分、得分全同时也是 / The curve is what its definition says, with ties and where all scores are equal, too"""
    scores, labels = data["scores"], data["labels"]
    same_curve(answer.roc_points(scores, labels), roc_by_definition(scores, labels))


@check(points=2.5, book="(2.21)", given={"data": scored_labels()}, also=pins.rank_loss, strict=pins.near)
def test_rank_loss(answer, data):
    """排序损失合定义：两种对数，以及由它们得出的损失 /
    The rank loss is what its definition says: the two numbers of pairs, and the loss that they make"""
    scores, labels = data["scores"], data["labels"]
    keys = ("below", "tied", "loss")
    got = mapping(answer.rank_loss(scores, labels), keys, ("排序损失", "the rank loss"))
    below, tied = counts(scores, labels)
    with hint(*HINT_COUNTS):
        equal(got["below"], below, ("正例得分低的对数 below", "the number `below`"))
        equal(got["tied"], tied, ("同分的对数 tied", "the number `tied`"))
    with hint(*HINT_LOSS):
        close(got["loss"], float(rank_loss_by_definition(scores, labels)), ("排序损失 loss", "the rank loss `loss`"))


@check(
    points=3,
    given={"data": scored_labels()},
    strict=pins.near,
    hint=(
        "水平带高 1/m⁺；它的宽由排在这个正例之前的反例决定。",
        "A strip is 1/m⁺ high; the negatives ranked before the positive fix its width.",
    ),
)
def test_strips_of_the_positives(answer, data):
    """每个正例所占的面积，等于 ROC 图上它那条水平带的面积 /
    Each positive owns the area of its strip in the ROC picture"""
    scores, labels = data["scores"], data["labels"]
    positives = [score for score, label in zip(scores, labels, strict=True) if label == 1]
    curve = roc_by_definition(scores, labels)
    segments = dict(zip(sorted(set(scores), reverse=True), pairwise(curve), strict=True))
    strips = []
    for score in positives:
        (x1, y1), (x2, y2) = segments[score]
        strips.append(float((y2 - y1) * (x1 + x2) / 2 / positives.count(score)))
    close(answer.area_shares(scores, labels), strips, SHARES)


@check(points=0.5, given={"data": scored_labels(), "seed": seeds()}, strict=pins.relations_strict)
def test_relations(answer, data, seed):
    """打乱样本或严格递增地变换得分，曲线不变；得分取负、交换正反类，曲线随之翻转 /
    Shuffling or an increasing transform of the scores keeps the curve; negated scores and swapped classes turn it over
    """
    scores, labels = data["scores"], data["labels"]
    shift = seed % len(scores)
    rolled, rolled_labels = scores[shift:] + scores[:shift], labels[shift:] + labels[:shift]
    curve = roc_by_definition(scores, labels)
    with hint("只有得分的大小次序起作用。", "Only the order of the scores matters."):
        same_curve(answer.roc_points([s**3 for s in rolled], rolled_labels), curve)
    down, swapped = [-s for s in scores], [1 - label for label in labels]
    reflected = [(1 - x, 1 - y) for x, y in reversed(curve)]
    with hint("得分可以是负数；取负把次序颠倒。", "Scores may be negative; negation reverses their order."):
        same_curve(answer.roc_points(down, labels), reflected, ("得分取负后的曲线", "the curve of negated scores"))
        both = [(y, x) for x, y in reflected]
        same_curve(
            answer.roc_points(down, swapped), both, ("取负并交换两类后的曲线", "the curve with classes swapped, too")
        )


@check(
    points=1,
    book="(2.20)",
    given={"points": polylines()},
    also=pins.area_of_any_polyline,
    strict_given={"points": polylines(many=True)},
    hint=HINT_AREA,
)
def test_area_of_any_polyline(answer, points):
    """任意横坐标不减的折线下的面积等于各梯形面积之和，只有一个点时也是 /
    The area under any polyline of ascending abscissas is the sum of its trapezoids, with a single point, too"""
    close(answer.area_under(points), trapezoids(points), ("折线下的面积", "the area under the polyline"))


@picture(
    "曲线上方的面积，一个正例一条",
    "The area above the curve, a strip for each positive",
    alt=(
        "ROC 曲线，其上方的面积分成三条水平带，每个正例一条，带的面积是你算出的 area_shares。",
        "The ROC curve; the area above it is cut into three strips, one for each positive, as large as your area_shares.",
    ),
)
def draw_strips(figure, answer, reference, says):
    axes = figure.subplots()
    positives = [score for score, label in zip(SCORES, LABELS, strict=True) if label == 1]
    shares = answer.area_shares(SCORES, LABELS)
    for k, (score, share) in enumerate(zip(positives, shares, strict=True)):
        height = 1 / len(positives)
        label = says(f"正例 {score}：面积 {share:.4f}", f"positive {score}: area {share:.4f}")
        axes.barh(k * height, share / height, height, align="edge", color=f"C{k}", alpha=0.5, label=label)
    for who, style, name in (
        (reference, "k-", says("参考", "reference")),
        (answer, "o", says("你的曲线", "your curve")),
    ):
        axes.plot(*zip(*who.roc_points(SCORES, LABELS), strict=True), style, label=name)
    axes.set(xlabel="FPR", ylabel="TPR", aspect="equal", xlim=(-0.02, 1.02), ylim=(-0.02, 1.02))
    axes.legend(loc="lower right")


CURVE, AREA, SHARES = (
    ("曲线", "the curve"),
    ("面积", "the area"),
    ("各正例所占的面积", "the list of areas of the positives"),
)
HINT_COUNTS = (
    "每个正例与每个反例比一次得分：低于的、相等的各数各的。",
    "Compare each positive with each negative: count the lower ones and the equal ones separately.",
)
HINT_LOSS = (
    "(2.21)：低于的记 1，同分的记 1/2，再除以 m⁺m⁻。",
    "(2.21): 1 for a lower score, 1/2 for an equal one, divided by m⁺m⁻.",
)
CLOSE = (1e-5, 3e-5, 1 / 3, 0.123456789)


def counts(scores, labels):
    """How many positives stand below a negative, and how many level with one."""
    pairs = [
        (p, n) for p, a in zip(scores, labels, strict=True) if a for n, b in zip(scores, labels, strict=True) if not b
    ]
    return sum(p < n for p, n in pairs), sum(p == n for p, n in pairs)
