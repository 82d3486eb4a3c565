"""Checks of exercise 2.1."""

import math
from itertools import combinations, pairwise

import numpy as np
from hypothesis import strategies as st

from grader.checks import close, equal, example_check, exercise, memo, property_check

EXERCISE = exercise(
    kind="compute",
    book="§2.2.1",
    patterns=["derived formula", "enumeration"],
    hints=[
        (
            "先只看正例: 哪些进训练集? 两类的选择互不影响.",
            "Choose within one class first; the choices in the two classes are independent.",
        )
    ],
    equivalent_mutants={
        "return sum(log10_comb(n, n * train_percent / 100) for n in class_counts)": (
            "The product is divisible by 100, and lgamma takes a float as well."
        ),
    },
)

STRATIFIED = ("分层的划分数", "the number of stratified splits")
UNSTRATIFIED = ("不分层的划分数", "the number of unstratified splits")


@st.composite
def splits(draw, most_samples, classes=(1, 3), percents=range(101)):
    """{"class_counts", "train_percent"} in which every class can be divided exactly; classes may be empty."""
    percent = draw(st.sampled_from(percents))
    unit = 100 // math.gcd(percent, 100)
    counts, left = [], most_samples // unit
    for _ in range(draw(st.integers(*classes))):
        counts.append(unit * draw(st.integers(0, left)))
        left -= counts[-1] // unit
    return {"class_counts": counts, "train_percent": percent}


@example_check(
    "正反各 500 个样本分层留出 70%: 划分数是 263 位的精确整数 29859450…",
    "500 + 500 samples, 70% stratified: the exact integer 29859450… of 263 digits",
    points=20,
    book="§2.2.1",
    hint=(
        "从 500 个正例里选 350 个, 再从 500 个反例里选 350 个; 用整数运算, 不要经过浮点数.",
        "Choose 350 of 500 positives, then 350 of 500 negatives; use integers all the way, never floats.",
    ),
)
def test_the_stratified_thousand(answer):
    equal(answer.count_stratified([500, 500], 70), binomial(500, 350) ** 2, ("划分数", "the number of splits"))


@example_check(
    "1000 个样本不分层留出 70%: 划分数是 264 位的精确整数 54282500…",
    "1000 samples, 70% unstratified: the exact integer 54282500… of 264 digits",
    points=15,
    hint=("训练集是 1000 个样本中的任意 700 个.", "Any 700 of the 1000 samples may be the training set."),
)
def test_the_unstratified_thousand(answer):
    equal(answer.count_unstratified(1000, 70), binomial(1000, 700), ("划分数", "the number of splits"))


@property_check(
    "样本少时, 两种划分数都与逐一列举的结果相同",
    "For few samples both numbers are what listing all splits gives",
    points=25,
    given={"split": splits(10, percents=(0, 20, 30, 40, 50, 60, 70, 80, 90, 100))},
    also=[{"split": {"class_counts": [2, 4], "train_percent": 50}}],
    hint=(
        "与抽取的先后无关; 选定训练集, 测试集也就定了.",
        "The order of drawing does not matter; a training set fixes its test set.",
    ),
)
def test_counts_are_what_listing_gives(answer, split):
    counts, percent = split["class_counts"], split["train_percent"]
    stratified, unstratified = listed(counts, percent)
    equal(answer.count_stratified(counts, percent), stratified, STRATIFIED)
    equal(answer.count_unstratified(sum(counts), percent), unstratified, UNSTRATIFIED)


@property_check(
    "训练集与测试集互换、类别换序、添上没有样本的类, 划分数都不变; 只有一类时, 分层与不分层的划分一样多",
    "Exchanging training and test set, reordering classes or adding an empty class changes nothing; for one class both "
    "numbers are the same",
    points=15,
    given={"split": splits(120)},
    also=[{"split": {"class_counts": [100, 0, 200], "train_percent": 29}}],
    hint=(
        "训练样本数是 样本数 × 百分数 ÷ 100, 全程用整数算.",
        "The training samples of a class are count × percent ÷ 100, computed in integers.",
    ),
)
def test_relations_between_counts(answer, split):
    counts, percent = split["class_counts"], split["train_percent"]
    stratified = math.prod(binomial(n, n * percent // 100) for n in counts)
    unstratified = binomial(sum(counts), sum(counts) * percent // 100)
    equal(answer.count_stratified(counts, percent), stratified, STRATIFIED)
    equal(
        answer.count_stratified(counts, 100 - percent),
        stratified,
        ("训练集与测试集互换后的划分数", "the number with training and test set exchanged"),
    )
    equal(
        answer.count_stratified([0, *counts[::-1]], percent),
        stratified,
        ("类别换序并添上空类后的划分数", "the number with an empty class more"),
    )
    equal(answer.count_unstratified(sum(counts), percent), unstratified, UNSTRATIFIED)
    equal(
        answer.count_stratified([sum(counts)], percent),
        unstratified,
        ("只有一类时的划分数", "the number for one class"),
    )


@property_check(
    "对数与精确值相符, 例题是 262.47508; 每类一百万个样本时照样算得出",
    "The logarithm is that of the exact number, 262.47508 for the thousand, and works for classes of a million",
    points=15,
    given={"split": splits(2000)},
    also=[
        {"split": {"class_counts": [500, 500], "train_percent": 70}},
        {"split": {"class_counts": [10**6, 10**6, 400_000], "train_percent": 35}},
    ],
    examples=25,
    hint=(
        "积的对数是对数的和; $n! = Γ(n+1)$, `math.lgamma` 给出它的自然对数.",
        "The logarithm of a product is a sum; $n! = Γ(n+1)$, and `math.lgamma` gives its natural logarithm.",
    ),
)
def test_log10_of_the_count(answer, split):
    counts, percent = split["class_counts"], split["train_percent"]
    expected = math.fsum(sum_of_logs(n, n * percent // 100) for n in counts)
    close(answer.log10_stratified(counts, percent), expected, ("常用对数", "the decimal logarithm"), abs=1e-6, rel=1e-6)


@example_check(
    "取 0% 或 100% 时只有一种划分; 没有样本、没有类别时也只有一种",
    "0% and 100% leave one split only; so do no samples and no classes",
    points=10,
    hint=("什么都不选, 也是一种选法.", "Choosing nothing is one way to choose."),
)
def test_one_split_only(answer):
    for counts, percent in (([5, 3], 0), ([5, 3], 100), ([0, 0], 50), ([], 70), ([0, 100], 100)):
        equal(answer.count_stratified(counts, percent), 1, STRATIFIED)
        close(answer.log10_stratified(counts, percent), 0.0, ("常用对数", "the decimal logarithm"), abs=1e-6)
    for n, percent in ((8, 0), (8, 100), (0, 70)):
        equal(answer.count_unstratified(n, percent), 1, UNSTRATIFIED)


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
    return float(np.sum(np.log10(n - k + factors) - np.log10(factors)))
