"""Checks of exercise 13.8."""

from fractions import Fraction
from math import lcm

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    CheckFailed, array, at, check, equal, exercise, hint, labels, mapping, memo, picture, require, sequence,
    share_of_claims
)  # fmt: skip
from grader.strategies import seeds, stretched

from .pins import ex13_08 as pins

EXERCISE = exercise(
    kind="discuss",
    book="§13.2-13.5，习题 13.8 / exercise 13.8",
    patterns=["oracle", "witness", "claims"],
    hints=[
        (
            "在直线上放几个点，用笔走一轮：中心移到了哪里，两类的分界又移到哪里？",
            "Put a few points on a line and go through a round by hand: where do the centroids move, and where the boundary?",
        ),
        ("一个很远的样本能把中心拉走多远？", "How far can one far sample draw a centroid?"),
        (
            "先写好 self_train，再用它检验你构造的数据；样本数和幅度都是参数，数据要随之而变。",
            "Write self_train first and test your data with it; the number of samples and the size of the change are parameters, so the "
            "data depend on them.",
        ),
    ],
    written={
        "essay": [
            (
                "错误自我强化：错的伪标记移动边界，又带来同样的错误",
                "Errors reinforce themselves: wrong pseudo-labels move the boundary, which gives more of them",
            ),
            (
                "过分自信：伪标记不分把握大小，与真标记同等对待",
                "Overconfidence: pseudo-labels count like true ones, however uncertain they are",
            ),
            ("没有新的信息：学习器只是在重复自己", "No new information: the learner only repeats itself"),
            (
                "补救：置信度、较小的权、撤回、协同训练等",
                "Remedies: confidence, smaller weights, taking labels back, co-training",
            ),
        ]
    },
)

HINT_CLAIMS = (
    "你构造的两组数据各推翻哪几条？1 近邻时，一个未标记样本在下一轮的最近邻是谁？这里的每一轮与 k 均值的一轮有何异同？",
    "Which statements do your two data sets refute? With 1-NN, who is the nearest neighbour of an unlabelled sample in the next round? "
    "And how does a round here compare with one of k-means?",
)


@st.composite
def learnings(draw):
    """{"X_l", "y_l", "X_u", "n_rounds"}."""
    rng = np.random.default_rng(draw(seeds()))
    m, u, d = (draw(st.sampled_from(sizes)) for sizes in ((2, 3, 4, 6), (0, 1, 2, 5, 9, 30), (1, 1, 2, 3, 10)))
    if draw(st.integers(0, 9)) == 9:
        m, u = (130, 20) if draw(st.booleans()) else (5, 130)
    X, y = rng.integers(-30, 31, (m + u, d)).astype(float), rng.choice((-1, 1), m)
    y[rng.choice(m, 2, replace=False)] = (1, -1)
    if draw(st.booleans()):
        X[:m] += 8 * y[:, None]
    kind = draw(st.sampled_from(("", "", "", "far", "large", "small", "fine", "duplicate", "constant", "dependent")))
    if kind == "far" and u:
        X[m + rng.integers(u)] *= 9
    elif kind == "large":
        X *= 1e4
    elif kind and kind != "far":
        X = stretched(X, kind, draw(seeds()))
    n_rounds = draw(st.sampled_from((0, 1, 2, 3, 5, 9, 20)))
    return {"X_l": X[:m], "y_l": y.tolist(), "X_u": X[m:], "n_rounds": n_rounds}


@st.composite
def sizes(draw, share):
    n = draw(st.integers(8, 60))
    return {"n": n, "changed": draw(st.integers(1, n // 2 if share else n - 2))}


@check(points=1.5)
def test_seven_samples(answer):
    """直线上七个未标记样本：第 0 轮全对的三个，从第 1 轮起被一直判错 /
    Seven unlabelled samples on a line: three that round 0 has right are wrong from round 1 on"""
    first, later = [1, 1, 1, 1, 1, 1, -1], [-1, -1, -1, 1, 1, 1, -1]
    X_u = np.array([[0.5]] * 3 + [[10.0]] * 3 + [[-1.0]])
    got = _rounds(answer.self_train(np.array([[-1.0], [1.0]]), [-1, 1], X_u, 3), 7, 3)
    with hint(*HINT_ROUNDS):
        for t, expected in enumerate((first, later, later, later)):
            equal(got[t], expected, (f"第 {t} 轮的预测", f"the predictions of round {t}"))


@check(points=3, given={"data": learnings().filter(lambda data: replay(**data)[1])}, also=pins.rounds_inputs)
def test_rounds(answer, data):
    """每一轮的预测都与精确计算的相同 / The predictions of every round are those of an exact computation"""
    expected, _ = replay(**data)
    X_l, y_l, X_u, n_rounds = data.values()
    got = _rounds(answer.self_train(X_l, y_l, X_u, n_rounds), len(X_u), n_rounds)
    with hint(*HINT_ROUNDS):
        for t, (one, wanted) in enumerate(zip(got, expected, strict=True)):
            equal(one, wanted, (f"第 {t} 轮的预测", f"the predictions of round {t}"))


@check(points=2, given={"size": sizes(False)}, also=pins.degrading, examples=25)
def test_degrading(answer, size):
    """degrading_dataset 的数据：第 0 轮全对，第 5 到 50 轮恰好错 lost 个 /
    The data of degrading_dataset: all right in round 0, exactly `lost` wrong in rounds 5 to 50"""
    with hint(*HINT_DEGRADE):
        _judge_degrading(answer, *size.values())


@check(points=1.5, given={"size": sizes(True)}, also=pins.improving, examples=25)
def test_improving(answer, size):
    """improving_dataset 的数据：第 0 轮恰好错 gained 个，第 5 到 50 轮全对 /
    The data of improving_dataset: exactly `gained` wrong in round 0, all right in rounds 5 to 50"""
    with hint(*HINT_IMPROVE):
        _judge_improving(answer, *size.values())


@check(points=2, given={"size": sizes(True)}, also=pins.claims, examples=2, hint=HINT_CLAIMS)
def test_claims(answer, size):
    """六条说法的对错 / Which of six statements hold"""

    def worse():
        return _passes(_judge_degrading, answer, size)

    def better():
        return _passes(_judge_improving, answer, size)

    return share_of_claims(
        answer.claims(), TRUTH, {"errors_get_corrected": worse, "never_worse": worse, "always_worse": better}
    )


@picture(
    "直线上的自训练：中心与分界逐轮移动",
    "Self-training on a line: centroids and boundary move from round to round",
    alt=(
        "每一行是一轮，由上而下；圆点是未标记样本，颜色表示判给的类；竖线是两个中心的中点，它向右移动，越过三个样本，从此判错它们。",
        "One row for each round, downwards; dots are unlabelled samples, coloured by the class they are given; a bar marks the middle "
        "of the centroids, which moves right past three samples: from then on these are wrong.",
    ),
)
def draw_rounds(figure, answer, reference, says):
    X_l, y_l = np.array([[-1.0], [1.0]]), np.array([-1, 1])
    X_u = np.array([0.4, 0.5, 0.6, 3.0, 4.0, 5.0, -1.5])[:, None]
    rounds = _rounds(answer.self_train(X_l, y_l.tolist(), X_u, 3), 7, 3)
    axes = figure.subplots()
    for t, predicted in enumerate(rounds):
        X, y = (X_l, y_l) if t == 0 else (np.vstack([X_l, X_u]), np.append(y_l, rounds[t - 1]))
        left, right = (float(X[y == sign].mean()) for sign in (-1, 1))
        axes.scatter(X_u[:, 0], [t] * 7, color=["C0" if sign < 0 else "C1" for sign in predicted])
        axes.plot([left, right], [t, t], "x", color="black")
        axes.plot([(left + right) / 2] * 2, [t - 0.35, t + 0.35], color="grey")
    axes.set(yticks=range(4), ylabel=says("轮", "round"), xlabel="x")
    axes.invert_yaxis()


TRUTH = {
    "errors_get_corrected": False,
    "never_worse": False,
    "always_worse": False,
    "one_nn_frozen": True,
    "fixed_after_repeat": True,
    "centroids_settle": True,
}
HINT_ROUNDS = (
    "每一轮的训练集都是有标记样本加上全部 X_u，标记取上一轮的预测；每一轮都从头计算中心。",
    "The training set of each round is the labelled samples and all of X_u, labelled by the round before; centroids are computed afresh.",
)
HINT_DEGRADE = (
    "让判为正类的样本中有几个很远的：中心被拉走之后，分界落在哪里？",
    "Let some of the samples that are predicted +1 be very far away: once the centroid has gone there, where is the boundary?",
)
HINT_IMPROVE = (
    "同样的办法：这一次让分界移到真正的位置上。",
    "The same trick: let the boundary move to where it truly belongs this time.",
)


def whole(X, X_u):
    """Both arrays as Python's ints, scaled alike: nothing is lost."""
    parts = [[[Fraction(float(v)) for v in row] for row in rows] for rows in (X, X_u)]
    unit = lcm(1, *(v.denominator for rows in parts for row in rows for v in row))
    return [[[int(v * unit) for v in row] for row in rows] for rows in parts], unit


@memo
def replay(X_l, y_l, X_u, n_rounds):
    """The predictions of all rounds in exact arithmetic, and whether every comparison was as clear as the stub says."""
    (left, free), unit = whole(X_l, X_u)
    size = max((abs(v) for rows in (left, free) for row in rows for v in row), default=0)
    dyadic = 1024 % unit == 0 and size <= 1000 * unit
    rounds, clear = [], True
    training = [(row, sign) for row, sign in zip(left, y_l, strict=True)]
    while len(rounds) <= n_rounds:
        if len(rounds) > 1 and rounds[-1] == rounds[-2]:
            rounds.append(rounds[-1])
            continue
        samples = training + ([] if not rounds else list(zip(free, rounds[-1], strict=True)))
        count, total = {}, {}
        for sign in (-1, 1):
            rows = [row for row, label in samples if label == sign]
            count[sign], total[sign] = len(rows), [sum(column) for column in zip(*rows, strict=True)]
        predicted = []
        for x in free:
            # Both squared distances, times the squares of both counts.
            near, far = (
                count[-sign] ** 2 * sum((count[sign] * v - s) ** 2 for v, s in zip(x, total[sign], strict=True))
                for sign in (1, -1)
            )
            predicted.append(1 if near <= far else -1)
            if near == far:
                exact = all(s * 1024 % (count[sign] * unit) == 0 for sign in (-1, 1) for s in total[sign])
                clear = clear and dyadic and exact
            else:
                clear = clear and abs(near - far) * 10**12 > (count[1] * count[-1] * size) ** 2
        rounds.append(predicted)
    return rounds, clear


def _passes(judge, answer, size):
    try:
        judge(answer, *size.values())
    except CheckFailed:
        return False
    return True


def _judge_degrading(answer, n, lost):
    wrong = _wrong_in_each_round(answer.degrading_dataset(n, lost), n)
    equal(wrong[0], 0, ("第 0 轮判错的样本数", "how many are wrong in round 0"))
    for t in range(5, 51):
        equal(wrong[t], lost, (f"第 {t} 轮判错的样本数", f"how many are wrong in round {t}"))


def _judge_improving(answer, n, gained):
    wrong = _wrong_in_each_round(answer.improving_dataset(n, gained), n)
    equal(wrong[0], gained, ("第 0 轮判错的样本数", "how many are wrong in round 0"))
    for t in range(5, 51):
        equal(wrong[t], 0, (f"第 {t} 轮判错的样本数", f"how many are wrong in round {t}"))


def _wrong_in_each_round(built, n):
    """How many of the n are wrong in rounds 0 to 50, by the check's own self-training; the data are as the stub says."""
    data = mapping(built, ("X_l", "y_l", "X_u", "y_u"), ("构造的数据", "the data"))
    X_l, X_u = (array(data[name], (None, None), (name, name)) for name in ("X_l", "X_u"))
    m, d = X_l.shape
    require(2 <= m <= 6, "有标记样本应有 2 到 6 个", "There should be 2 to 6 labelled samples", got=m)
    array(X_u, (n, d), ("X_u", "X_u"))
    require(1 <= d <= 12, "d 应在 1 到 12 之间", "d should be 1 to 12", got=d)
    biggest = max(float(np.abs(X).max(initial=0)) for X in (X_l, X_u))
    require(biggest <= 1e6, "坐标的绝对值应不超过 10^6", "Coordinates should be at most 10^6 in size", got=biggest)
    y_l = [int(sign) for sign in labels(data["y_l"], m, (-1, 1), ("y_l", "y_l"))]
    y_u = [int(sign) for sign in labels(data["y_u"], n, (-1, 1), ("y_u", "y_u"))]
    require(set(y_l) == {-1, 1}, "y_l 中应有两类", "y_l should have both classes", got=y_l)
    rounds, clear = replay(X_l, y_l, X_u, 50)
    require(
        clear,
        "有样本到两个中心的距离几乎相等，舍入会左右结果",
        "Some sample is almost equally far from both centroids, so that rounding decides",
        got=data,
    )
    return [sum(one != true for one, true in zip(predicted, y_u, strict=True)) for predicted in rounds]


def _rounds(got, u, n_rounds):
    rounds = sequence(got, n_rounds + 1, ("各轮预测的列表", "the list of predictions"))
    found = []
    for t, one in enumerate(rounds):
        with at(f"第 {t} 轮", f"round {t}"):
            found.append(labels(one, u, (-1, 1), ("预测", "the predictions")))
    return found
