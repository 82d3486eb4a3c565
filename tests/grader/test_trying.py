"""`grade try`: one function on the input that fails, or on arguments typed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from grader.course.catalog import Course
from grader.errors import WrongUsage
from grader.session.grading import Grading, Work
from grader.session.trying import Tried, try_function

CODE = """
def mean(values):
    print("got", len(values))
    if values == [7]:
        return undefined
    return max(values)


def spread(values):
    return max(values) - min(values)
"""


@pytest.fixture
def grading(miniature: Course) -> Iterator[Grading]:
    with Grading(miniature, "en") as grading:
        yield grading


def tried(grading: Grading, folder: Path, function: str, *typed: str) -> Tried:
    path = folder / "ex01_01.py"
    path.write_text(CODE, encoding="utf-8")
    return try_function(grading, Work(path, grading.course.find("1.1"), own=True), function, typed)


def test_arguments_typed(grading: Grading, tmp_path: Path) -> None:
    found = tried(grading, tmp_path, "mean", "[1.0, 4.0]")
    assert (found.call, found.printed, found.outcome.en, found.fine) == ("mean([1.0, 4.0])", "got 2\n", "4.0", True)
    raised = tried(grading, tmp_path, "mean", "[7]")
    assert not raised.fine
    assert "ex01_01.py:5: return undefined\nNameError" in raised.outcome.en


def test_the_input_that_fails(grading: Grading, tmp_path: Path) -> None:
    found = tried(grading, tmp_path, "mean")
    assert found.call.startswith("mean([")
    assert found.fine


def test_what_cannot_be_tried_says_why(grading: Grading, tmp_path: Path) -> None:
    with pytest.raises(WrongUsage, match="has no median; it has mean, spread"):
        tried(grading, tmp_path, "median")
    with pytest.raises(WrongUsage, match='spread "values"'):
        tried(grading, tmp_path, "spread")
    with pytest.raises(WrongUsage, match="Write arguments as Python"):
        tried(grading, tmp_path, "mean", "open('x')")
