"""Checks of the miniature exercise lab2.1."""

from grader.checks import check, close, exercise, pin

from .shared import NUMBERS

EXERCISE = exercise(kind="program", book="lab 2", hints=[("先平方。", "Square first.")], patterns=["oracle"])


@check(points=1, hint=("平方没有符号。", "Squares have no sign."), book="(2.1)")
def test_example(answer):
    """1, −2 的平方和是 5 / The squares of 1, −2 add up to 5"""
    close(answer.squares([1.0, -2.0]), 5.0)


@check(points=2, given={"values": NUMBERS}, hint=("先平方，再相加。", "Square, then add."))
def test_sum(answer, values):
    """等于各平方之和 / It is the sum of all squares"""
    close(answer.squares(values), sum(value**2 for value in values), ("平方和", "the sum of squares"))


@check(points=1, given={"values": NUMBERS}, also=[pin("two apart", "the smallest that is not all alike", values=[1.0, 3.0])], hint=("3 的平方是 9。", "The square of 3 is 9."))
def test_one_more(answer, values):
    """多一个数就多它的平方 / One more number adds its square"""
    close(answer.squares([*values, 3.0]), sum(value**2 for value in values) + 9.0)
