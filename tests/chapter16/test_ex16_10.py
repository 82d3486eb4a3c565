"""Checks of exercise 16.10."""

from itertools import product

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, at, at_least, at_most, between, check, close, equal, exercise, fail, hint, integer, integers, memo,
    number, picture, repeatable, require, sequence
)  # fmt: skip
from grader.strategies import edges

from .pins import ex16_10 as pins
from .pins.ex16_10 import KEYS, any_world, astray, clone_of, is_clear, pushed

EXERCISE = exercise(
    kind="program",
    book="§16.6.1，习题 16.10 / §16.6.1, exercise 16.10",
    patterns=["oracle", "certificate", "witness"],
    hints=[
        (
            "把状态的分布一步步推下去：d_{t+1}(s') = Σ_s d_t(s) P(s' | s, 时刻 t 的动作)。",
            "Push the distribution of states on, a step at a time: d_{t+1}(s') = Σ_s d_t(s) P(s' | s, the action at time t).",
        ),
        (
            "直接模仿第一次出错之后，到的是什么状态？它在那里学过吗？",
            "Where does direct imitation get after its first mistake? Did it learn anything there?",
        ),
        (
            "时刻 t 该做什么，要在你自己时刻 t 会在的状态上学：它由前面各时刻的策略决定。",
            "What to do at time t has to be learned in the states where you yourself will be at time t; the policies of the times before "
            "decide on that.",
        ),
    ],
    written={
        "idea": [
            (
                "训练与使用的分布不同，错误会累积",
                "Training and use have different distributions, and mistakes compound",
            ),
            ("怎样得到自己的分布上的专家动作", "How expert actions in the imitator's own states are obtained"),
            ("怎样由此训练策略，为什么有效", "How the policy is trained on them, and why that works"),
        ]
    },
)

HINT_PUSH = (
    "第 0 行就是 d0；从时刻 t 到 t + 1 用的是 policies[t]，按 obs[s] 查动作。",
    "Row 0 is d0 itself; from time t to t + 1 it is policies[t] that counts, asked by obs[s].",
)
HINT_COUNT = (
    "每个时刻、每个状态：做的动作与 expert[s] 不同时，加上在那里的概率。",
    "For every time and state: where the action is not expert[s], add the probability of being there.",
)
HINT_CLONE = (
    "在专家自己的分布上加权；专家按状态做动作，不是按观察。权重之和（不取平均）相差不超过 1e-9 是平局。",
    "Weight by the expert's own distribution; the expert acts by the state, not by what it looks like. Sums of weights (not means) within "
    "1e-9 are ties.",
)
HINT_OWN = (
    "你会到的状态，取决于你自己前面的策略：在那里请教专家。",
    "Where you will be depends on your own policies before: ask the expert there.",
)


@st.composite
def any_worlds(draw, T=(1, 8)):
    return any_world(
        draw(st.integers(0, 10**5)),
        draw(st.integers(1, 5)),
        draw(st.integers(1, 4)),
        draw(st.integers(1, 3)),
        draw(st.integers(*T)),
    )


@st.composite
def astray_worlds(draw):
    return astray(
        draw(edges(0.01, 0.15)),
        draw(st.integers(1, 3)),
        draw(st.integers(2, 3)),
        draw(st.integers(0, 999)),
        draw(st.sampled_from((10, 15, 20, 30, 50))),
    )


@check(points=1.5, book="§16.6.1")
def test_three_states(answer):
    """三个状态的环境：分布，直接模仿与最好的不变的策略的错误数 /
    An environment of three states: distributions, and the mistakes of direct imitation and of the best constant policy
    """
    P, d0, expert, obs = three_states(0.05)
    with hint(*HINT_PUSH):
        rows = answer.state_distributions(P, d0, np.array([[1, 0]] * 3), obs, 3)
        expected = [[0.95, 0.05, 0], [0.9025, 0.0475, 0.05], [0.857375, 0.045125, 0.0975]]
        close(rows, expected, ("各时刻的分布", "the distributions"))
    with hint(*HINT_CLONE):
        got = array(
            answer.behaviour_cloning(P, d0, expert, obs, 2, 2, 20), (20, 2), ("直接模仿的策略", "direct imitation")
        )
        equal(got, [[1, 0]] * 20, ("直接模仿的策略", "direct imitation"))
    with hint(*HINT_COUNT):
        for epsilon, T, cloning, best in (
            (0.05, 20, 7.811, 0.9546),
            (0.01, 10, 0.534, 0.099),
            (0.01, 20, 1.973, 0.198),
            (0.01, 50, 10.896, 0.495),
        ):
            P, d0, expert, obs = three_states(epsilon)
            for row, expected, name in (([1, 0], cloning, "直接模仿"), ([1, 1], best, "最好的")):
                got = answer.expected_mistakes(P, d0, np.array([row] * T), expert, obs, T)
                told = (
                    f"{name}策略的错误数 (ε = {epsilon:g}, T = {T})",
                    f"the mistakes of {row} (ε = {epsilon:g}, T = {T})",
                )
                close(got, expected, told, abs=6e-4)


@check(points=1.5, given={"world": any_worlds(), "seed": st.integers(0, 999)}, also=pins.distributions, hint=HINT_PUSH)
def test_distributions(answer, world, seed):
    """state_distributions 一步步推下去，每行之和为 1 /
    state_distributions is pushed on a step at a time; rows sum to 1"""
    P, d0, obs, T = (world[key] for key in ("P", "d0", "obs", "T"))
    policies = policies_for(world, seed, "changing")
    got = array(answer.state_distributions(P, d0, policies, obs, T), (T, len(d0)), ("分布", "the distributions"))
    close(got, pushed(P, d0, lambda t, s: int(policies[t, obs[s]]), T), ("各时刻的分布", "the distributions"))


@check(points=1, given={"world": any_worlds(), "seed": st.integers(0, 999)}, also=pins.distributions, hint=HINT_COUNT)
def test_mistakes(answer, world, seed):
    """expected_mistakes 是各时刻错误的概率之和 /
    expected_mistakes is the sum over time of the probability of a mistake"""
    P, d0, expert, obs, T = (world[key] for key in ("P", "d0", "expert", "obs", "T"))
    for kind in ("changing", "constant"):
        policies = policies_for(world, seed, kind)
        expected = mistakes_of(P, d0, policies, expert, obs, T)
        got = answer.expected_mistakes(P, d0, policies, expert, obs, T)
        close(got, expected, ("错误数的期望", "the expected mistakes"))


@check(points=1.5, book="§16.6.1", given={"world": any_worlds().filter(is_clear)}, also=pins.cloning, hint=HINT_CLONE)
def test_cloning(answer, world):
    """behaviour_cloning 取专家在自己走过的状态上做得最多的动作 /
    behaviour_cloning takes what the expert does most where the expert goes"""
    T, n_obs = world["T"], world["n_obs"]
    expected = [clone_of(**world)[0]] * T
    got = array(answer.behaviour_cloning(*world.values()), (T, n_obs), ("策略", "the policy"))
    equal(got, expected, ("直接模仿的策略", "the policy of direct imitation"))


@check(points=2.5, given={"world": astray_worlds()}, also=pins.astray_inputs, examples=30, hint=HINT_OWN)
def test_astray(answer, world):
    """在 “走偏” 的环境里，imitate 的错误数不超过最好的不变的策略的 1.25 倍 /
    In environments "astray", imitate makes at most 1.25 times the mistakes of the best constant policy"""
    policies = own_policy(answer, world)
    P, d0, expert, obs, T = (world[key] for key in ("P", "d0", "expert", "obs", "T"))
    got = mistakes_of(P, d0, policies, expert, obs, T)
    at_most(float(got), 1.25 * best_constant(**world), ("错误数的期望", "the expected number of mistakes"))


@check(
    points=1,
    given={
        "q": edges(0.02, 0.3),
        "n_actions": st.integers(2, 4),
        "T": st.sampled_from((10, 20, 35, 50)),
        "other": any_worlds(),
        "seed": st.integers(0, 99),
    },
    also=pins.seasons_inputs,
    examples=25,
    hint=HINT_OWN,
)
def test_seasons(answer, q, n_actions, T, other, seed):
    """在 “换季” 的环境里，imitate 的错误数不超过最好的不变的策略；别处的策略形式正确 /
    In environments "seasons", imitate makes no more mistakes than the best constant policy; elsewhere its form is right
    """
    own_policy(answer, other)
    world = seasons(q, n_actions, seed, T)
    policies = own_policy(answer, world)
    P, d0, expert, obs = (world[key] for key in ("P", "d0", "expert", "obs"))
    got = mistakes_of(P, d0, policies, expert, obs, T)
    at_most(float(got), best_constant(**world), ("错误数的期望", "the expected number of mistakes"), slack=2e-9)


@check(points=1, given={"epsilon": edges(0.005, 0.05), "T": st.integers(30, 60)}, also=pins.compounding, examples=20)
def test_compounding(answer, epsilon, T):
    """compounding：直接模仿的错误数至少是最好的不变的策略的 5 倍 /
    compounding: direct imitation makes at least 5 times the mistakes of the best constant policy"""
    got = sequence(answer.compounding(epsilon, T), 6, ("compounding", "compounding"))
    n_obs, n_actions = integer(got[4], ("n_obs", "n_obs")), integer(got[5], ("n_actions", "n_actions"))
    require(
        1 <= n_obs <= 4 and 1 <= n_actions <= 3,
        "n_obs 或 n_actions 不合要求",
        "n_obs or n_actions is not as asked",
        got=got[4:],
    )
    P = array(got[0], (None, n_actions, None), ("P", "P"))
    n = len(P)
    require(1 <= n <= 10, f"状态数 {n} 不合要求", f"{n} states are too few or too many", got=P.shape)
    P, d0 = array(P, (n, n_actions, n), ("P", "P")), array(got[1], (n,), ("d0", "d0"))
    rows = np.concatenate([P.reshape(-1, n), d0[None, :]])
    require(
        rows.min() >= 0 and np.abs(rows.sum(axis=1) - 1).max() <= 1e-9,
        "P 的各行与 d0 应是概率",
        "Rows of P, and d0, are probabilities",
        got=rows,
    )
    expert, obs = integers(got[2], n, ("expert", "expert")), integers(got[3], n, ("obs", "obs"))
    require(
        min(expert) >= 0 and max(expert) < n_actions,
        "expert 中有不存在的动作",
        "The expert has actions that do not exist",
        got=expert,
    )
    require(
        min(obs) >= 0 and max(obs) < n_obs,
        "obs 中有不存在的观察",
        "There are observations that do not exist in obs",
        got=obs,
    )
    world = dict(zip(KEYS, (P, d0.tolist(), expert, obs, n_obs, n_actions, T), strict=True))
    best = best_constant(**world)
    cloned = mistakes_of(P, d0.tolist(), [clone_of(**world)[0]] * T, expert, obs, T)
    with (
        hint(
            "常见的与少见的状态看上去一样，少见的占 ε。",
            "Let a usual and a rare state look alike, the rare one with probability ε.",
        ),
        at("最好的不变的策略", "the best constant policy"),
    ):
        between(float(best), epsilon * T / 2, 2 * epsilon * T, ("错误数", "the number of mistakes"))
    with hint(
        "出错之后要到专家从没去过的状态，而且回不来。",
        "After a mistake it should be where the expert never is, and stay there.",
    ):
        at_least(float(cloned), 5 * float(best), ("直接模仿的错误数", "the mistakes of direct imitation"))


@picture(
    "走偏的概率随时间的变化：直接模仿与你的办法",
    "The probability of being astray over time: direct imitation, and your way",
    alt=(
        "横轴是时刻，纵轴是走偏的概率：直接模仿的升向 1，另一条一直很低。",
        "Time against the probability of being astray: that of direct imitation rises towards 1, the other stays low.",
    ),
)
def draw_astray(figure, answer, reference, says):
    P, d0, expert, obs = three_states(0.05)
    T = 50
    axes = figure.subplots()
    for name, ask in (
        (says("直接模仿", "direct imitation"), "behaviour_cloning"),
        (says("你的办法", "your way"), "imitate"),
    ):
        policies = array(getattr(answer, ask)(P, d0, expert, obs, 2, 2, T), (T, 2)).astype(int)
        rows = pushed(P, d0, lambda t, s, policies=policies: int(policies[t, obs[s]]), T)
        axes.plot([number(row[2]) for row in rows.tolist()], label=name)
    axes.set(xlabel=says("时刻", "time"), ylabel=says("走偏的概率", "probability of being astray"), ylim=(0, 1))
    axes.legend()


def mistakes_of(P, d0, policies, expert, obs, T):
    rows = pushed(P, d0, lambda t, s: int(policies[t][obs[s]]), T)
    return sum(p for t, row in enumerate(rows) for s, p in enumerate(row) if int(policies[t][obs[s]]) != expert[s])


@memo
def best_constant(P, d0, expert, obs, n_obs, n_actions, T):
    """The least expected mistakes of a policy that does not change with time."""
    found = [np.inf]
    for row in product(range(n_actions), repeat=n_obs):
        actions = np.array(row)[obs]
        wrong, moves = actions != np.array(expert), P[np.arange(len(obs)), actions]
        d, total = np.array(d0, dtype=float), 0.0
        for _ in range(T):
            total += float(d[wrong].sum())
            d = d @ moves
        found.append(total)
    return min(found)


def policies_for(world, seed, kind):
    rng = np.random.default_rng(seed)
    shape = world["T"], world["n_obs"]
    if kind == "constant":
        return np.tile(rng.integers(0, world["n_actions"], shape[1]), (shape[0], 1))
    return rng.integers(0, world["n_actions"], shape)


def seasons(q, n_actions, seed, T):
    """The stub's second kind."""
    rng = np.random.default_rng(seed)
    first, second = rng.permutation(n_actions)[:2].tolist()
    P = np.zeros((2, n_actions, 2))
    P[0] = 1 - q, q
    P[1] = 0.0, 1.0
    d0, expert, order = [1.0, 0.0], [first, second], rng.permutation(2)
    return dict(
        zip(
            KEYS,
            (P[order][:, :, order], [d0[k] for k in order], [expert[k] for k in order], [0, 0], 1, n_actions, T),
            strict=True,
        )
    )


def three_states(epsilon):
    """Usual and rare state look alike; a mistake leads to the third."""
    P = np.zeros((3, 2, 3))
    for s, right in enumerate((1, 0, 1)):
        P[s, right] = 1 - epsilon, epsilon, 0
        P[s, 1 - right] = 0, 0, 1
    return P, [1 - epsilon, epsilon, 0.0], [1, 0, 1], [0, 0, 1]


def own_policy(answer, world):
    T, n_obs, n_actions = world["T"], world["n_obs"], world["n_actions"]
    got = array(repeatable(answer, "imitate", *world.values()), (T, n_obs), ("策略", "the policy"))
    actions = np.array([integers(row, n_obs, ("动作", "the actions")) for row in got])
    if actions.size and not (actions.min() >= 0 and actions.max() < n_actions):
        fail("策略中有不存在的动作", "The policy has actions that do not exist", got=got)
    return actions
