"""Submissions that no editor wrote: each is a row with a reason. `python -m tests.fuzz class` grades 10,000."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from grader.classroom.gradebook import Standing
from tests.fuzz.classes import fuzz_class


def test_every_fuzzed_submission_is_a_row_with_a_reason(
    submissions: Path, grade_all: Callable[..., object], rows: Callable[[], dict[str, Standing]]
) -> None:
    number = fuzz_class(submissions, 30, seed=3)
    grade_all()
    found = rows()
    assert len(found) == number
    assert all(label.isprintable() for label in found)
    assert {row.status for row in found.values()} <= {"graded", "unreadable"}
    assert all(row.points or row.reason.en or row.unrecognised or row.scores for row in found.values())
