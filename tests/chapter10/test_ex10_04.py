"""Checks of exercise 10.4."""

from decimal import Decimal, localcontext
from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import iris, watermelon_4_0
from grader.checks import (
    array, between, check, close, equal, exercise, fail, hint, mapping, number, picture, require, sequence
)  # fmt: skip
from grader.strategies import matrices, seeds, without

from .pins import ex10_04 as pins
from .pins.ex10_04 import four_points
from .shared_linear import centred, orthonormal, spectrum, strays

EXERCISE = exercise(
    kind="discuss",
    book="§10.3, (10.17)",
    patterns=["two sides", "witness", "derived formula"],
    contract=[
        (
            "至多 200 行、20 列；数可以极大或极小（10⁻¹² 到 10¹²），离原点可达 1000 个跨度（各列最大值减最小值中最大者）",
            "Up to 200 rows and 20 columns; huge and tiny numbers (10⁻¹² to 10¹²), up to 1000 spans from the origin (the largest maximum "
            "less minimum of a column)",
        ),
        (
            "特征值相等时主成分仍是标准正交的（误差 10⁻⁶），只看张成的子空间；λ 的误差至多是 λ₁ 的 10⁻⁹，`pca_svd` 的 √λ 至多是 σ₁ 的 10⁻¹¹",
            "Where eigenvalues are equal components are orthonormal all the same (within 10⁻⁶), and only their span counts; a λ is off by 10⁻⁹ "
            "of λ₁ at most, √λ of `pca_svd` by 10⁻¹¹ of σ₁",
        ),
    ],
    hints=[
        ("把 Xc = U Σ Vᵀ 代入 Xcᵀ Xc。", "Put Xc = U Σ Vᵀ into Xcᵀ Xc."),
        (
            "σ 很小时 σ² 小得多：它加到一个接近 1 的数上还剩什么？",
            "For a small σ, σ² is far smaller: what is left of it once it is added to a number near 1?",
        ),
        (
            "散度矩阵是对角的时候什么也不丢；让大的方向与小的方向都斜着。",
            "Nothing is lost while the scatter matrix is diagonal; turn the large direction and the small one away from the axes.",
        ),
    ],
    written={
        "essay": [
            (
                "由奇异值分解推出散度矩阵的特征值与特征向量",
                "Derives eigenvalues and eigenvectors of the scatter from the SVD",
            ),
            ("条件数被平方，小的奇异值因此丢失", "The condition number is squared, which loses small singular values"),
            ("n 远大于 m 时的存储与时间", "Storage and time where n is much larger than m"),
        ]
    },
)

HINT_SMALL = (
    "前一个值必须真的经过 Xc.T @ Xc，后一个值不能经过它；都先中心化。",
    "The first value must really pass through Xc.T @ Xc, the second must not; centre for both.",
)
HINT_ILL = (
    "散度矩阵的元素应在同一个数量级，而 σ₂² 比它们的舍入误差还小。",
    "The entries of the scatter should be of one size, and σ₂² smaller than the rounding of any of them.",
)


@st.composite
def samples(draw, hard=False):
    """{"X", "d"}: not all rows are equal; wide and tall, of low rank; if `hard` with equal eigenvalues, and far from 0."""
    rng = np.random.default_rng(draw(seeds()))
    how = draw(st.sampled_from(["matrix", "matrix", "wide", *["equal"] * hard]))
    if how == "equal":
        n = int(rng.integers(2, 5))
        Q = orthonormal(n, n, int(rng.integers(1000)))
        scales = rng.choice([1.0, 2.0], size=n)
        X = np.vstack([Q.T * scales[:, None], -Q.T * scales[:, None]]) + rng.integers(-3, 4, size=n)
    elif how == "wide":
        X = rng.integers(-4, 5, size=(int(rng.integers(2, 6)), int(rng.integers(6, 12)))).astype(float)
    else:
        X = draw(matrices((2, 8), (1, 4), stretch=without("offset")))
    if np.ptp(X, axis=0).max() == 0:
        X = X + np.arange(len(X))[:, None] * max(1.0, np.abs(X).max())
    if draw(st.booleans()):
        X = X + np.ptp(X, axis=0).max() * rng.integers(*((-900, 901) if hard else (-2, 3)), size=X.shape[1])
    return {"X": X, "d": int(rng.integers(1, min(X.shape) + 1))}


@st.composite
def well_conditioned(draw, hard=False):
    """Tall matrices whose smallest singular value is 1/500 of the largest at least."""
    rng = np.random.default_rng(draw(seeds()))
    n = draw(st.integers(1, 4))
    m = n + draw(st.integers(1, 6))
    X = rng.integers(-5, 6, size=(m, n)).astype(float)
    rows = centred(X)
    X = X + 1.5 * np.vstack([np.eye(n), np.zeros((m - n, n))]) if np.linalg.matrix_rank(rows) < n else X
    return X * draw(st.sampled_from([1.0, *[1e-5, 1e6] * hard])) + (
        draw(st.integers(-9, 9)) if draw(st.booleans()) else 0
    )


def is_well_conditioned(X) -> bool:
    singular = spectrum(X)[0]
    large = np.abs(X).max() > 100 * np.ptp(X, axis=0).max()
    return bool(len(X) > X.shape[1] and singular[-1] > 2e-3 * singular[0] and not large)


@check(points=0.5, book="(10.17)")
def test_eig_of_melons_and_iris(answer):
    """特征值分解：西瓜 4.0 的第一主成分，鸢尾花的四个方差 /
    Eigendecomposition: the first component of watermelon 4.0, the four variances of iris"""
    with hint(*HINT_ORDER):
        is_known(answer.pca_eig)


@check(points=0.5, book="(10.17)")
def test_svd_of_melons_and_iris(answer):
    """奇异值分解：西瓜 4.0 的第一主成分，鸢尾花的四个方差 /
    SVD: the first component of watermelon 4.0, the four variances of iris"""
    with hint(*HINT_SQUARE):
        is_known(answer.pca_svd)


@check(points=1, given={"m": st.integers(2, 30), "n": st.integers(1, 30)}, also=pins.storage)
def test_storage(answer, m, n):
    """散度矩阵与样本矩阵各有多少个数，秩最大是多少 /
    How many numbers the scatter and the sample matrix have, and the largest rank"""
    got = mapping(answer.storage(m, n), ("scatter_entries", "sample_entries", "max_rank"))
    equal(got["scatter_entries"], n**2, ("散度矩阵的元素个数", "the entries of the scatter matrix"))
    equal(got["sample_entries"], m * n, ("样本矩阵的元素个数", "the entries of the sample matrix"))
    # The differences of the samples from the first span what the centred ones span.
    with hint("m 个样本减去均值之后还线性无关吗？", "Are m samples still independent once the mean is taken off?"):
        equal(got["max_rank"], n if n < m else m - 1, ("最大的秩", "the largest rank"))


@check(points=1.5, book="(10.17)", given={"case": samples()}, strict_given={"case": samples(hard=True)}, also=pins.eig)
def test_eig(answer, case):
    """特征值分解：λ 由大到小，各列是相应的特征向量，标准正交 /
    Eigendecomposition: λ descends, each column is an eigenvector of its λ, and they are orthonormal"""
    judge(answer, "pca_eig", **case)


@check(points=1.5, book="(10.17)", given={"case": samples()}, strict_given={"case": samples(hard=True)}, also=pins.svd)
def test_svd(answer, case):
    """奇异值分解：同样的主成分，√λ 准到 σ₁ 的 10⁻¹¹ / SVD: the same components, and √λ accurate to 10⁻¹¹ of σ₁"""
    judge(answer, "pca_svd", **case)


@check(
    points=1,
    given={"X": well_conditioned().filter(is_well_conditioned)},
    strict_given={"X": well_conditioned(hard=True).filter(is_well_conditioned)},
    also=pins.small,
    examples=40,
    hint=HINT_SMALL,
)
def test_small(answer, X):
    """数据良态时，最小奇异值的两种算法一致 / On good data the two ways to the smallest singular value agree"""
    pair = sequence(answer.small_singular_values(X), 2)
    for value, name in zip(pair, SMALL_NAMES, strict=True):
        close(value, spectrum(X)[0][-1], name, abs=0, rel=1e-8)


@check(points=1, given={"exponent": st.integers(0, 8)}, examples=9, hint=HINT_SMALL)
def test_small_is_lost(answer, exponent):
    """数据病态时，奇异值分解仍然正确，而散度矩阵的值已错得离谱 /
    On ill-conditioned data SVD is still right, while the value from the scatter is far off"""
    # On a line rounding makes an eigenvalue of about 1e-16 out of 0, of either sign.
    t = np.array([0.0, 1.0, 3.0, 4.1, 7.7])
    for slope in (3.0, 7.0, 0.1, 1.7, 2.3):
        line = np.column_stack([t, t * slope, t * (slope + 0.3)])
        by_scatter, _ = sequence(answer.small_singular_values(line), 2)
        between(by_scatter, 0.0, 1e-6 * spectrum(line)[0][0], SMALL_NAMES[0], slack=0.0)
    delta = 10.0 ** (-9 - exponent / 4)
    by_scatter, by_svd = sequence(answer.small_singular_values(four_points(delta)), 2)
    close(by_svd, 2 * delta, SMALL_NAMES[1], abs=0, rel=1e-3)
    by_scatter = number(by_scatter, SMALL_NAMES[0])
    require(
        abs(by_scatter - 2 * delta) >= delta,
        f"前一个值 {by_scatter:.9g} 居然对了：它不会是由 Xc.T @ Xc 得到的",
        f"The first value, {by_scatter:.9g}, is right, which it cannot be if it comes from Xc.T @ Xc",
        got=[by_scatter, by_svd],
    )


@check(
    points=3,
    given={"delta": st.integers(0, 40).map(lambda k: 10.0 ** (-12 + k / 20))},
    also=pins.ill_conditioned,
    examples=25,
    hint=HINT_ILL,
)
def test_ill_conditioned(answer, delta):
    """所造的病态数据：σ₂ 合乎要求，舍入后的散度矩阵丢掉了它 /
    The ill-conditioned data made: σ₂ is as asked for, and the rounded scatter matrix has lost it"""
    X = array(answer.ill_conditioned(delta), (None, 2), ("样本", "the samples"))
    between(len(X), 2, 10, ("样本数", "the number of samples"))
    entries = exact_scatter(X)
    first, second = extreme_roots(*entries)
    between(first, 1.0, 1000.0, ("σ₁", "σ₁"))
    between(second / first / delta, 0.5, 2.0, ("σ₂/σ₁/delta", "σ₂/σ₁/delta"), slack=1e-6)
    rounded = extreme_roots(*(Fraction(float(entry)) for entry in entries))[1]
    require(
        abs(rounded - second) >= 0.5 * second * (1 - 1e-9),
        f"舍入后的散度矩阵仍给出 {rounded:.9g}，而 σ₂ 是 {second:.9g}",
        f"The rounded scatter matrix still gives {rounded:.9g}; σ₂ is {second:.9g}",
        got=X,
    )


@picture(
    "最小奇异值的相对误差：经散度矩阵与经奇异值分解",
    "The relative error of the smallest singular value: by the scatter matrix and by SVD",
    alt=(
        "横轴 δ 从 10⁻² 到 10⁻¹²，纵轴相对误差，都是对数；经散度矩阵的误差随 δ 变小而迅速上升到 1 以上，经奇异值分解的一直很小。",
        "δ from 10⁻² to 10⁻¹² against the relative error, both logarithmic; by the scatter matrix the error climbs beyond 1 as δ shrinks, by "
        "SVD it stays small.",
    ),
)
def draw_errors(figure, answer, reference, says):
    c, s = 0.8, 0.6
    deltas = 10.0 ** np.linspace(-2, -12, 21)
    errors = []
    for delta in deltas:
        X = np.array([[c, s], [-c, -s], [-s * delta, c * delta], [s * delta, -c * delta]])
        pair = sequence(answer.small_singular_values(X), 2)
        true = extreme_roots(*exact_scatter(X))[1]
        errors.append([max(1e-17, abs(number(value) - true) / true) for value in pair])
    axes = figure.subplots()
    by_scatter, by_svd = np.array(errors).T
    axes.loglog(deltas, by_scatter, "k--o", label=says("散度矩阵", "scatter matrix"))
    axes.loglog(deltas, by_svd, "k-s", fillstyle="none", label=says("奇异值分解", "SVD"))
    axes.invert_xaxis()
    axes.set_xlabel("δ = σ₂/σ₁")
    axes.set_ylabel(says("相对误差", "relative error"))
    axes.legend()
    figure.tight_layout()


HINT_ORDER = (
    "先中心化；特征值由大到小排，主成分是各列，第 k 列对应第 k 个特征值。散度矩阵对称，用 eigh 各列才一定正交。",
    "Centre first; sort the eigenvalues descending; components are columns, the k-th belongs to the k-th eigenvalue. The scatter is symmetric: "
    "eigh makes sure that columns are orthogonal.",
)
HINT_SQUARE = (
    "λ 是奇异值的平方，不除以 m；np.linalg.svd 返回的第三项的各行是主成分。",
    "λ is the square of a singular value, not divided by m; the third array of np.linalg.svd has the components as rows.",
)
SMALL_NAMES = ("经散度矩阵的值", "the value by the scatter matrix"), ("奇异值分解的值", "the value by SVD")


def is_known(pca):
    """Against what was computed once for the melons and for iris."""
    W, values = components_of(pca(watermelon_4_0()["X"], 2), 2, 2)
    close(np.sqrt(np.abs(values)), [0.904387, 0.666515], ("√λ", "√λ"), abs=1e-6)
    first = W[:, 0] * np.sign(W[0, 0])
    close(first, [0.914216, 0.405227], ("第一主成分（不计正负）", "the first component, but for its sign"), abs=2e-6)
    _, values = components_of(pca(iris()["X"], 4), 4, 4)
    close(values / 149, [4.228242, 0.242671, 0.07821, 0.023835], ("λ/149", "λ/149"), abs=1e-6)


def components_of(got, n, d):
    W, values = sequence(got, 2, ("（主成分，特征值）", "(components, eigenvalues)"))
    return array(W, (n, d), ("主成分", "the components")), array(values, (d,), ("特征值", "the eigenvalues"))


def judge(answer, route, X, d):
    n = X.shape[1]
    W, values = components_of(getattr(answer, route)(X, d), n, d)
    singular, directions = spectrum(X)
    top = singular[0]
    with hint(*(HINT_ORDER if route == "pca_eig" else HINT_SQUARE)):
        if route == "pca_svd":
            require(np.all(values >= 0), "有负的特征值", "There is a negative eigenvalue", got=values)
            # Rounding the root of the square as well.
            close(np.sqrt(values), singular[:d], ("√λ", "√λ"), abs=1.001e-11 * top, rel=0)
        else:
            close(values, singular[:d] ** 2, ("λ", "λ"), abs=1e-9 * top**2, rel=0)
        close(W.T @ W, np.eye(d), ("主成分之间的内积", "the inner products of the components"), abs=4e-6)
        outside = strays(W, singular**2, directions, 1e-3 * top**2)
        worst = int(np.argmax(outside))
        if outside[worst] > 1e-6 * (1 + 1e-3):
            fail(
                f"第 {worst} 列（从 0 数起）不是相应特征值的特征向量，偏离 {outside[worst]:.3g}",
                f"Column {worst} (from 0) is no eigenvector of its eigenvalue; it is off by {outside[worst]:.3g}",
                expected=directions[:d].T,
                got=W,
            )


def exact_scatter(X) -> list[Fraction]:
    """The entries (0, 0), (0, 1) and (1, 1)."""
    columns = [[Fraction(float(v)) for v in column] for column in np.asarray(X).T]
    rest = [[v - sum(column) / len(column) for v in column] for column in columns]
    return [sum(a * b for a, b in zip(rest[i], rest[j], strict=True)) for i, j in ((0, 0), (0, 1), (1, 1))]


def extreme_roots(a: Fraction, b: Fraction, c: Fraction) -> tuple[float, float]:
    """The roots of the larger and of the smaller eigenvalue of [[a, b], [b, c]], 0 for a negative one."""
    with localcontext() as context:
        context.prec = 80
        square = ((a - c) / 2) ** 2 + b**2
        root = (Decimal(square.numerator) / Decimal(square.denominator)).sqrt()
        middle = Decimal((a + c).numerator) / Decimal((a + c).denominator) / 2
        return float(max(Decimal(0), middle + root).sqrt()), float(max(Decimal(0), middle - root).sqrt())
