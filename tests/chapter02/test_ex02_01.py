"""Checks of exercise 2.1."""

import math
from itertools import combinations, pairwise

import numpy as np
from hypothesis import strategies as st

from grader.checks import check, close, equal, exercise, hint, memo

from .pins import ex02_01 as pins

EXERCISE = exercise(
    kind="compute",
    book="§2.2.1",
    patterns=["derived formula", "enumeration"],
    hints=[
        (
            "先只看一类：一种划分由什么定下来？列出 4 个样本取 2 个的全部划分，数一数。",
            "Look at one class first: what fixes a split? List all splits of 4 samples into 2 and 2, and count.",
        ),
        (
            "各类的选择互不影响：一类的每种选法都能与另一类的每种选法搭配。",
            "The classes choose independently: any choice in one goes with any choice in another.",
        ),
        (
            "对数把积变成和；阶乘的对数不必先算出阶乘。",
            "Logarithms turn products into sums; the logarithm of a factorial does not need the factorial.",
        ),
    ],
    contract=[
        (
            "log10_stratified：样本总数到 250 万，误差不超过 1e-9（结果大于 1 时指相对误差），每次调用不超过 2 秒 CPU 时间",
            "log10_stratified: up to 2.5 million samples, right to 1e-9 (of its size where that is above 1), within 2 seconds of CPU time a call",
        ),
        ("一百多个类，共不超过 1000 个样本", "More than a hundred classes, of at most 1000 samples in all"),
    ],
)


@st.composite
def splits(draw, most_samples, classes=(1, 3), percents=range(101)):
    """{"class_counts", "train_percent"} in which every class can be divided exactly; none is empty."""
    percent = draw(st.sampled_from(percents))
    unit = 100 // math.gcd(percent, 100)
    counts, left = [], most_samples // unit
    for _ in range(min(left, draw(st.integers(*classes)))):
        counts.append(unit * draw(st.integers(1, max(1, left - 2))))
        left -= counts[-1] // unit
        if not left:
            break
    return {"class_counts": counts, "train_percent": percent}


@st.composite
def many_splits(draw):
    """The same with more than a hundred classes, and at most 1000 samples in all."""
    percent = draw(st.sampled_from([0, 20, 25, 50, 75, 80]))
    unit = 100 // math.gcd(percent, 100) if percent else 1
    pool = draw(st.lists(st.integers(1, 1000 // 105 // unit), min_size=3, max_size=3))
    counts = [unit * n for n in pool] * 35
    return {"class_counts": counts[: draw(st.integers(101, 105))], "train_percent": percent}


@check(
    points=1.5,
    book="§2.2.1",
    hint=(
        "从 500 个正例里选 350 个，再从 500 个反例里选 350 个；用整数运算，不要经过浮点数。",
        "Choose 350 of 500 positives, then 350 of 500 negatives; use integers all the way, never floats.",
    ),
)
def test_the_stratified_thousand(answer):
    """正反各 500 个样本，分层留出 70%：精确的划分数 /
    500 + 500 samples, 70% stratified: the exact number of splits"""
    equal(answer.count_stratified([500, 500], 70), binomial(500, 350) ** 2, ("划分数", "the number of splits"))


@check(points=1, hint=("训练集是 1000 个样本中的任意 700 个。", "Any 700 of the 1000 samples may be the training set."))
def test_the_unstratified_thousand(answer):
    """1000 个样本，不分层留出 70%：精确的划分数 / 1000 samples, 70% unstratified: the exact number of splits"""
    equal(answer.count_unstratified(1000, 70), binomial(1000, 700), ("划分数", "the number of splits"))


@check(
    points=3,
    given={"split": splits(10, percents=(0, 20, 30, 40, 50, 60, 70, 80, 90, 100))},
    also=pins.counts_are_what_listing_gives,
    hint=(
        "与抽取的先后无关；选定训练集，测试集也就定了。分层时每一类都要选。",
        "The order of drawing does not matter; a training set fixes its test set. Stratified, every class chooses.",
    ),
)
def test_counts_are_what_listing_gives(answer, split):
    """样本少时，两种划分数都与逐一列举的结果相同 /
    For few samples both numbers are what listing all splits gives"""
    counts, percent = split["class_counts"], split["train_percent"]
    stratified, unstratified = listed(counts, percent)
    equal(answer.count_stratified(counts, percent), stratified, STRATIFIED)
    equal(answer.count_unstratified(sum(counts), percent), unstratified, UNSTRATIFIED)


@check(
    points=1.5,
    given={"split": splits(120)},
    also=pins.relations_between_counts,
    strict_given={"split": many_splits()},
)
def test_relations_between_counts(answer, split):
    """训练集与测试集互换、类别换序，划分数都不变；只有一类时，分层与否没有区别 /
    Exchanging training and test set or reordering classes changes nothing; for a single class nor does stratification"""
    counts, percent = split["class_counts"], split["train_percent"]
    stratified = math.prod(binomial(n, n * percent // 100) for n in counts)
    with hint(
        "一类的训练样本数是 样本数 × 百分数 ÷ 100，全程用整数算；有几类就乘几个因子。",
        "The training samples of a class are count × percent ÷ 100, in integers; there is a factor for each class.",
    ):
        equal(answer.count_stratified(counts, percent), stratified, STRATIFIED)
    with hint("选定训练集与选定测试集是一回事。", "To choose the training set is to choose the test set."):
        swapped = ("训练集与测试集互换后的划分数", "the number with training and test set exchanged")
        equal(answer.count_stratified(counts, 100 - percent), stratified, swapped)
    with hint("积与因子的次序无关。", "The order of the factors of a product does not matter."):
        reordered = ("类别换序后的划分数", "the number with the classes reversed")
        equal(answer.count_stratified(counts[::-1], percent), stratified, reordered)
    total = sum(counts)
    unstratified = binomial(total, total * percent // 100)
    with hint("不分层时，各类混在一起选。", "Unstratified, all samples are in one pot."):
        equal(answer.count_unstratified(total, percent), unstratified, UNSTRATIFIED)
    with hint("只有一类时，分层与否没有区别。", "With a single class stratification makes no difference."):
        equal(
            answer.count_stratified([total], percent), unstratified, ("只有一类时的划分数", "the number for one class")
        )


@check(
    points=2,
    given={"split": splits(1000)},
    also=pins.log10_of_the_count,
    strict_given={"split": st.one_of(splits(2000), many_splits())},
    examples=25,
    hint=(
        "积的对数是对数的和；$n! = Γ(n+1)$，`math.lgamma` 给出它的自然对数。",
        "The logarithm of a product is a sum; $n! = Γ(n+1)$, and `math.lgamma` gives its natural logarithm.",
    ),
)
def test_log10_of_the_count(answer, split):
    """对数与精确的划分数相符 / The logarithm is that of the exact number"""
    counts, percent = split["class_counts"], split["train_percent"]
    expected = math.fsum(sum_of_logs(n, n * percent // 100) for n in counts)
    close(answer.log10_stratified(counts, percent), expected, LOGARITHM)


@check(points=1)
def test_one_split_only(answer):
    """极端的情形：取 0% 或 100%，没有样本，没有类别 / Extremes: 0% and 100%, no samples, no classes"""
    with hint("什么都不选，也是一种选法。", "Choosing nothing is one way to choose."):
        for counts, percent in (([5, 3], 0), ([5, 3], 100), ([0, 0], 50), ([], 70), ([0, 100], 100)):
            equal(answer.count_stratified(counts, percent), 1, STRATIFIED)
            close(answer.log10_stratified(counts, percent), 0.0, LOGARITHM)
        equal(
            answer.count_stratified([2, 0, 4], 50),
            12,
            ("中间有一类没有样本时的划分数", "the number with an empty class"),
        )
        for n, percent in ((8, 0), (8, 100), (0, 70)):
            equal(answer.count_unstratified(n, percent), 1, UNSTRATIFIED)


STRATIFIED = ("分层的划分数", "the number of stratified splits")
UNSTRATIFIED = ("不分层的划分数", "the number of unstratified splits")
LOGARITHM = ("常用对数", "the decimal logarithm")


@memo
def binomial(n, k):
    """The k-th entry of row n of Pascal's triangle, by additions alone."""
    row = [1] + [0] * k
    for _ in range(n):
        row = [1, *(left + right for left, right in pairwise(row))]
    return row[k]


@memo
def listed(counts, percent):
    """How many training sets there are, those with the right share of each class and all, by listing them."""
    classes = [j for j, n in enumerate(counts) for _ in range(n)]
    wanted = [n * percent // 100 for n in counts]
    training_sets = list(combinations(classes, sum(wanted)))
    return sum([chosen.count(j) for j in range(len(counts))] == wanted for chosen in training_sets), len(training_sets)


@memo
def sum_of_logs(n, k):
    """The decimal logarithm of n (n-1) … (n-k+1) / k!, factor by factor."""
    factors = np.arange(1.0, k + 1)
    return math.fsum(np.log10(n - k + factors) - np.log10(factors))
