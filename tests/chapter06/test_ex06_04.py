"""Checks of exercise 6.4."""

import math

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, at, check, close, exercise, hint, labels, memo, picture, require, sequence, share_of_claims
)  # fmt: skip
from grader.strategies import seeds

from .pins import ex06_04 as pins
from .pins.ex06_04 import BOX, signs

EXERCISE = exercise(
    kind="discuss",
    book="§3.4, §6.1",
    patterns=["derived formula", "witness", "oracle", "claims"],
    contract=[
        (
            "LDA 的方向准到 $10^{-5}$ 弧度，自造数据的两个方向准到 $10^{-4}$ 弧度",
            "The direction of LDA is right to $10^{-5}$ rad, the two directions of data of your own to $10^{-4}$",
        ),
        (
            "数据小到 $10^{-5}$、大到 100 时也对；S_w 的特征值小到 $10^{-4} M^2$（M 是各数绝对值的最大者）仍不算 0",
            "Right as well for data from $10^{-5}$ to 100 in size; eigenvalues of S_w down to $10^{-4} M^2$ (M is the largest number in size) are not 0",
        ),
        (
            "间隔只有 M/10、样本有 55 个、属性有十二个时也对",
            "Right as well for a margin of M/10, for 55 samples, and for twelve columns",
        ),
    ],
    hints=[
        (
            "J 的分母 wᵀS_w w 能否为 0？那时广义瑞利商 (3.35) 怎样？",
            "Can the denominator wᵀS_w w be 0, and what becomes of the Rayleigh quotient (3.35) then?",
        ),
        (
            "把 (S_w + τI)⁻¹ 写在 S_w 的特征向量上：τ → 0 时哪些分量占上风？",
            "Write (S_w + τI)⁻¹ in eigenvectors of S_w: which components win as τ → 0?",
        ),
        (
            "造数据：先让少数样本固定间隔，再把其余样本放在远处。移动它们，哪个方向会变，哪个不会？",
            "To make data, let few samples fix the margin and place the others further off. Which direction changes when these move?",
        ),
    ],
    written={
        "discussion": [
            (
                "有限样本：所有样本都在间隔边界上是充分条件，不是必要条件",
                "Finite samples: all of them on the margin is sufficient but not necessary",
            ),
            ("说明此时 S_w 奇异，LDA 在其零空间中", "Says that S_w is singular then, with LDA in its null space"),
            (
                "总体：两类同协方差的高斯分布（及相等的先验）之下 LDA 最优，与 SVM 的方向在何种对称下一致",
                "Populations: LDA is optimal for Gaussian classes of one covariance (and equal priors); under which symmetry the SVM agrees",
            ),
        ]
    },
)

NULL_HINT = (
    "S_w 奇异：在它的特征向量上，μ₊ − μ₋ 的各分量除以 λ + τ。τ → 0 时 λ = 0 的那些占上风，如果 μ₊ − μ₋ 有这样的分量。",
    "S_w is singular: in its eigenvectors the components of μ₊ − μ₋ are divided by λ + τ. As τ → 0 those with λ = 0 win, if "
    "μ₊ − μ₋ has any.",
)
MARGIN_HINT = (
    "硬间隔：没有样本可以进入间隔，b 不受罚。用软间隔求解时 C 要大到没有 α 达到它；数很小时 α 很大。",
    "A hard margin: no sample may enter, and b is not penalised. Solving with a soft margin takes a C that no α reaches; with small "
    "numbers α is large.",
)
EQUIVALENT_HINT = (
    "让样本关于 u 所在的直线对称：μ₊ − μ₋ 与 u 平行，u 是 S_w 的特征向量。",
    "Make the samples symmetric about the line along u: μ₊ − μ₋ is parallel to u, and u an eigenvector of S_w.",
)
DIFFERENT_HINT = (
    "用两个样本固定间隔，让每一类沿同一个斜的方向伸开：LDA 避开这个方向。",
    "Fix the margin with two samples and stretch both classes along one slanted direction: LDA avoids it.",
)


@st.composite
def clouds(draw, separable=False, far=False):
    """{"X", "y"}: two clouds, on a coarse grid or with many decimals, classes of unequal size; if `far`, small or large, wide or
    long."""
    rng = np.random.default_rng(draw(seeds()))
    m, d = draw(
        st.sampled_from(
            ((14, 1), (24, 4), (30, 10), (55, 2), (48, 3))
            if far
            else ((2, 2), (3, 1), (5, 2), (9, 2), (12, 3), (14, 1), (20, 2), (5, 4))
        )
    )
    y = np.where(rng.random(m) < draw(st.sampled_from((0.5, 0.5, 0.8, 0.2))), 1, -1)
    y[:2] = 1, -1
    u = rng.normal(size=d)
    u /= np.linalg.norm(u)
    X = rng.normal(size=(m, d)) @ np.diag(rng.choice([0.4, 1.0, 1.5], size=d))
    shift = 0.5 * y if not separable else y * (0.6 + abs(rng.normal(size=m))) - X @ u
    X = X + np.outer(shift, u)
    if draw(st.booleans()):
        X = (4 * X).round() / 4
    kind = draw(st.sampled_from(("plain", "plain", "duplicate", "constant", "dependent", "centre")))
    if kind == "duplicate":
        X[-1] = X[0]
        y[-1] = y[0]
    elif kind == "constant":
        X[:, 0] = 0.25
    elif kind == "dependent" and d > 1:
        X[:, 0] = X[:, 1:].sum(axis=1)
    elif kind == "centre":
        X = X + 2.0
    y[1 if m > 2 else -1] = -1
    return {"X": X * draw(st.sampled_from(SCALES if far else (1.0,))), "y": y}


def lda_clouds(far=False):
    return clouds(far=far).filter(lambda data: len(set(data["y"])) == 2 and clear_scatter(**data))


def separable_clouds(far=False):
    return clouds(separable=True, far=far).filter(lambda data: len(set(data["y"])) == 2 and quick(**data))


@st.composite
def on_planes(draw, far=False):
    """{"X", "y", "u"}: every sample on its margin plane; the two classes face each other, so that u is the widest direction."""
    rng = np.random.default_rng(draw(seeds()))
    d = draw(st.sampled_from((4, 9) if far else (2, 2, 3)))
    across = rng.integers(-4, 5, size=(draw(st.integers(1, 5)), d - 1)) / 4
    u = np.zeros(d)
    u[0] = 1.0
    extra = rng.integers(-8, 9, size=(draw(st.integers(0, 4)), d - 1)) / 4
    positive = np.column_stack([np.full(len(across) + len(extra), 0.75), np.vstack([across, extra])])
    negative = np.column_stack([np.full(len(across), -0.75), across])
    X, y = np.vstack([positive, negative]), np.repeat([1, -1], [len(positive), len(negative)])
    if draw(st.booleans()):
        turn = np.linalg.qr(rng.normal(size=(d, d)))[0]
        X, u = X @ turn.T, turn @ u
    order = rng.permutation(len(y))
    scale = draw(st.sampled_from(SCALES if far else (1.0,)))
    return {"X": scale * X[order], "y": y[order], "u": u}


@st.composite
def units(draw):
    rng = np.random.default_rng(draw(seeds()))
    u = rng.normal(size=draw(st.sampled_from((2, 2, 3, 5, 8))))
    if draw(st.integers(0, 3)) == 0:
        u = np.eye(len(u))[rng.integers(len(u))] * rng.choice([-1.0, 1.0])
    return u / np.linalg.norm(u)


@st.composite
def with_others_far(draw, far=False):
    """{"X", "y"}: samples on two parallel planes, and others clearly behind them; if `far`, many of them, at times."""
    data = draw(on_planes(far))
    X, y, u = data["X"], data["y"], data["u"]
    rng = np.random.default_rng(draw(seeds()))
    size = abs(X @ u).max()
    count = draw(st.sampled_from((4, 40) if far else (0, 1, 2, 4)))
    sides = rng.choice([-1, 1], size=count)
    spread = rng.normal(size=(count, len(u))) * size
    far = spread - np.outer(spread @ u, u) + np.outer(sides * size * (1.25 + rng.random(count)), u)
    order = rng.permutation(len(y) + count)
    return {"X": np.vstack([X, far])[order], "y": np.append(y, sides)[order]}


@check(points=0.5, book="(3.39)", hint=NULL_HINT)
def test_lda_by_hand(answer):
    """LDA：矩形的四个角，方向是 (1, 0)；斜伸的线段，方向与它们垂直 /
    LDA: on the corners of a box the direction is (1, 0), on slanted segments it is perpendicular to them"""
    judge_direction(answer.lda_direction(*BOX.values()), np.array([1.0, 0.0]), LDA_ANGLE, LDA_WORDS)
    for theta in (10, 30, 60, 80):
        with at(f"倾斜 {theta} 度", f"slanted by {theta} degrees"):
            lda = np.array([-math.sin(math.radians(theta)), math.cos(math.radians(theta))])
            judge_direction(answer.lda_direction(*turned(theta)), lda, LDA_ANGLE, LDA_WORDS)


@check(points=0.5, book="(6.6)", hint=MARGIN_HINT)
def test_margin_by_hand(answer):
    """SVM：矩形的四个角，方向是 (1, 0)；斜伸的线段，怎样斜都是 (0, 1) /
    SVM: on the corners of a box the direction is (1, 0), on slanted segments (0, 1), however they slant"""
    judge_direction(answer.margin_direction(*BOX.values()), np.array([1.0, 0.0]), MARGIN_ANGLE, MARGIN_WORDS)
    for theta in (10, 30, 60, 80):
        with at(f"倾斜 {theta} 度", f"slanted by {theta} degrees"):
            found = answer.margin_direction(*turned(theta))
            judge_direction(found, np.array([0.0, 1.0]), MARGIN_ANGLE, MARGIN_WORDS)


@check(
    points=2,
    book="(3.33), (3.39)",
    given={"data": lda_clouds()},
    also=pins.lda,
    strict_given={"data": lda_clouds(far=True)},
    strict=pins.lda_strict,
    examples=36,
)
def test_lda(answer, data):
    """LDA 的方向是极限方向，S_w 奇异与否、两类大小相等与否都对 /
    The direction of LDA is that of the limit, with S_w singular or not, with classes of equal size or not"""
    X, y = data["X"], data["y"]
    singular = not split_difference(X, y)[2].all()
    with hint(*(NULL_HINT if singular else MEANS_HINT)):
        judge_direction(answer.lda_direction(X, y), lda_of(X, y), LDA_ANGLE, LDA_WORDS)


@check(
    extra=True,
    book="(3.39)",
    given={"data": st.one_of(lda_clouds(), lda_clouds(far=True))},
    also=[*pins.lda, *pins.lda_strict],
    examples=36,
)
def test_lda_precisely(answer, data):
    """LDA 的方向准到十万分之一弧度 / The direction of LDA is right to a hundred-thousandth of a radian"""
    X, y = data["X"], data["y"]
    with hint(
        "固定的 τ 太大就偏向均值之差，太小就丢在舍入里：按特征值分两种情形写。",
        "A fixed τ leans to the difference of means if large, and is lost in rounding if small: tell two cases by eigenvalues.",
    ):
        judge_direction(answer.lda_direction(X, y), lda_of(X, y), FINE_LDA_ANGLE, LDA_WORDS)


@check(
    points=1.5,
    book="(6.6)",
    given={"data": separable_clouds()},
    also=pins.margin,
    strict_given={"data": separable_clouds(far=True)},
    strict=pins.margin_strict,
    examples=20,
)
def test_margin(answer, data):
    """最大间隔的方向：没有一个方向把两类分得更开 /
    The direction of the maximum margin: along no other one are the classes further apart"""
    X, y = data["X"], data["y"]
    with hint(*MARGIN_HINT):
        judge_direction(answer.margin_direction(X, y), widest(X, y)[0], MARGIN_ANGLE, MARGIN_WORDS)


@check(
    points=2,
    given={"u": units(), "n_extra": st.sampled_from((0, 1, 2, 5, 13))},
    also=pins.equivalent_data,
    examples=15,
    hint=EQUIVALENT_HINT,
)
def test_equivalent_data(answer, u, n_extra):
    """自造的数据：两个方向都是 u，S_w 非奇异，间隔之外的样本够多 /
    Data of your own: both directions are u, S_w is nonsingular, and enough samples are outside the margin"""
    judge_equivalent(answer, u, n_extra, WITNESS_ANGLE)


@check(extra=True, given={"u": units(), "n_extra": st.sampled_from((0, 5, 30))}, also=pins.equivalent_data, examples=15)
def test_equivalent_data_precisely(answer, u, n_extra):
    """自造的数据：两个方向与 u 相差不到万分之一弧度 / Data of your own: both directions are within 1e-4 rad of u"""
    judge_equivalent(answer, u, n_extra, FINE_WITNESS_ANGLE)


@check(
    points=1,
    given={"angle": st.sampled_from((1e-5, 0.5, 20.0, 44.7, 65.0, 79.0))},
    also=pins.different_data,
    examples=8,
    hint=DIFFERENT_HINT,
)
def test_different_data(answer, angle):
    """自造的数据：两个方向的夹角不小于给定的度数 /
    Data of your own: the two directions are at least so many degrees apart"""
    got = answer.different_data(angle)
    X, y, direction = own_data(got, 2)
    lda = lda_of(X, y)
    apart = math.degrees(2 * math.asin(min(1.0, float(np.linalg.norm(lda - direction)) / 2)))
    require(
        apart >= angle - 0.01,
        f"两个方向的夹角是 {apart:.4g} 度，小于 {angle:g} 度",
        f"The two directions are {apart:.4g} degrees apart, fewer than {angle:g}",
        got=got,
    )


@check(
    points=0.5,
    given={
        "data": on_planes().filter(lambda data: clear_scatter(data["X"], data["y"]) and quick(data["X"], data["y"]))
    },
    also=pins.all_on_margin,
    strict_given={
        "data": on_planes(far=True).filter(
            lambda data: clear_scatter(data["X"], data["y"]) and quick(data["X"], data["y"])
        )
    },
    examples=15,
)
def test_all_on_margin(answer, data):
    """所有样本都在间隔边界上时的两个方向 / Both directions where all samples are on the margin"""
    X, y, u = data.values()
    with hint(*MARGIN_HINT):
        judge_direction(answer.margin_direction(X, y), u, MARGIN_ANGLE, MARGIN_WORDS)
    with hint(*NULL_HINT):
        judge_direction(answer.lda_direction(X, y), u, LDA_ANGLE, LDA_WORDS)


@check(
    points=1,
    given={
        "data": st.one_of(with_others_far(), separable_clouds()).filter(
            lambda data: quick(**data) and told_apart(**data)
        )
    },
    also=pins.support_scatter,
    strict_given={
        "data": st.one_of(with_others_far(far=True), separable_clouds(far=True)).filter(
            lambda data: quick(**data) and told_apart(**data)
        )
    },
    strict=pins.support_strict,
    examples=15,
)
def test_support_scatter(answer, data):
    """间隔边界上的样本的类内散度，对偶变量为 0 的也算在内 /
    The within-class scatter of the samples on the margin, those whose dual variable is 0 included"""
    X, y = data["X"], data["y"]
    on = margins(X, y) < 1.1
    rows = centred(X[on], y[on])
    wanted = np.array([[math.fsum(rows[:, i] * rows[:, j]) for j in range(X.shape[1])] for i in range(X.shape[1])])
    with hint(*SUPPORT_HINT):
        close(
            answer.support_scatter(X, y),
            wanted,
            ("边界上的样本的散度", "the scatter of the samples on the margin"),
            abs=1e-4 * float(abs(X).max()) ** 2,
            rel=1e-4,
        )


@check(
    points=1,
    given={"data": separable_clouds()},
    examples=3,
    hint=(
        "每条断言都可以用前面的函数在自造的数据上试一试。",
        "Each claim can be tried on data of your own with the functions above.",
    ),
)
def test_claims(answer, data):
    """关于两者何时等价的判断 / What holds for when the two are equivalent"""
    return share_of_claims(answer.claims(), TRUTH)


@picture(
    "两组数据上的两个方向",
    "Both directions on two sets of data",
    alt=(
        "左图：斜伸 60 度的两类样本，LDA 与 SVM 的箭头分开；右图：矩形的四个角加上远处的样本，两个箭头重合。",
        "Left: two classes slanted by 60 degrees, the arrows of LDA and SVM part. Right: the corners of a box and samples further off, "
        "both arrows are the same.",
    ),
)
def draw_directions(figure, answer, reference, says):
    box = np.vstack([BOX["X"], [[4.0, 0.0], [-3.0, 0.0]]]), np.append(BOX["y"], [1, -1])
    for axes, (X, y) in zip(figure.subplots(1, 2), (turned(60), box), strict=True):
        axes.plot(*X[y == 1].T, "+", color="C2", markersize=10)
        axes.plot(*X[y == -1].T, "_", color="C1", markersize=10)
        for direction, colour, name, width in (
            (answer.lda_direction(X, y), "C5", "LDA", 5),
            (answer.margin_direction(X, y), "C0", "SVM", 2),
        ):
            tip = 2 * array(direction, (2,))
            axes.plot([0, tip[0]], [0, tip[1]], color=colour, linewidth=width, label=name)
            axes.plot(*tip, "o", color=colour)
        axes.set_aspect("equal")
        axes.legend()


LDA_ANGLE, FINE_LDA_ANGLE, MARGIN_ANGLE, WITNESS_ANGLE, FINE_WITNESS_ANGLE = 1e-3, 1e-5, 1e-2, 1e-2, 1e-4
MEANS_HINT = (
    "S_w 是两类散度矩阵之和（不除以样本数），方向是 S_w⁻¹(μ₊ − μ₋)，再化为单位向量。",
    "S_w is the sum of both scatter matrices, not divided by counts; the direction is S_w⁻¹(μ₊ − μ₋), scaled to length 1.",
)
SUPPORT_HINT = (
    "先求 f，取 y f(x) = 1 的样本，不论 α；各类减去自己（这些样本）的均值，求和，不除以个数。",
    "Find f first and take the samples with y f(x) = 1, whatever their α; subtract from each class the mean of these samples, and "
    "sum without dividing.",
)
TRUTH = {
    "separable_implies_equal": False,
    "all_samples_on_margin_implies_equal": True,
    "equal_implies_all_on_margin": False,
    "equal_if_fitted_on_support_vectors_only": True,
    "equal_when_the_two_normals_are_perpendicular": False,
    "pseudo_inverse_gives_the_limit": False,
}


def centred(X, y):
    return np.vstack([X[y == s] - X[y == s].mean(axis=0) for s in (-1, 1)])


def difference_of_means(X, y):
    return X[y == 1].mean(axis=0) - X[y == -1].mean(axis=0)


def split_difference(X, y):
    """The parts of μ₊ − μ₋ outside and inside the null space of S_w, the latter from singular vectors of the centred samples."""
    _, values, rows = np.linalg.svd(centred(X, y))
    values = np.append(values, np.zeros(len(rows) - len(values)))[: len(rows)]
    size = float(abs(X).max())
    regular = values > 1e-5 * size
    parts = rows @ difference_of_means(X, y)
    return rows, values, regular, parts


def clear_scatter(X, y):
    """Whether the stub's promises about M and S_w hold: what is 0 and what is not can be told apart."""
    size = float(abs(X).max())
    if size < 1e-5:
        return False
    _, values, regular, parts = split_difference(X, y)
    inside = float(np.linalg.norm(parts[~regular]))
    return (
        bool(np.linalg.norm(parts) >= size / 100)
        and bool(np.all(values[regular] ** 2 >= 1e-4 * size**2))
        and bool(np.all(values[~regular] <= 1e-7 * size))
        and (inside <= 1e-8 * size or inside >= size / 100)
    )


def lda_of(X, y):
    rows, values, regular, parts = split_difference(X, y)
    if np.linalg.norm(parts[~regular]) > 1e-5 * abs(X).max():
        w = parts[~regular] @ rows[~regular]
    else:
        w = (parts[regular] / values[regular] ** 2) @ rows[regular]
    return w / np.linalg.norm(w)


@memo
def widest(X, y):
    """(direction, margin) of the hard-margin SVM, None if not separable: the point nearest to 0 among all differences of
    a point of one convex hull and a point of the other (Wolfe, 1976)."""
    y = np.asarray(y)
    P, N = X[y == 1], X[y == -1]
    size = float(abs(X).max())
    corners, shares = [(0, 0)], np.ones(1)
    z = P[0] - N[0]
    while True:
        length = float(np.linalg.norm(z))
        if length <= 1e-9 * size:
            return None
        i, j = int(np.argmin(P @ z)), int(np.argmax(N @ z))
        if (i, j) in corners or z @ (z - P[i] + N[j]) <= 1e-13 * size * length:
            break
        corners.append((i, j))
        shares = np.append(shares, 0.0)
        while True:
            V = np.array([P[a] - N[b] for a, b in corners]) / size
            k = len(V)
            bordered = np.block([[V @ V.T, np.ones((k, 1))], [np.ones((1, k)), np.zeros((1, 1))]])
            wanted = np.linalg.lstsq(bordered, np.append(np.zeros(k), 1.0), rcond=None)[0][:k]
            out = wanted <= 1e-12
            if not out.any():
                shares = wanted
                break
            step = min(1.0, float(np.min(shares[out] / np.maximum(shares[out] - wanted[out], 1e-300))))
            shares = shares + step * (wanted - shares)
            kept = shares > 1e-12
            if kept.all():
                kept[np.argmin(shares)] = False
            corners = [corner for corner, keep in zip(corners, kept, strict=True) if keep]
            shares = shares[kept] / shares[kept].sum()
        z = size * (shares @ V)
    u = z / np.linalg.norm(z)
    margin = float((P @ u).min() - (N @ u).max())
    if margin < length * (1 - 1e-7):
        return None
    return u, margin


def margins(X, y):
    """y f(x) of the hard-margin SVM."""
    u, margin = widest(X, y)
    along = X @ u
    middle = ((along[y == 1]).min() + (along[y == -1]).max()) / 2
    return y * (along - middle) * 2 / margin


def wide_enough(X, y):
    found = widest(X, y)
    return found is not None and found[1] >= abs(X).max() / 10


@memo
def quick(X, y):
    """Whether the margin is wide enough and SMO, the slowest of the usual methods, comes close to it within a few hundred steps."""
    y = np.asarray(y)
    if not wide_enough(X, y):
        return False
    scaled = X / abs(X).max()
    K = scaled @ scaled.T
    alpha, wanted = np.zeros(len(y)), y.astype(float)
    for _ in range(600):
        i = int(np.argmax(np.where((y > 0) | (alpha > 0), wanted, -np.inf)))
        gap = np.where((y < 0) | (alpha > 0), wanted[i] - wanted, 0.0)
        curvature = np.maximum(K[i, i] + np.diag(K) - 2 * K[i], 1e-300)
        j = int(np.argmax(np.where(gap > 0, gap**2 / curvature, 0.0)))
        if gap[j] <= 1e-4:
            w = (alpha * y) @ scaled
            return bool(np.linalg.norm(w / np.linalg.norm(w) - widest(X, y)[0]) <= 2e-3)
        rooms = (math.inf if y[i] > 0 else alpha[i], alpha[j] if y[j] > 0 else math.inf)
        step = min(gap[j] / curvature[j], *rooms)
        alpha[i] += y[i] * step
        alpha[j] -= y[j] * step
        wanted -= step * (K[i] - K[j])
    return False


def judge_direction(got, u, tolerance, what):
    direction = array(got, (len(u),), what)
    length = float(np.linalg.norm(direction))
    require(
        abs(length - 1) <= 1e-6,
        f"{what[0]}应是单位向量，长度是 {length:.6g}",
        f"{what[1][0].upper()}{what[1][1:]} should be a unit vector, but has length {length:.6g}",
        got=got,
    )
    off = float(np.linalg.norm(direction / length - u))
    require(
        off <= 1.9999,
        f"{what[0]}正好相反：它应从 − 指向 +",
        f"{what[1][0].upper()}{what[1][1:]} is turned round: it should point from − to +",
        expected=u,
        got=got,
    )
    degrees = math.degrees(2 * math.asin(min(1.0, off / 2)))
    require(
        off <= tolerance,
        f"{what[0]}偏了 {degrees:.3g} 度",
        f"{what[1][0].upper()}{what[1][1:]} is off by {degrees:.3g} degrees",
        expected=u,
        got=got,
    )


LDA_WORDS = ("LDA 的方向", "the direction of LDA")
MARGIN_WORDS = ("最大间隔的方向", "the direction of the maximum margin")
SCALES = (1.0, 1.0, 1.0, 2e-5, 20.0, 0.123456789)


def turned(theta):
    """Both classes are segments that lean by theta; the nearest samples are (0, 1) and (0, -1)."""
    radians = math.radians(theta)
    end = [4 * math.cos(radians), 1 + 4 * math.sin(radians)]
    return np.array([[0.0, 1.0], end, [0.0, -1.0], [-end[0], -end[1]]]), signs(1, 1, -1, -1)


def judge_equivalent(answer, u, n_extra, angle):
    got = answer.equivalent_data(u, n_extra)
    X, y, direction = own_data(got, len(u))
    for name, found in ((LDA_WORDS, lda_of(X, y)), (MARGIN_WORDS, direction)):
        off = float(np.linalg.norm(found - u))
        degrees = math.degrees(2 * math.asin(min(1.0, off / 2)))
        require(
            off <= angle,
            f"这些数据上，{name[0]}与 u 相差 {degrees:.4g} 度",
            f"On these data {name[1]} is {degrees:.4g} degrees from u",
            got=got,
        )
    require(bool(split_difference(X, y)[2].all()), "S_w 奇异", "S_w is singular", got=got)
    outside = int(np.sum(margins(X, y) >= 1.01 - 1e-6))
    require(
        outside >= n_extra,
        f"严格在间隔之外的样本有 {outside} 个，应至少有 {n_extra} 个",
        f"{outside} samples are strictly outside the margin; there should be {n_extra} at least",
        got=got,
    )


def own_data(got, d):
    """Data of the student's of any size, scaled to M = 1: separable, with a scatter that tells what is 0."""
    X, y = sequence(got, 2, ("(X, y)", "(X, y)"))
    X = array(X, (None, d), ("X", "X"))
    y = np.array(labels(y, len(X), (-1, 1), ("y", "y")), dtype=int)
    require(
        2 <= len(X) <= 2000,
        f"样本有 {len(X)} 个；几个到几百个就够了",
        f"There are {len(X)} samples; some to some hundreds will do",
    )
    require(len(set(y.tolist())) == 2, "两类都应有样本", "Both classes should occur", got=y)
    size = float(abs(X).max())
    require(size > 0, "X 全是 0", "X is 0 throughout", got=got)
    X = X / size
    found = widest(X, y)
    require(found is not None, "数据不是线性可分的", "The data are not linearly separable", got=got)
    require(
        clear_scatter(X, y),
        "数据太扁：μ₊ − μ₋ 或 S_w 的特征值相对于各数小得分不清是不是 0；换一组匀称些的",
        "The data are too flat: μ₊ − μ₋ or eigenvalues of S_w are so small beside the numbers that they cannot be told from 0; "
        "take more even ones",
        got=got,
    )
    return X, y, found[0]


def told_apart(X, y):
    """Whether every sample is on the margin or clearly outside."""
    outside = margins(X, y) - 1
    return bool(np.all((outside <= 1e-7) | (outside >= 0.2)))
