"""Checks of exercise 16.7."""

import cmath

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array,
    at,
    close,
    example_check,
    exercise,
    hint,
    mapping,
    memo,
    number,
    picture,
    property_check,
)
from grader.strategies import edges, grid

from .shared_runs import crossing, encoded, is_drawn_clearly, sarsa_run, walk, walks

EXERCISE = exercise(
    kind="program",
    book="§16.5, (16.34)-(16.36), 图 16.14, §5.3 / §16.5, (16.34)-(16.36), fig. 16.14, §5.3",
    patterns=["derived formula", "oracle", "search trace"],
    hints=[
        (
            "(16.35) 里的 x 是线性值函数的梯度. 换成网络, 它的位置上该是什么?",
            "The x in (16.35) is the gradient of the linear value. With a network, what takes its place?",
        ),
        (
            "梯度可用差商检验: 一个参数增减 1e-6, Q 的改变除以 2e-6.",
            "Test a gradient by differences: move one parameter up and down by 1e-6 and divide the change of Q by 2e-6.",
        ),
        (
            "所有梯度都在旧的参数处计算, 算完再一起更新.",
            "Compute all gradients at the old parameters, and update them together afterwards.",
        ),
    ],
    unasked={
        "*": {
            "more than 100 rows": "There are at most 20 hidden units, says the stub.",
            "more than 8 columns": "Inputs have at most 8 entries, says the stub.",
            "more than 12 entries; more than 40 entries; more than 100 entries": "Inputs have at most 8 entries, says the stub.",
            "numbers above 1e4": "Parameters are at most 100 and inputs at most 10 in size, says the stub.",
            "a above 10; n_actions above 10": "There are at most 4 actions, says the stub.",
            "texts that are prefixes of one another; texts that look like numbers; texts with blanks; Chinese texts": "The keys of the "
            "dict are those in the stub.",
            "r above 100": "Rewards are at most 100 in size, says the stub.",
        },
    },
)

HINT_CODE = ("先是 x 的各元素, 再是编码.", "First the entries of x, then the code.")
HINT_Q = (
    "W_1 z + b_1, 再 σ, 再与 w_2 作内积, 加 b_2; 偏置是加上去的. v 很负时 e^{-v} 会溢出.",
    "W_1 z + b_1, then σ, then the inner product with w_2, plus b_2; biases are added. For very negative v, e^{-v} overflows.",
)
HINT_GRADIENT = (
    "对 w_2 的导数是隐层的输出; 隐层的输入的导数是 w_2 σ(1 − σ), 再乘 z 就是对 W_1 的.",
    "The derivative by w_2 is the hidden output; that by the input of the hidden layer is w_2 σ(1 − σ), which times z is that by W_1.",
)
HINT_STEP = (
    "各参数加上 αδ 乘以 Q 在 z 处的梯度, δ = r + γQ(z2) − Q(z), 都用旧的参数.",
    "Add αδ times the gradient of Q at z to the parameters, with δ = r + γQ(z2) − Q(z), all at the old parameters.",
)
HINT_DONE = ("终点以后没有奖赏: 目标只有 r.", "No rewards come after the end: the target is r alone.")
HINT_RUN = (
    "依次检查: 动作, 下一状态, 下一动作 (用旧的参数; Q 与最大的相差不超过 1e-9 的, 取编号最小的), 更新, 到终点时回到起点.",
    "Check in turn: the action, the next state, the next action (by the old parameters; the smallest number of those within 1e-9 of the "
    "largest Q), the update, and going back to the start at the goal.",
)


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


@memo
def network(seed, h, d, scale):
    """{"params", "z", "z2"}: some with zeros, equal rows, or saturated units."""
    rng = np.random.default_rng(seed)
    params = {
        "W1": rng.uniform(-2, 2, (h, d)).round(8) * scale,
        "b1": rng.uniform(-1, 1, h).round(8) * scale,
        "w2": rng.uniform(-2, 2, h).round(8) * min(scale, 20),
        "b2": round(float(rng.uniform(-1, 1)), 8),
    }
    style = seed % 9
    if style == 1:
        params["W1"][-1] = params["W1"][0]
    elif style == 2:
        params["W1"][:, 0] = 0.0
        params["w2"][0] = 0.0
    elif style == 3:
        params["b1"][:] = params["w2"][:] = 0.75
    elif style == 4 and scale == 1:
        params["W1"][:, -1] = params["W1"][:, :-1].sum(axis=1)
        params["b1"][-1] = params["b1"][0]
    elif style == 5:
        params["w2"] = 1.0 + 1e-6 * rng.permutation(h)
        params["b1"] = 0.5 + 1e-6 * rng.permutation(h)
    elif style == 6:
        params["W1"] *= 1e-5
        params["b1"] *= 1e-5
    z, z2 = (rng.uniform(-3, 3, d).round(7) for _ in range(2))
    if style == 7:
        z2 = z.copy()
    if style == 8:
        z[0], z2[:] = 0.00005, 0.0
    if style == 2:
        z[:] = 2.0
    if style == 5 and d > 1:
        z, z2 = (1.0 + 1e-6 * rng.permutation(d) for _ in range(2))
    if style == 6:
        z[0] = 0.0
    if scale > 20:  # one unit far below 0, and others far above
        z = -10 * np.sign(params["W1"][0])
    if style == 4:
        z[-1] = z[0]
    return {"params": params, "z": z, "z2": z2}


@st.composite
def networks(draw):
    return network(
        draw(st.integers(0, 10**5)),
        draw(st.integers(1, 4)),
        draw(st.integers(1, 4)),
        draw(st.sampled_from((1.0, 1.0, 1.0, 45.0))),
    )


MANY = [
    {"net": network(seed, h, d, scale)}
    for seed, h, d, scale in (
        (0, 20, 8, 1.0),
        (10, 20, 8, 45.0),
        *((seed, 3, 3, 1.0) for seed in range(1, 9)),
        (11, 14, 5, 1.0),
        (12, 1, 1, 1.0),
        (14, 4, 4, 1.0),
        (16, 2, 2, 45.0),
        (18, 13, 1, 20.0),
    )
]

# Units at the middle of σ with the largest weights: Q is far from any reward, and so is the gradient from 1.
STEEP = {
    "params": {
        "W1": np.linspace(-0.01, 0.01, 160).reshape(20, 8),
        "b1": np.linspace(-0.1, 0.1, 20),
        "w2": np.full(20, 100.0),
        "b2": 100.0,
    },
    "z": np.array([10.0, -10.0] * 4),
    "z2": np.array([-10.0] * 8),
}
MANY.append({"net": STEEP})


@example_check(
    "两个隐层神经元的网络更新一次: Q 与各参数",
    "One update of a network with two hidden units: Q and the parameters",
    points=2,
    book="(16.36)",
)
def test_one_update(answer):
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


@property_check(
    "encode 与 q_value",
    "encode and q_value",
    points=1.5,
    given={"net": networks(), "a": st.integers(0, 3), "more": st.integers(0, 3)},
    also=[{**one, "a": k % 3, "more": k % 2} for k, one in enumerate(MANY)],
)
def test_values(answer, net, a, more):
    x, actions = net["z"][:4], min(4, a + 1 + more)
    with hint(*HINT_CODE):
        close(answer.encode(x, a, actions), encoded(x, a, actions), ("编码", "the code"))
    with hint(*HINT_Q):
        for z in (net["z"], net["z2"]):
            close(answer.q_value(net["params"], z), q_of(net["params"], z), ("Q", "Q"), abs=1e-8, rel=1e-8)


@property_check(
    "梯度与 Q 的变化率一致, σ 饱和时也是",
    "The gradient is the rate at which Q changes, also where σ is saturated",
    points=2.5,
    book="§5.3, (16.34)",
    given={"net": networks()},
    also=MANY,
    hint=HINT_GRADIENT,
)
def test_gradient(answer, net):
    expected = gradient_of(net["params"], net["z"])
    params_close(answer.q_gradient(net["params"], net["z"]), expected, ("梯度", "the gradient"))


@property_check(
    "一次更新: 沿 Q(z) 的梯度走 αδ, 目标不求导; 终点处也是",
    "An update goes αδ along the gradient of Q(z), the target not differentiated; at the end, too",
    points=2.5,
    book="(16.36)",
    given={
        "net": networks(),
        "r": grid(-3, 3),
        "done": st.booleans(),
        "alpha": edges(0.0, 1.0),
        "gamma": edges(0.0, 0.99),
    },
    also=[
        {**one, "r": r, "done": done, "alpha": alpha, "gamma": gamma}
        for one, (r, done, alpha, gamma) in zip(
            MANY * 2,
            [
                (1.0, False, 0.5, 0.9),
                (-2.0, True, 0.25, 0.9),
                (100.0, False, 1.0, 0.99),
                (0.123456789, False, 0.123456789, 0.987654321),
                (-99.5, True, 0.005, 0.5),
                (2.0, False, 0.5, 0.005),
                (2.0, False, 1.0, 0.5),
            ]
            * 5,
            strict=False,
        )
    ]
    + [{"net": STEEP, "r": -100.0, "done": True, "alpha": 0.5, "gamma": 0.9}],
)
def test_step(answer, net, r, done, alpha, gamma):
    params, z, z2 = net["params"], net["z"], net["z2"]
    delta = r + (0.0 if done else gamma * q_of(params, z2)) - q_of(params, z)
    gradient = gradient_of(params, z)
    expected = {key: value + alpha * delta * gradient[key] for key, value in params.items()}
    got = answer.sarsa_step(params, z, r, z2, done, alpha, gamma)
    with hint(*(HINT_DONE if done else HINT_STEP)):
        params_close(got, expected, ("更新后的参数", "the updated parameters"))


def first_params(seed, h, d):
    rng = np.random.default_rng(seed)
    params = {key: rng.uniform(-1, 1, shape).round(8) for key, shape in (("W1", (h, d)), ("b1", h), ("w2", h))}
    if seed % 5 == 0:
        params["w2"][:] = 0.0  # all actions are equal at first
    return {**params, "b2": float(seed % 3) / 4}


@memo
def run_of(walk, params, gamma, alpha, epsilon):
    """(the last parameters, whether rounding could decide nothing)."""
    now = {key: np.array(value, dtype=float) for key, value in params.items()}

    def sigma(z):
        return 1 / (1 + np.exp(-np.clip(now["W1"] @ z + now["b1"], -700, 700)))

    def q(z):
        return float(sigma(z) @ now["w2"] + now["b2"])

    def step(z, r, z2, done):
        delta = r + (0.0 if done else gamma * q(z2)) - q(z)
        out = sigma(z)
        inner = [w * o * (1 - o) for w, o in zip(now["w2"], out, strict=True)]
        now["w2"] = now["w2"] + alpha * delta * out
        now["b2"] = now["b2"] + alpha * delta
        now["b1"] = now["b1"] + alpha * delta * np.array(inner)
        now["W1"] = now["W1"] + alpha * delta * np.array([[one * x for x in z] for one in inner])

    seen = sarsa_run(
        **{key: walk[key] for key in ("P", "R", "X", "start", "goal", "u")}, epsilon=epsilon, q=q, step=step
    )
    return now, seen.good(20 if abs(params["b2"]) < 20 else 100) and is_drawn_clearly(walk["P"], walk["u"])


def task_of(world, seed, h, gamma, alpha, epsilon):
    d = world["X"].shape[1] + world["P"].shape[1]
    return {"walk": world, "params": first_params(seed, h, d), "gamma": gamma, "alpha": alpha, "epsilon": epsilon}


def nearly_tied(seed, h, d, features, gap, b2=0.5):
    """Networks to which all actions are the same but action 1, which is better by `gap` in every state."""
    params = first_params(seed, h, d)
    params["W1"][:, features:] = 0.0
    params["W1"][-1], params["b1"][-1], params["w2"][-1] = 0.0, -50.0, gap
    params["W1"][-1, features + 1] = 100.0
    return {**params, "b2": b2}


@st.composite
def runs(draw):
    gamma = draw(st.sampled_from((0.0, 0.5, 0.9, 0.99)))
    rest = draw(edges(0.0, 0.5)), draw(edges(0.0, 1.0))
    return task_of(draw(walks((1, 20))), draw(st.integers(0, 999)), draw(st.integers(1, 3)), gamma, *rest)


NEARLY = tuple(
    {"task": {"walk": world, "params": params, "gamma": 0.9, "alpha": alpha, "epsilon": 0.25}}
    for world, params, alpha in (
        *(
            (crossing(1.0, -1.0), nearly_tied(seed, 4, 4, 1, gap), 0.3)
            for seed, gap in ((1, 5e-11), (2, 0.0), (3, 3e-6), (1, 5e-10), (3, 2.5e-6))
        ),
        (crossing(2.0, 1.0), nearly_tied(4, 3, 4, 1, 3e-6, 80.0), 0.1),
        (crossing(2.0, 1.0), first_params(6, 3, 4), 0.2),
        (walk(20, 4, 3, 2, 12), nearly_tied(7, 3, 5, 2, 6e-11), 0.2),
        (walk(21, 4, 3, 2, 12), nearly_tied(8, 3, 5, 2, 4e-6, -75.0), 0.1),
    )
)


def all_rows_begin(first, epsilon):
    """A run in which u[t, 0] is always the same."""
    world = walk(17, 4, 3, 2, 20)
    u = world["u"].copy()
    u[:, 0] = first
    return {"task": task_of({**world, "u": u}, 3, 2, 0.9, 0.2, epsilon)}


@property_check(
    "run 的整个过程: 最后的参数",
    "The whole of run: the parameters at the end",
    points=1.5,
    book="图 16.14 / fig. 16.14",
    given={"task": runs().filter(lambda task: run_of(**task)[1])},
    also=[
        one
        for one in (
            *NEARLY,
            all_rows_begin(0.0, 0.0),
            all_rows_begin(0.995, 1.0),
            *(
                {"task": task_of(walk(*world), *rest)}
                for world, rest in (
                    ((1, 10, 4, 4, 50), (1, 14, 0.9, 0.05, 0.3)),
                    ((2, 4, 3, 2, 50), (2, 3, 0.9, 0.2, 0.5)),
                    ((3, 3, 2, 1, 50), (3, 2, 0.987654321, 0.123456789, 0.2)),
                    ((4, 4, 2, 2, 40), (5, 4, 0.9, 0.1, 0.1)),
                    ((5, 2, 2, 1, 25), (10, 3, 0.5, 0.3, 0.9)),
                    ((6, 2, 4, 3, 40), (4, 3, 0.8, 0.3, 0.995)),
                    ((7, 5, 3, 2, 50), (6, 3, 0.9, 0.2, 0.005)),
                    ((8, 10, 1, 1, 30), (7, 1, 0.9, 0.1, 0.3)),
                    ((9, 3, 3, 2, 30), (8, 2, 0.005, 0.005, 0.6)),
                    ((14, 3, 2, 2, 6), (2, 2, 0.9, 1.0, 0.4)),
                    ((15, 3, 2, 2, 6), (3, 2, 0.5, 0.995, 0.4)),
                    ((16, 3, 3, 2, 6), (4, 2, 0.9, 1.0, 0.4)),
                    ((12, 4, 3, 3, 30), (15, 2, 0.9, 0.3, 0.4)),
                )
            ),
        )
        if run_of(**one["task"])[1]
    ],
    examples=30,
    hint=HINT_RUN,
)
def test_run(answer, task):
    world, params, gamma, alpha, epsilon = task.values()
    P, R, X, start, goal, u = (world[key] for key in ("P", "R", "X", "start", "goal", "u"))
    got = answer.run(P, R, X, params, start, goal, gamma, alpha, epsilon, u)
    with at(f"{len(u)} 步之后", f"after {len(u)} steps"):
        params_close(got, run_of(**task)[0], ("最后的参数", "the last parameters"))


@picture(
    "网络在二维状态上的值: 每个动作一幅, 走了 50 步之后",
    "Values of the network over states of two dimensions, one map for each action, after 50 steps",
    alt=(
        "两幅热图, 横纵轴是状态的两个坐标, 颜色是 Q; 圆点是环境中的状态.",
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
