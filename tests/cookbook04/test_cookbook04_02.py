"""Checks of exercise cookbook4.2."""

import math
from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, at, check, close, exercise, hint, memo, picture, sequence
from grader.strategies import seeds

from .pins import cookbook04_02 as pins
from .pins.cookbook04_02 import FOUR, SEEN, _run
from .shared import log_normal, random_covariance

EXERCISE = exercise(
    kind="derive",
    book="§4.2",
    patterns=["trace", "certificate", "two sides"],
    hints=[
        (
            "没测到的分量给定测到的分量仍服从正态分布：写出它的均值与协方差。",
            "Given the measured entries the others are still normal: write down their mean and covariance.",
        ),
        (
            "M 步需要 E[x xᵀ]。对没测到的分量，平方的期望比期望的平方多一点什么？",
            "The M-step needs E[x xᵀ]. For an entry that is not measured, what has the mean of the square more than the square of the mean?",
        ),
        (
            "只缺第二维时，把密度写成 p(x) p(y | x)：哪些样本带有 p(x) 的信息，哪些带有 p(y | x) 的信息？",
            "If only the second entry is missing, write the density as p(x) p(y | x): which samples tell of p(x), which of p(y | x)?",
        ),
    ],
)

HINT_CONDITIONAL = (
    "只对测到的块求逆：μ_m + Σ_mo Σ_oo⁻¹ (x_o − μ_o) 与 Σ_mm − Σ_mo Σ_oo⁻¹ Σ_om。",
    "Invert the measured block only: μ_m + Σ_mo Σ_oo⁻¹ (x_o − μ_o) and Σ_mm − Σ_mo Σ_oo⁻¹ Σ_om.",
)
HINT_SUMS = (
    "E[x xᵀ] 是均值的外积加上条件协方差；每个样本都要加。",
    "E[x xᵀ] is the outer product of the mean plus the conditional covariance; for every sample.",
)
HINT_UPDATE = (
    "除以 n，协方差再减去均值的外积。",
    "Divide by n; the covariance is what remains when the outer product of the mean is subtracted.",
)
HINT_LIKELIHOOD = (
    "从 μ 与 Σ 中取出测到的那几行几列，维数也只算测到的。",
    "Take the measured entries of μ and the measured rows and columns of Σ; count measured dimensions only.",
)
HINT_EM = (
    "先使两步各自正确。每一轮只由上一轮的参数得到：先求两个和，再更新；一个分量都没测到的样本也在 n 里。",
    "Get both steps right first. Each round comes from the parameters of the round before alone: first both sums, then the "
    "update; samples without any entry count in n, too.",
)
HINT_MONOTONE = (
    "y 对 x 回归用完整的样本，x 的均值与方差用全部样本；再由此写出 y 的均值与方差。",
    "The regression of y on x takes the complete samples, mean and variance of x take all; then write mean and variance of y in these terms.",
)


@st.composite
def incomplete(draw):
    """{"X", "mask", "mu", "Sigma"}: samples with gaps, of any pattern."""
    rng = np.random.default_rng(draw(seeds()))
    d, n = draw(st.sampled_from((1, 2, 2, 3, 4, 6))), draw(st.sampled_from((1, 2, 4, 7)))
    kinds = (
        "",
        "",
        "",
        "grid",
        "small",
        "large",
        "offset",
        "duplicate",
        "far",
        "flat",
        "dependent",
        "complete",
        "none",
    )
    kind = draw(st.sampled_from((*kinds, "long")))
    n = 120 if kind == "long" else n
    mu = rng.integers(-4, 5, d).astype(float)
    Sigma = random_covariance(rng, d, 0.01 if kind == "flat" else 0.3)
    X = mu + rng.normal(size=(n, d)) @ np.linalg.cholesky(Sigma).T
    if kind == "grid":
        X, X[:, 0] = np.round(X), 1.0
    elif kind == "offset":
        X, mu = X + 1e3, mu + 1e3
    elif kind == "far":
        X += 10 * rng.normal(size=(n, d))
    elif kind == "dependent" and d > 1:
        X[:, 0] = X[:, 1:].sum(axis=1)
    mask = rng.random((n, d)) < rng.choice([0.3, 0.6, 0.8])
    if kind == "complete":
        mask[:] = True
    elif kind == "none":
        mask[rng.integers(n)] = False
    elif kind == "duplicate":
        X[-1], mask[-1] = X[0], mask[0]
    scale = {"small": 2e-6, "large": 2e5}.get(kind, 1.0)
    return {"X": scale * X * mask, "mask": mask, "mu": scale * mu, "Sigma": scale**2 * Sigma}


def permitted(data) -> bool:
    X, mask, mu, Sigma = data.values()
    far = [
        float((x - mu)[seen] @ np.linalg.solve(Sigma[np.ix_(seen, seen)], (x - mu)[seen]))
        for x, seen in zip(X, mask, strict=True)
    ]
    return max(far) <= 9e3


@st.composite
def runs(draw):
    """{"X", "mask", "steps"}, d + 2 samples at least being complete."""
    d = draw(st.sampled_from((1, 2, 2, 3)))
    n = draw(st.integers(d + 3, 12))
    kinds = ("", "", "", "grid", "small", "large", "duplicate", "offset", "complete", "none", "long", "wide")
    kind = draw(st.sampled_from(kinds))
    steps = draw(st.sampled_from((0, 1, 2, 3, 8)))
    if kind == "long":
        return _run(draw(seeds()), d, 110, min(steps, 8))
    return _run(draw(seeds()), 5 if kind == "wide" else d, n + 6 * (kind == "wide"), steps, kind)


@memo
def stays_regular(run) -> bool:
    """Whether all rounds meet what the stub says of parameters."""
    X, mask, steps = run.values()
    theta = first_pair(X, mask)
    for _ in range(steps + 1):
        values = np.linalg.eigvalsh(theta[1])
        if (
            values[0] <= 0
            or values[-1] > 900 * values[0]
            or not permitted({"X": X, "mask": mask, "mu": theta[0], "Sigma": theta[1]})
        ):
            return False
        theta = updated(X, mask, *theta)
    return True


@st.composite
def tails(draw):
    """{"x", "y"}: the second entry is known for the first samples only."""
    rng = np.random.default_rng(draw(seeds()))
    n = draw(st.integers(3, 10))
    kind = draw(
        st.sampled_from(("", "", "", "grid", "near", "duplicate", "all", "small", "large", "offset", "long", "steep"))
    )
    n = 120 if kind == "long" else n
    m = n if kind == "all" else draw(st.integers(3, n))
    x = rng.normal(size=n) * 3
    if kind in ("grid", "duplicate", "near"):
        x = np.round(x)
        x[-1] = x[0] + 1e-6 * (kind == "near")
    elif kind == "offset":
        x += 40
    y = (rng.normal() * x[:m] + rng.normal(size=m)) * (500 if kind == "steep" else 1)
    y = np.round(y) if kind == "grid" else y
    scales = {"small": (1e-5, 3e-6), "large": (1e6, 1e5), "steep": (1e-3, 1e3)}.get(kind, (1.0, 1.0))
    return {"x": scales[0] * x, "y": scales[1] * y}


def determined(case) -> bool:
    """Whether the regression is well determined, and not exact."""
    x, y = case["x"], case["y"]
    head = x[: len(y)]
    if head.std() < 0.015 * np.abs(x).max() or not y.std():
        return False
    D = head - head.mean()
    rest = y - y.mean() - D * (D @ y) / (D @ D)
    return bool(rest.std() > 1e-3 * y.std())


@st.composite
def long_runs(draw):
    rng = np.random.default_rng(draw(seeds()))
    n = draw(st.integers(6, 12))
    m = draw(st.integers(n - n // 3, n))
    x = rng.normal(size=n) * draw(st.sampled_from((1.0, 1e-5, 1e4)))
    return {"x": x, "y": rng.normal() * x[:m] + np.abs(x).max() * rng.normal(size=m)}


@memo
def has_ended(case) -> bool:
    """Whether a hundred rounds of EM are enough, and all of them permitted."""
    run = _with_tail(case, 100)
    if not determined(case) or not stays_regular(run):
        return False
    theta = first_pair(run["X"], run["mask"])
    for _ in range(100):
        theta = updated(run["X"], run["mask"], *theta)
    limit = exact_maximum(case["x"], case["y"])
    size = size_of(case["x"], case["y"], limit[0], np.sqrt(np.diag(limit[1])))
    return size_of(theta[0] - limit[0]) <= 1e-10 * size and size_of(theta[1] - limit[1]) <= 1e-10 * size**2


@check(points=0.5, book="§4.2", hint=HINT_CONDITIONAL)
def test_conditional_by_hand(answer):
    """两维正态分布，第一维是 3，第二维没测到：条件均值与条件方差 /
    A normal distribution in two dimensions, 3 in the first and nothing in the second: conditional mean and variance"""
    mu, Sigma = np.array([1.0, 1.0]), np.array([[2.0, 1.0], [1.0, 3.0]])
    got = answer.conditional(mu, Sigma, np.array([3.0, 0.0]), np.array([True, False]))
    same_pair(pair(got, 2), ([3.0, 2.0], [[0.0, 0.0], [0.0, 2.5]]), 3.0)


@check(points=0.5, book="§4.2")
def test_first_round_by_hand(answer):
    """x = 0, 1, 2, 5, y = 0, 2, 1：EM 的开始与第一轮 /
    x = 0, 1, 2, 5 and y = 0, 2, 1: the start of EM and its first round"""
    rounds = sequence(answer.em(FOUR, SEEN, 1), 2, ("各轮的参数", "the parameters of all rounds"))
    with at("开始时", "at the start"), hint(*HINT_START):
        same_pair(pair(rounds[0], 2), ([2.0, 1.0], [[3.5, 0.0], [0.0, 2 / 3]]), 5.0)
    with at("第一轮之后", "after the first round"), hint(*HINT_EM):
        same_pair(pair(rounds[1], 2), ([2.0, 1.0], [[3.5, 0.25], [0.25, 2 / 3]]), 5.0)


@check(points=0.5, book="§4.2", hint=HINT_LIKELIHOOD)
def test_likelihood_by_hand(answer):
    """同样的数据：开始时与 EM 两轮之后的对数似然，以及极限处的 /
    The same data: the log-likelihood at the start, after two rounds of EM, and in the limit"""
    theta = np.array([2.0, 1.0]), np.diag([3.5, 2 / 3])
    for t, expected in enumerate((-11.829898, -11.740023, -11.676926)):
        got = answer.observed_log_likelihood(FOUR, SEEN, *theta)
        close(got, expected, (f"{t} 轮之后的对数似然", f"the log-likelihood after {t} rounds"), abs=1e-6, rel=0)
        theta = updated(FOUR, SEEN, *theta)
    limit = np.array([2.0, 1.5]), np.array([[3.5, 1.75], [1.75, 1.375]])
    got = answer.observed_log_likelihood(FOUR, SEEN, *limit)
    close(got, -11.398375, ("极限处的对数似然", "the log-likelihood in the limit"), abs=1e-6, rel=0)


@check(points=0.5, hint=HINT_MONOTONE)
def test_maximum_by_hand(answer):
    """同样的数据：不迭代的解 / The same data: the solution without iterating"""
    got = pair(answer.monotone_mle(FOUR[:, 0], FOUR[:3, 1]), 2)
    close(got[0], [2.0, 1.5], ("mu", "mu"))
    close(got[1], [[3.5, 1.75], [1.75, 1.375]], ("Sigma", "Sigma"))


@check(
    points=1.5,
    book="§4.2",
    given={"data": incomplete().filter(permitted), "row": st.integers(0, 6)},
    also=pins.conditional,
    hint=HINT_CONDITIONAL,
)
def test_conditional(answer, data, row):
    """给定测到的分量，没测到的分量的均值与协方差 / Mean and covariance of what was not measured, given what was"""
    X, mask, mu, Sigma = data.values()
    x, seen = X[row % len(X)], mask[row % len(X)]
    expected = given_the_rest(mu, Sigma, x, seen)
    size = size_of(x, mu, expected[0], np.sqrt(np.diag(Sigma)))
    same_pair(pair(answer.conditional(mu, Sigma, x, seen), len(mu)), expected, size)


@check(points=1.5, book="§4.2", given={"data": incomplete().filter(permitted)}, also=pins.sums_inputs, hint=HINT_SUMS)
def test_sums(answer, data):
    """E 步的两个和：各样本的期望与二阶矩之和 /
    Both sums of the E-step: those of expectations and of second moments"""
    X, mask, mu, Sigma = data.values()
    expected = sums(*data.values())
    filled = [given_the_rest(mu, Sigma, x, seen)[0] for x, seen in zip(X, mask, strict=True)]
    size = size_of(X, mu, np.array(filled), np.sqrt(np.diag(Sigma)))
    first, second = sequence(answer.e_step(*data.values()), 2, ("两个和", "both sums"))
    first, second = (
        array(first, mu.shape, ("Σ E[x]", "Σ E[x]")),
        array(second, Sigma.shape, ("Σ E[x xᵀ]", "Σ E[x xᵀ]")),
    )
    close(first, expected[0], ("Σ E[x]", "Σ E[x]"), rel=0, abs=1e-9 * len(X) * size)
    close(second, expected[1], ("Σ E[x xᵀ]", "Σ E[x xᵀ]"), rel=0, abs=1e-9 * len(X) * size**2)


@check(points=0.5, book="§4.2", given={"data": incomplete()}, also=pins.sums_inputs, hint=HINT_UPDATE)
def test_update(answer, data):
    """由两个和更新均值与协方差 / Mean and covariance from both sums"""
    # A mean and a covariance, and the sums that they would come from: what is to be found is known beforehand.
    X, _, mu, Sigma = data.values()
    n = len(X)
    S1, S2 = n * mu, n * (Sigma + np.outer(mu, mu))
    size = float(np.sqrt(np.diag(S2) / n).max())
    same_pair(pair(answer.m_step(S1, S2, n), len(mu)), (mu, Sigma), size)


@check(
    points=1, book="§4.2", given={"data": incomplete().filter(permitted)}, also=pins.sums_inputs, hint=HINT_LIKELIHOOD
)
def test_likelihood(answer, data):
    """对数似然只计测到的分量 / The log-likelihood is that of the measured entries only"""
    got = answer.observed_log_likelihood(*data.values())
    close(got, likelihood(*data.values()), ("对数似然", "the log-likelihood"))


@check(points=1, book="§4.2", given={"run": runs().filter(stays_regular)}, also=pins.em, examples=25)
def test_em(answer, run):
    """每一轮的参数由前一轮经 E 步与 M 步得到 /
    The parameters of each round follow from those before by an E- and an M-step"""
    X, mask, steps = run.values()
    d = X.shape[1]
    rounds = sequence(answer.em(X, mask, steps), steps + 1, ("各轮的参数", "the parameters of all rounds"))
    with at("开始时", "at the start"), hint(*HINT_START):
        got = pair(rounds[0], d)
        expected = first_pair(X, mask)
        same_pair(got, expected, size_of(X, np.sqrt(np.diag(expected[1]))))
    for t, one in enumerate(rounds[1:], 1):
        with at(f"第 {t} 轮之后", f"after round {t}"), hint(*HINT_EM):
            expected = updated(X, mask, *got)
            got = pair(one, d)
            size = size_of(X, expected[0], np.sqrt(np.diag(expected[1])))
            same_pair(got, expected, size)


@check(points=2, given={"case": tails().filter(determined)}, also=pins.maximum, hint=HINT_MONOTONE)
def test_maximum(answer, case):
    """只缺第二维时，不迭代的解使测到的数据的似然最大 /
    If only second entries are missing, the solution without iterating has the largest likelihood of what was measured
    """
    x, y = case["x"], case["y"]
    expected = exact_maximum(x, y)
    got = pair(answer.monotone_mle(x, y), 2)
    spread = np.sqrt(np.diag(expected[1]))
    sizes = np.array([size_of(x, expected[0][0], spread[0]), size_of(y, expected[0][1], spread[1])])
    for j, (value, right) in enumerate(zip(got[0], expected[0], strict=True)):
        close(float(value), float(right), (f"mu[{j}]", f"mu[{j}]"), rel=0, abs=1e-9 * sizes[j])
    for j in (0, 1):
        for k in (0, 1):
            name = f"Sigma[{j}][{k}]"
            slack = 1e-9 * sizes[j] * sizes[k]
            close(float(got[1][j, k]), float(expected[1][j, k]), (name, name), rel=0, abs=slack)


@check(points=0.5, given={"case": long_runs().filter(has_ended)}, examples=8, hint=HINT_EM)
def test_limit(answer, case):
    """只缺第二维时，EM 一百轮之后到达似然的最大点 /
    If only second entries are missing, EM arrives at the largest likelihood within a hundred rounds"""
    run, limit = _with_tail(case, 100), exact_maximum(case["x"], case["y"])
    rounds = sequence(answer.em(*run.values()), 101, ("各轮的参数", "the parameters of all rounds"))
    size = size_of(case["x"], case["y"], limit[0], np.sqrt(np.diag(limit[1])))
    with at("一百轮之后", "after a hundred rounds"):
        same_pair(pair(rounds[-1], 2), limit, size, 1e-7)


@picture(
    "补出的数与它们的不确定性，以及 EM 各轮的椭圆",
    "What EM fills in, how uncertain it is, and the ellipses of its rounds",
    alt=(
        "散点是完整的样本；只有横坐标的样本补出的点带有竖直的误差线；各轮的椭圆由正立逐渐倾斜，越转越慢",
        "Dots are complete samples; those with a first entry only are filled in with vertical error bars; the ellipses of the rounds "
        "begin upright and turn ever more slowly",
    ),
)
def draw_rounds(figure, answer, reference, says):
    x = np.array([0.0, 1.0, 2.0, 3.0, 2.5, 4.0, 5.5, 6.0])
    y = np.array([0.5, 1.0, 2.5, 2.0, 3.0])
    X, mask, _ = _with_tail({"x": x, "y": y}, 0).values()
    rounds = [pair(one, 2) for one in sequence(answer.em(X, mask, 40), 41)]
    axes = figure.add_subplot()
    turn = np.linspace(0, 2 * np.pi, 80)
    for t, style in ((0, ":"), (1, "-."), (4, "--"), (40, "-")):
        values, vectors = np.linalg.eigh(rounds[t][1])
        ellipse = (np.column_stack([np.cos(turn), np.sin(turn)]) * np.sqrt(np.maximum(values, 0))) @ vectors.T
        axes.plot(*(rounds[t][0] + ellipse).T, style, color="gray", label=says(f"{t} 轮之后", f"after {t} rounds"))
    axes.plot(x[:5], y, "o", color="black")
    for row in range(5, 8):
        mean, cov = pair(answer.conditional(*rounds[-1], X[row], mask[row]), 2)
        axes.errorbar(mean[0], mean[1], math.sqrt(max(float(cov[1, 1]), 0)), marker="s", color="C1", capsize=4)
    axes.set_xlabel("x")
    axes.set_ylabel("y")
    axes.legend(fontsize="small")


HINT_START = ("各列分别只看测到的数。", "Look at the measured numbers of each column by themselves.")


def given_the_rest(mu, Sigma, x, mask):
    """Conditional mean and covariance from the precision matrix."""
    P = np.linalg.inv(Sigma)
    gaps, seen = np.flatnonzero(~mask), np.flatnonzero(mask)
    mean, cov = np.where(mask, x, mu), np.zeros_like(Sigma)
    if len(gaps):
        block = np.linalg.inv(P[np.ix_(gaps, gaps)])
        mean[gaps] = mu[gaps] - block @ P[np.ix_(gaps, seen)] @ (x - mu)[seen]
        cov[np.ix_(gaps, gaps)] = (block + block.T) / 2
    return mean, cov


@memo
def sums(X, mask, mu, Sigma):
    """Both expectations, pattern by pattern of what is missing."""
    S1, S2 = np.zeros(len(mu)), np.zeros((len(mu), len(mu)))
    for pattern in np.unique(mask, axis=0):
        rows = X[(mask == pattern).all(axis=1)]
        filled = np.array([given_the_rest(mu, Sigma, x, pattern)[0] for x in rows])
        S1 += filled.sum(axis=0)
        S2 += filled.T @ filled + len(rows) * given_the_rest(mu, Sigma, rows[0], pattern)[1]
    return S1, S2


def updated(X, mask, mu, Sigma):
    """One round of EM; the covariance is taken about the new mean."""
    S1, S2 = sums(X, mask, mu, Sigma)
    mean = S1 / len(X)
    cov = (S2 - np.outer(mean, S1) - np.outer(S1, mean)) / len(X) + np.outer(mean, mean)
    return mean, (cov + cov.T) / 2


def first_pair(X, mask):
    columns = [column[seen].tolist() for column, seen in zip(X.T, mask.T, strict=True)]
    mu = [math.fsum(column) / len(column) for column in columns]
    variances = [
        math.fsum((v - mean) ** 2 for v in column) / len(column) for column, mean in zip(columns, mu, strict=True)
    ]
    return np.array(mu), np.diag(variances)


def likelihood(X, mask, mu, Sigma) -> float:
    """Sample by sample, of the measured entries."""
    parts = [0.0]
    for x, seen in zip(X, mask, strict=True):
        if seen.any():
            parts.append(float(log_normal(x[seen][None], mu[seen], Sigma[np.ix_(seen, seen)])[0]))
    return math.fsum(parts)


@memo
def exact_maximum(x, y):
    """In fractions: the first entry by itself, the regression of the second on it."""
    x, y = [Fraction(float(v)) for v in x], [Fraction(float(v)) for v in y]
    n, m = len(x), len(y)
    mean, first = sum(x) / n, sum(x[:m]) / m
    variance = sum((v - mean) ** 2 for v in x) / n
    slope = sum((v - first) * w for v, w in zip(x, y, strict=False)) / sum((v - first) ** 2 for v in x[:m])
    offset = sum(y) / m - slope * first
    rest = sum((w - offset - slope * v) ** 2 for v, w in zip(x, y, strict=False)) / m
    mu = [mean, offset + slope * mean]
    Sigma = [[variance, slope * variance], [slope * variance, rest + slope**2 * variance]]
    return np.array(mu, dtype=float), np.array(Sigma, dtype=float)


def pair(got, d):
    """(mu, Sigma) as arrays."""
    mu, Sigma = sequence(got, 2, ("(mu, Sigma)", "(mu, Sigma)"))
    return array(mu, (d,), ("mu", "mu")), array(Sigma, (d, d), ("Sigma", "Sigma"))


def size_of(*parts) -> float:
    return max(float(np.abs(part).max(initial=0.0)) for part in parts)


def same_pair(got, expected, size, relative=1e-9):
    close(got[0], expected[0], ("mu", "mu"), rel=0, abs=relative * size)
    close(got[1], expected[1], ("Sigma", "Sigma"), rel=0, abs=relative * size**2)


def _with_tail(case, steps):
    x, y = case["x"], case["y"]
    X = np.column_stack([x, np.append(y, np.zeros(len(x) - len(y)))])
    return {"X": X, "mask": np.column_stack([np.ones(len(x), bool), np.arange(len(x)) < len(y)]), "steps": steps}
