"""Checks of exercise cookbook7.3."""

from fractions import Fraction
from itertools import product

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, check, close, equal, exercise, hint, memo, picture, plain, require, sequence
from grader.strategies import seeds

from .pins import cookbook07_03 as pins
from .pins.cookbook07_03 import HAND, KINDS, differences_of, melons, plain_table, table

EXERCISE = exercise(
    kind="program",
    book="§7.5",
    patterns=["oracle", "enumeration", "witness"],
    hints=[
        (
            "先在三四行的小表上手算：各列的差异，每一行最近的同类和异类。",
            "Begin with a table of three or four rows by hand: the differences in all columns, the nearest rows of either kind.",
        ),
        (
            "一次取样给每列加上一个数，只由取到的那一行决定。权重是 n 个这样的数的平均。",
            "One draw adds a number to each column, which depends only on the row that is drawn. A weight is the mean of n such numbers.",
        ),
        (
            "造数据时先想清楚每一行最近的同类和异类应当是谁。看不出单个特征有用的经典例子是异或；要人人不同而无用，就让异类在那一列上比同类更近。",
            "When you build data, decide first who should be the nearest rows of each row. The classic where no single feature is useful is "
            "exclusive or; for a busy but useless column, let the other class be nearer in it than the same class.",
        ),
    ],
)

HINT_DIFFERENCES = (
    "连续列除以整列的极差，全列相等时是 0；离散列只看是否相同。",
    "Divide by the range of the whole column if it is numeric, 0 if it is constant; in a nominal column only ask whether they are alike.",
)
HINT_PAIR = (
    "距离是各列差异之和，不开方、不平方；自己不算；异类指其他任何一类；距离相等取下标最小的。标记原样比较，不要转换。",
    "The distance is a plain sum of differences, no squares, no roots; the row itself does not count; any other class is meant; of equal "
    "distances the smallest index. Compare labels as they are, do not convert them.",
)
HINT_EXPECTED = (
    "每一行被取到的概率都是 1/m，包括没有同类的行。",
    "Each row is drawn with probability 1/m, those alone in their class, too.",
)


@st.composite
def tables_of_all_kinds(draw):
    return table(draw(seeds()), draw(st.sampled_from(KINDS)))


plain_tables = seeds().map(plain_table)


@check(points=0.5, book="§7.5")
def test_pairs_by_hand(answer):
    """手算的四行：差异与近邻 / Four rows by hand: differences and neighbours"""
    X, y, kinds = parts(HAND)
    with hint(*HINT_DIFFERENCES):
        close(
            answer.differences(X, kinds, 0, 2),
            [0.75, 1.0],
            ("第 0 行与第 2 行的差异", "the differences of rows 0 and 2"),
        )
    with hint(*HINT_PAIR):
        for i, pair in enumerate([(1, 3), (0, 3), (3, 1), (2, 1)]):
            equal(answer.nearest_pair(X, y, kinds, i), pair, (f"第 {i} 行的近邻", f"the neighbours of row {i}"))


@check(points=0.5, book="§7.5")
def test_weights_by_hand(answer):
    """手算的四行：取第 0, 0, 2 行之后的权重，权重的期望，取 5 次时的方差 /
    Four rows by hand: the weights after drawing rows 0, 0, 2, their expectation, and their variance for 5 draws"""
    # The rows add (.75, 0), (.5, 0), (.25, 0), (.5, -1).
    with hint(*HINT_RELIEF):
        close(answer.relief(*parts(HAND), [0, 0, 2]), [7 / 12, 0.0], ("权重", "the weights"))
    with hint(*HINT_EXPECTED):
        close(answer.expected(*parts(HAND)), [0.5, -0.25], ("期望", "the expectations"))
    with hint(*HINT_VARIANCE):
        close(answer.variance(*parts(HAND), 5), [0.00625, 0.0375], ("方差", "the variances"))


@check(points=0.5, hint=HINT_EXPECTED)
def test_melons(answer):
    """西瓜数据集 3.0 八个属性的期望权重 / The expected weights of the eight attributes of watermelon 3.0"""
    # Computed by a second program; the nearest distances are at least .056 apart.
    weights = [-0.411765, 0.235294, -0.058824, 0.529412, 0.411765, -0.235294, -0.022045, 0.210245]
    close(answer.expected(*parts(melons())), weights, ("期望权重", "the expected weights"), abs=1e-6)


@check(
    points=0.5,
    book="§7.5",
    given={"data": tables_of_all_kinds(), "rows": st.tuples(st.integers(0, 59), st.integers(0, 59))},
    also=pins.differences,
    examples=30,
    hint=HINT_DIFFERENCES,
)
def test_differences(answer, data, rows):
    """两行在各列上的差异 / The differences of two rows in all columns"""
    X, _, kinds = parts(data)
    a, b = (row % len(X) for row in rows)
    close(answer.differences(X, kinds, a, b), differences_of(X, kinds)[a, b], ("差异", "the differences"))


@check(
    points=1.75,
    book="§7.5",
    given={"data": tables_of_all_kinds(), "row": st.integers(0, 59)},
    also=pins.nearest_pair,
    examples=40,
    hint=HINT_PAIR,
)
def test_nearest_pair(answer, data, row):
    """最近的同类与最近的异类 / The nearest row of the same class and the nearest of another"""
    X, y, kinds = parts(data)
    i = row % len(X)
    equal(answer.nearest_pair(X, y, kinds, i), solution(X, y, kinds)["pairs"][i], ("近邻", "the neighbours"))


@check(
    points=1.25,
    book="§7.5",
    given={"data": plain_tables, "picks": st.lists(st.integers(0, 59), min_size=1, max_size=12)},
    also=pins.relief,
    examples=25,
)
def test_relief(answer, data, picks):
    """按取样序列得到的权重，重复取到的行每次都算 /
    The weights for a sequence of draws, rows that are drawn again counting again"""
    judge_relief(answer, data, picks)


@check(points=1, given={"data": plain_tables}, also=pins.expected, examples=25)
def test_expected(answer, data):
    """权重的期望 / The expectation of the weights"""
    judge_expected(answer, data)


@check(points=1, given={"data": plain_tables, "n": st.integers(1, 12)}, also=pins.variance, examples=25)
def test_variance(answer, data, n):
    """取 n 次时权重的方差 / The variance of the weights for n draws"""
    judge_variance(answer, data, n)


@check(
    points=1,
    book="§7.5",
    given={
        "data": tables_of_all_kinds(),
        "picks": st.lists(st.integers(0, 59), min_size=1, max_size=12),
        "n": st.integers(1, 12),
    },
    also=pins.unusual_tables,
    examples=30,
)
def test_unusual_tables(answer, data, picks, n):
    """有并列、有多类、有一类只有一行、各列尺度悬殊的表：权重、期望与方差 /
    Tables with ties, several classes, classes of one row, columns of all sizes: weights, expectation and variance"""
    judge_relief(answer, data, picks)
    judge_expected(answer, data)
    judge_variance(answer, data, n)


@check(points=1, book="§7.5", given={"m": st.sampled_from([8, 16, 24, 40])}, also=pins.interaction, examples=4)
def test_interaction(answer, m):
    """每个特征单独看没有用，RELIEF 却给正分的数据 /
    Data where each feature by itself is useless, and yet RELIEF rewards it"""
    got = answer.interaction(m)
    X, y = built(got, m)
    for j, one in enumerate(fisher_scores(X, y)):
        require(one is not None, f"第 {j} 列两类的方差都是 0", f"In column {j} both class variances are 0", got=got)
        with hint("两类在每一列上的均值应相等。", "Both classes should have the same mean in each column."):
            require(
                one <= Fraction(1, 10**9) * (1 + Fraction(1, 10**6)),
                f"第 {j} 列的 (均值之差)²/(方差之和) 是 {float(one):.4g}，大于 10^-9",
                f"In column {j} (difference of means)²/(sum of variances) is {float(one):.4g}, more than 10^-9",
                got=got,
            )
    with hint(
        "想异或。最近的同类应当几乎就是自己；再看最近的异类与自己差在哪一列，距离相等时取的是谁。",
        "Think of exclusive or. The nearest row of the same class should be nearly the row itself; then see in which column the nearest row "
        "of the other class differs, and which one is taken of equal distances.",
    ):
        for j, weight in enumerate(weights_of(X, y)):
            require(
                weight >= 0.2 - 1e-9,
                f"第 {j} 列的期望权重是 {weight:.6g}，小于 0.2",
                f"The expected weight of column {j} is {weight:.6g}, less than 0.2",
                got=got,
            )


@check(points=1, book="§7.5", given={"m": st.integers(4, 30)}, also=pins.busy_column, examples=12)
def test_busy_column(answer, m):
    """一个特征人人取值不同，RELIEF 却不给正分的数据 /
    Data where a feature differs in all samples, and yet gets no positive weight"""
    got = answer.busy_column(m)
    X, y = built(got, m)
    require(min(y.count(one) for one in set(y)) >= 2, "有一类不到两行", "A class has less than two rows", got=got)
    require(len({row[0] for row in X}) == m, "第 0 列有相等的值", "Column 0 has values that are equal", got=got)
    first, second = weights_of(X, y)
    with hint(
        "在第 0 列上，让最近的异类比最近的同类更近。",
        "In column 0 let the nearest row of the other class be nearer than that of the same.",
    ):
        require(
            first <= 1e-9,
            f"第 0 列的期望权重是 {first:.6g}，大于 0",
            f"The expected weight of column 0 is {first:.6g}, above 0",
            got=got,
        )
    with hint("让第 1 列把两类分开。", "Let column 1 tell the classes apart."):
        require(
            second >= 0.9 - 1e-9,
            f"第 1 列的期望权重是 {second:.6g}，小于 0.9",
            f"The expected weight of column 1 is {second:.6g}, less than 0.9",
            got=got,
        )


@picture(
    "你造的 8 行：最近的同类（实线）与异类（虚线）；两个特征的 Fisher 得分与期望权重",
    "Your 8 rows: the nearest of the same class (solid) and of the other (dashed); Fisher scores and expected weights",
    alt=(
        "左图是 8 个样本和它们到近邻的连线，重合的样本稍稍错开；右图是两个特征的两种分数",
        "Left: the 8 samples with lines to their neighbours, equal ones slightly apart; right: both scores of the two features",
    ),
)
def draw_interaction(figure, answer, reference, says):
    X, y = built(answer.interaction(8), 8)
    kinds = ["numeric", "numeric"]
    figure.set_size_inches(9, 4)
    left, right = figure.subplots(1, 2)
    shown = np.array(X) + 0.04 * np.ptp(X, axis=0) * np.array([[np.cos(k), np.sin(k)] for k in range(8)])
    names = sorted(set(y))
    for i in range(8):
        hit, miss = sequence(answer.nearest_pair(X, y, kinds, i), 2)
        for k, style in ((hit, "-"), (miss, "--")):
            if k is not None:
                left.plot(*shown[[i, int(k)]].T, style, color="gray", linewidth=0.8)
    for name, colour in zip(names, ("C0", "C1"), strict=True):
        inside = [k for k in range(8) if y[k] == name]
        left.scatter(*shown[inside].T, color=colour, label=str(name), zorder=3)
    left.legend()
    weights = array(answer.expected(X, y, kinds), (2,))
    right.bar([0, 2], [float(one or 0) for one in fisher_scores(X, y)], label=says("Fisher 得分", "Fisher score"))
    right.bar([1, 3], weights, label=says("期望权重", "expected weight"))
    right.set_xticks([0.5, 2.5], [says("特征 0", "feature 0"), says("特征 1", "feature 1")])
    right.margins(y=0.25)
    right.legend()


HINT_RELIEF = (
    "加与异类的差异，减与同类的差异；重复取到的行每次都算；最后除以取样次数。",
    "Add the differences from the other class, subtract those from the same; a row drawn again counts again; divide by the number of draws.",
)
HINT_VARIANCE = (
    "一次取样的得分取 m 个值，概率各 1/m，先求它的方差；再想 n 次独立取样的平均。",
    "The score of a single draw takes m values with probability 1/m each: find its variance first, then think of the mean of n independent "
    "draws.",
)


def nearest_of(distances, allowed):
    """The first of the nearest rows that are allowed, or None."""
    inside = np.where(allowed, distances, np.inf)
    return int(np.argmax(inside <= inside.min() + 1e-9)) if np.any(allowed) else None


@memo
def solution(X, y, kinds):
    """Pairs of nearest rows, and what one draw of each row adds to the columns."""
    apart = differences_of(X, kinds)
    distances = apart.sum(axis=2)
    pairs, scores = [], []
    for i, label in enumerate(y):
        same = np.array([other == label for other in y])
        hit, miss = nearest_of(distances[i], same & (np.arange(len(y)) != i)), nearest_of(distances[i], ~same)
        pairs.append((hit, miss))
        scores.append((apart[i, miss] - (apart[i, hit] if hit is not None else 0)).tolist())
    return {"pairs": pairs, "scores": scores}


def parts(data):
    return data["X"], data["y"], data["kinds"]


def judge_relief(answer, data, picks):
    picks = [pick % len(data["X"]) for pick in picks]
    scores = solution(*parts(data))["scores"]
    weights = np.mean([scores[pick] for pick in picks], axis=0).tolist()
    with hint(*HINT_RELIEF):
        close(answer.relief(*parts(data), picks), weights, ("权重", "the weights"))


def judge_expected(answer, data):
    means, _ = moments(solution(*parts(data))["scores"], 1)
    with hint(*HINT_EXPECTED):
        close(answer.expected(*parts(data)), means, ("期望", "the expectations"))


def judge_variance(answer, data, n):
    _, variances = moments(solution(*parts(data))["scores"], n)
    with hint(*HINT_VARIANCE):
        close(answer.variance(*parts(data), n), variances, ("方差", "the variances"), abs=1e-9 / n, rel=0)


def moments(scores, n):
    """Mean and variance of every column by all sequences of n draws, where these are few; by the pairs of rows otherwise."""
    exact = [[Fraction(float(x)) for x in row] for row in scores]
    m = len(exact)
    if m**n <= 250:
        weights = [[sum(column) / n for column in zip(*picked, strict=True)] for picked in product(exact, repeat=n)]
        means = [sum(column) / len(weights) for column in zip(*weights, strict=True)]
        squares = [sum(x * x for x in column) / len(weights) for column in zip(*weights, strict=True)]
        return [float(x) for x in means], [float(b - a * a) for a, b in zip(means, squares, strict=True)]
    values = np.array(scores)
    gaps = (values[:, None, :] - values[None, :, :]) ** 2
    return values.mean(axis=0).tolist(), (gaps.sum(axis=(0, 1)) / (2 * m * m * n)).tolist()


def built(got, m):
    """The student's rows and labels: two columns of numbers, two classes."""
    X, y = sequence(got, 2, ("(X, y)", "(X, y)"))
    X = array(X, (m, 2), ("X", "X"))
    y = [plain(label) for label in sequence(y, m, ("y", "y"))]
    require(
        all(isinstance(label, (str, int, float, bool)) for label in y),
        "标记应是文字或整数",
        "Labels should be texts or ints",
        got=got,
    )
    require(len(set(y)) == 2, f"共有 {len(set(y))} 类，应是两类", f"There are {len(set(y))} classes, not two", got=got)
    require(float(np.abs(X).max()) <= 1e6, "有一个数的绝对值大于 10^6", "A number is larger than 10^6 in size", got=got)
    return X.tolist(), y


def weights_of(X, y):
    """The expected weights of two numeric columns."""
    scores = solution(X, y, ["numeric", "numeric"])["scores"]
    return np.mean(scores, axis=0).tolist()


def fisher_scores(X, y):
    """(difference of means)²/(sum of variances) for every column, exactly; None where the denominator is 0."""
    found = []
    for column in zip(*X, strict=True):
        groups = [[Fraction(x) for x, label in zip(column, y, strict=True) if label == one] for one in sorted(set(y))]
        means = [sum(group) / len(group) for group in groups]
        variances = [
            sum((x - mean) ** 2 for x in group) / len(group) for group, mean in zip(groups, means, strict=True)
        ]
        total = sum(variances)
        found.append((means[0] - means[1]) ** 2 / total if total else None)
    return found
