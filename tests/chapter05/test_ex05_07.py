"""Checks of exercise 5.7."""

import math
from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, at_least, at_most, check, close, exercise, hint, mapping, number, picture, require
from grader.strategies import matrices

from .pins import ex05_07 as pins
from .pins.ex05_07 import SQUARE, XOR

EXERCISE = exercise(
    kind="witness",
    book="§5.5.1, (5.18), (5.19)",
    patterns=["certificate", "oracle", "witness"],
    extra=["one_unit_obstruction"],
    contract=[
        (
            "一百多个单元与样本、坐标在 10⁶ 附近、大小从 10⁻⁵ 到 10⁶ 时，输出的误差不超过权的绝对值之和的 10⁻⁹",
            "With a hundred units and samples, coordinates near 10⁶ and sizes from 10⁻⁵ to 10⁶ outputs are right to 10⁻⁹ of the sum of "
            "the sizes of the weights",
        ),
        (
            "exact_xor：四个点两两相距 0.2 以上，beta 从 0.2 到 5，φ 的误差不超过 10⁻⁶",
            "exact_xor: four points 0.2 apart at least, beta from 0.2 to 5, φ right to 10⁻⁶",
        ),
        ("two_unit_xor：边长从 10⁻³ 到 10³", "two_unit_xor: sides from 10⁻³ to 10³"),
        (
            "one_unit_obstruction：对任意四点、任意维数，坐标在 10⁶ 附近也对",
            "one_unit_obstruction: right for any four points in any dimension, near 10⁶ too",
        ),
    ],
    hints=[
        (
            "先把一个单元的等值线画出来，再想几个单元相加后哪里高、哪里低。",
            "Draw the level sets of one unit, then think where a sum of several units is high and where it is low.",
        ),
        ("中心和 β 定下之后，φ 对各个权是线性的。", "Once centers and β are fixed, φ is linear in the weights."),
        (
            "四个样本四个中心：解四元线性方程组。两个单元：中心放在该取高值的角上，β 随边长而定。",
            "Four samples, four centers: solve a 4×4 linear system. Two units: put the centers at the corners that should be high, with a β that depends on the side.",
        ),
    ],
    written={
        "justification": [
            ("一个单元加阈值就是一个圆", "One unit with a threshold is a circle"),
            (
                "在矩形上两组对角的距离平方和相等",
                "On a rectangle both pairs of opposite corners have the same sum of squared distances",
            ),
            ("由此得出矛盾", "Derives the contradiction"),
        ]
    },
)


@st.composite
def rbf_nets(draw, strict=False):
    """{"net", "X"}: centers and samples drawn together; widths and weights that differ, in strict ones widely."""
    points = draw(matrices((2, 9), (1, 4)))
    q = draw(st.integers(1, len(points) - 1))
    spread = float(np.abs(points - points[0]).max()) or 1.0
    betas = st.sampled_from((0.1, 0.5, 1.0, 2.0, 7.3))
    scale = draw(st.sampled_from((1.0, 1e-4, 1e6))) if strict else 1.0
    return {
        "net": {
            "centers": points[:q],
            "weights": scale * np.array([draw(st.integers(-6, 6)) / 2 for _ in range(q)]),
            "betas": np.array([draw(betas) for _ in range(q)]) / spread**2 * draw(st.sampled_from((1.0, 9.0))),
        },
        "X": points[q:],
    }


@st.composite
def quadrangles(draw, strict=False):
    """Four points of the plane at least 1 apart, squares and lines among them; strict ones at least 0.2, shrunk and moved."""
    point = st.tuples(st.integers(-4, 4), st.integers(-4, 4))
    points = draw(st.lists(point, min_size=4, max_size=4, unique=True))
    scale = draw(st.sampled_from((0.25, 0.5, 1.0, 3.0) if strict else (1.0, 2.0)))
    move = draw(st.sampled_from((0.0, 0.125, 100.0))) if strict else 0.0
    return scale * np.array(points, dtype=float) + move


@st.composite
def rectangles(draw):
    """{"center", "corners"}: a rectangle in the order around it, in any position, of integer coordinates."""
    a, b = draw(st.integers(-3, 3)), draw(st.integers(-3, 3))
    u = np.array([a, b]) * draw(st.integers(1, 3))
    v = np.array([-b, a]) * draw(st.integers(1, 3))
    scale = draw(st.sampled_from((1.0, 0.25, 2.0**-13, 1e6)))
    start, center = (np.array(draw(st.tuples(st.integers(-9, 9), st.integers(-9, 9)))) for _ in range(2))
    return {"center": scale * center, "corners": scale * np.array([start, start + u, start + u + v, start + v])}


@check(
    points=0.5,
    book="(5.18), (5.19)",
    hint=("指数里是距离的平方，乘以 β；没有偏置。", "The exponent is the squared distance times β; there is no bias."),
)
def test_known_net(answer):
    """单位正方形上的一个 RBF 网络 (β = 1) 取值 0, 1, 1, 0 /
    An RBF net on the unit square (β = 1) takes the values 0, 1, 1, 0"""
    a, b = -0.98410183, 1.51854847
    net = {"centers": SQUARE, "weights": np.array([a, b, b, a]), "betas": np.ones(4)}
    close(answer.rbf_output(net, SQUARE), XOR, ("四个角上的输出", "the outputs at the four corners"), abs=1e-7)


@check(
    points=2.5,
    book="(5.18), (5.19)",
    given={"case": rbf_nets()},
    also=pins.output_inputs,
    strict_given={"case": rbf_nets(strict=True)},
    strict=pins.far_outputs,
)
def test_output(answer, case):
    """网络的输出符合 (5.18), (5.19) / The output of a net is what (5.18) and (5.19) say"""
    net, X = case["net"], case["X"]
    wanted = [_output(net, x) for x in X]
    size = float(np.abs(net["weights"]).sum())
    words = (
        "每个单元有自己的 β；指数里是距离的平方，乘以 -β；没有偏置。",
        "Each unit has a β of its own; the exponent is the squared distance times -β; there is no bias.",
    )
    if np.abs(X).max() > 1e4:
        words = (
            "坐标很大：先相减再平方，不要展开。",
            "Coordinates are large: subtract before you square, do not expand.",
        )
    with hint(*words):
        close(answer.rbf_output(net, X), wanted, ("输出", "the outputs"), abs=1e-9 * size)


@check(
    points=1.5,
    book="(5.18)",
    given={"beta": st.sampled_from((1.0, 2.5, 5.0))},
    hint=(
        "四个角上的值给出权的四个线性方程；每个 β_i 都是参数 beta，不是 1。",
        "The values at the four corners give four linear equations for the weights; every β_i is the argument beta, and not 1.",
    ),
)
def test_xor_on_the_square(answer, beta):
    """单位正方形上的异或：四个角恰好取到 0, 1, 1, 0 / XOR on the unit square: its corners get exactly 0, 1, 1, 0"""
    net = _judged_net(answer.exact_xor(SQUARE, XOR, beta), None)
    close(net["betas"], np.full(len(net["betas"]), beta), ("betas", "the array betas"))
    close([_output(net, x) for x in SQUARE], XOR, ("四个角上的 φ", "the values φ at the corners"), abs=1e-6)


@check(
    points=2.5,
    book="(5.18)",
    given={
        "corners": quadrangles(),
        "targets": st.lists(st.integers(-8, 8), min_size=4, max_size=4).map(lambda values: np.array(values) / 4),
        "beta": st.sampled_from((1.0, 2.5, 5.0)),
    },
    also=pins.exact_values,
    strict_given={
        "corners": quadrangles(strict=True),
        "targets": st.lists(st.integers(-8, 8), min_size=4, max_size=4).map(lambda values: np.array(values) / 4),
        "beta": st.sampled_from((0.2, 0.7, 1.0, 2.5, 5.0)),
    },
    strict=pins.nearly_singular,
)
def test_exact_values(answer, corners, targets, beta):
    """任意四个点、任意四个值，都恰好取到 / Any four values are taken at any four points"""
    net = _judged_net(answer.exact_xor(corners, targets, beta), None)
    with hint("每个 β_i 都是参数 beta。", "Every β_i is the argument beta."):
        close(net["betas"], np.full(len(net["betas"]), beta), ("betas", "the array betas"))
    apart = min(float(((x - z) ** 2).sum()) for i, x in enumerate(corners) for z in corners[:i])
    words = (
        "四个样本给出权的四个线性方程；点与值都由参数给出。",
        "The four samples give four linear equations for the weights; points and values are those of the arguments.",
    )
    if beta * apart < 0.9:
        words = (
            "点挨得近时方程接近奇异，权很大：不要加岭，也不要舍去小的奇异值；迭代要很多步。",
            "For points close by the equations are nearly singular and weights are large: add no ridge, drop no small singular value; an "
            "iteration takes very many steps.",
        )
    with hint(*words):
        close(
            [_output(net, x) for x in corners], targets, ("四个点上的 φ", "the values φ at the four points"), abs=1e-6
        )


@check(
    points=3,
    given={"side": st.integers(-4, 4).map(lambda k: 10.0 ** (k / 4))},
    also=pins.two_units,
    strict_given={"side": st.integers(-12, 12).map(lambda k: 10.0 ** (k / 4))},
    strict=pins.extreme_sides,
)
def test_two_units(answer, side):
    """两个单元就够：在大小不同的正方形上都分得开 / Two units suffice, on squares of any size"""
    net = _judged_net(answer.two_unit_xor(side), 2)
    with hint(
        "β·side² 决定一个单元伸到邻角时还剩多少：边长变了，β 也要变。",
        "What is left of a unit at the next corner depends on β·side²: another side wants another β.",
    ):
        for x in ((0.0, side), (side, 0.0)):
            at_least(_output(net, x), 0.5, (f"φ({x[0]:g}, {x[1]:g})", f"the value φ({x[0]:g}, {x[1]:g})"))
        for x in ((0.0, 0.0), (side, side)):
            at_most(_output(net, x), 0.45, (f"φ({x[0]:g}, {x[1]:g})", f"the value φ({x[0]:g}, {x[1]:g})"))


@check(
    extra=True,
    given={"case": st.one_of(rectangles(), matrices((5, 5), (1, 4)).map(lambda X: {"center": X[0], "corners": X[1:]}))},
    also=pins.obstruction,
    hint=(
        "A 与 C 相对，B 与 D 相对；坐标很大时先相减再平方。",
        "A and C are opposite, and so are B and D; where coordinates are large, subtract before you square.",
    ),
)
def test_obstruction(answer, case):
    """一个单元的障碍：四个距离平方的代数和，对矩形、对任意四点都对 /
    The obstruction for one unit: the signed sum of four squared distances, right for rectangles and for any four points
    """
    center, corners = case["center"], case["corners"]
    a, b, c, d = (
        sum(((Fraction(float(p)) - Fraction(float(m))) ** 2 for p, m in zip(corner, center, strict=True)), Fraction(0))
        for corner in corners
    )
    near = math.sqrt(max(a, b, c, d))
    largest = max(float(np.abs(corners).max()), float(np.abs(center).max()))
    got = number(answer.one_unit_obstruction(center, corners))
    close(got, float(a + c - b - d), ("这个和", "the sum"), abs=1e-9 * near**2 + 1e-14 * near * largest)


@picture(
    "你的网络在单位正方形上的输出",
    "The output of your nets on the unit square",
    alt=(
        "上图：四个单元的网络，等值线 0.5 把两个该取 1 的角与另外两个分开；下图：两个单元的网络，高处在两个该取高值的角上。",
        "Above: the net of four units, its contour 0.5 separating the corners of value 1 from the others. Below: the net of two units, "
        "high at the two corners that should be high.",
    ),
)
def draw_surfaces(figure, answer, reference, says):
    nets = answer.exact_xor(SQUARE, XOR, 1.0), answer.two_unit_xor(1.0)
    line = np.linspace(-0.5, 1.5, 41)
    across, up = np.meshgrid(line, line)
    places = np.column_stack([across.ravel(), up.ravel()])
    titles = says("四个点恰好取值", "exact at four points"), says("两个单元", "two units")
    for axes, net, title in zip(figure.subplots(2, 1), nets, titles, strict=True):
        values = array(answer.rbf_output(net, places), (len(places),)).reshape(across.shape)
        axes.contourf(across, up, values, levels=12, cmap="cividis", alpha=0.7)
        axes.contour(across, up, values, levels=[0.5], colors="black")
        for wanted, marker in ((0, "o"), (1, "s")):
            axes.plot(*SQUARE[wanted == XOR].T, marker, mfc="white", mec="black", ms=10, label=f"XOR = {wanted}")
        axes.set_title(title)
        axes.set_aspect("equal")
        axes.legend(fontsize=8)


KEYS = ("centers", "weights", "betas")
NET = ("网络", "the net")


def _output(net, x):
    """φ(x), one term at a time."""
    return math.fsum(
        w * math.exp(-b * math.fsum((p - c) ** 2 for p, c in zip(x, center, strict=True)))
        for center, w, b in zip(net["centers"], net["weights"], net["betas"], strict=True)
    )


def _judged_net(got, units):
    net = mapping(got, KEYS, NET)
    centers = array(net["centers"], (units, 2), ("centers", "the array centers"))
    count = (len(centers),)
    judged = {
        "centers": centers,
        "weights": array(net["weights"], count, ("weights", "the array weights")),
        "betas": array(net["betas"], count, ("betas", "the array betas")),
    }
    require(np.all(judged["betas"] > 0), "每个 β 都应是正数", "Every β should be positive", got=judged["betas"])
    return judged
