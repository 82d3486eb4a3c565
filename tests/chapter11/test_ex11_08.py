"""Checks of exercise 11.8."""

import math
from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, check, close, exercise, number, picture, require, sequence
from grader.strategies import edges, grid, matrices, numbers, seeds

from .pins import ex11_08 as pins
from .pins.ex11_08 import CORNER

EXERCISE = exercise(
    kind="derive",
    book="§11.4",
    patterns=["derived formula", "certificate", "oracle"],
    extra=["literal_step_diverges"],
    contract=[
        (
            "`literal_step_diverges`：a_max 从 $10^{-6}$ 到 1000，200 步之内 |x| > 1000",
            "`literal_step_diverges`: a_max from $10^{-6}$ to 1000, |x| > 1000 within 200 steps",
        ),
        (
            "数到 $10^7$，λ 是 0 或从 $10^{-4}$ 到 $10^4$，L 从 $10^{-3}$ 到 $10^4$，向量 150 个分量，X 至多 150 行、12 列",
            "Numbers up to $10^7$, λ 0 or from $10^{-4}$ to $10^4$, L from $10^{-3}$ to $10^4$, vectors of 150 components, X of at most 150 rows and 12 columns",
        ),
        (
            "`prox_l1` 准到最大 |z| 的 $10^{-9}$，证书准到 $10^{-9}$，目标值与 `lipschitz` 的相对误差至多 $10^{-8}$",
            "`prox_l1` right to $10^{-9}$ of the largest |z|, the certificate to $10^{-9}$, objectives and `lipschitz` to $10^{-8}$ of their size",
        ),
        (
            "`pgd` 走满 200 步，列几乎线性相关时 w 也准到 $10^{-8}$",
            "`pgd` takes all of 200 steps, with w right to $10^{-8}$ where columns are nearly dependent, too",
        ),
    ],
    hints=[
        (
            "先只看一个分量，把目标函数画出来：取几个不同的 z，最低点在哪里？",
            "Look at a single component first and draw the objective: for a few values of z, where is its lowest point?",
        ),
        (
            "分 x > 0、x < 0、x = 0 三种情形，前两种求导，第三种看 0 在何时最小。",
            "Take x > 0, x < 0 and x = 0; differentiate in the first two, and ask when 0 is best.",
        ),
        (
            "pgd 的一步是 z = w - ∇f(w)/L，再对 z 用 prox_l1；‖y - Xw‖² 的梯度带着因子 2。",
            "A step of pgd is z = w - ∇f(w)/L, then prox_l1 of z; the gradient of ‖y - Xw‖² has a factor of 2.",
        ),
    ],
    written={
        "derivation": [
            ("各分量分开；三种情形及各自的条件", "The components are separate; three cases, and when each holds"),
            ("说明为何是最小点（凸，次梯度）", "Says why it is the minimum (convexity, subgradients)"),
        ]
    },
)

POSITIVE = st.sampled_from((0.25, 0.5, 1.0, 2.0, 4.0, 10.0))
LAMBDAS = st.one_of(grid(0, 3, 0.5), st.sampled_from((0.1, 20.0)))
FAR = {"lam": st.sampled_from((1e-4, 0.01, 1.0, 150.0, 1e4)), "L": edges(0.001, 1e4)}
HALVES = grid(-2, 2, 0.5)


def vectors():
    return numbers((1, 5), grid(-4, 4)).map(np.array)


@st.composite
def regressions(draw, entries=HALVES, stretch=True, lambdas=LAMBDAS):
    """{"X": (m, d), not all zero, "y": (m,), "lam"}."""
    X = draw(matrices((1, 5), (1, 3), entries, stretch=stretch).filter(np.any))
    y = draw(numbers((len(X), len(X)), grid(-3, 3, 0.5), stretch=stretch))
    return {"X": X, "y": np.array(y), "lam": draw(lambdas)}


@st.composite
def well_conditioned(draw):
    """Regressions with three times the unit matrix on top: the condition of XᵀX is 2 at most."""
    problem = draw(regressions(st.sampled_from((-1.0, 0.0, 1.0)), stretch=False))
    X = np.vstack([3 * np.eye(problem["X"].shape[1]), problem["X"][:3]])
    y = draw(st.lists(grid(-3, 3, 0.5), min_size=len(X), max_size=len(X)))
    return {"X": X, "y": np.array(y), "lam": draw(grid(0, 3, 0.5))}


@check(
    points=1,
    book="(11.14)",
    hint=(
        "用 prox_objective 比一比：你的 x 与稍大、稍小一点的 x，哪个更低？",
        "Compare by prox_objective: is your x lower than slightly larger and smaller ones?",
    ),
)
def test_values(answer):
    """λ/L = 1 的两例和 λ = 2，L = 4 的一例 / Two examples with λ/L = 1, and one with λ = 2, L = 4"""
    z = np.array([3.0, -0.5, 0.5, -2.0, 1.0])
    close(answer.prox_l1(z, 1.0, 1.0), [2.0, 0.0, 0.0, -1.0, 0.0])
    close(answer.prox_l1(z, 2.0, 2.0), [2.0, 0.0, 0.0, -1.0, 0.0])
    close(answer.prox_l1(np.array([1.0, 0.5, -0.6, 0.0]), 2.0, 4.0), [0.5, 0.0, -0.1, 0.0])


APART = st.sampled_from((None, None, 0.5, 2.0**-10))


@check(
    points=0.5,
    book="(11.13)",
    given={"z": vectors(), "lam": LAMBDAS, "L": POSITIVE, "seed": seeds(), "apart": APART},
    strict_given={"z": vectors(), **FAR, "seed": seeds(), "apart": APART},
    strict=pins.objective_strict,
    hint=("两项都对所有分量求和；第一项带 L/2。", "Both terms sum over all components; the first one has L/2."),
)
def test_objective(answer, z, lam, L, seed, apart):
    """prox_objective 是 (11.13) 的目标值 / prox_objective is the objective of (11.13)"""
    steps = np.random.default_rng(seed).integers(-2, 3, len(z))
    x = z * steps / 2 if apart is None else z + apart * steps
    close(answer.prox_objective(x, z, lam, L), objective_by_definition(x, z, lam, L), rel=1e-8)


@check(
    points=2.5,
    book="(11.13), (11.14)",
    given={"z": vectors(), "lam": LAMBDAS, "L": POSITIVE, "seed": seeds()},
    also=pins.minimum,
    strict_given={"z": vectors(), **FAR, "seed": seeds()},
    strict=pins.minimum_strict,
    hint=(
        "x > 0 时令导数为 0，解出的 x 确实大于 0 才算数；x < 0 同理；否则最小点是 0。",
        "For x > 0 let the derivative be 0; it counts only if the x found is positive. Likewise for x < 0; otherwise 0 is best.",
    ),
)
def test_minimum(answer, z, lam, L, seed):
    """prox_l1 处的目标函数不高于任何别处，与逐分量的数值解一致；最小点为 0 的分量恰好是 0 /
    No point has a smaller objective than prox_l1, each component is the numerical minimiser, and exactly 0 where that is 0
    """
    x = array(answer.prox_l1(z, lam, L), z.shape)
    rng = np.random.default_rng(seed)
    best, size = numerical_minimiser(z, lam, L), np.abs(z).max()
    value = objective_by_definition(x, z, lam, L)
    for other in (best, z, *(x + rng.normal(0, 0.3 * size, (20, len(z))))):
        there = objective_by_definition(other, z, lam, L)
        require(
            value <= there + 1e-8 * (abs(there) + 1e-9 * L * size**2),
            f"这里的目标值是 {value:.6g}，而在 {np.round(other, 4).tolist()} 处只有 {there:.6g}",
            f"The objective is {value:.6g} here, but only {there:.6g} at {np.round(other, 4).tolist()}",
            got=x,
        )
    close(x, best, abs=1e-9 * size)
    inside = np.abs(z) <= lam / L * (1 - 1e-9 * (lam > 0))
    zero = ("最小点为 0 的分量应恰好是 0", "Components whose minimiser is 0 should be exactly 0")
    require(not np.any(x[inside]), *zero, got=x)


@check(
    points=2,
    given={"z": vectors(), "lam": LAMBDAS.filter(bool), "L": POSITIVE},
    also=pins.certificate,
    strict_given={"z": vectors(), **FAR},
    strict=pins.certificate_strict,
    hint=(
        "x = 0 处次梯度不只一个：它要恰好抵消 L(x - z)。",
        "At x = 0 there are many subgradients: take the one that cancels L(x - z).",
    ),
)
def test_certificate(answer, z, lam, L):
    """证书 g 满足 L(x - z) + λg = 0，每个分量都是 |·| 在最小点处的次梯度 /
    The certificate g satisfies L(x - z) + λg = 0, each component being a subgradient of |·| at the minimiser"""
    g = array(answer.certificate(z, lam, L), z.shape, ("证书", "the certificate"))
    slack = 1e-9 + 1e-15 * L * float(np.abs(z).max()) / lam
    require(np.all(np.abs(g) <= 1 + slack), "次梯度都在 [-1, 1] 中", "Subgradients lie in [-1, 1]", got=g)
    expected = [max(-1.0, min(1.0, float(Fraction(L) * Fraction(value) / Fraction(lam)))) for value in z.tolist()]
    close(g, expected, ("证书", "the certificate"), abs=slack)


@check(
    points=1,
    book="(11.9)",
    given={"X": matrices((1, 5), (1, 3), HALVES), "seed": seeds()},
    also=pins.lipschitz,
    strict=pins.lipschitz_strict,
    hint=(
        "两处梯度之差是 2XᵀX(u - v)：它最多把 u - v 拉长多少倍？",
        "The gradients differ by 2XᵀX(u - v): by which factor can this be longer than u - v?",
    ),
)
def test_lipschitz(answer, X, seed):
    """lipschitz 是最小的 L：梯度之差处处不超过 L‖u - v‖，在某个方向上相等 /
    lipschitz is the smallest L: gradients never differ by more than L‖u - v‖, and by as much in some direction"""
    L = number(answer.lipschitz(X))
    values, directions = np.linalg.eigh(X.T @ X)
    random = np.random.default_rng(seed).normal(size=(5, X.shape[1]))
    for step in (directions[:, -1], *random):
        change, length = np.linalg.norm(2 * X.T @ (X @ step)), np.linalg.norm(step)
        require(
            change <= L * length * (1 + 1e-8) + 1e-30,
            f"u - v = {np.round(step, 4).tolist()} 时梯度之差的长度是 {change:.6g}，而 L‖u - v‖ 只有 {L * length:.6g}",
            f"For u - v = {np.round(step, 4).tolist()} the gradients differ by {change:.6g}, L‖u - v‖ is {L * length:.6g} only",
            got=L,
        )
    close(L, 2 * values[-1], rel=1e-8, abs=1e-30)


@check(
    points=1,
    book="(11.10)-(11.14)",
    hint=(
        "‖y - Xw‖² 的梯度是 2Xᵀ(Xw - y)，没有 1/2；然后才是近端步，λ 不减半。",
        "The gradient of ‖y - Xw‖² is 2Xᵀ(Xw - y), without 1/2; then comes the proximal step with all of λ.",
    ),
)
def test_trace(answer):
    """X = (1 0; 0 1; 1 1), y = (1, 2, 2), λ = 1 时走 1、2、5 步 /
    One, two and five steps for X = (1 0; 0 1; 1 1), y = (1, 2, 2), λ = 1"""
    X, y = CORNER, np.array([1.0, 2.0, 2.0])
    for steps, w in ((1, (0.833333, 1.166667)), (2, (0.722222, 1.277778)), (5, (0.565844, 1.434156))):
        got, objectives = sequence(answer.pgd(X, y, 1.0, steps), 2)
        close(got, w, (f"第 {steps} 步的 w", f"w after step {steps}"), abs=1e-6)
        expected = [9.0, 2.722222, 2.598765, 2.543896, 2.519510][: steps + 1]
        close(sequence(objectives, steps + 1)[:5], expected, ("目标值", "the objectives"), abs=1e-6)


@check(
    points=1.5,
    book="(11.10)-(11.14)",
    given={"problem": regressions(), "steps": st.integers(0, 6)},
    also=pins.steps,
    strict_given={"problem": regressions(lambdas=FAR["lam"]), "steps": st.integers(0, 6)},
    strict=pins.steps_strict,
    examples=40,
    hint=(
        "一步是 z = w - ∇f(w)/L，再对 z 用 (11.14)；走满 steps 步，目标值从 w = 0 处记起。",
        "A step is z = w - ∇f(w)/L, then (11.14) on z; take all steps, and the first objective is that at w = 0.",
    ),
)
def test_steps(answer, problem, steps):
    """每一步都照 (11.10)-(11.14) 走，目标值从不上升，0 步也对 /
    Every step is that of (11.10)-(11.14) and the objective never rises, zero steps included"""
    X, y, lam = problem["X"], problem["y"], problem["lam"]
    w, objectives = sequence(answer.pgd(X, y, lam, steps), 2)
    values = array(objectives, (steps + 1,), ("目标值", "the objectives"))
    rises = np.diff(values) > 1e-9 * values[0]
    require(not rises.any(), "目标值不应上升", "The objective should never rise", got=objectives)
    expected, trace = np.zeros(X.shape[1]), []
    L = 2 * np.linalg.eigvalsh(X.T @ X)[-1]
    for k in range(steps + 1):
        trace.append(lasso_by_definition(X, y, lam, expected))
        if k < steps:
            z = expected - np.array([2 * sum(column * (X @ expected - y)) for column in X.T]) / L
            expected = z - np.clip(z, -lam / L, lam / L)
    close(values, trace, ("目标值", "the objectives"), abs=1e-8 * trace[0], rel=0.0)
    close(w, expected, ("w", "w"), abs=1e-8 * np.abs(expected).max(), rel=0.0)


@check(
    points=0.5,
    book="(11.7)",
    given={"problem": well_conditioned()},
    examples=15,
    hint=(
        "w_i ≠ 0 处梯度应等于 -λ sign(w_i)，w_i = 0 处梯度的绝对值不超过 λ。",
        "The gradient should be -λ sign(w_i) where w_i ≠ 0, and at most λ in absolute value where w_i = 0.",
    ),
)
def test_convergence(answer, problem):
    """100 步之后 w 满足 LASSO 的最优性条件（X 良态） /
    After 100 steps w meets the optimality conditions of the LASSO (X well-conditioned)"""
    X, y, lam = problem["X"], problem["y"], problem["lam"]
    w = array(sequence(answer.pgd(X, y, lam, 100), 2)[0], (X.shape[1],), ("w", "w"))
    gradient = 2 * X.T @ (X @ w - y)
    for i, (weight, slope) in enumerate(zip(w, gradient, strict=True)):
        violation = abs(slope + lam * np.sign(weight)) if weight else abs(slope) - lam
        require(
            violation <= 1e-6,
            f"w[{i}] = {weight:.6g} 处梯度是 {slope:.6g}，而 λ = {lam:g}：还不是最小点",
            f"At w[{i}] = {weight:.6g} the gradient is {slope:.6g}, with λ = {lam:g}: this is not the minimum",
            got=w,
        )


@check(
    extra=True,
    book="(11.9)",
    given={"a_max": st.one_of(grid(0.125, 4, 0.125), edges(1e-6, 1000.0))},
    also=pins.literal_step,
    hint=(
        "写出一步把 x 乘以多少；何时这个数的绝对值大于 1？",
        "By which number does one step multiply x, and when is it beyond ±1?",
    ),
)
def test_literal_step(answer, a_max):
    """给出的 a 不超过 a_max，而步长 1/a² 的梯度下降从 x = 1 出发发散 /
    The a given is at most a_max, and gradient descent from x = 1 with steps 1/a² diverges"""
    a = number(answer.literal_step_diverges(a_max))
    require(0 < a <= a_max, f"a 应满足 0 < a ≤ {a_max:g}", f"a should satisfy 0 < a ≤ {a_max:g}", got=a)
    trace = [1.0]
    while abs(trace[-1]) <= 1000 and len(trace) <= 200:
        trace.append(trace[-1] * (1 - 1 / a))
    start = ", ".join(f"{x:.4g}" for x in trace[:5])
    require(
        abs(trace[-1]) > 1000,
        f"a = {a:.6g} 时 x 依次是 {start}, …：200 步内没有发散",
        f"For a = {a:.6g} the iterates are {start}, …: no divergence within 200 steps",
        got=a,
    )


@picture(
    "软阈值：你的近端算子，和三个 z 的目标函数",
    "Soft thresholding: your operator, and the objective for three z",
    alt=(
        "左：x 随 z 变化的折线，中段为 0；右：三条目标函数曲线，你的解是各条的最低点",
        "Left: x against z, a broken line with a flat middle at 0; right: three objectives, your answer at the bottom of each",
    ),
)
def draw_soft_threshold(figure, answer, reference, says):
    left, right = figure.subplots(1, 2)
    z, x = np.linspace(-3, 3, 121), np.linspace(-2, 3, 201)
    left.plot(z, z, ":", color="grey")
    left.plot(z, reference.prox_l1(z, 1.0, 1.0), "--", color="black", label=says("参考解", "reference"))
    left.plot(z, answer.prox_l1(z, 1.0, 1.0), color="tab:red", label=says("你的解", "yours"))
    left.set(xlabel="z", ylabel="x", title="λ/L = 1")
    left.legend()
    for value in (-0.5, 1.0, 2.5):
        here = np.array([value])
        (line,) = right.plot(x, (x - value) ** 2 / 2 + np.abs(x), label=f"z = {value:g}")
        found = float(np.ravel(answer.prox_l1(here, 1.0, 1.0))[0])
        right.plot([found], [(found - value) ** 2 / 2 + abs(found)], "o", color=line.get_color())
    right.set(xlabel="x", title=says("目标函数", "objective"))
    right.legend()


def objective_by_definition(x, z, lam, L):
    return math.fsum(
        L / 2 * (a - b) * (a - b) + lam * abs(a) for a, b in zip(x.tolist(), z.tolist(), strict=True)
    )  # a product beyond any float is infinite, a power would raise


def lasso_by_definition(X, y, lam, w):
    residuals = [label - sum(a * b for a, b in zip(row, w, strict=True)) for row, label in zip(X, y, strict=True)]
    return float(sum(r * r for r in residuals) + lam * sum(abs(weight) for weight in w))


def numerical_minimiser(z, lam, L):
    """Bisection, component by component, for the point where the slope of the objective changes its sign."""
    low, high = -np.abs(z) - 1, np.abs(z) + 1
    for _ in range(60):
        middle = (low + high) / 2
        rising = L * (middle - z) + lam * np.where(middle < 0, -1, 1) > 0
        low, high = np.where(rising, low, middle), np.where(rising, middle, high)
    x = (low + high) / 2
    return np.where(np.abs(x) < 1e-12, 0.0, x)
