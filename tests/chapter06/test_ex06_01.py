"""Checks of exercise 6.1."""

from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, check, close, exercise, hint, number, picture, require, sequence
from grader.strategies import matrices, seeds, separable_points

from .pins import ex06_01 as pins
from .pins.ex06_01 import POINT

EXERCISE = exercise(
    kind="prove",
    book="§6.1, (6.2), (6.3)",
    patterns=["certificate", "two sides", "metamorphic"],
    contract=[
        (
            "坐标、w 与 b 小到 $10^{-9}$、大到 $10^{9}$，相对误差仍在 $10^{-9}$ 之内",
            "Right to a relative $10^{-9}$ for coordinates, w and b from $10^{-9}$ to $10^{9}$ in size",
        ),
        ("一百二十维的点也对", "Right as well for points of 120 dimensions"),
        ("上百个样本的间隔也对，最近的那个排在最后也一样", "Margins of 150 samples, of which the nearest comes last"),
    ],
    hints=[
        (
            "从 x 出发沿直线走到超平面，朝哪个方向走最短？画一条直线和线外一点。",
            "Walk from x straight to the hyperplane: which direction is the shortest way? Draw a line and a point beside it.",
        ),
        (
            "最近点形如 x - λw；它在超平面上，这给出 λ 的一个方程。",
            "The nearest point has the form x - λw; that it lies on the hyperplane gives one equation for λ.",
        ),
        (
            "超平面上别的点更远：用勾股定理或柯西不等式。",
            "Other points of the hyperplane are farther away: Pythagoras, or the inequality of Cauchy.",
        ),
    ],
    written={
        "proof": [
            ("最近点在超平面上", "The nearest point lies on the hyperplane"),
            ("超平面上的其他点都更远", "All other points of the hyperplane are farther away"),
            ("w 不必是单位向量，b 不必为零", "w need not be a unit vector, nor b zero"),
        ]
    },
)


@st.composite
def planes(draw):
    """{"X", "w", "b"}: points and a hyperplane, sometimes through one of the points."""
    M = draw(matrices((2, 8), (1, 4)))
    w, X = M[0].copy(), M[1:]
    if not w.any():
        w[-1] = 1.0
    w *= draw(st.sampled_from((1.0, 1.0, -3.0, 0.01, 1000.0)))
    if draw(st.sampled_from((False, False, False, True))):
        return {"X": X, "w": w, "b": -float(X[0] @ w)}
    size = float(np.abs(X).max() * np.abs(w).max()) or 1.0
    return {"X": X, "w": w, "b": draw(st.integers(-6, 6)) / 4 * size}


@st.composite
def separations(draw, far=False):
    """{"X", "y", "w", "b"}: separable points and a hyperplane between; if `far`, at times many of them, and of any size."""
    data = draw(separable_points((2, 8), (1, 4)))
    X, y = data["X"], np.array(data["y"])
    w, b = np.array(data["w"], dtype=float), float(data["b"])
    zeta = draw(st.sampled_from((1.0, 0.01, 7.3, 100.0)))
    if not far:
        return {"X": X, "y": y, "w": zeta * w, "b": zeta * b}
    if draw(st.booleans()):
        rng = np.random.default_rng(draw(seeds()))
        more = X[rng.integers(len(X), size=int(rng.integers(1, 120)))] + rng.normal(size=X.shape[1])
        f = more @ w + b
        keep = np.abs(f) > 0.1
        X, y = np.vstack([X, more[keep]]), np.append(y, np.where(f[keep] > 0, 1, -1))
    scale = draw(st.sampled_from((1.0, 1e-5, 1e6)))
    return {"X": scale * X, "y": y, "w": zeta * w / scale, "b": zeta * b}


@check(points=0.5, book="(6.2)")
def test_one_point(answer):
    """一个手算的点：距离、最近点与乘子 / One point by hand: distance, nearest point and multiplier"""
    X, w, b = POINT["X"], POINT["w"], POINT["b"]
    with hint(*HINT_LENGTH):
        close(answer.distance(X, w, b), [7.0], ("距离", "the distance"))
    with hint(*HINT_FOOT):
        close(answer.foot(X[0], w, b), [-0.2, 1.4], ("最近点", "the nearest point"))
    with hint(*HINT_MULTIPLIER):
        close(number(answer.multiplier(X[0], w, b)), 1.4, ("乘子", "the multiplier"))


@check(points=0.5, book="(6.2)")
def test_same_plane(answer):
    """同一个超平面，(w, b) 乘以 -10 / The same hyperplane with (w, b) multiplied by -10"""
    X, w, b = POINT["X"], -10 * POINT["w"], -10 * POINT["b"]
    with hint(*HINT_LENGTH):
        close(answer.distance(X, w, b), [7.0], ("距离", "the distance"))
    with hint(*HINT_SIGN):
        close(answer.signed_distance(X, w, b), [-7.0], ("带符号的距离", "the signed distance"))
    with hint(*HINT_MULTIPLIER):
        close(number(answer.multiplier(X[0], w, b)), -0.14, ("乘子", "the multiplier"))


@check(points=2.5, book="(6.2)", given={"case": planes()}, also=pins.foot_inputs)
def test_foot(answer, case):
    """最近点在超平面上，而且从它到 x 的方向垂直于超平面 /
    The nearest point lies on the hyperplane, and from there x is seen at a right angle to it"""
    w, b = case["w"], case["b"]
    length = float(np.linalg.norm(w))
    for x in case["X"][:3]:
        wanted = _foot(x, w, b)
        scale = _scale(x[None], w, b)
        got = array(answer.foot(x, w, b), (len(w),), ("最近点", "the nearest point"))
        with hint(*HINT_FOOT):
            off = abs(float(_value(got, w, b))) / length
            require(
                off <= ACCURACY * scale,
                f"最近点不在超平面上：wᵀz + b = {float(_value(got, w, b)):.6g}",
                f"The nearest point is not on the hyperplane: wᵀz + b = {float(_value(got, w, b)):.6g}",
                got=got,
                expected=wanted,
            )
        with hint(
            "x 与最近点之差应是 w 的倍数；在超平面内再走一步只会更远。",
            "x minus the nearest point is a multiple of w; a further step within the hyperplane only leads away.",
        ):
            close(got, wanted, ("最近点", "the nearest point"), abs=ACCURACY * scale)


@check(points=2.5, book="(6.2)", given={"case": planes(), "seed": seeds()}, also=pins.smallest_distance)
def test_smallest_distance(answer, case, seed):
    """距离是超平面上的点到 x 的最小距离 /
    The distance is the smallest one from x to a point of the hyperplane"""
    X, w, b = case["X"], case["w"], case["b"]
    scale = _scale(X, w, b)
    length = float(np.linalg.norm(w))
    got = array(answer.distance(X, w, b), (len(X),), ("距离", "the distances"))
    rng = np.random.default_rng(seed)
    for x, d in zip(X[:4], got, strict=False):
        nearest = _foot(x, w, b)
        steps = rng.normal(size=(40, len(w))) * scale * 10.0 ** rng.uniform(-4, 0, size=(40, 1))
        others = nearest + steps - np.outer(steps @ w / length, w / length)
        z = min([nearest, *others], key=lambda z: float(np.linalg.norm(x - z)))
        here = float(np.linalg.norm(x - z))
        with hint(*HINT_LENGTH):
            require(
                d <= here + ACCURACY * scale,
                f"距离 {d:.10g} 太大：超平面上的点 z = {np.round(z, 6).tolist()} 离 x 只有 {here:.10g}",
                f"The distance {d:.10g} is too large: z = {np.round(z, 6).tolist()} on the hyperplane is only {here:.10g} away",
                got=got,
            )
            require(
                d >= here - ACCURACY * scale,
                f"距离 {d:.10g} 太小：超平面上没有离 x 比 {here:.10g} 更近的点",
                f"The distance {d:.10g} is too small: no point of the hyperplane is nearer to x than {here:.10g}",
                got=got,
            )
    with hint(*HINT_LENGTH):
        wanted = [abs(_signed(x, w, b)) for x in X]
        close(got, wanted, ("距离", "the distances"), abs=ACCURACY * scale)


@check(points=1, book="(6.2)", given={"case": planes()}, also=pins.multiplier)
def test_multiplier(answer, case):
    """乘子 λ 使 x - λw 落在超平面上 / The multiplier λ puts x - λw on the hyperplane"""
    w, b = case["w"], case["b"]
    length = float(np.linalg.norm(w))
    for x in case["X"][:3]:
        with hint(*HINT_MULTIPLIER):
            close(
                number(answer.multiplier(x, w, b), ("乘子", "the multiplier")),
                _signed(x, w, b) / length,
                ("乘子", "the multiplier"),
                abs=ACCURACY * _scale(case["X"], w, b) / length,
            )


@check(
    points=1,
    given={"case": planes(), "factor": st.sampled_from((-1.0, 0.01, -20.0, 300.0)), "seed": seeds()},
    also=pins.invariance,
    examples=40,
)
def test_invariance(answer, case, factor, seed):
    """缩放 (w, b)、旋转和平移都不改变距离 / Scaling (w, b), rotation and translation leave the distance"""
    X, w, b = case["X"], case["w"], case["b"]
    scale = _scale(X, w, b)
    rng = np.random.default_rng(seed)
    turn = np.linalg.qr(rng.normal(size=(len(w), len(w))))[0]
    shift = rng.normal(size=len(w)) * scale
    moved = X @ turn.T + shift
    v = turn @ w
    c = b - float(v @ shift)
    slack = 20 * ACCURACY * scale
    distance = array(answer.distance(X, w, b), (len(X),), ("距离", "the distances"))
    with hint(*HINT_LENGTH):
        close(distance, [abs(_signed(x, w, b)) for x in X], ("距离", "the distances"), abs=slack)
        close(
            answer.distance(X, factor * w, factor * b),
            distance,
            (f"(w, b) 乘以 {factor:g} 后的距离", f"the distances with (w, b) times {factor:g}"),
            abs=slack,
        )
    with hint(
        "旋转和平移之后超平面是 wᵀQᵀz + b - wᵀQᵀt = 0：b 也是超平面的一部分。",
        "Turned and moved the hyperplane is wᵀQᵀz + b - wᵀQᵀt = 0: b is a part of it, too.",
    ):
        close(
            answer.distance(moved, v, c),
            distance,
            ("旋转平移后的距离", "the distances after turning and moving"),
            abs=slack,
        )


@check(points=1, given={"case": planes()}, also=pins.signed_distance)
def test_signed_distance(answer, case):
    """带符号的距离：w 所指的一侧为正，超平面上为零 /
    Signed distances are positive on the side that w points to, and zero on the hyperplane"""
    X, w, b = case["X"], case["w"], case["b"]
    wanted = [_signed(x, w, b) for x in X]
    with hint(*HINT_SIGN):
        got = array(answer.signed_distance(X, w, b), (len(X),), ("带符号的距离", "the signed distances"))
        close(got, wanted, ("带符号的距离", "the signed distances"), abs=ACCURACY * _scale(X, w, b))


@check(
    points=1,
    book="(6.3)",
    given={"case": separations()},
    also=pins.scale_to_margin,
    strict_given={"case": separations(far=True)},
)
def test_scale_to_margin(answer, case):
    """缩放之后最近的样本恰有 y(wᵀx + b) = 1，超平面不变 /
    After rescaling the nearest sample has y(wᵀx + b) = 1, and the hyperplane is the same"""
    X, y, w, b = case["X"], case["y"], case["w"], case["b"]
    zeta = float(1 / min(int(label) * _value(x, w, b) for x, label in zip(X, y, strict=True)))
    got = sequence(answer.scale_to_margin(w, b, X, y), 2, ("(ζw, ζb)", "(ζw, ζb)"))
    v, c = array(got[0], (len(w),), ("ζw", "ζw")), number(got[1], ("ζb", "ζb"))
    with hint(*HINT_MARGIN):
        smallest = float(min(int(label) * _value(x, v, c) for x, label in zip(X, y, strict=True)))
        close(smallest, 1.0, ("缩放后 y(wᵀx + b) 的最小值", "the smallest y(wᵀx + b) after rescaling"), abs=1e-6)
        close(v, zeta * w, ("ζw", "ζw"), rel=1e-6, abs=1e-9 * zeta * float(np.abs(w).max()))
        close(c, zeta * b, ("ζb", "ζb"), rel=1e-6, abs=1e-9 * zeta * float(np.abs(w).max()))


@picture(
    "点、超平面与最近点",
    "A point, the hyperplane and the nearest point",
    alt=(
        "平面上的一条直线和几个点；从每个点有一条虚线垂直落到直线上的最近点，箭头是法向量 w。",
        "A line in the plane and some points; a dashed line runs from each point to its nearest point on the line at a right angle; "
        "the arrow is the normal w.",
    ),
)
def draw_feet(figure, answer, reference, says):
    axes = figure.subplots()
    w, b = np.array([3.0, 4.0]), -5.0
    X = np.array([[4.0, 7.0], [-2.0, -1.0], [3.0, 2.0], [-4.0, 4.0]])
    across = np.array([-6.0, 6.0])
    axes.plot(across, -(w[0] * across + b) / w[1], color="black", label=says("超平面", "hyperplane"))
    distances = array(answer.distance(X, w, b), (len(X),))
    for x, d in zip(X, distances, strict=True):
        z = array(answer.foot(x, w, b), (2,))
        axes.plot(*np.array([x, z]).T, "--", color="tab:blue")
        axes.plot(*z, "s", mfc="white", mec="tab:blue")
        axes.annotate(f"{d:.3g}", x, xytext=(6, 6), textcoords="offset points")
    axes.plot(*X.T, "o", color="tab:blue", label=says("点与距离", "points and distances"))
    axes.annotate("", (1.8, 2.4), (0.6, 0.8), arrowprops={"arrowstyle": "->", "color": "tab:red"})
    axes.annotate("w", (1.9, 2.5), color="tab:red")
    axes.set_aspect("equal")
    axes.legend()


HINT_LENGTH = (
    "距离是 |wᵀx + b| 除以 ‖w‖ 的一次方；(w, b) 同乘一个数是同一个超平面，距离不应变。b 也要算进去。",
    "The distance is |wᵀx + b| over the first power of ‖w‖: (w, b) times a number is the same hyperplane, and the distance must stay. "
    "b counts, too.",
)
HINT_FOOT = (
    "从 x 沿 w 的方向走；走多远由“到达时 wᵀz + b = 0”决定。",
    "Go from x along w; how far follows from wᵀz + b = 0 on arrival.",
)
HINT_MULTIPLIER = (
    "把 z = x - λw 代入 wᵀz + b = 0；λ 可以为负。",
    "Put z = x - λw into wᵀz + b = 0; λ may be negative.",
)
HINT_SIGN = (
    "符号就是 wᵀx + b 的符号，大小就是 (6.2) 的距离。",
    "The sign is that of wᵀx + b, and the size is the distance (6.2).",
)
HINT_MARGIN = (
    "ζ 对所有样本是同一个数，由 y_i(wᵀx_i + b) 最小的那个样本决定；w 和 b 都要乘。",
    "ζ is one number for all samples and comes from the one with the smallest y_i(wᵀx_i + b); both w and b are multiplied.",
)
ACCURACY = 1e-9


def _value(x, w, b) -> Fraction:
    """wᵀx + b, exactly."""
    return sum((Fraction(float(p)) * Fraction(float(q)) for p, q in zip(x, w, strict=True)), Fraction(float(b)))


def _signed(x, w, b) -> float:
    return float(_value(x, w, b)) / float(np.linalg.norm(w))


def _foot(x, w, b):
    squared = sum(Fraction(float(q)) ** 2 for q in w)
    step = _value(x, w, b) / squared
    return np.array([float(Fraction(float(p)) - step * Fraction(float(q))) for p, q in zip(x, w, strict=True)])


def _scale(X, w, b) -> float:
    """The size to which errors are related: ‖x‖ + |b|/‖w‖."""
    return float(np.linalg.norm(X, axis=1).max() + abs(b) / np.linalg.norm(w))
