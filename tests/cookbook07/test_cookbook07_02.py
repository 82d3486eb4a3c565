"""Checks of exercise cookbook7.2."""

import math
from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, at, check, close, equal, exercise, hint, integer, memo, number, picture, require, sequence
)  # fmt: skip
from grader.strategies import edges, seeds

from .pins import cookbook07_02 as pins
from .pins.cookbook07_02 import HAND, LINES, NAMES, PLANE, SPACES, countable, exactly, line, melons, space

EXERCISE = exercise(
    kind="derive",
    book="§7.2, §7.4",
    patterns=["oracle", "two sides", "witness"],
    hints=[
        (
            "先在直线上做：写出两个加权密度相等的方程，取对数。核对：先验大的一类应得到更多的地盘。",
            "Begin on the line: write down that the weighted densities are equal, and take logarithms. See that the class of the larger "
            "prior gets more room.",
        ),
        (
            "在原空间里取 Σ = S_w/(N - 2)，写出对数几率；它与 w·x - cut 的符号应处处一致。",
            "In the full space take Σ = S_w/(N - 2) and write down the log odds: their sign should be that of w·x - cut everywhere.",
        ),
        (
            "三种简便切点只有在两类样本数不等时才彼此不同。先定样本数和两个均值，算出三个切点，再成对地移动样本，使均值不变。",
            "The three quick cuts differ only if the classes have different numbers of samples. Fix these and the means first, compute the "
            "cuts, and then move samples in pairs that leave the means where they are.",
        ),
    ],
    written={
        "derivation": [
            ("取对数，平方项抵消，解出直线上的切点", "Logarithms, the squares cancel, the cut on the line"),
            ("与 Σ = S_w/(N - 2) 的对数几率方向相同", "The same direction as the log odds with Σ = S_w/(N - 2)"),
            (
                "对 w = S_w⁻¹(m_1 - m_2)，投影的平方和等于投影均值之差，修正项只含 N 与先验；换个长度就不成立",
                "For w = S_w⁻¹(m_1 - m_2) the projected scatter is the difference of the projected means, so that the correction has only N "
                "and the priors in it; not for another length",
            ),
        ]
    },
)

HINT_POOLED = (
    "每个样本减自己那一类的均值；两类的平方和加在一起，再除以 N - 2。",
    "Subtract the mean of its own class from each sample; add the squares of both classes together and divide by N - 2.",
)
HINT_CUT = (
    "两个加权密度取对数后相等，z 的平方项抵消，剩下一个一次方程。先验大的一类地盘应变大，不论它在哪一边。",
    "Take logarithms of both weighted densities: the squares of z cancel and a linear equation is left. The class of the larger prior gains "
    "room, on whichever side it is.",
)
HINT_DECIDE = (
    "切点以上是均值较大的一类；均值较大的不一定是第 1 类。",
    "Above the cut is the class of the larger mean, which is not necessarily class 1.",
)


@st.composite
def lines(draw):
    return line(draw(seeds()), draw(st.sampled_from(LINES)))


priors = edges(1e-6, 1 - 1e-6)


@st.composite
def spaces(draw):
    return space(draw(seeds()), draw(st.sampled_from(SPACES)), draw(st.integers(1, 5)))


@check(points=0.5, book="§7.4")
def test_by_hand(answer):
    """手算的例子：七个数的合并方差，两种先验下的切点 /
    By hand: the pooled variance of seven numbers, and the cuts for two priors"""
    z1, z2 = HAND["z1"], HAND["z2"]
    with hint(*HINT_POOLED):
        close(answer.pooled(z1, z2), [11.0, 1.5, 1.4], ("(m_1, m_2, s^2)", "(m_1, m_2, s^2)"))
    with hint(*HINT_CUT):
        close(answer.normal_cut(z1, z2, 0.5), 6.25, ("先验相等时的切点", "the cut for equal priors"), abs=1e-6)
        # 6.25 - 1.4 ln 9 / 9.5
        words = "P_1 = 0.9 时的切点", "the cut for P_1 = 0.9"
        close(answer.normal_cut(z1, z2, 0.9), 5.926198, words, abs=1e-6)


@check(points=0.5, given={"samples": lines()}, also=pins.pooled, examples=30, hint=HINT_POOLED)
def test_pooled(answer, samples):
    """两个均值与合并方差 / Both means and the pooled variance"""
    m1, m2, s2 = exactly(**samples)
    got = sequence(answer.pooled(samples["z1"], samples["z2"]), 3, ("(m_1, m_2, s^2)", "(m_1, m_2, s^2)"))
    for value, wanted, name in ((got[0], m1, "m_1"), (got[1], m2, "m_2")):
        close(value, float(wanted), (name, name), abs=1e-7 * math.sqrt(s2), rel=0)
    close(got[2], float(s2), ("s^2", "s^2"), abs=0, rel=1e-9)


@check(
    points=1.5,
    book="§7.4",
    given={"samples": lines(), "prior1": priors},
    also=pins.normal_cut,
    examples=40,
    hint=HINT_CUT,
)
def test_normal_cut(answer, samples, prior1):
    """切点处两个加权密度相等，不论哪个均值较大 /
    The weighted densities are equal at the cut, whichever mean is the larger one"""
    s = math.sqrt(exactly(**samples)[2])
    got = answer.normal_cut(samples["z1"], samples["z2"], prior1)
    close(got, cut_exactly(**samples, prior1=prior1), ("切点", "the cut"), abs=1e-7 * s, rel=0)


@check(
    points=0.5,
    given={
        "case": st.tuples(*[st.integers(-12, 12).map(lambda k: k / 4)] * 4).filter(
            lambda case: case[0] != case[1] and case[2] != case[3]
        )
    },
    also=pins.decide,
    examples=30,
    hint=HINT_DECIDE,
)
def test_decide(answer, case):
    """切点以上判为均值较大的一类，切点不必在两均值之间 /
    Above the cut is the class of the larger mean; the cut need not lie between the means"""
    z, cut, m1, m2 = case
    order = [1, 2] if m1 < m2 else [2, 1]
    equal(integer(answer.decide(z, cut, m1, m2)), order[z > cut], ("判为的类", "the class"))


@check(points=1, book="§7.2, §7.4")
def test_plane(answer):
    """平面上六个点的 w 与切点；西瓜数据集 3.0α 的 w 与切点 /
    w and the cut of six points in the plane, and of watermelon 3.0α"""
    # S_w = [[4, 1], [1, 8/3]] and m1 - m2 = (5, 14/3): w = (26/29, 41/29), the cut 40.067…/5.8.
    cases = [
        (PLANE, 0.5, [0.896552, 1.413793], 6.908046, ("六个点", "six points")),
        (PLANE, 0.8, [0.896552, 1.413793], 6.561472, ("六个点", "six points")),
        (melons(), 0.5, [0.146510, 0.738716], 0.238294, ("3.0α", "3.0α")),
        (melons(), 8 / 17, [0.146510, 0.738716], 0.246146, ("3.0α", "3.0α")),
    ]
    for case, prior1, w, cut, (zh, en) in cases:
        with at(f"{zh}，P_1 = {prior1:.4g}", f"{en}, P_1 = {prior1:.4g}"):
            got = sequence(answer.fisher_rule(case["X1"], case["X2"], prior1), 2, ("(w, cut)", "(w, cut)"))
            with hint(*HINT_W):
                close(got[0], w, ("w", "w"), abs=1e-6)
            with hint(*HINT_W_CUT):
                close(got[1], cut, ("cut", "cut"), abs=1e-6)


@check(points=2, book="§7.2, §7.4", given={"samples": spaces(), "prior1": priors}, also=pins.fisher, examples=40)
def test_fisher(answer, samples, prior1):
    """w 与切点和原空间的判别一致 / w and the cut agree with the decision in the full space"""
    X1, X2 = samples["X1"], samples["X2"]
    w, cut = rule_exactly(X1, X2, prior1)
    got = sequence(answer.fisher_rule(X1, X2, prior1), 2, ("(w, cut)", "(w, cut)"))
    with hint(*HINT_W):
        close(array(got[0], (X1.shape[1],), ("w", "w")), w, ("w", "w"), abs=1e-8 * max(map(abs, w)), rel=0)
    largest = max(float(np.abs(X).max()) for X in (X1, X2))
    with hint(*HINT_W_CUT):
        close(got[1], cut, ("cut", "cut"), abs=1e-8 * (1 + largest * sum(map(abs, w))), rel=0)


@check(
    points=1.5,
    given={"samples": lines().filter(lambda samples: countable(**samples))},
    also=pins.best_training_cut,
    examples=40,
)
def test_best_training_cut(answer, samples):
    """判错最少的切点，以及判错的个数 / A cut with the fewest mistakes, and the number of these"""
    z1, z2 = samples["z1"], samples["z2"]
    m1, m2, _ = exactly(z1, z2)
    sign = 1 if m1 > m2 else -1
    # A sample may just be below a cut, and a cut above all.
    least = min(mistakes(z1, z2, cut, sign) for cut in [*(math.nextafter(z, -math.inf) for z in [*z1, *z2]), math.inf])
    got = sequence(answer.best_training_cut(z1, z2), 2, ("(cut, errors)", "(cut, errors)"))
    cut = number(got[0], ("cut", "cut"), allow_infinite=True)
    require(cut not in {*z1, *z2}, "切点恰好是一个样本", "The cut is exactly one of the samples", got=got)
    with hint(*HINT_BEST):
        made = mistakes(z1, z2, cut, sign)
        require(
            made == least,
            f"切点 {cut:.10g} 判错 {made} 个样本，最少可以是 {least} 个",
            f"The cut {cut:.10g} makes {made} mistakes, while {least} can be reached",
            got=got,
        )
        equal(integer(got[1], ("errors", "errors")), made, ("errors", "errors"))


@check(
    points=2.5,
    book="§7.4",
    given={"which": st.sampled_from(NAMES), "gap": st.integers(1, 5)},
    also=pins.only_best,
    examples=4,
)
def test_only_best(answer, which, gap):
    """造出的数据上，指定的切点比另外两种都至少少判错 gap 个 /
    On the data that are built, the cut asked for makes at least gap mistakes less than each of the others"""
    got = sequence(answer.only_best(which, gap), 2, ("(z1, z2)", "(z1, z2)"))
    z1, z2 = (array(z, (None,), (name, name)).tolist() for z, name in zip(got, ("z1", "z2"), strict=True))
    n1, n2 = len(z1), len(z2)
    require(n1 > 0 and n2 > 0, "每一类至少要有一个样本", "Each class needs a sample at least", got=got)
    require(
        4 <= n1 + n2 <= 200, f"共有 {n1 + n2} 个样本，应是 4 到 200 个", f"There are {n1 + n2} samples, not 4 to 200"
    )
    require(
        max(map(abs, [*z1, *z2])) <= 1e6, "有一个数的绝对值大于 10^6", "A number is larger than 10^6 in size", got=got
    )
    m1, m2, _ = exactly(z1, z2)
    require(m1 != m2, "两类的均值相等", "Both classes have the same mean", got=got)
    cuts = {
        "midpoint": (m1 + m2) / 2,
        "mean": (n1 * m1 + n2 * m2) / (n1 + n2),
        "swapped": (n2 * m1 + n1 * m2) / (n1 + n2),
    }
    for name, cut in cuts.items():
        nearest = float(min(abs(Fraction(z) - cut) for z in [*z1, *z2]))
        require(
            nearest >= 1e-6 * (1 - 1e-6),
            f'有样本离切点 "{name}" ({float(cut):.10g}) 只有 {nearest:.3g}',
            f'A sample is only {nearest:.3g} from the cut "{name}" ({float(cut):.10g})',
            got=got,
        )
    counts = {name: mistakes(z1, z2, cut, m1 - m2) for name, cut in cuts.items()}
    told = ", ".join(f'"{name}" {count}' for name, count in counts.items())
    with hint(*HINT_WITNESS):
        require(
            all(counts[which] + gap <= count for name, count in counts.items() if name != which),
            f'判错的个数是 {told}；"{which}" 应比另外两种都至少少 {gap} 个',
            f'The mistakes are {told}; "{which}" should have at least {gap} less than each of the others',
            got=got,
        )


@picture(
    "3.0α 投影到 w 上，以及你造的三组数据 (gap = 3)：三种简便切点",
    "Watermelon 3.0α projected on w, and your three data sets (gap = 3): the three quick cuts",
    alt=(
        "四幅图；每幅中第 1 类的直方图朝上，第 2 类朝下，三条竖线是三种切点，第一幅还有正态切点",
        "Four panels, each with the histogram of class 1 upwards, that of class 2 downwards, and vertical lines for the three cuts; the first "
        "one has the normal cut, too",
    ),
)
def draw_cuts(figure, answer, reference, says):
    data = melons()
    w = array(sequence(answer.fisher_rule(data["X1"], data["X2"], 8 / 17), 2)[0], (2,))
    panels = [("3.0α", [data["X1"] @ w, data["X2"] @ w])]
    panels += [(which, [array(z, (None,)) for z in sequence(answer.only_best(which, 3), 2)]) for which in NAMES]
    figure.set_size_inches(9, 6)
    for axes, (title, (z1, z2)) in zip(figure.subplots(2, 2).flat, panels, strict=True):
        bins = np.linspace(min(z1.min(), z2.min()), max(z1.max(), z2.max()), 22)
        for z, sign, colour in ((z1, 1, "C0"), (z2, -1, "C1")):
            counts, _ = np.histogram(z, bins)
            axes.bar(bins[:-1], sign * counts, np.diff(bins), align="edge", color=colour, alpha=0.5)
        m1, m2, n1, n2 = z1.mean(), z2.mean(), len(z1), len(z2)
        cuts = {
            "midpoint": (m1 + m2) / 2,
            "mean": (n1 * m1 + n2 * m2) / (n1 + n2),
            "swapped": (n2 * m1 + n1 * m2) / (n1 + n2),
        }
        if title not in NAMES:
            cuts["normal_cut"] = number(answer.normal_cut(z1.tolist(), z2.tolist(), 8 / 17))
        for style, (name, cut) in zip(("-", "--", ":", "-."), cuts.items(), strict=False):
            axes.axvline(cut, color="black", linestyle=style, label=name)
        axes.axhline(0, color="black", linewidth=0.5)
        axes.set_title(title, fontsize="small")
        axes.legend(fontsize="x-small")
    figure.axes[0].set_ylabel(says("样本数；第 1 类朝上", "samples; class 1 upwards"))


HINT_W = (
    "解方程组 S_w w = m_1 - m_2；S_w 是两类散度之和，不除以样本数，w 不规范化。",
    "Solve S_w w = m_1 - m_2; S_w is the sum of both scatters, not divided by anything, and w is not normalised.",
)
HINT_W_CUT = (
    "把两类样本投影到 w 上，用直线上的规则；先验的修正项要与 w 的长度相配。",
    "Project both classes on w and use the rule for the line; the correction by the priors must fit the length of w.",
)
HINT_BEST = (
    "相邻两个不同的值之间只需试一个切点，两头之外也各试一个；判别规则由两个均值定，不能颠倒。",
    "One cut between any two neighbouring values is enough, and one beyond either end; the means settle the rule, which may not be reversed.",
)
HINT_WITNESS = (
    "两类人数悬殊时三个切点分开。让错的样本恰好落在两个切点之间。",
    "With very unequal classes the three cuts are apart. Let the samples that are wrong lie just between two of them.",
)


def cut_exactly(z1, z2, prior1):
    """Rational but for the logarithm and the last sum."""
    m1, m2, s2 = exactly(z1, z2)
    return float((m1 + m2) / 2) + float(s2 / (m1 - m2)) * (math.log1p(-prior1) - math.log(prior1))


def solved(A, b):
    """The solution of a regular system in fractions, by elimination."""
    rows = [[*row, value] for row, value in zip(A, b, strict=True)]
    n = len(rows)
    for i in range(n):
        pivot = next(k for k in range(i, n) if rows[k][i] != 0)
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for k in range(n):
            if k != i and rows[k][i] != 0:
                rows[k] = [one - rows[k][i] * other for one, other in zip(rows[k], rows[i], strict=True)]
    return [row[n] for row in rows]


@memo
def rule_exactly(X1, X2, prior1):
    """w from the equations, the cut from the projected samples; rational but for the logarithm."""
    groups = [[[Fraction(float(x)) for x in row] for row in X] for X in (X1, X2)]
    d = range(len(groups[0][0]))
    means = [[sum(row[j] for row in group) / len(group) for j in d] for group in groups]
    away = [
        [[x - m for x, m in zip(row, mean, strict=True)] for row in group]
        for group, mean in zip(groups, means, strict=True)
    ]
    S_w = [[sum(row[i] * row[j] for group in away for row in group) for j in d] for i in d]
    w = solved(S_w, [one - two for one, two in zip(*means, strict=True)])
    m1, m2 = (sum(a * b for a, b in zip(w, mean, strict=True)) for mean in means)
    squares = sum(sum(a * b for a, b in zip(w, row, strict=True)) ** 2 for group in away for row in group)
    s2 = squares / (len(X1) + len(X2) - 2)
    cut = float((m1 + m2) / 2) + float(s2 / (m1 - m2)) * (math.log1p(-prior1) - math.log(prior1))
    return [float(value) for value in w], cut


def mistakes(z1, z2, cut, sign):
    """How many samples are on the wrong side, class 1 having the larger mean if sign is positive."""
    above, below = (z1, z2) if sign > 0 else (z2, z1)
    return sum(z < cut for z in above) + sum(z > cut for z in below)
