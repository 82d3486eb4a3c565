"""Checks of exercise 11.8."""

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, close, example_check, exercise, number, picture, property_check, require, sequence
from grader.strategies import grid, matrices, seeds

EXERCISE = exercise(
    kind="derive",
    book="§11.4",
    patterns=["derived formula", "certificate", "oracle"],
    hints=[
        (
            "先只看一个分量: 分 x > 0、x < 0、x = 0 三种情形, 前两种求导, 第三种看 0 在何时最小.",
            "Look at a single component first: x > 0, x < 0 and x = 0; differentiate in the first two, and ask when 0 is best.",
        )
    ],
    equivalent_mutants={
        "return np.select([z > t, z <= -t], [z - t, z + t], 0.0)": "At z = -t both branches give 0.",
        "return np.select([z >= t, z < -t], [z - t, z + t], 0.0)": "At z = t both branches give 0.",
    },
)

POSITIVE = st.sampled_from((0.5, 1.0, 2.0, 4.0))
LAMBDAS = grid(0, 3, 0.5)
HALVES = grid(-2, 2, 0.5)


def vectors():
    return st.lists(grid(-4, 4), min_size=1, max_size=5).map(np.array)


@st.composite
def regressions(draw, entries=HALVES):
    """{"X": (m, d), not all zero, "y": (m,), "lam"}."""
    X = draw(matrices((1, 5), (1, 3), entries, stretch=False).filter(np.any))
    y = draw(st.lists(grid(-3, 3, 0.5), min_size=len(X), max_size=len(X)))
    return {"X": X, "y": np.array(y), "lam": draw(LAMBDAS)}


@st.composite
def well_conditioned(draw):
    """Regressions with three times the unit matrix on top: the condition of XᵀX is 2 at most."""
    problem = draw(regressions(st.sampled_from((-1.0, 0.0, 1.0))))
    X = np.vstack([3 * np.eye(problem["X"].shape[1]), problem["X"][:3]])
    y = draw(st.lists(grid(-3, 3, 0.5), min_size=len(X), max_size=len(X)))
    return {"X": X, "y": np.array(y), "lam": draw(LAMBDAS)}


@example_check(
    "λ/L = 1 时 (3, -0.5, 0.5, -2, 1) 变成 (2, 0, 0, -1, 0); λ = 2, L = 4 时阈值是 0.5",
    "With λ/L = 1, (3, -0.5, 0.5, -2, 1) becomes (2, 0, 0, -1, 0); with λ = 2, L = 4 the threshold is 0.5",
    points=1,
    book="(11.14)",
    hint=(
        "阈值由 λ 和 L 共同决定; 落在阈值之内的分量变成 0.",
        "λ and L decide the threshold together; components within it become 0.",
    ),
)
def test_values(answer):
    z = np.array([3.0, -0.5, 0.5, -2.0, 1.0])
    close(answer.prox_l1(z, 1.0, 1.0), [2.0, 0.0, 0.0, -1.0, 0.0])
    close(answer.prox_l1(z, 2.0, 2.0), [2.0, 0.0, 0.0, -1.0, 0.0])
    close(answer.prox_l1(np.array([1.0, 0.5, -0.6, 0.0]), 2.0, 4.0), [0.5, 0.0, -0.1, 0.0])


@property_check(
    "prox_l1 处的目标函数不高于任何别处, 与逐分量的数值解一致; |z| ≤ λ/L 的分量恰好是 0",
    "No point has a smaller objective than prox_l1, each component is the numerical minimiser; those with |z| ≤ λ/L are exactly 0",
    points=2,
    book="(11.13), (11.14)",
    given={"z": vectors(), "lam": LAMBDAS, "L": POSITIVE, "seed": seeds()},
    also=[{"z": np.array([0.5, -0.5, 0.75, -0.75]), "lam": 1.0, "L": 2.0, "seed": 0}],
    hint=(
        "x > 0 时令 L(x - z) + λ = 0, 解出的 x 确实大于 0 才算数; x < 0 同理; 否则最小点是 0.",
        "For x > 0 solve L(x - z) + λ = 0; it counts only if the x found is positive. Likewise for x < 0; otherwise 0 is best.",
    ),
)
def test_minimum(answer, z, lam, L, seed):
    x = array(answer.prox_l1(z, lam, L), z.shape)
    rng = np.random.default_rng(seed)
    best = numerical_minimiser(z, lam, L)
    value = objective_by_definition(x, z, lam, L)
    for other in (best, z, *(x + rng.normal(0, 0.3, (40, len(z))))):
        there = objective_by_definition(other, z, lam, L)
        require(
            value <= there + 1e-9,
            f"这里的目标值是 {value:.6f}, 而在 {np.round(other, 4).tolist()} 处只有 {there:.6f}",
            f"The objective is {value:.6f} here, but only {there:.6f} at {np.round(other, 4).tolist()}",
            got=x,
        )
    close(x, best)
    inside = np.abs(z) <= lam / L
    require(not np.any(x[inside]), "|z| ≤ λ/L 的分量应恰好是 0", "Components with |z| ≤ λ/L should be exactly 0", got=x)
    close(answer.prox_objective(x, z, lam, L), value, ("目标值", "the objective"))
    close(
        answer.prox_objective(z - 1, z, lam, L), objective_by_definition(z - 1, z, lam, L), ("目标值", "the objective")
    )


@property_check(
    "z 减 prox_l1(z) 是 z 在 [-λ/L, λ/L] 上的投影; λ = 0 时 z 不变; 算子是奇的, 且不拉大两点的距离",
    "z − prox_l1(z) is z projected on [-λ/L, λ/L]; λ = 0 leaves z alone; the operator is odd and never moves points apart",
    points=1,
    given={"z": vectors(), "lam": LAMBDAS, "L": POSITIVE, "seed": seeds()},
    also=[{"z": np.array([2.0, -2.0, 0.25]), "lam": 1.0, "L": 1.0, "seed": 1}],
    hint=("每个分量都向 0 移动 λ/L, 但不越过 0.", "Every component moves by λ/L towards 0, but never across it."),
)
def test_operator(answer, z, lam, L, seed):
    x = array(answer.prox_l1(z, lam, L), z.shape)
    close(z - x, np.clip(z, -lam / L, lam / L), ("z − x", "z − x"))
    close(answer.prox_l1(-z, lam, L), -x, ("-z 的像", "the image of -z"))
    close(answer.prox_l1(z, 0.0, L), z, ("λ = 0 时", "for λ = 0"))
    other = z + np.random.default_rng(seed).integers(-4, 5, len(z)) / 4
    image = array(answer.prox_l1(other, lam, L), z.shape)
    apart, before = np.linalg.norm(image - x), np.linalg.norm(other - z)
    require(
        apart <= before + 1e-9,
        f"{z.tolist()} 和 {other.tolist()} 的距离由 {before:.4f} 变成 {apart:.4f}, 不应变大",
        f"The distance of {z.tolist()} and {other.tolist()} went from {before:.4f} to {apart:.4f}; it should not grow",
    )


@property_check(
    "证书 g 满足 L(x - z) + λg = 0, 每个分量都是 |·| 在最小点处的次梯度",
    "The certificate g satisfies L(x - z) + λg = 0, each component being a subgradient of |·| at the minimiser",
    points=2,
    given={"z": vectors(), "lam": grid(0.5, 3, 0.5), "L": POSITIVE},
    also=[{"z": np.array([0.25, -0.25, 3.0, 1.0, 0.0]), "lam": 1.0, "L": 1.0}],
    hint=(
        "x = 0 处次梯度不只一个: 它要恰好抵消 L(x - z).",
        "At x = 0 there are many subgradients: take the one that cancels L(x - z).",
    ),
)
def test_certificate(answer, z, lam, L):
    g = array(answer.certificate(z, lam, L), z.shape, ("证书", "the certificate"))
    x = numerical_minimiser(z, lam, L)
    require(np.all(np.abs(g) <= 1 + 1e-9), "次梯度都在 [-1, 1] 中", "Subgradients lie in [-1, 1]", got=g)
    close(g[x != 0], np.sign(x[x != 0]), ("x ≠ 0 处的次梯度", "the subgradients where x ≠ 0"))
    close(L * (x - z) + lam * g, np.zeros_like(z), ("L(x − z) + λg", "L(x − z) + λg"))


@property_check(
    "lipschitz 是最小的 L: 梯度之差处处不超过 L‖u - v‖, 在某个方向上相等",
    "lipschitz is the smallest L: gradients never differ by more than L‖u - v‖, and by as much in some direction",
    points=1,
    book="(11.9)",
    given={"X": matrices((1, 5), (1, 3), HALVES, stretch=False), "seed": seeds()},
    also=[{"X": np.array([[1.0, 0.0], [0.0, 1.0], [1.0, 1.0]]), "seed": 0}],
    hint=(
        "两处梯度之差是 2XᵀX(u - v): 它最多把 u - v 拉长多少倍?",
        "The gradients differ by 2XᵀX(u - v): by which factor can this be longer than u - v?",
    ),
)
def test_lipschitz(answer, X, seed):
    L = number(answer.lipschitz(X))
    values, directions = np.linalg.eigh(X.T @ X)
    random = np.random.default_rng(seed).normal(size=(5, X.shape[1]))
    for step in (directions[:, -1], *random):
        change, length = np.linalg.norm(2 * X.T @ (X @ step)), np.linalg.norm(step)
        require(
            change <= L * length * (1 + 1e-9) + 1e-9,
            f"u - v = {np.round(step, 4).tolist()} 时梯度之差的长度是 {change:.6f}, 而 L‖u - v‖ 只有 {L * length:.6f}",
            f"For u - v = {np.round(step, 4).tolist()} the gradients differ by {change:.6f}, L‖u - v‖ is {L * length:.6f} only",
            got=L,
        )
    close(L, 2 * values[-1])


@example_check(
    "X = (1 0; 0 1; 1 1), y = (1, 2, 2), λ = 1 时 L = 6, 目标值是 9, 2.7222, 2.5988, 2.5439, 2.5195, …",
    "For X = (1 0; 0 1; 1 1), y = (1, 2, 2), λ = 1: L = 6, the objectives are 9, 2.7222, 2.5988, 2.5439, 2.5195, …",
    points=1,
    book="(11.10)-(11.14)",
    hint=(
        "‖y - Xw‖² 的梯度是 2Xᵀ(Xw - y), 没有 1/2; 然后才是近端步, λ 不减半.",
        "The gradient of ‖y - Xw‖² is 2Xᵀ(Xw - y), without 1/2; then comes the proximal step with all of λ.",
    ),
)
def test_trace(answer):
    X, y = np.array([[1.0, 0.0], [0.0, 1.0], [1.0, 1.0]]), np.array([1.0, 2.0, 2.0])
    close(answer.lipschitz(X), 6.0, ("L", "L"))
    for steps, w in ((1, (0.833333, 1.166667)), (2, (0.722222, 1.277778)), (5, (0.565844, 1.434156))):
        got, objectives = sequence(answer.pgd(X, y, 1.0, steps), 2)
        close(got, w, (f"第 {steps} 步的 w", f"w after step {steps}"), abs=1e-6)
        expected = [9.0, 2.722222, 2.598765, 2.543896, 2.519510][: steps + 1]
        close(sequence(objectives, steps + 1)[:5], expected, ("目标值", "the objectives"), abs=1e-6)


@property_check(
    "每一步都照 (11.10)-(11.14) 走, 目标值从不上升, 包括 0 步、病态的 X",
    "Every step is that of (11.10)-(11.14) and the objective never rises, zero steps and ill-conditioned X included",
    points=0.5,
    book="(11.10)-(11.14)",
    given={"problem": regressions(), "steps": st.integers(0, 6)},
    examples=40,
    hint=(
        "一步是 z = w - ∇f(w)/L, 再对 z 用 (11.14); 目标值从 w = 0 处记起.",
        "A step is z = w - ∇f(w)/L, then (11.14) on z; the first objective is that at w = 0.",
    ),
)
def test_steps(answer, problem, steps):
    X, y, lam = problem["X"], problem["y"], problem["lam"]
    w, objectives = sequence(answer.pgd(X, y, lam, steps), 2)
    values = array(objectives, (steps + 1,), ("目标值", "the objectives"))
    rises = np.diff(values) > 1e-9 * (1 + values[0])
    require(not rises.any(), "目标值不应上升", "The objective should never rise", got=objectives)
    expected, trace = np.zeros(X.shape[1]), []
    L = 2 * np.linalg.eigvalsh(X.T @ X)[-1]
    for k in range(steps + 1):
        trace.append(lasso_by_definition(X, y, lam, expected))
        if k < steps:
            z = expected - np.array([2 * sum(column * (X @ expected - y)) for column in X.T]) / L
            expected = z - np.clip(z, -lam / L, lam / L)
    close(values, trace, ("目标值", "the objectives"))
    close(w, expected, ("w", "w"))


@property_check(
    "100 步之后 w 满足 LASSO 的最优性条件 (X 良态)",
    "After 100 steps w meets the optimality conditions of the LASSO (X well-conditioned)",
    points=0.5,
    book="(11.7)",
    given={"problem": well_conditioned()},
    examples=15,
    hint=(
        "w_i ≠ 0 处梯度应等于 -λ sign(w_i), w_i = 0 处梯度的绝对值不超过 λ.",
        "The gradient should be -λ sign(w_i) where w_i ≠ 0, and at most λ in absolute value where w_i = 0.",
    ),
)
def test_convergence(answer, problem):
    X, y, lam = problem["X"], problem["y"], problem["lam"]
    w = array(sequence(answer.pgd(X, y, lam, 100), 2)[0], (X.shape[1],), ("w", "w"))
    gradient = 2 * X.T @ (X @ w - y)
    for i, (weight, slope) in enumerate(zip(w, gradient, strict=True)):
        violation = abs(slope + lam * np.sign(weight)) if weight else abs(slope) - lam
        require(
            violation <= 1e-6,
            f"w[{i}] = {weight:.6g} 处梯度是 {slope:.6g}, 而 λ = {lam:g}: 还不是最小点",
            f"At w[{i}] = {weight:.6g} the gradient is {slope:.6g}, with λ = {lam:g}: this is not the minimum",
            got=w,
        )


@property_check(
    "给出的 a 不超过 a_max, 而步长 1/a² 的梯度下降从 x = 1 出发发散",
    "The a given is at most a_max, and gradient descent from x = 1 with steps 1/a² diverges",
    points=1,
    book="(11.9)",
    given={"a_max": grid(0.125, 4, 0.125)},
    also=[{"a_max": 0.1}, {"a_max": 1.0}, {"a_max": 0.5}],
    hint=(
        "写出一步把 x 乘以多少; 何时这个数的绝对值大于 1?",
        "By which number does one step multiply x, and when is it beyond ±1?",
    ),
)
def test_literal_step(answer, a_max):
    a = number(answer.literal_step_diverges(a_max))
    require(0 < a <= a_max, f"a 应满足 0 < a ≤ {a_max:g}", f"a should satisfy 0 < a ≤ {a_max:g}", got=a)
    trace = [1.0]
    while abs(trace[-1]) <= 1000 and len(trace) <= 200:
        trace.append(trace[-1] * (1 - 1 / a))
    start = ", ".join(f"{x:.4g}" for x in trace[:5])
    require(
        abs(trace[-1]) > 1000,
        f"a = {a:.6g} 时 x 依次是 {start}, …: 200 步内没有发散",
        f"For a = {a:.6g} the iterates are {start}, …: no divergence within 200 steps",
        got=a,
    )


@picture(
    "软阈值: 你的近端算子, 和三个 z 的目标函数",
    "Soft thresholding: your operator, and the objective for three z",
    alt=(
        "左: x 随 z 变化的折线, 中段为 0; 右: 三条目标函数曲线, 你的解是各条的最低点",
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
    return sum(L / 2 * (a - b) ** 2 + lam * abs(a) for a, b in zip(x.tolist(), z.tolist(), strict=True))


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
