"""Checks of exercise 5.1."""

from fractions import Fraction
from itertools import pairwise

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, at, check, close, equal, exercise, hint, memo, number, picture, require, sequence, share_of_claims
)  # fmt: skip
from grader.strategies import matrices, without

from .pins import ex05_01 as pins
from .pins.ex05_01 import CORNERS
from .shared import sigmoid

EXERCISE = exercise(
    kind="discuss",
    book="§5.1",
    patterns=["certificate", "derived formula", "witness", "claims"],
    contract=[
        (
            "最小误差与真值相差不超过 y 的平均平方的 10⁻⁶，各列在一百万附近、只有 10⁻⁹ 大、线性相关或几乎相关、样本少于列数时也是",
            "The least error is right to 10⁻⁶ of the mean square of y, also for columns near a million or of size 10⁻⁹, dependent or "
            "nearly dependent ones, and fewer samples than columns",
        ),
        (
            "一百多层的网络、各层元素相差 10¹¹ 倍时，合并后的 A 与 c 照样准；宽度到 10¹⁰",
            "A and c are as accurate for a hundred layers and for entries that differ by 10¹¹; widths up to 10¹⁰",
        ),
        ("w 小到 10⁻⁹、界大到 10¹² 时也给得出 x", "An x is found for w as small as 10⁻⁹ and bounds up to 10¹²"),
    ],
    hints=[
        (
            "先写出只有两层时的输出，再问第三层改变了什么。",
            "Write the output of two layers first, then ask what a third one changes.",
        ),
        (
            "把一层代入下一层，合并同类项：前面的阈值也要穿过后面的层。",
            "Substitute one layer into the next and collect terms: thresholds pass through the later layers, too.",
        ),
        (
            "信息要通过每一层；一个输出的线性网络就是带截距的线性回归。",
            "Everything has to pass every layer; a linear net with one output is linear regression with an intercept.",
        ),
    ],
    written={
        "essay": [
            ("指出多层仍等价于一层", "Says that many layers are still worth one"),
            (
                "指出解决不了线性不可分的问题（如异或）",
                "Says that problems like XOR, not linearly separable, stay unsolved",
            ),
            ("提到输出无界，或导数为常数", "Mentions that the output is unbounded or the derivative constant"),
        ]
    },
)


@st.composite
def linear_nets(draw, layers=(1, 5), widths=(1, 5), strict=False):
    """{"weights", "thresholds"}; in strict ones each layer may be of another class of numbers, and there may be many."""
    sizes = draw(st.lists(st.integers(*widths), min_size=layers[0] + 1, max_size=layers[1] + 1))
    if strict and draw(st.booleans()):
        sizes = [min(9, 2 * size) for size in sizes] * 2
    weights, thresholds = [], []
    for n, m in pairwise(sizes):
        weights.append(draw(matrices((n, n), (m, m))))
        thresholds.append(draw(matrices((1, 1), (m, m)))[0])
    return {"weights": weights, "thresholds": thresholds}


@st.composite
def regressions(draw, strict=False):
    """{"X", "y"}; strict ones have fewer samples than columns or dependent columns, too, and targets of any size."""
    X = draw(matrices((1, 10), (1, 4), stretch=without("fine")) if strict else INDEPENDENT)
    values = draw(st.lists(st.integers(-4, 4), min_size=6, max_size=6))
    scale = draw(st.sampled_from((1.0, 1e-4, 1e6))) if strict else 1.0
    y = np.array([values[(i * i + i // 7) % 6] for i in range(len(X))], dtype=float)
    return {"X": X, "y": scale * y}


@st.composite
def parallelograms(draw, strict=False):
    """The corners a, a + u, a + v, a + u + v, exactly: in the plane, or strict, in any dimension and size."""
    point = st.lists(st.integers(-5, 5), min_size=(d := draw(st.integers(2, 6)) if strict else 2), max_size=d)
    sides = st.tuples(point, point).filter(lambda pair: np.linalg.matrix_rank(np.array(pair)) == 2)
    a, (u, v) = np.array(draw(point)), np.array(draw(sides))
    scale = draw(st.sampled_from((1.0, 2.0**-13, 1e6))) if strict else 1.0
    return scale * np.array([a, a + u, a + v, a + u + v])


@check(
    points=3,
    given={"net": linear_nets()},
    also=pins.collapse,
    strict_given={"net": linear_nets(strict=True)},
    strict=pins.deep,
)
def test_collapse(answer, net):
    """任意多层合并成一层，输出不变 / Any number of layers become one, and the output stays what it was"""
    _judged_layer(answer, **net)


@check(points=0.5, hint=("(XW₁ - θ₁)W₂ - θ₂ 展开来写。", "Expand (XW₁ - θ₁)W₂ - θ₂."))
def test_two_layers(answer):
    """两层的小网络：A = (4, -1, 7), c = -1.5 / A small net of two layers: A = (4, -1, 7), c = -1.5"""
    weights = [np.array([[1.0, 2.0], [0.0, -1.0], [3.0, 1.0]]), np.array([[2.0], [1.0]])]
    A, c = sequence(answer.collapse(weights, [np.array([-1.0, 1.0]), np.array([-0.5])]), 2)
    close(A, [[4.0], [-1.0], [7.0]], ("A", "the matrix A"))
    close(c, [-1.5], ("c", "the vector c"))


@check(
    points=0.5,
    given={"net": linear_nets(layers=(2, 5)), "cut": st.integers(1, 4)},
    strict_given={"net": linear_nets(layers=(2, 5), strict=True), "cut": st.integers(1, 4)},
    strict=pins.halves_of_mixed_sizes,
    hint=("层的先后次序不能换，分组可以换。", "The order of layers matters, their grouping does not."),
)
def test_collapse_in_halves(answer, net, cut):
    """先合并前一半、再与后一半合并，结果与一次合并相同 /
    Half of the layers first and then the rest: the same as all at once"""
    weights, thresholds = net["weights"], net["thresholds"]
    cut = min(cut, len(weights) - 1)
    front = _judged_layer(answer, weights[:cut], thresholds[:cut])
    back = _judged_layer(answer, weights[cut:], thresholds[cut:])
    with at("合并两半时", "the two halves collapsed"):
        got = _layer(answer, [front[0], back[0]], [front[1], back[1]], weights[0].shape[0], weights[-1].shape[1])
        _require_same_map(got, [front[0], back[0]], [front[1], back[1]])


@check(
    points=1.5,
    given={
        "widths": st.one_of(
            st.lists(st.integers(1, 7), min_size=2, max_size=6), st.lists(st.integers(1, 60), min_size=7, max_size=14)
        )
    },
    also=pins.max_rank,
    strict=pins.max_rank_large,
)
def test_max_rank(answer, widths):
    """秩的上限对任意宽度都对，而且取得到 / The largest rank is right for any widths, and it is reached"""
    # Each layer keeps as many coordinates as it can: those that come through are the rank.
    wanted = sorted(widths)[0]
    if max(widths) <= 60:
        product = np.eye(widths[0])
        for n, m in pairwise(widths):
            product = product @ np.eye(n, m)
        wanted = int(product.sum())
    got = answer.max_rank(widths)
    with hint(
        "乘积的秩不超过每一个因子的秩；每个因子的秩又受两端宽度限制。",
        "A product has no larger rank than any factor, and the rank of a factor is limited by the widths at both its ends.",
    ):
        equal(got, wanted, ("最大的秩", "the largest rank"))


@check(
    points=0.5,
    hint=("最好的线性函数在四个点上都取同一个值。", "The best linear function takes one value at all four points."),
)
def test_xor(answer):
    """异或的四个点上最小均方误差是 0.25 / On the four points of XOR the least mean squared error is 0.25"""
    close(answer.best_linear_error(CORNERS, XOR), 0.25, ("最小误差", "the least error"))


@check(
    points=1,
    book="(3.10)",
    given={"data": regressions()},
    also=pins.least_error_inputs,
    strict_given={"data": regressions(strict=True)},
    strict=pins.hard_to_fit,
)
def test_least_error(answer, data):
    """最小误差正是带截距的最小二乘的残差 /
    The least error is the residual of least squares with an intercept"""
    X, y = data["X"], data["y"]
    size = float(np.mean(y**2))
    with hint(*_about_the_fit(X)):
        close(answer.best_linear_error(X, y), _least_error(X, y), ("最小误差", "the least error"), abs=1e-6 * size)


@check(
    points=1,
    given={"X": parallelograms(), "a": st.integers(-5, 5), "b": st.integers(-5, 5)},
    also=pins.xor_on_parallelograms,
    strict_given={"X": parallelograms(strict=True), "a": st.integers(-5, 5), "b": st.integers(-5, 5)},
    hint=(
        "对角两点之和相等，所以 f 在两条对角线上的和也相等。",
        "Opposite corners have equal sums, so f has equal sums on both diagonals.",
    ),
)
def test_xor_on_parallelograms(answer, X, a, b):
    """任何平行四边形上的异或都剩下 0.25；标记换成 a 与 b 则是 (a - b)²/4 /
    XOR on any parallelogram leaves 0.25; with labels a and b it is (a - b)²/4"""
    got = answer.best_linear_error(X, np.array([a, b, b, a], dtype=float))
    close(got, (a - b) ** 2 / 4, ("最小误差", "the least error"), abs=1e-6 * (a * a + b * b) / 2)


@check(
    points=1,
    given={
        "w": matrices((1, 1), (1, 5)).filter(lambda w: bool(np.any(w))),
        "bound": st.sampled_from((0.001, 0.5, 1.0, 7.0, 1e3, 1e6, 1e9)),
    },
    also=pins.unbounded,
    strict=pins.unbounded_far,
)
def test_unbounded(answer, w, bound):
    """对任意非零的权和任意的界，都给出净输入超过界的 x /
    For any weights but zero, and any bound, there is an x whose net input exceeds it"""
    x = array(answer.unbounded_input(w[0], bound), w[0].shape, ("x", "x"))
    reached = sum((Fraction(float(a)) * Fraction(float(b)) for a, b in zip(w[0], x, strict=True)), Fraction(0))
    with hint(
        "沿 w 自己的方向走，w·x 总在增大，w 短则慢；有的权是负的或 0。",
        "Along w itself w·x keeps growing, slowly where w is short; some weights are negative or 0.",
    ):
        require(
            reached > Fraction(bound),
            f"w·x = {float(reached):.10g}，没有超过 {bound:g}",
            f"w·x = {float(reached):.10g} does not exceed {bound:g}",
            got=x,
        )


@check(
    points=1,
    given={"net": linear_nets(layers=(2, 5))},
    examples=5,
    requires=["test_collapse"],
    hint=("合并各层的函数已经回答了第一问。", "The function that collapses the layers answers the first question."),
)
def test_claims(answer, net):
    """关于线性网络的判断 / What holds for linear networks"""

    def one_layer_does():
        _judged_layer(answer, **net)
        return True

    return share_of_claims(answer.claims(), TRUTH, {"more_layers_more_functions": one_layer_does})


@picture(
    "异或：最好的线性网络，与一个对率隐层",
    "XOR: the best linear net, and one with a logistic hidden layer",
    alt=(
        "左图：线性网络的输出是一片平面，处处为 0.5；右图：有一个对率隐层时，输出沿对角线隆起，四个点各得其值。",
        "Left: the output of a linear net is flat, 0.5 everywhere. Right: with one logistic hidden layer it rises along the "
        "diagonal, and the four points get their values.",
    ),
)
def draw_xor(figure, answer, reference, says):
    error = number(answer.best_linear_error(CORNERS, XOR))
    grid = np.linspace(-0.3, 1.3, 81)
    across, up = np.meshgrid(grid, grid)
    flat = np.full(across.shape, 0.5)
    bump = sigmoid(20 * (across + up) - 10) - sigmoid(20 * (across + up) - 30)
    for axes, values, title in zip(
        figure.subplots(2, 1),
        (flat, bump),
        (
            says(f"线性：你算得的误差 {error:.3g}", f"linear: your error is {error:.3g}"),
            says("一个对率隐层", "one logistic hidden layer"),
        ),
        strict=True,
    ):
        axes.contourf(across, up, values, levels=np.linspace(-0.01, 1.01, 13), cmap="cividis", alpha=0.6)
        for wanted, marker in ((0, "o"), (1, "s")):
            chosen = CORNERS[wanted == XOR]
            axes.plot(*chosen.T, marker, mfc="white", mec="black", ms=10, label=f"y = {wanted}")
        axes.set_title(title)
        axes.set_aspect("equal")
        axes.legend(loc="center", fontsize=8)


INDEPENDENT = matrices((2, 10), (1, 4), stretch=("duplicate",)).filter(
    lambda X: np.linalg.matrix_rank(np.column_stack([X, np.ones(len(X))])) == X.shape[1] + 1
)
"""Columns that together with the intercept have one least-squares solution."""
TRUTH = {
    "more_layers_more_functions": False,
    "gradient_depends_on_net_input": False,
    "linear_net_can_still_do_linear_regression": True,
    "one_nonlinear_hidden_layer_suffices_for_xor": True,
}
XOR = np.array([0.0, 1.0, 1.0, 0.0])


def _about_the_fit(X):
    """The hint for the least error: what is hard about these columns, if anything is."""
    Z = X - X.mean(axis=0)
    sizes = np.linalg.svd(Z / np.maximum(np.abs(Z).max(axis=0), 1e-300), compute_uv=False)
    if len(X) <= X.shape[1] or sizes[-1] <= 1e-12 * sizes[0]:
        return (
            "各列与截距线性相关：方程有许多解，误差却只有一个；用最小二乘的通解或伪逆。",
            "Columns and intercept are dependent: there are many solutions but one error; take a general least-squares solver "
            "or the pseudo-inverse.",
        )
    if np.abs(X).max() > 1e4 or np.abs(X).max(axis=0).min() < 1e-3 or sizes[-1] < 1e-4 * sizes[0]:
        return (
            "先减去各列的均值，再看各列自己的大小：很小的列、几乎相关的列也有用处，不要当作 0，也不要加岭。",
            "Take the mean from each column and see its own size: small columns, and nearly dependent ones, are of use; do not take "
            "them for 0, and add no ridge.",
        )
    return (
        "网络有阈值，所以拟合要带截距；误差要除以样本数。",
        "The net has thresholds, so fit with an intercept; divide the error by the number of samples.",
    )


def _judged_layer(answer, weights, thresholds):
    """The student's (A, c), shown to be the same map as the layers."""
    got = _layer(answer, weights, thresholds, weights[0].shape[0], weights[-1].shape[1])
    _require_same_map(got, weights, thresholds)
    return got


def _layer(answer, weights, thresholds, inputs, outs):
    A, c = sequence(answer.collapse(weights, thresholds), 2)
    return array(A, (inputs, outs), ("A", "the matrix A")), array(c, (outs,), ("c", "the vector c"))


def _require_same_map(got, weights, thresholds):
    """An affine map is known by its values at the origin and at the unit vectors; sizes say how exact that can be."""
    origin = np.zeros((1, weights[0].shape[0]))
    wanted = -_network(weights, thresholds, origin)[0]
    large = [[np.abs(part) for part in parts] for parts in (weights, thresholds)]
    size = float(_network(large[0], [-part for part in large[1]], origin).max())
    straight = np.eye(len(weights[0]))
    bound = np.eye(len(weights[0]))
    for W in weights:
        straight, bound = straight @ W, bound @ np.abs(W)
    with hint(
        "行向量从左边乘：先经过的层写在左边。", "Row vectors multiply from the left: earlier layers stand on the left."
    ):
        close(got[0], straight, ("A", "the matrix A"), abs=1e-10 * float(bound.max()) + 1e-14 * size)
    with hint("前面各层的阈值要穿过后面的权。", "Thresholds of earlier layers pass through the later weights."):
        close(got[1], wanted, ("c", "the vector c"), abs=1e-10 * size)


def _network(weights, thresholds, X):
    for W, theta in zip(weights, thresholds, strict=True):
        X = X @ W - theta
    return X


@memo
def _least_error(X, y):
    """The least mean squared error, exactly: what elimination leaves of y·y in the Gram matrix of (1, X, y)."""
    rows = [
        [Fraction(1), *map(Fraction, map(float, row)), Fraction(float(value))] for row, value in zip(X, y, strict=True)
    ]
    gram = [
        [sum((row[i] * row[j] for row in rows), Fraction(0)) for j in range(len(rows[0]))] for i in range(len(rows[0]))
    ]
    last = len(gram) - 1
    for k in range(last):
        if gram[k][k] == 0:  # the column depends on those before
            continue
        for i in range(k + 1, last + 1):
            factor = gram[i][k] / gram[k][k]
            for j in range(k, last + 1):
                gram[i][j] -= factor * gram[k][j]
    return float(gram[last][last] / len(rows))
