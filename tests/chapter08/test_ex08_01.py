"""Checks of exercise 8.1."""

import math
from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, at, at_least, check, close, equal, exercise, fail, hint, integer, integers, memo, number, picture,
    require, sequence
)  # fmt: skip
from grader.strategies import edges

from .pins import ex08_01 as pins

EXERCISE = exercise(
    kind="prove",
    book="§8.1, (8.3), (8.43), (8.44)",
    patterns=["two sides", "bound", "derived formula", "witness"],
    hints=[
        (
            "把一个基分类器看作一枚硬币：哪一面朝上算“正面”，投票出错对应哪个事件？",
            "Take a base classifier for a coin: which side is heads, and which event is a wrong vote?",
        ),
        (
            "H(T) 数正确的票；令 (p − δ)T = T/2，解出 δ。",
            "Let H(T) count the correct votes; solve (p − δ)T = T/2 for δ.",
        ),
        (
            "两个所需的规模：从 T = 1 起只试奇数，错误率与上界各试各的。",
            "The two sizes: try odd T from 1, once by the error and once by the bound.",
        ),
    ],
    written={
        "proof": [
            (
                "H(T) 是正确的票数，p = 1 − ε，出错即 H(T) ≤ T/2",
                "H(T) counts correct votes, p = 1 − ε, and an error is H(T) ≤ T/2",
            ),
            ("由 (p − δ)T = T/2 得 δ = ½ − ε，代入 (8.44)", "δ = ½ − ε from (p − δ)T = T/2, put into (8.44)"),
            ("指出用到了独立，以及须有 ε < ½", "Says where independence and ε < ½ are used"),
        ]
    },
    extra=["adverse_joint", "violation", "decay_rates"],
    contract=[
        (
            "T 与 n 到 2000 也算得出；错误率与 (8.44) 的两边相对误差不超过 $10^{-8}$，小于 $10^{-250}$ 的可以当作 0",
            "Right as well for T and n up to 2000; the error and both sides of (8.44) have a relative error of $10^{-8}$ at most, "
            "and what is below $10^{-250}$ may be 0",
        ),
        (
            "(p - δ)n 与整数相差不到 $10^{-9}$ 就当作那个整数，相差 $10^{-8}$ 就不是",
            "(p - δ)n counts as a whole number if it is within $10^{-9}$ of it, and does not if it is $10^{-8}$ away",
        ),
        (
            "`needed_size`：ε 到 0.4，目标小到 $10^{-4}$，错误率或上界只差百万分之一也不算达到",
            "`needed_size`: ε up to 0.4, targets down to $10^{-4}$, and an error or a bound that misses it by a millionth misses it",
        ),
        (
            "写出 `adverse_joint`（T 到 101，至多 1000 项）、`violation` 与 `decay_rates`",
            "`adverse_joint` (T up to 101, at most 1000 entries), `violation` and `decay_rates` are there",
        ),
    ],
)


@st.composite
def tosses(draw):
    """n, p, delta with (p - δ)n a whole number half of the time."""
    n, p = draw(st.integers(1, 60)), draw(edges(0.0, 1.0))
    if draw(st.booleans()):
        k = draw(st.integers(0, n))
        p = draw(st.sampled_from([0.5, 0.6, 0.7, 0.9, 1.0]))
        delta = p - k / n
        return {"n": n, "p": p, "delta": delta if delta > 0 else p}
    return {"n": n, "p": p, "delta": draw(edges(0.001, 1.0))}


@st.composite
def goals(draw):
    """eps and target; no error and no bound comes within a billionth of the target."""
    eps = draw(edges(0.0, 0.4))
    return {
        "eps": eps,
        "target": draw(st.sampled_from([0.9123, 0.5117, 0.2111, 0.05003, 0.01003, 0.001003, 0.0001003])),
    }


@check(points=1, book="(8.3)")
def test_some_errors(answer):
    """几个投票错误率，T = 3, ε = 0.3 是其一；票数相等算错 /
    Some errors of the vote, T = 3, ε = 0.3 among them; a tie is wrong"""
    for T, eps, value in ((1, 0.3, 0.3), (3, 0.3, 0.216), (5, 0.2, 0.05792), (4, 0.3, 0.3483), (21, 0.5, 0.5)):
        with hint(*HINT_ERROR):
            close(
                answer.ensemble_error(T, eps),
                value,
                (f"T = {T}, ε = {eps} 时的错误率", f"the error for T = {T}, ε = {eps}"),
            )


@check(
    points=2,
    book="(8.3)",
    given={"T": st.integers(1, 60), "eps": edges(0.0, 1.0)},
    also=pins.ensemble_error,
    strict=pins.ensemble_error_strict,
)
def test_ensemble_error(answer, T, eps):
    """投票的错误率等于精确的二项和 / The error of the vote is the exact binomial sum"""
    with hint(*(HINT_LARGE if T > 200 or (T > 60 and exact_error(T, eps) < 1e-6) else HINT_ERROR)):
        close(
            answer.ensemble_error(T, eps),
            exact_error(T, eps),
            ("投票的错误率", "the error of the vote"),
            abs=_negligible(T),
            rel=1e-8,
        )


@check(points=2, book="(8.43), (8.44)", given={"coin": tosses()}, also=pins.hoeffding, strict=pins.hoeffding_strict)
def test_hoeffding(answer, coin):
    """Hoeffding 不等式的两边 / Both sides of Hoeffding's inequality"""
    n, p, delta = coin.values()
    got = sequence(answer.hoeffding(n, p, delta), 2)
    k = math.floor(Fraction(p) * n - Fraction(delta) * n + Fraction(1, 10**9))
    with hint(*HINT_SUM):
        close(got[0], at_most(k, n, p), ("左边", "the left side"), abs=_negligible(n), rel=1e-8)
    with hint("指数是 −2δ²n。", "The exponent is −2δ²n."):
        close(got[1], math.exp(-2 * n * delta * delta), ("右边", "the right side"), abs=_negligible(n), rel=1e-8)


@check(points=3, book="(8.3), (8.44)", given={"eps": edges(0.0, 0.499)}, also=pins.substitution)
def test_substitution(answer, eps):
    """代换使 (8.44) 的两边成为投票的错误率与上界 /
    The substitution turns both sides of (8.44) into the error of the vote and its bound"""
    got = sequence(answer.substitution(eps), 2)
    with hint(*HINT_SUBSTITUTION):
        p, delta = number(got[0], ("p", "p")), number(got[1], ("δ", "δ"))
        for T in (5, 12):
            with at(f"T = {T}", f"T = {T}"):
                threshold = (p - delta) * T
                close(threshold, T / 2, ("(p − δ)T", "(p − δ)T"))
                k = math.floor(threshold + 1e-7)
                require(0 <= p <= 1, f"p = {p:g} 不是概率", f"p = {p:g} is no probability", got=got)
                close(at_most(k, T, p), exact_error(T, eps), ("(8.44) 的左边", "the left side of (8.44)"))


@check(points=1, book="(8.3)", given={"T": st.integers(1, 200), "eps": edges(0.0, 1.0)}, also=pins.bound)
def test_bound(answer, T, eps):
    """上界是 (8.3) 的右边，ε < ½ 时不小于错误率 /
    The bound is the right side of (8.3), and not below the error if ε < ½"""
    with hint(*HINT_BOUND):
        half = 0.5 - eps
        got = close(
            answer.bound(T, eps), math.exp(-2 * T * half * half), ("上界", "the bound"), abs=_negligible(T), rel=1e-8
        )
        if eps <= 0.5:
            at_least(got, exact_error(T, eps), ("上界", "the bound"))


@check(points=1, given={"goal": goals()}, also=pins.needed_size, strict=pins.needed_size_strict, examples=30)
def test_needed_size(answer, goal):
    """所需的规模：由错误率与由上界各得一个奇数 /
    The size that is needed: one odd number by the error, one by the bound"""
    eps, target = goal["eps"], goal["target"]
    by_error, by_bound = smallest_sizes(eps, target)
    got = sequence(answer.needed_size(eps, target), 2)
    with hint(*HINT_SIZE):
        equal(integer(got[0]), by_error, ("由错误率得到的 T", "the T by the error"))
        equal(integer(got[1]), by_bound, ("由上界得到的 T", "the T by the bound"))


@check(
    given={"T": st.integers(0, 10).map(lambda k: 2 * k + 1), "eps": edges(0.001, 0.499)},
    also=pins.adverse_joint,
    examples=30,
    extra=True,
)
def test_adverse_joint(answer, T, eps):
    """不独立的最坏情形：每个分类器出错的概率都是 ε，投票的错误率已不能更大 /
    The worst dependence: each errs with probability ε, and the vote cannot err more often"""
    got = sequence(answer.adverse_joint(T, eps), None, ("联合分布", "the joint distribution"))
    require(len(got) <= 1000, f"应至多 1000 项，得到 {len(got)} 项", f"At most 1000 entries, but there are {len(got)}")
    errs, masses = [], []
    for entry in got:
        who, mass = sequence(entry, 2, ("联合分布的一项", "an entry of the joint distribution"))
        errs.append(integers(who, T, ("谁出错", "the tuple of errors"), binary=True))
        masses.append(number(mass, ("概率", "a probability")))
    E, q = array(errs, (None, T)), np.array(masses)
    if not np.isin(E, (0, 1)).all():
        fail("元组中应只有 0 与 1", "The tuples should hold 0 and 1 only", got=got)
    require((q >= -1e-12).all(), "有的概率是负的", "A probability is negative", got=got)
    close(float(q.sum()), 1.0, ("概率之和", "the sum of the probabilities"), abs=1e-8)
    close(q @ E, np.full(T, eps), ("各分类器出错的概率", "the probability that each errs"), abs=1e-9, rel=1e-8)
    vote = float(q[2 * E.sum(axis=1) > T].sum())
    # Each wrong vote takes (T + 1)/2 errors, of which there are T·eps on average.
    most = float(2 * T * Fraction(eps) / (T + 1))
    with hint(*HINT_ADVERSE):
        require(
            vote >= most * (1 - 1e-8),
            f"投票的错误率是 {vote:.9g}，还可以更大",
            f"The vote errs with probability {vote:.9g}, and more is possible",
            got=got,
        )


@check(given={"T": st.integers(1, 40)}, also=pins.violation, examples=10, extra=True)
def test_violation(answer, T):
    """一个使 (8.3) 不成立的 ε / An ε for which (8.3) fails"""
    eps = number(answer.violation(T), ("ε", "ε"))
    require(0 <= eps <= 1, f"ε = {eps:g} 不是概率", f"ε = {eps:g} is no probability")
    upper = math.exp(-2 * T * (0.5 - eps) ** 2)
    with hint("Hoeffding 不等式要求 δ > 0。", "Hoeffding's inequality needs δ > 0."):
        require(
            exact_error(T, eps) > upper,
            f"ε = {eps:g} 时错误率 {exact_error(T, eps):.6g} 不大于右边 {upper:.6g}",
            f"With ε = {eps:g} the error {exact_error(T, eps):.6g} is not above the right side {upper:.6g}",
        )


@check(given={"eps": edges(0.001, 0.499)}, also=pins.decay_rates, examples=15, extra=True)
def test_decay_rates(answer, eps):
    """两个衰减率，与 T 很大时的对数一致 / Both rates of decay, as the logarithms for large T show"""
    got = sequence(answer.decay_rates(eps), 2)
    with hint(
        "和式中最大的一项是哪一项？用 Stirling 公式估计它。",
        "Which term of the sum is the largest? Estimate it by Stirling.",
    ):
        # Chernoff's rate: the divergence of a fair coin from the votes.
        wanted = 0.5 * math.log(0.5 / eps) + 0.5 * math.log(0.5 / (1 - eps))
        close(got[0], wanted, ("错误率的衰减率", "the rate of the error"))
    with hint("上界本身就是 e^(−rT)。", "The bound is e^(−rT) itself."):
        close(got[1], 2 * (0.5 - eps) ** 2, ("上界的衰减率", "the rate of the bound"))


@picture(
    "错误率与上界",
    "Error and bound",
    alt=(
        "横轴是 T，纵轴是对数刻度的概率；ε = 0.3 与 0.4 各有错误率的实线与其上方上界的虚线，都近于直线下降。",
        "T against probability on a log axis; for ε = 0.3 and 0.4 a solid line of the error and above it a dashed one of the bound, "
        "all falling almost straight.",
    ),
)
def draw_bounds(figure, answer, reference, says):
    axes = figure.add_subplot()
    sizes = list(range(1, 102, 4))
    for eps, mark in ((0.3, "o"), (0.4, "s")):
        axes.plot(
            sizes,
            [number(answer.ensemble_error(T, eps)) for T in sizes],
            "-",
            marker=mark,
            markersize=3,
            label=says(f"错误率，ε = {eps}", f"error, ε = {eps}"),
        )
        axes.plot(
            sizes,
            [number(answer.bound(T, eps)) for T in sizes],
            "--",
            marker=mark,
            markersize=3,
            label=says(f"上界，ε = {eps}", f"bound, ε = {eps}"),
        )
    axes.set(yscale="log", xlabel="T")
    axes.legend(fontsize="small")


HINT_ERROR = (
    "对 k = 0, …, ⌊T/2⌋ 个正确的情形求和（票数相等也是错），每个正确的概率是 1 − eps。",
    "Sum over k = 0, …, ⌊T/2⌋ correct ones (a tie is wrong, too), each correct with probability 1 − eps.",
)
HINT_LARGE = (
    "C(2000, 1000) 约 1e600，放不进浮点数；1 减去一个接近 1 的数则丢掉有效数字。用对数，或者用相邻两项之比。",
    "C(2000, 1000) is about 1e600 and fits no float; and 1 minus a number near 1 loses its digits. Use logarithms, or the ratio "
    "of neighbouring terms.",
)
HINT_SUM = (
    "至多 (p − δ)n 次正面：把 (8.43) 的项加到 ⌊(p − δ)n⌋；它可以是负的。",
    "At most (p − δ)n heads: add the terms of (8.43) up to ⌊(p − δ)n⌋, which may be negative.",
)
HINT_SUBSTITUTION = (
    "投票出错是 H(T) ≤ T/2。H 数的是正确的票，所以 p 是正确的概率。",
    "A wrong vote is H(T) ≤ T/2. H counts correct votes, so p is the probability of being correct.",
)
HINT_BOUND = ("把 δ 代入 e^(−2δ²n)。", "Put δ into e^(−2δ²n).")
HINT_SIZE = (
    "只试奇数，从 1 开始；“不超过”包括相等。错误率与上界各找各的 T。",
    "Try odd numbers only, from 1; find one T by the error, the other by the bound.",
)
HINT_ADVERSE = (
    "全体同时出错浪费了票：投票出错只需要刚过半数出错。再让每个分类器轮流出错，概率相等。",
    "All erring at once wastes errors: a wrong vote needs just over half of them. Then let them take turns, so that each errs "
    "equally often.",
)


def _negligible(size: int) -> float:
    """How small a number counts for nothing: far less than a book prints, but for the star next to nothing."""
    return 1e-12 if size <= 60 else 1e-250


@memo
def at_most(k: int, n: int, p: float) -> float:
    """(8.43), in whole numbers."""
    heads, all_ = Fraction(p).as_integer_ratio()
    tails = all_ - heads
    term, total = tails**n, 0  # heads^i · tails^(n-i) · C(n, i), from one i to the next
    if tails == 0:
        return float(k >= n)
    for i in range(min(k, n) + 1):
        total += term
        term = term * heads * (n - i) // ((i + 1) * tails)
    return total / all_**n


@memo
def exact_error(T: int, eps: float) -> float:
    """At most half are right: at least half err, in whole numbers."""
    wrong, all_ = Fraction(eps).as_integer_ratio()
    right = all_ - wrong
    if wrong == 0 or right == 0:
        return float(right == 0)
    term, total = wrong**T, 0
    for k in range(T // 2 + 1):
        total += term
        term = term * right * (T - k) // ((k + 1) * wrong)
    return total / all_**T


@memo
def smallest_sizes(eps: float, target: float) -> tuple[int, int]:
    T = 1
    while exact_error(T, eps) > target:
        T += 2
    # e^(-2Tδ²) ≤ target
    least = -math.log(target) / (2 * (0.5 - eps) ** 2)
    return T, max(1, 2 * math.ceil((least - 1) / 2) + 1)
