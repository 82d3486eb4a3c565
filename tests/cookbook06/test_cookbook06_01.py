"""Checks of exercise cookbook6.1."""

from fractions import Fraction
from math import factorial

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, at_least, check, close, equal, exercise, hint, integer, integers, memo, number, picture, require,
    sequence
)  # fmt: skip
from grader.strategies import probabilities

from .pins import cookbook06_01 as pins
from .pins.cookbook06_01 import two_class_error

EXERCISE = exercise(
    kind="derive",
    book="§6.1.3",
    patterns=["derived formula", "oracle", "witness"],
    hints=[
        (
            "先想 k = 1：自己的标记和近邻的标记各抽一次，什么时候不同？",
            "Think of k = 1 first: the point's own label and its neighbour's are drawn once each; when do they differ?",
        ),
        (
            "错误有两种：自己是第 1 类而第 1 类落选，自己是第 2 类而第 1 类当选。两种情形里 j 的范围没有公共部分。",
            "There are two kinds of error: the point is of class 1 and class 1 loses, or it is of class 2 and class 1 wins. No number of "
            "votes j belongs to both sums.",
        ),
        (
            "类别多于两个时，对每一种票数的分配分别问：谁得票最多？有没有谁超过半数？",
            "With more than two classes ask of every distribution of votes: who has most of them? Has anybody more than half?",
        ),
    ],
)

HINT_ERROR = (
    "错误有两种：自己是第 1 类而第 1 类落选，自己是第 2 类而第 1 类当选。票数 j 每次只属于其中一种，平票各算一半。",
    "There are two kinds of error: own class 1, and class 1 loses; own class 2, and class 1 wins. Each number of votes j belongs to one of "
    "both sums, an even split half to either.",
)
HINT_NEEDED = (
    "逐个试奇数 k；p 小于 ½，所以贝叶斯错误率就是 p。",
    "Try the odd k in turn; p is below ½, so that the Bayes error is p.",
)
HINT_PLURALITY = (
    "没有哪一类过半时，也有得票最多的类别；并列的 t 类各有 1/t 的机会。",
    "Even when no class has half of the votes, some class leads; each of t tied leaders has a chance of 1/t.",
)
HINT_HALF = (
    "自己的标记是第 i 类时，与之相同的近邻数服从二项分布；恰好 k/2 个不算对。",
    "If the point is of class i, the number of neighbours that are alike is binomial; exactly k/2 is not right.",
)
HINT_READING = (
    "让票分散：总有人得票最多，但很少有人过半。",
    "Let the votes scatter: somebody always leads, but seldom with more than half.",
)
CHANCES = st.one_of(
    st.integers(0, 20).map(lambda i: i / 20),
    st.sampled_from([1e-6, 1 - 1e-6, 3e-5, 0.005, 0.995, 0.123456789, 0.4999, 0.50001]),
)


def bounds_kept(case):
    """Whether no odd k is as close to equality as the stub excludes."""
    p, delta = case["p"], case["delta"]
    return all(abs(two_class_error(p, k) / ((1 + delta) * p) - 1) > 1.1e-6 for k in range(1, 62, 2))


POSTERIORS = probabilities((2, 4), stretch=("small", "fine"))


@check(points=0.5, book="§6.1.3")
def test_two_classes(answer):
    """两类，p = 0.1 与 p = ¼, k = 1, 3, 5 时的错误率 /
    Two classes: the errors at p = 0.1 and p = ¼ for k = 1, 3, 5"""
    # By hand: 2p(1-p) for k = 1. With overlapping sums, as in the source, p = 0.1 and k = 1 would give 0.99.
    for p, errors in ((0.1, (0.18, 0.1224, 0.106848)), (0.25, (Fraction(3, 8), Fraction(21, 64), Fraction(309, 1024)))):
        for k, error in zip((1, 3, 5), errors, strict=True):
            got = number(answer.knn_error(p, k), ("错误率", "the error"))
            with hint(*(HINT_OWN if k == 1 and got < p + 1e-9 else HINT_ERROR)):
                close(got, float(error), (f"p = {p}, k = {k} 的错误率", f"the error at p = {p}, k = {k}"))


@check(points=0.5, book="§6.1.3")
def test_three_classes(answer):
    """三类 (0.4, 0.3, 0.3), k = 3 时两种读法的错误率 /
    Three classes (0.4, 0.3, 0.3): the errors of both readings for k = 3"""
    # By hand: 1 - Σ p²(3 - 2p) for the second; for the first all three labels differ with 6·0.036, and a third of these is right.
    with hint(*HINT_PLURALITY):
        close(answer.plurality_error([0.4, 0.3, 0.3], 3), 0.6576, ("得票最多的读法", "most votes"))
    with hint(*HINT_HALF):
        close(answer.half_error([0.4, 0.3, 0.3], 3), 0.7296, ("过半的读法", "more than half"))


@check(
    points=2,
    book="§6.1.3",
    given={"p": CHANCES, "k": st.one_of(st.integers(1, 12), st.integers(13, 200))},
    also=pins.error,
    hint=HINT_ERROR,
)
def test_error(answer, p, k):
    """两类的错误率与逐个近邻累加票数算得的一致：近邻很多、平票、后验接近 0 或 1 时也是 /
    The error for two classes is what adding the votes neighbour by neighbour gives, also for many neighbours, even splits and posteriors near 0 or 1
    """
    close(answer.knn_error(p, k), two_class_error(p, k), ("错误率", "the error"))


@check(points=2, book="§6.1.3", given={"k": st.sampled_from(range(1, 16, 2))}, also=pins.polynomial_inputs, examples=8)
def test_polynomial(answer, k):
    """错误率作为 p 的多项式，系数是精确的整数 /
    The error as a polynomial in p, its coefficients being exact integers"""
    with hint(*HINT_POLYNOMIAL):
        got = integers(answer.error_polynomial(k), None, ("系数", "the coefficients"))
        while len(got) > k + 2 and got[-1] == 0:
            got.pop()
        wanted = polynomial(k)
        equal(got + [0] * (len(wanted) - len(got)), wanted, ("系数", "the coefficients"))


@check(
    points=1,
    book="§6.1.3",
    given={
        "case": st.fixed_dictionaries(
            {
                "p": st.integers(2, 18).map(lambda i: i / 40),
                "delta": st.one_of(
                    st.integers(1, 24).map(lambda j: j / 20 + 1 / 64), st.sampled_from([0.05, 0.07, 2.0])
                ),
            }
        ).filter(bounds_kept)
    },
    also=pins.needed,
    examples=30,
    hint=HINT_NEEDED,
)
def test_needed(answer, case):
    """给出的 k 的错误率在界内，比它小的奇数都不行 /
    The error for k is within the bound, and that of no smaller odd number is"""
    p, delta = case["p"], case["delta"]
    wanted = next(k for k in range(1, 400, 2) if two_class_error(p, k) <= (1 + delta) * p)
    equal(integer(answer.neighbours_needed(p, delta), ("k", "k")), wanted, ("k", "k"))


@check(points=1, book="§6.1.3", given={"k": st.sampled_from(range(3, 42, 2))}, also=pins.worst, examples=12)
def test_worst(answer, k):
    """对每个奇数 k 找到错误率与贝叶斯错误率之比最大的后验 /
    For every odd k the posterior with the largest ratio of the error to the Bayes error"""
    got = sequence(answer.worst_case(k), 2, ("（p，比值）", "(p, ratio)"))
    p, ratio = number(got[0], ("p", "p")), number(got[1], ("比值", "the ratio"))
    require(
        0 < p <= 0.5,
        f"p 应大于 0 且不超过 ½，得到 {p:.10g}",
        f"p should be above 0 and at most ½, but is {p:.10g}",
        got=got,
    )
    here = two_class_error(p, k) / p
    with hint("第二个数是第一个数处的错误率除以 p。", "The second number is the error at the first one, divided by p."):
        close(ratio, here, (f"p = {p:.10g} 处的比值", f"the ratio at p = {p:.10g}"), abs=2e-9)
    with hint(*HINT_WORST):
        require(
            here >= largest_ratio(k) * (1 - 1e-6),
            f"p = {p:.10g} 处的比值是 {here:.10g}，别处还有更大的",
            f"The ratio at p = {p:.10g} is {here:.10g}; there are larger ones elsewhere",
            got=got,
        )


@check(
    points=1.25,
    book="§6.1.1",
    given={"posterior": POSTERIORS, "k": st.integers(1, 6)},
    also=pins.plurality,
    examples=25,
    hint=HINT_PLURALITY,
)
def test_plurality(answer, posterior, k):
    """得票最多的类别获胜时的错误率，并列时抽签 /
    The error where the class with most votes wins, by lot if several have most"""
    close(answer.plurality_error(posterior, k), errors_of_many(posterior, k)[0], ("错误率", "the error"))


@check(
    points=0.75,
    book="§6.1.3",
    given={"posterior": POSTERIORS, "k": st.integers(1, 7)},
    also=pins.plurality,
    examples=25,
    hint=HINT_HALF,
)
def test_half(answer, posterior, k):
    """只有同类近邻过半才算对时的错误率 /
    The error where a point is right only if more than half of its neighbours are of its own class"""
    close(answer.half_error(posterior, k), errors_of_many(posterior, k)[1], ("错误率", "the error"))


@check(
    points=1,
    book="§6.1.3",
    given={"c": st.integers(3, 6), "k": st.sampled_from([3, 5, 7, 9])},
    also=pins.reading,
    examples=16,
    hint=HINT_READING,
)
def test_reading(answer, c, k):
    """一个使两种读法相差至少 0.05 的后验概率 / A posterior for which the two readings differ by at least 0.05"""
    posterior = array(answer.reading_matters(c, k), (c,), ("后验概率", "the posterior"))
    require(bool(np.all(posterior >= 0)), "概率不能是负的", "Probabilities must not be negative", got=posterior)
    close(float(posterior.sum()), 1.0, ("概率之和", "the sum of the probabilities"), rel=0)
    first, second = errors_of_many(posterior.tolist(), k)
    at_least(abs(first - second), 0.05, ("两个错误率之差", "the difference of the two errors"))


@picture(
    "k = 1, 3, 9 的错误率与贝叶斯错误率；圆点是最不利的后验",
    "The errors for k = 1, 3, 9 and the Bayes error; dots are the worst posteriors",
    alt=(
        "横轴是 p，从 0 到 ½，纵轴是错误率：k 越大曲线越低，越接近作为下界的直线",
        "p from 0 to ½ across, the error upwards: with larger k the curves fall towards the straight line below them all",
    ),
)
def draw_errors(figure, answer, reference, says):
    axes = figure.subplots()
    grid = np.linspace(0, 0.5, 51)
    for k, colour, line in ((1, "tab:blue", "-"), (3, "tab:orange", "-."), (9, "black", "-")):
        errors = [number(answer.knn_error(float(p), k)) for p in grid]
        axes.plot(grid, errors, line, color=colour, label=f"k = {k}")
        if k > 1:
            p, ratio = map(number, sequence(answer.worst_case(k), 2))
            axes.plot([p], [p * ratio], "o", color=colour)
    axes.plot(grid, grid, "--", color="gray", label=says("贝叶斯错误率", "Bayes error"))
    axes.set_xlabel("p")
    axes.set_ylabel(says("错误率", "error"))
    axes.legend()


HINT_OWN = (
    "这个点自己的标记也是随机的，不一定是概率大的那一类。",
    "The point's own label is random, too, and not always that of the larger probability.",
)
HINT_POLYNOMIAL = (
    "把每一项里的 (1-p)^(k-j) 用二项式定理展开，再合并 p 的同次幂；不要忘记前面还乘着 p 或 1-p。",
    "Expand (1-p)^(k-j) of each term by the binomial theorem and collect equal powers of p; a factor p or 1-p stands in front of them.",
)
HINT_WORST = (
    "比值在 p 趋于 0 和 p = ½ 处都是 1，最大值在中间。",
    "The ratio is 1 as p goes to 0, and 1 at p = ½: the largest one is between them.",
)


@memo
def polynomial(k):
    """The same in polynomials, constants first."""
    votes = [[1]]
    for _ in range(k):
        votes = [added(times(a, [1, -1]), times(b, [0, 1])) for a, b in zip([*votes, []], [[], *votes], strict=True)]
    total = []
    for j, chance in enumerate(votes):
        total = added(total, times(chance, [0, 1] if 2 * j < k else [1, -1]))
    return total


def times(a, b):
    product = [0] * (len(a) + len(b) - 1) if a and b else []
    for i, x in enumerate(a):
        for j, y in enumerate(b):
            product[i + j] += x * y
    return product


def added(a, b):
    size = max(len(a), len(b))
    return [x + y for x, y in zip(a + [0] * (size - len(a)), b + [0] * (size - len(b)), strict=True)]


@memo
def errors_of_many(posterior, k):
    """Both errors for several classes, by how many votes each class gets."""
    c = len(posterior)
    first = second = 0.0
    for counts in distributions(k, c):
        chance = float(factorial(k))
        for n, p in zip(counts, posterior, strict=True):
            chance *= p**n / factorial(n)
        top = max(counts)
        for n, p in zip(counts, posterior, strict=True):
            first += p * chance * (1 - (n == top) / counts.count(top))
            second += p * chance * (2 * n <= k)
    return first, second


def distributions(k, c):
    """All ways to give k votes to c classes."""
    if c == 1:
        yield [k]
        return
    for n in range(k + 1):
        for rest in distributions(k - n, c - 1):
            yield [n, *rest]


@memo
def largest_ratio(k):
    p = np.linspace(0.1, 0.5, 4001)
    for _ in range(3):
        ratios = two_class_error(p, k) / p
        best = int(np.argmax(ratios))
        p = np.linspace(p[max(0, best - 1)], p[min(len(p) - 1, best + 1)], 41)
    return float(max(ratios))
