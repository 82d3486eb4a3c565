"""What a check may say, and whose fault it is when it says something else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import assume
from hypothesis import strategies as st

from grader.checks import Share, check, close, number, share_of_claims
from grader.deciding.checks import PreparedCheck, run_check
from grader.deciding.inputs import draw
from grader.deciding.verdict import Run, Verdict
from grader.explaining.words import Explanation, failure_of, in_words, show_any
from grader.player.guest import codec
from grader.results.model import CheckResult, exercise_status
from grader.text import Text
from grader.verify.thoughtless import AnsweredHere, thoughtless_passes


def prepared(test: Callable[..., Any]) -> PreparedCheck:
    test.__doc__ = "标题 / A title"
    declared = check(points=10)(test).check  # type: ignore[attr-defined]
    return PreparedCheck(check=declared, max_points=10.0, inputs=draw(declared, 0), reference=None)


def run(test: Callable[..., Any], returned: Any = 7.0) -> Run:
    return run_check(prepared(test), codec.encode({}), AnsweredHere(lambda function, args: returned))


def verdict(test: Callable[..., Any], returned: Any = 7.0) -> Verdict:
    return run(test, returned).verdict


@pytest.mark.parametrize(
    "said",
    [True, np.True_, 1, 1.0, 0.5, 7, np.float64(1), [1.0], "passed", close],
    ids=lambda said: getattr(said, "__name__", str(said)),
)
def test_a_check_that_returns_anything_but_a_share_is_broken(said: Any) -> None:
    found = verdict(lambda answer: said)
    assert (found.status, found.share) == ("broken", 0.0)


def test_the_number_that_a_student_returned_is_no_share() -> None:
    assert verdict(lambda answer: number(answer.f())).status == "broken"
    assert verdict(lambda answer: close(answer.f(), 7.0)).status == "broken"


@pytest.mark.parametrize("share", [-0.1, 1.1, float("nan")])
def test_a_share_lies_between_nothing_and_all(share: float) -> None:
    assert verdict(lambda answer: Share(share)).status == "broken"


def test_shares_earn_what_they_say() -> None:
    assert verdict(lambda answer: None).status == "passed"
    assert verdict(lambda answer: Share(1.0)).status == "passed"
    assert (verdict(lambda answer: Share(0.5)).status, verdict(lambda answer: Share(0.5)).share) == ("failed", 0.5)
    claims = {"a": True, "b": False}
    assert verdict(lambda answer: share_of_claims(answer.claims(), claims), claims).status == "passed"


def mistaken(answer: Any) -> None:
    answer.f()["key"]


def test_a_mistake_of_the_check_is_not_the_students_and_says_where_it_is() -> None:
    found = run(mistaken)
    assert found.verdict.status == "broken"
    message = failure_of(found, {}).message
    assert "test_runs.py:" in message.en
    assert "not your fault" in message.en
    assert "不是你的错" in message.zh


def test_an_assertion_is_a_failed_comparison() -> None:
    def test(answer: Any) -> None:
        assert answer.f() == 8, "f should be 8"

    assert verdict(test).status == "failed"


@pytest.mark.filterwarnings("ignore:Using `assume`")
def test_to_assume_something_of_an_answer_passes_nothing() -> None:
    @check(points=10, given={"x": st.integers(0, 9)})
    def test(answer: Any, x: int) -> None:
        """标题 / A title"""
        assume(answer.f(x) > 0)

    declared = test.check  # type: ignore[attr-defined]
    found = run_check(
        PreparedCheck(check=declared, max_points=10.0, inputs=[], reference=None),
        codec.encode({"x": 1}),
        AnsweredHere(lambda function, args: -1),
    )
    assert found.verdict.status == "broken"


def test_an_exercise_with_a_broken_check_has_no_verdict() -> None:
    passed = CheckResult(id="a", title=Text("甲", "a"), kind="example", max_points=5.0, status="passed", points=5.0)
    assert exercise_status([passed, replace(passed, status="broken", points=0.0)]) == "broken"


def test_a_check_that_goes_wrong_on_a_thoughtless_answer_is_not_fit_to_ship() -> None:
    class Reference:
        @staticmethod
        def f() -> dict[str, float]:
            return {"key": 1.0}

    def careless(answer: Any) -> None:
        close(answer.f()["key"], 1.0)

    found = list(thoughtless_passes([prepared(careless)], Reference))  # type: ignore[arg-type]
    assert any("always returns None" in line and "went wrong" in line for line in found)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ([np.float64(1.0), np.float64(-0.0)], "[1.0, 0.0]"),
        ((np.int64(3), [np.bool_(True)]), "(3, [True])"),
        ({np.int64(1): [np.float64(0.5)]}, "{1: [0.5]}"),
        ({np.int64(1)}, "{1}"),
        ({frozenset([np.int64(1)]): 2}, "'{frozenset({1}): 2}'"),
    ],
)
def test_what_a_check_expects_is_shown_in_plain_numbers(value: Any, text: str) -> None:
    assert show_any(value).text == text


def test_a_failure_that_cannot_be_put_into_words_is_the_graders_fault() -> None:
    def explain() -> Explanation:
        raise OverflowError("too large to be shown")

    found = in_words(explain)
    assert found.broken
    assert found.failure
    assert "too large to be shown" in found.failure.message.en
