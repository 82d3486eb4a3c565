"""Checks of exercise 6.2."""

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    close,
    equal,
    example_check,
    exercise,
    integers,
    mapping,
    picture,
    property_check,
    require,
)
from grader.strategies import grid, matrices

from .shared import (
    decision_values,
    dual_value,
    gaussian_kernel,
    judged_solution,
    linear_kernel,
    margins,
    melons,
    primal_value,
    require_optimal,
    signed_points,
)

EXERCISE = exercise(
    kind="program",
    book="§6.2-§6.4",
    patterns=["certificate", "oracle", "metamorphic"],
    hints=[
        (
            "停止准则用对偶间隙. 没有自由支持向量时 b 是一个区间: 取使原问题最小的 b.",
            "Stop on the duality gap. Without free support vectors b is an interval: take a b that minimises the primal.",
        )
    ],
    equivalent_mutants={
        'if kind >= "linear":': "Of the two kinds of kernel linear comes last.",
        "beta = alpha / y": "Dividing by a label of 1 or -1 is multiplying by it.",
        "return K_test @ (alpha / y) + b": "Dividing by a label of 1 or -1 is multiplying by it.",
        "can_rise = np.where(y > 0, alpha != C, alpha > 0)  # α_i y_i may grow": "No α leaves [0, C] by more than rounding.",
        "can_rise = np.where(y > 0, alpha < C, alpha != 0)  # α_i y_i may grow": "No α leaves [0, C] by more than rounding.",
        "can_fall = np.where(y > 0, alpha > 0, alpha != C)": "No α leaves [0, C] by more than rounding.",
        "can_fall = np.where(y > 0, alpha != 0, alpha < C)": "No α leaves [0, C] by more than rounding.",
        "can_rise = np.where(y >= 0, alpha < C, alpha > 0)  # α_i y_i may grow": "Labels are 1 or -1.",
        "can_rise = np.where(y > -1, alpha < C, alpha > 0)  # α_i y_i may grow": "Labels are 1 or -1.",
        "can_fall = np.where(y >= 0, alpha > 0, alpha < C)": "Labels are 1 or -1.",
        "can_fall = np.where(y > -1, alpha > 0, alpha < C)": "Labels are 1 or -1.",
        "room_i = C - alpha[i] if y[i] >= 0 else alpha[i]": "Labels are 1 or -1.",
        "room_i = C - alpha[i] if y[i] > -1 else alpha[i]": "Labels are 1 or -1.",
        "room_j = alpha[j] if y[j] >= 0 else C - alpha[j]": "Labels are 1 or -1.",
        "room_j = alpha[j] if y[j] > -1 else C - alpha[j]": "Labels are 1 or -1.",
        "if wanted_b[i] - lowest < 1e-9:": "The violation is never exactly the tolerance.",
        "gap = np.where(can_fall, wanted_b[i] - wanted_b, -1)": "Samples whose gap is not positive are passed over, whatever stands there.",
        "j = np.argmax(np.where(gap > 0, gap**2 / curvature, -1))": "Samples whose gap is not positive are passed over, whatever stands there.",
        "j = np.argmax(np.where(gap >= 0, gap**2 / curvature, 0))": "Samples whose gap is not positive are passed over, whatever stands there.",
        "curvature = np.maximum(K[i, i] + np.diag(K) - 1 * K[i], 1e-12)": "Steps of another length that still gain lead to the same optimum.",
        "curvature = np.maximum(K[i, i] + np.diag(K) - 2 * K[i], 1.000000000001)": "Steps of another length that still gain lead to the same optimum.",
        "j = np.argmax(np.where(gap > 0, gap**2 * curvature, 0))": "Any partner with which the pair violates the conditions will do.",
        "j = np.argmax(np.where(gap > 0, gap*2 / curvature, 0))": "Any partner with which the pair violates the conditions will do.",
        "j = np.argmax(np.where(gap > 0, gap/2 / curvature, 0))": "Any partner with which the pair violates the conditions will do.",
        "j = np.argmax(np.where(gap > 0, gap**3 / curvature, 0))": "Any partner with which the pair violates the conditions will do.",
        "j = np.argmax(np.where(gap > 0, gap**1 / curvature, 0))": "Any partner with which the pair violates the conditions will do.",
        "predicted = np.where(decision(alpha, b, y, K) > 0, 1, -1)": "Only rounding decides whether a sample lies exactly on the boundary.",
    },
)

SETTINGS = [
    # kernel, σ, C, and the optimal value
    ("linear", 1.0, 1.0, 15.527450),
    ("linear", 1.0, 100.0, 1062.076339),
    ("linear", 1.0, 1000.0, 10245.053918),
    ("gaussian", 0.2, 100.0, 32.998780),
    ("gaussian", 0.2, 1.0, 9.680951),
    ("gaussian", 0.5, 1000.0, 911.249002),
    ("gaussian", 0.1, 10.0, 8.186196),
    ("gaussian", 1.0, 100.0, 947.148291),
]
LINEAR = {"free": [4, 9, 12], "bounded": [3, 5, 6, 7, 8, 10, 13, 14, 15, 17], "training_errors": [7, 10, 15]}
GAUSSIAN = {"free": [2, 3, 6, 7, 12, 14, 15], "bounded": [], "training_errors": []}
CLEAR = 0.15
"""A sample this far from its margin is a bounded support vector, or none, in every solution within the gap."""


@st.composite
def weighted_points(draw):
    """A small SVM with any α in [0, C], a feasible α, and any b."""
    data = draw(signed_points((2, 6), (1, 2)))
    m, C = len(data["y"]), draw(st.sampled_from((0.5, 1.0, 8.0)))
    shares = st.lists(st.integers(0, 4), min_size=m, max_size=m)
    parts = np.array(draw(shares), dtype=float)
    sides = {sign: parts[data["y"] == sign].sum() for sign in (-1, 1)}
    balanced = parts * np.where(data["y"] > 0, sides[-1], sides[1])
    feasible = C * balanced / max(1.0, balanced.max())
    return {**data, "C": C, "alpha": C * np.array(draw(shares)) / 4, "feasible": feasible, "b": draw(grid(-2, 2, 0.5))}


@example_check(
    "1 号瓜与 2 号瓜: 线性核 0.712438, σ = 0.2 的高斯核 0.850175",
    "Melons 1 and 2: linear kernel 0.712438, Gaussian kernel with σ = 0.2 0.850175",
    points=0.5,
    book="表 6.1 / table 6.1",
    hint=("指数里是距离的平方除以 2σ².", "The exponent is the squared distance divided by 2σ²."),
)
def test_kernel_of_two_melons(answer):
    X, _ = melons()
    close(answer.kernel_matrix(X[:1], X[1:2], "linear", 0.2), [[0.712438]], ("线性核", "the linear kernel"))
    close(
        answer.kernel_matrix(X[:1], X[1:2], "gaussian", 0.2), [[0.850175]], ("高斯核", "the Gaussian kernel"), abs=1e-6
    )


@property_check(
    "核矩阵与 f(x) 符合定义, 测试样本与训练样本可以不同",
    "Kernel matrices and f(x) are what they are defined to be, for other samples than those of training too",
    points=1,
    book="(6.24), 表 6.1 / table 6.1",
    given={
        "case": weighted_points(),
        "others": matrices((1, 4), (2, 2), grid(-2, 2, 0.5), stretch=False),
        "kind": st.sampled_from(("linear", "gaussian")),
        "sigma": st.sampled_from((0.5, 1.0, 3.0)),
    },
    hint=(
        "行对应第一个参数, 列对应第二个; f 中不要忘了 b.",
        "Rows belong to the first argument, columns to the second; mind b in f.",
    ),
)
def test_kernel_and_decision(answer, case, others, kind, sigma):
    X, others = case["X"], others[:, : case["X"].shape[1]]
    K = linear_kernel(others, X) if kind == "linear" else gaussian_kernel(others, X, sigma)
    close(answer.kernel_matrix(others, X, kind, sigma), K, ("核矩阵", "the kernel matrix"))
    wanted = decision_values(case["alpha"], case["b"], case["y"], K)
    close(answer.decision(case["alpha"], case["b"], case["y"], K), wanted, ("f(x)", "f(x)"))


@example_check(
    "α = 0, b = 0 时对偶值为 0, 原问题的值为 C·m; 在 3.0α 的线性核最优解 (C = 100) 处两者都是 1062.076339",
    "At α = 0, b = 0 the dual is 0 and the primal C·m; at the optimum on 3.0α (linear, C = 100) both are 1062.076339",
    points=0.5,
    book="(6.34), (6.40)",
    hint=(
        "‖w‖² = Σ_ij α_i α_j y_i y_j K_ij; 两个目标里它都有系数 1/2.",
        "‖w‖² = Σ_ij α_i α_j y_i y_j K_ij, with a factor 1/2 in both objectives.",
    ),
)
def test_objectives_on_melons(answer):
    X, y = melons()
    K, C = linear_kernel(X, X), 100.0
    close(answer.dual_objective(np.zeros(17), K, y), 0.0, ("α = 0 处的对偶值", "the dual at α = 0"))
    close(answer.primal_objective(np.zeros(17), 0.0, K, y, C), 1700.0, ("α = 0 处的原问题值", "the primal at α = 0"))
    alpha, b = _from_sides(K, y, C, LINEAR["free"], LINEAR["bounded"])
    close(answer.dual_objective(alpha, K, y), 1062.076339, ("最优的对偶值", "the optimal dual"), abs=1e-6)
    close(answer.primal_objective(alpha, b, K, y, C), 1062.076339, ("最优的原问题值", "the optimal primal"), abs=1e-6)


@property_check(
    "两个目标值符合定义; 可行的 α 的对偶值不超过任何 (α', b') 的原问题值",
    "Both objectives are what they are defined to be, and no feasible α has a dual above the primal of any (α', b')",
    points=1,
    book="(6.34), (6.40)",
    given={"case": weighted_points()},
    hint=("松弛变量是 max(0, 1 - y f(x)), 不平方.", "The slack is max(0, 1 - y f(x)), not squared."),
)
def test_weak_duality(answer, case):
    y, C, b = case["y"], case["C"], case["b"]
    K = linear_kernel(case["X"], case["X"])
    dual = close(
        answer.dual_objective(case["feasible"], K, y), dual_value(case["feasible"], K, y), ("对偶值", "the dual")
    )
    wanted = primal_value(case["alpha"], b, K, y, C)
    primal = close(answer.primal_objective(case["alpha"], b, K, y, C), wanted, ("原问题的值", "the primal"))
    require(
        dual <= primal + 1e-9,
        "对偶值不应超过原问题的值",
        "The dual should not exceed the primal",
        expected=primal,
        got=dual,
    )


@example_check(
    "在 3.0α 上, 两种核、从 C = 1 到 1000 的八种设置都解到最优",
    "On 3.0α all eight settings, both kernels with C from 1 to 1000, are solved to the optimum",
    points=1.5,
    book="(6.40), (6.41)",
    hint=(
        "C 大而核矩阵近于奇异时收敛慢; 每次挑违反 KKT 条件最多的一对变量.",
        "A large C with a nearly singular kernel matrix converges slowly: pick the pair that violates the KKT conditions most.",
    ),
)
def test_solutions_on_melons(answer):
    X, y = melons()
    for kind, sigma, C, value in SETTINGS:
        K = linear_kernel(X, X) if kind == "linear" else gaussian_kernel(X, X, sigma)
        words = (
            "线性核" if kind == "linear" else f"高斯核 σ = {sigma:g}",
            "linear" if kind == "linear" else f"Gaussian, σ = {sigma:g}",
        )
        what = f"{words[0]}, C = {C:g}: ", f"{words[1]}, C = {C:g}: "
        alpha, b = judged_solution(answer.solve(K, y, C), K, y, C, what)
        close(primal_value(alpha, b, K, y, C), value, (f"{what[0]}目标值", f"{what[1]}the value"), abs=2e-6, rel=1e-5)


@property_check(
    "在任意样本上都解到最优, 重复的、标签矛盾的样本也在其中",
    "Any samples are solved to the optimum, repeated ones and ones with conflicting labels among them",
    points=1.5,
    examples=40,
    book="(6.40), (6.41)",
    given={
        "data": signed_points((2, 20)),
        "kind": st.sampled_from(("linear", "gaussian")),
        "C": st.sampled_from((0.1, 1.0, 10.0, 100.0)),
    },
    also=[
        {"data": {"X": np.zeros((2, 1)), "y": np.array([1, -1])}, "kind": "linear", "C": 1.0},
        {"data": {"X": np.array([[0.0], [1.0], [2.0]]), "y": np.array([1, 1, -1])}, "kind": "linear", "C": 0.1},
    ],
    hint=(
        "α 在 0 与 C 之间, Σ α_i y_i = 0; b 由自由支持向量求得, 没有时取使原问题最小的.",
        "α lies between 0 and C, Σ α_i y_i = 0; b comes from free support vectors or, without any, from the smallest primal.",
    ),
)
def test_solutions_are_optimal(answer, data, kind, C):
    X, y = data["X"], data["y"]
    K = linear_kernel(X, X) if kind == "linear" else gaussian_kernel(X, X, 1.0)
    judged_solution(answer.solve(K, y, C), K, y, C)


@property_check(
    "`split_support` 分开自由的与达到上界的支持向量, 界上的值按约定归类",
    "`split_support` tells free from bounded support vectors, with values at the limits as agreed",
    points=1,
    given={
        "parts": st.lists(st.sampled_from((0.0, 0.0625, 0.125, 0.1875, 0.5, 0.8125, 0.875, 0.9375, 1.0)), max_size=8),
        "C": st.sampled_from((1.0, 8.0)),
    },
    also=[{"parts": [0.0, 0.125, 0.5, 0.875, 1.0], "C": 8.0}],
    hint=("阈值是 tol·C 和 (1 - tol)·C, 与 C 成比例.", "The limits tol·C and (1 - tol)·C are in proportion to C."),
)
def test_split_support(answer, parts, C):
    got = mapping(answer.split_support(C * np.array(parts), C, 0.125), ("free", "bounded"))
    free = [i for i, part in enumerate(parts) if 0.125 < part < 0.875]
    equal(got["free"], free, ("自由支持向量", "the free support vectors"))
    equal(
        got["bounded"], [i for i, part in enumerate(parts) if part >= 0.875], ("达到上界的支持向量", "the bounded ones")
    )


@example_check(
    "3.0α 上 C = 100: 线性核有 13 个支持向量, 错 7、10、15 号; σ = 0.2 的高斯核有 7 个, 全对",
    "On 3.0α with C = 100 the linear kernel has 13 support vectors and errs on 7, 10, 15; the Gaussian with σ = 0.2 has 7 and no error",
    points=1.5,
    hint=(
        "编号从 1 起; 有的库默认的 σ 使两种核的支持向量恰好相同.",
        "Numbers start at 1; the default σ of some libraries makes both kernels agree.",
    ),
)
def test_compare_on_melons(answer):
    X, y = melons()
    # Leaving out any of these, or misreading any other melon, costs 90 times the gap that is allowed.
    got = mapping(answer.compare(X, y, 100.0, 100.0, 0.2), ("linear", "gaussian", "only_linear", "only_gaussian"))
    for kernel, wanted in (("linear", LINEAR), ("gaussian", GAUSSIAN)):
        found = mapping(got[kernel], wanted, (kernel, kernel))
        for key, numbers in wanted.items():
            equal(found[key], numbers, (f"{kernel} 的 {key}", f"the entry `{key}` of {kernel}"))
    equal(got["only_linear"], [4, 5, 8, 9, 10, 13, 17], ("only_linear", "only_linear"))
    equal(got["only_gaussian"], [2], ("only_gaussian", "only_gaussian"))


@property_check(
    "`compare` 列出远在间隔内侧的样本, 不列远在外侧的; 两批支持向量的差集由它自己的表得出",
    "`compare` lists samples far inside the margin and none far outside; the differences follow from its own lists",
    points=0.5,
    examples=25,
    given={"data": signed_points((4, 10), (1, 2)), "C": st.sampled_from((1.0, 5.0))},
    hint=("支持向量是自由的与达到上界的之并.", "Support vectors are the free and the bounded ones together."),
)
def test_compare_follows_margins(answer, data, C):
    X, y = data["X"], data["y"]
    got = mapping(answer.compare(X, y, C, C, 1.0), ("linear", "gaussian", "only_linear", "only_gaussian"))
    support = {}
    for kernel, K in (("linear", linear_kernel(X, X)), ("gaussian", gaussian_kernel(X, X, 1.0))):
        found = mapping(got[kernel], ("free", "bounded", "training_errors"), (kernel, kernel))
        bounded = integers(found["bounded"], None, (f"{kernel} 的 bounded", f"the entry `bounded` of {kernel}"))
        free = integers(found["free"], None, (f"{kernel} 的 free", f"the entry `free` of {kernel}"))
        equal(
            sorted({*free, *bounded}), sorted(free + bounded), ("free 与 bounded 合起来", "free and bounded together")
        )
        inside = [i + 1 for i, margin in enumerate(margins(K, y, C)) if margin <= 1 - CLEAR]
        outside = {i + 1 for i, margin in enumerate(margins(K, y, C)) if margin >= 1 + CLEAR}
        equal(
            [i for i in inside if i in bounded],
            inside,
            (f"{kernel}: 间隔内侧的样本中属于 bounded 的", f"{kernel}: the bounded ones inside the margin"),
        )
        equal(
            [i for i in free + bounded if i in outside],
            [],
            (f"{kernel}: 间隔外侧的支持向量", f"{kernel}: support vectors outside the margin"),
        )
        support[kernel] = {*free, *bounded}
        require(support[kernel], f"{kernel} 没有支持向量", f"{kernel} has no support vectors", got=found)
    equal(got["only_linear"], sorted(support["linear"] - support["gaussian"]), ("only_linear", "only_linear"))
    equal(got["only_gaussian"], sorted(support["gaussian"] - support["linear"]), ("only_gaussian", "only_gaussian"))


@property_check(
    "换行序、交换标签、样本重复而 C 减半、平移 X (线性核): 由原来的解换算出的解仍最优, 重新求解也最优",
    "With samples reordered, labels swapped, samples repeated and C halved, X shifted (linear kernel): the old solution carries over, and solving again is optimal",
    points=1,
    examples=25,
    given={"data": signed_points((2, 10), (1, 2)), "C": st.sampled_from((0.5, 1.0))},
    hint=("写出变换后的原问题, 看 w 和 b 怎样变.", "Write down the primal after the change and see how w and b move."),
)
def test_relations(answer, data, C):
    X, y = data["X"], data["y"]
    K = linear_kernel(X, X)
    alpha, b = judged_solution(answer.solve(K, y, C), K, y, C)
    shift = np.full(X.shape[1], 1.5)
    w = X.T @ (alpha * y)
    changed = [
        (X[::-1], y[::-1], C, alpha[::-1], b, "样本换序后", "with samples reordered"),
        (X, -y, C, alpha, -b, "交换标签后", "with labels swapped"),
        (
            np.vstack([X, X]),
            np.append(y, y),
            C / 2,
            np.append(alpha, alpha) / 2,
            b,
            "样本重复、C 减半后",
            "with samples repeated and C halved",
        ),
        (X + shift, y, C, alpha, b - w @ shift, "平移 X 后", "with X shifted"),
    ]
    for points, labels, cost, mapped, bias, zh, en in changed:
        products = linear_kernel(points, points)
        require_optimal(mapped, bias, products, labels, cost, (f"由原来的解换算, {zh}: ", f"carried over, {en}: "))
        judged_solution(answer.solve(products, labels, cost), products, labels, cost, (f"{zh}: ", f"{en}: "))


@picture(
    "两种核的分界线与支持向量",
    "Boundary and support vectors under both kernels",
    alt=(
        "左图线性核, 右图高斯核: 实线是 f = 0, 虚线是 f = ±1; 圆圈是自由支持向量, 方框是达到上界的支持向量, 数字是瓜的编号.",
        "Linear kernel on the left, Gaussian on the right: the solid line is f = 0, dashed lines are f = ±1; rings mark free "
        "support vectors, squares bounded ones, numbers the melons.",
    ),
)
def draw_support_vectors(figure, answer, reference, says):
    X, y = melons()
    across, up = np.meshgrid(np.linspace(0.15, 0.85, 50), np.linspace(0, 0.5, 50))
    points = np.column_stack([across.ravel(), up.ravel()])
    titles = {
        "linear": says("线性核", "linear kernel"),
        "gaussian": says("高斯核, σ = 0.2", "Gaussian kernel, σ = 0.2"),
    }
    for axes, (kind, title) in zip(figure.subplots(1, 2, sharey=True), titles.items(), strict=True):
        alpha, b = answer.solve(answer.kernel_matrix(X, X, kind, 0.2), y, 100.0)
        f = answer.decision(alpha, b, y, answer.kernel_matrix(points, X, kind, 0.2))
        lines = np.reshape(f, across.shape)
        axes.contour(across, up, lines, levels=[-1, 0, 1], colors="black", linestyles=["dashed", "solid", "dashed"])
        for sign, colour in ((1, "tab:green"), (-1, "tab:red")):
            axes.scatter(*X[y == sign].T, color=colour, s=25)
        for key, marker in (("free", "o"), ("bounded", "s")):
            chosen = X[list(answer.split_support(alpha, 100.0, 1e-3)[key])].reshape(-1, 2)
            axes.scatter(*chosen.T, s=130, facecolors="none", edgecolors="tab:blue", marker=marker)
        for i, (density, sugar) in enumerate(X):
            axes.annotate(str(i + 1), (density, sugar), xytext=(6, 6), textcoords="offset points", fontsize=8)
        axes.set_title(title)
        axes.set_xlabel(says("密度", "density"))
    figure.axes[0].set_ylabel(says("含糖率", "sugar content"))


def _from_sides(K, y, C, free, bounded):
    """(α, b) when it is known which samples (numbers from 1) are free and bounded: the KKT conditions are then linear."""
    inside, at_bound = [i - 1 for i in free], [i - 1 for i in bounded]
    alpha = np.zeros(len(y))
    alpha[at_bound] = C
    n = len(inside)
    system = np.zeros((n + 1, n + 1))
    system[:n, :n] = K[np.ix_(inside, inside)] * y[inside]
    system[:n, n] = 1.0
    system[n, :n] = y[inside]
    right = np.append(y[inside] - K[inside] @ (alpha * y), -(alpha @ y))
    *found, b = np.linalg.solve(system, right)
    alpha[inside] = found
    return alpha, float(b)
