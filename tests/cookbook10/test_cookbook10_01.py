"""Checks of exercise cookbook10.1."""

from fractions import Fraction
from itertools import product
from math import comb

import numpy as np
from hypothesis import strategies as st

from grader.checks import check, close, exercise, hint, memo, number, picture, require, sequence
from grader.strategies import seeds

from .pins import cookbook10_01 as pins
from .pins.cookbook10_01 import FOUR, NAMES
from .shared import entropy

EXERCISE = exercise(
    kind="prove",
    book="§10.2.3, §10.2.4",
    patterns=["two sides", "derived formula", "witness"],
    hints=[
        (
            "先在四个样本上手算增益与增益率；再把取值拆细，看看哪一支的熵变了。",
            "Find gain and ratio for four samples by hand first; then split a value, and see which branch changes its entropy.",
        ),
        (
            "期望是线性的：各支对条件熵的贡献相同，只看一支就够了。",
            "Expectation is linear: all branches contribute alike to the entropy that remains, so that one of them is enough.",
        ),
        (
            "增益率的分母是属性自身的熵。什么样的二值属性自身的熵最小，却还有一点增益？",
            "The ratio is divided by the attribute's own entropy. Which attribute of two values has hardly any, and yet some gain?",
        ),
    ],
    written={
        "proof": [
            ("差写成各支内部增益的加权和", "The difference as a weighted sum of gains inside the branches"),
            ("每一支内部的增益不小于 0（熵是凹函数）", "The gain inside a branch is not negative (entropy is concave)"),
            (
                "等号成立的条件：每一支内各小支的类别比例相同",
                "Equality: inside each branch all parts have the same shares of classes",
            ),
        ]
    },
)

HINT_GAIN = (
    "原来的熵减去各支的熵，每支按样本数加权；对数以 2 为底。",
    "The entropy of all labels less those of the branches, each weighted by its samples; logarithms are to base 2.",
)
HINT_RATIO = (
    "分母是各取值所占份额的熵，与标记无关；只有一种取值时它是 0。",
    "Divide by the entropy of the shares of the values, whatever the labels; with one value it is 0.",
)
HINT_REFINEMENT = (
    "在 coarse 的每一支里求 fine 的增益，再按这一支的样本数加权相加。",
    "Find the gain of `fine` inside every branch of `coarse`, and add these, weighted by the samples of the branch.",
)
HINT_CHANCE = (
    "只看一支：其中两类各有几个样本，是两个独立的二项分布；对它的份额乘熵求期望，再乘 V。",
    "Look at one branch: how many samples of either class it gets are two independent binomials; take the expectation of its share times "
    "its entropy, and multiply by V.",
)
HINT_LISTED = (
    "样本很少时先列出全部取法：每个样本有 V 种取值，一共 V^(p+n) 种，都等可能。",
    "For a few samples list all assignments: each sample has V values, V^(p+n) in all, and all are equally likely.",
)


@st.composite
def columns(draw, rows=(1, 12)):
    """{"coarse", "fine", "y"}: fine refines coarse. Half of them unusual."""
    kind = draw(st.sampled_from(["", "", "", "", "long", "names", "ids", "constant", "pure", "unrelated"]))
    rng = np.random.default_rng(draw(seeds()))
    m = draw(st.integers(105, 200)) if kind == "long" else draw(st.integers(*rows))
    names = draw(st.sampled_from(NAMES)) if kind == "names" else NAMES[0]
    several, labels = draw(st.integers(1, 5)), draw(st.integers(1, 5))
    fine = rng.integers(several + 2, size=m)
    y = rng.integers(labels, size=m)
    into = rng.integers(several, size=several + 2)
    if kind == "ids":
        fine, into = np.arange(m), rng.integers(several, size=m)
    if kind == "pure":
        y = fine.copy()
    if kind == "unrelated":
        fine, y = np.repeat([0, 1], 2 * m), np.tile([0, 1], 2 * m)
    coarse = np.zeros_like(fine) if kind == "constant" else into[fine]

    def named(numbers):
        return [names[k] if k < len(names) else f"id{k}" for k in numbers.tolist()]

    return {"coarse": named(coarse), "fine": named(fine), "y": named(y)}


@check(points=0.5, book="§10.2.3", hint=HINT_GAIN)
def test_four_samples(answer):
    """四个样本上三种属性的增益 / The gain of three attributes on four samples"""
    # By hand.
    for values, wanted in (("0011", 1.0), ("0101", 0.0), ("0123", 1.0)):
        close(answer.gain(list(values), FOUR), wanted, (f"取值 {values} 的增益", f"the gain of values {values}"))


@check(points=0.5, book="§10.2.4", hint=HINT_RATIO)
def test_four_ratios(answer):
    """四个样本上三种属性的增益率 / The gain ratio of three attributes on four samples"""
    # By hand.
    for values, wanted in (("0011", 1.0), ("0101", 0.0), ("0123", 0.5)):
        close(
            answer.gain_ratio(list(values), FOUR), wanted, (f"取值 {values} 的增益率", f"the ratio of values {values}")
        )


@check(points=1, hint=HINT_LISTED)
def test_few_samples(answer):
    """几个样本的随机属性：期望的增益与列出全部取法所得的一致 /
    A random attribute on a few samples: the expected gain is what listing all assignments gives"""
    # (1, 1, 2) by hand; the others, and their decimals, by listing.
    for p, n, V, printed in ((1, 1, 2, 0.5), (2, 2, 2, 0.28063906), (2, 1, 3, 0.51996667)):
        words = f"p, n, V = {p}, {n}, {V} 时期望的增益", f"the expected gain for p, n, V = {p}, {n}, {V}"
        got = close(answer.chance_gain(p, n, V), printed, words, abs=1e-8)
        close(got, listed_gain(p, n, V), words)


@check(points=0.5, book="§10.2.3", given={"data": columns()}, also=pins.gain, examples=40, hint=HINT_GAIN)
def test_gain(answer, data):
    """增益是原来的熵减去各支的熵的加权平均 / Gain is the entropy less the weighted mean of those in the branches"""
    fine, y = data["fine"], data["y"]
    close(answer.gain(fine, y), information(fine, y), ("增益", "the gain"))


@check(points=0.5, book="§10.2.4", given={"data": columns()}, also=pins.ratio, examples=40, hint=HINT_RATIO)
def test_ratio(answer, data):
    """增益率是增益除以属性自身的熵，只有一种取值时是 0 /
    The ratio is the gain over the attribute's own entropy, and 0 if there is only one value"""
    fine, y = data["fine"], data["y"]
    own = entropy(shares(fine))
    close(answer.gain_ratio(fine, y), information(fine, y) / own if own else 0.0, ("增益率", "the gain ratio"))


@check(points=2, book="§10.2.3", given={"data": columns()}, also=pins.gain, hint=HINT_REFINEMENT)
def test_refinement(answer, data):
    """细分带来的增益之差，从不是负的 / What refining adds to the gain, which is never negative"""
    coarse, fine, y = data["coarse"], data["fine"], data["y"]
    # What coarse leaves unknown, less what fine does.
    left = [entropy(shares(values, y)) - entropy(shares(values)) for values in (coarse, fine)]
    close(answer.refinement(coarse, fine, y), left[0] - left[1], ("增益之差", "the difference of gains"))


@check(
    points=3,
    given={
        "counts": st.tuples(st.integers(0, 60), st.integers(0, 60)).filter(lambda pair: 1 <= sum(pair) <= 60),
        "V": st.one_of(st.integers(1, 6), st.integers(1, 1000)),
    },
    also=pins.chance,
    examples=30,
    hint=HINT_CHANCE,
)
def test_chance(answer, counts, V):
    """随机属性期望的增益是精确的，样本与取值再多也是 /
    The expected gain of a random attribute is exact, also for many samples and values"""
    p, n = counts
    wanted = listed_gain(p, n, V) if V ** (p + n) < 800 else expected_gain(p, n, V)
    got = answer.chance_gain(p, n, V)
    with hint(*(HINT_LISTED if V ** (p + n) < 800 else HINT_CHANCE)):
        close(got, wanted, ("期望的增益", "the expected gain"))


@check(points=2, book="§10.2.4", given={"m": st.integers(15, 100)}, also=pins.overshoot, examples=15)
def test_overshoot(answer, m):
    """增益至少是两倍的属性，增益率反而小 / The attribute of at least twice the gain has the smaller ratio"""
    got = sequence(answer.overshoot(m), 3, ("(a, b, y)", "(a, b, y)"))
    lists = [sequence(one, m, (name, name)) for one, name in zip(got, "aby", strict=True)]
    for one, name in zip(lists, "aby", strict=True):
        require(
            all(type(value) is str for value in one),
            f"{name} 应由字符串组成",
            f"{name} should consist of strings",
            got=one,
        )
    a, b, y = lists
    for one, name in ((a, "a"), (b, "b")):
        kinds = len(set(one))
        require(
            kinds == 2,
            f"{name} 有 {kinds} 种取值，应有两种",
            f"{name} has {kinds} values, but should have two",
            got=one,
        )
    gains = [information(one, y) for one in (a, b)]
    ratios = [gain / entropy(shares(one)) for gain, one in zip(gains, (a, b), strict=True)]
    with hint(*HINT_OVERSHOOT):
        require(gains[1] > 1e-12, "b 的增益是 0", "The gain of b is 0", got=got)
        require(
            gains[0] >= 2 * gains[1] * (1 - 1e-9),
            f"a 的增益是 {gains[0]:.6g}，不到 b 的增益 {gains[1]:.6g} 的两倍",
            f"The gain of a is {gains[0]:.6g}, less than twice that of b, {gains[1]:.6g}",
            got=got,
        )
        require(
            ratios[1] >= ratios[0] + 0.05 - 1e-9,
            f"a 的增益率是 {ratios[0]:.6g}，b 的是 {ratios[1]:.6g}，应至少大 0.05",
            f"The ratio of a is {ratios[0]:.6g} and that of b {ratios[1]:.6g}, which should be larger by 0.05 at least",
            got=got,
        )


@picture(
    "随机属性期望的增益随取值个数怎样变",
    "How the expected gain of a random attribute grows with the number of values",
    alt=(
        "横轴是取值个数，对数刻度，纵轴是期望的增益：三条上升的曲线，样本越少升得越快，都趋于 1",
        "Numbers of values across on a logarithmic scale, the expected gain upwards: three curves that rise towards 1, the sooner the fewer "
        "samples there are",
    ),
)
def draw_chance(figure, answer, reference, says):
    axes = figure.subplots()
    several = [1, 2, 3, 5, 8, 12, 20, 35, 60, 100, 180, 320, 560, 1000]
    for half, colour, line in ((2, "tab:blue", "-"), (8, "tab:orange", "-."), (30, "black", "--")):
        gains = [number(answer.chance_gain(half, half, V)) for V in several]
        axes.semilogx(several, gains, line, color=colour, marker=".", label=f"p = n = {half}")
    axes.set_xlabel(says("取值个数 V", "number of values V"))
    axes.set_ylabel(says("期望的增益（比特）", "expected gain (bits)"))
    axes.legend()


HINT_OVERSHOOT = (
    "让 b 只把一个稀有类的样本单独切出来：增益不大，自身的熵更小。让 a 切得更匀。",
    "Let b cut off a single sample of a rare class: its gain is small, and its own entropy even smaller. Let a cut more evenly.",
)


def shares(*columns):
    """How often each combination of these columns occurs."""
    counts = {}
    for row in zip(*columns, strict=True):
        counts[row] = counts.get(row, 0) + 1
    return list(counts.values())


def information(values, y):
    """The gain as mutual information."""
    return entropy(shares(values)) + entropy(shares(y)) - entropy(shares(values, y))


@memo
def expected_gain(p, n, V):
    """By the size of one branch, which is binomial, and what is in it, which is hypergeometric given the size."""
    m = p + n
    left = 0.0
    for size in range(1, m + 1):
        chance = Fraction(comb(m, size) * (V - 1) ** (m - size), V**m)
        inside = sum(
            Fraction(comb(p, a) * comb(n, size - a), comb(m, size)) * Fraction(entropy([a, size - a]))
            for a in range(max(0, size - n), min(p, size) + 1)
        )
        left += float(V * chance * Fraction(size, m) * inside)
    return entropy([p, n]) - left


@memo
def listed_gain(p, n, V):
    """Over all assignments."""
    y = ["+"] * p + ["-"] * n
    return sum(information(values, y) for values in product(range(V), repeat=p + n)) / V ** (p + n)
