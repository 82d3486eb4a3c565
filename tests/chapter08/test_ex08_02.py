"""Checks of exercise 8.2."""

import math
from fractions import Fraction
from functools import cache
from itertools import pairwise

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    CheckFailed, array, boolean, check, close, exercise, hint, number, picture, require, share_of_claims
)  # fmt: skip
from grader.strategies import edges, grid

from .pins import ex08_02 as pins
from .pins.ex08_02 import SLOPES

EXERCISE = exercise(
    kind="prove",
    book="§8.2",
    patterns=["certificate", "witness", "derived formula", "claims"],
    hints=[
        (
            "对一个符号错误的 h，有哪些自然的替代？分别写出 C 的差。",
            "What could take the place of a wrong-signed h? Write down the difference in C for each.",
        ),
        (
            "先比较 h 与 -h：C 的差只取决于 φ(h) 与 φ(-h) 哪个大。",
            "Compare h with -h first: the difference in C depends only on which of φ(h) and φ(-h) is larger.",
        ),
        (
            "再比较 h 与 0：若 φ(-h) ≥ φ(h), C(h) 至少是多少？",
            "Then compare h with 0: if φ(-h) ≥ φ(h), how small can C(h) be?",
        ),
    ],
    written={
        "proof": [
            ("符号错误的 h 在每种情况下都有严格的改进", "In every case an h of the wrong sign is strictly improved"),
            (
                "只用到 (-∞, δ] 上的单调性，对 δ 以外不作假设",
                "Uses the monotonicity on (-∞, δ] only and assumes nothing beyond δ",
            ),
            (
                "指出 h = 0 仍可能是最小点，以及何时不会",
                "Notes that h = 0 may still be a minimiser, and when it is not",
            ),
        ]
    },
    contract=[
        (
            "`improve`：η 距 0、1 或 ½ 不到 $10^{-3}$，φ(h) 与 φ(-h) 几乎相等时也对",
            "`improve` is right for η within $10^{-3}$ of 0, 1 or ½, and where φ(h) and φ(-h) hardly differ",
        ),
        (
            "`odd_loss` 与 `kink_loss`：δ 从 0.001 到 1000，η 到 0.9499；至多 1000 个结点",
            "`odd_loss` and `kink_loss`: δ from 0.001 to 1000, η up to 0.9499; at most 1000 knots",
        ),
        (
            "最小点与条件风险准到 $10^{-8}$；`moves_off_zero` 在两边几乎相抵时也分得清",
            "Minimisers and risks are right to $10^{-8}$; `moves_off_zero` tells sides that nearly balance",
        ),
    ],
)

ETAS = edges(0.001, 0.999)
UNEVEN = ETAS.filter(lambda eta: abs(eta - 0.5) > 1e-6)


@st.composite
def losses(draw, most=40):
    """A loss that is strictly decreasing up to delta, with a kink at 0, and wild steps of width ¼ beyond."""
    return {
        "delta": draw(grid(0.25, 2)),
        "left": draw(grid(0.25, 4)),
        "right": draw(grid(0.25, 4)),
        "bend": draw(st.sampled_from([0, 1])),
        "beyond": draw(st.lists(st.integers(-40, most), min_size=1, max_size=8)),
    }


@check(points=0.5, book="(8.6)-(8.8)")
def test_minimisers_for_eta_08(answer):
    """η = 0.8 时四种损失的最小点 / The minimisers of the four losses for η = 0.8"""
    for name, expected in (("exponential", 0.693147), ("logistic", 1.386294), ("squared", 0.6), ("hinge", 1.0)):
        with hint(*HINTS_MINIMISER[name]):
            close(answer.minimiser(name, 0.8), expected, (f"{name} 的最小点", f"the minimiser of {name}"), abs=1e-6)


@check(points=0.5, given={"name": st.sampled_from(sorted(SLOPES)), "eta": UNEVEN}, also=pins.minimiser)
def test_minimiser(answer, name, eta):
    """最小点是 C 的导数变号之处 / The minimisers are where the derivative of C changes its sign"""
    with hint(*HINTS_MINIMISER[name]):
        close(
            answer.minimiser(name, eta),
            stationary_point(SLOPES[name], eta),
            (f"{name} 的最小点", f"the minimiser of {name}"),
            abs=1e-8,
        )


@check(points=0.5, given={"loss": losses(), "eta": edges(0.0, 1.0), "h": grid(-4, 4)}, also=pins.conditional_risk)
def test_conditional_risk(answer, loss, eta, h):
    """条件风险按 η 与 1-η 加权 φ(h) 与 φ(-h)；同时交换 η 与 1-η、h 与 -h 不改变它 /
    The conditional risk weights φ(h) by η and φ(-h) by 1-η; exchanging both η with 1-η and h with -h keeps it"""
    expected = risk(phi_of(loss), eta, h)
    with hint("f = 1 时间隔是 h，f = -1 时间隔是 -h。", "The margin is h if f = 1 and -h if f = -1."):
        close(answer.conditional_risk(phi_of(loss), eta, h), expected, abs=1e-8)
        mirrored = answer.conditional_risk(phi_of(loss), 1 - eta, -h)
        close(mirrored, expected, ("交换后的条件风险", "the conditional risk after the exchange"), abs=1e-8)


@check(points=2, given={"loss": losses(most=-1), "eta": UNEVEN, "size": grid(0.25, 6)})
def test_low_beyond(answer, loss, eta, size):
    """φ 在 δ 以外很低时，符号错误的 h 被改进 / Where φ is low beyond δ, a wrong-signed h is improved"""
    _is_improved(answer, loss, eta, size)


@check(
    points=3,
    given={"loss": losses(), "eta": UNEVEN, "size": st.one_of(grid(0.25, 6), edges(0.001, 300.0))},
    also=pins.improve,
    strict=pins.improve_strict,
)
def test_improve(answer, loss, eta, size):
    """符号错误的 h 总被改进：h' 的符号不错，风险严格下降，无论 φ 在 δ 以外怎样起伏 /
    A wrong-signed h is always improved: h' is not wrong-signed and has less risk, whatever φ does beyond δ"""
    _is_improved(answer, loss, eta, size)


@check(points=1, given={"delta": edges(0.001, 1000.0)}, also=pins.odd_loss)
def test_odd_loss(answer, delta):
    """既不单调也不凸的折线损失，最小点的符号却都正确 /
    A piecewise linear loss that is neither monotone nor convex, yet all minimisers have the right sign"""
    with hint("过了 δ 之后先上升，再放平或下降。", "Beyond δ let it rise, then level off or fall."):
        judge_odd_loss(answer.odd_loss(delta), delta)


@check(points=1, given={"delta": edges(0.001, 1000.0), "eta": edges(0.501, 0.949)}, also=pins.kink_loss)
def test_kink_loss(answer, delta, eta):
    """严格递减到 δ 的折线损失，C 唯一的最小点却是 0 /
    A piecewise linear loss that strictly decreases up to δ, yet the only minimiser of C is 0"""
    judge_kink_loss(answer.kink_loss(delta, eta), delta, eta)


@check(
    points=0.5,
    given={"left": grid(0.25, 8), "right": grid(0.25, 8), "eta": grid(9 / 16, 15 / 16, 1 / 16)},
    also=pins.moves_off_zero,
    strict=pins.moves_off_zero_strict,
)
def test_moves_off_zero(answer, left, right, eta):
    """何时离开 0 有利：与直接比较 C(h) 和 C(0) 一致 /
    When it pays to leave 0: the same as comparing C(h) with C(0)"""

    def phi(z):
        return -right * z if z > 0 else -left * z

    h = 2.0**-10
    gain = exact_risk(phi, eta, h)
    got = boolean(answer.moves_off_zero(left, right, eta))
    with hint("把 C(h) - C(0) 对小的 h > 0 写出来。", "Write down C(h) - C(0) for small h > 0."):
        require(
            got == (gain < 0),
            f"h = {h:g} 时 C(h) - C(0) = {float(gain):g}",
            f"At h = {h:g}, C(h) - C(0) = {float(gain):g}",
            expected=gain < 0,
            got=got,
        )


@check(
    points=1,
    given={"delta": grid(0.25, 1)},
    examples=3,
    hint=(
        "improve 排除了什么？它允许 h' = 0 吗？odd_loss 与 kink_loss 各说明了哪一条？",
        "What does improve rule out? Does it allow h' = 0? Which claims do odd_loss and kink_loss settle?",
    ),
)
def test_claims(answer, delta):
    """五条说法的真假；凸性与单调性不必要、0 可能最优，要由前面给出的损失作证 /
    Which of the five claims hold; those on convexity, monotonicity and zero need the losses given before as witnesses
    """

    @cache
    def odd():
        return holds(judge_odd_loss, answer.odd_loss(delta), delta)

    def kink():
        return holds(judge_kink_loss, answer.kink_loss(delta, 0.75), delta, 0.75)

    witnesses = {
        "convexity_is_necessary": odd,
        "global_monotonicity_is_necessary": odd,
        "zero_can_be_optimal_under_the_condition": kink,
    }
    return share_of_claims(answer.claims(), TRUTH, witnesses)


@picture(
    "损失与条件风险",
    "Losses and conditional risks",
    alt=(
        "上：两个折线损失；下：三个 η 的条件风险与最小点",
        "Above: two piecewise linear losses; below: conditional risks for three η with minimisers",
    ),
)
def draw_losses(figure, answer, reference, says):
    shown = {"odd_loss": answer.odd_loss(1.0), "kink_loss (η = 0.75)": answer.kink_loss(1.0, 0.75)}
    panels = figure.subplots(2, 2, sharex=True)
    h = np.linspace(-5, 5, 401)
    for (name, knots), (above, below) in zip(shown.items(), panels.T, strict=True):
        value = np.array([value_at(knots, z) for z in h])
        above.plot(h, value, color="black")
        above.set_title(name)
        for eta in (0.6, 0.75, 0.9):
            conditional = eta * value + (1 - eta) * value[::-1]
            (line,) = below.plot(h, conditional, label=f"η = {eta}")
            best = int(conditional.argmin())
            below.plot(h[best], conditional[best], "o", color=line.get_color())
        below.set_xlabel("h")
    panels[0, 0].set_ylabel("φ(z)")
    panels[1, 0].set_ylabel("C(h)")
    panels[1, 0].legend()


HINTS_MINIMISER = {
    "exponential": ("令 C'(h) = 0，即 η e^(-h) = (1-η) e^h。", "Set C'(h) = 0, that is η e^(-h) = (1-η) e^h."),
    "logistic": ("φ'(z) = -1/(1 + e^z)；令 C'(h) = 0。", "φ'(z) = -1/(1 + e^z); set C'(h) = 0."),
    "squared": ("C 是 h 的二次函数。", "C is a quadratic function of h."),
    "hinge": (
        "C 是折线，在 -1 与 1 处转折；η < ½ 时呢？",
        "C is piecewise linear and bends at -1 and 1; and what if η < ½?",
    ),
}


def _is_improved(answer, loss, eta, size):
    phi, h = phi_of(loss), -size if eta > 0.5 else size
    better = number(answer.improve(phi, eta, h), ("改进后的 h'", "the improved h'"))
    with hint(
        "怎样的 h' 符号不会错？至少有两个现成的候选。",
        "Which h' cannot have the wrong sign? Two candidates are at hand.",
    ):
        require_improvement(phi, eta, h, better)


def require_improvement(phi, eta, h, better):
    require(
        better * (2 * eta - 1) >= 0,
        f"η = {eta} 时 h' = {better:g} 的符号仍是错的",
        f"With η = {eta} the sign of h' = {better:g} is still wrong",
        got=better,
    )
    require(
        math.isfinite(phi(better)) and math.isfinite(phi(-better)),
        f"h' = {better:g} 太大，φ 在那里超出了浮点数的范围",
        f"h' = {better:g} is so large that φ leaves the floats there",
        got=better,
    )
    before, after = exact_risk(phi, eta, h), exact_risk(phi, eta, better)
    require(
        after < before,
        f"C(h) = {float(before):g}，而 C(h') = {float(after):g}，没有下降。这里 φ(h) = {phi(h):g}, φ(-h) = {phi(-h):g}, φ(0) = {phi(0.0):g}",
        f"C(h) = {float(before):g} but C(h') = {float(after):g}: no less. Here φ(h) = {phi(h):g}, φ(-h) = {phi(-h):g}, "
        f"φ(0) = {phi(0.0):g}",
        got=better,
    )


TRUTH = {
    "convexity_is_necessary": False,
    "global_monotonicity_is_necessary": False,
    "wrong_sign_can_be_optimal_under_the_condition": False,
    "zero_can_be_optimal_under_the_condition": True,
    "differentiable_at_zero_with_negative_slope_excludes_zero": True,
}


def risk(phi, eta, h) -> float:
    return eta * phi(h) + (1 - eta) * phi(-h)


def exact_risk(phi, eta, h) -> Fraction:
    return Fraction(eta) * Fraction(phi(h)) + (1 - Fraction(eta)) * Fraction(phi(-h))


def phi_of(loss):
    """The function that a drawn loss stands for; NaN for anything that is not a finite number."""

    def phi(z):
        if not isinstance(z, (int, float, np.number)) or not math.isfinite(z):
            return math.nan
        z = float(z)
        if z > loss["delta"]:
            return float(loss["beyond"][int((z - loss["delta"]) * 4) % len(loss["beyond"])])
        return 0.0 - (loss["right"] if z > 0 else loss["left"]) * z - loss["bend"] * z * z * z

    return phi


def stationary_point(slope, eta) -> float:
    """Where C'(h) = η φ'(h) − (1−η) φ'(−h) passes from negative to positive, by bisection."""
    low, high = -16.0, 16.0
    for _ in range(80):
        middle = (low + high) / 2
        if eta * slope(middle) - (1 - eta) * slope(-middle) < 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def knots_of(got):
    points = array(got, (None, 2), ("结点", "the knots"))
    require(2 <= len(points) <= 1000, "结点应有 2 至 1000 个", "There should be 2 to 1000 knots", got=got)
    require(
        all(np.diff(points[:, 0]) > 0), "结点的 z 应严格递增", "The z of the knots should strictly increase", got=got
    )
    return points.tolist()


def value_at(knots, z) -> float:
    k = min(max(sum(knot[0] <= z for knot in knots) - 1, 0), len(knots) - 2)
    (z0, v0), (z1, v1) = knots[k], knots[k + 1]
    return v0 + (v1 - v0) / (z1 - z0) * (z - z0)


def slopes_of(knots) -> list[float]:
    return [(v1 - v0) / (z1 - z0) for (z0, v0), (z1, v1) in pairwise(knots)]


def turning_points(knots, reach) -> list[float]:
    """Where a piecewise linear C may have its minimum on [-reach, reach]."""
    inside = [sign * z for z, _ in knots for sign in (1, -1) if abs(z) < reach]
    return sorted({-reach, 0.0, reach, *inside})


def require_decreasing(knots, delta, got):
    for k, slope in enumerate(slopes_of(knots)):
        start = knots[k][0] if k else -math.inf
        require(
            start >= delta * (1 - 1e-9) or slope < 0,
            f"φ 在 z = {knots[k][0]:g} 与 {knots[k + 1][0]:g} 之间没有严格递减，而 δ = {delta:g}",
            f"φ does not strictly decrease between z = {knots[k][0]:g} and {knots[k + 1][0]:g}, while δ = {delta:g}",
            got=got,
        )


def judge_odd_loss(got, delta):
    knots = knots_of(got)
    require_decreasing(knots, delta, got)
    slopes = slopes_of(knots)
    require(max(slopes) > 0, "φ 处处不上升，还是单调的", "φ rises nowhere: it is still monotone", got=got)
    require(
        any(after < before - 1e-9 for before, after in pairwise(slopes)),
        "φ 的斜率一路不减，还是凸的",
        "The slope of φ never decreases: it is still convex",
        got=got,
    )
    for eta in [k / 100 for k in range(55, 100, 5)]:
        risks = {h: risk(lambda z: value_at(knots, z), eta, h) for h in turning_points(knots, 10 * delta)}
        wrong = min((h for h in risks if h <= 0), key=risks.__getitem__)
        right = min((h for h in risks if h > 0), key=risks.__getitem__)
        require(
            risks[right] < risks[wrong] - 1e-12 * delta,
            f"η = {eta} 时 C({wrong:g}) = {risks[wrong]:g} 不高于一切正的 h，那里最低是 C({right:g}) = {risks[right]:g}",
            f"With η = {eta}, C({wrong:g}) = {risks[wrong]:g} is not above the least of positive h, "
            f"C({right:g}) = {risks[right]:g}",
            got=got,
        )


def judge_kink_loss(got, delta, eta):
    knots = knots_of(got)
    require_decreasing(knots, delta, got)
    ends = [knots[0][0], *(z for z, _ in knots[1:-1]), math.inf]
    require(
        any(
            slope > 0 and start < 5 * delta and end > delta
            for slope, start, end in zip(slopes_of(knots), ends, ends[1:], strict=False)
        ),
        f"φ 在 δ = {delta:g} 与 5δ 之间没有上升",
        f"φ rises nowhere between δ = {delta:g} and 5δ",
        got=got,
    )
    risks = {h: risk(lambda z: value_at(knots, z), eta, h) for h in turning_points(knots, 5 * delta)}
    best = min((h for h in risks if h != 0), key=risks.__getitem__)
    with hint(
        "在 0 处左陡右缓：间隔变负的损失涨得快，变正的损失降得慢。",
        "Steep on the left of 0 and flat on the right: a negative margin costs much, a positive one gains little.",
    ):
        require(
            risks[best] > risks[0.0] + 1e-12 * delta,
            f"η = {eta:g} 时 C(0) = {risks[0.0]:g}，而 C({best:g}) = {risks[best]:g}, 0 不是唯一的最小点",
            f"With η = {eta:g}, C(0) = {risks[0.0]:g} but C({best:g}) = {risks[best]:g}: 0 is not the only minimiser",
            got=got,
        )


def holds(judge, *arguments) -> bool:
    try:
        judge(*arguments)
    except CheckFailed:
        return False
    return True
