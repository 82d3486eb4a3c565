"""Checks of exercise 5.9."""

import numpy as np

from grader.checks import (
    array,
    at,
    close,
    example_check,
    exercise,
    hint,
    mapping,
    picture,
    property_check,
    sequence,
)

from .shared import TEXTS, derivatives
from .shared_elman import KEYS, cut_gradient, deltas, full_gradient, long_sequence, run, sequences, total_error

EXERCISE = exercise(
    kind="derive",
    book="§5.5.5",
    patterns=["derived formula", "metamorphic"],
    hints=[
        (
            "把网络按时间展开: T 个时刻就是 T 层, 每组参数在每一层出现一次.",
            "Unroll the net in time: T times are T layers, and each group of parameters appears once in each of them.",
        ),
        (
            "h_t 经过哪几条路影响总误差?",
            "Through which paths does h_t reach the total error?",
        ),
        (
            "δ_t 既来自 o_t, 也来自 δ_{t+1}; 从最后一个时刻往前算.",
            "δ_t comes from o_t and from δ_{t+1}: start at the last time and go back.",
        ),
    ],
    written={
        "derivation": [
            ("按时间展开, 参数在各时刻共享", "Unrolls in time, with parameters shared between times"),
            ("δ_t 有来自 o_t 与来自 δ_{t+1} 的两项", "δ_t has two terms, from o_t and from δ_{t+1}"),
            ("说明截断丢掉了哪一项", "Says which term the truncated rule drops"),
        ]
    },
    unasked={"*": dict.fromkeys(TEXTS, "The only texts are the five keys of `net`, which the stub gives.")},
)

SCALAR = {
    "net": {
        "U": np.array([[0.5]]),
        "R": np.array([[-1.0]]),
        "gamma": np.array([0.0]),
        "W": np.array([[2.0]]),
        "theta": np.array([1.0]),
    },
    "xs": np.array([[1.0], [0.0]]),
    "ys": np.array([[1.0], [0.0]]),
    "h0": np.array([0.0]),
}
FULL = {"U": -0.06192581, "R": 0.02940016, "gamma": 0.01469356, "W": -0.03102294, "theta": 0.00422484}
CUT = {**FULL, "U": -0.05082606, "gamma": 0.00359380}
SKEW = {
    "net": {
        "U": np.array([[1.0, -0.5], [0.25, 0.75]]),
        "R": np.array([[0.5, 2.0], [-1.5, 0.25]]),
        "gamma": np.array([0.25, -0.5]),
        "W": np.array([[1.0, -2.0, 0.5], [0.5, 1.5, -1.0]]),
        "theta": np.array([0.1, -0.3, 0.2]),
    },
    "xs": np.array([[1.0, 0.0], [0.5, -1.0], [-1.0, 2.0], [0.0, 1.0]]),
    "ys": np.array([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0], [1.0, 1.0, 0.0], [0.25, 0.0, 1.0]]),
    "h0": np.array([0.2, 0.200001]),
}
GROWING = {
    "net": {
        "U": np.array([[1.0]]),
        "R": np.array([[6.0]]),
        "gamma": np.array([3.0]),
        "W": np.array([[4.0]]),
        "theta": np.array([2.0]),
    },
    "xs": np.array([[1e-4], *[[0.0]] * 19]),
    "ys": np.array([*[[0.5]] * 19, [1.0]]),
    "h0": np.array([0.5]),
}
"""Units near 1/2 with a large R: what one time does to the last grows by 3/2 with every time between."""
PIN = [{"case": SCALAR}, {"case": SKEW}, {"case": GROWING}, {"case": long_sequence(101)}]


@example_check(
    "全是一维的网络, 两个时刻: 隐层、输出与误差",
    "A net of one unit in each layer, two times: hidden outputs, outputs and error",
    points=0.5,
    hint=("h_2 里有 h_1 R 一项; 误差对时刻求和.", "h_2 has a term h_1 R; the error is summed over time."),
)
def test_two_times(answer):
    H, out = sequence(answer.elman_forward(SCALAR["net"], SCALAR["xs"], SCALAR["h0"]), 2)
    close(H, [[0.62245933], [0.34922232]], ("隐层的输出 H", "the hidden outputs H"), abs=1e-8)
    close(out, [[0.56092542], [0.42517731]], ("网络的输出 O", "the outputs O"), abs=1e-8)
    close(answer.elman_loss(*SCALAR.values()), 0.18678112, ("总误差", "the total error"), abs=1e-8)


@example_check(
    "同一个网络的两种梯度",
    "Both gradients of the same net",
    points=0.5,
    hint=("只有 U 与 γ 的梯度不同.", "They differ in U and γ only."),
)
def test_two_gradients(answer):
    for ask, wanted, name in ((answer.bptt_gradient, FULL, "BPTT"), (answer.truncated_gradient, CUT, "truncated")):
        got = mapping(ask(*SCALAR.values()), KEYS)
        for key in KEYS:
            close(
                np.ravel(array(got[key])),
                [wanted[key]],
                (f"{name}: 对 {key} 的梯度", f"{name}: the gradient by {key}"),
                abs=1e-8,
            )


@property_check(
    "前向计算与误差符合定义, h0 不为零、单元饱和时也是",
    "Forward pass and error are what they are defined to be, with h0 other than zero and saturated units too",
    points=1,
    given={"case": sequences()},
    also=PIN,
)
def test_forward(answer, case):
    net, xs, ys, h0 = case.values()
    H, out = run(net, xs, h0)
    got = sequence(answer.elman_forward(net, xs, h0), 2)
    with hint(
        "第一个时刻送回来的是 h0; 阈值是减去的.", "What is fed back at the first time is h0; thresholds are subtracted."
    ):
        close(got[0], H, ("隐层的输出 H", "the hidden outputs H"))
        close(got[1], out, ("网络的输出 O", "the outputs O"))
    with hint("有 1/2, 对时刻求和.", "There is a 1/2, and the error is summed over time."):
        close(answer.elman_loss(net, xs, ys, h0), total_error(net, xs, ys, h0), ("总误差", "the total error"))


@property_check(
    "隐层的梯度项: 推一推某个时刻某个单元的净输入, 看总误差怎样变",
    "The hidden terms: push the net input of a unit at some time and see how the total error changes",
    points=2,
    given={"case": sequences()},
    also=PIN,
    hint=(
        "以后各时刻的影响经过 R 传回来, 每过一层再乘一次 h(1 - h); 大的值也不要截断.",
        "Influence through later times comes back through R, with another h(1 - h) for each layer; large values are not clipped.",
    ),
)
def test_hidden_deltas(answer, case):
    close(answer.hidden_deltas(*case.values()), deltas(*case.values()), ("隐层的梯度项", "the hidden terms"))


@property_check(
    "完整的梯度等于总误差的数值导数",
    "The full gradient is the numerical derivative of the total error",
    points=3,
    given={"case": sequences()},
    also=PIN,
)
def test_full_gradient(answer, case):
    _judged(answer.bptt_gradient(*case.values()), full_gradient(*case.values()), "bptt")


@property_check(
    "截断的梯度等于把送回来的输出固定之后的数值导数",
    "The truncated gradient is the numerical derivative with what is fed back held fixed",
    points=2,
    given={"case": sequences()},
    also=PIN,
)
def test_truncated_gradient(answer, case):
    _judged(answer.truncated_gradient(*case.values()), cut_gradient(*case.values()), "truncated")


@property_check(
    "把序列切成两段, 后一段从前一段的末态开始: 误差相加, 截断的梯度也相加",
    "A sequence cut in two, the second part starting where the first ended: errors add up, and truncated gradients too",
    points=1,
    given={"case": sequences(times=(2, 8))},
    hint=("第二段的 h0 是前一段最后的隐层输出.", "The h0 of the second part is the last hidden output of the first."),
)
def test_two_parts(answer, case):
    net, xs, ys, h0 = case.values()
    cut = len(xs) // 2
    parts = (xs[:cut], ys[:cut], h0), (xs[cut:], ys[cut:], run(net, xs[:cut], h0)[0][-1])
    losses = [
        close(answer.elman_loss(net, *part), total_error(net, *part), ("一段的误差", "the error of a part"))
        for part in parts
    ]
    close(sum(losses), total_error(net, xs, ys, h0), ("误差之和", "the sum of the errors"))
    got = [mapping(answer.truncated_gradient(net, *part), KEYS) for part in parts]
    for key, wanted in cut_gradient(net, xs, ys, h0).items():
        total = sum(array(one[key], wanted.shape, (f"对 {key} 的梯度", f"the gradient by {key}")) for one in got)
        close(total, wanted, (f"两段对 {key} 的梯度之和", f"the sum of both gradients by {key}"))


@picture(
    "较早的隐层输出对各时刻误差的影响",
    "What hidden outputs of earlier times do to the errors of later ones",
    alt=(
        "方格图: 横轴是推动净输入的时刻, 纵轴是误差的时刻, 只有右上方 (先推, 后看) 不为零, 离对角线越远颜色越浅; 下图的柱是你的梯度项.",
        "A grid: the time of the push across, the time of the error upwards; only errors after the push are touched, less so the later. "
        "The bars below are your hidden terms.",
    ),
)
def draw_influence(figure, answer, reference, says):
    net, xs, ys, h0 = SKEW.values()
    T = len(xs)
    parts = np.zeros((T, T))
    for t in range(T):

        def of_time(pushes, t=t):
            return ((run(net, xs, h0, pushes=pushes)[1][t] - ys[t]) ** 2).sum() / 2

        parts[t] = np.abs(derivatives(of_time, np.zeros((T, 2)))).sum(axis=1)
    above, below = figure.subplots(2, 1)
    shown = above.imshow(parts, cmap="cividis", origin="lower")
    figure.colorbar(shown, ax=above)
    above.set(xlabel=says("推动的时刻", "time of the push"), ylabel=says("误差的时刻", "time of the error"))
    yours = np.abs(array(answer.hidden_deltas(*SKEW.values()), (T, 2))).sum(axis=1)
    right = np.abs(reference.hidden_deltas(*SKEW.values())).sum(axis=1)
    below.bar(np.arange(T), yours, width=0.6, label=says("你的 Σ|δ|", "your Σ|δ|"))
    below.plot(np.arange(T), right, "D", mfc="none", mec="black", ms=10, label=says("参考", "reference"))
    below.set(xlabel=says("时刻", "time"))
    below.legend()


def _judged(got, wanted, name):
    found = mapping(got, KEYS)
    words = {
        "theta": (
            "θ 是减去的: 符号如何? 每个时刻都有一份.",
            "θ is subtracted: what is the sign? Each time has its share.",
        ),
        "W": (
            "w 的输入是同一时刻的 h_t; 梯度不是增量.",
            "The input of w is h_t of the same time; a gradient is no increment.",
        ),
        "U": ("x_t 与同一时刻的 δ_t 相配.", "x_t goes with the δ_t of the same time."),
        "R": (
            "R 的输入是前一时刻的输出, 第一个时刻是 h0.",
            "The input of R is the output of the time before, h0 at the first time.",
        ),
        "gamma": ("γ 是减去的; 每个时刻都有一份.", "γ is subtracted; each time has its share."),
    }
    for key, line in words.items():
        with hint(*line), at(name, name):
            close(found[key], wanted[key], (f"对 {key} 的梯度", f"the gradient by {key}"))
