"""Checks of exercise cookbook2.2."""

import math
from fractions import Fraction
from itertools import product

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, at_least, between, check, close, exercise, hint, integers, memo, picture, require, sequence
)  # fmt: skip
from grader.strategies import edges, seeds

from .pins import cookbook02_02 as pins
from .pins.cookbook02_02 import THREE, gaussian_case

EXERCISE = exercise(
    kind="derive",
    book="§2.2.3",
    patterns=["certificate", "witness", "derived formula"],
    hints=[
        (
            "把 eps 看成一笔预算：每种观测判给 1 要花掉 p2[x]，换回 p1[x]。",
            "Take eps for a budget: to call an observation 1 costs p2[x], and gains p1[x].",
        ),
        (
            "对固定的 λ，拉格朗日函数对每种观测是分开的，各取小的一项；最小值是 λ 的函数。哪个 λ 使它最大？",
            "For a fixed λ the Lagrangian falls apart into the observations, each of which takes the smaller term; the minimum is a "
            "function of λ. Which λ makes it largest?",
        ),
        (
            "一种观测只能整个买或不买时，先买单价最划算的未必最好。",
            "If each observation is bought whole or not at all, it may be a mistake to buy the best value for money first.",
        ),
    ],
)

HINT_ERRORS = (
    "第 1 类判错，是没有判给 1；第 2 类判错，是判给了 1。两类各用自己的概率。",
    "Class 1 is mistaken where the decision is not 1, class 2 where it is; either has probabilities of its own.",
)
HINT_RULE = (
    "先判给 1 的应是每单位 p2 换回 p1 最多的观测；剩下的 eps 不够买下一种时，用硬币花完。",
    "What is called 1 first should gain most p1 for each unit of p2; spend what is left of eps with a coin.",
)
HINT_GAUSSIAN = (
    "第 2 类的错误率是 x < t 的概率；拉格朗日函数对 t 求导，λ 是两个密度在 t 处的比。哪个在上？",
    "The error of class 2 is the probability of x < t. Differentiate the Lagrangian in t: λ is the ratio of both densities at t, which "
    "way round?",
)


def is_clear(case):
    """Whether no decision without coins has an error of class 2 that is nearly eps."""
    gaps = np.abs(all_rules(len(case["p2"])) @ np.array(case["p2"]) - case["eps"])
    return bool(np.all((gaps <= 1e-12) | (gaps > 1.1e-7)))


@st.composite
def problems(draw):
    """{"p1", "p2", "eps"}: zeros and tied ratios are common; eps is often what some observations cost together."""
    n = draw(st.sampled_from([1, 2, 3, 3, 4, 5, 6, 7, 8]))
    kind = draw(st.sampled_from(["", "", "", "fine", "small", "near"]))
    rng = np.random.default_rng(draw(seeds()))
    p1, p2 = _shares(rng, n, kind), _shares(rng, n, kind)
    if kind == "near" and n > 2:
        # Two ratios a millionth apart.
        p1[0] = p1[1] = (p1[0] + p1[1]) / 2
        p2[0] = p2[1] = (p2[0] + p2[1]) / 2
        if p1[0] > 1e-3 and p2[0] > 1e-3:
            shift = float(rng.choice([-1e-6, 1e-6]))
            p1[0], p1[1] = p1[0] + shift, p1[1] - shift
    how = draw(st.sampled_from(["cost", "cost", "grid", "fine", "edge"]))
    if how == "cost":
        eps = min(1.0, float(np.array(p2)[rng.random(n) < 0.5].sum()))
    elif how == "grid":
        eps = int(rng.integers(0, 25)) / 24
    elif how == "fine":
        eps = float(rng.random())
    else:
        eps = draw(st.sampled_from([0.0, 1.0, 0.001, 0.01, 0.05, 0.999]))
    return {"p1": p1, "p2": p2, "eps": eps}


@st.composite
def gaussians(draw):
    mu1, gap = draw(st.integers(-8, 8)) / 4, draw(st.integers(1, 12)) / 4
    unusual = draw(st.sampled_from(["", "", "", "close", "apart", "fine"]))
    if unusual == "close":
        gap = 0.0125
    elif unusual == "apart":
        mu1, gap = draw(st.sampled_from([(-20.0, 20.0), (-10.0, 20.0), (-20.0, 0.25), (19.5, 0.5)]))
    elif unusual == "fine":
        gap += float(np.random.default_rng(draw(seeds())).random()) / 8
    scale = draw(st.sampled_from([0.5, 1.0, 2.0, 3.25, 1e-6, 2.5e-5, 123456.789, 1e6]))
    eps = draw(st.sampled_from([1e-6, 1e-5, 0.001, 0.01, 0.05, 0.25, 0.5, 0.7, 0.95, 0.99, 0.999, 1 - 1e-6]))
    return gaussian_case(mu1, gap, scale, eps)


@check(points=0.5, book="§2.2.3", hint=HINT_RULE)
def test_three_observations(answer):
    """三种观测，eps = 0.2：掷硬币时最好的判决 / Three observations and eps = 0.2: the best decision with a coin"""
    came = sequence(answer.neyman_pearson(THREE["p1"], THREE["p2"], THREE["eps"]), 3, ("判决", "the decision"))
    close(came, [1.0, 1 / 3, 0.0], ("判决", "the decision"), abs=4e-9, rel=0)


@check(points=0.25, book="§2.2.3", hint=HINT_ERRORS)
def test_known_errors(answer):
    """三种观测：一个掷硬币的判决的两个错误率 / Three observations: both errors of a decision with a coin"""
    came = answer.class_errors(THREE["p1"], THREE["p2"], [1.0, 1 / 3, 0.0])
    close(came, [0.4, 0.2], ("两个错误率", "the two errors"))


@check(points=0.5, book="§2.2.3", hint=HINT_GAUSSIAN)
def test_known_gaussians(answer):
    """两个高斯，均值 0 和 2，标准差 1, eps = 0.05：分界与乘子 /
    Gaussians of means 0 and 2 and deviation 1, eps = 0.05: threshold and multiplier"""
    t, multiplier = sequence(answer.gaussian(0.0, 2.0, 1.0, 0.05), 2, ("(t, λ)", "(t, λ)"))
    close(t, 0.355146, ("t", "t"), abs=1e-6, rel=0)
    close(multiplier, 3.631723, ("λ", "λ"), abs=5e-6, rel=0)


@check(points=0.25, given={"case": problems(), "seed": seeds()}, also=pins.errors, examples=30, hint=HINT_ERRORS)
def test_errors(answer, case, seed):
    """任意判决的两个错误率 / Both errors of any decision"""
    rng = np.random.default_rng(seed)
    n = len(case["p1"])
    for delta in (rng.random(n), rng.integers(0, 2, size=n), np.round(rng.random(n), 2) * 1e-5):
        delta = [float(d) for d in delta]
        wanted = [float(error) for error in errors_of(case["p1"], case["p2"], delta)]
        close(answer.class_errors(case["p1"], case["p2"], delta), wanted, ("两个错误率", "the two errors"))


@check(points=2.5, book="§2.2.3", given={"case": problems().filter(is_clear)}, also=pins.optimal)
def test_optimal(answer, case):
    """掷硬币的判决合格，第 1 类的错误率再也小不了 /
    The decision with coins is admissible, and no other makes the error of class 1 smaller"""
    p1, p2, eps = case["p1"], case["p2"], case["eps"]
    came = answer.neyman_pearson(p1, p2, eps)
    rule = [probability_of(d) for d in sequence(came, len(p1), ("判决", "the decision"))]
    judge_rule(came, case, rule, least_error(p1, p2, eps), HINT_RULE)


@check(points=2, book="§2.2.3", given={"case": problems().filter(is_clear)}, also=pins.multiplier)
def test_multiplier(answer, case):
    """乘子证明最优：对全部判决的最小值等于第 1 类的最小错误率 /
    The multiplier proves what is best: the minimum over all decisions is the least error of class 1"""
    p1, p2, eps = case["p1"], case["p2"], case["eps"]
    came = at_least(answer.multiplier(p1, p2, eps), 0.0, ("λ", "λ"), slack=0.0)
    bound, least = float(dual(p1, p2, eps, Fraction(came))), least_error(p1, p2, eps)
    with hint(*HINT_MULTIPLIER):
        require(
            abs(bound - least) <= 1.001e-9,
            f"λ = {came:.10g} 时，对全部判决的最小值是 {bound:.10g}，第 1 类的最小错误率是 {least:.10g}",
            f"For λ = {came:.10g} the minimum over all decisions is {bound:.10g}, while the least error of class 1 is {least:.10g}",
            got=came,
        )


@check(points=1.5, given={"case": problems().filter(is_clear)}, also=pins.multiplier)
def test_without_coin(answer, case):
    """不掷硬币的判决合格，在这样的判决中第 1 类的错误率最小 /
    The decision without coins is admissible, and of these no other makes the error of class 1 smaller"""
    p1, p2, eps = case["p1"], case["p2"], case["eps"]
    came = answer.best_without_coin(p1, p2, eps)
    rule = integers(came, len(p1), ("判决", "the decision"), binary=True)
    require(set(rule) <= {0, 1}, "判决应只含 0 和 1", "The decision should hold 0 and 1 only", got=came)
    judge_rule(came, case, rule, least_without_coin(p1, p2, eps), HINT_COIN)


@check(points=1.5, given={"eps": edges(0.02, 0.4)}, also=pins.witness, examples=15)
def test_witness(answer, eps):
    """造出的例子中，不掷硬币的最好判决胜过每一个合格的“过线”判决，至少 0.05 /
    In the example that is built the best decision without coins beats each admissible threshold, by 0.05 at least"""
    came = sequence(answer.not_a_threshold(eps), 2, ("(p1, p2)", "(p1, p2)"))
    p1 = [float(p) for p in array(came[0], (None,), ("p1", "p1"))]
    n = len(p1)
    require(1 <= n <= 8, f"p1 有 {n} 个数，应有 1 到 8 个", f"p1 has {n} numbers; 1 to 8 are allowed", got=came)
    p2 = [float(p) for p in array(came[1], (n,), ("p2", "p2"))]
    for p, name in ((p1, "p1"), (p2, "p2")):
        require(min(p) >= 0, f"{name} 中有负数", f"{name} holds a negative number", got=came)
        close(math.fsum(p), 1.0, (f"{name} 之和", f"the sum of {name}"), rel=0)
    best = least_without_coin(p1, p2, eps)
    line, rule = max(least_of(threshold_rules(p1, p2, slack), p1, p2, eps) for slack in (0, Fraction(1, 10**9)))
    with hint(*HINT_WITNESS):
        require(
            line - best >= 0.05 - 1e-9,
            f"最好的判决的第 1 类错误率是 {best:.6g}，合格的过线判决 {rule} 的是 {line:.6g}，相差不到 0.05",
            f"The best decision has an error of class 1 of {best:.6g}, the admissible threshold {rule} one of {line:.6g}: less than 0.05 apart",
            got=came,
        )


@check(points=1, book="§2.2.3", given={"case": gaussians()}, also=pins.gaussian, hint=HINT_GAUSSIAN)
def test_gaussian(answer, case):
    """两个高斯：t 处第 2 类的错误率恰好是 eps，λ 使拉格朗日函数在 t 处的导数为零 /
    Gaussians: at t the error of class 2 is exactly eps, and for λ the derivative of the Lagrangian vanishes there"""
    mu1, mu2, sigma, eps = (case[key] for key in ("mu1", "mu2", "sigma", "eps"))
    z = quantile(eps)
    t, multiplier = sequence(answer.gaussian(mu1, mu2, sigma, eps), 2, ("(t, λ)", "(t, λ)"))
    close(t, mu2 + sigma * z, ("t", "t"), abs=1.001e-8 * sigma, rel=0)
    # The exponents −(z + d)²/2 of class 1 and −z²/2 of class 2, where d is the distance of the means.
    d = float((Fraction(mu2) - Fraction(mu1)) / Fraction(sigma))
    close(multiplier, math.exp(-d * (2 * z + d) / 2), ("λ", "λ"), abs=0, rel=1.001e-6)


@picture(
    "各种判决的两个错误率",
    "The errors of all decisions",
    alt=(
        "横轴是第 2 类的错误率，纵轴是第 1 类的；点是不掷硬币的判决，折线是各个 eps 下掷硬币的最好判决，在各点的左下方；竖虚线是 eps，其上标出两种最好的判决",
        "The error of class 2 across, that of class 1 upwards: dots for the decisions without coins, and below them the polygon of the best "
        "ones with coins; a dashed line at eps with the best of either sort marked",
    ),
)
def draw_errors(figure, answer, reference, says):
    p1, p2, eps = [0.3, 0.45, 0.15, 0.1], [0.15, 0.25, 0.2, 0.4], 0.3
    axes = figure.subplots()
    rules = all_rules(len(p1))
    axes.plot(rules @ np.array(p2), (1 - rules) @ np.array(p1), ".", color="gray", label=says("不掷硬币", "no coin"))
    errors = [answer.class_errors(p1, p2, answer.neyman_pearson(p1, p2, k / 40)) for k in range(41)]
    axes.plot([second for _, second in errors], [first for first, _ in errors], color="tab:blue")
    axes.axvline(eps, linestyle="--", color="gray")
    for rule, marker, label in (
        (answer.neyman_pearson(p1, p2, eps), "o", says("掷硬币的最好判决", "best with a coin")),
        (answer.best_without_coin(p1, p2, eps), "s", says("不掷硬币的最好判决", "best without a coin")),
    ):
        first, second = answer.class_errors(p1, p2, rule)
        axes.plot([second], [first], marker, color="tab:red", fillstyle="none", markersize=10, label=label)
    axes.set_xlabel(says("第 2 类的错误率", "error of class 2"))
    axes.set_ylabel(says("第 1 类的错误率", "error of class 1"))
    axes.set_xlim(-0.05, 1.6)
    axes.legend(loc="upper right")


HINT_MULTIPLIER = (
    "对固定的 λ，每种观测取 p1[x] 与 λ·p2[x] 中小的一个，求和再减 λ·eps。对照：eps 再放宽一点，第 1 类的错误率会减少多少？",
    "For a fixed λ each observation takes the smaller of p1[x] and λ·p2[x]; add them up and subtract λ·eps. Compare: how much would a "
    "little more eps reduce the error of class 1?",
)
HINT_COIN = (
    "判决只有有限个。最好的一个未必按似然比的次序取，合格的总有一个：全判给 2。",
    "There are finitely many decisions. The best need not go by the order of the ratio; one is always admissible: never 1.",
)
HINT_WITNESS = (
    "想成容量为 eps 的背包：单价最划算的一件先占了地方，更值钱的一件就装不下了。",
    "Think of a knapsack of capacity eps: the best value for money goes in first, and leaves no room for the more precious thing.",
)


def errors_of(p1, p2, delta):
    """Both errors, in fractions of the very floats."""
    first = sum((Fraction(p) * (1 - Fraction(d)) for p, d in zip(p1, delta, strict=True)), Fraction(0))
    return first, sum((Fraction(p) * Fraction(d) for p, d in zip(p2, delta, strict=True)), Fraction(0))


def dual(p1, p2, eps, multiplier):
    """The least Lagrangian over all decisions: for a fixed multiplier each observation is decided by itself."""
    least = sum(min(Fraction(a), multiplier * Fraction(b)) for a, b in zip(p1, p2, strict=True))
    return least - multiplier * Fraction(eps)


@memo
def least_error(p1, p2, eps):
    """The least error of class 1: the largest dual value, which is concave with kinks at the likelihood ratios."""
    kinks = [Fraction(0), *(Fraction(a) / Fraction(b) for a, b in zip(p1, p2, strict=True) if b)]
    return float(max(dual(p1, p2, eps, kink) for kink in kinks))


def all_rules(n):
    return np.array(list(product((0, 1), repeat=n)))


@memo
def least_without_coin(p1, p2, eps):
    """The least error of class 1 over the 2ⁿ decisions without coins."""
    rules = all_rules(len(p1))
    admissible = rules @ np.array(p2) <= eps + 1e-9
    return float(((1 - rules) @ np.array(p1))[admissible].min())


def _shares(rng, n, kind):
    """n probabilities of sum 1: multiples of 1/24, of many decimals, or with tiny ones among them."""
    if kind in ("fine", "small"):
        weights = rng.random(n) + 0.02
        if kind == "small" and n > 1:
            weights[rng.integers(n)] = 0.0
        weights /= weights.sum()
        if kind == "small" and n > 1:
            tiny = int(np.argmin(weights))
            weights[tiny] = float(rng.choice([2e-6, 1.5e-5]))
            weights[int(np.argmax(weights))] -= weights[tiny]
        return [float(w) for w in weights]
    cuts = np.sort(rng.integers(0, 25, size=n - 1))
    return [int(part) / 24 for part in np.diff(np.concatenate([[0], cuts, [24]]))]


def probability_of(d):
    return between(d, 0.0, 1.0, ("判给 1 的概率", "the probability of deciding for 1"))


def judge_rule(got, case, rule, least, words):
    """Fails unless the decision is admissible and its error of class 1 is the least."""
    p1, p2, eps = case["p1"], case["p2"], case["eps"]
    first, second = map(float, errors_of(p1, p2, rule))
    with hint(*words):
        require(
            second <= eps + 1.001e-9,
            f"第 2 类的错误率是 {second:.10g}，超过了 eps = {eps:.10g}",
            f"The error of class 2 is {second:.10g}, above eps = {eps:.10g}",
            got=got,
        )
        require(
            first <= least + 1.001e-9,
            f"第 1 类的错误率是 {first:.10g}，还可以小到 {least:.10g}",
            f"The error of class 1 is {first:.10g}; it can be as small as {least:.10g}",
            got=got,
        )


def threshold_rules(p1, p2, slack):
    """The decisions that are thresholds on the likelihood ratio; ratios are one if they differ by less than `slack`."""
    n = len(p1)
    rules = [[0] * n, [int(b == 0) for b in p2]]
    exact = [(Fraction(a), Fraction(b)) for a, b in zip(p1, p2, strict=True)]
    for c in {Fraction(0), *(a / b for a, b in exact if b)}:
        rules.append([int(a > (1 + slack) * c * b) for a, b in exact])
        rules.append([int(a >= (1 - slack) * c * b) for a, b in exact])
    return rules


def least_of(rules, p1, p2, eps):
    found = []
    for rule in rules:
        first, second = map(float, errors_of(p1, p2, rule))
        if second <= eps + 1e-9:
            found.append((first, rule))
    return min(found)


def quantile(eps):
    """Where the standard normal distribution function is eps, by bisection."""
    low, high = -8.0, 8.0
    for _ in range(200):
        middle = (low + high) / 2
        below = math.erfc(-middle / math.sqrt(2)) / 2 < eps
        low, high = (middle, high) if below else (low, middle)
    return (low + high) / 2
