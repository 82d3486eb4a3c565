"""Checks of exercise 16.5."""

from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, at, check, close, exercise, memo, number, picture, sequence
from grader.strategies import edges, grid

from .pins import ex16_05 as pins
from .pins.ex16_05 import some_q
from .shared import best_values, policy_tasks, values_under

EXERCISE = exercise(
    kind="derive",
    book="§16.4.2, (16.29)-(16.31)",
    patterns=["derived formula", "two sides", "oracle"],
    hints=[
        (
            "展开两三步：Q_1, Q_2, Q_3 用 Q_0 与各 r 写出来，每走一步，以前的系数怎样变？",
            "Expand two or three steps: write Q_1, Q_2, Q_3 by Q_0 and the r's. What does each step do to the coefficients from before?",
        ),
        (
            "(16.30) 是一个期望。从环境与策略里各抽一次样，得到它的什么？",
            "(16.30) is an expectation. What does one draw from the environment, and one from the policy, give of it?",
        ),
        (
            "更新是样本的一次函数，所以改动的期望就是把样本换成它的期望。",
            "The update is linear in the sample, so that the expected change is the change by the expected sample.",
        ),
    ],
    written={
        "derivation": [
            ("由 (16.29) 的增量形式出发，1/(t+1) 换成 α", "From the incremental form (16.29), α for 1/(t+1)"),
            (
                "(16.30) 的期望换成一次采样 r + γQ(x', a')",
                "The expectation in (16.30) replaced by one sample r + γQ(x', a')",
            ),
            ("说明 Q^π 未知，用现有的估计代替", "Says that Q^π is unknown and the present estimate stands in for it"),
            (
                "权重：系数之和为 1 要算上初始值的系数；越早的样本越小",
                "Weights: they sum to 1 only with that of the initial value; earlier samples count less",
            ),
        ]
    },
)

HINT_MEAN = ("t + 1 个样本之和是 tq + r。", "The t + 1 samples sum to tq + r.")
HINT_WEIGHTS = (
    "每多一步，以前的系数都乘以 1 − α；Q_0 的系数也在其中。",
    "Each further step multiplies all coefficients from before by 1 − α, that of Q_0 among them.",
)
HINT_TARGET = (
    "先在每个下一状态按 pi 对 Q 平均，再按 P 对下一状态求和；γ 不乘奖赏。",
    "Average Q by pi in every next state first, then sum over next states by P; γ does not multiply rewards.",
)
HINT_UPDATE = (
    '先读出所有要用的旧值；只有 Q[s, a] 改变，改动是步长乘以 "目标减现值"。',
    "Read all old values first; only Q[s, a] changes, by the step size times target minus present value.",
)
HINT_EXPECTED = (
    "列出所有 (s', a')，各以概率 P[s, a, s'] · pi[s', a'] 出现，把改动加权相加。",
    "List all (s', a'): each occurs with probability P[s, a, s'] · pi[s', a']; sum their changes with these weights.",
)
HINT_MAX = (
    "目标里下一状态的值是那里最大的 Q，与策略无关。",
    "In the target, the value of the next state is the largest Q there; no policy is involved.",
)


@st.composite
def moves(draw):
    """A world with estimates, a state and an action in it, α and γ."""
    task = draw(policy_tasks())
    n, actions = task["pi"].shape
    return {
        **task,
        "Q": some_q(draw(st.integers(0, 10**4)), n, actions),
        "s": draw(st.integers(0, n - 1)),
        "a": draw(st.integers(0, actions - 1)),
        "alpha": draw(edges(0.0, 1.0)),
        "gamma": draw(edges(0.0, 0.99)),
    }


@check(points=1, book="§16.4.2, (16.29)", hint=HINT_WEIGHTS)
def test_weights_of_five(answer):
    """α = 0.3 的五步与 α_i = 1/i 的五步的权重 / The weights of five steps with α = 0.3, and with α_i = 1/i"""
    expected = [0.16807, 0.07203, 0.1029, 0.147, 0.21, 0.3]
    close(answer.sample_weights([0.3] * 5), expected, ("α = 0.3 的权重", "the weights for α = 0.3"))
    expected = [0, 0.2, 0.2, 0.2, 0.2, 0.2]
    close(
        answer.sample_weights([1, 1 / 2, 1 / 3, 1 / 4, 1 / 5]),
        expected,
        ("α_i = 1/i 的权重", "the weights for α_i = 1/i"),
    )


@check(
    points=1.5,
    book="(16.29)",
    given={"samples": st.lists(grid(-10, 10), min_size=1, max_size=10)},
    also=pins.incremental_mean,
    hint=HINT_MEAN,
)
def test_incremental_mean(answer, samples):
    """逐个更新的均值就是算术平均 / Updated sample by sample, it is the arithmetic mean"""
    q = 0.0
    for t, r in enumerate(samples):
        mean = float(sum(map(Fraction, samples[: t + 1])) / (t + 1))
        what = f"{t + 1} 个样本的均值", f"the mean of {t + 1}"
        close(answer.incremental_mean(q, r, t), mean, what)
        q = mean
    for t in (999, 123_456, 1_000_000):
        mean = float((Fraction(q) * t + Fraction(samples[0])) / (t + 1))
        close(answer.incremental_mean(q, samples[0], t), mean, (f"t = {t} 时的均值", f"the mean for t = {t}"))
    for t in (1000, 12_345):  # a mean so small that it shows what a single large sample is divided by
        close(answer.incremental_mean(0.0, 1000.0, t), 1000 / (t + 1), (f"t = {t} 时的均值", f"the mean for t = {t}"))


@check(
    points=2,
    book="(16.29)",
    given={"alphas": st.lists(st.one_of(edges(0.0, 1.0), st.sampled_from((0.0, 0.25, 0.5, 1.0))), max_size=12)},
    also=pins.weights,
    hint=HINT_WEIGHTS,
)
def test_weights(answer, alphas):
    """权重就是递推式中各项的系数，连同初始值的一共为 1 /
    The weights are the coefficients in the recursion; with that of the initial value they sum to 1"""
    expected = weights_by_feeding(alphas)
    got = array(answer.sample_weights(alphas), (len(alphas) + 1,), ("权重", "the weights"))
    close(got, expected, ("权重", "the weights"))
    close(float(sum(got)), 1.0, ("权重之和", "the sum of the weights"), abs=1e-6)


@check(points=1.5, book="(16.30)", given={"move": moves()}, also=pins.target, examples=25, hint=HINT_TARGET)
def test_target(answer, move):
    """bellman_target 是 (16.30) 的右边；以策略的真值代入时得到它自己 /
    bellman_target is the right side of (16.30), which gives the true values back when they are put in"""
    P, R, pi, Q, gamma = (move[key] for key in ("P", "R", "pi", "Q", "gamma"))
    n, actions = Q.shape
    if n * n * actions > 300:  # a large world: one state of it by definition is enough to see
        got = array(answer.bellman_target(P, R, pi, Q, gamma), (n, actions))
        for a in range(actions):
            close(
                got[n - 1, a],
                target_of(P, R, pi, Q, gamma, n - 1, a),
                ("最后一个状态的目标", "the target of the last state"),
            )
        return
    expected = [[target_of(P, R, pi, Q, gamma, s, a) for a in range(actions)] for s in range(n)]
    close(answer.bellman_target(P, R, pi, Q, gamma), expected, ("目标", "the targets"))
    V = values_under(P, R, pi, gamma)
    true = np.sum(P * (R + gamma * V), axis=2)
    close(
        answer.bellman_target(P, R, pi, true, gamma),
        true,
        ("代入真值的目标", "the targets of the true values"),
        abs=1e-8,
    )


@check(
    points=1.5,
    book="(16.31)",
    given={"move": moves(), "r": grid(-4, 4), "to": st.tuples(st.integers(0, 29), st.integers(0, 5))},
    also=pins.update,
    examples=40,
    hint=HINT_UPDATE,
)
def test_update(answer, move, r, to):
    """sarsa_update 只改 Q[s, a] 一处，改成 (16.31) 的值 /
    sarsa_update changes Q[s, a] alone, to the value in (16.31)"""
    Q, s, a, alpha, gamma = (move[key] for key in ("Q", "s", "a", "alpha", "gamma"))
    s2, a2 = to[0] % Q.shape[0], to[1] % Q.shape[1]
    expected = Q.copy()
    expected[s, a] = (1 - alpha) * Q[s, a] + alpha * (r + gamma * Q[s2, a2])
    close(answer.sarsa_update(Q, s, a, r, s2, a2, alpha, gamma), expected, ("更新后的 Q", "the updated Q"))


@check(points=1.5, book="(16.30), (16.31)", given={"move": moves()}, also=pins.target, examples=25, hint=HINT_EXPECTED)
def test_expected_change(answer, move):
    """expected_change 是各种 (s', a') 的改动的期望；当且仅当 Q 已是策略的真值时处处为 0 /
    expected_change is the mean over all (s', a'); it is 0 everywhere only if Q holds the true values of the policy"""
    P, R, pi, Q, s, a, alpha, gamma = (move[key] for key in ("P", "R", "pi", "Q", "s", "a", "alpha", "gamma"))
    expected = alpha * (target_of(P, R, pi, Q, gamma, s, a) - Q[s, a])
    close(answer.expected_change(P, R, pi, Q, s, a, alpha, gamma), expected, ("改动的期望", "the expected change"))
    true = np.sum(P * (R + gamma * values_under(P, R, pi, gamma)), axis=2)
    got = answer.expected_change(P, R, pi, true, s, a, alpha, gamma)
    with at("Q 为真值时", "with the true values for Q"):
        close(got, 0.0, ("改动的期望", "the expected change"), abs=1e-8)


@check(points=1, book="图 16.13 / fig. 16.13", given={"move": moves()}, also=pins.target, examples=25, hint=HINT_MAX)
def test_q_learning(answer, move):
    """q_learning_change 是目标取最大值时的期望；Q 为最优值时为 0 /
    q_learning_change is the mean for the target with the maximum; it is 0 at the optimal values"""
    P, R, Q, s, a, alpha, gamma = (move[key] for key in ("P", "R", "Q", "s", "a", "alpha", "gamma"))
    target = sum(P[s, a, t] * (R[s, a, t] + gamma * max(Q[t])) for t in range(len(P)))
    got = answer.q_learning_change(P, R, Q, s, a, alpha, gamma)
    close(got, alpha * (target - Q[s, a]), ("改动的期望", "the expected change"))
    if len(P) <= 5:
        best = np.sum(P * (R + gamma * best_values(P, R, gamma)), axis=2)
        got = answer.q_learning_change(P, R, best, s, a, alpha, gamma)
        with at("Q 为最优值时", "with the optimal values for Q"):
            close(got, 0.0, ("改动的期望", "the expected change"), abs=1e-6)


@picture(
    "二十步之后初始值与各样本的权重",
    "The weights of the initial value and of the samples after twenty steps",
    alt=(
        "三组柱形：α = 0.1 与 0.3 时越早的样本权重越小，α_i = 1/i 时各样本相同，初始值为 0。",
        "Three groups of bars: with α = 0.1 and 0.3 earlier samples weigh less; with α_i = 1/i all weigh the same and the initial value 0.",
    ),
)
def draw_weights(figure, answer, reference, says):
    t = 20
    rules = [([0.1] * t, "α = 0.1"), ([0.3] * t, "α = 0.3"), ([1 / i for i in range(1, t + 1)], "$α_i = 1/i$")]
    for axes, (alphas, name) in zip(figure.subplots(1, 3, sharey=True), rules, strict=True):
        weights = sequence(answer.sample_weights(alphas), t + 1)
        axes.bar(0, number(weights[0]), color="tab:red", label="$Q_0$")
        axes.bar(range(1, t + 1), [number(w) for w in weights[1:]], label=says("样本", "samples"))
        axes.set(title=name, xlabel="i")
    axes.legend(fontsize="x-small")


@memo
def weights_by_feeding(alphas):
    """The coefficient of each input: the recursion fed with a one there and zeros elsewhere."""
    weights = []
    for place in range(len(alphas) + 1):
        value = float(place == 0)
        for i, alpha in enumerate(alphas, 1):
            value = (1 - alpha) * value + alpha * (i == place)
        weights.append(value)
    return weights


def target_of(P, R, pi, Q, gamma, s, a):
    return sum(p * w * (r + gamma * q) for p, r, row in _next(P, R, pi, Q, s, a) for w, q in row)


def _next(P, R, pi, Q, s, a):
    """Of each next state: its probability, the reward, and the pairs of probability and estimate of its actions."""
    rows = [list(zip(*pair, strict=True)) for pair in zip(pi.tolist(), Q.tolist(), strict=True)]
    return zip(P[s, a].tolist(), R[s, a].tolist(), rows, strict=True)
