"""Checks of exercise 5.4."""

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_3_0a
from grader.checks import array, at, check, close, equal, exercise, hint, number, one_of, picture, require, sequence
from grader.strategies import seeds

from .pins import ex05_04 as pins
from .shared import accumulated_pass, formula_net, hidden_outputs, lessons, mean_error, outputs, standard_pass

EXERCISE = exercise(
    kind="discuss",
    book="§5.2, (5.6)",
    patterns=["derived formula", "witness", "experiment"],
    contract=[
        (
            "A 的元素小到 10⁻⁶、大到 10⁸，条件数到 10⁴，有一百多维时，结果照样准到 10⁻⁹（轨迹以最大的元素为 1）",
            "With entries of A from 10⁻⁶ to 10⁸, condition numbers up to 10⁴ and a hundred dimensions results are right to 10⁻⁹ (a "
            "trajectory in units of its largest entry)",
        ),
        (
            "η 与各分界的相对距离至少为 10⁻³；轨迹至多 300 步",
            "η differs from each limit by 10⁻³ of it at least; trajectories have up to 300 steps",
        ),
        ("surprising_surface 的 η 从 10⁻⁶ 到 10⁶", "η of surprising_surface from 10⁻⁶ to 10⁶"),
        (
            "一个输入大到 20000、单元饱和、上百个样本时，误差表仍准到 10⁻⁹",
            "The table of errors is right to 10⁻⁹ with an input of 20000, saturated units and a hundred samples",
        ),
    ],
    hints=[
        (
            "先看一维：w - w* 每一步乘以什么？什么时候它变小，什么时候变号？",
            "Take one dimension first: what is w - w* multiplied by at each step? When does it shrink, when does it change its sign?",
        ),
        (
            "多维时在特征方向上分解：沿特征值为 λ 的方向，每步乘以 1 - ηλ。",
            "In more dimensions go along eigenvectors: in a direction of eigenvalue λ each step multiplies by 1 - ηλ.",
        ),
        (
            "最快的 η 使最陡与最平两个方向的 |1 - ηλ| 相等。",
            "The fastest η makes |1 - ηλ| equal in the steepest and the flattest direction.",
        ),
    ],
    written={
        "essay": [
            ("说明 η 过小时收敛缓慢", "Says that a small η converges slowly"),
            (
                "说明 η 过大时振荡、发散，并把界与曲率相联系",
                "Says that a large η oscillates and diverges, and ties the limit to the curvature",
            ),
            ("提到真实网络上的现象，例如饱和", "Mentions what is seen on a real net, such as saturation"),
        ]
    },
)

SHARES = (0.1, 0.3, 0.45, 0.55, 0.6, 0.8, 0.9, 1.1, 1.5)
"""η as a share of the largest that converges: on both sides of each limit."""
CLOSE = (0.001, 0.49, 0.4994, 0.5006, 0.9, 0.9989, 1.0011, 20.0)
"""Shares that are near a limit, or far out."""


@st.composite
def surfaces(draw, strict=False):
    """{"A", "rates", "axes"}: A with its eigenvalues, ascending, and eigenvectors; diagonal or turned. Strict ones may be
    flat, steep, large, or of nine dimensions."""
    n = draw(st.sampled_from((1, 2, 3, 9) if strict else (1, 2, 2, 3, 3, 4)))
    scale = draw(st.sampled_from((1.0, 1e-4, 1e6))) if strict else 1.0
    curvatures = (0.01, 0.1, 1.0, 99.0, 100.0) if strict else CURVATURES
    pool = draw(st.lists(st.sampled_from(curvatures), min_size=min(n, 4), max_size=min(n, 4)))
    rates = scale * np.sort([pool[k % len(pool)] for k in range(n)])
    if draw(st.booleans()):
        axes = np.eye(n)[:, draw(st.permutations(range(n)))]
    else:
        axes = np.linalg.qr(np.random.default_rng(draw(seeds())).normal(size=(n, n)))[0]
    A = (axes * rates) @ axes.T
    return {"A": (A + A.T) / 2, "rates": rates, "axes": axes}


@st.composite
def points(draw, strict=False):
    """{"w_star", "w0"} for nine dimensions; strict ones of any size."""
    stretched = st.sampled_from(((1.0, 0.0), (1e-4, 0.0), (1e6, 0.0), (1.0, 0.123456789)))
    scale, shift = draw(stretched) if strict else (1.0, 0.0)
    entries = st.lists(st.integers(-5, 5), min_size=9, max_size=9)
    return {"w_star": scale * np.array(draw(entries)) + shift, "w0": scale * np.array(draw(entries)) - shift}


@check(points=0.5, hint=("最陡的方向最先发散。", "The steepest direction diverges first."))
def test_diagonal_surface(answer):
    """A = diag(1, 10)：收敛的界 / A = diag(1, 10): the limit of convergence"""
    close(answer.max_stable_eta(np.diag([1.0, 10.0])), 0.2, ("收敛的界", "the limit of convergence"))


@check(
    points=0.5,
    hint=(
        "两个方向各乘以 1 - ηλ，取绝对值大的那个。",
        "The directions are multiplied by 1 - ηλ: take the larger in size.",
    ),
)
def test_contraction_on_a_diagonal(answer):
    """A = diag(1, 10)：四个 η 的收缩率 / A = diag(1, 10): the contraction of four η"""
    for eta, wanted in ((0.05, 0.95), (0.15, 0.85), (2 / 11, 9 / 11), (0.21, 1.1)):
        got = answer.contraction(np.diag([1.0, 10.0]), eta)
        close(got, wanted, (f"η = {eta:.4g} 的收缩率", f"the contraction of η = {eta:.4g}"))


@check(
    points=1.5,
    book="(5.6)",
    given={
        "surface": surfaces(),
        "place": points(),
        "share": st.sampled_from(SHARES),
        "steps": st.integers(0, 12),
    },
    also=pins.iterates,
    strict_given={
        "surface": surfaces(strict=True),
        "place": points(strict=True),
        "share": st.sampled_from(CLOSE[:6]),
        "steps": st.one_of(st.integers(0, 12), st.sampled_from((60, 300))),
    },
    strict=pins.many_iterates,
    hint=(
        "梯度是 A(w - w*)；第 0 行是出发点；出发点是整数时，轨迹也不是。",
        "The gradient is A(w - w*); row 0 is the start; ints at the start do not stay ints.",
    ),
)
def test_iterates(answer, surface, place, share, steps):
    """轨迹的每一行都与闭式解相符 / Every row of the trajectory agrees with the closed form"""
    n, rates, axes = len(surface["rates"]), surface["rates"], surface["axes"]
    w_star, w0, eta = place["w_star"][:n], place["w0"][:n], share * 2 / rates[-1]
    factors = (1 - eta * rates) ** np.arange(steps + 1)[:, None]
    wanted = w_star + (factors * (axes.T @ (w0 - w_star))) @ axes.T
    got = array(answer.iterates(surface["A"], w_star, w0, eta, steps), (steps + 1, n), ("轨迹", "the trajectory"))
    size = max(float(np.abs(wanted).max()), float(np.abs(w_star).max()), 1e-300)
    close(got / size, wanted / size, ("轨迹（除以最大的绝对值）", "the trajectory (divided by its largest entry)"))


@check(
    points=1,
    given={"surface": surfaces()},
    also=pins.stability_limit,
    strict_given={"surface": surfaces(strict=True)},
    strict=pins.many_limits,
    hint=(
        "最陡的方向最先发散；A 不是对角阵时，最陡的方向不是坐标轴。",
        "The steepest direction diverges first; unless A is diagonal it is no axis of the coordinates.",
    ),
)
def test_stability_limit(answer, surface):
    """收敛的界：略小于它的 η 收敛，略大于它的发散 /
    The limit of convergence: an η just below converges, one just above diverges"""
    wanted = 2 / surface["rates"][-1]
    close(answer.max_stable_eta(surface["A"]), wanted, ("收敛的界", "the limit of convergence"), abs=0.0)


@check(
    points=1,
    given={"surface": surfaces(), "share": st.sampled_from(SHARES)},
    also=pins.level,
    strict_given={"surface": surfaces(strict=True), "share": st.sampled_from(CLOSE)},
    strict=pins.many_shares,
    hint=(
        "|1 - ηλ| 在最大和最小的特征值处才可能最大。",
        "|1 - ηλ| can be largest only at the largest and the smallest eigenvalue.",
    ),
)
def test_contraction(answer, surface, share):
    """收缩率是各方向中最坏的 / The contraction is that of the worst direction"""
    eta = share * 2 / surface["rates"][-1]
    worst = float(np.abs(1 - eta * surface["rates"]).max())
    close(answer.contraction(surface["A"], eta), worst, ("收缩率", "the contraction"))


@check(
    points=1,
    given={"surface": surfaces()},
    also=pins.stability_limit,
    strict_given={"surface": surfaces(strict=True)},
    strict=pins.many_limits,
    hint=(
        "η 太小，最平的方向走不动；太大，最陡的方向过头：两边要同样坏。",
        "A small η leaves the flattest direction, a large one oversteps the steepest: both have to be equally bad.",
    ),
)
def test_fastest(answer, surface):
    """没有 η 的收缩率比最快的 η 更小 / No η contracts better than the fastest"""
    wanted = 2 / (surface["rates"][0] + surface["rates"][-1])
    close(answer.fastest_eta(surface["A"]), wanted, ("最快的 η", "the fastest η"), abs=0.0)


@check(
    points=1.5,
    given={"surface": surfaces(), "share": st.sampled_from(SHARES)},
    also=pins.regime,
    strict_given={"surface": surfaces(strict=True), "share": st.sampled_from(CLOSE)},
    strict=pins.hard_regimes,
    hint=(
        "只要有一个方向发散就是发散，有一个方向变号就是振荡。",
        "One direction that diverges makes it divergent, one that changes its sign makes it oscillate.",
    ),
)
def test_regime(answer, surface, share):
    """单调、振荡、发散：在各分界两侧都判断对 /
    Monotone, oscillating, divergent: told apart on both sides of each limit"""
    factors = 1 - share * 2 / surface["rates"][-1] * surface["rates"]
    wanted = "divergent" if np.abs(factors).max() > 1 else "oscillating" if factors.min() < 0 else "monotone"
    got = one_of(
        answer.regime(surface["A"], share * 2 / surface["rates"][-1]), ("monotone", "oscillating", "divergent")
    )
    equal(got, wanted, ("表现", "the regime"))


@check(
    points=1,
    given={
        "eta": st.one_of(
            st.integers(1, 99).map(lambda k: k / 100),
            st.integers(101, 400).map(lambda k: k / 100),
        )
    },
    also=pins.surprising_surface,
    strict_given={"eta": st.sampled_from((1e-6, 1e-3, 30.0, 1e6))},
    strict=pins.far_rates,
    hint=(
        "曲率由你选：η 与曲率的乘积才起作用。",
        "The curvature is yours to choose: what counts is η times the curvature.",
    ),
)
def test_surprising_surface(answer, eta):
    """小于 1 的 η 可以发散，大于 1 的 η 可以收敛 / An η below 1 may diverge, an η above 1 may converge"""
    a = float(array(answer.surprising_surface(eta), (1, 1), ("A", "the matrix A"))[0, 0])
    require(a > 0, f"A = {a:.6g} 不是正定的", f"A = {a:.6g} is not positive definite", got=a)
    factor = abs(1 - eta * a)
    if eta < 1:
        require(
            factor > 1, f"|1 - ηA| = {factor:.10g}，并不发散", f"|1 - ηA| = {factor:.10g}: this does not diverge", got=a
        )
    else:
        require(
            factor < 1,
            f"|1 - ηA| = {factor:.10g}，并不收敛",
            f"|1 - ηA| = {factor:.10g}: this does not converge",
            got=a,
        )


@check(
    points=1.5,
    book="(5.16)",
    given={
        "lesson": lessons(),
        "etas": st.lists(st.sampled_from((0.0, 0.001, 0.1, 0.5, 1.0, 4.0)), min_size=1, max_size=4),
        "epochs": st.integers(0, 4),
    },
    also=pins.learning_rate_table,
    strict_given={
        "lesson": lessons(strict=True),
        "etas": st.lists(st.sampled_from((0.0, 0.001, 0.1, 0.5, 1.0, 4.0)), min_size=1, max_size=4),
        "epochs": st.integers(0, 4),
    },
    strict=pins.bright_table,
    examples=40,
)
def test_learning_rate_table(answer, lesson, etas, epochs):
    """误差表的每一项都由同一个网络出发，用自己的学习率重算得到 /
    Each entry of the table comes from the same net, trained with its own rate"""
    net, X, Y = lesson["net"], lesson["X"], lesson["Y"]
    got = sequence(answer.learning_rate_table(net, X, Y, etas, epochs), len(etas), ("误差表", "the table of errors"))
    for eta, loss in zip(etas, got, strict=True):
        trained = net
        for _ in range(epochs):
            trained = accumulated_pass(trained, X, Y, eta)
        with hint(*_about_the_loss(loss, lesson, eta, epochs)), at(f"η = {eta:g}", f"η = {eta:g}"):
            close(loss, mean_error(trained, X, Y), (f"{epochs} 轮之后的误差", f"the error after {epochs} passes"))


@check(points=0.5, book="(5.16)")
def test_watermelons(answer):
    """西瓜 3.0α 上 200 轮：学习率从 0 到 1000 / 200 passes on watermelon 3.0α: rates from 0 to 1000"""
    table = watermelon_3_0a()
    X, Y = table["X"], np.array([[float(label == "是")] for label in table["y"]])
    got = sequence(answer.learning_rate_table(formula_net(2, 3, 1), X, Y, [*ETAS, 1000.0], 200), 6)
    for eta, loss, wanted in zip(ETAS, got, LOSSES, strict=False):
        close(loss, wanted, (f"η = {eta:g} 的误差", f"the error for η = {eta:g}"), abs=1e-7)
    # In between, at η = 100, rounding decides in which transient the run is.
    found = number(got[-1], ("η = 1000 的误差", "the error for η = 1000"))
    with hint("η 很大时单元饱和，误差停在高处。", "With a large η units saturate, and the error stays high."):
        require(found > 0.2, "η = 1000 的误差应大于 0.2", "The error for η = 1000 should exceed 0.2", got=found)


@picture(
    "同一个碗里的三种学习率",
    "Three learning rates in one bowl",
    alt=(
        "椭圆等高线上的三条轨迹：小学习率缓慢爬向中心，中等的来回折线收敛，大的越走越远。",
        "Three trajectories on elliptic contours: the small rate crawls to the centre, the middle one converges in zigzags, the large one moves away.",
    ),
)
def draw_trajectories(figure, answer, reference, says):
    A, start = np.diag([1.0, 10.0]), np.array([4.0, 1.0])
    grid = np.linspace(-5, 5, 101)
    across, up = np.meshgrid(grid, grid)
    for axes, eta, steps in zip(figure.subplots(3, 1, sharex=True), (0.03, 0.18, 0.21), (25, 25, 8), strict=True):
        axes.contour(across, up, (across**2 + 10 * up**2) / 2, levels=8, colors="0.8")
        rows = array(answer.iterates(A, np.zeros(2), start, eta, steps), (steps + 1, 2))
        right = reference.iterates(A, np.zeros(2), start, eta, steps)
        axes.plot(*right.T, "-", color="0.6", linewidth=3, label=says("参考", "reference"))
        axes.plot(*rows.T, "o--", color="tab:blue", ms=4, label=says("你的轨迹", "yours"))
        axes.set_xlim(-5, 5)
        axes.set_ylim(-5, 5)
        axes.set_title(f"η = {eta}")
    axes.legend(loc="lower left", fontsize=8)


CURVATURES = (0.1, 0.5, 1.0, 2.0, 3.0, 10.0)
ETAS, LOSSES = (0.0, 0.01, 0.1, 1.0, 10.0), (0.12508480, 0.12459494, 0.12360149, 0.12239218, 0.09046595)


def _about_the_loss(loss, lesson, eta, epochs):
    """The hint for an entry of the table: which other training it comes from, where that can be told."""
    net, X, Y = lesson["net"], lesson["X"], lesson["Y"]
    found = float(loss) if isinstance(loss, (float, np.floating)) else float("nan")

    def is_loss_of(run, factor=1.0):
        trained = net
        for _ in range(epochs):
            trained = run(trained)
        return bool(np.isclose(found, factor * mean_error(trained, X, Y), rtol=1e-9, atol=0))

    def accumulated(trained, rate=eta):
        return accumulated_pass(trained, X, Y, rate)

    if is_loss_of(accumulated, 2.0) or is_loss_of(accumulated, float(len(X))):
        return (
            "训练没有错；E 有 1/2，并对样本取平均。",
            "The training is right; E has a 1/2 and is a mean over the samples.",
        )
    if is_loss_of(lambda trained: standard_pass(trained, X, Y, eta)):
        return (
            "这是标准 BP 的结果：累积 BP 一轮只更新一次。",
            "This is the result of standard BP: accumulated BP has one update in each pass.",
        )
    if is_loss_of(lambda trained: accumulated(trained, eta * len(X))):
        return "(5.16) 有 1/m：梯度是均值，不是和。", "There is a 1/m in (5.16): the gradient is a mean, not a sum."
    if is_loss_of(lambda trained: {**accumulated(trained), "gamma": net["gamma"], "theta": net["theta"]}):
        return "阈值也是参数，也要更新。", "Thresholds are parameters, too, and move."
    if is_loss_of(lambda trained: _w_first(trained, X, Y, eta)):
        return (
            "算 e_h 时用了已经更新的 W：先算完全部增量，再更新。",
            "e_h was formed with the updated W: compute all increments before any update.",
        )
    return (
        "每个学习率都从 net 重新开始；一轮按平均的梯度更新一次，四组参数都动。",
        "Start from `net` again for each rate; a pass is one update by the mean gradient, and all four groups move.",
    )


def _w_first(net, X, Y, eta):
    """A pass in which W and theta move before the terms of the hidden layer are computed."""
    after = accumulated_pass(net, X, Y, eta)
    B = hidden_outputs(net, X)
    out = outputs(net, B)
    G = out * (1 - out) * (Y - out) / len(X)
    E = B * (1 - B) * (G @ after["W"].T)
    return {**after, "V": net["V"] + eta * X.T @ E, "gamma": net["gamma"] - eta * E.sum(axis=0)}
