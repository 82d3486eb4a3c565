"""Checks of exercise slides4.1."""

from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, at, check, close, exercise, hint, is_none, number, picture, require, sequence
from grader.strategies import grid, separable_points

from .pins import slides04_01 as pins
from .pins.slides04_01 import SLIDE, _points
from .shared_svm import hard_margin, least_on_face, objective

EXERCISE = exercise(
    kind="program",
    book="§4.1，三个点的例 / §4.1, the example of three points",
    patterns=["derived formula", "oracle", "certificate"],
    hints=[
        (
            "先用课件的三个点核对：代入 α₃ = α₁ + α₂ 之后的二次式。",
            "Start with the slides' three points: the quadratic once α₃ = α₁ + α₂ is put in.",
        ),
        (
            "面上的最小点是一个线性方程组的解：自由的乘子加上等式约束的拉格朗日乘子。",
            "A minimum on a face solves a linear system: the free multipliers, and a Lagrange multiplier for the equality.",
        ),
        (
            "可行的最优解在某个面上是驻点：每个面都要看一遍，留下可行的，再比较函数值。",
            "The feasible optimum is stationary on some face: look at every face, keep what is feasible, then compare values.",
        ),
    ],
)

HINT_OBJECTIVE = (
    "求最小的形式：二次项带 ½ 与 y_i y_j，减去各乘子之和。",
    "The form to be minimised: ½ and y_i y_j in the quadratic part, minus the sum of the multipliers.",
)
HINT_REDUCED = (
    "把 α_m 用其余的乘子表示（y_m 是 +1 还是 −1？），代入 s；½ 在 H 外面。",
    "Express α_m by the other multipliers (is y_m +1 or −1?) and put it into s; the ½ stands outside H.",
)
HINT_SOLVE = (
    "不可行的驻点不能靠截断修正；面由任意几个乘子为 0 给出，最后一个乘子也在内。",
    "A stationary point that is not feasible cannot be repaired by clipping; any multipliers may be 0 on a face, the last one and "
    "several at once included.",
)
HINT_PLANE = (
    "w 的各项带 y_i；b 由 α_j > 0 的样本满足 y_j(w·x_j + b) = 1 求得。",
    "The terms of w carry y_i; b comes from y_j(w·x_j + b) = 1 of a sample with α_j > 0.",
)


@st.composite
def points(draw):
    """{"X", "y"}: a few integer points, both classes there; some coincide or lie on a line."""
    d, m = draw(st.integers(1, 3)), draw(st.integers(2, 5))
    rows = draw(st.lists(st.lists(st.integers(-5, 5), min_size=d, max_size=d), min_size=m, max_size=m))
    kind = draw(st.sampled_from(("plain", "plain", "coincide", "line", "plane")))
    if kind == "coincide":
        rows[-1] = rows[0]
    elif kind == "line" and m > 2:
        step = [(-1 if value > 0 else 1) * (k + 1) % 3 for k, value in enumerate(rows[0])]
        rows[1], rows[2] = ([value + t * s for value, s in zip(rows[0], step, strict=True)] for t in (1, 2))
        rows = [[max(-5, min(5, value)) for value in row] for row in rows]
    elif kind == "plane":
        rows = [[*row[:-1], 2] for row in rows]
    y = [1, -1, *draw(st.lists(st.sampled_from((1, -1)), min_size=m - 2, max_size=m - 2))]
    return _points(rows, draw(st.permutations(y)))


separable = separable_points((2, 5), (1, 3)).map(lambda data: _points(data["X"], data["y"]))


@check(points=1, book="§4.1", hint=HINT_REDUCED)
def test_slide_quadratic(answer):
    """课件的二次式 s(α₁, α₂) / The slides' quadratic s(α₁, α₂)"""
    H, g = sequence(answer.reduced(SLIDE["X"], SLIDE["y"]), 2, ("(H, g)", "(H, g)"))
    with hint(
        "课件的系数 4 与 13/2 是 ½H 的对角元；交叉项 10α₁α₂ 由 H 的两个元素平分。",
        "The slides' coefficients 4 and 13/2 are on the diagonal of ½H; two entries of H share the cross term 10α₁α₂.",
    ):
        close(H, [[8, 10], [10, 13]], ("H", "H"))
    close(g, [-2, -2], ("g", "g"))


@check(points=2, book="§4.1")
def test_slide_faces(answer):
    """课件的驻点与各个面上的最小值 / The slides' stationary point and the minima on the faces"""
    wanted = (
        ([], (1.5, -1, 0.5), -0.5),
        ([0], (0, 2 / 13, 2 / 13), -2 / 13),
        ([1], (0.25, 0, 0.25), -0.25),
        ([2], (0, 0, 0), 0),
        ([2, 0], (0, 0, 0), 0),
        ([1, 2, 0], (0, 0, 0), 0),
    )
    for zeros, alpha, value in wanted:
        with at(f"zeros = {zeros}", f"zeros = {zeros}"):
            _judge_face(answer, SLIDE["X"], SLIDE["y"], zeros, (alpha, value))


@check(points=1, book="§4.1", hint=HINT_PLANE)
def test_slide_plane(answer):
    """课件的超平面 / The slides' hyperplane"""
    found = answer.hyperplane(np.array([0.25, 0.0, 0.25]), SLIDE["X"], SLIDE["y"])
    w, b = sequence(found, 2, ("(w, b)", "(w, b)"))
    close(w, [0.5, 0.5], ("w", "w"))
    close(b, -2, ("b", "b"))


@check(
    points=1,
    given={
        "data": points(),
        "alpha": st.lists(
            st.one_of(grid(-10, 10), st.sampled_from((0.0, 10.0, 1e-5, 0.123456789))), min_size=5, max_size=5
        ),
    },
    also=pins.objective_inputs,
    hint=HINT_OBJECTIVE,
)
def test_objective(answer, data, alpha):
    """任意 α 处的目标值合乎定义 / The objective is what it is defined to be, for any α"""
    alpha = np.array(alpha[: len(data["y"])])
    wanted = float(objective(alpha, data["X"], data["y"]))
    close(answer.dual_objective(alpha, data["X"], data["y"]), wanted, ("s(α)", "s(α)"))


@check(points=1, given={"data": points()}, also=pins.reduced, hint=HINT_REDUCED)
def test_reduced(answer, data):
    """消去最后一个乘子后，二次式与原来的目标处处相等 /
    With the last multiplier eliminated the quadratic equals the objective everywhere"""
    X, y = data["X"], data["y"]
    n = len(y) - 1
    H, g = sequence(answer.reduced(X, y), 2, ("(H, g)", "(H, g)"))
    H, g = array(H, (n, n), ("H", "H")), array(g, (n,), ("g", "g"))
    # Values at e_i, -e_i and e_i + e_j determine a quadratic without constant term.
    unit = [[Fraction(i == k) for k in range(n)] for i in range(n)]
    at_unit = [_on_plane(one, X, y) for one in unit]
    slopes = [(value - _on_plane([-k for k in one], X, y)) / 2 for one, value in zip(unit, at_unit, strict=True)]
    rows = [
        [
            _on_plane([p + q for p, q in zip(u, v, strict=True)], X, y) - at_unit[i] - at_unit[j]
            for j, v in enumerate(unit)
        ]
        for i, u in enumerate(unit)
    ]
    close(g, _floats(slopes), ("g", "g"))
    close(H, np.array([_floats(row) for row in rows]), ("H", "H"))


@check(
    points=1,
    given={"data": points(), "kept": st.lists(st.integers(0, 4), max_size=5, unique=True)},
    also=pins.face,
    examples=100,
)
def test_face(answer, data, kept):
    """每个面上的最小点与最小值；没有或不唯一时是 None /
    The minimum on every face; None if there is none or more than one"""
    X, y = data["X"], data["y"]
    zeros = [i for i in reversed(range(len(y))) if i not in kept]
    found = least_on_face(X, y, [i for i in range(len(y)) if i in kept])
    _judge_face(answer, X, y, zeros, found and (_floats(found[0]), float(found[1])))


@check(points=2, given={"data": separable}, also=pins.solution, examples=100, hint=HINT_SOLVE)
def test_solution(answer, data):
    """对偶问题的解可行而且最优 / The solution of the dual is feasible and optimal"""
    X, y = data["X"], data["y"]
    alpha = array(answer.solve_dual(X, y), (len(y),), ("α", "α"))
    require(alpha.min() >= -1e-9, "α 有负的分量", "Some entry of α is negative", got=alpha)
    balance = float(alpha @ y)
    require(
        abs(balance) <= 1e-6 * (1 + alpha.sum()),
        f"Σ α_i y_i 应为 0，这里是 {balance:.6g}",
        f"Σ α_i y_i should be 0, but is {balance:.6g}",
        got=alpha,
    )
    vertices, w, _ = hard_margin(X, y)
    mine = (alpha * y) @ X
    scores = X @ mine
    inside, outside = scores[np.array(y) > 0].min(), scores[np.array(y) < 0].max()
    # The best b puts both nearest samples at the same margin.
    margin = float(inside - outside) / 2
    require(
        margin >= 1 - 1e-6,
        f"由这个 α 得到的 w = {_shown(mine)}，无论 b 取什么，最小的 y_i(w·x_i + b) 至多是 {margin:.6g}，应为 1",
        f"This α makes w = {_shown(mine)}; whatever b is, the least y_i(w·x_i + b) is {margin:.6g} at most, and should be 1",
        expected=_floats(vertices[0]),
        got=alpha,
    )
    primal = float(mine @ mine) / 2
    gap = abs(2 * primal - float(alpha.sum()))
    require(
        gap <= 1e-6 * max(1.0, primal),
        f"½‖w‖² = {primal:.8g} 与 Σα − ½‖w‖² = {float(alpha.sum()) - primal:.8g} 应相等；最优的 w 是 {_shown(w)}",
        f"½‖w‖² = {primal:.8g} and Σα − ½‖w‖² = {float(alpha.sum()) - primal:.8g} should be equal; the optimal w is {_shown(w)}",
        expected=_floats(vertices[0]),
        got=alpha,
    )


@check(points=1, given={"data": separable, "pick": st.integers(0, 9)}, also=pins.plane, hint=HINT_PLANE)
def test_plane(answer, data, pick):
    """由最优的 α 得到超平面 / The hyperplane of an optimal α"""
    X, y = data["X"], data["y"]
    vertices, w, b = hard_margin(X, y)
    alpha = _floats(vertices[pick % len(vertices)])
    got_w, got_b = sequence(answer.hyperplane(alpha, X, y), 2, ("(w, b)", "(w, b)"))
    size = 1e-9 * (1 + max(abs(float(value)) for value in (*w, b)))
    close(got_w, _floats(w), ("w", "w"), abs=size)
    close(got_b, float(b), ("b", "b"), abs=size)


@picture(
    "课件的 s(α₁, α₂)：等高线、驻点与两条边上的最小点",
    "The slides' s(α₁, α₂): contours, the stationary point, and the minima on both edges",
    alt=(
        "s 的等高线是斜的椭圆，驻点在 α₂ < 0 的一侧，在可行域之外；可行域两条边上各有一个最小点，更低的在 α₂ = 0 上",
        "The contours of s are slanted ellipses around a stationary point outside the feasible region, where α₂ < 0; each edge has a "
        "minimum, the lower one on α₂ = 0",
    ),
)
def draw_quadratic(figure, answer, reference, says):
    X, y = SLIDE["X"], SLIDE["y"]
    H, g = (np.asarray(part, dtype=float) for part in answer.reduced(X, y))
    first, second = np.meshgrid(np.linspace(-0.4, 2.2, 90), np.linspace(-1.5, 0.8, 90))
    a = np.stack([first, second], axis=-1)
    values = np.einsum("...i,ij,...j->...", a, H, a) / 2 + a @ g
    axes = figure.add_subplot()
    axes.fill_between([0, 2.2], 0, 0.8, color="#e5f5e0", label=says("可行域", "feasible"))
    axes.contour(first, second, values, levels=np.linspace(-0.45, 3, 12), colors="0.6", linewidths=0.8)
    marks = (
        ([], "x", says("驻点", "stationary point")),
        ([0], "s", says("α₁ = 0 上的最小点", "minimum where α₁ = 0")),
        ([1], "o", says("α₂ = 0 上的最小点", "minimum where α₂ = 0")),
    )
    for zeros, marker, words in marks:
        alpha, value = answer.face_minimum(X, y, zeros)
        axes.plot(alpha[0], alpha[1], marker, color="black", label=f"{words}: {value:.3f}")
    axes.set(xlabel="$α_1$", ylabel="$α_2$")
    axes.legend(loc="lower left", fontsize=7)


HINT_FACE = (
    "面上只要求 Σ α_i y_i = 0 和 zeros 中的 α_i = 0，其余的符号不限。",
    "On a face only Σ α_i y_i = 0 and α_i = 0 for zeros are asked; the others may have any sign.",
)
HINT_UNIQUE = (
    "自由的点共线、重合（一般地：仿射相关）时，s 沿某个方向是直线或常数。",
    "If free points are collinear or coincide (affinely dependent in general), s is linear or constant along some direction.",
)


def _floats(values):
    return np.array([float(value) for value in values])


def _on_plane(a, X, y):
    """s at the first multipliers a, the last one as Σ α_i y_i = 0 demands."""
    last = -y[-1] * sum(value * label for value, label in zip(a, y, strict=False))
    return objective([*a, last], X, y)


def _judge_face(answer, X, y, zeros, wanted):
    got = answer.face_minimum(X, y, zeros)
    if wanted is None:
        with hint(*HINT_UNIQUE):
            is_none(got, ("面上的最小点", "the minimum on the face"))
        return
    with hint(*HINT_FACE):
        require(
            got is not None,
            "面上有唯一的最小点，得到的却是 None",
            "The face has exactly one minimum, but None came back",
            expected=wanted,
            got=got,
        )
        alpha, value = sequence(got, 2, ("（α，最小值）", "(α, least value)"))
        size = 1e-9 * (1 + float(np.max(np.abs(wanted[0]))))
        close(alpha, np.array(wanted[0], dtype=float), ("α", "α"), abs=size, rel=0)
        close(number(value, ("最小值", "the least value")), wanted[1], ("最小值", "the least value"))


def _shown(values) -> str:
    return "(" + ", ".join(f"{float(value):.4g}" for value in values) + ")"
