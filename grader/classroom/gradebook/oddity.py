"""What a person should look at in an answer: kept with its verdict, told to no student."""

from __future__ import annotations

from grader.classroom.gradebook.gradebook import Gradebook
from grader.text import Text


def oddities_of(gradebook: Gradebook) -> dict[str, tuple[tuple[str, str, Text], ...]]:
    """By submission: exercise, kind and words of each."""
    found: dict[str, tuple[tuple[str, str, Text], ...]] = {}
    for label, exercise, kind, zh, en in gradebook.query(
        "SELECT r.submission, r.exercise, o.kind, o.zh, o.en FROM oddity o JOIN result r ON r.verdict = o.verdict"
        " ORDER BY r.submission, r.exercise, o.kind"
    ):
        found[label] = (*found.get(label, ()), (exercise, kind, Text(zh, en)))
    return found
