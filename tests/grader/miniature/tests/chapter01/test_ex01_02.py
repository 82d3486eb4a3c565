"""Checks of the miniature exercise 1.2."""

from hypothesis import strategies as st

from grader.checks import array, check, exercise, mapping, require

EXERCISE = exercise(
    kind="witness",
    book="§2",
    hints=[("最大值只看一个数。", "The maximum looks at one number only.")],
    patterns=["witness"],
    written={"essay": [("说清最大值与平均值各看什么", "Says what maximum and mean look at")]},
)


def verify(answer, n):
    found = mapping(answer.counterexample(n), ("a", "b"))
    a, b = array(found["a"], (n,)), array(found["b"], (n,))
    require(a.mean() > b.mean(), "a 的平均应更高", "The mean of a should be higher", got=found)
    require(a.max() < b.max(), "a 的最大值应更低", "The maximum of a should be lower", got=found)


@check(points=1, hint=("两个数。", "Two numbers."))
def test_two(answer):
    """两个数的反例 / A counterexample with two numbers"""
    verify(answer, 2)


@check(points=2, given={"n": st.integers(2, 9)}, hint=("推广。", "Go on."))
def test_any(answer, n):
    """任意个数的反例 / A counterexample of any size"""
    verify(answer, n)


@check(points=1, given={"n": st.integers(50, 60)}, hint=("推广。", "Go on."), examples=5)
def test_many(answer, n):
    """很多数的反例 / A counterexample with many numbers"""
    verify(answer, n)
