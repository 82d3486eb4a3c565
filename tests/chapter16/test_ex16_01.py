"""Checks of exercise 16.1."""

import math

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    at, check, close, equal, exercise, hint, integer, integers, memo, number, picture, require, sequence,
    share_of_claims
)  # fmt: skip
from grader.strategies import edges, grid, near_ties, seeds

from .pins import ex16_01 as pins
from .pins.ex16_01 import TRUTH, WITNESSED, is_clear, scores_of

EXERCISE = exercise(
    kind="discuss",
    book="§16.2, (16.4)，图 16.4-16.6 / §16.2, (16.4), figs. 16.4-16.6",
    patterns=["oracle", "witness", "claims"],
    extra=["expected_pulls"],
    hints=[
        ("同样的 Q，次数加倍：哪种选法会变？", "The same Q from twice the trials: which of the rules would change?"),
        (
            "期望奖赏：先列出第一次拉的各种结果与概率，对每一种再看第二次。",
            "Expected rewards: list the outcomes of the first pull and their probabilities; then look at the second pull after each.",
        ),
        (
            "以后的选择只取决于各臂的次数与成功次数，不取决于先后：把这两者相同的情形合并起来，概率相加。",
            "What comes next depends on how often each arm was tried and paid, not on the order: merge cases in which these agree, adding "
            "their probabilities.",
        ),
    ],
    written={
        "essay": [
            (
                "各法的探索由什么决定：ε, Q 的差与 τ，次数",
                "What drives exploration in each: ε; differences of Q and τ; counts",
            ),
            (
                "探索是否随时间减少，对长期损失的影响",
                "Whether exploration fades with time, and what that means for the loss in the long run",
            ),
            (
                "是否用随机数，是否依赖奖赏的尺度",
                "Whether random numbers are used, and whether the scale of the rewards matters",
            ),
        ]
    },
)

HINT_REWARD = (
    "第一次成功之前各臂的 Q 都是 0。列出第一次拉的各种情形，再对每种列出第二次的，概率相乘。",
    "Before the first success all Q are 0. List the cases of the first pull, then those of the second for each, multiplying probabilities.",
)


@st.composite
def arms(draw):
    """(Q, counts): ties, near ties, arms not yet tried, many arms."""
    n = draw(st.sampled_from((1, 2, 2, 3, 4, 15)))
    Q = draw(st.lists(grid(-2, 2), min_size=n, max_size=n))
    if draw(st.booleans()):
        Q = near_ties(Q, draw(seeds()))
    least = draw(st.sampled_from((0, 1, 1)))
    counts = draw(st.lists(st.integers(least, 20), min_size=n, max_size=n))
    if draw(st.sampled_from((False, False, True))):
        counts = [c * 50_000 for c in counts]
    return {"Q": [q if c else 0.0 for q, c in zip(Q, counts, strict=True)], "counts": counts}


@st.composite
def bandits(draw, T=(1, 4)):
    n = draw(st.sampled_from((1, 2, 2, 3)))
    rule = draw(st.sampled_from(RULES))
    parameter = draw(edges(0.001, 10.0)) if rule == "softmax" else draw(edges(0.0, 1.0))
    means = draw(st.lists(grid(0, 1, 0.125), min_size=n, max_size=n))
    return {"rule": rule, "parameter": parameter, "means": means, "T": draw(st.integers(*T))}


@check(points=1.5, book="习题 16.1，§16.2 / exercise 16.1, §16.2")
def test_two_arms(answer):
    """两个臂时的得分、选择与概率 / Scores, choices and probabilities for two arms"""
    with hint(*HINT_UCB):
        got = answer.ucb_scores([0.5, 0.4], [10, 5])
        close(got, [1.235942, 1.440779], ("得分", "the scores"), abs=1e-6)
    with hint(*HINT_CHOOSE):
        equal(integer(answer.ucb_choose([0.5, 0.4], [10, 5])), 1, ("选的臂", "the chosen arm"))
    with hint(*HINT_GREEDY):
        close(answer.epsilon_greedy_probs([1, 0], 0.1), [0.95, 0.05], ("ε-贪心的概率", "the probabilities of ε-greedy"))
        close(answer.epsilon_greedy_probs([3, 3], 0.1), [0.5, 0.5], ("Q 相等时的概率", "the probabilities for equal Q"))
    with hint(*HINT_SOFTMAX):
        got = answer.softmax_probs([0.4, 0.2], 0.1)
        close(got, [0.880797, 0.119203], ("Softmax 的概率", "the probabilities of softmax"), abs=1e-6)


@check(points=1.5, book="§16.2.3，图 16.6 / §16.2.3, fig. 16.6", hint=HINT_REWARD)
def test_bandit_of_the_book(answer):
    """§16.2.3 的赌博机（0.4 与 0.2）：各种选法拉 10 次的期望累积奖赏 /
    The bandit of §16.2.3 (0.4 and 0.2): the expected reward of ten pulls by each rule"""
    for rule, parameter, places, expected in (
        ("random", 0.0, (1, 2, 3, 10), (0.3, 0.6, 0.9, 3.0)),
        ("exploit_only", 0.0, (1, 2, 3, 10), (0.3, 0.61, 0.927, 3.225361)),
        ("epsilon_greedy", 0.1, (1, 2, 3, 10), (0.3, 0.609, 0.9243, 3.209782)),
        ("epsilon_greedy", 0.01, (10,), (3.223909,)),
        ("softmax", 0.1, (10,), (3.238093,)),
        ("softmax", 0.01, (10,), (3.225361,)),
        ("ucb", 0.0, (1, 2, 3, 10), (0.4, 0.6, 0.976, 3.163779)),
    ):
        got = sequence(answer.expected_reward(rule, parameter, [0.4, 0.2], 10), 10)
        told = f"{rule}" + (f" ({parameter:g})" if parameter else "")
        for T, value in zip(places, expected, strict=True):
            what = f"{told} 拉 {T} 次的期望奖赏", f"the expected reward of {told} after {T}"
            close(got[T - 1], value, what, abs=1e-6)
        # Another bandit, nearly the same, and fewer pulls.
        for means, T in (([0.4, 0.2], 3), ([0.375, 0.2], 3), ([0.375, 0.2], 4)):
            rewards = np.cumsum(pulls_of(rule, parameter, means, T) @ means)
            what = f"{told} 的期望奖赏，{means}, T = {T}", f"the expected rewards of {told}, {means}, T = {T}"
            close(answer.expected_reward(rule, parameter, means, T), rewards, what)


@check(points=1.5, given={"arms": arms().filter(lambda one: is_clear(**one))}, also=pins.ucb)
def test_ucb(answer, arms):
    """UCB 的得分与选择：没试过的臂在前，得分相等时取编号最小的 /
    UCB: its scores, and its choice: untried arms first, the smallest number among equal scores"""
    Q, counts = arms["Q"], arms["counts"]
    with hint(*HINT_UCB):
        close(answer.ucb_scores(Q, counts), scores_of(Q, counts), ("得分", "the scores"))
    with hint(*HINT_CHOOSE):
        equal(integer(answer.ucb_choose(Q, counts)), choice_of(Q, counts), ("选的臂", "the chosen arm"))


@check(
    points=1.5,
    book="(16.4), §16.2.2",
    given={"arms": arms(), "epsilon": edges(0.0, 1.0), "tau": edges(0.001, 10.0)},
    also=pins.probabilities,
)
def test_probabilities(answer, arms, epsilon, tau):
    """ε-贪心与 Softmax 的概率，包括并列、ε 与 τ 的两端、|Q|/τ 很大 /
    The probabilities of ε-greedy and softmax, with ties, extremes of ε and τ, and large |Q|/τ"""
    Q = arms["Q"]
    with hint(*HINT_GREEDY):
        got = answer.epsilon_greedy_probs(Q, epsilon)
        close(got, greedy_of(Q, epsilon), ("ε-贪心的概率", "the probabilities of ε-greedy"))
    with hint(*HINT_SOFTMAX):
        got = answer.softmax_probs(Q, tau)
        close(got, softmax_of(Q, tau), ("Softmax 的概率", "the probabilities of softmax"))


@check(points=2, given={"bandit": bandits()}, also=pins.expected_reward, examples=40, hint=HINT_REWARD)
def test_expected_reward(answer, bandit):
    """expected_reward 与逐一列举所有经过所得的一致，各种选法都对 /
    expected_reward agrees with going through all that may happen, for every rule"""
    expected = np.cumsum(pulls_of(**bandit) @ bandit["means"])
    close(answer.expected_reward(*bandit.values()), expected, ("期望累积奖赏", "the expected rewards"))


@check(
    points=1, given={"claim_id": st.sampled_from(WITNESSED), "size": edges(0.1, 0.9)}, also=pins.witness, examples=20
)
def test_witness(answer, claim_id, size):
    """witness 的例子都成立 / The examples of witness are as they should be"""
    with at(f"witness({claim_id!r}, {size:g})", f"witness({claim_id!r}, {size:g})"):
        judge_witness(claim_id, size, answer.witness(claim_id, size))


@check(
    points=1,
    given={"k": st.just(10)},
    examples=1,
    requires=["test_witness"],
    hint=(
        "哪几句可以由公式直接看出？其余的用 `witness` 的例子想一想。",
        "Some follow from the formulas at once. For the others, think of the examples of `witness`.",
    ),
)
def test_claims(answer, k):
    """claims() 的十句话 / The ten statements of claims()"""
    return share_of_claims(answer.claims(), TRUTH)


@check(given={"bandit": bandits()}, also=pins.expected_reward, examples=40, extra=True, hint=HINT_REWARD)
def test_expected_pulls(answer, bandit):
    """（选做）各臂次数的期望与逐一列举的一致，加起来是 T /
    (Optional) Expected pulls agree with going through all that may happen, and sum to T"""
    expected = pulls_of(**bandit).sum(axis=0)
    close(answer.expected_pulls(*bandit.values()), expected, ("次数的期望", "the expected pulls"))


@picture(
    "§16.2.3 的赌博机：各种选法平均每次的期望奖赏（精确值）",
    "The bandit of §16.2.3: the exact expected reward per pull of each rule",
    alt=(
        "横轴是次数 1 到 10，纵轴是期望累积奖赏除以次数；均匀选取是一条 0.3 的水平线，其余的逐渐升高。",
        "Pulls 1 to 10 against expected cumulative reward per pull: a flat line at 0.3 for uniform choice; the others rise.",
    ),
)
def draw_rewards(figure, answer, reference, says):
    axes = figure.subplots()
    for rule, parameter in (
        ("random", 0.0),
        ("exploit_only", 0.0),
        ("epsilon_greedy", 0.1),
        ("softmax", 0.1),
        ("softmax", 0.01),
        ("ucb", 0.0),
    ):
        rewards = [number(one) for one in sequence(answer.expected_reward(rule, parameter, [0.4, 0.2], 10), 10)]
        name = rule + (f" ({parameter:g})" if parameter else "")
        axes.plot(range(1, 11), [one / T for T, one in enumerate(rewards, 1)], label=name)
    axes.set(xlabel=says("次数", "pulls"), ylabel=says("平均每次的期望奖赏", "expected reward per pull"))
    axes.legend(fontsize="x-small")


HINT_UCB = (
    "n 是到现在为止所有臂的次数之和，n_k 是臂 k 自己的；ln 是自然对数。",
    "n is the number of all pulls so far, n_k that of arm k itself; ln is the natural logarithm.",
)
HINT_CHOOSE = (
    "先看有没有没试过的臂，再比得分；都取编号最小的。",
    "Arms not yet tried come first, then the scores; the smallest number of several in either case.",
)
HINT_GREEDY = (
    "探索时所有 K 个臂都可能选到，最好的也在内；利用的那一份由并列最好的臂平分。",
    "Exploring may hit any of the K arms, the best among them; what is left for exploiting is shared equally by those that are best.",
)
HINT_SOFTMAX = (
    "指数里是 Q/τ；先减去最大的 Q，概率不变，也不会溢出。",
    "The exponent is Q/τ. Subtract the largest Q first: the probabilities stay the same, and nothing overflows.",
)
RULES = ("random", "exploit_only", "epsilon_greedy", "softmax", "ucb")


def choice_of(Q, counts):
    untried = [k for k, m in enumerate(counts) if m == 0]
    scores = scores_of(Q, counts)
    return untried[0] if untried else max(range(len(Q)), key=lambda k: (scores[k], -k))


def greedy_of(Q, epsilon):
    best = {k for k, q in enumerate(Q) if max(Q) - q < 1e-9}
    return [epsilon / len(Q) + ((1 - epsilon) / len(best) if k in best else 0.0) for k in range(len(Q))]


def softmax_of(Q, tau):
    return [1 / math.fsum(math.exp(min(700.0, (other - q) / tau)) for other in Q) for q in Q]


def chances_of(rule, parameter, Q, counts):
    if rule == "ucb":
        return [float(k == choice_of(Q, counts)) for k in range(len(Q))]
    if rule == "softmax":
        return softmax_of(Q, parameter)
    return greedy_of(Q, {"random": 1.0, "exploit_only": 0.0}.get(rule, parameter))


@memo
def pulls_of(rule, parameter, means, T):
    """For each pull the probability of each arm, by going through all that may happen."""
    pulls = np.zeros((T, len(means)))

    def go(t, chance, counts, paid):
        if t == T or chance == 0:
            return
        Q = [s / m if m else 0.0 for s, m in zip(paid, counts, strict=True)]
        for k, p in enumerate(chances_of(rule, parameter, Q, counts)):
            if p == 0:
                continue
            pulls[t, k] += chance * p
            after = [m + (j == k) for j, m in enumerate(counts)]
            for pays, q in ((1, means[k]), (0, 1 - means[k])):
                go(t + 1, chance * p * q, after, [s + pays * (j == k) for j, s in enumerate(paid)])

    go(0, 1.0, [0] * len(means), [0] * len(means))
    return pulls


def judge_witness(claim_id, size, got):
    parts = sequence(
        got, {"exploit_only_surely_ends_with_the_best_arm": 1, "ucb_never_prefers_a_worse_mean": 2}.get(claim_id, 3)
    )
    Q = [number(q, ("Q 或概率", "Q, or a probability")) for q in sequence(parts[0], 2, ("两臂的数", "the two arms"))]
    require(max(map(abs, Q)) <= 10, "|Q| 不能超过 10", "|Q| may not exceed 10", got=got)
    require(
        abs(Q[0] - Q[1]) >= size - 1e-12,
        f"两臂相差 {abs(Q[0] - Q[1]):.10g}，不到 {size:.10g}",
        f"The arms are {abs(Q[0] - Q[1]):.10g} apart, less than {size:.10g}",
        got=got,
    )
    if claim_id == "ucb_uses_counts":
        first, second = (chosen(Q, counts) for counts in parts[1:])
        require(first != second, f"两种次数下都选臂 {first}", f"Arm {first} is chosen for either counts", got=got)
    elif claim_id == "ucb_keeps_its_choice_when_rewards_are_scaled":
        c = factor(parts[2])
        first, second = chosen(Q, parts[1]), chosen([c * q for q in Q], parts[1])
        require(
            first != second, f"乘以 c 之后仍选臂 {first}", f"Arm {first} is still chosen after scaling by c", got=got
        )
    elif claim_id == "softmax_keeps_its_probabilities_when_rewards_are_scaled":
        tau, c = number(parts[1], ("τ", "τ")), factor(parts[2])
        require(0.001 <= tau <= 10, "τ 应在 0.001 与 10 之间", "τ should be between 0.001 and 10", got=got)
        moved = abs(softmax_of(Q, tau)[0] - softmax_of([c * q for q in Q], tau)[0])
        require(
            moved >= 0.05 - 1e-9, f"概率只改变了 {moved:.4g}", f"The probabilities change by {moved:.4g} only", got=got
        )
    elif claim_id == "exploit_only_surely_ends_with_the_best_arm":
        require(min(Q) >= 0 and max(Q) <= 1, "概率应在 0 与 1 之间", "Probabilities are between 0 and 1", got=got)
        # Until an arm pays, both are equal; the first one to pay is kept for ever.
        stuck = min(Q) / sum(Q)
        require(
            stuck >= 0.01 - 1e-12,
            f"永远只拉较差的臂的概率是 {stuck:.4g}",
            f"The probability of pulling nothing but the worse arm for ever is {stuck:.4g}",
            got=got,
        )
    else:
        arm = chosen(Q, parts[1])
        require(
            Q[arm] < Q[1 - arm],
            f"UCB 选的臂 {arm} 正是 Q 较大的",
            f"UCB chooses arm {arm}, whose Q is the larger one",
            got=got,
        )


def chosen(Q, counts):
    counts = integers(counts, 2, ("次数", "counts"))
    require(
        all(1 <= count <= 10**6 for count in counts),
        "次数应在 1 与 10^6 之间",
        "Counts are between 1 and 10^6",
        got=counts,
    )
    scores = scores_of(Q, counts)
    require(abs(scores[0] - scores[1]) > 1e-6, "两个得分几乎相等", "The two scores are nearly equal", got=scores)
    return choice_of(Q, counts)


def factor(c):
    c = number(c, ("c", "c"))
    require(0 < c <= 1000, "c 应为正数，不超过 1000", "c should be positive and at most 1000", got=c)
    return c
