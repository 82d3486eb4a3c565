"""Checks of exercise 16.7."""

import cmath

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, at, check, close, exercise, hint, mapping, memo, number, picture
from grader.strategies import edges, grid

from .pins import ex16_07 as pins
from .pins.ex16_07 import first_params, network, run_of, task_of
from .shared_runs import encoded, walk, walks

EXERCISE = exercise(
    kind="program",
    book="§16.5, (16.34)-(16.36)，图 16.14，§5.3 / §16.5, (16.34)-(16.36), fig. 16.14, §5.3",
    patterns=["derived formula", "oracle", "trace"],
    hints=[
        (
            "(16.35) 里的 x 是线性值函数的梯度。换成网络，它的位置上该是什么？",
            "The x in (16.35) is the gradient of the linear value. With a network, what takes its place?",
        ),
        (
            "梯度可用差商检验：一个参数增减 1e-6，Q 的改变除以 2e-6。",
            "Test a gradient by differences: move one parameter up and down by 1e-6 and divide the change of Q by 2e-6.",
        ),
        (
            "所有梯度都在旧的参数处计算，算完再一起更新。",
            "Compute all gradients at the old parameters, and update them together afterwards.",
        ),
    ],
)

HINT_GRADIENT = (
    "对 w_2 的导数是隐层的输出；隐层的输入的导数是 w_2 σ(1 − σ)，再乘 z 就是对 W_1 的。",
    "The derivative by w_2 is the hidden output; that by the input of the hidden layer is w_2 σ(1 − σ), which times z is that by W_1.",
)
HINT_RUN = (
    "依次检查：动作，下一状态，下一动作（用旧的参数；Q 与最大的相差不超过 1e-9 的，取编号最小的），更新，到终点时回到起点。",
    "Check in turn: the action, the next state, the next action (by the old parameters; the smallest number of those within 1e-9 of the "
    "largest Q), the update, and going back to the start at the goal.",
)


@st.composite
def networks(draw):
    return network(
        draw(st.integers(0, 10**5)),
        draw(st.integers(1, 4)),
        draw(st.integers(1, 4)),
        draw(st.sampled_from((1.0, 1.0, 1.0, 45.0))),
    )


@st.composite
def runs(draw):
    gamma = draw(st.sampled_from((0.0, 0.5, 0.9, 0.99)))
    rest = draw(edges(0.0, 0.5)), draw(edges(0.0, 1.0))
    return task_of(draw(walks((1, 20))), draw(st.integers(0, 999)), draw(st.integers(1, 3)), gamma, *rest)


@check(points=2, book="(16.36)")
def test_one_update(answer):
    """两个隐层神经元的网络更新一次：Q 与各参数 /
    One update of a network with two hidden units: Q and the parameters"""
    params = {"W1": np.array([[1.0, -1.0], [0.5, 0.5]]), "b1": np.zeros(2), "w2": np.array([1.0, 2.0]), "b2": 0.0}
    z, z2 = np.array([1.0, 0.0]), np.array([0.0, 1.0])
    with hint(*HINT_Q):
        close(answer.q_value(params, z), 1.975977, ("Q(z)", "Q(z)"), abs=1e-6)
        close(answer.q_value(params, z2), 1.513860, ("Q(z2)", "Q(z2)"), abs=1e-6)
    with hint(*HINT_STEP):
        got = mapping(answer.sarsa_step(params, z, 1.0, z2, False, 0.1, 0.9), params)
        for key, expected in (
            ("b2", 0.038650),
            ("w2", [1.028255, 2.024058]),
            ("b1", [0.007599, 0.018166]),
            ("W1", [[1.007599, -1.0], [0.518166, 0.5]]),
        ):
            close(got[key], expected, (f"更新后的 {key}", f"{key} after the update"), abs=1e-6)


@check(points=1.5, given={"net": networks(), "a": st.integers(0, 3), "more": st.integers(0, 3)}, also=pins.values)
def test_values(answer, net, a, more):
    """encode 与 q_value / encode and q_value"""
    x, actions = net["z"][:4], min(4, a + 1 + more)
    with hint(*HINT_CODE):
        close(answer.encode(x, a, actions), encoded(x, a, actions), ("编码", "the code"))
    with hint(*HINT_Q):
        for z in (net["z"], net["z2"]):
            close(answer.q_value(net["params"], z), q_of(net["params"], z), ("Q", "Q"), abs=1e-8, rel=1e-8)


@check(points=2.5, book="§5.3, (16.34)", given={"net": networks()}, also=pins.gradient, hint=HINT_GRADIENT)
def test_gradient(answer, net):
    """梯度与 Q 的变化率一致，σ 饱和时也是 /
    The gradient is the rate at which Q changes, also where σ is saturated"""
    expected = gradient_of(net["params"], net["z"])
    params_close(answer.q_gradient(net["params"], net["z"]), expected, ("梯度", "the gradient"))


@check(
    points=2.5,
    book="(16.36)",
    given={
        "net": networks(),
        "r": grid(-3, 3),
        "done": st.booleans(),
        "alpha": edges(0.0, 1.0),
        "gamma": edges(0.0, 0.99),
    },
    also=pins.step,
)
def test_step(answer, net, r, done, alpha, gamma):
    """一次更新：沿 Q(z) 的梯度走 αδ，目标不求导；终点处也是 /
    An update goes αδ along the gradient of Q(z), the target not differentiated; at the end, too"""
    params, z, z2 = net["params"], net["z"], net["z2"]
    delta = r + (0.0 if done else gamma * q_of(params, z2)) - q_of(params, z)
    gradient = gradient_of(params, z)
    expected = {key: value + alpha * delta * gradient[key] for key, value in params.items()}
    got = answer.sarsa_step(params, z, r, z2, done, alpha, gamma)
    with hint(*(HINT_DONE if done else HINT_STEP)):
        params_close(got, expected, ("更新后的参数", "the updated parameters"))


@check(
    points=1.5,
    book="图 16.14 / fig. 16.14",
    given={"task": runs().filter(lambda task: run_of(**task)[1])},
    also=pins.run,
    examples=30,
    hint=HINT_RUN,
)
def test_run(answer, task):
    """run 的整个过程：最后的参数 / The whole of run: the parameters at the end"""
    world, params, gamma, alpha, epsilon = task.values()
    P, R, X, start, goal, u = (world[key] for key in ("P", "R", "X", "start", "goal", "u"))
    got = answer.run(P, R, X, params, start, goal, gamma, alpha, epsilon, u)
    with at(f"{len(u)} 步之后", f"after {len(u)} steps"):
        params_close(got, run_of(**task)[0], ("最后的参数", "the last parameters"))


@picture(
    "网络在二维状态上的值：每个动作一幅，走了 50 步之后",
    "Values of the network over states of two dimensions, one map for each action, after 50 steps",
    alt=(
        "两幅热图，横纵轴是状态的两个坐标，颜色是 Q；圆点是环境中的状态。",
        "Two heat maps over the two coordinates of a state, the colour being Q; dots are the states of the environment.",
    ),
)
def draw_values(figure, answer, reference, says):
    world = walk(13, 5, 2, 2, 50)
    P, R, X, start, goal, u = (world[key] for key in ("P", "R", "X", "start", "goal", "u"))
    params = answer.run(P, R, X, first_params(2, 6, 4), start, goal, 0.9, 0.3, 0.4, u)
    side = np.linspace(-1, 1, 12)
    maps = [[[number(answer.q_value(params, encoded([x, y], a, 2))) for x in side] for y in side] for a in range(2)]
    low, high = np.min(maps), np.max(maps)
    figure.set_size_inches(5.6, 2.8)
    for a, axes in enumerate(figure.subplots(1, 2)):
        shown = axes.imshow(maps[a], extent=(-1, 1, -1, 1), origin="lower", cmap="Blues", vmin=low, vmax=high)
        axes.plot(*X.T, "o", color="black", markersize=4)
        axes.set(title=says(f"动作 {a}", f"action {a}"), xlabel="$x_1$", ylabel="$x_2$")
    figure.colorbar(shown, ax=figure.axes, label="Q")


HINT_CODE = ("先是 x 的各元素，再是编码。", "First the entries of x, then the code.")
HINT_Q = (
    "W_1 z + b_1，再 σ，再与 w_2 作内积，加 b_2；偏置是加上去的。v 很负时 e^{-v} 会溢出。",
    "W_1 z + b_1, then σ, then the inner product with w_2, plus b_2; biases are added. For very negative v, e^{-v} overflows.",
)
HINT_STEP = (
    "各参数加上 αδ 乘以 Q 在 z 处的梯度，δ = r + γQ(z2) − Q(z)，都用旧的参数。",
    "Add αδ times the gradient of Q at z to the parameters, with δ = r + γQ(z2) − Q(z), all at the old parameters.",
)
HINT_DONE = ("终点以后没有奖赏：目标只有 r。", "No rewards come after the end: the target is r alone.")


def logistic(v):
    return 1 / (1 + cmath.exp(-v)) if v.real >= 0 else cmath.exp(v) / (1 + cmath.exp(v))


def q_complex(params, z):
    total = complex(params["b2"])
    for row, b, w in zip(params["W1"], params["b1"], params["w2"], strict=True):
        total += w * logistic(sum(x * y for x, y in zip(row, z, strict=True)) + complex(b))
    return total


def q_of(params, z):
    return q_complex(lists(params), list(z)).real


def lists(params):
    return {key: np.asarray(value).tolist() for key, value in params.items()}


@memo
def gradient_of(params, z):
    """Derivatives by a tiny imaginary step, which nothing cancels."""
    step, params, z = 1e-40j, lists(params), list(z)
    h = range(len(params["w2"]))

    def moved(key, i, j=None):
        new = {**params, key: list(params[key])}
        if j is None:
            new[key][i] += step
        else:
            new[key][i] = list(new[key][i])
            new[key][i][j] += step
        return q_complex(new, z).imag / step.imag

    return {
        "W1": np.array([[moved("W1", i, j) for j in range(len(z))] for i in h]),
        "b1": np.array([moved("b1", i) for i in h]),
        "w2": np.array([moved("w2", i) for i in h]),
        "b2": 1.0,
    }


def params_close(got, expected, what):
    found = mapping(got, expected.keys(), what)
    for key, value in expected.items():
        name = f"{what[0]}的 {key}", f"{key} of {what[1]}"
        if key == "b2":
            close(number(found[key], name), float(value), name, abs=1e-8, rel=1e-8)
        else:
            close(array(found[key], np.shape(value), name), value, name, abs=1e-8, rel=1e-8)
