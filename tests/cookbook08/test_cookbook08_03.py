"""Checks of exercise cookbook8.3."""

import math

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, check, close, exercise, hint, picture, require, sequence
from grader.strategies import matrices, seeds

from .pins import cookbook08_03 as pins
from .shared import derivatives, filled, within

EXERCISE = exercise(
    kind="derive",
    book="§8.4",
    patterns=["derived formula", "certificate", "oracle"],
    hints=[
        (
            "把一列的一个数改一点：均值变多少，方差变多少，每个 x̂_i 又变多少？",
            "Move one number of a column a little: by how much do the mean and the variance change, and by how much each x̂_i?",
        ),
        (
            "先写出一列的雅可比矩阵，用差商核对；反向传播就是它的转置乘 dZ 的一列，再乘 γ。",
            "Write the Jacobian of one column first and check it by difference quotients; the backward pass is its transpose times a "
            "column of dZ, times γ.",
        ),
        (
            "看不见的方向：怎样改动整列，标准化之后的结果一点不变？",
            "Blind directions: how can the whole column change while what comes out stays exactly as it is?",
        ),
    ],
)


@st.composite
def layers(draw, columns=(1, 3)):
    """{"X", "gamma", "beta", "eps", "dZ"} within the bounds of the stub."""
    X = draw(matrices((1, 7), columns))
    rng = np.random.default_rng(draw(seeds()))
    kind = draw(st.sampled_from(["plain", "plain", "fine", "small", "large"]))
    n = X.shape[1]
    return {
        "X": X,
        "gamma": filled(rng, n, kind),
        "beta": filled(rng, n, kind),
        "eps": allowed(X, draw(st.sampled_from([0.0, 0.0, 1e-10, 1e-5, 2.0, 1000.0]))),
        "dZ": filled(rng, X.shape, kind),
    }


@st.composite
def columns(draw):
    """One column that is not constant, of any scale."""
    x = draw(matrices((2, 8), (1, 1), stretch=("small", "large", "fine", "duplicate", "long")))[:, 0]
    if np.ptp(x) == 0 or np.std(x) < 1e-3 * np.abs(x).max():
        x = np.where(np.arange(len(x)) % 2, 1.0, -2.0)
    return x


@st.composite
def foldings(draw):
    """{"W", "b", "gamma", "beta", "mean", "var", "eps"}."""
    W = draw(matrices((1, 5), (1, 4), stretch=("small", "large", "fine", "constant", "dependent", "duplicate", "wide")))
    rng = np.random.default_rng(draw(seeds()))
    n = W.shape[1]
    kind = draw(st.sampled_from(["plain", "fine", "small", "large"]))
    var = np.abs(filled(rng, n, kind))
    eps = draw(st.sampled_from([0.0, 1e-12, 1e-5, 1.0, 300.0]))
    if draw(st.booleans()):
        var[:] = var[0]
    if eps == 0:
        var = np.where(var < 1e-12, 1.0, var)
    b, gamma, beta, mean = (filled(rng, n, kind) for _ in range(4))
    return {"W": W, "b": b, "gamma": gamma, "beta": beta, "mean": mean, "var": var, "eps": eps}


@check(points=1, book="§8.4")
def test_three_numbers(answer):
    """0, 0, 3 的标准化，以及 γ = 2、β = 1 的一列 / 0, 0, 3 normalised, and a column with γ = 2 and β = 1"""
    with hint(*HINT_FORWARD):
        for column, gamma, beta, wanted in (
            ([0.0, 0.0, 3.0], 1.0, 0.0, [-math.sqrt(0.5), -math.sqrt(0.5), math.sqrt(2)]),
            ([1.0, 3.0], 2.0, 1.0, [-1.0, 3.0]),
        ):
            X = np.array(column)[:, None]
            got = sequence(
                answer.normalize(X, np.array([gamma]), np.array([beta]), 0.0), 3, ("返回的三项", "the result")
            )
            close(got[0], np.array(wanted)[:, None], ("标准化的结果", "Z"))
            close(got[1], [float(np.mean(column))], ("均值", "the mean"))
            close(got[2], [{3: 2.0, 2: 1.0}[len(column)]], ("方差", "the variance"))


@check(points=0.5, book="§8.4")
def test_by_hand(answer):
    """手算的例子：损失对 X 的导数 / An example by hand: the derivative by X"""
    # The scale is √(2 + 2) = 2 and x̂ = (-½, -½, 1); dX = ½ (dZ - ⅓ - x̂ · (-½)/3).
    dX = sequence(answer.backward(*HAND.values()), 3, ("返回的三项", "the result"))[0]
    with hint(*HINT_BACKWARD):
        close(dX, [[7 / 24], [-5 / 24], [-1 / 12]], ("对 X 的导数", "dX"))


@check(points=0.5, book="§8.4")
def test_by_hand_parameters(answer):
    """手算的例子：损失对 γ 与 β 的导数 / An example by hand: the derivatives by γ and β"""
    _, dgamma, dbeta = sequence(answer.backward(*HAND.values()), 3, ("返回的三项", "the result"))
    with hint(*HINT_SCALE_AND_SHIFT):
        close(dgamma, [-0.5], ("对 γ 的导数", "dgamma"))
        close(dbeta, [1.0], ("对 β 的导数", "dbeta"))


@check(points=1, book="§8.4", given={"case": layers()}, also=pins.forward)
def test_forward(answer, case):
    """每一列各自标准化；只有一个样本，或者数很大、很小、彼此很近时也一样 /
    Each column is normalised by itself, also with one sample, and for numbers that are large, small or close together
    """
    X, gamma, beta, eps, _ = case.values()
    mean, variance, scale = column_statistics(X, eps)
    got = sequence(answer.normalize(X, gamma, beta, eps), 3, ("返回的三项", "the result"))
    with hint(*HINT_FORWARD):
        wanted = np.array([normal(column, eps) for column in X.T]).T * gamma + beta
        near(got[0], wanted, np.abs(gamma) + np.abs(beta), ("标准化的结果", "Z"))
        near(got[1], mean, np.abs(X).max(axis=0), ("均值", "the mean"))
        near(got[2], variance, scale**2, ("方差", "the variance"))


@check(points=2, book="§8.4", given={"case": layers(columns=(1, 1))}, also=pins.forward, examples=40)
def test_jacobian(answer, case):
    """雅可比矩阵的每一项都是 ∂x̂_i/∂x_j / Each entry of the Jacobian is ∂x̂_i/∂x_j"""
    for x in case["X"].T[:3]:
        J = jacobian_of(x, case["eps"])
        with hint(*HINT_JACOBIAN):
            scale = math.sqrt(column_statistics(x[:, None], case["eps"])[1][0] + case["eps"])
            near(answer.jacobian(x, case["eps"]), J, 1 / scale, ("雅可比矩阵", "the Jacobian"))


@check(points=2, book="§8.4", given={"case": layers()}, also=pins.forward)
def test_by_input(answer, case):
    """对 X 的导数符合定义 / The derivative by X is what it is by definition"""
    X, gamma, _, eps, dZ = case.values()
    scale = column_statistics(X, eps)[2]
    dX = sequence(answer.backward(X, gamma, eps, dZ), 3, ("返回的三项", "the result"))[0]
    wanted = np.array([g * jacobian_of(x, eps).T @ dz for x, g, dz in zip(X.T, gamma, dZ.T, strict=True)]).T
    with hint(*HINT_BACKWARD):
        near(dX, wanted, np.abs(gamma) / scale * np.abs(dZ).max(axis=0), ("对 X 的导数", "dX"))


@check(points=1, book="§8.4", given={"case": layers()}, also=pins.forward)
def test_by_parameters(answer, case):
    """对 γ 与 β 的导数符合定义 / The derivatives by γ and β are what they are by definition"""
    X, gamma, _, eps, dZ = case.values()
    got = sequence(answer.backward(X, gamma, eps, dZ), 3, ("返回的三项", "the result"))
    hats = np.array([normal(column, eps) for column in X.T]).T
    sizes = np.abs(dZ).sum(axis=0)
    with hint(*HINT_SCALE_AND_SHIFT):
        by_gamma = derivatives(lambda at: (dZ * (at * hats)).sum(), gamma)
        near(got[1], by_gamma, sizes, ("对 γ 的导数", "dgamma"))
        near(got[2], derivatives(lambda at: (dZ * (hats + at)).sum(), gamma), sizes, ("对 β 的导数", "dbeta"))


@check(points=1, given={"x": columns()}, also=pins.blind, examples=40)
def test_blind(answer, x):
    """看不见的方向：每个都不改变 x̂，线性无关，并且一个不缺 /
    Blind directions: none of them changes x̂, they are independent, and none is missing"""
    J, scale = jacobian_of(x, 0.0), float(np.std(x))
    got = array(answer.blind_directions(x), (None, len(x)), ("各个方向", "the directions"))
    lengths = np.sqrt((got**2).sum(axis=1))
    with hint(*HINT_BLIND):
        require(bool(np.all(lengths > 0)), "零向量不是方向", "The zero vector is no direction", got=got)
        units = got / lengths[:, None]
        for i, unit in enumerate(units):
            change = float(np.abs(J @ unit).max() * scale)
            require(
                change <= 1e-8,
                f"第 {i} 个方向（从 0 数起）会改变 x̂：沿它走一个尺度 s，x̂ 的变化率达 {change:.3g}",
                f"Direction {i} (counted from 0) changes x̂: a way of one scale s along it changes x̂ at a rate of {change:.3g}",
                got=got,
            )
        least = min(np.linalg.svd(units, compute_uv=False), default=1.0) if len(units) <= len(x) else 0.0
        require(
            least >= 1e-6,
            f"这些方向线性相关，或几乎相关：最小的奇异值是 {least:.3g}",
            f"These directions are dependent, or nearly so: the smallest singular value is {least:.3g}",
            got=got,
        )
        missing = len(x) - len(units) - int((np.linalg.svd(J * scale, compute_uv=False) > 1e-6).sum())
        require(
            missing == 0,
            "这些方向都看不见，但还有别的，不能由它们组合出来",
            "It is blind to each of these, but there are others that are no combinations of them",
            got=got,
        )


@check(points=1, given={"case": foldings()}, also=pins.fold)
def test_fold(answer, case):
    """并入之后的线性层对每个 x 都给出同样的结果 / The folded layer gives the same as before for each x"""
    W, b, gamma, beta, mean, var, eps = case.values()

    def after(x):
        return gamma * (x @ W + b - mean) / np.sqrt(var + eps) + beta

    factor = np.abs(gamma) / np.sqrt(var + eps)
    got = sequence(answer.fold(*case.values()), 2, ("返回的两项", "the result"))
    with hint(*HINT_FOLD):
        slopes = derivatives(after, np.zeros(len(W))).T
        near(got[0], slopes, np.abs(W).max(axis=0) * factor, ("合并后的权", "W'"))
        sizes = factor * (np.abs(b) + np.abs(mean)) + np.abs(beta)
        near(got[1], after(np.zeros(len(W))), sizes, ("合并后的偏置", "b'"))


@picture(
    "雅可比矩阵和它看不见的方向",
    "The Jacobian and the directions to which it is blind",
    alt=(
        "左边是雅可比矩阵的色块图，对角线上的值最大；右边是你给出的各个方向，每个一条折线，横轴是样本。",
        "Left: a colour map of the Jacobian, largest on the diagonal. Right: your directions, a line for each, samples across.",
    ),
)
def draw_jacobian(figure, answer, reference, says):
    J = np.array(answer.jacobian(PICTURED, 0.0), dtype=float)
    directions = np.array(answer.blind_directions(PICTURED), dtype=float)
    left, right = figure.subplots(1, 2)
    size = float(np.abs(J).max())
    shown = left.imshow(J, cmap="RdBu", vmin=-size, vmax=size)
    figure.colorbar(shown, ax=left, shrink=0.6)
    left.set_title("∂x̂ᵢ/∂xⱼ")
    for direction, marker in zip(directions[:4], "os^d", strict=False):
        right.plot(direction / np.linalg.norm(direction), marker + "-")
    right.axhline(0, color="gray", linewidth=0.5)
    right.set_xlabel(says("样本", "sample"))
    right.set_title(says("看不见的方向", "blind directions"))


HINT_FORWARD = (
    "方差除以 m，每列各算各的；eps 加在方差上，然后开方。先减均值再平方，数很大时才算得准。",
    "The variance is divided by m, and each column has its own; eps is added to the variance before the root. Subtract the mean before "
    "you square: that stays exact where numbers are large.",
)
HINT_JACOBIAN = (
    "x_j 从三处进入 x̂_i：它自己（i = j 时）、均值、方差。先对 μ，再对方差求导。",
    "x_j enters x̂_i in three places: by itself (if i = j), in the mean and in the variance. Differentiate through μ, then through var.",
)
HINT_BACKWARD = (
    "μ 与方差也是 x 的函数：每个 x_j 都影响整列的 x̂。",
    "μ and the variance depend on x, too: each x_j has its effect on the x̂ of the whole column.",
)
HINT_SCALE_AND_SHIFT = (
    "z = γx̂ + β：同一个 γ 与 β 用于整列，所以对各行求和。",
    "z = γx̂ + β: one γ and one β serve the whole column, so sum over the rows.",
)
HINT_BLIND = (
    "给全列加一个常数会怎样？还有什么改动也不留痕迹？",
    "What happens if a constant is added to the whole column? What other change leaves no trace?",
)
HINT_FOLD = (
    "把右边展开，与 xW' + b' 逐项比较：x 的系数给出 W'，其余给出 b'。",
    "Expand the right-hand side and compare with xW' + b': what stands with x gives W', the rest b'.",
)


def near(got, expected, sizes, what):
    """Within 10⁻⁸ times what the terms are of size."""
    return within(got, expected, 1e-8 * np.asarray(sizes) + 1e-300, what)


def column_statistics(X, eps):
    """Means, variances and scales; a column is shifted by one of its numbers first, so that nothing is lost where it is far from 0."""
    first = X[0]
    shift = np.array([math.fsum(column) / len(column) for column in (X - first).T])
    variance = np.array([math.fsum(column) / len(column) for column in ((X - first - shift) ** 2).T])
    return first + shift, variance, np.sqrt(variance + eps)


def normal(x, eps):
    """One normalised column, of real or of complex numbers."""
    apart = x - x[0]
    apart = apart - apart.sum() / len(x)
    return apart / np.sqrt((apart**2).sum() / len(x) + eps)


def jacobian_of(x, eps):
    return derivatives(lambda at: normal(at, eps), x)


def allowed(X, eps):
    """The eps, or the least one that the stub allows with these columns."""
    size = np.abs(X).max(axis=0)
    needed = (2e-6 * size) ** 2 - column_statistics(X, 0.0)[1]
    needed = np.where(size == 0, 0.5, needed)
    return float(max(eps, needed.max()))


HAND = {"X": np.array([[0.0], [0.0], [3.0]]), "gamma": np.ones(1), "eps": 2.0, "dZ": np.array([[1.0], [0.0], [0.0]])}
PICTURED = np.array([0.0, 1.0, 4.0, 2.0, -3.0, 2.0])
