"""Checks of exercise 7.1."""

import math
from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_3_0
from grader.checks import at, at_least, check, close, exercise, hint, mapping, number, picture, require
from grader.strategies import seeds, tables

from .pins import ex07_01 as pins
from .shared import counts, share, tables_of

EXERCISE = exercise(
    kind="derive",
    book="§7.2, (7.9)–(7.11), (7.17)",
    patterns=["derived formula", "oracle", "metamorphic"],
    contract=[
        (
            "次数大到几十亿、取值多到一百二十种时也对",
            "Right as well for counts of billions and for a hundred and twenty values",
        ),
        (
            "观测有几千个、概率小到 $10^{-300}$ 时，对数似然和差距照样准（不先连乘）",
            "Log-likelihood and gap are as accurate for thousands of observations and probabilities down to $10^{-300}$ (no product first)",
        ),
        (
            "取值的名字只差空格、只是数的写法不同，也是两个取值",
            "Names that differ by a blank, or by how a number is written, are two values",
        ),
    ],
    hints=[
        (
            "先只看一个类、一个属性：哪些 p_v 出现在对数似然里？约束只有一个。",
            "Begin with one class and one attribute: which p_v occur in the log-likelihood? There is a single constraint.",
        ),
        (
            "对每个出现过的取值令拉格朗日函数的偏导数为零，再把各式相加，用上约束。",
            "Set the partial derivative of the Lagrangian to zero for every value that occurs; add up and use the constraint.",
        ),
        (
            "分母是该类的样本数，不是样本总数。",
            "The denominator is the number of samples of the class, not of all samples.",
        ),
    ],
    written={
        "derivation": [
            ("写出似然（或对数似然）与约束", "States the (log-)likelihood and the constraint"),
            ("由偏导数为零与约束得到 λ 与 p_v", "Finds λ and p_v from the derivatives and the constraint"),
            (
                "说明没出现的取值为何得 0，以及驻点为何是最大值",
                "Says why values that do not occur get 0, and why it is a maximum",
            ),
        ]
    },
)

NAMES = ["1", "10", "a b", "是", "是否"]


STRICT = ("large", "many")


@st.composite
def comparisons(draw, kinds=("usual",)):
    counted = draw(counts(kinds=kinds))
    return {"counted": counted, "q": draw(tables_of(list(counted)))}


@check(points=2, book="(7.17)")
def test_tables_of_melons(answer):
    """西瓜数据集 3.0 前三个属性的概率表：8 个好瓜、9 个坏瓜中的频率 /
    The tables of the first three attributes of watermelon 3.0: shares among 8 good and 9 bad melons"""
    table = watermelon_3_0()
    X = [row[:3] for row in table["X"]]
    got = answer.class_conditional(X, table["y"], table["attributes"][:3], table["domains"][:3], table["classes"])
    mapping(got, OF_MELONS, ("概率表", "the tables"))
    for label, size in (("是", 8), ("否", 9)):
        for j, (name, numbers) in enumerate(OF_MELONS[label].items()):
            wanted = {v: n / size for v, n in zip(table["domains"][j], numbers, strict=True)}
            found = mapping(got[label], OF_MELONS[label], (f"类别 {label} 的表", f"the tables of class {label}"))[name]
            words = f"好瓜={label} 时{name}的概率表", f"the table of {name} given 好瓜={label}"
            with hint(
                "数一数该类的瓜。书中把 P(蜷缩 | 是) = 5/8 印成了 0.375。",
                "Count the melons of the class. The book prints 0.375 for P(蜷缩 | 是) = 5/8.",
            ):
                close(found, wanted, words)


@check(
    points=2,
    book="(7.17)",
    given={"table": tables(numeric=False)},
    also=pins.tables_count_within_the_class,
    strict=pins.names_alike,
)
def test_tables_count_within_the_class(answer, table):
    """任意的表：每一类、每个属性都是该类之内的频率，没有样本的类是 None /
    Any table: for each class and attribute the shares within the class, None for a class without samples"""
    X, y, attributes, domains, classes = table.values()
    got = mapping(answer.class_conditional(X, y, attributes, domains, classes), classes, ("概率表", "the tables"))
    for label, expected in tables_by_counting(table).items():
        found = mapping(got[label], attributes, (f"类别 {label} 的表", f"the tables of class {label}"))
        for name, wanted in expected.items():
            words = f"类别 {label} 的 {name}", f"{name} of class {label}"
            values = mapping(found[name], wanted, words)
            if label not in y:
                with hint("没有样本就无从估计。", "Without samples there is nothing to estimate from."):
                    close({v: values[v] for v in wanted}, wanted, words)
            with hint(*ZEROS):
                missing = {v: p for v, p in wanted.items() if not p}
                close({v: values[v] for v in missing}, missing, words)
            with hint(*OF_THE_CLASS):
                close({v: values[v] for v in wanted}, wanted, words)


@check(
    points=2,
    book="(7.11)",
    given={"counted": counts(), "seed": seeds()},
    also=pins.no_table_is_more_likely,
    strict_given={"counted": counts(kinds=STRICT), "seed": seeds()},
)
def test_no_table_is_more_likely(answer, counted, seed):
    """求得的概率表是分布，没有哪个概率表的似然比它更大 /
    The table found is a distribution, and no table has a larger likelihood"""
    got = mapping(answer.maximum_likelihood(counted), counted, ("概率表", "the table"))
    p = {v: number(got[v], (f"{v} 的概率", f"the probability of {v}")) for v in counted}
    with hint("各取值的概率之和是 1，也都不为负。", "The probabilities are not negative and sum to 1."):
        close(sum(p.values()), 1.0, ("概率之和", "the sum of the probabilities"))
        at_least(min(p.values()), 0.0, ("最小的概率", "the smallest probability"))
    with hint(*ZEROS):
        for v in (v for v, n in counted.items() if not n):
            close(p[v], 0.0, (f"没出现的 {v} 的概率", f"the probability of {v}, which does not occur,"))
    total = sum(counted.values())
    best = _per_sample(counted, p)
    rng = np.random.default_rng(seed)
    rivals = rng.dirichlet(np.ones(len(counted)), size=200)
    near = np.array([p[v] for v in counted]) * (1 + rng.uniform(-1e-3, 1e-3, size=(50, len(counted))))
    for rival in [*rivals, *(near / near.sum(axis=1, keepdims=True))]:
        q = dict(zip(counted, rival.tolist(), strict=True))
        with hint(
            "逐个取值看偏导数：偏导数不全相等时，挪动一点概率就能增大似然。",
            "Look at the partial derivatives: while they differ, moving a little probability raises the likelihood.",
        ):
            require(
                _per_sample(counted, q) <= best + 1e-12,
                "另一个概率表的似然更大",
                "Another table has a larger likelihood",
                expected=q,
                got=p,
            )
    with hint(*OF_THE_CLASS):
        close(p, {v: n / total for v, n in counted.items()}, ("概率表", "the table"))


@check(points=1, given={"counted": counts()}, also=pins.multiplier, strict_given={"counted": counts(kinds=STRICT)})
def test_multiplier(answer, counted):
    """乘子 λ 使拉格朗日函数对每个出现过的取值的偏导数都为零 /
    With the multiplier λ the partial derivatives of the Lagrangian vanish for every value that occurs"""
    total = sum(counted.values())
    got = number(answer.multiplier(counted), ("λ", "λ"))
    for v, n in counted.items():
        if n:
            with hint(
                "∂/∂p_v 是 n_v / p_v − λ；注意 λ 前面的负号。", "∂/∂p_v is n_v / p_v − λ; mind the minus sign before λ."
            ):
                close(n / (n / total) - got, 0.0, (f"对 p_{v} 的偏导数", f"the derivative by p_{v}"), abs=1e-9 * total)


@check(
    points=1,
    book="(7.10)",
    given={"p": tables_of(NAMES), "values": st.lists(st.sampled_from(NAMES), max_size=60)},
    also=pins.log_likelihood,
)
def test_log_likelihood(answer, p, values):
    """对数似然逐个观测相加；出现过的取值概率为 0 时是负无穷 /
    The log-likelihood adds up over the observations; minus infinity if an observed value has probability 0"""
    expected = -math.inf if any(not p[v] for v in values) else math.fsum(math.log(p[v]) for v in values)
    with hint(
        "先取自然对数再相加：先连乘会下溢；ln 0 记为负无穷，但没出现的取值不参与。",
        "Take natural logarithms first and add them: the product underflows. ln 0 is minus infinity, but only observed "
        "values take part.",
    ):
        close(answer.log_likelihood(p, values), expected, ("对数似然", "the log-likelihood"))


@check(points=1.5, given={"case": comparisons()}, also=pins.gap, strict_given={"case": comparisons(STRICT)})
def test_gap(answer, case):
    """与任一概率表 q 的差距是 n·KL(p̂‖q)，对自己为 0，排除了观测值的 q 为无穷 /
    The gap to any table q is n·KL(p̂‖q): 0 for itself, infinite for a q that rules out an observation"""
    counted, q = case["counted"], case["q"]
    total = sum(counted.values())
    got = answer.likelihood_gap(counted, q)
    words = "对数似然之差", "the difference of log-likelihoods"
    if any(n and not q[v] for v, n in counted.items()):
        with hint(
            "q 认为不可能的事发生了：ln L(q) 是负无穷。", "What q calls impossible happened: ln L(q) is minus infinity."
        ):
            close(got, math.inf, words)
        return
    shares = {v: Fraction(n, total) for v, n in counted.items() if n}
    expected = total * math.fsum(float(p) * math.log(p / Fraction(q[v])) for v, p in shares.items())
    with hint(
        "Σ n_v (ln p̂_v − ln q_v)，只对出现过的 v，用自然对数。",
        "Σ n_v (ln p̂_v − ln q_v) over the values that occur, with natural logarithms.",
    ):
        close(got, expected, words, abs=1e-9 * total)


@check(points=0.5, given={"table": tables(numeric=False, rows=(1, 8)), "seed": seeds()})
def test_relations(answer, table, seed):
    """打乱样本、全部样本重复一遍、类别与属性换序，概率表不变 /
    Shuffled samples, all samples twice, classes and attributes reordered: the tables stay"""
    X, y, attributes, domains, classes = table.values()
    order = np.random.default_rng(seed).permutation(len(X)).tolist()
    changed = {
        ("打乱样本后", "with the samples shuffled"): (
            [X[i] for i in order],
            [y[i] for i in order],
            attributes,
            domains,
            classes,
        ),
        ("全部样本重复一遍后", "with all samples twice"): (X * 2, y * 2, attributes, domains, classes),
        ("属性与类别倒序后", "with attributes and classes reversed"): (
            [row[::-1] for row in X],
            y,
            attributes[::-1],
            domains[::-1],
            classes[::-1],
        ),
    }
    with hint(*OF_THE_CLASS):
        close(answer.class_conditional(*table.values()), tables_by_counting(table), ("概率表", "the tables"))
    for where, args in changed.items():
        with at(*where), hint("频率与样本、属性、类别的次序都无关。", "Shares do not depend on the order of anything."):
            close(answer.class_conditional(*args), tables_by_counting(table), ("概率表", "the tables"))


@picture(
    "三个属性的类条件概率",
    "The class-conditional probabilities of three attributes",
    alt=(
        "每个属性一幅条形图，每个取值两根条：好瓜中的概率（实心）与坏瓜中的概率（斜纹）",
        "A bar chart for each attribute, two bars for each value: its probability among good (solid) and bad (hatched) melons",
    ),
)
def draw_tables(figure, answer, reference, says):
    table = watermelon_3_0()
    names, domains = table["attributes"][:3], table["domains"][:3]
    X = [row[:3] for row in table["X"]]
    got = answer.class_conditional(X, table["y"], names, domains, table["classes"])
    panels = figure.subplots(3, 1, sharex=True)
    for axes, name, domain in zip(panels, names, domains, strict=True):
        for shift, label, hatch in ((-0.2, "是", None), (0.2, "否", "///")):
            heights = [got[label][name][v] for v in domain]
            axes.barh(
                np.arange(len(domain)) + shift,
                heights,
                0.4,
                hatch=hatch,
                edgecolor="black",
                label=says(f"好瓜={label}", f"好瓜={label}"),
            )
        axes.set_yticks(range(len(domain)), domain)
        axes.invert_yaxis()
        axes.set_title(name, fontsize="medium")
    panels[0].legend()
    panels[-1].set_xlabel(says("概率", "probability"))


OF_MELONS = {
    "是": {"色泽": (3, 4, 1), "根蒂": (5, 3, 0), "敲声": (6, 2, 0)},
    "否": {"色泽": (3, 2, 4), "根蒂": (3, 4, 2), "敲声": (4, 3, 2)},
}
ZEROS = (
    "极大似然不做修正：该类中没出现的取值概率为 0，但仍列在表中。",
    "Maximum likelihood corrects nothing: a value that the class lacks has probability 0, yet stands in the table.",
)
OF_THE_CLASS = (
    "P(取值 | 类别) 只在该类的样本中数：分子、分母都是。",
    "P(value | class) counts within the samples of the class only, above and below the line.",
)


def tables_by_counting(table):
    X, y, attributes, domains, classes = table.values()
    tables = {}
    for label in classes:
        rows = [row for row, one in zip(X, y, strict=True) if one == label]
        tables[label] = {
            name: {v: float(share([row[j] for row in rows], v)) if rows else None for v in domains[j]}
            for j, name in enumerate(attributes)
        }
    return tables


def _per_sample(counted, p) -> float:
    """The log-likelihood divided by the number of samples."""
    if any(n and p[v] <= 0 for v, n in counted.items()):
        return -math.inf
    total = sum(counted.values())
    return math.fsum(n / total * math.log(p[v]) for v, n in counted.items() if n)
