"""Checks of exercise cookbook5.1."""

import math

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, check, close, exercise, hint, mapping, number, picture, require, sequence
from grader.strategies import seeds

from .pins import cookbook05_01 as pins
from .pins.cookbook05_01 import FOUR
from .shared import LOSSES, dual_value, exact_slacks, fractions, primal_value, violation

EXERCISE = exercise(
    kind="derive",
    book="§5.3, §5.6",
    patterns=["two sides", "certificate", "witness"],
    hints=[
        (
            "写出拉格朗日函数，对 w、b、ξ 分别求最小。平方损失时 ξ 的那一项是 Cξ² − αξ，它的最小值是多少？",
            "Write the Lagrangian, and minimise it in w, b and ξ. With the squared loss the part of ξ is Cξ² − αξ: what is its least value?",
        ),
        (
            "对任何满足约束的 alpha 与任何 (w, b)，对偶值都不超过目标：两者之差说明离最优还有多远。",
            "For any alpha that meets the constraints and any (w, b) the dual value is at most the objective: the difference says how far they are from the optimum.",
        ),
        (
            "求解可以每次只动两个对偶变量，保持 Σ α_i y_i = 0；平方损失的对偶相当于在核矩阵的对角线上加一个数。",
            "To solve, move two dual variables at a time and keep Σ α_i y_i = 0; the dual of the squared loss is that with a number added on the diagonal of the kernel matrix.",
        ),
        (
            "ξ 可以为负时，看看把 b 朝一个方向移动，Σ ξ_i 怎样变化。",
            "If ξ may be negative, see how Σ ξ_i changes as b moves in one direction.",
        ),
    ],
)

HINT_OBJECTIVE = (
    "b 不受惩罚；对样本求和，不求平均；损失从 yf < 1 就开始；平方的是松弛，不是 1 − yf。",
    "b is not penalised; it is a sum over the samples, no mean; losses begin at yf < 1; what is squared is the slack, not 1 − yf.",
)
HINT_SLACKS = (
    "分类正确而且在间隔之外的样本 ξ = 0；在间隔之内也要付代价。",
    "A sample that is classified correctly and beyond the margin has ξ = 0; inside the margin it costs something.",
)
HINT_DUAL = (
    "平方损失：由 Cξ² − αξ 求出最小的 ξ，代回去就是多出来的一项。",
    "With the squared loss find the ξ of least Cξ² − αξ, and put it in: that is the additional term.",
)
HINT_BIAS = (
    "作为 b 的函数，Σ ξ_i 是一条折线；它的最低点在折点上。",
    "As a function of b, Σ ξ_i is a broken line; it is lowest at a kink.",
)


@st.composite
def hyperplanes(draw):
    """{"w", "b", "X", "y", "C"}."""
    rng, kind = np.random.default_rng(draw(seeds())), draw(st.sampled_from(KINDS))
    X, y = _samples(rng, kind)
    w = rng.integers(-2, 3, X.shape[1]) / 2 if kind == "grid" else rng.normal(size=X.shape[1])
    w = {"small": 1e5, "large": 3e-6}.get(kind, 1.0) * w
    b = float(rng.integers(-3, 4)) if kind == "grid" else float(rng.normal() * 2)
    if kind == "near":
        b = float(y[0] - X[0] @ w + 1e-6 * rng.integers(-2, 3))
    return {"w": w, "b": b, "X": X, "y": y, "C": draw(st.sampled_from(PRICES))}


@st.composite
def multipliers(draw):
    """{"alpha", "X", "y", "C"}: alpha meets the constraints, or breaks one of them clearly, or by a hair."""
    rng, kind = np.random.default_rng(draw(seeds())), draw(st.sampled_from(KINDS))
    X, y = _samples(rng, kind)
    C, broken = draw(st.sampled_from(PRICES)), draw(st.sampled_from(BROKEN))
    sides = [np.flatnonzero(y == sign) for sign in (1, -1)]
    units = np.zeros(len(y))
    for _ in range(int(rng.integers(0, 65)) * min(map(len, sides))):
        for side in sides:
            units[rng.choice(side[units[side] < 64])] += 1
    alpha = C * units / 64
    shift = draw(st.sampled_from((2e-6, 0.002))) * max(1.0, C)
    one = sides[int(rng.integers(2))]
    if broken == "hair":
        alpha[0] += 5e-13
    elif broken == "negative" and len(one) > 1:
        total = alpha[one].sum()
        alpha[one] = 0.0
        alpha[one[:2]] = -shift, total + shift
    elif broken == "above":
        alpha[[side[0] for side in sides]] += C + shift
    elif broken == "not balanced":
        alpha[one[0]] += shift
    return {"alpha": alpha, "X": X, "y": y, "C": C}


@st.composite
def problems(draw):
    """{"X", "y", "C"}: small problems of whole numbers."""
    rng = np.random.default_rng(draw(seeds()))
    m, d = draw(st.integers(2, 12)), draw(st.integers(1, 3))
    kind = draw(st.sampled_from(("", "", "", "duplicate", "constant", "dependent", "one against the rest", "apart")))
    X = rng.integers(-4, 5, (m, d)).astype(float)
    y = np.where(rng.random(m) < 0.5, 1, -1)
    if kind == "duplicate":
        X[-1] = X[0]
    elif kind == "constant":
        X[:, 0] = X[0, 0]
    elif kind == "dependent" and d > 1:
        X[:, 0] = np.clip(X[:, 1:].sum(axis=1), -4, 4)
    elif kind == "one against the rest":
        y[:] = 1
    elif kind == "apart":
        X[:, 0] = y * rng.integers(1, 5, m)
    y[rng.permutation(m)[:2]] = 1, -1
    return {"X": X, "y": y, "C": draw(st.sampled_from((0.1, 0.5, 1.0, 2.0)))}


@st.composite
def unequal(draw):
    """{"X", "y", "C", "depth"}."""
    rng, kind = np.random.default_rng(draw(seeds())), draw(st.sampled_from(KINDS))
    X, y = _samples(rng, kind)
    if y.sum() == 0:
        X, y = X[1:], y[1:]
        if len(y) == 1:
            X, y = np.vstack([X, X, -X]), np.array([1, -1, -1])
    return {
        "X": X,
        "y": y,
        "C": draw(st.sampled_from(PRICES)),
        "depth": draw(st.sampled_from((0.0, 0.005, 1.0, 37.5, 250.0, 1e6))),
    }


@check(points=0.5, book="§5.3, §5.6", hint=HINT_OBJECTIVE)
def test_four_points_primal(answer):
    """四个点 0、1、3、4，标记 −、+、−、+, C = 1：两种损失的最优解处的目标 /
    Four points 0, 1, 3, 4 labelled −, +, −, +, C = 1: the objective at the solutions for both losses"""
    X, y = FOUR.values()
    got = answer.objective(np.array([0.5]), -1.0, X, y, 1.0, "hinge")
    close(got, 3.125, ("合页损失的目标", "the objective of the hinge loss"))
    got = answer.objective(np.array([4 / 21]), -8 / 21, X, y, 1.0, "squared")
    close(got, 76 / 21, ("平方损失的目标", "the objective of the squared loss"))


@check(points=0.5, book="§5.3", hint=HINT_DUAL)
def test_four_points_dual(answer):
    """四个点：两种损失的对偶值与目标相等 / The four points: for both losses the dual value is the objective"""
    X, y = FOUR.values()
    got = answer.dual(np.array([0.625, 1.0, 1.0, 0.625]), X, y, 1.0, "hinge")
    close(got, 3.125, ("合页损失的对偶值", "the dual value of the hinge loss"))
    got = answer.dual(np.array([26.0, 50.0, 50.0, 26.0]) / 21, X, y, 1.0, "squared")
    close(got, 76 / 21, ("平方损失的对偶值", "the dual value of the squared loss"))


@check(
    points=1,
    book="§5.6",
    given={"plane": hyperplanes(), "loss": st.sampled_from(LOSSES)},
    also=pins.objective,
    hint=HINT_OBJECTIVE,
)
def test_objective(answer, plane, loss):
    """两种损失的目标符合定义 / The objective is what its definition says, for both losses"""
    expected = primal_value(*plane.values(), loss)
    got = answer.objective(*plane.values(), loss)
    close(got, expected, ("目标", "the objective"), abs=1e-9 * (1 + plane["C"]))


@check(points=1, book="§5.3", given={"plane": hyperplanes()}, also=pins.slacks, hint=HINT_SLACKS)
def test_slacks(answer, plane):
    """松弛是满足两个条件的最小的数 / The slacks are the least numbers that meet both conditions"""
    w, b, X, y, _ = plane.values()
    expected = np.array(exact_slacks(w, b, X, y), dtype=float)
    close(answer.slacks(w, b, X, y), expected, ("松弛", "the slacks"))


@check(points=2, book="§5.3", given={"case": multipliers(), "loss": st.sampled_from(LOSSES)}, also=pins.dual)
def test_dual(answer, case, loss):
    """两种损失的对偶值；违反约束的 alpha 得到 −∞ /
    The dual value for both losses; −∞ for an alpha that breaks a constraint"""
    alpha, X, y, C = case.values()
    words = ("对偶值", "the dual value")
    if violation(alpha, y, C, loss) > 1e-9:
        with hint(*HINT_CONSTRAINTS):
            close(answer.dual(*case.values(), loss), -math.inf, words)
        return
    expected = dual_value(*case.values(), loss)
    reach = float(np.abs(alpha) @ np.linalg.norm(X, axis=1))
    got = number(answer.dual(*case.values(), loss), words, allow_infinite=True)
    if violation(alpha, y, C, loss) > 0:
        require(
            math.isfinite(got),
            "alpha 违反约束不超过 1e-9，对偶值应是有限的数",
            "This alpha breaks no constraint by more than 1e-9: its dual value should be finite",
            expected=expected,
            got=got,
        )
    with hint(*HINT_CONSTRAINTS):
        require(
            math.isfinite(got),
            "alpha 没有违反约束，对偶值应是有限的数",
            "This alpha breaks no constraint: its dual value should be finite",
            expected=expected,
            got=got,
        )
    with hint(*HINT_DUAL):
        close(got, expected, words, abs=1e-9 * (1 + float(np.abs(alpha).sum()) + reach**2))


@check(points=1, book="§5.3", given={"plane": hyperplanes()}, also=pins.bias, hint=HINT_BIAS)
def test_bias(answer, plane):
    """固定 w，没有别的 b 使 Σ ξ_i 更小 / For this w no other b makes Σ ξ_i smaller"""
    w, _, X, y, C = plane.values()
    b = number(answer.best_bias(w, X, y, C), ("b", "b"))
    # The sum is a broken line in b, whose kinks are where one sample has y f(x) = 1.
    least = min(hinge_sum(w, float(sign - x @ w), X, y) for x, sign in zip(X, y, strict=True))
    there = hinge_sum(w, b, X, y)
    require(
        there <= least + 1e-9 * (1 + least),
        f"b = {b:.12g} 处 Σ ξ_i 是 {there:.12g}，最小值是 {least:.12g}",
        f"At b = {b:.12g} the sum of the slacks is {there:.12g}, but its least value is {least:.12g}",
        got=b,
    )


@check(points=1.5, book="§5.3", given={"problem": problems()}, also=pins.solve_hinge, examples=40)
def test_solve_hinge(answer, problem):
    """合页损失的解：目标与对偶值互相证明 /
    A solution for the hinge loss: objective and dual value prove one another"""
    judge_solution(answer, problem, "hinge")


@check(points=1.5, book="§5.6", given={"problem": problems()}, also=pins.solve_hinge, examples=40)
def test_solve_squared(answer, problem):
    """平方损失的解：目标与对偶值互相证明 /
    A solution for the squared loss: objective and dual value prove one another"""
    judge_solution(answer, problem, "squared")


@check(points=1, book="§5.3", given={"case": unequal()}, also=pins.without_sign, examples=40)
def test_without_sign(answer, case):
    """ξ 可以为负时，目标低于任何给定的值 / If ξ may be negative, the objective falls below any value given"""
    X, y, C, depth = case.values()
    w, b, xi = sequence(answer.without_sign(*case.values()), 3, ("(w, b, xi)", "(w, b, xi)"))
    w, b, xi = array(w, (X.shape[1],), ("w", "w")), number(b, ("b", "b")), array(xi, y.shape, ("xi", "xi"))
    got = (w, b, xi)
    require(max(abs(b), *map(abs, w), *map(abs, xi)) < 1e90, "数太大", "A number is far too large", got=got)
    for i, (x, sign) in enumerate(zip(X, y, strict=True)):
        f = sum((p * q for p, q in zip(fractions(w), fractions(x), strict=True)), fractions(b)[0])
        short = float(1 - fractions(xi)[i] - int(sign) * f)
        with hint(*HINT_NEGATIVE):
            require(
                short <= 1e-9 * (1 + abs(float(f))),
                f"样本 {i}：y f(x) 比 1 − ξ 小 {short:.3g}",
                f"Sample {i}: y f(x) is smaller than 1 − ξ by {short:.3g}",
                got=got,
            )
    value = float(sum(p * p for p in fractions(w)) / 2 + fractions(C)[0] * sum(fractions(xi)))
    with hint(*HINT_NEGATIVE):
        require(
            value <= -depth + 1e-9 * (1 + depth),
            f"目标是 {value:.10g}，应不大于 {-depth:.10g}",
            f"The objective is {value:.10g}, but should be {-depth:.10g} at most",
            got=got,
        )


@picture(
    "两种损失，与目标、对偶值随 C 的变化",
    "Both losses; objective and dual value against C",
    alt=(
        "左图是两种损失对 yf 的曲线，在 1 以右都是 0；右图中四个点 0、1、3、4 上两种损失的目标与对偶值随 C 上升，彼此重合",
        "Left, both losses against yf, which are 0 beyond 1; right, objective and dual value for the four points 0, 1, 3, 4 rise with C and coincide",
    ),
)
def draw_losses(figure, answer, reference, says):
    left, right = figure.subplots(1, 2)
    X, y = FOUR.values()
    f = np.linspace(-1.5, 2, 36)
    styles = {"hinge": "-", "squared": "--"}
    for k, (loss, style) in enumerate(styles.items()):
        one = (np.array([[1.0], [-1.0]]), np.array([1, -1]), 0.5)
        cost = [number(answer.objective(np.zeros(1), t, *one, loss)) for t in f]
        # Half the loss of t and half that of −t: take the other half away.
        other = [0.5 * max(0.0, 1 + t) ** (1 + k) for t in f]
        left.plot(f, [2 * (a - b) for a, b in zip(cost, other, strict=True)], style, color=f"C{k}", label=loss)
        prices = (0.1, 0.5, 1.0, 2.0)  # those that the stub promises
        values = []
        for C in prices:
            found = mapping(answer.solve(X, y, C, loss), ("w", "b", "alpha"))
            w, b, alpha = array(found["w"], (1,)), number(found["b"]), array(found["alpha"], y.shape)
            values.append((primal_value(w, b, X, y, C, loss), dual_value(alpha, X, y, C, loss)))
        right.plot(prices, [high for high, _ in values], "o" + style, color=f"C{k}", label=loss)
        right.plot(prices, [low for _, low in values], "x", color="black")
    left.set(xlabel="y f(x)", ylabel=says("损失", "loss"))
    left.legend()
    right.set(xlabel="C", ylabel=says("目标（圆点）与对偶值（叉）", "objective (dots), dual (crosses)"), xscale="log")
    figure.tight_layout()


HINT_CONSTRAINTS = (
    "两个约束都要看：Σ α_i y_i = 0，和 α_i 的范围。两种损失的范围不完全相同：上界 C 来自 ξ ≥ 0 的乘子。平方损失也有它吗？",
    "There are two constraints, Σ α_i y_i = 0 and the range of the α_i. The range is not the same for both losses: the upper bound C comes from "
    "the multipliers of ξ ≥ 0. Has the squared loss got it, too?",
)
HINT_GAP = (
    "以间隙作为停止的条件；平方损失的 α 没有上界。得到 w 之后 b 也要使目标最小：不是每个支持向量都给出同一个 b。",
    "Stop on the gap; with the squared loss α has no upper bound. Given w, the objective must be least in b, too: not every support vector gives the same b.",
)
HINT_FEASIBLE = (
    "Σ α_i y_i = 0 与各 α_i 的范围要同时满足。",
    "Σ α_i y_i = 0 must hold together with the ranges of the α_i.",
)
HINT_NEGATIVE = (
    "样本数不等时移动 b：一类的 ξ 升高，另一类的降低。ξ_i = 1 − y_i f(x_i) 就是最小的。",
    "Where the classes differ in size, move b: ξ rises in one class and falls in the other. ξ_i = 1 − y_i f(x_i) is the least there is.",
)
KINDS = ("", "", "", "grid", "near", "small", "large", "duplicate", "constant", "dependent", "long")


def _samples(rng, kind):
    m = 120 if kind == "long" else int(rng.integers(2, 8))
    d = int(rng.choice([1, 2, 2, 3, 6]))
    X = rng.integers(-4, 5, (m, d)).astype(float) if kind == "grid" else rng.normal(size=(m, d)) * 2
    if kind == "duplicate":
        X[-1] = X[0]
    elif kind == "constant":
        X[:, 0] = X[0, 0]
    elif kind == "dependent" and d > 1:
        X[:, 0] = X[:, 1:].sum(axis=1)
    y = np.where(rng.random(m) < 0.5, 1, -1)
    y[rng.permutation(m)[:2]] = 1, -1
    return {"small": 1e-5, "large": 3e5}.get(kind, 1.0) * X, y


PRICES = (0.01, 0.1, 0.5, 1.0, 2.5, 30.0, 1000.0)
BROKEN = ("", "", "", "", "hair", "negative", "above", "not balanced")


def hinge_sum(w, b, X, y) -> float:
    return float(sum(exact_slacks(w, b, X, y)))


def judge_solution(answer, problem, loss):
    X, y, C = problem.values()
    found = mapping(answer.solve(X, y, C, loss), ("w", "b", "alpha"))
    w = array(found["w"], (X.shape[1],), ("w", "w"))
    b = number(found["b"], ("b", "b"))
    alpha = array(found["alpha"], y.shape, ("alpha", "alpha"))
    largest = max(abs(b), *map(abs, w), *map(abs, alpha))
    require(largest < 1e90, "w、b、alpha 中有的数太大", "A number in w, b or alpha is far too large", got=found)
    broken = violation(alpha, y, C, loss)
    with hint(*HINT_FEASIBLE):
        require(
            broken <= 1e-6 * (1 + C),
            f"alpha 违反对偶问题的约束，达到 {broken:.3g}",
            f"A constraint of the dual problem is broken by {broken:.3g}",
            got=found,
        )
    high, low = primal_value(w, b, X, y, C, loss), dual_value(alpha, X, y, C, loss)
    with hint(*HINT_GAP):
        require(
            high - low <= 1e-4 * (1 + high),
            f"目标是 {high:.8g}，对偶值是 {low:.8g}，相差 {high - low:.3g}",
            f"The objective is {high:.8g}, the dual value {low:.8g}: they differ by {high - low:.3g}",
            got=found,
        )
