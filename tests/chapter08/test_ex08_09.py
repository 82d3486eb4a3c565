"""Checks of exercise 8.9."""

import math
from fractions import Fraction
from itertools import combinations

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, at, at_least, between, check, close, equal, exercise, hint, integers, mapping, memo, number, one_of,
    picture, require, sequence
)  # fmt: skip
from grader.strategies import seeds

from .pins import ex08_09 as pins
from .pins.ex08_09 import _noisy, _pair, bagged, boosted
from .shared import SIGNS, melons

EXERCISE = exercise(
    kind="program",
    book="§8.5.2, (8.37)-(8.42)，图 8.10 / figure 8.10",
    patterns=["oracle", "certificate", "invariant"],
    hints=[
        (
            "一个样本上有几票 +1、几票 −1，就已经含有多样性的信息；它与成员的次序无关。",
            "How many votes +1 and −1 a sample gets says something of diversity already, and does not hang on the order of members.",
        ),
        (
            "逐条核对你的度量：常数的成员、只有两个成员、所有成员全同时各是多少？",
            "Try your measure condition by condition: what is it for constant members, for two members, for identical ones?",
        ),
        (
            "图：为每个成员（或每对）找两个与次序无关的数。",
            "The picture: find two numbers for each member (or pair) that do not hang on the order.",
        ),
    ],
    written={
        "observations": [
            (
                "说明度量与图的定义，以及为什么能反映多样性",
                "Defines the measure and the picture, and says why they show diversity",
            ),
            (
                "在 8.3 与 8.5 的集成上应用，比较两者的多样性",
                "Applies them to the ensembles of 8.3 and 8.5 and compares these",
            ),
            (
                "与 κ-误差图对照：一致还是不同，各有什么看不到的",
                "Holds them against the κ-error diagram: what agrees, what either cannot show",
            ),
        ]
    },
    contract=[
        (
            "至多 60 个成员、200 个样本；度量准到 $10^{-9}$",
            "Up to 60 members and 200 samples; measures are right to $10^{-9}$",
        ),
        (
            "你的度量：60 个成员里只有一个在一个样本上不同时，也至少是 $10^{-6}$；200 个样本里多一个不同，也至少大 $10^{-6}$",
            "Your measure is at least $10^{-6}$ even if of 60 members one differs on one sample, and grows by $10^{-6}$ at least with one "
            "more difference among 200 samples",
        ),
        (
            "你的图：两个成员只在 200 个样本中的两个上不同，也看得出来",
            "Your picture shows it where two members differ on two samples of 200 only",
        ),
    ],
)


@st.composite
def pairs(draw, sizes=(1, 2, 3, 4, 6, 10, 17)):
    """{"u", "v"}: independent, alike, opposite, equal or constant."""
    n = draw(st.sampled_from(sizes))
    rng = np.random.default_rng(draw(seeds()))
    u = np.where(rng.random(n) < rng.choice([0.1, 0.5, 0.9]), 1, -1)
    how = draw(st.sampled_from(["independent", "alike", "alike", "opposite", "equal", "constant"]))
    if how == "independent":
        v = rng.choice(SIGNS, size=n)
    elif how == "constant":
        v = np.full(n, rng.choice(SIGNS))
    else:
        v = (-u if how == "opposite" else u) * np.where(rng.random(n) < (0.2 if how == "alike" else 0.0), -1, 1)
    return {"u": u, "v": v}


@st.composite
def ensembles(draw, members=(2, 6), samples=(1, 12), hard=False):
    """P (T, n): independent members, noisy copies, few different ones, identical ones; if hard many members or samples."""
    T, n = draw(st.integers(*members)), draw(st.integers(*samples))
    usual = ["independent", "copies", "copies", "one", "identical", "constant"]
    kind = draw(st.sampled_from(["many", "long"] if hard else usual))
    rng = np.random.default_rng(draw(seeds()))
    T, n = (60 if kind == "many" else T), (int(rng.integers(101, 200)) if kind == "long" else n)
    base = np.full(n, 1) if kind == "constant" else rng.choice(SIGNS, size=n)
    P = np.tile(base, (T, 1))
    if kind == "independent":
        return rng.choice(SIGNS, size=(T, n))
    if kind in ("copies", "many", "long", "constant"):
        P = np.where(rng.random((T, n)) < rng.choice([0.05, 0.3]), -P, P)
    elif kind == "one":
        P[rng.integers(T), rng.integers(n)] *= -1
    return P


PICTURED = st.builds(lambda T, n, seed: _noisy(T, n, seed), st.integers(2, 7), st.integers(24, 60), seeds())


@check(points=1, book="(8.37)-(8.42)")
def test_known_values(answer):
    """列联表 (4, 1, 1, 4)，与 3.0α 上 AdaBoost 的前三个树桩 /
    The table (4, 1, 1, 4), and the first three stumps of AdaBoost on 3.0α"""
    cases = [((_pair(4, 1, 1, 4)["u"], _pair(4, 1, 1, 4)["v"]), (0.2, 0.6, 15 / 17, 0.6))]
    P = boosted(3)
    for (i, j), values in zip(
        combinations(range(3), 2),
        ((8 / 17, 0.032686, 0.076923, 0.028571), (7 / 17, 0.344265, 1.0, 0.211921), (11 / 17, 0.202548, 1.0, 0.078818)),
        strict=True,
    ):
        cases.append(((P[i], P[j]), values))
    for pair, values in cases:
        got = mapping(answer.pair_measures(*pair), NAMES, ("各度量", "the measures"))
        for name, value in zip(NAMES, values, strict=True):
            with hint(*HINTS[name]):
                close(got[name], value, (name, name), abs=1e-6)


@check(points=0.5, given={"pair": pairs()}, also=pins.contingency, strict_given={"pair": pairs((150, 200))})
def test_contingency(answer, pair):
    """列联表的四个数 / The four numbers of the contingency table"""
    u, v = pair.values()
    with hint(*HINT_TABLE):
        equal(
            integers(answer.contingency(u, v), 4, ("列联表", "the table")),
            table(u, v),
            ("(a, b, c, d)", "(a, b, c, d)"),
        )


@check(
    points=2,
    book="(8.37)-(8.42)",
    given={"pair": pairs()},
    also=pins.contingency,
    strict_given={"pair": pairs((150, 200))},
)
def test_measures(answer, pair):
    """四个度量符合定义，分母为 0 时也是 / The four measures are as defined, where a denominator is 0, too"""
    u, v = pair.values()
    got = mapping(answer.pair_measures(u, v), NAMES, ("各度量", "the measures"))
    for name, value in measures(u, v).items():
        with hint(*HINTS[name]):
            close(got[name], value, (name, name))


@check(
    points=1.5,
    book="图 8.10 / figure 8.10",
    given={"P": ensembles(), "seed": seeds()},
    also=pins.kappa_error_points,
    strict_given={"P": ensembles(hard=True), "seed": seeds()},
    examples=40,
)
def test_kappa_error_points(answer, P, seed):
    """κ-误差图：每对成员一个点，按次序给出 κ 与平均错误率 /
    The κ-error diagram: one point for each pair of members, in order, with κ and the mean error"""
    y = melons()[1] if seed is None else np.random.default_rng(seed).choice(SIGNS, size=P.shape[1])
    expected = kappa_errors(P, y)
    got = sequence(answer.kappa_error_points(P, y), len(expected), ("点的列表", "the list of points"))
    with hint(*HINT_POINTS):
        close(got, expected, ("各点（κ，平均错误率）", "the points (κ, mean error)"))


@check(points=1, given={"P": ensembles()}, also=pins.zero_if_identical, strict_given={"P": ensembles(hard=True)})
def test_zero_if_identical(answer, P):
    """你的度量：在 [0, 1] 中，成员全同时是 0，否则不是 /
    Your measure: in [0, 1], 0 if all members are identical and only then"""
    got = between(answer.diversity(P), 0.0, 1.0, ("多样性", "the diversity"))
    identical = bool((P[0] == P).all())
    if identical:
        close(got, 0.0, ("成员全同时的多样性", "the diversity of identical members"))
    else:
        at_least(got, 1e-6, ("成员不全同时的多样性", "the diversity of members that are not all identical"))


@check(
    points=1,
    given={"P": ensembles(), "seed": seeds()},
    also=pins.invariances,
    strict_given={"P": ensembles(samples=(1, 100), hard=True), "seed": seeds()},
)
def test_invariances(answer, P, seed):
    """你的度量：重排成员或样本，所有预测乘以 −1，或每个样本重复一次，值都不变 /
    Your measure: permuting members or samples, negating all predictions, or doubling every sample keeps it"""
    rng = np.random.default_rng(seed)
    value = number(answer.diversity(P), ("多样性", "the diversity"))
    opposite, equal_ones = (number(answer.diversity(np.array([[1, 1], [s, s]]))) for s in (-1, 1))
    require(
        abs(opposite - equal_ones) > 1e-9,
        f"相反的两个成员与相同的两个成员的多样性都是 {opposite:.9g}",
        f"Two opposite members and two identical ones have the same diversity, {opposite:.9g}",
    )
    rows, columns = rng.permutation(len(P)), rng.permutation(P.shape[1])
    for changed, zh, en in (
        (P[rows], "重排成员后", "with members permuted"),
        (P[::-1], "成员倒序后", "with members reversed"),
        (P[:, columns], "重排样本后", "with samples permuted"),
        (-P, "所有预测乘以 −1 后", "with all predictions negated"),
        (np.repeat(P, 2, axis=1), "每个样本重复一次后", "with every sample doubled"),
    ):
        if changed.shape[1] <= 200:
            with at(zh, en):
                close(answer.diversity(changed), value, ("多样性", "the diversity"))


@check(
    points=1,
    given={"n": st.integers(1, 20), "seed": seeds()},
    also=pins.increasing,
    strict_given={"n": st.integers(21, 200), "seed": seeds()},
    strict=pins.increasing_strict,
    examples=40,
)
def test_increasing(answer, n, seed):
    """你的度量：两个成员不同的样本越多，值越大 /
    Your measure: two members that differ on more samples have more of it"""
    rng = np.random.default_rng(seed)
    fewer = int(rng.integers(n))
    more = fewer + 1 if rng.random() < 0.6 else int(rng.integers(fewer + 1, n + 1))
    values = []
    for count in (fewer, more):
        u = np.where(rng.random(n) < rng.uniform(0.05, 0.95), 1, -1)
        differ = rng.permutation(n) < count
        values.append(number(answer.diversity(np.array([u, np.where(differ, -u, u)])), ("多样性", "the diversity")))
    require(
        values[1] >= values[0] + 1e-6,
        f"{n} 个样本中 {fewer} 个不同时是 {values[0]:.9g}，{more} 个不同时是 {values[1]:.9g}",
        f"It is {values[0]:.9g} if the two differ on {fewer} of {n} samples, and {values[1]:.9g} if they differ on {more}",
    )


@check(
    points=1,
    book="图 8.10 / figure 8.10",
    given={"P": PICTURED, "seed": seeds()},
    also=pins.picture_inputs,
    examples=25,
)
def test_picture(answer, P, seed):
    """你的图：每个成员或每对成员一个点；重排成员后，各点之间的距离不变；与成员全同时的图不同 /
    Your picture: a point for each member or pair; distances stay if members are permuted; not the picture of identical members
    """
    T = len(P)
    rng = np.random.default_rng(seed)
    y = rng.choice(SIGNS, size=P.shape[1]) if seed else np.ones(P.shape[1], dtype=int)
    points = _points(answer.diversity_points(P, y), T)
    order = rng.permutation(T)
    with at("重排成员后", "with members permuted"):
        again = _points(answer.diversity_points(P[order], y), T)
        equal(len(again), len(points), ("点数", "the number of points"))
        change = float(np.abs(_distances(again) - _distances(points)).max(initial=0.0))
        require(
            change <= 1e-6,
            f"各点两两之间的距离（从小到大）变了 {change:.3g}",
            f"The distances between the points, in ascending order, change by {change:.3g}",
            got=again,
        )
    same = _points(answer.diversity_points(np.tile(P[0], (T, 1)), y), T)
    require(
        len(same) != len(points) or bool((np.abs(same - points) > 1e-9).any()),
        "各点与成员全同时所画的完全一样",
        "The points are the same as those of identical members",
        got=points,
    )


@check(
    points=1,
    given={"P_a": ensembles(samples=(6, 6)), "P_b": ensembles(samples=(6, 6)), "seed": seeds()},
    also=pins.compare,
    strict_given={"P_a": ensembles(hard=True), "P_b": ensembles(hard=True), "seed": seeds()},
    examples=40,
)
def test_compare(answer, P_a, P_b, seed):
    """比较两个集成：按你的度量，按 κ 的平均 / Comparing two ensembles: by your measure, and by the mean κ"""
    n = min(P_a.shape[1], P_b.shape[1])
    P_a, P_b = P_a[:, :n], P_b[:, :n]
    y = melons()[1] if seed is None else np.random.default_rng(seed).choice(SIGNS, size=n)
    own = [number(answer.diversity(P), ("多样性", "the diversity")) for P in (P_a, P_b)]
    got = mapping(answer.compare(P_a, P_b, y), ("own", "kappa"), ("比较", "the comparison"))
    with hint(*HINT_OWN):
        one_of(got["own"], _more(own[0] - own[1]), ("按 diversity 的结果 own", "own, by diversity"))
    means = [math.fsum(kappa for kappa, _ in kappa_errors(P, y)) / math.comb(len(P), 2) for P in (P_a, P_b)]
    with hint(*HINT_MEAN_KAPPA):
        one_of(got["kappa"], _more(means[1] - means[0]), ("按 κ 的结果 kappa", "kappa, by κ"))


@picture(
    "你的图与 κ-误差图：3.0α 上的 AdaBoost 与 Bagging，各 11 个树桩",
    "Your picture and the κ-error diagram: AdaBoost and bagging on 3.0α with 11 stumps each",
    alt=(
        "两幅散点图；上图是学生自己的点，下图横轴 κ、纵轴平均错误率；圆点是 AdaBoost，叉是 Bagging；在下图中 AdaBoost 的 κ 较小。",
        "Two scatter plots: above the student's own points, below the mean error against κ; dots are AdaBoost, crosses bagging; in the "
        "lower one AdaBoost has the smaller κ.",
    ),
)
def draw_clouds(figure, answer, reference, says):
    y = melons()[1]
    own, kappa = figure.subplots(2, 1)
    for name, P, mark in (("AdaBoost", boosted(11), "o"), ("Bagging", bagged(11, 0), "x")):
        own.scatter(*_points(answer.diversity_points(P, y), 11).T, marker=mark, label=name)
        kappa.scatter(*array(answer.kappa_error_points(P, y), (55, 2)).T, marker=mark, label=name)
    own.set_title(says("自己的图", "own picture"), fontsize="small")
    kappa.set(xlabel="κ", ylabel=says("平均错误率", "mean error"))
    own.legend(fontsize="small")
    figure.tight_layout()


NAMES = ("disagreement", "correlation", "q", "kappa")
HINT_TABLE = (
    "b 是前者 +1 而后者 −1；四个数之和是 n。",
    "b counts where the first is +1 and the second −1; the four add up to n.",
)
HINTS = {
    "disagreement": ("(b + c)/m.", "(b + c)/m."),
    "correlation": (
        "(8.38) 的分母有根号；分母为 0 时是 None。",
        "There is a root in the denominator of (8.38); None if that is 0.",
    ),
    "q": ("(8.39) 的分母是 ad + bc；为 0 时是 None。", "The denominator of (8.39) is ad + bc; None if that is 0."),
    "kappa": (
        "(8.42) 有两项：偶然都为 +1，偶然都为 −1；p₂ = 1 时 κ = 1。",
        "(8.42) has two terms, both +1 by chance and both −1 by chance; κ = 1 if p₂ = 1.",
    ),
}
HINT_POINTS = (
    "每对 i < j 恰好一个点：横坐标 κ，纵坐标两个错误率的平均。",
    "One point for each pair i < j: κ across, the mean of both error rates upwards.",
)
HINT_OWN = ("按你自己的 diversity 比较，大的多样。", "Compare by your own diversity; the larger is more diverse.")
HINT_MEAN_KAPPA = (
    "κ 取各对的平均（两个集成的对数可以不同），小的多样。",
    "Take the mean of κ over the pairs (of which the ensembles may have different numbers); the smaller is more diverse.",
)


def table(u, v) -> tuple[int, int, int, int]:
    counts = np.bincount(2 * (np.asarray(u) < 0) + (np.asarray(v) < 0), minlength=4).tolist()
    return counts[0], counts[1], counts[2], counts[3]


def measures(u, v) -> dict[str, float | None]:
    """From moments of the ±1 values and probabilities, in fractions."""
    a, b, c, d = table(u, v)
    n = a + b + c + d
    mean_u, mean_v = Fraction(a + b - c - d, n), Fraction(a + c - b - d, n)
    covariance = Fraction(a + d - b - c, n) - mean_u * mean_v
    spread = (1 - mean_u**2) * (1 - mean_v**2)
    same, chance = Fraction(a + d, n), (1 + mean_u * mean_v) / 2
    return {
        "disagreement": float(1 - same),
        "correlation": float(covariance) / math.sqrt(spread) if spread else None,
        "q": float(Fraction(a * d - b * c, a * d + b * c)) if a * d + b * c else None,
        "kappa": float((same - chance) / (1 - chance)) if chance != 1 else 1.0,
    }


@memo
def kappa_errors(P, y) -> list[tuple[float, float]]:
    """From sums of the ±1 values and of their products, in whole numbers: κ = (n Σuv − Σu Σv) / (n² − Σu Σv)."""
    n, sums, errors = P.shape[1], P.sum(axis=1), (y != P).mean(axis=1).tolist()
    by_chance = np.outer(sums, sums)
    above, below = (n * (P @ P.T) - by_chance).tolist(), (n * n - by_chance).tolist()
    return [
        (above[i][j] / below[i][j] if below[i][j] else 1.0, (errors[i] + errors[j]) / 2)
        for i, j in combinations(range(len(P)), 2)
    ]


def _points(got, T):
    points = array(got, (None, 2), ("各点", "the points"))
    require(
        len(points) in (T, T * (T - 1) // 2),
        f"{T} 个成员应有 {T} 个点或 {T * (T - 1) // 2} 个点，得到 {len(points)} 个",
        f"{T} members should have {T} points or {T * (T - 1) // 2}, not {len(points)}",
    )
    return points


def _distances(points) -> np.ndarray:
    i, j = np.triu_indices(len(points), 1)
    return np.sort(np.hypot(*(points[i] - points[j]).T))


def _more(lead) -> list[str]:
    """What may be said if the first leads by so much; rounding has a say near the tolerance."""
    winner = "a" if lead > 0 else "b"
    return [winner] if abs(lead) > 1e-8 else ["tie"] if abs(lead) < 1e-10 else [winner, "tie"]
