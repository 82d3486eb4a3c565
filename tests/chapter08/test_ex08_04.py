"""Checks of exercise 8.4."""

import math

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, at, at_least, check, close, exercise, hint, integer, memo, number, picture, require, sequence,
    share_of_claims
)  # fmt: skip
from grader.strategies import edges, seeds, stretched

from .pins import ex08_04 as pins
from .pins.ex08_04 import LOSSES
from .shared import cuts, melons

EXERCISE = exercise(
    kind="discuss",
    book="§8.2, (8.4)-(8.19)",
    patterns=["two sides", "derived formula", "claims"],
    hints=[
        (
            "先求四种损失对 F 的导数；指数损失的那个与 AdaBoost 的哪个量相像？",
            "First differentiate the four losses by F; which quantity of AdaBoost does that of the exponential loss resemble?",
        ),
        (
            "对 ±1 的学习器，Σ g_i h_i 等于分对的 |g| 之和减去分错的 |g| 之和。",
            "For ±1 learners Σ g_i h_i is the sum of |g| where h is right minus the sum where it is wrong.",
        ),
        (
            "把 Σ e^(−y(F+γh)) 按分对、分错拆成两项，对 γ 求导，与 (8.9)-(8.11) 对照。",
            "Split Σ e^(−y(F+γh)) into right and wrong, differentiate by γ, and compare with (8.9)-(8.11).",
        ),
    ],
    written={
        "analysis": [
            ("两者都是逐轮构造的加性模型", "Both are additive models built stage by stage"),
            (
                "指数损失与 ±1 学习器时，负梯度就是带权的标记，步长就是 α",
                "With exponential loss and ±1 learners the negative gradient is the weighted label, and the step is α",
            ),
            (
                "不同：损失、任务、基学习器怎样训练、对噪声的敏感程度",
                "Differences: losses, tasks, how base learners are trained, sensitivity to noise",
            ),
        ]
    },
    extra=["influence_ratio"],
    contract=[
        (
            "得分到 |F| = 500，数从 $10^{-5}$ 到 $10^6$ 或离原点一百万远，120 个样本、120 轮也对",
            "Right as well for scores up to |F| = 500, numbers from $10^{-5}$ to $10^6$ or a million away from the origin, 120 samples "
            "and 120 rounds",
        ),
        (
            "步长准到 $10^{-6}$（大于 1 时是相对误差），其余准到 $10^{-9}$；分错的样本权重小到 $10^{-17}$ 也不例外",
            "Steps are right to $10^{-6}$ (relative above 1), all else to $10^{-9}$, even where what is wrong weighs only $10^{-17}$",
        ),
        ("写出 `influence_ratio`，margin 到 500", "`influence_ratio` is there, for margins up to 500"),
    ],
)


@st.composite
def scored(draw, loss=None, largest=400.0, both=False, hard=False):
    """{"loss", "y", "F"}: F zero, usual or constant, ties y = F occur; if hard tiny, large, far off, or many samples."""
    kind = draw(st.sampled_from(LOSSES)) if loss is None else loss
    rng = np.random.default_rng(draw(seeds()))
    n = draw(st.sampled_from([2, 5, 8, 120] if hard else [1, 2, 3, 4, 5, 6, 7, 8, 15])) + both
    signs = kind in ("logistic", "exponential")
    y = rng.choice([-1, 1], size=n) if signs else rng.integers(-6, 7, size=n) / 2
    if both:
        y[:2] = (1, -1)
        y = rng.permutation(y)
    F = rng.integers(-8, 9, size=n) / 4
    unusual = draw(st.sampled_from(["small", "large", "offset", "fine"] if hard else ["", "", "zero", "constant"]))
    if unusual == "zero":
        F = np.zeros(n)
    elif unusual and signs:
        F = np.clip(stretched(F[:, None], unusual, 1)[:, 0], -largest, largest)
    elif unusual:
        y = stretched(y[:, None], unusual, 2)[:, 0]
    return {"loss": kind, "y": y, "F": F}


@st.composite
def with_learner(draw, hard=False):
    """{"loss", "y", "F", "h"}: h is right on some samples and wrong on others."""
    case = draw(scored(largest=20.0, both=True, hard=hard))
    rng = np.random.default_rng(draw(seeds()))
    h = rng.choice([-1, 1], size=len(case["y"]))
    if case["loss"] in ("logistic", "exponential"):
        h[:2] = case["y"][:2] * (1, -1)
    return {**case, "h": h}


@st.composite
def with_candidates(draw, both=False, hard=False):
    """{"loss", "y", "F", "H"}: rows and their negatives in any order; none is right everywhere if `both`."""
    case = draw(scored(largest=30.0, both=both, hard=hard))
    rng = np.random.default_rng(draw(seeds()))
    rows = rng.choice([-1, 1], size=(draw(st.sampled_from([2, 55] if hard else [1, 2, 3, 6])), len(case["y"])))
    if both:
        rows[:, :2] = case["y"][:2] * (1, -1) if case["loss"] in ("logistic", "exponential") else (1, -1)
    H = rng.permutation(np.vstack([rows, -rows]))
    return {**case, "H": H}


@check(
    points=2,
    given={"case": scored()},
    also=pins.negative_gradient,
    strict_given={"case": scored(hard=True)},
    strict=pins.negative_gradient_strict,
)
def test_negative_gradient(answer, case):
    """负梯度等于损失的数值导数的相反数 / The negative gradient is minus the numerical derivative of the loss"""
    loss, y, F = case.values()
    with hint(*HINT_GRADIENT[loss]):
        close(
            answer.negative_gradient(loss, y, F),
            gradient(loss, y, F),
            (f"{loss} 的负梯度", f"the negative gradient, {loss}"),
        )


@check(
    points=1,
    given={"case": scored(both=True)},
    also=pins.initial_constant,
    strict_given={"case": scored(both=True, hard=True)},
)
def test_initial_constant(answer, case):
    """初值使总损失最小 / The initial constant minimises the total loss"""
    loss, y = case["loss"], case["y"]
    got = number(answer.initial_constant(loss, y), ("初值", "the constant"))
    low, high = best_constants(loss, y)
    slack = 1e-9 * max(1.0, abs(low), abs(high))
    with hint(*HINT_CONSTANT[loss]):
        require(
            low - slack <= got <= high + slack,
            f"{loss} 的初值不使总损失最小",
            f"The constant for {loss} does not minimise the total loss",
            one_of=[low] if high - low <= slack else [low, high],
            got=got,
        )


@check(
    points=1.5,
    book="(8.15), (8.19)",
    given={"case": scored("exponential")},
    strict_given={"case": scored("exponential", hard=True)},
    strict=pins.boosting_weights_strict,
)
def test_boosting_weights(answer, case):
    """AdaBoost 逐轮更新的权，等于由得分 F 直接算出的权 /
    The weights that AdaBoost updates round by round are those computed from the scores F"""
    y, F = case["y"], case["F"]
    with hint(*HINT_WEIGHTS):
        exponents = -y * F
        wanted = np.exp(exponents - exponents.max())
        close(answer.boosting_weights(y, F), wanted / math.fsum(wanted), ("权", "the weights"))
        rng = np.random.default_rng(len(y))
        w, score = np.full(len(y), 1 / len(y)), np.zeros(len(y))
        for alpha in (0.7, 0.25, 1.5):
            h = np.where(rng.random(len(y)) < 0.4, -y, y)
            w = w * np.exp(-alpha * y * h)
            w, score = w / w.sum(), score + alpha * h
        close(answer.boosting_weights(y, score), w, ("三轮之后的权", "the weights after three rounds"))


@check(
    points=1,
    book="(8.16)-(8.18)",
    given={"case": with_candidates()},
    also=pins.pick_base,
    strict_given={"case": with_candidates(hard=True)},
    strict=pins.pick_base_strict,
)
def test_pick_base(answer, case):
    """所选的学习器与负梯度的内积最大；指数损失时它的带权错误率最小 /
    The learner picked has the largest product with the negative gradient; for exponential loss it has the least weighted error
    """
    loss, y, F, H = case.values()
    k = integer(answer.pick_base(loss, y, F, H), ("下标", "the index"))
    require(
        0 <= k < len(H), f"下标 {k} 不在 0 与 {len(H) - 1} 之间", f"The index {k} is not between 0 and {len(H) - 1}"
    )
    with hint(*HINT_PICK):
        _is_best_row(k, H @ gradient(loss, y, F), 0.0)
        if loss == "exponential":
            w = np.exp(-y * F)
            errors = (w * (y != H)).sum(axis=1) / w.sum()
            require(
                errors[k] <= errors.min() + 1e-9,
                f"它的带权错误率是 {errors[k]:.9g}，最小的是 {errors.min():.9g}",
                f"Its weighted error is {errors[k]:.9g}, the least is {errors.min():.9g}",
            )


@check(
    points=2,
    book="(8.9)-(8.11)",
    given={"case": with_learner()},
    also=pins.line_search,
    strict_given={"case": with_learner(hard=True)},
    strict=pins.line_search_strict,
)
def test_line_search(answer, case):
    """步长使总损失最小；指数损失时它就是 (8.11) 的 α /
    The step minimises the total loss; for exponential loss it is α of (8.11)"""
    loss, y, F, h = case.values()
    got = number(answer.line_search(loss, y, F, h), ("γ", "γ"))
    with hint(*HINT_STEP[loss]):
        _is_best_step(got, loss, y, F, h, 0.0)


@check(points=0.5, book="图 8.4 / figure 8.4")
def test_rounds_on_melons(answer):
    """3.0α 上以树桩为候选、指数损失的六轮，步长就是 AdaBoost 的 α /
    Six rounds on 3.0α with stumps and exponential loss: the steps are the α of AdaBoost"""
    X, y = melons()
    H = stump_candidates(X)
    trace = sequence(answer.gradient_boost("exponential", y, H, 6), 6, ("各轮的列表", "the list of rounds"))
    for t, alpha in enumerate((0.770222, 0.763028, 0.662026, 0.557906, 0.432393, 0.587792)):
        with at(f"第 {t + 1} 轮", f"round {t + 1}"), hint(*HINT_STEP["exponential"]):
            close(sequence(trace[t], 2, ("一轮", "a round"))[1], alpha, ("γ", "γ"), abs=2e-6)


@check(
    points=1,
    given={"case": with_candidates(both=True), "rounds": st.sampled_from([1, 2, 3, 4, 12])},
    also=pins.gradient_boost,
    strict_given={"case": with_candidates(both=True, hard=True), "rounds": st.sampled_from([1, 2, 3, 4, 12])},
    strict=pins.gradient_boost_strict,
    examples=30,
)
def test_gradient_boost(answer, case, rounds):
    """整个过程：每一轮的选择与步长都由当时的得分得出 /
    The whole run: each choice and each step follow from the scores at that time"""
    loss, y, H = case["loss"], case["y"], case["H"]
    trace = sequence(answer.gradient_boost(loss, y, H, rounds), rounds, ("各轮的列表", "the list of rounds"))
    F = np.zeros(len(y))
    scale = max(1.0, float(np.abs(y).max()))
    for t, entry in enumerate(trace):
        with at(f"第 {t + 1} 轮", f"round {t + 1}"):
            k, gamma = sequence(entry, 2, ("一轮", "a round"))
            k, gamma = integer(k, ("下标", "the index")), number(gamma, ("γ", "γ"))
            require(
                0 <= k < len(H),
                f"下标 {k} 不在 0 与 {len(H) - 1} 之间",
                f"The index {k} is not between 0 and {len(H) - 1}",
            )
            # A residual of rounding size has either sign; and steps are accurate to 1e-6.
            grazing = int((np.abs(y - F) <= 1e-5 * scale).sum()) if loss == "absolute" else 1e-5 * scale * (t + 1)
            with hint(*HINT_PICK):
                _is_best_row(k, H @ gradient(loss, y, F), 2.0 * grazing)
            with hint(*HINT_STEP[loss]):
                _is_best_step(gamma, loss, y, F, H[k], 1e-5 * (t + 1))
            F = F + gamma * H[k]


@check(
    points=1,
    given={"case": scored("exponential")},
    examples=1,
    hint=(
        "对照你写的函数：哪些步骤相同？间隔很负时，两种损失的梯度各有多大？",
        "Look at your functions: which steps are the same? How large are the gradients of both losses at a very negative margin?",
    ),
)
def test_claims(answer, case):
    """六条说法的真假 / Which of the six claims hold"""
    return share_of_claims(answer.claims(), TRUTH)


@check(
    given={"loss": st.sampled_from(("logistic", "exponential")), "margin": edges(0.0, 40.0)},
    also=pins.influence_ratio,
    extra=True,
)
def test_influence_ratio(answer, loss, margin):
    """错得远的样本有多大影响 / How much a sample that is far wrong counts"""
    y, F = np.array([1, 1]), np.array([-margin, 0.0])
    far, near = gradient(loss, y, F)
    with hint("两个负梯度之比。", "The ratio of two negative gradients."):
        close(answer.influence_ratio(loss, margin), far / near, ("影响之比", "the ratio"))


@picture(
    "四种损失与各自梯度的大小",
    "The four losses and the sizes of their gradients",
    alt=(
        "两幅图，横轴是间隔 yF (y = 1)；上图是损失，下图是梯度的大小：左端指数损失远高于其他，对率与绝对损失的梯度不超过 1。",
        "Two panels against the margin yF (y = 1): above the losses, below the sizes of the gradients; at the left the exponential loss "
        "is far above the others, and the gradients of logistic and absolute loss never exceed 1.",
    ),
)
def draw_losses(figure, answer, reference, says):
    margin = np.linspace(-2, 2, 81)
    y = np.ones(81, dtype=int)
    above, below = figure.subplots(2, 1, sharex=True)
    values = {
        "squared": (1 - margin) ** 2 / 2,
        "absolute": np.abs(1 - margin),
        "logistic": np.log1p(np.exp(-margin)),
        "exponential": np.exp(-margin),
    }
    for (name, value), style in zip(values.items(), ("-", "--", ":", "-."), strict=True):
        above.plot(margin, value, style, label=name)
        size = np.abs(array(answer.negative_gradient(name, y, margin), (81,)))
        below.plot(margin, size, style, label=name)
    above.set_ylabel(says("损失", "loss"))
    below.set(xlabel="yF", ylabel=says("梯度的大小", "size of gradient"))
    above.legend(fontsize="small")


HINT_GRADIENT = {
    "squared": ("½(y − F)² 对 F 求导，再取负。", "Differentiate ½(y − F)² by F and change the sign."),
    "absolute": ("|y − F| 只看 y − F 的符号。", "|y − F| depends on the sign of y − F only."),
    "logistic": (
        "ln(1 + e^(−yF)) 的导数是 −y / (1 + e^(yF))。",
        "The derivative of ln(1 + e^(−yF)) is −y / (1 + e^(yF)).",
    ),
    "exponential": ("e^(−yF) 的导数带着因子 −y。", "The derivative of e^(−yF) has a factor −y."),
}
HINT_CONSTANT = {
    "squared": ("平方和最小的常数。", "Which constant has the least sum of squares?"),
    "absolute": ("绝对偏差之和最小的常数。", "Which constant has the least sum of absolute deviations?"),
    "logistic": ("令 n₊ 与 n₋ 两项的导数相消。", "Let the derivatives of the n₊ and n₋ terms cancel."),
    "exponential": ("n₊ e^(−c) + n₋ e^c 的最小点。", "Minimise n₊ e^(−c) + n₋ e^c."),
}
HINT_WEIGHTS = (
    "(8.15)：权与 e^(−yF) 成正比，和为 1；F 是至今全部项之和。",
    "(8.15): the weights are proportional to e^(−yF) and sum to 1; F is the sum of all terms so far.",
)
HINT_PICK = (
    "先算负梯度 g，再取 H g 最大的一行。",
    "Compute the negative gradient g, then take the row where H g is largest.",
)
HINT_STEP = {
    "squared": (
        "对 γ 的二次函数求最小点；为负时取 0。",
        "Minimise a quadratic function of γ; take 0 where it is negative.",
    ),
    "absolute": (
        "|y − F − γh| = |h(y − F) − γ|: 又是绝对偏差之和。",
        "|y − F − γh| = |h(y − F) − γ|: a sum of absolute deviations again.",
    ),
    "logistic": (
        "没有闭式：对 γ 的导数递增，用二分法找零点。",
        "No closed form: the derivative by γ increases; bisect it.",
    ),
    "exponential": ("分对与分错的权之和，按 (8.11)。", "The total weights of right and wrong, as in (8.11)."),
}


def _is_best_row(k, products, slack):
    require(
        products[k] >= products.max() - slack - 1e-9 * max(1.0, float(np.abs(products).max())),
        f"第 {k} 行与负梯度的内积是 {products[k]:.9g}，最大的是 {products.max():.9g}",
        f"Row {k} has the product {products[k]:.9g} with the negative gradient, the largest is {products.max():.9g}",
    )


def _is_best_step(gamma, loss, y, F, h, slack):
    low, high = best_steps(loss, y, F, h)
    tolerance = (1e-6 + slack) * max(1.0, high)
    at_least(gamma, 0.0, ("γ", "γ"))
    require(
        low - tolerance <= gamma <= high + tolerance,
        f"{loss} 的步长不使总损失最小",
        f"The step for {loss} does not minimise the total loss",
        one_of=[low] if high - low <= 1e-9 else [low, high],
        got=gamma,
    )


TRUTH = {
    "both_build_an_additive_model_stagewise": True,
    "exponential_gradient_boosting_equals_adaboost_for_pm1_learners": True,
    "gradient_boosting_is_limited_to_classification": False,
    "adaboost_fits_base_learners_to_residuals_by_regression": False,
    "logistic_gradient_of_one_sample_is_bounded": True,
    "exponential_gradient_of_one_sample_is_bounded": False,
}


def total(loss, y, F):
    """Each sample's loss, for real and complex scores."""
    if loss == "squared":
        return (y - F) ** 2 / 2
    if loss == "logistic":
        return np.log(1 + np.exp(-y * F))
    return np.exp(-y * F)


def gradient(loss, y, F) -> np.ndarray:
    """The negative gradient by a step in the imaginary direction, exact to the last digits."""
    if loss == "absolute":
        return (y > F).astype(float) - (y < F)
    return -np.imag(total(loss, y, F + 1e-30j)) / 1e-30


def best_constants(loss, y) -> tuple[float, float]:
    """The interval of constants with the least total loss."""
    positive, negative = float((y > 0).sum()), float((y < 0).sum())
    if loss == "absolute":
        order = sorted(y.tolist())
        return order[(len(order) - 1) // 2], order[len(order) // 2]
    if loss == "squared":
        c = math.fsum(y) / len(y)
    else:
        c = (math.log(positive) - math.log(negative)) * (1.0 if loss == "logistic" else 0.5)
    return c, c


@memo
def best_steps(loss, y, F, h) -> tuple[float, float]:
    """The interval of steps γ ≥ 0 with the least total loss."""
    r = h * (y - F)
    if loss == "squared":
        low = high = math.fsum(r) / len(r)
    elif loss == "absolute":
        order = sorted(r.tolist())
        low, high = order[(len(order) - 1) // 2], order[len(order) // 2]
    else:

        def slope(gamma):
            return -float(h @ gradient(loss, y, F + gamma * h))

        low, high = 0.0, 1.0
        if slope(0.0) >= 0:
            return 0.0, 0.0
        while slope(high) < 0:
            high *= 2
        for _ in range(70):
            middle = (low + high) / 2
            low, high = (middle, high) if slope(middle) < 0 else (low, middle)
    return max(low, 0.0), max(high, 0.0)


def stump_candidates(X) -> np.ndarray:
    """The outputs of all stumps, of either sign."""
    rows = [np.where(column > t, 1, -1) for column in X.T for t in cuts(column)]
    return np.vstack([rows, [-row for row in rows]])
