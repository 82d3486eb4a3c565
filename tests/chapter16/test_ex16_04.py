"""Checks of exercise 16.4."""

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, at_least, between, check, close, equal, exercise, hint, integer, memo, number, picture, require,
    sequence, share_of_claims
)  # fmt: skip
from grader.strategies import edges, grid

from .pins import ex16_04 as pins
from .pins.ex16_04 import many
from .shared import best_values, policy_tasks, values_of

EXERCISE = exercise(
    kind="discuss",
    book="§16.3, §16.4",
    patterns=["two sides", "oracle", "witness", "claims"],
    hints=[
        (
            "写出一个 (s, a) 的几条样本的目标之平均：它是对哪个分布的期望？",
            "Write the mean of the targets of one (s, a): of which distribution is it the expectation?",
        ),
        (
            "坏运气：一件稀有的坏事，样本里偏偏就是它。",
            "Bad luck: something bad and rare, and it is just what the samples show.",
        ),
        (
            "一条走廊，走错一步就回到起点：随机地走，平均要多久才能连着走对 n 步？",
            "A corridor in which one wrong move leads back to the start: how long does it take by chance to make n right moves in a row?",
        ),
    ],
    written={
        "essay": [
            ("样本的利用：模型可反复规划", "Use of samples: a model can be planned with again and again"),
            ("空间与每步的计算量", "Space, and the cost of each step"),
            ("模型误差如何影响策略", "How errors of the model affect the policy"),
            ("奖赏或环境改变时怎样", "What happens when rewards or the environment change"),
        ]
    },
)

HINT_MODEL = (
    "同一个 (s, a) 的样本中，转到 t 的占几分之几？奖赏只在 (s, a, t) 都相同的样本之间平均。",
    "Of the samples of one (s, a), which share leads to t? Rewards are averaged among samples with the same (s, a, t) only.",
)
HINT_SWEEP = (
    "先用旧的 Q 算出所有样本的目标，再对同一个 (s, a) 的求平均。",
    "Compute the targets of all samples with the old Q first, then average those of the same (s, a).",
)
HINT_PLAN = (
    "Q* 满足 Q(s, a) = Σ_t P (R + γ max_b Q(t, b))；迭代要到改动远小于 1e-8 为止。",
    "Q* satisfies Q(s, a) = Σ_t P (R + γ max_b Q(t, b)); iterate until changes are far below 1e-8.",
)


@st.composite
def batches(draw, most=40):
    """{"transitions", "S", "A"}: with pairs never seen, repeated moves and rewards that differ between them."""
    n, actions = draw(st.integers(1, 5)), draw(st.integers(1, 3))
    rewards = draw(st.sampled_from((grid(-3, 3, 1.0), grid(-2, 2, 0.125))))
    one = st.tuples(st.integers(0, n - 1), st.integers(0, actions - 1), rewards, st.integers(0, n - 1))
    return {"transitions": draw(st.lists(one, max_size=most)), "S": n, "A": actions}


@check(points=1)
def test_three_samples(answer):
    """三条样本的模型，10 个状态 4 个动作时的空间 /
    The model of three samples, and the space for 10 states and 4 actions"""
    with hint(*HINT_MODEL):
        P, R = sequence(answer.estimate_model([(0, 0, 1.0, 1), (0, 0, 3.0, 1), (0, 0, 0.0, 0)], 2, 2), 2)
        expected = [[[1 / 3, 2 / 3], [1, 0]], [[0, 1], [0, 1]]]
        close(P, expected, ("P", "P"))
        close(R, [[[0, 2], [0, 0]], [[0, 0], [0, 0]]], ("R", "R"))
    with hint("数一数数组的元素：几个数组，各是什么形状？", "Count entries: how many arrays, of which shapes?"):
        got = [integer(one) for one in sequence(answer.memory_numbers(10, 4), 2, ("memory_numbers", "memory_numbers"))]
        equal(got, [800, 40], ("所占的数", "the numbers held"))


@check(points=2, given={"batch": batches()}, also=pins.model, hint=HINT_MODEL)
def test_model(answer, batch):
    """P 是各 (s, a) 的样本中的频率，R 是各 (s, a, t) 的平均奖赏；样本的次序无关 /
    P are the frequencies among the samples of each (s, a), R the mean rewards of each (s, a, t); the order of samples is irrelevant
    """
    transitions, n, actions = batch.values()
    P, R = model_of(transitions, n, actions)
    for order in (transitions, transitions[::-1]):
        got = sequence(answer.estimate_model(order, n, actions), 2, ("模型", "the model"))
        close(array(got[0], P.shape, ("P", "P")), P, ("P", "P"))
        close(array(got[1], R.shape, ("R", "R")), R, ("R", "R"))


@check(
    points=2.5,
    book="图 16.13, (16.19) / fig. 16.13, (16.19)",
    given={"batch": batches(), "gamma": edges(0.0, 0.95), "seed": st.integers(0, 999)},
    also=pins.sweep,
    examples=30,
    hint=HINT_SWEEP,
)
def test_sweep(answer, batch, gamma, seed):
    """batch_q_sweep 平均各条样本的目标；在估计的模型上规划的 Q 经它不变 /
    batch_q_sweep averages the targets of the samples; it does not change the Q planned in the estimated model"""
    transitions, n, actions = batch.values()
    for kind in range(3):
        Q = some_q(seed + 2 * kind, n, actions)
        expected = Q.copy()
        for s, a in {one[:2] for one in transitions}:
            targets = [r + gamma * max(Q[t]) for s2, a2, r, t in transitions if (s2, a2) == (s, a)]
            expected[s, a] = sum(targets) / len(targets)
        close(answer.batch_q_sweep(transitions, Q, gamma), expected, ("更新后的 Q", "the updated Q"))
    planned = best_q(*model_of(transitions, n, actions), gamma)
    got = answer.batch_q_sweep(transitions, planned, gamma)
    close(got, planned, ("由规划的 Q 更新的结果", "the update of the planned Q"), abs=1e-7)


@check(
    points=1.5,
    book="(16.15)",
    given={"task": policy_tasks(), "gamma": edges(0.0, 0.95)},
    also=pins.plan,
    examples=40,
    hint=HINT_PLAN,
)
def test_plan(answer, task, gamma):
    """plan 是最优的状态-动作值 / plan gives the optimal action values"""
    P, R = task["P"], task["R"]
    close(answer.plan(P, R, gamma), best_q(P, R, gamma), ("Q*", "Q*"), abs=1e-8)


@check(
    points=0.5,
    given={"S": st.integers(1, 10), "A": st.integers(1, 4)},
    also=pins.memory,
    examples=20,
    hint=("数一数数组的元素：几个数组，各是什么形状？", "Count entries: how many arrays, of which shapes?"),
)
def test_memory(answer, S, A):
    """模型与 Q 表所占的空间 / The space taken by a model and by a Q table"""
    got = [integer(one) for one in sequence(answer.memory_numbers(S, A), 2, ("memory_numbers", "memory_numbers"))]
    model, table = np.zeros((2, S, A, S)), np.zeros((S, A))
    equal(got, [model.size, table.size], ("所占的数", "the numbers held"))


@check(points=1, given={"share": edges(0.02, 0.5), "gamma": edges(0.0, 0.95)}, also=pins.misled, examples=20)
def test_misled(answer, share, gamma):
    """misled：样本都可能出现，而规划出的策略少得 gap 到 2 gap /
    misled: every sample is possible, and the planned policy earns less by `gap` to twice that"""
    gap = share / (1 - gamma)
    P, R, transitions = sequence(answer.misled(gap, gamma), 3, ("misled", "misled"))
    P = array(P, (None, None, None), ("P", "P"))
    n, actions = P.shape[:2]
    require(
        2 <= n <= 10 and 1 <= actions <= 4,
        "状态或动作的个数不对",
        "There are too few or too many states or actions",
        got=P.shape,
    )
    P, R = array(P, (n, actions, n), ("P", "P")), array(R, (n, actions, n), ("R", "R"))
    require(
        P.min() >= 0 and np.allclose(P.sum(axis=2), 1, rtol=0, atol=1e-9),
        "P 的各行应是概率",
        "Rows of P are probabilities",
        got=P,
    )
    require(np.abs(R).max() <= 1, "|R| 不能超过 1", "|R| may not exceed 1", got=R)
    samples = [possible(one, P, R) for one in sequence(transitions, None, ("样本", "the samples"))]
    require(len(samples) <= 100, "样本超过了 100 条", "There are more than 100 samples", got=len(samples))
    missing = {(s, a) for s in range(n) for a in range(actions)} - {one[:2] for one in samples}
    require(
        not missing, f"{sorted(missing)[:3]} 没有样本", f"There are no samples of {sorted(missing)[:3]}", got=samples
    )
    Q = iterated(*model_of(samples, n, actions), gamma)
    policy = [next(a for a in range(actions) if q[a] >= max(q) - 1e-9) for q in Q]
    best = max(iterated(P, R, gamma)[0])
    with hint(
        "让一个好动作偶尔有坏结果，而样本里只有那个坏结果；奖赏的大小决定少得多少。",
        "Let a good action have a bad outcome now and then, and let the samples show only that. The size of the rewards sets the loss.",
    ):
        loss = float(best - values_of(P, R, gamma, policy)[0])
        between(loss, gap, 2 * gap, ("少得的值", "the loss"), slack=1e-9)


@check(points=0.75, given={"n": st.integers(2, 10)}, also=pins.hard_to_explore, examples=9)
def test_hard_to_explore(answer, n):
    """hard_to_explore：n 步之内能到，随机地走却要很久 /
    hard_to_explore: it takes n moves at most, yet very long by chance"""
    P = array(answer.hard_to_explore(n), (n + 1, 2, n + 1), ("P", "P"))
    exact = np.isin(P, (0, 1)).all() and (P.sum(axis=2) == 1).all()
    require(exact, "每个 (s, a) 应恰好转到一个状态", "Every (s, a) should lead to exactly one state", got=P)
    steps = np.full(n + 1, np.inf)
    steps[n] = 0
    for _ in range(n + 1):
        steps[:n] = np.minimum(steps, 1 + np.where(P > 0, steps, np.inf).min(axis=(1, 2)))[:n]
    require(
        np.isfinite(steps).all(),
        f"从状态 {int(np.argmax(steps))} 到不了状态 {n}",
        f"There is no way from state {int(np.argmax(steps))} to state {n}",
        got=P,
    )
    moves = P.mean(axis=1)[:n, :n]
    waits = np.linalg.solve(np.eye(n) - moves, np.ones(n))
    with hint(
        "走错一步的代价要大：以前走的都白走了。", "A wrong move should cost much: all moves before it were in vain."
    ):
        at_least(
            float(waits[0]),
            2 ** (n + 1) - 2,
            ("从状态 0 到状态 n 的平均步数", "the mean number of moves from state 0 to state n"),
        )


@check(
    points=0.75,
    given={"k": st.just(7)},
    examples=1,
    requires=["test_misled", "test_hard_to_explore"],
    hint=(
        "奖赏一变，哪些要重新学？`misled` 与 `hard_to_explore` 各驳倒了哪一句？",
        "What has to be learned again when the rewards change? Which statements do `misled` and `hard_to_explore` refute?",
    ),
)
def test_claims(answer, k):
    """claims() 的七句话 / The seven statements of claims()"""
    return share_of_claims(answer.claims(), TRUTH)


@picture(
    "两条路在同一批样本上殊途同归",
    "Both ways arrive at the same on the same samples",
    alt=(
        "横轴是 batch_q_sweep 的遍数，纵轴（对数）是与规划所得的 Q 的最大差，一条下降的直线。",
        "Sweeps of batch_q_sweep against the largest difference to the planned Q, on a logarithmic scale: a falling line.",
    ),
)
def draw_both(figure, answer, reference, says):
    batch = many(2, 4, 2, 130)
    transitions, n, actions = batch.values()
    P, R = model_of(transitions, n, actions)
    axes = figure.subplots()
    for gamma in (0.5, 0.8, 0.9):
        planned, Q = best_q(P, R, gamma), np.zeros((n, actions))
        away = []
        for _ in range(40):
            away.append(np.abs(Q - planned).max())
            Q = array(answer.batch_q_sweep(transitions, Q, gamma), (n, actions))
        axes.semilogy(away, label=f"γ = {gamma:g}")
    axes.set(xlabel=says("遍数", "sweeps"), ylabel=says("与规划的 Q 的差", "distance to the planned Q"))
    axes.legend()


TRUTH = {
    "same_answer_on_a_fixed_batch": True,
    "model_survives_a_new_reward": True,
    "q_table_survives_a_new_reward": False,
    "model_memory_grows_quadratically_in_states": True,
    "planned_policy_is_optimal": False,
    "model_free_update_cost_is_independent_of_S": True,
    "random_actions_soon_see_everything": False,
}


def model_of(transitions, n, actions):
    P, R = np.zeros((n, actions, n)), np.zeros((n, actions, n))
    for s in range(n):
        for a in range(actions):
            here = [(r, t) for s2, a2, r, t in transitions if (s2, a2) == (s, a)]
            for t in range(n):
                paid = [r for r, to in here if to == t]
                P[s, a, t] = len(paid) / len(here) if here else float(t == s)
                R[s, a, t] = sum(paid) / len(paid) if paid else 0.0
    return P, R


@memo
def best_q(P, R, gamma):
    return np.sum(P * (R + gamma * best_values(P, R, gamma)), axis=2)


def some_q(seed, n, actions):
    rng = np.random.default_rng(seed)
    kinds = [
        rng.integers(-2, 3, (n, actions)).astype(float),
        rng.normal(size=(n, actions)).round(7) * 5,
        np.full((n, actions), -3.0),
        np.clip(rng.normal(size=(n, actions)).round(7) * 3000, -9999.0, 9999.0),
        np.where(rng.integers(2, size=(n, actions)) > 0, 0.00002, 0.0),
    ]
    Q = kinds[seed % 6 % 5]
    if seed % 6 == 5 and actions > 1:
        Q[:, -1] = Q[:, :-1].sum(axis=1)
    return Q


def possible(sample, P, R):
    s, a, r, t = sequence(sample, 4, ("一条样本", "a sample"))
    s, a, t, r = integer(s), integer(a), integer(t), number(r)
    n, actions = P.shape[:2]
    require(
        0 <= s < n and 0 <= a < actions and 0 <= t < n,
        "样本中的状态或动作不存在",
        "A sample has a state or action that does not exist",
        got=sample,
    )
    require(
        P[s, a, t] >= 0.001 - 1e-12,
        f"样本 {sample} 的概率 {P[s, a, t]:.4g} 太小",
        f"The probability {P[s, a, t]:.4g} of the sample {sample} is too small",
        got=sample,
    )
    require(
        abs(r - R[s, a, t]) <= 1e-9,
        f"样本 {sample} 的奖赏与 R 中的 {R[s, a, t]:.10g} 不同",
        f"The reward of the sample {sample} is not the {R[s, a, t]:.10g} in R",
        got=sample,
    )
    return s, a, float(R[s, a, t]), t


def iterated(P, R, gamma):
    """Q* by value iteration, for as many actions as there may be."""
    Q = np.zeros(P.shape[:2])
    for _ in range(700):
        Q = np.sum(P * (R + gamma * Q.max(axis=1)), axis=2)
    return Q
