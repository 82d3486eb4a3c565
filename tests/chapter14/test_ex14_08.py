"""Checks of exercise 14.8."""

import math
from itertools import product

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, check, close, exercise, hint, mapping, number, picture, require, sequence, share_of_claims
)  # fmt: skip
from grader.strategies import edges, seeds

from .pins import ex14_08 as pins
from .pins.ex14_08 import MEANS

EXERCISE = exercise(
    kind="discuss",
    book="§14.5.2, (14.32)-(14.40)",
    patterns=["two sides", "derived formula", "witness", "claims"],
    hints=[
        (
            "(14.40) 对 ln p 求期望，不是对 p；期望按其余的 q_i 求。",
            "(14.40) takes the expectation of ln p, not of p, over the other q_i.",
        ),
        (
            "高斯分布：把 ln p 写成 z_j 的二次函数，z_j² 的系数就给出 q_j 的方差。",
            "The Gaussian: write ln p as a quadratic function of z_j; the coefficient of z_j² gives the variance of q_j.",
        ),
        (
            "共轭先验：ln p(x, μ, τ) 关于 τ 只有 ln τ 和 τ 两项；p(μ | τ) 也贡献 ½ ln τ。",
            "The conjugate prior: as a function of τ, ln p(x, μ, τ) has terms in ln τ and in τ only; p(μ | τ) contributes ½ ln τ as well.",
        ),
    ],
    written={
        "essay": [
            (
                "由 (14.32)：增大 L(q) 即减小 KL(q ‖ p(z | x))，不必知道 p(x)",
                "By (14.32), increasing L(q) decreases KL(q ‖ p(z | x)) without p(x)",
            ),
            (
                "差异：丢掉相关，方差偏小，只盖住一个峰，局部极大不止一个",
                "The differences: no correlation, small variances, one mode only, several local maxima",
            ),
            ("条件共轭的先验使更新有闭式", "Conditionally conjugate priors give updates in closed form"),
        ]
    },
)

HINT_ELBO = (
    "L(q) = Σ q ln(p(x, z)/q), KL = Σ q ln(q/p(z | x))：两者之和应是 ln Σ p。",
    "L(q) = Σ q ln(p(x, z)/q), KL = Σ q ln(q/p(z | x)): they add up to ln Σ p.",
)
HINT_UPDATE = (
    "先对 ln p 按其余的 q_i 求期望，再取指数，最后规范化。",
    "Average ln p over the other q_i first, then exponentiate, then normalise.",
)
HINT_GAUSSIAN = (
    "更新 q_j 时其余分量是给定的：条件方差，不是边际方差。",
    "The update of q_j takes the other components as given: a conditional variance, not a marginal one.",
)
HINT_VB = (
    "E[τ] = a/b；q(τ) 里用 E[(x_i − μ)²] = (x_i − m)² + 1/lam；μ 的先验也含 τ。",
    "E[τ] = a/b; q(τ) takes E[(x_i − μ)²] = (x_i − m)² + 1/lam; the prior of μ contains τ, too.",
)


@st.composite
def problems(draw):
    """{"p", "qs", "j"}."""
    shape = draw(st.lists(st.sampled_from((2, 3, 4, 2, 3, 4, 1)), min_size=1, max_size=3))
    rng = np.random.default_rng(draw(seeds()))
    wild = draw(st.integers(0, 3)) == 0
    p = 10 ** rng.uniform(-6, 6, shape) if wild else rng.uniform(0.05, 1, shape) * 10 ** rng.uniform(-2, 2)
    qs = [distribution(rng, length) for length in shape]
    return {"p": p, "qs": qs, "j": draw(st.integers(0, len(shape) - 1))}


@st.composite
def samples(draw):
    few = st.one_of(st.integers(-12, 12).map(lambda k: k / 4), edges(-10.0, 10.0))
    return {
        "x": draw(st.lists(few, min_size=1, max_size=8)),
        "mu0": draw(edges(-10.0, 10.0)),
        "lambda0": draw(edges(0.1, 10.0)),
        "a0": draw(edges(0.1, 10.0)),
        "b0": draw(edges(0.1, 10.0)),
        "n_iter": draw(st.sampled_from((1, 2, 3, 5, 20, 100))),
    }


@check(points=1, book="(14.33), (14.40)")
def test_by_hand(answer):
    """两个峰的例子：两处的 L(q)、更新的不动点；相关的高斯分布的方差 /
    The example of two modes: L(q) at two points, where updates stay; the variances of a correlated Gaussian"""
    with hint(*HINT_ELBO):
        for q, value in (([0.75, 0.25], -0.497797), ([0.5, 0.5], -0.510826)):
            close(answer.elbo(BOOK, [q, q]), value, (f"q = {q} 处的 L", f"L at q = {q}"), abs=1e-6)
            close(answer.kl_gap(BOOK, [q, q]), -value, (f"q = {q} 处的 KL", f"KL at q = {q}"), abs=1e-6)
    with hint(*HINT_UPDATE):
        for q in ([0.75, 0.25], [0.25, 0.75], [0.5, 0.5]):
            close(answer.coordinate_update(BOOK, [q, q], 0), q, (f"q = {q} 处的更新", f"the update at q = {q}"))
    with hint(*HINT_GAUSSIAN):
        means, variances = sequence(
            answer.mean_field_gaussian(np.array([1.0, -2.0]), np.array([[1, 0.8], [0.8, 1]])), 2
        )
        close(means, [1, -2], ("均值", "the means"))
        close(variances, [0.36, 0.36], ("方差", "the variances"))


@check(points=2, book="(14.32)-(14.34)", given={"problem": problems()}, also=pins.two_sides, hint=HINT_ELBO)
def test_two_sides(answer, problem):
    """L(q) 与 KL，各按定义 / L(q) and KL, each by its definition"""
    p, qs, _ = problem.values()
    low = bound(p, qs)
    close(answer.elbo(p, qs), low, ("L(q)", "the value L(q)"))
    close(
        answer.kl_gap(p, qs),
        math.log(math.fsum(p.ravel())) - low,
        ("KL(q ‖ p(z | x))", "the divergence KL(q ‖ p(z | x))"),
    )


@check(points=2, book="(14.40)", given={"problem": problems()}, also=pins.two_sides, hint=HINT_UPDATE)
def test_update(answer, problem):
    """(14.40) 的更新，p 与 p/2 / The update (14.40), for p and for p/2"""
    p, qs, j = problem.values()
    got = array(answer.coordinate_update(p, qs, j), (p.shape[j],), ("更新后的 q_j", "the new q_j"))
    close(got, best_factor(p, qs, j), ("更新后的 q_j", "the new q_j"))
    small = np.clip(p * 0.5, 1e-6, None)
    if np.all(small == p * 0.5):
        close(answer.coordinate_update(small, qs, j), best_factor(p, qs, j), ("p 减半时的 q_j", "the new q_j for p/2"))


@check(
    points=1,
    given={"h": edges(0.6, 0.95)},
    also=pins.bimodal,
    examples=12,
    hint=(
        "两处都不动，由 (14.40) 得到 p 各项之比的方程；对称的表就够了。",
        "That both stay gives equations for the ratios of p by (14.40); a symmetric table will do.",
    ),
)
def test_bimodal(answer, h):
    """bimodal(h) 的 L(q) 有两个给定的局部极大 / L(q) of bimodal(h) has both given local maxima"""
    p = positive(answer.bimodal(h))
    for q in ([1 - h, h], [h, 1 - h]):
        for j in (0, 1):
            moved = best_factor(p, [q, q], j)
            close(moved, q, (f"在 q_0 = q_1 = {q} 处更新后的 q_{j}", f"the updated q_{j} at q_0 = q_1 = {q}"))
    # The second derivative of L with respect to both probabilities of 1, against those with respect to each.
    (a, b), (c, d) = np.log(p)
    require(
        abs(a + d - b - c) * h * (1 - h) < 1,
        "更新不动，但不是局部极大",
        "The updates stay there, but it is no local maximum",
        got=p,
    )


@check(
    points=1,
    given={"seed": seeds(), "size": st.integers(1, 4), "mu": st.sampled_from(MEANS)},
    also=pins.gaussian,
    examples=25,
    hint=HINT_GAUSSIAN,
)
def test_gaussian(answer, seed, size, mu):
    """高斯分布的最优平均场：均值和方差 / The optimal mean field of a Gaussian: means and variances"""
    Sigma = seed if isinstance(seed, np.ndarray) else covariance(seed, size)
    mu = np.array(mu[:size])
    means, variances = sequence(answer.mean_field_gaussian(mu, Sigma), 2, ("（均值，方差）", "(means, variances)"))
    close(means, mu, ("均值", "the means"))
    expected = []
    for j in range(size):
        others = [i for i in range(size) if i != j]
        between = Sigma[np.ix_(others, [j])]
        expected.append(
            float(Sigma[j, j] - (between.T @ np.linalg.solve(Sigma[np.ix_(others, others)], between))[0, 0])
            if others
            else float(Sigma[j, j])
        )
    close(variances, expected, ("方差", "the variances"))


@check(points=1, book="(14.40)", hint=HINT_VB)
def test_four_data(answer):
    """四个数据，更新到不动为止 / Four data, updated until nothing moves"""
    got = answer.vb_normal([1.0, 2.0, 4.0, 5.0], 0.0, 1.0, 2.0, 3.0, 60)
    for key, value in (("m", 2.4), ("lam", 1.724138), ("a", 4.5), ("b", 13.05)):
        found = mapping(got, ("m", "lam", "a", "b"), ("答案", "the answer"))[key]
        close(found, value, (f"参数 {key}", f"the parameter {key}"), abs=1e-6)


@check(points=1.5, book="(14.40)", given={"case": samples()}, also=pins.rounds, hint=HINT_VB)
def test_rounds(answer, case):
    """逐轮更新 q(μ) 与 q(τ) / q(μ) and q(τ), updated round by round"""
    x, mu0, lambda0, a0, b0, n_iter = case.values()
    got = mapping(answer.vb_normal(*case.values()), ("m", "lam", "a", "b"), ("答案", "the answer"))
    # ln p(x, μ, τ) in powers of μ: −τ/2 (A μ² − 2 B μ + C), with a factor τ^(a0 − 1 + (n + 1)/2) e^(−b0 τ).
    n = len(x)
    A, B = lambda0 + n, math.fsum([lambda0 * mu0, *x])
    mean = B / A
    rest = math.fsum(
        [lambda0 * (mean - mu0) ** 2, *((value - mean) ** 2 for value in x)]
    )  # C − B²/A, without cancellation
    a, tau = a0 + n / 2 + 0.5, a0 / b0
    for _ in range(n_iter):
        spread = 1 / (A * tau)
        rate = b0 + rest / 2 + A * spread / 2
        tau, last = a / rate, tau
    for key, value in (("m", mean), ("lam", A * last), ("a", a), ("b", rate)):
        close(got[key], value, (f"参数 {key}", f"the parameter {key}"))


@check(
    points=0.5,
    given={"h": st.just(0.75)},
    examples=1,
    requires=["test_bimodal", "test_gaussian"],
    hint=(
        "从 (14.32) 看：哪一项不随 q 变化，哪一项不小于 0？",
        "Look at (14.32): which term does not vary with q, and which is never below 0?",
    ),
)
def test_claims(answer, h):
    """关于平均场的说法，孰真孰假 / What is true of mean field, and what is not"""
    p = positive(answer.bimodal(h))
    refuted = abs(best_factor(p, [[1 - h, h]] * 2, 0)[1] - h) < 1e-6
    return share_of_claims(answer.claims(), TRUTH, {"unique_optimum": refuted})


@picture(
    "两个峰：L(q) 作为两个概率的函数",
    "Two modes: L(q) as a function of both probabilities",
    alt=(
        "等高线图：横轴是 q_0(1)，纵轴是 q_1(1)；两个局部极大在对角线上，中间是鞍点",
        "A contour plot of q_0(1) against q_1(1): two local maxima on the diagonal, and a saddle between them",
    ),
)
def draw_modes(figure, answer, reference, says):
    axes = figure.subplots()
    grid = np.linspace(0.02, 0.98, 17)
    values = [[number(answer.elbo(BOOK, [[1 - a, a], [1 - b, b]])) for a in grid] for b in grid]
    drawn = axes.contour(grid, grid, values, levels=15)
    axes.clabel(drawn, fontsize="x-small")
    for h in (0.25, 0.75):
        axes.plot(h, h, "r*")
    axes.set_xlabel(says("q_0(1)；星号：局部极大", "q_0(1); stars: local maxima"))
    axes.set_ylabel("q_1(1)")
    axes.set_aspect("equal")


def distribution(rng, length):
    """Some with zeros, some with small probabilities."""
    weights = rng.exponential(size=length) * rng.choice([0.0, 1e-5, 1.0, 1.0], size=length)
    weights[rng.integers(length)] += 0.5
    return [float(weight) for weight in weights / weights.sum()]


BOOK = np.array([[0.45, 0.05], [0.05, 0.45]])


def bound(p, qs):
    """L(q), term by term."""
    terms = []
    for z in product(*map(range, p.shape)):
        q = math.prod(one[value] for one, value in zip(qs, z, strict=True))
        if q > 0:
            logs = [math.log(one[value]) for one, value in zip(qs, z, strict=True)]
            terms.append(q * (math.log(p[z]) - math.fsum(logs)))
    return math.fsum(terms)


def best_factor(p, qs, j):
    means = [[] for _ in range(p.shape[j])]
    for z in product(*map(range, p.shape)):
        others = math.prod(one[value] for i, (one, value) in enumerate(zip(qs, z, strict=True)) if i != j)
        means[z[j]].append(others * math.log(p[z]))
    logs = [math.fsum(mean) for mean in means]
    weights = [math.exp(one - max(logs)) for one in logs]
    return [weight / math.fsum(weights) for weight in weights]


def positive(got):
    p = array(got, (2, 2), ("表", "the table"))
    require(bool(np.all(p > 0)), "表应处处为正", "The table should be positive everywhere", got=p)
    close(float(p.sum()), 1.0, ("总和", "the total"))
    return p


def covariance(seed, size, low=0.01, high=100.0):
    """A symmetric matrix with eigenvalues in this range."""
    rng = np.random.default_rng(seed)
    turn, _ = np.linalg.qr(rng.normal(size=(size, size)))
    values = np.exp(rng.uniform(math.log(low * 1.01), math.log(high / 1.01), size))
    S = turn * values @ turn.T
    return (S + S.T) / 2


TRUTH = {
    "elbo_never_exceeds_evidence": True,
    "gap_zero_iff_posterior_factorises": True,
    "means_of_gaussian_exact": True,
    "conjugate_prior_keeps_family": True,
    "unique_optimum": False,
    "mean_field_overestimates_variance": False,
    "elbo_needs_true_posterior": False,
}
