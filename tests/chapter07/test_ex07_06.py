"""Checks of exercise 7.6."""

from fractions import Fraction
from math import prod

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_2_0
from grader.checks import close, equal, example_check, exercise, mapping, number, picture, property_check, require
from grader.strategies import seeds, tables

EXERCISE = exercise(
    kind="program",
    book="§7.4",
    patterns=["oracle", "metamorphic"],
    hints=[
        (
            "先数三元组 (类别, x_i, x_j), 让两个估计式对上 7/23 与 4/9; 各个超父的结果是相加, 不是相乘.",
            "Count triples (class, x_i, x_j) first and match 7/23 and 4/9; the results of the parents are added, not multiplied.",
        )
    ],
)


@example_check(
    "西瓜数据上 P(是, 浊响) 的估计是 7/23, P(凹陷 | 是, 浊响) 的估计是 4/9",
    "On the melons the estimate of P(是, 浊响) is 7/23 and that of P(凹陷 | 是, 浊响) is 4/9",
    points=2,
    book="(7.24), (7.25)",
    hint=(
        "类别与取值的组合共有 N·N_i 种, 各加 1. 书上印的 0.350 漏了 N.",
        "There are N·N_i combinations of class and value, each gets 1. The printed 0.350 lacks the N.",
    ),
)
def test_estimates_of_the_book(answer):
    X, y, domains, _ = melons()
    joint = answer.joint_estimate(X, y, "是", 2, "浊响", domains, 2)
    close(joint, 7 / 23, ("P(是, 浊响) 的估计", "the estimate of P(是, 浊响)"))
    given = answer.conditional_estimate(X, y, "是", 2, "浊响", 4, "凹陷", domains)
    close(given, 4 / 9, ("P(凹陷 | 是, 浊响) 的估计", "the estimate of P(凹陷 | 是, 浊响)"))


@example_check(
    "测1 的得分是 0.1089 与 0.00415, 后验概率是 0.963; 门限为 9 时是 0.0531 与 0.00175, 为 12 时是 0.0213 与 0.000457",
    "测1 scores 0.1089 and 0.00415, posterior 0.963; 0.0531 and 0.00175 if m' is 9, 0.0213 and 0.000457 if it is 12",
    points=2,
    book="(7.23)",
    hint=(
        "门限看的是全部样本中取值 x_i 的个数: 青绿 6、蜷缩 8、浊响 10、清晰 9、凹陷 7、硬滑 12.",
        "m' looks at all samples with value x_i: 青绿 6, 蜷缩 8, 浊响 10, 清晰 9, 凹陷 7, 硬滑 12.",
    ),
)
def test_scores_of_melon_1(answer):
    X, y, domains, classes = melons()
    exact = {
        0: (Fraction(2301166979, 21126420000), Fraction(626488813, 150965876250), 0.963299365),
        9: (0.053061858, 0.001752447, 0.968029389),
        12: (0.021338211, 0.000457247, 0.979020979),
    }
    for least, (good, bad, share) in exact.items():
        got = answer.scores(X, y, X[0], domains, classes, least)
        name = f"min_count = {least} 时的得分", f"the scores with min_count = {least}"
        close(got, {"是": float(good), "否": float(bad)}, name, abs=1e-9)
        after = answer.posterior({"是": float(good), "否": float(bad)})
        close(after, {"是": share, "否": 1 - share}, ("后验概率", "the posterior probabilities"), abs=1e-6)


@example_check(
    "门限为 30 时没有属性合格, 结果是 None; 门限为 0 时 17 个瓜只有 15 号判错",
    "With m' = 30 no attribute qualifies and the result is None; with m' = 0 only melon 15 of 17 is wrong",
    points=1,
    book="(7.23)",
    hint=("没有合格的超父时谈不上哪一类.", "Without any parent there is nothing to decide by."),
)
def test_thresholds_on_melons(answer):
    X, y, domains, classes = melons()
    nothing = answer.scores(X, y, X[0], domains, classes, 30)
    equal(nothing, {"是": 0.0, "否": 0.0}, ("min_count = 30 时的得分", "the scores with min_count = 30"))
    equal(
        answer.classify(X, y, X[0], domains, classes, 30),
        None,
        ("min_count = 30 时的类别", "the class with min_count = 30"),
    )
    predicted = [answer.classify(X, y, x, domains, classes, 0) for x in X]
    expected = [*y[:14], "是", *y[15:]]
    equal(predicted, expected, ("17 个瓜的类别", "the classes of the 17 melons"))


@st.composite
def queries(draw, columns=(1, 4)):
    """A table of nominal columns and a sample to score, whose values need not occur in the table."""
    table = draw(tables(rows=(1, 10), columns=columns, classes=(2, 3), numeric=False, stretch=False))
    x = [draw(st.sampled_from(domain)) for domain in table["domains"]]
    return {"X": table["X"], "y": table["y"], "x": x, "domains": table["domains"], "classes": table["classes"]}


SMALL = {
    "X": [["甲", "圆"], ["甲", "方"], ["乙", "圆"], ["甲", "圆"]],
    "y": ["是", "否", "否", "是"],
    "x": ["甲", "圆"],
    "domains": [["甲", "乙"], ["圆", "方", "长"]],
    "classes": ["是", "否", "或"],
}


@property_check(
    "两个估计式与计数一致, 没出现的取值与类别也有正的概率",
    "Both estimates are what counting gives; values and classes that do not occur have positive probability too",
    points=1,
    given={"query": queries(columns=(2, 3))},
    also=[{"query": SMALL}],
    hint=(
        "分母加上全部可能取值的个数, 不是样本中出现过的个数.",
        "Add the number of all possible values to the denominator, not of those that occur.",
    ),
)
def test_estimates(answer, query):
    X, y, x, domains, classes = query.values()
    for label in classes:
        got = answer.joint_estimate(X, y, label, 0, x[0], domains, len(classes))
        close(got, float(joint_by_counting(query, label, 0, x[0])), (f"P({label}, {x[0]})", f"P({label}, {x[0]})"))
        got = answer.conditional_estimate(X, y, label, 1, x[1], 0, x[0], domains)
        close(got, float(conditional_by_counting(query, label, 1, x[1], 0, x[0])), _given(x[0], label, x[1]))


@property_check(
    "超父项与得分按 (7.23) 逐项计算, 得分最高的类胜出",
    "Terms and scores are (7.23) term by term, and the class with the highest score wins",
    points=1,
    given={"query": queries().filter(lambda query: _is_decided(query)), "least": st.integers(0, 4)},
    also=[
        {"query": SMALL, "least": 3},
        {"query": SMALL, "least": 0},
        {"query": {**SMALL, "y": ["否", "是"] * 2}, "least": 1},
    ],
    book="(7.23)",
    hint=(
        "每个超父的一项含 d 个因子: 一个联合概率, d - 1 个条件概率.",
        "A term has d factors: one joint and d - 1 conditional ones.",
    ),
)
def test_scores(answer, query, least):
    X, y, x, domains, classes = query.values()
    for i in range(len(x)):
        got = answer.superparent_term(X, y, x, classes[0], i, domains, len(classes))
        close(got, float(term_by_counting(query, classes[0], i)), _term(i), abs=1e-15)
    expected = scores_by_counting(query, least)
    got = answer.scores(X, y, x, domains, classes, least)
    close(got, {label: float(score) for label, score in expected.items()}, ("得分", "the scores"), abs=1e-15)
    winner = max(classes, key=expected.__getitem__) if any(expected.values()) else None
    equal(answer.classify(X, y, x, domains, classes, least), winner, ("判定的类别", "the class decided"))


@property_check(
    "估计的概率总和为 1: 对 (类别, 取值) 的全部组合, 以及给定 (类别, x_i) 时对 x_j 的全部取值",
    "The estimates sum to 1: over all pairs (class, value), and over the values of x_j given (class, x_i)",
    points=1,
    given={"query": queries(columns=(2, 3))},
    also=[{"query": SMALL}],
    hint=(
        "对 3 个取值、2 个类别求和, 分母 |D| + N_i 会给出大于 1 的结果.",
        "Summed over 3 values and 2 classes, the denominator |D| + N_i gives more than 1.",
    ),
)
def test_estimates_sum_to_one(answer, query):
    X, y, x, domains, classes = query.values()
    joint = [
        number(answer.joint_estimate(X, y, label, 0, value, domains, len(classes)), ("联合概率", "a joint probability"))
        for label in classes
        for value in domains[0]
    ]
    close(sum(joint), 1.0, ("各联合概率之和", "the sum of the joint probabilities"))
    given = [
        number(
            answer.conditional_estimate(X, y, classes[0], 0, x[0], 1, value, domains),
            ("条件概率", "a conditional probability"),
        )
        for value in domains[1]
    ]
    close(sum(given), 1.0, ("各条件概率之和", "the sum of the conditional probabilities"))
    require(
        min(joint + given) > 0,
        "修正后的概率都应为正",
        "After the correction all probabilities should be positive",
        got=[joint, given],
    )


@property_check(
    "门限每提高 1, 得分恰好减少取值个数等于原门限的那些超父的项",
    "Raising m' by 1 takes away exactly the terms of those parents whose value occurs as often as the old m'",
    points=0.75,
    given={"query": queries()},
    also=[{"query": SMALL}, {"query": {**SMALL, "x": ["乙", "长"]}}],
    hint=(
        "合格的条件是 |D_{x_i}| ≥ m', 等于也合格; 计数时不分类别.",
        "An attribute qualifies if |D_{x_i}| ≥ m', equality included; count all classes.",
    ),
)
def test_threshold(answer, query):
    X, y, x, domains, classes = query.values()
    counts = [sum(row[i] == value for row in X) for i, value in enumerate(x)]
    for least in range(max(counts) + 2):
        got = mapping(answer.scores(X, y, x, domains, classes, least), classes, ("得分", "the scores"))
        left = [i for i, count in enumerate(counts) if count >= least]
        expected = float(sum(term_by_counting(query, classes[0], i) for i in left))
        name = f"min_count = {least} 时 {classes[0]} 的得分", f"the score of {classes[0]} with min_count = {least}"
        close(got[classes[0]], expected, name, abs=1e-15)


@property_check(
    "打乱样本、属性、类别不改变得分; 重复一列, 它就多当一次超父",
    "Shuffling samples, attributes or classes keeps the scores; a column repeated serves as parent once more",
    points=0.75,
    given={"query": queries(), "seed": seeds()},
    also=[{"query": SMALL, "seed": 1}],
    hint=("得分是各超父之和, 与次序无关.", "The score is a sum over the parents; their order does not matter."),
)
def test_relations(answer, query, seed):
    X, y, x, domains, classes = query.values()
    expected = {label: float(score) for label, score in scores_by_counting(query, 1).items()}
    rng = np.random.default_rng(seed)
    rows, columns = rng.permutation(len(X)), rng.permutation(len(x))
    got = answer.scores(
        [[X[i][j] for j in columns] for i in rows],
        [y[i] for i in rows],
        [x[j] for j in columns],
        [domains[j] for j in columns],
        classes[::-1],
        1,
    )
    close(got, expected, ("打乱后的得分", "the scores after shuffling"), abs=1e-15)
    more = {**query, "X": [[*row, row[0]] for row in X], "x": [*x, x[0]], "domains": [*domains, domains[0]]}
    got = answer.scores(more["X"], y, more["x"], more["domains"], classes, 1)
    expected = {label: float(score) for label, score in scores_by_counting(more, 1).items()}
    close(got, expected, ("重复第一列后的得分", "the scores with the first column repeated"), abs=1e-15)


@property_check(
    "后验概率与得分成正比, 总和为 1; 得分全为 0 时是 None",
    "The posterior probabilities are proportional to the scores and sum to 1; None if all scores are 0",
    points=0.5,
    given={
        "found": st.dictionaries(
            st.sampled_from(["是", "否", "或"]), st.integers(0, 9).map(lambda k: k / 64), min_size=1
        )
    },
    also=[{"found": {"是": 0.0, "否": 0.0}}, {"found": {"是": 0.25, "否": 0.0}}, {"found": {"是": 1e-30, "否": 3e-30}}],
    hint=("除以得分的总和即可; 总和为 0 时不能除.", "Divide by the sum of the scores, unless it is 0."),
)
def test_posterior(answer, found):
    got = answer.posterior(found)
    total = sum(map(Fraction, found.values()))
    if not total:
        require(got is None, "得分全为 0 时应返回 None", "If all scores are 0 the answer should be None", got=got)
    else:
        close(got, {label: float(Fraction(score) / total) for label, score in found.items()})


@picture(
    "各超父对测1 得分的贡献",
    "What each parent contributes to the score of 测1",
    alt=("每类一根横条, 由六个超父的项叠成", "One bar for each class, stacked from the terms of six parents"),
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


def melons():
    table = watermelon_2_0()
    return table["X"], table["y"], table["domains"], table["classes"]


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
