"""Checks of exercise 6.2."""

import numpy as np
from hypothesis import strategies as st

from exercises.solvers import kernel_svm
from grader.checks import array, at, check, close, equal, exercise, hint, integers, mapping, picture, require
from grader.strategies import grid, labelled_points

from .pins import ex06_02 as pins
from .shared import (
    CENTRED, GAP, decision_values, dual_value, gaussian_kernel, judged_solution, linear_kernel, melons,
    primal_value, require_optimal, signed_points, svm
)  # fmt: skip

EXERCISE = exercise(
    kind="program",
    book="§6.2-§6.4",
    patterns=["certificate", "oracle", "metamorphic"],
    contract=[
        (
            "自己的求解器 `solve`：对偶变量可行，原问题与对偶问题的目标值之差不超过 $10^{-5}$ 乘以 max(1, 原问题的值)，六十个样本、C 到 1000 也一样",
            "A solver of your own, `solve`: feasible dual variables, primal and dual within $10^{-5}$ times max(1, primal), for sixty samples and "
            "C up to 1000 as well",
        ),
        (
            "上百个样本的核矩阵；坐标小到 $10^{-5}$、b 大到 $10^{6}$ 时核矩阵与 f(x) 仍准",
            "Kernel matrices of a hundred samples; kernel matrices and f(x) as right for coordinates down to $10^{-5}$ and b up to $10^{6}$",
        ),
        (
            "小而不为 0 的 α 也算在 f(x) 里，哪怕旁边有大一千万倍的",
            "A small α that is not 0 counts in f(x), even beside one ten million times as large",
        ),
        (
            "`compare` 在样本几乎重合、σ 很大时也对",
            "`compare` is right as well for samples that nearly coincide and for a large σ",
        ),
    ],
    extra=["solve"],
    written={
        "observations": [
            (
                "说出两批支持向量各有哪些、各有几个在边界上、几个达到上界",
                "Says which samples support either boundary, how many on the margin and how many at the bound",
            ),
            (
                "说明为什么：线性核分不开，许多样本落在间隔内；高斯核能分开，只剩边上的几个",
                "Says why: the linear kernel cannot separate the melons and many are inside the margin; the Gaussian can, and only the edge is left",
            ),
            (
                "说明 C 或 σ 改变时支持向量怎样变化",
                "Says how the support vectors change with C or σ",
            ),
        ]
    },
    hints=[
        (
            "先写对核矩阵和两个目标值：目标值之差为 0 就说明求解器给的解是最优的。",
            "Get kernel matrices and both objectives right first: where their difference is 0 the solution of the solver is optimal.",
        ),
        (
            "支持向量是 α > 0 的样本：0 < α < C 的在边界上，α = C 的在间隔里面或分错；(6.24) 的和里两种都有。",
            "Support vectors are the samples with α > 0: those with 0 < α < C are on the margin, those with α = C inside or on the wrong side; "
            "the sum (6.24) holds both.",
        ),
        (
            "★ SMO：每次取违反 KKT 条件最多的一对变量，在 Σ α_i y_i = 0 之下解出这两个，截到 [0, C]。",
            "★ SMO: take the pair of variables that violates the KKT conditions most, solve for these two under Σ α_i y_i = 0, cut to [0, C].",
        ),
    ],
)

SOLVE_HINT = (
    "α 在 0 与 C 之间，Σ α_i y_i = 0；b 由自由支持向量求得，没有时取使原问题最小的。",
    "α lies between 0 and C, Σ α_i y_i = 0; b comes from free support vectors or, without any, from the smallest primal.",
)

KERNEL_HINT = (
    "线性核是内积；高斯核的指数是距离的平方除以 2σ²。行对应第一个参数，列对应第二个。",
    "The linear kernel is the inner product; the Gaussian's exponent is the squared distance divided by 2σ². Rows belong to the first argument.",
)
DECISION_HINT = (
    "f(x) = Σ α_i y_i κ(x_i, x) + b：标签和 b 都要有，α > 0 的样本都在和里。",
    "f(x) = Σ α_i y_i κ(x_i, x) + b: mind the labels and b; all samples with α > 0 are in the sum.",
)
DUAL_HINT = (
    "‖w‖² = Σ_ij α_i α_j y_i y_j K_ij；对偶目标里它有系数 1/2。",
    "‖w‖² = Σ_ij α_i α_j y_i y_j K_ij, with a factor 1/2 in the dual.",
)
PRIMAL_HINT = (
    "½‖w‖² 加上 C 乘以各样本的松弛变量 max(0, 1 - y f(x))，f 含 b；不平方，也不除以 m。",
    "½‖w‖² plus C times the slacks max(0, 1 - y f(x)) of all samples, with b in f; not squared, nor divided by m.",
)


@st.composite
def weighted_points(draw, far=False):
    """Points and labels (of one class, at times) with any α in [0, C], a feasible α, and any b; if `far`, of any size."""
    data = draw(signed_points((2, 6), (1, 2), CENTRED))
    X, y = data["X"], data["y"]
    X, y = draw(st.sampled_from(((X, y), (X, y), (X, y), (X[:1], y[:1]), (X, np.ones(len(y), dtype=int)))))
    C = draw(st.sampled_from((0.01, 1000.0) if far else (0.5, 1.0, 8.0)))
    rng = np.random.default_rng(draw(st.integers(0, 10**6)))
    parts = rng.integers(0, 5, size=len(y)).astype(float)
    sides = {sign: parts[y == sign].sum() for sign in (-1, 1)}
    balanced = parts * np.where(y > 0, sides[-1], sides[1])
    feasible = C * balanced / max(1.0, balanced.max())
    any_alpha = C * rng.integers(0, 5, size=len(y)) / 4
    return {
        "X": X,
        "y": y,
        "C": C,
        "alpha": any_alpha,
        "feasible": feasible,
        "b": draw(st.sampled_from(FAR_BIASES if far else BIASES)),
    }


BIASES, FAR_BIASES = (0.0, -2.0, -0.5, 1.5), (0.005, 250.0, -2.0)


@st.composite
def two_sets(draw):
    """{"X", "others"}: samples of training and others in one space."""
    X = draw(labelled_points((2, 8), (1, 4), (-1, 1), grid(-2, 2, 0.5), stretch=CENTRED))["X"]
    n = draw(st.integers(1, len(X) - 1))
    return {"X": X[n:], "others": X[:n]}


@st.composite
def decisions(draw, far=False):
    """{"K", "y", "alpha", "b"}: a kernel matrix of tests (rows) and training samples, and any dual variables; if `far`, tiny ones
    and, at times, a large one beside them."""
    sets = draw(two_sets())
    X, others = sets["X"], sets["others"]
    K = draw(st.sampled_from((linear_kernel(others, X), gaussian_kernel(others, X, 1.0))))
    rng = np.random.default_rng(draw(st.integers(0, 10**6)))
    alpha, y = rng.integers(0, 9, size=len(X)) / 4, rng.choice([-1, 1], size=len(X))
    if far:
        alpha = alpha * 10.0 ** -rng.integers(3, 8, size=len(X))  # with a small C all α are small
        alpha[0] = draw(st.sampled_from((alpha[0], 1e4)))
    return {"K": K, "y": y, "alpha": alpha, "b": draw(st.sampled_from((0.0, *FAR_BIASES) if far else BIASES))}


@check(points=0.5, book="表 6.1 / table 6.1")
def test_kernel_of_two_melons(answer):
    """1 号瓜与 2 号瓜的两种核 / Both kernels of melons 1 and 2"""
    X, _ = melons()
    with hint(*KERNEL_HINT):
        close(answer.kernel_matrix(X[:1], X[1:2], "linear", 0.2), [[0.712438]], ("线性核", "the linear kernel"))
        got = answer.kernel_matrix(X[:1], X[1:2], "gaussian", 0.2)
        close(got, [[0.850175]], ("高斯核", "the Gaussian kernel"), abs=1e-6)


@check(
    points=1.5,
    book="表 6.1 / table 6.1",
    given={
        "sets": two_sets(),
        "kind": st.sampled_from(("linear", "gaussian")),
        "sigma": st.sampled_from((0.2, 0.5, 1.0, 3.0)),
    },
    also=pins.kernel,
    strict_given={
        "sets": two_sets(),
        "kind": st.sampled_from(("linear", "gaussian")),
        "sigma": st.sampled_from((0.05, 400.0)),
    },
    hint=KERNEL_HINT,
)
def test_kernel(answer, sets, kind, sigma):
    """核矩阵符合定义，两组样本可以不同 / Kernel matrices are what they are defined to be, for two different sets of samples too"""
    X, others = sets["X"], sets["others"]
    K = linear_kernel(others, X) if kind == "linear" else gaussian_kernel(others, X, sigma)
    size = float(np.abs(K).max())
    got = answer.kernel_matrix(others, X, kind, sigma)
    close(got, K, ("核矩阵", "the kernel matrix"), abs=1e-12 * size if kind == "linear" else 1e-9)


@check(
    points=1.5,
    book="(6.24)",
    given={"case": decisions()},
    also=pins.decision,
    strict_given={"case": decisions(far=True)},
    hint=DECISION_HINT,
)
def test_decision(answer, case):
    """f(x) 符合定义，测试样本与训练样本可以不同 / f(x) is what it is defined to be, for other samples than those of training too"""
    K, y, alpha, b = (case[key] for key in ("K", "y", "alpha", "b"))
    slack = 1e-12 * (abs(b) + float(np.abs(K).max()) * float(alpha.sum()))
    close(answer.decision(alpha, b, y, K), decision_values(alpha, b, y, K), ("f(x)", "f(x)"), abs=slack)


@check(points=0.5, book="(6.34), (6.40)")
def test_objectives_on_melons(answer):
    """两个目标函数在 α = 0，b = 0 处与在 3.0α 的线性核最优解处的值 /
    Both objectives at α = 0, b = 0, and at the optimum of the linear kernel on 3.0α"""
    X, y = melons()
    K, C = linear_kernel(X, X), 100.0
    alpha, b = _from_sides(K, y, C, LINEAR["free"], LINEAR["bounded"])
    with hint(*DUAL_HINT):
        close(answer.dual_objective(np.zeros(17), K, y), 0.0, ("α = 0 处的对偶值", "the dual at α = 0"))
        close(answer.dual_objective(alpha, K, y), 1062.076339, ("最优的对偶值", "the optimal dual"), abs=1e-6)
    with hint(*PRIMAL_HINT):
        start = answer.primal_objective(np.zeros(17), 0.0, K, y, C)
        close(start, 1700.0, ("α = 0 处的原问题值", "the primal at α = 0"))
        got = answer.primal_objective(alpha, b, K, y, C)
        close(got, 1062.076339, ("最优的原问题值", "the optimal primal"), abs=1e-6)


@check(
    points=1,
    book="(6.40)",
    given={"case": weighted_points(), "sigma": st.sampled_from((0.0, 0.0, 0.5))},
    also=pins.objectives,
    strict_given={"case": weighted_points(far=True), "sigma": st.sampled_from((0.0, 0.5))},
    hint=DUAL_HINT,
)
def test_dual(answer, case, sigma):
    """对偶问题的目标值符合 (6.40) / The value of the dual problem is that of (6.40)"""
    y, alpha = case["y"], case["feasible"]
    K = gaussian_kernel(case["X"], case["X"], sigma) if sigma else linear_kernel(case["X"], case["X"])
    size, total = float(np.abs(K).max()), float(alpha.sum())
    slack = 1e-12 * (total + size * total**2) + 1e-300
    close(answer.dual_objective(alpha, K, y), dual_value(alpha, K, y), ("对偶值", "the dual"), abs=slack)


@check(
    points=1,
    book="(6.34)",
    given={"case": weighted_points(), "sigma": st.sampled_from((0.0, 0.0, 0.5))},
    also=pins.objectives,
    strict_given={"case": weighted_points(far=True), "sigma": st.sampled_from((0.0, 0.5))},
    hint=PRIMAL_HINT,
)
def test_primal(answer, case, sigma):
    """原问题的目标值符合 (6.34) / The value of the primal problem is that of (6.34)"""
    y, C, b, alpha = (case[key] for key in ("y", "C", "b", "alpha"))
    K = gaussian_kernel(case["X"], case["X"], sigma) if sigma else linear_kernel(case["X"], case["X"])
    size, total = float(np.abs(K).max()), float(alpha.sum())
    slack = 1e-12 * (size * total**2 + C * len(y) * (1 + abs(b) + size * total))
    wanted = primal_value(alpha, b, K, y, C)
    close(answer.primal_objective(alpha, b, K, y, C), wanted, ("原问题的值", "the primal"), abs=slack)


@check(
    extra=True,
    book="(6.40), (6.41)",
    hint=(
        "每个样本的上界是 C，不是 C/m，α 不带标签；α 可行而两个目标值还不相等，就是停得太早：每次挑违反 KKT 条件最多的一对变量。",
        "The bound of each sample is C, not C/m, and α is without the label; if α is feasible and the objectives still differ, it stopped too "
        "soon: pick the pair that violates the KKT conditions most.",
    ),
)
def test_solutions_on_melons(answer):
    """在 3.0α 上，两种核、从 C = 1 到 1000 的八种设置都解到最优 /
    On 3.0α all eight settings, both kernels with C from 1 to 1000, are solved to the optimum"""
    X, y = melons()
    for kind, sigma, C, value in SETTINGS:
        K = linear_kernel(X, X) if kind == "linear" else gaussian_kernel(X, X, sigma)
        words = (
            "线性核" if kind == "linear" else f"高斯核 σ = {sigma:g}",
            "linear" if kind == "linear" else f"Gaussian, σ = {sigma:g}",
        )
        what = f"{words[0]}，C = {C:g}：", f"{words[1]}, C = {C:g}: "
        alpha, b = judged_solution(answer.solve(K, y, C), K, y, C, what)
        close(primal_value(alpha, b, K, y, C), value, (f"{what[0]}目标值", f"{what[1]}the value"), abs=2e-6, rel=1e-5)


@check(
    extra=True,
    book="(6.40), (6.41)",
    given={
        "data": signed_points((2, 20)),
        "kind": st.sampled_from(("linear", "gaussian")),
        "C": st.sampled_from((0.01, 0.1, 1.0, 10.0, 100.0)),
    },
    also=pins.solutions_are_optimal,
    examples=30,
    hint=SOLVE_HINT,
)
def test_solutions_are_optimal(answer, data, kind, C):
    """在任意样本上都解到最优，重复的、标签矛盾的样本也在其中 /
    Any samples are solved to the optimum, repeated ones and ones with conflicting labels among them"""
    X, y = data["X"], data["y"]
    K = linear_kernel(X, X) if kind == "linear" else gaussian_kernel(X, X, 1.0)
    while C * float(np.diag(K).max()) > 1000:
        C /= 10
    judged_solution(answer.solve(K, y, C), K, y, C)


@check(
    points=1,
    given={
        "parts": st.lists(st.sampled_from((0.0, 0.0625, 0.125, 0.1875, 0.5, 0.8125, 0.875, 0.9375, 1.0)), max_size=8),
        "C": st.sampled_from((0.25, 1.0, 8.0, 512.0)),
    },
    also=pins.split_support,
    hint=(
        "界是 tol·C 和 (1 - tol)·C，与 C 成比例，tol 由参数给出。",
        "The limits are tol·C and (1 - tol)·C, in proportion to C; tol is an argument.",
    ),
)
def test_split_support(answer, parts, C):
    """`split_support` 分开自由的与达到上界的支持向量，界上的值按约定归类 /
    `split_support` tells free from bounded support vectors, with values at the limits as agreed"""
    for tol in (0.125, 0.0009765625, 0.25):
        with at(f"tol = {tol:g}", f"tol = {tol:g}"):
            got = mapping(answer.split_support(C * np.array(parts), C, tol), ("free", "bounded"))
            free = [i for i, part in enumerate(parts) if tol < part < 1 - tol]
            bounded = [i for i, part in enumerate(parts) if part >= 1 - tol]
            equal(got["free"], free, ("自由支持向量", "the free support vectors"))
            equal(got["bounded"], bounded, ("达到上界的支持向量", "the bounded ones"))


@check(points=1.5, book="§6.4")
def test_compare_on_melons(answer):
    """3.0α 上 C = 100 的线性核与 σ = 0.2 的高斯核：两批支持向量与训练错误 /
    On 3.0α with C = 100, the linear kernel and the Gaussian with σ = 0.2: support vectors and training errors of both
    """
    X, y = melons()
    # Leaving out any of these, or misreading any other melon, costs 90 times the gap that is allowed.
    judge_melons(answer.compare(X, y, 100.0, 100.0, 0.2), HINT_NUMBERS)
    # The Gaussian solution has no α above 22 and is the same for every larger C; the least α, 2.8, stays above C/1000.
    with at("高斯核的 C 增大到 1000", "the Gaussian with C = 1000"):
        words = "支持向量按 tol·C 划分，tol = 0.001。", "Support vectors are told by tol·C with tol = 0.001."
        judge_melons(answer.compare(X, y, 100.0, 1000.0, 0.2), words)
    with at("样本倒过来排", "samples in reverse order"):
        words = "编号是这一次所给样本的编号。", "The numbers are those of the samples given in this very call."
        turned = answer.compare(X[::-1], y[::-1], 100.0, 100.0, 0.2)
        judge_melons(turned, words, lambda numbers: sorted(18 - i for i in numbers))


@check(
    points=1.5,
    given={
        "data": signed_points((4, 10), (1, 2)),
        "costs": st.sampled_from([(1.0, 5.0), (5.0, 0.5), (0.1, 20.0), (20.0, 1.0), (5.0, 5.0)]),
        "sigma": st.sampled_from((0.3, 1.0, 4.0)),
    },
    also=pins.compare_follows_margins,
    examples=14,
)
def test_compare_follows_margins(answer, data, costs, sigma):
    """`compare` 列出远在间隔内侧的样本，不列远在外侧的；两批支持向量的差集由它自己的表得出 /
    `compare` lists samples far inside the margin and none far outside; the differences follow from its own lists"""
    X, y = data["X"], data["y"]
    got = mapping(answer.compare(X, y, *costs, sigma), COMPARED)
    support = {}
    kernels = linear_kernel(X, X), gaussian_kernel(X, X, sigma)
    for kernel, K, C in zip(("linear", "gaussian"), kernels, costs, strict=True):
        found = mapping(got[kernel], ("free", "bounded", "training_errors"), (kernel, kernel))
        lists = {
            key: integers(found[key], None, (f"{kernel} 的 {key}", f"the entry `{key}` of {kernel}")) for key in LINEAR
        }
        for key, numbers in lists.items():
            require(
                numbers == sorted(set(numbers)) and all(1 <= i <= len(y) for i in numbers),
                f"{kernel} 的 {key} 不是 1 到 {len(y)} 之间编号的升序列表",
                f"The entry `{key}` of {kernel} is no ascending list of numbers from 1 to {len(y)}",
                got=found,
            )
        free, bounded = lists["free"], lists["bounded"]
        with hint("同一个样本不能既自由又达到上界。", "No sample is free and bounded at once."):
            equal(
                sorted({*free, *bounded}),
                sorted(free + bounded),
                ("free 与 bounded 合起来", "free and bounded together"),
            )
        _follows(kernel, K, y, C, free, bounded, lists["training_errors"])
        support[kernel] = {*free, *bounded}
    with hint("支持向量是自由的与达到上界的之并。", "Support vectors are the free and the bounded ones together."):
        equal(got["only_linear"], sorted(support["linear"] - support["gaussian"]), ("only_linear", "only_linear"))
        equal(got["only_gaussian"], sorted(support["gaussian"] - support["linear"]), ("only_gaussian", "only_gaussian"))


@check(
    extra=True,
    given={"data": signed_points((2, 10), (1, 2)), "C": st.sampled_from((0.5, 1.0))},
    examples=25,
    hint=("写出变换后的原问题，看 w 和 b 怎样变。", "Write down the primal after the change and see how w and b move."),
)
def test_relations(answer, data, C):
    """换行序、交换标签、样本重复而 C 减半、平移 X（线性核）：由原来的解换算出的解仍最优，重新求解也最优 /
    With samples reordered, labels swapped, samples repeated and C halved, X shifted (linear kernel): the old solution carries over, and solving again is optimal
    """
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
        require_optimal(mapped, bias, products, labels, cost, (f"由原来的解换算，{zh}：", f"carried over, {en}: "))
        judged_solution(answer.solve(products, labels, cost), products, labels, cost, (f"{zh}：", f"{en}: "))


@picture(
    "两种核的分界线与支持向量",
    "Boundary and support vectors under both kernels",
    alt=(
        "左图线性核，右图高斯核：实线是 f = 0，虚线是 f = ±1；圆圈是自由支持向量，方框是达到上界的支持向量，数字是瓜的编号。",
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
        "gaussian": says("高斯核，σ = 0.2", "Gaussian kernel, σ = 0.2"),
    }
    for axes, (kind, title) in zip(figure.subplots(1, 2, sharey=True), titles.items(), strict=True):
        alpha, b = kernel_svm(array(answer.kernel_matrix(X, X, kind, 0.2), (17, 17)), y, 100.0)
        f = answer.decision(alpha, b, y, answer.kernel_matrix(points, X, kind, 0.2))
        lines = np.reshape(f, across.shape)
        axes.contour(across, up, lines, levels=[-1, 0, 1], colors="black", linestyles=["dashed", "solid", "dashed"])
        for sign, colour, marker, name in ((1, "C0", "^", says("好瓜", "good")), (-1, "C1", "x", says("坏瓜", "bad"))):
            axes.scatter(*X[y == sign].T, color=colour, marker=marker, s=25, label=name)
        for key, marker, name in (
            ("free", "o", says("支持向量，α < C", "support, α < C")),
            ("bounded", "s", says("支持向量，α = C", "support, α = C")),
        ):
            chosen = X[list(answer.split_support(alpha, 100.0, 1e-3)[key])].reshape(-1, 2)
            axes.scatter(
                *chosen.T, s=130, facecolors="none", edgecolors="black", linewidths=0.8, marker=marker, label=name
            )
        for i, (density, sugar) in enumerate(X):
            axes.annotate(str(i + 1), (density, sugar), xytext=(6, 6), textcoords="offset points", fontsize=8)
        axes.set_title(title)
        axes.set_xlabel(says("密度", "density"))
    figure.axes[0].set_ylabel(says("含糖率", "sugar content"))
    figure.legend(*axes.get_legend_handles_labels(), loc="outside upper center", ncols=2)


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


def judge_melons(got, words, renumbered=lambda numbers: numbers):
    got = mapping(got, COMPARED)
    for kernel, wanted in (("linear", LINEAR), ("gaussian", GAUSSIAN)):
        found = mapping(got[kernel], wanted, (kernel, kernel))
        for key, numbers in wanted.items():
            with hint(*(HINT_ERRORS if key == "training_errors" else words)):
                equal(found[key], renumbered(numbers), (f"{kernel} 的 {key}", f"the entry `{key}` of {kernel}"))
    with hint(
        "只在一种核下是支持向量（自由的或达到上界的）的样本，编号按升序。",
        "Samples that are support vectors, free or bounded, under this kernel only; numbers ascend.",
    ):
        equal(got["only_linear"], renumbered([4, 5, 8, 9, 10, 13, 17]), ("only_linear", "only_linear"))
        equal(got["only_gaussian"], renumbered([2]), ("only_gaussian", "only_gaussian"))


HINT_NUMBERS = (
    "编号从 1 起；有的库默认的 σ 使两种核的支持向量恰好相同。",
    "Numbers start at 1; the default σ of some libraries makes both kernels agree.",
)
HINT_ERRORS = (
    "分错是指 f 的符号（f ≥ 0 为 +1）与标签不同，两类都算；编号从 1 起。",
    "An error is a sign of f (+1 where f ≥ 0) that differs from the label, in either class; numbers start at 1.",
)
COMPARED = ("linear", "gaussian", "only_linear", "only_gaussian")


def _follows(kernel, K, y, C, free, bounded, errors):
    """Judges only the samples whose place every solution within the gap agrees on."""
    alpha, b = svm(K, y, C)
    at_margin = y * decision_values(alpha, b, y, K)
    primal = primal_value(alpha, b, K, y, C)
    clear = max(CLEAR, 2 * GAP * max(1.0, primal) / (1e-3 * C))
    inside = [i + 1 for i, margin in enumerate(at_margin) if margin <= 1 - clear]
    outside = {i + 1 for i, margin in enumerate(at_margin) if margin >= 1 + clear}
    with hint(
        "y f(x) 明显小于 1 的样本有 α = C，明显大于 1 的有 α = 0；每种核用自己的 C，高斯核用所给的 σ；编号从 1 起。",
        "A sample with y f(x) clearly below 1 has α = C, clearly above 1 it has α = 0; each kernel has its own C, the Gaussian the σ that is "
        "given; numbers start at 1.",
    ):
        equal(
            [i for i in inside if i in bounded],
            inside,
            (f"{kernel}：间隔内侧的样本中属于 bounded 的", f"{kernel}: the bounded ones inside the margin"),
        )
        equal(
            [i for i in free + bounded if i in outside],
            [],
            (f"{kernel}：间隔外侧的支持向量", f"{kernel}: support vectors outside the margin"),
        )
    require(free or bounded, f"{kernel} 没有支持向量", f"{kernel} has no support vectors", got={"free": free})
    if np.any((alpha > 1e-6 * C) & (alpha < (1 - 1e-6) * C)):  # else b is an interval, and so is f
        with hint(
            "分错是指 f 的符号与标签不同，不是 y f < 1；每种核用自己的 C，高斯核用所给的 σ。",
            "An error is a wrong sign of f, and not y f < 1; each kernel has its own C, and the Gaussian the σ that is given.",
        ):
            wrong = [i + 1 for i, margin in enumerate(at_margin) if margin <= -clear]
            right = [i + 1 for i, margin in enumerate(at_margin) if margin >= clear]
            equal(
                [i for i in wrong if i in errors],
                wrong,
                (f"{kernel}：分错的样本中列出的", f"{kernel}: the errors that are listed"),
            )
            equal(
                [i for i in right if i in errors],
                [],
                (f"{kernel}：列出而没有分错的", f"{kernel}: listed, but no errors"),
            )


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
