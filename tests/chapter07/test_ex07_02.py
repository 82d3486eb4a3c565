"""Checks of exercise 7.2."""

from itertools import combinations, product
from math import prod

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, at_least, at_most, check, close, exercise, hint, picture, require
from grader.strategies import grid, seeds

from .pins import ex07_02 as pins

EXERCISE = exercise(
    kind="prove",
    book="§7.3, (7.6), (7.15)",
    patterns=["witness", "oracle"],
    contract=[
        (
            "六到九个属性时也对",
            "Right as well with six to nine attributes",
        ),
        (
            "联合概率相差百万倍、得分小到 $10^{-12}$ 时也分得清谁大；得分相差不超过较大者的 $10^{-9}$ 倍才算并列",
            "Tells which score is larger where joint probabilities differ by a factor of a million and scores are as small as $10^{-12}$; they tie only within $10^{-9}$ of the larger one",
        ),
    ],
    hints=[
        (
            "判别只看两个得分谁大，不看它们准不准。",
            "A decision asks only which of two scores is larger, not whether the scores are accurate.",
        ),
        (
            "从 d = 2 开始，其余属性可以是公平的硬币。让相关性在两类中以对称的方式出现，使它在比较中抵消。",
            "Begin with d = 2; further attributes may be fair coins. Let the dependence appear in both classes in a symmetric "
            "way, so that it cancels in the comparison.",
        ),
        (
            "要让它吃亏，就让每个属性单独看时不含信息，合起来才有。",
            "To make it pay, let each attribute tell nothing by itself and everything together with another.",
        ),
    ],
    written={
        "proof": [
            (
                "算出构造中的条件边际与相关的程度",
                "Computes the conditional marginals and the dependence of the construction",
            ),
            (
                "逐个 x 比较两个规则的判别，覆盖允许的先验",
                "Compares both decisions for each x, for every permitted prior",
            ),
            ("说明其余属性为何不影响结论", "Says why the further attributes change nothing"),
        ]
    },
)


@st.composite
def weights(draw, kinds=("usual", "usual", "product")):
    """Whole numbers that are proportional to a joint distribution: small ones with zeros and ties, and tables whose
    attributes are independent given the class; for the star "skewed" ones, and "wide" ones of many attributes."""
    kind = draw(st.sampled_from(kinds))
    rng = np.random.default_rng(draw(seeds()))
    d = draw(st.integers(1, 4)) if kind != "wide" else draw(st.integers(6, 9))
    shape = (2,) * (d + 1)
    if kind == "product":
        factors = rng.integers(1, 6, size=(2, d, 2))
        W = np.array([prod(np.ix_(*factors[y])) for y in (0, 1)])
    else:
        W = rng.integers(0, 6, size=shape)
        if kind == "skewed":
            W *= 10 ** rng.integers(0, 7, size=shape)
    W[0].flat[0] += not W[0].any()
    W[1].flat[-1] += not W[1].any()
    return W.astype(float)


STRICT = ("skewed", "wide")
PRIORS = st.one_of(grid(0.25, 0.75, 1 / 32), st.sampled_from((0.3, 0.4, 0.6, 0.7)))


@check(points=0.5)
def test_least_errors(answer):
    """两张 2×2×2 的表：对称而相关的最小错误率是 0.2，近似异或的是 0.05 /
    Two 2×2×2 tables: the least error is 0.2 for symmetric dependence, and 0.05 for what is nearly an exclusive or"""
    with hint(*HINT_RISK):
        for table, printed in ((ALIKE, 0.20), (PARITY, 0.05)):
            close(answer.bayes_risk(table), printed, RISK)


@check(points=0.5)
def test_naive_errors(answer):
    """同样两张表：朴素贝叶斯的错误率是 0.2（不吃亏）与 0.5（和掷硬币一样） /
    The same two tables: the error of naive Bayes is 0.2, the least, and 0.5, that of a coin"""
    with hint(*HINT_NAIVE):
        for table, printed in ((ALIKE, 0.20), (PARITY, 0.5)):
            close(answer.naive_bayes_risk(table), printed, NAIVE)


@check(points=0.5)
def test_dependences(answer):
    """同样两张表的相关程度 / The dependence of the same two tables"""
    with hint(*HINT_DEPENDENCE):
        for table, printed in ((ALIKE, 0.14), (PARITY, 0.225)):
            close(answer.dependence(table), printed, DEPENDENCE)


@check(points=0.5, given={"W": weights()}, also=pins.both_errors, strict_given={"W": weights(STRICT)})
def test_bayes_risk(answer, W):
    """任意分布上的最小错误率与枚举一致 / The least error is what enumeration gives for any distribution"""
    with hint(*HINT_RISK):
        close(answer.bayes_risk(W / W.sum()), float(W.min(axis=0).sum() / W.sum()), RISK)


@check(
    points=1.5,
    given={"W": weights().filter(lambda W: _is_clear(W))},
    also=pins.both_errors,
    strict_given={"W": weights(STRICT).filter(lambda W: _is_clear(W))},
    strict=pins.nearly_tied,
)
def test_naive_bayes_risk(answer, W):
    """任意分布上朴素贝叶斯的错误率与枚举一致 / The error of naive Bayes is what enumeration gives for any distribution"""
    with hint(*HINT_NAIVE):
        close(answer.naive_bayes_risk(W / W.sum()), naive_risk_of(W), NAIVE)


@check(points=1, given={"W": weights()}, also=pins.dependence, strict_given={"W": weights(STRICT)})
def test_dependence(answer, W):
    """相关的程度与定义一致：类内独立时为 0，即使不分类别来看是相关的 /
    The dependence is what its definition says: 0 for independence within the classes, even if the whole is dependent"""
    with hint(*HINT_DEPENDENCE):
        close(answer.dependence(W / W.sum()), dependence_of(W), DEPENDENCE, abs=1e-12)


@check(
    points=3.5,
    given={"prior": PRIORS, "d": st.integers(2, 6), "strength": st.sampled_from((0.01, 0.03, 0.07, 0.1))},
    also=pins.optimal_but_dependent,
)
def test_optimal_but_dependent(answer, prior, d, strength):
    """造出的分布类内相关，而朴素贝叶斯的错误率已是最小 /
    The distribution built is dependent within the classes, and yet the error of naive Bayes is the least possible"""
    P = _distribution(answer.optimal_but_dependent(prior, d, strength), prior, d)
    with hint("每一格都要有正的概率：给不可能的组合也留一点。", "Leave some probability even to the rarest cells."):
        at_least(float(P.min()), 1e-6, ("最小的一项", "the smallest entry"), slack=1e-9)
    with hint(
        "相关必须在类别之内：P(x_i, x_j | y) 不等于 P(x_i | y) P(x_j | y)。",
        "The dependence must be within the class: P(x_i, x_j | y) differs from P(x_i | y) P(x_j | y).",
    ):
        at_least(dependence_of(P), strength, ("所造分布的相关的程度", "the dependence of the distribution built"))
    with hint(
        "属性要对判别有用：两个类别都要判得到。", "The attributes must matter: each label must be decided for some x."
    ):
        ones, zeros = (float(P.sum(axis=0)[sign * (P[1] - P[0]) > 0].sum()) for sign in (1, -1))
        at_least(ones, 0.05, ("P(1, x) > P(0, x) 的 x 的总概率", "the probability of the x with P(1, x) > P(0, x)"))
        at_least(zeros, 0.05, ("P(1, x) < P(0, x) 的 x 的总概率", "the probability of the x with P(1, x) < P(0, x)"))
    excess = naive_risk_of(P) - float(P.min(axis=0).sum())
    with hint(
        "找出两个规则判得不同的 x。先验不是 0.5 时也要成立；让两类的表互为镜像，再逐个 x 比较。",
        "Find the x on which the two rules differ. It has to hold for priors other than 0.5 too: let the tables of the "
        "classes mirror each other and compare x by x.",
    ):
        at_most(excess, 0.0, ("两个错误率之差", "the difference of the two errors"))


@check(
    points=2,
    given={"prior": PRIORS, "d": st.integers(2, 6), "gap": st.sampled_from((0.01, 0.05, 0.1, 0.15))},
    also=pins.dependent_and_suboptimal,
)
def test_dependent_and_suboptimal(answer, prior, d, gap):
    """造出的分布使朴素贝叶斯的错误率高出最小错误率 gap 以上 /
    On the distribution built the error of naive Bayes exceeds the least possible one by gap or more"""
    P = _distribution(answer.dependent_and_suboptimal(prior, d, gap), prior, d)
    excess = naive_risk_of(P) - float(P.min(axis=0).sum())
    with hint(
        "类似异或：单个属性在两类中的边际相同，朴素贝叶斯只能跟着先验走。",
        "Like an exclusive or: with equal marginals in both classes naive Bayes can only follow the prior.",
    ):
        at_least(excess, gap, ("两个错误率之差", "the difference of the two errors"))


@picture(
    "两个例子中类别 1 的后验概率",
    "The posterior of class 1 in both examples",
    alt=(
        "两行两列的热图：上行是朴素贝叶斯最优的例子，下行是它吃亏的例子；左列是真实的后验概率，右列是朴素贝叶斯的，格中写着数值",
        "Heat maps in two rows and columns: above the example where naive Bayes is optimal, below the one where it pays; true "
        "posteriors left, those of naive Bayes right, with the numbers in the cells",
    ),
)
def draw_posteriors(figure, answer, reference, says):
    examples = [
        (says("最优", "optimal"), array(answer.optimal_but_dependent(0.4, 2, 0.1), (2, 2, 2))),
        (says("吃亏", "pays"), array(answer.dependent_and_suboptimal(0.4, 2, 0.15), (2, 2, 2))),
    ]
    panels = figure.subplots(2, 2)
    for (name, P), row in zip(examples, panels, strict=True):
        ones = np.array([[P[y].take(1, axis=i).sum() / P[y].sum() for i in (0, 1)] for y in (0, 1)])
        naive = np.array(
            [P[y].sum() * np.outer([1 - ones[y, 0], ones[y, 0]], [1 - ones[y, 1], ones[y, 1]]) for y in (0, 1)]
        )
        for axes, whose, scores in zip(
            row, (says("真实", "true"), says("朴素贝叶斯", "naive Bayes")), (P, naive), strict=True
        ):
            share = scores[1] / scores.sum(axis=0)
            axes.imshow(share, cmap="cividis", vmin=0, vmax=1)
            for a, b in product((0, 1), repeat=2):
                colour = "white" if share[a, b] < 0.5 else "black"
                axes.text(b, a, f"{share[a, b]:.2f}", ha="center", va="center", color=colour)
            axes.set(xticks=(0, 1), yticks=(0, 1), title=f"{name}: {whose}")
            axes.set_xlabel("$x_2$")
            axes.set_ylabel("$x_1$")


RISK = "最小错误率", "the least error"
NAIVE = "朴素贝叶斯的错误率", "the error of naive Bayes"
DEPENDENCE = "相关的程度", "the dependence"
HINT_RISK = (
    "对每个 x 取 P(0, x) 与 P(1, x) 中较小的，再对 x 求和。",
    "For each x take the smaller of P(0, x) and P(1, x), and add over x.",
)
HINT_NAIVE = (
    "得分用先验与类内的边际 P(x_i | y) 算；判定之后，犯错的概率要用真正的 P(y, x) 累加。两个得分之差与较大的一个相比只有舍入误差那么小，才算并列，取 0。",
    "Scores come from the prior and the marginals P(x_i | y) within the class; once decided, add up the errors by the true "
    "P(y, x). Scores tie, and 0 is picked, where they differ by no more than rounding, in proportion to the larger one.",
)
HINT_DEPENDENCE = (
    "先除以 P(y) 得到类内的分布，再把其余属性求和消去；取绝对值，对两类和所有属性对取最大。",
    "Divide by P(y) for the distribution within the class, sum out the other attributes; take absolute values and the "
    "largest over both classes and all pairs.",
)
ALIKE = np.array([[[0.39, 0.01], [0.01, 0.09]], [[0.09, 0.01], [0.01, 0.39]]])
PARITY = np.array([[[0.025, 0.475], [0.475, 0.025]], [[0.475, 0.025], [0.025, 0.475]]]) / 2


def _distribution(got, prior, d) -> np.ndarray:
    """The distribution built, shown to be one, with this prior."""
    P = array(got, (2,) * (d + 1), ("所造的分布", "the distribution built"))
    require(P.min() >= 0, "所造分布的各项不能为负", "No entry of the distribution built may be negative", got=got)
    with hint(
        "P[y, x] 是联合概率：类内的表要乘上 P(y)。", "P[y, x] is joint: the table of each class is multiplied by P(y)."
    ):
        close(float(P.sum()), 1.0, ("所造分布的总和", "the sum of the distribution built"))
        close(float(P[1].sum()), prior, ("所造分布的 P(y=1)", "P(y=1) of the distribution built"))
    return P / P.sum()


def naive_risk_of(W) -> float:
    """The error of naive Bayes for a table of weights: products of marginals, compared across."""
    sizes, marginals = _marginals(W)
    right = 0.0
    for x in np.ndindex(W.shape[1:]):
        scores = [sizes[y] * prod(marginals[y][i][bit] / sizes[y] for i, bit in enumerate(x)) for y in (0, 1)]
        right += W[(int(scores[1] - scores[0] > 1e-9 * max(scores)), *x)]
    return float(1 - right / W.sum())


def _marginals(W):
    """The weight of each class, and [y][i][bit] of it where attribute i is bit."""
    return (
        [float(W[y].sum()) for y in (0, 1)],
        [[[float(W[y].take(bit, axis=i).sum()) for bit in (0, 1)] for i in range(W.ndim - 1)] for y in (0, 1)],
    )


def dependence_of(W) -> float:
    largest = 0.0
    for table in W:
        for i, j in combinations(range(table.ndim), 2):
            both = table.take(1, axis=j).take(1, axis=i).sum() / table.sum()
            largest = max(
                largest, abs(both - table.take(1, axis=i).sum() * table.take(1, axis=j).sum() / table.sum() ** 2)
            )
    return float(largest)


def _is_clear(W) -> bool:
    """Whether no two scores nearly tie: each pair is equal or differs by far more than the tolerance."""
    sizes, marginals = _marginals(W)
    for x in np.ndindex(W.shape[1:]):
        first, second = (
            prod(int(marginals[y][i][bit]) for i, bit in enumerate(x)) * int(sizes[1 - y]) ** (len(x) - 1)
            for y in (0, 1)
        )
        if first != second and abs(first - second) * 10**7 < max(first, second):
            return False
    return True
