"""Checks of exercise cookbook4.1."""

import math

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, at, check, close, exercise, hint, number, picture, require, sequence
from grader.strategies import seeds

from .pins import cookbook04_01 as pins
from .shared import log_normal, log_sums, log_terms, random_covariance, soft, weighted_moments

EXERCISE = exercise(
    kind="prove",
    book="§4.2-§4.4",
    patterns=["two sides", "oracle", "witness"],
    hints=[
        (
            "p(x_i, k) = p(x_i) P(k | x_i)：把它代入 F，ln p(x_i) 就可以提出来，剩下的和是什么？",
            "p(x_i, k) = p(x_i) P(k | x_i): put this into F, and ln p(x_i) comes out. What is the sum that remains?",
        ),
        (
            "先取对数再相加；要取指数时，每行先减去自己的最大值。",
            "Take logarithms and add; before you exponentiate, subtract from each row its own maximum.",
        ),
        (
            "找反例时分开想：什么能使似然大大升高？q 是旧的，G 用它去衡量新参数，什么样的新参数在它看来很糟？",
            "For the witness think of both apart: what raises the likelihood a lot? G judges the new parameters by the old q: which of them look bad to it?",
        ),
        (
            "似然只需要每个样本有一个成分解释得好；G 要每个成分都解释它旧日分到的那些样本。单个样本能使似然任意大。",
            "The likelihood needs one good component for each sample; G wants every component to explain all samples it used to have a share in. "
            "A single sample can make the likelihood as large as you like.",
        ),
    ],
    written={
        "proof": [
            ("F 与对数似然之差是 KL 散度之和", "Log-likelihood and F differ by a sum of KL divergences"),
            ("差非负，当且仅当 q 是后验时为 0", "This is not negative, and 0 if and only if q is the posterior"),
            ("M 步使 F 不降，从而似然不降", "The M-step does not lower F, hence not the likelihood"),
        ]
    },
)

HINT_JOINT = (
    "ln α_k 加上高斯密度的对数：行列式的对数与二次型各有因子 −1/2，还有 (d/2) ln 2π。方差越大，离均值同样远的样本密度衰减得越慢。",
    "ln α_k plus the logarithm of the normal density: log-determinant and quadratic form have the factor −1/2 each, and there is (d/2) ln 2π. The larger the variance, the less the density falls off at the same distance.",
)
HINT_ROWS = (
    "每行减去自己的最大值再取指数，最后加回来；样本之间是求和。",
    "Subtract from each row its own maximum, exponentiate, and add it again in the end; over the samples it is a sum.",
)
HINT_BOUND = (
    "F = G 加上 q 的熵；只对 q > 0 的项求和。",
    "F is G plus the entropy of q; sum over the terms with q > 0 only.",
)
HINT_GAP = (
    "把联合密度写成边缘密度乘后验，看看剩下什么；它对 q 与后验不是对称的。",
    "Write the joint density as marginal times posterior, and see what remains; it is not symmetric in q and the posterior.",
)
HINT_M = (
    "软计数是 q 的列和；均值、协方差都以 q 为权，协方差用刚得到的均值，除以软计数。",
    "Soft counts are the column sums of q; means and covariances have the weights q, covariances take the new means and are divided by the soft counts.",
)


@st.composite
def mixtures(draw):
    """{"X", "alpha", "mu", "Sigma"}."""
    rng = np.random.default_rng(draw(seeds()))
    c, d, n = (draw(st.sampled_from(sizes)) for sizes in ((1, 2, 2, 3, 6), (1, 1, 2, 3, 6), (1, 2, 4, 7)))
    kinds = ("", "", "", "far", "grid", "duplicate", "small", "large", "offset", "rare", "dependent", "flat", "long")
    kind = draw(st.sampled_from(kinds))
    n = 120 if kind == "long" else n
    alpha = rng.dirichlet(np.ones(c)) * 0.9 + 0.1 / c
    mu = rng.integers(-4, 5, (c, d)).astype(float)
    low = 0.06 if kind == "flat" else 0.3
    Sigma = np.array([random_covariance(rng, d, low) for _ in range(c)])
    X = mu[rng.integers(0, c, n)] + rng.normal(size=(n, d)) * 1.5
    if kind == "far":
        X[-1] = mu[0] + 200 * rng.normal(size=d)
    elif kind == "grid":
        X = np.round(X)
        X[:, 0] = X[0, 0]
    elif kind == "duplicate":
        X[-1], mu[-1] = X[0], mu[0]
    elif kind == "dependent" and d > 1:
        X[:, 0] = X[:, 1:].sum(axis=1)
    elif kind == "offset":
        X[:, 0] += 1e6
        mu[:, 0] += 1e6
    elif kind == "rare" and c > 1:
        alpha = np.append(alpha[:-1] + (alpha[-1] - 2e-6) / (c - 1), 2e-6)
    scale = {"small": 1e-5, "large": 1e5}.get(kind, 1.0)
    return {"X": scale * X, "alpha": alpha, "mu": scale * mu, "Sigma": scale**2 * Sigma}


@st.composite
def log_tables(draw):
    """Logarithms of joint densities, where exp may be 0 or infinite; a row of −∞ alone does not occur."""
    rng = np.random.default_rng(draw(seeds()))
    n, c = draw(st.integers(1, 5)), draw(st.sampled_from((1, 2, 2, 3, 6)))
    kind = draw(st.sampled_from(("", "", "fine", "near", "far", "high", "mixed", "impossible", "duplicate", "long")))
    n = 120 if kind == "long" else n
    terms = rng.integers(-40, 9, (n, c)) / 4.0
    if kind == "fine":
        terms += rng.random((n, c))
    elif kind == "near":
        terms = np.repeat(terms[:, :1], c, axis=1) + 1e-6 * rng.permutation(n * c).reshape(n, c)
    elif kind == "far":
        terms = 4 * terms - 9.9e5 * rng.random((n, 1))
    elif kind == "high":
        terms = 4 * terms + 9e3
    elif kind == "mixed":
        terms[rng.integers(n)] -= 9e5
        terms[:, rng.integers(c)] -= 1000
    elif kind == "duplicate":
        terms[-1] = terms[0]
    elif kind == "impossible":
        terms[(rng.random((n, c)) < 0.4) & (np.arange(c) != rng.integers(c, size=(n, 1)))] = -np.inf
    return terms


@st.composite
def shared_tables(draw):
    """{"terms", "q"}."""
    terms, rng = draw(log_tables()), np.random.default_rng(draw(seeds()))
    kinds = ("", "", "posterior", "almost", "uniform", "hard", "wrong", "tiny", "not possible")
    return {"terms": terms, "q": shares_of(terms, draw(st.sampled_from(kinds)), rng)}


@st.composite
def shared_samples(draw):
    """{"X", "q"}: every component has its share of the samples."""
    rng = np.random.default_rng(draw(seeds()))
    c, d = draw(st.sampled_from((1, 2, 2, 3, 6))), draw(st.sampled_from((1, 1, 2, 3, 5)))
    kind = draw(st.sampled_from(("", "", "hard", "tiny", "small", "large", "offset", "duplicate", "long")))
    n = 120 if kind == "long" else draw(st.integers(2, 5)) + c * (d + 1)
    X = rng.integers(-5, 6, (n, d)).astype(float) if draw(st.booleans()) else rng.normal(size=(n, d)) * 3
    q = rng.random((n, c)) + 0.05
    if kind == "hard":
        q = np.eye(c)[np.arange(n) % c]
    elif kind == "tiny":
        q = np.eye(c)[np.arange(n) % c] + 1e-5 * rng.random((n, c))
    elif kind == "offset":
        X += 100
    elif kind == "duplicate":
        X[-1] = X[0]
    q[rng.permutation(n)[:2]] = np.eye(c)[rng.integers(c)]
    scale = {"small": 1e-5, "large": 1e6}.get(kind, 1.0)
    return {"X": scale * X, "q": q / q.sum(axis=1, keepdims=True)}


def spread_out(case) -> bool:
    _, _, Sigma = weighted_moments(case["X"], case["q"])
    values = np.linalg.eigvalsh(Sigma)
    return bool(case["q"].sum(axis=0).min() >= 0.6 and (values[:, 0] > 1e-3 * values[:, -1]).all())


@st.composite
def starts(draw):
    """{"X", "alpha", "mu", "Sigma"} to improve on, sometimes where EM has almost ended."""
    rng = np.random.default_rng(draw(seeds()))
    c, d, n = draw(st.integers(2, 4)), draw(st.integers(1, 3)), draw(st.integers(6, 12))
    kind = draw(st.sampled_from(("", "", "em", "small", "large", "grid", "duplicate", "same")))
    X = rng.normal(size=(n, d)) * 2
    if kind == "grid":
        X = np.round(2 * X) / 2
    elif kind == "duplicate":
        X[-1] = X[0]
    alpha = rng.dirichlet(np.ones(c)) * 0.7 + 0.3 / c
    mu = rng.normal(size=(c, d))
    if kind == "same":
        mu[:] = mu[0]
    Sigma = np.array([random_covariance(rng, d, 3, 9) for _ in range(c)])
    if kind == "em":
        Sigma[:] = 4 * np.eye(d)
        for _ in range(30):
            following = weighted_moments(X, soft(log_terms(X, alpha, mu, Sigma)))
            if not permitted({"X": X, **dict(zip(("alpha", "mu", "Sigma"), following, strict=True))}):
                break
            alpha, mu, Sigma = following
    scale = {"small": 2e-6, "large": 1e5}.get(kind, 1.0)
    return {"X": scale * X, "alpha": alpha, "mu": scale * mu, "Sigma": scale**2 * Sigma}


def permitted(start) -> bool:
    """Whether the stub promises such a start, with something to spare."""
    X, alpha, mu, Sigma = start.values()
    values = np.linalg.eigvalsh(Sigma)
    far = [
        (D * np.linalg.solve(cov, D)).sum(axis=0).max()
        for D, cov in ((np.transpose(X - mean), cov) for mean, cov in zip(mu, Sigma, strict=True))
    ]
    return bool(
        values.min() > 0
        and values.max() <= 90 * values.min()
        and max(far) <= 24
        and min(alpha) >= 0.051
        and len(np.unique(X, axis=0)) >= len(alpha) + 2
    )


@check(points=0.5, book="§4.1", hint=HINT_JOINT)
def test_three_points_joint(answer):
    """三个点 0、1、4，两个等权的成分：联合密度的对数 /
    Three points 0, 1, 4 and two components of equal weights: the logarithms of the joint density"""
    close(answer.log_joint(THREE, *START), three_by_hand(), ("ln p(x, k)", "ln p(x, k)"))


@check(points=0.5, book="§4.2", hint=HINT_ROWS)
def test_three_points_posterior(answer):
    """三个点的对数似然与后验 / The log-likelihood and the posteriors of the three points"""
    terms = three_by_hand()
    close(answer.log_likelihood(terms), -5.317436, ("对数似然", "the log-likelihood"), abs=1e-6)
    got = array(answer.posterior(terms), (3, 2), ("后验", "the posteriors"))
    close(got[:, 0], [0.999665, 0.982014, 0.000335], ("成分 0 的后验", "the posterior of component 0"), abs=1e-6, rel=0)


@check(points=0.5, book="§4.2")
def test_three_points_bound(answer):
    """三个点的下界：均匀的 q、硬指派的 q，以及一次 M 步之后 /
    The bound for the three points: for a uniform q, for a hard assignment, and after an M-step"""
    terms, even, hard = three_by_hand(), np.full((3, 2), 0.5), np.array([[1.0, 0.0], [1.0, 0.0], [0.0, 1.0]])
    later = log_terms(THREE, *weighted_moments(THREE, soft(terms)))
    with hint(*HINT_BOUND):
        close(answer.lower_bound(terms, even), -13.256816, ("均匀的 q 的 F", "F of the uniform q"), abs=1e-6)
        close(answer.lower_bound(terms, hard), -5.336257, ("硬指派的 q 的 F", "F of the hard q"), abs=1e-6)
        close(answer.lower_bound(later, soft(terms)), -3.788042, ("M 步之后的 F", "F after the M-step"), abs=1e-6)
    with hint(*HINT_GAP):
        close(answer.bound_gap(terms, even), 7.939379, ("均匀的 q 的差", "the gap of the uniform q"), abs=2e-6)
        close(answer.bound_gap(later, soft(terms)), 0.410635, ("M 步之后的差", "the gap after the M-step"), abs=2e-6)


@check(points=0.5, book="§4.3", hint=HINT_M)
def test_three_points_m_step(answer):
    """三个点的一次 M 步 / An M-step on the three points"""
    alpha, mu, Sigma = mixture(answer.m_step(THREE, soft(three_by_hand())), 2, 1)
    close(alpha[0], 0.660671, ("α_0", "α_0"), abs=1e-6)
    close(mu[:, 0], [0.496139, 3.945677], ("μ", "μ"), abs=1e-6)
    close(Sigma[:, 0, 0], [0.252015, 0.161336], ("方差", "the variances"), abs=1e-6)


@check(points=1, book="§4.1", given={"theta": mixtures()}, also=pins.joint, hint=HINT_JOINT)
def test_joint(answer, theta):
    """联合密度的对数，样本离得很远时也是有限的数 /
    The logarithms of the joint density are finite numbers for samples far away, too"""
    close(answer.log_joint(*theta.values()), log_terms(*theta.values()), ("ln p(x, k)", "ln p(x, k)"))


@check(points=0.7, book="§4.2", given={"terms": log_tables()}, also=pins.likelihood, hint=HINT_ROWS)
def test_likelihood(answer, terms):
    """对数似然是各行的对数和之和，exp 为 0 或无穷大时也算得出 /
    The log-likelihood is the sum over the rows of logarithms of sums, even where exp is 0 or infinite"""
    expected = math.fsum(log_sums(terms).tolist())
    close(answer.log_likelihood(terms), expected, ("对数似然", "the log-likelihood"), **allowed(terms))


@check(points=0.7, book="§4.2", given={"terms": log_tables()}, also=pins.likelihood, hint=HINT_ROWS)
def test_posterior(answer, terms):
    """后验每行之和为 1，比例由联合密度决定 /
    Posteriors sum to 1 in each row, in the proportions of the joint density"""
    close(answer.posterior(terms), soft(terms), ("后验", "the posteriors"), rel=0)


@check(points=1.05, book="§4.2", given={"case": shared_tables()}, also=pins.bound, hint=HINT_BOUND)
def test_bound(answer, case):
    """F 符合定义，q 为 0 或联合密度为 0 时也是 /
    F is what its definition says, also where q or the joint density is 0"""
    terms, q = case["terms"], case["q"]
    close(answer.lower_bound(terms, q), bound_by_hand(terms, q), ("F", "F"), **allowed(terms))


@check(points=1.05, book="§4.2", given={"case": shared_tables()}, also=pins.bound, hint=HINT_GAP)
def test_gap(answer, case):
    """任意 q 的下界比对数似然小多少，包括等号成立之处 /
    By how much the bound of any q falls short of the log-likelihood, also where it is exact"""
    terms, q = case["terms"], case["q"]
    close(answer.bound_gap(terms, q), divergence(terms, q), ("差", "the gap"), **allowed(terms))


@check(
    points=1.5,
    book="§4.3",
    given={"case": shared_samples().filter(spread_out)},
    also=pins.m_step,
    examples=40,
    hint=HINT_M,
)
def test_m_step(answer, case):
    """M 步：以 q 为权的份额、均值与协方差 / The M-step: shares, means and covariances with the weights q"""
    X, q = case["X"], case["q"]
    size = float(np.abs(X).max())
    alpha, mu, Sigma = mixture(answer.m_step(X, q), q.shape[1], X.shape[1])
    expected = weighted_moments(X, q)
    close(alpha, expected[0], ("alpha", "alpha"), rel=0)
    close(mu, expected[1], ("mu", "mu"), rel=0, abs=1e-9 * size)
    close(Sigma, expected[2], ("Sigma", "Sigma"), rel=0, abs=1e-9 * size**2)


@check(points=2, book="§4.4", given={"start": starts().filter(permitted)}, also=pins.witness, examples=40)
def test_witness(answer, start):
    """造出的参数：对数似然升高，G 下降 / The parameters that are built: a higher log-likelihood, and a lower G"""
    X, *theta = start.values()
    c, d = theta[1].shape
    before = log_terms(X, *theta)
    q = soft(before)
    alpha, mu, Sigma = mixture(answer.better_but_not_gem(X, *theta), c, d)
    require(bool((alpha > 0).all()), "混合系数应大于 0", "Mixing weights should be above 0", got=alpha)
    close(float(alpha.sum()), 1.0, ("混合系数之和", "the sum of the mixing weights"))
    for k, cov in enumerate(Sigma):
        with at(f"协方差矩阵 {k}", f"covariance matrix {k}"):
            size = float(np.abs(cov).max())
            require(bool((np.abs(cov - cov.T) <= 1e-9 * size).all()), "不对称", "It is not symmetric", got=cov)
            least = float(np.linalg.eigvalsh((cov + cov.T) / 2)[0])
            require(
                least >= 0.999e-200,
                f"最小的特征值是 {least:.4g}，小于 1e-200",
                f"The least eigenvalue is {least:.4g}, below 1e-200",
                got=cov,
            )
    with np.errstate(over="ignore", invalid="ignore", divide="ignore"):
        after = np.transpose(
            [
                math.log(share) + log_normal(X, mean, (cov + cov.T) / 2)
                for share, mean, cov in zip(alpha, mu, Sigma, strict=True)
            ]
        )
        gain = float(log_sums(after).sum() - log_sums(before).sum())
        used = q > 0
        rise = float((q[used] * after[used]).sum() - (q[used] * before[used]).sum())
    with hint(*HINT_WITNESS_LIKELIHOOD):
        require(
            gain >= 0.000999,
            f"对数似然的变化是 {gain:.6g}，应至少升高 0.001",
            f"The log-likelihood changes by {gain:.6g}, but should rise by 0.001 at least",
            got=(alpha, mu, Sigma),
        )
    with hint(*HINT_WITNESS_G):
        require(
            rise <= -0.000999,
            f"G 的变化是 {rise:.6g}，应至少下降 0.001",
            f"G changes by {rise:.6g}, but should fall by 0.001 at least",
            got=(alpha, mu, Sigma),
        )


@picture(
    "对数似然随一个均值变化，与它在三处的下界",
    "The log-likelihood along one mean, and bounds that touch it in three places",
    alt=(
        "一条起伏的粗曲线是对数似然，三条细的抛物线各在一处与它相切，别处都在它下面",
        "A thick wavy curve is the log-likelihood; three thin parabolas touch it in one place each and stay below it elsewhere",
    ),
)
def draw_bounds(figure, answer, reference, says):
    X = np.array([[-3.0], [-2.4], [0.0], [0.3], [2.6], [3.2], [3.4]])
    alpha, ones = np.array([0.5, 0.5]), np.array([[[0.5]], [[0.5]]])

    def table(m):
        return log_terms(X, alpha, np.array([[0.0], [m]]), ones)

    axes = figure.add_subplot()
    means = np.linspace(-5, 6, 67)
    axes.plot(
        means,
        [number(answer.log_likelihood(table(m))) for m in means],
        linewidth=3,
        color="black",
        label=says("对数似然", "log-likelihood"),
    )
    for k, m in enumerate((-4.0, 0.5, 4.5)):
        q = array(answer.posterior(table(m)), (len(X), 2))
        values = [number(answer.lower_bound(table(other), q), allow_infinite=True) for other in means]
        axes.plot(means, values, color=f"C{k}", linestyle=("-", "--", ":")[k])
        axes.plot(m, number(answer.log_likelihood(table(m))), "o", color=f"C{k}")
    axes.set_ylim(-75, -10)
    axes.set_xlabel(says("第二个成分的均值", "mean of the second component"))
    axes.set_ylabel(says("对数似然与下界 F", "log-likelihood and bounds F"))
    axes.legend()


HINT_WITNESS_LIKELIHOOD = (
    "单个样本能使似然任意大，只要走得够远；要顾到数据的尺度，也要顾到别的样本损失多少。",
    "A single sample can make the likelihood as large as you like, if you go far enough; mind the scale of the data, and what the others lose.",
)
HINT_WITNESS_G = (
    "G 仍按旧的后验分配样本。把成分的名字对调，似然不变，G 呢？",
    "G still shares the samples out by the old posterior. If components exchange their names, the likelihood stays; what about G?",
)
THREE = np.array([[0.0], [1.0], [4.0]])
"""The samples of the examples; both components have share ½ and variance 1, their means are 0 and 4."""
START = (np.array([0.5, 0.5]), np.array([[0.0], [4.0]]), np.array([[[1.0]], [[1.0]]]))


def three_by_hand():
    """ln ½ − ½ ln 2π − (x − μ)²/2."""
    constant = -math.log(2) - math.log(2 * math.pi) / 2
    return np.array([[constant - (x - m) ** 2 / 2 for m in (0.0, 4.0)] for x in (0.0, 1.0, 4.0)])


def bound_by_hand(terms, q) -> float:
    """Σ q ln(p/q), term by term."""
    pairs = [(float(share), float(term)) for share, term in zip(np.ravel(q), np.ravel(terms), strict=True) if share > 0]
    if any(math.isinf(term) for _, term in pairs):
        return -math.inf
    return math.fsum(share * (term - math.log(share)) for share, term in pairs)


def divergence(terms, q) -> float:
    """Σ_i KL(q_i ‖ posterior_i), from the logarithms of the posteriors."""
    return -bound_by_hand(terms - log_sums(terms)[:, None], q)


def allowed(terms) -> dict[str, float]:
    """What the stub allows in sums over the entries."""
    return {"rel": 0.0, "abs": 1e-9 * (1 + float(np.abs(terms[np.isfinite(terms)]).max()))}


def mixture(got, c, d):
    """(alpha, mu, Sigma) as arrays."""
    alpha, mu, Sigma = sequence(got, 3, ("参数", "the parameters"))
    return (
        array(alpha, (c,), ("alpha", "alpha")),
        array(mu, (c, d), ("mu", "mu")),
        array(Sigma, (c, d, d), ("Sigma", "Sigma")),
    )


def shares_of(terms, kind, rng):
    """q for these logarithms, of one kind."""
    n, c = terms.shape
    possible = np.isfinite(terms)
    best, any_one = terms.argmax(axis=1), (possible * rng.random((n, c))).argmax(axis=1)
    q = possible * (0.05 + rng.random((n, c)))
    if kind in ("posterior", "almost"):
        q = np.where(soft(terms) < 2e-9, 0.0, soft(terms))
        q = q + 1e-4 * possible * rng.random((n, c)) if kind == "almost" else q
    elif kind == "uniform":
        q = possible.astype(float)
    elif kind == "hard":
        q = np.eye(c)[best]
    elif kind == "wrong":
        q = np.eye(c)[any_one]
    elif kind == "tiny":
        q = np.eye(c)[any_one] + 3e-9 * possible
    elif kind == "not possible":
        q = np.eye(c)[any_one] + 1e-6 * np.eye(c)[rng.integers(c, size=n)]
    return q / q.sum(axis=1, keepdims=True)
