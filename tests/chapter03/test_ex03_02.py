"""Checks of exercise 3.2."""

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_3_0a
from grader.checks import array, close, example_check, exercise, picture, property_check, require, sequence
from grader.strategies import grid, matrices

EXERCISE = exercise(
    kind="prove",
    book="§3.3",
    patterns=["witness", "derived formula", "certificate"],
    hints=[
        (
            "只看标量 $z = w^T x + b$: 输出的二阶导数何时变号? 而 $p(1-p)$ 永不为负.",
            "Look at the scalar $z = w^T x + b$: where does the second derivative change sign? And $p(1-p)$ is never negative.",
        )
    ],
    equivalent_mutants={
        "return weights_at(-b, x), weights_at(9 - b, x)  # y is concave in z = w·x + b where z > 0": (
            "Another right counterexample: a chord to z = 9 lies below the curve as well."
        ),
        "return weights_at(-b, x), weights_at(7 - b, x)  # y is concave in z = w·x + b where z > 0": (
            "Another right counterexample: a chord to z = 7 lies below the curve as well."
        ),
        "far = weights_at(9, x)": "Another right counterexample: a chord to z = 9 lies below the curve as well.",
        "far = weights_at(7, x)": "Another right counterexample: a chord to z = 7 lies below the curve as well.",
        "if np.linalg.matrix_rank(X1) >= X1.shape[1]:": "A rank never exceeds the number of columns.",
    },
)

MARGIN = 0.05
VALUES = grid(-3, 3)


def vectors(low=1, high=4):
    return st.lists(VALUES, min_size=low, max_size=high).map(np.array)


@st.composite
def points(draw, rows=(1, 6), columns=(1, 3)):
    """{"X": (m, d), "beta": (d+1,)} with z within about ±20."""
    X = draw(matrices(rows, columns, VALUES, stretch=False))
    beta = draw(st.lists(grid(-2, 2), min_size=X.shape[1] + 1, max_size=X.shape[1] + 1))
    return {"X": X, "beta": np.array(beta)}


@st.composite
def tables(draw):
    """Small tables of integers; in many of them the columns and the constant are linearly dependent."""
    X = draw(matrices((1, 6), (1, 3), st.integers(-3, 3), stretch=False))
    match draw(st.sampled_from(("as it is", "constant column", "repeated column", "sum"))):
        case "constant column":
            X[:, 0] = draw(st.integers(-2, 2))
        case "repeated column":
            X = np.column_stack([X, X[:, 0]])
        case "sum":
            X = np.column_stack([X, X.sum(axis=1) - 1])
    return X


@property_check(
    "对任意 x ≠ 0 和 b, 都给出输出 y(w) 的反例: 中点处比弦高 0.05 以上; x = 0 时为 None",
    "For any x ≠ 0 and b there is a counterexample for the output y(w), its midpoint 0.05 above the chord; None if x = 0",
    points=20,
    book="(3.18)",
    given={"x": vectors(), "b": grid(-3, 3)},
    also=[{"x": np.array([1.0]), "b": 0.0}, {"x": np.zeros(2), "b": 1.0}, {"x": np.array([0.0, -0.125]), "b": -3.0}],
    hint=(
        "先在 $z$ 轴上找一段向上拱的弦, 再把它换算成 $w$: 要 $w^T x + b = z$, $w$ 可沿 $x$ 的方向取.",
        "Find a chord under an arch on the z axis, then carry it over to $w$: $w^T x + b = z$ has a solution along $x$.",
    ),
)
def test_output_is_not_convex(answer, x, b):
    _lies_above_its_chord(answer.output_violation(x, b), x, lambda w: sigmoid(w @ x + b))


@property_check(
    "对任意 x ≠ 0 和标记 0、1, 都给出平方误差的反例; x = 0 时为 None",
    "For any x ≠ 0 and label 0 or 1 there is a counterexample for the squared error; None if x = 0",
    points=15,
    given={"x": vectors(), "label": st.integers(0, 1)},
    also=[{"x": np.array([1.0]), "label": 0}, {"x": np.array([1.0]), "label": 1}, {"x": np.zeros(3), "label": 1}],
    hint=(
        "误差接近 1 的地方曲线变平: 那里向上拱. 两种标记互为镜像.",
        "Where the error is close to 1 the curve flattens: there it is an arch. The two labels mirror each other.",
    ),
)
def test_squared_loss_is_not_convex(answer, x, label):
    _lies_above_its_chord(answer.squared_loss_violation(x, label), x, lambda w: (label - sigmoid(w @ x)) ** 2)


@example_check(
    "z = 1、−1、0 处, 输出的黑塞矩阵是 x xᵀ 乘 −0.090858、0.090858、0",
    "At z = 1, −1, 0 the Hessian of the output is x xᵀ times −0.090858, 0.090858, 0",
    points=10,
    book="(3.18)",
    hint=("$y' = y(1-y)$; 再求一次导, 注意符号.", "$y' = y(1-y)$; differentiate once more and mind the sign."),
)
def test_output_hessian_at_three_points(answer):
    x = np.array([1.0, 2.0])
    for w, b, factor in (([0.5, 0.5], -0.5, -0.090858), ([-1.0, 0.5], -1.0, 0.090858), ([1.0, -0.5], 0.0, 0.0)):
        expected = factor * np.array([[1.0, 2.0], [2.0, 4.0]])
        close(answer.output_hessian(np.array(w), b, x), expected, HESSIAN, abs=4e-6)


@property_check(
    "输出的黑塞矩阵与梯度的数值差商一致",
    "The Hessian of the output is what differences of its gradient give",
    points=15,
    given={"x": vectors(), "b": grid(-2, 2), "seed": st.integers(0, 99)},
    hint=("它是一个数乘以 $x x^T$; 这个数可正可负.", "It is a number times $x x^T$, a number of either sign."),
)
def test_output_hessian_is_the_derivative(answer, x, b, seed):
    w = np.random.default_rng(seed).integers(-4, 5, len(x)) / 4

    def gradient(w):
        y = sigmoid(w @ x + b)
        return y * (1 - y) * x

    close(answer.output_hessian(w, b, x), differences(gradient, w), HESSIAN, abs=1e-6, rel=1e-6)


@example_check(
    "西瓜 3.0α 上 β = 0 处, 负对数似然的黑塞矩阵是 (1.317210, 0.497457, 2.263750; …)",
    "On watermelon 3.0α at β = 0 the Hessian of the negative log-likelihood is (1.317210, 0.497457, 2.263750; …)",
    points=5,
    book="(3.31)",
    hint=(
        "$β = 0$ 时每个 $p(1-p)$ 都是 1/4; 别忘了常数列.",
        "At $β = 0$ every $p(1-p)$ is 1/4; mind the column of ones.",
    ),
)
def test_nll_hessian_on_3_0a(answer):
    expected = [[1.317210, 0.497457, 2.263750], [0.497457, 0.249983, 0.904500], [2.263750, 0.904500, 4.25]]
    close(answer.nll_hessian(np.zeros(3), watermelon_3_0a()["X"]), expected, HESSIAN, abs=1e-6)


@property_check(
    "负对数似然的黑塞矩阵与梯度的数值差商一致",
    "The Hessian of the negative log-likelihood is what differences of its gradient give",
    points=10,
    book="(3.30), (3.31)",
    given={"point": points()},
    hint=(
        "每个样本贡献 $p(1-p)$ 乘以增广向量 $(x; 1)$ 的外积.",
        "Each sample adds $p(1-p)$ times the outer product of its augmented vector $(x; 1)$.",
    ),
)
def test_nll_hessian_is_the_derivative(answer, point):
    X1 = np.column_stack([point["X"], np.ones(len(point["X"]))])
    expected = differences(lambda beta: X1.T @ sigmoid(X1 @ beta), point["beta"])
    close(answer.nll_hessian(point["beta"], point["X"]), expected, HESSIAN, abs=1e-6, rel=1e-6)


@property_check(
    "A 的转置乘以 A 就是负对数似然的黑塞矩阵",
    "A transposed times A is the Hessian of the negative log-likelihood",
    points=15,
    book="(3.31)",
    given={"point": points()},
    hint=(
        "把每个样本的贡献 $p(1-p)$ 平分给两个因子; 一个样本可占 $A$ 的一行.",
        "Share each sample's $p(1-p)$ between the two factors; a sample may be a row of $A$.",
    ),
)
def test_factor_proves_convexity(answer, point):
    A = array(answer.psd_factor(point["beta"], point["X"]), (None, point["X"].shape[1] + 1), ("A", "A"))
    expected = nll_hessian_by_definition(point["beta"], point["X"])
    close(A.T @ A, expected, ("A 的转置乘以 A", "A transposed times A"))


@property_check(
    "存在不弯曲的方向时, 返回沿它的一个单位向量; 严格凸时返回 None",
    "Where there is a direction without curvature a unit vector along it comes back; None where it is strictly convex",
    points=10,
    book="(3.31)",
    given={"X": tables()},
    also=[{"X": np.array([[0.0, 1.0], [2.0, 1.0], [3.0, 1.0]])}, {"X": np.array([[0.0], [1.0]])}],
    hint=(
        "$v^T H v$ 是各样本 $p(1-p) (v^T x̂)^2$ 之和: 何时为 0? 常数列和偏置也可能相关.",
        "$v^T H v$ sums $p(1-p) (v^T x̂)^2$ over the samples: when is it 0? A constant column depends on the bias.",
    ),
)
def test_flat_direction(answer, X):
    got, X1 = answer.flat_direction(X), np.column_stack([X, np.ones(len(X))])
    if np.linalg.matrix_rank(X1) == X1.shape[1]:
        require(
            got is None, "这里严格凸, 应返回 None", "It is strictly convex here: None is right", expected=None, got=got
        )
        return
    require(
        got is not None, "这里有不弯曲的方向, 不是严格凸", "There is a flat direction here: it is not strictly convex"
    )
    v = array(got, (X1.shape[1],), ("方向", "the direction"))
    close(np.linalg.norm(v), 1.0, ("方向的长度", "the length of the direction"), abs=1e-6)
    for beta in (np.zeros_like(v), np.ones_like(v), np.arange(len(v)) / 4 - 0.5):
        curvature = v @ nll_hessian_by_definition(beta, X) @ v
        require(
            curvature <= 1e-10,
            f"β = {beta.tolist()} 处沿此方向的二阶导数是 {curvature:.3g}, 应为 0",
            f"At β = {beta.tolist()} the second derivative along this direction is {curvature:.3g}, which should be 0",
            got=v,
        )


@picture(
    "一维情形: 输出、平方误差、负对数似然, 以及你给出的弦",
    "In one dimension: output, squared error, negative log-likelihood, and your chords",
    alt=(
        "三条曲线并排: 前两条有一段在弦的上方, 第三条处处在弦的下方",
        "Three curves side by side: the first two rise above a chord somewhere, the third never does",
    ),
)
def draw_chords(figure, answer, reference, says):
    x, z = np.ones(1), np.linspace(-10, 10, 401)
    panels = (
        (says("输出 y", "output y"), sigmoid, answer.output_violation(x, 0.0)),
        (
            says("平方误差 (1 − y)²", "squared error (1 − y)²"),
            lambda z: (1 - sigmoid(z)) ** 2,
            answer.squared_loss_violation(x, 1),
        ),
        (says("负对数似然 −ln y", "neg. log-likelihood −ln y"), lambda z: np.logaddexp(0, -z), (-6.0, 6.0)),
    )
    for axes, (title, curve, chord) in zip(figure.subplots(1, 3), panels, strict=True):
        axes.plot(z, curve(z))
        if chord is not None:
            ends = np.array([float(np.ravel(w)[0]) for w in chord])
            axes.plot(ends, curve(ends), "o-")
            axes.plot([ends.mean()] * 2, [curve(ends).mean(), curve(ends.mean())], ":k")
        axes.set(title=title, xlabel="w")


HESSIAN = ("黑塞矩阵", "the Hessian")


def sigmoid(z):
    return 0.5 * (1 + np.tanh(np.asarray(z) / 2))


def nll_hessian_by_definition(beta, X):
    """(3.31) sample by sample."""
    H = np.zeros((len(beta), len(beta)))
    for row in X:
        x = np.append(row, 1.0)
        p = sigmoid(beta @ x)
        H += p * (1 - p) * np.outer(x, x)
    return H


def differences(gradient, at, h=1e-5):
    """The derivative of a gradient by central differences."""
    steps = h * np.eye(len(at))
    return np.array([(gradient(at + step) - gradient(at - step)) / (2 * h) for step in steps])


def _lies_above_its_chord(got, x, f):
    if not np.any(x):
        require(
            got is None,
            "x = 0 时函数是常数, 应返回 None",
            "For x = 0 the function is constant: None is right",
            expected=None,
            got=got,
        )
        return
    require(got is not None, "x ≠ 0 时总能找到反例", "For x ≠ 0 there always is a counterexample", got=got)
    w1, w2 = (array(w, x.shape, ("权重", "a weight vector")) for w in sequence(got, 2, ("反例", "the counterexample")))
    middle, chord = f((w1 + w2) / 2), (f(w1) + f(w2)) / 2
    require(
        middle >= chord + MARGIN,
        f"中点处的值是 {middle:.4f}, 弦上是 {chord:.4f}: 应至少高出 {MARGIN}",
        f"The value at the midpoint is {middle:.4f}, on the chord {chord:.4f}: it should be higher by {MARGIN} at least",
        got=got,
    )
