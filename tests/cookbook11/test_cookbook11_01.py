"""Checks of exercise cookbook11.1."""

import math

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array,
    close,
    example_check,
    exercise,
    hint,
    mapping,
    memo,
    number,
    picture,
    property_check,
    require,
)
from grader.strategies import edges, seeds

EXERCISE = exercise(
    kind="derive",
    book="§11.2.3",
    patterns=["derived formula", "two sides", "bound", "witness"],
    hints=[
        (
            "把样本分成三组: 对的、错的、弃权的. 这一轮之后的总损失是 a 的函数, 先写出来.",
            "Divide the samples into three groups: right, wrong, abstaining. Write down the total loss after the round as a function of a.",
        ),
        (
            "新的损失 = 旧的损失 × e^(-a u); 弃权的样本乘以 1, 但规范化时也变.",
            "New loss = old loss × e^(-a u); samples that abstain are multiplied by 1, but change when all is normalised.",
        ),
        (
            "上界对每一轮都乘一个因子. 想一个第一轮很好、以后毫无进展的例子.",
            "The bound has a factor for each round. Think of a good first round without any progress after it.",
        ),
    ],
    written={
        "derivation": [
            ("三组的权重之和, 令导数为零", "The weights of three groups, derivative zero"),
            (
                "总损失每轮乘以归一化因子, 因而积等于平均损失",
                "The loss is multiplied by the normaliser each round; hence the product",
            ),
            ("f_i ≤ 0 时损失不小于 1", "Where f_i ≤ 0 the loss is 1 at least"),
            ("上界中的 γ 应取最小的", "The γ of the bound is the smallest one"),
        ]
    },
    equivalent_mutants=dict.fromkeys(
        (
            "row = np.ones(11)",
            "row = np.ones(9)",
            "row[1] = -1",
            "row[-1] = -1",
            "return np.tile(row, (T, 2))",
        ),
        "Other rounds that break the same bound.",
    ),
    unasked={
        "*": {"zero": "No p is below 10⁻¹², says the stub."},
        "reweight": {"a above 100": "a is at most 100 in size, says the stub."},
        "run": {"more than 100 rows": "T is at most 60, says the stub."},
    },
)

HINT_ALPHA = (
    "总损失是 Σ p e^(-a u). 令它对 a 的导数为零; 弃权的一项不含 a.",
    "The total loss is Σ p e^(-a u). Set its derivative by a to zero; the term of those that abstain has no a in it.",
)
HINT_NORMALIZER = (
    "把最优的 a 代回 Σ p e^(-a u); 弃权的样本也有损失.",
    "Insert the best a into Σ p e^(-a u); those that abstain have losses, too.",
)
HINT_REWEIGHT = (
    "新的损失是旧的损失乘 e^(-a u); 所有样本一起规范化, 弃权的也在内.",
    "The new loss is the old one times e^(-a u); normalise all samples together, those that abstain among them.",
)


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


KINDS = ("plain", "plain", "plain", "whole", "tiny", "fine", "long", "even", "two")


def one_round(seed, kind):
    """{"p", "u"}: weights and outcomes of this kind."""
    rng = np.random.default_rng(seed)
    m = {"long": int(rng.integers(101, 200)), "two": 2}.get(kind, int(rng.integers(3, 10)))
    u = rng.choice([-1.0, 1.0] if kind in ("whole", "two") else [-1.0, 0.0, 1.0], m)
    places = rng.permutation(m)[:2]
    u[places] = [-1.0, 1.0]
    p = rng.integers(1, 9, m).astype(float)
    if kind == "even":
        p[:] = 1
    if kind in ("fine", "long"):
        p = p + rng.random(m)
    if kind == "tiny":
        p[places[seed % 2]] = 10.0 ** -int(rng.integers(4, 11))
    return {"p": p / p.sum(), "u": u}


@st.composite
def rounds(draw):
    return one_round(draw(seeds()), draw(st.sampled_from(KINDS)))


A = {"p": np.full(4, 0.25), "u": np.array([1.0, 1.0, 1.0, -1.0])}
B = {"p": np.full(5, 0.2), "u": np.array([1.0, 1.0, 0.0, 0.0, -1.0])}
MOSTLY_WRONG = {"p": np.array([0.5, 0.1, 0.2, 0.2]), "u": np.array([-1.0, 1.0, -1.0, 0.0])}
BARELY = {"p": np.array([1e-12, 0.5, 0.5 - 1e-12]), "u": np.array([-1.0, 1.0, 0.0])}
NEARLY_EVEN = {"p": np.array([0.25 + 2e-7, 0.25 - 2e-7, 0.5]), "u": np.array([1.0, -1.0, 0.0])}
HARDLY_UNEVEN = [{"p": np.array([0.25 + d, 0.25 - d, 0.5]), "u": np.array([1.0, -1.0, 0.0])} for d in (1e-8, -2e-9)]
# What abstains is little, and yet much beside 2√(W₊W₋).
HARDLY_ABSTAINING = {"p": np.array([1e-12, 5e-10, 1 - 5.01e-10]), "u": np.array([-1.0, 0.0, 1.0])}
MOSTLY_ABSTAINING = {"p": np.array([3e-9, 1e-9, 1 - 4e-9]), "u": np.array([1.0, -1.0, 0.0])}
PINNED = [
    A,
    B,
    MOSTLY_WRONG,
    BARELY,
    NEARLY_EVEN,
    *HARDLY_UNEVEN,
    HARDLY_ABSTAINING,
    MOSTLY_ABSTAINING,
    *(one_round(110 + k, kind) for k, kind in enumerate(dict.fromkeys(KINDS))),
]


@example_check(
    "手算的两轮的系数, 有弃权和没有弃权的",
    "The coefficients of two rounds by hand, with and without abstentions",
    points=0.5,
    book="§11.2.3",
    hint=HINT_ALPHA,
)
def test_alpha_by_hand(answer):
    close(answer.alpha(A["p"], A["u"]), math.log(3) / 2, ("没有弃权时的系数", "the coefficient without abstentions"))
    close(answer.alpha(B["p"], B["u"]), math.log(2) / 2, ("有弃权时的系数", "the coefficient with abstentions"))


@example_check(
    "手算的两轮的归一化因子",
    "The normalisers of two rounds by hand",
    points=0.5,
    book="§11.2.3",
    hint=HINT_NORMALIZER,
)
def test_normalizer_by_hand(answer):
    words = "没有弃权时的归一化因子", "the normaliser without abstentions"
    close(answer.normalizer(A["p"], A["u"]), math.sqrt(0.75), words)
    words = "有弃权时的归一化因子", "the normaliser with abstentions"
    close(answer.normalizer(B["p"], B["u"]), 0.4 + math.sqrt(0.32), words)


@example_check(
    "手算的两轮之后的权重",
    "The weights after two rounds by hand",
    points=0.5,
    book="§11.2.3",
    hint=HINT_REWEIGHT,
)
def test_weights_by_hand(answer):
    words = "没有弃权时的新权重", "the new weights without abstentions"
    close(answer.reweight(A["p"], A["u"], math.log(3) / 2), [1 / 6, 1 / 6, 1 / 6, 1 / 2], words)
    # Proportional to 1/√2, 1, √2.
    total = math.sqrt(2) + 2 + math.sqrt(2)
    new = [math.sqrt(0.5) / total] * 2 + [1 / total] * 2 + [math.sqrt(2) / total]
    words = "有弃权时的新权重", "the new weights with abstentions"
    close(answer.reweight(B["p"], B["u"], math.log(2) / 2), new, words)


@property_check(
    "系数使总损失最小",
    "The coefficient makes the total loss least",
    points=1.5,
    book="§11.2.3",
    given={"data": rounds()},
    also=[{"data": data} for data in PINNED],
    examples=40,
    hint=HINT_ALPHA,
)
def test_alpha(answer, data):
    close(answer.alpha(data["p"], data["u"]), best(**data)[0], ("系数", "the coefficient"), abs=1e-9, rel=0)


@property_check(
    "归一化因子是最小的总损失与之前的总损失之比",
    "The normaliser is the least total loss divided by the loss before",
    points=1,
    book="§11.2.3",
    given={"data": rounds()},
    also=[{"data": data} for data in PINNED],
    examples=30,
    hint=HINT_NORMALIZER,
)
def test_normalizer(answer, data):
    got = answer.normalizer(data["p"], data["u"])
    close(got, best(**data)[1], ("归一化因子", "the normaliser"), abs=0, rel=1e-9)


STEPS = [0.0, 1.0, -1.0, 0.5, 1e-3, 1e-6, 100.0, -100.0, 40.0, -7.25]


@property_check(
    "任意的 a 之后的权重与损失成正比, 和是 1",
    "After any a the weights are proportional to the losses, with sum 1",
    points=1.5,
    book="§11.2.3",
    given={"data": rounds(), "a": st.one_of(edges(-100.0, 100.0), edges(-2.0, 2.0))},
    also=[{"data": data, "a": a} for k, data in enumerate(PINNED) for a in (STEPS[k % 10], STEPS[(k + 3) % 10])],
    examples=40,
    hint=HINT_REWEIGHT,
)
def test_reweight(answer, data, a):
    losses = losses_after(data["p"], data["u"], a)
    total = math.fsum(losses)
    got = array(answer.reweight(data["p"], data["u"], a), (len(losses),), ("新权重", "the new weights"))
    close(got, [loss / total for loss in losses], ("新权重", "the new weights"), abs=0, rel=1e-9)


@memo
def played(U):
    """The rounds of U, with the losses themselves instead of normalised weights; None if the stub excludes this U."""
    f = [0.0] * len(U[0])
    alphas, product, shares = [], 1.0, []
    for u in U:
        losses = [math.exp(-one) for one in f]
        total = math.fsum(losses)
        if min(losses) < 1e-12 * total * (1 + 1e-6):
            return None
        right = math.fsum(loss for loss, one in zip(losses, u, strict=True) if one > 0)
        wrong = math.fsum(loss for loss, one in zip(losses, u, strict=True) if one < 0)
        if not right * wrong > 0:
            return None
        a = (math.log(right) - math.log(wrong)) / 2
        f = [sum_ + a * one for sum_, one in zip(f, u, strict=True)]
        product *= math.fsum(math.exp(-one) for one in f) / total
        alphas.append(a)
        shares.append(wrong / total)
    return {"alphas": alphas, "f": f, "product": product, "shares": shares}


def is_clear(U):
    """Whether the stub permits this U, with a margin."""
    done = played(U)
    return done is not None and all(abs(total) >= 1e-6 or not np.any(U[:, i]) for i, total in enumerate(done["f"]))


RUNS = ("plain", "plain", "one", "long", "many", "duplicate", "strong")


def made_run(seed, kind, values):
    rng = np.random.default_rng(seed)
    while True:
        T, m = int(rng.integers(2, 8)), int(rng.integers(3, 12))
        T, m = {"one": (1, m), "many": (60, 7), "long": (5, int(rng.integers(101, 200))), "duplicate": (T, 6)}.get(
            kind, (T, m)
        )
        U = rng.choice(
            values, (T, m), p=None if kind != "strong" else {2: [0.2, 0.8], 3: [0.15, 0.15, 0.7]}[len(values)]
        )
        for u in U:
            u[rng.permutation(m)[:2]] = [-1.0, 1.0]
        if kind == "duplicate":
            U[:, -1] = U[:, 0]
            if T > 2:
                U[-1] = U[0]
        if 0.0 in values and seed % 2:
            U[:, int(rng.integers(m))] = 0.0  # abstentions in all rounds
        if all(np.any(u > 0) and np.any(u < 0) for u in U) and is_clear(U):
            return U


@st.composite
def runs(draw, values):
    return made_run(draw(seeds()), draw(st.sampled_from(RUNS)), values)


WHOLE, WITH_ZERO = (-1.0, 1.0), (-1.0, 0.0, 1.0)
ROW = np.array([[1.0] * 9 + [-1.0]])
FIXED = np.array([[1.0, 1.0, 1.0, -1.0], [-1.0, 1.0, 1.0, 1.0], [1.0, -1.0, 1.0, 1.0], [-1.0, 1.0, -1.0, 1.0]])
# A row that is wrong for one more sample each time halves all other weights: at last the p are 10⁻¹², and α is 13.
HALVING = 1.0 - 2 * np.eye(35, 36)
TURNED = HALVING * (-1.0) ** np.arange(35)[:, None]


def in_blocks(*rows):
    """Rows of (value, times), (value, times), …"""
    return np.array([[value for value, times in row for _ in range(times)] for row in rows], dtype=float)


# The second coefficient is 1.3·10⁻⁶, and so is f of those that abstained in the first round and are right in the second.
SLIGHT = in_blocks([(1, 23), (-1, 13), (0, 30)], [(1, 16), (0, 7), (1, 9), (0, 4), (-1, 26), (1, 2), (0, 2)])
# The second coefficient is 4·10⁻⁸.
SLIGHTER = in_blocks(
    [(1, 49), (-1, 34), (0, 60)], [(1, 36), (0, 13), (1, 25), (0, 9), (-1, 60)], [(1, 40), (-1, 30), (1, 60), (-1, 13)]
)
IDLE = np.array([[1.0, 1.0, 0.0, 0.0, -1.0], [0.0, 1.0, 0.0, -1.0, 1.0]])


def judge_run(answer, U):
    expected = played(U)
    m = len(U[0])
    got = mapping(answer.run(U), ("alphas", "mean_loss", "product", "errors"), ("run(U)", "run(U)"))
    with hint(
        "第一轮的 p 是 1/m, 以后每一轮用上一轮更新后的 p.",
        "The p of the first round is 1/m, that of any other round is what the round before has made of it.",
    ):
        close(got["alphas"], expected["alphas"], ('"alphas"', '"alphas"'), abs=1e-9, rel=0)
    loss = math.fsum(math.exp(-one) for one in expected["f"]) / m
    with hint("f_i 是各轮的 α_t u_t 之和, 平均对所有样本.", "f_i is the sum of α_t u_t; the mean is over all samples."):
        close(got["mean_loss"], loss, ('"mean_loss"', '"mean_loss"'), abs=0, rel=1e-9)
    with hint("弃权的样本也属于归一化因子.", "Samples that abstain belong to the normaliser, too."):
        close(got["product"], expected["product"], ('"product"', '"product"'), abs=0, rel=1e-9)
    with hint(
        "f_i = 0 也算错, 很小的正数不算.",
        "f_i = 0 is an error, too; a small positive f_i is none.",
    ):
        # Less than half of the margin that the stub promises: only those that abstained in all rounds are near 0.
        errors = sum(one < 1e-7 for one in expected["f"]) / m
        close(got["errors"], errors, ('"errors"', '"errors"'), abs=0, rel=1e-9)


@property_check(
    "没有弃权时逐轮进行: 系数、平均损失、归一化因子之积与错误率",
    "Round by round without abstentions: coefficients, mean loss, product of the normalisers, errors",
    points=1.5,
    book="§11.2.3",
    given={"U": runs(WHOLE)},
    also=[
        {"U": U}
        for U in (
            FIXED,
            ROW,
            HALVING,
            -HALVING,
            TURNED,
            *(made_run(140 + k, kind, WHOLE) for k, kind in enumerate(dict.fromkeys(RUNS))),
        )
    ],
    examples=20,
)
def test_run(answer, U):
    judge_run(answer, U)


@property_check(
    "有弃权时逐轮进行: 系数、平均损失、归一化因子之积与错误率",
    "Round by round with abstentions: coefficients, mean loss, product of the normalisers, errors",
    points=1,
    book="§11.2.3",
    given={"U": runs(WITH_ZERO)},
    also=[
        {"U": U}
        for U in (
            IDLE,
            SLIGHT,
            SLIGHTER,
            *(made_run(seed + k, kind, WITH_ZERO) for seed in (150, 161) for k, kind in enumerate(dict.fromkeys(RUNS))),
        )
    ],
    examples=20,
)
def test_run_with_abstentions(answer, U):
    judge_run(answer, U)


@property_check(
    "两个指数对调之后, 同一个分类器的加权错误率",
    "The weighted error of the same classifier after an update with exchanged exponents",
    points=1,
    book="§11.2.2, §11.2.3",
    given={"eps": edges(1e-6, 1 - 1e-6)},
    also=[{"eps": eps} for eps in (0.25, 0.3, 0.1, 0.5, 0.9, 1e-6, 1e-4, 1 - 1e-6, 0.123456789)],
    examples=20,
    hint=(
        "错的与对的两部分各有多少权重? 各乘上自己的因子, 再算错的所占的份额.",
        "How much weight have the wrong and the right samples? Multiply each by its own factor, then take the share of the wrong ones.",
    ),
)
def test_swapped(answer, eps):
    a = (math.log1p(-eps) - math.log(eps)) / 2
    wrong, right = eps * math.exp(-a), (1 - eps) * math.exp(a)
    close(answer.swapped_error(eps), wrong / (wrong + right), ("加权错误率", "the weighted error"), abs=0, rel=1e-9)


@property_check(
    "造出的各轮使错误率超过以最大的 γ 写成的上界",
    "The rounds that are built have an error above the bound with the largest γ",
    points=1,
    book="§11.2.3",
    given={"T": st.integers(8, 60)},
    also=[{"T": T} for T in (8, 9, 10, 20, 41, 60)],
    examples=8,
)
def test_broken_bound(answer, T):
    U = array(answer.broken_bound(T), (T, None), ("U", "U"))
    m = U.shape[1]
    require(2 <= m <= 1000, f"U 有 {m} 列, 应是 2 到 1000 列", f"U has {m} columns, not 2 to 1000")
    require(bool(np.all(np.abs(U) == 1)), "U 中有 ±1 以外的数", "There are numbers in U other than ±1", got=U)
    both = np.any(U > 0, axis=1) & np.any(U < 0, axis=1)
    require(
        bool(np.all(both)),
        f"第 {int(np.argmin(both))} 行 (从 0 起) 没有同时含 -1 与 +1",
        f"Row {int(np.argmin(both))} (from 0) does not have both -1 and +1",
        got=U,
    )
    done = played(U)
    require(done is not None, "某一轮的 p 小于 10^-12", "A p of some round is below 10^-12", got=U)
    gamma = max(0.5 - share for share in done["shares"])
    errors = sum(one < 1e-9 for one in done["f"]) / m
    bound = math.exp(-2 * T * gamma * gamma)
    with hint(
        "让第一轮的 γ 很大, 以后各轮的加权错误率都是 1/2.",
        "Let γ be large in the first round, and the weighted error 1/2 in all rounds after it.",
    ):
        require(
            errors > 1.05 * bound,
            f"错误率是 {errors:.6g}, γ 是 {gamma:.6g}, 上界的 1.05 倍是 {1.05 * bound:.6g}",
            f"The error is {errors:.6g}, γ is {gamma:.6g}, and 1.05 times the bound is {1.05 * bound:.6g}",
            got=U,
        )


@picture(
    "有弃权的一轮: 总损失与 a 的关系, 你的系数; 新旧权重",
    "A round with abstentions: the total loss as a function of a, and your coefficient; weights before and after",
    alt=(
        "左图是一条有最低点的曲线, 竖线是你的系数; 右图每个样本两根柱, 是更新前后的权重",
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
