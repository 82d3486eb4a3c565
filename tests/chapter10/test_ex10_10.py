"""Checks of exercise 10.10."""

import math
from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, at_least, check, close, equal, exercise, fail, hint, is_none, number, one_of, picture, require, sequence
)  # fmt: skip
from grader.strategies import matrices, seeds, without

from .pins import ex10_10 as pins
from .pins.ex10_10 import with_values

EXERCISE = exercise(
    kind="discuss",
    book="§10.6, (10.34)",
    patterns=["witness", "certificate", "oracle"],
    contract=[
        (
            "至多 20 维；记 q 为 |uᵀMu| 在单位向量上的最大值，q 在 10⁻⁶ 与 10⁸ 之间（或为 0），元素的绝对值不超过 100 q：不对称的部分可以远大于对称的部分",
            "Up to 20 dimensions; with q the largest |uᵀMu| over unit vectors, q is between 10⁻⁶ and 10⁸ (or 0), and entries are 100 q at most: "
            "the part that is not symmetric may be far larger than the symmetric one",
        ),
        (
            "uᵀMu 在单位向量上的最小值在 ±10⁻⁹ q 之内就当作 0，否则绝对值不小于 10⁻⁶ q；`factor` 的秩同样以最大特征值的 10⁻⁹ 与 10⁻⁶ 为界",
            "The least uᵀMu over unit vectors counts as 0 within ±10⁻⁹ q, and is 10⁻⁶ q at least otherwise; so does the rank for `factor`, with "
            "10⁻⁹ and 10⁻⁶ of the largest eigenvalue",
        ),
        (
            "`dist`：记 s 为各个 |x_i - z_i| |M_ij| |x_j - z_j| 之和，根号下小于 -10⁻⁶ s 时是 NaN，在 -10⁻⁹ s 与 0 之间时是 0；结果的平方准到 10⁻⁹ s",
            "`dist`: with s the sum of all |x_i - z_i| |M_ij| |x_j - z_j|, NaN where the number under the root is below -10⁻⁶ s, 0 between -10⁻⁹ s "
            "and 0; the square of the result is right to 10⁻⁹ s",
        ),
        (
            "P Pᵀ 与修正后的矩阵准到 M 中最大绝对值（或 floor，取较大者）的 10⁻⁹",
            "P Pᵀ and the repaired matrix are right to 10⁻⁹ of the largest absolute value in M (or of floor, if that is larger)",
        ),
    ],
    hints=[
        (
            "只看 u = x − z：根号下的数随 u 的方向怎样变？哪个方向上最小？",
            "Look at u = x − z alone: how does the number under the root change with the direction of u, and where is it least?",
        ),
        (
            "uᵀMu 与 uᵀMᵀu 是同一个数：M 的哪一部分不起作用？",
            "uᵀMu and uᵀMᵀu are the same number: which part of M does not matter?",
        ),
        (
            "半正定的 M 写成 P Pᵀ，再看 Pᵀx；不是半正定的，从它的特征值着手修正。",
            "Write a semidefinite M as P Pᵀ and look at Pᵀx; one that is not is repaired at its eigenvalues.",
        ),
    ],
    written={
        "essay": [
            (
                "半正定给出非负、对称与直递性，说明理由 (M = P Pᵀ)",
                "Semidefinite: non-negative, symmetric, triangle inequality, with the reason (M = P Pᵀ)",
            ),
            ("同一性要正定；半正定时只是伪度量", "Identity needs definite; semidefinite gives a pseudometric only"),
            (
                "怎样在学习中做到：学 P，或投影到约束集；以及开根号",
                "How learning achieves it: learn P, or project; and the root",
            ),
        ]
    },
)

HINT_KIND = (
    "uᵀMu 在单位向量上的最小值是多少？M 与它的转置给出同样的 uᵀMu。",
    "What is the smallest uᵀMu over unit vectors? M and its transpose give the same uᵀMu.",
)
HINT_WITNESS = (
    "取使 uᵀMu 最小的方向 u，让 x − z 等于它。",
    "Take the direction u where uᵀMu is least, and let x − z be that.",
)
HINT_FACTOR = (
    "M 的特征值分解给出 P：每个正的特征值一列。",
    "The eigendecomposition of M gives P: a column for each positive eigenvalue.",
)
HINT_REPAIR = (
    "先找离 M 最近的对称矩阵，再只动它太小的特征值，各改到恰好够大。",
    "Find the symmetric matrix nearest to M first, then move only those of its eigenvalues that are too small, just far enough.",
)
KINDS = ("metric", "pseudometric", "neither")


@st.composite
def forms(draw, kinds=KINDS, symmetric=False, hard=False):
    """{"M", "kind"}, the kind by construction: products of integers, or given eigenvalues; perhaps with an antisymmetric part."""
    kind = draw(st.sampled_from(kinds))
    n = draw(st.sampled_from([1, 2, 2, 2, 3, 3, 4, 5, 9, 15]))
    if kind == "pseudometric" and n == 1:
        n = 2
    seed = draw(st.integers(0, 10**6))
    rng = np.random.default_rng(seed)
    if kind == "neither" or draw(st.booleans()):
        values = rng.choice([1.0, 1.0, 2.0, 0.3, *[1e-5, 3e-6] * hard], size=n)
        values[-1] = 2.0
        if kind == "pseudometric":
            values[: int(rng.integers(1, n))] = 0.0
        elif kind == "neither":
            values[0] = rng.choice([-1.0, -3.0, -0.25, *[-1e-5] * hard])
            values[1:-1] *= rng.choice([1.0, 1.0, 0.0, -1.0], size=max(0, n - 2))
        M = with_values(values, seed)
    else:
        rank = n if kind == "metric" else int(rng.integers(1, n))
        P = rng.integers(-2, 3, size=(n, rank)).astype(float)
        P[0, 0] += 3
        M = P @ P.T + (np.eye(n) if kind == "metric" else 0)
    if not symmetric and draw(st.booleans()):
        K = rng.integers(-3, 4, size=(n, n)) * draw(st.sampled_from([1.0, 1.0, *[8.0] * hard]))
        M = M + np.triu(K, 1) - np.triu(K, 1).T
    return {"M": M * draw(st.sampled_from([1.0, *[1e-5, 1e5] * hard])), "kind": kind}


@st.composite
def pairs(draw, hard=False):
    """{"x", "z", "M"}: close and far points; if `hard` large ones, and differences along which the form is 0 but for rounding."""
    M = draw(forms(hard=hard))["M"]
    n, rng = len(M), np.random.default_rng(draw(seeds()))
    x = rng.integers(-5, 6, size=n) * draw(st.sampled_from([1.0, *[1e-5, 1e6] * hard]))
    how = draw(st.sampled_from(["any", "any", "beside", "same", *["least"] * hard]))
    if how == "any":
        z = rng.integers(-5, 6, size=n) + rng.choice([0.0, 0.125, rng.random()])
    elif how == "least":
        z = x - np.linalg.eigh(symmetric_part(M))[1][:, 0] * 3
    elif how == "beside":
        z = x + rng.integers(-1, 2, size=n)
    else:
        z = x.copy()
    return {"x": x, "z": z, "M": M}


def is_clear(case) -> bool:
    square, s = exact_form(difference(case["x"], case["z"]), case["M"])
    return square >= -s / 2 / 10**9 or square <= -2 * s / 10**6


def is_plain(case) -> bool:
    """Whether no rounding can change the sign of the number under the root."""
    step = difference(case["x"], case["z"])
    square, s = exact_form(step, case["M"])
    whole = all(u.denominator == 1 for u in step) and np.array_equal(case["M"], np.round(case["M"]))
    return abs(square) > 2 * s / 10**6 or (square == 0 and (whole or not any(step)))


@st.composite
def learned(draw):
    """{"M", "floor"}: any square matrix, and a bound that none, some or all of its eigenvalues miss."""
    n = draw(st.sampled_from([1, 2, 2, 3, 3, 4, 11]))
    M = draw(matrices((n, n), (n, n), stretch=without("constant")))
    if draw(st.booleans()):
        M = symmetric_part(M)
    q = float(np.abs(np.linalg.eigvalsh(symmetric_part(M))).max())
    return {"M": M, "floor": draw(st.sampled_from([0.0, 0.0, 0.5, 1.0, 2.5, q, q / 4, 2 * q, 1e-3 * q]))}


def is_permitted(case) -> bool:
    q = float(np.abs(np.linalg.eigvalsh(symmetric_part(case["M"]))).max())
    size = float(np.abs(case["M"]).max())
    return size <= 100 if q == 0 else 2e-6 <= q <= 5e7 and size <= 90 * q


@check(points=0.5, book="(10.34)", hint=HINT_KIND)
def test_two_matrices(answer):
    """M = [[1, 2], [2, 1]] 给出的不是度量；M = diag(1, 0) 只给出伪度量 /
    M = [[1, 2], [2, 1]] gives no metric; M = diag(1, 0) gives a pseudometric only"""
    M, flat = np.array([[1.0, 2.0], [2.0, 1.0]]), np.array([[1.0, 0.0], [0.0, 0.0]])
    equal(answer.classify(M), "neither", ("[[1, 2], [2, 1]] 的类别", "the kind of [[1, 2], [2, 1]]"))
    equal(answer.classify(flat), "pseudometric", ("diag(1, 0) 的类别", "the kind of diag(1, 0)"))


@check(points=0.5, hint=HINT_REPAIR)
def test_repair_by_hand(answer):
    """[[1, 2], [2, 1]] 修正成 [[1.5, 1.5], [1.5, 1.5]] / [[1, 2], [2, 1]] is repaired to [[1.5, 1.5], [1.5, 1.5]]"""
    got = answer.repair(np.array([[1.0, 2.0], [2.0, 1.0]]), 0.0)
    close(got, [[1.5, 1.5], [1.5, 1.5]], ("修正后的矩阵", "the repaired matrix"), abs=2e-9)


@check(
    points=1.5,
    book="(10.34)",
    given={"case": pairs().filter(is_plain)},
    strict_given={"case": pairs(hard=True).filter(is_clear)},
    also=pins.dist,
    strict=pins.rounded,
)
def test_dist(answer, case):
    """d 是 (x − z)ᵀ M (x − z) 的根；明显为负时是 NaN，差在舍入误差以内时是 0 /
    d is the root of (x − z)ᵀ M (x − z): NaN if that is clearly negative, 0 if only by rounding"""
    x, z, M = case.values()
    square, s = exact_form(difference(x, z), M)
    got = answer.dist(x, z, M)
    under = f"{float(square):.9g}"
    if square <= -s / 10**6 and s:
        with hint(*HINT_NAN):
            require(
                isinstance(got, (float, np.floating)) and math.isnan(got),
                f"根号下是 {under}，应返回 NaN",
                f"The number under the root is {under}, so it should return NaN",
                got=got,
            )
        return
    with hint(*(HINT_DIST if square > s / 10**9 else HINT_NAN)):
        if isinstance(got, (float, np.floating)) and math.isnan(got):
            fail(
                f"根号下是 {under}（舍入误差以内当作 0），不应返回 NaN",
                f"The number under the root is {under} (0 if only by rounding), so it should not return NaN",
                got=got,
            )
        d = number(got, ("距离", "the distance"))
        require(
            d >= 0 and abs(Fraction(d) ** 2 - max(square, Fraction(0))) <= s / 10**9 + square / 10**14,
            f"根号下是 {under}，距离不对",
            f"The number under the root is {under}; the distance is wrong",
            expected=math.sqrt(max(square, 0)),
            got=got,
        )


@check(
    points=2,
    given={"case": forms()},
    strict_given={"case": forms(hard=True)},
    also=pins.classify,
    strict=pins.hardly_singular,
    hint=HINT_KIND,
)
def test_classify(answer, case):
    """M 给出的是度量，伪度量，还是都不是 / Whether M gives a metric, a pseudometric, or neither"""
    kind = one_of(answer.classify(case["M"]), KINDS, ("类别", "the kind"))
    equal(kind, case["kind"], ("类别", "the kind"))


@check(
    points=2,
    given={"case": forms()},
    strict_given={"case": forms(hard=True)},
    also=pins.classify,
    strict=pins.hardly_singular,
    hint=HINT_WITNESS,
)
def test_violation(answer, case):
    """不是度量时，给出的两点确实违反所说的性质；是度量时返回 None /
    Where it is no metric, the two points do violate the property named; None where it is one"""
    M, kind = case["M"], case["kind"]
    got = answer.violation(M)
    if kind == "metric":
        is_none(got, ("度量的反例", "the violation by a metric"))
        return
    require(got is not None, "返回了 None，而 d 不是度量", "It returned None, though d is no metric", got=got)
    name, points = sequence(got, 2, ("（性质，两点）", "(the property, the points)"))
    equal(name, {"neither": "non_negativity"}.get(kind, "identity"), ("违反的性质", "the property violated"))
    x, z = (array(point, (len(M),), ("点", "the point")) for point in sequence(points, 2, ("[x, z]", "[x, z]")))
    step = difference(x, z)
    require(any(step), "x 与 z 是同一点", "x and z are the same point", got=got)
    square, length = exact_form(step, M)[0], sum(u * u for u in step)
    value = float(square / length)
    if kind == "neither":
        require(
            square < 0,
            f"(x − z)ᵀ M (x − z) / ‖x − z‖² 是 {value:.9g}，不是负的",
            f"(x − z)ᵀ M (x − z) / ‖x − z‖² is {value:.9g}, which is not negative",
            got=got,
        )
    else:
        q = float(np.abs(np.linalg.eigvalsh(symmetric_part(M))).max())
        require(
            abs(value) <= 1e-9 * q,
            f"(x − z)ᵀ M (x − z) / ‖x − z‖² 是 {value:.9g}，不是 0",
            f"(x − z)ᵀ M (x − z) / ‖x − z‖² is {value:.9g}, which is not 0",
            got=got,
        )


@check(
    points=1.5,
    book="§10.6",
    given={"case": forms(("metric", "pseudometric"), symmetric=True)},
    strict_given={"case": forms(("metric", "pseudometric"), symmetric=True, hard=True)},
    also=pins.factor,
    strict=pins.hardly_singular,
    hint=HINT_FACTOR,
)
def test_factor(answer, case):
    """P Pᵀ = M, P 的列数等于 M 的秩 / P Pᵀ = M, and P has as many columns as M has rank"""
    M = case["M"]
    values = np.linalg.eigvalsh(M)
    rank = int(np.sum(values > 1e-7 * values[-1]))
    P = array(answer.factor(M), (len(M), None), ("P", "P"))
    close(P @ P.T, M, ("P @ P.T", "P @ P.T"), abs=1.001e-9 * float(np.abs(M).max()), rel=0)
    equal(P.shape[1], rank, ("P 的列数", "the number of columns of P"))


@check(points=1.5, given={"case": learned().filter(is_permitted)}, also=pins.repair)
def test_repair(answer, case):
    """修正后是对称的，特征值都不小于 floor，而且没有离 M 更近的 /
    What is repaired is symmetric, has eigenvalues of floor at least, and none such is nearer to M"""
    M, floor = case["M"], case["floor"]
    size = max(float(np.abs(M).max()), floor)
    with hint(*HINT_REPAIR):
        R = array(answer.repair(M, floor), M.shape, ("修正后的矩阵", "the repaired matrix"))
        close(
            R,
            R.T,
            ("修正后的矩阵（应与转置相同）", "the repaired matrix (against its transpose)"),
            abs=2.1e-9 * size,
            rel=0,
        )
        at_least(
            np.linalg.eigvalsh(symmetric_part(R))[0],
            floor,
            ("最小的特征值", "the smallest eigenvalue"),
            slack=1.1e-9 * len(M) * size,
        )
        nearest = _nearest(symmetric_part(M), floor)
        here, there = (float(np.linalg.norm(one - M)) for one in (R, nearest))
        if float(np.abs(R - nearest).max()) > 1.01e-9 * size:
            fail(
                f"它与 M 之差的 Frobenius 范数是 {here:.9g}，最近的只有 {there:.9g}",
                f"The Frobenius norm of its difference from M is {here:.9g}; the nearest has {there:.9g}",
                expected=nearest,
                got=R,
            )


@check(
    points=0.5,
    given={"n": st.integers(1, 20)},
    also=pins.squared,
    examples=10,
    hint=(
        "y 在 x 与 z 之间时，两段的平方和与全长的平方哪个大？",
        "With y between x and z: which is larger, the sum of the squares of the two parts or the square of the whole?",
    ),
)
def test_squared(answer, n):
    """三点的平方距离违反直递性 / Squared distances of the three points break the triangle inequality"""
    got = sequence(answer.squared_violation(n), 3, ("(x, y, z)", "(x, y, z)"))
    x, y, z = (array(point, (n,), ("点", "the point")) for point in got)
    whole, first, second = (sum(u * u for u in difference(*pair)) for pair in ((x, z), (x, y), (y, z)))
    require(
        whole > first + second,
        f"‖x − z‖² = {float(whole):.9g}，而 ‖x − y‖² + ‖y − z‖² = {float(first + second):.9g}：没有违反",
        f"‖x − z‖² = {float(whole):.9g} and ‖x − y‖² + ‖y − z‖² = {float(first + second):.9g}: no violation",
        got=got,
    )


@picture(
    "到原点的距离：度量、伪度量、不是度量",
    "The distance to the origin: a metric, a pseudometric, and neither",
    alt=(
        "三幅等高线图：度量的等高线是椭圆，伪度量的是平行直线，第三幅是双曲线，有的区域没有距离（空白）。",
        "Three contour plots: ellipses for the metric, parallel lines for the pseudometric, hyperbolas for the third, with blank regions "
        "where there is no distance.",
    ),
)
def draw_contours(figure, answer, reference, says):
    figure.set_size_inches(7, 2.8)
    ticks = np.linspace(-2, 2, 33)
    panels = (
        (says("度量", "metric"), np.array([[1.0, 0.5], [0.5, 1.0]])),
        (says("伪度量", "pseudometric"), np.array([[1.0, 1.0], [1.0, 1.0]])),
        (says("都不是", "neither"), np.array([[1.0, 2.0], [2.0, 1.0]])),
    )
    for axes, (title, M) in zip(figure.subplots(1, 3, sharey=True), panels, strict=True):
        d = [[float(answer.dist(np.array([a, b]), np.zeros(2), M)) for a in ticks] for b in ticks]
        axes.contour(ticks, ticks, np.ma.masked_invalid(d), levels=[0.5, 1.0, 1.5, 2.0], colors="black")
        axes.set_title(title, fontsize="small")
        axes.set_aspect("equal")
    figure.tight_layout()


HINT_DIST = (
    "距离要开根号；先算 x − z，再算 (x − z)ᵀ M (x − z)，M 的各个元素都用上。",
    "Take the root; compute x − z first, then (x − z)ᵀ M (x − z) with every entry of M.",
)
HINT_NAN = (
    "先看根号下的数的正负：明显为负是 NaN，只差舍入误差的当作 0。",
    "Look at the sign of the number under the root: NaN if clearly negative, 0 if only by rounding.",
)


def symmetric_part(M):
    return (M + M.T) / 2


def difference(x, z) -> list[Fraction]:
    return [Fraction(float(a)) - Fraction(float(b)) for a, b in zip(x, z, strict=True)]


def exact_form(step, M) -> tuple[Fraction, Fraction]:
    """uᵀMu and the sum s of the absolute values of its terms, exactly."""
    terms = [
        a * Fraction(float(M[i, j])) * b for i, a in enumerate(step) if a for j, b in enumerate(step) if b and M[i, j]
    ]
    return sum(terms, Fraction(0)), sum(map(abs, terms), Fraction(0))


def _nearest(S, floor):
    """S plus what its eigenvalues lack; that this is nearest was shown by random feasible matrices."""
    values, vectors = np.linalg.eigh(S)
    low = values < floor
    return S + (vectors[:, low] * (floor - values[low])) @ vectors[:, low].T
