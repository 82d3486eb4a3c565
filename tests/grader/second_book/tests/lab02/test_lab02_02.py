"""Checks of the miniature exercise lab2.2."""

from grader.checks import check, close, exercise, pin

from .shared import NUMBERS

EXERCISE = exercise(kind="program", book="lab 2", hints=[("先求平方和。", "The sum of squares first.")], patterns=["oracle"])


@check(points=1, hint=("勾三股四弦五。", "A right triangle."), book="(2.2)")
def test_example(answer):
    """(3, 4) 的长度是 5 / The length of (3, 4) is 5"""
    close(answer.length([3.0, 4.0]), 5.0)


@check(points=2, given={"values": NUMBERS}, hint=("最后开方。", "The root comes last."))
def test_square(answer, values):
    """长度的平方是平方和 / Its square is the sum of squares"""
    close(answer.length(values) ** 2, sum(value**2 for value in values), ("长度的平方", "the squared length"))


@check(points=1, given={"values": NUMBERS}, also=[pin("two apart", "the smallest that is not all alike", values=[1.0, 3.0])], hint=("取正的根。", "Take the positive root."))
def test_order(answer, values):
    """顺序不影响长度，长度不是负数 / The order does not matter, and it is never negative"""
    close(answer.length(values[::-1]), sum(value**2 for value in values) ** 0.5)
