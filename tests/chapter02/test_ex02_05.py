"""Checks of exercise 2.5."""

import math
from itertools import pairwise

from hypothesis import strategies as st

from grader.checks import close, example_check, exercise, picture, property_check
from grader.strategies import grid, scored_labels, seeds

from .shared import rank_loss_by_definition, roc_by_definition, same_curve, trapezoids

EXERCISE = exercise(
    kind="prove",
    book="§2.3.3",
    patterns=["two sides", "certificate", "metamorphic"],
    hints=[
        (
            "曲线每上升 1/m⁺, 左边有多少反例已经出现?",
            "At each rise by 1/m⁺, how many negatives came before?",
        )
    ],
    equivalent_mutants={
        "positives, negatives = scores[labels == 1][:, None], scores[labels <= 0]": "A label is 0 or 1.",
        "positives, negatives = scores[labels >= 1][:, None], scores[labels == 0]": "A label is 0 or 1.",
    },
)

SCORES, LABELS = [0.9, 0.8, 0.8, 0.6, 0.4, 0.4, 0.1], [1, 1, 0, 0, 1, 0, 0]
steps = st.lists(st.tuples(st.integers(0, 4), st.integers(0, 4)), min_size=1, max_size=8)


@example_check(
    "七个样本 (两处同分): 曲线经过 (0, 1/3)、(1/4, 2/3)、(1/2, 2/3)、(3/4, 1), AUC = 3/4, 排序损失 = 1/4",
    "Seven samples with two ties: the curve passes (0, 1/3), (1/4, 2/3), (1/2, 2/3), (3/4, 1); AUC = 3/4, rank loss = 1/4",
    points=15,
    book="(2.20), (2.21)",
    hint=("同分的一正一反同时判为正例, 曲线走一段斜线.", "A tied pair is accepted together: one slanted segment."),
)
def test_worked_curve(answer):
    points = same_curve(answer.roc_points(SCORES, LABELS), roc_by_definition(SCORES, LABELS))
    close(answer.area_under(points), 3 / 4, ("AUC", "the AUC"))
    close(answer.rank_loss(SCORES, LABELS), 1 / 4, ("排序损失", "the rank loss"))


@example_check(
    "得分全同时 AUC = 1/2; 排序完美时为 1, 完全颠倒时为 0",
    "With equal scores the AUC is 1/2; a perfect ranking has 1, a reversed one 0",
    points=15,
    hint=("同分的一对记半个罚分.", "A tied pair counts half."),
)
def test_extreme_rankings(answer):
    labels = [1, 1, 0, 0, 0]
    for scores, area in (([0.5] * 5, 1 / 2), ([5, 4, 3, 2, 1], 1), ([1, 2, 3, 4, 5], 0)):
        what = f"得分 {scores} 的", f" of the scores {scores}"
        close(answer.area_under(answer.roc_points(scores, labels)), area, (f"{what[0]} AUC", f"the AUC{what[1]}"))
        close(answer.rank_loss(scores, labels), 1 - area, (f"{what[0]}排序损失", f"the rank loss{what[1]}"))


@property_check(
    "曲线、面积与排序损失各合定义, 并且 AUC + 排序损失 = 1",
    "Curve, area and rank loss are what their definitions say, and AUC + rank loss = 1",
    points=25,
    book="(2.22)",
    given={"data": scored_labels(stretch=False)},
    hint=(
        "两边各自按定义计算, 同分的样本都要顾到.",
        "Compute each side from its own definition, and mind the ties in both.",
    ),
)
def test_both_sides(answer, data):
    scores, labels = data["scores"], data["labels"]
    expected = roc_by_definition(scores, labels)
    points = same_curve(answer.roc_points(scores, labels), expected)
    area = close(answer.area_under(points), float(trapezoids(expected)), ("AUC", "the AUC"))
    loss = close(
        answer.rank_loss(scores, labels), float(rank_loss_by_definition(scores, labels)), ("排序损失", "the rank loss")
    )
    close(area + loss, 1, ("AUC 与排序损失之和", "the sum of AUC and rank loss"))


@property_check(
    "每个正例所占的面积, 等于 ROC 图上它那条水平带的面积; 总和等于排序损失",
    "Each positive owns the area of its strip in the ROC picture; all of them sum to the rank loss",
    points=20,
    given={"data": scored_labels(stretch=False)},
    hint=(
        "水平带高 1/m⁺; 它的宽由排在这个正例之前的反例决定.",
        "A strip is 1/m⁺ high; the negatives ranked before the positive fix its width.",
    ),
)
def test_strips_of_the_positives(answer, data):
    scores, labels = data["scores"], data["labels"]
    positives = [score for score, label in zip(scores, labels, strict=True) if label == 1]
    curve = roc_by_definition(scores, labels)
    segments = dict(zip(sorted(set(scores), reverse=True), pairwise(curve), strict=True))
    strips = []
    for score in positives:
        (x1, y1), (x2, y2) = segments[score]
        strips.append(float((y2 - y1) * (x1 + x2) / 2 / positives.count(score)))
    shares = close(
        answer.area_shares(scores, labels), strips, ("各正例所占的面积", "the list of areas of the positives")
    )
    close(sum(shares), float(rank_loss_by_definition(scores, labels)), ("面积之和", "the sum of the areas"))


@property_check(
    "打乱样本或严格递增地变换得分, 曲线不变; 得分取负使 AUC 变成 1 − AUC, 再交换正反类又变回来",
    "Shuffling or an increasing transform of the scores keeps the curve; negated scores turn AUC into 1 − AUC, and swapped classes turn it back",
    points=15,
    given={"data": scored_labels(stretch=False), "seed": seeds()},
    hint=("只有得分的大小次序起作用.", "Only the order of the scores matters."),
)
def test_relations(answer, data, seed):
    scores, labels = data["scores"], data["labels"]
    shift = seed % len(scores)
    rolled_scores, rolled_labels = scores[shift:] + scores[:shift], labels[shift:] + labels[:shift]
    expected = roc_by_definition(scores, labels)
    area = float(trapezoids(expected))
    higher = same_curve(answer.roc_points([math.exp(3 * s) for s in rolled_scores], rolled_labels), expected)
    close(answer.area_under(higher), area, ("变换得分后的 AUC", "the AUC of the transformed scores"))
    down, swapped = [-s for s in scores], [1 - label for label in labels]
    close(
        answer.area_under(answer.roc_points(down, labels)), 1 - area, ("得分取负后的 AUC", "the AUC of negated scores")
    )
    both = answer.area_under(answer.roc_points(down, swapped))
    close(both, area, ("得分取负且交换两类后的 AUC", "the AUC of negated scores and swapped classes"))
    close(
        answer.rank_loss(down, labels),
        1 - float(rank_loss_by_definition(scores, labels)),
        ("得分取负后的排序损失", "the rank loss of negated scores"),
    )


@property_check(
    "任意不减的折线下的面积等于各梯形面积之和",
    "The area under any non-decreasing polyline is the sum of its trapezoids",
    points=10,
    book="(2.20)",
    given={"steps": steps, "start": st.tuples(grid(0, 1), grid(0, 1))},
    also=[{"steps": [(2, 4)], "start": (0.0, 0.25)}],
    hint=("一段线下是梯形, 不是矩形.", "Below a segment lies a trapezoid, not a rectangle."),
)
def test_area_of_any_polyline(answer, steps, start):
    points = [tuple(start)]
    for dx, dy in steps:
        points.append((points[-1][0] + dx / 4, points[-1][1] + dy / 4))
    close(answer.area_under(points), trapezoids(points), ("折线下的面积", "the area under the polyline"))


@picture(
    "曲线上方的面积, 一个正例一条",
    "The area above the curve, a strip for each positive",
    alt=(
        "ROC 曲线, 其上方的面积分成三条水平带, 每个正例一条, 带的面积是你算出的 area_shares.",
        "The ROC curve; the area above it is cut into three strips, one for each positive, as large as your area_shares.",
    ),
)
def draw_strips(figure, answer, reference, says):
    axes = figure.subplots()
    positives = [score for score, label in zip(SCORES, LABELS, strict=True) if label == 1]
    shares = answer.area_shares(SCORES, LABELS)
    for k, (score, share) in enumerate(zip(positives, shares, strict=True)):
        height = 1 / len(positives)
        label = says(f"正例 {score}: 面积 {share:.4f}", f"positive {score}: area {share:.4f}")
        axes.barh(k * height, share / height, height, align="edge", color=f"C{k}", alpha=0.5, label=label)
    for who, style, name in (
        (reference, "k-", says("参考", "reference")),
        (answer, "o", says("你的曲线", "your curve")),
    ):
        axes.plot(*zip(*who.roc_points(SCORES, LABELS), strict=True), style, label=name)
    axes.set(xlabel="FPR", ylabel="TPR", aspect="equal", xlim=(-0.02, 1.02), ylim=(-0.02, 1.02))
    axes.legend(loc="lower right")
