"""Checks of exercise slides4.4."""

import math

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, at, check, close, exercise, hint, integer, mapping, number, picture, require, sequence
from grader.strategies import all_labels, edges, grid, matrices, seeds

from .pins import slides04_04 as pins
from .pins.slides04_04 import COSTS, _apart, noisy, rings
from .shared_svm import require_optimal

EXERCISE = exercise(
    kind="derive",
    book="§4.1，不同 σ 值下的分界面 / §4.1, boundaries for different σ",
    patterns=["derived formula", "certificate", "experiment"],
    hints=[
        (
            "两个极限都可以用手算：同一类的样本处境相同，可设 α 相同。",
            "Both limits can be done by hand: all samples of a class are in the same position, so let their α be equal.",
        ),
        ("留一法：去掉一个样本后，f 中还剩下什么？", "Leave one out: without the sample, what is left of f?"),
        (
            "C 随 σ 怎样变：把指数函数展开到一次项，代入对偶问题，用 Σ α_i y_i = 0 化简。",
            "C against σ: expand the exponential to first order, put it into the dual, and simplify by Σ α_i y_i = 0.",
        ),
    ],
)

HINT_TINY = (
    "K = I 时 f(x_i) = α_i y_i + b；两类的 α 之和相等，样本少的一类的 α 先碰到 C。",
    "With K = I, f(x_i) = α_i y_i + b; both classes have the same sum of α, and the smaller class reaches C first.",
)
HINT_HUGE = (
    "K 全为 1 时 Σ α_i y_i = 0 使 w = 0，只剩 b；对偶问题只是使 Σ α_i 最大。",
    "With K all ones Σ α_i y_i = 0 makes w = 0, only b is left; the dual merely asks for the largest Σ α_i.",
)
HINT_RANGE = (
    "σ 小时看最近的一对，σ 大时看最远的一对；由指数函数反解 σ。",
    "The nearest pair matters for a small σ, the farthest for a large one; solve the exponential for σ.",
)
HINT_LEAVE = (
    "去掉一个样本后，哪类成了多数？这时 b 的符号由谁定？",
    "Which class is in the majority once a sample is left out? What determines the sign of b then?",
)
HINT_COST = (
    "K ≈ 1 − ‖x − z‖²/(2σ²)：在 Σ α_i y_i = 0 之下，它等价于怎样的线性核？",
    "K ≈ 1 − ‖x − z‖²/(2σ²): under Σ α_i y_i = 0, which linear kernel is it as good as?",
)


@st.composite
def sizes(draw):
    """Labels of both classes, and a cost."""
    y = draw(all_labels((1, -1), min_size=2, max_size=10))
    return {"y": y, "C": draw(st.one_of(st.sampled_from(COSTS), edges(0.01, 100.0), grid(0.0625, 3, 0.0625)))}


@check(points=1)
def test_four_and_two(answer):
    """四个正例、两个负例的两个极限 / Both limits for four positive and two negative samples"""
    y = [1, -1, 1, 1, -1, 1]
    for C, positive, negative, bias in ((10.0, 2 / 3, 4 / 3, 1 / 3), (1.0, 0.5, 1.0, 0.5)):
        with at(f"K = I, C = {C:g}", f"K = I, C = {C:g}"), hint(*HINT_TINY):
            alpha, b = sequence(answer.tiny_sigma(y, C), 2, ("(alpha, b)", "(alpha, b)"))
            # A gap of 1e-6 leaves α this much room: the dual is strictly concave here.
            close(alpha, [positive if one > 0 else negative for one in y], ("α", "α"), abs=5e-3)
            close(b, bias, ("b", "b"), abs=5e-3)
    with at("K 全为 1, C = 1", "K all ones, C = 1"), hint(*HINT_HUGE):
        alpha, b = sequence(answer.huge_sigma(y, 1.0), 2, ("(alpha, b)", "(alpha, b)"))
        alpha = array(alpha, (6,), ("α", "α"))
        close([alpha[1], alpha[4]], [1.0, 1.0], ("负例的 α", "α of the negative samples"), abs=1e-4)
        close(b, 1.0, ("b", "b"), abs=1e-4)


@check(points=2, given={"data": sizes()}, also=pins.tiny, hint=HINT_TINY)
def test_tiny(answer, data):
    """K 是单位阵时的最优解 / An optimum where K is the identity"""
    _judge(answer.tiny_sigma(data["y"], data["C"]), np.eye(len(data["y"])), data)


@check(points=1, given={"data": sizes()}, also=pins.huge, hint=HINT_HUGE)
def test_huge(answer, data):
    """K 全为 1 时的最优解 / An optimum where K is all ones"""
    _judge(answer.huge_sigma(data["y"], data["C"]), np.ones((len(data["y"]), len(data["y"]))), data)


@check(
    points=1,
    given={
        "X": matrices((2, 8), (1, 3), grid(-5, 5), stretch=("fine", "constant", "dependent", "wide")).filter(
            lambda X: np.abs(X).max() <= 10 and min(_apart(X)) >= 0.1
        ),
        "eps": st.one_of(edges(1e-6, 0.5), st.sampled_from((1e-6, 1e-3, 0.1, 0.5))),
    },
    also=pins.range_inputs,
    hint=HINT_RANGE,
)
def test_range(answer, X, eps):
    """σ 多小、多大时 K 才接近两个极限 / How small and how large σ must be for K to be near its limits"""
    apart = _apart(X)
    largest = min(apart) / math.sqrt(2 * math.log(1 / eps))
    got = number(answer.sigma_for_identity(X, eps), ("σ", "σ"))
    # Beyond this σ the nearest pair has K_ij > eps.
    close(got, largest, ("使 K_ij ≤ eps 的最大的 σ", "the largest σ with K_ij ≤ eps"), abs=0)
    smallest = max(apart) / math.sqrt(-2 * math.log1p(-eps))
    got = number(answer.sigma_for_constant(X, eps), ("σ", "σ"))
    close(got, smallest, ("使 K_ij ≥ 1 − eps 的最小的 σ", "the smallest σ with K_ij ≥ 1 − eps"), abs=0)


@check(points=2, given={"y": all_labels((1, -1), min_size=2, max_size=12)}, also=pins.leave_one_out, hint=HINT_LEAVE)
def test_leave_one_out(answer, y):
    """σ → 0 时的留一法错误率 / The leave-one-out error as σ → 0"""
    # What is left of f is b: that of the others' closed form, or the only class there is.
    wrong = 0
    for i, label in enumerate(y):
        rest = [*y[:i], *y[i + 1 :]]
        ahead = rest.count(1) - rest.count(-1)
        wrong += label * ahead <= 0
    close(answer.leave_one_out_limit(y), wrong / len(y), ("错误率", "the error"))


@check(
    points=1,
    given={"C_linear": edges(0.01, 100.0), "sigma": st.one_of(edges(100.0, 1e4), st.sampled_from((100.0, 1000.0)))},
    also=pins.matching_cost,
    examples=20,
    hint=HINT_COST,
)
def test_matching_cost(answer, C_linear, sigma):
    """与线性支持向量机一致的代价 / The cost that agrees with the linear machine"""
    close(answer.matching_cost(C_linear, sigma), C_linear * sigma * sigma, ("代价", "the cost"), abs=0, rel=1e-2)


@check(
    points=2,
    given={
        "data": st.builds(noisy, seeds(), st.integers(2, 24)),
        "sigmas": st.lists(st.sampled_from((0.02, 0.1, 0.3, 1.0, 2.0, 5.0, 30.0)), min_size=1, max_size=3),
        "C": st.sampled_from((0.1, 0.7, 1.0, 3.0, 10.0)),
    },
    also=pins.curve,
    examples=10,
)
def test_curve(answer, data, sigmas, C):
    """误差曲线：每个 σ 的最优解，以及它在两组样本上的错误个数 /
    The curve of errors: an optimum for every σ, and the errors it makes on both sets"""
    X, y, X_val, y_val = (data[key] for key in ("X", "y", "X_val", "y_val"))
    m = len(y)
    rows = sequence(answer.curve(X, y, X_val, y_val, sigmas, C), len(sigmas), ("表", "the table"))
    for row, sigma in zip(rows, sigmas, strict=True):
        row = mapping(row, ("sigma", "alpha", "b", "train_errors", "val_errors"), ("表的一行", "a row of the table"))
        close(row["sigma"], sigma, ("σ（按给定的次序）", "σ, in the order given"))
        with at(f"σ = {sigma:g}", f"σ = {sigma:g}"):
            alpha, b = array(row["alpha"], (m,), ("alpha", "alpha")), number(row["b"], ("b", "b"))
            with hint(*HINT_CURVE):
                require_optimal(alpha, b, _gaussian(X, X, sigma), y, C, 1e-3)
            for key, Z, labels, zh, en in (
                ("train_errors", X, y, "训练样本", "training samples"),
                ("val_errors", X_val, y_val, "验证样本", "validation samples"),
            ):
                margins = (_gaussian(Z, X, sigma) @ (alpha * y) + b) * labels
                sure, unsure = int(np.sum(margins < -1e-9)), int(np.sum(np.abs(margins) <= 1e-9))
                found = integer(row[key], (key, key))
                with hint(*HINT_ERRORS):
                    require(
                        sure <= found <= sure + unsure,
                        f"{zh}的错误应为 {sure} 个，表中写 {found} 个",
                        f"The errors on the {en} should be {sure}, but the table has {found}",
                        expected=sure,
                        got=found,
                    )


@picture(
    "σ 小、中、大时的分界线，以及误差曲线",
    "Boundaries for a small, a middle and a large σ, and the curve of errors",
    alt=(
        "σ 小时分界线绕着单个样本，适中时近于圆，大时近于不分；训练误差随 σ 上升，验证误差先降后升",
        "With a small σ the boundary winds around single samples, with a middle one it is nearly a circle, with a large one nearly "
        "nothing is separated; training errors grow with σ, validation errors fall first and grow then",
    ),
)
def draw_curve(figure, answer, reference, says):
    X, y = rings(2, 30)
    X_val, y_val = rings(102, 200)
    shown = (0.15, 1.0, 5.0)
    sigmas = [*shown, 0.05, 0.5, 2.0]
    rows = [row for sigma in sigmas for row in answer.curve(X, y, X_val, y_val, [sigma], 10.0)]
    side = np.linspace(-2, 2, 60)
    plane = np.stack(np.meshgrid(side, side), axis=-1).reshape(-1, 2)
    for k, (sigma, row) in enumerate(zip(shown, rows, strict=False), 1):
        axes = figure.add_subplot(2, 2, k)
        values = _gaussian(plane, X, sigma) @ (np.array(row["alpha"]) * y) + row["b"]
        axes.contour(side, side, values.reshape(60, 60), levels=[0.0], colors="black")
        for label, marker in ((1, "o"), (-1, "x")):
            axes.scatter(*X[np.array(y) == label].T, marker=marker, s=12)
        axes.set_title(f"σ = {sigma:g}", fontsize=9)
        axes.set(xticks=[], yticks=[])
    axes = figure.add_subplot(2, 2, 4)
    rows = sorted(rows, key=lambda row: row["sigma"])
    for key, count, words in (
        ("train_errors", 30, says("训练", "training")),
        ("val_errors", 200, says("验证", "validation")),
    ):
        axes.semilogx([row["sigma"] for row in rows], [row[key] / count for row in rows], "o-", label=words)
    axes.set(xlabel="σ")
    axes.legend(fontsize=7)


HINT_CURVE = (
    "检查核的写法（分母是 2σ²），训练只用 X，y 与给定的 C，迭代到两个目标值足够接近。没有 0 < α < C 的样本时，取使原问题的值最小的 b。",
    "Look at the kernel (its denominator is 2σ²), train on X, y only and with the given C, and iterate until both values are close. Where no "
    "sample has 0 < α < C, take the b for which the primal value is least.",
)
HINT_ERRORS = (
    "错误个数由返回的 alpha 与 b 算：f(x) 用训练样本与 x 之间的核，加上 b。",
    "The errors are counted with the alpha and b returned: f(x) takes the kernel between the training samples and x, plus b.",
)


def _gaussian(X, Z, sigma):
    return np.exp(-((X[:, None] - Z[None]) ** 2).sum(axis=2) / (2 * sigma**2))


def _judge(found, K, data):
    alpha, b = sequence(found, 2, ("(alpha, b)", "(alpha, b)"))
    alpha, b = array(alpha, (len(data["y"]),), ("α", "α")), number(b, ("b", "b"))
    require_optimal(alpha, b, K, data["y"], data["C"], 1e-6)
