"""Checks of exercise 13.3."""

import math
from itertools import product

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, check, close, exercise, hint, picture, sequence
from grader.strategies import seeds

from .pins import ex13_03 as pins
from .shared import (
    log_sums, log_terms, mahalanobis, mixture, random_mixture, random_shares, rows_of_melons, soft, weighted_moments
)  # fmt: skip

EXERCISE = exercise(
    kind="derive",
    book="(13.2), (13.22)",
    patterns=["derived formula", "two sides", "oracle"],
    hints=[
        (
            "写出一个有标记样本的密度 p(x, y)：对哪些成分求和？",
            "Write the density p(x, y) of a labelled sample: over which components is the sum?",
        ),
        (
            "标记说的是类别，不是成分；它只限制哪些成分是可能的。",
            "A label tells the class, not the component; it only limits which components are possible.",
        ),
        (
            "除了 γ 在有标记样本上的范围，一切与普通的高斯混合相同。",
            "But for where γ may be positive on labelled samples, all is as in a plain Gaussian mixture.",
        ),
    ],
    written={
        "derivation": [
            (
                "有标记样本的似然：对该类的成分求和",
                "The likelihood of a labelled sample: a sum over the components of its class",
            ),
            ("γ 在有标记样本上只在该类之内归一化", "On labelled samples γ is normalised within the class"),
            ("M 步的更新与混合系数的约束", "The updates of the M-step, with the constraint on mixing weights"),
            ("与一类一成分的关系", "How it relates to one component for each class"),
        ]
    },
)


@st.composite
def problems(draw):
    """{"X_l", "y_l", "X_u", "alpha", "mu", "Sigma", "owner"}."""
    rng = np.random.default_rng(draw(seeds()))
    k, d = draw(st.sampled_from((2, 3, 3, 4, 5, 8))), draw(st.sampled_from((1, 1, 2, 3, 6)))
    N = draw(st.sampled_from([n for n in (1, 2, 2, 3, 5, k) if n <= k]))
    owner = rng.permutation(np.append(np.arange(N), rng.integers(0, N, k - N))).tolist()
    m, u = (draw(st.sampled_from(sizes)) for sizes in ((0, 1, 2, 4, 9), (0, 1, 2, 4, 9)))
    if draw(st.integers(0, 7)) == 7:
        m, u = (120, 5) if draw(st.booleans()) else (5, 120)
    if m + u == 0:
        m = 1
    alpha, mu, Sigma = random_mixture(rng, k, d)
    z = rng.integers(0, k, m + u)
    X = mu[z] + rng.normal(size=(m + u, d)) * 1.5
    y = [owner[i] if rng.random() < 0.8 else int(rng.integers(N)) for i in z[:m]]
    kind = draw(st.sampled_from(("", "", "", "far", "grid", "duplicate", "small", "large", "rare", "dependent")))
    if kind == "far":
        X[0] = mu[0] + 40 * np.linalg.cholesky(Sigma[0])[:, 0]
    elif kind == "grid":
        X = np.round(X)
        X[:, 0] = X[0, 0]
    elif kind == "duplicate":
        X[-1] = X[0]
        mu[-1], Sigma[-1] = mu[0], Sigma[0]
    elif kind == "dependent":
        X[:, 0] = X[:, 1:].sum(axis=1)
    elif kind == "rare":
        alpha = np.append(alpha[:-1] + alpha[-1] / (k - 1), 0)
        alpha[-1] = 2e-6
        alpha[0] -= 2e-6
    scale = {"small": 1e-5, "large": 1e5}.get(kind, 1.0)
    return {
        "X_l": scale * X[:m],
        "y_l": y,
        "X_u": scale * X[m:],
        "alpha": alpha,
        "mu": scale * mu,
        "Sigma": scale**2 * Sigma,
        "owner": owner,
    }


def permitted(data):
    largest, worst = mahalanobis(np.vstack([data["X_l"], data["X_u"]]), data["mu"], data["Sigma"])
    return largest <= 9e3 and worst <= 90


@st.composite
def halves(draw):
    """{"X", "gamma"}."""
    data = draw(problems())
    rng = np.random.default_rng(draw(seeds()))
    X = np.vstack([data["X_l"], data["X_u"]])
    gamma = [random_shares(rng, len(data["alpha"])) for _ in X]
    if draw(st.booleans()):
        gamma[0] = np.eye(len(data["alpha"]))[0]
    return {"X": X, "gamma": np.array(gamma)}


@check(points=2, book="(13.22)")
def test_melons(answer):
    """西瓜 4.0，三个成分，前两个属于“是”：γ、一轮之后的混合系数和四个对数似然 /
    Watermelon 4.0 with three components, the first two of 是: γ, the mixing weights after a round, and four log-likelihoods
    """
    data = melons()
    X = np.vstack([data["X_l"], data["X_u"]])
    with hint(*HINT_E):
        gamma_l, gamma_u = sequence(answer.e_step(*data.values()), 2, ("(gamma_l, gamma_u)", "(gamma_l, gamma_u)"))
        expected = [[0.962313, 0.037687, 0], [0.578136, 0.421864, 0], [0.037687, 0.962313, 0], [0.526643, 0.473357, 0]]
        gamma_l = array(gamma_l, (7, 3), ("gamma_l", "gamma_l"))
        close(gamma_l, expected + [[0, 0, 1]] * 3, ("gamma_l", "gamma_l"), abs=1e-6)
        gamma_u = array(gamma_u, (23, 3), ("gamma_u", "gamma_u"))
        close(gamma_u[0], [0.958854, 0.039272, 0.001874], ("编号 2 的 γ", "γ of number 2"), abs=1e-6)
    theta = [data[name] for name in ("alpha", "mu", "Sigma")]
    for t, expected in enumerate((18.578103, 29.445314, 29.912930, 30.283547)):
        with hint(*HINT_LL):
            got = answer.log_likelihood(*[data[name] for name in ("X_l", "y_l", "X_u")], *theta, data["owner"])
            close(got, expected, (f"{t} 轮之后的对数似然", f"the log-likelihood after {t} rounds"), abs=2e-6)
        theta = weighted_moments(
            X, _responsibilities({**data, **dict(zip(("alpha", "mu", "Sigma"), theta, strict=True))})
        )
        if t == 0:
            with hint(*HINT_M):
                alpha, _, _ = mixture(answer.m_step(X, _responsibilities(data)), 3, 2)
                close(alpha, [0.337619, 0.390983, 0.271398], ("一轮之后的 α", "α after a round"), abs=1e-6)


@check(points=2, book="(13.22)", given={"data": problems().filter(permitted)}, also=pins.likelihood)
def test_likelihood(answer, data):
    """对数似然：对标记所允许的全部成分求和的概率的对数 /
    The log-likelihood is the logarithm of the probability summed over all components that the labels allow"""
    expected = log_likelihood(*data.values())
    with hint(*HINT_LL):
        close(answer.log_likelihood(*data.values()), expected, ("对数似然", "the log-likelihood"))


@check(points=2.5, book="(13.5), (13.22)", given={"data": problems().filter(permitted)}, also=pins.likelihood)
def test_e_step(answer, data):
    """E 步：每行之和为 1；有标记样本只在自己类别的成分之间分配，远离它们时也是 /
    The E-step: each row sums to 1; a labelled sample is shared among the components of its class only, even if far from them
    """
    X_l, y_l, X_u, *theta, owner = data.values()
    k = len(owner)
    got = sequence(answer.e_step(*data.values()), 2, ("(gamma_l, gamma_u)", "(gamma_l, gamma_u)"))
    gamma_l = array(got[0], (len(X_l), k), ("gamma_l", "gamma_l"))
    gamma_u = array(got[1], (len(X_u), k), ("gamma_u", "gamma_u"))
    with hint(*HINT_E):
        close(gamma_l, soft(masked(X_l, y_l, *theta, owner)), ("gamma_l", "gamma_l"))
        close(gamma_u, soft(log_terms(X_u, *theta)), ("gamma_u", "gamma_u"))


@check(
    points=1.5,
    book="(13.6)-(13.8)",
    given={"case": halves().filter(lambda case: case["gamma"].sum(axis=0).min() >= 2e-3)},
    also=pins.m_step,
)
def test_m_step(answer, case):
    """M 步：混合系数是软计数的比例，均值与协方差以 γ 为权 /
    The M-step: mixing weights are shares of soft counts, means and covariances are weighted by γ"""
    X, gamma = case.values()
    size = float(np.abs(X).max())
    got = mixture(answer.m_step(X, gamma), gamma.shape[1], X.shape[1])
    alpha, mu, Sigma = weighted_moments(X, gamma)
    with hint(*HINT_M):
        close(got[0], alpha, ("α", "α"))
        close(got[1], mu, ("μ", "μ"), rel=0, abs=1e-9 * size)
        close(got[2], Sigma, ("Σ", "Σ"), rel=0, abs=1e-9 * size**2)


@check(points=2, book="(13.2)", given={"data": problems().filter(permitted)}, also=pins.likelihood)
def test_class_posterior(answer, data):
    """类别的后验概率是它的各成分的后验概率之和 /
    The posterior probability of a class is the sum of those of its components"""
    X = np.vstack([data["X_u"], data["X_l"]])
    theta, owner = [data[name] for name in ("alpha", "mu", "Sigma")], data["owner"]
    N = max(owner) + 1
    gamma = soft(log_terms(X, *theta))
    expected = [
        [math.fsum(g for g, one in zip(row, owner, strict=True) if one == c) for c in range(N)]
        for row in gamma.tolist()
    ]
    got = array(answer.class_posterior(X, *theta, owner, N), (len(X), N), ("后验概率", "the posteriors"))
    with hint(*HINT_CLASS):
        close(got, expected, ("后验概率", "the posteriors"))


@picture(
    "西瓜 4.0：十轮之后的三个成分，背景是“是”的后验概率",
    "Watermelon 4.0: the three components after ten rounds over the posterior probability of 是",
    alt=(
        "密度与含糖率的平面；两个属于“是”的椭圆和一个属于“否”的椭圆，背景由深到浅是“是”的后验概率。",
        "The plane of density and sugar content with two ellipses of class 是 and one of class 否; the shade of the background is the "
        "posterior probability of 是.",
    ),
)
def draw_components(figure, answer, reference, says):
    data = melons()
    X = np.vstack([data["X_l"], data["X_u"]])
    for _ in range(10):
        gammas = sequence(answer.e_step(*data.values()), 2)
        gamma = np.vstack([array(gammas[0], (7, 3)), array(gammas[1], (23, 3))])
        theta = mixture(answer.m_step(X, gamma), 3, 2)
        data = {**data, **dict(zip(("alpha", "mu", "Sigma"), theta, strict=True))}
    across, up = np.meshgrid(np.linspace(0.2, 0.8, 41), np.linspace(0, 0.5, 41))
    plane = np.column_stack([across.ravel(), up.ravel()])
    posterior = array(answer.class_posterior(plane, *theta, [0, 0, 1], 2), (len(plane), 2))[:, 0]
    axes = figure.subplots()
    shown = axes.contourf(across, up, posterior.reshape(across.shape), levels=10, cmap="Greys", alpha=0.6)
    figure.colorbar(shown, ax=axes, label=says("“是”的后验概率", "posterior of 是"))
    axes.scatter(*data["X_u"].T, s=12, color="black")
    axes.scatter(*data["X_l"].T, color=[f"C{3 * c}" for c in data["y_l"]])
    turn = np.linspace(0, 2 * np.pi, 60)
    for mean, cov, c in zip(theta[1], theta[2], (0, 0, 3), strict=True):
        values, vectors = np.linalg.eigh(cov)
        ellipse = mean + (np.column_stack([np.cos(turn), np.sin(turn)]) * np.sqrt(np.maximum(values, 0))) @ vectors.T
        axes.plot(*ellipse.T, color=f"C{c}")
    axes.set(xlabel=says("密度", "density"), ylabel=says("含糖率", "sugar content"))


HINT_LL = (
    "有标记样本的一项是 ln Σ α_i p(x | θ_i)，只对 owner[i] = y 的成分求和。",
    "The term of a labelled sample is ln Σ α_i p(x | θ_i), summed over components with owner[i] = y only.",
)
HINT_E = (
    "有标记样本：本类的成分之间归一化，其余是 0；可能要先减去（本类中）最大的对数。",
    "Labelled samples: normalised among the components of the class, 0 elsewhere; subtract the largest logarithm (within the class) first.",
)
HINT_M = (
    "有标记与无标记的行一视同仁：都已有了 γ。",
    "Labelled and unlabelled rows are treated alike: all of them have their γ.",
)
HINT_CLASS = (
    "一个类别的后验概率是它的各成分的后验概率之和。",
    "The posterior of a class is the sum of the posteriors of its components.",
)


def masked(X_l, y_l, alpha, mu, Sigma, owner):
    """ln α_i p for labelled rows, −inf for components of other classes."""
    terms = np.array(log_terms(X_l, alpha, mu, Sigma), dtype=float)
    for row, c in zip(terms, y_l, strict=True):
        row[[one != c for one in owner]] = -np.inf
    return terms


def log_likelihood(X_l, y_l, X_u, alpha, mu, Sigma, owner) -> float:
    """Over all choices of components that the labels allow where these are few, else row by row."""
    rows = [*masked(X_l, y_l, alpha, mu, Sigma, owner), *log_terms(X_u, alpha, mu, Sigma)]
    possible = [[value for value in row.tolist() if value > -math.inf] for row in rows]
    if math.prod(map(len, possible)) <= 300:
        choices = [math.fsum(choice) for choice in product(*possible)]
        top = max(choices)
        return top + math.log(math.fsum(math.exp(one - top) for one in choices))
    return math.fsum(log_sums(np.array(rows)).tolist())


def melons():
    """Numbers 1, 4, 8, 24 (class 0) and 9, 12, 15 (class 1) labelled; components at numbers 1, 8 (class 0) and 12."""
    X_l, y_l, X_u, _ = rows_of_melons((1, 4, 8, 24, 9, 12, 15))
    return {
        "X_l": X_l,
        "y_l": [0 if label == "是" else 1 for label in y_l],
        "X_u": X_u,
        "alpha": np.full(3, 1 / 3),
        "mu": X_l[[0, 2, 5]],
        "Sigma": np.array([0.02 * np.eye(2)] * 3),
        "owner": [0, 0, 1],
    }


def _responsibilities(data):
    X_l, y_l, X_u, *theta, owner = data.values()
    return np.vstack([soft(masked(X_l, y_l, *theta, owner)), soft(log_terms(X_u, *theta))])
