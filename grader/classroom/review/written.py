"""The written answers of a class, and what becomes of the points given for them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

from grader.classroom.gradebook import Gradebook, Mark, overview
from grader.classroom.gradebook.by_hand import back_up
from grader.classroom.gradebook.changes import note_changes
from grader.classroom.gradebook.reports import look_of, report_of
from grader.errors import WrongUsage
from grader.report import html
from grader.results.shown import shown
from grader.text import Language, Text


@dataclass(frozen=True, kw_only=True)
class WrittenAnswer:
    """One written answer, with what was given for it so far."""

    student: str
    name: str
    exercise: str
    function: str
    text: str
    digest: str
    rubric: list[Text]
    max_points: float
    points: float | None
    comment: str

    @property
    def key(self) -> str:
        """This answer in one word, which begins with a letter: no spreadsheet takes it for a number or a date."""
        whose = hashlib.sha256(f"{self.student}\0{self.exercise}\0{self.function}".encode("utf-8", "replace"))
        return f"k{whose.hexdigest()[:12]}{self.digest}"


def answers(gradebook: Gradebook) -> list[WrittenAnswer]:
    """Every written answer of the submissions that count, part by part, so that one rubric is applied at a time."""
    found = gradebook.query(
        "SELECT s.student, t.name, r.exercise, a.function, a.text, a.digest, w.rubric, w.max_points, m.points,"
        " m.comment FROM result r JOIN answer a ON a.verdict = r.verdict"
        " JOIN submission s ON s.label = r.submission JOIN student t ON t.id = s.student"
        " JOIN written w ON w.exercise = r.exercise AND w.function = a.function"
        " LEFT JOIN mark m ON m.student = s.student AND m.exercise = r.exercise AND m.function = a.function"
        " AND m.answer = a.digest ORDER BY r.exercise, a.function, s.student"
    )
    return [
        WrittenAnswer(
            student=student,
            name=name,
            exercise=exercise,
            function=function,
            text=text,
            digest=digest,
            rubric=[Text(*words) for words in json.loads(rubric)],
            max_points=most,
            points=points,
            comment=comment or "",
        )
        for student, name, exercise, function, text, digest, rubric, most, points, comment in found
    ]


def in_order(found: Sequence[WrittenAnswer], *, anonymous: bool) -> list[WrittenAnswer]:
    """Part by part; where the reader shall not know whose they are, not in the order of students either."""
    return sorted(found, key=lambda one: (one.exercise, one.function, one.key)) if anonymous else list(found)


class Marking:
    """Where marks are given: checks them, writes them, and remembers whose reports they change."""

    def __init__(self, gradebook: Gradebook) -> None:
        self._gradebook = gradebook
        self._parts = self._parts_in_use()
        self.changed: set[str] = set()

    def give(self, answer: WrittenAnswer, points: float, comment: str) -> None:
        if not 0 <= points <= answer.max_points:
            raise WrongUsage(
                f"{answer.student} 的 {answer.exercise} {answer.function}：分数应在 0 到 {answer.max_points:g} 之间，"
                f"不是 {points:g}",
                f"{answer.exercise} {answer.function} of {answer.student}: expected points from 0 to"
                f" {answer.max_points:g} but got {points:g}",
            )
        if (points, comment) == (answer.points, answer.comment):
            return
        comment = self._gradebook.rules.comment(comment)
        mark = Mark(
            exercise=answer.exercise,
            function=answer.function,
            points=points,
            max_points=answer.max_points,
            comment=comment,
            answer=answer.digest,
        )
        self._gradebook.mark(answer.student, mark)
        back_up(self._gradebook)
        self.changed.add(answer.student)

    def affected(self) -> Collection[str] | None:
        """The students whose reports are outdated; None for all: a part that begins to count does so for everyone."""
        return self.changed if self._parts == self._parts_in_use() else None

    def _parts_in_use(self) -> list[tuple[str, ...]]:
        return self._gradebook.query("SELECT DISTINCT exercise, function FROM mark ORDER BY exercise, function")


def publish(gradebook: Gradebook, folder: Path, students: Collection[str] | None, language: Language) -> None:
    """Writes the reports of these students (None: of all) again, and notes whose points changed."""
    for row in overview(gradebook).rows:
        if row.report and row.counts and (students is None or row.student in students):
            report = report_of(gradebook, row)
            if report is not None:
                target = folder / row.report
                seen = shown(report, gradebook.rules.shows_now)
                html.write(seen, target, language, templates=gradebook.templates, grade=row.grade)
                gradebook.looks_as(row.label, look_of(gradebook, row.student, language))
    note_changes(gradebook)
