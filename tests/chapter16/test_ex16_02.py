"""Checks of exercise 16.2."""

import math

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, at_most, check, close, equal, exercise, hint, integer, picture, sequence
from grader.strategies import edges

from .pins import ex16_02 as pins
from .pins.ex16_02 import is_clear, melons, slowest, sweeps_of
from .shared import action_values_of, backup_of, grid_world, policy_tasks, values_under

EXERCISE = exercise(
    kind="program",
    book="§16.3.1, (16.8)-(16.10)，图 16.7 / §16.3.1, (16.8)-(16.10), fig. 16.7",
    patterns=["oracle", "two sides", "bound"],
    hints=[
        (
            "先用一个状态、一个动作、奖赏 1 的环境手算：V 依次是 1, 1 + γ, 1 + γ + γ², …",
            "Begin by hand with one state, one action and reward 1: V is 1, 1 + γ, 1 + γ + γ², … in turn.",
        ),
        (
            "看相邻两遍的改动：后一遍的最大改动与前一遍的相比，至多是多少倍？",
            "Look at the changes of successive sweeps: how large can the largest change of one be, compared with that of the one before?",
        ),
        (
            "停下以后如果继续扫描，以后各遍的改动之和是一个几何级数。",
            "Were one to go on after stopping, the changes of the later sweeps would sum to a geometric series.",
        ),
    ],
)

HINT_SWEEP = (
    "一遍扫描中，每个状态都用扫描前的 V：先按 pi 对动作求和，再按 P 对下一状态求和，γ 只乘在下一状态的值上。",
    "Within a sweep every state uses the V from before it: sum over actions by pi, over next states by P; γ multiplies only the value "
    "of the next state.",
)
HINT_STOP = (
    "比较的是新旧两个值之差的绝对值中最大的一个，小于 θ 才停；停下的那一遍也算，返回它得到的值。",
    "Compare the largest absolute difference of new and old values; stop only if it is below θ. The sweep that stops counts, and its "
    "values are returned.",
)
HINT_Q = (
    "固定动作 a，只按 P 对下一状态求和；与策略无关。",
    "With the action a fixed, sum over next states by P only; no policy is involved.",
)
HINT_BOUND = (
    "V' 以后还会有的改动：至多 θγ，然后 θγ², …",
    "The changes still to come after V' are θγ at most, then θγ², …",
)
HINT_SWEEPS = (
    "第一遍的改动至多是 r_max，以后每遍至多是前一遍的 γ 倍。哪种环境总能达到？第几遍才小于 θ？",
    "The first sweep changes values by r_max at most, each later one by γ times that of the one before. Which world always does? In "
    "which sweep does it fall below θ?",
)


@st.composite
def cases(draw):
    task = draw(policy_tasks())
    gamma = draw(st.sampled_from((0.0, 0.3, 0.5, 0.9, 0.95, 0.99)))
    return {**task, "gamma": gamma, "theta": draw(st.sampled_from((1e-6, 1e-4, 0.01, 0.3, 7.0)))}


@st.composite
def rules(draw):
    theta = draw(st.sampled_from((1e-6, 0.001, 0.01, 0.3, 2.0, 1000.0)))
    return {
        "theta": theta,
        "gamma": draw(edges(0.0, 0.99)),
        "r_max": draw(st.sampled_from((0.0, 0.2, 1.0, 5.0, 100.0, 777.0))),
    }


@check(points=2, book="§16.1, (16.8)")
def test_melons(answer):
    """种瓜，两个动作各以一半的概率：前两遍的值，γ = 0.9 与 0.5 时的极限，遍数 /
    Growing melons, either action with probability one half: two sweeps, the limits for γ = 0.9 and 0.5, the number of sweeps
    """
    P, R, pi = melons().values()
    with hint(*HINT_SWEEP):
        # By hand: ½(0.6 − 0.4 + 0.4 − 0.6) = 0, ½(0.5 − 0.5 − 0.4 − 60) = −30.2, ½(−0.6 − 40 + 0.6 − 0.4) = −20.2, −100.
        first = [0.0, -30.2, -20.2, -100.0]
        close(answer.backup(P, R, pi, 0.9, np.zeros(4)), first, ("第一遍的值", "the values of the first sweep"))
        got = answer.backup(P, R, pi, 0.9, np.array(first))
        close(got, [-11.79, -69.431, -47.29, -190.0], ("第二遍的值", "the values of the second sweep"))
    with hint(*HINT_STOP):
        V, count = sequence(answer.policy_evaluation(P, R, pi, 0.9, 1e-3), 2)
        limit = [-561.127335, -716.728824, -639.462510, -1000.0]
        close(V, limit, ("γ = 0.9 时的 V'", "V' for γ = 0.9"), abs=0.00901, rel=0)
        equal(integer(count, ("遍数", "the number of sweeps")), 111, ("遍数", "the number of sweeps"))
        # The same world with the best policy: 0.2/(1 − γ) in 健康 and 溢水, half of γ times that, over 1 − γ/2, in 缺水.
        best = np.array([[1.0, 0.0], [1.0, 0.0], [0.0, 1.0], [1.0, 0.0]])
        V, _ = sequence(answer.policy_evaluation(P, R, best, 0.9, 1e-3), 2)
        limit = [2.0, 0.9 / 0.55, 2.0, -1000.0]
        close(V, limit, ("另一策略的 V'", "V' of another policy"), abs=0.00901, rel=0)
        V, _ = sequence(answer.policy_evaluation(P, R, pi, 0.5, 1e-6), 2)
        limit = [-24.102377, -81.564899, -58.420475, -200.0]
        close(V, limit, ("γ = 0.5 时的 V'", "V' for γ = 0.5"), abs=3e-6, rel=0)


@check(
    points=1.5,
    book="(16.8)",
    given={"task": policy_tasks(), "gamma": edges(0.0, 0.99), "seed": st.integers(0, 10**6)},
    also=pins.backup,
    hint=HINT_SWEEP,
)
def test_backup(answer, task, gamma, seed):
    """一遍扫描就是 (16.8) 的右边；由策略的真值出发，扫描不改变它 /
    A sweep is the right side of (16.8); the true values of the policy are not changed by it"""
    P, R, pi = task.values()
    for V in values_to_try(len(P), seed):
        close(
            answer.backup(P, R, pi, gamma, V),
            backup_of(P, R, pi, gamma, V),
            ("扫描后的值", "the values after the sweep"),
        )
    V = values_under(P, R, pi, gamma)
    close(answer.backup(P, R, pi, gamma, V), V, ("对真值扫描的结果", "the sweep of the true values"), abs=1e-8)


@check(
    points=3,
    book="图 16.7, (16.9) / fig. 16.7, (16.9)",
    given={"case": cases().filter(is_clear)},
    also=pins.evaluation,
    hint=HINT_STOP,
)
def test_evaluation(answer, case):
    """遍数与最后一遍的值正确；离线性方程组解出的真值不超过停止规则所保证的 /
    The number of sweeps and the values of the last one are right, as near to the true ones as the stopping rule guarantees
    """
    P, R, pi, gamma, theta = case.values()
    expected, sweeps, _ = sweeps_of(*case.values())
    V, count = sequence(answer.policy_evaluation(P, R, pi, gamma, theta), 2)
    V = array(V, (len(P),), ("V'", "V'"))
    equal(integer(count, ("遍数", "the number of sweeps")), sweeps, ("遍数", "the number of sweeps"))
    close(V, expected, ("V'", "V'"))
    away = float(np.max(np.abs(V - values_under(P, R, pi, gamma))))
    at_most(away, theta * gamma / (1 - gamma), ("与真值的差", "the distance to the true values"), slack=2e-5)


@check(
    points=1,
    book="(16.10)",
    given={"task": policy_tasks(), "gamma": edges(0.0, 0.99), "seed": st.integers(0, 10**6)},
    also=pins.action_values,
    hint=HINT_Q,
)
def test_action_values(answer, task, gamma, seed):
    """action_values 是 (16.10)；按策略平均就回到 (16.8) /
    action_values is (16.10); averaged by the policy it gives (16.8) again"""
    P, R, pi = task.values()
    for V in values_to_try(len(P), seed):
        Q = array(answer.action_values(P, R, gamma, V), P.shape[:2], ("动作值", "the action values"))
        close(Q, action_values_of(P, R, gamma, V), ("动作值", "the action values"))
        close(
            np.sum(pi * Q, axis=1), backup_of(P, R, pi, gamma, V), ("动作值按策略的平均", "their average by the policy")
        )


@check(
    points=1.25,
    book="(16.9)",
    given={"theta": st.sampled_from((1e-6, 0.001, 0.25, 3.0, 1000.0)), "gamma": edges(0.0, 0.99)},
    also=pins.error_bound,
    hint=HINT_BOUND,
)
def test_error_bound(answer, theta, gamma):
    """error_bound 在任何环境里都成立，而且不能更小 / error_bound holds in every world, and nothing smaller does"""
    # A single state that changed by δ < θ is still γδ/(1 − γ) away, and δ comes as near to θ as one likes.
    later = math.fsum(gamma**k for k in range(1, 8000)) * theta
    close(answer.error_bound(theta, gamma), later, ("error_bound", "error_bound"), abs=1e-15)


@check(
    points=1.25,
    book="(16.9)",
    given={"rule": rules().filter(lambda rule: slowest(**rule)[1])},
    also=pins.sweeps_needed,
    hint=HINT_SWEEPS,
)
def test_sweeps_needed(answer, rule):
    """sweeps_needed：有的环境要扫描这么多遍，没有环境要更多 /
    sweeps_needed: some world takes so many sweeps, and none takes more"""
    theta, gamma, r_max = rule.values()
    got = integer(answer.sweeps_needed(theta, gamma, r_max), ("遍数", "the number of sweeps"))
    equal(got, slowest(theta, gamma, r_max)[0], ("遍数", "the number of sweeps"))


@picture(
    "方格世界里随机策略的值怎样逼近，以及每一遍的最大改动",
    "How the values of a random policy approach their limit in a grid world, and the largest change of each sweep",
    alt=(
        "左：四个格子的值随遍数上升到极限；右：每一遍的最大改动与误差，对数坐标下近似直线，都在斜率为 ln γ 的虚线之下。",
        "Left: the values of four cells rise to their limits. Right: the largest change and the error of each sweep, nearly straight lines "
        "on a logarithmic scale, below the dashed line of slope ln γ.",
    ),
)
def draw_sweeps(figure, answer, reference, says):
    P, R = grid_world(4)
    pi, gamma, n = np.full((16, 4), 0.25), 0.9, 16
    limit, path = values_under(P, R, pi, gamma), [np.zeros(n)]
    for _ in range(60):
        path.append(array(answer.backup(P, R, pi, gamma, path[-1]), (n,)))
    left, right = figure.subplots(1, 2)
    for cell in (0, 6, 11, 14):
        left.plot([V[cell] for V in path], label=says(f"格子 {cell}", f"cell {cell}"))
    left.set(xlabel=says("遍", "sweep"), ylabel="V")
    left.legend(fontsize="x-small")
    changes = [np.abs(new - old).max() for old, new in zip(path, path[1:], strict=False)]
    right.semilogy(range(1, 61), changes, label=says("最大改动", "largest change"))
    right.semilogy([np.abs(V - limit).max() for V in path], label=says("误差", "error"))
    right.semilogy(range(1, 61), [gamma**k for k in range(60)], "k:", label="$γ^{k-1}$")
    right.set(xlabel=says("遍", "sweep"))
    right.legend(fontsize="x-small")


def values_to_try(n, seed):
    rng = np.random.default_rng(seed)
    near = rng.integers(-2, 3, n) + 1e-6 * rng.permutation(n)
    return [rng.integers(-5, 6, n).astype(float), rng.normal(size=n).round(9) * 20, near, np.full(n, 2.5)]
