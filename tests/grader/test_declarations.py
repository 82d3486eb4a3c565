"""What `check`, `pin` and `exercise` refuse, and what they say then."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import strategies as st

from grader.checks import check, exercise, pin, pins
from grader.text import Text

HINTS = [("一", "One")]
X = {"x": st.integers()}


def declared(**options: Any) -> Any:
    def test_it(answer: Any, x: int) -> None:
        """熵符合定义，
        空列也是 / Entropy is what (4.1) says
        """

    return check(**options)(test_it).check  # type: ignore[attr-defined]


def test_the_title_is_the_docstring() -> None:
    assert declared(given=X).title == Text("熵符合定义，空列也是", "Entropy is what (4.1) says")


@pytest.mark.parametrize("title", [None, "熵", "熵 / ", "熵 / a / b", "熵/entropy"])
def test_a_docstring_that_is_no_title(title: str | None) -> None:
    def test_it(answer: Any) -> None: ...

    test_it.__doc__ = title
    with pytest.raises(ValueError, match="Expected test_it to have its title as docstring, 中文 / English"):
        check(points=1)(test_it)


def test_what_is_drawn_or_pinned_is_a_property() -> None:
    def test_it(answer: Any) -> None:
        """甲 / A"""

    assert check(points=1)(test_it).check.kind == "example"  # type: ignore[attr-defined]
    assert declared(given=X).kind == declared(also=[pin("one", "the least", x=1)]).kind == "property"


def test_pins_keep_their_order_and_have_names() -> None:
    also = [pin("none", "nothing to add", x=0), *pins("tens", "powers of ten", [{"x": 10**k} for k in (1, 2)])]
    found = declared(given=X, also=also)
    assert found.also == ({"x": 0}, {"x": 10}, {"x": 100})
    assert [(one.name, one.reason) for one in found.pins] == [
        ("none", "nothing to add"), ("tens 1", "powers of ten"), ("tens 2", "powers of ten"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("options", "refusal"),
    [
        ({"given": {"x": 3}}, r"Expected a strategy for x of test_it, but got x=3 \(type=int\)"),
        ({"given": {"y": st.integers()}}, "it has no parameter y"),
        ({"also": [{"x": 3}]}, r"to hold pins, but got also=\{'x': 3\} .* write pin\("),
        ({"given": X, "also": [pin("a", "b", y=1)]}, "Expected pin 'a' of test_it to give x, but it gives y"),
        ({"also": [pin("a", "b", x=1), pin("a", "c", x=2)]}, "two are called 'a'"),
        ({"given": X, "points": "3"}, r"Expected points of test_it .* points='3' \(type=str\)"),
        ({"given": X, "hint": "先平方"}, r"Expected hint of test_it to be \(Chinese, English\)"),
        ({"given": X, "requires": "test_a"}, "to be a list of checks, but got requires='test_a'"),
        ({"also": [pin("a", "b", x=1)], "examples": 5}, "examples=5 and draws nothing"),
        ({"given": X, "examples": 0}, r"at least 1, but got examples=0 \(type=int\)"),
    ],
)
def test_what_does_not_fit(options: dict[str, Any], refusal: str) -> None:
    with pytest.raises((TypeError, ValueError), match=refusal):
        declared(**options)


def test_a_parameter_that_nothing_fills() -> None:
    def test_it(answer: Any, x: int, y: int) -> None:
        """甲 / A"""

    with pytest.raises(ValueError, match="Expected a strategy or a pin for y of test_it"):
        check(given=X)(test_it)


@pytest.mark.parametrize(("name", "reason"), [("", "why"), ("name", " ")])
def test_a_pin_says_what_it_is(name: str, reason: str) -> None:
    with pytest.raises(ValueError, match="of a pin to say something"):
        pin(name, reason, x=1)


def test_a_pin_without_inputs() -> None:
    with pytest.raises(ValueError, match=r"pin\('name', …\) gives none"):
        pin("name", "why")


def test_words_that_mean_nothing() -> None:
    with pytest.raises(ValueError, match=r"Expected kind to be one of program, .* but got kind='design'"):
        exercise(kind="design", book="1", hints=HINTS)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"Expected pattern to be one of oracle, .* but got pattern='exhaustive'"):
        exercise(kind="prove", book="1", hints=HINTS, patterns=["exhaustive"])  # type: ignore[list-item]
