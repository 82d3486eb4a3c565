"""Checks of exercise 8.8."""

from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, at, check, equal, exercise, fail, hint, integer, integers, labels, memo, picture, require, sequence,
    share_of_claims
)  # fmt: skip
from grader.strategies import seeds

from .pins import ex08_08 as pins
from .pins.ex08_08 import KINDS
from .shared import SIGNS

EXERCISE = exercise(
    kind="discuss",
    book="§8.3.1, §8.6",
    patterns=["two sides", "certificate", "witness", "claims"],
    hints=[
        (
            "把两级各写成一句话：谁要等谁？哪一级的票有权重？",
            "Put each level into one sentence: who waits for whom? On which level do votes have weights?",
        ),
        (
            "画出 a = 3，b = 2 时学习器之间的依赖，两种各画一张。",
            "Draw the dependencies among the learners for a = 3 and b = 2, once for each kind.",
        ),
        (
            "两种投票的不同：一个委员会的权重能不能压过其余所有委员会？",
            "Where the votes differ: can the weight of one committee outweigh all the others?",
        ),
    ],
    written={
        "analysis": [
            (
                "比较能否并行与出错时要重训多少",
                "Compares what can be parallel, and what must be trained again after a fault",
            ),
            ("说明两级各降低方差还是偏差", "Says of each level whether it reduces variance or bias"),
            ("各说出一个优点与一个缺点", "Names a strength and a weakness of both"),
        ]
    },
    contract=[
        (
            "至多 60 个委员会、每个 60 个学习器，样本到 120 个",
            "Up to 60 committees of up to 60 learners, and 120 samples",
        ),
        (
            "权从 $10^{-5}$ 到 $10^6$；只差 $2^{-40}$ 也不是平票，恰好相等才是",
            "Weights from $10^{-5}$ to $10^6$; sums $2^{-40}$ apart are no tie, exactly equal ones are",
        ),
    ],
)


@st.composite
def voters(draw, weights_for, hard=False):
    """{"h", "alpha"}: the weights are multiples of ⅛, so that sums are exact and ties occur; zeros, too. If hard they are of many
    digits, or there are many samples, committees or learners."""
    a, b = (draw(st.sampled_from([1, 2, 2, 3, 3, 4, 5])) for _ in range(2))
    n = draw(st.sampled_from([1, 2, 4, 6, 12]))
    shape = (a, b) if weights_for == "learners" else (a,)
    rng = np.random.default_rng(draw(seeds()))
    kind = draw(st.sampled_from(["fine", "long", "wide"] if hard else ["few", "few", "eighths"]))
    if kind == "long":
        n = int(rng.integers(101, 120))
    elif kind == "wide":
        a, b = (60, 2) if rng.random() < 0.5 else (2, 60)
        shape = (a, b) if weights_for == "learners" else (a,)
    h = rng.choice(SIGNS, size=(a, b, n))
    if kind == "fine":
        return {"h": h, "alpha": rng.random(shape) * rng.choice([1e-5, 1.0, 1e5])}
    return {"h": h, "alpha": rng.integers(0, 3 if kind == "few" else 24, size=shape) / 8}


SIZES = st.sampled_from([1, 1, 2, 3, 4, 5, 6])


@st.composite
def faults(draw):
    a, b = draw(SIZES), draw(SIZES)
    failed = draw(st.integers(0, a - 1)), draw(st.integers(0, b - 1))
    return {"kind": draw(st.sampled_from(KINDS)), "a": a, "b": b, "failed": failed}


@check(points=0.5)
def test_steps_of_two_sizes(answer):
    """a = 4, b = 10 与 a = 10, b = 4 各要几步 / How many steps for a = 4, b = 10 and for a = 10, b = 4"""
    for a, b, steps in ((4, 10, (10, 4)), (10, 4, (4, 10))):
        for kind, count in zip(KINDS, steps, strict=True):
            with hint(*HINT_STEPS[kind]):
                equal(answer.critical_path(kind, a, b), count, (f"{kind} 的步数", f"the steps of {kind}"))


@check(points=0.5)
def test_one_fault(answer):
    """a = 3, b = 5 时学习器 (1, 2) 有误，要重训几个 /
    How many to train again for a = 3, b = 5 if learner (1, 2) is faulty"""
    for kind, count in zip(KINDS, (3, 6), strict=True):
        with hint(*HINT_STEPS[kind]):
            got = answer.retrain_cost(kind, 3, 5, (1, 2))
            equal(got, count, (f"{kind} 要重训的个数", f"the number to train again in {kind}"))


@check(
    points=1.5,
    book="图 8.3，图 8.5 / figures 8.3 and 8.5",
    given={"case": voters("learners")},
    also=pins.multiboost_vote,
    strict_given={"case": voters("learners", hard=True)},
    strict=pins.multiboost_vote_strict,
)
def test_multiboost_vote(answer, case):
    """MultiBoosting 的投票：各委员会按权重，委员会之间不加权；两层的 0 都算 +1 /
    The vote of MultiBoosting: by weight in each committee, without weights among committees; 0 counts as +1 on both levels
    """
    h, alpha = case["h"], case["alpha"]
    with hint(*HINT_MULTI):
        got = labels(answer.multiboost_vote(h, alpha), h.shape[2], SIGNS, ("预测", "the predictions"))
        equal(got, multi_votes(h, alpha), ("预测", "the predictions"))


@check(
    points=1.5,
    book="图 8.3，图 8.5 / figures 8.3 and 8.5",
    given={"case": voters("committees")},
    also=pins.iterative_vote,
    strict_given={"case": voters("committees", hard=True)},
    strict=pins.iterative_vote_strict,
)
def test_iterative_vote(answer, case):
    """Iterative Bagging 的投票：各委员会不加权，委员会之间按权重；两层的 0 都算 +1 /
    The vote of iterative bagging: without weights in each committee, by weight among committees; 0 counts as +1 on both levels
    """
    h, alpha = case["h"], case["alpha"]
    with hint(*HINT_ITERATIVE):
        got = labels(answer.iterative_vote(h, alpha), h.shape[2], SIGNS, ("预测", "the predictions"))
        equal(got, iterative_votes(h, alpha), ("预测", "the predictions"))


@check(points=2, given={"kind": st.sampled_from(KINDS), "a": SIZES, "b": SIZES}, also=pins.schedule)
def test_schedule(answer, kind, a, b):
    """调度：每个学习器恰好训练一次，所依赖的都更早，步数最少 /
    The schedule: each learner is trained exactly once, what it depends on before it, in as few steps as possible"""
    when = {}
    steps = sequence(answer.schedule(kind, a, b), None, ("各步的列表", "the list of steps"))
    for t, step in enumerate(steps):
        with at(f"第 {t + 1} 步", f"step {t + 1}"):
            for one in sequence(step, None, ("这一步", "the step")):
                learner = tuple(integers(one, 2, ("学习器 (o, i)", "the learner (o, i)")))
                o, i = learner
                if not (0 <= o < a and 0 <= i < b):
                    fail(f"没有学习器 {learner}", f"There is no learner {learner}")
                if learner in when:
                    fail(f"学习器 {learner} 训练了不止一次", f"Learner {learner} is trained more than once")
                when[learner] = t
    missing = [(o, i) for o in range(a) for i in range(b) if (o, i) not in when]
    require(not missing, f"没有训练学习器 {missing[:5]}", f"The learners {missing[:5]} are not trained")
    with hint(*HINT_STEPS[kind]):
        for learner, t in when.items():
            for other in needs(kind, a, b, learner):
                require(
                    when[other] < t,
                    f"学习器 {learner} 依赖 {other}，却没有在它之后的步里训练",
                    f"Learner {learner} depends on {other}, but is not trained in a later step",
                )
        fewest = max(depths(kind, a, b).values())
        require(
            len(steps) <= fewest,
            f"用了 {len(steps)} 步，{fewest} 步就够",
            f"It takes {len(steps)} steps, where {fewest} would do",
        )


@check(points=0.5, given={"kind": st.sampled_from(KINDS), "a": SIZES, "b": SIZES}, also=pins.critical_path)
def test_critical_path(answer, kind, a, b):
    """最少的步数是最长的依赖链的长度 / The fewest steps are the length of the longest chain of dependencies"""
    with hint(*HINT_STEPS[kind]):
        equal(answer.critical_path(kind, a, b), max(depths(kind, a, b).values()), ("步数", "the number of steps"))


@check(points=1.5, given={"fault": faults()}, also=pins.retrain_cost)
def test_retrain_cost(answer, fault):
    """要重训的是出错的学习器与所有直接或间接依赖它的 /
    Those to train again are the faulty learner and all that depend on it, directly or indirectly"""
    kind, a, b, failed = fault.values()
    with hint(*HINT_STEPS[kind]):
        equal(
            answer.retrain_cost(kind, a, b, failed),
            spoiled(kind, a, b, failed),
            ("要重训的个数", "the number to train again"),
        )


@check(
    points=1,
    given={"a": st.sampled_from([3, 5, 7, 15]), "b": st.sampled_from([3, 5, 7, 15])},
    also=pins.order_matters,
    examples=16,
)
def test_order_matters(answer, a, b):
    """两种投票不同的例子 / An example on which the two votes differ"""
    got = sequence(answer.order_matters(a, b), 2, ("(h, alpha)", "(h, alpha)"))
    h = array(got[0], (a, b, None), ("h", "h"))
    n = h.shape[2]
    require(1 <= n <= 100, f"有 {n} 个样本，应有 1 到 100 个", f"There are {n} samples, there should be 1 to 100")
    require(np.isin(h, SIGNS).all(), "h 中应只有 ±1", "h should hold ±1 only", got=got[0])
    alpha = integers(got[1], a, ("alpha", "alpha"))
    require(
        all(1 <= one <= 1000 for one in alpha), "alpha 应在 1 与 1000 之间", "alpha should be from 1 to 1000", got=alpha
    )
    multi = multi_votes(h, np.repeat(np.array(alpha)[:, None], b, axis=1))
    iterative = iterative_votes(h, alpha)
    with hint(
        "同一个委员会内权重相同时，两种方法的委员会预测相同；不同只在外层。",
        "With equal weights within a committee both give the same committees; they differ on the outer level only.",
    ):
        require(multi != iterative, "两种投票在每个样本上都相同", "Both votes are the same on every sample", got=multi)


@check(
    points=1,
    book="§8.2, §8.3.1",
    given={"kind": st.just("multiboost")},
    examples=1,
    hint=(
        "对照你写的调度；再想 Bagging 与 AdaBoost 各主要降低什么。",
        "Look at your schedules; then think of what bagging and AdaBoost mainly reduce.",
    ),
)
def test_claims(answer, kind):
    """七条说法的真假 / Which of the seven claims hold"""
    return share_of_claims(answer.claims(), TRUTH)


@picture(
    "a = 4, b = 3 时训练的各步",
    "The steps of training for a = 4 and b = 3",
    alt=(
        "两幅图，横轴是步，纵轴是委员会；每个点是一个学习器：MultiBoosting 每一步各委员会各一个，Iterative Bagging 每一步一个完整的委员会。",
        "Two panels of committees against steps; each dot is a learner: MultiBoosting has one of each committee in every step, iterative "
        "bagging one whole committee in every step.",
    ),
)
def draw_schedules(figure, answer, reference, says):
    panels = figure.subplots(2, 1, sharex=True)
    for panel, kind in zip(panels, KINDS, strict=True):
        for t, step in enumerate(sequence(answer.schedule(kind, 4, 3))):
            for o, i in step:
                panel.scatter(t + 1, integer(o) + (integer(i) - 1) / 5, color="black", s=20)
        panel.set_title(kind, fontsize="small")
        panel.set_ylabel(says("委员会", "committee"))
    panels[-1].set_xlabel(says("步", "step"))


HINT_MULTI = (
    "先在每个委员会内求 Σ α_i h_i 的符号，再数各委员会的票。",
    "First the sign of Σ α_i h_i in each committee, then count the committees' votes.",
)
HINT_ITERATIVE = (
    "先在每个委员会内数票，得出 ±1，再求 Σ α_o 乘以它的符号。",
    "First count the votes within each committee, which gives ±1; then take the sign of Σ α_o times that.",
)
HINT_STEPS = {
    "multiboost": (
        "委员会之间互不依赖；委员会内是一轮接一轮。",
        "Committees do not depend on one another; within a committee one round follows the other.",
    ),
    "iterative": (
        "委员会内互不依赖；一个委员会要等前一个全部完成。",
        "Within a committee nobody waits; a committee waits for all of the one before.",
    ),
}


def needs(kind, a, b, learner):
    """The learners that one depends on directly."""
    o, i = learner
    if kind == "multiboost":
        return [(o, i - 1)] if i else []
    return [(o - 1, j) for j in range(b)] if o else []


def depths(kind, a, b) -> dict:
    """Learner -> its step, if all start as soon as they can."""
    found = {}
    for o in range(a):
        for i in range(b):
            found[o, i] = 1 + max((found[one] for one in needs(kind, a, b, (o, i))), default=0)
    return found


def spoiled(kind, a, b, failed) -> int:
    """How many learners hang on one that failed, itself included."""
    bad = {failed}
    for o in range(a):
        for i in range(b):
            if any(one in bad for one in needs(kind, a, b, (o, i))):
                bad.add((o, i))
    return len(bad)


def sign(score) -> int:
    return 1 if score >= 0 else -1


def exact(alpha):
    return [exact(one) if isinstance(one, list) else Fraction(one) for one in alpha]


@memo
def multi_votes(h, alpha) -> list[int]:
    h, alpha = np.asarray(h).tolist(), exact(np.asarray(alpha).tolist())
    result = []
    for s in range(len(h[0][0])):
        committees = [
            sign(sum(weight * one[s] for weight, one in zip(weights, learners, strict=True)))
            for weights, learners in zip(alpha, h, strict=True)
        ]
        result.append(sign(sum(committees)))
    return result


@memo
def iterative_votes(h, alpha) -> list[int]:
    h, alpha = np.asarray(h).tolist(), exact(np.asarray(alpha).tolist())
    result = []
    for s in range(len(h[0][0])):
        committees = [sign(sum(one[s] for one in learners)) for learners in h]
        result.append(sign(sum(weight * one for weight, one in zip(alpha, committees, strict=True))))
    return result


TRUTH = {
    "multiboost_outer_level_parallel": True,
    "iterative_outer_level_parallel": False,
    "multiboost_bagging_level_reduces_variance": True,
    "iterative_boosting_level_reduces_bias": True,
    "same_number_of_base_learners": True,
    "iterative_base_is_more_stable_than_a_single_learner": True,
    "iterative_is_faster_with_many_processors_when_a_exceeds_b": False,
}
