"""Checks of exercise cookbook11.1."""

import math

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, check, close, exercise, hint, mapping, memo, number, picture, require
from grader.strategies import edges, seeds

from .pins import cookbook11_01 as pins
from .pins.cookbook11_01 import KINDS, RUNS, WHOLE, WITH_ZERO, A, B, made_run, one_round, played

EXERCISE = exercise(
    kind="derive",
    book="§11.2.3",
    patterns=["derived formula", "two sides", "bound", "witness"],
    hints=[
        (
            "把样本分成三组：对的、错的、弃权的。这一轮之后的总损失是 a 的函数，先写出来。",
            "Divide the samples into three groups: right, wrong, abstaining. Write down the total loss after the round as a function of a.",
        ),
        (
            "新的损失 = 旧的损失 × e^(-a u)；弃权的样本乘以 1，但规范化时也变。",
            "New loss = old loss × e^(-a u); samples that abstain are multiplied by 1, but change when all is normalised.",
        ),
        (
            "上界对每一轮都乘一个因子。想一个第一轮很好、以后毫无进展的例子。",
            "The bound has a factor for each round. Think of a good first round without any progress after it.",
        ),
    ],
    written={
        "derivation": [
            ("三组的权重之和，令导数为零", "The weights of three groups, derivative zero"),
            (
                "总损失每轮乘以归一化因子，因而积等于平均损失",
                "The loss is multiplied by the normaliser each round; hence the product",
            ),
            ("f_i ≤ 0 时损失不小于 1", "Where f_i ≤ 0 the loss is 1 at least"),
            ("上界中的 γ 应取最小的", "The γ of the bound is the smallest one"),
        ]
    },
)

HINT_ALPHA = (
    "总损失是 Σ p e^(-a u)。令它对 a 的导数为零；弃权的一项不含 a。",
    "The total loss is Σ p e^(-a u). Set its derivative by a to zero; the term of those that abstain has no a in it.",
)
HINT_NORMALIZER = (
    "把最优的 a 代回 Σ p e^(-a u)；弃权的样本也有损失。",
    "Insert the best a into Σ p e^(-a u); those that abstain have losses, too.",
)
HINT_REWEIGHT = (
    "新的损失是旧的损失乘 e^(-a u)；所有样本一起规范化，弃权的也在内。",
    "The new loss is the old one times e^(-a u); normalise all samples together, those that abstain among them.",
)


@st.composite
def rounds(draw):
    return one_round(draw(seeds()), draw(st.sampled_from(KINDS)))


@st.composite
def runs(draw, values):
    return made_run(draw(seeds()), draw(st.sampled_from(RUNS)), values)


@check(points=0.5, book="§11.2.3", hint=HINT_ALPHA)
def test_alpha_by_hand(answer):
    """手算的两轮的系数，有弃权和没有弃权的 /
    The coefficients of two rounds by hand, with and without abstentions"""
    close(answer.alpha(A["p"], A["u"]), math.log(3) / 2, ("没有弃权时的系数", "the coefficient without abstentions"))
    close(answer.alpha(B["p"], B["u"]), math.log(2) / 2, ("有弃权时的系数", "the coefficient with abstentions"))


@check(points=0.5, book="§11.2.3", hint=HINT_NORMALIZER)
def test_normalizer_by_hand(answer):
    """手算的两轮的归一化因子 / The normalisers of two rounds by hand"""
    words = "没有弃权时的归一化因子", "the normaliser without abstentions"
    close(answer.normalizer(A["p"], A["u"]), math.sqrt(0.75), words)
    words = "有弃权时的归一化因子", "the normaliser with abstentions"
    close(answer.normalizer(B["p"], B["u"]), 0.4 + math.sqrt(0.32), words)


@check(points=0.5, book="§11.2.3", hint=HINT_REWEIGHT)
def test_weights_by_hand(answer):
    """手算的两轮之后的权重 / The weights after two rounds by hand"""
    words = "没有弃权时的新权重", "the new weights without abstentions"
    close(answer.reweight(A["p"], A["u"], math.log(3) / 2), [1 / 6, 1 / 6, 1 / 6, 1 / 2], words)
    # Proportional to 1/√2, 1, √2.
    total = math.sqrt(2) + 2 + math.sqrt(2)
    new = [math.sqrt(0.5) / total] * 2 + [1 / total] * 2 + [math.sqrt(2) / total]
    words = "有弃权时的新权重", "the new weights with abstentions"
    close(answer.reweight(B["p"], B["u"], math.log(2) / 2), new, words)


@check(points=1.5, book="§11.2.3", given={"data": rounds()}, also=pins.alpha, examples=40, hint=HINT_ALPHA)
def test_alpha(answer, data):
    """系数使总损失最小 / The coefficient makes the total loss least"""
    close(answer.alpha(data["p"], data["u"]), best(**data)[0], ("系数", "the coefficient"), abs=1e-9, rel=0)


@check(points=1, book="§11.2.3", given={"data": rounds()}, also=pins.alpha, examples=30, hint=HINT_NORMALIZER)
def test_normalizer(answer, data):
    """归一化因子是最小的总损失与之前的总损失之比 /
    The normaliser is the least total loss divided by the loss before"""
    got = answer.normalizer(data["p"], data["u"])
    close(got, best(**data)[1], ("归一化因子", "the normaliser"), abs=0, rel=1e-9)


@check(
    points=1.5,
    book="§11.2.3",
    given={"data": rounds(), "a": st.one_of(edges(-100.0, 100.0), edges(-2.0, 2.0))},
    also=pins.reweight,
    examples=40,
    hint=HINT_REWEIGHT,
)
def test_reweight(answer, data, a):
    """任意的 a 之后的权重与损失成正比，和是 1 /
    After any a the weights are proportional to the losses, with sum 1"""
    losses = losses_after(data["p"], data["u"], a)
    total = math.fsum(losses)
    got = array(answer.reweight(data["p"], data["u"], a), (len(losses),), ("新权重", "the new weights"))
    close(got, [loss / total for loss in losses], ("新权重", "the new weights"), abs=0, rel=1e-9)


@check(points=1.5, book="§11.2.3", given={"U": runs(WHOLE)}, also=pins.run, examples=20)
def test_run(answer, U):
    """没有弃权时逐轮进行：系数、平均损失、归一化因子之积与错误率 /
    Round by round without abstentions: coefficients, mean loss, product of the normalisers, errors"""
    judge_run(answer, U)


@check(points=1, book="§11.2.3", given={"U": runs(WITH_ZERO)}, also=pins.run_with_abstentions, examples=20)
def test_run_with_abstentions(answer, U):
    """有弃权时逐轮进行：系数、平均损失、归一化因子之积与错误率 /
    Round by round with abstentions: coefficients, mean loss, product of the normalisers, errors"""
    judge_run(answer, U)


@check(
    points=1,
    book="§11.2.2, §11.2.3",
    given={"eps": edges(1e-6, 1 - 1e-6)},
    also=pins.swapped,
    examples=20,
    hint=(
        "错的与对的两部分各有多少权重？各乘上自己的因子，再算错的所占的份额。",
        "How much weight have the wrong and the right samples? Multiply each by its own factor, then take the share of the wrong ones.",
    ),
)
def test_swapped(answer, eps):
    """两个指数对调之后，同一个分类器的加权错误率 /
    The weighted error of the same classifier after an update with exchanged exponents"""
    a = (math.log1p(-eps) - math.log(eps)) / 2
    wrong, right = eps * math.exp(-a), (1 - eps) * math.exp(a)
    close(answer.swapped_error(eps), wrong / (wrong + right), ("加权错误率", "the weighted error"), abs=0, rel=1e-9)


@check(points=1, book="§11.2.3", given={"T": st.integers(8, 60)}, also=pins.broken_bound, examples=8)
def test_broken_bound(answer, T):
    """造出的各轮使错误率超过以最大的 γ 写成的上界 /
    The rounds that are built have an error above the bound with the largest γ"""
    U = array(answer.broken_bound(T), (T, None), ("U", "U"))
    m = U.shape[1]
    require(2 <= m <= 1000, f"U 有 {m} 列，应是 2 到 1000 列", f"U has {m} columns, not 2 to 1000")
    require(bool(np.all(np.abs(U) == 1)), "U 中有 ±1 以外的数", "There are numbers in U other than ±1", got=U)
    both = np.any(U > 0, axis=1) & np.any(U < 0, axis=1)
    require(
        bool(np.all(both)),
        f"第 {int(np.argmin(both))} 行（从 0 起）没有同时含 -1 与 +1",
        f"Row {int(np.argmin(both))} (from 0) does not have both -1 and +1",
        got=U,
    )
    done = played(U)
    require(done is not None, "某一轮的 p 小于 10^-12", "A p of some round is below 10^-12", got=U)
    gamma = max(0.5 - share for share in done["shares"])
    errors = sum(one < 1e-9 for one in done["f"]) / m
    bound = math.exp(-2 * T * gamma * gamma)
    with hint(
        "让第一轮的 γ 很大，以后各轮的加权错误率都是 1/2。",
        "Let γ be large in the first round, and the weighted error 1/2 in all rounds after it.",
    ):
        require(
            errors > 1.05 * bound,
            f"错误率是 {errors:.6g}, γ 是 {gamma:.6g}，上界的 1.05 倍是 {1.05 * bound:.6g}",
            f"The error is {errors:.6g}, γ is {gamma:.6g}, and 1.05 times the bound is {1.05 * bound:.6g}",
            got=U,
        )


@picture(
    "有弃权的一轮：总损失与 a 的关系，你的系数；新旧权重",
    "A round with abstentions: the total loss as a function of a, and your coefficient; weights before and after",
    alt=(
        "左图是一条有最低点的曲线，竖线是你的系数；右图每个样本两根柱，是更新前后的权重",
        "Left: a curve with a minimum and a vertical line at your coefficient; right: two bars for each sample, weights before and after",
    ),
)
def draw_round(figure, answer, reference, says):
    p, u = B["p"], B["u"]
    figure.set_size_inches(9, 3.6)
    left, right = figure.subplots(1, 2)
    grid = np.linspace(-0.5, 1.2, 120)
    left.plot(grid, [sum(losses_after(p, u, a)) for a in grid], color="black")
    a = number(answer.alpha(p, u))
    left.axvline(a, linestyle="--", color="C1")
    left.plot([a], [number(answer.normalizer(p, u))], "o", color="C1")
    left.set_xlabel("a")
    left.set_ylabel(says("总损失之比", "ratio of the total losses"))
    new = array(answer.reweight(p, u, a), (5,))
    places = np.arange(5)
    right.bar(places - 0.2, p, 0.4, color="lightgray", label=says("之前", "before"))
    right.bar(places + 0.2, new, 0.4, color="C0", label=says("之后", "after"))
    right.set_xticks(places, [f"u = {one:+.0f}" if one else "u = 0" for one in u], fontsize="small")
    right.legend()


def losses_after(p, u, a):
    """Σ p e^(-au), sample by sample."""
    return [weight * math.exp(-a * one) for weight, one in zip(p, u, strict=True)]


@memo
def best(p, u):
    """The a of least loss and that loss, by bisection of the derivative."""
    low, high = -40.0, 40.0
    for _ in range(90):
        a = (low + high) / 2
        slope = sum(-one * loss for one, loss in zip(u, losses_after(p, u, a), strict=True))
        low, high = (a, high) if slope < 0 else (low, a)
    return a, math.fsum(losses_after(p, u, a))


def judge_run(answer, U):
    expected = played(U)
    m = len(U[0])
    got = mapping(answer.run(U), ("alphas", "mean_loss", "product", "errors"), ("run(U)", "run(U)"))
    with hint(
        "第一轮的 p 是 1/m，以后每一轮用上一轮更新后的 p。",
        "The p of the first round is 1/m, that of any other round is what the round before has made of it.",
    ):
        close(got["alphas"], expected["alphas"], ('"alphas"', '"alphas"'), abs=1e-9, rel=0)
    loss = math.fsum(math.exp(-one) for one in expected["f"]) / m
    with hint(
        "f_i 是各轮的 α_t u_t 之和，平均对所有样本。", "f_i is the sum of α_t u_t; the mean is over all samples."
    ):
        close(got["mean_loss"], loss, ('"mean_loss"', '"mean_loss"'), abs=0, rel=1e-9)
    with hint("弃权的样本也属于归一化因子。", "Samples that abstain belong to the normaliser, too."):
        close(got["product"], expected["product"], ('"product"', '"product"'), abs=0, rel=1e-9)
    with hint("f_i = 0 也算错，很小的正数不算。", "f_i = 0 is an error, too; a small positive f_i is none."):
        # Less than half of the margin that the stub promises: only those that abstained in all rounds are near 0.
        errors = sum(one < 1e-7 for one in expected["f"]) / m
        close(got["errors"], errors, ('"errors"', '"errors"'), abs=0, rel=1e-9)
