"""Checks of exercise cookbook8.1."""

import numpy as np
from hypothesis import strategies as st

from grader.checks import CheckFailed, array, check, close, exercise, hint, mapping, memo, picture
from grader.strategies import seeds

from .pins import cookbook08_01 as pins
from .pins.cookbook08_01 import ALONE, HAND, fitted, later_lines
from .shared import derivatives, filled

EXERCISE = exercise(
    kind="derive",
    book="§8.1.3",
    patterns=["derived formula", "oracle"],
    hints=[
        (
            "从 L 往回走，每次只过一行：已知对这一行结果的导数，求对它各个输入的导数。",
            "Walk back from L, one line at a time: with the derivative by the result of a line, find those by its inputs.",
        ),
        (
            "每写一个就核对：把变量的一个分量加减 1e-5，后面的行重算，看 L 变了多少。",
            "Check each one as you go: move one entry of the variable by ±1e-5, compute the later lines anew, and see how L changes.",
        ),
        (
            "数一数每个变量出现在哪几行里：它的导数是各处贡献之和。",
            "Count the lines in which a variable stands: its derivative is the sum of what comes back from each of them.",
        ),
    ],
)


@st.composite
def cases(draw, one_hot=False):
    """{"params", "x", "y", "mask"} that fit together; any sizes and scales that the stub allows."""
    kind = draw(st.sampled_from(["plain"] * 4 + ["fine", "small", "ties", "wide"]))
    rng = np.random.default_rng(draw(seeds()))
    d, s, k = (draw(st.integers(1, 4)) + 9 * (kind == "wide") for _ in range(3))
    sort = kind if kind in ("fine", "small") else "plain"
    x, mask = filled(rng, d, sort), filled(rng, s + d, "fine" if kind == "fine" else "plain")
    if kind == "ties":
        x, mask = x[:1] + 0 * x, mask[:1] + 1e-6 * rng.permutation(s + d)
    elif draw(st.booleans()):
        mask = rng.integers(0, 2, s + d).astype(float)
    y = np.eye(k)[rng.integers(k)] if one_hot else np.abs(filled(rng, k, sort))
    params = {
        "W1": filled(rng, (d, s), "fine" if kind == "small" else sort) / 2,
        "b1": filled(rng, s, sort),
        "W2": filled(rng, (s + d, k), "fine" if kind == "small" else sort) / 2,
        "b2": filled(rng, k, sort),
    }
    return fitted({"params": params, "x": x, "y": y, "mask": mask})


@check(points=1, book="§8.1.3")
def test_by_hand_output(answer):
    """手算的例子：损失对 ŷ、h3 和最后一层参数的导数 /
    An example by hand: the derivatives by ŷ, by h3 and by the parameters of the last layer"""
    wanted = {
        "y_hat": [-2.0, 0.0],
        "h3": [-0.5, 0.5],
        "b2": [-0.5, 0.5],
        "W2": [[-0.5, 0.5], [0.0, 0.0], [0.0, 0.0], [-1.0, 1.0]],
    }
    by_hand(answer, wanted)


@check(points=1, book="§8.1.3")
def test_by_hand_hidden(answer):
    """手算的例子：对隐层各量和第一层参数的导数 /
    An example by hand: the derivatives by the quantities of the hidden layer and the parameters before it"""
    wanted = {
        "a2": [-0.5, 0.0, -3.0, 0.25],
        "h2": [-0.5, 0.0, 0.0, 0.25],
        "a1": [-0.5, 0.0],
        "h1": [-0.5, 0.0],
        "b1": [-0.5, 0.0],
        "W1": [[-0.5, 0.0], [-1.0, 0.0]],
    }
    by_hand(answer, wanted)


@check(points=0.5, book="§8.1.3")
def test_by_hand_input(answer):
    """手算的例子：对输入的导数 / An example by hand: the derivative by the input"""
    by_hand(answer, {"x": [-0.5, 0.25]})


@check(points=1, book="§8.1.3", given={"case": cases()}, also=pins.forward, examples=40)
def test_forward(answer, case):
    """前向计算的六行各是定义所说的，分数是 ±1000 时也一样 /
    Each of the six lines of the forward pass is what it is by definition, also for scores of ±1000"""
    params, x, mask = (case[part] for part in ("params", "x", "mask"))
    got = mapping(answer.forward(params, x, mask), LINES)
    with hint(*HINT_FORWARD):
        for key, value in later_lines(params, x, mask).items():
            close(got[key], value, (f"{key} 的值", key))


@check(points=1, book="§8.1.3", given={"case": cases()}, also=pins.loss, examples=40)
def test_loss(answer, case):
    """损失是交叉熵，分数再大也算得出来，没有权重的类别不起作用 /
    The loss is the cross-entropy, can be computed for large scores, and classes of no weight have no effect"""
    got = answer.loss(case["params"], case["x"], case["y"], case["mask"])
    with hint(*HINT_LOSS):
        close(got, loss_of(case), ("损失", "the loss"))


@check(points=1, given={"case": cases()}, also=pins.scores, examples=40)
def test_scores(answer, case):
    """对 ŷ 与 h3 的导数，标签不必归一 / The derivatives by ŷ and by h3, for labels that need not sum to 1"""
    judge(answer, case, ("y_hat", "h3"))


@check(points=2, given={"case": cases()}, also=pins.intermediates, examples=40)
def test_intermediates(answer, case):
    """对 a2、h2、a1、h1 的导数符合定义 / The derivatives by a2, h2, a1 and h1 are what they are by definition"""
    judge(answer, case, ("a2", "h2", "a1", "h1"))


@check(points=1.5, given={"case": cases()}, also=pins.scores, examples=40)
def test_parameters(answer, case):
    """对四组参数的导数符合定义 /
    The derivatives by the four groups of parameters are what they are by definition"""
    judge(answer, case, ("W2", "b2", "W1", "b1"))


@check(points=1, given={"case": cases()}, also=pins.intermediates, examples=40)
def test_input(answer, case):
    """对输入的导数符合定义 / The derivative by the input is what it is by definition"""
    judge(answer, case, ("x",))


@picture(
    "导数怎样沿着六行走回输入",
    "How the derivatives walk back through the six lines",
    alt=(
        "从左到右是 x、h1、a1、h2、a2、h3、ŷ、L 的方框，箭头表示谁进入谁，另有一条弧线从 x 到 h2；每个方框下面写着对它的导数。",
        "Boxes x, h1, a1, h2, a2, h3, ŷ, L from left to right with arrows from what enters to where it enters, and an arc "
        "from x to h2; below each box stands the derivative by it.",
    ),
)
def draw_net(figure, answer, reference, says):
    got = answer.backward(HAND["params"], HAND["x"], HAND["y"], HAND["mask"])
    right = reference.backward(HAND["params"], HAND["x"], HAND["y"], HAND["mask"])
    axes = figure.subplots()
    boxes = ["x", "h1", "a1", "h2", "a2", "h3", "y_hat", "L"]
    for place, key in enumerate(boxes):
        axes.text(place, 0, {"y_hat": "ŷ"}.get(key, key), ha="center", va="center", bbox={"fc": "white", "pad": 6})
        if place:
            axes.annotate("", (place - 0.2, 0), (place - 0.8, 0), arrowprops={"arrowstyle": "->"})
        if key in right:
            mine = np.asarray(got[key], dtype=float) + 0.0  # no "-0"
            colour = "black" if agrees(got[key], right[key]) else "red"
            axes.text(place, -0.12, "\n".join(f"{v:.3g}" for v in mine), ha="center", va="top", color=colour)
    arc = {"arrowstyle": "->", "connectionstyle": "arc3,rad=-0.2"}
    axes.annotate("", (2.9, 0.06), (0.1, 0.06), arrowprops=arc)
    axes.set_title(
        says("手算的例子：你求得的导数（红：不对）", "The example by hand: your derivatives (red: not right)")
    )
    axes.set_xlim(-0.6, 7.6)
    axes.set_ylim(-0.5, 0.35)
    axes.axis("off")


LINES = ("h1", "a1", "h2", "a2", "h3", "y_hat")
HINT_FORWARD = (
    "逐行核对：W1 的形状是 (d, s)，所以用它的转置；隐层在前，x 在后。",
    "Check line by line: W1 has shape (d, s), so its transpose is used; the hidden layer comes first, x after it.",
)
HINT_LOSS = (
    "先减去最大的分数，再取指数；ln ŷ_j 可以直接由分数算，不必先算 ŷ_j。",
    "Subtract the largest score before you take exponentials; ln ŷ_j can be had from the scores, without ŷ_j.",
)
HINTS = {
    "y_hat": ("L 中 ŷ_j 只出现在一项里。", "Only one term of L has ŷ_j."),
    "h3": (
        "每个 ŷ_i 都随 h3 的每个分量而变，所以要对 i 求和。不要假定 y 的和是 1。",
        "Each ŷ_i changes with every entry of h3, so sum over i. Do not assume that y sums to 1.",
    ),
    "a2": (
        "h3 的每个分量都含有 a2 的每个分量：W2 的哪一边相乘？",
        "Each entry of h3 has each of a2: which side of W2?",
    ),
    "h2": (
        "掩码是逐元素相乘，往回走也一样。",
        "The mask multiplies element by element, and so it does on the way back.",
    ),
    "a1": ("a1 是 h2 的前 s 个分量。", "a1 is the first s entries of h2."),
    "h1": (
        "ReLU 逐元素起作用：看 h1 每个分量的正负。",
        "ReLU works element by element: look at the sign of each entry of h1.",
    ),
    "x": ("把 x 的一个分量改一点，哪些行会变？", "Nudge one entry of x: which lines change?"),
    "W1": (
        "W1[i, j] 把 x_i 送到 h1 的第 j 个分量；结果的形状是 (d, s)。",
        "W1[i, j] takes x_i to entry j of h1; the result has shape (d, s).",
    ),
    "b1": ("b1 直接加在 h1 上。", "b1 is added to h1 as it is."),
    "W2": (
        "W2 乘的是哪个向量？结果的形状是 (s+d, k)。",
        "Which vector does W2 multiply? The result has shape (s+d, k).",
    ),
    "b2": ("b2 直接加在 h3 上。", "b2 is added to h3 as it is."),
}


def log_softmax(h3):
    shifted = h3 - np.max(np.real(h3))
    return shifted - np.log(np.exp(shifted).sum())


def loss_of(case):
    """In parts, so that a class of no weight is left out whatever its score."""
    logs = log_softmax(later_lines(case["params"], case["x"], case["mask"])["h3"])
    return -sum(float(y) * float(log) for y, log in zip(case["y"], logs, strict=True) if y)


def cross_entropy(y, y_hat):
    return -sum(weight * np.log(p) for weight, p in zip(y, y_hat, strict=True) if weight)


@memo
def by_definition(key, params, x, y, mask):
    """A derivative: the variable is moved, and what depends on it computed anew."""

    def value(params=params, x=x, **known):
        return cross_entropy(y, later_lines(params, x, mask, **known)["y_hat"])

    if key in params:
        return derivatives(lambda at: value(params={**params, key: at}), params[key])
    if key == "x":
        return derivatives(lambda at: value(x=at), x)
    return derivatives(lambda at: value(**{key: at}), later_lines(params, x, mask)[key])


FROM = {
    "a2": ("h3",),
    "h2": ("a2",),
    "a1": ("h2",),
    "h1": ("a1",),
    "x": ("h1", "h2"),
    "W1": ("h1",),
    "b1": ("h1",),
    "W2": ("h3",),
    "b2": ("h3",),
}
"""What comes back to a variable comes from the derivatives by these."""


def through_its_lines(key, came, params, x, mask):
    """What a derivative is, given those by the results of the lines in which the variable stands."""
    lines = later_lines(params, x, mask)

    def value(at):
        if key == "x":
            moved = later_lines(params, at, mask)
            return came["h1"] @ moved["h1"] + came["h2"] @ np.concatenate([lines["a1"], at])
        (result,) = FROM[key]
        if key in params:
            return came[result] @ later_lines({**params, key: at}, x, mask)[result]
        return came[result] @ later_lines(params, x, mask, **{key: at})[result]

    return derivatives(value, {**lines, **params, "x": x}[key])


def judge(answer, case, keys):
    """These derivatives against the definition; where an earlier one is wrong, what follows from it will do.

    So a mistake in one line costs what is about that line, and not the lines before it.
    """
    params, x, y, mask = (case[part] for part in ("params", "x", "y", "mask"))
    right = {key: by_definition(key, params, x, y, mask) for key in keys}
    got = mapping(answer.backward(params, x, y, mask), keys)
    for key in keys:
        if agrees(got[key], right[key]):
            continue
        expected, name = right[key], (f"对 {key} 的导数", f"∂L/∂{key}")
        came = {one: got.get(one) for one in FROM.get(key, ())}
        right |= {one: by_definition(one, params, x, y, mask) for one in came}
        wrong = [one for one in came if not agrees(came[one], right[one])]
        if wrong and all(has_shape(came[one], right[one].shape) for one in came) and any(map(np.any, came.values())):
            came = {one: array(value, right[one].shape) for one, value in came.items()}
            expected = through_its_lines(key, came, params, x, mask)
            listed = ", ".join(f"∂L/∂{one}" for one in came)
            name = f"{name[0]}（由你的 {listed} 推算）", f"{name[1]} (as it follows from your {listed})"
        with hint(*HINTS[key]):
            close(got[key], expected, name)


def agrees(got, right) -> bool:
    return passes(lambda: close(got, right))


def has_shape(got, shape) -> bool:
    return passes(lambda: array(got, shape))


def passes(comparison) -> bool:
    try:
        comparison()
    except CheckFailed:
        return False
    return True


ALONE["params"]["b2"] = np.array([0.25])


def by_hand(answer, wanted):
    got = mapping(answer.backward(HAND["params"], HAND["x"], HAND["y"], HAND["mask"]), wanted)
    for key, value in wanted.items():
        with hint(*HINTS[key]):
            close(got[key], np.array(value), (f"对 {key} 的导数", f"∂L/∂{key}"))
