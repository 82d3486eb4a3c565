"""Checks of exercise 7.6."""

from fractions import Fraction
from math import prod

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_2_0
from grader.checks import at, check, close, equal, exercise, hint, is_none, mapping, memo, number, picture
from grader.strategies import seeds, tables

from .pins import ex07_06 as pins
from .shared import melons

EXERCISE = exercise(
    kind="program",
    book="§7.4",
    patterns=["oracle", "metamorphic"],
    contract=[
        (
            "三十个属性（得分小到 $10^{-30}$）、三百个样例、十几个类别时也对",
            "Right as well with thirty attributes (scores as small as $10^{-30}$), three hundred samples and a "
            "dozen classes",
        ),
        (
            "取值的名字只差空格、只是数的写法不同，也是两个取值",
            "Names that differ by a blank, or by how a number is written, are two values",
        ),
        (
            "得分只差百万分之一也分得清高下",
            "Scores that differ by a millionth of themselves are told apart",
        ),
    ],
    hints=[
        (
            "先数三元组 (类别, x_i, x_j)，让两个估计式对上书中的例子，再合成得分。",
            "Count triples (class, x_i, x_j) first and match the book's examples of both estimates; then put the score together.",
        ),
        (
            "P(是, 浊响) 的估计是 7/23 而不是书上印的 0.350；P(凹陷 | 是, 浊响) 的是 4/9。",
            "The estimate of P(是, 浊响) is 7/23, not 0.350 as printed; that of P(凹陷 | 是, 浊响) is 4/9.",
        ),
        (
            "各个超父的结果是相加，不是相乘；连乘时跳过超父自己。",
            "The results of the parents are added, not multiplied; each product leaves out the parent itself.",
        ),
    ],
)


HINT_TERM = (
    "一项含 d 个因子：一个联合概率，d - 1 个以超父取值为条件的条件概率。",
    "A term has d factors: one joint probability and d - 1 conditional ones, given the parent's value.",
)
HINT_SCORE = (
    "把合格的超父的项相加；合格是指各类合计 |D_{x_i}| ≥ m'，等于也合格，m' = 0 时全都合格。",
    "Add the terms of the parents that qualify: |D_{x_i}| ≥ m' over all classes, equality included; with m' = 0 all do.",
)


@st.composite
def queries(draw, columns=(1, 4)):
    """A table of nominal columns and a sample to score, whose values need not occur in the table."""
    table = draw(tables(rows=(1, 10), columns=columns, classes=(2, 4), numeric=False))
    x = [draw(st.sampled_from(domain)) for domain in table["domains"]]
    return {"X": table["X"], "y": table["y"], "x": x, "domains": table["domains"], "classes": table["classes"]}


@st.composite
def twins(draw):
    """Two classes with the same rows, in either order, whose scores are equal; and perhaps a third class."""
    query = draw(queries(columns=(1, 3)))
    order = draw(st.permutations(["是", "否", "或"]))
    X = query["X"][:6]
    y = [label for label in order[:2] for _ in X]
    return {**query, "X": X * 2, "y": y, "classes": sorted(order)}


@check(points=0.5, book="(7.24)")
def test_joint_of_the_book(answer):
    """西瓜数据上 P(是, 浊响) 的估计是 7/23 / On the melons the estimate of P(是, 浊响) is 7/23"""
    X, y, domains, _ = melons()
    with hint(*HINT_JOINT):
        joint = answer.joint_estimate(X, y, "是", 2, "浊响", domains, 2)
        close(joint, 7 / 23, ("P(是, 浊响) 的估计", "the estimate of P(是, 浊响)"))


@check(points=0.5, book="(7.25)")
def test_conditional_of_the_book(answer):
    """西瓜数据上 P(凹陷 | 是, 浊响) 的估计是 4/9 / On the melons the estimate of P(凹陷 | 是, 浊响) is 4/9"""
    X, y, domains, _ = melons()
    with hint(*HINT_CONDITIONAL):
        given = answer.conditional_estimate(X, y, "是", 2, "浊响", 4, "凹陷", domains)
        close(given, 4 / 9, ("P(凹陷 | 是, 浊响) 的估计", "the estimate of P(凹陷 | 是, 浊响)"))


@check(points=1, book="(7.23)")
def test_scores_of_melon_1(answer):
    """测1 的两个得分，门限为 0、9、12 与 30 / The two scores of 测1 with m' = 0, 9, 12 and 30"""
    X, y, domains, classes = melons()
    exact = {
        0: (Fraction(2301166979, 21126420000), Fraction(626488813, 150965876250)),
        9: (0.053061858, 0.001752447),
        12: (0.021338211, 0.000457247),
        30: (0, 0),
    }
    for least, (good, bad) in exact.items():
        with (
            hint(
                "门限看的是全部样本中取值 x_i 的个数：青绿 6、蜷缩 8、浊响 10、清晰 9、凹陷 7、硬滑 12。",
                "m' looks at all samples with value x_i: 青绿 6, 蜷缩 8, 浊响 10, 清晰 9, 凹陷 7, 硬滑 12.",
            )
            if least
            else hint(
                "门限为 0 时六个属性轮流作超父，六项相加；一项是一个联合概率与五个条件概率之积。",
                "With m' = 0 each of the six attributes is the parent once, and the six terms are added; each is one joint "
                "probability times five conditional ones.",
            )
        ):
            got = answer.scores(X, y, X[0], domains, classes, least)
            name = f"min_count = {least} 时的得分", f"the scores with min_count = {least}"
            close(got, {"是": float(good), "否": float(bad)}, name, abs=1e-9)


@check(points=0.5, book="(7.23)")
def test_classes_of_melons(answer):
    """门限为 0 时 17 个瓜只有 15 号判错；门限为 30 时没有属性合格，结果是 None /
    With m' = 0 only melon 15 of 17 is wrong; with m' = 30 no attribute qualifies and the result is None"""
    X, y, domains, classes = melons()
    with hint(*HINT_CLASS):
        predicted = [answer.classify(X, y, x, domains, classes, 0) for x in X]
        equal(predicted, [*y[:14], "是", *y[15:]], ("17 个瓜的类别", "the classes of the 17 melons"))
    with hint("没有合格的超父时谈不上哪一类。", "Without any parent there is nothing to decide by."):
        got = answer.classify(X, y, X[0], domains, classes, 30)
        equal(got, None, ("min_count = 30 时的类别", "the class with min_count = 30"))


@check(points=1, book="(7.24)", given={"query": queries(columns=(2, 3))}, also=pins.estimates, strict=pins.names_alike)
def test_joint_estimate(answer, query):
    """联合概率的估计与计数一致，没出现的取值与类别也有正的概率，对（类别，取值）的全部组合之和为 1 /
    The joint estimate is what counting gives, positive for values and classes that do not occur, with the sum 1 over
    all pairs (class, value)"""
    X, y, x, domains, classes = query.values()
    last = len(x) - 1
    with hint(*HINT_JOINT):
        for label in classes:
            got = answer.joint_estimate(X, y, label, last, x[last], domains, len(classes))
            expected = float(joint_by_counting(query, label, last, x[last]))
            close(got, expected, (f"P({label}, {x[last]})", f"P({label}, {x[last]})"))
        joint = [
            number(
                answer.joint_estimate(X, y, label, 0, value, domains, len(classes)), ("联合概率", "a joint probability")
            )
            for label in classes
            for value in domains[0]
        ]
        close(sum(joint), 1.0, ("各联合概率之和", "the sum of the joint probabilities"))


@check(points=1, book="(7.25)", given={"query": queries(columns=(2, 3))}, also=pins.estimates, strict=pins.names_alike)
def test_conditional_estimate(answer, query):
    """条件概率的估计与计数一致，没出现的取值与类别也有正的概率，对 x_j 的全部取值之和为 1 /
    The conditional estimate is what counting gives, positive for values and classes that do not occur, with the sum 1
    over all values of x_j"""
    X, y, x, domains, classes = query.values()
    last = len(x) - 1
    with hint(*HINT_CONDITIONAL):
        for label in classes:
            got = answer.conditional_estimate(X, y, label, last, x[last], 0, x[0], domains)
            expected = float(conditional_by_counting(query, label, last, x[last], 0, x[0]))
            close(got, expected, _given(x[0], label, x[last]))
        given = [
            number(
                answer.conditional_estimate(X, y, classes[0], 0, x[0], 1, value, domains),
                ("条件概率", "a conditional probability"),
            )
            for value in domains[1]
        ]
        close(sum(given), 1.0, ("各条件概率之和", "the sum of the conditional probabilities"))


@check(
    points=1.5,
    book="(7.23)",
    given={"query": queries()},
    also=pins.terms,
    strict=pins.wide_terms,
    examples=35,
    hint=HINT_TERM,
)
def test_term(answer, query):
    """超父项是一个联合概率与其余属性的条件概率之积 /
    The term of a parent is a joint probability times the conditional ones of the other attributes"""
    X, y, x, domains, classes = query.values()
    label = classes[-1]
    for i in {0, len(x) - 1}:
        got = answer.superparent_term(X, y, x, label, i, domains, len(classes))
        close(got, float(term_by_counting(query, label, i)), _term(i), abs=0)


@check(
    points=1.5,
    book="(7.23)",
    given={"query": queries(), "least": st.integers(0, 4)},
    also=pins.scores,
    strict=pins.scores_strict,
    examples=35,
    hint=HINT_SCORE,
)
def test_scores(answer, query, least):
    """得分是合格的各超父项之和 / The score is the sum of the terms of the parents that qualify"""
    X, y, x, domains, classes = query.values()
    expected = {one: float(score) for one, score in scores_by_counting(query, least).items()}
    close(answer.scores(X, y, x, domains, classes, least), expected, ("得分", "the scores"), abs=0)


@check(points=0.5, given={"query": queries()}, also=pins.threshold, examples=35)
def test_threshold(answer, query):
    """门限每提高 1，得分恰好减少取值个数等于原门限的那些超父的项 /
    Raising m' by 1 takes away exactly the terms of those parents whose value occurs as often as the old m'"""
    X, y, x, domains, classes = query.values()
    counts = [sum(row[i] == value for row in X) for i, value in enumerate(x)]
    for least in sorted({0, 1, *counts, *(count + 1 for count in counts)}):
        with hint(*HINT_SCORE):
            got = mapping(answer.scores(X, y, x, domains, classes, least), classes, ("得分", "the scores"))
            expected = float(scores_by_counting(query, least)[classes[0]])
            name = f"min_count = {least} 时 {classes[0]} 的得分", f"the score of {classes[0]} with min_count = {least}"
            close(got[classes[0]], expected, name, abs=0)


@check(points=0.5, given={"query": queries(), "seed": seeds()}, also=pins.relations, examples=35)
def test_relations(answer, query, seed):
    """打乱样本、属性、类别不改变得分；重复一列，它就多当一次超父 /
    Shuffling samples, attributes or classes keeps the scores; a column repeated serves as parent once more"""
    X, y, x, domains, classes = query.values()
    rng = np.random.default_rng(seed)
    rows, columns = rng.permutation(len(X)), rng.permutation(len(x))
    shuffled = {
        "X": [[X[i][j] for j in columns] for i in rows],
        "y": [y[i] for i in rows],
        "x": [x[j] for j in columns],
        "domains": [domains[j] for j in columns],
        "classes": classes[::-1],
    }
    more = {**query, "X": [[*row, row[0]] for row in X], "x": [*x, x[0]], "domains": [*domains, domains[0]]}
    with hint(*HINT_SCORE):
        expected = {label: float(score) for label, score in scores_by_counting(query, 1).items()}
        close(answer.scores(*query.values(), 1), expected, ("得分", "the scores"), abs=0)
    for where, other, same in (
        (("打乱次序后", "after shuffling"), shuffled, query),
        (("重复第一列后", "with the first column repeated"), more, more),
    ):
        with at(*where), hint("得分是各超父之和，与次序无关。", "The score is a sum over the parents, in any order."):
            expected = {label: float(score) for label, score in scores_by_counting(same, 1).items()}
            close(answer.scores(*other.values(), 1), expected, ("得分", "the scores"), abs=0)


@check(
    points=1,
    book="(7.23)",
    given={"query": st.one_of(twins(), queries().filter(lambda query: _is_decided(query))), "least": st.integers(0, 4)},
    also=pins.classify,
    examples=35,
    strict=pins.names_to_classify,
)
def test_classify(answer, query, least):
    """判为得分最高的类，并列时取靠前的；没有合格的超父时是 None /
    The class with the highest score, the first of equal ones; None if no parent qualifies"""
    X, y, x, domains, classes = query.values()
    expected = scores_by_counting(query, least)
    winner = max(classes, key=expected.__getitem__) if any(expected.values()) else None
    with hint(*HINT_CLASS):
        equal(answer.classify(X, y, x, domains, classes, least), winner, ("判定的类别", "the class decided"))


@check(
    points=0.5,
    given={
        "found": st.dictionaries(
            st.sampled_from(["是", "否", "或"]), st.integers(0, 9).map(lambda k: k / 64), min_size=1
        )
    },
    also=pins.posterior,
)
def test_posterior(answer, found):
    """后验概率与得分成正比，总和为 1；得分全为 0 时是 None /
    The posterior probabilities are proportional to the scores and sum to 1; None if all scores are 0"""
    got = answer.posterior(found)
    total = sum(map(Fraction, found.values()))
    with hint(*HINT_POSTERIOR):
        if not total:
            is_none(got, ("得分全为 0 时的后验概率", "the posterior where all scores are 0"))
        else:
            close(got, {label: float(Fraction(score) / total) for label, score in found.items()})


@picture(
    "各超父对测1 得分的贡献",
    "What each parent contributes to the score of 测1",
    alt=("每类一根横条，由六个超父的项叠成", "One bar for each class, stacked from the terms of six parents"),
)
def draw_contributions(figure, answer, reference, says):
    X, y, domains, classes = melons()
    axes = figure.add_subplot()
    left = np.zeros(len(classes))
    for i, name in enumerate(watermelon_2_0()["attributes"]):
        terms = [answer.superparent_term(X, y, X[0], label, i, domains, len(classes)) for label in classes]
        axes.barh(classes, terms, left=left, label=f"{name}={X[0][i]}")
        left += terms
    axes.set_xlabel(says("得分", "score"))
    axes.invert_yaxis()
    axes.legend(title=says("超父", "parent"))


HINT_JOINT = (
    "类别与取值的组合共有 N·N_i 种，各加 1。取值数是全部可能的，不是出现过的；书上印的 0.350 漏了 N。",
    "There are N·N_i combinations of class and value, each gets 1. Count all possible values, not those that occur; the printed "
    "0.350 lacks the N.",
)
HINT_CONDITIONAL = (
    "在类别为 c 且第 i 个属性取 x_i 的样本中计数；分母再加 N_j。",
    "Count among the samples of class c with value x_i; the denominator gains N_j.",
)
HINT_POSTERIOR = "除以得分的总和即可；总和为 0 时不能除。", "Divide by the sum of the scores, unless it is 0."
HINT_CLASS = (
    "得分最高的类，得分恰好相等才取 classes 中靠前的；没有合格的超父时是 None。",
    "The class of the highest score, the first in classes only where scores are equal; None if no parent qualifies.",
)


def joint_by_counting(query, label, i, value) -> Fraction:
    pairs = [(c, row[i]) for row, c in zip(query["X"], query["y"], strict=True)]
    return Fraction(pairs.count((label, value)) + 1, len(pairs) + len(query["classes"]) * len(query["domains"][i]))


def conditional_by_counting(query, label, i, value_i, j, value_j) -> Fraction:
    triples = [(c, row[i], row[j]) for row, c in zip(query["X"], query["y"], strict=True)]
    given = [triple for triple in triples if triple[:2] == (label, value_i)]
    return Fraction(given.count((label, value_i, value_j)) + 1, len(given) + len(query["domains"][j]))


def term_by_counting(query, label, i) -> Fraction:
    x = query["x"]
    conditionals = [conditional_by_counting(query, label, i, x[i], j, x[j]) for j in range(len(x)) if j != i]
    return joint_by_counting(query, label, i, x[i]) * prod(conditionals)


@memo
def scores_by_counting(query, least) -> dict[str, Fraction]:
    parents = [i for i, value in enumerate(query["x"]) if [row[i] for row in query["X"]].count(value) >= least]
    return {label: sum((term_by_counting(query, label, i) for i in parents), Fraction(0)) for label in query["classes"]}


def _is_decided(query) -> bool:
    """Whether the two best scores differ clearly whatever m' is."""
    for least in range(5):
        second, first = sorted(scores_by_counting(query, least).values())[-2:]
        if first and first - second < first * Fraction(1, 10**6):
            return False
    return True


def _given(value, label, parent):
    return (f"P({value} | {label}, {parent})",) * 2


def _term(i):
    return f"第 {i} 个属性为超父的项", f"the term with attribute {i} as the parent"
