"""Checks of exercise cookbook3.1."""

import math
from fractions import Fraction
from itertools import permutations

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, check, close, exercise, hint, memo, picture, require, sequence
from grader.strategies import seeds

from .pins import cookbook03_01 as pins

EXERCISE = exercise(
    kind="derive",
    book="§3.1",
    patterns=["witness", "certificate", "oracle"],
    hints=[
        (
            "X 次正面中取 r 次的取法有 C(X, r) 种。给定硬币，它的期望是多少？",
            "There are C(X, r) ways to choose r of X heads. What is the mean of that, given the coin?",
        ),
        (
            "所以 n 次投掷透露的，恰好是 E[θ], …, E[θⁿ] 这 n 个数：分布相同，当且仅当这些数相同。",
            "So n throws tell exactly the n numbers E[θ], …, E[θⁿ]: the distributions are the same if and only if these are.",
        ),
        (
            "反推时，找以两个 θ 为根的二次式 t² = a t + b：两边乘 w·θʳ 求和，就得到 a 与 b 的线性方程。",
            "To go back, look for the quadratic t² = a t + b whose roots are both θ: multiply by w·θʳ and add up to get linear equations "
            "in a and b.",
        ),
    ],
)

HINT_PMF = (
    "给定硬币时是二项分布；按权重平均。θ = 0 时 θ⁰ = 1。",
    "Given the coin it is binomial; average by the weights. θ⁰ = 1, also for θ = 0.",
)


@st.composite
def heaps(draw):
    """{"weights", "thetas", "n"}: chances 0 and 1, weights 0, many throws, tiny numbers."""
    c = draw(st.sampled_from([1, 2, 2, 3, 4, 8]))
    kind = draw(st.sampled_from(["", "", "", "ends", "fine", "small", "alike", "near"]))
    rng = np.random.default_rng(draw(seeds()))
    parts = rng.integers(0, 9, size=c)
    parts[0] += 1
    weights = [int(part) / int(parts.sum()) for part in parts]
    thetas = [int(k) / 20 for k in rng.integers(0, 21, size=c)]
    if kind == "ends":
        thetas = [float(k) for k in rng.integers(0, 2, size=c)]
    elif kind == "fine":
        odds = rng.random(c) + 0.01
        weights, thetas = [float(w) for w in odds / odds.sum()], [float(theta) for theta in rng.random(c)]
    elif kind == "small":
        thetas = [float(rng.choice([1e-6, 3e-5, 1 - 1e-6, 0.25])) for _ in thetas]
    elif kind == "alike":
        thetas = [thetas[0]] * c
    elif kind == "near":
        thetas = [0.3 + 1e-6 * k for k in range(c)]
    return {"weights": weights, "thetas": thetas, "n": draw(st.sampled_from([0, 1, 1, 2, 3, 4, 5, 7, 12, 45, 200]))}


@st.composite
def pairs_of_coins(draw):
    """{"weights", "thetas"}: weights in .2 to .8, chances in .15 to .85 and at least .2 apart; either may come first."""
    first = draw(st.sampled_from([0.5, 0.25, 0.75, 0.2, 0.8, 0.4, 0.6, 0.45, 0.55, 0.3]))
    low = draw(st.integers(3, 13)) / 20
    high = draw(st.integers(round(low * 20) + 4, 17)) / 20
    thetas = [low, high]
    if draw(st.booleans()):
        rng = np.random.default_rng(draw(seeds()))
        first = float(rng.uniform(0.2, 0.8))
        thetas = sorted(float(theta) for theta in rng.uniform(0.15, 0.85, size=2))
    if draw(st.booleans()):
        thetas.reverse()
    return {"weights": [first, 1 - first], "thetas": thetas}


def is_apart(coins):
    """Floats that stand for .2 and the like may be a bit off; what is drawn stays clear of that."""
    low, high = sorted(coins["thetas"])
    return low >= 0.15 and high <= 0.85 and high - low >= 0.2 and min(coins["weights"]) >= 0.2


@check(points=1, book="§3.1", hint=HINT_PMF)
def test_known_distributions(answer):
    """正面概率是 0.2 和 0.6 的两种硬币各一半：掷一次、掷两次的分布 /
    Coins of chances 0.2 and 0.6, half of each: the distributions for one throw and for two"""
    words = "分布", "the distribution"
    close(answer.pmf(HALF, [0.2, 0.6], 1), [0.6, 0.4], words)
    close(answer.pmf(HALF, [0.3, 0.5], 1), [0.6, 0.4], words)
    close(answer.pmf(HALF, [0.2, 0.6], 2), [0.4, 0.4, 0.2], words)
    close(answer.pmf(HALF, [0.4, 0.4], 2), [0.36, 0.48, 0.16], words)


@check(points=1, book="§3.1", given={"heap": heaps()}, also=pins.distribution, hint=HINT_PMF)
def test_distribution(answer, heap):
    """正面次数的分布：任意多种硬币，掷任意多次，正面概率可以是 0 或 1 /
    The distribution of heads: of any number of coins and throws, with chances of 0 and 1 as well"""
    weights, thetas, n = heap["weights"], heap["thetas"], heap["n"]
    close(answer.pmf(weights, thetas, n), thrown_pmf(weights, thetas, n), ("分布", "the distribution"))


@check(
    points=1, book="§3.1", given={"coins": pairs_of_coins().filter(is_apart)}, also=pins.twin_of_one_throw, examples=30
)
def test_twin_of_one_throw(answer, coins):
    """掷一次：另一组参数给出同样的分布 / One throw: other parameters of the same distribution"""
    judge_twin(answer, coins, 1, HINT_ONE)


@check(
    points=2, book="§3.1", given={"coins": pairs_of_coins().filter(is_apart)}, also=pins.twin_of_one_throw, examples=40
)
def test_twin_of_two_throws(answer, coins):
    """掷两次：另一组参数给出同样的分布 / Two throws: other parameters of the same distribution"""
    judge_twin(answer, coins, 2, HINT_TWO)


@check(
    points=3, book="§3.1", given={"coins": pairs_of_coins().filter(is_apart), "n": st.integers(3, 6)}, also=pins.recover
)
def test_recover(answer, coins, n):
    """掷三次到六次：由分布算出两种硬币的权重与正面概率 /
    Three to six throws: weights and chances of both coins, from the distribution"""
    p = [float(probability) for probability in exact_pmf(coins["weights"], coins["thetas"], n)]
    came = sequence(answer.recover(p), 2, ("（权重，正面概率）", "(weights, thetas)"))
    weights = [float(w) for w in array(came[0], (2,), ("权重", "the weights"))]
    thetas = [float(theta) for theta in array(came[1], (2,), ("正面概率", "the chances"))]
    gap = distance((coins["weights"], coins["thetas"]), (weights, thetas))
    with hint(*HINT_RECOVER):
        require(
            gap <= 1.001e-6,
            f"与产生 p 的参数相差 {gap:.3g}",
            f"This is {gap:.3g} off the parameters that p comes from",
            expected=(coins["weights"], coins["thetas"]),
            got=came,
        )


@check(points=2, given={"c": st.integers(1, 4)}, also=pins.twins, examples=4)
def test_twins(answer, c):
    """c 种硬币，掷 2c − 2 次：两组参数没有一个正面概率相同，分布却相同 /
    c coins and 2c − 2 throws: two mixtures with no chance in common, and yet the same distribution"""
    came = sequence(answer.twins(c), 4, ("(w1, θ1, w2, θ2)", "(w1, θ1, w2, θ2)"))
    first = coins_of(came[:2], c, (("w1", "w1"), ("θ1", "θ1")))
    second = coins_of(came[2:], c, (("w2", "w2"), ("θ2", "θ2")))
    least = min(first[0] + second[0])
    require(
        least >= 0.001 - 1e-12,
        f"最小的权重是 {least:.6g}，不到 0.001",
        f"The least weight is {least:.6g}, below 0.001",
        got=came,
    )
    chances = sorted(first[1] + second[1])
    nearest = min(b - a for a, b in zip(chances, chances[1:], strict=False))
    with hint(*HINT_TWINS):
        require(
            nearest >= 0.02 - 1e-9,
            f"有两个正面概率只相差 {nearest:.6g}，不到 0.02",
            f"Two of the chances are only {nearest:.6g} apart, less than 0.02",
            got=came,
        )
        n = 2 * c - 2
        gap = max(abs(a - b) for a, b in zip(exact_pmf(*first, n), exact_pmf(*second, n), strict=True))
        require(
            gap <= 1.001e-12,
            f"掷 {n} 次的两个分布相差 {float(gap):.3g}",
            f"The two distributions of the throws (n = {n}) are {float(gap):.3g} apart",
            got=came,
        )


@picture(
    "两组硬币：掷两次分不出，掷三次就能分出",
    "Two mixtures that two throws cannot tell apart, and three can",
    alt=(
        "左右两幅条形图，每个正面次数处并排两根条：左图掷两次，条两两等高；右图掷三次，高低不同",
        "Two bar charts with pairs of bars for each number of heads: for two throws on the left they are equally high, for three on the "
        "right they are not",
    ),
)
def draw_twins(figure, answer, reference, says):
    coins = [0.5, 0.5], [0.2, 0.7]
    other = answer.twin(*coins, 2)
    for axes, n in zip(figure.subplots(1, 2, sharey=True), (2, 3), strict=True):
        heads = np.arange(n + 1)
        axes.bar(heads - 0.2, answer.pmf(*coins, n), width=0.38, label=says("给定的", "given"))
        axes.bar(heads + 0.2, answer.pmf(*other, n), width=0.38, label=says("另一组", "the other"))
        axes.set_xticks(heads)
        axes.set_title(says(f"掷 {n} 次", f"{n} throws"))
        axes.set_xlabel(says("正面次数", "heads"))
    figure.axes[0].set_ylabel(says("概率", "probability"))
    figure.axes[1].legend()


HINT_ONE = (
    "掷一次只有一个数：正面的概率。什么样的参数使它不变？",
    "One throw has a single number: the probability of heads. Which parameters leave it as it is?",
)
HINT_TWO = (
    "掷两次透露 θ 的期望与 θ² 的期望，再没有别的。四个参数，三个方程（权重之和也算）：还剩一个自由度，权重也可以动。",
    "Two throws tell the means of θ and of θ², and nothing else. Three equations (the sum of weights is one) for four parameters leave one "
    "free; weights may move, too.",
)
HINT_RECOVER = (
    "先由 E[C(X, r)] = C(n, r)·E[θʳ] 得到 θ 的前三阶矩，再找以两个 θ 为根的二次式，最后由期望求权重。",
    "First the moments of θ from E[C(X, r)] = C(n, r)·E[θʳ], then the quadratic whose roots are both θ, then the weights from the mean.",
)
HINT_TWINS = (
    "把两组合在一起看：2c 个带符号的权重，与次数不超过 2c − 2 的多项式都正交。在 2c 个点上，这样的权重（除倍数外）只有一组。",
    "Take both together: 2c signed weights that are orthogonal to all polynomials of degree up to 2c − 2. On 2c points there is only one "
    "such set of weights, but for a factor.",
)


def exact_pmf(weights, thetas, n):
    """In fractions of the very floats."""
    total = [Fraction(0)] * (n + 1)
    for w, theta in zip(map(Fraction, weights), map(Fraction, thetas), strict=True):
        for k in range(n + 1):
            total[k] += w * math.comb(n, k) * theta**k * (1 - theta) ** (n - k)
    return total


@memo
def thrown_pmf(weights, thetas, n):
    """Throw after throw: with k heads so far the next one is heads or not."""
    total = np.zeros(n + 1)
    for w, theta in zip(weights, thetas, strict=True):
        heads = np.zeros(n + 1)
        heads[0] = 1.0
        for _ in range(n):
            heads = heads * (1 - theta) + np.concatenate([[0.0], heads[:-1]]) * theta
        total += w * heads
    return [float(p) for p in total]


def coins_of(got, c, names):
    """Weights and chances of a mixture of c coins, as floats."""
    weights = array(got[0], (c,), names[0])
    thetas = array(got[1], (c,), names[1])
    require(
        abs(math.fsum(weights) - 1) <= 1.001e-9,
        f"{names[0][0]}之和是 {math.fsum(weights):.10g}，不是 1",
        f"The sum of {names[0][1]} is {math.fsum(weights):.10g}, not 1",
        got=got,
    )
    require(
        bool(np.all((thetas >= -1.001e-9) & (thetas <= 1 + 1.001e-9))),
        f"{names[1][0]}应在 0 与 1 之间",
        f"Not all of {names[1][1]} are between 0 and 1",
        got=got,
    )
    return [float(w) for w in weights], [float(theta) for theta in thetas]


def distance(one, other):
    """The largest difference of weights and chances, the coins being matched so as to make it least."""
    return min(
        max(abs(a - b) for i, j in enumerate(order) for a, b in ((one[0][i], other[0][j]), (one[1][i], other[1][j])))
        for order in permutations(range(len(one[0])))
    )


HALF = [0.5, 0.5]


def judge_twin(answer, coins, n, words):
    weights, thetas = coins["weights"], coins["thetas"]
    came = sequence(answer.twin(weights, thetas, n), 2, ("（权重，正面概率）", "(weights, thetas)"))
    names = ("权重", "the weights"), ("正面概率", "the chances")
    found = coins_of(came, 2, names)
    require(min(found[0]) > 0, "权重应都大于 0", "The weights should be above 0", got=came)
    wanted, got = exact_pmf(weights, thetas, n), exact_pmf(*found, n)
    with hint(*words):
        require(
            all(abs(a - b) <= 1.001e-9 for a, b in zip(got, wanted, strict=True)),
            f"掷 {n} 次的分布是 {[round(float(p), 12) for p in got]}，与给定的不同",
            f"The distribution of the throws (n = {n}) is {[round(float(p), 12) for p in got]}, not the given one",
            expected=[float(p) for p in wanted],
            got=came,
        )
        gap = distance((weights, thetas), found)
        require(
            gap >= 0.01 - 1e-9,
            f"适当配对之后，与给定的参数最多相差 {gap:.6g}，不到 0.01",
            f"With the coins matched suitably, no parameter differs from the given one by more than {gap:.6g}, less than 0.01",
            got=came,
        )
