"""Checks of exercise slides4.2."""

import math
from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, check, close, equal, exercise, hint, integer, integers, labels, mapping, number, picture, require,
    sequence
)  # fmt: skip
from grader.strategies import grid, labelled_points

from .pins import slides04_02 as pins
from .pins.slides04_02 import SLIDE
from .shared_svm import hard_margin, product

EXERCISE = exercise(
    kind="derive",
    book="§4.1，线性支持向量机 / §4.1, soft margins",
    patterns=["derived formula", "oracle", "witness"],
    hints=[
        (
            "把 KKT 条件写在纸上：α_i 与 y_i f(x_i) − 1 + ξ_i, C − α_i 与 ξ_i 的乘积都是 0。",
            "Write the KKT conditions down: α_i times y_i f(x_i) − 1 + ξ_i is 0, and so is C − α_i times ξ_i.",
        ),
        (
            "Σ ξ_i 作为 b 的函数是折线：每个样本贡献一个拐点。",
            "As a function of b, Σ ξ_i is piecewise linear: every sample contributes one kink.",
        ),
        (
            "对偶最优解给出两个凸包间最近的两点；一个点可能用不着，也可能有几种写法。",
            "A dual optimum makes up the two nearest points of the hulls; a sample may not be needed, or there may be several ways.",
        ),
    ],
)

HINT_POSITION = (
    "看 y_i f(x_i)，不看 f 的绝对值；恰为 1 与恰为 0 各自成一类。",
    "Look at y_i f(x_i), not at the size of f; exactly 1 and exactly 0 are cases of their own.",
)
HINT_SLACK = (
    "最小的 ξ_i 使 y_i f(x_i) ≥ 1 − ξ_i 恰好成立；函数值换成几何距离要除以 ‖w‖。",
    "The least ξ_i just satisfies y_i f(x_i) ≥ 1 − ξ_i; a function value becomes a distance through ‖w‖.",
)
HINT_STATUS = (
    "ξ_i > 0 时 (C − α_i)ξ_i = 0 说什么？y_i f(x_i) = 1 时 KKT 条件对 α_i 还有要求吗？",
    "What does (C − α_i)ξ_i = 0 say where ξ_i > 0? Do the KKT conditions demand anything of α_i where y_i f(x_i) = 1?",
)
HINT_BIAS = (
    "每个样本的拐点在 y_i − w·x_i；经过一个拐点斜率加 1，斜率为 0 的可能是一整段。",
    "Each sample has its kink at y_i − w·x_i; the slope grows by 1 there, and it may be 0 on a whole piece.",
)
HINT_NEAREST = (
    "对方的凸包到己方最近的点由哪些样本组成？边界上还可以有别的样本。",
    "Which samples make up the nearest point of a hull? There may be others on the margin.",
)
HINT_OPTIONAL = (
    "α_i 未必唯一：让最近的点有两种组成方式，一种用到 x_i，一种不用。",
    "α need not be unique: let the nearest point be made up in two ways, one with x_i and one without.",
)
HINT_CAPPED = (
    "先想硬间隔的两点问题：距离越近，α 越大；可以调到恰好是 C。",
    "Think of two points with a hard margin: the closer they are, the larger α; it can be made C exactly.",
)


@st.composite
def situations(draw):
    """{"w", "b", "X", "y"}: one sample has an exact value of y f(x) near a border, the others lie anywhere."""
    data = draw(
        labelled_points(
            (2, 10), (1, 4), (-1, 1), grid(-4, 4), stretch=("duplicate", "constant", "dependent", "long", "wide")
        ).filter(lambda data: np.abs(data["X"]).max() <= 10)
    )
    X, y = data["X"], data["y"]
    w = draw(st.lists(grid(-3, 3), min_size=X.shape[1], max_size=X.shape[1]).filter(any))
    i = draw(st.integers(0, len(y) - 1))
    value = draw(st.sampled_from((1.0, 1.0, 0.0, 0.0625, -0.0625, 1.0625, 0.9375, 2.0, -1.0)))
    return {"w": np.array(w), "b": float(y[i] * value - X[i] @ w), "X": X, "y": [int(label) for label in y]}


@check(points=1, book="§4.1")
def test_slide_cases(answer):
    """课件列举的各种位置：x₁ = 5, 3, 2.5, 2, 1 的正例 /
    The positions that the slides list: positive samples with x₁ = 5, 3, 2.5, 2, 1"""
    arguments = [SLIDE[key] for key in ("w", "b", "X", "y")]
    with hint(*HINT_POSITION):
        got = labels(answer.positions(*arguments), 8, NAMES, ("位置", "the positions"))
        equal(got[:5], list(NAMES), ("前五个样本的位置", "the positions of the first five samples"))
    with hint(*HINT_SLACK):
        pairs = sequence(answer.slacks(*arguments), 8, ("slacks 的结果", "what slacks returns"))
        close(
            pairs[:5],
            [(k, k) for k in (0, 0, 0.5, 1, 2)],
            ("前五个样本的（ξ，距离）", "(ξ, distance) of the first five"),
        )
    with hint(*HINT_STATUS):
        got = labels(answer.support_status(*arguments), 8, STATES, ("状态", "the states"))
        equal(got[:5], ["never", "open", "always", "always", "always"], ("前五个样本", "the first five samples"))


@check(points=1, given={"data": situations()}, also=pins.positions, hint=HINT_POSITION)
def test_positions(answer, data):
    """位置由 y_i f(x_i) 定，恰在边界上的也分得清 /
    Positions go by y_i f(x_i); what lies exactly on a border is told apart"""
    got = answer.positions(data["w"], data["b"], data["X"], data["y"])
    got = labels(got, len(data["y"]), NAMES, ("位置", "the positions"))
    equal(got, [_position(value) for value in _values(data)], ("位置", "the positions"))


@check(
    points=1, given={"data": situations(), "scale": st.sampled_from((1, 1, 2, 0.5))}, also=pins.slacks, hint=HINT_SLACK
)
def test_slacks(answer, data, scale):
    """最小的松弛与到间隔边界的距离 / The least slack and the distance to the margin"""
    data = {**data, "w": data["w"] * scale, "b": data["b"] * scale} if np.abs(data["w"]).max() <= 5 else data
    if any(4 * one % 1 for one in data["w"]) or 16 * data["b"] % 1:
        data = {**data, "w": data["w"] * 4, "b": data["b"] * 4}
    needed = [float(max(0, 1 - value)) for value in _values(data)]
    length = math.sqrt(product(data["w"], data["w"]))
    got = answer.slacks(data["w"], data["b"], data["X"], data["y"])
    pairs = [
        sequence(pair, 2, ("（ξ，距离）", "(ξ, distance)"))
        for pair in sequence(got, len(needed), ("返回值", "the result"))
    ]
    close([slack for slack, _ in pairs], needed, ("各 ξ_i", "the slacks ξ_i"))
    close([distance for _, distance in pairs], [one / length for one in needed], ("各个距离", "the distances"))


@check(points=2, given={"data": situations()}, also=pins.positions, hint=HINT_STATUS)
def test_status(answer, data):
    """只凭位置能断定哪些是支持向量 / What the position alone tells about being a support vector"""
    got = answer.support_status(data["w"], data["b"], data["X"], data["y"])
    got = labels(got, len(data["y"]), STATES, ("状态", "the states"))
    # Errors and points inside the margin have ξ > 0, hence α = C; at y f = 1 every α from 0 to C meets KKT.
    wanted = ["never" if value > 1 else "open" if value == 1 else "always" for value in _values(data)]
    equal(got, wanted, ("状态", "the states"))


@check(points=2, given={"data": situations(), "flat": st.booleans()}, also=pins.bias, examples=80, hint=HINT_BIAS)
def test_bias(answer, data, flat):
    """使 Σ ξ_i 最小的全部 b / All b that minimise Σ ξ_i"""
    X, y = data["X"], data["y"]
    w = np.zeros_like(data["w"]) if flat and len(y) % 3 == 0 else data["w"]
    scores = [product(w, x) for x in X]
    kinks = {label - score for score, label in zip(scores, y, strict=True)}
    total = {
        b: sum(max(Fraction(0), 1 - label * (score + b)) for score, label in zip(scores, y, strict=True)) for b in kinks
    }
    least = min(total.values())
    best = [b for b, value in total.items() if value == least]
    low, high = sequence(answer.bias_interval(w, X, y), 2, ("（最小的 b，最大的 b）", "(smallest b, largest b)"))
    low, high = number(low, ("最小的 b", "the smallest b")), number(high, ("最大的 b", "the largest b"))
    for got, wanted, zh, en in (
        (low, min(best), "最小的 b", "the smallest b"),
        (high, max(best), "最大的 b", "the largest b"),
    ):
        here = Fraction(got)
        value = sum(max(Fraction(0), 1 - label * (score + here)) for score, label in zip(scores, y, strict=True))
        require(
            abs(here - wanted) <= 1e-9 * (1 + abs(wanted)),
            f"{zh} 应为 {float(wanted):.8g}，得到 {got:.8g}；Σ ξ_i 在那里是 {float(value):.8g}，最小值是 {float(least):.8g}",
            f"{en[0].upper()}{en[1:]} should be {float(wanted):.8g}, not {got:.8g}; Σ ξ_i is {float(value):.8g} there, and "
            f"{float(least):.8g} is the least",
            expected=(float(min(best)), float(max(best))),
            got=(low, high),
        )


@check(points=1, given={"d": st.integers(2, 4)}, also=pins.silent, examples=3, hint=HINT_NEAREST)
def test_silent(answer, d):
    """在边界上，却在每个对偶最优解中都有 α_i = 0 / On the margin, and yet α_i = 0 in every dual optimum"""
    X, i, vertices, value = _judged_witness(answer.silent_point(d), d)
    require(
        value == 1,
        f"样本 {i} 不在间隔边界上：y_i f(x_i) = {float(value):.6g}",
        f"Sample {i} does not lie on the margin: y_i f(x_i) = {float(value):.6g}",
        got=X,
    )
    used = [alpha for alpha in vertices if alpha[i]]
    require(
        not used,
        f"样本 {i} 在一个对偶最优解中有 α_i > 0：α = {_shown(used[0]) if used else ''}",
        f"Sample {i} has α_i > 0 in a dual optimum: α = {_shown(used[0]) if used else ''}",
        got=X,
    )


@check(points=1, given={"d": st.integers(2, 4)}, also=pins.silent, examples=3, hint=HINT_OPTIONAL)
def test_optional(answer, d):
    """在一个对偶最优解中 α_i > 0，在另一个中 α_i = 0 / α_i > 0 in one dual optimum and α_i = 0 in another"""
    X, i, vertices, _ = _judged_witness(answer.optional_point(d), d)
    # All optima are means of the vertices: α_i is 0 somewhere only if it is 0 at one of them.
    for is_zero, zh, en in ((True, "> 0", "> 0"), (False, "= 0", "= 0")):
        require(
            any((alpha[i] == 0) == is_zero for alpha in vertices),
            f"样本 {i} 在每个对偶最优解中都有 α_i {zh}，例如 α = {_shown(vertices[0])}",
            f"Sample {i} has α_i {en} in every dual optimum, α = {_shown(vertices[0])} for one",
            got=X,
        )


@check(
    points=1,
    given={"C": st.one_of(st.sampled_from((0.125, 0.5, 2.0, 8.0)), grid(0.0625, 10, 0.0625))},
    also=pins.capped,
    examples=12,
    hint=HINT_CAPPED,
)
def test_capped(answer, C):
    """α_i = C 而 ξ_i = 0 的软间隔最优解 / A soft-margin optimum with α_i = C and ξ_i = 0"""
    got = mapping(answer.capped_point(C), ("X", "y", "alpha", "b", "i"), ("返回值", "the result"))
    X, y = _judged_rows(got["X"], got["y"], None, 100)
    alpha, b = array(got["alpha"], (len(y),), ("alpha", "alpha")), number(got["b"], ("b", "b"))
    i = _judged_index(got["i"], len(y))
    close(alpha[i], C, ("α_i", "α_i"), rel=0)
    require(
        alpha.min() >= -1e-9 and alpha.max() <= C + 1e-9,
        f"每个 α 都应在 0 与 C = {C:g} 之间",
        f"Every α should lie between 0 and C = {C:g}",
        got=alpha,
    )
    balance = math.fsum(alpha * y)
    require(
        abs(balance) <= 1e-9,
        f"Σ α_j y_j 应为 0，这里是 {balance:.6g}",
        f"Σ α_j y_j should be 0, but is {balance:.6g}",
        got=alpha,
    )
    w = [math.fsum(alpha * y * column) for column in X.T]
    values = [label * (math.fsum(x * w) + b) for x, label in zip(X, y, strict=True)]
    close(values[i], 1.0, ("y_i f(x_i)", "y_i f(x_i)"), rel=0)
    for j, (a, value) in enumerate(zip(alpha, values, strict=True)):
        require(
            (a <= 1e-9 or value <= 1 + 1e-9) and (a >= C - 1e-9 or value >= 1 - 1e-9),
            f"样本 {j} 违反 KKT 条件：α = {a:.6g}, y f(x) = {value:.9g}, C = {C:g}",
            f"Sample {j} violates the KKT conditions: α = {a:.6g}, y f(x) = {value:.9g}, C = {C:g}",
            got=got,
        )


@picture(
    "课件的各种位置，按能断定什么着色",
    "The positions that the slides list, coloured by what can be told",
    alt=(
        "一条竖直的分界线和两条间隔边界；边界上的样本标为 open，间隔之内、超平面上和错分一侧的标为 always，远处的标为 never",
        "A vertical boundary with both margins; samples on a margin are open, those inside, on the plane and on the wrong side are "
        "always support vectors, those far away never",
    ),
)
def draw_positions(figure, answer, reference, says):
    arguments = [SLIDE[key] for key in ("w", "b", "X", "y")]
    states = answer.support_status(*arguments)
    axes = figure.add_subplot()
    for x, style in ((1, "dashed"), (2, "solid"), (3, "dashed")):
        axes.axvline(x, color="0.6", linestyle=style, linewidth=1)
    colours = {"always": "#d62728", "open": "#ff9f1c", "never": "#1f77b4"}
    words = {
        "always": says("总是支持向量", "always a support vector"),
        "open": says("不能断定", "open"),
        "never": says("从不是", "never"),
    }
    for state, colour in colours.items():
        for label, marker in ((1, "o"), (-1, "s")):
            rows = [x for x, y, one in zip(SLIDE["X"], SLIDE["y"], states, strict=True) if (one, y) == (state, label)]
            if rows:
                axes.scatter(
                    *zip(*rows, strict=True), color=colour, marker=marker, label=words[state] + f" ({label:+d})"
                )
    axes.set(xlabel="$x_1$", ylabel="$x_2$", ylim=(-2, 4))
    axes.legend(loc="upper left", fontsize=7, ncols=2)


NAMES = ("outside", "margin", "inside", "plane", "wrong")
STATES = ("always", "never", "open")


def _values(data):
    """y_i f(x_i) as fractions."""
    b = Fraction(data["b"])
    return [label * (product(data["w"], x) + b) for x, label in zip(data["X"], data["y"], strict=True)]


def _position(value):
    if value > 1:
        return "outside"
    if value == 1:
        return "margin"
    if value > 0:
        return "inside"
    return "plane" if value == 0 else "wrong"


def _shown(values) -> str:
    return "(" + ", ".join(f"{float(value):.4g}" for value in values) + ")"


def _judged_index(i, m) -> int:
    i = integer(i, ("下标 i", "the index i"))
    require(
        0 <= i < m, f"下标 i 应在 0 到 {m - 1} 之间，得到 {i}", f"The index i should be 0 to {m - 1}, but is {i}", got=i
    )
    return i


def _judged_rows(X, y, d, bound):
    X = array(X, (None, d), ("X", "X"))
    require(
        2 <= len(X) <= 8, f"X 应有 2 到 8 行，得到 {len(X)} 行", f"X should have 2 to 8 rows, but has {len(X)}", got=X
    )
    require(
        1 <= X.shape[1] <= 4,
        f"X 应有 1 到 4 列，得到 {X.shape[1]} 列",
        f"X should have 1 to 4 columns, but has {X.shape[1]}",
        got=X,
    )
    require(
        np.abs(X).max() <= bound,
        f"X 的元素的绝对值不应超过 {bound}",
        f"No entry of X should exceed {bound} in size",
        got=X,
    )
    y = integers(y, len(X), ("y", "y"))
    require(set(y) == {1, -1}, "y 应由 +1 与 −1 组成，两类都有", "y should hold +1 and −1, both of them", got=y)
    return X, y


def _judged_witness(got, d):
    """(X, i, vertices of the dual's optima, y_i f(x_i)), or the failure to be a set as the stub asks for it."""
    X, y, i = sequence(got, 3, ("(X, y, i)", "(X, y, i)"))
    X, y = _judged_rows(X, y, d, 10)
    i = _judged_index(i, len(y))
    require(not (4 * X % 1).any(), "X 的元素应是 ¼ 的整数倍", "The entries of X should be multiples of ¼", got=X)
    require(len({tuple(x) for x in X}) == len(X), "X 有相同的行", "Some rows of X are equal", got=X)
    found = hard_margin(X, y)
    require(found is not None, "两类不是严格线性可分", "The classes are not strictly linearly separable", got=(X, y))
    vertices, w, b = found
    return X, i, vertices, y[i] * (product(w, X[i]) + b)
