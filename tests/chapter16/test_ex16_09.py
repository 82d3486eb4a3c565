"""Checks of exercise 16.9."""

import math

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, at, at_least, check, close, exercise, fail, hint, integer, number, picture, require, sequence,
    share_of_claims
)  # fmt: skip
from grader.strategies import edges, grid

from .pins import ex16_09 as pins
from .shared import best_values, corridor, policy_tasks

EXERCISE = exercise(
    kind="discuss",
    book="习题 16.9，§16.1，§16.3 / exercise 16.9, §16.1, §16.3",
    patterns=["derived formula", "witness", "claims"],
    hints=[
        (
            "离目标 d 步：先有几步得 c，第几步得 g，各打几次折？",
            "A goal d steps away: how many steps pay c before the one that pays g, and how often is each discounted?",
        ),
        (
            '把 "到达" 与 "永不到达" 的总奖赏相比：前面相同的几步可以消去。',
            "Compare the total of arriving with that of never arriving: the steps that are the same cancel.",
        ),
        (
            "每步都要付代价时，又快又小的损失也许胜过漫长的归途。",
            "Where every step costs, a quick small loss may be better than a long way home.",
        ),
    ],
    written={
        "essay": [
            (
                "每步 0：折扣使智能体走最短路，但信号稀少",
                "0 per step: discounting makes ways short, but signals are rare",
            ),
            (
                "每步 −1：最短路；有别的终止状态时的危险",
                "−1 per step: shortest ways; the danger of other terminal states",
            ),
            ("每步 1：闲逛，除非到达的奖赏足够大", "1 per step: lingering, unless the bonus is large enough"),
            ("怎样加中间奖赏而不改变最优策略", "How to pay on the way without changing the best policies"),
        ]
    },
)

HINT_REWARD = (
    "先全部填 step_reward，再填进入目标的一列，最后是从目标出发的。",
    "Fill in step_reward everywhere, then what enters the goal, and last what starts from it.",
)
HINT_VALUE = (
    "最后一步之前有 d − 1 步，奖赏 c 依次乘 1, γ, γ², …；最后一步的 g 乘 γ 的 d − 1 次方。",
    "There are d − 1 steps before the last, whose c is multiplied by 1, γ, γ², … in turn; the g of the last one by γ to the power d − 1.",
)
HINT_THRESHOLD = (
    "站在目标旁边 (d = 1)：现在得 g，还是永远每步得 c？再想想为什么与 d 无关。",
    "Stand beside the goal (d = 1): g now, or c in every step for ever? Then see why d does not matter.",
)
HINT_SHAPE = (
    "s 是数组的第一个下标，t 是最后一个；γ 只乘后者的势。",
    "s is the first index of the array, t the last; γ multiplies the potential of t only.",
)


@check(points=2, book="习题 16.9 / exercise 16.9")
def test_corridor(answer):
    """六格的走廊，γ = 0.9：三种奖赏下各格的值与门槛 /
    A corridor of six cells with γ = 0.9: the values of its cells, and the threshold, for three rewards"""
    with hint(*HINT_VALUE):
        for c, g, values in (
            (0.0, 1.0, [0.6561, 0.729, 0.81, 0.9, 1]),
            (-1.0, 0.0, [-3.439, -2.71, -1.9, -1, 0]),
            (-1.0, -1.0, [-4.0951, -3.439, -2.71, -1.9, -1]),
        ):
            got = [answer.value_at_distance(d, c, g, 0.9) for d in (5, 4, 3, 2, 1)]
            what = f"每步 {c:g}，到达 {g:g} 时各格的值", f"the values for {c:g} per step and {g:g} on arriving"
            close(got, values, what)
    with hint(*HINT_THRESHOLD):
        close(answer.goal_threshold(1.0, 0.9), 10, ("每步 1 的门槛", "the threshold for 1 per step"))
        close(answer.goal_threshold(-1.0, 0.5), -2, ("每步 −1 的门槛", "the threshold for −1 per step"))
    P, _ = corridor(6, 5)
    with hint(*HINT_REWARD):
        R = array(answer.reward_array(P, 5, -1.0, 3.0), (6, 2, 6), ("R", "R"))
        close([R[4, 1, 5], R[4, 0, 3], R[5, 1, 5]], [3.0, -1.0, 0.0], ("三次转移的奖赏", "the rewards of three moves"))


@check(
    points=1,
    given={"task": policy_tasks(), "goal": st.integers(0, 4), "c": grid(-2, 2), "g": grid(-4, 4)},
    also=pins.rewards,
    hint=HINT_REWARD,
)
def test_rewards(answer, task, goal, c, g):
    """reward_array 的每个元素 / Every entry of reward_array"""
    P = task["P"]
    goal %= len(P)
    close(answer.reward_array(P, goal, c, g), rewards_of(P, goal, c, g), ("R", "R"))


@check(
    points=1.5,
    given={
        "d": st.one_of(st.integers(1, 12), st.sampled_from((50, 300, 500))),
        "c": grid(-2, 2),
        "g": grid(-4, 4),
        "gamma": st.one_of(edges(0.0, 0.99), st.just(1.0)),
    },
    also=pins.value,
    hint=HINT_VALUE,
)
def test_value(answer, d, c, g, gamma):
    """value_at_distance 就是一步步走过去的累积奖赏，不打折时也是 /
    value_at_distance is what the steps add up to, undiscounted ones, too"""
    close(answer.value_at_distance(d, c, g, gamma), walked(d, c, g, gamma), ("值", "the value"))


@check(points=1, given={"c": grid(-5, 5, 0.125), "gamma": edges(0.01, 0.99)}, also=pins.threshold, hint=HINT_THRESHOLD)
def test_threshold(answer, c, gamma):
    """bonus 略高于门槛时，在任何距离都值得去；略低时都不值得 /
    With a bonus just above the threshold, going is worth it at any distance; just below, at none"""
    for_ever = c * math.fsum(gamma**k for k in range(4000))
    b = number(answer.goal_threshold(c, gamma), ("门槛", "the threshold"))
    close(b, for_ever, ("门槛", "the threshold"))
    for d in (1, 2, 3):  # what is compared is worth less than rounding at γ^d
        above, below = (walked(d, c, b + difference, gamma) for difference in (0.01, -0.01))
        if gamma**d > 1e-3 and not below < for_ever < above:
            fail(f"在距离 {d} 处门槛不对", f"The threshold is wrong at distance {d}", got=b)


@check(
    points=1.5,
    given={"task": policy_tasks(), "seed": st.integers(0, 999), "gamma": edges(0.0, 1.0)},
    also=pins.shape,
    hint=HINT_SHAPE,
)
def test_shape(answer, task, seed, gamma):
    """shape 的每个元素；值因此减去势，最优动作不变 /
    Every entry of shape; values become less by the potential, and the best actions stay"""
    P, R = task["P"], task["R"]
    n = len(P)
    rng = np.random.default_rng(seed)
    near = rng.integers(-2, 3, n) + 1e-6 * rng.permutation(n)
    for potential in (
        rng.integers(-3, 4, n) * 1.0,
        rng.normal(size=n).round(7) * 200,
        near,
        np.full(n, 2.5),
        near * 1e-5,
    ):
        shaped = array(answer.shape(R, potential.tolist(), gamma), R.shape, ("塑造后的奖赏", "the shaped rewards"))
        expected = [
            [[R[s, a, t] + (gamma * potential[t] - potential[s]) for t in range(n)] for a in range(P.shape[1])]
            for s in range(n)
        ]
        close(shaped, expected, ("塑造后的奖赏", "the shaped rewards"))
    if gamma <= 0.95 and n <= 4:
        less = best_values(P, R, gamma) - potential
        close(
            best_values(P, np.array(expected), gamma),
            less,
            ("塑造后的最优值", "the best values after shaping"),
            abs=1e-7,
        )


@check(points=1, given={"share": edges(0.01, 0.8), "gamma": edges(0.5, 0.95)}, also=pins.trap, examples=20)
def test_trap(answer, share, gamma):
    """trap_world：目标到得了，最优策略却进陷阱 /
    trap_world: the goal can be reached, yet the best policy enters the trap"""
    penalty = share / (1 - gamma)
    got = sequence(answer.trap_world(penalty, gamma), 5, ("trap_world", "trap_world"))
    targets, rewards = world_of(got, 50)
    n = len(targets)
    start, goal, trap = (state(one, n, name) for one, name in zip(got[2:], PLACES, strict=True))
    require(
        len({start, goal, trap}) == 3,
        "起点、目标与陷阱应各不相同",
        "Start, goal and trap should all differ",
        got=got[2:],
    )
    is_terminal(targets, rewards, goal, PLACES[1])
    is_terminal(targets, rewards, trap, PLACES[2])
    outside = ~np.isin(np.arange(n), (goal, trap))
    expected = np.where(targets == goal, 0.0, np.where(targets == trap, -penalty, -1.0))
    with at("从其余状态出发的奖赏", "rewards from the other states"):
        close(rewards[outside], expected[outside], ("各 (s, a) 的奖赏", "the rewards of each (s, a)"))
    require(
        np.isfinite(arriving(targets, rewards, gamma, goal)[start]),
        "从起点到不了目标",
        "There is no way from the start to the goal",
        got=targets,
    )
    gain = float(avoiding(targets, rewards, gamma, [])[start] - avoiding(targets, rewards, gamma, trap)[start])
    with hint(
        "目标要远到走过去比进陷阱还吃亏。", "The goal has to be so far that walking there costs more than the trap."
    ):
        at_least(gain, 1e-6, ("进陷阱的好处", "the gain by the trap"), slack=1e-9)


@check(
    points=1,
    given={"c": st.sampled_from((0.1, -0.1, 1.0, -1.0, 10.0, -10.0, 3.3, -0.7)), "gamma": edges(0.6, 0.95)},
    also=pins.flips,
    examples=20,
)
def test_flips(answer, c, gamma):
    """constant_flips：加上 c 之后，去与不去恰好颠倒过来 /
    constant_flips: adding c turns going there into not going there, or the other way, by the same difference"""
    got = sequence(answer.constant_flips(c, gamma), 4, ("constant_flips", "constant_flips"))
    targets, rewards = world_of(got, 10)
    n = len(targets)
    start, goal = (state(one, n, name) for one, name in zip(got[2:], PLACES, strict=False))
    require(start != goal, "起点不能是目标", "The start should not be the goal", got=got[2:])
    is_terminal(targets, rewards, goal, PLACES[1])
    require(np.abs(rewards).max() <= 1000, "|R| 不能超过 1000", "|R| may not exceed 1000", got=rewards)
    outside = (np.arange(n) != goal)[:, None]
    gains = [
        float(arriving(targets, paid, gamma, goal)[start] - avoiding(targets, paid, gamma, goal)[start])
        for paid in (rewards, rewards + c * outside)
    ]
    require(
        np.isfinite(gains[0]) and abs(gains[0]) < 1e6,
        "从起点应既能到目标，也能永不到目标",
        "From the start it should be possible to reach the goal, and never to",
        got=targets,
    )
    told = [f"{gain:.6g}" for gain in gains]
    with hint(
        "不去的路有无穷多步，每步都加 c；去的路只有几步。",
        "Not going has infinitely many steps, each paid c more; going there has a few.",
    ):
        require(
            min(map(abs, gains)) >= 1e-6 and gains[0] * gains[1] < 0,
            f"去比不去多得的奖赏，加 c 之前是 {told[0]}，之后是 {told[1]}：没有颠倒",
            f"What going earns more than not going is {told[0]} before adding c and {told[1]} after: not turned round",
        )
    with hint(
        "写出加 c 之前与之后的差，令它们互为相反数，解出奖赏。",
        "Write the difference before and after adding c, let one be the negative of the other, and solve for the rewards.",
    ):
        what = "加 c 之后去比不去少得的奖赏", "what going earns less than not going, after adding c,"
        close(-gains[1], gains[0], what, abs=1.1e-6)


@check(
    points=1,
    given={"k": st.just(8)},
    examples=1,
    requires=["test_trap", "test_flips"],
    hint=(
        "用 `value_at_distance` 与 `goal_threshold` 检验前五句；后三句想想 `constant_flips`、`shape` 与 `trap_world`。",
        "Try the first five with `value_at_distance` and `goal_threshold`; for the others think of `constant_flips`, `shape` and `trap_world`.",
    ),
)
def test_claims(answer, k):
    """claims() 的八句话 / The eight statements of claims()"""
    return share_of_claims(answer.claims(), TRUTH)


@picture(
    "离目标多远时值多少：三种奖赏",
    "What being some distance from the goal is worth, for three rewards",
    alt=(
        "横轴是到目标的步数，纵轴是值，γ = 0.9：每步 0 时从 1 降向 0，每步 −1 时从 0 降向 −10，每步 1 时从 1 升向 10；虚线是永不到达的值。",
        "Distance to the goal against value for γ = 0.9: from 1 down to 0 with 0 per step, from 0 down to −10 with −1, from 1 up to 10 with 1; "
        "dashed lines are the values of never arriving.",
    ),
)
def draw_values(figure, answer, reference, says):
    axes = figure.subplots()
    distances = range(1, 31)
    for c, g, colour in ((0.0, 1.0, "tab:blue"), (-1.0, 0.0, "tab:orange"), (1.0, 1.0, "black")):
        values = [number(answer.value_at_distance(d, c, g, 0.9)) for d in distances]
        axes.plot(
            distances, values, color=colour, label=says(f"每步 {c:g}，到达 {g:g}", f"{c:g} per step, {g:g} on arriving")
        )
        axes.axhline(c / 0.1, color=colour, linestyle=":")
    axes.set(xlabel=says("到目标的步数", "distance to the goal"), ylabel="V")
    axes.legend(fontsize="small")


TRUTH = {
    "zero_discounted_takes_the_shortest_way": True,
    "zero_undiscounted_takes_the_shortest_way": False,
    "minus_one_undiscounted_takes_the_shortest_way": True,
    "plus_one_lingers": True,
    "plus_one_lingers_whatever_the_bonus": False,
    "adding_a_constant_changes_nothing": False,
    "potential_shaping_keeps_the_best_policies": True,
    "minus_one_always_arrives": False,
}


def rewards_of(P, goal, c, g):
    n, actions, _ = P.shape
    return [[[0.0 if s == goal else g if t == goal else c for t in range(n)] for _ in range(actions)] for s in range(n)]


def walked(d, c, g, gamma):
    """Backwards from the goal, a step at a time."""
    value = g
    for _ in range(d - 1):
        value = c + gamma * value
    return value


def targets_of(P):
    """For each (s, a) the state that it leads to."""
    exact = np.isin(P, (0, 1)).all() and (P.sum(axis=2) == 1).all()
    require(exact, "每个 (s, a) 应恰好转到一个状态", "Every (s, a) should lead to exactly one state", got=P)
    return P.argmax(axis=2)


def state(got, n, name):
    s = integer(got, name)
    require(0 <= s < n, f"{name[0]} {s} 不是状态", f"{name[1]} {s} is no state", got=got)
    return s


def is_terminal(targets, rewards, s, name):
    require(
        (targets[s] == s).all() and (rewards[s] == 0).all(),
        f"{name[0]} {s} 应当留在原处，奖赏为 0",
        f"{name[1]} {s} should stay where it is, with reward 0",
    )


def world_of(got, most):
    """(targets, rewards) of a deterministic world, by state and action."""
    P = array(got[0], (None, None, None), ("P", "P"))
    n, actions = P.shape[:2]
    require(2 <= n <= most and actions >= 1, f"状态数 {n} 不合要求", f"{n} states are too few or too many", got=P.shape)
    P, R = array(P, (n, actions, n), ("P", "P")), array(got[1], (n, actions, n), ("R", "R"))
    targets = targets_of(P)
    return targets, np.take_along_axis(R, targets[:, :, None], axis=2)[:, :, 0]


def avoiding(targets, rewards, gamma, forbidden):
    """The best values among policies that never enter this state."""
    V = np.zeros(len(targets))
    for _ in range(800):
        V[forbidden] = -1e15
        V = (rewards + gamma * V[targets]).max(axis=1)
    return V


def arriving(targets, rewards, gamma, goal):
    """The best values among ways of at most S − 1 steps to the goal."""
    best = V = np.where(np.arange(len(targets)) == goal, 0.0, -np.inf)
    for _ in range(len(targets) - 1):
        V = np.where(np.arange(len(targets)) == goal, 0.0, (rewards + gamma * V[targets]).max(axis=1))
        best = np.maximum(best, V)
    return best


PLACES = [("起点", "the start"), ("目标", "the goal"), ("陷阱", "the trap")]
