"""Checks of exercise statistics5.2."""

import math
from fractions import Fraction
from itertools import product

from hypothesis import strategies as st

from grader.checks import (
    check, close, equal, exercise, hint, integer, is_none, labels, mapping, picture, require, sequence
)  # fmt: skip
from grader.strategies import seeds

from .pins import statistics05_02 as pins
from .shared import X0, exact_scores, the_people, word_tables

EXERCISE = exercise(
    kind="discuss",
    book="§5.2, (5.5)，表 5.1 / (5.5), table 5.1",
    patterns=["oracle", "witness", "derived formula", "metamorphic"],
    hints=[
        (
            "先把表 5.1 上的几个数写出来：有多少种组合，其中多少种没有人；再写两种后验。",
            "Begin with the numbers of table 5.1: how many combinations there are, and how many nobody has; then the two posteriors.",
        ),
        (
            "造数据时从最小的 d 或 k 开始，用自己写的两个后验函数核对每一种行。",
            "When you build data, begin with the smallest d or k, and compare every row by your own two posterior functions.",
        ),
        (
            "完全失灵的数据：单独看任何一个属性，两类都一样；合在一起看，类别却是确定的。一票否决的数据：先写 x，再为每一类各写几行。",
            "For complete failure each attribute alone must look the same in both classes, while all together settle the class. For the "
            "veto write x first, then some rows for either class.",
        ),
    ],
)


@st.composite
def shapes(draw):
    """{"domains", "classes"}: sometimes with very many combinations, sometimes with names that share letters."""
    sizes = draw(st.lists(st.integers(1, 5), min_size=1, max_size=5))
    kind = draw(st.sampled_from(["", "", "", "wide", "long", "names"]))
    if kind == "wide":
        sizes = (sizes * 60)[: draw(st.sampled_from([12, 41, 60]))]
    if kind == "long":
        sizes[-1] = draw(st.sampled_from([13, 45, 110]))
    names = ["是", "是否", "1", "10", "a b"] if kind == "names" else [f"v{k}" for k in range(max(sizes))]
    number = draw(st.sampled_from([1, 2, 2, 3, 5, 13]))
    return {"domains": [names[:size] for size in sizes], "classes": [f"c{k}" for k in range(number)]}


@st.composite
def small_tables(draw):
    """Tables with at most 10⁵ combinations."""
    table = draw(word_tables(rows=(1, 12)))
    while math.prod(map(len, table["domains"])) > 10**5:
        table["domains"] = table["domains"][:-1]
        table["X"] = [row[:-1] for row in table["X"]]
    return {"X": table["X"], "domains": table["domains"]}


@check(points=2, book="§5.2")
def test_numbers_of_people(answer):
    """表 5.1 有多少种组合，两种方法各要估计多少个数，多少种组合没有人 /
    How many combinations table 5.1 has, how many numbers either method estimates, how many combinations nobody has"""
    X, _, _, domains, classes = the_people().values()
    with hint(*HINT_CELLS):
        equal(integer(answer.cells(domains, classes)), 108, ("组合数", "the number of combinations"))
    with hint(*HINT_FREE):
        got = integer(answer.free_parameters(domains, classes, False))
        equal(got, 107, ("联合分布的独立参数个数", "the number of free parameters of the joint distribution"))
        # 1 for the prior; 2 + 2 + 1 + 2 for each of the two classes.
        got = integer(answer.free_parameters(domains, classes, True))
        equal(got, 15, ("朴素估计的独立参数个数", "the number of free parameters of the naive estimate"))
    with hint(*HINT_SEEN):
        equal(integer(answer.never_seen(X, domains)), 41, ("没有人的组合数", "the number of combinations nobody has"))


@check(points=1, book="(5.7), (5.8)")
def test_example_of_the_text(answer):
    """书中的例子（青年，中发，平底，花色）的两种后验 /
    Both posteriors of the text's example (青年, 中发, 平底, 花色)"""
    X, y, _, _, classes = the_people().values()
    judge_posterior(
        answer.joint_posterior(X, y, X0, classes), None, ("联合估计的后验", "the joint posterior"), HINT_JOINT
    )
    # 1/480 against 12/1715.
    wanted = {"男性": Fraction(343, 1495), "女性": Fraction(1152, 1495)}
    judge_posterior(
        answer.naive_posterior(X, y, X0, classes), wanted, ("朴素估计的后验", "the naive posterior"), HINT_NAIVE
    )


@check(points=1, given={"shape": shapes()}, also=pins.parameters, examples=40)
def test_parameters(answer, shape):
    """任何一组属性与类别的组合数与独立参数个数，再多也是精确的整数 /
    Combinations and free parameters of any attributes and classes, as exact integers however many there are"""
    domains, classes = shape.values()
    combinations = len(classes)
    for domain in domains:
        combinations *= len(domain)
    with hint(*HINT_CELLS):
        equal(integer(answer.cells(domains, classes)), combinations, ("组合数", "the number of combinations"))
    # Distribution by distribution: the prior, then one for each class and attribute.
    sizes = [len(classes), *(len(domain) for _ in classes for domain in domains)]
    with hint(*HINT_FREE):
        got = integer(answer.free_parameters(domains, classes, False))
        equal(
            got, combinations - 1, ("联合分布的独立参数个数", "the number of free parameters of the joint distribution")
        )
        got = integer(answer.free_parameters(domains, classes, True))
        words = "朴素估计的独立参数个数", "the number of free parameters of the naive estimate"
        equal(got, sum(size - 1 for size in sizes), words)


@check(
    points=2,
    book="(5.5)",
    given={"table": word_tables(rows=(1, 12), classes=(1, 5)), "pick": st.integers(0, 200)},
    also=pins.posteriors,
    examples=40,
)
def test_posteriors(answer, table, pick):
    """两种后验都符合定义；各类之内属性独立时，凡两者都有定义之处都相同 /
    Both posteriors are what they are by definition; where attributes are independent within the classes they agree"""
    X, y, _, domains, classes = table.values()
    x = [domain[(pick + j * pick) % len(domain)] for j, domain in enumerate(domains)] if pick % 2 else X[pick % len(X)]
    wanted = joint_exactly(X, y, x, classes)
    judge_posterior(
        answer.joint_posterior(X, y, x, classes), wanted, ("联合估计的后验", "the joint posterior"), HINT_JOINT
    )
    wanted = naive_exactly(X, y, x, classes)
    judge_posterior(
        answer.naive_posterior(X, y, x, classes), wanted, ("朴素估计的后验", "the naive posterior"), HINT_NAIVE
    )


@check(points=1, given={"table": small_tables(), "seed": seeds()}, also=pins.never_seen, examples=30)
def test_never_seen(answer, table, seed):
    """没有出现过的组合数：不同的行才算，相同的行只算一次 /
    Combinations that never occur: equal rows count once, whatever their number"""
    X, domains = table.values()
    wanted = sum(list(row) not in X for row in product(*domains)) if math.prod(map(len, domains)) < 400 else None
    if wanted is None:
        different = [row for k, row in enumerate(X) if row not in X[:k]]
        wanted = math.prod(map(len, domains)) - len(different)
    with hint(*HINT_SEEN):
        equal(
            integer(answer.never_seen(X, domains)), wanted, ("没有出现过的组合数", "the combinations that never occur")
        )


@check(points=1, given={"d": st.integers(2, 5)}, also=pins.blind_data, examples=4)
def test_blind_data(answer, d):
    """造出的数据上朴素估计处处是 ½，而整行定出类别 /
    On the data that are built the naive estimate is ½ everywhere, while whole rows settle the class"""
    got = sequence(answer.blind_data(d), 2, ("(X, y)", "(X, y)"))
    X = rows_of_words(got[0], d, ("X", "X"))
    y = labels(got[1], len(X), ("0", "1"), ("y", "y"))
    with hint(*HINT_BLIND):
        for x in map(list, product("01", repeat=d)):
            there = {label for row, label in zip(X, y, strict=True) if row == x}
            require(len(there) > 0, f"没有一行是 {x}", f"No row is {x}", got=got)
            require(len(there) == 1, f"{x} 两类都有", f"Both classes have {x}", got=got)
            naive = naive_exactly(X, y, x, ["0", "1"])
            shown = None if naive is None else {c: float(p) for c, p in naive.items()}
            require(
                naive is not None and naive["0"] == naive["1"],
                f"对 {x}，朴素估计的后验是 {shown}",
                f"For {x} the naive posterior is {shown}",
                got=got,
            )


@check(points=1, given={"k": st.integers(2, 5)}, also=pins.vetoed, examples=4)
def test_vetoed(answer, k):
    """一个没见过的取值否决了其余证据都支持的类别 /
    One unseen value vetoes the class that all other evidence supports"""
    got = sequence(answer.vetoed(k), 3, ("(X, y, x)", "(X, y, x)"))
    X = rows_of_words(got[0], k, ("X", "X"))
    y = labels(got[1], len(X), ("0", "1"), ("y", "y"))
    (x,) = rows_of_words([got[2]], k, ("x", "x"))
    sizes = y.count("0"), y.count("1")
    require(
        sizes[0] == sizes[1] > 0,
        f"两类的样本数是 {sizes[0]} 与 {sizes[1]}，应一样多，且不是 0",
        f"The classes have {sizes[0]} and {sizes[1]} samples; these should be equal and not 0",
    )
    with hint(*HINT_VETO):
        for j in range(k):
            zero, one = (
                Fraction(sum(row[j] == x[j] for row, label in zip(X, y, strict=True) if label == c), sizes[0])
                for c in "01"
            )
            fine = zero == 0 < one if j == k - 1 else zero >= 4 * one > 0
            require(
                fine,
                f'第 {j} 列（从 0 起）：x 的取值在 "0" 类里的频率是 {float(zero):.4g}，在 "1" 类里是 {float(one):.4g}',
                f'Column {j} (from 0): the value of x has frequency {float(zero):.4g} in class "0" and {float(one):.4g} in class "1"',
                got=got,
            )


@check(
    points=1,
    given={
        "table": word_tables(rows=(4, 12), classes=(2, 2), columns=(1, 3)),
        "column": st.integers(0, 2),
        "row": seeds(),
    },
    also=pins.copied_column,
    examples=25,
)
def test_copied_column(answer, table, column, row):
    """把一列抄一遍：朴素估计的几率每次都乘同一个数，联合估计不变 /
    A column copied: the naive odds change by the same factor each time, the joint estimate does not"""
    X, y, _, _, classes = table.values()
    column, x = column % len(X[0]), X[row % len(X)]
    if len(x) > 9:
        X, x = [one[:9] for one in X], x[:9]
        column %= 9
    for copies in (0, 1, 2):
        more_X, more_x = [one + [one[column]] * copies for one in X], x + [x[column]] * copies
        words = f"抄 {copies} 遍后的", f"with {copies} copies"
        with hint(
            "多一列，乘积里就多一个同样的因子：同一个证据被数了不止一遍。",
            "One more column is one more factor in the product, equal to one that is there: the same evidence, counted again.",
        ):
            wanted = naive_exactly(X, y, x, classes)
            if wanted is not None:
                odds = {c: wanted[c] * _share(X, y, column, x[column], c) ** copies for c in classes}
                total = sum(odds.values())
                wanted = {c: one / total for c, one in odds.items()}
            got = answer.naive_posterior(more_X, y, more_x, classes)
        judge_posterior(got, wanted, (f"{words[0]}朴素后验", f"the naive posterior {words[1]}"), HINT_NAIVE)
        got = answer.joint_posterior(more_X, y, more_x, classes)
        wanted = joint_exactly(X, y, x, classes)
        judge_posterior(got, wanted, (f"{words[0]}联合后验", f"the joint posterior {words[1]}"), HINT_JOINT)


@picture(
    "鞋跟一列抄几遍，（青年，中发，平底，花色）的朴素后验怎样变",
    "The naive posterior of (青年, 中发, 平底, 花色) as the column of heels is copied",
    alt=(
        "横轴是抄的遍数，纵轴是“女性”的后验，折线从 0.77 一路下降，虚线是 0.5",
        "Copies across, the posterior of 女性 upwards: a line that falls from 0.77, and a dashed line at 0.5",
    ),
)
def draw_copies(figure, answer, reference, says):
    X, y, _, _, classes = the_people().values()
    axes = figure.add_subplot()
    copies = range(6)
    shares = [
        answer.naive_posterior([row + [row[2]] * n for row in X], y, X0 + [X0[2]] * n, classes)["女性"] for n in copies
    ]
    axes.plot(copies, shares, "o-", color="black")
    axes.axhline(0.5, linestyle="--", color="gray")
    axes.set_ylim(0, 1)
    axes.set_xlabel(says("鞋跟一列抄了几遍", "copies of the column of heels"))
    axes.set_ylabel(says("“女性”的后验", "posterior of 女性"))


HINT_CELLS = (
    "各列取值个数相乘，再乘类别数。",
    "Multiply the numbers of values of all columns and the number of classes.",
)
HINT_FREE = (
    "一个分布有几个概率，独立的就少一个。朴素估计里有多少个分布？",
    "A distribution has one independent number less than it has probabilities. How many distributions has the naive estimate?",
)
HINT_SEEN = ("数不同的行，不看类别。", "Count different rows, whatever their class.")
HINT_JOINT = (
    "只留下与 x 完全相同的行，看其中各类别的份额；一行也没有就是 0/0。",
    "Keep the rows that equal x, and take the shares of the classes among them; with none it is 0/0.",
)
HINT_NAIVE = (
    "先验乘各属性的条件频率，再除以各类之和；不平滑。",
    "The prior times the conditional frequencies of all attributes, divided by the sum over the classes; without smoothing.",
)
HINT_BLIND = (
    '逐个属性看：在两类里，它取 "1" 的频率要相同。整行看：类别要由这一行定出。',
    'Attribute by attribute "1" must be as frequent in either class; all together must settle the class.',
)
HINT_VETO = (
    '逐列比较两类里 x_j 的频率：最后一列在 "0" 类里是 0，其余各列在 "0" 类里至少是 "1" 类的 4 倍。',
    'Compare the frequencies of x_j in both classes, column by column: the last is 0 in class "0", the others at least 4 times those '
    'in class "1".',
)


def naive_exactly(X, y, x, classes):
    scores = exact_scores(X, y, x, classes)
    total = sum(scores.values())
    return {c: score / total for c, score in scores.items()} if total else None


def joint_exactly(X, y, x, classes):
    same = [label for row, label in zip(X, y, strict=True) if row == x]
    return {c: Fraction(same.count(c), len(same)) for c in classes} if same else None


def judge_posterior(got, wanted, words, words_of_hint):
    with hint(*words_of_hint):
        if wanted is None:
            is_none(got, words)
        else:
            found = mapping(got, wanted, words)
            close({c: found[c] for c in wanted}, wanted, words)


def rows_of_words(got, width, words):
    """Rows of that many strings each, at most 200."""
    rows = [sequence(row, width, (f"{words[0]}的一行", f"a row of {words[1]}")) for row in sequence(got, None, words)]
    for row in rows:
        require(all(type(value) is str for value in row), "取值应是字符串", "Values should be strings", got=row)
    require(len(rows) <= 200, "至多 200 行", "There should be at most 200 rows", got=len(rows))
    return rows


def _share(X, y, column, value, c):
    there = [row[column] == value for row, label in zip(X, y, strict=True) if label == c]
    return Fraction(sum(there), max(1, len(there)))
