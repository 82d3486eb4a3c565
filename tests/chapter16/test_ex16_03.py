"""Checks of exercise 16.3."""

from itertools import pairwise

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, check, close, equal, exercise, fail, hint, integers, mapping, memo, picture, require, sequence
)  # fmt: skip
from grader.strategies import decision_processes, seeds

from .pins import ex16_03 as pins
from .shared import action_values_of, best_values, grid_world, random_world, values_of, values_of_all, watering

EXERCISE = exercise(
    kind="program",
    book="§16.3.3，图 16.8",
    patterns=["certificate", "oracle", "metamorphic"],
    hints=[
        (
            "先把评估单独写好：对一个状态的环境，V 应是 r / (1 - γ)。",
            "Write the evaluation first: in a world of one state V should be r / (1 - γ).",
        ),
        (
            "由 (16.16)，只在 Q 大于 V 的地方改动作，值不会变差；策略只有 A^S 种，因此必停。",
            "By (16.16), changing actions only where Q exceeds V cannot hurt; there are A^S policies, so that it must stop.",
        ),
        (
            "比较 Q 时留 1e-8 的余地，不多也不少：舍入误差不该造成改动，而相差 1e-6 的动作并不一样好。",
            "Compare Q with a margin of 1e-8, no more and no less: rounding should change nothing, but actions 1e-6 apart are "
            "not equally good.",
        ),
    ],
)


@st.composite
def all_tasks(draw, states, actions, copies):
    P, R = (np.concatenate([array] * copies, axis=1) for array in draw(worlds(states, actions)))
    policy = draw(st.lists(st.integers(0, P.shape[1] - 1), min_size=len(P), max_size=len(P)))
    return {"P": P, "R": R, "gamma": draw(GAMMAS), "policy": policy}


def tasks(states=(1, 5), actions=(1, 3), copies=1):
    """A world, γ, and a policy to start with; every action exists `copies` times."""
    return all_tasks(states, actions, copies).filter(lambda task: _has_clear_gaps(task))


@check(
    points=2,
    book="§16.1，图 16.8 / §16.1, fig. 16.8",
    hint=(
        "先用手算一算：从健康出发，只看一步，哪个动作更好？",
        "Work it out by hand: which action is better for one step from 健康?",
    ),
)
def test_melons(answer):
    """种瓜：从 [1,1,0,0] 开始的改进，以及 γ = 0.9、0.5、0 时的最优值与最优动作 /
    Growing melons: improvement from [1,1,0,0], and the optimal values and actions for γ = 0.9, 0.5 and 0"""
    P, R = watering()
    # V(健康) = V(溢水) = 0.2 / (1 − γ)，V(缺水) = ½γV(健康) / (1 − ½γ)，V(凋亡) = −100 / (1 − γ)。
    for gamma in (0.9, 0.5, 0.0):
        healthy = 0.2 / (1 - gamma)
        V = [healthy, gamma * healthy / 2 / (1 - gamma / 2), healthy, -100 / (1 - gamma)]
        equal(
            integers(answer.improve(P, R, gamma, [1, 1, 0, 0]), 4),
            [0, 0, 1, 0],
            ("改进后的策略", "the improved policy"),
        )
        found = _found(answer.policy_iteration(P, R, gamma, [1, 1, 0, 0]))
        at = f"γ = {gamma:g} 时", f"for γ = {gamma:g}"
        equal(found["policies"], [[1, 1, 0, 0], [0, 0, 1, 0]], (f"{at[0]}的各轮策略", f"the policies {at[1]}"))
        close(found["V"], V, (f"{at[0]}的最优值", f"the optimal values {at[1]}"), abs=1e-7)
        best = _sets(answer.optimal_actions(P, R, gamma), P)
        equal(best, [[0], [0], [1], [0, 1]], (f"{at[0]}的最优动作", f"the optimal actions {at[1]}"))


@check(
    points=3,
    book="(16.13), (16.14)",
    given={"task": tasks()},
    also=pins.optimal,
    hint=("枚举全部 A^S 个策略，比较它们的值。", "Try all A^S policies and compare their values."),
)
def test_optimal(answer, task):
    """最后的值满足最优 Bellman 等式，而且不逊于任何一个策略（逐个枚举） /
    The last values satisfy the optimal Bellman equation, and no policy does better (all are tried)"""
    P, R, gamma, policy = (task[key] for key in ("P", "R", "gamma", "policy"))
    found = _found(answer.policy_iteration(P, R, gamma, policy))
    V = array(found["V"], (len(P),), ("V", "V"))
    own = values_of(P, R, gamma, _actions(found["policy"], P))
    with hint(*(HINT_EVALUATION if not np.allclose(V, own, rtol=0, atol=1e-7) else HINT_NOT_OPTIMAL)):
        close(V, best_values(P, R, gamma), ("V", "V"), abs=1e-7)
    close(
        action_values_of(P, R, gamma, V).max(axis=1),
        V,
        ("最优 Bellman 等式的右边", "the right side of the optimal Bellman equation"),
        abs=1e-7,
    )
    close(
        values_of(P, R, gamma, _actions(found["policy"], P)),
        V,
        ("最后的策略的值", "the values of the last policy"),
        abs=1e-7,
    )


@check(
    points=2,
    book="(16.16)，图 16.8 / (16.16), fig. 16.8",
    given={"task": tasks()},
    also=pins.rounds,
    hint=("先完全评估再改进；所有状态同时改进。", "Evaluate fully before improving, and improve all states at once."),
)
def test_rounds(answer, task):
    """每一轮都是对上一轮的 improve，值处处不减且至少一处增大；轮数不超过 A^S /
    Each round is `improve` of the one before; values nowhere decrease and somewhere grow; there are at most A^S rounds
    """
    P, R, gamma, policy = (task[key] for key in ("P", "R", "gamma", "policy"))
    _judge_rounds(answer, P, R, gamma, policy)
    equal(
        _actions(answer.improve(P, R, gamma, policy), P),
        improved(P, R, gamma, policy),
        ("改进一轮的策略", "the improved policy"),
    )


@check(
    points=2,
    given={"task": tasks((1, 3), (1, 2), copies=2)},
    hint=("现在的动作与最优的一样好，就留着它。", "If the present action is as good as the best, keep it."),
)
def test_ties(answer, task):
    """动作一样好时不换：每个动作都有两份时轮数不变；从最优策略开始时只有一项 /
    Equally good actions are not exchanged: with two copies of every action nothing flips; an optimal start gives one entry
    """
    P, R, gamma, policy = (task[key] for key in ("P", "R", "gamma", "policy"))
    last = _judge_rounds(answer, P, R, gamma, policy)
    half = P.shape[1] // 2
    other = [(action + half) % (2 * half) for action in last]
    found = _found(answer.policy_iteration(P, R, gamma, other))
    equal(found["policies"], [other], ("从最优策略开始时的各轮策略", "the policies from an optimal start"))
    close(found["values"], [best_values(P, R, gamma)], ("它的值", "its values"), abs=1e-7)


@check(
    points=1,
    given={"task": tasks(), "seed": st.integers(0, 1000)},
    also=pins.optimal_actions,
    hint=(
        "与最大的 Q* 相差不超过 1e-8 的都算，相差更多的不算。",
        "All within 1e-8 of the largest Q* count, and no others.",
    ),
)
def test_optimal_actions(answer, task, seed):
    """optimal_actions 找全最优动作；奖赏同乘正数、同加一个数，或状态、动作重新编号，答案随之而定 /
    optimal_actions finds all optimal actions; scaled or shifted rewards and renumbered states or actions change nothing else
    """
    P, R, gamma = task["P"], task["R"], task["gamma"]
    Q = action_values_of(P, R, gamma, best_values(P, R, gamma))
    expected = [np.flatnonzero(q >= q.max() - 1e-8).tolist() for q in Q]
    equal(_sets(answer.optimal_actions(P, R, gamma), P), expected, ("最优动作", "the optimal actions"))
    changed = _sets(answer.optimal_actions(P, 3 * R + 5, gamma), P)
    equal(changed, expected, ("奖赏变为 3R + 5 后的最优动作", "the optimal actions with rewards 3R + 5"))
    rng = np.random.default_rng(seed)
    states, actions = rng.permutation(P.shape[0]), rng.permutation(P.shape[1])
    turned = [array[states][:, actions][:, :, states] for array in (P, R)]
    renumbered = [sorted(int(np.flatnonzero(actions == a)[0]) for a in expected[s]) for s in states]
    equal(
        _sets(answer.optimal_actions(*turned, gamma), P),
        renumbered,
        ("重新编号后的最优动作", "the optimal actions after renumbering"),
    )


@picture(
    "方格世界里各轮的策略",
    "The policies of each round in a grid world",
    alt=("每轮一幅方格图，箭头表示动作，颜色表示值", "A grid for each round; arrows are actions, colours are values"),
)
def draw_rounds(figure, answer, reference, says):
    k = 4
    P, R = grid_world(k, slip=0.1)
    found = answer.policy_iteration(P, R, 0.9, [0] * (k * k))
    rounds = list(zip(found["policies"], found["values"], strict=True))[:8]
    figure.set_size_inches(5.6, 4)
    planes = figure.subplots(2, 4).ravel()
    for number, (axes, (policy, values)) in enumerate(zip(planes, rounds, strict=False)):
        shown = axes.imshow(np.reshape(values, (k, k)), cmap="Blues", vmin=0, vmax=1, alpha=0.6)
        for cell, action in enumerate(policy[:-1]):
            axes.text(cell % k, cell // k, "↑↓←→"[action], ha="center", va="center", fontsize=13)
        axes.text(k - 1, k - 1, "★", ha="center", va="center", fontsize=13)
        axes.set_title(says(f"第 {number} 轮后", f"After round {number}"), fontsize=9)
    for axes in planes:
        axes.set_axis_off()
    figure.colorbar(shown, ax=list(planes), shrink=0.8, label=says("值 V", "value V"))


TIE = 1e-8
HINT_EVALUATION = (
    "先看评估：V(s) = Σ P(R + γV(s′))，奖赏也按 P 加权，要解到不动点；相邻两次之差小于 ε 时，误差还可能有 ε·γ/(1−γ)，直接解线性方程组最稳妥。",
    "Look at the evaluation first: V(s) = Σ P(R + γV(s′)), rewards weighted by P as well, up to the fixed point. A change below ε may still "
    "leave an error of ε·γ/(1−γ); solving the linear equations is safest.",
)
HINT_NOT_OPTIMAL = (
    "V 是最后那个策略的值，可那个策略还能改进：每个状态都要比较 Q(s, a) = Σ P(R + γV(s′))，直到没有哪个动作更好。",
    "V are the values of the last policy, but that can still be improved: compare Q(s, a) = Σ P(R + γV(s′)) in every state until no action is "
    "better.",
)
HINT_START = ("第一项就是传入的策略。", "The first entry is the policy that was given.")
HINT_STOP = (
    "策略不再改变才停：只看值的变化，或只看某一个状态，会停得太早。",
    "Stop when the policy changes no more: to look at the change of the values, or at one state, stops too early.",
)
HINT_TIE = (
    "这里换了一个一样好的动作：Q 相差不超过 1e-8 就算并列，现在的动作在其中就留着，否则取编号最小的；用 == 或 argmax 会被舍入误差带走。",
    "An equally good action was taken here: those within 1e-8 are tied, the present one stays if it is among them, else the smallest number; "
    "with == or argmax rounding decides.",
)
HINT_IMPROVE = (
    "对完全评估过的 V，在每个状态取 Q(s, a) = Σ P(R + γV(s′)) 最大的动作，所有状态同时改。",
    "Take the action with the largest Q(s, a) = Σ P(R + γV(s′)) in each state, for a V that is evaluated fully, in all states at once.",
)
GAMMAS = st.sampled_from((0.0, 0.5, 0.9, 0.99))


@st.composite
def worlds(draw, states, actions):
    """(P, R): small and degenerate ones, and ones drawn by seed in which everything matters."""
    if draw(st.booleans()):
        return random_world(draw(seeds()), draw(st.integers(*states)), draw(st.integers(*actions)))
    world = draw(decision_processes(states, actions))
    return world["P"], world["R"]


def _found(got):
    """A student's answer of policy_iteration, its form verified."""
    found = dict(mapping(got, ("policy", "V", "policies", "values")))
    found["policies"] = [
        integers(policy, None, (f"policies[{i}]", f"policies[{i}]"))
        for i, policy in enumerate(sequence(found["policies"], None, ("policies", "policies")))
    ]
    require(found["policies"], "policies 不能为空", "`policies` must not be empty", got=got)
    found["policy"] = integers(found["policy"], len(found["policies"][0]), ("policy", "policy"))
    found["values"] = sequence(found["values"], len(found["policies"]), ("values", "values"))
    return found


def _actions(got, P):
    actions = integers(got, P.shape[0], ("策略", "the policy"))
    for s, action in enumerate(actions):
        if not 0 <= action < P.shape[1]:
            fail(f"状态 {s} 的动作 {action} 不存在", f"Action {action} of state {s} does not exist", got=got)
    return actions


def _sets(got, P):
    """A list of sets of actions, each sorted; lists count as sets."""
    items = sequence(got, P.shape[0], ("最优动作", "the optimal actions"))
    return [sorted(integers(sorted(item, key=str) if isinstance(item, set) else item)) for item in items]


def _about_change(P, R, gamma, before, got, expected):
    """The hint for a policy that is not what follows from the one before: a tie that was broken, or a worse action."""
    if len(got) != len(expected) or not all(0 <= action < P.shape[1] for action in got):
        return HINT_IMPROVE
    Q = action_values_of(P, R, gamma, values_of(P, R, gamma, before))
    wrong = [s for s, (mine, right) in enumerate(zip(got, expected, strict=True)) if mine != right]
    tied = wrong and all(Q[s][got[s]] >= Q[s].max() - TIE for s in wrong)
    return HINT_TIE if tied else HINT_STOP if not wrong else HINT_IMPROVE


def _judge_rounds(answer, P, R, gamma, policy):
    """Verifies every round of a run; returns the last policy."""
    found = _found(answer.policy_iteration(P, R, gamma, policy))
    wanted = rounds_from(P, R, gamma, policy)
    for number, (got, expected) in enumerate(zip(found["policies"], wanted, strict=False)):
        with hint(*(_about_change(P, R, gamma, wanted[number - 1], got, expected) if number else HINT_START)):
            equal(got, expected, (f"policies[{number}]", f"policies[{number}]"))
    last = found["policies"][len(wanted) : len(wanted) + 1]
    with hint(*(_about_change(P, R, gamma, wanted[-1], last[0], wanted[-1]) if last else HINT_STOP)):
        equal(len(found["policies"]), len(wanted), ("策略的个数", "the number of policies"))
    equal(found["policy"], wanted[-1], ("policy", "policy"))
    values = [values_of(P, R, gamma, expected) for expected in wanted]
    with hint(*HINT_EVALUATION):
        close(found["values"], values, ("values", "values"), abs=1e-7)
        close(found["V"], values[-1], ("V", "V"), abs=1e-7)
    got = [array(value, (len(P),)) for value in found["values"]]
    require(
        all((after >= before - 1e-7).all() and (after > before + 1e-9).any() for before, after in pairwise(got)),
        "每一轮的值都应处处不减，至少一处增大",
        "In every round the values should nowhere decrease and somewhere grow",
        got=found["values"],
    )
    require(len(got) <= P.shape[1] ** P.shape[0], "轮数超过了策略的个数", "There are more rounds than policies")
    return wanted[-1]


@memo
def improved(P, R, gamma, policy):
    """(16.17) with the stub's rule for ties."""
    actions = []
    for s, q in enumerate(action_values_of(P, R, gamma, values_of(P, R, gamma, policy))):
        best = [a for a in range(P.shape[1]) if q[a] >= max(q) - TIE]
        actions.append(policy[s] if policy[s] in best else best[0])
    return actions


@memo
def rounds_from(P, R, gamma, policy):
    policies = [policy]
    while len(policies) < 2 or policies[-1] != policies[-2]:
        policies.append(improved(P, R, gamma, policies[-1]))
    return policies[:-1]


def _has_clear_gaps(task):
    """Whether actions are either equally good or clearly not, under every policy."""
    P, R, gamma = task["P"], task["R"], task["gamma"]
    Q = np.array([np.sum(P * (R + gamma * V), axis=2) for V in values_of_all(P, R, gamma)])
    gaps = np.abs(Q[..., :, None] - Q[..., None, :])
    return not np.any((gaps > 1e-11) & (gaps < 1e-6))
