"""Checks of exercise 13.2."""

import math
from itertools import product

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_2_0
from grader.checks import array, at, at_least, check, close, equal, exercise, hint, labels, memo, picture, sequence
from grader.strategies import seeds

from .pins import ex13_02 as pins

EXERCISE = exercise(
    kind="derive",
    book="§13.2, §7.3",
    patterns=["derived formula", "oracle", "invariant"],
    hints=[
        (
            "假如类别全部已知，对数似然是什么？把示性函数换成它的期望。",
            "What would the log-likelihood be if all classes were known? Replace the indicators by their expectations.",
        ),
        (
            "有标记样本的类别是已知的：任何一轮都不重新估计。",
            "The class of a labelled sample is known: no round estimates it anew.",
        ),
        (
            "概率连乘先取对数；归一化之前减去最大的一项。",
            "Take logarithms of the products, and subtract the largest before you normalise.",
        ),
    ],
    written={
        "derivation": [
            (
                "完全数据的对数似然，隐变量的示性函数",
                "The complete-data log-likelihood with indicators of the hidden classes",
            ),
            ("E 步由贝叶斯公式得到，有标记样本固定", "The E-step by Bayes' rule; labelled samples are fixed"),
            ("M 步带约束求极值（乘子或其他办法）", "The M-step as a constrained maximum, by multipliers or otherwise"),
            ("s > 0 时上升的是加了惩罚项的似然", "For s > 0 it is the penalised likelihood that rises"),
        ]
    },
)


@st.composite
def settings(draw):
    """A problem with "prior" and "cond" of its own, not fitted to it."""
    data = draw(problems())
    rng = np.random.default_rng(draw(seeds()))
    zeros = draw(st.booleans())
    data["prior"] = random_shares(rng, data["n_classes"], zeros)
    data["cond"] = [[random_shares(rng, n, zeros) for n in data["n_values"]] for _ in data["prior"]]
    return data


@st.composite
def halves(draw):
    """A problem with "gamma"."""
    data = draw(problems())
    rng = np.random.default_rng(draw(seeds()))
    data["gamma"] = [random_shares(rng, data["n_classes"]) for _ in data["X_u"]]
    return data


@st.composite
def fits(draw):
    data = draw(problems().filter(lambda data: len(data["X_l"])))
    most = 60 if len(data["X_u"]) < 20 and len(data["n_values"]) < 10 else 5
    return {**data, "n_iter": draw(st.sampled_from((0, 1, 2, 5, most)))}


@check(points=2)
def test_melons(answer):
    """西瓜 2.0，编号 1、2、6、9、10、11 有标记，s = 1：起始模型、后验概率、第一轮和目标的数值 /
    Watermelon 2.0 with numbers 1, 2, 6, 9, 10 and 11 labelled, s = 1: first model, posteriors, first round, and the objective
    """
    X, y, n_values, known, free = melons()
    X_l, y_l, X_u = X[known], [y[i] for i in known], X[free]
    rounds = sequence(answer.fit(X_l, y_l, X_u, n_values, 2, 1.0, 4), 5, ("模型的列表", "the list of models"))
    with hint(*HINT_FIT):
        prior, cond = _model(rounds[0], n_values, 2)
        close(prior, [0.5, 0.5], ("起始的 prior", "the first prior"))
        close(cond[0][0], [1 / 2, 1 / 3, 1 / 6], ("起始的 P(色泽 | 是)", "the first P(色泽 | 是)"))
    start = estimated(X_l, y_l, np.empty((0, 6), dtype=int), [], n_values, 2, 1.0)
    with hint(*HINT_POSTERIOR):
        gamma = array(answer.e_step(X_u, *start), (11, 2), ("后验概率", "the posteriors"))
        close(gamma[0], [54 / 55, 1 / 55], ("编号 3 的后验概率", "the posterior of number 3"))
        close(gamma[-1], [9 / 13, 4 / 13], ("编号 17 的后验概率", "the posterior of number 17"))
    with hint(*HINT_FIT):
        prior, cond = _model(rounds[1], n_values, 2)
        close(prior[0], 0.635456, ("一轮之后 P(是)", "P(是) after one round"), abs=1e-6)
        close(cond[0][3][0], 0.612824, ("一轮之后 P(清晰 | 是)", "P(清晰 | 是) after one round"), abs=1e-6)
    for t, expected in enumerate((-134.724549, -134.146494, -133.835054, -133.758757), 1):
        model = _model(rounds[t], n_values, 2)
        # What the models are is told from what the objective makes of them.
        with hint(*HINT_FIT):
            reached = penalised(X_l, y_l, X_u, *model, 1.0)
            close(
                reached,
                expected,
                (f"第 {t} 轮的模型应达到的目标", f"the objective that the model of round {t} should reach"),
                abs=2e-6,
            )
        with hint(*HINT_OBJECTIVE):
            got = answer.objective(X_l, y_l, X_u, *model, 1.0)
            close(got, expected, (f"第 {t} 轮之后的目标", f"the objective after round {t}"), abs=2e-6)


@check(points=2, given={"data": halves()}, also=pins.m_step)
def test_m_step(answer, data):
    """M 步：先验与条件概率是修正后的软计数之比，每个分布的和为 1 /
    The M-step: prior and conditional probabilities are shares of corrected soft counts, and each distribution sums to 1
    """
    names = ("X_l", "y_l", "X_u", "gamma", "n_values", "n_classes", "smoothing")
    arguments = [data[name] for name in names]
    got = _model(answer.m_step(*arguments), data["n_values"], data["n_classes"])
    with hint(*HINT_COUNTS):
        _same_model(got, estimated(*arguments))


@check(points=1.5, given={"data": settings()}, also=pins.posterior_inputs)
def test_posterior(answer, data):
    """E 步：后验概率由贝叶斯公式得到，属性很多、有概率为 0 时也是 /
    The E-step: posterior probabilities are those of Bayes' rule, with many attributes and with zeros, too"""
    X_u, prior, cond = data["X_u"], data["prior"], data["cond"]
    got = array(answer.e_step(X_u, prior, cond), (len(X_u), len(prior)), ("后验概率", "the posteriors"))
    expected = np.reshape(posterior(X_u, prior, cond), (-1, len(prior)))
    with hint(*HINT_POSTERIOR):
        close(got, expected, ("后验概率", "the posteriors"))


@check(points=1.5, given={"data": settings()}, also=pins.posterior_inputs)
def test_likelihood(answer, data):
    """对数似然：枚举未标记样本的全部类别，各种情形的概率之和的对数 /
    The log-likelihood: the logarithm of the sum, over all classes the unlabelled samples might have, of the probabilities
    """
    arguments = [data[name] for name in ("X_l", "y_l", "X_u", "prior", "cond")]
    with hint(*HINT_LIKELIHOOD):
        close(answer.log_likelihood(*arguments), likelihood(*arguments), ("对数似然", "the log-likelihood"))


@check(points=1, given={"data": settings()}, also=pins.objective)
def test_objective(answer, data):
    """目标是对数似然加上 s 倍的各概率的对数之和 /
    The objective is the log-likelihood plus s times the sum of the logarithms of all probabilities"""
    arguments = [data[name] for name in ("X_l", "y_l", "X_u", "prior", "cond", "smoothing")]
    with hint(*HINT_OBJECTIVE):
        close(answer.objective(*arguments), penalised(*arguments), ("目标", "the objective"))


@check(points=1.5, given={"data": fits()}, also=pins.fit, examples=40)
def test_fit(answer, data):
    """fit 从有标记样本出发，每个模型由前一个经 E 步与 M 步得到；目标从不下降 /
    fit starts from the labelled samples, each model follows from the one before by an E- and an M-step; the objective never falls
    """
    X_l, y_l, X_u, n_values, n_classes, s, n_iter = data.values()
    rounds = sequence(answer.fit(*data.values()), n_iter + 1, ("模型的列表", "the list of models"))
    before, height = None, -math.inf
    for t, one in enumerate(rounds):
        with at(f"第 {t} 个模型", f"model {t}"), hint(*HINT_FIT):
            model = _model(one, n_values, n_classes)
            if before is None:
                nothing = np.empty((0, len(n_values)), dtype=int)
                expected = estimated(X_l, y_l, nothing, [], n_values, n_classes, s)
            else:
                expected = estimated(X_l, y_l, X_u, posterior(X_u, *before), n_values, n_classes, s)
            _same_model(model, expected)
            if t < 6:
                value = penalised(X_l, y_l, X_u, *model, s)
                if math.isfinite(height):
                    at_least(value, height, ("目标", "the objective"), slack=1e-8)
                height = max(height, value)
            before = model


@check(points=0.5, given={"data": settings()}, also=pins.predict)
def test_predict(answer, data):
    """predict 取后验概率最大的类别 / predict gives a class of greatest posterior probability"""
    X, prior, cond = data["X_u"], data["prior"], data["cond"]
    got = labels(answer.predict(X, prior, cond), len(X), range(len(prior)), ("类别", "the classes"))
    for i, (c, x) in enumerate(zip(got, X.tolist(), strict=True)):
        weights, _ = weights_of(x, prior, cond)
        best = max(weights)
        if weights[int(c)] * 10**9 < best * (10**9 - 1):
            with hint(*HINT_POSTERIOR):
                equal(c, weights.index(best), (f"样本 {i} 的类别", f"the class of sample {i}"))


@picture(
    "西瓜 2.0：只用六个有标记的瓜，和加上十一个未标记的瓜之后，各属性值在两类中的概率",
    "Watermelon 2.0: probabilities of the values in both classes, from six labelled melons and with eleven unlabelled ones",
    alt=(
        "两幅条形图，每个属性值一对条形：是与否；加上未标记样本之后，纹理的差别变大，其他属性的条形也有变动。",
        "Two bar charts with a pair of bars, 是 and 否, for each value; with the unlabelled melons the difference in 纹理 grows, and other "
        "bars move, too.",
    ),
)
def draw_values(figure, answer, reference, says):
    X, y, n_values, known, free = melons()
    table = watermelon_2_0()
    names = [value for domain in table["domains"] for value in domain]
    rounds = sequence(answer.fit(X[known], [y[i] for i in known], X[free], n_values, 2, 1.0, 30), 31)
    titles = (says("只用有标记样本", "labelled only"), says("加上未标记样本", "with unlabelled"))
    for axes, one, title in zip(figure.subplots(2, 1, sharex=True), (rounds[0], rounds[-1]), titles, strict=True):
        _, cond = _model(one, n_values, 2)
        for c, shift in ((0, -0.2), (1, 0.2)):
            heights = [p for column in cond[c] for p in column]
            axes.bar(np.arange(len(names)) + shift, heights, width=0.4, label=table["classes"][c])
        axes.set_title(title)
    axes.set_xticks(range(len(names)), labels=names, rotation=90)
    axes.legend()


HINT_COUNTS = (
    "软计数：有标记样本对自己的类别计 1，未标记样本对类别 c 计 gamma[j][c]；每列的取值个数是 n_values[j]。",
    "Soft counts: a labelled sample counts 1 for its class, an unlabelled one gamma[j][c] for class c; column j has n_values[j] values.",
)
HINT_POSTERIOR = (
    "P(c) 乘以各属性的 P(x_j | c)，再对各类归一化；属性很多时连乘会下溢。",
    "P(c) times P(x_j | c) for all attributes, then normalised over the classes; with many attributes the product underflows.",
)
HINT_LIKELIHOOD = (
    "有标记样本：ln P(x, y)；未标记样本：ln Σ_c P(x, c)。两者都有 P(c)。属性很多时连乘会下溢成 0：先求各项的对数，再由它们求 ln Σ。",
    "Labelled samples: ln P(x, y); unlabelled ones: ln Σ_c P(x, c). P(c) is in both. With many attributes a product underflows to 0: "
    "take logarithms first, and ln Σ from them.",
)
HINT_OBJECTIVE = (
    "哪种先验分布的最大后验估计恰好是给每个计数加 s？它的对数给 prior 与 cond 的每一项带来什么？",
    "For which prior distribution is adding s to every count the maximum a posteriori? What does its logarithm bring for each entry of "
    "prior and cond?",
)
HINT_FIT = (
    "第一个模型是 m_step(X_l, y_l, 空, [])，此后 gamma = e_step(X_u)，再 m_step，有标记样本每轮都在；gamma 是概率，不取成 0 或 1；做满 n_iter 轮，不提前停。",
    "The first model is m_step(X_l, y_l, nothing, []); then gamma = e_step(X_u), and m_step, with the labelled samples in every "
    "round; gamma are probabilities, not 0 or 1; all n_iter rounds are made, none is saved.",
)


def weights_of(x, prior, cond):
    """P(x, c) for all classes, as whole numbers over the same power of two: nothing is lost."""
    found = []
    for p, tables in zip(prior, cond, strict=True):
        top, bottom = float(p).as_integer_ratio()
        twos = bottom.bit_length() - 1
        for v, table in zip(x, tables, strict=True):
            more, bottom = float(table[v]).as_integer_ratio()
            top, twos = top * more, twos + bottom.bit_length() - 1
        found.append((top, twos))
    most = max(twos for _, twos in found)
    return [top << (most - twos) for top, twos in found], most


def logarithm(whole, twos) -> float:
    return math.log(whole) - twos * math.log(2) if whole > 0 else -math.inf


@memo
def posterior(X_u, prior, cond):
    rows = []
    for x in X_u.tolist():
        weights, _ = weights_of(x, prior, cond)
        total = sum(weights)
        rows.append([w / total if total else 1 / len(prior) for w in weights])
    return rows


@memo
def likelihood(X_l, y_l, X_u, prior, cond) -> float:
    """By all completions with classes where these are few, else row by row."""
    labelled = [weights_of(x, prior, cond) for x in X_l.tolist()]
    total = math.fsum(logarithm(weights[c], twos) for (weights, twos), c in zip(labelled, y_l, strict=True))
    free = [weights_of(x, prior, cond) for x in X_u.tolist()]
    twos = sum(twos for _, twos in free)
    if len(prior) ** len(free) <= 81:
        choices = product(*(weights for weights, _ in free))
        return total + logarithm(sum(math.prod(choice) for choice in choices), twos)
    return total + math.fsum(logarithm(sum(weights), twos) for weights, twos in free)


def penalised(X_l, y_l, X_u, prior, cond, s) -> float:
    found = likelihood(X_l, y_l, X_u, prior, cond)
    entries = [*prior, *(p for tables in cond for table in tables for p in table)]
    return found + s * math.fsum(math.log(p) if p > 0 else -math.inf for p in entries) if s else found


@memo
def estimated(X_l, y_l, X_u, gamma, n_values, n_classes, s):
    rows = [*X_l.tolist(), *X_u.tolist()]
    shares = [[float(c == k) for k in range(n_classes)] for c in y_l] + [list(row) for row in gamma]

    def normalised(counts):
        total = math.fsum(counts) + s * len(counts)
        return [(one + s) / total if total else 1 / len(counts) for one in counts]

    prior = normalised([math.fsum(share[c] for share in shares) for c in range(n_classes)])
    cond = [
        [
            normalised(
                [math.fsum(share[c] for share, x in zip(shares, rows, strict=True) if x[j] == v) for v in range(n)]
            )
            for j, n in enumerate(n_values)
        ]
        for c in range(n_classes)
    ]
    return prior, cond


def random_shares(rng, n, zeros=True):
    """n probabilities that sum to 1; some are 0, or close to it."""
    kind = rng.integers(4 if zeros else 2)
    odds = rng.integers(1, 13, n).astype(float) if kind == 0 else rng.random(n) + 0.05
    if kind == 2 and n > 1:
        odds[rng.choice(n, rng.integers(1, n), replace=False)] = 0
    if kind == 3 and n > 1:
        odds[rng.integers(n)] = 1e-5
    return (odds / odds.sum()).tolist()


@st.composite
def problems(draw):
    """{"X_l", "y_l", "X_u", "n_values", "n_classes", "smoothing"}."""
    rng = np.random.default_rng(draw(seeds()))
    n_classes = draw(st.sampled_from((2, 2, 3, 3, 4, 10)))
    d = draw(st.sampled_from((1, 1, 2, 3, 4, 4, 10)))
    n_values = rng.integers(1, 5, d)
    if draw(st.booleans()):
        n_values[rng.integers(d)] = rng.choice((1, 7, 10))
    m, u = (draw(st.sampled_from(sizes)) for sizes in ((0, 1, 2, 3, 5, 8), (0, 1, 2, 3, 4, 9)))
    if draw(st.integers(0, 7)) == 7:
        m, u = (120, 4) if draw(st.booleans()) else (5, 120)
    if m + u == 0:
        m = 1
    X = rng.integers(0, n_values, (m + u, d))
    if draw(st.integers(0, 3)) == 3:
        X[-1] = X[0]
        X[:, 0] = X[0, 0]
    y = rng.integers(0, n_classes if draw(st.booleans()) else 2, m)
    return {
        "X_l": X[:m],
        "y_l": y.tolist(),
        "X_u": X[m:],
        "n_values": n_values.tolist(),
        "n_classes": n_classes,
        "smoothing": draw(st.sampled_from((0.0, 0.0, 1.0, 1.0, 0.5, 0.001, 0.123456789, 10.0, 1000.0))),
    }


def melons():
    """X, y, n_values, rows of labelled and of unlabelled melons; values and classes are numbered as in table 4.1."""
    table = watermelon_2_0()
    X = np.array([[domain.index(v) for v, domain in zip(row, table["domains"], strict=True)] for row in table["X"]])
    y = [table["classes"].index(c) for c in table["y"]]
    known = [0, 1, 5, 8, 9, 10]
    return X, y, [len(one) for one in table["domains"]], known, [i for i in range(17) if i not in known]


def _model(got, n_values, n_classes):
    """(prior, cond) as lists of floats."""
    prior, cond = sequence(got, 2, ("模型", "the model"))
    prior = array(prior, (n_classes,), ("prior", "prior")).tolist()
    tables = []
    for c, columns in enumerate(sequence(cond, n_classes, ("cond", "cond"))):
        columns = sequence(columns, len(n_values), (f"cond[{c}]", f"cond[{c}]"))
        tables.append(
            [
                array(column, (n,), (f"cond[{c}][{j}]", f"cond[{c}][{j}]")).tolist()
                for j, (column, n) in enumerate(zip(columns, n_values, strict=True))
            ]
        )
    return prior, tables


def _same_model(got, expected):
    close(got[0], expected[0], ("prior", "prior"))
    for c, columns in enumerate(expected[1]):
        for j, column in enumerate(columns):
            close(got[1][c][j], column, (f"cond[{c}][{j}]", f"cond[{c}][{j}]"))
