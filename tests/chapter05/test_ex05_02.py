"""Checks of exercise 5.2."""

import numpy as np
from hypothesis import strategies as st

from grader.checks import at, check, close, exercise, hint, number, picture, require, sequence
from grader.strategies import matrices

from .pins import ex05_02 as pins
from .shared import derivative, derivatives, sigmoid

EXERCISE = exercise(
    kind="discuss",
    book="§5.1, §3.3",
    patterns=["two sides", "derived formula", "witness"],
    contract=[
        (
            "净输入的绝对值到 1000 时，输出与两种梯度都有限，准到 10⁻¹⁰（梯度按各列绝对值之和衡量）",
            "For net inputs of size up to 1000 the output and both gradients are finite and right to 10⁻¹⁰ (gradients relative to the "
            "sum of sizes in a column)",
        ),
        ("饱和的例子对 10⁻³⁰ 到 1 之间的 tol 都成立", "The saturated example holds for any tol from 10⁻³⁰ to 1"),
        (
            "非凸的例子对绝对值在 10⁻³ 与 10³ 之间的 x 都成立",
            "The example of non-convexity holds for x of size 10⁻³ to 10³",
        ),
        (
            "一百多个样本、一百多个分量时也对；参数大到两万时，w 与 b 也对",
            "Right as well for a hundred samples and components, and w and b for parameters up to 20000",
        ),
    ],
    hints=[
        (
            "把神经元的输出与 (3.23) 逐项对照；再问：两种损失各自怎样依赖净输入 z？",
            "Compare the output of the neuron with (3.23) term by term; then ask how each of the losses depends on the net input z.",
        ),
        (
            "先求损失对 z 的导数，再由 z 到 w 与 θ。在哪条链里会留下 σ'？",
            "Differentiate by z first, then go on from z to w and θ. In which of the chains does σ' remain?",
        ),
        (
            "σ' = σ(1 - σ) 在 |z| 大时接近 0；画出 E(w) 从一端平坦到另一端平坦的样子。",
            "σ' = σ(1 - σ) is near 0 for large |z|; draw E(w), which is flat at both ends.",
        ),
    ],
    written={
        "essay": [
            (
                "指出两者是同一个假设，输出可解释为概率",
                "Says that both are one hypothesis and the output can be read as a probability",
            ),
            ("比较两种梯度，说明饱和", "Compares both gradients and explains saturation"),
            ("指出一个损失是凸的，另一个不是", "Says that one loss is convex and the other is not"),
        ]
    },
)


@st.composite
def neurons(draw, samples=(1, 8)):
    """{"X", "y", "w", "theta"}: inputs of every class of numbers, with weights that keep net inputs in reach."""
    X = draw(matrices(samples, (1, 4)))
    w = np.array(draw(st.lists(st.integers(-8, 8), min_size=X.shape[1], max_size=X.shape[1]))) / 4
    theta = draw(st.integers(-12, 12)) / 4
    pattern = draw(st.lists(st.integers(0, 1), min_size=5, max_size=5))
    largest = float(np.abs(X @ w).max())
    if largest > REACH:
        w = w * (draw(st.sampled_from((1.0, 0.01))) * REACH / largest)
    return {"X": X, "y": [pattern[(3 * k + k // 5) % 5] for k in range(len(X))], "w": w, "theta": theta}


@check(
    points=0.5,
    book="(3.23)",
    given={"case": neurons()},
    strict=pins.long_weights,
    hint=("在 (3.23) 里 b 是加上的；w 不变。", "In (3.23) b is added; w stays as it is."),
)
def test_parameters(answer, case):
    """神经元的参数写成对率回归的参数 / The parameters of the neuron as those of logistic regression"""
    found = sequence(answer.to_logistic(case["w"], case["theta"]), 2)
    close(found[0], case["w"], ("w", "the vector w"))
    close(found[1], -case["theta"], ("b", "the number b"))


@check(points=2, book="(3.23)", given={"case": neurons()}, also=pins.two_samples, strict=pins.far_out)
def test_same_hypothesis(answer, case):
    """神经元的输出就是对率回归的概率 / The output of the neuron is the probability of logistic regression"""
    X, w, theta = case["X"], case["w"], case["theta"]
    words = ("阈值是减去的；σ(z) = 1/(1 + e^(-z))。", "The threshold is subtracted; σ(z) = 1/(1 + e^(-z)).")
    if np.abs(X @ w - theta).max() > 300:
        words = (
            "指数为正而且很大时会溢出：换一种写法。",
            "A large positive exponent overflows: write it another way.",
        )
    with hint(*words):
        close(answer.neuron(X, w, theta), sigmoid(X @ w - theta), ("神经元的输出", "the output of the neuron"))


@check(points=2, given={"case": neurons()}, also=pins.two_samples, strict=pins.far_out)
def test_squared_error_gradient(answer, case):
    """平方误差的梯度等于损失的数值导数 /
    The gradient of the squared error is the numerical derivative of the loss"""
    _judged_gradient(answer.squared_error_gradient(*case.values()), case, lambda z, y: (sigmoid(z) - y) ** 2 / 2)


@check(points=2, book="(3.27)", given={"case": neurons()}, also=pins.two_samples, strict=pins.far_out)
def test_log_loss_gradient(answer, case):
    """对数损失的梯度等于损失的数值导数 / The gradient of the log loss is the numerical derivative of the loss"""
    _judged_gradient(answer.log_loss_gradient(*case.values()), case, _log_loss)


@check(points=0.5, hint=("z = -10 时 ŷ 约为 4.54e-5。", "At z = -10 the output is about 4.54e-5."))
def test_saturated_squared_error(answer):
    """x = 1, w = -10, θ = 0, y = 1 处，平方误差的导数 / The derivatives of the squared error at x = 1, w = -10, θ = 0, y = 1"""
    _judged_at_minus_ten(answer.squared_error_gradient, -4.5394e-5, 1e-9)


@check(points=0.5, hint=("z = -10 时 ŷ 约为 4.54e-5。", "At z = -10 the output is about 4.54e-5."))
def test_saturated_log_loss(answer):
    """x = 1, w = -10, θ = 0, y = 1 处，对数损失的导数 / The derivatives of the log loss at x = 1, w = -10, θ = 0, y = 1"""
    _judged_at_minus_ten(answer.log_loss_gradient, -0.9999546, 1e-7)


@check(
    points=1,
    given={"exponent": st.integers(-40, -1)},
    also=pins.saturation,
    strict_given={"exponent": st.integers(-120, -41)},
    strict=pins.extreme_saturation,
)
def test_saturation(answer, exponent):
    """饱和：错得很远，平方误差的导数却小于 tol，对数损失的大于 0.5 /
    Saturation: badly wrong, and yet the derivative of the squared error is below tol, that of the log loss above 0.5"""
    tol = 10.0 ** (exponent / 4)
    x, w, theta = (number(part) for part in sequence(answer.saturated_case(tol), 3))
    z = w * x - theta
    y_hat = float(sigmoid(z))
    with hint(
        "y = 1 而 ŷ 应接近 0：z 应是很大的负数。", "y = 1 and ŷ should be near 0: z should be negative and large."
    ):
        require(
            abs(y_hat - 1) > 0.9,
            f"|ŷ - y| = {abs(y_hat - 1):.6g}，不大于 0.9",
            f"|ŷ - y| = {abs(y_hat - 1):.6g} is not above 0.9",
        )
    squared, log = (y_hat - 1) * y_hat * float(sigmoid(-z)) * x, (y_hat - 1) * x
    with hint(
        "z 越负，σ' 越小；要多负由 tol 决定。",
        "The more negative z is, the smaller is σ'; how negative it has to be depends on tol.",
    ):
        require(
            abs(squared) < tol,
            f"平方误差对 w 的导数是 {squared:.6g}，绝对值不小于 {tol:.6g}",
            f"The derivative of the squared error by w is {squared:.6g}, not below {tol:.6g} in size",
        )
    with hint("不要靠缩小 x。", "Do not get there by a small x."):
        require(
            abs(log) > 0.5,
            f"对数损失对 w 的导数是 {log:.6g}，绝对值不大于 0.5",
            f"The derivative of the log loss by w is {log:.6g}, not above 0.5 in size",
        )


@check(
    points=1.5,
    given={
        "x": st.tuples(st.sampled_from((-1, 1)), st.integers(-12, 12)).map(lambda p: p[0] * 10 ** (p[1] / 4)),
        "y": st.integers(0, 1),
    },
    also=pins.not_convex,
    hint=(
        "E 在错的一侧远处是平的，在 w = 0 附近才下降：让弦从平地跨到坡下。x 只改变 w 的尺度。",
        "Far on the wrong side E is flat and falls only near w = 0: let the chord reach from the plain to below the slope. x only changes the scale of w.",
    ),
)
def test_not_convex(answer, x, y):
    """非凸：中点处的平方误差高出弦的中点 0.05 以上，对正负、大小不同的 x 与两种标记都给得出 /
    Not convex: the squared error at the midpoint exceeds the middle of the chord by 0.05, for x of either sign and any size and both labels
    """
    w_a, w_b = (number(part) for part in sequence(answer.nonconvex_case(x, y), 2))

    def error(w):
        return float((sigmoid(w * x) - y) ** 2 / 2)

    middle, chord = error((w_a + w_b) / 2), (error(w_a) + error(w_b)) / 2
    require(
        middle > chord + 0.05,
        f"中点处 E = {middle:.6g}，弦的中点是 {chord:.6g}，没有高出 0.05",
        f"E is {middle:.6g} at the midpoint and {chord:.6g} in the middle of the chord: not 0.05 above",
    )


@picture(
    "平方误差与对数损失随 w 的变化 (x = 1, y = 1)",
    "Squared error and log loss against w (x = 1, y = 1)",
    alt=(
        "上图：平方误差在左端是平的，你给出的弦有一段在曲线下方；下图：对数损失是凸的，左端是一条斜线。",
        "Above: the squared error is flat on the left, and your chord runs below the curve. Below: the log loss is convex, a slope on the left.",
    ),
)
def draw_losses(figure, answer, reference, says):
    ends = [number(part) for part in sequence(answer.nonconvex_case(1.0, 1), 2)]
    w = np.linspace(min(-10.0, *ends), max(10.0, *ends), 400)
    losses = (lambda z: (sigmoid(z) - 1) ** 2 / 2), (lambda z: np.logaddexp(0, -z))
    titles = says("平方误差", "squared error"), says("对数损失", "log loss")
    for axes, loss, title in zip(figure.subplots(2, 1, sharex=True), losses, titles, strict=True):
        axes.plot(w, loss(w), color="black")
        values = [float(loss(np.array(end))) for end in ends]
        axes.plot(ends, values, "o--", color="tab:orange", label=says("你的弦", "your chord"))
        middle = sum(ends) / 2
        axes.plot([middle], [float(loss(np.array(middle)))], "s", color="tab:blue", label=says("中点", "midpoint"))
        axes.set_title(title)
        axes.legend()
    axes.set_xlabel("w")


REACH = 900.0
"""Net inputs that are drawn stay within the 1000 of the stub."""


def _judged_at_minus_ten(ask, value, digits):
    by_w, by_theta = sequence(ask(np.array([[1.0]]), np.array([1]), np.array([-10.0]), 0.0), 2)
    close(by_w, [value], ("对 w 的导数", "the derivative by w"), abs=digits)
    close(by_theta, -value, ("对 θ 的导数", "the derivative by θ"), abs=digits)


def _log_loss(z, y):
    """-y z + ln(1 + e^z), also of complex numbers and far out."""
    high = np.real(z) > 0
    tail = np.log(1 + np.exp(np.where(high, -z, z)))
    return np.where(high, z, 0) + tail - y * z


def _scale(X):
    return float(max(1.0, np.abs(X).sum(axis=0).max()))


def _judged_gradient(got, case, loss):
    X, y, w, theta = case["X"], np.array(case["y"]), case["w"], case["theta"]
    by_w, by_theta = sequence(got, 2)
    wanted = derivatives(lambda part: loss(X @ part - theta, y).sum(), w)
    with hint(
        "对各样本求和，不取平均；沿 损失 → ŷ → z → w 逐环相乘。",
        "Sum over the samples, do not average; multiply along loss → ŷ → z → w.",
    ):
        close(by_w, wanted, ("对 w 的梯度", "the gradient by w"), abs=1e-10 * _scale(X))
    with hint("∂z/∂θ 是多少？", "What is ∂z/∂θ?"), at("对 θ 的导数", "the derivative by θ"):
        close(
            by_theta,
            derivative(lambda part: loss(X @ w - part, y).sum(), theta),
            ("导数", "the derivative"),
            abs=1e-10 * len(X),
        )
