"""Checks of exercise 16.6."""

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, at, between, boolean, check, close, equal, exercise, hint, integer, memo, number, picture, require,
    sequence
)  # fmt: skip
from grader.strategies import edges, grid

from .pins import ex16_06 as pins
from .pins.ex16_06 import error_of, features, history, one_update, run_of, updated, world_of
from .shared import grid_world

EXERCISE = exercise(
    kind="program",
    book="§16.5, (16.36)，图 16.13，图 16.14 / §16.5, (16.36), figs. 16.13 and 16.14",
    patterns=["oracle", "trace", "two sides", "witness"],
    hints=[
        (
            "与图 16.14 相比只改两处：目标里取下一状态最大的 Q；执行的动作每步现选，不必记住 a'。",
            "Two things differ from figure 16.14: the target takes the largest Q of the next state, and the action is chosen afresh in each "
            "step, with no a' to be remembered.",
        ),
        (
            "特征是 0/1 编码时，θ 就是 Q 表：与表格形式的 Q-学习一步步对照。",
            "If the features are 0/1 codes, θ is the table of Q: compare with Q-learning in a table, step by step.",
        ),
        (
            "只有一个特征、一条转移时，每次更新把 θ 乘以一个数。这个数什么时候大于 1？",
            "With one feature and one transition, each update multiplies θ by a number. When is it larger than 1?",
        ),
    ],
)

HINT_RUN = (
    "依次检查：选动作，下一状态，更新，到终点时回到起点。",
    "Check in turn: choosing the action, the next state, the update, and going back to the start at the goal.",
)


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


@check(points=1, book="(16.36)")
def test_by_hand(answer):
    """两个动作、两个特征：δ 与更新后的 θ / Two actions, two features: δ and the updated θ"""
    theta, phi = np.array([1.0, 2.0]), np.array([[[1.0, 0.0], [0.0, 0.0]], [[0.0, 1.0], [1.0, 1.0]]])
    with hint("Q 是 θ 与特征的内积。", "Q is the inner product of θ and the features."):
        close(answer.q_values(theta, phi, 1), [2, 3], ("Q", "Q"))
    with hint(*HINT_ERROR):
        close(answer.td_error(theta, phi, 0, 0, 1.0, 1, False, 0.5), 1.5, ("δ", "δ"))
    with hint(*HINT_UPDATE):
        close(answer.q_update(theta, phi, 0, 0, 1.0, 1, False, 0.1, 0.5), [1.15, 2], ("θ", "θ"))


@check(points=2, book="图 16.13 / fig. 16.13", given={"one": updates(), "gamma": edges(0.0, 0.99)}, also=pins.error)
def test_error(answer, one, gamma):
    """各动作的 Q 与 δ，终点处也是 / Q of each action, and δ, at the end, too"""
    theta, phi = one["theta"], one["phi"]
    with hint("Q 是 θ 与特征的内积。", "Q is the inner product of θ and the features."):
        for s in {one["s"], one["t"]}:
            expected = [sum(theta * row) for row in phi[s]]
            close(answer.q_values(theta, phi, s), expected, ("Q", "Q"))
    with hint(*(HINT_DONE if one["done"] else HINT_ERROR)):
        expected = error_of(**one, gamma=gamma)
        close(answer.td_error(*one.values(), gamma), expected, ("δ", "δ"))


@check(
    points=2,
    book="(16.36)",
    given={"one": updates(), "alpha": edges(0.0, 1.0), "gamma": edges(0.0, 0.99)},
    also=pins.update,
)
def test_update(answer, one, alpha, gamma):
    """更新后的 θ，终点处也是 / The updated θ, at the end, too"""
    with hint(*(HINT_DONE if one["done"] else HINT_UPDATE)):
        close(answer.q_update(*one.values(), alpha, gamma), updated(**one, alpha=alpha, gamma=gamma), ("θ", "θ"))


@check(
    points=1,
    given={"case": histories(), "alpha": edges(0.0, 0.5), "gamma": edges(0.0, 0.99)},
    also=pins.replay,
    examples=40,
)
def test_replay(answer, case, alpha, gamma):
    """replay 从给定的 θ 开始，每条转移之后一个 θ /
    replay begins with the given θ and has one after each transition"""
    theta, phi, transitions = case.values()
    expected = [theta]
    for one in transitions:
        expected.append(updated(expected[-1], phi, *one, alpha, gamma))
    with hint(
        "第一项是传入的 θ，一共比转移多一项；done 只属于那一条转移。",
        "The first entry is the given θ; there is one more than there are transitions. `done` belongs to its transition alone.",
    ):
        got = sequence(answer.replay(theta, phi, transitions, alpha, gamma), len(expected), ("各次的 θ", "the θ"))
        close(got, expected, ("各次的 θ", "the θ"), abs=1e-8, rel=1e-8)


@check(
    points=2,
    book="图 16.13，图 16.14 / figs. 16.13 and 16.14",
    given={"world": worlds().filter(lambda world: run_of(**world)[1])},
    also=pins.run,
    examples=30,
    hint=HINT_RUN,
)
def test_run(answer, world):
    """run 的整个过程：最后的 θ（0/1 编码时就是表格形式的 Q-学习） /
    The whole of run: the last θ (with 0/1 codes it is Q-learning in a table)"""
    got = array(answer.run(*world.values()), (world["phi"].shape[2],), ("θ", "θ"))
    close(got, run_of(**world)[0], ("最后的 θ", "the last θ"), abs=1e-8, rel=1e-8)


@check(points=1, hint=HINT_RUN)
def test_grid(answer):
    """4×4 的方格，每步 −1, 3000 步之后：贪心的路是到终点的最短的路 /
    A 4×4 grid with −1 per step, after 3000 steps: the greedy path to the goal is a shortest one"""
    P, R, phi, start, goal, u = grid_task().values()
    theta = array(answer.run(P, R, phi, start, goal, 0.9, 0.2, 0.1, u), (64,), ("θ", "θ"))
    s, path = 0, [0]
    while s != 15 and len(path) < 20:
        s = int(np.argmax(P[s, int(np.argmax(phi[s] @ theta))]))
        path.append(s)
    equal(
        len(path) - 1 if s == 15 else None,
        6,
        ("贪心的路的步数（到不了为 None）", "the moves of the greedy path (None if it does not arrive)"),
    )


@check(points=1, given={"gamma": edges(0.6, 0.99), "alpha": edges(0.05, 0.5)}, also=pins.diverging, examples=20)
def test_diverging(answer, gamma, alpha):
    """diverging：100 次更新之后 θ 长了 10 倍以上 / diverging: after 100 updates θ is more than 10 times as long"""
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
    "表格形式的 Q-学习在方格世界里学到的动作，与发散的 θ",
    "What Q-learning with 0/1 codes learned in a grid world, and the θ that diverges",
    alt=(
        "左：4×4 的方格，箭头是贪心的动作，颜色是值；右：对数坐标下 θ 的长度随更新次数直线上升。",
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


HINT_ERROR = (
    "目标是 r 加 γ 乘下一状态最大的 Q；减去的是 Q(s, a)。",
    "The target is r plus γ times the largest Q of the next state; Q(s, a) is what is subtracted.",
)
HINT_DONE = ("终点以后没有奖赏：目标只有 r。", "No rewards come after the end: the target is r alone.")
HINT_UPDATE = ("只沿 φ(s, a) 的方向走 αδ。", "It goes αδ in the direction of φ(s, a), and no other.")
HINT_GROWTH = (
    "一条转移使 θ 每次变为 1 + α(γφ' − φ)φ 倍（一个特征，r = 0）：让下一状态的特征大一些，但不要太大。",
    "One transition multiplies θ by 1 + α(γφ' − φ)φ each time (one feature, r = 0): let the feature of the next state be larger, but not "
    "too large.",
)


@memo
def grid_task():
    """A 4×4 grid, −1 for each step, features that are 0/1 codes, and 3000 rows of chance."""
    P, R = grid_world(4)
    R = np.full(R.shape, -1.0)
    R[-1] = 0.0
    u = np.random.default_rng(16).random((3000, 3)).round(6) * 0.999
    return {"P": P, "R": R, "phi": np.eye(64).reshape(16, 4, 64), "start": 0, "goal": 15, "u": u}
