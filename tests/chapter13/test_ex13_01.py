"""Checks of exercise 13.1."""

import math
from itertools import product

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, at, check, close, exercise, hint, mapping, memo, number, picture, sequence
from grader.strategies import seeds

from .pins import ex13_01 as pins
from .pins.ex13_01 import _run, melons
from .shared import log_sums, log_terms, mahalanobis, mixture, random_mixture, random_shares, soft, weighted_moments

EXERCISE = exercise(
    kind="derive",
    book="(13.4)-(13.8)",
    patterns=["derived formula", "two sides", "oracle"],
    hints=[
        (
            "先写一个样本的那一项：有标记的是 ln 一个乘积，无标记的是 ln 一个和。",
            "Write the term of one sample first: the logarithm of a product if it is labelled, of a sum if not.",
        ),
        (
            "ln Σ_i p_i 的导数是 Σ_i (p_i / Σ_k p_k) ∂ ln p_i：γ 自己就出现了。",
            "The derivative of ln Σ_i p_i is Σ_i (p_i / Σ_k p_k) ∂ ln p_i: γ appears by itself.",
        ),
        (
            "有标记样本就是 γ 已知为 1 和 0 的样本。∂ ln|Σ| = Σ⁻¹。",
            "A labelled sample is one whose γ is known to be 1 and 0. ∂ ln|Σ| = Σ⁻¹.",
        ),
    ],
    written={
        "derivation": [
            ("(13.4) 对各参数的导数，γ 由此出现", "The derivatives of (13.4), from which γ arises"),
            ("均值与协方差的更新 (13.6)、(13.7)", "The updates (13.6) and (13.7) of mean and covariance"),
            ("混合系数：乘子 λ 及其值", "Mixing weights: the multiplier and its value"),
            ("为何要迭代：γ 依赖于参数", "Why it is an iteration: γ depends on the parameters"),
        ]
    },
)


@st.composite
def problems(draw):
    """{"X_l", "y_l", "X_u", "alpha", "mu", "Sigma"}."""
    rng = np.random.default_rng(draw(seeds()))
    k, d = draw(st.sampled_from((2, 2, 3, 5))), draw(st.sampled_from((1, 1, 2, 3, 6)))
    m, u = (draw(st.sampled_from(sizes)) for sizes in ((0, 1, 2, 4, 9), (0, 1, 2, 4, 9)))
    if draw(st.integers(0, 7)) == 7:
        m, u = (120, 5) if draw(st.booleans()) else (5, 120)
    if m + u == 0:
        u = 1
    alpha, mu, Sigma = random_mixture(rng, k, d)
    y = rng.integers(0, k, m)
    centers = mu[np.append(y, rng.integers(0, k, u))]
    X = centers + rng.normal(size=(m + u, d)) * 1.5
    kind = draw(st.sampled_from(("", "", "", "far", "grid", "duplicate", "small", "large", "rare", "dependent")))
    if kind == "far":
        X[-1] = mu[0] + 40 * np.linalg.cholesky(Sigma[0])[:, 0]
    elif kind == "grid":
        X = np.round(X)
        X[:, 0] = X[0, 0]
    elif kind == "duplicate":
        X[-1] = X[0]
        mu[-1] = mu[0]
    elif kind == "dependent":
        X[:, 0] = X[:, 1:].sum(axis=1)
    elif kind == "rare":
        alpha = np.append(alpha[:-1] + alpha[-1] / (k - 1), 0)
        alpha[-1] = 2e-6
        alpha[0] -= 2e-6
    scale = {"small": 1e-5, "large": 1e5}.get(kind, 1.0)
    return {
        "X_l": scale * X[:m],
        "y_l": y.tolist(),
        "X_u": scale * X[m:],
        "alpha": alpha,
        "mu": scale * mu,
        "Sigma": scale**2 * Sigma,
    }


def permitted(data):
    return regular(data["X_l"], data["X_u"], data["mu"], data["Sigma"])


@st.composite
def halves(draw):
    """{"X_l", "y_l", "X_u", "gamma"}: every class has a soft count."""
    data = draw(problems())
    rng = np.random.default_rng(draw(seeds()))
    N = len(data["alpha"])
    gamma = np.reshape([random_shares(rng, N) for _ in data["X_u"]], (-1, N))
    return {"X_l": data["X_l"], "y_l": data["y_l"], "X_u": data["X_u"], "gamma": gamma}


def counted(data):
    N = data["gamma"].shape[1]
    counts = data["gamma"].sum(axis=0) + np.bincount(np.array(data["y_l"], dtype=int), minlength=N)
    return counts.min() >= 2e-3


@st.composite
def runs(draw):
    """A problem with enough samples for covariances that stay regular, and "n_iter"."""
    rng = np.random.default_rng(draw(seeds()))
    k, d = draw(st.sampled_from((2, 2, 3))), draw(st.sampled_from((1, 2, 2)))
    return _run(
        rng,
        k,
        d,
        draw(st.sampled_from((0, 3, 6))),
        draw(st.sampled_from((0, 12, 30))),
        draw(st.sampled_from((0, 1, 2, 5))),
    )


@memo
def stays_regular(run):
    X_l, y_l, X_u, *theta, n_iter = run.values()
    for _ in range(n_iter + 1):
        if not regular(X_l, X_u, *theta[1:]) or min(theta[0]) < 2e-3:
            return False
        theta = next_round(X_l, y_l, X_u, *theta)
    return True


@check(points=1.5, book="(13.5)-(13.8)")
def test_melons(answer):
    """西瓜 4.0，编号 1、4、8 与 9、12、15 有标记：γ、一轮之后的参数和六个对数似然 /
    Watermelon 4.0 with numbers 1, 4, 8 and 9, 12, 15 labelled: γ, the parameters after a round, and six log-likelihoods
    """
    data = melons()
    X_l, y_l, X_u, *start = data.values()
    with hint(*HINT_GAMMA):
        gamma = array(answer.responsibilities(X_u, *start), (24, 2), ("γ", "γ"))
        close(gamma[0], [0.619205, 0.380795], ("编号 2 的 γ", "γ of number 2"), abs=1e-6)
    with hint(*HINT_EM):
        rounds = sequence(answer.em(*data.values(), 5), 6, ("各轮的参数", "the parameters of all rounds"))
        alpha, mu, Sigma = mixture(rounds[1], 2, 2)
        close(alpha, [0.509422, 0.490578], ("一轮之后的 α", "α after a round"), abs=1e-6)
        close(mu, [[0.557632, 0.299912], [0.501986, 0.248519]], ("一轮之后的 μ", "μ after a round"), abs=1e-6)
        close(Sigma[0], [[0.022551, 0.005547], [0.005547, 0.015330]], ("一轮之后的 Σ_0", "Σ_0 after a round"), abs=1e-6)
    with hint(*HINT_LL):
        theta = start
        for t, expected in enumerate((2.875141, 29.103006, 29.534293, 29.854291, 30.088818, 30.259828)):
            got = answer.log_likelihood(X_l, y_l, X_u, *theta)
            close(got, expected, (f"{t} 轮之后的对数似然", f"the log-likelihood after {t} rounds"), abs=2e-6)
            theta = next_round(X_l, y_l, X_u, *theta)


@check(points=1.5, book="(13.4)", given={"data": problems().filter(permitted)}, also=pins.likelihood)
def test_likelihood(answer, data):
    """对数似然：无标记样本的所有可能类别的概率之和的对数，与有标记样本的 ln(α_y p) 之和 /
    The log-likelihood is that of all classes the unlabelled samples may have, plus ln(α_y p) for the labelled ones"""
    expected = log_likelihood(*data.values())
    with hint(*HINT_LL):
        close(answer.log_likelihood(*data.values()), expected, ("对数似然", "the log-likelihood"))


@check(points=1.5, book="(13.5)", given={"data": problems().filter(permitted)}, also=pins.likelihood)
def test_responsibilities(answer, data):
    """γ 是后验概率，远离所有成分的样本也不例外 /
    γ are the posterior probabilities, for samples far from all components, too"""
    X_u, theta = data["X_u"], [data[name] for name in ("alpha", "mu", "Sigma")]
    got = array(answer.responsibilities(X_u, *theta), (len(X_u), len(theta[0])), ("γ", "γ"))
    with hint(*HINT_GAMMA):
        close(got, soft(log_terms(X_u, *theta)), ("γ", "γ"))


@check(points=2, book="(13.4)", given={"data": problems().filter(permitted)}, also=pins.likelihood, examples=25)
def test_gradient(answer, data):
    """梯度的三部分等于对数似然的导数 / The three parts of the gradient are the derivatives of the log-likelihood"""
    expected, sizes = gradient(*data.values()), contributions(*data.values())
    got = mapping(answer.ll_gradient(*data.values()), expected, ("梯度", "the gradient"))
    with hint(*HINT_GRADIENT):
        for name, wanted in expected.items():
            part = array(got[name], wanted.shape, (name, name))
            close(part, wanted, (f"对 {name} 的导数", f"the derivative in {name}"), rel=0, abs=1e-8 * sizes[name])


@check(points=0.5, book="(13.8)", given={"n_l": st.integers(0, 40), "n_u": st.integers(1, 400)}, also=pins.multiplier)
def test_multiplier(answer, n_l, n_u):
    """乘子使混合系数之和为 1 / The multiplier makes the mixing weights sum to 1"""
    got = number(answer.multiplier(n_l, n_u), ("λ", "λ"))
    # At a stationary point each α_i is a count over −λ, and the counts add up to the number of samples.
    with hint(*HINT_LAMBDA):
        close(got, -float(n_l + n_u), ("λ", "λ"))


@check(points=1.5, book="(13.6)-(13.8)", given={"data": halves().filter(counted)}, also=pins.m_step)
def test_m_step(answer, data):
    """M 步符合 (13.6)~(13.8) / The M-step is (13.6) to (13.8)"""
    X_l, y_l, X_u, gamma = data.values()
    size = max(float(np.abs(X).max(initial=0)) for X in (X_l, X_u))
    got = mixture(answer.m_step(X_l, y_l, X_u, gamma), gamma.shape[1], X_l.shape[1])
    with hint(*HINT_M):
        _same(got, estimated(X_l, y_l, X_u, gamma), size)


@check(points=1.5, book="(13.5)-(13.8)", given={"run": runs().filter(stays_regular)}, also=pins.em, examples=25)
def test_em(answer, run):
    """每一轮的参数由前一轮经 E 步与 M 步得到 /
    The parameters of each round follow from those before by an E- and an M-step"""
    X_l, y_l, X_u, *theta, n_iter = run.values()
    k, d = theta[1].shape
    size = max(float(np.abs(X).max(initial=0)) for X in (X_l, X_u, theta[1]))
    rounds = sequence(answer.em(*run.values()), n_iter + 1, ("各轮的参数", "the parameters of all rounds"))
    expected = theta
    for t, one in enumerate(rounds):
        with at(f"第 {t} 轮之后" if t else "开始时", f"after round {t}" if t else "at the start"), hint(*HINT_EM):
            got = mixture(one, k, d)
            _same(got, expected, size)
            expected = next_round(X_l, y_l, X_u, *got)


@picture(
    "西瓜 4.0 上的两个成分：开始时和二十轮之后，以及对数似然",
    "Two components on watermelon 4.0: at the start and after twenty rounds, and the log-likelihood",
    alt=(
        "左图是密度与含糖率的散点，有标记的六个瓜有颜色，虚线椭圆是开始时的成分，实线椭圆是二十轮之后的；右图的对数似然先陡后缓，一直上升。",
        "Left, density against sugar content, the six labelled melons coloured, with dashed ellipses for the first components and solid "
        "ones for those after twenty rounds. Right, the log-likelihood, rising steeply at first, then slowly.",
    ),
)
def draw_components(figure, answer, reference, says):
    data = melons()
    X_l, y_l, X_u, *_ = data.values()
    rounds = [mixture(one, 2, 2) for one in sequence(answer.em(*data.values(), 20), 21)]
    left, right = figure.subplots(1, 2)
    left.scatter(*X_u.T, s=15, color="lightgrey")
    left.scatter(*X_l.T, color=[f"C{c}" for c in y_l])
    turn = np.linspace(0, 2 * np.pi, 60)
    for (_, mu, Sigma), style in ((rounds[0], "--"), (rounds[-1], "-")):
        for c in (0, 1):
            values, vectors = np.linalg.eigh(Sigma[c])
            ellipse = (
                mu[c] + (np.column_stack([np.cos(turn), np.sin(turn)]) * np.sqrt(np.maximum(values, 0))) @ vectors.T
            )
            left.plot(*ellipse.T, style, color=f"C{c}")
    left.set(xlabel=says("密度", "density"), ylabel=says("含糖率", "sugar content"))
    right.plot([number(answer.log_likelihood(X_l, y_l, X_u, *one)) for one in rounds])
    right.set(xlabel=says("轮", "round"), ylabel="LL")
    figure.tight_layout()


HINT_LL = (
    "有标记样本的一项是 ln(α_y p(x | μ_y, Σ_y))，无标记的是 ln Σ_i α_i p(x | μ_i, Σ_i)。",
    "The term of a labelled sample is ln(α_y p(x | μ_y, Σ_y)), that of another ln Σ_i α_i p(x | μ_i, Σ_i).",
)
HINT_GAMMA = (
    "α_i p(x | μ_i, Σ_i) 对各 i 归一化；先取对数，减去最大的一项再取指数。",
    "α_i p(x | μ_i, Σ_i), normalised over i; take logarithms, and subtract the largest before you exponentiate.",
)
HINT_GRADIENT = (
    "每个样本以 γ（有标记的是 1 或 0）为权贡献 ∂ ln(α_i p)；可用差分核对。",
    "Every sample contributes ∂ ln(α_i p) with the weight γ (1 or 0 if labelled); check it by finite differences.",
)
HINT_LAMBDA = (
    "把驻点的 N 个方程各乘以 α_i 再相加。",
    "Multiply the N equations of the stationary point by α_i each, and add them up.",
)
HINT_M = (
    "软计数是 Σ γ 加上该类有标记样本的个数；(13.7) 用新的均值，除以软计数。",
    "The soft count is Σ γ plus the number of labelled samples of the class; (13.7) takes the new mean and divides by the soft count.",
)
HINT_EM = (
    "每一轮：由当前参数算 γ，再由 γ 更新参数；有标记样本始终属于自己的类。",
    "In each round γ comes from the current parameters, and the new parameters from γ; labelled samples stay in their class throughout.",
)


def log_likelihood(X_l, y_l, X_u, alpha, mu, Sigma) -> float:
    """Over all completions with classes where these are few, else sample by sample."""
    labelled, free = log_terms(X_l, alpha, mu, Sigma), log_terms(X_u, alpha, mu, Sigma)
    total = math.fsum(float(labelled[j, c]) for j, c in enumerate(y_l))
    if len(X_u) and len(alpha) ** len(X_u) <= 81:
        choices = [
            sum(float(row[c]) for row, c in zip(free, one, strict=True))
            for one in product(range(len(alpha)), repeat=len(X_u))
        ]
        top = max(choices)
        return total + top + math.log(math.fsum(math.exp(one - top) for one in choices))
    return total + math.fsum(log_sums(free).tolist())


def complex_log_likelihood(X_l, y_l, X_u, alpha, mu, Sigma):
    """With complex parameters, so that a step along the imaginary axis gives derivatives without cancellation."""

    def terms(X):
        columns = []
        for a, mean, cov in zip(alpha, mu, Sigma, strict=True):
            D = X - mean
            q = np.einsum("na,ab,nb->n", D, np.linalg.inv(cov), D)
            columns.append(np.log(a) - (np.log(np.linalg.det(2 * np.pi * cov)) + q) / 2)
        return np.transpose(columns)

    labelled, free = terms(X_l), terms(X_u)
    top = free.real.max(axis=1, initial=-1e300)
    return labelled[range(len(y_l)), list(y_l)].sum() + (top + np.log(np.exp(free - top[:, None]).sum(axis=1))).sum()


@memo
def gradient(X_l, y_l, X_u, alpha, mu, Sigma):
    """By complex steps, one parameter after the other."""
    parts = {
        "alpha": np.array(alpha, dtype=complex),
        "mu": np.array(mu, dtype=complex),
        "Sigma": np.array(Sigma, dtype=complex),
    }
    steps = {"alpha": 1e-30, "mu": 1e-20 * (1 + np.abs(mu).max()), "Sigma": 1e-20 * np.abs(Sigma).max()}
    found = {}
    for name, part in parts.items():
        found[name], h = np.zeros(part.shape), steps[name]
        for place in np.ndindex(part.shape):
            twin = (*place[:-2], place[-1], place[-2]) if name == "Sigma" else place
            moved = {**parts, name: part.copy()}
            for one in {place, twin}:
                moved[name][one] += 1j * h
            slope = complex_log_likelihood(X_l, y_l, X_u, *moved.values()).imag / h
            found[name][place] = slope if place == twin else slope / 2
    return found


@memo
def contributions(X_l, y_l, X_u, alpha, mu, Sigma):
    """For each part of the gradient the largest sum of the absolute contributions of the samples."""
    N = len(alpha)
    X = np.vstack([X_l, X_u])
    share = np.vstack([np.eye(N)[list(y_l)].reshape(-1, N), soft(log_terms(X_u, alpha, mu, Sigma))])
    inverses = [np.linalg.inv(cov) for cov in Sigma]
    pulls = [(X - mean) @ inverse for mean, inverse in zip(mu, inverses, strict=True)]
    return {
        "alpha": (share.sum(axis=0) / alpha).max(),
        "mu": max(float((w @ np.abs(p)).max()) for w, p in zip(share.T, pulls, strict=True)),
        "Sigma": max(
            float((np.abs(p).T @ (w[:, None] * np.abs(p)) + w.sum() * np.abs(inverse)).max()) / 2
            for w, p, inverse in zip(share.T, pulls, inverses, strict=True)
        ),
    }


def next_round(X_l, y_l, X_u, alpha, mu, Sigma):
    return estimated(X_l, y_l, X_u, soft(log_terms(X_u, alpha, mu, Sigma)))


def estimated(X_l, y_l, X_u, gamma):
    N = gamma.shape[1]
    return weighted_moments(np.vstack([X_l, X_u]), np.vstack([np.eye(N)[list(y_l)].reshape(-1, N), gamma]))


def regular(X_l, X_u, mu, Sigma):
    largest, worst = mahalanobis(np.vstack([X_l, X_u]), mu, Sigma)
    return largest <= 9e3 and worst <= 90


def _same(got, expected, size):
    close(got[0], expected[0], ("α", "α"))
    close(got[1], expected[1], ("μ", "μ"), rel=0, abs=1e-9 * size)
    close(got[2], expected[2], ("Σ", "Σ"), rel=0, abs=1e-9 * size**2)
