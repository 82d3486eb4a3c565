"""Checks of the starred exercise 1.1."""

from fractions import Fraction

from grader.checks import check, close, core, exercise, pin
from grader.strategies import numbers

EXERCISE = exercise(
    kind="program",
    book="§1",
    hints=[("先求平均。", "The mean first.")],
    patterns=["oracle"],
    contract=[("平移一百万也对", "Right as well when a million is added")],
)
NUMBERS = numbers((1, 6))


def mean_of(values):
    return sum(map(Fraction, values)) / len(values)


def variance_of(values):
    return mean_of([(Fraction(value) - mean_of(values)) ** 2 for value in values])


@check(points=1, hint=("个数是 3。", "There are three."))
def test_example(answer):
    """1, 2, 6 的平均是 3 / The mean of 1, 2, 6 is 3"""
    close(answer.mean([1.0, 2.0, 6.0]), 3.0)


@check(points=3, given={"values": NUMBERS}, hint=("除以个数。", "Divide by the count."))
def test_mean(answer, values):
    """平均值符合定义 / The mean is what it is defined to be"""
    close(answer.mean(values), float(mean_of(values)), ("平均值", "the mean"))


@check(
    points=3,
    given={"values": NUMBERS},
    also=[
        core(pin("a class of 1500", "the numbers of the book", values=[1500.0, 1502.0])),
        pin("far", "a hundred million away", values=[1e8, 1e8 + 2.0]),
    ],
    strict=[pin("hundredths", "small and harmless", values=[0.01, 0.03])],
    hint=("先减去平均。", "Subtract the mean first."),
)
def test_variance(answer, values):
    """方差符合定义 / The variance is what it is defined to be"""
    close(answer.variance(values), float(variance_of(values)), ("方差", "the variance"), abs=1e-18, rel=1e-8)


@check(points=3, given={"values": NUMBERS}, hint=("除以标准差。", "Divide by the standard deviation."))
def test_scores(answer, values):
    """标准分符合定义 / The scores are what they are defined to be"""
    spread = float(variance_of(values)) ** 0.5
    wanted = [float(Fraction(value) - mean_of(values)) / spread if spread else 0.0 for value in values]
    close(answer.scores(values), wanted, ("标准分", "the scores"), abs=1e-8)
