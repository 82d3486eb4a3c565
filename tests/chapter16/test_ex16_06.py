"""Checks of exercise 16.6."""

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array,
    at,
    between,
    boolean,
    close,
    equal,
    example_check,
    exercise,
    hint,
    integer,
    memo,
    number,
    picture,
    property_check,
    require,
    sequence,
)
from grader.strategies import edges, grid

from .shared import grid_world
from .shared_runs import Margins, is_drawn_clearly, next_state, walk

EXERCISE = exercise(
    kind="program",
    book="§16.5, (16.36), 图 16.13, 图 16.14 / §16.5, (16.36), figs. 16.13 and 16.14",
    patterns=["oracle", "search trace", "two sides", "witness"],
    hints=[
        (
            "与图 16.14 相比只改两处: 目标里取下一状态最大的 Q; 执行的动作每步现选, 不必记住 a'.",
            "Two things differ from figure 16.14: the target takes the largest Q of the next state, and the action is chosen afresh in each "
            "step, with no a' to be remembered.",
        ),
        (
            "特征是 0/1 编码时, θ 就是 Q 表: 与表格形式的 Q-学习一步步对照.",
            "If the features are 0/1 codes, θ is the table of Q: compare with Q-learning in a table, step by step.",
        ),
        (
            "只有一个特征、一条转移时, 每次更新把 θ 乘以一个数. 这个数什么时候大于 1?",
            "With one feature and one transition, each update multiplies θ by a number. When is it larger than 1?",
        ),
    ],
    unasked={
        "*": {
            "numbers above 1e4": "Features and parameters are at most 100 in size, says the stub.",
            "r above 100": "Rewards are at most 100 in size, says the stub.",
            "a above 10": "There are at most 6 actions, says the stub.",
        },
        "replay": {"more than 8 columns": "A transition has five entries, says the stub."},
        "run": {"more than 3 columns; more than 8 columns": "The table of chance has three columns, says the stub."},
        "diverging": {
            "arguments in float32; arguments rounded to 3 digits": "Any features that meet the conditions will do, says the stub.",
            "result in float32; result rounded to 4 digits": "Any features that meet the conditions will do, says the stub.",
            "gamma at most 0.01": "γ is 0.6 at least, says the stub.",
            "alpha at most 0.01; alpha at least 0.99": "α is between 0.05 and 0.5, says the stub.",
        },
    },
)

HINT_ERROR = (
    "目标是 r 加 γ 乘下一状态最大的 Q; 减去的是 Q(s, a).",
    "The target is r plus γ times the largest Q of the next state; Q(s, a) is what is subtracted.",
)
HINT_DONE = ("终点以后没有奖赏: 目标只有 r.", "No rewards come after the end: the target is r alone.")
HINT_UPDATE = (
    "只沿 φ(s, a) 的方向走 αδ.",
    "It goes αδ in the direction of φ(s, a), and no other.",
)
HINT_RUN = (
    "依次检查: 选动作, 下一状态, 更新, 到终点时回到起点.",
    "Check in turn: choosing the action, the next state, the update, and going back to the start at the goal.",
)
HINT_GROWTH = (
    "一条转移使 θ 每次变为 1 + α(γφ' − φ)φ 倍 (一个特征, r = 0): 让下一状态的特征大一些, 但不要太大.",
    "One transition multiplies θ by 1 + α(γφ' − φ)φ each time (one feature, r = 0): let the feature of the next state be larger, but not "
    "too large.",
)


@memo
def features(seed, n, actions, d, scale=1.0):
    """(theta, phi): some with ties, constant columns, small numbers."""
    rng = np.random.default_rng(seed)
    phi, theta = rng.uniform(-1, 1, (n, actions, d)).round(8), rng.uniform(-1, 1, d).round(8)
    style = seed % 8
    if style == 1:
        phi, theta = rng.integers(-1, 2, (n, actions, d)).astype(float), rng.integers(-2, 3, d).astype(float)
    elif style == 2:
        phi[..., 0], theta[0] = 1.0, 0.00005
    elif style == 3:
        phi[:, -1] = phi[:, 0]
        theta[:] = 0.5
    elif style == 4:
        phi[0] = 0.0
        theta = 0.5 + 1e-6 * rng.permutation(d)
    elif style == 5:
        phi *= 1e-5
    elif style == 7:
        phi[:, 1:] = phi[:, :1] * (1 + 1e-11)  # all actions are equally good, but for rounding
    return theta * scale, phi * scale


@st.composite
def updates(draw):
    """{"theta", "phi", "s", "a", "r", "t", "done"}."""
    n, actions, d = draw(st.integers(1, 4)), draw(st.integers(1, 3)), draw(st.integers(1, 4))
    return one_update(
        (draw(st.integers(0, 10**5)), n, actions, d, draw(st.sampled_from((1.0, 1.0, 30.0)))),
        draw(st.integers(0, n - 1)),
        draw(st.integers(0, actions - 1)),
        draw(grid(-3, 3)),
        draw(st.integers(0, n - 1)),
        draw(st.booleans()),
    )


def one_update(shape, s, a, r, t, done):
    theta, phi = features(*shape)
    return {"theta": theta, "phi": phi, "s": s, "a": a, "r": r, "t": t, "done": done}


UPDATES = [
    one_update((8, 20, 6, 15), 17, 5, 1.0, 12, False),
    one_update((16, 20, 6, 15, 50.0), 12, 2, -99.5, 0, False),
    one_update((1, 3, 3, 3), 1, 2, 0.123456789, 2, False),
    one_update((2, 14, 2, 2), 13, 1, 100.0, 13, False),
    one_update((3, 3, 3, 3), 0, 0, 1.0, 2, False),
    one_update((4, 3, 3, 3), 0, 1, 1.0, 2, False),
    one_update((5, 3, 3, 3), 1, 1, 0.00005, 2, False),
    one_update((6, 3, 2, 3), 1, 1, 2.0, 2, True),
    one_update((7, 1, 1, 1), 0, 0, 2.0, 0, False),
    one_update((14, 3, 2, 130), 1, 0, 2.0, 2, False),
]


def error_of(theta, phi, s, a, r, t, done, gamma):
    def q(state, action):
        return sum(x * w for x, w in zip(phi[state, action].tolist(), np.asarray(theta).tolist(), strict=True))

    return r + (0.0 if done else gamma * max(q(t, b) for b in range(phi.shape[1]))) - q(s, a)


def updated(theta, phi, s, a, r, t, done, alpha, gamma):
    delta = error_of(theta, phi, s, a, r, t, done, gamma)
    return np.array([w + alpha * delta * x for w, x in zip(theta, phi[s, a], strict=True)])


@example_check(
    "两个动作、两个特征: δ 与更新后的 θ",
    "Two actions, two features: δ and the updated θ",
    points=1,
    book="(16.36)",
)
def test_by_hand(answer):
    theta, phi = np.array([1.0, 2.0]), np.array([[[1.0, 0.0], [0.0, 0.0]], [[0.0, 1.0], [1.0, 1.0]]])
    with hint("Q 是 θ 与特征的内积.", "Q is the inner product of θ and the features."):
        close(answer.q_values(theta, phi, 1), [2, 3], ("Q", "Q"))
    with hint(*HINT_ERROR):
        close(answer.td_error(theta, phi, 0, 0, 1.0, 1, False, 0.5), 1.5, ("δ", "δ"))
    with hint(*HINT_UPDATE):
        close(answer.q_update(theta, phi, 0, 0, 1.0, 1, False, 0.1, 0.5), [1.15, 2], ("θ", "θ"))


@property_check(
    "各动作的 Q 与 δ, 终点处也是",
    "Q of each action, and δ, at the end, too",
    points=2,
    book="图 16.13 / fig. 16.13",
    given={"one": updates(), "gamma": edges(0.0, 0.99)},
    also=[{"one": one, "gamma": gamma} for one in UPDATES for gamma in (0.9, 0.123456789)],
)
def test_error(answer, one, gamma):
    theta, phi = one["theta"], one["phi"]
    with hint("Q 是 θ 与特征的内积.", "Q is the inner product of θ and the features."):
        for s in {one["s"], one["t"]}:
            expected = [sum(theta * row) for row in phi[s]]
            close(answer.q_values(theta, phi, s), expected, ("Q", "Q"))
    with hint(*(HINT_DONE if one["done"] else HINT_ERROR)):
        expected = error_of(**one, gamma=gamma)
        close(answer.td_error(*one.values(), gamma), expected, ("δ", "δ"))


@property_check(
    "更新后的 θ, 终点处也是",
    "The updated θ, at the end, too",
    points=2,
    book="(16.36)",
    given={"one": updates(), "alpha": edges(0.0, 1.0), "gamma": edges(0.0, 0.99)},
    also=[
        {"one": one, "alpha": alpha, "gamma": gamma}
        for one in UPDATES
        for alpha, gamma in ((0.3, 0.9), (1.0, 0.5), (0.123456789, 0.987654321))
    ],
)
def test_update(answer, one, alpha, gamma):
    with hint(*(HINT_DONE if one["done"] else HINT_UPDATE)):
        close(answer.q_update(*one.values(), alpha, gamma), updated(**one, alpha=alpha, gamma=gamma), ("θ", "θ"))


@memo
def history(seed, n, actions, d, count):
    rng = np.random.default_rng(seed)
    drawn = [
        (
            int(rng.integers(n)),
            int(rng.integers(actions)),
            round(float(rng.normal()), 6),
            int(rng.integers(n)),
            bool(rng.random() < 0.25),
        )
        for _ in range(count)
    ]
    return drawn[: count // 2] * 2 if seed % 3 == 1 else drawn


@st.composite
def histories(draw):
    seed, n, actions, d = (
        draw(st.integers(0, 10**4)),
        draw(st.integers(1, 4)),
        draw(st.integers(1, 3)),
        draw(st.integers(1, 3)),
    )
    theta, phi = features(seed, n, actions, d)
    return {"theta": theta, "phi": phi, "transitions": history(seed, n, actions, d, draw(st.integers(0, 10)))}


def many_times():
    """More than a hundred transitions, each of them twice."""
    theta, phi = features(8, 3, 2, 3)
    return {"theta": theta, "phi": phi, "transitions": [one for one in history(8, 3, 2, 3, 75) for _ in range(2)]}


@property_check(
    "replay 从给定的 θ 开始, 每条转移之后一个 θ",
    "replay begins with the given θ and has one after each transition",
    points=1,
    given={"case": histories(), "alpha": edges(0.0, 0.5), "gamma": edges(0.0, 0.99)},
    also=[
        {
            "case": dict(
                zip(("theta", "phi", "transitions"), (*features(*shape), history(*shape, count)), strict=True)
            ),
            "alpha": alpha,
            "gamma": gamma,
        }
        for shape, count, alpha, gamma in (
            ((8, 20, 6, 4), 100, 0.1, 0.9),
            ((3, 3, 2, 2), 0, 0.5, 0.9),
            ((7, 4, 3, 130), 45, 0.12345678, 0.987654321),
            ((1, 3, 3, 2), 20, 0.995 / 2, 0.5),
            ((9, 2, 2, 1), 3, 0.995, 0.5),
            ((10, 3, 2, 2), 5, 0.005, 0.005),
            ((5, 3, 2, 2), 6, 0.3, 0.9),
            ((4, 3, 2, 2), 6, 0.3, 0.9),
            ((2, 3, 2, 3), 6, 0.3, 0.9),
        )
    ]
    + [{"case": many_times(), "alpha": 0.05, "gamma": 0.9}],
    examples=40,
)
def test_replay(answer, case, alpha, gamma):
    theta, phi, transitions = case.values()
    expected = [theta]
    for one in transitions:
        expected.append(updated(expected[-1], phi, *one, alpha, gamma))
    with hint(
        "第一项是传入的 θ, 一共比转移多一项; done 只属于那一条转移.",
        "The first entry is the given θ; there is one more than there are transitions. `done` belongs to its transition alone.",
    ):
        got = sequence(answer.replay(theta, phi, transitions, alpha, gamma), len(expected), ("各次的 θ", "the θ"))
        close(got, expected, ("各次的 θ", "the θ"), abs=1e-8, rel=1e-8)


@memo
def run_of(P, R, phi, start, goal, gamma, alpha, epsilon, u):
    """(the last θ, whether rounding could decide nothing)."""
    theta, s, seen = np.zeros(phi.shape[2]), start, Margins()
    for row in u:
        a = seen.choose(phi[s] @ theta, epsilon, row)
        t = next_state(P, s, a, row[2])
        theta = updated(theta, phi, s, a, R[s, a, t], t, t == goal, alpha, gamma)
        s = start if t == goal else t
    return theta, seen.good(50) and is_drawn_clearly(P, u)


def world_of(seed, n, actions, d, steps, gamma, alpha, epsilon):
    world = walk(seed, n, actions, 1, steps)
    phi = np.eye(n * actions).reshape(n, actions, -1) if d == 0 else features(seed, n, actions, d)[1]
    return {
        **{key: world[key] for key in ("P", "R")},
        "phi": phi,
        **{key: world[key] for key in ("start", "goal")},
        "gamma": gamma,
        "alpha": alpha,
        "epsilon": epsilon,
        "u": world["u"],
    }


def with_chance(world, kind):
    """The same with another table: rows repeated, a constant column, a column that is the sum of the others."""
    u = world["u"].copy()
    if kind == "repeated":
        u[1::2] = u[::2]
    elif kind == "constant":
        u[:, 1] = 0.5
    else:
        u[:, :2] /= 2
        u[:, 2] = u[:, 0] + u[:, 1]
    return {**world, "u": u}


def nearly_equal(more=3e-4):
    """At the start, action 0 ends with 40; action 1 brings a little more and goes on. Which is greedy decides what comes of the last row."""
    P, R = np.zeros((3, 2, 3)), np.zeros((3, 2, 3))
    for s, a, t, r in (
        (0, 0, 2, 40.0),
        (0, 1, 1, 40 + more),
        (1, 0, 2, 0.0),
        (1, 1, 2, -1.0),
        (2, 0, 2, 0.0),
        (2, 1, 2, 0.0),
    ):
        P[s, a, t], R[s, a, t] = 1.0, r
    u = np.array([[0.1, 0.25, 0.5], [0.1, 0.75, 0.5], [0.1, 0.25, 0.5], [0.5, 0.25, 0.5], [0.1, 0.75, 0.5]])
    phi = np.eye(6).reshape(3, 2, 6)
    return {"P": P, "R": R, "phi": phi, "start": 0, "goal": 2, "gamma": 0.9, "alpha": 1.0, "epsilon": 0.5, "u": u}


def no_way_back():
    """State 1 is not the goal, though one never leaves it: there are rewards to come."""
    P, R = np.zeros((3, 2, 3)), np.zeros((3, 2, 3))
    P[0, 0, 1] = P[0, 1, 2] = 1.0
    P[1, :, 1] = P[2, :, 2] = 1.0
    R[0, 0, 1], R[0, 1, 2], R[1, :, 1] = 0.5, 1.0, 2.0
    u = np.array([[0.1, 0.75, 0.5], [0.1, 0.25, 0.5], [0.9, 0.25, 0.5], [0.1, 0.75, 0.5], [0.9, 0.75, 0.5]])
    phi = np.eye(6).reshape(3, 2, 6)
    return {"P": P, "R": R, "phi": phi, "start": 0, "goal": 2, "gamma": 0.9, "alpha": 0.5, "epsilon": 0.5, "u": u}


@st.composite
def worlds(draw):
    return world_of(
        draw(st.integers(0, 10**5)),
        draw(st.integers(2, 4)),
        draw(st.integers(1, 3)),
        draw(st.integers(0, 3)),
        draw(st.integers(1, 30)),
        draw(st.sampled_from((0.0, 0.5, 0.9, 0.99))),
        draw(edges(0.0, 0.5)),
        draw(edges(0.0, 1.0)),
    )


@property_check(
    "run 的整个过程: 最后的 θ (0/1 编码时就是表格形式的 Q-学习)",
    "The whole of run: the last θ (with 0/1 codes it is Q-learning in a table)",
    points=2,
    book="图 16.13, 图 16.14 / figs. 16.13 and 16.14",
    given={"world": worlds().filter(lambda world: run_of(**world)[1])},
    also=[
        {"world": world}
        for world in (
            nearly_equal(),
            nearly_equal(2.5e-6),
            nearly_equal(5e-10),
            no_way_back(),
            *(with_chance(world_of(24, 4, 3, 0, 60, 0.9, 0.3, 0.4), kind) for kind in ("repeated", "constant", "sums")),
            *(
                world_of(*one)
                for one in (
                    (1, 20, 6, 0, 100, 0.9, 0.3, 0.3),
                    (2, 4, 3, 0, 100, 0.9, 0.5, 0.5),
                    (3, 3, 2, 2, 60, 0.987654321, 0.123456789, 0.2),
                    (6, 4, 2, 3, 60, 0.9, 0.2, 0.1),
                    (5, 2, 2, 0, 25, 0.5, 1.0, 0.9),
                    (14, 2, 4, 3, 40, 0.8, 0.3, 0.995),
                    (7, 5, 3, 0, 60, 0.9, 0.4, 0.005),
                    (8, 14, 1, 2, 30, 0.9, 0.3, 0.3),
                    (9, 3, 3, 0, 30, 0.005, 0.005, 0.6),
                    (13, 3, 3, 2, 30, 0.9, 0.3, 0.4),
                    (22, 3, 3, 0, 60, 0.9, 0.3, 0.0),
                    (15, 4, 3, 2, 60, 0.9, 0.2, 0.3),
                    (23, 4, 2, 3, 60, 0.9, 0.2, 0.3),
                    (31, 5, 3, 2, 40, 0.5, 0.3, 0.1),
                    (18, 3, 3, 3, 60, 0.9, 0.3, 0.4),
                )
            ),
        )
        if run_of(**world)[1]
    ],
    examples=30,
    hint=HINT_RUN,
)
def test_run(answer, world):
    got = array(answer.run(*world.values()), (world["phi"].shape[2],), ("θ", "θ"))
    close(got, run_of(**world)[0], ("最后的 θ", "the last θ"), abs=1e-8, rel=1e-8)


@memo
def grid_task():
    """A 4×4 grid, −1 for each step, features that are 0/1 codes, and 3000 rows of chance."""
    P, R = grid_world(4)
    R = np.full(R.shape, -1.0)
    R[-1] = 0.0
    u = np.random.default_rng(16).random((3000, 3)).round(6) * 0.999
    return {"P": P, "R": R, "phi": np.eye(64).reshape(16, 4, 64), "start": 0, "goal": 15, "u": u}


@example_check(
    "4×4 的方格, 每步 −1, 3000 步之后: 贪心的路是到终点的最短的路",
    "A 4×4 grid with −1 per step, after 3000 steps: the greedy path to the goal is a shortest one",
    points=1,
    hint=HINT_RUN,
)
def test_grid(answer):
    P, R, phi, start, goal, u = grid_task().values()
    theta = array(answer.run(P, R, phi, start, goal, 0.9, 0.2, 0.1, u), (64,), ("θ", "θ"))
    s, path = 0, [0]
    while s != 15 and len(path) < 20:
        s = int(np.argmax(P[s, int(np.argmax(phi[s] @ theta))]))
        path.append(s)
    equal(
        len(path) - 1 if s == 15 else None,
        6,
        ("贪心的路的步数 (到不了为 None)", "the moves of the greedy path (None if it does not arrive)"),
    )


@property_check(
    "diverging: 100 次更新之后 θ 长了 10 倍以上",
    "diverging: after 100 updates θ is more than 10 times as long",
    points=1,
    given={"gamma": edges(0.6, 0.99), "alpha": edges(0.05, 0.5)},
    also=[{"gamma": gamma, "alpha": alpha} for gamma in (0.6, 0.9, 0.99) for alpha in (0.05, 0.123456789, 0.5)],
    examples=20,
)
def test_diverging(answer, gamma, alpha):
    got = sequence(answer.diverging(gamma, alpha), 2, ("diverging", "diverging"))
    phi = array(got[0], (None, None, None), ("phi", "phi"))
    n, actions, d = phi.shape
    require(
        max(phi.shape) <= 5 and min(phi.shape) >= 1,
        "S, A, d 应在 1 与 5 之间",
        "S, A and d should be 1 to 5",
        got=phi.shape,
    )
    require(np.abs(phi).max() <= 10, "特征的绝对值不能超过 10", "Features may not exceed 10 in size", got=phi)
    s, a, r, t, done = sequence(got[1], 5, ("转移", "the transition"))
    s, a, r, t, done = integer(s), integer(a), number(r), integer(t), boolean(done)
    require(
        0 <= s < n and 0 <= a < actions and 0 <= t < n,
        "转移中的状态或动作不存在",
        "The transition has a state or action that does not exist",
        got=got[1],
    )
    require(abs(r) <= 100, "|r| 不能超过 100", "|r| may not exceed 100", got=r)
    theta = np.ones(d)
    for _ in range(100):
        theta = updated(theta, phi, s, a, r, t, done, alpha, gamma)
        if not np.isfinite(theta).all() or np.abs(theta).max() > 1e30:
            break
    growth = float(min(1e30, np.linalg.norm(np.nan_to_num(theta, nan=1e30, posinf=1e30, neginf=-1e30))) / np.sqrt(d))
    with hint(*HINT_GROWTH), at("100 次之后", "after 100 updates"):
        between(growth, 10.0, 1e12, ("θ 的长度变为的倍数", "the factor by which θ grew"))


@picture(
    "表格形式的 Q-学习在方格世界里学到的动作, 与发散的 θ",
    "What Q-learning with 0/1 codes learned in a grid world, and the θ that diverges",
    alt=(
        "左: 4×4 的方格, 箭头是贪心的动作, 颜色是值; 右: 对数坐标下 θ 的长度随更新次数直线上升.",
        "Left: a 4×4 grid with arrows for the greedy actions and colours for values. Right: the length of θ, a rising line on a logarithmic "
        "scale.",
    ),
)
def draw_both(figure, answer, reference, says):
    P, R, phi, start, goal, u = grid_task().values()
    theta = array(answer.run(P, R, phi, start, goal, 0.9, 0.2, 0.1, u), (64,))
    Q = phi @ theta
    figure.set_size_inches(5.6, 2.8)
    left, right = figure.subplots(1, 2)
    left.imshow(Q.max(axis=1).reshape(4, 4), cmap="Blues", alpha=0.6)
    for cell in range(15):
        left.text(cell % 4, cell // 4, "↑↓←→"[int(Q[cell].argmax())], ha="center", va="center", fontsize=13)
    left.text(3, 3, "★", ha="center", va="center", fontsize=13)
    left.set_axis_off()
    features_of_pair, transition = sequence(answer.diverging(0.9, 0.1), 2)
    pair = array(features_of_pair, (None, None, None))
    thetas = sequence(answer.replay(np.ones(pair.shape[2]), pair, [tuple(transition)] * 100, 0.1, 0.9), 101)
    right.semilogy([float(np.linalg.norm(array(one, (pair.shape[2],)))) for one in thetas])
    right.set(xlabel=says("更新次数", "updates"), ylabel="‖θ‖")
