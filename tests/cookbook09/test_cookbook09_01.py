"""Checks of exercise cookbook9.1."""

import math

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, check, close, exercise, hint, number, parallel, picture, require, sequence
from grader.strategies import matrices, seeds

from .pins import cookbook09_01 as pins
from .pins.cookbook09_01 import FOUR
from .shared import orthonormal_columns, random_orthonormal, unit_columns

EXERCISE = exercise(
    kind="prove",
    book="§9.1.2, §9.1.3",
    patterns=["certificate", "bound", "two sides", "derived formula"],
    hints=[
        (
            "先画四个点，试几条直线：哪条的误差最小？它过原点吗？",
            "Draw four points and try some lines: which has the least error? Does it pass through the origin?",
        ),
        (
            "把每个 u 按特征向量展开，代入 uᵀΨu，看 λ_j 前面的系数。",
            "Expand each u in the eigenvectors, insert it into uᵀΨu, and look at the coefficient of λ_j.",
        ),
        (
            "讲义的优化问题里，约束只有每一列的长度：各列之间互不相干。",
            "The only constraint in the problem of the source is the length of each column: the columns do not know of each other.",
        ),
    ],
    written={
        "proof": [
            ("对固定的方向，说明 c 取在哪里最好", "For fixed directions, where c is best"),
            ("份额在 0 与 1 之间，总和是列数", "The shares lie between 0 and 1 and add up to the number of columns"),
            ("由此得到下界，并说明何时达到", "The bound that follows, and when it is attained"),
        ]
    },
)

HINT_ERROR = (
    "先减去 c，再减去在各列上的投影，剩下的部分的长度平方取平均。",
    "Subtract c, subtract the projections on the columns, and take the mean of the squared lengths of what is left.",
)
HINT_LISTS = (
    "两列只差在对哪个矩阵求特征值：平面过原点时，平方是从原点量起的。都要除以 N。",
    "Both differ in the matrix whose eigenvalues count: through the origin, squares are measured from the origin. Divide by N in both.",
)
HINT_SHARES = ("取 λ 只有一项是 1，其余是 0：这时 uᵀΨu 是什么？", "Let one λ be 1 and the others 0: what is uᵀΨu then?")
HINT_LITERAL = ("题目里有什么阻止各列相同吗？", "Does anything in the problem keep the columns from being equal?")
NUMBERS = matrices((1, 8), (1, 4))


@st.composite
def planes(draw):
    """{"X", "c", "U"}: sometimes the point is far away, or a column is one of the axes, or c has ties."""
    X = draw(NUMBERS)
    D = X.shape[1]
    rng = np.random.default_rng(draw(seeds()))
    d = draw(st.integers(0, D))
    kind = draw(st.sampled_from(["", "", "mean", "axes", "far", "tied", "near", "small"]))
    U = np.eye(D)[:, rng.permutation(D)[:d]] if kind == "axes" else random_orthonormal(rng, D, d)
    c = {
        "mean": X.mean(axis=0),
        "far": rng.normal(size=D) * 1e5,
        "tied": np.full(D, float(rng.integers(-3, 4))),
        "near": 1.0 + 1e-6 * np.arange(D),
        "small": rng.normal(size=D) * 1e-5,
    }.get(kind, rng.integers(-5, 6, size=D).astype(float))
    return {"X": X, "c": c, "U": U}


@st.composite
def frames(draw):
    """{"V", "U"}: any orthonormal columns, some of V's own among them, or nearly."""
    D = draw(st.integers(1, 5) | st.sampled_from([9, 12]))
    k = draw(st.integers(0, D))
    rng = np.random.default_rng(draw(seeds()))
    kind = draw(st.sampled_from(["", "", "own", "axes", "nearly"]))
    V = np.eye(D)[:, rng.permutation(D)] if kind == "axes" else random_orthonormal(rng, D, D)
    if kind in ("own", "nearly"):
        chosen = V[:, rng.permutation(D)[:k]]
        noise = rng.normal(size=(D, k)) * (2e-5 if kind == "nearly" else 0)
        U = np.linalg.qr(chosen + noise)[0] if k else chosen
    else:
        U = random_orthonormal(rng, D, k)
    return {"V": V, "U": U}


@st.composite
def symmetric(draw):
    """Symmetric matrices; eigenvalues may be negative, equal, nearly equal; entries tiny or huge."""
    D = draw(st.integers(1, 5) | st.sampled_from([9, 12]))
    rng = np.random.default_rng(draw(seeds()))
    kind = draw(st.sampled_from(["", "", "whole", "tied", "near", "small", "large", "negative", "diagonal"]))
    if kind == "whole":
        A = rng.integers(-4, 5, size=(D, D)).astype(float)
        return A + A.T
    if kind == "diagonal":
        return np.diag(rng.integers(-4, 5, size=D).astype(float))
    values = rng.uniform(0, 5, size=D)
    if kind == "tied":
        values[: D // 2 + 1] = 1.0
    if kind == "near":
        values = 2.0 + 1e-6 * rng.permutation(D)
    V = random_orthonormal(rng, D, D)
    A = V @ np.diag(values) @ V.T
    A = (A + A.T) / 2
    return A * {"small": 1e-6, "large": 1e6, "negative": -1.0}.get(kind, 1.0)


@check(points=1, hint=HINT_LISTS)
def test_four_points(answer):
    """四个点 (0,1), (4,1), (2,0), (2,2) 的两列最小误差 /
    Both lists of least errors for the four points (0,1), (4,1), (2,0), (2,2)"""
    # Through the origin: XᵀX/4 = [[6, 2], [2, 3/2]], with eigenvalues (7.5 ± √36.25)/2.
    origin, anywhere = sequence(answer.least_errors(FOUR), 2)
    close(origin, [7.5, (7.5 - math.sqrt(36.25)) / 2, 0.0], ("过原点的最小误差", "the least errors through the origin"))
    close(anywhere, [2.5, 0.5, 0.0], ("过任意点的最小误差", "the least errors through any point"))


@check(points=1)
def test_best_line(answer):
    """四个点 (0,1), (4,1), (2,0), (2,2) 的最优直线 /
    The best line for the four points (0,1), (4,1), (2,0), (2,2)"""
    c, U = sequence(answer.best_affine(FOUR, 1), 2)
    c, U = array(c, (2,), ("c", "c")), orthonormal_columns(U, 2, 1, ("U", "U"))
    with hint(*HINT_DIRECTIONS):
        parallel(U[:, 0], [1.0, 0.0], ("直线的方向", "the direction of the line"), tolerance=6e-5)
    with hint(*HINT_POINT):
        close(c[1], 1.0, ("c 的第 1 个分量（从 0 起）", "component 1 (from 0) of c"), abs=6e-5)


@check(points=2, given={"X": NUMBERS, "pick": st.integers(0, 12)}, also=pins.best_affine)
def test_best_affine(answer, X, pick):
    """最优平面的均方误差最小，它的列标准正交 /
    The best plane has the least mean squared error, and orthonormal columns"""
    judge_plane(answer, X, pick % (X.shape[1] + 1))


@check(points=2, given={"X": NUMBERS}, also=pins.least_errors, hint=HINT_LISTS)
def test_least_errors(answer, X):
    """任何数据的两列最小误差 / Both lists of least errors for any data"""
    pair = sequence(answer.least_errors(X), 2)
    for got, data, name in (
        (pair[0], X, ("过原点的最小误差", "the least errors through the origin")),
        (pair[1], centred(X), ("过任意点的最小误差", "the least errors through any point")),
    ):
        wanted = least_by_svd(data)
        close(array(got, (len(wanted),), name), wanted, name, abs=slack_of(wanted[0], X), rel=0)


@check(points=1, given={"plane": planes()}, also=pins.error, hint=HINT_ERROR)
def test_error(answer, plane):
    """到任何平面的均方误差，平面就是一点或整个空间时也不例外 /
    The mean squared error for any plane, be it a point or the whole space"""
    X, c, U = (plane[key] for key in ("X", "c", "U"))
    got = number(answer.error(X, c, U), ("均方误差", "the mean squared error"))
    slack = slack_of(error_by_definition(X, c, np.zeros((len(c), 0))), X, c)
    close(got, error_by_definition(X, c, U), ("均方误差", "the mean squared error"), abs=slack, rel=0)


@check(points=1, given={"frame": frames()}, also=pins.shares, hint=HINT_SHARES)
def test_shares(answer, frame):
    """份额与任何一组 λ 都配得上 / The shares fit any λ"""
    V, U = frame["V"], frame["U"]
    got = array(answer.discarded_shares(V, U), (len(V),), ("份额", "the shares"))
    # Let all λ be 0 but one, which is 1: what is left of the sum over j is one share.
    wanted = [math.fsum(float(u @ np.outer(v, v) @ u) for u in U.T) for v in V.T]
    close(got, wanted, ("份额", "the shares"), abs=1e-9, rel=0)


@check(
    points=2,
    given={"Psi": symmetric(), "k": st.integers(1, 6) | st.sampled_from([12, 20])},
    also=pins.literal,
    hint=HINT_LITERAL,
)
def test_literal(answer, Psi, k):
    """照字面解优化问题：各列长度是 1，目标不能再小 /
    The problem as it is written: columns of length 1, and the objective cannot be less"""
    U = unit_columns(answer.literal_program(Psi, k), len(Psi), k, ("返回值", "the returned value"))
    value = math.fsum(float(u @ Psi @ u) for u in (U / np.sqrt(np.sum(U**2, axis=0))).T)
    least = k * float(np.linalg.eigvalsh(Psi)[0])
    if value > least + 1e-9 * k * float(np.abs(Psi).max()):
        require(False, f"目标的值是 {value:.10g}，还可以更小", f"The objective is {value:.10g}, and can be less", got=U)


@picture(
    "直线转一圈，误差怎样变",
    "How the error changes as a line turns",
    alt=(
        "左图：一团不在原点附近的点和你的最优直线；右图：误差随直线方向变化的两条曲线，虚线是两个最小误差",
        "Left: a cloud away from the origin and your best line; right: the error as a line turns, two curves, with both least errors dashed",
    ),
)
def draw_lines(figure, answer, reference, says):
    X = np.random.default_rng(9).normal(size=(30, 2)) @ np.array([[0.3, 0.5], [0.2, -1.5]]) + [4.0, 1.0]
    c, U = answer.best_affine(X, 1)
    c, u = np.asarray(c, dtype=float), np.asarray(U, dtype=float)[:, 0]
    left, right = figure.subplots(1, 2)
    left.plot(*X.T, "o", color="gray", markersize=4)
    left.plot(0, 0, "+", color="black", markersize=10)
    left.plot(*np.array([c - 4 * u, c + 4 * u]).T, color="red")
    left.set_aspect("equal", adjustable="datalim")
    left.set_xlabel(says("红：最优直线；+：原点", "red: best line; +: origin"))
    angles = np.linspace(0, math.pi, 61)
    lists = answer.least_errors(X)
    for point, color, least in ((np.zeros(2), "black", lists[0][1]), (X.mean(axis=0), "red", lists[1][1])):
        errors = [answer.error(X, point, np.array([[math.cos(t)], [math.sin(t)]])) for t in angles]
        right.plot(np.degrees(angles), errors, color=color)
        right.axhline(float(least), linestyle="--", color=color, linewidth=0.8)
    right.set_xlabel(says("方向（度）", "direction (degrees)"))
    right.set_title(says("黑：过原点，红：过均值", "black: through 0, red: through mean"), fontsize="medium")
    right.set_ylabel(says("均方误差", "mean squared error"))


HINT_POINT = (
    "先定方向，再问 c 取在哪里最好：一些点到一个点的距离平方之和，何时最小？",
    "Fix the directions and ask where c is best: when is the sum of squared distances from one point to some others least?",
)
HINT_DIRECTIONS = (
    "平面应沿着数据散布最大的方向；丢弃的是散布最小的方向。",
    "The plane should follow the directions in which the data spread most; what is discarded should spread least.",
)


def slack_of(S, *numbers) -> float:
    """By how much the stub lets a mean squared error be off."""
    largest = max((float(np.abs(one).max(initial=0.0)) for one in numbers), default=0.0)
    return 1e-9 * S + 1e-24 * largest**2


def centred(X):
    """X without its mean, which is summed exactly."""
    return X - np.array([math.fsum(column) / len(X) for column in X.T])


def least_by_svd(X):
    """The least errors for d = 0 … D from the singular values of X; planes pass through the origin."""
    N, D = X.shape
    squares = np.zeros(D)
    values = np.linalg.svd(X, compute_uv=False) ** 2 / N
    squares[: len(values)] = values
    return [math.fsum(squares[d:]) for d in range(D + 1)]


def error_by_definition(X, c, U) -> float:
    total = []
    for x in X:
        rest = x - c
        for u in U.T:
            rest = rest - math.fsum((x - c) * u) * u
        total += (rest**2).tolist()
    return math.fsum(total) / len(X)


def judge_plane(answer, X, d):
    """Asks for the best plane of dimension d, and has it measured here."""
    D = X.shape[1]
    pair = sequence(answer.best_affine(X, d), 2)
    c = array(pair[0], (D,), ("c", "c"))
    U = orthonormal_columns(pair[1], D, d, ("U", "U"))
    least = least_by_svd(centred(X))
    got = error_by_definition(X, c, U)
    slack = slack_of(least[0], X)
    # The best point for these very directions: if c is at fault, this is what it costs.
    best_here = error_by_definition(centred(X), np.zeros(D), U)
    with hint(*HINT_POINT):
        require(
            got <= best_here + slack,
            f"平面的均方误差是 {got:.10g}；方向不变，换一点 c 可以是 {best_here:.10g}",
            f"The mean squared error of the plane is {got:.10g}; with the same directions another c has {best_here:.10g}",
        )
    with hint(*HINT_DIRECTIONS):
        require(
            got <= least[d] + slack,
            f"平面的均方误差是 {got:.10g}；换一些方向可以是 {least[d]:.10g}",
            f"The mean squared error of the plane is {got:.10g}; other directions have {least[d]:.10g}",
        )
