"""Checks of exercise cookbook5.2."""

import math

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, check, close, equal, exercise, integer, memo, picture, require, sequence
from grader.strategies import edges, seeds

from .pins import cookbook05_02 as pins
from .pins.cookbook05_02 import X, Z

EXERCISE = exercise(
    kind="derive",
    book="§5.4",
    patterns=["two sides", "bound", "witness"],
    hints=[
        (
            "把 (x·z)^k 按多项式定理展开：每一项都是 x 的单项式乘 z 的同一个单项式，系数分给两边各一半（开方）。",
            "Expand (x·z)^k by the multinomial theorem: each term is a monomial of x times the same monomial of z; give either side the root of the coefficient.",
        ),
        (
            "截断的误差是指数级数的尾项之和。哪一对 x、z 使它最大？想想泊松分布。",
            "The error of truncation is the tail of an exponential series. Which pair x, z makes it largest? Think of the Poisson distribution.",
        ),
        (
            "多项式核是 γ x·z + r 自乘 p 次：先写出 p = 1 的特征，再取乘积。",
            "The polynomial kernel is the p-th power of γ x·z + r: write the features for p = 1 first, then take products.",
        ),
        (
            "核的 Gram 矩阵是半正定的：对角线不能为负，2×2 的行列式也不能。tanh 在远处几乎是常数。",
            "The Gram matrix of a kernel is positive semidefinite: no entry of the diagonal may be negative, nor the determinant of a 2×2 block. Far out tanh is almost constant.",
        ),
    ],
)

HINT_COUNT = (
    "再添一个变量，它永远是 1：次数不超过 order 就成了次数恰好是 order。",
    "Add one more variable that is always 1: then “degree at most order” becomes “degree exactly order”.",
)
HINT_FEATURES = (
    "总次数不超过 T 的每个单项式一个特征；系数由 1/k! 与多项式系数相乘再开方；不要忘记 exp(−‖x‖²/(2σ²))。",
    "One feature for each monomial of total degree T at most; its coefficient is the root of 1/k! times the multinomial coefficient; "
    "do not forget exp(−‖x‖²/(2σ²)).",
)
HINT_ERROR = (
    "κ_T 里的交叉项是 +x·z/σ²，保留 k = 0, …, T；误差等于 κ 减去它，可以是负的。",
    "The cross term in κ_T is +x·z/σ², of which k = 0, …, T are kept; the error is κ minus that, and may be negative.",
)
HINT_ORDER = (
    "误差何时最大？把两个指数因子也算进去，它是泊松分布的尾。",
    "Where is the error largest? With both exponential factors it is a Poisson tail.",
)
HINT_POLY = (
    "展开 (γ x·z + r)^p，系数开方；相同的单项式也可以重复列出。",
    "Expand (γ x·z + r)^p and take roots of the coefficients; a monomial may be listed several times, too.",
)
HINT_TANH = (
    "一个点不够时用两个：怎样的两个点使 2×2 的 Gram 矩阵行列式为负？系数取它最小特征值的特征向量。",
    "If one point does not do, take two: for which is the determinant of the 2×2 Gram matrix negative? The eigenvector of its "
    "smallest eigenvalue gives c.",
)


@st.composite
def pairs(draw, dimensions=(1, 2, 3)):
    """{"x", "z", "sigma"}."""
    rng = np.random.default_rng(draw(seeds()))
    x, z, sigma = two_points(rng, draw(st.sampled_from(dimensions)), draw(st.sampled_from(KINDS)))
    return {"x": x, "z": z, "sigma": sigma}


@st.composite
def tolerances(draw):
    """{"r", "sigma", "eps"}; often eps is close to one of the errors."""
    ratio = draw(edges(0.01, 3.0))
    sigma = draw(st.sampled_from((1.0, 1.0, 0.5, 3.7, 2e-6, 4e5)))
    errors = [error for error in worst_errors(ratio) if error > 2e-6]
    eps = draw(st.sampled_from((0.5, 0.1, 0.01, 1e-3, 1e-4, 1e-5, 1e-6, 0.9)))
    if errors and draw(st.booleans()):
        eps = draw(st.sampled_from(errors)) * draw(st.sampled_from((1 - 1e-6, 1 + 1e-6, 0.97, 1.03)))
    return {"r": ratio * sigma, "sigma": sigma, "eps": eps}


def decided(case) -> bool:
    """Whether eps is none of the largest errors, and permitted."""
    r, sigma, eps = case.values()
    near = min(abs(error - eps) for error in worst_errors(r / sigma))
    return 1e-6 <= eps < 1 and r / sigma <= 3 and near > 3e-7 * eps


@st.composite
def kernels(draw):
    """{"x", "z", "gamma", "r", "p"}."""
    rng = np.random.default_rng(draw(seeds()))
    kind = draw(st.sampled_from(KINDS))
    x, z, _ = two_points(rng, draw(st.integers(1, 3)), "" if kind in ("small", "large", "far") else kind)
    scale = {"small": 1e-4, "large": 150.0, "far": 30.0}.get(kind, 1.0)
    return {
        "x": scale * x,
        "z": scale * z,
        "gamma": draw(st.sampled_from((1.0, 0.5, 2.0, 0.3, 1e-3, 1e3))),
        "r": draw(st.sampled_from((0.0, 0.0, 1.0, 0.25, 3.0, 1e-3, 1e3))),
        "p": draw(st.integers(1, 4)),
    }


@check(points=0.5, hint=HINT_COUNT)
def test_count_by_hand(answer):
    """两个变量、次数不超过 3 的单项式的个数 / How many monomials of degree 3 at most there are in two variables"""
    # 1, x, y, x², xy, y², x³, x²y, xy², y³.
    equal(integer(answer.feature_count(2, 3)), 10, ("个数", "the number"))


@check(points=0.5, book="§5.4", hint=HINT_FEATURES)
def test_features_by_hand(answer):
    """x = (1, 2), z = (0.5, −1), σ = 2：次数 0、1、2、5 的特征的内积 /
    x = (1, 2), z = (0.5, −1), σ = 2: inner products of the features of degree 0, 1, 2, 5"""
    for order, expected in ((0, 0.457833), (1, 0.286146), (2, 0.318337), (5, 0.314662)):
        length = math.comb(2 + order, 2)
        phi, psi = (features_of(answer.rbf_features(x, 2.0, order), length) for x in (X, Z))
        close(
            float(phi @ psi), expected, (f"T = {order} 的内积", f"the inner product for T = {order}"), abs=1e-6, rel=0
        )


@check(points=0.5, book="§5.4", hint=HINT_ERROR)
def test_error_by_hand(answer):
    """同样两个点的截断误差，有正有负 / The errors of truncation for both points, of either sign"""
    for order, expected in ((0, -0.143169), (1, 0.028518), (2, -0.003673)):
        got = answer.kernel_error(X, Z, 2.0, order)
        close(got, expected, (f"T = {order} 的误差", f"the error for T = {order}"), abs=1e-6, rel=0)
    # exp(−½) − exp(−3/2).
    got = answer.kernel_error(np.array([1.0, 1.0]), np.array([1.0, 0.0]), 1.0, 0)
    close(got, 0.383400, ("(1, 1) 与 (1, 0) 的误差", "the error for (1, 1) and (1, 0)"), abs=1e-6, rel=0)


@check(points=0.5, book="§5.4", hint=HINT_POLY)
def test_poly_by_hand(answer):
    """多项式核 (2 x·z + 3)³ 在 (1, 2) 与 (0.5, 1) 处 / The polynomial kernel (2 x·z + 3)³ at (1, 2) and (0.5, 1)"""
    phi, psi = (features_of(answer.poly_features(np.array(x), 2.0, 3.0, 3)) for x in ([1.0, 2.0], [0.5, 1.0]))
    same_length(phi, psi)
    close(float(phi @ psi), 512.0, ("内积", "the inner product"))


@check(
    points=0.5,
    given={"d": st.integers(1, 12), "order": st.integers(0, 12)},
    also=pins.count,
    examples=30,
    hint=HINT_COUNT,
)
def test_count(answer, d, order):
    """单项式的个数，再多也是精确的整数 / The number of monomials, as an exact integer however many there are"""
    # Degree by degree: Pascal's rule.
    row = [1] * (order + 1)
    for _ in range(d):
        row = [sum(row[: k + 1]) for k in range(order + 1)]
    equal(integer(answer.feature_count(d, order)), row[order], ("个数", "the number"))


@check(
    points=2, book="§5.4", given={"pair": pairs(), "order": st.integers(0, 6)}, also=pins.features, hint=HINT_FEATURES
)
def test_features(answer, pair, order):
    """特征的个数，与它们的内积 / The number of the features, and their inner product"""
    x, z, sigma = pair.values()
    length = math.comb(len(x) + order, len(x))
    phi, psi = (features_of(answer.rbf_features(one, sigma, order), length) for one in (x, z))
    size = math.sqrt(kept(x, x, sigma, order)) * math.sqrt(kept(z, z, sigma, order))
    for first, second, a, b in ((phi, psi, x, z), (phi, phi, x, x), (psi, psi, z, z)):
        slack = 1e-9 * (size if a is not b else kept(a, a, sigma, order))
        words = (
            ("φ(x)·φ(z)", "φ(x)·φ(z)")
            if a is not b
            else ("特征与自身的内积", "the inner product of features with themselves")
        )
        close(float(first @ second), kept(a, b, sigma, order), words, rel=0, abs=slack)


@check(
    points=1,
    book="§5.4",
    given={"pair": pairs((1, 2, 3, 6)), "order": st.sampled_from((0, 1, 2, 3, 4, 7, 12, 30, 100))},
    also=pins.error,
    hint=HINT_ERROR,
)
def test_error(answer, pair, order):
    """截断误差带符号，次数高时也准确 / The error of truncation with its sign, for high degrees, too"""
    expected = lost(*pair.values(), order)
    close(answer.kernel_error(*pair.values(), order), expected, ("误差", "the error"), rel=0, abs=1e-12)


@check(points=1.5, book="§5.4", given={"case": tolerances().filter(decided)}, also=pins.order, hint=HINT_ORDER)
def test_order(answer, case):
    """使误差处处不超过 eps 的最小次数 / The least degree that keeps the error at eps or below everywhere"""
    r, sigma, eps = case.values()
    got, wanted = integer(answer.order_needed(r, sigma, eps), ("次数", "the degree")), least_order(r, sigma, eps)
    require(got >= 0, f"次数 {got} 是负的", f"The degree {got} is negative", got=got)
    if got < wanted:
        error = worst_errors(r / sigma)[got]
        require(
            False,
            f"T = {got} 太小：有一对 x、z，误差是 {error:.10g}，大于 eps = {eps:.10g}",
            f"T = {got} is too small: for some pair x, z the error is {error:.10g}, above eps = {eps:.10g}",
            got=got,
        )
    require(
        got == wanted,
        f"T = {got} 不是最小的：更小的次数也处处不超过 eps = {eps:.10g}",
        f"T = {got} is not the least: a smaller one also keeps the error at eps = {eps:.10g} or below everywhere",
        got=got,
    )


@check(points=1, book="§5.4", given={"kernel": kernels()}, also=pins.poly, hint=HINT_POLY)
def test_poly(answer, kernel):
    """多项式核的特征，r = 0 时也对 / The features of the polynomial kernel, also for r = 0"""
    x, z, gamma, r, p = kernel.values()
    phi, psi = (features_of(answer.poly_features(one, gamma, r, p)) for one in (x, z))
    same_length(phi, psi)
    for first, second, a, b in ((phi, psi, x, z), (phi, phi, x, x)):
        size = gamma * float(np.linalg.norm(a)) * float(np.linalg.norm(b)) + r
        expected = (gamma * math.fsum(float(s) * float(t) for s, t in zip(a, b, strict=True)) + r) ** p
        close(
            float(first @ second), expected, ("特征的内积", "the inner product of features"), rel=0, abs=1e-9 * size**p
        )


@check(
    points=2,
    book="§5.4",
    given={"gamma": st.sampled_from((-5.0, -1.3, -0.4, -0.1, 0.1, 0.15, 0.4, 1.0, 2.6, 5.0)), "r": edges(-1.0, 1.0)},
    also=pins.tanh,
    examples=40,
    hint=HINT_TANH,
)
def test_tanh(answer, gamma, r):
    """tanh 的一个二次型是负的 / A quadratic form of tanh that is negative"""
    got = sequence(answer.not_mercer(gamma, r), 2, ("（点，系数）", "(points, coefficients)"))
    rows = sequence(got[0], None, ("点", "the points"))
    require(
        1 <= len(rows) <= 3,
        f"有 {len(rows)} 个点，应是 1 到 3 个",
        f"There are {len(rows)} points, not 1 to 3",
        got=got,
    )
    points = array(got[0], (len(rows), None), ("点", "the points"))
    c = array(got[1], (len(rows),), ("系数", "the coefficients"))
    require(
        1 <= points.shape[1] <= 3,
        f"点的维数是 {points.shape[1]}，应是 1 到 3",
        f"The points have {points.shape[1]} dimensions, not 1 to 3",
        got=got,
    )
    require(
        bool((np.abs(points) <= 1000.0).all()), "有坐标的绝对值超过 10^3", "A coordinate is above 10^3 in size", got=got
    )
    size = float(np.abs(c).max())
    require(size > 0, "系数全是 0", "All coefficients are 0", got=got)
    c = c / size
    gram = np.tanh(gamma * points @ points.T - r)
    value = float(c @ gram @ c / (c @ c))
    require(
        value <= -0.01 + 1e-12,
        f"二次型与 Σ c_i² 之比是 {value:.6g}，应不大于 −0.01",
        f"The quadratic form is {value:.6g} times Σ c_i², but should be −0.01 times that at most",
        got=got,
    )


@picture(
    "高斯核与次数为 1、3、5 的截断",
    "The Gaussian kernel and its truncations of degree 1, 3 and 5",
    alt=(
        "粗线是以 1.5 为中心的钟形曲线；次数越高的截断在原点两侧贴得越远",
        "A thick bell-shaped curve centred at 1.5; the higher the degree, the farther from the origin a truncation stays with it",
    ),
)
def draw_truncations(figure, answer, reference, says):
    axes = figure.add_subplot()
    x, line = np.array([1.5]), np.linspace(-3, 5, 65)
    axes.plot(
        line, [math.exp(-((z - 1.5) ** 2) / 2) for z in line], linewidth=3, color="black", label=says("核", "kernel")
    )
    for order, style in ((1, ":"), (3, "--"), (5, "-")):
        phi = features_of(answer.rbf_features(x, 1.0, order))
        values = [float(phi @ features_of(answer.rbf_features(np.array([z]), 1.0, order), len(phi))) for z in line]
        axes.plot(line, values, style, label=f"T = {order}")
    axes.set_xlabel("z")
    axes.set_ylabel(says("与 x = 1.5 的核", "kernel with x = 1.5"))
    axes.legend()


def scaled(x, z, sigma):
    """‖x‖²/σ², ‖z‖²/σ² and x·z/σ²."""
    u, v = [float(a) / sigma for a in x], [float(a) / sigma for a in z]
    return math.fsum(a * a for a in u), math.fsum(a * a for a in v), math.fsum(a * b for a, b in zip(u, v, strict=True))


def terms(x, z, sigma, orders):
    """The terms of κ of these degrees, by logarithms, so that none of them is too large on the way."""
    first, second, s = scaled(x, z, sigma)
    found = []
    for k in orders:
        if s == 0:
            found.append(math.exp(-(first + second) / 2) if k == 0 else 0.0)
        else:
            size = math.exp(k * math.log(abs(s)) - math.lgamma(k + 1) - (first + second) / 2)
            found.append(-size if s < 0 and k % 2 else size)
    return found


def kept(x, z, sigma, order) -> float:
    """κ_T."""
    return math.fsum(terms(x, z, sigma, range(order + 1)))


def lost(x, z, sigma, order) -> float:
    """κ − κ_T, as the sum of the terms that are not kept."""
    return math.fsum(terms(x, z, sigma, range(order + 1, order + 500)))


@memo
def worst_errors(ratio) -> list[float]:
    """The largest error for T = 0, 1, …: at x = z of this norm, by σ."""
    return [lost([ratio], [ratio], 1.0, order) for order in range(60)]


def least_order(r, sigma, eps) -> int:
    return next(order for order, error in enumerate(worst_errors(r / sigma)) if error <= eps)


def features_of(got, length=None):
    return array(got, (length,), ("特征", "the features"))


def same_length(phi, psi):
    require(
        len(phi) == len(psi) <= 1000,
        f"两个点的特征有 {len(phi)} 个与 {len(psi)} 个，应一样多，且不超过 1000",
        f"There are {len(phi)} and {len(psi)} features of the two points; these should be as many, and 1000 at most",
    )


KINDS = ("", "", "", "grid", "zero", "far", "small", "large", "same", "opposite", "orthogonal", "fine")


def two_points(rng, d, kind):
    """x, z and σ."""
    sigma = float(rng.choice([0.5, 1.0, 2.0, 1.7]))
    x, z = rng.integers(-2, 3, (2, d)) / 1.0 if kind == "grid" else rng.normal(size=(2, d))
    if kind == "zero":
        x[:] = 0.0
    elif kind == "far":
        x, z = 6 * sigma * x / np.linalg.norm(x), 5 * sigma * (x + 0.2 * z) / np.linalg.norm(x + 0.2 * z)
    elif kind == "same":
        z = x.copy()
    elif kind == "opposite":
        z = -1.5 * x
    elif kind == "orthogonal":
        z = np.append(-x[1], x[0]) if d == 2 else np.eye(d)[0] * (d > 1)
        x = x * (np.arange(d) > 0) if d != 2 else x
    elif kind == "fine":
        x = 1e-3 * x
    scale = {"small": 2e-6, "large": 3e5}.get(kind, 1.0)
    return scale * x, scale * z, scale * sigma
