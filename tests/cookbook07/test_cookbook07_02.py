"""Checks of exercise cookbook7.2."""

import math
from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_3_0a
from grader.checks import (
    array,
    at,
    close,
    equal,
    example_check,
    exercise,
    hint,
    integer,
    memo,
    number,
    picture,
    property_check,
    require,
    sequence,
)
from grader.strategies import edges, seeds

FEW = "N is at most 200 and d at most 5, says the stub."
EXERCISE = exercise(
    kind="derive",
    book="§7.2, §7.4",
    patterns=["oracle", "two sides", "witness"],
    hints=[
        (
            "先在直线上做: 写出两个加权密度相等的方程, 取对数. 核对: 先验大的一类应得到更多的地盘.",
            "Begin on the line: write down that the weighted densities are equal, and take logarithms. See that the class of the larger "
            "prior gets more room.",
        ),
        (
            "在原空间里取 Σ = S_w/(N - 2), 写出对数几率; 它与 w·x - cut 的符号应处处一致.",
            "In the full space take Σ = S_w/(N - 2) and write down the log odds: their sign should be that of w·x - cut everywhere.",
        ),
        (
            "三种简便切点只有在两类样本数不等时才彼此不同. 先定样本数和两个均值, 算出三个切点, 再成对地移动样本, 使均值不变.",
            "The three quick cuts differ only if the classes have different numbers of samples. Fix these and the means first, compute the "
            "cuts, and then move samples in pairs that leave the means where they are.",
        ),
    ],
    written={
        "derivation": [
            ("取对数, 平方项抵消, 解出直线上的切点", "Logarithms, the squares cancel, the cut on the line"),
            ("与 Σ = S_w/(N - 2) 的对数几率方向相同", "The same direction as the log odds with Σ = S_w/(N - 2)"),
            (
                "对 w = S_w⁻¹(m_1 - m_2), 投影的平方和等于投影均值之差, 修正项只含 N 与先验; 换个长度就不成立",
                "For w = S_w⁻¹(m_1 - m_2) the projected scatter is the difference of the projected means, so that the correction has only N "
                "and the priors in it; not for another length",
            ),
        ]
    },
    equivalent_mutants={
        "return 1 if (z >= cut) == (m1 > m2) else 2": "z is not the cut, says the stub.",
        "return 1 if (z > cut) == (m1 >= m2) else 2": "The means are not equal, says the stub.",
        **dict.fromkeys(
            (
                "S_w = (X1 + m1).T @ (X1 - m1) + (X2 - m2).T @ (X2 - m2)",
                "S_w = (X1 - m1).T @ (X1 + m1) + (X2 - m2).T @ (X2 - m2)",
                "S_w = (X1 - m1).T @ (X1 - m1) + (X2 + m2).T @ (X2 - m2)",
                "S_w = (X1 - m1).T @ (X1 - m1) + (X2 - m2).T @ (X2 + m2)",
            ),
            "The deviations from a mean add up to 0, whatever they are multiplied by.",
        ),
        **dict.fromkeys(
            (
                "return sum(decide(z, cut, m1, m2) == 2 for z in z1) + sum(decide(z, cut, m1, m2) <= 1 for z in z2)",
                "return sum(decide(z, cut, m1, m2) >= 2 for z in z1) + sum(decide(z, cut, m1, m2) == 1 for z in z2)",
            ),
            "There are classes 1 and 2 only.",
        ),
        **dict.fromkeys(
            (
                'one = {"midpoint": [7.0, 14.0], "mean": [], "swapped": [4.0, 16.0]}[which]',
                'one = {"midpoint": [5.0, 14.0], "mean": [], "swapped": [4.0, 16.0]}[which]',
                'one = {"midpoint": [6.0, 15.0], "mean": [], "swapped": [4.0, 16.0]}[which]',
                'one = {"midpoint": [6.0, 13.0], "mean": [], "swapped": [4.0, 16.0]}[which]',
                'one = {"midpoint": [6.0, 14.0], "mean": [], "swapped": [5.0, 16.0]}[which]',
                'one = {"midpoint": [6.0, 14.0], "mean": [], "swapped": [3.0, 16.0]}[which]',
                'one = {"midpoint": [6.0, 14.0], "mean": [], "swapped": [4.0, 17.0]}[which]',
                'one = {"midpoint": [6.0, 14.0], "mean": [], "swapped": [4.0, 15.0]}[which]',
                'two = {"midpoint": [5.0, -4.0], "mean": [6.0, -6.0], "swapped": []}[which]',
                'two = {"midpoint": [3.0, -4.0], "mean": [6.0, -6.0], "swapped": []}[which]',
                'two = {"midpoint": [4.0, -3.0], "mean": [6.0, -6.0], "swapped": []}[which]',
                'two = {"midpoint": [4.0, -5.0], "mean": [6.0, -6.0], "swapped": []}[which]',
                'two = {"midpoint": [4.0, -4.0], "mean": [7.0, -6.0], "swapped": []}[which]',
                'two = {"midpoint": [4.0, -4.0], "mean": [5.0, -6.0], "swapped": []}[which]',
                'two = {"midpoint": [4.0, -4.0], "mean": [6.0, -5.0], "swapped": []}[which]',
                'two = {"midpoint": [4.0, -4.0], "mean": [6.0, -7.0], "swapped": []}[which]',
                "z1 = one + [10.0] * (12 + len(one))",
                "z1 = one + [11.0] * (12 - len(one))",
                "z1 = one + [9.0] * (12 - len(one))",
                "z1 = one + [10.0] * (13 - len(one))",
                "z1 = one + [10.0] * (11 - len(one))",
                "z2 = two + [1.0] * (4 - len(two))",
                "z2 = two + [-1.0] * (4 - len(two))",
                "z2 = two + [0.0] * (5 - len(two))",
                "z2 = two + [0.0] * (3 - len(two))",
            ),
            "Other data on which the same cut is the only best.",
        ),
    },
    unasked={
        "only_best": {
            "gap above 10": "gap is at most 5, says the stub.",
            "one number of the result wrong": "A sample moved by a hundredth is mostly as good a sample.",
        },
        "fisher_rule": {"more than 8 columns": FEW},
    },
)

HINT_POOLED = (
    "每个样本减自己那一类的均值; 两类的平方和加在一起, 再除以 N - 2.",
    "Subtract the mean of its own class from each sample; add the squares of both classes together and divide by N - 2.",
)
HINT_CUT = (
    "两个加权密度取对数后相等, z 的平方项抵消, 剩下一个一次方程. 先验大的一类地盘应变大, 不论它在哪一边.",
    "Take logarithms of both weighted densities: the squares of z cancel and a linear equation is left. The class of the larger prior gains "
    "room, on whichever side it is.",
)
HINT_DECIDE = (
    "切点以上是均值较大的一类; 均值较大的不一定是第 1 类.",
    "Above the cut is the class of the larger mean, which is not necessarily class 1.",
)
HINT_W = (
    "解方程组 S_w w = m_1 - m_2; S_w 是两类散度之和, 不除以样本数, w 不规范化.",
    "Solve S_w w = m_1 - m_2; S_w is the sum of both scatters, not divided by anything, and w is not normalised.",
)
HINT_W_CUT = (
    "把两类样本投影到 w 上, 用直线上的规则; 先验的修正项要与 w 的长度相配.",
    "Project both classes on w and use the rule for the line; the correction by the priors must fit the length of w.",
)
HINT_BEST = (
    "相邻两个不同的值之间只需试一个切点, 两头之外也各试一个; 判别规则由两个均值定, 不能颠倒.",
    "One cut between any two neighbouring values is enough, and one beyond either end; the means settle the rule, which may not be reversed.",
)
HINT_WITNESS = (
    "两类人数悬殊时三个切点分开. 让错的样本恰好落在两个切点之间.",
    "With very unequal classes the three cuts are apart. Let the samples that are wrong lie just between two of them.",
)


def exactly(z1, z2):
    """m1, m2 and s² in fractions."""
    one, two = ([Fraction(float(z)) for z in values] for values in (z1, z2))
    m1, m2 = sum(one) / len(one), sum(two) / len(two)
    squares = sum((z - m1) ** 2 for z in one) + sum((z - m2) ** 2 for z in two)
    return m1, m2, squares / (len(one) + len(two) - 2)


def cut_exactly(z1, z2, prior1):
    """Rational but for the logarithm and the last sum."""
    m1, m2, s2 = exactly(z1, z2)
    return float((m1 + m2) / 2) + float(s2 / (m1 - m2)) * (math.log1p(-prior1) - math.log(prior1))


def on_the_line(z1, z2):
    """Whether the stub permits these samples on the line."""
    if not (z1 and z2 and 4 <= len(z1) + len(z2) <= 200):
        return False
    m1, m2, s2 = exactly(z1, z2)
    s, largest = math.sqrt(s2), max(map(abs, [*z1, *z2]))
    return 1e-6 <= s <= 1e6 and largest <= 1e4 * s and abs(m1 - m2) >= 0.1 * s


LINES = ("plain", "plain", "plain", "small", "large", "offset", "fine", "long", "alone", "near", "tied")


def line(seed, kind):
    """Samples of both classes of this kind, on a line."""
    rng = np.random.default_rng(seed)
    while True:
        n1, n2 = (int(n) for n in (rng.integers(1, 8, 2) if kind != "long" else rng.permutation([110, 35])))
        if kind == "alone":
            n1, n2 = [(1, 5), (6, 1)][seed % 2]
        shift = int(rng.integers(-6, 7))
        z1 = rng.integers(-8, 9, n1) / 4.0 + shift / 2
        z2 = rng.integers(-8, 9, n2) / 4.0
        if kind == "fine":
            z1, z2 = z1 + rng.random(n1).round(9), z2 + rng.random(n2).round(9)
        if kind == "near":
            z1, z2 = (np.concatenate([z, z[:2] + 1e-6]) for z in (z1, z2))
        if kind == "tied":
            z1, z2 = np.concatenate([z1, z2[:3]]), np.concatenate([z2, z1[:3]])
        scale = {"small": 3e-6, "large": 2e5}.get(kind, 1.0)
        z1, z2 = (z * scale for z in (z1, z2))
        if kind == "offset":
            z1, z2 = (z + (-7e3 if seed % 2 else 7e3) for z in (z1, z2))
        samples = {"z1": z1.tolist(), "z2": z2.tolist()}
        if on_the_line(**samples):
            return samples


@st.composite
def lines(draw):
    return line(draw(seeds()), draw(st.sampled_from(LINES)))


priors = edges(1e-6, 1 - 1e-6)
HAND = {"z1": [10.0, 11.0, 12.0], "z2": [0.0, 1.0, 2.0, 3.0]}
UNUSUAL = [
    {"z1": [6999.0, 7000.0, 7001.5], "z2": [7001.0, 7002.0, 7004.0]},
    {"z1": [-9.0], "z2": [-8.0, 4.0, 1.0, 3.0]},
    {"z1": [3.0] * 4, "z2": [2.0, 1.0, 4.0]},
]
LINE_KINDS = [line(700 + k, kind) for k, kind in enumerate(dict.fromkeys(LINES))]
PINNED = [HAND, {"z1": HAND["z2"], "z2": HAND["z1"]}, *UNUSUAL, *LINE_KINDS, line(800, "offset"), line(801, "long")]


@example_check(
    "手算的例子: 七个数的合并方差, 两种先验下的切点",
    "By hand: the pooled variance of seven numbers, and the cuts for two priors",
    points=0.5,
    book="§7.4",
)
def test_by_hand(answer):
    z1, z2 = HAND["z1"], HAND["z2"]
    with hint(*HINT_POOLED):
        close(answer.pooled(z1, z2), [11.0, 1.5, 1.4], ("(m_1, m_2, s^2)", "(m_1, m_2, s^2)"))
    with hint(*HINT_CUT):
        close(answer.normal_cut(z1, z2, 0.5), 6.25, ("先验相等时的切点", "the cut for equal priors"), abs=1e-6)
        # 6.25 - 1.4 ln 9 / 9.5
        words = "P_1 = 0.9 时的切点", "the cut for P_1 = 0.9"
        close(answer.normal_cut(z1, z2, 0.9), 5.926198, words, abs=1e-6)


@property_check(
    "两个均值与合并方差",
    "Both means and the pooled variance",
    points=0.5,
    given={"samples": lines()},
    also=[{"samples": samples} for samples in PINNED],
    examples=30,
    hint=HINT_POOLED,
)
def test_pooled(answer, samples):
    m1, m2, s2 = exactly(**samples)
    got = sequence(answer.pooled(samples["z1"], samples["z2"]), 3, ("(m_1, m_2, s^2)", "(m_1, m_2, s^2)"))
    for value, wanted, name in ((got[0], m1, "m_1"), (got[1], m2, "m_2")):
        close(value, float(wanted), (name, name), abs=1e-7 * math.sqrt(s2), rel=0)
    close(got[2], float(s2), ("s^2", "s^2"), abs=0, rel=1e-9)


@property_check(
    "切点处两个加权密度相等, 不论哪个均值较大",
    "The weighted densities are equal at the cut, whichever mean is the larger one",
    points=1.5,
    book="§7.4",
    given={"samples": lines(), "prior1": priors},
    also=[
        {"samples": samples, "prior1": prior1}
        for k, samples in enumerate(PINNED)
        for prior1 in (0.5, (0.2, 0.93, 1e-6, 1 - 1e-6)[k % 4])
    ]
    + [{"samples": HAND, "prior1": prior1} for prior1 in (0.5004, 0.49999)],
    examples=40,
    hint=HINT_CUT,
)
def test_normal_cut(answer, samples, prior1):
    s = math.sqrt(exactly(**samples)[2])
    got = answer.normal_cut(samples["z1"], samples["z2"], prior1)
    close(got, cut_exactly(**samples, prior1=prior1), ("切点", "the cut"), abs=1e-7 * s, rel=0)


CUTS = [
    (1.0, 0.0, 3.0, 2.0),
    (1.0, 0.0, 2.0, 3.0),
    (-1.0, 0.0, 3.0, 2.0),
    (-1.0, 0.0, 2.0, 3.0),
    (5.0, 9.0, 1.0, 2.0),
    (5.0, 9.0, 2.0, 1.0),
    (0.5, -math.inf, 2.0, 1.0),
    (0.5, math.inf, 2.0, 1.0),
    (0.5, math.inf, -2.0, -1.0),
    (1e-9, 0.0, 1e-6, 2e-6),
    (-1e-9, 0.0, 1e-6, 2e-6),
    (7e8, 7e8 + 1, 3e6, 2e6),
    (123.4567891, 123.4567892, 0.0005, 0.0004),
    (200.0, 150.0, 1000.0, 999.99999),
    (2e-15, 0.0, 0.0, 3e-15),
    (-2e-15, 0.0, 3e-15, 0.0),
    (0.3 + 4e-15, 0.3, 0.7, 0.7 - 4e-15),
    (0.3 - 4e-15, 0.3, 0.7, 0.7 - 4e-15),
    (1e9, -1e9, -1e9, 1e9),
    (1e9 - 1e-6, 1e9, 1e9, 1e9 - 1e-6),
]


@property_check(
    "切点以上判为均值较大的一类, 切点不必在两均值之间",
    "Above the cut is the class of the larger mean; the cut need not lie between the means",
    points=0.5,
    given={
        "case": st.tuples(*[st.integers(-12, 12).map(lambda k: k / 4)] * 4).filter(
            lambda case: case[0] != case[1] and case[2] != case[3]
        )
    },
    also=[{"case": case} for case in CUTS],
    examples=30,
    hint=HINT_DECIDE,
)
def test_decide(answer, case):
    z, cut, m1, m2 = case
    order = [1, 2] if m1 < m2 else [2, 1]
    equal(integer(answer.decide(z, cut, m1, m2)), order[z > cut], ("判为的类", "the class"))


def melons():
    """Watermelon 3.0α, 是 as class 1."""
    table = watermelon_3_0a()
    good = np.array([label == "是" for label in table["y"]])
    return {"X1": table["X"][good], "X2": table["X"][~good]}


PLANE = {
    "X1": np.array([[5.0, 4.0], [6.0, 6.0], [7.0, 5.0]]),
    "X2": np.array([[0.0, 0.0], [1.0, 1.0], [2.0, 0.0]]),
}


@example_check(
    "平面上六个点的 w 与切点; 西瓜数据集 3.0α 的 w 与切点",
    "w and the cut of six points in the plane, and of watermelon 3.0α",
    points=1,
    book="§7.2, §7.4",
)
def test_plane(answer):
    # S_w = [[4, 1], [1, 8/3]] and m1 - m2 = (5, 14/3): w = (26/29, 41/29), the cut 40.067…/5.8.
    cases = [
        (PLANE, 0.5, [0.896552, 1.413793], 6.908046, ("六个点", "six points")),
        (PLANE, 0.8, [0.896552, 1.413793], 6.561472, ("六个点", "six points")),
        (melons(), 0.5, [0.146510, 0.738716], 0.238294, ("3.0α", "3.0α")),
        (melons(), 8 / 17, [0.146510, 0.738716], 0.246146, ("3.0α", "3.0α")),
    ]
    for case, prior1, w, cut, (zh, en) in cases:
        with at(f"{zh}, P_1 = {prior1:.4g}", f"{en}, P_1 = {prior1:.4g}"):
            got = sequence(answer.fisher_rule(case["X1"], case["X2"], prior1), 2, ("(w, cut)", "(w, cut)"))
            with hint(*HINT_W):
                close(got[0], w, ("w", "w"), abs=1e-6)
            with hint(*HINT_W_CUT):
                close(got[1], cut, ("cut", "cut"), abs=1e-6)


def scatter(X1, X2):
    return sum((X - X.mean(axis=0)).T @ (X - X.mean(axis=0)) for X in (X1, X2))


def in_space(X1, X2):
    """Whether the stub permits these samples."""
    if not 4 <= len(X1) + len(X2) <= 200:
        return False
    sizes = np.linalg.eigvalsh(scatter(X1, X2))
    if not (sizes[0] >= 1e-10 and sizes[0] <= 1e10 and sizes[-1] <= 1e4 * sizes[0]):
        return False
    root = math.sqrt(sizes[0])
    largest = max(float(np.abs(X).max()) for X in (X1, X2))
    return largest <= 200 * root and float(np.linalg.norm(X1.mean(axis=0) - X2.mean(axis=0))) >= 0.1 * root


SPACES = (
    "plain",
    "plain",
    "plain",
    "small",
    "large",
    "offset",
    "fine",
    "long",
    "alone",
    "skewed",
    "duplicate",
    "constant",
    "dependent",
)


def space(seed, kind, d):
    """Samples of both classes of this kind, in d dimensions."""
    rng = np.random.default_rng(seed)
    while True:
        n1, n2 = (int(n) for n in (rng.integers(2, 8, 2) if kind != "long" else rng.permutation([115, 30])))
        if kind == "alone":
            n1, n2 = [(1, d + 4), (d + 4, 1)][seed % 2]
        X1 = rng.integers(-5, 6, (n1, d)) + rng.integers(-4, 5, d) / 2
        X2 = rng.integers(-5, 6, (n2, d)).astype(float)
        if kind == "fine":
            X1, X2 = X1 + rng.random(X1.shape).round(9), X2 + rng.random(X2.shape).round(9)
        if kind == "skewed" and d > 1:
            X1[:, 0], X2[:, 0] = X1[:, 0] * 25, X2[:, 0] * 25
        if kind == "constant":  # in one class: S_w is regular all the same
            X1[:, -1] = 2
        if kind == "dependent" and d > 1:
            X1[:, -1] = X1[:, :-1].sum(axis=1)
        if kind == "duplicate":
            X1[-1], X2[-1] = X1[0], X2[0]
        if kind == "offset":
            X1[:, 0], X2[:, 0] = X1[:, 0] + 400, X2[:, 0] + 400
        scale = {"small": 1e-5, "large": 1e4}.get(kind, 1.0)
        X1, X2 = X1 * scale, X2 * scale
        if in_space(X1, X2):
            return {"X1": X1, "X2": X2}


@st.composite
def spaces(draw):
    return space(draw(seeds()), draw(st.sampled_from(SPACES)), draw(st.integers(1, 5)))


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


SPACE_KINDS = [space(720 + k, kind, d) for d in (1, 2, 3) for k, kind in enumerate(dict.fromkeys(SPACES))]
SPACE_PINNED = [
    PLANE,
    {"X1": PLANE["X2"], "X2": PLANE["X1"]},
    melons(),
    *SPACE_KINDS,
    space(5, "plain", 5),
    space(6, "long", 4),
]


@property_check(
    "w 与切点和原空间的判别一致",
    "w and the cut agree with the decision in the full space",
    points=2,
    book="§7.2, §7.4",
    given={"samples": spaces(), "prior1": priors},
    also=[
        {"samples": samples, "prior1": (0.5, 0.2, 0.93, 1e-6, 1 - 1e-6)[k % 5]}
        for k, samples in enumerate(SPACE_PINNED)
    ]
    + [{"samples": PLANE, "prior1": prior1} for prior1 in (0.5004, 0.49999)],
    examples=40,
)
def test_fisher(answer, samples, prior1):
    X1, X2 = samples["X1"], samples["X2"]
    w, cut = rule_exactly(X1, X2, prior1)
    got = sequence(answer.fisher_rule(X1, X2, prior1), 2, ("(w, cut)", "(w, cut)"))
    with hint(*HINT_W):
        close(array(got[0], (X1.shape[1],), ("w", "w")), w, ("w", "w"), abs=1e-8 * max(map(abs, w)), rel=0)
    largest = max(float(np.abs(X).max()) for X in (X1, X2))
    with hint(*HINT_W_CUT):
        close(got[1], cut, ("cut", "cut"), abs=1e-8 * (1 + largest * sum(map(abs, w))), rel=0)


def mistakes(z1, z2, cut, sign):
    """How many samples are on the wrong side, class 1 having the larger mean if sign is positive."""
    above, below = (z1, z2) if sign > 0 else (z2, z1)
    return sum(z < cut for z in above) + sum(z > cut for z in below)


def countable(z1, z2):
    """Whether the stub permits these samples where mistakes are counted."""
    if not (z1 and z2 and 4 <= len(z1) + len(z2) <= 200):
        return False
    m1, m2, _ = exactly(z1, z2)
    values = sorted({*z1, *z2})
    largest = max(map(abs, values))
    gaps = [high - low for low, high in zip(values, values[1:], strict=False)]
    return 1e-6 <= largest <= 1e6 and all(gap >= 1e-9 * largest for gap in gaps) and abs(m1 - m2) >= 1e-9 * largest


COUNTED = [
    {"z1": [1.0, 1.0], "z2": [0.0, 0.0]},
    {"z1": [5.0], "z2": [0.0, 1.0, 2.0, 6.0, 7.0]},
    {"z1": [-5.0], "z2": [0.0, 1.0, 2.0, -6.0, -7.0]},
    # The means order the classes; the other way round there would be fewer mistakes.
    {"z1": [0.0, 0.0, 0.0, 20.0], "z2": [1.0, 1.0, 1.0, 1.0]},
    {"z1": [1.0, 1.0, 1.0, 1.0], "z2": [0.0, 0.0, 0.0, 20.0]},
    {"z1": [3.0], "z2": [1.0, 1.0, 2.0, 3.0, 3.0, 3.0]},
    {"z1": [1.0, 1.000001, 1.000003], "z2": [1.0, 1.000001, 1.0, 1.000002]},
    {"z1": [1e6, 1e6 - 0.01, 1e6 - 0.03], "z2": [1e6 - 0.02, 1e6 - 0.04, 1e6 - 0.05]},
    {"z1": [1.001, 1.002, 100.0], "z2": [0.0, 1.0, 1.0005]},
    {"z1": [1.000000004, 1.000000008, 1.00000001], "z2": [1.0, 1.000000002, 1.0000000052]},
    {"z1": [0.999999993e-6, 0.999999998e-6, 1e-6], "z2": [0.99999999e-6, 0.9999999916e-6, 0.9999999945e-6]},
    {"z1": [2e-6, 3e-6, 5e-6], "z2": [0.0, 1e-6, 4e-6]},
    {"z1": [float(k) for k in range(0, 200, 2)], "z2": [float(k) for k in range(-99, 100, 2)]},
    {"z1": [4.0, 1.0, 1.0, 1.0], "z2": [0.5, 0.0, -3.0]},
    {"z1": [0.0, 0.0, 0.0, 9.0], "z2": [2.0, 2.0, 2.0, 2.0, 2.0, -1.0]},
    # The mistakes grow before they get fewer, from either side or from both.
    *(
        {one: [sign * z for z in low], other: [sign * z for z in high]}
        for low, high in (
            ([*map(float, range(10, 40))], [*map(float, range(10)), *map(float, range(100, 110))]),
            (
                [*map(float, range(10, 29)), *map(float, range(70, 76))],
                [*map(float, range(6)), *map(float, range(40, 60))],
            ),
            ([1.0, 2.0, 3.0], [0.0, 9.0]),
            ([1.0, 2.0, 3.0, 8.0], [0.0, 4.0, 5.0, 6.0]),
        )
        for sign in (1, -1)
        for one, other in (("z1", "z2"), ("z2", "z1"))
    ),
]


@property_check(
    "判错最少的切点, 以及判错的个数",
    "A cut with the fewest mistakes, and the number of these",
    points=1.5,
    given={"samples": lines().filter(lambda samples: countable(**samples))},
    also=[{"samples": samples} for samples in [*COUNTED, *filter(lambda samples: countable(**samples), PINNED)]],
    examples=40,
)
def test_best_training_cut(answer, samples):
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
            f"切点 {cut:.10g} 判错 {made} 个样本, 最少可以是 {least} 个",
            f"The cut {cut:.10g} makes {made} mistakes, while {least} can be reached",
            got=got,
        )
        equal(integer(got[1], ("errors", "errors")), made, ("errors", "errors"))


NAMES = ("midpoint", "mean", "swapped")


@property_check(
    "造出的数据上, 指定的切点比另外两种都至少少判错 gap 个",
    "On the data that are built, the cut asked for makes at least gap mistakes less than each of the others",
    points=2.5,
    book="§7.4",
    given={"which": st.sampled_from(NAMES), "gap": st.integers(1, 5)},
    also=[{"which": which, "gap": gap} for which in NAMES for gap in range(1, 6)],
    examples=4,
)
def test_only_best(answer, which, gap):
    got = sequence(answer.only_best(which, gap), 2, ("(z1, z2)", "(z1, z2)"))
    z1, z2 = (array(z, (None,), (name, name)).tolist() for z, name in zip(got, ("z1", "z2"), strict=True))
    n1, n2 = len(z1), len(z2)
    require(n1 > 0 and n2 > 0, "每一类至少要有一个样本", "Each class needs a sample at least", got=got)
    require(
        4 <= n1 + n2 <= 200, f"共有 {n1 + n2} 个样本, 应是 4 到 200 个", f"There are {n1 + n2} samples, not 4 to 200"
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
            f'判错的个数是 {told}; "{which}" 应比另外两种都至少少 {gap} 个',
            f'The mistakes are {told}; "{which}" should have at least {gap} less than each of the others',
            got=got,
        )


@picture(
    "3.0α 投影到 w 上, 以及你造的三组数据 (gap = 3): 三种简便切点",
    "Watermelon 3.0α projected on w, and your three data sets (gap = 3): the three quick cuts",
    alt=(
        "四幅图; 每幅中第 1 类的直方图朝上, 第 2 类朝下, 三条竖线是三种切点, 第一幅还有正态切点",
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
    figure.axes[0].set_ylabel(says("样本数; 第 1 类朝上", "samples; class 1 upwards"))
