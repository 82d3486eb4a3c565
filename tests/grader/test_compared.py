"""Which call a failure rests on, how plain it is, and what is printed of it."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from grader.asking.calls import Answer, Calls, Question
from grader.authoring.compare import CheckFailed, close, equal, fail, hint, number, require
from grader.deciding.verdict import Run, Verdict
from grader.explaining.compared import compared, hint_ahead
from grader.explaining.effort import Effort
from grader.explaining.plainness import HAIRLINE, visibility
from grader.explaining.words import show_any
from grader.player import Raised, Returned
from grader.results.difference import how_it_differs
from grader.results.model import StudentError
from grader.results.values import differences, expression

REPLIES: dict[str, Any] = {"first": 2.5, "second": [1.5, 3.5], "rule": [("a", "=", 1)], "far": 4.5}
ADVICE = ("看第二个", "Look at the second")


def run_of(check: Callable[[Any], None]) -> Run:
    """The failing run of a check on these replies."""
    calls = Calls(lambda question: Returned(REPLIES[question.function]))
    try:
        check(Answer(calls.call))
    except (CheckFailed, AssertionError) as failed:
        return Run(b"", calls.made, Verdict("failed", cause=failed))
    raise AssertionError("Expected the check to fail")


def expected_from_a_helper(answer: Any) -> None:
    close(answer.first(), answer.far() - 1)


def compared_before_another_was_asked(answer: Any) -> None:
    got = answer.second()
    wanted = [answer.first(), answer.first()]
    equal(got, wanted)


def judged_elsewhere(answer: Any) -> None:
    value = number(answer.first())
    answer.second()
    _judge(value)


def _judge(value: float) -> None:
    require(value > 3, "太小", "too small")


def a_part_of_what_came(answer: Any) -> None:
    rules = answer.rule()
    answer.first()
    for literal in rules:
        fail("不对", "wrong", got=literal)


def three_that_are_compared(answer: Any) -> None:
    direct, there, back = answer.far(), answer.first(), answer.first()
    answer.rule()
    require(direct > 2 * (there + back), "不够", "not enough")


@pytest.mark.parametrize(
    ("check", "functions"),
    [
        (expected_from_a_helper, ["first"]),
        (compared_before_another_was_asked, ["second"]),
        (judged_elsewhere, ["first"]),
        (a_part_of_what_came, ["rule"]),
        (three_that_are_compared, ["far", "first", "first"]),
    ],
)
def test_the_call_whose_reply_was_compared_decides(check: Callable[[Any], None], functions: list[str]) -> None:
    run = run_of(check)
    assert sorted(run.calls[i].question.function for i in compared(run)) == sorted(functions)


def raises_before_its_hint(answer: Any) -> None:
    got = answer.first()
    with hint(*ADVICE):
        close(got, 1.0)


def test_the_hint_ahead_of_a_call_that_raised_is_found() -> None:
    def ask(question: Question) -> Raised:
        return Raised(StudentError("ZeroDivisionError", "division by zero"))

    with pytest.raises(BaseException, match="division") as raised:
        raises_before_its_hint(Answer(Calls(ask).call))
    assert hint_ahead(raised.value) == ADVICE


@pytest.mark.parametrize(
    ("got", "expected", "plain"),
    [
        (1.0, 2.0, True),
        ([1, 2], [2, 1], True),
        ("a", "b", True),
        (0.444443851, 0.444444444, False),
        (np.array([0.0, -4.16e-17]), np.array([0.0, 0.0]), False),
        ({"V": [4.9999]}, {"V": [5.0]}, False),
    ],
)
def test_a_hairline_is_told_from_what_is_seen(got: Any, expected: Any, plain: bool) -> None:
    run = Run(b"", [], Verdict("failed", cause=CheckFailed(("x", "x"), got=got, expected=expected)))
    assert (visibility(run) < HAIRLINE) == plain


def test_explaining_ends_once_it_has_cost_enough() -> None:
    used = [0.0]
    effort = Effort(lambda: used[0], most=50.0)
    with effort.spent():
        used[0] = 60.0
        assert effort.over


def twice(value: float) -> float:
    return 2 * value


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (np.empty((0, 2), dtype=np.int64), "np.empty((0, 2), dtype=int)"),
        (np.array([], dtype=np.int64), "np.array([], dtype=int)"),
        ([np.inf, -np.inf], "[np.inf, -np.inf]"),
        (np.array([1, 2], dtype=np.uint8), "np.array([1, 2], dtype='uint8')"),
        (twice, "twice"),
        (lambda value: value + 1, "lambda value: value + 1"),
    ],
)
def test_what_is_printed_runs_when_pasted(value: Any, text: str) -> None:
    assert expression(value) == text
    eval(text, {"np": np, "twice": twice})


def test_exact_fractions_only_where_they_are_read_at_once() -> None:
    assert show_any(Fraction(2, 7)).text == "2/7 ≈ 0.2857"
    assert show_any(Fraction(1, 4)).text == "0.25"
    assert show_any(Fraction(-7205759403792794, 25220157913274777)).text.startswith("-0.2857")


def said(got: Any, expected: Any) -> str:
    return how_it_differs(got, expected, differences(got, expected)).en


def test_no_relation_that_does_not_hold_of_every_entry_by_its_own_size() -> None:
    wanted = np.array([1e9, 3.0, 7.0])
    assert "times" not in said(wanted * 0.3 + [0, 0.5, 0], wanted)
    assert said(wanted * 0.3, wanted) == "every entry is 0.3 times what it should be"
    assert "order" not in said([0, 1, 0, 0], [0, 0, 1, 0])


def test_a_history_of_one_array_is_told() -> None:
    rounds = [[float(i), 1.0] for i in range(4)]
    assert "every entry is that of the last round" in said([rounds[-1]] * 4, rounds)
