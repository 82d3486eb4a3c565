"""Checks of the miniature exercise 1.1."""

from grader.checks import check, close, exercise, pin
from grader.strategies import grid, numbers

EXERCISE = exercise(kind="program", book="§1", hints=[("除以个数。", "Divide by how many there are.")], patterns=["oracle"])
NUMBERS = numbers((1, 6), grid(0, 4) | grid(-4, 0))


@check(points=1, hint=("个数是 3。", "There are three."), book="(1.1)")
def test_example(answer):
    """1, 2, 6 的平均是 3 / The mean of 1, 2, 6 is 3"""
    close(answer.mean([1.0, 2.0, 6.0]), 3.0)


@check(points=2, given={"values": NUMBERS}, hint=("除以个数。", "Divide by the count."))
def test_mean(answer, values):
    """平均乘以个数等于总和 / The mean times the count is the sum"""
    close(answer.mean(values), sum(values) / len(values), ("平均值", "the mean"))


@check(points=1, given={"values": NUMBERS}, also=[pin("two apart", "the smallest that is not all alike", values=[1.0, 3.0])], hint=("先找最大。", "Find the largest first."))
def test_spread(answer, values):
    """极差是最大减最小 / The range is the largest minus the smallest"""
    close(answer.spread(values), max(values) - min(values), ("极差", "the range"))
