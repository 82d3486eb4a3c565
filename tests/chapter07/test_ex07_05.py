"""Checks of exercise 7.5."""

import math
from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, at_least, at_most, between, check, close, exercise, hint, memo, number, picture, require, sequence
)  # fmt: skip
from grader.strategies import seeds

from .pins import ex07_05 as pins
from .pins.ex07_05 import SMALL

EXERCISE = exercise(
    kind="prove",
    book="§3.4, §7.1, (7.6)",
    patterns=["two sides", "bound", "witness"],
    contract=[
        (
            "x 离均值几十个标准差、密度已经下溢时，对数几率照样准",
            "The log odds are as accurate tens of deviations from the means, where densities underflow",
        ),
        (
            "十维、协方差矩阵病态（条件数 $10^5$）、均值离原点 $10^6$、数极大或极小时也准",
            "As accurate in ten dimensions, for ill-conditioned covariances ($10^5$), means $10^6$ from the "
            "origin, huge and tiny numbers",
        ),
        (
            "先验小到 $10^{-12}$ 时不截断",
            "A prior as small as $10^{-12}$ is not clipped",
        ),
    ],
    hints=[
        (
            "写出两个高斯密度之比的对数，展开二次型：哪些项两边都有？",
            "Write the logarithm of the ratio of the two densities and expand the quadratic forms: which terms occur in both?",
        ),
        ("与 (3.39) 的 w 比较方向，再比较门限。", "Compare the direction with the w of (3.39), then the thresholds."),
        (
            "把两类都投影到 w 上：错误率只取决于两个中心相隔几个标准差。",
            "Project both classes onto w: the error depends on how many standard deviations lie between the means.",
        ),
    ],
    written={
        "proof": [
            (
                "由密度之比得到关于 x 的线性函数，说明二次项为何抵消",
                "Gets a linear function of x from the ratio of densities; says why quadratic terms cancel",
            ),
            ("说明 LDA 的 w 与它同向，门限相同", "Shows that LDA has the same direction and threshold"),
            (
                "指出用到了先验相等，以及贝叶斯规则使错误率最小",
                "Points out where equal priors are used, and that the Bayes rule minimises the error",
            ),
        ]
    },
)


@st.composite
def gaussians(draw, dimensions=(1, 4), kinds=("", "", "unequal")):
    """{"mu0", "mu1", "sigma"}: whole numbers, or these in unequal units; for the star small, large, shifted, in many
    dimensions, or with means that are close."""
    kind = draw(st.sampled_from(kinds))
    rng = np.random.default_rng(draw(seeds()))
    d = draw(st.integers(*dimensions)) if kind != "wide" else 10
    A = rng.integers(-2, 3, size=(d, d))
    sigma = (A @ A.T + np.eye(d)).astype(float)
    mu0 = rng.integers(-4, 5, size=d).astype(float)
    step = rng.integers(-3, 4, size=d)
    step[0] += not step.any()
    scale = {"small": 2.0**-13, "large": 2.0**20, "close": 1.0}.get(kind, 1.0)
    units = scale * (2.0 ** rng.integers(-3, 4, size=d) if kind == "unequal" else np.ones(d))
    mu0 = mu0 * units + (1e6 if kind == "offset" else 0.0)
    far = 2.0**-10 if kind == "close" else 1.0
    return {"mu0": mu0, "mu1": mu0 + step * units * far, "sigma": sigma * np.outer(units, units)}


STRICT = ("small", "large", "offset", "wide", "close")
PRIORS = st.sampled_from((0.5, 0.2, 0.75, 0.9, 0.01, 0.99))
FAR_PRIORS = st.sampled_from((0.5, 0.999, 1e-6, 1e-12, 1 - 1e-12))


@check(points=0.5, book="(3.39)")
def test_small_rule(answer):
    """μ0 = (0, 0), μ1 = (2, 1), Σ = [[2, 0.5], [0.5, 1]]：贝叶斯规则的 w 与 c /
    μ0 = (0, 0), μ1 = (2, 1), Σ = [[2, 0.5], [0.5, 1]]: w and c of the Bayes rule"""
    with hint(*HINT_RULE):
        w, c = sequence(answer.bayes_rule(*SMALL.values(), 0.5), 2, ("(w, c)", "(w, c)"))
        close(w, [0.857142857, 0.571428571], ("w", "w"), abs=1e-8)
        close(c, 1.142857143, ("c", "c"), abs=1e-8)


@check(points=0.5, book="(7.6)")
def test_small_error(answer):
    """同一个例子的最小错误率 / The least error of the same example"""
    with hint(*HINT_ERROR):
        close(answer.bayes_error(*SMALL.values()), 0.224845899, ("最小错误率", "the least error"), abs=1e-8)


@check(
    points=2,
    book="(3.35), (3.39)",
    given={"case": gaussians(), "seed": seeds()},
    also=pins.lda,
    strict_given={"case": gaussians(kinds=STRICT), "seed": seeds()},
    strict=pins.lda_strict,
)
def test_lda(answer, case, seed):
    """LDA 的方向使广义瑞利商最大，门限在两个投影中心的中点 /
    The direction of LDA maximises the generalised quotient, and the threshold is halfway between the projected means"""
    mu0, mu1, sigma = case.values()
    w, c = _rule(answer.lda_rule(mu0, mu1, sigma), len(mu0))
    step = mu1 - mu0
    spread = np.sqrt(np.diag(sigma))
    with hint(*HINT_DIRECTION):
        require(float(w @ step) > 0, "w·(μ1 − μ0) 应为正", "w·(μ1 − μ0) should be positive", got=w)
        unit = w / np.abs(w).max()  # the quotient does not depend on the length, which may be beyond any square
        reached = float(unit @ step) ** 2 / float(unit @ (2 * sigma) @ unit)
        rivals = np.random.default_rng(seed).standard_normal((500, len(mu0))) / spread
        best = float(np.max((rivals @ step) ** 2 / np.einsum("ki,ij,kj->k", rivals, 2 * sigma, rivals)))
        at_least(reached, best, ("w 的商", "the quotient of w"))
        most = float(_distance_squared(case)) / 2
        close(reached, most, ("w 的商", "the quotient of w"), abs=0, rel=1e-8)
    with hint(*HINT_THRESHOLD):
        size = float(np.abs(w) @ (np.abs(mu0) + np.abs(mu1)))
        close(c, float(w @ (mu0 + mu1)) / 2, ("c", "c"), abs=1e-8 * abs(float(w @ step)) + 1e-13 * size)


@check(
    points=1.5,
    book="(7.6)",
    given={"case": gaussians(), "seed": seeds()},
    also=pins.lda,
    examples=35,
    strict_given={"case": gaussians(kinds=STRICT), "seed": seeds()},
    strict=pins.lda_strict,
)
def test_lda_decides_as_bayes(answer, case, seed):
    """先验相等时，LDA 对每个 x 的判别都与对数几率的符号一致 /
    For equal priors LDA decides every x by the sign of the log odds"""
    mu0, mu1, sigma = case.values()
    w, c = _rule(answer.lda_rule(mu0, mu1, sigma), len(mu0))
    for x in _points(case, seed, 25):
        odds, size = _odds(case, x, 0.5)
        if abs(odds) > 1e-6 * (1 + size):
            with hint(
                "对数几率是 x 的线性函数；它的零点集就是 LDA 的界。",
                "The log odds are a linear function of x, and zero exactly where LDA cuts.",
            ):
                require(
                    (float(w @ x) > c) == (odds > 0),
                    f"对 x = {x.tolist()}，对数几率是 {odds:.6g}，而 LDA 判为 {int(float(w @ x) > c)}",
                    f"At x = {x.tolist()} the log odds are {odds:.6g}, but LDA decides {int(float(w @ x) > c)}",
                )


@check(
    points=1,
    book="(7.8)",
    given={"case": gaussians(), "prior1": PRIORS, "seed": seeds(), "away": st.just(0.0)},
    also=pins.log_odds,
    strict_given={
        "case": gaussians(kinds=STRICT),
        "prior1": FAR_PRIORS,
        "seed": seeds(),
        "away": st.sampled_from((38.375, 60.0)),
    },
    strict=pins.log_odds_strict,
    examples=35,
)
def test_log_odds(answer, case, prior1, seed, away):
    """对数几率与两个密度之比一致，任何先验都是 / The log odds are those of the two densities, for any prior"""
    spread = np.sqrt(np.diag(case["sigma"]))
    for x in (case["mu0"], *_points(case, seed, 3), case["mu1"] + away * spread):
        odds, size = _odds(case, x, prior1)
        if not away and size > 600:
            continue  # the densities would come near the smallest numbers: that is for the star
        with hint(*HINT_ODDS):
            got = answer.log_posterior_odds(x, *case.values(), prior1)
            words = f"x = {x.tolist()} 处的对数几率", f"the log odds at x = {x.tolist()}"
            close(got, odds, words, abs=1e-8 * (1 + size))


@check(
    points=1.5,
    book="(7.8)",
    given={"case": gaussians(), "prior1": PRIORS, "seed": seeds()},
    also=pins.bayes_rule,
    examples=35,
    strict_given={"case": gaussians(kinds=STRICT), "prior1": FAR_PRIORS, "seed": seeds()},
    strict=pins.bayes_rule_strict,
)
def test_bayes_rule(answer, case, prior1, seed):
    """贝叶斯规则的 w·x − c 处处等于对数几率，任何先验都是 /
    w·x − c of the Bayes rule equals the log odds everywhere, for any prior"""
    w, c = _rule(answer.bayes_rule(*case.values(), prior1), len(case["mu0"]))
    for x in (case["mu0"], case["mu1"], *_points(case, seed, 5)):
        odds, size = _odds(case, x, prior1)
        slack = 1e-8 * (1 + size) + 1e-12 * float(np.abs(w) @ np.abs(x))
        with hint(*HINT_RULE):
            words = f"x = {x.tolist()} 处的 w·x − c", f"w·x − c at x = {x.tolist()}"
            close(float(w @ x) - c, odds, words, abs=slack)


@check(
    points=1.5,
    book="(7.6)",
    given={"case": gaussians(), "seed": seeds()},
    also=pins.bayes_error,
    examples=35,
    strict_given={"case": gaussians(kinds=STRICT), "seed": seeds()},
    strict=pins.lda_strict,
)
def test_bayes_error(answer, case, seed):
    """最小错误率等于密度较小者的积分，不超过任何超平面的错误率，可逆仿射变换不改变它 /
    The least error is the integral of the smaller density, no hyperplane does better, and affine maps keep it"""
    mu0, mu1, sigma = case.values()
    with hint(*HINT_ERROR):
        words = "最小错误率", "the least error"
        got = number(answer.bayes_error(mu0, mu1, sigma), words)
        rng = np.random.default_rng(seed)
        for w in rng.standard_normal((50, len(mu0))) / np.sqrt(np.diag(sigma)):
            spread = math.sqrt(float(w @ sigma @ w))
            cut = float(w @ (mu0 + rng.random() * (mu1 - mu0)))
            sides = [(cut - float(w @ mu0)) / spread, (float(w @ mu1) - cut) / spread]
            error = sum(math.erfc(side / math.sqrt(2)) for side in sides) / 4
            at_most(got, min(error, 1 - error), ("最小错误率", "the least error"), slack=2e-9)
        close(got, _tail(math.sqrt(_distance_squared(case)) / 2), words, abs=2e-9)
        d = len(mu0)
        M = np.tril(rng.integers(-2, 3, size=(d, d)), -1) + np.diag(2.0 ** rng.integers(-1, 2, size=d))
        moved = answer.bayes_error(M @ mu0 + 1.0, M @ mu1 + 1.0, M @ sigma @ M.T)
        close(moved, got, ("仿射变换后的最小错误率", "the least error after an affine map"), abs=1e-7)


@check(
    points=0.5,
    given={"prior1": PRIORS},
    also=pins.prior_shift,
    examples=10,
    strict_given={"prior1": FAR_PRIORS},
    strict=pins.prior_shift_strict,
)
def test_prior_shift(answer, prior1):
    """先验不等时门限移动的量只取决于先验，类别 1 越常见界越低 /
    Unequal priors move the threshold by an amount that depends on them alone, the lower the commoner class 1 is"""
    with hint(
        "先验在对数几率中是单独的一项；移到 c 里要变号。不要截断先验。",
        "The prior is a term of its own in the log odds; moved into c it changes sign. Do not clip it.",
    ):
        exact = Fraction(prior1)
        close(answer.prior_shift(prior1), math.log((1 - exact) / exact), ("门限的移动", "the shift of the threshold"))


@check(
    points=1,
    given={"gap": st.sampled_from((0.01, 0.05, 0.1, 0.2, 0.25, 0.3, 0.35, 0.4))},
    also=pins.unequal_variances,
    examples=10,
)
def test_unequal_variances(answer, gap):
    """方差不同的例子中，以中点为界的错误率比最小错误率高 gap 以上 /
    In the example with unequal variances the midpoint errs more often than necessary, by gap or more"""
    words = "(m0, m1, s0, s1)", "(m0, m1, s0, s1)"
    m0, m1, s0, s1 = (number(each, words) for each in sequence(answer.unequal_variance_case(gap), 4, words))
    require(m0 != m1, "两个均值应不同", "The means should differ", got=[m0, m1])
    between(min(m0, m1), -1e6, 1e6, ("均值", "a mean"))
    between(max(m0, m1), -1e6, 1e6, ("均值", "a mean"))
    between(min(s0, s1), 1e-6, 1e6, ("标准差", "a standard deviation"))
    between(max(s0, s1), 1e-6, 1e6, ("标准差", "a standard deviation"))
    half = abs(m1 - m0) / 2
    midpoint = (_tail(half / s0) + _tail(half / s1)) / 2
    with hint(
        "让两个均值很近而标准差相差悬殊：中点几乎什么也说明不了，而离中心的远近很能说明问题。",
        "Let the means be close and the deviations very unequal: the midpoint tells next to nothing, the distance from the "
        "centre tells much.",
    ):
        excess = midpoint - _least_error(m0, m1, s0, s1)
        at_least(excess, gap, ("两个错误率之差", "the difference of the errors"))


@picture(
    "两类高斯分布与 LDA 的界",
    "Two Gaussian classes and the cut of LDA",
    alt=(
        "平面上两个相同形状的椭圆，类 0 用圆点，类 1 用叉；实线是 LDA 的界，虚线是先验为 0.9 时贝叶斯规则的界，两线平行",
        "Two ellipses of the same shape, class 0 with dots and class 1 with crosses; the solid line is the cut of LDA, the dashed "
        "one that of the Bayes rule for the prior 0.9, parallel to it",
    ),
)
def draw_classes(figure, answer, reference, says):
    mu0, mu1, sigma = SMALL.values()
    axes = figure.add_subplot()
    turn = np.linspace(0, 2 * np.pi, 200)
    circle = np.linalg.cholesky(sigma) @ np.array([np.cos(turn), np.sin(turn)])
    points = np.linalg.cholesky(sigma) @ np.random.default_rng(7).standard_normal((2, 60))
    for label, (mu, marker, colour) in enumerate(((mu0, "o", "tab:blue"), (mu1, "x", "tab:orange"))):
        axes.plot(*(circle + mu[:, None]), color=colour)
        axes.scatter(
            *(points + mu[:, None]), marker=marker, color=colour, s=14, label=says(f"类 {label}", f"class {label}")
        )
    across = np.array([-4.0, 6.0])
    for (w, c), style, name in (
        (_rule(answer.lda_rule(mu0, mu1, sigma), 2), "-", "LDA"),
        (_rule(answer.bayes_rule(mu0, mu1, sigma, 0.9), 2), "--", says("贝叶斯，先验 0.9", "Bayes, prior 0.9")),
    ):
        axes.plot(across, (c - w[0] * across) / w[1], "k", linestyle=style, label=name)
    axes.set(xlim=(-4, 6), ylim=(-4, 5), aspect="equal")
    axes.legend(fontsize="small")


HINT_DIRECTION = (
    "对商求导：w 与 Σ⁻¹(μ1 − μ0) 成正比，符号使 μ1 一侧更大。",
    "Differentiate the quotient: w is proportional to Σ⁻¹(μ1 − μ0), its sign such that the side of μ1 is the larger.",
)
HINT_THRESHOLD = ("c 是 w·μ0 与 w·μ1 的平均。", "c is the mean of w·μ0 and w·μ1.")
HINT_ODDS = (
    "两个对数密度相减，再加上先验之比的对数；每个二次型前都有 1/2。先算密度再取对数，远处会下溢。",
    "Subtract the two log densities and add the logarithm of the ratio of priors; each quadratic form has a factor 1/2. "
    "Densities that are computed first may underflow.",
)
HINT_RULE = (
    "展开对数几率：一次项的系数是 w，其余与 x 无关的全归入 c，先验也在其中。这里 w 的长度是定的。",
    "Expand the log odds: w holds the coefficients of x, and c everything without x, the priors included. Here the length "
    "of w is fixed.",
)
HINT_ERROR = (
    "投影到 w 上，标准化之后两个中心相距 Δ，界在中间：错误率是标准正态分布的一个尾。",
    "Projected onto w and standardised, the means are Δ apart with the cut halfway: the error is a tail of the standard normal.",
)


def _rule(got, d):
    w, c = sequence(got, 2, ("(w, c)", "(w, c)"))
    return array(w, (d,), ("w", "w")), number(c, ("c", "c"))


def _points(case, seed, count):
    """Points around both means, some of them many deviations away, rounded so that they are short."""
    rng = np.random.default_rng(seed)
    spread = np.sqrt(np.diag(case["sigma"]))
    middle = (case["mu0"] + case["mu1"]) / 2
    far = np.where(rng.random(count) < 0.2, 30.0, 2.0)
    return [middle + spread * (size * rng.standard_normal(len(middle))).round(2) for size in far]


def _exact(values):
    return [Fraction(value) for value in values.tolist()]


@memo
def _solved(sigma, step) -> list[Fraction]:
    """Σ⁻¹ step by elimination in exact fractions."""
    rows = [[*_exact(row), value] for row, value in zip(sigma, _exact(step), strict=True)]
    for k in range(len(rows)):
        pivot = next(i for i in range(k, len(rows)) if rows[i][k])
        rows[k], rows[pivot] = rows[pivot], rows[k]
        rows[k] = [value / rows[k][k] for value in rows[k]]
        for i in range(len(rows)):
            if i != k:
                rows[i] = [a - rows[i][k] * b for a, b in zip(rows[i], rows[k], strict=True)]
    return [row[-1] for row in rows]


def _difference(case):
    return [b - a for a, b in zip(_exact(case["mu0"]), _exact(case["mu1"]), strict=True)]


def _solution(case):
    # Differences of these numbers are exact in double precision too.
    return _solved(case["sigma"], np.array([float(value) for value in _difference(case)]))


def _distance_squared(case) -> Fraction:
    """Δ², the squared Mahalanobis distance of the means."""
    return sum(a * b for a, b in zip(_difference(case), _solution(case), strict=True))


@memo
def _odds(case, x, prior1) -> tuple[float, float]:
    """The log odds at x, and the size of the two quadratic forms, which bounds what rounding may lose."""
    mu0, mu1 = _exact(case["mu0"]), _exact(case["mu1"])
    linear = sum(v * (value - (a + b) / 2) for v, value, a, b in zip(_solution(case), _exact(x), mu0, mu1, strict=True))
    exact = Fraction(prior1)
    y = np.linalg.solve(np.linalg.cholesky(case["sigma"]), np.array([x - case["mu0"], x - case["mu1"]]).T)
    return float(linear) + math.log(exact / (1 - exact)), float((y**2).sum())


_NODES, _WEIGHTS = np.polynomial.legendre.leggauss(80)


def _tail(z: float) -> float:
    """The standard normal probability beyond z ≥ 0, integrated numerically."""
    at = z + 5 * (_NODES + 1)
    return float(5 * _WEIGHTS @ np.exp(-(at**2) / 2)) / math.sqrt(2 * math.pi)


def _least_error(m0, m1, s0, s1) -> float:
    """Half the integral of the smaller of two normal densities: inside the two points where they cross the narrow one wins."""
    if s0 > s1:
        m0, m1, s0, s1 = m1, m0, s1, s0
    distance, ratio = (m1 - m0) / s0, s1 / s0
    if ratio == 1:
        return _tail(abs(distance) / 2)
    # In units of s0 around m0: x² = (x - distance)² / ratio² + 2 ln ratio.
    a, b, c = ratio**2 - 1, 2 * distance, -(distance**2) - 2 * ratio**2 * math.log(ratio)
    root = math.sqrt(b * b - 4 * a * c)
    low, high = (-b - root) / (2 * a), (-b + root) / (2 * a)
    missed = _below(low) + _below(-high)
    taken = _below((high - distance) / ratio) - _below((low - distance) / ratio)
    return (missed + taken) / 2


def _below(z: float) -> float:
    return math.erfc(-z / math.sqrt(2)) / 2
