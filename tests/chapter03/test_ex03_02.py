"""Checks of exercise 3.2."""

from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_3_0a
from grader.checks import array, check, close, exercise, fail, hint, memo, number, picture, require, sequence
from grader.strategies import edges, grid, matrices, numbers, seeds

from .pins import ex03_02 as pins
from .shared import with_ones

EXERCISE = exercise(
    kind="prove",
    book="§3.3",
    patterns=["witness", "derived formula", "certificate"],
    hints=[
        (
            "只看标量 $z = w^T x + b$：输出的二阶导数何时变号？而 $p(1-p)$ 永不为负。",
            "Look at the scalar $z = w^T x + b$: where does the second derivative change sign? And $p(1-p)$ is never negative.",
        ),
        (
            "在 z 轴上找到一段向上拱的弦，再沿 $x$ 的方向把两个端点换算成 $w$。",
            "Find a chord under an arch on the z axis, then carry both ends over to $w$ along the direction of $x$.",
        ),
        (
            "$v^T H v$ 是各样本 $p(1-p) (v^T \\hat{x})^2$ 之和：由此得到因子 $A$，也看出它何时为 0。",
            "$v^T H v$ sums $p(1-p) (v^T \\hat{x})^2$ over the samples: this gives the factor $A$, and tells when it is 0.",
        ),
    ],
    written={
        "proof": [
            ("由二阶导数变号说明输出不凸", "The output is not convex, since its second derivative changes sign"),
            ("平方误差在接近 1 处变平，因而不凸", "The squared error flattens near 1 and so is not convex"),
            (
                "由 AᵀA 得出凸，由 (x; 1) 张成全空间得出严格凸",
                "Convex by AᵀA; strictly so where the (x; 1) span the space",
            ),
        ]
    },
    contract=[
        (
            "x 与 X 中的数在 10⁻⁶ 到 10⁷ 之间，各列的单位可以相差悬殊；|b| ≤ 1000，传入的点处 |w·x + b| ≤ 1000",
            "Numbers in x and X from 10⁻⁶ to 10⁷, columns that differ widely in scale; |b| ≤ 1000, and |w·x + b| ≤ 1000 at the points given",
        ),
        (
            "海森矩阵的元素 (i, j) 准到第 i、j 两列长度之积的 10⁻⁹，A^T A 准到最长一列长度平方的 10⁻⁹",
            "Entry (i, j) of a Hessian is right to 10⁻⁹ of the product of the lengths of columns i and j, A^T A to 10⁻⁹ of the square "
            "of the longest column",
        ),
        (
            "`flat_direction` 的各分量准到 10⁻⁵；X 要么确有平的方向，要么离它很远：各列缩放到长度 1 之后，最小奇异值不小于 0.001",
            "Components of `flat_direction` are right to 10⁻⁵; X has a flat direction or is far from it: with columns scaled to length "
            "1 the smallest singular value is at least 0.001",
        ),
        (
            "至多 120 个样本、十列；一个 x 至多 120 个分量",
            "At most 120 samples and ten columns; up to 120 components in one x",
        ),
    ],
)


@st.composite
def vectors(draw):
    """Vectors x, some of them zero, very small, very large or of many components."""
    return np.array(draw(numbers((1, 4), VALUES)))


@st.composite
def points(draw):
    """{"X": (m, d), "beta": (d+1,)} with z within about ±40."""
    X = draw(matrices((1, 6), (1, 3), VALUES))
    beta = np.random.default_rng(draw(seeds())).integers(-8, 9, X.shape[1] + 1) / 4
    beta[:-1] /= np.maximum(1.0, np.abs(X).max(axis=0) / 3)
    return {"X": X, "beta": beta}


@st.composite
def tables(draw):
    """Matrices X for which (X, 1) has dependent columns, or is far from it."""
    return draw(_any_tables().filter(lambda X: not _has_full_rank(X) or _smallest_singular(X) >= 1e-3))


@check(
    points=1.5,
    book="(3.18)",
    given={"x": vectors(), "b": grid(-3, 3)},
    strict_given={"x": vectors(), "b": st.one_of(grid(-3, 3), edges(-1000.0, 1000.0))},
    also=pins.output_is_not_convex,
)
def test_output_is_not_convex(answer, x, b):
    """对任意 x ≠ 0 和 b，都给出输出 y(w) 的反例：中点处比弦高 0.05 以上；x = 0 时为 None /
    For any x ≠ 0 and b there is a counterexample for the output y(w), its midpoint 0.05 above the chord; None if x = 0
    """
    with hint(
        "先在 $z$ 轴上找一段向上拱的弦，再把它换算成 $w$：要 $w^T x + b = z$，$w$ 可沿 $x$ 的方向取。",
        "Find a chord under an arch on the z axis, then carry it over to $w$: $w^T x + b = z$ has a solution along $x$.",
    ):
        _lies_above_its_chord(answer.output_violation(x, b), x, b, sigmoid)


@check(points=1.5, given={"x": vectors(), "label": st.integers(0, 1)}, also=pins.squared_loss_is_not_convex)
def test_squared_loss_is_not_convex(answer, x, label):
    """对任意 x ≠ 0 和标记 0、1，都给出平方误差的反例；x = 0 时为 None /
    For any x ≠ 0 and label 0 or 1 there is a counterexample for the squared error; None if x = 0"""
    with hint(
        "误差接近 1 的地方曲线变平：那里向上拱。两种标记互为镜像。",
        "Where the error is close to 1 the curve flattens: there it is an arch. The two labels mirror each other.",
    ):
        _lies_above_its_chord(answer.squared_loss_violation(x, label), x, 0.0, lambda z: (label - sigmoid(z)) ** 2)


@check(points=0.5, book="(3.18)")
def test_output_hessian_at_three_points(answer):
    """三个点 z = 1、−1、0 处输出的海森矩阵 / The Hessian of the output at three points, z = 1, −1, 0"""
    x = np.array([1.0, 2.0])
    for w, b, factor in (([0.5, 0.5], -0.5, -0.090858), ([-1.0, 0.5], -1.0, 0.090858), ([1.0, -0.5], 0.0, 0.0)):
        expected = factor * np.array([[1.0, 2.0], [2.0, 4.0]])
        found = array(answer.output_hessian(np.array(w), b, x), (2, 2), HESSIAN)
        with hint(*_about_hessian(found, expected, np.outer(x, x), HINT_OUTPUT)):
            close(found, expected, HESSIAN, abs=4e-6)


@check(
    points=1.5,
    given={"x": vectors(), "b": grid(-2, 2), "seed": st.integers(0, 99)},
    strict_given={"x": vectors(), "b": st.one_of(grid(-2, 2), edges(-1000.0, 1000.0)), "seed": st.integers(0, 99)},
    also=pins.output_hessian_is_the_derivative,
)
def test_output_hessian_is_the_derivative(answer, x, b, seed):
    """输出的海森矩阵就是梯度的导数 / The Hessian of the output is the derivative of its gradient"""
    w = np.random.default_rng(seed).integers(-4, 5, len(x)) / 4 / max(1.0, np.abs(x).max() / 3)

    def gradient(w):
        y = sigmoid(w @ x + b)
        return y * (1 - y) * x

    found = array(answer.output_hessian(w, b, x), (len(x), len(x)), HESSIAN)
    _same_hessian(found, derivatives(gradient, w), np.abs(x), HINT_OUTPUT, np.outer(x, x))


@check(points=0.5, book="(3.31)")
def test_nll_hessian_on_3_0a(answer):
    """西瓜 3.0α 上 β = 0 处负对数似然的海森矩阵 /
    The Hessian of the negative log-likelihood on watermelon 3.0α at β = 0"""
    expected = [[1.317210, 0.497457, 2.263750], [0.497457, 0.249983, 0.904500], [2.263750, 0.904500, 4.25]]
    found = array(answer.nll_hessian(np.zeros(3), watermelon_3_0a()["X"]), (3, 3), HESSIAN)
    usual = (
        "$β = 0$ 时每个 $p(1-p)$ 都是 1/4；别忘了常数列。",
        "At $β = 0$ every $p(1-p)$ is 1/4; mind the column of ones.",
    )
    with hint(*_about_hessian(found, np.array(expected), None, usual)):
        close(found, expected, HESSIAN, abs=1e-6)


@check(points=1, book="(3.30), (3.31)", given={"point": points()}, also=pins.nll_hessian_is_the_derivative)
def test_nll_hessian_is_the_derivative(answer, point):
    """负对数似然的海森矩阵就是梯度的导数 /
    The Hessian of the negative log-likelihood is the derivative of its gradient"""
    X1 = with_ones(point["X"])
    expected = derivatives(lambda beta: X1.T @ sigmoid(X1 @ beta), point["beta"])
    found = array(answer.nll_hessian(point["beta"], point["X"]), expected.shape, HESSIAN)
    _same_hessian(found, expected, np.linalg.norm(X1, axis=0), HINT_NLL)


@check(points=2, book="(3.31)", given={"point": points()}, also=pins.factor_proves_convexity)
def test_factor_proves_convexity(answer, point):
    """A 的转置乘以 A 就是负对数似然的海森矩阵 /
    A transposed times A is the Hessian of the negative log-likelihood"""
    X1 = with_ones(point["X"])
    A = array(answer.psd_factor(point["beta"], point["X"]), (None, X1.shape[1]), ("A", "A"))
    expected = derivatives(lambda beta: X1.T @ sigmoid(X1 @ beta), point["beta"])
    longest = float(np.linalg.norm(X1, axis=0).max())
    about = (
        "把每个样本的贡献 $p(1-p)$ 平分给两个因子；一个样本可占 $A$ 的一行。",
        "Share each sample's $p(1-p)$ between the two factors; a sample may be a row of $A$.",
    )
    with hint(*(HINT_BIAS if _bias_first(A.T @ A, expected) else about)):
        close(A.T @ A, expected, ("A 的转置乘以 A", "A transposed times A"), abs=1e-9 * longest**2)


@check(points=1.5, book="(3.31)", given={"X": tables()}, also=pins.flat_direction)
def test_flat_direction(answer, X):
    """存在不弯曲的方向时，返回沿它的一个单位向量；严格凸时返回 None /
    Where there is a direction without curvature a unit vector along it comes back; None where it is strictly convex"""
    got, X1 = answer.flat_direction(X), with_ones(X)
    lengths = np.linalg.norm(X1, axis=0)
    if _has_full_rank(X):
        uneven = float(lengths.max()) > 100 * float(lengths.min())
        with hint(*(HINT_RELATIVE if uneven else HINT_STRICT)):
            require(
                got is None,
                "这里没有不弯曲的方向：严格凸",
                "There is no flat direction here: it is strictly convex",
                expected=None,
                got=got,
            )
        return
    with hint(*_about_flatness(X)):
        require(
            got is not None,
            "这里有不弯曲的方向，不是严格凸",
            "There is a flat direction here: it is not strictly convex",
            got=got,
        )
    v = array(got, (X1.shape[1],), ("方向", "the direction"))
    with hint(*_about_flatness(X)):
        require(np.any(v), "零向量没有方向", "The zero vector has no direction", got=got)
        along = X1 @ v
        worst = int(np.argmax(np.abs(along)))
        size = f"{along[worst]:.4g}"
        require(
            float(np.linalg.norm(along)) <= 1e-5 * float(np.linalg.norm(v * lengths)) + 1e-15 * float(lengths.max()),
            f"沿 v = {_shown(v)} 函数还会弯曲：它与样本 {worst} 的 (x; 1) = {_shown(X1[worst])} 不正交，内积是 {size}",
            f"The function bends along v = {_shown(v)}: its product with (x; 1) = {_shown(X1[worst])} of sample {worst} is {size}, not 0",
            got=got,
        )
    with hint("除以长度。", "Divide by its length."):
        close(number(np.linalg.norm(v)), 1.0, ("方向的长度", "the length of the direction"), abs=1e-5)


@picture(
    "一维情形：输出、平方误差、负对数似然，以及你给出的弦",
    "In one dimension: output, squared error, negative log-likelihood, and your chords",
    alt=(
        "三条曲线并排：前两条有一段在弦的上方，第三条处处在弦的下方",
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


MARGIN = 0.05
VALUES = grid(-3, 3)


@st.composite
def _any_tables(draw):
    X = draw(matrices((1, 6), (1, 3), st.integers(-3, 3)))
    match draw(st.sampled_from(("as it is", "constant column", "repeated column", "sum"))):
        case "constant column":
            X[:, 0] = draw(st.integers(-2, 2))
        case "repeated column":
            X = np.column_stack([X, X[:, 0]])
        case "sum":
            X = np.column_stack([X, X.sum(axis=1) - 1])
    return X


HESSIAN = ("海森矩阵", "the Hessian")
HINT_OUTPUT = ("它是一个数乘以 $x x^T$；这个数可正可负。", "It is a number times $x x^T$, a number of either sign.")
HINT_BIAS = ("偏置在最后，不在最前。", "The bias stands last, not first.")
HINT_NLL = (
    "每个样本贡献 $p(1-p)$ 乘以增广向量 $(x; 1)$ 的外积。",
    "Each sample adds $p(1-p)$ times the outer product of its augmented vector $(x; 1)$.",
)
HINT_ALWAYS = (
    "x 有一个分量不为 0，$w^T x$ 就可以取任何值。",
    "One component of x other than 0 is enough for $w^T x$ to take any value.",
)
HINT_SMALL = (
    "x 很小，但不是 0：$w$ 取得大，$w^T x$ 就可以取任何值。",
    "This x is small, not 0: with a large $w$ the product $w^T x$ can be anything.",
)
HINT_STRICT = (
    "这里的 $(x; 1)$ 张成整个空间：与它们都正交的只有零向量。",
    "The vectors $(x; 1)$ span the whole space here: only the zero vector is orthogonal to all of them.",
)
HINT_RELATIVE = (
    "缩放一列会改变凸性吗？判断线性相关要用相对的界。",
    "Does rescaling a column matter? Judge dependence by a relative bound.",
)


def _about_flatness(X):
    """The hint where there is a flat direction: what leaves room for it."""
    m, n = len(X), X.shape[1] + 1
    if m < n:
        samples = "1 sample" if m == 1 else f"{m} samples"
        return (
            f"样本 {m} 个，β 的分量 {n} 个：总有与每个 $(x; 1)$ 都正交的方向。你的做法给出全部 {n} 个方向，还是只有 {m} 个？",
            f"With {samples} and {n} components of β some direction is orthogonal to every $(x; 1)$. Does your method yield "
            f"all {n} directions, or only {m}?",
        )
    constant = [j for j in range(n - 1) if len(set(X[:, j].tolist())) == 1]
    if constant:
        return (
            f"X 的第 {constant[0]} 列是常数：它和偏置的那列 1 是什么关系？",
            f"Column {constant[0]} of X is constant: how does it relate to the ones of the bias?",
        )
    return (
        "$v^T H v$ 是各样本 $p(1-p) (v^T x̂)^2$ 之和：何时为 0？",
        "$v^T H v$ sums $p(1-p) (v^T x̂)^2$ over the samples: when is it 0?",
    )


def _about_hessian(found, expected, shape, usual):
    """The hint for a wrong Hessian, which may be a number times `shape`."""
    size = float(np.abs(expected).max())
    if not 1e-100 < size < 1e100 or np.abs(found).max() > 1e100:
        return usual
    base = expected if shape is None else shape
    own, right = (float(np.vdot(base, H) / np.vdot(base, base)) for H in (found, expected))
    if abs(own) > 1e-9 * abs(right) and np.allclose(found, own * base, rtol=1e-4, atol=1e-9 * size):
        if shape is None:
            return (
                f"你的每个元素都是应有的 {own:.4g} 倍。",
                f"Every entry of yours is {own:.4g} times what it should be.",
            )
        return (
            f"你的矩阵是 {own:.6g} 乘以 $x x^T$，应是 {right:.6g} 乘以它：从 $y' = y(1-y)$ 再求一次导。",
            f"Yours is {own:.6g} times $x x^T$, it should be {right:.6g} times that: differentiate $y' = y(1-y)$ once more.",
        )
    if shape is None and _bias_first(found, expected):
        return HINT_BIAS
    return usual


def _bias_first(found, expected):
    """Whether the row and the column of the bias are the first ones; at β = 0 all else may be right."""
    turned = np.roll(found, -1, axis=(0, 1))
    return len(found) > 2 and np.allclose(turned, expected, rtol=1e-4, atol=1e-9 * float(np.abs(expected).max()))


def _shown(vector):
    """A vector in a message, the longest cut off."""
    return "(" + ", ".join(f"{v:.4g}" for v in vector[:6].tolist()) + (", …" if len(vector) > 6 else "") + ")"


def sigmoid(z):
    """The logistic function of numbers of any size, and of complex ones."""
    low = np.real(z) < 0
    e = np.exp(np.where(low, z, -np.asarray(z)))
    return np.where(low, e, 1) / (1 + e)


def derivatives(gradient, at):
    """The derivative of an analytic gradient, exact to the last digits: steps in the imaginary direction."""
    return np.array([np.imag(gradient(at + 1e-30j * step)) / 1e-30 for step in np.eye(len(at))])


def _same_hessian(found, expected, lengths, usual, shape=None):
    right = np.abs(found - expected) <= 1e-9 * np.outer(lengths, lengths)
    if np.all(right):
        return
    i, j = np.argwhere(~right)[0]
    with hint(*_about_hessian(found, expected, shape, usual)):
        fail(
            f"海森矩阵的元素 ({i}, {j}) 是 {found[i, j]:.9g}，应为 {expected[i, j]:.9g}",
            f"Entry ({i}, {j}) of the Hessian is {found[i, j]:.9g}, not {expected[i, j]:.9g}",
            expected=expected,
            got=found,
        )


@memo
def _has_full_rank(X) -> bool:
    """Whether the columns of X and the constant are independent, without rounding."""
    rows = [[Fraction(float(v)) for v in row] for row in with_ones(X)]
    for column in range(len(rows[0])):
        pivot = next((row for row in rows if row[column]), None)
        if pivot is None:
            return False
        rows = [_eliminated(row, pivot, column) for row in rows if row is not pivot]
    return True


def _eliminated(row, pivot, column):
    share = row[column] / pivot[column]
    return [v - share * u for v, u in zip(row, pivot, strict=True)] if share else row


def _smallest_singular(X) -> float:
    X1 = with_ones(X)
    return float(np.linalg.svd(X1 / np.linalg.norm(X1, axis=0))[1][-1])


def _lies_above_its_chord(got, x, b, f):
    """f takes z = w·x + b."""
    if not np.any(x):
        require(
            got is None,
            "x = 0 时函数是常数，应返回 None",
            "For x = 0 the function is constant: None is right",
            expected=None,
            got=got,
        )
        return
    if got is None:
        with hint(*(HINT_SMALL if np.abs(x).max() < 1e-3 else HINT_ALWAYS)):
            fail("x ≠ 0 时总能找到反例", "For x ≠ 0 there always is a counterexample", got=got)
    w1, w2 = (array(w, x.shape, ("权重", "a weight vector")) for w in sequence(got, 2, ("反例", "the counterexample")))
    middle, chord = f((w1 + w2) / 2 @ x + b), (f(w1 @ x + b) + f(w2 @ x + b)) / 2
    ends = f"z = {w1 @ x + b:.4g}", f"z = {w2 @ x + b:.4g}"
    require(
        middle >= chord + MARGIN,
        f"两端在 {ends[0]} 和 {ends[1]}，中点处的值是 {middle:.4f}，弦上是 {chord:.4f}：应至少高出 {MARGIN}",
        f"The ends are at {ends[0]} and {ends[1]}; the value at the midpoint is {middle:.4f}, on the chord {chord:.4f}: it should be higher by {MARGIN} at least",
        got=got,
    )
