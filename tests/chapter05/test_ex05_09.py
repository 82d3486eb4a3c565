"""Checks of exercise 5.9."""

import numpy as np

from grader.checks import array, at, check, close, exercise, fail, hint, mapping, picture, sequence

from .pins import ex05_09 as pins
from .pins.ex05_09 import SCALAR, SKEW
from .shared import derivatives
from .shared_elman import KEYS, cut_deltas, cut_gradient, deltas, full_gradient, run, sequences, total_error

EXERCISE = exercise(
    kind="derive",
    book="§5.5.5",
    patterns=["derived formula", "metamorphic"],
    contract=[
        (
            "45 乃至 101 个时刻、每层至多 9 个单元，影响随时刻放大到千倍时，梯度仍准到 10⁻⁹",
            "Gradients are right to 10⁻⁹ for 45 and even 101 times, up to 9 units in a layer, and influences that grow a thousandfold",
        ),
        (
            "参数小到 10⁻⁴ 或大到使单元饱和（净输入的绝对值到 1000）时，结果有限而准确",
            "Finite and accurate for parameters of 10⁻⁴ and for such that saturate units (net inputs of size up to 1000)",
        ),
        (
            "一个输入大到 20000、其余相差 10⁻⁶ 时也对",
            "Right as well with an input of 20000 and others that differ by 10⁻⁶",
        ),
    ],
    hints=[
        (
            "把网络按时间展开：T 个时刻就是 T 层，每组参数在每一层出现一次。",
            "Unroll the net in time: T times are T layers, and each group of parameters appears once in each of them.",
        ),
        ("h_t 经过哪几条路影响总误差？", "Through which paths does h_t reach the total error?"),
        (
            "δ_t 既来自 o_t，也来自 δ_{t+1}；从最后一个时刻往前算。",
            "δ_t comes from o_t and from δ_{t+1}: start at the last time and go back.",
        ),
    ],
    written={
        "derivation": [
            ("按时间展开，参数在各时刻共享", "Unrolls in time, with parameters shared between times"),
            ("δ_t 有来自 o_t 与来自 δ_{t+1} 的两项", "δ_t has two terms, from o_t and from δ_{t+1}"),
            ("说明截断丢掉了哪一项", "Says which term the truncated rule drops"),
        ]
    },
)


@check(points=0.5)
def test_two_times(answer):
    """全是一维的网络，两个时刻：隐层与输出 / A net of one unit in each layer, two times: hidden outputs and outputs"""
    H, out = sequence(answer.elman_forward(SCALAR["net"], SCALAR["xs"], SCALAR["h0"]), 2, FORWARD)
    _same_rows(H, np.array([[0.62245933], [0.34922232]]), HIDDEN, abs=1e-8)
    with hint(*HINT_OUT):
        close(out, [[0.56092542], [0.42517731]], OUT, abs=1e-8)


@check(points=0.5)
def test_full_gradient_of_two_times(answer):
    """同一个网络的完整的梯度 / The full gradient of the same net"""
    _judged_by_numbers(answer.bptt_gradient(*SCALAR.values()), FULL, "bptt_gradient")


@check(points=0.5)
def test_cut_gradient_of_two_times(answer):
    """同一个网络的截断的梯度 / The truncated gradient of the same net"""
    _judged_by_numbers(answer.truncated_gradient(*SCALAR.values()), CUT, "truncated_gradient")


@check(
    points=1,
    given={"case": sequences()},
    also=pins.forward,
    strict_given={"case": sequences(strict=True)},
    strict=pins.far_and_long,
)
def test_forward(answer, case):
    """前向计算符合定义，h0 不为零时也是 / The forward pass is what it is defined to be, with h0 other than zero too"""
    net, xs, h0 = case["net"], case["xs"], case["h0"]
    H, out = run(net, xs, h0)
    got = sequence(answer.elman_forward(net, xs, h0), 2, FORWARD)
    _same_rows(got[0], H, HIDDEN)
    with hint(*HINT_OUT):
        close(got[1], out, OUT)


@check(
    points=0.5,
    given={"case": sequences()},
    also=pins.forward,
    strict_given={"case": sequences(strict=True)},
    strict=pins.far_and_long,
    hint=(
        "误差由 elman_forward 的 O 算出：有 1/2，对时刻求和，不求平均；h0 不一定是零。",
        "The error is made of the O of elman_forward, with a 1/2, and summed over time, not averaged; h0 is not always zero.",
    ),
)
def test_loss(answer, case):
    """总误差符合定义 / The total error is what it is defined to be"""
    net, xs, ys, h0 = case.values()
    close(answer.elman_loss(net, xs, ys, h0), total_error(net, xs, ys, h0), ERROR)


@check(
    points=2,
    given={"case": sequences()},
    also=pins.forward,
    strict_given={"case": sequences(strict=True)},
    strict=pins.far_and_long,
)
def test_hidden_deltas(answer, case):
    """隐层的梯度项：推一推某个时刻某个单元的净输入，看总误差怎样变 /
    The hidden terms: push the net input of a unit at some time and see how the total error changes"""
    what, wanted = ("隐层的梯度项", "the hidden terms"), deltas(*case.values())
    found = array(answer.hidden_deltas(*case.values()), wanted.shape, what)
    wrong = np.argwhere(~_near(found, wanted))
    if not len(wrong):
        return
    T, t = len(wanted), int(wrong[-1, 0])
    unit = int(wrong[wrong[:, 0] == t][0, 1])
    # What h_t does to the error of its own time; the rest comes from the next time.
    own = cut_deltas(*case.values())[t, unit]
    got, right = found[t, unit], wanted[t, unit]
    rows = "only row" if T == 1 else "last row"
    if t == T - 1:
        with hint(*_about_last(found[t], wanted[t], T)):
            fail(
                f"最后一行（第 {t} 行），单元 {unit}：得到 {got:.6g}，应为 {right:.6g}；后面再没有时刻",
                f"The {rows}, {t}, has {got:.6g} for unit {unit}, not {right:.6g}; no time comes after it",
                expected=wanted,
                got=found,
            )
    with hint(*_about_feedback(found[t], wanted[t], case, t)):
        fail(
            f"第 {t + 1} 行及以后都对；第 {t} 行单元 {unit}：经 o_t 来的是 {own:.6g}，从第 {t + 1} 行传来的应是 {right - own:.6g}，"
            f"这里是 {got - own:.6g}",
            f"From row {t + 1} on all is right. Row {t}, unit {unit}: {own:.6g} comes by o_t; what comes from row {t + 1} should be "
            f"{right - own:.6g}, but is {got - own:.6g}",
            expected=wanted,
            got=found,
        )


@check(
    points=3,
    given={"case": sequences()},
    also=pins.forward,
    strict_given={"case": sequences(strict=True)},
    strict=pins.far_and_long,
)
def test_full_gradient(answer, case):
    """完整的梯度等于总误差的数值导数 / The full gradient is the numerical derivative of the total error"""
    _judged(answer.bptt_gradient(*case.values()), full_gradient(*case.values()), case, "bptt_gradient")


@check(
    points=1.5,
    given={"case": sequences()},
    also=pins.forward,
    strict_given={"case": sequences(strict=True)},
    strict=pins.far_and_long,
)
def test_truncated_gradient(answer, case):
    """截断的梯度等于把送回来的输出固定之后的数值导数 /
    The truncated gradient is the numerical derivative with what is fed back held fixed"""
    _judged(answer.truncated_gradient(*case.values()), cut_gradient(*case.values()), case, "truncated_gradient")


@check(points=0.5, given={"case": sequences(times=(2, 8))}, strict_given={"case": sequences(times=(2, 8), strict=True)})
def test_two_parts(answer, case):
    """把序列切成两段，后一段从前一段的末态开始：截断的梯度相加 /
    A sequence cut in two, the second part starting where the first ended: truncated gradients add up"""
    net, xs, ys, h0 = case.values()
    cut = len(xs) // 2
    parts = (xs[:cut], ys[:cut], h0), (xs[cut:], ys[cut:], run(net, xs[:cut], h0)[0][-1])
    name = "truncated_gradient"
    got = [mapping(answer.truncated_gradient(net, *part), KEYS, RESULT[name]) for part in parts]
    for key, wanted in cut_gradient(net, xs, ys, h0).items():
        both = [array(one[key], wanted.shape, _by(key)) for one in got]
        with hint(*_about_parts(key, both, [(net, *part) for part in parts])):
            close(sum(both), wanted, (f"两段对 {key} 的梯度之和", f"the sum of both gradients by {key}"))


@picture(
    "较早的隐层输出对各时刻误差的影响",
    "What hidden outputs of earlier times do to the errors of later ones",
    alt=(
        "方格图：横轴是推动净输入的时刻，纵轴是误差的时刻，只有右上方（先推，后看）不为零，离对角线越远颜色越浅；下图的柱是你的梯度项。",
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


FULL = {"U": -0.06192581, "R": 0.02940016, "gamma": 0.01469356, "W": -0.03102294, "theta": 0.00422484}
CUT = {**FULL, "U": -0.05082606, "gamma": 0.00359380}
HIDDEN, OUT = ("隐层的输出 H", "the hidden outputs H"), ("网络的输出 O", "the outputs O")
ERROR, FORWARD = ("总误差", "the total error"), ("elman_forward 的返回值", "the result of elman_forward")
RESULT = {name: (f"{name} 的返回值", f"the result of {name}") for name in ("bptt_gradient", "truncated_gradient")}
ORDER = ("W", "theta", "U", "R", "gamma")
"""In which gradients are judged: what is wrong with W is wrong with the output layer, or with all signs."""
HINT_OUT = ("o_t 由同一时刻的 h_t 得到；θ 是减去的。", "o_t comes from h_t of the same time; θ is subtracted.")
HINT_START = (
    "这一段的 h0 不是零，是前一段最后的隐层输出。",
    "The h0 of this part is not zero: it is the last hidden output of the first part.",
)


def _by(key):
    return f"对 {key} 的梯度", f"the gradient by {key}"


def _near(found, wanted):
    """Where two arrays agree as `close` has it."""
    return np.abs(found - wanted) <= 1e-9 + 1e-9 * np.abs(wanted)


def _same_rows(got, wanted, what, **tolerance):
    """As `close`; the hint is about the first time that is wrong."""
    found = array(got, wanted.shape, what)
    wrong = np.argwhere(~np.isclose(found, wanted, rtol=1e-7, atol=1e-8))
    t = int(wrong[0, 0]) if len(wrong) else 0
    about = (
        f"第 {t} 行之前都对；送回第 {t} 行的是第 {t - 1} 行，乘以 R。",
        f"Before row {t} all is right; what is fed back into it is row {t - 1}, times R.",
    )
    if t == 0:
        about = (
            "第一个时刻送回来的是 h0，乘以 R；阈值是减去的。",
            "What is fed back at the first time is h0, times R; thresholds are subtracted.",
        )
    with hint(*about):
        close(found, wanted, what, **tolerance)


def _about_last(found, wanted, T):
    if np.allclose(found, -wanted, rtol=1e-6, atol=0):
        return "只有符号相反：要的是 -∂E/∂（净输入）。", "Only the sign differs: what is asked for is -∂E/∂(net input)."
    if T > 1 and np.allclose(found, wanted / T, rtol=1e-6, atol=0):
        return (
            f"差了 {T} 倍：E 对 {T} 个时刻求和，不求平均。",
            f"It is off by a factor of {T}: E is summed over the {T} times, not averaged.",
        )
    if np.abs(wanted).max() > np.abs(found).max() and np.abs(found).max() == 1:
        return HINT_CLIPPED
    return (
        "这里只有经过 o_t 的一条路：o_t 的误差和斜率，W，再加 h_t 的斜率；H 与 O 是 elman_forward 的。",
        "The only way is by o_t: its error and its slope, W, and the slope of h_t, with the H and O of elman_forward.",
    )


HINT_CLIPPED = ("大的值也不要截断。", "Even large values are not clipped.")


def _about_feedback(found, wanted, case, t):
    """The hint where only what comes from the next time can be wrong."""
    if np.abs(wanted).max() > 1 and np.abs(found).max() <= 1:
        return HINT_CLIPPED
    net, xs, _, h0 = case.values()
    own, h = cut_deltas(*case.values()), run(net, xs, h0)[0][t]
    if np.allclose(found, own[t] + h * (1 - h) * (net["R"] @ own[t + 1]), rtol=1e-6, atol=0):
        return (
            f"传来的只是第 {t + 1} 行经过 o 的一项；这一行还带着更后面各时刻的影响。",
            f"What arrives is only the term of row {t + 1} by its own o; that row also holds the influence of still later times.",
        )
    turned = (
        (" R[i, j] 从单元 i 通向单元 j。", " R[i, j] leads from unit i to unit j.") if len(wanted) > 1 else ("", "")
    )
    return (
        f"从 h_{{t+1}} 的净输入回到 h_t 的净输入，只经过 R 和一个斜率 h(1 - h)：是哪个时刻的？{turned[0]}",
        "Between the net input of h_{t+1} and that of h_t there are only R and one slope h(1 - h): of which time?"
        + turned[1],
    )


def _about(key, found, wanted, case, name):
    """The hint for one array of a gradient: what it is instead, where that can be told."""
    net, xs, _, h0 = case.values()
    right, T, other = wanted[key], len(xs), {"bptt_gradient": cut_gradient, "truncated_gradient": full_gradient}[name]

    def is_near(value):
        return np.any(value) and np.allclose(found, value, rtol=1e-6, atol=1e-12)

    if is_near(-right):
        if key in ("gamma", "theta"):
            return "只有符号相反：阈值是减去的。", "Only the sign differs: thresholds are subtracted."
        return (
            "只有符号相反：要的是 ∂E/∂，不是增量。",
            "Only the sign differs: it is ∂E/∂ that is asked for, no increment.",
        )
    if T > 1 and (is_near(right / T) or is_near(right * T)):
        return (
            f"差了 {T} 倍：E 对 {T} 个时刻求和，不求平均。",
            f"It is off by a factor of {T}: E is summed over the {T} times, not averaged.",
        )
    if key in ("theta", "W"):
        return (
            f"它只经过输出层：每个时刻的 o_t 与 y_t{'，和同一时刻的 h_t' if key == 'W' else ''}，对时刻求和；elman_forward 对吗？",
            f"It only passes the output layer: o_t and y_t{', and h_t of the same time' if key == 'W' else ''}, summed over time. Is elman_forward right?",
        )
    if is_near(other(*case.values())[key]):
        if name == "bptt_gradient":
            return (
                "这是截断的梯度：缺少经过以后各时刻的影响。",
                "This is the truncated gradient: the influence through later times is missing.",
            )
        return (
            "这是完整的梯度：截断的做法里，影响不经过送回来的输出。",
            "This is the full gradient: in the truncated rule nothing passes what is fed back.",
        )
    D = deltas(*case.values()) if name == "bptt_gradient" else cut_deltas(*case.values())
    if key == "R" and is_near(-run(net, xs, h0)[0].T @ D):
        return (
            "R 的输入是前一时刻的输出，不是同一时刻的。",
            "The input of R is the output of the time before, not of the same time.",
        )
    if key == "R":
        return (
            "R 的输入是前一时刻的输出（第一个时刻是 h0），与该时刻的 δ_t 相配。",
            "The input of R is the output of the time before, h0 at the first time; it goes with δ_t of the time itself.",
        )
    if name == "bptt_gradient":
        return (
            "它由 hidden_deltas 的各行得到；先看那里是否都对。",
            "It comes from the rows of hidden_deltas; see whether these are right first.",
        )
    return (
        "每个时刻只算该时刻误差的 δ_t：经过 o_t 的一项。",
        "At each time δ_t is that of the error of this time alone, the term by o_t.",
    )


def _about_parts(key, both, parts):
    """The hint for the sum of two gradients: about the first of them that is wrong by itself."""
    for found, part, name in zip(
        both, parts, (("前一段", "The first part"), ("后一段", "The second part")), strict=True
    ):
        case = dict(zip(("net", "xs", "ys", "h0"), part, strict=True))
        wanted = cut_gradient(*part)
        if not np.all(_near(found, wanted[key])):
            zh, en = _about(key, found, wanted, case, "truncated_gradient")
            return f"{name[0]}的梯度已经不对。{zh}", f"{name[1]} is wrong by itself. {en}"
    return HINT_START


def _judged_by_numbers(got, printed, name):
    """The gradient of the small net, against numbers."""
    wanted = {key: np.full(np.shape(SCALAR["net"][key]), printed[key]) for key in KEYS}
    got = mapping(got, KEYS, RESULT[name])
    for key in ORDER:
        found = array(np.reshape(array(got[key], None, _by(key)), (-1,)), (1,), _by(key)).reshape(wanted[key].shape)
        with hint(*_about(key, found, wanted, SCALAR, name)), at(name, name):
            close(found, wanted[key], _by(key), abs=1e-8)


def _judged(got, wanted, case, name):
    found = mapping(got, KEYS, RESULT[name])
    for key in ORDER:
        with at(name, name):
            value = array(found[key], wanted[key].shape, _by(key))
            if not np.all(_near(value, wanted[key])):
                with hint(*_about(key, value, wanted, case, name)):
                    close(value, wanted[key], _by(key))
