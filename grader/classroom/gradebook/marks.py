"""What a person gave for written parts, and how it enters a report."""

from __future__ import annotations

import dataclasses
import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from grader.results.model import ExerciseResult, Report
from grader.text import Text


@dataclass(frozen=True, kw_only=True)
class Mark:
    """The points for one written part of one student."""

    exercise: str
    function: str
    points: float
    max_points: float
    comment: str = ""
    answer: str = ""
    """The digest of the text that was read; a text that changed since is to be read again."""


def answer_digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]


def with_marks(report: Report, marks: Sequence[Mark]) -> Report:
    """The report with these marks: their points and maxima count, their comments stand among the notes."""
    return dataclasses.replace(report, exercises=[_marked(result, marks) for result in report.exercises])


def _marked(result: ExerciseResult, marks: Sequence[Mark]) -> ExerciseResult:
    texts = {part.function: answer_digest(part.text) for part in result.written if part.text}
    own = [mark for mark in marks if mark.exercise == result.id]
    current = [mark for mark in own if texts.get(mark.function) == mark.answer]
    notes = [_note(mark) for mark in current]
    return dataclasses.replace(
        result,
        points=result.points + sum(mark.points for mark in current),
        max_points=result.max_points + sum(mark.max_points for mark in own),
        notes=[*result.notes, *notes],
        to_review=result.to_review and not set(texts) <= {mark.function for mark in current},
    )


def _note(mark: Mark) -> Text:
    points = f"{mark.points:g} / {mark.max_points:g}"
    zh, en = f"书面回答 {mark.function}：{points} 分", f"Written answer {mark.function}: {points} points"
    return Text(f"{zh}. {mark.comment}", f"{en}. {mark.comment}") if mark.comment else Text(zh, en)
